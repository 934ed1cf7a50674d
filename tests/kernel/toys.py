"""A small game with every kind of secret, and copies of it that leak one each.

*Stones*: six stones, two of each weight 1 to 3, in a bag. Each seat draws `hand` of them unseen. In each round both lay down any
of theirs face down, seat 0 first, saying for each weight held how many; both show theirs, and the heavier total scores it
(chance breaks a tie, two to one for seat 1). Shown stones are out. After `rounds` rounds the higher score wins.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from sherwood.kernel.dump import BadDump, Reader, Writer
from sherwood.kernel.game import About, Fault, Game, Offer, Option, Options, Pick, Refusal, Scene
from sherwood.kernel.moves import NOTHING, UNKNOWN, Moves, a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, State
from sherwood.kernel.story import EVERYBODY, only

DRAW, LAY, PASS, SHOW_0, SHOW_1, TIE, DONE = range(1, 8)
SCORED, TOLD, ENDED = range(1, 4)
VERSION = 1
SEATS = ("north", "south")
WEIGHTS = (1, 2, 3)
NOT_HELD, OUT_OF_ORDER, TOO_MANY, OTHER_QUESTION = range(1, 5)

Pile = list[int]
"""Stones by weight, from weight 1."""


def weigh(pile: Pile) -> int:
    return sum(weight * n for weight, n in zip(WEIGHTS, pile, strict=True))


def take(pile: Pile, number: int, rng: Rng) -> Pile:
    """Takes stones out at random."""
    taken = [0, 0, 0]
    for _ in range(number):
        x = rng.below(sum(pile))
        kind = next(kind for kind in range(3) if sum(pile[: kind + 1]) > x)
        pile[kind] -= 1
        taken[kind] += 1
    return taken


class Stones(State):
    """`laid` is face down until shown; `asked` is the weight that the question is about, -1 when nothing is held."""

    def __init__(self, hand: int = 2, rounds: int = 2, leak: str = "") -> None:
        super().__init__()
        self.leak = leak
        self.rounds = rounds
        self.owed = [hand, hand]
        self.bag = [2, 2, 2]
        self.hands: list[Pile] = [[0, 0, 0], [0, 0, 0]]
        self.laid: list[Pile] = [[0, 0, 0], [0, 0, 0]]
        self.out = [0, 0, 0]
        self.won = [0, 0]
        self.shown = 0
        self.who = CHANCE
        self.asked = 0

    # -- the contract
    def turn(self) -> int:
        return self.who

    def together(self) -> int:
        return 0b11 if self.who >= 0 else 0

    def fill(self, out: Moves) -> None:
        if self.who == CHANCE:
            for move in self.outcomes():
                out.add(move)
        elif self.asked < 0:
            out.add(pack(PASS, self.who))
        else:
            for n in range(self.hands[self.who][self.asked] + 1):
                if not self.fault(pack(LAY, self.who, self.asked, n)):
                    out.add(pack(LAY, self.who, self.asked, n))

    def fault(self, move: int) -> int:
        kind, seat, weight, n = kind_of(move), a_of(move), b_of(move), c_of(move)
        if kind == PASS:
            return 0 if move == pack(PASS, self.who) and self.asked < 0 else OTHER_QUESTION
        if kind != LAY or seat != self.who:
            return OTHER_QUESTION
        if weight > 2 or not self.hands[seat][weight]:
            return NOT_HELD
        if weight != self.asked:
            return OUT_OF_ORDER
        if n <= self.hands[seat][weight] and not (self.leak == "moves" and n and self.hands[1 - seat][weight]):
            return 0
        return NOT_HELD if self.leak == "refusal" and self.hands[1 - seat][weight] else TOO_MANY

    def weight(self, move: int) -> int:
        if kind_of(move) == DRAW:
            return self.bag[b_of(move)]
        return 1 + a_of(move) if kind_of(move) == TIE else 1

    def play(self, move: int) -> None:
        kind, seat, b, c = kind_of(move), a_of(move), b_of(move), c_of(move)
        if kind == DRAW:
            self.bag[b] -= 1
            self.hands[seat][b] += 1
            self.owed[seat] -= 1
            if not any(self.owed):
                self.ask(0)
        elif kind == LAY:
            self.hands[seat][b] -= c
            self.laid[seat][b] += c
            self.tell(pack(TOLD, seat, b, c), EVERYBODY if self.leak == "event" else only(seat))
            self.next_question(b + 1)
        elif kind == PASS:
            self.after(seat)
        elif kind == TIE:
            self.scored(seat)
        else:
            self.show(kind)

    def seen(self, move: int, seat: int) -> int:
        kind, by = kind_of(move), a_of(move)
        if kind in (SHOW_0, SHOW_1, TIE) or seat == by:
            return move
        if kind == DRAW:
            return move if self.leak == "draw" else pack(DRAW, by, UNKNOWN)
        if kind == LAY and self.following(b_of(move) + 1) >= 0:
            return pack(DONE, by, 1) if self.leak == "count" else NOTHING
        return pack(DONE, by, c_of(move) if self.leak == "seen" and kind == LAY else 0)

    def copy(self) -> Stones:
        other = Stones(0, self.rounds, self.leak)
        other.owed, other.bag, other.out, other.won = self.owed[:], self.bag[:], self.out[:], self.won[:]
        other.hands = [pile[:] for pile in self.hands]
        other.laid = [pile[:] for pile in self.laid]
        other.shown, other.who, other.asked = self.shown, self.who, self.asked
        return other

    def imagine(self, seat: int, rng: Rng) -> State:
        other = self.copy()
        if self.leak == "imagine":
            return other
        unseen = self.bag[:]
        others = [s for s in range(2) if s != seat]
        held = [0, 0]
        for s in others:
            hidden = self.laid[s] if s >= self.shown else [0, 0, 0]
            held[s] = sum(self.hands[s]) + sum(hidden)
            unseen = [a + b + c for a, b, c in zip(unseen, self.hands[s], hidden, strict=True)]
        for s in others:
            other.hands[s] = take(unseen, held[s], rng)
            if s >= self.shown:
                other.laid[s] = [0, 0, 0]
        other.bag = unseen
        other.answer_again(others, rng)
        return other

    def points(self, seat: int) -> int:
        return self.won[seat]

    def ending(self) -> int:
        return 1

    def dump(self) -> bytes:
        out = Writer(VERSION)
        piles = (self.owed, self.bag, *self.hands, *self.laid, self.out, self.won)
        for number in (self.rounds, self.shown, self.who, self.asked, *(n for pile in piles for n in pile)):
            out.put(number)
        return out.done()

    # -- the rules
    def outcomes(self) -> list[int]:
        if any(self.owed):
            seat = 0 if self.owed[0] else 1
            return [pack(DRAW, seat, kind) for kind in range(3) if self.bag[kind]]
        if self.shown < 2:
            return [pack((SHOW_0, SHOW_1)[self.shown], *self.laid[self.shown])]
        return [pack(TIE, 0), pack(TIE, 1)]

    def following(self, kind: int) -> int:
        """The next weight, from this one on, that the seat on turn is asked for."""
        return next((k for k in range(kind, 3) if self.hands[self.who][k]), -1)

    def ask(self, seat: int) -> None:
        self.who = seat
        self.asked = self.following(0)

    def next_question(self, kind: int) -> None:
        seat = self.who
        self.asked = self.following(kind)
        if self.asked < 0:
            self.after(seat)

    def after(self, seat: int) -> None:
        lazy = self.leak == "question" and not any(self.laid[0])
        if seat == 0 and not lazy:
            self.ask(1)
        else:
            self.who, self.asked = CHANCE, 0

    def show(self, kind: int) -> None:
        self.shown += 1
        if kind == SHOW_0:
            return
        totals = [weigh(pile) for pile in self.laid]
        if totals[0] != totals[1]:
            self.scored(0 if totals[0] > totals[1] else 1)

    def scored(self, winner: int) -> None:
        points = max(weigh(pile) for pile in self.laid)
        self.won[winner] += points
        self.tell(pack(SCORED, winner, points), EVERYBODY)
        self.out = [sum(n) for n in zip(self.out, *self.laid, strict=True)]
        self.laid = [[0, 0, 0], [0, 0, 0]]
        self.shown = 0
        self.rounds -= 1
        if self.rounds:
            self.ask(0)
        else:
            self.who, self.asked = OVER, 0
            self.tell(pack(ENDED, *self.won), EVERYBODY)

    def tell(self, event: int, readers: int) -> None:
        if self.story is not None:
            self.story.tell(event, readers)

    def answer_again(self, others: Sequence[int], rng: Rng) -> None:
        """Hidden choices are made anew: whole ones answered, one begun and not finished put back to its first question."""
        who = self.who
        for seat in others:
            if who == seat:
                self.asked = self.following(0)
            elif self.shown <= seat and (who == 1 > seat or (who == CHANCE and not any(self.owed))):
                for kind in range(3):
                    n = rng.below(self.hands[seat][kind] + 1)
                    self.hands[seat][kind] -= n
                    self.laid[seat][kind] += n


class StonesView(msgspec.Struct, frozen=True):
    seat: int
    asked: int
    question: int
    rounds: int
    hand: tuple[int, ...] | None
    laid: tuple[int, ...] | None
    held: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]
    out: tuple[int, ...]
    bag: int
    score: tuple[int, ...]
    rumour: int = 0


class Rooms:
    """Set-up, words, view, picture and plans of the toy in one."""

    OPTIONS = (Option("hand", "STONES-1", ("2", "1")), Option("rounds", "STONES-2", ("2", "1")))
    FAULTS = tuple(Fault(number, "STONES-3") for number in range(1, 5))
    LONGEST = 30

    def __init__(self, leak: str) -> None:
        self.leak = leak

    # setup
    def seats(self, options: Options) -> tuple[str, ...]:
        return SEATS

    def start(self, options: Options) -> State:
        for name, value in options.items():
            if not any(option.name == name and value in option.values for option in self.OPTIONS):
                raise Refusal(f"There is no option {name} {value}.")
        return Stones(int(options.get("hand", "2")), int(options.get("rounds", "2")), self.leak)

    def load(self, dump: bytes) -> State:
        state = Stones(0, 0, self.leak)
        reader = Reader(dump, VERSION)
        state.rounds, state.shown, state.who, state.asked = (reader.take() for _ in range(4))
        if not -2 <= state.who < 2:
            raise BadDump("no such seat")
        for pile in (state.owed, state.bag, *state.hands, *state.laid, state.out, state.won):
            pile[:] = [reader.take() for _ in pile]
        reader.done()
        return state

    # words
    NAMES = ("", "draw", "lay", "pass", "show-north", "show-south", "tie", "done")

    def write(self, move: int) -> str:
        fields = ("?" if field == UNKNOWN else str(field) for field in (a_of(move), b_of(move), c_of(move)))
        return " ".join((self.NAMES[kind_of(move)], *fields))

    def read(self, text: str, language: str = "en") -> int:
        name, *fields = text.split() or [""]
        if name not in self.NAMES[1:] or len(fields) != 3 or not all(f == "?" or (f.isdecimal() and len(f) < 3) for f in fields):
            raise Refusal(f"{text!r} is no move of stones; write for example `lay 0 1 2`.")
        return pack(self.NAMES.index(name), *(UNKNOWN if f == "?" else int(f) for f in fields))

    def name(self, language: str) -> str:
        return "Stones"

    def seat(self, seat: int, language: str) -> str:
        return SEATS[seat]

    def option(self, option: Option, language: str) -> tuple[str, str]:
        return option.name, option.clause

    def value(self, option: Option, value: str, language: str) -> str:
        return value

    def label(self, move: int, language: str) -> str:
        return self.write(move)

    def told(self, seen: int, language: str) -> str:
        return self.write(seen)

    def event(self, event: int, language: str) -> tuple[str, str]:
        return f"event {kind_of(event)} {a_of(event)} {b_of(event)} {c_of(event)}", "STONES-3"

    def prompt(self, view: Any, language: str) -> str:
        return f"seat {view.asked}: how many of weight {view.question}?"

    def stage(self, view: Any, language: str) -> str:
        return f"{view.rounds} to play"

    def fault(self, number: int, language: str) -> str:
        return ("", "You don't hold that.", "Weights come in order.", "Not so many.", "That is not asked.")[number]

    def ending(self, number: int, language: str) -> str:
        return "all rounds played"

    def clause(self, clause: str, language: str) -> str:
        return clause

    def board(self, view: Any, language: str) -> str:
        return str(view)

    # view
    def view(self, state: State, seat: int) -> StonesView:
        assert isinstance(state, Stones)
        mine = seat in (0, 1)
        return StonesView(
            seat=seat,
            asked=state.who,
            question=state.asked if state.who == seat else -1,
            rounds=state.rounds,
            hand=tuple(state.hands[seat]) if mine else None,
            laid=tuple(state.laid[seat]) if mine else None,
            held=tuple(sum(state.hands[s]) + (sum(state.laid[s]) if state.shown <= s else 0) for s in range(2)),
            shown=tuple(tuple(state.laid[s]) for s in range(state.shown)),
            out=tuple(state.out),
            bag=sum(state.bag),
            score=tuple(state.won),
            rumour=state.hands[1][2] if self.leak == "view" else 0,
        )

    # picture
    def symbols(self) -> str:
        return "<defs></defs>"

    def scene(self, view: Any, language: str, picked: Sequence[str] = (), shape: str = "wide") -> Scene:
        return Scene(100, 100, lambda: "<rect/>", {"hand": f"<g id='hand'>{view.hand}</g>"}, alt=str(view.held))

    # plans
    def offer(self, state: State, seat: int, picked: Sequence[str], language: str) -> Offer:
        assert isinstance(state, Stones)
        if state.who != seat:
            return Offer()
        moves = Moves()
        state.fill(moves)
        hint = f"they hold {sum(state.hands[1 - seat])}" if self.leak == "hint" else ""
        picks = tuple(Pick(f"stone-{kind}", str(kind)) for kind in range(3) if state.hands[seat][kind])
        return Offer(picks=picks, moves=tuple(moves.to_list()), hint=hint)

    def why_not(self, state: State, seat: int, picked: Sequence[str], target: str) -> int:
        return OTHER_QUESTION

    def about(self, state: State, seat: int, moves: Sequence[int], language: str) -> About:
        return About()

    def complete(self, state: State, seat: int, moves: Sequence[int]) -> tuple[int, ...]:
        return ()


@dataclass(frozen=True)
class Toy(Game):
    """`leak` names the side door that is open: see LEAKS."""

    leak: str = ""

    def room(self, name: str) -> Any:
        return Rooms(self.leak)


STONES = Toy("stones", VERSION, "toys")
LEAKS = {
    "view": "a view that counts the other's stones",
    "seen": "a face-down choice that says how many when it is done",
    "draw": "a stone that all see drawn, and that nothing remembers",
    "count": "a tick for each hidden question",
    "event": "an event that all may read",
    "moves": "legal moves that depend on the other's stones",
    "refusal": "a refusal that depends on the other's stones",
    "question": "a seat that is asked only if the other laid something",
    "hint": "a hint that counts the other's stones",
    "imagine": "an imagined position that is the true one",
}


def leaky(leak: str) -> Toy:
    return Toy(f"leaky-{leak}", VERSION, "toys", leak)


Find = Callable[[str], Game]


def find(id: str) -> Game:
    """The toys' shelf."""
    toys = {toy.id: toy for toy in (STONES, *map(leaky, LEAKS))}
    if id not in toys:
        raise Refusal(f"There is no toy {id!r}.")
    return toys[id]
