"""Begins guided matches and takes them up again: with prepared dice, and bots that follow the script."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oubliette.bots import split_wish
from oubliette.kernel import AnyGame, Match, Policy, Record
from oubliette.teaching import Lesson, PreparedDice, find_lesson, guided_bot
from oubliette.teaching.lesson import ME
from oubliette.terminal.plain.flick_options import refuse_gestures
from oubliette.terminal.plain.saving import Sitting, today
from oubliette.terminal.plain.seating import HUMAN

if TYPE_CHECKING:
    from oubliette.terminal.plain.factory import BotFactory

_FILE: Final = "learn-"  # how the names of files of guided matches begin


def file_name(game_id: str) -> str:
    """The name of the file of a game's guided match: there is one for each game."""
    return f"{_FILE}{game_id}.json"


def is_file_name(name: str) -> bool:
    """Is a file of that name for a guided match?"""
    return name.startswith(_FILE)


def begin(lesson: Lesson) -> tuple[Match, Sitting]:
    """A new guided match."""
    plan = lesson.plan
    seats = tuple([HUMAN if seat == ME else seat for seat in plan.seats])
    sitting = Sitting(seats, plan.seed, "seeded", began=today(), guided=True)
    match = Match.start(lesson.set_up(), fate=PreparedDice(lesson.dice, plan.seed))
    refuse_gestures(match.set_up.settings.values, sitting)
    return match, sitting


def lesson_for(game_id: str, sitting: Sitting) -> Lesson | None:
    """The lesson that a match follows; None for an ordinary match, or if today's lesson is for other seats."""
    lesson = find_lesson(game_id) if sitting.guided else None
    if lesson is None or len(lesson.plan.seats) != len(sitting.seats):
        return None
    people = [seat for seat, word in enumerate(sitting.seats) if split_wish(word)[0] == HUMAN]
    return lesson if people == [lesson.learner] else None


def take_up(record: Record, game: AnyGame, lesson: Lesson) -> Match:
    """A guided match from its record, with the prepared dice that come next."""
    dice = PreparedDice(lesson.dice, lesson.plan.seed)
    dice.catch_up(Match.replay(record, game))
    return Match.replay(record, game, dice)


def guided_bots(lesson: Lesson, bots: BotFactory) -> BotFactory:
    """Makes the bots of a guided match."""

    def make(name: str, _game: AnyGame, seat: int, _seed: int) -> Policy:
        return guided_bot(lesson, name, seat, bots)

    return make
