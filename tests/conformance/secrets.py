"""No view and no event shows a seat what it may not see.

The hidden part of a match is dealt anew with `Game.imagine`: whatever a seat is shown must stay the same. Two such
worlds are then played on side by side; the seat may notice a difference only when an event turns something over.
"""

from __future__ import annotations

from random import Random
from typing import Any

from oubliette.kernel import SPECTATOR, AnyGame, Ask, Dealer, Event, Match, RealDice, Seeded, find_option
from oubliette.kernel.digest import canonical
from tests.conformance.matches import Played, Stop, called, first, random_policy, watchers

_SIDE_BY_SIDE = 25  # answers that two worlds are played on
_OF_A_KIND = 2  # look at so many answers of fate to each prompt


def check_view_secrets(stop: Stop) -> None:
    """What a seat sees does not change when the rest is dealt anew."""
    game, match, luck = stop.game, stop.match, stop.luck
    for seat in watchers(match):
        view = match.view(seat)
        for _ in range(3):
            twin = match.table.clone()
            game.imagine(twin, seat, Dealer(Seeded(luck.getrandbits(32))))
            leaks = _differences(view, game.view(twin, seat))
            assert not leaks, (
                f"{game.id}: the view of {called(seat)} shows a secret, "
                f"or imagine() changes what it may see: {', '.join(leaks)}"
            )


def imagines_something(whole: Played) -> bool:
    """Does `imagine` change anything for anybody, at some positions of this match?"""
    for match in whole.at(_some_questions(whole)):
        for seat in watchers(match):
            twin = match.table.clone()
            whole.game.imagine(twin, seat, Dealer(Seeded(whole.seed)))
            if canonical(twin) != canonical(match.table):
                return True
    return False


def kept_secrets(whole: Played) -> str:
    """What shows that the game hides something: its reveals, a whispered event, a hidden fact, views that differ."""
    if whole.game.reveals:
        return "it has reveals"
    for event in whole.match.events:
        if event.only is not None or event.seen_by(SPECTATOR) != event.in_the_open():
            return f"the event {event.slug} is not for everybody"
    for match in whole.at(_some_questions(whole)):
        views = {canonical(match.view(seat)) for seat in watchers(match)}
        if len(views) > 1:
            return "not everybody sees the same; if nothing is secret, show everybody the same view"
    return ""


def _some_questions(whole: Played) -> list[int]:
    return Random(whole.seed).choices([step.ply for step in whole.steps if not step.by_fate], k=5)


def check_event_secrets(stop: Stop) -> None:
    """Of two worlds that look alike to a seat, its events do not tell which one it is in."""
    match, luck, seat = stop.match, stop.luck, stop.ask.seat
    real = match.fork(listen=True)
    dream = match.fork(Seeded(luck.getrandbits(32)), seat=seat, listen=True)
    dream.fate = RealDice()  # from here on both worlds get the same dice, by value
    play_side_by_side(stop.game, seat, real, dream, luck)


def check_deal_secrets(whole: Played) -> None:
    """What fate has just decided is told to nobody who does not see it on the table.

    Where two answers of fate lead to other tables that look alike to a seat, its events must be alike too.
    """
    game, luck = whole.game, Random(whole.seed)
    for here in whole.at(_some_deals(whole, luck)):
        ply = len(here.answers)
        one, other = [here.fork(listen=True) for _ in range(2)]
        for world in (one, other):
            assert world.ask is not None
            world.answer(luck.randrange(len(world.ask.options)))
        if canonical(one.table) == canonical(other.table):
            continue
        for seat in watchers(whole.match):
            if canonical(one.view(seat)) == canonical(other.view(seat)):
                _compare_news(game, seat, one, other, ply)


def _some_deals(whole: Played, luck: Random) -> list[int]:
    """A few plies of each kind of question to fate: dice are many, and hide the rare card."""
    kinds: dict[str, list[int]] = {}
    for step in whole.steps:
        if step.by_fate:
            kinds.setdefault(step.ask.prompt, []).append(step.ply)
    return [ply for plies in kinds.values() for ply in luck.sample(plies, min(len(plies), _OF_A_KIND))]


def check_imagined_matches(stop: Stop) -> None:
    """What is dealt anew is a position of the game: it can be played to the end."""
    match, luck = stop.match, stop.luck
    dream = match.fork(Seeded(luck.getrandbits(32)), seat=stop.ask.seat)
    assert dream.ask is not None
    assert first(dream.ask.options) == first(stop.ask.options)
    dream.run([random_policy(luck)] * match.set_up.seats)


def play_side_by_side(game: AnyGame, seat: int, real: Match, dream: Match, luck: Random) -> None:
    for _ in range(_SIDE_BY_SIDE):
        one, other = real.ask, dream.ask
        if one is None or other is None or _pending(real) != _pending(dream):
            return  # somebody else had other choices in the other world
        if one.seat == seat:
            same = len(one.options) == len(other.options) and first(one.options) == first(other.options)
            assert same, f"{game.id}: the options of {one.prompt} tell seat {seat} a secret"
            assert one.facts == other.facts, f"{game.id}: the facts of {one.prompt} tell seat {seat} a secret"
        value = _common_answer(one, other, luck)
        if value is None:
            return
        ply = len(real.answers)
        real.choose(value)
        dream.choose(value)
        if not _compare_news(game, seat, real, dream, ply):
            return
        if _pending(real) != _pending(dream):
            return  # in one world somebody had no choice, so that it is already further on
        news = real.events_for(seat, ply) + dream.events_for(seat, ply)
        revealed = any(event.slug in game.reveals for event in news)
        alike = canonical(real.view(seat)) == canonical(dream.view(seat))
        assert alike or revealed, f"{game.id}: after {one.prompt} the view of seat {seat} shows a secret"
        if not alike:
            return


def _compare_news(game: AnyGame, seat: int, one: Match, other: Match, ply: int) -> bool:
    """Are the seat's news since that ply the same in both worlds? Where they differ, it must be by a reveal."""
    news, others = one.events_for(seat, ply), other.events_for(seat, ply)
    if _plain(news) == _plain(others):
        return True
    told = _first_difference(news, others)
    if not told:
        if _pending(one) != _pending(other):
            return False  # in one world somebody had no choice, so that it is already further on
        longer = news if len(news) > len(others) else others
        told = (longer[min(len(news), len(others))].slug,)
    # It may be either world that turns something over here, where the other one just goes on.
    assert not game.reveals.isdisjoint(told), (
        f"{game.id}: the event {told[0]} tells {called(seat)} a secret (if it is meant to, list it in reveals=)"
    )
    return False


def _differences(one: object, other: object, path: str = "") -> list[str]:
    """Where two views are not the same."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [found for key in one for found in _differences(one[key], other[key], f"{path}.{key}".lstrip("."))]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return [found for place, (a, b) in pairs for found in _differences(a, b, f"{path}[{place}]")]
    return [] if canonical(one) == canonical(other) else [f"{path} is {one!r} or {other!r}"]


def _common_answer(one: Ask[Any], other: Ask[Any], luck: Random) -> object | None:
    """An answer that is allowed in both worlds. None is no option of any game."""
    for _ in range(40):
        value: object = one.options[luck.randrange(len(one.options))]
        if find_option(other.options, value) >= 0:
            return value
    return None


def _plain(events: list[Event]) -> list[tuple[str, str]]:
    return [(event.slug, canonical(dict(event.facts))) for event in events]


def _first_difference(news: list[Event], dreamt: list[Event]) -> tuple[str, ...]:
    """The slugs of the first event that is not the same, in both worlds; none where one world only tells more."""
    for one, other in zip(_plain(news), _plain(dreamt), strict=False):
        if one != other:
            return one[0], other[0]
    return ()


def _pending(match: Match) -> tuple[int, str] | None:
    return None if match.ask is None else (match.ask.seat, match.ask.prompt)
