"""`sherwood verify`: whether a record keeps the rules, ends as it says, and was rolled with the dice that it was bound to."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from sherwood.kernel.dice import Check
    from sherwood.kernel.record import Record

NOT_SOUND = 1
"""Exit code for a record with faults, or that can't be checked."""
ONE_READER = (
    "Not checked: one reader's record doesn't hold what was hidden from it, so its moves and rolls can't be worked out again. "
    "Save the whole record once the game is over."
)


class Verdict(NamedTuple):
    """`dice`: `verified`, `false`, `unchecked` (no roll could be), `sealed` (not opened yet) or `none`; `rolls`: how many were
    worked out again."""

    steps: int
    over: bool
    dice: str
    rolls: int
    faults: list[str]


def verify(record: Path, *, json: bool = False) -> None:
    """Check a record against the rules and its fair dice.

    Every move is made again by the rules, the result is compared, and where the record opens its fair dice every roll is
    checked. What could not be checked is said. The exit code is 0 for a sound record, 1 for one with faults, and for one
    reader's record, which holds too little to be checked.

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
    if verdict.faults or found.reader is not None:
        sys.exit(NOT_SOUND)


def judge(record: Record, faults: list[str]) -> Verdict:
    """The verdict on a record that was read with these faults."""
    from sherwood.kernel import dice
    from sherwood.kernel.game import Refusal
    from sherwood.kernel.record import history
    from sherwood.kernel.state import OVER

    is_opened = record.dice is not None and bool(record.dice.secret)
    check = dice.verify(record) if is_opened else dice.Check(0, [])
    rolls = "none" if record.dice is None else _rolled(check) if is_opened else "sealed"
    if record.reader is not None:
        return Verdict(len(record.seen), bool(record.result), rolls, check.rolls, faults)
    found = [*faults, *check.faults, *filter(None, [check.gap])]
    try:
        played = history(record)
    except Refusal as fault:
        found += [str(fault)] if str(fault) not in check.gap else []
        return Verdict(len(record.entries), bool(record.result), rolls, check.rolls, found)
    return Verdict(len(played.steps), bool(played.state.turn() == OVER), rolls, check.rolls, found)


def _rolled(check: Check) -> str:
    return "false" if check.faults else "verified" if check.rolls else "unchecked"


def _said(record: Record, verdict: Verdict) -> list[str]:
    game = record.game.words.name("en")
    if record.reader is not None:
        return [f"{game}: {verdict.steps} steps as one reader saw them.", *_listed(verdict), ONE_READER]
    length = f"{verdict.steps} steps, {'to the end' if verdict.over else 'not finished'}"
    whole = "The dice are fair: each roll" if not verdict.faults else "Each roll that could be read"
    dice = {
        "verified": f"{whole} is as the opened secret makes it ({verdict.rolls} checked).",
        "false": f"The dice are not those that the table was bound to ({verdict.rolls} rolls checked).",
        "unchecked": "No roll could be checked.",
        "sealed": "The dice have not been opened, so the rolls can't be checked yet.",
        "none": "There are no fair dice in this record: the rolls can't be checked.",
    }[verdict.dice]
    if not verdict.faults:
        return [f"{game}: {length}, all by the rules.", dice]
    return [f"{game}: {length}, but something is wrong:", *_listed(verdict), dice]


def _listed(verdict: Verdict) -> list[str]:
    return [f"  {fault}" for fault in verdict.faults]
