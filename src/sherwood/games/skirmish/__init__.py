"""`skirmish`: a man-to-man hex wargame in Sherwood. The rules are in `rules.md`; each module names the clauses it holds."""

from sherwood.kernel.game import Game

GAME = Game(id="skirmish", version=1, package=__name__)
