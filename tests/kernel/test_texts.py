"""Texts for people: every folder of them says the same things in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser, ast

import sherwood
from sherwood.kernel.texts import SOURCE, Texts, languages, meant

HOUSE = Path(sherwood.__file__).parent
FOLDERS = sorted({path.parent for path in HOUSE.rglob("*.ftl")})


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "an id is given twice"
    return {entry.id.name: entry for entry in found}


def variables(node: Any) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from variables(part)
    elif isinstance(node, list):
        for part in node:
            yield from variables(part)


every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(HOUSE)))


@every_folder
def test_texts_are_in_english_and_french(folder: Path) -> None:
    assert languages(folder) == ("en", "fr")


@every_folder
def test_every_language_has_the_same_texts_with_the_same_variables(folder: Path) -> None:
    source = messages(folder, SOURCE)
    assert source
    for language in languages(folder)[1:]:
        other = messages(folder, language)
        assert source.keys() == other.keys()
        for id, message in source.items():
            assert set(variables(message.value)) == set(variables(other[id].value)), id


@every_folder
def test_french_is_not_english(folder: Path) -> None:
    source, other = messages(folder, SOURCE), messages(folder, "fr")
    alike = [id for id, message in source.items() if message.value and message.value.equals(other[id].value or message)]
    assert len(alike) < len(source) / 10, alike


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "en.ftl").write_text(
        "cards = { $n ->\n    [one] 1 card\n   *[other] { $n } cards\n }\nonly = Only here\n", encoding="utf-8"
    )
    (tmp_path / "fr.ftl").write_text("cards = { $n ->\n    [one] { $n } carte\n   *[other] { $n } cartes\n }\n", encoding="utf-8")
    return Texts(tmp_path)


def test_numbers_agree_as_the_language_has_it(texts: Texts) -> None:
    assert texts.say("en", "cards", n=0) == "0 cards"
    assert texts.say("fr", "cards", n=0) == "0 carte"
    assert texts.say("fr", "cards", n=2) == "2 cartes"


@pytest.mark.parametrize("language", ["fr", "de", "", "../en"])
def test_what_a_language_lacks_is_said_in_english(texts: Texts, language: str) -> None:
    assert texts.say(language, "only") == "Only here"


def test_an_unknown_text_or_a_missing_value_is_an_error(texts: Texts) -> None:
    with pytest.raises(KeyError):
        texts.say("fr", "nothing")
    with pytest.raises(FluentReferenceError):
        texts.say("en", "cards")


def test_a_clause_without_a_title_has_that_of_its_section_or_chapter(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("clause-3 = Fire\nclause-3-1 = Lines\nclause-3-1b = Range\n", encoding="utf-8")
    texts = Texts(tmp_path)
    titles = {clause: texts.title("en", f"GAME-{clause}") for clause in ("3.1b", "3.1.2a", "3.2", "3")}
    assert titles == {"3.1b": "Range", "3.1.2a": "Lines", "3.2": "Fire", "3": "Fire"}
    assert texts.chapter("en", "GAME-3.1b") == "Fire"
    with pytest.raises(KeyError):
        texts.title("en", "GAME-4.1")


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("will", ["will"]),
        ("wil", ["will", "william"]),
        ("li-j", ["little-john"]),
        ("little-john-x", []),
        ("john", []),
        ("", ["will", "william", "little-john"]),
    ],
)
def test_a_name_is_meant_by_itself_or_by_how_its_parts_begin(word: str, found: list[str]) -> None:
    assert meant(word, ("will", "william", "little-john")) == found
