"""The seats of a table: who holds each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from oubliette.table.players import Person, Player
from oubliette.table.problems import NobodyThere, NoSuchSeat


@final
class Seats:
    """Who sits where. `forced`: the table answers what leaves no choice for somebody who plays alone."""

    __slots__ = ("_forced", "_others", "_people", "players")

    def __init__(self, players: Sequence[Player], forced: bool) -> None:
        self._forced = forced
        self._seat(tuple(players))

    def _seat(self, players: tuple[Player, ...]) -> None:
        """These sit here now. Who is a person, and who are the others, is asked at every answer, and seldom changes."""
        self.players = players
        people = [seat for seat, player in enumerate(players) if isinstance(player, Person)]
        self._people = tuple(people)
        self._others = [[other for other in people if players[other] is not player] for player in players]

    def player(self, seat: int) -> Player:
        if type(seat) is not int or not 0 <= seat < len(self.players):  # True is no seat
            raise NoSuchSeat(seat, len(self.players))
        return self.players[seat]

    def person(self, seat: int) -> Person:
        """The person in that seat, who must be there."""
        player = self.player(seat)
        if not isinstance(player, Person):
            raise NobodyThere(seat, "" if player is None else player.name)
        return player

    def people(self) -> tuple[int, ...]:
        """The seats that people hold."""
        return self._people

    def others(self, seat: int) -> list[int]:
        """The seats of the other people; further seats of the same person are not others."""
        return self._others[seat]

    def skips_forced(self, seat: int) -> bool:
        """Is that person spared the questions that leave no choice? They play alone or among bots."""
        return self._forced and not self._others[seat] and seat in self._people

    def put(self, seat: int, player: Player) -> None:
        """From now on this player sits there."""
        self._seat((*self.players[:seat], player, *self.players[seat + 1 :]))
