"""`sherwood scenario`: for who writes scenarios: checks files, and buys forces for skirmish."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from cyclopts import App

from sherwood.cli import OWN
from sherwood.kernel.game import Refusal

if TYPE_CHECKING:
    from rich.table import Table

    from sherwood.games.skirmish.figures import Book
    from sherwood.games.skirmish.forces import Member

scenario = App(name="scenario", help="Check scenarios that you write, and buy forces for skirmish.")


@scenario.command
def check(file: Path) -> None:
    """Check scenarios, maps and figures of your own: every fault at once, with its file, line and rule.

    Parameters
    ----------
    file
        A folder of your own data, or one file in it: scenarios/NAME.toml, maps/NAME.toml, shieldwall/scenario_NAME.toml, or one
        with a name of ours.
    """
    lines: list[str] = []
    faults: list[str] = []
    for told in (_told_of_skirmish, _told_of_shieldwall):
        try:
            lines += told(file)
        except Refusal as refusal:
            faults.append(str(refusal))
    if faults:
        raise Refusal("\n".join(faults))
    for line in lines:
        print(line)


def _told_of_skirmish(file: Path) -> list[str]:
    """Nothing of what is in the folder of shieldwall, or of a folder with nothing else."""
    from sherwood.games.shieldwall.sources import FOLDER
    from sherwood.games.skirmish.sources import home

    if FOLDER in (file.absolute().name, file.absolute().parent.name):
        return []
    if file.is_dir() and [path.name for path in file.iterdir()] == [FOLDER]:
        return []
    os.environ[OWN] = str(home(file).absolute())
    from sherwood.games.skirmish import checking

    return checking.told(file)


def _told_of_shieldwall(file: Path) -> list[str]:
    from sherwood.games.shieldwall.sources import FOLDER

    if FOLDER not in (file.absolute().name, file.absolute().parent.name) and not (file / FOLDER).is_dir():
        return []
    from sherwood.games.shieldwall import checking

    return checking.told(file)


@scenario.command
def build(
    *members: str,
    points: int = 200,
    nation: Literal["norman", "saxon"] = "saxon",
    name: str = "",
) -> None:
    """Buy a force by the purchase table (SKIRMISH-P). Without members: what everybody costs.

    Parameters
    ----------
    members
        Who is in it, apart or with commas: robin, "guy mounted", wolf.
    points
        What it may cost at most.
    nation
        For which side of free battles it is kept.
    name
        Keep it under this name in the folder given with --own, for free battles (--options scenario=battle).
    """
    from rich.console import Console

    from sherwood.games.skirmish import forces, land

    book = land.load().book
    force = [forces.member(text.strip()) for given in members for text in given.split(",") if text.strip()]
    if faults := forces.faults(book, force, points):
        raise Refusal(f"This force {'; '.join(faults)} (SKIRMISH-P, D.7g).")
    kept = f"Kept as {name} in {keep(name, nation, points, force)}." if name else ""
    console = Console()
    console.print(_bill(book, force, points) if force else _prices(book))
    console.print(kept, highlight=False)


def keep(name: str, nation: str, points: int, force: list[Member]) -> Path:
    """Writes a force into one's own folder and says where. Raises Refusal if it can't be fielded, or its name is taken."""
    from sherwood.games.skirmish import battle, land

    if not os.environ.get(OWN):
        raise Refusal("Say where to keep it: --own FOLDER, the folder of your own scenarios and figures.")
    texts = [f"{one.name} mounted" if one.mounted else one.name for one in force]
    bought = battle.Force(nation, points, tuple(texts))  # type: ignore[arg-type]
    if faults := battle.faults(land.load().book, bought):
        raise Refusal(f"This force {'; '.join(faults)} (SKIRMISH-P.5).")
    if not name.replace("-", "").isalnum() or name in battle.load():
        raise Refusal(f"{name!r} is taken, or no name of letters, digits and hyphens. Choose another.")
    path = Path(os.environ[OWN]) / battle.FILE
    listed = ", ".join(f'"{text}"' for text in texts)
    with path.open("a", encoding="utf-8") as file:
        file.write(f'\n[forces.{name}]\nnation = "{nation}"\npoints = {points}\nmembers = [{listed}]\n')
    return path


def _prices(book: Book) -> Table:
    table = _table("Counter", "Code", "Weapon", "Attack, defence, MPs", "Costs", "Mounted", "Costs ")
    for name, one in book.characters.items():
        mounted = (_figures(one.mounted), str(book.cost(name, True))) if one.mounted else ("", "")
        armour = " in mail" if one.armoured else ""
        table.add_row(name, one.code, one.weapon + armour, _figures(one.foot), str(book.cost(name)), *mounted)
    for name, animal in book.animals.items():
        table.add_row(name, "", "", _figures(animal.figures), str(book.cost(name)), "", "")
    for name in book.carts:
        table.add_row(name, "", "", "", str(book.cost(name)), "", "")
    return table


def _bill(book: Book, force: list[Member], points: int) -> Table:
    table = _table("Counter", "Costs")
    for one in force:
        table.add_row(one.name + (" mounted" if one.mounted else ""), str(book.cost(one.name, one.mounted)))
    spent = sum(book.cost(one.name, one.mounted) for one in force)
    table.add_section()
    table.add_row("all", str(spent))
    table.add_row("left", str(points - spent))
    return table


def _figures(figures: tuple[int, ...]) -> str:
    return "/".join(map(str, figures))


def _table(*headings: str) -> Table:
    from rich.table import Table

    table = Table()
    for heading in headings:
        table.add_column(heading, justify="right" if heading.startswith("Costs") else "left")
    return table
