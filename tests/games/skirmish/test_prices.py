"""SKIRMISH-4 and T.4: what a step costs on foot, in the saddle, at the bridle and before a cart."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sherwood.games.skirmish import board as b
from sherwood.games.skirmish.board import BARRED, Board
from tests.games.skirmish.boards import places, single

WOODS, INN, COTTAGE, GULCH = (single(name) for name in ("woods", "inn", "cottage", "gulch"))
MANNERS = (b.FOOT, b.RIDER, b.LED, b.HARNESSED)
X = BARRED


def prices(board: Board, step: str) -> tuple[int, ...]:
    """MPs of a step written `0508 > 0509`, by manner of going."""
    here, there = places(board, step.replace(" > ", " "))
    d = board.direction(here, there)
    assert d >= 0, f"{step} isn't a step"
    found = tuple(int(board.step_price(manner, here, d)) for manner in MANNERS)
    assert [board.can_step(manner, here, there) for manner in MANNERS] == [price < X for price in found]
    return found


@pytest.mark.rule("SKIRMISH-T.4a", "SKIRMISH-4b", "SKIRMISH-4.3a", "SKIRMISH-4.1g", "SKIRMISH-7.2c")
@pytest.mark.parametrize(
    "board, step, expected",
    [
        (WOODS, "0508 > 0509", (1, 1, 1, 1)),
        (WOODS, "0509 > 0508", (1, 1, 1, 1)),
        (GULCH, "0108 > 0208", (1, 1, 1, 1)),
        (COTTAGE, "0607 > 0608", (1, 1, 1, 1)),
        (WOODS, "0107 > 0106", (2, X, 2, X)),
        (WOODS, "0507 > 0607", (2, X, 2, X)),
        (WOODS, "0908 > 0907", (2, 3, 2, X)),
        (GULCH, "1204 > 1205", (2, 3, 2, X)),
        (WOODS, "0503 > 0403", (2, X, 2, X)),
        (WOODS, "0403 > 0503", (1, 1, 1, 1)),
        (COTTAGE, "0704 > 0705", (1, X, X, X)),
        (INN, "1310 > 1311", (X, X, X, X)),
        (INN, "0807 > 0907", (1, X, X, X)),
        (INN, "0508 > 0607", (2, X, X, X)),
        (INN, "0607 > 0508", (2, X, X, X)),
        (INN, "0408 > 0508", (2, X, X, X)),
        (INN, "0508 > 0408", (1, X, X, X)),
        (WOODS, "0705^ > 0706^", (4, X, X, X)),
        (WOODS, "0504^ > 0604^", (X, X, X, X)),
    ],
)
def test_terrain(board: Board, step: str, expected: tuple[int, ...]) -> None:
    assert prices(board, step) == expected


@pytest.mark.rule(
    "SKIRMISH-T.4b", "SKIRMISH-4.1d", "SKIRMISH-4.1e", "SKIRMISH-4.1f", "SKIRMISH-4.1h", "SKIRMISH-4.1i", "SKIRMISH-7.1h",
    "SKIRMISH-X.23", "SKIRMISH-X.24", "SKIRMISH-X.25", "SKIRMISH-X.26",
)  # fmt: skip
@pytest.mark.parametrize(
    "board, step, expected",
    [
        (COTTAGE, "0603 > 0604", (X, X, X, X)),
        (COTTAGE, "0807 > 0806", (1, 1, 1, X)),
        (COTTAGE, "0806 > 0807", (1, 1, 1, X)),
        (COTTAGE, "0806 > 0805", (1, X, X, X)),
        (COTTAGE, "0805 > 0806", (1, X, X, X)),
        (COTTAGE, "1507 > 1606", (1, 1, 1, X)),
        (INN, "0807 > 0806", (1, X, X, X)),
        (INN, "1005 > 1105", (1, X, X, X)),
        (COTTAGE, "0703 > 0704", (4, X, X, X)),
        (COTTAGE, "0704 > 0703", (4, X, X, X)),
        (INN, "1007 > 1006", (4, X, X, X)),
        (INN, "0605 > 0705", (X, X, X, X)),
        (INN, "0705 > 0605", (X, X, X, X)),
        (INN, "1309 > 1310", (1, X, X, X)),
        (INN, "1310 > 1309", (1, X, X, X)),
        (COTTAGE, "0709 > 0708", (4, X, X, X)),
        (COTTAGE, "0708 > 0709", (4, X, X, X)),
        (COTTAGE, "0809 > 0808", (1, 1, 1, 1)),
        (COTTAGE, "0808 > 0809", (1, 1, 1, 1)),
        (GULCH, "1205 > 1204", (1, 1, 1, X)),
        (INN, "0607 > 0707", (1, X, X, X)),
        (INN, "0509 > 0508", (2, X, X, X)),
        (INN, "0507 > 0508", (X, X, X, X)),
        (INN, "0608 > 0607", (X, X, X, X)),
        (INN, "0908 > 0907", (X, X, X, X)),
        (INN, "0907 > 0908", (X, X, X, X)),
        (WOODS, "0408 > 0508", (1, 1, 1, 1)),
    ],
)
def test_hexsides(board: Board, step: str, expected: tuple[int, ...]) -> None:
    found = prices(board, step)
    assert found == expected


@pytest.mark.rule(
    "SKIRMISH-T.4c", "SKIRMISH-4.2a", "SKIRMISH-4.3c", "SKIRMISH-4.4b", "SKIRMISH-4.4c", "SKIRMISH-4.5a", "SKIRMISH-7.2f"
)
def test_extra_prices() -> None:
    assert (WOODS.infiltration, WOODS.jump, WOODS.climb, WOODS.about_face, WOODS.leave, WOODS.enter_cart) == (2, 4, 6, 4, 1, 3)


@pytest.mark.rule("SKIRMISH-4.4h", "SKIRMISH-X.28")
def test_robin_on_his_way_to_the_window() -> None:
    walk = [prices(INN, step)[b.FOOT] for step in ("0405 > 0505", "0505 > 0605")]
    d = INN.direction(*places(INN, "0605 0705"))
    assert INN.side[6 * places(INN, "0605")[0] + d] == b.OUTER_WINDOW
    assert sum(walk) + INN.climb == 8


@pytest.mark.rule("SKIRMISH-7.2i", "SKIRMISH-X.58")
def test_the_carriage_goes_six_hexes_of_gulch_floor() -> None:
    way = ["0107", "0207", "0307", "0407", "0508", "0608"]
    assert [prices(GULCH, f"{here} > {there}")[b.HARNESSED] for here, there in pairwise(way)] == [1] * 5


@pytest.mark.rule("SKIRMISH-5b")
def test_where_one_cannot_step_one_cannot_attack() -> None:
    assert not COTTAGE.can_step(b.RIDER, *places(COTTAGE, "0703 0704")) and COTTAGE.can_step(
        b.FOOT, *places(COTTAGE, "0703 0704")
    )
    assert COTTAGE.can_step(b.RIDER, *places(COTTAGE, "0807 0806"))
    assert not COTTAGE.can_step(b.FOOT, *places(COTTAGE, "0703 0705"))
