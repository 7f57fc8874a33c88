"""A visitor with a browser: opens pages, touches what can be touched, and collects the browser's complaints."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, cast

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Request,
    Response,
    WebSocket,
)
from playwright.sync_api import TimeoutError as TookTooLong

from tooling.fetching import find_chromium

WEB: Final = Path(__file__).resolve().parents[2] / "web"
COLOURS: Final = "color-contrast"  # the rule of axe about colours
AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE: Final = 30_000.0  # milliseconds
PHONE: Final = (390, 844)
SMALL_PHONE: Final = (360, 640)
TABLET: Final = (820, 1180)
DESKTOP: Final = (1280, 800)

# Resolves once nothing has moved or scrolled for five frames. Animations without an end do not count.
REST: Final = """async () => {
  await document.fonts.ready;
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(scrollY)));
  const moves = () =>
    document.getAnimations().some(
      (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity
    );
  for (let calm = 0, before = scrollY; calm < 5; ) {
    const now = await frame();
    calm = now === before && !moves() ? calm + 1 : 0;
    before = now;
  }
}"""
# With the sizes of targets, except of those that the question covers in part: people scroll.
_AXE: Final = """async (only) => {
  const bar = document.querySelector('[data-prompt]')?.closest('section')?.getBoundingClientRect().top ?? Infinity;
  const covered = ({ target }) => document.querySelector(target[0])?.getBoundingClientRect().bottom > bar;
  const rules = { 'target-size': { enabled: true } };
  const runOnly = only.length > 0 ? { runOnly: { type: 'rule', values: only } } : { rules };
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...runOnly });
  const inBar = (one) => document.querySelector(one.target[0])?.closest('section')?.querySelector('[data-prompt]');
  const counts = (id) => (node) => id !== 'target-size' || inBar(node) || !covered(node);
  return violations
    .map((one) => ({ ...one, nodes: one.nodes.filter(counts(one.id)) }))
    .filter(({ nodes }) => nodes.length > 0);
}"""
# A label is part of its field's target. What lies in running text may be small, and what a finger has to confirm.
_SMALL_TARGETS: Final = """() => {
  const TARGETS = 'button, a, [role=button], input, select, summary, [data-option]';
  const size = (one) => {
    const all = [one, ...(one.labels ?? [])].map((each) => each.getBoundingClientRect());
    return [Math.max(...all.map(({ width }) => width)), Math.max(...all.map(({ height }) => height))];
  };
  return [...document.querySelectorAll(TARGETS)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen, p a, [data-confirms]'))
    .map((one) => [one, ...size(one)])
    .filter(([, width, height]) => width > 0 && (width < 23.99 || height < 23.99))
    .map(([one, width, height]) => `${one.outerHTML.slice(0, 120)}: ${width.toFixed(1)} by ${height.toFixed(1)}`);
}"""
_OPTION: Final = "[data-option]:not([disabled]):not([aria-disabled=true])"
_STOPPED: Final = f"[data-result], [data-grip]:not(.busy), {_OPTION}"  # a flick by gesture has a grip and no option
# Chromium may run as root, asks for nothing by itself, and draws the same colours on every machine.
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
)


NO_CHROMIUM: Final = "a Chromium is missing: install it (Debian, Ubuntu: apt install chromium)"


def launch(playwright: Playwright) -> Browser:
    """Start Chromium, or say that it is missing."""
    program = find_chromium()
    if program is None:
        raise SystemExit(NO_CHROMIUM)
    return playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))


class Visitor:
    """One browser, with its own cookies, and one page in it."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        theme: Literal["dark", "light"] = "dark",
        still: bool = True,
        density: float = 1,  # device pixels per CSS pixel
    ) -> None:
        self.url = url
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            color_scheme=theme,
            device_scale_factor=density,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size[0] < 700,
            is_mobile=size[0] < 700,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.forgiven: list[str] = []  # patterns of what a test expects to go wrong
        self.heard: list[str] = []  # all frames of sockets, as text
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        self.page.on("response", self._response)
        self.loading: set[Request] = set()
        self.page.on("request", self._requested)
        self.page.on("requestfinished", self._finished)
        self.page.on("requestfailed", self._failed)
        self.sent: list[str] = []  # all frames that this browser sent
        self.page.on("websocket", self._websocket)

    def close(self) -> list[str]:
        """Close the browser. Return the complaints that no test expected."""
        self.context.close()
        return [one for one in self.complaints if not any(re.search(pattern, one) for pattern in self.forgiven)]

    def button(self, name: str) -> Locator:
        """Find a button by its text or its accessible name."""
        return self.page.get_by_role("button", name=name, exact=True).first

    def open(self, path: str = "/") -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("h1")

    def api(self, method: str, path: str, data: object = None) -> Any:
        """A request with this browser's cookie."""
        headers = {"Origin": self.url}
        answer = self.context.request.fetch(self.url + path, method=method, data=data, headers=headers)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def sit_down(self, game: str, *seats: str, **plan: Any) -> str:
        """Make a table by requests and return its id. The match begins at once if no seat is open."""
        if self.api("GET", "/api/me") is None:
            self.api("POST", "/api/me", {"name": "Ada"})
        wishes = [{"kind": one} if one in ("me", "open") else {"kind": "bot", "bot": one} for one in seats]
        wish = {"plan": {"game": game, **plan}, "seats": wishes, "start": "open" not in seats}
        table: str = self.api("POST", "/api/tables", wish)["id"]
        return table

    def learn(self, game: str) -> str:
        """Begin the guided match of a game by requests, and return its table's id."""
        if self.api("GET", "/api/me") is None:
            self.api("POST", "/api/me", {"name": "Ada"})
        wish = {"plan": {"game": game, "guided": True}, "seats": [{"kind": "me"}], "start": True}
        table: str = self.api("POST", "/api/tables", wish)["id"]
        return table

    # At a table

    def wait_for_stop(self) -> None:
        """Wait until this seat is asked something, or the match is over."""
        self.page.wait_for_selector(_STOPPED, state="attached")

    @property
    def over(self) -> bool:
        return self.page.locator("[data-result]").count() > 0

    @property
    def ply(self) -> int:
        return int(self.page.locator("[data-ply]").first.get_attribute("data-ply") or -1)

    @property
    def prompt(self) -> str:
        """What is asked on the page."""
        return self.page.locator("[data-prompt]").first.get_attribute("data-prompt") or ""

    @property
    def stops(self) -> list[dict[str, Any]]:
        """All stops that came through this browser's sockets."""
        told = [json.loads(frame) for frame in self.heard]
        return [frame for frame in told if frame.get("type") == "stop"]

    @property
    def view(self) -> dict[str, Any]:
        """The view of the last stop."""
        view: dict[str, Any] = self.stops[-1]["view"]
        return view

    @property
    def seat(self) -> int:
        return int(self.stops[-1]["seat"])

    @property
    def options(self) -> Locator:
        """What can be touched now to answer."""
        return self.page.locator(f"{_OPTION} >> visible=true")

    def answer(self, luck: random.Random) -> None:
        """Touch a random option, and wait until the match has gone on."""
        before, until = self.ply, time.monotonic() + PATIENCE / 1000
        while self.ply == before and not self.over:
            prompts = self.page.locator("[data-prompt]").all_inner_texts
            assert time.monotonic() < until, f"nothing can be touched: {prompts()}"
            count = self.options.count()
            with suppress(TookTooLong):  # a bot's answer may take it away under the finger
                self.options.nth(luck.randrange(count or 1)).click(timeout=4000)
                if self.page.locator("[data-sure]").count():  # asked once more
                    self.page.locator("[data-sure]").click(timeout=4000)
                break
        self.page.wait_for_function(
            "before => document.querySelector('[data-result]')"
            " || Number(document.querySelector('[data-ply]')?.dataset.ply ?? -1) !== before",
            arg=before,
        )

    def play_out(self, seed: int = 1, most: int = 800) -> int:
        """Play by touching until the match is over. Return the number of answers."""
        luck = random.Random(seed)
        for given in range(most):
            self.wait_for_stop()
            if self.over:
                return given
            self.answer(luck)
        raise AssertionError(f"the match is not over after {most} answers")

    def wait_until_ply(self, ply: int) -> None:
        """Wait until the match has this many answers, or more."""
        self.page.wait_for_function("ply => Number(document.querySelector('[data-ply]').dataset.ply) >= ply", arg=ply)

    def wait_until_ply_is_less(self, ply: int) -> None:
        self.page.wait_for_function("ply => Number(document.querySelector('[data-ply]').dataset.ply) < ply", arg=ply)

    # Looking

    def rest(self) -> None:
        """Wait until nothing moves on the page."""
        self.page.evaluate(REST)

    def wait_until_loaded(self) -> None:
        """Wait until nothing moves on the page, and no request is pending."""
        self.rest()
        while self.loading:
            self.wait_until(lambda: not self.loading)
            self.rest()

    def wait_until(self, condition: Callable[[], bool]) -> None:
        """Look at the page again and again until this is so."""
        until = time.monotonic() + PATIENCE / 1000
        while not condition():
            assert time.monotonic() < until, "what the test waits for does not happen"
            self.page.wait_for_timeout(20)

    def answers_sent(self) -> int:
        """How many answers this browser has sent, once the page is at rest."""
        self.rest()
        return len([frame for frame in self.sent if json.loads(frame).get("type") == "answer"])

    def axe(self, *only: str) -> list[str]:
        """What axe finds, once the page is at rest; `only` by these rules. Another theme changes colours alone.

        It looks again before it complains: while an answer is on its way, buttons are dimmed and have less contrast.
        """
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        until = time.monotonic() + PATIENCE / 1000
        while True:
            self.rest()
            found = self._axe(only)
            if not found or time.monotonic() > until:
                return found
            self.page.wait_for_timeout(100)

    def _axe(self, only: tuple[str, ...]) -> list[str]:
        found = cast("list[dict[str, Any]]", self.page.evaluate(_AXE, list(only)))
        return [
            f"{one['id']} ({one['impact']}): {one['help']}: {[node['target'] for node in one['nodes']][:4]}"
            for one in found
        ]

    def small_targets(self) -> list[str]:
        """What can be touched here, but is smaller than 24 by 24 CSS pixels."""
        found: list[str] = self.page.evaluate(_SMALL_TARGETS)
        return found

    def sideways(self) -> float:
        """By how many pixels the page is wider than the screen."""
        wider: float = self.page.evaluate(
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return wider

    # What the browser says

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console {message.type}: {message.text}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.status}: {response.request.method} {response.url}")

    def _requested(self, request: Request) -> None:
        self.loading.add(request)

    def _finished(self, request: Request) -> None:
        self.loading.discard(request)

    def _failed(self, request: Request) -> None:
        self.loading.discard(request)
        failure = request.failure or ""
        if "ERR_ABORTED" not in failure:  # a page that was left before it was loaded
            self.complaints.append(f"failed: {request.method} {request.url} {failure}")

    def _websocket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(_text(frame)))
        socket.on("framesent", lambda frame: self.sent.append(_text(frame)))


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()


def middle(one: Locator) -> tuple[float, float]:
    """The pixel in the middle of something."""
    box = one.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
