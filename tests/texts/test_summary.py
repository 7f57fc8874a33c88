"""The few words of a rulebook about one thing, tried on real rulebooks."""

from __future__ import annotations

import pytest

from oubliette.texts import rulebook, summary
from oubliette.texts.rulebook import Paragraph
from oubliette.texts.summary import LONGEST, shortened

NARROW = "\u202f"


def about(game_id: str, lang: str, slug: str, name: str) -> str:
    book = rulebook(game_id, lang)
    assert book is not None
    paragraph = book.find(slug)
    assert paragraph is not None
    return summary(paragraph, name, lang).replace(NARROW, " ")


@pytest.mark.parametrize(
    ("game_id", "lang", "slug", "name", "words"),
    [
        # A row of a table, with its headers.
        ("new_dungeon", "en", "fight.colours", "ogre", "cards: 3, red: 6, white: 8, blue: 9"),
        ("new_dungeon", "fr", "fight.colours", "Un Ogre", "cartes : 3, rouge : 6, blanc : 8, bleu : 9"),
        ("new_dungeon", "en", "fight.colours", "the Giant Rats", "cards: 3, red: 3, white: 5, blue: 4"),
        ("new_dungeon", "en", "fight.colours", "Giant Rat", "cards: 3, red: 3, white: 5, blue: 4"),
        # An item of a list, which names it before a colon, perhaps with others.
        (
            "mini_rogue",
            "en",
            "monster.must_fight",
            "Crossbowman",
            "Floor 3, Winged Serpent (curse) or Crossbowman (poison): 12",
        ),
        (
            "mini_rogue",
            "fr",
            "monster.must_fight",
            "l’arbalétrier",
            "Étage 3, Serpent ailé (malédiction) ou Arbalétrier (poison) :",
        ),
        ("paper_dungeon", "en", "meet.coin", "coin", "Coin: 1 ¢ in the + column."),
        ("paper_dungeon", "fr", "meet.coin", "la pièce", "Pièce"),
    ],
)
def test_a_thing_has_its_row_or_its_item(game_id: str, lang: str, slug: str, name: str, words: str) -> None:
    assert about(game_id, lang, slug, name).startswith(words)


def test_otherwise_it_is_the_beginning_of_the_paragraph() -> None:
    assert about("pig", "en", "roll.fatal", "The 1").startswith("A 1 tips the trough over")
    assert about("pig", "fr", "roll.fatal", "1").startswith("Un 1 renverse l’auge")


BODY = """\
### A heading

| kind | worth |
|------|------:|
| Short *sword* | 2 |
| Sword | 3 |

![A sword](figure:sword)

Swords are **sharp**: see [the shop](#shop).

- **Swordfish**: swims.
- **The Sabre**, a long one, cuts
  twice;
- The axe (2), Maces (3): break shields.
"""


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("sword", "worth: 3"),
        ("The Sword", "worth: 3"),
        ("short sword", "worth: 2"),
        ("short", "worth: 2"),
        ("sabre", "The Sabre, a long one, cuts twice."),
        ("axe", "The axe (2), Maces (3): break shields."),
        ("mace", "The axe (2), Maces (3): break shields."),
        ("swim", "Swords are sharp: see the shop."),
        ("", "Swords are sharp: see the shop."),
    ],
)
def test_names_are_compared_without_capitals_articles_and_plurals(name: str, words: str) -> None:
    assert summary(Paragraph(("a.b",), "Swords", BODY), name, "en") == words


def test_a_paragraph_that_is_only_a_list_gives_its_first_item() -> None:
    assert summary(Paragraph(("a.b",), "Swords", "- One;\n- two."), "axe", "en") == "One."


def test_words_that_lead_to_a_list_are_left_out() -> None:
    """A card has no room for the list."""
    for body, words in (
        ("Fight to the death. By floor:\n\n- 1: a rat.", "Fight to the death."),
        ("Take one of these:\n\n- 1 XP.", "Take one of these."),
    ):
        assert summary(Paragraph(("a.b",), "Swords", body), "axe", "en") == words


def test_long_words_end_with_a_sentence() -> None:
    sentence = "It is “what one wants!” And " + "so on " * 20 + "it goes."
    long = f"{sentence} {sentence} {sentence}"

    assert shortened(sentence) == sentence
    assert shortened(long).endswith("it goes.") or shortened(long).endswith("!”")
    assert len(shortened(long)) <= LONGEST
    assert shortened("word " * 100).endswith("word …")
