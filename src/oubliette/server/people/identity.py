"""The cookie that identifies a person: signed, so that nobody can forge it."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, final

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer
from litestar.datastructures import Cookie

_YEAR: Final = 365 * 86_400
_MONTH: Final = 30 * 86_400


class Me(msgspec.Struct, frozen=True):
    """The person who sends a request. Without a login it is a guest."""

    id: str
    name: str
    lang: str
    login: str | None


@dataclass(frozen=True, slots=True)
class Claim:
    """The content of a cookie. It is valid while the person's stored generation is the same."""

    person: str
    generation: int
    ageing: bool  # it is time for a new one


@final
class Cookies:
    """Makes and reads the cookie. `secure`: people connect by https."""

    def __init__(self, key: str, secure: bool) -> None:
        # Browsers accept a cookie with this prefix only from this very host, and only by https.
        self.name = "__Host-oubliette" if secure else "oubliette"
        self._secure = secure
        self._signer = URLSafeTimedSerializer(
            key, salt="oubliette.person", signer_kwargs={"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        )

    def issue(self, person: str, generation: int) -> Cookie:
        """A new cookie for a person."""
        return self._cookie(self._signer.dumps((person, generation)), _YEAR)

    def clear(self) -> Cookie:
        """A cookie that makes the browser forget the old one."""
        return self._cookie("", 0)

    def read(self, cookies: Mapping[str, str]) -> Claim | None:
        """The content of the cookie; None if there is none, or if it is damaged, forged or too old."""
        signed = cookies.get(self.name)
        if signed is None:
            return None
        try:
            payload, at = self._signer.loads(signed, max_age=_YEAR, return_timestamp=True)
        except (BadData, UnicodeError):
            return None
        match payload:
            case [str(person), int(generation)]:
                return Claim(person, generation, ageing=time.time() - at.timestamp() > _MONTH)
            case _:
                return None

    def _cookie(self, value: str, max_age: int) -> Cookie:
        return Cookie(
            key=self.name,
            value=value,
            path="/",
            max_age=max_age,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )
