"""Rulings that the rulebook leaves to us: potions at the wrong moment, cards without a face, one question for many."""

from collections.abc import Callable

import pytest

from oubliette import Match, Scripted
from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.cards import room_cards
from oubliette.games.mini_rogue.combat import attack, exchange_blows
from oubliette.games.mini_rogue.exploration import move_on, resolve_rooms
from oubliette.games.mini_rogue.rooms.merchant import trade_with_merchant
from oubliette.games.mini_rogue.rooms.rest import seer
from oubliette.games.mini_rogue.state import MOVE, ROOM, Hero, Table
from oubliette.kernel import HIDDEN, SPECTATOR, Rule, Value, listen, play
from tests.games.mini_rogue.coop_scenes import LEADER, SECOND, a_pair, overhear, share
from tests.games.mini_rogue.moments import questions, turns, waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy, slugs

DRINK_LIFE = ("drink", "life")


def test_a_potion_that_i_leave_after_all_is_not_paid() -> None:
    """[ruling.bought_potion] Both hands are full, and neither potion is given up for it."""
    hero = a_hero()
    hero.potions = ["fire", "frost"]
    table = a_table(hero, gold=5)
    events = listen(table)
    play(trade_with_merchant(table, hero, "merchant"), answers=[("buy", "potion", 5), "poison", "refuse", "leave"])
    assert (table.gold, hero.potions) == (5, ["fire", "frost"])
    assert "merchant.bought" not in slugs(events)


def test_a_potion_that_i_make_room_for_is_paid_once() -> None:
    """[ruling.bought_potion] [potion.may_discard_for_new]"""
    hero = a_hero()
    hero.potions = ["fire", "frost"]
    table = a_table(hero, gold=6)
    play(
        trade_with_merchant(table, hero, "merchant"),
        answers=[("buy", "potion", 5), "poison", ("replace", "fire"), "leave"],
    )
    assert (table.gold, hero.potions) == (1, ["frost", "poison"])


@pytest.mark.parametrize(("potion", "hp"), [("fire", 12 - 7), ("frost", 12), ("poison", 12 - 4)])
def test_a_mage_conjures_what_is_in_hand_and_keeps_it(potion: str, hp: int) -> None:
    """[skill.mage_conjuration] Any of the three, owned or not; none is spent."""
    mage = a_hero("mage")
    mage.potions = ["fire", "poison"] if potion != "frost" else ["frost"]
    owned = mage.potions[:]
    table = a_table(mage, zone=2)
    fight = an_enemy(table, "kings_protector")
    rule = exchange_blows(table, mage, fight, "guardian")
    ask = waiting(rule, dice=[5, 6], answers=[("skill", "conjuration")])
    assert (ask.prompt, list(ask.options)) == ("decide.conjured_potion", ["fire", "frost", "poison"])
    with pytest.raises(StopIteration):
        rule.send(potion)
    assert (mage.potions, mage.hp, fight.hp) == (owned, 10, hp)


def test_after_a_fall_the_raven_cannot_name_the_pit() -> None:
    """[ruling.omen_after_a_fall] It lies there already, as the Entrance; any other card may be named."""
    hero = a_hero()
    hero.ready, hero.objects = False, ["raven"]
    table = a_table(hero)
    table.rooms.take("raven")
    share(table, "trap_pit")
    table.phase = ROOM
    play(GAME.turn(table), dice=[2, 5])
    ask = waiting(GAME.turn(table.clone()))
    assert ask.prompt == "decide.raven_omen"
    assert ask.options == ["pass", *[card for card in room_cards("pnp") if card != "trap_pit"]]
    play(GAME.turn(table), answers=["tomb"])
    assert table.grid == ["trap_pit", *[HIDDEN] * 7, "exit"]
    assert table.rooms.cards == sorted(set(room_cards("pnp")) - {"trap_pit", "tomb"})


@pytest.mark.parametrize("dice", [[2, 5, 5, 3], [5, 3, 2, 5], [2, 5, 2, 6]])
def test_after_any_fall_we_do_not_trade(dice: list[int]) -> None:
    """[ruling.coop_no_trade_while_falling] The leader, the second or both; on the same trap without a fall we do."""
    table, leader, second = a_pair()
    leader.armor = second.armor = 1
    share(table, "trap_pit")
    safe = table.clone()
    assert "decide.coop_trade" not in questions(resolve_rooms(table), dice=dice)
    assert table.zone_number == 3
    assert waiting(resolve_rooms(safe), dice=[5, 3, 5, 3]).prompt == "decide.coop_trade"


def test_what_lies_face_down_is_decided_when_it_is_turned() -> None:
    """[ruling.lazy_cards] Two tables that nobody can tell apart turn different cards, any that nobody has seen."""
    hero = a_hero()
    hero.ready, hero.objects = False, ["raven"]
    table = a_table(hero)
    table.rooms.take("raven")
    share(table, "rest")
    table.phase = MOVE
    unseen = sorted(set(room_cards("pnp")) - {"raven", "rest"})
    ask = waiting(GAME.turn(table.clone()))
    assert (ask.prompt, ask.options) == ("turn.room", unseen)
    assert GAME.view(table, SPECTATOR)["unseen_rooms"] == unseen
    for card in unseen:
        twin = table.clone()
        assert GAME.view(twin, SPECTATOR) == GAME.view(table, SPECTATOR)
        after = waiting(GAME.turn(twin), dice=[card])
        assert twin.grid[1] == card
        assert after.options == [other for other in unseen if other != card]


def test_two_matches_that_look_alike_go_on_with_other_cards() -> None:
    """[ruling.lazy_cards] Up to the last answer before a card is turned everything is the same, for everybody."""
    matches = [
        Match.start(GAME, seats=1, options={"character": "mage"}, fate=Scripted(dice))
        for dice in (["rest", "tomb", "shrine"], ["rest", "trap_pit", "merchant"])
    ]
    for answer in ("resolve", "rest_heal"):
        assert matches[0].view(SPECTATOR) == matches[1].view(SPECTATOR)
        assert matches[0].view(SPECTATOR)["grid"][1:] == [[HIDDEN] * 3, [HIDDEN, HIDDEN, "exit"]]
        for match in matches:
            match.choose(answer)
    seen = [match.view(SPECTATOR)["grid"] for match in matches]
    assert seen[0][:2] == [["rest", "tomb", HIDDEN], ["shrine", HIDDEN, HIDDEN]]
    assert seen[1][:2] == [["rest", "trap_pit", HIDDEN], ["merchant", HIDDEN, HIDDEN]]


def test_the_guardian_that_fell_out_unseen_may_still_be_any() -> None:
    """[ruling.lazy_cards] [ruling.fall_removes_top_guardian] Of three one is gone, and each of the three may come."""
    hero = a_hero()
    hero.ready = False
    table = a_table(hero)
    share(table, "trap_pit")
    table.phase = ROOM
    play(turns(table, 2), dice=[2, 5])
    assert (table.zone_number, table.pile) == (3, 2)
    table.zone_number, table.phase = 4, "preparation"
    ask = waiting(GAME.turn(table))
    assert (ask.prompt, ask.options) == ("turn.guardian", ["cursed_dragon", "kings_protector", "spider_queen"])


def clairvoyance(table: Table, hero: Hero) -> Rule[None]:
    share(table, "rest")
    table.phase = ROOM
    return GAME.turn(table)


def scouting(table: Table, hero: Hero) -> Rule[None]:
    share(table, "rest")
    table.rooms.take("raven")
    hero.objects, hero.resolved, hero.ready, hero.blind = ["raven"], True, False, True
    return move_on(table)


def the_seer(table: Table, hero: Hero) -> Rule[None]:
    share(table, "seer")
    return seer(table, hero)


@pytest.mark.parametrize(
    ("look", "first"),
    [(clairvoyance, ("skill", "clairvoyance")), (scouting, ("skill", "scout")), (the_seer, "pay")],
)
def test_rooms_are_shown_one_after_the_other(look: Callable[[Table, Hero], Rule[None]], first: Value) -> None:
    """[ruling.reveal_one_by_one] Each is turned before the next is chosen; the player may stop after any of them."""
    mage = a_hero("mage")
    table = a_table(mage, gold=1, card_set="pnp_plus")
    rule = look(table, mage)
    places = [(1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2)]
    ask = waiting(rule, answers=[first])
    assert ask.options == places
    assert rule.send((2, 2)).prompt == "turn.room"
    ask = rule.send("tomb")
    assert (table.grid[4], table.grid.count(HIDDEN)) == ("tomb", 6)
    assert ask.options == [place for place in places if place != (2, 2)] + ["done"]
    rule.send((3, 2))
    ask = rule.send("shrine")
    assert (table.grid[7], table.grid.count(HIDDEN)) == ("shrine", 5)
    assert ask.options[-1] == "done" and len(ask.options) == 6


def test_criticals_and_feats_are_one_question_that_repeats() -> None:
    """[ruling.one_question_for_rerolls] In any order: a feat may come before a critical."""
    hero = a_hero(xp=6, hp=10)
    table = a_table(hero, zone=7)
    fight = an_enemy(table, "kings_protector")
    rule = attack(table, hero, fight)
    ask = waiting(rule, dice=[6, 1, 1])
    feats = [("feat", die, payment) for die in (1, 2) for payment in ("xp", "hp")]
    assert (ask.prompt, ask.options) == ("decide.reroll", [("critical", 1), *feats, "stop"])
    rule.send(("feat", 2, "hp"))
    ask = rule.send(6)
    assert ask.prompt == "decide.reroll"
    assert ask.options == [("critical", 1), ("critical", 2), ("feat", 1, "xp"), ("feat", 1, "hp"), "stop"]
    rule.send(("critical", 1))
    ask = rule.send(2)
    assert (ask.prompt, ask.options) == (
        "decide.reroll",
        [("critical", 2), ("feat", 1, "xp"), ("feat", 1, "hp"), "stop"],
    )
    with pytest.raises(StopIteration):
        rule.send("stop")
    assert fight.hp == 20 - 8 - 6


def test_the_way_the_skill_and_the_raven_are_one_question_that_repeats() -> None:
    """[ruling.one_question_for_rerolls] Whatever I use, I am asked again where to go."""
    rogue = a_hero()
    rogue.objects, rogue.resolved = ["raven"], True
    table = a_table(rogue)
    table.rooms.take("raven")
    share(table, "rest")
    rule = move_on(table)
    ask = waiting(rule, dice=["tomb", "shrine"])
    evasion, scout = ("skill", "evasion"), ("skill", "scout")
    assert (ask.prompt, ask.options) == ("decide.move", ["right", "down", evasion, scout])
    ask = rule.send(evasion)
    assert (ask.prompt, ask.options) == ("decide.move", ["right", "down", scout])
    assert rule.send(scout).prompt == "decide.raven_scout"
    rule.send((3, 2))
    rule.send("treasure")
    ask = rule.send("done")
    assert (ask.prompt, ask.options) == ("decide.move", ["right", "down"])


def test_of_two_the_leader_names_whom_the_raven_follows_when_perception_helps_both() -> None:
    """[ruling.perception_timing] [ruling.coop_object_needs_success] Two failed throws, two gulps."""
    table, leader, second = a_pair(food=1)
    leader.potions = ["perception"]
    second.potions = ["perception"]
    share(table, "raven")
    asked: list[tuple[int, str]] = []
    play(
        overhear(resolve_rooms(table), asked),
        dice=[2, 2],
        answers=["feed", "perception", "perception", "partner", "nothing"],
    )
    assert asked[1:4] == [
        (LEADER, "perception_after_test"),
        (SECOND, "perception_after_test"),
        (LEADER, "coop_object_owner"),
    ]
    assert second.objects == ["raven"]
