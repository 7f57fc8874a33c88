"""Worked examples of rulebooks: short scenes with prepared dice, from `games/<game>/teach/examples.toml`.

docs/teaching.md explains the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple, TypeAlias

from oubliette.games import GAMES, SAMPLES, find
from oubliette.kernel import Ask, Event, Match, Problem, find_option, set_up
from oubliette.kit.data import BadData, parse_rows
from oubliette.teaching.lesson import Prepared
from oubliette.teaching.patterns import option_that_fits
from oubliette.teaching.prepared_dice import PreparedDice

# Where the shown part begins or ends: at an answer, by its place in `answers`, or at the first event of that slug.
Moment: TypeAlias = int | str

_FILE: Final = "examples.toml"


class NoExample(Problem):
    """The rulebook of the game has no worked example of that name."""


@dataclass(frozen=True)
class Example:
    """One worked example. Its caption is in the rulebook."""

    id: str
    answers: tuple[Any, ...]  # to the questions to players, in order: patterns
    cites: tuple[str, ...]  # the slugs that it shows
    options: dict[str, Any] = field(default_factory=dict)
    seats: int = 0  # default: as few as the game allows
    seed: int = 0  # of all dice that are not prepared
    seat: int = 0  # whose view is shown
    start: Moment = 0  # the position before this answer, or with this event, is shown first
    stop: Moment = -1  # all that follows this answer, or up to this event, is shown; -1: to the end


@dataclass(frozen=True)
class PreparedFor(Prepared):
    """The dice of one example; without `example`, of all."""

    example: str = ""


class Script(NamedTuple):
    """An example, its game and its dice."""

    game_id: str
    example: Example
    dice: tuple[PreparedFor, ...]
    source: str  # names the example in error messages


class Played(NamedTuple):
    """An example after it was played."""

    script: Script
    match: Match
    first: int  # the first step that is shown: so many answers, fate's included, were given before
    last: int

    def slugs(self) -> set[str]:
        """Those of all questions, events and results in the shown part."""
        found = {event.slug for event in self.events()}
        found |= {step.ask.prompt for step in self.match.history() if self.first <= step.ply < self.last}
        if self.last == len(self.match.answers):
            if self.match.result is not None:
                found.add(self.match.result.reason)
            if self.match.ask is not None:
                found.add(self.match.ask.prompt)
        return found

    def events(self) -> list[Event]:
        """The events of the shown part, with all secrets."""
        return [event.in_the_open() for event in self.match.events if self.first <= event.ply <= self.last]


@cache
def examples_of(game_id: str) -> Mapping[str, Script]:
    """The worked examples of a game, by name."""
    if game_id not in GAMES + SAMPLES:  # never read a file named by user input
        return {}
    file = resources.files("oubliette.games").joinpath(game_id, "teach", _FILE)
    if not file.is_file():
        return {}
    return parse_examples(game_id, file.read_text(encoding="utf-8"), f"games/{game_id}/teach/{_FILE}")


def parse_examples(game_id: str, text: str, source: str) -> dict[str, Script]:
    """Read examples; `source` is their name in error messages. Raises BadData."""
    examples = parse_rows(text, source, "example", Example)
    dice = parse_rows(text, source, "dice", PreparedFor, optional=True)
    known = {example.id for example in examples}
    for row in dice:
        if row.example and row.example not in known:
            raise BadData(f"{source}: [[dice]] {row.ask}: there is no example {row.example!r}")
        if not row.give:
            raise BadData(f"{source}: {row.ask}: give is empty")
    return {
        example.id: Script(
            game_id,
            example,
            tuple(row for row in dice if row.example in ("", example.id)),
            f"{source}: [[example]] {example.id}",
        )
        for example in examples
    }


def play_example(game_id: str, name: str) -> Played:
    """The example of that name. Raises NoExample."""
    script = examples_of(find(game_id).id).get(name)
    if script is None:
        raise NoExample(
            "no_example", f"the rulebook of {game_id} has no example {name!r}", game=game_id, name=name[:60]
        )
    return play_script(script)


def play_script(script: Script) -> Played:
    """Play an example. Raises BadData if an answer is not possible or not needed.

    Questions with one option answer themselves, and a window is declined unless the next answer is one of its options.
    """
    example, source = script.example, script.source
    game = find(script.game_id)
    made = set_up(game, example.seats or game.seats[0], example.options)
    match = Match.start(made, fate=PreparedDice(script.dice, example.seed))
    windows = game.windows(made.settings)
    plies: list[int] = []  # by answer of the example: how many answers were given before
    while match.ask is not None:
        ask = match.ask
        index = 0 if len(ask.options) == 1 else _next_answer(ask, example, len(plies))
        if index < 0 and ask.prompt in windows:
            index = find_option(ask.options, windows[ask.prompt])
        elif len(ask.options) > 1:
            if len(plies) == len(example.answers):
                break
            if index < 0:
                given = example.answers[len(plies)]
                raise BadData(f"{source}: answer {len(plies)} ({given!r}) is not possible at {ask.prompt!r}")
            plies.append(len(match.answers))
        match.answer(index)
    if len(plies) < len(example.answers):
        raise BadData(f"{source}: answer {len(plies)} ({example.answers[len(plies)]!r}) is not needed")
    plies.append(len(match.answers))
    first = _first(match, example.start, plies, source)
    last = _last(match, example.stop, plies, first, source)
    if last < first:
        raise BadData(f"{source}: it stops before it starts")
    return Played(script, match, first, last)


def _next_answer(ask: Ask[Any], example: Example, used: int) -> int:
    return option_that_fits(example.answers[used], ask.options) if used < len(example.answers) else -1


def _first(match: Match, start: Moment, plies: list[int], source: str) -> int:
    if isinstance(start, str):
        return _event(match, start, 0, source)
    if not 0 <= start < len(plies):
        raise BadData(f"{source}: start = {start}: there are {len(plies) - 1} answers")
    return plies[start]


def _last(match: Match, stop: Moment, plies: list[int], first: int, source: str) -> int:
    if isinstance(stop, str):
        return _event(match, stop, first, source)
    if stop == -1:
        return plies[-1]
    if not 0 <= stop < len(plies) - 1:
        raise BadData(f"{source}: stop = {stop}: there are {len(plies) - 1} answers")
    return plies[stop + 1]


def _event(match: Match, slug: str, since: int, source: str) -> int:
    """After how many answers that event came for the first time, at `since` or later."""
    for event in match.events:
        if event.slug == slug and event.ply >= since:
            return event.ply
    raise BadData(f"{source}: there is no event {slug!r}")
