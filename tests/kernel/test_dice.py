"""Fair dice: bound before the game, checked after it."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sherwood.kernel import record as records
from sherwood.kernel.dice import Check, FairDice, verify
from sherwood.kernel.history import History, Made
from sherwood.kernel.moves import Moves
from sherwood.kernel.play import random_move
from sherwood.kernel.record import Record
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER
from tests.kernel.toys import STONES

SECRET = bytes(range(32))
NONCES = ("0a" * 16, "0b" * 16)


def fair(secret: bytes = SECRET, nonces: tuple[str, ...] = NONCES) -> FairDice:
    dice = FairDice(secret, "stones", 1, {})
    dice.agree(nonces)
    return dice


def fair_game(seed: int = 1) -> Record:
    dice, history, rng, out = fair(), History(STONES, {}), Rng(seed), Moves()
    while history.state.turn() != OVER:
        state = history.state
        history.make(dice.draw(state, history.draws) if state.turn() == CHANCE else random_move(state, rng, out))
        if rng.below(4) == 0 and history.can_undo(0):
            history.undo(0)
    return records.of(history, ("Anna", "Bob"), dice=dice.opened())


@given(st.integers(0, 2**61))
def test_every_roll_of_an_honest_game_is_verified(seed: int) -> None:
    record = fair_game(seed)
    rolls = sum(isinstance(entry, Made) and entry.by == CHANCE for entry in record.entries)
    check = verify(record)
    assert check == Check(rolls, []) and check.fair


def test_the_commitment_can_be_checked_by_hand() -> None:
    bound = f'["stones",1,[],"{SECRET.hex()}"]'
    assert fair().commitment == hashlib.sha256(bound.encode()).hexdigest()


def test_a_roll_can_be_checked_by_hand() -> None:
    key = hmac.digest(SECRET, f'["{NONCES[0]}", "{NONCES[1]}"]'.encode(), "sha256")
    x = int.from_bytes(hmac.digest(key, (0).to_bytes(8, "big"), "sha256"), "big") % 6
    assert fair().draw(History(STONES, {}).state, 0) == STONES.words.read(f"draw 0 {x // 2} 0")


@pytest.mark.parametrize("other", [{"secret": bytes(32)}, {"nonces": NONCES[::-1]}, {"nonces": ("0a" * 16 + "0", "b" * 31)}])
def test_secret_and_nonces_both_make_the_dice(other: dict[str, object]) -> None:
    state = History(STONES, {}).state
    changed = fair(**other)  # type: ignore[arg-type]
    assert [fair().draw(state, i) for i in range(40)] != [changed.draw(state, i) for i in range(40)]


def test_nothing_is_drawn_before_the_seats_have_agreed() -> None:
    with pytest.raises(ValueError, match="nonces"):
        FairDice(SECRET, "stones", 1, {}).draw(History(STONES, {}).state, 0)


def test_outcomes_follow_their_weights() -> None:
    history = History(STONES, {})
    history.make(STONES.words.read("draw 0 0 0"))
    drawn = Counter(fair().draw(history.state, i) for i in range(5000))
    expected = {"draw 0 0 0": 1000, "draw 0 1 0": 2000, "draw 0 2 0": 2000}
    assert sum((drawn[STONES.words.read(move)] - n) ** 2 / n for move, n in expected.items()) < 14  # 2 degrees: one in a thousand


def test_a_roll_that_the_dice_did_not_make_is_found() -> None:
    record = fair_game()
    first = record.entries[0]
    assert isinstance(first, Made)
    other = next(move for move in map(STONES.words.read, ("draw 0 0 0", "draw 0 1 0")) if move != first.move)
    faults = verify(replace(record, entries=(Made(other, CHANCE), *record.entries[1:]))).faults
    assert (
        faults[0] == f"Step 1: the dice give `{STONES.words.write(first.move)}`, the record says `{STONES.words.write(other)}`."
    )


def test_another_secret_than_the_committed_one_is_found() -> None:
    record = fair_game()
    assert record.dice is not None
    check = verify(replace(record, dice=record.dice._replace(secret=bytes(32))))
    assert "committed" in check.faults[0]
    assert len(check.faults) > 1
    assert check.fair is False


def test_sealed_dice_hold_no_secret_and_are_not_called_verified() -> None:
    assert fair().sealed().secret == b""
    for dice in (fair().sealed(), None):
        check = verify(replace(fair_game(), dice=dice))
        assert check == Check(0, [], "The dice of this record have not been opened.") and check.fair is None


@pytest.mark.parametrize("nonces", [(), NONCES[:1], (*NONCES, "")])
def test_without_a_nonce_of_each_seat_no_roll_can_be_checked(nonces: tuple[str, ...]) -> None:
    record = fair_game()
    assert record.dice is not None
    check = verify(replace(record, dice=record.dice._replace(nonces=nonces)))
    assert check.rolls == 0 and not check.faults and check.fair is None and not check.sound
    assert f"each of 2 seats, and this record holds {len(nonces)}" in check.gap


def test_rolls_after_a_move_that_cannot_be_made_are_not_called_checked() -> None:
    record = fair_game()
    stopped = next(at for at, entry in enumerate(record.entries) if isinstance(entry, Made) and entry.by != CHANCE)
    check = verify(
        replace(record, entries=(*record.entries[:stopped], Made(STONES.words.read("draw 0 0 0"), 0), *record.entries))
    )
    assert check.rolls == stopped and not check.faults and check.fair is None
    assert "were not checked" in check.gap


def test_a_record_without_rolls_is_not_called_fair() -> None:
    assert verify(replace(fair_game(), entries=())).fair is None
