"""The language that a person gets."""

import pytest

from oubliette.kernel import IllegalSetUp
from oubliette.texts import choose_language, languages


def test_french_and_english_are_there() -> None:
    assert {"fr", "en"} <= set(languages())


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_CA@euro"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "C", "LANGUAGE": "fr"}, "en"),
        ({"LANGUAGE": "fr"}, "fr"),
        ({"LANG": "frx_XX"}, "en"),
    ],
)
def test_the_locale_decides(environ: dict[str, str], lang: str) -> None:
    assert choose_language(None, environ) == lang


def test_an_explicit_language_goes_first() -> None:
    assert choose_language("fr", {"LC_ALL": "en_GB"}) == "fr"


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(IllegalSetUp) as caught:
        choose_language("tlh", {})

    assert caught.value.slug == "unknown_language"
    assert "en, fr" in str(caught.value)
