"""Characters that an output cannot show."""

import pytest

from oubliette.texts.plain import register


@pytest.mark.parametrize(
    ("encoding", "text", "shown"),
    [
        ("utf-8", "«\u202fœuf…\u202f»", "«\u202fœuf…\u202f»"),
        ("utf-8", "a\udcffb", "a?b"),
        ("ascii", "«\u202fC’est l’été, œuf…\u202f»", "\" C'est l'ete, oeuf... \""),
        ("latin-1", "«\u202fC’est l’été\u202f»", "« C'est l'été »"),
        ("cp1252", "«\u202fC’est l’œuf\u202f»", "« C’est l’œuf »"),
        ("cp437", "«\u202fC’est l’été, œuf\u202f»", "« C'est l'été, oeuf »"),
        ("ascii", "e\u0301te\u0301 ﬁn", "ete fin"),
        ("ascii", "龍龍 ×", "?? x"),
    ],
)
def test_the_nearest_characters_are_written(encoding: str, text: str, shown: str) -> None:
    assert text.encode(encoding, register()).decode(encoding) == shown


def test_other_errors_are_not_handled() -> None:
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("utf-8", register())
