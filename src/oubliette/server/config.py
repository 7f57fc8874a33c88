"""The configuration of a server: one value, the same in every process."""

from __future__ import annotations

import os
from typing import Final

import msgspec

ENVIRONMENT: Final = "OUBLIETTE_SERVER"  # carries the config from the command line to worker processes


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the host of a server can choose. Times are in seconds."""

    database: str  # sqlite:///file or postgresql://user:password@host/name
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    public_url: str = ""  # address for people, if not host and port; with https the cookies are secure
    thinkers: int = 0  # processes for bots and hints, per worker; 0: one fewer than the cores we may use
    log_format: str = "text"  # or json
    log_level: str = "info"
    metrics_public: bool = False  # show the figures to everybody, not only to this machine
    rates: bool = True  # apply the rate limits; off only for benchmarks
    keep_live: int = 2000  # tables kept in memory; others are loaded when somebody needs them
    keep_idle: float = 600.0  # drop a table from memory when nobody has looked at it for this long

    @property
    def secure(self) -> bool:
        """Whether people connect by https."""
        return self.public_url.startswith("https://")

    def to_environment(self) -> dict[str, str]:
        """The environment variable that worker processes inherit."""
        return {ENVIRONMENT: msgspec.json.encode(self).decode()}


def from_environment() -> Config:
    """The config that the parent process left in the environment."""
    return msgspec.json.decode(os.environ[ENVIRONMENT], type=Config)
