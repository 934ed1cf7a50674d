"""Every message between browser and table. The client knows no rules: it shows what it is told and sends back what was clicked.

A connection is opened on `/ws/KEY?after=SEQ&shape=SHAPE`, with `&text=on` by who wants the position told as text. Requests
carry an `id` that rises within a connection; each is answered by one Reply with that id, after it is on disk (id -1: the
message had none that could be read). Advice, Odds and Hint, may be answered later than what was asked after it. `at` is the
number of the prompt that it answers: a request for an older prompt is refused. Picking and letting go don't change the number
of the prompt.

The first Update of a connection is `full`, unless it goes on after SEQ; later ones name only what changed. An Update comes
before the Reply to the request that caused it. The number of a prompt, of a message and of a step are the viewer's own.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=0, lt=2**31)]
Short = Annotated[str, Meta(max_length=200)]
Moves = Annotated[str, Meta(max_length=4000)]
"""Moves in notation, separated by `;`: as many as a turn takes in which each man of a castle is led by himself."""
Target = Annotated[str, Meta(max_length=80)]
MESSAGE_LIMIT = 4096
"""Bytes of one request."""
BODY_LIMIT = 2**20
"""Bytes of one request over HTTP, such as a record."""


# -- from the browser -------------------------------------------------------------------------------------------------
class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    id: Number


class Numbered(Struct, frozen=True):
    """All that is read of a message that can't be heeded."""

    id: Number


class Sit(Request, frozen=True):
    """Takes part: the holder's word for the fair dice, and the name to show if he holds one seat.

    The game begins when all holders have sat. Sitting down again takes the seat back from a computer that stood in.
    """

    nonce: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Face(Request, frozen=True):
    """Opens the curtain for this seat (same screen), or for the public with seat -1."""

    seat: Annotated[int, Meta(ge=-1, le=8)]


class Pick(Request, frozen=True):
    """Picks a target of the draft, or lets go of it."""

    at: Number
    target: Target


class Try(Request, frozen=True):
    """What would picking this target come to, which is set down at a place? The draft stays as it is."""

    at: Number
    target: Target


class Clear(Request, frozen=True):
    at: Number


class Confirm(Request, frozen=True):
    at: Number


class Make(Request, frozen=True):
    """Makes one move, or several separated by `;`, in notation."""

    at: Number
    move: Moves


class Undo(Request, frozen=True):
    at: Number


class Resign(Request, frozen=True):
    pass


class Hint(Request, frozen=True):
    at: Number


class Why(Request, frozen=True):
    """Why can't I do this? A target or a move in notation."""

    at: Number
    target: Target = ""
    move: Moves = ""


class Odds(Request, frozen=True):
    """The exact distribution, from what the seat knows, of what follows a move; without one, of what follows confirming."""

    at: Number
    move: Moves = ""


class Chat(Request, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Rematch(Request, frozen=True):
    pass


class Tell(Request, frozen=True):
    """Send word when it is my turn and I am away: to an e-mail address or the URL of a webhook; to nobody any more if empty."""

    to: Annotated[str, Meta(max_length=500)]


Requests = Sit | Face | Pick | Try | Clear | Confirm | Make | Undo | Resign | Hint | Why | Odds | Chat | Rematch | Tell


# -- from the table ---------------------------------------------------------------------------------------------------
class Chair(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    role: str
    """The rulebook's word: Robin Hood."""
    name: str
    who: str
    """`human` or a bot's strength."""
    here: bool
    done: bool
    clock: float | None
    """Seconds left, when the message was written; None without a clock."""
    running: bool
    points: int | None = None
    colour: str = ""
    """In which its people are drawn, as `#rrggbb`; empty where the game doesn't say."""


class Part(Struct, frozen=True, omit_defaults=True):
    """One thing that what a choice costs or brings comes of, and its clause."""

    text: str
    clause: str = ""


class Choice(Struct, frozen=True, omit_defaults=True):
    """Something that can be clicked: a target of the picture, or a button that makes a move."""

    label: str
    target: str = ""
    move: str = ""
    picked: bool = False
    about: str = ""
    """What it costs or brings, in a few words."""
    clause: str = ""
    """The clause that governs it."""
    parts: tuple[Part, ...] = ()
    badge: str = ""
    """A few characters to show at the target."""
    trail: tuple[str, ...] = ()
    """Targets through whose centres a line is drawn while the choice is looked at or picked."""
    free: bool = False
    """It can be set down anywhere: the target of a pick is then `ID@X,Y` or `ID@X,Y,FACING`."""


class Tip(Struct, frozen=True):
    """Something for beginners; who has heard it once needs it no more."""

    id: str
    text: str


class Prompt(Struct, frozen=True, omit_defaults=True):
    number: int
    seat: int
    """Whom this connection plays for now; -1: nobody (watching, or behind the curtain)."""
    mine: bool
    """It is for me to choose."""
    stage: str
    text: str
    picks: tuple[Choice, ...] = ()
    buttons: tuple[Choice, ...] = ()
    confirm: Choice | None = None
    """The confirm button, if the picks can be confirmed."""
    hint: str = ""
    undo: bool = False
    curtain: int = -1
    """The seat for whom the curtain must be opened next."""
    over: str = ""
    """How the game ended, in words."""
    tips: tuple[Tip, ...] = ()
    drawn: str = ""
    """What the draft comes to, as SVG over the pieces."""


class Line(Struct, frozen=True, omit_defaults=True):
    """One line of the log. `step` is the reader's own number of the position after it, for the replay slider."""

    number: int
    text: str
    kind: str
    """move, event, chat, note; onward: in place of the last line that is no chat, for it tells that and more."""
    seat: int = -1
    clause: str = ""
    step: int = 0
    own: str = ""
    """What came last says by itself, where the line only sums it up."""


class Update(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="update"):
    """What changed since message `seq - 1`; with `full`, everything."""

    seq: int
    full: bool = False
    title: str = ""
    """The game, and who plays it."""
    pieces: dict[str, str] = {}
    """Changed pieces by id: the `<g>` element as text."""
    gone: tuple[str, ...] = ()
    order: tuple[str, ...] | None = None
    """All ids in drawing order, when that changed."""
    alt: str | None = None
    board: str | None = None
    """The position as text, for who asked for it."""
    prompt: Prompt | None = None
    chairs: tuple[Chair, ...] | None = None
    lines: tuple[Line, ...] = ()
    fair: Fair | None = None
    next: str = ""
    """The link to the rematch, once it is agreed."""
    told: bool | None = None
    """Whether the holder of this link gets word when it is his turn. To which address is told to nobody."""


class Fair(Struct, frozen=True, omit_defaults=True):
    """Fair dice: the commitment from the start; the secret and the verdict once the game is over."""

    commitment: str
    secret: str = ""
    verified: bool | None = None


class Reply(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="reply"):
    id: int
    ok: bool
    text: str = ""
    """Why not; or the answer to a question."""
    clause: str = ""
    move: str = ""
    """For Hint: the suggestion, in notation; several moves are separated by `;`."""
    odds: tuple[tuple[str, float], ...] = ()
    """For Odds: what may follow, and how likely, falling."""
    target: str = ""
    """For Try: the nearest place that is lawful, as the target of a pick."""
    drawn: str = ""
    """For Try: what picking it would come to, as SVG over the pieces."""


class Bye(Struct, frozen=True, tag_field="is", tag="bye"):
    """The last message of a connection: why it is closed."""

    text: str


DECODER = msgspec.json.Decoder(Requests)
ENCODER = msgspec.json.Encoder()
