"""Ids: nobody can guess one, and those of matches that start together are neighbours in an index."""

import pytest

from oubliette.server.store import store
from oubliette.server.store.schema import ID
from oubliette.server.store.store import new_id, new_match_id

_TIME = 5  # letters of six bits; the fifth changes every four seconds


def test_no_two_ids_are_alike_and_each_fits_its_column_and_a_link() -> None:
    for make in (new_id, new_match_id):
        made = {make() for _ in range(5000)}
        assert len(made) == 5000
        assert all(len(one) <= ID and one.replace("-", "").replace("_", "").isalnum() for one in made)


def test_matches_of_the_same_moment_differ_in_everything_but_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "now", lambda: 1_795_000_000_000)
    made = [new_match_id() for _ in range(5000)]
    assert len({one[:_TIME] for one in made}) == 1
    for place in range(_TIME + 1, ID):  # the letter between holds bits of both
        assert len({one[place] for one in made}) == 64, f"letter {place} could be guessed"


def test_ids_of_later_matches_have_another_prefix(monkeypatch: pytest.MonkeyPatch) -> None:
    begins = []
    for seconds in (1_795_000_000, 1_795_000_004, 1_795_003_600, 1_826_536_000):
        monkeypatch.setattr(store, "now", lambda at=seconds: 1000 * at)
        begins.append(new_match_id()[:_TIME])
    assert len(set(begins)) == 4
    assert begins[0][:-1] == begins[1][:-1]  # started at nearly the same time: neighbours in an index
