"""`sherwood games`: what is on the shelf, and what can be settled before a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sherwood.cli import common

if TYPE_CHECKING:
    from rich.table import Table

    from sherwood.kernel.game import Game, Option


def games(game: str = "", *, lang: str | None = None, json: bool = False) -> None:
    """List the games, their seats and options.

    Parameters
    ----------
    game
        The id of one game, to see its options in words.
    lang
        Language of names and sentences: en or fr.
    json
        Print JSON and nothing else.
    """
    from sherwood.games import find, shelf

    language = common.language(lang)
    chosen = [find(game)] if game else list(shelf().values())
    if json:
        import msgspec

        print(msgspec.json.encode([_plain(one, language) for one in chosen]).decode())
        return
    from rich.console import Console

    console = Console()
    console.print(_options(chosen[0], language) if game else _shelf(chosen, language))
    if not game:
        console.print(common.TEXTS.say(language, "games-more"), highlight=False)


def _shelf(chosen: list[Game], language: str) -> Table:
    table = _table(language, "game", "title", "seats", "options")
    for game in chosen:
        seats = game.setup.seats({})
        names = ", ".join(game.under({}).words.seat(seat, language) for seat in range(len(seats)))
        table.add_row(game.id, game.words.name(language), names, str(len(game.setup.OPTIONS)))
    return table


def _options(game: Game, language: str) -> Table:
    table = _table(language, "option", "about", "clause")
    table.title = game.words.name(language)
    for option in game.setup.OPTIONS:
        title, about = game.words.option(option, language)
        sentences = [f"{title}. {about}{_given(option, language)}"]
        if not option.is_variant:
            sentences += [_value(game, option, value, language) for value in option.values]
        table.add_row(option.name, "\n".join(sentences), option.clause)
    return table


def _given(option: Option, language: str) -> str:
    name, values = option.given
    return f" {common.TEXTS.say(language, 'games-given', option=name, values=', '.join(values))}" if name else ""


def _value(game: Game, option: Option, value: str, language: str) -> str:
    meaning = game.words.value(option, value, language)
    story = getattr(game.words, "story", lambda *_: "")(option, value, language)
    return "  " + ": ".join(dict.fromkeys((value, meaning))) + (f". {story}" if story else "")


def _table(language: str, *headings: str) -> Table:
    from rich.table import Table

    table = Table(title_justify="left")
    for heading in headings:
        table.add_column(common.TEXTS.say(language, f"games-{heading}"), overflow="fold")
    return table


def _plain(game: Game, language: str) -> dict[str, Any]:
    seats = game.setup.seats({})
    return {
        "id": game.id,
        "name": game.words.name(language),
        "rules": game.version,
        "seats": [{"id": id, "name": game.under({}).words.seat(seat, language)} for seat, id in enumerate(seats)],
        "options": [
            {
                "name": option.name,
                "values": option.values,
                "clause": option.clause,
                "given": option.given,
                "title": game.words.option(option, language)[0],
                "about": game.words.option(option, language)[1],
            }
            for option in game.setup.OPTIONS
        ],
    }
