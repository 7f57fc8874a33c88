"""Finds or fetches what the Python environment does not bring: Node, browsers, and the peers that run in Node."""

import os
import shutil
from typing import Final

from tooling.children import log, quiet
from tooling.environment import PYTHON, find_uv
from tooling.messages import Missing, reason, say
from tooling.places import ROOT
from web import build

# Programs to use, the best first. The headless shell has no windows: tests take a fifth less time in it.
CHROMIUM_NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
_CHROMIUM_PACKAGES: Final = ("chromium-headless-shell", "chromium")  # older systems lack the first
FIREFOX_NAMES: Final = ("firefox-esr", "firefox")
_FIREFOX_PACKAGES: Final = ("firefox-esr",)  # Ubuntu's package `firefox` is a snap, which runs in no container


def find_node() -> build.Node:
    """The person's own Node if it is recent enough, else one that we install into .tools."""
    try:
        return build.find_node()
    except build.NodeMissing:
        say("fetching Node into .tools, for the page that browsers are shown")
    where = ["--target", str(build.FETCHED), "--python", PYTHON, "--no-deps", "--only-binary", ":all:"]
    env = dict(os.environ, UV_PYTHON_DOWNLOADS="never", UV_SYSTEM_CERTS=os.environ.get("UV_SYSTEM_CERTS", "true"))
    code, output = quiet("node", [find_uv(), "pip", "install", *where, build.NODE_PACKAGE], env=env)
    if code:
        raise Missing(f"Node is missing and could not be fetched: {reason(output)} ({log('node')})")
    return build.find_node()


def need_browsers() -> None:
    """Install Chromium and Firefox for the tests in a browser."""
    need_chromium()
    _need("Firefox", find_firefox(), _FIREFOX_PACKAGES)


def need_chromium() -> None:
    """Install Chromium, which most tests in a browser and two benchmarks use."""
    _need("Chromium", find_chromium(), _CHROMIUM_PACKAGES)


def _need(browser: str, found: str | None, packages: tuple[str, ...]) -> None:
    """Install a browser unless it is there. Where we may not, say so: pytest then skips its tests."""
    if found is not None:
        return
    apt, name = shutil.which("apt-get"), browser.lower()
    if apt is None or os.geteuid():
        say(f"{browser} is missing, which tests in a browser need (Debian: apt install {packages[-1]})")
        return
    say(f"fetching {browser}, which tests in a browser need")
    env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    code, output = quiet(name, [apt, "update"], env=env)
    for package in packages if not code else ():
        code, output = quiet(name, [apt, "install", "-y", "--no-install-recommends", package], env=env)
        if not code:
            return
    say(f"{browser} could not be installed: {reason(output)} ({log(name)})")


def find_chromium() -> str | None:
    """The machine's own Chromium, if it has one."""
    return _program(CHROMIUM_NAMES)


def find_firefox() -> str | None:
    """The machine's own Firefox, if it has one."""
    return _program(FIREFOX_NAMES)


def _program(names: tuple[str, ...]) -> str | None:
    where = os.pathsep.join([os.environ.get("PATH", ""), "/usr/bin"])
    found = [shutil.which(name, path=where) for name in names]
    return next(filter(None, found), None)


def fetch_node_peers() -> None:
    """Install boardgame.io, which benchmarks compare us with, if the person has a Node to run it."""
    folder = ROOT / "benchmarks" / "engine" / "node"
    lock, installed = folder / "package-lock.json", folder / "node_modules" / ".package-lock.json"
    npm = shutil.which("npm")
    if not (npm and shutil.which("node") and lock.exists()):
        return
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    code, output = quiet("npm", [npm, "ci", "--no-audit", "--no-fund"], cwd=folder)
    if code:
        say(f"the Node peers are left out: {reason(output)} ({log('npm')})")
