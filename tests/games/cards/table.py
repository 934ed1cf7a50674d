"""A small language for situations of `cards`, so that a test is shorter than the clause that it holds.

    t = situation(robin="RH 2M 4A", sheriff="S 2G", prize="nobleman")
    t.robin.adds("RH M")
    t.sheriff.adds("S G")
    t.robin.shoots(4)

Cards go by the short names of chapter X, a number before a name counts: `3A` is three Arrows. What chance turns up with
one outcome (reveals, volleys) turns itself up. Draws and prizes are chosen by the test.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction

from sherwood.games.cards import kinds, setup
from sherwood.games.cards.components import DATA, PRIZES, TRAP_CARD, cards, count, next_kind
from sherwood.games.cards.kinds import ROBIN, SHERIFF
from sherwood.games.cards.position import MELEE_STAGE, NONE, PRIZE_STAGE, Side, deck_of
from sherwood.games.cards.state import Cards
from sherwood.games.cards.view import CardsView, SideView, view
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.play import chances, legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER
from sherwood.kernel.story import Story

SHORT = (["A", "W", "M", "Y", "T", "Mo", "LJ", "I", "RH", "He"], ["B", "S", "G", "H", "K", "C", "Sh", "T"])
PRIZE_NAMES = [card["name"] for card in DATA["prizes"]["cards"]]
EVENTS = {
    kinds.TURN: "TURN",
    kinds.RESHUFFLED: "RESHUFFLED",
    kinds.STOPPED: "STOPPED",
    kinds.KILLS: "KILLS",
    kinds.MELEE: "MELEE",
    kinds.WON: "WON",
    kinds.NOT_WON: "NOT_WON",
    kinds.CARRIED: "CARRIED",
    kinds.RETURNED: "RETURNED",
    kinds.ENDED: "ENDED",
}
ANSWERS = {
    kinds.DROP: "drop",
    kinds.ADD: "add",
    kinds.TRAP: "trap",
    kinds.PASS: "pass",
    kinds.SHOTS: "shots",
    kinds.LOSE: "lose",
    kinds.KEEP: "keep",
    kinds.ALONE: "alone",
    kinds.HEAL: "heal",
}
CLAUSES = {fault.number: fault.clause for fault in setup.FAULTS}


def pile(seat: int, text: str) -> int:
    """The pile that a list of short names means."""
    found = 0
    for word in text.split():
        match = re.fullmatch(r"(\d*)([A-Za-z]+)", word)
        assert match, word
        found += cards(int(match[1] or 1), SHORT[seat].index(match[2]))
    return found


def text(seat: int, pile: int) -> str:
    """The list of short names for a pile."""
    held = [(count(pile, kind), name) for kind, name in enumerate(SHORT[seat])]
    return " ".join(f"{n}{name}" if n > 1 else name for n, name in held if n)


def prize(name: str) -> int:
    return PRIZE_NAMES.index(name)


def prize_move(name: str) -> int:
    return int(pack(kinds.PRIZE, prize(name)))


class Player:
    """One seat at the table: what it has, and what it does."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    @property
    def side(self) -> Side:
        return self.table.state.side(self.seat)

    @property
    def hand(self) -> str:
        return text(self.seat, self.side.hand)

    @property
    def known(self) -> str:
        return text(self.seat, self.side.known)

    @property
    def combatants(self) -> str:
        return text(self.seat, self.side.combatants)

    @property
    def fallen(self) -> str:
        return text(self.seat, self.side.fallen)

    @property
    def discards(self) -> str:
        return text(self.seat, self.side.discards)

    @property
    def prizes(self) -> list[str]:
        return [PRIZE_NAMES[kind] for kind in range(PRIZES.kinds) for _ in range(count(self.side.prizes, kind))]

    @property
    def points(self) -> int:
        return int(PRIZES.points_of(self.side.prizes))

    @property
    def sees(self) -> CardsView:
        return view(self.table.state, self.seat)

    @property
    def sees_enemy(self) -> SideView:
        return self.sees.side(1 - self.seat)

    @property
    def is_asked(self) -> bool:
        return self.table.state.turn() == self.seat

    @property
    def options(self) -> list[str]:
        """The answers that are legal now: `add W 0`, `shots 2`, `alone RH`, `pass`."""
        assert self.is_asked
        return [self.table.words(move) for move in legal(self.table.state)]

    def adds(self, names: str) -> None:
        """Commits these cards in all; nothing, where the list is empty."""
        self._answer_all(pile(self.seat, names))

    def passes(self) -> None:
        assert self.options == ["pass"]
        self.table.play(pack(kinds.PASS, self.seat))

    def drops(self, names: str) -> None:
        self._answer_all(pile(self.seat, names))

    def loses(self, names: str) -> None:
        self._answer_all(pile(self.seat, names))

    def picks(self, names: str) -> None:
        """Chooses the enemy's dead (variant shooter_picks)."""
        self._answer_all(pile(1 - self.seat, names))

    def keeps(self, names: str) -> None:
        self._answer_all(pile(self.seat, names))

    def keeps_alone(self, name: str) -> None:
        self.table.play(self.move("alone", name))

    def heals(self, names: str) -> None:
        self._answer_all(pile(self.seat, names))

    def shoots(self, n: int) -> None:
        self.table.play(self.move("shots", n=n))

    def move(self, word: str, name: str = "", n: int = 0) -> int:
        """The move of this seat that a word, a card and a number mean, legal or not."""
        kind = next(kind for kind, known in ANSWERS.items() if known == word)
        owner = self.seat
        return pack(kind, self.seat, SHORT[owner].index(name) if name else 0, n)

    def moves(self, *answers: str) -> list[int]:
        """The moves that such answers mean: `add W 2`."""
        split = [answer.split() for answer in answers]
        return [self.move(word, name, int(n)) for word, name, n in split]

    def breaks(self, word: str, name: str = "", n: int = 0) -> str:
        """The clause that forbids a move; empty if it is legal."""
        assert self.is_asked
        return CLAUSES.get(int(self.table.state.fault(self.move(word, name, n))), "")

    def answers(self, word: str, name: str = "", n: int = 0) -> None:
        self.table.play(self.move(word, name, n))

    def imagined(self, seed: int) -> Table:
        """A position that this seat can't tell from the real one."""
        imagined = self.table.state.imagine(self.seat, Rng(seed))
        assert isinstance(imagined, Cards)
        return Table(imagined)

    def _answer_all(self, wanted: int) -> None:
        """Answers the questions of this stage so that `wanted` is chosen."""
        state = self.table.state
        stage, turn = state.stage, state.number
        assert self.is_asked, f"it is the turn of {state.turn()}"
        while state.turn() == self.seat and (state.stage, state.number) == (stage, turn):
            moves = [move for move in legal(state) if kind_of(move) != kinds.ALONE]
            kind = TRAP_CARD if kind_of(moves[0]) == kinds.TRAP else b_of(moves[0])
            n = 0 if kind_of(moves[0]) == kinds.PASS else count(wanted, kind)
            wanted -= cards(n, kind)
            fitting = [move for move in moves if c_of(move) == n]
            assert fitting, f"{n} {SHORT[self.seat][kind]} among {self.options}"
            self.table.play(fitting[0])
        if stage == MELEE_STAGE:
            return  # what leaves no choice isn't asked
        assert wanted == 0, f"nobody asked for {text(self.seat, wanted)}"


class Table:
    def __init__(self, state: Cards) -> None:
        self.state = state
        self.story = Story()
        self.state.story = self.story
        self.robin = Player(self, ROBIN)
        self.sheriff = Player(self, SHERIFF)

    def player(self, seat: int) -> Player:
        return self.robin if seat == ROBIN else self.sheriff

    @property
    def waits_for(self) -> str:
        """Who or what is next: robin, sheriff, over, or the chance move: draw, prize."""
        names = {ROBIN: "robin", SHERIFF: "sheriff", OVER: "over"}
        turn = int(self.state.turn())
        return names.get(turn) or self.sees.stage

    @property
    def sees(self) -> CardsView:
        return view(self.state, ROBIN)

    @property
    def events(self) -> list[tuple[object, ...]]:
        """What was told, with its fields: ("KILLS", SHERIFF, 2, 0)."""
        return [(EVENTS[kind_of(e)], a_of(e), b_of(e), c_of(e)) for e in self.story.read(ROBIN)]

    def told(self, name: str) -> list[tuple[object, ...]]:
        return [event[1:] for event in self.events if event[0] == name]

    def words(self, move: int) -> str:
        """A move of the seat that is asked, in short words."""
        kind = kind_of(move)
        if kind == kinds.PASS:
            return "pass"
        if kind in (kinds.SHOTS, kinds.TRAP):
            return f"{ANSWERS[kind]} {c_of(move)}"
        name = SHORT[a_of(move)][b_of(move)]
        return f"alone {name}" if kind == kinds.ALONE else f"{ANSWERS[kind]} {name} {c_of(move)}"

    def play(self, move: int, turn_up: bool = True) -> None:
        """Makes a legal move, and turns up what has one outcome."""
        fault = self.state.fault(move)
        assert fault == 0, CLAUSES[fault]
        self.state.play(move)
        self.state.check()
        while turn_up and self.state.turn() == CHANCE and self.sees.stage not in ("draw", "prize"):
            (outcome,) = legal(self.state)
            self.state.play(outcome)
            self.state.check()

    def volley(self, robin: int, sheriff: int) -> None:
        """Both shoot; who isn't asked, shoots nothing."""
        for player, n in ((self.robin, robin), (self.sheriff, sheriff)):
            if player.is_asked and self.sees.stage in ("arrows", "tournament"):
                player.shoots(n)
            else:
                assert n == 0

    def draws(self, robin: str = "", sheriff: str = "") -> None:
        """Both draw these cards, in any order."""
        for seat, names in ((ROBIN, robin), (SHERIFF, sheriff)):
            wanted = pile(seat, names)
            while wanted:
                kind = next_kind(wanted, 0)
                self.play(pack(kinds.DRAW, seat, kind))
                wanted -= cards(1, kind)

    def draws_anything(self) -> None:
        while self.sees.stage == "draw" and self.state.turn() == CHANCE:
            self.play(legal(self.state)[0])

    def turns_up(self, name: str) -> None:
        self.play(prize_move(name))

    def copy(self) -> Table:
        copied = self.state.copy()
        assert isinstance(copied, Cards)
        return Table(copied)


def new_game(variants: str = "", **options: str) -> Table:
    """A game from its first position on."""
    return Table(setup.start({**options, **dict.fromkeys(variants.split(), "on")}))


def situation(
    robin: str = "",
    sheriff: str = "",
    prize: str = "nobleman",
    variants: str = "",
    *,
    known: tuple[str, str] = ("", ""),
    discards: tuple[str, str] = ("", ""),
    won: tuple[Iterable[str], Iterable[str]] = ((), ()),
    lost: Iterable[str] = (),
    turn: int = 1,
    **options: str,
) -> Table:
    """The moment after this prize is turned up: these hands, what is known of them, discards, prizes won and discarded.

    All other cards lie in the decks. With `prize=""` the prize is still to be turned up.
    """
    table = new_game(variants, **options)
    state = table.state
    for seat, hand in ((ROBIN, robin), (SHERIFF, sheriff)):
        side = state.side(seat)
        side.owed = 0
        side.hand = pile(seat, hand)
        side.known = pile(seat, known[seat])
        side.discards = pile(seat, discards[seat])
        side.deck = deck_of(seat).all - side.hand - side.discards
        side.prizes = _prizes(won[seat])
    state.prizes_discarded = _prizes(lost)
    state.prizes -= state.robin.prizes + state.sheriff.prizes + state.prizes_discarded
    state.stage = PRIZE_STAGE
    state.kind = NONE
    state.number = turn
    state.check()
    if prize:
        table.turns_up(prize)
    return table


def _prizes(names: Iterable[str]) -> int:
    return sum(cards(1, prize(name)) for name in names)


# -- exact chances ----------------------------------------------------------------------------------------------------
def outcomes(state: Cards) -> list[tuple[int, Fraction]]:
    """Every chance move, with its probability by the real weights."""
    weighed = chances(state)
    total = sum(weight for _, weight in weighed)
    return [(move, Fraction(weight, total)) for move, weight in weighed]


def hands(state: Cards, seat: int) -> dict[int, Fraction]:
    """The distribution of a seat's hand after all the draws that are due, by expanding the chance moves of `state`."""
    while a_of(legal(state)[0]) != seat:
        state.play(legal(state)[0])
    level = {int(state.side(seat).hand): (state, Fraction(1))}
    for _ in range(state.side(seat).owed):
        below: dict[int, tuple[Cards, Fraction]] = {}
        for hand, (before, chance) in level.items():
            for move, share in outcomes(before):
                held = hand + cards(1, b_of(move))
                if held not in below:
                    after = before.copy()
                    assert isinstance(after, Cards)
                    after.play(move)
                    assert after.side(seat).hand == held
                    below[held] = (after, Fraction(0))
                below[held] = (below[held][0], below[held][1] + chance * share)
        level = below
    return {hand: chance for hand, (_, chance) in level.items()}
