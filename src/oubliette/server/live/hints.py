"""A hint for a person: what a good bot would answer."""

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
    """Think for a person about the question that they are asked. The daily dungeon is for their own head."""
    if match.stored.daily is not None:
        raise Refused("hint_refused", "there are no hints in the daily dungeon: everybody plays it alone")
    services.rates.take("hint", me.id)
    data = await services.thinkers.hint(match.position(), seat, seconds, me.id)
    return msgspec.convert({"type": "hint", **data}, HintInfo)
