"""`oubliette replay`: prints a saved match as text and checks it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oubliette.cli.parser import Misused
from oubliette.cli.retelling import ending, retell
from oubliette.cli.words import clip, one_line
from oubliette.games import find
from oubliette.kernel import Event, FateTampered, Match, first_promised, verify_fate
from oubliette.table import public_events
from oubliette.terminal.plain import saving
from oubliette.terminal.plain.screen import printable
from oubliette.terminal.plain.seating import HUMAN, hero_name, names
from oubliette.texts import GameTexts, ShellTexts

if TYPE_CHECKING:
    from oubliette.cli.parser import Parser
    from oubliette.cli.words import Words
    from oubliette.kernel import Record

_LONGEST: Final = 30  # most characters of a name


def arguments(parser: Parser) -> None:
    """The file."""
    say = parser.words.say
    parser.positional("file", say("help-replay-file"), say("metavar-file"))
    parser.flag("--plies", about=say("help-replay-plies"))
    parser.flag("--verify", about=say("help-replay-verify"))


def run(given: Namespace, words: Words) -> int:
    """Print the match. Replaying checks the record's digest first and refuses a damaged record.

    A record of another rules version cannot be replayed; print the story that it stores, if any.
    """
    if given.file is None:
        raise Misused("file_wanted", "which file? give the record to replay")
    record, sitting = saving.read(Path(given.file))
    seats = [HUMAN] * record.seats if sitting is None else sitting.seats
    seed = None if sitting is None else sitting.seed
    hero = hero_name(record.options, record.seats)
    players = _noted_names(record) or names(seats, ShellTexts(words.lang), hero, seed)
    game = find(record.game)
    if record.version != game.version:
        lines = [*retell(record, sitting, game, players, words), *([words.say("verify-rules")] if given.verify else [])]
    else:
        match = Match.replay(record)
        checks = list(_checks(record, match, words)) if given.verify else []  # report faults before the story
        lines = [*_story(match, players, words, given.plies), *checks]
    for line in lines:
        print(line)
    return 0


def _noted_names(record: Record) -> tuple[str, ...]:
    """The players' names that a server stored in the record; empty if there are none."""
    match record.notes.get("names"):
        case [*noted] if len(noted) == record.seats and all(isinstance(name, str) and name for name in noted):
            return tuple([printable(name, _LONGEST) for name in noted])
        case _:
            return ()


def _story(match: Match, players: Sequence[str], words: Words, plies: bool) -> Iterator[str]:
    """The match line by line: events and, if it is over, what each player answered."""
    texts = GameTexts(match.game.id, words.lang)
    yield words.say("replay-heading", game=texts.title(), seats=match.set_up.seats)
    events = iter([*public_events(match), Event(len(match.answers) + 1, "", {})])  # the last one marks the end
    event = next(events)
    for step in match.history():
        while event.ply <= step.ply:
            yield texts.event(event, players)
            event = next(events)
        if match.over and not step.by_fate:
            answer = texts.option_text(step.ask, step.value, players)
            said = {"player": players[step.ask.seat], "answer": answer}
            yield (
                words.say("replay-answer-at", ply=str(step.ply), **said)
                if plies
                else words.say("replay-answer", **said)
            )
    while event.ply <= len(match.answers):
        yield texts.event(event, players)
        event = next(events)
    yield from ending(match.result, texts, players, words)


def _checks(record: Record, match: Match, words: Words) -> Iterator[str]:
    """Check the digest and the dice, and say what was checked."""
    yield words.say("verify-digest", answers=len(match.answers), end=record.end)
    try:
        dice = verify_fate(record)
    except FateTampered as problem:
        if problem.slug not in ("no_commitment", "no_secret"):
            raise
        yield words.say(f"verify-{problem.slug.replace('_', '-')}")
    else:
        yield words.say("verify-fate", dice=dice, commitment=record.fate["commitment"])
        first = first_promised(record)
        if first:
            yield words.say("verify-first", first=first)
        salt = record.fate.get("salt", "")
        if salt:
            yield words.say("verify-salt", salt=one_line(clip(salt)))
