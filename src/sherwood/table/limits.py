"""How fast anybody may ask: token buckets, one for each connection and one for each address."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

REMEMBERED = 4096
"""Addresses whose buckets are kept; the one not heard of for longest goes first."""


@dataclass(frozen=True)
class Limits:
    """Requests a second in the long run, and at once; connections and new tables for one address."""

    per_connection: float = 20.0
    burst: float = 60.0
    per_address: float = 200.0
    address_burst: float = 600.0
    sockets: int = 200
    tables_per_minute: float = 30.0


def limits(sockets: int, tables_per_minute: float) -> Limits:
    """Limits for an address that may hold this many connections, each of which may ask once a second in the long run."""
    usual = Limits()
    return Limits(
        per_address=max(usual.per_address, sockets),
        address_burst=max(usual.address_burst, 3 * sockets),
        sockets=sockets,
        tables_per_minute=tables_per_minute,
    )


class Bucket:
    """Holds up to `size` tokens and gains `rate` a second."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.tokens = size
        self.at = time.monotonic()

    def take(self) -> bool:
        """Takes a token, if there is one."""
        now = time.monotonic()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Doorkeeper:
    """Counts what each address does."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._asked: OrderedDict[str, Bucket] = OrderedDict()
        self._opened: OrderedDict[str, Bucket] = OrderedDict()
        self._sockets: dict[str, int] = {}

    def connection(self) -> Bucket:
        return Bucket(self.limits.per_connection, self.limits.burst)

    def may_ask(self, address: str) -> bool:
        return _bucket(self._asked, address, self.limits.per_address, self.limits.address_burst).take()

    def may_open(self, address: str) -> bool:
        per_minute = self.limits.tables_per_minute
        return _bucket(self._opened, address, per_minute / 60, per_minute).take()

    def enter(self, address: str) -> bool:
        """Counts a connection in, unless the address has too many."""
        held = self._sockets.get(address, 0)
        if held >= self.limits.sockets:
            return False
        self._sockets[address] = held + 1
        return True

    def leave(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


def _bucket(kept: OrderedDict[str, Bucket], address: str, rate: float, size: float) -> Bucket:
    bucket = kept.get(address) or Bucket(rate, size)
    kept[address] = bucket
    kept.move_to_end(address)
    if len(kept) > REMEMBERED:
        kept.popitem(last=False)
    return bucket
