"""All tables of one server: which rooms are open, who may come in, and what they share."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from typing import NamedTuple

from sherwood.games import find
from sherwood.kernel.dump import BadDump
from sherwood.kernel.game import Refusal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import WATCHER
from sherwood.table import clocks, garbage
from sherwood.table.happenings import ENCODER, HAPPENING, SETTINGS, Happenings, Moved, Restarted, Settings, TakenBack
from sherwood.table.limits import Doorkeeper, Limits
from sherwood.table.match import Match
from sherwood.table.notify import Notifier
from sherwood.table.players import Players
from sherwood.table.room import Room
from sherwood.table.store import Holder, Opened, Row, Store, now

LOG = logging.getLogger("sherwood.table")
READER = -2
"""The holder of a link to a record that was brought here."""
QUIET = 600.0
"""Seconds after which a table where nothing goes on is left to the store alone."""
ROUND = 60.0
"""Seconds between two looks for such tables."""
SWEEP = 60
"""Looks between two sweeps for garbage."""
BREATH = 0.05
"""Seconds before each running table that is taken up at the start: who comes meanwhile, and the start itself, go first."""
SECRET = 32
"""Bytes of a secret for fair dice."""


class Place(NamedTuple):
    """What a key opens: a room, and as whom."""

    room: Room
    holder: int


class House:
    def __init__(self, store: Store, beat: float, limits: Limits, notifier: Notifier) -> None:
        """`beat`: seconds after which a computer's answer is shown."""
        self.store = store
        self.beat = beat
        self.door = Doorkeeper(limits)
        self.notifier = notifier
        self.players = Players()
        self.rooms: dict[str, Room] = {}
        self._opening = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Takes the running tables up again, and looks after the rooms from now on."""
        self._tasks = [asyncio.create_task(self._take_up()), asyncio.create_task(self._tidy())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in list(self.rooms.values()):
            room.close()
        self.players.close()
        await self.store.close()

    # -- opening and finding
    async def open(self, settings: Settings) -> dict[int, str]:
        """Opens a table, and gives the key of each holder and of the watchers. Raises Refusal for settings that can't be."""
        secret = secrets.token_bytes(SECRET)
        match = Match(settings, secret, new_rng())
        keys = {holder: secrets.token_hex(16) for holder in (*sorted(match.holders), WATCHER)}
        id = await self._keep(settings, secret, match.history.state.dump(), keys, over=False)
        room = self.rooms[id] = Room(self, id, match, 0)
        if not match.holders and (first := match.due()):
            await room.happen(first)
        return keys

    async def keep_record(self, settings: Settings) -> str:
        """Keeps a record that was brought here, and gives the key to look at it."""
        key = secrets.token_hex(16)
        await self._keep(settings, b"", b"", {READER: key}, over=True)
        return key

    async def place(self, key: str) -> Place | None:
        """The room that a key opens; None for a key that isn't one."""
        found = await self.store.find(key)
        if found is None or found.holder == READER:
            return None
        room = await self.room(found.table)
        return Place(room, found.holder) if room else None

    async def room(self, id: str) -> Room | None:
        async with self._opening:
            if id not in self.rooms:
                opened = await self.store.table(id)
                room = await self._reopen(opened) if opened else None
                if room is None:
                    return None
                self.rooms[id] = room
                room.attend()
            return self.rooms[id]

    def forget(self, room: Room) -> None:
        """Lets go of a room; whoever asks for it next gets it anew from the store."""
        self.rooms.pop(room.id, None)
        room.close()

    async def _keep(self, settings: Settings, secret: bytes, dump: bytes, keys: Mapping[int, str], over: bool) -> str:
        id = secrets.token_hex(16)
        table = Opened(id, ENCODER.encode(settings), secret, dump, 0, over, now())
        await self.store.open_table(table, [Holder(key, id, holder) for holder, key in keys.items()])
        return id

    # -- taking up again
    async def _reopen(self, opened: Opened) -> Room | None:
        """The room as its log has it. If the rules have changed under it, it goes on from the last position stored;
        None if that can't be read by these rules either."""
        settings = SETTINGS.decode(opened.settings)
        rows = await self.store.log(opened.id)
        match = _replayed(settings, opened, rows)
        try:
            room = Room(self, opened.id, match or _without_moves(settings, opened, rows), len(rows))
            if match is None:
                await room.happen(Restarted(find(settings.game).version, opened.dump, secrets.token_bytes(SECRET)))
        except (Refusal, BadDump) as fault:
            LOG.warning("table %s can't be taken up again: %s", opened.id[:6], fault)
            return None
        clocks.rewind(room.match, now())
        return room

    async def _take_up(self) -> None:
        for id in await self.store.running():
            await asyncio.sleep(BREATH)
            await self.room(id)

    async def _tidy(self) -> None:
        """Lets go of quiet rooms, and of garbage that nobody has found."""
        for number in count(1):
            await asyncio.sleep(ROUND)
            for room in list(self.rooms.values()):
                if room.idle and room.quiet_since < now() - QUIET:
                    del self.rooms[room.id]
            if number % SWEEP == 0:
                garbage.sweep()


def new_rng() -> Rng:
    """For imagining positions; chance at the table comes from the fair dice alone."""
    return Rng(secrets.randbits(60))


def _replayed(settings: Settings, opened: Opened, rows: list[Row]) -> Match | None:
    """The match played through again, or None if that doesn't lead to the position stored."""
    with suppress(Refusal, BadDump):
        match = Match(settings, opened.secret, new_rng())
        happenings = [(row.at, HAPPENING.decode(row.body)) for row in rows]
        last = max((at for at, (_, happening) in enumerate(happenings) if isinstance(happening, Restarted)), default=-1)
        for at, (time, happening) in enumerate(happenings):
            if at >= last or not _touches_the_game(happening):
                match.apply(happening, time)
        if match.version == match.game.version and (not rows or match.history.state.dump() == opened.dump):
            return match
    return None


def _without_moves(settings: Settings, opened: Opened, rows: list[Row]) -> Match:
    """The match as far as it needs no rules: who sits where and what was said."""
    match = Match(settings, opened.secret, new_rng())
    for row in rows:
        happening = HAPPENING.decode(row.body)
        if not _touches_the_game(happening) and not isinstance(happening, Restarted):
            match.apply(happening, row.at)
    return match


def _touches_the_game(happening: Happenings) -> bool:
    return isinstance(happening, Moved | TakenBack)
