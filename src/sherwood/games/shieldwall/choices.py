"""SHIELDWALL-B.5, B.7: the moves that are offered within a melee step."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall import doubling, facing, melee, pairing, weapons
from sherwood.games.shieldwall.geometry import EDGES, FRONT
from sherwood.games.shieldwall.kinds import ADJUST, DONE, FACE, PAIR, PAIRS_AUTO, WEAPON, WEAPONS_DONE
from sherwood.games.shieldwall.places import PLACES
from sherwood.games.shieldwall.position import ADJUSTING, FACING, IN_HAND, WEAPONS, Position
from sherwood.games.shieldwall.troops import AXE, BARE
from sherwood.kernel.moves import Moves, a_of, b_of, pack


def fill(position: Position, out: Moves) -> None:
    if position.stage == WEAPONS:
        fill_weapons(position, out)
    elif position.stage == FACING:
        fill_faces(position, out)
    elif position.stage == ADJUSTING:
        fill_places(position, out)
    else:
        fill_pairs(position, out)


def fill_weapons(position: Position, out: Moves) -> None:
    """By band the other weapon, or those in hand."""
    for band in range(position.field.roster.bands):
        for weapon in range(BARE, AXE + 1):
            if weapons.fault_band(position, band, weapon) == 0:
                out.add(pack(WEAPON, band, weapon))
    out.add(pack(WEAPONS_DONE))


def fill_faces(position: Position, out: Moves) -> None:
    """The proposal, or for one man another side on which he is touched."""
    out.add(pack(DONE))
    for figure in range(position.field.roster.n):
        if position.has(figure, IN_HAND):
            for side in range(FRONT + 1, EDGES):
                if facing.fault_side(position, figure, side) == 0:
                    out.add(pack(FACE, figure, side))


def fill_places(position: Position, out: Moves) -> None:
    out.add(pack(DONE))
    for figure in range(position.field.roster.n):
        if position.has(figure, IN_HAND):
            for enemy in range(position.field.roster.n):
                if doubling.is_near(position, figure, enemy):
                    for place in range(PLACES):
                        if doubling.fault_place(position, figure, enemy, place) == 0:
                            out.add(pack(ADJUST, figure, enemy, place))


def fill_pairs(position: Position, out: Moves) -> None:
    """The proposal, or another enemy for one man."""
    for k in range(i64(len(position.tries))):
        who, whom = a_of(position.tries[k]), b_of(position.tries[k])
        if position.has(who, IN_HAND):
            place = melee.striker(position, who)
            for enemy in range(position.field.roster.n):
                if enemy != whom and pairing.is_fronted(position, place, enemy):
                    out.add(pack(PAIR, who, enemy))
    out.add(pack(PAIRS_AUTO))
