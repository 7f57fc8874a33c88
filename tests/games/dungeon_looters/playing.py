"""Playing game-master cards from hand: for the scenarios about what they do."""

from oubliette.games.dungeon_looters.cards import play_card, playable
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import Value, play
from tests.games.dungeon_looters.scenes import hand, looter, offered

TWO_HALLS = {"E5": ("great_hall", 0), "F5": ("great_hall", 0)}
THREE = ("dwarf", "goblin", "lich")
ALL_IN = {"dwarf": "E5c3", "goblin": "F5c3", "lich": "F5a1"}


def use(table: Table, archetype: str, card: str, *answers: Value) -> None:
    """He has it and plays it."""
    hand(table, archetype, card)
    assert play(play_card(table, looter(table, archetype), card), answers=answers)


def targets(table: Table, archetype: str, card: str) -> set[Value]:
    """At what it may be aimed, if it may be played at all."""
    hand(table, archetype, card)
    one = looter(table, archetype)
    if card not in playable(table, one):
        return set()
    return set(offered(play_card(table, one, card))) - {"back"}
