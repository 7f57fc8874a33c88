"""The course of a turn. Rulebook: on your turn."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_looters import sherpa
from oubliette.games.dungeon_looters.abilities import DRAIN_OF, drain, drain_targets
from oubliette.games.dungeon_looters.actions import act, actions, can_act
from oubliette.games.dungeon_looters.belongings import drop
from oubliette.games.dungeon_looters.cards import PLAY, play_card, playable
from oubliette.games.dungeon_looters.doors import has_failed_here
from oubliette.games.dungeon_looters.ending import end_of_turn
from oubliette.games.dungeon_looters.face_up_card import draw_face_up
from oubliette.games.dungeon_looters.fights import respawn
from oubliette.games.dungeon_looters.laying_tiles import lay_a_tile
from oubliette.games.dungeon_looters.mj_deck import discard, from_hand
from oubliette.games.dungeon_looters.movement import MOVE, SPRINT, can_move, can_sprint, move, movement_points
from oubliette.games.dungeon_looters.odds import odds
from oubliette.games.dungeon_looters.state import DEFEATED, Looter, Table, Turn
from oubliette.games.dungeon_looters.windows import (
    AFTER_ACTION,
    AFTER_CARD,
    AFTER_DRAW,
    AFTER_LAY,
    AFTER_MOVE,
    END_TURN,
    window,
)
from oubliette.kernel import Ask, Rule, Value
from oubliette.kit.picking import pick

DROP: Final = "drop"
NEXT: Final = "end_turn"  # "au suivant !" in the rulebook


def play_turn(table: Table) -> Rule[None]:
    """Come back if defeated, lay a tile, draw a card face up, main phase, end of turn. [turn.sequence]"""
    looter = table.active
    table.tell("turn.sequence", seat=looter.seat, round=table.round, turns_left=table.turns_left)
    turn = begin_turn(looter)
    stack = table.stack
    if looter.state == DEFEATED:
        yield from respawn(table, turn)
    if looter.inside and (yield from lay_a_tile(table, looter)):  # players who have left lay none [ruling.exited_tiles]
        yield from window(table, AFTER_LAY)
    yield from draw_face_up(table, looter)
    yield from window(table, AFTER_DRAW)
    yield from main_phase(table, turn)
    yield from window(table, END_TURN)
    yield from hand_limit(table, looter)
    recover(looter)
    end_of_turn(table, last_tile_drawn=stack > 0 and table.stack == 0)
    yield from pass_turn(table)


def begin_turn(looter: Looter) -> Turn:
    """Traps that caught him before take effect on this turn only. [trap.bear_major] [trap.pit_major]"""
    looter.getting_free, looter.in_bear_trap = looter.in_bear_trap, False
    looter.climbing_out, looter.in_pit = looter.in_pit, False
    return Turn(looter)


def recover(looter: Looter) -> None:
    """End the effects that last for this turn. [fight.respawn_sickness] [trap.bear_major] [trap.pit_major]"""
    looter.getting_free = False
    looter.climbing_out = False
    looter.sick = False


def main_phase(table: Table, turn: Turn) -> Rule[None]:
    """A move, an action, cards, dropping objects, in any order, until he ends his turn.

    Each of these opens a window, except dropping, going back, and a drain that takes nothing.
    [turn.main_phase] [turn.au_suivant] [move.sprint_cards_allowed] [fight.defeat] [exit.early_player] [cards.windows]
    """
    looter = turn.looter
    while True:
        facts = main_facts(table, turn)
        answer = yield from Ask(looter.seat, "decide.main_choice", choices(table, turn), facts).always()
        if answer == NEXT:
            table.tell("turn.au_suivant", seat=looter.seat)
            return
        if answer in (MOVE, SPRINT):
            yield from move(table, turn, sprinting=answer == SPRINT)
            yield from window(table, AFTER_MOVE)
            continue
        if answer == DROP:
            yield from drop(table, looter)
            continue
        assert isinstance(answer, tuple)
        word, what = answer
        if word == PLAY:
            if (yield from play_card(table, looter, what)):
                yield from window(table, AFTER_CARD)
        elif word == DRAIN_OF:
            if (yield from drain(table, turn, what)):
                yield from window(table, AFTER_CARD, drained=True)
        else:
            yield from act(table, turn, word, what)
            yield from window(table, AFTER_ACTION)


def choices(table: Table, turn: Turn) -> list[Value]:
    """All that he can do now. He can always end his turn."""
    looter = turn.looter
    found: list[Value] = []
    if can_move(turn):
        found.append(MOVE)
    if can_sprint(turn):
        found.append(SPRINT)
    if can_act(turn):
        found += actions(table, turn)
    found += [(DRAIN_OF, target) for target in drain_targets(table, turn)]
    found += [(PLAY, card) for card in playable(table, looter)]
    if looter.on_board and looter.loot:  # a defeated player can only play cards [fight.defeat]
        found.append(DROP)
    found.append(NEXT)
    return found


def main_facts(table: Table, turn: Turn) -> dict[str, Value] | None:
    """Facts for the player: movement points and chances of success."""
    if table.log is None:
        return None
    looter = turn.looter
    facts: dict[str, Value] = {
        "moved": int(turn.moved),
        "acted": int(turn.acted),
        "no_action": int(not turn.may_act),  # getting free of a bear trap
        "no_move": int(not turn.may_move),  # climbing out of a pit, or caught while disarming
        "lock_tried": int(can_act(turn) and has_failed_here(table, looter)),  # no second try at this door
    }
    if can_move(turn):
        facts["move_points"] = movement_points(looter, sprinting=False)
        facts["sprint_points"] = movement_points(looter, sprinting=True)
    if can_act(turn):
        facts.update(odds(table, turn))
    return facts


def hand_limit(table: Table, looter: Looter) -> Rule[None]:
    """Discard cards beyond the limit at the end of his own turn. [turn.hand_limit]"""
    limit = table.house.mj_hand_limit
    spare = len(looter.cards) - limit
    if limit == 0 or spare <= 0:
        return
    chosen = yield from pick(looter.seat, "decide.hand_discard", looter.cards[:], spare)
    for card in chosen:
        from_hand(looter, card)
        discard(table, card)
    table.tell("turn.hand_limit", seat=looter.seat, cards=tuple(chosen))


def pass_turn(table: Table) -> Rule[None]:
    """Pass clockwise; at the end of a round the neutral sherpa wanders. [turn.end_checks] [turn.round_end]"""
    if table.over:
        return
    table.to_play = (table.to_play + 1) % len(table.looters)
    if table.to_play == table.first:
        table.round += 1
        yield from sherpa.wander(table)
