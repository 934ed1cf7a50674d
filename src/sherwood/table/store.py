"""What the table remembers: the only place that knows SQL. A clerk owns the one connection, and does one job after the other."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    bindparam,
    create_engine,
    event,
    insert,
    select,
    update,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.sql.dml import Insert, Update

from sherwood.kernel.game import Refusal
from sherwood.table.clerks import Apart, Beside, Clerk

SCHEMA = 1
"""The form of the tables below; a file of a later form is refused."""

LOCK = int.from_bytes(b"sherwood")
"""The lock on a PostgreSQL database that one process holds."""

KEY = re.compile("[0-9a-f]{32}")

METADATA = MetaData()
FORM = SqlTable("form", METADATA, Column("number", Integer, primary_key=True))
TABLES = SqlTable(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("settings", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("dump", LargeBinary, nullable=False),
    Column("dumped", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("opened", Float, nullable=False),
)
KEYS = SqlTable(
    "keys",
    METADATA,
    Column("key", String(32), primary_key=True),
    Column("table", String(32), nullable=False, index=True),
    Column("holder", Integer, nullable=False),
)
LOG = SqlTable(
    "log",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
)


class Opened(NamedTuple):
    """A table as it was opened: `settings` are for the table to read; `dump` is the position after the first `dumped` rows."""

    id: str
    settings: bytes
    secret: bytes
    dump: bytes
    dumped: int
    over: bool
    opened: float


class Holder(NamedTuple):
    """What a key opens: a table, and as which of its holders."""

    key: str
    table: str
    holder: int


class Row(NamedTuple):
    """One happening of a table's log: its number from 0, the time (seconds since 1970), and what it was."""

    number: int
    at: float
    body: bytes


class Store:
    """Raises Refusal when the database can't be opened, or was written by a newer Sherwood."""

    def __init__(self, url: str) -> None:
        self._engine = _engine(url)
        self._note = self._text(insert(LOG))
        stand = update(TABLES).where(TABLES.c.id == bindparam("id"))
        self._stand = self._text(stand.values(dump=bindparam("dump"), dumped=bindparam("dumped"), over=bindparam("over")))
        self._prepare()
        is_near = self._engine.dialect.name == "sqlite"
        self._clerk: Clerk = Beside(self._engine) if is_near else Apart(self._engine)

    async def open_table(self, table: Opened, keys: Sequence[Holder]) -> None:
        def job(connection: Connection) -> None:
            connection.execute(insert(TABLES), table._asdict())
            connection.execute(insert(KEYS), [key._asdict() for key in keys])

        await self._clerk.do(job)
        await self.flush()

    async def append(self, table: str, rows: Sequence[Row], dump: bytes, over: bool) -> None:
        """Writes down what happened at a table, and the position it led to: from then on it outlives this process."""

        def job(connection: Connection) -> None:
            connection.exec_driver_sql(self._note, [{"table": table, **row._asdict()} for row in rows])
            news = {"id": table, "dump": dump, "dumped": rows[-1].number + 1, "over": over}
            connection.exec_driver_sql(self._stand, news)

        await self._clerk.do(job)

    async def flush(self) -> None:
        """Returns once all that was written before outlives a power cut, too."""
        await self._clerk.flush()

    async def table(self, id: str) -> Opened | None:
        def job(connection: Connection) -> Opened | None:
            row = connection.execute(select(TABLES).where(TABLES.c.id == id)).one_or_none()
            return Opened(*row) if row else None

        return await self._clerk.do(job)

    async def keys(self, table: str) -> list[Holder]:
        return await self._clerk.do(lambda connection: _holders(connection.execute(select(KEYS).where(KEYS.c.table == table))))

    async def find(self, key: str) -> Holder | None:
        """What a key opens; None for what isn't one."""
        if not KEY.fullmatch(key):
            return None
        found = await self._clerk.do(lambda connection: _holders(connection.execute(select(KEYS).where(KEYS.c.key == key))))
        return found[0] if found else None

    async def log(self, table: str) -> list[Row]:
        def job(connection: Connection) -> list[Row]:
            rows = connection.execute(
                select(LOG.c.number, LOG.c.at, LOG.c.body).where(LOG.c.table == table).order_by(LOG.c.number)
            )
            return [Row(*row) for row in rows]

        return await self._clerk.do(job)

    async def running(self) -> list[str]:
        """The tables whose game isn't over, the oldest first."""
        chosen = select(TABLES.c.id).where(TABLES.c.over.is_(False)).order_by(TABLES.c.opened)
        return await self._clerk.do(lambda connection: [str(id) for (id,) in connection.execute(chosen)])

    async def close(self) -> None:
        """Finishes what is waiting, then lets go of the database."""
        await self._clerk.close()

    def _text(self, statement: Insert | Update) -> str:
        """What is said to the database at every move, put into its words once."""
        return str(statement.compile(dialect=self._engine.dialect))

    def _prepare(self) -> None:
        try:
            with self._engine.begin() as connection:
                METADATA.create_all(connection)
                number = connection.execute(select(FORM.c.number)).scalar()
                if number is None:
                    connection.execute(insert(FORM), {"number": SCHEMA})
        except DBAPIError as error:
            why = str(error.orig).partition("\n")[0]
            raise Refusal(
                f"The database can't be opened: {why}. Check the path or the address, and that no other Sherwood uses it."
            ) from None
        if number is not None and number > SCHEMA:
            self._engine.dispose()
            raise Refusal(
                f"This database was written by a newer Sherwood (form {number}, this one reads {SCHEMA}). Update Sherwood."
            )


def sqlite_url(folder: Path) -> str:
    """The database of a data folder, which is made if it isn't there. Raises Refusal."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal(f"The data folder {folder} can't be made: {error.strerror}. Name another with --data.") from None
    return str(URL.create("sqlite", database=str(folder / "sherwood.db")))


def now() -> float:
    return time.time()


def _engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
        engine = (
            create_engine(parsed, pool_size=1, max_overflow=0)
            if parsed.get_backend_name() != "sqlite"
            else create_engine(parsed, paramstyle="named")
        )
    except ModuleNotFoundError as error:
        raise Refusal(
            f"The driver {error.name!r} of this database is missing. Install it beside Sherwood, and try again."
        ) from None
    except (ArgumentError, NoSuchModuleError) as error:
        raise Refusal(
            f"This is no database address that can be used: {error}. Example: postgresql+psycopg://user@host/name."
        ) from None
    if engine.dialect.positional:
        raise Refusal(f"The driver {engine.driver!r} takes no named values. Use another, such as psycopg.")
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _durable)
    if engine.dialect.name == "postgresql":
        event.listen(engine, "connect", _alone)
    return engine


def _durable(connection: object, _: object) -> None:
    """A write-ahead log, flushed at every commit until its clerk takes that over; for one process alone."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")
    cursor.execute("pragma locking_mode=exclusive")
    cursor.close()


def _alone(connection: object, _: object) -> None:
    """For one process alone as well, as long as the connection lasts."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    cursor.execute(f"select pg_try_advisory_lock({LOCK})")
    (is_free,) = cursor.fetchone()
    cursor.close()
    if not is_free:
        raise Refusal("The database can't be opened: another Sherwood uses it. Name another with --database, or end that one.")


def _holders(rows: Iterable[Sequence[object]]) -> list[Holder]:
    return [Holder(*row) for row in rows]  # type: ignore[arg-type]
