"""The end of the dungeon: the treasure, the summary, the score."""

from __future__ import annotations

from oubliette.games.paper_dungeon.figures import FIGURES
from oubliette.games.paper_dungeon.state import Hero, Table
from oubliette.kernel import Result


def end_of_the_dungeon(table: Table) -> None:
    """The Treasure Room, then the summary of everybody. [end.treasure_room] [end.summary]"""
    treasure = table.treasure
    table.tell("end.treasure_room", thing=treasure.thing, name=treasure.name, begins=treasure.begins)
    for hero in table.heroes:
        if table.settings.flag("score"):
            table.tell(
                "end.summary_score",
                seat=hero.seat,
                deaths=hero.deaths,
                hp=hero.hp,
                coins=hero.coins,
                score=score(hero),
            )
        else:
            table.tell("end.summary", seat=hero.seat, deaths=hero.deaths, hp=hero.hp, coins=hero.coins)


def score(hero: Hero) -> int:
    """HP x 5 + coins x 3 - deaths."""
    return hero.hp * FIGURES.score_per_hp + hero.coins * FIGURES.score_per_coin + hero.deaths * FIGURES.score_per_death


def result_of(table: Table) -> Result:
    """Nobody loses. Players are ranked by score, or without the option `score` by deaths, HP and coins."""
    with_score = table.settings.flag("score")
    ranks = [(score(hero), 0, 0) if with_score else (-hero.deaths, hero.hp, hero.coins) for hero in table.heroes]
    places = [1 + sum([other > rank for other in ranks]) for rank in ranks]
    return Result("end.treasure_reached", tuple(places), tuple([rank[0] for rank in ranks]))
