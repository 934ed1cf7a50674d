"""SKIRMISH-S.3, 8a, 8.1: set-up, and what the scenarios' set-up clauses let stand where."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sherwood.games.skirmish import board, deployment, position, setup
from sherwood.games.skirmish.kinds import HIDE, PLACE
from sherwood.games.skirmish.lineup import BUILDINGS, TREES
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.moves import Moves, a_of, b_of, c_of, kind_of
from sherwood.kernel.play import legal, random_move
from sherwood.kernel.rng import Rng

from .field import Field, field


def game(scenario: str, **options: str) -> Field:
    return Field(setup.start({"scenario": scenario, **options}))


def until(f: Field, done: Callable[[Skirmish], bool], seed: int = 1) -> Field:
    """Plays on at random until something is so."""
    rng, out = Rng(seed), Moves()
    while not done(f.state):
        f.state.play(random_move(f.state, rng, out))
    return f


def set_up(f: Field, seed: int = 1) -> Field:
    return until(f, lambda state: state.number > 0, seed)


def asks(f: Field) -> str:
    """Who is to be set up; empty where the seat chooses whom."""
    about = f.state.about()
    return f.name(about) if about >= 0 else ""


def spots(f: Field, name: str) -> set[str]:
    """Where it stands, hex by hex."""
    counter = f.counter(name)
    return {f.label(place) for place in (f.state.front[counter], f.state.rear[counter]) if place >= 0}


def offered(f: Field) -> set[str]:
    """The hexes of the counter's front that are offered."""
    return {f.label(b_of(move)) for move in legal(f.state) if kind_of(move) == PLACE}


# -- step by step -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-S.3", "SKIRMISH-0.1", "SKIRMISH-S1.1")
def test_one_side_sets_up_after_the_other_and_then_the_first_turn_begins() -> None:
    f = game("s6")
    order = []
    while f.state.number == 0:
        order.append(f.state.turn())
        f.state.play(legal(f.state)[0])
    assert order == sorted(order) and set(order) == {0, 1}
    f = set_up(game("s1"))
    assert f.state.number == 1 and f.state.acting() == 0 and f.state.stage.factions[0] == "sheriff"


@pytest.mark.rule("SKIRMISH-S.3", "SKIRMISH-0.3")
def test_counters_are_set_up_in_one_order() -> None:
    f = game("s1")
    assert asks(f) == "much"
    assert f.breaks("place alan 0505") == "S.3"
    f.state.play(legal(f.state)[0])
    assert asks(f) == "alan"


@pytest.mark.rule("SKIRMISH-S.3", "SKIRMISH-1.1b")
def test_no_two_counters_are_set_up_in_one_hex() -> None:
    f = game("s6")
    f.plays("place hardouin woods:0508")
    assert f.breaks("place wolf woods:0508") == "1.1b"
    assert f.breaks("place wolf cottage:1005") == "S.3"
    f.plays("place wolf woods:0509")


@pytest.mark.rule("SKIRMISH-S.3", "SKIRMISH-4.1g")
def test_nobody_is_set_up_where_he_could_not_come() -> None:
    f = game("s4", s4_robin_mounted="on")
    until(f, lambda state: asks(f) == "robin")
    assert f.breaks("place robin woods:0508 woods:0607") == "4.1g"
    assert f.breaks("place robin woods:0508") == "0.3"
    assert f.breaks("place robin woods:0508 woods:0510") == "4.1g"
    f.plays("place robin woods:0508 woods:0408")
    assert spots(f, "robin") == {"woods:0508", "woods:0408"}


@pytest.mark.rule("SKIRMISH-S.3")
def test_two_hex_counters_fit_entirely_in_the_zone() -> None:
    f = game("s8")
    until(f, lambda state: asks(f) == "marian")
    label = dict(enumerate(f.state.board.labels))
    for move in legal(f.state):
        for hex in (b_of(move), c_of(move)):
            assert label[hex].startswith("gulch:") and 8 <= int(label[hex][6:8]) <= 13


# -- the scenarios' places --------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-S1.4")
def test_s1_in_the_forge_in_the_inn_and_away_from_both() -> None:
    f = game("s1")
    symbols = dict(zip(f.state.board.labels, f.state.board.symbols, strict=True))
    assert {symbols[label] for label in offered(f)} == {"3"}
    f.state.play(legal(f.state)[0])
    assert {symbols[label] for label in offered(f)} == {"5", "6"}
    for _ in ("alan", "mildred"):
        f.state.play(legal(f.state)[0])
    chosen = {f.name(a_of(move)) for move in legal(f.state)}
    assert chosen == {"garulf", "hardouin", "sibold", "simon"}
    f.state.play(next(move for move in legal(f.state) if a_of(move) == f.counter("sibold")))
    rest = {asks(f)}
    outside = offered(f)
    assert not {symbols[label] for label in outside} & set("3456789")
    while f.state.number == 0:
        rest.add(asks(f))
        f.state.play(legal(f.state)[-1])
    assert rest == {"isaac", "tuck", "garulf", "hardouin", "simon"}
    inn = [hex for hex, symbol in enumerate(f.state.board.symbols) if symbol in "3456789"]
    for label in outside:
        hex = f.state.board.find(label)
        assert not {f.state.board.neighbour[6 * hex + d] for d in range(6)} & set(inn)


@pytest.mark.rule("SKIRMISH-S2.3")
def test_s2_only_the_priest_is_set_up_and_the_rest_come_in() -> None:
    f = game("s2")
    assert asks(f) == "waleran" and all(f.state.board.building[f.state.board.find(label)] >= 0 for label in offered(f))
    f.state.play(legal(f.state)[0])
    assert f.state.number == 1
    f.plays("pick martin", "step martin 0801")
    assert f.breaks("stop martin") == ""


@pytest.mark.rule("SKIRMISH-S3.4")
def test_s3_hostages_in_the_warehouse_and_four_normans_in_other_buildings() -> None:
    f = game("s3")
    assert asks(f) == "rebecca" and f.state.turn() == 0
    warehouse = offered(f)
    assert len(warehouse) == sum(symbol == "2" for symbol in f.state.board.symbols)
    f.state.play(legal(f.state)[0])
    f.state.play(legal(f.state)[0])
    assert asks(f) == "" and f.state.turn() == 1
    assert f.counter("brian") not in {a_of(move) for move in legal(f.state)}
    set_up(f)
    normans = [counter for counter in range(f.state.cast.n) if f.state.faction[counter] == 1 and f.state.front[counter] >= 0]
    inside = [counter for counter in normans if f.state.board.building[f.state.front[counter]] >= 0]
    assert len(normans) == 10 and len(inside) >= 4
    assert not {f.label(f.state.front[counter]) for counter in normans} & warehouse


@pytest.mark.rule("SKIRMISH-S3.4", "SKIRMISH-0.3")
def test_whom_a_seat_chooses_it_chooses_in_rising_order_and_never_too_few() -> None:
    f = game("s3")
    f.state.play(legal(f.state)[0])
    f.state.play(legal(f.state)[0])
    movers = sorted({a_of(move) for move in legal(f.state)})
    last_able = movers[-1]
    f.state.play(next(move for move in legal(f.state) if a_of(move) == last_able))
    assert f.breaks(f"place {f.name(movers[0])} cottage:0805") == "S.3"
    for _ in range(3):
        assert asks(f) == "" and a_of(legal(f.state)[0]) > last_able
        last_able = a_of(legal(f.state)[0])
        f.state.play(legal(f.state)[0])
    assert asks(f) != ""


@pytest.mark.rule("SKIRMISH-S4.7", "SKIRMISH-H.4")
def test_s4_villagers_first_then_robin_s_men_in_trees() -> None:
    f = game("s4", seating="four")
    assert {label.split(":")[0] for label in offered(f)} == {"inn", "cottage"}
    assert f.state.turn() == 3
    until(f, lambda state: kind_of(legal(state)[0]) == HIDE)
    assert f.state.turn() == 1
    assert all(b_of(move) >= f.state.board.buildings for move in legal(f.state))
    set_up(f)
    robin = [counter for counter in range(f.state.cast.n) if f.state.faction[counter] == 1]
    assert {f.state.front[counter] for counter in robin} == {position.HIDDEN} and len(robin) == 9


@pytest.mark.rule("SKIRMISH-S5.4")
def test_s5_lovers_sentry_horses_and_the_hidden() -> None:
    f = game("s5")
    while asks(f) in ("robin", "marian"):
        assert {f.state.board.symbols[f.state.board.find(label)] for label in offered(f)} == {"1"}
        f.state.play(legal(f.state)[0])
    assert asks(f) == "will" and offered(f) == {"cottage:0808"}
    f.plays("place will cottage:0808")
    walls = (board.WALL, board.WINDOW, board.LOW_WALL)
    while asks(f).startswith("cavalry-horse"):
        for move in legal(f.state):
            sides = [f.state.board.side[6 * hex + d] for hex in (b_of(move), c_of(move)) for d in range(6)]
            assert set(sides) & set(walls)
        f.state.play(legal(f.state)[len(legal(f.state)) // 2])
    assert kind_of(legal(f.state)[0]) == HIDE
    set_up(f)
    hidden = {f.name(counter) for counter in range(f.state.cast.n) if f.state.front[counter] == position.HIDDEN}
    assert hidden == {"little-john", "tuck", "alwin", "reynold", "falko", "boldewin", "saxbert"}


@pytest.mark.rule("SKIRMISH-S7.4", "SKIRMISH-X.95")
def test_x95_nobody_sits_in_doors_and_windows_of_the_tavern() -> None:
    f = game("s7")
    until(f, lambda state: asks(f) == "gregoire")
    for label in ("0806", "1006", "0803", "0705"):
        assert f.breaks(f"place gregoire {label}") in ("S.3", "1.1b") and label not in offered(f)
    until(f, lambda state: asks(f) == "robin", seed=3)
    assert "1103" in offered(f)
    f = game("s7", window_seats="on")
    assert {"0806", "1006", "0803", "0705"} <= offered(f)
    until(f, lambda state: asks(f) == "gregoire", seed=2)
    assert f.state.who[f.place("0805")] >= 0 or f.may("place gregoire 0805")


@pytest.mark.rule("SKIRMISH-S7.4")
def test_s7_henchmen_near_the_inn_and_villagers_outside() -> None:
    f = game("s7")
    until(f, lambda state: asks(f) == "finn")
    inn = [hex for hex, symbol in enumerate(f.state.board.symbols) if symbol in "56789"]
    for label in offered(f):
        hex = f.state.board.find(label)
        assert f.state.board.symbols[hex] not in "56"
        assert min(f.state.board.distance(hex, other) for other in inn) <= 3
    until(f, lambda state: asks(f) == "hardouin")
    assert not {f.state.board.symbols[f.state.board.find(label)] for label in offered(f)} & set("456789")


@pytest.mark.rule("SKIRMISH-S8.5", "SKIRMISH-S8.2", "SKIRMISH-7.2a")
def test_s8_a_cart_is_set_up_with_its_animal_before_it_and_rebecca_in_it() -> None:
    f = game("s8", s8_convoy_cart="on")
    assert asks(f) == "carriage"
    assert f.breaks("place carriage gulch:0807 gulch:0808") == "4.1g"
    f.plays("place carriage gulch:1007 gulch:0908")
    assert f.where("rebecca") == "gulch:1007" and asks(f) == "draft-horse"
    for move in legal(f.state):
        assert f.state.board.can_step(board.HARNESSED, f.place("gulch:1007"), c_of(move))
    assert f.breaks("place draft-horse gulch:1307 gulch:1207") == "7.2a"
    set_up(f)
    assert f.state.cart[f.counter("draft-horse")] == f.counter("carriage")


@pytest.mark.rule("SKIRMISH-7.2e", "SKIRMISH-7.2f")
def test_the_first_aboard_sits_next_to_the_animal_and_the_second_behind_him() -> None:
    f = game("s8", s8_convoy_cart="on")
    f.state.cart[f.counter("hige")] = f.counter("carriage")
    f.plays("place carriage gulch:1007 gulch:0908")
    assert (f.where("rebecca"), f.where("hige")) == ("gulch:1007", "gulch:0908")


@pytest.mark.rule("SKIRMISH-7.2a", "SKIRMISH-S.3")
def test_a_cart_stands_only_where_its_animal_finds_room() -> None:
    f = game("s8", s8_convoy_cart="on")
    for move in legal(f.state)[::7]:
        state = f.copy()
        state.play(move)
        assert state.asked() == position.SETUP and legal(state)


# -- hideouts (SKIRMISH-8.1) ------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-8.1b", "SKIRMISH-X.65", "SKIRMISH-8.1a")
def test_x65_no_third_man_in_a_tree() -> None:
    f = game("s5")
    until(f, lambda state: kind_of(legal(state)[0]) == HIDE)
    tree = "K"
    for _ in range(2):
        assert f.breaks(f"hide {asks(f)} {tree}") == ""
        f.plays(f"hide {asks(f)} {tree}")
    assert f.breaks(f"hide {asks(f)} {tree}") == "8.1b"
    assert f.breaks(f"hide {asks(f)} L") == ""


def hiding(maps: str, saxon: str, kinds: int = BUILDINGS | TREES, count: int = 0) -> Field:
    """These men are to hide, in the order in which they are named."""
    f = field(maps, norman="finn 0101", saxon=saxon)
    f.state.depth = 0
    for counter in range(1, f.state.cast.n):
        if f.state.front[counter] != position.RIDDEN:
            f.state.take_off(counter, position.TO_ENTER)
            f.state.faction[counter] = 1
    f.state.stage.lineup.set_up(1, (1 << f.state.cast.n) - 2, count, kinds, 0)
    deployment.begin(f.state)
    return f


PEASANTS = "garulf 0201, simon 0301, sibold 0401, fulmar 0501, ubbo 0601, hige 0701, ludbert 0801"


@pytest.mark.rule("SKIRMISH-8.1c", "SKIRMISH-X.65")
def test_x65_no_mail_in_trees_and_no_riders_anywhere() -> None:
    f = hiding("cottage", "guy 0901")
    assert f.breaks("hide guy Q") == "8.1c"
    f.plays("hide guy cottage")
    g = hiding("cottage", "marian 0901/1001")
    assert g.breaks("hide marian cottage") == g.breaks("hide marian Q") == "8.1c"
    h = hiding("cottage", "wolf 0901, will 1001")
    assert h.breaks("hide wolf Q") == "8.1c"


@pytest.mark.rule("SKIRMISH-8.1b", "SKIRMISH-X.65")
def test_x65_six_in_the_cottage() -> None:
    f = hiding("cottage", PEASANTS)
    for name in ("garulf", "simon", "sibold", "fulmar", "ubbo", "hige"):
        f.plays(f"hide {name} cottage")
    assert f.breaks("hide ludbert cottage") == "8.1b"
    f.plays("hide ludbert Q")
    assert f.state.asked() != position.SETUP


@pytest.mark.rule("SKIRMISH-8.1b", "SKIRMISH-8.1c")
def test_room_in_houses_is_kept_for_those_who_can_hide_nowhere_else() -> None:
    f = hiding("cottage", PEASANTS + ", alan 1001, much 1101, isaac 1201, will 1301, guy 0901")
    room = sum(f.state.board.capacity[: f.state.board.buildings])
    for inside in range(room - 1):
        f.plays(f"hide {asks(f)} {'cottage' if inside < 6 else 'warehouse'}")
    assert room < 12 and f.breaks(f"hide {asks(f)} warehouse") == "8.1b" and f.may(f"hide {asks(f)} R")


@pytest.mark.rule("SKIRMISH-8.1d", "SKIRMISH-0.3")
def test_a_seat_may_choose_whom_it_hides() -> None:
    f = hiding("cottage", "garulf 0201, guy 0301, simon 0401, sibold 0501", kinds=TREES, count=2)
    assert {f.name(a_of(move)) for move in legal(f.state)} == {"garulf", "simon"}
    f.plays("hide simon Q")
    assert {f.name(a_of(move)) for move in legal(f.state)} == {"sibold"}
    f.plays("hide sibold Q")
    assert f.state.asked() != position.SETUP and f.state.front[f.counter("garulf")] == position.TO_ENTER


@pytest.mark.rule("SKIRMISH-8a", "SKIRMISH-8.1d")
def test_nobody_hides_where_the_scenario_has_no_ambush() -> None:
    f = game("s6")
    assert f.breaks("hide hardouin A") == "0.3"
    f = game("s5")
    until(f, lambda state: kind_of(legal(state)[0]) == HIDE)
    assert f.breaks(f"hide {asks(f)} cottage") == "0.3"
    assert f.breaks(f"place {asks(f)} woods:0508") == "8.1d"


def test_every_scenario_is_set_up_in_every_form() -> None:
    """No choice of moves leads where nobody can be set up, whatever is switched on."""
    for options in forms():
        f = Field(setup.start(options))
        set_up(f, seed=len(str(options)))
        for counter in range(f.state.cast.n):
            assert f.state.front[counter] != position.TO_ENTER or f.state.stage.lineup.group[counter] >= 0


def forms() -> list[dict[str, str]]:
    """Each scenario in each seating, plain and with all of its switches."""
    found = []
    for name, scenario in setup.SCENARIOS.items():
        own = [switch for switch, of in setup.switches(scenario).items() if of in scenario.options]
        for seating in scenario.seats:
            base = {"scenario": name, "seating": seating}
            found += [base, {**base, **dict.fromkeys(own, "on")}] if own else [base]
    return found
