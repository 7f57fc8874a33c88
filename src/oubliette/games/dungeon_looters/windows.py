"""Reaction windows: moments when the other players may play cards. Rulebook: at any time."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_looters.cards import PLAY, play_card, playable
from oubliette.games.dungeon_looters.house_rules import LIGHT, OWN_TURN
from oubliette.games.dungeon_looters.state import Looter, Table
from oubliette.kernel import Ask, Rule, Value

REACT: Final = "decide.react"
PASS: Final = "pass"

AFTER_LAY: Final = "after_lay"
AFTER_DRAW: Final = "after_draw"
AFTER_MOVE: Final = "after_move"
AFTER_ACTION: Final = "after_action"
AFTER_CARD: Final = "after_card"
END_TURN: Final = "end_turn"
_ALWAYS_OPEN: Final = (AFTER_DRAW, END_TURN)


def window(table: Table, moment: str, *, drained: bool = False) -> Rule[None]:
    """Ask the others clockwise; after each card start again at the active player's left, until all pass in a row.

    Everybody with a card in hand is asked, even if no card can be played. Passing automatically for somebody is the
    table's task, not the rules'. [cards.windows] [cards.window_order] [cards.active_player] [ruling.windows]
    """
    how = table.house.reaction_windows
    if how == OWN_TURN or (how == LIGHT and moment not in _ALWAYS_OPEN):
        return
    others = table.others(table.active)
    place = 0
    while place < len(others):
        looter = others[place]
        if looter.cards:
            facts: dict[str, Value] = {"moment": moment, "active_seat": table.to_play}
            if moment == AFTER_CARD:
                facts["drained"] = int(drained)  # a drain opens this window too
            answer = yield from Ask(looter.seat, REACT, reactions(table, looter), facts).always()
            if answer != PASS:
                assert isinstance(answer, tuple)
                if (yield from play_card(table, looter, answer[1])):
                    place = 0
                continue
        place += 1


def reactions(table: Table, looter: Looter) -> list[Value]:
    """The options: pass, or play one card. [cards.legal_only]"""
    return [PASS, *[(PLAY, card) for card in playable(table, looter)]]
