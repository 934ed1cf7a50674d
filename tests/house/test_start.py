"""The set-up script, without a network: what it does once, what it hands on, and what it says when it fails."""

from __future__ import annotations

import ast
import errno
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

START = Path(__file__).parents[2] / "start.py"


@pytest.fixture
def start(tmp_path: Path) -> ModuleType:
    """start.py as a module whose environment is an empty folder."""
    spec = importlib.util.spec_from_file_location("start", START)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    vars(module).update(VENV=tmp_path, LOG=tmp_path / "setup.log")
    return module


def test_work_is_done_once_for_each_state(start: ModuleType) -> None:
    done: list[str] = []
    for state in ("a", "a", "b", "b", "a"):
        start.unless_done("step", state, done.append, state)
    assert done == ["a", "b", "a"]


def test_work_that_failed_is_done_again(start: ModuleType) -> None:
    def fail() -> None:
        raise start.Trouble("no")

    with pytest.raises(start.Trouble):
        start.unless_done("step", "a", fail)
    done: list[str] = []
    start.unless_done("step", "a", done.append, "again")
    assert done == ["again"]


def test_digest_knows_contents_and_names(start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "ROOT", tmp_path)
    file = tmp_path / "src" / "a.py"
    file.parent.mkdir()
    seen = set()
    for change in (lambda: file.write_text("1"), lambda: file.write_text("2"), lambda: file.rename(file.with_name("b.py"))):
        change()
        seen.add(start.digest(tmp_path / "src"))
    assert len(seen) == 3
    (tmp_path / "src" / "b.pyc").write_text("what Python itself writes does not count")
    assert start.digest(tmp_path / "src") in seen


def test_the_wish_to_compile_counts(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHERWOOD_COMPILE", raising=False)
    before = start.compiler()
    monkeypatch.setenv("SHERWOOD_COMPILE", "0")
    assert start.compiler() != before


@pytest.mark.parametrize(
    ("said", "cause"),
    [
        ("ERROR: Could not install: [Errno 28] No space left on device", "disk is full"),
        ("WARNING: NewConnectionError('...')\nERROR: No matching distribution found for rich==15.0.0", "network"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "not the one that was locked"),
        ("ERROR: Something else\n", "Something else"),
        ("", "pip failed"),
    ],
)
def test_failures_are_told_in_a_sentence(start: ModuleType, said: str, cause: str) -> None:
    assert cause in start.cause(said)


def test_a_python_without_pip_is_told_what_to_install(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "has", lambda module: False)
    with pytest.raises(start.Trouble, match="apt install python3-pip"):
        start.make_environment()


def test_a_failing_pip_is_trouble_with_a_log(start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "PYTHON", Path(sys.executable))
    with pytest.raises(start.Trouble) as trouble:
        start.pip(str(tmp_path / "nothing here"))
    assert str(trouble.value).count("\n") == 1
    assert start.LOG.read_text()


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(errno.ENOSPC, "No space left on device", "/full"), "No space left on device: '/full'"),
        (KeyboardInterrupt(), "the next start goes on"),
    ],
)
def test_no_failure_shows_a_traceback(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, error: BaseException, said: str
) -> None:
    def fail(*locks: str) -> None:
        raise error

    monkeypatch.setattr(start, "set_up", fail)
    with pytest.raises(SystemExit, match=said):
        start.main([])


@pytest.mark.parametrize(
    ("words", "locks", "run"),
    [
        ([], ("core", "build"), ("sherwood", "serve")),
        (["--port", "9000", "--no-open"], ("core", "build"), ("sherwood", "serve", "--port", "9000", "--no-open")),
        (["--help"], ("core", "build"), ("sherwood", "--help")),
        (["test", "-k", "deck"], ("core", "build", "test"), ("pytest", "-k", "deck")),
        (["play", "cards"], ("core", "build"), ("sherwood", "play", "cards")),
    ],
)
def test_words_are_handed_on(start: ModuleType, words: list[str], locks: tuple[str, ...], run: tuple[str, ...]) -> None:
    assert start.meaning(words) == (locks, run)


def test_an_old_python_is_told_so() -> None:
    pretend = f"import runpy, sys; sys.version_info = (3, 10); runpy.run_path({str(START)!r}, run_name='__main__')"
    old = subprocess.run([sys.executable, "-c", pretend], capture_output=True, text=True)
    assert old.returncode == 1
    assert old.stderr == "Sherwood needs Python 3.11 or newer; this is 3.10.\n"


def test_an_old_python_gets_that_far() -> None:
    ast.parse(START.read_text(), feature_version=(3, 8))
