"""SHIELDWALL-D.5: own battles: armies, grounds, and how they are decided."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from sherwood.games.shieldwall import figures, muster, outlines, scenarios, setup, victory, words
from sherwood.games.shieldwall.geometry import Base
from sherwood.games.shieldwall.position import KILLED
from sherwood.games.shieldwall.terrain import lies, polygon
from sherwood.kernel.game import Refusal
from tests.games.shieldwall.battle import Battle

MUSTER, BOOK = muster.load(), figures.load()
every_army = pytest.mark.parametrize("name", MUSTER.armies)
every_ground = pytest.mark.parametrize("dice", muster.GROUNDS)


@every_army
@pytest.mark.rule("SHIELDWALL-D.5", "SHIELDWALL-10.4a")
def test_an_army_keeps_to_its_price_and_has_a_leader(name: str) -> None:
    army = MUSTER.armies[name]
    assert army.points * 96 // 100 < muster.cost(BOOK, army) <= army.points and not list(muster.faults(BOOK, army, 60))
    assert {army.points for army in MUSTER.armies.values()} == {200, 300, 500}


@pytest.mark.rule("SHIELDWALL-D.5")
def test_what_is_wrong_with_an_army_is_told() -> None:
    for bands, what in (
        (("VCHF", "30 VBON"), "costs 293 points, and may cost 200"),
        (("8 VBON",), "has no leader"),
        (("VCHF", "SSEL"), "is of more than one nation"),
        (("VCHF", "2 XXXX"), "has 'XXXX', which no troop is called"),
        (("VCHF", "61 SCEO"), "has 62 figures, and may have 60"),
    ):
        assert what in muster.faults(BOOK, muster.Army(200, bands), 60)


@every_ground
@pytest.mark.rule("SHIELDWALL-D.5", "SHIELDWALL-1.7b")
def test_a_ground_has_four_pieces_of_unlike_kinds_round_unlike_points(dice: str) -> None:
    pieces = muster.pieces(MUSTER, dice)
    assert len({piece.kind for piece in pieces}) == len({muster.middle(piece) for piece in pieces}) == 4
    assert pieces == muster.pieces(MUSTER, dice)
    for piece in pieces:
        x, y = muster.middle(piece)
        assert y in (1800, 2400, 3000) and (x in (1200, 2400, 3600, 4800, 6000))
    for one, other in combinations(pieces, 2):
        if "wood" in one.kind + other.kind:
            assert not outlines.overlap(muster.bounds(one), muster.bounds(other))


@pytest.mark.rule("SHIELDWALL-D.5")
def test_grounds_are_drawn_from_all_kinds_and_points() -> None:
    grounds = [muster.pieces(MUSTER, dice) for dice in muster.GROUNDS]
    assert len(set(grounds)) == 36
    assert {piece.kind for ground in grounds for piece in ground} == MUSTER.patches.keys()
    sizes = {
        piece.kind: (max(x for x, _ in piece.points) - min(x for x, _ in piece.points), piece.shape)
        for ground in grounds
        for piece in ground
    }
    assert sizes["hill1"] == (2400, "area") and sizes["hedge"] == (1000, "line") and sizes["road"] == (7200, "area")


@pytest.mark.rule("SHIELDWALL-D.5")
def test_more_pieces_than_there_is_room_for_are_refused() -> None:
    crowded = MUSTER._replace(terms=msgspec.structs.replace(MUSTER.terms, pieces=9))
    with pytest.raises(Refusal, match="Ground 11 has no room for piece 8"):
        muster.pieces(crowded, "11")


@every_army
@pytest.mark.rule("SHIELDWALL-D.5", "SHIELDWALL-S.2", "SHIELDWALL-1.5a")
def test_an_army_is_deployed_in_its_zone_from_its_left(name: str) -> None:
    other = next(one for one in MUSTER.armies if one != name and MUSTER.armies[one].points == MUSTER.armies[name].points)
    for seat, pair in enumerate(((name, other), (other, name))):
        scenario = scenarios.find(muster.named("11", *pair))
        bands = [band for band in scenario.bands if band.side == seat]
        zone = polygon(next(zone.points for zone in scenario.zones if zone.side == seat))
        bases = []
        for band in bands:
            for stand in band.stands:
                base = Base()
                base.place(stand.x, stand.y, stand.facing, 80, 160 if BOOK.troops[band.row.troop].mounted else 80)
                assert all(lies(base.cx[k], base.cy[k], 1, zone) >= 0 for k in range(4))
                bases.append(base)
        assert not any(one.overlaps(two) for one, two in combinations(bases, 2))
        assert [f"{band.row.men} {band.row.troop}" for band in bands] == [
            f"{men} {troop}" for men, troop in map(muster.enlisted, MUSTER.armies[name].bands)
        ]
        xs = [band.stands[0].x for band in bands]
        assert xs == sorted(xs, reverse=seat == 1)


@pytest.mark.rule("SHIELDWALL-D.5", "SHIELDWALL-S.4", "SHIELDWALL-S.6")
def test_the_margin_is_15_per_cent_of_the_price() -> None:
    battle = Battle("muster", muster_ground="45", muster_one="vikings-300", muster_other="saxons-300")
    assert (battle.field.turns, battle.field.ground.width, battle.field.ground.height) == (10, 7200, 4800)
    battle.become(KILLED, battle.men("S3")[:4])
    assert victory.score(battle.state, 0) == 40 and battle.at_last() == ("", 0)
    battle.become(KILLED, battle.men("S4")[:1])
    assert battle.at_last() == ("viking", 1)
    assert setup.load(battle.state.dump()).field.name == "muster.45.vikings-300.saxons-300"
    short = setup.start({"scenario": "muster", "short": "on"})
    assert short.field.turns == 8 and short.field.roster.n < 31


@pytest.mark.rule("SHIELDWALL-D.5")
def test_armies_must_match() -> None:
    for one, other in (("normans-200", "saxons-300"), ("normans-200", "normans-200")):
        with pytest.raises(Refusal):
            setup.start({"scenario": "muster", "muster_one": one, "muster_other": other})
    assert setup.seats({"scenario": "muster", "muster_one": "vikings-500", "muster_other": "normans-500"}) == ("viking", "norman")
    assert setup.start({"muster_one": "vikings-500"}).dump() == setup.start({}).dump(), "of no matter in other scenarios"


def test_an_own_battle_is_told_in_words() -> None:
    for language in ("en", "fr"):
        for number in muster.NUMBERS.values():
            assert scenarios.numbered(number).number == number
            for place in (0, 1, 2, 62, 63):
                assert words.Words.ending(64 * number + place, language)
        told = words.under({"scenario": "muster"})
        assert told.name(language)


@pytest.mark.rule("SHIELDWALL-D.4a", "SHIELDWALL-D.5")
def test_own_armies_are_laid_over_ours(tmp_path: Path) -> None:
    (tmp_path / "muster.toml").write_text('[army.rovers]\npoints = 100\nbands = ["VCHF", "8 VBON"]\n', encoding="utf-8")
    assert "rovers" in muster.load(tmp_path).armies and "saxons-200" in muster.load(tmp_path).armies
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "muster.toml").write_text(
        '[army.rovers]\npoints = 50\nbands = ["8 VBON"]\n[ground.sea]\nwide = 3\n', encoding="utf-8"
    )
    with pytest.raises(Refusal) as refused:
        muster.load(tmp_path / "bad")
    told = str(refused.value).splitlines()
    assert len(told) == 3 and all("bad/muster.toml, line" in one for one in told)
    (tmp_path / "bad" / "muster.toml").write_text("[muster]\nturns = 0\n", encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        muster.load(tmp_path / "bad")
    assert len(str(refused.value).splitlines()) == 1, "nothing of our own armies"
