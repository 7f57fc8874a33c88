"""`oubliette notebook`: prints the pages of a notebook of Paper App DUNGEON as text."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Final

from oubliette.cli.parser import Misused, whole
from oubliette.games.paper_dungeon.floor import (
    CHEST,
    COIN,
    ENEMIES,
    HEARTS,
    MYSTERY_ENEMY,
    MYSTERY_HEART,
    Floor,
    square_name,
)
from oubliette.games.paper_dungeon.ground import CLOSED, CORNER_RULES
from oubliette.games.paper_dungeon.notebook import (
    FEWEST_FLOORS,
    FIRST_NOTEBOOK,
    FLOORS,
    HIGHEST_NUMBER,
    PROFILES,
    STANDARD,
    VERSION,
    Notebook,
    Offer,
)
from oubliette.games.paper_dungeon.solver.atlas import Atlas
from oubliette.games.paper_dungeon.solver.stairs_time import expected_turns
from oubliette.texts import GameTexts

if TYPE_CHECKING:
    from oubliette.cli.parser import Parser
    from oubliette.cli.words import Words

GAME: Final = "paper_dungeon"
FIRST: Final = "first"  # instead of a number
MYSTERY: Final = 3.5  # the mean strength of a mystery enemy: the mean of a die


def arguments(parser: Parser) -> None:
    """The notebook, its options, and perhaps one floor."""
    say = parser.words.say
    number = say("metavar-number")
    parser.positional("number", say("help-notebook-number", highest=str(HIGHEST_NUMBER)), say("metavar-notebook"))
    parser.option("--profile", "|".join(PROFILES), say("help-notebook-profile", default=STANDARD))
    parser.option("--corners", "|".join(CORNER_RULES), say("help-notebook-corners", default=CLOSED))
    parser.option("--floor", number, say("help-notebook-floor"))
    parser.option(
        "--floors",
        number,
        say("help-notebook-floors", fewest=str(FEWEST_FLOORS), most=str(FLOORS)),
        type=whole("--floors", FEWEST_FLOORS, FLOORS),
    )


def run(given: Namespace, words: Words) -> int:
    """Print the pages one by one, each as soon as it is drawn."""
    number, profile = _number(given.number, words), _one_of("profile", PROFILES, given.profile, STANDARD)
    corners = _one_of("corner_rule", CORNER_RULES, given.corners, CLOSED)
    notebook = Notebook(number, profile, given.floors or FLOORS, corners)
    only = None if given.floor is None else whole("--floor", 1, notebook.floors)(given.floor)
    title = words.say(
        "notebook-title",
        number=FIRST if number == FIRST_NOTEBOOK else str(number),
        profile=notebook.profile,
        corners=notebook.corners,
        floors=str(notebook.floors),
        version=str(VERSION),
    )
    _print(f"{title}\n{words.say('notebook-legend')}")
    for floor in range(1, notebook.floors + 1) if only is None else (only,):
        _print(_floor(notebook, floor, words))
        offers = notebook.shop_after(floor)
        if offers:
            _print(_shop(floor, offers, words))
    if only is None:
        _print(_treasure_room(notebook, words))
    return 0


def _number(text: str | None, words: Words) -> int:
    if text is None:
        raise Misused(
            "notebook_wanted",
            f"which notebook? give its number, from 0 to {HIGHEST_NUMBER}",
            highest=str(HIGHEST_NUMBER),
        )
    if text == FIRST:
        return FIRST_NOTEBOOK
    return whole(words.say("notebook-number"), 0, HIGHEST_NUMBER)(text)


def _one_of(option: str, known: tuple[str, ...], wanted: str | None, default: str) -> str:
    """A word of one of the game's options; Misused if it is unknown."""
    if wanted is None:
        return default
    if wanted not in known:
        allowed = ", ".join(known)
        raise Misused(
            "option_value",
            f"{option} cannot be {wanted!r}; known: {allowed}",
            game=GAME,
            option=option,
            value=wanted,
            allowed=allowed,
        )
    return wanted


def _print(page: str) -> None:
    """Print a page and an empty line. Flush, so that a reader of a pipe need not wait for the next page."""
    print(page, end="\n\n", flush=True)


def _floor(notebook: Notebook, number: int, words: Words) -> str:
    """The map with letters and numbers, so that players find c7, and what is on it."""
    ground = notebook.ground(number)
    floor = ground.floor
    letters = "".join([square_name((column, 0))[0] for column in range(floor.grid.width)])
    rows = [f"{row:>2} {marks}" for row, marks in enumerate(floor.rows(), 1)]
    turns = words.decimal(expected_turns(Atlas(ground), floor.start))
    return "\n".join(
        [
            words.say("notebook-floor", floor=str(number)),
            f"   {letters}",
            *rows,
            words.say(
                "notebook-counts",
                enemies=str(_count(floor, ENEMIES + MYSTERY_ENEMY)),
                strength=_strength(floor, words),
                hearts=str(_count(floor, HEARTS + MYSTERY_HEART)),
                coins=str(_count(floor, COIN)),
                chests=str(_count(floor, CHEST)),
            ),
            words.say("notebook-turns", turns=turns),
        ]
    )


def _count(floor: Floor, marks: str) -> int:
    return sum([floor.marks.count(mark) for mark in marks])


def _strength(floor: Floor, words: Words) -> str:
    """The strength of all enemies together."""
    printed = sum([int(mark) for mark in floor.marks if mark in ENEMIES])
    hidden = floor.marks.count(MYSTERY_ENEMY)
    return words.decimal(printed + hidden * MYSTERY) if hidden else str(printed)


def _shop(floor: int, offers: tuple[Offer, ...], words: Words) -> str:
    texts = GameTexts(GAME, words.lang)
    names = [texts.name(offer.piece) for offer in offers]
    width = max(map(len, names))
    lines = [words.say("notebook-shop", floor=str(floor))]
    for name, offer in zip(names, offers, strict=True):
        effect = texts.catalogue.text(f"name-{offer.piece}", "effect")
        lines.append(words.say("notebook-offer", name=name.ljust(width), price=f"{offer.price:>2}", effect=effect))
    return "\n".join(lines)


def _treasure_room(notebook: Notebook, words: Words) -> str:
    treasure = notebook.treasure
    thing = GameTexts(GAME, words.lang).name(treasure.thing)
    return words.say("notebook-treasure", thing=thing, name=treasure.name, begins=treasure.begins)
