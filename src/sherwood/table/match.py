"""A game at a table: what it is now, as the sum of what has happened. It knows no clock, file, network or computer player."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from typing import NamedTuple

from sherwood.games import find
from sherwood.kernel.dice import FairDice
from sherwood.kernel.game import About, Offer
from sherwood.kernel.history import History, Seen
from sherwood.kernel.moves import Moves
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, WATCHER, State
from sherwood.table.happenings import (
    Asked,
    Happenings,
    Moved,
    Rematched,
    Replaced,
    Resigned,
    Restarted,
    Said,
    Sat,
    Sealed,
    Settings,
    TakenBack,
    Unsealed,
    Wished,
)
from sherwood.table.refusals import Unable

HUMAN = "human"


@dataclass
class Chair:
    """A seat and who sits on it.

    awaited: whether it is for this seat to choose, which all may know; question: the number of what it is asked, as its
    holder counts; since: from when it has been awaited (seconds since 1970); picked: the targets of its draft;
    sealed: moves settled on before its turn; then: moves with which it goes on when it is asked again, unless it hears of
    something meanwhile; base: the draft's position, imagined by the seat, sealed moves made;
    offers: what it is offered there, by language; abouts: what answers would cost or bring there, by moves and language.
    """

    seat: int
    who: str
    name: str
    holder: int
    awaited: bool = False
    question: int = 0
    since: float = 0.0
    picked: list[str] = field(default_factory=list)
    sealed: tuple[int, ...] = ()
    then: tuple[int, ...] = ()
    base: State | None = None
    offers: dict[str, Offer] = field(default_factory=dict)
    abouts: dict[tuple[tuple[int, ...], str], About] = field(default_factory=dict)

    @property
    def human(self) -> bool:
        return self.who == HUMAN

    @property
    def asks(self) -> bool:
        """Whether its holder must choose: it is awaited, and he hasn't confirmed yet how it goes on."""
        return self.awaited and not self.then

    def renew(self) -> None:
        """Whatever was asked or drafted no longer holds."""
        self.question = 0
        self.picked = []
        self.reconsider()

    def reconsider(self) -> None:
        """The position has changed."""
        self.base = None
        self.offers = {}
        self.abouts = {}

    def toggle(self, target: str) -> None:
        """Picks a target, or lets go of it."""
        if target in self.picked:
            self.picked.remove(target)
        else:
            self.picked.append(target)
        self.offers = {}


class Told(NamedTuple):
    """Steps of the game: for each reader those that it saw, and for each holder of a link his own number of each step."""

    news: dict[int, list[Seen]]
    numbers: dict[int, dict[int, int]]


class Note(NamedTuple):
    """Something that the table says: the id of a text, the seat that it is about (or -1), and the names in the text."""

    text: str
    seat: int = -1
    name: str = ""


class Chat(NamedTuple):
    holder: int
    seat: int
    name: str
    text: str


class Match:
    """`moment` rises with every happening. Raises Refusal if the settings ask for what the game doesn't have."""

    def __init__(self, settings: Settings, secret: bytes, rng: Rng) -> None:
        self.settings = settings
        self.game = find(settings.game).under(settings.options)
        self.rng = rng
        self.history = History(self.game, settings.options, self.game.setup.load(settings.start) if settings.start else None)
        self.seats = len(self.history.readers) - 1
        self.chairs = [Chair(seat, setting.who, setting.name, setting.holder) for seat, setting in enumerate(settings.seats)]
        self.dice = FairDice(secret, self.game.id, settings.version, settings.options)
        self.version = settings.version
        self.nonces: dict[int, str] = {}
        self.log: list[Told | Note | Chat] = []
        self.moment = 0
        self.resigned: Resigned | None = None
        self.asked: set[int] = set()
        self.wishes: dict[int, Wished] = {}
        self.next: dict[int, str] = {}
        self.notes: list[str] = []
        self._counts: dict[int, int] = {}
        self._choosing = 0
        self._answers: list[int] = []
        """How many steps stood before each answer of a seat that still stands."""
        self._own_steps: dict[int, list[int]] = {holder: [] for holder in (*self.holders, WATCHER)}
        self._begin(0.0)

    # -- what it is now
    @property
    def holders(self) -> set[int]:
        """The numbers of the links that hold seats."""
        return {setting.holder for setting in self.settings.seats if setting.holder >= 0}

    @property
    def started(self) -> bool:
        return self.nonces.keys() >= self.holders

    @property
    def over(self) -> bool:
        return self.resigned is not None or self.history.state.turn() == OVER

    def held(self, holder: int) -> list[Chair]:
        return [chair for chair in self.chairs if chair.holder == holder >= 0]

    def readers(self, holder: int) -> tuple[int, ...]:
        """Through whose eyes the holder of a link may look while the game lasts."""
        return tuple(chair.seat for chair in self.held(holder)) or (WATCHER,)

    def own_steps(self, holder: int) -> list[int]:
        """The steps of the game of which the holder of a link saw something; he counts them from 1 in this order."""
        return self._own_steps[holder]

    def base(self, chair: Chair) -> State:
        """The position of the seat's draft: one that it can't tell from the true one, played on to its own question."""
        if chair.base is None:
            state = self.history.state.imagine(chair.seat, self.rng)
            while state.turn() not in (chair.seat, CHANCE, OVER):
                state.play(_first(state))
            for move in chair.sealed:
                state.play(move)
            chair.base = state
        return chair.base

    def offer(self, chair: Chair, language: str) -> Offer:
        """What the seat may do now, from its draft."""
        if language not in chair.offers:
            chair.offers[language] = self.game.plans.offer(self.base(chair), chair.seat, chair.picked, language)
        return chair.offers[language]

    def trial(self, chair: Chair, target: str, language: str) -> Offer:
        """What the seat's draft would come to with this target picked, too."""
        return self.game.plans.offer(self.base(chair), chair.seat, [*chair.picked, target], language)

    def let_go(self, chair: Chair, language: str) -> None:
        """Drops from the draft what no longer counts, such as a pick whose place a new one has taken."""
        counted = {pick.target for pick in self.offer(chair, language).picks if pick.picked}
        kept = [target for target in chair.picked if target in counted]
        if kept != chair.picked:
            chair.picked, chair.offers = kept, {}

    def about(self, chair: Chair, moves: tuple[int, ...], language: str) -> About:
        """What making these moves from the draft costs or brings."""
        key = moves, language
        if key not in chair.abouts:
            chair.abouts[key] = self.game.plans.about(self.base(chair), chair.seat, moves, language)
        return chair.abouts[key]

    def done(self, chair: Chair) -> bool:
        """Has made up its mind at a stage where several choose at once."""
        return bool(self._choosing >> chair.seat & 1) and not chair.awaited and not self.over

    def due(self) -> Moved | None:
        """What must happen next without anybody's doing: chance, or what a seat has settled on before its turn."""
        turn = self.history.state.turn()
        if not self.started or self.over:
            return None
        if turn == CHANCE:
            return Moved(CHANCE, (self.dice.draw(self.history.state, self.history.draws),))
        chair = self.chairs[turn]
        return Moved(turn, chair.sealed) if chair.sealed and self.base(chair).turn() != turn else None

    def going_on(self) -> Moved | None:
        """The next move of a seat that goes on with what it has confirmed."""
        turn = self.history.state.turn()
        if turn < 0 or self.over or not self.chairs[turn].then:
            return None
        then = self.chairs[turn].then
        return Moved(turn, then[:1], then[1:])

    def taken_back(self, chair: Chair) -> TakenBack:
        """What it means that a seat takes its last answer back. The caller answers for its being possible."""
        return TakenBack(chair.seat, self._answers[-1])

    def check(self, chair: Chair, moves: tuple[int, ...]) -> History:
        """The draft with these moves made one by one, of a whole answer those before somebody else is asked.

        Raises Illegal, with nothing changed, unless the seat may make them.
        """
        base = self.base(chair)
        trial = History(self.game, self.history.options, base)
        for move in moves:
            if trial.state.turn() != chair.seat:
                if self.game.plans.complete(base, chair.seat, moves) != moves:
                    raise Unable("server-too-many")
                break
            trial.make(move)
        return trial

    def settled(self, chair: Chair, moves: tuple[int, ...], then: tuple[int, ...] = ()) -> Moved | Sealed:
        """What it means that a seat has settled on these moves: they are made; or sealed, if its turn has not come, or if they
        are part of an answer of which the others see nothing until it is whole. Raises Illegal.

        Moves that come after somebody else is asked, and then those in `then`, are made one by one when the seat is asked again.
        """
        trial = self.check(chair, moves)
        heard = any(trial.seen(reader) for reader in trial.readers if reader != chair.seat)
        if self.history.state.turn() != chair.seat or (trial.state.turn() == chair.seat and not heard):
            return Sealed(chair.seat, moves)
        made = len(trial.steps)
        return Moved(chair.seat, chair.sealed + moves[:made], moves[made:] + then)

    # -- what happens
    def apply(self, happening: Happenings, at: float) -> None:
        """Takes in what happened `at` this time. The caller answers for its being possible."""
        self.moment += 1
        match happening:
            case Sat():
                self._sat(happening)
            case Moved():
                self._moved(happening)
            case TakenBack():
                self._taken_back(happening)
            case Sealed(seat=seat, moves=moves):
                self.chairs[seat].renew()
                self.chairs[seat].sealed += moves
            case Unsealed(seat=seat):
                self.chairs[seat].renew()
                self.chairs[seat].sealed = self.chairs[seat].then = ()
            case Said(holder=holder, text=text):
                chair = self.held(holder)[0]
                self.log.append(Chat(holder, chair.seat, chair.name, text))
            case Resigned():
                self._resigned(happening)
            case Replaced(seat=seat, by=by, late=late):
                self.chairs[seat].who, self.chairs[seat].then = by, ()
                self._note("server-late-replaced" if late else "server-replaced", seat)
            case Asked(holder=holder):
                self.asked.add(holder)
                self._note("server-asked", self.held(holder)[0].seat)
            case Wished(holder=holder):
                self.wishes[holder] = happening
            case Rematched(keys=keys):
                self.next = dict(keys)
            case Restarted():
                self._restarted(happening)
        self._begin(at)

    def _sat(self, sat: Sat) -> None:
        held = [chair for chair in self.chairs if self.settings.seats[chair.seat].holder == sat.holder]
        for chair in held:
            if not chair.human:
                chair.who, chair.awaited, chair.then = HUMAN, False, ()
                self._note("server-back", chair.seat)
        if len(held) == 1:
            held[0].name = sat.name or held[0].name
        if sat.holder in self.nonces:
            return
        self.nonces[sat.holder] = sat.nonce
        for chair in held:
            self._note("server-sat", chair.seat)

    def _resigned(self, resigned: Resigned) -> None:
        self.resigned = resigned
        self._note("server-late" if resigned.late else "server-resigned", resigned.seat)
        loser = self.game.setup.seats(self.settings.options)[resigned.seat]
        self.notes.append(f"{loser} {'ran out of time' if resigned.late else 'resigned'}")

    def _moved(self, moved: Moved) -> None:
        if moved.by >= 0:
            self._answers.append(len(self.history.steps))
            self.chairs[moved.by].sealed = ()
            self.chairs[moved.by].then = moved.then
            self.chairs[moved.by].renew()
        stood = len(self.history.steps)
        for move in moved.moves:
            self.history.make(move)
        self._tell(stood)
        self._hold_up(moved.by, stood)
        self._stale()
        if self.history.state.turn() == CHANCE:
            for chair in self.chairs:
                chair.awaited = False
                chair.sealed = ()

    def _hold_up(self, by: int, stood: int) -> None:
        """Nobody goes on who has heard of what others have done since, or who can't."""
        state = self.history.state
        for chair in self.chairs:
            heard = chair.seat != by and any(seen.events for seen in self.history.seen(chair.seat, stood))
            if heard or (chair.then and state.turn() == chair.seat and state.fault(chair.then[0])):
                chair.then = ()

    def _tell(self, stood: int) -> None:
        """Adds to the log what each reader saw of the steps after the first `stood`."""
        news = {reader: self.history.seen(reader, stood) for reader in self.history.readers}
        numbers = {}
        for holder, own in self._own_steps.items():
            fresh = sorted({seen.step for reader in self.readers(holder) for seen in news[reader]})
            numbers[holder] = {step: number for number, step in enumerate(fresh, len(own) + 1)}
            own += fresh
        self.log.append(Told(news, numbers))

    def _taken_back(self, back: TakenBack) -> None:
        self.history.undo(back.by, back.keep)
        for own in self._own_steps.values():
            del own[bisect_right(own, len(self.history.steps)) :]
        while self._answers and self._answers[-1] >= len(self.history.steps):
            self._answers.pop()
        self.chairs[back.by].then = ()
        self.chairs[back.by].renew()
        self._stale()
        self._note("server-undone", back.by)

    def _restarted(self, restarted: Restarted) -> None:
        self.history = History(self.game, self.settings.options, self.game.setup.load(restarted.dump))
        self._own_steps = {holder: [] for holder in self._own_steps}
        self._answers = []
        self.version = restarted.version
        self.dice = FairDice(restarted.secret, self.game.id, self.version, self.settings.options)
        before, after = self.settings.version, restarted.version
        self.notes.append(f"The rules changed from version {before} to {after}; this goes on from the last position stored.")
        self._note("server-restarted", -1)
        for chair in self.chairs:
            chair.sealed = chair.then = ()
            chair.renew()

    def _stale(self) -> None:
        for chair in self.chairs:
            chair.reconsider()

    def _note(self, text: str, seat: int) -> None:
        self.log.append(Note(text, seat, self.chairs[seat].name if seat >= 0 else ""))

    def _begin(self, at: float) -> None:
        """Sees who is awaited now; a seat that wasn't before is asked from `at`."""
        state = self.history.state
        together = state.together() if state.turn() >= 0 else 0
        if not together or together & ~self._choosing:
            self._choosing = together
        if self.started and len(self.dice.nonces) == 0:
            self.dice.agree([self.nonces.get(setting.holder, "") for setting in self.settings.seats])
        for chair in self.chairs:
            awaited = self._awaits(chair)
            if awaited and not chair.awaited:
                chair.since = at
                chair.renew()
            chair.awaited = awaited
            if chair.asks and not chair.question:
                self._counts[chair.holder] = self._counts.get(chair.holder, 0) + 1
                chair.question = self._counts[chair.holder]

    def _awaits(self, chair: Chair) -> bool:
        state = self.history.state
        if not self.started or self.over or state.turn() == CHANCE:
            return False
        return state.turn() == chair.seat or (bool(state.together() >> chair.seat & 1) and self.base(chair).turn() == chair.seat)


def tidy(name: str) -> str:
    """A name as it can stand in a line."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())


def _first(state: State) -> int:
    moves = Moves()
    state.fill(moves)
    return moves.to_list()[0]
