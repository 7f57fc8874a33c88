"""A Rogue who passes a Rest or a Seer without resolving it."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.exploration import resolve_rooms
from oubliette.games.mini_rogue.state import MOVE, Hero, Table
from oubliette.kernel import listen, play
from tests.games.mini_rogue.coop_scenes import a_pair, enter, share
from tests.games.mini_rogue.moments import turns, waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, slugs

EVASION = ("skill", "evasion")


def before(hero: Hero, room: str) -> Table:
    """A hero at the Entrance, a resolved tomb, with this room face up on the right."""
    table = a_table(hero, card_set="pnp_plus")
    enter(table, hero, 0, "tomb")
    table.grid[1], table.grid[3] = room, "treasure"
    table.rooms.take(room)
    table.rooms.take("treasure")
    hero.resolved, table.phase = True, MOVE
    return table


@pytest.mark.parametrize("room", ["rest", "seer"])
def test_an_evaded_rest_turns_my_card_up_at_the_moment_of_entering(room: str) -> None:
    """[ruling.evaded_rest_refreshes] The room is not resolved, and Evasion may be used again after it."""
    rogue = a_hero("rogue")
    table = before(rogue, room)
    events = listen(table)
    play(turns(table, 2), answers=[EVASION, "right"])
    assert (rogue.ready, rogue.resolved, rogue.evading) == (True, False, False)
    assert slugs(events)[-3:] == ["explore.enter", "skill.refresh_moments", "skill.evaded"]
    assert EVASION in waiting(GAME.turn(table), dice=["shrine", "hunter"]).options


def test_any_other_evaded_room_leaves_my_card_face_down() -> None:
    """[ruling.evaded_rest_refreshes]"""
    rogue = a_hero("rogue")
    table = before(rogue, "shrine")
    play(turns(table, 2), answers=[EVASION, "right"])
    assert not rogue.ready


def test_evasion_used_on_the_rest_itself_comes_after_the_entering() -> None:
    """[ruling.evaded_rest_refreshes] [ruling.evasion_window] The card was face up then, and is face down now."""
    rogue = a_hero("rogue")
    table = a_table(rogue)
    share(table, "rest")
    play(resolve_rooms(table), answers=[EVASION])
    assert not rogue.ready


def test_of_two_the_rogue_passes_the_rest_and_the_mage_rests() -> None:
    """[ruling.evaded_rest_refreshes] [ruling.coop_evaded_room] Both cards are face up."""
    table, rogue, mage = a_pair()
    rogue.evading = True
    share(table, "rest")
    play(resolve_rooms(table), answers=["rest_heal"])
    assert (rogue.ready, mage.ready, mage.hp) == (True, True, 12)
