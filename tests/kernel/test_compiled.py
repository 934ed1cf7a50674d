"""Compiled or not, and whatever the hash seed: the same games. And what must not be written in code that is compiled."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sherwood.games import shelf
from sherwood.kernel import play
from sherwood.kernel.game import Game, Refusal
from sherwood.kernel.play import Count, play_many

SOURCE = Path(__file__).parents[2] / "src"
NATIVE = "from mypy_extensions import i64"
"""What marks a module as compiled (see setup.py)."""
COMPILED = sorted(path for path in SOURCE.rglob("*.py") if NATIVE in path.read_text(encoding="utf-8"))
every_game_on_the_shelf = pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)


COMPARED = {"shieldwall": 20, "skirmish": 60}
"""Games that are compared, of games so long that a thousand would take too long uncompiled."""


def options(game: Game) -> list[dict[str, str]]:
    """The defaults; each value of each option alone; all options together at their last, as far as they agree."""
    chosen: list[dict[str, str]] = [{}]
    together: dict[str, str] = {}
    for one in [{option.name: value} for option in game.setup.OPTIONS for value in option.values[1:]]:
        if agree(game, one):
            chosen.append(one)
        if agree(game, together | one):
            together |= one
    return [*chosen, together]


def agree(game: Game, options: dict[str, str]) -> bool:
    try:
        game.setup.start(options)
    except Refusal:
        return False
    return True


def hash_of(id: str, games: int) -> int:
    """The hash of so many games, played with each choice of options in turn, or with some where there are more than games."""
    game = shelf()[id]
    choices = options(game)
    choices = choices[:: -(-len(choices) // games)]
    hashes = []
    for index, chosen in enumerate(choices):
        count = Count(len(game.setup.seats(chosen)))
        play_many(game.setup.start(chosen), 7, -(-games // len(choices)), count, index << 32)
        hashes.append(int(count.hash))
    return hash(tuple(hashes))


def interpreted(id: str, games: int, seed: str) -> int:
    """The same, from the sources in another process."""
    code = "import sherwood.kernel.play as play; assert play.__file__.endswith('.py'); "
    code += f"from tests.kernel.test_compiled import hash_of; print(hash_of({id!r}, {games}))"
    path = os.pathsep.join(map(str, (SOURCE, SOURCE.parent)))
    env = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": seed}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


@every_game_on_the_shelf
@pytest.mark.skipif(play.__file__.endswith(".py"), reason="nothing compiled is installed here")
def test_compiled_rules_play_the_same_games(game: Game) -> None:
    games = COMPARED.get(game.id, 1000)
    assert hash_of(game.id, games) == interpreted(game.id, games, "0")


@every_game_on_the_shelf
def test_the_hash_seed_changes_no_game(game: Game) -> None:
    games = COMPARED.get(game.id, 600) // 10
    assert interpreted(game.id, games, "1") == interpreted(game.id, games, "2") == hash_of(game.id, games)


# -- what compiled code must not hold -----------------------------------------------------------------------------------
def is_constant(node: ast.expr) -> bool:
    """A number, or a name of one: constants are written in capitals."""
    if isinstance(node, ast.Name | ast.Attribute):
        return (node.id if isinstance(node, ast.Name) else node.attr).isupper()
    return isinstance(node, ast.Constant) or (isinstance(node, ast.UnaryOp) and is_constant(node.operand))


def shifted_constants(module: ast.Module) -> Iterator[int]:
    """Lines with a constant left of `<<` before something that varies: in C it would be shifted as a 32-bit number."""
    for node in ast.walk(module):
        if (
            isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.LShift)
            and is_constant(node.left)
            and not is_constant(node.right)
        ):
            yield node.lineno


def shared_vecs(module: ast.Module) -> Iterator[int]:
    """Lines where a vec that has another name is appended to: one would overwrite what the other adds."""
    for function in ast.walk(module):
        if not isinstance(function, ast.FunctionDef):
            continue
        assigned = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
        second = {ast.unparse(node.targets[0]) for node in assigned if isinstance(node.value, ast.Attribute | ast.Name)}
        proper = {
            id(node.value) for node in assigned if is_append(node.value) and appended(node.value) == ast.unparse(node.targets[0])
        }
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and is_append(node) and (id(node) not in proper or appended(node) in second):
                yield node.lineno


def is_append(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "append"


def appended(node: ast.AST) -> str:
    assert isinstance(node, ast.Call)
    return ast.unparse(node.args[0])


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_compiled_code_keeps_clear_of_the_compilers_traps(path: Path) -> None:
    module = ast.parse(path.read_text(encoding="utf-8"))
    assert list(shifted_constants(module)) == []
    assert list(shared_vecs(module)) == []


@pytest.mark.parametrize("line", ["x = 1 << n", "x = -1 << n", "x = BIT << n", "x = moves.BIT << (6 * n)"])
def test_a_shifted_constant_is_found(line: str) -> None:
    assert list(shifted_constants(ast.parse(line))) == [1]


@pytest.mark.parametrize("line", ["x = n << 6", "x = 1 << 6", "x = 1 << BITS", "x = shifted(1, n)"])
def test_other_shifts_pass(line: str) -> None:
    assert list(shifted_constants(ast.parse(line))) == []


@pytest.mark.parametrize("body", ["self.a = append(self.b, 1)", "v = self.v; v = append(v, 1)", "return append(self.v, 1)"])
def test_a_vec_with_two_names_is_found(body: str) -> None:
    assert list(shared_vecs(ast.parse(f"def f(self):\n    {body}"))) == [2]


@pytest.mark.parametrize(
    "body", ["self.v = append(self.v, 1)", "v = vec[i64](); v = append(v, 1)", "v = self.v[:]; v = append(v, 1)"]
)
def test_a_vec_with_one_name_passes(body: str) -> None:
    assert list(shared_vecs(ast.parse(f"def f(self):\n    {body}"))) == []
