"""The sherpa's player, as the winner of a fight."""

from oubliette.games.dungeon_looters.fights import fight
from oubliette.kernel import listen, play
from tests.games.dungeon_looters.scenes import give, held, scene, slugs, turn_of


def test_what_the_sherpa_leaves_of_his_spoils_is_not_offered_to_him_again() -> None:
    """[loss.to_sherpa] [fight.spoils_fit] He has just said that he does not want it."""
    table = scene(("sherpa", "dwarf", "goblin"), at={"sherpa": "E5c3", "dwarf": "E5c4"})
    give(table, "dwarf", "tea_set")
    events = listen(table)

    play(fight(table, turn_of(table, "sherpa"), "dwarf"), dice=[6, 2], answers=["tea_set", ("leave", "tea_set")])

    assert held(table, "sherpa") == held(table, "dwarf") == []
    assert table.treasures.discards == ["tea_set"]
    assert slugs(events).count("loss.to_discard") == 1
