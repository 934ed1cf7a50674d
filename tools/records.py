"""Makes tests/records/skirmish: for every way in which a scenario of `skirmish` can end, a game that ends so.

    python tools/records.py            makes those that are missing
    python tools/records.py s4 s5      makes those of these scenarios anew

All seats work together for the ending, and chance does what serves it best, so the games are no good ones, but short. Each
answer is the one after which the *cost* of what the ending asks for is least: how far men are from where they are needed, and
how much is still to be done to whom. Run it on compiled Sherwood; it takes a minute.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from pathlib import Path
from typing import NamedTuple

from sherwood.games import find
from sherwood.games.skirmish import capture, endings, jumping, scenarios, victory
from sherwood.games.skirmish.board import BARRED, FOOT, LOW_WALL, WINDOW
from sherwood.games.skirmish.cast import DEAD, HEALTHY, MAN, STUNNED, WOUNDED
from sherwood.games.skirmish.endings import Ending
from sherwood.games.skirmish.kinds import END_PHASE, INITIATIVE, JOIN, JUMP, NO, NO_HEX, SPRING, STOP, STRIKE
from sherwood.games.skirmish.position import (
    CAPTURED,
    COMBATS,
    HIDDEN,
    HURTING,
    KILLING,
    LEFT,
    MOVES,
    REVEALS,
    SETUP,
    SHOTS,
    TO_ENTER,
)  # fmt: skip
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel import record
from sherwood.kernel.history import History
from sherwood.kernel.moves import c_of, kind_of
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER

TARGET = Path(__file__).resolve().parent.parent / "tests" / "records" / "skirmish"
GAME = find("skirmish")
TRIES = 40
FAR = 60
"""Costs of a man who isn't on the map."""
NEVER = 1e6
SLIP = 8
"""By how much a detour may be worse, where nothing leads straight on."""
RESTING = (SETUP, REVEALS, SHOTS, MOVES, COMBATS)
"""Questions between which an answer is followed up before its cost is read."""

Fact = tuple[str, ...]

# fmt: off
HINTS: dict[tuple[str, str, tuple[str, ...]], tuple[Fact, ...]] = {
    ("s1", "two", ("captured",)): (
        ("at", "alan", "0905"), ("at", "garulf", "0904"), ("at", "mildred", "0906"), ("at", "finn", "1004"),
        ("at", "walker", "1005"), ("at", "martin", "0804"), ("at", "gebbo", "0805"), ("captured", "alan"),
    ),
    ("s1", "two", ("down",)): (("flanked", "alan"), ("hurt", "alan")),
    ("s4", "two", ("only-robin-down",)): (("treasure", "saxon"), ("down", "robin")),
    ("s4", "two", ("end",)): (("down", "waleran"),),
    ("s4", "four", ()): (("down-by", "waleran", "robin"),),
    ("s4", "four", ("william",)): (("down-by", "robin", "william"), ("down-by", "waleran", "robin")),
}
# fmt: on
"""What to work for where it isn't the conditions alone; `at` a hex of the map, `flanked` by two friends."""


# -- what there is to do ----------------------------------------------------------------------------------------------
class Aim(NamedTuple):
    """An ending, the options it needs, and what to work for."""

    ending: Ending
    options: dict[str, str]
    facts: tuple[Fact, ...]

    @property
    def file(self) -> Path:
        scenario, seating, conditions = self.ending
        return TARGET / f"{'-'.join([scenario, seating, *(conditions or ['none'])])}.txt"


def aims() -> list[Aim]:
    return [
        _aim(one, ending)
        for one in scenarios.load().values()
        for ending in endings.endings(one)
        if endings.is_possible(one, ending)
    ]


def _aim(scenario: scenarios.Scenario, ending: Ending) -> Aim:
    conditions = [scenario.victory[ending.seating][name] for name in ending.conditions]
    switches = {name for one in conditions for name in one.given}
    options = {f"{scenario.name}_{name}" if name in scenario.options else name: "on" for name in sorted(switches)}
    facts = tuple(fact for one in conditions for fact in one.when)
    return Aim(
        ending,
        {"scenario": scenario.name, "seating": ending.seating, **options},
        HINTS.get((ending.scenario, ending.seating, ending.conditions), facts),
    )


# -- distances --------------------------------------------------------------------------------------------------------
class Ways:
    """Distances on foot, in MPs, on one board."""

    def __init__(self, state: Skirmish) -> None:
        self.board = state.board
        self.known: dict[tuple[bool, frozenset[int]], list[int]] = {}

    def to(self, goals: Iterable[int], by_door: bool = False) -> list[int]:
        """From every place to the nearest of some places; FAR where no steps lead there. `by_door` is how a bride walks."""
        key = (by_door, frozenset(goals))
        if key not in self.known:
            self.known[key] = self._spread(*key)
        return self.known[key]

    def _spread(self, by_door: bool, goals: frozenset[int]) -> list[int]:
        board = self.board
        found = [FAR] * board.places
        waiting = [(0, goal) for goal in sorted(goals)]
        while waiting:
            mps, place = heappop(waiting)
            if mps >= found[place]:
                continue
            found[place] = mps
            for d in range(6):
                other = board.neighbour[6 * place + d]
                price = board.step_price(FOOT, other, (d + 3) % 6) if other >= 0 else BARRED
                if price < BARRED and not (by_door and board.side[6 * place + d] in (LOW_WALL, WINDOW)):
                    heappush(waiting, (mps + price, other))
        return found


# -- what it costs ----------------------------------------------------------------------------------------------------
class Costs:
    """How far a position is from what is to be done; 0 once it is."""

    def __init__(self, aim: Aim, start: Skirmish) -> None:
        self.facts = aim.facts
        self.number = endings.number(aim.ending)
        self.ways = Ways(start)
        self.names = start.cast.names
        self.factions = start.stage.factions
        board = start.board
        self.rim = [hex for edge in board.edges for hex in edge]
        self.heights = [hex for hex in range(board.hexes) if jumping.is_high(start, hex)]

    def of(self, p: Skirmish) -> float:
        if p.turn() == OVER:
            return 0 if p.ending() == self.number else NEVER
        return sum(self.fact(p, *fact) for fact in self.facts)

    def called(self, name: str) -> list[int]:
        return [counter for counter, one in enumerate(self.names) if one == name]

    def fact(self, p: Skirmish, kind: str, name: str, faction: str = "") -> float:
        if kind == "at":
            return self.away(p, self.called(name)[0], [int(p.board.find(faction))])
        if kind == "treasure":
            return self.treasure(p, name)
        if kind in ("out", "felled"):
            return sum(self.harm(p, one, -1, False, 1) for one in self.people(p, name))
        if kind == "ahead":
            return self.lead(p, name)
        by = self.factions.index(faction) if faction else -1
        return sum(self.of_one(p, kind, counter, by) for counter in self.called(name))

    def people(self, p: Skirmish, faction: str) -> list[int]:
        of = self.factions.index(faction)
        return [one for one in range(p.cast.n) if p.faction[one] == of and p.cast.what[one] == MAN]

    def lead(self, p: Skirmish, faction: str) -> float:
        nation = p.nations >> 4 * self.factions.index(faction) & 15
        if victory.lost(p, 1 - nation) > victory.lost(p, nation):
            return 0
        others = [one for other in self.factions if other != faction for one in self.people(p, other)]
        return min(self.harm(p, one, -1, False, 1) for one in others)

    def of_one(self, p: Skirmish, kind: str, who: int, by: int) -> float:
        match kind:
            case "killed" | "killed-by" | "down" | "down-by":
                return self.harm(p, who, by, True, 2)
            case "hurt" | "hurt-by":
                return self.harm(p, who, by, False, 2)
            case "hurt-otherwise":
                return self.fall(p, who, by)
            case "captured":
                return self.capture(p, who)
            case "cornered":
                return self.corner(p, who)
            case "flanked":
                return self.flank(p, who)
            case "left":
                return 0 if p.front[who] == LEFT else 1 + self.away(p, who, self.rim)
            case "married":
                return self.wedding(p, who)
        return NEVER if p.state[who] == DEAD or p.has(who, CAPTURED) else 0

    # -- men --------------------------------------------------------------------------------------------------------------
    def away(self, p: Skirmish, who: int, goals: Iterable[int]) -> float:
        if p.front[who] < 0:
            return NEVER if p.front[who] not in (TO_ENTER, HIDDEN) else 2 * FAR
        return self.ways.to(goals, who == p.plot.bride)[p.board.hex_of[p.front[who]]]

    def approach(self, p: Skirmish, man: int, who: int) -> float:
        """How far a man is from getting at somebody."""
        if p.front[man] < 0 or p.front[who] < 0:
            return FAR
        afoot = max(0, self.away(p, man, [p.board.hex_of[p.front[who]]]) - 1)
        if p.cast.weapon[man] < 0 or p.is_mounted(man):
            return afoot
        return min(afoot, 1 + max(0, int(p.board.distance(p.front[man], p.front[who])) - 5))

    def enemies(self, p: Skirmish, who: int, by: int = -1) -> list[int]:
        return [
            man
            for man in range(p.cast.n)
            if p.is_fighter(man) and p.are_enemies(man, who) and p.is_able(man) and p.attack(man) > 0
            and p.front[man] >= HIDDEN and by in (-1, p.faction[man])
        ]  # fmt: skip

    # -- deeds ------------------------------------------------------------------------------------------------------------
    def harm(self, p: Skirmish, who: int, by: int, to_death: bool, men: int) -> float:
        done = p.state[who] == DEAD or (p.state[who] == WOUNDED and not to_death)
        if done:
            return 0 if by < 0 or victory.did(p, by, KILLING if to_death else HURTING, who) else NEVER
        if p.front[who] < 0:
            return 3 * FAR
        left = {HEALTHY: 20, STUNNED: 12, WOUNDED: 10}[p.state[who]]
        if who == p.plot.bride:
            return left + self.at_bride(p, by)
        near = sorted(self.approach(p, man, who) for man in self.enemies(p, who, by))
        return left + sum([*near, FAR, FAR][:men])

    def at_bride(self, p: Skirmish, by: int) -> float:
        """Those who hold her can't strike her, only shoot when she is free."""
        bride = p.plot.bride
        men = [man for man in range(p.cast.n) if p.faction[man] == by and man != bride and p.is_able(man) and p.attack(man) > 0]
        if by == p.plot.wooer:
            return min((self.approach(p, man, bride) for man in men), default=FAR) + (
                0 if p.faction[bride] == p.plot.holder else 5
            )
        archers = [man for man in men if p.cast.weapon[man] >= 0]
        return min((self.approach(p, man, bride) for man in archers), default=FAR) + (
            0 if p.faction[bride] == p.plot.wooer else 15
        )

    def fall(self, p: Skirmish, who: int, by: int) -> float:
        if p.state[who] in (WOUNDED, DEAD):
            return NEVER if victory.did(p, by, HURTING, who) else 0
        return 5 + self.away(p, who, self.heights)

    def capture(self, p: Skirmish, who: int) -> float:
        if victory.is_captured(p, who):
            return 0
        if p.front[who] < 0 or p.state[who] == DEAD:
            return NEVER if p.state[who] == DEAD else 5 * FAR
        near = sorted((self.approach_on_foot(p, man, who), man) for man in self.enemies(p, who))
        strength, total, ring = -p.defence(who), 0.0, 0
        for far, man in near:
            total += far
            strength += p.attack(man)
            ring |= (1 << man) * (far == 0)
            if strength > p.sheet.capture_above:
                break
        else:
            total += FAR
        return 20 + total + (0 if ring and self.is_surrounded(p, who, ring) else 6)

    def approach_on_foot(self, p: Skirmish, man: int, who: int) -> float:
        return FAR if p.front[man] < 0 else max(0, self.away(p, man, [p.board.hex_of[p.front[who]]]) - 1)

    def is_surrounded(self, p: Skirmish, who: int, ring: int) -> bool:
        before, p.fleeing = p.fleeing, ring
        found = capture.is_surrounded(p, who)
        p.fleeing = before
        return found

    def corner(self, p: Skirmish, who: int) -> float:
        if p.front[who] < 0:
            return NEVER
        men = [man for man in range(p.cast.n) if p.faction[man] == p.plot.catcher and p.is_able(man)]
        friends = [one for one in range(p.cast.n) if p.are_friends(one, who) and one != who and p.front[one] >= 0]
        return min(
            self.approach_on_foot(p, man, who)
            + 3 * sum(p.front[man] >= 0 and p.board.are_in_contact(p.front[man], p.front[one]) for one in friends)
            for man in men
        )

    def flank(self, p: Skirmish, who: int) -> float:
        """Two friends on opposite sides keep all who come from cornering him."""
        if p.front[who] < 0:
            return 0
        friends = [one for one in range(p.cast.n) if p.are_friends(one, who) and one != who and p.front[one] >= 0]
        beside = [p.board.neighbour[6 * p.front[who] + d] for d in range(6)]
        walls = sum(p.board.step_price(FOOT, p.front[who], d) >= BARRED for d in range(6))
        far = [min((self.away(p, one, [hex]) for one in friends), default=FAR) if hex >= 0 else FAR for hex in beside]
        return 3 * walls + min(far[d] + far[d + 3] for d in range(3))

    def wedding(self, p: Skirmish, suitor: int) -> float:
        n = list(p.plot.suitors).index(suitor)
        bride, priest = p.plot.bride, p.plot.priests[n]
        chapel = [place for place in range(p.board.hexes) if p.board.hideout[place] == p.plot.chapel]
        hers = p.faction[suitor] if p.front[bride] in chapel else p.plot.wooer
        couple = 1 << suitor | 1 << bride | 1 << priest
        walk = sum(self.away(p, who, chapel) for who in (bride, priest, suitor))
        beside = (
            0 if p.front[suitor] >= 0 and p.front[bride] >= 0 and p.board.are_in_contact(p.front[suitor], p.front[bride]) else 1
        )
        apart = self.approach_on_foot(p, suitor, bride) if p.front[bride] >= 0 else FAR
        return walk + apart / 2 + beside / 2 + (p.faction[bride] != hers) / 2 + (p.busy & couple != 0) / 4

    def treasure(self, p: Skirmish, name: str) -> float:
        rows = scenarios.load()[p.stage.scenario].factions
        factions = [n for n, one in enumerate(self.factions) if name in (one, rows[one].nation)]
        seats = {p.seats >> 4 * faction & 15 for faction in factions}
        if p.owner in seats:
            return 0
        chest = p.plot.chest
        if p.front[chest] < 0 or p.rear[chest] < 0:
            return 4 * FAR
        places = (p.front[chest], p.rear[chest])
        aboard = [p.who[place] for place in places if p.who[place] >= 0]
        others = sum(p.seat_of(one) not in seats and not p.has(one, CAPTURED) for one in aboard)
        men = [man for man in range(p.cast.n) if p.seat_of(man) in seats and p.cast.what[man] == MAN and p.is_able(man)]
        return 5 + 10 * others + min(self.away(p, man, places) for man in men)


# -- what is done -----------------------------------------------------------------------------------------------------
class Course(NamedTuple):
    cost: float
    moves: tuple[int, ...]


class Table:
    """All seats and chance in one: a game that works for an aim."""

    def __init__(self, aim: Aim, seed: int) -> None:
        self.aim = aim
        self.rng = Rng(seed)
        self.history = History(GAME, aim.options)
        self.costs = Costs(aim, self.state)

    @property
    def state(self) -> Skirmish:
        state = self.history.state
        assert isinstance(state, Skirmish)
        return state

    def play(self) -> History | None:
        """The game, or None if it went astray."""
        while self.state.turn() != OVER:
            for move in self.answer(self.state):
                self.history.make(move)
        return self.history if self.state.ending() == self.costs.number else None

    def answer(self, p: Skirmish) -> Sequence[int]:
        moves = legal(p)
        if len(moves) == 1 or p.asked() not in RESTING:
            return [moves[0] if len(moves) == 1 else self.next(p, moves)]
        if p.asked() == SETUP:
            return [self.best(p, self.some(moves, 120))]
        now = self.costs.of(p)
        rest = [move for move in moves if kind_of(move) == END_PHASE]
        if rest and now == 0:
            return rest
        courses = [self.follow(p, move) for move in self.some(moves, 400) if kind_of(move) != END_PHASE]
        best = min(courses, default=Course(NEVER, ()))
        if best.cost >= now and self.rng.below(3) == 0:
            detours = [one for one in courses if now < one.cost < now + SLIP]
            if detours:
                return detours[self.rng.below(len(detours))].moves
        return rest if rest and best.cost >= now else best.moves

    def some(self, moves: Sequence[int], most: int) -> list[int]:
        """Some of them, in random order."""
        shuffled = sorted(moves, key=lambda _: self.rng.below(1 << 30))
        return shuffled[:most]

    def follow(self, p: Skirmish, move: int) -> Course:
        """What a move comes to once it is carried out to the end."""
        q = _copy(p)
        q.play(move)
        made = [move]
        while q.turn() != OVER and q.asked() not in RESTING and len(made) < 90:
            moves = legal(q)
            made.append(moves[0] if len(moves) == 1 else self.next(q, moves))
            q.play(made[-1])
        return Course(self.costs.of(q), tuple(made))

    def next(self, p: Skirmish, moves: Sequence[int]) -> int:
        """An answer in the middle of something."""
        first = kind_of(moves[0])
        if p.turn() == CHANCE and first == INITIATIVE:
            return moves[0]
        if p.turn() == CHANCE:
            return min(moves, key=lambda move: (self.after(p, move), c_of(move)))
        if first in (JOIN, STRIKE):
            return next((move for move in moves if kind_of(move) == JOIN and c_of(move) == NO_HEX), moves[-1])
        still = [move for move in moves if kind_of(move) in (NO, STOP)]
        if first == SPRING:
            return still[0]
        best = self.best(p, moves)
        return still[0] if still and self.after(p, best) >= self.costs.of(p) else best

    def best(self, p: Skirmish, moves: Sequence[int]) -> int:
        return min(self.some(moves, len(moves)), key=lambda move: self.after(p, move))

    def after(self, p: Skirmish, move: int) -> float:
        if kind_of(move) == JUMP:
            return self.follow(p, move).cost
        q = _copy(p)
        q.play(move)
        return self.costs.of(q)


def _copy(p: Skirmish) -> Skirmish:
    copied = p.copy()
    assert isinstance(copied, Skirmish)
    return copied


def main(names: Sequence[str]) -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for aim in aims():
        if aim.ending.scenario in names or (not names and not aim.file.exists()):
            made = next((game for seed in range(TRIES) if (game := Table(aim, seed).play()) is not None), None)
            print(f"{aim.file.name}: {len(made.steps)} moves" if made else f"{aim.file.name}: not found", flush=True)
            if made:
                aim.file.write_text(record.write(record.of(made, GAME.setup.seats(aim.options))), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
