"""The picture shows what the view holds, under the ids that clicks come back with, and nothing else."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from sherwood.art.document import document
from sherwood.games.bandits import faces, kinds, layout, picture, setup, sheet
from sherwood.games.bandits.components import CHARACTERS, EFFECTS
from sherwood.games.bandits.pawns import LIVERIES
from sherwood.games.bandits.view import BanditsView, DieView, view
from sherwood.kernel.moves import a_of, b_of, kind_of
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, WATCHER, State
from tests.games.bandits.table import situation

SHAPES = ("wide", "tall")
GAMES: tuple[dict[str, str], ...] = (
    {"players": "2"},
    {"players": "3", "deck": "bands6"},
    {"players": "4", "check_chest": "on", "robin_anywhere": "on"},
    {"players": "5", "open_loot": "on"},
)
SVG = "{http://www.w3.org/2000/svg}"
PLACE = re.compile(r"transform:translate\((\S+)px,(\S+)px\) rotate\(\S+deg\) scale\((\S+)\)")
PHONE = 390
SMALLEST = 9
"""Height of letters on a phone, in its pixels."""


def positions(options: dict[str, str], seed: int) -> Iterator[State]:
    """The positions of a random game."""
    state, rng = setup.start(options), Rng(seed)
    yield state
    while state.turn() != OVER:
        choice = legal(state)
        state.play(state.sample(rng) if state.turn() == CHANCE else choice[rng.below(len(choice))])
        yield state


@cache
def game(number: int) -> tuple[BanditsView, ...]:
    """Some moments of a random game, by all who look on in turn."""
    options = GAMES[number]
    readers = (*range(int(options["players"])), WATCHER)
    every = enumerate(positions(options, 21 + number))
    return tuple(view(state, readers[k % len(readers)]) for k, state in every if k % 3 == 0 or state.turn() == OVER)


@pytest.mark.rule("BANDITS-2.2")
@pytest.mark.parametrize(("players", "worn"), [("2", "blue yellow"), ("5", "blue red yellow purple green")])
def test_each_seat_has_the_colour_of_its_gang(players: str, worn: str) -> None:
    seen = view(setup.start({"players": players}), WATCHER)
    assert list(picture.colours(seen)) == [LIVERIES[name].base for name in worn.split()]


@pytest.fixture(scope="module", params=range(len(GAMES)))
def moments(request: pytest.FixtureRequest) -> tuple[BanditsView, ...]:
    return game(request.param)


def used(pieces: dict[str, str] | None, pattern: str) -> list[str]:
    """The symbols that pieces place, of those that match."""
    text = "".join((pieces or {}).values())
    return [id for id in re.findall(rf'href="#{faces.PREFIX}([^"]+)"', text) if re.fullmatch(pattern, id)]


def pieces_of(seen: BanditsView, shape: str = "wide") -> dict[str, str]:
    return dict(picture.scene(seen, "en", shape=shape).pieces)


def somewhere(good: str) -> BanditsView:
    """A moment of the last game at a stage."""
    return next(seen for seen in game(3) if seen.stage == good)


def spot(text: str) -> tuple[float, float]:
    found = PLACE.search(text)
    assert found is not None
    return float(found[1]), float(found[2])


# -- everything is there ----------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-0.11", "BANDITS-1.1")
def test_each_gang_has_its_four_bandits_and_four_dice_and_each_seat_its_leader(moments: tuple[BanditsView, ...]) -> None:
    for seen in moments:
        if seen.ending is not None:
            continue
        pieces = pieces_of(seen)
        for number, colour in enumerate(picture.colours_of(seen)):
            assert len(used(pieces, f"(bandit|lying)-{colour}")) == 4, seen.stage
            assert len(used(pieces, f"die-{colour}")) == 4, seen.stage
            assert len(used(pieces, f"leader-{colour}")) == (number < seen.seats)
            assert len(used(pieces, f"marker-{colour}")) == 1


@pytest.mark.rule("BANDITS-0.3")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("options", GAMES)
def test_whatever_a_move_names_has_a_place_that_can_be_clicked(options: dict[str, str], shape: str) -> None:
    named: Counter[int] = Counter()
    for state in positions(options, 5):
        seat = state.turn()
        if seat < 0:
            continue
        seen = view(state, seat)
        pieces = pieces_of(seen, shape)
        for move in legal(state):
            targets = list(targets_of(seen, int(move)))
            named[int(kind_of(move))] += len(targets)
            assert set(targets) <= pieces.keys(), (move, targets)
            assert not any('pointer-events="none"' in pieces[target].split(">")[0] for target in targets)
    assert named.total() > 300


def targets_of(seen: BanditsView, move: int) -> Iterator[str]:
    """What would be clicked to make a move."""
    kind, a, b = int(kind_of(move)), int(a_of(move)), int(b_of(move))
    if kind == kinds.PLACE:
        yield f"bush-{a}-{b}" if a < 4 else f"alley-{seen.alleys.index(-1)}"
    elif kind in (kinds.INSIDER, kinds.SHOVE, kinds.CLOSE, kinds.FAST):
        yield f"bush-{a}-{b}"
        yield "card-john"
    elif kind == kinds.GOSSIP:
        yield from (f"wagon-{a}", f"wagon-{b}", "card-marion")
    elif kind in (kinds.SPY, kinds.GUARDS):
        yield from (f"wagon-{a}", "card-marion")
    elif kind == kinds.WAGON:
        yield f"wagon-{a}"
    elif kind in (kinds.DOWN, kinds.AGAIN, kinds.BEYOND, kinds.HERE):
        road, slot = divmod(a, 8) if "robin_anywhere" in seen.variants else (seen.at, a)
        yield from (f"die-{road}-{slot}", "card-robin")
    elif kind == kinds.KEEP:
        yield f"pool-{a}"
    elif kind == kinds.DISCARD:
        yield f"loot-{a}"
    elif kind == kinds.BOY:
        yield from (f"bridge-{seen.seat}-{a}", "card-tuck")
    elif kind == kinds.BEER:
        yield from (f"bridge-{a}-{b}", f"seat-{a}")


@pytest.mark.rule("BANDITS-4.2d")
def test_as_many_alleys_and_roads_are_drawn_as_are_open() -> None:
    for number, alleys, roads in ((0, 3, 3), (1, 3, 3), (2, 3, 4), (3, 5, 4)):
        pieces = pieces_of(next(seen for seen in game(number) if seen.stage == "position"))
        assert len([id for id in pieces if id.startswith("alley-")]) == alleys
        assert len([id for id in pieces if id.startswith("bush-")]) == 4 * roads


def test_what_is_picked_stands_out() -> None:
    seen = somewhere("robin")
    plain = pieces_of(seen)
    targets = [id for id in plain if re.match(r"(bush|alley|wagon|card|die|seat|loot|bridge)-", id)]
    picked = picture.scene(seen, "en", targets).pieces
    assert plain.keys() == picked.keys()
    already = {f"wagon-{seen.at}", "card-robin", f"seat-{seen.asked}"}
    assert all(plain[id] != picked[id] for id in targets if id not in already)


# -- where things are -------------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-4.2h")
@pytest.mark.parametrize("seed", range(3))
def test_a_bandit_keeps_his_id_when_gaps_close(seed: int) -> None:
    before = None
    for state in positions({"players": "4"}, seed):
        seen = view(state, WATCHER)
        if before is not None and before.stage == "position" and seen.stage == "reveal":
            rows = [{id for id in pieces_of(one) if re.match(r"bandit-\d-\d-", id)} for one in (before, seen)]
            assert rows[0] - rows[1] == set() and len(rows[1] - rows[0]) <= 1
            return
        before = seen
    raise AssertionError("gaps never closed")


@pytest.mark.rule("BANDITS-8.7")
def test_two_in_a_bush_and_their_dice_lie_side_by_side() -> None:
    seen = somewhere("robin")
    road = seen.roads[seen.at]
    bandits = (0, 1, *(-1 for _ in range(6)))
    dice = (DieView(0, 3), DieView(1, 5), *(None for _ in range(6)))
    shared = msgspec.structs.replace(road, bandits=bandits, lying=(False, True, *(False,) * 6), dice=dice)
    roads = tuple(shared if number == seen.at else one for number, one in enumerate(seen.roads))
    pieces = pieces_of(msgspec.structs.replace(seen, roads=roads))
    host, guest = spot(pieces[f"bandit-0-{seen.at}-0"]), spot(pieces[f"bandit-1-{seen.at}-0"])
    assert host[0] < guest[0] and "lying-red" in pieces[f"bandit-1-{seen.at}-0"]
    assert spot(pieces[f"die-{seen.at}-0"])[0] < spot(pieces[f"die-{seen.at}-1"])[0]


@pytest.mark.rule("BANDITS-3.1", "BANDITS-6.5a")
def test_a_leader_is_at_hand_on_a_card_or_behind_bars() -> None:
    seen = somewhere("robin")
    gangs = list(seen.gangs)
    for number, leader in enumerate(("free", "marion", "tuck", "prison", "prison")):
        gangs[number] = msgspec.structs.replace(gangs[number], leader=leader)
    pieces = pieces_of(msgspec.structs.replace(seen, gangs=tuple(gangs)))
    where = [spot(pieces[f"leader-{number}"]) for number in range(5)]
    board = layout.WIDE
    assert where[0][1] > board.plates.y
    for caller, character in ((1, 0), (2, 3)):
        (x, y), card = where[caller], board.merry[character]
        assert abs(x - card.x) < 70 and abs(y - card.y) < 90
    x, y, w, h = board.prison
    assert all(x < at[0] < x + w and y < at[1] < y + h for at in where[3:])
    order = list(pieces)
    assert order.index("leader-3") < order.index("bars") < order.index("leader-1")


@pytest.mark.rule("BANDITS-1.3")
def test_a_score_above_the_track_goes_on_from_its_beginning() -> None:
    seen = somewhere("robin")
    gangs = (msgspec.structs.replace(seen.gangs[0], vp=53), *seen.gangs[1:])
    marker = pieces_of(msgspec.structs.replace(seen, gangs=gangs))["score-0"]
    assert abs(spot(marker)[0] - layout.WIDE.track[3][0]) < 12 and "+50" in marker


@pytest.mark.rule("BANDITS-5.4a", "BANDITS-5.4b")
@pytest.mark.parametrize(("values", "paid"), [((4, 5, 2), (0, 2)), ((6, 1, 1), ()), ((6, 3, 6), (0, 2)), ((4, 4, 4), (0, 2, 4))])
def test_dice_that_are_paid_as_things_stand_are_underlined(values: tuple[int, ...], paid: tuple[int, ...]) -> None:
    seen = somewhere("robin")
    dice: list[DieView | None] = [None] * 8
    for bush, value in enumerate(values):
        dice[2 * bush] = DieView(0, value)
    road = msgspec.structs.replace(seen.roads[seen.at], dice=tuple(dice), defence=9, total=sum(values), state="open")
    roads = tuple(road if number == seen.at else one for number, one in enumerate(seen.roads))
    pieces = pieces_of(msgspec.structs.replace(seen, roads=roads))
    lined = tuple(slot for slot in range(8) if "#ffe27a" in pieces.get(f"die-{seen.at}-{slot}", ""))
    assert lined == paid
    total = "".join(ElementTree.fromstring(pieces[f"total-{seen.at}"]).itertext())
    assert total == f"{sum(values)}9"


@pytest.mark.rule("BANDITS-9.6")
def test_the_festivals_dice_lie_on_it_as_they_were_rolled() -> None:
    t = situation("A B - -", wagons="festival 9", leaders="robin robin robin robin")
    assert not [id for id in pieces_of(t.sees()) if id.startswith("festival-")]
    t.rolls(2, 6)
    shown = {id: text for id, text in pieces_of(t.sees()).items() if id.startswith("festival-")}
    assert [used({"": text}, "die-.*|pips-.*") for text in shown.values()] == [["die-ivory", f"pips-{n}-dark"] for n in (2, 6)]
    wagon = spot(pieces_of(t.sees())["wagon-0"])
    assert all(math.dist(spot(text), wagon) < 60 for text in shown.values())


def test_what_dice_bring_about_is_shown_after_them(moments: tuple[BanditsView, ...]) -> None:
    robbed = 0
    for seen in moments:
        pieces = pieces_of(seen)
        assert {id for id, text in pieces.items() if 'data-after="dice"' in text} == {
            id for id in pieces if re.match("total-|robbed-", id)
        }
        for number, road in enumerate(seen.roads):
            assert (f"robbed-{number}" in pieces) == (road.state == "robbed")
            robbed += road.state == "robbed"
    assert robbed


@pytest.mark.rule("BANDITS-7.3")
@pytest.mark.parametrize("gangs", [3, 4, 5])
def test_an_open_chest_of_a_phone_leaves_name_and_score_clear(gangs: int) -> None:
    for seat in layout.seats(layout.TALL, gangs, 0)[1:]:
        x, y = seat.plate.x, seat.plate.y
        star = math.hypot(30, 26) * seat.score.scale
        for row in seat.opened:
            reach = 24 * row.scale
            assert x + seat.plate.w - row.end >= reach and y + seat.plate.h - row.y >= reach
            if row.y - reach < y + seat.score.y:
                assert row.x - reach > x + seat.name[0] + 160, "the longest name"
                assert row.end + reach < x + seat.score.x - star / 2


@pytest.mark.parametrize("shape", SHAPES)
def test_leaders_stand_clear_of_what_a_card_says(shape: str) -> None:
    board = layout.BOARDS[shape]
    for place in range(3):
        card, leader = board.merry[0], board.visit(0, place)
        foot = leader.y + 38 * leader.scale - card.y
        assert foot < (28 if board.small_screen else 30 * card.scale), "the plate below the portrait begins there"


@pytest.mark.parametrize("shape", SHAPES)
def test_what_is_written_on_the_board_stays_within_it(shape: str) -> None:
    for seen in game(3)[:40]:
        board = layout.BOARDS[shape]
        for id in ("turn", "thresholds", "count-deck", "count-discards"):
            if text := pieces_of(seen, shape).get(id):
                half = max(float(width) for width in re.findall(r'width="([\d.]+)"', text)) / 2
                x = spot(text)[0]
                assert x - half >= board.window.x and x + half <= board.window.x + board.window.w, id


@pytest.mark.rule("BANDITS-6.5a", "BANDITS-10.2")
def test_a_column_tells_its_sum_and_what_it_leads_to() -> None:
    seen = msgspec.structs.replace(somewhere("bribe"), pardon=False)
    columns = ((5, 6), (4,), (5, 5), (), (2, 3))
    gangs = tuple(msgspec.structs.replace(gang, column=columns[number]) for number, gang in enumerate(seen.gangs))
    seen = msgspec.structs.replace(seen, gangs=gangs)

    def fates(seen: BanditsView) -> list[str]:
        pieces = pieces_of(seen)
        return [used({"": pieces[f"column-{number}"]}, "fate-.*")[0] for number in range(5)]

    assert fates(seen) == ["fate-arrest", "fate-reward", "fate-free", "fate-reward", "fate-free"]
    assert fates(msgspec.structs.replace(seen, pardon=True))[0] == "fate-free"
    assert "11" in pieces_of(seen)["column-0"] and {"bridge-0-5", "bridge-0-6", "bridge-2-5"} <= pieces_of(seen).keys()
    assert len(used({"": pieces_of(seen)["bridge-2-5"]}, "die-yellow")) == 2


@pytest.mark.rule("BANDITS-6.4b", "BANDITS-H.1")
def test_bribes_show_while_they_are_paid() -> None:
    seen = somewhere("bribe")
    gangs = (
        msgspec.structs.replace(seen.gangs[0], bribe=3),
        msgspec.structs.replace(seen.gangs[1], bribe=0),
        *(msgspec.structs.replace(gang, bribe=None) for gang in seen.gangs[2:]),
    )
    seen = msgspec.structs.replace(seen, gangs=gangs)
    shown = {id: text for id, text in pieces_of(seen).items() if id.startswith("bribe-")}
    assert list(shown) == ["bribe-0", "bribe-1"] and "×3" in shown["bribe-0"]
    assert [used({"": shown[id]}, "cross") for id in shown] == [[], ["cross"]], "one offers nothing"
    later = pieces_of(msgspec.structs.replace(seen, stage="position"))
    assert not [id for id in later if id.startswith("bribe-")]


@pytest.mark.rule("BANDITS-H.1", "BANDITS-3.6")
def test_below_each_character_are_the_effects_left_in_his_deck() -> None:
    seen = somewhere("position")
    for character, name in enumerate(CHARACTERS):
        shown = used({"": pieces_of(seen)[f"left-{name}"]}, "sign-.*")
        assert shown == [f"sign-{EFFECTS[effect]}" for effect in seen.merry_left if effect // 4 == character]


# -- secrets ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-H.1", "BANDITS-H.2")
def test_the_face_of_a_covered_wagon_is_shown_only_to_who_looked_at_it(moments: tuple[BanditsView, ...]) -> None:
    for seen in moments:
        pieces = pieces_of(seen)
        for number, road in enumerate(seen.roads):
            if road.state != "covered":
                continue
            shown = {"": pieces[f"wagon-{number}"]}
            assert len(used(shown, "roof-.*")) == 1
            assert len(used(shown, "wagon-.*")) == (seen.seat in road.lookers), number
            assert len(used(shown, "eye-.*")) == len(road.lookers)


@pytest.mark.rule("BANDITS-H.2", "BANDITS-6.6a")
def test_tokens_of_others_lie_face_down_and_chests_are_shut() -> None:
    for number in (0, 1):
        for seen in game(number):
            if seen.ending is not None:
                continue
            pieces = pieces_of(seen)
            assert not [id for id in pieces if id.startswith("inside-")]
            for gang, held in enumerate(seen.gangs):
                mine = {id: text for id, text in pieces.items() if id.startswith(f"held-{gang}-")}
                assert set(used(mine, "token-.*")) <= {"token-back", "token-13"}
                assert ("held-" + f"{gang}-back" in pieces) == (gang != seen.seat and held.held > held.coins)


@pytest.mark.rule("BANDITS-5.6a", "BANDITS-5.6d")
def test_the_pool_of_a_draft_is_open_to_its_holder_alone() -> None:
    shown = {True: 0, False: 0}
    for number in (0, 1, 2):
        for seen in game(number):
            drawn = {id: text for id, text in pieces_of(seen).items() if id.startswith("pool-")}
            open_ = [id for id in used(drawn, "token-.*") if id != "token-back"]
            assert bool(open_) == (seen.pool is not None and any(seen.pool))
            if seen.pool_size:
                shown[bool(open_)] += 1
                assert bool(drawn)
    assert min(shown.values()) > 1


@pytest.mark.rule("BANDITS-7.1")
def test_at_the_end_all_chests_lie_open_and_the_winner_is_crowned(moments: tuple[BanditsView, ...]) -> None:
    seen = moments[-1]
    pieces = pieces_of(seen)
    for number, gang in enumerate(seen.gangs):
        assert gang.chest is not None
        assert {id for id in pieces if id.startswith(f"inside-{number}-")} == {
            f"inside-{number}-{face}" for face, n in enumerate(gang.chest) if n
        }
        assert ("bandits-crown" in pieces[f"seat-{number}"]) == (number == seen.winner)
        assert f">{gang.score}<" in pieces[f"seat-{number}"]


# -- form -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("shape", SHAPES)
def test_pieces_go_by_their_ids_and_are_well_formed(moments: tuple[BanditsView, ...], shape: str) -> None:
    for seen in moments[::4]:
        for id, text in picture.scene(seen, "fr", shape=shape).pieces.items():
            piece = ElementTree.fromstring(text)
            assert [found.get("id") for found in piece.iter() if found.get("id")] == [id]
            assert piece.tag == "g" and PLACE.fullmatch(piece.get("style", ""))


def test_every_reference_leads_somewhere(moments: tuple[BanditsView, ...]) -> None:
    there = set(re.findall(r'\bid="([^"]+)"', picture.symbols()))
    named = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', picture.symbols()))
    assert {one or other for one, other in named} <= there
    for seen in moments[::3]:
        for shape in SHAPES:
            text = "".join(picture.scene(seen, "fr", shape=shape).pieces.values())
            found = re.findall(r'href="#([^"]+)"|data-zoom="([^"]+)"|url\(#([^)]+)\)', text)
            assert {"".join(names) for names in found} <= there


def test_symbols_bear_the_games_prefix_and_have_no_filters() -> None:
    assert all(id.startswith(faces.PREFIX) for id in re.findall(r'\bid="([^"]+)"', picture.symbols()))
    assert "filter" not in picture.symbols()
    ElementTree.fromstring(f"<defs>{picture.symbols()}</defs>")


@pytest.mark.parametrize("shape", SHAPES)
def test_a_whole_document_has_no_id_twice(shape: str) -> None:
    root = ElementTree.fromstring(document(picture.symbols(), picture.scene(somewhere("bribe"), "en", shape=shape)))
    ids = [found.get("id") for found in root.iter() if found.get("id")]
    assert len(ids) == len(set(ids)) > 300


@pytest.mark.parametrize("shape", SHAPES)
def test_the_ground_is_the_same_throughout_a_game_and_has_no_words_but_numbers(
    moments: tuple[BanditsView, ...], shape: str
) -> None:
    grounds = {picture.scene(seen, language, shape=shape).ground for seen in moments[::20] for language in ("en", "fr")}
    assert len(grounds) == 1
    root = ElementTree.fromstring(grounds.pop())
    assert all((text.text or "").isdigit() for text in root.iter(f"{SVG}text"))
    scene = picture.scene(moments[0], "en", shape=shape)
    assert root.get("viewBox") == f"0 0 {scene.width} {scene.height}"


def test_letters_can_be_read_on_a_phone(moments: tuple[BanditsView, ...]) -> None:
    for seen in moments[::5]:
        scene = picture.scene(seen, "en", shape="tall")
        for id, text in scene.pieces.items():
            found = PLACE.search(text)
            assert found is not None
            for size in heights(ElementTree.fromstring(text), float(found[3])):
                assert size * PHONE / scene.width > SMALLEST - 0.01, (id, size)


def test_names_of_effects_can_be_read_on_a_phone() -> None:
    root = ElementTree.fromstring(f"<defs>{picture.symbols()}</defs>")
    cards = [card for card in root if re.match("bandits-call-(?!blank|window)", card.get("id", ""))]
    assert len(cards) == 2 * 16
    for card in cards:
        size = min(heights(card, layout.TALL.merry[0].scale))
        assert size * PHONE / layout.TALL.width > SMALLEST - 0.01, (card.get("id"), size)


def heights(node: ElementTree.Element, scale: float) -> Iterator[float]:
    """Of all letters below a node."""
    for child in node:
        found = re.search(r"scale\(([\d.]+)\)", child.get("transform", ""))
        inner = scale * float(found[1]) if found else scale
        if child.tag == "text":
            yield inner * float(child.get("font-size", "0"))
        yield from heights(child, inner)


def test_names_are_in_the_readers_language() -> None:
    seen = somewhere("robin")
    english, french = (picture.scene(seen, language) for language in ("en", "fr"))
    assert english.alt != french.alt and str(seen.gangs[0].vp) in english.alt
    assert "Blue" in english.pieces["seat-0"] and "Bleu" in french.pieces["seat-0"]
    for character in CHARACTERS:
        assert re.search(r'"#bandits-merry-\w+-fr"', french.pieces[f"card-{character}"])


def test_pictures_stay_small(moments: tuple[BanditsView, ...]) -> None:
    """Text of the live layer, before compression."""
    assert max(sum(map(len, picture.scene(seen, "fr").pieces.values())) for seen in moments) < 45_000
    assert len(picture.symbols()) < 300_000


@pytest.mark.rule("BANDITS-1.1", "BANDITS-1.4", "BANDITS-1.5", "BANDITS-1.6")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sheet_shows_all_that_is_in_the_box(language: str) -> None:
    root = ElementTree.fromstring(sheet.sheet(language))
    shown = {(found.get("href") or "").removeprefix(f"#{faces.PREFIX}") for found in root.iter(f"{SVG}use")}
    assert {f"token-{face}" for face in range(14)} | {"token-back", "chest"} <= shown
    assert len([id for id in shown if re.fullmatch(rf"merry-\w+-{language}", id)]) == 16
    assert len([id for id in shown if re.fullmatch(rf"wagon-\w+-\S+-{language}", id)]) == 9
    assert {"roof-4-7", "roof-8-11", "roof-12-15"} <= shown
    values = {found[1] for id in shown if (found := re.match(r"wagon-\d+-\d+-(\d+)", id))}
    assert values == {str(value) for value in range(4, 16)}


def test_the_sheet_of_the_documentation_is_up_to_date() -> None:
    """Draw it anew with tools/pictures.py after a change of looks or figures."""
    kept = Path(__file__).parents[3] / "docs" / "screenshots" / "bandits-box.svg"
    assert kept.read_text(encoding="utf-8") == sheet.sheet()
