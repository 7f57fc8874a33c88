"""Two players trade: gifts, swaps, refusals, and what no hand may hold."""

from oubliette.games.mini_rogue.coop import possible_offers, trade
from oubliette.games.mini_rogue.exploration import resolve_rooms
from oubliette.games.mini_rogue.state import MOVE, Hero
from oubliette.kernel import Value, listen, play
from tests.games.mini_rogue.coop_scenes import LEADER, SECOND, a_pair, enter, overhear, seats, share
from tests.games.mini_rogue.moments import waiting
from tests.games.mini_rogue.scenes import slugs


def armed(hero: Hero, weapon: str = "longsword", feats: int = 2) -> None:
    hero.objects.append("arsenal")
    hero.weapon, hero.free_feats = weapon, feats


def test_after_a_shared_room_we_may_trade() -> None:
    """[coop.trade_after_room] The leader is asked first, when both have resolved the room."""
    table, leader, second = a_pair()
    leader.potions = ["fire"]
    share(table, "rest")
    questions: list[tuple[int, str]] = []
    play(
        overhear(resolve_rooms(table), questions),
        answers=["rest_heal", "rest_heal", ("give", "fire"), "accept"],
    )
    assert questions == [
        (LEADER, "rest_action"),
        (SECOND, "rest_action"),
        (LEADER, "coop_trade"),
        (SECOND, "coop_answer"),
    ]
    assert (leader.potions, second.potions) == ([], ["fire"])
    assert table.phase == MOVE


def test_apart_we_cannot_trade() -> None:
    """[ruling.coop_trade_same_room_only] Both have something to give, and nobody is asked."""
    table, leader, second = a_pair()
    leader.armor, second.armor = 2, 1
    enter(table, leader, 1, "rest")
    enter(table, second, 3, "shrine")
    questions: list[tuple[int, str]] = []
    play(overhear(resolve_rooms(table), questions), dice=[6], answers=["rest_heal"])
    assert questions == [(LEADER, "rest_action")]


def test_potions_armor_and_objects_can_be_given_in_any_amount() -> None:
    """[coop.trade_after_room] [ruling.coop_trade_same_room_only] HP and XP cannot; gold and food are common anyway.

    [coop.shared_gold_and_food]
    """
    _, leader, second = a_pair(gold=10, food=4)
    leader.hp, leader.xp, leader.armor = 20, 20, 3
    leader.potions = ["fire", "life"]
    armed(leader)
    assert possible_offers(leader, second) == [
        ("give", "fire"),
        ("give", "life"),
        ("give_armor", 1),
        ("give_armor", 2),
        ("give_armor", 3),
        ("give", "arsenal"),
    ]
    assert possible_offers(second, leader) == []


def test_several_gifts_may_follow_each_other() -> None:
    """[coop.trade_after_room] Both potions and an armor point, until nobody has anything more to propose."""
    table, leader, second = a_pair()
    leader.potions, leader.armor = ["fire", "frost"], 1
    gifts: list[Value] = [("give", "fire"), ("give", "frost"), ("give_armor", 1)]
    answers: list[Value] = []
    for gift in gifts:
        answers += [gift, "accept"]
    play(trade(table), answers=answers)
    assert (leader.potions, leader.armor) == ([], 0)
    assert (second.potions, second.armor) == (["fire", "frost"], 1)


def test_armor_points_change_hands() -> None:
    """[coop.trade_after_room] Two of three."""
    table, leader, second = a_pair()
    leader.armor = 3
    play(trade(table), answers=[("give_armor", 2), "accept", "nothing"])
    assert (leader.armor, second.armor) == (1, 2)


def test_nobody_is_given_more_armor_than_the_board_holds() -> None:
    """[coop.limits_after_trade]"""
    _, leader, second = a_pair()
    leader.armor, second.armor = 3, 2
    assert possible_offers(leader, second) == [("give_armor", 1), ("give_armor", 2)]
    second.armor = 4
    assert possible_offers(leader, second) == []


def test_full_hands_swap_or_throw_something_away() -> None:
    """[coop.limits_after_trade] [potion.may_discard_for_new] Two potions are the limit when the trade ends."""
    table, leader, second = a_pair()
    leader.potions, second.potions = ["fire"], ["frost", "poison"]
    swaps = [("swap", "fire", "frost"), ("swap", "fire", "poison")]
    assert possible_offers(leader, second) == [("give", "fire"), *swaps]
    play(trade(table), answers=[("give", "fire"), "accept", ("replace", "frost"), "nothing"])
    assert (leader.potions, second.potions) == ([], ["poison", "fire"])


def test_a_gift_that_nobody_makes_room_for_stays_where_it_was() -> None:
    """[coop.limits_after_trade] [ruling.full_hands_choice]"""
    table, leader, second = a_pair()
    leader.potions, second.potions = ["fire"], ["frost", "poison"]
    events = listen(table)
    play(trade(table), answers=[("give", "fire"), "accept", "refuse", "nothing", "nothing"])
    assert (leader.potions, second.potions) == (["fire"], ["frost", "poison"])
    assert seats(events, "coop.declined") == [SECOND]


def test_nobody_is_given_a_potion_they_have() -> None:
    """[coop.limits_after_trade] Neither as a gift nor in exchange."""
    _, leader, second = a_pair()
    leader.potions, second.potions = ["fire", "frost"], ["fire"]
    assert possible_offers(leader, second) == [("give", "frost")]
    leader.potions, second.potions = ["fire", "frost"], ["fire", "life"]
    assert possible_offers(leader, second) == [("give", "frost"), ("swap", "frost", "life")]


def test_a_hero_who_is_given_a_second_object_puts_the_first_one_back() -> None:
    """[coop.limits_after_trade] [ruling.object_limit_one] Or they are exchanged."""
    table, leader, second = a_pair()
    armed(leader)
    second.objects = ["raven"]
    assert possible_offers(leader, second) == [("give", "arsenal"), ("swap", "arsenal", "raven")]
    play(trade(table), answers=[("give", "arsenal"), "accept", ("swap", "raven")])
    assert (leader.objects, second.objects) == ([], ["arsenal"])


def test_two_full_hands_exchange_potions() -> None:
    """[coop.trade_after_room] [coop.limits_after_trade]"""
    table, leader, second = a_pair()
    leader.potions, second.potions = ["fire", "frost"], ["poison", "perception"]
    play(trade(table), answers=[("swap", "frost", "poison"), "accept", "nothing", "nothing"])
    assert (sorted(leader.potions), sorted(second.potions)) == (["fire", "poison"], ["frost", "perception"])


def test_a_weapon_is_given_with_what_is_left_of_it() -> None:
    """[coop.object_may_be_passed_later] The free feats go with the card."""
    table, leader, second = a_pair()
    armed(leader, "battle_axe", 2)
    play(trade(table), answers=[("give", "arsenal"), "accept"])
    assert (leader.objects, leader.weapon, leader.free_feats) == ([], "", 0)
    assert (second.objects, second.weapon, second.free_feats) == (["arsenal"], "battle_axe", 2)


def test_objects_are_exchanged() -> None:
    """[coop.object_may_be_passed_later] A sword for a Raven."""
    table, leader, second = a_pair()
    armed(leader)
    second.objects = ["raven"]
    play(trade(table), answers=[("swap", "arsenal", "raven"), "accept"])
    assert (leader.objects, leader.weapon, leader.free_feats) == (["raven"], "", 0)
    assert (second.objects, second.weapon, second.free_feats) == (["arsenal"], "longsword", 2)


def test_no_offer_binds_the_other() -> None:
    """[ruling.coop_trade_offers] A refused offer changes nothing, and is not made again."""
    table, leader, second = a_pair()
    leader.potions, second.potions = ["fire"], ["frost"]
    events = listen(table)
    swap = ("swap", "fire", "frost")
    ask = waiting(trade(table), answers=[swap, "decline", "nothing"])
    assert ask.options == [("give", "fire"), "nothing"]
    play(trade(table), answers=[swap, "decline", "nothing", "nothing"])
    assert (leader.potions, second.potions) == (["fire"], ["frost"])
    assert seats(events, "coop.declined") == [SECOND, SECOND]
    assert "coop.trade_after_room" not in slugs(events)


def test_what_was_given_is_not_given_back() -> None:
    """[ruling.coop_trade_offers] Two who always give what they can come to an end."""
    table, leader, second = a_pair()
    leader.potions, leader.armor = ["fire"], 1
    play(trade(table), answers=[("give", "fire"), "accept", ("give_armor", 1), "accept"])
    assert (second.potions, second.armor) == (["fire"], 1)


def test_a_hero_who_declines_may_make_a_counter_offer() -> None:
    """[coop.trade_after_room] The second wants the fire in exchange for the other potion."""
    table, leader, second = a_pair()
    leader.potions, second.potions = ["fire", "life"], ["frost", "perception"]
    questions: list[tuple[int, str]] = []
    play(
        overhear(trade(table), questions),
        answers=[
            ("swap", "fire", "frost"),
            "decline",
            ("swap", "perception", "fire"),
            "accept",
            "nothing",
            "nothing",
        ],
    )
    assert questions[:4] == [
        (LEADER, "coop_trade"),
        (SECOND, "coop_answer"),
        (SECOND, "coop_trade"),
        (LEADER, "coop_answer"),
    ]
    assert (sorted(leader.potions), sorted(second.potions)) == (["life", "perception"], ["fire", "frost"])


def test_the_second_may_propose_what_the_leader_did_not() -> None:
    """[ruling.coop_trade_offers] The trade ends when both have nothing to propose, one after the other."""
    table, leader, second = a_pair()
    leader.potions, second.potions = ["fire"], ["frost"]
    questions: list[tuple[int, str]] = []
    play(overhear(trade(table), questions), answers=["nothing", ("give", "frost"), "accept", "nothing"])
    assert leader.potions == ["fire", "frost"]
    assert questions == [
        (LEADER, "coop_trade"),
        (SECOND, "coop_trade"),
        (LEADER, "coop_answer"),
        (LEADER, "coop_trade"),
    ]


def test_a_hero_who_drinks_what_was_to_be_swapped_has_declined() -> None:
    """[ruling.coop_trade_offers] [potion.life_any_time] The gulp heals the drinker, and the offer is void."""
    table, leader, second = a_pair()
    leader.potions, second.potions = ["fire"], ["life"]
    events = listen(table)
    play(trade(table), answers=[("swap", "fire", "life"), ("drink", "life"), "nothing"])
    assert (leader.potions, second.potions) == (["fire"], [])
    assert (leader.hp, second.hp) == (10, 16)
    assert seats(events, "coop.declined") == [SECOND]


def test_a_hero_who_drinks_something_else_still_answers() -> None:
    """[potion.life_any_time] [coop.trade_after_room]"""
    table, leader, second = a_pair()
    leader.potions, second.potions = ["fire"], ["life", "frost"]
    play(trade(table), answers=[("swap", "fire", "frost"), ("drink", "life"), "accept"])
    assert (leader.potions, second.potions) == (["frost"], ["fire"])
    assert second.hp == 16


def test_a_drink_leaves_room_for_a_gift() -> None:
    """[coop.limits_after_trade] [potion.life_any_time] Nothing has to be thrown away for it."""
    table, leader, second = a_pair()
    leader.potions, second.potions = ["fire"], ["life", "frost"]
    play(trade(table), answers=[("give", "fire"), "accept", ("drink", "life"), "nothing"])
    assert (leader.potions, second.potions) == ([], ["frost", "fire"])


def test_with_nothing_in_our_hands_nobody_is_asked() -> None:
    """[coop.trade_after_room] [coop.shared_gold_and_food] Gold and food need no trade."""
    table, _, _ = a_pair(gold=10, food=4)
    share(table, "rest")
    questions: list[tuple[int, str]] = []
    play(overhear(resolve_rooms(table), questions), answers=["rest_heal", "rest_heal"])
    assert questions == [(LEADER, "rest_action"), (SECOND, "rest_action")]
