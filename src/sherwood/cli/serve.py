"""`sherwood serve`: the web table, on this machine or for others."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from sherwood.kernel.game import Refusal

if TYPE_CHECKING:
    from starlette.applications import Starlette

LOOPBACK = "127.0.0.1"
GRACE = 3
"""Seconds that connections have to end when the table is closed."""
LARGEST_MESSAGE = 65536
"""Bytes of a message beyond which a connection is cut; up to there a message that is too long is refused in words."""


def serve(
    *,
    host: str = LOOPBACK,
    port: int = 8000,
    open_browser: Annotated[bool, Parameter(name="--open", negative="--no-open")] = True,
    data: Path | None = None,
    database: str = "",
    beat: float = 0.6,
    connections: int = 200,
    tables_per_minute: int = 30,
    url: str = "",
    smtp: Annotated[str, Parameter(env_var="SHERWOOD_SMTP")] = "",
    mail_from: str = "",
    webhook_host: tuple[str, ...] = (),
) -> None:
    """Open the table in the browser.

    Parameters
    ----------
    host
        The address to listen at. The default is this machine alone; 0.0.0.0 lets others in.
    port
        0 takes any that is free.
    open_browser
        Open a browser on the table.
    data
        Where games are kept. The default is your own data folder.
    database
        Keep games in another database, as an SQLAlchemy address: postgresql+psycopg://user@host/name.
    beat
        Seconds after which a computer's answer is shown, whatever it had to think about.
    connections
        How many connections one address may hold.
    tables_per_minute
        How many tables one address may open.
    url
        The address by which others reach this table, for links in messages.
    smtp
        Mail server for word that it's somebody's turn: smtps://user:password@host:465. Better given in the environment.
    mail_from
        The sender's address of such mail.
    webhook_host
        A host that such word may be sent to by webhook; may be given several times.
    """
    from sherwood.table.app import Config, make_app
    from sherwood.table.limits import limits
    from sherwood.table.notify import Post
    from sherwood.table.store import Store, sqlite_url

    if beat < 0 or connections < 1 or tables_per_minute < 1:
        raise Refusal("--beat can't be below 0, nor --connections and --tables-per-minute below 1.")
    config = Config(
        beat=beat,
        limits=limits(connections, tables_per_minute),
        post=Post(smtp, mail_from, webhook_host, url.rstrip("/")),
    )
    store = Store(database or sqlite_url(data or data_folder()))
    _run(make_app(store, config), listen(host, port), open_browser)


def data_folder() -> Path:
    """Where this system keeps a user's data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Sherwood"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Sherwood"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sherwood"


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises Refusal."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        raise Refusal(f"The table can't listen at {host}:{port} ({error}). Choose another --port, or 0 for any.") from None
    return listener


def _run(app: Starlette, listener: socket.socket, open_browser: bool) -> None:
    import logging

    import uvicorn

    from sherwood.table import garbage
    from sherwood.table.rehearsal import rehearse

    class Server(uvicorn.Server):
        """Says where it can be reached once it can, and then gets ready for the first who come."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            welcome(listener, open_browser)
            self.rehearsal = asyncio.create_task(rehearse())

    logging.basicConfig(format="%(message)s", level=logging.WARNING)
    settings = uvicorn.Config(
        app,
        access_log=False,
        log_level="warning",
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    garbage.collect_in_steps()
    Server(settings).run(sockets=[listener])


def welcome(listener: socket.socket, open_browser: bool) -> None:
    host, port = listener.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    print(f"The table stands at {address}  (Ctrl-C closes it; games are kept)", flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
