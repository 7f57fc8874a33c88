"""Records: written, read again, and refused if damaged."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oubliette import Match, Record, Seeded
from oubliette.kernel import BadRecord
from tests.samples.duel import DUEL, Duel

WORDS = st.text(st.characters(codec="utf-8"), max_size=12)
RECORDS = st.builds(
    Record,
    game=st.sampled_from(["pig", "duel"]),
    version=st.integers(0, 99),
    seats=st.integers(1, 6),
    options=st.dictionaries(st.sampled_from(["target", "mode", "sheet"]), st.booleans() | st.integers() | WORDS),
    answers=st.lists(st.integers(0, 80_000), max_size=100),
    end=st.text("0123456789abcdef", min_size=16, max_size=16),
    fate=st.dictionaries(st.sampled_from(["commitment", "salt", "secret"]), WORDS),
    notes=st.dictionaries(st.sampled_from(["play", "names"]), st.lists(WORDS | st.none() | st.booleans())),
)


def finished(seed: int = 4) -> Match:
    match = Match.start(DUEL, seats=3, options={"deck": "big", "fast": True}, fate=Seeded(seed))
    match.run([lambda match, ask: len(match.answers) % len(ask.options)] * 3)
    return match


@given(RECORDS)
def test_a_record_survives_both_of_its_forms(record: Record) -> None:
    for text in (
        record.to_json(),
        record.to_text(),
        "\ufeff" + record.to_text(),
        record.to_text().replace("\n", "\r\n"),
    ):
        again = Record.parse(text)
        assert again.to_text() == record.to_text()
        assert again.to_json() == record.to_json()
        assert again.notes == record.notes


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_replay_gives_the_same_events_result_and_record(form: str) -> None:
    match = finished()
    text = match.record().to_json() if form == "json" else match.record().to_text()
    again = Match.replay(Record.parse(text), DUEL)
    assert again.events == match.events
    assert again.result == match.result
    assert again.record().to_json() == match.record().to_json()


def test_a_running_match_resumes_from_its_record() -> None:
    match = Match.start("pig", fate=Seeded(9))
    straight = Match.start("pig", fate=Seeded(9))
    match.choose("roll")
    straight.choose("roll")
    later = Match.replay(Record.parse(match.record().to_json()), fate=Seeded(9))
    for _ in range(30):
        later.choose("hold")
        straight.choose("hold")
    assert later.record().to_json() == straight.record().to_json()


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_record_cut_off_anywhere_is_refused(form: str) -> None:
    record = finished().record()
    text = record.to_json() if form == "json" else record.to_text().rstrip("\n")
    for end in range(len(text)):
        with pytest.raises(BadRecord) as caught:
            Match.replay(Record.parse(text[:end]), DUEL)
        assert caught.value.slug in {"truncated", "empty", "damaged", "not_a_record"}
        if form == "json" and end > 0:
            assert "truncated" in str(caught.value)


def test_any_other_answer_in_a_record_is_noticed() -> None:
    record = finished().record()
    for place in range(len(record.answers)):
        for change in (-1, 1, 1000):
            answers = list(record.answers)
            answers[place] += change
            changed = Record(record.game, record.version, record.seats, record.options, answers, record.end)
            with pytest.raises(BadRecord, match="damaged"):
                Match.replay(changed, DUEL)


def test_answers_after_the_end_are_noticed() -> None:
    record = finished().record()
    record.answers.append(0)
    with pytest.raises(BadRecord, match=f"answer {len(record.answers)} is not possible"):
        Match.replay(record, DUEL)


def test_a_record_of_other_rules_says_which() -> None:
    record = finished().record()
    newer = Duel("duel", version=4, seats=DUEL.seats, longest=200, options=DUEL.options)
    with pytest.raises(BadRecord, match=r"duel rules version 3; this program plays duel version 4"):
        Match.replay(record, newer)


def test_a_record_of_an_unknown_option_is_damaged() -> None:
    record = finished().record()
    record.options["colour"] = "red"
    with pytest.raises(BadRecord, match="damaged: duel has no option 'colour'"):
        Match.replay(record, DUEL)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty"),
        ("  \n", "empty"),
        ("hello", "not a record"),
        ('{"a": 1}', "not a record"),
        ('{"oubliette-record": 2}', "file format 2, this program reads format 1"),
        ("oubliette-record 7\n", "file format 7"),
        ("oubliette-record one\n", "line 1 makes no sense"),
        ("oubliette-record 1\ngame pig 1\nseats two\n", "line 3 makes no sense"),
        ("oubliette-record 1\ngame pig 1\nseats 2\n     5: 1 2\nend 00\n", "line 4 makes no sense"),
        ("oubliette-record 1\ngame pig 1\nseats 2\noption target\nend 00\n", "line 4 makes no sense"),
        ("oubliette-record 1\nend 00\n", "'game' is missing or garbled"),
        ('{"oubliette-record": 1, "game": "pig", }', "damaged: it is not JSON"),
        ("[" * 100_000, "not a record"),
        ('{"a":' * 50_000, "truncated"),
        ('{"a":' * 50_000 + "1" + "}" * 50_000, "damaged: it is not JSON"),
    ],
)
def test_text_that_is_not_a_record_is_refused_in_one_line(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message) as caught:
        Record.parse(text)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("part", ["game", "version", "seats", "options", "answers", "end", "fate"])
@pytest.mark.parametrize("value", [None, 1.5, True, {"a": []}, [True], ["0"], {"a": None}])
def test_a_garbled_part_is_named(part: str, value: object) -> None:
    document = json.loads(finished().record().to_json())
    document[part] = value
    with pytest.raises(BadRecord, match=f"its part '{part}' is missing or garbled"):
        Record.parse(json.dumps(document))


@given(st.text(max_size=60))
def test_random_text_is_refused(text: str) -> None:
    for head in ("", "{", "oubliette-record 1\n"):
        with pytest.raises(BadRecord):
            Record.parse(head + text)


@pytest.mark.slow
def test_the_end_digest_does_not_depend_on_the_hash_seed() -> None:
    """Sets and dictionaries are sorted by content, not by hash."""
    import os
    import subprocess
    import sys

    code = "from tests.kernel.test_record import finished; print(finished().record().end)"
    ends = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(ends) == 1


@pytest.mark.parametrize("name", ["a b", "", "a\nb"])
def test_a_name_that_the_text_form_cannot_hold_is_refused(name: str) -> None:
    with pytest.raises(BadRecord, match="is not a name"):
        Record("pig", 1, 2, {}, [], "00", notes={name: 1})
