"""All sentences of one game in one language: questions, answers, events, results, labels.

The names of the sentences, for the slug `combat.feat`:

- question: the message `combat-feat`. Its options are attributes: `.stop` for "stop", `.reroll` for ("reroll", 2,
  "xp"), with `$a` 2 and `$b` "xp" and the facts about them (`xp_cost` is `$b_cost`); `.number` for numbers and tuples
  of numbers (or `.number-6` for the number 6). Options of many questions may be a message `choice-drink`. Any other
  option uses `.other`, with the thing's name as `$a`, or just the thing's name. `.enter` is not a text: it names the
  option that the Enter key answers. The numbers of a `Lattice` also have the names of its axes, and `.how` says how to
  type one of so many answers; a game that reads such answers itself adds attributes for input that it cannot read.
  `.stop-sure` marks an option that gives something up: it is never a habit. Its text asks once more before the answer
  is given; it is empty if the game itself asks twice.
- event, result: the message `combat-feat`, with the facts as variables (see `arguments.py`). The attribute `.series`
  tells several events in a row at once (see `GameTexts.events`).
- thing: `name-sword`; people may also type its `.short`. A place has `.place` if the map shows something other than its
  id.
- others: `view-points` labels a part of a view; `option-target` explains an option, and its attributes the values;
  `count-chests`, with `$mean`, names what simulations count; `hint-facts` tells the exact solution of a small problem;
  `title` and `tagline`; optionally `credits` (who made the game), `score-label` (what a score counts, if not points),
  and for heroes with names `hero-names` (proposals, with commas) and `hero-question`, with `$name`.
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
from oubliette.texts.arguments import Arguments, FactFormatter, key, readable
from oubliette.texts.catalogue import Catalogue, MissingText
from oubliette.texts.languages import DEFAULT, game_file
from oubliette.texts.shell_texts import ShellTexts

_NAME: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


class Asked(Protocol):
    """A question: the kernel's `Ask`, or the table's `Question` for clients."""

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
    """The sentences of a listed game, in English if that language has none."""
    for choice in dict.fromkeys((lang, DEFAULT)):
        file = game_file(game_id, choice)
        if file.is_file():
            return Catalogue(file.read_text(encoding="utf-8"), choice, f"games/{game_id}/texts/{choice}.ftl")
    return Catalogue("", lang, f"games/{game_id}/texts/{lang}.ftl")


class GameTexts:
    """The sentences of one game in one language.

    `strict` is for tests: a missing sentence or variable raises MissingText. Otherwise the readable slug replaces it.
    `text` replaces the game's file, for games that are not part of this package.
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
        self.formatter = FactFormatter(self.catalogue, shell.say("list-and"), shell.say("decimal-mark"))

    # The game itself

    def title(self) -> str:
        return self._say("title", "", {}, self.game_id)

    def tagline(self) -> str:
        return self._say("tagline", "", {}, "tagline")

    def credits(self) -> str:
        """Who made the game, from `credits`; empty if there is none."""
        return self.catalogue.text("credits") if self.catalogue.has("credits") else ""

    def hero_names(self) -> tuple[str, ...]:
        """Names to propose, from `hero-names`; empty if heroes have no names."""
        if not self.catalogue.has("hero-names"):
            return ()
        return tuple([name.strip() for name in self.catalogue.text("hero-names").split(",")])

    def example_players(self, seats: int) -> list[str]:
        """Names for the players of a worked example."""
        return list((self.hero_names() or ShellTexts(self.lang).words("names"))[:seats])

    def option_help(self, name: str) -> str:
        """What an option of the game does."""
        return self._say(f"option-{key(name)}", "", {}, name)

    def option_value(self, name: str, setting: Setting) -> str:
        """What this setting of an option means; the setting itself if it needs no explanation."""
        message = f"option-{key(name)}"
        for attribute in _attributes(setting):
            if self.catalogue.has(message, attribute):
                return self._say(message, attribute, {"a": _plain_setting(setting)}, name)
        return str(_plain_setting(setting))

    # A match

    def prompt(self, ask: Asked, players: Sequence[str]) -> str:
        """The question. Its variables are its facts and `$player`, who is asked."""
        return self._say(key(ask.prompt), "", self._question_variables(ask, players), ask.prompt)

    def option(self, ask: Asked, index: int, players: Sequence[str]) -> str:
        return self.option_text(ask, ask.options[index], players)

    def option_text(self, ask: Asked, value: object, players: Sequence[str]) -> str:
        """One answer to the question, by its value."""
        found = self._option_name(ask.prompt, value)
        if found is None:
            if self.strict and not self.has_option(ask.prompt, value):
                raise MissingText(f"{self.catalogue.file}: {key(ask.prompt)}: no text for the option {value!r}")
            return self.formatter.plain(value)
        message, attribute, from_word = found
        variables = self._question_variables(ask, players)
        parts = _parts(value)[0 if from_word else _begins_with_word(value) :]
        letters = dict(zip(ascii_lowercase, parts, strict=False))
        if type(ask.options) is Lattice:  # not isinstance: of the compiled class every sequence is an instance
            letters.update(zip(ask.options.names, parts, strict=True))
        letters.update(_own_facts(letters, ask.facts or {}))
        variables.update(self.formatter.variables(letters, players))
        return self._say(message, attribute, variables, str(value))

    def enter(self, ask: Asked) -> int:
        """The index that the Enter key answers: the only option, or the one that the question's `.enter` names, or -1.

        `.enter` names what most people answer most of the time.
        """
        return 0 if len(ask.options) == 1 else self._default_answer(ask)

    def is_default(self, ask: Asked, index: int) -> bool:
        """Does the question's `.enter` name this answer?"""
        return self._default_answer(ask) == index

    def gives_up(self, ask: Asked, value: object) -> bool:
        """Does this answer give something up for good? Then it is never a habit. The question has its `…-sure`."""
        return bool(self._sure_name(ask, value))

    def sure(self, ask: Asked, value: object, players: Sequence[str]) -> str:
        """What asks once more before this answer is given, from its `…-sure`; empty if nothing does."""
        name = self._sure_name(ask, value)
        return self._say(key(ask.prompt), name, self._question_variables(ask, players), ask.prompt) if name else ""

    def how(self, ask: Asked) -> str:
        """How to type one of very many answers, from the question's `.how`; empty if there is none."""
        message = key(ask.prompt)
        if not self.catalogue.has(message, "how"):
            return ""
        return self._say(message, "how", self._question_variables(ask, ()), ask.prompt)

    def remark(self, ask: Asked, name: str, typed: str) -> str:
        """Why `typed` is not an answer, from the attribute `name` of the question."""
        return self._say(key(ask.prompt), name, {**self._question_variables(ask, ()), "typed": typed}, ask.prompt)

    def hint(self, facts: Mapping[str, int]) -> str:
        """The figures of an exact solution as a sentence, from `hint-facts`; empty without figures."""
        return self._say("hint-facts", "", self.formatter.variables(facts, ()), "") if facts else ""

    def short(self, value: object) -> str:
        """What people may type instead of a thing's name, from its `.short`; empty if there is none."""
        name = f"name-{key(value)}" if isinstance(value, str) else ""
        return self.catalogue.text(name, "short") if name and self.catalogue.has(name, "short") else ""

    def event(self, event: Event, players: Sequence[str]) -> str:
        """An event as a sentence. Pass events that are already filtered for the reader's seat."""
        return self._say(key(event.slug), "", self.formatter.variables(event.facts, players), event.slug)

    def events(self, events: Iterable[Event], players: Sequence[str]) -> list[str]:
        """One sentence for each event, or one for a series of similar events, if the event has a text `.series`.

        A series is events in a row that differ in one fact, such as `space`: `$space` is that of the last event,
        `$spaces` the list of those before.
        """
        sentences: list[str] = []
        run: list[Event] = []
        for event in events:
            if run and not self._continues(run, event):
                sentences.append(self._series(run, players))
                run = []
            run.append(event)
        return [*sentences, self._series(run, players)] if run else sentences

    def result(self, result: Result, players: Sequence[str]) -> str:
        """Why the match ended. `$player` names the winners, `$winners` is their number, `$score` the best score."""
        winners = [seat for seat in range(len(result.places)) if result.won(seat)]
        variables: Arguments = {
            "player": self.formatter.join([players[seat] for seat in winners]),
            "winners": len(winners),
            "score": max(result.scores[seat] for seat in winners or range(len(result.scores))),
        }
        return self._say(key(result.reason), "", variables, result.reason)

    def score_label(self) -> str:
        """What the scores of the result count, from `score-label`; empty if they are just points."""
        return self.catalogue.text("score-label") if self.catalogue.has("score-label") else ""

    def label(self, name: str) -> str:
        """The label of a part of the view."""
        return self._say(f"view-{key(name)}", "", {}, name)

    def count(self, name: str, mean: str) -> str:
        """A mean per match that a simulation counted, as a sentence."""
        return self._say(f"count-{key(name)}", "", {"mean": mean}, name)

    def name(self, thing: str) -> str:
        """The name of a thing; its id if it has none."""
        return self.formatter.name(thing)

    def thing(self, thing: str) -> str:
        """The name of a thing that the rulebook explains, or the label of a part of the view."""
        return self.label(thing) if not self.has_name(thing) and self.has_label(thing) else self.name(thing)

    def place(self, place: str) -> str:
        """The label of a place on the map: the attribute `.place` of its name, or its id."""
        name = f"name-{key(place)}"
        return self.catalogue.text(name, "place") if self.catalogue.has(name, "place") else place

    # Which sentences exist, for tests

    def has_prompt(self, prompt: str) -> bool:
        return self.catalogue.has(key(prompt))

    def has_option(self, prompt: str, value: object) -> bool:
        """Is there a text for this answer? Numbers need none."""
        return self._option_name(prompt, value) is not None or all(
            isinstance(part, int) or self.formatter.has_name(part) for part in _flat(value)
        )

    def has_series(self, slug: str) -> bool:
        """Can one sentence tell several of these events in a row?"""
        return self.catalogue.has(key(slug), "series")

    def has_label(self, name: str) -> bool:
        return self.catalogue.has(f"view-{key(name)}")

    def has_name(self, thing: str) -> bool:
        return self.formatter.has_name(thing)

    def has_setting(self, option: Option) -> bool:
        """Do the option and each of its values, if they are words, have an explanation?"""
        message = f"option-{key(option.name)}"
        values: tuple[Setting, ...] = ()
        if isinstance(option, Choice):
            values = option.values
        elif isinstance(option, Flag):
            values = (True, False)
        return self.catalogue.has(message) and all(
            any(self.catalogue.has(message, attribute) for attribute in _attributes(value)) for value in values
        )

    def _sure_name(self, ask: Asked, value: object) -> str:
        message = key(ask.prompt)
        names = (f"{attribute}-sure" for attribute in _attributes(value))
        return next((name for name in names if self.catalogue.has(message, name)), "")

    def _default_answer(self, ask: Asked) -> int:
        message = key(ask.prompt)
        if not self.catalogue.has(message, "enter"):
            return -1
        return find_option(ask.options, self.catalogue.text(message, "enter"))

    def _continues(self, run: list[Event], event: Event) -> bool:
        """Does this event continue the series?"""
        last = run[-1]
        if event.slug != last.slug or not self.has_series(event.slug):
            return False
        changed = _changed(last, event)
        if len(changed) != 1 or changed[0].endswith("seat"):  # another seat did the same
            return False
        return len(run) == 1 or changed == _changed(run[-2], last)

    def _series(self, run: list[Event], players: Sequence[str]) -> str:
        last = run[-1]
        if len(run) == 1:
            return self.event(last, players)
        name = _changed(run[-2], last)[0]
        facts = {**last.facts, f"{name}s": tuple([event.facts[name] for event in run[:-1]])}
        return self._say(key(last.slug), "series", self.formatter.variables(facts, players), last.slug)

    def _say(self, message: str, attribute: str, variables: Mapping[str, str | int], slug: str) -> str:
        if self.strict:
            return self.catalogue.exact_text(message, attribute, variables)
        try:
            return self.catalogue.text(message, attribute, variables)
        except MissingText:
            return readable(slug)

    def _question_variables(self, ask: Asked, players: Sequence[str]) -> Arguments:
        facts = dict(ask.facts or {})
        if ask.seat != FATE:
            facts.setdefault("seat", ask.seat)
        return self.formatter.variables(facts, players)

    def _option_name(self, prompt: str, value: object) -> tuple[str, str, bool] | None:
        """Message and attribute of an answer's text, and whether its first word is one of its parts (`$a`)."""
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


def _begins_with_word(value: object) -> bool:
    parts = _parts(value)
    return bool(parts) and isinstance(parts[0], str)


def _attributes(value: object) -> list[str]:
    """The attributes that may hold the text of a value, best first."""
    if isinstance(value, bool):
        return ["on" if value else "off"]
    if isinstance(value, int):
        return [f"number-{value}", "number"]
    if _begins_with_word(value):
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
    """Rename facts about a part of the option: for `$b` "xp", `xp_cost` becomes `b_cost`."""
    return {
        f"{letter}_{name.removeprefix(f'{part}_')}": fact
        for letter, part in letters.items()
        if isinstance(part, str)
        for name, fact in facts.items()
        if name.startswith(f"{part}_")
    }
