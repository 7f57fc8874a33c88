"""Closed inventories: only counts are shown, until somebody looks, uses or loses. Rulebook: hidden information."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from oubliette.games.dungeon_looters.abilities import drain, tidy
from oubliette.games.dungeon_looters.cards import play_card
from oubliette.games.dungeon_looters.chests import force_chest, pick_chest
from oubliette.games.dungeon_looters.doors import force_door, pick_door
from oubliette.games.dungeon_looters.geometry import SQUARE_CALLED
from oubliette.games.dungeon_looters.movement import move
from oubliette.games.dungeon_looters.odds import odds
from oubliette.games.dungeon_looters.state import Table
from oubliette.games.dungeon_looters.traps import disarm
from oubliette.kernel import SPECTATOR, Rule, Value, listen, play
from tests.games.dungeon_looters.bag_scenes import attack, bag_seen, facts_of, places_in, seen
from tests.games.dungeon_looters.scenes import (
    Rooms,
    chest,
    give,
    hand,
    held,
    lock,
    looter,
    main_of,
    place,
    scene,
    slugs,
    told,
    trap,
    turn_of,
)

TRIO = ("dwarf", "goblin", "lich")
SIDE_BY_SIDE = {"dwarf": "E5c3", "goblin": "E5d3", "lich": "E5b3"}
HALLS: Rooms = {"E5": ("great_hall", 0), "F5": ("great_hall", 0)}
B2 = SQUARE_CALLED["E5b2"]


def closed(archetypes: tuple[str, ...] = TRIO, rooms: Rooms = HALLS, **at: str) -> Table:
    return scene(archetypes, rooms, at or SIDE_BY_SIDE, open_inventories=False)


# Counts


def test_of_a_closed_bag_the_types_are_shown() -> None:
    """[ruling.closed_inventories] Purse, normal, heavy, massive; the owner sees what he has."""
    table = closed()
    give(table, "dwarf", "small_change", "statue", "chalice", "gold_ingot", "almost_ruby")
    types = [
        "some_purse",
        "some_purse",
        "some_normal",
        "some_heavy",
        "some_massive",
    ]  # the order reveals nothing
    own = ["small_change", "statue", "chalice", "gold_ingot", "almost_ruby"]
    assert bag_seen(table, "dwarf") == [own, types, types, types]


def test_values_places_and_movement_are_hidden_the_load_is_not() -> None:
    """[ruling.closed_inventories] Boots may be in there; who is overloaded is no secret."""
    table = closed()
    give(table, "goblin", *["gold_ingot"] * 3, "league_boots")
    for seat in (0, 2, SPECTATOR):
        shown = seen(table, "goblin", seat)
        assert (shown["value"], shown["bag"], shown["movement"], shown["overloaded"]) == (None, None, None, True)
    own = seen(table, "goblin", 1)
    assert (own["value"], len(places_in(own)), own["movement"]) == (2650, 4, 5)


def test_treasures_from_a_chest_are_seen_by_the_player_who_opens_it() -> None:
    """[ruling.closed_inventories] The others are told how many."""
    table = closed(dwarf="E5e5", goblin="E5b3")
    chest(table, "E5b2", "chest_shoebox")
    events = listen(table)
    play(pick_chest(table, looter(table, "goblin"), B2), dice=[5, "chalice", "statue"], answers=["done"])
    for slug in ("chest.draw_treasures", "inventory.take_choice"):
        shown = [facts_of(events, slug, seat)[0]["objects"] for seat in (0, 1, 2, SPECTATOR)]
        assert shown == ["hidden", ("chalice", "statue"), "hidden", "hidden"]
        assert facts_of(events, slug, 0)[0]["count"] == 2
    assert bag_seen(table, "goblin")[0] == ["some_normal", "some_massive"]


def test_with_open_bags_nothing_of_it_is_hidden() -> None:
    """[ruling.closed_inventories] Option open_inventories: yes."""
    table = scene(TRIO, HALLS, SIDE_BY_SIDE)
    give(table, "goblin", "chalice", "statue")
    events = listen(table)
    attack(table, "dwarf", "goblin", [6, 2], ["chalice", "done"])
    assert bag_seen(table, "goblin") == [["statue"]] * 4
    assert "ruling.chooser_looks" not in slugs(events)
    assert facts_of(events, "fight.spoils", 2)[0]["objects"] == ("chalice",)


# Who chooses looks


def test_the_winner_of_a_fight_looks_into_the_bag() -> None:
    """[ruling.chooser_looks] [fight.spoils] He sees it all, the third player nothing."""
    table = closed()
    give(table, "goblin", "chalice", "statue")
    events = listen(table)
    attack(table, "dwarf", "goblin", [6, 2], ["chalice", "done"])
    assert [len(facts_of(events, "ruling.chooser_looks", seat)) for seat in (0, 1, 2, SPECTATOR)] == [1, 0, 0, 0]
    assert facts_of(events, "ruling.chooser_looks", 0)[0]["objects"] == ("chalice", "statue")
    assert bag_seen(table, "goblin") == [["statue"], ["statue"], ["some_massive"], ["some_massive"]]
    assert bag_seen(table, "dwarf") == [["chalice"], ["chalice"], ["some_normal"], ["some_normal"]]
    objects = [facts_of(events, "fight.spoils", seat)[0]["objects"] for seat in (0, 1, 2, SPECTATOR)]
    assert objects == [("chalice",), ("chalice",), "hidden", "hidden"]


def test_he_looks_even_if_he_takes_nothing() -> None:
    """[ruling.chooser_looks] What he saw he knows."""
    table = closed()
    give(table, "goblin", "chalice", "statue")
    attack(table, "dwarf", "goblin", [6, 2], ["nothing"])
    assert bag_seen(table, "goblin")[0] == ["chalice", "statue"]


def test_the_lich_looks_when_she_chooses_and_not_when_the_victim_does() -> None:
    """[ruling.chooser_looks] [lich.drain] On 5 and 6; on 2 to 4 she sees what she is given."""
    for face, seen_by_lich in ((5, ["statue"]), (3, ["some_massive"])):
        table = closed()
        give(table, "goblin", "chalice", "statue")
        play(drain(table, turn_of(table, "lich"), "goblin"), dice=[face], answers=["chalice", "done"])
        assert bag_seen(table, "goblin")[2] == seen_by_lich
        assert bag_seen(table, "lich") == [["some_normal"], ["chalice"], ["chalice"], ["some_normal"]]


def test_a_player_who_is_bribed_sees_the_bribe_only() -> None:
    """[merchant.bribe] [ruling.chooser_looks] The merchant chooses."""
    table = closed(("dwarf", "merchant", "lich"), dwarf="E5c3", merchant="E5d3")
    give(table, "merchant", "chalice", "statue")
    events = listen(table)
    attack(table, "dwarf", "merchant", [], ["chalice", "done"])
    assert bag_seen(table, "merchant")[0] == ["some_massive"]
    assert bag_seen(table, "dwarf") == [["chalice"], ["chalice"], ["some_normal"], ["some_normal"]]
    assert facts_of(events, "merchant.bribe", 2)[0]["object"] == "hidden"


# Who uses a tool shows it


Use = tuple[str, str, Rule[None], Table, Sequence[Value], Sequence[Value]]


def tool_users() -> list[Use]:
    """(archetype, tool, rule that uses it, script)."""
    found: list[Use] = []
    table = closed()
    lock(table, "E5-F5")
    found.append(("goblin", "lockpicks", pick_door(table, looter(table, "goblin"), "E5-F5"), table, (1,), ()))
    table = closed()
    lock(table, "E5-F5")
    found.append(("dwarf", "crowbar", force_door(table, looter(table, "dwarf"), "E5-F5"), table, (5,), ()))
    table = closed()
    chest(table, "E5b2", "chest_royal")
    found.append(("goblin", "lockpicks", pick_chest(table, looter(table, "goblin"), B2), table, (2,), ()))
    table = closed()
    chest(table, "E5b2", "chest_dragon")
    dice = (1, 1, 1, 1, 1)
    found.append(("dwarf", "crowbar", force_chest(table, looter(table, "dwarf"), B2), table, dice, ()))
    table = closed()
    trap(table, "E5c2", "decoy", layer="lich")
    square = SQUARE_CALLED["E5c2"]
    found.append(("dwarf", "trap_tongs", disarm(table, turn_of(table, "dwarf"), square), table, (2,), ()))
    table = closed()
    rule = move(table, turn_of(table, "goblin"), sprinting=False)
    found.append(("goblin", "league_boots", rule, table, (), ("stop",)))
    return found


@pytest.mark.parametrize("number", range(6))
def test_a_player_who_uses_a_tool_shows_it(number: int) -> None:
    """[ruling.used_is_shown] [inventory.bonus] Picking, forcing, disarming and moving; other objects stay hidden."""
    who, tool, rule, table, dice, answers = tool_users()[number]
    give(table, who, "chalice", tool)
    events = listen(table)
    play(rule, dice=dice, answers=answers)
    for objects in bag_seen(table, who):
        assert objects in ([tool, "some_normal"], ["chalice", tool])
    assert bag_seen(table, who)[SPECTATOR] == [tool, "some_normal"]
    assert told(events, "ruling.used_is_shown")[0].facts["object"] == tool


def test_both_fighters_show_their_clubs() -> None:
    """[ruling.used_is_shown] Before the dice, whoever wins."""
    table = closed()
    give(table, "dwarf", "nailed_club", "chalice")
    give(table, "goblin", "nailed_club", "statue")
    attack(table, "dwarf", "goblin", [6, 2], ["nothing"])
    assert bag_seen(table, "dwarf")[2] == ["nailed_club", "some_normal"]
    assert bag_seen(table, "goblin")[2] == ["nailed_club", "some_massive"]


def test_a_tool_that_is_no_use_here_stays_hidden() -> None:
    """[ruling.used_is_shown] Lockpicks and boots in a fight."""
    table = closed()
    give(table, "dwarf", "lockpicks", "league_boots")
    attack(table, "dwarf", "goblin", [6, 2])
    assert bag_seen(table, "dwarf")[2] == ["some_normal", "some_normal"]


def test_the_odds_count_only_tools_that_one_knows_of() -> None:
    """[ruling.closed_inventories] The club in the other's bag is a surprise; one's own is not."""
    table = closed(goblin="E5d3", dwarf="E5c3")
    give(table, "goblin", "nailed_club")
    before = odds(table, turn_of(table, "dwarf"))["goblin_chance"]
    looter(table, "goblin").loot.clear()
    assert odds(table, turn_of(table, "dwarf"))["goblin_chance"] == before
    give(table, "dwarf", "nailed_club")
    assert odds(table, turn_of(table, "dwarf"))["goblin_chance"] != before


# What lies open


def test_what_is_lost_is_shown() -> None:
    """[ruling.closed_inventories] [loss.to_sherpa] The pack of the sherpa is open, and so is the discard."""
    table = closed(dwarf="E5c3", sherpa="E5a1")
    give(table, "dwarf", "chalice", "statue")
    play(main_of(table, "dwarf"), answers=["drop", "chalice", "end_turn"])
    assert held(table, "sherpa") == ["chalice"]
    assert bag_seen(table, "dwarf")[1] == ["some_massive"]


def test_what_a_sherpa_player_picks_up_everybody_has_seen() -> None:
    """[ruling.closed_inventories] [ability.sherpa_scavenger] Unlike the rest of his bag."""
    table = closed(("dwarf", "sherpa", "lich"), dwarf="E5c3", sherpa="E5a1")
    give(table, "sherpa", "portrait")
    give(table, "dwarf", "chalice")
    play(main_of(table, "dwarf"), answers=["drop", "chalice", "accept", "done", "end_turn"])
    others = ["chalice", "some_normal"]
    assert bag_seen(table, "sherpa") == [others, ["portrait", "chalice"], others, others]


def test_tax_collectors_and_trolls_work_in_the_open() -> None:
    """[ruling.closed_inventories] [card.tax_collector] [troll.tidy] What is taken or tidied is shown."""
    table = closed(("troll", "goblin", "lich"), troll="E5b3", goblin="E5e5")
    give(table, "troll", "chalice", "statue", "tea_set")
    chest(table, "E5b2", "chest_big", "black")
    hand(table, "goblin", "tax_collector")
    events = listen(table)
    play(play_card(table, looter(table, "goblin"), "tax_collector"))
    assert facts_of(events, "card.tax_collector", SPECTATOR)[0]["object"] == "chalice"
    play(tidy(table, looter(table, "troll"), B2), answers=["tea_set", "done"])
    assert facts_of(events, "troll.tidy", SPECTATOR)[0]["objects"] == ("tea_set",)
    assert bag_seen(table, "troll")[1] == ["some_massive"]
    place(table, "troll", "E5e1")
    place(table, "goblin", "E5b3")
    play(pick_chest(table, looter(table, "goblin"), B2), dice=[6], answers=["done"])
    assert bag_seen(table, "goblin") == [["tea_set"]] * 4


def test_the_neutral_sherpa_takes_in_the_open() -> None:
    """[sherpa.neutral_pack] [fight.neutral_sherpa_wins] Which it was is told to all."""
    table = closed(dwarf="E5c3", sherpa="E5d3")
    give(table, "dwarf", "chalice", "statue")
    events = listen(table)
    attack(table, "dwarf", "sherpa", [2, 4])
    assert facts_of(events, "fight.neutral_sherpa_wins", SPECTATOR)[0]["object"] == "statue"
    assert table.pack[0].known == table.everybody


def test_where_a_hidden_object_lay_in_the_bag_tells_nothing() -> None:
    """[ruling.closed_inventories] After a loss nobody can tell by a gap which of the hidden ones went."""
    bags = []
    for first, second in (("chalice", "statue"), ("statue", "chalice")):
        table = closed()
        give(table, "dwarf", first, "gold_ingot", second)
        bags.append(bag_seen(table, "dwarf")[1])
    assert bags[0] == bags[1] == ["some_normal", "some_heavy", "some_massive"]


def test_of_two_alike_the_one_that_others_know_leaves_the_bag() -> None:
    """[ruling.closed_inventories] Else the others would learn that there was a second one."""
    table = closed()
    give(table, "dwarf", "chalice", "chalice")
    dwarf = looter(table, "dwarf")
    dwarf.loot[0] = dwarf.loot[0].known_to(dwarf.loot[0].known | looter(table, "goblin").bit)
    assert bag_seen(table, "dwarf")[1] == ["chalice", "some_normal"]
    play(main_of(table, "dwarf"), answers=["drop", "chalice", "end_turn"])
    assert bag_seen(table, "dwarf")[1] == ["some_normal"]
