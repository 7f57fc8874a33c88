"""Set-ups from an empty table, and whole turns, with scripted answers for the prompts that matter.

To any other prompt a player passes or ends the turn if possible, else takes the first option.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import Ask, Event, Rule, Setting, Value, listen, set_up

Script = Mapping[str, Sequence[Value]]

# Places for start tiles that never block each other, in the order of placing.
RING_2 = (("E3", "n"), ("E7", "s"), ("C5", "w"), ("G5", "e"))
RING_3 = (("E2", "n"), ("E8", "s"), ("B5", "w"), ("H5", "e"), ("B2", "n"), ("H8", "s"))


_LONGEST = 1000  # questions before the test fails


class SetUp(NamedTuple):
    """The table after its set-up, all questions on the way, and the events."""

    table: Table
    asks: list[Ask[Any]]
    events: list[Event]

    def seats(self, prompt: str) -> list[int]:
        """The seats asked with this prompt, in order; for a die or a card, its owner."""
        return [_whose(ask) for ask in self.asks if ask.prompt == prompt]

    def options(self, prompt: str) -> list[list[Value]]:
        return [list(ask.options) for ask in self.asks if ask.prompt == prompt]


def empty_table(players: int, **options: Setting) -> Table:
    return GAME.table(players, set_up(GAME, players, options).settings)


def begin(players: int, script: Script | None = None, **options: Setting) -> SetUp:
    """Play the whole set-up. `script`: the answers for each prompt, in order; all must be used."""
    table = empty_table(players, **options)
    return settle(table, GAME.set_up(table), script)


def settle(table: Table, rule: Rule[Any], script: Script | None = None) -> SetUp:
    """Play a rule with answers by prompt. Dice for the order go from six downwards unless scripted."""
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
    return SetUp(table, asks, events)


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
