"""What happens at a table, as it is written down: a table is its settings and the list of its happenings, nothing else."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct


class SeatSetting(Struct, frozen=True):
    """Who sits where. `holder` is the number of the link that holds the seat, -1 for a computer."""

    who: str
    """`human`, or the strength of a computer."""
    name: str
    holder: int


class Clock(Struct, frozen=True):
    """Time to choose in, for each question anew. `days` goes on while the server is down, `move` begins anew then."""

    kind: Literal["none", "move", "days"] = "none"
    seconds: int = 0
    out: Literal["forfeit", "computer"] = "forfeit"


class Settings(Struct, frozen=True):
    """A table as it was opened. `start` is the position it begins from, empty for the game's own set-up."""

    game: str
    version: int
    options: dict[str, str]
    seats: tuple[SeatSetting, ...]
    clock: Clock
    curtain: bool
    start: bytes = b""
    record: bytes = b""
    """A finished game that was brought from elsewhere, to be looked at."""


class Happening(Struct, frozen=True, tag_field="is", tag=str.lower):
    pass


class Sat(Happening, frozen=True):
    """A holder takes part; `nonce` is his word for the fair dice."""

    holder: int
    name: str
    nonce: str


class Moved(Happening, frozen=True):
    """Moves made one after the other by one seat, or by CHANCE; `then`: those with which the seat means to go on."""

    by: int
    moves: tuple[int, ...]
    then: tuple[int, ...] = ()


class TakenBack(Happening, frozen=True):
    """A seat's last moves: those after step `keep`, or the whole run of them."""

    by: int
    keep: int | None = None


class Sealed(Happening, frozen=True):
    """Moves that a seat has settled on before its turn has come."""

    seat: int
    moves: tuple[int, ...]


class Unsealed(Happening, frozen=True):
    """A seat takes back what it has settled on and not yet made."""

    seat: int


class Said(Happening, frozen=True):
    holder: int
    text: str


class Resigned(Happening, frozen=True):
    seat: int
    late: bool = False
    """His time ran out."""


class Replaced(Happening, frozen=True):
    """A computer of this strength plays on for the seat."""

    seat: int
    by: str
    late: bool = False


class Asked(Happening, frozen=True):
    """A holder would like another game."""

    holder: int


class Wished(Happening, frozen=True):
    """A holder wants word, in his language, when it is his turn and he is away: by e-mail, by a webhook, or no more by either."""

    holder: int
    email: str = ""
    webhook: str = ""
    language: str = ""

    @property
    def holds(self) -> bool:
        return bool(self.email or self.webhook)


class Rematched(Happening, frozen=True):
    """The next table's key for each holder, and for the watchers."""

    keys: tuple[tuple[int, str], ...]


class Restarted(Happening, frozen=True):
    """The rules have changed: the game went on from the last position stored, with dice of a new secret."""

    version: int
    dump: bytes
    secret: bytes


Happenings = Sat | Moved | TakenBack | Sealed | Unsealed | Said | Resigned | Replaced | Asked | Wished | Rematched | Restarted

HAPPENING = msgspec.msgpack.Decoder(Happenings)
SETTINGS = msgspec.msgpack.Decoder(Settings)
ENCODER = msgspec.msgpack.Encoder()
