"""What a seat is asked, or whom it waits for, and where the game stands, in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sherwood.games.bandits import figures
from sherwood.games.bandits.components import BROTHERHOOD, CHARACTERS, MARION
from sherwood.games.bandits.speech import TEXTS, Speech, roll_of
from sherwood.kernel.state import CHANCE, OVER
from sherwood.kernel.texts import begun

if TYPE_CHECKING:
    from sherwood.games.bandits.view import BanditsView, GangView

WINDOWS: Final = CHARACTERS[MARION + 1 :]
"""Stages in which a seat may call the character of this name, or pass."""
UNCLEAR: Final = "?"
"""In place of a number that isn't known yet."""


def stage(view: BanditsView, language: str) -> str:
    speech = Speech(language, roll_of(view))
    here = speech.say(f"stage-{view.stage}", road=view.at + 1)
    if view.turn == 0 or view.asked == OVER:
        return begun(here)
    return speech.say("stage", turn=view.turn, turns=figures.load().board.game.turns, stage=here)


def prompt(view: BanditsView, language: str) -> str:
    speech = Speech(language, roll_of(view))
    if view.asked == OVER:
        return outcome(speech, view)
    if view.asked == CHANCE:
        return speech.say("chance")
    if view.asked != view.seat:
        here = speech.say(f"stage-{view.stage}", road=view.at + 1)
        return speech.say("wait", gang=speech.gang(view.asked), stage=here)
    return _question(speech, view, view.gangs[view.seat])


def _question(speech: Speech, view: BanditsView, own: GangView) -> str:
    if view.stage in WINDOWS:
        return _window(speech, view, own)
    if view.stage == "position":
        return _placing(speech, view, own)
    if view.stage == "keep":
        return _keeping(speech, view)
    if view.stage == "mark":
        card = view.roads[view.at].card
        return speech.say("ask-mark", road=view.at + 1, face="" if card is None else speech.face(card))
    if view.stage == "discard":
        return speech.say("ask-discard", n=view.left, tokens=speech.tokens(own.now or ()))
    if view.stage == "beer":
        return speech.say("ask-beer", gang=speech.gang(next_to_drink(view)))
    if view.stage == "bribe":
        return _bribing(speech, own)
    return speech.say(f"ask-{view.stage}")


def _placing(speech: Speech, view: BanditsView, own: GangView) -> str:
    if view.left > 1:
        return speech.say("ask-second")
    effect = view.merry[MARION]
    may_call = own.leader == "free" and not is_closed(view) and not (effect == BROTHERHOOD and own.bandits < 2)
    offered = speech.effect(effect) if may_call else "none"
    return speech.say("ask-position", bandits=own.bandits, effect=offered)


def is_closed(view: BanditsView) -> bool:
    """Whether Lady Marion serves nobody else this turn (BANDITS-3.4)."""
    return "one_caller" in view.variants and any(gang.leader == CHARACTERS[MARION] for gang in view.gangs)


def _window(speech: Speech, view: BanditsView, own: GangView) -> str:
    effect = view.merry[CHARACTERS.index(view.stage)]
    row = view.roads[view.at] if view.stage == "robin" else None
    return speech.say(
        f"ask-{view.stage}",
        effect=speech.effect(effect),
        sum=sum(own.column),
        total=row.total if row else 0,
        defence=UNCLEAR if row is None or row.defence is None else row.defence,
    )


def _keeping(speech: Speech, view: BanditsView) -> str:
    after = view.line[1] if len(view.line) > 1 else None
    gang = "none" if after is None else "you" if after == view.seat else speech.gang(after)
    return speech.say("ask-keep", tokens=speech.tokens(view.pool or ()), n=view.left, next=gang)


def _bribing(speech: Speech, own: GangView) -> str:
    most = 3 if own.held >= 3 and len(own.column) >= 2 else 1
    bridge = figures.load().board.drawbridge
    sum_of = sum(own.column)
    fate = "arrest" if sum_of > bridge.arrest_above else "reward" if sum_of < bridge.reward_below else "none"
    return speech.say("ask-bribe", sum=sum_of, fate=fate, most=most, above=bridge.arrest_above, below=bridge.reward_below)


def next_to_drink(view: BanditsView) -> int:
    """The gang to which the reader, who has called for a beer, has come (BANDITS-8.16b)."""
    return (view.seat - view.left) % len(view.gangs)


# -- a first game -----------------------------------------------------------------------------------------------------
def coach(view: BanditsView, language: str) -> tuple[tuple[str, str], ...]:
    """What the game is about, what the question asked is about, and what the effect on offer does."""
    if view.asked != view.seat:
        return ()
    speech = Speech(language, roll_of(view))
    ids = ["aim", view.stage, *(["alley", "leader"] if view.stage == "position" else [])]
    return tuple((f"coach-{id}", speech.say(f"coach-{id}", gang=speech.gang(view.seat), **_figures(speech))) for id in ids)


def _figures(speech: Speech) -> dict[str, str | int]:
    """What texts for beginners tell of the board and of scoring."""
    book = figures.load()
    scoring, bridge = book.scoring, book.board.drawbridge
    return {
        "turns": book.board.game.turns,
        "bandits": book.board.gang.bandits,
        "above": bridge.arrest_above,
        "below": bridge.reward_below,
        "rings": scoring.rings.tokens,
        "ring_points": scoring.rings.points,
        "bracelets": scoring.bracelets.tokens,
        "bracelet_points": scoring.bracelets.points,
        "necklace_points": scoring.necklaces.points,
        "trio_points": scoring.trio.points,
        "coins": scoring.coins.tokens,
        "points": speech.points(scoring.coins.points),
    }


# -- the end (BANDITS-7) ----------------------------------------------------------------------------------------------
def ending(number: int, language: str) -> str:
    """What decided the game."""
    return TEXTS.say(language, f"ending-{number}")


def outcome(speech: Speech, view: BanditsView) -> str:
    assert view.ending is not None
    reason = ending(view.ending, speech.language)
    scores = [gang.score or 0 for gang in view.gangs]
    if view.winner < 0:
        return speech.say("over-lost-all", points=speech.points(scores[-1]), ending=reason)
    values = {"gang": speech.gang(view.winner), "points": speech.points(scores[view.winner]), "ending": reason}
    if view.seat == view.winner:
        return speech.say("over-won-you", **values)
    if view.seat in range(view.seats):
        return speech.say("over-lost-you", yours=scores[view.seat], **values)
    return speech.say("over-won", **values)
