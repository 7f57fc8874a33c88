"""Drawing fatras cards. Rulebook: fatras cards."""

from __future__ import annotations

from oubliette.games.dungeon_pen import objects
from oubliette.games.dungeon_pen.cards import FATRAS
from oubliette.games.dungeon_pen.effects import add_effect
from oubliette.games.dungeon_pen.hit_points import gain
from oubliette.games.dungeon_pen.losses import lose_by_card
from oubliette.games.dungeon_pen.state import Player, Table
from oubliette.games.dungeon_pen.sudden_walls import sudden_wall
from oubliette.kernel import Ask, Rule


def draw_fatras(table: Table, player: Player) -> Rule[None]:
    """Draw a card: keep an object; resolve any other card at once and shuffle it back.

    [fatras.sources] [fatras.return] [object.keep] [ruling.fatras_deck_empty]
    """
    if not len(table.fatras):
        table.tell("ruling.fatras_deck_empty", seat=player.seat)
        return
    card = yield from table.fatras.draw("draw.fatras", {"seat": player.seat})
    if player.character.picks and len(table.fatras):
        card = yield from pick_of_two(table, player, card)
    if FATRAS[card].is_object:
        objects.keep(table, player, card)  # [ruling.object_kept_by_default]
        return
    table.tell("fatras.sources", seat=player.seat, card=card)
    yield from resolve(table, player, card)
    table.fatras.shuffle_in((card,))


def pick_of_two(table: Table, player: Player, first: str) -> Rule[str]:
    """The thief draws two, keeps or resolves one and returns the other, face down. [character.thief]"""
    second = yield from table.fatras.draw("draw.fatras", {"seat": player.seat})
    options = list(dict.fromkeys([first, second]))
    if table.house.open_hands:
        choice = yield from Ask(player.seat, "decide.thief_pick", options)
    else:
        choice = yield from Ask(player.seat, "decide.thief_pick", options).always()
    table.fatras.shuffle_in((second if choice == first else first,))
    table.tell("character.thief", seat=player.seat)
    return choice


def resolve(table: Table, player: Player, card: str) -> Rule[None]:
    """Apply a card that is not an object."""
    fatras = FATRAS[card]
    if fatras.gain:
        gain(table, player, fatras.gain)
    if fatras.takes_object and player.objects:
        yield from objects.return_one(table, player, card)
    elif fatras.loss:
        yield from lose_by_card(table, player, fatras.loss, card)
    if fatras.their_flick:
        add_effect(table, table.opponent(player), fatras.their_flick)
    if fatras.squares:
        yield from sudden_wall(table, player, fatras.squares)
