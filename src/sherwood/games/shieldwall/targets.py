"""What of the picture a move is about: figure N is `f-N`, band N `b-N`, place N of the castle `p-N`; set down somewhere,
`b-N@X,Y,FACING`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

FIGURE: Final = "f-"
BAND: Final = "b-"
PLACE: Final = "p-"


def middle(places: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Where a band is: the mean of where its men stand."""
    n = len(places)
    return sum(x for x, _ in places) // n, sum(y for _, y in places) // n
