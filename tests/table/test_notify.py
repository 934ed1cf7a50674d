"""Word to those who are away: sent when it is their turn and they stay away, by what the server's owner allows."""

from __future__ import annotations

import asyncio
import json
import smtplib
import ssl
import threading
from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Any

import pytest

from sherwood.kernel.game import Refusal
from sherwood.table.happenings import Wished
from sherwood.table.notify import Notifier, Post, Word
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
                    lines.append(part)
                heard.append(message_from_bytes(b"".join(lines)))
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


async def some_word() -> Any:
    """What has been heard, once it is."""
    for _ in range(100):
        await asyncio.sleep(0.05)
        if heard:
            break
    (word,) = heard
    return word


@pytest.mark.parametrize("way", ["email", "webhook"])
def test_each_holder_who_is_away_gets_word_of_his_own(
    way: str, post: Post, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sherwood.table.notify.GRACE", 0.5)
    to = "bela@example.org" if way == "email" else f"{post.url}/hook"

    async def run() -> None:
        async with serving(tmp_path, post=post) as served:
            made = await served.open("me", "friend")
            robin, sheriff = (link["link"] for link in made["links"])
            async with served.line(robin) as anna:
                await anna.sit("Anna")
                async with served.line(sheriff, headers={"cookie": "lang=fr"}) as bela:
                    assert (await bela.ask("tell", to=to))["ok"]
                    await bela.quiet()
                    assert bela.told
                    await bela.sit("Béla")
                word = await some_word()
                assert not anna.told
                await anna.quiet()
                assert to not in "".join(anna.heard)
            text = word["text"] + word["link"] if way == "webhook" else word.get_payload(decode=True).decode()
            assert "Béla" in text and "c’est à vous" in text and f"{post.url}{sheriff}" in text
            if way == "email":
                assert (word["To"], word["From"]) == (to, "table@example.org")
                assert word["Date"] and word["Message-ID"].endswith("@example.org>")

    asyncio.run(run())


@pytest.mark.parametrize("why", ["present", "taken back"])
def test_no_word_is_sent_to_who(why: str, post: Post, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sherwood.table.notify.GRACE", 0.3)

    async def run() -> None:
        async with serving(tmp_path, post=post) as served:
            made = await served.open("me", "novice")
            async with served.line(made["link"]) as line:
                assert (await line.ask("tell", to="anna@example.org"))["ok"]
                await line.sit("Anna")
                if why == "present":
                    await asyncio.sleep(0.8)
                else:
                    assert (await line.ask("tell", to=""))["ok"]
                    await line.quiet()
                    assert not line.told
            await asyncio.sleep(0.6)
            assert not heard

    asyncio.run(run())


def test_a_wish_outlives_the_server_and_the_game(post: Post, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, post=post) as served:
            made = await served.open("me", "novice")
            async with served.line(made["link"]) as line:
                await line.ask("tell", to="anna@example.org")
                await line.sit("Anna")
        async with serving(tmp_path, post=post) as served, served.line(made["link"]) as line:
            await line.quiet()
            assert line.told
            await line.ask("resign")
            await line.ask("rematch")
            await line.quiet()
            async with served.line(line.next) as again:
                await again.quiet()
                assert again.told

    asyncio.run(run())


def test_watchers_get_no_word_and_refusals_are_in_the_language_of_who_asks(post: Post, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, post=post) as served:
            made = await served.open("me", "novice")
            async with served.line(made["watch"]) as line:
                assert not (await line.ask("tell", to="anna@example.org"))["ok"]
            async with served.line(made["link"], headers={"cookie": "lang=fr"}) as line:
                refused = await line.ask("tell", to="http://elsewhere.example/")
                assert not refused["ok"] and refused["text"].startswith("Ce serveur") and "127.0.0.1" in refused["text"]
            assert 'id="send-word"' in (await served.web.get(made["link"])).text
            assert 'id="send-word"' not in (await served.web.get(made["watch"])).text

    asyncio.run(run())


def test_where_nothing_can_be_sent_word_is_not_offered(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            made = await served.open("me", "novice")
            assert 'id="send-word"' not in (await served.web.get(made["link"])).text
            async with served.line(made["link"]) as line:
                for to in ("anna@example.org", "https://127.0.0.1/"):
                    assert not (await line.ask("tell", to=to))["ok"]

    asyncio.run(run())


def test_a_webhook_is_not_sent_elsewhere(post: Post, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sherwood.table.notify.GRACE", 0.0)

    async def run() -> None:
        async with serving(tmp_path, post=post) as served:
            made = await served.open("me", "novice")
            async with served.line(made["link"]) as line:
                assert (await line.ask("tell", to=f"{post.url}/moved"))["ok"]
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
        Wished(0, webhook="http://elsewhere.example/"),
        Wished(0, webhook="file:///etc/passwd"),
        Wished(0, webhook="ftp://127.0.0.1/"),
        Wished(0, webhook="http://127.0.0.1@elsewhere.example/"),
        Wished(0, webhook="http://[::1"),
        Wished(0, email="anna"),
        Wished(0, email="anna@example.org\nBcc: all@example.org"),
        Wished(0, email="a@b, c@d"),
    ],
)
def test_wishes_that_are_refused(wish: Wished) -> None:
    post = Post("smtp://localhost", "table@example.org", ("127.0.0.1",))
    with pytest.raises(Refusal):
        post.check(wish)
    Post("smtp://localhost", "t@example.org", ("127.0.0.1",)).check(Wished(0, "anna@example.org", "https://127.0.0.1:8443/x"))


@pytest.mark.parametrize(
    ("given", "option"),
    [
        (("localhost", "table@example.org"), "--smtp"),
        (("smtp://", "table@example.org"), "--smtp"),
        (("smtp://localhost", ""), "--smtp"),
        (("smtp://localhost", "table"), "--mail-from"),
    ],
)
def test_a_mail_server_or_sender_that_can_not_be_used_is_refused(given: tuple[str, str], option: str) -> None:
    with pytest.raises(Refusal, match=option):
        Post(*given)


@pytest.mark.parametrize("address", ["smtps://user:p%40ss@mail.example.org", "smtp://user:p%40ss@mail.example.org:587"])
def test_a_password_goes_only_to_a_server_that_can_be_trusted(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Any] = []

    class Server:
        def __init__(self, host: str, port: int, timeout: float, context: ssl.SSLContext | None = None) -> None:
            said.append(context)

        def starttls(self, context: ssl.SSLContext) -> None:
            said.append(context)

        def login(self, user: str, password: str) -> None:
            trust = said[-1]
            assert trust.verify_mode == ssl.CERT_REQUIRED and trust.check_hostname
            said.append((user, password))

        def send_message(self, message: EmailMessage) -> None:
            said.append(message["To"])

        def __enter__(self) -> Server:
            return self

        def __exit__(self, *_: object) -> None:
            """Nothing is open."""

    for kind in ("SMTP", "SMTP_SSL"):
        monkeypatch.setattr(smtplib, kind, Server)
    Notifier(Post(address, "table@example.org")).send(Wished(0, "anna@example.org"), Word("It is your turn", "Cards", ""))
    assert said[-2:] == [("user", "p@ss"), "anna@example.org"]
