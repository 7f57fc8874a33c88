"""A guided match at the keyboard: notes beside the questions, and what comes after its goal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from oubliette.bots import LEVELS
from oubliette.teaching import Guide
from oubliette.terminal.plain.offering import command_like
from oubliette.terminal.plain.seating import HUMAN
from oubliette.texts import teach_texts

if TYPE_CHECKING:
    from oubliette.kernel import Match, SetUp
    from oubliette.teaching import Guidance, Lesson
    from oubliette.teaching.lesson import Note
    from oubliette.terminal.plain.commands import Commands
    from oubliette.terminal.plain.printing import Printer

_MARK: Final = "  * "  # before a note, so that it differs from all else without colours
_EASY: Final = next(iter(LEVELS))


@final
class Guiding:
    """The notes of one guided match. `command`: what people type to play."""

    def __init__(self, lesson: Lesson, made: SetUp, printer: Printer, command: str) -> None:
        self.lesson = lesson
        self.printer = printer
        self.command = command
        self._guide = Guide(lesson, made)
        self._texts = teach_texts(lesson.game_id, printer.texts.lang)
        self._ended = False  # its last words are on the screen

    @property
    def resume_command(self) -> str:
        """What goes on with this match while its goal is ahead."""
        return f"{command_like(self.command, 'learn')} {self.lesson.game_id}"

    def introduction(self, begun: bool) -> list[str]:
        """The goal and, before the first answer, the overview."""
        say = self.printer.shell.say
        parts = {} if begun else self._texts.overview()
        rows = [self._texts.goal(), *[say(f"overview-{part}", text=text) for part, text in parts.items()]]
        return [row for row in rows if row]

    def skip_end(self, match: Match) -> None:
        """The goal was reached before: do not repeat the last words."""
        self._ended = bool(self.follow(match).outcome)

    def follow(self, match: Match) -> Guidance:
        """What to tell now."""
        return self._guide.follow(match)

    def print_notes(self, notes: tuple[Note, ...]) -> None:
        """Print the notes of the pending question."""
        for note in notes:
            self.printer.screen.line(_MARK + self._texts.note_in_terminal(note.id), indent="  ")

    def print_end(self, match: Match, commands: Commands) -> None:
        """Once the goal is reached or lost, print the last words and what to do next."""
        outcome = self.follow(match).outcome
        if not outcome or self._ended:
            self._ended = bool(outcome)  # an undo may have led back before the goal
            return
        self._ended = True
        screen, say, game_id = self.printer.screen, self.printer.shell.say, self.lesson.game_id
        screen.line()
        screen.line(self._texts.say(f"end-{outcome}"), bold=True)
        seats = ",".join([HUMAN, *[_EASY] * (match.game.usual - 1)])
        settings = [f" --option {name}={value}" for name, value in self.lesson.plan.first_match.items()]
        play = f"{self.command} {game_id}" + (f" --seats {seats}" if "," in seats else "") + "".join(settings)
        for name, command in (
            ("learn-then-play", play),
            ("learn-then-rules", f"{command_like(self.command, 'rules')} {game_id}"),
        ):
            screen.line("  " + say(name))
            screen.exact("    " + command)
        if self._texts.has("not-shown"):
            screen.line("  " + self._texts.say("not-shown"), indent="  ")
        if not match.over:
            self.printer.say("learn-go-on", quit=commands.spelled("quit"))
        screen.line()
