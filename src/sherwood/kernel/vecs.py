"""Vectors of what is read once, made in one place: written out where they are used, they are most of the C of a table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def column(numbers: list[int]) -> vec[i64]:
    """The numbers in their order."""
    return vec[i64](numbers)
