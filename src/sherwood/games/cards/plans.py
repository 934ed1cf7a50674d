"""From clicks to moves: a seat picks cards in any order and takes them back; the moves follow in the order of the rules.

What may be picked is what the position has no fault to find with; no rule is written here a second time. A target is a card:
`r-2-0` is the first Merry Men (kind 2) of Robin's side, `s-4-1` the Sheriff's second Knights. They are counted through
hand, barrier, combatants and fallen, so that a card keeps its name while it moves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from sherwood.games.cards import kinds
from sherwood.games.cards.arrows import most_shots
from sherwood.games.cards.components import ROBINS, SHERIFFS, SHIELDMEN, SHOT, TOURNAMENT_CARD, TRAP_CARD, cards
from sherwood.games.cards.notation import SEATS
from sherwood.games.cards.position import Position
from sherwood.games.cards.view import SideView, view
from sherwood.games.cards.words import Speech
from sherwood.kernel.game import UNSAID, About, Offer, Pick, Quick
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.play import legal
from sherwood.kernel.state import State

DECKS: Final = (ROBINS, SHERIFFS)
LETTERS: Final = "rs"
NUMBERS_SHOWN: Final = 4
"""Numbers of shots that have a button each; where there are more, only none and the most have."""

Wanted = Mapping[int, int]
"""How many of each kind of card are picked."""

MENDABLE: Final[frozenset[int]] = frozenset({0, kinds.OUT_OF_ORDER, kinds.WRONG_DEAD, kinds.WRONG_DROP, kinds.TRAP_ALONE})
"""Faults of a single pick that further picks may mend."""
ONE_SET: Final[dict[int, int]] = {
    kinds.TRAP: kinds.ADD,
    kinds.ALONE: kinds.KEEP,
}
"""Moves that help to choose the same set as another kind of move."""
PLACES: Final[dict[int, str]] = {
    kinds.DROP: "hand",
    kinds.ADD: "hand",
    kinds.SHOTS: "hand",
    kinds.LOSE: "combatants",
    kinds.KEEP: "combatants",
    kinds.HEAL: "fallen",
}
"""Where the cards lie that a set is chosen from."""
ELSEWHERE: Final[dict[int, int]] = {
    kinds.DROP: kinds.NOT_IN_HAND,
    kinds.ADD: kinds.NOT_IN_HAND,
    kinds.LOSE: kinds.NOT_STANDING,
    kinds.KEEP: kinds.NOT_STANDING,
    kinds.HEAL: kinds.NOT_YOUR_DEAD,
}
"""What is wrong with a card that doesn't lie there."""
BEYOND: Final[dict[int, int]] = {
    kinds.DROP: kinds.WRONG_DROP,
    kinds.LOSE: kinds.WRONG_DEAD,
    kinds.KEEP: kinds.OVER_LIMIT,
}
"""What is wrong with a card for which no question is left once the others are answered."""


class Card(NamedTuple):
    side: int
    kind: int
    number: int

    @property
    def target(self) -> str:
        return f"{LETTERS[self.side]}-{self.kind}-{self.number}"


class Walk(NamedTuple):
    """The answers to the questions of one set, as near to what is wanted as they can be."""

    moves: tuple[int, ...]
    fault: int
    """Of the first answer that was wanted too high, or 0."""
    missing: int
    """Cards that must be chosen and aren't."""
    left: Wanted
    """Wanted cards that nothing asked for."""


class Choice:
    """What a seat that is asked may choose from."""

    def __init__(self, state: State, seat: int) -> None:
        assert isinstance(state, Position)
        self.state = state
        self.seat = seat
        self.moves = legal(state)
        self.set = _set_of(self.moves[0])
        self.view = view(state, seat)
        self.side = a_of(self.moves[0])
        place = PLACES.get(self.set, "")
        self.lying: tuple[int, ...] = getattr(self.side_view, place) if place else ()
        self.before: list[int] = _counted_before(self.side_view, place) if place else []

    @property
    def side_view(self) -> SideView:
        return self.view.side(self.side)

    def cards(self) -> Iterator[Card]:
        for kind, n in enumerate(self.lying):
            for i in range(n):
                yield Card(self.side, kind, self.before[kind] + i)

    def picked(self, targets: Sequence[str]) -> list[Card]:
        return [card for card in self.cards() if card.target in targets]

    def move(self, kind: int, n: int) -> int:
        """The move that chooses n of a kind."""
        if self.set == kinds.SHOTS:
            return pack(kinds.SHOTS, self.seat, 0, n)
        if self.set == kinds.ADD and self.side == kinds.SHERIFF and kind == TRAP_CARD:
            return pack(kinds.TRAP, self.side, 0, n)
        return pack(self.set, self.side, kind, n)

    def alone(self, wanted: Wanted) -> int:
        """The move that keeps the one card wanted whatever its force, or 0."""
        move = pack(kinds.ALONE, self.side, *wanted) if list(wanted.values()) == [1] else 0
        return move if move in self.moves else 0

    def fault(self, wanted: Wanted, kind: int) -> int:
        """Why one more card of this kind can't be wanted, whatever else may be picked besides; or 0."""
        more = Counter(wanted)
        more[kind] += 1
        if self.alone(more):
            return 0
        if self.set == kinds.SHOTS and kind != SHOT:
            return kinds.NOT_NOW
        fault = self.state.fault(self.move(kind, more[kind]))
        if fault not in MENDABLE:
            return fault
        wrong = self.wrong(more)
        return 0 if wrong == kinds.TRAP_ALONE else wrong

    def wrong(self, wanted: Wanted) -> int:
        """What keeps these cards from being chosen together: a fault, or 0 if more cards may make it a choice."""
        walk = self.walk(wanted)
        if walk.fault or not walk.left or self.alone(wanted):
            return walk.fault
        if self.set == kinds.ADD:
            return self.state.fault(self.move(*next(iter(walk.left.items()))))
        return BEYOND.get(self.set, kinds.OUT_OF_ORDER)

    def plan(self, wanted: Wanted) -> tuple[int, ...]:
        """The moves that choose exactly these cards, or none if that can't be."""
        if alone := self.alone(wanted):
            return (alone,)
        walk = self.walk(wanted)
        return () if walk.fault or walk.missing or walk.left else walk.moves

    def walk(self, wanted: Wanted) -> Walk:
        """Answers question after question until the set is chosen."""
        left = Counter(wanted)
        moves: list[int] = []
        fault = missing = 0
        state = self.state.copy()
        while answers := self._answers(state):
            kind, least, most = _asked(answers)
            n = min(max(left[kind], least), most)
            if left[kind] > most:
                fault = fault or state.fault(self.move(kind, left[kind]))
            missing += max(0, least - left[kind])
            del left[kind]
            moves.append(next(move for move in answers if c_of(move) == n))
            state.play(moves[-1])
        if self.set == kinds.KEEP and not self.state.kept and not any(c_of(move) for move in moves):
            missing += self._last_kept(left)
        return Walk(tuple(moves), fault, missing, +left)

    def _answers(self, state: State) -> list[int]:
        """The legal answers, while the questions are about this set."""
        if state.turn() != self.seat:
            return []
        moves = [move for move in legal(state) if kind_of(move) != kinds.ALONE]
        return moves if moves and _set_of(moves[0]) == self.set else []

    def _last_kept(self, left: Counter[int]) -> int:
        """Who keeps nobody else keeps one of the last kind that he may keep, unasked (CARDS-0.4). 1 if that isn't wanted."""
        kept = [kind for kind, n in enumerate(self.lying) if n and self.state.fault(self.move(kind, 1)) in MENDABLE]
        if not kept or left[kept[-1]] != 1:
            return 1
        del left[kept[-1]]
        return 0


def _set_of(move: int) -> int:
    kind = kind_of(move)
    return ONE_SET.get(kind, kind)


def _asked(answers: Sequence[int]) -> tuple[int, int, int]:
    """The kind that is asked for, the smallest number and the greatest."""
    first = answers[0]
    kind = {kinds.TRAP: TRAP_CARD, kinds.SHOTS: SHOT}.get(kind_of(first), b_of(first))
    return kind, c_of(first), c_of(answers[-1])


def _counted_before(side: SideView, place: str) -> list[int]:
    """Of each kind, the cards that are counted before those in this place; of a hand that isn't seen, those known in it."""
    order = ("hand", "hidden", "combatants", "fallen")
    piles = [getattr(side, earlier) for earlier in order[: order.index(place)]]
    if place != "hand" and side.hand is None:
        piles.append(side.known)
    return [sum(pile[kind] for pile in piles if pile) for kind in range(len(side.combatants))]


# -- what the table asks --------------------------------------------------------------------------------------------------
def offer(state: State, seat: int, picked: Sequence[str], language: str) -> Offer:
    if state.turn() != seat:
        return Offer()
    choice = Choice(state, seat)
    if len(choice.moves) == 1 and len(choice.plan({})) == 1:
        return Offer(moves=tuple(choice.moves))
    speech = Speech(language)
    chosen = choice.picked(picked)
    wanted = Counter(card.kind for card in chosen)
    free = {kind for kind, n in enumerate(choice.lying) if n and not choice.fault(wanted, kind)}
    picks = [card for card in choice.cards() if card in chosen or card.kind in free]
    about = {kind: _about(speech, choice, {kind: 1}) for kind in {card.kind for card in picks}}
    return Offer(
        picks=tuple(Pick(card.target, _label(speech, choice, card), card in chosen, about[card.kind]) for card in picks),
        moves=_buttons(choice),
        plan=choice.plan(wanted),
        hint=_hint(speech, choice, wanted),
        quick=tuple(_quick(speech, choice)),
    )


def why_not(state: State, seat: int, picked: Sequence[str], target: str) -> int:
    if state.turn() != seat:
        return kinds.NOT_NOW
    choice = Choice(state, seat)
    found = [card for card in choice.cards() if card.target == target]
    if not found:
        return ELSEWHERE.get(choice.set, kinds.NOT_NOW)
    chosen = choice.picked(picked)
    return 0 if found[0] in chosen else choice.fault(Counter(card.kind for card in chosen), found[0].kind)


def about(state: State, seat: int, moves: Sequence[int], language: str) -> About:
    return _about(Speech(language), Choice(state, seat), _wanted(moves)) if state.turn() == seat else UNSAID


def complete(state: State, seat: int, moves: Sequence[int]) -> tuple[int, ...]:
    if state.turn() != seat:
        return ()
    choice = Choice(state, seat)
    if len(moves) == 1 and moves[0] in choice.moves and kind_of(moves[0]) == kinds.ALONE:
        return tuple(moves)
    if any(_set_of(move) != choice.set or a_of(move) != choice.side for move in moves):
        return ()
    return choice.plan(_wanted(moves))


def _wanted(moves: Sequence[int]) -> Wanted:
    """The cards that these moves choose."""
    wanted: Counter[int] = Counter()
    for move in moves:
        kind, n, _ = _asked([move])
        wanted[kind] += 1 if kind_of(move) == kinds.ALONE else n
    return +wanted


def _buttons(choice: Choice) -> tuple[int, ...]:
    """Answers that are given at once: a number of shots, a Trap by itself, one combatant kept alone."""
    moves = choice.moves
    if choice.set == kinds.SHOTS and len(moves) > NUMBERS_SHOWN:
        return moves[0], moves[-1]
    if choice.set == kinds.SHOTS or kind_of(moves[0]) == kinds.TRAP:
        return tuple(moves)
    return tuple(move for move in moves if kind_of(move) == kinds.ALONE)


def _label(speech: Speech, choice: Choice, card: Card) -> str:
    what = speech.with_force(card.side, card.kind)
    n = choice.lying[card.kind]
    return what if n == 1 else speech.say("one-of", what=what, i=card.number - choice.before[card.kind] + 1, n=n)


# -- quick answers ----------------------------------------------------------------------------------------------------------
def _quick(speech: Speech, choice: Choice) -> Iterator[Quick]:
    for id, wanted in _WISHES.get(choice.set, _no_wishes)(choice):
        if moves := choice.plan(wanted):
            yield Quick(speech.say(f"quick-{id}", cards=speech.cards(choice.side, sorted(wanted.items()))), moves)


Wishes = Iterator[tuple[str, Wanted]]
"""What may be wanted in one go, by the id of its text."""


def _no_wishes(choice: Choice) -> Wishes:
    yield from ()


def _wish_add(choice: Choice) -> Wishes:
    yield "everybody", {kind: n for kind, n in _by_force(choice) if DECKS[choice.side].force[kind]}
    yield "nobody", {}


def _wish_lose(choice: Choice) -> Wishes:
    """One's own weakest, or the enemy's strongest."""
    own = choice.side == choice.seat
    yield "weakest" if own else "strongest", _first(_by_force(choice) if own else _by_force(choice)[::-1], choice.view.need)


def _wish_keep(choice: Choice) -> Wishes:
    """The set of greatest force within the difference, or one alone that is stronger (CARDS-3.9)."""
    best: dict[int, dict[int, int]] = {0: {}}
    for kind, n in _by_force(choice):
        force = DECKS[choice.side].force[kind]
        for total, held in list(best.items()):
            best |= {total + k * force: {**held, kind: k} for k in range(1, n + 1) if total + k * force <= choice.view.need}
    alone = [{b_of(move): 1} for move in choice.moves if kind_of(move) == kinds.ALONE]
    yield "keep", max([best[max(best)], *alone], key=lambda wanted: _force(choice, wanted))


def _wish_heal(choice: Choice) -> Wishes:
    if choice.view.need:
        yield "heal", _first(_by_force(choice)[::-1], choice.view.need)
    yield "no-heal", {}


def _by_force(choice: Choice) -> list[tuple[int, int]]:
    """The cards there are to choose from, kind by kind, the weakest first."""
    return sorted(((kind, n) for kind, n in enumerate(choice.lying) if n), key=lambda held: DECKS[choice.side].force[held[0]])


def _first(held: Sequence[tuple[int, int]], wanted: int) -> Wanted:
    found: dict[int, int] = {}
    for kind, n in held:
        taken = min(n, wanted)
        wanted -= taken
        found |= {kind: taken} if taken else {}
    return found


_WISHES: Final[dict[int, Callable[[Choice], Wishes]]] = {
    kinds.ADD: _wish_add,
    kinds.LOSE: _wish_lose,
    kinds.KEEP: _wish_keep,
    kinds.HEAL: _wish_heal,
}


# -- what the picks amount to -----------------------------------------------------------------------------------------------
def _hint(speech: Speech, choice: Choice, wanted: Wanted) -> str:
    if fault := choice.wrong(wanted):
        return speech.say(f"fault-{fault}")
    return _HINTS[choice.set](speech, choice, wanted)


def _hint_add(speech: Speech, choice: Choice, wanted: Wanted) -> str:
    if not wanted:
        return speech.say("hint-add")
    force = _force(choice, wanted)
    if choice.side == kinds.SHERIFF and TRAP_CARD in wanted:
        return speech.say("hint-force-trap", force=force)
    return speech.say("hint-force", force=force, shots=_shots_borne(choice, wanted))


def _hint_shots(speech: Speech, choice: Choice, wanted: Wanted) -> str:
    return speech.say("hint-shots", n=wanted.get(SHOT, 0), most=c_of(choice.moves[-1]))


def _hint_number(speech: Speech, choice: Choice, wanted: Wanted) -> str:
    more = choice.view.need - sum(wanted.values())
    return speech.say("hint-missing", n=more) if more else speech.say("hint-exact")


def _hint_keep(speech: Speech, choice: Choice, wanted: Wanted) -> str:
    force = _force(choice, wanted)
    if alone := choice.alone(wanted):
        return speech.say("hint-alone", card=speech.card(choice.side, b_of(alone)), force=force)
    return speech.say("hint-keep", force=force, most=choice.view.need) if wanted else speech.say("hint-keep-none")


def _hint_heal(speech: Speech, choice: Choice, wanted: Wanted) -> str:
    if not choice.view.need:
        return speech.say("hint-heal-none")
    return speech.say("hint-heal", n=sum(wanted.values()), most=choice.view.need)


def _shots_borne(choice: Choice, wanted: Wanted) -> int:
    """Shots that these cards could fire, were they the combatants."""
    trial = choice.state.copy()
    assert isinstance(trial, Position)
    trial.side(choice.side).combatants = sum(cards(n, kind) for kind, n in wanted.items()) & DECKS[choice.side].characters
    return most_shots(trial)


def _force(choice: Choice, wanted: Wanted) -> int:
    return sum(DECKS[choice.side].force[kind] * n for kind, n in wanted.items())


_HINTS: Final[dict[int, Callable[[Speech, Choice, Wanted], str]]] = {
    kinds.ADD: _hint_add,
    kinds.SHOTS: _hint_shots,
    kinds.DROP: _hint_number,
    kinds.LOSE: _hint_number,
    kinds.KEEP: _hint_keep,
    kinds.HEAL: _hint_heal,
}


# -- what a choice costs or brings ------------------------------------------------------------------------------------------
def _about(speech: Speech, choice: Choice, wanted: Wanted) -> About:
    text, clause = _ABOUT[choice.set]
    return About(text(speech, choice, wanted), _clause(choice, wanted) or clause)


def _clause(choice: Choice, wanted: Wanted) -> str:
    """The clause that governs these cards, where it is another than that of the rest of the set."""
    if choice.set == kinds.SHOTS and choice.view.prize == TOURNAMENT_CARD:
        return "CARDS-4.1"
    return "CARDS-3.4" if choice.set == kinds.ADD and _traps(choice, wanted) else ""


def _traps(choice: Choice, wanted: Wanted) -> bool:
    """It is the Trap that is decided on."""
    return choice.side == kinds.SHERIFF and (TRAP_CARD in wanted or kind_of(choice.moves[0]) == kinds.TRAP)


def _about_add(speech: Speech, choice: Choice, wanted: Wanted) -> str:
    if _traps(choice, wanted):
        return speech.say("about-trap", n=wanted.get(TRAP_CARD, 0), force=_force(choice, wanted))
    if not wanted:
        return speech.say("about-nobody")
    force = _force(choice, wanted)
    if not force:
        return speech.say("about-bluff")
    shields = wanted.get(SHIELDMEN, 0) if choice.side == kinds.SHERIFF else 0
    return speech.say("about-add", force=force, shots=_shots_borne(choice, wanted), shields=shields)


def _about_pass(speech: Speech, choice: Choice, wanted: Wanted) -> str:
    return speech.say("about-nobody")


def _about_shots(speech: Speech, choice: Choice, wanted: Wanted) -> str:
    return speech.say("about-shots", seat=SEATS[choice.seat], n=wanted.get(SHOT, 0), held=choice.lying[SHOT])


def _about_lose(speech: Speech, choice: Choice, wanted: Wanted) -> str:
    id = "about-lose" if choice.side == choice.seat else "about-fell"
    return speech.say(id, force=_force(choice, wanted), total=choice.side_view.force)


def _about_drop(speech: Speech, choice: Choice, wanted: Wanted) -> str:
    return speech.say("about-drop", n=sum(wanted.values()), need=choice.view.need)


def _about_keep(speech: Speech, choice: Choice, wanted: Wanted) -> str:
    force, most = _force(choice, wanted), choice.view.need
    return speech.say("about-alone" if force > most else "about-keep", force=force, most=most)


def _about_heal(speech: Speech, choice: Choice, wanted: Wanted) -> str:
    return speech.say("about-heal", n=sum(wanted.values()), force=_force(choice, wanted))


_ABOUT: Final[dict[int, tuple[Callable[[Speech, Choice, Wanted], str], str]]] = {
    kinds.ADD: (_about_add, "CARDS-3.3"),
    kinds.PASS: (_about_pass, "CARDS-3.3"),
    kinds.SHOTS: (_about_shots, "CARDS-3.5"),
    kinds.LOSE: (_about_lose, "CARDS-3.7"),
    kinds.DROP: (_about_drop, "CARDS-3.1"),
    kinds.KEEP: (_about_keep, "CARDS-3.9"),
    kinds.HEAL: (_about_heal, "CARDS-3.12"),
}
