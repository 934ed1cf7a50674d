"""Collections look at what is new alone; a sweep looks at everything."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from sherwood.table import garbage


class Ring:
    """Refers to itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.next = self


@pytest.fixture
def in_steps() -> Iterator[None]:
    thresholds, callbacks = gc.get_threshold(), gc.callbacks[:]
    garbage.collect_in_steps()
    yield
    gc.callbacks[:] = callbacks
    gc.set_threshold(*thresholds)
    gc.unfreeze()


@pytest.mark.usefixtures("in_steps")
def test_what_is_new_is_collected_by_itself() -> None:
    lost = weakref.ref(Ring())
    kept = [[n] for n in range(2 * garbage.NEW)]
    assert lost() is None and len(kept) > garbage.NEW


@pytest.mark.usefixtures("in_steps")
def test_what_a_collection_left_waits_for_a_sweep() -> None:
    ring = Ring()
    lost = weakref.ref(ring)
    gc.collect()
    del ring
    gc.collect()
    assert lost() is not None
    garbage.sweep()
    assert lost() is None
