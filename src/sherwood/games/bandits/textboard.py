"""The board in words: the whole view, and one part of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from sherwood.games.bandits.asking import stage
from sherwood.games.bandits.components import CHARACTERS
from sherwood.games.bandits.merry import owner
from sherwood.games.bandits.notation import SECOND
from sherwood.games.bandits.position import BUSHES, ROADS
from sherwood.games.bandits.speech import Speech, roll_of
from sherwood.kernel.game import Refusal
from sherwood.kernel.texts import begun, dashed, meant

if TYPE_CHECKING:
    from sherwood.games.bandits.view import BanditsView, DieView, GangView, RoadView

INDENT: Final = "  "
BRIBERY: Final = ("bribe", "discard", "offers")
"""Stages in which a bribe is still of interest."""


def board(view: BanditsView, language: str) -> str:
    speech = Speech(language, roll_of(view))
    order = sorted(range(len(view.gangs)), key=lambda gang: gang != view.seat)
    blocks: list[Sequence[str]] = [
        [stage(view, language), *_standing(speech, view)],
        [line for number in range(ROADS) for line in _road(speech, view, number)] + list(_alleys(speech, view)),
        [*_merry(speech, view)],
        [line for gang in order for line in _gang(speech, view, gang)],
        [*_rest(speech, view)],
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def around(view: BanditsView, target: str, language: str) -> str:
    """One wagon with its row, one gang, or one of the Merry Men. Raises Refusal."""
    speech = Speech(language, roll_of(view))
    word = target.strip().lower()
    if word.isdecimal() and 1 <= int(word[:9]) <= ROADS:
        return "\n".join(_road(speech, view, int(word) - 1))
    names = (*speech.roll.gangs, *CHARACTERS[: len(view.merry)])
    found = meant(word, names)
    if len(found) != 1:
        raise Refusal(speech.say("around-no-such", word=target, names=speech.either(names)))
    if found[0] in CHARACTERS:
        return "\n".join(_one_of_merry(speech, view, CHARACTERS.index(found[0])))
    return "\n".join(_gang(speech, view, names.index(found[0])))


def _standing(speech: Speech, view: BanditsView) -> Iterator[str]:
    if view.first >= 0:
        yield speech.say("board-first", gang=speech.gang(view.first))
    if view.pardon:
        yield speech.say("board-pardon")
    if view.pool is not None and any(view.pool):
        yield speech.say("board-pool", tokens=speech.tokens(view.pool))
    elif view.pool_size:
        yield speech.say("board-pool-unseen", n=view.pool_size)
    if view.line:
        yield speech.say("board-line", gangs=speech.gangs(view.line))


# -- roads and alleys -------------------------------------------------------------------------------------------------
def _road(speech: Speech, view: BanditsView, number: int) -> Iterator[str]:
    road = view.roads[number]
    yield speech.say("board-row", road=number + 1, wagon=_wagon(speech, road))
    if road.state not in ("bare", "gone"):
        yield INDENT + speech.say("board-bushes", bushes=speech.list(_bush(speech, road, bush) for bush in range(BUSHES)))
    if any(road.dice):
        dice = speech.list(_die(speech, slot, die) for slot, die in enumerate(road.dice) if die)
        yield INDENT + speech.say("board-dice", dice=dice, total=road.total)


def _wagon(speech: Speech, road: RoadView) -> str:
    if road.state in ("bare", "gone"):
        return speech.say(f"board-{road.state}")
    back = speech.back(road.band)
    parts = [speech.say("board-covered", back=back)] if road.state == "covered" else []
    if road.card is not None:
        parts.append(speech.say("board-open", face=speech.face(road.card), back=back) if not parts else speech.face(road.card))
    if road.defence is not None and (road.card is None or road.defence != speech.roll.deck.value[road.card]):
        parts.append(speech.say("board-defence", defence=road.defence))
    if road.state == "robbed":
        parts.append(speech.say("board-robbed"))
    if road.marker:
        parts.append(speech.say("board-marker", marker=f"+{road.marker}" if road.marker > 0 else f"−{-road.marker}"))
    if road.spied:
        parts.append(speech.say("board-spied"))
    if road.lookers:
        parts.append(speech.say("board-lookers", gangs=speech.gangs(road.lookers)))
    return speech.say("between").join(parts) + "."


def _bush(speech: Speech, road: RoadView, bush: int) -> str:
    there = [_bandit(speech, road, place) for place in (2 * bush, 2 * bush + 1) if road.bandits[place] >= 0]
    who = speech.say("pair", one=there[0], other=there[1]) if len(there) == 2 else (there or [speech.say("board-free")])[0]
    return speech.say("board-bush", bush=bush + 1, who=who)


def _bandit(speech: Speech, road: RoadView, place: int) -> str:
    who = speech.gang(road.bandits[place])
    return speech.say("lying", who=who) if road.lying[place] else who


def _die(speech: Speech, slot: int, die: DieView) -> str:
    where = f"{slot // 2 + 1}{SECOND if slot % 2 else ''}"
    id = "board-die-marked" if die.marked else "board-die"
    return speech.say(id, die=where, gang=speech.gang(die.owner), n=die.value)


def _alleys(speech: Speech, view: BanditsView) -> Iterator[str]:
    free = speech.say("board-free")
    yield speech.say("board-alleys", alleys=speech.list(speech.gang(gang) if gang >= 0 else free for gang in view.alleys))


# -- Merry Men --------------------------------------------------------------------------------------------------------
def _merry(speech: Speech, view: BanditsView) -> Iterator[str]:
    for character in range(len(view.merry)):
        yield _offer(speech, view, character)
    if view.merry:
        yield _left(speech, view.merry_left)


def _offer(speech: Speech, view: BanditsView, character: int) -> str:
    there = [gang for gang, one in enumerate(view.gangs) if one.leader == CHARACTERS[character]]
    leaders = speech.gangs(there) if there else "none"
    effect = speech.effect(view.merry[character])
    return speech.say("board-merry", character=speech.character(character), effect=effect, leaders=leaders)


def _left(speech: Speech, effects: Iterable[int]) -> str:
    return speech.say("board-merry-left", effects=speech.list(map(speech.effect, effects)))


def _one_of_merry(speech: Speech, view: BanditsView, character: int) -> Iterator[str]:
    """With what the card in play does, and the cards that may follow."""
    yield _offer(speech, view, character)
    yield INDENT + speech.effect_does(view.merry[character])
    yield INDENT + _left(speech, (effect for effect in view.merry_left if owner(effect) == character))


# -- gangs ------------------------------------------------------------------------------------------------------------
def _gang(speech: Speech, view: BanditsView, number: int) -> Iterator[str]:
    gang = view.gangs[number]
    id = "board-gang-you" if number == view.seat else "board-gang"
    yield speech.say(id, gang=speech.gang(number), points=speech.points(gang.vp))
    for line in _gang_lines(speech, view, number, gang):
        yield f"{INDENT}{line}"


def _gang_lines(speech: Speech, view: BanditsView, number: int, gang: GangView) -> Iterator[str]:
    here = [speech.say("board-bandits", n=gang.bandits)]
    if number < view.seats:
        here.append(_leader(speech, gang))
    yield begun(speech.say("between").join(here)) + "."
    if gang.now is not None and gang.held:
        yield speech.say("board-now", tokens=speech.tokens(gang.now))
    elif gang.held:
        yield speech.say("board-now-unseen", n=gang.held, coins=gang.coins)
    if gang.chest is not None:
        yield speech.say("board-chest", tokens=speech.tokens(gang.chest))
    elif gang.stored:
        yield speech.say("board-chest-unseen", n=gang.stored, coins=gang.stored_coins)
    if gang.column:
        yield speech.say("board-column", dice=speech.list(map(str, gang.column)), sum=sum(gang.column))
    if gang.bribe and view.stage in BRIBERY:
        yield speech.say("board-bribe", n=gang.bribe)
    if gang.score is not None:
        yield speech.say("board-score", n=gang.score)


def _leader(speech: Speech, gang: GangView) -> str:
    if gang.leader in CHARACTERS:
        return speech.say("board-leader", where=speech.character(CHARACTERS.index(gang.leader)))
    return speech.say("board-leader", where=gang.leader)


# -- what lies beside the board, and what was agreed on ---------------------------------------------------------------
def _rest(speech: Speech, view: BanditsView) -> Iterator[str]:
    yield speech.say("board-deck", n=view.deck, back=speech.back(view.top) if view.top >= 0 else "none")
    if view.discarded:
        yield speech.say("board-seen", faces=speech.say("between").join(map(speech.face, view.discarded)))
    if view.spied_away:
        yield speech.say("board-spied-away", n=view.spied_away)
    yield speech.say("board-supply", n=view.supply, coins=view.bank)
    if view.paid is not None and any(view.paid):
        yield speech.say("board-paid", tokens=speech.tokens(view.paid))
    if view.variants:
        yield speech.say("board-variants", variants=", ".join(speech.say(f"option-{dashed(name)}") for name in view.variants))
