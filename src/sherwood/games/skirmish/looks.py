"""Who looks how: the busts of the characters, put together from the portraits that all games share.

A bust is a list of parts from back to front. Who is not named here looks like others who carry the same weapon.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sherwood.art.brush import INK, path
from sherwood.art.portraits import arms, dress, outlaws
from sherwood.art.portraits.dress import Cloth
from sherwood.art.portraits.heads import LEFT, RIGHT, Head, beard, hair, head, moustache, neck

Bust = tuple[str, ...]

BLACK: Final = "#2b2320"
BROWN: Final = "#4a2c16"
RED: Final = "#a8481a"
BLOND: Final = "#b8862f"
GREY: Final = "#8d8780"
WHITE: Final = "#d9dbdc"
BUFF: Final = Cloth("#b59a6a", "#6d5630", "#e0cba0")
GOLD: Final = Cloth("#c9982f", "#7a5510", "#f2cf73")
VIOLET: Final = Cloth("#6a3a8a", "#361a4a", "#b48ad0")
LEAF: Final = Cloth("#2f6b34", "#163a1a", "#77b05a")
ROSE: Final = Cloth("#c86a86", "#7a2f48", "#f4b7c6")
NIGHT: Final = Cloth("#3a3560", "#1c1836", "#8a84bc")
X: Final = -38
"""Where weapons stand."""


def _bust(h: Head, body: str, *over: str, behind: str = "") -> Bust:
    return behind, body, neck(h), head(h), *over


def _knight(coat: str, sign: str, *helm: str) -> Bust:
    return dress.mail(), dress.tabard(coat, sign), *helm, arms.sword(-36, 46, -10, 90), arms.fist(-34, 53, glove="#8d979f")


def _plume(colour: str) -> str:
    plume = path("M2-33Q-8-56 12-56Q38-54 34-24Q28-40 16-38Q8-38 2-33Z", colour, INK, 1.3)
    return plume + path("M8-40Q18-48 28-34", "none", "#fff", 1.4, opacity=0.5)


def _mailed(h: Head, cloth: Cloth, weapon: str, helm: Callable[[int], str], *face: str) -> Bust:
    """A sergeant: coif and helm, a coat over the mail."""
    coat = dress.tabard(cloth.base, path("M-8 36L0 33L8 36L6 58H-6Z", cloth.light, opacity=0.5))
    return _bust(h, dress.mail() + coat, *face, dress.coif(h.look), helm(h.look), behind=weapon)


def _soldier(h: Head, cloth: Cloth, cap: Cloth, *face: str) -> Bust:
    """A lancer in a padded cap."""
    return _bust(
        h, dress.body(cloth, dress.scarf(cap.base)), *face, dress.arming_cap(h.look, cap), behind=arms.lance(X, cloth.light)
    )


def _thrower(h: Head, cloth: Cloth, band: Cloth, *face: str) -> Bust:
    return _bust(h, dress.body(cloth, dress.scarf(band.base)), *face, dress.kerchief(h.look, band), behind=arms.javelins(X))


def _archer(h: Head, cloth: Cloth, *over: str) -> Bust:
    return _bust(h, dress.body(cloth, dress.scarf(cloth.dark)), *over, behind=arms.quiver(34, -6) + arms.bow(-32, -1))


def _villager(h: Head, cloth: Cloth, tool: str, *over: str) -> Bust:
    return _bust(h, dress.body(cloth, dress.scarf(cloth.light)), *over, behind=tool)


def _cross(colour: str) -> str:
    return path("M-3 34h6v8h9v6h-9v10h-6V48h-9v-6h9z", colour, INK, 0.8)


def _halves(colour: str) -> str:
    return path("M0 37V58H24L20 29Q12 36 0 37Z", colour, INK, 0.8)


def _lute(h: Head) -> Bust:
    body = dress.body(GOLD, dress.scarf("#27608f"))
    hat = dress.bycocket(h.look, dress.SKY, "#f4ecd8")
    return _bust(h, body, hair(h.look, BLOND, "bob"), hat, arms.lute(-36, 20))


def _smith(h: Head) -> Bust:
    apron = path("M-16 34L-20 58H20L16 34Q0 44-16 34Z", "#7a4f2c", INK, 1.2)
    face = moustache(h.look, BLACK, "drooping"), dress.kerchief(h.look, dress.RED)
    return _bust(h, dress.body(dress.LINEN, apron, wide=1.15), *face, behind=arms.hammer(X))


def _bride(h: Head) -> Bust:
    veil = path("M0-34C18-34 24-20 23-4C22 14 28 26 27 46H-18C-22 30-18 16-18 0C-20-20-14-34 0-34Z", "#f4ead8", INK, 1.2)
    flowers = "".join(dress.bloom(x, y) for x, y in ((-11, -19), (-4, -23), (4, -24), (12, -21)))
    return _bust(h, dress.body(ROSE, dress.scarf("#fff6ee")), hair(h.look, BLOND, "locks"), flowers, behind=veil)


def _elder(h: Head) -> Bust:
    hat = path("M-22-8Q-12-14-13-22Q0-38 15-22Q14-13 26-8Q2 0-22-8Z", "#d8a83a", INK, 1.4)
    return _bust(h, dress.body(NIGHT), beard(h.look, WHITE, "long"), moustache(h.look, WHITE, "drooping"), hat)


def _bishop(h: Head) -> Bust:
    stole = path("M-10 26L-13 58H13L10 26Q0 36-10 26Z", "#edc24a", INK, 1)
    return _bust(h, dress.body(VIOLET, stole), hair(h.look, GREY, "short"), dress.mitre(h.look), behind=arms.crozier(X))


def busts() -> dict[str, Bust]:
    """By name."""
    bald = path("M-11-16Q-6-24 1-24Q-5-20-6-15Z", "#fff", opacity=0.35)
    return {
        "brian": _knight("#efe7cf", _cross("#c22a22"), dress.great_helm(LEFT, "#c22a22")),
        "guy": _knight("#26242a", _halves("#e6b53c"), _plume("#26242a"), dress.great_helm(RIGHT, "#e6b53c")),
        "roger": (
            *_bust(Head("fair", LEFT, "square", brow=BLOND, anger=0.6), dress.mail() + dress.tabard(dress.RED.base)),
            beard(LEFT, BLOND, "full"),
            dress.coif(LEFT),
            dress.crowned_helm(LEFT),
            arms.sword(-36, 46, -8, 90),
        ),
        "william": (
            *_bust(
                Head("tan", RIGHT, "gaunt", "hooked", "narrow", brow=BLACK, anger=1.2),
                dress.mail() + dress.tabard(dress.BLACK.base),
            ),
            beard(RIGHT, BLACK, "full"),
            dress.coif(RIGHT),
            dress.nasal_helm(RIGHT),
            arms.sword(-36, 46, -8, 90),
        ),
        "wilfred": _knight("#2f6b34", _halves("#f2e6b8"), _plume("#3f9a48"), dress.great_helm(LEFT, "#b8e07c")),
        "bartholome": _mailed(
            Head("ruddy", RIGHT, "round", brow=BROWN), dress.RED, arms.spear(X), dress.kettle_hat, moustache(RIGHT, BROWN)
        ),
        "gregoire": _mailed(Head("fair", LEFT, "soft", brow=BLOND), dress.SKY, arms.spear(X), dress.nasal_helm),
        "odric": _mailed(
            Head("tan", LEFT, "square", "broad", stubble=BROWN, anger=0.8), dress.OCHRE, arms.spear(X), dress.nasal_helm
        ),
        "wilbrand": _mailed(
            Head("fair", RIGHT, "gaunt", old=True, brow=GREY),
            dress.TEAL,
            arms.spear(X),
            dress.nasal_helm,
            moustache(RIGHT, GREY, "drooping"),
        ),
        "folmar": _mailed(
            Head("ruddy", LEFT, "square", "broad", brow=RED),
            dress.RUSSET,
            arms.fauchard(X),
            dress.kettle_hat,
            beard(LEFT, RED, "full"),
        ),
        "bero": _mailed(
            Head("tan", RIGHT, "square", brow=BLACK, anger=1),
            dress.PLUM,
            arms.fauchard(X),
            dress.kettle_hat,
            beard(RIGHT, BLACK, "full"),
        ),
        "martin": _soldier(
            Head("tan", LEFT, "square", brow=BLACK, anger=0.6),
            GOLD,
            dress.WINE,
            beard(LEFT, BLACK, "goatee"),
            moustache(LEFT, BLACK),
        ),
        "walker": _soldier(Head("fair", RIGHT, "soft", "snub", brow=BROWN), dress.RUSSET, BUFF),
        "finn": _soldier(Head("pale", LEFT, "oval", "snub", brow=RED, stubble=RED), dress.MOSS, BUFF),
        "gebbo": _soldier(
            Head("ruddy", RIGHT, "round", "broad", brow=BLOND), dress.GREY, dress.OCHRE, moustache(RIGHT, BLOND, "drooping")
        ),
        "arnold": _soldier(Head("tan", LEFT, "square", brow=BROWN), dress.SKY, dress.LINEN, beard(LEFT, BROWN, "full")),
        "wolmer": _soldier(Head("fair", RIGHT, "gaunt", "hooked", old=True, brow=GREY, stubble=GREY), dress.BROWN, dress.SLATE),
        "geri": _thrower(Head("tan", LEFT, "oval", brow=BLACK, anger=0.7), dress.BROWN, dress.RED),
        "bern": _thrower(Head("fair", RIGHT, "soft", brow=BLOND), dress.GREY, dress.SKY, beard(RIGHT, BLOND, "goatee")),
        "albert": _thrower(Head("ruddy", LEFT, "square", "broad", brow=BROWN), dress.OCHRE, LEAF, moustache(LEFT, BROWN)),
        "rudolf": _mailed(Head("fair", LEFT, brow=BROWN), dress.GREY, arms.crossbow(X), dress.kettle_hat, moustache(LEFT, BROWN)),
        "baldric": _mailed(
            Head("tan", RIGHT, "square", brow=BLACK, anger=0.8),
            dress.WINE,
            arms.crossbow(X),
            dress.kettle_hat,
            beard(RIGHT, BLACK, "full"),
        ),
        "emeric": _mailed(Head("pale", LEFT, "gaunt", brow=BLOND), dress.MOSS, arms.crossbow(X), dress.nasal_helm),
        "waleran": _bishop(Head("ruddy", RIGHT, "round", "broad", "narrow", brow=GREY, old=True)),
        "little-john": (outlaws.little_john(),),
        "tuck": _bust(
            Head("ruddy", RIGHT, "round", "snub", brow="#5a3a20", anger=-0.8, mouth="smile"),
            dress.body(dress.HABIT, dress.scarf("#65452a")),
            hair(RIGHT, "#6a4426", "tonsure"),
            bald,
            behind=arms.staff(-38, -56, 6, 7),
        ),
        "robin": (outlaws.robin_hood(),),
        "marian": (outlaws.maid_marion(), arms.dagger(-38, 20)),
        "will": _archer(Head("fair", LEFT, "soft", brow=BLOND, mouth="smirk", anger=0.4), dress.RED, dress.hood(LEFT, dress.RED)),
        "much": _smith(Head("tan", LEFT, "square", "broad", brow=BLACK, brows=2.4, anger=0.5)),
        "alan": _lute(Head("fair", RIGHT, "soft", "snub", brow=BLOND, mouth="shout", iris="#2f5f8f")),
        "mildred": _bride(Head("pale", LEFT, "soft", "snub", "wide", "#2f5f8f", BLOND, 1.2, -0.4, "lips", lashes=True)),
        "isaac": _elder(Head("tan", RIGHT, "gaunt", "hooked", brow=WHITE, brows=2.2, anger=-0.6, old=True)),
        "rebecca": _bust(
            Head("tan", LEFT, "soft", "straight", "wide", "#1c0f08", BLACK, 1.4, -0.3, "lips", lashes=True),
            dress.body(dress.PLUM, dress.scarf("#e8c14e")),
            hair(LEFT, BLACK, "locks"),
            dress.kerchief(LEFT, GOLD),
        ),
        "reynold": _archer(Head("fair", RIGHT, brow=BROWN), dress.GREEN, dress.hood(RIGHT, dress.GREEN)),
        "alwin": _archer(
            Head("tan", LEFT, "gaunt", brow=BLACK), dress.BROWN, beard(LEFT, BLACK, "goatee"), dress.hood(LEFT, dress.BROWN)
        ),
        "falko": _archer(
            Head("ruddy", RIGHT, "square", brow=RED), dress.GREY, beard(RIGHT, RED, "full"), dress.hood(RIGHT, dress.PINE)
        ),
        "gilbert": _archer(
            Head("pale", LEFT, "soft", "snub", brow=BLOND), LEAF, hair(LEFT, BLOND, "bob"), dress.bycocket(LEFT, dress.RUSSET)
        ),
        "boldewin": _archer(
            Head("fair", RIGHT, "gaunt", old=True, brow=GREY),
            dress.MOSS,
            moustache(RIGHT, GREY),
            dress.hood(RIGHT, dress.MOSS, False),
        ),
        "saxbert": _archer(
            Head("tan", LEFT, "round", stubble=BROWN, brow=BROWN),
            dress.OCHRE,
            hair(LEFT, BROWN, "short"),
            dress.leather_cap(LEFT),
        ),
        "hardouin": _villager(
            Head("tan", RIGHT, "square", brow=BLACK),
            dress.BROWN,
            arms.pitchfork(X),
            beard(RIGHT, BLACK, "full"),
            dress.straw_hat(RIGHT),
        ),
        "garulf": _villager(
            Head("ruddy", LEFT, "square", "broad", brow=RED),
            BUFF,
            arms.axe(X),
            hair(LEFT, RED, "shaggy"),
            beard(LEFT, RED, "full"),
        ),
        "simon": _villager(
            Head("fair", LEFT, "soft", "snub", brow=BLOND, mouth="smile"), dress.SKY, arms.scythe(X), dress.straw_hat(LEFT)
        ),
        "sibold": _villager(Head("tan", RIGHT, "oval", stubble=BROWN), BUFF, arms.flail(X), dress.leather_cap(RIGHT)),
        "fulmar": _villager(
            Head("ruddy", RIGHT, "round", old=True, brow=GREY),
            dress.MOSS,
            arms.pitchfork(X),
            moustache(RIGHT, GREY),
            hair(RIGHT, GREY, "tonsure"),
        ),
        "ubbo": _villager(Head("fair", LEFT, "oval", brow=BROWN), dress.RUSSET, arms.axe(X), dress.arming_cap(LEFT, dress.WINE)),
        "hige": _villager(
            Head("pale", RIGHT, "soft", "snub", brow=RED, mouth="smile"), dress.OCHRE, arms.flail(X), hair(RIGHT, RED, "shaggy")
        ),
        "ludbert": _villager(
            Head("tan", LEFT, "gaunt", brow=BLACK),
            dress.GREY,
            arms.scythe(X),
            moustache(LEFT, BLACK, "drooping"),
            dress.straw_hat(LEFT),
        ),
    }


LIKE: Final = {"richard": "roger", "bow": "alwin", "javelin": "geri", "crossbow": "rudolf", "": "walker"}
"""Who lends a bust to those without one: by name, else by missile weapon."""
