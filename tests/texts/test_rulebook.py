"""Rulebooks: paragraphs by slug."""

import pytest

from oubliette.games import GAMES, SAMPLES
from oubliette.texts import BadTexts, languages, rulebook
from oubliette.texts.rulebook import parse_rulebook

TEXT = """\
# The game

For two.

## Rolling [roll.die, roll.face]

Roll it.

- once
- twice

## Winning [win.target]
Win it.
"""


def test_a_rulebook_is_read_by_paragraphs() -> None:
    book = parse_rulebook(TEXT, "x.md")

    assert book.title == "The game"
    assert book.introduction == "For two."
    assert book.slugs() == ("roll.die", "roll.face", "win.target")
    rolling = book.find("roll.face")
    assert rolling is not None
    assert rolling.title == "Rolling"
    assert rolling.body == "Roll it.\n\n- once\n- twice"
    assert book.find("roll") is None


def test_the_text_of_a_rulebook_has_no_slugs() -> None:
    text = parse_rulebook(TEXT, "x.md").text()

    assert text.startswith("The game\n\nFor two.\n\nRolling\n\nRoll it.")
    assert "[" not in text


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("## Rolling [roll.die]\nRoll.\n", "x.md: a rulebook must begin with"),
        ("# A\n# B\n", "x.md:2: a rulebook has one"),
        ("# A\n## Rolling\nRoll.\n", "x.md:2: a paragraph needs a heading"),
        ("# A\n##Rolling [roll.die]\nRoll.\n", "x.md:2: a paragraph needs a heading"),
        ("# A\n## [roll.die]\nRoll.\n", "x.md:2: a paragraph needs a heading"),
        ("# A\n## Rolling [roll]\nRoll.\n", "x.md:2: 'roll' is not a slug"),
        ("# A\n## Rolling [roll.die,]\nRoll.\n", "x.md:2: '' is not a slug"),
        ("# A\n## Rolling [Roll.Die]\nRoll.\n", "x.md:2: 'Roll.Die' is not a slug"),
        ("# A\n## B [roll.die]\nB.\n## C [roll.die]\nC.\n", "x.md:4: roll.die was already explained in line 2"),
        ("# A\n## B [roll.die]\n\n## C [roll.face]\nC.\n", "x.md:2: the paragraph 'B' is empty"),
    ],
)
def test_a_malformed_rulebook_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadTexts) as caught:
        parse_rulebook(text, "x.md")

    assert str(caught.value).startswith(complaint)


@pytest.mark.parametrize("game_id", GAMES + SAMPLES)
def test_all_languages_explain_the_same_rules_in_the_same_order(game_id: str) -> None:
    books = [rulebook(game_id, lang) for lang in languages()]

    assert all(book is not None for book in books)
    assert len({book.slugs() for book in books if book is not None}) == 1
