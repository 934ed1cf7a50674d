"""SHIELDWALL-D.5: own battles: two armies of one price, on a ground that two dice name.

A battle is a scenario like others, called `muster.GROUND.ARMY.ARMY`, and its armies are tables of `muster.toml`, over which own
ones may be laid.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from itertools import permutations, product
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from sherwood.games.shieldwall import figures
from sherwood.games.shieldwall.conditions import Comparison, Value
from sherwood.games.shieldwall.figures import Book, Few
from sherwood.games.shieldwall.places import Sizes
from sherwood.games.shieldwall.scenario_file import (
    Band,
    BandRow,
    Inches,
    Piece,
    Point,
    Scenario,
    Spot,
    Victory,
    Zone,
    lay_out,
)
from sherwood.games.shieldwall.sources import Sources
from sherwood.games.shieldwall.troops import NATIONS
from sherwood.kernel.game import Refusal
from sherwood.kernel.rng import Rng

NAME = "muster"
FILE = "muster.toml"
GROUNDS = tuple(f"{one}{other}" for one, other in product(range(1, 7), repeat=2))
"""By the dice that name them."""
NUMBERS = {pair: 91 + place for place, pair in enumerate(permutations(NATIONS, 2))}
"""The numbers of such scenarios, by the nations of their sides."""
INCH = 100
SHOOTERS = ("bow", "sling", "crossbow")
"""Who stands in open order."""


class Terms(msgspec.Struct, frozen=True):
    size: Spot
    zone: Inches
    turns: Few
    margin: Few
    pieces: Few
    across: Annotated[tuple[Inches, ...], msgspec.Meta(min_length=1)]
    up: Annotated[tuple[Inches, ...], msgspec.Meta(min_length=1)]
    files: Few
    gap: Inches
    rank: Inches
    most: Few


class Patch(msgspec.Struct, frozen=True):
    """A piece of ground, round a point of the grid; a line has no depth."""

    wide: Inches
    deep: Inches = 0


class Army(msgspec.Struct, frozen=True):
    points: Annotated[int, msgspec.Meta(ge=1, le=9999)]
    bands: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]


class Muster(NamedTuple):
    terms: Terms
    patches: dict[str, Patch]
    armies: dict[str, Army]


@cache
def load(own: Path | None = None) -> Muster:
    """Raises Refusal that tells every fault."""
    sources = Sources(own)
    book = figures.read(sources)
    found = read(sources, book) if book else None
    sources.settle()
    assert found is not None
    return found


def read(sources: Sources, book: Book) -> Muster | None:
    data = sources.read(FILE)
    terms = sources.row(FILE, ("muster",), data.get("muster"), Terms, "D.5")
    patches: dict[str, Patch] = {}
    for kind, raw in sources.table(FILE, data, ("ground",), "D.5").items():
        patch = sources.row(FILE, ("ground", kind), raw, Patch, "D.5")
        if kind not in book.country.kinds:
            sources.fault(FILE, ("ground", kind), f"must be one of {', '.join(book.country.kinds)}", "1.7a")
        elif patch is not None:
            patches[kind] = patch
    armies: dict[str, Army] = {}
    for name, raw in sources.table(FILE, data, ("army",), "D.5").items():
        army = sources.row(FILE, ("army", name), raw, Army, "D.5")
        if army is None:
            continue
        armies[name] = army
        for what in faults(book, army, terms.most if terms else math.inf):
            sources.fault(FILE, ("army", name), what, "D.5")
    return None if terms is None or sources.faults else Muster(terms, patches, armies)


# -- armies -----------------------------------------------------------------------------------------------------------------
def enlisted(text: str) -> tuple[int, str]:
    """How many men of which troop: of `8 VBON`, or of one man's band `VCHF`."""
    count, _, troop = text.rpartition(" ")
    return int(count) if count.isdecimal() else 1, troop


def faults(book: Book, army: Army, most: float) -> Iterator[str]:
    """Why an army can't take the field."""
    bands = [enlisted(text) for text in army.bands]
    unknown = sorted({troop for _, troop in bands} - book.troops.keys())
    if unknown:
        yield f"has {unknown[0]!r}, which no troop is called"
        return
    if cost(book, army) > army.points:
        yield f"costs {cost(book, army)} points, and may cost {army.points}"
    if len({book.troops[troop].nation for _, troop in bands}) > 1:
        yield "is of more than one nation"
    if not any(book.troops[troop].leader for _, troop in bands):
        yield "has no leader"
    if sum(men for men, _ in bands) > most:
        yield f"has {sum(men for men, _ in bands)} figures, and may have {most}"


def cost(book: Book, army: Army) -> int:
    return sum(men * book.troops[troop].points for men, troop in map(enlisted, army.bands))


def nation(book: Book, army: Army) -> str:
    return book.troops[enlisted(army.bands[0])[1]].nation


def others(names: tuple[str, ...]) -> tuple[str, ...]:
    """The armies, one first that matches the first of these: of its price and of another nation."""
    armies, book = load().armies, figures.load()
    first = armies[names[0]]
    matches = [
        name for name in names if armies[name].points == first.points and nation(book, armies[name]) != nation(book, first)
    ]
    return tuple(dict.fromkeys([*matches[:1], *names]))


# -- ground -----------------------------------------------------------------------------------------------------------------
def pieces(muster: Muster, dice: str) -> tuple[Piece, ...]:
    """The ground of two dice: kinds and points drawn one after another, each lawful pair as likely as any other.

    Raises Refusal if there is nothing left to draw.
    """
    rng = Rng(int(dice))
    found: list[Piece] = []
    for number in range(1, muster.terms.pieces + 1):
        lawful = [piece for piece in possible(muster, f"T{number}") if is_lawful(piece, found)]
        if not lawful:
            raise Refusal(f"Ground {dice} has no room for piece {number}. Ask for fewer pieces in {FILE} (SHIELDWALL-D.5).")
        found.append(lawful[int(rng.below(len(lawful)))])
    return tuple(found)


def possible(muster: Muster, id: str) -> Iterator[Piece]:
    width = units(muster.terms.size[0])
    for kind, patch in muster.patches.items():
        for across, up in product(muster.terms.across, muster.terms.up):
            x, y, half, deep = units(across), units(up), units(patch.wide) // 2, units(patch.deep) // 2
            if 2 * half >= width:
                x, half = width // 2, width // 2
            if deep == 0:
                yield Piece(kind, id, "line", ((x - half, y), (x + half, y)), ())
            else:
                yield Piece(kind, id, "area", box(x - half, y - deep, x + half, y + deep), ())


def is_lawful(piece: Piece, others: list[Piece]) -> bool:
    """No two of a kind, no two round one point, and nothing in a wood (SHIELDWALL-1.7b)."""
    return not any(
        other.kind == piece.kind or middle(other) == middle(piece) or (is_wood(piece, other) and meet(piece, other))
        for other in others
    )


def is_wood(*pieces: Piece) -> bool:
    kinds = figures.load().country.kinds
    return any(kinds[piece.kind].cover == "edge" for piece in pieces)


def meet(one: Piece, other: Piece) -> bool:
    """Whether their boxes have more in common than an edge."""
    (west, south), _, (east, north), _ = bounds(one)
    (other_west, other_south), _, (other_east, other_north), _ = bounds(other)
    return west < other_east and other_west < east and south < other_north and other_south < north


def bounds(piece: Piece) -> tuple[Point, ...]:
    """An area, or the box an inch deep that a line fills."""
    if piece.shape == "area":
        return piece.points
    (west, y), (east, _) = piece.points
    return box(west, y - INCH // 2, east, y + INCH // 2)


def middle(piece: Piece) -> Point:
    xs, ys = [x for x, _ in piece.points], [y for _, y in piece.points]
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2


def box(west: int, south: int, east: int, north: int) -> tuple[Point, ...]:
    return (west, south), (west, north), (east, north), (east, south)


def units(inches: float) -> int:
    return round(INCH * inches)


# -- the battle -------------------------------------------------------------------------------------------------------------
def named(dice: str, one: str, other: str) -> str:
    return f"{NAME}.{dice}.{one}.{other}"


@cache
def find(name: str, own: Path | None = None) -> Scenario:
    """The scenario of such a name. Raises Refusal for armies that don't match."""
    _, dice, *sides = name.split(".")
    muster, book = load(own), figures.load(own)
    armies = [muster.armies[side] for side in sides]
    if armies[0].points != armies[1].points:
        raise Refusal(
            f"The armies are of {armies[0].points} and {armies[1].points} points. Choose two that match (SHIELDWALL-D.5)."
        )
    nations = (nation(book, armies[0]), nation(book, armies[1]))
    if nations[0] == nations[1]:
        raise Refusal("Both armies are of one nation. Choose two (SHIELDWALL-D.5).")
    return arranged(name, NUMBERS[nations], nations, muster, book, armies, pieces(muster, dice))


def like(number: int, own: Path | None = None) -> Scenario:
    """A battle of the nations of which it is the number. Raises KeyError."""
    nations = {number: nations for nations, number in NUMBERS.items()}[number]
    muster, book = load(own), figures.load(own)
    army = {nation(book, army): army for army in muster.armies.values()}
    return arranged(NAME, number, nations, muster, book, [army[one] for one in nations], ())


def arranged(
    name: str, number: int, sides: tuple[str, str], muster: Muster, book: Book, armies: list[Army], ground: tuple[Piece, ...]
) -> Scenario:
    terms = muster.terms
    width, height, zone = units(terms.size[0]), units(terms.size[1]), units(terms.zone)
    margin = -(-terms.margin * armies[0].points // 100)
    return Scenario(
        id=name,
        number=number,
        size=(width, height),
        turns=terms.turns,
        sides=sides,
        first=0,
        mover=-1,
        high_angle=True,
        pieces=ground,
        zones=(Zone(0, box(0, 0, width, zone)), Zone(1, box(0, height - zone, width, height))),
        bands=(*lined_up(muster, book, sides, 0, armies[0]), *lined_up(muster, book, sides, 1, armies[1])),
        entries=(),
        exits=(),
        loads=None,
        posts=(),
        walks=(),
        links=(),
        openings=(),
        drawbridges=(),
        over=(),
        victories=(ahead(sides, 0, margin), ahead(sides, 1, margin)),
        warnings=(),
    )


def ahead(sides: tuple[str, str], seat: int, margin: int) -> Victory:
    """More points of enemies gone by the margin."""
    more = Comparison(Value("score", sides[seat]), ">=", Value("score", sides[1 - seat], plus=margin))
    return Victory((more,), seat, False, False)


class Rank(NamedTuple):
    """A band, and how wide it stands."""

    row: BandRow
    mounted: int
    front: float


def lined_up(muster: Muster, book: Book, sides: tuple[str, str], seat: int, army: Army) -> Iterator[Band]:
    """Its bands in the order of the list, from its left, as many lines as they need, each in the middle of its edge."""
    terms, sizes = muster.terms, Sizes(book.bases)
    width, height = terms.size
    for behind, line in enumerate(
        lines(terms, [rank(book, sizes, terms, sides[seat], *one) for one in enumerate(army.bands, 1)])
    ):
        left = (width - sum(one.front + terms.gap for one in line) + terms.gap) / 2
        for one in line:
            across, ahead = left + one.front / 2, terms.zone - 1 - terms.rank * behind
            left += one.front + terms.gap
            at = (across, ahead) if seat == 0 else (width - across, height - ahead)
            row = msgspec.structs.replace(one.row, at=at, facing=180 * seat)
            yield Band(seat, row, lay_out(row, one.mounted, sizes))


def rank(book: Book, sizes: Sizes, terms: Terms, side: str, number: int, text: str) -> Rank:
    men, code = enlisted(text)
    troop = book.troops[code]
    is_open = troop.missile in SHOOTERS
    files = min(men, terms.files)
    row = BandRow(
        side=side,
        id=f"{side[0].upper()}{number}",
        men=men,
        troop=code,
        files=files,
        spacing="open" if is_open else "close",
    )
    return Rank(row, int(troop.mounted), files * int(sizes.beside[2 * is_open + troop.mounted]) / INCH)


def lines(terms: Terms, ranks: list[Rank]) -> list[list[Rank]]:
    """As many in a line as the table has room for."""
    found: list[list[Rank]] = [[]]
    for one in ranks:
        if found[-1] and sum(other.front + terms.gap for other in (*found[-1], one)) > terms.size[0] - terms.gap:
            found.append([])
        found[-1].append(one)
    return found
