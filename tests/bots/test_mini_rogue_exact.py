"""Exact solutions of Mini Rogue fights, compared with simulated fights and with results worked out by hand."""

from collections.abc import Callable
from math import sqrt
from typing import Any

import pytest

from oubliette.bots.findings import EXACT
from oubliette.bots.mini_rogue import exact as exact_bot
from oubliette.bots.mini_rogue import fight_dice, greedy
from oubliette.bots.mini_rogue.exact import choose, fight_question, forecast, solve, worth
from oubliette.bots.mini_rogue.fight_forecast import Forecaster
from oubliette.bots.mini_rogue.fight_solver import solver_of
from oubliette.bots.mini_rogue.fight_states import CURSED, LIFE, READY, fighter
from oubliette.bots.mini_rogue.fight_values import FLOOR_WEIGHTS
from oubliette.games.mini_rogue import GAME, MiniRogue
from oubliette.games.mini_rogue.cards import ENEMIES
from oubliette.games.mini_rogue.combat import exchange_blows
from oubliette.games.mini_rogue.state import Fight, Hero, Table
from oubliette.games.mini_rogue.stats import gain_xp
from oubliette.games.mini_rogue.wounds import MONSTER
from oubliette.kernel import Ask, Match, RealDice, Rule, Seeded, Settings, derive, set_up
from tests.games.mini_rogue.scenes import a_hero, a_table
from tests.games.mini_rogue.views import dice_of, enemy_of

FLOORS = {1: 1, 2: 3, 3: 5, 4: 8}  # a zone on each floor


class Duel(MiniRogue):
    """One fight by the rules and nothing else. A survivor has won."""

    def __init__(self, hero: Callable[[], Hero], card: str, floor: int, left: int = 0, drained: bool = False) -> None:
        super().__init__("mini_rogue", GAME.version, GAME.seats, GAME.longest, GAME.options)
        self.hero, self.enemy, self.floor = hero, ENEMIES[card, floor], floor
        self.left, self.drained = left or self.enemy.hp[0], drained

    def table(self, seats: int, settings: Settings) -> Table:
        return a_table(self.hero(), zone=FLOORS[self.floor])

    def set_up(self, table: Table) -> Rule[None]:
        yield from ()

    def turn(self, table: Table) -> Rule[None]:
        hero, fight = table.heroes[0], Fight(self.enemy, self.enemy.hp[0])
        fight.hp, fight.poisoned = self.left, self.drained
        table.fight = fight
        while fight.hp > 0:
            yield from exchange_blows(table, hero, fight, MONSTER)
        table.fight = None
        gain_xp(table, hero, self.enemy.xp)
        table.won = True


def somebody(character: str, hp: int, xp: int, armor: int = 0, **more: Any) -> Callable[[], Hero]:
    """Returns a function that makes this hero; `more` sets further attributes of the hero."""

    def make() -> Hero:
        hero = a_hero(character, hp=hp, xp=xp, armor=armor)
        for name, value in more.items():
            setattr(hero, name, value[:] if isinstance(value, list) else value)
        return hero

    return make


FIGHTS = {
    "rat": Duel(somebody("rogue", 4, 0), "monster_undead", 1),
    "skeleton": Duel(somebody("rogue", 9, 8), "monster_undead", 2),
    "conjurer": Duel(somebody("mage", 4, 7, potions=["perception", "poison"]), "monster_goblin", 2),
    "bash": Duel(somebody("crusader", 4, 6, armor=1, potions=["fire", "life"]), "monster_goblin", 3),
    "ill": Duel(
        somebody("priestess", 11, 9, armor=1, cursed=True, poisoned=True, potions=["holy_water", "frost"]),
        "monster_undead",
        3,
    ),
    "dragon": Duel(somebody("priestess", 12, 9, armor=2, poisoned=True), "cursed_dragon", 3),
    "weaken": Duel(somebody("mage", 5, 6), "ghost", 2),
    "spectre": Duel(somebody("crusader", 6, 5, armor=1), "ghost", 3),
}


def planned(match: Match, ask: Ask[Any]) -> int:
    """Plays as `fight_solver` assumes: rolls criticals on until the enemy falls, no feats, else the best answer."""
    view = GAME.view(match.table, 0)
    options = list(ask.options)
    if ask.prompt == "decide.reroll":
        enemy = enemy_of(view)
        times = 2 if enemy["backstab"] else 1
        needed = enemy["hp"] - (4 if enemy["drained"] else 0)
        if options[0][0] == "critical" and times * sum(dice_of(view)["counts"]) < needed:
            return 0
        return options.index("stop")
    best = choose(match, ask)
    if best is None:
        assert ask.prompt == "decide.life_interrupt"
        return options.index(("drink", "life"))
    return best


def fought(duel: Duel, policy: Callable[[Match, Ask[Any]], int], times: int) -> list[Match]:
    made = set_up(duel, 1, {})
    matches = []
    for number in range(times):
        match = Match.start(made, fate=Seeded(derive(77, number)), listen=False)
        match.run([policy])
        matches.append(match)
    return matches


def mean_of(values: list[float]) -> tuple[float, float]:
    """Mean, and four standard errors of it."""
    mean = sum(values) / len(values)
    spread = sum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    return mean, 4 * sqrt(spread / len(values))


def claim(duel: Duel) -> tuple[float, float, float, float]:
    """The solver's forecast at the first question: value, survival, HP (0 for the dead), rounds."""
    match = Match.start(duel, 1, {}, fate=Seeded(1))
    assert match.ask is not None and match.ask.prompt == "decide.attack_or_skill"
    at = fight_question(match, match.ask)
    assert at is not None
    best = max(match.ask.options, key=lambda option: worth(at, option))
    return (worth(at, best), *forecast(at, best))


@pytest.mark.slow
@pytest.mark.parametrize("name", FIGHTS)
def test_fights_played_as_the_solver_assumes_end_as_it_forecasts(name: str) -> None:
    duel = FIGHTS[name]
    value, survive, hp, _ = claim(duel)
    matches = fought(duel, planned, 1000)
    assert 0.02 < survive < 0.999
    for promised, found in (
        (survive, [float(match.table.won) for match in matches]),
        (hp, [float(match.table.heroes[0].hp) for match in matches]),
        (value, [prospects(duel, match.table) for match in matches]),
    ):
        mean, margin = mean_of(found)
        assert mean == pytest.approx(promised, abs=margin)


@pytest.mark.slow
@pytest.mark.parametrize("name", FIGHTS)
def test_solving_every_question_anew_does_at_least_as_well_as_forecast(name: str) -> None:
    """Feats, which the solver leaves out of later rounds, can only raise the value."""
    duel = FIGHTS[name]
    value, *_ = claim(duel)
    found = [prospects(duel, match.table) for match in fought(duel, exact_bot(GAME, 0, 0), 120)]
    mean, margin = mean_of(found)
    assert mean > value - margin


def prospects(duel: Duel, table: Table) -> float:
    """The worth of the end of a duel."""
    afterwards = table.clone()
    afterwards.fight = Fight(duel.enemy, duel.enemy.hp[0])  # a fresh enemy, without drain or frost
    view = GAME.view(afterwards, 0)
    me = view["players"][0]
    return FLOOR_WEIGHTS[duel.floor].win(fighter(me, enemy_of(view)), me["armor"]) if table.won else 0.0


def test_a_rat_at_its_last_gasp() -> None:
    """One die, 2 HP each: 5 in 6 to strike it down, 1 in 36 that nothing happens, otherwise death. 30/35 is 6/7."""
    survive, hp, rounds = Forecaster(solver_of("giant_rat", 0, "rogue")).forecast(((2, 0, 0, 0), 2))
    assert survive == pytest.approx(6 / 7)
    assert hp == pytest.approx(2 * 6 / 7)
    assert rounds == pytest.approx(36 / 35)


def test_a_curse_shows_its_skull_half_of_the_time() -> None:
    """With the skull only 3 to 6 hit: 4 in 6, otherwise 5 in 6; the mean is 3 in 4, and s = 3/4 + 1/24 s."""
    survive, _, _ = Forecaster(solver_of("giant_rat", 0, "rogue")).forecast(((2, 0, 0, CURSED), 1))
    assert survive == pytest.approx((3 / 4) / (1 - 1 / 24))


def test_the_forecast_counts_on_drinking_life_at_the_last_moment() -> None:
    """2 HP and Life: the first wound is survived with 6 HP, the next two as well."""
    rat = Forecaster(solver_of("giant_rat", 0, "rogue"))
    one, three = rat.forecast(((2, 0, 0, LIFE), 2))[0], rat.forecast(((6, 0, 0, 0), 2))[0]
    assert one == pytest.approx((5 / 6 + 1 / 6 * 5 / 6 * three) / (1 - 1 / 36))


def test_armor_that_stops_every_blow_but_a_critical() -> None:
    """2 armor against a rat: nothing happens on 1 to 5."""
    survive, _, _ = Forecaster(solver_of("giant_rat", 2, "rogue")).forecast(((2, 0, 0, 0), 2))
    assert survive == pytest.approx((5 / 6) / (1 - 5 / 36))


def the_question(duel: Duel, *dice: int) -> tuple[Match, Ask[Any]]:
    """The first question after some dice."""
    match = Match.start(duel, 1, {}, fate=RealDice())
    for die in dice:
        match.choose(die)
    assert match.ask is not None and match.ask.seat == 0
    return match, match.ask


def test_no_feat_is_used_that_costs_more_than_the_wound() -> None:
    """3 HP, a miss, and the enemy's die at 6. A feat for 2 HP: 5 in 6. Letting it be: 1 HP left, and 6 in 7."""
    duel = Duel(somebody("rogue", 3, 0, ready=False), "monster_undead", 1, left=2)
    match, ask = the_question(duel, 1, 6)
    found = solve(match, ask)
    assert found is not None and found.how == EXACT
    by_option = {ask.options[verdict.index]: verdict for verdict in found.verdicts}
    assert by_option["stop"].facts["survive"] == 86
    assert by_option["feat", 1, "hp"].facts["survive"] == 83
    assert ask.options[found.best] == "stop"


def test_a_feat_is_used_as_the_last_hope() -> None:
    """1 HP and 1 XP, a miss, and a blow to come: only the feat may help, 5 times in 6."""
    duel = Duel(somebody("rogue", 1, 1, ready=False), "monster_undead", 1, left=2)
    match, ask = the_question(duel, 1, 4)
    found = solve(match, ask)
    assert found is not None
    best = found.verdicts[0]
    assert ask.options[best.index] == ("feat", 1, "xp")
    assert best.facts == {"survive": 83, "hp_tenths": 10, "rounds_tenths": 10}
    assert found.verdicts[-1].value == 0


def test_a_critical_is_kept_where_poison_kills_the_enemy_anyway() -> None:
    """6 damage leave 4 HP, and the drain takes 4: rolling on could only lose it."""
    duel = Duel(somebody("mage", 2, 0, ready=False), "ghost", 1, left=10, drained=True)
    match, ask = the_question(duel, 6, 3)
    assert ask.prompt == "decide.reroll"
    found = solve(match, ask)
    assert found is not None
    assert ask.options[found.best] == "stop" and found.verdicts[0].facts["survive"] == 100


def test_chances_of_dice_add_up_to_one() -> None:
    for dice in (1, 2, 3):
        for skull in (False, True):
            falls, shown = fight_dice.attack(dice, skull, 9)
            assert falls + sum([chance for chance, *_ in shown]) == pytest.approx(1)
    assert fight_dice.attack(1, False, 6)[0] == pytest.approx(1 / 6)
    assert fight_dice.attack(1, False, 10)[0] == pytest.approx(1 / 6 * 3 / 6)
    assert fight_dice.attack(1, True, 2)[0] == pytest.approx(4 / 6)
    assert fight_dice.attack(2, True, 10)[0] == pytest.approx(1 / 36)


def journey(character: str, seed: int) -> list[tuple[Match, Ask[Any]]]:
    """The questions of the fights of a match, each with a fork of the match."""
    met: list[tuple[Match, Ask[Any]]] = []
    rest = greedy(GAME, 0, seed)

    def pick(match: Match, ask: Ask[Any]) -> int:
        if len(met) < 30 and fight_question(match, ask) is not None:
            fork = match.fork(RealDice())
            assert fork.ask is not None
            met.append((fork, fork.ask))
        return rest(match, ask)

    Match.start(GAME, 1, {"character": character}, fate=Seeded(seed)).run([pick])
    return met


@pytest.mark.slow
@pytest.mark.parametrize("character", ["mage", "rogue", "crusader", "priestess"])
def test_the_answer_is_never_worse_than_another_one(character: str) -> None:
    """The shortcut that skips answers finds the best one, too."""
    asked = journey(character, 3)
    assert len(asked) > 10
    for match, ask in asked:
        found = solve(match, ask)
        assert found is not None and len(found.verdicts) == len(ask.options)
        values = {verdict.index: verdict.value for verdict in found.verdicts}
        assert found.verdicts[0].value == max(values.values()) <= 1
        for verdict in found.verdicts:
            assert 0 <= verdict.value <= 1 and 0 <= verdict.facts["survive"] <= 100
        quick = choose(match, ask)
        assert quick is not None and values[quick] == pytest.approx(found.verdicts[0].value, abs=1e-9)


def test_findings_depend_only_on_what_the_seat_sees() -> None:
    """Forks with other hidden cards and other dice to come get the same findings."""
    for match, ask in journey("mage", 5):
        mine = solve(match, ask)
        for seed in (1, 2):
            other = match.fork(Seeded(seed), 0)
            assert other.ask is not None and other.view(0) == match.view(0)
            assert repr(solve(other, other.ask)) == repr(mine)


def test_fights_of_two_heroes_are_not_solved() -> None:
    met = 0

    def pick(match: Match, ask: Ask[Any]) -> int:
        nonlocal met
        if ask.prompt == "decide.attack_or_skill":
            enemy = enemy_of(GAME.view(match.table, ask.seat))
            together = enemy["max_hp"] != ENEMIES_BY_ID[enemy["enemy_id"]].hp[0]
            assert (solve(match, ask) is None) == together
            met += together
        return greedy(GAME, ask.seat, 1)(match, ask)

    Match.start(GAME, 2, {"character": "mage", "second_character": "rogue"}, fate=Seeded(4)).run([pick, pick])
    assert met


ENEMIES_BY_ID = {enemy.id: enemy for enemy in ENEMIES.values()}


def test_questions_outside_of_fights_are_not_solved() -> None:
    match = Match.start(GAME, 1, {"character": "crusader"}, fate=Seeded(1))
    while match.ask is not None and match.view(0)["enemy"] is None:
        assert solve(match, match.ask) is None
        match.answer(greedy(GAME, 0, 1)(match, match.ask))


def test_the_skill_is_not_used_where_the_fight_is_won_anyway() -> None:
    """The card is worth something in the next fight."""
    strong = (20, 18, 0, READY)
    rat = solver_of("giant_rat", 2, "crusader")
    assert rat.attack(strong, 1) > rat.use_skill(strong, 1)
