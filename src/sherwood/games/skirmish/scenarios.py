"""SKIRMISH-S: the scenarios as data, read and checked once; one at fault never loads.

A file `scenarios/NAME.toml` holds:

- `mosaic`, `turns` (SKIRMISH-S.4), `order` of the factions in a turn, and `precedence`: "order" as written every turn,
  "rolled" (SKIRMISH-0.6), "rolled-once" for all turns (SKIRMISH-P.5), or "bride", from turn 2 the side that controls her first
  (SKIRMISH-S2.4);
- `called`: who a counter is in this scenario, if not whom it shows (SKIRMISH-D.7c); everything else here names the counter;
- `factions`: nation, and the force by what vouches for each counter: `named` in the source's text ([P] in SKIRMISH-S.6),
  `reported` by players ([R*]), `told` of in the background story ([B]), `rebuilt` from pictures ([R]);
- `seats`, for each seating ("two", "four"): the factions that each seat plays, seats in their order;
- `options`: what a switch adds to and removes from a faction's force, and its clause; what else it does says whatever names
  it as `given`;
- `setup`, steps in order, and `enter`, for those who come in later. A step is for the counters in `who`, or without it for
  all of its faction that no other step that applies names; with `count` the seat chooses so many of them, and the others fall
  to the step for the rest. They are set up in `zone` but `without` (see `zones`), one of two hexes being enough if `partly`,
  or hidden in hideouts of the kinds in `hide` (SKIRMISH-8.1). Who enters does so in `turn` (without it in one of his own
  choice) over one of `edges`, `together` if all must in one side turn over one of them, over hexes of the terrain in `on`,
  and next to one of the faction `beside`. Those `aboard` start in the cart of their step instead of in hexes of their own;
- `rules`: the special rules (see `Rules`);
- `victory`, by seating: conditions in order, of which the first that holds decides (SKIRMISH-0.7). One holds if all of its
  `when` do; with `at-once` it is tested after every effect, otherwise at the end. One `apart` is judged by itself and decides
  for its winner alone (SKIRMISH-S4.13). A draw has no winner.

Steps and conditions apply if all switches in `given` are on and all in `unless` off: options, or variants of SKIRMISH-V.

Predicates of `when` (X a counter, all of that name if there are several; F a faction; N a faction or a nation):

- `killed X`: is dead, whatever killed it;
- `killed-by X F`: is dead by an attack, a shot or a jump that F made (SKIRMISH-S3.7, S8.8);
- `hurt X`: is wounded or dead, also if it was removed for that (SKIRMISH-S1.6, S1.9); a stun is no hurt;
- `hurt-by X F`: is hurt by an attack, a shot or a jump that F made (SKIRMISH-S2.10);
- `hurt-otherwise X F`: is hurt, but not by an attack or a shot of F (SKIRMISH-S1.9);
- `captured X`: is a captive now, and guarded (SKIRMISH-6.6, S8.9);
- `cornered X`: the rule `cornered` has caught it (SKIRMISH-S1.7);
- `down X`: is dead, or `captured`; `down-by X F`: by the attack, shot or capture of F (SKIRMISH-S4.13);
- `free X`: is neither dead nor `captured`; wherever it is, hidden or off the map too (SKIRMISH-S4.12);
- `left X`: has left the map and wasn't captured again (SKIRMISH-S3.7);
- `married X`: the suitor is married (SKIRMISH-S2.8);
- `treasure N`: owns the treasure (SKIRMISH-S4.10);
- `ahead F`: its enemies have lost more points than it has, the wounded counted half (SKIRMISH-P.5);
- `out F`: every character of the faction is dead, wounded or captured; `felled F`: dead or wounded (SKIRMISH-S6.8).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

import msgspec

from sherwood.games.skirmish import forces, land
from sherwood.games.skirmish.forces import Member, member
from sherwood.games.skirmish.sources import Sources
from sherwood.games.skirmish.zones import Atlas
from sherwood.kernel.sources import Keys

NATIONS = ("norman", "saxon", "neutral")
"""In the order of the rules' numbers; the first two fight."""
VARIANTS = {
    "alan_down_is_captured": "SKIRMISH-S1.9",
    "alan_fall_is_free": "SKIRMISH-S1.9",
    "isaac_after": "SKIRMISH-S3.7",
    "marian_dead_draw": "SKIRMISH-S5.6",
    "robin_killed_loses": "SKIRMISH-S8.8",
    "strict_deaths": "SKIRMISH-S6.8",
    "tithe_draw": "SKIRMISH-S4.12",
    "window_seats": "SKIRMISH-S7.4",
}
"""Those of SKIRMISH-V that change which steps or conditions a scenario has, with their clauses."""
PREDICATES: dict[str, tuple[str, ...]] = {
    "killed": ("counter",),
    "killed-by": ("counter", "faction"),
    "hurt": ("counter",),
    "hurt-by": ("counter", "faction"),
    "hurt-otherwise": ("counter", "faction"),
    "captured": ("counter",),
    "cornered": ("counter",),
    "down": ("counter",),
    "down-by": ("counter", "faction"),
    "free": ("counter",),
    "left": ("counter",),
    "married": ("counter",),
    "treasure": ("faction or nation",),
    "ahead": ("faction",),
    "out": ("faction",),
    "felled": ("faction",),
}
"""What each speaks of; the module's text says when it holds."""

Number = Annotated[int, msgspec.Meta(ge=1, le=99)]
Names = tuple[str, ...]
Row = TypeVar("Row", bound=msgspec.Struct)


class Head(msgspec.Struct, frozen=True):
    """SKIRMISH-S.5."""

    mosaic: str
    turns: Number
    order: Names
    precedence: Literal["order", "rolled", "rolled-once", "bride"] = "order"
    called: dict[str, str] = {}


class Faction(msgspec.Struct, frozen=True):
    nation: Literal["norman", "saxon", "neutral"]
    named: Names = ()
    reported: Names = ()
    told: Names = ()
    rebuilt: Names = ()

    @property
    def force(self) -> tuple[Member, ...]:
        """SKIRMISH-S.6."""
        return tuple(member(text) for text in (*self.named, *self.reported, *self.told, *self.rebuilt))


class Option(msgspec.Struct, frozen=True):
    faction: str
    add: Names = ()
    remove: Names = ()
    clause: str = "S.1"


class Setup(msgspec.Struct, frozen=True):
    """A step of set-up (SKIRMISH-S.3)."""

    faction: str
    who: Names = ()
    count: Number | None = None
    zone: Names = ()
    without: Names = ()
    partly: bool = False
    hide: tuple[Literal["trees", "buildings"], ...] = ()
    aboard: Names = ()
    given: Names = ()
    unless: Names = ()


class Enter(msgspec.Struct, frozen=True):
    """A group that enters (SKIRMISH-4.1l)."""

    faction: str
    edges: Names
    who: Names = ()
    turn: Number | None = None
    together: bool = False
    on: Names = ()
    beside: str = ""
    aboard: Names = ()
    given: Names = ()
    unless: Names = ()


class Cornered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """SKIRMISH-S1.7: caught by an unstunned man of `by` who is in contact with him and with no other unstunned one of his."""

    who: str
    by: str


class Bride(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """SKIRMISH-S2.5: controlled by `held_by` while one of them is in contact with her, else by `moved_by`.

    She uses no window and crosses no low wall, and moved by `held_by` ends next to one of them.
    """

    who: str
    held_by: str
    moved_by: str


class Weddings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """SKIRMISH-S2.7, S2.8: the only priest for each suitor, and the building."""

    chapel: str
    bride: str
    priests: dict[str, str]


class March(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """SKIRMISH-S4.8: in this turn with all its MPs, never farther from the side of a map."""

    who: str
    turn: Number
    toward: str


class Treasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """SKIRMISH-S4.10: what it lies in, who decides with nobody aboard, and whose it is at the start."""

    cart: str
    animal: str
    owner: str


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """SKIRMISH-7.4a: wild animals and who controls them; removed when their master dies, if they have one (S4.11, S6.7)."""

    animal: str
    faction: str
    master: str = ""


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """SKIRMISH-S6.5: MAs in place of the counter's."""

    who: str
    healthy: Number
    wounded: Number


class Blinding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """SKIRMISH-S6.6, with the option on; its figures are on the play sheet."""

    who: str
    victims: str
    option: str


class Rules(msgspec.Struct, frozen=True, rename="kebab"):
    """Special rules; each is off unless the scenario has it.

    `wounded_leave`: the wounded are removed at once (SKIRMISH-S1.6). `no_attack`: take part in none (S2.6, S3.5).
    `no_contact`: never count for it (S2.6). `protected`: can't be attacked or shot at until they have attacked or shot (S2.9).
    `may_leave`: over any outer side, as nobody else may (S3.6). `never_up`: may not climb Up the Tree (S5.5, S8.6).
    """

    wounded_leave: bool = False
    cornered: Cornered | None = None
    bride: Bride | None = None
    weddings: Weddings | None = None
    no_attack: Names = ()
    no_contact: Names = ()
    protected: Names = ()
    may_leave: Names = ()
    march: March | None = None
    treasure: Treasure | None = None
    pack: Pack | None = None
    never_up: Names = ()
    move: Move | None = None
    blinding: Blinding | None = None

    def named(self) -> Iterator[tuple[str, str, str]]:
        """Each name in them: the rule's key, what it must name, the name."""
        for key in ("no-attack", "no-contact", "protected", "may-leave", "never-up"):
            yield from ((key, "counter", name) for name in getattr(self, key.replace("-", "_")))
        if (cornered := self.cornered) is not None:
            yield from (("cornered", "counter", cornered.who), ("cornered", "faction", cornered.by))
        if (bride := self.bride) is not None:
            yield "bride", "counter", bride.who
            yield from (("bride", "faction", name) for name in (bride.held_by, bride.moved_by))
        if (weddings := self.weddings) is not None:
            yield from (("weddings", "building", weddings.chapel), ("weddings", "counter", weddings.bride))
            yield from (("weddings", "counter", name) for couple in weddings.priests.items() for name in couple)
        if (march := self.march) is not None:
            yield from (("march", "counter", march.who), ("march", "side of a map", march.toward))
        if (treasure := self.treasure) is not None:
            yield from (("treasure", "counter", treasure.cart), ("treasure", "counter", treasure.animal))
            yield "treasure", "faction", treasure.owner
        if (pack := self.pack) is not None:
            yield from (("pack", "counter", pack.animal), ("pack", "faction", pack.faction))
            yield from (("pack", "counter", name) for name in (pack.master,) if name)
        if (move := self.move) is not None:
            yield "move", "counter", move.who
        if (blinding := self.blinding) is not None:
            yield from (("blinding", "counter", blinding.who), ("blinding", "faction", blinding.victims))
            yield "blinding", "option", blinding.option


class Condition(msgspec.Struct, frozen=True, rename="kebab"):
    """A line of a list of victory (SKIRMISH-0.7); the winner is a seat."""

    when: tuple[Names, ...] = ()
    winner: str = ""
    grade: Literal["total", "minor", "plain", "draw"] = "plain"
    at_once: bool = False
    apart: bool = False
    given: Names = ()
    unless: Names = ()


class Scenario(NamedTuple):
    """What a file says, by name and in the file's order."""

    name: str
    head: Head
    factions: dict[str, Faction]
    seats: dict[str, dict[str, Names]]
    options: dict[str, Option]
    setup: dict[str, Setup]
    enter: dict[str, Enter]
    rules: Rules
    victory: dict[str, dict[str, Condition]]

    @property
    def numbered(self) -> tuple[str, ...]:
        """The factions by number: those that play in their order, then the others."""
        return tuple(dict.fromkeys((*self.head.order, *self.factions)))

    @property
    def steps(self) -> tuple[Setup | Enter, ...]:
        return (*self.setup.values(), *self.enter.values())

    def force(self, faction: str, switches: Collection[str] = ()) -> tuple[Member, ...]:
        """The counters of a faction with these options on."""
        found = list(self.factions[faction].force)
        for name, option in self.options.items():
            if name in switches and option.faction == faction:
                found = [one for one in found if one not in [member(text) for text in option.remove]]
                found += [member(text) for text in option.add]
        return tuple(found)

    def applies(self, part: Setup | Enter | Condition, switches: Collection[str]) -> bool:
        """Whether a step or a condition counts with these options and variants on."""
        return all(name in switches for name in part.given) and not any(name in switches for name in part.unless)

    def conditions(self, seating: str, switches: Collection[str] = ()) -> dict[str, Condition]:
        """Those that count for a seating, in order."""
        return {name: one for name, one in self.victory[seating].items() if self.applies(one, switches)}


@cache
def load(own: Path | None = None) -> dict[str, Scenario]:
    """Every scenario by name, with the folder `own` laid over ours. Raises Refusal that tells every fault."""
    land.load(own)
    sources = Sources(own)
    found = [_Reading(sources, name, own).scenario() for name in sources.names("scenarios")]
    sources.settle()
    return {one.name: one for one in found if one is not None}


class _Reading:
    """One file: its rows, and then what must agree between them."""

    def __init__(self, sources: Sources, name: str, own: Path | None) -> None:
        self.sources = sources
        self.name = name
        self.file = f"scenarios/{name}.toml"
        self.data = sources.read(self.file)
        self.own = own

    def fault(self, keys: Keys, what: str, clause: str) -> None:
        self.sources.fault(self.file, keys, what, clause)

    def scenario(self) -> Scenario | None:
        """None if a figure is at fault, as `sources` then says."""
        before = len(self.sources.faults)
        tables = ("factions", "seats", "options", "setup", "enter", "rules", "victory")
        raw = {key: value for key, value in self.data.items() if key not in tables}
        head = self.sources.row(self.file, (), raw, Head, "S.5")
        factions = self.rows(("factions",), Faction, "S.6")
        seats = {seating: self.seating(seating) for seating in self.table(("seats",), "S.5")}
        options = self.rows(("options",), Option, "S.1", needed=False)
        setup = self.rows(("setup",), Setup, "S.3")
        enter = self.rows(("enter",), Enter, "4.1l", needed=False)
        rules = self.sources.row(self.file, ("rules",), self.data.get("rules", {}), Rules, "S.5")
        victory = {seating: self.rows(("victory", seating), Condition, "0.7") for seating in self.table(("victory",), "0.7")}
        if head is None or rules is None or len(self.sources.faults) > before:
            return None
        one = Scenario(self.name, head, factions, seats, options, setup, enter, rules, victory)
        _Checking(self, one).check()
        return one if len(self.sources.faults) == before else None

    def table(self, keys: Keys, clause: str) -> dict[str, Any]:
        return self.sources.table(self.file, self.data, keys, clause)

    def rows(self, keys: Keys, kind: type[Row], clause: str, needed: bool = True) -> dict[str, Row]:
        raw = self.table(keys, clause) if needed or keys[0] in self.data else {}
        read = {id: self.sources.row(self.file, (*keys, id), value, kind, clause) for id, value in raw.items()}
        return {id: row for id, row in read.items() if row is not None}

    def seating(self, name: str) -> dict[str, Names]:
        found: dict[str, Names] = {}
        for seat, factions in self.table(("seats", name), "S.5").items():
            if isinstance(factions, list) and factions and all(isinstance(one, str) for one in factions):
                found[seat] = tuple(factions)
            else:
                self.fault(("seats", name, seat), "must be a list of factions", "S.5")
        return found


class _Checking:
    """SKIRMISH-S: what rows that are well formed must agree in."""

    def __init__(self, reading: _Reading, scenario: Scenario) -> None:
        self.fault = reading.fault
        self.own = reading.own
        self.land = land.load(reading.own)
        self.scenario = one = scenario
        self.switches = (*one.options, *VARIANTS)
        conditions = [condition for each in one.victory.values() for condition in each.values()]
        parts: list[Setup | Enter | Condition] = [*one.steps, *conditions]
        self.mentioned = {name for part in parts for name in (*part.given, *part.unless)}
        self.atlas: Atlas | None = None

    def check(self) -> None:
        one = self.scenario
        if one.head.mosaic not in self.land.mosaics:
            self.fault(("mosaic",), f"is {one.head.mosaic}; mosaics are {', '.join(self.land.mosaics)}", "D.1e")
            return
        self.atlas = land.atlas(one.head.mosaic, self.own)
        self.check_sides()
        self.check_forces()
        for name, setup in one.setup.items():
            self.check_step(("setup", name), setup, "S.3")
            self.check_zone(("setup", name), setup)
        for name, enter in one.enter.items():
            self.check_step(("enter", name), enter, "4.1l")
            self.check_gate(("enter", name), enter)
        self.check_everybody_starts()
        self.check_called()
        for key, kind, name in one.rules.named():
            self.check_name(("rules", key), kind, name, "S.5")
        self.check_victory()

    # -- sides and forces ---------------------------------------------------------------------------------------------
    def check_sides(self) -> None:
        one = self.scenario
        playing = sorted(name for name, faction in one.factions.items() if faction.nation != "neutral")
        if sorted(one.head.order) != playing:
            self.fault(("order",), f"must have each of {', '.join(playing)} once", "S.5")
        if {one.factions[name].nation for name in playing} != {"norman", "saxon"}:
            self.fault(("factions",), "must be of two nations that fight", "1.2f")
        if one.head.precedence == "bride" and one.rules.bride is None:
            self.fault(("precedence",), "is bride, and no rule says who she is", "S2.4")
        for seating, seats in one.seats.items():
            if sorted(name for names in seats.values() for name in names) != playing:
                self.fault(("seats", seating), f"must have each of {', '.join(playing)} once", "S.5")
        if one.seats.keys() != one.victory.keys():
            self.fault(("victory",), f"must have a list for each seating: {', '.join(one.seats)}", "0.7")

    def check_forces(self) -> None:
        one = self.scenario
        for name, option in one.options.items():
            if option.faction not in one.factions:
                self.fault(("options", name), f"has the faction {option.faction}, which isn't there", "S.1")
            elif lacking := [text for text in option.remove if member(text) not in one.factions[option.faction].force]:
                self.fault(("options", name, "remove"), f"has {', '.join(lacking)}, who isn't in the force", "S.1")
        for faction in one.factions:
            for what in forces.faults(self.land.book, one.force(faction)):
                self.fault(("factions", faction), what, "D.7g")
        everybody = [m for faction in one.factions for m in dict.fromkeys(one.force(faction))]
        if not any(forces.faults(self.land.book, one.force(faction)) for faction in one.factions):
            for what in forces.faults(self.land.book, everybody):
                self.fault(("factions",), what, "D.7g")
            for name in one.options:
                with_it = [m for faction in one.factions for m in dict.fromkeys(one.force(faction, {name}))]
                for what in forces.faults(self.land.book, with_it):
                    self.fault(("options", name), what, "D.7g")

    def names(self, faction: str) -> set[str]:
        """Everybody who may belong to a faction."""
        one = self.scenario
        added = [text for option in one.options.values() if option.faction == faction for text in option.add]
        return {m.name for m in (*one.factions[faction].force, *map(member, added))}

    # -- set-up and entry ---------------------------------------------------------------------------------------------
    def check_step(self, keys: Keys, step: Setup | Enter, clause: str) -> None:
        self.check_switches(keys, step.given, step.unless)
        if step.faction not in self.scenario.factions:
            self.fault((*keys, "faction"), f"is {step.faction}, which isn't there", clause)
            return
        names = self.names(step.faction)
        for key, given in (("who", step.who), ("aboard", step.aboard)):
            if strangers := [name for name in given if name not in names]:
                self.fault((*keys, key), f"has {', '.join(strangers)}, not of the faction {step.faction}", clause)
        if step.aboard and not names & self.land.book.carts.keys():
            self.fault((*keys, "aboard"), "has men, and the faction has no cart", "7.2a")

    def check_zone(self, keys: Keys, setup: Setup) -> None:
        assert self.atlas is not None
        if bool(setup.zone) == bool(setup.hide):
            self.fault(keys, "must have either a zone or hide", "S.3")
        if setup.count is not None and setup.who and setup.count >= len(setup.who):
            self.fault((*keys, "count"), f"is {setup.count}, and there are no more in who", "S.3")
        try:
            if setup.zone and not self.atlas.zone(setup.zone, setup.without):
                self.fault((*keys, "zone"), "has no hex", "S.3")
        except ValueError as error:
            self.fault((*keys, "zone"), str(error), "S.3")

    def check_gate(self, keys: Keys, enter: Enter) -> None:
        assert self.atlas is not None
        if not enter.edges:
            self.fault((*keys, "edges"), "must have a side of a map", "4.1l")
        for edge in enter.edges:
            if not self.atlas.edges(edge):
                self.fault((*keys, "edges"), f"has {edge!r}, which is no outer side of the mosaic", "D.1d")
        if unknown := [name for name in enter.on if name not in self.land.book.terrain]:
            self.fault((*keys, "on"), f"has {', '.join(unknown)}, which no terrain is called", "T.4a")
        if enter.beside:
            self.check_name((*keys, "beside"), "faction", enter.beside, "4.1l")
        if enter.turn is not None and enter.turn > self.scenario.head.turns:
            self.fault((*keys, "turn"), f"is {enter.turn}, after the last", "S.4")

    def check_everybody_starts(self) -> None:
        """Each counter in one step, and the hidden where they can be, whatever option or variant is on."""
        for faction in self.scenario.factions:
            told: dict[str, str] = {}
            for switch in ("", *self.scenario.options, *sorted(self.mentioned - self.scenario.options.keys())):
                when = f" with {switch}" if switch else ""
                told.update({what + when: "S.3" for what in self.starting_faults(faction, {switch})})
                told.update({what + when: clause for what, clause in self.hiding_faults(faction, {switch})})
            for what in sorted(told):
                self.fault(("factions", faction), what, told[what])

    def starting_faults(self, faction: str, switches: Collection[str]) -> Iterator[str]:
        steps = self.steps(faction, switches)
        sure = _named(steps)
        rest = sum(1 for step in steps if not step.who and not is_choice(step))
        for name in sorted({m.name for m in self.scenario.force(faction, switches)}):
            if sure.count(name) > 1:
                yield f"has {name} in two steps"
            elif not rest and name not in sure:
                yield f"has {name}, who is neither set up nor enters"
        if rest > 1:
            yield "has two steps for the rest"

    def hiding_faults(self, faction: str, switches: Collection[str]) -> Iterator[tuple[str, str]]:
        """SKIRMISH-8.1b, 8.1c: who can't hide where his step hides him, and too many for the room; each with its clause."""
        assert self.atlas is not None
        steps, ground = self.steps(faction, switches), self.atlas.ground
        for step in steps:
            if not isinstance(step, Setup) or not step.hide:
                continue
            others = _named([other for other in steps if other is not step])
            hidden = [
                m for m in self.scenario.force(faction, switches) if m.name in step.who or (not step.who and m.name not in others)
            ]
            for m in hidden:
                man = self.land.book.characters.get(m.name)
                if man is None or m.mounted or (man.armoured and "buildings" not in step.hide):
                    yield f"has {m.name}, who can't hide in {' or '.join(step.hide)}", "8.1c"
            buildings, trees = sum(ground.capacity[: ground.buildings]), sum(ground.capacity[ground.buildings :])
            room = buildings * ("buildings" in step.hide) + trees * ("trees" in step.hide)
            if len(hidden) > room:
                yield f"hides {len(hidden)}, and there is room for {room}", "8.1b"

    def steps(self, faction: str, switches: Collection[str]) -> list[Setup | Enter]:
        one = self.scenario
        return [step for step in one.steps if step.faction == faction and one.applies(step, switches)]

    # -- names, rules and victory -------------------------------------------------------------------------------------
    def check_called(self) -> None:
        for name, other in self.scenario.head.called.items():
            self.check_name(("called", name), "counter", name, "D.7c")
            if other in self.land.book.characters or other in self.known("counter"):
                self.fault(("called", name), f"is {other}, who has a counter of his own", "D.7c")

    def check_switches(self, keys: Keys, given: Names, unless: Names) -> None:
        if unknown := [name for name in (*given, *unless) if name not in self.switches]:
            self.fault(keys, f"depends on {', '.join(unknown)}; switches are {', '.join(self.switches)}", "S.1")

    def check_name(self, keys: Keys, kind: str, name: str, clause: str) -> None:
        """That there is something of a kind with this name."""
        if name not in self.known(kind):
            self.fault(keys, f"has {name}, which is no {kind} here", clause)

    def known(self, kind: str) -> Collection[str]:
        assert self.atlas is not None
        one = self.scenario
        match kind:
            case "counter":
                return {name for faction in one.factions for name in self.names(faction)}
            case "building":
                return self.atlas.buildings
            case "option":
                return one.options
            case "side of a map":
                return [f"{map} {side}" for map in self.atlas.ground.maps for side in range(1, 5)]
            case "faction or nation":
                return {*one.factions, *NATIONS[:2]}
            case _:
                return one.factions

    def check_victory(self) -> None:
        for seating, conditions in self.scenario.victory.items():
            for name, condition in conditions.items():
                keys = ("victory", seating, name)
                self.check_switches(keys, condition.given, condition.unless)
                for predicate in condition.when:
                    self.check_predicate((*keys, "when"), predicate)
                seats = self.scenario.seats.get(seating, {})
                if (condition.grade == "draw") != (not condition.winner):
                    self.fault(keys, "must have either a winner or the grade draw", "0.7")
                elif condition.winner and condition.winner not in seats:
                    self.fault((*keys, "winner"), f"is {condition.winner}; seats are {', '.join(seats)}", "0.7")
                if condition.at_once and not condition.when:
                    self.fault(keys, "holds at once whatever happens", "0.7")
            self.check_ending(seating, conditions)

    def check_ending(self, seating: str, conditions: dict[str, Condition]) -> None:
        """The last one decides if no other has; conditions apart need none."""
        if all(one.apart for one in conditions.values()):
            return
        if any(one.apart for one in conditions.values()):
            self.fault(("victory", seating), "must have all of its conditions apart, or none", "0.7")
        last = [*conditions.values()][-1]
        if last.when or last.given or last.unless:
            self.fault(("victory", seating), "must end with a condition that always holds", "0.7")

    def check_predicate(self, keys: Keys, predicate: Names) -> None:
        name, given = predicate[:1], predicate[1:]
        if not name or name[0] not in PREDICATES:
            self.fault(keys, f"has {' '.join(name) or 'nothing'}, which is none of {', '.join(PREDICATES)}", "0.7")
            return
        kinds = PREDICATES[name[0]]
        if len(given) != len(kinds):
            self.fault(keys, f"has {' '.join(predicate)}: after {name[0]} stands a {' and a '.join(kinds)}", "0.7")
            return
        for kind, text in zip(kinds, given, strict=True):
            self.check_name(keys, kind, text, "0.7")
        rules = self.scenario.rules
        suitors = rules.weddings.priests if rules.weddings else {}
        caught = rules.cornered.who if rules.cornered else ""
        if (
            (name[0] == "married" and given[0] not in suitors)
            or (name[0] == "cornered" and given[0] != caught)
            or (name[0] == "treasure" and rules.treasure is None)
        ):
            self.fault(keys, f"has {' '.join(predicate)}, of which no rule speaks", "0.7")


def is_choice(step: Setup | Enter) -> bool:
    """Whether the seat chooses whom the step is for."""
    return isinstance(step, Setup) and step.count is not None


def _named(steps: list[Setup | Enter]) -> list[str]:
    """Who is named by steps that leave no choice."""
    return [name for step in steps if not is_choice(step) for name in step.who]
