"""SHIELDWALL-7.1: breaking off."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall import breakoff, position
from sherwood.games.shieldwall.kinds import ASK_DISENGAGE, BREAK_OFF, BREAKS_OFF, WRESTLED
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.state import CHANCE
from sherwood.kernel.story import Story
from tests.games.shieldwall.field import Situation, field

HOUSCARLS = "SHSC 2000,2000,0 2080,2000,0 2160,2000,0 2240,2000,0 2320,2000,0"
BONDI = "VBON 2040,2080,180 2160,2080,180 2280,2080,180"
APART = "VBON 5000,500,0", "SSEL 5000,4000,180"


def fight(one: str, other: str, plays: tuple[str, ...] = ()) -> Situation:
    """A melee step is over in which nobody struck."""
    f = field(one, other, plays=plays)
    f.state.step = position.MELEE_STEP
    f.state.to_break_off()
    return f


def odds(f: Situation) -> int:
    """In how many of 36 throws who wishes to go may."""
    return sum(breakoff.wins(f.state, f.state.band, int(a_of(move)), int(b_of(move))) for move in f.offers())


@pytest.mark.rule("SHIELDWALL-7.1a", "SHIELDWALL-7.1b")
def test_bands_in_a_fight_are_asked_one_after_another() -> None:
    f = fight(f"{HOUSCARLS}; SSEL 3000,2000,0; SSEL 4000,2000,0", f"{BONDI}; VBON 3000,2080,180")
    asked = []
    while f.state.half == 0:
        asked.append((int(f.state.seat), int(f.state.band)))
        f.plays(f"ask_disengage {f.state.band} 0")
    assert asked == [(0, 0), (0, 1), (1, 3), (1, 4)]
    f = fight(f"{HOUSCARLS}; SSEL 3000,2000,0", f"{BONDI}; VBON 3000,2080,180")
    f.plays("done")
    assert f.state.seat == 1 and f.state.band == 2
    f.plays("ask_disengage 2 0", "done")
    assert f.state.half == 1


@pytest.mark.rule("SHIELDWALL-7.1a", "SHIELDWALL-0.3")
def test_a_band_asks_and_the_other_seat_lets_it_go_or_not() -> None:
    f = fight(HOUSCARLS, BONDI)
    assert f.breaks("ask_disengage 1 1") == f.breaks("ask_disengage 0 2") == "SHIELDWALL-0.2"
    f.plays("ask_disengage 0 1")
    assert f.state.seat == 1 and f.breaks("consent 2") == "SHIELDWALL-0.2"
    f.plays("consent 0")
    assert f.state.turn() == CHANCE and len(f.offers()) == 36 and f.breaks("break_off 0 1") == "SHIELDWALL-0.2"
    assert all(f.state.weight(move) == 1 for move in f.offers())
    f.plays("break_off 1 6")
    assert f.place(0) == (2000, 2000, 0) and f.state.seat == 1 and f.state.band == 1


@pytest.mark.rule("SHIELDWALL-7.1c", "SHIELDWALL-7.2a", "SHIELDWALL-X.81", "SHIELDWALL-O.13")
def test_numbers_and_class_decide_the_roll() -> None:
    f = fight(HOUSCARLS, BONDI)
    f.plays("ask_disengage 0 1", "consent 0")
    assert breakoff.advantage(f.state, 0) == 3 and odds(f) == 30
    f.plays("break_off 1 3")
    assert f.state.seat == 1 and f.place(0)[1] == 1098
    f = fight(BONDI, HOUSCARLS)
    f.plays("ask_disengage 0 1", "consent 0")
    assert breakoff.advantage(f.state, 0) == -3 and odds(f) == 3


ROUND = "2000,2080,180 2080,2000,270 2000,1920,0 1920,2000,90"
FIVE = "1960,2080,180 2040,2080,180 2080,2000,270 2000,1920,0 1920,2000,90"


@pytest.mark.rule("SHIELDWALL-O.13", "SHIELDWALL-7.1c", "SHIELDWALL-7.1b")
@pytest.mark.parametrize(("one", "other", "lead", "wins", "even"), [
    ("VUNA 2000,2000,0", "SBGD 2040,2080,180 1960,2080,180", -3, 3, 3), ("VUNA 2000,2000,0", "SBGD 2000,2080,180", -2, 6, 4),
    ("VBON 2000,2000,0", "SSEL 2040,2080,180 1960,2080,180", -1, 10, 5), ("VBON 2000,2000,0", "SSEL 2000,2080,180", 0, 15, 6),
    ("VBON 2040,2000,0 1960,2000,0", "SSEL 2000,2080,180", 1, 21, 5), ("VBGD 2000,2000,0", "SSEL 2000,2080,180", 2, 26, 4),
    ("VBGD 2040,2000,0 1960,2000,0", "SSEL 2000,2080,180", 3, 30, 3), ("VUNA 2000,2000,0", f"SBGD {ROUND}", -5, 0, 1),
    (f"VBGD {FIVE}", "SSEL 2000,2000,0", 6, 36, 0),
])  # fmt: skip
def test_the_odds_of_a_roll(one: str, other: str, lead: int, wins: int, even: int) -> None:
    for plays, ties in (((), 0), (("ties_go",), even)):
        f = fight(one, other, plays)
        f.plays("ask_disengage 0 1", "consent 0")
        assert breakoff.advantage(f.state, 0) == lead and odds(f) == wins + ties


@pytest.mark.rule("SHIELDWALL-7.1c")
@pytest.mark.parametrize(("one", "other", "lead"), [
    ("VBGD 2000,2000,0", "SSEL 2000,2080,180", 2), ("VHSC 2000,2000,0", "SSEL 2000,2080,180", 1),
    ("VUNA 2000,2000,0", "SSEL 2000,2080,180", 0), ("VUNA 2000,2000,0", "SBGD 2000,2080,180", -2),
    ("VBON 2000,2000,0", "SSEL 2040,2080,180; SBGD 1960,2080,180", -1),
    ("VBON 2000,2000,0; VCHF 2080,2000,0", "SSEL 2040,2080,180", 0),
])  # fmt: skip
def test_the_class_of_most_counts(one: str, other: str, lead: int) -> None:
    f = fight(one, other)
    assert breakoff.advantage(f.state, 0) == lead


@pytest.mark.rule(
    "SHIELDWALL-7.1d", "SHIELDWALL-7.1e", "SHIELDWALL-7.1g", "SHIELDWALL-7.3c", "SHIELDWALL-X.82", "SHIELDWALL-5.3d"
)
def test_those_who_are_let_go_leave_their_enemies_free() -> None:
    f = fight(f"3*VBON 2000,2000,0; {APART[0]}", f"3*SSEL 2000,2080,180; {APART[1]}")
    for man in range(8):
        f.state.set_bits(man, position.FOUGHT if man not in (3, 7) else 0)
    f.plays("ask_disengage 0 1", "consent 1")
    assert f.places(0, 1, 2) == [(1920, 1098, 0), (2000, 1098, 0), (2080, 1098, 0)]
    assert all(f.has(man, "NO_CHARGE") and f.has(man, "NO_FIRE") and not f.has(man, "FREED") for man in (0, 1, 2))
    assert all(f.has(man, "FREED") for man in (4, 5, 6)) and f.state.seat == 1 and f.state.half == 1


@pytest.mark.rule("SHIELDWALL-7.1d", "SHIELDWALL-X.83")
def test_who_is_shut_in_stays() -> None:
    f = fight("3*VBON 2000,2000,0; VBON 1920,1920,0", "3*SSEL 2000,2080,180")
    f.plays("ask_disengage 0 1", "consent 1")
    assert f.places(0, 1, 2) == [(1920, 2000, 0), (2000, 1098, 0), (2080, 1098, 0)]
    assert not f.has(0, "NO_CHARGE") and f.state.seat == 1 and f.state.stage == position.BREAKING_OFF


@pytest.mark.rule("SHIELDWALL-7.1f", "SHIELDWALL-X.50")
def test_a_spearman_behind_is_not_in_the_fight() -> None:
    f = field("SSEL 2000,2000,0; SSEL 2000,1920,0", "VBON 2000,2080,180")
    assert f.breaks("order 0 advance") == "SHIELDWALL-3.1h" and f.allows("order 1 advance")


@pytest.mark.rule("SHIELDWALL-0.6", "SHIELDWALL-7.1c")
def test_listeners_are_told() -> None:
    f = fight(HOUSCARLS, BONDI)
    f.state.story = Story()
    f.plays("ask_disengage 0 1", "consent 0", "break_off 2 5")
    told = [(kind_of(event), a_of(event), b_of(event), c_of(event)) for event in f.state.story.read(0)]
    assert told[:2] == [(BREAKS_OFF, 0, 0, 0), (WRESTLED, 2, 5, 3 + breakoff.LEVEL)]
    assert f.state.fault(pack(ASK_DISENGAGE, 1)) == 0 and f.state.fault(pack(BREAK_OFF, 1, 1)) != 0
