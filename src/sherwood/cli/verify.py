"""`sherwood verify`: whether a record keeps the rules, ends as it says, and was rolled with the dice that it was bound to."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from sherwood.kernel.record import Record

NOT_SOUND = 1
"""Exit code for a record with faults."""


class Verdict(NamedTuple):
    """`dice`: `verified`, `false`, `sealed` (not opened yet) or `none`."""

    steps: int
    over: bool
    dice: str
    faults: list[str]


def verify(record: Path, *, json: bool = False) -> None:
    """Check a record against the rules and its fair dice.

    Every move is made again by the rules, the result is compared, and where the record opens its fair dice every roll is
    checked. The exit code is 0 for a sound record, 1 for one with faults.

    Parameters
    ----------
    record
        The file of a record, text or packed.
    json
        Print one JSON object and nothing else.
    """
    from sherwood.cli import common

    found, faults = common.read_record(record)
    verdict = judge(found, faults)
    if json:
        import msgspec

        print(msgspec.json.encode(verdict._asdict()).decode())
    else:
        print("\n".join(_said(found, verdict)))
    if verdict.faults:
        sys.exit(NOT_SOUND)


def judge(record: Record, faults: list[str]) -> Verdict:
    """The verdict on a record that was read with these faults."""
    from sherwood.kernel import dice
    from sherwood.kernel.game import Refusal
    from sherwood.kernel.record import history
    from sherwood.kernel.state import OVER

    found, rolls = list(faults), "none"
    try:
        played = history(record)
    except Refusal as fault:
        return Verdict(len(record.entries or record.seen), bool(record.result), rolls, [*found, str(fault)])
    if record.dice is not None:
        wrong = dice.verify(record) if record.dice.secret else []
        rolls = "false" if wrong else "verified" if record.dice.secret else "sealed"
        found += wrong
    return Verdict(len(played.steps), bool(played.state.turn() == OVER), rolls, found)


def _said(record: Record, verdict: Verdict) -> list[str]:
    game = record.game.words.name("en")
    length = f"{verdict.steps} steps, {'to the end' if verdict.over else 'not finished'}"
    dice = {
        "verified": "The dice are fair: every roll is as the opened secret makes it.",
        "false": "The dice are not those that the table was bound to.",
        "sealed": "The dice have not been opened, so the rolls can't be checked yet.",
        "none": "There are no fair dice in this record: the rolls can't be checked.",
    }[verdict.dice]
    if not verdict.faults:
        return [f"{game}: {length}, all by the rules.", dice]
    return [f"{game}: {length}, but something is wrong:", *(f"  {fault}" for fault in verdict.faults), dice]
