"""A worker process for all tests of thinking."""

import asyncio
from collections.abc import Iterator

import pytest

from oubliette.server.thinking import Thinkers


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    """One process for all tests of a file; it keeps the matches of earlier tests in its cache."""
    some = Thinkers(1, prepare="tests.server.sample_games:know_the_duel")
    yield some
    asyncio.run(some.close())
