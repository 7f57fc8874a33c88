"""Ambushes, and the flight after them. Rulebook, section 5."""

from __future__ import annotations

from typing import Final

from oubliette.games.new_dungeon.belongings import ambush_bonus, chosen, faces, show_sword
from oubliette.games.new_dungeon.board import BOARD, MAIN
from oubliette.games.new_dungeon.cards import FIGURES
from oubliette.games.new_dungeon.ending import check_win, tell_enough_gold
from oubliette.games.new_dungeon.healing import remember_ambush
from oubliette.games.new_dungeon.knowledge import show_hand, shown
from oubliette.games.new_dungeon.movement import PICK_UP, STOP, link_to, walk
from oubliette.games.new_dungeon.secret_doors import has_door_card, show_door_card
from oubliette.games.new_dungeon.spells import resupply
from oubliette.games.new_dungeon.state import Hero, Table
from oubliette.games.new_dungeon.surroundings import around
from oubliette.games.new_dungeon.treasures import free_treasures, hand_over, offers, pick_up
from oubliette.kernel import Ask, Rule, Value
from oubliette.kit.dice import roll_dice
from oubliette.kit.picking import pick

AMBUSH: Final = "ambush"


def victims_of(table: Table, hero: Hero) -> list[Hero]:
    """The heroes here who hold a treasure and are not caged. [ambush.when] [ruling.ambush_target] [trap.cage_safe]"""
    if not table.house.ambush:
        return []
    return [other for other in table.others_at(hero) if other.treasures]


def ambush(table: Table, hero: Hero, victim: Hero) -> Rule[None]:
    """Two dice plus the sword and a thief's bonus must reach the victim's number. [ambush.roll] [ambush.bonuses]"""
    remember_ambush(table, victim, hero)
    show_sword(table, hero)
    bonus = ambush_bonus(hero)
    needed = victim.kind.ambushed_on
    facts: dict[str, Value] = {"seat": hero.seat, "victim_seat": victim.seat, "needed": needed, "bonus": bonus}
    dice = yield from roll_dice("roll.ambush", 2, facts=facts)
    total = sum(dice) + bonus
    table.tell(
        "ambush.roll",
        seat=hero.seat,
        victim_seat=victim.seat,
        dice=tuple(dice),
        bonus=bonus,
        total=total,
        needed=needed,
    )
    if total >= needed:
        yield from success(table, hero, victim)
    else:
        yield from failure(table, hero, victim)


def ambush_number(hero: Hero, victim: Hero) -> int:
    """What his two dice must show. [ambush.roll] [ambush.bonuses]"""
    return max(2, victim.kind.ambushed_on - ambush_bonus(hero))


def success(table: Table, hero: Hero, victim: Hero) -> Rule[None]:
    """The ambusher takes a treasure of his choice and runs away. [ambush.success] [ambush.flight]"""
    show_hand(table, victim, hero)
    named = yield from pick(hero.seat, "decide.steal", faces(victim), 1, {"victim_seat": victim.seat})
    before = hero.gold
    given = hand_over(table, victim, hero, chosen(victim, named))
    table.tell("ambush.success", seat=hero.seat, victim_seat=victim.seat, treasure=shown(table, given[0]))
    check_win(table, hero)
    tell_enough_gold(table, hero, before)
    yield from flee(table, hero)


def failure(table: Table, hero: Hero, victim: Hero) -> Rule[None]:
    """The victim takes a treasure of his choice, and the ambusher loses his next turn. [ambush.failure]"""
    hero.lost_turns += FIGURES.failed_ambush_turns
    if not hero.treasures:  # nothing to take [ruling.ambush_fail_empty]
        table.tell("ruling.ambush_fail_empty", seat=hero.seat, victim_seat=victim.seat)
        return
    show_hand(table, hero, victim)
    named = yield from pick(victim.seat, "decide.take_revenge", faces(hero), 1, {"ambusher_seat": hero.seat})
    before = victim.gold
    given = hand_over(table, hero, victim, chosen(hero, named))
    table.tell("ambush.failure", seat=hero.seat, victim_seat=victim.seat, treasure=shown(table, given[0]))
    check_win(table, victim)
    tell_enough_gold(table, victim, before)


def flee(table: Table, hero: Hero) -> Rule[None]:
    """He runs six spaces, none of them twice, fewer only if he gets stuck. He may pick up treasure on the way.

    [ambush.flight] [ruling.flight]
    """
    used = [hero.at]  # the space of the ambush counts as used
    while True:
        steps = flight_steps(table, hero, used)
        ways: list[Value] = list(steps)
        if len(used) > 1:
            ways += [(PICK_UP, name) for name in offers(table, hero, free_treasures(table, hero.at))]
            if ways and not steps:
                ways.append(STOP)
        if not ways:
            break
        answer = yield from Ask(hero.seat, "decide.flight", ways, flight_facts(table, hero, used, bool(steps)))
        if answer == STOP:
            break
        if isinstance(answer, str):
            link = link_to(hero, answer)
            if link.secret:
                show_door_card(table, hero)
            walk(table, hero, link)
            used.append(hero.at)
        else:
            assert isinstance(answer, tuple)
            yield from pick_up(table, hero, answer[1])
    gone = len(used) - 1
    if not gone:
        table.tell("ruling.flight", seat=hero.seat)  # there is nowhere to run
        return
    table.tell("ambush.flight", seat=hero.seat, space=BOARD.ids[hero.at], steps=gone, short=FIGURES.flight - gone)
    if hero.at == MAIN:  # a flight is a move that ends somewhere [ruling.flight_ends_a_move]
        yield from resupply(table, hero)


def flight_steps(table: Table, hero: Hero, used: list[int]) -> list[str]:
    """Where he can run next: not to a monster, not to a used space, through secret doors only with the card.

    [ambush.flight] [ruling.flight]
    """
    if len(used) > FIGURES.flight:
        return []
    links = BOARD.links[hero.at] if has_door_card(hero) else BOARD.free[hero.at]
    return [BOARD.ids[link.to] for link in links if not table.monsters[link.to] and link.to not in used]


def flight_facts(table: Table, hero: Hero, used: list[int], runs: bool) -> dict[str, Value]:
    """Where he is, how many spaces he must still run (0 if he is stuck), and which ones he has used."""
    facts = around(table, hero)
    facts["left"] = FIGURES.flight + 1 - len(used) if runs else 0
    facts["used"] = tuple([BOARD.ids[space] for space in used])
    return facts
