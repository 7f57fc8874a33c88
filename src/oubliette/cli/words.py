"""The texts of the command line in the reader's language: sentences, problems, suggestions."""

from __future__ import annotations

import re
from functools import cached_property
from importlib import resources
from typing import TYPE_CHECKING, Final

from oubliette.games import GAMES, SAMPLES
from oubliette.kernel import Problem
from oubliette.table.files import error_slug, error_text
from oubliette.texts import GameTexts, MissingText, ShellTexts
from oubliette.texts.catalogue import MINUS, Catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST: Final = 400  # most characters of one fact

# For a problem whose `allowed` lists the right words: the fact that holds the mistyped word.
_MISTYPED: Final = {
    "option_value": "value",
    "unknown_bot": "bot",
    "unknown_command": "command",
    "unknown_dice": "dice",
    "unknown_flag": "flag",
    "unknown_game": "game",
    "unknown_language": "language",
    "unknown_option": "option",
    "unknown_rule": "rule",
}


_TYPED: Final = ("command_is_game", "unknown_game")  # these problems show ids, because people must type them


class Words:
    """The sentences of cli/texts/*.ftl in one language; for problems that they lack, those of the shell."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @cached_property
    def _own(self) -> Catalogue:
        file = resources.files("oubliette.cli").joinpath("texts", f"{self.lang}.ftl")
        return Catalogue(file.read_text(encoding="utf-8"), self.lang, f"cli/texts/{self.lang}.ftl")

    def say(self, name: str, /, **variables: str | int) -> str:
        """The sentence of that name."""
        return self._own.text(name, "", variables)

    def decimal(self, number: float, places: int = 1) -> str:
        """A number as the language writes it."""
        return f"{number:.{places}f}".replace(".", self.say("decimal-mark")).replace("-", MINUS)

    def percent(self, share: float) -> str:
        """A share between 0 and 1, as a percentage."""
        return self.say("percent", number=self.decimal(100 * share))

    def reason(self, error: OSError) -> str:
        """Why the system refused, in the reader's language."""
        return ShellTexts(self.lang).say("reason", reason=error_slug(error), why=error_text(error))

    def problem(self, problem: Problem) -> str:
        """The problem as a sentence, with the word that was probably meant."""
        name = f"problem-{problem.slug.replace('.', '-')}"
        text = ""
        short = self._titled(_short(problem))
        if self._own.has(name):
            try:
                text = self._own.exact_text(name, "", short.facts)
            except MissingText:
                text = str(problem)  # a fact that the sentence needs is missing
        text = text or ShellTexts(self.lang).problem(short)
        if problem.slug == "option_value" and problem.facts.get("game") in GAMES + SAMPLES:
            text += " " + GameTexts(str(problem.facts["game"]), self.lang).option_help(str(problem.facts["option"]))
        near = _nearest(problem)
        return f"{text} {self.say('did-you-mean', word=near)}" if near else text

    def _titled(self, problem: Problem) -> Problem:
        """The problem with titles of games instead of ids, unless people must type the id."""
        if problem.slug in _TYPED:
            return problem
        facts = dict(problem.facts)
        for name in ("game", "found"):
            if facts.get(name) in GAMES + SAMPLES:
                facts[name] = GameTexts(str(facts[name]), self.lang).title()
        return Problem(problem.slug, str(problem), **facts)


def _short(problem: Problem) -> Problem:
    """The problem with long facts cut: nobody reads a line that fills the screen, and Fluent refuses long values."""
    facts = {name: clip(fact) if isinstance(fact, str) else fact for name, fact in problem.facts.items()}
    if isinstance(facts.get("allowed"), str):
        facts["allowed"] = ranges(str(facts["allowed"]))
    return Problem(problem.slug, str(problem), **facts)


def clip(text: str) -> str:
    """Cut a long text at the last space that fits."""
    if len(text) <= LONGEST:
        return text
    head = text[:LONGEST]
    return head[: max(head.rfind(" "), 0) or LONGEST].rstrip(", ") + " …"


def ranges(text: str) -> str:
    """Write ranges of numbers with a dash: the kernel writes 2..6."""
    return re.sub(r"(?<=[0-9])\.\.(?=-?[0-9])", "–", text)


def _nearest(problem: Problem) -> str | None:
    fact = _MISTYPED.get(problem.slug)
    if fact is None or fact not in problem.facts:
        return None
    return nearest(str(problem.facts[fact]), str(problem.facts.get("allowed", "")).split(", "))


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The most similar known word, if any is similar enough."""
    from difflib import get_close_matches

    by_lower = {name.lower(): name for name in known if name}
    close = get_close_matches(word.lower(), by_lower, n=1)
    return by_lower[close[0]] if close else None


def one_line(text: str) -> str:
    """Replace line breaks and control characters: the text may quote what somebody typed."""
    return "".join(
        ["?" if ord(sign) < 32 or 127 <= ord(sign) < 160 or sign in "\u2028\u2029" else sign for sign in text]
    )
