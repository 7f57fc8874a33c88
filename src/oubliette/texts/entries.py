"""Splits Fluent files into entries, without parsing them.

A game has hundreds of sentences and a session needs a few dozen, so this module only splits the file, and Fluent parses
the entries that are used. It is stricter than Fluent, which skips what it cannot parse: here that is an error.
"""

from __future__ import annotations

import re
from typing import Final, final

_HEAD: Final = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *= *(.*)")
_ATTRIBUTE: Final = re.compile(r" +\.([a-zA-Z][a-zA-Z0-9_-]*) *= *(.*)")
VARIABLE: Final = re.compile(r"\{ *\$([a-zA-Z][a-zA-Z0-9_-]*) *\}")
# Names inside an entry that may refer to other entries, without variables ($) and attributes (.).
_REFERENCE: Final = re.compile(r"(?<![\w$.-])-?[a-zA-Z][a-zA-Z0-9_-]*")


class BadTexts(Exception):
    """A text file with an error. The message names file and line."""


@final
class Entry:
    """One message or term.

    `parts` holds its texts, the message itself under "" and attributes under their names. A text is None if only Fluent
    can format it: if it is more than one line of words and `{ $variables }`.
    """

    __slots__ = ("line", "name", "parts", "source")

    def __init__(self, name: str, source: str, parts: dict[str, str | None], line: int) -> None:
        self.name = name
        self.source = source
        self.parts = parts
        self.line = line

    def references(self, known: dict[str, Entry]) -> list[str]:
        """The entries that this one may refer to. The list may hold too many names, never too few."""
        if "{" not in self.source:
            return []
        return [name for name in _REFERENCE.findall(self.source) if name in known and name != self.name]


def split(text: str, file: str) -> dict[str, Entry]:
    """The entries of a file by name, terms with their hyphen. `file` is its name in error messages."""
    blocks: list[tuple[int, list[str]]] = []
    open_block = False
    for number, line in enumerate(text.split("\n"), 1):
        if "\t" in line or "\r" in line:
            raise BadTexts(f"{file}:{number}: Fluent does not accept tabs and carriage returns as spaces")
        if not line.strip(" "):
            if open_block:
                blocks[-1][1].append("")
        elif line.startswith("#"):
            if not re.match(r"#{1,3}( |$)", line):
                raise BadTexts(f"{file}:{number}: a comment is '# ' and text")
            open_block = False
        elif line[0] in " }":
            if not open_block:
                raise BadTexts(f"{file}:{number}: this line belongs to no message")
            blocks[-1][1].append(line)
        elif _HEAD.fullmatch(line):
            blocks.append((number, [line]))
            open_block = True
        else:
            raise BadTexts(f"{file}:{number}: neither a message, nor an indented line of one, nor a comment")
    entries: dict[str, Entry] = {}
    for number, lines in blocks:
        entry = _entry(number, lines, file)
        if entry.name in entries:
            raise BadTexts(f"{file}:{number}: {entry.name} is written twice, first in line {entries[entry.name].line}")
        entries[entry.name] = entry
    return entries


def _entry(number: int, lines: list[str], file: str) -> Entry:
    while not lines[-1]:
        lines.pop()
    head = _HEAD.fullmatch(lines[0])
    assert head is not None
    texts: list[tuple[str, list[str]]] = [("", [head[2]])]
    for offset, line in enumerate(lines[1:], 1):
        if line.lstrip(" ").startswith("."):  # only attributes may begin with a dot, even inside a placeable
            attribute = _ATTRIBUTE.fullmatch(line)
            if attribute is None:
                raise BadTexts(f"{file}:{number + offset}: an attribute is '.name = text'")
            texts.append((attribute[1], [attribute[2]]))
        else:
            texts[-1][1].append(line)
    parts: dict[str, str | None] = {}
    for name, body in texts:
        if name in parts:
            raise BadTexts(f"{file}:{number}: {head[1]} has the attribute .{name} twice")
        if any(line.strip(" ") for line in body):
            parts[name] = _plain(body)
        elif name or len(texts) == 1:
            raise BadTexts(f"{file}:{number}: {head[1]}{'.' * bool(name)}{name} is empty")
    return Entry(head[1], "\n".join(lines) + "\n", parts, number)


def _plain(body: list[str]) -> str | None:
    """The text if it is one line that we can format without Fluent. No-break spaces are text: do not strip them."""
    first = body[0].strip(" ")
    words = VARIABLE.sub("", first)
    if not first or any(body[1:]) or "{" in words or "}" in words:
        return None
    return first
