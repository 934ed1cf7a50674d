"""BANDITS-5.6, 9.3, 10.1, 11.4: loot; and what comes from supply and bank (BANDITS-1.8, 1.9, 4.2e)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from sherwood.games.bandits import kinds
from sherwood.kernel.moves import UNKNOWN, pack
from sherwood.kernel.play import legal
from sherwood.kernel.state import WATCHER
from tests.games.bandits.table import Table, face, situation

READERS = (0, 1, 2, 3, WATCHER)


def robbed(row: str, *dice: int, wagon: str = "10", players: int = 4, **options: Any) -> Table:
    """The wagon is beaten, and its loot is to be drawn; nobody could be called."""
    supply = int(options.pop("supply", 53))
    t = situation(row, wagons=wagon, leaders=" ".join(["john"] * players), players=players, supply=supply, **options)
    t.rolls(*dice)
    return t


def readers(t: Table, move: int) -> str:
    """Who sees the face in this move; `.` is the watcher."""
    return "".join("ABCD."[n] for n, seat in enumerate(READERS) if t.state.seen(move, seat) == move)


def token(kind: int, name: str) -> int:
    return int(pack(kind, face(name)))


# -- the draft (BANDITS-5.6) ------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-5.6a", "BANDITS-5.6b", "BANDITS-5.6c", "BANDITS-5.6d", "BANDITS-X.56", "BANDITS-H.3")
def test_the_last_draws_looks_keeps_one_and_passes_the_rest_to_the_left() -> None:
    t = robbed("A B A -", 4, 3, 3)
    assert readers(t, token(kinds.LOOT, "ring")) == "A"
    t.draws("coin ring necklace")
    assert (t.asked, t.stage) == ("A", "keep")
    assert readers(t, token(kinds.KEEP, "ring")) == "A"
    assert t.sees("A").pool and t.sees("B").pool is None and t.sees().pool is None
    t.plays("A keep necklace")
    assert (t.asked, t.sees("A").pool, t.sees().pool_size) == ("B", None, 2)
    assert t.sees("B").pool == tuple(int(n in (face("coin"), face("ring"))) for n in range(14))
    t.plays("B keep ring")
    assert (t.now("A"), t.now("B"), t.stage) == ("necklace coin", "ring", "bribe")
    assert t.sees("C").gangs[0].now is None and t.sees("C").gangs[0].held == 2


@pytest.mark.rule("BANDITS-5.6d", "BANDITS-H.2")
def test_what_is_passed_on_is_looked_at_by_its_taker_alone_in_order_of_face() -> None:
    t = robbed("A B C -", 4, 3, 3)
    t.draws("coin bracelet ring")
    t.state.play(token(kinds.KEEP, "bracelet"))
    seen = []
    for name in ("ring", "coin"):
        move = int(pack(kinds.SHOW, 1, face(name)))
        assert t.outcomes() == {1: 1}
        assert t.state.seen(move, 0) == pack(kinds.SHOW, 1, UNKNOWN)
        seen.append(readers(t, move))
        t.state.play(move)
    assert seen == ["B", "B"] and t.asked == "B"


@pytest.mark.rule("BANDITS-5.6a", "BANDITS-0.5", "BANDITS-O.12")
def test_tokens_are_drawn_from_all_that_nobody_has_looked_at() -> None:
    t = robbed("A B - -", 5, 5, now=("3ring", "", "coin"))
    outcomes = t.outcomes()
    assert outcomes[face("ring")] == Fraction(1, 49) and outcomes[face("coin")] == Fraction(12, 49)
    assert sum(outcomes.values()) == 1 and face("village") not in outcomes
    t.draws("coin")
    assert t.outcomes()[face("coin")] == Fraction(11, 48)


@pytest.mark.rule("BANDITS-0.6", "BANDITS-X.57")
def test_two_alike_are_asked_for_and_one_is_not() -> None:
    t = robbed("A B - -", 5, 5)
    t.draws("coin coin")
    assert t.asked == "B" and t.offered(kinds.KEEP) == [(face("coin"), 0, 0)]
    assert t.refused("keep ring") == "BANDITS-8.14" == t.refused("keep necklace3")
    t.plays("B keep coin")
    assert t.stage == "bribe" and t.now("A") == "coin"


@pytest.mark.rule("BANDITS-5.6b")
def test_a_seat_that_is_its_own_neighbour_in_the_line_chooses_twice() -> None:
    t = robbed("B A A -", 4, 3, 3)
    t.draws("coin ring necklace")
    t.state.play(token(kinds.KEEP, "ring"))
    assert (t.asked, t.stage) == ("A", "keep")
    t.plays("A keep coin")
    assert t.now("B") == "necklace"
    t = robbed("A A - -", 5, 5)
    t.draws("coin ring")
    t.state.play(token(kinds.KEEP, "ring"))
    assert (t.now("A"), t.stage) == ("ring coin", "bribe")


@pytest.mark.rule("BANDITS-5.6g", "BANDITS-5.1a")
def test_after_the_loot_comes_the_next_wagon() -> None:
    t = situation("A - - -", "A - - -", wagons="5 6", leaders="john john john john")
    t.plays("A wagon W2")
    t.rolls(6)
    t.draws("ring")
    assert (t.stage, t.state.at) == ("roll", 0)


@pytest.mark.rule("BANDITS-5.6f", "BANDITS-X.61")
def test_open_loot_shows_what_is_kept_and_never_the_pool() -> None:
    t = robbed("A B C -", 4, 3, 3, variants="open_loot")
    assert readers(t, token(kinds.LOOT, "ring")) == "C"
    t.draws("coin ring necklace")
    assert readers(t, token(kinds.KEEP, "ring")) == "ABCD."
    t.state.play(token(kinds.KEEP, "necklace"))
    assert readers(t, int(pack(kinds.SHOW, 1, face("ring")))) == "B"
    t.settle()
    assert t.sees("A").pool is None and t.sees().pool is None
    t.state.play(token(kinds.KEEP, "ring"))
    assert readers(t, int(pack(kinds.SHOW, 0, face("coin")))) == "ABCD."
    t.settle()
    assert t.sees().gangs[1].now == tuple(int(n == face("ring")) for n in range(14))
    for wagon, row in (("royal", "A B - -"), ("5", "A - - -")):
        t = robbed(row, 6, *((6,) if row[2] == "B" else ()), wagon=wagon, variants="open_loot")
        assert readers(t, token(kinds.LOOT, "ring")) == "ABCD."


@pytest.mark.rule("BANDITS-9.3", "BANDITS-5.6e")
def test_royal_tokens_are_seen_by_their_taker() -> None:
    t = robbed("A B - -", 5, 5, wagon="royal")
    assert readers(t, token(kinds.LOOT, "ring")) == "B"
    t.draws("ring ring")
    assert readers(t, token(kinds.LOOT, "ring")) == "A"


@pytest.mark.rule("BANDITS-10.1", "BANDITS-X.59", "BANDITS-5.6e")
def test_king_johns_tokens_lie_open() -> None:
    t = robbed("A B - -", 5, 5, wagon="king_john", expansion="on")
    assert readers(t, token(kinds.LOOT, "ring")) == "ABCD."
    t.draws("coin ring")
    assert t.sees("D").pool == t.sees().pool == t.sees("B").pool
    assert readers(t, token(kinds.KEEP, "ring")) == "ABCD."
    t.state.play(token(kinds.KEEP, "ring"))
    assert t.stage == "bribe"
    assert (t.now("A"), t.now("B")) == ("coin", "ring")


# -- too few tokens and coins (BANDITS-1.8, 1.9) ----------------------------------------------------------------------
@pytest.mark.rule("BANDITS-1.9", "BANDITS-5.6d", "BANDITS-X.60")
def test_when_the_supply_runs_out_the_leftmost_get_nothing() -> None:
    t = robbed("A B C -", 4, 3, 3, supply="2")
    t.on()
    assert (t.asked, t.sees().pool_size, t.sees().supply) == ("C", 2, 0)
    t.play(legal(t.state)[0])
    assert [gang.held for gang in t.sees().gangs] == [0, 1, 1, 0]
    t = robbed("A - - -", 6, wagon="4", supply="0")
    assert t.stage != "draw" and t.sees().gangs[0].held == 0


@pytest.mark.rule("BANDITS-1.9", "BANDITS-X.60", "BANDITS-V.1")
def test_village_coins_may_stand_in_for_missing_tokens() -> None:
    t = robbed("A B C -", 4, 3, 3, supply="2", variants="coin_for_missing")
    t.on()
    assert (t.asked, t.sees().pool_size, t.sees().bank) == ("C", 3, 1)
    assert readers(t, token(kinds.KEEP, "village")) == "ABCD."
    t.plays("C keep village")
    assert t.sees().gangs[2].coins == 1
    t = robbed("A B C -", 4, 3, 3, supply="2", variants="coin_for_missing coin_limit", now=("13village",))
    t.on()
    assert (t.sees().pool_size, t.sees().bank) == (2, 13)


@pytest.mark.rule("BANDITS-1.8", "BANDITS-4.2e", "BANDITS-V.1")
def test_village_coins_may_run_out() -> None:
    for variants, coins in (("", 1), ("coin_limit", 0)):
        t = situation(wagons="low? low? low? low?", now=("", "13village"), variants=variants)
        t.plays("A alley")
        assert (t.sees().gangs[0].coins, t.sees().bank, t.asked) == (coins, 13 + coins, "B")


# -- Will Scarlet (BANDITS-11.4) --------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-11.3", "BANDITS-11.4", "BANDITS-X.83", "BANDITS-H.2")
def test_will_scarlets_units_bring_him_unseen_tokens_after_the_draft() -> None:
    t = robbed("A W B -", 4, 3, 3, players=2)
    assert t.vp == "1 2 1"
    t.draws("ring coin")
    assert t.asked == "B"
    t.plays("B keep ring")
    assert (t.now("A"), t.now("B"), t.sees().gangs[2].stored) == ("coin", "ring", 1)
    assert (t.state.wills, t.sees().supply) == (1, 50)


@pytest.mark.rule("BANDITS-11.4", "BANDITS-X.84")
def test_will_scarlet_last_leaves_the_draft_to_the_seats() -> None:
    t = robbed("A W - -", 5, 5, players=2)
    t.draws("ring")
    assert (t.vp, t.now("A"), t.sees().gangs[2].stored) == ("1 0 2", "ring", 1)


@pytest.mark.rule("BANDITS-11.4", "BANDITS-8.7", "BANDITS-X.85")
def test_who_joins_will_scarlet_takes_the_token_for_the_unit() -> None:
    t = robbed("WA* - - -", 5, 5, players=2)
    t.draws("ring")
    assert (t.vp, t.now("A"), t.sees().gangs[2].stored) == ("0 0 3", "ring", 0)


@pytest.mark.rule("BANDITS-11.4", "BANDITS-9.3", "BANDITS-10.1")
def test_will_scarlet_has_two_for_each_unit_at_the_royal_wagon() -> None:
    t = robbed("W W A -", 4, 3, 3, wagon="royal", players=2)
    t.draws("ring coin")
    assert (t.now("A"), t.sees().gangs[2].stored) == ("ring coin", 4)
    t = robbed("W A W -", 4, 3, 3, wagon="king_john", players=2, expansion="on")
    t.draws("ring")
    assert (t.now("A"), t.sees().gangs[2].stored) == ("ring", 2)
    t = robbed("W A W -", 4, 3, 3, wagon="royal", players=2, variants="royal_one_draft")
    t.draws("ring coin")
    assert t.sees().gangs[2].stored == 2


@pytest.mark.rule("BANDITS-11.4", "BANDITS-1.9")
def test_the_seats_draw_before_will_scarlet() -> None:
    t = robbed("A W - -", 5, 5, players=2, supply="1")
    t.on()
    assert (t.sees().gangs[0].held, t.sees().gangs[2].stored) == (1, 0)
    t = robbed("A W - -", 5, 5, players=2, supply="1", variants="coin_for_missing")
    t.on()
    assert (t.now("A") != "", t.sees().gangs[2].coins) == (True, 1)


# -- who knows what (BANDITS-H.1) -------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-H.1", "BANDITS-2.3")
def test_numbers_of_tokens_and_their_village_coins_are_open() -> None:
    t = situation(wagons="low? low? low? low?", now=("2ring village", "coin"), chests=("necklace village", "3bracelet"))
    for seat in ("C", ""):
        gangs = t.sees(seat).gangs
        assert [(gang.held, gang.coins, gang.stored, gang.stored_coins) for gang in gangs[:2]] == [(3, 1, 2, 1), (1, 0, 3, 0)]
        assert {gang.now for gang in gangs[:2]} == {gang.chest for gang in gangs[:2]} == {None}
        assert t.sees(seat).supply == 46
