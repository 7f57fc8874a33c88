"""Secret doors: who gets through, and who may follow. Rulebook, section 4."""

from __future__ import annotations

from oubliette.games.new_dungeon.belongings import holds, secret_bonus, show, show_secret_mark
from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.cards import FIGURES
from oubliette.games.new_dungeon.spaces import Link
from oubliette.games.new_dungeon.state import Hero, Table, Turn
from oubliette.kernel import Rule
from oubliette.kit.dice import roll


def has_door_card(hero: Hero) -> bool:
    """[item.secret_door_card]"""
    return holds(hero, "secret_door")


def needs_no_roll(turn: Turn, link: Link) -> bool:
    """He has the card, follows another hero with his first step, or failed here for the third time on his last turn.

    [item.secret_door_card] [secret.follow] [ruling.follow_first_step] [secret.third_failure]
    """
    return follows(turn, link) or link.number == turn.found_door or has_door_card(turn.hero)


def follows(turn: Turn, link: Link) -> bool:
    """He may follow another hero only with his first step. [ruling.follow_first_step]"""
    return turn.first_step and link.number in turn.may_follow


def say_why_no_roll(table: Table, turn: Turn, link: Link) -> None:
    """Show the card only if the hero needs it."""
    hero = turn.hero
    if follows(turn, link):
        table.tell("secret.follow", seat=hero.seat, space=BOARD.ids[link.to])
    elif link.number == turn.found_door:
        table.tell("ruling.third_failure_count", seat=hero.seat, space=BOARD.ids[link.to])
    else:
        show_door_card(table, hero)


def try_door(table: Table, turn: Turn, link: Link) -> Rule[bool]:
    """Roll at most the number on the hero card with one die; a failure ends the whole turn.

    [secret.roll] [secret.fail_ends_turn] [secret.success_continues] [secret.every_passage] [house.secret_bonus]
    """
    hero = turn.hero
    show_secret_mark(table, hero)
    needed = hero.kind.secret_door + secret_bonus(hero)
    space = BOARD.ids[link.to]
    die = yield from roll("roll.secret_door", facts={"seat": hero.seat, "space": space, "needed": needed})
    if die <= needed:
        table.tell("secret.roll", seat=hero.seat, space=space, die=die, needed=needed)
        return True
    table.tell("secret.fail_ends_turn", seat=hero.seat, space=space, die=die, needed=needed)
    turn.over = True
    failures = hero.failures.get(link.number, 0) + 1
    hero.failures[link.number] = failures
    if failures == FIGURES.failures_at_a_door:  # he loses the count when he leaves [ruling.third_failure_count]
        del hero.failures[link.number]
        hero.found_door = link.number
        table.tell("secret.third_failure", seat=hero.seat, space=space)
    return False


def go_through(table: Table, hero: Hero, link: Link) -> None:
    """The other heroes on the space may follow on their own next turns.

    [secret.follow] [ruling.follow_any_passage]
    """
    for other in table.others_at(hero):
        if link.number not in other.may_follow:
            other.may_follow = (*other.may_follow, link.number)


def show_door_card(table: Table, hero: Hero) -> None:
    """A hero who walks through without a roll shows his card."""
    show(table, hero, special="secret_door")
    table.tell("item.secret_door_card", seat=hero.seat)
