"""argparse in the reader's language: argparse splits arguments and lays out the help, and all texts are ours.

Nothing is `required` and nothing has `choices`: the command that uses an argument raises a `Problem` if it is missing
or wrong. So argparse itself only finds an option without its value, or a value for an option that takes none.
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
DIGITS: Final = 20  # the most digits of a number: enough for any seed


class Misused(Problem):
    """Wrong arguments on the command line."""


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
        """Add a positional argument. argparse treats it as optional."""
        self._under(heading)(name, metavar=metavar, nargs="?", help=about)

    def option(self, flag: str, metavar: str, about: str, **how: Any) -> None:  # noqa: ANN401 - passed on to argparse
        """Add an option with a value."""
        self._flags.append(flag)
        self._under("heading-options")(flag, metavar=metavar, help=about, **how)

    def flag(self, *flags: str, about: str) -> None:
        """Add an option without a value, with all its names."""
        self._flags += flags
        self._bare.update(flags)
        self._under("heading-options")(*flags, action="store_true", help=about)

    def common(self) -> None:
        """Add the options of every command. `dispatch` handles them; here they are for the help."""
        self.option("--lang", "|".join(languages()), self.words.say("help-lang"))
        self.flag("-h", "--help", about=self.words.say("help-help"))

    def read(self, arguments: list[str]) -> Namespace:
        """Parse the arguments. Options may stand before, between and after positional arguments."""
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
        """Turn any other error of argparse into a Problem, without the usage text."""
        raise Misused("usage", message, what=message)

    def _misuse(self, error: ArgumentError) -> Misused:
        flag = (error.argument_name or "").split("/")[0]
        if flag in self._bare:
            return Misused("value_spare", f"{flag} takes no value", flag=flag)
        return Misused("value_missing", f"{flag} needs a value", flag=flag)

    def _under(self, heading: str) -> Callable[..., Any]:
        """The `add_argument` method of the group with that heading."""
        if heading not in self._headings:
            self._headings[heading] = self.add_argument_group(self.words.say(heading)).add_argument
        return self._headings[heading]


class _Formatter(HelpFormatter):
    """Says "usage" in the reader's language."""

    def __init__(self, prog: str, usage_word: str) -> None:
        super().__init__(prog, max_help_position=30)
        self.usage_word = usage_word

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:  # noqa: ANN401 - as in argparse
        super().add_usage(usage, actions, groups, self.usage_word + " " if prefix is None else prefix)


def decimal(flag: str, low: float, high: float) -> Callable[[str], float]:
    """A reader for `type=` of a number between limits, with a decimal point or a comma, as in French."""

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
    """A reader for `type=` of a whole number within limits. Python's `int` would also accept "1_0", " 1 " and "١"."""

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
