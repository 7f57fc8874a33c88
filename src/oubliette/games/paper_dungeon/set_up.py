"""Setting up: which notebook, who the hero is, and what the first page begins with."""

from __future__ import annotations

from typing import Final

from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.notebook import HIGHEST_NUMBER
from oubliette.games.paper_dungeon.page_turning import turn_page
from oubliette.games.paper_dungeon.state import SEALED_NOTEBOOK, Hero, Table
from oubliette.kernel import FATE, Ask, IllegalSetUp, Rule, Settings
from oubliette.kernel.events import hidden

ANY_NOTEBOOK: Final = -1  # fate picks the number
LONGEST_NAME: Final = 30


def check(seats: int, settings: Settings) -> None:
    """Several heroes are called like their players."""
    if seats > 1 and settings.word("hero_name"):
        raise IllegalSetUp("one_hero_name", "only a hero who plays alone can be named with hero_name", seats=seats)


def may_be_a_name(text: str) -> bool:
    """Is this something to write on the hero page?"""
    return len(text) <= LONGEST_NAME and text == text.strip() and text.isprintable()


def set_up(table: Table) -> Rule[None]:
    """Take a notebook, name the hero, open the first page. [setup.notebook] [setup.hero] [setup.abridged_rules]

    The number is on the cover, unless the notebook is sealed. [ruling.sealed]
    """
    if table.number in (ANY_NOTEBOOK, SEALED_NOTEBOOK):
        table.number = yield from Ask(FATE, "draw.notebook", range(HIGHEST_NUMBER + 1))
        table.later = table.number
    number = hidden(table.number) if table.sealed else table.number
    table.tell("setup.notebook", number=number, floors=table.floors, profile=table.profile)
    name = table.settings.word("hero_name")
    if name:
        table.tell("setup.hero", seat=0, name=name)
    for hero in table.heroes:
        first_entry(table, hero)
    turn_page(table)


def first_entry(table: Table, hero: Hero) -> None:
    """10 HP and no coins; the limit is 10, in the harder profile 25. [setup.first_entry]"""
    hero.limit = FIGURES.zero_hp_limit if table.zero else FIGURES.hp_limit
    table.tell("setup.first_entry", seat=hero.seat, hp=hero.hp, coins=hero.coins, limit=hero.limit)
