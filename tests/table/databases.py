"""Empty databases of each kind that the store works on."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

PATIENCE = 30.0
"""Seconds until PostgreSQL must stand."""
DEBIANS = "usr/lib/postgresql/*/bin/initdb"
"""Where Debian puts what it keeps off the path, under the root."""
OWNERS = ("postgres", "nobody")
"""Who may own a cluster where root runs the tests, for PostgreSQL refuses to run as root."""


@contextmanager
def postgresql() -> Iterator[Callable[[], str]]:
    """A throw-away PostgreSQL, reached by a socket in its own folder: gives the addresses of empty databases.

    Skips where there is none, or no driver for it.
    """
    psycopg = pytest.importorskip("psycopg", reason="psycopg is not installed")
    bin = _binaries()
    account = _account()
    with tempfile.TemporaryDirectory(prefix="sherwood-") as home:
        if account:
            shutil.chown(home, **{name: account[name] for name in ("user", "group")})
        data = f"{home}/data"
        make = [f"{bin}/initdb", "--auth=trust", "--username=sherwood", "--encoding=UTF8", "--no-locale", "--no-sync", data]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=home, **account)
        serve = [f"{bin}/postgres", "-D", data, "-k", home, "-c", "listen_addresses=", "-c", "fsync=off"]
        server = subprocess.Popen(serve, stderr=subprocess.DEVNULL, cwd=home, **account)
        try:
            connect = partial(psycopg.connect, host=home, user="sherwood", dbname="postgres", autocommit=True)
            with _patiently(connect) as connection:
                names = (f"table{number}" for number in count())

                def empty() -> str:
                    name = next(names)
                    connection.execute(f"create database {name}")
                    return f"postgresql+psycopg://sherwood@/{name}?host={home}"

                yield empty
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()


def _binaries() -> Path:
    on_path = shutil.which("initdb")
    found = [Path(on_path)] if on_path else sorted(Path("/").glob(DEBIANS), key=lambda path: float(path.parts[-3]))
    if not found:
        pytest.skip("PostgreSQL is not installed: no initdb")
    return found[-1].parent


def _account() -> dict[str, Any]:
    """Whom the cluster belongs to, as arguments of subprocess; nobody in particular unless root runs the tests."""
    if not hasattr(os, "geteuid") or os.geteuid():
        return {}
    import grp
    import pwd

    known = {user.pw_name: user for user in pwd.getpwall()}
    owner = next((known[name] for name in OWNERS if name in known), None)
    if owner is None:
        pytest.skip("PostgreSQL does not run as root, and there is no account that it could run as")
    return {"user": owner.pw_name, "group": grp.getgrgid(owner.pw_gid).gr_name, "extra_groups": []}


def _patiently(connect: Callable[[], Any]) -> Any:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return connect()
        except Exception:
            if time.monotonic() > until:
                raise
        time.sleep(0.05)
