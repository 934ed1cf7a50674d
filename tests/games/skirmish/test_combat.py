"""SKIRMISH-5, 5.1 to 5.3, O.2 to O.5: who attacks whom, columns and shifts, joint attacks and jump attacks."""

from __future__ import annotations

import pytest

from tests.games.skirmish.field import Field
from tests.games.skirmish.fights import after, column, fights, offers, results, shifts, states, strikes


def norman(maps: str, norman: str, saxon: str, animals: str = "", rules: tuple[str, ...] = ()) -> Field:
    return fights("norman", maps, norman, saxon, animals, rules)


def saxon(maps: str, norman: str, saxon: str, animals: str = "", rules: tuple[str, ...] = ()) -> Field:
    return fights("saxon", maps, norman, saxon, animals, rules)


# -- who attacks whom -------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-5a", "SKIRMISH-5h", "SKIRMISH-0.13")
def test_one_attack_each_in_any_order() -> None:
    f = norman("cottage", "finn 0409, walker 1409", "tuck 0509, much 1509")
    assert offers(f) == ["attack finn tuck", "attack walker much"]
    strikes(f, "much", "walker").rolls(9)
    assert f.breaks("attack walker much") == "5a"
    strikes(f, "tuck", "finn").rolls(9)
    f.plays("attack wolmer rebecca")
    f.rolls(9)
    assert f.phase != "combat"


@pytest.mark.rule("SKIRMISH-5a", "SKIRMISH-X.15", "SKIRMISH-3h")
def test_who_shot_makes_no_attack() -> None:
    f = norman("cottage", "finn 0409", "tuck 0509, reynold 0310 fired")
    assert f.breaks("attack tuck finn") == "2c"
    g = saxon("cottage", "finn 0409", "tuck 0509, reynold 0310 fired")
    assert g.breaks("attack reynold finn") == "3h" and g.may("attack tuck finn")


@pytest.mark.rule("SKIRMISH-5d")
@pytest.mark.parametrize("state", ["stunned", "captured"])
def test_who_makes_no_attack(state: str) -> None:
    f = norman("cottage", f"finn 0409 {state}, walker 0408", "tuck 0509")
    assert f.breaks("attack finn tuck") == "5d" and f.may("attack walker tuck")


@pytest.mark.rule("SKIRMISH-5d")
def test_the_blinded_make_no_attack() -> None:
    f = norman("cottage", "finn 0409, walker 0408", "tuck 0509")
    f.state.blinded[f.counter("finn")] = 1
    assert f.breaks("attack finn tuck") == "5d"


@pytest.mark.rule("SKIRMISH-5a", "SKIRMISH-1.1g", "SKIRMISH-5i")
def test_only_enemies_in_contact_are_attacked() -> None:
    f = norman("cottage", "finn 0409, walker 0408, geri 0603", "tuck 0509, much 0609, alan 0604")
    assert f.breaks("attack finn walker") == "5i"
    assert f.breaks("attack finn much") == "5a"
    assert f.breaks("attack geri alan") == "5a"  # a wall between
    assert f.breaks("attack finn finn") == "5i"


@pytest.mark.rule("SKIRMISH-5i", "SKIRMISH-7.3b", "SKIRMISH-7.3c")
def test_animals_that_no_friend_leads_are_attacked_and_carts_never() -> None:
    f = norman("cottage", "finn 0409, walker 0309", "tuck 1509", animals="ox 0509/0609, pig 0408, cart 0410/0510")
    f.state.leads[f.counter("walker")] = f.counter("pig")
    assert f.may("attack finn ox")
    assert f.breaks("attack finn pig") == "5i" and f.breaks("attack finn cart") == "5i"


@pytest.mark.rule("SKIRMISH-5b", "SKIRMISH-X.38", "SKIRMISH-5.1e")
def test_x38_a_window_keeps_riders_out() -> None:
    f = norman("cottage", "guy 0703/0702, finn 0803", "isaac 0704")
    assert f.breaks("attack guy isaac") == "5b"
    g = norman("cottage", "finn 0703", "isaac 0704")
    assert shifts(strikes(g, "isaac", "finn")) == (-1, "000")


@pytest.mark.rule("SKIRMISH-5b")
@pytest.mark.parametrize(
    "maps, rider, target",
    [
        ("cottage", "0709/0710", "0708"),
        ("woods", "0508/0408", "0607"),
        ("inn", "0408/0308", "0508"),
        ("inn", "1409/1408", "1410"),
    ],
)
def test_where_riders_do_not_strike(maps: str, rider: str, target: str) -> None:
    f = norman(maps, f"guy {rider}", f"tuck {target}")
    assert f.breaks("attack guy tuck") == "5b"


@pytest.mark.rule("SKIRMISH-5b", "SKIRMISH-4.1h")
def test_a_rider_strikes_into_a_door_hex() -> None:
    f = norman("cottage", "guy 0807/0808", "tuck 0806, much 0805")
    assert f.may("attack guy tuck") and f.breaks("attack guy much") == "5a"


@pytest.mark.rule("SKIRMISH-5c", "SKIRMISH-5b", "SKIRMISH-X.33")
def test_x33_top_and_ground_leave_each_other_alone() -> None:
    f = saxon("woods", "finn 0705, walker 0706", "gilbert 0706^, alan 0806")
    assert f.breaks("attack gilbert finn") == "5a"
    assert f.may("attack gilbert walker 0806") is False  # taken
    assert f.may("attack gilbert walker 0805")
    g = norman("woods", "finn 0705, walker 0706", "gilbert 0706^")
    assert offers(g) == []


@pytest.mark.rule("SKIRMISH-5c")
def test_at_the_top_of_one_tree_but_not_of_two() -> None:
    f = norman("woods", "finn 0504^, walker 0404^", "alwin 0604^, falko 0405^")
    assert offers(f) == ["attack walker falko"]
    assert f.breaks("attack finn alwin") == "5a"


@pytest.mark.rule("SKIRMISH-5c", "SKIRMISH-X.40", "SKIRMISH-5.1e", "SKIRMISH-T.4b")
def test_x40_up_and_down_the_stairs() -> None:
    f = norman("inn", "finn 0508", "tuck 0607")
    assert shifts(strikes(f, "tuck", "finn")) == (-1, "000")
    g = saxon("inn", "finn 0508", "tuck 0607")
    assert shifts(strikes(g, "finn", "tuck")) == (0, "000")


@pytest.mark.rule("SKIRMISH-5d", "SKIRMISH-X.82", "SKIRMISH-5.1d")
def test_x82_a_rider_strikes_from_either_hex_and_stands_on_the_worse() -> None:
    f = norman("gulch", "brian 1205/1204", "tuck 1203")
    assert shifts(strikes(f, "tuck", "brian")) == (-1, "000")


# -- columns ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-5e", "SKIRMISH-5f", "SKIRMISH-T.1a")
@pytest.mark.parametrize(
    "attacker, target, differential, expected",
    [
        ("isaac", "roger", -12, 1),
        ("albert", "roger", -5, 2),
        ("finn", "reynold", 6, 3),
        ("guy", "reynold", 12, 4),
        ("finn", "gilbert stunned", 10, 4),
        ("geri", "marian", 2, 3),
    ],
)
def test_the_differential_selects_the_column(attacker: str, target: str, differential: int, expected: int) -> None:
    name, *state = target.split()
    f = strikes(norman("cottage", f"{attacker} 0409", f"{name} 0509 {' '.join(state)}"), name, attacker)
    ((told, _, _),) = after(f, 5).told("BLOW_FOR")
    assert (told - 1000, column(f)) == (differential, expected)


@pytest.mark.rule("SKIRMISH-5f", "SKIRMISH-T.1a")
def test_bands_at_their_edges() -> None:
    sheet = norman("cottage", "finn 0409", "tuck 0509").state.sheet
    edges = {-30: 1, -11: 1, -10: 2, -1: 2, 0: 3, 9: 3, 10: 4, 20: 4, 21: 5, 30: 5, 31: 6, 40: 6, 41: 7, 90: 7}
    assert {differential: sheet.column(differential) for differential in edges} == edges


@pytest.mark.rule("SKIRMISH-5g", "SKIRMISH-X.37")
def test_x37_the_first_column_is_the_first() -> None:
    f = strikes(norman("gulch", "isaac 1204, finn 0109", "roger 1205"), "roger", "isaac")
    assert (shifts(f)[0], column(f)) == (1, 2)
    g = strikes(norman("gulch", "isaac 1205", "roger 1204"), "roger", "isaac")
    assert (shifts(g)[0], column(g)) == (-1, 1)


# -- terrain ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-5.1b", "SKIRMISH-5.1c", "SKIRMISH-X.36")
@pytest.mark.parametrize(
    "maps, attacker, target, rules, shift",
    [
        ("cottage", "0508", "0608", (), -1),  # from scrub over the low wall: one column all the same
        ("cottage", "0508", "0608", ("cumulative_terrain",), -2),
        ("cottage", "0609", "0608", (), -1),
        ("cottage", "0809", "0808", (), 0),  # through the entrance
        ("woods", "1507", "1607", (), 0),
        ("gulch", "1204", "1205", (), 1),
        ("gulch", "1205", "1204", (), -1),
        ("gulch", "1205", "1305", (), 0),
        ("gulch", "1204", "1104", (), 0),  # a tree is neutral
        ("inn", "1409", "1410", (), 0),  # the forge's front shields nobody
        ("inn", "1005", "1105", (), 0),  # nor does an inner door
        ("inn", "0408", "0508", (), 0),  # nor the foot of the stairs
        ("cottage", "0807", "0806", (), -1),  # a door
        ("cottage", "0806", "0807", (), 0),
    ],
)
def test_x36_shifts_of_terrain(maps: str, attacker: str, target: str, rules: tuple[str, ...], shift: int) -> None:
    f = norman(maps, f"finn {attacker}", f"tuck {target}", rules=rules)
    assert shifts(strikes(f, "tuck", "finn"))[0] == shift


@pytest.mark.rule("SKIRMISH-5.1b", "SKIRMISH-5.1c")
@pytest.mark.parametrize(
    "attack, defence, shift",
    [(-1, -1, 0), (0, -1, 1), (1, -1, 1), (-1, 0, -1), (0, 0, 0), (1, 0, 0), (-1, 1, -1), (0, 1, -1), (1, 1, 0)],
)
def test_shift_by_the_pair_of_classes(attack: int, defence: int, shift: int) -> None:
    f = strikes(norman("cottage", "finn 0409", "tuck 0509"), "tuck", "finn")
    advantage = f.state.board.advantage
    advantage[f.place("0409")], advantage[f.place("0509")] = attack, defence
    found = shifts(f)[0]
    advantage[f.place("0409")] = advantage[f.place("0509")] = 0
    assert found == shift


@pytest.mark.rule("SKIRMISH-5.1e")
def test_a_rider_in_a_door_hex_has_no_shield() -> None:
    f = strikes(norman("cottage", "finn 0707", "will 0806/0807"), "will", "finn")
    assert shifts(f)[0] == 0
    g = strikes(norman("cottage", "finn 0706", "will 0806/0807"), "will", "finn")
    assert shifts(g)[0] == 0
    h = strikes(norman("cottage", "finn 0709", "will 0708/0707"), "will", "finn")
    assert shifts(h)[0] == 0


@pytest.mark.rule("SKIRMISH-5.1f")
def test_at_the_top_there_is_no_shift() -> None:
    f = strikes(norman("woods", "finn 0504^", "alwin 0404^"), "alwin", "finn")
    assert shifts(f) == (0, "000")


@pytest.mark.rule("SKIRMISH-7.3d", "SKIRMISH-7.3e", "SKIRMISH-X.61", "SKIRMISH-5.1f")
def test_x61_the_edge_of_a_cart_shields() -> None:
    cart = "cart 0509/0609"
    f = strikes(norman("cottage", "finn 0409", "tuck 0509", animals=cart), "tuck", "finn")
    assert shifts(f)[0] == -1
    g = strikes(norman("cottage", "finn 0609", "tuck 0509", animals=cart), "tuck", "finn")
    assert shifts(g)[0] == 0
    h = strikes(saxon("cottage", "finn 0409", "tuck 0509", animals=cart), "finn", "tuck")
    assert shifts(h)[0] == 0


@pytest.mark.rule("SKIRMISH-7.3e")
def test_riders_do_not_strike_into_carts() -> None:
    f = norman("cottage", "guy 0409/0309, finn 0510", "tuck 0509", animals="cart 0509/0609")
    assert f.breaks("attack guy tuck") == "5b"
    g = norman("cottage", "guy 0409/0309", "tuck 0509", animals="cart 0509/0609", rules=("riders_strike_carts",))
    assert shifts(strikes(g, "tuck", "guy"))[0] == -1


# -- joint attacks ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-5.2f", "SKIRMISH-X.34", "SKIRMISH-5.2b", "SKIRMISH-5.1d")
def test_x34_two_knights_on_one_peasant() -> None:
    f = strikes(norman("gulch", "brian 1205/1206, guy 1305/1306", "hardouin 1204"), "hardouin", "brian", "guy")
    assert (after(f, 1).told("BLOW_FOR"), column(f)) == ([(1053, 7, 100)], 7)
    assert results(f) == {"K": 5, "W": 2, "S": 2, "A1": 1}


@pytest.mark.rule("SKIRMISH-X.34", "SKIRMISH-5g")
def test_x34_the_last_column_is_the_last() -> None:
    f = strikes(norman("gulch", "brian 1304/1303, guy 1204/1203", "hardouin 1305"), "hardouin", "brian", "guy")
    assert (shifts(f), column(f)) == ((0, "100"), 7)


@pytest.mark.rule("SKIRMISH-5.2g", "SKIRMISH-5.2a", "SKIRMISH-5.2e")
def test_three_spearmen() -> None:
    f = norman("cottage", "walker 0409, finn 0609, gebbo 0510", "much 0509")
    strikes(f, "much", "walker", "finn", "gebbo")
    assert (after(f, 5).told("BLOW_FOR"), column(f)) == ([(1027, 8, 100)], 6)
    f.rolls(9)
    assert f.waits_for == "saxon" and all(f.state.has(f.counter(name), 0x20) for name in ("walker", "finn", "gebbo"))


@pytest.mark.rule("SKIRMISH-5.2a", "SKIRMISH-0.2")
def test_attackers_join_in_one_order_only() -> None:
    f = norman("cottage", "walker 0409, finn 0609, gebbo 0510", "much 0509")
    f.plays("attack finn much")
    assert f.options == ["join gebbo much", "strike much"]
    assert f.breaks("join walker much") == "5.2a" and f.breaks("join finn much") == "5.2a"


@pytest.mark.rule("SKIRMISH-5.2a", "SKIRMISH-5h", "SKIRMISH-X.84", "SKIRMISH-6.2d")
def test_x84_singly_one_after_the_other() -> None:
    f = norman("cottage", "walker 0409, finn 0609", "much 0509")
    f.plays("attack walker much", "strike much")
    f.rolls(4)
    assert f.is_("much") == "stunned"
    f.plays("no 0")
    strikes(f, "much", "finn")
    assert states(f, "much") == {"dead": 6, "stunned": 4}


@pytest.mark.rule("SKIRMISH-5.2b", "SKIRMISH-5.2c", "SKIRMISH-X.35")
def test_x35_spearmen_and_riders_on_a_rider() -> None:
    two = strikes(saxon("cottage", "guy 0509/0609", "finn 0409, walker 0510"), "guy", "finn", "walker")
    assert (after(two, 5).told("BLOW_FOR"), column(two)) == ([(1004, 8, 0)], 3)
    riders = strikes(saxon("cottage", "guy 0509/0609", "robin 0409/0309, will 0510/0410"), "guy", "robin", "will")
    assert shifts(riders) == (0, "100")
    mixed = saxon("cottage", "guy 0509/0609", "robin 0409/0309, finn 0709, walker 0510")
    strikes(mixed, "guy", "robin", "finn", "walker")
    assert after(mixed, 5).told("BLOW_FOR") == [(1000 + 22 + 24 - 20, 8, 0)]


@pytest.mark.rule("SKIRMISH-5.2c")
def test_no_joint_on_riders() -> None:
    rules = ("no_joint_on_riders",)
    f = saxon("cottage", "guy 0509/0609", "finn 0409, walker 0510", rules=rules)
    f.plays("attack finn guy")
    assert f.waits_for == "chance"
    g = saxon("cottage", "guy 0509/0609", "finn 0510, robin 0409/0309, will 0610/0611", rules=rules)
    g.plays("attack finn guy")
    assert g.options == ["join robin guy", "strike guy"]
    g.plays("join robin guy")
    assert g.options == ["join will guy"] and g.breaks("strike guy") == "5.2c"


@pytest.mark.rule("SKIRMISH-5.2d")
def test_the_worst_ground_of_all_attackers_counts() -> None:
    f = strikes(norman("gulch", "finn 1205, walker 1203", "tuck 1204"), "tuck", "finn", "walker")
    assert shifts(f) == (-1, "100")
    g = strikes(norman("cottage", "finn 0607, walker 0609", "tuck 0608"), "tuck", "finn", "walker")
    assert shifts(g) == (-1, "100")


# -- jump attacks -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-5.3f", "SKIRMISH-5.3a", "SKIRMISH-5.3b", "SKIRMISH-O.5")
def test_robin_jumps_at_finn() -> None:
    f = saxon("inn", "finn 1008", "robin 1007")
    f.plays("attack robin finn 1108")
    assert f.waits_for == "chance" and f.where("robin") == "1108"
    good = after(f, 7)
    assert (shifts(good), column(good)) == ((0, "010"), 4)
    assert {result: results(good)[result] for result in "KWS"} == {"K": 1, "W": 2, "S": 2}
    assert states(f, "robin") == {"healthy": 7, "stunned": 2, "wounded": 1}
    bad = after(f, 8)
    assert bad.is_("robin") == "stunned" and bad.where("robin") == "1108" and bad.told("BLOW") == []


@pytest.mark.rule("SKIRMISH-5.3d", "SKIRMISH-5.3f", "SKIRMISH-X.39", "SKIRMISH-5c")
def test_x39_he_bounces_off_where_nothing_else_is_near() -> None:
    f = saxon("inn", "finn 0908", "robin 0907")
    assert offers(f) == [f"attack robin finn {hex}" for hex in ("0808", "0909", "1008")]
    assert f.breaks("attack robin finn") == "5a" and f.breaks("attack robin finn 0908") == "5.3d"
    assert offers(norman("inn", "finn 0908", "robin 0907")) == []
    full = saxon("inn", "finn 0908", "robin 0907, tuck 0808, much 0909, alan 1008")
    assert "attack robin" not in " ".join(offers(full))


@pytest.mark.rule("SKIRMISH-5.3d")
def test_the_nearest_landing_goes_first() -> None:
    f = saxon("inn", "finn 1008", "robin 1007")
    assert offers(f) == ["attack robin finn 0908", "attack robin finn 1108"]
    assert f.breaks("attack robin finn 1009") == "5.3d"


@pytest.mark.rule("SKIRMISH-X.91", "SKIRMISH-5.3c", "SKIRMISH-5.3d")
def test_x91_out_of_a_window() -> None:
    f = saxon("inn", "finn 0605, walker 0606", "will 0705")
    assert offers(f) == [f"attack will finn {hex}" for hex in ("0505", "0506", "0604")]
    assert f.breaks("attack will walker 0506") == "5.3a"
    full = saxon("inn", "finn 0605, walker 0505, gebbo 0506, arnold 0604, wolmer 0606", "will 0705")
    assert offers(full) == []


@pytest.mark.rule("SKIRMISH-5.3a", "SKIRMISH-5.3c")
def test_from_a_tree_also_at_who_is_below() -> None:
    f = saxon("woods", "finn 0706", "gilbert 0706^")
    assert "attack gilbert finn 0805" in f.options
    g = saxon("woods", "finn 0706", "gilbert 0706^ fired")
    assert g.breaks("attack gilbert finn 0805") == "3h"


@pytest.mark.rule("SKIRMISH-X.41", "SKIRMISH-5.3b", "SKIRMISH-6.5b")
def test_x41_a_bad_jump_is_slept_off() -> None:
    f = saxon("woods", "finn 0706", "will 0706^")
    f.plays("attack will finn 0805")
    f.rolls(9)
    assert f.is_("will") == "stunned" and f.phase == "combat"
    f.plays("end_phase 1")
    assert f.told("BLOW") == [] and f.told("RECOVERED") == [(f.counter("will"), 0, 0)]
    assert (f.where("will"), f.is_("will"), f.waits_for) == ("0805", "healthy", "norman")


@pytest.mark.rule("SKIRMISH-5.3e")
def test_jumps_join_and_those_who_fail_drop_out() -> None:
    f = saxon("inn", "finn 0908", "robin 0907, will 1007, much 0909")
    strikes(f, "finn", "robin 0808", "will 1008", "much")
    both = after(after(f, 7), 7)
    assert both.told("BLOW") == [] and (shifts(both), column(both)) == ((0, "110"), 7)
    one = after(after(f, 8), 7)
    assert one.is_("robin") == "stunned" and shifts(one) == (0, "110")
    none = after(after(f, 8), 10)
    assert shifts(none) == (0, "000")


@pytest.mark.rule("SKIRMISH-5.3e")
def test_an_attack_of_jumpers_who_all_fail_is_none() -> None:
    f = saxon("inn", "finn 0908", "robin 0907, will 1007")
    strikes(f, "finn", "robin 0808", "will 1008")
    f.rolls(8, 10)
    assert f.told("BLOW") == [] and f.phase == "combat" and f.breaks("attack will finn") == "5a"


@pytest.mark.rule("SKIRMISH-5.3e")
def test_the_targets_ground_counts_and_his_own_is_plain() -> None:
    f = saxon("gulch", "finn 1006", "will 1005^")
    f.plays("attack will finn 1005")
    f.rolls(7)
    assert shifts(f) == (1, "010")
    g = saxon("gulch", "finn 1106", "will 1105^")
    g.plays("attack will finn 1205")
    g.rolls(7)
    assert shifts(g) == (1, "010")


@pytest.mark.rule("SKIRMISH-5.3e", "SKIRMISH-7.3e")
def test_from_above_the_edge_of_a_cart_shields_nobody() -> None:
    f = saxon("woods", "finn 0506", "gilbert 0505^", animals="cart 0506/0406")
    f.plays("attack gilbert finn 0505")
    f.rolls(7)
    assert shifts(f) == (0, "010")


@pytest.mark.rule("SKIRMISH-7.1f")
def test_who_attacks_lets_go_of_his_animal() -> None:
    f = norman("cottage", "finn 0409", "tuck 0509", animals="ox 0309/0209")
    f.state.leads[f.counter("finn")] = f.counter("ox")
    strikes(f, "tuck", "finn")
    assert f.state.leader_of(f.counter("ox")) == -1


@pytest.mark.rule("SKIRMISH-5.3e")
def test_no_joint_jump() -> None:
    f = saxon("inn", "finn 0908", "robin 0907, much 0909", rules=("no_joint_jump",))
    f.plays("attack robin finn 0808")
    assert f.waits_for == "chance"
    g = saxon("inn", "finn 0908", "much 0909, robin 0907, tuck 1008", rules=("no_joint_jump",))
    g.plays("attack much finn")
    assert g.options == ["join tuck finn", "strike finn"] and g.breaks("join robin finn 0808") == "5.2c"


# -- exact odds -------------------------------------------------------------------------------------------------------
FOOT = ("K", "W", "S", "R2", "R1", "-", "A1")
RIDER = ("K", "UW", "HW", "W", "H", "U", "R2", "R1", "-", "A1")


@pytest.mark.rule("SKIRMISH-O.2", "SKIRMISH-T.1b")
@pytest.mark.parametrize(
    "attackers, target, expected",
    [
        ("isaac 0409", "roger 0509", (0, 0, 10, 0, 10, 50, 30)),
        ("albert 0409", "roger 0509", (0, 10, 10, 0, 10, 50, 20)),
        ("finn 0409", "reynold 0509", (0, 20, 20, 0, 20, 30, 10)),
        ("guy 0409", "reynold 0509", (10, 20, 20, 10, 10, 20, 10)),
        ("brian 0409/0309", "reynold 0509", (20, 20, 20, 10, 10, 10, 10)),
        ("walker 0409, finn 0609, gebbo 0510", "much 0509", (30, 30, 20, 10, 0, 0, 10)),
        ("brian 0409/0309, guy 0609/0709", "much 0509", (50, 20, 20, 0, 0, 0, 10)),
    ],
)
def test_odds_on_foot(attackers: str, target: str, expected: tuple[int, ...]) -> None:
    f = norman("cottage", attackers, target)
    names = [one.split()[0] for one in attackers.split(", ")]
    found = results(strikes(f, target.split()[0], *names))
    assert tuple(10 * found.get(result, 0) for result in FOOT) == expected


@pytest.mark.rule("SKIRMISH-O.3", "SKIRMISH-T.1c")
@pytest.mark.parametrize(
    "attackers, target, expected",
    [
        ("isaac 0409", "guy 0509/0609", (0, 0, 0, 0, 0, 10, 0, 10, 40, 40)),
        ("finn 0409", "guy 0509/0609", (0, 0, 0, 0, 10, 10, 0, 10, 50, 20)),
        ("finn 0409", "marian 0509/0609", (0, 10, 0, 10, 10, 10, 10, 10, 30, 10)),
        ("brian 0409/0309", "guy 0509/0609", (10, 10, 0, 10, 10, 10, 10, 10, 20, 10)),
        ("brian 0409/0309, finn 0510", "guy 0509/0609", (20, 10, 10, 10, 0, 10, 10, 10, 10, 10)),
        ("brian 0409/0309, finn 0510, walker 0608", "guy 0509/0609", (30, 10, 10, 10, 10, 10, 10, 0, 0, 10)),
        ("brian 0409/0309, finn 0510, walker 0608, martin 0408", "guy 0509/0609", (50, 10, 10, 0, 10, 10, 0, 0, 0, 10)),
    ],
)
def test_odds_on_riders(attackers: str, target: str, expected: tuple[int, ...]) -> None:
    f = norman("cottage", attackers, target)
    names = [one.split()[0] for one in attackers.split(", ")]
    found = results(strikes(f, target.split()[0], *names))
    assert tuple(10 * found.get(result, 0) for result in RIDER) == expected


@pytest.mark.rule("SKIRMISH-O.4", "SKIRMISH-6.1i", "SKIRMISH-X.43", "SKIRMISH-6.2h")
def test_odds_by_state() -> None:
    f = strikes(norman("gulch", "brian 1205/1206, guy 1305/1306", "hardouin 1204 stunned"), "hardouin", "brian", "guy")
    assert states(f, "hardouin") == {"dead": 9, "stunned": 1}
    g = strikes(norman("cottage", "geri 0409", "roger 0509 stunned"), "roger", "geri")
    assert column(g) == 3 and states(g, "roger") == {"dead": 6, "stunned": 4}
    h = strikes(norman("cottage", "guy 0409", "much 0509 wounded"), "much", "guy")
    assert column(h) == 4 and states(h, "much") == {"dead": 5, "back": 2, "wounded": 3}
