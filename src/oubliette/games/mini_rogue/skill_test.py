"""Throwing a hand of dice, and skill tests."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, final

from oubliette.games.mini_rogue.cards import DROPS, LEVEL_AT, MISS, SKULLS, STAR
from oubliette.games.mini_rogue.encounters import TOMB, TRAPS, WEAPONS
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.potions import PERCEPTION, REFUSE, has_cure_for_dice, offer, spend
from oubliette.games.mini_rogue.state import Hand, Hero, Table
from oubliette.games.mini_rogue.wounds import POISON, hurt
from oubliette.kernel import Rule, Value
from oubliette.kit.dice import roll

# What an affliction die shows; "none" where it was not thrown.
Symbol: TypeAlias = Literal["symbol", "blank", "none"]

ROLL: Final = "roll"
SEATS: Final = (0, 1)

# The dice of each seat. Each adventurer die is a roll of its own, because a reroll rolls one die.
ADVENTURER_DICE: Final = tuple(
    [[roll("roll.adventurer", facts={"seat": seat, "die": die}) for die in sorted(set(LEVEL_AT))] for seat in SEATS]
)
_CURSE_DICE: Final = tuple([roll("roll.curse", facts={"seat": seat}) for seat in SEATS])
_POISON_DICE: Final = tuple([roll("roll.poison", facts={"seat": seat}) for seat in SEATS])
DUNGEON_DICE: Final = tuple([roll("roll.dungeon", facts={"seat": seat}) for seat in SEATS])


@final
class Outcome:
    """How a skill test went. `highest` is the best effective value of its adventurer dice."""

    __slots__ = ("dungeon", "highest", "passed")

    def __init__(self, passed: bool, highest: int, dungeon: int) -> None:
        self.passed = passed
        self.highest = highest
        self.dungeon = dungeon


def roll_dungeon_die(table: Table, hero: Hero) -> Rule[int]:
    """Roll the dungeon die alone and leave it on the table."""
    hand = Hand(hero.seat)
    hand.dungeon = yield from DUNGEON_DICE[hero.seat]
    table.hand = hand
    return hand.dungeon


def throw(table: Table, hero: Hero, dungeon_die: bool, event: str) -> Rule[Hand]:
    """Throw all adventurer dice, the affliction dice, and the dungeon die where the rule wants it.

    [affliction.die_joins_the_hand] [test.dungeon_die_rolled_together] [level.dice_equal_level]
    """
    hand = Hand(hero.seat)
    table.hand = hand
    for die in range(hero.level):
        hand.faces.append((yield from ADVENTURER_DICE[hero.seat][die]))
    if hero.cursed:
        hand.curse = yield from _CURSE_DICE[hero.seat]
        hand.skull = hand.curse in SKULLS
    if hero.poisoned:
        hand.poison = yield from _POISON_DICE[hero.seat]
    if dungeon_die:
        hand.dungeon = yield from DUNGEON_DICE[hero.seat]
    for face in hand.faces:
        count = effective_value(hand, face)
        hand.counts.append(count if count > MISS else 0)
    table.tell(
        event,
        seat=hero.seat,
        dice=tuple(hand.faces),
        curse=symbol(hand.curse, SKULLS),
        poison=symbol(hand.poison, DROPS),
        dungeon=hand.dungeon,
    )
    yield from activate(table, hero, hand)
    return hand


def symbol(face: int, faces: tuple[int, ...]) -> Symbol:
    """What an affliction die shows; half of its faces bear the symbol. [ruling.affliction_dice_half]"""
    if face == 0:
        return "none"
    return "symbol" if face in faces else "blank"


def activate(table: Table, hero: Hero, hand: Hand) -> Rule[None]:
    """An affliction die acts only when its symbol comes up, the curse first. [affliction.triggers_on_symbol]

    It acts before damage and results. [combat.activate_afflictions] [ruling.poison_die_before_damage]
    """
    if hand.skull:
        table.tell("affliction.curse_lowers_every_die", seat=hero.seat)
    if hand.poison in DROPS:
        table.tell("affliction.poison_costs_one_hp", seat=hero.seat)
        yield from hurt(table, hero, FIGURES.poison_die_hp, POISON)


def effective_value(hand: Hand, face: int) -> int:
    """The effective value of an adventurer die: the skull takes 1 from each. [affliction.curse_lowers_every_die]

    It decides miss, star and critical. [ruling.effective_value_decides] [ruling.curse_spares_the_dungeon_die]
    """
    return face - 1 if hand.skull else face


def skill_test(table: Table, hero: Hero, dungeon_die: bool = True) -> Rule[Outcome]:
    """One star among the dice passes, or a drink of Perception after the throw. [test.success_on_a_star]

    [ruling.perception_timing] [test.roll_all_dice]
    """
    table.hand = None
    # What the test is for: a combat skill or the room.
    facts: dict[str, Value] = {"test": hero.combat_skill if table.fight is not None else table.grid[hero.at]}
    # Holy Water takes dice out of the hand, so offer it before the throw. [ruling.free_actions]
    while has_cure_for_dice(hero):
        if (yield from offer(table, hero, "decide.cure_before_test", (ROLL,), facts)) == ROLL:
            break
    hand = yield from throw(table, hero, dungeon_die, "test.roll_all_dice")
    highest = max([effective_value(hand, face) for face in hand.faces])
    passed = highest >= STAR
    table.tell("test.success_on_a_star", seat=hero.seat, passed="yes" if passed else "no")
    while not passed and PERCEPTION in hero.potions:
        facts = {**facts, "dungeon": hand.dungeon, "line": line_of(table, hero, hand.dungeon)}
        answer = yield from offer(table, hero, "decide.perception_after_test", (PERCEPTION, REFUSE), facts)
        if answer == REFUSE:
            break
        if answer == PERCEPTION:
            passed = True
            spend(hero, PERCEPTION)
            table.tell("potion.perception_passes_test", seat=hero.seat)
    return Outcome(passed, highest, hand.dungeon)


def line_of(table: Table, hero: Hero, dungeon: int) -> str:
    """The name of the line that the dungeon die of a test points to: a trap, a weapon, a find; else "none"."""
    room = table.grid[hero.at]
    if table.fight is not None or not dungeon:
        return "none"
    if (room, dungeon) in TRAPS:
        return TRAPS[room, dungeon].id
    if room == "arsenal":
        return WEAPONS[dungeon].id
    return f"tomb_{TOMB[dungeon].id}" if room == "tomb" else "none"
