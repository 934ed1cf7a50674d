"""The kinds of move, of story event, of fault and of result in `skirmish`, with the fields of each (SKIRMISH-0.3, 0.7a, 0.8).

*Counter* is a counter's number in this game, *hex* and *place* are numbers on its board, *die* is a D10 of 1..10. A field that is
named `-` holds 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# moves of seats: fields
PLACE: Final[i64] = 1  # counter, hex (of the front), hex of the rear or NO_HEX: set up
HIDE: Final[i64] = 2  # counter, hideout
CHOOSE: Final[i64] = 3  # seat, group that enters, side of the mosaic (see `Board.edges`) or NO_HEX: not yet
REVEAL: Final[i64] = 4  # counter, place: at the start of his own side turn (8.4a)
FIRE: Final[i64] = 5  # shooter, target, place of the target
PICK: Final[i64] = 6  # counter that moves now
STEP: Final[i64] = 7  # counter, place (of the front); Up the Tree within one tree
CLIMB: Final[i64] = 8  # counter, place: the trunk's up or down, or through or over the inn's outside (4.4)
JUMP: Final[i64] = 9  # counter, hex on the ground (4.5)
LEAP: Final[i64] = 10  # counter, place in the next tree's top (4.4d)
VAULT: Final[i64] = 11  # counter, horse he jumps onto (4.5g)
MOUNT: Final[i64] = 12  # counter, horse
DISMOUNT: Final[i64] = 13  # counter, hex
ABOUT_FACE: Final[i64] = 14  # counter
LEAD: Final[i64] = 15  # counter, animal
RELEASE: Final[i64] = 16  # counter, animal
DRIVE: Final[i64] = 17  # counter, animal: from now on its steps are the move of the coachman (7.2e)
HARNESS: Final[i64] = 18  # counter, animal, cart
UNHARNESS: Final[i64] = 19  # counter, animal, cart
EXIT: Final[i64] = 20  # counter: leaves the map (4.1j)
STOP: Final[i64] = 21  # counter
FALL: Final[i64] = 22  # counter, hex where a failed leap ends when the hex below is taken (4.4d)
SPRING: Final[i64] = 23  # counter, place: comes out of hiding in ambush (8.2c)
ATTACK: Final[i64] = 24  # attacker, target, hex where he lands if he jumps at him, or NO_HEX: opens an attack
JOIN: Final[i64] = 25  # attacker, target, landing hex or NO_HEX: takes part in it, in rising order of counters
STRIKE: Final[i64] = 26  # -, target: the attack is complete
BLIND: Final[i64] = 27  # counter, victim (S6.6)
ACCEPT: Final[i64] = 28  # seat, -, 0 or 1: surrender instead of the roll (variant capture_optional)
RETREAT: Final[i64] = 29  # counter, place, end that leads: 0 front, 1 rear
RETREAT_NEXT: Final[i64] = 30  # attacker that goes back next (6.1g)
PLACE_RIDER: Final[i64] = 31  # rider, hex (6.4a)
SHIFT: Final[i64] = 32  # friend, his new hex, rider who takes the old one (6.4b)
ADVANCE: Final[i64] = 33  # counter, place
NO: Final[i64] = 34  # seat: declines what is offered, or has no more to add
END_PHASE: Final[i64] = 35  # seat
GO_FIRST: Final[i64] = 36  # seat that has won the initiative, 0 or 1: its faction goes first (variant initiative_choice)

# moves of chance: fields
TO_HIT: Final[i64] = 40  # shooter, target, die
DAMAGE: Final[i64] = 41  # shooter, target, die
COMBAT: Final[i64] = 42  # attacker, or the first of several, target, die
JUMP_ROLL: Final[i64] = 43  # counter, place aimed at, die
INITIATIVE: Final[i64] = 44  # -, die of faction 0, die of faction 1; ties are no outcomes (0.6)
BLINDING: Final[i64] = 45  # counter, victim, die
FOUND: Final[i64] = 46  # one outcome: counter that is uncovered, hideout
EMPTY: Final[i64] = 47  # one outcome: -, hideout that was entered and in which nobody is, or nobody else
VAULT_ROLL: Final[i64] = 48  # counter, horse aimed at, die

NO_HEX: Final[i64] = 0x3FFFE

# results (6a), in the order of T
NONE: Final[i64] = 0
A1: Final[i64] = 1
R1: Final[i64] = 2
R2: Final[i64] = 3
S: Final[i64] = 4
U: Final[i64] = 5
H: Final[i64] = 6
W: Final[i64] = 7
HW: Final[i64] = 8
UW: Final[i64] = 9
K: Final[i64] = 10

# story events: fields
TURN: Final[i64] = 1  # number of the turn
PHASE: Final[i64] = 2  # faction, phase
SHOT: Final[i64] = 3  # die, die with modifiers, highest that hits
SHOT_FOR: Final[i64] = 4  # modifiers to hit of the last SHOT: for cover, for a wounded shooter, for being Up the Tree
WOUNDING: Final[i64] = 5  # die, die with modifiers + 8, result
WOUNDING_FOR: Final[i64] = 6  # modifiers to it, each + 8: of the weapon, of the target's armour, of the ambush
BLOW: Final[i64] = 7  # die, column, result
BLOW_FOR: Final[i64] = 8  # differential + 1000, shift of terrain + 8, shifts joint, jump and ambush as 100s, 10s and 1s
JUMPED: Final[i64] = 9  # die, modifier, result: NONE if good, S or W
STUNNED_NOW: Final[i64] = 10  # counter
WOUNDED_NOW: Final[i64] = 11  # counter
KILLED: Final[i64] = 12  # counter
UNHORSED: Final[i64] = 13  # counter, horse
HORSE_KILLED: Final[i64] = 14  # horse or other animal
HELD: Final[i64] = 15  # counter that can't retreat and is wounded instead
SURRENDERED: Final[i64] = 16  # counter
FREED: Final[i64] = 17  # counter
RECOVERED: Final[i64] = 18  # counter
LEFT_MAP: Final[i64] = 19  # counter
UNAFFECTED: Final[i64] = 20  # counter: the result does nothing to it
FIRST: Final[i64] = 21  # faction that goes first this turn
DROVE_OFF: Final[i64] = 22  # counter that gives up an animal, animal
UNCOVERED: Final[i64] = 23  # counter, place
BLINDED_NOW: Final[i64] = 24  # counter
ENDED: Final[i64] = 25  # ending
HITCHED: Final[i64] = 26  # animal, cart to which it is harnessed now
UNHITCHED: Final[i64] = 27  # animal, cart
PLAIN_BLOW: Final[i64] = 28  # die, highest that hits, differential + 1000: at initiation level (I.11)

# faults
NOT_NOW: Final[i64] = 1
NOT_YOURS: Final[i64] = 2
UNABLE: Final[i64] = 3
HAS_SHOT: Final[i64] = 4
NO_MISSILES: Final[i64] = 5
ON_HORSEBACK: Final[i64] = 6
BARRED: Final[i64] = 7
NO_SHOT_FROM_TREE: Final[i64] = 8
NO_TARGET: Final[i64] = 9
NOT_IN_THAT_HEX: Final[i64] = 10
TOO_NEAR: Final[i64] = 11
TOO_FAR: Final[i64] = 12
LINE_WALL: Final[i64] = 13
LINE_OPENING: Final[i64] = 14
LINE_BUILDING_NEAR: Final[i64] = 15
LINE_TREE: Final[i64] = 16
LINE_CHARACTER: Final[i64] = 17
HAS_MOVED: Final[i64] = 20
CROSSBOW_SHOT: Final[i64] = 21
CANNOT_MOVE: Final[i64] = 22
GUARDED: Final[i64] = 23
TOO_DEAR: Final[i64] = 24
NOT_NEXT: Final[i64] = 25
CLOSED: Final[i64] = 26
CLOSED_TO_RIDERS: Final[i64] = 27
ENEMY_THERE: Final[i64] = 28
NO_REST_HERE: Final[i64] = 29
NO_REST_AHEAD: Final[i64] = 30
REAR_THERE: Final[i64] = 31
NOT_STUCK: Final[i64] = 32
HAS_STEPPED: Final[i64] = 33
NO_RIDER: Final[i64] = 34
NO_HORSE: Final[i64] = 35
HORSE_HELD: Final[i64] = 36
NOT_BESIDE: Final[i64] = 37
TAKEN: Final[i64] = 38
ARMOURED: Final[i64] = 39
NO_CLIMB: Final[i64] = 40
NOT_ON_FOOT: Final[i64] = 41
NO_JUMP: Final[i64] = 42
BAD_LANDING: Final[i64] = 43
TREES_APART: Final[i64] = 44
NO_EXIT: Final[i64] = 45
NOT_DOMESTIC: Final[i64] = 100
LEADS_ALREADY: Final[i64] = 101
NO_BRIDLE: Final[i64] = 102
BRIDLE_BARRED: Final[i64] = 103
ANIMAL_MOVED: Final[i64] = 104
ANIMAL_STUCK: Final[i64] = 105
CART_THERE: Final[i64] = 130
CHAIN_BARRED: Final[i64] = 131
CHAIN_TIRED: Final[i64] = 132
CHAIN_OUTSIDE: Final[i64] = 133
DRIVEN: Final[i64] = 134
NO_COACHMAN: Final[i64] = 135
NO_HARNESS: Final[i64] = 136
OUT_OF_SIGHT: Final[i64] = 137
NOT_AT_FIRST: Final[i64] = 138
HAS_FIRED: Final[i64] = 50
HAS_ATTACKED: Final[i64] = 51
CANNOT_ATTACK: Final[i64] = 52
NO_FOE: Final[i64] = 53
NO_CONTACT: Final[i64] = 54
NO_WAY_IN: Final[i64] = 55
NO_JUMP_AT: Final[i64] = 56
NO_LANDING: Final[i64] = 57
OUT_OF_ORDER: Final[i64] = 58
NO_JOINING: Final[i64] = 59
NOT_AWAY: Final[i64] = 60
END_TAKEN: Final[i64] = 61
ENEMY_BESIDE: Final[i64] = 62
NO_WAY_ON: Final[i64] = 63
NO_ADVANCE: Final[i64] = 64
NOT_OPENED: Final[i64] = 65
NOT_HIDDEN: Final[i64] = 66
OTHER_HIDEOUT: Final[i64] = 67
OTHER_FIRST: Final[i64] = 110
OUT_OF_ZONE: Final[i64] = 111
NO_FOOTING: Final[i64] = 112
TEAM_APART: Final[i64] = 113
CANNOT_HIDE: Final[i64] = 114
HIDEOUT_FULL: Final[i64] = 115
HIDEOUT_NEEDED: Final[i64] = 116
CANNOT_ENTER: Final[i64] = 117
MUST_ENTER: Final[i64] = 118
HIDEOUT_ENTERED: Final[i64] = 119
NO_FIGHTER: Final[i64] = 120
SHELTERED: Final[i64] = 121
ON_THE_MARCH: Final[i64] = 122
