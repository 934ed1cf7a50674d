"""SKIRMISH-4.1l: those who come in over the edge of the map, when they may and when they must."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish import rest, steps
from sherwood.games.skirmish.cast import MAN, STUNNED
from sherwood.games.skirmish.kinds import CANNOT_ENTER, CHOOSE, NO_HEX, NO_REST_AHEAD, NOT_NEXT, STEP, TOO_DEAR
from sherwood.games.skirmish.lineup import ANY_TIME, NO_GROUP
from sherwood.games.skirmish.position import CAPTURED, GATES, NO_PLACE, NOBODY, TO_ENTER, Position
from sherwood.kernel.moves import Moves, pack, shifted


# -- over which edge a group comes ------------------------------------------------------------------------------------
def is_waiting(p: Position, group: i64) -> bool:
    """Whether somebody of a group is still to enter, and nobody has said where."""
    for counter in range(p.cast.n):
        if p.stage.lineup.group[counter] == group and p.front[counter] == TO_ENTER and p.gate[counter] == NOBODY:
            return True
    return False


def ask_gates(p: Position, faction: i64) -> None:
    """At the start of its movement phase a faction is asked for each of its groups that may come now (SKIRMISH-S4.9, H.4)."""
    lineup = p.stage.lineup
    for group in range(lineup.groups):
        is_theirs = lineup.comers[group] == faction and lineup.turns[group] <= p.number
        if is_theirs and lineup.has_choice(group) and is_waiting(p, group):
            p.ask(GATES, p.acting_seat(), NOBODY, group)


def fill_gates(p: Position, out: Moves) -> None:
    lineup = p.stage.lineup
    group = p.amount()
    for edge in range(len(p.board.edges)):
        if lineup.edges[group] >> edge & 1 == 1:
            out.add(pack(CHOOSE, p.turn(), group, edge))
    if lineup.turns[group] == ANY_TIME:
        out.add(pack(CHOOSE, p.turn(), group, NO_HEX))


def choose(p: Position, group: i64, edge: i64) -> None:
    p.answered()
    if edge == NO_HEX:
        return
    for counter in range(p.cast.n):
        if p.stage.lineup.group[counter] == group and p.front[counter] == TO_ENTER:
            p.gate[counter] = edge


# -- when he enters ---------------------------------------------------------------------------------------------------
def edges(p: Position, counter: i64) -> i64:
    """The edges over which he may come now, as bits."""
    group = p.stage.lineup.group[counter]
    if group != NO_GROUP and p.stage.lineup.turns[group] > p.number:
        return 0
    if p.gate[counter] != NOBODY:
        return shifted(1, p.gate[counter])
    return 0 if group == NO_GROUP or p.stage.lineup.has_choice(group) else p.stage.lineup.edges[group]


def fault(p: Position, counter: i64) -> i64:
    """Why a counter that isn't on the map can't be taken up; 0 if it can come in. Who sits in a cart comes with its animal."""
    if p.front[counter] != TO_ENTER:
        return CANNOT_ENTER
    animal = p.animal_of(p.cart[counter]) if is_aboard(p, counter) else NOBODY
    if animal != NOBODY and p.is_on_map(animal):
        return 0
    mps = p.cast.pull[animal] if animal != NOBODY else p.allowance(counter)
    for hex in range(p.board.hexes):
        if fault_at(p, counter if animal == NOBODY else animal, hex, mps) == 0:
            return 0
    return CANNOT_ENTER


def is_aboard(p: Position, counter: i64) -> bool:
    """Whether he is to come in a cart that an animal draws (SKIRMISH-7.2)."""
    return p.cast.what[counter] == MAN and p.cart[counter] != NOBODY and p.animal_of(p.cart[counter]) != NOBODY


def is_bound(p: Position, counter: i64) -> bool:
    """Whether he must come as soon as he can: his turn is set, or his group has chosen its side (SKIRMISH-S4.9)."""
    group = p.stage.lineup.group[counter]
    if p.front[counter] != TO_ENTER or group == NO_GROUP:
        return False
    has_chosen = p.stage.lineup.has_choice(group) and p.gate[counter] != NOBODY
    return has_chosen or p.stage.lineup.turns[group] != ANY_TIME


# -- where he enters --------------------------------------------------------------------------------------------------
def is_gate(p: Position, counter: i64, hex: i64) -> bool:
    """Whether a hex lies at an edge over which he may come, on ground that his group keeps to."""
    if p.board.outer[hex] == 0 or edges(p, counter) & p.board.outer[hex] == 0:
        return False
    group = p.stage.lineup.group[counter]
    if group == NO_GROUP or p.stage.lineup.ground[group] == 0:
        return True
    return p.stage.lineup.ground[group] >> p.board.terrain[hex] & 1 == 1


def is_beside(p: Position, counter: i64, hex: i64) -> bool:
    """Whether a hex is next to one of those beside whom he enters (SKIRMISH-S2.5)."""
    group = p.stage.lineup.group[counter]
    if group == NO_GROUP or p.stage.lineup.beside[group] == NO_GROUP:
        return True
    for d in range(6 * hex, 6 * hex + 6):
        place = p.board.contact[d]
        if place >= 0 and p.who[place] != NOBODY and is_company(p, p.who[place], p.stage.lineup.beside[group]):
            return True
    return False


def is_company(p: Position, other: i64, faction: i64) -> bool:
    return p.faction[other] == faction and p.is_fighter(other) and p.state[other] != STUNNED and not p.has(other, CAPTURED)


def fault_at(p: Position, counter: i64, hex: i64, mps: i64) -> i64:
    """Why he can't come on at a hex with so many MPs; 0 if he can."""
    if hex >= p.board.hexes or is_aboard(p, counter) or not is_gate(p, counter, hex) or not is_beside(p, counter, hex):
        return NOT_NEXT
    if p.cart_at(hex) != NOBODY or steps.is_blocked(p, counter, hex):
        return NOT_NEXT
    price = steps.entry_price(p, counter, hex)
    if price > mps:
        return TOO_DEAR
    return 0 if rest.can_rest(p, counter, hex, NO_PLACE, mps - price) else NO_REST_AHEAD


def fill(p: Position, counter: i64, out: Moves) -> None:
    for hex in range(p.board.hexes):
        if fault_at(p, counter, hex, p.mps) == 0:
            out.add(pack(STEP, counter, hex))
