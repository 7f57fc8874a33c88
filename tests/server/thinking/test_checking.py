"""Worker processes check records and their dice."""

import pytest

from oubliette.kernel import BadRecord, FateTampered, Match, Record, Verifiable, verify_fate
from oubliette.server.thinking import Thinkers
from tests.records.golden import golden_records
from tests.server.thinking.positions import golden, position_of


@pytest.mark.asyncio
async def test_a_golden_record_is_checked(thinkers: Thinkers) -> None:
    for kept in golden_records():
        if kept.game in ("pig", "mini_rogue"):
            record = golden(kept.file)
            checked = await thinkers.check(record.to_json())
            assert (checked.game, checked.version, checked.seats) == (record.game, record.version, record.seats)
            assert (checked.answers, checked.end, checked.over) == (record.answers, record.end, True)
            assert checked.result is not None and checked.result.reason == kept.ends
            assert checked.fair is None


@pytest.mark.asyncio
async def test_the_dice_of_a_record_are_checked(thinkers: Thinkers) -> None:
    match = Match.start("pig", 2, {"target": 20}, Verifiable(b"a secret of some length", "anna ben"))
    unfinished = match.record()
    match.run([lambda match, ask: 1] * 2)
    record = match.record()
    assert (await thinkers.check(unfinished.to_json())).fair is None
    assert (await thinkers.check(unfinished.to_json())).result is None
    assert (await thinkers.check(record.to_text())).fair is True
    record.fate["salt"] = "another word"
    assert (await thinkers.check(record.to_json())).fair is False
    del record.fate["secret"]
    assert (await thinkers.check(record.to_json())).fair is None
    record.answers[-1] += 1
    with pytest.raises(BadRecord):
        await thinkers.check(record.to_json())


@pytest.mark.asyncio
async def test_a_worker_checks_the_dice_of_a_match(thinkers: Thinkers) -> None:
    fate = Verifiable(b"a secret of some length", "anna ben")
    match = Match.start("pig", 2, {"target": 20}, fate)
    match.run([lambda match, ask: 1] * 2)
    assert await thinkers.check_fate(position_of(match), fate.secret, fate.salt) == verify_fate(match.record())
    with pytest.raises(FateTampered) as caught:
        await thinkers.check_fate(position_of(match), b"another one of some length", fate.salt)
    assert caught.value.slug == "other_die"


@pytest.mark.asyncio
async def test_secrets_are_kept_of_dice_that_were_fair(thinkers: Thinkers) -> None:
    def played(secret: bytes, salt: str) -> Record:
        match = Match.start("pig", 2, {"target": 20}, Verifiable(secret, salt))
        match.run([lambda match, ask: 1] * 2)
        return match.record()

    kept = await thinkers.check(played(b"s" * 32, "anna ben").to_json())
    assert (kept.secret, kept.salt) == ((b"s" * 32).hex(), "anna ben")
    for record in (played(b"s" * 33, ""), played(b"s" * 32, "a\0b")):  # the database cannot store these
        checked = await thinkers.check(record.to_json())
        assert (checked.fair, checked.secret, checked.salt) == (True, None, "")
    forged = played(b"s" * 32, "anna ben")
    for salt in ("other", "\ud800"):
        forged.fate["salt"] = salt
        checked = await thinkers.check(forged.to_json())
        assert (checked.fair, checked.secret) == (False, None)
