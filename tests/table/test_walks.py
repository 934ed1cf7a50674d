"""A confirmed plan of several moves goes on by itself while others are asked, until something comes between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest
from msgspec import structs

from sherwood.bots import STRENGTHS
from sherwood.games import find
from sherwood.games.skirmish.faces import STYLES
from sherwood.games.skirmish.position import AMBUSH, HIDDEN, MOVES, REVEALS
from sherwood.games.skirmish.state import Skirmish
from sherwood.games.skirmish.words import Words
from sherwood.kernel.moves import Moves, a_of
from sherwood.kernel.play import legal, random_move
from sherwood.kernel.rng import Rng
from sherwood.table import answers
from sherwood.table.happenings import (
    ENCODER,
    HAPPENING,
    Clock,
    Happenings,
    Moved,
    Replaced,
    Sat,
    SeatSetting,
    Settings,
    TakenBack,
    Unsealed,
)
from sherwood.table.match import Chair, Match
from sherwood.table.players import Chosen, Players, Problem, hurried, pace
from sherwood.table.refusals import Unable
from sherwood.table.room import BRIEF
from sherwood.table.sight import Eyes, Logbook, Sights
from tests.table.tables import NONCE, Line, serving

SKIRMISH = find("skirmish")
OPTIONS = {"scenario": "s5"}


@cache
def movement() -> bytes:
    """A movement phase in which men are hidden from who moves, and he can walk far."""
    state, rng, out = SKIRMISH.setup.start(OPTIONS), Rng(1), Moves()
    assert isinstance(state, Skirmish)
    while state.asked() != MOVES or not are_hidden(state) or not far_walk(state):
        stays_hidden = state.asked() in (REVEALS, AMBUSH)
        state.play(legal(state)[-1] if stays_hidden else random_move(state, rng, out))
    return state.dump()


def are_hidden(state: Skirmish) -> bool:
    """Whether somebody is, from who is asked."""
    return any(state.front[one] == HIDDEN and state.seat_of(one) != state.turn() for one in range(state.cast.n))


def far_walk(state: Skirmish) -> tuple[str, str] | None:
    """A man, and a hex that is more than three steps away."""
    seat = state.turn()
    for move in legal(state)[:-1]:
        man = f"c-{a_of(move)}"
        offer = SKIRMISH.plans.offer(state, seat, [man], "en")
        far = [pick.target for pick in offer.picks if len(pick.trail) > 4]
        if far:
            return man, far[0]
    return None


def settings() -> Settings:
    seats = tuple(SeatSetting("human", "", holder) for holder in range(2))
    return Settings("skirmish", SKIRMISH.version, OPTIONS, seats, Clock("move", 600), False, start=movement())


def opened() -> Match:
    match = Match(settings(), b"s" * 32, Rng(1))
    for holder in range(2):
        match.apply(Sat(holder, "", NONCE), 0.0)
    return match


def begun() -> tuple[Match, Chair, Chair]:
    """A match at that phase, the chair that moves and the other."""
    match = opened()
    turn = match.history.state.turn()
    return match, match.chairs[turn], match.chairs[1 - turn]


def happen(match: Match, happening: Happenings) -> list[Happenings]:
    """This, and what follows by itself: all that happened."""
    happened: list[Happenings] = []
    due: Happenings | None = happening
    while due is not None:
        match.apply(due, 0.0)
        happened.append(due)
        due = match.due() or match.going_on()
    return happened


def walk_of(match: Match, chair: Chair) -> tuple[int, ...]:
    """The plan of a far walk."""
    state = match.history.state
    assert isinstance(state, Skirmish)
    found = far_walk(state)
    assert found
    chair.picked = [*found]
    return answers.plan(match, chair, "en")


def walk(match: Match, chair: Chair) -> tuple[int, ...]:
    """Confirms it: its moves."""
    plan = walk_of(match, chair)
    happen(match, match.settled(chair, plan))
    return plan


def decline(match: Match, chair: Chair) -> None:
    happen(match, Moved(chair.seat, (legal(match.history.state)[-1],)))


def made(match: Match, seat: int) -> tuple[int, ...]:
    return tuple(step.move for step in match.history.steps if step.by == seat)


def test_a_walk_goes_on_whenever_nobody_came_out() -> None:
    match, mover, other = begun()
    plan = walk(match, mover)
    assert made(match, mover.seat) == plan[:2] and mover.then == plan[2:]
    times = 0
    while mover.then:
        assert other.asks and not mover.asks
        decline(match, other)
        times += 1
    assert made(match, mover.seat) == plan and times >= 3


def test_an_ambush_ends_the_plan_and_asks_anew() -> None:
    match, mover, other = begun()
    plan = walk(match, mover)
    decline(match, other)
    happen(match, Moved(other.seat, (legal(match.history.state)[0],)))
    assert mover.then == () and made(match, mover.seat) == plan[:3]


def test_who_stays_hidden_is_not_asked_again_until_something_happens() -> None:
    match, mover, other = begun()
    plan = walk_of(match, mover)
    happen(match, match.settled(mover, plan[:2]))
    (stay,) = match.offer(other, "en").quick
    happen(match, match.settled(other, stay.moves))
    assert mover.asks and other.then == stay.moves[1:]
    happen(match, match.settled(mover, plan[2:]))
    assert made(match, mover.seat) == plan and mover.asks and other.then
    happen(match, Moved(mover.seat, (legal(match.history.state)[-1],)))
    assert not other.then, "the phase is over"


def shown(match: Match, chair: Chair) -> object:
    """What its holder sees of the others and is asked."""
    sight = Sights(match).see(Eyes(chair.holder, chair.seat, "en"))
    return sight.chairs, sight.prompt, sight.lines, sight.scene


def test_that_a_walk_will_go_on_is_nobody_elses_business() -> None:
    """Who confirmed all of it looks to the others as if he had confirmed a step, and were to choose the next."""
    seen = []
    for confirmed in (2, 6):
        match, mover, other = begun()
        match.apply(match.settled(mover, walk_of(match, mover)[:confirmed]), 1.0)
        match.apply(Moved(other.seat, (legal(match.history.state)[-1],)), 2.0)
        assert mover.awaited and mover.asks == (confirmed == 2)
        seen.append(shown(match, other))
    assert seen[0] == seen[1]


def test_that_somebody_will_stay_hidden_is_nobody_elses_business() -> None:
    seen = []
    for confirmed in (1, 6):
        match, mover, other = begun()
        plan = walk_of(match, mover)
        match.apply(match.settled(mover, plan[:2]), 1.0)
        (stay,) = match.offer(other, "en").quick
        match.apply(match.settled(other, stay.moves[:confirmed]), 2.0)
        match.apply(match.settled(mover, plan[2:3]), 3.0)
        assert other.awaited and other.asks == (confirmed == 1)
        seen.append(shown(match, mover))
    assert seen[0] == seen[1]


def test_taking_the_first_step_back_drops_the_rest() -> None:
    match, mover, _ = begun()
    walk(match, mover)
    happen(match, TakenBack(mover.seat))
    assert mover.then == () and made(match, mover.seat) == () and mover.asks


def test_one_answer_after_the_other_is_taken_back() -> None:
    """A seat that places its counters one by one takes them back one by one."""
    seats = tuple(SeatSetting("human", "", holder) for holder in range(2))
    match = Match(Settings("skirmish", SKIRMISH.version, {"scenario": "s1"}, seats, Clock(), False), b"s" * 32, Rng(1))
    for holder in range(2):
        match.apply(Sat(holder, "", NONCE), 0.0)
    chair = match.chairs[match.history.state.turn()]
    for _ in range(3):
        happen(match, match.settled(chair, (legal(match.history.state)[0],)))
    (placed,) = match.offer(chair, "en").quick
    happen(match, match.settled(chair, placed.moves[:-1]))
    stood = []
    while match.history.can_undo(chair.seat):
        stood.append(len(match.history.steps))
        happen(match, match.taken_back(chair))
    assert stood == [2 + len(placed.moves), 3, 2, 1]


def test_the_rest_can_be_called_off() -> None:
    match, mover, other = begun()
    plan = walk(match, mover)
    happen(match, Unsealed(mover.seat))
    decline(match, other)
    assert made(match, mover.seat) == plan[:2] and mover.asks


def test_a_computer_that_stands_in_thinks_for_itself() -> None:
    match, mover, other = begun()
    plan = walk(match, mover)
    happen(match, Replaced(mover.seat, "easy"))
    decline(match, other)
    assert made(match, mover.seat) == plan[:2] and mover.asks


def test_what_cannot_go_on_is_dropped() -> None:
    match, mover, other = begun()
    plan = walk(match, mover)
    mover.then = (plan[0],)
    decline(match, other)
    assert not mover.then and mover.asks and made(match, mover.seat) == plan[:2]


def test_moves_that_are_no_plan_are_too_many() -> None:
    match, mover, _ = begun()
    plan = walk_of(match, mover)
    match.settled(mover, plan)
    with pytest.raises(Unable, match="server-too-many"):
        match.settled(mover, (*plan[:2], plan[0]))


def test_a_walk_goes_on_when_the_server_is_back() -> None:
    """What was written down of a plan is the whole of it."""
    match, mover, other = begun()
    plan = walk_of(match, mover)
    written = [ENCODER.encode(one) for one in happen(match, match.settled(mover, plan))]
    again = opened()
    for row in written:
        again.apply(HAPPENING.decode(row), 0.0)
    assert again.chairs[mover.seat].then == plan[2:]
    decline(again, again.chairs[other.seat])
    assert made(again, mover.seat) == plan[:3]


def test_a_chair_has_the_colour_of_its_people() -> None:
    match, mover, _ = begun()
    chairs = Sights(match).see(Eyes(mover.holder, mover.seat, "en")).chairs
    assert [chair.colour for chair in chairs] == [STYLES[name].ink for name in ("norman0", "saxon0")]


def test_the_log_tells_a_walk_in_one_line() -> None:
    match, mover, other = begun()
    logbook = Logbook(match, Eyes(other.holder, other.seat, "en"))
    plan = walk(match, mover)
    told = len(logbook.write_up())
    while mover.then:
        decline(match, other)
    lines = logbook.write_up()
    assert {line.kind for line in lines[told:]} == {"onward"} and lines[told - 1].kind == "move"
    words = cast(Words, match.game.words)
    assert lines[-1].text == words.together([move for move in plan if words.told(move, "en")], "en")


def test_what_happens_on_the_way_begins_a_new_line() -> None:
    match, mover, other = begun()
    walk(match, mover)
    happen(match, Moved(other.seat, (legal(match.history.state)[0],)))
    lines = Logbook(match, Eyes(mover.holder, mover.seat, "en")).write_up()
    assert "onward" not in {line.kind for line in lines}


@pytest.mark.parametrize("player", [*STRENGTHS, "search:30s", "random"])
@pytest.mark.parametrize("beat", [0.2, 0.05, 2.0])
def test_no_thought_outlasts_the_beat_of_a_window(player: str, beat: float) -> None:
    """So that it can answer before the window closes, whoever is asked."""
    assert pace(hurried(player, beat), beat) == beat and hurried("novice", beat) == "novice" == hurried("novice", 0.0)


@pytest.mark.rule("SKIRMISH-H.5", "SKIRMISH-0.4")
def test_windows_are_answered_on_the_short_beat_and_all_else_on_the_beat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever he answers, and however long it took him."""
    asked: list[tuple[bool, str]] = []
    times: list[float] = []
    waits: list[float] = []

    async def choose(_: Players, problem: Problem, player: str) -> Chosen:
        state = SKIRMISH.setup.load(problem.imagined)
        asked.append((state.is_window(), player))
        times.append(asyncio.get_running_loop().time())
        return Chosen((legal(state)[-1],))

    def paced(player: str, beat: float) -> float:
        waits.append(beat)
        return 0.0

    monkeypatch.setattr(Players, "choose", choose)
    monkeypatch.setattr("sherwood.table.room.pace", paced)

    async def run() -> None:
        async with against_a_master(tmp_path, 0.06) as (line, walk):
            assert (await line.commit(*walk))["ok"]
            await line.until(lambda line: bool(line.prompt.get("mine")))
            assert len(asked) > 3 and set(asked) == {(True, "search:0.010s")} and not waits
            assert all(later - earlier >= 0.06 / BRIEF for earlier, later in pairwise(times))
            asked.clear()
            await line.answer("make", move=line.prompt["buttons"][-1]["move"])
            await line.until(lambda _: any(not is_window for is_window, _ in asked))
            assert (False, "master") in asked and set(waits) == {0.06}

    asyncio.run(run())


@pytest.mark.rule("SKIRMISH-H.5")
def test_who_still_thinks_when_a_window_closes_lets_it_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that came late would tell that there was something to weigh."""
    thinking: list[bool] = []

    async def choose(_: Players, problem: Problem, player: str) -> Chosen:
        thinking.append(SKIRMISH.setup.load(problem.imagined).is_window())
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(Players, "choose", choose)

    async def run() -> None:
        async with against_a_master(tmp_path, 0.03) as (line, walk):
            assert (await line.commit(*walk))["ok"]
            await line.until(lambda line: bool(line.prompt.get("mine")))
            assert len(thinking) > 3 and all(thinking)

    asyncio.run(run())


@asynccontextmanager
async def against_a_master(folder: Path, beat: float) -> AsyncIterator[tuple[Line, tuple[str, str]]]:
    """A line of who moves while a computer's men may lie in ambush, and a man and a hex for a far walk."""
    state = cast(Skirmish, SKIRMISH.setup.load(movement()))
    seats = [SeatSetting("master", "", -1)] * 2
    seats[state.turn()] = SeatSetting("human", "", 0)
    found = far_walk(state)
    assert found
    async with serving(folder, beat=beat) as served:
        keys = await served.house.open(structs.replace(settings(), seats=tuple(seats), clock=Clock()))
        async with served.line(f"/s/{keys[0]}") as line:
            await line.sit()
            await line.quiet()
            yield line, found


def test_a_computers_walk_goes_on_as_a_persons_does() -> None:
    match, mover, other = begun()
    plan = walk_of(match, mover)
    happen(match, Replaced(mover.seat, "novice"))
    happen(match, match.settled(mover, plan[:2], plan[2:]))
    assert mover.then == plan[2:] and not mover.asks
    decline(match, other)
    assert made(match, mover.seat) == plan[:3]
    happen(match, Moved(other.seat, (legal(match.history.state)[0],)))
    assert mover.then == (), "it heard of an ambush"


def test_who_takes_his_seat_back_from_a_computer_chooses_for_himself() -> None:
    match, mover, _ = begun()
    plan = walk_of(match, mover)
    happen(match, Replaced(mover.seat, "novice"))
    happen(match, match.settled(mover, plan[:2], plan[2:]))
    happen(match, Sat(mover.holder, "", NONCE))
    assert mover.human and mover.then == ()


def test_a_walk_is_seen_step_by_step_and_outlives_the_server(tmp_path: Path) -> None:
    async def run() -> None:
        man, hex = far_walk(cast(Skirmish, SKIRMISH.setup.load(movement()))) or ("", "")
        seat = SKIRMISH.setup.load(movement()).turn()
        async with serving(tmp_path, beat=0.01) as served, AsyncExitStack() as stack:
            keys = await served.house.open(settings())
            lines = [await stack.enter_async_context(served.line(f"/s/{keys[holder]}")) for holder in range(2)]
            for line in lines:
                await line.sit()
            mover, other = lines[seat], lines[1 - seat]
            await mover.quiet()
            assert (await mover.commit(man, hex))["ok"]
            await other.until(lambda line: bool(line.prompt.get("mine")))
            await mover.quiet()
            assert not mover.prompt["mine"] and mover.prompt["undo"]
            steps = len(mover.lines)
        async with serving(tmp_path, beat=0.01) as served, AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(served.line(f"/s/{keys[holder]}")) for holder in range(2)]
            mover, other = lines[seat], lines[1 - seat]
            await mover.hear()
            assert len(mover.lines) == steps
            while not mover.prompt["mine"]:
                await other.until(lambda line: bool(line.prompt.get("mine")))
                await other.answer("make", move=other.prompt["buttons"][0]["move"])
                await asyncio.sleep(0.05)
                await mover.quiet()
            assert len(mover.lines) >= steps + 2

    asyncio.run(run())
