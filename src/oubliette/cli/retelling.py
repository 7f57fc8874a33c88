"""Prints a record of another rules version from its stored story, and how a match ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from oubliette.cli.words import clip, one_line
from oubliette.table import read_story
from oubliette.texts import GameTexts, ShellTexts
from oubliette.texts.arguments import figure

if TYPE_CHECKING:
    from oubliette.cli.words import Words
    from oubliette.kernel import AnyGame, Record, Result
    from oubliette.terminal.plain.saving import Sitting


def retell(
    record: Record, sitting: Sitting | None, game: AnyGame, players: Sequence[str], words: Words
) -> Iterator[str]:
    """The head of the record, its options, and its story if it has one.

    The file may come from anywhere: print each value on one line, without control characters.
    """
    texts = GameTexts(record.game, words.lang)
    yield words.say("replay-heading", game=texts.title(), seats=record.seats)
    yield words.say("replay-other-rules", found=record.version, known=game.version)
    joined = texts.formatter.join(list(players))
    yield words.say("replay-players", players=joined, answers=len(record.answers))
    if sitting is not None and sitting.began:
        dates = "replay-dates" if sitting.ended else "replay-began"
        began, ended = [day and ShellTexts(words.lang).date(day) for day in (sitting.began, sitting.ended)]
        yield words.say(dates, began=began, ended=ended)
    known = {option.name for option in game.options}  # a removed option has no texts
    for name, setting in record.options.items():
        if name not in known:
            continue
        about = texts.option_help(name).rstrip(".")
        yield words.say("replay-setting", option=about, value=one_line(clip(texts.option_value(name, setting))))
    story = read_story(record)
    if story is None:
        yield words.say("replay-no-story", found=record.version)
        return
    for sentence in texts.events(story.events, players):
        yield one_line(clip(sentence))
    yield from ending(story.result, texts, players, words)


def ending(result: Result | None, texts: GameTexts, players: Sequence[str], words: Words) -> Iterator[str]:
    """Who won and why, and everybody's place and score; or that the match is not over."""
    if result is None:
        yield words.say("replay-unfinished")
        return
    yield one_line(clip(texts.result(result, players)))
    label = texts.score_label()
    name = "replay-counted" if label else "replay-score"
    if not result.ranked():
        name = "replay-counted-shared" if label else "replay-score-shared"
    for player, score, place in zip(players, result.scores, result.places, strict=True):
        yield words.say(name, player=player, place=str(place), label=label, score=figure(score))
