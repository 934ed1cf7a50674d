"""The pages of the table: what the browser is first given. What changes afterwards comes over the wire."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, PackageLoader, select_autoescape
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from sherwood.games import find, shelf
from sherwood.kernel.game import Game, Option, Options, Refusal
from sherwood.kernel.texts import SOURCE, Texts, languages
from sherwood.table.rulebook import rulebook
from sherwood.table.wire import BODY_LIMIT
from sherwood.table.workshop import make

_FOLDER = Path(__file__).parent
TEXTS = Texts(_FOLDER / "texts")
LANGUAGES = languages(_FOLDER / "texts")
_FILLED_BY_SCRIPT = {
    name: f"{{{name}}}" for name in ("count", "game", "name", "seat", "step", "steps", "strength", "text", "title")
}
"""Values that a page's script puts into a text: there they stand as `{name}`."""


class Value(NamedTuple):
    """One value of an option in words; few have a story."""

    value: str
    title: str
    story: str


class Choice(NamedTuple):
    """One option of a game in words; it matters only with the `needed` values of the option `given`, if one is named."""

    name: str
    clause: str
    title: str
    about: str
    values: tuple[Value, ...]
    is_variant: bool
    given: str
    needed: tuple[str, ...]


class Chapter(NamedTuple):
    """Variants of one chapter of the rules, under its title; without a title if the game doesn't group them."""

    title: str
    variants: tuple[Choice, ...]


class Offer(NamedTuple):
    """One game of the shelf, with all that can be settled before it begins.

    sizes: how many seats there can be, such as `2 or 4`;
    options: what is asked of everybody, and with it what belongs to values of the first option, such as to one scenario;
    chapters: all other variants; has_coach: it can tell a beginner what to do; has_lead: the first option comes before the
    seats, as it tells a story or decides how many they are.
    """

    id: str
    name: str
    seats: tuple[str, ...]
    sizes: str
    options: tuple[Choice, ...]
    chapters: tuple[Chapter, ...]
    has_coach: bool
    has_lead: bool


def language(request: HTTPConnection) -> str:
    """The reader's language: the one chosen, else the first of the browser's that there are texts in, else English."""
    chosen = request.cookies.get("lang", "")
    wanted = [chosen, *(part.split(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(","))]
    return next((code for code in wanted if code in LANGUAGES), SOURCE)


def shape(request: HTTPConnection) -> str:
    """The shape of the reader's screen: `tall` if he says so, else `wide`."""
    return "tall" if request.query_params.get("shape") == "tall" else "wide"


def page(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    spoken = language(request)

    def say(id: str, **fields: str | int) -> str:
        return TEXTS.say(spoken, id, **fields)

    def script_texts(*ids: str) -> dict[str, str]:
        return {id: TEXTS.say(spoken, id, **_FILLED_BY_SCRIPT) for id in ids}

    html = (
        _templates()
        .get_template(template)
        .render(
            say=say,
            script_texts=script_texts,
            language=spoken,
            languages=LANGUAGES,
            theme=request.cookies.get("theme", ""),
            path=request.url.path,
            **values,
        )
    )
    return HTMLResponse(html, status, headers={"Cache-Control": "no-cache"})


def problem(request: Request, status: int, text: str) -> HTMLResponse:
    """A page that says what was wrong."""
    return page(request, "problem.html", status, text=text)


@cache
def _templates() -> Environment:
    return Environment(
        loader=PackageLoader("sherwood.table"),
        autoescape=select_autoescape(),
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )


def _choice(game: Game, option: Option, spoken: str) -> Choice:
    words = game.words
    story = getattr(words, "story", lambda *_: "")
    title, about = words.option(option, spoken)
    values = tuple(Value(value, words.value(option, value, spoken), story(option, value, spoken)) for value in option.values)
    return Choice(option.name, option.clause, title, about, values, option.is_variant, *option.given)


def _chapters(game: Game, variants: Iterable[Choice], spoken: str) -> tuple[Chapter, ...]:
    """The variants under the titles of their chapters, in the order of the rules where these have titles."""
    chapter = getattr(game.words, "chapter", lambda *_: "")
    found: dict[str, list[Choice]] = {}
    for variant in variants:
        found.setdefault(chapter(variant.clause, spoken), []).append(variant)
    return tuple(Chapter(title, tuple(held)) for title, held in sorted(found.items(), key=lambda one: one[1][0].clause))


def _seats(game: Game, options: Options, spoken: str) -> tuple[str, ...]:
    words = game.under(options).words
    return tuple(words.seat(number, spoken) for number in range(len(game.setup.seats(options))))


def _sizes(game: Game, spoken: str) -> str:
    *counts, most = map(str, game.sizes)
    return TEXTS.say(spoken, "seats-or", counts=", ".join(counts), most=most) if counts else most


@cache
def offer(game: Game, spoken: str) -> Offer:
    choices = [_choice(game, option, spoken) for option in game.setup.OPTIONS]
    lead = choices[0].name if choices else ""
    asked = [choice for choice in choices if choice.given == lead or not choice.is_variant]
    return Offer(
        game.id,
        game.words.name(spoken),
        _seats(game, {}, spoken),
        _sizes(game, spoken),
        tuple(asked),
        _chapters(game, (choice for choice in choices if choice not in asked), spoken),
        hasattr(game.words, "coach"),
        bool(choices) and _leads(game, choices[0]),
    )


def _leads(game: Game, choice: Choice) -> bool:
    sizes = {len(game.setup.seats({choice.name: value.value})) for value in choice.values}
    return len(sizes) > 1 or any(value.story for value in choice.values)


def _strengths() -> tuple[str, ...]:
    from sherwood.bots import STRENGTHS

    return tuple(STRENGTHS)


async def _offers(request: Request) -> list[Offer]:
    return [await make(partial(offer, game, language(request))) for game in shelf().values()]


async def home(request: Request) -> Response:
    return page(request, "home.html", games=await _offers(request), strengths=_strengths(), largest=BODY_LIMIT)


async def seats(request: Request) -> Response:
    """The rows of a game's seats, when an option changes how many there are."""
    try:
        game = find(request.path_params["game"])
        names = _seats(game, dict(request.query_params), language(request))
    except Refusal as refusal:
        return problem(request, 404, str(refusal))
    return page(request, "seats.html", seats=names, strengths=_strengths())


async def seat(request: Request) -> Response:
    post = request.app.state.house.notifier.post
    key = request.path_params["key"]
    return page(request, "table.html", key=key, watching=False, mails=post.mails, calls=post.calls)


async def watch(request: Request) -> Response:
    return page(request, "table.html", key=request.path_params["key"], watching=True)


async def replay(request: Request) -> Response:
    return page(request, "replay.html", key=request.path_params["key"], strengths=_strengths())


async def rules(request: Request) -> Response:
    try:
        game = find(request.path_params["game"])
    except Refusal as refusal:
        return problem(request, 404, str(refusal))
    told = await make(partial(offer, game, language(request)))
    return page(request, "rules.html", game=told, book=await make(partial(rulebook, game)))


async def about(request: Request) -> Response:
    return page(request, "about.html", games=await _offers(request))


routes = [
    Route("/", home),
    Route("/seats/{game}", seats),
    Route("/s/{key}", seat),
    Route("/w/{key}", watch),
    Route("/r/{key}", replay),
    Route("/rules/{game}", rules),
    Route("/about", about),
]
