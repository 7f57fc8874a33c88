"""How heavy and how quick the client is: `python -m benchmarks.web [--visits N]`.

A real Chromium visits a real server. The browser itself counts what the home page fetches; times are from the start of
a navigation until the page can be used. In turn it visits a bare answer of the same server, which shows the browser's
own share of the time: compare the ratio to it between machines and days.
"""

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from oubliette.games import GAMES
from tests.web.browsing import launch
from tests.web.serving import web_server

FIRST_LOAD = 60_000  # bytes of script and style, compressed
ONE_SECOND = 1000.0  # milliseconds until the home page can be used

# Runs in the page: notes the time when the first button can be used.
_WATCH = """
new MutationObserver((_, watching) => {
  if (document.querySelector('[data-action=play-now]:not([disabled])')) {
    window.usable = performance.now();
    watching.disconnect();
  }
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
_FETCHED = "() => performance.getEntriesByType('resource').map(one => [one.name, one.encodedBodySize])"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.web", description=(__doc__ or "").split("\n\n")[1])
    parser.add_argument("--visits", type=int, default=9, metavar="N", help="of each kind, default %(default)s")
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, web_server(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        _weigh(browser, server.url)
        _time(browser, server.url, asked.visits)
        _play(browser, server.url)
        browser.close()
    return 0


def _weigh(browser: Browser, url: str) -> None:
    page = _usable(browser, url)
    kinds = {"script": ".js", "style": ".css", "type": ".woff2"}
    sums = dict.fromkeys(kinds, 0)
    for name, size in page.evaluate(_FETCHED):
        for kind, ending in kinds.items():
            if name.endswith(ending):
                sums[kind] += size
    page.context.close()
    first = sums["script"] + sums["style"]
    print("first load of the home page, compressed as it was sent")
    for kind, size in sums.items():
        print(f"  {kind:8} {size / 1000:8.1f} kB")
    print(f"  script and style {first / 1000:.1f} kB of {FIRST_LOAD / 1000:.0f}: {_verdict(first <= FIRST_LOAD)}")


def _time(browser: Browser, url: str, visits: int) -> None:
    """Visit all kinds in turn, so that a busy moment of the machine slows all of them."""
    blank, first, again = [], [], []
    for _ in range(visits):
        blank.append(_blank(browser, url))
        page = _usable(browser, url)
        first.append(page.evaluate("window.usable"))
        page.reload()
        page.wait_for_function("() => window.usable")
        again.append(page.evaluate("window.usable"))
        page.context.close()
    print(f"until the home page can be used, medians of {visits} visits (and the worst)")
    for name, times in (("first visit", first), ("again", again), ("a bare page", blank)):
        ratio = median(one / other for one, other in zip(times, blank, strict=True))
        print(f"  {name:14} {median(times):7.0f} ms  ({max(times):.0f})  {ratio:6.1f} times a bare page")
    print(f"  first visit below {ONE_SECOND:.0f} ms: {_verdict(median(first) < ONE_SECOND)}")


def _play(browser: Browser, url: str) -> None:
    """Time from the click to the first question: a new table, and the board's code and sentences."""
    print("from “play now” to the first question")
    for game in GAMES:
        page = _usable(browser, url)
        begun = page.evaluate("performance.now()")
        page.locator(f"[data-game={game}] [data-action=play-now]").click()
        page.wait_for_selector("[data-prompt], [data-option]")
        took = page.evaluate("performance.now()") - begun
        board = sum(size for name, size in page.evaluate(_FETCHED) if "/assets/Board" in name)
        print(f"  {game:16} {took:7.0f} ms  board {board / 1000:6.1f} kB")
        page.context.close()


def _usable(browser: Browser, url: str) -> Any:
    context = browser.new_context(service_workers="block", locale="en-GB")
    page = context.new_page()
    page.add_init_script(_WATCH)
    page.goto(url)
    page.wait_for_function("() => window.usable")
    page.wait_for_load_state("networkidle")
    return page


def _blank(browser: Browser, url: str) -> float:
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{url}/health")
    took: float = page.evaluate("performance.getEntriesByType('navigation')[0].domComplete")
    context.close()
    return took


def _verdict(reached: bool) -> str:
    return "reached" if reached else "NOT REACHED"


if __name__ == "__main__":
    raise SystemExit(main())
