"""Checks for optional dependencies, and says how to install them."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from oubliette.cli.parser import Misused

_SERVER: Final = (
    "aiosqlite",
    "alembic",
    "argon2",
    "itsdangerous",
    "litestar",
    "msgspec",
    "platformdirs",
    "prometheus_client",
    "sqlalchemy",
    "structlog",
    "uvicorn",
    "websockets",
)


def has_server() -> bool:
    """Are the server's dependencies installed?"""
    return all(find_spec(name) is not None for name in _SERVER)


def need_server() -> None:
    """Refuse if they are not. Call it before importing the server."""
    if not has_server():
        raise Misused(
            "server_missing", "to run a server, install Oubliette with its extra “server” (in a checkout: ./run setup)"
        )
