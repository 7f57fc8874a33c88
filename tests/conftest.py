"""Settings for all tests, so that none depends on the machine or on who started it."""

import signal
from pathlib import Path

import pytest
from hypothesis import settings

# Machines are noisy: no example of a property fails for being slow.
settings.register_profile("oubliette", deadline=None)
settings.load_profile("oubliette")

# Under nohup, or behind a `&` in a script, processes ignore these signals, and those that the tests start inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

# Most of these tests start a browser, a server or a type checker, so `--quick` leaves the whole folder out.
_SLOW_FOLDERS = ("web",)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    slow = tuple(here / folder for folder in _SLOW_FOLDERS)
    for item in items:
        if any(folder in item.path.parents for folder in slow):
            item.add_marker("slow")
