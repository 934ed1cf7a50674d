"""SKIRMISH-0.2, 0.3: a game of `skirmish` as the kernel plays it: legal moves, and what is made of them."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from sherwood.games.skirmish import climbing, effects, jumping, missile, movement, riders, sequence
from sherwood.games.skirmish.kinds import (
    ABOUT_FACE,
    CLIMB,
    DAMAGE,
    DISMOUNT,
    END_PHASE,
    EXIT,
    FALL,
    FIRE,
    INITIATIVE,
    JUMP,
    JUMP_ROLL,
    LEAP,
    MOUNT,
    NOT_NOW,
    PICK,
    PLACE_RIDER,
    SHIFT,
    STEP,
    STOP,
    TO_HIT,
    VAULT,
)
from sherwood.games.skirmish.position import (
    BELOW,
    BESIDE,
    DAMAGE_DIE,
    HIT_DIE,
    INITIATIVE_DICE,
    JUMP_DIE,
    MOVES,
    NOBODY,
    SHOTS,
    STEPS,
    VAULT_DIE,
    Position,
)
from sherwood.kernel.moves import Moves, a_of, b_of, c_of, kind_of
from sherwood.kernel.state import OVER, State


@mypyc_attr(free_list_len=1)
class Skirmish(Position):
    """A game of `skirmish`; the State of the kernel's contract."""

    def fill(self, out: Moves) -> None:
        question = self.asked()
        if question == STEPS:
            movement.fill(self, out)
        elif question == MOVES:
            movement.fill_pick(self, out)
        elif question == SHOTS:
            missile.fill(self, out)
        elif question == HIT_DIE:
            missile.fill_hit(self, out)
        elif question == DAMAGE_DIE:
            missile.fill_damage(self, out)
        elif question in (JUMP_DIE, VAULT_DIE):
            jumping.fill_die(self, out)
        elif question == BELOW:
            jumping.fill_fall(self, out)
        elif question == BESIDE:
            effects.fill_beside(self, self.about(), self.amount(), out)
        elif question == INITIATIVE_DICE:
            sequence.fill_initiative(out)
