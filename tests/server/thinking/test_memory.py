"""What a worker remembers of matches."""

from oubliette.server.thinking.match_cache import MatchCache
from tests.server.thinking.positions import in_play, position_of


def test_a_worker_plays_only_what_is_new() -> None:
    cache = MatchCache()
    match = in_play("pig", 2, 20)
    first = cache.match_at(position_of(match), 10)
    course = first.table
    assert cache.match_at(position_of(match)) is first
    assert first.table is course  # it was continued, not set up again
    assert first.answers == match.answers
    assert cache.match_at(position_of(match), 4).answers == match.answers[:4]
    other = position_of(in_play("pig", 3, 12), "m")
    assert cache.match_at(other) is not first  # another match of the same name


def test_a_worker_forgets_the_oldest() -> None:
    cache = MatchCache(2)
    match = in_play("pig", 2, 6)
    kept = cache.match_at(position_of(match, "a"))
    cache.match_at(position_of(match, "b"))
    cache.match_at(position_of(match, "a"))
    gone = cache.match_at(position_of(match, "c"))
    assert cache.match_at(position_of(match, "a")) is kept
    cache.match_at(position_of(match, "b"))
    assert len(cache) == 2
    assert cache.match_at(position_of(match, "c")) is not gone
