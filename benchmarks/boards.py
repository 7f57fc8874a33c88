"""How quickly the boards of the client follow a match: `python -m benchmarks.boards [--updates N] [GAME …]`.

A real Chromium shows a real match that is as large as it gets: six heroes on all 270 spaces of The New Dungeon, six
looters who have drawn all 72 tiles, sixty strokes on a sheet of Dungeon Pen. The server runs at low priority, so that
it slows the browser no more than a server on another machine would. For every message, the browser's own timeline tells
how long it takes until the frame that shows it goes to the compositor, how busy the page was meanwhile, and which
frames were dropped. A frame in which only animations moved does not count as dropped: the page's own changes follow in
the next one.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.web.browsing import Visitor, launch
from tests.web.serving import web_server

PROMISED = 50.0  # milliseconds from a message to its frame
_FORGIVEN = 0.02  # the share of messages that may take longer, because the machine does other things too
_BURST = 100_000.0  # microseconds
_TIMEOUT = 600.0  # seconds to wait until a match is large enough
_SEEDS = range(11, 31)  # seeds to try: some matches end before they are large
_REST = 900  # milliseconds after an answer, until all animations have ended

# Marks in the timeline: when a message comes, before any handler runs, and when the page has changed to show it.
_MARK = """
window.WebSocket = class extends WebSocket {
  constructor(...words) {
    super(...words);
    this.addEventListener('message', ({ data }) => {
      const stop = /^{"type":"stop".*?"ply":(\\d+)/.exec(data); // parsing all of it would take as long as showing it
      if (stop) performance.mark(`message ${stop[1]}`);
    });
  }
};
new MutationObserver((changes) => {
  for (const { target } of changes) {
    if (target.matches('.match')) performance.mark(`drawn ${target.dataset.ply}`);
  }
}).observe(document, { subtree: true, attributeFilter: ['data-ply'] });
"""
_CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
]


@dataclass(frozen=True)
class Position:
    """The table of a match, and when the match is large enough to measure."""

    seats: tuple[str, ...]
    options: dict[str, Any]
    enough: Callable[[dict[str, Any]], bool]
    size: Callable[[dict[str, Any]], str]


@dataclass(frozen=True)
class Update:
    """The cost of a message: milliseconds until a frame that shows it was committed, and how many of them were busy."""

    until: float
    busy: float
    burst: bool  # another message had come just before


POSITIONS = {
    "new_dungeon": Position(
        ("me", *["greedy"] * 5),
        {},
        lambda view: int(view["round"]) >= 10,
        lambda view: f"270 spaces, {len(view['players'])} heroes, round {view['round']}",
    ),
    "dungeon_looters": Position(
        ("me", *["greedy"] * 5),
        {"tiles_per_player": 12, "countdown_turns": 12, "archetype_choice": "random", "reaction_windows": "own_turn"},
        # Some tiles fit nowhere, or leave with the player who held them: more than 66 are hardly ever laid.
        lambda view: int(view["stack"]) == 0 and len(view["rooms"]) >= 60,
        lambda view: (
            f"{len(view['rooms'])} of 72 tiles laid, {len(view['players'])} players, {len(view['chests'])} chests"
        ),
    ),
    "dungeon_pen": Position(
        ("me", "random"),
        {"lenient": "both", "turn_limit": 100, "chest_uses": 0},
        lambda view: len(view["strokes"]) >= 60,
        lambda view: f"{len(view['strokes'])} strokes, {len(view['walls'])} sudden walls",
    ),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.boards", description=(__doc__ or "").split("\n\n")[1])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(POSITIONS)}; default: all")
    parser.add_argument("--updates", type=int, default=20, metavar="N", help="answers to give, default %(default)s")
    parser.add_argument("--small", action="store_true", help="do not wait until the match is large")
    asked = parser.parse_args(arguments)
    unknown = set(asked.games) - set(POSITIONS)
    if unknown:
        parser.error(f"no board of {', '.join(sorted(unknown))} is measured; known: {', '.join(POSITIONS)}")
    with (
        tempfile.TemporaryDirectory() as folder,
        web_server(Path(folder), gives_way=True) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for game in asked.games or POSITIONS:
            _measure(browser, server.url, game, asked.updates, small=asked.small)
        browser.close()
    return 0


def _measure(browser: Browser, url: str, game: str, updates: int, *, small: bool) -> None:
    position = POSITIONS[game]
    took: list[Update] = []
    frames = [0, 0, 0]
    given, sizes = 0, []
    for seed in _SEEDS:  # a match may end before it is large, or soon after that
        eve = Visitor(browser, url, still=False)
        eve.page.add_init_script(_MARK)
        player = _Player(eve, eve.sit_down(game, *position.seats, options=position.options, seed=seed))
        if player.play_until(lambda view: small or position.enough(view)):
            sizes.append(position.size(player.view))
            answers, timeline = _watched(browser, eve, player, updates - given)
            given += answers
            took += updates_in(timeline)
            frames = [one + more for one, more in zip(frames, frames_in(timeline), strict=True)]
        eve.close()
        if given >= updates:
            break
    print(f"{game}: {'; '.join(sizes) or 'no match became large enough'}")
    _report("messages that came alone", [one for one in took if not one.burst])
    _report("messages of a burst, when bots answer each other", [one for one in took if one.burst])
    drawn, dropped, partial = frames
    print(
        f"  frames: {drawn} drawn; {dropped} dropped; {partial} drawn without the page's own changes, which came later"
    )


def _watched(browser: Browser, eve: Visitor, player: _Player, updates: int) -> tuple[int, list[dict[str, Any]]]:
    """Give at most `updates` answers while a page shows the match. Returns their number, and the page's timeline."""
    eve.open(f"/t/{player.table}")
    eve.wait_for_stop()
    eve.page.wait_for_load_state("networkidle")
    eve.page.wait_for_timeout(_REST)
    browser.start_tracing(page=eve.page, categories=_CATEGORIES)
    given = 0
    while given < updates and player.answer():
        given += 1
        eve.page.wait_for_timeout(_REST)
    timeline: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return given, timeline


def _report(name: str, took: list[Update]) -> None:
    if not took:
        return
    until, busy = [one.until for one in took], [one.busy for one in took]
    late = sum(one > PROMISED for one in until)
    verdict = "reached" if late <= len(took) * _FORGIVEN else "NOT REACHED"
    print(f"  {len(took)} {name}, each until its frame: {median(until):.1f} ms (worst {max(until):.1f})")
    print(f"    of that busy {median(busy):.1f} ms; longer than {PROMISED:.0f} ms: {late}, {verdict}")


class _Player:
    """Answers all questions at a table, by requests and at random, so that the page only has to show them."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.table = table
        self._visitor = visitor
        self._luck = random.Random(5)
        self._path = f"/api/matches/{visitor.api('GET', f'/api/tables/{table}')['match']}"
        self.view: dict[str, Any] = {}

    def play_until(self, enough: Callable[[dict[str, Any]], bool]) -> bool:
        """Play until `enough`. Returns false if the match ended first."""
        until = time.monotonic() + _TIMEOUT
        while time.monotonic() < until and self._asked():
            if enough(self.view):
                return True
            self.answer()
        return False

    def answer(self) -> bool:
        """Give an answer; False when the match is over."""
        stop = self._asked()
        if stop is None:
            return False
        question = stop["question"]
        choices: Sequence[int] = range(question["count"])
        if question["options"]:  # a player who leaves is asked nothing more
            choices = [index for index in choices if question["options"][index] != "leave"] or choices
        index = self._luck.choice(choices)
        self._visitor.api("POST", f"{self._path}/answers", {"ply": stop["ply"], "index": index})
        return True

    def _asked(self) -> dict[str, Any] | None:
        """Wait for the next stop at which I am asked; None if the match is over."""
        while True:
            stop: dict[str, Any] = self._visitor.api("GET", self._path)
            self.view = stop["view"]
            if stop["question"] or stop["status"] != "playing":
                return stop if stop["question"] else None
            time.sleep(0.005)


def updates_in(events: list[dict[str, Any]]) -> list[Update]:
    """For each message in a timeline: milliseconds until a frame that shows it was committed, and how many were busy.

    If several messages come before a frame, the page may draw only the last one, which shows the others too.
    """
    marks = [event for event in events if "user_timing" in event["cat"] and " " in event["name"]]
    came = sorted([(event["ts"], _ply(event)) for event in marks if event["name"].startswith("message ")])
    drawn = sorted([(event["ts"], _ply(event)) for event in marks if event["name"].startswith("drawn ")])
    if not came:
        return []
    page = next((event["pid"], event["tid"]) for event in marks if event["name"].startswith("message "))
    own = [event for event in events if (event["pid"], event["tid"]) == page and event.get("ph") == "X"]
    commits = sorted([(event["ts"], event["ts"] + event["dur"]) for event in own if event["name"] == "Commit"])
    tasks = [(event["ts"], event["ts"] + event["dur"]) for event in own if event["name"] == "RunTask"]
    found = []
    before = 0.0
    for begun, ply in came:
        burst = begun - before < _BURST
        before = begun
        shown = next((at for at, known in drawn if at >= begun and known >= ply), None)
        end = next((end for start, end in commits if shown is not None and start >= shown), None)
        if end is None:
            continue
        busy = sum(max(0, min(end, until) - max(begun, since)) for since, until in tasks)
        found.append(Update((end - begun) / 1000, busy / 1000, burst))
    return found


def frames_in(events: list[dict[str, Any]]) -> tuple[int, int, int]:
    """How many frames were drawn, were dropped, and showed only animations while the page was still busy."""
    drawn = sum(event["name"] == "DrawFrame" for event in events)
    late = [event["args"]["hasPartialUpdate"] for event in events if event["name"] == "DroppedFrame"]
    return drawn, late.count(False), late.count(True)


def _ply(mark: dict[str, Any]) -> int:
    return int(mark["name"].partition(" ")[2])


if __name__ == "__main__":
    raise SystemExit(main())
