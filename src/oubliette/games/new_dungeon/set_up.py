"""Setting up. Rulebook, section 2."""

from __future__ import annotations

from oubliette.games.new_dungeon.heroes import first_hero
from oubliette.games.new_dungeon.state import Table
from oubliette.kernel import FATE, Ask, Rule


def set_up(table: Table) -> Rule[None]:
    """Draw the first player and the heroes; the cards are dealt already. [setup.heroes] [ruling.deal_equals_draw]"""
    seats = len(table.heroes)
    table.first = yield from Ask(FATE, "draw.first_player", range(seats))  # by lot [ruling.first_player]
    table.to_play = table.first
    for place in range(seats):
        yield from first_hero(table, table.heroes[(table.first + place) % seats])
    if seats == 1 and table.house.solo_par:
        table.par = table.heroes[0].kind.solo_par
    table.tell("setup.first_player", seat=table.first, players=seats, par=table.par)
    table.tell("turn.order", round=table.round)
