"""Options, faults and the first position of `bandits` (BANDITS-2, V)."""

from __future__ import annotations

from sherwood.games.bandits import kinds
from sherwood.games.bandits.box import decks, loots
from sherwood.games.bandits.position import NONE
from sherwood.games.bandits.state import Bandits
from sherwood.games.bandits.variants import ROYAL_DRAFT, ROYAL_ONE_DRAFT, VARIANTS
from sherwood.kernel.game import Fault, Option, Options, Refusal, settled

PLAYERS = Option("players", "BANDITS-2.6", ("4", "2", "3", "5"))
EXPANSION = Option("expansion", "BANDITS-2.6", ("usual", "on", "off"))
FIRST = Option("first", "BANDITS-2.1", ("lot", "1", "2", "3", "4", "5"))
DECK = Option("deck", "BANDITS-D.1", decks())
LOOT = Option("loot", "BANDITS-D.3", loots())
OPTIONS = (PLAYERS, EXPANSION, FIRST, DECK, LOOT, *(Option(name, clause, ("off", "on")) for name, clause, _ in VARIANTS))

FAULTS = (
    Fault(kinds.NOT_NOW, "BANDITS-0.1"),
    Fault(kinds.BUSH_TAKEN, "BANDITS-4.2b"),
    Fault(kinds.NO_WAGON, "BANDITS-4.2c"),
    Fault(kinds.ALLEYS_FULL, "BANDITS-4.2d"),
    Fault(kinds.NO_LEADER, "BANDITS-3.2"),
    Fault(kinds.WRONG_CARD, "BANDITS-3.3"),
    Fault(kinds.CARD_CLOSED, "BANDITS-3.4"),
    Fault(kinds.SAME_WAGON, "BANDITS-8.1"),
    Fault(kinds.TOO_FEW_BANDITS, "BANDITS-8.2"),
    Fault(kinds.SPIED_ALREADY, "BANDITS-8.3"),
    Fault(kinds.BRIBED_ALREADY, "BANDITS-6.4d"),
    Fault(kinds.NOT_YOUR_BANDIT, "BANDITS-8.5"),
    Fault(kinds.NOT_AN_ENEMY, "BANDITS-8.5"),
    Fault(kinds.EMPTY_BUSH, "BANDITS-8.6"),
    Fault(kinds.LIES_DOWN, "BANDITS-8.6"),
    Fault(kinds.BUSH_SHARED, "BANDITS-8.7"),
    Fault(kinds.FIRST_BUSH, "BANDITS-8.7"),
    Fault(kinds.NO_ALLEY, "BANDITS-8.8"),
    Fault(kinds.ASSAULTED, "BANDITS-5.1a"),
    Fault(kinds.FESTIVAL_FIRST, "BANDITS-9.6"),
    Fault(kinds.NOT_YOUR_DIE, "BANDITS-8.9"),
    Fault(kinds.NO_DIE, "BANDITS-8.13"),
    Fault(kinds.NO_CHANGE, "BANDITS-0.7"),
    Fault(kinds.MARKED_DIE, "BANDITS-8.10"),
    Fault(kinds.NO_TOKEN, "BANDITS-8.14"),
    Fault(kinds.DRAWN_TOKEN, "BANDITS-8.14"),
    Fault(kinds.OUT_OF_ORDER, "BANDITS-6.4f"),
    Fault(kinds.EMPTY_SUPPLY, "BANDITS-1.9"),
    Fault(kinds.TOO_FEW, "BANDITS-6.4c"),
    Fault(kinds.NO_OPPONENT, "BANDITS-8.16"),
)

LONGEST = 1200
"""BANDITS-0.9: well under 600 decisions and 600 chance moves."""

COLOURS = ("blue", "red", "yellow", "purple", "green")
OF_TWO = ("blue", "yellow")
"""At two players red is Will Scarlet's (BANDITS-2.2)."""


def seats(options: Options) -> tuple[str, ...]:
    players = int(options.get("players", PLAYERS.values[0]))
    return OF_TWO if players == 2 else COLOURS[:players]


def start(options: Options) -> Bandits:
    """The first position: nothing is dealt yet. Raises Refusal for an unknown option or value, or options that don't agree."""
    values = settled("bandits", OPTIONS, options)
    state = Bandits()
    state.seats = int(values["players"])
    state.expansion = int(has_expansion(values))
    state.deck_set = DECK.values.index(values["deck"])
    state.loot_set = LOOT.values.index(values["loot"])
    state.fixed_first = first_of(values)
    state.variants = sum(bit for name, _, bit in VARIANTS if values[name] == "on")
    if state.plays(ROYAL_DRAFT) and state.plays(ROYAL_ONE_DRAFT):
        raise Refusal("royal_draft and royal_one_draft can't both be on (BANDITS-V.1). Switch one of them off.")
    state.set_up()
    return state


def has_expansion(values: Options) -> bool:
    """BANDITS-2.6: on at five players, off otherwise, unless it is said."""
    return values["expansion"] == "on" or (values["expansion"] == "usual" and values["players"] == "5")


def first_of(values: Options) -> int:
    """The seat agreed on, or NONE. Raises Refusal for one that doesn't play."""
    if values["first"] == "lot":
        return NONE
    if int(values["first"]) > int(values["players"]):
        raise Refusal(f"first can't be {values['first']} with {values['players']} players. Choose a seat that plays, or lot.")
    return int(values["first"]) - 1


def load(dump: bytes) -> Bandits:
    """The position a dump holds. Raises BadDump."""
    state = Bandits()
    state.read(dump)
    return state
