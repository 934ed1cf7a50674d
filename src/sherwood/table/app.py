"""The web table put together: pages, HTTP interface, wire, art, and the headers that keep strangers out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sherwood.table import api, openapi, pages
from sherwood.table.art import art
from sherwood.table.house import House
from sherwood.table.limits import Limits
from sherwood.table.notify import Notifier, Post
from sherwood.table.sockets import connect, from_here
from sherwood.table.store import Store

STATIC = Path(__file__).with_name("static")
BEAT = 0.6
"""Seconds after which a computer's answer is shown."""
SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-cache",
}


@dataclass(frozen=True)
class Config:
    """`beat`: seconds after which a computer's answer is shown."""

    beat: float = BEAT
    limits: Limits = field(default_factory=Limits)
    post: Post = field(default_factory=Post)


def make_app(store: Store, config: Config) -> Starlette:
    """The application. It closes the store when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = House(store, config.beat, config.limits, Notifier(config.post))
        app.state.house = house
        house.start()
        yield
        await house.close()

    routes = [
        *pages.routes,
        *api.API.routes(),
        Route("/openapi.json", api.document),
        Route("/art/{game}/{what}", art),
        Mount("/static", StaticFiles(directory=STATIC)),
        WebSocketRoute("/ws/{key}", connect),
    ]
    failures = {HTTPException: _failed, 404: _failed, 405: _failed, 500: _broken}
    return Starlette(routes=routes, middleware=[Middleware(Guard)], exception_handlers=failures, lifespan=lifespan)


class Guard:
    """Sets the security headers of every answer, and refuses requests that change something from pages of other hosts."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        asker = openapi.problem(403, "This was asked by a page of another host.") if _is_foreign(scope) else self.app
        await asker(scope, receive, guarded)


def _is_foreign(scope: Scope) -> bool:
    return scope["method"] not in SAFE and not from_here(HTTPConnection(scope))


async def _failed(request: Request, exc: Exception) -> Response:
    """A page for readers, a problem document for programs."""
    status = exc.status_code if isinstance(exc, HTTPException) else 500
    detail = exc.detail if isinstance(exc, HTTPException) else ""
    if request.url.path.startswith(("/api/", "/art/", "/static/")) or "text/html" not in request.headers.get("accept", ""):
        return openapi.problem(status, detail)
    return pages.problem(request, status, pages.TEXTS.say(pages.language(request), "server-no-page"))


async def _broken(request: Request, exc: Exception) -> Response:
    return openapi.problem(500, "Something failed at the table. It has been written down; nothing that was confirmed is lost.")
