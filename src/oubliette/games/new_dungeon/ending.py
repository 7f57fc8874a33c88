"""The goal, and the end of the game."""

from __future__ import annotations

from typing import Final

from oubliette.games.new_dungeon.belongings import holds
from oubliette.games.new_dungeon.board import MAIN
from oubliette.games.new_dungeon.knowledge import common_knowledge, seats_in
from oubliette.games.new_dungeon.state import Hero, Table
from oubliette.games.new_dungeon.way_home import steps_home
from oubliette.kernel import GameOver, Result

OUT_OF_TIME: Final = "end.max_rounds"
BEYOND_PAR: Final = "end.solo_par"


def check_win(table: Table, hero: Hero) -> None:
    """A hero on the Main Staircase with enough gold wins at once, even on another player's turn.

    [goal.win] [end.immediate] [ruling.win_any_time]
    """
    if hero.at == MAIN and hero.gold >= hero.kind.total:
        table.winner = hero.seat
        table.tell("goal.win", seat=hero.seat, gold=hero.gold, total=hero.kind.total)
        explain_places(table)
        raise GameOver


def tell_enough_gold(table: Table, hero: Hero, before: int) -> None:
    """Tell a hero, and everybody who knows his cards, that he has just got enough gold. [goal.enough]

    `before` is the gold that he had until now. If he loses gold and gets it back, he is told again.
    """
    if not before < hero.kind.total <= hero.gold or hero.at == MAIN:
        return
    steps = steps_home(hero.at, lambda space: bool(table.monsters[space]), holds(hero, "secret_door"))
    knowers = common_knowledge(table, hero.treasures)
    if knowers == table.everybody:
        table.tell("goal.enough", seat=hero.seat, gold=hero.gold, total=hero.kind.total, steps=steps)
    else:
        seats = seats_in(table, knowers)
        table.whisper(seats, "goal.enough", seat=hero.seat, gold=hero.gold, total=hero.kind.total, steps=steps)


def explain_places(table: Table) -> None:
    """The match is over: tell why players with more gold than the winners have lost.

    [ruling.places]
    """
    result = result_of(table)
    assert result is not None
    winners = [hero for hero in table.heroes if result.won(hero.seat)]
    most = max([hero.gold for hero in winners], default=0)
    for hero in table.heroes:
        if winners and hero not in winners and hero.gold > most:
            table.tell(
                "ruling.places",
                seat=hero.seat,
                gold=hero.gold,
                total=hero.kind.total,
                percent=hero.gold * 100 // hero.kind.total,
                enough=int(hero.gold >= hero.kind.total),
                timed=int(table.ended != ""),
            )


def last_round(table: Table) -> int:
    """The round after which time is up, 0 for none. A single player has the par of his first class."""
    limits = [limit for limit in (table.par, table.house.max_rounds) if limit]
    return min(limits, default=0)


def end_of_round(table: Table) -> None:
    """After the last round time is up, and everybody shows his cards. [ruling.open_at_the_end]"""
    if last_round(table) and table.round >= last_round(table):
        table.ended = BEYOND_PAR if table.round == table.par else OUT_OF_TIME
        table.tell("ruling.open_at_the_end", round=table.round)
        explain_places(table)


def result_of(table: Table) -> Result | None:
    """The first player who is out wins; the others are placed by the ratio of gold to total. [end.immediate]

    When time is up, the highest ratio wins, ties by more gold, then shared. A single player who is not out by then has
    lost. Scores are gold. [ruling.solo_time_is_up] [ruling.places]
    """
    if not table.over:
        return None
    scores = tuple([hero.gold for hero in table.heroes])
    if len(table.heroes) == 1:
        return Result(table.ended or "end.immediate", (1 if table.winner == 0 else 2,), scores)
    standing = [_standing(table, hero) for hero in table.heroes]
    places = tuple([1 + len([other for other in standing if other > own]) for own in standing])
    return Result(table.ended or "end.immediate", places, scores)


def _standing(table: Table, hero: Hero) -> tuple[int, int, int]:
    """The sort key of places: is he out, the ratio of gold to total in millionths, and the gold."""
    return int(hero.seat == table.winner), hero.gold * 1_000_000 // hero.kind.total, hero.gold
