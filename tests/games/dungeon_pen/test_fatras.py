"""Fatras cards: where they come from, where they go, and those that are resolved at once. Rulebook: fatras cards."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen.fatras import draw_fatras
from oubliette.kernel import SPECTATOR, listen, play
from tests.games.dungeon_pen.card_scenes import (
    all_fatras,
    draw,
    facts,
    find,
    finding,
    hp,
    nothing_is_lost,
    only_fatras,
    questions,
    scene,
    travels,
    turn,
    waiting,
)
from tests.games.dungeon_pen.scenes import CALM, NORTH, STILL, aim, asked, give, next_fatras, put_on, slugs, told

AT_ONCE = (
    "dubious_cheese",
    "clean_bandage",
    "haunted_dentures",
    "unpaid_bill",
    "singing_bone",
    "scribbled_plan",
    "dust",
)
OBJECTS = (
    "healing_vial",
    "ruler",
    "rubber_band",
    "sharpener",
    "eraser",
    "banana_peel",
    "hard_hat",
    "cardboard_shield",
    "second_try",
)


# Where they come from and where they go


def test_a_chest_that_is_crossed_gives_a_fatras_card() -> None:
    """[fatras.sources] [pickup.chest] [turn.flick]"""
    table = scene()
    put_on(table.players[0], "F8")
    next_fatras(table, "dubious_cheese")
    table.players[0].hp = 10
    turn(table, CALM, STILL, [aim(NORTH, 60)])
    assert hp(table) == (11, 15)
    assert nothing_is_lost(table)


def test_fate_says_which_card_it_is() -> None:
    """[hidden.decks] Any that is in the deck."""
    table = scene()
    ask = asked(draw_fatras(table, table.players[1]))
    assert (ask.prompt, len(ask.options), ask.facts) == ("draw.fatras", 24, {"seat": 1})


@pytest.mark.parametrize("card", AT_ONCE)
def test_a_card_without_a_bag_is_resolved_and_goes_back_into_the_deck(card: str) -> None:
    """[fatras.return] Everybody sees it; and the deck is whole again."""
    table = scene()
    events = listen(table)
    placed = card == "scribbled_plan"
    find(table, card, [4, 2] if placed else (), [("J4", "L4")] if placed else ())
    for seat in (0, 1, SPECTATOR):
        assert facts(events, "fatras.sources", seat) == [{"seat": 0, "card": card}]
    assert table.players[0].objects == []
    assert (len(table.fatras), nothing_is_lost(table)) == (24, True)


@pytest.mark.parametrize("card", OBJECTS)
def test_a_card_with_the_bag_is_kept(card: str) -> None:
    """[object.keep] [ruling.object_kept_by_default] It does nothing yet, and nobody is asked."""
    table = scene()
    table.players[0].hp = 10
    find(table, card)
    assert (table.players[0].objects, hp(table), waiting(table)) == ([card], (10, 15), ([], []))
    assert (len(table.fatras), nothing_is_lost(table)) == (23, True)


def test_the_deck_is_shuffled_at_once_so_the_same_card_may_come_again() -> None:
    """[fatras.return]"""
    table = scene()
    table.players[0].hp = 10
    only_fatras(table, "dubious_cheese")
    for _ in range(3):
        play(draw_fatras(table, table.players[0]))
    assert hp(table) == (13, 15)


def test_a_card_is_resolved_before_it_goes_back() -> None:
    """[fatras.return] It cannot be drawn while it is being resolved."""
    table = scene()
    ask = asked(finding(table, "scribbled_plan"), 4, 2)
    assert ask.prompt == "decide.place_wall"
    assert all_fatras(table)["scribbled_plan"] == 0


def test_when_all_fatras_cards_are_kept_none_is_drawn() -> None:
    """[ruling.fatras_deck_empty] A chest is empty then, an event says so."""
    table = scene()
    only_fatras(table)
    events = listen(table)
    draw(table, "forgotten_corpse", seat=1)
    assert facts(events, "ruling.fatras_deck_empty", 0) == [{"seat": 1}]
    table.to_play = 0
    put_on(table.players[0], "F8")
    events = turn(table, CALM, STILL, [aim(NORTH, 60)])
    assert slugs(events).count("ruling.fatras_deck_empty") == 1
    assert [player.objects for player in table.players] == [[], []]


def test_there_is_no_limit_to_what_one_keeps() -> None:
    """[ruling.object_hidden] Fifteen objects, and the deck still has its nine others."""
    table = scene()
    everything = [card for card in table.fatras.cards if card in OBJECTS]
    for card in everything:
        find(table, card)
    assert (len(table.players[0].objects), len(table.fatras)) == (15, 9)


# At once


@pytest.mark.parametrize(("card", "gain"), [("dubious_cheese", 1), ("clean_bandage", 2)])
def test_cheese_and_bandage_heal(card: str, gain: int) -> None:
    """[card.dubious_cheese] [card.clean_bandage] [hp.cap] And not beyond what one began with."""
    table = scene()
    table.players[1].hp = 10
    find(table, card, seat=1)
    assert hp(table) == (15, 10 + gain)
    table.players[1].hp = 14
    find(table, card, seat=1)
    assert hp(table) == (15, 15)


def test_haunted_dentures_bite() -> None:
    """[card.haunted_dentures] They bite the player who draws them."""
    table = scene()
    find(table, "haunted_dentures", seat=1)
    assert hp(table) == (15, 14)


def test_dust_makes_sneeze_and_nothing_else() -> None:
    """[card.dust]"""
    table = scene()
    events = listen(table)
    find(table, "dust")
    assert slugs(events) == ["fatras.sources"]
    assert (hp(table), waiting(table)) == ((15, 15), ([], []))


@pytest.mark.parametrize(("profile", "miss"), [("none", 150), ("normal", 180)])
def test_the_singing_bone_distracts_the_opponent(profile: str, miss: int) -> None:
    """[card.singing_bone] [event.flick_cards_hit_opponent] It adds 15 % of a miss to the opponent's next flick."""
    for place, far in ((miss - 1, 0.0), (miss, 3.5)):
        table = scene(profile=profile)
        find(table, "singing_bone")
        assert waiting(table) == ([], ["singing_bone"])
        assert travels(table, 1, 40, [place, 0, 0, 0]) == (far, 0.0)
        assert waiting(table) == ([], [])


def test_the_scribbled_plan_is_a_wall_of_three() -> None:
    """[card.scribbled_plan] [ruling.wall_player] The player who drew it places it."""
    table = scene()
    ask = asked(finding(table, "scribbled_plan", seat=1), 4, 2)
    assert (ask.seat, ask.prompt, ask.facts) == (1, "decide.place_wall", {"squares": 3, "red": 4, "black": 2})
    table = scene()
    find(table, "scribbled_plan", [4, 2], [("J4", "J6")], seat=1)
    assert [built.ends for built in table.sudden] == [("J4", "J6")]


# The unpaid bill


def test_an_unpaid_bill_is_settled_with_an_object_of_my_choice() -> None:
    """[card.unpaid_bill] [fatras.return] Object and bill go back into the deck."""
    table = scene()
    give(table, table.players[0], "ruler", "hard_hat")
    ask = asked(finding(table, "unpaid_bill"))
    assert (ask.seat, ask.prompt, ask.facts) == (0, "decide.return_object", {"card": "unpaid_bill"})
    table = scene()
    give(table, table.players[0], "ruler", "hard_hat")
    find(table, "unpaid_bill", answers=["hard_hat"])
    assert (table.players[0].objects, hp(table)) == (["ruler"], (15, 15))
    assert nothing_is_lost(table)


def test_nobody_else_sees_what_the_bill_was_paid_with() -> None:
    """[ruling.returned_face_down] [hidden.objects]"""
    table = scene()
    give(table, table.players[0], "ruler", "hard_hat")
    events = listen(table)
    find(table, "unpaid_bill", answers=["hard_hat"])
    assert facts(events, "object.returned", 0) == [{"seat": 0, "card": "hard_hat", "objects": 1}]
    for seat in (1, SPECTATOR):
        assert facts(events, "object.returned", seat) == [{"seat": 0, "card": "hidden", "objects": 1}]


def test_with_open_hands_everybody_sees_it() -> None:
    """[option.open_hands]"""
    table = scene(open_hands=True)
    give(table, table.players[0], "ruler", "hard_hat")
    events = listen(table)
    find(table, "unpaid_bill", answers=["hard_hat"])
    assert facts(events, "object.returned", 1) == [{"seat": 0, "card": "hard_hat", "objects": 1}]


def test_an_unpaid_bill_costs_a_hit_point_where_there_is_no_object() -> None:
    """[card.unpaid_bill]"""
    table = scene()
    give(table, table.players[1], "ruler")
    events = listen(table)
    find(table, "unpaid_bill")
    assert (hp(table), table.players[1].objects) == ((14, 15), ["ruler"])
    assert not told(events, "object.returned")


def test_the_only_object_pays_without_a_question() -> None:
    """[card.unpaid_bill]"""
    table = scene()
    give(table, table.players[0], "healing_vial")
    find(table, "unpaid_bill")
    assert (table.players[0].objects, hp(table)) == ([], (15, 15))


def test_of_objects_that_are_all_alike_one_is_asked_for_all_the_same() -> None:
    """[ruling.asked_with_objects] With open hands there is no secret, and so no question."""
    table = scene()
    give(table, table.players[0], "eraser", "eraser")
    asks = questions(finding(table, "unpaid_bill"), "eraser")
    assert [(ask.prompt, list(ask.options)) for ask in asks] == [("decide.return_object", ["eraser"])]
    table = scene(open_hands=True)
    give(table, table.players[0], "eraser", "eraser")
    find(table, "unpaid_bill")
    assert table.players[0].objects == ["eraser"]
