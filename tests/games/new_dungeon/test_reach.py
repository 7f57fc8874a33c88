"""Ways to distant spaces, for players who click on a space instead of walking step by step."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.ambush import ambush
from oubliette.games.new_dungeon.state import Table
from oubliette.kernel import Ask, Value, Way, listen
from tests.games.new_dungeon.fights import before
from tests.games.new_dungeon.scenes import asked, at, clear, hero, leave, move_to, put_monster, table, turn_of


def ways(on: Table, *answers: Value) -> dict[str, list[str]]:
    """By destination: the spaces on the way to it."""
    found = GAME.ways(on, asked(turn_of(on), *answers))
    return {way.place: _spaces(found, way) for way in found}


def _spaces(found: Sequence[Way], way: Way) -> list[str]:
    before = [] if way.after < 0 else _spaces(found, found[way.after])
    return [*before, str(way.answer)]


def test_a_warrior_can_point_at_whatever_is_five_spaces_away() -> None:
    """[move.allowance] From the Main Staircase north to the crossing, and on."""
    reached = ways(table(hero("warrior")))
    assert reached["K109"] == ["K109"]
    assert reached["K105"] == ["K109", "K105"]
    assert reached["R102"] == ["K109", "K105", "K104", "K103", "R102"]
    assert "R101" not in reached
    assert max(len(way) for way in reached.values()) == 5
    assert "MAIN" not in reached


def test_the_nearest_come_first_and_each_space_once() -> None:
    found = GAME.ways(laid := table(hero("elf")), asked(turn_of(laid)))
    lengths = [len(_spaces(found, way)) for way in found]
    assert lengths == sorted(lengths)
    assert len({way.place for way in found}) == len(found)


def test_every_way_can_be_walked_step_by_step() -> None:
    """Each step of a way is an option of the question after the step before."""
    for place, way in ways(table(hero("dwarf", at="K105"))).items():
        rule = turn_of(table(hero("dwarf", at="K105")))
        ask = next(rule)
        for step in way[:-1]:
            ask = rule.send(step)
            assert ask.prompt == "decide.step"
        assert place in ask.options


def test_no_way_leads_through_a_monster() -> None:
    """[move.monster_stops] Through the chamber it would be shorter."""
    laid = table(hero("warrior", at="K109"))
    reached = ways(laid)
    guarded = {place for place in reached if laid.monsters and place[0] in "RC"}
    assert guarded
    assert all(not guarded & set(way[:-1]) for way in reached.values())


def test_a_cleared_chamber_is_a_short_cut() -> None:
    """[move.cleared_free] From one side of the Guard Hall to the other."""
    laid = table(hero("warrior", at="K106"))
    assert len(ways(laid)["K118"]) > 2
    clear(laid, "C11")
    assert ways(laid)["K118"] == ["C11", "K118"]


def test_secret_doors_are_no_way_without_the_card() -> None:
    """[secret.roll] [item.secret_door_card]"""
    laid = table(hero("warrior", at="K118"))
    assert "R110" not in ways(laid)
    laid = table(hero("warrior", at="K118", treasures=["secret_door_card"]))
    assert ways(laid)["R110"] == ["R110"]


def test_spaces_that_were_used_up_are_not_there_any_more() -> None:
    laid = table(hero("warrior"))
    assert max(len(way) for way in ways(laid, "K109", "K105", "K104").values()) == 2


def test_a_hero_who_flees_runs_past_no_monster() -> None:
    """[ruling.flight]"""
    thief = hero("thief", at="K105")
    laid = table(thief, hero("warrior", at="K105", treasures=["sack_500", "sack_250"]))
    move_to(thief, "K105")
    ask = asked(turn_of(laid), "stop", ("ambush", "aldric"), 6, 6, "sack_500")
    assert ask.prompt == "decide.flight"
    reached = {way.place for way in GAME.ways(laid, ask)}
    assert "MAIN" in reached
    assert not [place for place in reached if place[0] in "RC"]


def test_no_way_of_a_flight_leads_over_a_space_that_was_used() -> None:
    """[ambush.flight] Over K109 he gets to MAIN: neither of them is in reach again, nor K105, where the ambush was."""
    laid = table(hero("thief", at="K105"), hero("warrior", at="K105", treasures=["pearl"]))
    ask = asked(turn_of(laid), "stop", ("ambush", "aldric"), 6, 6, "K109")
    reached = {way.place for way in GAME.ways(laid, ask)}
    assert not reached & {"K105", "K109", "MAIN"}
    assert "K125" in reached


def test_every_way_of_a_flight_can_be_walked() -> None:
    """[ambush.flight] A single possible step is no question: answer only the questions that come up."""

    def robbed() -> Table:
        laid = table(hero("thief", at="K105"), hero("warrior", at="K105", treasures=["pearl"]))
        clear(laid, "R102", "C11")
        leave(laid, "K107", "sack_250")
        return laid

    begun = (6, 6)
    laid = robbed()
    found = GAME.ways(laid, asked(ambush(laid, *laid.heroes), *begun))
    assert len(found) > 10
    assert {"K107", "R102"} <= {way.place for way in found}
    for way in found:
        laid = robbed()
        with suppress(StopIteration):  # the flight is over
            assert asked(ambush(laid, *laid.heroes), *begun, *_spaces(found, way)).prompt == "decide.flight"
        assert at(laid.heroes[0]) == way.place


def test_other_questions_lead_nowhere() -> None:
    """Neither how to attack nor which room to look into is a question about a step."""
    laid = table(hero("wizard", at="R101", spells=["fireball", "lightning"]))
    put_monster(laid, "R101", "goblins")
    ask = asked(turn_of(laid), "stop")
    assert ask.prompt == "decide.attack_mode"
    assert GAME.ways(laid, ask) == []
    assert GAME.ways(laid, Ask(0, "decide.crystal_room", ["R101"])) == []


def test_people_are_told_what_each_kind_of_attack_needs() -> None:
    """Goblins: green 5, yellow 2, grey 6. Simulations do not compute these figures."""
    laid = table(hero("wizard", at="R101", spells=["fireball", "lightning"]))
    put_monster(laid, "R101", "goblins")
    assert "needed" not in (asked(turn_of(laid), "stop").facts or {})
    listen(laid)
    facts = asked(turn_of(laid), "stop").facts or {}
    assert [facts[name] for name in ("needed", "fireball_needed", "lightning_needed")] == [5, 2, 6]


def test_a_player_who_asks_for_help_is_told_what_it_would_change() -> None:
    """[coop.bonus] [coop.thief_red] An Ogre has green 8, red 6: helped, a thief reads red and adds 1."""
    laid = before("ogre", hero("thief"), hero("dwarf"))
    listen(laid)
    rule = turn_of(laid)
    asker = asked(rule, "stop").facts or {}
    assert (asker["needed"], asker["needed_with_help"]) == (8, 5)
    helper = rule.send(("invite", "grunda", 1)).facts or {}
    assert (helper["needed"], helper["needed_with_help"]) == (8, 5)
