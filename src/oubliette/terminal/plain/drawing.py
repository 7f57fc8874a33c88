"""A view as text, from top to bottom: labels and values, lists in a line, records in aligned tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from oubliette.kernel import HIDDEN, SPECTATOR
from oubliette.terminal.plain.screen import HEIGHT, width_of
from oubliette.texts import Asked, GameTexts, ShellTexts, readable
from oubliette.texts.arguments import figure
from oubliette.texts.catalogue import MINUS

_GAP: Final = "  "


@final
class Pen:
    """Draws plain data in words. The texts name labels, ids and seats.

    It knows the size of the screen, the reader's seat, and the pending question, if any.
    """

    def __init__(
        self,
        texts: GameTexts,
        shell: ShellTexts,
        players: Sequence[str],
        width: int,
        height: int = HEIGHT,
        seat: int = SPECTATOR,
        asked: Asked | None = None,
    ) -> None:
        self.texts = texts
        self.shell = shell
        self.players = players
        self.width = width
        self.height = height
        self.seat = seat
        self.asked = asked

    def view(self, view: Mapping[str, Any]) -> list[str]:
        """A whole view."""
        rows: list[str] = []
        for name, value in view.items():
            rows += self.part(name, value, "")
        return rows

    def part(self, name: str, value: object, indent: str) -> list[str]:
        """A part of a view, with its label."""
        head = f"{indent}{self.label(name)}{self.shell.say('colon')}"
        if _is_simple(value):
            return [f"{head} {self.word(name, value)}"]
        return [head, *self._block(name, value, indent + "  ")]

    def label(self, name: str) -> str:
        if self.texts.has_label(name):
            return self.texts.label(name)
        return self.texts.name(name) if self.texts.has_name(name) else readable(name)

    def word(self, name: str, value: object) -> str:
        """A value that fits into one line."""
        if value is None or value in ("", [], {}, ()):
            return self.shell.say("nothing")
        if value == HIDDEN:
            return self.shell.say("hidden")
        if isinstance(value, bool):
            return self.shell.say("yes" if value else "no")
        if isinstance(value, list | tuple):
            return ", ".join([self.word(name, part) for part in value])
        if isinstance(value, int) and _is_seat(name) and 0 <= value < len(self.players):
            return self.players[value]
        return self.texts.name(value) if isinstance(value, str) else figure(value)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], indent: str = "") -> list[str]:
        """Aligned columns, numbers to the right; one cell per line if the screen is too narrow."""
        body = [list(row) for row in rows]
        columns = list(zip(heads, *body, strict=True)) if heads else list(zip(*body, strict=True))
        widths = [max(map(width_of, column)) for column in columns]
        if len(indent) + sum(widths) + len(_GAP) * (len(widths) - 1) > self.width and heads:
            return self._cells(heads, body, indent)
        right = [all(_is_number(cell) for cell in column[bool(heads) :]) for column in columns]
        drawn: list[str] = []
        for row in [list(heads), *body] if heads else body:
            cells = [_pad(cell, size, end) for cell, size, end in zip(row, widths, right, strict=True)]
            drawn.append((indent + _GAP.join(cells)).rstrip(" "))
        return drawn

    def _cells(self, heads: Sequence[str], rows: Sequence[Sequence[str]], indent: str) -> list[str]:
        colon = self.shell.say("colon")
        drawn: list[str] = []
        for row in rows:
            for number, (head, cell) in enumerate(zip(heads, row, strict=True)):
                drawn.append(f"{indent}{'  ' * bool(number)}{head}{colon} {cell}")
        return drawn

    def _block(self, name: str, value: object, indent: str) -> list[str]:
        drawn: list[str] = []
        if isinstance(value, Mapping):
            for key, part in value.items():
                drawn += self.part(str(key), part, indent)
        elif isinstance(value, list | tuple):
            if all(isinstance(item, Mapping) and all(map(_is_simple, item.values())) for item in value):
                names = list(dict.fromkeys(str(key) for item in value for key in item))
                rows = [[self.word(key, item.get(key)) for key in names] for item in value]
                heads = [self.label(key) for key in names]
                if name == "players" and len(value) == len(self.players):  # one for each seat: add the player's name
                    heads = [self.shell.say("play-player"), *heads]
                    rows = [[player, *row] for player, row in zip(self.players, rows, strict=True)]
                return self.table(heads, rows, indent)
            if all(isinstance(item, list | tuple) and all(map(_is_scalar, item)) for item in value):
                return self._grid(name, value, indent)
            for number, item in enumerate(value, 1):
                if _is_simple(item):
                    drawn.append(f"{indent}{number}. {self.word(name, item)}")
                else:
                    drawn += [f"{indent}{number}.", *self._block(name, item, indent + "  ")]
        return drawn

    def _grid(self, name: str, value: Sequence[Sequence[object]], indent: str) -> list[str]:
        if len({len(row) for row in value}) != 1:
            return [f"{indent}{number}. {self.word(name, row)}" for number, row in enumerate(value, 1)]
        return self.table([], [[self.word(name, cell) for cell in row] for row in value], indent)


def _is_seat(name: str) -> bool:
    return name in ("seat", "to_play") or name.endswith("_seat")


def _is_scalar(value: object) -> bool:
    return value is None or isinstance(value, str | int | float)


def _is_simple(value: object) -> bool:
    """Does the value fit into one line? Empty lists and mappings do."""
    return _is_scalar(value) or not value or (isinstance(value, list | tuple) and all(map(_is_scalar, value)))


def _is_number(cell: str) -> bool:
    return cell.lstrip(f"+-{MINUS}").isdigit() or cell in ("", "–")


def _pad(cell: str, size: int, right: bool) -> str:
    blank = " " * (size - width_of(cell))
    return blank + cell if right else cell + blank
