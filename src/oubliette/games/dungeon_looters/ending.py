"""The end of the game, and who has won. Rulebook: the end, the winner."""

from __future__ import annotations

from typing import Final

from oubliette.games.dungeon_looters.archetypes import MARKUP, TROPHIES, VICIOUS
from oubliette.games.dungeon_looters.numbers import NUMBERS
from oubliette.games.dungeon_looters.state import LEFT, NOT_COUNTING, Looter, Table
from oubliette.kernel import Result, Value

TIME_UP: Final = "end.time_up"
ALL_OUT: Final = "end.all_out"
NOBODY_WINS: Final = "end.nobody"


def end_of_turn(table: Table, *, last_tile_drawn: bool) -> None:
    """Count down and end the match when time is up or everybody is out.

    After the turn in which the last tile is drawn, each player has `countdown_turns` turns, the drawer last.
    [end.countdown_length] [end.time_up] [end.all_out] [ruling.countdown] [example.countdown]
    """
    if last_tile_drawn:
        table.turns_left = table.house.countdown_turns * len(table.looters)
    elif table.turns_left != NOT_COUNTING:
        table.turns_left -= 1
    if all(not looter.inside or looter.stays for looter in table.looters):
        table.ended = ALL_OUT
    elif table.turns_left == 0:
        table.ended = TIME_UP
    if table.over:
        for looter in table.looters:
            facts: dict[str, Value] = {"out": int(not looter.inside), "stays": int(looter.stays)}
            table.tell("end.score", seat=looter.seat, score=score(table, looter), carried=looter.value, **facts)


def score(table: Table, looter: Looter) -> int:
    """Gold pieces: what he carried out, plus his archetype's bonus; 0 if he is still inside.

    [end.score] [ruling.score_base]
    """
    if looter.stays:
        return troll_score(table, looter)
    if looter.state != LEFT:
        return 0
    total = looter.value
    if looter.archetype.can(MARKUP):
        total = total * NUMBERS.merchant_value_percent // 100  # [end.score_merchant] [ability.merchant_markup]
    if looter.archetype.can(TROPHIES):
        total += NUMBERS.barbarian_trophy_po * looter.trophies
    if looter.archetype.can(VICIOUS):
        total += NUMBERS.goblin_trap_bounty_po * looter.bounties
    return total


def troll_score(table: Table, troll: Looter) -> int:
    """Points for figures still inside, full chests, and the objects in his bag. [end.score_troll] [example.troll]"""
    inside = len([looter for looter in table.others(troll) if looter.inside])
    full = len([chest for chest in table.chests.values() if chest.full])
    return (
        NUMBERS.troll_po_per_adventurer_inside * inside
        + NUMBERS.troll_po_per_full_chest * full
        + NUMBERS.troll_po_per_object * len(troll.loot)
    )


def result_of(table: Table) -> Result | None:
    """The highest score wins, among those who left and the troll. A tie goes to whoever left first; the troll loses it.

    Those still inside share the next place. [end.winner] [end.tie] [end.nobody] [ruling.troll_and_nobody]
    [ruling.places]
    """
    if not table.over:
        return None
    scores = tuple([score(table, looter) for looter in table.looters])
    ranked = [looter for looter in table.looters if looter.state == LEFT or looter.stays]
    ranked.sort(key=lambda looter: _standing(scores, looter))
    places = [max(2, len(ranked) + 1)] * len(table.looters)
    for place, looter in enumerate(ranked, 1):
        places[looter.seat] = place
    return Result(table.ended if ranked else NOBODY_WINS, tuple(places), scores)


def _standing(scores: tuple[int, ...], looter: Looter) -> tuple[int, int]:
    """Sort key for places: the better, the smaller."""
    return -scores[looter.seat], looter.left_as if looter.state == LEFT else len(scores) + 1
