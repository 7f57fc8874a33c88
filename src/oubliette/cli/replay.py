"""`oubliette replay`: a saved match told as text, and checked."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from oubliette.cli.parser import Misused
from oubliette.cli.words import clip, one_line
from oubliette.kernel import SPECTATOR, Event, FateTampered, Match, verify_fate
from oubliette.terminal.plain import saving
from oubliette.terminal.plain.seating import HUMAN, names
from oubliette.texts import GameTexts, ShellTexts

if TYPE_CHECKING:
    from oubliette.cli.parser import Parser
    from oubliette.cli.words import Words
    from oubliette.kernel import Record


def arguments(parser: Parser) -> None:
    """A file."""
    say = parser.words.say
    parser.positional("file", say("help-replay-file"), say("metavar-file"))
    parser.flag("--verify", about=say("help-replay-verify"))


def run(given: Namespace, words: Words) -> int:
    """Replaying checks the record's digest: one that leads elsewhere is refused before anything is told."""
    if given.file is None:
        raise Misused("file_wanted", "which file? give the record to replay")
    record, sitting = saving.read(Path(given.file))
    match = Match.replay(record)
    checks = list(_checks(record, match, words)) if given.verify else []
    seats = [HUMAN] * record.seats if sitting is None else sitting.seats
    players = names(seats, ShellTexts(words.lang))
    for line in _story(match, players, words):
        print(line)
    for line in checks:
        print(line)
    return 0


def _story(match: Match, players: Sequence[str], words: Words) -> Iterator[str]:
    """The match line by line: what happened and, once it is over, what each player answered."""
    texts = GameTexts(match.game.id, words.lang)
    yield words.say("replay-heading", game=texts.title(), seats=match.set_up.seats)
    events = iter([*_shown(match), Event(len(match.answers) + 1, "", {})])  # the last one stands for the end
    event = next(events)
    for step in match.history():
        while event.ply <= step.ply:
            yield texts.event(event, players)
            event = next(events)
        if match.over and not step.by_fate:
            answer = texts.option_text(step.ask, step.value, players)
            yield words.say("replay-answer", player=players[step.ask.seat], answer=answer)
    while event.ply <= len(match.answers):
        yield texts.event(event, players)
        event = next(events)
    if match.result is None:
        yield words.say("replay-unfinished")
        return
    yield texts.result(match.result, players)
    for player, score, place in zip(players, match.result.scores, match.result.places, strict=True):
        if match.result.ranked():
            yield words.say("replay-score", player=player, score=str(score), place=str(place))
        else:
            yield words.say("replay-score-shared", player=player, score=str(score))


def _shown(match: Match) -> Iterator[Event]:
    """Nothing stays hidden when a match is over; until then it is told as to somebody who watches."""
    for event in match.events:
        shown = event.in_the_open() if match.over else event.seen_by(SPECTATOR)
        if shown is not None:
            yield shown


def _checks(record: Record, match: Match, words: Words) -> Iterator[str]:
    """What was checked, and what could not be."""
    yield words.say("verify-digest", answers=len(match.answers), end=record.end)
    try:
        dice = verify_fate(record)
    except FateTampered as problem:
        if problem.slug not in ("no_commitment", "no_secret"):
            raise
        yield words.say(f"verify-{problem.slug.replace('_', '-')}")
    else:
        yield words.say("verify-fate", dice=dice, commitment=record.fate["commitment"])
        salt = record.fate.get("salt", "")
        if salt:
            yield words.say("verify-salt", salt=one_line(clip(salt)))
