"""What is said of a choice before it is made: what is picked, what it brings and how likely, and by which clauses."""

from __future__ import annotations

from fractions import Fraction

from sherwood.games.bandits import assault, bribes, kinds, prospects, robin, rumble
from sherwood.games.bandits.components import MARION
from sherwood.games.bandits.position import BUSHES, PLACES
from sherwood.games.bandits.prospects import UNBEATABLE, Defences
from sherwood.games.bandits.speech import Speech
from sherwood.games.bandits.state import Bandits
from sherwood.kernel.game import UNSAID, About
from sherwood.kernel.moves import a_of, b_of, kind_of


def percent(chance: Fraction) -> int:
    """Rounded, but 0 and 100 only where it is certain."""
    if chance in (0, 1):
        return 100 * int(chance)
    return min(99, max(1, round(100 * chance)))


def named(speech: Speech, target: str) -> str:
    """What a target is called."""
    what, *numbers = target.split("-")
    n = [int(number) for number in numbers]
    if what == "bush":
        return speech.say("target-bush", road=n[0] + 1, bush=n[1] + 1)
    if what == "die":
        return speech.say("target-die", road=n[0] + 1, space=n[1] // 2 + 1)
    if what == "bridge":
        return speech.say("target-bridge", gang=speech.gang(n[0]), value=n[1])
    if what in ("pool", "loot"):
        return speech.token(n[0])
    return speech.say("target-wagon", road=n[0] + 1) if what == "wagon" else speech.say("target-alley")


class Outlook:
    """What the seat that is asked may expect; what is likely of each wagon is reckoned once."""

    def __init__(self, speech: Speech, state: Bandits) -> None:
        self.speech = speech
        self.state = state
        self.likely: dict[int, Defences] = {}

    def defences(self, road: int) -> Defences:
        if road not in self.likely:
            self.likely[road] = prospects.defences(self.state, road, self.state.seat)
        return self.likely[road]

    def glance(self, move: int) -> tuple[str, About]:
        """A few characters beside a target, and what they mean."""
        kind = kind_of(move)
        if kind == kinds.PLACE and a_of(move) != kinds.ALLEY:
            return self._placed(a_of(move), b_of(move))
        if kind == kinds.WAGON:
            n = percent(prospects.falls(self.state, a_of(move), self.defences(a_of(move))))
            return f"{n}%", About(self.speech.say("plan-falls", n=n), "BANDITS-5.4a")
        if kind in (kinds.DOWN, kinds.BEYOND, kinds.HERE):
            return self._turned(move)
        if kind in (kinds.BOY, kinds.BEER):
            return self._column(move)
        return "", self._about(move)

    def about(self, move: int) -> About:
        """What a move costs or brings."""
        return self.glance(move)[1]

    def _about(self, move: int) -> About:
        """Of a move beside whose target nothing is shown."""
        kind = kind_of(move)
        if kind == kinds.PLACE:
            return About(self.speech.say("plan-alley"), "BANDITS-4.2e")
        if kind == kinds.AGAIN:
            return self._again(move)
        if kind == kinds.BRIBE:
            return self._bribe(a_of(move))
        if kinds.GOSSIP <= kind <= kinds.GUARDS:
            return About(self.speech.effect_does(self.state.effect(MARION)), f"BANDITS-8.{kind - kinds.GOSSIP + 1}")
        return UNSAID

    # -- placing (BANDITS-B) ------------------------------------------------------------------------------------------
    def _placed(self, road: int, bush: int) -> tuple[str, About]:
        likely = self.defences(road)
        now, filled = (prospects.placed(self.state, road, bush, likely, is_filled) for is_filled in (False, True))
        lines = tuple(
            About(
                self.speech.say(id, falls=percent(found.falls), paid=percent(found.paid), last=percent(found.last)),
                "BANDITS-5.4a",
            )
            for id, found in (("plan-paid-now", now), ("plan-paid-filled", filled))
        )
        least, most = percent(now.paid), percent(filled.paid)
        said = self.speech.say("plan-paid", n=least, filled=most)
        return f"{least}%" if least == most else f"{least}–\n{most}%", About(said, "BANDITS-5.4a", lines)

    # -- dice ---------------------------------------------------------------------------------------------------------
    def _turned(self, move: int) -> tuple[str, About]:
        """What the row comes to with dice turned by Robin Hood."""
        after = self.state.copy()
        assert isinstance(after, Bandits)
        robin.play(after, move)
        road = assault.road_of(self.state, a_of(move))
        total, need = assault.sum_up_to(after.road(road), BUSHES - 1), self._need(road)
        if need == UNBEATABLE:
            return str(total), About(self.speech.say("plan-unbeatable"), "BANDITS-9.2")
        return str(total), About(self.speech.say("plan-total", total=total, need=need), "BANDITS-5.4a")

    def _again(self, move: int) -> About:
        """How likely the wagon falls with this die rolled again."""
        road = assault.road_of(self.state, a_of(move))
        left = assault.sum_up_to(self.state.road(road), BUSHES - 1) - self.state.road(road).value_at(a_of(move) % PLACES)
        need = self._need(road)
        lucky = sum(left + value >= need != UNBEATABLE for value in range(1, 7))
        return About(self.speech.say("plan-again", n=percent(Fraction(lucky, 6))), "BANDITS-8.10")

    def _need(self, road: int) -> int:
        """What must be reached at a wagon under assault, or UNBEATABLE."""
        (defence,) = self.defences(road)
        return defence

    # -- the drawbridge (BANDITS-6.5) ---------------------------------------------------------------------------------
    def _column(self, move: int) -> tuple[str, About]:
        """What a column comes to with a die of it gone or raised."""
        is_own = kind_of(move) == kinds.BOY
        gang, value = (self.state.seat, a_of(move)) if is_own else (a_of(move), b_of(move))
        change = -value if is_own else min(6, value + 2) - value
        now = rumble.total(self.state.gang(gang).column)
        return str(now + change), self._comes_to(gang, now, now + change, "BANDITS-6.5a")

    def _bribe(self, tokens: int) -> About:
        column = self.state.gang(self.state.seat).column
        now = rumble.total(column)
        for _ in range(bribes.dice_for(tokens)):
            column -= rumble.die(rumble.lowest(column))
        return self._comes_to(self.state.seat, now, rumble.total(column), "BANDITS-6.4a")

    def _comes_to(self, gang: int, now: int, then: int, clause: str) -> About:
        return About(self.speech.say("plan-column", gang=self.speech.gang(gang), now=now, then=then), clause)
