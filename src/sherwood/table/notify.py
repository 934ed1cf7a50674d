"""Word to those who are away when it is for them to choose: by e-mail or webhook, where the server's owner has set it up."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from email.message import EmailMessage
from http.client import HTTPException
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import msgspec

from sherwood.kernel.game import Refusal
from sherwood.table.happenings import Notify
from sherwood.table.pages import TEXTS

if TYPE_CHECKING:
    from sherwood.table.match import Chair
    from sherwood.table.room import Room

LOG = logging.getLogger("sherwood.table")
GRACE = 30.0
"""Seconds in which someone who has just left may be back."""
WITHIN = 20.0
"""Seconds that a mail server or a webhook has to answer."""


@dataclass(frozen=True)
class Post:
    """What the server's owner allows: a mail server (smtp:// or smtps://, with user and password), the sender's address,
    hosts that webhooks may call, and the address by which the table is reached from outside."""

    smtp: str = ""
    sender: str = ""
    webhook_hosts: tuple[str, ...] = ()
    url: str = ""

    def check(self, notify: Notify) -> None:
        """Raises Refusal for a wish that can't be met."""
        if notify.email and not (self.smtp and self.sender):
            raise Refusal("This server sends no e-mail. Leave the address out, or ask its owner to set up SMTP.")
        if notify.email and (not notify.email.isprintable() or notify.email.count("@") != 1 or " " in notify.email):
            raise Refusal(f"{notify.email!r} is no e-mail address.")
        if notify.webhook and not self._may_call(notify.webhook):
            hosts = ", ".join(self.webhook_hosts) or "none"
            raise Refusal(f"This server calls webhooks by http or https at these hosts only: {hosts}.")

    def _may_call(self, webhook: str) -> bool:
        try:
            parts = urlsplit(webhook)
            return parts.scheme in ("http", "https") and parts.hostname in self.webhook_hosts
        except ValueError:
            return False


class Word(msgspec.Struct, frozen=True):
    """What a webhook is sent, as JSON."""

    text: str
    title: str
    link: str


class Notifier:
    def __init__(self, post: Post) -> None:
        self.post = post
        self._tasks: set[asyncio.Task[None]] = set()

    def asked(self, room: Room, chair: Chair) -> None:
        """A seat has been asked: its holder gets word if he is away and stays away for a while."""
        notify = room.match.settings.notify
        if chair.holder == 0 and (notify.email or notify.webhook):
            task = asyncio.get_running_loop().create_task(self._later(room, chair, chair.question))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _later(self, room: Room, chair: Chair, question: int) -> None:
        await asyncio.sleep(GRACE)
        if chair.question != question or not chair.asks or chair.holder in room.sights.present:
            return
        language = room.match.settings.language
        name = room.sights.name(chair, language)
        title = room.match.game.words.name(language)
        link = f"{self.post.url}/s/{await self._key(room, chair)}" if self.post.url else ""
        word = Word(TEXTS.say(language, "server-your-turn", name=name, game=title), title, link)
        try:
            await asyncio.to_thread(self.send, room.match.settings.notify, word)
        except (OSError, HTTPException) as error:
            LOG.warning("word could not be sent: %s", type(error).__name__)

    async def _key(self, room: Room, chair: Chair) -> str:
        return next(key.key for key in await room.house.store.keys(room.id) if key.holder == chair.holder)

    def send(self, notify: Notify, word: Word) -> None:
        """Blocks until the word is sent. Raises OSError or HTTPException."""
        if notify.email:
            _mail(self.post, notify.email, word)
        if notify.webhook:
            _call(notify.webhook, word)


def _mail(post: Post, to: str, word: Word) -> None:
    import smtplib
    import ssl

    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = post.sender, to, word.title
    message.set_content(f"{word.text}\n\n{word.link}\n")
    server = urlsplit(post.smtp)
    kind = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
    with kind(server.hostname or "", server.port or 0, timeout=WITHIN) as smtp:
        if server.username:
            if server.scheme != "smtps":
                smtp.starttls(context=ssl.create_default_context())
            smtp.login(unquote(server.username), unquote(server.password or ""))
        smtp.send_message(message)


def _call(webhook: str, word: Word) -> None:
    from urllib.request import HTTPRedirectHandler, Request, build_opener

    class Stay(HTTPRedirectHandler):
        """A webhook may not send us elsewhere."""

        def redirect_request(self, *_: object) -> None:
            return None

    request = Request(webhook, msgspec.json.encode(word), {"Content-Type": "application/json"}, method="POST")
    with build_opener(Stay()).open(request, timeout=WITHIN):
        pass
