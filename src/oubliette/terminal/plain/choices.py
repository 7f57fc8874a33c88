"""The answers to a question as a numbered list, and the answers that a typed line may mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final, final

from oubliette.kernel import find_option
from oubliette.terminal.plain import word_matching
from oubliette.terminal.plain.normalising import normalise
from oubliette.terminal.plain.reading import Reader
from oubliette.terminal.plain.screen import width_of
from oubliette.texts import Asked, GameTexts, ShellTexts
from oubliette.texts.arguments import figure
from oubliette.texts.catalogue import MINUS

LISTED: Final = 40  # longer lists are not printed: people type words to find an answer
_SHOWN_OF_MANY: Final = 5
_GAP: Final = 2  # columns between two columns of answers
_LAZY: Final = 2000  # longer sequences are computed on demand: never iterate over them


@final
class Choices:
    """The possible answers to one question.

    Whole numbers (a die, a price) stand for themselves; other answers are numbered from 1, or as `numbers` says (see
    answer_numbers.py). Equal answers, such as the same card twice in a deck, are shown once. A game with far too many
    answers to number may have a `reader` of its own for what people type (an aim). A guided match marks the `suggested`
    answer.
    """

    def __init__(
        self,
        ask: Asked,
        texts: GameTexts,
        players: Sequence[str],
        reader: Reader | None = None,
        numbers: Mapping[Any, int] | None = None,
        suggested: int = -1,
    ) -> None:
        self.ask = ask
        self.texts = texts
        self.players = players
        self.reader = reader
        options = ask.options
        self.count = len(options)
        self.indices: Sequence[int] = range(self.count)
        self._lazy = self.count > _LAZY
        if not self._lazy:
            first: dict[object, int] = {}
            for index, value in enumerate(options):
                first.setdefault(value, index)
            self.indices = list(first.values())
        self._numbers: Sequence[int] = range(1, len(self.indices) + 1)
        if numbers:
            self.indices = sorted(self.indices, key=lambda index: numbers[options[index]])
            self._numbers = [numbers[options[index]] for index in self.indices]
        ends = (0, self.count - 1)
        self.whole = all(_is_whole(options[index]) for index in (ends if self._lazy else self.indices))
        self.listed = len(self.indices) <= LISTED
        self.enter = texts.enter(ask)  # the answer to an empty line, or -1
        self.suggested = suggested if suggested < 0 else self._first(suggested)

    def lines(self, shell: ShellTexts) -> list[str]:
        """The list, or a few examples of a long one and how to type an answer. It says which answer to try, if any."""
        rows = self._rows(shell)
        if self.suggested >= 0 and not self._in_list:
            answer = self.text(self.suggested) if self._bare else self.line(self.suggested)
            rows.append("  " + shell.say("learn-try", answer=answer))
        return rows

    @property
    def _in_list(self) -> bool:
        """Are all answers listed, each on its own line?"""
        return self.listed and not self._bare

    @property
    def _bare(self) -> bool:
        """Whole numbers that are their own texts: faces of a die and numbers of a notebook need no list."""
        some = self.indices if self.listed else (0, self.count // 2, self.count - 1)
        return self.whole and all(self.text(index) == self.typed(index) for index in some)

    def _rows(self, shell: ShellTexts) -> list[str]:
        if self._bare:
            return [f"  {self.allowed()}"]
        if self.listed:
            return [f"  {self._mark(place)}. {self._line(index, shell)}" for place, index in enumerate(self.indices)]
        if self.reader is not None:
            return [f"  {self.texts.how(self.ask)}"]
        count = len(self.indices)
        shown = [f"  {self._mark(place)}. {self.text(self.indices[place])}" for place in _spread(count)]
        how = "play-many-whole" if self.whole else "play-many-number" if self._lazy else "play-many-words"
        return [shell.say("play-many", count=count), *shown, shell.say(how, count=count, example=self.example())]

    def matches(self, found: Sequence[int]) -> list[str]:
        """Some of the answers, with their numbers in the whole list; only a few of very many."""
        shown = found if len(found) <= LISTED else [found[place] for place in _spread(len(found))]
        return [f"  {self.line(index)}" for index in shown]

    def line(self, index: int) -> str:
        """An answer with the number to type for it; only the text if it has no number."""
        text = self.text(index)
        return text if self.reader is not None else f"{self._mark(self.indices.index(self._first(index)))}. {text}"

    def _first(self, index: int) -> int:
        """The first of equal answers: it is shown for all of them."""
        return index if self._lazy else self.ask.options.index(self.ask.options[index])

    @property
    def numbers(self) -> str:
        """The numbers that can be typed: 1–4, or 3, 4, 6 if earlier answers have left gaps."""
        numbers = sorted(self._numbers)
        if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
            return f"{numbers[0]}–{numbers[-1]}"
        return ", ".join(map(str, numbers))

    def example(self) -> str:
        """An example to type in a long list: a few words of one answer, in the player's language."""
        if self.reader is not None:
            return self.reader.example
        index = self.indices[len(self.indices) // 2]
        if self._lazy or self.whole:
            return self.typed(index)
        return word_matching.example(self._words[index][0], lambda typed: self.find(typed) == [index]) or self.text(
            index
        )

    def _line(self, index: int, shell: ShellTexts) -> str:
        text = self.text(index)
        if index == self.suggested:
            text = shell.say("learn-suggested", option=text)
        return shell.say("play-enter", option=text) if index == self.enter else text

    def text(self, index: int) -> str:
        return self.texts.option(self.ask, index, self.players)

    def typed(self, index: int) -> str:
        """How to type an answer by its value."""
        value = self.ask.options[index]
        return " ".join(map(figure, _flat(value)))

    def allowed(self) -> str:
        """Whole numbers in a few words: 1–6, or 0, 2, 5."""
        values = [self.ask.options[index] for index in (self.indices if self.listed else (0, self.count - 1))]
        if not self.listed or (len(values) > 2 and values == list(range(values[0], values[0] + len(values)))):
            return f"{figure(values[0])}–{figure(values[-1])}"
        return ", ".join(map(figure, values))

    def find(self, typed: str) -> list[int]:
        """The answers that may be meant: none, one or several. With a comma, the line may hold several answers."""
        return self.named(typed) or self.fitting(typed, whole="," in typed)

    def named(self, typed: str) -> list[int]:
        """The answers meant by a number, a value, a short name, a text or its beginning."""
        if self.reader is not None:
            read = self.reader.read(typed)
            return [] if read is None else [self.ask.options.index(read)]
        number = number_in(typed)
        if number is not None and not self.whole:
            return [self.indices[self._numbers.index(number)]] if number in self._numbers else []
        exact = self._by_value(typed)
        if exact >= 0:
            return [exact]
        if number is not None or self._lazy:
            return []
        wanted = normalise(typed)
        short = [index for index in self.indices if wanted and self._short(index) == wanted]
        if len(short) == 1:
            return short
        spellings = self._spellings
        same = [index for index, spelled in spellings.items() if wanted in spelled]
        if not self.listed or len(wanted) <= self._longest_short:
            return same  # beginnings of long lists say little; "no" for north-west must not match north-east
        begun = [index for index, spelled in spellings.items() if _begins(wanted, spelled[0])]
        begun = begun or [index for index, spelled in spellings.items() if _begins(wanted, spelled[1])]
        inside = [index for index, spelled in spellings.items() if _has(wanted, spelled[0].replace("'", " "))]
        return same if len(same) == 1 else begun or inside

    def fitting(self, typed: str, whole: bool = False) -> list[int]:
        """The answers with all typed words in their text or value; `whole` words, or beginnings of words."""
        wanted = word_matching.words(normalise(typed))
        # A single word this short may be a short name, which must not match as a part of other answers.
        alone = len(wanted) == 1 and len(wanted[0]) <= self._longest_part
        if not wanted or alone or self._lazy or number_in(typed) is not None:
            return []
        shortest = len(typed) + 1 if whole else self._longest_part + 1
        return [
            index
            for index, spelled in self._words.items()
            if any(word_matching.has_all(wanted, known, shortest) for known in spelled)
        ]

    def clear(self, typed: str, index: int) -> bool:
        """Is the line clear even to somebody who has not seen the list? A word from the middle of an answer is not."""
        wanted = normalise(typed)
        if self._lazy or number_in(typed) is not None or self._by_value(typed) == index:
            return True
        if wanted in (*self._spellings[index], self._short(index)):
            return True
        heads = [head for spelled in self._spellings[index] for head in word_matching.words(spelled)[:1]]
        begins = any(head.startswith(first) for first in word_matching.words(wanted)[:1] for head in heads)
        return (begins and len(wanted) > self._longest_part) or index in self.fitting(typed, whole=True)

    @cached_property
    def _spellings(self) -> dict[int, tuple[str, str]]:
        """The text and the value of each answer."""
        return {index: (normalise(self.text(index)), normalise(self.typed(index))) for index in self.indices}

    @cached_property
    def _words(self) -> dict[int, tuple[list[str], list[str]]]:
        """The words of the text and of the value of each answer, with the short names of its parts."""
        found: dict[int, tuple[list[str], list[str]]] = {}
        for index, (text, value) in self._spellings.items():
            shorts = self._shorts(index)
            ids = [*word_matching.words(value), *word_matching.words(value.replace("_", " "))]
            found[index] = [*word_matching.words(text), *shorts], [*ids, *shorts]
        return found

    @cached_property
    def _longest_short(self) -> int:
        return max([0, *[len(self._short(index)) for index in self.indices]])

    @cached_property
    def _longest_part(self) -> int:
        return max([0, *[len(short) for index in self.indices for short in self._shorts(index)]])

    def _short(self, index: int) -> str:
        """The short name of an answer that is a single thing, or nothing."""
        return normalise(self.texts.short(self.ask.options[index]))

    def _shorts(self, index: int) -> list[str]:
        """The short names of all parts of an answer."""
        return [short for part in _flat(self.ask.options[index]) if (short := normalise(self.texts.short(part)))]

    def _mark(self, place: int) -> int:
        index = self.indices[place]
        value = self.ask.options[index]
        return value if self.whole and isinstance(value, int) else self._numbers[place]

    def _by_value(self, typed: str) -> int:
        parts: list[str | int] = []
        for word in typed.replace(",", " ").split():
            number = number_in(word)
            parts.append(word if number is None else number)
        if not parts:
            return -1
        single = find_option(self.ask.options, parts[0]) if len(parts) == 1 else -1
        return single if single >= 0 else find_option(self.ask.options, tuple(parts))


def packed(rows: Sequence[str], width: int, height: int) -> list[str]:
    """Put a list too long for the screen into several columns, if they fit. It still reads row by row."""
    size = max([0, *map(width_of, rows)]) + _GAP
    count = (width + _GAP) // size
    if len(rows) <= height or count < 2:
        return list(rows)
    lines = [rows[start : start + count] for start in range(0, len(rows), count)]
    return ["".join([row + " " * (size - width_of(row)) for row in line]).rstrip(" ") for line in lines]


def number_in(text: str) -> int | None:
    """The typed whole number, if it is one, with a hyphen or a minus sign."""
    text = text.replace(MINUS, "-")
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 19 else None


def _begins(wanted: str, text: str) -> bool:
    """Does a text begin with that? A number is never the beginning of a longer one: K12 is not K121."""
    size = len(wanted)
    return text.startswith(wanted) and not (wanted[-1:].isdigit() and text[size : size + 1].isdigit())


def _has(wanted: str, text: str) -> bool:
    """Does the text contain that, starting at any word but the first?"""
    return any(_begins(wanted, text[place + 1 :]) for place, sign in enumerate(text) if sign == " ")


def _spread(count: int) -> list[int]:
    """A few places of many, with the first and the last."""
    return [(count - 1) * part // (_SHOWN_OF_MANY - 1) for part in range(_SHOWN_OF_MANY)]


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _flat(value: object) -> list[object]:
    return [inner for part in value for inner in _flat(part)] if isinstance(value, tuple) else [value]
