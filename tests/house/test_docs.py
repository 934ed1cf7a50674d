"""What the documents say is so: links lead somewhere, commands exist, snippets give what they show."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from sherwood.cli import app
from sherwood.kernel.game import Game

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CREDITS.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?:\]\(|src=\")(?!\w+://)([^)\s\"]+)[)\"]")
PATH = re.compile(r"`((?:src|tests|docs|benchmarks|requirements)/[\w./-]+)`")
FRONT_DOORS = ("sherwood", "python3 start.py")


def name(path: Path) -> str:
    return path.name


def blocks(document: Path, language: str) -> list[tuple[int, str]]:
    """The fenced blocks of a language, each with its line."""
    text = document.read_text(encoding="utf-8")
    return [(text.count("\n", 0, found.start()) + 1, found[2]) for found in FENCE.finditer(text) if found[1] == language]


def anchors(document: Path) -> set[str]:
    """The ids that headings get."""
    headings = re.findall(r"^#+ (.*)$", FENCE.sub("", document.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def commands(document: Path) -> list[str]:
    lines = [line.partition("#")[0].strip() for _, block in blocks(document, "sh") for line in block.splitlines()]
    return [line for line in lines if line.startswith(FRONT_DOORS)]


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_links_lead_somewhere(document: Path) -> None:
    for link in LINK.findall(document.read_text(encoding="utf-8")):
        file, _, anchor = link.partition("#")
        target = document.parent / file if file else document
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_paths_named_exist(document: Path) -> None:
    for path in PATH.findall(document.read_text(encoding="utf-8")):
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_commands_exist(document: Path) -> None:
    for command in commands(document):
        words = shlex.split(command.removeprefix("python3 start.py").removeprefix("sherwood"))
        if words[:1] != ["test"] and words[:1] != ["--version"]:
            tokens = words if words and not words[0].startswith("--") else ["serve", *words]
            _, given, _ = app.meta.parse_args(tokens, exit_on_error=False, print_error=False)
            app.parse_args(given.args, exit_on_error=False, print_error=False)


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_snippets_give_what_they_show(document: Path, butts: Game) -> None:
    """The snippets of a document share their names, from the first to the last."""
    names: dict[str, Any] = {}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    for line, block in blocks(document, "python"):
        test = doctest.DocTestParser().get_doctest(block, names, document.name, str(document), line)
        runner.run(test, clear_globs=False)
        names = test.globs
    assert runner.failures == 0


def test_the_readme_names_every_document() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [path.name for path in DOCUMENTS[1:] if f"{path.relative_to(ROOT)})" not in readme] == []


def test_the_readme_shows_the_two_commands() -> None:
    shown = commands(ROOT / "README.md")
    assert {"python3 start.py", "python3 start.py test"} <= set(shown)
