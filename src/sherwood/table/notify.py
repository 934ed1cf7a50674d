"""Word to those who are away when it is for them to choose: by e-mail or webhook, where the server's owner has set it up."""

from __future__ import annotations

import asyncio
import logging
import re
from dataclasses import dataclass
from email.message import EmailMessage
from functools import partial
from http.client import HTTPException
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import msgspec

from sherwood.kernel.game import Refusal
from sherwood.table.happenings import Wished
from sherwood.table.pages import TEXTS
from sherwood.table.refusals import Unable

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
    hosts that webhooks may call, and the address by which the table is reached from outside. Raises Refusal.
    """

    smtp: str = ""
    sender: str = ""
    webhook_hosts: tuple[str, ...] = ()
    url: str = ""

    def __post_init__(self) -> None:
        if self.smtp and not re.match("smtps?://[^/]", self.smtp):
            raise Refusal("--smtp must be the address of a mail server, such as smtps://user:password@host:465.")
        if self.smtp and not self.sender:
            raise Refusal("--smtp needs a sender: name one with --mail-from.")
        if self.sender and "@" not in self.sender:
            raise Refusal("--mail-from must be an e-mail address, such as sherwood@example.org.")

    @property
    def mails(self) -> bool:
        return bool(self.smtp)

    @property
    def calls(self) -> bool:
        return bool(self.webhook_hosts)

    def check(self, wish: Wished) -> None:
        """Raises Unable for a wish that can't be met."""
        if wish.email and not self.mails:
            raise Unable("server-no-mail")
        if wish.email and (not wish.email.isprintable() or wish.email.count("@") != 1 or " " in wish.email):
            raise Unable("server-no-address")
        if wish.webhook and not self.calls:
            raise Unable("server-no-webhooks")
        if wish.webhook and not self._may_call(wish.webhook):
            raise Unable("server-other-host", hosts=", ".join(self.webhook_hosts))

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
        wish = room.match.wishes.get(chair.holder)
        if wish and wish.holds:
            task = asyncio.get_running_loop().create_task(self._later(room, chair, chair.question))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _later(self, room: Room, chair: Chair, question: int) -> None:
        await asyncio.sleep(GRACE)
        if chair.question != question or not chair.asks or chair.holder in room.sights.present:
            return
        wish = room.match.wishes[chair.holder]
        name = room.sights.name(chair, wish.language)
        title = room.match.game.words.name(wish.language)
        link = f"{self.post.url}/s/{await self._key(room, chair)}" if self.post.url else ""
        word = Word(TEXTS.say(wish.language, "server-your-turn", name=name, game=title), title, link)
        try:
            await asyncio.to_thread(self.send, wish, word)
        except (OSError, HTTPException) as error:
            LOG.warning("word could not be sent: %s", type(error).__name__)

    async def _key(self, room: Room, chair: Chair) -> str:
        return next(key.key for key in await room.house.store.keys(room.id) if key.holder == chair.holder)

    def send(self, wish: Wished, word: Word) -> None:
        """Blocks until the word is sent. Raises OSError or HTTPException."""
        if wish.email:
            _mail(self.post, wish.email, word)
        if wish.webhook:
            _call(wish.webhook, word)


def _mail(post: Post, to: str, word: Word) -> None:
    """Over smtps, and wherever there is a password, only to a server whose certificate this machine trusts."""
    import smtplib
    import ssl
    from email.utils import localtime, make_msgid

    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = post.sender, to, word.title
    message["Date"], message["Message-ID"] = localtime(), make_msgid(domain=post.sender.rpartition("@")[2].strip(">"))
    message.set_content(f"{word.text}\n\n{word.link}\n")
    server = urlsplit(post.smtp)
    trust = ssl.create_default_context()
    is_safe = server.scheme == "smtps"
    reach = partial(smtplib.SMTP_SSL, context=trust) if is_safe else smtplib.SMTP
    with reach(server.hostname or "", server.port or 0, timeout=WITHIN) as smtp:
        if server.username:
            if not is_safe:
                smtp.starttls(context=trust)
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
