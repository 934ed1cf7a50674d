"""SHIELDWALL-O: exact chances of volleys and melees before they are rolled."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sherwood.games.shieldwall import tries
from sherwood.games.shieldwall.kinds import BLOW, DIRECT
from sherwood.games.shieldwall.notation import roll_of
from sherwood.games.shieldwall.outlook import about
from sherwood.games.shieldwall.prospects import Prospect, Try, declared, reckon
from sherwood.games.shieldwall.speech import Speech
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.kernel.game import UNSAID
from tests.games.shieldwall.field import Situation, field, move


def speech(f: Situation) -> Speech:
    return Speech("en", roll_of(f.state.field))


def prospect(state: Shieldwall) -> Prospect:
    """Of all that is declared."""
    return reckon([declared(state, int(one)) for one in state.tries])


def per_cent(spread: tuple[Fraction, ...], n: int) -> list[float]:
    return [round(100 * float(chance), 2) for chance in spread[:n]]


def volley(n: int, chance: Fraction, targets: int = 1) -> list[Try]:
    return [Try(tuple((figure, chance) for figure in range(targets)))] * n


@pytest.mark.rule("SHIELDWALL-O.5", "SHIELDWALL-5.5b")
def test_ten_bows_at_a_wall() -> None:
    for among, falls, mean in (
        (7, [30.79, 41.74, 21.41, 5.33, 0.68, 0.04], 1.035),
        (5, [30.79, 43.13, 21.16, 4.50, 0.41, 0.01], 1.006),
    ):
        found = reckon(volley(10, Fraction(1, 9), among))
        assert per_cent(found.unsaved, 6) == [30.79, 38.49, 21.65, 7.22, 1.58, 0.24]
        assert per_cent(found.falls, 6) == falls and round(float(found.mean), 3) == mean
        assert sum(n * chance for n, chance in enumerate(found.falls)) == found.mean


@pytest.mark.rule("SHIELDWALL-O.6")
def test_ten_bows_at_a_high_angle() -> None:
    assert per_cent(reckon(volley(10, Fraction(1, 6))).unsaved, 5) == [16.15, 32.30, 29.07, 15.50, 5.43]
    apart = [Try(((figure, Fraction(5, 9)),)) for figure in range(10)]
    assert round(float(reckon(apart).mean), 2) == 5.56


@pytest.mark.rule("SHIELDWALL-O.11")
def test_five_knights_charge() -> None:
    clubs = [Try(((figure, Fraction(25, 36)),)) for figure in range(5)]
    spears = [Try(((figure, Fraction(2, 9)),)) for figure in range(5)]
    assert per_cent(reckon(clubs).falls, 6) == [0.27, 3.03, 13.76, 31.27, 35.53, 16.15]
    assert per_cent(reckon(spears).falls, 6) == [28.46, 40.66, 23.23, 6.64, 0.95, 0.05]


def test_unlike_shots_are_followed_by_who_has_fallen() -> None:
    """Two at the same man, and one that may meet him or another."""
    half = Fraction(1, 2)
    found = reckon([Try(((0, half),)), Try(((0, half),)), Try(((0, half), (1, half)))])
    assert found.by_figure == {0: 1 - half * half * Fraction(3, 4), 1: Fraction(1, 4)}
    assert found.falls == (Fraction(1, 8), Fraction(11, 16), Fraction(3, 16)) and sum(found.falls) == 1
    assert found.mean == sum(n * chance for n, chance in enumerate(found.falls))


def test_of_too_many_only_the_mean_is_told() -> None:
    chances = [Fraction(1, n + 2) for n in range(9)]
    found = reckon([Try(tuple((figure, chance) for figure, chance in enumerate(chances)))] * 2)
    assert found.falls == () and found.mean == sum((found.by_figure[n] for n in range(9)), Fraction(0)) > 0


@pytest.mark.rule("SHIELDWALL-O.4", "SHIELDWALL-5.5b")
def test_what_is_declared_is_reckoned_from_the_position() -> None:
    f = field("2*VARC 2000,1000,0 open", "7*SSEL 2000,1900,180", formed=True)
    state = f.state
    tries.add(state, DIRECT, 0, 5)
    found = prospect(state)
    (one,) = found.tries
    assert {chance for _, chance in one.kills} == {Fraction(1, 9)} and len(one.kills) == 7
    assert found.unsaved == (Fraction(8, 9), Fraction(1, 9)) == found.falls
    tries.clear(state)
    tries.add(state, BLOW, 0, 5, tries.odds(3, 0, 5, 0))
    assert prospect(state).by_figure == {5: Fraction(4, 6) * Fraction(4, 6)}


@pytest.mark.rule("SHIELDWALL-5.2b")
def test_before_a_volley_it_is_told_what_it_may_do() -> None:
    f = field("3*VARC 2000,1000,0 open", "7*SSEL 2000,1900,180", formed=True)
    f.plays("end_movement")
    said = about(speech(f), f.state, [move("shoot 0 5 direct")])
    assert said.text == "0.3 fall on average (0: 70 %, 1: 27 %, 2: 3 %, 3: 1 %)" and said.clause == "SHIELDWALL-5.2b"
    assert [line.clause for line in said.lines][:2] == ["SHIELDWALL-5.1a", "SHIELDWALL-5.5b"]


@pytest.mark.rule("SHIELDWALL-6.2a")
def test_before_a_charge_it_is_told_what_the_blows_may_do() -> None:
    f = field("5*NKNT 2000,800,0", "5*SGFS 2000,2220,180")
    f.plays("order 0 charge")
    said = about(speech(f), f.state, [move("run")])
    assert said.text.startswith("Blows as they stand:") and [line.clause for line in said.lines] == [
        "SHIELDWALL-6.3a",
        "SHIELDWALL-6.4a",
    ]
    assert about(speech(f), f.state, [move("done")]) == UNSAID


@pytest.mark.rule("SHIELDWALL-3.1c")
def test_of_a_way_it_is_told_what_it_takes() -> None:
    f = field("5*NKNT 2000,800,0", "5*SGFS 2000,4220,180")
    f.plays("order 0 advance")
    assert about(speech(f), f.state, [move("go 450")]).text == "Takes 4.5″; 7.5″ are left."
