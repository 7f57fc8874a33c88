"""Our own server, which also knows tic-tac-toe: `python -m benchmarks.server.tic_tac_toe_server CONFIG` (JSON)."""

import sys

import msgspec

from benchmarks.engine.tic_tac_toe import TIC_TAC_TOE
from oubliette.games import find
from oubliette.kernel import AnyGame
from oubliette.kernel.catalogue import set_finder
from oubliette.server.config import Config
from oubliette.server.serving import serve


def find_here(game_id: str) -> AnyGame:
    """Tic-tac-toe, or a listed game."""
    return TIC_TAC_TOE if game_id == TIC_TAC_TOE.id else find(game_id)


def prepare() -> None:
    """Every process of the server does this before it looks for a game."""
    set_finder(find_here)


if __name__ == "__main__":
    prepare()
    serve(msgspec.json.decode(sys.argv[1], type=Config), "benchmarks.server.tic_tac_toe_server:prepare")
