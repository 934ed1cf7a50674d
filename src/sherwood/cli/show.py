"""`sherwood show`: a record as text or picture, at any step, through the eyes of a seat or of everybody."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from cyclopts import Parameter

from sherwood.cli import common
from sherwood.kernel.game import Refusal

if TYPE_CHECKING:
    from sherwood.kernel.record import Record
    from sherwood.kernel.state import State


def show(
    record: Path,
    *,
    at: int | None = None,
    as_: Annotated[str, Parameter(name="--as")] = "",
    svg: Path | None = None,
    lang: str | None = None,
    json: bool = False,
) -> None:
    """Show a record at any moment, through any seat's eyes.

    Parameters
    ----------
    record
        The file of a record.
    at
        The step to stop at: 0 is the start. By default the last one.
    as_
        Whose eyes: a seat's id, or `public` for what is open to everybody (the default).
    svg
        Also draw the position to this file.
    lang
        Language of all texts: en or fr.
    json
        Print one JSON object and nothing else.
    """
    language = common.language(lang)
    paper, faults = common.read_record(record)
    moment = _seen_moment(paper, at, as_, language) if paper.reader is not None else _moment(paper, at, as_, language)
    if svg:
        _draw(svg, paper, moment, language)
    if json:
        import msgspec

        print(msgspec.json.encode(_plain(paper, moment, faults, language)).decode())
        return
    print("\n".join(_page(paper, moment, language)))
    for fault in faults:
        print(fault, file=sys.stderr)


class Moment(NamedTuple):
    """A step of a game as one reader knows it; `state` is None where only the reader's own record is at hand."""

    step: int
    steps: int
    reader: int
    log: list[tuple[int, str, str]]
    state: State | None


def _moment(paper: Record, at: int | None, as_: str, language: str) -> Moment:
    from sherwood.kernel.record import history

    played = history(paper)
    step = _step(at, len(played.steps))
    reader = common.seat(as_ or common.PUBLIC, paper.game, paper.options)
    seen = [seen for seen in played.seen(reader) if seen.step <= step]
    return Moment(step, len(played.steps), reader, common.log(paper.game, seen, language), played.at(step))


def _seen_moment(paper: Record, at: int | None, as_: str, language: str) -> Moment:
    """What the reader of this record saw; nothing else can be known of the game."""
    assert paper.reader is not None
    own = _name(paper, paper.reader)
    if as_ and common.seat(as_, paper.game, paper.options) != paper.reader:
        raise Refusal(f"This record holds only what {own} saw. Leave --as out.")
    step = _step(at, len(paper.seen))
    return Moment(step, len(paper.seen), paper.reader, common.log(paper.game, paper.seen[:step], language), None)


def _step(at: int | None, steps: int) -> int:
    if at is None:
        return steps
    if not 0 <= at <= steps:
        raise Refusal(f"This record has steps 0 to {steps}; there is no step {at}.")
    return at


def _name(paper: Record, reader: int) -> str:
    seats = paper.game.setup.seats(paper.options)
    return seats[reader] if reader in range(len(seats)) else common.PUBLIC


def _title(paper: Record, reader: int, language: str) -> str:
    named = reader in range(len(paper.game.setup.seats(paper.options)))
    return paper.game.words.seat(reader, language) if named else common.TEXTS.say(language, "show-public")


def _page(paper: Record, moment: Moment, language: str) -> Iterator[str]:
    say, words = common.TEXTS.say, paper.game.words
    yield words.name(language)
    if paper.players:
        yield say(language, "show-players", players=", ".join(paper.players))
    yield say(language, "show-seen-by", reader=_title(paper, moment.reader, language))
    yield ""
    for step, text, clause in moment.log:
        yield f"{step:>5}  {text}{f' ({clause})' if clause else ''}"
    yield ""
    yield say(language, "show-step", step=moment.step, steps=moment.steps)
    if moment.state is None:
        yield say(language, "show-no-board")
        return
    view = paper.game.views.view(moment.state, moment.reader)
    yield words.board(view, language)
    yield ""
    yield words.prompt(view, language)


def _plain(paper: Record, moment: Moment, faults: list[str], language: str) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "game": paper.game.id,
        "rules": paper.version,
        "options": paper.options,
        "players": paper.players,
        "step": moment.step,
        "steps": moment.steps,
        "reader": _name(paper, moment.reader),
        "log": [{"step": step, "text": text, "clause": clause} for step, text, clause in moment.log],
        "result": paper.result,
        "faults": faults,
    }
    if moment.state is not None:
        view = paper.game.views.view(moment.state, moment.reader)
        plain["stage"] = paper.game.words.stage(view, language)
        plain["prompt"] = paper.game.words.prompt(view, language)
        plain["view"] = view
    return plain


def _draw(path: Path, paper: Record, moment: Moment, language: str) -> None:
    from sherwood.art.document import document

    if moment.state is None:
        raise Refusal("One reader's record can't be drawn: it doesn't hold whole positions.")
    scene = paper.game.picture.scene(paper.game.views.view(moment.state, moment.reader), language)
    common.write_file(path, document(paper.game.picture.symbols(), scene))
