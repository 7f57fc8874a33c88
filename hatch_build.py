"""Puts the client that the server hands out into wheels and source archives.

A checkout that is installed to be worked on gets none: there `./run` builds it, and again whenever its sources change.
A wheel made of a source archive takes the client along that lies in it, and needs no Node.
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
    """Builds before anything is packed."""

    def dependencies(self) -> list[str]:
        """A Node from the package registry, where there is none that fits and one is needed."""
        if os.environ.get(SKIP) or self._packed or not self._sources:
            return []
        client = self._client()
        try:
            client.find_node()
        except client.NodeMissing:
            return [client.NODE_PACKAGE]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it, or say why there is none."""
        if version == _EDITABLE or self._packed:
            return
        if os.environ.get(SKIP):
            there = "the client is taken as it is" if self._built else "browsers will find no client"
            self.app.display_warning(f"{SKIP} is set: {there}")
            return
        if not self._sources:
            raise SystemExit("the client is missing, and so are its sources in web/: build from a checkout")
        client = self._client()
        try:
            client.build()
        except client.ClientFailed as failed:
            raise SystemExit(f"{failed}\nTo do without the client: {SKIP}=1") from None

    @property
    def _built(self) -> bool:
        return (Path(self.root) / "src/oubliette/server/web/index.html").is_file()

    @property
    def _packed(self) -> bool:
        """Is this an unpacked source archive, with the client in it?"""
        return self._built and (Path(self.root) / "PKG-INFO").is_file()

    @property
    def _sources(self) -> bool:
        return (Path(self.root) / "web" / "package-lock.json").is_file()

    def _client(self) -> ModuleType:
        """web/build.py, by its place: a folder to build in is no package to import from."""
        spec = importlib.util.spec_from_file_location("oubliette_client", Path(self.root) / "web" / "build.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module  # dataclasses look for it there
        spec.loader.exec_module(module)
        return module
