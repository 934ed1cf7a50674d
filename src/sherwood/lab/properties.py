"""What every game must hold, checked at each step of a game: by the test suite, and by `sherwood fuzz`.

A Watch plays one random game. Beside it, for each reader, runs a *twin*: a position that the reader can't tell from the true
one, in which the moves it sees are played too. Whatever is sent to a reader must be the same in both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from sherwood.kernel import record as records
from sherwood.kernel.dice import FairDice, verify
from sherwood.kernel.game import Game, Options, Refusal
from sherwood.kernel.history import History, Seen
from sherwood.kernel.knowledge import fit
from sherwood.kernel.moves import FIELD, NOTHING, Moves, a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.play import chances, legal, random_move
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, WATCHER, State
from sherwood.kernel.story import Story
from sherwood.lab import odds

HIGHEST_MOVE: Final = 2**62
HIGHEST_WEIGHT: Final = 2**52
RESERVED: Final = frozenset(";#\n")
LANGUAGES: Final = ("en", "fr")
BAD_MOVES: Final = 6
TWIN_TRIES: Final = 8
ASKED_WHY: Final = 3
# one time in so many
NEW_TWIN: Final = 8
UNDO: Final = 8
SPOKEN: Final = 16
ODDS: Final = 200
REFERENCE: Final = 8
LEARNT: Final = 8

WRITTEN: Final = 48
"""Moves of a position that are written and read, at the most: drawn at random where there are more."""
STEPS_AGAIN: Final = 16
"""A reference plays the game again, so that it comes less often, by this measure, the longer the game is."""
FEW, MANY = 16, 160
"""Tries for what is certain: to suspect a leak, and to prove it."""
ENOUGH: Final = 2
"""One in so many tries must fit what was seen."""
OFTEN: Final = 0.3
"""What is imagined otherwise so often can't be by chance what never comes in the reference."""


class Broken(Exception):
    """A property doesn't hold; the text says which, where, and how it shows."""

    def __init__(self, what: str, how: str) -> None:
        super().__init__(f"{what}: {how}")


def expect(holds: object, what: str, how: str) -> None:
    """Raises Broken unless it holds."""
    if not holds:
        raise Broken(what, how)


class Watch:
    """One game, played at random under all checks, with chance drawn by fair dice. Equal seeds give equal games."""

    def __init__(self, game: Game, options: Options, seed: int, stream: int = 0) -> None:
        self.rng = Rng(seed, stream)
        self.history = History(game, options)
        self.game = self.history.game
        seats = self.history.readers[:-1]
        self.dice = FairDice(f"{seed} {stream}".encode(), game.id, game.version, options)
        self.dice.agree([str(seat) for seat in seats])
        self.twins: dict[int, State] = {}
        self.old: list[tuple[State, bytes]] = []
        self.trying: int | None = None
        """The move that is being made, should making it go wrong."""

    def run(self, steps: int | None = None) -> None:
        """Plays to the end; or watches a stretch of so many steps anywhere in it. Raises Broken, or whatever the game raises."""
        if steps is not None:
            self.skip(self.rng.below(length(self.history.state, self.rng)))
        watched = 0
        while self.history.state.turn() != OVER and watched != steps:
            self.step()
            watched += 1
        self.finish()

    def skip(self, steps: int) -> None:
        """Plays on without checks."""
        for _ in range(steps):
            if self.history.state.turn() != OVER:
                self.history.make(self.any_move(legal(self.history.state)))

    def any_move(self, moves: Sequence[int]) -> int:
        """At chance what the dice say; else a move at random, or one of a random kind, so that rare kinds come too."""
        state, rng = self.history.state, self.rng
        expect(moves, "moves", "a dead end")
        if state.turn() == CHANCE:
            return self.dice.draw(state, self.history.draws)
        if rng.below(2):
            kinds = sorted({kind_of(move) for move in moves})
            kind = kinds[rng.below(len(kinds))]
            moves = [move for move in moves if kind_of(move) == kind]
        return moves[rng.below(len(moves))]

    def step(self) -> None:
        """Checks the position, makes a move, now and then takes it back."""
        state, game, rng = self.history.state, self.game, self.rng
        moves = check_moves(state)
        check_notation(game, state, drawn(moves, WRITTEN, rng), self.history.readers)
        check_dump(game, state)
        if state.turn() == CHANCE:
            check_chance(state, rng)
        bad = bad_moves(moves, rng)
        check_refusals(game, state, bad)
        for reader in self.history.readers:
            self.check_reader(reader, bad)
        move = self.any_move(moves)
        self.trying = move
        self.make(move)
        self.trying = None
        self.maybe_undo()
        expect(len(self.history.steps) <= game.setup.LONGEST, "termination", f"more than {game.setup.LONGEST} steps")

    def finish(self) -> None:
        """Checks what can be checked only of a whole game, and of one that is over."""
        check_dump(self.game, self.history.state)
        if self.history.state.turn() == OVER:
            self.check_end()
        for copy, dump in self.old:
            expect(copy.dump() == dump, "copies", "an earlier copy has changed")
        check_record(self.history, self.dice)

    def check_end(self) -> None:
        state, game = self.history.state, self.game
        for seat in self.history.readers[:-1]:
            expect(isinstance(state.points(seat), int), "end", f"no points for seat {seat}")
        for language in LANGUAGES:
            expect(game.words.ending(state.ending(), language), "end", f"ending {state.ending()} has no words in {language}")

    # -- knowledge
    def check_reader(self, reader: int, bad: Sequence[int]) -> None:
        """`imagine` is a function of what the reader knows, and so is all that is sent to it."""
        state, game, rng = self.history.state, self.game, self.rng
        before = state.dump()
        sent = everything_sent(game, state, reader, bad)
        if rng.below(SPOKEN) == 0:
            check_rooms(game, state, reader)
        if reader not in self.twins or rng.below(NEW_TWIN) == 0:
            self.twins[reader] = state.imagine(reader, Rng(rng.word(), 0))
            expect(state.dump() == before, "imagine", f"imagining for {reader} changes the position")
            check_dump(game, self.twins[reader])
        twin = self.twins[reader]
        compare(sent, everything_sent(game, twin, reader, bad), reader)
        seed = rng.word()
        expect(known(twin, reader, seed) == known(state, reader, seed), "imagine", f"{reader} imagines otherwise in a twin")
        if rng.below(REFERENCE + len(self.history.steps) // STEPS_AGAIN) == 0:
            self.check_reference(reader, sent, bad)
        if state.turn() == reader and rng.below(ODDS) == 0:
            move = legal(state)[0]
            expect(odds_of(state, move, reader) == odds_of(twin, move, reader), "non-interference", f"odds differ for {reader}")

    def check_reference(self, reader: int, sent: dict[str, Any], bad: Sequence[int]) -> None:
        """Another game in which the reader would have seen the same leaves it with the same knowledge."""
        history, seed = self.history, self.rng.word()
        found = fit(history.start, history.seen(reader), reader, Rng(seed, 2))
        if found is not None:
            compare(sent, everything_sent(self.game, found.state, reader, bad), reader, "another game that looked the same")
            same = known(found.state, reader, seed) == known(history.state, reader, seed)
            expect(same, "imagine", f"{reader} imagines otherwise in another game that looked the same")

    def make(self, move: int) -> None:
        """Makes the move in the game, and in each twin whatever looks like it to the twin's reader."""
        history, game = self.history, self.game
        before, by = history.state.copy(), history.state.turn()
        self.old.append((before, before.dump()))
        after = before.copy()
        after.play(move)
        expect(before.dump() == self.old[-1][1], "copies", "playing on a copy changes the original")
        history.make(move)
        expect(history.state.dump() == after.dump(), "copies", "a copy leads elsewhere")
        for reader in history.readers:
            shown, told = before.seen(move, reader), history.events(reader)
            expect(reader != by or shown == move, "seen", f"seat {by} doesn't see its own move whole")
            for event in told:
                expect(game.words.event(event, "en")[1], "words", f"event {event} has no clause")
            if shown == NOTHING and not told:
                sent = everything_sent(game, before, reader, ())
                compare(sent, everything_sent(game, history.state, reader, ()), reader, "a move of which nothing is seen")
            else:
                if reader != by and self.rng.below(LEARNT) == 0:
                    self.check_learnt(reader, before, Seen(1, by, shown, told))
                self.follow(reader, before, shown, told)

    def check_learnt(self, reader: int, before: State, step: Seen) -> None:
        """What is certain for a reader who imagined the position before and saw this step is certain in what it imagines now."""
        for tries in (FEW, MANY):
            seeds = [self.rng.word() for _ in range(tries)]
            fitting = [fit(before.imagine(reader, Rng(seed, 3)), [step], reader, Rng(seed, 4)) for seed in seeds]
            reference = [one.state for one in fitting if one is not None]
            imagined = [self.history.state.imagine(reader, Rng(seed, 5)) for seed in seeds]
            if len(reference) * ENOUGH < tries or not forgets(reference, imagined):
                return
        expect(False, "seen", f"{reader} sees {step.move} and imagines otherwise all the same")

    def follow(self, reader: int, before: State, shown: int, told: list[int]) -> None:
        """Goes on in the reader's twin with what it saw. Where the twin can't, another's choice has shown what it was: then the
        position must remember it, or else it has leaked."""
        twin, rng = self.twins[reader], self.rng
        seed = rng.word()
        now = known(self.history.state, reader, seed)
        if before.turn() != reader:
            expect(known(before, reader, seed) != now, "seen", f"{reader} sees a step that leaves no trace in what it knows")
        for _ in range(TWIN_TRIES):
            other = walk(twin, reader, rng, shown)
            if other is None:
                continue
            state, read = other
            expect(read == told, "non-interference", f"events differ for {reader}: {told} and {read}")
            self.twins[reader] = state
            return
        del self.twins[reader]
        other = walk(twin, reader, rng)
        if other is not None and before.turn() != CHANCE:
            told_more = known(other[0], reader, seed) == now
            expect(not told_more, "seen", f"{reader} sees {shown}, which says more than the position remembers")

    # -- undo
    def maybe_undo(self) -> None:
        """The less often the more moves stand in a row, or no long turn would ever end."""
        history, rng = self.history, self.rng
        for seat in history.readers[:-1]:
            run = len(history.steps) - history.run_start()
            if history.can_undo(seat) and rng.below(UNDO * run) == 0:
                stood, draws, start = [*history.steps], history.draws, history.run_start()
                history.undo(seat, start + rng.below(len(stood) - start))
                undone = stood[len(history.steps) :]
                expect(undone and {step.by for step in undone} == {seat}, "undo", f"{seat} took back more than its own moves")
                expect(history.state.turn() == seat, "undo", f"after undoing it is not the turn of {seat}")
                expect(history.draws == draws, "undo", "the chance counter has changed")
                self.twins.clear()


def length(start: State, rng: Rng) -> int:
    """The moves of a random game from here."""
    state, out, moves = start.copy(), Moves(), 0
    while state.turn() != OVER:
        state.play(random_move(state, rng, out))
        moves += 1
    return moves


def drawn(moves: Sequence[int], most: int, rng: Rng) -> list[int]:
    """The moves, or so many of them at random."""
    return [*moves] if len(moves) <= most else [moves[rng.below(len(moves))] for _ in range(most)]


# -- one position -------------------------------------------------------------------------------------------------------
def check_moves(state: State) -> list[int]:
    """The legal moves: some, ascending, without repeats, within range, and without fault."""
    moves = legal(state)
    expect(moves, "moves", "a dead end")
    expect(moves == sorted(set(moves)), "moves", f"not ascending without repeats: {moves}")
    expect(moves[0] > 0 and moves[-1] < HIGHEST_MOVE, "moves", "out of range")
    expect(state.together() >> state.turn() & 1 if state.turn() >= 0 else True, "moves", "the seat on turn doesn't choose now")
    if state.is_window():
        expect(state.silence() in moves, "moves", "a window that can't be passed by")
    if state.turn() != CHANCE:
        for move in moves:
            expect(not state.fault(move), "legality", f"move {move} is offered, but has fault {state.fault(move)}")
    return moves


def bad_moves(moves: Sequence[int], rng: Rng) -> list[int]:
    """Moves that differ a little from legal ones."""
    made = []
    for _ in range(BAD_MOVES):
        move = moves[rng.below(len(moves))]
        fields = [kind_of(move), a_of(move), b_of(move), c_of(move)]
        field = rng.below(4)
        fields[field] = (fields[field] + (1, -1, rng.below(32))[rng.below(3)]) & (0xFF if field == 0 else FIELD)
        made.append(pack(*fields))
    return made


def check_refusals(game: Game, state: State, bad: Sequence[int]) -> None:
    """At a decision: a move has a fault just if it isn't offered, if all are; the fault is listed and can be said."""
    if state.turn() == CHANCE:
        return
    moves, before = set(legal(state)), state.dump()
    numbers = {fault.number for fault in game.setup.FAULTS}
    for move in bad:
        number = state.fault(move)
        offered = move in moves
        right = (number == 0) == offered or (number == 0 and not state.lists_all())
        expect(right, "legality", f"move {move} has fault {number}, but offered is {offered}")
        expect(number == 0 or number in numbers, "legality", f"fault {number} is not listed")
        expect(number == 0 or game.words.fault(number, "en"), "words", f"fault {number} has no words")
    expect(state.dump() == before, "legality", "asking for faults changes the position")


def check_notation(game: Game, state: State, moves: Sequence[int], readers: Sequence[int]) -> None:
    """Every move, and every move as seen, is written in one way and read back."""
    shown = {state.seen(move, reader) for move in moves for reader in readers} - {NOTHING}
    written = {}
    for move in {*moves, *shown}:
        text = game.words.write(move)
        expect(not RESERVED & set(text), "notation", f"{text!r} holds a sign that records need for themselves")
        expect(":" not in text.split()[0], "notation", f"{text!r} begins as a line of a record does that names a seat")
        expect(game.words.read(text) == move, "notation", f"{text!r} is read as another move than it was written for")
        expect(text not in written, "notation", f"{text!r} is written for two moves")
        written[text] = move


def check_dump(game: Game, state: State) -> None:
    """A dump makes the same position, and loading finds it sound."""
    dump = state.dump()
    expect(game.setup.load(dump).dump() == dump, "dump", "loading a dump gives another position")
    expect(state.copy().dump() == dump, "copies", "a copy is another position")


def check_chance(state: State, rng: Rng) -> None:
    """Weights are above zero and not too great, and what is sampled can happen."""
    weights = dict(chances(state))
    expect(min(weights.values()) > 0, "chance", "an outcome that can't happen is listed")
    expect(sum(weights.values()) < HIGHEST_WEIGHT, "chance", "the weights are too great")
    expect(state.sample(rng) in weights, "chance", "something is sampled that is not listed")


def check_rooms(game: Game, state: State, reader: int) -> None:
    """Words and picture cope with the view, in every language."""
    view = game.views.view(state, reader)
    for language in LANGUAGES:
        for text in (game.words.prompt(view, language), game.words.stage(view, language), game.words.board(view, language)):
            expect(text.strip(), "words", f"nothing is said to {reader} in {language}")
        scene = game.picture.scene(view, language)
        expect(
            all(f'id="{id}"' in piece or f"id='{id}'" in piece for id, piece in scene.pieces.items()),
            "picture",
            "a piece without its id",
        )
    if state.turn() == reader:
        for move in legal(state):
            expect(game.words.label(move, "en"), "words", f"move {move} has no label")


# -- one reader ---------------------------------------------------------------------------------------------------------
def everything_sent(game: Game, state: State, reader: int, bad: Sequence[int]) -> dict[str, Any]:
    """All that a reader can learn of a position, by the door that it comes through; `bad` moves are tried when it is its turn."""
    sent: dict[str, Any] = {
        "turn": state.turn(),
        "together": state.together(),
        "view": msgspec.json.encode(game.views.view(state, reader)),
    }
    if state.turn() == reader:
        sent["moves"] = legal(state)
        sent["refusals"] = [state.fault(move) for move in bad]
    if reader != WATCHER and state.turn() != OVER and state.together() >> reader & 1:
        offer = game.plans.offer(state, reader, (), "en")
        sent["offer"] = offer
        answers = [
            *((move,) for move in offer.moves),
            *(quick.moves for quick in offer.quick),
            *([offer.plan] if offer.plan else ()),
        ]
        sent["about"] = [game.plans.about(state, reader, moves, "en") for moves in answers]
        sent["why not"] = [game.plans.why_not(state, reader, (), pick.target) for pick in offer.picks[:ASKED_WHY]]
    return sent


def compare(one: dict[str, Any], other: dict[str, Any], reader: int, when: str = "a twin") -> None:
    for door in one.keys() & other.keys():
        expect(
            one[door] == other[door], "non-interference", f"{when} shows {reader} another {door}: {one[door]} and {other[door]}"
        )


def known(state: State, reader: int, seed: int) -> bytes:
    """A token of what the reader knows: equal knowledge, equal token."""
    return state.imagine(reader, Rng(seed, 1)).dump()


def forgets(reference: Sequence[State], imagined: Sequence[State]) -> bool:
    """Whether some number is one and the same in all of the reference, and often another in what is imagined."""
    if len({len(state.dump()) for state in (*reference, *imagined)}) > 1:
        return False
    for certain, guessed in zip(
        zip(*map(numbers, reference), strict=True), zip(*map(numbers, imagined), strict=True), strict=True
    ):
        if len(set(certain)) == 1 and sum(number != certain[0] for number in guessed) > OFTEN * len(guessed):
            return True
    return False


def numbers(state: State) -> list[bytes]:
    """The numbers of its dump."""
    dump = state.dump()
    return [dump[at : at + 8] for at in range(0, len(dump), 8)]


def walk(twin: State, reader: int, rng: Rng, shown: int | None = None) -> tuple[State, list[int]] | None:
    """Plays on from a twin to the next thing that the reader sees, `shown` or else anything; None if it doesn't come to that."""
    state = twin.copy()
    state.story = story = Story()
    while state.turn() != OVER:
        seen = {move: state.seen(move, reader) for move in legal(state)}
        fitting = [move for move, see in seen.items() if shown is None or see in (NOTHING, shown)]
        if not fitting:
            return None
        move = fitting[rng.below(len(fitting))]
        story.clear()
        state.play(move)
        told = story.read(reader)
        if seen[move] != NOTHING or told:
            state.story = None
            return state, told
    return None


def odds_of(state: State, move: int, reader: int) -> Any:
    try:
        return odds.follow(state, move, reader)
    except Refusal as refusal:
        return str(refusal)


# -- one game -----------------------------------------------------------------------------------------------------------
def check_record(history: History, dice: FairDice) -> None:
    """The whole record and each reader's survive text and bytes; the whole one replays to the same end, by the same dice."""
    players = tuple(history.game.setup.seats(history.options))
    whole = records.of(history, players, dice=dice.opened())
    for record in (whole, *(records.of(history, players, reader) for reader in history.readers)):
        read, faults = records.read(records.write(record), lambda id: history.game)
        expect(not faults, "record", "; ".join(faults))
        expect(read == record, "record", "what was written is not what is read")
        expect(records.unpack(records.pack(record), lambda id: history.game) == record, "record", "packing changes it")
    again = records.history(whole)
    expect(again.state.dump() == history.state.dump(), "record", "replaying leads elsewhere")
    for reader in history.readers:
        expect(again.seen(reader) == history.seen(reader), "record", f"replaying shows {reader} other things")
    check = verify(whole)
    expect(check.sound, "dice", "; ".join([*check.faults, check.gap]))


def crash_record(watch: Watch, what: BaseException) -> str:
    """The game up to the step that went wrong, as a record, with a note on what it was."""
    history = watch.history
    move = "" if watch.trying is None else f", `{watch.game.words.write(watch.trying)}`"
    note = f"Step {len(history.steps) + 1}{move}: {type(what).__name__}: {what}"
    return records.write(records.of(history, watch.game.setup.seats(history.options), dice=watch.dice.opened(), notes=(note,)))


def any_options(game: Game, rng: Rng) -> dict[str, str]:
    """Options chosen at random, about half of them by default; together they make a game."""
    while True:
        chosen: dict[str, str] = {}
        for option in game.setup.OPTIONS:
            if rng.below(2):
                chosen[option.name] = option.values[rng.below(len(option.values))]
        try:
            game.setup.start(chosen)
        except Refusal:
            continue
        return chosen


def watches(game: Game, games: int, seed: int) -> Iterator[Watch]:
    """Games to be run, the first with the options' defaults."""
    for index in range(games):
        options = any_options(game, Rng(seed, index + (1 << 40))) if index else {}
        yield Watch(game, options, seed, index)
