"""Every clause of the rules is held by a test, and the table of them is up to date."""

from __future__ import annotations

import re

import pytest

from tools import clauses


def test_every_clause_has_a_test() -> None:
    assert clauses.holes(clauses.games(), clauses.tests()) == []


def test_the_table_of_clauses_is_up_to_date() -> None:
    assert clauses.TABLE.read_text(encoding="utf-8") == clauses.table(clauses.games(), clauses.tests()), (
        "run python tools/clauses.py"
    )


def test_a_hole_is_found() -> None:
    game = clauses.Game("stones", ("STONES-1.1", "STONES-1.2"), {})
    tested = {"STONES-1.1": ["test_stones.py::test_bag"], "STONES-9.9": ["test_stones.py::test_nothing"]}
    assert clauses.holes([game], tested) == [
        "STONES-1.2 has no test",
        "test_stones.py::test_nothing is marked with STONES-9.9, which no rules define",
    ]


@pytest.mark.parametrize(
    "line, found",
    [
        ("CARDS-3.1", ["3.1"]),
        ("(CARDS-1.2, 1.3)", ["1.2", "1.3"]),
        ("SKIRMISH-6.1f and 6.2, 7.10", ["6.1f", "6.2", "7.10"]),
        ("CARDS-O.4, and X.12.", ["O.4", "X.12"]),
        ("SKIRMISH-3b, 3.1.1a and 2", ["3b", "3.1.1a", "2"]),
        ("MY-CARDS 3.1", []),
    ],
)
def test_citations_in_their_usual_forms_are_read(line: str, found: list[str]) -> None:
    assert [clause for _, many in clauses.CITED.findall(line) for clause in re.findall(clauses.NUMBER, many)] == found
