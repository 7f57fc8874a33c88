"""One match at one keyboard: prints, asks and answers until the match is over or the players leave."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final, final

from oubliette.kernel import SPECTATOR
from oubliette.table import Message, Person, Question, Table
from oubliette.terminal.plain.answer_numbers import AnswerNumbers
from oubliette.terminal.plain.answering import first_of, meant
from oubliette.terminal.plain.autosave import Autosave
from oubliette.terminal.plain.choices import Choices
from oubliette.terminal.plain.commands import Commands, Leave
from oubliette.terminal.plain.confirming import confirmed
from oubliette.terminal.plain.guiding import Guiding
from oubliette.terminal.plain.habits import Habits
from oubliette.terminal.plain.hinting import print_hint
from oubliette.terminal.plain.printing import Printer
from oubliette.terminal.plain.reading import reader_for
from oubliette.terminal.plain.saving import MatchFile, Sitting
from oubliette.terminal.plain.screen import Screen, printable
from oubliette.terminal.plain.seating import tempers
from oubliette.terminal.plain.table_display import TableDisplay
from oubliette.terminal.plain.typed_ahead import QueuedAnswers, TypedAhead
from oubliette.terminal.plain.undo import last_to_answer, take_back
from oubliette.terminal.plain.walking import example_place, start_walk
from oubliette.terminal.plain.windows import WindowsCommand

if TYPE_CHECKING:
    from pathlib import Path

    from oubliette.texts import Asked

_REMINDED: Final = 8  # events to repeat when a match is resumed
_LINE: Final = 120  # characters of a line of answers to print again


@final
class Session:
    """A table, the people in front of one screen, and the file of the match.

    With several people, the asked one has the keyboard. As soon as two of them may know different things, the screen is
    cleared before the keyboard changes hands, and each is told only what that seat may know.
    """

    def __init__(
        self,
        printer: Printer,
        sitting: Sitting,
        file: MatchFile,
        loaded: Path | None = None,
        command: str = "oubliette play",
        guiding: Guiding | None = None,
    ) -> None:
        self.printer = printer
        self.screen: Screen = printer.screen
        self.shell = printer.shell
        self.sitting = sitting
        self.file = file
        self.command = command  # what people type to play, printed when they leave
        self.commands = Commands(printer.shell)
        self.display = TableDisplay(printer)
        self.guiding = guiding  # the notes of a guided match
        self.company = ""  # an example for --seats, if the match has the default seats
        self.offer = ""  # that there is a guided match of this game
        self.secrets = False
        self.answer_numbers = AnswerNumbers()
        self.queued: QueuedAnswers | None = None  # answers to questions that are yet to come: a line of them, or a walk
        self.at_keyboard = SPECTATOR
        self.seen: dict[int, int] = {}  # by seat: after how many answers it was last told the news
        self._compared = -1  # up to this ply, all people knew the same
        self._loaded = loaded

    def sit_down(self, table: Table) -> None:
        """Take a table. It is made after the session, because its bots call `before_bot`."""
        self.table = table
        self.match = table.match
        self.autosave = Autosave(self.match, self.sitting, self.file, self.printer, self.commands, self.command)
        self.table.on_forced(self._forced)
        self.habits = Habits(table, self.printer, self.commands)
        self.windows = WindowsCommand(table, self.printer, self.commands)
        self.people = [seat for seat, player in enumerate(table.players) if isinstance(player, Person)]
        self.seen = dict.fromkeys([*self.people, SPECTATOR], -1)
        if len(self.people) == 1:
            self.at_keyboard = self.people[0]

    def run(self) -> None:
        """Play to the end. Leave, EndOfInput or a signal's exception may end it before."""
        introduced = tempers(self.sitting.seats, self.printer.players, self.shell)
        introduction = [] if self.guiding is None else self.guiding.introduction(self._loaded is not None)
        self.printer.opening(self.people, self.match.over, introduced, self.company, introduction, self.offer)
        if self.guiding is not None and self._loaded is not None:
            self.guiding.skip_end(self.match)
        if self._loaded is not None and self.match.answers:
            self._repeat_last_news()
        while not self.match.over:
            if not self.table.waiting or not self.people:
                self.table.advance(1)
                self._show_news(more=True)
                continue
            if self.table.advance():
                continue
            self._turn()
        self._end()

    def before_bot(self) -> None:
        """Called before a bot answers, which may take long: save the match, and print the news."""
        if self.queued is not None:
            self.queued.notice(self.match.ask)
        if self.autosave.unsaved:
            self.autosave.save()
        self._show_news(more=True)
        with contextlib.suppress(OSError):
            self.screen.flush()

    def farewell(self) -> None:
        """Print in one line where the match is saved."""
        if self.guiding is not None and not self.guiding.follow(self.match).outcome:
            self.autosave.resume_command = self.guiding.resume_command
        self.autosave.farewell(self._loaded)

    # Asking

    def _turn(self) -> None:
        """Hand the keyboard to the asked seat, print the table, take the answer."""
        if self.at_keyboard not in self.table.waiting:  # any person may roll dice of no seat: no change of hands
            self._end_queue("asked")
            self._hand_over(self.table.waiting[0])
        message = self._show_news(more=self.queued is not None)
        assert message.question is not None
        reader = reader_for(self.match.game.id, message.question, message.view)
        numbers = self.answer_numbers.of(message.question, message.ply)
        told = None if self.guiding is None else self.guiding.follow(self.match)
        suggested = -1 if told is None else told.suggested
        choices = Choices(message.question, self.printer.texts, self.printer.players, reader, numbers, suggested)
        if told is not None and (told.notes or told.outcome):
            self._end_queue("note")  # people must see it
        if self.guiding is not None:
            self.guiding.print_end(self.match, self.commands)
        if self._give_queued(message.question, choices):
            return
        self._show_question(message, message.question, choices, again=False)
        self._end_queue()
        ply = self.table.ply
        rewinds = self.table.rewinds
        while (self.table.ply, self.table.rewinds) == (ply, rewinds) and not self.match.over:
            self._handle_input(message, message.question, choices)

    def _handle_input(self, message: Message, question: Question, choices: Choices) -> None:
        typed = self.screen.ask("> ")
        if not typed:
            if choices.enter >= 0 and self._sure(question, choices.enter):
                self._give(choices.enter)
            return
        command = self.commands.understand(typed)
        if command is None:
            self._answer(typed, question, choices)
            return
        name, rest = command
        match name:
            case "help":
                for row in self.commands.help(self.shell):
                    self.screen.line(row, indent="  ")
            case "why":
                self.printer.why(question.prompt)
                context = self.printer.situation(message.view, message.seat, question)
                if context:
                    self.printer.board(context)
                else:
                    self.screen.line()
                if question.window:
                    self.windows.explain(self.at_keyboard)
                self._question(question, choices)
            case "rules":
                self.printer.rules(rest)
            case "log":
                self._log()
            case "look" if rest:
                self.display.show_page(message, rest)
            case "look":
                self._show_question(message, question, choices)
            case "hint":
                print_hint(self.match, self.at_keyboard, choices, rest, self.printer)
            case "undo":
                self._undo()
            case "always" if rest:
                self._always(rest, question, choices)
            case "always":
                self.habits.show(self.at_keyboard)
            case "ask":
                self.habits.end(self.at_keyboard)
            case "windows":
                if self.windows.obey(self.at_keyboard, rest):
                    self.autosave.mark_changed()
                    self.autosave.save()
            case "save" | "overwrite":
                self.autosave.save_as_asked(rest, name == "overwrite")
            case _:
                raise Leave

    def _answer(self, typed: str, question: Question, choices: Choices) -> None:
        walk = start_walk(typed, question, choices, self.printer)
        if walk is not None:
            index, self.queued = walk
        else:
            index, parts = first_of(typed, choices, self.printer)
            self.queued = TypedAhead(parts, question, choices) if index >= 0 and len(parts) > 1 else None
        if index >= 0 and self._sure(question, index):
            self._give(index)

    def _give_queued(self, question: Question, choices: Choices) -> bool:
        """Give the next answer typed ahead, if it is meant for this question."""
        if self.queued is None:
            return False
        if self.habits.others_have(self.at_keyboard, question.prompt):
            self.queued.notice(question)  # a habit of another seat may have answered it in between
        index = self.queued.take(question, choices)
        if index < 0:
            self.printer.news(())  # the walk ends here: print the steps that were kept back
            return False
        if not self.queued.left:
            self.queued = None
        if not self._sure(question, index):
            self.printer.news(())
            return False
        self._give(index)
        return True

    def _end_queue(self, why: str = "") -> None:
        """End the queue; print which of its answers were given and which were not."""
        ahead, self.queued = self.queued, None
        if ahead is not None:
            if why:
                self._show_news()
            given, left = [printable(", ".join(some), _LINE) for some in (ahead.given, ahead.left)]
            facts = {"given": given, "left": left, "at": ahead.given[-1], "to": ahead.left[-1]}
            self.printer.say(f"{ahead.kind}-{why or ahead.why}", typed=printable(ahead.next), **facts)

    def _always(self, typed: str, question: Question, choices: Choices) -> None:
        """Answer, and make the answer a habit."""
        index = meant(typed, choices, choices.find(typed), self.printer) if self.habits.possible(question) else -1
        if index >= 0 and self.habits.may_begin(question, choices, index):
            self.habits.begin(self.at_keyboard, question, choices, index)
            self._give(index)

    def _sure(self, question: Question, index: int) -> bool:
        """Ask once more before an answer that gives something up. Answers from a pipe are meant as they are."""
        words = self.printer.texts.sure(question, question.options[index], self.printer.players)
        if not words or not self.screen.interactive or confirmed(words, self.printer, self.commands):
            return True
        self.queued = None
        return False

    def _give(self, index: int) -> None:
        """Answer, and save the match."""
        self.autosave.mark_changed()
        self.table.answer(self.at_keyboard, index)
        self.autosave.save()

    def _undo(self) -> None:
        """Take back an answer if all agree. Without secrets, it is the last answer of anybody here."""
        seat = self.at_keyboard
        if not self.secrets:
            seat = last_to_answer(self.match, self.people, seat)
        if not take_back(self.table, seat, self.people, self.printer, self.commands):
            return
        self.seen = {one: min(ply, self.table.ply) for one, ply in self.seen.items()}
        self._compared = min(self._compared, self.table.ply)
        self.display.forget()
        self.autosave.mark_changed()
        self.autosave.save()
        self.printer.say("play-undone")

    # Printing

    def _show_news(self, more: bool = False) -> Message:
        """Print the news for the seat at the keyboard. Without secrets, all others have read it, too."""
        message = self.table.message(self.at_keyboard, self.seen[self.at_keyboard])
        self.printer.news(message.events, more)
        self.seen[self.at_keyboard] = message.ply
        if not self.secrets and not self._knowledge_differs():
            self.seen = dict.fromkeys(self.seen, message.ply)
        return message

    def _show_question(self, message: Message, question: Question, choices: Choices, again: bool = True) -> None:
        """Print the table and the question. `again`: the whole table, not only the parts that changed."""
        # Without secrets the screen is never cleared: all people have seen the same.
        self.display.table(message, question, message.seat if self.secrets else SPECTATOR, again)
        self._question(question, choices)

    def _question(self, question: Question, choices: Choices) -> None:
        self.windows.introduce(question)
        if self.guiding is not None:
            self.guiding.print_notes(self.guiding.follow(self.match).notes)
        self.printer.question(
            question, choices, by_name=len(self.people) > 1, place=example_place(question.ways, self.printer.texts)
        )

    def _forced(self, ask: Asked) -> None:
        """The table gives the only answer for a single player: print the news first, then say so."""
        self._show_news()
        self.printer.forced(ask)

    def _log(self) -> None:
        events = self.table.message(self.at_keyboard).events
        self.printer.news(events)
        if not events:
            self.printer.say("play-nothing-yet")

    def _repeat_last_news(self) -> None:
        """The match was resumed: repeat the last few events to each person at their next turn."""
        if not self.match.over:
            self.printer.say("play-resumed", answers=len(self.match.answers))
        for seat in self.seen:
            events = self.table.message(seat).events
            self.seen[seat] = events[-_REMINDED].ply - 1 if len(events) >= _REMINDED else -1

    def _hand_over(self, seat: int) -> None:
        """Hand the keyboard to another seat. Clear secrets from the screen first."""
        player = self.printer.players[seat]
        if self._knowledge_differs():
            if self.at_keyboard != SPECTATOR:
                self._show_news()
                self.screen.ask(self.shell.say("play-pass-done") + " ")
                self.screen.clear()
                self.printer.say("play-pass", player=player)
            self.screen.ask(self.shell.say("play-pass-ready", player=player) + " ")
            self.screen.clear()
        self.at_keyboard = seat

    def _knowledge_differs(self) -> bool:
        """Does one person here know anything that another does not? Once true, it stays true."""
        if not self.secrets and len(self.people) > 1:
            messages = [self.table.message(seat, self._compared) for seat in self.people]
            self.secrets = any((one.view, one.events) != (messages[0].view, messages[0].events) for one in messages[1:])
            self._compared = self.table.ply
        return self.secrets

    def _end(self) -> None:
        message = self._show_news()
        self._end_queue("over")
        common = self.people and not self.secrets
        view = message.view if common else self.table.message(SPECTATOR).view
        self.printer.board(self.printer.drawing(view, over=True, seat=message.seat if common else SPECTATOR))
        assert message.result is not None
        self.printer.result(message.result)
        self.autosave.note_end_date()
        sitting = self.autosave.sitting
        if sitting.began and sitting.ended:
            began, ended = self.shell.date(sitting.began), self.shell.date(sitting.ended)
            name = "play-date" if began == ended else "play-dates"
            self.printer.say(name, day=began, began=began, ended=ended)
        if self.guiding is not None:
            self.guiding.print_end(self.match, self.commands)
