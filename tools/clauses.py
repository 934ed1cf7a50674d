"""Writes docs/clauses.md: every clause of every game, where the code holds it, and which tests do.

    python tools/clauses.py            writes the table
    python tools/clauses.py --check    says whether it is up to date, and every clause tested

A clause is defined where its id stands in bold in a game's rules.md. It is held where a source or data file of that game
names it, and tested by tests marked `@pytest.mark.rule("CARDS-3.1", ...)`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sherwood.games import find

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "sherwood" / "games"
TESTS = ROOT / "tests"
TABLE = ROOT / "docs" / "clauses.md"

NUMBER = r"(?:\d+|[A-Z]\d?)(?:\.\d+)*[a-z]?\b"
DEFINED = re.compile(rf"\*\*([A-Z]+-{NUMBER})\*\*")
CITED = re.compile(rf"\b([A-Z]+)-({NUMBER}(?:(?:, and |, | and )(?:{NUMBER}))*)")
INTRODUCTION = """# Clauses, code and tests

Every clause of the rules, the places in the code that name it, and the tests that hold it. `tools/clauses.py` writes this page;
a clause without a test fails the build, and so does a page that is out of date.
"""


class Game(NamedTuple):
    id: str
    clauses: tuple[str, ...]
    """Their ids, in the order of the rules."""
    code: dict[str, list[str]]


def games() -> list[Game]:
    """The games on the shelf: those whose package makes one."""
    return [_game(rules.parent) for rules in sorted(GAMES.glob("*/rules.md")) if _makes_game(rules.parent)]


def is_coming(clause: str) -> bool:
    """Whether a clause is of a game that isn't on the shelf yet: tests may cite it before the rules are carried here."""
    packages = [path.parent for path in GAMES.glob("*/__init__.py")]
    return any(clause.startswith(f"{folder.name.upper()}-") for folder in packages if not _makes_game(folder))


def tests() -> dict[str, list[str]]:
    """Tests by the clause they are marked with: `file::function`."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for name, clause in _marks(ast.parse(path.read_text(encoding="utf-8")), ""):
            place = f"{path.relative_to(TESTS)}::{name}" if name else str(path.relative_to(TESTS))
            if place not in found[clause]:
                found[clause].append(place)
    return found


def holes(shelf: list[Game], tested: dict[str, list[str]]) -> list[str]:
    """What is missing: clauses that no test holds, and tests of clauses that no rules define."""
    defined = [clause for game in shelf for clause in game.clauses]
    untested = [f"{clause} has no test" for clause in defined if clause not in tested]
    unknown = [clause for clause in sorted(tested.keys() - set(defined)) if not is_coming(clause)]
    return untested + [f"{tested[clause][0]} is marked with {clause}, which no rules define" for clause in unknown]


def table(shelf: list[Game], tested: dict[str, list[str]]) -> str:
    parts = [INTRODUCTION]
    for game in shelf:
        title = find(game.id).words.clause
        parts.append(f"## {game.id}\n\n| clause | title | code | tests |\n|---|---|---|---|")
        for clause in game.clauses:
            code, held = game.code.get(clause, []), tested.get(clause, [])
            named = title(clause, "en").replace("|", "\\|")
            parts.append(f"| {clause} | {named} | {_listed(code)} | {_listed(held)} |")
        parts.append("")
    return "\n".join(parts)


def _makes_game(folder: Path) -> bool:
    return "GAME = " in (folder / "__init__.py").read_text(encoding="utf-8")


def _game(folder: Path) -> Game:
    rules = (folder / "rules.md").read_text(encoding="utf-8")
    clauses = tuple(dict.fromkeys(DEFINED.findall(rules)))
    code: dict[str, list[str]] = defaultdict(list)
    for path in sorted([*folder.glob("*.py"), *folder.glob("data/*.toml")]):
        for clause, place in _citations(path):
            if clause in clauses and place not in code[clause]:
                code[clause].append(place)
    return Game(folder.name, clauses, code)


def _citations(path: Path) -> Iterator[tuple[str, str]]:
    text = path.read_text(encoding="utf-8")
    spans = _definitions(ast.parse(text), "") if path.suffix == ".py" else []
    for number, line in enumerate(text.splitlines(), 1):
        inside = [name for name, first, last in spans if first <= number <= last]
        place = f"{path.name}: {inside[-1]}" if inside else path.name
        for prefix, numbers in CITED.findall(line):
            for clause in re.findall(NUMBER, numbers):
                yield f"{prefix}-{clause}", place


def _definitions(node: ast.AST, prefix: str) -> list[tuple[str, int, int]]:
    """Every class and function with its lines, outer ones first."""
    found = []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            name = f"{prefix}{child.name}"
            found += [(name, child.lineno, child.end_lineno or child.lineno), *_definitions(child, f"{name}.")]
    return found


def _marks(node: ast.AST, name: str) -> Iterator[tuple[str, str]]:
    """The clauses of every `rule` mark at or below this node, with the function or class that it stands at."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        name = f"{name}::{node.name}" if name else node.name
    if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "rule"):
        yield from ((name, str(argument.value)) for argument in node.args if isinstance(argument, ast.Constant))
    for child in ast.iter_child_nodes(node):
        yield from _marks(child, name)


def _listed(places: list[str]) -> str:
    return "<br>".join(f"`{place}`" for place in places)


def main(check: bool) -> int:
    shelf, tested = games(), tests()
    missing = holes(shelf, tested)
    written = table(shelf, tested)
    if not check:
        TABLE.write_text(written, encoding="utf-8")
    elif not TABLE.exists() or TABLE.read_text(encoding="utf-8") != written:
        missing.append("docs/clauses.md is out of date: run `python tools/clauses.py`")
    print("\n".join(missing) or "Every clause has a test.")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
