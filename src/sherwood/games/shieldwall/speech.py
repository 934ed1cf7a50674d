"""What `shieldwall` calls its sides, bands, men and lengths, in each language. The texts are in `texts/*.ftl`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sherwood.games.shieldwall import notation
from sherwood.games.shieldwall.notation import Roll
from sherwood.kernel.texts import Language, Texts

if TYPE_CHECKING:
    from sherwood.games.shieldwall.view import ShieldwallView

TEXTS: Final = Texts(Path(__file__).with_name("texts"))
ALL: Final = 0
"""Instead of a number of men, for texts to choose by: the band as a whole."""


class Tongue(Language):
    def __init__(self, language: str) -> None:
        super().__init__(TEXTS, language)

    def named(self, sort: str, name: str) -> str:
        """Of an own battle, `muster.GROUND.ARMY.ARMY`, what stands before the point is said."""
        return super().named(sort, name.partition(".")[0])

    def side(self, name: str) -> str:
        """A side within a sentence."""
        return self.named("side", name)

    def inches(self, units: int) -> str:
        """A length in 1/100 inch."""
        return self.say("inches", n=notation.inches(units).replace(".", self.say("point")))


class Speech(Tongue):
    """One language, and whom the moves of one battle name."""

    def __init__(self, language: str, roll: Roll) -> None:
        super().__init__(language)
        self.roll = roll

    def man(self, figure: int) -> str:
        """`the bondi V1.3`, `the chieftain V4`."""
        band = self.roll.band_of[figure]
        return self._called(band, 1, self.roll.bands[band] if self.roll.men[band] == 1 else self.roll.figures[figure])

    def band(self, band: int, men: int = ALL) -> str:
        """`the bondi V1`, or so many of them: `5 bondi V1`."""
        return self._called(band, 1 if self.roll.men[band] == 1 else men, self.roll.bands[band])

    def men(self, figures: Iterable[int], nothing: str = "nobody") -> str:
        """`the bondi V1.3`; of several of one band `3 bondi V1.3, V1.4, V1.6`."""
        by_band: dict[int, list[int]] = {}
        for figure in figures:
            by_band.setdefault(self.roll.band_of[figure], []).append(figure)
        return self.list((self._several(band, men) for band, men in by_band.items()), nothing)

    def _several(self, band: int, men: Sequence[int]) -> str:
        if len(men) == 1:
            return self.man(men[0])
        names = ", ".join(self.roll.figures[man] for man in men)
        return self.say("called-several", troop=self.troop(band, len(men)), names=names)

    def spot(self, place: int) -> str:
        """A place of the castle: `the wall-walk w12`."""
        return self.say(f"spot-{self.roll.sorts[place]}", name=self.roll.places[place])

    def troop(self, band: int, men: int) -> str:
        """What they are, without the band's name."""
        own, code = f"leader-{self.roll.scenario}-{self.roll.bands[band]}", self.roll.troops[band]
        for id in (own, f"troop-{code}"):
            if self.has(id):
                return self.say(id, n=men)
        return self.say("troop-other", n=men, code=code)

    def _called(self, band: int, men: int, name: str) -> str:
        return self.say("called", troop=self.troop(band, men), name=name)


def roll_of(view: ShieldwallView) -> Roll:
    """Whom a view names."""
    bands = view.bands
    names, troops = tuple(one.name for one in bands), tuple(one.troop for one in bands)
    return _roll(view.scenario, names, troops, tuple(len(one.figures) for one in bands), view.sides)


@lru_cache(maxsize=64)
def _roll(scenario: str, bands: tuple[str, ...], troops: tuple[str, ...], men: tuple[int, ...], sides: tuple[str, ...]) -> Roll:
    return Roll(scenario, bands, troops, men, sides)
