"""Hero cards: who plays in a seat, at the beginning and after a death. Rulebook, sections 2 and 6."""

from __future__ import annotations

from oubliette.games.new_dungeon.board import MAIN
from oubliette.games.new_dungeon.cards import CLASSES, HEROES
from oubliette.games.new_dungeon.spells import draw_spells
from oubliette.games.new_dungeon.state import Hero, Table
from oubliette.kernel import FATE, Ask, Rule, Value


def first_hero(table: Table, hero: Hero) -> Rule[None]:
    """[setup.heroes] [setup.start] [setup.spells]"""
    card = yield from draw_hero(table, hero)
    table.tell("setup.heroes", seat=hero.seat, hero=card, class_id=hero.kind.id, total=hero.kind.total)
    yield from draw_spells(table, hero, "setup.spells")


def new_hero(table: Table, hero: Hero) -> Rule[None]:
    """A new hero starts on the Main Staircase, sound, without treasure or lost turns. Discard the dead hero's spells.

    [death.new_hero] [ruling.death_details] [ruling.hero_draw] [ruling.new_hero_spells]
    """
    if hero.spells:  # discards are public
        table.tell("ruling.death_details", seat=hero.seat, spells=tuple(hero.spells))
        table.spell_deck.discards += hero.spells
    table.hero_deck.discards.append(hero.card)
    table.grudges = [grudge for grudge in table.grudges if hero.life not in grudge[:2]]
    hero.card = ""
    hero.put(MAIN)
    hero.wounded = False
    hero.lost_turns = 0
    hero.double_move = False
    hero.spells = []
    hero.treasures = []
    card = yield from draw_hero(table, hero)
    table.tell("death.new_hero", seat=hero.seat, hero=card, class_id=hero.kind.id, total=hero.kind.total)
    yield from draw_spells(table, hero, "setup.spells")


def draw_hero(table: Table, hero: Hero) -> Rule[str]:
    """Draw a hero card at random, or of a class that the player chooses. [setup.heroes] [ruling.hero_draw]"""
    deck = table.hero_deck
    if not len(deck):
        deck.reshuffle_discards()
    classes = classes_left(table)
    if table.house.choose_heroes:
        classes = [(yield from Ask(hero.seat, "decide.hero_class", classes, class_facts(table)))]
    cards = [card for card in deck.cards if HEROES[card].class_id in classes]
    card = yield from Ask(FATE, "draw.hero", cards, {"seat": hero.seat})
    deck.take(card)
    table.lives += 1
    hero.life = table.lives
    hero.card = card
    hero.kind = table.house.classes[HEROES[card].class_id]
    return card


def classes_left(table: Table) -> list[str]:
    """The classes that may be drawn; with unique classes, only those that no living hero has."""
    deck = table.hero_deck
    if not table.house.unique_classes:
        return _classes_in(deck.cards)
    played = [hero.kind.id for hero in table.heroes if hero.card]
    free = [name for name in _classes_in(deck.cards) if name not in played]
    if not free:  # all cards of the unused classes are discards
        deck.shuffle_in(deck.discards)
        deck.discards = []
        free = [name for name in _classes_in(deck.cards) if name not in played]
    return free


def _classes_in(cards: list[str]) -> list[str]:
    present = {HEROES[card].class_id for card in cards}
    return [name for name in CLASSES if name in present]


def class_facts(table: Table) -> dict[str, Value]:
    """What the hero cards of each class say."""
    facts: dict[str, Value] = {}
    for kind in table.house.classes.values():
        facts[f"{kind.id}_colour"] = kind.colour
        facts[f"{kind.id}_move"] = kind.move
        facts[f"{kind.id}_door"] = kind.secret_door
        facts[f"{kind.id}_quota"] = kind.quota
        facts[f"{kind.id}_total"] = kind.total
    return facts
