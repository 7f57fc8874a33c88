"""The cardboard shield: it prevents losses by cards, and no others. Rulebook: cardboard shield."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.state import Table
from oubliette.kernel import SPECTATOR, GameOver, Rule, Value, listen, play
from tests.games.dungeon_pen.card_scenes import (
    BUMP,
    OBJECT,
    draw,
    drawing,
    facts,
    find,
    finding,
    hp,
    nothing_is_lost,
    questions,
    scene,
    turn,
    waiting,
)
from tests.games.dungeon_pen.scenes import CALM, STILL, asked, flick_of, give, slugs

SHIELD = "cardboard_shield"

# All cards that cost the drawer hit points: card, dice, loss
LOSSES: list[tuple[str, list[Value], int]] = [
    ("trapped_slab", [], 1),
    ("arrow_in_knee", [], 2),
    ("spike_pit", [1], 4),
    ("spike_pit", [4], 1),
    ("low_ceiling", [], 1),
    ("cellar_rats", [2], 1),
    ("union_skeleton", [3], 2),
    ("lukewarm_jelly", [2], 1),
    ("mimic_chest", [3], 3),
    ("toll_troll", [4], 3),
    ("wheezing_dragonet", [4], 3),
    ("dubious_fountain", [2], 2),
    ("haunted_dentures", [], 1),
]
EVERY_LOSS = pytest.mark.parametrize(("card", "dice", "loss"), LOSSES)


def laid(*objects: str, open_hands: bool = False) -> Table:
    """A table where seat 0 has these objects and has touched a wall this turn."""
    table = scene(open_hands=open_hands)
    give(table, table.players[0], *objects)
    table.players[0].touched = True
    return table


def suffer(table: Table, card: str) -> Rule[None]:
    return finding(table, card) if card == "haunted_dentures" else drawing(table, card)


# Against cards


@EVERY_LOSS
def test_the_shield_holds_off_what_a_card_would_cost(card: str, dice: list[Value], loss: int) -> None:
    """[card.cardboard_shield] The whole of it, and the shield is gone."""
    table = laid(SHIELD)
    events = listen(table)
    play(suffer(table, card), dice, [SHIELD])
    assert (hp(table), table.players[0].objects) == ((15, 15), [])
    assert "hp.loss" not in slugs(events)
    for seat in (0, 1, SPECTATOR):
        assert facts(events, "object.discard", seat) == [{"seat": 0, "card": SHIELD}]
    assert nothing_is_lost(table)


@EVERY_LOSS
def test_the_shield_may_be_kept_for_something_worse(card: str, dice: list[Value], loss: int) -> None:
    """[card.cardboard_shield] The question says what is at stake."""
    table = laid(SHIELD)
    ask = asked(suffer(table, card), *dice)
    assert (ask.seat, ask.prompt, list(ask.options)) == (0, "decide.shield", ["lose", SHIELD])
    assert ask.facts == {"amount": loss, "card": card, "only": 0}
    table = laid(SHIELD)
    play(suffer(table, card), dice, ["lose"])
    assert (hp(table), table.players[0].objects) == ((15 - loss, 15), [SHIELD])


@EVERY_LOSS
def test_whoever_holds_any_object_is_asked(card: str, dice: list[Value], loss: int) -> None:
    """[ruling.asked_with_objects] Without a shield there is one answer only; without objects there is no question."""
    table = laid(OBJECT)
    asks = questions(suffer(table, card), *dice, "lose")
    assert [list(ask.options) for ask in asks if ask.prompt == "decide.shield"] == [["lose"]]
    assert hp(table) == (15 - loss, 15)
    table = laid()
    play(suffer(table, card), dice)
    assert hp(table) == (15 - loss, 15)


@EVERY_LOSS
def test_with_open_hands_only_a_player_with_a_shield_is_asked(card: str, dice: list[Value], loss: int) -> None:
    """[option.open_hands]"""
    table = laid(OBJECT, open_hands=True)
    play(suffer(table, card), dice)
    assert hp(table) == (15 - loss, 15)
    table = laid(OBJECT, SHIELD, open_hands=True)
    play(suffer(table, card), dice, [SHIELD])
    assert (hp(table), table.players[0].objects) == ((15, 15), [OBJECT])


@pytest.mark.parametrize(("card", "dice"), [("arrow_in_knee", []), ("lukewarm_jelly", [1])])
def test_the_rest_of_the_card_stays(card: str, dice: list[Value]) -> None:
    """[card.cardboard_shield] It ignores the loss, not the arrow in the knee nor the jelly on the pencil."""
    table = laid(SHIELD)
    draw(table, card, dice, [SHIELD])
    assert (hp(table), waiting(table)) == ((15, 15), ([card], []))


def test_the_shield_saves_a_life() -> None:
    """[card.cardboard_shield] [hp.zero]"""
    table = laid(SHIELD)
    table.players[0].hp = 1
    draw(table, "toll_troll", [1], [SHIELD])
    assert (hp(table), GAME.result(table)) == ((1, 15), None)


def test_the_opponent_may_hold_a_shield_against_the_sneeze() -> None:
    """[card.cardboard_shield] [card.wheezing_dragonet] Out of turn; the drawer is not asked."""
    table = scene()
    give(table, table.players[0], OBJECT)
    give(table, table.players[1], SHIELD)
    ask = asked(drawing(table, "wheezing_dragonet"), 5)
    assert (ask.seat, ask.prompt) == (1, "decide.shield")
    assert ask.facts == {"amount": 2, "card": "wheezing_dragonet", "only": 0}
    draw(table, "wheezing_dragonet", [5], [SHIELD])
    assert (hp(table), table.players[1].objects) == ((15, 15), [])
    draw(table, "wheezing_dragonet", [5])
    assert hp(table) == (15, 13)


# Where it does not help


@pytest.mark.parametrize(
    ("card", "dice"),
    [("spike_pit", [5]), ("spike_pit", [6]), ("cellar_rats", [3]), ("dubious_fountain", [3]), ("net", [])],
)
def test_where_nothing_is_lost_nobody_is_asked(card: str, dice: list[Value]) -> None:
    """[card.cardboard_shield] "About to cost you hit points"."""
    table = laid(SHIELD)
    draw(table, card, dice)
    assert (hp(table), table.players[0].objects) == ((15, 15), [SHIELD])


def test_under_a_low_ceiling_a_player_who_touched_nothing_is_not_asked() -> None:
    """[card.low_ceiling] [card.cardboard_shield]"""
    table = laid(SHIELD)
    table.players[0].touched = False
    draw(table, "low_ceiling")
    assert table.players[0].objects == [SHIELD]


def test_the_shield_does_not_help_against_walls() -> None:
    """[card.cardboard_shield] A wall is no card. One is asked for a hard hat, as with any object."""
    table = scene("croquis")
    give(table, table.players[0], SHIELD)
    ask = asked(flick_of(table), "aim", BUMP, *STILL, "accept")
    assert (ask.prompt, list(ask.options)) == ("decide.hard_hat", ["lose"])
    turn(table, CALM, STILL, ["aim", BUMP, "accept", "lose"])
    assert (hp(table), table.players[0].objects) == ((14, 15), [SHIELD])


def test_the_goblin_may_take_the_shield_itself() -> None:
    """[card.goblin_accountant] [card.cardboard_shield] No hit point is at stake, so nobody is asked."""
    table = scene()
    give(table, table.players[0], SHIELD)
    draw(table, "goblin_accountant", [1])
    assert (hp(table), table.players[0].objects) == ((15, 15), [])


def test_the_unpaid_bill_may_take_the_shield_too() -> None:
    """[card.unpaid_bill] [card.cardboard_shield]"""
    table = scene()
    give(table, table.players[0], SHIELD, "ruler")
    find(table, "unpaid_bill", answers=[SHIELD])
    assert (hp(table), table.players[0].objects) == ((15, 15), ["ruler"])


# Laughing gas


@pytest.mark.parametrize("drawer", [0, 1])
def test_the_drawer_decides_first_and_then_the_opponent(drawer: int) -> None:
    """[ruling.simultaneous_loss] Then both lose together."""
    table = scene()
    give(table, table.players[drawer], OBJECT)
    give(table, table.players[1 - drawer], SHIELD)
    rule = drawing(table, "laughing_gas", seat=drawer)
    first = asked(rule)
    assert (first.seat, first.prompt) == (drawer, "decide.shield")
    assert first.facts == {"amount": 2, "card": "laughing_gas", "only": 1}  # the drawer holds no shield
    second = rule.send("lose")
    assert (second.seat, list(second.options)) == (1 - drawer, ["lose", SHIELD])
    assert hp(table) == (15, 15)  # nothing is lost before both have decided


@pytest.mark.parametrize("holder", [0, 1])
def test_the_shield_saves_its_holder_only(holder: int) -> None:
    """[ruling.simultaneous_loss] [card.cardboard_shield]"""
    table = scene()
    give(table, table.players[holder], SHIELD)
    draw(table, "laughing_gas", answers=[SHIELD])
    assert hp(table) == ((15, 13) if holder == 0 else (13, 15))


@pytest.mark.parametrize("holder", [0, 1])
def test_a_player_who_shields_wins_where_both_would_have_died(holder: int) -> None:
    """[ruling.simultaneous_loss] [win.opponent_dead]"""
    table = scene()
    table.players[0].hp = table.players[1].hp = 2
    give(table, table.players[holder], SHIELD)
    with pytest.raises(GameOver):
        draw(table, "laughing_gas", answers=[SHIELD])
    result = GAME.result(table)
    assert result is not None
    assert (result.reason, result.places[holder]) == ("win.opponent_dead", 1)


def test_the_drawer_s_death_does_not_come_before_the_opponent_s_decision() -> None:
    """[ruling.simultaneous_loss] [win.double_defeat] Both die if the opponent keeps the shield."""
    table = scene()
    table.players[0].hp = table.players[1].hp = 2
    give(table, table.players[1], SHIELD)
    with pytest.raises(GameOver):
        draw(table, "laughing_gas", answers=["lose"])
    result = GAME.result(table)
    assert result is not None
    assert result.reason == "win.double_defeat"
