"""BANDITS-D as data: wagons, loot, Merry Men, the board and what scores, read and checked once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from sherwood.games.bandits.components import CHARACTERS, COLOUR_NAMES, EFFECTS
from sherwood.kernel.sources import Keys, Sources

OURS = Path(__file__).parent / "data"

Few = Annotated[int, msgspec.Meta(ge=0, le=15)]
Some = Annotated[int, msgspec.Meta(ge=1, le=15)]
UpToFour = Annotated[int, msgspec.Meta(ge=1, le=4)]
Points = Annotated[int, msgspec.Meta(ge=0, le=50)]
Defence = Annotated[int, msgspec.Meta(ge=1, le=99)]

SPECIAL = ("beer", "sheriff", "festival", "royal", "war", "gypsy")
"""Among the wagons of the game (BANDITS-9.1)."""
ADDED = ("king_richard", "king_john", "alan")
"""By the expansion (BANDITS-10.5)."""
VARIABLE = ("beer", "festival", "gypsy", "alan")
"""Without a printed defence."""
MOST_BACKS = 8
MOST_CARDS = 60
"""With the expansion's: the bits of a set."""


# -- rows -------------------------------------------------------------------------------------------------------------
class Back(msgspec.Struct, frozen=True):
    id: str
    lo: Defence
    hi: Defence


class Face(msgspec.Struct, frozen=True):
    back: str
    copies: Annotated[int, msgspec.Meta(ge=1, le=60)]
    value: Defence | None = None
    special: str = "normal"
    portrait: Literal["marion", "john", "robin", "tuck"] | None = None


class Coins(msgspec.Struct, frozen=True):
    coins: Few


class Colour(msgspec.Struct, frozen=True):
    name: str
    rings: Few
    bracelets: Few
    necklaces: Few


class Effect(msgspec.Struct, frozen=True):
    name: str
    owner: str


class Combination(msgspec.Struct, frozen=True):
    tokens: Some
    points: Points


class Trio(msgspec.Struct, frozen=True):
    points: Points


class Majority(msgspec.Struct, frozen=True):
    alone: Points
    tied: Points


class Roads(msgspec.Struct, frozen=True):
    number: UpToFour
    bushes: UpToFour


class Gang(msgspec.Struct, frozen=True):
    bandits: UpToFour
    dice: UpToFour


class Alleys(msgspec.Struct, frozen=True):
    number: Annotated[int, msgspec.Meta(ge=0, le=6)]


class Supply(msgspec.Struct, frozen=True):
    wagons: Annotated[int, msgspec.Meta(ge=16, le=60)]
    loot: Annotated[int, msgspec.Meta(ge=1, le=195)]
    village_coins: Annotated[int, msgspec.Meta(ge=0, le=60)]
    markers: Few
    x_tokens: Few


class Track(msgspec.Struct, frozen=True):
    highest: Annotated[int, msgspec.Meta(ge=10, le=100)]


class Length(msgspec.Struct, frozen=True):
    turns: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Drawbridge(msgspec.Struct, frozen=True):
    arrest_above: Annotated[int, msgspec.Meta(ge=6, le=24)]
    reward_below: Annotated[int, msgspec.Meta(ge=0, le=24)]


class Named(msgspec.Struct, frozen=True):
    name: str


# -- what is read -----------------------------------------------------------------------------------------------------
class Wagons(NamedTuple):
    """A set of wagon cards (BANDITS-D.1, D.2)."""

    backs: tuple[Back, ...]
    faces: tuple[Face, ...]
    expansion: tuple[Face, ...]


class Loot(NamedTuple):
    """A set of loot tokens (BANDITS-D.3)."""

    coins: int
    colours: tuple[Colour, ...]


class Board(NamedTuple):
    """BANDITS-D.5."""

    roads: Roads
    gang: Gang
    alleys: Alleys
    alleys_of_five: Alleys
    supply: Supply
    track: Track
    game: Length
    drawbridge: Drawbridge
    colours: tuple[str, ...]


class Scoring(NamedTuple):
    """BANDITS-D.6."""

    rings: Combination
    bracelets: Combination
    necklaces: Combination
    coins: Combination
    trio: Trio
    majority: Majority


class Book(NamedTuple):
    """All figures; sets by name, ours first."""

    wagons: dict[str, Wagons]
    loot: dict[str, Loot]
    board: Board
    scoring: Scoring


@cache
def load(own: Path | None = None) -> Book:
    """Our figures with the folder `own` laid over them. Raises Refusal that tells every fault."""
    sources = Sources("BANDITS", [OURS], own)
    board, scoring = _board(sources), _scoring(sources)
    wagons, loot = _wagons(sources, board), _loot(sources, board)
    _check_merry_men(sources)
    sources.settle()
    assert board is not None and scoring is not None
    return Book(wagons, loot, board, scoring)


# -- wagons -----------------------------------------------------------------------------------------------------------
def _wagons(sources: Sources, board: Board | None) -> dict[str, Wagons]:
    name = "wagons.toml"
    data = sources.read(name)
    found = {}
    for id in sources.table(name, data, ("set",), "D.1"):
        keys = ("set", id)
        backs = _whole(sources.entries(name, data, (*keys, "backs"), Back, "D.1"))
        faces = _whole(sources.entries(name, data, (*keys, "face"), Face, "D.1"))
        added = _whole(sources.entries(name, data, (*keys, "expansion"), Face, "10.5"))
        if backs and faces and added:
            found[id] = Wagons(backs, faces, added)
            _Wagons(sources, name, keys, found[id]).check(board)
    return found


def _whole(rows: list[Any]) -> tuple[Any, ...]:
    """The rows, or none if one of them is at fault."""
    return () if None in rows else tuple(rows)


class _Wagons:
    """What rows that are well formed must agree in."""

    def __init__(self, sources: Sources, name: str, keys: Keys, wagons: Wagons) -> None:
        self.sources = sources
        self.name = name
        self.keys = keys
        self.wagons = wagons

    def fault(self, keys: Keys, what: str, clause: str) -> None:
        self.sources.fault(self.name, (*self.keys, *keys), what, clause)

    def check(self, board: Board | None) -> None:
        self.check_backs()
        for part, faces, special in (("face", self.wagons.faces, SPECIAL), ("expansion", self.wagons.expansion, ADDED)):
            for number, face in enumerate(faces, 1):
                self.check_face((part, str(number)), face, special)
            self.check_specials(part, faces, special)
        cards = sum(face.copies for face in self.wagons.faces)
        if cards + len(self.wagons.expansion) > MOST_CARDS:
            self.fault(("face",), f"and the expansion are more than {MOST_CARDS} cards", "D.1")
        if board is not None and cards != board.supply.wagons:
            self.fault(("face",), f"is of {cards} cards, and board.toml says {board.supply.wagons}", "1.1")

    def check_backs(self) -> None:
        backs = self.wagons.backs
        ranges = [(back.lo, back.hi) for back in backs]
        if len(backs) > MOST_BACKS:
            self.fault(("backs",), f"has {len(backs)} backs; there may be {MOST_BACKS}", "D.1")
        if ranges != sorted(set(ranges)) or len({back.id for back in backs}) < len(backs):
            self.fault(("backs",), "must be of different ids and ranges, from the lowest range", "11.2c")
        for back in backs:
            if back.lo > back.hi:
                self.fault(("backs",), f"has a range of {back.lo} to {back.hi}", "1.4")

    def check_face(self, keys: Keys, face: Face, special: tuple[str, ...]) -> None:
        back = next((back for back in self.wagons.backs if back.id == face.back), None)
        if back is None:
            self.fault((*keys, "back"), f"is {face.back!r}, which no back is called", "D.1")
        if special == ADDED and face.special == "normal":
            self.fault(keys, f"must be one of {', '.join(special)}", "10.5")
        elif face.special not in ("normal", *special):
            self.fault((*keys, "special"), f"is {face.special}; here it may be {', '.join(special)}", "9.1")
        if face.special in VARIABLE:
            if face.value is not None:
                self.fault((*keys, "value"), f"is {face.value}, and a {face.special} wagon has none", "1.4")
        elif face.value is None:
            self.fault(keys, "lacks value", "1.4")
        elif back is not None and face.special != "war" and not back.lo <= face.value <= back.hi:
            self.fault((*keys, "value"), f"is {face.value}, and its back says {back.lo} to {back.hi}", "1.4")

    def check_specials(self, part: str, faces: tuple[Face, ...], special: tuple[str, ...]) -> None:
        for one in special:
            copies = sum(face.copies for face in faces if face.special == one)
            if copies != 1:
                self.fault((part,), f"must have one {one} wagon, and has {copies}", "9.1" if part == "face" else "10.5")


# -- loot and Merry Men -----------------------------------------------------------------------------------------------
def _loot(sources: Sources, board: Board | None) -> dict[str, Loot]:
    name = "loot.toml"
    data = sources.read(name)
    found = {}
    for id, raw in sources.table(name, data, ("set",), "D.3").items():
        keys = ("set", id)
        colourless = {key: value for key, value in raw.items() if key != "colour"} if isinstance(raw, dict) else raw
        coins = sources.row(name, keys, colourless, Coins, "D.3")
        colours = _whole(sources.entries(name, data, (*keys, "colour"), Colour, "D.3"))
        if coins is not None and colours:
            found[id] = Loot(coins.coins, colours)
            _check_loot(sources, name, keys, found[id], board)
    return found


def _check_loot(sources: Sources, name: str, keys: Keys, loot: Loot, board: Board | None) -> None:
    names = tuple(colour.name for colour in loot.colours)
    if names not in (COLOUR_NAMES[:3], COLOUR_NAMES):
        wanted = ", ".join(COLOUR_NAMES)
        sources.fault(name, (*keys, "colour"), f"must be {wanted} in this order, or the first three of them", "D.3")
    sum_of = loot.coins + sum(colour.rings + colour.bracelets + colour.necklaces for colour in loot.colours)
    if board is not None and sum_of != board.supply.loot:
        sources.fault(name, keys, f"is of {sum_of} tokens, and board.toml says {board.supply.loot}", "1.1")


def _check_merry_men(sources: Sources) -> None:
    """Effects are what the rules say of them: the file can't change them."""
    name = "merry.toml"
    rows = sources.entries(name, sources.read(name), ("effect",), Effect, "D.4")
    ours = [Effect(effect, CHARACTERS[number // 4]) for number, effect in enumerate(EFFECTS)]
    if None not in rows and rows != ours:
        sources.fault(name, ("effect",), "must be the sixteen effects by their owners, in the order of the rules", "D.4")


# -- the board and scoring --------------------------------------------------------------------------------------------
def _board(sources: Sources) -> Board | None:
    name = "board.toml"
    data = sources.read(name)
    roads = sources.row(name, ("roads",), data.get("roads"), Roads, "D.5")
    gang = sources.row(name, ("gang",), data.get("gang"), Gang, "1.1")
    alleys = sources.row(name, ("alleys",), data.get("alleys"), Alleys, "D.5")
    more = sources.row(name, ("alleys_of_five",), data.get("alleys_of_five"), Alleys, "D.5")
    supply = sources.row(name, ("supply",), data.get("supply"), Supply, "D.5")
    track = sources.row(name, ("track",), data.get("track"), Track, "D.5")
    length = sources.row(name, ("game",), data.get("game"), Length, "D.5")
    drawbridge = sources.row(name, ("drawbridge",), data.get("drawbridge"), Drawbridge, "D.5")
    colours = _whole(sources.entries(name, data, ("colour",), Named, "2.2"))
    if colours and len({colour.name for colour in colours}) != 5:
        sources.fault(name, ("colour",), "must be five different colours", "2.2")
    if not (roads and gang and alleys and more and supply and track and length and drawbridge and colours):
        return None
    names = tuple(colour.name for colour in colours)
    board = Board(roads, gang, alleys, more, supply, track, length, drawbridge, names)
    if gang.dice < gang.bandits:
        sources.fault(name, ("gang", "dice"), f"is {gang.dice}, and each of {gang.bandits} bandits may need one", "5.2a")
    if short := [players for players in (3, 4, 5) if _room(board, players) < players * gang.bandits]:
        sources.fault(name, ("roads",), f"leaves no room for all bandits of {short[0]} players", "0.9")
    return board


def _room(board: Board, players: int) -> int:
    """Bushes and alleys of a game."""
    alleys = board.alleys.number + (board.alleys_of_five.number if players == 5 else 0)
    return min(players, board.roads.number) * board.roads.bushes + alleys


def _scoring(sources: Sources) -> Scoring | None:
    name = "scoring.toml"
    data = sources.read(name)
    rings, bracelets, necklaces, coins = (
        sources.row(name, (id,), data.get(id), Combination, "D.6") for id in ("rings", "bracelets", "necklaces", "coins")
    )
    trio = sources.row(name, ("trio",), data.get("trio"), Trio, "D.6")
    majority = sources.row(name, ("majority",), data.get("majority"), Majority, "D.6")
    if not (rings and bracelets and necklaces and coins and trio and majority):
        return None
    return Scoring(rings, bracelets, necklaces, coins, trio, majority)
