"""Where what takes long is made, one thing at a time: tables go on meanwhile, and nothing is made twice at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Made = TypeVar("Made")

_WORKER = ThreadPoolExecutor(1, "workshop")


async def make(work: Callable[[], Made]) -> Made:
    """What `work` gives. Raises what it raises."""
    return await asyncio.get_running_loop().run_in_executor(_WORKER, work)
