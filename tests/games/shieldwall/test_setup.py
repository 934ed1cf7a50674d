"""SHIELDWALL-S, V: what is agreed upon before a game, and dumps that begin with it."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall import setup
from sherwood.games.shieldwall.variants import VARIANTS
from sherwood.kernel.dump import BadDump
from sherwood.kernel.game import Refusal


@pytest.mark.rule("SHIELDWALL-S.1", "SHIELDWALL-S.6", "SHIELDWALL-5.6e")
def test_a_game_starts_with_what_was_agreed() -> None:
    state = setup.start({"scenario": "hill", "short": "on"})
    assert (state.field.name, state.field.turns, state.field.high_angle) == ("hill", 8, True)
    assert setup.seats({"scenario": "motte"}) == ("attacker", "norman")
    for given, fires in (("as_written", False), ("on", True), ("off", False)):
        assert setup.start({"high_angle": given}).field.high_angle is fires
    assert not setup.start({"scenario": "hill", "high_angle": "off"}).field.high_angle
    for wrong in ({"scenario": "sea"}, {"weather": "rain"}):
        with pytest.raises(Refusal):
            setup.start(wrong)


@pytest.mark.rule("SHIELDWALL-D.4a")
def test_variants_are_switched_on_by_name() -> None:
    for name, _, bit in VARIANTS:
        assert setup.start({name: "on"}).set.variants == bit
        option = next(option for option in setup.OPTIONS if option.name == name)
        assert option.is_variant


def test_dumps_tell_what_was_agreed() -> None:
    for options in ({"scenario": "raid"}, {"scenario": "field", "short": "on", "high_angle": "off", "bands": "on"}):
        state = setup.start(options)
        again = setup.load(state.dump())
        assert again.dump() == state.dump() and again.field.name == options["scenario"]
        assert (again.field.high_angle, again.set.variants) == (state.field.high_angle, state.set.variants)
    dump = setup.start({}).dump()
    for at, number in ((1, 10**6), (1, -1), (2, 1 << 60), (2, -1)):
        with pytest.raises(BadDump):
            setup.load(dump[: 8 * at] + number.to_bytes(8, "little", signed=True) + dump[8 * at + 8 :])
