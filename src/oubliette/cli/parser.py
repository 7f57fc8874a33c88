"""argparse in the reader's language. It keeps splitting and laying out; every word that it would say itself is ours.

Nothing is `required`, nothing has `choices`: what is missing or wrong is noticed where it is used, as a `Problem`. So
the only complaints left to argparse are an option without its value and one with a value it does not take.
"""

from __future__ import annotations

import re
from argparse import ArgumentError, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NoReturn

from oubliette.kernel import Problem
from oubliette.texts import languages
from oubliette.texts.catalogue import MINUS

if TYPE_CHECKING:
    from oubliette.cli.words import Words

_WHOLE: Final = re.compile(r"-?[0-9]+")
_DECIMAL: Final = re.compile(r"-?[0-9]{1,9}([.,][0-9]{1,9})?")
DIGITS: Final = 20  # of a number: enough for any seed, and more matches than anybody can play


class Misused(Problem):
    """Arguments that make no sense."""


class Parser(ArgumentParser):
    """A parser for one command."""

    def __init__(self, prog: str, words: Words, about: str, usage: str) -> None:
        super().__init__(
            prog=prog,
            usage=usage,
            description=about,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: _Formatter(prog, words.say("usage")),
        )
        self.words = words
        self._headings: dict[str, Callable[..., Any]] = {}
        self._flags: list[str] = []
        self._bare: set[str] = set()  # flags that take no value

    def positional(self, name: str, about: str, metavar: str | None = None, heading: str = "heading-arguments") -> None:
        """An argument by its place. Always optional to argparse."""
        self._under(heading)(name, metavar=metavar, nargs="?", help=about)

    def option(self, flag: str, metavar: str, about: str, **how: Any) -> None:  # noqa: ANN401 - argparse's own words
        """An option with a value."""
        self._flags.append(flag)
        self._under("heading-options")(flag, metavar=metavar, help=about, **how)

    def flag(self, *flags: str, about: str) -> None:
        """An option without one, by all its names."""
        self._flags += flags
        self._bare.update(flags)
        self._under("heading-options")(*flags, action="store_true", help=about)

    def common(self) -> None:
        """What every command has. `dispatch` has dealt with both before: here they are for the help."""
        self.option("--lang", "|".join(languages()), self.words.say("help-lang"))
        self.flag("-h", "--help", about=self.words.say("help-help"))

    def read(self, arguments: list[str]) -> Namespace:
        """The arguments by name. Options may stand before, between and after the places."""
        try:
            given, spare = self.parse_known_intermixed_args(arguments)
        except ArgumentError as error:
            raise self._misuse(error) from None
        if spare:
            word = spare[0]
            if word.startswith("-") and len(word) > 1:
                flag = word.partition("=")[0]
                allowed = ", ".join(self._flags)
                raise Misused(
                    "unknown_flag",
                    f"{self.prog} has no option {flag}",
                    flag=flag,
                    command=self.prog,
                    allowed=allowed,
                )
            raise Misused("spare_argument", f"{self.prog} does not know what to do with {word!r}", word=word)
        return given

    def error(self, message: str) -> NoReturn:
        """Should argparse ever find something else to complain of: one line, and no usage before it."""
        raise Misused("usage", message, what=message)

    def _misuse(self, error: ArgumentError) -> Misused:
        flag = (error.argument_name or "").split("/")[0]
        if flag in self._bare:
            return Misused("value_spare", f"{flag} takes no value", flag=flag)
        return Misused("value_missing", f"{flag} needs a value", flag=flag)

    def _under(self, heading: str) -> Callable[..., Any]:
        """`add_argument` of the group with that heading."""
        if heading not in self._headings:
            self._headings[heading] = self.add_argument_group(self.words.say(heading)).add_argument
        return self._headings[heading]


class _Formatter(HelpFormatter):
    """Says "usage" in the reader's language."""

    def __init__(self, prog: str, usage_word: str) -> None:
        super().__init__(prog, max_help_position=30)
        self.usage_word = usage_word

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:  # noqa: ANN401 - argparse's
        super().add_usage(usage, actions, groups, self.usage_word + " " if prefix is None else prefix)


def decimal(flag: str, low: float, high: float) -> Callable[[str], float]:
    """Reads a number between limits, for `type=`; with a point or, as the French write it, a comma."""

    def read(text: str) -> float:
        text = text.replace(MINUS, "-")
        if not _DECIMAL.fullmatch(text):
            raise Misused("not_a_decimal", f"{flag} must be a number, not {text!r}", flag=flag, value=text)
        number = float(text.replace(",", "."))
        if not low < number < high:
            raise Misused(
                "not_between",
                f"{flag} must be between {low:g} and {high:g}, not {text}",
                flag=flag,
                value=text,
                low=f"{low:g}",
                high=f"{high:g}",
            )
        return number

    return read


def whole(flag: str, low: int | None = None, high: int | None = None) -> Callable[[str], int]:
    """Reads a whole number within limits, for `type=`. Python's own `int` also reads "1_0", " 1 " and "١"."""

    def read(text: str) -> int:
        text = text.replace(MINUS, "-")
        if not _WHOLE.fullmatch(text):
            raise Misused("not_a_number", f"{flag} must be a whole number, not {text!r}", flag=flag, value=text)
        if len(text.removeprefix("-")) > DIGITS:
            raise Misused(
                "too_many_digits", f"{flag} is too large: {DIGITS} digits at most", flag=flag, digits=str(DIGITS)
            )
        number = int(text)
        if low is not None and number < low:
            raise Misused(
                "too_small", f"{flag} must be at least {low}, not {number}", flag=flag, value=text, low=str(low)
            )
        if high is not None and number > high:
            raise Misused(
                "too_large", f"{flag} must be at most {high}, not {number}", flag=flag, value=text, high=str(high)
            )
        return number

    return read
