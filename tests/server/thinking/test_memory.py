"""What a worker remembers of matches."""

from oubliette.server.thinking.memory import Memory
from tests.server.thinking.positions import in_play, position_of


def test_a_worker_plays_only_what_is_new() -> None:
    memory = Memory()
    match = in_play("pig", 2, 20)
    first = memory.bring(position_of(match), 10)
    course = first.table
    assert memory.bring(position_of(match)) is first
    assert first.table is course  # it was played on, not set up again
    assert first.answers == match.answers
    assert memory.bring(position_of(match), 4).answers == match.answers[:4]
    other = position_of(in_play("pig", 3, 12), "m")
    assert memory.bring(other) is not first  # another match of the same name


def test_a_worker_forgets_the_oldest() -> None:
    memory = Memory(2)
    match = in_play("pig", 2, 6)
    kept = memory.bring(position_of(match, "a"))
    memory.bring(position_of(match, "b"))
    memory.bring(position_of(match, "a"))
    gone = memory.bring(position_of(match, "c"))
    assert memory.bring(position_of(match, "a")) is kept
    memory.bring(position_of(match, "b"))
    assert len(memory) == 2
    assert memory.bring(position_of(match, "c")) is not gone
