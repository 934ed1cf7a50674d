"""`sherwood play`: whole games by typed lines, and everything else that can be typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import chain
from pathlib import Path

import pytest

from sherwood.cli.play import Sitting, Terminal, play
from sherwood.cli.typed import Typist
from sherwood.games import find
from sherwood.kernel import dice, record
from sherwood.kernel.game import Refusal
from sherwood.kernel.history import Illegal
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import OVER
from sherwood.lab.odds import Outcome, Way
from tests.cli.conftest import Run

CARDS = find("cards")
SKIRMISH = find("skirmish")
Typing = Callable[[Iterable[str]], None]


def sit(
    as_: str = "robin", against: str = "random", seed: int = 4, language: str = "en", brief: bool = True, **options: str
) -> Terminal:
    return Terminal(Sitting(CARDS, {"deal": "balanced", **options}, as_, against, seed), language, brief)


def first_answers(terminal: Terminal) -> Iterable[str]:
    """Types, at each question, the first whole answer that is offered."""
    while not terminal.sitting.over:
        offer = terminal.offer()
        moves = offer.quick[0].moves if offer.quick else offer.plan or offer.moves[-1:] or terminal.sitting.advice(terminal.seat)
        yield "; ".join(CARDS.words.write(move) for move in moves)


@pytest.mark.parametrize(("as_", "language"), [("robin", "en"), ("sheriff", "fr"), ("both", "en")])
def test_a_whole_game_is_played_and_its_dice_are_verified(
    typing: Typing, capsys: pytest.CaptureFixture[str], tmp_path: Path, as_: str, language: str
) -> None:
    terminal = sit(as_, language=language)
    saved = tmp_path / "game.txt"
    typing(chain(first_answers(terminal), ["help", "log", "board", "add w", f"save {saved}", "quit"]))
    terminal.run()
    assert terminal.sitting.history.state.turn() == OVER
    told = capsys.readouterr().out
    assert CARDS.words.prompt(terminal.view(), language) in told
    assert terminal.say("over") in told
    paper, faults = record.read(saved.read_text(encoding="utf-8"), find)
    assert not faults
    assert dice.verify(paper).fair
    assert paper.result == tuple(terminal.sitting.history.state.points(seat) for seat in range(2))


def test_the_same_seed_brings_the_same_game(typing: Typing) -> None:
    played = []
    for _ in range(2):
        terminal = sit(seed=7)
        typing(first_answers(terminal))
        terminal.run()
        played.append(terminal.sitting.record())
    assert played[0] == played[1]


def test_a_person_is_asked_in_plain_words(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing(["moves", "board"])
    sit(brief=False).run()
    told = capsys.readouterr().out
    assert "You play Robin Hood." in told
    assert "The Sheriff is played by random." in told
    assert "Robin Hood draws Arrows. (×3)" in told
    assert told.count("You, Robin Hood: 0 points.") == 2
    assert "Ambush: choose who goes. At stake: Maid Marion (7 points)." in told
    assert "Send everybody [add robin woodsmen 1; add robin merry-men 1; add robin the-moor 1]" in told
    assert "You may name: Woodsmen (5); Merry Men (10); The Moor (30)" in told
    assert "The game is left unfinished." in told


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("jump", "No move begins with 'jump'"),
        ("add", "say which card and how many"),
        ("add arrow", "Only characters may go into the ambush. Choose cards with a force. (CARDS-3.3, Ambush)"),
        ("add m 3", "You don't hold this card, or not that many of it. Choose from your hand. (CARDS-3.3, Ambush)"),
        ("add moor; heal w", "That is not asked now"),
        ("shots 3", "That is not asked now. Answer what the prompt asks. (CARDS-0.1, Stages of a turn)"),
        (",", "No move is written."),
        ("why", "Write a move after `why`, for example: why add robin woodsmen 1"),
        ("why add m 2", "You don't hold this card, or not that many of it"),
        ("why add m", "Nothing forbids `add m`."),
        ("odds", "Write a move after `odds`"),
        ("undo", "There is nothing to undo"),
        ("save", "Write the name of a file after `save`"),
        ("save /nowhere/at/all", "can't be written"),
    ],
)
def test_what_cannot_be_done_changes_nothing(typing: Typing, capsys: pytest.CaptureFixture[str], typed: str, answer: str) -> None:
    terminal = sit()
    terminal.sitting.go_on()
    before = terminal.sitting.history.state.dump()
    typing([typed])
    terminal.run()
    assert answer in capsys.readouterr().out
    assert terminal.sitting.history.state.dump() == before


def test_a_move_can_be_taken_back_until_something_follows(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    terminal = sit("both")
    terminal.sitting.go_on()
    before = terminal.sitting.history.state.dump()
    terminal.sitting.history.make(CARDS.words.read("add robin woodsmen 1"))
    typing(["undo"])
    terminal.run()
    assert "Taken back." in capsys.readouterr().out
    assert terminal.sitting.history.state.dump() == before


def test_odds_and_a_hint_come_from_what_the_seat_knows(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    terminal = sit()
    typing(["odds add m", "hint"])
    terminal.run()
    told = capsys.readouterr().out
    assert "100.00%" in told
    advised = next(line for line in reversed(told.splitlines()) if line.startswith("add robin"))
    typist = Typist(CARDS, terminal.sitting.seats, terminal.seat, "en")
    assert typist.moves(advised, terminal.sitting.imagined(terminal.seat))


def test_odds_tell_every_way_to_an_outcome() -> None:
    terminal = sit()
    ways = [Way((CARDS.words.read(f"draw robin {card}"),)) for card in ("yeomen", "arrow")]
    one, other = (CARDS.words.told(way.moves[0], "en") for way in ways)
    assert terminal.outcome(Outcome(Fraction(1), (ways[0],))) == one
    assert terminal.outcome(Outcome(Fraction(1), tuple(ways))) == f"{one} / {other}"
    assert terminal.outcome(Outcome(Fraction(1), (Way(),))) == "the next question"


def test_resigning_ends_the_game_and_opens_the_record(typing: Typing, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    terminal = sit()
    early, late = tmp_path / "early.txt", tmp_path / "late.txt"
    typing([f"save {early}", "resign", f"save {late}", "resign"])
    terminal.run()
    told = capsys.readouterr().out
    assert "Robin Hood resigns." in told
    assert "The game is over. Only save" in told
    assert "what you have seen" in told
    seen, whole = (record.read(path.read_text(encoding="utf-8"), find)[0] for path in (early, late))
    assert seen.reader == 0 and seen.dice is not None and not seen.dice.secret
    assert "draw sheriff ?" in early.read_text(encoding="utf-8")
    assert whole.reader is None and whole.notes == ("robin resigned",)
    assert dice.verify(whole).fair


def test_a_file_that_is_no_record_is_left_alone(typing: Typing, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Marion", encoding="utf-8")
    typing([f"save {letter}"])
    sit().run()
    assert "so it is left alone" in capsys.readouterr().out
    assert letter.read_text(encoding="utf-8") == "Dear Marion"


def test_two_people_are_told_whose_turn_it_is(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing(["none", "board"])
    sit("both").run()
    told = capsys.readouterr().out
    assert "You play all seats." in told
    assert "Now The Sheriff chooses." in told
    assert "You, the Sheriff: 0 points." in told


@pytest.mark.parametrize(
    ("game", "text", "refusal"),
    [
        ("bandits", "place 9.9", "'place 9.9': '9' is no wagon"),
        ("skirmish", "walk zz", "'walk zz': 'zz' is no hex"),
        ("cards", "pass foo", "'pass robin foo': nothing more is wanted here"),
    ],
)
def test_a_line_is_refused_as_it_was_typed(game: str, text: str, refusal: str) -> None:
    chosen = find(game).under({})
    with pytest.raises(Refusal, match=refusal):
        Typist(chosen, chosen.setup.seats({}), 0, "en").read(text)


# -- what a line means --------------------------------------------------------------------------------------------------
def typist(seat: int = 0) -> Typist:
    return Typist(CARDS, ("robin", "sheriff"), seat, "en")


@pytest.mark.parametrize(
    ("seat", "text", "moves"),
    [
        (0, "add w 2, y", ["add robin woodsmen 2", "add robin yeomen 1"]),
        (0, "add w 2; add y", ["add robin woodsmen 2", "add robin yeomen 1"]),
        (0, "add w 2, t", ["add robin woodsmen 2", "add robin friar-tuck 1"]),
        (1, "add guards, s 2", ["add sheriff guards 1", "add sheriff shieldmen 2"]),
        (0, "shots 3", ["shots robin 3"]),
        (1, "pass", ["pass sheriff"]),
        (0, "alone robin hood", ["alone robin robin-hood"]),
    ],
)
def test_a_line_names_moves_in_short(seat: int, text: str, moves: list[str]) -> None:
    assert [CARDS.words.write(move) for move in typist(seat).named(text)] == moves


def test_what_is_not_named_is_none() -> None:
    sitting = sit().sitting
    sitting.go_on()
    state = sitting.imagined(0)
    written = [CARDS.words.write(move) for move in typist().moves("add moor, w", state)]
    assert written == ["add robin woodsmen 1", "add robin merry-men 0", "add robin the-moor 1"]
    assert all(move.endswith(" 0") for move in map(CARDS.words.write, typist().moves("none", state)))


def test_a_line_is_refused_whole() -> None:
    sitting = sit().sitting
    sitting.go_on()
    state = sitting.imagined(0)
    with pytest.raises(Illegal, match="You don't hold this card, or not that many"):
        typist().moves("add w, moor 2", state)
    with pytest.raises(Illegal, match="Only characters"):
        typist().moves("add arrow, w", state)
    with pytest.raises(Refusal):
        typist().moves("add w, dragons", state)


def test_a_script_can_play(sherwood: Run, tmp_path: Path) -> None:
    """The whole way: a process, its input and output, the record it leaves, and that record shown and verified."""
    typed = "add nonsense\nnone\nlog\nresign\nquit\n"
    told = sherwood("play", "cards", "--seed", 3, "--against", "greedy", "--save", "game.txt", "--lang", "fr", typed=typed)
    assert told.returncode == 0, told.stderr
    assert told.stderr == ""
    assert "Vous jouez Robin des Bois." in told.stdout
    assert "Abandon" in told.stdout
    assert (tmp_path / "game.txt").read_text(encoding="utf-8").startswith("record: ")
    assert sherwood("show", "game.txt").returncode == 0
    assert sherwood("verify", "game.txt").returncode == 0


def test_a_game_is_not_begun_where_its_record_could_not_be_kept(sherwood: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Marion", encoding="utf-8")
    told = sherwood("play", "cards", "--save", "letter.txt", typed="none\n")
    assert told.returncode == 2 and told.stdout == ""
    assert "left alone" in told.stderr


def test_a_game_broken_off_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    saved = tmp_path / "game.txt"
    with pytest.raises(KeyboardInterrupt):
        play("cards", against="random", save=saved)
    paper, faults = record.read(saved.read_text(encoding="utf-8"), find)
    assert not faults and paper.reader == 0 and len(paper.seen) == 16


def test_what_is_around_a_place_is_told_where_the_board_is_large(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    terminal = Terminal(Sitting(SKIRMISH, {}, "both", "random", 4), "en", True)
    typing(["around 0806", "around", "around nowhere", "help", "quit"])
    terminal.run()
    told = capsys.readouterr().out
    assert "0806: inside" in told
    assert "North 0805:" in told
    assert terminal.say("need-place") in told
    assert "'nowhere' is no hex of this map." in told
    assert terminal.say("help-around") in told


def test_choices_are_listed_with_what_stands_beside_them_on_the_board(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    terminal = Terminal(Sitting(SKIRMISH, {"scenario": "s7"}, "both", "random", 4), "en", True)
    rng, history = Rng(1), terminal.sitting.history
    while terminal.words.write(legal(history.state)[0]).split()[0] != "pick":
        moves = legal(history.state)
        history.make(moves[rng.below(len(moves))])
    terminal.seat = history.state.turn()
    typing(["moves", "quit"])
    terminal.run()
    assert "Martin (7)" in capsys.readouterr().out


def test_nothing_is_told_of_a_place_where_the_board_is_small(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing(["around 0806", "quit"])
    sit().run()
    assert "No move begins with 'around'." in capsys.readouterr().out


def test_a_walk_that_is_interrupted_says_what_was_not_done(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    """In the deep woods each step asks the hidden Saxons, and the other person is at the keyboard then."""
    terminal = Terminal(Sitting(SKIRMISH, {"scenario": "s5"}, "both", "random", 4), "en", True)
    rng = Rng(1)
    history = terminal.sitting.history
    while terminal.words.write(legal(history.state)[0]).split()[0] != "pick":
        moves = legal(history.state)
        history.make(moves[rng.below(len(moves))])
    terminal.seat = history.state.turn()
    typing(["pick emeric; step emeric woods 0104; step emeric woods 0203", "quit"])
    terminal.run()
    assert "Something came in between, so this was not done: step emeric" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_skirmish_is_set_up_and_played_by_typed_lines(
    typing: Typing, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    terminal = Terminal(Sitting(SKIRMISH, {}, "both", "random", 4), language, False)
    saved, rng = tmp_path / "game.txt", Rng(3)

    def lines() -> Iterable[str]:
        for _ in range(90):
            moves = legal(terminal.sitting.history.state)
            yield terminal.words.write(moves[rng.below(len(moves))])
        yield from ("moves", "log", "resign", f"save {saved}", "quit")

    typing(lines())
    terminal.run()
    assert len(terminal.sitting.history.steps) >= 90
    assert terminal.words.stage(terminal.view(), language) in capsys.readouterr().out
    paper, faults = record.read(saved.read_text(encoding="utf-8"), find)
    assert not faults
    assert not dice.verify(paper).faults
    assert record.history(paper).state.dump() == terminal.sitting.history.state.dump()
