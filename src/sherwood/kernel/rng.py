"""Random numbers for play-outs and bots: sfc32 in 64-bit integers, the same stream compiled and interpreted.

Chance at the table never comes from here; see `sherwood.kernel.dice`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
WARM_UP: Final[i64] = 15


class Rng:
    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        """Games of one run share `seed` (below 2**62) and differ by `stream`, their index in the run."""
        self.a = seed & WORD
        self.b = (seed >> 32) & WORD
        self.c = stream & WORD
        self.n: i64 = 1 + ((stream >> 32) & 0x3FFFFFFF)
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        out = (self.a + self.b + self.n) & WORD
        self.n = (self.n + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """Uniform in 0..n-1, for n of 1..2**52. The bias is under 2**-16 for n up to 2**16 and none beyond."""
        if n <= 0x10000:
            return self.word() * n >> 32
        top: i64 = 0x3FFFFFFFFFFFFFFF
        while True:
            x = (self.word() << 30) ^ self.word()
            if x < top - top % n:
                return x % n
