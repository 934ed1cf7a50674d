"""What the store keeps, on every database that it works on, and which databases it refuses."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text

from sherwood.kernel.game import Refusal
from sherwood.table import clerks
from sherwood.table.store import SCHEMA, Holder, Opened, Row, Store, sqlite_url

KEYS = [letter * 32 for letter in "abc"]
ONE, TWO = (Opened(id, b"\0settings", b"secret\xff", b"dump", 0, False, opened) for id, opened in (("one", 2.5), ("two", 1.25)))


def holders_of(table: Opened) -> list[Holder]:
    """A key to this table alone."""
    return [Holder(table.id, table.id, -1)]


@asynccontextmanager
async def keeping(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    yield store
    await store.close()


def test_what_was_kept_is_found_again(database: str) -> None:
    holders = [Holder(key, "one", holder) for key, holder in zip(KEYS, (0, 1, -1), strict=True)]
    rows = [Row(0, 1e9 + 0.125, b"\0\xff"), Row(1, 1e9 + 0.25, b"")]

    async def run() -> None:
        async with keeping(database) as store:
            await store.open_table(ONE, holders)
            await store.append("one", rows, b"after", over=False)
            await store.open_table(TWO, holders_of(TWO))
        async with keeping(database) as store:
            assert await store.table("one") == ONE._replace(dump=b"after", dumped=2)
            assert await store.table("three") is None
            assert await store.log("one") == rows and await store.log("two") == []
            assert sorted(await store.keys("one")) == sorted(holders)
            assert await store.find(KEYS[2]) == holders[2]
            assert await store.find("d" * 32) is None and await store.find("' or 1=1") is None

    asyncio.run(run())


def test_tables_that_are_not_over_run_on_the_oldest_first(database: str) -> None:
    async def run() -> None:
        async with keeping(database) as store:
            for table in (ONE, TWO):
                await store.open_table(table, holders_of(table))
            assert await store.running() == ["two", "one"]
            await store.append("two", [Row(0, 0.0, b"")], b"", over=True)
            assert await store.running() == ["one"]

    asyncio.run(run())


def test_one_bad_job_fails_alone(database: str) -> None:
    async def run() -> None:
        async with keeping(database) as store:
            await store.open_table(ONE, holders_of(ONE))
            jobs = [store.append("one", [Row(number, 0.0, bytes([number]))], b"d", False) for number in (0, 1, 1, 2)]
            results = await asyncio.gather(*jobs, return_exceptions=True)
            assert [isinstance(result, Exception) for result in results] == [False, False, True, False]
            assert [row.body for row in await store.log("one")] == [b"\0", b"\1", b"\2"]

    asyncio.run(run())


def test_those_who_wait_while_the_log_is_flushed_share_the_next_flush(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, power = threading.Event(), threading.Event()
    flushes: list[int] = []

    def sync(file: int) -> None:
        begun.set()
        power.wait()
        flushes.append(file)

    async def run() -> None:
        async with keeping(sqlite_url(tmp_path)) as store:
            monkeypatch.setattr(clerks, "SYNC", sync)
            first = asyncio.create_task(store.flush())
            await asyncio.to_thread(begun.wait)
            others = [asyncio.create_task(store.flush()) for _ in range(3)]
            await asyncio.sleep(0)
            others[0].cancel()
            power.set()
            await asyncio.gather(first, *others[1:])
            assert len(flushes) == 2

    asyncio.run(run())


def test_a_database_that_was_away_is_used_again(cluster: Callable[[], str]) -> None:
    address = cluster()

    async def run() -> None:
        async with keeping(address) as store:
            await store.open_table(ONE, holders_of(ONE))
            engine = create_engine(make_url(address).set(database="postgres"))
            with engine.connect() as connection:
                connection.execute(text("select pg_terminate_backend(pid) from pg_stat_activity where datname like 'table%'"))
            engine.dispose()
            with pytest.raises(Exception, match="terminat"):
                await store.running()
            assert await store.running() == ["one"]

    asyncio.run(run())


def test_a_database_of_a_newer_form_is_refused(database: str) -> None:
    async def run() -> None:
        async with keeping(database):
            pass

    asyncio.run(run())
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text(f"update form set number = {SCHEMA + 1}"))
    engine.dispose()
    with pytest.raises(Refusal, match="newer"):
        Store(database)


def test_a_database_that_is_in_use_is_refused(database: str) -> None:
    hurried = f"{database}?timeout=0.1" if database.startswith("sqlite") else database

    async def run() -> None:
        async with keeping(database):
            with pytest.raises(Refusal, match="other Sherwood uses it"):
                Store(hurried)
        async with keeping(hurried):
            pass

    asyncio.run(run())


@pytest.mark.parametrize("address", ["nonsense", "nosuch://x", "sqlite:////no/such/folder/x.db"])
def test_what_is_no_database_is_refused(address: str) -> None:
    with pytest.raises(Refusal):
        Store(address)


def test_a_folder_that_can_not_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refusal, match="--data"):
        sqlite_url(tmp_path / "file" / "folder")
