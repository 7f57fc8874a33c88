"""The greedy bot of Mini Rogue: its estimates, its choices and its results."""

from itertools import product
from random import Random

import pytest

from oubliette.bots import bot_names, default_bot, find_bot, make_bot, seat_bots
from oubliette.bots.mini_rogue import choices, decide, fights, greedy, rooms
from oubliette.bots.mini_rogue.weighing import WEIGHTS, Scales
from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.state import RIGHT, Hand
from oubliette.kernel import Match, Seeded, Value, derive, set_up
from tests.conformance.matches import some_set_up
from tests.games.mini_rogue.scenes import a_hero, a_table, an_enemy


def scales(hp: int = 10, xp: int = 0, zone: int = 1, gold: int = 0, food: int = 3, armor: int = 0) -> Scales:
    view = GAME.view(a_table(a_hero(hp=hp, xp=xp, armor=armor), zone=zone, gold=gold, food=food), 0)
    return Scales(view, view["players"][0], WEIGHTS)


@pytest.mark.parametrize(("dice", "cursed"), list(product((1, 2, 3), (False, True))))
def test_the_chances_of_an_attack_add_up(dice: int, cursed: bool) -> None:
    assert sum([chance for _, chance in fights.attack(dice, cursed)]) == pytest.approx(1)


def test_one_die_deals_what_it_shows_and_a_critical_rolls_on() -> None:
    chances = dict(fights.attack(1, False))
    assert chances[3] == pytest.approx(1 / 6)
    assert chances[6 + 4] == pytest.approx(1 / 36)
    assert chances[0] == pytest.approx(sum([1 / 6**rolls for rolls in range(1, 6)]), rel=1e-3)


@pytest.mark.parametrize(("hp", "dice", "drained", "factor"), [(6, 1, False, 1), (12, 2, True, 1), (16, 2, False, 2)])
def test_strikes_are_what_simulated_fights_have(hp: int, dice: int, drained: bool, factor: int) -> None:
    luck = Random(1)
    faces, weights = zip(*fights.attack(dice, False), strict=True)
    total = 0
    fought = 20_000
    for _ in range(fought):
        left, doubled = hp, factor
        while True:
            left -= doubled * luck.choices(faces, weights)[0]
            doubled = 1
            if left <= 0 or (drained and left <= 4):
                break
            left -= 4 * drained
            total += 1
    assert fights.strikes(hp, dice, False, drained, factor) == pytest.approx(total / fought, rel=0.05)


def test_survival_is_certain_against_an_enemy_that_cannot_wound() -> None:
    assert fights.survival(1, 12, 1, False, 0, 0) == pytest.approx(1)
    assert fights.survival(1, 50, 1, False, 9, 9) < 0.05
    assert fights.survival(20, 12, 3, False, 1, 2) > fights.survival(3, 12, 1, False, 1, 2)


def test_hp_are_worth_more_when_few_are_left() -> None:
    assert scales(hp=2).hp(2) > scales(hp=15).hp(2)
    assert scales(hp=20).hp(4) == 0
    assert scales(hp=3).hp(-2) < -2


def test_food_is_worth_nothing_when_there_is_enough() -> None:
    assert scales(food=1).gain("food", 1) > 0
    assert scales(food=3, zone=8).gain("food", 1) == 0


def test_a_monster_is_avoided_by_the_weak_and_sought_by_the_strong() -> None:
    assert (
        rooms.room_worth(scales(hp=3), "monster_goblin") < 0 < rooms.room_worth(scales(hp=18, xp=6), "monster_goblin")
    )


def test_it_walks_past_the_better_rooms() -> None:
    table = a_table(a_hero(hp=4))
    table.grid[1], table.grid[3] = "rest", "monster_undead"
    view = GAME.view(table, 0)
    weak = Scales(view, view["players"][0], WEIGHTS)
    assert choices.move(weak, (RIGHT, "down")) == 0


def test_it_drinks_life_only_where_that_saves_it() -> None:
    options = ("refuse", ("drink", "life"))
    facts: dict[str, Value] = {"hp": 2, "cause": "monster"}
    assert decide(scales(hp=2), "decide.life_interrupt", options, {**facts, "amount": 5}) == 1
    assert decide(scales(hp=2), "decide.life_interrupt", options, {**facts, "amount": 8}) == 0


def test_it_spends_no_potion_on_a_rat() -> None:
    table = a_table(a_hero(hp=10, xp=6))
    fight = an_enemy(table, "monster_undead")
    fight.hp = 2
    table.hand = Hand(0)
    table.hand.dungeon = 3
    view = GAME.view(table, 0)
    strong = Scales(view, view["players"][0], WEIGHTS)
    options = ("poison", "keep")
    assert decide(strong, "decide.attack_potion", options, {"damage": 0, "enemy": "giant_rat", "hp": 2}) == 1


def test_it_is_the_default_bot() -> None:
    assert bot_names("mini_rogue")[:3] == ("random", "greedy", "exact")
    assert default_bot(GAME) == "greedy"


@pytest.mark.parametrize("seed", range(1, 25))
def test_it_has_an_answer_to_everything(seed: int) -> None:
    """With any set-up, alone and beside a partner who answers at random."""
    made = some_set_up(GAME, seed)
    bots = seat_bots([greedy, find_bot("random", "mini_rogue")][: made.seats], GAME, seed)
    result = Match.start(made, fate=Seeded(seed), listen=False).run(bots)
    assert result.reason.startswith("end.")


def test_the_same_match_is_played_the_same_way_twice() -> None:
    answers = [Match.start(GAME, 1, fate=Seeded(5), listen=False) for _ in range(2)]
    for match in answers:
        match.run([greedy(GAME, 0, 5)])
    assert answers[0].answers == answers[1].answers


@pytest.mark.slow
def test_it_gets_further_than_the_random_bot_and_sometimes_out_alive() -> None:
    """Of 100 Crusaders about 20 win; with random answers none does, and most die on the first two floors."""
    made = set_up(GAME, 1, {"character": "crusader"})
    depths = {}
    for name, count in (("random", 40), ("greedy", 100)):
        results = []
        for number in range(count):
            seed = derive(1, number)
            match = Match.start(made, fate=Seeded(seed), listen=False)
            results.append(match.run([make_bot(name, GAME, 0, seed)]))
        depths[name] = sum([result.scores[0] for result in results]) / len(results)
        if name == "greedy":
            assert sum([result.won(0) for result in results]) >= 8
    assert depths["greedy"] > depths["random"] + 2


def test_it_drinks_the_old_potion_for_the_new_one() -> None:
    """[ruling.duplicate_potion] The drink is free, in every question that offers it."""
    wounded = scales(hp=4)
    wounded.me["potions"].append("life")
    facts: dict[str, Value] = {"potion": "life", "life_twin": "yes"}
    asked = [("drink", "life"), "refuse"]
    assert asked[decide(wounded, "decide.duplicate_potion", asked, facts)] == ("drink", "life")
    gains = [("potion", "life"), ("xp", 1)]
    assert gains[decide(wounded, "decide.chest_option", gains, {"life_held": "yes"})] == ("potion", "life")
    unhurt = scales(hp=20)
    unhurt.me["potions"].append("life")
    assert unhurt.potion("life") == 0


def test_it_cures_curse_and_poison_before_a_test() -> None:
    """[ruling.free_actions] Blindness does not affect the test and can wait."""
    ill = scales()
    ill.me["potions"].append("holy_water")
    ill.me["afflictions"].extend(["curse", "poison"])
    asked = ["roll", ("drink", "holy_water")]
    assert asked[decide(ill, "decide.cure_before_test", asked, {"test": "tomb"})] == ("drink", "holy_water")
    blind = scales()
    blind.me["potions"].append("holy_water")
    blind.me["afflictions"].append("blindness")
    assert asked[decide(blind, "decide.cure_before_test", asked, {"test": "tomb"})] == "roll"
