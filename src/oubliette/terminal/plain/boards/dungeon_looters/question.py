"""The places among the answers to the question: for tiles, rooms, doors or squares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from oubliette.games.dungeon_looters.choosing import BACK
from oubliette.games.dungeon_looters.geometry import CELL_CALLED, SQUARE_CALLED
from oubliette.terminal.plain.boards.dungeon_looters.words import room_of

if TYPE_CHECKING:
    from oubliette.terminal.plain.drawing import Pen

LAY: Final = "decide.lay_tile"
EXPLORE: Final = "decide.explore_tile"
START: Final = "decide.place_start_tile"
STEP: Final = "decide.move_step"


def prompt(pen: Pen) -> str:
    """The question, if there is one."""
    return "" if pen.asked is None else pen.asked.prompt


def tile_places(pen: Pen) -> Sequence[tuple[str, str, int]]:
    """Where tiles may go, if that is the question: tile, cell, quarter turns."""
    if pen.asked is None:
        return ()
    if prompt(pen) == LAY:
        return pen.asked.options
    if prompt(pen) == EXPLORE:
        cell = str((pen.asked.facts or {}).get("room", ""))
        return [(option[0], cell, option[1]) for option in pen.asked.options if option != BACK]
    return ()


def rooms(pen: Pen) -> list[str]:
    """The cells among the answers, also by their doors or by squares in several of them; else none."""
    if pen.asked is None or prompt(pen) == EXPLORE:
        return []
    if prompt(pen) == LAY:
        return list(dict.fromkeys([cell for _, cell, _ in pen.asked.options]))
    if prompt(pen) == START:
        return list(dict.fromkeys([cell for cell, _ in pen.asked.options]))
    answers = [option for option in pen.asked.options if option != BACK]
    if not answers or not all(isinstance(answer, str) and _is_place(answer) for answer in answers):
        return []
    return list(dict.fromkeys([room for answer in answers for room in _rooms_of(answer)]))


def all_squares(pen: Pen) -> list[str]:
    """The squares among the answers, in any rooms; none for other questions."""
    if pen.asked is None:
        return []
    found = [option for option in pen.asked.options if option != BACK]
    return found if all(isinstance(option, str) and option in SQUARE_CALLED for option in found) else []


def squares(pen: Pen) -> list[str]:
    """The squares among the answers if all are in one room; else none."""
    found = all_squares(pen)
    return found if len({room_of(square) for square in found}) == 1 else []


def _is_place(answer: str) -> bool:
    return answer in CELL_CALLED or answer in SQUARE_CALLED or answer.partition("-")[0] in CELL_CALLED


def _rooms_of(answer: str) -> list[str]:
    """The rooms of an answer; a door has two."""
    return [room_of(part) for part in answer.split("-") if room_of(part) in CELL_CALLED]
