"""A square in words: what is on it, and how to flick there."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from oubliette.games.dungeon_pen.aiming import aim_at, half_degrees
from oubliette.games.dungeon_pen.house_rules import BY_PENCIL
from oubliette.games.dungeon_pen.numbers import FLICK
from oubliette.games.dungeon_pen.sheets import CELLS, TREASURES, WALL
from oubliette.games.dungeon_pen.squares import BLOCK, SIDE, SQUARE_CALLED, centre, square_at, wall_squares
from oubliette.games.dungeon_pen.tracing import Line, straight, trace
from oubliette.games.dungeon_pen.view import grip_seen, walls_seen
from oubliette.games.dungeon_pen.walls import Walls
from oubliette.terminal.plain.boards.dungeon_pen.words import decimal, own_seat
from oubliette.terminal.plain.boards.words import labelled, lines, say, whole

if TYPE_CHECKING:
    from oubliette.games.dungeon_pen.view import PenView, PlayerView
    from oubliette.terminal.plain.drawing import Pen


def distance_to(one: PlayerView, x: float, y: float) -> float:
    """A player's distance from a point, in squares."""
    return hypot(x - one["x"], y - one["y"])


def angle_to(one: PlayerView, x: float, y: float) -> int:
    """The angle from a player to a point, in half degrees."""
    return half_degrees(one["x"], one["y"], x, y)


def square(view: PenView, pen: Pen, name: str) -> list[str]:
    """What is on a square, its dice, and the aim that ends there; nothing if there is no such square."""
    if name not in SQUARE_CALLED:
        return []
    place = SQUARE_CALLED[name]
    red, black = place % SIDE // BLOCK + 1, place // SIDE // BLOCK + 1
    head = say(pen, "square", square=name, red=red, black=black)
    return [*lines(pen, labelled(pen, head, _there(view, pen, place, name))), *_way(view, pen, place)]


def _there(view: PenView, pen: Pen, place: int, name: str) -> list[str]:
    mark = view["rows"][place // SIDE][place % SIDE]
    found = [say(pen, "wall")] if mark == WALL else []
    found += [say(pen, "sudden_wall_at", start=e[0], end=e[1]) for e in view["walls"] if place in wall_squares(*e)]
    if mark in CELLS:
        found.append(say(pen, "cell_of", seat=CELLS.index(mark)))
    if mark in TREASURES:
        owner = TREASURES.index(mark)
        taken = view["players"][1 - owner]["carrying"]
        found.append(say(pen, "treasure_taken" if taken else "treasure_of", seat=owner))
    for chest in view["chests"]:
        if chest["square"] == name:
            found.append(say(pen, "chest_closed" if chest["closed"] else "chest_searched"))
    for potion in view["potions"]:
        if potion["square"] == name:
            found.append(say(pen, "potion_left", left=potion["left"]))
    if any(one["square"] == name and one["covered"] for one in (*view["chests"], *view["potions"])):
        found.append(say(pen, "buried"))
    found = found or [say(pen, "floor")]
    found += [say(pen, "stands", seat=s) for s, o in enumerate(view["players"]) if o["square"] == name]
    return [whole(text) for text in found]


def _way(view: PenView, pen: Pen, place: int) -> list[str]:
    """Distance, angle and strength from the reader's cross to the centre of the square, and a wall in between."""
    seat = own_seat(view, pen)
    one = view["players"][seat]
    flick = one["flick"]
    x, y = centre(place)
    far = distance_to(one, x, y)
    parts = [say(pen, "distance", distance=decimal(pen, far))]
    if one["way"] == BY_PENCIL:
        if far >= FLICK.shortest:
            parts.append(_wall_ahead(pen, straight(Walls(walls_seen(view)), one["x"], one["y"], x, y)))
    elif flick["blind"]:
        parts.append(say(pen, "no_aim"))
    else:
        halves, strength = aim_at(one["x"], one["y"], x, y, flick["reach"], flick["cap"])
        farthest = grip_seen(one).distance(FLICK.strongest)
        parts.append(say(pen, "aim_angle", angle=decimal(pen, halves / 2)))
        if far > farthest:
            parts.append(say(pen, "too_far", reach=decimal(pen, farthest)))
        else:
            parts.append(say(pen, "aim_strength", percent=strength))
        if flick["bend"]:
            parts.append(say(pen, "bends", angle=decimal(pen, flick["bend"])))
        line = trace(Walls(walls_seen(view)), one["x"], one["y"], halves / 2, flick["bend"], max(far, FLICK.shortest))
        parts.append(_wall_ahead(pen, line))
    parts = [whole(part) for part in parts]
    return lines(pen, labelled(pen, whole(say(pen, "from", seat=seat, square=one["square"])), parts))


def _wall_ahead(pen: Pen, line: Line) -> str:
    return say(pen, "wall_ahead", distance=decimal(pen, line.length)) if line.contact else say(pen, "no_wall")


def crossed(points: list[float]) -> tuple[int, int]:
    """The squares where a line begins and ends."""
    return square_at(points[0], points[1]), square_at(points[-2], points[-1])
