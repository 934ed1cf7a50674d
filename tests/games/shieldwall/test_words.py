"""What `shieldwall` says: texts in every language for everything that can happen, and dice told clearly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sherwood.games.shieldwall import happening, kinds, scenarios, setup, words
from sherwood.games.shieldwall.breakoff import LEVEL
from sherwood.games.shieldwall.faults import FAULTS
from sherwood.games.shieldwall.notation import NAMES, ORDERS
from sherwood.games.shieldwall.position import KILLED, LEFT_TABLE, ROUTED
from sherwood.games.shieldwall.speech import TEXTS
from sherwood.games.shieldwall.tables import FALL_BACK
from sherwood.games.shieldwall.troops import EDGED, REGULAR
from sherwood.games.shieldwall.view import QUESTIONS, view
from sherwood.kernel.history import Seen
from sherwood.kernel.moves import kind_of, pack
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, WATCHER
from sherwood.kernel.story import Story
from sherwood.kernel.telling import Teller
from sherwood.kernel.texts import dashed, languages
from tests.games.shieldwall.test_notation import SPOKEN, moves

RULES = Path(words.__file__).with_name("rules.md").read_text(encoding="utf-8")
KINDS = Path(kinds.__file__).with_name("kinds.py").read_text(encoding="utf-8")
LANGUAGES = languages(TEXTS.folder)
every_language = pytest.mark.parametrize("language", LANGUAGES)
DICE = {"initiative", "which", "to-hit", "save", "morale", "wrestle", "dig", "over"}
"""What nobody is asked."""


def events_named() -> set[int]:
    """The numbers that are listed in `kinds` as story events."""
    part = KINDS[KINDS.index("# story events") : KINDS.index("# faults")]
    return {int(number) for number in re.findall(r"^[A-Z_]+: Final\[i64\] = (\d+)  #", part, re.M)}


# -- texts --------------------------------------------------------------------------------------------------------------
@every_language
def test_every_clause_has_a_title(language: str) -> None:
    clauses = re.findall(r"\*\*(SHIELDWALL-[^*]+)\*\*", RULES)
    assert len(clauses) > 300
    assert all(words.clause(clause, language) for clause in clauses)
    assert words.chapter("SHIELDWALL-3.3e", "en") == "Movement" and words.chapter("SHIELDWALL-S4.3", "en") == "The Plank Bridge"


@every_language
def test_whatever_can_be_named_has_its_words(language: str) -> None:
    assert words.name(language)
    for fault in FAULTS:
        assert words.fault(fault.number, language) and words.clause(fault.clause, language)
    for option in setup.OPTIONS:
        assert all(words.option(option, language)) and words.chapter(option.clause, language)
        assert all(words.value(option, value, language) for value in option.values)
    for scenario in setup.SCENARIO.values:
        assert words.value(setup.SCENARIO, scenario, language) != scenario.title()
        assert words.story(setup.SCENARIO, scenario, language)
    assert not words.story(setup.HIGH_ANGLE, "as_written", language)


def test_nothing_is_told_of_options_that_there_are_not() -> None:
    source = (TEXTS.folder / "en.ftl").read_text(encoding="utf-8")
    told = {name for name in re.findall("^option-([a-z0-9-]+) =", source, re.M) if not name.endswith("-about")}
    assert told == {dashed(option.name) for option in setup.OPTIONS}


def test_languages_have_the_same_texts() -> None:
    texts = [
        re.findall(r"^([a-z][\w-]*) =", (TEXTS.folder / f"{language}.ftl").read_text(encoding="utf-8"), re.M)
        for language in LANGUAGES
    ]
    assert all(ids == texts[0] for ids in texts) and len(set(texts[0])) == len(texts[0])


@every_language
def test_every_question_troop_and_name_has_its_words(language: str) -> None:
    source = (TEXTS.folder / f"{language}.ftl").read_text(encoding="utf-8")
    ids = set(re.findall("^([a-zA-Z0-9-]+) =", source, re.M))
    assert {f"ask-{question}" for question in {*QUESTIONS.values()} - DICE} <= ids
    assert {f"order-{order}" for order in ORDERS} <= ids
    for letter, sort in (("h", "how"), ("l", "spacing"), ("e", "edge"), ("m", "mode"), ("w", "weapon")):
        assert {f"{sort}-{name}" for name in NAMES[letter]} <= ids
    field = setup.start({}).field
    assert {f"troop-{code}" for code in field.troops.codes} <= ids
    sides = {side for scenario in scenarios.load().values() for side in scenario.sides}
    assert {f"side-{side}" for side in sides} | {f"seat-{side}" for side in sides} <= ids


@every_language
def test_every_ending_is_said(language: str) -> None:
    for scenario in scenarios.load().values():
        base = kinds.ENDINGS * scenario.number
        said = [words.ending(base + place, language) for place in range(1, len(scenario.victories) + 1)]
        assert len(set(said)) == len(said) and not any("scén" in one or "Condition" in one for one in said)
        assert words.ending(base, language)
        assert len({words.ending(base + kinds.SOLE + seat, language) for seat in (0, 1)}) == 2


def test_every_kind_of_event_is_told() -> None:
    assert happening.EVENTS.keys() == events_named()


@given(moves, st.sampled_from(LANGUAGES))
def test_every_move_is_told_and_has_its_button(move: int, language: str) -> None:
    assert "{" not in SPOKEN.told(move, language)
    assert SPOKEN.label(move, language)


# -- whole games --------------------------------------------------------------------------------------------------------
@every_language
def test_a_game_is_told_from_beginning_to_end(language: str) -> None:
    state, rng, spoken = setup.start({"short": "on"}), Rng(4), words.under({"short": "on"})
    state.story, teller, step = Story(), Teller(spoken, language), 0
    while state.turn() != OVER:
        seen = view(state, max(0, state.turn()))
        assert words.prompt(seen, language) and words.stage(seen, language)
        assert all(text for _, text in words.coach(seen, language))
        move = state.sample(rng) if state.turn() == CHANCE else (found := legal(state))[rng.below(len(found))]
        by, step = state.turn(), step + 1
        state.story.clear()
        state.play(move)
        for line in teller.lines(Seen(step, by, move, state.story.read(WATCHER))):
            assert line.text and "{" not in line.text
            assert not line.clause or words.clause(line.clause, language)
    assert words.ending(state.ending(), language) in words.prompt(view(state, 0), language)


# -- orders -------------------------------------------------------------------------------------------------------------
def together(*texts: str) -> str:
    return SPOKEN.together([SPOKEN.read(text) for text in texts], "en")


def test_an_order_and_how_it_is_carried_out_share_a_line() -> None:
    assert together("advance V1", "turn left 30", "go 6.25") == "The bondi V1: advance, 30° to the left, in place, 6.25″ ahead."
    assert together("place V4 18 5.5", "dress 0 1 close") == "The chieftain V4: at 18″, 5.5″, facing 0°, 1 abreast, close."
    strikes = ("strike V1.3 S1.2 rear", "strike V1.4 S1.2 rear-to-left")
    assert together(*strikes) == (
        "The bondi V1.3 on the select fyrdman S1.2 (rear), the bondi V1.4 on the select fyrdman S1.2 (rear, half to the left)."
    )


@pytest.mark.parametrize("texts", [("advance V1", "advance V2"), ("go 6", "turn left 30"), ("advance V1", "end-movement")])
def test_what_does_not_go_on_begins_a_line(texts: tuple[str, ...]) -> None:
    assert together(*texts) == ""


# -- dice ---------------------------------------------------------------------------------------------------------------
def figure(name: str) -> int:
    return SPOKEN.roll.figures.index(name)


def tried(who: str, whom: str, mode: int = kinds.DIRECT) -> int:
    return pack(kinds.TRIED, figure(who), figure(whom), mode)


def die(kind: int, shows: int, modifier: int, need: int) -> int:
    return pack(kind, shows, modifier + kinds.MODIFIER_BASE, need)


HIT, MISSED = die(kinds.HIT, 4, 1, 5), die(kinds.MISSED, 3, 1, 5)
SAVED, NOT_SAVED = die(kinds.SAVED, 5, 0, 5), die(kinds.NOT_SAVED, 2, 2, 5)


@pytest.mark.rule("SHIELDWALL-0.6")
def test_a_shot_is_told_with_die_modifier_need_and_result() -> None:
    shot = [tried("V3.1", "S1.2"), HIT, NOT_SAVED]
    assert [SPOKEN.event(event, "en") for event in shot] == [
        ("The archer V3.1 shoots at the select fyrdman S1.2.", "SHIELDWALL-0.5"),
        ("4 +1 against 5, a hit.", "SHIELDWALL-5.1a"),
        ("Save 2 +2 against 5, not saved.", "SHIELDWALL-8.1a"),
    ]
    assert SPOKEN.gathered(shot, "en") == (
        "The archer V3.1 shoots at the select fyrdman S1.2: 4 +1 against 5, a hit; save 2 +2 against 5, not saved."
    )
    assert " ; sauvegarde 2 +2 contre 5, manquée." in SPOKEN.gathered(shot, "fr")
    assert SPOKEN.event(die(kinds.MISSED, 6, -1, 0), "en")[0] == "6 −1, and nothing hits."


@pytest.mark.rule("SHIELDWALL-5.5b", "SHIELDWALL-5.2a")
def test_whom_a_shot_at_a_formation_meets_is_told() -> None:
    drawn = [tried("V3.1", "S1.2"), pack(kinds.DRAWN, figure("S1.4")), pack(kinds.WASTED, figure("S1.4"))]
    assert SPOKEN.gathered(drawn, "en") == (
        "The archer V3.1 shoots at the select fyrdman S1.2: it meets the select fyrdman S1.4; "
        "the select fyrdman S1.4 is doomed already."
    )


@pytest.mark.rule("SHIELDWALL-0.6")
def test_a_volley_is_summed_up_in_one_line() -> None:
    first, second = [tried("V3.1", "S1.2"), HIT, NOT_SAVED], [tried("V3.2", "S1.4"), HIT, SAVED]
    assert SPOKEN.gathered(first + second, "en") == "2 archers V3 shoot at the select fyrdmen S1: 2 hits, 1 saved, 1 falls."
    missed = [tried("V3.1", "S4.1"), MISSED, tried("V3.2", "S4.1"), MISSED]
    assert SPOKEN.gathered(missed, "en") == "2 archers V3 shoot at the reeve S4: no hit."
    blows = [tried("S2.1", "V2.1", kinds.BLOW), HIT, SAVED, tried("S2.1", "V2.2", kinds.BLOW), MISSED]
    assert SPOKEN.gathered(blows, "fr") == "Le thegn S2 frappe les berserkers V2 : 1 touché, 1 sauvé, personne ne tombe."


def test_a_volley_can_be_opened_shot_by_shot() -> None:
    events = [tried("V3.1", "S1.2"), HIT, SAVED, pack(kinds.LOST, 0, KILLED)]
    told = [*Teller(SPOKEN, "en").lines(Seen(1, CHANCE, 0, events))]
    assert [line.own for line in told] == ["", "4 +1 against 5, a hit.", "Save 5 against 5, saved.", ""]


@pytest.mark.parametrize(
    "events",
    [
        [tried("V3.1", "S1.2"), tried("V3.2", "S2.1")],
        [tried("V3.1", "S1.2"), tried("V1.2", "S1.1")],
        [tried("V3.1", "S1.2"), tried("V3.2", "S1.1", kinds.AT_CHARGERS)],
        [tried("V3.1", "S1.2"), HIT, pack(kinds.LOST, 0, KILLED)],
        [HIT, tried("V3.1", "S1.2")],
        [pack(kinds.LOST, 0, KILLED), pack(kinds.LOST, 1, ROUTED)],
    ],
)
def test_other_dice_begin_a_line(events: list[int]) -> None:
    assert SPOKEN.gathered(events, "en") == ""


def test_men_who_fare_alike_share_a_line() -> None:
    up = [pack(kinds.TOOK_UP, figure(name), EDGED) for name in ("V1.1", "V1.3", "S2.1")]
    assert SPOKEN.gathered(up, "en") == "2 bondi V1.1, V1.3, the thegn S2.1: sword in hand."
    faced = [pack(kinds.FACED, figure(name), 2) for name in ("V1.1", "V1.3")]
    assert SPOKEN.gathered(faced, "en") == "2 bondi V1.1, V1.3: turned, rear."
    assert SPOKEN.gathered([faced[0], pack(kinds.FACED, figure("V1.3"), 1)], "en") == ""


def test_banners_are_told_by_the_band_that_bore_them_first() -> None:
    hill = words.under({"scenario": "hill"})
    assert hill.event(pack(kinds.BANNER_FELL, 0), "en")[0].startswith("The banner of the ")
    taken = hill.event(pack(kinds.BANNER_TAKEN, 1, 0), "fr")[0]
    assert " a la bannière que portaient les " in taken


def test_who_is_lost_alike_shares_a_line() -> None:
    lost = [pack(kinds.LOST, figure(name), LEFT_TABLE) for name in ("V1.1", "V4.1")]
    assert SPOKEN.gathered(lost, "en") == "The bondi V1.1, the chieftain V4 leave the table."
    assert SPOKEN.event(lost[1], "en") == ("The chieftain V4 leaves the table.", "SHIELDWALL-0.7")
    assert kind_of(lost[0]) == kinds.LOST


# -- morale -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-0.6", "SHIELDWALL-9.1a")
def test_a_check_of_morale_is_told_with_dice_modifier_class_and_result() -> None:
    check = [
        pack(kinds.CHECKED, figure("V1.2"), 7, kinds.MODIFIER_BASE - 1),
        pack(kinds.OUTCOME, figure("V1.2"), REGULAR, FALL_BACK),
    ]
    assert SPOKEN.gathered(check, "en") == (
        "The unit of the bondi V1.2 checks its morale: 7 −1, read as regulars: it falls back."
    )
    assert SPOKEN.event(check[0], "en") == ("The unit of the bondi V1.2 checks its morale: 7 −1.", "SHIELDWALL-9.1a")
    assert SPOKEN.event(check[1], "en") == ("The unit of the bondi V1.2, read as regulars: it falls back.", "SHIELDWALL-9.3a")


@pytest.mark.rule("SHIELDWALL-7.1c")
@pytest.mark.parametrize(
    ("lead", "result"),
    [(1, "4 +1 against 4, and they get away"), (0, "4 against 4, a tie"), (-1, "4 −1 against 4, and they are held")],
)
def test_dice_for_breaking_off_are_told(lead: int, result: str) -> None:
    assert SPOKEN.event(pack(kinds.WRESTLED, 4, 4, lead + LEVEL), "en")[0] == f"Breaking off: {result}."
    assert SPOKEN.told(SPOKEN.read("disengage V1 no"), "en") == ""


# -- a first game -------------------------------------------------------------------------------------------------------
def test_a_beginner_is_told_the_aim_and_the_question() -> None:
    state = setup.start({})
    assert [id for id, _ in words.coach(view(state, 1), "en")] == ["aim-lesson-saxon", "coach-deploy"]
    assert [id for id, _ in words.coach(view(state, 0), "fr")] == ["aim-lesson-viking"]
    assert words.coach(view(state, WATCHER), "en") == ()
    assert words.prompt(view(state, 1), "en") == "Choose how your side is deployed."
    assert words.prompt(view(state, 0), "fr") == "On attend les Saxons."
    assert words.stage(view(state, 0), "en") == "Deployment"
