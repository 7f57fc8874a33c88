"""Input by finger or mouse: people point at a place to walk to, or make a gesture."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from oubliette.kernel import AnyGame, Ask, Dealer, Game, Seeded, Way, find_option
from tests.conformance.matches import Played, Stop

_ANSWERS = 800  # check the ways in this many first answers

Points = list[tuple[float, float, float]]
# Impossible gestures: too few points, wrong order of time, points far outside the board.
_ODD: tuple[Points, ...] = (
    [],
    [(0.0, 0.0, 0.0)],
    [(0.0, 0.0, 0.0), (0.0, 0.0, 0.0)],
    [(5.0, 1.0, 1.0), (1.0, 2.0, 2.0)],
    [(0.0, -1e6, 1e6), (1e-300, 1e6, -1e6)],
    [(0.0, 9.0, 9.0), (1e6, 9.5, 9.0)],
)


def check_ways(whole: Played) -> None:
    """Ways form a tree whose first steps are options of the question, with one way to each place."""
    game = whole.game
    if type(game).ways is Game.ways:
        return  # the game has no walking
    for match in whole.at([step.ply for step in whole.steps[:_ANSWERS] if not step.by_fate]):
        assert match.ask is not None
        _check_tree(game, match.ask, match.ways())


def _check_tree(game: AnyGame, ask: Ask[Any], ways: Sequence[Way]) -> None:
    places = [way.place for way in ways]
    assert len(set(places)) == len(places), f"{game.id}: two ways lead to one place: {places}"
    for number, way in enumerate(ways):
        assert -1 <= way.after < number, f"{game.id}: {way} comes after {way.after}, but is number {number}"
        offered = way.after >= 0 or find_option(ask.options, way.answer) >= 0
        assert offered, f"{game.id}: {way} begins with something that {ask.prompt} does not offer"
        assert json.loads(json.dumps(way.answer)) is not None, f"{game.id}: {way} is no plain data"


def check_way_secrets(stop: Stop) -> None:
    """Ways do not depend on what the walking seat cannot see, and computing them changes nothing."""
    game, match, ask = stop.game, stop.match, stop.ask
    before = match.record().to_json()
    ways = _as_tuples(match.ways())
    assert match.record().to_json() == before, f"{game.id}: looking for ways changes the table"
    for _ in range(3):
        twin = match.table.clone()
        game.imagine(twin, ask.seat, Dealer(Seeded(stop.luck.getrandbits(32))))
        assert _as_tuples(game.ways(twin, ask)) == ways, f"{game.id}: the ways of {ask.prompt} tell a secret"


def check_gestures(stop: Stop) -> None:
    """Any gesture means an option of the question, or None."""
    game, match, ask, luck = stop.game, stop.match, stop.ask, stop.luck
    before = match.record().to_json()
    scribbled = [(8.0 * place, luck.uniform(0, 18), luck.uniform(0, 18)) for place in range(12)]
    for points in (*_ODD, scribbled):
        meant = game.gesture(match.table, ask, points)
        offered = meant is None or find_option(ask.options, meant) >= 0
        assert offered, f"{game.id}: a gesture means {meant!r}, which {ask.prompt} does not offer"
    assert match.record().to_json() == before, f"{game.id}: reading a gesture changes the table"


def _as_tuples(ways: Sequence[Way]) -> list[tuple[object, ...]]:
    return [(way.place, way.answer, way.after) for way in ways]
