"""A real Firefox, and a visitor in it with the manners of `browsing.Visitor`.

Firefox speaks WebDriver BiDi, a W3C standard, at a socket of its own: this module needs no driver and no patched build.
Decision 19 says why it is not Playwright or Selenium.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.web.browsing import DESKTOP
from tooling.fetching import find_firefox

NO_FIREFOX: Final = "a Firefox is missing: install it (Debian: apt install firefox-esr)"
PATIENCE: Final = 30.0  # seconds

_PREFERENCES: Final[dict[str, str | int | bool]] = {
    "intl.accept_languages": "en-GB",
    "ui.prefersReducedMotion": 1,
    "ui.systemUsesDarkTheme": 1,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "browser.safebrowsing.downloads.enabled": False,
}
_LISTENING: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
_EVENTS: Final = ("log.entryAdded", "network.responseCompleted", "network.fetchError")

# Functions for the page. `aim` gives the middle of an element that is visible, at rest, and covered by nothing there;
# it notes in `hit` whether the next press reaches the element.
_HELPERS: Final = """
const OPTION = '[data-option]:not([disabled]):not([aria-disabled=true])';
const over = () => document.querySelector('[data-result]') !== null;
const ply = () => Number(document.querySelector('[data-ply]')?.dataset.ply ?? -1);
const touchable = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
const frame = () => new Promise(requestAnimationFrame);
const middle = (one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};
const aim = async (one) => {
  if (!one) return null;
  one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = middle(one);
  for (let calm = 0; calm < 2; calm++) await frame();
  const [x, y] = middle(one);
  const there = document.elementFromPoint(x, y);
  if (before[0] !== x || before[1] !== y || !there || !(one.contains(there) || there.contains(one))) return null;
  window.hit = false;
  const note = ({ target }) => (window.hit = one.contains(target) || target.contains(one));
  document.addEventListener('pointerdown', note, { capture: true, once: true });
  return [x, y];
};
"""


class Firefox:
    """The socket of a running Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent = 0
        self.listeners: list[Callable[[str, dict[str, Any]], None]] = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=list(_EVENTS))

    def call(self, method: str, **parameters: Any) -> Any:
        """One command, and its result. Events that arrive meanwhile go to the listeners."""
        self._sent += 1
        self._socket.send(json.dumps({"id": self._sent, "method": method, "params": parameters}))
        until = time.monotonic() + PATIENCE
        while True:
            told = json.loads(self._socket.recv(timeout=max(0.1, until - time.monotonic())))
            if told["type"] == "event":
                for listener in self.listeners:
                    listener(told["method"], told["params"])
            elif told["id"] == self._sent:
                assert told["type"] == "success", f"{method}: {told['error']}: {told['message']}"
                return told["result"]


@contextmanager
def firefox() -> Iterator[Firefox]:
    """A Firefox that ends with the block."""
    program = find_firefox()
    if program is None:
        raise SystemExit(NO_FIREFOX)
    with (
        tempfile.TemporaryDirectory(prefix="oubliette-firefox-", ignore_cleanup_errors=True) as profile,
        _running(program, Path(profile)) as address,
        connect(f"{address}/session", max_size=None, compression=None) as socket,
    ):
        yield Firefox(socket)


@contextmanager
def _running(program: str, profile: Path) -> Iterator[str]:
    """Start the program with a new profile. Gives the address of its socket."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in _PREFERENCES.items()]
    (profile / "user.js").write_text("".join(lines), encoding="utf-8")
    words = ["--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0", "about:blank"]
    said = profile / "stderr.txt"
    with said.open("wb") as log:
        process = subprocess.Popen([program, *words], stdout=log, stderr=log)
    try:
        yield _address(process, said)
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _address(process: subprocess.Popen[bytes], said: Path) -> str:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        text = said.read_text(encoding="utf-8", errors="replace")
        found = _LISTENING.search(text)
        if found:
            return found[1]
        assert process.poll() is None, f"Firefox does not start: {text[-2000:]}"
        time.sleep(0.02)
    raise AssertionError("Firefox opens no socket")


class FirefoxVisitor:
    """One person, with cookies of their own and one page."""

    def __init__(self, browser: Firefox, url: str, size: tuple[int, int] = DESKTOP) -> None:
        self.url = url
        self.complaints: list[str] = []
        self._browser = browser
        self._user = browser.call("browser.createUserContext")["userContext"]
        self._page = browser.call("browsingContext.create", type="tab", userContext=self._user)["context"]
        browser.listeners.append(self._event)
        viewport = {"width": size[0], "height": size[1]}
        browser.call("browsingContext.setViewport", context=self._page, viewport=viewport)

    def close(self) -> list[str]:
        """Close the page. Return what the browser complained about."""
        self._browser.call("browser.removeUserContext", userContext=self._user)
        self._browser.listeners.remove(self._event)
        return self.complaints

    def open(self, path: str = "/") -> None:
        self._browser.call("browsingContext.navigate", context=self._page, url=self.url + path, wait="complete")
        self.wait_for("document.querySelector('h1')")

    def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page, as JSON. It may use the functions above, and may be a promise."""
        told = self._browser.call(
            "script.evaluate",
            expression=f"(async () => {{ {_HELPERS} return JSON.stringify(await ({expression}) ?? null); }})()",
            target={"context": self._page},
            awaitPromise=True,
        )
        assert told["type"] == "success", f"{expression}: {told['exceptionDetails']['text']}"
        return json.loads(told["result"]["value"])

    def wait_for(self, condition: str) -> None:
        """Wait until an expression is true in the page."""
        until = time.monotonic() + PATIENCE
        while not self.evaluate(f"Boolean({condition})"):
            assert time.monotonic() < until, f"this does not happen: {condition} (on {self.evaluate('location.href')})"
            time.sleep(0.02)

    def wait_until(self, condition: Callable[[], bool]) -> None:
        """Look again and again until this is so. The page's events arrive meanwhile."""
        until = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < until, "what the test waits for does not happen"
            self.evaluate("frame().then(() => true)")

    def api(self, method: str, path: str, data: object = None) -> Any:
        """A request by the page itself, with its cookie."""
        body = "undefined" if data is None else json.dumps(json.dumps(data))
        kind = "{'Content-Type': 'application/json'}"
        return self.evaluate(
            f"fetch({json.dumps(path)}, {{method: '{method}', headers: {kind}, body: {body}}})"
            ".then(async (answer) => { if (!answer.ok) throw new Error(await answer.text());"
            " return answer.status === 204 ? null : answer.json(); })"
        )

    def touch(self, selector: str, which: int = 0) -> bool:
        """Press and release on one of the elements that can be touched. False: it was not hit, or there is none."""
        spot = self.evaluate(f"((all) => aim(all[{which} % all.length]))(touchable(`{selector}`))")
        if spot is None:
            return False
        steps = [
            {"type": "pointerMove", "x": spot[0], "y": spot[1]},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        actions = [{"type": "pointer", "id": "finger", "actions": steps}]
        self._browser.call("input.performActions", context=self._page, actions=actions)
        return bool(self.evaluate("window.hit"))

    def press(self, selector: str) -> None:
        """Touch the first of these elements, as soon as it is there and at rest."""
        until = time.monotonic() + PATIENCE
        while not self.touch(selector):
            assert time.monotonic() < until, f"this cannot be touched: {selector}"

    # At a table

    @property
    def over(self) -> bool:
        return bool(self.evaluate("over()"))

    @property
    def ply(self) -> int:
        return int(self.evaluate("ply()"))

    def wait_for_stop(self) -> None:
        """Wait until this seat is asked something, or the match is over."""
        self.wait_for("over() || touchable(OPTION).length || document.querySelector('[data-grip]:not(.busy)')")

    def answer(self, luck: random.Random) -> bool:
        """Touch a random option, and wait until the match has gone on. False: there is nothing to touch."""
        before, until = self.ply, time.monotonic() + PATIENCE
        while not self.touch("${OPTION}", luck.randrange(1000)):  # it moves, or something covers it for a moment
            if not self.evaluate("touchable(OPTION).length"):
                return False
            assert time.monotonic() < until, "nothing can be touched"
        self.wait_for(f"over() || ply() !== {before}")
        return True

    # What the browser says

    def _event(self, name: str, told: dict[str, Any]) -> None:
        if told.get("context", told.get("source", {}).get("context")) != self._page:
            return
        if name == "log.entryAdded" and told["level"] in ("error", "warn"):
            self.complaints.append(f"{told['type']} {told['level']}: {told['text']}")
        elif name == "network.responseCompleted" and told["response"]["status"] >= 400:
            self.complaints.append(f"{told['response']['status']}: {told['request']['url']}")
        elif name == "network.fetchError" and "ABORTED" not in told["errorText"]:
            self.complaints.append(f"failed: {told['request']['url']} {told['errorText']}")
