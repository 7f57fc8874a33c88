"""Prints for the person at the keyboard: news, table, question, result, rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, final

from oubliette.kernel import FATE, SPECTATOR, Event, Result, View
from oubliette.table.files import error_slug, error_text
from oubliette.terminal.plain import boards
from oubliette.terminal.plain.choices import packed
from oubliette.terminal.plain.drawing import Pen
from oubliette.terminal.plain.normalising import normalise
from oubliette.terminal.plain.pictures import teller
from oubliette.texts import Asked, GameTexts, Paragraph, ShellTexts, rulebook
from oubliette.texts.arguments import figure

if TYPE_CHECKING:
    from oubliette.terminal.plain.choices import Choices
    from oubliette.terminal.plain.screen import Screen


_ABOVE: Final = 16  # rows of a screen that a list of answers leaves for the table above it
_MANY_PARAGRAPHS: Final = 8  # of a longer selection, print only the titles


@final
class Printer:
    """Puts one match into words on a screen."""

    def __init__(self, screen: Screen, texts: GameTexts, shell: ShellTexts, players: Sequence[str]) -> None:
        self.screen = screen
        self.texts = texts
        self.shell = shell
        self.players = players
        self._kept: list[Event] = []  # steps of a walk that is not over yet

    def say(self, name: str, /, **variables: str | int) -> None:
        """One of the shell's sentences."""
        self.screen.line(self.shell.say(name, **variables))

    def remark(self, asked: Asked, name: str, typed: str) -> None:
        """Print the game's own message about an answer that it cannot read."""
        self.screen.line(self.texts.remark(asked, name, typed))

    def reason(self, error: Exception) -> str:
        """The reason why a file cannot be written, as a part of a sentence."""
        return self.shell.say("reason", reason=error_slug(error), why=error_text(error))

    def opening(
        self,
        people: Sequence[int],
        over: bool = False,
        tempers: Sequence[str] = (),
        company: str = "",
        introduction: Sequence[str] = (),
        offer: str = "",
    ) -> None:
        """Print the game, its players (`company`: how to seat others), and how to answer unless the match is over.

        `introduction`: lines about the game for those who learn it; `offer`: that they can.
        """
        self.screen.line(self.texts.title(), bold=True)
        self.screen.line(self.texts.tagline())
        for line in introduction:
            self.screen.line(line, indent="  ")
        person = "play-you" if len(people) == 1 else "play-person"
        kinds = [
            self.shell.say(person if seat in people else "play-bot", player=player)
            for seat, player in enumerate(self.players)
        ]
        others = self.shell.say("play-others", seats=company) if company else ""
        self.screen.line(
            f"{self.shell.say('play-players', players=self.texts.formatter.join(kinds))} {others}".rstrip()
        )
        for temper in tempers:
            self.screen.line(temper)
        if people and not over:
            self.say("play-hint")
        if offer:
            self.screen.line(offer)
        self.screen.line()

    def news(self, events: Iterable[Event], more: bool = False) -> None:
        """Print events. If `more` follow at once, events that may share a sentence with them wait."""
        pending = [*self._kept, *events]
        end = len(pending)
        while more and end > 0 and self.texts.has_series(pending[end - 1].slug):
            end -= 1
        self._kept = pending[end:]
        for sentence in self.texts.events(pending[:end], self.players):
            self.screen.line(sentence, indent="  ")

    def drawing(self, view: View, over: bool = False, seat: int = SPECTATOR, asked: Asked | None = None) -> list[str]:
        """The drawing of the table as that seat sees it, row by row."""
        return boards.draw(self.texts.game_id, view, self.pen(seat, asked), over)

    def draw_page(self, view: View, word: str, seat: int = SPECTATOR, asked: Asked | None = None) -> list[str]:
        """Another page of the table; nothing if there is no such page."""
        return boards.draw_page(self.texts.game_id, view, self.pen(seat, asked), word)

    def situation(self, view: View, seat: int, asked: Asked) -> list[str]:
        """What the game's board says about that seat's position; nothing if it has nothing to say."""
        return boards.situation(self.texts.game_id, view, self.pen(seat, asked))

    def board(self, rows: list[str]) -> None:
        """Print a drawing."""
        self.screen.line()
        for row in rows:
            self.screen.line(row, indent="    ")
        self.screen.line()

    def question(self, asked: Asked, choices: Choices, by_name: bool, place: str = "") -> None:
        """Print the question and its answers. `place`: an example of a place to walk to by name."""
        question = self.texts.prompt(asked, self.players)
        if by_name and asked.seat != FATE:
            question = self.shell.say("play-question", player=self.players[asked.seat], question=question)
        self.screen.line(question, bold=True)
        for row in packed(choices.lines(self.shell), self.screen.width, self.screen.height - _ABOVE):
            self.screen.line(row, indent="   ")
        if place:
            self.say("walk-how", place=place)

    def forced(self, asked: Asked) -> None:
        """Print that the table has given the only answer. Prints nothing if that was to pass."""
        if not self.texts.is_default(asked, 0):
            question = self.texts.prompt(asked, self.players)
            answer = self.texts.option(asked, 0, self.players)
            self.screen.line(self.shell.say("play-forced", question=question, answer=answer), indent="  ")

    def matches(self, typed: str, choices: Choices, found: Sequence[int]) -> None:
        """Print the answers that the line may mean, with their numbers."""
        rows = choices.matches(found)
        self.say("play-matches" if len(rows) == len(found) else "play-matches-some", typed=typed, count=len(found))
        for row in packed(rows, self.screen.width, self.screen.height - _ABOVE):
            self.screen.line(row, indent="   ")
        self.say("play-matches-how")

    def result(self, result: Result) -> None:
        """Print who won and why, and everybody's place."""
        self.screen.line(self.texts.result(result, self.players), bold=True)
        counted = self.texts.score_label() or self.shell.say("play-score")
        heads = [self.shell.say("play-place"), self.shell.say("play-player"), counted]
        ranked = sorted(range(len(self.players)), key=lambda seat: (result.places[seat], seat))
        rows = [[str(result.places[seat]), self.players[seat], figure(result.scores[seat])] for seat in ranked]
        if not result.ranked():
            heads, rows = heads[1:], [row[1:] for row in rows]
        for row in Pen(self.texts, self.shell, self.players, self.screen.width).table(heads, rows):
            self.screen.line(row)

    def why(self, slug: str) -> None:
        """Print the rule behind a question."""
        book = rulebook(self.texts.game_id, self.texts.lang)
        paragraph = book.find(slug) if book is not None else None
        if paragraph is None:
            self.say("play-no-rulebook" if book is None else "play-no-rule")
        else:
            self._paragraph(paragraph)

    def rules(self, word: str) -> None:
        """Print the rulebook, or its paragraphs about a word."""
        book = rulebook(self.texts.game_id, self.texts.lang)
        if book is None:
            self.say("play-no-rulebook")
            return
        if not word:
            self.screen.line(book.title, bold=True)
            if book.introduction:
                self.screen.lines(book.introduction)
        wanted = normalise(word)
        named = [one for one in book.paragraphs if word in one.slugs or wanted in normalise(one.title)]
        others = [one for one in book.paragraphs if one not in named and wanted in normalise(one.body)]
        if len(named) > _MANY_PARAGRAPHS:
            named, others = [], named + others  # too much for a screen: print the titles
        elif len(named) + len(others) <= _MANY_PARAGRAPHS:
            named, others = [one for one in book.paragraphs if one in named or one in others], []
        for number, paragraph in enumerate(named):
            if number or not word:
                self.screen.line()
            self._paragraph(paragraph)
        if others:
            self.say("play-more-paragraphs")
            for paragraph in others:
                self.screen.line(f"  {paragraph.title}", indent="    ")
        elif not named:
            self.say("play-no-paragraph", typed=word)

    def pen(self, seat: int, asked: Asked | None) -> Pen:
        """The pen for that seat on this screen."""
        return Pen(self.texts, self.shell, self.players, self.screen.width, self.screen.height, seat, asked)

    def _paragraph(self, paragraph: Paragraph) -> None:
        self.screen.line(paragraph.title, bold=True)
        self.screen.lines(paragraph.words(teller(self.texts.game_id, self.texts.lang)))
