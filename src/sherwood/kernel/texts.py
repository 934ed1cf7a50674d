"""Everything that is said to people, in their language: Fluent files, one for each language, in a package's `texts` folder."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

SOURCE = "en"
"""The language that has every text; what another lacks is said in it."""


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
