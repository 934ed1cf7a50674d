"""SKIRMISH-7.2 and 7.3c to 7.3e: carts and carriages, their coachmen and passengers."""

from __future__ import annotations

import pytest

from sherwood.games.skirmish import capture, position
from sherwood.games.skirmish import cast as casts
from tests.games.skirmish.field import Field, field
from tests.games.skirmish.fights import again, driven, fights, shifts, strikes, ways

CHAIN = "draft-horse 0608/0508 pulls:carriage, carriage 0407/0307"
"""Where it stands at the end of turn 1 of S4 (SKIRMISH-7.2i)."""
COMING = "draft-horse gate3 pulls:carriage, carriage gate3"


def road(norman: str = "waleran 0407", saxon: str = "tuck 1908", animals: str = CHAIN, **more: object) -> Field:
    """In the gulch; the Normans move."""
    return field("gulch", norman=norman, saxon=saxon, animals=animals, **{"turn": "norman", **more})  # type: ignore[arg-type]


def chain(f: Field) -> tuple[str, str]:
    return f.where("draft-horse"), f.where("carriage")


def passes(f: Field, until: str) -> None:
    """Everybody ends his phases until a side is asked in its movement phase."""
    while (f.phase, f.waits_for) != ("movement", until):
        f.plays(f"end_phase {f.state.turn()}")


# -- driving ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-X.58", "SKIRMISH-7.2a", "SKIRMISH-7.2b", "SKIRMISH-7.2i", "SKIRMISH-4.1l")
def test_x58_the_carriage_comes_into_the_gulch() -> None:
    f = road(norman="waleran gate3 aboard:carriage, martin 0109", animals=COMING)
    f.plays("pick waleran")
    assert f.options == ["drive waleran draft-horse"] and f.breaks("step waleran 0107") == "4d"
    f.plays("drive waleran draft-horse")
    assert f.mps == 6 and f.breaks("step draft-horse 0105") == "4b"
    f.plays("step draft-horse 0107", "step draft-horse 0207")
    assert chain(f) == ("0207/0107", "off") and f.where("waleran") == "off"
    f.plays("step draft-horse 0307")
    assert chain(f) == ("0307/0207", "0107") and f.where("waleran") == "0107"
    assert f.breaks("stop draft-horse") == "4.1l"
    f.plays("step draft-horse 0407", "step draft-horse 0508", "step draft-horse 0608")
    assert chain(f) == ("0608/0508", "0407/0307") and f.where("waleran") == "0407"
    assert f.breaks("step draft-horse 0708") == "4b"
    f.plays("stop draft-horse")
    assert f.breaks("pick waleran") == "2d"


@pytest.mark.rule("SKIRMISH-4.1l", "SKIRMISH-7.2e")
def test_a_chain_that_is_blocked_waits_half_in() -> None:
    f = road(norman="waleran gate3 aboard:carriage, martin 0108, walker 0207, finn 0208", animals=COMING)
    f.plays("pick waleran", "drive waleran draft-horse", "step draft-horse 0107")
    assert f.options == ["stop draft-horse"]
    f.plays("stop draft-horse")
    f.walks("walker", "0307", "0407")
    f.plays("stop walker")
    passes(f, until="saxon")
    passes(f, until="norman")
    f.plays("pick waleran", "drive waleran draft-horse", "step draft-horse 0207", "step draft-horse 0308")
    assert chain(f) == ("0308/0207", "0107") and f.where("waleran") == "0107"


@pytest.mark.rule("SKIRMISH-7.2e", "SKIRMISH-6.6d")
def test_who_drives() -> None:
    f = road(norman="waleran 0407, martin 0307")
    f.plays("pick martin")
    assert f.breaks("drive martin draft-horse") == "7.2e"
    f.plays("stop martin", "pick waleran", "step waleran 0408")
    assert f.breaks("drive waleran draft-horse") == "7.2e"
    for state in ("stunned", "captured"):
        g = road(norman=f"waleran 0407 {state}, martin 0109", saxon="hige 0408")
        assert g.state.coachman_of(g.counter("draft-horse")) == position.NOBODY
    h = road(norman="waleran 0407 disarmed, martin 0109")
    h.plays("pick waleran")
    assert h.may("drive waleran draft-horse")
    k = road(norman="martin 0307")
    k.walks("martin", "0407")
    assert k.breaks("drive martin draft-horse") == "7.2e"


@pytest.mark.rule("SKIRMISH-7.2h", "SKIRMISH-7.2f")
def test_a_passenger_is_carried_and_moves_himself() -> None:
    f = road(norman="waleran 0407, martin 0307")
    f.plays("pick waleran", "drive waleran draft-horse", "step draft-horse 0708", "stop draft-horse")
    assert chain(f) == ("0708/0608", "0508/0407") and (f.where("waleran"), f.where("martin")) == ("0508", "0407")
    f.walks("martin", "0408")
    assert f.mps == 6


@pytest.mark.rule("SKIRMISH-7.1e", "SKIRMISH-7.2d")
def test_a_chain_that_was_led_is_not_driven() -> None:
    f = road(norman="martin 0708, waleran 0307")
    f.plays("pick martin", "lead martin draft-horse", "step martin 0808", "release martin draft-horse", "stop martin")
    assert chain(f) == ("0708/0608", "0508/0407") and f.where("waleran") == "0407"
    f.walks("waleran", "0508")
    f.plays("stop waleran")
    assert f.state.coachman_of(f.counter("draft-horse")) == f.counter("waleran")
    g = road(norman="martin 0708, walker 0408, waleran 0307")
    g.walks("walker", "0407")
    g.plays("stop walker", "pick martin")
    assert g.breaks("lead martin draft-horse") == "7.2d"
    h = road(norman="martin 0708, waleran 0407 yields")
    h.plays("pick martin", "lead martin draft-horse", "step martin 0808", "stop martin")
    h.state.unset(h.counter("waleran"), position.YIELDED)
    h.plays("pick waleran")
    assert h.breaks("drive waleran draft-horse") == "7.2e"
    h.state.leads[h.counter("martin")] = position.NOBODY
    assert h.breaks("drive waleran draft-horse") == "7.1e"


@pytest.mark.rule("SKIRMISH-X.59", "SKIRMISH-7.2c", "SKIRMISH-7.2j")
def test_x59_where_a_chain_does_not_go() -> None:
    f = road(
        norman="waleran 0207, martin 0508 stunned, walker 0408",
        saxon="hige 0308 stunned",
        animals="draft-horse 0407/0307 pulls:carriage, carriage 0207/0107",
    )
    f.plays("pick waleran", "drive waleran draft-horse")
    assert f.options == ["stop draft-horse"]
    assert f.breaks("step draft-horse 0406") == "4.1d" and f.breaks("step draft-horse 0307") == "4.3b"
    assert [f.breaks(f"step draft-horse {hex}") for hex in ("0508", "0408", "0308")] == ["7.2c"] * 3
    g = road(norman="waleran 0308", animals="draft-horse 0207/0307 pulls:carriage, carriage 0308/0208")
    g.plays("pick waleran", "drive waleran draft-horse")
    assert g.breaks("step draft-horse 0208") == "7.2c"


@pytest.mark.rule("SKIRMISH-8.3f", "SKIRMISH-7.2j", "SKIRMISH-7.2e")
def test_an_ambush_ends_a_drive_if_it_hits_horse_or_coachman() -> None:
    def ambush(target: str, *dice: int) -> Field:
        f = road(norman="waleran 0407, martin 0109", saxon="alwin hidden:K")
        f.plays("pick waleran", "drive waleran draft-horse", "step draft-horse 0708", "spring alwin 0905^")
        f.plays(f"fire alwin {target}")
        f.rolls(*dice)
        return f

    f = ambush("draft-horse 0708", 1, 3)
    assert f.is_("draft-horse") == "dead" and chain(f) == ("off", "0508/0407") and f.where("waleran") == "0508"
    assert f.phase == "movement" and f.breaks("pick waleran") == "2d"
    g = ambush("waleran 0508", 1, 5)
    assert g.is_("waleran") == "wounded" and g.phase == "movement"
    h = ambush("waleran 0508", 10)
    assert h.state.mover == f.counter("draft-horse")
    capture.surrender(h.state, h.counter("waleran"))
    assert h.state.mover == position.NOBODY


# -- leading ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-7.2d", "SKIRMISH-7.2b")
def test_a_led_chain_has_two_limits() -> None:
    f = road(norman="geri 1908", saxon="robin 0708, tuck 0307", turn="saxon")
    f.plays("pick robin", "lead robin draft-horse")
    f.walks("robin", "0808", "0908", "1008", "1108", "1207", "1307")
    assert chain(f) == ("1207/1108", "1008/0908") and f.where("tuck") == "0908" and f.mps == 3
    assert f.breaks("step robin 1407") == "7.2b"
    f.plays("release robin draft-horse", "step robin 1407")
    g = road(norman="geri 1908", saxon="robin 0708", animals="ox 0608/0508 pulls:cart, cart 0407/0307", turn="saxon")
    g.plays("pick robin", "lead robin ox")
    g.walks("robin", "0808", "0908", "1008", "1108")
    assert g.breaks("step robin 1207") == "7.2b"


@pytest.mark.rule("SKIRMISH-7.2c", "SKIRMISH-7.2d")
def test_where_a_chain_does_not_follow() -> None:
    f = road(norman="geri 1908", saxon="robin 0708, hige 0808", turn="saxon")
    f.plays("pick robin", "lead robin draft-horse")
    assert f.breaks("step robin 0808") == "0.15"
    f.plays("step robin 0807")
    assert chain(f) == ("0708/0608", "0508/0407") and f.breaks("step robin 0908") == "7.2c"
    g = road(norman="geri 1908", saxon="robin 0308", animals="draft-horse 0208/0108 pulls:cart, cart 0107/0207", turn="saxon")
    g.plays("pick robin", "lead robin draft-horse")
    assert g.breaks("step robin 0207") == "7.1d"


@pytest.mark.rule("SKIRMISH-X.60", "SKIRMISH-7.2d", "SKIRMISH-7.2e", "SKIRMISH-3g", "SKIRMISH-7.3d")
def test_x60_a_coachman_who_fights_gives_up_control() -> None:
    f = road(saxon="hige 0408, sibold 0708", phase="combat")
    f.plays("attack waleran hige")
    assert f.told("DROVE_OFF") == [(f.counter("waleran"), f.counter("draft-horse"), 0)]
    f.rolls(8)
    passes(f, until="saxon")
    f.plays("pick sibold")
    assert f.may("lead sibold draft-horse")
    f.plays("stop sibold")
    passes(f, until="norman")
    f.plays("pick waleran")
    assert f.may("drive waleran draft-horse")
    g = road(saxon="hige 0408, sibold 0708", turn="saxon")
    g.plays("pick sibold")
    assert g.breaks("lead sibold draft-horse") == "7.2d"
    h = road(norman="geri 0407, martin 1908", saxon="tuck 0409", phase="missile")
    h.plays("fire geri tuck 0409")
    h.rolls(10)
    h.plays("pick geri")
    assert h.breaks("drive geri draft-horse") == "7.2e"


@pytest.mark.rule("SKIRMISH-4.3f", "SKIRMISH-4.1b")
def test_a_harnessed_horse_is_no_mount_and_a_driven_one_in_its_enemies_way() -> None:
    f = road(saxon="robin 0607, tuck 1908", turn="saxon")
    f.plays("pick robin")
    assert f.breaks("mount robin draft-horse") == "4.3f" and f.breaks("step robin 0608") == "4.1a"
    g = road(norman="waleran 0407 yields", saxon="robin 0607, tuck 1908", turn="saxon")
    g.plays("pick robin")
    assert g.may("step robin 0608")


# -- passengers -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-X.61", "SKIRMISH-7.2f", "SKIRMISH-7.4a")
def test_x61_getting_into_a_cart() -> None:
    f = road(norman="finn 0308, waleran 0407, geri 1908", saxon="tuck 0207, guy 0206/0106, wolf 0306", turn="saxon")
    f.plays("pick tuck", "step tuck 0307")
    assert f.mps == 3 and f.breaks("step tuck 0407") == "7.2f"
    f.plays("stop tuck", "pick guy")
    assert f.breaks("step guy 0307") == "7.2f"
    f.plays("stop guy", "pick wolf")
    assert f.breaks("step wolf 0307") == "7.2f"
    g = road(norman="martin 0307, geri 1808")
    g.walks("martin", "0407")
    assert g.mps == 4
    g.plays("step martin 0408")
    assert g.mps == 3
    h = road(norman="martin gate3, geri 1808", animals="carriage 0107/0207")
    h.plays("pick martin")
    assert h.breaks("step martin 0107") == "4d"


@pytest.mark.rule("SKIRMISH-4.1b", "SKIRMISH-7.2f")
def test_nobody_passes_through_a_cart_over_its_passengers() -> None:
    f = road(norman="martin 0308, waleran 0407, walker 0307")
    f.plays("pick martin")
    assert f.breaks("step martin 0307") == "7.2f" and f.breaks("step martin 0407") == "7.2f"


@pytest.mark.rule("SKIRMISH-7.1f")
def test_who_gets_into_a_cart_lets_go() -> None:
    f = road(norman="martin 0308, geri 1808", animals="carriage 0407/0307, pig 0309")
    f.plays("pick martin", "lead martin pig", "step martin 0407", "stop martin")
    assert f.where("pig") == "0308" and f.state.leads[f.counter("martin")] == position.NOBODY


@pytest.mark.rule("SKIRMISH-X.61", "SKIRMISH-7.3d", "SKIRMISH-7.3e", "SKIRMISH-5.1e", "SKIRMISH-5.1f", "SKIRMISH-7.4a")
def test_x61_blows_at_who_sits_in_a_cart() -> None:
    f = fights("norman", "gulch", "martin 0308, finn 0307", "tuck 0407", CHAIN)
    assert shifts(strikes(again(f), "tuck", "martin"))[0] == -1
    assert shifts(strikes(again(f), "tuck", "finn"))[0] == 0
    g = fights("norman", "gulch", "guy 0308/0208, wolf 0408", "tuck 0407", CHAIN)
    assert g.breaks("attack guy tuck") == "5b" and g.breaks("attack wolf tuck") == "5b"
    h = fights("norman", "gulch", "guy 0308/0208, wolf 0408", "tuck 0407", CHAIN, rules=("riders_strike_carts",))
    assert h.breaks("attack guy tuck") == "" and h.breaks("attack wolf tuck") == "5b"


@pytest.mark.rule("SKIRMISH-X.61", "SKIRMISH-7.3a", "SKIRMISH-7.3c", "SKIRMISH-7.3d", "SKIRMISH-5i")
def test_x61_shots_at_who_sits_in_a_cart() -> None:
    f = road(norman="waleran 0407, finn 1908", saxon="reynold 0409", phase="missile", turn="saxon")
    assert f.breaks("fire reynold carriage 0407") == "3i"
    f.plays("fire reynold waleran 0407")
    f.rolls(5)
    assert f.told("SHOT_FOR") == [(2, 0, 0)] and f.told("SHOT") == [(5, 7, 6)]
    g = road(norman="martin 0408, finn 1908", saxon="reynold 0406", phase="missile", turn="saxon")
    assert g.breaks("fire reynold martin 0408") == "3.1.3a"
    h = fights("norman", "gulch", "martin 0308", "tuck 0407", CHAIN)
    assert h.breaks("attack martin carriage") == "5i"


@pytest.mark.rule("SKIRMISH-6.1k")
def test_who_is_driven_back_leaves_the_cart_and_enters_none() -> None:
    with_cart = driven(road(norman="martin 0407", saxon="hige 0409"), "martin", 1, by="hige")
    without = driven(road(norman="martin 0407", saxon="hige 0409", animals="pig 0608"), "martin", 1, by="hige")
    assert set(ways(without)) - set(ways(with_cart)) == {"0307"} and ways(with_cart)


# -- harnessing -------------------------------------------------------------------------------------------------------
APART = "draft-horse 0608/0508, carriage 0307/0407, cavalry-horse 1608/1508"


def yard(man: str = "ludbert 0408", norman: str = "geri 1908", animals: str = APART, **more: object) -> Field:
    return road(norman=norman, saxon=f"{man}, rebecca 0213", animals=animals, **{"turn": "saxon", **more})


@pytest.mark.rule("SKIRMISH-7.2g", "SKIRMISH-7.2j")
def test_harnessing_takes_a_whole_turn() -> None:
    f = yard()
    f.plays("pick ludbert", "harness ludbert draft-horse carriage")
    assert f.breaks("pick ludbert") == "2d"
    horse, cart = f.counter("draft-horse"), f.counter("carriage")
    assert f.state.cart[horse] == position.NOBODY
    passes(f, until="norman")
    assert f.state.cart[horse] == cart and f.where("carriage") == "0407/0307" and f.told("HITCHED") == [(horse, cart, 0)]
    passes(f, until="saxon")
    f.plays("pick ludbert", "unharness ludbert draft-horse carriage")
    passes(f, until="norman")
    assert f.state.cart[horse] == position.NOBODY and f.told("UNHITCHED") == [(horse, cart, 0)]


@pytest.mark.rule("SKIRMISH-7.2g")
@pytest.mark.parametrize(
    "man, animals, clause",
    [
        ("ludbert 0408", APART, ""),
        ("ludbert 0409", APART, "7.2g"),
        ("ludbert 0407", APART, "7.2g"),
        ("robin 0408/0409", APART, "7.2g"),
        ("geri 0408 fired", APART, "7.2g"),
        ("ludbert 0408", "draft-horse 0508/0608, carriage 0307/0407", "7.2g"),
        ("ludbert 0408", CHAIN, "7.2g"),
        ("ludbert 0408", "draft-horse 0507/0508, carriage 0307/0407", "7.2g"),
        ("ludbert 0408", "draft-horse 0608/0508, carriage 0307/0407, ox 0108/0207 pulls:carriage", "7.2g"),
        ("ludbert 0408", "draft-horse 0608/0508 pulls:cart, cart 0509/0510, carriage 0307/0407", "7.2g"),
    ],
)
def test_what_harnessing_needs(man: str, animals: str, clause: str) -> None:
    f = yard(man=man, norman="martin 1908", animals=animals)
    name = man.split()[0]
    f.plays(f"pick {name}")
    assert f.breaks(f"harness {name} draft-horse carriage") == clause


@pytest.mark.rule("SKIRMISH-7.2g", "SKIRMISH-7.1g")
def test_what_else_harnessing_needs() -> None:
    f = yard()
    f.plays("pick ludbert", "step ludbert 0309", "step ludbert 0408")
    assert f.breaks("harness ludbert draft-horse carriage") == "7.2g"
    g = yard(norman="geri 0708", animals=CHAIN)
    g.plays("pick ludbert")
    assert g.may("unharness ludbert draft-horse carriage")
    g.state.leads[g.counter("geri")] = g.counter("draft-horse")
    assert g.breaks("unharness ludbert draft-horse carriage") == "7.1g"
    h = yard(norman="geri 0407", animals=CHAIN)
    h.plays("pick ludbert")
    assert h.breaks("unharness ludbert draft-horse carriage") == "7.1g"
    k = yard(animals="cavalry-horse 0608/0508, carriage 0307/0407")
    k.plays("pick ludbert")
    assert k.breaks("harness ludbert cavalry-horse carriage") == "7.2g"


@pytest.mark.rule("SKIRMISH-7.2g")
def test_what_keeps_him_from_harnessing() -> None:
    f = yard(norman="finn 0409")
    f.plays("pick ludbert", "harness ludbert draft-horse carriage", "end_phase 1", "attack ludbert finn")
    f.rolls(7)
    passes(f, until="norman")
    assert f.state.cart[f.counter("draft-horse")] == position.NOBODY
    h = yard()
    h.plays("pick ludbert", "harness ludbert draft-horse carriage")
    h.state.state[h.counter("ludbert")] = casts.STUNNED
    passes(h, until="norman")
    assert h.is_("ludbert") == "healthy" and h.state.cart[h.counter("draft-horse")] == position.NOBODY
    g = yard(man="ludbert 0408, hige 0708")
    g.plays("pick ludbert", "harness ludbert draft-horse carriage", "pick hige", "lead hige draft-horse", "step hige 0808")
    g.plays("stop hige")
    passes(g, until="norman")
    assert g.state.cart[g.counter("draft-horse")] == position.NOBODY
    assert g.state.cart[g.counter("ludbert")] == position.NOBODY and not g.state.has(g.counter("ludbert"), position.HARNESSING)
