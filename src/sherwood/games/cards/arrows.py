"""CARDS-3.5 to 3.7: shots, what Shieldmen stop, and casualties."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.cards.components import SHIELDMEN, SHOT, after, cards, count, next_kind, total
from sherwood.games.cards.kinds import KILLS, OUT_OF_ORDER, ROBIN, SHERIFF, STOPPED, WRONG_DEAD
from sherwood.games.cards.knowledge import forget, learn_held
from sherwood.games.cards.position import Position, Side, deck_of
from sherwood.games.cards.variants import ONE_ARROW_EACH, ROBIN_FIRST, SHIELD_SELF, SHOOTER_PICKS
from sherwood.kernel.moves import b_of


# -- shots ------------------------------------------------------------------------------------------------------------
def capacity(p: Position, seat: i64) -> i64:
    combatants = p.side(seat).combatants
    return total(combatants) if p.plays(ONE_ARROW_EACH) else deck_of(seat).capacity_of(combatants)


def may_shoot(p: Position, seat: i64) -> bool:
    """On public grounds (CARDS-0.4): a hand, a combatant to bear the shot, and an enemy."""
    side = p.side(seat)
    return side.hand != 0 and side.combatants != 0 and p.side(1 - seat).combatants != 0


def most_shots(p: Position) -> i64:
    return min(capacity(p, p.seat), count(p.side(p.seat).hand, SHOT))


def are_shots_open(p: Position, seat: i64) -> bool:
    """Whether the enemy sees this seat's number before he chooses (CARDS-3.5)."""
    return seat == ROBIN and p.plays(ROBIN_FIRST)


def choose(p: Position, n: i64) -> None:
    """So many are in hand, as the enemy learns if the number is open (CARDS-6.3)."""
    side = p.side(p.seat)
    side.shots = n
    if are_shots_open(p, p.seat):
        learn_held(side, cards(n, SHOT))


def spend(side: Side) -> None:
    """The shots chosen are discarded, in the open."""
    shots = cards(side.shots, SHOT)
    side.hand -= shots
    side.discards += shots
    forget(side, shots)


def volley(p: Position) -> None:
    spend(p.robin)
    spend(p.sheriff)
    stopped = min(p.robin.shots, negated(p))
    if stopped > 0:
        p.tell(STOPPED, stopped)
    hit(p, SHERIFF, p.robin.shots - stopped)
    hit(p, ROBIN, p.sheriff.shots)


def hit(p: Position, seat: i64, shots: i64) -> None:
    """CARDS-3.7: one kill a shot, and none beyond the last combatant."""
    side = p.side(seat)
    side.kills = min(shots, total(side.combatants))
    if shots > 0:
        p.tell(KILLS, seat, side.kills, shots - side.kills)


# -- Shieldmen --------------------------------------------------------------------------------------------------------
def shields_save_only_themselves(p: Position) -> bool:
    """CARDS-3.6."""
    return p.plays(SHIELD_SELF)


def negated(p: Position) -> i64:
    """Arrows that the Sheriff's combatants stop before casualties are taken."""
    if shields_save_only_themselves(p):
        return 0
    return deck_of(SHERIFF).negated_by(p.sheriff.combatants)


def saved(p: Position, seat: i64) -> i64:
    """Of the casualties chosen, those whom their own shields save."""
    if seat == ROBIN or not shields_save_only_themselves(p):
        return 0
    return p.sheriff.chosen & cards(63, SHIELDMEN)


# -- casualties -------------------------------------------------------------------------------------------------------
def victim(p: Position, seat: i64) -> i64:
    """The side whose dead this seat chooses."""
    return 1 - seat if p.plays(SHOOTER_PICKS) else seat


def is_choice(side: Side) -> bool:
    """Whether there is a choice of dead, on public grounds (CARDS-0.4)."""
    if side.kills == 0 or side.kills >= total(side.combatants):
        return False
    return after(side.combatants, next_kind(side.combatants, 0)) > 0


def name_the_obvious(side: Side) -> None:
    """The dead of a side that has no choice."""
    if side.kills == 0 or is_choice(side):
        return
    if side.kills == total(side.combatants):
        side.chosen = side.combatants
    else:
        side.chosen = cards(side.kills, next_kind(side.combatants, 0))


def victims(p: Position) -> Side:
    """The side whose dead are being chosen."""
    return p.side(victim(p, p.seat))


def to_name(p: Position) -> i64:
    side = victims(p)
    return side.kills - total(side.chosen)


def least_dead(p: Position) -> i64:
    return max(0, to_name(p) - after(victims(p).combatants, p.kind))


def most_dead(p: Position) -> i64:
    return min(to_name(p), count(victims(p).combatants, p.kind))


def lose(p: Position, n: i64) -> None:
    victims(p).chosen += cards(n, p.kind)


def fault_lose(p: Position, move: i64) -> i64:
    return WRONG_DEAD if b_of(move) == p.kind else OUT_OF_ORDER


def dead(p: Position, seat: i64) -> i64:
    return p.side(seat).chosen - saved(p, seat)


def fall(p: Position, seat: i64) -> None:
    """The dead lie open and are discarded."""
    side = p.side(seat)
    spared = saved(p, seat)
    if spared != 0:
        p.tell(STOPPED, total(spared))
    side.bury(side.chosen - spared)
    side.chosen = 0
