"""What one pair of eyes is shown of a table: everything that goes over the wire is made here, from views and seen moves."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from sherwood.kernel.game import About, Scene
from sherwood.kernel.history import Seen
from sherwood.kernel.state import OVER, WATCHER
from sherwood.kernel.telling import Teller
from sherwood.table.match import Chair, Chat, Match, Note, Told
from sherwood.table.pages import TEXTS
from sherwood.table.wire import Chair as ChairShown
from sherwood.table.wire import Choice, Fair, Line, Part, Prompt, Tip

BETWEEN = "\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}"
"""Two scores; no line ends there."""


def link(holder: int, key: str) -> str:
    """The page that a key opens."""
    return f"/w/{key}" if holder == WATCHER else f"/s/{key}"


class Eyes(NamedTuple):
    """Who looks: the holder of a link (WATCHER for the watchers' link), the seat he looks as (-1: the public), his language,
    the shape of his screen, and whether he has the position told as text.
    """

    holder: int
    face: int
    language: str
    shape: str = "wide"
    reads: bool = False

    @property
    def reader(self) -> int:
        return self.face if self.face >= 0 else WATCHER


class Sight(NamedTuple):
    """All that these eyes see at one moment; `lines` is the reader's whole log, which only ever grows, up to `told`."""

    face: int
    title: str
    scene: Scene
    order: tuple[str, ...]
    board: str
    prompt: Prompt
    chairs: tuple[ChairShown, ...]
    lines: list[Line]
    told: int
    fair: Fair
    next: str
    is_told: bool


class Logbook:
    """The log as these eyes may read it, written as the match goes on."""

    def __init__(self, match: Match, eyes: Eyes) -> None:
        self.match = match
        self.eyes = eyes
        self.language = eyes.language
        self.lines: list[Line] = []
        self._teller = Teller(match.game.words, eyes.language)
        self._read = 0

    def write_up(self) -> list[Line]:
        for item in self.match.log[self._read :]:
            match item:
                case Told(news, numbers):
                    for seen in news[self.eyes.reader]:
                        self._step(numbers[self.eyes.holder].get(seen.step, 0), seen)
                case Note(text, seat, name):
                    self._teller.pause()
                    self._line(TEXTS.say(self.language, text, name=self._known_as(seat, name)), "note", seat)
                case Chat(_, seat, name, text):
                    self._line(f"{self._known_as(seat, name)}: {text}", "chat", seat)
        self._read = len(self.match.log)
        return self.lines

    def _step(self, number: int, seen: Seen) -> None:
        for line in self._teller.lines(seen):
            kind = "onward" if line.goes_on else "event" if line.clause else "move"
            self._line(line.text, kind, -1 if line.clause else seen.by, line.clause, number, line.own)

    def _line(self, text: str, kind: str, seat: int = -1, clause: str = "", step: int = 0, own: str = "") -> None:
        self.lines.append(Line(len(self.lines), text, kind, seat, clause, step, own))

    def _known_as(self, seat: int, name: str) -> str:
        return name or (self.match.game.words.seat(seat, self.language) if seat >= 0 else "")


class Sights:
    """What everybody at one table sees, each made once for all who see the same."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.present: frozenset[int] = frozenset()
        self.verified: bool | None = None
        self._logbooks: dict[Eyes, Logbook] = {}
        self._sights: dict[Eyes, tuple[object, Sight]] = {}
        self._scenes: dict[tuple[int, str, str], tuple[Any, tuple[str, ...], Scene]] = {}

    def see(self, eyes: Eyes) -> Sight:
        stamp = self._stamp(eyes)
        kept = self._sights.get(eyes)
        if kept and kept[0] == stamp:
            return kept[1]
        sight = self._look(eyes)
        self._sights[eyes] = (stamp, sight)
        return sight

    def lines(self, eyes: Eyes) -> list[Line]:
        if eyes not in self._logbooks:
            self._logbooks[eyes] = Logbook(self.match, eyes)
        return self._logbooks[eyes].write_up()

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """Of every seat; they never change."""
        return self.match.game.colours(self.view(WATCHER)) or ("",) * self.match.seats

    def view(self, reader: int) -> Any:
        return self.match.game.views.view(self.match.history.state, reader)

    def _stamp(self, eyes: Eyes) -> object:
        picked = tuple(self.match.chairs[eyes.face].picked) if eyes.face >= 0 else ()
        return self.match.moment, picked, self.present, self.verified

    def _look(self, eyes: Eyes) -> Sight:
        match = self.match
        view = self.view(eyes.reader)
        picked = tuple(match.chairs[eyes.face].picked) if eyes.face >= 0 else ()
        scene = self._scene(eyes, view, picked)
        lines = self.lines(eyes)
        return Sight(
            eyes.face,
            self.title(eyes.language),
            scene,
            tuple(scene.pieces),
            match.game.words.board(view, eyes.language) if eyes.reads else "",
            self._prompt(eyes, view),
            self._chairs(eyes.language),
            lines,
            len(lines),
            self._fair(),
            link(eyes.holder, match.next[eyes.holder]) if eyes.holder in match.next else "",
            eyes.holder in match.wishes and match.wishes[eyes.holder].holds,
        )

    def _scene(self, eyes: Eyes, view: Any, picked: tuple[str, ...]) -> Scene:
        key = (eyes.reader, eyes.language, eyes.shape)
        kept = self._scenes.get(key)
        if kept and kept[0] == view and kept[1] == picked:
            return kept[2]
        scene = self.match.game.picture.scene(view, eyes.language, picked, eyes.shape)
        self._scenes[key] = (view, picked, scene)
        return scene

    # -- the prompt
    def _prompt(self, eyes: Eyes, view: Any) -> Prompt:
        match, words = self.match, self.match.game.words
        stage = words.stage(view, eyes.language)
        if match.over:
            return Prompt(0, eyes.face, False, stage, "", over=self._ending(eyes.language))
        if not match.started:
            return Prompt(0, eyes.face, False, stage, TEXTS.say(eyes.language, "server-waiting"))
        if eyes.face < 0:
            waiting = next((chair.seat for chair in match.held(eyes.holder) if chair.human and chair.asks), -1)
            return Prompt(0, -1, False, stage, words.prompt(view, eyes.language), curtain=waiting)
        chair = match.chairs[eyes.face]
        if not chair.human:
            return Prompt(0, chair.seat, False, stage, TEXTS.say(eyes.language, "server-stood-in"))
        undo = bool(chair.sealed or chair.then) or match.history.can_undo(chair.seat)
        if not chair.asks:
            is_settled = chair.sealed or chair.then
            text = TEXTS.say(eyes.language, "server-settled") if is_settled else words.prompt(view, eyes.language)
            return Prompt(chair.question, chair.seat, False, stage, text, undo=undo)
        return self._question(chair, eyes.language, stage, undo)

    def _question(self, chair: Chair, language: str, stage: str, undo: bool) -> Prompt:
        match, game = self.match, self.match.game
        offer = match.offer(chair, language)
        view = game.views.view(match.base(chair), chair.seat)
        return Prompt(
            chair.question,
            chair.seat,
            True,
            stage,
            game.words.prompt(view, language),
            picks=tuple(
                Choice(
                    pick.label,
                    pick.target,
                    picked=pick.picked,
                    badge=pick.badge,
                    trail=pick.trail,
                    free=pick.free,
                    **_said(pick.about),
                )
                for pick in offer.picks
            ),
            buttons=(
                *(self._button(chair, game.words.label(move, language), (move,), language) for move in offer.moves),
                *(self._button(chair, quick.label, quick.moves, language) for quick in offer.quick),
            ),
            confirm=self._button(chair, TEXTS.say(language, "server-confirm"), offer.plan, language) if offer.plan else None,
            hint=offer.hint,
            undo=undo,
            tips=self._tips(view, language),
            drawn=offer.drawn,
        )

    def _tips(self, view: Any, language: str) -> tuple[Tip, ...]:
        coach = getattr(self.match.game.words, "coach", None)
        return tuple(Tip(id, text) for id, text in coach(view, language)) if coach else ()

    def _button(self, chair: Chair, label: str, moves: tuple[int, ...], language: str) -> Choice:
        about = self.match.about(chair, moves, language)
        return Choice(label, move="; ".join(map(self.match.game.words.write, moves)), **_said(about))

    def _ending(self, language: str) -> str:
        match = self.match
        if match.resigned is not None:
            return self.given_up(language)
        state, words = match.history.state, match.game.words
        points = [state.points(chair.seat) for chair in match.chairs]
        best = [chair for chair in match.chairs if points[chair.seat] == max(points)]
        score = TEXTS.say(language, "server-score", score=BETWEEN.join(str(state.score(chair.seat)) for chair in match.chairs))
        winner = TEXTS.say(language, "server-wins" if len(best) == 1 else "server-draw", name=self.name(best[0], language))
        return f"{winner} {score} {words.ending(state.ending(), language)}".strip()

    def given_up(self, language: str) -> str:
        """Who has won because the other gave up or ran out of time: only a game of two ends so. Empty if none did."""
        resigned = self.match.resigned
        if resigned is None:
            return ""
        loser, winner = (self.name(self.match.chairs[seat], language) for seat in (resigned.seat, 1 - resigned.seat))
        why = TEXTS.say(language, "server-late" if resigned.late else "server-resigned", name=loser)
        return f"{TEXTS.say(language, 'server-wins', name=winner)} {why}"

    # -- the rest
    def title(self, language: str) -> str:
        """The game, and who plays it."""
        players = " – ".join(self.name(chair, language) for chair in self.match.chairs)
        return TEXTS.say(language, "server-title", game=self.match.game.words.name(language), players=players)

    def name(self, chair: Chair, language: str) -> str:
        """Its holder's name; what the seat is called where he has none, or others have the same."""
        names = [other.name for other in self.match.chairs]
        is_known = chair.name and names.count(chair.name) == 1
        return chair.name if is_known else self.match.game.words.seat(chair.seat, language)

    def _chairs(self, language: str) -> tuple[ChairShown, ...]:
        ended = self.match.history.state.turn() == OVER
        return tuple(
            ChairShown(
                chair.seat,
                self.match.game.words.seat(chair.seat, language),
                chair.name,
                chair.who,
                not chair.human or chair.holder in self.present,
                self.match.done(chair),
                self._clock(chair),
                chair.awaited,
                self.match.history.state.score(chair.seat) if ended else None,
                self.colours[chair.seat],
            )
            for chair in self.match.chairs
        )

    def _clock(self, chair: Chair) -> float | None:
        """The moment when the seat's time runs out (seconds since 1970); put as seconds left when it is sent."""
        clock = self.match.settings.clock
        return chair.since + clock.seconds if clock.kind != "none" and chair.awaited and chair.human else None

    def _fair(self) -> Fair:
        dice = self.match.dice
        if not self.match.over:
            return Fair(dice.commitment)
        return Fair(dice.commitment, dice.secret.hex(), self.verified)


def _said(about: About) -> dict[str, Any]:
    """What a choice costs or brings, as fields of the message."""
    return {"about": about.text, "clause": about.clause, "parts": tuple(Part(part.text, part.clause) for part in about.lines)}
