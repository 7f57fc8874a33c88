"""Golden records replay to the same end, and bots play the same matches again."""

import pytest

from oubliette import Match, Record
from tests.records.golden import HERE, Golden, golden_records

GOLDEN = golden_records()


@pytest.mark.slow
@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.file)
def test_a_golden_record_replays_to_its_end(golden: Golden) -> None:
    text = golden.path.read_text(encoding="utf-8")
    record = Record.parse(text)
    match = Match.replay(record)
    assert match.result is not None
    assert match.result.reason == golden.ends
    assert set(golden.tells) <= {event.slug for event in match.events}
    if golden.winner:
        won = [match.game.role(match.table, seat) for seat in range(record.seats) if match.result.won(seat)]
        assert won == [golden.winner]
    assert match.record().to_text() == text


@pytest.mark.slow
@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.file)
def test_a_golden_record_is_played_the_same_today(golden: Golden) -> None:
    """A difference means that rules, dice or bots changed. Renew with `python -m tests.records`."""
    assert golden.played().to_text().splitlines() == golden.path.read_text(encoding="utf-8").splitlines()


def test_every_record_file_is_listed() -> None:
    listed = {golden.path for golden in GOLDEN}
    assert set(HERE.rglob("*.txt")) == listed
