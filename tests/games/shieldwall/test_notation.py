"""Notation of `shieldwall`: what is written is read again, what people type is understood, and what isn't is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sherwood.games.shieldwall import kinds, setup, words
from sherwood.games.shieldwall.notation import ALONE, EDGES, FORMS, NAMES, ORDERS, POST, SIGNED, verb_of
from sherwood.kernel.game import Refusal
from sherwood.kernel.moves import pack
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER

SPOKEN = words.under({})
ROLL = SPOKEN.roll
HIGHEST = {"x": 8191, "g": 359, "n": 99, "i": 98, "a": 360, "s": 8191}
LOWEST = {"n": 1}


def fields(letter: str, verb: str, is_alone: bool) -> st.SearchStrategy[int]:
    if letter == "o":
        return st.just(ORDERS.index(verb))
    if letter in HIGHEST:
        return st.integers(LOWEST.get(letter, 0), HIGHEST[letter])
    names = NAMES.get(letter) or (ROLL.figures if letter == "f" or (letter == "u" and is_alone) else ROLL.bands)
    return st.integers(0, len(names) - 1)


def moves_of(verb: str, is_alone: bool) -> st.SearchStrategy[int]:
    kind, form = FORMS[verb]
    return st.tuples(*(fields(letter, verb, is_alone) for letter in form)).map(
        lambda given: pack(ALONE.get(kind, kind) if is_alone else kind, *given)
    )


moves = st.tuples(st.sampled_from(sorted({*FORMS} - {POST})), st.booleans()).flatmap(lambda given: moves_of(*given))


@given(moves)
def test_moves_are_read_as_they_are_written(move: int) -> None:
    text = SPOKEN.write(move)
    assert SPOKEN.read(text) == move == SPOKEN.read(f" {text.upper()} ")
    assert not {";", "#", ":", ","} & set(text)


@pytest.mark.rule("SHIELDWALL-0.3")
def test_there_is_a_verb_for_every_kind_of_move_and_every_order() -> None:
    assert {kind for kind, _ in FORMS.values()} | {*ALONE.values()} == set(range(kinds.DEPLOY, kinds.DIG + 1))
    assert len(ORDERS) == kinds.ORDERS
    assert len(EDGES) == 4 and SIGNED == {"a": 180, "s": 4096}


@pytest.mark.parametrize("scenario", setup.SCENARIO.values)
def test_moves_of_a_game_are_read_as_they_are_written(scenario: str) -> None:
    options = {"scenario": scenario, "short": "on"}
    spoken, state, rng = words.under(options), setup.start(options), Rng(3)
    for _ in range(24):
        if state.turn() == OVER:
            break
        found = legal(state)
        assert [spoken.read(spoken.write(move)) for move in found] == found
        assert len({spoken.write(move) for move in found}) == len(found)
        state.play(state.sample(rng) if state.turn() == CHANCE else found[rng.below(len(found))])


CASTLE = words.under({"scenario": "motte"})


@pytest.mark.parametrize("verb", FORMS)
def test_every_example_is_notation(verb: str) -> None:
    example = CASTLE.roll.example(verb)
    assert CASTLE.write(CASTLE.read(example)) == example
    assert verb_of(CASTLE.read(example)) == verb
    assert verb == POST or SPOKEN.write(SPOKEN.read(ROLL.example(verb))) == ROLL.example(verb)


def test_places_of_the_castle_are_named() -> None:
    for place in range(len(CASTLE.roll.places)):
        move = pack(kinds.ALONE, 0, kinds.POST, place)
        assert CASTLE.read(CASTLE.write(move)) == move
    assert CASTLE.write(CASTLE.read("post n4 k9")) == "post N4 k9"
    assert CASTLE.label(CASTLE.read("post n1.2 st-s.1"), "en") == "The knight on foot N1.2: go to the steps ST-S.1"
    assert CASTLE.told(CASTLE.read("post n1.2 w12"), "en") == "The knight on foot N1.2: go to the wall-walk w12."
    assert CASTLE.label(CASTLE.read("post n1.2 k9"), "fr") == "Le chevalier à pied N1.2 : aller vers le sommet du donjon k9"
    with pytest.raises(Refusal, match="say which place of the castle, such as g1"):
        SPOKEN.read("post v4")


def test_works_at_the_castle_are_told() -> None:
    assert CASTLE.event(pack(kinds.BRIDGE_MOVED, 1, 2), "en")[0] == "The drawbridge DW is down, and can't be raised again."
    assert CASTLE.event(pack(kinds.DUG, 0, 4, 15), "en") == ("The houscarl A1.1 throws 4: 15 in all.", "SHIELDWALL-11.3a")
    assert CASTLE.event(pack(kinds.PLANTED, 0, 24), "en")[0] == "The houscarl A1.1 plants a ladder against the wall-walk w3."


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("V1 charge", "charge V1"),
        ("v1 about face", "about-face V1"),
        ("v4 adv", "advance V4"),
        ("advance viking v4", "advance V4"),
        ("v1.3 advance", "advance V1.3"),
        ("wall v1 2", "wall V1 2"),
        ("place v1 18,25, 7.10", "place V1 18.25 7.1"),
        ("dress 90° 7 c", "dress 90 7 close"),
        ("turn r 30 each", "turn right 30"),
        ("turn left 0", "turn right 0"),
        ("turn left 30 on middle", "turn left 30 on-middle"),
        ('go 6.5"', "go 6.5"),
        ("go 0", "go 0"),
        ("strike V1.3 S4 rear to left", "strike V1.3 S4.1 rear-to-left"),
        ("shoot s3 v1.2 direct", "shoot S3 V1.2"),
        ("shoot s3.1 v4 high", "shoot S3.1 V4.1 high-angle"),
        ("end move", "end-movement"),
        ("first y", "first yes"),
    ],
)
def test_people_may_write_less(typed: str, meant: str) -> None:
    assert SPOKEN.write(SPOKEN.read(typed)) == meant


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Nothing is written. Write a move, such as: advance V1"),
        ("juggle V1", "No move begins with 'juggle'."),
        ("end", "'end' may mean end-movement or end-fire."),
        ("advance", "'advance': say which band, such as V1, or which man, such as V1.3. For example: advance V1"),
        ("advance viking V9", "'advance v9': nobody here is called 'v9'."),
        ("advance V9", "nobody here is called 'v9'. The bands are V1, V2, V3, V4, S1, S2, S3 or S4."),
        ("strike V1 S4 rear", "say which man of V1, from V1.1 to V1.7."),
        ("stand-fire V1.1 yes", "'v1.1' is one man. Name a band."),
        ("V9 charge", "'V9 charge': nobody here is called 'v9'. The bands are V1, V2, V3, V4, S1, S2, S3 or S4."),
        ("V1 juggle", "No move begins with 'juggle'."),
        ("V1 end", "'end' may mean end-movement or end-fire."),
        ("go six", "'six' is no length in inches up to 81"),
        ("go 6.255", "'6.255' is no length in inches up to 81"),
        ("go 95", "'95' is no length in inches up to 81"),
        ("turn up 30", "'up' is none of left or right."),
        ("turn left", "say to which side, left or right, and by how many degrees."),
        ("turn left 181", "'181' is no number of degrees up to 180."),
        ("dress 360 7 close", "'360' is no number of degrees up to 359."),
        ("dress 0 0 close", "'0' is no number from 1 to 99."),
        ("roll ² 3", "'²' is no number from 1 to 99."),
        ("dress 0 7", "say which: close or open."),
        ("shoot S3 V1.2 spread now", "nothing more is wanted after that; 'now' is too much."),
    ],
)
def test_a_line_that_means_nothing_is_explained_in_one_line(typed: str, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        SPOKEN.read(typed)
    assert said in str(refused.value) and "\n" not in str(refused.value)


WORDS = [*FORMS, *ROLL.bands, "V1.3", "S4.1", "left", "right", "6.25", "30", "rear", "open", "?"]


@given(st.one_of(st.text(max_size=60), st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join)))
def test_anything_typed_is_a_move_or_refused(text: str) -> None:
    try:
        move = SPOKEN.read(text)
    except Refusal:
        return
    assert SPOKEN.read(SPOKEN.write(move)) == move
