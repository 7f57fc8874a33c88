"""Runs bots, hints and replays in other processes, because they would block the event loop."""

from oubliette.server.thinking.position import Position
from oubliette.server.thinking.records import Checked
from oubliette.server.thinking.thinkers import Thinkers

__all__ = ["Checked", "Position", "Thinkers"]
