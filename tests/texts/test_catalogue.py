"""The catalogue gives the same sentences as Fluent does when it reads the whole file."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor
from hypothesis import given
from hypothesis import strategies as st

import oubliette
from oubliette.texts.catalogue import Catalogue, MissingText
from oubliette.texts.entries import BadTexts, split

SOURCE = Path(oubliette.__file__).parent
FILES = sorted(SOURCE.rglob("*.ftl"))
TRICKY = """\
# All features of Fluent that our files use or may use.
-hero = the hero
    .gender = masculine
-sword = { $case ->
    [of] of the sword
   *[plain] sword
}
plain = One line: it's “all” there is — isn't it?
spaced =    three spaces, and two at the end are none\u202f!
below =
    A text that begins
    on the next line,

      and goes on after a blank one.
refers = { plain } { refers-too } { plain-two.note }
refers-too = { -hero } has { -sword(case: "of") }, { -hero.gender ->
    [masculine] he
   *[other] she
}.
plain-two = Two
    .note = A note
    .deep = { refers }
number = { NUMBER($count, minimumFractionDigits: 1) } { $count ->
    [0] none
    [one] one
   *[other] { $count }
}
filled = { $who } and {$who}: {  $count  }, { $unknown }
    .alone = { $who }
quote = { "{" }{ "\\u202F" }{ "  " }
only =
    .attribute = Here { $who }
missing = { nowhere } { -nobody } { $unknown }
"""


class Variables(visitor.Visitor):  # type: ignore[misc]  # Fluent has no types
    """Collects the variables of an entry, and the entries to which it refers."""

    def __init__(self, entry: Any) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)
        self.generic_visit(node)

    visit_TermReference = visit_MessageReference  # noqa: N815


def variables_of(resource: Any) -> dict[str, set[str]]:
    """The variables of each entry, with those of the entries to which it refers: Fluent converts all that it gets."""
    found = {entry.id.name: Variables(entry) for entry in resource.body if hasattr(entry, "id")}
    needed: dict[str, set[str]] = {}
    for name in found:
        reached, names = [name], set[str]()
        for one in reached:  # grows during the loop
            names |= found[one].names
            reached += [other for other in found[one].references if other in found and other not in reached]
        needed[name] = names
    return needed


def texts() -> Iterator[tuple[str, str, str]]:
    for file in FILES:
        yield str(file.relative_to(SOURCE)), file.stem, file.read_text(encoding="utf-8")
    yield "tricky", "fr", TRICKY
    yield "tricky", "en", TRICKY


@pytest.mark.slow
@pytest.mark.parametrize(("name", "lang", "text"), list(texts()))
def test_the_catalogue_gives_the_same_sentences_as_fluent(name: str, lang: str, text: str) -> None:
    resource = FluentResource(text)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], "Fluent cannot read some of it"
    whole = FluentBundle([lang], use_isolating=False)
    whole.add_resource(resource)
    variables = variables_of(resource)
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    terms = [entry for entry in resource.body if isinstance(entry, ast.Term)]
    lazy, parsed = Catalogue(text, lang, name), split(text, name)

    assert [entry for entry in lazy.entries if not entry.startswith("-")] == [entry.id.name for entry in messages]
    assert [entry[1:] for entry in lazy.entries if entry.startswith("-")] == [entry.id.name for entry in terms]
    values: tuple[str | int, ...] = (1, 0, 2, 1234, "hidden", "Zoé")
    for number, value in enumerate(values):
        for entry in messages:
            given: dict[str, str | int] = dict.fromkeys(variables[entry.id.name] - {"unknown"}, value)
            compiled = whole.get_message(entry.id.name)
            parts = {**({"": compiled.value} if compiled.value else {}), **compiled.attributes}
            assert list(parts) == list(lazy.entries[entry.id.name].parts)
            for part, pattern in parts.items():
                expected, errors = whole.format_pattern(pattern, given)
                if number == 0:  # a new catalogue for each text: it must find all references of its own
                    fresh = Catalogue("", lang, name)
                    fresh.entries = parsed  # splitting the file again for every text took most of the time
                    assert fresh.text(entry.id.name, part, given) == expected
                assert lazy.text(entry.id.name, part, given) == expected
                if not errors:
                    assert lazy.exact_text(entry.id.name, part, given) == expected


def test_a_missing_sentence_says_where_it_is_missing() -> None:
    catalogue = Catalogue("title = Pig\n", "en", "x.ftl")

    with pytest.raises(MissingText, match=r"x\.ftl: tagline: there is no such text"):
        catalogue.text("tagline")
    with pytest.raises(MissingText, match=r"x\.ftl: title\.short: there is no such text"):
        catalogue.text("title", "short")


def test_a_missing_variable_is_an_error_for_tests_only() -> None:
    catalogue = Catalogue("greet = Hello { $name }\n", "en", "x.ftl")

    assert catalogue.text("greet") == "Hello name"
    with pytest.raises(MissingText, match="Unknown external: name"):
        catalogue.exact_text("greet")


def test_an_entry_that_fluent_cannot_read_is_an_error() -> None:
    with pytest.raises(BadTexts, match=r"x\.ftl:1: Fluent cannot read broken"):
        Catalogue("broken = Hello { $name\n", "en", "x.ftl").text("broken")


def test_plain_sentences_do_not_load_fluent() -> None:
    script = (
        "import sys; from oubliette.texts import GameTexts, ShellTexts, rulebook;"
        "assert GameTexts('pig', 'fr').title() == 'Le Cochon'; GameTexts('pig', 'en').tagline();"
        "ShellTexts('fr').say('menu-games'); rulebook('pig', 'fr');"
        "assert not [name for name in sys.modules if name.startswith(('fluent', 'babel'))]"
    )

    subprocess.run([sys.executable, "-c", script], check=True)


LINES = [
    "a = A", "b = { a } b", "c =", "d = { $x ->", "    [one] one", "   *[other] { $x } x", "}", "    }.", "} after",
    "    .at = attribute { $y }", "    .plain = Plain  ", "    more text", "      deeper { -t }", "-t = term", "",
    "# note", "e = { $x }{ $y }", 'f = { "{" } { NUMBER($x) }', "g = \u202f{ $y }\u202f", "    { b.at }", "h = {$x",
    "    [x] y",
]  # fmt: skip


@given(st.lists(st.sampled_from(LINES), max_size=12))
def test_any_text_gives_the_same_sentences_as_fluent_or_is_refused(lines: list[str]) -> None:
    text = "\n".join(lines) + "\n"
    resource = FluentResource(text)
    whole = FluentBundle(["fr"], use_isolating=False)
    whole.add_resource(resource)
    sound = not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    variables: dict[str, str | int] = {"x": 1, "y": "why"}
    try:
        lazy = Catalogue(text, "fr", "x.ftl")
        actual = {
            (name, part): lazy.text(name, part, variables)
            for name, entry in lazy.entries.items()
            if not name.startswith("-")
            for part in entry.parts
        }
    except BadTexts:
        return  # stricter than Fluent
    if sound:
        expected = {
            (entry.id.name, part): whole.format_pattern(pattern, variables)[0]
            for entry in resource.body
            if isinstance(entry, ast.Message)
            for compiled in [whole.get_message(entry.id.name)]
            for part, pattern in {**({"": compiled.value} if compiled.value else {}), **compiled.attributes}.items()
        }
        assert actual == {key: str(value) for key, value in expected.items()}
