"""Plans: what is offered to be picked, what the picks come to, and what is said of it before it is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from sherwood.games.skirmish import kinds, plans, setup
from sherwood.games.skirmish.foresight import make
from sherwood.games.skirmish.prospects import hit_chance
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.game import About, Offer, Pick
from sherwood.kernel.moves import UNKNOWN, kind_of, pack
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER
from tests.games.skirmish.field import CLAUSES, Field, field
from tests.games.skirmish.fights import driven, fights, strikes
from tests.games.skirmish.test_blinding import hunt
from tests.games.skirmish.test_carts import CHAIN


class Draft:
    """What a seat that is asked is offered with some names picked: counters, or places."""

    def __init__(self, f: Field, *picked: str) -> None:
        self.f = f
        self.seat = int(f.state.turn())
        self.picked = tuple(self.target(name) for name in picked)

    def target(self, name: str) -> str:
        return f"h-{self.f.place(name)}" if name[0].isdigit() else f"c-{self.f.counter(name)}"

    def name(self, target: str) -> str:
        letter, _, number = target.partition("-")
        return self.f.name(int(number)) if letter == "c" else self.f.label(int(number))

    @property
    def offer(self) -> Offer:
        return plans.offer(self.f.state, self.seat, self.picked, "en")

    @property
    def picks(self) -> dict[str, Pick]:
        return {self.name(pick.target): pick for pick in self.offer.picks}

    @property
    def free(self) -> list[str]:
        """What can be picked further."""
        return [name for name, pick in self.picks.items() if not pick.picked]

    @property
    def badges(self) -> dict[str, str]:
        return {name: pick.badge for name, pick in self.picks.items() if not pick.picked}

    @property
    def plan(self) -> list[str]:
        return [self.f.text(move) for move in self.offer.plan]

    @property
    def quick(self) -> list[list[str]]:
        return [[self.f.text(move) for move in quick.moves] for quick in self.offer.quick]

    @property
    def buttons(self) -> list[str]:
        return [self.f.text(move) for move in self.offer.moves]

    @property
    def about(self) -> About:
        return plans.about(self.f.state, self.seat, self.offer.plan, "en")

    @property
    def lines(self) -> list[tuple[str, str]]:
        return [(line.text, line.clause.removeprefix("SKIRMISH-")) for line in self.about.lines]

    def trail(self, name: str) -> list[str]:
        return [self.name(target) for target in self.picks[name].trail]

    def why_not(self, name: str) -> str:
        """The clause that keeps it from being picked; empty if none does."""
        fault = plans.why_not(self.f.state, self.seat, self.picked, self.target(name))
        return CLAUSES[fault].removeprefix("SKIRMISH-") if fault else ""


# -- setting up -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-S.3")
def test_a_man_is_set_up_by_one_pick_and_all_by_a_button() -> None:
    state = setup.start({"scenario": "s1"})
    offer = plans.offer(state, state.turn(), (), "en")
    assert all(pick.target.startswith("h-") for pick in offer.picks), "whom the question is about needn't be picked"
    assert len(plans.offer(state, state.turn(), (offer.picks[0].target,), "en").plan) == 1
    (placed,) = offer.quick
    for move in placed.moves:
        assert state.fault(move) == 0
        state.play(move)
    assert len(placed.moves) == 9 and state.turn() != 1


@pytest.mark.rule("SKIRMISH-8.1a", "SKIRMISH-H.2")
def test_nobody_is_hidden_by_a_button() -> None:
    state = setup.start({"scenario": "s5"})
    while any(kind_of(move) == kinds.PLACE for move in legal(state)):
        state.play(legal(state)[0])
    offer = plans.offer(state, state.turn(), (), "en")
    assert offer.quick == () and {pick.target[0] for pick in offer.picks} == {"o"}


# -- walking ----------------------------------------------------------------------------------------------------------
def wood() -> Field:
    return field(
        "woods",
        norman="finn 0608, martin 0910 stunned, gebbo 0809, wolf 0306",
        saxon="robin 0508, will 0404^, tuck 0509, guy 0708/0808, alan 0909 captured",
        animals="ox 0407/0406",
    )


@pytest.mark.rule("SKIRMISH-0.7a", "SKIRMISH-4b")
def test_a_far_hex_is_a_walk_by_the_cheapest_way() -> None:
    draft = Draft(wood(), "robin", "0505")
    assert draft.plan == ["pick robin", "step robin 0507", "step robin 0506", "step robin 0505", "stop robin"]
    assert draft.picks["0505"].picked and draft.picks["0505"].badge == "4"
    assert draft.trail("0505") == ["0508", "0507", "0506", "0505"]
    assert draft.offer.hint == draft.about.text == "Costs 4 of 9 MPs."
    assert [text for text, _ in draft.lines] == ["Go to 0507: 1 MP", "Go to 0506: 1 MP", "Go to 0505: 2 MPs"]


@pytest.mark.rule("SKIRMISH-4.2c", "SKIRMISH-4.2a")
def test_steps_past_an_enemy_are_told() -> None:
    f = field("woods", norman="walker 0508", saxon="reynold 0608, alwin 0407", turn="norman")
    draft = Draft(f, "walker", "0509", "0609")
    past = "3 MPs, 2 of them past an enemy"
    assert draft.lines == [(f"Go to 0509: {past}", "4.2a"), (f"Go to 0609: {past}", "4.2a")]
    assert draft.about.text == "Costs 6 of 7 MPs."


def test_who_can_move_is_picked_first() -> None:
    draft = Draft(wood())
    assert draft.free == ["robin", "will", "tuck", "guy"]
    assert draft.plan == [] and draft.buttons == ["end_phase 1"]
    assert draft.badges == {"robin": "9", "will": "8", "tuck": "6", "guy": "12"}
    assert Draft(wood(), "robin").plan == []
    assert Draft(wood(), "robin").quick == [["pick robin", "stop robin"]]


def test_a_further_hex_goes_on_from_the_first() -> None:
    draft = Draft(wood(), "robin", "0507", "0508")
    assert draft.plan == ["pick robin", "step robin 0507", "step robin 0508", "stop robin"]
    assert Draft(wood(), "robin", "0505").quick == [["pick robin", "step robin 0507", "step robin 0506", "step robin 0505"]]


def test_what_follows_a_lost_pick_is_let_go() -> None:
    draft = Draft(wood(), "0505", "finn")
    assert draft.plan == [] and draft.free == ["robin", "will", "tuck", "guy"]


@pytest.mark.rule("SKIRMISH-4.4b", "SKIRMISH-4.4d", "SKIRMISH-4.5a")
def test_up_the_tree_after_a_walk_and_down_again() -> None:
    f = field("woods", norman="finn 0101", saxon="gilbert 0705")
    up = Draft(f, "gilbert", "0705^")
    assert up.plan == ["pick gilbert", "climb gilbert 0705^", "stop gilbert"]
    assert Draft(f, "gilbert").badges["0705^"] == up.picks["0705^"].badge == "6"
    g = field("woods", norman="finn 0101", saxon="gilbert 0705^")
    down = Draft(g, "gilbert", "0705")
    assert down.plan == ["pick gilbert", "climb gilbert 0705", "stop gilbert"]
    assert ["pick gilbert", "jump gilbert 0705"] in down.quick
    jump = Draft(g, "gilbert", "0805")
    assert jump.plan == ["pick gilbert", "jump gilbert 0805"]
    assert jump.about == About("Lands safely 70 %, falls and is stunned 20 %, falls and is wounded 10 %.", "SKIRMISH-4.5c")


@pytest.mark.rule("SKIRMISH-4.5h")
def test_armour_and_a_horse_make_a_jump_harder() -> None:
    f = field("inn", norman="brian 1007, walker 0101", saxon="tuck 0301", animals="cavalry-horse 1008/1108", turn="norman")
    f.plays("pick brian")
    vault = Draft(f, "cavalry-horse")
    assert vault.plan == ["vault brian cavalry-horse"]
    assert vault.about.text == "Falls and is wounded 40 %, lands safely 40 %, falls and is stunned 20 %."
    assert vault.lines == [("Jump roll: armour, or a horse to land on +3", "4.5d")]


@pytest.mark.rule("SKIRMISH-4.3e", "SKIRMISH-7.1b")
def test_a_horse_is_mounted_from_its_side_and_led_from_its_front() -> None:
    f = field("cottage", norman="guy 0610, finn 0809", saxon="tuck 0101", animals="cavalry-horse 0710/0711", turn="norman")
    assert Draft(f, "guy", "cavalry-horse").plan == ["pick guy", "mount guy cavalry-horse"]
    led = Draft(f, "finn", "cavalry-horse", "0808")
    assert led.plan == ["pick finn", "lead finn cavalry-horse", "step finn 0808", "stop finn"]


@pytest.mark.rule("SKIRMISH-7.1d")
def test_who_leads_walks_too() -> None:
    f = field("cottage", norman="walker 0809", saxon="tuck 0101", animals="ox 0810/0811", turn="norman")
    f.state.leads[f.counter("walker")] = f.counter("ox")
    assert Draft(f, "walker", "0807").plan == ["pick walker", "step walker 0808", "step walker 0807", "stop walker"]
    assert len(Draft(f, "walker", "0810").plan) > 3, "he walked over the ox"


@pytest.mark.rule("SKIRMISH-7.2c")
def test_who_leads_a_chain_goes_step_by_step() -> None:
    chain = "draft-horse 1207/1108 pulls:carriage, carriage 1008/0908"
    f = field("gulch", norman="finn 1809", saxon="robin 1307", animals=chain)
    f.state.leads[f.counter("robin")] = f.counter("draft-horse")
    free = Draft(f, "robin").free
    assert "1406" in free and "1506" not in free
    assert Draft(f, "robin", "1406", "1506").plan == ["pick robin", "step robin 1406", "step robin 1506", "stop robin"]


@pytest.mark.rule("SKIRMISH-4.1l")
def test_who_enters_is_picked_at_the_edge_and_goes_on() -> None:
    f = field("woods", norman="finn 0608", saxon="robin gate0, tuck 0509")
    edge = Draft(f, "robin").free[0]
    assert Draft(f, "robin", edge).plan == ["pick robin", f"step robin {edge}", "stop robin"]
    assert len(Draft(f, "robin", edge).free) > 10


@pytest.mark.rule("SKIRMISH-8.2b", "SKIRMISH-8.4d", "SKIRMISH-H.1")
def test_a_walk_is_planned_as_if_nobody_were_hidden() -> None:
    def offered(hideout: str) -> Draft:
        return Draft(field("woods", norman=f"finn 0101, walker hidden:{hideout}", saxon="robin 0708"), "robin", "0706", "0607")

    plan = ["pick robin", "step robin 0707", "step robin 0706", "step robin 0607", "stop robin"]
    one, other = (offered(hideout) for hideout in offered("A").f.state.board.hideouts[:2])
    assert one.plan[-1] == plan[-1] and one.offer == other.offer and one.about == other.about


@pytest.mark.rule("SKIRMISH-8.4b", "SKIRMISH-0.7a")
@pytest.mark.parametrize("hideout", ["cottage", "warehouse"])
def test_a_walk_goes_on_through_a_hideout_as_if_it_were_empty(hideout: str) -> None:
    f = field("cottage", norman=f"finn 0101, walker hidden:{hideout}", saxon="robin 0807")
    plan = Draft(f, "robin", "0805").plan
    assert plan == ["pick robin", "step robin 0806", "step robin 0805", "stop robin"]


# -- shooting ---------------------------------------------------------------------------------------------------------
def archers(norman: str = "finn 0608, gebbo 0809") -> Field:
    return field("woods", norman=norman, saxon="robin 0502, gilbert 0706^, tuck 0509, reynold 0511 wounded", phase="missile")


@pytest.mark.rule("SKIRMISH-3.3a", "SKIRMISH-3.3b", "SKIRMISH-O.1")
def test_shooter_and_target_in_either_order() -> None:
    f = archers()
    assert "gilbert" in Draft(f).free and "gebbo" in Draft(f).free
    assert Draft(f, "gilbert").badges == {"gebbo": "50%"}
    assert Draft(f, "gebbo").badges["gilbert"] == "50%"
    draft = Draft(f, "gebbo", "gilbert")
    assert draft.plan == ["fire gilbert gebbo 0809"] == Draft(f, "gilbert", "gebbo").plan
    assert draft.trail("gebbo") == ["0706^", "0809"]
    assert draft.about.text == "Missed 50 %, wounded 25 %, driven back two hexes 15 %, killed 10 %."
    assert draft.lines == [("6 or less hits at this range", "3.3a"), ("To hit: Up the Tree +1", "3.3b")]


@pytest.mark.rule("SKIRMISH-3j")
def test_a_rider_is_shot_at_where_he_is_hit_best() -> None:
    f = field("cottage", norman="guy 0204/0205", saxon="gilbert 0714", phase="missile")
    assert hit_chance(f.state, f.move("fire gilbert guy 0204")) < hit_chance(f.state, f.move("fire gilbert guy 0205"))
    draft = Draft(f, "gilbert", "guy")
    assert draft.plan == ["fire gilbert guy 0205"] and draft.quick == []
    assert Draft(f, "gilbert").badges == {"guy": "60%"} == {"guy": Draft(f, "guy").badges["gilbert"]}


# -- fighting ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-5.2a", "SKIRMISH-5.2g", "SKIRMISH-5f")
def test_attackers_are_picked_in_any_order() -> None:
    f = fights("norman", "cottage", "finn 0409, walker 0408, gebbo 0510", "much 0509")
    assert Draft(f, "walker").free == ["much"]
    one = Draft(f, "walker", "much")
    assert one.plan == ["attack walker much", "strike much"] and set(one.free) == {"finn", "gebbo"}
    three = Draft(f, "gebbo", "much", "walker", "finn")
    assert three.plan == ["attack finn much", "join walker much", "join gebbo much"]
    total = sum(f.state.attack(f.counter(name)) for name in ("finn", "walker", "gebbo")) - 9
    assert three.picks["finn"].badge == f"+{total}"
    assert ("Columns: joint attack +1", "5.2b") in three.lines
    assert three.lines[0][1] == "5f" and three.lines[-1][1] == "5g"


@pytest.mark.rule("SKIRMISH-5e")
def test_the_results_of_a_blow_add_up_and_are_those_of_the_table() -> None:
    f = fights("norman", "cottage", "finn 0409", "tuck 0509")
    draft = Draft(f, "finn", "tuck")
    assert draft.about.clause == "SKIRMISH-5e"
    shares = [int(word) for word in draft.about.text.replace(",", "").split() if word.isdecimal()]
    assert sum(shares) == 100 and len(shares) > 2
    assert draft.trail("tuck") == ["0409", "0509"]


@pytest.mark.rule("SKIRMISH-5.3a", "SKIRMISH-5.3d", "SKIRMISH-5.3f")
def test_a_jump_attack_names_where_he_lands() -> None:
    f = fights("saxon", "inn", "finn 1008", "robin 1007")
    assert Draft(f, "robin", "finn").plan == []
    assert "1108" in Draft(f, "robin", "finn").free
    draft = Draft(f, "robin", "finn", "1108")
    assert draft.plan == ["attack robin finn 1108"]
    assert ("Columns: jump +1", "5.3b") in draft.lines and draft.about.text.startswith("Falls and is stunned 20 %, nothing 14 %")


@pytest.mark.rule("SKIRMISH-6.6a")
def test_who_must_surrender_is_told_for_sure() -> None:
    f = fights("norman", "cottage", "martin 1407, finn 1308, gebbo 1508, arnold 1409", "william 1408 wounded")
    draft = Draft(f, "william", "martin", "finn", "gebbo", "arnold")
    assert draft.about == About("Captured 100 %.", "SKIRMISH-6.6a")


@pytest.mark.rule("SKIRMISH-6.6c")
def test_who_may_accept_a_surrender_knows_what_the_roll_would_bring() -> None:
    men = "martin 1407, finn 1308, gebbo 1508, arnold 1409"
    f = fights("norman", "cottage", men, "william 1408 wounded", rules=("capture_optional",))
    strikes(f, "william", "martin", "finn", "gebbo", "arnold")
    said = {name: plans.about(f.state, 0, [f.move(name)], "en").text for name in ("accept 0 0", "accept 0 1")}
    assert said["accept 0 1"] == "Captured 100 %." and said["accept 0 0"].startswith("Killed ")


@pytest.mark.rule("SKIRMISH-S6.6")
def test_blinding_says_how_likely_it_is() -> None:
    draft = Draft(hunt(), "hardouin", "simon")
    assert draft.plan == ["blind hardouin simon"]
    assert draft.about == About("Nothing 60 %, blinded 40 %.", "SKIRMISH-S6.6")


def test_the_end_of_a_phase_says_who_could_still_act() -> None:
    f = wood()
    assert plans.about(f.state, 1, [f.move("end_phase 1")], "en").text == "4 men could still act."
    g = archers()
    assert plans.about(g.state, 1, [g.move("end_phase 1")], "en").text == "One man could still act."


@pytest.mark.rule("SKIRMISH-7.2e")
def test_a_coachman_picks_his_animal_and_where_it_goes() -> None:
    f = field("gulch", norman="waleran 0407", saxon="tuck 1908", animals=CHAIN, turn="norman")
    plan = Draft(f, "waleran", "draft-horse", "0808").plan
    assert plan[:2] == ["pick waleran", "drive waleran draft-horse"] and plan[-2:] == [
        "step draft-horse 0808",
        "stop draft-horse",
    ]


# -- afterwards -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-6.1a", "SKIRMISH-0.14")
def test_a_retreat_is_picked_hex_by_hex() -> None:
    f = driven(field("woods", norman="finn 0608", saxon="tuck 0609, robin 0101"), "tuck", 2, "finn")
    first = Draft(f).free[0]
    second = Draft(f, first).free[0]
    assert Draft(f, first, second).plan == [f"retreat tuck {first} 0", f"retreat tuck {second} 0"]


@pytest.mark.rule("SKIRMISH-6.1h")
def test_a_rider_goes_back_with_either_end() -> None:
    f = driven(field("woods", norman="finn 0608", saxon="guy 0609/0610, robin 0101"), "guy", 1, "finn")
    rear = [name for name in Draft(f).free if Draft(f, name).plan == [f"retreat guy {name} 1"]]
    assert (rear, Draft(f).free) == (["0711"], ["0710", "0711"])


@pytest.mark.rule("SKIRMISH-6.3a")
def test_an_advance_ends_where_it_is_picked() -> None:
    f = fights("norman", "cottage", "finn 0409", "tuck 0509 stunned")
    f.plays("attack finn tuck")
    while f.waits_for == "chance":
        f.rolls(1)
    assert Draft(f).buttons == ["no 0"]
    draft = Draft(f, "finn", "0509")
    assert draft.plan == ["advance finn 0509", "no 0"]
    assert draft.plan[:1] in draft.quick or draft.f.mps == 0


# -- ambush -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-8.2c", "SKIRMISH-8.2d")
def test_out_of_hiding_or_not() -> None:
    f = field("woods", norman="finn 0708", saxon="robin hidden:E, tuck 0101", turn="norman")
    f.walks("finn", "0707")
    assert f.waits_for == "saxon"
    draft = Draft(f)
    assert draft.buttons == ["no 1"] and "robin" in draft.free
    assert draft.quick == [["no 1"] * plans.STANDING]
    no = f.move("no 1")
    assert plans.complete(f.state, 1, [no] * 3) == (no, no, no)
    place = next(name for name in Draft(f, "robin").free)
    assert Draft(f, "robin", place).plan == [f"spring robin {place}"]


# -- why not ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-0.3")
@pytest.mark.parametrize(
    "picked, target, clause",
    [
        ("", "finn", "2c"), ("", "alan", "6.6e"), ("robin", "0608", "4.1a"), ("robin", "0509", "4.1c"), ("robin", "1414", "4b"),
        ("robin", "finn", "0.3"), ("robin", "0409", ""), ("", "robin", ""), ("guy", "0605", "4.1d"),
    ],
)  # fmt: skip
def test_why_not_of_walks(picked: str, target: str, clause: str) -> None:
    assert Draft(wood(), *picked.split()).why_not(target) == clause


@pytest.mark.parametrize(
    "picked, target, clause",
    [("", "tuck", "3a"), ("gilbert", "finn", "3.1.2a"), ("", "robin", "3.1.2a"), ("", "gebbo", ""), ("gilbert", "tuck", "3a")],
)
def test_why_not_of_shots(picked: str, target: str, clause: str) -> None:
    assert Draft(archers(), *picked.split()).why_not(target) == clause


def test_why_not_of_blows() -> None:
    f = fights("norman", "cottage", "finn 0409, walker 1409", "tuck 0509, much 0609")
    assert Draft(f, "finn").why_not("much") == "5a"
    assert Draft(f).why_not("walker") == "5a"
    assert Draft(f).why_not("tuck") == ""


# -- what is typed ----------------------------------------------------------------------------------------------------
def test_a_step_to_a_far_place_is_completed() -> None:
    f = wood()
    moves = [f.move("pick robin"), f.move("step robin 0505")]
    completed = plans.complete(f.state, 1, moves)
    assert [f.text(move) for move in completed] == Draft(f, "robin", "0505").plan[:-1]
    assert plans.complete(f.state, 1, [f.move("pick finn")]) == () == plans.complete(f.state, 0, moves)


def test_a_walk_takes_up_the_walker() -> None:
    f = field("woods", norman="finn 1509", saxon="robin 0508, will 0108")
    walk = plans.complete(f.state, 1, [f.move("step robin 0505")])
    assert [f.text(move) for move in walk] == ["pick robin", *Draft(f, "robin", "0505").plan[1:-1]]
    assert plans.complete(f.state, 1, [f.move("step finn 1508")]) == ()


@pytest.mark.rule("SKIRMISH-4.1l")
def test_who_is_off_the_map_enters_where_his_walk_is_cheapest() -> None:
    f = field("woods", norman="finn 1509", saxon="robin gate0, tuck 0509", turn="saxon")
    walk = [f.text(move) for move in plans.complete(f.state, 1, [f.move("step robin 0505")])]
    entries, costs = Draft(f, "robin").badges, {}
    for edge, mps in entries.items():
        if "0505" in (badges := Draft(f, "robin", edge).badges):
            costs[edge] = int(mps) + int(badges["0505"])
    edge = walk[1].split()[-1]
    assert walk[0] == "pick robin" and walk[-1] == "step robin 0505" and costs[edge] == min(costs.values())


def test_what_is_left_open_is_filled_in_where_only_one_thing_fits() -> None:
    f = field("woods", norman="finn 1108, guy 1208/1209", saxon="falko 0909", phase="missile")
    open_shot = pack(kinds.FIRE, f.counter("falko"), f.counter("finn"), UNKNOWN)
    assert [f.text(move) for move in plans.complete(f.state, 1, [open_shot])] == ["fire falko finn 1108"]
    assert plans.complete(f.state, 1, [pack(kinds.FIRE, UNKNOWN, UNKNOWN, UNKNOWN)]) == ()
    assert [f.text(move) for move in plans.complete(f.state, 1, [pack(kinds.END_PHASE, UNKNOWN)])] == ["end_phase 1"]


def test_an_attack_is_completed_unless_more_are_named() -> None:
    f = fights("norman", "cottage", "finn 0409, walker 0408, gebbo 0510", "much 0509")
    whole = plans.complete(f.state, 0, [f.move("attack finn much")])
    assert [f.text(move) for move in whole] == ["attack finn much", "strike much"]


# -- everything that is offered can be done ---------------------------------------------------------------------------
SITUATIONS = [
    wood(),
    archers(),
    fights("norman", "cottage", "finn 0409, walker 0408, gebbo 0510, guy 0508/0507", "much 0509, tuck 0609"),
    field("inn", norman="finn 0708, guy 0709/0609, walker hidden:inn", saxon="robin 0508, will 1007, tuck 0806"),
    field("woods", norman="finn 0708, gebbo 0809", saxon="robin hidden:E, will hidden:E, tuck 0101", turn="norman"),
]


def played(seed: int) -> Iterator[Field]:
    """Positions of a random game in which a seat is asked."""
    rng = Rng(seed)
    state = Field(SITUATIONS[seed % len(SITUATIONS)].copy()).state
    for _ in range(50):
        if state.turn() == OVER:
            return
        if state.turn() >= 0:
            yield Field(state)
        moves = legal(state)
        state.play(moves[rng.below(len(moves))] if state.turn() >= 0 else state.sample(rng))


@pytest.mark.parametrize("seed", range(5))
def test_picks_lead_to_moves_that_can_be_made(seed: int) -> None:
    rng = Rng(100 + seed)
    for f in played(seed):
        seat = int(f.state.turn())
        picked: list[str] = []
        for _ in range(4):
            offer = plans.offer(f.state, seat, picked, "en")
            assert {pick.target for pick in offer.picks if pick.picked} >= set(picked)
            assert offer.picks or offer.moves or offer.plan
            for moves in (offer.plan, *(quick.moves for quick in offer.quick), *((move,) for move in offer.moves)):
                assert plans.complete(f.state, seat, moves)[: len(moves)] == moves
                trial = f.copy()
                for move in moves[:1] if len(moves) == plans.STANDING else moves:
                    assert trial.turn() == seat and trial.fault(move) == 0, f.text(move)
                    make(trial, move)
            free = [pick.target for pick in offer.picks if not pick.picked]
            if not free:
                break
            assert plans.why_not(f.state, seat, picked, free[0]) == 0
            picked.append(free[rng.below(len(free))])


@pytest.mark.parametrize("scenario", ["s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8"])
def test_a_scenario_begins_by_picks_and_buttons_alone(scenario: str) -> None:
    """Set-up, entry and the first moves, each seat planning from what it knows."""
    rng, dice = Rng(7), Rng(8)
    state = setup.start({"scenario": scenario})
    for _ in range(50):
        while state.turn() == CHANCE:
            state.play(state.sample(dice))
        if state.turn() == OVER:
            return
        seat = state.turn()
        f = Field(cast(Skirmish, state.imagine(seat, dice)))
        picked: list[str] = []
        while not (offer := plans.offer(f.state, seat, picked, "en")).plan and not (offer.moves and rng.below(4) == 0):
            free = [pick.target for pick in offer.picks if not pick.picked]
            assert free or offer.moves, picked
            if not free:
                break
            picked.append(free[rng.below(len(free))])
        for move in offer.plan or offer.moves[:1]:
            if state.turn() == seat and not state.fault(move):
                state.play(move)


def test_who_is_not_asked_is_offered_nothing() -> None:
    f = wood()
    assert plans.offer(f.state, 0, (), "en") == Offer()
    assert plans.why_not(f.state, 0, (), "c-0") != 0 and plans.about(f.state, 0, (1,), "en") == About()
