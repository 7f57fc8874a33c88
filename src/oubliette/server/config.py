"""How a server is set up. One value, made once, the same in every process of it."""

from __future__ import annotations

import os
from typing import Final

import msgspec

ENVIRONMENT: Final = "OUBLIETTE_SERVER"  # carries the config from the command line into worker processes


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that whoever runs a server can choose. Times are seconds, sizes bytes."""

    database: str  # sqlite:///file or postgresql://user:password@host/name
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    public_url: str = ""  # how people reach it, if not by host and port; https makes the cookies secure
    thinkers: int = 0  # processes that think for bots and hints, in each worker; 0: one fewer than the cores we may use
    log_format: str = "text"  # or json
    log_level: str = "info"
    metrics_public: bool = False  # tell everybody the figures, not only those on this machine
    rates: bool = True  # limit how often one person may do things; off only for measuring
    keep_live: int = 2000  # matches kept in memory; the others are rebuilt when somebody comes
    keep_idle: float = 600.0  # a match that nobody looks at is dropped from memory after this long

    @property
    def secure(self) -> bool:
        """Do people come by https?"""
        return self.public_url.startswith("https://")

    def to_environment(self) -> dict[str, str]:
        """What worker processes inherit."""
        return {ENVIRONMENT: msgspec.json.encode(self).decode()}


def from_environment() -> Config:
    """The config that the parent process left for us."""
    return msgspec.json.decode(os.environ[ENVIRONMENT], type=Config)
