"""Ways through guided matches, without a screen: what a learner is asked and answers.

`"intended"` does as the notes suggest, elsewhere as the script leads, and elsewhere as the game's greedy bot; 1, 2 and
3 answer at random. Tests in the terminal and in the browser give the same answers and must be asked the same.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from random import Random
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from oubliette.bots import make_bot
from oubliette.games import GAMES, SAMPLES
from oubliette.kernel import Match, Value, derive
from oubliette.table import Bot, Person, Player, Table
from oubliette.teaching import Guide, Lesson, PreparedDice, guided_bot, led_answer, lesson_of

Way: TypeAlias = Literal["intended", 1, 2, 3]

INTENDED: Final = "intended"
WAYS: Final[tuple[Way, ...]] = (INTENDED, 1, 2, 3)
LONGEST: Final = 400  # answers after which a random way stops
# The games with a lesson, found without reading it: a fault in one fails the tests of that game only.
_GAMES: Final = resources.files("oubliette.games")
TAUGHT: Final = [one for one in GAMES + SAMPLES if _GAMES.joinpath(one, "teach", "lesson.toml").is_file()]


class Given(NamedTuple):
    """One answer of the learner."""

    prompt: str
    chosen: int  # the index of the option
    value: Value
    notes: tuple[str, ...]  # the ids of those beside the question


class Walked(NamedTuple):
    """A guided match up to its goal, its end, or the longest way."""

    given: tuple[Given, ...]
    outcome: str
    answers: tuple[int, ...]  # of everybody, fate's included

    @property
    def told(self) -> list[str]:
        """The ids of all notes, in order."""
        return [note for one in self.given for note in one.notes]


@cache
def walk(game_id: str, way: Way) -> Walked:
    """Walk that way, always the same."""
    lesson = lesson_of(game_id)
    match = Match.start(lesson.set_up(), fate=PreparedDice(lesson.dice, lesson.plan.seed))
    table = Table(match, _players(lesson), forced=True)
    guide = Guide(lesson)
    policy = make_bot("greedy", match.game, lesson.learner, lesson.plan.seed)
    chance = Random(derive(lesson.plan.seed, 0 if way == INTENDED else way))
    given: list[Given] = []
    table.advance()
    while len(given) < LONGEST:
        now = guide.follow(match)
        ask: Any = match.ask
        if now.outcome or ask is None:
            break
        assert ask.seat == lesson.learner, "the table answers for everybody else"
        index = chance.randrange(len(ask.options))
        while _refused(ask, index):
            index = chance.randrange(len(ask.options))
        if way == INTENDED:
            led = led_answer(lesson, match)
            index = now.suggested if now.suggested >= 0 else led if led is not None else policy(match, ask)
        given.append(Given(ask.prompt, index, ask.options[index], tuple([note.id for note in now.notes])))
        table.answer(lesson.learner, index)
    return Walked(tuple(given), guide.follow(match).outcome, tuple(match.answers))


def _refused(ask: Any, index: int) -> bool:
    """A terminal takes no aim with more strength than counts. [flick.told]"""
    return bool(ask.prompt == "decide.aim" and ask.options[index][1] > ask.facts["cap"])


def answers(game_id: str, way: Way) -> list[Value]:
    """The values that the learner answers, in order."""
    return [one.value for one in walk(game_id, way).given]


def _players(lesson: Lesson) -> list[Player]:
    return [
        Person("Ada") if seat == lesson.learner else Bot(name, guided_bot(lesson, name, seat, make_bot))
        for seat, name in enumerate(lesson.plan.seats)
    ]
