"""One text file in one language: looks up sentences by name and fills in their variables."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, final

from oubliette.texts.entries import VARIABLE, BadTexts, Entry, split

if TYPE_CHECKING:
    from collections.abc import Callable


MINUS: Final = "\u2212"  # the sign of numbers below zero

_LONGEST: Final = 2500  # Fluent refuses longer values
_HYPHEN: Final = re.compile(r"(^|[^0-9A-Za-z])-(?=[0-9])")


class MissingText(LookupError):
    """There is no such sentence, or a variable of it is missing."""


@final
class Catalogue:
    """The sentences of one file. Imports Fluent, and lets it parse an entry, only when a sentence needs it."""

    def __init__(self, text: str, lang: str, file: str) -> None:
        self.lang = lang
        self.file = file
        self.entries: dict[str, Entry] = split(text, file)
        self._bundle: Any = None  # a FluentBundle; Fluent has no types
        self._resource: Callable[[str], Any] | None = None
        self._known: set[str] = set()  # entries that Fluent has parsed

    def has(self, name: str, attribute: str = "") -> bool:
        entry = self.entries.get(name)
        return entry is not None and attribute in entry.parts

    def attributes(self, name: str) -> Iterator[str]:
        """The attributes of a message, in the order of the file."""
        entry = self.entries.get(name)
        if entry is not None:
            yield from (part for part in entry.parts if part)

    def text(self, name: str, attribute: str = "", arguments: Mapping[str, str | int] | None = None) -> str:
        """The sentence, perhaps with missing variables. MissingText if there is none."""
        return self._format(name, attribute, arguments)[0]

    def exact_text(self, name: str, attribute: str = "", arguments: Mapping[str, str | int] | None = None) -> str:
        """The sentence. MissingText if there is none, or if a variable or reference in it is missing."""
        text, errors = self._format(name, attribute, arguments)
        if errors:
            raise MissingText(f"{self._where(name, attribute)}: {'; '.join(map(str, errors))}")
        return text

    def _format(
        self, name: str, attribute: str, arguments: Mapping[str, str | int] | None
    ) -> tuple[str, list[Exception]]:
        entry = self.entries.get(name)
        if entry is None or attribute not in entry.parts:
            raise MissingText(f"{self._where(name, attribute)}: there is no such text")
        plain = entry.parts[attribute]
        if plain is not None:
            filled = _filled(plain, arguments or {})
            if filled is not None:
                return filled, []
        message = self._compiled(entry)
        pattern = message.attributes[attribute] if attribute else message.value
        text, errors = self._bundle.format_pattern(pattern, dict(arguments or {}))
        negative = any(isinstance(value, int) and value < 0 for value in (arguments or {}).values())
        return with_minus(str(text)) if negative else str(text), errors

    def _compiled(self, entry: Entry) -> Any:  # noqa: ANN401 - Fluent has no types
        if self._bundle is None:
            from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - takes 0.06 s, and most commands do not need it

            # No isolation marks around variables: terminals print them, and every test would have to expect them.
            self._bundle = FluentBundle([self.lang], use_isolating=False)
            self._resource = FluentResource
        assert self._resource is not None
        if entry.name not in self._known:
            for one in self._with_references(entry):
                resource = self._resource(one.source)
                if len(resource.body) != 1 or type(resource.body[0]).__name__ == "Junk":
                    raise BadTexts(f"{self.file}:{one.line}: Fluent cannot read {one.name}")
                self._bundle.add_resource(resource)
                self._known.add(one.name)
        return self._bundle.get_message(entry.name)

    def _with_references(self, entry: Entry) -> list[Entry]:
        needed = [entry]
        names = {entry.name}
        for one in needed:  # grows during the loop
            for name in one.references(self.entries):
                if name not in names and name not in self._known:
                    names.add(name)
                    needed.append(self.entries[name])
        return needed

    def _where(self, name: str, attribute: str) -> str:
        return f"{self.file}: {name}.{attribute}" if attribute else f"{self.file}: {name}"


def with_minus(text: str) -> str:
    """Write negative numbers with a real minus sign: Fluent writes a hyphen. The web client does the same."""
    return _HYPHEN.sub(rf"\1{MINUS}", text)


def _filled(text: str, arguments: Mapping[str, str | int]) -> str | None:
    """The text with its variables filled in; None if one is a number, which Fluent formats by language."""
    if "{" not in text:
        return text
    pieces = VARIABLE.split(text)
    for place in range(1, len(pieces), 2):
        word = arguments.get(pieces[place])
        if not isinstance(word, str) or len(word) > _LONGEST:
            return None
        pieces[place] = word
    return "".join(pieces)
