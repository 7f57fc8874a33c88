"""The player's hand: tiles, drawn in their rotations, and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from oubliette.games.dungeon_looters.geometry import SIDES
from oubliette.games.dungeon_looters.tiles import ROOMS, TURNS, Room
from oubliette.terminal.plain.boards.dungeon_looters.plan import PITCH, Canvas, draw_doors, draw_room
from oubliette.terminal.plain.boards.dungeon_looters.words import (
    DOOR_SIGN,
    EXIT_SIGN,
    by_name,
    counted,
    listed,
    slim,
)
from oubliette.terminal.plain.boards.words import GLUE, cut, lines, say, whole
from oubliette.terminal.plain.screen import width_of

if TYPE_CHECKING:
    from oubliette.games.dungeon_looters.view import LootersView
    from oubliette.terminal.plain.drawing import Pen

_GAP: Final = 1  # columns between two rotations of a tile
_APART: Final = 3  # columns between two tiles
_UNDER: Final = "  "  # indent below a heading


def in_hand(view: LootersView, pen: Pen) -> list[str]:
    """Tiles and cards by name."""
    if not view["tiles"] and not view["cards"]:
        return []
    return [
        *listed(pen, say(pen, "own_tiles"), counted(pen, by_name(pen, view["tiles"]))),
        *listed(pen, say(pen, "own_cards"), counted(pen, by_name(pen, view["cards"]))),
    ]


def tiles(view: LootersView, pen: Pen, places: Sequence[tuple[str, str, int]] = ()) -> list[str]:
    """The tiles in hand in all rotations; if the question is where to lay them, only those that fit, with cells."""
    turns = {(tile, quarters) for tile, _, quarters in places}
    blocks: list[list[str]] = []
    cells: list[str] = []
    held = by_name(pen, view["tiles"])
    for tile, named in zip(dict.fromkeys(held), counted(pen, held), strict=True):
        rooms = [ROOMS[number] for number in TURNS[tile]]
        shown = [room for room in rooms if not places or (tile, room.quarters) in turns]
        if shown:
            blocks += _blocks(named, [_tile(room) for room in shown], pen.width)
        if places:
            cells += places_by_turn(pen, tile, places)
    return [*_side_by_side(blocks, pen.width), *cells]


def places_by_turn(pen: Pen, tile: str, places: Sequence[tuple[str, str, int]]) -> list[str]:
    """The cells where a tile may go, by rotation."""
    found: list[str] = []
    for number in TURNS[tile]:
        quarters = ROOMS[number].quarters
        cells = [cell for other, cell, turned in places if (other, turned) == (tile, quarters)]
        if cells:
            found.append(whole(str(quarters)) + GLUE + f"({', '.join(cells)})")
    return listed(pen, pen.texts.name(tile), found or [whole(say(pen, "nowhere"))])


def _tile(room: Room) -> list[str]:
    """A tile with its walls and doors, its number on top."""
    canvas: Canvas = [[" "] * (PITCH + 1) for _ in range(PITCH + 1)]
    draw_room(room, canvas, 0, 0)
    draw_doors({side: DOOR_SIGN for side in SIDES if room.doors >> side & 1}, canvas, 0, 0)
    draw_doors({side: EXIT_SIGN for side in SIDES if room.outer >> side & 1}, canvas, 0, 0)
    canvas[0][1] = str(room.quarters)
    return ["".join(row) for row in canvas]


def _blocks(name: str, drawings: Sequence[list[str]], room: int) -> list[list[str]]:
    """The rotations of a tile side by side below its name, in several blocks if needed."""
    each = width_of(drawings[0][0]) + _GAP
    count = max(1, (room + _GAP) // each)
    found: list[list[str]] = []
    for start in range(0, len(drawings), count):
        rows = [(" " * _GAP).join(parts) for parts in zip(*drawings[start : start + count], strict=True)]
        found.append([cut(name, room), *rows])
    return found


def _side_by_side(blocks: Sequence[list[str]], room: int) -> list[str]:
    """Put as many blocks side by side as fit."""
    lines_of_blocks: list[list[list[str]]] = []
    for block in blocks:
        if lines_of_blocks and sum([_width(one) for one in (*lines_of_blocks[-1], block)]) <= room + _APART:
            lines_of_blocks[-1].append(block)
        else:
            lines_of_blocks.append([block])
    rows: list[str] = []
    for line in lines_of_blocks:
        for parts in zip(*line, strict=True):
            padded = [part + " " * (_width(block) - width_of(part)) for part, block in zip(parts, line, strict=True)]
            rows.append("".join(padded).rstrip(" "))
    return rows


def _width(block: list[str]) -> int:
    return max(map(width_of, block)) + _APART


def _explained(view: LootersView, pen: Pen) -> list[str]:
    """The reader's cards with their effects: no question explains a card before it can be played."""
    if not view["cards"]:
        return listed(pen, say(pen, "own_cards"), [])
    cards = counted(
        pen,
        by_name(pen, view["cards"]),
        lambda card: f"{pen.texts.name(card)} ({pen.texts.catalogue.text(f'name-{card}', 'about')})",
    )
    narrow = slim(pen, pen.width - len(_UNDER))
    rows = [_UNDER + row for card in cards for row in lines(narrow, card)]
    return [*lines(pen, f"{say(pen, 'own_cards')}{pen.shell.say('colon')}"), *rows]


def cards(view: LootersView, pen: Pen) -> list[str]:
    """The reader's cards, the cards that others took openly, and the discard piles."""
    drawn = _explained(view, pen)
    for seat, looter in enumerate(view["players"]):
        if looter["seen"] and seat != pen.seat:
            drawn += listed(
                pen, say(pen, "seen_cards", player=pen.players[seat]), counted(pen, by_name(pen, looter["seen"]))
            )
    drawn += ["", *listed(pen, say(pen, "mj_deck"), [str(view["mj_deck"])])]
    drawn += listed(pen, say(pen, "mj_discard"), counted(pen, by_name(pen, view["mj_discard"])))
    drawn += ["", *listed(pen, say(pen, "treasure_deck"), [str(view["treasure_deck"])])]
    drawn += listed(pen, say(pen, "treasure_discard"), counted(pen, by_name(pen, view["treasure_discard"])))
    return drawn
