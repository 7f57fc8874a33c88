"""Opens a page in the person's browser, if there is one with windows."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import PurePath
from typing import Final

# These run in the terminal, and cannot run the scripts of our client.
_TEXT_BROWSERS: Final = frozenset({"www-browser", "elinks", "links", "links2", "lynx", "w3m"})
_DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
_REMOTE: Final = ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")
_OWN_WINDOWS: Final = ("win32", "cygwin", "darwin")  # these systems always have windows


def show(address: str) -> bool:
    """Open the address without waiting; False if the person would not see it.

    A separate process does it, so that the browser cannot print to this terminal or block it.
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
    """Does the person see windows, or did they set a BROWSER that works over a remote connection?"""
    if platform not in _OWN_WINDOWS and not any(environment.get(name) for name in _DISPLAYS):
        return False
    return bool(environment.get("BROWSER")) or not any(environment.get(name) for name in _REMOTE)


def _has_browser() -> bool:
    import webbrowser

    try:
        name = getattr(webbrowser.get(), "name", "")
    except webbrowser.Error:
        return False
    return PurePath(str(name).split(" ")[0]).name not in _TEXT_BROWSERS
