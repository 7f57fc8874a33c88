"""How a worker process learns of games that are in no list."""

from oubliette.games import find
from oubliette.kernel import AnyGame
from oubliette.kernel.catalogue import look_in
from tests.samples.duel import DUEL


def know_the_duel() -> None:
    look_in(_find)


def _find(game_id: str) -> AnyGame:
    return DUEL if game_id == DUEL.id else find(game_id)
