"""BANDITS-0.8: tokens counted by face in one integer."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sherwood.games.bandits import components
from sherwood.games.bandits.components import COIN, FACES, VILLAGE_COIN

Faces = list[int]


@st.composite
def held(draw: st.DrawFn) -> Faces:
    """Faces in ascending order: at most 15 tokens of each loot face, and 63 village coins."""
    return [face for face in range(FACES) for _ in range(draw(st.integers(0, 63 if face == VILLAGE_COIN else 15)))]


def pile(faces: Faces) -> int:
    return sum(components.one(face) for face in faces)


@pytest.mark.rule("BANDITS-0.8")
@given(held())
def test_a_pile_counts_what_is_in_it(faces: Faces) -> None:
    whole = pile(faces)
    assert 0 <= whole < 2**62
    assert components.counts(whole) == tuple(faces.count(face) for face in range(FACES))
    assert components.total(whole) == len(faces)
    assert components.coins(whole) == faces.count(COIN) + faces.count(VILLAGE_COIN)
    assert sum(components.tokens(faces.count(face), face) for face in range(FACES)) == whole
    assert whole & components.LOOT == pile([face for face in faces if face != VILLAGE_COIN])


@pytest.mark.rule("BANDITS-0.8", "BANDITS-6.4f")
@given(held(), st.integers(0, FACES))
def test_a_pile_is_gone_through_in_the_order_of_faces(faces: Faces, start: int) -> None:
    whole = pile(faces)
    assert components.next_face(whole, start) == min((face for face in faces if face >= start), default=-1)
    if start < FACES:
        assert components.after(whole, start) == len([face for face in faces if face > start])


@pytest.mark.rule("BANDITS-0.5")
@given(held())
def test_every_token_of_a_pile_can_be_drawn(faces: Faces) -> None:
    assert [components.nth(pile(faces), n) for n in range(len(faces))] == faces
