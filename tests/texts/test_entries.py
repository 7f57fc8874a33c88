"""Splitting Fluent files into entries."""

import pytest

from oubliette.texts.entries import BadTexts, split


def test_a_file_is_cut_into_messages_and_terms() -> None:
    text = (
        "# Note\n\ntitle = Pig\n-pig = the pig\n    .article = a\n\nroll-face = { $player } rolls\n    a { $face }.\n"
    )

    entries = split(text, "x.ftl")

    assert list(entries) == ["title", "-pig", "roll-face"]
    assert entries["title"].parts == {"": "Pig"}
    assert entries["-pig"].parts == {"": "the pig", "article": "a"}
    assert entries["roll-face"].parts == {"": None}, "two lines"
    assert entries["roll-face"].line == 7


def test_a_placeable_may_be_closed_at_the_start_of_a_line() -> None:
    text = "found = { $gold ->\n    [one] a coin\n   *[other] coins\n}.\n    .more = Yes\n"

    assert split(text, "x.ftl")["found"].parts == {"": None, "more": "Yes"}


def test_a_message_may_be_made_of_attributes_only() -> None:
    assert split("choice =\n    .roll = Roll\n", "x.ftl")["choice"].parts == {"roll": "Roll"}


def test_no_break_spaces_belong_to_the_text() -> None:
    assert split("colon = \u202f:  \n", "x.ftl")["colon"].parts == {"": "\u202f:"}


def test_references_are_found_but_variables_are_not() -> None:
    text = '-pig = pig\ntitle = The { -pig }\nall = { title } { title.x } { $face } { -pig(case: "of") }\nface = f\n'
    entries = split(text, "x.ftl")

    assert set(entries["all"].references(entries)) == {"title", "-pig"}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("title = Pig\ntitle = Cochon\n", "x.ftl:2: title is written twice, first in line 1"),
        ("    .roll = Roll\n", "x.ftl:1: this line belongs to no message"),
        ("# Note\n  more\n", "x.ftl:2: this line belongs to no message"),
        ("title: Pig\n", "x.ftl:1: neither a message"),
        ("1up = Pig\n", "x.ftl:1: neither a message"),
        ("{ $x }\n", "x.ftl:1: neither a message"),
        ("title = Pig\n\tmore\n", "x.ftl:2: Fluent does not accept tabs"),
        ("title =\n", "x.ftl:1: title is empty"),
        ("title = Pig\n    .x =\n", "x.ftl:1: title.x is empty"),
        ("title = Pig\n    .x = 1\n    .x = 2\n", "x.ftl:1: title has the attribute .x twice"),
        ("title = Pig\n    .x 1\n", "x.ftl:2: an attribute is"),
        ("#Note\n", "x.ftl:1: a comment is"),
    ],
)
def test_lines_that_fluent_would_skip_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadTexts) as caught:
        split(text, "x.ftl")

    assert str(caught.value).startswith(complaint)
