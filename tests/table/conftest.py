"""Tables whose dice fall the same in every run, and the databases that they are kept in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from sherwood.kernel.dice import FairDice
from sherwood.table.store import sqlite_url
from tests.table.databases import postgresql

FIRST = 1
"""With this one the first hands hold characters and arrows, and the first prize is fought for."""


@pytest.fixture(autouse=True)
def steady_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dice of the first table get one secret, those of the next another, the same ones in every run."""
    numbers = count(FIRST)

    class Steady(FairDice):
        def __init__(self, secret: bytes, *bound: Any) -> None:
            super().__init__(bytes([next(numbers) % 256]) * len(secret), *bound)

    monkeypatch.setattr("sherwood.table.match.FairDice", Steady)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Callable[[], str]]:
    """The addresses of empty databases on PostgreSQL."""
    with postgresql() as empty:
        yield empty


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    address: str = request.getfixturevalue("cluster")()
    return address
