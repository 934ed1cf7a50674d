"""Hand-drawn edges stay near what they are drawn from, and are the same each time."""

from __future__ import annotations

import math
import random
import re

import pytest

from sherwood.art.rough import Heap, beside, blob, joined, mixed, noise, relaxed, roughened, sampled, turned


def corners(d: str) -> list[tuple[float, float]]:
    """Where a path of relative lines goes."""
    numbers = [float(text) for text in re.findall(r"-?\d*\.?\d+", d)]
    x, y, out = 0.0, 0.0, []
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        out.append((x, y))
    return out


def test_a_long_line_does_not_drift() -> None:
    dice = random.Random(1)
    points = [(dice.uniform(-900, 900), dice.uniform(-900, 900)) for _ in range(400)]
    for meant, drawn in zip(points, corners(joined(points, True)), strict=True):
        assert drawn == pytest.approx(meant, abs=0.11)
    assert joined(points, True).endswith("z") and not joined(points).endswith("z")


def test_a_curve_passes_through_its_points() -> None:
    points = [(0.0, 0.0), (40.0, 10.0), (80.0, -20.0)]
    assert all(point in sampled(points, 5) for point in points)
    assert sampled(points, 5, closed=True)[0] == points[0] and points[-1] in sampled(points, 5, closed=True)


def test_a_rough_line_wavers_within_reach_and_the_same_way_each_time() -> None:
    points = [(float(x), 0.0) for x in range(0, 400, 20)]
    rough = roughened(points, 4, 22, 5, False)
    assert rough == roughened(points, 4, 22, 5, False) != roughened(points, 4, 22, 6, False)
    assert 1 < max(abs(y) for _, y in rough) < 6.1
    assert all(-1 <= noise(x / 7, x / 3, 9) <= 1 for x in range(-300, 300))


def test_a_zigzag_is_straightened_between_its_ends() -> None:
    zigzag = [(10.0 * i, 8.0 * (i % 2)) for i in range(9)]
    straight = relaxed(zigzag, 2)
    assert straight[0] == zigzag[0] and straight[-1] == zigzag[-1]
    assert max(abs(y - 4) for _, y in straight[2:-2]) < 1


def test_a_parallel_keeps_its_distance() -> None:
    assert beside([(0, 0), (10, 0), (20, 0)], 3) == [(0, 3), (10, 3), (20, 3)]


def test_blobs_and_turns() -> None:
    assert all(8.3 < math.hypot(x - 5, y - 6) < 11.7 for x, y in blob(random.Random(2), 5, 6, 10))
    assert turned([(1, 0)], 5, 5, math.pi / 2)[0] == pytest.approx((5, 6))


def test_a_heap_makes_one_path_of_each_paint() -> None:
    heap = Heap()
    for paint in (' fill="#111"', ' fill="#222"', ' fill="#111"'):
        heap.add(paint, "M0 0h1")
    assert heap.svg() == '<path d="M0 0h1M0 0h1" fill="#111"/><path d="M0 0h1" fill="#222"/>'


def test_colours_are_mixed_by_share() -> None:
    assert (mixed("#000000", "#ffffff", 0), mixed("#000000", "#ff8000", 0.5)) == ("#000000", "#804000")
