"""The games: what there is to play, what can be set, and the rulebooks."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from oubliette.server.wire.about import about
from oubliette.server.wire.matches import StepInfo
from oubliette.server.wire.values import Setting


class SettingInfo(msgspec.Struct, frozen=True):
    """One setting of an option, and what it means."""

    value: Setting
    text: str


class OptionInfo(msgspec.Struct, frozen=True):
    """One option of a game."""

    name: str
    kind: Literal["choice", "whole", "flag", "text"]
    default: Setting
    help: str
    values: Annotated[
        list[SettingInfo],
        about("the settings with names: all of a choice, on and off of a flag, special numbers"),
    ]
    leading: Annotated[int | None, about("its place among the options to show first; null: a house rule")] = None
    from_seats: Annotated[int, about("with fewer seats it has no effect")] = 1
    by_seat: Annotated[int | None, about("the seat that it is about; null: the whole match")] = None
    low: Annotated[int | None, about("the least whole number")] = None
    high: Annotated[int | None, about("the greatest whole number")] = None
    also: Annotated[list[int], about("more whole numbers that are allowed")] = []
    shape: Annotated[str | None, about("the format of a text, in words")] = None


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can play a seat."""

    id: Annotated[str, about("the `bot` of a request")]
    name: str
    temper: Annotated[str, about("in a few words; empty if it has none")]
    level: Annotated[bool, about("one of the levels for people, with a name and a temper")]


class LessonOffer(msgspec.Struct, frozen=True):
    """The guided match of a game, for learning."""

    minutes: Annotated[int, about("about how long it takes")]
    first_match: Annotated[dict[str, Setting], about("options for an easy match after it")]


class GameInfo(msgspec.Struct, frozen=True):
    """A game."""

    id: str
    title: str
    tagline: Annotated[str, about("what it is about, in a line")]
    goal: Annotated[str, about("what one wants, in a line; empty if the game does not say")]
    lesson: Annotated[LessonOffer | None, about("null: it has no guided match")]
    credits: Annotated[str, about("who made it; empty if the game does not say")]
    version: Annotated[int, about("of its rules")]
    seats: Annotated[list[int], about("the numbers of seats it can be played with")]
    usual_seats: Annotated[int, about("the default number of seats")]
    together: Annotated[bool, about("whether all seats win or lose together")]
    options: list[OptionInfo]
    bots: list[BotInfo]
    default_bot: str
    heroes: Annotated[list[str], about("names to propose for heroes; empty if heroes have their players' names")]
    daily: Annotated[bool, about("whether it has a daily dungeon")]
    sample: Annotated[bool, about("a small game, for learning and benchmarks")]
    languages: Annotated[list[str], about("languages of its texts")]


class GameList(msgspec.Struct, frozen=True):
    """All games, in the order they are shown."""

    games: list[GameInfo]
    languages: Annotated[list[str], about("languages of all other texts")]


class TeachInfo(msgspec.Struct, frozen=True):
    """What teaches a game: its overview, and the words of its guided match."""

    game: str
    title: str
    goal: Annotated[str, about("what one wants, in a line")]
    overview: Annotated[dict[str, str], about("what one wants, what a turn is, what goes wrong, how it ends")]
    notes: Annotated[dict[str, str], about("the notes of the guided match, by id")]
    won: Annotated[str, about("its last words, if its goal is reached")]
    lost: Annotated[str, about("its last words otherwise")]
    not_shown: Annotated[str, about("what it leaves out")]
    captions: Annotated[dict[str, str], about("of figures, by name")]


class ThingInfo(msgspec.Struct, frozen=True):
    """Something on the table, and what the rulebook says about it in a few words."""

    id: str
    name: str
    summary: str


class ParagraphInfo(msgspec.Struct, frozen=True):
    """One rule, or a few that belong together."""

    slugs: Annotated[list[str], about("of the questions and events that it explains")]
    things: Annotated[list[ThingInfo], about("that it explains")]
    title: str
    body: Annotated[
        str, about("Markdown; a line `![Caption](figure:name)` is a drawing, `![Caption](example:name)` an example")
    ]


class ExampleInfo(msgspec.Struct, frozen=True):
    """A worked example of a rulebook: a short scene, step by step."""

    game: str
    name: str
    players: Annotated[list[str], about("their names by seat")]
    seat: Annotated[int, about("whose view is shown")]
    steps: Annotated[
        list[StepInfo], about("the first one leads to the position at which it begins; first and last have views")
    ]


class RulebookInfo(msgspec.Struct, frozen=True):
    """A rulebook."""

    game: str
    title: str
    introduction: Annotated[str, about("Markdown")]
    paragraphs: list[ParagraphInfo]
