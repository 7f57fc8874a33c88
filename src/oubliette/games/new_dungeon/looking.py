"""Looking at cards on the board: monsters turned up, ESP Medallion, Crystal Ball. Rulebook, sections 5 and 8."""

from __future__ import annotations

from oubliette.games.new_dungeon.belongings import holds, show
from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.cards import CARDS
from oubliette.games.new_dungeon.knowledge import shown_all
from oubliette.games.new_dungeon.spaces import ROOM
from oubliette.games.new_dungeon.state import FACE_DOWN, Hero, Table, Treasure
from oubliette.games.new_dungeon.treasures import draw_treasure
from oubliette.kernel import Ask, Rule, Value


def turn_up_monster(table: Table, space: int, seat: int) -> Rule[str]:
    """Turn the top card of a space up. From now on everybody knows it. [fight.reveal_then_fight]"""
    pile = table.monsters[space]
    card = pile[0]
    if card == FACE_DOWN:
        level = BOARD.spaces[space].level
        facts: dict[str, Value] = {"seat": seat, "level": level, "space": BOARD.ids[space]}
        card = yield from table.monster_decks[level - 1].draw("draw.monster", facts)
        table.monsters[space] = (card, *pile[1:])
    return card


def rooms_with_cards(table: Table) -> list[str]:
    """Where a Crystal Ball has something to show. [item.crystal_ball_rooms_only]"""
    return [
        BOARD.ids[room]
        for room in BOARD.rooms
        if table.monsters[room] or table.own[room] is not None or table.loot[room]
    ]


def look_into_crystal_ball(table: Table, hero: Hero) -> Rule[None]:
    """Everybody sees a room's monster, the looker alone its treasure. [item.crystal_ball]"""
    if holds(hero, "crystal_ball"):
        show(table, hero, special="crystal_ball")
    else:
        show(table, hero, power="crystal_ball")
    answer = yield from Ask(hero.seat, "decide.crystal_room", rooms_with_cards(table))
    room = BOARD.index[answer]
    assert BOARD.spaces[room].kind == ROOM
    monster = (yield from turn_up_monster(table, room, hero.seat)) if table.monsters[room] else "none"
    own = table.own[room]
    seen: list[Treasure] = []
    if own is not None:
        if own.unseen:
            own = own.now(CARDS[(yield from draw_treasure(table, own.level, hero))])
        own = own.known_to(own.known | hero.bit)
        table.own[room] = own
        seen.append(own)
    table.loot[room] = tuple([treasure.known_to(treasure.known | hero.bit) for treasure in table.loot[room]])
    seen += table.loot[room]
    table.tell(
        "item.crystal_ball",
        seat=hero.seat,
        space=answer,
        monster=monster,
        treasures=shown_all(table, seen),
        count=len(seen),
    )


def look_behind_door(table: Table, hero: Hero, space: int, secret: bool) -> Rule[None]:
    """The medallion turns up the monster behind a door. Everybody sees it. [item.esp] [ruling.esp_scope]"""
    show(table, hero, special="esp")
    if secret:
        show(table, hero, special="secret_door")
    monster = yield from turn_up_monster(table, space, hero.seat)
    table.tell("item.esp", seat=hero.seat, space=BOARD.ids[space], monster=monster)
