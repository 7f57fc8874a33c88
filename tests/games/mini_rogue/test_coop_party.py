"""Two players: their characters, their common stock, the lead, the way down, the common end."""

import pytest

from oubliette import Match, Scripted
from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.coop import first_leader
from oubliette.games.mini_rogue.descent import descend
from oubliette.games.mini_rogue.exploration import resolve_rooms
from oubliette.games.mini_rogue.preparation import prepare
from oubliette.games.mini_rogue.set_up import set_up as set_up_party
from oubliette.games.mini_rogue.state import DESCENT, PREPARATION, Table
from oubliette.kernel import SPECTATOR, GameOver, Result, Value, listen, play, set_up
from tests.games.mini_rogue.coop_scenes import LEADER, SECOND, a_pair, overhear, seats, share
from tests.games.mini_rogue.scenes import a_hero, a_table, slugs


def an_empty_table(**options: str) -> Table:
    return GAME.table(2, set_up(GAME, 2, options).settings)


def test_each_of_us_chooses_a_character_of_our_own() -> None:
    """[coop.one_character_each] What the first has taken is not offered to the second."""
    match = Match.start(GAME, seats=2, fate=Scripted([6, 1, "rest"]))
    assert match.ask is not None and match.ask.seat == 0
    assert list(match.ask.options) == ["mage", "rogue", "crusader", "priestess", "random"]
    match.choose("crusader")
    assert match.ask.seat == 1
    assert list(match.ask.options) == ["mage", "rogue", "priestess", "random"]
    match.choose("priestess")
    players = match.view(SPECTATOR)["players"]
    assert [player["character"] for player in players] == ["crusader", "priestess"]
    assert [(player["hp"], player["armor"]) for player in players] == [(10, 1), (13, 0)]
    assert [player["potions"] for player in players] == [[], ["holy_water"]]


def test_our_gold_and_food_go_into_one_stock() -> None:
    """[coop.shared_gold_and_food] [ruling.coop_start_pool] Rogue 5 gold, 3 food; Crusader 0 and 4: food stops at 4."""
    table = an_empty_table(character="rogue", second_character="crusader")
    play(set_up_party(table), dice=[6, 1])
    assert (table.gold, table.food) == (5, 4)


def test_the_stock_holds_no_more_gold_than_one_board() -> None:
    """[ruling.coop_start_pool] In a casual game Mage and Rogue bring 5 and 7 gold."""
    table = an_empty_table(character="mage", second_character="rogue", difficulty="casual")
    play(set_up_party(table), dice=[6, 1])
    assert (table.gold, table.food) == (10, 4)


def test_the_stock_stays_within_its_limits_whoever_adds_to_it() -> None:
    """[ruling.coop_start_pool] The second's ration finds no place any more."""
    table, _, _ = a_pair(food=3)
    share(table, "rest")
    play(resolve_rooms(table), answers=["rest_forage", "rest_forage"])
    assert table.food == 4


def test_both_draw_on_the_same_gold() -> None:
    """[coop.shared_gold_and_food] The leader spends it, so the second buys nothing and is not even asked."""
    table, leader, second = a_pair(gold=1)
    share(table, "merchant")
    questions: list[tuple[int, str]] = []
    play(overhear(resolve_rooms(table), questions), answers=[("buy", "healing_herbs", 1)])
    assert (table.gold, leader.hp, second.hp) == (0, 11, 10)
    assert questions == [(LEADER, "merchant_trade")]


@pytest.mark.parametrize(("dice", "leader"), [([5, 2], 0), ([2, 5], 1)])
def test_the_higher_die_leads(dice: list[int], leader: int) -> None:
    """[coop.leader_by_die]"""
    table, _, _ = a_pair()
    play(first_leader(table), dice=dice)
    assert table.leader == leader


def test_equal_dice_are_rolled_again_by_both() -> None:
    """[ruling.coop_leader_tie]"""
    table, _, _ = a_pair()
    play(first_leader(table), dice=[4, 4, 1, 1, 2, 3])
    assert table.leader == 1


def test_we_throw_for_the_lead_when_we_set_up() -> None:
    """[coop.leader_by_die]"""
    table = an_empty_table(character="mage", second_character="rogue")
    events = listen(table)
    play(set_up_party(table), dice=[3, 4])
    assert table.leader == 1
    assert seats(events, "coop.leader_by_die") == [1]


def test_a_single_player_throws_no_die_for_the_lead() -> None:
    """[coop.leader_by_die] It takes two."""
    table = GAME.table(1, set_up(GAME, 1, {"character": "mage"}).settings)
    events = listen(table)
    play(set_up_party(table))
    assert "coop.leader_by_die" not in slugs(events)


def test_the_lead_passes_with_every_zone() -> None:
    """[coop.leader_alternates] To the other, and back."""
    table, _, _ = a_pair(food=2)
    table.phase = DESCENT
    play(descend(table))
    assert (table.zone_number, table.leader) == (2, 1)
    play(descend(table))
    assert (table.zone_number, table.leader) == (3, 0)


def test_the_lead_stays_within_a_zone() -> None:
    """[coop.leader_alternates] From room to room nothing changes."""
    table, _, _ = a_pair()
    share(table, "trap_halls")
    play(resolve_rooms(table), dice=[5, 3, 5, 3], answers=["nothing", "nothing"])
    play(GAME.turn(table), dice=["rest", "shrine"], answers=["right", "right"])
    play(GAME.turn(table), answers=["rest_heal", "rest_heal", "nothing", "nothing"])
    assert table.leader == 0


def test_one_ration_feeds_us_both() -> None:
    """[coop.one_ration_feeds_both] [coop.descend_together] Both go down, and both turn their card up.

    [ruling.coop_search_phase_is_descent]
    """
    table, leader, second = a_pair(food=4)
    table.phase = DESCENT
    play(GAME.turn(table))
    assert table.food == 3
    assert (leader.hp, second.hp) == (10, 10)
    assert leader.ready and second.ready
    assert (table.zone_number, table.phase) == (2, PREPARATION)


def test_both_start_the_new_zone_on_its_entrance() -> None:
    """[coop.start_together] [coop.descend_together]"""
    table, leader, second = a_pair(food=1)
    leader.at = second.at = 8
    play(descend(table))
    play(prepare(table), dice=["spider_queen"])
    assert (leader.at, second.at) == (0, 0)


def test_without_food_both_go_hungry() -> None:
    """[ruling.coop_hunger_hits_both]"""
    table, leader, second = a_pair()
    leader.armor = 4
    play(descend(table))
    assert (leader.hp, second.hp) == (7, 7)
    assert table.zone_number == 2


def test_the_hunger_of_one_loses_it_for_both() -> None:
    """[coop.share_fate] [ruling.coop_hunger_hits_both] The leader lives; it does not help."""
    table, leader, second = a_pair()
    second.hp = 3
    with pytest.raises(GameOver):
        play(descend(table))
    assert (leader.hp, second.hp) == (7, 0)
    assert GAME.result(table) == Result("end.defeat_hunger", (2, 2), (0, 0))


def test_life_saves_its_owner_from_the_common_hunger() -> None:
    """[ruling.life_as_interrupt] [ruling.coop_potions_for_self_only] Nobody else is asked or healed."""
    table, leader, second = a_pair()
    leader.hp, second.hp = 4, 3
    second.potions = ["life"]
    questions: list[tuple[int, str]] = []
    play(overhear(descend(table), questions), answers=[("drink", "life")])
    assert (leader.hp, second.hp) == (1, 6)
    assert second.potions == []
    assert questions == [(SECOND, "life_interrupt")]


def test_my_life_does_not_save_you() -> None:
    """[ruling.coop_potions_for_self_only] [coop.share_fate] The partner holds it and is not asked."""
    table, leader, second = a_pair()
    leader.hp = 3
    second.potions = ["life"]
    with pytest.raises(GameOver):
        play(descend(table))
    assert leader.hp == 0
    assert second.potions == ["life"]


def test_we_win_together() -> None:
    """[coop.share_fate]"""
    table = a_table(a_hero(), a_hero("mage", seat=1), zone=10)
    table.won = True
    assert GAME.result(table) == Result("end.victory", (1, 1), (10, 10))


def test_one_person_may_play_both() -> None:
    """[coop.solo_with_two_characters] Each seat sees all that the other sees, question by question."""
    dice: list[Value] = [
        6,
        1,
        "monster_undead",
        *5 * [1, 6, 1, 6],
    ]  # a rat's den, where both miss until the Rogue is dead
    match = Match.start(GAME, seats=2, options={"character": "mage", "second_character": "rogue"}, fate=Scripted(dice))
    asked = set()
    while match.ask is not None:
        assert match.view(0) == match.view(1)
        assert match.events_for(0) == match.events_for(1)
        asked.add(match.ask.seat)
        match.choose("stop" if "stop" in match.ask.options else match.ask.options[0])
    assert asked == {0, 1}
    assert match.result == Result("end.defeat_monster", (2, 2), (0, 0))


def test_a_hero_is_named_by_its_seat() -> None:
    """[coop.one_character_each] The board of seat 1 is the second one's."""
    table = an_empty_table(character="priestess", second_character="mage")
    play(set_up_party(table), dice=[1, 2])
    assert [(hero.seat, hero.character) for hero in table.heroes] == [(0, "priestess"), (1, "mage")]
    assert [hero.seat for hero in table.party()] == [1, 0]
