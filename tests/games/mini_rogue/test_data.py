"""The boards, dice, characters and potions as they are loaded, against the printed figures."""

from oubliette.games.mini_rogue.cards import (
    ADVENTURER,
    CHARACTERS,
    DIFFICULTIES,
    DROPS,
    ENEMIES,
    LAST_ZONE,
    LEVEL_AT,
    MOST_ARMOR,
    MOST_FOOD,
    MOST_GOLD,
    MOST_HP,
    MOST_POTIONS,
    MOST_XP,
    OFFENSIVE,
    POTIONS,
    SKULLS,
    TRACKS,
    ZONES,
    guardian_cards,
    room_cards,
)
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.skill_test import ADVENTURER_DICE, DUNGEON_DICE
from oubliette.games.mini_rogue.skills import SKILLS


def test_eighteen_cards_make_the_print_and_play() -> None:
    """[ruling.card_counts] Two of the four characters, three guardians and Og, eleven rooms, a reference card."""
    printed_characters = [character for character in CHARACTERS if character in ("mage", "rogue")]
    guardians = [*guardian_cards("pnp"), "og_remains"]
    rooms = room_cards("pnp")
    assert (len(printed_characters), len(guardians), len(rooms)) == (2, 4, 11)
    assert len(set(rooms)) == 11
    assert len(printed_characters) + len(guardians) + len(rooms) + 1 == 18


def test_an_adventurer_die_misses_on_one_and_has_a_star_from_five() -> None:
    """Spec 2.2."""
    assert (ADVENTURER.miss, ADVENTURER.star, ADVENTURER.critical) == (1, 5, 6)
    assert [list(die.options) for die in (*ADVENTURER_DICE[0], *ADVENTURER_DICE[1], *DUNGEON_DICE)] == [
        [1, 2, 3, 4, 5, 6]
    ] * 8


def test_affliction_dice_bear_their_symbol_on_half_of_the_faces() -> None:
    """[ruling.affliction_dice_half] Spec 2.2: 1 to 3 are the symbol, 4 to 6 blank."""
    assert SKULLS == (1, 2, 3)
    assert DROPS == (1, 2, 3)


def test_how_far_the_tracks_go() -> None:
    """Spec 2.3. The enemy's track ends at 50."""
    assert (MOST_XP, MOST_HP, MOST_ARMOR, MOST_FOOD, MOST_GOLD, MOST_POTIONS) == (23, 20, 4, 4, 10, 2)
    most_enemy_hp = next(track.high for track in TRACKS if track.id == "enemy_hp")
    assert max(hp for enemy in ENEMIES.values() for hp in enemy.hp) == most_enemy_hp == 50


def test_levels_begin_at_six_and_eighteen() -> None:
    """[ruling.level_thresholds] [level.set_by_xp_track] Spec 2.3: 0 to 5, 6 to 17, 18 to 23."""
    assert LEVEL_AT == (1,) * 6 + (2,) * 12 + (3,) * 6


def test_the_dungeon_board() -> None:
    """[dungeon.four_floors] [dungeon.numbered_zones] Spec 2.4."""
    printed = [
        # zone, floor, column, guardian, below
        (1, 1, 1, False, 3),
        (2, 1, 2, True, 4),
        (3, 2, 1, False, 5),
        (4, 2, 2, True, 6),
        (5, 3, 1, False, 8),
        (6, 3, 2, False, 9),
        (7, 3, 3, True, 10),
        (8, 4, 1, False, 0),
        (9, 4, 2, False, 0),
        (10, 4, 3, True, 0),
    ]
    assert [(zone.id, zone.floor, zone.column, zone.guardian, zone.below) for zone in ZONES.values()] == printed
    assert LAST_ZONE == 10


def test_what_the_character_cards_start_with() -> None:
    """Spec 2.6. Experience starts at 0 for everybody."""
    printed = [
        # character, hp, armor, food, gold, potions
        ("mage", 11, 0, 4, 3, ("perception",)),
        ("rogue", 10, 0, 3, 5, ()),
        ("crusader", 10, 1, 4, 0, ()),
        ("priestess", 13, 0, 3, 2, ("holy_water",)),
    ]
    cards = CHARACTERS.values()
    assert [(card.id, card.hp, card.armor, card.food, card.gold, card.potions) for card in cards] == printed


def test_every_character_has_a_combat_skill_and_an_exploration_skill() -> None:
    """[skill.two_kinds] Spec 2.7, with the figures of Bash, Vigil, Miracle and Clairvoyance."""
    assert {card.id: (card.combat_skill, card.exploration_skill) for card in CHARACTERS.values()} == {
        "mage": ("conjuration", "clairvoyance"),
        "rogue": ("backstab", "evasion"),
        "crusader": ("bash", "vigil"),
        "priestess": ("miracle", "blessing"),
    }
    assert (SKILLS["bash"].armor, SKILLS["bash"].dice) == (2, "highest")
    assert (SKILLS["vigil"].hp, SKILLS["miracle"].hp, SKILLS["clairvoyance"].rooms) == (1, 4, 3)
    assert (SKILLS["backstab"].times, SKILLS["scout"].rooms, SKILLS["omen"].left_out) == (2, 3, 1)


def test_the_six_potions() -> None:
    """Spec 2.8."""
    assert {potion.id: (potion.offensive, potion.figure) for potion in POTIONS.values()} == {
        "fire": (True, 7),
        "frost": (True, 0),
        "poison": (True, 4),
        "life": (False, 6),
        "holy_water": (False, 0),
        "perception": (False, 0),
    }
    assert OFFENSIVE == ("fire", "frost", "poison")


def test_what_afflictions_hunger_feats_and_full_experience_cost_or_give() -> None:
    """Spec 2.9 and 2.10 and the figures that stand in the sentences of chapter 3."""
    assert FIGURES.poison_die_hp == 1
    assert FIGURES.weaken_xp == 1
    assert (FIGURES.ration, FIGURES.hunger_hp) == (1, 3)
    assert (FIGURES.feat_xp, FIGURES.feat_hp) == (1, 2)
    assert FIGURES.full_xp_hp == 1


def test_how_the_difficulties_bend_the_start() -> None:
    """Spec 2.25."""
    printed = [
        # difficulty, hp, food, gold, armor
        ("casual", 0, 0, 2, 1),
        ("normal", 0, 0, 0, 0),
        ("hard", -1, -1, 0, 0),
        ("harder", -2, -1, 0, 0),
        ("roguelike", -2, -1, -3, 0),
    ]
    assert [(row.id, row.hp, row.food, row.gold, row.armor) for row in DIFFICULTIES.values()] == printed
