"""Identifies people by their cookies, with a short cache of the store."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, final

from oubliette.server.people.identity import Cookies, Me
from oubliette.server.people.keys import Keys
from oubliette.server.people.passwords import Passwords
from oubliette.server.store.people import StoredPerson, find_person
from oubliette.server.store.store import Store

_SECONDS: Final = 5.0  # how long another process may take to see that somebody logged out everywhere
_MOST: Final = 10_000


@dataclass(frozen=True, slots=True)
class _Known:
    person: StoredPerson
    until: float


@final
class People:
    """Caches people for a few seconds. A change by this process shows at once."""

    def __init__(
        self,
        store: Store,
        keys: Keys,
        secure: bool,
        passwords: Passwords | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.cookies = Cookies(keys.cookie, secure)
        self.passwords = passwords or Passwords()
        self._store = store
        self._clock = clock
        self._known: dict[str, _Known] = {}  # the oldest first
        self._changes = 0

    async def person_of(self, cookies: Mapping[str, str]) -> Me | None:
        """The person whose cookie is among these; None if there is none, or it is not valid any more."""
        claim = self.cookies.read(cookies)
        if claim is None:
            return None
        person = await self._find(claim.person)
        if person is None or person.generation != claim.generation:
            return None
        return Me(person.id, person.name, person.lang, person.login)

    def changed(self, person: str) -> None:
        """Forget a person after this process has changed them in the store."""
        self._changes += 1
        self._known.pop(person, None)

    async def _find(self, person: str) -> StoredPerson | None:
        known = self._known.get(person)
        if known is not None and self._clock() < known.until:
            return known.person
        changes = self._changes
        found = await find_person(self._store, person)
        # What we read during a change may be the old state: use it once, but do not cache it.
        if found is not None and changes == self._changes:
            self._known.pop(person, None)
            self._known[person] = _Known(found, self._clock() + _SECONDS)
            if len(self._known) > _MOST:
                del self._known[next(iter(self._known))]
        return found
