"""Sherwood as an ordinary package: what a wheel and a source distribution hold."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

from sherwood import __version__

ROOT = Path(__file__).parents[2]
BUILT = {".py", ".md", ".toml", ".ftl", ".html", ".css", ".js", ".svg", ".typed"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with both, built without compiling from a clean copy."""
    copy = tmp_path_factory.mktemp("sherwood")
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    build = "from setuptools import build_meta as b; b.build_sdist('dist'); b.build_wheel('dist')"
    subprocess.run(
        [sys.executable, "-c", build], cwd=copy, env={**os.environ, "SHERWOOD_COMPILE": "0"}, check=True, capture_output=True
    )
    yield copy / "dist"
    shutil.rmtree(copy)


def sources() -> set[str]:
    """Every file of the package, by its path below src."""
    files = (ROOT / "src" / "sherwood").rglob("*")
    return {file.relative_to(ROOT / "src").as_posix() for file in files if file.is_file() and file.suffix != ".pyc"}


def test_no_file_of_an_unknown_kind() -> None:
    assert {Path(name).suffix for name in sources()} <= BUILT


def test_the_wheel_holds_the_whole_package_and_the_licence(built: Path) -> None:
    with ZipFile(next(built.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
    assert sources() <= names
    extra = {name for name in names - sources() if ".dist-info/" not in name}
    assert not extra
    assert any(name.endswith("licenses/LICENSE") for name in names)


def test_the_wheel_says_what_it_is(built: Path) -> None:
    with ZipFile(next(built.glob("*.whl"))) as wheel:
        folder = f"sherwood-{__version__}.dist-info"
        metadata = Parser().parsestr(wheel.read(f"{folder}/METADATA").decode())
        entries = wheel.read(f"{folder}/entry_points.txt").decode()
    assert metadata["License-Expression"] == "Apache-2.0"
    assert metadata["Requires-Python"] == ">=3.11"
    assert "sherwood = sherwood.cli:main" in entries


def test_the_source_distribution_can_be_built_from(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{name}" for name in sources()} | {"setup.py", "pyproject.toml", "README.md", "LICENSE"} <= names


@pytest.mark.parametrize("command", [["-m", "sherwood"], ["-c", "from sherwood.cli import main; main()"]])
def test_both_ways_in_say_the_version(command: list[str]) -> None:
    said = subprocess.run([sys.executable, *command, "--version"], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == __version__
