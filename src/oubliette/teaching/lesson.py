"""The script of a guided first match, read from `games/<game>/teach/lesson.toml`: see docs/teaching.md."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final, Literal, TypeAlias

from oubliette.games import GAMES, SAMPLES, find
from oubliette.kernel import Problem, SetUp, set_up
from oubliette.kit.data import BadData, parse_rows

ME: Final = "me"  # the seat of the person who learns

# What a prepared row gives after its list: chance (for a bot: its own policy), the last one, or the list again.
Rest: TypeAlias = Literal["chance", "last", "again"]


class NoLesson(Problem):
    """The game has no guided match."""


@dataclass(frozen=True)
class Plan:
    """The match: who sits where, with which options, and what counts as having made it."""

    minutes: int
    seats: tuple[str, ...]  # "me", or a bot
    seed: int  # of all dice that are not prepared, and of the bots
    options: dict[str, Any] = field(default_factory=dict)
    goal: str = ""  # the event that ends the lesson; empty: the end of the match
    goal_facts: dict[str, Any] = field(default_factory=dict)
    first_match: dict[str, Any] = field(default_factory=dict)  # options of an easy real match, offered at the end


@dataclass(frozen=True)
class Prepared:
    """Answers to one question of fate, of a bot, or of the learner, in the order in which it is asked."""

    ask: str
    give: tuple[Any, ...]
    facts: dict[str, Any] = field(default_factory=dict)
    rest: Rest = "chance"
    seat: int | None = None  # of a bot; None: any of them

    def nth(self, used: int) -> Any:  # noqa: ANN401 - a pattern
        """What to give after that many times; None: leave it to chance."""
        if used < len(self.give):
            return self.give[used]
        if self.rest == "chance":
            return None
        return self.give[-1] if self.rest == "last" else self.give[used % len(self.give)]


@dataclass(frozen=True)
class Lead(Prepared):
    """The learner's answers on the intended way, where no note suggests one."""

    view: dict[str, Any] = field(default_factory=dict)  # only where the learner sees this
    shown: bool = False  # the learner sees it as the answer to try


@dataclass(frozen=True)
class Note:
    """One short note: when it is told, and what it points at. Its text is `note-<id>`.

    It is told once, at the first question to the learner where everything holds that it names.
    """

    id: str
    ask: str = ""  # this is asked now
    facts: dict[str, Any] = field(default_factory=dict)  # facts of that question
    offers: Any = None  # some option fits
    event: str = ""  # this happened since the last question
    event_facts: dict[str, Any] = field(default_factory=dict)
    chose: Any = None  # the learner's last answer fits
    chose_ask: str = ""  # and it answered this question
    view: dict[str, Any] = field(default_factory=dict)  # the learner sees this
    after: tuple[str, ...] = ()  # notes that have been told before
    unless: tuple[str, ...] = ()  # notes that have not been told
    point: str = ""  # what to point at: see docs/teaching.md
    suggest: Any = None  # the answer to try: the first option that fits
    rare: bool = False  # may stay untold on the intended way


class Lesson:
    """A guided match."""

    def __init__(
        self,
        game_id: str,
        plan: Plan,
        dice: tuple[Prepared, ...],
        bots: tuple[Prepared, ...],
        notes: tuple[Note, ...],
        leads: tuple[Lead, ...] = (),
    ) -> None:
        self.game_id = game_id
        self.plan = plan
        self.dice = dice
        self.bots = bots
        self.notes = notes
        self.leads = leads  # what the intended way answers where no note suggests anything

    @property
    def learner(self) -> int:
        """The seat of the person who learns."""
        return self.plan.seats.index(ME)

    def set_up(self) -> SetUp:
        return set_up(find(self.game_id), len(self.plan.seats), self.plan.options)


@cache
def find_lesson(game_id: str) -> Lesson | None:
    """The guided match of a game; None if it has none."""
    if game_id not in GAMES + SAMPLES:  # never read a file named by user input
        return None
    file = resources.files("oubliette.games").joinpath(game_id, "teach", "lesson.toml")
    if not file.is_file():
        return None
    return parse_lesson(game_id, file.read_text(encoding="utf-8"), f"games/{game_id}/teach/lesson.toml")


def lesson_of(game_id: str) -> Lesson:
    """The guided match of a game. Raises NoLesson."""
    lesson = find_lesson(find(game_id).id)
    if lesson is None:
        raise NoLesson("no_lesson", f"{game_id} has no guided match", game=game_id)
    return lesson


def parse_lesson(game_id: str, text: str, source: str) -> Lesson:
    """Read the script of a lesson; `source` is its name in error messages. Raises BadData."""
    (plan,) = parse_rows(text, source, "lesson", Plan)
    if plan.seats.count(ME) != 1:
        raise BadData(f'{source}: seats must name "{ME}" once')
    dice = parse_rows(text, source, "dice", Prepared, optional=True)
    bots = parse_rows(text, source, "bot", Prepared, optional=True)
    leads = parse_rows(text, source, "lead", Lead, optional=True)
    for prepared in (*dice, *bots, *leads):
        if not prepared.give:
            raise BadData(f"{source}: {prepared.ask}: give is empty")
    notes = parse_rows(text, source, "note", Note)
    known = {note.id for note in notes}
    for note in notes:
        for other in (*note.after, *note.unless):
            if other not in known:
                raise BadData(f"{source}: [[note]] {note.id}: there is no note {other!r}")
        if not (note.ask or note.event or note.chose_ask):
            raise BadData(f"{source}: [[note]] {note.id}: name its moment: ask, event or chose_ask")
    return Lesson(game_id, plan, dice, bots, notes, leads)
