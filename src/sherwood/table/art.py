"""Pictures over HTTP: a game's symbols, the ground and the spots under the options in the query, and its cover.

They are made once, and kept by browsers as long as their `?v=` is the same.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache, partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sherwood.games import find
from sherwood.kernel.game import Game, Refusal, Scene
from sherwood.kernel.state import WATCHER
from sherwood.table import openapi
from sherwood.table.cover import cover
from sherwood.table.workshop import make

YEAR = "public, max-age=31536000, immutable"
OF_OPTIONS = {"ground.svg": "wide", "ground-tall.svg": "tall", "spots.json": "wide", "spots-tall.json": "tall"}
"""What looks otherwise under other options, and for which shape of screen it is."""
TYPES = {"svg": "image/svg+xml", "json": "application/json"}
KEPT = 64
"""Documents held in memory: each has up to a megabyte, and there are as many grounds as sets of options."""
Chosen = tuple[tuple[str, str], ...]
"""Options with their values, in order."""


async def art(request: Request) -> Response:
    """`/art/GAME/WHAT`: `symbols.svg`, `cover.svg`, `ground.svg`, `spots.json`; for tall screens with `-tall` before the dot."""
    what = request.path_params["what"]
    given = sorted((name, value) for name, value in request.query_params.items() if name != "v")
    options = tuple(given) if what in OF_OPTIONS else ()
    try:
        paint = partial(painted, find(request.path_params["game"]), what, options)
        text, packed, tag = await make(paint)
    except Refusal as refusal:
        return openapi.problem(404, str(refusal))
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"ETag": tag})
    kept = YEAR if request.query_params.get("v") == tag.strip('"') else "no-cache"
    headers = {"ETag": tag, "Cache-Control": kept, "Vary": "Accept-Encoding"}
    media_type = TYPES[what.rpartition(".")[2]]
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=media_type, headers=headers | {"Content-Encoding": "gzip"})
    return Response(text, media_type=media_type, headers=headers)


@lru_cache(maxsize=KEPT)
def painted(game: Game, what: str, options: Chosen) -> tuple[bytes, bytes, str]:
    """The document, the same packed, and its tag. Raises Refusal."""
    text = _text(game, what, options).encode()
    return text, gzip.compress(text), f'"{hashlib.sha256(text).hexdigest()[:16]}"'


def _text(game: Game, what: str, options: Chosen) -> str:
    if what == "symbols.svg":
        return f'<svg xmlns="http://www.w3.org/2000/svg">{game.picture.symbols()}</svg>'
    if what == "cover.svg":
        return cover(game)
    if what not in OF_OPTIONS:
        raise Refusal(f"{game.id} has no picture {what!r}.")
    scene = _beginning(game, OF_OPTIONS[what], options)
    if what.startswith("ground"):
        return scene.ground
    gauge = None if scene.gauge is None else scene.gauge._asdict()
    return msgspec.json.encode({"shape": scene.spot, "spots": scene.spots, "gauge": gauge}).decode()


def _beginning(game: Game, shape: str, options: Chosen) -> Scene:
    """The picture of a game that begins. Raises Refusal for options that can't be."""
    return game.picture.scene(game.views.view(game.setup.start(dict(options)), WATCHER), "en", shape=shape)
