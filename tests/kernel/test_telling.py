"""The log, line by line: what goes on with the line before stands in its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from sherwood.kernel.history import Seen
from sherwood.kernel.telling import Line, Teller, settled


class Words:
    """Numbers are told as they are; those below 10 go on with each other, whether they are moves or events; 0 isn't told."""

    def told(self, seen: int, language: str) -> str:
        return f"m{seen}"

    def event(self, event: int, language: str) -> tuple[str, str]:
        return (f"e{event}" if event else ""), "TOY-1"

    def together(self, seen: Sequence[int], language: str) -> str:
        return self._joined("m", seen)

    def gathered(self, events: Sequence[int], language: str) -> str:
        return self._joined("e", events)

    def _joined(self, sign: str, numbers: Sequence[int]) -> str:
        return sign + "+".join(map(str, numbers)) if max(numbers) < 10 else ""


def lines(*steps: tuple[int, list[int]], words: object = None) -> list[Line]:
    """Of steps 1, 2, .. with a move and events each."""
    teller = Teller(cast(Any, words or Words()), "en")
    return [line for number, (move, events) in enumerate(steps, 1) for line in teller.lines(Seen(number, 0, move, events))]


def test_moves_and_events_have_lines_of_their_own() -> None:
    assert lines((10, [11]), (0, [0, 12])) == [Line(1, "m10"), Line(1, "e11", "TOY-1"), Line(2, "e12", "TOY-1")]


def test_what_goes_on_stands_in_place_of_the_line_before() -> None:
    walk = lines((1, []), (2, [0]), (3, []))
    assert walk == [Line(1, "m1"), Line(2, "m1+2", "", True), Line(3, "m1+2+3", "", True)]
    assert settled(walk) == walk[-1:]
    assert lines((0, [1, 2])) == [Line(1, "e1", "TOY-1"), Line(1, "e1+2", "TOY-1", True)]


def test_a_line_that_sums_up_holds_what_came_last_by_itself() -> None:
    class Summing(Words):
        def sums_up(self, event: int) -> bool:
            return event != 3

    told = lines((1, [1, 2, 3, 4]), (2, []), (3, []), words=Summing())
    assert [(line.text, line.own) for line in told] == [
        ("m1", ""), ("e1", ""), ("e1+2", "e2"), ("e1+2+3", ""), ("e1+2+3+4", "e4"), ("m2", ""), ("m2+3", ""),
    ]  # fmt: skip


def test_a_move_and_an_event_never_share_a_line() -> None:
    assert [line.text for line in lines((1, [2, 3]), (4, []))] == ["m1", "e2", "e2+3", "m4"]
    assert [line.text for line in lines((1, [20]), (2, []))] == ["m1", "e20", "m2"]


def test_after_a_pause_a_line_begins() -> None:
    teller = Teller(cast(Any, Words()), "en")
    told = list(teller.lines(Seen(1, 0, 1, [])))
    teller.pause()
    assert [*told, *teller.lines(Seen(2, 0, 2, []))] == [Line(1, "m1"), Line(2, "m2")]


def test_words_need_not_join_anything() -> None:
    class Plain:
        told = Words.told
        event = Words.event

    assert [line.text for line in lines((1, [2, 3]), (4, []), words=Plain())] == ["m1", "e2", "e3", "m4"]


def test_a_heading_under_which_nothing_stands_is_left_out() -> None:
    class Headed(Words):
        def heading(self, event: int) -> int:
            return {10: 1, 11: 2, 12: 2}.get(event, 0)

    assert [line.text for line in lines((0, [10, 11, 0, 12, 20]), words=Headed())] == ["e10", "e12", "e20"]
    assert [line.text for line in lines((0, [11, 10]), (0, [12]), words=Headed())] == ["e10", "e12"]
