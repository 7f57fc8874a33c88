"""The checks that every game must pass. Each looks at a whole match or at a stop, and its failure is a sentence."""

from __future__ import annotations

import json
from contextlib import suppress
from enum import Enum
from typing import Any

import pytest

from oubliette.kernel import (
    AnyGame,
    Choice,
    Flag,
    IllegalAnswer,
    IllegalSetUp,
    Match,
    NothingToUndo,
    Option,
    Record,
    Seeded,
    Setting,
    Shared,
    Whole,
)
from oubliette.kernel.digest import canonical, field_names
from tests.conformance.matches import Played, Stop, called, first, random_policy, watchers


def check_end(whole: Played) -> None:
    """A random match ends with a place for every seat. `finished` fails if it is longer than `Game.longest`."""
    game, match = whole.game, whole.match
    result = match.result
    assert result is not None, f"{game.id}: seed {whole.seed} ended without a result"
    assert len(result.places) == match.set_up.seats, f"{game.id}: not every seat has a place"
    assert all(1 <= place <= max(2, match.set_up.seats) for place in result.places), f"{game.id}: {result.places}"


def check_replay(whole: Played) -> None:
    """A record, through both of its forms, replays to the same digest, events and result."""
    game, match = whole.game, whole.match
    record = match.record()
    for text in (record.to_json(), record.to_text()):
        again = Match.replay(Record.parse(text), game)
        assert again.record().end == record.end, f"{game.id}: a replay ends with another digest"
        assert again.result == match.result, f"{game.id}: a replay ends with another result"
        assert again.events == match.events, f"{game.id}: a replay tells other events"


def check_forks(stop: Stop) -> None:
    """A fork plays on like its match and does not change it."""
    game, match, rest = stop.game, stop.match, stop.whole.match
    before = match.record().to_json()
    fork = match.fork(listen=True)
    assert fork.record().end == match.record().end, f"{game.id}: a fork begins at another position"
    for index in rest.answers[len(match.answers) :]:
        fork.answer(index)
    assert fork.result == rest.result, f"{game.id}: a fork ends with another result"
    assert fork.record().end == rest.record().end, f"{game.id}: a fork ends with another digest"
    assert fork.events == rest.events, f"{game.id}: a fork tells other events"
    assert match.record().to_json() == before, f"{game.id}: a fork changed its match"


def check_undo(stop: Stop) -> None:
    """Undo restores table, events and question; going back to any ply does too."""
    game, match, luck = stop.game, stop.match, stop.luck
    trial = match.fork(Seeded(stop.seed), listen=True)
    before, events, prompt = trial.record().to_json(), list(trial.events), stop.ask.prompt
    ply = len(trial.answers)
    trial.answer(luck.randrange(len(stop.ask.options)))
    try:
        trial.undo()
    except NothingToUndo:
        trial.rewind(ply)
    assert trial.record().to_json() == before, f"{game.id}: undo does not restore the table"
    assert trial.events == events, f"{game.id}: undo does not restore the events"
    assert trial.ask is not None
    assert trial.ask.prompt == prompt
    trial.rewind(luck.randint(0, ply))
    for index in match.answers[len(trial.answers) :]:
        trial._give(trial._pending(), index)  # the same answers, fate's included
    assert trial.record().to_json() == before, f"{game.id}: going back and forth does not restore the table"


def check_clones(stop: Stop) -> None:
    """A clone equals its table in every field and shares nothing mutable with it."""
    game, match = stop.game, stop.match
    twin = match.table.clone()
    lost = [name for name in field_names(match.table) if _field(twin, name) != _field(match.table, name)]
    assert not lost, f"{game.id}: clone() forgets or changes {', '.join(lost)}"
    assert twin.log is None, f"{game.id}: a clone has no listeners"
    shared = sorted(set(_shared(match.table, twin, "table")))
    assert not shared, f"{game.id}: clone() shares {', '.join(shared)}"
    rare = sorted(set(_forgotten(twin)))
    assert not rare, f"{game.id}: clone() forgets {', '.join(rare)}"


def check_refusals(stop: Stop) -> None:
    """The match refuses an illegal answer, which changes nothing."""
    match, count = stop.match, len(stop.ask.options)
    before, events = match.record().to_json(), list(match.events)
    wrong: list[Any] = [-1, count, count + 7, True, "0", None, 0.0]
    for index in wrong:
        with pytest.raises(IllegalAnswer):
            match.answer(index)
    for value in ("no such answer", ("no", "such", 1), None, -987_654_321, True):
        with pytest.raises(IllegalAnswer):
            match.choose(value)
    assert match.record().to_json() == before
    assert match.events == events


def check_set_up(game: AnyGame) -> None:
    """The game refuses illegal settings and numbers of seats, and all defaults are legal."""
    for seats in game.seats:
        Match.start(game, seats, fate=Seeded(1))
    for seats in (game.seats[0] - 1, game.seats[-1] + 1, 0, -1):
        if seats not in game.seats:
            with pytest.raises(IllegalSetUp):
                Match.start(game, seats)
    with pytest.raises(IllegalSetUp, match="no option"):
        Match.start(game, options={"no such option": 1})
    for option in game.options:
        assert option.check(option.default), f"{game.id}: the default of {option.name} is not allowed"
        for wrong in _outside(option):
            with pytest.raises(IllegalSetUp, match=option.name):
                Match.start(game, options={option.name: wrong})


def check_views(stop: Stop) -> None:
    """Views are plain data, and building one changes nothing."""
    game, match = stop.game, stop.match
    before = match.record().to_json()
    own = _mutable_ids(match.table)
    for seat in watchers(match):
        view = match.view(seat)
        sent = json.loads(json.dumps(view))
        assert _with_lists(view) == sent, f"{game.id}: the view of {called(seat)} is not plain data"
        given_away = [key for key, part in view.items() if _mutable_ids(part) & own]
        assert not given_away, f"{game.id}: the view hands out the table's own {', '.join(given_away)}: copy it"
    assert match.record().to_json() == before, f"{game.id}: looking at the table changes it"


def check_questions(whole: Played) -> None:
    """The options of a question never change later: they must not be a pile from which the rules still draw."""
    asked = [(step.ask, canonical(first(step.ask.options))) for step in whole.match.history()]
    for ask, options in asked:
        same = canonical(first(ask.options)) == options
        assert same, f"{whole.game.id}: the options of {ask.prompt} change after they were asked: give Ask a copy"


def check_worth(stop: Stop) -> None:
    """`worth` is between 0 and 1 for every seat at any time, and a win is worth more than a loss."""
    game, match, seats = stop.game, stop.match, range(stop.match.set_up.seats)
    for seat in seats:
        assert 0.0 <= match.worth(seat) <= 1.0, f"{game.id}: the worth of seat {seat} is {match.worth(seat)}"
    end = match.fork(Seeded(stop.seed))
    result = end.run([random_policy(stop.luck)] * len(seats))
    won = [end.worth(seat) for seat in seats if result.won(seat)]
    lost = [end.worth(seat) for seat in seats if not result.won(seat)]
    assert not won or not lost or min(won) > max(lost), f"{game.id}: losing is worth as much as winning"


def _field(table: object, name: str) -> str:
    return canonical(getattr(table, name)) if hasattr(table, name) else "missing"


class _Mark:
    """Stands for a part of any kind that a table may have later."""

    def clone(self) -> _Mark:
        return self


def _forgotten(thing: object) -> list[str]:
    """The fields that a clone of this object, or of an object in it, loses when they get another value.

    Random matches seldom reach some values, so each field gets one here.
    """
    if isinstance(thing, dict | list | tuple):
        parts = thing.values() if isinstance(thing, dict) else thing
        return [found for part in parts for found in _forgotten(part)]
    clone = getattr(thing, "clone", None)
    if clone is None or isinstance(thing, Shared | _Mark):
        return []
    lost: list[str] = []
    for name in field_names(thing):
        value = getattr(thing, name)
        lost += _forgotten(value)
        other = None if name in _COMPUTED else _another(value)
        if other is None:
            continue
        with suppress(TypeError):  # compiled classes refuse a mark
            setattr(thing, name, other)
            if getattr(clone(), name) != other:
                lost.append(f"{type(thing).__name__}.{name}")
        setattr(thing, name, value)
    return lost


def _another(value: object) -> object:
    """Another value for a plain or empty field; None if only the rules know one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, str):
        return f"{value}x"
    if isinstance(value, int | float):
        return value + 1
    if value is None:
        return _MARK
    if value == []:
        return [_MARK]
    if value == ():
        return (_MARK,)
    return {"mark": _MARK} if value == {} else None


_MARK = _Mark()
_COMPUTED = frozenset({"everybody"})  # constructors compute it, and no rule changes it


def _with_lists(thing: object) -> object:
    """Replace tuples by lists, as JSON does. Views use tuples for lists of a fixed length."""
    if isinstance(thing, dict):
        return {key: _with_lists(part) for key, part in thing.items()}
    return [_with_lists(part) for part in thing] if isinstance(thing, list | tuple) else thing


def _mutable_ids(thing: object) -> set[int]:
    """The ids of all lists, sets and dictionaries inside an object."""
    if isinstance(thing, dict):
        return {id(thing)} | {found for part in thing.values() for found in _mutable_ids(part)}
    if isinstance(thing, list | tuple | set | frozenset):
        inside = {found for part in thing for found in _mutable_ids(part)}
        return inside | {id(thing)} if isinstance(thing, list | set) else inside
    if _never_changes(thing):
        return set()
    return {found for name in field_names(thing) for found in _mutable_ids(getattr(thing, name))}


def _outside(option: Option) -> list[Setting]:
    if isinstance(option, Choice):
        return ["no such word", 1, True]
    if isinstance(option, Flag):
        return ["on", 2]
    if isinstance(option, Whole):
        numbers = [value for value in (option.low - 1, option.high + 1) if value not in option.also]
        return [*numbers, "x", True]
    return [3, False]


def _shared(one: object, other: object, path: str) -> list[str]:
    """The paths of the mutable objects that a table shares with its clone."""
    if one is other:
        return [] if _never_changes(one) else [path]
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        pairs = [(f"{path}[{place}]", a, b) for place, (a, b) in enumerate(zip(one, other, strict=True))]
    elif isinstance(one, dict) and isinstance(other, dict):
        pairs = [(f"{path}[{key!r}]", one[key], other[key]) for key in one]
    elif isinstance(one, str | int | float | bytes | set | frozenset | range):
        return []
    else:
        pairs = [(f"{path}.{name}", getattr(one, name), getattr(other, name)) for name in field_names(one)]
    return [found for place, a, b in pairs for found in _shared(a, b, place)]


def _never_changes(thing: object) -> bool:
    if thing is None or callable(thing) or isinstance(thing, str | int | float | bytes | range | Enum | Shared):
        return True
    if isinstance(thing, tuple | frozenset):
        return all(map(_never_changes, thing))
    parameters = getattr(type(thing), "__dataclass_params__", None)
    if parameters is not None and parameters.frozen:
        return all(_never_changes(getattr(thing, name)) for name in field_names(thing))
    return False


MATCH_CHECKS = (check_end, check_questions, check_replay)
# Each check with its number of stops per match. Clones come first: all other checks rely on them.
STOP_CHECKS = (
    (check_clones, 4),
    (check_views, 3),
    (check_forks, 4),
    (check_undo, 4),
    (check_refusals, 3),
    (check_worth, 3),
)
