"""Spells. Rulebook, section 7."""

from __future__ import annotations

from typing import Final

from oubliette.games.new_dungeon.belongings import show_quota_mark
from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.cards import CARDS, SPELLS, TELEPORT, WIZARD, Spell
from oubliette.games.new_dungeon.knowledge import reveal, tell_knowers
from oubliette.games.new_dungeon.spaces import CHAMBER, NOWHERE
from oubliette.games.new_dungeon.state import Hero, Table, Turn
from oubliette.kernel import Ask, Rule, hidden
from oubliette.kit.picking import pick_up_to

_EXTRA: Final = "extra_"  # a spell on a treasure card, once
_STAR: Final = "star_"  # a spell on a treasure card, for anybody


# What a hero can cast


def quota(hero: Hero) -> int:
    """How many spells he may have: a wizard with the mark VII has one more. [house.quota_seven]"""
    if hero.kind.id != WIZARD:
        return hero.kind.quota
    return hero.kind.quota + sum([treasure.card.mark.quota for treasure in hero.treasures])


def may_attack(table: Table, turn: Turn) -> bool:
    """One attack spell a turn; with the option `one` a Teleport counts too. [ruling.one_spell]"""
    return not turn.cast_attack and (table.house.both_spells or not turn.cast_teleport)


def may_teleport(table: Table, turn: Turn) -> bool:
    """One Teleport a turn; with the option `one` an attack spell counts too. [ruling.one_spell]"""
    return not turn.cast_teleport and (table.house.both_spells or not turn.cast_attack)


def attack_magic(table: Table, turn: Turn) -> list[str]:
    """The kinds of attack spell he can still cast this turn, from his hand and from marked treasures.

    [ruling.one_spell] [house.extra_spell] [house.star] [ruling.mark_extra_spell] [ruling.mark_star]
    """
    hero = turn.hero
    if not may_attack(table, turn):
        return []
    found: dict[str, None] = {}
    for spell in hero.spells:
        if spell != TELEPORT:
            found[spell] = None
    for treasure in hero.treasures:
        mark = treasure.card.mark
        if mark.casts and (mark.any_class or quota(hero) > 0):
            for spell in mark.casts:
                found[f"{_STAR if mark.any_class else _EXTRA}{spell}"] = None
    return list(found)


def spell_row(name: str) -> Spell:
    """The spell that an answer names, whether from the hand or from a treasure."""
    return SPELLS[name.removeprefix(_EXTRA).removeprefix(_STAR)]


def spend(table: Table, turn: Turn, name: str) -> None:
    """Discard a cast spell, or use up a treasure's mark, whether the spell works or not. [ruling.spell_spent]"""
    hero = turn.hero
    if name == TELEPORT:
        turn.cast_teleport = True
    else:
        turn.cast_attack = True
    if name in SPELLS:
        hero.spells.remove(name)
        table.spell_deck.discards.append(name)
        return
    spell = spell_row(name).id
    for place, treasure in enumerate(hero.treasures):
        mark = treasure.card.mark
        if spell in mark.casts and name.startswith(_STAR) == mark.any_class:
            reveal(table, hero, treasure)
            hero.treasures[place] = hero.treasures[place].now(CARDS[treasure.card.spent])
            table.tell("house.star" if mark.any_class else "house.extra_spell", seat=hero.seat, spell=spell)
            return
    raise AssertionError(f"{hero.card} cannot cast {name}")


# Teleport


def teleport_targets(table: Table, turn: Turn) -> list[str]:
    """The chambers where a Teleport from his hand can take him now. [spell.teleport] [ruling.one_spell]"""
    hero = turn.hero
    return chambers_from(hero) if TELEPORT in hero.spells and may_teleport(table, turn) else []


def chambers_from(hero: Hero) -> list[str]:
    """If he is in a chamber, the others on its level and one level up or down. [spell.teleport]"""
    if BOARD.spaces[hero.at].kind != CHAMBER:
        return []
    return [BOARD.ids[chamber] for chamber in BOARD.chambers_near(hero.at)]


def teleport_to(table: Table, turn: Turn, chamber: int) -> None:
    """The spell costs no movement; a monster at the other end must be fought.

    [spell.teleport] [spell.teleport_monsters] [ruling.teleport_timing]
    """
    hero = turn.hero
    spend(table, turn, TELEPORT)
    table.tell("spell.teleport", seat=hero.seat, space=BOARD.ids[chamber])
    carry(table, turn, chamber)


def carry(table: Table, turn: Turn, chamber: int) -> None:
    """A teleport or a slide takes the hero to a chamber."""
    turn.hero.put(chamber)
    turn.first_step = False
    turn.found_door = NOWHERE
    turn.entered = bool(table.monsters[chamber])


# New spells


def resupply(table: Table, hero: Hero) -> Rule[None]:
    """A hero who ends a move on the Main Staircase renews his magic. [spell.resupply] [ruling.resupply_timing]"""
    recharge(table, hero)
    if quota(hero) > 0:
        yield from renew_spells(table, hero)


def renew_spells(table: Table, hero: Hero) -> Rule[None]:
    """He discards any spells he likes, then draws up to the quota at once. [ruling.resupply_timing]"""
    thrown = yield from pick_up_to(hero.seat, "decide.discard_spells", hero.spells[:], len(hero.spells))
    for spell in thrown:
        hero.spells.remove(spell)
        table.spell_deck.discards.append(spell)
    if thrown:
        table.tell("ruling.resupply_timing", seat=hero.seat, spells=tuple(thrown))
    yield from draw_spells(table, hero, "spell.resupply")


def draw_spells(table: Table, hero: Hero, slug: str) -> Rule[None]:
    """Draw up to the quota, at random; with an option the player chooses from the deck. [ruling.spells_random]"""
    drawn: list[str] = []
    if table.house.choose_spells and len(hero.spells) < quota(hero) and len(table.spell_deck):
        browse(table, hero)
    while len(hero.spells) < quota(hero):
        spell = yield from _one_spell(table, hero)
        if spell is None:  # deck and discards are empty [ruling.spell_spent]
            break
        hero.spells.append(spell)
        hero.spells.sort()
        drawn.append(spell)
    if len(hero.spells) > hero.kind.quota:  # everybody sees their number, and so the mark that allows it
        show_quota_mark(table, hero)
    if drawn:
        table.tell(slug, seat=hero.seat, count=len(drawn), spells=hidden(tuple(sorted(drawn)), hero.seat))


def _one_spell(table: Table, hero: Hero) -> Rule[str | None]:
    deck = table.spell_deck
    facts = {"seat": hero.seat}
    if not table.house.choose_spells:
        return (yield from deck.draw_or_reshuffle("draw.spell", facts))
    if not len(deck):
        deck.reshuffle_discards()
        if not len(deck):
            return None
        browse(table, hero)
    kinds = list(dict.fromkeys(deck.cards))
    spell = yield from Ask(hero.seat, "decide.spell_cards", kinds, {"left": quota(hero) - len(hero.spells)})
    deck.take(spell)
    return spell


def browse(table: Table, hero: Hero) -> None:
    """A player who chooses spells sees the whole deck."""
    table.whisper((hero.seat,), "ruling.spells_random", seat=hero.seat, spells=tuple(table.spell_deck.cards))


def recharge(table: Table, hero: Hero) -> None:
    """A star's charge comes back when he ends a move on the Main Staircase. [house.star] [ruling.mark_star]"""
    for place, treasure in enumerate(hero.treasures):
        if treasure.card.charged:
            hero.treasures[place] = treasure.now(CARDS[treasure.card.charged])
            tell_knowers(table, treasure, "ruling.mark_star", seat=hero.seat)
