"""BANDITS-6.1, 6.2, 8.13 to 8.16: the drawbridge and Friar Tuck."""

from __future__ import annotations

from typing import Any

import pytest

from sherwood.games.bandits import kinds
from sherwood.kernel.moves import UNKNOWN, pack
from sherwood.kernel.state import WATCHER
from tests.games.bandits.table import Table, face, situation


def with_tuck(effect: str, *columns: str, **options: Any) -> Table:
    return situation(columns=columns, merry=f"gossip insider head {effect}", **options)


# -- the drawbridge (BANDITS-6.1, 6.2) --------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-6.1a", "BANDITS-6.1b")
def test_paid_dice_go_to_the_drawbridge_and_x_tokens_are_taken_off() -> None:
    t = situation("A AB* - -", "A C - -", wagons="9 8", merry="spy insider here boy", leaders="free john john john")
    t.state.road(1).spied = 1
    t.plays("A wagon W1")
    t.rolls(3, 4, 2)
    t.plays("A here 1")
    t.draws("ring coin")
    t.plays("B keep coin")
    assert t.sees().roads[1].spied
    t.rolls(6, 2)
    t.draws("ring ring")
    t.plays("C keep ring")
    assert [t.column(letter) for letter in "ABCD"] == ["3 3 6", "3", "2", ""]
    assert t.dice(1) == t.dice(2) == "- - - -" and not t.sees().roads[1].spied
    assert t.told().count("COLUMN") == 4


@pytest.mark.rule("BANDITS-6.2a", "BANDITS-0.2", "BANDITS-3.2")
def test_each_seat_is_asked_once_for_tuck() -> None:
    t = with_tuck("boy", "6", "5 6", "6 6", "", first="B", leaders="free free prison free")
    t.plays("B pass", "A boy 6")
    assert t.stage == "reward"
    assert t.column("A") == "" and t.sees().gangs[0].leader == "tuck"


# -- Come on Boy! (BANDITS-8.13) --------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-8.13", "BANDITS-X.73")
def test_come_on_boy_takes_away_an_own_die_of_any_value() -> None:
    t = with_tuck("boy", "6 4 2", now=("coin",), leaders="free john john john")
    assert t.offered(kinds.BOY) == [(2, 0, 0), (4, 0, 0), (6, 0, 0)]
    assert t.refused("boy 5") == "BANDITS-8.13"
    t.plays("A boy 6")
    assert (t.column("A"), t.stage, t.asked) == ("2 4", "bribe", "A")
    t.plays("A bribe 1")
    assert (t.column("A"), t.stage, t.asked) == ("4", "reward", "A")


@pytest.mark.rule("BANDITS-8.13", "BANDITS-0.7")
def test_without_a_die_there_is_no_boy() -> None:
    t = with_tuck("boy", "", "5")
    assert t.asked == "B"


# -- Barter (BANDITS-8.14) --------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-8.14", "BANDITS-H.2", "BANDITS-1.10")
def test_barter_draws_a_token_and_another_goes() -> None:
    t = with_tuck("barter", "6", "", "", "", now=("bracelet necklace", "ring"), leaders="free john john john")
    t.plays("A barter")
    drawn = int(pack(kinds.LOOT, face("ring")))
    assert [t.state.seen(drawn, seat) == drawn for seat in (0, 1, WATCHER)] == [True, False, False]
    t.draws("ring")
    assert t.asked == "A" and t.offered(kinds.DISCARD) == [(face("bracelet"), 0, 0), (face("necklace"), 0, 0)]
    assert t.refused("discard ring") == "BANDITS-8.14" == t.refused("discard coin")
    refusals = [t.state.fault(int(pack(kinds.DISCARD, face(name)))) for name in ("ring", "coin", "bracelet")]
    assert refusals == [kinds.DRAWN_TOKEN, kinds.NO_TOKEN, 0]
    paid = int(pack(kinds.DISCARD, face("necklace")))
    assert t.state.seen(paid, 0) == paid
    assert {t.state.seen(paid, seat) for seat in (1, WATCHER)} == {pack(kinds.DISCARD, UNKNOWN)}
    t.play(paid)
    assert (t.now("A"), t.sees().supply, t.sees().paid) == ("ring bracelet", 49, None)


@pytest.mark.rule("BANDITS-8.14", "BANDITS-X.68", "BANDITS-0.6", "BANDITS-1.9", "BANDITS-0.7")
def test_barter_needs_a_token_of_this_turn_and_one_in_the_supply() -> None:
    t = with_tuck("barter", "6", now=("village",), chests=("", "coin"), leaders="free free john john")
    t.plays("A barter")
    t.draws("ring")
    assert (t.now("A"), t.sees().bank, t.asked) == ("ring", 0, "A")
    assert t.stage == "bribe"
    t = with_tuck("barter", "6", now=("coin", "coin"), supply=0)
    assert t.stage == "bribe"
    t = with_tuck("barter", "6", now=("coin", "coin"), supply=0, variants="coin_for_missing")
    t.plays("A barter")
    assert t.now("A") == "village"


@pytest.mark.rule("BANDITS-8.14", "BANDITS-X.69")
def test_a_held_token_like_the_drawn_one_may_go() -> None:
    t = with_tuck("barter", "6", now=("coin ring",), leaders="free john john john")
    t.plays("A barter")
    t.draws("coin")
    assert t.offered(kinds.DISCARD) == [(face("ring"), 0, 0), (face("coin"), 0, 0)]
    t.plays("A discard coin")
    assert t.now("A") == "ring coin"


@pytest.mark.rule("BANDITS-4.2e")
def test_village_coins_may_be_no_loot() -> None:
    for effect in ("barter", "market"):
        t = with_tuck(effect, "6 1", now=("village", "village coin"), variants="coin_not_loot")
        assert t.asked == "B"
        t.plays(f"B {effect}")
        if effect == "barter":
            t.draws("ring")
        assert t.now("B") == ("ring village" if effect == "barter" else "village")
        assert t.stage != "bribe"


# -- Here We Go to the Market! (BANDITS-8.15) -------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-8.15", "BANDITS-X.70", "BANDITS-1.10")
def test_the_market_gives_a_point_for_a_token() -> None:
    t = with_tuck("market", "6", now=("ring village", ""), leaders="free free john john")
    t.plays("A market")
    assert t.asked == "A" and t.vp == "1 0 0 0"
    t.plays("A discard village")
    assert (t.now("A"), t.sees().bank, t.vp) == ("ring", 0, "1 0 0 0")
    t = with_tuck("market", "6", now=("ring",), leaders="free free john john")
    t.plays("A market")
    assert (t.now("A"), t.vp, t.stage) == ("", "1 0 0 0", "reward")


@pytest.mark.rule("BANDITS-5.6f", "BANDITS-1.10")
@pytest.mark.parametrize("variants", ["open_loot", "open_discards"])
def test_what_is_paid_may_be_open(variants: str) -> None:
    t = with_tuck("market", "6", now=("ring coin",), variants=variants, leaders="free john john john")
    t.plays("A market")
    paid = int(pack(kinds.DISCARD, face("coin")))
    assert {t.state.seen(paid, seat) for seat in (0, 1, WATCHER)} == {paid}
    t.play(paid)
    assert t.sees().paid == (tuple(int(n == face("coin")) for n in range(14)) if variants == "open_discards" else None)


@pytest.mark.rule("BANDITS-1.10")
def test_a_village_coin_is_paid_openly() -> None:
    t = with_tuck("market", "6", now=("ring village",), leaders="free john john john")
    t.plays("A market")
    assert t.state.seen(int(pack(kinds.DISCARD, face("village"))), 2) == pack(kinds.DISCARD, face("village"))


# -- Where's the Beer? (BANDITS-8.16) ---------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-8.16", "BANDITS-X.71")
def test_beer_raises_a_die_of_every_opponent() -> None:
    t = with_tuck("beer", "2", "5 3", "1", "")
    assert t.offered(kinds.BEER) == [(1, 3, 0), (1, 5, 0)]
    assert t.refused("beer B 2") == "BANDITS-8.13"
    t.plays("A beer B 5")
    assert [t.column(letter) for letter in "ABCD"] == ["2", "3 6", "3", ""]


@pytest.mark.rule("BANDITS-8.16", "BANDITS-0.6")
def test_beer_goes_clockwise_from_the_caller_and_a_6_stays() -> None:
    t = with_tuck("beer", "4 6", "5", "", "1 6", first="C")
    assert t.asked == "C" and t.offered(kinds.BEER) == [(3, 1, 0), (3, 6, 0)]
    t.plays("C beer D 6")
    assert (t.stage, t.asked) == ("beer", "C") and t.offered(kinds.BEER) == [(0, 4, 0), (0, 6, 0)]
    assert t.refused("pass") == "BANDITS-0.1" == t.refused("beer B 5")
    t.plays("C beer A 4")
    assert [t.column(letter) for letter in "ABCD"] == ["6 6", "6", "", "1 6"]


@pytest.mark.rule("BANDITS-8.16", "BANDITS-0.7")
def test_without_an_opponents_die_there_is_no_beer() -> None:
    t = with_tuck("beer", "5", "")
    assert t.asked == "B"
    t.plays("B beer A 5")
    assert t.column("A") == "6"


@pytest.mark.rule("BANDITS-8.16", "BANDITS-11.5")
def test_will_scarlet_is_an_opponent() -> None:
    t = with_tuck("beer", "5", "", "3 4", players=2)
    t.plays("A beer W 3")
    assert t.column("W") == "4 5"


@pytest.mark.rule("BANDITS-8.16", "BANDITS-X.72")
def test_beer_comes_before_bribes() -> None:
    t = with_tuck("beer", "", "", "4 5", "", now=("", "", "coin"), leaders="free john john john")
    t.plays("A beer C 4")
    assert (t.column("C"), t.stage, t.asked) == ("5 6", "bribe", "C")
    t.plays("C bribe 1")
    assert t.column("C") == "6"


@pytest.mark.rule("BANDITS-3.3", "BANDITS-0.10")
def test_the_card_in_play_alone_may_be_used() -> None:
    t = with_tuck("boy", "5", now=("coin",))
    assert {t.refused(line) for line in ("barter", "market", "beer B 1")} == {"BANDITS-3.3"}
