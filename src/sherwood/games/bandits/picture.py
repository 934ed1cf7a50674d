"""A view of `bandits` as a picture: the board, all that stands on it, and the gangs' parts of the table below it.

What can be clicked are places, and what lies there: `bush-W-B` (bush B of wagon W), `alley-I`, `wagon-W`, `card-marion` and
so on, `die-W-S` (the die in slot S of wagon W), `bridge-G-V` (gang G's dice of value V on the drawbridge), `pool-F` (tokens of
face F in a draft), `loot-F` (the reader's own of this turn), `seat-G`. All count from 0 but values. Bandits and leaders let
clicks through to the places where they stand.

Bandits at home are `home-G-I`; one who stands by a wagon is `bandit-G-W-I`, the I-th of his gang in that row, so that he keeps
his id when gaps close and when he is shoved; in an alley he is `pocket-I`. `data-from` names the piece from which a new one
comes, `data-to` the one to which it goes when it is gone, `data-kin` those for which it may be taken: it comes from where one of
them has just gone. `data-zoom` names the symbol to show large, `data-rolls` what a die shows when it has been rolled, and
`data-after="dice"` stands at what is shown only when dice that are rolled lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from sherwood.art.brush import (
    line,
    path,
    placed,
    round_rect,
)
from sherwood.art.placing import Spot, piece
from sherwood.art.surfaces import CREAM, GOLD
from sherwood.games.bandits import faces, figures, ground, layout, parts, wagon_cards, words
from sherwood.games.bandits.components import CHARACTERS, EFFECTS
from sherwood.games.bandits.faces import PREFIX, say
from sherwood.games.bandits.jewels import VILLAGE_COIN
from sherwood.games.bandits.layout import BUSHES, Board, Seat
from sherwood.games.bandits.parts import used
from sherwood.games.bandits.pawns import IVORY, LIVERIES
from sherwood.games.bandits.speech import WILL, Speech, roll_of
from sherwood.games.bandits.view import BanditsView, DieView, GangView, RoadView
from sherwood.kernel.game import Painting, Scene

__all__ = ["colours", "scene", "symbols"]
WINDOWS: Final = frozenset({"john", "robin", "tuck"})
"""Stages in which the character of that name may be called."""
SHERIFF: Final = frozenset({"tuck", "barter", "discard", "beer", "bribe", "offers", "reward", "gift"})
"""Stages in which columns are counted also if they are empty, and bribes are paid."""
THROUGH: Final = ' pointer-events="none"'
AFTER_DICE: Final = ' data-after="dice"'
OPEN: Final = ("open", "robbed")
"""Wagons that lie face up."""


def symbols() -> str:
    """The content of the `<defs>` that every scene needs, in all languages."""
    return faces.symbols()


def scene(view: BanditsView, language: str, picked: Sequence[str] = (), shape: str = "wide") -> Scene:
    """The board and the table as the view's reader sees them. `shape` is `wide` or, for phones, `tall`."""
    board = layout.BOARDS[shape]
    worn = colours_of(view)
    paint = Painting(ground.ground, (shape, worn, len(view.alleys)))
    drawing = Drawing(view, language, frozenset(picked), board, worn)
    return Scene(board.width, board.height, paint, drawing.pieces(), drawing.told())


def colours_of(view: BanditsView) -> tuple[str, ...]:
    """Of each gang; Will Scarlet's is red (BANDITS-2.2)."""
    return tuple("red" if name == WILL else name for name in roll_of(view).gangs)


def colours(view: BanditsView) -> tuple[str, ...]:
    return tuple(LIVERIES[name].base for name in colours_of(view)[: view.seats])


@cache
def _deck(deck_set: str, expansion: bool) -> tuple[wagon_cards.Look, ...]:
    """How each wagon looks, by its number."""
    wagons = figures.load().wagons[deck_set]
    ranges = {back.id: (back.lo, back.hi) for back in wagons.backs}
    cards = [face for face in (*wagons.faces, *(wagons.expansion if expansion else ())) for _ in range(face.copies)]
    return tuple(faces.look_of(*ranges[card.back], card.value, card.portrait or "", card.special) for card in cards)


@cache
def _backs(deck_set: str) -> tuple[str, ...]:
    """The symbol of each back, by its number."""
    return tuple(wagon_cards.back_id(back.lo, back.hi) for back in figures.load().wagons[deck_set].backs)


@cache
def _peek(face: str) -> str:
    """The face of a covered wagon, small, for a reader who has looked at it (BANDITS-8.1)."""
    return placed(27, -30, used("card-shadow", face, "eye"), scale=0.54, turn=6)


class Drawing:
    """One scene in the making: pieces are added from the bottom to the top."""

    def __init__(self, view: BanditsView, language: str, picked: frozenset[str], board: Board, colours: tuple[str, ...]) -> None:
        self.view = view
        self.language = language
        self.picked = picked
        self.board = board
        self.colours = colours
        self.speech = Speech(language, roll_of(view))
        self.deck = _deck(view.deck_set, view.expansion)
        self.seats = layout.seats(board, len(colours), view.seat)
        self.away = self._dice_away()
        self.is_over = view.ending is not None
        self.made: dict[str, str] = {}

    def pieces(self) -> dict[str, str]:
        self.track()
        self.turn()
        for number in range(len(self.colours)):
            self.plate(number)
        self.piles()
        for alley in range(len(self.view.alleys)):
            self.alley(alley)
        for number, road in enumerate(self.view.roads):
            if road.state != "bare":
                self.road(number, road)
        self.drawbridge()
        self.merry_men()
        self.leaders()
        if self.view.pool_size:
            self.pool()
        return self.made

    def told(self) -> str:
        """The picture in a sentence, for those who can't see it."""
        scores = self.speech.list(f"{self.speech.gang(g)} {gang.vp}" for g, gang in enumerate(self.view.gangs))
        return say(self.language, "alt", stage=words.stage(self.view, self.language), scores=scores)

    def add(self, id: str, spot: Spot, *inner: str, more: str = "") -> None:
        self.made[id] = piece(id, spot, *inner, more=more)

    # -- the board ----------------------------------------------------------------------------------------------------
    def track(self) -> None:
        """Those with as many points lie in a row across the track, one upon the other."""
        last = len(self.board.track) - 1
        spaces = [gang.vp if gang.vp <= last else gang.vp - last for gang in self.view.gangs]
        for number, (gang, space) in enumerate(zip(self.view.gangs, spaces, strict=True)):
            x, y = self.board.track[max(0, space)]
            place = spaces[:number].count(space) - (spaces.count(space) - 1) / 2
            beyond = parts.label(f"+{last}", self.board.letters) if gang.vp > last else ""
            spot = Spot(x + 3 * place, y - 1 + 10 * place, 0, 1.15 if self.board.small_screen else 1)
            self.add(f"score-{number}", spot, used(f"marker-{self.colours[number]}"), beyond)

    def turn(self) -> None:
        turns = figures.load().board.game.turns
        if self.view.turn:
            self.label("turn", *self.board.turn, say(self.language, "turn", turn=self.view.turn, turns=turns))

    def piles(self) -> None:
        """The wagon deck with the back of its top card, the discards, loot and village coins."""
        view, board = self.view, self.board
        if view.deck:
            top = _backs(view.deck_set)[view.top] if view.top >= 0 else "roof-blank"
            self.add("deck", board.deck, parts.pile(top, view.deck))
        self.count("count-deck", board.deck, view.deck, -12)
        tops = tuple(self.symbol(card) for card in view.discarded[-2:])
        gone = len(view.discarded) + view.spied_away
        if gone:
            heap = "".join(placed(5 * k, -4 * k, used("card-shadow", top), turn=8 - 13 * k) for k, top in enumerate(tops))
            self.add("discards", board.discards, heap or used("card-shadow", "roof-blank"))
            self.count("count-discards", board.discards, gone, 78)
        if view.supply and not view.pool_size:
            self.add("loot", Spot(*board.loot, 0, 0.9), parts.heap("token-back", view.supply))
        if not view.pool_size:
            self.label("count-loot", board.loot[0], board.loot[1] + 54, str(view.supply))
            self.add("coins", Spot(*board.coins, 0, 0.8), parts.heap("token-13", 20))

    def count(self, id: str, card: Spot, n: int, drop: float) -> None:
        self.label(id, card.x, card.y + drop * card.scale, str(n))

    def label(self, id: str, x: float, y: float, text: str, tone: str = CREAM, rim: str = GOLD) -> None:
        self.add(id, Spot(x, y), parts.label(text, self.board.letters, tone, rim), more=THROUGH)

    def alley(self, alley: int) -> None:
        x, y = self.board.alleys[alley]
        id, gang = f"alley-{alley}", self.view.alleys[alley]
        self.add(id, Spot(x, y), parts.place(34, id in self.picked))
        if gang >= 0:
            origin = f"home-{gang}-{self.view.gangs[gang].bandits}"
            ways = f' data-from="{self._left_bush(gang) or origin}" data-to="seat-{gang}"'
            self.add(f"pocket-{alley}", Spot(x, y - 4), used(f"bandit-{self.colours[gang]}"), more=THROUGH + ways)

    def _left_bush(self, gang: int) -> str:
        """The bush out of which Fast Work has just sent one of a gang: a die of his lies there, and nobody stands (8.8)."""
        if self.view.stage != "john":
            return ""
        for number, road in enumerate(self.view.roads):
            for slot, die in enumerate(road.dice):
                if die is not None and die.owner == gang and road.bandits[slot] < 0:
                    return f"bush-{number}-{slot // 2}"
        return ""

    # -- a row --------------------------------------------------------------------------------------------------------
    def road(self, number: int, road: RoadView) -> None:
        row = self.board.roads[number]
        if number == self.view.at and road.state == "open":
            x, y, w, h = row.planks
            rim = path(round_rect(x - 3, y - 3, w + 6, h + 6, 11), "", parts.GLOW, 4)
            self.add("assault", Spot(0, 0), rim, more=THROUGH)
        for bush in range(BUSHES):
            id = f"bush-{number}-{bush}"
            self.add(id, Spot(*row.bushes[bush], 0, self.board.bush), parts.place(34, id in self.picked))
        self.wagon(number, road)
        paid = self.paid(road)
        for slot, die in enumerate(road.dice):
            if die is not None:
                self.die(number, slot, die, slot in paid)
        self.bandits(number, road)
        if road.state in OPEN:
            self.total(number, road)
            if road.card is not None and self.deck[road.card].special == "festival":
                self.festival(self.board.roads[number].wagon)

    def festival(self, wagon: Spot) -> None:
        """The dice that make the defence, on the wagon (BANDITS-9.6b, c)."""
        for place, value in enumerate(self.view.festival):
            spot = Spot(wagon.x + 32 * (place - 1), wagon.y + 46, (-6, 3, -2)[place], 0.66)
            ways = f'{THROUGH} data-rolls="{value}"'
            self.add(f"festival-{place}", spot, parts.die(IVORY, value, False, False), more=ways)

    def wagon(self, number: int, road: RoadView) -> None:
        spot = self.board.roads[number].wagon
        if road.state == "gone":
            said = parts.written(say(self.language, "escaped"), self.board.letters + 4, 104, "#f3ead2")
            self.add(f"gone-{number}", spot, said)
            return
        id = f"wagon-{number}"
        back = _backs(self.view.deck_set)[road.band]
        face = back if road.card is None else self.symbol(road.card)
        shown = face if road.state in OPEN else back
        lit = "glow-card" if id in self.picked or number == self.view.at else ""
        ways = f' data-zoom="{PREFIX}{face}" data-from="deck" data-to="discards"'
        title = "" if road.card is None else parts.title(self.speech.face(road.card))
        peek = _peek(face) if face != shown else ""
        self.add(id, spot, title, used("card-shadow", lit, shown), self.marks(road), peek, more=ways)
        if road.state == "robbed":
            self.add(f"robbed-{number}", spot, used(f"robbed-{self.language}"), more=THROUGH + AFTER_DICE)

    def symbol(self, card: int) -> str:
        look = self.deck[card]
        return f"{look.id}-{self.language}" if look.special else look.id

    def marks(self, road: RoadView) -> str:
        """The marker, the X of a spy, and an eye for everybody who has looked at a covered wagon."""
        found = placed(50, 58, used("plus" if road.marker > 0 else "minus")) if road.marker else ""
        if road.spied:
            found += placed(-46, -64, used("cross"), scale=1.4)
        if road.state == "covered":
            eyes = enumerate(road.lookers)
            found += "".join(placed(-45, -30 + 27 * k, used(f"eye-{self.colours[seat]}")) for k, seat in eyes)
        return found

    def paid(self, road: RoadView) -> frozenset[int]:
        """The slots of the dice that are paid as things stand: those from the left that reach the defence (BANDITS-5.4a)."""
        if road.defence is None or road.state != "open" or road.total < road.defence:
            return frozenset()
        reached, slots = 0, []
        for bush in range(BUSHES):
            if reached < road.defence:
                unit = [slot for slot in (2 * bush, 2 * bush + 1) if road.dice[slot] is not None]
                reached += sum(die.value for die in road.dice[2 * bush : 2 * bush + 2] if die is not None)
                slots += unit
        return frozenset(slots)

    def die(self, number: int, slot: int, die: DieView, is_paid: bool) -> None:
        x, y = self.board.roads[number].spaces[slot // 2]
        id, size = f"die-{number}-{slot}", self.board.die
        if self.view.roads[number].dice[slot ^ 1] is not None:
            shift = 12 if slot % 2 else -12
            x, y, size = x + shift, y + shift * 0.6, size * 0.78
        ways = f' data-from="home-{die.owner}-die" data-to="column-{die.owner}" data-rolls="{die.value}"'
        base = line("M-21 31H21", parts.GLOW, 6, stroke_linecap="round") if is_paid else ""
        face = parts.die(self.colours[die.owner], die.value, die.marked, id in self.picked)
        self.add(id, Spot(x, y - 2, (-4, 3, 5, -3, 2, -5, 4, -2)[slot], size), base, face, more=ways)

    def bandits(self, number: int, road: RoadView) -> None:
        ranks: dict[int, int] = {}
        for place, gang in enumerate(road.bandits):
            if gang >= 0:
                rank = ranks[gang] = ranks.get(gang, -1) + 1
                figure = f"{'lying' if road.lying[place] else 'bandit'}-{self.colours[gang]}"
                home = f' data-from="home-{gang}-{self.view.gangs[gang].bandits}" data-to="seat-{gang}"'
                ways = f'{THROUGH} data-kin="{figure}"' + (home if self.view.stage != "john" else "")
                self.add(f"bandit-{gang}-{number}-{rank}", self.stand(number, road, place), used(figure), more=ways)

    def stand(self, number: int, road: RoadView, place: int) -> Spot:
        """In the bush; two who share it stand side by side."""
        x, y = self.board.roads[number].bushes[place // 2]
        size = self.board.bush * 0.94
        if road.bandits[place ^ 1] >= 0:
            shift = 15 if place % 2 else -15
            return Spot(x + shift, y - 4 + shift * 0.3, 0, size * 0.84)
        return Spot(x, y - 4, 0, size)

    def total(self, number: int, road: RoadView) -> None:
        row = self.board.roads[number]
        needed = "?" if road.defence is None else str(road.defence)
        reached = str(road.total) if any(road.dice) or number == self.view.at else ""
        has = road.defence is not None and road.total >= road.defence
        tone = "#b9e08a" if has else "#ffb3a5" if reached and any(road.dice) else CREAM
        size = self.board.letters * 1.15
        self.add(f"total-{number}", Spot(*row.total), parts.total(reached, needed, size, tone), more=THROUGH + AFTER_DICE)
        if self.board.small_screen and road.card is not None and (special := self.deck[road.card].special):
            name = parts.written(faces.wagon_name(special, self.language).replace(" ", "\n"), 22, 112, "#ffb3a5")
            self.add(f"special-{number}", Spot(row.total[0], row.total[1] - 66), name, more=THROUGH)

    # -- castle -------------------------------------------------------------------------------------------------------
    def drawbridge(self) -> None:
        view, board, gangs = self.view, self.board, len(self.colours)
        limits = figures.load().board.drawbridge
        label = parts.thresholds(limits.arrest_above, limits.reward_below, view.pardon, board.letters)
        self.add("thresholds", Spot(*board.thresholds), label, more=THROUGH)
        for number, gang in enumerate(view.gangs):
            x = board.column(number, gangs)
            rung = 0
            for value in sorted(set(gang.column)):
                count = gang.column.count(value)
                id = f"bridge-{number}-{value}"
                dice = parts.rungs(self.colours[number], value, count, board.rung / board.die, id in self.picked)
                spot = Spot(x, board.rung_at(rung) - 2, 0, board.die)
                self.add(id, spot, dice, more=f' data-from="column-{number}" data-to="seat-{number}"')
                rung += count
            counted = bool(gang.column) or view.stage in SHERIFF
            sum_of_dice = sum(gang.column)
            foot = board.bridge.y + board.bridge.h - (70 if board.small_screen else 50)
            size = board.letters * 1.4
            room = board.bridge.w / gangs - 9
            inner = parts.column(sum_of_dice, self.fate(sum_of_dice), room, size) if counted else ""
            self.add(f"column-{number}", Spot(x, foot), inner, more=THROUGH)

    def fate(self, sum_of_dice: int) -> str:
        """What a column leads to (BANDITS-6.5a, 10.2b)."""
        limits = figures.load().board.drawbridge
        if sum_of_dice > limits.arrest_above and not self.view.pardon:
            return "arrest"
        return "reward" if sum_of_dice < limits.reward_below else "free"

    # -- Merry Men and leaders ----------------------------------------------------------------------------------------
    def merry_men(self) -> None:
        for character, effect in enumerate(self.view.merry):
            who, what = CHARACTERS[character], EFFECTS[effect]
            id = f"card-{who}"
            kind, mark = ("call", "glow-call") if self.board.small_screen else ("merry", "glow-card")
            lit = mark if id in self.picked or (self.view.stage == who and self.view.stage in WINDOWS) else ""
            face = f"{kind}-{what}-{self.language}"
            title = parts.title(self.speech.effect_does(effect))
            inner = used("card-shadow" if kind == "merry" else "", lit, face)
            self.add(id, self.board.merry[character], title, inner, more=f' data-zoom="{PREFIX}merry-{what}-{self.language}"')
        if not self.board.small_screen and not self.view.pool_size:
            self.merry_left()

    def merry_left(self) -> None:
        """Below each card the effects that are left in its deck (BANDITS-H.1)."""
        for character in range(len(self.view.merry)):
            effects = tuple(EFFECTS[effect] for effect in self.view.merry_left if effect // 4 == character)
            card = self.board.merry[character]
            self.add(f"left-{CHARACTERS[character]}", Spot(card.x, card.y + 124), parts.left(effects), more=THROUGH)

    def leaders(self) -> None:
        """At hand, on the card of who was called, or behind bars."""
        callers: dict[str, int] = {}
        prisoners = [number for number, gang in enumerate(self.view.gangs) if gang.leader == "prison"]
        for number in prisoners:
            self.leader(number, self.board.cell(number, len(self.colours)))
        x, y, _, _ = self.board.prison
        self.add("bars", Spot(x, y), used("bars-tall" if self.board.small_screen else "bars-wide"), more=THROUGH)
        for number, gang in enumerate(self.view.gangs[: self.view.seats]):
            if gang.leader in CHARACTERS:
                place = callers[gang.leader] = callers.get(gang.leader, -1) + 1
                self.leader(number, self.board.visit(CHARACTERS.index(gang.leader), place))
            elif gang.leader == "free" and not self.is_over:
                self.leader(number, self.seats[number].leader)

    def leader(self, number: int, spot: Spot) -> None:
        self.add(f"leader-{number}", spot, used(f"leader-{self.colours[number]}"), more=THROUGH)

    # -- the gangs' parts ---------------------------------------------------------------------------------------------
    def plate(self, number: int) -> None:
        view, seat, gang = self.view, self.seats[number], self.view.gangs[number]
        colour = self.colours[number]
        is_lit, has_won = view.asked == number or f"seat-{number}" in self.picked, view.winner == number
        points = gang.vp if gang.score is None else gang.score
        inner = parts.plate(seat, colour, self.speech.gang(number), points, is_lit, has_won)
        self.add(f"seat-{number}", Spot(seat.plate.x, seat.plate.y), inner)
        size = self.board.letters / seat.chest.scale
        self.add(f"chest-{number}", seat.chest, parts.chest(colour, gang.stored, seat.stored, size), more=THROUGH)
        if self.is_over:
            self.opened(number, seat, gang)
        else:
            self.held(number, seat, gang)
            self.at_home(number, seat, gang)
        if gang.bribe is not None and view.stage in SHERIFF:
            offer = parts.bribe(gang.bribe, self.board.letters / seat.bribe.scale)
            self.add(f"bribe-{number}", seat.bribe, offer, more=THROUGH)
        if view.first == number and not self.is_over:
            self.add("first", seat.first, used("first"), more=THROUGH)

    def held(self, number: int, seat: Seat, gang: GangView) -> None:
        """Tokens of this turn: each face once, with how many; those that the reader may not know face down."""
        hidden = ((str(VILLAGE_COIN), gang.coins), ("back", gang.held - gang.coins))
        known = None if gang.now is None else tuple((str(face), n) for face, n in enumerate(gang.now))
        stacks = [(face, n) for face, n in known or hidden if n]
        own = number == self.view.seat
        for place, (face, n) in enumerate(stacks):
            id = f"loot-{face}" if own else f"held-{number}-{face}"
            origin = "coins" if face == str(VILLAGE_COIN) else f"pool-{face}"
            self.stack(id, face, n, seat.tokens.spot(place, len(stacks)), f' data-from="{origin}" data-to="chest-{number}"')
        if gang.chest is not None:
            inside = [(str(face), n) for face, n in enumerate(gang.chest) if n]
            for place, (face, n) in enumerate(inside):
                self.stack(f"inside-{number}-{face}", face, n, seat.inside.spot(place, len(inside)))

    def opened(self, number: int, seat: Seat, gang: GangView) -> None:
        """What a chest held, at the end."""
        inside = [(str(face), n) for face, n in enumerate(gang.chest or ()) if n]
        rows = len(seat.opened)
        each = -(-len(inside) // rows) or 1
        for place, (face, n) in enumerate(inside):
            row = seat.opened[place // each]
            self.stack(f"inside-{number}-{face}", face, n, row.spot(place % each, each), f' data-from="chest-{number}"')

    def stack(self, id: str, face: str, n: int, spot: Spot, ways: str = "") -> None:
        lit = "glow-ring" if id in self.picked else ""
        count = parts.several(n, self.board.letters / spot.scale)
        title = parts.title(self.speech.token(int(face))) if face != "back" else ""
        self.add(id, spot, title, used(lit, f"token-{face}"), count, more=f' data-zoom="{PREFIX}token-{face}"{ways}')

    def at_home(self, number: int, seat: Seat, gang: GangView) -> None:
        colour = self.colours[number]
        for place in range(gang.bandits):
            spot = seat.bandits.spot(place, 4)
            self.add(f"home-{number}-{place}", spot, used(f"bandit-{colour}"), more=THROUGH)
        dice = figures.load().board.gang.dice - self.away[number]
        row = seat.dice
        step = (row.spot(1, 4).x - row.x) / row.scale
        self.add(f"home-{number}-die", Spot(row.x, row.y, 0, row.scale), parts.idle(colour, dice, step), more=THROUGH)

    def _dice_away(self) -> list[int]:
        """How many dice of each gang are on the board."""
        away = [len(gang.column) for gang in self.view.gangs]
        for road in self.view.roads:
            for die in road.dice:
                if die is not None:
                    away[die.owner] += 1
        return away

    # -- a draft ------------------------------------------------------------------------------------------------------
    def pool(self) -> None:
        """The cloth with the tokens of a draft: open to who holds them, else face down; and who takes next (BANDITS-5.6)."""
        view, area = self.view, self.board.pool
        self.add("pool", Spot(area.x, area.y), parts.cloth(area.w, area.h), more=THROUGH)
        crests = "".join(
            placed(46 * k, 0, used("glow-crest" if k == 0 else "", f"crest-{self.colours[gang]}"), scale=1.3 if k == 0 else 1)
            for k, gang in enumerate(view.line)
        )
        self.add("line", Spot(area.x + 40, area.y + 36), crests, more=THROUGH)
        seen = [(str(face), n) for face, n in enumerate(view.pool or ()) if n]
        hidden = view.pool_size - sum(n for _, n in seen)
        stacks = [*seen, *([("back", hidden)] if hidden else [])]
        size = 1.5 if self.board.small_screen else 1.4
        step = min(60 * size, (area.w - 150) / max(1, len(stacks)))
        for place, (face, n) in enumerate(stacks):
            x = area.x + area.w / 2 + 40 + (place - (len(stacks) - 1) / 2) * step
            ways = f' data-from="loot" data-to="chest-{view.line[0] if view.line else 0}"'
            self.stack(f"pool-{face}", face, n, Spot(x, area.y + area.h / 2 + 6, 0, size), ways)
