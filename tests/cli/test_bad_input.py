"""Bad input gives one line in the reader's language and exit code 2."""

from pathlib import Path

import pytest

from oubliette.kernel import Seeded, Verifiable
from tests.cli.conftest import Run, played

BAD: dict[str, tuple[tuple[str, ...], str]] = {
    "unknown command": (("gmaes",), "Did you mean games?"),
    "a game for a command": (("pig",), "oubliette play pig"),
    "unknown general option": (("--lng", "fr"), "--lng"),
    "unknown language": (("--lang", "de", "games"), "en, fr"),
    "unknown language later": (("games", "--lang", "frr"), "Did you mean fr?"),
    "language without value": (("--lang",), "--lang needs a value"),
    "language without value later": (("games", "--lang"), "--lang needs a value"),
    "spare argument": (("games", "pig", "pig"), "“pig”"),
    "unknown option": (("simulate", "pig", "--matchs", "3"), "Did you mean --matches?"),
    "unknown option with value": (("simulate", "pig", "--matchs=3"), "--matchs here"),
    "abbreviated option": (("simulate", "pig", "--match", "3"), "Did you mean --matches?"),
    "value for a flag": (("simulate", "pig", "--json=yes"), "--json takes no value"),
    "games of what": (("games", "pgi"), "Did you mean pig?"),
    "rules of what": (("rules",), "oubliette games"),
    "rules of an unknown game": (("rules", "pog"), "pig"),
    "unknown rule": (("rules", "pig", "turn.choise"), "Did you mean turn.choice?"),
    "simulate what": (("simulate",), "oubliette games"),
    "simulate an unknown game": (("simulate", "chess"), "“chess”"),
    "no number of matches": (("simulate", "pig", "--matches"), "--matches needs a value"),
    "matches not a number": (("simulate", "pig", "--matches", "many"), "“many”"),
    "matches not whole": (("simulate", "pig", "--matches", "1.5"), "“1.5”"),
    "matches in other digits": (("simulate", "pig", "--matches", "1_000"), "“1_000”"),
    "matches nought": (("simulate", "pig", "--matches", "0"), "at least 1"),
    "matches negative": (("simulate", "pig", "--matches", "-3"), "at least 1"),
    "seed not a number": (("simulate", "pig", "--seed", "x"), "--seed"),
    "seed too long": (("simulate", "pig", "--seed", "9" * 5000), "--seed is too large"),
    "seed a little too long": (("play", "pig", "--seed", "-" + "9" * 21), "20 digits at most"),
    "matches too long": (("simulate", "pig", "--matches", "1" + "0" * 20), "--matches is too large"),
    "workers nought": (("simulate", "pig", "--workers", "0"), "at least 1"),
    "workers too many": (("simulate", "pig", "--workers", "100000"), "at most "),
    "unknown bot": (("simulate", "pig", "--bots", "gredy"), "Did you mean greedy?"),
    "too many bots": (("simulate", "pig", "--bots", ",".join(["random"] * 7)), "2–6"),
    "bots that do not fit": (("simulate", "pig", "--bots", "random,greedy", "--seats", "3"), "3 seats"),
    "too many seats": (("simulate", "pig", "--seats", "7"), "2–6"),
    "no seats": (("simulate", "pig", "--seats", "0"), "2–6"),
    "option without value": (("simulate", "pig", "--option", "target"), "key=value"),
    "unknown game option": (("simulate", "pig", "--option", "taget=10"), "Did you mean target?"),
    "option out of range": (("simulate", "pig", "--option", "target=5"), "10–1000"),
    "option no number": (("simulate", "pig", "--option", "target=much"), "10–1000"),
    "play an unknown game": (("play", "pgi"), "Did you mean pig?"),
    "play seed": (("play", "pig", "--seed", "x"), "--seed"),
    "play one seat": (("play", "pig", "--seats", "human"), "2–6"),
    "play an unknown bot": (("play", "pig", "--seats", "human,robot"), "human, random, greedy"),
    "play an empty seat": (("play", "pig", "--seats", "human,"), "human, random, greedy"),
    "play an unknown option": (("play", "pig", "--option", "x=1"), "“x”"),
    "unknown dice": (("play", "pig", "--dice", "loaded"), "fair, real"),
    "load nothing": (("play", "--load", "nowhere.json"), "nowhere.json"),
    "load a folder": (("play", "--load", "."), "folder"),
    "replay what": (("replay",), "file"),
    "replay nothing": (("replay", "nowhere.json"), "nowhere.json"),
    "replay a folder": (("replay", "."), "folder"),
    "replay an impossible name": (("replay", "a\0b"), "a?b"),
    "a name of two lines": (("replay", "a\nb"), "a?b"),
    "the shadow of a terminal": (("rules", "\x1b[31mpig"), "?[31mpig"),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("case", BAD)
def test_bad_input(run: Run, monkeypatch: pytest.MonkeyPatch, case: str, lang: str) -> None:
    arguments, says = BAD[case]
    monkeypatch.setenv("LANG", lang)

    done = run(*arguments)

    assert done.code == 2 and done.out == ""
    assert done.err.startswith("oubliette: ") and done.err.endswith("\n") and done.err.count("\n") == 1
    assert "\x1b" not in done.err and "{" not in done.err and "Traceback" not in done.err
    if lang == "en":
        assert says in done.err


def test_both_languages_say_it_differently(run: Run) -> None:
    for arguments, _ in BAD.values():
        if not any(word.startswith("--lang") or word == "--lng" for word in arguments):
            assert run(*arguments).err != run("--lang", "fr", *arguments).err


def record_text() -> str:
    return played(Seeded(5)).record().to_json()


TEXT = played(Seeded(5)).record().to_text()

DAMAGED: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "empty"),
    "not UTF-8": (b"\xff\xfe\x00", "UTF-8"),
    "no record": (b"hello", "not a record"),
    "other JSON": (b"{}", "not a record"),
    "not JSON": (b"{,}", "damaged"),
    "cut off": (record_text()[:-40].encode(), "truncated"),
    "text cut off": (TEXT[: TEXT.index("end")].encode(), "truncated"),
    "text garbled": (TEXT.replace("seats 2", "seats two").encode(), "damaged"),
    "other answer": (record_text().replace('"answers":[', '"answers":[1,1,1,').encode(), "damaged"),
    "no such answer": (record_text().replace('"answers":[', '"answers":[99,').encode(), "damaged"),
    "other end": (record_text().replace('"end":"', '"end":"0').encode(), "damaged"),
    "other format": (record_text().replace('"oubliette-record":1', '"oubliette-record":7').encode(), "format 7"),
    "other game": (record_text().replace('"pig"', '"pog"').encode(), "Did you mean pig?"),
    "other seats": (record_text().replace('"seats":2', '"seats":99').encode(), "2–6"),
    "huge number": (record_text().replace('"seats":2', '"seats":' + "9" * 5000).encode(), "damaged"),
    "deep": (b"{" + b'"a":[' * 100_000, "truncated"),
}


@pytest.mark.parametrize("command", [("replay",), ("replay", "--verify"), ("play", "--load")])
@pytest.mark.parametrize("case", DAMAGED)
def test_damaged_records_are_refused(run: Run, tmp_path: Path, case: str, command: tuple[str, ...]) -> None:
    content, says = DAMAGED[case]
    path = tmp_path / "match"
    path.write_bytes(content)

    for lang in ("en", "fr"):
        done = run(*command, str(path), "--lang", lang)
        assert done.code == 2 and done.out == ""
        assert done.err.startswith("oubliette: ") and done.err.count("\n") == 1
        assert lang == "fr" or says in done.err


def test_dice_that_are_not_those_promised_are_refused(run: Run, tmp_path: Path) -> None:
    record = played(Verifiable(b"a secret that is long enough to be one")).record()
    record.fate["secret"] = b"another secret that is long enough".hex()
    path = tmp_path / "match.json"
    path.write_text(record.to_json())

    told, checked = run("replay", str(path)), run("replay", "--verify", str(path))

    assert told.code == 0, "nobody asked for the dice"
    assert checked.code == 2 and checked.out == "" and checked.err.count("\n") == 1
    assert "not the one that was committed to" in checked.err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("pig", "--option", "target=50"), "--option"),
        (("--seats", "human,random,random"), "2 seats"),
        (("pgi",), "Did you mean pig?"),
    ],
)
def test_a_saved_match_stays_what_it_is(run: Run, record: Path, arguments: tuple[str, ...], says: str) -> None:
    done = run("play", "--load", str(record), *arguments)

    assert done.code == 2 and done.out == "" and done.err.count("\n") == 1
    assert says in done.err


def test_games_are_named_by_their_titles_and_options_explained(run: Run) -> None:
    done = run("play", "pig", "--option", "target=3", "--lang", "fr")

    assert done.code == 2 and "Le Cochon\u202f: l’option «\u202ftarget\u202f»" in done.err
    assert "Le nombre de points qu’il faut pour gagner." in done.err
    assert "oubliette play pig" in run("pig", "--lang", "fr").err, "words that people must type are not translated"
