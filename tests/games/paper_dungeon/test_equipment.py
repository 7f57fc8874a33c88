"""The twelve pieces of equipment, each with what it does."""

import pytest

from oubliette.kernel import listen
from tests.games.paper_dungeon.scenes import asked, hero_of, ledger, scene, take_turn, waiting, where
from tests.games.paper_dungeon.shopping import KEEP, LEAVE, MULLIGAN, POTION, a_shop, buy, corridor, told, turns

CHEAP = ("wall_pass", 9)
DEAR = ("magic_shield", 18)

# A wall of one square parts the corridor; a hero who cannot go through it finds no way east.
PARTED = "##########/#@..#...>#/##########"


@pytest.mark.parametrize(("piece", "hp"), [("snack", 3), ("meal", 6), ("feast", 9)])
def test_food_restores_hp_at_once(piece: str, hp: int) -> None:
    """[item.food]"""
    table = a_shop((piece, 5), CHEAP, DEAR, hp=1, coins=5)
    events = listen(table)
    assert buy(table, piece).hp == 1 + hp
    assert told(events, "item.food") == [{"seat": 0, "piece": piece, "hp": hp}]


def test_all_food_of_a_shop_adds_up() -> None:
    """[item.food]"""
    hero = buy(a_shop(("snack", 2), ("meal", 6), ("feast", 9), hp=1, limit=25, coins=17), "feast", "snack", "meal")
    assert hero.hp == 1 + 3 + 6 + 9


def test_the_elixir_raises_the_limit_by_one() -> None:
    """[item.elixir] It restores nothing."""
    table = a_shop(("stamina_elixir", 6), CHEAP, DEAR, hp=4, coins=6)
    events = listen(table)
    hero = buy(table, "stamina_elixir")
    assert (hero.hp, hero.limit) == (4, 11)
    assert told(events, "item.elixir") == [{"seat": 0, "limit": 11}]


def test_several_elixirs_add_up_to_the_end_of_the_dungeon() -> None:
    """[item.elixir] The limit stays when floors are left, and is what their exits are capped at."""
    table = a_shop(("stamina_elixir", 6), CHEAP, DEAR, coins=6, limit=11)
    assert buy(table, "stamina_elixir").limit == 12
    floor = scene(corridor("..f.."), hp=10, limit=12)
    take_turn(floor, dice=[6], answers=[LEAVE])
    assert (hero_of(floor).hp, hero_of(floor).limit) == (12, 12)


@pytest.mark.parametrize(("face", "coins"), [(1, 0), (2, 0), (3, 0), (4, 20), (5, 20), (6, 20)])
def test_the_gambler_pays_from_four(face: int, coins: int) -> None:
    """[item.gambler] 20 ¢ or nothing; the price is lost in either case."""
    table = a_shop(("gambler", 10), CHEAP, DEAR, coins=10)
    events = listen(table)
    hero = buy(table, "gambler", *([LEAVE] if coins else []), dice=[face])
    assert hero.coins == coins
    assert told(events, "item.gambler") == [{"seat": 0, "result": face, "coins": coins}]


@pytest.mark.parametrize(("effects", "coins"), [(["coin_rush"], 2 + 2 * 5 + 2), ([], 1 + 5 + 1)])
def test_coin_rush_doubles_coins_and_chests(effects: list[str], coins: int) -> None:
    """[item.coin_rush]"""
    table = scene(corridor("o$o.."), effects=effects)
    events = listen(table)
    take_turn(table, dice=[4, 5])
    assert ledger(table) == (0, 0, coins, 0)
    assert told(events, "meet.chest")[0]["coins"] == (10 if effects else 5)


def test_coin_rush_leaves_the_rest_alone() -> None:
    """[item.coin_rush] Enemies, hearts and webs count as always."""
    table = scene(corridor("2ch.?w......"), effects=["coin_rush"])
    take_turn(table, dice=[6, 4, 3, 5])
    assert ledger(table) == (3 + 4, 2 + 3, 0, 5)


@pytest.mark.parametrize(("effects", "lost"), [(["weaklings"], 3), ([], 1 + 5 + 9)])
def test_weaklings_cost_one_hp_each(effects: list[str], lost: int) -> None:
    """[item.weaklings] Whatever is printed on them; what is told keeps the printed strength."""
    table = scene(corridor("1.59..."), effects=effects)
    events = listen(table)
    take_turn(table, dice=[4])
    assert ledger(table) == (0, lost, 0, 0)
    assert [facts["strength"] for facts in told(events, "meet.enemy")] == [1, 5, 9]


def test_mystery_enemies_are_weaklings_too() -> None:
    """[item.weaklings] [ruling.weaklings_no_roll] They cost 1, and no die is rolled."""
    table = scene(corridor("?.?...."), effects=["weaklings"])
    take_turn(table, dice=[4])
    assert ledger(table) == (0, 2, 0, 0)


def test_behind_the_shield_no_enemy_costs_hp() -> None:
    """[item.magic_shield] Mystery ones neither."""
    table = scene(corridor("9?1...."), effects=["magic_shield"])
    take_turn(table, dice=[4])
    assert ledger(table) == (0, 0, 0, 0)


def test_the_shield_keeps_no_web_off() -> None:
    """[item.magic_shield] It is about enemies."""
    table = scene(corridor(".w....."), effects=["magic_shield", "weaklings"])
    take_turn(table, dice=[2, 4])
    assert ledger(table) == (0, 0, 0, 4)


def test_a_hero_who_has_a_wall_pass_goes_through_one_wall() -> None:
    """[item.wall_pass] The wall costs a step like any square, and the piece is spent."""
    table = scene(PARTED, items=["wall_pass"])
    events = listen(table)
    assert take_turn(table, dice=[6], answers=[("wall_pass", "e"), "remain"]) == (1, 7)
    assert hero_of(table).inventory == []
    assert told(events, "item.wall_pass") == [{"seat": 0, "heading": "e"}]
    assert told(events, "shop.used") == [{"seat": 0, "piece": "wall_pass", "floor": 3}]


def test_a_wall_pass_may_be_used_when_the_wall_is_hit() -> None:
    """[item.wall_pass] Walk east, hit the wall, and only then go through it."""
    table = scene(PARTED, items=["wall_pass"])
    assert take_turn(table, dice=[6], answers=["e", ("wall_pass", "e"), "remain"]) == (1, 7)
    assert hero_of(table).inventory == []


def test_without_a_wall_pass_walls_are_walls() -> None:
    """[item.wall_pass] East, and back; nothing is asked."""
    table = scene(PARTED)
    assert asked(turns(table), dice=[6]) == []
    assert where(table)[1] < 4


def test_a_wall_pass_may_be_kept() -> None:
    """[item.wall_pass] Where another way is open."""
    table = scene(PARTED, items=["wall_pass"])
    take_turn(table, dice=[2], answers=[])
    assert where(table) == (1, 3)
    assert hero_of(table).holds("wall_pass")


def test_the_targets_of_a_teleport_scroll_are_all_open_squares() -> None:
    """[item.teleport_scroll] Walls are none of them."""
    table = scene(PARTED, items=["teleport_scroll"])
    ask = waiting(turns(table), answers=["teleport_scroll"])
    assert ask.prompt == "decide.scroll_target"
    assert list(ask.options) == ["b2", "c2", "d2", "f2", "g2", "h2", "i2"]


def test_a_teleport_scroll_may_end_beside_the_stairs() -> None:
    """[item.teleport_scroll] [ruling.scroll_is_a_turn] Then the floor may be left at once."""
    table = scene(PARTED, items=["teleport_scroll"], scroll="instead_of_roll")
    take_turn(table, answers=["teleport_scroll", "h2", LEAVE])
    assert hero_of(table).done


def test_a_mulligan_scroll_rolls_the_die_again() -> None:
    """[item.mulligan] The second result counts, better or worse."""
    table = scene(corridor("......."), items=[MULLIGAN])
    events = listen(table)
    assert take_turn(table, dice=[6, 2], answers=[MULLIGAN]) == (1, 3)
    assert hero_of(table).inventory == []
    assert told(events, "item.mulligan") == [{"seat": 0, "face": 6}]
    assert [facts["face"] for facts in told(events, "roll.face")] == [6, 2]


def test_a_doubling_potion_doubles_the_result() -> None:
    """[item.doubling] 2 becomes 4."""
    table = scene(corridor("......."), items=[POTION])
    events = listen(table)
    assert take_turn(table, dice=[2], answers=[POTION]) == (1, 5)
    assert hero_of(table).inventory == []
    assert told(events, "item.doubling") == [{"seat": 0, "face": 2, "result": 4}]


FINDS = [
    # find, purpose, where its result is written
    ("$", "chest", 2),
    ("?", "enemy", 1),
    ("h", "heart", 0),
    ("w", "web", 3),
]


@pytest.mark.parametrize(("find", "purpose", "column"), FINDS)
def test_any_roll_of_a_find_may_be_rolled_again(find: str, purpose: str, column: int) -> None:
    """[item.dice_any_roll] [item.mulligan] The result of the second roll is written down."""
    table = scene(corridor(f".{find}....."), items=[MULLIGAN])
    events = listen(table)
    take_turn(table, dice=[2, 1, 5], answers=[KEEP, MULLIGAN])
    assert ledger(table)[column] == sum(ledger(table)) == 5
    assert [facts["purpose"] for facts in told(events, "roll.face")] == ["move", purpose, purpose]


@pytest.mark.parametrize(("find", "purpose", "column"), FINDS)
def test_any_roll_of_a_find_may_be_doubled(find: str, purpose: str, column: int) -> None:
    """[item.dice_any_roll] [item.doubling] [ruling.doubling_any] Beyond 6, too."""
    table = scene(corridor(f".{find}....."), items=[POTION])
    ask = waiting(turns(table), dice=[2, 5], answers=[KEEP])
    assert (ask.prompt, ask.facts) == ("decide.double", {"face": 5, "purpose": purpose})
    table = scene(corridor(f".{find}....."), items=[POTION])
    take_turn(table, dice=[2, 5], answers=[KEEP, POTION])
    assert ledger(table)[column] == sum(ledger(table)) == 10


def test_pieces_just_bought_may_help_the_gambler() -> None:
    """[item.dice_any_roll] [shop.single_use] They are in the inventory as soon as they are paid."""
    table = a_shop((MULLIGAN, 9), (POTION, 6), ("gambler", 8), coins=23)
    hero = buy(table, POTION, MULLIGAN, "gambler", MULLIGAN, POTION, dice=[1, 2])
    assert (hero.coins, hero.inventory) == (20, [])
