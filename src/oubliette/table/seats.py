"""The seats of a table and their players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from oubliette.table.players import Person, Player
from oubliette.table.problems import NobodyThere, NoSuchSeat


@final
class Seats:
    """Who sits where. `forced`: the table answers questions with one option for a person who plays alone."""

    __slots__ = ("_forced", "_others", "_people", "players")

    def __init__(self, players: Sequence[Player], forced: bool) -> None:
        self._forced = forced
        self._set_players(tuple(players))

    def _set_players(self, players: tuple[Player, ...]) -> None:
        """Set the players and precompute people and others: every answer reads them, and they seldom change."""
        self.players = players
        people = [seat for seat, player in enumerate(players) if isinstance(player, Person)]
        self._people = tuple(people)
        self._others = [[other for other in people if players[other] is not player] for player in players]

    def player(self, seat: int) -> Player:
        if type(seat) is not int or not 0 <= seat < len(self.players):  # True is no seat
            raise NoSuchSeat(seat, len(self.players))
        return self.players[seat]

    def person(self, seat: int) -> Person:
        """The person in that seat; NobodyThere if there is none."""
        player = self.player(seat)
        if not isinstance(player, Person):
            raise NobodyThere(seat, "" if player is None else player.name)
        return player

    def people(self) -> tuple[int, ...]:
        """The seats that people hold."""
        return self._people

    def others(self, seat: int) -> list[int]:
        """The seats of other people, without further seats of the same person."""
        return self._others[seat]

    def skips_forced(self, seat: int) -> bool:
        """Does the table answer questions with one option for that person? They play alone or among bots."""
        return self._forced and not self._others[seat] and seat in self._people

    def put(self, seat: int, player: Player) -> None:
        """Seat this player there."""
        self._set_players((*self.players[:seat], player, *self.players[seat + 1 :]))
