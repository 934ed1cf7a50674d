"""BANDITS-0.3, H: what each seat sees of a move, and the positions that it can't tell apart."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.bandits import bribes, loot, paying
from sherwood.games.bandits.components import LOOT, VILLAGE_COIN, bit, count, next_face, nth, one, ones, total
from sherwood.games.bandits.kinds import BRIBE, DISCARD, FACE, KEEP, SHOW
from sherwood.games.bandits.kinds import LOOT as DRAW
from sherwood.games.bandits.position import (
    BARTERED,
    CHESTS,
    DISCARD_STAGE,
    DRAW_STAGE,
    DRAWN,
    IN_THE_OPEN,
    KEEP_STAGE,
    LOOK_STAGE,
    NONE,
    OFFERS_STAGE,
    PAYMENT,
    POOL,
    SHOW_STAGE,
    SPENT,
    TAKEN,
    Position,
)
from sherwood.games.bandits.variants import OPEN_DISCARDS
from sherwood.kernel.moves import UNKNOWN, Moves, a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.rng import Rng

# groups of entries: the reader knows the face; he never saw the token; or it is one of those that he passed on after an entry,
# by whose number the group goes
KNOWN: Final[i64] = -1
UNSEEN: Final[i64] = 0
USED: Final[i64] = -2


# -- moves (BANDITS-0.3) ----------------------------------------------------------------------------------------------
def seen(p: Position, move: i64, seat: i64) -> i64:
    """The move as a seat sees it: whole for who makes it, and else with what it may not know left out."""
    kind = kind_of(move)
    if seat == p.seat or is_open(p, move, seat):
        return move
    if kind in (FACE, SHOW):
        return pack(kind, a_of(move), UNKNOWN, c_of(move))
    return pack(kind, UNKNOWN)


def is_open(p: Position, move: i64, seat: i64) -> bool:
    kind = kind_of(move)
    if kind == FACE:
        return p.stage != LOOK_STAGE or seat == p.caller()
    if kind in (DRAW, SHOW, KEEP):
        return p.stage == OFFERS_STAGE or loot.is_shown(p, move, seat)
    if kind == DISCARD:
        return paying.is_shown(p, move, seat)
    return kind != BRIBE or bribes.is_shown(p, seat)


# -- positions (BANDITS-H.6) ------------------------------------------------------------------------------------------
def redeal(p: Position, reader: i64, rng: Rng) -> None:
    """Draws anew all that a reader doesn't know of a position: a function of what he knows and of `rng` alone."""
    redeal_wagons(p, reader, rng)
    while not Memory(p, reader, rng).redeal():
        pass
    redraw_offers(p, reader, rng)


def redeal_wagons(p: Position, reader: i64, rng: Rng) -> None:
    """Covered wagons at which others have looked (BANDITS-H.6a)."""
    for road in p.roads:
        if road.card != NONE and not road.is_seen_by(reader):
            p.unseen |= bit(road.card)
    for road in p.roads:
        if road.card != NONE and not road.is_seen_by(reader):
            road.card = one_of(p.unseen & p.deck.with_back[road.back], rng)
            p.unseen &= ~bit(road.card)


def one_of(cards: i64, rng: Rng) -> i64:
    """A member of a set, each as likely as any other."""
    for _ in range(rng.below(ones(cards))):
        cards &= cards - 1
    return ones((cards & -cards) - 1)


def redraw_offers(p: Position, reader: i64, rng: Rng) -> None:
    """Bribes that lie face down are chosen anew, each number that may be offered as likely as any other (BANDITS-6.4b)."""
    if not bribes.is_secret(p):
        return
    for asked in range(p.seats):
        seat = (p.first + asked) % p.seats
        gang = p.gang(seat)
        if seat != reader and gang.bribe != NONE and not (p.stage == OFFERS_STAGE and asked < p.asked):
            gang.bribe = any_offer(p, seat, rng)


def any_offer(p: Position, seat: i64, rng: Rng) -> i64:
    p.gang(seat).bribe = NONE
    offers = Moves(4)
    for n in range(4):
        if bribes.fault_of(p, seat, n) == 0:
            offers.add(n)
    return offers.items[rng.below(offers.n)]


def subset(pile: i64, n: i64, rng: Rng) -> i64:
    """n tokens of a pile, each as likely as any other."""
    taken: i64 = 0
    left = total(pile)
    for _ in range(n):
        token = one(nth(pile, rng.below(left)))
        taken += token
        pile -= token
        left -= 1
    return taken


def lowest(pile: i64, n: i64) -> i64:
    """The first n tokens of a pile in the order of faces."""
    taken: i64 = 0
    for _ in range(n):
        token = one(next_face(pile, 0))
        taken += token
        pile -= token
    return taken


# -- tokens (BANDITS-H.3, H.6b to d) ----------------------------------------------------------------------------------
class Memory:
    """What a reader knows of all tokens drawn, taken and paid, while the rest is drawn anew in a copy of the position."""

    def __init__(self, p: Position, reader: i64, rng: Rng) -> None:
        self.p = p
        self.reader = reader
        self.rng = rng
        self.group = vec[i64]()
        """Of each entry of the ledger."""
        self.passed: i64 = UNSEEN
        """The group of the tokens that are passed on now, and of those kept since the reader has seen them."""
        self.sort()

    def sort(self) -> None:
        """BANDITS-H.3: who takes part in a draft knows what he passes on, but not who keeps which of it."""
        for i in range(len(self.p.ledger)):
            entry = self.p.ledger[i]
            if kind_of(entry) == POOL:
                self.passed = UNSEEN
            self.group = append(self.group, self.group_of(entry))
            if kind_of(entry) == TAKEN and a_of(entry) == self.reader:
                self.passed = i + 1

    def group_of(self, entry: i64) -> i64:
        if not self.is_hidden(entry):
            return KNOWN
        if kind_of(entry) == TAKEN:
            return self.passed
        return UNSEEN if kind_of(entry) == DRAWN else KNOWN

    def is_hidden(self, entry: i64) -> bool:
        """Whether the reader wasn't shown the token."""
        return a_of(entry) != self.reader and c_of(entry) & IN_THE_OPEN == 0

    def redeal(self) -> bool:
        """Deals all that is hidden anew; False if what was paid in the open, or is still to be paid, can't come of it."""
        self.put_back()
        self.redeal_pool()
        group: i64 = KNOWN
        for i in range(len(self.group)):
            if self.group[i] == UNSEEN:
                self.name(i, self.draw())
            elif self.group[i] > UNSEEN and self.group[i] != group and not self.is_pool_of(self.group[i]):
                group = self.group[i]
                self.deal(group, self.pile_of(group))
        if self.p.plays(OPEN_DISCARDS) and not self.explain_payments():
            return False
        self.recount()
        return self.can_pay_on()

    def name(self, i: i64, face: i64) -> None:
        """Says which face an entry of the ledger is about."""
        entry = self.p.ledger[i]
        self.p.ledger[i] = pack(kind_of(entry), a_of(entry), face, c_of(entry))

    def put_back(self) -> None:
        """Tokens that the reader never saw are with those that nobody saw (BANDITS-H.6c)."""
        for i in range(len(self.group)):
            if self.group[i] == UNSEEN:
                self.p.hidden += one(b_of(self.p.ledger[i]))

    def draw(self) -> i64:
        """A face of those."""
        face = nth(self.p.hidden, self.rng.below(total(self.p.hidden)))
        self.p.hidden -= one(face)
        return face

    def pile_of(self, group: i64) -> i64:
        pile: i64 = 0
        for i in range(len(self.group)):
            if self.group[i] == group:
                pile += one(b_of(self.p.ledger[i]))
        return pile

    def deal(self, group: i64, pile: i64) -> None:
        """Each token of a known pile to one of its takers (BANDITS-H.6b)."""
        for i in range(len(self.group)):
            if self.group[i] == group:
                face = nth(pile, self.rng.below(total(pile)))
                self.name(i, face)
                pile -= one(face)

    # -- the draft under way
    def is_pool_of(self, group: i64) -> bool:
        """Whether tokens of this group are still passed on, and the reader doesn't see them."""
        return group == self.passed and total(self.p.pool - self.pool_seen()) > 0

    def redeal_pool(self) -> None:
        """Tokens passed on form the pool in hand; who looks at them one by one sees the lowest first (BANDITS-5.6d)."""
        p = self.p
        looked_at = total(p.pool & LOOT) - total(p.fresh)
        known = self.pool_seen()
        unknown = p.pool - known
        if unknown != 0:
            unknown = self.redeal_unknown(unknown, self.lowest_left(known))
            p.pool = known + unknown
        if p.stage == SHOW_STAGE:
            p.fresh = unknown if loot.sees_next(p, self.reader) else (p.pool & LOOT) - lowest(p.pool & LOOT, looked_at)

    def redeal_unknown(self, unknown: i64, start: i64) -> i64:
        """So many tokens anew, of faces from `start` on."""
        p = self.p
        n = total(unknown)
        if self.passed == UNSEEN:
            p.hidden += unknown
            unknown = subset(p.hidden & -one(start), n, self.rng)
            p.hidden -= unknown
        else:
            pile = self.pile_of(self.passed) + unknown
            unknown = subset(pile & -one(start), n, self.rng)
            self.deal(self.passed, pile - unknown)
        return unknown

    def lowest_left(self, known: i64) -> i64:
        """The lowest face that a token not yet looked at can have."""
        if self.p.stage != SHOW_STAGE or not loot.sees_next(self.p, self.reader):
            return 0
        face: i64 = 0
        while known & LOOT & -one(face + 1) != 0:
            face += 1
        return face

    def pool_seen(self) -> i64:
        """What the reader sees of the pool."""
        p = self.p
        if p.stage == KEEP_STAGE and loot.sees_pool(p, self.reader):
            return p.pool
        if p.stage in (DRAW_STAGE, SHOW_STAGE) and loot.sees_next(p, self.reader):
            return p.pool - p.fresh
        return p.pool & ~LOOT

    # -- payments
    def recount(self) -> None:
        """What everybody holds, and what was paid, by the ledger."""
        p = self.p
        p.paid = 0
        for seat in range(p.seats):
            p.gang(seat).now &= ~LOOT
            p.gang(seat).chest &= ~LOOT
        for i in range(len(p.ledger)):
            kind = kind_of(p.ledger[i])
            if kind == CHESTS:
                self.store()
            elif kind == PAYMENT:
                self.redraw_payment(i)
            elif kind == SPENT:
                self.pay(p.ledger[i])
            elif kind != POOL:
                p.gang(a_of(p.ledger[i])).now += loot_of(p.ledger[i])
        self.redraw_limits()

    def redraw_limits(self) -> None:
        """What may be paid next depends on what was drawn and paid last (BANDITS-6.4f, 8.14c)."""
        p = self.p
        if p.stage == DISCARD_STAGE:
            last = len(p.ledger) - 1
            if kind_of(p.ledger[last]) == SPENT:
                p.least = b_of(p.ledger[last])
            elif p.barred & LOOT != 0:
                p.barred = loot_of(p.ledger[last - 1])

    def can_pay_on(self) -> bool:
        """Whether who is paying has enough tokens of later faces left for it (BANDITS-6.4f)."""
        p = self.p
        return p.stage != DISCARD_STAGE or total(paying.payable(p, p.seat) & -one(p.least)) >= p.left

    def store(self) -> None:
        for seat in range(self.p.seats):
            gang = self.p.gang(seat)
            gang.chest += gang.now & LOOT
            gang.now &= ~LOOT

    def redraw_payment(self, i: i64) -> None:
        """Any tokens that were held, but not the one just drawn for Barter; they went in the order of faces (BANDITS-H.6d)."""
        p = self.p
        held = p.gang(a_of(p.ledger[i])).now & LOOT
        if c_of(p.ledger[i]) == BARTERED:
            held -= loot_of(p.ledger[i - 1])
        hidden: i64 = 0
        lowest_left: i64 = 0
        for j in range(i + 1, self.end_of_payment(i)):
            if self.is_hidden(p.ledger[j]):
                hidden += 1
            else:
                held -= loot_of(p.ledger[j])
                if hidden == 0:
                    lowest_left = b_of(p.ledger[j])
        paid = subset(held & -one(lowest_left), hidden, self.rng)
        for j in range(i + 1, self.end_of_payment(i)):
            if self.is_hidden(p.ledger[j]):
                self.name(j, next_face(paid, 0))
                paid -= loot_of(p.ledger[j])

    def end_of_payment(self, i: i64) -> i64:
        """The entry after the last token paid."""
        end = i + 1
        while end < len(self.p.ledger) and kind_of(self.p.ledger[end]) == SPENT:
            end += 1
        return end

    def pay(self, entry: i64) -> None:
        self.p.gang(a_of(entry)).now -= loot_of(entry)
        self.p.paid += loot_of(entry)

    # -- variant open_discards
    def explain_payments(self) -> bool:
        """Sees to it that who paid a token in the open had it then; False where that fails, which it may by chance."""
        start: i64 = 0
        for i in range(len(self.p.ledger)):
            entry = self.p.ledger[i]
            if kind_of(entry) == CHESTS:
                start = i + 1
            elif kind_of(entry) == SPENT and b_of(entry) != VILLAGE_COIN and not self.explain(start, i):
                return False
        return True

    def explain(self, start: i64, i: i64) -> bool:
        """Finds among the tokens that a gang came by this turn, from entry `start` on, the one that it paid."""
        entry = self.p.ledger[i]
        before = self.p.ledger[i - 1]
        end = i - 2 if kind_of(before) == PAYMENT and c_of(before) == BARTERED else i
        if self.find(start, end, entry, True) or self.find(start, end, entry, False):
            return True
        turned = self.rng.below(end - start)
        for step in range(end - start):
            j = start + (turned + step) % (end - start)
            if self.is_gain(j, entry) and self.group[j] != KNOWN and self.swap_in(j, b_of(entry)):
                self.group[j] = USED
                return True
        return False

    def find(self, start: i64, end: i64, payment: i64, known: bool) -> bool:
        """Finds a token of the face that was paid as it is, among those that the reader knows or the others."""
        for j in range(start, end):
            if (self.group[j] == KNOWN) == known and b_of(self.p.ledger[j]) == b_of(payment) and self.is_gain(j, payment):
                self.group[j] = USED
                return True
        return False

    def is_gain(self, j: i64, payment: i64) -> bool:
        """Whether an entry is about a token that who made a payment came by, and hasn't paid yet."""
        gain = self.p.ledger[j]
        return kind_of(gain) in (TAKEN, DRAWN) and a_of(gain) == a_of(payment) and self.group[j] != USED

    def swap_in(self, j: i64, face: i64) -> bool:
        """Lets a hidden token be of this face, for which another hidden one takes on its own; False if there is none."""
        p = self.p
        old = b_of(p.ledger[j])
        if self.group[j] == UNSEEN and count(p.hidden, face) > 0:
            p.hidden += one(old) - one(face)
            self.name(j, face)
            return True
        for k in range(len(self.group)):
            if self.group[k] == self.group[j] and b_of(p.ledger[k]) == face:
                self.name(k, old)
                self.name(j, face)
                return True
        return False


def loot_of(entry: i64) -> i64:
    """The token of an entry of the ledger, as a pile, which village coins are left out of: all know where those are."""
    return one(b_of(entry)) & LOOT
