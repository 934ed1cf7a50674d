"""What all tests share: Hypothesis' settings, and the clauses of the rules that tests are marked with."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from tools import clauses

settings.register_profile("sherwood", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("sherwood")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuses a mark that names no clause: a test of nothing holds nothing."""
    defined = {clause for game in clauses.games() for clause in game.clauses}
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args or not all(clause in defined or clauses.is_coming(clause) for clause in mark.args):
                raise pytest.UsageError(
                    f"{item.nodeid} is marked with {mark.args}, and not all of these are clauses of the rules."
                )
