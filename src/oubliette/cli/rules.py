"""`oubliette rules`: the rulebook of a game, or the paragraph that explains one slug."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from oubliette.cli.parser import Misused
from oubliette.cli.wishes import game_wanted
from oubliette.games import find
from oubliette.texts import rulebook

if TYPE_CHECKING:
    from oubliette.cli.parser import Parser
    from oubliette.cli.words import Words


def arguments(parser: Parser) -> None:
    """A game, and perhaps a rule."""
    say = parser.words.say
    parser.positional("game", say("help-rules-game"), say("metavar-game"))
    parser.positional("slug", say("help-rules-slug"), say("metavar-rule"))


def run(given: Namespace, words: Words) -> int:
    """Print the whole, or one paragraph."""
    game = find(game_wanted(given.game))
    book = rulebook(game.id, words.lang)
    if book is None:
        raise Misused("no_rulebook", f"{game.id} has no rulebook yet", game=game.id)
    if given.slug is None:
        print(book.text(), end="")
        return 0
    paragraph = book.find(given.slug)
    if paragraph is None:
        allowed = ", ".join(book.slugs())
        raise Misused(
            "unknown_rule",
            f"the rulebook of {game.id} has no rule {given.slug!r}; there are: {allowed}",
            game=game.id,
            rule=given.slug,
            allowed=allowed,
        )
    print(paragraph.text())
    return 0
