"""Thinking in other processes, so that nobody waits on the event loop for a bot, a hint or a replay."""

from oubliette.server.thinking.position import Position
from oubliette.server.thinking.records import Checked
from oubliette.server.thinking.thinkers import Thinkers

__all__ = ["Checked", "Position", "Thinkers"]
