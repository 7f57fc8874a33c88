"""The games: what there is to play, what can be set, and the rulebooks."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from oubliette.server.wire.about import about
from oubliette.server.wire.values import Setting


class SettingInfo(msgspec.Struct, frozen=True):
    """One setting of a switch, and what it means."""

    value: Setting
    text: str


class OptionInfo(msgspec.Struct, frozen=True):
    """One switch of a game."""

    name: str
    kind: Literal["choice", "whole", "flag", "text"]
    default: Setting
    help: str
    values: Annotated[
        list[SettingInfo],
        about("those with a meaning of their own: all of a choice, on and off of a flag, special numbers"),
    ]
    leading: Annotated[int | None, about("its place among those that are shown first; null: a house rule")] = None
    from_seats: Annotated[int, about("with fewer seats it means nothing")] = 1
    by_seat: Annotated[int | None, about("the seat for which it says how it answers; null: it is for the match")] = None
    low: Annotated[int | None, about("a whole number is not less")] = None
    high: Annotated[int | None, about("and not more")] = None
    also: Annotated[list[int], about("unless it is one of these")] = []
    shape: Annotated[str | None, about("what a text may be, in words")] = None


class BotInfo(msgspec.Struct, frozen=True):
    """Who can play when nobody does."""

    id: Annotated[str, about("the `bot` of a request")]
    name: str
    temper: Annotated[str, about("in a few words; empty where it has none")]
    level: Annotated[bool, about("one of those that people choose from, with a name and a temper")]


class GameInfo(msgspec.Struct, frozen=True):
    """A game."""

    id: str
    title: str
    tagline: Annotated[str, about("what it is about, in a line")]
    credits: Annotated[str, about("who made it; empty where the game does not say")]
    version: Annotated[int, about("of its rules")]
    seats: Annotated[list[int], about("by how many it can be played")]
    usual_seats: Annotated[int, about("how many seats a match has when nobody says how many")]
    together: Annotated[bool, about("do all seats win or lose as one?")]
    options: list[OptionInfo]
    bots: list[BotInfo]
    default_bot: str
    heroes: Annotated[list[str], about("names to propose for heroes; none where heroes are called like their players")]
    daily: Annotated[bool, about("has it a daily dungeon?")]
    sample: Annotated[bool, about("a small one, for learning and measuring")]
    languages: Annotated[list[str], about("in which it has texts")]


class GameList(msgspec.Struct, frozen=True):
    """All games, in the order they are shown."""

    games: list[GameInfo]
    languages: Annotated[list[str], about("in which everything else can be told")]


class ParagraphInfo(msgspec.Struct, frozen=True):
    """One rule, or a few that belong together."""

    slugs: Annotated[list[str], about("of the questions and events that it explains")]
    title: str
    body: Annotated[str, about("Markdown")]


class RulebookInfo(msgspec.Struct, frozen=True):
    """A rulebook."""

    game: str
    title: str
    introduction: Annotated[str, about("Markdown")]
    paragraphs: list[ParagraphInfo]
