"""The greedy bot of The New Dungeon, decision by decision and in whole matches."""

from collections.abc import Sequence
from statistics import median
from typing import Any

import pytest

from oubliette.bots.new_dungeon import decide
from oubliette.bots.new_dungeon.chances import at_least, odds
from oubliette.bots.new_dungeon.position import Position
from oubliette.bots.new_dungeon.targets import CURE, GO_HOME, LOOT, RENEW, WAYLAY, best_target, best_waylay
from oubliette.bots.new_dungeon.ways import distances_to, door_cost
from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.spells import renew_spells
from oubliette.games.new_dungeon.state import Table
from oubliette.kernel import Ask, Match, Seeded, Setting, derive
from oubliette.lab import simulate
from tests.games.new_dungeon.scenes import clear, hero, leave, put_monster, put_treasure, table


def position(laid: Table, seat: int = 0) -> Position:
    return Position(GAME.view(laid, seat), seat, laid.house.both_spells)


def answer(laid: Table, prompt: str, options: Sequence[Any], seat: int = 0, **facts: Any) -> Any:
    return options[decide(position(laid, seat), Ask(seat, prompt, options, facts))]


def goal(laid: Table, seat: int = 0) -> tuple[str, str]:
    target = best_target(position(laid, seat))
    return BOARD.ids[target.space], target.purpose


# Its estimates


def test_it_knows_the_chances_of_two_dice() -> None:
    assert [round(36 * at_least(total)) for total in (2, 7, 12, 13)] == [36, 21, 1, 0]
    assert at_least(-3) == 1.0


def test_against_an_unknown_card_it_averages_over_all_that_may_lie_there() -> None:
    assert odds(("ogre", "cage"), "red", 0).hit == pytest.approx(at_least(6) / 2)
    assert odds(("ogre", "cage"), "red", 0).cage == 0.5
    assert odds((), "red", 0).hit == 1.0


def test_a_secret_door_costs_the_turns_lost_at_it() -> None:
    """[secret.third_failure] Three of them at most."""
    assert door_cost(6, 5) == 0.0
    assert door_cost(2, 5) == pytest.approx(5 * (2 / 3 + 4 / 9 + 8 / 27))
    free, dear = distances_to(BOARD.index["R110"], 0.0)[MAIN], distances_to(BOARD.index["R110"], 9.0)[MAIN]
    assert (free, dear) == (3.0, 12.0)


# Where it goes


def test_with_enough_gold_it_goes_home() -> None:
    """[goal.win]"""
    rich = hero("elf", "K310", treasures=["huge_diamond"])
    laid = table(rich)
    assert goal(laid) == ("MAIN", GO_HOME)
    assert answer(laid, "decide.step", ["K308", "K314", "stop"]) == "K314"


def test_a_beginner_stays_where_he_can_win_and_a_sword_takes_him_deeper() -> None:
    def level(*treasures: str) -> int:
        return BOARD.spaces[best_target(position(table(hero("dwarf", treasures=treasures)))).space].level

    assert level() == 1
    assert level("magic_sword_6") > 1


def test_it_fetches_unguarded_loot_first() -> None:
    laid = table(hero("warrior", "K117"))
    clear(laid, "R111")
    leave(laid, "R111", "jade_idol")
    assert goal(laid) == ("R111", LOOT)


def test_a_wounded_hero_with_something_to_lose_goes_for_a_cure() -> None:
    """[wound.cures] Also from a paladin, if he is nearer."""
    wounded = hero("warrior", "K302", treasures=["huge_ruby", "gold_ring"], wounded=True)
    assert goal(table(wounded)) == ("MAIN", CURE)
    wounded = hero("warrior", "K302", treasures=["huge_ruby", "gold_ring"], wounded=True)
    assert goal(table(wounded, hero("paladin", "K304"))) == ("K304", CURE)


def test_a_wizard_without_spells_fetches_new_ones() -> None:
    """[spell.resupply]"""
    assert goal(table(hero("wizard", "K105", spells=["fireball"]))) == ("MAIN", RENEW)
    assert goal(table(hero("wizard", "K105", spells=["fireball"] * 3)))[1] == LOOT


def test_a_thief_lies_in_wait_for_the_rich() -> None:
    """[hero.thief] Only where he can get to, and where no monster keeps him busy."""
    rich = hero("wizard", "K105", treasures=["huge_ruby"])
    assert goal(table(hero("thief", "K109"), rich)) == ("K105", WAYLAY)
    rich = hero("wizard", "K310", treasures=["huge_ruby"])
    assert goal(table(hero("thief", "K109"), rich))[1] != WAYLAY


# On the way


def test_a_wizard_casts_from_outside_what_he_could_not_beat_inside() -> None:
    """[spell.from_outside]"""
    laid = table(hero("wizard", "K608", spells=["fireball", "lightning", "lightning"]))
    put_monster(laid, "R603", "blue_dragon")
    put_treasure(laid, "R603", "huge_ruby")
    options = ["K607", "K609", "C62", "R603", ("cast", "fireball", "R603"), ("cast", "lightning", "R603"), "stop"]
    assert answer(laid, "decide.step", options) == ("cast", "fireball", "R603")


def test_a_wizard_casts_at_the_end_of_his_move() -> None:
    """[ruling.cast_reach] He cannot walk on; the spell is free, and the loot waits for him."""
    laid = table(hero("wizard", "K608", spells=["fireball", "lightning"]))
    put_monster(laid, "R603", "blue_dragon")
    put_treasure(laid, "R603", "huge_ruby")
    options = [("cast", "fireball", "R603"), ("cast", "lightning", "R603"), "stop"]
    assert answer(laid, "decide.step", options) == ("cast", "fireball", "R603")


def test_a_wizard_kills_in_passing_what_a_spell_nearly_always_kills() -> None:
    """[ruling.cast_reach] Goblins at the end of his move, though he was going elsewhere; not a Mummy by Lightning."""
    laid = table(hero("wizard", "K102", spells=["fireball", "lightning"]))
    put_monster(laid, "R101", "goblins")
    assert goal(laid) == ("R602", LOOT)
    assert answer(laid, "decide.step", [("cast", "fireball", "R101"), "stop"]) == ("cast", "fireball", "R101")
    put_monster(laid, "R101", "mummy")
    assert answer(laid, "decide.step", [("cast", "lightning", "R101"), "stop"]) == "stop"


@pytest.mark.parametrize(("rule", "chosen"), [("teleport_and_attack", ("teleport", "C21")), ("one", "K304")])
def test_a_wizard_teleports_to_a_monster_that_a_spell_can_beat(rule: str, chosen: object) -> None:
    """[ruling.one_spell] An Ogre, green 8, yellow 4: too strong by hand. With one spell per turn he walks on."""
    wizard = hero("wizard", "C32", spells=["fireball", "teleport"], came_from="K307", treasures=["huge_diamond"] * 3)
    laid = table(wizard, spells_per_turn=rule)
    put_monster(laid, "C21", "ogre", "", "")
    assert answer(laid, "decide.step", ["K304", ("teleport", "C21"), "stop"]) == chosen


def test_free_actions_come_first() -> None:
    laid = table(hero("warrior", "K106", wounded=True, treasures=["healing_potion"]))
    assert answer(laid, "decide.step", ["K105", ("esp", "R104"), "stop"]) == ("esp", "R104")
    assert answer(laid, "decide.step", ["K105", ("pick_up", "opal"), "stop"]) == ("pick_up", "opal")
    assert answer(laid, "decide.step", ["K105", "drink_potion", "stop"]) == "drink_potion"
    curse = ("pick_up", "jade_idol_attack_minus_1")
    assert answer(laid, "decide.step", ["K105", curse, "stop"]) == curse  # 5,000 are worth it


def test_it_walks_around_monsters_that_it_does_not_want_to_fight() -> None:
    laid = table(hero("elf", "K118", treasures=["huge_diamond"]))
    assert answer(laid, "decide.step", ["K117", "K115", "K121", "C11", "stop"]) == "K117"


def test_a_teleport_is_used_where_it_saves_a_long_way() -> None:
    """[chamber.teleport]"""
    laid = table(hero("elf", "C61", treasures=["huge_diamond"], came_from="K613"))
    clear(laid, "C52")
    options = ["move", ("chamber_teleport", "C51"), ("chamber_teleport", "C52")]
    assert answer(laid, "decide.turn_plan", options) == "move"
    laid = table(hero("elf", "C22", treasures=["huge_diamond"], came_from="K211"))
    clear(laid, "C12")
    assert answer(laid, "decide.turn_plan", ["move", ("chamber_teleport", "C12")]) == "move"
    laid = table(hero("elf", "C32", treasures=["huge_diamond"], came_from="K307"))
    clear(laid, "C21")
    assert answer(laid, "decide.step", ["K304", ("teleport", "C21"), "stop"]) == ("teleport", "C21")


def test_a_wounded_paladin_cures_himself() -> None:
    """[hero.paladin_self]"""
    laid = table(hero("paladin", "K304", wounded=True))
    assert answer(laid, "decide.turn_plan", ["move", "cure_himself"]) == "cure_himself"


def test_it_flees_towards_its_next_goal() -> None:
    """[ambush.flight]"""
    laid = table(hero("elf", "K106", treasures=["huge_diamond"]))
    assert answer(laid, "decide.flight", ["K105", "K107"], left=6, used=("K106",)) == "K105"


def test_in_flight_it_considers_the_whole_way() -> None:
    """[ambush.flight] K405 is a dead end: a hero who runs there is stuck. A poor thief goes the other way."""
    laid = table(hero("thief", "K404"))
    assert answer(laid, "decide.flight", ["K405", "K403"], left=6, used=("K404",)) == "K403"
    assert answer(laid, "decide.flight", [("pick_up", "opal"), "stop"], left=0, used=("K404", "K405")) == (
        "pick_up",
        "opal",
    )
    curse = ("pick_up", "face_down")
    assert answer(laid, "decide.flight", [curse, "stop"], left=0, used=("K404", "K405")) == curse


# With others


def test_it_lays_an_ambush_if_that_pays() -> None:
    """[ambush.when]"""
    poor, rich = hero("thief", "K105"), hero("wizard", "K105", treasures=["huge_ruby"])
    laid = table(poor, rich)
    assert answer(laid, "decide.action", [("ambush", rich.card), "none"]) == ("ambush", rich.card)
    poor, rich = hero("warrior", "K105", treasures=["huge_ruby"]), hero("elf", "K105", treasures=["sack_250"])
    laid = table(poor, rich)
    assert answer(laid, "decide.action", [("ambush", rich.card), "none"]) == "none"


def test_it_ambushes_a_rival_who_is_about_to_win_even_at_bad_odds() -> None:
    """[ambush.when] Not if he would win without the stolen card, too."""
    rich = hero("elf", "K117", treasures=["huge_sapphire", "jade_idol"])
    laid = table(hero("warrior", "K117", treasures=["gold_ring"]), rich)
    assert answer(laid, "decide.action", [("ambush", rich.card), "none"]) == ("ambush", rich.card)
    rich = hero("elf", "K117", treasures=["huge_sapphire", "jade_idol", "huge_diamond", "gold_cup", "gold_cup"])
    laid = table(hero("warrior", "K117", treasures=["gold_ring"]), rich)
    unstoppable = best_waylay(position(laid))
    assert unstoppable is None or unstoppable.worth < position(laid).total / 2


def test_it_helps_for_a_share_unless_the_other_would_win() -> None:
    """[coop.deal]"""
    asker, helper = hero("warrior", "R301"), hero("elf", "R301")
    laid = table(asker, helper)
    options = ["join", "decline"]
    assert answer(laid, "decide.coop_answer", options, 1, asker_seat=0, promised=1) == "join"
    assert answer(laid, "decide.coop_answer", options, 1, asker_seat=0, promised=0) == "decline"
    asker, helper = hero("warrior", "R301", treasures=["huge_diamond", "gold_necklace"]), hero("elf", "R301")
    laid = table(asker, helper)
    put_treasure(laid, "R301", "gold_cup")
    assert answer(laid, "decide.coop_answer", options, 1, asker_seat=0, promised=1) == "decline"


def test_it_keeps_its_promise_with_its_cheapest_cards() -> None:
    """[coop.not_binding]"""
    laid = table(hero("warrior", "R301", treasures=["gold_ring", "sack_250"]), hero("elf", "R301"))
    options = ["gold_ring", "sack_250", "done"]
    assert answer(laid, "decide.coop_pay", options, helper_seat=1, promised=1, left=2) == "sack_250"
    assert answer(laid, "decide.coop_pay", ["gold_ring", "done"], helper_seat=1, promised=1, left=1) == "done"
    assert answer(laid, "decide.coop_pay", options, helper_seat=1, promised=0, left=2) == "done"


@pytest.mark.parametrize(
    ("class_id", "hand", "kept"),
    [
        ("wizard", ["fireball", "lightning", *["teleport"] * 4], ["fireball", "lightning", "teleport"]),
        ("wizard", ["fireball", "lightning", "teleport"], ["fireball", "lightning", "teleport"]),
        ("elf", ["teleport"], []),
    ],
)
def test_it_keeps_one_teleport_when_it_discards_spells(class_id: str, hand: list[str], kept: list[str]) -> None:
    """[spell.resupply] An elf, with room for one spell, wants to strike with it."""
    caster = hero(class_id, spells=hand)
    laid = table(caster)
    rule = renew_spells(laid, caster)
    ask = next(rule)
    while ask.prompt == "decide.discard_spells":
        assert ask.facts is not None
        ask = rule.send(answer(laid, ask.prompt, list(ask.options), left=ask.facts["left"]))
    assert caster.spells == kept


def test_it_gives_up_the_least_valuable_card_and_takes_the_most_valuable() -> None:
    """[riposte.owner_chooses] [ambush.success] A good sword is worth more than its gold."""
    laid = table(hero("warrior"))
    cards = ["gold_ring", "sack_500", "magic_sword_3"]
    assert answer(laid, "decide.drop", cards) == "sack_500"
    assert answer(laid, "decide.steal", cards) == "gold_ring"
    assert answer(laid, "decide.healing_fee", cards) == "sack_500"


# Whole matches


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_its_matches_end_before_the_round_limit(seats: int) -> None:
    rounds: list[int] = []
    for number in range(5):
        seed = derive(77, number, seats)
        match = Match.start(GAME, seats, fate=Seeded(seed), listen=False)
        bot = [lambda match, ask: decide(Position(GAME.view(match.table, ask.seat), ask.seat), ask)] * seats
        match.run(bot)
        rounds.append(match.table.round)
    assert median(rounds) <= 45


def test_it_beats_random_players() -> None:
    found = simulate("new_dungeon", 12, seed=4, bots=["random", "greedy"])
    assert found.results[1].wins == 12


@pytest.mark.slow
def test_it_has_an_answer_to_every_question() -> None:
    """Matches with all house rules, duels, trades and hidden treasures come to an end."""
    every: dict[str, Setting] = {
        "annotations": True,
        "hero_duel": True,
        "free_trade": True,
        "hidden_treasures": True,
        "hero_choice": "choose",
        "spell_choice": "choose",
        "unique_classes": True,
        "memory_aid": False,
    }
    found = simulate("new_dungeon", 6, seed=8, bots=["greedy"], seats=4, options=every)
    assert found.matches == 6
    mixed = simulate("new_dungeon", 6, seed=8, bots=["greedy", "random", "greedy", "random"], options=every)
    assert mixed.matches == 6
