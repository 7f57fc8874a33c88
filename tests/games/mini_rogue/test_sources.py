"""Where the figures come from, in the data and on the page of the rulebook that lists what is not printed."""

import re
import tomllib
from importlib import resources
from typing import Any

import pytest

from oubliette.games.mini_rogue.cards import ENEMIES
from oubliette.games.mini_rogue.encounters import WARES
from oubliette.games.mini_rogue.figures import FIGURES
from oubliette.games.mini_rogue.quoted import figures
from oubliette.games.mini_rogue.skills import SKILLS, Skill
from oubliette.games.mini_rogue.sources import Source, check, origin
from oubliette.kit.data import BadData
from oubliette.texts import GameTexts, languages, rulebook

BOTS_ONLY = "prospects.toml"
FILES = [
    file
    for file in resources.files("oubliette.games.mini_rogue").joinpath("data").iterdir()
    if file.name.endswith(".toml") and file.name != BOTS_ONLY
]
EVERY_LANGUAGE = pytest.mark.parametrize("lang", languages())


def page(lang: str) -> str:
    book = rulebook("mini_rogue", lang)
    assert book is not None
    found = book.find("ruling.provenance")
    assert found is not None
    return found.body


def rows() -> list[tuple[str, dict[str, Any]]]:
    """All rows of the data, as the files have them."""
    return [
        (table, row)
        for file in FILES
        for table, listed in tomllib.loads(file.read_text(encoding="utf-8")).items()
        for row in listed
    ]


def test_the_rulebook_s_two_examples_are_the_printed_figures_of_monsters() -> None:
    """[ruling.provenance] [ruling.monster_xp_floor_four] Damage on floor 3 and XP on floor 4; the rest is public."""
    for card in ("monster_undead", "monster_goblin"):
        origins = {floor: [origin(ENEMIES[card, floor], one) for one in ("hp", "damage", "xp")] for floor in (2, 3, 4)}
        assert origins == {
            2: ["public", "public", "public"],
            3: ["public", "printed", "public"],
            4: ["public", "public", "printed"],
        }


def test_bash_is_half_public_and_half_ours() -> None:
    """[ruling.provenance] Twice the armor was published; the die of the test is ours."""
    assert (origin(SKILLS["bash"], "armor"), origin(SKILLS["bash"], "dice")) == ("public", "ours")
    assert [origin(SKILLS[skill], "hp") for skill in ("vigil", "miracle")] == ["ours", "ours"]


def test_the_merchant_s_ration_is_no_printed_ware() -> None:
    """[ruling.provenance] [ruling.merchant_sells_food]"""
    bought = {ware.id: origin(ware, "buy") for ware in WARES if ware.card == "merchant"}
    assert [ware for ware, found in bought.items() if found != "printed"] == ["ration"]
    assert origin(FIGURES, "object_limit") == "public"


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ((("hp", "public"), ("mood", "ours")), "there is no figure 'mood'"),
        ((("hp", "public"), ("hp", "ours")), "hp has two sources"),
        ((("rooms", "public"), ("armor", "ours")), "hp has no source"),
        ((("hp", "ours"), ("rooms", "ours")), "all figures have the same source"),
    ],
)
def test_a_row_that_does_not_say_where_its_figures_come_from_is_refused(source: Source, complaint: str) -> None:
    """[ruling.provenance]"""
    row = Skill("nap", "exploration", source, hp=3)
    with pytest.raises(BadData, match=complaint):
        check("skills.toml: [[skill]]", row, ("hp", "rooms", "armor"))


@EVERY_LANGUAGE
def test_the_page_has_a_place_for_everything_that_is_not_printed(lang: str) -> None:
    """[ruling.provenance] No piece is left out, and none is asked for that does not exist."""
    source = resources.files("oubliette.games.mini_rogue").joinpath("rulebook", f"{lang}.md")
    asked = re.findall(r"\{([a-z.]+)\}", source.read_text(encoding="utf-8"))
    assert sorted(asked) == sorted(figures(GameTexts("mini_rogue", lang).name))


@EVERY_LANGUAGE
def test_the_page_names_every_row_with_a_figure_that_is_not_printed(lang: str) -> None:
    """[ruling.provenance] By what it is called in that language."""
    texts, text = GameTexts("mini_rogue", lang), page(lang)
    checked = 0
    for table, row in rows():
        origins = {row["source"]} if isinstance(row["source"], str) else {found for _, found in row["source"]}
        if origins == {"printed"} or table == "figure":
            continue
        checked += 1
        if table in ("zone", "reward"):
            wanted = f"- {texts.name('zone') + ' ' if table == 'zone' else ''}{row['id']} ("
        elif table == "adventurer":
            wanted = f"{texts.name('critical_on')} {row['critical']}"
        else:
            wanted = texts.name(f"level_{row['id']}" if table == "level" else row["id"])
        assert wanted in text, (table, row["id"])
    assert checked > 60


@EVERY_LANGUAGE
def test_the_page_is_written_in_words_and_tells_what_is_ours_last(lang: str) -> None:
    """[ruling.provenance] Bash's die was missing from the list once."""
    texts, text = GameTexts("mini_rogue", lang), page(lang)
    assert "_" not in text and "{" not in text
    ours = text.split("\n\n")[-1]
    assert f"{texts.name('bash')} ({texts.name('skill_dice')})" in ours
    assert texts.name("miracle") in ours and texts.name("casual") in ours
    rat = f"{texts.name('giant_rat')}, {texts.name('floor')} 1 ({texts.name('hp')} 6, {texts.name('for_two')} 12"
    assert rat in text
