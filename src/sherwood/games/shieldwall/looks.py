"""Who looks how: every type of the roster put together from base, horse, arms, coat, shield and hat (SHIELDWALL-D.2).

Types differ in outline, not only in colour: nations by shield and mark, classes by stripes, types by arms, coat and hat.
Lengths are in 1/100 inch. What turns with a figure is placed turned; shadows and gleams stay where the light puts them, which
comes from the north-west.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import Final, NamedTuple

from sherwood.art.brush import compact, disc, drawn, gradient, group, prefixed, use
from sherwood.art.surfaces import PAINTS
from sherwood.games.shieldwall import arms, banners, bases, figures, horses, men, shields
from sherwood.games.shieldwall.figures import Troop
from sherwood.games.shieldwall.liveries import NATIONS

PREFIX: Final = "shieldwall-"
LAMP: Final = gradient("lamplight", ((0, "#fff", 0.42), (0.42, "#fff", 0), (0.6, "#000", 0), (1, "#000", 0.42)), "ball")
SHOOTERS: Final = frozenset({"bow", "crossbow", "sling"})
"""What a man holds as long as he lives."""


class Look(NamedTuple):
    coat: str
    hat: str
    pennon: bool = False
    trapper: bool = False
    """On his horse."""
    hurler: bool = False
    """Holds his javelin, not his weapon, until he has thrown it."""


LOOKS: Final = {
    "NDUK": Look("cloak", "crown", trapper=True),
    "NCAS": Look("cloak", "crown"),
    "NBGD": Look("cloak", "nasal", pennon=True),
    "NUNA": Look("cloth", "hair", hurler=True),
    "NARC": Look("cloth", "cap"),
    "NXBW": Look("cloth", "kettle"),
    "SBGD": Look("cloak", "banded"),
    "SGFS": Look("cloth", "hood"),
    "SARC": Look("cloth", "hood"),
    "SCEO": Look("cloth", "straw"),
    "VCHF": Look("fur", "crown"),
    "VBGD": Look("fur", "crested"),
    "VBER": Look("bare", "wolf"),
    "VUNA": Look("cloth", "braids", hurler=True),
    "VARC": Look("cloth", "hood"),
}
"""Of those who look otherwise than their arms alone say."""


def look(code: str, troop: Troop) -> Look:
    return LOOKS.get(code) or _plain(troop)


def _plain(troop: Troop) -> Look:
    """What the arms of a type say."""
    coat = {"none": "cloth", "partial": "leather", "full": "mail"}[troop.body]
    if troop.leader:
        return Look("cloak", "crown", trapper=troop.mounted)
    if troop.berserker:
        return Look("bare", "wolf")
    if troop.body == "full":
        return Look(coat, "nasal" if troop.nation == "norman" else "banded")
    if troop.body == "partial":
        return Look(coat, "nasal" if troop.nation == "norman" else "banded" if troop.missile == "javelin" else "cap")
    return Look(coat, "hair")


@cache
def symbols() -> str:
    """The content of the `<defs>` of all figures."""
    parts = [PAINTS, LAMP, *_lights(), *bases.symbols(figures.load().bases), *horses.symbols(), *men.symbols()]
    parts += [drawn(f"under-{name}", drawing) for name, drawing in arms.UNDER.items()]
    parts += [drawn(f"over-{name}", drawing) for name, drawing in arms.OVER.items()]
    parts += [drawn("pennon", arms.PENNON), *shields.symbols(), *banners.symbols()]
    return prefixed(compact("".join(parts)), PREFIX)


def _lights() -> tuple[str, ...]:
    shade = drawn("man-shade", '<ellipse cx="8" cy="11" rx="26" ry="19" fill="#0a0704" opacity=".42"/>')
    gleam = drawn("gleam", disc(0, 0, 10, "url(#gloss)", opacity=0.8), disc(-4, -4.5, 2.4, "#fff", opacity=0.9))
    dull = drawn("dull", disc(0, 0, 10, "url(#gloss)", opacity=0.35))
    return shade, drawn("lamp", disc(0, 1, 24, "url(#lamplight)")), gleam, dull


# -- a figure ---------------------------------------------------------------------------------------------------------
class Pose(NamedTuple):
    """How a figure stands."""

    facing: int
    """Degrees, 0 north, 90 east (SHIELDWALL-1.1c)."""
    weapon: int = 0
    """Of its type, that which is in hand."""
    spent: bool = False
    """Its missile weapon has been thrown."""
    locked: bool = False
    """It stands in a shield wall or a hedgehog."""
    banner: bool = False
    chosen: bool = False
    variant: int = 0
    """Shield painting, dye and horse."""


@lru_cache(maxsize=4096)
def figure(code: str, troop: Troop, pose: Pose) -> str:
    """A figure with the middle of its base at (0, 0)."""
    return prefixed(_Figure(code, troop, pose).svg(), PREFIX)


class _Figure:
    def __init__(self, code: str, troop: Troop, pose: Pose) -> None:
        self.look = look(code, troop)
        self.troop = troop
        self.pose = pose
        self.livery = NATIONS[troop.nation]
        self.mount = bases.MOUNTS[troop.mounted]
        back = horses.SADDLE if troop.mounted else 0
        turn = math.radians(pose.facing)
        self.x, self.y = -back * math.sin(turn), back * math.cos(turn)
        """Where the man is."""

    def svg(self) -> str:
        return "".join((self.base(), *self.horse(), self.man(), self.gleam(), *self.signs()))

    def turned(self, id: str, x: float = 0, y: float = 0) -> str:
        return use(id, x, y, self.pose.facing)

    def base(self) -> str:
        troop = self.troop
        chosen = self.turned(f"chosen-{self.mount}") if self.pose.chosen else ""
        ground = self.turned(f"grass-{self.mount}") + self.turned(f"base-{troop.nation}-{troop.class_}-{self.mount}")
        return self.turned(f"shade-{self.mount}", 9, 13) + ground + chosen + use("man-shade", self.x, self.y)

    def horse(self) -> list[str]:
        """Lit from the north-west: mirrored if its right side lies there."""
        if not self.troop.mounted:
            return []
        coat = horses.coat(self.pose.variant)
        cloth = use(f"trapper-{self.troop.nation}") if self.look.trapper else ""
        mirror = " scale(-1 1)" if 135 < self.pose.facing < 315 else ""
        parts = use(f"horse-{coat}") + cloth + use(f"head-{coat}")
        return [group(parts, transform=f"rotate({self.pose.facing}){mirror}")]

    def man(self) -> str:
        held = self.held()
        below = [f"under-{held}"] if held in arms.UNDER else []
        below += ["under-javelin"] if self.carries() and held != "javelin" else []
        below += ["pennon"] if self.look.pennon and held == "lance" else []
        above = [f"over-{held}"] if held in arms.OVER else []
        coat = [*below, f"coat-{self.look.coat}-{self.troop.nation}", *above]
        body = group("".join(use(id) for id in coat), transform=self.place(), color=self.dye())
        hat = group(self.shield(held in arms.OVER), use(f"hat-{self.look.hat}"), transform=self.place(), color=self.dye())
        return body + use("lamp", self.x, self.y) + hat

    def place(self) -> str:
        back = f" translate(0 {horses.SADDLE})" if self.troop.mounted else ""
        return f"rotate({self.pose.facing}){back}"

    def dye(self) -> str:
        return self.livery.dyes[self.pose.variant % len(self.livery.dyes)] if self.look.coat == "cloth" else self.livery.colour

    def held(self) -> str:
        troop = self.troop
        if troop.missile in SHOOTERS:
            return troop.missile
        if self.look.hurler and self.carries():
            return "javelin"
        return troop.weapons[self.pose.weapon]

    def carries(self) -> bool:
        return self.troop.missile == "javelin" and not self.pose.spent

    def shield(self, slung: bool) -> str:
        """In a wall before him, on his back if he needs both hands, else on his arm."""
        if not self.troop.shield:
            return ""
        name = f"{self.troop.nation}-{shields.painting(self.pose.variant)}"
        if self.pose.locked:
            return use(f"locked-{name}")
        if slung:
            return group(use(f"shield-{name}"), transform="translate(0 13) scale(.88 .58)")
        if shields.SHAPES[self.troop.nation] == "round":
            return use(f"shield-{name}", -19, -17)
        return use(f"shield-{name}", -24, 4 if self.troop.mounted else -8, 10)

    def gleam(self) -> str:
        return use("gleam" if self.look.hat in men.METAL else "dull", self.x, self.y)

    def signs(self) -> list[str]:
        """A leader's star and a banner, which never turn."""
        flag = [use(f"banner-{self.troop.nation}", 14, -20, scale=1.15)] if self.pose.banner else []
        return flag + ([use("star", 35, 1)] if self.troop.leader else [])
