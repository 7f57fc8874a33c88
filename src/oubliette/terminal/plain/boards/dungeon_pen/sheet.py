"""The dungeon sheet: walls, pictures, crosses and lines, with letters, numbers and dice at its edge.

A square is two columns wide, so that it looks square, and lines are drawn to half a square. A screen too narrow for
that gets one column per square. The reader's goal has an exclamation mark.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, final

from oubliette.games.dungeon_pen.sheets import CELLS, TREASURES, WALL
from oubliette.games.dungeon_pen.squares import BLOCK, GRID, SIDE, SQUARE_CALLED, wall_squares
from oubliette.terminal.plain.boards.dungeon_pen.words import cross
from oubliette.terminal.plain.boards.words import say, whole

if TYPE_CHECKING:
    from oubliette.games.dungeon_pen.view import PenView
    from oubliette.terminal.plain.drawing import Pen

_FLOOR: Final = "·"
_LINES: Final = ("*", "o")  # the last line of each player
_OLD_LINE: Final = ":"
_SHOWN_LINE: Final = "~"  # shown, but not applied yet
_WANTED: Final = "?"  # a square among the answers
TARGET: Final = "!"

_MARGIN: Final = 5  # columns for the black die and the numbers of the rows
_BARE: Final = 2  # columns for the numbers alone
_STEPS: Final = 12  # points to sample on each piece of a line

# What can stand on a square, in the order of the legend: its name, and its signs on a wide page and on a slim one.
_LEGEND: Final = (
    ("wall", "██", "█"),
    ("sudden_wall", "%%", "%"),
    ("target", TARGET, TARGET),
    ("treasure", "T", "Tt"),
    ("cell", "(n)", "Cc"),
    ("chest", "$", "$"),
    ("potion", "♥n", "♥"),
    ("emptied", "_", "_"),
    ("buried", "%$ %♥", ""),
    ("both", "12", "="),
    ("cross", "", "1 2"),  # on a wide page, the sign in front of the players' names explains it
    ("wanted", _WANTED, _WANTED),
    ("shown_line", _SHOWN_LINE, _SHOWN_LINE),
    ("old_line", _OLD_LINE, _OLD_LINE),
)
_COVERED: Final = ("wanted", "shown_line", "old_line")  # something else may stand on all of them


@final
class SheetDrawing:
    """A sheet for one reader. `target`: the seat whose goal is marked, if any."""

    def __init__(self, view: PenView, room: int, target: int | None, wanted: Sequence[int] = ()) -> None:
        self.view = view
        self.target = target
        self.slim = room < _MARGIN + 2 * SIDE
        self.margin = _MARGIN if room >= _MARGIN + SIDE else _BARE
        self.step = 1 if self.slim else 2
        self.width = self.margin + self.step * SIDE
        self.names: set[str] = set()  # the names of the signs drawn so far
        self.rows_drawn = self._drawn(wanted)

    def rows(self) -> list[str]:
        """The sheet, with the names and dice of rows and columns."""
        letters = [chr(65 + column) for column in range(SIDE)]
        dice = [_bracket(column, "/", "\\") for column in range(SIDE)]
        gap, margin = " " * (self.step - 1), " " * self.margin
        drawn = [(margin + gap.join(signs)).rstrip() for signs in (dice, letters)]
        for row, signs in enumerate(self.rows_drawn):
            die = f"{_bracket(row, '/', chr(92))} " if self.margin == _MARGIN else ""
            drawn.append(f"{die}{row + 1:2}{' ' * (self.margin == _MARGIN)}{''.join(signs)}".rstrip())
        return drawn

    def legend(self, pen: Pen) -> str:
        """The meanings of the signs drawn."""
        entries = [
            whole(f"{slim if self.slim else wide} {say(pen, name)}")
            for name, wide, slim in _LEGEND
            if (slim if self.slim else wide) and (self._shows(wide) if name in _COVERED else name in self.names)
        ]
        for seat, sign in enumerate(_LINES):
            if self._shows(sign):
                entries.append(whole(f"{sign} {say(pen, 'line', cross=cross(seat))}"))
        entries.append(whole(say(pen, "dice") if self.margin == _MARGIN else say(pen, "red_die")))
        return ", ".join(entries)

    def _drawn(self, wanted: Sequence[int]) -> list[list[str]]:
        rows = [[_FLOOR, *" " * (self.step - 1)] * SIDE for _ in range(SIDE)]
        for sign, points in self._lines():
            for x, y in _along(points):
                column, row = min(int(x * self.step), self.step * SIDE - 1), min(int(y), SIDE - 1)
                rows[row][column] = sign
        for square in wanted:
            self._put(rows, square, "wanted", _WANTED, _WANTED)
        self._pictures(rows)
        self._walls(rows)
        self._crosses(rows)
        return rows

    def _lines(self) -> Iterator[tuple[str, Sequence[float]]]:
        """Draw old lines first, then each player's last one, the latest on top; then the shown line."""
        strokes = self.view["strokes"]
        last = {stroke["seat"]: place for place, stroke in enumerate(strokes)}
        for stroke in [stroke for place, stroke in enumerate(strokes) if last[stroke["seat"]] != place]:
            yield _OLD_LINE, stroke["points"]
        for place in sorted(last.values()):
            yield _LINES[strokes[place]["seat"]], strokes[place]["points"]
        if self.view["shown"]:
            yield _SHOWN_LINE, self.view["shown"]["points"]

    def _shows(self, sign: str) -> bool:
        return any(sign in row for row in self.rows_drawn)

    def _pictures(self, rows: list[list[str]]) -> None:
        """Draw what is printed on the sheet besides walls."""
        players = self.view["players"]
        for square in range(GRID.size):
            mark = self._mark(square)
            if mark in TREASURES:
                seat = TREASURES.index(mark)
                if players[1 - seat]["carrying"]:
                    self._put(rows, square, "emptied", f"_{seat + 1}", "_")
                elif self.target == 1 - seat:
                    self._put(rows, square, "target", f"T{TARGET}", TARGET)
                else:
                    self._put(rows, square, "treasure", f"T{seat + 1}", mark)
            elif mark in CELLS:
                seat = CELLS.index(mark)
                aimed = self.target == seat and players[seat]["carrying"]
                sign = TARGET if aimed else str(seat + 1)
                left = square % SIDE == 0 or self._mark(square - 1) != mark
                name, slim = ("target", TARGET) if aimed else ("cell", mark)
                self._put(rows, square, name, f"({sign}" if left else f"{sign})", slim)
        for chest in self.view["chests"]:
            sign = "$" if chest["closed"] else "_"
            self._put(rows, SQUARE_CALLED[chest["square"]], "chest" if chest["closed"] else "emptied", sign, sign)
        for potion in self.view["potions"]:
            slim = "♥" if potion["left"] else "_"
            name = "potion" if potion["left"] or not self.slim else "emptied"
            self._put(rows, SQUARE_CALLED[potion["square"]], name, f"♥{potion['left']}", slim)

    def _walls(self, rows: list[list[str]]) -> None:
        """Draw sudden walls, with what they bury, and printed walls."""
        for ends in self.view["walls"]:
            for square in wall_squares(*ends):
                self._put(rows, square, "sudden_wall", "%%", "%")
        for sign, pictures in (("%$", self.view["chests"]), ("%♥", self.view["potions"])):
            for picture in pictures:
                if picture["covered"] and not self.slim:  # a slim page has no sign for it
                    self._put(rows, SQUARE_CALLED[picture["square"]], "buried", sign, sign)
        for square in range(GRID.size):
            if self._mark(square) == WALL:
                self._put(rows, square, "wall", "██", "█")

    def _crosses(self, rows: list[list[str]]) -> None:
        squares = [SQUARE_CALLED[one["square"]] for one in self.view["players"]]
        if squares[0] == squares[1]:
            self._put(rows, squares[0], "both", "12", "=")
            return
        for seat, square in enumerate(squares):
            self._put(rows, square, "cross", cross(seat), str(seat + 1))

    def _put(self, rows: list[list[str]], square: int, name: str, wide: str, slim: str) -> None:
        row, column = divmod(square, SIDE)
        self.names.add(name)
        rows[row][column * self.step : (column + 1) * self.step] = slim if self.slim else f"{wide:2}"

    def _mark(self, square: int) -> str:
        return self.view["rows"][square // SIDE][square % SIDE]


def _bracket(place: int, first: str, last: str) -> str:
    """A die's face in the middle of its three squares, with strokes that connect them."""
    return (first, str(place // BLOCK + 1), last)[place % BLOCK]


def _along(points: Sequence[float]) -> Iterator[tuple[float, float]]:
    """Points on a line, close enough to miss no square."""
    for place in range(0, len(points) - 3, 2):
        x, y, to_x, to_y = points[place : place + 4]
        for step in range(_STEPS + 1):
            yield x + (to_x - x) * step / _STEPS, y + (to_y - y) * step / _STEPS
