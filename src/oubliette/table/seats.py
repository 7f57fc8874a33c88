"""The seats of a table: who holds each, and the habits of the people in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from oubliette.kernel import Ask, Value, find_option
from oubliette.table.players import Person, Player
from oubliette.table.problems import NobodyThere, NoSuchSeat


@final
class Seats:
    """Who sits where. A habit is what a person always answers to a prompt; it leaves with them."""

    __slots__ = ("_habits", "_others", "_people", "players")

    def __init__(self, players: Sequence[Player]) -> None:
        self._habits: list[dict[str, Value]] = [{} for _ in players]
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

    def put(self, seat: int, player: Player) -> None:
        self._seat((*self.players[:seat], player, *self.players[seat + 1 :]))
        self._habits[seat] = {}

    def set_habit(self, seat: int, prompt: str, value: Value | None) -> None:
        if value is None:
            self._habits[seat].pop(prompt, None)
        else:
            self._habits[seat][prompt] = value

    def habits(self, seat: int) -> dict[str, Value]:
        return dict(self._habits[seat])

    def habitual(self, ask: Ask[Value]) -> int:
        """The index that the asked seat always answers, or -1 if it has no such habit or it is not allowed here."""
        value = self._habits[ask.seat].get(ask.prompt)
        return -1 if value is None else find_option(ask.options, value)
