"""A game's rules as pages: Markdown with an anchor at every clause, and single clauses for the side panel."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from sherwood.kernel.game import Game, Refusal

_NUMBER = r"[0-9A-Z]+(?:\.[0-9]+)*[a-z]?"
_CLAUSE = re.compile(rf"(?:[A-Z]+-)?\b{_NUMBER}\b(?!\.\d)")
_SECTION = re.compile(r"([\dA-Z]+\.\d+) ")
_HEAD = re.compile(rf"\*\*([A-Z]+-{_NUMBER})\*\*")


class Heading(NamedTuple):
    anchor: str
    text: str


class Rulebook(NamedTuple):
    title: str
    contents: tuple[Heading, ...]
    html: str
    clauses: dict[str, str]
    """The HTML of each clause, and of each section, by its id."""

    def clause(self, id: str) -> str:
        """The HTML of one clause. Raises Refusal."""
        if id not in self.clauses:
            raise Refusal(f"There is no clause {id!r} in these rules.")
        return self.clauses[id]


@cache
def rulebook(game: Game) -> Rulebook:
    """The rules of this game. Raises OSError if it has none."""
    markdown = MarkdownIt("js-default")
    tokens = markdown.parse(game.rules.read_text("utf-8"))
    title = next((tokens[at + 1].content for at in _openings(tokens, "h1")), game.id).replace("`", "")
    contents = tuple(_anchor_headings(tokens))
    items = dict(_anchor_clauses(tokens))
    sections = dict(_anchor_sections(tokens, game.id.upper()))
    known = {name: id for id in items for name in (id, id.partition("-")[2])} | {id: id for id in sections}
    for token in tokens:
        _link_clauses(token, known)
    render = markdown.renderer.render
    clauses = {id: render(tokens[span.start + 1 : span.stop], markdown.options, {}) for id, span in {**sections, **items}.items()}
    return Rulebook(title, contents, render(tokens, markdown.options, {}), clauses)


def _openings(tokens: list[Token], tag: str) -> Iterator[int]:
    return (at for at, token in enumerate(tokens) if token.tag == tag and token.nesting == 1)


def _anchor_headings(tokens: list[Token]) -> Iterator[Heading]:
    for at in _openings(tokens, "h2"):
        text = tokens[at + 1].content
        anchor = re.sub(r"\W+", "-", text.lower()).strip("-")
        tokens[at].attrSet("id", anchor)
        yield Heading(anchor, text)


def _anchor_sections(tokens: list[Token], rules: str) -> Iterator[tuple[str, range]]:
    """Gives each heading of a section its id, such as `BANDITS-6.4`, and yields where what stands below it lies."""
    headings = [*sorted((*_openings(tokens, "h2"), *_openings(tokens, "h3"))), len(tokens)]
    for at, end in pairwise(headings):
        found = _SECTION.match(tokens[at + 1].content)
        if found and tokens[at].tag == "h3":
            id = f"{rules}-{found[1]}"
            tokens[at].attrSet("id", id)
            yield id, range(at + 2, end)


def _anchor_clauses(tokens: list[Token]) -> Iterator[tuple[str, range]]:
    """Gives each list item that begins with a clause id that id, and yields where the item's tokens lie."""
    for at in _openings(tokens, "li"):
        found = _HEAD.match(tokens[at + 2].content)
        if found:
            tokens[at].attrSet("id", found[1])
            close = next(
                end
                for end in range(at, len(tokens))
                if tokens[end].type == "list_item_close" and tokens[end].level == tokens[at].level
            )
            yield found[1], range(at, close)


def _link_clauses(token: Token, known: Mapping[str, str]) -> None:
    """Turns every mention of a clause into a link to its anchor; `known` has ids with and without the game's prefix."""
    if not token.children:
        return
    children: list[Token] = []
    for child in token.children:
        children += _split(child, known) if child.type == "text" else [child]
    token.children = children


def _split(text: Token, known: Mapping[str, str]) -> Iterator[Token]:
    end = 0
    for found in _CLAUSE.finditer(text.content):
        if id := known.get(found[0]):
            yield Token("text", "", 0, content=text.content[end : found.start()])
            yield Token("link_open", "a", 1, attrs={"href": f"#{id}", "class": "clause"})
            yield Token("text", "", 0, content=found[0])
            yield Token("link_close", "a", -1)
            end = found.end()
    yield Token("text", "", 0, content=text.content[end:])
