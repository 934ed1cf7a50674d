"""Where the data files of `skirmish` lie: ours by level, and own scenarios, maps and figures."""

from __future__ import annotations

from pathlib import Path

from sherwood.kernel import sources
from sherwood.kernel.game import Refusal

OURS = Path(__file__).parent / "data"
FOLDERS = ("scenarios", "maps")
STANDARD = "standard"
BEGINNERS = "initiation"
"""The levels (SKIRMISH-0.10). Our figures are those of the first; a folder with the name of the second lies over them."""


class Sources(sources.Sources):
    """The data files of a level, with the folder `own` laid over them."""

    def __init__(self, own: Path | None = None, level: str = STANDARD) -> None:
        super().__init__("SKIRMISH", [OURS] if level == STANDARD else [OURS, OURS / level], own)


def home(file: Path) -> Path:
    """The folder of one's own data in which a file lies, or the folder itself. Raises Refusal for what is never read."""
    if not file.exists():
        raise Refusal(f"There is no {file}.")
    if file.is_dir():
        return file
    if file.suffix == ".toml" and file.absolute().parent.name in FOLDERS:
        return file.absolute().parent.parent
    known = sorted(path.name for path in OURS.glob("*.toml"))
    if file.name in known:
        return file.absolute().parent
    raise Refusal(f"{file} would not be read. Put scenarios into scenarios/, maps into maps/; else name it {', '.join(known)}.")
