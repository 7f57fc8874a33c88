"""What a hero holds: what it adds to his rolls and moves, and who gets to see it. Rulebook, section 8."""

from __future__ import annotations

from collections.abc import Sequence

from oubliette.games.new_dungeon.cards import Power, Special
from oubliette.games.new_dungeon.knowledge import reveal
from oubliette.games.new_dungeon.state import Hero, Table, Treasure, Turn


def holds(hero: Hero, special: Special) -> bool:
    """Does he have a special card of this kind?"""
    for treasure in hero.treasures:  # noqa: SIM110 - a loop is the quickest, and this is asked at every step
        if treasure.card.special == special:
            return True
    return False


def has_power(hero: Hero, power: Power) -> bool:
    """Does he hold a card whose mark has this power? [ruling.mark_permanent]"""
    return any(treasure.card.mark.power == power for treasure in hero.treasures)


def has_crystal_ball(hero: Hero) -> bool:
    """A Crystal Ball, or a card that works like one. [item.crystal_ball] [house.crystal_mark]"""
    return holds(hero, "crystal_ball") or has_power(hero, "crystal_ball")


def faces(hero: Hero) -> list[str]:
    """The names of all his treasure cards."""
    return [treasure.card.id for treasure in hero.treasures]


def chosen(hero: Hero, names: Sequence[str]) -> list[Treasure]:
    """The cards that his player named. A name that comes twice means two cards."""
    left = list(hero.treasures)
    found: list[Treasure] = []
    for name in names:
        place = [treasure.card.id for treasure in left].index(name)
        found.append(left.pop(place))
    return found


# What his cards add to rolls and moves


def best_sword(hero: Hero) -> Treasure | None:
    """The one sword that counts: his best, if he can use one. [ruling.one_sword] [hero.wizard_no_sword]"""
    if not hero.kind.uses_swords:  # its gold still counts [ruling.wizard_keeps_sword]
        return None
    best: Treasure | None = None
    for treasure in hero.treasures:
        if treasure.card.bonus and (best is None or treasure.card.bonus > best.card.bonus):
            best = treasure
    return best


def sword_bonus(hero: Hero) -> int:
    """What his sword adds to a roll. [item.sword]"""
    blade = best_sword(hero)
    return 0 if blade is None else blade.card.bonus


def attack_bonus(hero: Hero) -> int:
    """The sword minus all curses. [house.attack_minus] [ruling.mark_attack_minus]"""
    return sword_bonus(hero) + sum([treasure.card.mark.attack for treasure in hero.treasures])


def ambush_bonus(hero: Hero) -> int:
    """The sword and a thief's bonus; curses do not count. [ambush.bonuses]"""
    return sword_bonus(hero) + hero.kind.ambush_bonus


def move_bonus(hero: Hero) -> int:
    """Additional spaces per turn: all marks together. [house.move_bonus] [ruling.mark_permanent]"""
    return sum([treasure.card.mark.move for treasure in hero.treasures])


def secret_bonus(hero: Hero) -> int:
    """What the best card takes off the die at secret doors. [house.secret_bonus] [ruling.mark_permanent]"""
    return max([treasure.card.mark.secret for treasure in hero.treasures], default=0)


# A player who uses a card shows it, even with hidden treasures [ruling.used_is_shown]


def show(table: Table, hero: Hero, special: Special = "", power: Power = "") -> None:
    """Show a card of this kind, or with this power."""
    cards = [
        treasure
        for treasure in hero.treasures
        if (special and treasure.card.special == special) or (power and treasure.card.mark.power == power)
    ]
    _show_one(table, hero, cards)


def _show_one(table: Table, hero: Hero, cards: list[Treasure]) -> None:
    """Show one of these, unless everybody knows one of them already."""
    if cards and not any(treasure.known == table.everybody for treasure in cards):
        reveal(table, hero, cards[0])


def show_sword(table: Table, hero: Hero) -> None:
    """Show the sword that he uses."""
    bonus = sword_bonus(hero)
    if bonus:
        _show_one(table, hero, [treasure for treasure in hero.treasures if treasure.card.bonus == bonus])


def show_curses(table: Table, hero: Hero) -> None:
    """Show all curses: they lower his attack."""
    for treasure in hero.treasures[:]:
        if treasure.card.mark.attack:
            reveal(table, hero, treasure)


def show_quota_mark(table: Table, hero: Hero) -> None:
    """Show why he draws more spells than his hero card allows."""
    _show_one(table, hero, [treasure for treasure in hero.treasures if treasure.card.mark.quota])


def show_secret_mark(table: Table, hero: Hero) -> None:
    """Show the mark that helps him at a secret door."""
    best = secret_bonus(hero)
    if best:
        _show_one(table, hero, [treasure for treasure in hero.treasures if treasure.card.mark.secret == best])


def show_move_marks(table: Table, turn: Turn) -> None:
    """He walks farther than his hero card allows: show the marks that he held when the turn began.

    [ruling.allowance_at_the_start]

    [house.move_bonus] [house.double_move]
    """
    hero = turn.hero
    for treasure in hero.treasures[:]:
        mark = treasure.card.mark
        counts = mark.move or (mark.power == "double_move" and turn.doubled)
        if counts and treasure.card.id in turn.held:
            reveal(table, hero, treasure)
