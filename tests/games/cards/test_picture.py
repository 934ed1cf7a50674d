"""The picture shows what the view holds, each card once, under the ids that clicks come back with."""

import re
from collections.abc import Iterator
from itertools import islice
from xml.etree import ElementTree

import msgspec
import pytest

from sherwood.art.document import document
from sherwood.games.cards import picture, plans, setup, sheet
from sherwood.games.cards.components import SHOT, TRAP_CARD
from sherwood.games.cards.view import CardsView, SideView, view
from sherwood.kernel.game import Scene
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, WATCHER, State

READERS = (0, 1, WATCHER)
SHAPES = ("wide", "tall")
CARD = re.compile(r"([rsp])-(\d+)-(\d+)")
BACK = re.compile(r"([rs])-back-(\d+)")
SVG = "{http://www.w3.org/2000/svg}"
GAMES: tuple[dict[str, str], ...] = (
    {},
    {"deal": "balanced", "rest_one_turn": "on", "carry_over": "on"},
    {"hand_limit": "7", "shooter_picks": "on", "closed_discards": "on"},
)


def positions(options: dict[str, str], seed: int, moves: int = 700) -> Iterator[State]:
    """The positions of a random game."""
    state, rng = setup.start(options), Rng(seed)
    for _ in range(moves):
        yield state
        if state.turn() == OVER:
            return
        choice = legal(state)
        state.play(state.sample(rng) if state.turn() == CHANCE else choice[rng.below(len(choice))])


def views(options: dict[str, str], seed: int) -> Iterator[CardsView]:
    for number, state in enumerate(positions(options, seed)):
        if number % 3 == 0:
            yield view(state, READERS[number // 3 % 3])


def faces(scene: Scene, side: str) -> set[str]:
    return {id for id in scene.pieces if id.startswith(f"{side}-") and CARD.fullmatch(id)}


def shown(side: SideView, stage: str) -> int:
    """How many cards of one side lie open to the reader, from the view alone."""
    hand = side.known if side.hand is None else side.hand
    open_ = [hand, side.hidden or (), side.combatants, side.fallen, side.resting]
    shots = 0 if side.hand is not None and stage in ("arrows", "tournament") else side.shots or 0
    return sum(sum(pile) for pile in open_) + shots + side.trap


@pytest.fixture(scope="module", params=range(len(GAMES)))
def game(request: pytest.FixtureRequest) -> list[CardsView]:
    return list(views(GAMES[request.param], seed=11 + request.param))


@pytest.mark.rule("CARDS-6.1")
def test_each_card_that_the_reader_knows_lies_on_the_table_once(game: list[CardsView]) -> None:
    for seen in game:
        scene = picture.scene(seen, "en")
        for letter, side in (("r", seen.robin), ("s", seen.sheriff)):
            assert len(faces(scene, letter)) == shown(side, seen.stage), (seen.stage, letter)
            backs = [id for id in scene.pieces if BACK.fullmatch(id) and id[0] == letter]
            assert len(backs) == (side.held - sum(side.known) if side.hand is None else 0)
        won = sum(seen.robin.prizes) + sum(seen.sheriff.prizes) + sum(seen.carried) + (seen.prize is not None)
        assert len(faces(scene, "p")) == won


def test_cards_of_a_kind_are_numbered_without_a_gap(game: list[CardsView]) -> None:
    for seen in game:
        numbers: dict[str, list[int]] = {}
        for id in picture.scene(seen, "en").pieces:
            if (card := CARD.fullmatch(id)) and card[1] != "p":
                numbers.setdefault(f"{card[1]}-{card[2]}", []).append(int(card[3]))
        special = {f"r-{SHOT}", f"s-{SHOT}", f"s-{TRAP_CARD}"}
        for kind, found in numbers.items():
            assert kind in special or sorted(found) == list(range(len(found))), kind


def test_pieces_go_by_their_ids_and_are_well_formed(game: list[CardsView]) -> None:
    for seen in islice(game, 0, None, 4):
        for shape in SHAPES:
            scene = picture.scene(seen, "fr", shape=shape)
            for id, text in scene.pieces.items():
                piece = ElementTree.fromstring(text)
                assert [found.get("id") for found in piece.iter() if found.get("id")] == [id]
                assert piece.tag == "g" and piece.get("id") == id and piece.get("class") == "piece"
                assert re.fullmatch(r"transform:translate\(\S+px,\S+px\) rotate\(\S+deg\) scale\(\S+\)", piece.get("style", ""))


def test_a_whole_document_has_no_id_twice(game: list[CardsView]) -> None:
    for shape in SHAPES:
        root = ElementTree.fromstring(document(picture.symbols(), picture.scene(game[60], "en", shape=shape)))
        ids = [found.get("id") for found in root.iter() if found.get("id")]
        assert len(ids) == len(set(ids)) > 100


def test_every_reference_leads_somewhere(game: list[CardsView]) -> None:
    symbols = picture.symbols()
    there = set(re.findall(r'\bid="([^"]+)"', symbols))
    assert set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', symbols)) <= {(id, "") for id in there} | {("", id) for id in there}
    for seen in islice(game, 0, None, 5):
        for text in picture.scene(seen, "fr").pieces.values():
            assert set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r'data-zoom="([^"]+)"', text)) <= there
            assert set(re.findall(r"url\(#([^)]+)\)", text)) <= there


def test_symbols_bear_the_games_prefix() -> None:
    assert all(id.startswith("cards-") for id in re.findall(r'\bid="([^"]+)"', picture.symbols()))
    ElementTree.fromstring(f"<defs>{picture.symbols()}</defs>")


def test_only_the_ground_has_filters(game: list[CardsView]) -> None:
    scene = picture.scene(game[40], "en")
    assert "filter" in scene.ground
    assert "filter" not in picture.symbols() and not any("filter" in text for text in scene.pieces.values())


@pytest.mark.parametrize("shape", SHAPES)
def test_the_ground_is_the_same_for_all_and_stands_alone(shape: str, game: list[CardsView]) -> None:
    grounds = {picture.scene(seen, language, shape=shape).ground for seen in game[::20] for language in ("en", "fr")}
    assert len(grounds) == 1
    root = ElementTree.fromstring(grounds.pop())
    scene = picture.scene(game[0], "en", shape=shape)
    assert root.tag == f"{SVG}svg" and root.get("viewBox") == f"0 0 {scene.width} {scene.height}"


@pytest.mark.rule("CARDS-0.2")
@pytest.mark.parametrize("options", GAMES)
def test_everything_that_can_be_picked_is_a_piece_and_shows_when_it_is(options: dict[str, str]) -> None:
    offered = 0
    for state in positions(options, seed=5, moves=400):
        seat = state.turn()
        if seat not in (0, 1):
            continue
        picks = [pick.target for pick in plans.offer(state, seat, (), "en").picks]
        offered += len(picks)
        seen = view(state, seat)
        plain = picture.scene(seen, "en").pieces
        picked = picture.scene(seen, "en", picks).pieces
        assert set(picks) <= plain.keys() == picked.keys()
        assert all(plain[id] != picked[id] for id in picks)
    assert offered > 100


@pytest.mark.rule("CARDS-3.3")
def test_a_card_keeps_its_id_from_hand_to_barrier_to_battle_to_the_fallen() -> None:
    """Looked at by its owner: what was in hand before his commitment is still there, by the same ids, after the reveal."""
    kept = 0
    for before, after in zip(positions({}, seed=8, moves=300), islice(positions({}, seed=8, moves=301), 1, None), strict=False):
        old, new = view(before, 0), view(after, 0)
        if old.stage == new.stage == "ambush" or (old.stage, new.stage) in {("ambush", "reveal"), ("reveal", "arrows")}:
            kept += 1
            assert faces(picture.scene(old, "en"), "r") == faces(picture.scene(new, "en"), "r")
    assert kept > 5


@pytest.mark.rule("CARDS-3.10")
def test_a_prize_that_is_won_can_be_followed_to_its_winner() -> None:
    seen = next(seen for seen in views({}, seed=3) if seen.prize == 1)
    (open_,) = (id for id, text in picture.scene(seen, "en").pieces.items() if id.startswith("p-1-") and "cards-glow" in text)
    prizes = tuple(n + (kind == 1) for kind, n in enumerate(seen.robin.prizes))
    robins = msgspec.structs.replace(seen, prize=None, robin=msgspec.structs.replace(seen.robin, prizes=prizes))
    assert open_ in picture.scene(robins, "en").pieces
    prizes = tuple(n + (kind == 1) for kind, n in enumerate(seen.sheriff.prizes))
    sheriffs = msgspec.structs.replace(seen, prize=None, sheriff=msgspec.structs.replace(seen.sheriff, prizes=prizes))
    assert any(f'data-from="{open_}"' in text for text in picture.scene(sheriffs, "en").pieces.values())


@pytest.mark.rule("CARDS-6.4")
def test_nothing_behind_the_other_sides_barrier_is_drawn() -> None:
    """The Sheriff sees the same whatever Robin has committed, and a watcher sees no unknown face."""
    for state in positions({}, seed=4, moves=300):
        seen = view(state, 1)
        if seen.stage != "ambush":
            continue
        assert len(faces(picture.scene(seen, "en"), "r")) == sum(seen.robin.known)
        public = picture.scene(view(state, WATCHER), "en")
        assert not faces(public, "s") or sum(view(state, WATCHER).sheriff.known) == len(faces(public, "s"))


@pytest.mark.rule("CARDS-6.3")
def test_known_cards_are_faces_among_the_backs() -> None:
    seen = next(seen for seen in views({}, seed=2) if seen.seat == 0 and any(seen.sheriff.known) and seen.stage == "ambush")
    scene = picture.scene(seen, "en")
    kind = next(kind for kind, n in enumerate(seen.sheriff.known) if n)
    assert f"s-{kind}-0" in scene.pieces
    assert f"s-back-{seen.sheriff.held - sum(seen.sheriff.known) - 1}" in scene.pieces


@pytest.mark.parametrize(("seat", "bottom"), [(0, "r"), (1, "s"), (WATCHER, "r")])
def test_the_reader_sits_at_the_bottom(seat: int, bottom: str) -> None:
    scene = picture.scene(view(setup.start({}), seat), "en")
    height = {id: float(text.split("px,")[1].split("px")[0]) for id, text in scene.pieces.items()}
    other = "s" if bottom == "r" else "r"
    assert height[f"deck-{bottom}"] > scene.height / 2 > height[f"deck-{other}"]


def test_names_and_labels_are_in_the_readers_language() -> None:
    start = view(setup.start({}), 0)
    french, english = picture.scene(start, "fr"), picture.scene(start, "en")
    assert "pioche" in french.pieces["deck-r-label"] and "deck" in english.pieces["deck-r-label"]
    assert "cards-r-8-fr" in picture.symbols() and "cards-r-8-en" in picture.symbols()
    assert french.alt != english.alt


def test_pictures_stay_small(game: list[CardsView]) -> None:
    """Text of the live layer, before compression."""
    assert max(sum(map(len, picture.scene(seen, "fr").pieces.values())) for seen in game) < 60_000
    assert len(picture.symbols()) < 210_000


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sheet_shows_every_face_and_back_with_its_copies(language: str) -> None:
    """CARDS-1.1 to 1.3: 26 kinds, 140 cards."""
    drawn = sheet.sheet(language)
    root = ElementTree.fromstring(drawn)
    shown = [use.get("href") for use in root.iter(f"{SVG}use")]
    placed = {name for name in shown if re.fullmatch(rf"#cards-[rsp]-\d+-{language}|#cards-back-[rsp]", name or "")}
    assert len(placed) == 26 + 3
    copies = [int((text.text or "")[2:]) for text in root.iter(f"{SVG}text") if (text.text or "").startswith("× ")]
    assert len(copies) == 26 and sum(copies) == 60 + 60 + 20
