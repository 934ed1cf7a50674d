"""Fair dice: chance at the table, drawn from a secret that the table is bound to before the first move.

The table shows the commitment, a hash of the secret; then each seat adds a nonce; secret and nonces together make the key.
Chance move number i (from 0, undone ones counted) is HMAC-SHA256(key, i) reduced modulo the total weight of the outcomes:
the weights sum below 2**52, so no outcome is favoured by more than one part in 2**204. Opened at the end, anybody can check
that the table did not choose its rolls after seeing moves. It does not bind a host who plays himself: he knows the secret.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import NamedTuple

from sherwood.kernel import record as records
from sherwood.kernel.game import Options, Refusal
from sherwood.kernel.history import Made
from sherwood.kernel.play import chances
from sherwood.kernel.record import Dice, Record
from sherwood.kernel.state import CHANCE, State


class Check(NamedTuple):
    """What came of checking a record's dice: how many rolls were worked out again, what is wrong with them or with the secret,
    and why others could not be checked, if so.
    """

    rolls: int
    faults: list[str]
    gap: str = ""

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong, and every roll there is was checked."""
        return not self.faults and not self.gap

    @property
    def fair(self) -> bool | None:
        """None where that can't be told."""
        if self.faults:
            return False
        return True if self.rolls and self.sound else None


class FairDice:
    def __init__(self, secret: bytes, game: str, version: int, options: Options) -> None:
        """`secret`: 32 random bytes, used for one game only."""
        self.secret = secret
        self.nonces: tuple[str, ...] = ()
        bound = json.dumps([game, version, sorted(options.items()), secret.hex()], separators=(",", ":"))
        self.commitment = hashlib.sha256(bound.encode()).hexdigest()
        self._key = b""

    def agree(self, nonces: Sequence[str]) -> None:
        """Takes one nonce for each seat, in their order, and makes the key."""
        self.nonces = tuple(nonces)
        self._key = hmac.digest(self.secret, json.dumps(self.nonces).encode(), "sha256")

    def draw(self, state: State, index: int) -> int:
        """The outcome of chance move number `index`. Raises ValueError before the nonces are agreed on."""
        if not self._key:
            raise ValueError("no chance move can be drawn before the nonces are agreed on")
        outcomes = chances(state)
        drawn = hmac.digest(self._key, index.to_bytes(8, "big"), "sha256")
        left = int.from_bytes(drawn, "big") % sum(weight for _, weight in outcomes)
        for move, weight in outcomes:
            left -= weight
            if left < 0:
                return move
        raise ValueError("the weights changed while an outcome was drawn")

    def sealed(self) -> Dice:
        """What may be shown while the game lasts."""
        return Dice(self.commitment, self.nonces)

    def opened(self) -> Dice:
        """What is shown at the end."""
        return Dice(self.commitment, self.nonces, self.secret)


def verify(record: Record) -> Check:
    """Whether the rolls of a record are as its opened secret makes them, as far as they can be worked out again."""
    opened = record.dice
    if opened is None or not opened.secret:
        return Check(0, [], "The dice of this record have not been opened.")
    dice = FairDice(opened.secret, record.game.id, record.version, record.options)
    is_bound = dice.commitment == opened.commitment
    faults = [] if is_bound else ["The secret is not the one that the table committed itself to."]
    seats = len(record.game.setup.seats(record.options))
    if len(opened.nonces) != seats:
        missing = f"The rolls hang on a nonce of each of {seats} seats, and this record holds {len(opened.nonces)}."
        return Check(0, faults, missing)
    dice.agree(opened.nonces)
    return _compare(record, dice, faults)


def _compare(record: Record, dice: FairDice, faults: list[str]) -> Check:
    """Works every roll out again, up to a move that can't be made; adds to the faults."""
    rolls = 0
    history = records.history(Record(record.game, record.version, record.options, (), (), start=record.start))
    for entry in record.entries:
        if isinstance(entry, Made) and entry.by == CHANCE:
            rolls += 1
            drawn = dice.draw(history.state, history.draws)
            if drawn != entry.move:
                wanted, got = record.game.words.write(drawn), record.game.words.write(entry.move)
                faults.append(f"Step {len(history.steps) + 1}: the dice give `{wanted}`, the record says `{got}`.")
        try:
            history.replay([entry])
        except Refusal as fault:
            return Check(rolls, faults, f"Step {len(history.steps) + 1}: {fault} The rolls after it were not checked.")
    return Check(rolls, faults)
