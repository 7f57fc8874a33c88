"""Fighting monsters, from inside their space and with spells from outside. Rulebook, section 5."""

from __future__ import annotations

from typing import Final

from oubliette.games.new_dungeon.belongings import attack_bonus, show_curses, show_sword
from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.cards import FIGURES, MONSTERS, TRAPS
from oubliette.games.new_dungeon.cooperation import attack_colour, invite, pay
from oubliette.games.new_dungeon.ending import tell_enough_gold
from oubliette.games.new_dungeon.knowledge import shown_all
from oubliette.games.new_dungeon.looking import turn_up_monster
from oubliette.games.new_dungeon.spells import attack_magic, may_attack, spell_row, spend
from oubliette.games.new_dungeon.state import Hero, Table, Turn
from oubliette.games.new_dungeon.surroundings import known_guard, needed_by_hand, needed_by_spell
from oubliette.games.new_dungeon.traps import spring
from oubliette.games.new_dungeon.treasures import gather, take_all
from oubliette.games.new_dungeon.wounds import counter_attack
from oubliette.kernel import Ask, Rule, Value
from oubliette.kit.dice import roll_dice

PHYSICAL: Final = "physical"


def fight(table: Table, turn: Turn) -> Rule[None]:
    """The hero makes one attack on the monster in his space. [fight.hero_first] [fight.one_per_turn]

    A slide takes him to another chamber and another monster, on the same turn. [ruling.slide_arrival]
    """
    hero = turn.hero
    while table.monsters[hero.at]:
        space = hero.at
        magic = attack_magic(table, turn)
        facts: dict[str, Value] = {"space": BOARD.ids[space], "monster": known_guard(table, space)}
        facts.update(needed_by(table, hero, space, magic))
        mode = yield from choose_mode(table, turn, [PHYSICAL, *magic], facts)
        if mode != PHYSICAL:  # named before the card is turned [spell.choose_before_reveal] [ruling.cast_inside]
            table.tell("ruling.cast_inside", seat=hero.seat, spell=spell_row(mode).id)
            spend(table, turn, mode)
        monster = yield from turn_up(table, hero, space)
        if monster not in TRAPS:
            yield from attack(table, turn, monster, mode)
            return
        slid = yield from spring(table, turn, monster)
        if not slid:
            return
    yield from gather(table, hero)  # he slid into a chamber without monsters


def choose_mode(table: Table, turn: Turn, modes: list[str], facts: dict[str, Value]) -> Rule[str]:
    """By hand, or with which spell? Always ask a hero with spells: a missing question would tell what he holds."""
    hero = turn.hero
    if hero.spells and may_attack(table, turn):
        return (yield from Ask(hero.seat, "decide.attack_mode", modes, facts).always())
    return (yield from Ask(hero.seat, "decide.attack_mode", modes, facts))


def needed_by(table: Table, hero: Hero, space: int, magic: list[str]) -> dict[str, Value]:
    """What two dice must show by hand and with each spell, 0 if nobody knows. Only people read these facts."""
    if table.log is None:
        return {}
    facts: dict[str, Value] = {"needed": needed_by_hand(table, hero, space)}
    for name in magic:
        facts[f"{name}_needed"] = needed_by_spell(table, name, space)
    return facts


def turn_up(table: Table, hero: Hero, space: int) -> Rule[str]:
    """A hero who turns a monster up must fight it. [fight.reveal_then_fight]"""
    monster = yield from turn_up_monster(table, space, hero.seat)
    table.tell("fight.reveal_then_fight", seat=hero.seat, space=BOARD.ids[space], monster=monster)
    return monster


def attack(table: Table, turn: Turn, monster: str, mode: str) -> Rule[None]:
    """Strike; then loot, or the monster strikes back. [fight.hit] [fight.failure]"""
    hero = turn.hero
    helpers: dict[int, int] = {}
    if mode == PHYSICAL:
        helpers = yield from invite(table, hero, monster)
        killed = yield from strike(table, hero, monster, len(helpers))
    else:
        killed = yield from spell_attack(table, hero, monster, mode)
    if killed:
        slay(table, turn, hero.at)
        yield from take_the_loot(table, hero)
        yield from pay(table, hero, helpers)
    else:
        yield from counter_attack(table, turn, monster)


def strike(table: Table, hero: Hero, monster: str, helpers: int) -> Rule[bool]:
    """Two dice, plus the sword, plus 1 for each helper, minus curses. [fight.hit] [coop.bonus] [item.sword]"""
    colour = attack_colour(hero, helpers)
    show_sword(table, hero)  # only his own counts [ruling.coop_own_sword_only]
    show_curses(table, hero)
    bonus = attack_bonus(hero) + helpers * FIGURES.helper_bonus
    return (yield from roll_attack(table, hero, monster, colour, bonus))


def spell_attack(table: Table, hero: Hero, monster: str, name: str) -> Rule[bool]:
    """Fireballs read yellow, Lightning Bolts grey; no helper and no sword counts.

    [spell.fireball] [spell.lightning] [coop.physical_only] [house.fireball_bonus] [house.lightning_bonus]
    """
    spell = spell_row(name)
    return (yield from roll_attack(table, hero, monster, spell.column, spell.bonus))


def roll_attack(table: Table, hero: Hero, monster: str, colour: str, bonus: int) -> Rule[bool]:
    """The monster dies if the total reaches its number; 13 needs a bonus. [fight.hit] [ruling.dash_is_13]"""
    needed = MONSTERS[monster].number(colour)
    facts: dict[str, Value] = {"seat": hero.seat, "monster": monster, "needed": needed, "bonus": bonus}
    dice = yield from roll_dice("roll.attack", 2, facts=facts)
    total = sum(dice) + bonus
    slug = "fight.hit" if total >= needed else "fight.failure"
    table.tell(
        slug,
        seat=hero.seat,
        monster=monster,
        dice=tuple(dice),
        bonus=bonus,
        total=total,
        needed=needed,
        colour=colour,
    )
    return total >= needed


def slay(table: Table, turn: Turn, space: int) -> None:
    """Remove the card on top; in a chamber the next one is the living monster. [ruling.guard_is_top]"""
    table.monsters[space] = table.monsters[space][1:]
    turn.killed = space


def take_the_loot(table: Table, hero: Hero) -> Rule[None]:
    """The hero takes everything that the monster guarded. [fight.victory_loot]"""
    before = hero.gold
    taken = yield from take_all(table, hero, hero.at)
    if taken:
        treasures = shown_all(table, taken)
        table.tell("fight.victory_loot", seat=hero.seat, treasures=treasures, count=len(taken))
        tell_enough_gold(table, hero, before)


def cast_from_outside(table: Table, turn: Turn, name: str, space: int) -> Rule[bool]:
    """Cast at a monster next door. Return True if it dies; if not, it does not strike back.

    [spell.choose_before_reveal] [spell.from_outside] [spell.outside_fail] [ruling.spell_vs_trap]
    """
    hero = turn.hero
    table.tell("spell.from_outside", seat=hero.seat, spell=spell_row(name).id, space=BOARD.ids[space])
    spend(table, turn, name)
    monster = yield from turn_up(table, hero, space)
    if monster in TRAPS:
        table.tell("ruling.spell_vs_trap", seat=hero.seat, monster=monster, space=BOARD.ids[space])
        return False
    if (yield from spell_attack(table, hero, monster, name)):
        slay(table, turn, space)
        return True
    return False
