"""The board of the game, as data/board.txt draws it."""

from __future__ import annotations

from importlib import resources
from typing import Final

from oubliette.games.new_dungeon.board_file import read_board
from oubliette.games.new_dungeon.spaces import Board


def _load() -> Board:
    file = resources.files("oubliette.games.new_dungeon").joinpath("data", "board.txt")
    return read_board(file.read_text(encoding="utf-8"), "new_dungeon/data/board.txt")


BOARD: Final = _load()
MAIN: Final = BOARD.main  # the Main Staircase
