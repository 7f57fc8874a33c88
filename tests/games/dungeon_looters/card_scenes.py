"""Helpers to play game-master cards from the hand."""

from oubliette.games.dungeon_looters.cards import play_card, playable
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import Value, play
from tests.games.dungeon_looters.scenes import hand, looter, offered

TWO_HALLS = {"E5": ("great_hall", 0), "F5": ("great_hall", 0)}
THREE = ("dwarf", "goblin", "lich")
ALL_IN = {"dwarf": "E5c3", "goblin": "F5c3", "lich": "F5a1"}


def use(table: Table, archetype: str, card: str, *answers: Value) -> None:
    """Give him a card and play it."""
    hand(table, archetype, card)
    assert play(play_card(table, looter(table, archetype), card), answers=answers)


def targets(table: Table, archetype: str, card: str) -> set[Value]:
    """The legal targets of a card; none if he cannot play it."""
    hand(table, archetype, card)
    one = looter(table, archetype)
    if card not in playable(table, one):
        return set()
    return set(offered(play_card(table, one, card))) - {"back"}
