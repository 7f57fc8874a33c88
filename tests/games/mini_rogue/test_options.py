"""The switches: each value does what it says, and what makes no sense is refused."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.cards import ROOMS, room_cards
from oubliette.games.mini_rogue.descent import reward
from oubliette.games.mini_rogue.rooms import resolve
from oubliette.games.mini_rogue.state import ROOM
from oubliette.kernel import Match, RealDice, Setting, Value, play, set_up
from tests.games.mini_rogue.moments import waiting
from tests.games.mini_rogue.scenes import a_hero, a_table


def started(dice: list[Value], seats: int = 1, **options: Setting) -> tuple[list[tuple[str, int, int]], int, int]:
    """After a set-up: the characters with HP and armor, then gold and food."""
    table = GAME.table(seats, set_up(GAME, seats, options).settings)
    play(GAME.set_up(table), dice=dice)
    return [(hero.character, hero.hp, hero.armor) for hero in table.heroes], table.gold, table.food


def test_the_defaults() -> None:
    """Spec 5."""
    assert set_up(GAME).settings.values == {
        "character": "choose",
        "second_character": "choose",
        "card_set": "pnp",
        "difficulty": "normal",
        "merchant_sells_food": False,
        "reward_table": "pnp",
        "treasure_bonus_gold": 1,
        "object_limit": 1,
        "coop_object": "decide",
        "fall_map": "columns",
    }
    assert set_up(GAME).seats == 1


@pytest.mark.parametrize(("card_set", "rooms", "guardians"), [("pnp", 11, 3), ("pnp_plus", 14, 4)])
def test_the_card_set_says_which_cards_are_shuffled(card_set: str, rooms: int, guardians: int) -> None:
    """[setup.shuffle_and_deal_rooms] [setup.guardian_pile] Three guardians are piled up in either case."""
    match = Match.start(GAME, seats=1, options={"character": "rogue", "card_set": card_set}, fate=RealDice())
    assert match.ask is not None
    assert match.ask.prompt == "turn.room"
    assert (list(match.ask.options), len(match.ask.options)) == (sorted(room_cards(card_set)), rooms)
    view = match.view(0)
    assert (view["unused_rooms"], view["guardians_left"]) == (rooms - 8, 3)
    table = a_table(a_hero("priestess"), zone=2, card_set=card_set)
    turned = waiting(GAME.turn(table))
    assert (turned.prompt, len(turned.options), "ghoul" in turned.options) == (
        "turn.guardian",
        guardians,
        card_set == "pnp_plus",
    )


@pytest.mark.parametrize(
    ("difficulty", "hp", "armor", "gold", "food"),
    [
        ("casual", 10, 1, 7, 3),
        ("normal", 10, 0, 5, 3),
        ("hard", 9, 0, 5, 2),
        ("harder", 8, 0, 5, 2),
        ("roguelike", 8, 0, 2, 2),
    ],
)
def test_the_difficulty_bends_the_start(difficulty: str, hp: int, armor: int, gold: int, food: int) -> None:
    """[setup.starting_stats] Spec 2.25, for a Rogue."""
    assert started([], character="rogue", difficulty=difficulty) == ([("rogue", hp, armor)], gold, food)


def test_nobody_starts_with_less_than_nothing() -> None:
    """[setup.starting_stats] Spec 2.25: a roguelike Crusader has no gold to lose, in company either."""
    assert started([], character="crusader", difficulty="roguelike") == ([("crusader", 8, 1)], 0, 3)
    heroes, gold, _ = started([6, 1], 2, character="crusader", second_character="rogue", difficulty="roguelike")
    assert (heroes, gold) == ([("crusader", 8, 1), ("rogue", 8, 0)], 0 + 2)


@pytest.mark.parametrize(("sells", "offered"), [(True, True), (False, False)])
def test_the_merchant_sells_food_or_not(sells: bool, offered: bool) -> None:
    """[ruling.merchant_sells_food]"""
    hero = a_hero("priestess")
    table = a_table(hero, gold=2, merchant_sells_food=sells)
    ask = waiting(resolve(table, ROOMS["merchant"], [hero]))
    assert ("buy", "healing_herbs", 1) in ask.options
    assert (("buy", "ration", 2) in ask.options) is offered


def test_the_hunter_sells_meat_whatever_the_merchant_does() -> None:
    """[ruling.merchant_sells_food] The switch is about the Merchant; the meat costs the floor's number."""
    hero = a_hero("priestess")
    table = a_table(hero, zone=5, gold=3, card_set="pnp_plus", merchant_sells_food=False)
    play(resolve(table, ROOMS["hunter"], [hero]), answers=[("buy", "game_meat", 3)])
    assert (table.gold, table.food) == (0, 1)


@pytest.mark.parametrize(
    ("printing", "die", "options", "gold"),
    [
        ("pnp", 2, [("potion", "frost"), ("gold", 1)], 1),
        ("pnp", 5, [("potion", "holy_water"), ("gold", 1)], 1),
        ("published", 2, [("potion", "frost"), ("gold", 2)], 4),
        ("published", 5, [("potion", "holy_water"), ("gold", 2)], 4),
    ],
)
def test_the_published_reward_card_is_worth_more(
    printing: str, die: int, options: list[tuple[str, Value]], gold: int
) -> None:
    """[ruling.reward_card_values] Two gold before the roll, and two instead of one on 2 and 5."""
    hero = a_hero("priestess")
    table = a_table(hero, reward_table=printing)
    ask = waiting(reward(table, hero), dice=[die])
    assert (list(ask.options), table.gold) == (options, 2 if printing == "published" else 0)
    table.gold = 0
    play(reward(table, hero), dice=[die], answers=[options[1]])
    assert table.gold == gold


@pytest.mark.parametrize("bonus", [1, 2])
def test_how_much_gold_a_danger_brings_at_the_treasure(bonus: int) -> None:
    """[treasure.bonus_gold_after_danger] On top of the one; nothing without a danger."""
    hero = a_hero("priestess")
    table = a_table(hero, treasure_bonus_gold=bonus)
    play(resolve(table, ROOMS["treasure"], [hero]), answers=["leave"])
    assert table.gold == 1
    hero.faced_danger = True
    play(resolve(table, ROOMS["treasure"], [hero]), answers=["leave"])
    assert table.gold == 1 + 1 + bonus


def test_with_one_hand_free_a_second_object_replaces_the_first() -> None:
    """[ruling.object_limit_one] The old one goes back to the unused cards, or the new one stays where it is."""
    hero = a_hero("priestess")
    hero.objects, hero.weapon, hero.free_feats = ["arsenal"], "longsword", 2
    table = a_table(hero, food=1, object_limit=1)
    ask = waiting(resolve(table, ROOMS["raven"], [hero]), answers=["feed"])
    assert (ask.prompt, ask.options) == ("decide.swap_object", [("swap", "arsenal"), "keep"])
    play(resolve(table, ROOMS["raven"], [hero]), answers=["feed", "keep"])
    assert (hero.objects, hero.free_feats, table.food) == (["arsenal"], 2, 1)
    play(resolve(table, ROOMS["raven"], [hero]), answers=["feed", ("swap", "arsenal")])
    assert (hero.objects, hero.weapon, hero.free_feats, table.food) == (["raven"], "", 0, 0)


def test_with_two_hands_free_both_objects_are_carried() -> None:
    """[ruling.object_limit_one] The switch object_limit."""
    hero = a_hero("priestess")
    hero.objects, hero.weapon, hero.free_feats = ["arsenal"], "longsword", 2
    table = a_table(hero, food=1, object_limit=2)
    play(resolve(table, ROOMS["raven"], [hero]), answers=["feed"])
    assert (hero.objects, hero.free_feats) == (["arsenal", "raven"], 2)


@pytest.mark.parametrize(
    ("fall_map", "landings"),
    [
        ("columns", [3, 4, 5, 6, 8, 9, 10, 8, 9, 10]),
        ("next_floor_first_zone", [3, 3, 5, 5, 8, 8, 8, 8, 9, 10]),
    ],
)
def test_where_a_fall_ends(fall_map: str, landings: list[int]) -> None:
    """[ruling.fall_map] From each of the ten zones; on the last floor nobody falls."""
    landed = []
    for zone in range(1, 11):
        table = a_table(a_hero("priestess"), zone=zone, fall_map=fall_map)
        table.phase, table.grid[0] = ROOM, "trap_pit"
        play(GAME.turn(table), dice=[2, 6])
        landed.append(table.zone_number)
    assert landed == landings
