"""How The New Dungeon is searched: the racer of the play-outs, the `worth` of positions, and the results."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from oubliette.bots import find_bot
from oubliette.bots.findings import SEARCH
from oubliette.bots.new_dungeon.ambushes import ambush_gain, meeting_place
from oubliette.bots.new_dungeon.destinations import CURE, GO_HOME, LOOT, RENEW, WAYLAY, best_destination
from oubliette.bots.new_dungeon.fights import fight
from oubliette.bots.new_dungeon.pace import Pace
from oubliette.bots.new_dungeon.racer import Racer
from oubliette.bots.new_dungeon.scene import Scene
from oubliette.bots.new_dungeon.search_guide import guide
from oubliette.bots.new_dungeon.ways import distances_to
from oubliette.bots.search import Budget, Search
from oubliette.games.new_dungeon import GAME, NewDungeon
from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.spaces import NOWHERE
from oubliette.games.new_dungeon.state import Table
from oubliette.games.new_dungeon.worth import chance, turns_to_win
from oubliette.kernel import Ask, Match, Rule, Seeded, Setting, Settings, Value, derive
from tests.games.new_dungeon.scenes import hero, put_monster, put_treasure, table

EVERY_OPTION: dict[str, Setting] = {
    "annotations": True,
    "hero_duel": True,
    "free_trade": True,
    "hidden_treasures": True,
    "hero_choice": "choose",
    "spell_choice": "choose",
    "unique_classes": True,
}


def destination(laid: Table, seat: int = 0) -> tuple[str, str]:
    found = best_destination(Scene(laid, seat), Pace())
    return BOARD.ids[found.space], found.purpose


# The worth of positions


def test_chances_of_two_rivals_add_up_to_one() -> None:
    laid = table(hero("elf", treasures=["gold_ring"]), hero("paladin", "K310", treasures=["huge_diamond"]))
    laid.to_play = 1
    assert GAME.worth(laid, 0) + GAME.worth(laid, 1) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_worth_is_a_chance_all_along_and_ends_with_the_truth(seats: int) -> None:
    match = Match.start(GAME, seats, fate=Seeded(8), listen=False)
    policies = [Racer(Pace()).pick] * seats
    while match.ask is not None:
        match.play_on(policies, 50)
        worths = [match.worth(seat) for seat in range(seats)]
        assert all(0.0 <= worth <= 1.0 for worth in worths)
    assert match.result is not None
    assert [match.worth(seat) for seat in range(seats)] == [float(match.result.won(seat)) for seat in range(seats)]


def test_gold_a_sound_body_and_an_easy_class_are_better() -> None:
    rival = ("warrior", "K310")

    def worth(class_id: str, *treasures: str, wounded: bool = False) -> float:
        return GAME.worth(table(hero(class_id, "K105", treasures=treasures, wounded=wounded), hero(*rival)), 0)

    assert worth("elf") > worth("warrior") > worth("paladin")
    assert worth("elf", "gold_ring") > worth("elf")
    assert worth("elf", wounded=True) < worth("elf")


def test_with_enough_gold_the_turns_to_win_are_the_turns_to_the_staircase() -> None:
    near, far = hero("elf", "K113", treasures=["huge_diamond"]), hero("elf", "R504", treasures=["huge_diamond"])
    laid = table(near, far)
    laid.to_play = 2
    assert turns_to_win(laid, near, 10000) < 2 < turns_to_win(laid, far, 10000)


def test_of_several_rivals_each_makes_it_harder() -> None:
    assert chance(10.0, [10.0]) == 0.5
    assert chance(10.0, [10.0, 10.0]) == pytest.approx(1 / 3)
    assert chance(1.0, [30.0]) > 0.99


# The racer


def test_a_fight_to_the_end_is_won_more_often_than_one_attack_hits() -> None:
    assert fight(7, wounded=True).hit < fight(7, wounded=True).wins < fight(7, wounded=False).wins < 1.0
    assert fight(2, wounded=False).turns == 1.0
    assert fight(13, wounded=False).wins == 0.0


def test_it_goes_home_with_enough_gold() -> None:
    """[goal.win]"""
    assert destination(table(hero("elf", "K310", treasures=["huge_diamond"]))) == ("MAIN", GO_HOME)


def test_a_warrior_goes_deeper_than_an_elf() -> None:
    def level(class_id: str) -> int:
        space, purpose = destination(table(hero(class_id)))
        assert purpose == LOOT
        return BOARD.spaces[BOARD.index[space]].level

    assert level("elf") < 3 <= level("warrior")


def test_a_wizard_without_spells_fetches_new_ones() -> None:
    """[spell.resupply]"""
    assert destination(table(hero("wizard", "K125", treasures=["huge_ruby"]))) == ("MAIN", RENEW)


def test_a_wounded_hero_next_to_the_staircase_has_himself_cured_first() -> None:
    """[wound.cures]"""
    rich = hero("warrior", "K113", treasures=["huge_ruby", "huge_diamond"], wounded=True)
    assert destination(table(rich)) == ("MAIN", CURE)


def test_it_meets_a_rival_who_is_about_to_win_on_his_way() -> None:
    """A dwarf has the gold and comes home from level 6; nobody else is near, and nothing else would stop him."""
    winner = hero("dwarf", "K609", treasures=["huge_diamond"])
    laid = table(hero("warrior"), winner)
    assert destination(laid)[1] == WAYLAY
    assert meeting_place(Scene(laid, 0), own=20.0) != NOWHERE
    assert meeting_place(Scene(laid, 0), own=0.0) == NOWHERE, "a hero who wins first need not meet him"
    winner.treasures.clear()
    assert destination(laid)[1] == LOOT


def test_a_wizard_casts_at_the_end_of_his_move() -> None:
    """[ruling.cast_reach]"""
    laid = table(hero("wizard", "K608", spells=["fireball", "lightning"]))
    put_monster(laid, "R603", "blue_dragon")
    put_treasure(laid, "R603", "huge_ruby")
    options = [("cast", "fireball", "R603"), ("cast", "lightning", "R603"), "stop"]
    assert options[Racer(Pace()).step(Scene(laid, 0, 0), options)] == ("cast", "fireball", "R603")


@pytest.mark.parametrize(("rule", "chosen"), [("teleport_and_attack", ("teleport", "C21")), ("one", "K304")])
def test_a_wizard_teleports_to_a_monster_that_a_spell_can_beat(rule: str, chosen: object) -> None:
    """[ruling.one_spell] An Ogre, green 8, yellow 4: too strong by hand. With one spell per turn he walks on."""
    laid = table(
        hero("wizard", "C32", spells=["fireball", "teleport"], treasures=["huge_diamond"] * 3), spells_per_turn=rule
    )
    put_monster(laid, "C21", "ogre", "", "")
    options = ["K304", ("teleport", "C21"), "stop"]
    assert options[Racer(Pace()).step(Scene(laid, 0), options)] == chosen


def test_with_enough_gold_it_flees_past_the_staircase() -> None:
    """[ambush.flight] [goal.win] MAIN is three spaces away from K106: over K105 and K109."""
    laid = table(hero("elf", "K106", treasures=["huge_diamond"]))
    facts: dict[str, Value] = {"left": 6, "used": ("K106",)}
    assert Racer(Pace()).flight(Scene(laid, 0), ["K107", "K105"], facts) == 1


def test_an_ambush_is_worth_more_to_a_hero_with_nothing_to_lose() -> None:
    """[ambush.failure]"""

    def gain(*own: str) -> float:
        laid = table(hero("thief", "K113", treasures=own), hero("wizard", "K113", treasures=["huge_diamond"]))
        return ambush_gain(Scene(laid, 0), laid.heroes[0], laid.heroes[1])

    assert gain() > gain("gold_necklace")
    assert gain() > 0.1


@pytest.mark.parametrize("options", [{}, EVERY_OPTION, {"memory_aid": False, "ambush": False}])
def test_it_has_an_answer_to_every_question(options: dict[str, Setting]) -> None:
    for seats in (2, 4):
        for number in range(3):
            match = Match.start(GAME, seats, options, fate=Seeded(derive(5, number, seats)), listen=False)
            match.run([Racer(Pace()).pick] * seats)
            assert match.table.round < 200


# The search


def test_it_plays_whole_matches() -> None:
    for seed in (1, 2):
        match = Match.start(GAME, 2, fate=Seeded(seed), listen=False)
        match.run([find_bot("search:3", "new_dungeon")(GAME, 0, 1), find_bot("greedy", "new_dungeon")(GAME, 1, 2)])
        assert match.over


def weighty(seed: int, questions: int, options: dict[str, Setting] | None = None) -> Sequence[tuple[Match, Ask[Any]]]:
    """A match at its first questions that are searched."""
    match = Match.start(GAME, 2, options, fate=Seeded(seed), listen=False)
    known = guide(GAME)
    found: list[tuple[Match, Ask[Any]]] = []
    racer = Racer(Pace())
    while match.ask is not None and len(found) < questions:
        ask = match.ask
        if len(ask.options) > 1 and known.routine(match, ask) < 0:
            found.append((match.fork(), ask))
        match.play(racer.pick(match, ask))
    return found


def test_candidates_are_legal_and_distinct() -> None:
    known = guide(GAME)
    met = weighty(3, 30)
    assert len(met) == 30
    for match, ask in met:
        order = known.candidates(match, ask, Random(1))
        assert len(set(order)) == len(order)
        assert all(0 <= index < len(ask.options) for index in order)


def thoughts(match: Match, ask: Ask[Any]) -> list[tuple[int, float, int]]:
    found = Search(GAME, Budget(iterations=8), seed=5).think(match, ask)
    assert found.how == SEARCH
    return [(verdict.index, verdict.value, verdict.tries) for verdict in found.verdicts]


def test_it_does_not_peek_at_the_spells_of_others() -> None:
    """Two matches that look the same to one seat, and differ in the hand of a wizard."""
    compared = 0
    for seed in range(24):
        for match, ask in weighty(seed, 2) if compared < 8 else ():
            rival = 1 - ask.seat
            other = match.fork(Seeded(7), ask.seat)
            if other.table.heroes[rival].spells != match.table.heroes[rival].spells:
                assert other.view(ask.seat) == match.view(ask.seat)
                assert thoughts(match, ask) == thoughts(other, ask)
                compared += 1
    assert compared >= 5


@pytest.mark.slow
def test_it_does_not_peek_at_hidden_treasures() -> None:
    """Two matches that look the same to one seat, and differ in hidden treasures."""
    compared = 0
    for seed in range(3):
        for match, ask in weighty(seed, 24, {"hidden_treasures": True})[12:] if compared < 8 else ():
            rival = 1 - ask.seat
            other = match.fork(Seeded(7), ask.seat)
            faces = [[held.card.id for held in at.table.heroes[rival].treasures] for at in (match, other)]
            if faces[0] != faces[1]:
                assert other.view(ask.seat) == match.view(ask.seat)
                assert thoughts(match, ask) == thoughts(other, ask)
                compared += 1
    assert compared >= 5


class Staged(NewDungeon):
    """The game, starting from the table of a scene."""

    def __init__(self, laid: Table) -> None:
        super().__init__(GAME.id, GAME.version, GAME.seats, GAME.longest, GAME.options, GAME.reveals)
        self.laid = laid

    def table(self, seats: int, settings: Settings) -> Table:
        return self.laid.clone()

    def set_up(self, table: Table) -> Rule[None]:
        yield from ()


def staged(laid: Table) -> Match:
    return Match.start(Staged(laid), len(laid.heroes), fate=Seeded(1), listen=False)


def answers(match: Match) -> tuple[Any, Any]:
    """The answers of the greedy bot and of the search to the pending question."""
    ask = match.ask
    assert ask is not None
    greedy = find_bot("greedy", "new_dungeon")(match.game, ask.seat, 1)
    searched = Search(match.game, Budget(iterations=60), seed=2).think(match, ask)
    return ask.options[greedy(match, ask)], ask.options[searched.best]


def test_the_last_chance_is_taken_even_if_it_costs_a_diamond() -> None:
    """An elf is one step from winning, and nobody but the warrior beside him can stop him, at 10 in 36."""
    rich = hero("warrior", "K114", treasures=["huge_diamond"])
    match = staged(table(rich, hero("elf", "K114", treasures=["huge_diamond"])))
    match.choose("stop")
    victim = match.table.heroes[1].card
    assert answers(match) == ("none", ("ambush", victim))


def test_the_search_goes_to_meet_a_rival_who_is_about_to_win() -> None:
    """A dwarf comes home from level 6 with the gold. Greedy goes hunting; the search goes where he must pass."""
    match = staged(table(hero("warrior"), hero("dwarf", "K609", treasures=["huge_diamond"])))
    hunting, meeting = answers(match)
    dwarf = distances_to(BOARD.index["K609"], 0.0)
    assert dwarf[BOARD.index[meeting]] < dwarf[MAIN] <= dwarf[BOARD.index[hunting]]
