"""Views of The New Dungeon, and their drawings."""

from collections.abc import Mapping
from functools import cache
from random import Random

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.view import NewDungeonView
from oubliette.kernel import Match, Seeded, Setting, set_up
from oubliette.terminal.plain.boards import draw, draw_page
from oubliette.terminal.plain.drawing import Pen
from oubliette.terminal.plain.table_display import paragraphs
from oubliette.texts import GameTexts, ShellTexts

GAME_ID = "new_dungeon"
PLAYERS = ("Ada", "Chloé-Sérénissime de La Tour", "Cy", "Dan", "Eve", "Flo")
WIDTHS = (20, 40, 60, 80, 100)


def a_pen(seats: int = 3, width: int = 80, lang: str = "en", text: str | None = None) -> Pen:
    return Pen(GameTexts(GAME_ID, lang, text=text), ShellTexts(lang), PLAYERS[:seats], width)


def plain(rows: list[str]) -> str:
    """The rows as one line with ordinary spaces: most tests do not care where lines are wrapped."""
    return " ".join(" ".join(rows).split())


def spaced(text: str) -> str:
    """A text with all its spaces alike, as `plain` has them."""
    return " ".join(text.split())


def drawn(view: NewDungeonView, pen: Pen, over: bool = False) -> list[str]:
    return draw(GAME_ID, view, pen, over)


def page(view: NewDungeonView, pen: Pen, word: str) -> list[str]:
    return draw_page(GAME_ID, view, pen, word)


def the_map(view: NewDungeonView, pen: Pen) -> str:
    """The last part of the drawing."""
    return paragraphs(drawn(view, pen))[-1]


def fresh(seats: int = 3, options: Mapping[str, Setting] | None = None) -> NewDungeonView:
    """The view at the first question."""
    return GAME.view(Match.start(set_up(GAME, seats, options), fate=Seeded(1)).table, 0)


@cache
def seen(seats: int, hidden: bool = False) -> list[tuple[NewDungeonView, bool]]:
    """Views at some questions of a random match, and at its end: a few dozen for any number of players."""
    luck = Random(seats + 5)  # with these seeds, somebody gets wounded, somebody caged, and so on
    options = {"max_rounds": 80, "solo_par": False, "hidden_treasures": hidden, "annotations": hidden}
    match = Match.start(set_up(GAME, seats, options), fate=Seeded(seats))
    found: list[tuple[NewDungeonView, bool]] = []
    number = 0
    while match.ask is not None:
        if number % (5 * seats) == 0:
            found.append((GAME.view(match.table, 0), False))
        number += 1
        match.answer(luck.randrange(len(match.ask.options)))
    return [*found, (GAME.view(match.table, 0), True)]
