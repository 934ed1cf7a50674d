#!/usr/bin/env python3
"""Sets Sherwood up and runs it, with nothing but Python 3.11+ and pip.

    python3 start.py [--port N] [--no-open] [--data DIR]    the table, in your browser
    python3 start.py test [arguments of pytest]             every test
    python3 start.py play cards                             or any other command of `sherwood`

The first start makes `.venv` from the locked requirements and compiles the rules where that can be done; later
starts only check that nothing has changed since.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from collections.abc import Callable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOG = VENV / "setup.log"
PACKAGE = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
CAUSES = {
    "No space left": "the disk is full.",
    "Permission denied": "a folder may not be written to.",
    "NewConnectionError|NameResolution|ProxyError|No matching distribution|Read timed out": "a package could not be fetched. "
    "Is the network there? Then start again.",
    "DO NOT MATCH THE HASHES": "a package that was fetched is not the one that was locked, and was not installed.",
}


say = partial(print, flush=True)


class Trouble(Exception):
    """What went wrong and what to do, in a line or two."""


def cause(said: str) -> str:
    """Why pip failed, in one sentence, from what it said."""
    errors = [line.removeprefix("ERROR: ") for line in said.splitlines() if line.startswith("ERROR: ")]
    return next((text for pattern, text in CAUSES.items() if re.search(pattern, said)), errors[-1] if errors else "pip failed.")


def pip(*arguments: str, **variables: str) -> str:
    """Installs into the environment and returns what pip said, which also goes to the log. Raises Trouble."""
    here = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    inside = [str(PYTHON), "-m", "pip"]
    command = [*(here if has("pip") else inside), "install", "-v", "--disable-pip-version-check", "--no-input", *arguments]
    done = subprocess.run(command, env={**os.environ, **variables}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    said = done.stdout.decode(errors="replace")
    with LOG.open("a", encoding="utf-8") as log:
        log.write(said)
    if done.returncode:
        raise Trouble(f"Setting up stopped: {cause(said)}\nThe whole story is in {LOG}.")
    return said


def has(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def make_environment() -> None:
    """An empty virtual environment. Our own pip fills it from outside: Debian's Python may bring none to put in."""
    if not has("pip") and not has("ensurepip"):
        raise Trouble("This Python has no pip. On Debian and Ubuntu: sudo apt install python3-pip")
    venv.create(VENV, clear=True, with_pip=not has("pip"))


def install_locked(name: str) -> None:
    say(f"Installing what is locked in requirements/{name}.txt ...")
    pip("--require-hashes", "--requirement", str(ROOT / "requirements" / f"{name}.txt"))


def install_package() -> None:
    """Builds Sherwood from a clean copy, compiled if that can be done, and installs it."""
    say("Compiling and installing Sherwood (some minutes) ...")
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src/sherwood", Path(folder, "src/sherwood"), ignore=shutil.ignore_patterns("__pycache__"))
        for name in PACKAGE:
            shutil.copy(ROOT / name, folder)
        install = ("--no-build-isolation", "--no-deps", "--force-reinstall", folder)
        try:
            said = pip(*install)
        except Trouble:
            said = f"sherwood is not compiled: that failed, see {LOG}\n" + pip(*install, SHERWOOD_COMPILE="0")
    reason = re.search("sherwood is not compiled: (.*)", said)
    if reason:
        say(f"The rules run uncompiled, slower but all the same: {reason[1].strip()}")


def compiler() -> str:
    """What decides whether the rules are compiled: the wish, a compiler and Python's headers."""
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    return f"{os.environ.get('SHERWOOD_COMPILE')} {shutil.which('cc')} {headers}"


def digest(*paths: Path) -> str:
    """A hash over files and folders, names and contents."""
    total = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and file.suffix != ".pyc":
                total.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return total.hexdigest()


def unless_done(name: str, state: str, work: Callable[..., None], *arguments: str) -> None:
    """Does the work, unless its stamp says that it was done for this very state of things."""
    stamp = VENV / f"{name}.stamp"
    if not stamp.is_file() or stamp.read_text() != state:
        work(*arguments)
        stamp.write_text(state)


def set_up(*locks: str) -> None:
    unless_done("python", f"{sys.version} {sys.base_prefix}", make_environment)
    for name in locks:
        unless_done(name, digest(ROOT / "requirements" / f"{name}.txt"), install_locked, name)
    sources = digest(ROOT / "src/sherwood", *(ROOT / name for name in PACKAGE))
    unless_done("package", f"{sources} {compiler()}", install_package)


def run(module: str, *arguments: str) -> None:
    """Hands over to a module in the environment; never returns."""
    command = [str(PYTHON), "-P", "-m", module, *arguments]
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(PYTHON, command)


def meaning(words: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The requirements that these words ask for, and the command that they stand for."""
    if words[:1] == ["test"]:
        return ("core", "build", "test"), ("pytest", *words[1:])
    serving = not words or (words[0].startswith("--") and words[0] not in ("--help", "--version"))
    return ("core", "build"), ("sherwood", *(["serve"] if serving else []), *words)


def main(words: list[str]) -> None:
    locks, command = meaning(words)
    try:
        set_up(*locks)
    except Trouble as trouble:
        sys.exit(str(trouble))
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"Setting up stopped: {error}")
    except KeyboardInterrupt:
        sys.exit("Setting up was interrupted; the next start goes on with it.")
    if command[0] == "pytest":
        os.chdir(ROOT)
    run(*command)


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036  (an older Python gets this far)
        sys.exit("Sherwood needs Python 3.11 or newer; this is {}.{}.".format(*sys.version_info))
    main(sys.argv[1:])
