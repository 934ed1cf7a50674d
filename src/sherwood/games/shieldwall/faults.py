"""Which clause each fault of `shieldwall` comes from."""

from __future__ import annotations

from sherwood.games.shieldwall import kinds
from sherwood.kernel.game import Fault

FAULTS = (
    Fault(kinds.NOT_NOW, "SHIELDWALL-0.2"),
    Fault(kinds.NOT_YOURS, "SHIELDWALL-0.2"),
    Fault(kinds.NOBODY, "SHIELDWALL-0.7"),
    Fault(kinds.ORDERED_ALREADY, "SHIELDWALL-0.4"),
    Fault(kinds.WAITS, "SHIELDWALL-S4.3"),
    Fault(kinds.IS_ENGAGED, "SHIELDWALL-3.1h"),
    Fault(kinds.IS_FREED, "SHIELDWALL-7.3b"),
    Fault(kinds.NOT_ALONE, "SHIELDWALL-3.6b"),
    Fault(kinds.TOO_FAR_ROUND, "SHIELDWALL-3.2a"),
    Fault(kinds.TURNED_ALREADY, "SHIELDWALL-3.2b"),
    Fault(kinds.GONE_ALREADY, "SHIELDWALL-3.2b"),
    Fault(kinds.FACE_APART, "SHIELDWALL-3.2c"),
    Fault(kinds.TOO_FAR, "SHIELDWALL-3.1c"),
    Fault(kinds.OFF_GROUND, "SHIELDWALL-1.2c"),
    Fault(kinds.IN_THE_WAY, "SHIELDWALL-3.1f"),
    Fault(kinds.BARRED, "SHIELDWALL-3.5a"),
    Fault(kinds.IN_CONTACT, "SHIELDWALL-3.1g"),
    Fault(kinds.TOO_FEW, "SHIELDWALL-3.3a"),
    Fault(kinds.NO_CHARGE_YET, "SHIELDWALL-7.1e"),
    Fault(kinds.PRELUDE_FULL, "SHIELDWALL-3.3b"),
    Fault(kinds.RUN_TOO_SHORT, "SHIELDWALL-3.3b"),
    Fault(kinds.BAD_GROUND, "SHIELDWALL-3.3d"),
    Fault(kinds.NO_PLACE, "SHIELDWALL-3.4b"),
    Fault(kinds.WRONG_EDGE, "SHIELDWALL-1.5d"),
    Fault(kinds.PLACE_TAKEN, "SHIELDWALL-1.5c"),
    Fault(kinds.WALL_TOO_FEW, "SHIELDWALL-4.1b"),
    Fault(kinds.WALL_NO_SHIELDS, "SHIELDWALL-4.1b"),
    Fault(kinds.RING_NUMBER, "SHIELDWALL-4.2b"),
    Fault(kinds.FORMED_GROUND, "SHIELDWALL-3.5d"),
    Fault(kinds.NOT_FORMED, "SHIELDWALL-4.1d"),
    Fault(kinds.WRONG_FILES, "SHIELDWALL-1.5a"),
    Fault(kinds.OUT_OF_ZONE, "SHIELDWALL-S.2"),
    Fault(kinds.MAY_STILL_RUN, "SHIELDWALL-3.3b"),
    Fault(kinds.MOUNTED_FORM, "SHIELDWALL-4.1b"),
    Fault(kinds.AS_A_BODY, "SHIELDWALL-3.3b"),
    Fault(kinds.NO_ROOM, "SHIELDWALL-1.2c"),
    Fault(kinds.TIME_IS_UP, "SHIELDWALL-0.8"),
    Fault(kinds.NOT_FREE, "SHIELDWALL-7.3a"),
    Fault(kinds.IN_TURN, "SHIELDWALL-7.3a"),
)
"""In the order of their numbers, from 1."""
