"""What everybody sees of a match: boards, grid, enemy, dice."""

import json
from copy import deepcopy
from random import Random

import pytest

from oubliette import Match, Scripted, Seeded
from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.combat import attack, exchange_blows
from oubliette.games.mini_rogue.exploration import move_on, resolve_rooms
from oubliette.games.mini_rogue.preparation import prepare
from oubliette.games.mini_rogue.skill_test import skill_test
from oubliette.games.mini_rogue.state import Table
from oubliette.games.mini_rogue.view import HeroView, view
from oubliette.kernel import HIDDEN, SPECTATOR, play
from tests.games.mini_rogue.coop_scenes import a_pair, enter, share
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy
from tests.games.mini_rogue.views import dice_of, enemy_of

PARTS = [
    "floor",
    "zone",
    "guardian_zone",
    "phase",
    "leader_seat",
    "gold",
    "food",
    "players",
    "grid",
    "unused_rooms",
    "unseen_rooms",
    "guardian",
    "guardian_card",
    "guardians_left",
    "enemy",
    "dice",
    "dead_seat",
    "sells_food",
    "treasure_bonus",
    "falls_to",
]


def player(table: Table, seat: int = 0) -> HeroView:
    return view(table)["players"][seat]


@pytest.mark.parametrize("seed", range(6))
def test_the_parts_of_the_view_stay_the_same_through_a_match(seed: int) -> None:
    """So do the parts of a player, of the enemy and of the dice, and all are plain data."""
    match = Match.start(GAME, seats=1 + seed % 2, fate=Seeded(seed))
    luck = Random(seed)
    kinds: dict[str, set[tuple[str, ...]]] = {"players": set(), "enemy": set(), "dice": set()}
    while match.ask is not None:
        seen = match.view(SPECTATOR)
        assert list(seen) == PARTS
        assert json.loads(json.dumps(seen)) == seen
        for part in [*seen["players"]]:
            kinds["players"].add(tuple(part))
        for name in ("enemy", "dice"):
            if seen[name] is not None:
                kinds[name].add(tuple(seen[name]))
        match.answer(luck.randrange(len(match.ask.options)))
    assert list(match.view(SPECTATOR)) == PARTS
    assert [len(found) for found in kinds.values()] == [1, 1, 1]


@pytest.mark.parametrize("seed", range(4))
def test_a_spectator_sees_what_the_players_see(seed: int) -> None:
    """There is nothing secret but face-down cards, and those have no faces yet."""
    match = Match.start(GAME, seats=2, fate=Seeded(seed))
    luck = Random(seed)
    fights = 0
    while match.ask is not None:
        seen = match.view(SPECTATOR)
        assert match.view(0) == seen
        assert match.view(1) == seen
        fights += seen["enemy"] is not None
        match.answer(luck.randrange(len(match.ask.options)))
    assert fights


def test_a_view_is_a_copy_and_not_the_table() -> None:
    """Changing a view changes nothing on the table."""
    table, leader, _ = a_pair()
    leader.potions, leader.objects = ["fire"], ["raven"]
    before = deepcopy(view(table))
    scribbled = view(table)
    scribbled["grid"][0][0] = "rest"
    scribbled["unseen_rooms"].clear()
    for belongings in ("potions", "objects", "afflictions"):
        scribbled["players"][0][belongings].append("ink")
    assert view(table) == before


def test_the_board_shows_where_we_are() -> None:
    """[coop.shared_gold_and_food] [dungeon.numbered_zones] One stock for both; floor and zone, and who leads."""
    table, _, _ = a_pair(zone=4, gold=7, food=2)
    table.leader = 1
    seen = view(table)
    assert (seen["floor"], seen["zone"], seen["guardian_zone"]) == (2, 4, True)
    assert (seen["gold"], seen["food"], seen["leader_seat"]) == (7, 2, 1)
    assert (seen["enemy"], seen["dice"]) == (None, None)


def test_a_character_board_shows_everything_its_owner_has() -> None:
    hero = a_hero("mage", hp=12, xp=7, armor=3)
    hero.potions, hero.objects = ["life", "fire"], ["arsenal"]
    hero.weapon, hero.free_feats = "battle_axe", 2
    hero.cursed = hero.blind = hero.faced_danger = True
    hero.ready = False
    hero.at = 5
    assert player(a_table(hero)) == {
        "character": "mage",
        "level": 2,
        "xp": 7,
        "hp": 12,
        "armor": 3,
        "potions": ["life", "fire"],
        "afflictions": ["curse", "blindness"],
        "objects": ["arsenal"],
        "weapon": "battle_axe",
        "free_feats": 2,
        "card_ready": False,
        "evading": False,
        "faced_danger": True,
        "row": 2,
        "column": 3,
    }


def test_the_grid_shows_rooms_gaps_and_the_exit() -> None:
    """Row by row: what lies face down, what was turned up, what was taken along."""
    table, leader, second = a_pair(food=1)
    enter(table, leader, 1, "rest")
    enter(table, second, 3, "raven")
    play(resolve_rooms(table), answers=["rest_heal", "feed"])
    seen = view(table)
    assert seen["grid"] == [
        [HIDDEN, "rest", HIDDEN],
        ["taken", HIDDEN, HIDDEN],
        [HIDDEN, HIDDEN, "exit"],
    ]
    assert [(part["row"], part["column"]) for part in seen["players"]] == [(1, 2), (2, 1)]
    assert seen["players"][1]["objects"] == ["raven"]


def test_the_unseen_cards_are_known_but_not_where_they_lie() -> None:
    """[prep.unused_rooms_face_down] Eleven cards, eight dealt: three are unused, and anybody can count."""
    table, leader, _ = a_pair()
    seen = view(table)
    assert seen["unused_rooms"] == 3
    assert len(seen["unseen_rooms"]) == 11
    enter(table, leader, 0, "tomb")
    seen = view(table)
    assert seen["unused_rooms"] == 3
    assert "tomb" not in seen["unseen_rooms"]
    assert len(seen["unseen_rooms"]) == 10


def test_a_card_that_somebody_holds_is_not_among_the_unused() -> None:
    """[prep.reshuffle_every_zone]"""
    table, _, second = a_pair(zone=3)
    second.objects = ["arsenal"]
    play(prepare(table))
    seen = view(table)
    assert seen["unused_rooms"] == 2
    assert "arsenal" not in seen["unseen_rooms"]


def test_the_guardian_is_shown_where_it_lies_open() -> None:
    """[prep.guardian_revealed_in_guardian_zone] Its name, and how many are left above Og's Remains."""
    table, _, _ = a_pair(zone=3)
    play(prepare(table))
    assert (view(table)["guardian"], view(table)["guardians_left"]) == ("", 3)
    table.zone_number, table.pile = 4, 2
    play(prepare(table), dice=["cursed_dragon"])
    assert (view(table)["guardian"], view(table)["guardians_left"]) == ("cursed_dragon", 2)


def test_in_a_fight_everybody_sees_the_enemy() -> None:
    """[coop.enemy_second_hp_value] The view shows its HP, its skills, and the effects on it."""
    table, leader, _ = a_pair(zone=5)
    leader.hp = 20
    leader.potions = ["poison"]
    fight = an_enemy(table, "monster_goblin", fighters=2)
    play(exchange_blows(table, leader, fight, "monster"), dice=[4, 3], answers=["stop", "poison"])
    assert view(table)["enemy"] == {
        "name": "crossbowman",
        "enemy_id": "crossbowman",
        "hp": 24 - 4 - 4,
        "max_hp": 24,
        "damage": 6,
        "skills": ["poison"],
        "xp": 2,
        "drained": True,
        "frozen": False,
        "backstab": False,
    }
    assert player(table)["afflictions"] == ["poison"]


def test_a_guardian_goes_by_the_name_on_its_card() -> None:
    """Its figures are those of the floor."""
    table, _, _ = a_pair(zone=7)
    an_enemy(table, "spider_queen", fighters=2)
    enemy = enemy_of(view(table))
    assert (enemy["name"], enemy["enemy_id"], enemy["hp"], enemy["damage"]) == ("spider_queen", "spider_queen_3", 40, 6)


def test_a_dead_enemy_is_shown_at_nothing() -> None:
    """[setup.enemy_hp_marker_zero] Its marker stops at the skull, however hard the blow was."""
    table = a_table(a_hero(xp=18))
    fight = an_enemy(table, "monster_undead")
    play(attack(table, table.heroes[0], fight), dice=[6, 6, 6, 1])
    assert fight.hp < 0
    assert enemy_of(view(table))["hp"] == 0


def test_the_dice_lie_on_the_table_with_what_they_count() -> None:
    """[combat.set_aside_misses] [combat.critical_reroll] A miss counts 0, a critical waits to be rolled on."""
    table, _, second = a_pair(zone=5)
    second.xp = 18
    fight = an_enemy(table, "monster_undead", fighters=2)
    rule = attack(table, second, fight)
    ask = next(rule)
    for face in (1, 5, 6, 4):
        ask = rule.send(face)
    assert ask.prompt == "decide.reroll"
    assert view(table)["dice"] == {
        "seat": 1,
        "adventurer": [1, 5, 6],
        "counts": [0, 5, 6],
        "criticals": [3],
        "feats": [],
        "curse_die": "none",
        "poison_die": "none",
        "dungeon_die": 4,
    }
    rule.send(("feat", 1, "xp"))
    rule.send(3)
    rule.send(("critical", 3))
    rule.send(2)
    dice = dice_of(view(table))
    assert (dice["adventurer"], dice["counts"]) == ([3, 5, 2], [3, 5, 8])
    assert (dice["criticals"], dice["feats"]) == ([], [1])


def test_afflictions_lie_among_the_dice() -> None:
    """[affliction.die_joins_the_hand] [affliction.curse_lowers_every_die] The counts include their effect."""
    table = a_table(a_hero(xp=6))
    hero = table.heroes[0]
    hero.cursed = hero.poisoned = True
    play(skill_test(table, hero, dungeon_die=False), dice=[5, 2, 1, 6])
    dice = dice_of(view(table))
    assert (dice["curse_die"], dice["poison_die"], dice["dungeon_die"]) == ("symbol", "blank", 0)
    assert (dice["adventurer"], dice["counts"]) == ([5, 2], [4, 0])


def test_after_the_room_the_dice_are_cleared_away() -> None:
    table, _, _ = a_pair()
    share(table, "trap_halls")
    play(resolve_rooms(table), dice=[2, 5, 2, 5])
    assert view(table)["dice"] is None


def test_after_the_fight_the_enemy_is_gone() -> None:
    table, leader, second = a_pair()
    leader.xp = second.xp = 18
    share(table, "monster_undead")
    play(resolve_rooms(table), dice=[4, 4, 4, 1])
    seen = view(table)
    assert (seen["enemy"], seen["dice"]) == (None, None)


def test_before_a_character_is_chosen_a_board_is_empty() -> None:
    """[setup.choose_character]"""
    match = Match.start(GAME, seats=2, fate=Scripted([]))
    assert [part["character"] for part in match.view(1)["players"]] == ["", ""]
    match.choose("rogue")
    assert [part["character"] for part in match.view(1)["players"]] == ["rogue", ""]
    assert match.view(1)["players"][0]["hp"] == 10


def test_the_number_of_unused_rooms_is_never_negative() -> None:
    """[setup.shuffle_and_deal_rooms] While characters are chosen nothing is dealt yet."""
    match = Match.start(GAME, seats=1, fate=Scripted([]))
    assert match.view(SPECTATOR)["unused_rooms"] >= 0


def test_a_raven_that_has_flown_off_lies_among_the_unused_rooms() -> None:
    """[raven.stays_until_used] [raven.exploration_window] Two cards were left over, and now the Raven."""
    table, leader, _ = a_pair()
    table.rooms.take("raven")
    leader.objects, leader.resolved = ["raven"], True
    share(table, "rest")
    assert view(table)["unused_rooms"] == 2
    play(
        move_on(table),
        dice=["tomb", "shrine", "treasure"],
        answers=[("skill", "scout"), (3, 2), "done", "right", "right"],
    )
    assert leader.objects == []
    assert view(table)["unused_rooms"] == 3
