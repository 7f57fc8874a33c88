"""Hero against hero: a variant of ours, played with the option `hero_duel`."""

from __future__ import annotations

from typing import Final

from oubliette.games.new_dungeon.belongings import chosen, faces, show_sword, sword_bonus
from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.cards import FIGURES, MARGINS, TELEPORT, Margin
from oubliette.games.new_dungeon.ending import tell_enough_gold
from oubliette.games.new_dungeon.healing import remember_ambush
from oubliette.games.new_dungeon.heroes import new_hero
from oubliette.games.new_dungeon.knowledge import show_hand, shown_all
from oubliette.games.new_dungeon.state import Hero, Table, Turn
from oubliette.games.new_dungeon.surroundings import around
from oubliette.games.new_dungeon.treasures import hand_over
from oubliette.games.new_dungeon.wounds import move_back, share
from oubliette.kernel import Ask, Rule, Value
from oubliette.kit.dice import roll_dice
from oubliette.kit.picking import pick

DUEL: Final = "duel"
NO_SPELL: Final = "no_spell"


def opponents_of(table: Table, hero: Hero) -> list[Hero]:
    """No duels on the Main Staircase, with a caged hero, or beside a living monster.

    [duel.when] [ruling.duel_without_ambush]
    """
    if not table.house.duel or hero.at == MAIN or table.monsters[hero.at]:
        return []
    return table.others_at(hero)


def duel(table: Table, turn: Turn, defender: Hero) -> Rule[None]:
    """Both roll two dice and add their bonuses; the difference decides. [duel.roll] [duel.tie] [duel.paladin]"""
    hero = turn.hero
    remember_ambush(table, defender, hero)
    table.tell("duel.when", seat=hero.seat, rival_seat=defender.seat, space=BOARD.ids[hero.at])
    spells = [(yield from declare(table, hero, defender)), (yield from declare(table, defender, hero))]
    own = yield from roll_for(table, hero, spells[0])
    other = yield from roll_for(table, defender, spells[1])
    if own == other:
        table.tell("duel.tie", seat=hero.seat, rival_seat=defender.seat)
    elif own > other:
        yield from lose(table, turn, hero, defender, own - other)
    else:
        yield from lose(table, turn, defender, hero, other - own)


def declare(table: Table, hero: Hero, rival: Hero) -> Rule[int]:
    """A hero may discard an attack spell for a bonus. The challenger declares first. [duel.roll]"""
    if not hero.spells:
        return 0
    attack_spells = [spell for spell in dict.fromkeys(hero.spells) if spell != TELEPORT]
    facts: dict[str, Value] = {"rival_seat": rival.seat}
    # Always ask a hero with spell cards: a missing question would tell what he holds.
    answer = yield from Ask(hero.seat, "decide.duel_spell", [NO_SPELL, *attack_spells], facts).always()
    if answer == NO_SPELL:
        return 0
    hero.spells.remove(answer)
    table.spell_deck.discards.append(answer)
    table.tell("duel.spell", seat=hero.seat, spell=answer)
    return FIGURES.duel_spell_bonus


def roll_for(table: Table, hero: Hero, spell: int) -> Rule[int]:
    """Two dice plus class, sword and spell, minus 1 if wounded. [duel.roll]"""
    show_sword(table, hero)
    bonus = hero.kind.duel_bonus + sword_bonus(hero) + spell
    if hero.wounded:
        bonus -= FIGURES.duel_wound_penalty
    dice = yield from roll_dice("roll.duel", 2, facts={"seat": hero.seat, "bonus": bonus})
    table.tell("duel.roll", seat=hero.seat, dice=tuple(dice), bonus=bonus, total=sum(dice) + bonus)
    return sum(dice) + bonus


def lose(table: Table, turn: Turn, winner: Hero, loser: Hero, margin: int) -> Rule[None]:
    """The loser gives treasures and steps back, or dies.

    [duel.margin_1_3] [duel.margin_4_6] [duel.margin_7_up] [duel.death]
    """
    row = margin_row(margin)
    table.tell(row.id, seat=winner.seat, loser_seat=loser.seat, margin=margin)
    before = winner.gold
    if row.wounds and loser.wounded:
        given = hand_over(table, loser, winner, list(loser.treasures))
        treasures = shown_all(table, given)
        table.tell("duel.death", seat=winner.seat, loser_seat=loser.seat, treasures=treasures, count=len(given))
        tell_enough_gold(table, winner, before)
        yield from new_hero(table, loser)
        return
    show_hand(table, loser, winner)
    count = share(row.gives, len(loser.treasures))
    named = yield from pick(winner.seat, "decide.steal", faces(loser), count, {"victim_seat": loser.seat})
    if named:
        given = hand_over(table, loser, winner, chosen(loser, named))
        treasures = shown_all(table, given)
        table.tell("duel.spoils", seat=winner.seat, loser_seat=loser.seat, treasures=treasures, count=len(given))
        tell_enough_gold(table, winner, before)
    if row.wounds:
        loser.wounded = True
        table.tell("wound.state", seat=loser.seat)
    moved = yield from give_way(table, loser)
    turn.driven_back = moved and loser is turn.hero


def margin_row(margin: int) -> Margin:
    """The line of the table for a difference of the totals."""
    return [row for row in MARGINS if margin >= row.least][-1]


def give_way(table: Table, loser: Hero) -> Rule[bool]:
    """The loser steps to a space of his choice without a monster, or stays if there is none. Return True if he moved.

    [duel.step_back_rule] [ruling.duel_step_back_home]
    """
    ways = [BOARD.ids[link.to] for link in BOARD.free[loser.at] if not table.monsters[link.to]]
    if not ways:
        return False
    target = yield from Ask(loser.seat, "decide.step_back", ways, around(table, loser))
    move_back(table, loser, BOARD.index[target])
    return True
