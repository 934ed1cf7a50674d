"""A small language for situations of `shieldwall`, so that a test is shorter than the clause that it holds.

    f = field("6*VBON 2000,1200,0", "7*SSEL 2000,2000,180")
    f.plays("order 0 charge", "run")
    assert f.breaks("order 0 charge") == "SHIELDWALL-0.4"

The two sides are given in turn, bands parted by `;`; the first is the attacker in turn 1. A band is a troop and where each man
stands (x, y, facing), or `N*` before the troop and where the middle of its front rank stands, after which may follow `files=N`
and `open`. Bands and figures are numbered in the order given. A move is its kind in small letters and its fields: the names of
orders, ways to turn, sides and weapons in small letters, angles and sidesteps as they are.
"""

from __future__ import annotations

import msgspec

from sherwood.games.shieldwall import figures, geometry, kinds, position, troops, variants
from sherwood.games.shieldwall.faults import FAULTS
from sherwood.games.shieldwall.field import Field
from sherwood.games.shieldwall.places import Layout, Sizes
from sherwood.games.shieldwall.scenario_file import Band, BandRow, Piece, Scenario, Stand, Zone
from sherwood.games.shieldwall.stage import Stage
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.trig import x_at, y_at
from sherwood.kernel.moves import pack
from sherwood.kernel.play import legal

CLAUSES = {fault.number: fault.clause for fault in FAULTS}
Place = tuple[int, int, int]


class Situation:
    def __init__(self, state: Shieldwall) -> None:
        self.state = state

    def fault(self, text: str) -> int:
        return int(self.state.fault(move(text)))

    def allows(self, text: str) -> bool:
        return self.fault(text) == 0

    def breaks(self, text: str) -> str:
        """The clause that a move breaks; empty if it is legal."""
        fault = self.fault(text)
        return CLAUSES[fault] if fault else ""

    def plays(self, *texts: str) -> None:
        for text in texts:
            assert self.allows(text), f"{text}: {self.breaks(text)}"
            self.state.play(move(text))

    def offers(self) -> list[int]:
        return legal(self.state)

    def place(self, figure: int) -> Place:
        stands = self.state.stands
        return int(stands.x[figure]), int(stands.y[figure]), int(stands.facing[figure])

    def places(self, *men: int) -> list[Place]:
        return [self.place(man) for man in men]

    def is_on(self, figure: int) -> bool:
        return bool(self.state.is_on(figure))

    def has(self, figure: int, bit: str) -> bool:
        return bool(self.state.has(figure, getattr(position, bit)))


def field(
    attacker: str,
    defender: str,
    *,
    pieces: tuple[tuple[str, tuple[tuple[int, int], ...]], ...] = (),
    zones: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = (),
    plays: tuple[str, ...] = (),
    deployed: bool = True,
    mover: int = 0,
    turns: int = 10,
    **changes: object,
) -> Situation:
    """pieces: kind and points of terrain; plays: variants; deployed: False to begin with the deployment; changes: of bands."""
    book = figures.load()
    sizes = Sizes(book.bases)
    bands = [band(text, side, book, sizes, changes) for side, army in enumerate((attacker, defender)) for text in army.split(";")]
    scenario = Scenario(
        "test", 1, (7200, 4800), turns, ("one", "other"), 0, mover, True,
        tuple(Piece(kind, f"T{n}", book.country.kinds[kind].shape, points, ()) for n, (kind, points) in enumerate(pieces)),
        tuple(Zone(side, points) for side, points in zones), tuple(bands), (), (), None, (), (), (), (), (), (), (), (),
    )  # fmt: skip
    bits = sum(bit for name, _, bit in variants.VARIANTS if name in plays)
    state = Shieldwall(Stage(Field(book, scenario), bits))
    state.set_up()
    made = Situation(state)
    if deployed:
        made.plays("deploy default", "deploy default")
    return made


def band(text: str, side: int, book: figures.Book, sizes: Sizes, changes: dict[str, object]) -> Band:
    words = text.split()
    men, _, code = words[0].rpartition("*")
    spots = [tuple(int(number) for number in word.split(",")) for word in words[1:] if "," in word]
    count = int(men) if men else len(spots)
    files = next((int(word[6:]) for word in words if word.startswith("files=")), count)
    row = BandRow("one", code, count, code, files=files, spacing="open" if "open" in words else "close")
    row = msgspec.structs.replace(row, **changes)
    stands = tuple(Stand(x, y, facing, 0) for x, y, facing in spots)
    if men:
        layout = Layout(sizes)
        layout.form(count, files, int("open" in words), int(book.troops[code].mounted))
        ((x, y, facing),) = spots
        offsets = [(layout.right(man), -layout.back(man)) for man in range(count)]
        stands = tuple(Stand(x_at(x, facing, r, u), y_at(y, facing, r, u), facing, 0) for r, u in offsets)
    return Band(side, row, stands)


def named(name: str) -> int:
    """An order, a way to turn, a mode of fire, a side or a weapon."""
    return next(int(getattr(module, name)) for module in (kinds, geometry, troops) if hasattr(module, name))


def move(text: str) -> int:
    kind, *words = text.split()
    fields = [int(word) if word.lstrip("-").isdecimal() else named(word.upper()) for word in words]
    if kind == "turn":
        fields[0] += kinds.HALF_CIRCLE
    if kind == "sidestep":
        fields[0] += kinds.NO_STEP
    return int(pack(getattr(kinds, kind.upper()), *fields))
