"""Games on paper: a text that a person can read and type, and its binary twin.

    game: cards
    rules: 1
    option: deal balanced
    player: Anna
    player: search:1000

    1 chance: draw robin arrow; draw robin woodsmen
    3 robin: add woodsmen 1      # a comment
    robin: undo
    end

Lines of the form `key: value` stand before the moves; HEADERS lists the keys. A line of moves may begin with the number of
its first step and with who makes them; moves are separated by `;`. A chance move that can only bring one thing may be left
out. Notation never holds `;` or `#`. In one reader's record a line `told: 17.1.1.2; 4.0.1` holds the story events that came
with the last move, as the numbers of their kinds and fields.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

import msgspec

from sherwood.kernel.dump import BadDump
from sherwood.kernel.game import Game, Refusal
from sherwood.kernel.history import Entry, History, Made, Seen, Undone
from sherwood.kernel.moves import FIELD, NOTHING, a_of, b_of, c_of, kind_of
from sherwood.kernel.moves import pack as event_of
from sherwood.kernel.play import legal
from sherwood.kernel.state import CHANCE, OVER, WATCHER, State

FORMAT: Final = 1
MAGIC: Final = b"sherwood"
HEADERS: Final = ("record", "game", "rules", "option", "player", "seen by", "start", "dice", "nonce", "secret", "result", "note")
WIDTH: Final = 110
UNDO: Final = "undo"
UNDO_TO: Final = "undo to "
"""Before the number of steps that stand then."""
TOLD: Final = "told"
"""In one reader's record before events, in place of who moves."""
HIDDEN: Final = "?"
"""A move of which a reader saw nothing, but which he was told something of."""
CHANCE_NAME: Final = "chance"
PUBLIC_NAME: Final = "public"

Find = Callable[[str], Game]
"""Gives the game of an id, or raises Refusal; `sherwood.games.find` is one."""


class Dice(NamedTuple):
    """The fair dice of a game (see `sherwood.kernel.dice`); `secret` is empty until they are opened."""

    commitment: str
    nonces: tuple[str, ...] = ()
    secret: bytes = b""


@dataclass(frozen=True)
class Record:
    """A game or the part of it that one reader has seen.

    version: the rules version it was played by;
    entries: of the whole game;
    reader: whose record it is (a seat or WATCHER), None for the whole game; seen: what he saw, in place of entries, the steps
    counted by those he saw;
    start: the dump of the position it begins from, if that isn't the set-up;
    result: points by seat once the game is over.
    """

    game: Game
    version: int
    options: dict[str, str]
    players: tuple[str, ...]
    entries: tuple[Entry, ...]
    reader: int | None = None
    seen: tuple[Seen, ...] = ()
    start: bytes | None = None
    dice: Dice | None = None
    result: tuple[int, ...] = ()
    notes: tuple[str, ...] = ()


def of(
    history: History, players: tuple[str, ...], reader: int | None = None, dice: Dice | None = None, notes: tuple[str, ...] = ()
) -> Record:
    """The record of a game as it stands: the whole of it, or what `reader` has seen of the steps that stand."""
    record = Record(
        history.game, history.game.version, dict(history.options), players, (), reader, (), None, dice, _result(history), notes
    )
    if reader is None:
        return replace(record, entries=tuple(history.entries), start=history.start.dump() if history.from_dump else None)
    seen = enumerate(history.seen(reader), 1)
    return replace(record, seen=tuple(one._replace(step=number) for number, one in seen))


def history(record: Record) -> History:
    """The game of a whole record, replayed. Raises Refusal if it doesn't replay, or is one reader's record."""
    begun = _begin(record)
    begun.replay(record.entries)
    return begun


# -- text ---------------------------------------------------------------------------------------------------------------
def write(record: Record) -> str:
    """The record as text."""
    return "\n".join([*_headers(record), "", *_lines(record), "end", ""])


def read(text: str, find: Find) -> tuple[Record, list[str]]:
    """The record as far as it can be read, and what is wrong with it, line by line. Raises Refusal if no game is named."""
    reader = _TextReader(text, find)
    return reader.record, reader.faults


def _headers(record: Record) -> Iterator[str]:
    yield f"record: {FORMAT}"
    yield f"game: {record.game.id}"
    yield f"rules: {record.version}"
    for name, value in record.options.items():
        yield f"option: {name} {value}"
    for player in record.players:
        yield f"player: {_one_line(player)}"
    if record.reader is not None:
        yield f"seen by: {_who(record, record.reader)}"
    if record.start is not None:
        yield f"start: {base64.b64encode(zlib.compress(record.start)).decode()}"
    if record.dice:
        yield f"dice: {record.dice.commitment}"
        for nonce in record.dice.nonces:
            yield f"nonce: {nonce}"
        if record.dice.secret:
            yield f"secret: {record.dice.secret.hex()}"
    if record.result:
        yield "result: " + ", ".join(f"{_who(record, seat)} {points}" for seat, points in enumerate(record.result))
    for note in record.notes:
        yield f"note: {_one_line(note)}"


def _kept(undo: str) -> int | None:
    """How many steps stand after an undo as it is written; None where it takes back the whole run. Raises Refusal."""
    if undo == UNDO:
        return None
    number = undo.removeprefix(UNDO_TO)
    if not number.isdecimal():
        raise Refusal(f"{undo!r} says to undo something, but not up to where; write `undo`, or `undo to 12`.")
    return int(number)


class _Part(NamedTuple):
    """step: 0 for one that has no number; told: the events that follow."""

    step: int
    by: int
    text: str
    told: str = ""


def _lines(record: Record) -> Iterator[str]:
    """The moves, those of one mover together on a line as far as they fit."""
    line, last = "", CHANCE
    for part in _entered(record) if record.reader is None else _seen(record):
        if line and part.step and part.by == last and len(line) + len(part.text) < WIDTH:
            line += f"; {part.text}"
        else:
            if line:
                yield line
            number = f"{part.step} " if part.step else ""
            line, last = f"{number}{_who(record, part.by)}: {part.text}", part.by
        if part.told:
            yield line
            yield f"{TOLD}: {part.told}"
            line = ""
    if line:
        yield line


def _entered(record: Record) -> Iterator[_Part]:
    step = 0
    for entry in record.entries:
        if isinstance(entry, Made):
            step += 1
            yield _Part(step, entry.by, record.game.words.write(entry.move))
        else:
            step = entry.keep
            yield _Part(0, entry.by, f"{UNDO_TO}{step}")


def _seen(record: Record) -> Iterator[_Part]:
    for seen in record.seen:
        text = HIDDEN if seen.move == NOTHING else record.game.words.write(seen.move)
        yield _Part(seen.step, seen.by, text, "; ".join(map(_numbers, seen.events)))


def _numbers(event: int) -> str:
    return f"{kind_of(event)}.{a_of(event)}.{b_of(event)}.{c_of(event)}"


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _who(record: Record, who: int) -> str:
    names = {CHANCE: CHANCE_NAME, WATCHER: PUBLIC_NAME}
    return names[who] if who in names else record.game.setup.seats(record.options)[who]


def _result(history: History) -> tuple[int, ...]:
    if history.state.turn() != OVER:
        return ()
    return tuple(history.state.points(seat) for seat in history.readers if seat != WATCHER)


def _begin(record: Record) -> History:
    if record.reader is not None:
        raise Refusal("This is one reader's record: it doesn't hold what was hidden from it, so it can't be replayed.")
    start: State | None = None
    if record.start is not None:
        try:
            start = record.game.setup.load(record.start)
        except BadDump as fault:
            raise Refusal(f"The position that this record begins from can't be read: {fault}.") from None
    return History(record.game, record.options, start)


class _TextReader:
    """Reads a text line by line; `faults` gathers what is wrong."""

    LINE = re.compile(r"(?:(?P<number>\d+)\b[.)]?)?\s*(?:(?P<who>[\w-]+)\s*:)?(?P<moves>.*)")
    EVENT = re.compile(r"([1-9]\d{0,2})\.(\d{1,6})\.(\d{1,6})\.(\d{1,6})", re.ASCII)
    MOST = (255, FIELD, FIELD, FIELD)

    def __init__(self, text: str, find: Find) -> None:
        self.faults: list[str] = []
        headers: list[tuple[int, str, str]] = []
        body: list[tuple[int, str]] = []
        for number, line in enumerate(text.splitlines(), 1):
            key, colon, value = line.partition(":")
            if colon and key.strip().lower() in HEADERS:
                headers.append((number, key.strip().lower(), value.strip()))
            elif bare := line.partition("#")[0].strip():
                body.append((number, bare))
        named = [value for _, key, value in headers if key == "game"]
        if not named:
            raise Refusal("This is no record of a game: a line such as `game: cards` is missing.")
        self.record = Record(find(named[0]), find(named[0]).version, {}, (), ())
        for number, key, value in headers:
            self._header(number, key, value)
        if self.record.version != self.record.game.version:
            self.faults.append(
                f"It was played by rules version {self.record.version}, and is read by version {self.record.game.version}."
            )
        try:
            self._settle()
        except Refusal as fault:
            self.faults.append(str(fault))
        else:
            self._body(body)

    def _fault(self, number: int, text: str) -> None:
        self.faults.append(f"Line {number}: {text}")

    # -- headers
    def _header(self, number: int, key: str, value: str) -> None:
        try:
            self.record = replace(self.record, **self._changes(key, value))
        except (ValueError, binascii.Error, zlib.error) as fault:
            why = str(fault) if isinstance(fault, Refusal) else f"{value[:40]!r} can't be read."
            self._fault(number, f"`{key}`: {why}")

    def _changes(self, key: str, value: str) -> dict[str, Any]:
        record = self.record
        if key == "record" and int(value) != FORMAT:
            raise Refusal(f"this form of record ({value}) is not known here; this program reads form {FORMAT}.")
        if key == "rules":
            return {"version": int(value)}
        if key == "option":
            return {"options": {**record.options, **dict([self._option(value)])}}
        if key == "player":
            return {"players": (*record.players, value)}
        if key == "seen by":
            return {"reader": self._seat(value)}
        if key == "start":
            return {"start": zlib.decompress(base64.b64decode(value, validate=True))}
        if key == "dice":
            return {"dice": Dice(value)}
        if key in ("nonce", "secret"):
            return {"dice": self._dice(key, value)}
        if key == "result":
            return {"result": tuple(int(part.split()[-1]) for part in value.split(",") if part.strip())}
        return {"notes": (*record.notes, value)} if key == "note" else {}

    def _option(self, value: str) -> tuple[str, str]:
        name, _, chosen = value.partition(" ")
        for option in self.record.game.setup.OPTIONS:
            if option.name == name:
                if chosen in option.values:
                    return name, chosen
                raise Refusal(f"{name} can't be {chosen!r}; it is one of: {', '.join(option.values)}.")
        raise Refusal(f"{self.record.game.id} has no option {name!r}.")

    def _dice(self, key: str, value: str) -> Dice:
        dice = self.record.dice
        if dice is None:
            raise Refusal("it needs the line `dice` before it.")
        return dice._replace(nonces=(*dice.nonces, value)) if key == "nonce" else dice._replace(secret=bytes.fromhex(value))

    def _seat(self, name: str) -> int:
        seats = self.record.game.setup.seats(self.record.options)
        if name == PUBLIC_NAME:
            return WATCHER
        if name == CHANCE_NAME:
            return CHANCE
        if name in seats:
            return seats.index(name)
        raise Refusal(f"there is no {name!r} in this game; write one of: {', '.join(seats)}, {CHANCE_NAME}.")

    # -- moves
    def _settle(self) -> None:
        """Once all options are known. Raises Refusal if they make no game together."""
        self.record = replace(self.record, game=self.record.game.under(self.record.options))
        if self.record.reader is None:
            self.history = _begin(self.record)

    def _body(self, body: list[tuple[int, str]]) -> None:
        take = self._take_seen if self.record.reader is not None else self._take_made
        for at, (number, line) in enumerate(body):
            if line.lower() == "end":
                self._ended(body[at + 1 :])
                break
            try:
                self._line(number, line, take)
            except Refusal as fault:
                self._fault(number, f"{fault} What follows is left out.")
                break
        else:
            self.faults.append("The record is cut short: its last line should be `end`.")
        if self.record.reader is None:
            self._close()

    def _ended(self, rest: list[tuple[int, str]]) -> None:
        if rest:
            self._fault(rest[0][0], "what follows `end` is left out.")

    def _line(self, number: int, line: str, take: Callable[[str, str | None], None]) -> None:
        match = self.LINE.fullmatch(line)
        assert match is not None
        if match["number"] and int(match["number"]) != self._next(int(match["number"])):
            self._fault(
                number, f"it begins with step {match['number']}, but the next one is {self._next()}; steps may be missing."
            )
        for move in match["moves"].split(";"):
            if move.strip():
                take(move.strip(), match["who"])

    def _next(self, wanted: int = 0) -> int:
        """The number of the next step, once the forced ones that were left out before step `wanted` are put in."""
        if self.record.reader is not None:
            return len(self.record.seen) + 1
        while len(self.history.steps) + 1 < wanted and (forced := _forced(self.history.state)):
            self.history.make(forced)
        return len(self.history.steps) + 1

    def _take_seen(self, move: str, who: str | None) -> None:
        if who is None:
            raise Refusal("in one reader's record each line must say who moved.")
        if who == TOLD:
            self._take_told(move)
            return
        read = NOTHING if move == HIDDEN else self.record.game.words.read(move)
        seen = Seen(len(self.record.seen) + 1, self._seat(who), read, [])
        self.record = replace(self.record, seen=(*self.record.seen, seen))

    def _take_told(self, event: str) -> None:
        if not self.record.seen:
            raise Refusal("nothing can be told before the first move.")
        *before, last = self.record.seen
        last = last._replace(events=[*last.events, self._event(event)])
        self.record = replace(self.record, seen=(*before, last))

    def _event(self, text: str) -> int:
        match = self.EVENT.fullmatch(text)
        numbers = [int(number) for number in match.groups()] if match else []
        if numbers and all(number <= most for number, most in zip(numbers, self.MOST, strict=True)):
            event = event_of(*numbers)
            with suppress(LookupError, ValueError):
                self.record.game.words.event(event, "en")
                return event
        raise Refusal(f"{text!r} is no event of {self.record.game.id}.")

    def _take_made(self, move: str, who: str | None) -> None:
        by = None if who is None else self._seat(who)
        if move.startswith(UNDO):
            last = self.history.steps[-1].by if self.history.steps else 0
            self.history.undo(last if by is None else by, _kept(move))
            return
        made = self.record.game.words.read(move)
        while (forced := _forced(self.history.state)) not in (None, made):
            self.history.make(forced)
        turn = self.history.state.turn()
        self.history.replay([Made(made, turn if by is None else by)])

    def _close(self) -> None:
        result = _result(self.history)
        if self.record.result and self.record.result != result:
            said = ", ".join(map(str, self.record.result))
            self.faults.append(f"The result is given as {said}, but the moves lead to {', '.join(map(str, result)) or 'no end'}.")
        self.record = replace(self.record, entries=tuple(self.history.entries), result=result)


def _forced(state: State) -> int | None:
    """The only thing that chance can bring now."""
    if state.turn() != CHANCE:
        return None
    outcomes = legal(state)
    return outcomes[0] if len(outcomes) == 1 else None


# -- binary -------------------------------------------------------------------------------------------------------------
class _Packed(msgspec.Struct, array_like=True):
    game: str
    version: int
    options: dict[str, str]
    players: tuple[str, ...]
    entries: list[tuple[int, int]]
    """By whom, and the move; or -1 - the steps that an undo keeps."""
    reader: int | None
    start: bytes | None
    dice: Dice | None
    result: tuple[int, ...]
    notes: tuple[str, ...]
    seen: list[Seen] = []


def pack(record: Record) -> bytes:
    """The record in few bytes, with a checksum."""
    fields = {name: getattr(record, name) for name in _Packed.__struct_fields__}
    fields["game"] = record.game.id
    fields["entries"] = [(entry.by, entry.move if isinstance(entry, Made) else -1 - entry.keep) for entry in record.entries]
    return MAGIC + bytes([FORMAT]) + zlib.compress(msgspec.msgpack.encode(_Packed(**fields)))


def unpack(data: bytes, find: Find) -> Record:
    """The record that was packed. Raises Refusal if the bytes are damaged or cut short."""
    head = MAGIC + bytes([FORMAT])
    if not data.startswith(head):
        raise Refusal("These bytes are no packed record, or one of a form that is not known here.")
    try:
        packed = msgspec.msgpack.decode(zlib.decompress(data[len(head) :]), type=_Packed)
    except (zlib.error, msgspec.DecodeError):
        raise Refusal("This packed record is damaged or cut short.") from None
    fields: dict[str, Any] = {name: getattr(packed, name) for name in _Packed.__struct_fields__}
    fields["game"] = find(packed.game).under(packed.options)
    fields["entries"] = tuple(Made(number, by) if number >= 0 else Undone(by, -1 - number) for by, number in packed.entries)
    fields["seen"] = tuple(packed.seen)
    return Record(**fields)
