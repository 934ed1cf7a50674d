"""A table under way: takes requests one at a time, writes down what happens before anybody hears of it, keeps things going."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import OrderedDict
from collections.abc import Coroutine, Mapping
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING, Any

from sherwood.kernel.dice import verify
from sherwood.kernel.game import Refusal
from sherwood.kernel.history import Illegal
from sherwood.kernel.state import WATCHER
from sherwood.table import answers, clocks, wire
from sherwood.table.happenings import (
    ENCODER,
    Asked,
    Happenings,
    Moved,
    Rematched,
    Replaced,
    Resigned,
    Said,
    Sat,
    Unsealed,
    Wished,
)
from sherwood.table.match import Chair, Match, tidy
from sherwood.table.players import Chosen, Problem, hurried, pace
from sherwood.table.refusals import Unable
from sherwood.table.sight import Sight, Sights
from sherwood.table.store import Row, now

if TYPE_CHECKING:
    from sherwood.table.house import House
    from sherwood.table.sockets import Viewer


LOG = logging.getLogger("sherwood.table")
BRIEF = 3
"""Short beats in a beat: windows and plans that go on keep to these."""
LEFT_BEHIND = 64
"""Messages of viewers who left that are kept, so that they can come back without being sent the whole."""


class Room:
    """`rows` is how many happenings are written down. Everything that changes the match holds `lock`."""

    def __init__(self, house: House, id: str, match: Match, rows: int) -> None:
        self.house = house
        self.id = id
        self.match = match
        self.rows = rows
        self.lock = asyncio.Lock()
        self.sights = Sights(match)
        self.viewers: set[Viewer] = set()
        self.left: OrderedDict[tuple[int, str, str, int], Sight] = OrderedDict()
        self.quiet_since = now()
        self._thinking: dict[int, int] = {}
        self._told: dict[int, int] = {}
        self._moved_at: dict[int, float] = {}
        """By seat: when it last moved, by the clock of the event loop."""
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    # -- coming and going
    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._count_present()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.quiet_since = now()
        for seq, sight in viewer.trail:
            self.left[(viewer.holder, viewer.language, viewer.shape, seq)] = sight
        while len(self.left) > LEFT_BEHIND:
            self.left.popitem(last=False)
        self._count_present()

    def close(self) -> None:
        """Lets go of everybody, who will come back by themselves; what was to happen later is called off."""
        self._closed = True
        if self._timer:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()
        for viewer in list(self.viewers):
            viewer.dismiss()

    @property
    def idle(self) -> bool:
        """Nobody looks, and nothing will happen by itself."""
        return not self.viewers and not self._tasks and self._timer is None

    def _count_present(self) -> None:
        self.sights.present = frozenset(viewer.holder for viewer in self.viewers if viewer.holder != WATCHER)
        self.publish()

    def publish(self) -> None:
        for viewer in self.viewers:
            viewer.turn_face()
            viewer.wake.set()

    # -- requests
    async def answer(self, viewer: Viewer, request: wire.Requests) -> wire.Reply:
        """Does what was asked for, or says why not. When the reply is an `ok`, what was done is on disk; viewers may be shown it
        a little earlier, as soon as it outlives this process."""
        try:
            if isinstance(request, wire.Odds | wire.Hint):
                return await self._advise(viewer, request)
            async with self.lock:
                rows = self.rows
                reply = await self._answer(viewer, request)
                is_news = self.rows > rows
            if is_news:
                await self.house.store.flush()
            return reply
        except Illegal as illegal:
            return answers.refused(self.match, request.id, illegal.number, viewer.language)
        except Unable as unable:
            return wire.Reply(request.id, False, unable.said(viewer.language))
        except Refusal as refusal:
            return wire.Reply(request.id, False, str(refusal))

    async def _advise(self, viewer: Viewer, request: wire.Odds | wire.Hint) -> wire.Reply:
        """What takes a while to work out and changes nothing: the table goes on meanwhile."""
        chair = self._mine(viewer, request.at)
        try:
            if isinstance(request, wire.Odds):
                return await answers.odds(self.match, chair, request, viewer.language, self.house.players)
            return await answers.hint(self.match, chair, request, viewer.language, self.house.players)
        except (TimeoutError, BrokenExecutor):
            raise Unable("server-too-long-thought") from None

    async def _answer(self, viewer: Viewer, request: wire.Requests) -> wire.Reply:
        if self._closed:
            raise Unable("server-reloaded")
        match request:
            case wire.Face(seat=seat):
                viewer.show(seat)
            case wire.Sit(nonce=nonce, name=name):
                viewer.must_hold()
                await self._sit(Sat(viewer.holder, tidy(name), nonce))
            case wire.Chat(text=text):
                viewer.must_hold()
                await self.happen(Said(viewer.holder, text))
            case wire.Resign():
                await self._resign(viewer.chair())
            case wire.Rematch():
                viewer.must_hold()
                await self._rematch(viewer.holder)
            case wire.Tell(to=to):
                viewer.must_hold()
                await self._wish(viewer, to.strip())
            case wire.Undo(at=at):
                await self._undo(self._mine(viewer, at, asked=False))
            case wire.Pick(at=at, target=target):
                return self._pick(viewer, self._mine(viewer, at), request.id, target)
            case wire.Try(at=at):
                return answers.tried(self.match, self._mine(viewer, at), request, viewer.language)
            case wire.Clear(at=at):
                chair = self._mine(viewer, at)
                for target in [*chair.picked]:
                    chair.toggle(target)
                self.publish()
            case wire.Confirm(at=at):
                chair = self._mine(viewer, at)
                await self.settle(chair, answers.plan(self.match, chair, viewer.language))
            case wire.Make(at=at, move=text):
                chair = self._mine(viewer, at)
                await self.settle(chair, answers.moves(self.match, chair, text, viewer.language))
            case wire.Why(at=at):
                return answers.why(self.match, self._mine(viewer, at), request, viewer.language)
        return wire.Reply(request.id, True)

    def _mine(self, viewer: Viewer, at: int, asked: bool = True) -> Chair:
        """The chair that the viewer plays for now. Raises Refusal if what he answers is no longer, or not, his to answer."""
        chair = viewer.chair()
        if self.match.over:
            raise Unable("server-is-over")
        if at != chair.question:
            raise Unable("server-overtaken")
        if asked and not (chair.asks and chair.human):
            raise Unable("server-not-asked")
        return chair

    def _pick(self, viewer: Viewer, chair: Chair, id: int, target: str) -> wire.Reply:
        """Takes a target up, or lets go of it."""
        if target not in chair.picked and not answers.pickable(self.match, chair, target, viewer.language):
            if number := answers.keeps_out(self.match, chair, target):
                return answers.refused(self.match, id, number, viewer.language)
            raise Unable("server-no-target")
        chair.toggle(target)
        self.match.let_go(chair, viewer.language)
        self.publish()
        return wire.Reply(id, True)

    async def _sit(self, sat: Sat) -> None:
        """Takes part; sitting down again takes the seat back from a computer that stood in, or changes the name."""
        held = self.match.held(sat.holder)
        known = len(held) > 1 or held[0].name == sat.name
        if sat.holder not in self.match.nonces or not all(chair.human for chair in held) or not known:
            await self.happen(sat)

    async def _resign(self, chair: Chair) -> None:
        if self.match.over:
            raise Unable("server-is-over")
        await self.happen(Resigned(chair.seat) if self.match.seats == 2 else Replaced(chair.seat, clocks.STAND_IN))

    async def _undo(self, chair: Chair) -> None:
        if chair.sealed or chair.then:
            await self.happen(Unsealed(chair.seat))
        elif self.match.history.can_undo(chair.seat):
            await self.happen(self.match.taken_back(chair))
        else:
            raise Unable("server-no-undo")

    async def _rematch(self, holder: int) -> None:
        match = self.match
        if not match.over:
            raise Unable("server-not-over")
        if match.next:
            return
        if holder not in match.asked:
            await self.happen(Asked(holder))
        if match.asked >= match.holders:
            keys = await self.house.open(match.settings)
            await self._wish_again(keys)
            await self.happen(Rematched(tuple(keys.items())))

    async def _wish(self, viewer: Viewer, to: str) -> None:
        by_web = "://" in to
        wish = Wished(viewer.holder, "" if by_web else to, to if by_web else "", viewer.language)
        self.house.notifier.post.check(wish)
        await self.happen(wish)

    async def _wish_again(self, keys: Mapping[int, str]) -> None:
        """Who wants word of this table wants it of the next."""
        for wish in self.match.wishes.values():
            place = await self.house.place(keys[wish.holder])
            if place and wish.holds:
                async with place.room.lock:
                    await place.room.happen(wish)

    # -- what happens
    async def settle(self, chair: Chair, moves: tuple[int, ...], then: tuple[int, ...] = ()) -> None:
        """Makes a seat's moves, or seals them. Raises Refusal, with nothing changed."""
        await self.happen(self.match.settled(chair, moves, then))

    async def happen(self, happening: Happenings) -> None:
        """Lets this happen, and what follows by itself; returns when it is written and viewers have been told to look."""
        try:
            await self._write_down(happening, now())
        except Exception:
            LOG.exception("a table could not go on, and is read again from the store")
            self.house.forget(self)
            raise Unable("server-reloaded") from None
        self.publish()
        self.attend()

    async def _write_down(self, first: Happenings, at: float) -> None:
        rows: list[Row] = []
        happening: Happenings | None = first
        while happening is not None:
            self.match.apply(happening, at)
            rows.append(Row(self.rows + len(rows), at, ENCODER.encode(happening)))
            if isinstance(happening, Moved):
                self._moved_at[happening.by] = asyncio.get_running_loop().time()
            happening = self.match.due()
        await self.house.store.append(self.id, rows, self.match.history.state.dump(), self.match.over)
        self.rows += len(rows)

    # -- what goes on by itself
    def attend(self) -> None:
        """Sets computers thinking, winds the clock, sends word to those who are away, and checks the dice at the end."""
        self._wind()
        if going := self.match.going_on():
            self._spawn(self._go_on(going))
        if self.match.over and self.sights.verified is None:
            self._spawn(self._verify())
        for chair in self.match.chairs:
            if not chair.asks:
                continue
            if chair.human and self._told.get(chair.seat) != chair.question:
                self._told[chair.seat] = chair.question
                self.house.notifier.asked(self, chair)
            if not chair.human and self._thinking.get(chair.seat) != chair.question:
                self._thinking[chair.seat] = chair.question
                self._spawn(self._think(chair, chair.question))

    async def _think(self, chair: Chair, question: int) -> None:
        """A computer's answer, given on the beat: how long it thought tells nothing."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        problem = answers.problem(self.match, chair)
        if self.match.history.state.is_window():
            wait = self.house.beat / BRIEF
            chosen = await self._choose_within(wait, chair, problem)
        else:
            wait = pace(chair.who, self.house.beat)
            chosen = await self.house.players.choose(problem, chair.who)
            while wait and wait < loop.time() - began:
                wait += self.house.beat
        await asyncio.sleep(max(0.0, began + wait - loop.time()))
        async with self.lock:
            if not self._closed and chair.asks and not chair.human and chair.question == question:
                await self.settle(chair, *chosen)

    async def _choose_within(self, beat: float, chair: Chair, problem: Problem) -> Chosen:
        """A computer's answer in a window, which closes on the beat: who is still thinking then lets it pass, as silence does."""
        silence = self.match.base(chair).silence()
        try:
            return await asyncio.wait_for(self.house.players.choose(problem, hurried(chair.who, beat)), beat or None)
        except TimeoutError:
            return Chosen((silence,))

    async def _go_on(self, going: Moved) -> None:
        """What a seat means to go on with is done when it is asked again, at most one move of a seat in each short beat."""
        rest = self._moved_at.get(going.by, 0.0) + self.house.beat / BRIEF - asyncio.get_running_loop().time()
        await asyncio.sleep(max(0.0, rest))
        async with self.lock:
            if not self._closed and self.match.going_on() == going:
                await self.happen(going)

    def _wind(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        end = clocks.next_end(self.match)
        if end is not None and not self._closed:
            wait = min(max(0.0, end - now()), math.floor(1e6))
            self._timer = asyncio.get_running_loop().call_later(wait, lambda: self._spawn(self._ring()))

    async def _ring(self) -> None:
        async with self.lock:
            self._timer = None
            late = clocks.ran_out(self.match, now())
            if late and not self._closed:
                await self.happen(late)
            else:
                self._wind()

    async def _verify(self) -> None:
        """Checks every roll against the opened secret, in a thread: it means playing the whole game again."""
        record = answers.record(self.match, None)
        check = await asyncio.to_thread(verify, record)
        self.sights.verified = check.sound
        self.publish()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something at a table failed", exc_info=task.exception())
