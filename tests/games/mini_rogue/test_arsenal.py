"""The Arsenal: weapons, their free feats, and where the card goes."""

import pytest

from oubliette.games.mini_rogue.combat import attack
from oubliette.games.mini_rogue.exploration import move_on
from oubliette.games.mini_rogue.preparation import prepare
from oubliette.games.mini_rogue.rooms.objects import find_arsenal, meet_raven
from oubliette.games.mini_rogue.state import MOVE, TAKEN, Hero, Table
from oubliette.kernel import Value, listen, play
from tests.games.mini_rogue.moments import waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy, slugs


def at_the_arsenal(hero: Hero, **options: int) -> Table:
    table = a_table(hero, **options)
    table.grid[0] = "arsenal"
    table.rooms.take("arsenal")
    return table


def armed(hp: int = 2, feats: int = 1) -> Hero:
    hero = a_hero(hp=hp)
    hero.objects = ["arsenal"]
    hero.weapon = {1: "rusty_dagger", 2: "longsword", 3: "battle_axe"}[feats]
    hero.free_feats = feats
    return hero


@pytest.mark.parametrize(
    ("die", "weapon", "feats"),
    [
        (1, "rusty_dagger", 1),
        (2, "rusty_dagger", 1),
        (3, "rusty_dagger", 1),
        (4, "longsword", 2),
        (5, "longsword", 2),
        (6, "battle_axe", 3),
    ],
)
def test_a_passed_test_gives_the_weapon_of_the_dungeon_die(die: int, weapon: str, feats: int) -> None:
    """[arsenal.test_and_roll] [arsenal.success_gives_weapon] [arsenal.free_feats] The card is kept with it."""
    hero = a_hero()
    table = at_the_arsenal(hero)
    play(find_arsenal(table, [hero]), dice=[5, die], answers=["take"])
    assert (hero.objects, hero.weapon, hero.free_feats) == (["arsenal"], weapon, feats)


def test_a_failed_test_leaves_the_weapons_where_they_are() -> None:
    """[arsenal.test_and_roll] [arsenal.success_gives_weapon]"""
    hero = a_hero()
    table = at_the_arsenal(hero)
    play(find_arsenal(table, [hero]), dice=[4, 6])
    assert (hero.objects, hero.weapon, hero.free_feats) == ([], "", 0)
    assert table.grid[0] == "arsenal"


def test_a_weapon_may_be_left() -> None:
    """[ruling.arsenal_may_be_left]"""
    hero = a_hero()
    table = at_the_arsenal(hero)
    play(find_arsenal(table, [hero]), dice=[5, 6], answers=["leave"])
    assert (hero.objects, hero.weapon, hero.free_feats) == ([], "", 0)
    assert table.grid[0] == "arsenal"


def test_a_battle_axe_is_good_for_three_feats_and_no_more() -> None:
    """[arsenal.free_feats] [arsenal.discard_when_spent] Three attacks of one missed die each."""
    hero = armed(feats=3)
    table = a_table(hero)
    fight = an_enemy(table, "kings_protector")
    for left in (2, 1, 0):
        play(attack(table, hero, fight), dice=[1, 1, 2], answers=[("feat", 1, "weapon")])
        assert hero.free_feats == left
        assert hero.objects == (["arsenal"] if left else [])
    play(attack(table, hero, fight), dice=[1, 1])
    assert (fight.hp, hero.hp, hero.xp) == (12 - 3 * 2, 2, 0)


def test_a_weapon_that_is_spent_goes_back_to_the_rooms() -> None:
    """[arsenal.discard_when_spent] It may turn up in the next zone."""
    hero = armed()
    table = a_table(hero)
    events = listen(table)
    fight = an_enemy(table, "monster_undead")
    play(attack(table, hero, fight), dice=[1, 1, 2], answers=[("feat", 1, "weapon")])
    assert (hero.objects, hero.weapon) == ([], "")
    assert "arsenal.discard_when_spent" in slugs(events)
    play(prepare(table))
    assert "arsenal" in table.rooms.cards


def test_a_weapon_in_hand_is_no_card_of_the_deck() -> None:
    """[ruling.object_leaves_a_gap] Zone after zone, until it is spent."""
    hero = armed(feats=2)
    table = a_table(hero)
    play(prepare(table))
    assert "arsenal" not in table.rooms.cards
    assert len(table.rooms) == 10


def test_a_weapon_taken_leaves_a_gap_that_hinders_nobody() -> None:
    """[ruling.object_leaves_a_gap]"""
    hero = a_hero()
    hero.ready = False
    table = at_the_arsenal(hero)
    play(find_arsenal(table, [hero]), dice=[5, 1], answers=["take"])
    assert table.grid[0] == TAKEN
    table.phase = MOVE
    play(move_on(table), dice=["rest", "tomb"], answers=["down"])
    assert hero.at == 3
    assert "arsenal" not in table.rooms.cards


def test_a_hero_who_holds_an_object_has_to_part_with_it_for_a_weapon() -> None:
    """[ruling.object_limit_one] The Raven goes back to the unused cards."""
    hero = a_hero()
    hero.objects = ["raven"]
    table = at_the_arsenal(hero)
    ask = waiting(find_arsenal(table, [hero]), dice=[5, 6])
    assert (ask.prompt, list(ask.options)) == ("decide.swap_object", [("swap", "raven"), "keep"])
    play(find_arsenal(table, [hero]), dice=[5, 6], answers=[("swap", "raven")])
    assert (hero.objects, hero.weapon, hero.free_feats) == (["arsenal"], "battle_axe", 3)
    play(prepare(table))
    assert "raven" in table.rooms.cards


def test_a_hero_who_holds_an_object_may_keep_it_and_leave_the_weapon() -> None:
    """[ruling.object_limit_one]"""
    hero = a_hero()
    hero.objects = ["raven"]
    table = at_the_arsenal(hero)
    play(find_arsenal(table, [hero]), dice=[5, 6], answers=["keep"])
    assert (hero.objects, hero.free_feats, table.grid[0]) == (["raven"], 0, "arsenal")


def test_a_weapon_given_up_for_the_raven_takes_its_feats_along() -> None:
    """[ruling.object_limit_one]"""
    hero = armed(feats=3)
    table = a_table(hero, food=1)
    play(meet_raven(table, [hero]), answers=["feed", ("swap", "arsenal")])
    assert (hero.objects, hero.weapon, hero.free_feats) == (["raven"], "", 0)


def test_with_a_limit_of_two_both_objects_are_carried() -> None:
    """[ruling.object_limit_one] The option object_limit, section 5."""
    hero = a_hero()
    hero.objects = ["raven"]
    table = at_the_arsenal(hero, object_limit=2)
    answers: list[Value] = ["take"]
    play(find_arsenal(table, [hero]), dice=[5, 1], answers=answers)
    assert hero.objects == ["raven", "arsenal"]
