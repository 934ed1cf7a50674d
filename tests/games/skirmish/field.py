"""A small language for situations of `skirmish`, so that a test is shorter than the clause that it holds.

    f = field("woods", norman="gebbo 0509 stunned, guy 0808/0809", saxon="reynold 0508, gilbert 0706^")
    assert f.breaks("fire reynold gebbo 0509") == "SKIRMISH-3b"
    f.plays("fire reynold guy 0808")
    f.rolls(3, 7)

A counter is named with its hex, or with its front and rear hex if it has two (a man then sits on a horse), `^` meaning the
top of a tree; after it may follow a state and flags, and `pulls:` or `aboard:` with the name of a cart. Moves are written as
the kind in small letters and its fields.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sherwood.games.skirmish import cast as casts
from sherwood.games.skirmish import kinds, land, mosaic, plotting, position, scenarios, sequence, special, variants
from sherwood.games.skirmish.board import Board
from sherwood.games.skirmish.faults import FAULTS
from sherwood.games.skirmish.lineup import BUILDINGS, TREES
from sherwood.games.skirmish.muster import muster
from sherwood.games.skirmish.plot import Plot
from sherwood.games.skirmish.plotting import Agreed
from sherwood.games.skirmish.sheet import Sheet
from sherwood.games.skirmish.sources import BEGINNERS, STANDARD
from sherwood.games.skirmish.stage import Stage
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.play import legal
from sherwood.kernel.state import CHANCE
from sherwood.kernel.story import Story

FIELDS = {
    "place": "cpp", "hide": "ch", "choose": "nnn",
    "fire": "ccp", "pick": "c", "step": "cp", "climb": "cp", "jump": "cp", "leap": "cp", "vault": "cc",
    "mount": "cc", "dismount": "cp", "about_face": "c", "lead": "cc", "release": "cc", "drive": "cc", "harness": "ccc",
    "unharness": "ccc", "exit": "c", "stop": "c", "fall": "cp", "spring": "cp", "reveal": "cp", "attack": "ccp", "join": "ccp",
    "strike": "-c", "blind": "cc", "accept": "n-n", "retreat": "cpn", "retreat_next": "c", "place_rider": "cp", "shift": "cpc",
    "advance": "cp", "no": "n", "end_phase": "n",
    "go_first": "nn", "to_hit": "ccn", "damage": "ccn", "combat": "ccn", "jump_roll": "cpn",
    "vault_roll": "ccn", "initiative": "-nn", "blinding": "ccn", "found": "cn", "empty": "-n",
}  # fmt: skip
"""What the fields of each kind of move are: a counter, a place, a number, or nothing."""
WORDS = {int(getattr(kinds, word.upper())): word for word in FIELDS}
STATES = {"healthy": casts.HEALTHY, "stunned": casts.STUNNED, "wounded": casts.WOUNDED}
FLAGS = {
    "captured": position.CAPTURED | position.DISARMED, "disarmed": position.DISARMED, "fired": position.FIRED,
    "moved": position.MOVED, "attacked": position.ATTACKED, "bystander": position.BYSTANDER, "may-leave": position.MAY_LEAVE,
    "never-up": position.NEVER_UP, "yields": position.YIELDED,
}  # fmt: skip
PHASES = {"missile": position.SHOTS, "movement": position.MOVES, "combat": position.COMBATS, "recovery": position.RECOVERY}
CLAUSES = {fault.number: fault.clause for fault in FAULTS}
NATIONS = ("norman", "saxon")


class Field:
    """One position, and the moves that lead on from it."""

    def __init__(self, state: Skirmish, factions: Sequence[str] = ("norman", "saxon")) -> None:
        self.state = state
        self.factions = factions
        self.mounts = {int(horse) for horse in state.horse if horse >= 0}
        state.story = Story()

    # -- names --------------------------------------------------------------------------------------------------------
    def counter(self, name: str) -> int:
        """The counter of this name; `ox.1` is the second ox, `guy's` the horse on which Guy came."""
        names = [self.name(counter) for counter in range(self.state.cast.n)]
        return names.index(name)

    def name(self, counter: int) -> str:
        names = self.state.cast.names
        if self.is_mount(counter):
            return f"{names[counter - 1]}'s"
        earlier = sum(names[one] == names[counter] and not self.is_mount(one) for one in range(counter))
        return f"{names[counter]}.{earlier}" if earlier else names[counter]

    def is_mount(self, counter: int) -> bool:
        """Whether a horse came with a rider: it stands after him in the cast."""
        return counter in self.mounts

    def faction(self, name: str) -> int:
        return self.factions.index(name)

    def owner(self, name: str) -> str:
        """The faction of a counter."""
        return self.factions[self.state.faction[self.counter(name)]]

    def place(self, text: str) -> int:
        return find(self.state.board, text)

    def label(self, place: int) -> str:
        board = self.state.board
        if place >= board.places:
            return "-"
        return board.labels[place] if place < board.hexes else board.labels[board.hex_of[place]] + "^"

    def move(self, text: str) -> int:
        """The move that a line of words means."""
        word, *fields = text.split()
        numbers = [0, 0, 0]
        for i, what in enumerate(FIELDS[word].replace("-", "")):
            at = [n for n, letter in enumerate(FIELDS[word]) if letter != "-"][i]
            if what == "p" and i >= len(fields):
                numbers[at] = kinds.NO_HEX
            elif i < len(fields):
                numbers[at] = self.number(what, fields[i])
        return int(pack(getattr(kinds, word.upper()), *numbers))

    def number(self, what: str, field: str) -> int:
        if what == "h":
            return self.state.board.hideouts.index(field)
        return self.counter(field) if what == "c" else self.place(field) if what == "p" else int(field)

    def text(self, move: int) -> str:
        word = WORDS[kind_of(move)]
        fields = zip(FIELDS[word], (a_of(move), b_of(move), c_of(move)), strict=False)
        shown = [
            self.name(value) if what == "c" else self.label(value) if what == "p" else str(value)
            for what, value in fields
            if what != "-"
        ]
        return " ".join([word, *(one for one in shown if one != "-")])

    def copy(self) -> Skirmish:
        copied = self.state.copy()
        assert isinstance(copied, Skirmish)
        return copied

    # -- what may be done ---------------------------------------------------------------------------------------------
    @property
    def options(self) -> list[str]:
        return [self.text(move) for move in legal(self.state)]

    def may(self, text: str) -> bool:
        """Whether a move is offered; what is offered and what has no fault must be the same."""
        move = self.move(text)
        offered = move in legal(self.state)
        assert offered == (self.state.fault(move) == 0), text
        return offered

    def breaks(self, text: str) -> str:
        """The clause that forbids a move; empty if none does."""
        move = self.move(text)
        fault = self.state.fault(move)
        assert (fault == 0) == (move in legal(self.state)), text
        return CLAUSES[fault].removeprefix("SKIRMISH-") if fault else ""

    # -- what is done -------------------------------------------------------------------------------------------------
    def plays(self, *texts: str) -> None:
        """Makes these moves, each of which must be legal."""
        for text in texts:
            assert self.breaks(text) == "", f"{text}: {self.breaks(text)}"
            self.state.play(self.move(text))

    def walks(self, name: str, *places: str) -> None:
        """Takes a counter up, if it isn't the mover, and steps from place to place."""
        if self.state.mover != self.counter(name):
            self.plays(f"pick {name}")
        self.plays(*(f"step {name} {place}" for place in places))

    def rolls(self, *dice: int) -> None:
        """Chance rolls these dice, one after the other."""
        for die in dice:
            assert self.state.turn() == CHANCE
            (move,) = [move for move in legal(self.state) if c_of(move) == die]
            self.state.play(move)

    def told(self, event: str) -> list[tuple[int, int, int]]:
        """The story events of this kind so far."""
        story = self.state.story
        assert story is not None
        wanted = getattr(kinds, event)
        return [(a_of(told), b_of(told), c_of(told)) for told in story.read(0) if kind_of(told) == wanted]

    # -- what is there ------------------------------------------------------------------------------------------------
    @property
    def waits_for(self) -> str:
        """Whose answer is due: `norman`, `saxon`, `chance`, `over`."""
        seat = self.state.turn()
        if seat < 0:
            return "chance" if seat == CHANCE else "over"
        faction = next(n for n in range(self.state.factions) if self.state.seats >> 4 * n & 15 == seat)
        return NATIONS[self.state.nations >> 4 * faction & 15]

    @property
    def phase(self) -> str:
        """The phase, or empty while something else is asked."""
        return next((word for word, phase in PHASES.items() if phase == self.state.asked()), "")

    @property
    def mps(self) -> int:
        return int(self.state.mps)

    def where(self, name: str) -> str:
        """Where a counter is: `0508`, `0508/0408`, `0706^`, `off`."""
        counter = self.counter(name)
        front, rear = self.state.front[counter], self.state.rear[counter]
        if front < 0:
            return "off"
        return self.label(front) + (f"/{self.label(rear)}" if rear >= 0 else "")

    def is_(self, name: str) -> str:
        """A counter's state in a word; `mounted` before it for riders."""
        counter = self.counter(name)
        state = {**{number: word for word, number in STATES.items()}, casts.DEAD: "dead"}[self.state.state[counter]]
        return f"mounted {state}" if self.state.is_mounted(counter) else state


class Sides:
    """The factions on a field: one of each nation, or a scenario's."""

    def __init__(self, scenario: str, seating: str, switches: Sequence[str]) -> None:
        self.agreed = Agreed(scenarios.load()[scenario], seating, switches) if scenario else None
        self.names, self.nations, self.seats = list(NATIONS), [0, 1], [0, 1]
        if self.agreed:
            one = self.agreed.scenario
            self.names = list(one.head.order)
            self.nations = [NATIONS.index(one.factions[name].nation) for name in self.names]
            table = list(one.seats[seating].values())
            self.seats = [next(seat for seat, factions in enumerate(table) if name in factions) for name in self.names]

    def owner(self, name: str, nation: int) -> str:
        """The faction of a counter: whose force has it, or else the first of its nation."""
        of_nation = [faction for n, faction in enumerate(self.names) if self.nations[n] == nation]
        if self.agreed:
            one = self.agreed.scenario
            forces = {faction: [member.name for member in one.force(faction, list(one.options))] for faction in self.names}
            of_nation = [*(f for f in of_nation or self.names if name in forces[f]), *of_nation]
        return next(iter(of_nation), self.names[-1])

    def index(self, name: str) -> int:
        """The number of a faction, or of the first of a nation."""
        return self.names.index(name) if name in self.names else self.nations.index(NATIONS.index(name))

    def packed(self) -> tuple[int, int, int, int]:
        """How many there are; their order, seats and nations, four bits each."""
        order = range(len(self.names))
        of_four = [sum(value << 4 * n for n, value in enumerate(values)) for values in (order, self.seats, self.nations)]
        return len(self.names), of_four[0], of_four[1], of_four[2]

    def plot(self, board: Board, cast: casts.Cast, owners: Sequence[str]) -> Plot:
        return plotting.plot_of(self.agreed, board, cast, owners) if self.agreed else Plot()


def find(board: Board, text: str) -> int:
    """The place of a label; `^` after it means the top of its tree."""
    hex = board.find(text.removesuffix("^"))
    assert hex >= 0, text
    return int(board.top_of[hex] if text.endswith("^") else hex)


@cache
def board(maps: str, literal_walls: bool = False, level: str = STANDARD) -> Board:
    """The board of one map, or of several from left to right."""
    country = land.load(level=level)
    return Board(mosaic.lay((tuple(maps.split()),), country.maps, country.book, literal_walls))


def field(
    maps: str,
    norman: str = "",
    saxon: str = "",
    animals: str = "",
    turn: str = "saxon",
    phase: str = "movement",
    rules: Sequence[str] = (),
    length: int = 12,
    scenario: str = "",
    seating: str = "two",
) -> Field:
    """Counters on a map, at the start of a phase of this side's turn; of a scenario's turn, with its rules and victory.

    `rules` are variants, the scenario's options, and `initiation` for the level of that name.
    """
    level = BEGINNERS if BEGINNERS in rules else STANDARD
    country = land.load(level=level)
    placed: list[tuple[str, str, list[str], int]] = []
    for nation, text in enumerate((norman, saxon, animals)):
        for one in filter(None, text.split(",")):
            name, where, *more = one.split()
            placed.append((name, where, more, nation))
            if "/" in where and name in country.book.characters:
                placed.append(("cavalry-horse", "ridden", [], position.NEUTRAL))
    cast = muster(country.book, [name for name, _, _, _ in placed])
    sides = Sides(scenario, seating, rules)
    owners = [sides.owner(name, nation) for name, _, _, nation in placed]
    ground = board(maps, "wall_adjacency" in rules, level)
    plot = sides.plot(ground, cast, ["" if one[1] == "ridden" else owners[n] for n, one in enumerate(placed)])
    state = Skirmish(Stage(ground, cast, Sheet(country.book), plot))
    state.set_out()
    hidden = sum(1 << counter for counter, (_, where, _, _) in enumerate(placed) if where.startswith("hidden:"))
    state.stage.lineup.set_up(0, hidden, 0, BUILDINGS | TREES, 0)
    state.variants = sum(bit for name, _, bit in variants.VARIANTS if name in rules)
    state.variants |= variants.INITIATION if level == BEGINNERS else 0
    state.stage.sight.agree(state.variants)
    state.factions, state.order, state.seats, state.nations = sides.packed()
    state.last_seat = max(sides.seats)
    state.active, state.number, state.length = sides.index(turn), 1, length
    for counter, (_, where, more, nation) in enumerate(placed):
        state.nation[counter] = nation
        state.faction[counter] = sides.index(owners[counter])
        for word in more:
            if word in STATES:
                state.state[counter] = STATES[word]
            elif word in FLAGS:
                state.set(counter, FLAGS[word])
            elif word.startswith(("pulls:", "aboard:")):
                state.cart[counter] = cast.names.index(word.partition(":")[2])
        if where == "ridden":
            state.take_off(counter, position.RIDDEN)
        elif where.startswith("hidden:"):
            state.front[counter] = position.HIDDEN
            state.hideout[counter] = state.board.hideouts.index(where.removeprefix("hidden:"))
        elif where.startswith("gate"):
            state.gate[counter] = int(where[4:])
        else:
            front, _, rear = where.partition("/")
            if rear and nation != position.NEUTRAL:
                state.horse[counter] = counter + 1
            state.put(counter, find(state.board, front), find(state.board, rear) if rear else position.NO_PLACE)
            assert not rear or state.board.direction(state.front[counter], state.rear[counter]) >= 0, f"{where} is torn apart"
            assert not state.is_passing(counter), f"{where} is taken"
    special.begin(state)
    sequence.enter(state, PHASES[phase])
    sequence.settle(state)
    return Field(state, sides.names)
