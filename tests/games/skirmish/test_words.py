"""What `skirmish` says: notation that reads what it writes, and texts in every language for everything that can happen."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sherwood.games.skirmish import endings, kinds, scenarios, setup, telling, textboard, words
from sherwood.games.skirmish.faults import FAULTS
from sherwood.games.skirmish.notation import FORMS, Roll, numbered
from sherwood.games.skirmish.position import MOVES, SHOTS
from sherwood.games.skirmish.speech import TEXTS, Speech
from sherwood.games.skirmish.view import QUESTIONS, view
from sherwood.kernel.game import Refusal
from sherwood.kernel.history import Seen
from sherwood.kernel.moves import UNKNOWN, kind_of, pack
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, WATCHER
from sherwood.kernel.telling import Teller
from sherwood.kernel.texts import languages
from sherwood.lab import odds
from tests.games.skirmish.field import Field, board, field

RULES = Path(words.__file__).with_name("rules.md").read_text(encoding="utf-8")
LANGUAGES = languages(TEXTS.folder)
CAST = ("finn", "robin", "little-john", "wolf", "wolf", "cavalry-horse")


def words_of(f: Field) -> words.Words:
    state = f.state
    return words.Words(TEXTS, Roll(numbered(state.cast.names), state.board, ("norman", "saxon"), tuple(state.stage.factions)))


SPOKEN = words.Words(TEXTS, Roll(numbered(CAST), board("woods cottage"), ("norman", "saxon"), ("norman", "saxon")))


# -- notation -----------------------------------------------------------------------------------------------------------
def fields(letter: str) -> st.SearchStrategy[int]:
    roll = SPOKEN.roll
    if letter == "-":
        return st.just(0)
    if letter in "gn":
        return st.one_of(st.integers(0, 99), st.just(int(UNKNOWN)))
    known = st.one_of(st.integers(0, len(roll.names[letter]) - 1), st.just(int(UNKNOWN)))
    return st.one_of(known, st.just(int(kinds.NO_HEX))) if letter in "re" else known


moves = st.sampled_from(sorted(FORMS)).flatmap(
    lambda verb: st.tuples(*map(fields, FORMS[verb][1].ljust(3, "-"))).map(lambda given: pack(FORMS[verb][0], *given))
)


@given(moves)
def test_notation_reads_what_it_writes(move: int) -> None:
    assert SPOKEN.read(SPOKEN.write(move)) == move


KINDS = Path(words.__file__).with_name("kinds.py").read_text(encoding="utf-8")


def kinds_between(first: str, last: str) -> set[int]:
    """The numbers that are listed in `kinds` between two of its headings."""
    part = KINDS[KINDS.index(f"# {first}") : KINDS.index(f"# {last}")]
    return {int(number) for number in re.findall(r"^[A-Z_0-9]+: Final\[i64\] = (\d+)  #", part, re.M)}


def test_every_kind_of_move_has_a_verb() -> None:
    assert kinds_between("moves of seats", "results") == {kind for kind, _ in FORMS.values()}


def test_every_kind_of_event_is_told() -> None:
    assert kinds_between("story events", "faults") == telling.EVENTS.keys()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("STEP Finn, woods:0806", "step finn woods:0806"),
        ("finn woods 0806", "step finn woods:0806"),
        ("little john woods 0806", "step little-john woods:0806"),
        ("climb rob woods 0404 top", "climb robin woods:0404^"),
        ("attack finn wolf 2", "attack finn wolf-2"),
        ("fire finn robin", "fire finn robin ?"),
        ("att finn robin woods 0806", "attack finn robin woods:0806"),
        ("about face robin", "about-face robin"),
        ("hide robin tree-a", "hide robin tree-a"),
        ("hide robin ?", "hide robin ?"),
        ("choose norman 0 later", "choose norman 0 later"),
        ("choose woods-2", "choose ? ? woods-2"),
        ("choose later", "choose ? ? later"),
        ("end", "end ?"),
        ("no sax", "no saxon"),
        ("accept yes", "accept ? yes"),
        ("retreat robin woods 0806 rear", "retreat robin woods:0806 rear"),
    ],
)
def test_people_may_write_less(typed: str, meant: str) -> None:
    assert SPOKEN.write(SPOKEN.read(typed)) == meant


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Nothing is written. Write a move."),
        ("juggle finn", "No move begins with 'juggle'."),
        ("ste", "'ste': say which counter. For example: step finn"),
        ("step finn 0806", "'0806' may be woods:0806 or cottage:0806."),
        ("step finn inn:0806", "'inn:0806' is no hex of this map. Hexes are written woods:0101."),
        ("step finn woods:0101^", "there is no treetop at woods:0101."),
        ("attack finn wolf", "'wolf' may be wolf-1 or wolf-2."),
        ("attack finn gilbert", "'gilbert' is none of finn, robin, little-john, wolf-1, wolf-2 or cavalry-horse."),
        ("stop finn now", "nothing more is wanted after that; 'now' is too much."),
        ("combat finn robin 700", "'700' is no number up to 99."),
        ("combat finn robin ²", "'²' is no number up to 99."),
    ],
)
def test_a_line_that_means_nothing_is_explained(typed: str, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        SPOKEN.read(typed)
    assert said in str(refused.value)


@given(st.one_of(st.text(max_size=60), st.lists(st.sampled_from([*FORMS, *CAST, "woods", "0806", "^", "?", "7"])).map(" ".join)))
def test_anything_typed_is_a_move_or_refused(text: str) -> None:
    try:
        move = SPOKEN.read(text)
    except Refusal:
        return
    assert SPOKEN.read(SPOKEN.write(move)) == move


# -- texts --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_title(language: str) -> None:
    clauses = re.findall(r"\*\*(SKIRMISH-[^*]+)\*\*", RULES)
    assert len(clauses) > 500
    assert all(words.clause(clause, language) for clause in clauses)


def test_a_clause_without_a_title_has_that_of_its_section() -> None:
    assert words.clause("SKIRMISH-4.1k", "en") == "Crossbows that have shot"
    assert words.clause("SKIRMISH-4.1h", "en") == words.clause("SKIRMISH-4.1", "en") == "Restrictions"
    assert words.clause("SKIRMISH-S4.12", "en") == "The ambush"
    with pytest.raises(KeyError):
        words.clause("SKIRMISH-9.1", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_named_has_its_words(language: str) -> None:
    for fault in FAULTS:
        assert words.fault(fault.number, language)
        assert words.clause(fault.clause, language)
    for option in setup.OPTIONS:
        assert all(words.option(option, language)) and words.chapter(option.clause, language)
        assert all(words.value(option, value, language) for value in option.values)
    for scenario in setup.SCENARIO.values:
        assert words.value(setup.SCENARIO, scenario, language) != scenario.title()
        assert words.story(setup.SCENARIO, scenario, language)
    assert not words.story(setup.SEATING, "two", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_ending_has_its_words(language: str) -> None:
    source = (TEXTS.folder / f"{language}.ftl").read_text(encoding="utf-8")
    dice = {"recovery", "to-hit", "damage", "combat-die", "jump", "vault", "attack-jump", "initiative", "blinding", "look-inside"}
    assert {f"ask-{kind}" for kind in QUESTIONS.values()} - {f"ask-{kind}" for kind in dice} <= set(
        re.findall("^(ask-[a-z-]+)", source, re.M)
    )
    for scenario in scenarios.load().values():
        for ending in endings.endings(scenario):
            assert "{" not in words.ending(endings.number(ending), language)
            assert all(f"\nending-{scenario.name}-{name} =" in source for name in ending.conditions)
    assert words.ending(1, language)


def test_languages_have_the_same_texts() -> None:
    texts = [
        re.findall(r"^([a-z][\w-]*) =", (TEXTS.folder / f"{language}.ftl").read_text(encoding="utf-8"), re.M)
        for language in LANGUAGES
    ]
    assert all(sorted(ids) == sorted(texts[0]) for ids in texts)
    assert all(len(set(ids)) == len(ids) for ids in texts)


@given(moves, st.sampled_from(LANGUAGES))
def test_every_move_is_told_and_every_choice_has_its_button(move: int, language: str) -> None:
    assert "{" not in SPOKEN.told(move, language)
    if kind_of(move) < kinds.TO_HIT:
        assert SPOKEN.label(move, language)


def test_options_are_told_apart_by_scenario_and_chapter() -> None:
    options = {option.name: option for option in setup.OPTIONS}
    assert options["seating"].given == options["s4_roger"].given == options["tithe_draw"].given == ("scenario", ("s4",))
    assert options["scenario"].given == options["wall_adjacency"].given == ("", ())
    assert options["quick_mount"].given == ("level", ("standard",))
    assert words.chapter(options["quick_mount"].clause, "en") == "Movement"
    assert words.chapter(options["tithe_draw"].clause, "en") == "The ambush"


def test_a_beginner_is_told_the_aim_and_the_question() -> None:
    state = setup.start({})
    assert [id for id, _ in words.coach(view(state, 1), "en")] == ["aim-s1-villagers", "coach-setup"]
    assert [id for id, _ in words.coach(view(state, 0), "fr")] == ["aim-s1-sheriff"]
    assert words.coach(view(state, WATCHER), "en") == ()


@pytest.mark.parametrize(
    ("scenario", "seating"), [(name, seating) for name, one in setup.SCENARIOS.items() for seating in one.seats]
)
def test_every_side_is_told_its_aim(scenario: str, seating: str) -> None:
    options = {"scenario": scenario, "seating": seating}
    state = setup.start(options)
    for seat in range(len(setup.seats(options))):
        (id, told), *_ = words.coach(view(state, seat), "en")
        assert id.startswith(f"aim-{scenario}-")
        assert f"What you are after: {told}" in words.board(view(state, seat), "en")
    assert "What you are after" not in words.board(view(state, WATCHER), "en")


@pytest.mark.parametrize("scenario", setup.SCENARIO.values)
def test_every_scenario_has_its_words(scenario: str) -> None:
    """Counters, sides and places of a whole mosaic; under these options a line of notation is read as it is written."""
    spoken, state, rng = words.under({"scenario": scenario}), setup.start({"scenario": scenario}), Rng(1)
    assert not [seat for seat in range(2) if "_" in spoken.seat(seat, "en")]
    for step in range(120):
        options = legal(state)
        assert all(spoken.read(spoken.write(move)) == move for move in options[:30])
        state.play(options[rng.below(len(options))])
        if step % 10 == 0:
            assert words.board(view(state, 0), "en") and words.prompt(view(state, 1), "fr")


def test_no_text_is_of_an_option_or_a_fault_that_there_is_not() -> None:
    source = (TEXTS.folder / "en.ftl").read_text(encoding="utf-8")
    options = {option.name.replace("_", "-") for option in setup.OPTIONS}
    assert set(re.findall(r"^option-([\w-]+?)(?:-about)? =", source, re.M)) == options
    assert set(re.findall(r"^fault-(\d+) =", source, re.M)) == {str(fault.number) for fault in FAULTS}


# -- a game -------------------------------------------------------------------------------------------------------------
def battle() -> Field:
    return field(
        "woods",
        norman="gebbo 0509, guy 0808/0809, bero 0706, rudolf 1009",
        saxon="reynold 0508, gilbert 0705^, robin 0909, will hidden:A, marian 0408/0308",
        phase="missile",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language: str) -> None:
    f = battle()
    state, spoken, rng, events = f.state, words_of(f), Rng(7), set()
    while state.turn() != OVER:
        texts = []
        for reader in (0, 1, WATCHER):
            seen = view(state, reader)
            texts += [words.prompt(seen, language), words.stage(seen, language), words.board(seen, language)]
        options = legal(state)
        assert all(spoken.read(spoken.write(move)) == move for move in options)
        if state.turn() != CHANCE:
            texts += [spoken.label(move, language) for move in options]
        assert all(text and "{" not in text for text in texts)
        move = state.sample(rng) if state.turn() == CHANCE else options[rng.below(len(options))]
        assert "{" not in spoken.told(move, language)
        assert state.story is not None
        state.story.clear()
        state.play(move)
        for event in state.story.read(WATCHER):
            text, clause = spoken.event(event, language)
            events.add(text)
            assert words.clause(clause, language) and "{" not in text
    assert len(events) > 60
    assert words.prompt(view(state, 0), language).endswith(words.ending(1, language))


@pytest.mark.rule("SKIRMISH-0.8")
def test_a_shot_is_told_with_die_modifiers_result_and_clause() -> None:
    f = field("woods", norman="folmar 1108", saxon="falko 0909", phase="missile")
    spoken = words_of(f)
    f.plays("fire falko folmar 1108")
    assert f.state.story is not None
    f.state.story.clear()
    f.rolls(4)
    assert [spoken.event(event, "en") for event in f.state.story.read(0)] == [
        ("With modifiers 6; 6 or less hits: a hit.", "SKIRMISH-3.3a"),
        ("Cover +2", "SKIRMISH-3.3b"),
    ]
    f.state.story.clear()
    f.rolls(1)
    assert [spoken.event(event, "en") for event in f.state.story.read(0)][:2] == [
        ("With modifiers 3: wounded.", "SKIRMISH-3.4a"),
        ("Armour +2", "SKIRMISH-3.4a"),
    ]


@pytest.mark.rule("SKIRMISH-0.8")
def test_an_attack_is_told_with_difference_column_shifts_and_result() -> None:
    f = field("gulch", norman="brian 1205/1206, guy 1305/1306", saxon="hardouin 1204", turn="norman", phase="combat")
    spoken = words_of(f)
    f.plays("attack brian hardouin", "join guy hardouin")
    assert f.state.story is not None
    f.state.story.clear()
    f.rolls(10)
    assert [spoken.event(event, "en") for event in f.state.story.read(0)][:2] == [
        ("In column 7: the attackers go back one hex.", "SKIRMISH-5e"),
        ("Strength against defence +53; columns shifted: terrain −1, joint attack +1.", "SKIRMISH-5g"),
    ]


@pytest.mark.rule("SKIRMISH-0.8", "SKIRMISH-2b")
def test_phases_in_which_nothing_happened_are_told_together() -> None:
    shots, moves, theirs = (pack(kinds.PHASE, side, phase) for side, phase in ((0, SHOTS), (0, MOVES), (1, SHOTS)))
    assert SPOKEN.gathered([shots, moves], "en") == "The Normans: missile fire, movement."
    assert SPOKEN.gathered([shots, theirs], "en") == "" == SPOKEN.gathered([shots, pack(kinds.TURN, 2)], "en")


@pytest.mark.rule("SKIRMISH-0.8", "SKIRMISH-2b")
def test_phases_in_which_nobody_can_do_anything_are_not_told() -> None:
    f = field("woods", norman="finn 1108, gebbo 1208", saxon="falko 0101, tuck 0102", phase="movement")
    spoken = words_of(f)
    assert f.state.story is not None
    f.state.story.clear()
    f.plays("end_phase 1")
    events = f.state.story.read(0)
    assert [line.text for line in Teller(spoken, "en").lines(Seen(1, 1, 0, events))] == ["Turn 2.", "The Normans: movement."]
    assert len([event for event in events if spoken.event(event, "en")[0]]) > 3


def test_odds_tell_what_happens() -> None:
    f = field("inn", norman="finn 0508", saxon="garulf 0509", phase="combat")
    f.plays("attack garulf finn")
    outcomes = odds.follow(f.state, None, 1)
    lines = [odds.told(outcome, words_of(f), "en") for outcome in outcomes]
    assert any("In column 3: wounded." in line and "Finn is wounded." in line for line in lines)
    assert sum(outcome.chance for outcome in outcomes) == 1
    assert {outcome.chance == Fraction(len(outcome.ways), 10) for outcome in outcomes} == {True}


def test_the_reader_is_addressed() -> None:
    f = battle()
    assert words.prompt(view(f.state, 1), "en") == "Choose who shoots, and at whom, or end the phase."
    assert words.prompt(view(f.state, 0), "en") == "Waiting for the Saxons."
    assert words.prompt(view(f.state, 0), "fr") == "On attend les Saxons."
    f.plays("end_phase 1", "pick reynold")
    assert words.prompt(view(f.state, 1), "en") == "Reynold has 7 MPs left. Choose where to go, or stop."
    assert words.stage(view(f.state, WATCHER), "en") == "Turn 1 of 12, the Saxons: movement"


@pytest.mark.rule("SKIRMISH-H.3")
def test_the_board_tells_who_is_hidden_and_the_owner_where() -> None:
    f = battle()
    assert "  Hidden: Will Scarlett.\n" in words.board(view(f.state, 0), "en")
    assert "  Hidden: Will Scarlett (tree A).\n" in words.board(view(f.state, 1), "en")


def test_the_board_tells_each_counter_with_place_figures_state_and_contacts() -> None:
    lines = words.board(view(battle().state, 1), "en").splitlines()
    assert lines.index("The Normans (attack/defence/MPs):") < lines.index("The Saxons, yours (attack/defence/MPs):")
    assert [line for line in lines if line.startswith("  Reynold")] == ["  Reynold, 0508, road; 6/6/7; touches Gebbo"]
    assert "  Gilbert, 0705, Up the Tree, treetop; 6/6/7" in lines
    assert "  Sir Guy, 0808/0809, road; 28/20/12; rides the horse 1; touches Robin Hood" in lines


def test_around_a_hex_is_told_what_lies_there() -> None:
    told = words.around(view(battle().state, 1), "reynold", "en").splitlines()
    assert told[0] == "0508: road, Reynold"
    assert "  South 0509: open ground, 1 MP on foot, Gebbo" in told
    assert told == words.around(view(battle().state, 1), "0508", "en").splitlines()
    with pytest.raises(Refusal, match="9999"):
        words.around(view(battle().state, 1), "9999", "en")


@pytest.mark.parametrize(("level", "price"), [("standard", "4 MPs"), ("initiation", "2 MPs")])
def test_steps_are_told_at_the_prices_of_the_level(level: str, price: str) -> None:
    seen = view(setup.start({"scenario": "s2", "level": level}), 0)
    assert f"  South 0704: through the window, inside, {price} on foot" in words.around(seen, "0703", "en").splitlines()


def test_texts_name_what_nobody_foresaw() -> None:
    """Counters and sides of somebody's own scenario."""
    speech = Speech("en", Roll(("black-knight",), board("woods"), (), ("free-company",)))
    assert speech.man(0) == "Black Knight"
    assert speech.side("free-company") == "Free Company"
    assert telling.signed(-2) == "−2"
    assert textboard.SIDES[-1] == "edge"


# -- several moves in one line ------------------------------------------------------------------------------------------
def test_steps_of_one_man_are_told_together() -> None:
    steps = [SPOKEN.read(f"step finn woods:{hex}") for hex in ("0806", "0807")]
    assert SPOKEN.together(steps, "en") == "Finn goes to woods 0806, woods 0807."


@pytest.mark.parametrize("other", ["step robin woods:0807", "climb finn woods:0404^"])
def test_other_moves_are_not_told_together(other: str) -> None:
    assert SPOKEN.together([SPOKEN.read("step finn woods:0806"), SPOKEN.read(other)], "en") == ""
