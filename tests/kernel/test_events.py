"""Events: who may see what."""

from oubliette import Match, Seeded
from oubliette.kernel import HIDDEN, SPECTATOR, Event, State, hidden
from oubliette.kernel.events import Log
from tests.samples.duel import DUEL


class Plain(State):
    def clone(self) -> "Plain":
        return Plain()


def test_a_table_without_listeners_tells_nobody() -> None:
    table = Plain()
    table.tell("door.creaks", seat=1)
    table.log = Log()
    table.tell("door.opens", seat=1)
    assert [event.slug for event in table.log.events] == ["door.opens"]


def test_a_secret_fact_is_shown_to_its_seats_only() -> None:
    event = Event(4, "draw.card", {"seat": 1, "card": hidden("ace", 1, 2)})
    assert event.seen_by(1) == event.seen_by(2) == Event(4, "draw.card", {"seat": 1, "card": "ace"})
    assert event.seen_by(0) == event.seen_by(SPECTATOR) == Event(4, "draw.card", {"seat": 1, "card": HIDDEN})
    assert event.in_the_open() == event.seen_by(1)


def test_a_secret_inside_a_tuple_is_hidden_too() -> None:
    event = Event(4, "draw.cards", {"cards": ("jack", hidden("ace", 1))})
    assert event.seen_by(0) == Event(4, "draw.cards", {"cards": ("jack", HIDDEN)})
    assert event.seen_by(1) == event.in_the_open() == Event(4, "draw.cards", {"cards": ("jack", "ace")})


def test_a_whisper_is_heard_by_its_seats_only() -> None:
    event = Event(0, "peek.card", {"card": 3}, only=(0,))
    assert event.seen_by(0) == Event(0, "peek.card", {"card": 3})
    assert event.seen_by(1) is None
    assert event.seen_by(SPECTATOR) is None


def test_events_are_given_since_a_ply() -> None:
    match = Match.start(DUEL, seats=2, fate=Seeded(2))
    dealt = len(match.events)
    assert dealt == 6
    ply = len(match.answers)
    match.answer(0)
    news = match.events_for(1, since=ply)
    assert [(event.slug, event.facts["card"]) for event in news] == [("turn.card", HIDDEN)]
    assert match.events_for(1)[:dealt] == match.events_for(1, since=-1)[:dealt]
    assert match.events_for(1, since=len(match.answers)) == []


def test_a_match_that_nobody_listens_to_keeps_no_events() -> None:
    match = Match.start(DUEL, fate=Seeded(2), listen=False)
    assert match.events == []
    assert match.events_for(0) == []


def test_events_are_equal_if_all_their_fields_are() -> None:
    assert Event(1, "a.b", {"x": 1}) != Event(1, "a.b", {"x": 2})
    assert Event(1, "a.b", {"x": hidden(1, 0)}) != Event(1, "a.b", {"x": hidden(1, 1)})
    assert Event(1, "a.b", {}, only=(0,)) != Event(1, "a.b", {})
    assert "only=(0,)" in repr(Event(1, "a.b", {"x": hidden(1, 0)}, only=(0,)))
