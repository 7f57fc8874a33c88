"""Everything that a client may have to say about the games, with Python's sentences to compare the browser's with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from oubliette.games import find
from oubliette.kernel import SPECTATOR, Ask, Event
from oubliette.server.live.match import _question
from oubliette.server.wire.matches import EventInfo, ResultInfo
from oubliette.table.message import Question
from oubliette.texts import GameTexts, readable
from oubliette.texts.catalogue import Catalogue
from oubliette.texts.entries import VARIABLE, Entry
from tests.conformance.matches import finished, settings_of, watchers
from tests.conformance.sentences import NAMES

OPTIONS_READ: Final = 60  # of a question with more options, compare a sample of this size
EVENTS_READ: Final = 500  # compare at most this many events as one story; single events are all compared
NUMBERS: Final = (0, 1, 2, 21, 1234, -1234567)
_VARIABLE: Final = re.compile(r"\$([a-zA-Z][a-zA-Z0-9_-]*)")
# The words between which a text selects, without the plural categories: given the word "other", Python's Fluent would
# choose the variant [0]. No id has such a name.
_VARIANT: Final = re.compile(r"\[ *(?!(?:zero|one|two|few|many|other) *\])([a-zA-Z][a-zA-Z0-9_-]*) *\]")

Case = tuple[str, list[Any], Any]  # a method of the client's GameTexts, its arguments, Python's result
# The same, but with Python's object (an Ask, an Event) in place of the result
Things = dict[bytes, tuple[str, list[Any], Any]]


def played(game_id: str, seeds: range) -> Things:
    """The questions, events and results of some random matches, each once."""
    things: Things = {}
    for seed in seeds:
        match = finished(find(game_id), seed)
        players = NAMES[: match.set_up.seats]
        luck = Random(seed)
        for step in match.history():
            ask, count = step.ask, len(step.ask.options)
            indices = range(count) if count <= OPTIONS_READ else luck.sample(range(count), OPTIONS_READ)
            sent = _question(Question.of(ask))
            things.setdefault(_mark(sent, players), ("question", [sent, players, list(indices)], ask))
        for event in match.events:
            for shown in (event.in_the_open(), *[event.seen_by(seat) for seat in watchers(match)]):
                if shown is not None:
                    mark = _mark([shown.slug, shown.facts], players)
                    things.setdefault(mark, ("event", [_sent(shown), players], shown))
        for seat in (0, SPECTATOR):
            story = [shown for event in match.events[:EVENTS_READ] if (shown := event.seen_by(seat)) is not None]
            sents = [_sent(event) for event in story]
            things.setdefault(_mark(sents, players), ("events", [sents, players], story))
        assert match.result is not None
        result = ResultInfo(match.result.reason, list(match.result.places), list(match.result.scores))
        things.setdefault(_mark(result, players), ("result", [result, players], match.result))
    return things


def of_matches(texts: GameTexts, things: Things) -> Iterator[Case]:
    """The sentences about these questions, events and results."""
    for kind, given, thing in things.values():
        players = given[1]
        match kind:
            case "question":
                yield kind, given, _answered(texts, thing, players, given[2])
            case "event":
                yield kind, given, texts.event(thing, players)
            case "events":
                yield kind, given, texts.events(thing, players)
            case "result":
                yield kind, given, texts.result(thing, players)


def of_the_game(texts: GameTexts) -> Iterator[Case]:
    """The sentences about the game itself: its options, labels, names, and those of its boards."""
    yield "title", [], texts.title()
    yield "tagline", [], texts.tagline()
    yield "scoreLabel", [], texts.score_label()
    for option in find(texts.game_id).options:
        yield "optionHelp", [option.name], texts.option_help(option.name)
        for setting in (*settings_of(option), "nothing", 77):
            yield "optionValue", [option.name, setting], texts.option_value(option.name, setting)
    for entry in texts.catalogue.entries.values():
        kind, _, name = entry.name.partition("-")
        if kind == "name":
            yield "name", [name], texts.name(name)
            for trait in texts.catalogue.attributes(entry.name):
                yield "trait", [name, trait], texts.catalogue.text(entry.name, trait)
        elif kind == "view":
            yield "label", [name], texts.label(name)
        elif kind == "board" or entry.name == "hint-facts":
            yield from _of_a_board(texts, entry, name)
    for missing in ("no_such.thing", "hidden"):
        yield "name", [missing], texts.name(missing)
        yield "label", [missing], texts.label(missing)
        yield "say", [missing], readable(missing)


def of_a_source(catalogue: Catalogue) -> Iterator[Case]:
    """Every text of a file: without variables, with words, with numbers, and with each word that it selects on."""
    for entry in catalogue.entries.values():
        if not entry.name.startswith("-"):
            for attribute in entry.parts:
                for arguments in _arguments(entry):
                    said = catalogue.text(entry.name, attribute, arguments)
                    yield "text", [entry.name, attribute, arguments], said


def _of_a_board(texts: GameTexts, entry: Entry, name: str) -> Iterator[Case]:
    for facts in _arguments(entry):
        if entry.name == "hint-facts":
            yield "hint", [facts], texts.hint(facts)  # type: ignore[arg-type]  # some facts here are words
        else:
            said = texts.catalogue.text(entry.name, "", texts.formatter.variables(facts, NAMES))
            yield "say", [name, facts, NAMES], said


def _arguments(entry: Entry) -> Iterator[dict[str, str | int]]:
    names = dict.fromkeys(_VARIABLE.findall(entry.source))
    yield {}
    if names:
        plain = not VARIABLE.sub("", entry.source).count("{")
        for value in NUMBERS[-2:] if plain else (*NUMBERS, *dict.fromkeys(_VARIANT.findall(entry.source))):
            yield dict.fromkeys(names, value)
        yield {name: f"«{name}»" for name in names}


def _answered(texts: GameTexts, ask: Ask[Any], players: list[str], indices: list[int]) -> dict[str, Any]:
    return {
        "prompt": texts.prompt(ask, players),
        "options": [texts.option(ask, index, players) for index in indices],
        "sure": [texts.sure(ask, ask.options[index], players) for index in indices],
        "gives_up": [texts.gives_up(ask, ask.options[index]) for index in indices],
        "enter": texts.enter(ask),
        "how": texts.how(ask),
    }


def _sent(event: Event) -> EventInfo:
    return EventInfo(event.ply, event.slug, dict(event.facts))


def _mark(*sent: object) -> bytes:
    return msgspec.json.encode(sent)
