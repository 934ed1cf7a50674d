"""Shapes, strokes, letters and paints as SVG text.

Shapes are drawn for a place where nothing is filled unless it says so; `drawn` and `document` make one.
Drawings name their paints and parts by short local ids; `prefixed` puts a game's prefix on all of them at the end,
so that two games' pictures can share a page.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]
"""Of a gradient: offset 0..1, colour, and opacity if not 1."""

FONT: Final = "Georgia,'Palatino Linotype','URW Palladio L','DejaVu Serif',serif"
INK: Final = "#24160c"
LETTERS: Final = {"ijl.,:;!|'’ ": 0.38, "tfrsI-()": 0.54, "mw": 1.0, "MW": 1.14, "×": 0.84}
"""Widths in em of letters that are not like most, in the widest face of FONT, which is DejaVu Serif Bold."""
LETTER: Final = 0.69
CAPITAL: Final = 0.82

_WIDTHS: Final = {letter: width for letters, width in LETTERS.items() for letter in letters}
_ID: Final = re.compile(r'(\bid="|href="#|url\(#)')
_NUMBER: Final = re.compile(r"\d*\.\d+")
_PATH: Final = re.compile(r"([A-Za-z])|(-?\d*\.?\d+)")
_FIELDS: Final = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}


def number(value: float) -> str:
    """The shortest text of a coordinate, to a tenth."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def attributes(**values: str | float) -> str:
    """`stroke_width=2` as ` stroke-width="2"`; empty strings are left out."""
    return "".join(f' {name.replace("_", "-")}="{_text(value)}"' for name, value in values.items() if value != "")


def _text(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


def path(d: str, fill: str = "", stroke: str = "", width: float = 1.2, **more: str | float) -> str:
    outline = attributes(stroke=stroke, stroke_width=width) if stroke else ""
    return f'<path d="{d}"{attributes(fill=fill)}{outline}{attributes(**more)}/>'


def line(d: str, stroke: str, width: float = 1.2, opacity: float = 1, **more: str | float) -> str:
    """A stroke; `drawn` rounds its ends."""
    faint = attributes(opacity=opacity) if opacity != 1 else ""
    return f'<path d="{d}"{attributes(stroke=stroke, stroke_width=width)}{faint}{attributes(**more)}/>'


def rod(d: str, colour: str, width: float, light: str = "", ink: float = 2.2) -> str:
    """A stroke with a dark outline and, on request, a thin light along it."""
    gleam = line(d, light, width * 0.28, 0.9, transform=f"translate({number(-width * 0.22)} {number(-width * 0.12)})")
    return line(d, INK, width + ink) + line(d, colour, width) + (gleam if light else "")


def disc(x: float, y: float, r: float, fill: str = "", stroke: str = "", width: float = 1.0, **more: str | float) -> str:
    outline = attributes(stroke=stroke, stroke_width=width) if stroke else ""
    middle = f'cx="{number(x)}" cy="{number(y)}"'
    return f'<circle {middle} r="{number(r)}"{attributes(fill=fill)}{outline}{attributes(**more)}/>'


def box(x: float, y: float, w: float, h: float, r: float = 0, fill: str = "", **more: str | float) -> str:
    corner = f' rx="{number(r)}"' if r else ""
    size = f'width="{number(w)}" height="{number(h)}"'
    return f'<rect x="{number(x)}" y="{number(y)}" {size}{corner}{attributes(fill=fill)}{attributes(**more)}/>'


def letters(
    x: float, y: float, text: str, size: float, fill: str = INK, width: float = 0, weight: int = 700, **more: str | float
) -> str:
    """A line of text, centred; with a width it is made small enough to fit in any serif face."""
    if width:
        size = min(size, width / (measured(text) or 1))
    font = f'font-size="{number(size)}" font-weight="{weight}" text-anchor="{more.pop("anchor", "middle")}"'
    return f'<text x="{number(x)}" y="{number(y)}" {font}{attributes(fill=fill)}{attributes(**more)}>{escaped(text)}</text>'


def measured(text: str) -> float:
    """About how long a text is, in em, in the widest face."""
    return sum(_WIDTHS.get(letter, CAPITAL if letter.isupper() else LETTER) for letter in text)


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def group(*parts: str, **more: str | float) -> str:
    return f"<g{attributes(**more)}>{''.join(parts)}</g>"


def drawn(id: str, *parts: str) -> str:
    """A finished drawing for `use`: all its strokes have round ends and joints."""
    return group(*parts, id=id, fill="none", stroke_linejoin="round", stroke_linecap="round")


def placed(x: float, y: float, *parts: str, turn: float = 0, scale: float = 1) -> str:
    return group(*parts, transform=_transform(x, y, turn, scale))


def use(id: str, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1) -> str:
    return f'<use href="#{id}"{attributes(transform=_transform(x, y, turn, scale))}/>'


def _transform(x: float, y: float, turn: float, scale: float) -> str:
    steps = [f"translate({number(x)} {number(y)})"] if x or y else []
    steps += [f"rotate({number(turn)})"] if turn else []
    steps += [f"scale({_text(scale)})"] if scale != 1 else []
    return " ".join(steps)


# -- curves -----------------------------------------------------------------------------------------------------------
def smooth(points: Sequence[Point], tension: float = 0.5) -> str:
    """A closed curve through the points (Catmull-Rom)."""
    count = len(points)
    d = f"M{number(points[0][0])} {number(points[0][1])}"
    for i in range(count):
        before, here, there, after = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        for a, b, c in ((here, there, before), (there, here, after)):
            pull = tension / 3
            d += "C" if a is here else " "
            d += " ".join(number(a[axis] + (b[axis] - c[axis]) * pull) for axis in (0, 1))
        d += f" {number(there[0])} {number(there[1])}"
    return d + "Z"


def round_rect(x: float, y: float, w: float, h: float, r: float) -> str:
    corner = [f"a{number(r)} {number(r)} 0 0 1 {number(r * a)} {number(r * b)}" for a, b in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
    sides = [f"H{number(x + w - r)}", f"V{number(y + h - r)}", f"H{number(x + r)}", f"V{number(y + r)}"]
    return f"M{number(x + r)} {number(y)}" + "".join(side + arc for side, arc in zip(sides, corner, strict=True)) + "Z"


def mirrored(d: str) -> str:
    """The path's mirror image in the line x = 0."""
    out: list[str] = []
    command, fields = "M", 0
    for found in _PATH.finditer(d):
        if found[1]:
            command, fields = found[1], 0
            out.append(command)
            continue
        value = _mirrored(command.upper(), fields, found[2])
        glue = "" if not fields or value.startswith("-") else " "
        out.append(glue + value)
        fields += 1
    return "".join(out)


def _mirrored(command: str, field: int, value: str) -> str:
    if command == "A":
        place = field % 7
        if place == 4:
            return "0" if value == "1" else "1"
        across = place == 5
    else:
        across = command == "H" or (command != "V" and field % _FIELDS[command] % 2 == 0)
    if not across:
        return value
    return value[1:] if value.startswith("-") else f"-{value}"


# -- shadows and paints -----------------------------------------------------------------------------------------------
def soft_shadow(d: str, dx: float = 3, dy: float = 4, spread: float = 6, strength: float = 0.5) -> str:
    """Three stacked copies with growing outline: a soft edge that costs no filter."""
    copies = (
        f'<path d="{d}"{attributes(stroke_width=spread * size, stroke_opacity=strength * part, fill_opacity=strength * part)}/>'
        for size, part in ((1, 0.22), (0.55, 0.3), (0.15, 0.5))
    )
    dark = "#0a0704"
    return group(*copies, transform=f"translate({number(dx)} {number(dy)})", fill=dark, stroke=dark, stroke_linejoin="round")


def gradient(id: str, stops: Iterable[Stop], kind: str = "diagonal") -> str:
    """`diagonal`, `down` or `across`; `ball` and `wide` are round, lit from the north-west."""
    colours = "".join(_stop(*stop) for stop in stops)
    if kind in ("ball", "wide"):
        x, y, r = (0.34, 0.3, 0.8) if kind == "ball" else (0.42, 0.36, 0.85)
        return f'<radialGradient id="{id}" cx="{x}" cy="{y}" r="{r}">{colours}</radialGradient>'
    x, y = {"diagonal": (1, 1), "down": (0, 1), "across": (1, 0)}[kind]
    return f'<linearGradient id="{id}" x1="0" y1="0" x2="{x}" y2="{y}">{colours}</linearGradient>'


def _stop(offset: float, colour: str, opacity: float = 1) -> str:
    return f"<stop{attributes(offset=offset, stop_color=colour, stop_opacity='' if opacity == 1 else opacity)}/>"


# -- finishing --------------------------------------------------------------------------------------------------------
def prefixed(svg: str, prefix: str) -> str:
    """The same picture with `prefix` before every id and every reference to one."""
    return _ID.sub(rf"\1{prefix}", svg)


def compact(svg: str) -> str:
    """The same picture with coordinates cut to two decimals and without needless zeros."""
    return _NUMBER.sub(lambda found: _shorter(found[0]), svg)


def _shorter(text: str) -> str:
    whole, _, rest = text.partition(".")
    rest = rest[:2].rstrip("0")
    return f"{whole.lstrip('0')}.{rest}" if rest else whole or "0"


def document(width: float, height: float, *parts: str) -> str:
    """A standalone SVG document, in which shapes are empty unless they are filled."""
    size = f'viewBox="0 0 {number(width)} {number(height)}" width="{number(width)}" height="{number(height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} fill="none" font-family="{FONT}">{"".join(parts)}</svg>'
