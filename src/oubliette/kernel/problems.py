"""What can go wrong from outside, by slug and facts, so that clients can say it in the reader's language."""

from __future__ import annotations


class Problem(Exception):
    """Something a person, a file or a network got wrong. `str()` is one clear English line."""

    def __init__(self, slug: str, message: str, **facts: str | int) -> None:
        super().__init__(message)
        self.slug = slug
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Problems travel between processes, also those whose constructors take other things."""
        return _revive, (type(self), self.slug, str(self), self.facts)


def _revive(kind: type[Problem], slug: str, message: str, facts: dict[str, str | int]) -> Problem:
    problem = kind.__new__(kind, message)
    Problem.__init__(problem, slug, message, **facts)
    return problem


class IllegalAnswer(Problem):
    """An answer that was not among the options. The match is as it was before."""


class IllegalSetUp(Problem):
    """A match that cannot be set up so: unknown game, wrong number of seats, option unknown or outside its values."""


class BadFile(Problem):
    """A file that cannot be read: missing, a folder, not text."""


class BadRecord(Problem):
    """A record that cannot be replayed: damaged, truncated, or of other rules."""


class FateTampered(Problem):
    """The dice of a record are not those that its commitment promised."""


class EndlessMatch(Problem):
    """Policies that never come to an end."""


class NothingToUndo(Problem):
    """No answer can be taken back: there is none, or something was revealed since."""


class ScriptProblem(Problem):
    """A scripted fate or answer that does not fit the questions asked, or that was not used up."""


class GameOver(Exception):
    """Raised by a rule to end the match in the middle of a turn; `Game.result` then says how it ended."""
