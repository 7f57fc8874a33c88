"""Monsters: a die that shows their strength beats them. Rulebook: events, monsters."""

from __future__ import annotations

import pytest

from oubliette.kernel import SPECTATOR, listen
from tests.games.dungeon_pen.card_scenes import (
    draw,
    drawing,
    facts,
    hp,
    nothing_is_lost,
    questions,
    scene,
    travels,
    waiting,
)
from tests.games.dungeon_pen.scenes import asked, give, next_fatras, slugs

MONSTERS = {
    "cellar_rats": (3, 1),
    "goblin_accountant": (3, 1),  # for a player without objects
    "union_skeleton": (4, 2),
    "lukewarm_jelly": (3, 1),
    "mimic_chest": (4, 3),
    "toll_troll": (5, 3),
    "wheezing_dragonet": (5, 3),
}
TREASURERS = ("union_skeleton", "mimic_chest", "toll_troll")


@pytest.mark.parametrize("monster", MONSTERS)
def test_a_die_below_its_strength_loses_to_a_monster(monster: str) -> None:
    """[card.cellar_rats] [card.union_skeleton] [card.mimic_chest] [card.toll_troll] [card.wheezing_dragonet]"""
    strength, loss = MONSTERS[monster]
    for face in (1, strength - 1):
        table = scene()
        events = listen(table)
        draw(table, monster, [face])
        assert hp(table) == (15 - loss, 15)
        assert facts(events, "card.monster", 1) == [{"seat": 0, "monster": monster, "face": face, "beaten": 0}]
        assert "fatras.sources" not in slugs(events)


@pytest.mark.parametrize("monster", MONSTERS)
def test_a_die_of_its_strength_beats_a_monster(monster: str) -> None:
    """[card.cellar_rats] [card.goblin_accountant] [card.lukewarm_jelly] And so does any higher one."""
    strength, _ = MONSTERS[monster]
    for face in (strength, 6):
        table = scene()
        next_fatras(table, "dust")
        events = listen(table)
        draw(table, monster, [face])
        assert hp(table)[0] == 15
        assert waiting(table) == ([], [])
        assert facts(events, "card.monster", SPECTATOR)[0]["beaten"] == 1


@pytest.mark.parametrize("monster", MONSTERS)
def test_the_die_says_whose_it_is_and_what_it_must_beat(monster: str) -> None:
    """[card.toll_troll]"""
    ask = asked(drawing(scene(), monster, seat=1))
    assert (ask.prompt, list(ask.options)) == ("roll.monster", [1, 2, 3, 4, 5, 6])
    assert ask.facts == {"seat": 1, "monster": monster, "strength": MONSTERS[monster][0]}


@pytest.mark.parametrize("monster", MONSTERS)
def test_only_skeleton_mimic_and_troll_have_something_in_their_pockets(monster: str) -> None:
    """[card.union_skeleton] [card.mimic_chest] [card.toll_troll] Beaten, they give a fatras card."""
    table = scene()
    next_fatras(table, "ruler")
    draw(table, monster, [6])
    assert table.players[0].objects == (["ruler"] if monster in TREASURERS else [])
    assert nothing_is_lost(table)


def test_the_jelly_sticks_to_the_pencil() -> None:
    """[card.lukewarm_jelly] Half the reach, on the drawer's own next flick and on that one only."""
    table = scene()
    draw(table, "lukewarm_jelly", [2])
    assert (hp(table), waiting(table)) == ((14, 15), (["lukewarm_jelly"], []))
    assert travels(table, percent=100) == (4.0, 0.0)
    assert travels(table, percent=100) == (8.0, 0.0)


def test_a_beaten_dragonet_sneezes_on_the_opponent() -> None:
    """[card.wheezing_dragonet] Two hit points."""
    table = scene()
    draw(table, "wheezing_dragonet", [5])
    assert hp(table) == (15, 13)
    draw(table, "wheezing_dragonet", [6], seat=1)
    assert hp(table) == (13, 13)


def test_no_other_monster_hurts_the_opponent() -> None:
    """[card.wheezing_dragonet] It does not matter who wins."""
    for monster in MONSTERS:
        if monster != "wheezing_dragonet":
            for face in (1, 6):
                table = scene()
                next_fatras(table, "dust")
                draw(table, monster, [face])
                assert hp(table)[1] == 15


# The goblin accountant


def test_the_goblin_takes_an_object_of_my_choice() -> None:
    """[card.goblin_accountant] [object.discard] It goes back into the fatras deck; no hit point is lost."""
    table = scene()
    give(table, table.players[0], "ruler", "eraser", "banana_peel")
    ask = asked(drawing(table, "goblin_accountant"), 2)
    assert (ask.seat, ask.prompt, ask.facts) == (0, "decide.return_object", {"card": "goblin_accountant"})
    assert list(ask.options) == ["banana_peel", "eraser", "ruler"]
    events = listen(table)
    draw(table, "goblin_accountant", [2], ["eraser"])
    assert table.players[0].objects == ["banana_peel", "ruler"]
    assert table.fatras.cards.count("eraser") == 2
    assert hp(table) == (15, 15)
    assert facts(events, "object.returned", 0) == [{"seat": 0, "card": "eraser", "objects": 2}]


def test_nobody_else_sees_which_object_the_goblin_gets() -> None:
    """[ruling.returned_face_down] [hidden.objects] It was not used: only the number changes."""
    table = scene()
    give(table, table.players[0], "ruler", "eraser")
    events = listen(table)
    draw(table, "goblin_accountant", [1], ["ruler"])
    for seat in (1, SPECTATOR):
        assert facts(events, "object.returned", seat) == [{"seat": 0, "card": "hidden", "objects": 1}]
    assert "object.discard" not in slugs(events)


def test_with_one_object_there_is_nothing_to_choose() -> None:
    """[card.goblin_accountant] The number of objects is open, so nobody learns anything by it."""
    table = scene()
    give(table, table.players[0], "cardboard_shield")
    draw(table, "goblin_accountant", [1])
    assert (table.players[0].objects, hp(table)) == ([], (15, 15))


def test_with_two_alike_the_question_is_asked_all_the_same() -> None:
    """[ruling.asked_with_objects] Else the missing pause would tell that they are alike."""
    table = scene()
    give(table, table.players[0], "ruler", "ruler")
    asks = questions(drawing(table, "goblin_accountant"), 1, "ruler")
    assert [list(ask.options) for ask in asks[1:]] == [["ruler"]]
    assert table.players[0].objects == ["ruler"]


def test_the_goblin_costs_a_hit_point_where_there_is_no_object() -> None:
    """[card.goblin_accountant] The opponent's objects are the opponent's."""
    table = scene()
    give(table, table.players[1], "ruler")
    draw(table, "goblin_accountant", [2])
    assert (hp(table), table.players[1].objects) == ((14, 15), ["ruler"])


def test_a_beaten_goblin_takes_nothing() -> None:
    """[card.goblin_accountant]"""
    table = scene()
    give(table, table.players[0], "ruler")
    draw(table, "goblin_accountant", [3])
    assert (hp(table), table.players[0].objects) == ((15, 15), ["ruler"])
