"""Our own sentences: the terminal's, the command line's, and what is said of problems."""

from __future__ import annotations

from functools import cache

from oubliette.kernel import Problem
from oubliette.texts.arguments import key, readable
from oubliette.texts.catalogue import Catalogue, MissingText
from oubliette.texts.languages import shell_file


@cache
def shell_catalogue(lang: str) -> Catalogue:
    """The shell's file in one language."""
    return Catalogue(shell_file(lang).read_text(encoding="utf-8"), lang, f"texts/shell/{lang}.ftl")


class ShellTexts:
    """The shell's sentences in one language. `strict` is for tests: nothing is papered over."""

    def __init__(self, lang: str, strict: bool = False) -> None:
        self.lang = lang
        self.strict = strict
        self._catalogue = shell_catalogue(lang)

    def say(self, name: str, /, **variables: str | int) -> str:
        """A sentence by its name in shell/*.ftl."""
        if self.strict:
            return self._catalogue.exact_text(name, "", variables)
        try:
            return self._catalogue.text(name, "", variables)
        except MissingText:
            return readable(name)

    def attribute(self, name: str, attribute: str) -> str:
        """What belongs to a sentence: the temper of a bot besides its name."""
        return self._catalogue.text(name, attribute)

    def words(self, name: str) -> tuple[str, ...]:
        """A sentence that is a list of words, such as all the ways to type a command."""
        return tuple(self.say(name).split())

    def date(self, day: str) -> str:
        """A day, which is noted like 2026-11-16, as the language writes it."""
        year, month, number = day.split("-")
        return self.say("date", year=year, month=month, day=number)

    def problem(self, problem: Problem) -> str:
        """What went wrong, in one line; problems without a sentence of their own say it in English."""
        name = f"problem-{key(problem.slug)}"
        if not self._catalogue.has(name):
            if self.strict:
                raise MissingText(f"{self._catalogue.file}: {name}: there is no such text")
            return str(problem)
        try:
            return self._catalogue.exact_text(name, "", problem.facts)
        except MissingText:
            if self.strict:
                raise
            return str(problem)  # it lacks a fact that the sentence needs

    def has(self, name: str) -> bool:
        return self._catalogue.has(name)

    def has_problem(self, slug: str) -> bool:
        return self._catalogue.has(f"problem-{key(slug)}")
