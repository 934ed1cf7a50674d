"""Where the data files of `shieldwall` lie: ours, and own scenarios and figures laid over them."""

from __future__ import annotations

from pathlib import Path

from sherwood.kernel import sources
from sherwood.kernel.game import Refusal

OURS = Path(__file__).parent / "data"
FOLDER = "shieldwall"
"""In one's own folder; games that share it have files of the same names."""
SCENARIO = "scenario_"
"""What the names of scenarios' files begin with."""


class Sources(sources.Sources):
    """Our data files, with the folder `own` laid over them."""

    def __init__(self, own: Path | None = None) -> None:
        super().__init__("SHIELDWALL", [OURS], own, FOLDER)


def home(file: Path) -> Path:
    """The folder in which a file of own data of `shieldwall` lies, or that of a folder of own data. Raises Refusal."""
    if not file.exists():
        raise Refusal(f"There is no {file}.")
    if file.is_dir():
        return file if file.absolute().name == FOLDER else file / FOLDER
    known = sorted(path.name for path in OURS.glob("*.toml") if not path.name.startswith(SCENARIO))
    if file.absolute().parent.name != FOLDER or not (file.name in known or file.name.startswith(SCENARIO)):
        named = ", ".join((f"{SCENARIO}NAME.toml", *known))
        raise Refusal(f"{file} would not be read. Put it into a folder {FOLDER}, and name it {named}.")
    return file.absolute().parent
