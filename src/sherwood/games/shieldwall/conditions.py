"""SHIELDWALL-S.4: what conditions of victory compare, as scenario files write it and as positions count it.

A comparison is `VALUE >= VALUE`, `VALUE > VALUE` or `VALUE < VALUE`. A value is a number, or `WHAT WHO`, `WHAT WHO in AREA`, or
either of these `+ NUMBER`. WHO is a side or a band. WHAT is

- `gone`: figures killed, routed or surrendered; `ready`: figures on the table; `left`: figures that left it;
- `gone-points`, `ready-points`, `left-points`: what they are worth (SHIELDWALL-D.3);
- `banner`: banners of a side that the enemy has captured;
- `score`: a side's score (SHIELDWALL-S.3, S3.5).
"""

from __future__ import annotations

import re
from typing import NamedTuple

WHAT = ("number", "gone", "ready", "left", "gone-points", "ready-points", "left-points", "banner", "score")
"""In the order of `field`'s numbers."""
OPERATORS = (">=", ">", "<")
COMPARISON = re.compile(r"(.+?) (>=|>|<) (.+)")
VALUE = re.compile(r"([a-z-]+) (\S+)(?: in (\S+))?(?: \+ (\d+))?")


class Value(NamedTuple):
    """`plus`, and what there is of `what`: that of a side or band, in an area if it names one."""

    what: str
    who: str = ""
    area: str = ""
    plus: int = 0


class Comparison(NamedTuple):
    left: Value
    operator: str
    right: Value


def parse(text: str) -> Comparison | None:
    """The comparison; None if it isn't written as one."""
    parts = COMPARISON.fullmatch(text)
    if not parts:
        return None
    left, right = _value(parts[1]), _value(parts[3])
    return Comparison(left, parts[2], right) if left and right else None


def halved(comparisons: tuple[Comparison, ...]) -> tuple[Comparison, ...]:
    """The same for armies of half the size: every number is halved, rounded up (SHIELDWALL-S.6)."""
    return tuple(Comparison(_half(one.left), one.operator, _half(one.right)) for one in comparisons)


def _half(value: Value) -> Value:
    return value._replace(plus=(value.plus + 1) // 2)


def _value(text: str) -> Value | None:
    if text.isdecimal():
        return Value("number", plus=int(text))
    parts = VALUE.fullmatch(text)
    if not parts or parts[1] not in WHAT[1:]:
        return None
    return Value(parts[1], parts[2], parts[3] or "", int(parts[4] or 0))
