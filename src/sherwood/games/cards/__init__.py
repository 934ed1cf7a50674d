"""`cards`: Robin Hood against the Sheriff. The rules are in `rules.md`; each module names the clauses it holds."""

from sherwood.kernel.game import Game

GAME = Game(id="cards", version=1, package=__name__)
