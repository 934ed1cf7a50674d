"""Everything that is said to people, in their language: Fluent files, one for each language, in a package's `texts` folder."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from string import ascii_lowercase
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

SOURCE = "en"
"""The language that has every text; what another lacks is said in it."""
ECHO: Final = 60
"""Characters of a line that a refusal repeats."""


def languages(folder: Path) -> tuple[str, ...]:
    """The languages there are texts in, English first."""
    found = {path.stem for path in folder.glob("*.ftl")}
    return (SOURCE, *sorted(found - {SOURCE}))


class Texts:
    """The texts of one folder, read when first asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._remembered = lru_cache(maxsize=16384)(self._say)

    def say(self, language: str, id: str, /, **values: str | int) -> str:
        """The text `id` in this language, or in English where the language lacks it. Raises KeyError if neither has it."""
        return self._remembered(language, id, tuple(values.items()))

    def _say(self, language: str, id: str, values: tuple[tuple[str, str | int], ...]) -> str:
        """Remembered, because formatting is slow and a table says the same few thousand things over and over."""
        for spoken in (language, SOURCE):
            bundle = _bundle(self.folder, spoken)
            if bundle is not None and bundle.has_message(id):
                return _format(bundle, id, dict(values))
        raise KeyError(f"no text {id!r} in {self.folder}")

    def has(self, language: str, id: str) -> bool:
        """Whether there is a text, in this language or in English."""
        return any(bundle.has_message(id) for spoken in (language, SOURCE) if (bundle := _bundle(self.folder, spoken)))

    def title(self, language: str, clause: str) -> str:
        """A clause's own title, or that of its section or chapter. Raises KeyError for a clause that the rules can't have."""
        for number in _containing(clause):
            if self.has(language, f"clause-{number}"):
                return self.say(language, f"clause-{number}")
        raise KeyError(clause)

    def chapter(self, language: str, clause: str) -> str:
        """The title of a clause's chapter."""
        return self.say(language, f"clause-{[*_containing(clause)][-1]}")


class Unread(ValueError):
    """What is wrong with a line of notation: the id of the text that says so, less its `unread-`, and what that text names.

    line, example: the line, and one that could be meant, where its verb is understood.
    """

    def __init__(self, id: str, **values: str | int | Sequence[str]) -> None:
        super().__init__(id)
        self.id = id
        self.values = values
        self.line = ""
        self.example = ""

    def stands_in(self, line: str, example: str) -> None:
        self.line, self.example = textwrap.shorten(line, ECHO), example


class Language:
    """What a folder's texts say in one language."""

    def __init__(self, texts: Texts, language: str) -> None:
        self.texts = texts
        self.language = language

    def say(self, id: str, /, **values: str | int) -> str:
        return self.texts.say(self.language, id, **values)

    def has(self, id: str) -> bool:
        return self.texts.has(self.language, id)

    def named(self, sort: str, name: str) -> str:
        """What is called so; a name from somebody's own data, which no text knows, is said as it is written."""
        id = f"{sort}-{dashed(name)}"
        return self.say(id) if self.has(id) else dashed(name).replace("-", " ").title()

    def list(self, names: Iterable[str], nothing: str = "nobody") -> str:
        """Names with commas between them; for none the text `nothing`."""
        return ", ".join(names) or self.say(nothing)

    def either(self, names: Sequence[str]) -> str:
        return names[0] if len(names) == 1 else self.say("either", names=", ".join(names[:-1]), last=names[-1])

    def unread(self, unread: Unread) -> str:
        values = {name: value if isinstance(value, str | int) else self.either(value) for name, value in unread.values.items()}
        said = self.say(f"unread-{unread.id}", **values)
        return self.say("unread", line=unread.line, said=said, example=unread.example) if unread.line else begun(said)


def meant(word: str, names: Sequence[str]) -> list[str]:
    """The name that a word is, or else those of which each part begins as the word's parts do: `li-j` for `little-john`."""
    return [word] if word in names else [name for name in names if _begins(name.split("-"), word.split("-"))]


def _begins(parts: Sequence[str], said: Sequence[str]) -> bool:
    return len(said) <= len(parts) and all(part.startswith(word) for part, word in zip(parts, said, strict=False))


def dashed(name: str) -> str:
    """An option's name, or a value's, as ids of texts have it."""
    return name.replace("_", "-")


def begun(text: str) -> str:
    """With a capital, as a sentence begins."""
    return text[:1].upper() + text[1:]


def _containing(clause: str) -> Iterator[str]:
    """A clause, its section and its chapter, as ids of titles have them: 3-1-1a, 3-1-1, 3-1, 3."""
    number = clause.partition("-")[2].replace(".", "-")
    yield number
    parts = number.rstrip(ascii_lowercase).split("-")
    yield from ("-".join(parts[:n]) for n in range(len(parts), 0, -1))


def _format(bundle: FluentBundle, id: str, values: dict[str, str | int]) -> str:
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise KeyError(f"text {id!r} has attributes only")
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return str(text)


@cache
def _bundle(folder: Path, language: str) -> FluentBundle | None:
    if language not in languages(folder):
        return None
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
