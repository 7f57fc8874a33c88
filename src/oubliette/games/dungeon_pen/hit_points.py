"""Gaining and losing hit points. Rulebook: hit points."""

from __future__ import annotations

from oubliette.games.dungeon_pen.state import Player, Table


def gain(table: Table, player: Player, amount: int) -> None:
    """Add hit points, up to the number at the start. [hp.adjust_now] [hp.cap]"""
    before = player.hp
    player.hp = min(player.hp + amount, player.start_hp)
    table.tell("hp.gain", seat=player.seat, amount=player.hp - before, hp=player.hp)


def lose(table: Table, player: Player, amount: int, how: str = "hp.loss") -> None:
    """Take hit points and tell everybody. The calling rule checks for deaths afterwards. [hp.adjust_now]"""
    player.hp -= amount
    table.tell(how, seat=player.seat, amount=amount, hp=max(player.hp, 0))
