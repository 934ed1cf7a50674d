"""Compiles the rules and the searchers where C can be compiled; elsewhere they are installed as plain Python.

SHERWOOD_COMPILE=0 leaves compilation out; SHERWOOD_COMPILE=1 makes it an error where it can't be done.
"""

from __future__ import annotations

import os
import sys
import sysconfig
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.errors import BaseError, CCompilerError

NATIVE = "from mypy_extensions import i64"
"""A module that counts in native integers is compiled. All others are for people, and stay Python."""

INLINED = "-fno-semantic-interposition"
"""Lets the compiler inline small functions in a shared library: 1.6 times the speed on `cards`."""

OPTIMISED = "3"
"""How hard C is optimised. At 2 three games compiled in 238 s of one core instead of 279; `skirmish` and `bandits` seemed
slower, by two or three runs on a busy machine, `cards` as fast."""

APART = "src/sherwood/games/shieldwall"
"""Compiled beside the rest, not in one file of C with it: that takes some four minutes instead of twelve on two cores. Its moves
are too dear to gain from inlining the kernel; `cards` compiled so would be three times slower."""

BUILDS = {"build", "build_ext", "bdist_wheel"}
"""Commands that need what is compiled; others, such as those that ask for the package's name, go without."""


def modules() -> list[str]:
    """What is compiled."""
    return sorted(str(path) for path in Path("src/sherwood").rglob("*.py") if NATIVE in path.read_text("utf-8"))


def why_not() -> str:
    """Why C can't be compiled against this Python; empty if it can."""
    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except (BaseError, CCompilerError):
            return "it takes a C compiler and Python's header files (Debian and Ubuntu: apt install gcc python3-dev)"
    return ""


def extensions() -> list[Extension]:
    if not BUILDS & set(sys.argv):
        return []
    wish = os.environ.get("SHERWOOD_COMPILE", "")
    reason = "SHERWOOD_COMPILE is 0" if wish == "0" else why_not()
    if reason and wish == "1":
        sys.exit(f"sherwood can't be compiled: {reason}")
    if reason:
        print(f"sherwood is not compiled: {reason}")
        return []
    from mypyc.build import mypycify

    native = modules()
    groups: list[tuple[list[str], str | None]] = [
        ([path for path in native if not Path(path).is_relative_to(APART)], "sherwood"),
        ([path for path in native if Path(path).is_relative_to(APART)], "sherwood_apart"),
    ]
    compiled = mypycify(["--strict", *native], opt_level=OPTIMISED, debug_level="0", separate=groups)
    if sys.platform == "linux":
        for extension in compiled:
            extension.extra_compile_args.append(INLINED)
    return compiled


setup(ext_modules=extensions(), options={"build_ext": {"parallel": True}})
