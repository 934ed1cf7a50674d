"""BANDITS-6.7c, 7, 11.7: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from sherwood.games.bandits import kinds
from sherwood.kernel.moves import kind_of
from sherwood.kernel.play import legal
from sherwood.kernel.state import WATCHER
from tests.games.bandits.table import Table, situation

COLUMNS = ("5", "5", "5", "5")
"""Neither arrest nor reward."""
TEN = "10coin village"
MIXED = "3coin 2necklace 2necklace2 2necklace3 2necklace4"


def at_the_end(players: int = 4, **options: Any) -> Table:
    """The last turn is over, and all that chests hold is turned up."""
    return situation(columns=COLUMNS[: max(3, players)], leaders=" ".join(["john"] * players), turn=4, players=players, **options)


def points(t: Table) -> list[int]:
    return [t.state.points(seat) for seat in range(t.state.seats)]


def scores(t: Table) -> list[int | None]:
    return [gang.score for gang in t.sees().gangs]


@pytest.mark.rule("BANDITS-6.7c", "BANDITS-7.5", "BANDITS-0.1", "BANDITS-D.6")
def test_after_the_fourth_turn_the_score_is_track_and_majorities_and_combinations() -> None:
    t = at_the_end(vp="10 11 12 13", chests=("3ring", "2bracelet2 necklace", "coin", ""))
    assert (t.stage, t.asked) == ("over", "")
    assert scores(t) == points(t) == [10 + 6 + 2, 11 + 3 + 1 + 2 + 2, 12, 13]
    assert (t.sees().ending, t.sees().winner) == (kinds.BY_SCORE, 1)
    assert t.told().count("FINAL") == t.told().count("WORTH") == 4 and t.told().count("MOST") == 3
    t = situation(columns=COLUMNS, leaders="john john john john", turn=3)
    t.on()
    assert t.state.number == 4 and t.stage != "over"


@pytest.mark.rule("BANDITS-7.1", "BANDITS-H.4", "BANDITS-H.5")
def test_chests_are_open_to_all_at_the_end() -> None:
    t = at_the_end(chests=("3ring village", "coin"), now=("", "", "", ""))
    assert [gang.chest is not None for gang in t.sees("").gangs] == [True] * 4
    assert t.sees("C").gangs[0].chest == t.sees("A").gangs[0].chest


@pytest.mark.rule("BANDITS-7.6", "BANDITS-X.88")
def test_a_tie_is_broken_by_the_fewest_tokens() -> None:
    t = at_the_end(vp="29 18 0 0", chests=("9coin", "3ring 3ring2"))
    assert scores(t)[:2] == [32, 32] and points(t) == [32, 33, 0, 0]
    assert [t.state.score(seat) for seat in range(4)] == scores(t)
    assert (t.sees().ending, t.sees().winner) == (kinds.BY_FEWER_TOKENS, 1)


@pytest.mark.rule("BANDITS-7.6", "BANDITS-4.2e", "BANDITS-X.88")
def test_a_tie_in_tokens_too_is_broken_by_lot() -> None:
    t = at_the_end(vp="21 13 0 0", chests=(TEN, MIXED))
    assert (t.stage, t.asked) == ("lot", "-")
    assert set(t.outcomes().values()) == {1 / 2} and list(t.outcomes()) == [0, 1]
    t.lot("B")
    assert (scores(t)[:2], points(t)) == ([24, 24], [24, 25, 0, 0])
    assert (t.sees().ending, t.sees().winner) == (kinds.BY_LOT, 1)
    t = at_the_end(vp="21 13 0 0", chests=(TEN, MIXED), variants="coin_not_loot")
    assert (t.stage, t.sees().winner, t.sees().ending) == ("over", 0, kinds.BY_FEWER_TOKENS)


# -- two players (BANDITS-11.7) ---------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-11.7", "BANDITS-7.7", "BANDITS-7.6", "BANDITS-X.87")
@pytest.mark.parametrize(
    ("vp", "chests", "scored", "winner", "ending", "counted"),
    [
        ("20 17 20", ("", ""), [20, 17, 20], 0, kinds.BY_SCORE, [20, 17]),
        ("20 17 21", ("", ""), [20, 17, 21], -1, kinds.BY_WILL, [17, 17]),
        ("17 18 19", ("9coin", "8village"), [20, 20, 19], 1, kinds.BY_FEWER_TOKENS, [20, 21]),
    ],
)
def test_will_scarlet_beats_those_who_have_less(
    vp: str, chests: tuple[str, ...], scored: list[int], winner: int, ending: int, counted: list[int]
) -> None:
    t = at_the_end(2, vp=vp, chests=chests)
    assert scores(t) == scored
    assert (t.sees().winner, t.sees().ending, points(t)) == (winner, ending, counted)


@pytest.mark.rule("BANDITS-7.1", "BANDITS-7.7", "BANDITS-11.7", "BANDITS-S.19")
def test_will_scarlets_tokens_are_drawn_now_for_all_to_see() -> None:
    t = situation(columns=COLUMNS[:3], leaders="john john", turn=4, players=2, vp="5 5 5", now=("coin", ""))
    t.state.wills = 3
    t.state.supply -= 3
    t.plays("A bribe 0")
    assert (t.stage, t.asked) == ("open", "-")
    assert {kind_of(move) for move in legal(t.state)} == {kinds.LOOT}
    assert {t.state.seen(legal(t.state)[0], seat) for seat in (0, 1, WATCHER)} == {legal(t.state)[0]}
    t.draws("ring bracelet necklace")
    assert (t.chest("W"), scores(t)) == ("ring bracelet necklace", [5, 5, 5 + 4 + 6])
    assert t.sees().winner == -1
    t.state.check()
