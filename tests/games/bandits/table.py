"""A small language for situations of `bandits`, so that a test is shorter than the clause that it holds.

    t = situation("A B - C", wagons="6 9 12m war", merry="spy shove head barter")
    t.plays("A shove W1.2 left", "B pass")
    t.rolls(3, 4, 2)

Seats are A, B, C.. and W is Will Scarlet. A row is its four bushes from the left; `C*` lies, `BC*` is a shared bush whose
guest is C. A wagon is a value, with the first letter of its portrait, or the name of a special one; `low?` is a covered one of
that back. Tokens are `ring`, `bracelet`, `necklace` (of the first colour, or with a number 1 to 4), `coin` and `village`; a
number before a name counts: `2coin`. What chance turns up with one outcome turns itself up; the rest is chosen by the test.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction

from sherwood.games.bandits import kinds, rumble, setup
from sherwood.games.bandits.components import (
    CHARACTERS,
    COIN,
    NOBODY,
    NORMAL,
    SPECIALS,
    VILLAGE_COIN,
    bit,
    count,
    tokens,
    total,
)
from sherwood.games.bandits.position import (
    BUSHES,
    CHESTS,
    COVERED,
    DRAWN,
    IN_THE_OPEN,
    JOHN_STAGE,
    NONE,
    OPEN,
    SPENT,
    TUCK_STAGE,
    Gang,
    Road,
)
from sherwood.games.bandits.state import Bandits
from sherwood.games.bandits.view import BanditsView, view
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.play import chances, legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, WATCHER
from sherwood.kernel.story import Story

LETTERS = "ABCDE"
BACKS = ("low", "mid", "high")
JEWELS = ("ring", "bracelet", "necklace")
LEADERS = ("free", *CHARACTERS, "prison")
MARKS = ("none", "+2", "-2")
CLAUSES = {fault.number: fault.clause for fault in setup.FAULTS}
EVENTS = {
    number: name
    for name, number in vars(kinds).items()
    if name.isupper() and isinstance(number, int)
    and list(vars(kinds)).index("TURN") <= list(vars(kinds)).index(name) <= list(vars(kinds)).index("MARKED")
}  # fmt: skip
WORDS = "gossip brotherhood spy guards insider shove close fast head chance beyond here boy barter market beer"
EFFECT_WORDS = {word: number for number, word in enumerate(WORDS.split())}
"""The words for effects in this language, by number."""


# -- words ------------------------------------------------------------------------------------------------------------
def face(name: str) -> int:
    """The number of a face of loot."""
    if name in ("coin", "village"):
        return int(COIN if name == "coin" else VILLAGE_COIN)
    match = re.fullmatch(r"([a-z]+)([1-4]?)", name)
    assert match, name
    return 3 * (int(match[2] or 1) - 1) + JEWELS.index(match[1])


def face_name(face: int) -> str:
    if face >= COIN:
        return "coin" if face == COIN else "village"
    return JEWELS[face % 3] + (str(face // 3 + 1) if face > 2 else "")


def pile(text: str) -> int:
    """The pile that a list of tokens means."""
    found = 0
    for word in text.split():
        match = re.fullmatch(r"(\d*)(.+)", word)
        assert match, word
        found += int(tokens(int(match[1] or 1), face(match[2])))
    return found


def pile_text(pile: int) -> str:
    held = [(int(count(pile, face)), face_name(face)) for face in range(14)]
    return " ".join(f"{n}{name}" if n > 1 else name for n, name in held if n)


def place_of(word: str) -> tuple[int, int]:
    """Road and bush of `W2.3`."""
    match = re.fullmatch(r"W(\d)\.(\d)", word)
    assert match, word
    return int(match[1]) - 1, int(match[2]) - 1


def road_of(word: str) -> int:
    match = re.fullmatch(r"W(\d)", word)
    assert match, word
    return int(match[1]) - 1


def slot_of(word: str) -> int:
    """The slot of a die by its bush, with `b` for the second in a shared one; `W2.3` where all roads count."""
    if word.startswith("W"):
        road, bush = place_of(word.rstrip("b"))
        return 8 * road + 2 * bush + word.endswith("b")
    return 2 * (int(word.rstrip("b")) - 1) + word.endswith("b")


def chosen(words: list[str]) -> int:
    """The move that these words mean."""
    word, *rest = words
    if re.fullmatch(r"W\d\.\d", word):
        return int(pack(kinds.PLACE, *place_of(word)))
    if word in ("gossip", "spy", "wagon"):
        return int(pack({"gossip": kinds.GOSSIP, "spy": kinds.SPY, "wagon": kinds.WAGON}[word], *map(road_of, rest)))
    if word == "insider":
        return int(pack(kinds.INSIDER, *place_of(rest[0]), road_of(rest[1])))
    if word in ("shove", "close", "fast"):
        side = (rest[1] == "right",) if word == "shove" else ()
        return int(pack({"shove": kinds.SHOVE, "close": kinds.CLOSE, "fast": kinds.FAST}[word], *place_of(rest[0]), *side))
    if word == "head":
        return int(pack(kinds.DOWN, slot_of(rest[0]), rest[1] == "+2"))
    if word in ("again", "beyond", "here"):
        return int(pack({"again": kinds.AGAIN, "beyond": kinds.BEYOND, "here": kinds.HERE}[word], slot_of(rest[0])))
    if word in ("keep", "discard"):
        return int(pack(kinds.KEEP if word == "keep" else kinds.DISCARD, face(rest[0])))
    return {
        "alley": lambda: int(pack(kinds.PLACE, kinds.ALLEY)),
        "pass": lambda: int(pack(kinds.PASS)),
        "brotherhood": lambda: int(pack(kinds.BROTHERHOOD)),
        "guards": lambda: int(pack(kinds.GUARDS, road_of(rest[0]))),
        "mark": lambda: int(pack(kinds.MARK, MARKS.index(rest[0]))),
        "boy": lambda: int(pack(kinds.BOY, int(rest[0]))),
        "barter": lambda: int(pack(kinds.BARTER)),
        "market": lambda: int(pack(kinds.MARKET)),
        "beer": lambda: int(pack(kinds.BEER, gang_of(rest[0]), int(rest[1]))),
        "bribe": lambda: int(pack(kinds.BRIBE, int(rest[0]))),
        "reward": lambda: int(pack(kinds.REWARD, rest[0] == "token")),
    }[word]()


def gang_of(letter: str, seats: int = 2) -> int:
    """W is Will Scarlet, who is numbered after two seats."""
    return seats if letter == "W" else LETTERS.index(letter)


# -- the table --------------------------------------------------------------------------------------------------------
class Table:
    """A game and what is told of it."""

    def __init__(self, state: Bandits) -> None:
        self.state = state
        self.story = Story()
        state.story = self.story
        self.settle()

    # -- what is done
    def play(self, move: int) -> None:
        assert move in legal(self.state), (kind_of(move), a_of(move), b_of(move), c_of(move), self.stage)
        self.state.play(move)
        self.settle()

    def settle(self) -> None:
        """Tokens that are looked at or turned up do so by themselves."""
        while self.state.turn() == CHANCE and kind_of(legal(self.state)[0]) == kinds.SHOW:
            self.state.play(legal(self.state)[0])

    def plays(self, *lines: str) -> None:
        """Each line is a seat and what it does: `A W1.2`, `B gossip W1 W3`, `C pass`."""
        for line in lines:
            who, *words = line.split()
            assert self.asked == who, (line, self.asked, self.stage)
            self.play(chosen(words))

    def chance(self, *moves: int) -> None:
        for move in moves:
            assert self.state.turn() == CHANCE, (self.asked, self.stage)
            self.play(move)

    def rolls(self, *values: int) -> None:
        """The dice that are due, one after the other."""
        for value in values:
            self.chance(int(pack(kinds.DIE, a_of(legal(self.state)[0]), value)))

    def draws(self, names: str) -> None:
        """Tokens drawn by chance, in this order."""
        for name in names.split():
            self.chance(int(pack(kinds.LOOT, face(name))))

    def faces(self, names: str) -> None:
        """Wagons turned up or looked at, in this order."""
        for name in names.split():
            self.chance(int(pack(kinds.FACE, self.state.at, self.card(name), c_of(legal(self.state)[0]))))

    def merry(self, names: str) -> None:
        """Cards of Merry Men turned up, in this order."""
        for name in names.split():
            effect = EFFECT_WORDS[name]
            self.chance(int(pack(kinds.MERRY, effect // 4, effect)))

    def backs(self, names: str) -> None:
        """Backs of the deck's top card, in this order."""
        for name in names.split():
            self.chance(int(pack(kinds.BACK, BACKS.index(name))))

    def lot(self, letter: str) -> None:
        self.chance(int(pack(kinds.FIRST, LETTERS.index(letter))))

    def on(self) -> None:
        """Whatever chance brings, until a seat is asked."""
        while self.state.turn() == CHANCE:
            self.play(legal(self.state)[0])

    def pass_all(self) -> None:
        """All windows that are open now stay unused."""
        while self.state.turn() >= 0 and int(pack(kinds.PASS)) in legal(self.state):
            self.play(int(pack(kinds.PASS)))

    def end_turn(self) -> None:
        """To the next turn, or to the end: seats pass, or do what comes first."""
        turn = self.state.number
        while self.state.number == turn and self.state.turn() != OVER:
            moves = legal(self.state)
            skip = int(pack(kinds.PASS))
            self.play(skip if skip in moves else moves[0])

    # -- what stands
    def card(self, name: str) -> int:
        """The card of this description."""
        deck = self.state.deck
        match = re.fullmatch(r"(\d+)([mjrt]?)", name)
        for card in range(deck.size):
            if match is None:
                if SPECIALS[deck.special[card]] == name:
                    return card
            elif deck.special[card] == NORMAL and deck.value[card] == int(match[1]):
                portrait = deck.portrait[card]
                if match[2] == ("" if portrait == NOBODY else CHARACTERS[portrait][0]):
                    return card
        raise AssertionError(f"no wagon {name}")

    @property
    def asked(self) -> str:
        """The seat that is asked; `-` while chance is due, and empty at the end."""
        turn = self.state.turn()
        return LETTERS[turn] if turn >= 0 else "-" if turn == CHANCE else ""

    @property
    def stage(self) -> str:
        return self.sees("A").stage

    def sees(self, letter: str = "") -> BanditsView:
        """The view of a seat, or a watcher's."""
        return view(self.state, gang_of(letter) if letter else int(WATCHER))

    def gang(self, letter: str) -> Gang:
        return self.state.gang(gang_of(letter))

    @property
    def rows(self) -> list[str]:
        return [self.row(number) for number in range(1, len(self.state.roads) + 1)]

    def row(self, number: int) -> str:
        road = self.state.road(number - 1)
        return " ".join("".join(self.bandit(road, place) for place in (2 * bush, 2 * bush + 1)) or "-" for bush in range(BUSHES))

    def bandit(self, road: Road, place: int) -> str:
        gang = road.gang_at(place)
        if gang == NONE:
            return ""
        return ("W" if gang == self.state.seats else LETTERS[gang]) + "*" * road.lies_at(place)

    def dice(self, number: int) -> str:
        """The dice of a row by bush: `3`, `3x` with a mark, `3+4` in a shared bush, `-`."""
        road = self.state.road(number - 1)
        words = []
        for bush in range(BUSHES):
            there = [
                f"{road.value_at(slot)}{'x' * road.is_marked(slot)}" for slot in (2 * bush, 2 * bush + 1) if road.value_at(slot)
            ]
            words.append("+".join(there) or "-")
        return " ".join(words)

    @property
    def vp(self) -> str:
        """Victory points, gang by gang."""
        return " ".join(str(gang.vp) for gang in self.state.gangs)

    @property
    def leaders(self) -> str:
        return " ".join(LEADERS[gang.leader] for gang in self.state.gangs[: self.state.seats])

    def now(self, letter: str) -> str:
        return pile_text(self.gang(letter).now)

    def chest(self, letter: str) -> str:
        return pile_text(self.gang(letter).chest)

    def column(self, letter: str) -> str:
        column = self.gang(letter).column
        return " ".join(str(value) for value in range(1, 7) for _ in range(column >> 4 * value & 15))

    @property
    def in_play(self) -> str:
        """The effects of the four cards in play, in the words of this language."""
        return " ".join(list(EFFECT_WORDS)[self.state.effect(character)] for character in range(4))

    def offers(self, line: str) -> bool:
        """Whether the seat that is asked may do this."""
        return chosen(line.split()) in legal(self.state)

    def offered(self, kind: int) -> list[tuple[int, int, int]]:
        """The fields of all moves of a kind that may be made now."""
        return [(a_of(move), b_of(move), c_of(move)) for move in legal(self.state) if kind_of(move) == kind]

    def refused(self, line: str) -> str:
        """The clause that forbids it."""
        number = self.state.fault(chosen(line.split()))
        assert number, f"{line} is legal"
        return CLAUSES[number]

    def told(self) -> list[str]:
        """The names of the story events told since the table was set."""
        return [EVENTS[kind_of(self.story.events[n])] for n in range(len(self.story.events))]

    def outcomes(self) -> dict[int, Fraction]:
        """At chance: the probability of each outcome by its main field (value, face, card, seat or band)."""
        weighed = chances(self.state)
        sum_of = sum(weight for _, weight in weighed)
        return {
            b_of(move) if kind_of(move) in (kinds.FACE, kinds.DIE, kinds.MERRY) else a_of(move): Fraction(weight, sum_of)
            for move, weight in weighed
        }

    def imagines(self, letter: str, seed: int = 1) -> Table:
        """A position that a seat can't tell from this one."""
        state = self.state.imagine(gang_of(letter) if letter else int(WATCHER), Rng(seed))
        assert isinstance(state, Bandits)
        return Table(state)


# -- builders ---------------------------------------------------------------------------------------------------------
def new_game(players: int = 4, variants: str = "", **options: str) -> Table:
    """A game before anything is dealt; A begins, unless `first` says otherwise."""
    chosen = {"players": str(players), "first": "1", **options, **dict.fromkeys(variants.split(), "on")}
    return Table(setup.start(chosen))


def situation(
    *rows: str,
    players: int = 4,
    wagons: str = "",
    merry: str = "gossip insider head boy",
    variants: str = "",
    turn: int = 1,
    first: str = "A",
    leaders: str = "",
    alleys: str = "",
    markers: str = "",
    now: Iterable[str] = (),
    chests: Iterable[str] = (),
    vp: str = "",
    columns: Iterable[str] = (),
    supply: int | None = None,
    merry_left: str | None = None,
    **options: str,
) -> Table:
    """A turn with these wagons and bandits: in the stage `position` if a wagon is covered, else in that of Little John; with
    `columns`, gang by gang, in that of Tuck, and no wagons needed.

    leaders: by seat, `free`, `marion`.., `prison`; now, chests: the tokens of each gang; vp: of each gang; supply: so many
    tokens are left in it, all others of which nothing is said are paid; merry_left: the effects left in the decks.
    """
    table = new_game(players, variants, **options)
    p = table.state
    p.number = turn
    p.first = LETTERS.index(first)
    p.in_play = 0
    for character, word in enumerate(merry.split()):
        p.in_play |= EFFECT_WORDS[word] << 4 * character
    p.merry_left = p.merry_out = 0
    in_play = {EFFECT_WORDS[word] for word in merry.split()}
    left = set(range(16)) if merry_left is None else {EFFECT_WORDS[word] for word in merry_left.split()}
    for effect in range(16):
        if effect not in in_play:
            if effect in left:
                p.merry_left |= bit(effect)
            else:
                p.merry_out |= bit(effect)
    _lay(table, wagons.split())
    _stand(table, rows)
    for alley, letter in enumerate(alleys.split()):
        p.set_alley(alley, _number(p, letter))
        p.gang(_number(p, letter)).bandits -= 1
    for road, marker in enumerate(markers.split()):
        p.road(road).marker = int(marker)
    for seat, word in enumerate(leaders.split()):
        p.gang(seat).leader = LEADERS.index(word)
    for gang, points in enumerate(vp.split()):
        p.gang(gang).vp = int(points)
    _deal(table, list(now), list(chests), supply)
    for gang, column in enumerate(columns):
        for value in column.split():
            p.gang(gang).column += int(rumble.die(int(value)))
    _begin(p, "?" in wagons, bool(list(columns)))
    p.check()
    table.settle()
    return table


def _number(p: Bandits, letter: str) -> int:
    return int(p.seats) if letter == "W" else LETTERS.index(letter)


def _lay(table: Table, names: list[str]) -> None:
    p = table.state
    for number, name in enumerate(names):
        road = p.road(number)
        if name == "-":
            continue
        if name.endswith("?"):
            road.state = COVERED
            road.back = BACKS.index(name[:-1])
        else:
            road.state = OPEN
            road.card = table.card(name)
            road.back = p.deck.back[road.card]
            p.unseen &= ~bit(road.card)
        p.backs -= 1 << 6 * road.back
    p.top = 2


def _stand(table: Table, rows: Iterable[str]) -> None:
    p = table.state
    for number, row in enumerate(rows):
        for bush, word in enumerate(row.split()):
            for place, (letter, lies) in enumerate(re.findall(r"([A-EW])(\*?)", word)):
                gang = _number(p, letter)
                p.road(number).set_bandit(2 * bush + place, gang, bool(lies))
                p.gang(gang).bandits -= 1


def _deal(table: Table, now: list[str], chests: list[str], supply: int | None) -> None:
    """Tokens come to hands as if each had been drawn unseen by the others."""
    p = table.state
    p.hidden = p.box.loot
    for gang, text in enumerate(chests):
        p.gang(gang).chest = _drawn(p, gang, pile(text))
    p.note(CHESTS)
    for gang, text in enumerate(now):
        p.gang(gang).now = _drawn(p, gang, pile(text))
    p.supply = total(p.hidden)
    while supply is not None and p.supply > supply:
        gone = max(range(VILLAGE_COIN), key=lambda face: int(count(p.hidden, face)))
        p.paid += _drawn(p, 0, int(tokens(1, gone)))
        p.note(SPENT, 0, gone, IN_THE_OPEN)
        p.supply -= 1


def _drawn(p: Bandits, gang: int, pile: int) -> int:
    for face in range(VILLAGE_COIN):
        for _ in range(count(pile, face)):
            p.hidden -= tokens(1, face)
            if gang < p.seats:
                p.note(DRAWN, gang, face)
    p.bank += count(pile, VILLAGE_COIN)
    return pile


def _begin(p: Bandits, covered: bool, drawbridge: bool) -> None:
    p.at = NONE
    if covered:
        p.ask_placer()
    else:
        p.begin_pass(TUCK_STAGE if drawbridge else JOHN_STAGE)
