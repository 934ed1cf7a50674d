"""What `cards` says, in each language. The texts are in `texts/*.ftl`, the notation in `notation.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sherwood.games.cards import kinds, notation
from sherwood.games.cards.components import PRIZES as PRIZE_DECK
from sherwood.games.cards.components import ROBINS, SHERIFFS, TOURNAMENT_CARD, total
from sherwood.games.cards.notation import CARDS, PRIZES, SEATS, counted, pile_in, write
from sherwood.kernel.game import Option, Refusal
from sherwood.kernel.moves import UNKNOWN, a_of, b_of, c_of, kind_of
from sherwood.kernel.state import CHANCE, OVER
from sherwood.kernel.texts import SOURCE, Language, Texts, Unread, dashed

if TYPE_CHECKING:
    from sherwood.games.cards.view import CardsView, Counts, SideView

__all__ = [
    "board",
    "clause",
    "ending",
    "event",
    "fault",
    "label",
    "name",
    "option",
    "prompt",
    "read",
    "seat",
    "stage",
    "told",
    "value",
    "write",
]

TEXTS: Final = Texts(Path(__file__).with_name("texts"))
DECKS: Final = (ROBINS, SHERIFFS)
TURNS: Final = int(total(PRIZE_DECK.all))
"""CARDS-0.1: one for each prize."""


class Speech(Language):
    """One language: words for cards, prizes and lists, and the texts that are made of them."""

    def __init__(self, language: str) -> None:
        super().__init__(TEXTS, language)

    def card(self, seat: int, kind: int) -> str:
        return self.say(f"card-{CARDS[seat][kind]}")

    def with_force(self, seat: int, kind: int) -> str:
        force = DECKS[seat].force[kind]
        return self.say("with-force", what=self.card(seat, kind), force=force) if force else self.card(seat, kind)

    def cards(self, seat: int, numbers: Iterable[tuple[int, int]], nothing: str = "none") -> str:
        """Cards of one side, each kind with how many."""
        return self._list([self._times(self.card(seat, kind), n) for kind, n in numbers if n], nothing)

    def pile(self, seat: int, numbers: Counts, nothing: str = "none") -> str:
        """The same, each kind with its force, for reading a position."""
        return self._list([self._times(self.with_force(seat, kind), n) for kind, n in enumerate(numbers) if n], nothing)

    def prize(self, kind: int) -> str:
        """A prize within a sentence."""
        return self.say(f"the-{PRIZES[kind]}")

    def worth(self, kind: int) -> str:
        """A prize within a sentence, with its points."""
        return self.say("with-points", what=self.prize(kind), points=PRIZE_DECK.points[kind])

    def prizes(self, numbers: Counts) -> str:
        return self._list([self._times(self.say(f"prize-{PRIZES[kind]}"), n) for kind, n in enumerate(numbers) if n], "no-prize")

    def _times(self, what: str, n: int) -> str:
        return what if n == 1 else self.say("several", what=what, n=n)

    def _list(self, names: list[str], nothing: str) -> str:
        return ", ".join(names) if names else self.say(nothing)


Telling = Callable[[Speech, int], str]
"""Says a move, or an event."""


def read(text: str, language: str = SOURCE) -> int:
    """The move that a line of notation means. Raises Refusal, with an example."""
    try:
        return notation.read(text)
    except Unread as unread:
        raise Refusal(Speech(language).unread(unread)) from None


# -- names --------------------------------------------------------------------------------------------------------------
def name(language: str) -> str:
    return TEXTS.say(language, "game")


def seat(seat: int, language: str) -> str:
    return TEXTS.say(language, f"seat-{SEATS[seat]}")


def option(option: Option, language: str) -> tuple[str, str]:
    id = f"option-{dashed(option.name)}"
    return TEXTS.say(language, id), TEXTS.say(language, f"{id}-about")


def value(option: Option, value: str, language: str) -> str:
    return value if value.isdigit() else TEXTS.say(language, f"value-{dashed(value)}")


def fault(number: int, language: str) -> str:
    return TEXTS.say(language, f"fault-{number}")


def ending(number: int, language: str) -> str:
    return TEXTS.say(language, f"ending-{number}")


def clause(clause: str, language: str) -> str:
    """Raises KeyError for a clause that the rules don't have."""
    return TEXTS.say(language, f"clause-{clause.removeprefix('CARDS-').replace('.', '-')}")


# -- moves --------------------------------------------------------------------------------------------------------------
def told(seen: int, language: str) -> str:
    kind = kind_of(seen)
    speech = Speech(language)
    if kind in _TURNED_UP:
        return _told_pile(speech, *_TURNED_UP[kind], seen)
    if kind in _COUNTED:
        return _told_count(speech, kind, seen)
    return _TOLD[kind](speech, seen)


def label(move: int, language: str) -> str:
    kind = kind_of(move)
    speech = Speech(language)
    if kind in _COUNTED:
        seat, card, n = a_of(move), b_of(move), c_of(move)
        id = f"label-{_COUNTED[kind]}"
        return (
            speech.say(id, cards=speech.cards(seat, [(card, n)])) if n else speech.say(f"{id}-none", card=speech.card(seat, card))
        )
    return _LABELS[kind](speech, move) if kind in _LABELS else told(move, language)


_COUNTED: Final[dict[int, str]] = {
    kinds.DROP: "drop",
    kinds.ADD: "add",
    kinds.LOSE: "lose",
    kinds.KEEP: "keep",
    kinds.HEAL: "heal",
}
_TURNED_UP: Final[dict[int, tuple[str, int]]] = {
    kinds.DROPPED_ROBIN: ("dropped", 0),
    kinds.DROPPED_SHERIFF: ("dropped", 1),
    kinds.REVEAL_ROBIN: ("reveal", 0),
    kinds.REVEAL_SHERIFF: ("reveal", 1),
    kinds.FALLEN_ROBIN: ("fallen", 0),
    kinds.FALLEN_SHERIFF: ("fallen", 1),
}


def _told_pile(speech: Speech, id: str, seat: int, move: int) -> str:
    pile = pile_in(move)
    if pile is None:
        return speech.say(f"told-{id}-unseen", seat=SEATS[seat])
    if id == "reveal":
        if not pile:
            return speech.say("told-reveal-none", seat=SEATS[seat])
        return speech.say(
            "told-reveal", seat=SEATS[seat], cards=speech.cards(seat, counted(pile)), force=DECKS[seat].force_of(pile)
        )
    return speech.say(
        f"told-{id}", seat=SEATS[seat], cards=speech.cards(seat, counted(pile), "nobody" if id == "fallen" else "none")
    )


def _told_count(speech: Speech, kind: int, move: int) -> str:
    """Empty for a choice of none."""
    seat, card, n = a_of(move), b_of(move), c_of(move)
    return speech.say(f"told-{_COUNTED[kind]}", seat=SEATS[seat], cards=speech.cards(seat, [(card, n)])) if n else ""


def _told_draw(speech: Speech, move: int) -> str:
    seat, card = a_of(move), b_of(move)
    if card == UNKNOWN:
        return speech.say("told-draw-unseen", seat=SEATS[seat])
    return speech.say("told-draw", seat=SEATS[seat], card=speech.with_force(seat, card))


def _told_card(id: str) -> Telling:
    return lambda speech, move: speech.say(id, seat=SEATS[a_of(move)], card=speech.card(a_of(move), b_of(move)))


def _told_number(id: str) -> Telling:
    return lambda speech, move: speech.say(id, seat=SEATS[a_of(move)], n=c_of(move))


def _told_both(id: str) -> Telling:
    return lambda speech, move: speech.say(id, robin=a_of(move), sheriff=b_of(move))


def _told_seat(id: str) -> Telling:
    return lambda speech, move: speech.say(id, seat=SEATS[a_of(move)])


_TOLD: Final[dict[int, Telling]] = {
    kinds.DRAW: _told_draw,
    kinds.PRIZE: lambda speech, move: speech.say("told-prize", prize=speech.worth(a_of(move))),
    kinds.TRAP: lambda speech, move: speech.say("told-trap") if c_of(move) else "",
    kinds.PASS: _told_seat("told-pass"),
    kinds.SHOTS: _told_number("told-shots"),
    kinds.VOLLEY: _told_both("told-volley"),
    kinds.CONTEST: _told_both("told-contest"),
    kinds.ALONE: _told_card("told-alone"),
    kinds.DONE: _told_seat("told-done"),
}
_LABELS: Final[dict[int, Telling]] = {
    kinds.TRAP: lambda speech, move: speech.say("label-trap", n=c_of(move)),
    kinds.PASS: lambda speech, move: speech.say("label-pass"),
    kinds.SHOTS: _told_number("label-shots"),
    kinds.ALONE: _told_card("label-alone"),
}


# -- story --------------------------------------------------------------------------------------------------------------
def event(event: int, language: str) -> tuple[str, str]:
    text, clause = _EVENTS[kind_of(event)]
    return text(Speech(language), event), "CARDS-4.1" if _in_tournament(event) else clause


def _in_tournament(event: int) -> bool:
    prize = {kinds.WON: b_of(event), kinds.NOT_WON: a_of(event)}.get(kind_of(event))
    return prize == TOURNAMENT_CARD


def _told_kills(speech: Speech, event: int) -> str:
    return speech.say("event-kills", seat=SEATS[a_of(event)], n=b_of(event), wasted=c_of(event))


def _told_won(speech: Speech, event: int) -> str:
    return speech.say("event-won", seat=SEATS[a_of(event)], prize=speech.prize(b_of(event)), points=c_of(event))


def _told_prize(id: str) -> Telling:
    return lambda speech, event: speech.say(id, prize=speech.prize(a_of(event)))


def _told_cards(id: str) -> Telling:
    return lambda speech, event: speech.say(id, seat=SEATS[a_of(event)], n=b_of(event))


def _told_one(id: str) -> Telling:
    return lambda speech, event: speech.say(id, n=a_of(event))


_EVENTS: Final[dict[int, tuple[Telling, str]]] = {
    kinds.TURN: (_told_one("event-turn"), "CARDS-0.1"),
    kinds.RESHUFFLED: (_told_cards("event-reshuffled"), "CARDS-3.1"),
    kinds.STOPPED: (_told_one("event-stopped"), "CARDS-3.6"),
    kinds.KILLS: (_told_kills, "CARDS-3.7"),
    kinds.MELEE: (_told_both("event-melee"), "CARDS-3.8"),
    kinds.WON: (_told_won, "CARDS-3.10"),
    kinds.NOT_WON: (_told_prize("event-not-won"), "CARDS-3.10"),
    kinds.CARRIED: (_told_prize("event-carried"), "CARDS-3.10"),
    kinds.RETURNED: (_told_cards("event-returned"), "CARDS-3.11"),
    kinds.ENDED: (_told_both("event-ended"), "CARDS-5.1"),
}


# -- prompts ------------------------------------------------------------------------------------------------------------
def stage(view: CardsView, language: str) -> str:
    speech = Speech(language)
    here = speech.say(f"stage-{view.stage}")
    return here if view.stage == "over" else speech.say("stage", turn=view.turn, turns=TURNS, stage=here)


def prompt(view: CardsView, language: str) -> str:
    speech = Speech(language)
    if view.asked == OVER:
        return _outcome(speech, view)
    if view.asked == CHANCE:
        return speech.say("chance")
    if view.asked != view.seat:
        return speech.say("wait", seat=SEATS[view.asked], stage=speech.say(f"stage-{view.stage}"))
    hidden = view.side(view.seat).hidden
    chosen = f" {speech.say('so-far', cards=speech.pile(view.seat, hidden))}" if hidden and any(hidden) else ""
    return _question(speech, view) + chosen


def _question(speech: Speech, view: CardsView) -> str:
    seat, other = view.seat, 1 - view.seat
    stake = {} if view.prize is None else {"prize": speech.worth(view.prize)}
    if view.question == "shots" and view.prize == TOURNAMENT_CARD:
        return speech.say("ask-stake", seat=SEATS[seat], **stake)
    if view.question == "shots":
        return speech.say("ask-shots", seat=SEATS[seat], targets=speech.pile(other, view.side(other).combatants, "nobody"))
    if view.question == "lose":
        return speech.say("ask-fell" if "shooter_picks" in view.variants else "ask-lose", need=view.need)
    return speech.say(f"ask-{view.question}", need=view.need, **stake)


def _outcome(speech: Speech, view: CardsView) -> str:
    points = [side.points for side in (view.robin, view.sheriff)]
    reason = speech.say(f"ending-{view.ending}")
    winner = winner_of(view)
    if winner is None:
        return speech.say("over-drawn", points=points[0], other=points[1], ending=reason)
    values: dict[str, str | int] = {"points": points[winner], "other": points[1 - winner], "ending": reason}
    if view.seat == winner:
        return speech.say("over-won-you", **values)
    if view.seat == 1 - winner:
        return speech.say("over-lost-you", **values)
    return speech.say("over-won", seat=SEATS[winner], **values)


def winner_of(view: CardsView) -> int | None:
    """Who has won the game that is over, or None if nobody has."""
    if view.ending == kinds.DRAWN:
        return None
    robin, sheriff = (_score(side, view.ending) for side in (view.robin, view.sheriff))
    return 0 if robin > sheriff else 1


def _score(side: SideView, ending: int | None) -> int:
    if ending == kinds.BY_POINTS:
        return side.points
    return sum(side.prizes) if ending == kinds.BY_PRIZES else side.prizes[-1]


# -- board --------------------------------------------------------------------------------------------------------------
def board(view: CardsView, language: str) -> str:
    speech = Speech(language)
    mine = view.seat if view.seat in (0, 1) else 0
    sides = [line for seat in (1 - mine, mine) for line in _side(speech, view, seat)]
    return "\n".join([stage(view, language), *_prizes(speech, view), *sides, *_settings(speech, view)])


def _prizes(speech: Speech, view: CardsView) -> Iterable[str]:
    yield speech.say("board-no-prize") if view.prize is None else speech.say("board-prize", prize=speech.worth(view.prize))
    if any(view.carried):
        yield speech.say("board-carried", prizes=speech.prizes(view.carried))
    yield speech.say("board-left", prizes=speech.prizes(view.prizes_left))
    if any(view.prizes_discarded):
        yield speech.say("board-prizes-gone", prizes=speech.prizes(view.prizes_discarded))


def _side(speech: Speech, view: CardsView, seat: int) -> Iterable[str]:
    side = view.side(seat)
    yield ""
    yield speech.say("board-side-you" if view.seat == seat else "board-side", seat=SEATS[seat], points=side.points)
    for line in _side_lines(speech, view, seat, side):
        yield f"  {line}"


def _side_lines(speech: Speech, view: CardsView, seat: int, side: SideView) -> Iterable[str]:
    if side.hand is None:
        yield speech.say("board-hand-unseen", n=side.held)
    else:
        yield speech.say("board-hand", n=sum(side.hand), cards=speech.pile(seat, side.hand))
    if any(side.known):
        yield speech.say("board-known-you" if view.seat == seat else "board-known", cards=speech.pile(seat, side.known))
    if side.hidden and any(side.hidden):
        yield speech.say("board-hidden", cards=speech.pile(seat, side.hidden))
    if any(side.combatants):
        yield speech.say("board-combatants", cards=speech.pile(seat, side.combatants), force=side.force)
    if side.trap:
        yield speech.say("board-trap")
    if side.shots:
        yield speech.say("board-shots", n=side.shots)
    if side.dying and any(side.dying):
        yield speech.say("board-dying", cards=speech.pile(seat, side.dying))
    if any(side.fallen):
        yield speech.say("board-fallen", cards=speech.pile(seat, side.fallen))
    if any(side.resting):
        yield speech.say("board-resting", cards=speech.pile(seat, side.resting))
    if side.done:
        yield speech.say("board-done")
    yield speech.say("board-prizes", prizes=speech.prizes(side.prizes))
    yield speech.say("board-deck", n=side.deck)
    yield speech.say("board-discards", n=sum(side.discards), cards=speech.cards(seat, enumerate(side.discards)))
    if side.put_away:
        yield speech.say("board-put-away", n=side.put_away)


def _settings(speech: Speech, view: CardsView) -> Iterable[str]:
    yield ""
    yield speech.say("board-deal", deal=speech.say(f"value-{view.deal}"))
    if view.hand_limit:
        yield speech.say("board-limit", limit=view.hand_limit)
    if view.variants:
        yield speech.say("board-variants", variants=", ".join(speech.say(f"option-{dashed(name)}") for name in view.variants))
