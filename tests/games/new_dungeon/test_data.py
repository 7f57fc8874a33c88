"""The cards as they are loaded, against the printed figures."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.cards import (
    CAGE_TURNS,
    CARDS,
    CLASSES,
    HEROES,
    LEVELS,
    MONSTERS,
    SPELLS,
    TRAPS,
    TREASURES,
    WOUNDS,
)
from oubliette.games.new_dungeon.treasures import turn_over
from oubliette.kernel import play
from tests.games.new_dungeon.scenes import hero, put_treasure, table

COLOURS = ("red", "white", "blue", "green", "grey", "yellow")

# level, count, red, white, blue, green, grey, yellow
PRINTED_MONSTERS = {
    "giant_rats": (1, 3, 3, 5, 4, 6, 7, 2),
    "hobgoblins": (1, 3, 3, 4, 5, 6, 3, 3),
    "goblins": (1, 4, 2, 3, 4, 5, 6, 2),
    "skeleton": (1, 4, 3, 5, 4, 6, 2, 2),
    "giant_lizard": (1, 3, 2, 5, 4, 5, 2, 2),
    "kobolds": (1, 2, 2, 3, 3, 5, 4, 2),
    "ghouls": (2, 4, 4, 5, 6, 6, 3, 3),
    "giant_spider": (2, 4, 4, 6, 6, 5, 4, 3),
    "evil_hero": (2, 3, 5, 8, 7, 6, 4, 5),
    "orcs": (2, 4, 4, 5, 5, 6, 5, 3),
    "zombies": (2, 3, 4, 6, 5, 6, 5, 3),
    "werewolf": (3, 3, 7, 9, 9, 7, 9, 8),
    "ogre": (3, 3, 6, 8, 9, 8, 5, 4),
    "giant_snake": (3, 3, 6, 10, 8, 9, 5, 6),
    "gargoyle": (3, 3, 5, 7, 6, 6, 4, 13),
    "mummy": (3, 3, 8, 11, 10, 8, 13, 3),
    "wight": (3, 2, 6, 9, 8, 7, 7, 5),
    "giant": (4, 4, 9, 10, 11, 10, 9, 6),
    "green_slime": (4, 3, 10, 12, 11, 11, 6, 13),
    "troll": (4, 4, 8, 9, 10, 8, 13, 7),
    "minotaur": (4, 3, 8, 11, 10, 10, 7, 7),
    "wyvern": (4, 3, 9, 11, 11, 9, 7, 8),
    "black_pudding": (5, 4, 12, 13, 12, 12, 13, 5),
    "purple_worm": (5, 4, 10, 12, 11, 12, 6, 8),
    "witch": (5, 3, 9, 11, 11, 5, 10, 10),
    "vampire": (5, 4, 8, 12, 10, 9, 10, 10),
    "stone_golem": (5, 2, 10, 13, 11, 12, 9, 11),
    "evil_wizard": (6, 3, 11, 13, 12, 7, 11, 11),
    "blue_dragon": (6, 4, 10, 13, 12, 12, 13, 7),
    "red_dragon": (6, 4, 11, 13, 13, 12, 8, 13),
    "hydra": (6, 2, 11, 13, 12, 12, 9, 8),
    "lich": (6, 1, 12, 13, 13, 9, 10, 12),
}

# The mean numbers of a level, traps left out, in the order of COLOURS
PRINTED_MEANS = {
    1: (2.5, 4.2, 4.1, 5.5, 4.0, 2.2),
    2: (4.2, 5.9, 5.8, 5.8, 4.2, 3.3),
    3: (6.4, 9.0, 8.4, 7.5, 7.2, 6.6),
    4: (8.8, 10.5, 10.6, 9.5, 8.7, 8.0),
    5: (9.8, 12.2, 11.0, 10.1, 9.6, 8.5),
    6: (10.8, 13.0, 12.4, 10.7, 10.4, 10.1),
}


def test_three_heroes_of_each_class_make_eighteen() -> None:
    """Spec 2.1 and 2.2."""
    assert len(HEROES) == 18
    for name in ("warrior", "elf", "dwarf", "thief", "paladin", "wizard"):
        assert len([card for card in HEROES.values() if card.class_id == name]) == 3


# colour, move, secret door, ambushed on, quota, swords
@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("warrior", ("red", 5, 2, 8, 0, True)),
        ("elf", ("white", 6, 4, 9, 1, True)),
        ("dwarf", ("blue", 4, 3, 9, 0, True)),
        ("thief", ("green", 5, 3, 9, 0, True)),
        ("paladin", ("red", 5, 2, 8, 0, True)),
        ("wizard", ("green", 5, 2, 7, 6, False)),
    ],
)
def test_a_hero_card_says_what_is_printed(name: str, printed: tuple[str, int, int, int, int, bool]) -> None:
    """[fight.colours] [hero.wizard_no_sword] [hero.wizard_spells] Spec 2.2."""
    card = CLASSES[name]
    found = (card.colour, card.move, card.secret_door, card.ambushed_on, card.quota, card.uses_swords)
    assert found == printed


def test_the_monsters_have_the_printed_numbers_and_no_others_exist() -> None:
    """[fight.hit] All six numbers of all the cards, 13 for a dash. Spec 2.3."""
    found = {row.id: (row.level, row.count, *[row.number(colour) for colour in COLOURS]) for row in MONSTERS.values()}
    assert found == PRINTED_MONSTERS


def test_the_mean_numbers_rise_with_depth_as_printed() -> None:
    """[goal.depth_tradeoff] Spec 2.3, to the printed digit."""
    for level, means in PRINTED_MEANS.items():
        rows = [row for row in MONSTERS.values() if row.level == level]
        cards = sum(row.count for row in rows)
        for colour, mean in zip(COLOURS, means, strict=True):
            exact = sum(row.count * row.number(colour) for row in rows) / cards
            assert exact == pytest.approx(mean, abs=0.0501), f"{colour} on level {level}"


def test_cages_are_everywhere_and_slides_only_where_there_is_a_deeper_level() -> None:
    """[trap.is_card] Spec 2.3: copies by level."""
    assert TRAPS["cage"].copies == (1, 1, 1, 1, 2, 2)
    assert TRAPS["slide"].copies == (0, 1, 2, 2, 1, 0)
    assert set(TRAPS) == {"cage", "slide"}


def test_a_hundred_and_ninety_six_cards_fill_the_rooms_and_chambers() -> None:
    """[setup.sort] Spec 2.1: 80 treasures and 116 monsters, by level."""
    laid = table()
    assert [len(deck) for deck in laid.treasure_decks] == [14, 14, 14, 14, 14, 10]
    assert [len(deck) for deck in laid.monster_decks] == [20, 20, 20, 20, 20, 16]


def test_all_treasure_together_is_worth_233000() -> None:
    """[goal.depth_tradeoff] Spec 2.4: and the mean value rises from level to level."""
    by_level = [sum(row.value * row.count for row in TREASURES if row.level == level) for level in LEVELS]
    assert sum(by_level) == 233_000
    cards = [14, 14, 14, 14, 14, 10]
    means = [round(value / count) for value, count in zip(by_level, cards, strict=True)]
    assert means == [482, 875, 2018, 3607, 4768, 6850]


@pytest.mark.parametrize(
    ("card", "value", "gem"),
    [
        ("sack_250", 250, False),
        ("sack_1000", 1000, False),
        ("garnet", 500, True),
        ("pearl", 1000, True),
        ("opal", 2000, True),
        ("silver_cup", 1000, False),
        ("silver_ring", 2000, False),
        ("gold_cup", 2500, False),
        ("gold_ring", 3000, False),
        ("silver_coffer", 4000, False),
        ("jade_idol", 5000, False),
        ("huge_emerald", 5000, True),
        ("huge_sapphire", 6000, True),
        ("silver_necklace", 7000, False),
        ("huge_ruby", 8000, True),
        ("gold_necklace", 9000, False),
        ("huge_diamond", 10000, True),
        ("magic_sword", 500, False),
        ("secret_door_card", 0, False),
        ("esp_medallion", 1500, False),
        ("crystal_ball", 1000, False),
        ("healing_potion", 250, False),
    ],
)
def test_a_treasure_is_worth_what_is_printed(card: str, value: int, gem: bool) -> None:
    """[item.values_count] Spec 2.4."""
    assert (CARDS[card].value, CARDS[card].gem) == (value, gem)


@pytest.mark.parametrize(
    ("card", "copies"),
    [
        ("magic_sword", (2, 1, 0, 1, 0, 1)),
        ("secret_door_card", (2, 1, 0, 0, 0, 0)),
        ("esp_medallion", (0, 0, 1, 0, 1, 0)),
        ("crystal_ball", (0, 0, 0, 1, 0, 1)),
        ("healing_potion", (0, 1, 1, 0, 1, 0)),
        ("sack_500", (2, 2, 0, 0, 0, 0)),
        ("silver_ring", (0, 2, 3, 0, 0, 0)),
        ("gold_ring", (0, 0, 3, 2, 1, 0)),
        ("huge_sapphire", (0, 0, 0, 1, 2, 1)),
        ("huge_ruby", (0, 0, 0, 0, 1, 2)),
        ("huge_diamond", (0, 0, 0, 0, 0, 2)),
    ],
)
def test_each_level_has_its_own_copies_of_a_treasure(card: str, copies: tuple[int, ...]) -> None:
    """[setup.level_decks] Spec 2.4."""
    laid = table()
    assert tuple([deck.cards.count(card) for deck in laid.treasure_decks]) == copies


def test_there_are_thirty_six_spells() -> None:
    """[setup.sort] Spec 2.6: fourteen Fireballs, fourteen Lightning Bolts, eight Teleports."""
    deck = table().spell_deck
    assert {spell: deck.cards.count(spell) for spell in SPELLS if spell in deck.cards} == {
        "fireball": 14,
        "lightning": 14,
        "teleport": 8,
    }
    assert len(deck) == 36


def test_fireballs_read_yellow_and_lightning_grey() -> None:
    """[spell.fireball] [spell.lightning] Spec 2.6."""
    assert [SPELLS[spell].column for spell in ("fireball", "lightning", "teleport")] == ["yellow", "grey", ""]


def test_the_counter_attack_table_is_the_printed_one() -> None:
    """[riposte.table] Spec 2.7."""
    names = {total: wound.id for total, wound in WOUNDS.items()}
    assert names == {
        2: "killed",
        3: "serious_wound",
        **dict.fromkeys((4, 5, 6), "light_wound"),
        **dict.fromkeys((7, 8), "stunned"),
        **dict.fromkeys((9, 10, 11, 12), "missed"),
    }


def test_a_cage_holds_for_one_to_three_turns() -> None:
    """[trap.cage] Spec 2.8."""
    assert CAGE_TURNS == {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3}


# Magic swords

SWORDS = {  # the bonus for totals 2 to 12, by level
    1: (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
    2: (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2),
    3: (1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3),
    4: (1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4),
    5: (1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5),
    6: (1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6),
}


@pytest.mark.parametrize("total", range(2, 13))
@pytest.mark.parametrize("level", SWORDS)
def test_a_sword_is_as_good_as_its_level_and_the_dice_allow(level: int, total: int) -> None:
    """[item.sword] [ruling.sword_once] Spec 2.5: two dice less 12, plus the level, at least one."""
    laid = table(hero("warrior"))
    put_treasure(laid, f"R{level}01", "magic_sword", known_to=[0])
    lying = laid.own[BOARD.index[f"R{level}01"]]
    assert lying is not None
    first = min(6, total - 1)

    sword = play(turn_over(laid, laid.heroes[0], lying), dice=[first, total - first])

    assert sword.card.bonus == SWORDS[level][total - 2]
    assert sword.card.value == 500
