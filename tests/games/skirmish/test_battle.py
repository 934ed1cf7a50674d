"""SKIRMISH-P.5: free battles."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sherwood.games.skirmish import battle, cast, forces, land, position, setup, victory
from sherwood.games.skirmish.battle import Force
from sherwood.kernel.dump import BadDump
from sherwood.kernel.game import Refusal
from sherwood.kernel.moves import b_of
from sherwood.kernel.play import legal
from sherwood.kernel.sources import OWN
from sherwood.kernel.state import CHANCE, OVER
from tests.games.skirmish.field import Field
from tests.games.skirmish.test_deployment import offered, set_up, until

TERMS = {option.name.removeprefix("battle_"): option.values for option in battle.TERMS}


def fights(**terms: str) -> Field:
    return Field(setup.start({"scenario": "battle", **{f"battle_{name}": value for name, value in terms.items()}}))


@pytest.mark.rule("SKIRMISH-P.5")
@pytest.mark.parametrize("mosaic", TERMS["mosaic"])
def test_any_two_forces_on_any_mosaic(mosaic: str) -> None:
    for norman in TERMS["norman"]:
        for saxon in TERMS["saxon"]:
            for attack in ("off", "on"):
                state = fights(mosaic=mosaic, norman=norman, saxon=saxon, saxons_attack=attack).state
                assert state.stage.mosaic == mosaic and setup.load(state.dump()).dump() == state.dump()
                assert state.turn() == (0 if attack == "on" else 1)


@pytest.mark.rule("SKIRMISH-P.5")
def test_our_forces_keep_to_their_points_and_are_worth_them() -> None:
    book = land.load().book
    for force in battle.load().values():
        assert battle.faults(book, force) == []
        assert 190 <= forces.cost(book, [forces.member(text) for text in force.members]) <= force.points == 200


@pytest.mark.rule("SKIRMISH-P.5", "SKIRMISH-S.3", "SKIRMISH-4.1l")
def test_the_defender_sets_up_right_of_the_middle_and_the_attacker_comes_from_side_4() -> None:
    f = fights(norman="sheriff-s-foot", first="norman")
    columns = [f.state.board.column[f.place(label)] for label in offered(f)]
    assert min(columns) == 20 and max(columns) == 39
    until(set_up(f), lambda state: state.asked() == position.MOVES)
    f.plays("pick finn")
    assert {f.state.board.column[b_of(move)] for move in legal(f.state)} == {0}


@pytest.mark.rule("SKIRMISH-P.5", "SKIRMISH-0.6")
def test_initiative_is_rolled_once_or_agreed() -> None:
    f = set_up(fights())
    assert f.state.turn() == CHANCE and f.state.number == 1
    f.state.play(legal(f.state)[0])
    first = f.state.order
    until(f, lambda state: state.number == 2)
    assert f.state.order == first and f.state.asked() != position.INITIATIVE_DICE
    g = set_up(fights(first="saxon"))
    assert g.state.stage.factions[g.state.acting()] == "saxon"


@pytest.mark.rule("SKIRMISH-P.5")
def test_who_costs_the_enemy_more_points_wins() -> None:
    f = until(set_up(fights(first="norman", turns="8")), lambda state: state.number == 8)
    for counter in range(f.state.cast.n):
        f.state.state[counter] = cast.HEALTHY
        f.state.flags[counter] = 0
    assert ends(Field(f.copy())) == (0, 0)
    f.state.state[f.counter("robin")] = cast.WOUNDED
    g = Field(f.copy())
    assert ends(f) == (2, 0)
    g.state.state[g.counter("martin")] = cast.DEAD
    assert ends(Field(g.copy())) == (2, 0), "half of 43 points against all of 17"
    g.state.state[g.counter("guy")] = cast.WOUNDED
    assert ends(g) == (0, 2)


@pytest.mark.rule("SKIRMISH-P.5", "SKIRMISH-6.6i")
def test_a_captive_is_lost_while_he_is_guarded() -> None:
    f = fights()
    robin, place = f.counter("robin"), f.place("woods:1010")
    f.state.put(robin, place)
    f.state.set(robin, position.CAPTURED)
    assert victory.lost(f.state, 1) == 0
    f.state.put(f.counter("martin"), f.state.board.contact[6 * place])
    assert (victory.lost(f.state, 0), victory.lost(f.state, 1)) == (0, 2 * f.state.plot.prices[robin])


def ends(f: Field) -> tuple[int, int]:
    """What the seats have come to when nobody does anything more."""
    while f.state.turn() != OVER:
        f.state.play(legal(f.state)[-1])
    return f.state.points(0), f.state.points(1)


@pytest.mark.parametrize(
    ("force", "says"),
    [
        (Force("norman", 100, ("finn", "finn")), "has finn twice"),
        (Force("norman", 20, ("finn", "martin")), "costs 33 points of 20"),
        (Force("norman", 20, ("fin",)), "has fin, which no counter is called"),
        (Force("saxon", 99, ("robin", "ox")), "has a ox, which can't come by itself"),
    ],
)
@pytest.mark.rule("SKIRMISH-P.5", "SKIRMISH-D.7g")
def test_forces_that_cannot_be_fielded(force: Force, says: str) -> None:
    assert battle.faults(land.load().book, force) == [says]


@pytest.fixture
def own_forces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Two forces of our own that match none of those there are."""
    (tmp_path / battle.FILE).write_text(
        '[forces.few]\nnation = "saxon"\npoints = 50\nmembers = ["robin"]\n'
        '[forces.traitors]\nnation = "saxon"\npoints = 200\nmembers = ["guy mounted"]\n'
    )
    monkeypatch.setenv(OWN, str(tmp_path))
    battle.load.cache_clear()
    yield tmp_path
    battle.load.cache_clear()


@pytest.mark.rule("SKIRMISH-P.5", "SKIRMISH-D.7g")
@pytest.mark.parametrize(
    ("saxon", "says"),
    [("few", "The forces are of 200 and 50 points. Choose two that match"), ("traitors", "Both forces have guy.")],
)
def test_forces_that_do_not_match_are_refused(own_forces: Path, saxon: str, says: str) -> None:
    terms = {option.name: option.values[0] for option in battle.TERMS} | {"battle_saxon": saxon}
    with pytest.raises(Refusal, match=says):
        battle.arrange(setup.SCENARIOS[battle.NAME], terms)


def test_a_dump_of_terms_that_are_unknown_is_refused() -> None:
    dump = setup.start({"scenario": "battle"}).dump()
    with pytest.raises(BadDump):
        setup.load(dump[:24] + (1 << 40).to_bytes(8, "little") + dump[32:])
