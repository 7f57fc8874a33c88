"""Showing a page in the person's own browser, where there is one with windows."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import PurePath
from typing import Final

# These would take the terminal for themselves, and show nothing of a client that is made of scripts.
_TEXT_BROWSERS: Final = frozenset({"www-browser", "elinks", "links", "links2", "lynx", "w3m"})
_DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
_FAR_AWAY: Final = ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")
_OWN_WINDOWS: Final = ("win32", "cygwin", "darwin")  # systems where there are windows without a word of it


def show(address: str) -> bool:
    """Open the address and go on at once; False where nobody would see it.

    A process of its own does it: whatever a browser says or waits for is kept from this terminal.
    """
    if not has_windows(os.environ, sys.platform) or not _has_browser():
        return False
    null = subprocess.DEVNULL
    command = [sys.executable, "-I", "-m", "webbrowser", "-t", address]
    try:
        child = subprocess.Popen(command, stdin=null, stdout=null, stderr=null, start_new_session=True)
    except OSError:
        return False
    threading.Thread(target=child.wait, daemon=True).start()
    return True


def has_windows(environment: Mapping[str, str], platform: str) -> bool:
    """Does the person sit before a screen with windows, or have they named a browser that finds one?"""
    if platform not in _OWN_WINDOWS and not any(environment.get(name) for name in _DISPLAYS):
        return False
    return bool(environment.get("BROWSER")) or not any(environment.get(name) for name in _FAR_AWAY)


def _has_browser() -> bool:
    import webbrowser

    try:
        name = getattr(webbrowser.get(), "name", "")
    except webbrowser.Error:
        return False
    return PurePath(str(name).split(" ")[0]).name not in _TEXT_BROWSERS
