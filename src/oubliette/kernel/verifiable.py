"""Dice that players can check after the match: the host commits at the start and reveals at the end."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Any, Final, final

from oubliette.kernel.fate import Fate
from oubliette.kernel.match import Match
from oubliette.kernel.problems import FateTampered, IllegalSetUp

if TYPE_CHECKING:
    from oubliette.kernel.ask import Ask
    from oubliette.kernel.game import AnyGame
    from oubliette.kernel.record import Record


SHORTEST_SECRET: Final = 16  # bytes; a shorter secret could be found by trying all
_DIGITS: Final = 9  # of a ply


@final
class Verifiable(Fate):
    """Derives every die from a secret fixed before the match; its hash, the `commitment`, is published at the start.

    `salt` is text that the players add after they have seen the commitment (their names, a word each). So nobody, not
    even the host, can choose a secret with lucky dice.

    `first`: the promise holds from this ply on. A match that branches off another has that match's dice before it.
    """

    def __init__(self, secret: bytes, salt: str = "", first: int = 0) -> None:
        if len(secret) < SHORTEST_SECRET:
            raise IllegalSetUp(
                "weak_secret",
                f"a secret of {len(secret)} bytes could be guessed: take at least {SHORTEST_SECRET}",
                given=len(secret),
                allowed=SHORTEST_SECRET,
            )
        self.secret = secret
        self.salt = salt
        self.first = first
        self.commitment = hashlib.sha256(secret).hexdigest()

    def answer(self, ask: Ask[Any], ply: int) -> int:
        return self.draw(len(ask.options), ply)

    def draw(self, count: int, ply: int) -> int:
        """The index, out of `count` options, that comes up at that ply."""
        mark = hmac.new(self.secret, f"{ply}:{self.salt}".encode(), hashlib.sha256).digest()
        return int.from_bytes(mark, "big") % count  # of 256 bits: too many for a measurable bias

    def record_facts(self, over: bool) -> dict[str, str]:
        facts = {"commitment": self.commitment, "salt": self.salt}
        if self.first:
            facts["first"] = str(self.first)
        if over:
            facts["secret"] = self.secret.hex()
        return facts


def verify_fate(
    record: Record, commitment: str | None = None, salt: str | None = None, game: AnyGame | None = None
) -> int:
    """Check every die of a finished record against the commitment made at its start; return how many were checked.

    Give the commitment and the salt that you noted at the start. Without them the function trusts the record's own, and
    a host who chose both may have searched for lucky dice. FateTampered names the first wrong die. `Match.replay`
    checks the record itself. Dice before the ply `first_promised(record)` were not promised: they are not checked.
    """
    facts = record.fate
    if "commitment" not in facts:
        raise FateTampered("no_commitment", "this record was not played with verifiable dice")
    if "secret" not in facts:
        raise FateTampered("no_secret", "the record has no secret: the host reveals it when the match is over")
    try:
        secret = bytes.fromhex(facts["secret"])
    except ValueError:
        raise FateTampered("bad_secret", "the revealed secret is not a hexadecimal number") from None
    if len(secret) < SHORTEST_SECRET:
        raise FateTampered("bad_secret", f"the revealed secret is shorter than {SHORTEST_SECRET} bytes")
    fate = Verifiable(secret, facts.get("salt", ""), first_promised(record))
    if fate.commitment != (facts["commitment"] if commitment is None else commitment):
        raise FateTampered("other_secret", "the revealed secret does not match the commitment")
    if salt is not None and fate.salt != salt:
        raise FateTampered("other_salt", "the salt of these dice is not the one that the players agreed on")
    match = Match.replay(record, game)
    if not match.over:
        raise FateTampered("not_over", "the match is not over: its secret cannot be revealed yet")
    return check_dice(match, fate)


def first_promised(record: Record) -> int:
    """The ply from which on the dice of a record are promised: 0, or where the match branched off another."""
    first = record.fate.get("first", "0")
    if not first.isascii() or not first.isdigit() or len(first) > _DIGITS or int(first) > len(record.answers):
        raise FateTampered("bad_first", "the record does not say clearly which of its dice were promised")
    return int(first)


def check_dice(match: Match, fate: Verifiable) -> int:
    """Check every promised die of a match against a secret; return how many there were."""
    checked = 0
    for step in match.history():
        if step.by_fate and step.ply >= fate.first:
            if step.index != fate.draw(len(step.ask.options), step.ply):
                raise FateTampered(
                    "other_die",
                    f"answer {step.ply + 1} ({step.ask.prompt}) is not what the committed secret gives",
                    number=step.ply + 1,
                    prompt=step.ask.prompt,
                )
            checked += 1
    return checked
