"""The form of refusals."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from oubliette.kernel import Problem
from oubliette.server.wire.about import about

_LARGEST: Final = 2**53 - 1  # beyond it, numbers are not exact in every client


class Refusal(msgspec.Struct, frozen=True):
    """Why something was refused."""

    slug: Annotated[str, about("for programs")]
    message: Annotated[str, about("a sentence for people, in their language")]
    facts: Annotated[dict[str, str | int], about("the variables of the sentence, for programs")]


def plain(problem: Problem) -> Problem:
    """The problem in a form that texts and JSON can hold, whatever client input its facts repeat."""
    facts = {name: _whole(fact) if isinstance(fact, str) else _small(fact) for name, fact in problem.facts.items()}
    return Problem(problem.slug, _whole(str(problem)), **facts)


def _whole(text: str) -> str:
    """Replace lone surrogates, which no encoding can hold."""
    return text.encode("utf-8", "replace").decode()


def _small(number: int) -> int:
    return max(-_LARGEST, min(_LARGEST, number))
