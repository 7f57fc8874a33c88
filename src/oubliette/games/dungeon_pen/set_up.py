"""Setting up. Rulebook: setting up, modes of play."""

from __future__ import annotations

from oubliette.games.dungeon_pen.cards import EVENTS, FATRAS, WALL_CARDS
from oubliette.games.dungeon_pen.characters import CHARACTERS, NO_CHARACTER
from oubliette.games.dungeon_pen.house_rules import CHOOSE, LOTS, OFF, RANDOM, SEATS
from oubliette.games.dungeon_pen.objects import keep
from oubliette.games.dungeon_pen.sheets import SHEETS
from oubliette.games.dungeon_pen.state import PLAYERS, Player, Table
from oubliette.games.dungeon_pen.sudden_walls import sudden_wall
from oubliette.kernel import FATE, Ask, Rule


def set_up(table: Table) -> Rule[None]:
    """Choose sheet, characters, hit points and the first player; in a fun game also two walls."""
    yield from take_sheet(table)
    yield from take_characters(table)
    for player in table.players:
        player.start_hp = table.house.start_hp(player.seat, player.character)  # [setup.hp]
        player.hp = player.start_hp
        table.tell("setup.hp", seat=player.seat, hp=player.hp)
        if player.character.equipped:
            yield from equip(table, player)
    yield from first_player(table)
    if table.house.fun:
        yield from fun_walls(table)


def take_sheet(table: Table) -> Rule[None]:
    """Put a dungeon sheet between the players. [setup.sheet]"""
    if table.settings.word("sheet") == RANDOM:
        name = yield from Ask(FATE, "draw.sheet", tuple(SHEETS))
        table.lay(SHEETS[name])
    table.tell("setup.sheet", sheet=table.sheet.name)


def take_characters(table: Table) -> Rule[None]:
    """Each player chooses or draws a character, or there are none. All are different. [setup.character_optional]"""
    how = table.house.characters
    if how == OFF:
        return
    left = list(CHARACTERS)
    for player in table.players:
        if how == CHOOSE:
            choice = yield from Ask(player.seat, "decide.choose_character", [*left, NO_CHARACTER.id])
        else:
            choice = yield from Ask(FATE, "draw.character", left[:], {"seat": player.seat})
        if choice != NO_CHARACTER.id:
            left.remove(choice)
            player.character = CHARACTERS[choice]
        table.tell("setup.character_optional", seat=player.seat, character=choice)


def equip(table: Table, player: Player) -> Rule[None]:
    """The intern begins with a random object. [character.intern]"""
    deck = table.fatras
    card = yield from Ask(
        FATE, "draw.object", [card for card in deck.cards if FATRAS[card].is_object], {"seat": player.seat}
    )
    deck.take(card)
    keep(table, player, card)


def first_player(table: Table) -> Rule[None]:
    """Fate draws the first player, unless the option names one. [setup.first_player] [chance.any_way]"""
    if table.house.first_player == LOTS:
        table.first = yield from Ask(FATE, "draw.first_player", range(PLAYERS))
    else:
        table.first = SEATS.index(table.house.first_player)
    table.to_play = table.first
    table.tell("setup.first_player", seat=table.first)


def fun_walls(table: Table) -> Rule[None]:
    """Each player draws and places a sudden wall, the first player first. [mode.fun] [ruling.fun_walls]"""
    for player in (table.active, table.opponent(table.active)):
        table.to_play = player.seat
        left = [card for card in table.events.cards if card in WALL_CARDS]
        card = yield from Ask(FATE, "draw.fun_wall", left, {"seat": player.seat})
        table.events.take(card)
        table.events.discards.append(card)
        table.tell("mode.fun", seat=player.seat, card=card)
        yield from sudden_wall(table, player, EVENTS[card].squares)
    table.to_play = table.first
