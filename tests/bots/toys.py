"""Small games for opponents: one of hidden choices with a known equilibrium, one of open choices for any number of seats."""

from __future__ import annotations

from sherwood.kernel.eye import Actions, Eye
from sherwood.kernel.moves import UNKNOWN, Moves, a_of, b_of, kind_of, pack
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, State

CHOOSE, SHOW, RESULT, DONE, TAKE, CLIMB, CRACK, REST, PULL, LUCK = range(1, 11)
HEADS, TAILS = 0, 1


class Pennies(State):
    """Both lay a coin face down. Chance decides by `odds[first][second]` out of 6, in favour of seat 0; by default they match."""

    def __init__(self, odds: tuple[tuple[int, int], tuple[int, int]] = ((6, 0), (0, 6))) -> None:
        super().__init__()
        self.odds = odds
        self.coins = [-1, -1]
        self.shown = False
        self.winner = -1

    def turn(self) -> int:
        if self.winner >= 0:
            return OVER
        return self.coins.index(-1) if -1 in self.coins else CHANCE

    def together(self) -> int:
        return 0b11 if self.turn() >= 0 else 0

    def fill(self, out: Moves) -> None:
        if -1 in self.coins:
            for side in (HEADS, TAILS):
                out.add(pack(CHOOSE, self.turn(), side))
        elif not self.shown:
            out.add(pack(SHOW, *self.coins))
        else:
            for winner in range(2):
                if self.weight(pack(RESULT, winner)):
                    out.add(pack(RESULT, winner))

    def fault(self, move: int) -> int:
        out = Moves()
        self.fill(out)
        return 0 if move in out.to_list() else 1

    def weight(self, move: int) -> int:
        if kind_of(move) == SHOW:
            return 1
        mine = self.odds[self.coins[0]][self.coins[1]]
        return mine if a_of(move) == 0 else 6 - mine

    def play(self, move: int) -> None:
        if kind_of(move) == CHOOSE:
            self.coins[a_of(move)] = b_of(move)
        elif kind_of(move) == SHOW:
            self.shown = True
        else:
            self.winner = a_of(move)

    def seen(self, move: int, seat: int) -> int:
        if kind_of(move) == CHOOSE and a_of(move) != seat:
            return pack(DONE, a_of(move), UNKNOWN)
        return move

    def copy(self) -> State:
        other = Pennies(self.odds)
        other.coins, other.shown, other.winner = self.coins[:], self.shown, self.winner
        return other

    def imagine(self, seat: int, rng: Rng) -> State:
        other = Pennies(self.odds)
        other.coins, other.shown, other.winner = self.coins[:], self.shown, self.winner
        for owner in range(2):
            if owner != seat and self.coins[owner] >= 0 and not self.shown:
                other.coins[owner] = rng.below(2)
        return other

    def points(self, seat: int) -> int:
        return int(self.winner == seat)

    def dump(self) -> bytes:
        return bytes([self.coins[0] + 1, self.coins[1] + 1, self.shown, self.winner + 1])


class PenniesEye(Eye):
    """Lets a search choose anew for whoever has laid his coin."""

    def reopen(self, state: State) -> None:
        assert isinstance(state, Pennies)
        if not state.shown:
            state.coins = [-1, -1]


class Heap(State):
    """Each in turn takes 1 to 3 of a heap; whoever takes the last wins, and all the others share the second place."""

    def __init__(self, size: int, seats: int = 2) -> None:
        super().__init__()
        self.size = size
        self.seats = seats
        self.taken = 0

    def turn(self) -> int:
        return self.taken % self.seats if self.size else OVER

    def fill(self, out: Moves) -> None:
        for n in range(1, min(3, self.size) + 1):
            out.add(pack(TAKE, self.turn(), n))

    def fault(self, move: int) -> int:
        out = Moves()
        self.fill(out)
        return 0 if move in out.to_list() else 1

    def play(self, move: int) -> None:
        self.size -= b_of(move)
        self.taken += 1

    def copy(self) -> State:
        other = Heap(self.size, self.seats)
        other.taken = self.taken
        return other

    def points(self, seat: int) -> int:
        return int((self.taken - 1) % self.seats == seat)

    def dump(self) -> bytes:
        return bytes([self.size, self.seats, self.taken])


class Guarded(State):
    """A game whose truth may be driven on, but not looked at: of what is hidden in it, only `imagine` may tell."""

    def __init__(self, truth: State) -> None:
        super().__init__()
        self.truth = truth

    def turn(self) -> int:
        return self.truth.turn()

    def fault(self, move: int) -> int:
        return self.truth.fault(move)

    def sample(self, rng: Rng) -> int:
        return self.truth.sample(rng)

    def play(self, move: int) -> None:
        self.truth.play(move)

    def imagine(self, seat: int, rng: Rng) -> State:
        return self.truth.imagine(seat, rng)

    def fill(self, out: Moves) -> None:
        raise AssertionError("the truth was asked for its moves")

    def copy(self) -> State:
        raise AssertionError("the truth was copied")

    def seen(self, move: int, seat: int) -> int:
        raise AssertionError("the truth was asked what is seen")

    def dump(self) -> bytes:
        raise AssertionError("the truth was written down")

    def points(self, seat: int) -> int:
        raise AssertionError("the truth was asked for its points")


class Ladder(State):
    """Seat 0 climbs rung by rung, or rests, which ends it. On the rung `crack`, chance says whether he may go on."""

    def __init__(self, rungs: int, crack: int = -1) -> None:
        super().__init__()
        self.rungs = rungs
        self.crack = crack
        self.on = 0
        self.is_asked = True
        self.is_broken = False
        self.is_over = False

    def turn(self) -> int:
        return OVER if self.is_over else 0 if self.is_asked else CHANCE

    def fill(self, out: Moves) -> None:
        if not self.is_asked:
            out.add(pack(CRACK, 0))
            out.add(pack(CRACK, 1))
            return
        if self.on < self.rungs and not self.is_broken:
            out.add(pack(CLIMB, self.on + 1))
        out.add(pack(REST))

    def fault(self, move: int) -> int:
        out = Moves()
        self.fill(out)
        return 0 if move in out.to_list() else 1

    def play(self, move: int) -> None:
        if kind_of(move) == CLIMB:
            self.on += 1
            self.is_asked = self.on != self.crack
        elif kind_of(move) == CRACK:
            self.is_asked = True
            self.is_broken = bool(a_of(move))
        else:
            self.is_over = True

    def copy(self) -> State:
        other = Ladder(self.rungs, self.crack)
        other.on, other.is_asked, other.is_broken, other.is_over = self.on, self.is_asked, self.is_broken, self.is_over
        return other

    def points(self, seat: int) -> int:
        return self.on if seat == 0 else 1


class LadderEye(Eye):
    """Proposes to rest, or to climb all the rungs that are left; counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.fills = 0
        self.worths = 0

    def quiet(self, state: State) -> bool:
        return state.turn() != CHANCE

    def has_actions(self) -> bool:
        return True

    def fill(self, state: State, out: Actions) -> None:
        assert isinstance(state, Ladder)
        self.fills += 1
        out.moves.add(pack(REST))
        out.close()
        if state.on < state.rungs and not state.is_broken:
            for rung in range(state.on + 1, state.rungs + 1):
                out.moves.add(pack(CLIMB, rung))
            out.close()

    def worth(self, state: State, seat: int) -> int:
        assert isinstance(state, Ladder)
        self.worths += 1
        return state.on


class Fair(State):
    """Seat 0 pulls one of some arms, again and again; each pays its own share of what luck gives, 0 to 99."""

    def __init__(self, *shares: int) -> None:
        super().__init__()
        self.shares = shares
        self.arm = -1
        self.luck = -1
        self.pulls = 0

    def turn(self) -> int:
        return CHANCE if self.arm >= 0 and self.luck < 0 else 0

    def fill(self, out: Moves) -> None:
        for n in range(100 if self.turn() == CHANCE else len(self.shares)):
            out.add(pack(LUCK if self.turn() == CHANCE else PULL, n))

    def fault(self, move: int) -> int:
        return int(kind_of(move) != PULL or self.turn() == CHANCE)

    def play(self, move: int) -> None:
        if kind_of(move) == PULL:
            self.arm, self.luck, self.pulls = a_of(move), -1, self.pulls + 1
        else:
            self.luck = a_of(move)

    def copy(self) -> State:
        other = Fair(*self.shares)
        other.arm, other.luck, other.pulls = self.arm, self.luck, self.pulls
        return other


class FairEye(Eye):
    """Writes down which arm was judged after the pull thought about, and with what luck."""

    def __init__(self) -> None:
        super().__init__()
        self.judged: list[tuple[int, int]] = []

    def quiet(self, state: State) -> bool:
        return state.turn() != CHANCE

    def has_actions(self) -> bool:
        return True

    def age(self, state: State) -> int:
        assert isinstance(state, Fair)
        return 2 * state.pulls

    def worth(self, state: State, seat: int) -> int:
        assert isinstance(state, Fair)
        self.judged.append((state.arm, state.luck))
        return state.shares[state.arm] * state.luck
