"""Everything that a game says, in one language: questions, answers, events, results, labels.

The names of the sentences, for the slug `combat.feat`:

- question: message `combat-feat`, its options are attributes: `.stop` for "stop", `.reroll` for ("reroll", 2, "xp"),
  with `$a` 2 and `$b` "xp", and with the facts that are about it (`xp_cost` is `$b_cost`); numbers and tuples of
  numbers `.number` (or `.number-6` for one number alone). An option shared by many questions can be a message
  `choice-drink`. What has neither is `.other`, with `$a` the thing's name, or the thing's name alone. `.enter` is no
  text: it names the option that Enter alone answers. The numbers of a `Lattice` also go by the names of its axes, and
  `.how` says how to type one of so many answers; a game that reads such answers itself has attributes for what it
  cannot read, too.
- event, result: message `combat-feat`, with the facts as variables. See `arguments.py` for what becomes of them. The
  attribute `.series` tells several events in a row at once (see `GameTexts.events`).
- thing: `name-sword`; what `.short` of it says may be typed instead. A place whose id is not what the map shows says it
  in `.place`. Label of a view's part: `view-points`. Switch of the set-up: `option-target`, with its values as
  attributes. What simulations count: `count-chests`, with `$mean`. What the exact solution of a small problem says:
  `hint-facts`. The game itself: `title`, `tagline`; who made it, if it says so: `credits`; what its scores count, if it
  is no points: `score-label`. Where heroes have names: `hero-names`, a list to propose from, with commas, and
  `hero-question`, with `$name`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from string import ascii_lowercase
from typing import Any, Final, Protocol

from oubliette.kernel import FATE, Event, Option, Result, Setting, Value, find_option
from oubliette.kernel.options import Choice, Flag
from oubliette.kit.lattice import Lattice
from oubliette.texts.arguments import Arguments, Speaker, key, readable
from oubliette.texts.catalogue import Catalogue, MissingText
from oubliette.texts.languages import DEFAULT, game_file
from oubliette.texts.shell_texts import ShellTexts

_NAME: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


class Asked(Protocol):
    """A question: the kernel's `Ask`, or what the table tells a client of it."""

    @property
    def seat(self) -> int: ...
    @property
    def prompt(self) -> str: ...
    @property
    def options(self) -> Sequence[Any]: ...
    @property
    def facts(self) -> Mapping[str, Value] | None: ...


@cache
def game_catalogue(game_id: str, lang: str) -> Catalogue:
    """The sentences of a listed game; those in English where a language has none for it yet."""
    for choice in dict.fromkeys((lang, DEFAULT)):
        file = game_file(game_id, choice)
        if file.is_file():
            return Catalogue(file.read_text(encoding="utf-8"), choice, f"games/{game_id}/texts/{choice}.ftl")
    return Catalogue("", lang, f"games/{game_id}/texts/{lang}.ftl")


class GameTexts:
    """What one game says in one language.

    `strict` is for tests: a missing sentence or variable raises MissingText. In play something readable replaces it.
    `text` stands in for the game's file, for games that are not part of this package.
    """

    def __init__(self, game_id: str, lang: str, *, strict: bool = False, text: str | None = None) -> None:
        self.game_id = game_id
        self.lang = lang
        self.strict = strict
        self.catalogue = (
            game_catalogue(game_id, lang) if text is None else Catalogue(text, lang, f"{game_id}/{lang}.ftl")
        )
        if strict and self.catalogue.lang != lang:
            raise MissingText(f"games/{game_id}/texts/{lang}.ftl: there is no such file")
        shell = ShellTexts(lang)
        self.speaker = Speaker(self.catalogue, shell.say("list-and"), shell.say("decimal-mark"))

    # The game itself

    def title(self) -> str:
        return self._say("title", "", {}, self.game_id)

    def tagline(self) -> str:
        return self._say("tagline", "", {}, "tagline")

    def credits(self) -> str:
        """Who made the game, as `credits` says; nothing where it does not."""
        return self.catalogue.text("credits") if self.catalogue.has("credits") else ""

    def hero_names(self) -> tuple[str, ...]:
        """Names to propose, as `hero-names` lists them, where heroes have names; none where they have not."""
        if not self.catalogue.has("hero-names"):
            return ()
        return tuple([name.strip() for name in self.catalogue.text("hero-names").split(",")])

    def option_help(self, name: str) -> str:
        """What a switch of the set-up does."""
        return self._say(f"option-{key(name)}", "", {}, name)

    def option_value(self, name: str, setting: Setting) -> str:
        """What one setting of it means; the setting itself if there is nothing to explain."""
        message = f"option-{key(name)}"
        for attribute in _attributes(setting):
            if self.catalogue.has(message, attribute):
                return self._say(message, attribute, {"a": _plain_setting(setting)}, name)
        return str(_plain_setting(setting))

    # A match

    def prompt(self, ask: Asked, players: Sequence[str]) -> str:
        """The question. Besides its facts it knows `$player`, who is asked."""
        return self._say(key(ask.prompt), "", self._asked(ask, players), ask.prompt)

    def option(self, ask: Asked, index: int, players: Sequence[str]) -> str:
        return self.option_text(ask, ask.options[index], players)

    def option_text(self, ask: Asked, value: object, players: Sequence[str]) -> str:
        """One answer to the question, by its value."""
        found = self._option_name(ask.prompt, value)
        if found is None:
            if self.strict and not self.has_option(ask.prompt, value):
                raise MissingText(f"{self.catalogue.file}: {key(ask.prompt)}: no text for the option {value!r}")
            return self.speaker.plain(value)
        message, attribute, from_word = found
        variables = self._asked(ask, players)
        parts = _parts(value)[0 if from_word else _worded(value) :]
        letters = dict(zip(ascii_lowercase, parts, strict=False))
        if type(ask.options) is Lattice:  # compiled, every sequence would be an instance of it
            letters.update(zip(ask.options.names, parts, strict=True))
        letters.update(_own_facts(letters, ask.facts or {}))
        variables.update(self.speaker.variables(letters, players))
        return self._say(message, attribute, variables, str(value))

    def enter(self, ask: Asked) -> int:
        """The answer that most people give most of the time, as the question's `.enter` names it; or -1.

        Where there is nothing to choose, it is the only answer.
        """
        return 0 if len(ask.options) == 1 else self._usual(ask)

    def is_usual(self, ask: Asked, index: int) -> bool:
        """Is that answer the one which the question's `.enter` names?"""
        return self._usual(ask) == index

    def how(self, ask: Asked) -> str:
        """How to type one of very many answers, as the question's `.how` says; or nothing."""
        message = key(ask.prompt)
        return self._say(message, "how", self._asked(ask, ()), ask.prompt) if self.catalogue.has(message, "how") else ""

    def remark(self, ask: Asked, name: str, typed: str) -> str:
        """Why something typed is no answer, as an attribute of the question says."""
        return self._say(key(ask.prompt), name, {**self._asked(ask, ()), "typed": typed}, ask.prompt)

    def hint(self, facts: Mapping[str, int]) -> str:
        """What the figures of an exact solution say, by the game's `hint-facts`; nothing where there are none."""
        return self._say("hint-facts", "", self.speaker.variables(facts, ()), "") if facts else ""

    def short(self, value: object) -> str:
        """What people may type instead of a thing's name, as the attribute `.short` of the name says; or nothing."""
        name = f"name-{key(value)}" if isinstance(value, str) else ""
        return self.catalogue.text(name, "short") if name and self.catalogue.has(name, "short") else ""

    def event(self, event: Event, players: Sequence[str]) -> str:
        """What happened, as the reader may know it: give it events that were filtered for a seat."""
        return self._say(key(event.slug), "", self.speaker.variables(event.facts, players), event.slug)

    def events(self, events: Iterable[Event], players: Sequence[str]) -> list[str]:
        """What happened, a sentence for each event; several of a kind in a row become one if there is a text for it.

        The text is the attribute `.series` of the event's. Events that differ in one fact, `space` say, are a series:
        `$space` is that of the last one, `$spaces` the list of those before.
        """
        sentences: list[str] = []
        run: list[Event] = []
        for event in events:
            if run and not self._goes_on(run, event):
                sentences.append(self._series(run, players))
                run = []
            run.append(event)
        return [*sentences, self._series(run, players)] if run else sentences

    def result(self, result: Result, players: Sequence[str]) -> str:
        """Why the match ended. `$player` names the winners, `$winners` is their number, `$score` the best of them."""
        winners = [seat for seat in range(len(result.places)) if result.won(seat)]
        variables: Arguments = {
            "player": self.speaker.join([players[seat] for seat in winners]),
            "winners": len(winners),
            "score": max(result.scores[seat] for seat in winners or range(len(result.scores))),
        }
        return self._say(key(result.reason), "", variables, result.reason)

    def score_label(self) -> str:
        """What the scores of the result count, as the game's `score-label` says; nothing where a score is a score."""
        return self.catalogue.text("score-label") if self.catalogue.has("score-label") else ""

    def label(self, name: str) -> str:
        """What a part of the view is called."""
        return self._say(f"view-{key(name)}", "", {}, name)

    def count(self, name: str, mean: str) -> str:
        """What a simulation counted, per match."""
        return self._say(f"count-{key(name)}", "", {"mean": mean}, name)

    def name(self, thing: str) -> str:
        """What a thing is called; the id itself where it has no name."""
        return self.speaker.name(thing)

    def place(self, place: str) -> str:
        """What a place is called on the map: its id, unless the attribute `.place` of its name says otherwise."""
        name = f"name-{key(place)}"
        return self.catalogue.text(name, "place") if self.catalogue.has(name, "place") else place

    # What there is, for tests

    def has_prompt(self, prompt: str) -> bool:
        return self.catalogue.has(key(prompt))

    def has_option(self, prompt: str, value: object) -> bool:
        """Is there a text for this answer? Numbers need none: they say themselves."""
        return self._option_name(prompt, value) is not None or all(
            isinstance(part, int) or self.speaker.has_name(part) for part in _flat(value)
        )

    def has_series(self, slug: str) -> bool:
        """Can several of these in a row be told at once?"""
        return self.catalogue.has(key(slug), "series")

    def has_label(self, name: str) -> bool:
        return self.catalogue.has(f"view-{key(name)}")

    def has_name(self, thing: str) -> bool:
        return self.speaker.has_name(thing)

    def has_setting(self, option: Option) -> bool:
        """Is the switch explained, and each of its values, where they are words?"""
        message = f"option-{key(option.name)}"
        values: tuple[Setting, ...] = ()
        if isinstance(option, Choice):
            values = option.values
        elif isinstance(option, Flag):
            values = (True, False)
        return self.catalogue.has(message) and all(
            any(self.catalogue.has(message, attribute) for attribute in _attributes(value)) for value in values
        )

    # The machinery

    def _usual(self, ask: Asked) -> int:
        message = key(ask.prompt)
        if not self.catalogue.has(message, "enter"):
            return -1
        return find_option(ask.options, self.catalogue.text(message, "enter"))

    def _goes_on(self, run: list[Event], event: Event) -> bool:
        """Does an event tell more of the same?"""
        last = run[-1]
        if event.slug != last.slug or not self.has_series(event.slug):
            return False
        changed = _changed(last, event)
        if len(changed) != 1 or changed[0].endswith("seat"):  # somebody else does the same
            return False
        return len(run) == 1 or changed == _changed(run[-2], last)

    def _series(self, run: list[Event], players: Sequence[str]) -> str:
        last = run[-1]
        if len(run) == 1:
            return self.event(last, players)
        name = _changed(run[-2], last)[0]
        facts = {**last.facts, f"{name}s": tuple([event.facts[name] for event in run[:-1]])}
        return self._say(key(last.slug), "series", self.speaker.variables(facts, players), last.slug)

    def _say(self, message: str, attribute: str, variables: Mapping[str, str | int], slug: str) -> str:
        if self.strict:
            return self.catalogue.exact_text(message, attribute, variables)
        try:
            return self.catalogue.text(message, attribute, variables)
        except MissingText:
            return readable(slug)

    def _asked(self, ask: Asked, players: Sequence[str]) -> Arguments:
        facts = dict(ask.facts or {})
        if ask.seat != FATE:
            facts.setdefault("seat", ask.seat)
        return self.speaker.variables(facts, players)

    def _option_name(self, prompt: str, value: object) -> tuple[str, str, bool] | None:
        """Message and attribute of an answer's text, and whether its word counts among its parts."""
        message = key(prompt)
        for attribute in _attributes(value):
            if self.catalogue.has(message, attribute):
                return message, attribute, False
            if self.catalogue.has(f"choice-{attribute}"):
                return f"choice-{attribute}", "", False
        if self.catalogue.has(message, "other"):
            return message, "other", True
        return None


def _changed(one: Event, other: Event) -> list[str]:
    """The facts in which two events differ."""
    return [name for name in one.facts if one.facts[name] != other.facts.get(name)]


def _parts(value: object) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _worded(value: object) -> bool:
    """Does the value begin with a word, which says what it is about?"""
    parts = _parts(value)
    return bool(parts) and isinstance(parts[0], str)


def _attributes(value: object) -> list[str]:
    """The attributes that may hold the text of a value, best first."""
    if isinstance(value, bool):
        return ["on" if value else "off"]
    if isinstance(value, int):
        return [f"number-{value}", "number"]
    if _worded(value):
        word = key(_parts(value)[0])
        return [word] if _NAME.fullmatch(word) else []
    return ["number"]


def _plain_setting(setting: Setting) -> str | int:
    if isinstance(setting, bool):
        return "on" if setting else "off"
    return setting


def _flat(value: object) -> list[Any]:
    if isinstance(value, tuple):
        return [inner for part in value for inner in _flat(part)]
    return [value]


def _own_facts(letters: Mapping[str, Any], facts: Mapping[str, Value]) -> dict[str, Value]:
    """The facts that begin with the name of a part of the option, as facts of its letter."""
    return {
        f"{letter}_{name.removeprefix(f'{part}_')}": fact
        for letter, part in letters.items()
        if isinstance(part, str)
        for name, fact in facts.items()
        if name.startswith(f"{part}_")
    }
