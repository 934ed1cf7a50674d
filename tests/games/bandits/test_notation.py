"""Notation of `bandits`: what is written is read again, what people type is understood, and what isn't is refused."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sherwood.games.bandits import kinds, setup, words
from sherwood.games.bandits.notation import EFFECT_NAMES, FORMS, TOKENS, verb_of
from sherwood.games.bandits.position import PLACES, ROADS, TUCK_STAGE
from sherwood.games.bandits.specials import FESTIVAL_DICE
from sherwood.kernel.game import Refusal
from sherwood.kernel.moves import UNKNOWN, kind_of, pack
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER

TABLES = [
    {},
    {"players": "2", "deck": "bands6", "expansion": "on"},
    {"players": "5", "robin_anywhere": "on", "secret_bribes": "on", "spy_shows": "on"},
]
every_table = pytest.mark.parametrize("options", TABLES, ids=["four", "two", "five"])


def chosen(moves: list[int], rng: Rng, is_shy: bool) -> int:
    """One of these moves at random; who is shy keeps his leader for later."""
    quiet = [move for move in moves if kind_of(move) in (kinds.PLACE, kinds.PASS)]
    offered = quiet if is_shy and quiet else moves
    return offered[rng.below(len(offered))]


@pytest.mark.rule("BANDITS-0.3")
def test_there_is_a_verb_for_every_kind_of_move() -> None:
    assert {kind for kind, _ in FORMS.values()} == set(range(kinds.PLACE, kinds.SHOW + 1))


@pytest.mark.rule("BANDITS-0.3")
@every_table
def test_moves_of_whole_games_are_read_as_they_are_written(options: dict[str, str]) -> None:
    spoken, met = words.under(options), set()
    for seed in range(12):
        state, rng = setup.start(options), Rng(seed)
        while (turn := state.turn()) != OVER:
            moves = legal(state)
            for move in moves:
                assert spoken.read(spoken.write(move)) == move
            met |= set(map(verb_of, moves))
            for reader in range(state.seats):
                seen = state.seen(moves[0], reader)
                assert not seen or spoken.read(spoken.write(seen)) == seen
            state.play(state.sample(rng) if turn == CHANCE else chosen(moves, rng, seed % 2 > 0 and state.stage < TUCK_STAGE))
    assert met == set(FORMS) - (set() if "secret_bribes" in options else {"offer"})


@every_table
def test_nothing_is_written_alike(options: dict[str, str]) -> None:
    roll = words.under(options).roll
    for letter, names in roll.names.items():
        assert len(set(names)) == len(names), letter
    slots = range(ROADS * PLACES if roll.far else PLACES)
    assert len({roll.die(slot) for slot in (*slots, FESTIVAL_DICE)}) == len(slots) + 1


@every_table
@pytest.mark.parametrize("verb", FORMS)
def test_every_example_is_notation(verb: str, options: dict[str, str]) -> None:
    spoken = words.under(options)
    example = spoken.roll.example(verb)
    assert spoken.write(spoken.read(example)) == example
    assert spoken.read(f"  {example.upper()} ") == spoken.read(example)
    assert ";" not in example and "," not in example


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2.3", "place 2.3"),
        ("2 3", "place 2.3"),
        ("2,3", "place 2.3"),
        ("PLACE 2:3", "place 2.3"),
        ("alley", "place alley"),
        ("place a", "place alley"),
        ("red 2.3", None),
        ("place red 2.3", "place 2.3"),
        ("go 1 3", "gossip 1 3"),
        ("gossip 1, 3", "gossip 1 3"),
        ("mark +2", "mark plus"),
        ("mark -2", "mark minus"),
        ("insider 1.2 3", "insider 1.2 3"),
        ("shove 3 3 l", "shove 3.3 left"),
        ("down 3 +", "down 3 plus"),
        ("again 2B", "again 2b"),
        ("keep ruby ring", "keep ruby-ring"),
        ("keep ru-r", "keep ruby-ring"),
        ("keep sa neck", "keep sapphire-necklace"),
        ("keep coin", "keep coin"),
        ("discard village", "discard village-coin"),
        ("disc ?", "discard ?"),
        ("beer y 5", "beer yellow 5"),
        ("merry marion friendly guards", "merry marion friendly-guards"),
        ("back 8", "back 8-11"),
        ("face 2 war", "face 2 war"),
        ("look 2 ?", "look 2 ?"),
        ("die festival 4", "die festival 4"),
        ("show red ?", "show red ?"),
    ],
)
def test_reading_forgives(typed: str, meant: str | None) -> None:
    spoken = words.under({})
    if meant is None:
        with pytest.raises(Refusal):
            spoken.read(typed)
    else:
        assert spoken.write(spoken.read(typed)) == meant


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "Nothing is written"),
        ("xx", "No move begins with 'xx'. Moves begin with again"),
        ("b", "'b' may mean brotherhood, beyond, boy, barter, beer, bribe or back"),
        ("place", "say where: the wagon and the bush, or alley"),
        ("place 2", "say which bush"),
        ("place 5.1", "'5' is no wagon; they are counted from 1 to 4"),
        ("place 1.5", "'5' is no bush; they are counted from 1 to 4"),
        ("spy", "say which wagon"),
        ("spy 0", "'0' is no wagon"),
        ("spy 2 3", "nothing more is wanted than what comes before '3'"),
        ("again", "say which die"),
        ("bribe", "say how many"),
        ("bribe " + "9" * 5000, "'999999999' is no number up to 99"),
        ("mark", "say which: none, plus or minus"),
        ("keep ruby", "'ruby' may be ruby-ring, ruby-bracelet or ruby-necklace"),
        ("keep gold", "'gold' is none of ruby-ring"),
        ("beer will 5", "'will' is none of blue, red, yellow or purple"),
    ],
)
def test_bad_notation_is_refused_with_an_example(typed: str, why: str) -> None:
    with pytest.raises(Refusal) as refusal:
        words.under({}).read(typed)
    assert why in str(refusal.value)
    assert re.search(r"For example: |for example: |such as: |Moves begin with ", str(refusal.value))
    assert len(str(refusal.value)) < 450
    with pytest.raises(Refusal) as french:
        words.under({}).read(typed, "fr")
    assert re.search(r"[Pp]ar exemple\s: |Un coup commence par ", str(french.value))
    assert not re.search(r" (is|are|say|the|or) ", str(french.value))


@pytest.mark.rule("BANDITS-0.4")
def test_dice_are_named_with_their_wagons_where_those_of_several_can_be() -> None:
    near, far = words.under({}), words.under({"robin_anywhere": "on"})
    assert near.read("again 3b") == pack(kinds.AGAIN, 5)
    assert far.read("again 1.3b") == pack(kinds.AGAIN, 5)
    assert far.read("again 2.3") == pack(kinds.AGAIN, 12)
    assert far.write(pack(kinds.AGAIN, 5)) == "again 1.3b"
    with pytest.raises(Refusal):
        near.read("again 2.3")


@pytest.mark.rule("BANDITS-2.2")
def test_gangs_have_the_colours_of_their_table() -> None:
    assert words.under({"players": "2"}).write(pack(kinds.BEER, 2, 5)) == "beer will 5"
    assert words.under({"players": "3"}).write(pack(kinds.BEER, 2, 5)) == "beer yellow 5"


@pytest.mark.rule("BANDITS-D.3", "BANDITS-D.4")
def test_tokens_and_effects_have_the_names_of_the_rules() -> None:
    spoken = words.under({})
    for face, name in enumerate(TOKENS):
        assert spoken.read(f"keep {name}") == pack(kinds.KEEP, face)
    assert spoken.read("keep pearl bracelet") == pack(kinds.KEEP, 10)
    for effect, name in enumerate(EFFECT_NAMES):
        assert spoken.read(f"merry {spoken.roll.names['c'][effect // 4]} {name}") == pack(kinds.MERRY, effect // 4, effect)


def test_what_a_reader_may_not_know_is_a_question_mark() -> None:
    spoken = words.under({})
    assert spoken.write(pack(kinds.KEEP, UNKNOWN)) == "keep ?"
    assert spoken.write(pack(kinds.FACE, 1, UNKNOWN, kinds.SECRET)) == "look 2 ?"
    assert spoken.write(pack(kinds.SHOW, 0, UNKNOWN)) == "show blue ?"


WORDS = ["place", "keep", "beer", "ruby", "ring", "2.3", "3b", "?", "2", "alley", "plus", "blue", ",", "war"]


@given(st.one_of(st.text(max_size=40), st.lists(st.sampled_from(WORDS)).map(" ".join)))
def test_anything_typed_is_a_move_or_refused(text: str) -> None:
    spoken = words.under({"players": "3", "robin_anywhere": "on"})
    try:
        move = spoken.read(text)
    except Refusal:
        return
    assert spoken.read(spoken.write(move)) == move
