"""SHIELDWALL-1.1c: sines and cosines of whole degrees, times 16384, as the data file holds them for a quarter of the circle."""

from __future__ import annotations

import tomllib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.shieldwall.sources import OURS

CIRCLE: Final[i64] = 360
UNIT_BITS: Final[i64] = 14
UNIT: Final[i64] = 16384
"""The sine of 90 degrees."""


def _sines() -> list[int]:
    quarter: list[int] = tomllib.loads((OURS / "sines.toml").read_text(encoding="utf-8"))["quarter"]
    half = quarter + quarter[-2:0:-1]
    return half + [-sine for sine in half]


SIN: Final = vec[i64](_sines())
"""By degree, 0 to 359: eastward part of the way forward. Read-only."""
COS: Final = vec[i64](_sines()[90:] + _sines()[:90])
"""Northward part."""


def turned(facing: i64, angle: i64) -> i64:
    """The facing, 0 to 359, after a turn by `angle` of -360 to 720 degrees, clockwise above 0."""
    return (facing + angle + CIRCLE) % CIRCLE


def between(one: i64, other: i64) -> i64:
    """The angle between two facings, 0 to 180."""
    apart = turned(one, -other)
    return apart if apart <= 180 else CIRCLE - apart


def bearing(dx: i64, dy: i64) -> i64:
    """SHIELDWALL-1.1e: the facing that looks nearest along a way, the smaller of two alike; 0 for no way at all."""
    low: i64 = 0 if dx >= 0 else 180
    high = low + 180
    while high - low > 1:
        middle = (low + high) // 2
        if dy * SIN[middle] <= dx * COS[middle]:
            low = middle
        else:
            high = middle
    best: i64 = 0
    for step in range(i64(4)):
        d = turned(low, step - 1)
        if ahead(dx, dy, d) > ahead(dx, dy, best):
            best = d
    return best


def ahead(dx: i64, dy: i64, facing: i64) -> i64:
    """How far a way leads forward for who faces so, in 1/16384."""
    return dx * SIN[facing] + dy * COS[facing]


def aside(dx: i64, dy: i64, facing: i64) -> i64:
    """How far a way leads rightward for who faces so, in 1/16384."""
    return dx * COS[facing] - dy * SIN[facing]


def x_at(x: i64, facing: i64, right: i64, forward: i64) -> i64:
    """SHIELDWALL-1.1d: x of a place so far right of and before one who stands at x."""
    return x + ((right * COS[facing] + forward * SIN[facing] + UNIT // 2) >> UNIT_BITS)


def y_at(y: i64, facing: i64, right: i64, forward: i64) -> i64:
    return y + ((forward * COS[facing] - right * SIN[facing] + UNIT // 2) >> UNIT_BITS)
