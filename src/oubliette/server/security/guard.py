"""Puts all guards around an application."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oubliette.server.security.headers import SafeHeaders
from oubliette.server.security.limits import BodyLimit
from oubliette.server.security.origin import SameOrigin

if TYPE_CHECKING:
    from litestar.types import ASGIApp

    from oubliette.server.config import Config


def guarded(app: ASGIApp, config: Config) -> ASGIApp:
    """The application behind its guards. `SafeHeaders` is the outermost, so that refusals get safe headers too."""
    return SafeHeaders(SameOrigin(BodyLimit(app), config.public_url), config.secure)
