"""What heroes carry, and the two lines of their ledger."""

from __future__ import annotations

from oubliette.games.paper_dungeon.state import Hero, Table


def spend(table: Table, hero: Hero, piece: str) -> None:
    """Tick a single-use piece as used: the one bought first. [shop.single_use]"""
    for place, (held, shop) in enumerate(hero.inventory):
        if held == piece:
            del hero.inventory[place]
            table.tell("shop.used", seat=hero.seat, piece=piece, floor=shop)
            return
    raise AssertionError(f"there is no {piece} to spend")


def heal(hero: Hero, hp: int) -> None:
    """Into "+ HP"."""
    hero.hp_plus += hp


def wound(hero: Hero, hp: int) -> None:
    """Into "- HP". Nobody dies of it here. [meet.no_sudden_death]"""
    hero.hp_minus += hp


def gain(hero: Hero, coins: int) -> None:
    """Into "+ ¢"."""
    hero.coins_plus += coins


def pay(hero: Hero, coins: int) -> None:
    """Into "- ¢"."""
    hero.coins_minus += coins
