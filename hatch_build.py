"""Puts the client, which the server sends to browsers, into wheels and source archives.

An editable install gets none: there `./run` builds it, again whenever its sources change. A source archive holds the
built client, so that making a wheel of it needs no Node.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP: Final = "OUBLIETTE_SKIP_CLIENT"
_EDITABLE: Final = "editable"


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before hatchling packs anything."""

    def dependencies(self) -> list[str]:
        """Ask for a Node from the package registry if the build needs one and none fits."""
        if os.environ.get(SKIP) or self._from_archive or not self._has_sources:
            return []
        client = self._build_script()
        try:
            client.find_node()
        except client.NodeMissing:
            return [client.NODE_PACKAGE]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, or fail and say why."""
        if version == _EDITABLE or self._from_archive:
            return
        if os.environ.get(SKIP):
            there = "the client is taken as it is" if self._has_client else "browsers will find no client"
            self.app.display_warning(f"{SKIP} is set: {there}")
            return
        if not self._has_sources:
            raise SystemExit("the client is missing, and so are its sources in web/: build from a checkout")
        client = self._build_script()
        try:
            client.build()
        except client.ClientFailed as failed:
            raise SystemExit(f"{failed}\nTo do without the client: {SKIP}=1") from None

    @property
    def _has_client(self) -> bool:
        return (Path(self.root) / "src/oubliette/server/web/index.html").is_file()

    @property
    def _from_archive(self) -> bool:
        """Is this an unpacked source archive, with the client in it?"""
        return self._has_client and (Path(self.root) / "PKG-INFO").is_file()

    @property
    def _has_sources(self) -> bool:
        return (Path(self.root) / "web" / "package-lock.json").is_file()

    def _build_script(self) -> ModuleType:
        """Import web/build.py by its path: the folder of the project is not on the import path of a build."""
        spec = importlib.util.spec_from_file_location("oubliette_client", Path(self.root) / "web" / "build.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module  # dataclasses look for it there
        spec.loader.exec_module(module)
        return module
