"""A real Chromium and a real server, for the tests of the client."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.browsing import NO_CHROMIUM, Visitor, launch
from tests.web.serving import WebServer, web_server
from tooling.fetching import find_chromium

Visit = Callable[..., Visitor]


# One per test file, not one for all: while Playwright runs, no other event loop can run.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A running Chromium. Without an installed one, CI fails; on a person's machine these tests are skipped."""
    if find_chromium() is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(NO_CHROMIUM)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    """One server per test file. Its tests do not disturb each other: each visitor has its own cookies."""
    with web_server(tmp_path_factory.mktemp("web")) as running:
        yield running
        assert "error" not in running.complaints.lower(), running.complaints


@pytest.fixture
def lonely_server(tmp_path: Path) -> Iterator[WebServer]:
    """A server for one test, which may stop it. Its rate limits are on, as on a real server."""
    with web_server(tmp_path, rates=True) as running:
        yield running


@pytest.fixture
def visit(chromium: Browser, server: WebServer) -> Iterator[Visit]:
    """A function that opens a visitor's browser. Closes all browsers afterwards and checks that none complained."""
    yield from _visits(chromium, server)


@pytest.fixture
def lonely_visit(chromium: Browser, lonely_server: WebServer) -> Iterator[Visit]:
    yield from _visits(chromium, lonely_server)


def _visits(chromium: Browser, server: WebServer) -> Iterator[Visit]:
    here: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        here.append(Visitor(chromium, server.url, **wishes))
        return here[-1]

    yield come
    complaints = [complaint for visitor in here for complaint in visitor.close()]
    assert not complaints, "the browser complained:\n" + "\n".join(complaints)
