"""What whoever runs a server does with its data: keep a copy, bring it back, look whether all of it is sound."""

from oubliette.server.admin.backup import backup
from oubliette.server.admin.check import Checked, check
from oubliette.server.admin.restore import restore

__all__ = ["Checked", "backup", "check", "restore"]
