"""What heroes carry, and the two lines of their ledger."""

from __future__ import annotations

from oubliette.games.paper_dungeon.state import Hero, Table


def spend(table: Table, hero: Hero, piece: str) -> None:
    """Use up a single-use piece, the one bought first. [shop.single_use]"""
    for place, (held, shop) in enumerate(hero.inventory):
        if held == piece:
            del hero.inventory[place]
            table.tell("shop.used", seat=hero.seat, piece=piece, floor=shop)
            return
    raise AssertionError(f"there is no {piece} to spend")


def heal(hero: Hero, hp: int) -> None:
    """Add to the line "+ HP"."""
    hero.hp_plus += hp


def wound(hero: Hero, hp: int) -> None:
    """Add to the line "- HP". Nobody dies before the exit. [meet.no_sudden_death]"""
    hero.hp_minus += hp


def gain(hero: Hero, coins: int) -> None:
    """Add to the line "+ ¢"."""
    hero.coins_plus += coins


def pay(hero: Hero, coins: int) -> None:
    """Add to the line "- ¢"."""
    hero.coins_minus += coins
