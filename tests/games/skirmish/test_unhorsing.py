"""SKIRMISH-6.4: where riders come down, and who makes room for them."""

from __future__ import annotations

import pytest

from sherwood.games.skirmish import effects
from sherwood.games.skirmish.figures import RESULTS
from tests.games.skirmish.field import Field, field

AROUND = ("0408", "0409", "0508", "0510", "0608", "0610", "0709", "0710")
"""The hexes beside a horse at 0509/0609 of the cottage."""


def thrown(saxon: str, norman: str = "guy 1509/1609", result: str = "U") -> Field:
    f = field("cottage", norman=norman, saxon=f"will 0509/0609{saxon}", turn="norman", phase="movement")
    effects.hit(f.state, f.counter("will"), RESULTS.index(result))
    return f


def full(without: str = "") -> list[str]:
    return [hex for hex in AROUND if hex != without]


@pytest.mark.rule("SKIRMISH-6.4a", "SKIRMISH-6.4c", "SKIRMISH-0.12")
def test_the_owner_places_him_beside_the_horse() -> None:
    f = thrown(", tuck 0408", norman="guy 1509/1609, finn 0308")
    assert f.waits_for == "saxon"
    assert f.options == [f"place_rider will {hex}" for hex in full("0408")]
    assert f.breaks("place_rider will 0509") == "4.3e" and f.breaks("place_rider will 0408") == "1.1b"
    f.plays("place_rider will 0409")  # beside an enemy: allowed
    assert (f.where("will"), f.is_("will"), f.where("will's")) == ("0409", "stunned", "0509/0609")


@pytest.mark.rule("SKIRMISH-6.4c", "SKIRMISH-6.4d")
def test_the_hexes_of_a_dead_horse_are_none_either() -> None:
    f = thrown("", result="H")
    assert f.options == [f"place_rider will {hex}" for hex in AROUND]
    f.plays("place_rider will 0610")
    assert f.where("will's") == "off" and f.state.who[f.place("0509")] == -1


@pytest.mark.rule("SKIRMISH-X.51", "SKIRMISH-6.4b")
def test_x51_a_friend_makes_room() -> None:
    enemies = ", ".join(f"{name} {hex}" for name, hex in zip(NORMANS, full("0408"), strict=False))
    f = thrown(", tuck 0408", norman=enemies)
    assert f.options and all(option.startswith("shift tuck") for option in f.options)
    assert f.breaks("shift tuck 0407 will") == "" and not f.may("shift tuck 0409 will")
    f.plays("shift tuck 0407 will")
    assert (f.where("tuck"), f.where("will"), f.is_("will")) == ("0407", "0408", "stunned")


@pytest.mark.rule("SKIRMISH-6.4b")
@pytest.mark.parametrize("friend", ["tuck 0408 captured", "marian 0408/0308"])
def test_captives_and_riders_make_no_room(friend: str) -> None:
    enemies = ", ".join(f"{name} {hex}" for name, hex in zip(NORMANS, full("0408"), strict=False))
    f = thrown(f", {friend}", norman=enemies)
    assert f.is_("will") == "dead"


@pytest.mark.rule("SKIRMISH-X.51", "SKIRMISH-6.4c", "SKIRMISH-6.4d")
def test_x51_surrounded_by_enemies_he_dies() -> None:
    enemies = ", ".join(f"{name} {hex}" for name, hex in zip(NORMANS, AROUND, strict=False))
    f = thrown("", norman=enemies)
    assert (f.is_("will"), f.where("will"), f.where("will's")) == ("dead", "off", "0509/0609")
    g = thrown("", norman=enemies, result="H")
    assert (g.is_("will"), g.where("will's")) == ("dead", "off")


NORMANS = ("martin", "walker", "finn", "gebbo", "arnold", "wolmer", "geri", "bern")
