"""What chests, tombs, traps, shrines, rests and rewards give."""

from __future__ import annotations

from oubliette.games.mini_rogue.cards import Gain
from oubliette.games.mini_rogue.potions import can_take, gain_potion, held_facts, offer
from oubliette.games.mini_rogue.state import Hero, Table
from oubliette.games.mini_rogue.stats import afflict, cure, gain_armor, gain_food, gain_gold, gain_hp, gain_xp, refresh
from oubliette.kernel import Rule


def receive(table: Table, hero: Hero, gain: Gain) -> Rule[None]:
    """Take what a table of the rulebook gives: ("xp", 2), ("potion", "fire"), ("afflict", "curse")…"""
    kind, what = gain
    if isinstance(what, int):
        if kind == "xp":
            gain_xp(table, hero, what)
        elif kind == "hp":
            gain_hp(table, hero, what)
        elif kind == "armor":
            gain_armor(table, hero, what)
        elif kind == "food":
            gain_food(table, hero, what)
        else:
            assert kind == "gold", f"nobody knows how to gain {kind}"
            gain_gold(table, hero, what)
    elif kind == "potion":
        yield from gain_potion(table, hero, what)
    elif kind == "afflict":
        afflict(table, hero, what)
    elif kind == "cure":
        cure(table, hero)
    else:
        assert kind == "refresh", f"nobody knows how to gain {kind}"
        refresh(table, hero)


def choose_gain(table: Table, hero: Hero, prompt: str, gains: tuple[Gain, ...]) -> Rule[None]:
    """Choose one of two gains. A potion the hero has already is an option only if they can drink the old one first.

    [ruling.duplicate_potion]
    """
    potions = [str(what) for kind, what in gains if kind == "potion"]
    chosen: Gain | None = None
    told = False
    while chosen is None:
        new = [gain for gain in gains if gain[0] != "potion" or can_take(hero, str(gain[1]))]
        if len(new) == 1 and not told:  # only one gain is left: say why
            told = True
            for potion in potions:
                if ("potion", potion) not in new:
                    table.tell("ruling.duplicate_potion", seat=hero.seat, potion=potion)
        chosen = yield from offer(table, hero, prompt, new or gains[:1], held_facts(hero, potions))
    if chosen[0] == "potion":
        yield from gain_potion(table, hero, str(chosen[1]), drink_old=True)
    else:
        yield from receive(table, hero, chosen)
