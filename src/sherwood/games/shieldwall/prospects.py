"""SHIELDWALL-O: what declared shots and blows may come to: the exact chances of their queue, before any die is rolled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from sherwood.games.shieldwall import lines, marks, melee, shots, zones
from sherwood.games.shieldwall.kinds import BLOW
from sherwood.games.shieldwall.matchups import WHOLE
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of

MOST_AT_RISK: Final = 8
"""Figures whose fates together are followed one by one; among more it is only reckoned how many fall on average."""
Spread = tuple[Fraction, ...]
"""How likely it is that none, one, two ... are counted."""


class Try(NamedTuple):
    """One shot or blow: whom it may meet, each as likely as the others, and how likely it is then to kill."""

    kills: tuple[tuple[int, Fraction], ...]

    @property
    def share(self) -> Fraction:
        return Fraction(1, len(self.kills))

    @property
    def chance(self) -> Fraction:
        """That it kills whoever it meets."""
        return sum((chance for _, chance in self.kills), Fraction(0)) * self.share


class Prospect(NamedTuple):
    """What a queue may come to.

    unsaved: of hits; falls: of figures, empty where too many are at risk; mean: figures that fall on average; by_figure: how
    likely each falls.
    """

    tries: tuple[Try, ...]
    unsaved: Spread
    falls: Spread
    mean: Fraction
    by_figure: dict[int, Fraction]


def struck(state: Shieldwall, side: int) -> Iterator[Try]:
    """The blows of a side if they came now, each man's at the enemy whom he kills most likely."""
    roster = state.field.roster
    for figure in range(roster.n):
        if state.is_on(figure) and roster.side[figure] == side:
            enemies = [enemy for enemy in range(roster.n) if _may_strike(state, figure, enemy)]
            kills = [(_chance(state, enemy, int(melee.chances(state, figure, enemy))), -enemy) for enemy in enemies]
            if kills:
                chance, enemy = max(kills)
                yield Try(((-enemy, chance),))


def _may_strike(state: Shieldwall, figure: int, enemy: int) -> bool:
    roster = state.field.roster
    return state.is_on(enemy) and roster.side[enemy] != roster.side[figure] and melee.strikes(state, figure, enemy)


def reckon(made: Sequence[Try]) -> Prospect:
    escapes: dict[int, Fraction] = {}
    for one in made:
        for figure, chance in one.kills:
            escapes[figure] = escapes.get(figure, Fraction(1)) * (1 - chance * one.share)
    by_figure = {figure: 1 - escape for figure, escape in escapes.items()}
    return Prospect(
        tuple(made),
        unsaved=_joined(_either(one.chance) for one in made),
        falls=_falls(made),
        mean=sum(by_figure.values(), Fraction(0)),
        by_figure=by_figure,
    )


def declared(state: Shieldwall, packed: int) -> Try:
    """A try of the queue."""
    mode, who, whom = int(kind_of(packed)), int(a_of(packed)), int(b_of(packed))
    if mode == BLOW:
        return Try(((whom, _chance(state, whom, int(c_of(packed)))),))
    zones.line_up(state, who, whom, mode)
    line = [int(state.lot[k]) for k in range(len(state.lot))]
    odds = [(met, int(shots.odds(state, who, met, mode, lines.take(state, who, met, mode)))) for met in line]
    return Try(tuple((met, _chance(state, met, packed_odds)) for met, packed_odds in odds))


def _chance(state: Shieldwall, victim: int, odds: int) -> Fraction:
    return Fraction(int(marks.kills(state, victim, odds)), WHOLE)


# -- how many fall ------------------------------------------------------------------------------------------------------
def _falls(made: Sequence[Try]) -> Spread:
    """Shots that can meet nobody in common are reckoned apart; those that are all alike by the number of who fell."""
    spreads: list[Spread] = []
    for group in _groups(made):
        if len(set(group)) == 1 and len({chance for _, chance in group[0].kills}) == 1:
            spreads.append(_alike(group))
        elif len({figure for one in group for figure, _ in one.kills}) <= MOST_AT_RISK:
            spreads.append(_one_by_one(group))
        else:
            return ()
    return _joined(spreads)


def _groups(made: Sequence[Try]) -> list[list[Try]]:
    groups: list[tuple[set[int], list[Try]]] = []
    for one in made:
        met = {figure for figure, _ in one.kills}
        apart = [group for group in groups if not group[0] & met]
        joined = [group for group in groups if group[0] & met]
        whole = met.union(*(figures for figures, _ in joined))
        groups = [*apart, (whole, [*(each for _, tries_of in joined for each in tries_of), one])]
    return [group for _, group in groups]


def _alike(group: Sequence[Try]) -> Spread:
    """By how many have fallen: the next shot that kills fells one more if it meets one who stands."""
    n, chance = len(group[0].kills), group[0].kills[0][1]
    spread = [Fraction(1)]
    for _ in group:
        after = [Fraction(0)] * (len(spread) + 1)
        for fallen, likely in enumerate(spread):
            more = chance * Fraction(max(0, n - fallen), n)
            after[fallen] += likely * (1 - more)
            after[fallen + 1] += likely * more
        spread = after
    return _trimmed(spread)


def _one_by_one(group: Sequence[Try]) -> Spread:
    """By who has fallen."""
    likely: dict[frozenset[int], Fraction] = {frozenset(): Fraction(1)}
    for one in group:
        after: dict[frozenset[int], Fraction] = {}
        for fallen, chance in likely.items():
            after[fallen] = after.get(fallen, Fraction(0)) + chance * (1 - one.chance)
            for figure, kill in one.kills:
                then = fallen | {figure}
                after[then] = after.get(then, Fraction(0)) + chance * kill * one.share
        likely = after
    spread = [Fraction(0)] * (1 + max(len(fallen) for fallen in likely))
    for fallen, chance in likely.items():
        spread[len(fallen)] += chance
    return _trimmed(spread)


def _either(chance: Fraction) -> Spread:
    return (1 - chance, chance)


def _joined(spreads: Iterable[Spread]) -> Spread:
    """Of the sum of what is counted apart."""
    total = [Fraction(1)]
    for spread in spreads:
        after = [Fraction(0)] * (len(total) + len(spread) - 1)
        for n, likely in enumerate(total):
            for more, chance in enumerate(spread):
                after[n + more] += likely * chance
        total = after
    return _trimmed(total)


def _trimmed(spread: Sequence[Fraction]) -> Spread:
    """Without numbers that can't come about at the end."""
    last = max(n for n, likely in enumerate(spread) if likely > 0)
    return tuple(spread[: last + 1])
