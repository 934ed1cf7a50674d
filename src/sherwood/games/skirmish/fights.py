"""SKIRMISH-5.2, 5.3: attacks as they are picked: one attacker or several, a target, and where a jumper comes down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from sherwood.games.skirmish import combat
from sherwood.games.skirmish.kinds import ATTACK, JOIN, NO_HEX
from sherwood.games.skirmish.position import JOINERS
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of, pack

Party = Mapping[int, int]
"""Attackers, each with the hex where he lands, or NO_HEX if he strikes from where he stands."""
Ways = Mapping[int, Mapping[int, Sequence[int]]]
"""By target and attacker: the hexes where he may land to get at him; NO_HEX among them if he needn't jump."""
Picked = tuple[tuple[str, ...], tuple[int, ...]]
"""The targets picked for an attack, and its moves."""


def together(state: Skirmish, moves: Sequence[int], picked: Sequence[str]) -> Iterator[Picked]:
    """Every attack of all who are picked against a picked target, with one more or without; not those of one alone."""
    for target, attackers in _ways(moves).items():
        if f"c-{target}" in picked:
            yield from _joint(state, target, attackers, picked)


def _joint(state: Skirmish, target: int, attackers: Mapping[int, Sequence[int]], picked: Sequence[str]) -> Iterator[Picked]:
    party = {attacker: _landing(hexes, picked) for attacker, hexes in attackers.items() if f"c-{attacker}" in picked}
    others = [{attacker: hex} for attacker, hexes in attackers.items() if attacker not in party for hex in hexes]
    for more in ({}, *others) if party else ():
        together = {**party, **more}
        if len(together) > 1 and (moves := moves_of(state, target, together)):
            yield _picked(target, together), moves


def moves_of(state: Skirmish, target: int, party: Party) -> tuple[int, ...]:
    """The moves by which they attack together, in the order of their counters, but for the STRIKE; none if they can't."""
    trial = state.copy()
    assert isinstance(trial, Skirmish)
    moves: list[int] = []
    for attacker in sorted(party):
        move = pack(JOIN if moves else ATTACK, attacker, target, party[attacker])
        if (moves and trial.asked() != JOINERS) or trial.fault(move):
            return ()
        trial.play(move)
        moves.append(move)
    return tuple(moves)


def differential(state: Skirmish, moves: Sequence[int]) -> int:
    """SKIRMISH-5e, for the attack that these moves make."""
    trial = state.copy()
    assert isinstance(trial, Skirmish)
    trial.target = b_of(moves[0])
    trial.attackers = sum(1 << a_of(move) for move in moves)
    return combat.differential(trial)


def _ways(moves: Sequence[int]) -> dict[int, dict[int, list[int]]]:
    ways: dict[int, dict[int, list[int]]] = {}
    for move in moves:
        if kind_of(move) == ATTACK:
            ways.setdefault(b_of(move), {}).setdefault(a_of(move), []).append(c_of(move))
    return ways


def _landing(hexes: Sequence[int], picked: Sequence[str]) -> int:
    """Where he is to land: the hex picked; else he strikes from where he stands, if he can."""
    return next((hex for hex in hexes if f"h-{hex}" in picked), hexes[-1])


def _picked(target: int, party: Party) -> tuple[str, ...]:
    attackers = sorted(party)
    return (
        *(f"c-{attacker}" for attacker in attackers),
        f"c-{target}",
        *(f"h-{party[attacker]}" for attacker in attackers if party[attacker] != NO_HEX),
    )
