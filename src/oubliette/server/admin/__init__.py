"""What the host of a server does with its data: back it up, restore it, check it."""

from oubliette.server.admin.backup import backup
from oubliette.server.admin.check import Checked, check
from oubliette.server.admin.restore import restore

__all__ = ["Checked", "backup", "check", "restore"]
