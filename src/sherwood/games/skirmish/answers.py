"""SKIRMISH-0.2, 0.3: the answers to a question: what is picked for each, and the moves that it stands for.

Targets: counter N is `c-N`, board place P is `h-P`, hideout N is `o-N`, the edge N of a map is `e-N`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from sherwood.games.skirmish import fights, kinds, walks
from sherwood.games.skirmish.position import AMBUSHERS, COMBATS, SHOTS, STEPS
from sherwood.games.skirmish.prospects import hit_chance
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of
from sherwood.kernel.play import legal

FIELDS: Final[dict[int, str]] = {
    kinds.PLACE: "chh",
    kinds.HIDE: "co",
    kinds.CHOOSE: "--e",
    kinds.REVEAL: "ch",
    kinds.FIRE: "cc",
    kinds.PICK: "c",
    kinds.STEP: "-h",
    kinds.CLIMB: "-h",
    kinds.JUMP: "-h",
    kinds.LEAP: "-h",
    kinds.VAULT: "-c",
    kinds.MOUNT: "-c",
    kinds.DISMOUNT: "-h",
    kinds.LEAD: "-c",
    kinds.RELEASE: "-c",
    kinds.DRIVE: "-c",
    kinds.HARNESS: "-cc",
    kinds.UNHARNESS: "-cc",
    kinds.FALL: "-h",
    kinds.SPRING: "ch",
    kinds.ATTACK: "cch",
    kinds.JOIN: "c-h",
    kinds.BLIND: "cc",
    kinds.RETREAT: "-h",
    kinds.RETREAT_NEXT: "c",
    kinds.PLACE_RIDER: "-h",
    kinds.SHIFT: "ch",
    kinds.ADVANCE: "ch",
}
"""What is picked for the fields of a move; other moves, and other fields, are picked by nothing on the board."""


class Answer(NamedTuple):
    """`targets` may be picked in any order, but for hexes: these in theirs."""

    targets: tuple[str, ...]
    moves: tuple[int, ...]
    cost: int = 0
    """MPs of a walk."""

    def is_picked(self, picked: Sequence[str]) -> bool:
        return all(target in picked for target in self.targets) and self.is_in_order(picked)

    def may_follow(self, picked: Sequence[str]) -> bool:
        """Whether all that is picked belongs to it."""
        return all(target in self.targets for target in picked) and self.is_in_order(picked)

    def is_in_order(self, picked: Sequence[str]) -> bool:
        hexes = [target for target in self.targets if target[0] == "h"]
        chosen = [target for target in picked if target in hexes]
        return chosen == hexes[: len(chosen)]


def target(letter: str, number: int) -> str:
    return f"{letter}-{number}"


def targets(move: int, about: int) -> tuple[str, ...]:
    """What is picked for a move; the counter that the question is about needn't be."""
    named = zip(FIELDS.get(kind_of(move), ""), (a_of(move), b_of(move), c_of(move)), strict=False)
    fields = ((letter, number) for letter, number in named if letter != "-" and number != kinds.NO_HEX)
    return tuple(target(letter, number) for letter, number in fields if (letter, number) != ("c", about))


def answers(state: Skirmish, picked: Sequence[str]) -> list[Answer]:
    """All answers to what is asked now that a pick on the board can begin; with these picks, of joint attacks those in reach."""
    question = state.asked()
    moves = legal(state)
    if question == STEPS and walks.are_free(state):
        ways = [Answer((target("h", way.place),), way.steps, way.cost) for way in walks.ways(state)]
        return [*ways, *_plain(state, (move for move in moves if kind_of(move) != kinds.STEP))]
    if question in (SHOTS, AMBUSHERS):
        moves = list(_best(state, moves, picked))
    if question in (COMBATS, AMBUSHERS):
        return [*_plain(state, moves), *(Answer(*attack) for attack in fights.together(state, moves, picked))]
    return list(_plain(state, moves))


def _best(state: Skirmish, moves: Iterable[int], picked: Sequence[str]) -> Iterator[int]:
    """Of shots of a pair that is picked in part those at the hex where the target is hit best (SKIRMISH-3j)."""
    alike: dict[tuple[str, ...], list[int]] = {}
    for move in moves:
        alike.setdefault(targets(move, state.about()) or (str(move),), []).append(move)
    for named, shots in alike.items():
        is_choice = len(shots) > 1 and any(one in picked for one in named)
        yield max(shots, key=lambda shot: hit_chance(state, shot)) if is_choice else shots[0]


def buttons(state: Skirmish) -> tuple[int, ...]:
    """Moves that nothing on the board stands for."""
    return tuple(move for move in legal(state) if not targets(move, state.about()))


def _plain(state: Skirmish, moves: Iterable[int]) -> Iterator[Answer]:
    for move in moves:
        if named := targets(move, state.about()):
            yield Answer(named, (move,))
