"""The parts of this benchmark: each module answers one question, by a text for people and figures for programs."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Part:
    """An answer. `right` is false when a server did not play the same game: then no ratio counts."""

    text: str
    figures: dict[str, object]
    right: bool = True


def verdict(reached: bool) -> str:
    return "reached" if reached else "NOT REACHED"
