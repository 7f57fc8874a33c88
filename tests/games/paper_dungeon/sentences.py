"""Sentences of Paper App DUNGEON, as tests read them."""

import pytest

from oubliette.kernel import Ask, Event, Value
from oubliette.texts import GameTexts, languages

PLAYERS = ["Ada", "Émile"]
EVERY_LANGUAGE = pytest.mark.parametrize("lang", languages())


def texts(lang: str) -> GameTexts:
    return GameTexts("paper_dungeon", lang, strict=True)


def told(lang: str, slug: str, **facts: Value) -> str:
    return texts(lang).event(Event(0, slug, facts), PLAYERS)


def asked(lang: str, prompt: str, options: tuple[Value, ...], **facts: Value) -> tuple[str, list[str]]:
    ask = Ask(0, prompt, options, facts)
    said = texts(lang)
    return said.prompt(ask, PLAYERS), [said.option(ask, index, PLAYERS) for index in range(len(options))]


def line_of(heading: str, finds: tuple[str, ...], end: str, left: int) -> dict[str, Value]:
    """The facts about one line in a question."""
    return {f"{heading}_finds": finds, f"{heading}_end": end, f"{heading}_left": left}
