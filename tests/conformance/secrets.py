"""No view and no event shows a seat what it may not see.

The hidden part of a match is dealt anew with `Game.imagine`: whatever a seat is shown must stay the same. Two such
worlds are then played on side by side; the seat may notice a difference only when an event turns something over.
"""

from __future__ import annotations

from random import Random
from typing import Any

from oubliette.kernel import Ask, Dealer, Event, Game, Match, RealDice, Seeded, find_option
from oubliette.kernel.digest import canonical
from tests.conformance.matches import random_policy, stops, watchers

_SIDE_BY_SIDE = 25  # answers that two worlds are played on


def check_view_secrets(game: Game[Any], seed: int) -> int:
    """What a seat sees does not change when the rest is dealt anew. Returns how many deals really changed something."""
    changed = 0
    for match, luck in stops(game, seed, 5):
        for seat in watchers(match):
            view = canonical(match.view(seat))
            for _ in range(3):
                twin = match.table.clone()
                game.imagine(twin, seat, Dealer(Seeded(luck.getrandbits(32))))
                assert canonical(game.view(twin, seat)) == view, f"{game.id}: the view of seat {seat} shows a secret"
                changed += canonical(twin) != canonical(match.table)
    return changed


def check_event_secrets(game: Game[Any], seed: int) -> None:
    """Of two worlds that look alike to a seat, its events do not tell which one it is in."""
    for match, luck in stops(game, seed, 5):
        assert match.ask is not None
        seat = match.ask.seat
        real = match.fork(listen=True)
        dream = match.fork(Seeded(luck.getrandbits(32)), seat=seat, listen=True)
        dream.fate = RealDice()  # from here on both worlds get the same dice, by value
        _play_side_by_side(game, seat, real, dream, luck)


def check_imagined_matches(game: Game[Any], seed: int) -> None:
    """What is dealt anew is a position of the game: it can be played to the end."""
    for match, luck in stops(game, seed, 3):
        assert match.ask is not None
        dream = match.fork(Seeded(luck.getrandbits(32)), seat=match.ask.seat)
        assert dream.ask is not None
        assert list(dream.ask.options[:50]) == list(match.ask.options[:50])
        dream.run([random_policy(luck)] * match.set_up.seats)


def _play_side_by_side(game: Game[Any], seat: int, real: Match, dream: Match, luck: Random) -> None:
    for _ in range(_SIDE_BY_SIDE):
        one, other = real.ask, dream.ask
        if one is None or other is None or _pending(real) != _pending(dream):
            return  # somebody else had other choices in the other world
        if one.seat == seat:
            same = len(one.options) == len(other.options) and list(one.options[:200]) == list(other.options[:200])
            assert same, f"{game.id}: the options of {one.prompt} tell seat {seat} a secret"
        value = _common_answer(one, other, luck)
        if value is None:
            return
        ply = len(real.answers)
        real.choose(value)
        dream.choose(value)
        news, dreamt = real.events_for(seat, ply), dream.events_for(seat, ply)
        if _plain(news) != _plain(dreamt):
            told = _first_difference(news, dreamt)
            if not told and _pending(real) != _pending(dream):
                return  # in one world somebody had no choice, so that it is already further on
            longer = news if len(news) > len(dreamt) else dreamt
            told = told or longer[min(len(news), len(dreamt))].slug
            assert told in game.reveals, f"{game.id}: the event {told} tells seat {seat} a secret"
            return
        revealed = any(event.slug in game.reveals for event in news)
        alike = canonical(real.view(seat)) == canonical(dream.view(seat))
        assert alike or revealed, f"{game.id}: after {one.prompt} the view of seat {seat} shows a secret"
        if not alike:
            return


def _common_answer(one: Ask[Any], other: Ask[Any], luck: Random) -> object | None:
    """An answer that is allowed in both worlds. None is no option of any game."""
    for _ in range(40):
        value: object = one.options[luck.randrange(len(one.options))]
        if find_option(other.options, value) >= 0:
            return value
    return None


def _plain(events: list[Event]) -> list[tuple[str, str]]:
    return [(event.slug, canonical(dict(event.facts))) for event in events]


def _first_difference(news: list[Event], dreamt: list[Event]) -> str:
    """The slug of the first event that is not the same; empty where one world only tells more."""
    for one, other in zip(_plain(news), _plain(dreamt), strict=False):
        if one != other:
            return one[0]
    return ""


def _pending(match: Match) -> tuple[int, str] | None:
    return None if match.ask is None else (match.ask.seat, match.ask.prompt)
