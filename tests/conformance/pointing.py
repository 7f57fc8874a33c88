"""What people may do with a finger or a mouse: point at a place to walk to, and make a gesture."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

from oubliette.kernel import AnyGame, Dealer, Seeded, Way, find_option
from tests.conformance.matches import random_policy, started, stops

_QUESTIONS = 400  # of one match whose ways are looked at

Points = list[tuple[float, float, float]]
# Gestures that nobody makes: too little of one, out of time, out of this world.
_ODD: tuple[Points, ...] = (
    [],
    [(0.0, 0.0, 0.0)],
    [(0.0, 0.0, 0.0), (0.0, 0.0, 0.0)],
    [(5.0, 1.0, 1.0), (1.0, 2.0, 2.0)],
    [(0.0, -1e6, 1e6), (1e-300, 1e6, -1e6)],
    [(0.0, 9.0, 9.0), (1e6, 9.5, 9.0)],
)


def check_ways(game: AnyGame, seed: int) -> int:
    """Ways are a tree that begins with options of the question, one way to each place. Returns how many there were."""
    match, found = started(game, seed), 0
    choose = random_policy(Random(seed))
    for _ in range(_QUESTIONS):
        ask = match.ask
        if ask is None:
            break
        ways = match.ways()
        found += len(ways)
        places = [way.place for way in ways]
        assert len(set(places)) == len(places), f"{game.id}: two ways lead to one place: {places}"
        for number, way in enumerate(ways):
            assert -1 <= way.after < number, f"{game.id}: {way} comes after {way.after}, but is number {number}"
            first = way.after < 0
            offered = find_option(ask.options, way.answer) >= 0
            assert offered or not first, f"{game.id}: {way} begins with something that {ask.prompt} does not offer"
            assert json.loads(json.dumps(way.answer)) is not None, f"{game.id}: {way} is no plain data"
        match.answer(choose(match, ask))
    return found


def check_way_secrets(game: AnyGame, seed: int) -> None:
    """Where a walk can lead stays the same when what its walker cannot see is dealt anew; asking changes nothing."""
    for match, luck in stops(game, seed, 12):
        ask = match.ask
        assert ask is not None
        before = match.record().to_json()
        ways = _told(match.ways())
        assert match.record().to_json() == before, f"{game.id}: looking for ways changes the table"
        for _ in range(3):
            twin = match.table.clone()
            game.imagine(twin, ask.seat, Dealer(Seeded(luck.getrandbits(32))))
            assert _told(game.ways(twin, ask)) == ways, f"{game.id}: the ways of {ask.prompt} tell a secret"


def check_gestures(game: AnyGame, seed: int) -> None:
    """Whatever somebody scribbles, it is an answer that is offered, or none."""
    for match, luck in stops(game, seed, 6):
        ask = match.ask
        assert ask is not None
        before = match.record().to_json()
        scribbled = [(8.0 * place, luck.uniform(0, 18), luck.uniform(0, 18)) for place in range(12)]
        for points in (*_ODD, scribbled):
            meant = game.gesture(match.table, ask, points)
            offered = meant is None or find_option(ask.options, meant) >= 0
            assert offered, f"{game.id}: a gesture means {meant!r}, which {ask.prompt} does not offer"
        assert match.record().to_json() == before, f"{game.id}: reading a gesture changes the table"


def _told(ways: Sequence[Way]) -> list[tuple[object, ...]]:
    return [(way.place, way.answer, way.after) for way in ways]
