"""`bandits`: Sherwood Bandits, placement and dice. The rules are in `rules.md`; each module names the clauses it holds."""

from sherwood.kernel.game import Game

GAME = Game(id="bandits", version=1, package=__name__)
