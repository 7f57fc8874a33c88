"""The course of a turn: move, then fight or whatever else there is to do. Rulebook, section 4."""

from __future__ import annotations

from typing import Final

from oubliette.games.new_dungeon.ambush import AMBUSH, ambush, ambush_number, victims_of
from oubliette.games.new_dungeon.belongings import has_crystal_ball, has_power, move_bonus, show
from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.chambers import chamber_teleports, end_in_chamber, teleport_by
from oubliette.games.new_dungeon.combat import fight
from oubliette.games.new_dungeon.duel import DUEL, duel, opponents_of
from oubliette.games.new_dungeon.ending import end_of_round
from oubliette.games.new_dungeon.healing import (
    DRINK,
    can_drink,
    cure_himself,
    demand_healing,
    drink,
    offer_potion,
    paladins_at,
)
from oubliette.games.new_dungeon.looking import look_into_crystal_ball, rooms_with_cards
from oubliette.games.new_dungeon.movement import after_chamber_teleport, move
from oubliette.games.new_dungeon.spaces import NOWHERE
from oubliette.games.new_dungeon.spells import chambers_from
from oubliette.games.new_dungeon.state import Hero, Table, Turn
from oubliette.games.new_dungeon.surroundings import chambers, known_guard, named_hero, names_of, needed_by_hand
from oubliette.games.new_dungeon.trading import TRADE, partners_of, trade
from oubliette.games.new_dungeon.traps import lose_turn
from oubliette.games.new_dungeon.treasures import gather
from oubliette.kernel import Ask, Rule, Value

# Plans for a whole turn
MOVE: Final = "move"
CURE_HIMSELF: Final = "cure_himself"
CRYSTAL_BALL: Final = "crystal_ball"
BY_CHAMBER: Final = "chamber_teleport"
BY_ITEM: Final = "teleport_item"
# Actions after the move
FIGHT: Final = "fight"
DEMAND: Final = "demand_healing"
NONE: Final = "none"


def play_turn(table: Table) -> Rule[None]:
    """Play one player's turn, then pass to the next. [turn.order] [turn.sequence]"""
    hero = table.heroes[table.to_play]
    turn = begin_turn(hero)
    if hero.lost_turns:
        yield from lose_turn(table, hero)
    else:
        yield from take_turn(table, turn)
    pass_turn(table)


def begin_turn(hero: Hero) -> Turn:
    """Move the rights that last for one turn from the hero to the turn. They lapse even if he loses this turn.

    Only a secret door that he found waits for the next turn that he does not lose. [secret.found_door_waits]

    [move.allowance] [ruling.allowance_at_the_start] [ruling.follow_first_step] [ruling.third_failure_count]
    [house.move_bonus] [house.double_move] [ruling.double_move_lapses]
    """
    turn = Turn(hero, hero.kind.move + move_bonus(hero))
    hero.may_follow = ()
    if not hero.lost_turns:
        hero.found_door = NOWHERE
    hero.double_move = False
    return turn


def take_turn(table: Table, turn: Turn) -> Rule[None]:
    """Play a normal turn, or do one thing that takes the whole turn. [turn.whole_turn_actions]"""
    hero = turn.hero
    plan = yield from Ask(hero.seat, "decide.turn_plan", plans(table, hero), plan_facts(table, hero))
    if plan == DRINK:
        drink(table, hero)
        plan = yield from Ask(hero.seat, "decide.turn_plan", plans(table, hero), plan_facts(table, hero))
    if plan == MOVE:
        yield from move(table, turn)
    elif plan == CURE_HIMSELF:
        cure_himself(table, hero)
        turn.over = True
    elif plan == CRYSTAL_BALL:
        yield from look_into_crystal_ball(table, hero)
        turn.over = True
    else:
        assert isinstance(plan, tuple)
        if plan[0] == BY_CHAMBER:
            teleport_by(table, turn, "chamber.teleport", plan[1])
            yield from gather(table, hero)
            yield from after_chamber_teleport(table, turn)
        else:
            show(table, hero, power="teleport")
            teleport_by(table, turn, "house.teleport_item", plan[1])
            if turn.entered:  # he must fight, and may do nothing else
                yield from fight(table, turn)
                turn.acted = True
            else:
                yield from gather(table, hero)
            turn.over = True
    if not turn.over:
        yield from act(table, turn)
    if turn.alive:
        yield from end_in_chamber(table, turn)
        if turn.acted:
            yield from offer_potion(table, hero)


def plans(table: Table, hero: Hero) -> list[Value]:
    """What he can do with this turn. [turn.whole_turn_actions] [hero.paladin_self] [item.crystal_ball_cost]"""
    found: list[Value] = [MOVE]
    if hero.kind.heals and hero.wounded:
        found.append(CURE_HIMSELF)
    if hero.treasures:
        if has_crystal_ball(hero) and rooms_with_cards(table):
            found.append(CRYSTAL_BALL)
        if has_power(hero, "teleport"):
            found += [(BY_ITEM, chamber) for chamber in chambers_from(hero)]
    found += [(BY_CHAMBER, chamber) for chamber in chamber_teleports(hero)]
    if len(found) > 1 and can_drink(hero):  # a hero who can only walk is asked on the way
        found.append(DRINK)
    return found


def plan_facts(table: Table, hero: Hero) -> dict[str, Value]:
    """His space, its monster, and the chambers where magic could take him."""
    facts = chambers(table, hero, chambers_from(hero))
    facts["space"] = BOARD.ids[hero.at]
    facts["monster"] = known_guard(table, hero.at)
    return facts


def act(table: Table, turn: Turn) -> Rule[None]:
    """After the move he may do one of: fight, ambush, duel, demand healing. [turn.one_action]"""
    hero = turn.hero
    while True:
        options = actions(table, turn)
        answer = yield from Ask(hero.seat, "decide.action", options, action_facts(table, hero, options))
        if answer == DRINK:
            drink(table, hero)
            continue
        if answer == NONE:
            return
        if answer == FIGHT:
            yield from fight(table, turn)
        else:
            assert isinstance(answer, tuple)
            other = named_hero(table.others_at(hero), answer[1])
            if answer[0] == TRADE:
                yield from trade(table, turn, other)
                continue
            if answer[0] == AMBUSH:
                yield from ambush(table, hero, other)
            elif answer[0] == DUEL:
                yield from duel(table, turn, other)
            else:
                yield from demand_healing(table, hero, other)
        turn.acted = True
        return


def actions(table: Table, turn: Turn) -> list[Value]:
    """His actions. If he came into a monster's space he must fight; if he began there he may do other things instead.

    [ruling.compulsory_fight] [ruling.no_ambush_on_entry] [fight.next_turn_choice] [ambush.no_duels]
    """
    hero = turn.hero
    living = bool(table.monsters[hero.at])
    found: list[Value] = [FIGHT] if living else []
    if not turn.entered:
        found += [(AMBUSH, other.card) for other in victims_of(table, hero)]
        found += [(DEMAND, other.card) for other in paladins_at(table, hero)]
        found += [(DUEL, other.card) for other in opponents_of(table, hero)]
    found += [(TRADE, other.card) for other in partners_of(table, turn)]
    if can_drink(hero):
        found.append(DRINK)
    if not living:
        found.append(NONE)
    return found


def action_facts(table: Table, hero: Hero, options: list[Value]) -> dict[str, Value] | None:
    """His space, its monster, and the heroes here."""
    if table.log is None or len(options) < 2:
        return None
    facts: dict[str, Value] = {"space": BOARD.ids[hero.at], "monster": known_guard(table, hero.at)}
    facts["needed"] = needed_by_hand(table, hero, hero.at)
    facts.update(names_of(table.others_at(hero)))
    for other in table.others_at(hero):
        facts[f"{other.card}_ambush"] = ambush_number(hero, other)
    return facts


def pass_turn(table: Table) -> None:
    """Pass to the next player; the round ends when all have had a turn. [turn.order]"""
    table.to_play = (table.to_play + 1) % len(table.heroes)
    if table.to_play == table.first:
        end_of_round(table)
        if not table.ended:
            table.round += 1
            table.tell("turn.order", round=table.round)
