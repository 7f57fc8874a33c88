"""Rulebooks show pictures: each that they name exists, in both languages, and the next one is never far."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from oubliette.games import GAMES
from oubliette.texts import languages, rulebook, teach_texts

CLIENT: Final = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "games"
NAMES: Final = re.compile(r"export const NAMES[^=]*=(?P<names>.*?);", re.DOTALL)
PICTURE: Final = re.compile(r"!\[[^\]]*\]\((?:figure|example):(?P<name>[a-z0-9_.-]+)\)")
FARTHEST: Final = 1 / 6  # of the book, from one picture to the next


def drawn(game: str) -> set[str]:
    """The figures that the client can draw."""
    source = (CLIENT / game / "Figures.svelte").read_text(encoding="utf-8")
    found = NAMES.search(source)
    assert found is not None, "Figures.svelte exports NAMES"
    return set(re.findall(r"'([a-z0-9_-]+)'", found["names"]))


def body(game: str, lang: str) -> str:
    book = rulebook(game, lang)
    assert book is not None
    return "\n\n".join([book.introduction, *[paragraph.body for paragraph in book.paragraphs]])


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_drawn_and_every_drawing_shown(game: str) -> None:
    """Four belong to the overview, the others to the rulebook."""
    overview = set(teach_texts(game, "en").overview())
    named = {lang: set(re.findall(r"\(figure:([a-z0-9_-]+)\)", body(game, lang))) for lang in languages()}

    assert len({frozenset(names) for names in named.values()}) == 1, "the languages show different figures"
    assert overview == {"want", "turn", "danger", "end"}
    assert drawn(game) == overview | named["en"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", languages())
def test_the_next_picture_is_never_far(game: str, lang: str) -> None:
    stretches = [len(part.split()) for part in PICTURE.split(body(game, lang))[::2]]

    assert max(stretches) <= FARTHEST * sum(stretches), stretches


@pytest.mark.parametrize("game", GAMES)
def test_rooms_are_drawn_not_typed(game: str) -> None:
    """No drawings of characters: a figure is the same picture for everybody."""
    typed = re.findall(r"^(?:```|    \S|.*[#|]{4,}.*$)", body(game, "en"), re.MULTILINE)
    assert [line for line in typed if not re.fullmatch(r"[|: -]+", line)] == []
