"""Targets that are set down at a place."""

from __future__ import annotations

import pytest

from sherwood.kernel.game import parted, put


def test_a_target_is_parted_into_id_and_place() -> None:
    assert parted("b-3") == ("b-3", ())
    assert parted("b-3@3120,2480") == ("b-3", (3120, 2480))
    assert parted(put("f-12", 0, 7, 359)) == ("f-12", (0, 7, 359))


@pytest.mark.parametrize("target", ["b-3@", "b-3@1", "b-3@1,2,3,4", "b-3@1,x", "b-3@-1,2", "b-3@1,2,", "b-3@123456,2", "b-3@1,²"])
def test_what_is_no_place_is_part_of_an_id_that_nothing_has(target: str) -> None:
    assert parted(target) == (target, ())
