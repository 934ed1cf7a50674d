"""The command line itself: help, versions, refusals, and a quick start."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from sherwood import __version__
from sherwood.cli import COMMANDS, REFUSED, common
from sherwood.kernel.game import Refusal
from tests.cli.conftest import Run


def test_help_lists_every_command(sherwood: Run) -> None:
    told = sherwood("--help")
    assert told.returncode == 0
    assert all(command in told.stdout and about in told.stdout for command, about in COMMANDS.items())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(sherwood: Run, command: str) -> None:
    told = sherwood(command, "--help")
    assert told.returncode == 0
    assert f"Usage: sherwood {command}" in told.stdout
    assert "Parameters" in told.stdout


def test_version(sherwood: Run) -> None:
    assert sherwood("--version").stdout.strip() == __version__


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["gams"], "games"),
        (["games", "--loud"], "--loud"),
        (["games", "chess"], "There is no game 'chess'. Choose one of: bandits, cards, shieldwall, skirmish"),
        (["games", "--lang", "tlh"], "There are no texts in 'tlh'"),
        (["play", "cards", "--as", "tuck"], "There is no seat 'tuck'"),
        (["play", "cards", "--against", "nobody"], "There is no computer player 'nobody'"),
        (["play", "cards", "--options", "deal=fair"], "deal can't be 'fair'"),
        (["play", "cards", "--options", "no_luck"], "cards has no option 'no_luck'"),
        (["play", "cards", "--options", "deal="], "'deal=' is no option"),
        (["play", "cards", "--seed", "x"], "x"),
        (["show", "nowhere.txt"], "nowhere.txt can't be read: No such file or directory"),
        (["show", "."], "can't be read"),
        (["show"], "record"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_line_or_two(sherwood: Run, arguments: list[str], why: str) -> None:
    told = sherwood(*arguments)
    assert told.returncode == REFUSED
    assert why.lower() in told.stderr.lower()
    assert told.stderr.startswith("sherwood: ")
    assert len(told.stderr.strip().splitlines()) <= 2
    assert "Traceback" not in told.stderr + told.stdout
    assert told.stdout == ""


def test_the_frame_loads_no_command() -> None:
    """The start of every command stays quick: what only one of them needs is loaded with it."""
    code = "import sys, sherwood.cli; print(' '.join(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not [name for name in loaded if name.startswith("sherwood.cli.")]
    assert not {"rich.table", "fluent.runtime", "msgspec", "sqlalchemy", "starlette", "joblib"} & set(loaded)
    assert not [name for name in loaded if name.startswith("sherwood.games")]


def test_games_are_listed_as_tables_and_as_json(sherwood: Run) -> None:
    told = sherwood("games")
    assert "Robin Hood against the Sheriff" in told.stdout
    [cards] = [game for game in json.loads(sherwood("games", "--json", "--lang", "fr").stdout) if game["id"] == "cards"]
    assert cards["name"] == "Robin des Bois contre le shérif"
    assert [seat["id"] for seat in cards["seats"]] == ["robin", "sheriff"]
    assert len(cards["options"]) == 19
    explained = sherwood("games", "cards").stdout
    assert all(option["name"] in explained and option["clause"] in explained for option in cards["options"])


def test_options_are_told_with_their_stories_and_with_what_they_belong_to(sherwood: Run) -> None:
    told = " ".join(sherwood("games", "skirmish").stdout.replace("│", " ").split())
    assert "s7: The tavern. King Richard sits in the tavern" in told
    assert "Only with scenario s4." in told
    [game] = json.loads(sherwood("games", "skirmish", "--json").stdout)
    assert next(option["given"] for option in game["options"] if option["name"] == "s4_roger") == ["scenario", ["s4"]]


@pytest.mark.parametrize(
    ("texts", "options"),
    [
        (["deal=balanced,bluff"], {"deal": "balanced", "bluff": "on"}),
        (["deal = balanced", "hand_limit=7"], {"deal": "balanced", "hand_limit": "7"}),
        (["bluff=off"], {"bluff": "off"}),
        ([], {}),
    ],
)
def test_options_are_read(texts: list[str], options: dict[str, str]) -> None:
    assert common.options(texts) == options


@pytest.mark.parametrize("text", ["", "=on", "deal=", "bluff,,standoff"])
def test_bad_options_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="is no option"):
        common.options([text])


@pytest.mark.parametrize(
    ("environment", "language"),
    [({"LANG": "fr_FR.UTF-8"}, "fr"), ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"), ({"LANG": "de_DE"}, "en"), ({}, "en")],
)
def test_the_language_is_the_terminals(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delitem(os.environ, name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert common.language(None) == language
    assert common.language("fr") == "fr"
