"""`oubliette rules`: prints a game's rulebook, the paragraph on one rule, or the paragraphs that contain a word."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from oubliette.cli.arguments import required_game
from oubliette.cli.parser import Misused
from oubliette.games import find
from oubliette.terminal.plain.normalising import normalise
from oubliette.terminal.plain.pictures import teller
from oubliette.terminal.plain.screen import Screen
from oubliette.texts import Paragraph, ShellTexts, rulebook, teach_texts
from oubliette.texts.rulebook import Rulebook

if TYPE_CHECKING:
    from oubliette.cli.parser import Parser
    from oubliette.cli.words import Words


def arguments(parser: Parser) -> None:
    """A game, and perhaps a rule."""
    say = parser.words.say
    parser.positional("game", say("help-rules-game"), say("metavar-game"))
    parser.positional("slug", say("help-rules-slug"), say("metavar-rule"))


def run(given: Namespace, words: Words) -> int:
    """Print the rulebook, the paragraph on a rule, or all paragraphs that contain a word."""
    game = find(required_game(given.game))
    book = rulebook(game.id, words.lang)
    if book is None:
        raise Misused("no_rulebook", f"{game.id} has no rulebook yet", game=game.id)
    tell = teller(game.id, words.lang)
    if given.slug is None:
        title, _, rest = book.text(tell).partition("\n\n")
        _show("\n\n".join([title, *_overview(game.id, words.lang), rest]))
        return 0
    paragraph = book.find(given.slug)
    found = [paragraph] if paragraph is not None else _containing(book, given.slug)
    if not found:
        allowed = ", ".join(book.slugs())
        raise Misused(
            "unknown_rule",
            f"the rulebook of {game.id} has no rule {given.slug!r}; known: {allowed}",
            game=game.id,
            rule=given.slug,
            allowed=allowed,
        )
    _show("\n\n".join([one.text(tell) for one in found]))
    return 0


def _overview(game_id: str, lang: str) -> list[str]:
    """The game in a minute, at the head of its rulebook; nothing if it has no overview."""
    texts, say = teach_texts(game_id, lang), ShellTexts(lang).say
    parts = [f"- {say(f'overview-{part}', text=text)}" for part, text in texts.overview().items()]
    return ["\n".join([texts.goal(), "", *parts])] if parts else []


def _containing(book: Rulebook, word: str) -> list[Paragraph]:
    """The paragraphs with the word in their title or, if there are none, in their text."""
    wanted = normalise(word)
    named = [one for one in book.paragraphs if wanted in normalise(one.title)]
    return named or [one for one in book.paragraphs if wanted in normalise(one.body)]


def _show(text: str) -> None:
    """Wrap the text to the terminal's width; print it unchanged into a file or a pipe."""
    if sys.stdout is not None and sys.stdout.isatty():
        Screen(None, None, os.environ).lines(text)
    else:
        print(text.rstrip("\n"))
