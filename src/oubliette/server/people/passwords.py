"""Hashes passwords with argon2, which is slow on purpose: in threads, never on the event loop."""

from __future__ import annotations

import asyncio
import base64
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final, TypeVar, final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from oubliette.server.problems import Refused

SHORTEST: Final = 8
LONGEST: Final = 200

_AT_ONCE: Final = 2  # each takes 64 MB and a tenth of a second
_WAITING: Final = 50  # about five seconds of work: refuse more

T = TypeVar("T")


@final
class Passwords:
    """Hashes and checks passwords, a few at a time."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._nobody = _nobodys_hash(self._hasher)
        self._turn = asyncio.Semaphore(_AT_ONCE)
        self._inside = 0

    async def hash(self, password: str) -> str:
        """Hash a password, to store it."""
        password = _normal(password)
        return await self._in_thread(lambda: self._hasher.hash(password))

    async def check(self, stored: str | None, password: str) -> bool:
        """Whether the password is right. Without a stored hash do the same work: timing must not tell who exists."""
        password = _normal(password)
        return await self._in_thread(lambda: self._verify(stored or self._nobody, password))

    def outdated(self, stored: str) -> bool:
        """Whether it was hashed with other parameters than today's."""
        return self._hasher.check_needs_rehash(stored)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._inside >= _AT_ONCE + _WAITING:
            raise Refused("busy", "too many people log in at this moment; try again soon")
        self._inside += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work)
        finally:
            self._inside -= 1


def require_good(password: str) -> None:
    """`bad_password` if a new password is too short or too long."""
    if not SHORTEST <= len(_normal(password)) <= LONGEST:
        raise Refused(
            "bad_password",
            f"a password has {SHORTEST} to {LONGEST} characters",
            shortest=SHORTEST,
            longest=LONGEST,
        )


def _normal(password: str) -> str:
    """Normalize, because keyboards encode the same letters differently."""
    return unicodedata.normalize("NFC", password)


def _nobodys_hash(hasher: PasswordHasher) -> str:
    """A hash with today's parameters that no password has: its bytes are random."""
    salt, digest = [
        base64.b64encode(secrets.token_bytes(size)).decode().rstrip("=") for size in (hasher.salt_len, hasher.hash_len)
    ]
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${costs}${salt}${digest}"
