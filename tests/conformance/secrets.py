"""No view and no event shows a seat what it may not see.

`Game.imagine` deals again what a seat cannot see: everything that the seat sees must stay the same. The checks then
continue the real and the imagined match with the same answers. The seat may notice a difference only at a reveal.
"""

from __future__ import annotations

from random import Random
from typing import Any

from oubliette.kernel import SPECTATOR, AnyGame, Ask, Dealer, Event, Match, RealDice, Seeded, find_option
from oubliette.kernel.digest import canonical
from tests.conformance.matches import Played, Stop, called, first, random_policy, watchers

_SIDE_BY_SIDE = 25  # answers to give in both matches
_OF_A_KIND = 2  # answers of fate to look at, per prompt


def check_view_secrets(stop: Stop) -> None:
    """A seat's view does not change when `imagine` deals the rest again."""
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
    """A sign that the game has secrets (reveals, whispered events, hidden facts, different views), or an empty text."""
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
    """The real and an imagined match look alike to a seat, and its events do not tell which one it plays."""
    match, luck, seat = stop.match, stop.luck, stop.ask.seat
    real = match.fork(listen=True)
    imagined = match.fork(Seeded(luck.getrandbits(32)), seat=seat, listen=True)
    imagined.fate = RealDice()  # from here on both matches get the same dice, by value
    play_side_by_side(stop.game, seat, real, imagined, luck)


def check_deal_secrets(whole: Played) -> None:
    """Events tell no seat a decision of fate that its view hides.

    If two answers of fate lead to different tables that look alike to a seat, its events must be alike too.
    """
    game, luck = whole.game, Random(whole.seed)
    for here in whole.at(_some_deals(whole, luck)):
        ply = len(here.answers)
        one, other = [here.fork(listen=True) for _ in range(2)]
        for fork in (one, other):
            assert fork.ask is not None
            fork.answer(luck.randrange(len(fork.ask.options)))
        if canonical(one.table) == canonical(other.table):
            continue
        for seat in watchers(whole.match):
            if canonical(one.view(seat)) == canonical(other.view(seat)):
                _compare_news(game, seat, one, other, ply)


def _some_deals(whole: Played, luck: Random) -> list[int]:
    """A few plies of each prompt to fate: a plain random sample would be nearly all dice and hardly any cards."""
    kinds: dict[str, list[int]] = {}
    for step in whole.steps:
        if step.by_fate:
            kinds.setdefault(step.ask.prompt, []).append(step.ply)
    return [ply for plies in kinds.values() for ply in luck.sample(plies, min(len(plies), _OF_A_KIND))]


def check_imagined_matches(stop: Stop) -> None:
    """An imagined position is a legal one: random players can finish it."""
    match, luck = stop.match, stop.luck
    imagined = match.fork(Seeded(luck.getrandbits(32)), seat=stop.ask.seat)
    assert imagined.ask is not None
    assert first(imagined.ask.options) == first(stop.ask.options)
    imagined.run([random_policy(luck)] * match.set_up.seats)


def play_side_by_side(game: AnyGame, seat: int, real: Match, imagined: Match, luck: Random) -> None:
    for _ in range(_SIDE_BY_SIDE):
        one, other = real.ask, imagined.ask
        if one is None or other is None or _pending(real) != _pending(imagined):
            return  # a seat had other choices in the other match
        if one.seat == seat:
            same = len(one.options) == len(other.options) and first(one.options) == first(other.options)
            assert same, f"{game.id}: the options of {one.prompt} tell seat {seat} a secret"
            assert one.facts == other.facts, f"{game.id}: the facts of {one.prompt} tell seat {seat} a secret"
        value = _common_answer(one, other, luck)
        if value is None:
            return
        ply = len(real.answers)
        real.choose(value)
        imagined.choose(value)
        if not _compare_news(game, seat, real, imagined, ply):
            return
        if _pending(real) != _pending(imagined):
            return  # in one match a seat had only one option, so it is already further on
        news = real.events_for(seat, ply) + imagined.events_for(seat, ply)
        revealed = any(event.slug in game.reveals for event in news)
        alike = canonical(real.view(seat)) == canonical(imagined.view(seat))
        assert alike or revealed, f"{game.id}: after {one.prompt} the view of seat {seat} shows a secret"
        if not alike:
            return


def _compare_news(game: AnyGame, seat: int, one: Match, other: Match, ply: int) -> bool:
    """Has the seat got the same events since that ply in both matches? Only a reveal may differ."""
    news, others = one.events_for(seat, ply), other.events_for(seat, ply)
    if _plain(news) == _plain(others):
        return True
    told = _first_difference(news, others)
    if not told:
        if _pending(one) != _pending(other):
            return False  # in one match a seat had only one option, so it is already further on
        longer = news if len(news) > len(others) else others
        told = (longer[min(len(news), len(others))].slug,)
    # The reveal may be in either match.
    assert not game.reveals.isdisjoint(told), (
        f"{game.id}: the event {told[0]} tells {called(seat)} a secret (if it is meant to, list it in reveals=)"
    )
    return False


def _differences(one: object, other: object, path: str = "") -> list[str]:
    """The paths at which two views differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [found for key in one for found in _differences(one[key], other[key], f"{path}.{key}".lstrip("."))]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return [found for place, (a, b) in pairs for found in _differences(a, b, f"{path}[{place}]")]
    return [] if canonical(one) == canonical(other) else [f"{path} is {one!r} or {other!r}"]


def _common_answer(one: Ask[Any], other: Ask[Any], luck: Random) -> object | None:
    """A random answer that both questions offer; None if 40 tries find none."""
    for _ in range(40):
        value: object = one.options[luck.randrange(len(one.options))]
        if find_option(other.options, value) >= 0:
            return value
    return None


def _plain(events: list[Event]) -> list[tuple[str, str]]:
    return [(event.slug, canonical(dict(event.facts))) for event in events]


def _first_difference(news: list[Event], others: list[Event]) -> tuple[str, ...]:
    """The slugs of the first pair of different events; empty if one match only tells more."""
    for one, other in zip(_plain(news), _plain(others), strict=False):
        if one != other:
            return one[0], other[0]
    return ()


def _pending(match: Match) -> tuple[int, str] | None:
    return None if match.ask is None else (match.ask.seat, match.ask.prompt)
