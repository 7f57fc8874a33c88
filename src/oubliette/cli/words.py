"""What the command line says, in the reader's language: sentences, problems, suggestions."""

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

LONGEST: Final = 400  # characters of one fact

# Which fact of a problem is the word that was mistyped, where `allowed` lists the right ones.
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


_TYPED: Final = ("command_is_game", "unknown_game")  # problems that say which id to type


class Words:
    """The sentences of cli/texts/*.ftl in one language; what they do not say, the shell's texts do."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @cached_property
    def _own(self) -> Catalogue:
        file = resources.files("oubliette.cli").joinpath("texts", f"{self.lang}.ftl")
        return Catalogue(file.read_text(encoding="utf-8"), self.lang, f"cli/texts/{self.lang}.ftl")

    def say(self, name: str, /, **variables: str | int) -> str:
        """A sentence by its name."""
        return self._own.text(name, "", variables)

    def decimal(self, number: float, places: int = 1) -> str:
        """A number as the language writes it."""
        return f"{number:.{places}f}".replace(".", self.say("decimal-mark")).replace("-", MINUS)

    def percent(self, share: float) -> str:
        """A share of one, in hundredths."""
        return self.say("percent", number=self.decimal(100 * share))

    def reason(self, error: OSError) -> str:
        """What the system complains of."""
        return ShellTexts(self.lang).say("reason", reason=error_slug(error), why=error_text(error))

    def problem(self, problem: Problem) -> str:
        """What went wrong, with the word that was probably meant."""
        name = f"problem-{problem.slug.replace('.', '-')}"
        said = ""
        short = self._titled(_short(problem))
        if self._own.has(name):
            try:
                said = self._own.exact_text(name, "", short.facts)
            except MissingText:
                said = str(problem)  # it lacks a fact that the sentence needs
        said = said or ShellTexts(self.lang).problem(short)
        if problem.slug == "option_value" and problem.facts.get("game") in GAMES + SAMPLES:
            said += " " + GameTexts(str(problem.facts["game"]), self.lang).option_help(str(problem.facts["option"]))
        near = _nearest(problem)
        return f"{said} {self.say('did-you-mean', word=near)}" if near else said

    def _titled(self, problem: Problem) -> Problem:
        """The problem with games by their titles, but where their ids are what people have to type."""
        if problem.slug in _TYPED:
            return problem
        facts = dict(problem.facts)
        for name in ("game", "found"):
            if facts.get(name) in GAMES + SAMPLES:
                facts[name] = GameTexts(str(facts[name]), self.lang).title()
        return Problem(problem.slug, str(problem), **facts)


def _short(problem: Problem) -> Problem:
    """The problem with its longest facts cut: a line that fills the screen explains nothing, and Fluent refuses it."""
    facts = {name: clip(fact) if isinstance(fact, str) else fact for name, fact in problem.facts.items()}
    if isinstance(facts.get("allowed"), str):
        facts["allowed"] = ranges(str(facts["allowed"]))
    return Problem(problem.slug, str(problem), **facts)


def clip(text: str) -> str:
    """A long text up to the last comma or space that fits."""
    if len(text) <= LONGEST:
        return text
    head = text[:LONGEST]
    return head[: max(head.rfind(" "), 0) or LONGEST].rstrip(", ") + " …"


def ranges(text: str) -> str:
    """What is allowed, with ranges of numbers as people write them: the kernel says 2..6."""
    return re.sub(r"(?<=[0-9])\.\.(?=-?[0-9])", "–", text)


def _nearest(problem: Problem) -> str | None:
    fact = _MISTYPED.get(problem.slug)
    if fact is None or fact not in problem.facts:
        return None
    return nearest(str(problem.facts[fact]), str(problem.facts.get("allowed", "")).split(", "))


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant, if any comes close."""
    from difflib import get_close_matches

    by_lower = {name.lower(): name for name in known if name}
    close = get_close_matches(word.lower(), by_lower, n=1)
    return by_lower[close[0]] if close else None


def one_line(text: str) -> str:
    """The text without anything that would break the line or move the cursor: it may quote what somebody typed."""
    return "".join(
        ["?" if ord(sign) < 32 or 127 <= ord(sign) < 160 or sign in "\u2028\u2029" else sign for sign in text]
    )
