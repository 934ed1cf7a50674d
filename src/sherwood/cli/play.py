"""`sherwood play`: a game in the terminal, by typed notation. All that is shown is text, so it can be played by ear too."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from sherwood.cli import common
from sherwood.cli.typed import Typist
from sherwood.kernel.game import Refusal
from sherwood.kernel.history import Illegal
from sherwood.kernel.play import legal

if TYPE_CHECKING:
    from sherwood.bots.bot import Bot
    from sherwood.kernel.game import Game, Offer
    from sherwood.kernel.state import State
    from sherwood.lab.odds import Outcome

EVERYONE = ("both", "all")
ODDS_SHOWN = 12


def play(
    game: str,
    *,
    as_: Annotated[str, Parameter(name="--as")] = "",
    against: str = "seasoned",
    options: Annotated[tuple[str, ...], Parameter(consume_multiple=True)] = (),
    seed: int | None = None,
    lang: str | None = None,
    brief: bool = False,
    save: Path | None = None,
) -> None:
    """Play in the terminal by typed notation.

    Parameters
    ----------
    game
        The game's id; see `sherwood games`.
    as_
        Your seat, by its id (for cards: robin or sheriff), or `both` to play every seat. By default the first.
    against
        Who plays the other seats: novice, seasoned, master, random, greedy, search:N (iterations), search:Ns (seconds).
    options
        Options of the game, as name=value, or the name of a variant: --options deal=balanced,bluff.
    seed
        The same seed brings the same chance.
    lang
        Language of all texts but notation: en or fr.
    brief
        Don't print the whole position before each question; `board` prints it when it is wanted.
    save
        Write the record to this file at the end, also where the game is broken off.
    """
    from sherwood.games import find

    chosen = find(game)
    if save:
        common.spare(save)
    language = common.language(lang)
    sitting = Sitting(chosen, common.options(options), as_, against, seed)
    with suppress(ImportError):
        import readline  # noqa: F401  # gives input() a line editor
    try:
        Terminal(sitting, language, brief).run()
    finally:
        if save:
            common.write_file(save, sitting.record())


class Sitting:
    """The game that is played: who sits where, and chance drawn by fair dice."""

    def __init__(self, game: Game, options: dict[str, str], as_: str, against: str, seed: int | None) -> None:
        from sherwood.bots import make
        from sherwood.kernel.dice import FairDice
        from sherwood.kernel.history import History
        from sherwood.kernel.rng import Rng

        self.history = History(game, options)
        self.game = self.history.game
        self.seats = game.setup.seats(options)
        self.people = self._people(as_, options)
        self.players = tuple("human" if seat in self.people else against for seat in range(len(self.seats)))
        self.bots: dict[int, Bot] = {
            seat: make(against, game, options) for seat in range(len(self.seats)) if seat not in self.people
        }
        secret = secrets.token_bytes(32) if seed is None else hashlib.sha256(str(seed).encode()).digest()
        self.rng = Rng(int.from_bytes(secret[:7], "big"))
        self.dice = FairDice(secret, game.id, game.version, options)
        self.dice.agree(self.seats)
        self.resigned: int | None = None

    def _people(self, as_: str, options: dict[str, str]) -> tuple[int, ...]:
        if as_ in EVERYONE:
            return tuple(range(len(self.seats)))
        if as_ and as_ not in self.seats:
            raise Refusal(f"There is no seat {as_!r}. Choose one of: {', '.join((*self.seats, *EVERYONE))}.")
        return (self.seats.index(as_) if as_ else 0,)

    @property
    def over(self) -> bool:
        from sherwood.kernel.state import OVER

        return self.resigned is not None or self.history.state.turn() == OVER

    @property
    def solitaire(self) -> bool:
        return not self.bots

    def go_on(self) -> None:
        """Plays chance and the computers until a person is asked, or to the end."""
        from sherwood.kernel.state import CHANCE, OVER

        history = self.history
        while not self.over and (turn := history.state.turn()) not in self.people and turn != OVER:
            if turn == CHANCE:
                history.make(self.dice.draw(history.state, history.draws))
            else:
                history.make(self.bots[turn].choose(self.imagined(turn), turn, self.rng))

    def carry_out(self, moves: Sequence[int], seat: int) -> int:
        """Makes moves of a seat, letting others answer in between, as long as nothing gets in the way: how many were made."""
        for made, move in enumerate(moves):
            self.go_on()
            state = self.history.state
            if self.over or state.turn() != seat or (made and state.fault(move)):
                return made
            self.history.make(move)
        return len(moves)

    def imagined(self, seat: int) -> State:
        return self.history.state.imagine(seat, self.rng)

    def advice(self, seat: int) -> list[int]:
        """What the strongest computer would answer."""
        from sherwood.bots import STRENGTHS, make

        adviser = make(next(reversed(STRENGTHS)), self.game, self.history.options)
        state = self.imagined(seat)
        moves: list[int] = []
        while state.turn() == seat:
            moves.append(adviser.choose(state, seat, self.rng))
            state.play(moves[-1])
        return moves

    def record(self) -> str:
        """The whole game once it is over or one person plays all of it; until then what the person has seen."""
        from sherwood.kernel import record

        notes = () if self.resigned is None else (f"{self.seats[self.resigned]} resigned",)
        if self.over or self.solitaire:
            return record.write(record.of(self.history, self.players, None, self.dice.opened(), notes))
        return record.write(record.of(self.history, self.players, self.people[0], self.dice.sealed(), notes))


class Terminal:
    """Asks, and does what is typed."""

    def __init__(self, sitting: Sitting, language: str, brief: bool) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.words = sitting.game.words
        self.language = language
        self.brief = brief
        self.seat = sitting.people[0]
        self.told = dict.fromkeys(sitting.people, 0)
        self.asked = ""
        self.due = True
        self.left = False
        self.typed: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "board": self.board,
            "moves": self.moves,
            "why": self.why,
            "odds": self.odds,
            "hint": self.hint,
            "undo": self.undo,
            "log": self.log,
            "save": self.save,
            "resign": self.resign,
            "quit": self.quit,
        }
        self.guide: Callable[[object, str, str], str] | None = getattr(self.words, "around", None)
        if self.guide:
            self.typed["around"] = self.around

    def run(self) -> None:
        self.welcome()
        while not self.left and not self.sitting.over:
            self.sitting.go_on()
            self.turn_to(self.sitting.history.state.turn())
            if not self.sitting.over:
                if self.due:
                    self.ask()
                self.take(self.line())
        if self.sitting.over and not self.left:
            self.finish()

    # -- what is said
    def say(self, id: str, **values: str | int) -> str:
        return common.TEXTS.say(self.language, f"play-{id}", **values)

    def name(self, seat: int) -> str:
        return self.words.seat(seat, self.language)

    def welcome(self) -> None:
        sitting = self.sitting
        print(self.words.name(self.language))
        print(self.say("both") if sitting.solitaire else self.say("you", seat=self.name(self.seat)))
        for seat in sitting.bots:
            print(self.say("bot", seat=self.name(seat), player=sitting.players[seat]))
        print(self.say("dice", commitment=sitting.dice.commitment))
        print(self.say("help-first"))

    def turn_to(self, turn: int) -> None:
        """Tells the person whose turn it is what has happened since."""
        if turn in self.sitting.people and turn != self.seat:
            self.seat = turn
            self.asked = ""
            print(f"\n{self.say('seat', seat=self.name(turn))}")
        if news := self.lines(self.told[self.seat]):
            print("\n" + "\n".join(_together(news)))
        self.told[self.seat] = len(self.sitting.history.steps)

    def ask(self) -> None:
        stage = self.words.stage(self.view(), self.language)
        if stage != self.asked:
            print()
            print(stage if self.brief else self.words.board(self.view(), self.language))
            print()
            self.asked = stage
        self.due = False
        print(self.words.prompt(self.view(), self.language))
        if not self.brief and (hint := self.offer().hint):
            print(hint)

    def finish(self) -> None:
        print()
        if self.sitting.resigned is not None:
            print(self.say("resigned", seat=self.name(self.sitting.resigned)))
        else:
            print(self.words.prompt(self.view(), self.language))
        print(self.say("after"))
        while not self.left:
            self.take(self.line())

    def line(self) -> str:
        try:
            return input(f"{self.sitting.seats[self.seat]}> ").strip()
        except EOFError:
            print()
            return "quit"

    # -- what is known
    def view(self) -> object:
        view: object = self.game.views.view(self.sitting.history.state, self.seat)
        return view

    def offer(self) -> Offer:
        return self.game.plans.offer(self.sitting.imagined(self.seat), self.seat, (), self.language)

    def lines(self, after: int = 0) -> list[str]:
        """The log since step `after`, as the seat may read it."""
        return [text for _, text, _ in common.log(self.game, self.sitting.history.seen(self.seat, after), self.language)]

    # -- what is typed
    def take(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        try:
            if word.lower() in self.typed:
                self.typed[word.lower()](rest.strip())
            elif line:
                self.make(line)
        except Refusal as refusal:
            print(self.reason(refusal))

    def make(self, line: str) -> None:
        self.must_go_on()
        moves = self.typist().moves(line, self.sitting.imagined(self.seat))
        made = self.sitting.carry_out(moves, self.seat)
        if dropped := moves[made:]:
            print(self.say("dropped", moves="; ".join(map(self.words.write, dropped))))
        self.due = True

    def typist(self) -> Typist:
        return Typist(self.game, self.sitting.seats, self.seat, self.language)

    def must_go_on(self) -> None:
        if self.sitting.over:
            raise Refusal(self.say("over"))

    def reason(self, refusal: Refusal) -> str:
        number = refusal.number if isinstance(refusal, Illegal) else 0
        return f"{refusal} ({self.clause(number)})" if number else str(refusal)

    def clause(self, number: int) -> str:
        clause = self.game.clause(number)
        return f"{clause}, {self.words.clause(clause, self.language)}"

    def help(self, rest: str) -> None:
        moves = legal(self.sitting.history.state) if not self.sitting.over else []
        print(self.say("help", example=self.words.write(moves[-1]) if moves else "-"))
        if self.guide:
            print(self.say("help-around"))

    def board(self, rest: str) -> None:
        print(self.words.board(self.view(), self.language))

    def around(self, rest: str) -> None:
        """What lies at a place, and beside it, where a game's words tell it."""
        if not rest:
            raise Refusal(self.say("need-place"))
        assert self.guide is not None
        print(self.guide(self.view(), rest, self.language))

    def moves(self, rest: str) -> None:
        """Answers that can be given at once, and what else may be named."""
        self.must_go_on()
        offer = self.offer()
        for move in offer.moves:
            print(f"  {self.words.label(move, self.language)} [{self.words.write(move)}]")
        for quick in offer.quick:
            print(f"  {quick.label} [{'; '.join(map(self.words.write, quick.moves))}]")
        if offer.picks:
            named = (f"{pick.label} ({pick.badge})" if pick.badge else pick.label for pick in offer.picks)
            print(self.say("picks", picks="; ".join(named)))

    def why(self, rest: str) -> None:
        self.must_go_on()
        self.typist().moves(self.need_move("why", rest), self.sitting.imagined(self.seat))
        print(self.say("allowed", move=rest))

    def odds(self, rest: str) -> None:
        from sherwood.lab.odds import follow

        self.must_go_on()
        state = self.sitting.imagined(self.seat)
        moves = self.typist().moves(self.need_move("odds", rest), state)
        outcomes = follow(self.typist().before_last(moves, state), moves[-1], self.seat)
        for outcome in outcomes[:ODDS_SHOWN]:
            print(f"  {float(outcome.chance):7.2%}  {self.outcome(outcome)}")
        if rare := outcomes[ODDS_SHOWN:]:
            print(f"  {float(sum(outcome.chance for outcome in rare)):7.2%}  {self.say('odds-rest')}")

    def outcome(self, outcome: Outcome) -> str:
        from sherwood.lab.odds import told

        return told(outcome, self.words, self.language) or self.say("odds-next")

    def need_move(self, word: str, rest: str) -> str:
        if not rest:
            raise Refusal(self.say("need-move", word=word, example=self.words.write(legal(self.sitting.history.state)[-1])))
        return rest

    def hint(self, rest: str) -> None:
        self.must_go_on()
        print("; ".join(self.words.write(move) for move in self.sitting.advice(self.seat)))

    def undo(self, rest: str) -> None:
        self.must_go_on()
        self.sitting.history.undo(self.seat)
        self.told[self.seat] = len(self.sitting.history.steps)
        print(self.say("undone"))
        self.due = True

    def log(self, rest: str) -> None:
        print("\n".join(_together(self.lines())) or self.say("nothing"))

    def save(self, rest: str) -> None:
        if not rest:
            raise Refusal(self.say("unknown-file"))
        path = Path(rest).expanduser()
        common.spare(path)
        common.write_file(path, self.sitting.record())
        whole = self.sitting.over or self.sitting.solitaire
        print(self.say("saved" if whole else "saved-part", file=rest))

    def resign(self, rest: str) -> None:
        self.must_go_on()
        self.sitting.resigned = self.seat

    def quit(self, rest: str) -> None:
        self.left = True
        if not self.sitting.over:
            print(self.say("left"))


def _together(lines: Iterable[str]) -> Iterator[str]:
    """Says once, with how often, what happens several times in a row."""
    for line, same in groupby(lines):
        n = len(list(same))
        yield line if n == 1 else f"{line} (×{n})"
