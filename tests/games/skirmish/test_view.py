"""SKIRMISH-H: what each seat sees of a position."""

from __future__ import annotations

import msgspec
import pytest

from sherwood.games.skirmish.position import NEUTRAL
from sherwood.games.skirmish.view import QUESTIONS, Counter, Question, SkirmishView, view
from sherwood.kernel.state import CHANCE, WATCHER
from tests.games.skirmish.field import Field, field

NORMAN, SAXON = 0, 1


def seen(f: Field, seat: int, name: str) -> Counter:
    return view(f.state, seat).counters[f.counter(name)]


def ambush() -> Field:
    return field("woods", norman="finn 0504, guy 0808/0809", saxon="will hidden:B, alwin hidden:A", turn="norman")


@pytest.mark.rule("SKIRMISH-H.2", "SKIRMISH-H.5", "SKIRMISH-X.68")
def test_only_his_owner_sees_where_a_man_hides() -> None:
    f = ambush()
    assert seen(f, SAXON, "will").hideout == f.state.board.hideouts.index("B")
    for reader in (NORMAN, WATCHER):
        will = seen(f, reader, "will")
        assert (will.where, will.hideout, will.places) == ("hidden", None, ())
        assert all(hideout.inside == () for hideout in view(f.state, reader).hideouts)


@pytest.mark.rule("SKIRMISH-H.5")
def test_positions_that_differ_in_hideouts_look_the_same() -> None:
    other = field("woods", norman="finn 0504, guy 0808/0809", saxon="will hidden:C, alwin hidden:C", turn="norman")
    f = ambush()
    for reader in (NORMAN, WATCHER):
        assert msgspec.json.encode(view(f.state, reader)) == msgspec.json.encode(view(other.state, reader))
    assert view(f.state, SAXON) != view(other.state, SAXON)


@pytest.mark.rule("SKIRMISH-H.7")
def test_at_the_end_the_hideouts_are_shown() -> None:
    f = ambush()
    f.state.over = 1
    assert seen(f, NORMAN, "will").hideout == f.state.board.hideouts.index("B")
    assert (view(f.state, WATCHER).phase, view(f.state, WATCHER).question, view(f.state, WATCHER).ending) == ("over", None, 1)


@pytest.mark.rule("SKIRMISH-H.1", "SKIRMISH-0.11")
def test_counters_on_the_map_are_open_to_all() -> None:
    f = field("woods", norman="finn 0504 wounded, guy 0808/0809", saxon="gilbert 0706^ captured", animals="ox 0303/0304")
    finn, guy, gilbert, ox = (seen(f, WATCHER, name) for name in ("finn", "guy", "gilbert", "ox"))
    horse = seen(f, WATCHER, "guy's")
    assert (finn.state, finn.where, finn.places, finn.up) == ("wounded", "map", (f.place("0504"),), False)
    assert guy.places == (f.place("0808"), f.place("0809")) and guy.horse == horse.number and horse.rider == guy.number
    assert (horse.where, horse.places, horse.what) == ("ridden", (), "horse")
    assert gilbert.up and gilbert.flags == ("captured", "disarmed") and gilbert.weapon == "bow"
    assert (ox.nation, ox.what, ox.faction) == ("neutral", "cattle", f.state.faction[ox.number])
    assert guy.attack == f.state.attack(guy.number) and guy.allowance == f.state.allowance(guy.number)
    assert f.state.nation[ox.number] == NEUTRAL


@pytest.mark.rule("SKIRMISH-0.3")
def test_who_is_asked_for_what_is_open_to_all() -> None:
    f = ambush()
    f.walks("finn", "0505")
    asked = view(f.state, NORMAN)
    assert asked == msgspec.structs.replace(view(f.state, WATCHER), seat=NORMAN)
    assert (asked.asked, asked.question, asked.phase) == (SAXON, Question("ambush", SAXON, f.counter("finn"), 0), "movement")


@pytest.mark.rule("SKIRMISH-H.1")
def test_what_is_in_hand_is_told() -> None:
    f = field("woods", norman="finn 0504", saxon="will 0505, tuck 0404, alwin 0907", phase="combat")
    f.plays("attack will finn", "join tuck finn")
    told: SkirmishView = view(f.state, WATCHER)
    assert told.attack.attackers == (f.counter("will"), f.counter("tuck")) and told.attack.target == f.counter("finn")
    assert told.question == Question("combat-die", CHANCE, f.counter("finn"), 0) and told.phase == "combat"


def test_every_question_has_a_word() -> None:
    assert len(set(QUESTIONS.values())) == len(QUESTIONS)
