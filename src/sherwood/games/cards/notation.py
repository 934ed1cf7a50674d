"""Moves of `cards` as text: `add robin merry-men 2`, `trap 1`, `reveal sheriff guards 2 trap 1`, `draw robin ?`.

Written in one form only; read with any case and spacing, short names (rules, chapter X) and beginnings of words. The seat
may be left out where a card names its side, and a number of 1 too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeVar

from sherwood.games.cards import kinds
from sherwood.games.cards.components import DATA
from sherwood.kernel.moves import UNKNOWN, a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.texts import Unread

T = TypeVar("T")

SEATS: Final = ("robin", "sheriff")
CARDS: Final = tuple(tuple(card["name"] for card in DATA[seat]["cards"]) for seat in SEATS)
PRIZES: Final = tuple(prize["name"] for prize in DATA["prizes"]["cards"])
SHORT: Final = (("a", "w", "m", "y", "t", "mo", "lj", "i", "rh", "hw"), ("b", "s", "g", "h", "k", "c", "sh", "tr"))
"""The short names of the cards of each side, in the order of their kinds."""
UNSAID: Final = frozenset({"crossbow", "of", "nottingham"})
"""Words of the rulebook's names that notation does without."""

COUNTED: Final = {
    "drop": kinds.DROP,
    "add": kinds.ADD,
    "lose": kinds.LOSE,
    "keep": kinds.KEEP,
    "heal": kinds.HEAL,
}
NAMED: Final = {"draw": kinds.DRAW, "alone": kinds.ALONE}
BARE: Final = {"pass": kinds.PASS, "done": kinds.DONE}
PAIRS: Final = {"volley": kinds.VOLLEY, "contest": kinds.CONTEST}
PILES: Final = {
    "dropped": (kinds.DROPPED_ROBIN, kinds.DROPPED_SHERIFF),
    "reveal": (kinds.REVEAL_ROBIN, kinds.REVEAL_SHERIFF),
    "fallen": (kinds.FALLEN_ROBIN, kinds.FALLEN_SHERIFF),
}
EXAMPLES: Final = {
    "draw": "draw robin merry-men",
    "alone": "alone robin robin-hood",
    "drop": "drop robin arrow 2",
    "add": "add sheriff guards 2",
    "lose": "lose robin woodsmen 1",
    "keep": "keep robin merry-men 2",
    "heal": "heal robin woodsmen 1",
    "trap": "trap 1",
    "shots": "shots robin 3",
    "prize": "prize kings-messenger",
    "pass": "pass robin",
    "done": "done sheriff",
    "volley": "volley 4 1",
    "contest": "contest 5 3",
    "dropped": "dropped robin arrow 2",
    "reveal": "reveal robin woodsmen 2 merry-men 1",
    "fallen": "fallen sheriff guards 1",
}
"""Every verb, and a line that uses it."""

MOST: Final = 63
"""The highest number that a field of a pile holds."""
VERBS: Final = {
    kind: verb
    for table in (COUNTED, NAMED, BARE, PAIRS, {"trap": kinds.TRAP, "shots": kinds.SHOTS, "prize": kinds.PRIZE})
    for verb, kind in table.items()
}
TURNED_UP: Final = {kind: (verb, seat) for verb, both in PILES.items() for seat, kind in enumerate(both)}


# -- piles -----------------------------------------------------------------------------------------------------------
def pile_in(move: int) -> int | None:
    """The pile that a move turns up, or None if the reader may not know it."""
    return None if a_of(move) == b_of(move) == c_of(move) == UNKNOWN else kinds.pile_of(move)


def counted(pile: int) -> Iterator[tuple[int, int]]:
    """Each kind of card in a pile, and how many."""
    kind = 0
    while pile:
        if pile & MOST:
            yield kind, pile & MOST
        pile >>= 6
        kind += 1


# -- writing ---------------------------------------------------------------------------------------------------------
def write(move: int) -> str:
    kind = kind_of(move)
    if kind in TURNED_UP:
        verb, seat = TURNED_UP[kind]
        return f"{verb} {SEATS[seat]} {_pile(seat, pile_in(move))}"
    verb = VERBS[kind]
    a, b, c = a_of(move), b_of(move), c_of(move)
    if verb in COUNTED:
        return f"{verb} {SEATS[a]} {_card(a, b)} {_number(c)}"
    if verb in NAMED:
        return f"{verb} {SEATS[a]} {_card(a, b)}"
    if verb in PAIRS:
        return f"{verb} {_number(a)} {_number(b)}"
    if verb == "prize":
        return f"{verb} {'?' if a == UNKNOWN else PRIZES[a]}"
    if verb == "trap":
        return f"{verb} {_number(c)}"
    return f"{verb} {SEATS[a]} {_number(c)}" if verb == "shots" else f"{verb} {SEATS[a]}"


def _card(seat: int, kind: int) -> str:
    return "?" if kind == UNKNOWN else CARDS[seat][kind]


def _number(n: int) -> str:
    return "?" if n == UNKNOWN else str(n)


def _pile(seat: int, pile: int | None) -> str:
    if pile is None:
        return "?"
    return " ".join(f"{CARDS[seat][kind]} {n}" for kind, n in counted(pile)) or "none"


# -- reading ---------------------------------------------------------------------------------------------------------
def read(text: str) -> int:
    """The move that this line means. Raises Unread."""
    verb, words = _verb(_words(text))
    try:
        if words and words[0] in SEATS:
            return _read_after_seat(verb, words)
        return _move(verb, None, words)
    except Unread as unread:
        unread.stands_in(text, EXAMPLES[verb])
        raise


def _read_after_seat(verb: str, words: list[str]) -> int:
    """A seat's name may also begin the name of a card: `alone robin hood`, `add sheriff 1`."""
    try:
        return _move(verb, SEATS.index(words[0]), words[1:])
    except Unread as unread:
        if verb in PILES or len(words) == 1:
            raise
        try:
            return _move(verb, None, words)
        except Unread:
            raise unread from None


def _words(text: str) -> list[str]:
    """Words, numbers and question marks; names are split at their hyphens."""
    plain = re.sub(r"['’]", "", text.lower())
    strange = re.search(r"[^a-z0-9?\s,:.×_-]|(?<![a-z0-9])-[0-9]*", plain)
    if strange:
        raise Unread("strange", sign=repr(strange[0])[1:-1], example=EXAMPLES["add"])
    words = re.findall(r"[a-z]+|[0-9]+|\?", plain)
    if not words:
        raise Unread("nothing", example=EXAMPLES["add"])
    return words


def _verb(words: list[str]) -> tuple[str, list[str]]:
    first = words[0]
    found = [first] if first in EXAMPLES else [verb for verb in EXAMPLES if verb.startswith(first)]
    if len(found) == 1:
        return found[0], words[1:]
    if found:
        raise Unread("several-verbs", word=first, names=found, example=EXAMPLES["add"])
    raise Unread("no-verb", word=first, names=sorted(EXAMPLES))


def _move(verb: str, seat: int | None, words: list[str]) -> int:
    if verb in PILES:
        return _read_pile(verb, seat, words)
    if verb in COUNTED:
        return _read_counted(COUNTED[verb], seat, words)
    if verb in NAMED:
        owner, kind = _find_card(seat, words)
        return pack(NAMED[verb], owner, kind)
    if verb == "prize":
        return pack(kinds.PRIZE, _find_prize(words))
    if verb in PAIRS:
        first, second = _numbers(words, 2)
        return pack(PAIRS[verb], first, second)
    if verb == "trap":
        return pack(kinds.TRAP, kinds.SHERIFF, 0, _numbers(words or ["1"], 1)[0])
    owner = _sure(seat)
    if verb == "shots":
        return pack(kinds.SHOTS, owner, 0, _numbers(words, 1)[0])
    _numbers(words, 0)
    return pack(BARE[verb], owner)


def _sure(seat: int | None) -> int:
    if seat is None:
        raise Unread("whose", names=SEATS)
    return seat


def _numbers(words: Sequence[str], wanted: int) -> list[int]:
    if len(words) != wanted:
        raise Unread("numbers", wanted=wanted, words=" ".join(words))
    return [_read_number(word) for word in words]


def _read_number(word: str) -> int:
    if word == "?":
        return UNKNOWN
    if not word.isdigit():
        raise Unread("no-number", word=word)
    if len(word) > 2 or int(word) > MOST:
        raise Unread("too-high", most=MOST, word=word[:9])
    return int(word)


def _read_counted(kind_of_move: int, seat: int | None, words: list[str]) -> int:
    groups = _groups(words)
    if len(groups) != 1:
        raise Unread("one-kind" if groups else "which-card")
    name, number = groups[0]
    owner, card = _find_card(seat, name)
    return pack(kind_of_move, owner, card, number)


def _read_pile(verb: str, seat: int | None, words: list[str]) -> int:
    if words in (["?"], ["none"]):
        owner = _sure(seat)
        return pack(PILES[verb][owner], UNKNOWN, UNKNOWN, UNKNOWN) if words == ["?"] else pack(PILES[verb][owner])
    pile = 0
    for name, number in _groups(words):
        seat, card = _find_card(seat, name)
        if UNKNOWN in (card, number) or pile >> (6 * card) & MOST:
            raise Unread("once")
        pile |= number << (6 * card)
    if seat is None or not words:
        raise Unread("cards-or-none")
    return kinds.with_pile(PILES[verb][seat], pile)


def _groups(words: Sequence[str]) -> list[tuple[list[str], int]]:
    """Names with their numbers, which may stand after the name, before it, or be left out for 1."""
    before = bool(words) and words[0].isdigit()
    groups: list[tuple[list[str], int]] = []
    name: list[str] = []
    number = 1
    for word in words:
        if before and word.isdigit():
            if name:
                groups.append((name, number))
            name, number = [], _read_number(word)
        elif not before and name and (word.isdigit() or word == "?"):
            groups.append((name, _read_number(word)))
            name = []
        else:
            name.append(word)
    if name:
        groups.append((name, number))
    return groups


def _find_card(seat: int | None, words: Sequence[str]) -> tuple[int, int]:
    """Whose card this is and its kind: by its short name, or by the beginning of one of the words of its name."""
    wanted = _plain(words)
    if wanted == "?":
        return _sure(seat), UNKNOWN
    every = [(owner, kind) for owner in range(2) if seat in (None, owner) for kind in range(len(CARDS[owner]))]
    short = [(owner, kind) for owner, kind in every if SHORT[owner][kind] == wanted]
    found = short or _best(wanted, {CARDS[owner][kind]: (owner, kind) for owner, kind in every})
    if len(found) == 1:
        return found[0]
    raise _unclear(wanted, [CARDS[owner][kind] for owner, kind in found or every], bool(found))


def _find_prize(words: Sequence[str]) -> int:
    wanted = _plain(words)
    if wanted == "?":
        return UNKNOWN
    found = _best(wanted, {prize: kind for kind, prize in enumerate(PRIZES)})
    if len(found) == 1:
        return found[0]
    raise _unclear(wanted, [PRIZES[kind] for kind in found] or PRIZES, bool(found))


def _best(wanted: str, names: Mapping[str, T]) -> list[T]:
    """What is named so, or else what may be meant."""
    plain = {_plain(name.split("-")): meant for name, meant in names.items()}
    if wanted in plain:
        return [plain[wanted]]
    return [
        meant
        for name, meant in plain.items()
        if wanted and (f"-{wanted}" in f"-{name}" or _joined(name).startswith(_joined(wanted)))
    ]


def _unclear(wanted: str, names: Sequence[str], several: bool) -> Unread:
    if not wanted:
        return Unread("which", names=names)
    return Unread("several" if several else "no-such", word=wanted, names=names)


def _plain(words: Sequence[str]) -> str:
    """A name, whether it was written for one or for many."""
    return re.sub(r"(?<=\w\w)s\b", "", re.sub(r"man\b", "men", "-".join(word for word in words if word not in UNSAID)))


def _joined(name: str) -> str:
    return name.replace("-", "")
