"""What `bandits` says: in every language, of everything that can happen, and to each reader what he may know."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import cast

import msgspec
import pytest

from sherwood.games.bandits import happening, kinds, setup, words
from sherwood.games.bandits.components import CHARACTERS, EFFECTS, SPECIALS
from sherwood.games.bandits.speech import TEXTS, Speech, roll_of
from sherwood.games.bandits.view import BanditsView, view
from sherwood.games.bandits.words import Words
from sherwood.kernel.game import Game, Refusal
from sherwood.kernel.history import History
from sherwood.kernel.moves import UNKNOWN, a_of, kind_of, pack
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, WATCHER
from sherwood.kernel.telling import Teller, settled
from sherwood.kernel.texts import dashed, languages

BANDITS = Game(id="bandits", version=1, package="sherwood.games.bandits")
LANGUAGES = languages(TEXTS.folder)
RULES = Path(words.__file__).with_name("rules.md").read_text(encoding="utf-8")
ASKED = ("position", "mark", "john", "choose", "robin", "keep", "tuck", "discard", "beer", "bribe", "reward")
"""Stages in which a seat is asked."""
TABLES = [
    {},
    {"players": "2", "check_chest": "on", "many_bribes": "on", "will_token": "on"},
    {"players": "5", "robin_anywhere": "on", "secret_bribes": "on", "spy_shows": "on", "open_discards": "on"},
    {"players": "3", "open_loot": "on", "one_caller": "on", "royal_draft": "on", "covered_deck": "on", "deck": "bands6"},
]
SPOKEN = words.under({})
every_language = pytest.mark.parametrize("language", LANGUAGES)


def at(stage: str, options: dict[str, str], reader: int = -1) -> BanditsView:
    """A view of the first seat that is asked in this stage, or of another reader then."""
    for seed in range(60):
        state, rng = setup.start(options), Rng(seed)
        while state.turn() != OVER:
            if state.turn() >= 0 and view(state, state.turn()).stage == stage:
                return view(state, state.turn() if reader == -1 else reader)
            state.play(state.sample(rng) if state.turn() == CHANCE else chosen(legal(state), rng, stage))
    raise AssertionError(stage)


def chosen(moves: list[int], rng: Rng, stage: str) -> int:
    """At random, but leaders are kept for Friar Tuck where his stage is sought."""
    quiet = [move for move in moves if kind_of(move) in (kinds.PLACE, kinds.PASS)]
    offered = quiet if quiet and stage in ("tuck", "discard", "beer") and len(quiet) > 1 else moves
    return offered[rng.below(len(offered))]


def game(options: dict[str, str], seed: int) -> History:
    """A whole game, played at random."""
    history, rng = History(BANDITS, options), Rng(seed)
    while (turn := history.state.turn()) != OVER:
        moves = legal(history.state)
        history.make(history.state.sample(rng) if turn == CHANCE else moves[rng.below(len(moves))])
    return history


# -- texts ------------------------------------------------------------------------------------------------------------
@every_language
def test_every_clause_has_a_title(language: str) -> None:
    clauses = set(re.findall(r"\*\*(BANDITS-[0-9A-Z]+\.\d+[a-z]?)\*\*", RULES))
    assert len(clauses) > 250
    assert all(words.clause(clause, language) for clause in clauses)
    with pytest.raises(KeyError):
        words.clause("BANDITS-99.1", language)


@every_language
def test_no_title_is_of_a_clause_that_there_is_not(language: str) -> None:
    source = (TEXTS.folder / f"{language}.ftl").read_text(encoding="utf-8")
    clauses = set(re.findall(r"BANDITS-([0-9A-Z]+(?:\.\d+[a-z]?)?)", RULES)) | set(
        re.findall(r"^##+ (\d+(?:\.\d+)?|[A-Z]) ", RULES, re.M)
    )
    for title in re.findall(r"^clause-(\S+) =", source, re.M):
        number = title.replace("-", ".")
        assert any(clause == number or re.match(rf"{re.escape(number)}([.a-z]|$)", clause) for clause in clauses), title


@every_language
@pytest.mark.rule("BANDITS-0.10", "BANDITS-V.1")
def test_whatever_can_be_named_has_its_words(language: str) -> None:
    for fault in setup.FAULTS:
        assert words.fault(fault.number, language)
        assert words.clause(fault.clause, language)
    for ending in range(kinds.BY_SCORE, kinds.BY_WILL + 1):
        assert words.ending(ending, language)
    for option in setup.OPTIONS:
        assert TEXTS.has(language, f"option-{dashed(option.name)}") and all(words.option(option, language))
        assert words.chapter(option.clause, language)
        assert all(words.value(option, value, language) for value in option.values)
    for effect in EFFECTS:
        assert TEXTS.say(language, f"effect-{dashed(effect)}-does")
    for special in SPECIALS[1:]:
        assert TEXTS.say(language, f"special-{dashed(special)}-does")
    for character in CHARACTERS:
        assert TEXTS.say(language, f"character-{character}")


def test_variants_are_grouped_by_the_chapters_of_the_rules() -> None:
    chapters = {words.chapter(option.clause, "en") for option in setup.OPTIONS if option.is_variant}
    assert {"Stakeout", "Ambush", "The Sheriff", "Effects", "Special wagons"} <= chapters


def test_figures_of_somebody_s_own_are_named_as_they_are_written() -> None:
    deck = next(option for option in setup.OPTIONS if option.name == "deck")
    assert words.value(deck, "my_own", "fr") == "my_own"
    assert words.value(deck, "bands3", "en") == "three backs"
    assert words.value(setup.FIRST, "2", "fr") == "joueur 2"
    assert words.value(setup.PLAYERS, "2", "fr") == "2"


# -- whole games --------------------------------------------------------------------------------------------------------
@every_language
@pytest.mark.parametrize("options", TABLES, ids=["four", "two", "five", "three"])
def test_everything_that_happens_can_be_said(options: dict[str, str], language: str) -> None:
    spoken, rng, state = words.under(options), Rng(len(options)), setup.start(options)
    while (turn := state.turn()) != OVER:
        moves = legal(state)
        texts = [spoken.label(move, language) for move in moves]
        for reader in (*range(state.seats), WATCHER) if turn >= 0 else ():
            seen = view(state, reader)
            texts += [spoken.prompt(seen, language), spoken.stage(seen, language), spoken.board(seen, language)]
            texts += [text for _, text in spoken.coach(seen, language)]
        assert all(text and "{" not in text for text in texts)
        state.play(state.sample(rng) if turn == CHANCE else moves[rng.below(len(moves))])
    assert all(spoken.prompt(view(state, reader), language) for reader in (*range(state.seats), WATCHER))


@every_language
@pytest.mark.parametrize("options", TABLES, ids=["four", "two", "five", "three"])
def test_every_event_has_a_line_and_a_clause(options: dict[str, str], language: str) -> None:
    history = game(options, 5)
    for reader in history.readers:
        for seen in history.seen(reader):
            assert "{" not in history.game.words.told(seen.move, language)
            for event in seen.events:
                text, clause = history.game.words.event(event, language)
                assert text[0].isupper() and text[-1] in ".!?"
                assert words.clause(clause, language)


@pytest.mark.rule("BANDITS-0.1")
def test_every_kind_of_event_has_words() -> None:
    told = {number for name, number in vars(kinds).items() if name.isupper() and _is_event(name)}
    assert told == set(happening.EVENTS) | set(happening.GATHERED) == set(happening.CLAUSES)
    assert not set(happening.EVENTS) & set(happening.GATHERED)


def _is_event(name: str) -> bool:
    names = list(vars(kinds))
    return names.index("TURN") <= names.index(name) <= names.index("MARKED")


# -- secrets --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-H.2", "BANDITS-H.7")
def test_a_board_tells_nothing_that_its_reader_may_not_know() -> None:
    for options in TABLES:
        state, rng = setup.start(options), Rng(7)
        spoken = words.under(options)
        while (turn := state.turn()) != OVER:
            if turn >= 0:
                for reader in range(state.seats):
                    mine, other = view(state, reader), view(state.imagine(reader, rng), reader)
                    assert spoken.board(mine, "en") == spoken.board(other, "en")
            moves = legal(state)
            state.play(state.sample(rng) if turn == CHANCE else moves[rng.below(len(moves))])


@pytest.mark.rule("BANDITS-H.2", "BANDITS-0.3")
def test_what_is_seen_in_secret_is_told_to_him_alone_who_sees_it() -> None:
    look, unseen = pack(kinds.FACE, 1, 0, kinds.SECRET), pack(kinds.FACE, 1, UNKNOWN, kinds.SECRET)
    assert SPOKEN.told(look, "en") == "You look at wagon 2: defence 4, with Lady Marion."
    assert SPOKEN.told(pack(kinds.KEEP, 0), "en") == "Kept: ruby ring."
    hidden = [
        unseen,
        *(pack(kind, UNKNOWN) for kind in (kinds.KEEP, kinds.LOOT, kinds.DISCARD, kinds.BRIBE)),
        pack(kinds.SHOW, 0, UNKNOWN),
    ]
    assert [SPOKEN.told(move, "en") for move in hidden] == [""] * len(hidden)
    assert SPOKEN.together([pack(kinds.LOOT, 0), pack(kinds.LOOT, UNKNOWN)], "en") == ""


@pytest.mark.rule("BANDITS-4.3a")
def test_what_all_see_is_told_once() -> None:
    turned_up = pack(kinds.FACE, 1, 0)
    assert SPOKEN.told(turned_up, "en") == ""
    assert SPOKEN.event(pack(kinds.REVEALED, 1, 0), "en") == ("Wagon 2: defence 4, with Lady Marion.", "BANDITS-4.3")
    quiet = (kinds.PLACE, kinds.PASS, kinds.GOSSIP, kinds.SHOVE, kinds.WAGON, kinds.AGAIN, kinds.BOY, kinds.BEER, kinds.BACK)
    assert [SPOKEN.told(pack(kind), "en") for kind in quiet] == [""] * len(quiet)


@pytest.mark.rule("BANDITS-H.2")
def test_no_event_repeats_to_a_seat_what_its_move_has_told_it() -> None:
    history = game({}, 4)
    for reader in history.readers:
        for seen in history.seen(reader):
            told = [(kind_of(event), a_of(event)) for event in seen.events]
            assert (kinds.DREW, reader) not in told
            assert kind_of(seen.move) != kinds.DISCARD or seen.by != reader or (kinds.PAID, reader) not in told
    public = [kind_of(event) for seen in history.seen(WATCHER) for event in seen.events]
    assert kinds.DREW in public and kinds.PAID in public


# -- the log --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("event", "english", "french", "clause"),
    [
        (pack(kinds.TURN, 2, 1), "Turn 2. Red goes first.", "Tour 2. Rouge commence.", "0.1"),
        (pack(kinds.PLACED, 0, 1, 2), "Blue hides in bush 3 of wagon 2.", "Bleu se cache dans le fourré 3 du chariot 2.", "4.2c"),
        (
            pack(kinds.PLACED, 3, kinds.ALLEY),
            "Purple slips into an alley of the village.",
            "Violet se glisse dans une ruelle du village.",
            "4.2d",
        ),
        (
            pack(kinds.CALLED, 1, 11),
            "Red calls Robin Hood: “Look Here!”.",
            "Rouge appelle Robin des Bois : « Regardez ici ! ».",
            "8.12",
        ),
        (
            pack(kinds.SWAPPED, 6, 5, 2),
            "The caller's bandit lies in bush 3 of wagon 2 now; Yellow stands in bush 2 of wagon 2.",
            "Le bandit de l'appelant est couché dans le fourré 3 du chariot 2 ; Jaune est debout dans le fourré 2 du chariot 2.",
            "4.4",
        ),
        (pack(kinds.LOOKED, 2, 1, 0), "Yellow looks at wagon 2.", "Jaune regarde le chariot 2.", "8.1"),
        (pack(kinds.LOOKED, 2, 1, 3), "Yellow looks at wagon 2.", "Jaune regarde le chariot 2.", "8.4"),
        (pack(kinds.TURNED, 0, 5, 6), "Die 3b of Blue becomes 6.", "Le dé 3b de Bleu passe à 6.", "5.3"),
        (
            pack(kinds.ASSAULT, 0, 9),
            "Assault on wagon 1: 9 must be reached.",
            "Assaut du chariot 1 : il faut atteindre 9.",
            "5.2",
        ),
        (pack(kinds.BEATEN, 0, 10, 9), "Wagon 1 is beaten, 10 against 9!", "Le chariot 1 est vaincu, 10 contre 9 !", "5.4a"),
        (pack(kinds.ESCAPED, 0, 8, 9), "Wagon 1 escapes, 8 against 9.", "Le chariot 1 s'échappe, 8 contre 9.", "5.4c"),
        (
            pack(kinds.ESCAPED, 0, 0, 9),
            "Wagon 1 rolls by: nobody stops it.",
            "Le chariot 1 passe : personne ne l'arrête.",
            "5.4c",
        ),
        (
            pack(kinds.SCORED, 0, 1, kinds.WHY_MARKET),
            "Blue gains 1 point at the market.",
            "Bleu gagne 1 point au marché.",
            "8.15",
        ),
        (
            pack(kinds.ARRESTED, 0, 12),
            "With 12 on the drawbridge, the leader of Blue is arrested.",
            "Avec 12 sur le pont-levis, le chef de Bleu est arrêté.",
            "6.5",
        ),
        (
            pack(kinds.ARRESTED, 0, 12, 1),
            "With 12 on the drawbridge, an arrest costs Blue 1 point.",
            "Avec 12 sur le pont-levis, une arrestation coûte 1 point à Bleu.",
            "6.5c",
        ),
        (pack(kinds.MOST, 0, 2, 2), "Blue has the most necklaces: 2 points.", "Bleu a le plus de colliers : 2 points.", "7.2"),
        (
            pack(kinds.MOST, 0, 0, 1),
            "Blue shares the most rings: 1 point.",
            "Bleu a, avec d'autres, le plus de bagues : 1 point.",
            "7.2",
        ),
    ],
)
def test_events_are_told_with_their_clauses(event: int, english: str, french: str, clause: str) -> None:
    assert SPOKEN.event(event, "en") == (english, f"BANDITS-{clause}")
    text, _ = SPOKEN.event(event, "fr")
    assert text.replace("\u00a0", " ") == french


@pytest.mark.rule("BANDITS-5.5a", "BANDITS-5.5b", "BANDITS-5.5c")
def test_points_at_a_wagon_are_told_in_one_line_with_their_reasons() -> None:
    why = (kinds.WHY_PAID, kinds.WHY_PAID, kinds.WHY_PAID, kinds.WHY_LAST, kinds.WHY_LYING)
    events = [pack(kinds.SCORED, gang, 1, reason) for gang, reason in zip((0, 1, 0, 0, 0), why, strict=True)]
    said = "Points: Blue 4 (2 dice, the last one paid, a bandit lying there), Red 1 (1 die)."
    assert SPOKEN.gathered(events, "en") == said
    assert SPOKEN.event(events[0], "en") == ("Points: Blue 1 (1 die).", "BANDITS-5.5")
    assert SPOKEN.gathered([events[0], pack(kinds.SCORED, 0, 1, kinds.WHY_REWARD)], "en") == ""


def test_events_that_go_on_share_a_line() -> None:
    dice = [pack(kinds.ROLLED, 0, 0, 4), pack(kinds.ROLLED, 2, 2, 1)]
    assert SPOKEN.gathered(dice, "en") == "Dice: Blue 4, Yellow 1."
    assert SPOKEN.gathered([*dice, pack(kinds.BEATEN, 0, 5, 4)], "en") == ""
    assert SPOKEN.gathered([pack(kinds.BEATEN, 0, 5, 4)] * 2, "en") == ""
    assert SPOKEN.gathered([pack(kinds.PAID, 0, 1, 1), pack(kinds.PAID, 0, 1)], "en") == (
        "Blue gives up 2 tokens, 1 village coin among them."
    )
    assert SPOKEN.gathered([pack(kinds.PAID, 0, 1), pack(kinds.PAID, 1, 1)], "en") == ""
    kept = [pack(kinds.KEPT, 0, 1, 2), pack(kinds.KEPT, 1, 1, 1), pack(kinds.KEPT, 0, 1)]
    assert SPOKEN.gathered(kept, "en") == "Loot tokens for Blue ×2, Red."
    assert SPOKEN.event(kept[1], "en")[0] == "A loot token for Red."


def test_tokens_that_go_on_share_a_line() -> None:
    drawn = [pack(kinds.LOOT, face) for face in (12, 0, 12)]
    assert SPOKEN.together(drawn, "en") == "Drawn: ruby ring, coin ×2."
    shown = [pack(kinds.SHOW, 1, 0), pack(kinds.SHOW, 1, 4)]
    assert SPOKEN.together(shown, "en") == "Before Red: ruby ring, emerald bracelet."
    turned_up = "All tokens are turned up. Blue: emerald bracelet; Red: ruby ring, emerald bracelet."
    assert SPOKEN.together([*shown, pack(kinds.SHOW, 0, 4)], "en") == turned_up
    assert SPOKEN.together([pack(kinds.KEEP, 0), pack(kinds.KEEP, 1)], "en") == ""
    assert SPOKEN.told(pack(kinds.SHOW, 1, 3, kinds.OFFER), "en") == "Red offers a bribe of 3 tokens."
    assert SPOKEN.together([pack(kinds.DIE, 32, n) for n in (2, 5)], "en") == "The Festival's dice: 2, 5."
    assert SPOKEN.told(pack(kinds.DIE, 0, 5), "en") == ""


@every_language
def test_a_log_is_short_and_without_repetition(language: str) -> None:
    history = game({}, 3)
    for reader in history.readers:
        teller = Teller(history.game.words, language)
        lines = [line.text for line in settled(line for seen in history.seen(reader) for line in teller.lines(seen))]
        assert 120 < len(lines) < 400
        assert not [line for line, after in pairwise(lines) if line == after]


# -- prompts and the board ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("stage", ASKED)
def test_the_reader_is_addressed_and_a_beginner_told_more(stage: str) -> None:
    seen = at(stage, {})
    asked = words.prompt(seen, "en")
    assert "Waiting" not in asked and asked != words.prompt(msgspec.structs.replace(seen, seat=WATCHER), "en")
    tips = dict(words.coach(seen, "en"))
    assert {"coach-aim", f"coach-{stage}"} <= tips.keys()
    assert words.coach(msgspec.structs.replace(seen, seat=(seen.seat + 1) % 4), "en") == ()


def test_whom_others_wait_for_is_named_with_the_stage() -> None:
    seen = at("choose", {}, WATCHER)
    name = SPOKEN.seat(seen.asked, "en")
    assert words.prompt(seen, "en") == f"Waiting for {name} (which wagon next)."
    assert words.stage(seen, "en") == "Turn 1 of 4: which wagon next"


@pytest.mark.rule("BANDITS-4.2f")
def test_lady_marion_is_offered_while_she_can_be_called() -> None:
    seen = at("position", {})
    assert "call Lady Marion" in words.prompt(seen, "en")
    own = msgspec.structs.replace(seen.gangs[seen.seat], leader="prison")
    gangs = tuple(own if gang == seen.seat else one for gang, one in enumerate(seen.gangs))
    assert "Marion" not in words.prompt(msgspec.structs.replace(seen, gangs=gangs), "en")


@pytest.mark.rule("BANDITS-5.6b")
def test_who_takes_next_in_a_draft_is_told() -> None:
    seen = at("keep", {})
    other = (seen.seat + 1) % 4
    said = ((other, f"The rest goes to {SPOKEN.seat(other, 'en')}."), (seen.seat, "You go on with the rest."))
    for after, end in said:
        assert words.prompt(msgspec.structs.replace(seen, line=(seen.seat, after)), "en").endswith(end)
    assert words.prompt(msgspec.structs.replace(seen, line=(seen.seat,)), "en").endswith(seen_tokens(seen))


def seen_tokens(seen: BanditsView) -> str:
    return Speech("en", roll_of(seen)).tokens(seen.pool or ()) + "."


@pytest.mark.rule("BANDITS-6.5a")
def test_who_may_bribe_is_told_what_threatens_him() -> None:
    seen = at("bribe", {})
    for column, said in (
        ((6, 5), "above 10, so your leader will be arrested"),
        ((4,), "below 5, so you will be rewarded"),
        ((5, 5), "neither"),
    ):
        own = msgspec.structs.replace(seen.gangs[seen.seat], column=column)
        gangs = tuple(own if gang == seen.seat else one for gang, one in enumerate(seen.gangs))
        asked = words.prompt(msgspec.structs.replace(seen, gangs=gangs), "en")
        assert f"come to {sum(column)}: {said}" in asked


@pytest.mark.rule("BANDITS-D.6")
def test_a_beginner_is_told_the_figures() -> None:
    tips = dict(words.coach(at("keep", {}), "en"))
    assert "3 rings of one colour are worth 6 points, 2 bracelets 3" in tips["coach-keep"]
    assert "after 4 turns" in tips["coach-aim"]


def test_a_board_tells_rows_dice_tokens_and_columns() -> None:
    told = words.board(at("robin", {}), "en")
    assert re.search(r"^Road 1: .*\(\d+–\d+\)", told, re.M)
    assert re.search(r"^  Bushes: 1 \w+", told, re.M)
    assert re.search(r"^  Dice: .* together \d+\.$", told, re.M)
    assert re.search(r"^You, \w+: \d+ points?\.$", told, re.M)
    assert re.search(r"^  Drawbridge: \d.*, together \d+\.$", words.board(at("bribe", {}), "en"), re.M)
    assert re.search(r"^Robin Hood: \S", told, re.M)
    own = words.board(at("discard", {}), "en").partition("You, ")[2].partition("\n\n")[0]
    assert re.search(r"^  Tokens of this turn: [a-z]", own, re.M)
    assert re.search(r"^  Tokens of this turn: \d", own, re.M)
    assert re.search(r"^The loot in your hand: [a-z]", words.board(at("keep", {}), "en"), re.M)


def test_one_wagon_or_gang_can_be_read_by_itself() -> None:
    seen = at("robin", {})
    whole = words.board(seen, "en")
    for target in ("1", "2", "blue", "ye"):
        part = words.around(seen, target, "en")
        assert part in whole and part.count("\n") < 6
    tuck = words.around(seen, "tuck", "en").splitlines()
    assert tuck[0] in whole
    assert tuck[1].strip() == TEXTS.say("en", f"effect-{dashed(EFFECTS[seen.merry[3]])}-does")
    with pytest.raises(Refusal, match="no '7' here"):
        words.around(seen, "7", "en")
    with pytest.raises(Refusal, match="Il n'y a pas"):
        words.around(seen, "x", "fr")


# -- the end --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-7.5", "BANDITS-11.7")
def test_the_end_says_who_has_won() -> None:
    history = game({}, 2)
    over = view(history.state, WATCHER)
    scores = [gang.score or 0 for gang in over.gangs]
    winner = SPOKEN.seat(over.winner, "en")
    points = scores[over.winner]
    assert words.prompt(over, "en") == f"{winner} wins with {points} points. {words.ending(cast(int, over.ending), 'en')}"
    assert words.prompt(view(history.state, over.winner), "en").startswith(f"You win with {points} points.")
    loser = (over.winner + 1) % 4
    assert f"you have {scores[loser]}." in words.prompt(view(history.state, loser), "en")
    lost = msgspec.structs.replace(over, winner=-1, ending=int(kinds.BY_WILL))
    assert words.prompt(lost, "en").startswith(f"Nobody wins: Will Scarlet has {scores[-1]} points.")


def test_words_of_a_table_are_those_of_the_game() -> None:
    assert isinstance(BANDITS.under({"players": "5"}).words, Words)
    assert BANDITS.under({"players": "5"}).words.seat(4, "fr") == "Vert"
