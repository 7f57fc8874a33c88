"""Rulebooks: paragraphs by slug."""

import pytest

from oubliette.games import GAMES, SAMPLES
from oubliette.texts import BadTexts, GameTexts, Picture, languages, rulebook, summary
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
        ("# A\n## B [roll.die | Web!]\nB.\n", "x.md:2: 'Web!' is not a thing"),
        ("# A\n## B [roll.die |]\nB.\n", "x.md:2: a paragraph needs a heading"),
        ("# A\n## B [| web]\nB.\n", "x.md:2: a paragraph needs a heading"),
        ("# A\n## B [roll.die | web]\nB.\n## C [roll.face | web]\nC.\n", "x.md:4: web was already explained in line 2"),
        ("# A\n## B [roll.die]\n![B](web.png)\n", "x.md:3: a picture is a line"),
        ("# A\n## B [roll.die]\nSee ![B](figure:web).\n", "x.md:3: a picture is a line"),
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
    assert len({book.things() for book in books if book is not None}) == 1
    pictures = [[(one.kind, one.name) for one in book.figures()] for book in books if book is not None]
    assert all(of_one == pictures[0] for of_one in pictures)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game_id", GAMES + SAMPLES)
def test_every_thing_has_a_name_and_a_few_words(game_id: str, lang: str) -> None:
    book, texts = rulebook(game_id, lang), GameTexts(game_id, lang)
    assert book is not None
    for paragraph in book.paragraphs:
        for thing in paragraph.things:
            assert texts.has_name(thing) or texts.has_label(thing), thing
            assert summary(paragraph, texts.thing(thing), lang), thing


THINGS = """\
# The game

## Webs [find.web, web.stuck | web, torn_web]

A web holds you.

![Stuck in a web](figure:web)

It tears.

![Out again](example:web_torn)

## Winning [win.target]

Win it.
"""


def test_a_paragraph_names_the_things_that_it_explains() -> None:
    book = parse_rulebook(THINGS, "x.md")

    webs = book.about("torn_web")
    assert webs is not None and webs.title == "Webs" and webs.slugs == ("find.web", "web.stuck")
    assert webs is book.about("web") and book.about("win") is None
    assert book.things() == ("web", "torn_web")


def test_pictures_stand_between_the_words() -> None:
    book = parse_rulebook(THINGS, "x.md")

    assert book.figures() == (Picture("figure", "web", "Stuck in a web"), Picture("example", "web_torn", "Out again"))
    assert "A web holds you.\n\n[Stuck in a web]\n\nIt tears.\n\n[Out again]" in book.text()
    told = book.text(lambda picture: f"{picture.kind} {picture.name}")
    assert "figure web\n" in told and "example web_torn" in told
