"""Word to those who are away: sent when it is their turn and they stay away, by what the server's owner allows."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from email import message_from_string
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Any

import pytest

from sherwood.kernel.game import Refusal
from sherwood.table.happenings import Notify
from sherwood.table.notify import Post
from tests.table.tables import serving

heard: list[Any] = []


class Hook(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        if self.path == "/moved":
            self.send_response(307)
            self.send_header("Location", "/hook")
        else:
            heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Says nothing."""


class Mail(StreamRequestHandler):
    """As much of SMTP as a message needs."""

    def handle(self) -> None:
        self.wfile.write(b"220 mail\r\n")
        while line := self.rfile.readline():
            if line.upper().startswith(b"DATA"):
                self.wfile.write(b"354 go on\r\n")
                lines = []
                while (part := self.rfile.readline()) != b".\r\n":
                    lines.append(part.decode())
                heard.append(message_from_string("".join(lines)))
            self.wfile.write(b"221 bye\r\n" if line.upper().startswith(b"QUIT") else b"250 fine\r\n")


@pytest.fixture
def post() -> Iterator[Post]:
    """What an owner allows who has a mail server and one host for webhooks, both on this machine."""
    heard.clear()
    hook = HTTPServer(("127.0.0.1", 0), Hook)
    mail = ThreadingTCPServer(("127.0.0.1", 0), Mail)
    for server in (hook, mail):
        threading.Thread(target=server.serve_forever, daemon=True).start()
    smtp = f"smtp://127.0.0.1:{mail.server_address[1]}"
    yield Post(smtp, "table@example.org", ("127.0.0.1",), f"http://127.0.0.1:{hook.server_address[1]}")
    for server in (hook, mail):
        server.shutdown()
        server.server_close()


@pytest.mark.parametrize("way", ["email", "webhook"])
@pytest.mark.parametrize("away", [True, False])
def test_word_is_sent_to_who_is_away(way: str, away: bool, post: Post, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sherwood.table.notify.GRACE", 0.5)

    async def run() -> None:
        async with serving(tmp_path, post=post) as served:
            wish = {"email": "anna@example.org"} if way == "email" else {"webhook": f"{post.url}/hook"}
            made = await served.open("me", "novice", notify=wish)
            async with served.line(made["link"]) as line:
                await line.sit("Anna")
                if not away:
                    await asyncio.sleep(1.0)
                    assert not heard
                    return
            for _ in range(100):
                await asyncio.sleep(0.05)
                if heard:
                    break
            (word,) = heard
            text = word["text"] + word["link"] if way == "webhook" else word.get_payload(decode=True).decode()
            assert "Anna" in text and f"{post.url}{made['link']}" in text
            if way == "email":
                assert (word["To"], word["From"]) == ("anna@example.org", "table@example.org")

    asyncio.run(run())


def test_a_webhook_is_not_sent_elsewhere(post: Post, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sherwood.table.notify.GRACE", 0.0)

    async def run() -> None:
        async with serving(tmp_path, post=post) as served:
            made = await served.open("me", "novice", notify={"webhook": f"{post.url}/moved"})
            async with served.line(made["link"]) as line:
                await line.sit("Anna")
            await asyncio.sleep(0.5)
            assert not heard
            async with served.line(made["link"]) as line:
                await line.hear()
                assert line.prompt["mine"], "a webhook that fails stopped the game"

    asyncio.run(run())


@pytest.mark.parametrize(
    "wish",
    [
        Notify(webhook="http://elsewhere.example/"),
        Notify(webhook="file:///etc/passwd"),
        Notify(webhook="ftp://127.0.0.1/"),
        Notify(webhook="http://127.0.0.1@elsewhere.example/"),
        Notify(webhook="http://[::1"),
        Notify(email="anna"),
        Notify(email="anna@example.org\nBcc: all@example.org"),
        Notify(email="a@b, c@d"),
    ],
)
def test_wishes_that_are_refused(wish: Notify) -> None:
    post = Post("smtp://localhost", "table@example.org", ("127.0.0.1",))
    with pytest.raises(Refusal):
        post.check(wish)
    Post("smtp://localhost", "t@example.org", ("127.0.0.1",)).check(Notify("anna@example.org", "https://127.0.0.1:8443/x"))
