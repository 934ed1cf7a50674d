"""Positions as bytes: a version and whole numbers, eight bytes each, in the order in which a game writes them."""

from __future__ import annotations

from mypy_extensions import i64


class BadDump(ValueError):
    """These bytes are no position of this game and version."""


class Writer:
    def __init__(self, version: i64) -> None:
        self.parts: list[bytes] = []
        self.put(version)

    def put(self, number: i64) -> None:
        value: int = number
        self.parts.append(value.to_bytes(8, "little", signed=True))

    def done(self) -> bytes:
        return b"".join(self.parts)


class Reader:
    """Reads what a Writer wrote. Raises BadDump when the version differs, numbers are missing or left over, or out of bounds."""

    def __init__(self, dump: bytes, version: i64) -> None:
        self.dump = dump
        self.at: i64 = 0
        if self.take() != version:
            raise BadDump("this position was written by another version of the rules")

    def take(self) -> i64:
        if self.at + 8 > len(self.dump):
            raise BadDump("this position is cut short")
        value = int.from_bytes(self.dump[self.at : self.at + 8], "little", signed=True)
        self.at += 8
        return value

    def within(self, lowest: i64, highest: i64) -> i64:
        """The next number, which must lie between these two."""
        value = self.take()
        if value < lowest or value > highest:
            raise BadDump("this position holds a number that can't be")
        return value

    def done(self) -> None:
        if self.at != len(self.dump):
            raise BadDump("this position has bytes to spare")
