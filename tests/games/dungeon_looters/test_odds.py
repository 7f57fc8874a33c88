"""Chances: those that players see, those of the rules, and the table of odds in the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from typing import TypeVar

import pytest

from oubliette.games.dungeon_looters.archetypes import ARCHETYPES
from oubliette.games.dungeon_looters.fights import wins
from oubliette.games.dungeon_looters.odds import at_least, by_force, in_fight, odds, percent
from oubliette.games.dungeon_looters.rolling import force_up
from oubliette.games.dungeon_looters.state import Looter, Turn
from oubliette.games.dungeon_looters.traps import dodge
from oubliette.kernel import Rule, listen
from tests.games.dungeon_looters.scenes import asked, chest, give, lock, looter, main_of, scene, trap, turn_of

T = TypeVar("T")


def outcomes(rule: Callable[[], Rule[T]], dice: int) -> Iterator[tuple[Fraction, T | None]]:
    """All results of these dice with their chances; None if the rule needs more dice."""
    yield from _after(rule, (), dice)


def _after(rule: Callable[[], Rule[T]], faces: tuple[int, ...], dice: int) -> Iterator[tuple[Fraction, T | None]]:
    flow = rule()
    try:
        next(flow)
        for face in faces:
            flow.send(face)
    except StopIteration as stop:
        yield Fraction(1, 6 ** len(faces)), stop.value
        return
    if len(faces) == dice:
        yield Fraction(1, 6**dice), None
        return
    for face in range(1, 7):
        yield from _after(rule, (*faces, face), dice)


@pytest.mark.parametrize(
    ("ahead", "chance"),
    [(0, Fraction(1, 2)), (1, Fraction(20, 31)), (2, Fraction(3, 4)), (3, Fraction(9, 11)), (4, Fraction(29, 34))],
)
def test_a_fight(ahead: int, chance: Fraction) -> None:
    """[fight.roll] [fight.tie] [fight.one_loses] `ahead`: the lead of the stronger one before the dice."""
    table = scene(("dwarf", "goblin"), at={"dwarf": "E5c3", "goblin": "E5c2"})
    dwarf, goblin = table.looters
    found: dict[bool | None, Fraction] = {True: Fraction(0), False: Fraction(0), None: Fraction(0)}
    for weight, won in outcomes(lambda: wins(table, dwarf, 2 + ahead, goblin, 2), 2):
        found[won] += weight  # None: they roll again
    assert found[True] / (1 - found[None]) == chance
    assert in_fight(2 + ahead, 2) == pytest.approx(float(chance))
    assert in_fight(2, 2 + ahead) == pytest.approx(float(1 - chance))


@pytest.mark.parametrize(
    ("archetype", "walking", "sprinting"),
    [("troll", 1, 0), ("dwarf", 2, 0), ("merchant", 3, 1), ("lich", 3, 1), ("goblin", 4, 2), ("barbarian", 2, 0)],
)
def test_dodging(archetype: str, walking: int, sprinting: int) -> None:
    """[trap.dodge] On how many of six faces a figure dodges."""
    for sprints, good in ((False, walking), (True, sprinting)):
        assert dodges(archetype, sprinting=sprints) == Fraction(good, 6)


def dodges(archetype: str, *, sprinting: bool) -> Fraction:
    table = scene((archetype, "sherpa"))
    turn = turn_of(table, archetype)
    turn.sprinting = sprinting
    return sum((weight for weight, dodged in outcomes(lambda: dodge(table, turn), 1) if dodged), Fraction(0))


@pytest.mark.parametrize(("figure", "good"), [(6, 3), (7, 4), (8, 5)])
def test_picking(figure: int, good: int) -> None:
    """[door.pick] [chest.pick] Against 10 a door and a chest are equally hard: the 1 would not do anyway."""
    assert at_least(figure, 10, one_fails=False) == at_least(figure, 10, one_fails=True) == pytest.approx(good / 6)


def test_a_one_makes_easy_chests_harder() -> None:
    """[chest.pick_one] [door.pick] Five of six at best."""
    assert at_least(8, 8, one_fails=True) == pytest.approx(5 / 6)
    assert at_least(9, 10, one_fails=False) == 1.0


@pytest.mark.parametrize(("skill", "good"), [(6, 2), (7, 3), (8, 4)])
def test_disarming(skill: int, good: int) -> None:
    """[trap.disarm] Strictly more than 10."""
    assert at_least(skill, 11, one_fails=False) == pytest.approx(good / 6)


def strong(force: int) -> Looter:
    """Somebody with this force."""
    return Looter(0, replace(ARCHETYPES["dwarf"], force=force))


@pytest.mark.parametrize(
    ("force", "chance"),
    [(2, Fraction(5, 12)), (3, Fraction(49, 54)), (4, Fraction(1291, 1296)), (5, Fraction(1)), (7, Fraction(1))],
)
def test_forcing_a_door(force: int, chance: Fraction) -> None:
    """[door.force]"""
    rule = outcomes(lambda: force_up(strong(force), "roll.force_door", force, 10), force)
    assert sum(weight for weight, total in rule if total is not None and total >= 10) == chance
    assert by_force(force, force, 10) == pytest.approx(float(chance))


@pytest.mark.parametrize(
    ("archetype", "mean"),
    [
        ("dwarf", 2.49),
        ("barbarian", 2.23),
        ("goblin", 2.01),
        ("merchant", 2.21),
        ("sherpa", 2.33),
        ("troll", 2.49),
        ("lich", 2.29),
    ],
)
def test_treasures_from_forcing_a_big_chest(archetype: str, mean: float) -> None:
    """[chest.force_roll] [chest.force_loss] DD 10 with 4 treasures, on average."""
    row = ARCHETYPES[archetype]
    one = Looter(0, row)
    total = Fraction(0)
    for weight, reached in outcomes(lambda: force_up(one, "roll.force_chest", row.forcing, 10), row.force):
        assert reached is not None
        if reached >= 10:
            total += weight * max(0, 4 - (reached - 10))
    assert round(float(total), 2) == mean


def test_i_am_told_my_chances() -> None:
    """[chest.pick] [chest.force_roll] [door.pick] [door.force] [trap.disarm] [fight.roll] Tools and markers count."""
    table = scene(
        ("dwarf", "goblin"),
        {"E5": ("great_hall", 0), "F5": ("great_hall", 0)},
        {"dwarf": "E5e3", "goblin": "E5d3"},
    )
    lock(table, "E5-F5")
    chest(table, "E5e2", "chest_big")
    trap(table, "E5e4", "decoy", layer="goblin")
    give(table, "dwarf", "lockpicks", "nailed_club")
    looter(table, "dwarf").roll_marker = -1
    looter(table, "dwarf").arrows = 1

    assert odds(table, turn_of(table, "dwarf")) == {
        "E5e2_dd": 10,
        "E5e2_treasures": 4,
        "E5e2_unharmed": 0,
        "E5e2_pick": 50,  # 6, +1 and -1 against 10
        "E5e2_force": percent(by_force(3, 5, 10)),
        "E5-F5_pick": 50,
        "E5-F5_force": percent(by_force(4, 5, 10)),
        "E5e4_chance": 33,  # 6 against 11
        "goblin_chance": 50,  # 4, +1, -1 and -1 against 3
    }


def test_a_player_stronger_than_a_chest_is_told_that_it_is_certain() -> None:
    """[chest.force_auto]"""
    table = scene(("barbarian", "lich"), at={"barbarian": "E5b3"})
    chest(table, "E5b2", "chest_shoebox")
    facts = {"E5b2_dd": 6, "E5b2_treasures": 1, "E5b2_unharmed": 1, "E5b2_force": 100}
    assert odds(table, turn_of(table, "barbarian")) == facts


def test_a_player_who_has_just_come_back_is_told_that_he_fights_worse() -> None:
    """[fight.respawn_sickness] 6 and -2 against 3, and against the neutral sherpa's 3."""
    table = scene(("barbarian", "lich"), at={"barbarian": "E5c3", "lich": "E5c2", "sherpa": "E5c4"})
    turn = Turn(looter(table, "barbarian"))
    turn.looter.sick = True
    assert odds(table, turn) == {"lich_chance": percent(in_fight(4, 3)), "sherpa_chance": percent(in_fight(4, 3))}


def test_chances_are_told_only_to_a_player_who_may_act() -> None:
    """[trap.bear_major] In a bear trap they are of no use."""
    table = scene(("barbarian", "lich"), at={"barbarian": "E5c3", "lich": "E5c2"})
    listen(table)
    for caught in (False, True):
        looter(table, "barbarian").in_bear_trap = caught
        facts = asked(main_of(table, "barbarian")).facts
        assert facts is not None and ("lich_chance" in facts) is not caught
