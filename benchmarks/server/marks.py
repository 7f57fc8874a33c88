"""Tic-tac-toe as the load keeps it: what every server must send after a move."""

from typing import Final, final

from benchmarks.engine.lines import LINES

EMPTY: Final = 2
NOBODY: Final = 2
OVER: Final = -1  # instead of the seat that moves next


@final
class Marks:
    """The load's own board, which follows the server's."""

    __slots__ = ("board", "free", "mover", "moves", "winner")

    def __init__(self) -> None:
        self.board = [EMPTY] * 9
        self.free = list(range(9))
        self.mover = 0
        self.moves = 0
        self.winner = NOBODY

    def mark(self, choice: int) -> int:
        """Mark one of the free cells, by its index in the list. Returns the cell."""
        cell, mover, board = self.free.pop(choice), self.mover, self.board
        board[cell] = mover
        self.moves += 1
        if any(board[a] == board[b] == board[c] == mover for a, b, c in LINES):
            self.winner = mover
        self.mover = OVER if self.winner != NOBODY or not self.free else 1 - mover
        return cell
