"""A view of `cards` as a picture: what lies where, and every piece under the id by which it can be clicked.

A card is `r-K-I` or `s-K-I` (side, kind, number within the kind), counted through hand, barrier, combatants and fallen,
so that it keeps its id while it moves; a back is `r-back-I`; a prize `p-K-I`. Robin's prizes are numbered upwards, the
Sheriff's downwards from the last copy; the prize that is fought for has the number it would have as Robin's.

`data-zoom` names the symbol to show large, `data-from` the piece from which a new card comes, and `data-to` the piece to
which a card goes that is no longer seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from sherwood.art.brush import box, compact, document, escaped, group, letters, line, number, path, placed, prefixed, use
from sherwood.art.placing import Spot, piece
from sherwood.art.surfaces import CREAM, GOLD, GROUND_PAINTS, board, felt, gold_edge, plaque, vignette, wood
from sherwood.games.cards import faces, layout, words
from sherwood.games.cards.components import PRIZES, ROBINS, SHERIFFS, SHIELDMEN, SHOT, TRAP_CARD, counts
from sherwood.games.cards.faces import PREFIX, PRIZE, SIDES
from sherwood.games.cards.layout import Half, Table
from sherwood.games.cards.view import CardsView, Counts
from sherwood.kernel.game import Painting, Scene

COPIES: Final = counts(PRIZES.all, PRIZES.kinds)
DECKS: Final = (ROBINS, SHERIFFS)
BARRED: Final = frozenset({"ambush", "reveal"})
"""Stages in which the palisades stand."""
SHOOTING: Final = frozenset({"arrows", "tournament"})
"""Stages in which shots that are chosen are still held."""
SHOT_AT: Final = frozenset({"volley", "casualties", "fallen"})
"""Stages in which shots have arrived and nobody else has fallen yet."""
SHADOW: Final = f'<use href="#{PREFIX}shadow"/>'


def symbols() -> str:
    """The content of the `<defs>` that every scene needs, in all languages."""
    return faces.symbols()


def scene(view: CardsView, language: str, picked: Sequence[str] = (), shape: str = "wide") -> Scene:
    """The table as the view's reader sees it from his side. `shape` is `wide` or, for phones, `tall`."""
    table = layout.TABLES[shape]
    pieces = Drawing(view, language, frozenset(picked), table).pieces()
    return Scene(table.width, table.height, Painting(ground, (shape,)), pieces, words.stage(view, language))


# -- the ground -------------------------------------------------------------------------------------------------------
@cache
def ground(shape: str = "wide") -> str:
    """Wood, felt and the field between the lines: the same in every game."""
    table = layout.TABLES[shape]
    w, h = table.width, table.height
    inner = (28, 28, w - 56, h - 56)
    parts = wood(0, 0, w, h), gold_edge(*inner), felt(*inner), _field(table), vignette(*inner)
    return prefixed(compact(document(w, h, f"<defs>{GROUND_PAINTS}</defs>", *parts)), f"{PREFIX}ground-")


def _field(table: Table) -> str:
    """The ground that both sides fight for."""
    x, y = table.prize
    reach, wing = (500, 44) if table.width > table.height else (300, 40)
    edge = (
        f"M{-reach}-30Q0-{wing + 30} {reach}-30Q{reach + 30} 0 {reach} 30Q0 {wing + 30} {-reach} 30Q{-reach - 30} 0 {-reach}-30Z"
    )
    dashes = line(
        f"M{30 - reach} 0H-110M110 0H{reach - 30}", "#f1d68b", 1.4, 0.35, stroke_dasharray="2 9", stroke_linecap="round"
    )
    return placed(x, y, path(edge, "#0b241b", opacity=0.35), dashes)


# -- pieces -----------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=4096)
def face(symbol: str, marks: tuple[str, ...], title: str) -> str:
    """A card as it lies: shadow, face, and what lies upon it."""
    upon = "".join(f'<use href="#{PREFIX}{mark}"/>' for mark in marks)
    return f'<title>{escaped(title)}</title>{SHADOW}<use href="#{PREFIX}{symbol}"/>{upon}'


@lru_cache(maxsize=4096)
def label(text: str, size: float, tone: str = CREAM, rim: str = GOLD) -> str:
    return prefixed(compact(plaque(text, size, tone, rim)), PREFIX)


@lru_cache(maxsize=4096)
def say(language: str, id: str, **values: str | int) -> str:
    return words.TEXTS.say(language, f"picture-{id}", **values)


@lru_cache(maxsize=1024)
def plate(side: str, name: str, force: int, is_asked: bool, has_won: bool) -> str:
    """A side's force and name; with a bright edge while it is asked, and a crown when it has won."""
    bright = is_asked or has_won
    glow = box(-115, -42, 230, 84, 12, stroke="#ffe27a", stroke_width=4, stroke_opacity=0.85) if bright else ""
    crown = placed(-76, -45, use("crown")) if has_won else ""
    title = letters(-42, -13, name, 17, CREAM, 102, anchor="start")
    drawing = glow + board(224, 78) + placed(-76, 0, faces.badge(side, force, 1.3)) + title + crown
    return prefixed(compact(drawing), PREFIX)


@lru_cache(maxsize=1024)
def plate_line(y: float, text: str) -> str:
    """A line below a side's name."""
    return letters(-42, y, text, 13, "#d8c49a", 120, 400, anchor="start")


@lru_cache(maxsize=1024)
def plate_points(points: int, unit: str) -> str:
    return letters(88, 6, str(points), 27, "#f1d68b") + letters(88, 22, unit, 10, "#d8c49a", 44, 400)


@lru_cache(maxsize=1024)
def stack(top: str, count: int) -> str:
    """A squared pile, as thick as it has cards: one edge for about five."""
    if not count:
        return f'<use href="#{PREFIX}slot"/>'
    edges = max(1, min(10, round(count / 5)))
    below = "".join(f'<use href="#{PREFIX}edge" x="{number(k * 1.1)}" y="{number(k * 1.5)}"/>' for k in range(edges, 0, -1))
    return f'<use href="#{PREFIX}shadow" x="{edges}" y="{number(edges * 1.4)}"/>{below}<use href="#{PREFIX}{top}"/>'


@lru_cache(maxsize=1024)
def heap(tops: tuple[str, ...], title: str) -> str:
    """Discards, untidy: the last few that lie open."""
    if not tops:
        return f'<use href="#{PREFIX}slot"/>'
    turns = ((-7, 4, -5), (6, -5, 3), (-2, 0, 0))[-len(tops) :]
    lying = (
        placed(x, y, SHADOW, f'<use href="#{PREFIX}{top}"/>', turn=turn) for top, (turn, x, y) in zip(tops, turns, strict=True)
    )
    return f"<title>{escaped(title)}</title>{''.join(lying)}"


@lru_cache(maxsize=256)
def palisade(width: float) -> str:
    """A row of stakes about as wide as that, standing on (0, 0)."""
    count = round(width / 160)
    return "".join(f'<use href="#{PREFIX}stakes" x="{number((k - (count - 1) / 2) * 160)}"/>' for k in range(count))


def trail(start: Spot, end: Spot, colour: str, bend: float) -> str:
    """The way of a shot."""
    mx = (start.x + end.x) / 2 + (end.y - start.y) * bend
    my = (start.y + end.y) / 2 - (end.x - start.x) * bend
    d = f"M{number(start.x)} {number(start.y)}Q{number(mx)} {number(my)} {number(end.x)} {number(end.y)}"
    dots = line(d, "#0a0704", 6, 0.5) + line(d, colour, 3.4)
    return group(dots, stroke_dasharray="2 12", stroke_linecap="round")


class Card(NamedTuple):
    """A card that lies open, by its id, with what lies upon it."""

    kind: int
    number: int
    marks: tuple[str, ...] = ()
    title: str = ""


def target(deck: str, card: Card) -> str:
    return f"{deck}-{card.kind}-{card.number}"


@lru_cache(maxsize=16384)
def lying(deck: str, card: Card, spot: Spot, language: str, origin: str) -> str:
    """A card that lies open; a new one comes from the piece `origin`."""
    name = faces.full_name(deck, card.kind, language)
    symbol = f"{deck}-{card.kind}-{language}"
    title = say(language, card.title, card=name) if card.title else name
    ways = (f' data-from="{origin}"' if origin else "") + (f' data-to="discards-{deck}"' if deck != PRIZE else "")
    return piece(target(deck, card), spot, face(symbol, card.marks, title), more=f' data-zoom="{PREFIX}{symbol}"{ways}')


@lru_cache(maxsize=4096)
def laid(deck: str, cards: tuple[Card, ...], spots: tuple[Spot, ...], language: str, origin: str) -> dict[str, str]:
    """Cards that lie open at these places, by id."""
    return {target(deck, card): lying(deck, card, spot, language, origin) for card, spot in zip(cards, spots, strict=True)}


@lru_cache(maxsize=1024)
def backs(deck: str, spots: tuple[Spot, ...], language: str) -> dict[str, str]:
    """The backs of a hand, by id."""
    inner = face(f"back-{deck}", (), say(language, "unseen"))
    ids = [f"{deck}-back-{i}" for i in range(len(spots))]
    return {id: piece(id, spot, inner, more=f' data-from="deck-{deck}"') for id, spot in zip(ids, spots, strict=True)}


class Drawing:
    """One scene in the making: pieces are added from the bottom to the top."""

    def __init__(self, view: CardsView, language: str, picked: frozenset[str], table: Table) -> None:
        self.view = view
        self.language = language
        self.picked = picked
        self.table = table
        self.near = 1 if view.seat == 1 else 0
        self.seats = (1 - self.near, self.near)
        self.made: dict[str, str] = {}
        self.targets: list[list[Spot]] = [[], []]
        """Where shots have hit, by the side that was shot at."""
        self.archers: list[list[Spot]] = [[], []]
        """Who may have shot them: each combatant as often as he may shoot."""

    def pieces(self) -> dict[str, str]:
        for seat in self.seats:
            self.piles(seat)
            self.won(seat)
        self.prize_piles()
        self.made["trails"] = ""
        for seat in self.seats:
            self.palisade(seat)
        self.prize()
        for seat in self.seats:
            self.row(seat)
            self.resting(seat)
            self.shots(seat)
        for seat in self.seats:
            self.hand(seat)
        for seat in self.seats:
            self.plate(seat)
        self.stage()
        self.trails()
        return self.made

    # -- one piece
    def half(self, seat: int) -> Half:
        return self.table.half(seat == self.near)

    def say(self, id: str, **values: str | int) -> str:
        return say(self.language, id, **values)

    def add(self, id: str, spot: Spot, *parts: str, more: str = "") -> None:
        self.made[id] = piece(id, spot, *parts, more=more)

    def label(self, id: str, x: float, y: float, text: str, tone: str = CREAM, rim: str = GOLD) -> None:
        self.add(id, Spot(x, y), label(text, self.table.letters, tone, rim))

    def count(self, id: str, x: float, y: float, text: str, n: int) -> None:
        """A label that counts; on a small screen the number alone."""
        self.label(id, x, y, str(n) if self.table.small_screen else self.say(text, n=n))

    def card(self, deck: str, card: Card, spot: Spot, origin: str = "") -> None:
        self.made[target(deck, card)] = lying(deck, self.marked(deck, card), spot, self.language, origin)

    def is_picked(self, deck: str, card: Card) -> bool:
        return bool(self.picked) and target(deck, card) in self.picked

    def marked(self, deck: str, card: Card) -> Card:
        """The card with the mark of those that are picked, if it is one."""
        if not self.is_picked(deck, card):
            return card
        return card._replace(marks=(*card.marks, "doom" if self.view.question == "lose" else "glow"))

    # -- piles and prizes
    def piles(self, seat: int) -> None:
        side, half, deck = self.view.side(seat), self.half(seat), SIDES[seat]
        self.add(f"deck-{deck}", Spot(*half.deck, 0, self.table.pile), stack(f"back-{deck}", side.deck))
        self.count(f"deck-{deck}-label", half.deck[0], half.deck[1] + half.label, "deck", side.deck)
        lying = less(side.discards, side.fallen)
        tops = [f"{deck}-{kind}-{self.language}" for kind, n in enumerate(lying) if n][-3:]
        if side.put_away:
            tops = [f"back-{deck}", *tops[-2:]]
        title = words.Speech(self.language).pile(seat, lying) if tops else ""
        self.add(f"discards-{deck}", Spot(*half.discards, 0, self.table.pile), heap(tuple(tops), title))
        count = sum(lying) + side.put_away
        self.count(f"discards-{deck}-label", half.discards[0], half.discards[1] + half.label, "discards", count)

    def won(self, seat: int) -> None:
        side, half = self.view.side(seat), self.half(seat)
        won = [
            Card(kind, COPIES[kind] - 1 - i if seat else i)
            for kind, n in enumerate(side.prizes)
            for i in (reversed(range(n)) if seat else range(n))
        ]
        for card, spot in zip(won, layout.track(self.table, half, len(won)), strict=True):
            self.card(PRIZE, card, spot, f"{PRIZE}-{card.kind}-{self.view.robin.prizes[card.kind]}")
        if not won:
            return
        x, y = half.won
        self.count(f"won-{SIDES[seat]}", x + 30, y + self.table.small * 144, "won", side.points)

    def prize_piles(self) -> None:
        table, view = self.table, self.view
        left, gone = sum(view.prizes_left), sum(view.prizes_discarded)
        below = table.far.label + 12
        self.add("deck-p", Spot(*table.prizes, 0, table.pile + 0.06), stack(f"back-{PRIZE}", left))
        self.count("deck-p-label", table.prizes[0], table.prizes[1] + below, "prizes-left", left)
        if not gone:
            return
        tops = tuple(f"{PRIZE}-{kind}-{self.language}" for kind, n in enumerate(view.prizes_discarded) if n)[-3:]
        title = words.Speech(self.language).prizes(view.prizes_discarded)
        self.add("discards-p", Spot(*table.prizes_discarded, 0, table.pile - 0.06), heap(tops, title))
        x, y = table.prizes_discarded
        self.count("discards-p-label", x, y + below, "prizes-discarded", gone)

    def prize(self) -> None:
        """The prize that is fought for, upon those that are carried over."""
        view = self.view
        x, y = self.table.prize
        below = [Card(kind, view.robin.prizes[kind] + i) for kind, n in enumerate(view.carried) for i in range(n)]
        for i, card in enumerate(below):
            self.card(
                PRIZE, card, Spot(x - 34 * (len(below) - i), y - 4 * (len(below) - i), -3, self.table.card * 0.85), "deck-p"
            )
        if view.prize is not None:
            index = view.robin.prizes[view.prize] + view.carried[view.prize]
            self.card(PRIZE, Card(view.prize, index, ("glow",)), Spot(x, y, 0, self.table.card * 0.92), "deck-p")

    # -- the battle
    def palisade(self, seat: int) -> None:
        """Commitments lie behind it (CARDS-3.3); all that the other side sees is that they are made."""
        if self.view.stage not in BARRED:
            return
        half, side, deck = self.half(seat), self.view.side(seat), SIDES[seat]
        left, right = self.table.row
        x = self.table.prize[0]
        self.add(f"palisade-{deck}", Spot(x, half.palisade, 0, self.table.card), palisade(right - left))
        if side.done:
            y = half.palisade - 18
            self.label(f"palisade-{deck}-label", x - (right - left) * 0.36, y, self.say("ready"), "#dfe9b6", "#8fbf6c")

    def row(self, seat: int) -> None:
        """The fallen, the combatants, and behind the barrier what their owner has committed or picked."""
        half, deck = self.half(seat), SIDES[seat]
        cards = self.fallen(seat) + self.combatants(seat) + self.hidden(seat)
        for card, spot in zip(cards, layout.row(self.table, len(cards), half.line), strict=True):
            if any(mark.startswith("hit") for mark in card.marks):
                self.targets[seat].append(spot)
            self.archers[seat] += [spot] * DECKS[seat].capacity[card.kind]
            if self.is_picked(deck, card) and self.view.stage not in BARRED:
                spot = spot._replace(y=spot.y + (-16 if seat == self.near else 16))
            self.card(deck, card, spot, f"palisade-{deck}")

    def before(self, seat: int, *places: str) -> Counts:
        """Of each kind, how many cards are counted before those in the next place."""
        side = self.view.side(seat)
        piles = {"hand": side.known if side.hand is None else side.hand, "hidden": side.hidden or ()}
        chosen = [piles[place] if place in piles else getattr(side, place) for place in places]
        return tuple(map(sum, zip(*filter(None, chosen), strict=True))) or (0,) * len(side.combatants)

    def fallen(self, seat: int) -> list[Card]:
        side = self.view.side(seat)
        start = self.before(seat, "hand", "hidden", "combatants")
        shot = (f"hit-{SIDES[1 - seat]}",) if self.view.stage in SHOT_AT else ()
        return [Card(kind, start[kind] + i, ("fallen", *shot), "fallen") for kind, n in enumerate(side.fallen) for i in range(n)]

    def combatants(self, seat: int) -> list[Card]:
        side = self.view.side(seat)
        start = self.before(seat, "hand", "hidden")
        stopped = self.stopped() if seat else 0
        cards = []
        for kind, n in enumerate(side.combatants):
            dying = side.dying[kind] if side.dying else 0
            for i in range(n):
                stops = seat == 1 and kind == SHIELDMEN and i < stopped
                marks = (("hit-r",) if stops else ()) + (("doom",) if i >= n - dying else ())
                cards.append(Card(kind, start[kind] + i, marks))
        return cards

    def stopped(self) -> int:
        """Arrows that stick in the shields of Shieldmen who stand (CARDS-3.6)."""
        view = self.view
        if view.stage not in SHOT_AT or "shield_self" in view.variants:
            return 0
        return min(view.robin.shots or 0, view.sheriff.combatants[SHIELDMEN])

    def hidden(self, seat: int) -> list[Card]:
        side, deck = self.view.side(seat), SIDES[seat]
        start = self.before(seat, "hand")
        committed = [Card(kind, start[kind] + i, (), "hidden") for kind, n in enumerate(side.hidden or ()) for i in range(n)]
        if self.view.stage not in BARRED or side.hand is None:
            return committed
        picked = [Card(kind, i) for kind, n in enumerate(side.hand) for i in range(n) if f"{deck}-{kind}-{i}" in self.picked]
        return committed + picked

    def resting(self, seat: int) -> None:
        """Survivors that come back later (CARDS-3.11, variant rest_one_turn)."""
        side, half = self.view.side(seat), self.half(seat)
        start = self.before(seat, "hand", "hidden", "combatants", "fallen")
        cards = [Card(kind, start[kind] + i) for kind, n in enumerate(side.resting) for i in range(n)]
        for i, card in enumerate(cards):
            self.card(SIDES[seat], card, Spot(half.resting[0] + i * 22, half.resting[1] + i * 2, -4, self.table.small))
        if cards:
            self.label(
                f"resting-{SIDES[seat]}", half.resting[0] + 16, half.resting[1] + self.table.small * 140, self.say("resting")
            )

    def shots(self, seat: int) -> None:
        """Arrows or Bolts that are chosen, or that flew this turn; in their place the Trap, if one lies open."""
        side, half, deck = self.view.side(seat), self.half(seat), SIDES[seat]
        x, y = half.shots
        below = y + self.table.small * 140
        if side.trap:
            index = self.before(seat, "hand", "hidden", "combatants", "fallen")[TRAP_CARD]
            self.card(deck, Card(TRAP_CARD, index), Spot(x, y, 5, self.table.small + 0.12), f"palisade-{deck}")
            if not self.table.small_screen:
                self.label("trap", x, below + 12, self.say("no-shots"))
        if not side.shots:
            return
        held = side.hand is not None and self.view.stage in SHOOTING
        start = self.before(seat, "hand")[SHOT] - (side.shots if held else 0)
        for i, spot in enumerate(layout.shots(self.table, half, side.shots)):
            self.card(deck, Card(SHOT, start + i), spot, f"{deck}-back-0")
        tone, rim = (("#dfe9b6", "#8fbf6c"), ("#f6dcc0", "#de8468"))[seat]
        text = f"× {side.shots}" if self.table.small_screen else self.say("bolts" if seat else "arrows", n=side.shots)
        self.label(f"shots-{deck}", x, below, text, tone, rim)

    def trails(self) -> None:
        """The ways of the shots that have hit, below all cards."""
        ways = ""
        for seat, colour in enumerate(("#ffc0a0", "#ffe9a8")):
            bend = 0.12 if seat == self.near else -0.12
            starts = self.archers[1 - seat][::-1]
            ways += "".join(trail(start, end, colour, bend) for start, end in zip(starts, self.targets[seat], strict=False))
        self.add("trails", Spot(0, 0), ways)

    # -- hands
    def hand(self, seat: int) -> None:
        side, deck = self.view.side(seat), SIDES[seat]
        cards = self.open_hand(seat)
        unseen = side.held - len(cards) if side.hand is None else 0
        if seat == self.near:
            alike = [False] * unseen + [i > 0 and card.kind == cards[i - 1].kind for i, card in enumerate(cards)]
            spots = layout.near_hand(self.table, tuple(alike))
        else:
            spots = layout.far_hand(self.table, unseen, len(cards))
        self.made |= backs(deck, spots[:unseen], self.language)
        spots = spots[unseen:]
        if self.picked:
            spots = tuple(
                layout.lifted(spot, 34) if self.is_picked(deck, card) else spot for card, spot in zip(cards, spots, strict=True)
            )
        marked = tuple(self.marked(deck, card) for card in cards)
        self.made |= laid(deck, marked, spots, self.language, f"deck-{deck}")

    def open_hand(self, seat: int) -> list[Card]:
        """Cards in hand that the reader knows and that don't lie elsewhere, those the other side knows marked with an eye."""
        side, deck = self.view.side(seat), SIDES[seat]
        if side.hand is None:
            return [Card(kind, i) for kind, n in enumerate(side.known) for i in range(n)]
        aside = (side.shots or 0) if self.view.stage in SHOOTING else 0
        return [
            Card(kind, i, *((("eye",), "known") if i < side.known[kind] and self.view.seat == seat else ()))
            for kind, n in enumerate(side.hand)
            for i in range(n - (aside if kind == SHOT else 0))
            if self.view.stage not in BARRED or f"{deck}-{kind}-{i}" not in self.picked
        ]

    # -- plates
    def plate(self, seat: int) -> None:
        side, half = self.view.side(seat), self.half(seat)
        stand, fell = sum(side.combatants), sum(side.fallen)
        won = self.view.stage == "over" and words.winner_of(self.view) == seat
        parts = (
            plate(SIDES[seat], words.seat(seat, self.language), side.force, self.view.asked == seat, won),
            plate_line(7, self.say("in-hand", n=side.held)),
            plate_line(25, self.say("stand", stand=stand, fell=fell)) if stand or fell else "",
            plate_points(side.points, self.say("points-short", points=side.points)),
        )
        self.add(f"plate-{SIDES[seat]}", Spot(*half.plate, 0, self.table.plate), *parts)

    def stage(self) -> None:
        if not self.table.small_screen:
            self.label("stage", *self.table.stage, words.stage(self.view, self.language), "#ffe27a")


def less(pile: Counts, other: Counts) -> Counts:
    return tuple(a - b for a, b in zip(pile, other, strict=True))
