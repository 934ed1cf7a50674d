"""SKIRMISH-P: a force of counters, what it costs, and whether it may be fielded for so many points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sherwood.games.skirmish.figures import Book

MOUNT = "cavalry-horse"
"""What a rider sits on at the start."""
MOUNTED = " mounted"
"""Stands after the name of who starts in the saddle; his horse is in his price (SKIRMISH-S.2, P.3)."""


class Member(NamedTuple):
    """A counter of a force."""

    name: str
    mounted: bool = False


def member(text: str) -> Member:
    """`robin` or `robin mounted`."""
    return Member(text.removesuffix(MOUNTED), text.endswith(MOUNTED))


def cost(book: Book, force: Sequence[Member]) -> int:
    """SKIRMISH-P.1, P.2: points. Raises KeyError for what `faults` tells."""
    return sum(book.cost(one.name, one.mounted) for one in force)


def faults(book: Book, force: Sequence[Member], points: int | None = None) -> list[str]:
    """Why a force can't be fielded, at most for `points` where they are given; empty if it can.

    Every name is one counter (SKIRMISH-D.7g) but those of animals and carts, and who rides can (SKIRMISH-D.7c).
    """
    found: list[str] = []
    for one in dict.fromkeys(force):
        if one.name not in book.characters and one.name not in book.animals and one.name not in book.carts:
            found.append(f"has {one.name}, which no counter is called")
        elif one.mounted and (one.name not in book.characters or book.characters[one.name].mounted is None):
            found.append(f"has {one.name} mounted, who can't ride")
    names = [one.name for one in force]
    found += [f"has {name} twice" for name in dict.fromkeys(names) if name in book.characters and names.count(name) > 1]
    if not found and points is not None and cost(book, force) > points:
        found.append(f"costs {cost(book, force)} points of {points}")
    return found
