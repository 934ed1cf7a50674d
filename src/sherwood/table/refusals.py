"""What can't be done at a table, said in the language of whoever asked."""

from __future__ import annotations

from sherwood.kernel.game import Refusal
from sherwood.table.pages import TEXTS


class Unable(Refusal):
    """What was asked for can't be done: the id of the table's text that says why, and what that text names."""

    def __init__(self, id: str, **values: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.values = values

    def said(self, language: str) -> str:
        return TEXTS.say(language, self.id, **self.values)


class Missing(Unable):
    """There is nothing by this name: 404."""


class Large(Unable):
    """More bytes than are read: 413."""


class Hasty(Unable):
    """Too many requests from one address: 429."""
