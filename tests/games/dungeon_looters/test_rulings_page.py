"""The page of rulings cites existing rules and covers our own inventions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import oubliette.games.dungeon_looters as game

PAGE = Path(__file__).parents[3] / "docs" / "rulings" / "dungeon_looters.md"
RULEBOOK = Path(game.__file__).parent / "rulebook"
INVENTIONS = (
    "card.tax_collector",
    "chest.supply",
    "door.force",
    "end.tie",
    "exit.troll_never",
    "setup.archetypes",
    "setup.neutral_sherpa",
    "tile.no_sealing",
    "trap.bear_major",
    "trap.square",
    "turn.hand_limit",
)


def slugs(text: str) -> set[str]:
    """The slugs that begin a row or stand in brackets."""
    return {*re.findall(r"^\| ([a-z]+\.[a-z_]+) \|", text, re.MULTILINE), *re.findall(r"\[([a-z]+\.[a-z_]+)\]", text)}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whatever_has_a_row_has_a_paragraph_in_the_rulebook(lang: str) -> None:
    headings = re.findall(r"^## .*\[(.*)\]$", (RULEBOOK / f"{lang}.md").read_text(encoding="utf-8"), re.MULTILINE)
    told = {slug for heading in headings for slug in heading.split(" | ")[0].split(", ")}
    assert slugs(PAGE.read_text(encoding="utf-8")) - told == set()


@pytest.mark.parametrize("slug", INVENTIONS)
def test_our_inventions_have_a_row(slug: str) -> None:
    assert slug in slugs(PAGE.read_text(encoding="utf-8"))
