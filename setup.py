"""Compiles the rules and the searchers where a C compiler is at hand; elsewhere they are installed as plain Python."""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/sherwood")
INTERPRETED = {"__init__.py", "setup.py", "words.py", "view.py", "picture.py", "plans.py", "game.py", "record.py", "dice.py", "history.py"}


def modules() -> list[str]:
    """Everything that a play-out runs through: kernel, rules, eyes and bots."""
    found = [*SOURCE.glob("kernel/*.py"), *SOURCE.glob("games/*/*.py"), *SOURCE.glob("bots/*.py")]
    return sorted(str(path) for path in found if path.name not in INTERPRETED)


def compiled() -> list[object]:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.environ.get("SHERWOOD_COMPILE", "1") == "0" or not shutil.which(compiler):
        return []
    from mypyc.build import mypycify

    return list(mypycify(["--strict", *modules()], opt_level="3"))


setup(ext_modules=compiled())
