"""The cookie that says who somebody is: signed, so that nobody can be another."""

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
    """Who asks. Without a login it is a guest."""

    id: str
    name: str
    lang: str
    login: str | None


@dataclass(frozen=True, slots=True)
class Claim:
    """What a cookie of ours says. It counts while the person is of that generation."""

    person: str
    generation: int
    ageing: bool  # it is time for a new one


@final
class Cookies:
    """Makes and reads the cookie. `secure`: people come by https."""

    def __init__(self, key: str, secure: bool) -> None:
        # Browsers take a cookie with this prefix from this very host only, and only by https.
        self.name = "__Host-oubliette" if secure else "oubliette"
        self._secure = secure
        self._signer = URLSafeTimedSerializer(
            key, salt="oubliette.person", signer_kwargs={"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        )

    def issue(self, person: str, generation: int) -> Cookie:
        """The cookie for somebody."""
        return self._cookie(self._signer.dumps((person, generation)), _YEAR)

    def clear(self) -> Cookie:
        """Makes a browser forget it."""
        return self._cookie("", 0)

    def read(self, cookies: Mapping[str, str]) -> Claim | None:
        """What the cookie says; None if there is none, or it is damaged, forged or too old."""
        signed = cookies.get(self.name)
        if signed is None:
            return None
        try:
            said, at = self._signer.loads(signed, max_age=_YEAR, return_timestamp=True)
        except (BadData, UnicodeError):
            return None
        match said:
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
