"""What `cards` says: notation that reads what it writes, and texts in every language for everything that can happen."""

from __future__ import annotations

import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sherwood.games import find
from sherwood.games.cards import kinds, notation, words
from sherwood.games.cards.components import DATA
from sherwood.kernel.game import Refusal
from sherwood.kernel.history import History
from sherwood.kernel.moves import UNKNOWN, pack
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, WATCHER
from sherwood.kernel.texts import languages

CARDS = find("cards")
LANGUAGES = languages(words.TEXTS.folder)
SETTINGS = [
    {},
    {"deal": "balanced", "hand_limit": "7", "bluff": "on", "closed_discards": "on", "shooter_picks": "on", "carry_over": "on"},
    {"lone_trap": "on", "standoff": "on", "rest_one_turn": "on", "prize_first": "on", "robin_first": "on", "shield_self": "on"},
    {"tie_break_prizes": "on", "tournament_limit": "on", "heal_after_tie": "on", "heal_once": "on", "hand_limit": "10"},
]


# -- notation -----------------------------------------------------------------------------------------------------------
numbers = st.one_of(st.integers(0, notation.MOST), st.just(int(UNKNOWN)))
owned = st.integers(0, 1).flatmap(
    lambda seat: st.tuples(st.just(seat), st.one_of(st.integers(0, len(notation.CARDS[seat]) - 1), st.just(int(UNKNOWN))))
)


def piles(seat: int) -> st.SearchStrategy[int]:
    counts = [row["count"] for row in DATA[notation.SEATS[seat]]["cards"]]
    return st.tuples(*(st.integers(0, n) for n in counts)).map(lambda held: sum(n << 6 * kind for kind, n in enumerate(held)))


def counted(kind: int) -> st.SearchStrategy[int]:
    return st.tuples(owned, numbers).map(lambda fields: pack(kind, *fields[0], fields[1]))


def turned_up(kind: int, seat: int) -> st.SearchStrategy[int]:
    unseen = pack(kind, UNKNOWN, UNKNOWN, UNKNOWN)
    return st.one_of(piles(seat).map(lambda pile: kinds.with_pile(kind, pile)), st.just(unseen))


MOVES = {
    "draw": owned.map(lambda card: pack(kinds.DRAW, *card)),
    "alone": owned.map(lambda card: pack(kinds.ALONE, *card)),
    "drop": counted(kinds.DROP),
    "add": counted(kinds.ADD),
    "lose": counted(kinds.LOSE),
    "keep": counted(kinds.KEEP),
    "heal": counted(kinds.HEAL),
    "dropped robin": turned_up(kinds.DROPPED_ROBIN, 0),
    "dropped sheriff": turned_up(kinds.DROPPED_SHERIFF, 1),
    "reveal robin": turned_up(kinds.REVEAL_ROBIN, 0),
    "reveal sheriff": turned_up(kinds.REVEAL_SHERIFF, 1),
    "fallen robin": turned_up(kinds.FALLEN_ROBIN, 0),
    "fallen sheriff": turned_up(kinds.FALLEN_SHERIFF, 1),
    "prize": st.one_of(st.integers(0, 7), st.just(int(UNKNOWN))).map(lambda prize: pack(kinds.PRIZE, prize)),
    "trap": numbers.map(lambda n: pack(kinds.TRAP, kinds.SHERIFF, 0, n)),
    "shots": st.tuples(st.integers(0, 1), numbers).map(lambda shots: pack(kinds.SHOTS, shots[0], 0, shots[1])),
    "pass": st.integers(0, 1).map(lambda seat: pack(kinds.PASS, seat)),
    "done": st.integers(0, 1).map(lambda seat: pack(kinds.DONE, seat)),
    "volley": st.tuples(numbers, numbers).map(lambda shots: pack(kinds.VOLLEY, *shots)),
    "contest": st.tuples(numbers, numbers).map(lambda shots: pack(kinds.CONTEST, *shots)),
}


def test_there_is_a_move_of_every_kind() -> None:
    assert {verb.split()[0] for verb in MOVES} == set(notation.EXAMPLES)
    assert len(MOVES) == kinds.DONE


@pytest.mark.parametrize("verb", MOVES)
@given(data=st.data())
def test_notation_reads_what_it_writes(verb: str, data: st.DataObject) -> None:
    move = data.draw(MOVES[verb])
    text = words.write(move)
    assert text.startswith(verb)
    assert words.read(text) == move
    assert words.read(f"  {text.upper().replace('-', ' ')} ") == move
    assert ";" not in text and "#" not in text


@pytest.mark.parametrize("verb", notation.EXAMPLES)
def test_every_example_is_notation(verb: str) -> None:
    example = notation.EXAMPLES[verb]
    assert words.write(words.read(example)) == example


@pytest.mark.rule("CARDS-1.2", "CARDS-1.3")
@pytest.mark.parametrize("seat", range(2))
def test_every_card_has_a_short_name_of_its_own(seat: int) -> None:
    for kind, short in enumerate(notation.SHORT[seat]):
        assert words.read(f"add {short} 2") == pack(kinds.ADD, seat, kind, 2)
    assert len(notation.SHORT[seat]) == len(notation.CARDS[seat])


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("add m 2", "add robin merry-men 2"),
        ("ADD Robin Merry Men", "add robin merry-men 1"),
        ("add a woodsman", None),
        ("add woodsman", "add robin woodsmen 1"),
        ("lose 2 guards", "lose sheriff guards 2"),
        ("keep knight 1", "keep sheriff knights 1"),
        ("alone robin hood", "alone robin robin-hood"),
        ("alone sheriff of Nottingham", "alone sheriff sheriff"),
        ("add sheriff 1", "add sheriff sheriff 1"),
        ("add moor", "add robin the-moor 1"),
        ("heal tuck", "heal robin friar-tuck 1"),
        ("drop crossbow bolts 3", "drop sheriff bolt 3"),
        ("reveal 2 woodsmen 1 merry men", "reveal robin woodsmen 2 merry-men 1"),
        ("rev sheriff none", "reveal sheriff none"),
        ("trap", "trap 1"),
        ("prize king's messenger", "prize kings-messenger"),
        ("prize maid", "prize maid-marion"),
        ("volley 4, 1", "volley 4 1"),
        ("draw sheriff ?", "draw sheriff ?"),
    ],
)
def test_reading_forgives(typed: str, meant: str | None) -> None:
    if meant is None:
        with pytest.raises(Refusal):
            words.read(typed)
    else:
        assert words.write(words.read(typed)) == meant


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "Nothing is written"),
        ("jump robin", "No move begins with 'jump'"),
        ("d robin", "may mean draw, drop, done or dropped"),
        ("add", "say which card and how many"),
        ("add robin", "say which card and how many"),
        ("add x", "'x' is none of arrow, woodsmen"),
        ("add robin guards 2", "is none of arrow, woodsmen"),
        ("add crossbow", "say which: arrow"),
        ("prize t", "'t' may be tax-collector or tournament"),
        ("shots 3", "say whose it is, robin or sheriff"),
        ("add guards 99", "numbers go up to 63"),
        ("add guards " + "9" * 5000, "numbers go up to 63"),
        ("add guards 2 3", "one kind of card"),
        ("add guards -1", "'-1' has no meaning in notation"),
        ("add guards ②", "'②' has no meaning"),
        ("volley 4", "two numbers are wanted"),
        ("pass robin 3", "nothing more is wanted"),
        ("reveal sheriff guards 1 guards 2", "name each kind of card once"),
        ("reveal robin", "say which cards, or none"),
    ],
)
def test_bad_notation_is_refused_with_an_example(typed: str, why: str) -> None:
    with pytest.raises(Refusal) as refusal:
        words.read(typed)
    assert why in str(refusal.value)
    assert re.search(r"For example: |for example: |Moves begin with ", str(refusal.value))
    assert len(str(refusal.value)) < 400
    with pytest.raises(Refusal) as french:
        words.read(typed, "fr")
    assert re.search(r"[Pp]ar exemple : |Un coup commence par ", str(french.value))
    assert not re.search(r" (is|are|say|the|may|or) ", str(french.value))


def test_what_can_not_be_read_is_told_in_the_language_asked_for() -> None:
    with pytest.raises(Refusal, match=re.escape("« d » peut vouloir dire draw, drop, done ou dropped. Écrivez-le en entier")):
        words.read("d robin", "fr")
    with pytest.raises(Refusal, match=re.escape("« add guards 99 » : les nombres vont jusqu'à 63, 99 est trop grand.")):
        words.read("add guards 99", "fr")


WORDS = ["add", "keep", "reveal", "robin", "sheriff", "m", "?", "2", "none", "trap", "s-h", ",", "w"]


@given(st.one_of(st.text(max_size=60), st.lists(st.sampled_from(WORDS)).map(" ".join)))
def test_anything_typed_is_a_move_or_refused(text: str) -> None:
    try:
        move = words.read(text)
    except Refusal:
        return
    assert words.read(words.write(move)) == move


# -- texts --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_title(language: str) -> None:
    clauses = set(re.findall(r"\*\*(CARDS-[0-9OX]+\.\d+)\*\*", CARDS.rules.read_text(encoding="utf-8")))
    assert len(clauses) > 90
    titles = {clause: words.clause(clause, language) for clause in clauses}
    assert all(titles.values())
    source = (words.TEXTS.folder / f"{language}.ftl").read_text(encoding="utf-8")
    assert len(re.findall("^clause-", source, re.M)) == len(clauses)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_named_has_its_words(language: str) -> None:
    for fault in CARDS.setup.FAULTS:
        assert words.fault(fault.number, language)
        assert words.clause(fault.clause, language)
    for ending in (kinds.BY_POINTS, kinds.BY_PRIZES, kinds.BY_MARION, kinds.DRAWN):
        assert words.ending(ending, language)
    for option in CARDS.setup.OPTIONS:
        assert all(words.option(option, language))
        assert all(words.value(option, value, language) for value in option.values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", SETTINGS)
def test_everything_that_happens_can_be_said(options: dict[str, str], language: str) -> None:
    history = History(CARDS, options)
    rng = Rng(len(options), 3)
    while (turn := history.state.turn()) != OVER:
        texts = []
        for reader in (0, 1, WATCHER):
            view = CARDS.views.view(history.state, reader)
            texts += [words.prompt(view, language), words.stage(view, language), words.board(view, language)]
        moves = legal(history.state)
        texts += [words.label(move, language) for move in moves]
        assert all(text and "{" not in text for text in texts)
        history.make(history.state.sample(rng) if turn == CHANCE else moves[rng.below(len(moves))])
    for reader in (0, 1, WATCHER):
        for seen in history.seen(reader):
            assert not seen.move or "{" not in words.told(seen.move, language)
            for event in seen.events:
                text, clause = words.event(event, language)
                assert text and words.clause(clause, language)
        assert words.prompt(CARDS.views.view(history.state, reader), language)


def test_the_reader_is_addressed() -> None:
    state = CARDS.setup.start({"deal": "balanced"})
    rng = Rng(5)
    while state.turn() == CHANCE:
        state.play(state.sample(rng))
    mine, theirs = (CARDS.views.view(state, seat) for seat in range(2))
    assert words.prompt(mine, "en").startswith("Ambush: choose who goes.")
    assert words.prompt(theirs, "en") == "Waiting for Robin Hood (ambush)."
    assert words.prompt(theirs, "fr") == "On attend Robin des Bois (embuscade)."
    assert "You, Robin Hood: 0 points." in words.board(mine, "en")
    assert "Vous, le shérif\xa0: 0 point." in words.board(theirs, "fr")


@pytest.mark.rule("CARDS-5.1")
@pytest.mark.parametrize(
    ("ending", "robin", "sheriff", "said"),
    [
        (
            kinds.BY_POINTS,
            (28, {7: 1}),
            (20, {6: 1}),
            ("Robin Hood wins, 28 to 20.", "You win, 28 to 20.", "You lose, 20 to 28."),
        ),
        (kinds.BY_POINTS, (5, {1: 5}), (9, {3: 3}), ("The Sheriff wins, 9 to 5.", "You lose, 5 to 9.", "You win, 9 to 5.")),
        (kinds.BY_PRIZES, (9, {3: 3}), (9, {1: 9}), ("The Sheriff wins, 9 to 9.", "You lose, 9 to 9.", "You win, 9 to 9.")),
        (kinds.BY_MARION, (7, {7: 1}), (7, {6: 1}), ("Robin Hood wins, 7 to 7.", "You win, 7 to 7.", "You lose, 7 to 7.")),
        (kinds.DRAWN, (7, {7: 1}), (7, {6: 1}), ("A draw, 7 to 7.", "A draw, 7 to 7.", "A draw, 7 to 7.")),
    ],
)
def test_the_end_says_who_has_won(
    ending: int, robin: tuple[int, dict[int, int]], sheriff: tuple[int, dict[int, int]], said: tuple[str, str, str]
) -> None:
    state = CARDS.setup.start({})
    for reader, text in zip((WATCHER, 0, 1), said, strict=True):
        view = CARDS.views.view(state, reader)
        sides = [
            msgspec.structs.replace(side, points=points, prizes=tuple(prizes.get(kind, 0) for kind in range(8)))
            for side, (points, prizes) in ((view.robin, robin), (view.sheriff, sheriff))
        ]
        over = msgspec.structs.replace(view, stage="over", asked=int(OVER), ending=ending, robin=sides[0], sheriff=sides[1])
        assert words.prompt(over, "en") == f"{text} {words.ending(ending, 'en')}"


@pytest.mark.rule("CARDS-6.1")
def test_the_board_names_no_card_that_the_reader_may_not_know() -> None:
    state = CARDS.setup.start({})
    rng = Rng(9)
    while state.turn() == CHANCE:
        state.play(state.sample(rng))
    for reader in (0, 1, WATCHER):
        twin = state.imagine(reader, rng)
        assert words.board(CARDS.views.view(state, reader), "en") == words.board(CARDS.views.view(twin, reader), "en")


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("draw robin merry-men", "Robin Hood draws Merry Men (10).", "Robin des Bois pioche\xa0: Joyeux Compagnons (10)."),
        ("draw sheriff ?", "The Sheriff draws a card.", "Le shérif pioche une carte."),
        ("prize kings-messenger", "At stake: the King's Messenger (5 points).", "En jeu\xa0: le Messager du roi (5 points)."),
        (
            "add sheriff guards 2",
            "The Sheriff places Guards ×2 behind the barrier.",
            "Le shérif place derrière l'écran\xa0: Gardes ×2.",
        ),
        ("add sheriff guards 0", "", ""),
        (
            "reveal robin woodsmen 2 little-john 1",
            "Robin Hood reveals Woodsmen ×2, Little John: force 40.",
            "Robin des Bois révèle\xa0: Hommes des bois ×2, Petit Jean, de force 40.",
        ),
        ("reveal sheriff none", "The Sheriff has sent nobody.", "Le shérif n'a envoyé personne."),
        (
            "volley 1 0",
            "Volley: Robin Hood shoots 1 arrow, the Sheriff no bolts.",
            "Salve\xa0: Robin des Bois tire 1 flèche, le shérif zéro carreau.",
        ),
        ("dropped sheriff ?", "The Sheriff discards face down.", "Le shérif défausse face cachée."),
        ("done robin", "Robin Hood is ready.", "Robin des Bois est prêt."),
    ],
)
def test_the_log_tells_moves_as_they_are_seen(move: str, english: str, french: str) -> None:
    assert words.told(words.read(move), "en") == english
    assert words.told(words.read(move), "fr") == french


def test_the_tournament_is_decided_by_its_own_clause() -> None:
    tournament = notation.PRIZES.index("tournament")
    assert words.event(pack(kinds.WON, 0, tournament, 4), "en") == ("Robin Hood takes the Tournament: 4 points.", "CARDS-4.1")
    assert words.event(pack(kinds.NOT_WON, tournament), "en")[1] == "CARDS-4.1"
    assert words.event(pack(kinds.WON, 1, 0, 0), "en") == ("The Sheriff takes the Peasants: 0 points.", "CARDS-3.10")
