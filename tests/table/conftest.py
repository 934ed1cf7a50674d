"""Tables whose dice fall the same in every run."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from sherwood.kernel.dice import FairDice

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
