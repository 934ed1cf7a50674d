"""Who does the store's jobs, each in a transaction, and when what they have written outlives a power cut."""

from __future__ import annotations

import asyncio
import os
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection, Engine

TOGETHER = 512
"""Jobs that may share one transaction."""

SYNC = getattr(os, "fdatasync", os.fsync)

Answer = TypeVar("Answer")
Job = Callable[["Connection"], Answer]


class Clerk(Protocol):
    async def do(self, job: Job[Answer]) -> Answer:
        """Does the job; what it writes outlives this process from then on."""

    async def flush(self) -> None:
        """Returns once all that was written before outlives a power cut, too."""

    async def close(self) -> None:
        """Finishes what is waiting, and lets go of the database."""


class Beside:
    """SQLite's: does each job on the spot, in some 0.2 ms; in a thread it would wait far longer for Python's lock, again and
    again. A thread flushes the log meanwhile; those who ask while it does so share the next flush."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection = engine.connect()
        self._log = self._open_log()
        self._disk = ThreadPoolExecutor(1, "disk")
        self._flushing = asyncio.Lock()
        self._next: asyncio.Task[None] | None = None
        self._fault: OSError | None = None

    async def do(self, job: Job[Answer]) -> Answer:
        with self._connection.begin():
            return job(self._connection)

    async def flush(self) -> None:
        if self._log is None:
            return
        if self._next is None:
            self._next = asyncio.create_task(self._flush(self._log))
        await asyncio.shield(self._next)

    async def close(self) -> None:
        self._disk.shutdown()
        if self._log is not None:
            os.close(self._log)
        self._connection.close()
        self._engine.dispose()

    def _open_log(self) -> int | None:
        """The log, which is flushed from here instead of at each commit; None for a database in memory."""
        (_, _, file), *_ = self._connection.exec_driver_sql("pragma database_list")
        self._connection.exec_driver_sql("pragma synchronous=normal")
        self._connection.rollback()
        return os.open(f"{file}-wal", os.O_RDWR) if file else None

    async def _flush(self, log: int) -> None:
        """A log that could once not be flushed is never sure again: what the system dropped of it no later flush brings back."""
        async with self._flushing:
            self._next = None
            if self._fault:
                raise self._fault
            try:
                await asyncio.get_running_loop().run_in_executor(self._disk, SYNC, log)
            except OSError as fault:
                self._fault = fault
                raise


class Apart:
    """Of a database that is far away: does the jobs in a thread. Those that wait together share a transaction, and each is
    answered only when that is on disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[tuple[Job[Any], asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def do(self, job: Job[Answer]) -> Answer:
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return await future

    async def flush(self) -> None:
        """A commit has done that."""

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    def _work(self) -> None:
        with self._engine.connect() as connection:
            while (first := self._jobs.get()) is not None:
                batch = [first]
                last = False
                with suppress(queue.Empty):
                    while len(batch) < TOGETHER and not last:
                        following = self._jobs.get_nowait()
                        last = following is None
                        if following is not None:
                            batch.append(following)
                self._commit(connection, batch)
                if last:
                    return

    def _commit(self, connection: Connection, batch: Sequence[tuple[Job[Any], asyncio.Future[Any]]]) -> None:
        """All together; if one fails, each by itself, so that only the guilty one hears of it."""
        try:
            with connection.begin():
                answers = [job(connection) for job, _ in batch]
        except Exception as error:
            if len(batch) == 1:
                _tell(batch[0][1], None, error)
                return
            for one in batch:
                self._commit(connection, [one])
            return
        for (_, future), answer in zip(batch, answers, strict=True):
            _tell(future, answer)


def _tell(future: asyncio.Future[Any], answer: object, error: Exception | None = None) -> None:
    """From the thread to the one that waits, if it still does."""

    def tell() -> None:
        if future.done():
            return
        if error is None:
            future.set_result(answer)
        else:
            future.set_exception(error)

    with suppress(RuntimeError):
        future.get_loop().call_soon_threadsafe(tell)
