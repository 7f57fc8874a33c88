"""Gives a person a hint: what a good bot would answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from oubliette.server.live.match import LiveMatch
from oubliette.server.problems import Refused
from oubliette.server.wire.matches import HintInfo

if TYPE_CHECKING:
    from oubliette.server.people.identity import Me
    from oubliette.server.services import Services


async def give_hint(services: Services, match: LiveMatch, me: Me, seat: int, seconds: float) -> HintInfo:
    """Compute a hint about the question to this seat. The daily dungeon gives none."""
    if match.stored.daily is not None:
        raise Refused("hint_refused", "there are no hints in the daily dungeon: everybody plays it alone")
    services.rates.take("hint", me.id)
    data = await services.thinkers.hint(match.position(), seat, seconds, me.id)
    return msgspec.convert({"type": "hint", **data}, HintInfo)
