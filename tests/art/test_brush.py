"""Shapes as text: mirrored, shortened, prefixed, escaped."""

import re
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from sherwood.art import brush
from sherwood.art.document import document
from sherwood.art.portraits import castle, folk, heads, outlaws, things
from sherwood.art.surfaces import PAINTS


@pytest.mark.parametrize(
    ("d", "mirror"),
    [
        ("M1 2L-3.5 4Z", "M-1 2L3.5 4Z"),
        ("M0-5h4v3H-2V7", "M0-5h-4v3H2V7"),
        ("M.5.5q1-2 3 0c1 2-3 4 5 6", "M-.5 .5q-1-2-3 0c-1 2 3 4-5 6"),
        ("M3 0A2 3 0 0 1 9 4", "M-3 0A2 3 0 0 0-9 4"),
    ],
)
def test_a_path_is_mirrored_across_the_vertical(d: str, mirror: str) -> None:
    assert _numbers(brush.mirrored(d)) == _numbers(mirror)


@pytest.mark.parametrize("contour", heads.CONTOURS.values())
def test_mirroring_twice_changes_nothing(contour: heads.Contour) -> None:
    d = f"M{contour.crown}{contour.far}{contour.near}Z"
    assert _numbers(brush.mirrored(brush.mirrored(d))) == _numbers(d)


def _numbers(d: str) -> list[str | float]:
    return [float(token) if token[-1].isdigit() else token for token in re.findall(r"[A-Za-z]|-?\d*\.?\d+", d)]


@pytest.mark.parametrize(
    ("value", "text"), [(0, "0"), (-0.04, "0"), (3, "3"), (0.5, ".5"), (-0.5, "-.5"), (12.345, "12.3"), (20, "20")]
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert brush.number(value) == text


def test_compact_cuts_zeros_and_keeps_values() -> None:
    assert brush.compact('d="M0.50 10.00L-3.456 7"') == 'd="M.5 10L-3.45 7"'


def test_a_prefix_goes_before_every_id_and_reference() -> None:
    svg = '<g id="a" fill="url(#b)"><use href="#c"/></g>'
    assert brush.prefixed(svg, "x-") == '<g id="x-a" fill="url(#x-b)"><use href="#x-c"/></g>'


def test_text_is_escaped_and_fits() -> None:
    text = brush.letters(0, 0, 'R & "B" <C>', 20, width=50)
    element = ElementTree.fromstring(text)
    assert element.text == 'R & "B" <C>'
    assert float(element.get("font-size", "")) * brush.measured('R & "B" <C>') <= 50 + 1


@pytest.mark.parametrize("points", [[(10, 0), (5, 9), (-5, 9), (-10, 0), (-5, -9), (5, -9)], [(0, 0), (4, 1), (3, 5)]])
def test_curves_go_through_their_points(points: list[brush.Point]) -> None:
    d = brush.smooth(points)
    assert d.startswith(f"M{brush.number(points[0][0])} {brush.number(points[0][1])}") and d.endswith("Z")
    assert all(f"{brush.number(x)} {brush.number(y)}" in d for x, y in points)


class Sheet(NamedTuple):
    width: int = 100
    height: int = 50
    ground: str = '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>'
    pieces: dict[str, str] = {"a": '<g id="a" style="transform:translate(3.5px,-4px) rotate(2deg) scale(.5)"><rect/></g>'}  # noqa: RUF012


def test_a_document_needs_no_css() -> None:
    svg = document(PAINTS, Sheet())
    ElementTree.fromstring(svg)
    assert 'transform="translate(3.5 -4) rotate(2) scale(.5)"' in svg
    assert "style=" not in svg


PORTRAITS = [
    draw
    for module in (outlaws, castle, folk, things)
    for name, draw in vars(module).items()
    if callable(draw) and not name.startswith("_") and getattr(draw, "__module__", "") == module.__name__
]


def test_portraits_are_well_formed_and_all_different() -> None:
    drawn = [draw() for draw in PORTRAITS]
    assert len(drawn) == 26 == len(set(drawn))
    for portrait in drawn:
        ElementTree.fromstring(f"<g>{portrait}</g>")


def test_a_head_that_looks_right_is_no_mere_mirror_image() -> None:
    """The light stays in the north-west."""
    left, right = (heads.head(heads.Head(look=look)) for look in (heads.LEFT, heads.RIGHT))
    gleam = [re.findall(r'd="([^"]+)" fill="#fbe0c2"', text)[0] for text in (left, right)]
    assert brush.mirrored(gleam[0]) != gleam[1]
    assert all(float(re.findall(r"M(-?[\d.]+)", d)[0]) < 0 for d in gleam)
