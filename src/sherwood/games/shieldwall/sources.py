"""Where the data files of `shieldwall` lie: ours, and own scenarios and figures laid over them."""

from __future__ import annotations

from pathlib import Path

from sherwood.kernel import sources

OURS = Path(__file__).parent / "data"


class Sources(sources.Sources):
    """Our data files, with the folder `own` laid over them."""

    def __init__(self, own: Path | None = None) -> None:
        super().__init__("SHIELDWALL", [OURS], own)
