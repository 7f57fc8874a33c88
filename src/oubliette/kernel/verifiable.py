"""Dice that players can check afterwards: commit at the start, reveal at the end."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Any, Final, final

from oubliette.kernel.fate import Fate
from oubliette.kernel.problems import FateTampered, IllegalSetUp

if TYPE_CHECKING:
    from oubliette.kernel.ask import Ask
    from oubliette.kernel.game import AnyGame
    from oubliette.kernel.match import Match
    from oubliette.kernel.record import Record


SHORTEST_SECRET: Final = 16  # bytes; fewer could be found by trying them all


@final
class Verifiable(Fate):
    """Every die is derived from a secret fixed before the match; `commitment`, its hash, is published at the start.

    `salt` is a word that the players add after they have seen the commitment (their names, a word each): then nobody,
    the host included, can have chosen a secret with lucky dice.
    """

    def __init__(self, secret: bytes, salt: str = "") -> None:
        if len(secret) < SHORTEST_SECRET:
            raise IllegalSetUp(
                "weak_secret",
                f"a secret of {len(secret)} bytes could be guessed: take at least {SHORTEST_SECRET}",
                given=len(secret),
                allowed=SHORTEST_SECRET,
            )
        self.secret = secret
        self.salt = salt
        self.commitment = hashlib.sha256(secret).hexdigest()

    def answer(self, ask: Ask[Any], ply: int) -> int:
        return self.draw(len(ask.options), ply)

    def draw(self, count: int, ply: int) -> int:
        """Which of `count` options comes up at that ply."""
        mark = hmac.new(self.secret, f"{ply}:{self.salt}".encode(), hashlib.sha256).digest()
        return int.from_bytes(mark, "big") % count  # 256 bits: no bias that anybody could measure

    def testimony(self, over: bool) -> dict[str, str]:
        told = {"commitment": self.commitment, "salt": self.salt}
        if over:
            told["secret"] = self.secret.hex()
        return told


def verify_fate(
    record: Record, commitment: str | None = None, salt: str | None = None, game: AnyGame | None = None
) -> int:
    """Check every die of a finished record against the commitment made at its start; returns how many were checked.

    Give the commitment and the salt as you saw them then, if you noted them; otherwise the record's own are believed,
    and a host who chose both could have looked for lucky dice. FateTampered names the first ply that does not fit. The
    record itself is checked by `Match.replay`.
    """
    from oubliette.kernel.match import Match  # noqa: PLC0415 - a match needs its fates first

    told = record.fate
    if "commitment" not in told:
        raise FateTampered("no_commitment", "this record was not played with verifiable dice")
    if "secret" not in told:
        raise FateTampered("no_secret", "the secret of these dice is not revealed before the match is over")
    try:
        secret = bytes.fromhex(told["secret"])
    except ValueError:
        raise FateTampered("bad_secret", "the revealed secret is not a hexadecimal number") from None
    if len(secret) < SHORTEST_SECRET:
        raise FateTampered("bad_secret", "the revealed secret is too short to be one")
    fate = Verifiable(secret, told.get("salt", ""))
    if fate.commitment != (told["commitment"] if commitment is None else commitment):
        raise FateTampered("other_secret", "the revealed secret is not the one that was committed to")
    if salt is not None and fate.salt != salt:
        raise FateTampered("other_salt", "the salt of these dice is not the one that the players agreed on")
    match = Match.replay(record, game)
    if not match.over:
        raise FateTampered("not_over", "the match is not over: its dice cannot have been revealed yet")
    return check_dice(match, fate)


def check_dice(match: Match, fate: Verifiable) -> int:
    """Check every die of a match against a secret; returns how many there were."""
    checked = 0
    for step in match.history():
        if step.by_fate:
            if step.index != fate.draw(len(step.ask.options), step.ply):
                raise FateTampered(
                    "other_die",
                    f"answer {step.ply + 1} ({step.ask.prompt}) is not what the committed secret gives",
                    number=step.ply + 1,
                    prompt=step.ask.prompt,
                )
            checked += 1
    return checked
