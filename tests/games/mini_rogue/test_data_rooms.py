"""The room cards and the reference card as they are loaded, against the printed figures."""

import pytest

from oubliette.games.mini_rogue.cards import ROOMS, room_cards
from oubliette.games.mini_rogue.encounters import (
    REST_ACTIONS,
    REWARDS,
    SHRINE,
    TOMB,
    TRAPS,
    TREASURE,
    WARES,
    WEAPONS,
    Trap,
)
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.rooms import resolve
from oubliette.kernel import Value
from tests.games.mini_rogue.moments import questions
from tests.games.mini_rogue.scenes import a_hero, a_table


def test_the_room_deck_has_one_copy_of_eleven_rooms() -> None:
    """Spec 2.11."""
    assert [(card, ROOMS[card].kind) for card in room_cards("pnp")] == [
        ("monster_undead", "monster"),
        ("monster_goblin", "monster"),
        ("merchant", "merchant"),
        ("rest", "rest"),
        ("raven", "object"),
        ("treasure", "treasure"),
        ("shrine", "shrine"),
        ("tomb", "tomb"),
        ("arsenal", "object"),
        ("trap_halls", "trap"),
        ("trap_pit", "trap"),
    ]


def test_the_seer_the_hunter_and_the_swarm_come_with_the_optional_cards() -> None:
    """[ruling.seer_not_in_pnp] Spec 2.26: fourteen rooms."""
    more = room_cards("pnp_plus")
    assert len(more) == 14
    assert "seer" not in room_cards("pnp")
    assert {card: ROOMS[card].kind for card in more if card not in room_cards("pnp")} == {
        "hunter": "merchant",
        "trap_swarm": "trap",
        "seer": "seer",
    }


@pytest.mark.parametrize(
    ("card", "dice", "answers", "asked"),
    [
        ("merchant", [], ["leave"], ["decide.merchant_trade"]),
        ("rest", [], ["rest_heal"], ["decide.rest_action"]),
        ("raven", [], ["feed"], ["decide.feed_raven"]),
        ("treasure", [2, 1], ["open"], ["decide.open_chest", "roll.adventurer", "roll.dungeon"]),
        ("shrine", [6], ["keep"], ["decide.shrine_offering", "roll.dungeon"]),
        ("tomb", [2, 2], [], ["roll.adventurer", "roll.dungeon"]),
        ("arsenal", [2, 1], [], ["roll.adventurer", "roll.dungeon"]),
        ("trap_halls", [2, 1], [], ["roll.adventurer", "roll.dungeon"]),
        ("trap_pit", [2, 1], [], ["roll.adventurer", "roll.dungeon"]),
    ],
)
def test_which_rooms_roll_and_which_may_be_declined(
    card: str, dice: list[Value], answers: list[Value], asked: list[str]
) -> None:
    """Spec 2.11 and 2.24: the columns "mandatory", "test" and "dungeon die", and the icons."""
    hero = a_hero("priestess")
    table = a_table(hero, gold=1, food=1)
    assert questions(resolve(table, ROOMS[card], [hero]), dice, answers) == asked


def test_the_price_lists_of_merchant_and_hunter() -> None:
    """[merchant.price_list] Spec 2.15 and 2.26. The Hunter's meat costs its price times the floor."""
    assert [(ware.card, ware.id, ware.buy, ware.per_floor, ware.sell, ware.gain) for ware in WARES] == [
        ("merchant", "healing_herbs", 1, False, 0, ("hp", 1)),
        ("merchant", "ration", 2, False, 0, ("food", 1)),
        ("merchant", "rosary", 2, False, 0, ("cure", "all")),
        ("merchant", "medicinal_roots", 3, False, 0, ("hp", 4)),
        ("merchant", "armor_piece", 5, False, 3, ("armor", 1)),
        ("merchant", "potion", 5, False, 3, ("potion", "any")),
        ("hunter", "game_meat", 1, True, 0, ("food", 1)),
        ("hunter", "hunter_balm", 2, False, 0, ("cure", "all")),
        ("hunter", "hunter_broth", 3, False, 0, ("hp", 4)),
        ("hunter", "hunter_potion", 5, False, 2, ("potion", "any")),
        ("hunter", "hunter_armor", 0, False, 4, ("armor", 1)),
    ]


def test_the_three_actions_of_a_rest() -> None:
    """Spec 2.16."""
    assert {action.id: action.gain for action in REST_ACTIONS.values()} == {
        "rest_train": ("xp", 1),
        "rest_forage": ("food", 1),
        "rest_heal": ("hp", 2),
    }


def test_what_ravens_seers_and_shrines_ask_for() -> None:
    """Spec 2.17, 2.19 and 2.26: a ration, a coin, a coin; up to three rooms are shown."""
    assert (FIGURES.raven_food, FIGURES.seer_gold, FIGURES.offering, FIGURES.seer_rooms) == (1, 1, 1, 3)


def test_the_two_columns_of_the_treasure() -> None:
    """Spec 2.18."""
    assert FIGURES.treasure_gold == 1
    assert TREASURE == {
        1: (("armor", 1), ("xp", 2)),
        2: (("potion", "fire"), ("gold", 2)),
        3: (("potion", "life"), ("xp", 2)),
        4: (("armor", 1), ("gold", 1)),
        5: (("potion", "poison"), ("potion", "perception")),
        6: (("potion", "frost"), ("refresh", "card")),
    }


def test_what_the_shrine_gives() -> None:
    """Spec 2.19."""
    assert SHRINE == {
        1: (("afflict", "curse"), ("afflict", "poison")),
        2: (("afflict", "curse"),),
        3: (("afflict", "curse"),),
        4: (("cure", "all"), ("hp", 2)),
        5: (("cure", "all"), ("hp", 1)),
        6: (("hp", 1),),
    }


def test_what_lies_in_the_tomb() -> None:
    """Spec 2.20."""
    assert [(find.on, find.id, find.gain, find.food, find.hp) for find in TOMB.values()] == [
        (1, "holy_water", ("potion", "holy_water"), 0, 0),
        (2, "provisions", ("food", 1), 0, 0),
        (3, "loot", ("gold", 1), 0, 0),
        (4, "codex", ("xp", 1), 0, 0),
        (5, "horde_of_rats", ("", 0), 1, 3),
        (6, "ghost", ("", 0), 0, 0),
    ]


def test_the_weapons_of_the_arsenal() -> None:
    """[arsenal.free_feats] Spec 2.21."""
    assert {face: (weapon.id, weapon.feats) for face, weapon in WEAPONS.items()} == {
        1: ("rusty_dagger", 1),
        2: ("rusty_dagger", 1),
        3: ("rusty_dagger", 1),
        4: ("longsword", 2),
        5: ("longsword", 2),
        6: ("battle_axe", 3),
    }


def test_the_trap_cards() -> None:
    """Spec 2.22 and 2.26."""
    assert {
        (trap.card, face): trap
        for trap in (
            Trap("hungry_rats", "trap_halls", (1, 2), ("potion", "holy_water"), "printed", food=1, per_floor=True),
            Trap("acid_rain", "trap_halls", (3, 4), ("armor", 1), "printed", armor=1),
            Trap(
                "rusty_axes",
                "trap_halls",
                (5, 6),
                ("potion", "perception"),
                "printed",
                hp=1,
                per_floor=True,
                afflicts="poison",
            ),
            Trap("poisoned_spikes", "trap_pit", (1, 2), ("xp", 1), "printed", hp=1, afflicts="poison"),
            Trap("stakes", "trap_pit", (3, 4), ("xp", 2), "printed", hp=1, per_floor=True),
            Trap("pit", "trap_pit", (5, 6), ("potion", "perception"), "printed", hp=3, falls=True),
            Trap("tiny_thorns", "trap_swarm", (1, 2), ("potion", "poison"), "public", hp=1, per_floor=True),
            Trap("thick_web", "trap_swarm", (3, 4), ("food", 2), "public", armor=1, afflicts="blindness"),
            Trap("bat_swarm", "trap_swarm", (5, 6), ("xp", 2), "public", food=1, afflicts="blindness"),
        )
        for face in trap.on
    } == TRAPS
    assert FIGURES.short_of_penalty_hp == 2


def test_the_reward_card_in_both_printings() -> None:
    """[ruling.reward_card_values] Spec 2.23."""
    assert [(line.id, line.potion, line.pnp, line.published) for line in REWARDS.values()] == [
        (1, "fire", ("xp", 2), ("xp", 2)),
        (2, "frost", ("gold", 1), ("gold", 2)),
        (3, "poison", ("xp", 2), ("xp", 2)),
        (4, "life", ("armor", 1), ("armor", 1)),
        (5, "holy_water", ("gold", 1), ("gold", 2)),
        (6, "perception", ("armor", 1), ("armor", 1)),
    ]
    assert FIGURES.published_reward_gold == 2
