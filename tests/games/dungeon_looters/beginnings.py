"""The set-up of Dungeon Looters from an empty table, and whole turns, with the answers that matter to a scene.

Who is asked something else passes or ends his turn if he can, and takes the first option if he cannot.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import Ask, Event, Rule, Setting, Value, listen, set_up

Script = Mapping[str, Sequence[Value]]

# Places for start tiles that never get in each other's way, in the order of placing.
RING_2 = (("E3", "n"), ("E7", "s"), ("C5", "w"), ("G5", "e"))
RING_3 = (("E2", "n"), ("E8", "s"), ("B5", "w"), ("H5", "e"), ("B2", "n"), ("H8", "s"))


_LONGEST = 1000  # questions


class Beginning(NamedTuple):
    """The table when it is set up, every question on the way, and what was told."""

    table: Table
    asks: list[Ask[Any]]
    events: list[Event]

    def seats(self, prompt: str) -> list[int]:
        """Who was asked that, in order. Of a die or a card: whose it is."""
        return [_whose(ask) for ask in self.asks if ask.prompt == prompt]

    def options(self, prompt: str) -> list[list[Value]]:
        return [list(ask.options) for ask in self.asks if ask.prompt == prompt]


def empty_table(players: int, **options: Setting) -> Table:
    return GAME.table(players, set_up(GAME, players, options).settings)


def begin(players: int, script: Script | None = None, **options: Setting) -> Beginning:
    """The whole set-up. `script` says the answers by prompt, in order; none may be left over."""
    table = empty_table(players, **options)
    return settle(table, GAME.set_up(table), script)


def settle(table: Table, rule: Rule[Any], script: Script | None = None) -> Beginning:
    """Any rule, with answers by prompt. Dice for the order fall from six downwards unless it is said how."""
    seats = len(table.looters)
    left: dict[str, list[Value]] = {
        "roll.start_order": [*range(6, 6 - seats, -1)],
        "roll.first_player": [*range(6, 6 - seats, -1)],
        "decide.place_start_tile": [*(RING_2 if seats < 5 else RING_3)[:seats]],
    }
    given = {prompt: list(answers) for prompt, answers in (script or {}).items()}
    left.update(given)
    events = listen(table)
    asks: list[Ask[Any]] = []
    try:
        ask = next(rule)
        while True:
            asks.append(ask)
            assert len(asks) < _LONGEST, f"{ask.prompt}: it never ends"
            answers = left.get(ask.prompt)
            answer = answers.pop(0) if answers else _nothing_special(ask)
            assert answer in list(ask.options), f"{ask.prompt} offers {list(ask.options)}, not {answer!r}"
            ask = rule.send(answer)
    except StopIteration:
        pass
    assert not any(given.values()), f"nobody asked for {given}"
    return Beginning(table, asks, events)


def _whose(ask: Ask[Any]) -> int:
    seat = (ask.facts or {}).get("seat", ask.seat)
    assert isinstance(seat, int)
    return seat


def _nothing_special(ask: Ask[Any]) -> Value:
    for answer in ("pass", "end_turn"):
        if answer in list(ask.options):
            return answer
    first: Value = ask.options[0]
    return first
