"""Teaches the games: guided first matches, with prepared dice and short notes, and worked examples.

Their data lies beside each game, in `games/<game>/teach`. docs/teaching.md explains the files.
"""

from oubliette.teaching.bot_script import guided_bot, led_answer, scripted_answer
from oubliette.teaching.guide import Guidance, Guide
from oubliette.teaching.lesson import Lesson, NoLesson, find_lesson, lesson_of
from oubliette.teaching.prepared_dice import PreparedDice

__all__ = [
    "Guidance",
    "Guide",
    "Lesson",
    "NoLesson",
    "PreparedDice",
    "find_lesson",
    "guided_bot",
    "led_answer",
    "lesson_of",
    "scripted_answer",
]
