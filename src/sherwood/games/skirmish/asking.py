"""What a seat is asked, or whom it waits for, and where the game stands, in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sherwood.games.skirmish import endings, scenarios
from sherwood.games.skirmish.speech import Speech, Tongue, roll_of
from sherwood.kernel.state import CHANCE, OVER
from sherwood.kernel.texts import begun

if TYPE_CHECKING:
    from sherwood.games.skirmish.endings import Ending
    from sherwood.games.skirmish.scenarios import Condition
    from sherwood.games.skirmish.view import Question, SkirmishView


def stage(view: SkirmishView, language: str) -> str:
    speech = Speech(language, roll_of(view))
    phase = speech.say(f"phase-{view.phase}") if view.phase else ""
    if view.phase in ("setup", "over"):
        return begun(phase)
    side = speech.side(view.factions[view.active].name)
    return speech.say("stage", turn=view.number, turns=view.length, side=side, phase=phase)


def prompt(view: SkirmishView, language: str) -> str:
    speech = Speech(language, roll_of(view))
    if view.asked == OVER:
        return outcome(speech, view)
    if view.asked == CHANCE:
        return speech.say("chance")
    if view.asked != view.seat or view.question is None:
        return speech.say("wait", side=speech.side(name_of(view, view.asked)))
    return _question(speech, view, view.question)


def name_of(view: SkirmishView, seat: int) -> str:
    """The faction that a seat plays, or the nation where it plays several; empty for a watcher."""
    played = [one for one in view.factions if one.seat == seat]
    return played[0].name if len(played) == 1 else played[0].nation if played else ""


def _question(speech: Speech, view: SkirmishView, question: Question) -> str:
    who = view.mover if question.counter is None else question.counter
    target = view.attack.target
    return begun(
        speech.say(
            f"ask-{question.kind}",
            who="none" if who is None else speech.man(who),
            where="none" if who is None else view.counters[who].where,
            whom="none" if target is None else speech.man(target),
            men=speech.men(view.attack.attackers or view.attack.ambushers),
            mps=view.mps,
            n=question.number,
        )
    )


# -- a first game -----------------------------------------------------------------------------------------------------
def aim(view: SkirmishView) -> str:
    """The id of the text that says what the reader's side is after; there is none for scenarios of somebody's own."""
    return f"aim-{view.scenario}-{name_of(view, view.seat)}"


def coach(view: SkirmishView, language: str) -> tuple[tuple[str, str], ...]:
    """What the game is about, for the reader's side, and what the question asked is about, for whoever answers it."""
    tongue = Tongue(language)
    kinds = [view.question.kind] if view.question is not None and view.asked == view.seat else []
    ids = [aim(view), *(f"coach-{kind}" for kind in kinds)]
    return tuple((id, tongue.say(id)) for id in ids if tongue.has(id))


# -- the end (SKIRMISH-0.7) -------------------------------------------------------------------------------------------
def ending(number: int, language: str) -> str:
    """What decided the game."""
    tongue, found = Tongue(language), endings.ending(number)
    if found is None:
        return tongue.say("ending-time")
    return " ".join(_reason(tongue, found, name) for name in found.conditions) or tongue.say("ending-none")


def _reason(tongue: Tongue, found: Ending, condition: str) -> str:
    id = f"ending-{found.scenario}-{condition}"
    return tongue.say(id) if tongue.has(id) else tongue.say("ending-other", condition=condition)


def outcome(speech: Speech, view: SkirmishView) -> str:
    assert view.ending is not None
    found = endings.ending(view.ending)
    held = [] if found is None else [scenarios.load()[found.scenario].victory[found.seating][name] for name in found.conditions]
    won = [_won(speech, one) for one in held if one.winner]
    return " ".join([*(won or [speech.say("drawn")]), ending(view.ending, speech.language)])


def _won(speech: Speech, condition: Condition) -> str:
    return begun(speech.say("won", side=speech.side(condition.winner), grade=condition.grade))
