"""SKIRMISH-0.7, 0.9 and the conditions of victory of S1 to S8."""

from __future__ import annotations

import pytest

from sherwood.games.skirmish.position import CAPTURED, CAPTURING, ENGAGED, HURTING
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.dump import Reader, Writer
from tests.games.skirmish.field import Field, field
from tests.games.skirmish.fights import after, again, strikes
from tests.games.skirmish.outcomes import ended_by, kills, passes, points, time_passes, wounds_one


# -- S1 ---------------------------------------------------------------------------------------------------------------
def alan_in_the_window(*rules: str) -> Field:
    f = field("inn", norman="finn 1808", saxon="alan 0705, tuck 1613", scenario="s1", rules=rules)
    f.plays("pick alan", "jump alan 0605")
    f.rolls(10)
    return f


@pytest.mark.rule("SKIRMISH-X.70", "SKIRMISH-S1.9", "SKIRMISH-S1.6", "SKIRMISH-0.7")
def test_x70_alan_hurt_by_his_own_jump_is_captured() -> None:
    f = alan_in_the_window()
    assert f.where("alan") == "off" and ended_by(f) == "fallen" and points(f) == [2, 0]
    assert f.told("ENDED") == [(f.state.ending(), 0, 0)]


@pytest.mark.rule("SKIRMISH-X.70", "SKIRMISH-S1.9")
def test_x70_unless_his_fall_is_free() -> None:
    f = alan_in_the_window("alan_fall_is_free")
    assert f.where("alan") == "off" and ended_by(f) == ""
    assert ended_by(time_passes(f)) == "end" and points(f) == [0, 2]


def finn_hits_alan(*rules: str) -> Field:
    f = field(
        "inn", norman="finn 1708", saxon="alan 1707, garulf 1709, tuck 1613",
        turn="norman", phase="combat", scenario="s1", rules=rules,
    )  # fmt: skip
    return after(strikes(f, "alan", "finn"), 2)


@pytest.mark.rule("SKIRMISH-X.70", "SKIRMISH-S1.6", "SKIRMISH-S1.9")
def test_x70_alan_wounded_by_a_blow_is_removed_and_not_captured() -> None:
    f = finn_hits_alan()
    assert f.is_("alan") == "wounded" and f.where("alan") == "off" and ended_by(f) == ""
    assert ended_by(time_passes(f)) == "end" and points(f) == [0, 2]


@pytest.mark.rule("SKIRMISH-S1.9")
def test_alan_down_is_captured() -> None:
    assert ended_by(finn_hits_alan("alan_down_is_captured")) == "down"


@pytest.mark.rule("SKIRMISH-S1.9")
def test_alan_hurt_by_an_attack_of_his_own_counts_as_captured() -> None:
    friends = "alan 1707, garulf 1607, sibold 1806, simon 1807, hardouin 1708"
    f = field("inn", norman="martin 1606", saxon=friends, phase="combat", scenario="s1", turn="saxon")
    f.plays("attack alan martin", "strike martin")
    f.rolls(10)
    assert f.told("HELD") and ended_by(f) == "fallen" and points(f) == [2, 0]


@pytest.mark.rule("SKIRMISH-S1.8")
def test_alan_may_be_captured_like_anybody() -> None:
    f = field("inn", norman="finn 1708", saxon="alan 1707 captured, garulf 1709", scenario="s1")
    assert ended_by(f) == "captured" and points(f) == [2, 0]


# -- S2 ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-S2.10")
@pytest.mark.parametrize(("die", "ending", "score"), [(9, "", []), (5, "hurt-by-bishop", [0, 2]), (1, "hurt-by-bishop", [0, 2])])
def test_the_bishops_man_who_shoots_mildred_loses(die: int, ending: str, score: list[int]) -> None:
    f = field("cottage", norman="geri 0309", saxon="mildred 0609, tuck 0709", turn="norman", phase="missile", scenario="s2")
    assert f.owner("mildred") == "alan"
    f.plays("fire geri mildred 0609")
    f.rolls(1, die)
    assert ended_by(f) == ending and (not ending or points(f) == score)


@pytest.mark.rule("SKIRMISH-S2.10", "SKIRMISH-S2.6")
@pytest.mark.parametrize(("die", "ending"), [(3, ""), (2, "hurt-by-alan")])
def test_a_stun_is_no_injury(die: int, ending: str) -> None:
    f = field("cottage", norman="martin 1508", saxon="mildred 1608, tuck 1708", phase="combat", scenario="s2")
    assert f.owner("mildred") == "bishop"
    f.plays("attack tuck mildred")
    f.rolls(die)
    assert f.is_("mildred") == ("wounded" if ending else "stunned") and ended_by(f) == ending
    assert not ending or points(f) == [2, 0]


@pytest.mark.rule("SKIRMISH-S2.6")
def test_mildred_safe() -> None:
    for rules, clause in (((), ""), (("mildred_safe",), "S2.9")):
        f = field(
            "cottage",
            norman="martin 1508",
            saxon="mildred 1608, tuck 1708, will 1507",
            phase="combat",
            scenario="s2",
            rules=rules,
        )
        assert f.breaks("attack tuck mildred") == clause
        g = field("cottage", norman="geri 0309", saxon="mildred 0609", turn="norman", phase="missile", scenario="s2", rules=rules)
        assert g.breaks("fire geri mildred 0609") == clause


# -- S3 ---------------------------------------------------------------------------------------------------------------
def hostages(*rules: str, norman: str = "finn 1308") -> Field:
    return field("cottage", norman=norman, saxon="rebecca 0101, isaac 0201, robin 0301", scenario="s3", rules=rules)


@pytest.mark.rule("SKIRMISH-S3.7", "SKIRMISH-S3.6")
def test_both_leave() -> None:
    f = hostages()
    f.plays("pick rebecca", "exit rebecca")
    assert ended_by(f) == "" and f.breaks("pick robin") == ""
    g = again(f)
    f.plays("pick isaac", "exit isaac")
    assert ended_by(f) == "both-left" and points(f) == [3, 0]
    assert ended_by(time_passes(g)) == "rebecca-left" and points(g) == [1, 0]


@pytest.mark.rule("SKIRMISH-S3.6")
def test_nobody_else_may_leave() -> None:
    f = hostages()
    f.plays("pick robin")
    assert f.breaks("exit robin") == "4.1j"


@pytest.mark.rule("SKIRMISH-X.73", "SKIRMISH-S3.7")
@pytest.mark.parametrize(("rules", "ending", "score"), [((), "isaac-killed", [0, 0]), (("isaac_after",), "rebecca-left", [1, 0])])
def test_x73_isaac_dead_and_rebecca_away(rules: tuple[str, ...], ending: str, score: list[int]) -> None:
    f = hostages(*rules, norman="rudolf 0702")
    f.plays("pick rebecca", "exit rebecca")
    passes(f)
    f.plays("fire rudolf isaac 0201")
    f.rolls(1, 1)
    assert f.is_("isaac") == "dead" and ended_by(f) == ""
    assert ended_by(time_passes(f)) == ending and points(f) == score


@pytest.mark.rule("SKIRMISH-S3.7")
def test_isaac_dead_and_nobody_away_is_a_draw_in_both_forms() -> None:
    for rules in ((), ("isaac_after",)):
        f = hostages(*rules)
        kills(f, "norman", "isaac")
        assert ended_by(time_passes(f)).startswith("isaac-killed") and points(f) == [0, 0]


@pytest.mark.rule("SKIRMISH-S3.7")
def test_rebecca_killed_by_normans_and_by_others() -> None:
    f = hostages(norman="rudolf 0108")
    passes(f)
    g = again(f)
    f.plays("fire rudolf rebecca 0101")
    f.rolls(1, 1)
    assert ended_by(f) == "rebecca-killed" and points(f) == [3, 0]
    kills(g, "saxon", "rebecca")
    assert ended_by(time_passes(g)) == "end" and points(g) == [0, 2]


@pytest.mark.rule("SKIRMISH-X.93", "SKIRMISH-0.9")
def test_x93_the_game_goes_on_with_one_side_alone() -> None:
    f = hostages()
    kills(f, "saxon", "finn")
    f.plays("end_phase 0")
    assert (f.waits_for, f.state.number) == ("saxon", 2)
    f.plays("end_phase 0", "pick rebecca", "exit rebecca", "pick isaac", "exit isaac")
    assert ended_by(f) == "both-left"


@pytest.mark.rule("SKIRMISH-0.9")
def test_end_when_alone() -> None:
    f = hostages("end_when_alone")
    kills(f, "saxon", "finn")
    f.plays("pick robin")
    assert ended_by(f) == ""
    f.plays("stop robin")
    assert ended_by(f) == "end" and points(f) == [0, 2]
    g = hostages("end_when_alone")
    g.state.set(g.counter("finn"), CAPTURED)
    g.plays("pick robin", "stop robin")
    assert ended_by(g) == "end"


# -- S4 ---------------------------------------------------------------------------------------------------------------
def tithe(*rules: str, seating: str = "two", saxon: str = "robin 0306, much 1006, simon 1206") -> Field:
    norman = "waleran 0407, william 1806, finn 1808"
    return field("gulch", norman=norman, saxon=saxon, scenario="s4", seating=seating, turn="waleran", rules=rules)


@pytest.mark.rule("SKIRMISH-S4.12", "SKIRMISH-X.74")
@pytest.mark.parametrize(
    ("dead", "owner", "ending", "score"),
    [
        ("robin", 0, "robin-down", [3, 0]),
        ("robin", 1, "only-robin-down", [1, 0]),
        ("waleran", 1, "waleran-down", [0, 3]),
        ("waleran", 0, "end", [0, 0]),
        ("robin waleran", 1, "both-down", [0, 0]),
        ("", 1, "treasure-taken", [0, 1]),
        ("", 0, "waleran-free", [1, 0]),
    ],
)
def test_two_seats(dead: str, owner: int, ending: str, score: list[int]) -> None:
    f = tithe()
    for victim in dead.split():
        kills(f, "william" if victim == "robin" else "villagers", victim)
    f.state.owner = owner
    assert ended_by(time_passes(f)) == ending and points(f) == score


@pytest.mark.rule("SKIRMISH-X.94", "SKIRMISH-S4.12")
def test_x94_tithe_draw() -> None:
    assert ended_by(time_passes(tithe(saxon="robin hidden:K, much 1006"))) == "waleran-free"
    assert ended_by(time_passes(tithe("tithe_draw", saxon="robin hidden:K, much 1006"))) == "end"


@pytest.mark.rule("SKIRMISH-8.4e", "SKIRMISH-S4.12")
def test_who_is_still_hidden_at_the_end_is_alive_and_free() -> None:
    f = tithe(saxon="robin hidden:K, much 1006")
    kills(f, "villagers", "waleran")
    f.state.owner = 1
    assert ended_by(time_passes(f)) == "waleran-down" and points(f) == [0, 3]


@pytest.mark.rule("SKIRMISH-S4.13", "SKIRMISH-0.7")
@pytest.mark.parametrize(
    ("deeds", "owner", "winners", "score"),
    [
        ("", 0, "waleran", [2, 0, 0, 0]),
        ("", 1, "robin", [0, 2, 0, 0]),
        ("", 3, "", [0, 0, 0, 0]),
        ("villagers waleran, william robin", 1, "villagers robin william", [0, 2, 2, 2]),
        ("robin waleran", 0, "", [0, 0, 0, 0]),
        ("waleran robin", 2, "", [0, 0, 0, 0]),
        ("william robin", 0, "william waleran", [2, 0, 2, 0]),
    ],
)
def test_four_seats_win_each_by_itself(deeds: str, owner: int, winners: str, score: list[int]) -> None:
    f = tithe(seating="four")
    for deed in filter(None, deeds.split(", ")):
        kills(f, *deed.split())
    f.state.owner = owner
    time_passes(f)
    assert f.waits_for == "over" and ended_by(f) == winners and points(f) == score


@pytest.mark.rule("SKIRMISH-S4.13", "SKIRMISH-6.6i")
@pytest.mark.parametrize(
    ("captor", "guard", "winners"),
    [("william", "1007", "william waleran"), ("william", "1808", "waleran"), ("waleran", "1007", "waleran")],
)
def test_the_capture_counts_for_who_made_it_while_he_is_guarded(captor: str, guard: str, winners: str) -> None:
    saxon = "robin 1006 captured, much 0113"
    f = field("gulch", norman=f"waleran 0407, bero {guard}", saxon=saxon, scenario="s4", seating="four", turn="waleran")
    f.state.deeds[f.counter("robin")] = CAPTURING << f.faction(captor)
    time_passes(f)
    assert ended_by(f) == winners


# -- S5 and S7 --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-S5.6", "SKIRMISH-0.7")
def test_s5() -> None:
    f = field("woods", norman="guy 1508/1608", saxon="robin 0504, marian 1507", scenario="s5")
    g = again(f)
    kills(f, "norman", "marian")
    assert ended_by(time_passes(again(f))) == "end" and points(time_passes(again(f))) == [0, 2]
    kills(f, "norman", "robin")
    f.plays("end_phase 1")
    assert ended_by(f) == "robin-down" and points(f) == [2, 0]
    g.state.set(g.counter("marian"), CAPTURED)
    assert ended_by(time_passes(g)) == "marian-captured" and points(g) == [0, 0]


@pytest.mark.rule("SKIRMISH-S5.6")
def test_marian_dead_draw() -> None:
    f = field("woods", norman="guy 1508/1608", saxon="robin 0504, marian 1507", scenario="s5", rules=("marian_dead_draw",))
    kills(f, "norman", "marian")
    assert ended_by(time_passes(f)) == "marian-dead" and points(f) == [0, 0]


SPEARS = "martin 1407, finn 1308, gebbo 1508, arnold 1409"


@pytest.mark.rule("SKIRMISH-S5.6", "SKIRMISH-6.6i", "SKIRMISH-S7.6")
@pytest.mark.parametrize(("scenario", "victim", "ending"), [("s5", "robin", "robin-down"), ("s7", "roger", "richard-down")])
def test_at_the_moment_of_surrender_he_is_captured_though_nobody_can_guard_him(scenario: str, victim: str, ending: str) -> None:
    f = field(
        "cottage", norman=SPEARS, saxon=f"{victim} 1408 stunned, tuck 1707", turn="norman", phase="combat", scenario=scenario
    )
    for guard in ("martin", "finn", "gebbo", "arnold"):
        f.state.set(f.counter(guard), 15 * ENGAGED)
    strikes(f, victim, "martin", "finn", "gebbo", "arnold")
    assert f.told("SURRENDERED") and ended_by(f) == ending and points(f) == [2, 0]


@pytest.mark.rule("SKIRMISH-S7.6")
def test_richard_dead_or_alive() -> None:
    f = field("inn", norman="william 1808", saxon="roger 1707, robin 1613", scenario="s7", turn="norman")
    assert ended_by(time_passes(again(f))) == "end"
    kills(f, "sheriff", "roger")
    f.plays("end_phase 0")
    assert ended_by(f) == "richard-down" and points(f) == [2, 0]


@pytest.mark.rule("SKIRMISH-S4.13")
def test_who_captures_him_anew_has_done_the_deed() -> None:
    men = "robin 1408 stunned, rebecca 1707"
    f = field("cottage", norman=SPEARS, saxon=men, turn="norman", phase="combat", scenario="s8")
    robin = f.counter("robin")
    f.state.deeds[robin] = CAPTURING << f.faction("saxon")
    strikes(f, "robin", "martin", "finn", "gebbo", "arnold")
    assert f.state.deeds[robin] == CAPTURING << f.faction("norman")


# -- S6 ---------------------------------------------------------------------------------------------------------------
def hunt(*rules: str) -> Field:
    norman = "hardouin 0404, wolf 0604, wolf 0806, much 1208, martin 1508"
    return field("woods", norman=norman, saxon="simon 1809, ludbert 1811", scenario="s6", turn="norman", rules=rules)


@pytest.mark.rule("SKIRMISH-S6.8")
@pytest.mark.parametrize(
    ("deeds", "rules", "ending", "score"),
    [
        ("kill much", "", "much-down", [0, 2]),
        ("kill hardouin", "", "hardouin-down", [0, 2]),
        ("kill wolf, kill wolf.1", "", "wolves-killed", [0, 2]),
        ("kill simon, wound ludbert", "", "villagers-out", [2, 0]),
        ("kill simon, capture ludbert", "", "villagers-out", [2, 0]),
        ("capture much", "", "much-down", [0, 2]),
        ("kill much", "strict_deaths", "much-killed", [0, 2]),
        ("kill hardouin", "strict_deaths", "hardouin-killed", [0, 2]),
        ("kill simon, wound ludbert", "strict_deaths", "villagers-felled", [2, 0]),
        ("kill much, kill hardouin, kill wolf, kill wolf.1", "even_hunt", "all-down", [0, 2]),
        ("kill much, kill hardouin, kill wolf, kill wolf.1", "even_hunt strict_deaths", "all-killed", [0, 2]),
    ],
)
def test_s6_at_once(deeds: str, rules: str, ending: str, score: list[int]) -> None:
    f = hunt(*rules.split())
    for deed, victim in (one.split() for one in deeds.split(", ")):
        assert ended_by(f) == ""
        catch_or_fell(f, deed, victim)
    f.plays("pick martin", "stop martin")
    assert ended_by(f) == ending and points(f) == score


def catch_or_fell(f: Field, deed: str, victim: str) -> None:
    """He is killed or wounded, or a captive with a guard beside him."""
    if deed == "kill":
        kills(f, "villagers", victim)
    elif deed == "wound":
        wounds_one(f, "bandits", victim)
    else:
        f.state.set(f.counter(victim), CAPTURED)
        guard = "simon" if victim == "much" else "martin"
        f.state.move_to(f.counter(guard), f.place("1209" if victim == "much" else "1812"))


@pytest.mark.rule("SKIRMISH-S6.8", "SKIRMISH-X.78")
@pytest.mark.parametrize(
    ("deeds", "rules", "ending", "score"),
    [
        ("kill wolf", "", "end", [0, 0]),
        ("kill simon", "", "end", [0, 0]),
        ("capture much", "strict_deaths", "end", [0, 0]),
        ("kill simon, capture ludbert", "strict_deaths", "end", [0, 0]),
        ("kill much, kill wolf, kill wolf.1", "even_hunt", "hunt-over", [2, 0]),
        ("kill much", "even_hunt strict_deaths", "hunt-over", [2, 0]),
    ],
)
def test_s6_at_the_end(deeds: str, rules: str, ending: str, score: list[int]) -> None:
    f = hunt(*rules.split())
    for deed, victim in (one.split() for one in deeds.split(", ")):
        catch_or_fell(f, deed, victim)
    f.plays("pick martin", "stop martin")
    assert ended_by(f) == ""
    assert ended_by(time_passes(f)) == ending and points(f) == score


@pytest.mark.rule("SKIRMISH-X.78", "SKIRMISH-7.4a", "SKIRMISH-S6.7", "SKIRMISH-S6.8")
def test_x78_wolves_die_of_blows() -> None:
    f = field("woods", norman="wolf 1508, wolf 0113, much 0202", saxon="simon 1509", scenario="s6", phase="combat")
    kills(f, "villagers", "wolf.1")
    f.plays("attack simon wolf")
    f.rolls(3)
    assert f.is_("wolf") == "dead" and ended_by(f) == ""
    f.plays("no 1")
    assert ended_by(f) == "wolves-killed"


# -- S8 ---------------------------------------------------------------------------------------------------------------
def bait(*rules: str, robin: str = "1408", rebecca: str = "0806") -> Field:
    norman = "guy 1508/1608, finn 0807"
    saxon = f"robin {robin}, rebecca {rebecca}, marian 0113"
    return field("gulch", norman=norman, saxon=saxon, scenario="s8", turn="norman", rules=rules)


@pytest.mark.rule("SKIRMISH-S8.8", "SKIRMISH-S8.9", "SKIRMISH-X.79")
@pytest.mark.parametrize(
    ("robin", "rebecca", "ending", "score"),
    [
        ("1507 captured", "0806 captured", "both-captured", [3, 0]),
        ("1507 captured", "0806", "only-robin", [1, 0]),
        ("1507", "0806 captured", "only-rebecca", [0, 1]),
        ("1507", "0806", "end", [0, 3]),
        ("0108 captured", "0806 captured", "only-rebecca", [0, 1]),
    ],
)
def test_s8(robin: str, rebecca: str, ending: str, score: list[int]) -> None:
    f = bait(robin=robin, rebecca=rebecca)
    assert (ended_by(f) == ending) == (ending == "both-captured")
    assert ended_by(time_passes(f)) == ending and points(f) == score


@pytest.mark.rule("SKIRMISH-X.79", "SKIRMISH-S8.9")
def test_x79_who_surrendered_before_counts_no_more_without_a_guard() -> None:
    f = field(
        "cottage", norman=f"{SPEARS}, walker 0807", saxon="robin 1408 stunned, rebecca 0806, tuck 1707",
        turn="norman", phase="combat", scenario="s8",
    )  # fmt: skip
    for guard in ("martin", "finn", "gebbo", "arnold"):
        f.state.set(f.counter(guard), 15 * ENGAGED)
    strikes(f, "robin", "martin", "finn", "gebbo", "arnold")
    assert f.told("SURRENDERED") and ended_by(f) == ""
    f.state.set(f.counter("rebecca"), CAPTURED)
    f.plays(f"end_phase {f.state.turn()}")
    assert ended_by(f) == ""


@pytest.mark.rule("SKIRMISH-S8.8")
def test_robin_dead_is_not_captured_and_may_lose_it() -> None:
    f = bait(rebecca="0806 captured")
    kills(f, "norman", "robin")
    assert ended_by(time_passes(f)) == "only-rebecca"
    g = bait("robin_killed_loses")
    kills(g, "norman", "robin")
    g.plays("pick finn", "stop finn")
    assert ended_by(g) == "robin-killed" and points(g) == [0, 3]


# -- what is remembered -----------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-S2.10", "SKIRMISH-S4.13", "SKIRMISH-6.4a")
def test_a_wound_in_being_unhorsed_is_a_deed_too() -> None:
    f = field("woods", norman="geri 1508", saxon="marian 1808/1908", turn="norman", phase="missile")
    f.plays("fire geri marian 1808")
    f.rolls(1, 1)
    marian = f.counter("marian")
    assert f.is_("marian") == "wounded" and f.state.deeds[marian] == HURTING << f.faction("norman")


@pytest.mark.rule("SKIRMISH-0.11", "SKIRMISH-0.7")
def test_deeds_are_kept_in_copies_and_dumps() -> None:
    f = tithe(seating="four")
    kills(f, "villagers", "waleran")
    f.state.owner, f.state.caught, f.state.busy = 1, 1, 5
    out = Writer(1)
    f.state.write(out)
    other = Skirmish(f.state.stage)
    other.read(Reader(out.done(), 1))
    for kept in (Field(other, f.factions), again(f)):
        assert ended_by(time_passes(kept)) == "villagers robin"
        assert (kept.state.caught, kept.state.busy & 5) == (1, 0)
