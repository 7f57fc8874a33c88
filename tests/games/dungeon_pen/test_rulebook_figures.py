"""The rulebook quotes its figures from the data; these tests check the numbers that are still written by hand."""

from __future__ import annotations

import re
from typing import Final

import pytest

from oubliette.games.dungeon_pen.cards import EVENTS, FATRAS
from oubliette.games.dungeon_pen.characters import CHARACTERS
from oubliette.games.dungeon_pen.quoted import figures
from oubliette.games.dungeon_pen.sheets import SHEETS
from oubliette.games.dungeon_pen.squares import DICE, SQUARE_NAMES, block
from oubliette.texts import GameTexts, Paragraph, rulebook
from oubliette.texts.languages import rulebook_file
from oubliette.texts.rulebook import parse_rulebook

LANGS: Final = ("en", "fr")

# Numbers that are not figures of the game: seats, steps of a die, examples of aims. Add other such numbers here; quote
# figures of the game from the data.
CONVENTIONS: Final = {
    "": (r"\bseat[12]\b", r"\bhand[12]\b", r"(?i)\bplayer [12]\b", r"\b[A-R][0-9]{1,2}\b"),
    "coord.roll": (r"rows, 1 to", r"de 1 à", r"(rouge|red) 4 (et noir|and black) 2.*", r"\| (die|dé) .*\|"),
    "character.wizard": (r"(dice by|dés de) 1\b",),
    "decide.change_dice": (r"(them by|d’eux de) 1\b", r"(between 1 and|entre 1 et)"),
    "decide.aim": (r"\b(270[.,]5|270 40|N 80|M7 60|0|90|180|270)\b", r"\b[0-9]+ ?%"),
    "decide.pencil": (r"\b12[.,]4 6[.,]8\b", r"(type|tapez) 0\b"),
    "ruling.touch_counts": (r"\b270 40\b", r"\b260 40\b"),
    "pickup.potion": (r"(with|avec) 1 (HP|PV)",),
    "hp.zero": (r"(With|À) 0 (HP|PV)",),
}


def unexplained(paragraph: Paragraph) -> list[str]:
    """The numbers written into a paragraph, without quoted figures and the exceptions above."""
    text = re.sub(r"\{[^}]*\}", "", " ".join(paragraph.text().replace("\u202f", " ").split()))
    for slug, conventions in sorted(CONVENTIONS.items(), reverse=True):
        if not slug or slug in paragraph.slugs:
            for convention in conventions:
                text = re.sub(convention, "", text)
    return [text[max(found.start() - 30, 0) : found.end() + 10] for found in re.finditer(r"[0-9]+", text)]


def body(lang: str, slug: str) -> str:
    book = rulebook("dungeon_pen", lang)
    assert book is not None
    paragraph = book.find(slug)
    assert paragraph is not None
    return paragraph.body.replace("\u202f", " ")


@pytest.mark.parametrize("lang", LANGS)
def test_no_figure_is_written_by_hand(lang: str) -> None:
    """Neither a count of cards nor a loss, a factor or a limit."""
    book = parse_rulebook(rulebook_file("dungeon_pen", lang).read_text(encoding="utf-8"), lang)
    assert not re.search("[0-9]", book.introduction)
    for paragraph in book.paragraphs:
        assert unexplained(paragraph) == [], paragraph.title


def test_a_figure_by_hand_would_be_noticed() -> None:
    paragraph = Paragraph(("card.trapped_slab",), "Traps", "Player 1 stands on A1 and loses 3 HP.")
    assert len(unexplained(paragraph)) == 1


@pytest.mark.parametrize("lang", LANGS)
def test_the_rulebook_tells_how_many_there_are_of_each_card(lang: str) -> None:
    """Trapped Slab, Trapdoor, Cellar Rats and Second Wind once had the counts of an earlier deck."""
    texts = GameTexts("dungeon_pen", lang)
    counts = {card: row.count for card, row in EVENTS.items()} | {card: row.count for card, row in FATRAS.items()}
    for card, count in counts.items():
        slug = "card.sudden_wall" if card.startswith("sudden_wall") else f"card.{card}"
        told = " ".join(body(lang, slug).split())
        head = texts.name(card).replace("\u202f", " ")
        alone = rf"(An object|Un objet|An event|Un événement) \(× {count}\)"
        named = rf"{re.escape(head)} (× {count}:|× {count} :|\(((fatras|clutter), )?× {count}[,)])"
        assert re.search(named, told) or re.match(alone, told), card


@pytest.mark.parametrize("lang", LANGS)
def test_the_dice_point_where_the_table_says(lang: str) -> None:
    """[coord.roll]"""
    told = body(lang, "coord.roll")
    rows = [[cell.strip() for cell in line.split("|")[2:-1]] for line in told.splitlines() if line.startswith("|")]
    faces, _, columns, lines = rows
    assert faces == [str(face) for face in range(1, DICE + 1)]
    for face in range(1, DICE + 1):
        first, last = SQUARE_NAMES[block(face, face)[0]], SQUARE_NAMES[block(face, face)[-1]]
        assert columns[face - 1] == f"{first[0]}–{last[0]}" and lines[face - 1] == f"{first[1:]}–{last[1:]}"
    squares = [SQUARE_NAMES[square] for square in block(4, 2)]
    told = " ".join(told.split())
    for name in {square[0] for square in squares} | {square[1:] for square in squares}:
        assert re.search(rf"(rouge|red) 4 (et noir|and black) 2 .*\b{name}\b", told), name


def test_both_rulebooks_quote_the_same_figures_and_no_others() -> None:
    """A figure in one language only is a mistake."""
    quotes = [
        set(re.findall(r"\{([a-z0-9_.]+)", rulebook_file("dungeon_pen", lang).read_text(encoding="utf-8")))
        for lang in LANGS
    ]
    assert quotes[0] == quotes[1]
    assert quotes[0] <= set(figures(str))


@pytest.mark.parametrize(("lang", "told"), [("fr", "0,05 case"), ("en", "0.05 of a square")])
def test_figures_are_written_as_the_language_writes_them(lang: str, told: str) -> None:
    """[proc.position]"""
    assert told in " ".join(body(lang, "proc.position").split())


@pytest.mark.parametrize("lang", LANGS)
def test_what_cards_and_characters_say_of_themselves_is_what_the_data_says(lang: str) -> None:
    """Sentences are short and written by hand: every number in them must be one of the card's own."""
    known = figures(str)
    texts = GameTexts("dungeon_pen", lang)
    looked_at = 0
    for thing in (*EVENTS, *FATRAS, *CHARACTERS, "draught_odd", "draught_even"):
        own = {value for key, value in known.items() if f".{thing}." in key}
        own |= {known["draught"]} if thing.startswith("draught") else set()
        own |= {1, known["fountain_loses"]} if thing == "dubious_fountain" else set()
        own |= {known["dwarf_face"], known["faces"]} if thing == "dwarf" else set()
        own |= {1} if thing == "wizard" else set()
        cap = known.get(f"effect.{thing}.cap", 0)
        own |= {known[f"reach.{cap}"]} if cap else set()  # in squares, for a real pencil
        for trait in ("effect", "flick", "pencil", "about", "power"):
            told = texts.catalogue.entries[f"name-{thing}"].parts.get(trait) or ""
            for number in re.findall(r"[0-9]+(?:[.,][0-9]+)?", told):
                looked_at += 1
                assert float(number.replace(",", ".")) in own, f"{thing}.{trait}: {number}"
    assert looked_at > 50


# Sentences with figures written by hand, and the figures that may stand in them
SENTENCES: Final = {
    "option-mode.beginner": ("beginner_treasure_gain",),
    "option-characters.off": ("start_hp",),
    "option-bad_faith.on": ("contest_face",),
    "option-wall_connectivity.literal": ("literal_area",),
    "roll-elbow_nudge": ("effect.elbow_nudge.nudge",),
    "roll-spike_pit": ("event.spike_pit.loss",),
    "roll-dwarf": ("dwarf_face", "faces"),
    "roll-contest": ("contest_face",),
    "decide-choose_character.none": ("start_hp",),
    "decide-hard_hat": ("wall_contact_damage",),
    "decide-hard_hat.lose": ("wall_contact_damage",),
    "decide-contest.contest": ("contest_face",),
    **{f"option-sheet.{name}": (f"sheet.{name}.chests", f"sheet.{name}.potions") for name in SHEETS},
    **{
        f"option-{option}profile.{name}": (f"profile.{name}.factor",)
        for option in ("", "gesture_", "handicap_")
        for name in ("steady", "normal", "shaky")
    },
}


@pytest.mark.parametrize("lang", LANGS)
def test_questions_and_options_tell_figures_of_the_data(lang: str) -> None:
    """What a die must show, what it costs, what a switch changes."""
    known = figures(str)
    entries = GameTexts("dungeon_pen", lang).catalogue.entries
    for sentence, keys in SENTENCES.items():
        name, _, attribute = sentence.partition(".")
        told = entries[name].parts[attribute]
        source = entries[name].source.partition("\n")[0] if told is None else told
        numbers = {float(number.replace(",", ".")) for number in re.findall(r"[0-9]+(?:[.,][0-9]+)?", source)}
        assert numbers == {known[key] for key in keys}, sentence
    strengths = dict(re.findall(r"\[(\w+)\][^\n]* ([0-9])$", entries["event-effect"].source, re.MULTILINE))
    assert {card: int(strength) for card, strength in strengths.items()} == {
        card: row.strength for card, row in EVENTS.items() if row.strength
    }
