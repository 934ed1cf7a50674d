"""What the table says when a seat asks: why not, what may follow, what would you do. All from what the seat knows."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sherwood.bots import STRENGTHS
from sherwood.kernel import record as records
from sherwood.kernel.game import Refusal, parted
from sherwood.kernel.history import Illegal
from sherwood.kernel.record import Record
from sherwood.kernel.state import State
from sherwood.lab.odds import Outcome, told
from sherwood.table import wire
from sherwood.table.match import Chair, Match
from sherwood.table.pages import TEXTS
from sherwood.table.players import Players, Problem
from sherwood.table.refusals import Unable

ADVISER = next(reversed(STRENGTHS))
"""Who gives hints: the strongest."""
OUTCOMES = 12
"""Outcomes of a move that are told one by one."""


def problem(match: Match, chair: Chair, state: State | None = None) -> Problem:
    """The seat's question for a worker: its draft's position, or another that it imagines."""
    return Problem(match.game.id, dict(match.history.options), (state or match.base(chair)).dump(), chair.seat)


def refused(match: Match, id: int, number: int, language: str) -> wire.Reply:
    """Says which rule forbids it; with number 0 it is the order of play."""
    if not number:
        return wire.Reply(id, False, TEXTS.say(language, "server-not-now"))
    return wire.Reply(id, False, match.game.words.fault(number, language), match.game.clause(number))


def moves(match: Match, chair: Chair, text: str, language: str) -> tuple[int, ...]:
    """What a line of notation means: the whole answer whose choices it names, else just these moves. Raises Refusal."""
    found = tuple(match.game.words.read(part, language) for part in text.split(";") if part.strip())
    if not found:
        raise Unable("server-no-move")
    return match.game.plans.complete(match.base(chair), chair.seat, found) or found


def plan(match: Match, chair: Chair, language: str) -> tuple[int, ...]:
    """The moves that confirming the draft makes. Raises Refusal."""
    found = match.offer(chair, language).plan
    if not found:
        raise Unable("server-unfinished")
    return found


def keeps_out(match: Match, chair: Chair, target: str) -> int:
    """The number of the fault that keeps the target out of the draft, or 0."""
    return match.game.plans.why_not(match.base(chair), chair.seat, chair.picked, target)


def pickable(match: Match, chair: Chair, target: str, language: str) -> bool:
    """Whether the draft takes a target up; of one that is set down, whether it is lawful there."""
    offer = match.trial(chair, target, language) if is_put(match, chair, target, language) else match.offer(chair, language)
    return any(pick.target == target for pick in offer.picks)


def is_put(match: Match, chair: Chair, target: str, language: str) -> bool:
    """Whether a target is something that can be set down anywhere, with its place."""
    id, place = parted(target)
    return bool(place) and any(pick.free and parted(pick.target)[0] == id for pick in match.offer(chair, language).picks)


def tried(match: Match, chair: Chair, asked: wire.Try, language: str) -> wire.Reply:
    """What setting something down would come to, and where it could stand instead. Raises Unable."""
    if not is_put(match, chair, asked.target, language):
        raise Unable("server-no-target")
    offer = match.trial(chair, asked.target, language)
    id, _ = parted(asked.target)
    there = next((pick.target for pick in offer.picks if pick.picked and parted(pick.target)[0] == id), "")
    number = keeps_out(match, chair, asked.target)
    why = refused(match, asked.id, number, language) if number else wire.Reply(asked.id, True, offer.hint)
    return msgspec.structs.replace(why, target=there, drawn=offer.drawn)


def why(match: Match, chair: Chair, asked: wire.Why, language: str) -> wire.Reply:
    """Which clause forbids a target, or the first move of a line that can't be made; or that nothing does. Raises Unable."""
    number = _forbidden(match, chair, asked.move, language) if asked.move else keeps_out(match, chair, asked.target)
    if number:
        fault = refused(match, asked.id, number, language)
        return wire.Reply(asked.id, True, fault.text, fault.clause)
    if not asked.move and not pickable(match, chair, asked.target, language):
        raise Unable("server-no-target")
    return wire.Reply(asked.id, True, TEXTS.say(language, "server-allowed"))


def _forbidden(match: Match, chair: Chair, text: str, language: str) -> int:
    """The number of the fault that forbids these moves, or 0. Raises Refusal if no rule but the order of play does."""
    try:
        match.check(chair, moves(match, chair, text, language))
    except Illegal as illegal:
        if illegal.number:
            return illegal.number
        raise
    return 0


async def odds(match: Match, chair: Chair, asked: wire.Odds, language: str, players: Players) -> wire.Reply:
    """What may follow the last of these moves, or of the draft's if none is named, once those before it are made.
    Raises Unable where they can't be told."""
    *before, last = moves(match, chair, asked.move, language) if asked.move else plan(match, chair, language)
    if len(match.check(chair, (*before, last)).steps) <= len(before):
        raise Unable("server-no-odds")
    state = match.base(chair).copy()
    for move in before:
        state.play(move)
    try:
        outcomes = await players.odds(problem(match, chair, state), last)
    except Refusal:
        raise Unable("server-no-odds") from None
    lines = [(_told(match, outcome, language), float(outcome.chance)) for outcome in outcomes[:OUTCOMES]]
    rest = float(sum(outcome.chance for outcome in outcomes[OUTCOMES:]))
    if rest:
        lines.append((TEXTS.say(language, "server-other"), rest))
    return wire.Reply(asked.id, True, odds=tuple(lines))


async def hint(match: Match, chair: Chair, asked: wire.Hint, language: str, players: Players) -> wire.Reply:
    """What the strongest computer player would do, in words and in notation."""
    chosen = (await players.choose(problem(match, chair), ADVISER)).moves
    words = match.game.words
    text = _advised(match, chair, chosen, language)
    return wire.Reply(asked.id, True, text, move="; ".join(words.write(move) for move in chosen))


def _advised(match: Match, chair: Chair, chosen: Sequence[int], language: str) -> str:
    words = match.game.words
    advice = getattr(words, "advice", None)
    if advice is None:
        return ". ".join(words.label(move, language) for move in chosen)
    return str(advice(match.game.views.view(match.base(chair), chair.seat), chosen, language))


def record(match: Match, reader: int | None) -> Record:
    """The record of the game: the whole (None) with the dice opened, or what a reader has seen of it."""
    players = tuple(chair.name or chair.who for chair in match.chairs)
    dice = match.dice.opened() if reader is None else match.dice.sealed()
    return records.of(match.history, players, reader, dice, tuple(match.notes))


def _told(match: Match, outcome: Outcome, language: str) -> str:
    return told(outcome, match.game.words, language) or TEXTS.say(language, "server-nothing-seen")
