"""The program's own sentences: for the terminal, the command line and problems."""

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
    """The shell's sentences in one language. `strict` is for tests: a missing sentence or variable is an error."""

    def __init__(self, lang: str, strict: bool = False) -> None:
        self.lang = lang
        self.strict = strict
        self._catalogue = shell_catalogue(lang)

    def say(self, name: str, /, **variables: str | int) -> str:
        """The sentence of that name in shell/*.ftl."""
        if self.strict:
            return self._catalogue.exact_text(name, "", variables)
        try:
            return self._catalogue.text(name, "", variables)
        except MissingText:
            return readable(name)

    def attribute(self, name: str, attribute: str) -> str:
        """An attribute of a sentence, such as a bot's temper beside its name."""
        return self._catalogue.text(name, attribute)

    def words(self, name: str) -> tuple[str, ...]:
        """The words of a sentence that is a list, such as all ways to type a command."""
        return tuple(self.say(name).split())

    def date(self, day: str) -> str:
        """A day such as 2026-11-16, as the language writes it."""
        year, month, number = day.split("-")
        return self.say("date", year=year, month=month, day=number)

    def problem(self, problem: Problem) -> str:
        """The problem in one line; in English if it has no sentence."""
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
            return str(problem)  # a fact that the sentence needs is missing

    def has(self, name: str) -> bool:
        return self._catalogue.has(name)

    def has_problem(self, slug: str) -> bool:
        return self._catalogue.has(f"problem-{key(slug)}")
