"""What a seat is asked, or whom it waits for, and where the game stands, in plain words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sherwood.games.shieldwall import kinds, scenarios, telling
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.notation import ORDERS
from sherwood.games.shieldwall.speech import Speech, Tongue, roll_of
from sherwood.kernel.moves import kind_of
from sherwood.kernel.state import CHANCE, OVER
from sherwood.kernel.texts import begun

if TYPE_CHECKING:
    from sherwood.games.shieldwall.scenario_file import Scenario
    from sherwood.games.shieldwall.view import ShieldwallView


def stage(view: ShieldwallView, language: str) -> str:
    speech = Speech(language, roll_of(view))
    if view.asked == OVER:
        return speech.say("stage-over")
    if view.number == 0:
        return speech.say("stage-setup")
    if view.attacker is None or view.question in ("initiative", "precede"):
        return speech.say("stage-initiative", turn=view.number, turns=view.length)
    side, step = speech.side(view.sides[view.attacker]), speech.say(f"step-{view.step}")
    return speech.say("stage", turn=view.number, turns=view.length, side=side, step=step)


def prompt(view: ShieldwallView, language: str) -> str:
    speech = Speech(language, roll_of(view))
    if view.asked == OVER:
        assert view.ending is not None
        return outcome(speech, view.ending)
    if view.asked == CHANCE:
        return speech.say("chance")
    if view.asked != view.seat:
        return speech.say("wait", side=speech.side(view.sides[view.asked]))
    return begun(speech.say(f"ask-{view.question}", placing=_placing(view), **_about(speech, view)))


def _about(speech: Speech, view: ShieldwallView) -> dict[str, str | int]:
    """Whom the question is about, and how many they are; `none` where there is nobody in particular."""
    if view.subject is not None:
        band, man = view.subject, None
    elif view.order is not None:
        band, man = view.order.band, view.order.man
    else:
        return {"who": "none", "n": 1}
    if man is not None:
        return {"who": speech.man(man), "n": 1}
    return {"who": speech.band(band), "n": len(view.bands[band].figures)}


def _placing(view: ShieldwallView) -> str:
    """Whether the seat places its bands one by one."""
    return "yes" if view.placing else "no"


# -- advice -----------------------------------------------------------------------------------------------------------
def advice(speech: Speech, view: ShieldwallView, moves: Sequence[int]) -> str:
    """An answer to what is asked, in words: an order and its parts in one line, with whose order it is."""
    lines: list[tuple[int, ...]] = []
    for move in moves:
        if lines and kind_of(move) == kinds.DONE:
            continue
        is_part = lines and telling.together(speech, (*lines[-1], move))
        lines[-1:] = [(*lines[-1], move)] if is_part else [*lines[-1:], (move,)]
    said = [_advised(speech, view, line) for line in lines]
    if moves and kind_of(moves[0]) not in telling.HEADS and view.order is not None:
        order = speech.say(f"order-{ORDERS[view.order.order]}")
        said[0] = speech.say("advice", order=order, said=said[0][:1].lower() + said[0][1:], **_about(speech, view))
    return " ".join(speech.say("sentence", said=begun(line.removesuffix("."))) for line in said)


def _advised(speech: Speech, view: ShieldwallView, moves: Sequence[int]) -> str:
    if len(moves) > 1:
        return telling.together(speech, moves)
    return speech.say(f"done-{view.question}") if kind_of(moves[0]) == kinds.DONE else telling.label(speech, moves[0])


# -- a first game -----------------------------------------------------------------------------------------------------
def aim(view: ShieldwallView) -> str:
    """The id of the text that says what the reader's side is after; there is none for scenarios of somebody's own."""
    return f"aim-{view.scenario}-{view.sides[view.seat]}" if view.seat in range(len(view.sides)) else "aim"


def coach(view: ShieldwallView, language: str) -> tuple[tuple[str, str], ...]:
    """What the game is about, for the reader's side, and what the question asked is about, for whoever answers it."""
    tongue = Tongue(language)
    ids = [aim(view), *([f"coach-{view.question}"] if view.asked == view.seat else [])]
    return tuple((id, tongue.say(id)) for id in ids if tongue.has(id))


# -- the end (SHIELDWALL-0.8, S.4) ------------------------------------------------------------------------------------
def ending(number: int, language: str) -> str:
    """What decided the game."""
    tongue = Tongue(language)
    scenario, place = _decided(number)
    if place >= kinds.SOLE:
        return begun(tongue.say("ending-alone", side=tongue.side(scenario.sides[place - kinds.SOLE])))
    if place == 0:
        return tongue.say("ending-none")
    id = f"ending-{scenario.id.partition('.')[0]}-{place}"
    return tongue.say(id) if tongue.has(id) else tongue.say("ending-other", n=place)


def outcome(speech: Speech, number: int) -> str:
    """Who has won, and by what."""
    scenario, place = _decided(number)
    sole = place - kinds.SOLE
    victory = scenario.victories[place - 1] if 0 < place < kinds.SOLE else None
    winner, total = (victory.winner, victory.total) if victory else (sole if sole >= 0 else NONE, False)
    if winner == NONE:
        won = speech.say("drawn")
    else:
        won = begun(speech.say("won", side=speech.side(scenario.sides[winner]), grade="total" if total else "win"))
    return f"{won} {ending(number, speech.language)}"


def _decided(number: int) -> tuple[Scenario, int]:
    """The scenario of an ending, and the place of the condition that decided."""
    of, place = divmod(number, kinds.ENDINGS)
    return scenarios.numbered(of), place
