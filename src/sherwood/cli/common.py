"""What several commands share: languages, options, seats and records given on the command line."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from sherwood.kernel.game import Refusal
from sherwood.kernel.telling import Teller, settled
from sherwood.kernel.texts import SOURCE, Texts, languages

if TYPE_CHECKING:
    from rich.progress import Progress

    from sherwood.kernel.game import Game
    from sherwood.kernel.history import Seen
    from sherwood.kernel.record import Record

TEXTS = Texts(Path(__file__).with_name("texts"))
PUBLIC = "public"
"""What stands for the watchers where a seat is asked for."""
SEEDS = 1 << 62
"""Seeds are below this."""


def language(asked: str | None) -> str:
    """The language asked for, or the terminal's if there are texts in it, or English. Raises Refusal."""
    spoken = languages(TEXTS.folder)
    if asked is not None:
        if asked not in spoken:
            raise Refusal(f"There are no texts in {asked!r}. Choose one of: {', '.join(spoken)}.")
        return asked
    wish = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), SOURCE)
    return wish[:2] if wish[:2] in spoken else SOURCE


def options(texts: Iterable[str]) -> dict[str, str]:
    """Options from `name=value`, several at once with commas; a variant's name alone turns it on. Raises Refusal."""
    chosen: dict[str, str] = {}
    for part in (part.strip() for text in texts for part in text.split(",")):
        name, equals, value = part.partition("=")
        if not name.strip() or (equals and not value.strip()):
            raise Refusal(f"{part!r} is no option. Write name=value, for example --options deal=balanced,bluff.")
        chosen[name.strip()] = value.strip() if equals else "on"
    return chosen


def seat(name: str, game: Game, chosen: dict[str, str]) -> int:
    """The number of a seat, by its id; `public` is the watchers. Raises Refusal."""
    from sherwood.kernel.state import WATCHER

    seats = game.setup.seats(chosen)
    if name == PUBLIC:
        return int(WATCHER)
    if name not in seats:
        raise Refusal(f"There is no seat {name!r}. Choose one of: {', '.join((*seats, PUBLIC))}.")
    return seats.index(name)


def read_record(path: Path) -> tuple[Record, list[str]]:
    """The record in a file, text or packed, as far as it can be read, and what is wrong with it. Raises Refusal."""
    from sherwood.games import find
    from sherwood.kernel import record

    try:
        data = path.read_bytes()
    except OSError as error:
        raise Refusal(f"{path} can't be read: {error.strerror}.") from None
    try:
        return (record.unpack(data, find), []) if data.startswith(record.MAGIC) else record.read(data.decode(), find)
    except UnicodeDecodeError:
        raise Refusal(f"{path} is no record: it is neither text nor packed.") from None
    except Refusal as refusal:
        raise Refusal(f"{path}: {refusal}") from None


def run_seed(seed: int | None) -> int:
    """The seed of a run: the one asked for, or any. Raises Refusal."""
    if seed is not None and not 0 <= seed < SEEDS:
        raise Refusal(f"The seed {seed} is out of range; it must be 0 or more, and below 2**62.")
    return secrets.randbits(32) if seed is None else seed


def progress(is_quiet: bool) -> Progress:
    """A bar on the terminal, gone at the end; none where nobody would see it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=is_quiet or not console.is_terminal)


def write_file(path: Path, text: str) -> None:
    """Raises Refusal."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refusal(f"{path} can't be written: {error.strerror}.") from None


def spare(path: Path) -> None:
    """Raises Refusal if a file is there that holds something else than a record."""
    from sherwood.kernel.record import MAGIC

    if path.is_dir() or (path.exists() and not path.read_bytes().startswith((b"record:", MAGIC))):
        raise Refusal(f"{path} holds something else than a record, so it is left alone. Choose another name.")


def log(game: Game, seen: Iterable[Seen], language: str) -> list[tuple[int, str, str]]:
    """What a reader is told of the steps it has seen: number of the step, line, and the clause it comes from, if any."""
    teller = Teller(game.words, language)
    lines = settled(line for step in seen for line in teller.lines(step))
    return [(line.step, line.text, line.clause) for line in lines]
