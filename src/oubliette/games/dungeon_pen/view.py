"""What each seat may see. Rulebook: hidden information."""

from __future__ import annotations

from typing import Any

from oubliette.games.dungeon_pen.effects import hand_of
from oubliette.games.dungeon_pen.knowledge import knows_objects
from oubliette.games.dungeon_pen.numbers import NUMBERS
from oubliette.games.dungeon_pen.squares import SQUARE_NAMES
from oubliette.games.dungeon_pen.state import Player, Stroke, Table
from oubliette.kernel import View


def view(table: Table, seat: int) -> View:
    """The sheet with all that is drawn on it, the players, and how the decks stand. [hidden.open]"""
    return {
        "sheet": table.sheet.name,
        "rows": list(table.sheet.rows),
        "walls": [list(wall.ends) for wall in table.sudden],
        "chests": [_chest(table, place) for place in range(len(table.sheet.chests))],
        "potions": [_potion(table, place) for place in range(len(table.sheet.potions))],
        "strokes": [_stroke(stroke) for stroke in table.strokes],
        "shown": None if table.shown is None else _stroke(table.shown),  # a line of which nothing is applied yet
        "players": [_player(table, seat, player) for player in table.players],
        "first": table.first,
        "to_play": table.to_play,
        "turn": table.turns + 1,
        "turn_limit": table.house.turn_limit,
        "beginner": table.house.beginner,
        "bad_faith": table.house.bad_faith,
        "event_deck": len(table.events),  # [hidden.decks]
        "event_discard": list(table.events.discards),
        "fatras_deck": len(table.fatras),
    }


def _stroke(stroke: Stroke) -> dict[str, Any]:
    return {"seat": stroke.seat, "contact": stroke.contact, "points": list(stroke.points)}


def _chest(table: Table, place: int) -> dict[str, Any]:
    square = table.sheet.chests[place]
    closed = table.house.endless_chests or not table.searched[place]
    return {"square": SQUARE_NAMES[square], "closed": closed, "covered": table.walls.filled(square)}


def _potion(table: Table, place: int) -> dict[str, Any]:
    square = table.sheet.potions[place]
    left = NUMBERS.potion_uses - table.sipped[place]
    return {"square": SQUARE_NAMES[square], "left": left, "covered": table.walls.filled(square)}


def _player(table: Table, seat: int, player: Player) -> dict[str, Any]:
    hand = hand_of(table, player)
    return {
        "character": player.character.id,
        "hp": max(player.hp, 0),
        "start_hp": player.start_hp,
        "square": player.square_name,
        "x": player.x,
        "y": player.y,
        "carrying": player.carrying,
        "objects": len(player.objects),
        "hand": player.objects[:] if knows_objects(table, seat, player) else [],
        "waiting": player.waiting[:],
        "lenient": table.house.lenient[player.seat],
        "contested": player.contested,
        "flick": {
            "profile": table.house.profiles[player.seat].id,
            "cap": hand.cap,
            "reach": hand.reach,
            "angle": hand.angle,
            "miss": hand.miss,
            "bend": hand.bend,
            "blind": sum(hand.blind),
            "nudge": sum(hand.nudges),
        },
    }
