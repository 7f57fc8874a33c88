"""What each seat may see. Rulebook: hidden information."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from oubliette.games.dungeon_pen.characters import CHARACTERS, NO_CHARACTER
from oubliette.games.dungeon_pen.effects import Grip, grip_of
from oubliette.games.dungeon_pen.house_rules import ENDING, PASSING, Home, Way
from oubliette.games.dungeon_pen.knowledge import knows_objects
from oubliette.games.dungeon_pen.numbers import FLICK, NUMBERS, PROFILES
from oubliette.games.dungeon_pen.pickups import closed
from oubliette.games.dungeon_pen.sheets import WALL
from oubliette.games.dungeon_pen.squares import SQUARE_NAMES, wall_squares
from oubliette.games.dungeon_pen.state import Player, Stroke, Table
from oubliette.games.dungeon_pen.walls import mask_of

_DIGITS: Final = 4  # decimals: enough to draw with, and every view carries all strokes


class StrokeView(TypedDict):
    """A line on the sheet. One unit is one square."""

    seat: int
    contact: bool
    points: list[float]  # x, y, x, y…


class FlickView(TypedDict):
    """What changes the next flick: profile, character and waiting cards together."""

    profile: str
    cap: int
    reach: float
    angle: float
    miss: int  # in thousandths
    bend: int
    blind: int
    nudge: int


class SpreadView(TypedDict):
    """Where a line is likely to end.

    `least`: the value at no strength; `gain`: what full strength adds; `error`: a standard deviation.
    """

    distance_least: float
    distance_gain: float
    angle_error_least: float
    angle_error_gain: float
    distance_error: float
    bend_error: float


class PlayerView(TypedDict):
    """A player, with pencil and character."""

    character: str
    hp: int
    start_hp: int
    square: str
    x: float  # in squares, from the upper left corner
    y: float
    carrying: bool
    objects: int
    hand: list[str]  # empty for a seat that may not see it
    waiting: list[str]
    lenient: bool
    contested: bool
    way: Way  # how this seat flicks in this match [flick.hand]
    flick: FlickView
    spread: SpreadView


class ChestView(TypedDict):
    """A chest of the sheet."""

    square: str
    closed: bool
    covered: bool  # by a wall


class PotionView(TypedDict):
    """A potion of the sheet."""

    square: str
    left: int
    covered: bool  # by a wall


class PenView(TypedDict):
    """The sheet with all that is drawn on it, the players, and how the decks stand."""

    sheet: str
    rows: list[str]
    walls: list[tuple[str, str]]  # the sudden ones: first and last square
    chests: list[ChestView]
    potions: list[PotionView]
    strokes: list[StrokeView]
    shown: StrokeView | None  # a line that is not applied yet
    players: list[PlayerView]
    first: int
    to_play: int
    turn: int
    turn_limit: int
    beginner: bool
    home: Home  # a treasure is home if the line touches the cell, or if it ends in it
    bad_faith: bool
    event_deck: int
    event_discard: list[str]
    fatras_deck: int


def view(table: Table, seat: int) -> PenView:
    """The sheet with all that is drawn on it, the players, and how the decks stand. [hidden.open]"""
    return {
        "sheet": table.sheet.name,
        "rows": list(table.sheet.rows),
        "walls": [wall.ends for wall in table.sudden],
        "chests": [_chest(table, place) for place in range(len(table.sheet.chests))],
        "potions": [_potion(table, place) for place in range(len(table.sheet.potions))],
        "strokes": [_stroke(stroke) for stroke in table.strokes],
        "shown": None if table.shown is None else _stroke(table.shown),
        "players": [_player(table, seat, player) for player in table.players],
        "first": table.first,
        "to_play": table.to_play,
        "turn": table.turns + 1,
        "turn_limit": table.house.turn_limit,
        "beginner": table.house.beginner,
        "home": ENDING if table.house.home_ending else PASSING,
        "bad_faith": table.house.bad_faith,
        "event_deck": len(table.events),  # [hidden.decks]
        "event_discard": list(table.events.discards),
        "fatras_deck": len(table.fatras),
    }


def _stroke(stroke: Stroke) -> StrokeView:
    points = [round(number, _DIGITS) for number in stroke.points]
    return {"seat": stroke.seat, "contact": stroke.contact, "points": points}


def _chest(table: Table, place: int) -> ChestView:
    square = table.sheet.chests[place]
    return {"square": SQUARE_NAMES[square], "closed": closed(table, place), "covered": table.walls.filled(square)}


def _potion(table: Table, place: int) -> PotionView:
    square = table.sheet.potions[place]
    left = NUMBERS.potion_uses - table.sipped[place]
    return {"square": SQUARE_NAMES[square], "left": left, "covered": table.walls.filled(square)}


def _player(table: Table, seat: int, player: Player) -> PlayerView:
    grip = grip_of(table, player)
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
        "way": table.house.ways[player.seat],
        "flick": {
            "profile": table.house.profiles[player.seat].id,
            "cap": grip.cap,
            "reach": grip.reach,
            "angle": grip.angle,
            "miss": grip.miss,
            "bend": grip.bend,
            "blind": sum(grip.blind),
            "nudge": sum(grip.nudges),
        },
        "spread": _spread(grip),
    }


def _spread(grip: Grip) -> SpreadView:
    """Where the line is likely to end, for boards that draw it."""
    shake = grip.profile * grip.angle
    return {
        "distance_least": round(FLICK.reach_least * grip.reach, _DIGITS),
        "distance_gain": round(FLICK.reach_gain * grip.reach, _DIGITS),
        "angle_error_least": round(FLICK.angle_error_least * shake, _DIGITS),
        "angle_error_gain": round(FLICK.angle_error_gain * shake, _DIGITS),
        "distance_error": round(grip.distance_error, _DIGITS),
        "bend_error": round(grip.bend_error, _DIGITS),
    }


# For bots and boards, which have only a view: the values that the geometry needs


def grip_seen(player: PlayerView, waiting: Sequence[str] | None = None) -> Grip:
    """The modifiers of a player's next flick, with its waiting effects or with those given."""
    character = CHARACTERS.get(player["character"], NO_CHARACTER)
    effects = player["waiting"] if waiting is None else waiting
    return Grip(PROFILES[player["flick"]["profile"]], character, effects)


def walls_seen(view: PenView) -> int:
    """All walls, printed and sudden, as a set of squares."""
    marks = "".join(view["rows"])
    printed = mask_of([square for square, mark in enumerate(marks) if mark == WALL])
    for start, end in view["walls"]:
        printed |= mask_of(wall_squares(start, end))
    return printed
