"""What a game gives to the house: a name, and rooms that are opened only when they are needed.

A game is a package with the modules `setup`, `words`, `view`, `picture`, `plans` and `eye`; the protocols below say
what each must offer. Its `__init__.py` makes one `Game` and imports none of them.
"""

from __future__ import annotations

import copy
import importlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

if TYPE_CHECKING:
    from sherwood.kernel.eye import Eye
    from sherwood.kernel.state import State

Options = Mapping[str, str]
"""Option name to chosen value; an option left out has its default."""


class Refusal(ValueError):
    """Something a person asked for can't be done; the text says what, where, and what to do instead."""


class Option(NamedTuple):
    """One thing to settle before a game: `values[0]` is the default. A variant has the values `off` and `on`.

    given: another option, and its values with which alone this one matters; empty if it always does.
    """

    name: str
    clause: str
    values: tuple[str, ...]
    given: tuple[str, tuple[str, ...]] = ("", ())

    @property
    def is_variant(self) -> bool:
        return self.values == ("off", "on")

    def alone(self) -> Iterator[dict[str, str]]:
        """Each of its values, with each value of the other option with which it matters."""
        name, needed = self.given
        for value in self.values:
            yield from ({name: one, self.name: value} for one in needed)
            if not needed:
                yield {self.name: value}


def settled(game: str, offered: Sequence[Option], options: Options) -> dict[str, str]:
    """Every option that a game offers with its value, defaults filled in. Raises Refusal for one that is unknown."""
    values = {option.name: option.values[0] for option in offered}
    allowed = {option.name: option.values for option in offered}
    for name, value in options.items():
        if name not in values:
            raise Refusal(f"{game} has no option {name!r}. Choose among: {', '.join(values)}.")
        if value not in allowed[name]:
            raise Refusal(f"{name} can't be {value!r}. Choose one of: {', '.join(allowed[name])}.")
        values[name] = value
    return values


class Fault(NamedTuple):
    """Why a move is illegal: its number in this game (from 1) and the clause that forbids it."""

    number: int
    clause: str


class About(NamedTuple):
    """What a choice costs or brings, in a few words, and the clause that governs it; empty if there is nothing to say.

    lines: what it comes of, such as each modifier of an attack with its own clause; they have no lines of their own.
    """

    text: str = ""
    clause: str = ""
    lines: tuple[About, ...] = ()


UNSAID = About()


def parted(target: str) -> tuple[str, tuple[int, ...]]:
    """The id that a target is of, and the place at which it is set down: `b-3@3120,2480`, or with the way it faces, `...,30`."""
    id, _, place = target.partition("@")
    numbers = tuple(int(number) for number in place.split(",") if number.isascii() and number.isdecimal() and len(number) < 6)
    return (id, numbers) if len(numbers) == place.count(",") + 1 and 2 <= len(numbers) <= 3 else (target, ())


def put(id: str, x: int, y: int, facing: int) -> str:
    """The target of something that is set down at a place."""
    return f"{id}@{x},{y},{facing}"


@dataclass(frozen=True)
class Pick:
    """Something on the board that can be clicked: `target` is the id that the picture gives it.

    badge: a few characters shown at the target, such as what it costs or the chance to hit it;
    trail: the targets through whose centres a line is drawn while this one is looked at or picked, such as the way to it;
    free: it can be set down anywhere (see `Scene.gauge`): its target is then followed by the place (see `parted`). An offer for
    such a target holds instead the nearest place that is lawful, as a pick that is picked.
    """

    target: str
    label: str
    picked: bool = False
    about: About = UNSAID
    badge: str = ""
    trail: tuple[str, ...] = ()
    free: bool = False


@dataclass(frozen=True)
class Quick:
    """A whole answer that is often wanted, offered as one button."""

    label: str
    moves: tuple[int, ...]


@dataclass(frozen=True)
class Offer:
    """What the seat may do now, seen from its own draft.

    picks: what may be clicked, each on or off;
    moves: legal moves offered as buttons, each made at once;
    plan: the moves that confirming the picks would make, or empty if they can't be confirmed yet;
    hint: one line that says what is missing, or what the plan amounts to;
    quick: whole answers offered as buttons;
    drawn: what the draft comes to, as SVG in the units of the picture, such as ghosts of those who would move, and a ruler.
    """

    picks: tuple[Pick, ...] = ()
    moves: tuple[int, ...] = ()
    plan: tuple[int, ...] = ()
    hint: str = ""
    quick: tuple[Quick, ...] = ()
    drawn: str = ""


class Gauge(NamedTuple):
    """How a picture is measured where things may stand anywhere: lengths in whole units, east and north of a corner.

    x, y: the picture's point that is that corner; scale: the picture's units to one of length;
    whole: units to one of the lengths that people speak of, whose sign is `sign`.
    """

    x: float
    y: float
    scale: float
    whole: int
    sign: str


@dataclass(frozen=True)
class Painting:
    """A ground that is still to be made: by what, and of what. Those of which both are alike are equal."""

    make: Callable[..., str]
    of: tuple[object, ...] = ()

    def __call__(self) -> str:
        return self.make(*self.of)


@dataclass(frozen=True)
class Scene:
    """A picture in its own units. `pieces` are `<g id="...">` by id, in drawing order.

    paint: makes the ground, which never changes during a game, when somebody wants it;
    spots: the centre of every target that no piece draws, such as the hexes of a map; they never change during a game;
    spot: the shape that is clicked at a spot, as the path of an SVG with its centre at 0,0;
    gauge: how it is measured, if things may stand anywhere; it never changes during a game.
    """

    width: int
    height: int
    paint: Callable[[], str]
    pieces: Mapping[str, str]
    alt: str = ""
    spots: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    spot: str = ""
    gauge: Gauge | None = None

    @property
    def ground(self) -> str:
        return self.paint()


class Setup(Protocol):
    OPTIONS: tuple[Option, ...]
    FAULTS: tuple[Fault, ...]
    LONGEST: int
    """No game takes more moves than this, chance moves counted."""

    def seats(self, options: Options) -> tuple[str, ...]:
        """The seats' ids, by number."""

    def start(self, options: Options) -> State:
        """The first position. Raises Refusal for an unknown option or value."""

    def load(self, dump: bytes) -> State:
        """The position a dump holds. Raises BadDump, also for one that can't be, such as with a card too many."""


class Words(Protocol):
    """Notation is one form in all languages; everything else is said in `language` ("en", "fr").

    Words may offer more, for games that need it:

    - `under(options)`: the Words of a game with these options, where moves name things that options settle. `Game.under` asks
      for it; without it only what needs no move, event or seat can be said;
    - `around(view, target, language)`: what lies at a place, or where somebody stands, and beside it, where a board is too large
      to be read whole. Raises Refusal;
    - `story(option, value, language)`: a few sentences on a value that has a story, such as a scenario; else empty;
    - `chapter(clause, language)`: the title of the chapter of a clause, by which many options can be grouped;
    - `together(seen, language)`: one line of the log for moves of which each goes on with the one before; else empty;
    - `gathered(events, language)`: the same for story events;
    - `sums_up(event)`: whether a line of `gathered` only sums this event up, so that readers may open it and see all in full;
    - `heading(event)`: of which depth a heading is that the event's line is, from 1; 0 for any other line;
    - `advice(view, moves, language)`: an answer to what the view's reader is asked, as somebody advises it; without it, what the
      buttons for its moves say;
    - `coach(view, language)`: what a beginner should be told now, each text after an id by which it is told only once.
    """

    def write(self, move: int) -> str:
        """A move, or a move as seen, in notation."""

    def read(self, text: str, language: str = "en") -> int:
        """The move that a line of notation means. Raises Refusal, said in `language`."""

    def name(self, language: str) -> str:
        """The game's name."""

    def seat(self, seat: int, language: str) -> str: ...
    def option(self, option: Option, language: str) -> tuple[str, str]:
        """Its title and one sentence about it."""

    def value(self, option: Option, value: str, language: str) -> str: ...
    def label(self, move: int, language: str) -> str:
        """What a button for this move says."""

    def told(self, seen: int, language: str) -> str:
        """The line of the log for a move as seen by its reader; empty if there is nothing to tell."""

    def event(self, event: int, language: str) -> tuple[str, str]:
        """The line of the log for a story event, and the clause it comes from."""

    def prompt(self, view: Any, language: str) -> str:
        """What the view's reader is asked, or whom he waits for, in plain words."""

    def stage(self, view: Any, language: str) -> str:
        """Where the game stands, in a few words: turn and phase."""

    def fault(self, number: int, language: str) -> str: ...
    def ending(self, number: int, language: str) -> str: ...
    def clause(self, clause: str, language: str) -> str:
        """The clause's title."""

    def board(self, view: Any, language: str) -> str:
        """The whole view as text, for terminals and for players without sight."""


class Views(Protocol):
    def view(self, state: State, seat: int) -> Any:
        """What `seat` (or WATCHER) may know: a frozen msgspec struct, built by allow-list."""


class Picture(Protocol):
    """A picture may offer more: `colours(view)`, by seat, in which its people are drawn, as `#rrggbb`."""

    def symbols(self) -> str:
        """The `<defs>` that every scene of this game needs; the same for all."""

    def scene(self, view: Any, language: str, picked: Sequence[str] = (), shape: str = "wide") -> Scene:
        """The picture in the shape of a `wide` or a `tall` screen; a game that has only one gives that."""


Counted = tuple[int, str, str]
"""What is counted over many games: a seat, a topic, and what of it."""


class Census(Protocol):
    def count(self, events: Iterable[int]) -> Counter[Counted]:
        """How often each happened in a game, of which these are all the story events; gangs without a player count as seats."""


class Plans(Protocol):
    def offer(self, state: State, seat: int, picked: Sequence[str], language: str) -> Offer:
        """What the seat may do with these targets picked. `state` is a position as the seat imagines it."""

    def why_not(self, state: State, seat: int, picked: Sequence[str], target: str) -> int:
        """The number of the fault that keeps `target` from being picked, or 0."""

    def about(self, state: State, seat: int, moves: Sequence[int], language: str) -> About:
        """What making these moves, a button's or those of the plan, costs the seat or brings it."""

    def complete(self, state: State, seat: int, moves: Sequence[int]) -> tuple[int, ...]:
        """The whole answer of the seat, of which `moves` are the choices that aren't none; empty if there is no such answer."""


@dataclass(frozen=True)
class Game:
    """`version` is the rules version: raise it whenever an old record would no longer replay."""

    id: str
    version: int
    package: str

    def room(self, name: str) -> Any:
        """One of the package's modules. A game made otherwise, as a toy may be, overrides this alone."""
        return importlib.import_module(f"{self.package}.{name}")

    @cached_property
    def setup(self) -> Setup:
        return cast(Setup, self.room("setup"))

    @cached_property
    def words(self) -> Words:
        return cast(Words, self.room("words"))

    @cached_property
    def views(self) -> Views:
        return cast(Views, self.room("view"))

    @cached_property
    def picture(self) -> Picture:
        return cast(Picture, self.room("picture"))

    @cached_property
    def plans(self) -> Plans:
        return cast(Plans, self.room("plans"))

    @cached_property
    def eye(self) -> Eye:
        """The game's judge of positions, for bots."""
        return cast("Eye", self.room("eye").EYE)

    @cached_property
    def census(self) -> Census | None:
        """What can be counted in its games beside points; a game may have nothing."""
        try:
            return cast(Census, self.room("census"))
        except ModuleNotFoundError as error:
            if error.name != f"{self.package}.census":
                raise
            return None

    def colours(self, view: Any) -> tuple[str, ...]:
        """In which each seat's people are drawn, as `#rrggbb`; empty where a picture doesn't tell."""
        return tuple(getattr(self.picture, "colours", lambda view: ())(view))

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """How many seats it can have, ascending: by default, and with each value of each option that is no variant."""
        found = {len(self.setup.seats({}))}
        for option in self.setup.OPTIONS:
            for options in () if option.is_variant else option.alone():
                with suppress(Refusal):
                    found.add(len(self.setup.seats(options)))
        return tuple(sorted(found))

    def for_seats(self, seats: int, options: Options) -> Options:
        """The options, with the first value that isn't chosen yet and brings this many seats; as they are where none does."""
        if len(self.setup.seats(options)) == seats:
            return options
        for option in self.setup.OPTIONS:
            for alone in () if option.is_variant or option.name in options else option.alone():
                with suppress(Refusal):
                    if len(self.setup.seats({**alone, **options})) == seats:
                        return {**alone, **options}
        return options

    def clause(self, fault: int) -> str:
        """The clause behind the fault of this number."""
        return next(known.clause for known in self.setup.FAULTS if known.number == fault)

    def under(self, options: Options) -> Game:
        """This game as these options settle it: its words know every counter and place that a move of it can name."""
        settle = getattr(self.words, "under", None)
        if settle is None:
            return self
        settled = copy.copy(self)
        settled.__dict__["words"] = settle(options)
        return settled

    @property
    def rules(self) -> Path:
        """The game's rules, clause by clause, in Markdown."""
        module = importlib.import_module(self.package)
        return Path(str(module.__file__)).with_name("rules.md")
