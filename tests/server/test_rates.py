"""How often one person may do things."""

from collections.abc import Iterator
from typing import Any

import pytest

from oubliette.server.people.caller import client_address
from oubliette.server.problems import Refused
from oubliette.server.security.rates import RATE_LIMITS, Kind, RateLimit, Rates
from tests.server.clocks import Clock


def taken(rates: Rates, kind: Kind, who: str) -> Iterator[None]:
    """Take until it is refused; yields once for each that was allowed."""
    while True:
        try:
            rates.take(kind, who)
        except Refused:
            return
        yield


@pytest.mark.parametrize("kind", list(RATE_LIMITS))
def test_a_burst_is_allowed_and_then_one_per_interval(kind: Kind) -> None:
    clock = Clock()
    rates = Rates(clock=clock)
    pace = RATE_LIMITS[kind]
    assert len(list(taken(rates, kind, "alice"))) == pace.burst

    for _ in range(3):
        clock.now += pace.every * 0.9
        assert list(taken(rates, kind, "alice")) == []
        clock.now += pace.every * 0.1
        assert len(list(taken(rates, kind, "alice"))) == 1
    clock.now += pace.every * 3.5
    assert len(list(taken(rates, kind, "alice"))) == 3
    clock.now += pace.every * pace.burst * 10
    assert len(list(taken(rates, kind, "alice"))) == pace.burst


def test_who_is_too_fast_is_told_how_long_to_wait() -> None:
    clock = Clock()
    rates = Rates(clock=clock)
    list(taken(rates, "create", "alice"))
    clock.now += 2.5
    with pytest.raises(Refused) as refused:
        rates.take("create", "alice")
    assert (refused.value.slug, refused.value.facts) == ("too_fast", {"seconds": 8})
    clock.now += 8
    rates.take("create", "alice")


def test_a_limit_is_for_one_person_and_one_kind() -> None:
    rates = Rates(clock=Clock())
    list(taken(rates, "chat", "alice"))
    assert len(list(taken(rates, "chat", "bob"))) == RATE_LIMITS["chat"].burst
    assert len(list(taken(rates, "hint", "alice"))) == RATE_LIMITS["hint"].burst


def test_it_can_be_switched_off() -> None:
    rates = Rates(on=False)
    for _ in range(1000):
        rates.take("login", "alice")
    assert len(rates) == 0


def test_names_that_have_earned_everything_back_are_forgotten() -> None:
    clock = Clock()
    rates = Rates(clock=clock)
    for number in range(5000):
        rates.take("request", f"person {number}")
    assert len(rates) == 5000
    clock.now += 60
    for _ in range(3000):
        clock.now += 1
        rates.take("request", "alice")
    assert len(rates) == 1


def test_a_crowd_does_not_fill_the_memory() -> None:
    rates = Rates(clock=Clock())
    list(taken(rates, "login", "alice"))
    for number in range(60_000):
        rates.take("login", f"person {number}")
        if number % 1000 == 0:
            with pytest.raises(Refused):
                rates.take("login", "alice")  # a name that keeps trying is not forgotten
    assert len(rates) == 50_000


@pytest.mark.parametrize(
    ("client", "name"),
    [
        (("192.0.2.7", 4000), "@192.0.2.7"),
        (("::ffff:192.0.2.7", 4000), "@192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 4000), "@2001:0db8:0001:0002"),
        (("2001:db8:1:2::9", 4000), "@2001:0db8:0001:0002"),
        (("::1", 4000), "@0000:0000:0000:0000"),
        (("a pipe", 0), "@a pipe"),
        (None, "@"),
    ],
)
def test_a_household_counts_as_one_address(client: tuple[str, int] | None, name: str) -> None:
    scope: Any = {"type": "http", "client": client}
    assert client_address(scope) == name


@pytest.mark.parametrize("uptime", [0.3, 1000.1, 8400.7, 123_456.789, 3e7 + 0.1])
def test_the_seconds_to_wait_do_not_depend_on_how_long_the_machine_is_up(
    monkeypatch: pytest.MonkeyPatch, uptime: float
) -> None:
    """Large floats have fewer digits for fractions: 77 plus a rounding error is 77."""
    monkeypatch.setitem(RATE_LIMITS, "chat", RateLimit(77.0, 0))
    clock = Clock()
    rates = Rates(clock=clock)
    for tenth in range(200):
        clock.now = uptime + tenth / 10
        with pytest.raises(Refused) as refused:
            rates.take("chat", f"alice {tenth}")
        assert refused.value.facts == {"seconds": 77}
