"""Reactions: the moments in which the other players may play cards. Rulebook: at any time."""

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
    """The others are asked clockwise; after each card from the active player's left again, until all pass in a row.

    Everybody with a card in hand is asked, whether or not one can be played: who answers for somebody who always passes
    is no business of the rules. [cards.windows] [cards.window_order] [cards.active_player] [ruling.windows]
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
                facts["drained"] = int(drained)  # a drain opens the same window
            answer = yield from Ask(looter.seat, REACT, reactions(table, looter), facts).always()
            if answer != PASS:
                assert isinstance(answer, tuple)
                if (yield from play_card(table, looter, answer[1])):
                    place = 0
                continue
        place += 1


def reactions(table: Table, looter: Looter) -> list[Value]:
    """To pass, or to play one card. [cards.legal_only]"""
    return [PASS, *[(PLAY, card) for card in playable(table, looter)]]
