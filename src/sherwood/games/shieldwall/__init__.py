"""`shieldwall`: Normans, Saxons and Vikings, miniatures in inches. The rules are in `rules.md`; each module names its clauses."""

from sherwood.kernel.game import Game

GAME = Game(id="shieldwall", version=1, package=__name__)
