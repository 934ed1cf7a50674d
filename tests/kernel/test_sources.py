"""Data files read row by row: own ones over ours, and every fault told at once, with its file and line."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sherwood.kernel.game import Refusal
from sherwood.kernel.sources import OWN, Sources

OURS = """# animals
[[animal]]
name = "fox"
legs = 4
mark = "P"

[[animal]]
name = "owl"
legs = 2
mark = "R"
"""


class Animal(msgspec.Struct, frozen=True):
    name: str
    legs: int


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    folder = tmp_path / "ours"
    folder.mkdir()
    (folder / "zoo.toml").write_text(OURS)
    return folder


def read(sources: Sources) -> list[Animal | None]:
    return sources.entries("zoo.toml", sources.read("zoo.toml"), ("animal",), Animal, "1.1")


def faults(sources: Sources) -> list[str]:
    read(sources)
    with pytest.raises(Refusal) as refused:
        sources.settle()
    return str(refused.value).splitlines()


def test_a_list_is_read_entry_by_entry(ours: Path) -> None:
    sources = Sources("TOY", [ours])
    assert read(sources) == [Animal("fox", 4), Animal("owl", 2)]
    sources.settle()


def test_an_own_list_takes_the_place_of_ours(ours: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "zoo.toml").write_text('animal = [{ name = "asp", legs = 0 }]')
    monkeypatch.setenv(OWN, str(tmp_path))
    assert read(Sources("TOY", [ours])) == [Animal("asp", 0)]


def test_the_fault_of_an_entry_is_told_with_its_own_line(ours: Path) -> None:
    (ours / "zoo.toml").write_text(OURS.replace("legs = 2", 'legs = "two"').replace('name = "fox"\n', ""))
    found = ours / "zoo.toml"
    assert faults(Sources("TOY", [ours])) == [
        f"{found}, line 2: animal.1 lacks name (TOY-1.1).",
        f"{found}, line 8: animal.2.legs expected `int`, got `str` (TOY-1.1).",
    ]


def test_a_list_that_is_none_is_a_fault(ours: Path) -> None:
    (ours / "zoo.toml").write_text("animal = 3\n")
    assert faults(Sources("TOY", [ours])) == [f"{ours / 'zoo.toml'}, line 1: animal must be a list of tables (TOY-1.1)."]


def test_the_fault_of_a_list_is_told_where_it_begins(ours: Path) -> None:
    sources = Sources("TOY", [ours])
    read(sources)
    sources.fault("zoo.toml", ("animal",), "has no cat", "1.2")
    assert sources.faults == [f"{ours / 'zoo.toml'}, line 2: animal has no cat (TOY-1.2)."]
