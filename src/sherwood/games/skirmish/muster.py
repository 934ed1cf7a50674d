"""SKIRMISH-D.7: a cast of counters with the figures that the data give them."""

from __future__ import annotations

from collections.abc import Iterable

from sherwood.games.skirmish import cast as c
from sherwood.games.skirmish.figures import MISSILES, Animal, Book, Character


def muster(book: Book, names: Iterable[str]) -> c.Cast:
    """Counters in this order: characters, animals, carts. Raises KeyError for a name that the data don't have."""
    cast = c.Cast()
    cast.captive_attack, cast.captive_defence = book.captive.attack, book.captive.defence
    for name in names:
        if name in book.animals:
            _add_animal(cast, name, book.animals[name])
        elif name in book.carts:
            cast.add(name, c.CART, long=1)
        else:
            _add_man(cast, name, book.characters[name])
    return cast


def _add_man(cast: c.Cast, name: str, row: Character) -> None:
    weapon = MISSILES.index(row.weapon) if row.weapon in MISSILES else c.UNARMED
    counter = cast.add(name, c.MAN, weapon, int(row.armoured), int(row.mounted is not None))
    cast.give(counter, c.HEALTHY, *row.foot)
    cast.give(counter, c.STUNNED, *row.stunned)
    cast.give(counter, c.WOUNDED, *row.wounded)
    if row.mounted is not None and row.mounted_wounded is not None:
        cast.give(counter, c.MOUNTED + c.HEALTHY, *row.mounted)
        cast.give(counter, c.MOUNTED + c.WOUNDED, *row.mounted_wounded)


def _add_animal(cast: c.Cast, name: str, row: Animal) -> None:
    what = c.HORSE if row.mount else c.WILD if row.wild else c.CATTLE
    counter = cast.add(name, what, long=int(row.hexes == 2), pull=row.pull)
    cast.give(counter, c.HEALTHY, *row.figures)
