"""Reads and prints lines: width, wrapping, and characters that the terminal cannot show."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from collections.abc import Mapping
from typing import Final, TextIO, final

from oubliette.texts.plain import register

HEIGHT: Final = 24  # rows of a screen of unknown size
_NARROWEST: Final = 20
_WIDEST: Final = 100  # longer lines are hard to read
_BLANK_PAGE: Final = 60  # empty lines that hide secrets on a screen that cannot be cleared


class EndOfInput(Exception):
    """The input has ended."""


@final
class _Nowhere(io.StringIO):
    """The output of a process that has none."""

    def write(self, text: str, /) -> int:
        return len(text)


class Screen:
    """A terminal, or a pipe that stands in for one."""

    def __init__(self, stdin: TextIO | None, stdout: TextIO | None, environ: Mapping[str, str]) -> None:
        # A process may have been started without either stream: then Python has None for it.
        self._in: TextIO = stdin or sys.stdin or io.StringIO()
        self._out: TextIO = stdout or sys.stdout or _Nowhere()
        self._typed_by_hand = _is_terminal(self._in)
        self._terminal = _is_terminal(self._out)
        capable = self._terminal and environ.get("TERM") != "dumb" and (os.name != "nt" or "WT_SESSION" in environ)
        self._can_clear = capable
        self._can_embolden = capable and not environ.get("NO_COLOR")
        self._columns = environ.get("COLUMNS", "")
        self._encoding = _encoding(self._out)
        self._likeness = register()
        self._edits = self._typed_by_hand and self._terminal and self._in is sys.stdin and self._out is sys.stdout
        if self._edits:
            _load_line_editing()

    @property
    def width(self) -> int:
        """The width, read every time because windows are resized."""
        if self._terminal:
            columns = self._size()[0]
        else:
            columns = int(self._columns) if self._columns.isascii() and self._columns.isdigit() else 0
        return min(max(columns or 80, _NARROWEST), _WIDEST)

    @property
    def height(self) -> int:
        return (self._size()[1] if self._terminal else 0) or HEIGHT

    def line(self, text: str = "", indent: str = "", bold: bool = False) -> None:
        """One line, wrapped at the width; rows after the first get the indent."""
        for piece in wrap(text, self.width, indent):
            self._write((f"\x1b[1m{piece}\x1b[0m" if bold and self._can_embolden and piece else piece) + "\n")

    def lines(self, text: str) -> None:
        """Several lines, each wrapped. Line breaks within a paragraph are removed first."""
        for paragraph in flow(text):
            self.line(paragraph, indent="  " if paragraph.startswith("- ") else "")

    def exact(self, text: str) -> None:
        """One line as it is: a path or a command to copy, or a drawing."""
        self._write(text + "\n")

    def ask(self, prompt: str) -> str:
        """Read a typed line. Raises EndOfInput at the end of the input."""
        if self._edits:
            self._out.flush()
            try:
                return input(self.encodable(prompt)).strip()
            except EOFError:
                self._write("\n")
                raise EndOfInput from None
        self._write(prompt)
        self._out.flush()
        try:
            line = self._in.readline()
        except UnicodeDecodeError:
            line = "\ufffd\n"  # not text: no answer either
        except (OSError, ValueError):  # the terminal is gone; the stream is closed, or not for reading
            line = ""
        if not line:
            self._write("\n")
            raise EndOfInput
        typed = line.strip()
        if not self._typed_by_hand:
            self._write(printable(typed) + "\n")  # what came through a pipe is not on the screen yet
        return typed

    def clear(self) -> None:
        """Clear the screen, with the lines scrolled away."""
        self._write("\x1b[2J\x1b[3J\x1b[H" if self._can_clear else "\n" * _BLANK_PAGE)

    @property
    def interactive(self) -> bool:
        """Are input and output both a terminal?"""
        return self._typed_by_hand and self._terminal

    @property
    def is_process_output(self) -> bool:
        return self._out is sys.stdout

    def flush(self) -> None:
        self._out.flush()

    def encodable(self, text: str) -> str:
        """The text in characters that the output can encode."""
        try:
            text.encode(self._encoding)
        except UnicodeEncodeError:
            return text.encode(self._encoding, self._likeness).decode(self._encoding)
        return text

    def _size(self) -> tuple[int, int]:
        """The columns and rows of the terminal; zeros if they are unknown."""
        try:
            return os.get_terminal_size(self._out.fileno())
        except OSError:
            return 0, 0

    def _write(self, text: str) -> None:
        self._out.write(self.encodable(text))


def printable(text: str, longest: int = 60) -> str:
    """A text from outside, safe to print: no control characters, not too long."""
    shown = "".join([character if _is_harmless(character) else "?" for character in text[: longest + 1]])
    return shown if len(shown) <= longest else shown[:longest] + "…"


def width_of(text: str) -> int:
    """The columns that a text takes on the screen."""
    columns = 0
    for character in text:
        if not unicodedata.combining(character):
            columns += 2 if unicodedata.east_asian_width(character) in "WF" else 1
    return columns


def wrap(text: str, width: int, indent: str = "") -> list[str]:
    """Break a line at its spaces, not at no-break spaces. A word is never cut, because it may be a path."""
    rows: list[str] = []
    lead = text[: len(text) - len(text.lstrip(" "))]
    row = lead
    empty = True
    for word in text.split(" "):
        if not word and empty:
            continue
        if not empty and width_of(row) + 1 + width_of(word) > width:
            rows.append(row)
            row, empty = lead + indent + word, False
        else:
            row += word if empty else f" {word}"
            empty = False
    rows.append(row)
    return rows


def flow(text: str) -> list[str]:
    """Markdown paragraphs as lines: removes line breaks within paragraphs, keeps blank lines and list items."""
    rows: list[str] = []
    for line in text.strip("\n").split("\n"):
        stripped = line.strip(" ")
        begins = not rows or not rows[-1] or not stripped or stripped.startswith(("- ", "#", "|", ">"))
        if begins or rows[-1].startswith("|"):
            rows.append(stripped)
        else:
            rows[-1] += f" {stripped}"
    return rows


def _is_harmless(character: str) -> bool:
    # `isprintable` accepts no other space than " "
    return character.isprintable() or unicodedata.category(character) == "Zs"


def _encoding(stream: TextIO) -> str:
    named: str = getattr(stream, "encoding", None) or "utf-8"
    try:
        codecs.lookup(named)
    except LookupError:
        return "ascii"
    return named


def _is_terminal(stream: TextIO) -> bool:
    try:
        return stream.isatty()
    except (AttributeError, ValueError):
        return False


def _load_line_editing() -> None:
    try:
        import readline  # noqa: F401 - its import is what makes input() understand the arrow keys
    except ImportError:
        return
