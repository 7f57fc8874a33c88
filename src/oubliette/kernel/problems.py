"""Errors caused from outside. Each has a slug and facts, so that clients can say it in the reader's language."""

from __future__ import annotations


class Problem(Exception):
    """A mistake of a person, a file or a network. `str()` is one English line."""

    def __init__(self, slug: str, message: str, **facts: str | int) -> None:
        super().__init__(message)
        self.slug = slug
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle without calling the constructor: subclasses take other arguments. Workers send problems."""
        return _revive, (type(self), self.slug, str(self), self.facts)


def _revive(kind: type[Problem], slug: str, message: str, facts: dict[str, str | int]) -> Problem:
    problem = kind.__new__(kind, message)
    Problem.__init__(problem, slug, message, **facts)
    return problem


class IllegalAnswer(Problem):
    """An answer that is not allowed now, such as one outside the options. The match is as it was before."""


class IllegalSetUp(Problem):
    """A match that cannot be set up: unknown game, wrong number of seats, unknown option, illegal setting."""


class BadFile(Problem):
    """A file that cannot be read: missing, a folder, not text."""


class BadRecord(Problem):
    """A record that cannot be replayed: damaged, truncated, or of another rules version."""


class FateTampered(Problem):
    """The dice of a record do not match its commitment."""


class EndlessMatch(Problem):
    """Policies that play on without end."""


class NothingToUndo(Problem):
    """No answer can be taken back: there is none, or something was revealed since."""


class ScriptProblem(Problem):
    """A script that does not fit the questions asked, or is too long or too short."""


class GameOver(Exception):
    """Raised by a rule to end the match in the middle of a turn; `Game.result` then says how it ended."""
