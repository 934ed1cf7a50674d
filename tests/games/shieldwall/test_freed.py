"""SHIELDWALL-7.3: free figures, and how they go back."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall import freed
from sherwood.games.shieldwall.losses import remove
from sherwood.games.shieldwall.position import FREED, KILLED
from tests.games.shieldwall.field import Situation, field


def free(attacker: str, defender: str, *men: int, plays: tuple[str, ...] = ()) -> Situation:
    f = field(attacker, defender, plays=plays)
    for man in men:
        f.state.set_bits(man, FREED)
    return f


@pytest.mark.rule("SHIELDWALL-7.3c", "SHIELDWALL-X.65", "SHIELDWALL-X.76")
def test_who_loses_his_enemy_in_a_melee_step_is_free() -> None:
    f = field("3*VBON 2000,1920,0; VBON 3000,1920,0", "SSEL 1920,2000,180; SSEL 2080,2000,180")
    freed.note_fighters(f.state)
    assert [man for man in range(6) if f.has(man, "FOUGHT")] == [0, 2, 4, 5]
    remove(f.state, 4, KILLED)
    freed.set_free(f.state)
    assert [man for man in range(6) if f.has(man, "FREED")] == [0] and not f.has(1, "FOUGHT")


@pytest.mark.rule("SHIELDWALL-7.3a", "SHIELDWALL-7.3b", "SHIELDWALL-0.4")
def test_the_orders_of_free_figures() -> None:
    f = free("3*VBON 2000,1000,0; VBON 3000,1000,0", "SSEL 2000,1600,180", 0, 1)
    assert f.breaks("order 0 advance") == "SHIELDWALL-7.3b" and f.breaks("alone 0 assault") == "SHIELDWALL-7.3b"
    assert f.breaks("order 1 free_stand") == "SHIELDWALL-7.3a" == f.breaks("alone 2 free_back")
    f.plays("order 0 free_stand")
    assert f.has(0, "ORDERED") and not f.has(2, "ORDERED") and f.allows("order 0 advance")
    assert f.breaks("order 0 free_back") == "SHIELDWALL-7.3a" and f.breaks("alone 0 free_back") == "SHIELDWALL-0.4"
    f = free("3*VBON 2000,1000,0", "SSEL 2000,1600,180", 0, 1, plays=("free_after_melee",))
    assert f.allows("order 0 advance") and f.allows("order 0 free_stand")


@pytest.mark.rule("SHIELDWALL-7.3a", "SHIELDWALL-9.4c", "SHIELDWALL-3.1b")
def test_free_figures_go_back_a_charge_move_and_face_the_enemy() -> None:
    f = free("3*VBON 2000,2000,0", "SSEL 2000,2600,180", 0, 1)
    f.plays("order 0 free_back")
    assert f.places(0, 1, 2) == [(1920, 1098, 0), (2000, 1098, 0), (2080, 2000, 0)]
    assert f.has(0, "NO_FIRE") and f.has(0, "MOVED") and f.has(0, "ORDERED") and not f.has(2, "NO_FIRE")


@pytest.mark.rule("SHIELDWALL-7.3a", "SHIELDWALL-X.65")
def test_the_order_in_which_a_free_figure_engages() -> None:
    ward = "VBON 2000,2000,0; VBON 3000,2920,0"
    near, busy, beyond = "SSEL 2000,2580,180", "SSEL 3000,3000,180", "SSEL 2000,2980,180"
    f = free(ward, f"{near}; SSEL 2200,2580,180", 0)
    f.plays("alone 0 free_engage")
    assert f.allows("strike_at 0 2 0") and f.breaks("strike_at 0 3 0") == "SHIELDWALL-7.3a"
    f.plays("strike_at 0 2 0")
    assert f.place(0) == (2000, 2500, 0) and f.has(0, "ASSAULTED") and not f.has(0, "BONUS")
    f = free("VBON 2400,2800,90; VBON 3000,2920,0", f"{busy}; SSEL 2400,3560,180", 0)
    f.plays("alone 0 free_engage")
    assert [place for place in range(12) if f.allows(f"strike_at 0 2 {place}")] != []
    assert [place for place in range(12) if f.allows(f"strike_at 0 3 {place}")] == []
    f = free(ward, f"{beyond}; SSEL 2200,2960,180; {busy}", 0)
    f.plays("alone 0 free_engage")
    assert f.allows("strike_at 0 2 0") and f.allows("strike_at 0 3 0") and not f.allows("strike_at 0 4 1")
    f = free("VBON 2000,2000,0; VBON 2580,2700,270", "SSEL 2500,2700,180; SSEL 1500,2700,180", 0)
    f.plays("alone 0 free_engage")
    assert f.breaks("strike_at 0 2 0") == "SHIELDWALL-7.3a" and f.allows("strike_at 0 3 0")
    assert free("VBON 2000,2000,0; VBON 3000,2920,0", busy, 0).breaks("alone 0 free_engage") == "SHIELDWALL-3.4b"
    assert free("VBON 2000,2000,0", "SSEL 2000,2983,180", 0).breaks("alone 0 free_engage") == "SHIELDWALL-3.4b"


@pytest.mark.rule("SHIELDWALL-7.3b")
def test_free_figures_of_a_band_engage_in_bulk() -> None:
    f = free("3*VBON 2000,2000,0", "SSEL 1920,2580,180; SSEL 2000,2580,180; SSEL 2080,2580,180", 0, 1)
    f.plays("order 0 free_engage", "strike_at 0 3 0")
    assert f.breaks("strike_at 2 5 0") == "SHIELDWALL-0.7"
    f.plays("strike_at 1 4 0")
    assert f.state.stage == 4 and f.places(0, 1) == [(1920, 2500, 0), (2000, 2500, 0)]
