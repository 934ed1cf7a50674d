"""SKIRMISH-6.1 and 0.14: which hexes a retreat may take, whole retreats, and attackers who go back."""

from __future__ import annotations

import pytest

from sherwood.games.skirmish.position import BACK
from tests.games.skirmish.field import Field, field
from tests.games.skirmish.fights import after, again, driven, fights, strikes, ways


def beaten(norman: str, saxon: str, maps: str = "cottage", rules: tuple[str, ...] = (), die: int = 5) -> Field:
    """Martin has attacked Reynold: in column 3 a die of 5 or 6 drives him back one hex."""
    f = strikes(fights("norman", maps, norman, saxon, rules=rules), "reynold", "martin")
    f.rolls(die)
    return f


# -- one hex ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-X.45", "SKIRMISH-6.1a", "SKIRMISH-6.1b", "SKIRMISH-6.1d", "SKIRMISH-6.1e", "SKIRMISH-0.14")
def test_x45_the_owner_chooses_the_way_back() -> None:
    f = beaten("martin 1508, finn 1809", "reynold 1608")
    assert f.waits_for == "saxon" and ways(f) == ["1609", "1708"]
    assert f.breaks("retreat reynold 1709 0") == "6.1e"
    assert f.breaks("retreat reynold 1607 0") == "4.1d"
    assert f.breaks("retreat reynold 1509 0") == "6.1a"
    assert f.breaks("retreat reynold 1808 0") == "4d"
    f.plays("retreat reynold 1708 0")
    assert f.where("reynold") == "1708"


@pytest.mark.rule("SKIRMISH-X.46", "SKIRMISH-6.1e", "SKIRMISH-6.2e")
def test_x46_the_stunned_bar_nothing() -> None:
    assert ways(beaten("martin 1508, finn 1809 stunned", "reynold 1608")) == ["1609", "1708", "1709"]
    barred = beaten("martin 1508, finn 1809 stunned", "reynold 1608", rules=("stunned_bars_retreat",))
    assert ways(barred) == ["1609", "1708"]


@pytest.mark.rule("SKIRMISH-6.1e")
def test_captives_bar_nothing_but_hostile_wolves_do() -> None:
    assert ways(beaten("martin 1508, finn 1809 captured", "reynold 1608")) == ["1609", "1708", "1709"]
    assert ways(beaten("martin 1508, wolf 1809", "reynold 1608")) == ["1609", "1708"]
    with_ox = field("cottage", norman="martin 1508", saxon="reynold 1608", animals="ox 1809/1909", turn="norman", phase="combat")
    assert ways(driven(with_ox, "reynold", 1, by="martin")) == ["1609", "1708", "1709"]


@pytest.mark.rule("SKIRMISH-6.1a", "SKIRMISH-5.2a")
def test_away_from_the_nearest_of_several() -> None:
    f = strikes(fights("norman", "cottage", "finn 1408, walker 1409", "alan 1509"), "alan", "finn", "walker")
    assert ways(after(f, 8)) == ["1608", "1609"]


@pytest.mark.rule("SKIRMISH-6.1d", "SKIRMISH-4.1e")
def test_windows_and_low_walls_may_be_passed_on_foot() -> None:
    assert "0709" in ways(beaten("martin 0707", "reynold 0708"))
    assert "1006" in ways(beaten("martin 0905", "reynold 0906"))
    assert "0607" in ways(beaten("martin 0509", "reynold 0508", maps="inn"))


@pytest.mark.rule("SKIRMISH-6.1c")
def test_the_stunned_may_be_crossed_but_not_ended_on() -> None:
    f = beaten("martin 1508, finn 1708 stunned", "reynold 1608")
    assert f.breaks("retreat reynold 1708 0") == "6.1c" and ways(f) == ["1609", "1709"]
    g = driven(fights("norman", "cottage", "martin 1508, finn 1708 stunned", "reynold 1608"), "reynold", 2, by="martin")
    assert "1708" in ways(g)


@pytest.mark.rule("SKIRMISH-4.1j", "SKIRMISH-6.1d")
def test_no_retreat_leaves_the_map() -> None:
    f = fights("norman", "cottage", "finn 1002", "alan 1001, tuck 0901, much 1101")
    driven(f, "alan", 1, by="finn")
    assert (f.is_("alan"), f.where("alan")) == ("wounded", "1001")


@pytest.mark.rule("SKIRMISH-0.14", "SKIRMISH-1.1e")
def test_away_from_the_nearer_end_of_a_rider() -> None:
    f = driven(fights("norman", "cottage", "guy 1408/1508", "reynold 1608"), "reynold", 1, by="guy")
    assert ways(f) == ["1609", "1708", "1709"]


@pytest.mark.rule("SKIRMISH-6.1d", "SKIRMISH-4.1b")
def test_not_over_a_cart() -> None:
    f = field("cottage", norman="geri 1008", saxon="reynold 1208", animals="cart 1308/1408", turn="norman", phase="missile")
    driven(f, "reynold", 2, by="geri")
    assert f.breaks("retreat reynold 1308 0") == "4.1a" and ways(f) == ["1309"]


# -- a whole retreat --------------------------------------------------------------------------------------------------
def at_the_top(state: str = "", rules: tuple[str, ...] = ()) -> Field:
    """Geri at a tree's trunk, hit from a canopy hex: one hex back there is, and no second. R2 is a 6."""
    f = fights("saxon", "woods", f"geri 0404^ {state}", "little-john 0403^", rules=rules)
    strikes(f, "geri", "little-john").rolls(6)
    return f


@pytest.mark.rule("SKIRMISH-X.47", "SKIRMISH-6.1f", "SKIRMISH-6.1l")
def test_x47_half_a_retreat_is_none() -> None:
    f = at_the_top()
    assert (f.is_("geri"), f.where("geri"), f.told("HELD")) == ("wounded", "0404^", [(f.counter("geri"), 0, 0)])
    assert at_the_top("wounded").is_("geri") == "dead"


@pytest.mark.rule("SKIRMISH-6.1f")
def test_partial_retreat_goes_as_far_as_it_can() -> None:
    f = at_the_top(rules=("partial_retreat",))
    assert f.waits_for == "norman" and ways(f) == ["0305^", "0405^", "0505^"]
    f.plays("retreat geri 0405^ 0")
    assert f.is_("geri") == "healthy" and f.told("HELD") == []


@pytest.mark.rule("SKIRMISH-X.48", "SKIRMISH-6.1c", "SKIRMISH-0.14")
def test_x48_over_a_friend_but_not_onto_him() -> None:
    f = field("cottage", norman="geri 1008", saxon="reynold 1208, tuck 1308", turn="norman", phase="missile")
    f.plays("fire geri reynold 1208")
    f.rolls(1, 8)
    assert f.waits_for == "saxon" and ways(f) == ["1308", "1309"]
    f.plays("retreat reynold 1308 0")
    assert f.where("reynold") == f.where("tuck") == "1308" and ways(f) == ["1407", "1408"]
    f.plays("retreat reynold 1408 0")
    assert (f.where("reynold"), f.where("tuck")) == ("1408", "1308")
    g = fights("norman", "cottage", "martin 1508", "reynold 1608, tuck 1708")
    assert driven(g, "reynold", 1, by="martin").breaks("retreat reynold 1708 0") == "6.1c"


@pytest.mark.rule("SKIRMISH-0.14", "SKIRMISH-0.7a")
def test_a_hex_from_which_the_rest_cannot_be_gone_is_not_offered() -> None:
    f = field("cottage", norman="geri 1008", saxon="reynold 1208, tuck 1407, much 1408", turn="norman", phase="missile")
    driven(f, "reynold", 2, by="geri")
    assert f.breaks("retreat reynold 1308 0") == "0.14" and ways(f) == ["1309"]


@pytest.mark.rule("SKIRMISH-X.20", "SKIRMISH-6.1d")
def test_x20_at_the_top_only_in_the_same_tree() -> None:
    f = field("woods", norman="geri 0108", saxon="gilbert 0504^", turn="norman", phase="missile")
    assert driven(f, "gilbert", 2, by="geri").is_("gilbert") == "wounded" and f.where("gilbert") == "0504^"
    g = field("woods", norman="geri 0902", saxon="gilbert 0504^", turn="norman", phase="missile")
    assert ways(driven(g, "gilbert", 2, by="geri")) == ["0403^", "0404^", "0505^"]
    assert g.breaks("retreat gilbert 0604^ 0") == "4.1d"


@pytest.mark.rule("SKIRMISH-6.1b", "SKIRMISH-6.2i", "SKIRMISH-6.6h")
def test_a_captive_goes_back_as_his_own_side_likes() -> None:
    f = driven(fights("norman", "cottage", "martin 1508", "reynold 1608 captured"), "reynold", 1, by="martin")
    assert f.waits_for == "saxon" and ways(f) == ["1609", "1708", "1709"]


# -- riders -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-X.52", "SKIRMISH-6.1d", "SKIRMISH-6.1h", "SKIRMISH-6.1k")
def test_x52_either_end_of_a_rider_leads() -> None:
    f = strikes(fights("norman", "woods", "finn 0509", "will 0508/0408"), "will", "finn")
    f.rolls(3)
    assert ways(f) == ["0308 rear", "0309 rear", "0407", "0407 rear", "0507"]
    assert f.breaks("retreat will 0607 0") == "4.1d"
    assert f.breaks("retreat will 0409 1") == "6.1a" and f.breaks("retreat will 0507 2") == "4d"
    front, rear = after_way(f, "retreat will 0507 0"), after_way(f, "retreat will 0308 1")
    assert (front, rear) == ("0507/0508", "0408/0308")


def after_way(f: Field, move: str) -> str:
    g = again(f)
    g.plays(move)
    return g.where("will")


@pytest.mark.rule("SKIRMISH-X.52", "SKIRMISH-6.1f", "SKIRMISH-6.2i")
def test_x52_a_rider_hemmed_in_is_wounded_in_the_saddle() -> None:
    for state, left in (("", "mounted wounded"), ("wounded", "dead")):
        f = fights("norman", "woods", "finn 0509, walker 0506, gebbo 0307, arnold 0310", f"will 0508/0408 {state}")
        driven(f, "will", 1, by="finn")
        assert f.is_("will") == left and f.told("HELD") == [(f.counter("will"), 0, 0)]


@pytest.mark.rule("SKIRMISH-X.85", "SKIRMISH-6.1h", "SKIRMISH-4.1h", "SKIRMISH-0.14")
def test_x85_into_the_yard_on_horseback() -> None:
    f = field("cottage", norman="guy 0809/0810", saxon="reynold 0813", phase="missile")
    f.plays("fire reynold guy 0810")
    f.rolls(1, 7)
    assert f.waits_for == "norman" and f.may("retreat guy 0808 0")
    f.plays("retreat guy 0808 0")
    assert f.where("guy") == "0808/0809"
    f.plays("retreat guy 0807 0")
    assert f.where("guy") == "0807/0808"


@pytest.mark.rule("SKIRMISH-6.1h", "SKIRMISH-1.1b")
def test_both_ends_of_a_rider_need_room_at_the_end() -> None:
    for will, leading, following in (("0809/0909", 1, 0), ("0909/0809", 0, 1)):
        f = fights("norman", "cottage", "finn 0609", f"will {will}, tuck 1009")
        driven(f, "will", 2, by="finn")
        f.plays(f"retreat will 1009 {leading}")
        assert f.state.is_passing(f.counter("will"))
        assert {option.split()[-1] for option in f.options} == {str(following)}


# -- attackers --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-6.1g")
def test_a_single_attacker_goes_back_without_being_picked() -> None:
    f = beaten("martin 1508", "reynold 1608", die=10)
    assert f.waits_for == "norman" and f.state.asked() == BACK
    assert ways(f) == ["1407", "1408", "1507"]


@pytest.mark.rule("SKIRMISH-X.44", "SKIRMISH-6.1g", "SKIRMISH-6.3d")
def test_x44_all_of_a_joint_attack_go_back() -> None:
    f = fights("norman", "woods", "walker 0609, guy 0508/0507", "much 0608, tuck 0406, alan 0407")
    strikes(f, "much", "walker", "guy").rolls(10)
    assert f.waits_for == "norman" and f.options == ["retreat_next walker", "retreat_next guy"]
    f.plays("retreat_next guy")
    assert f.is_("guy") == "mounted wounded" and f.told("HELD") == [(f.counter("guy"), 0, 0)]
    assert f.state.asked() == BACK and f.state.about() == f.counter("walker")
    f.plays(f.options[0])
    assert f.waits_for == "saxon" and f.options == ["advance much 0609", "no 1"]


@pytest.mark.rule("SKIRMISH-6.1i", "SKIRMISH-X.43", "SKIRMISH-6.2h")
@pytest.mark.parametrize("target", ["reynold 1608 stunned", "reynold 1608 captured"])
def test_x43_the_helpless_drive_nobody_back(target: str) -> None:
    f = beaten("martin 1508", target, die=10)
    assert f.where("martin") == "1508" and f.phase == "combat" and f.told("UNAFFECTED") == [(f.counter("reynold"), 0, 0)]
    assert beaten("martin 1508", target, rules=("stunned_repels",), die=10).state.asked() == BACK


@pytest.mark.rule("SKIRMISH-6.1i")
def test_the_blinded_drive_nobody_back() -> None:
    f = fights("norman", "cottage", "martin 1508", "reynold 1608")
    f.state.blinded[f.counter("reynold")] = 2
    strikes(f, "reynold", "martin").rolls(10)
    assert f.phase == "combat"


@pytest.mark.rule("SKIRMISH-6.1i", "SKIRMISH-6.2i", "SKIRMISH-7.4a")
def test_oxen_drive_nobody_back_but_wolves_do() -> None:
    f = fights("norman", "cottage", "martin 1508", "tuck 0709", animals="ox 1608/1708")
    strikes(f, "ox", "martin").rolls(10)
    assert f.phase == "combat" and f.where("martin") == "1508"
    g = fights("norman", "cottage", "martin 1508", "wolf 1608")
    strikes(g, "wolf", "martin").rolls(10)
    assert g.state.asked() == BACK


@pytest.mark.rule("SKIRMISH-6.1j", "SKIRMISH-5.3d")
def test_a_jumper_goes_back_from_where_he_landed() -> None:
    f = fights("saxon", "inn", "finn 1008", "robin 1007")
    f.plays("attack robin finn 1108")
    f.rolls(7, 10)
    assert f.state.asked() == BACK and f.where("robin") == "1108"
    assert all(f.state.board.distance(f.place(way), f.place("1008")) == 2 for way in ways(f))
