"""Which notes of a lesson belong to the pending question.

They follow from the lesson and the answers alone, so they are the same after a restart, a take-back or a replay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, final

from oubliette.kernel import SPECTATOR, Ask, Event, Match, RealDice, SetUp, Value
from oubliette.teaching.bot_script import led_answer
from oubliette.teaching.lesson import Lesson, Note
from oubliette.teaching.patterns import facts_fit, fits, option_that_fits, view_fits

# Where a lesson stands: it goes on, its goal is reached, or its match ended without that.
Outcome: TypeAlias = Literal["", "won", "lost"]


class Guidance(NamedTuple):
    """What to tell the learner now."""

    notes: tuple[Note, ...]
    suggested: int  # the index of the answer to try, or -1
    outcome: Outcome
    told: int  # how many notes have been told, these included


@final
class Guide:
    """Follows a guided match and chooses its notes."""

    def __init__(self, lesson: Lesson, made: SetUp | None = None) -> None:
        """`made`: the set-up of the match; default: the lesson's, which may have changed since a match began."""
        self.lesson = lesson
        self._made = lesson.set_up() if made is None else made
        self._windows = self._made.game.windows(self._made.settings)
        self._restart()

    def _restart(self) -> None:
        # A second match that is given the same answers: so the guide sees every question, however fast the first goes.
        self._twin = Match.start(self._made, fate=RealDice())
        self._told: dict[str, int] = {}  # by note: at which ply
        self._waiting: list[Note] = []  # about events, and held back: one thing at a time
        self._shown_at = -1  # the ply of the last question that the learner saw
        self._answered_at = -1  # the ply of the last answer of that seat, whoever gave it
        self._answer: tuple[str, Value] | None = None  # the learner's answer to it, with its prompt
        self._outcome: Outcome = ""
        self._read_events = -1  # up to this ply, events were searched for the goal
        self._read()

    def follow(self, match: Match) -> Guidance:
        """What to tell the learner at the present moment of the match."""
        answers = match.answers
        known = len(self._twin.answers)
        if known > len(answers) or self._twin.answers != answers[:known]:
            self._restart()  # an answer was taken back
        for index in answers[len(self._twin.answers) :]:
            self._give(index)
        return self._guidance()

    def _give(self, index: int) -> None:
        ask = self._twin.ask
        assert ask is not None, "the match goes on, so its twin does"
        if self._is_shown(ask):
            self._answer = (ask.prompt, ask.options[index])
        if ask.seat == self.lesson.learner:
            self._answered_at = len(self._twin.answers)
        self._twin.play(index)
        self._read()

    def _read(self) -> None:
        """Look at the position that an answer led to: is the goal reached, and what does the learner see?"""
        self._look_for_goal()
        ask = self._twin.ask
        if ask is None:
            result = self._twin.result
            if not self._outcome and result is not None:
                won = not self.lesson.plan.goal and result.won(self.lesson.learner)
                self._outcome = "won" if won else "lost"
        elif self._is_shown(ask) and not self._outcome:
            ply = len(self._twin.answers)
            for note in self._due(ask):
                self._told[note.id] = ply
            self._shown_at = ply

    def _is_shown(self, ask: Ask[Any]) -> bool:
        """Does the learner see this question?

        For a person alone, a table answers what leaves no choice, except a game's pauses, and declines windows in which
        nothing happened near that person.
        """
        twin = self._twin
        if ask.seat != self.lesson.learner:
            return False
        if ask.prompt in self._windows:
            events = twin.events_for(SPECTATOR, self._answered_at)
            if not twin.game.near(twin.table, ask.seat, events):
                return False
        return len(ask.options) > 1 or ask.prompt in twin.game.pauses

    def _look_for_goal(self) -> None:
        plan = self.lesson.plan
        ply = len(self._twin.answers)
        if plan.goal and not self._outcome:
            for event in self._twin.events_for(self.lesson.learner, self._read_events):
                if event.slug == plan.goal and facts_fit(plan.goal_facts, event.facts):
                    self._outcome = "won"
        self._read_events = ply

    def _due(self, ask: Ask[Any]) -> list[Note]:
        """The notes for this question: at most one about what happened, and one about the question itself.

        What happened is told later if there is something else to tell first.
        """
        events = self._twin.events_for(self.lesson.learner, self._shown_at)
        asked: list[Note] = []
        for note in self.lesson.notes:
            if note.id in self._told or note in self._waiting or not self._holds(note, ask, events):
                continue
            if not note.ask:
                self._waiting.append(note)
            elif not asked:
                asked.append(note)
        happened = self._waiting[:1]
        del self._waiting[:1]
        return happened + asked

    def _holds(self, note: Note, ask: Ask[Any], events: Sequence[Event]) -> bool:
        """Is this the moment of the note?"""
        if not all(other in self._told for other in note.after) or any(other in self._told for other in note.unless):
            return False
        if note.ask and (note.ask != ask.prompt or not facts_fit(note.facts, ask.facts)):
            return False
        if note.offers is not None and option_that_fits(note.offers, ask.options) < 0:
            return False
        if note.event and not any(
            event.slug == note.event and facts_fit(note.event_facts, event.facts) for event in events
        ):
            return False
        if note.chose_ask and not (
            self._answer is not None
            and self._answer[0] == note.chose_ask
            and (note.chose is None or fits(note.chose, self._answer[1]))
        ):
            return False
        return not note.view or view_fits(note.view, self._twin.view(self.lesson.learner))

    def _guidance(self) -> Guidance:
        ask = self._twin.ask
        ply = len(self._twin.answers)
        if ask is None or self._outcome or not self._is_shown(ask):
            return Guidance((), -1, self._outcome, len(self._told))
        notes = [note for note in self.lesson.notes if self._told.get(note.id) == ply]
        notes.sort(key=lambda note: bool(note.ask))
        suggested = -1
        for note in notes:
            if note.suggest is not None:
                suggested = option_that_fits(note.suggest, ask.options)
        if suggested < 0:
            led = led_answer(self.lesson, self._twin, shown=True)
            suggested = -1 if led is None else led
        return Guidance(tuple(notes), suggested, self._outcome, len(self._told))
