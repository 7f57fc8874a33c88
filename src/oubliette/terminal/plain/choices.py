"""The answers to a question as a numbered list, and what people mean by what they type."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final, final

from oubliette.kernel import find_option
from oubliette.terminal.plain.screen import width_of
from oubliette.texts import Asked, GameTexts, ShellTexts

LISTED: Final = 40  # more answers than that are not listed, but typed by value
_SHOWN_OF_MANY: Final = 5
_GAP: Final = 2  # columns between two columns of answers
_LAZY: Final = 2000  # sequences longer than that are computed, not stored: never walk through them


def fold(text: str) -> str:
    """A text without the differences that nobody means: capitals, accents, kinds of apostrophes and spaces."""
    flat = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join([sign for sign in flat if not unicodedata.combining(sign)]).split())


@final
class Choices:
    """What may be answered to one question.

    Where all answers are whole numbers (a die, a price) they stand for themselves; otherwise they are numbered from 1.
    Equal answers, such as the same card twice in a deck, are shown once.
    """

    def __init__(self, ask: Asked, texts: GameTexts, players: Sequence[str]) -> None:
        self.ask = ask
        self.texts = texts
        self.players = players
        options = ask.options
        self.count = len(options)
        self.indices: Sequence[int] = range(self.count)
        if self.count <= _LAZY:
            first: dict[object, int] = {}
            for index, value in enumerate(options):
                first.setdefault(value, index)
            self.indices = list(first.values())
        few = self.count <= _LAZY
        self.whole = all(_is_whole(options[index]) for index in (self.indices if few else (0, self.count - 1)))
        self.listed = len(self.indices) <= LISTED
        self.enter = texts.enter(ask)  # what Enter alone answers, or -1

    def lines(self, shell: ShellTexts) -> list[str]:
        """The list, or a few examples of a long one and how to type an answer."""
        some = self.indices if self.listed else (0, self.count // 2, self.count - 1)
        if self.whole and all(self.text(index) == self.typed(index) for index in some):
            return [f"  {self.allowed()}"]  # neither the faces of a die nor the numbers of a notebook need a list
        if self.listed:
            return [f"  {self._mark(place)}. {self._line(index, shell)}" for place, index in enumerate(self.indices)]
        count = len(self.indices)
        places = [(count - 1) * part // (_SHOWN_OF_MANY - 1) for part in range(_SHOWN_OF_MANY)]
        shown = [f"  {self._mark(place)}. {self.text(self.indices[place])}" for place in places]
        example = self.typed(self.indices[count // 2])
        how = "play-many-whole" if self.whole else "play-many-number"
        return [shell.say("play-many", count=count), *shown, shell.say(how, count=count, example=example)]

    def _line(self, index: int, shell: ShellTexts) -> str:
        text = self.text(index)
        return shell.say("play-enter", option=text) if index == self.enter else text

    def text(self, index: int) -> str:
        return self.texts.option(self.ask, index, self.players)

    def typed(self, index: int) -> str:
        """How to type an answer by its value."""
        value = self.ask.options[index]
        return " ".join(map(str, _flat(value)))

    def allowed(self) -> str:
        """Whole numbers in a few words: 1–6, or 0, 2, 5."""
        values = [self.ask.options[index] for index in (self.indices if self.listed else (0, self.count - 1))]
        if not self.listed or (len(values) > 2 and values == list(range(values[0], values[0] + len(values)))):
            return f"{values[0]}–{values[-1]}"
        return ", ".join(map(str, values))

    def find(self, typed: str) -> list[int]:
        """The answers that may be meant: none, one, or several."""
        number = _number(typed)
        if number is not None and not self.whole:
            return [self.indices[number - 1]] if 1 <= number <= len(self.indices) else []
        exact = self._by_value(typed)
        if exact >= 0:
            return [exact]
        if number is not None or self.count > _LAZY:
            return []
        wanted = fold(typed)
        shorts = {index: fold(self.texts.short(self.ask.options[index])) for index in self.indices}
        short = [index for index, spelled in shorts.items() if spelled and spelled == wanted]
        if len(short) == 1:
            return short
        spellings = {index: (fold(self.text(index)), fold(self.typed(index))) for index in self.indices}
        same = [index for index, spelled in spellings.items() if wanted in spelled]
        if not self.listed or len(wanted) <= max(map(len, shorts.values())):
            return same  # of many a beginning says little; and "no" for north-west is no beginning of north-east
        begun = [index for index, spelled in spellings.items() if any(text.startswith(wanted) for text in spelled)]
        inside = [index for index, spelled in spellings.items() if f" {wanted}" in spelled[0].replace("'", " ")]
        return same if len(same) == 1 else begun or inside

    def _mark(self, place: int) -> int:
        index = self.indices[place]
        value = self.ask.options[index]
        return value if self.whole and isinstance(value, int) else place + 1

    def _by_value(self, typed: str) -> int:
        parts: list[str | int] = []
        for word in typed.replace(",", " ").split():
            number = _number(word)
            parts.append(word if number is None else number)
        if not parts:
            return -1
        single = find_option(self.ask.options, parts[0]) if len(parts) == 1 else -1
        return single if single >= 0 else find_option(self.ask.options, tuple(parts))


def packed(rows: Sequence[str], width: int, height: int) -> list[str]:
    """A list that is too long for the screen in several columns, if there is room; read row by row, as it was."""
    size = max([0, *map(width_of, rows)]) + _GAP
    count = (width + _GAP) // size
    if len(rows) <= height or count < 2:
        return list(rows)
    lines = [rows[start : start + count] for start in range(0, len(rows), count)]
    return ["".join([row + " " * (size - width_of(row)) for row in line]).rstrip(" ") for line in lines]


def _number(text: str) -> int | None:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 19 else None


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _flat(value: object) -> list[object]:
    return [inner for part in value for inner in _flat(part)] if isinstance(value, tuple) else [value]
