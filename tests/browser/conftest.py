"""A real table on a free port, and Chromium to look at it with. Without a Chromium these tests are skipped."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.pages import Player

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 120
"""Seconds until a table must stand, and until what is waited for must be seen."""


class TableServer:
    """`sherwood serve` in a process of its own; `restart` kills it and starts it again on the same port and data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        options = [
            "--port",
            str(self.port),
            "--no-open",
            "--data",
            str(self.data),
            "--beat",
            "0",
            "--webhook-host",
            "hooks.example.org",
        ]
        self.process = subprocess.Popen([sys.executable, "-m", "sherwood", "serve", *options], stdout=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(self.address, timeout=PATIENCE).close()
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > until:
                    self.kill()
                    pytest.fail("the table does not start")
                time.sleep(0.1)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        self.kill()
        self.start()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    server = TableServer(tmp_path_factory.mktemp("table"))
    yield server
    server.kill()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.skip("there is no Chromium here: install one, or name it in CHROMIUM")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Room:
    """Opens browsers of their own for players, and watches them all: no error, no other host."""

    def __init__(self, chromium: Browser, server: TableServer) -> None:
        self.chromium = chromium
        self.server = server
        self.faults: list[str] = []
        self.expected = ""
        """Part of a console message that the test brings about itself."""
        self._contexts: list[Any] = []

    def player(self, width: int = 1440, height: int = 900, **settings: Any) -> Player:
        settings = {"locale": "en-GB", "reduced_motion": "reduce", "has_touch": width < 600, **settings}
        context = self.chromium.new_context(viewport={"width": width, "height": height}, base_url=self.server.address, **settings)
        context.set_default_timeout(1000 * PATIENCE)
        context.grant_permissions(["clipboard-read", "clipboard-write", "notifications"])
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: self._note(f"console: {said.text}") if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda fault: self._note(f"error: {fault}"))
        page.on("request", lambda asked: self._note_host(asked.url))
        return Player(page)

    def _note(self, fault: str) -> None:
        if not self.expected or self.expected not in fault:
            self.faults.append(fault)

    def _note_host(self, url: str) -> None:
        if not url.startswith((self.server.address, self.server.address.replace("http", "ws"), "data:", "blob:")):
            self.faults.append(f"foreign host: {url}")

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def room(chromium: Browser, server: TableServer) -> Iterator[Room]:
    room = Room(chromium, server)
    yield room
    room.close()
    assert not room.faults


@pytest.fixture
def player(room: Room) -> Player:
    """One person at a desktop screen."""
    return room.player()
