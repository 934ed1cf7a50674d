"""The data files of a game, a folder of own figures laid over ours, and the place of each figure in them.

Own files have our names and need to hold only what differs: a table is laid over ours key by key, anything else replaces it.
The folder is chosen for a process and all that it starts, by the environment variable OWN, before a figure is read.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.structs import FieldInfo

from sherwood.kernel.game import Refusal

OWN = "SHERWOOD_OWN"
ORIGINS = {"provenance", "mark"}
"""Keys that say where figures come from."""
HEADER = re.compile(r"(\[\[?)([\w.-]+)\]")
KEY = re.compile(r"([\w-]+)\s*=")

Row = TypeVar("Row", bound=msgspec.Struct)
Keys = tuple[str, ...]
"""The way to a figure: names of tables and keys, and after the name of a list the number of an entry, from 1."""


class Sources:
    """Reads data files, and gathers what is wrong in them until `settle`.

    rules: what the ids of the game's clauses begin with; ours: its folders of data, each laid over those before it; within: the
    folder in the chosen one that is for this game, which need not be there.
    """

    def __init__(self, rules: str, ours: Sequence[Path], own: Path | None = None, within: str = "") -> None:
        own = own or own_folder(within)
        self.faults: list[str] = []
        self._rules = rules
        self._folders = [*ours, *([] if own is None else [own])]
        self._layers: dict[str, list[tuple[Path, str, dict[str, Any]]]] = {}
        if own is not None and not own.is_dir():
            raise Refusal(f"There is no folder {own} with figures of your own.")

    def names(self, folder: str) -> list[str]:
        """The files of a folder, ours first, without `.toml`; shorter names first, so that s10 follows s9."""
        found = [sorted((path.stem for path in data.glob(f"{folder}/*.toml")), key=_by_length) for data in self._folders]
        return list(dict.fromkeys(name for names in found for name in names))

    def read(self, name: str) -> dict[str, Any]:
        """What a file holds, own figures laid over ours."""
        layers = [layer for folder in self._folders if (layer := self._layer(folder / name)) is not None]
        self._layers[name] = layers
        whole: dict[str, Any] = {}
        for _, _, data in layers:
            whole = _laid_over(whole, data)
        return whole

    def table(self, name: str, data: dict[str, Any], keys: Keys, clause: str) -> dict[str, Any]:
        """The table at `keys`; empty, and a fault, where there is none."""
        found: Any = data
        for key in keys:
            found = found.get(key, {}) if isinstance(found, dict) else {}
        if not isinstance(found, dict) or not found:
            self.fault(name, keys, "must be a table that isn't empty", clause)
            return {}
        return found

    def row(self, name: str, keys: Keys, raw: Any, kind: type[Row], clause: str) -> Row | None:
        """The row as its type; None, with a fault for each figure that is missing, unknown or of the wrong kind."""
        if not isinstance(raw, dict):
            self.fault(name, keys, "must be a table", clause)
            return None
        before = len(self.faults)
        fields = _fields(kind)
        for key in sorted(raw.keys() - fields.keys() - ORIGINS):
            self.fault(name, (*keys, key), f"isn't one of {', '.join(fields)}", clause)
        values: dict[str, Any] = {}
        for key, field in fields.items():
            if key in raw:
                try:
                    values[field.name] = msgspec.convert(raw[key], field.type)
                except msgspec.ValidationError as error:
                    self.fault(name, (*keys, key), _lowered(str(error)), clause)
            elif field.required:
                self.fault(name, keys, f"lacks {key}", clause)
        return kind(**values) if len(self.faults) == before else None

    def entries(self, name: str, data: dict[str, Any], keys: Keys, kind: type[Row], clause: str) -> list[Row | None]:
        """The rows of the list of tables at `keys`; none, and a fault, where there is no such list."""
        *above, last = keys
        found = self.table(name, data, tuple(above), clause).get(last) if above else data.get(last)
        if not isinstance(found, list) or not found:
            self.fault(name, keys, "must be a list of tables", clause)
            return []
        return [self.row(name, (*keys, str(number)), raw, kind, clause) for number, raw in enumerate(found, 1)]

    def fault(self, name: str, keys: Keys, what: str, clause: str, below: int = 0) -> None:
        """Notes a fault of the figure at `keys`, or as many lines below it."""
        path, line = self._place(name, keys)
        where = f"{path}, line {line + below}" if line else str(path)
        self.faults.append(f"{where}: {'.'.join(keys) or name} {what} ({self._rules}-{clause}).")

    def settle(self) -> None:
        """Raises Refusal with every fault noted, each on a line."""
        if self.faults:
            raise Refusal("\n".join(dict.fromkeys(self.faults)))

    def _layer(self, path: Path) -> tuple[Path, str, dict[str, Any]] | None:
        if not path.is_file():
            return None
        try:
            text = path.read_text(encoding="utf-8")
            return path, text, tomllib.loads(text)
        except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            self.faults.append(f"{path}: {_lowered(str(error))}.")
            return path, "", {}

    def _place(self, name: str, keys: Keys) -> tuple[Path, int]:
        """The file of the topmost layer that holds this figure, and its line from 1; line 0 where there is no such key."""
        layers = self._layers.get(name, [])
        if not layers:
            return self._folders[-1] / name, 0
        holding = [layer for layer in layers if _holds(layer[2], keys)] or [
            layer for layer in layers if _holds(layer[2], keys[:-1])
        ]
        path, text, _ = (holding or layers)[-1]
        return path, _line_of(text, keys)


def _by_length(name: str) -> tuple[int, str]:
    return len(name), name


def own_folder(within: str = "") -> Path | None:
    """The folder that was chosen, or one in it if there is one."""
    given = os.environ.get(OWN)
    if not given:
        return None
    return Path(given, within) if not within or Path(given, within).is_dir() else None


def _laid_over(ours: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    whole = dict(ours)
    for key, value in own.items():
        both = isinstance(value, dict) and isinstance(whole.get(key), dict)
        whole[key] = _laid_over(whole[key], value) if both else value
    return whole


def _holds(data: Any, keys: Sequence[str]) -> bool:
    for key in keys:
        if isinstance(data, list):
            data = {str(number): entry for number, entry in enumerate(data, 1)}
        if not isinstance(data, dict) or key not in data:
            return False
        data = data[key]
    return True


@cache
def _fields(kind: type[msgspec.Struct]) -> dict[str, FieldInfo]:
    """The fields of a row by the keys that they have in files."""
    return {field.encode_name: field for field in msgspec.structs.fields(kind)}


def _line_of(text: str, keys: Keys) -> int:
    """The line from 1 at which the longest beginning of `keys` stands; 0 if none does."""
    best, line_of_best = 0, 0
    for number, path in _paths(text):
        if len(path) > best and keys[: len(path)] == path:
            best, line_of_best = len(path), number
    return line_of_best


def _paths(text: str) -> Iterator[tuple[int, Keys]]:
    """Every line with a table or a key, and where it leads; an entry's header leads to its list too."""
    table = Keys()
    entries = Counter[Keys]()
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.match(line):
            table = tuple(header[2].split("."))
            yield number, table
            if header[1] == "[[":
                entries[table] += 1
                table = (*table, str(entries[table]))
                yield number, table
        elif key := KEY.match(line):
            yield number, (*table, key[1])


def _lowered(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]
