"""Setting up: characters, boards, the first grid, the pile of guardians."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.cards import ENEMIES, guardian_cards, room_cards
from oubliette.games.mini_rogue.descent import reward
from oubliette.games.mini_rogue.rooms.tomb import tomb
from oubliette.games.mini_rogue.state import Table
from oubliette.kernel import HIDDEN, SPECTATOR, Match, RealDice, Scripted, Setting, Value, play, set_up
from tests.games.mini_rogue.moments import waiting
from tests.games.mini_rogue.scenes import a_hero, a_table


def laid_out(dice: list[Value], seats: int = 1, **options: Setting) -> Table:
    """A table after the set-up, before the first zone."""
    table = GAME.table(seats, set_up(GAME, seats, options).settings)
    play(GAME.set_up(table), dice=dice)
    return table


def test_a_player_takes_one_of_four_characters_or_leaves_it_to_chance() -> None:
    """[setup.choose_character]"""
    match = Match.start(GAME, seats=1, fate=Scripted(["rest"]))
    assert match.ask is not None
    assert match.ask.prompt == "decide.choose_character"
    assert match.ask.options == ["mage", "rogue", "crusader", "priestess", "random"]
    match.choose("mage")
    assert match.view(0)["players"][0]["character"] == "mage"


def test_chance_draws_among_all_four() -> None:
    """[setup.choose_character] The dice say who it is."""
    match = Match.start(GAME, seats=1, fate=RealDice())
    match.choose("random")
    assert match.ask is not None
    assert (match.ask.prompt, list(match.ask.options)) == ("draw.character", ["mage", "rogue", "crusader", "priestess"])
    match.choose("crusader")
    assert match.view(0)["players"][0]["character"] == "crusader"


@pytest.mark.parametrize(
    ("character", "hp", "armor", "food", "gold", "potions"),
    [
        ("mage", 11, 0, 4, 3, ["perception"]),
        ("rogue", 10, 0, 3, 5, []),
        ("crusader", 10, 1, 4, 0, []),
        ("priestess", 13, 0, 3, 2, ["holy_water"]),
    ],
)
def test_a_character_starts_with_what_the_card_says(
    character: str, hp: int, armor: int, food: int, gold: int, potions: list[str]
) -> None:
    """[setup.starting_stats] What it does not mention starts at 0: the Rogue's armor, the Crusader's gold."""
    table = laid_out([], character=character)
    hero = table.heroes[0]
    assert (hero.character, hero.hp, hero.armor, hero.potions) == (character, hp, armor, potions)
    assert (table.food, table.gold) == (food, gold)
    assert (hero.afflicted, hero.objects, hero.free_feats) == (False, [], 0)


def test_everybody_starts_at_level_one_with_one_die() -> None:
    """[setup.start_level_one] The second die of the first test is already the dungeon die."""
    for character in ("mage", "rogue", "crusader", "priestess"):
        hero = laid_out([], character=character).heroes[0]
        assert (hero.xp, hero.level) == (0, 1)
    match = Match.start(GAME, seats=1, options={"character": "rogue"}, fate=RealDice())
    match.choose("trap_halls")
    match.choose("resolve")
    assert match.ask is not None and match.ask.prompt == "roll.adventurer"
    match.choose(2)
    assert match.ask is not None and match.ask.prompt == "roll.dungeon"


def test_the_reference_card_is_at_hand_and_in_no_deck() -> None:
    """[setup.reference_card_ready] Its Ghost and its rewards are there on every floor that needs them."""
    for card_set in ("pnp", "pnp_plus"):
        assert not {"ghost", "reward"} & {*room_cards(card_set), *guardian_cards(card_set)}
    hero = a_hero("priestess")
    table = a_table(hero)
    assert waiting(tomb(table, hero, [hero]), dice=[2, 6]).prompt == "decide.attack_or_skill"
    assert table.fight is not None and table.fight.enemy is ENEMIES["ghost", 1]
    assert waiting(reward(table, hero), dice=[1]).options == [("potion", "fire"), ("xp", 2)]


def test_the_party_starts_in_zone_one_without_an_enemy() -> None:
    """[setup.party_marker_zone_one] [setup.enemy_hp_marker_zero] The enemy's marker moves when a fight begins."""
    match = Match.start(GAME, seats=1, options={"character": "rogue"}, fate=Scripted(["monster_undead"]))
    view = match.view(SPECTATOR)
    assert (view["zone"], view["floor"], view["enemy"]) == (1, 1, None)
    match.choose("resolve")
    assert match.view(SPECTATOR)["enemy"]["hp"] == 6


def test_eight_of_eleven_rooms_are_dealt_face_down_around_the_exit() -> None:
    """[setup.shuffle_and_deal_rooms] Any of them may be the Entrance; three are left over."""
    match = Match.start(GAME, seats=1, options={"character": "rogue"}, fate=RealDice())
    assert match.ask is not None
    assert match.ask.prompt == "turn.room"
    assert sorted(match.ask.options) == sorted(room_cards("pnp"))
    view = match.view(SPECTATOR)
    assert view["grid"] == [[HIDDEN] * 3, [HIDDEN] * 3, [HIDDEN, HIDDEN, "exit"]]
    assert view["unused_rooms"] == 3


def test_the_entrance_is_turned_face_up_before_anything_is_asked() -> None:
    """[setup.reveal_entrance] And no other card."""
    match = Match.start(GAME, seats=1, options={"character": "rogue"}, fate=Scripted(["shrine"]))
    assert match.view(SPECTATOR)["grid"] == [["shrine", HIDDEN, HIDDEN], [HIDDEN] * 3, [HIDDEN, HIDDEN, "exit"]]
    assert match.ask is not None and match.ask.prompt == "decide.exploration_skill_before"


def test_three_guardians_lie_face_down_above_ogs_remains() -> None:
    """[setup.guardian_pile] Any of the three may be on top; under the last one lies Og, whom fate need not name."""
    table = laid_out([], character="rogue")
    assert table.pile == 3
    table.zone_number = 2
    first = waiting(GAME.turn(table))
    assert (first.prompt, sorted(first.options)) == (
        "turn.guardian",
        ["cursed_dragon", "kings_protector", "spider_queen"],
    )
    table.zone_number, table.pile = 10, 0
    play(GAME.turn(table))
    assert table.guardian == "og_remains"


def test_two_players_take_different_characters() -> None:
    """[setup.choose_character] A player cannot take a character that the other chose or got by an option."""
    match = Match.start(GAME, seats=2, fate=RealDice())
    match.choose("rogue")
    assert match.ask is not None
    assert (match.ask.seat, match.ask.options) == (1, ["mage", "crusader", "priestess", "random"])
    match = Match.start(GAME, seats=2, options={"second_character": "rogue"}, fate=RealDice())
    assert match.ask is not None
    assert (match.ask.seat, match.ask.options) == (0, ["mage", "crusader", "priestess", "random"])


def test_the_enemy_marker_is_back_at_zero_after_a_fight() -> None:
    """[setup.enemy_hp_marker_zero] Between fights there is no enemy on the board."""
    hero = a_hero("priestess", xp=18)
    table = a_table(hero)
    table.phase = "room"
    table.grid[0] = "monster_undead"
    play(GAME.turn(table), dice=[4, 4, 4, 6], answers=["attack"])
    assert GAME.view(table, SPECTATOR)["enemy"] is None
