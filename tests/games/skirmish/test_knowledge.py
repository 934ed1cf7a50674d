"""SKIRMISH-H: what each seat knows of the hidden, and the positions that it can't tell apart."""

from __future__ import annotations

from collections import Counter

import pytest

from sherwood.games.skirmish import setup
from sherwood.games.skirmish.kinds import HIDE
from sherwood.games.skirmish.lineup import BUILDINGS, TREES
from sherwood.games.skirmish.position import HIDDEN
from sherwood.games.skirmish.state import Skirmish
from sherwood.games.skirmish.view import view
from sherwood.kernel.dump import BadDump
from sherwood.kernel.history import Seen
from sherwood.kernel.knowledge import fits
from sherwood.kernel.moves import UNKNOWN, Moves, kind_of, pack
from sherwood.kernel.play import legal, random_move
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import OVER, WATCHER, State
from sherwood.kernel.story import Story
from tests.games.skirmish.field import CLAUSES, Field, field
from tests.kernel.games import chi_square

NORMAN, SAXON = 0, 1
FAR = 5.0
AMBUSHES = ({"scenario": "s4"}, {"scenario": "s4", "seating": "four"}, {"scenario": "s5"}, {"scenario": "s8"})


def imagined(f: Field, reader: int, seed: int = 1) -> Skirmish:
    state = f.state.imagine(reader, Rng(seed))
    assert isinstance(state, Skirmish)
    return state


def beliefs(f: Field, name: str, reader: int = NORMAN, tries: int = 200) -> set[str]:
    """Where the reader thinks that a man may hide."""
    counter = f.counter(name)
    return {f.state.board.hideouts[imagined(f, reader, seed).hideout[counter]] for seed in range(tries)}


def hideouts(state: State) -> list[int]:
    """By counter."""
    assert isinstance(state, Skirmish)
    return [int(hideout) for hideout in state.hideout]


def hiding(state: Skirmish, seed: int = 1) -> Skirmish:
    """The position in which the first man hides, everybody before him set up at random."""
    rng, out = Rng(seed), Moves()
    while kind_of(legal(state)[0]) != HIDE:
        state.play(random_move(state, rng, out))
    return state


# -- what is seen (SKIRMISH-H.2, H.3) ---------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-H.2", "SKIRMISH-H.3", "SKIRMISH-8.1a")
def test_others_see_who_hides_but_not_where() -> None:
    state = hiding(setup.start({"scenario": "s5"}))
    for move in legal(state):
        man = move >> 36 & 0x3FFFF
        assert state.seen(move, SAXON) == move
        assert state.seen(move, NORMAN) == state.seen(move, WATCHER) == pack(HIDE, man, UNKNOWN)


@pytest.mark.rule("SKIRMISH-H.4")
def test_of_four_seats_the_villagers_dont_see_robins_hideouts() -> None:
    state = hiding(setup.start({"scenario": "s4", "seating": "four"}))
    move = legal(state)[0]
    assert [state.seen(move, seat) == move for seat in range(4)] == [seat == state.turn() for seat in range(4)]
    assert state.seats >> 4 * state.faction[move >> 36 & 0x3FFFF] & 15 == state.turn()
    together = hiding(setup.start({"scenario": "s4", "seating": "two"}))
    assert {together.seats >> 4 * faction & 15 for faction in (1, 3)} == {together.turn()}


@pytest.mark.rule("SKIRMISH-H.1", "SKIRMISH-0.7a")
def test_everything_else_is_seen_by_all() -> None:
    for options in AMBUSHES[1:3]:
        rng, out = Rng(3), Moves()
        state = setup.start(options)
        while state.turn() != OVER:
            move = random_move(state, rng, out)
            assert kind_of(move) == HIDE or {state.seen(move, reader) for reader in (*range(4), WATCHER)} == {move}
            state.play(move)


# -- what is imagined (SKIRMISH-H.6) ----------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-H.6", "SKIRMISH-H.5", "SKIRMISH-X.68")
@pytest.mark.parametrize("options", AMBUSHES, ids=lambda options: " ".join(options.values()))
def test_an_imagined_position_looks_the_same_and_forgets_the_truth(options: dict[str, str]) -> None:
    rng, out = Rng(8), Moves()
    state, n = setup.start(options), 0
    while state.turn() != OVER:
        state.play(random_move(state, rng, out))
        n += 1
        if n % 40 == 0:
            for reader in (NORMAN, SAXON, WATCHER):
                other = state.imagine(reader, Rng(n))
                assert view(other, reader) == view(state, reader)
                assert other.imagine(reader, Rng(7)).dump() == state.imagine(reader, Rng(7)).dump()
                assert setup.load(other.dump()).dump() == other.dump()


@pytest.mark.rule("SKIRMISH-H.6", "SKIRMISH-8.1b", "SKIRMISH-8.1c")
def test_the_hidden_are_imagined_wherever_they_can_be() -> None:
    f = field("woods", norman="finn 0504", saxon="will hidden:B, alwin hidden:B, tuck hidden:A", turn="norman")
    trees = set(f.state.board.hideouts)
    assert beliefs(f, "will") == beliefs(f, "tuck", WATCHER) == trees
    assert beliefs(f, "will", SAXON, 5) == {"B"}
    for seed in range(200):
        assert max(Counter(h for h in imagined(f, NORMAN, seed).hideout if h >= 0).values()) <= 2
    g = field("cottage", norman="finn 0907", saxon="robin hidden:cottage, guy hidden:cottage", turn="norman")
    houses = set(g.state.board.hideouts[: g.state.board.buildings])
    assert g.state.cast.armoured[g.counter("guy")] == 1 and beliefs(g, "guy") == houses < beliefs(g, "robin")


@pytest.mark.rule("SKIRMISH-H.6", "SKIRMISH-8.1d")
def test_each_is_imagined_where_the_scenario_lets_him_hide() -> None:
    f = field("cottage", norman="finn 0907", saxon="robin hidden:Q, tuck hidden:cottage", turn="norman")
    lineup, board = f.state.stage.lineup, f.state.board
    lineup.who[0], lineup.hides[0] = 1 << f.counter("robin"), TREES
    lineup.set_up(0, 1 << f.counter("tuck"), 0, BUILDINGS, 0)
    assert beliefs(f, "robin") == set(board.hideouts[board.buildings :])
    assert beliefs(f, "tuck") == set(board.hideouts[: board.buildings])


@pytest.mark.rule("SKIRMISH-H.3", "SKIRMISH-H.6", "SKIRMISH-8.4b")
def test_a_hideout_that_was_looked_into_is_known_to_be_empty() -> None:
    f = field("cottage", norman="finn 0907, walker 1907", saxon="tuck hidden:cottage, much hidden:warehouse", turn="norman")
    f.plays("pick finn", "step finn 0807", "no 1", "step finn 0806", "no 1")
    assert "cottage" in beliefs(f, "much")
    f.plays("found tuck 0", "reveal tuck 0805")
    assert "cottage" in beliefs(f, "much") and f.waits_for == "chance"
    f.plays("empty 0")
    assert "cottage" not in beliefs(f, "much") and "warehouse" in beliefs(f, "much")


@pytest.mark.rule("SKIRMISH-H.6", "SKIRMISH-8.4b")
def test_who_would_have_been_found_earlier_is_not_there() -> None:
    f = field(
        "cottage", norman="finn 0907", saxon="tuck hidden:warehouse, much hidden:cottage, alan hidden:cottage", turn="norman"
    )
    f.plays("pick finn", "step finn 0807", "no 1", "step finn 0806", "no 1", "found much 0")
    assert "cottage" not in beliefs(f, "tuck") and "cottage" in beliefs(f, "alan")
    f.plays("reveal much 0805")
    assert "cottage" not in beliefs(f, "tuck") and "cottage" in beliefs(f, "alan")


@pytest.mark.rule("SKIRMISH-H.3", "SKIRMISH-8.1b")
def test_who_has_come_out_had_room_there() -> None:
    f = field("woods", norman="finn 0504", saxon="will hidden:B, alwin hidden:B, tuck hidden:A", turn="norman")
    f.plays("pick finn", "step finn 0505", "spring will 0604^")
    assert "B" in beliefs(f, "tuck")
    f.plays("spring alwin 0704^")
    assert "B" not in beliefs(f, "tuck") and "A" in beliefs(f, "tuck")


@pytest.mark.rule("SKIRMISH-H.6")
def test_half_of_the_hidden_are_imagined_during_set_up() -> None:
    state = hiding(setup.start({"scenario": "s5"}))
    for _ in range(3):
        state.play(legal(state)[0])
    other = state.imagine(NORMAN, Rng(4))
    assert isinstance(other, Skirmish)
    assert [front == HIDDEN for front in other.front] == [front == HIDDEN for front in state.front]
    assert sum(hideout >= 0 for hideout in other.hideout) == 3 and other.dump() != state.dump()
    assert legal(state.imagine(SAXON, Rng(4))) == legal(state)


@pytest.mark.rule("SKIRMISH-8.1b", "SKIRMISH-8.1e")
def test_a_dump_in_which_a_man_hides_where_he_cant_is_refused() -> None:
    state = hiding(setup.start({"scenario": "s5"}))
    for _ in range(3):
        state.play(legal(state)[0])
    man = list(state.front).index(HIDDEN)
    for hideout in (-1, 0, state.hideout[man]):
        other = state.copy()
        assert isinstance(other, Skirmish)
        other.hideout[man] = hideout
        if hideout == state.hideout[man]:
            other.searched = 1 << hideout
        with pytest.raises(BadDump, match="hides"):
            setup.load(other.dump())
    assert setup.load(state.dump()).dump() == state.dump()


@pytest.mark.rule("SKIRMISH-8.1e")
def test_a_hideout_that_an_enemy_has_entered_cannot_be_chosen() -> None:
    state = hiding(setup.start({"scenario": "s5"}))
    move = legal(state)[0]
    state.searched = 1 << (move >> 18 & 0x3FFFF)
    assert CLAUSES[state.fault(move)] == "SKIRMISH-8.1e" and move not in legal(state)


@pytest.mark.rule("SKIRMISH-H.7")
def test_nothing_is_imagined_once_all_is_shown() -> None:
    f = field("woods", norman="finn 0504", saxon="will hidden:B", turn="norman")
    f.state.over = 1
    assert imagined(f, NORMAN).dump() == f.state.dump()


# -- how often (SKIRMISH-H.6) -----------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-H.6")
def test_hideouts_are_imagined_as_often_as_in_the_slow_reference() -> None:
    start = hiding(setup.start({"scenario": "s5"}))
    state, seen = start.copy(), []
    state.story = Story()
    while kind_of(legal(state)[0]) == HIDE:
        move, by = legal(state)[0], state.turn()
        shown = state.seen(move, NORMAN)
        state.play(move)
        seen.append(Seen(1, by, shown, state.story.read(NORMAN)))
    assert len(seen) == 7
    reference = fits(start, seen, NORMAN, Rng(5), 1200)
    guessed = [state.imagine(NORMAN, Rng(seed)) for seed in range(1200)]
    assert len(reference) == 1200, "nothing that was seen contradicts any choice"
    for one, other in zip(zip(*map(hideouts, reference), strict=True), zip(*map(hideouts, guessed), strict=True), strict=True):
        assert chi_square(Counter(one), Counter(other)) < FAR
    apart = [Counter(len(set(hideouts(each))) for each in states) for states in (reference, guessed)]
    assert len(apart[0]) > 3 and chi_square(*apart) < FAR


@pytest.mark.rule("SKIRMISH-H.6", "SKIRMISH-8.1b")
def test_two_men_in_three_places_hide_in_every_way() -> None:
    """All but two hideouts are known to be empty; the third man lies in the open."""
    f = field("woods", norman="finn 0504", saxon="will hidden:B, alwin hidden:A, tuck 0910", turn="norman")
    open_ = [f.state.board.hideouts.index(name) for name in ("A", "B")]
    f.state.searched = sum(1 << n for n in range(len(f.state.board.hideouts)) if n not in open_)
    will, alwin = (f.counter(name) for name in ("will", "alwin"))
    found = Counter(f"{state.hideout[will]} {state.hideout[alwin]}" for state in (imagined(f, NORMAN, n) for n in range(4000)))
    assert set(found) == {f"{one} {other}" for one in open_ for other in open_}
    assert all(abs(times - 1000) < FAR * 750**0.5 for times in found.values())
