"""Tic-tac-toe on our kernel, written like any game of this project: it emits events and has no secrets.

It is here because it is for measuring only; we do not offer it as a game.
"""

from __future__ import annotations

from typing import Final, final

from benchmarks.engine.lines import PAIRS
from oubliette.kernel import Ask, Game, Result, Rule, Settings, State, View

EMPTY: Final = 2
NOBODY: Final = 2

# The results, by the seat that wins, made once: a finished match need not make its own.
WON: Final = (Result("win.line", (1, 2), (1, 0)), Result("win.line", (2, 1), (0, 1)))
DRAWN: Final = Result("draw.full", (2, 2), (0, 0))


@final
class Table(State):
    """Nine cells, each empty or marked by a seat."""

    __slots__ = ("board", "free", "mover", "winner")

    def __init__(self) -> None:
        self.board = [EMPTY] * 9
        self.free = [0, 1, 2, 3, 4, 5, 6, 7, 8]
        self.mover = 0
        self.winner = NOBODY

    def clone(self) -> Table:
        """Copy field by field."""
        twin = Table.__new__(Table)
        twin.board = self.board[:]
        twin.free = self.free[:]
        twin.mover = self.mover
        twin.winner = self.winner
        return twin


@final
class TicTacToe(Game[Table, View]):
    """Two seats, three in a row."""

    def table(self, seats: int, settings: Settings) -> Table:
        return Table()

    def set_up(self, table: Table) -> Rule[None]:
        """Nothing is dealt."""
        yield from ()

    def turn(self, table: Table) -> Rule[None]:
        """Mark a free cell; three in a row win. [mark.cell]"""
        mover, board = table.mover, table.board
        # Asked even when one cell is left: the other engines count that mark as a decision, so it must be one here.
        cell = yield from Ask(mover, "mark.cell", table.free[:]).always()
        board[cell] = mover
        table.free.remove(cell)
        table.tell("mark.cell", seat=mover, cell=cell)
        for a, b in PAIRS[cell]:
            if board[a] == mover and board[b] == mover:
                table.winner = mover
                break
        table.mover = 1 - mover

    def result(self, table: Table) -> Result | None:
        winner = table.winner
        if winner != NOBODY:
            return WON[winner]
        return None if table.free else DRAWN

    def view(self, table: Table, seat: int) -> View:
        return {"board": table.board[:], "mover": table.mover}


TIC_TAC_TOE: Final = TicTacToe("tic_tac_toe", version=1, seats=range(2, 3), longest=9)
