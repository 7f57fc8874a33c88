"""Every guided match can be played through: as intended, and by people who do as they like."""

from __future__ import annotations

from typing import Final

import pytest

from oubliette.bots import make_bot
from oubliette.games import GAMES
from oubliette.kernel import Match
from oubliette.server.thinking import work
from oubliette.server.thinking.position import Position
from oubliette.teaching import Lesson, PreparedDice, guided_bot, lesson_of
from oubliette.texts import languages, teach_texts
from tests.teaching.ways import INTENDED, LONGEST, TAUGHT, WAYS, Way, walk

MOST: Final = 200  # answers of the learner on the intended way: a few minutes

EVERY_TAUGHT_GAME: Final = pytest.mark.parametrize("game_id", TAUGHT)


def test_every_listed_game_has_a_guided_match() -> None:
    assert set(GAMES) <= set(TAUGHT)


@EVERY_TAUGHT_GAME
def test_the_intended_way_is_won_and_tells_all_notes(game_id: str) -> None:
    walked = walk(game_id, INTENDED)
    wanted = {note.id for note in lesson_of(game_id).notes if not note.rare}

    assert walked.outcome == "won"
    assert wanted - set(walked.told) == set()
    assert len(walked.told) == len(set(walked.told))
    assert len(walked.given) <= MOST


@EVERY_TAUGHT_GAME
@pytest.mark.parametrize("way", WAYS[1:])
def test_any_other_way_ends_too(game_id: str, way: Way) -> None:
    walked = walk(game_id, way)

    assert walked.outcome or len(walked.given) == LONGEST
    assert len(walked.told) == len(set(walked.told))


@EVERY_TAUGHT_GAME
@pytest.mark.parametrize("lang", languages())
def test_every_note_has_its_words(game_id: str, lang: str) -> None:
    """At most two lines of 100 characters, and nothing that no note tells."""
    texts = teach_texts(game_id, lang)
    notes = texts.starting_with("note-")

    assert texts.lang == lang
    assert set(notes) == {note.id for note in lesson_of(game_id).notes}
    assert not [name for name, text in notes.items() if not text or len(text) > 200 or "\n" in text]
    for name in ("goal", "end-won", "end-lost", "not-shown"):
        assert texts.say(name), name
    assert set(texts.overview()) == {"want", "turn", "danger", "end"}


def test_the_server_plays_the_same_bots() -> None:
    """Its workers make a bot for each answer, from the position alone. Here the bot has no script to follow."""
    pig = lesson_of("pig")
    lesson = Lesson("pig", pig.plan, pig.dice, (), pig.notes)
    match = Match.start(lesson.set_up(), fate=PreparedDice(lesson.dice, lesson.plan.seed))
    here, there = [], []
    while not match.over:
        ask = match.ask
        assert ask is not None
        index = 1
        if ask.seat != lesson.learner:
            made, bot = match.set_up, lesson.plan.seats[ask.seat]
            options = dict(made.settings.values)
            position = Position("m", "pig", 1, made.seats, options, list(match.answers), lesson.plan.seed)
            index = guided_bot(lesson, bot, ask.seat, make_bot)(match, ask)
            here.append(index)
            there.append(work.answer(position, bot, ask.seat))
        match.answer(index)
    assert here == there
    assert len(here) >= 4
