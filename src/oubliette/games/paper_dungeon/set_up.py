"""Setting up: the notebook, the heroes and the entry of the first page."""

from __future__ import annotations

from typing import Final

from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.notebook import HIGHEST_NUMBER
from oubliette.games.paper_dungeon.page_turning import turn_page
from oubliette.games.paper_dungeon.state import SEALED_NOTEBOOK, Hero, Table
from oubliette.kernel import FATE, Ask, Rule
from oubliette.kernel.events import hidden

ANY_NOTEBOOK: Final = -1  # fate picks the number


def set_up(table: Table) -> Rule[None]:
    """Take a notebook, fill in the hero page, open the first floor. [setup.notebook] [setup.hero] [hero.name]

    Everybody knows the number, unless the notebook is sealed. [ruling.sealed] [setup.abridged_rules]
    """
    if table.number in (ANY_NOTEBOOK, SEALED_NOTEBOOK):
        table.number = yield from Ask(FATE, "draw.notebook", range(HIGHEST_NUMBER + 1))
        table.later = table.number
    number = hidden(table.number) if table.sealed else table.number
    table.tell("setup.notebook", number=number, floors=table.floors, profile=table.profile)
    table.tell("setup.hero", seats=tuple([hero.seat for hero in table.heroes]))  # a hero has the name of his seat
    for hero in table.heroes:
        first_entry(table, hero)
    turn_page(table)


def first_entry(table: Table, hero: Hero) -> None:
    """10 HP and no coins; the limit is 10, in the harder profile 25. [setup.first_entry]"""
    hero.limit = FIGURES.zero_hp_limit if table.zero else FIGURES.hp_limit
    table.tell("setup.first_entry", seat=hero.seat, hp=hero.hp, coins=hero.coins, limit=hero.limit)
