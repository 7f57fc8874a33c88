"""Fates: seeded, scripted, verifiable, real."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oubliette import Match, Record, Seeded, Verifiable
from oubliette.kernel import FATE, Ask, FateTampered, IllegalSetUp, Policy, derive, random_seed, verify_fate

SECRET = bytes(range(32))


def die(count: int = 6) -> Ask[Any]:
    return Ask(FATE, "roll.die", range(count))


def last(match: Match, ask: Ask[Any]) -> int:
    return len(ask.options) - 1


def test_a_seed_gives_the_same_dice_on_every_machine_and_version() -> None:
    fate = Seeded(42)
    assert [fate.answer(die(), ply) for ply in range(24)] == [
        0, 2, 4, 4, 3, 3, 5, 1, 0, 0, 5, 4, 2, 5, 0, 5, 2, 2, 3, 0, 5, 2, 5, 4,
    ]  # fmt: skip


@given(st.integers(-(2**70), 2**70), st.lists(st.integers(0, 300), max_size=20))
def test_a_seeded_die_depends_on_its_ply_only(seed: int, plies: list[int]) -> None:
    fate = Seeded(seed)
    for ply in plies:
        assert fate.answer(die(1000), ply) == Seeded(seed).answer(die(1000), ply)


def test_seeded_dice_are_fair() -> None:
    fate = Seeded(7)
    counts = Counter(fate.answer(die(), ply) for ply in range(60_000))
    chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi_square < 20.5  # p = 0.001 for five degrees of freedom; the seed is fixed, so the test is stable


def test_neighbouring_seeds_give_unrelated_dice() -> None:
    same = sum(Seeded(seed).answer(die(), 0) == Seeded(seed + 1).answer(die(), 0) for seed in range(6000))
    assert 850 < same < 1150


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(0, 10**6), min_size=1, max_size=3))
def test_derived_seeds_are_words_and_repeatable(seed: int, path: list[int]) -> None:
    assert derive(seed, *path) == derive(seed, *path)
    assert 0 <= derive(seed, *path) < 2**64


def test_derived_seeds_do_not_collide() -> None:
    assert len({derive(1, match, seat) for match in range(2000) for seat in range(5)}) == 10_000
    assert random_seed() != random_seed()


def test_verifiable_dice_can_be_checked_when_the_match_is_over() -> None:
    fate = Verifiable(SECRET, salt="Alice et Bob")
    match = Match.start("pig", fate=fate)
    assert "secret" not in match.record().fate
    match.run([last, last])
    record = Record.parse(match.record().to_text())
    assert record.fate["commitment"] == fate.commitment
    assert verify_fate(record) == verify_fate(record, fate.commitment) > 10


def verified(policy: Policy = last) -> Record:
    match = Match.start("pig", fate=Verifiable(SECRET))
    match.run([policy, policy])
    return match.record()


def test_dice_of_another_secret_are_noticed() -> None:
    record = verified()
    record.fate["secret"] = bytes(32).hex()
    with pytest.raises(FateTampered, match="does not match the commitment"):
        verify_fate(record)
    with pytest.raises(FateTampered, match="does not match the commitment"):
        verify_fate(verified(), Verifiable(bytes(32)).commitment)


def test_dice_that_the_secret_does_not_give_are_noticed() -> None:
    cheat = Match.start("pig", fate=Seeded(1))
    cheat.run([last, last])
    record = cheat.record()
    record.fate.update(Verifiable(SECRET).record_facts(over=True))
    with pytest.raises(FateTampered, match=r"answer \d+ \(roll\.die\) is not what the committed secret gives"):
        verify_fate(record)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"secret": None}, "has no secret"),
        ({"commitment": None}, "not played with verifiable dice"),
        ({"secret": "zz"}, "hexadecimal"),
        ({"secret": "00"}, "shorter than 16 bytes"),
    ],
)
def test_a_record_without_proof_is_refused(change: dict[str, str | None], message: str) -> None:
    record = verified()
    for name, value in change.items():
        del record.fate[name]
        if value is not None:
            record.fate[name] = value
    with pytest.raises(FateTampered, match=message):
        verify_fate(record)


def test_a_secret_that_could_be_guessed_is_refused() -> None:
    with pytest.raises(IllegalSetUp, match="at least 16"):
        Verifiable(b"dice")


def test_a_branch_promises_only_the_dice_that_come_after_it() -> None:
    old = verified()
    branch = Match.replay(old).branch(12, Verifiable(bytes(range(32)), "ours", first=12))
    assert branch.answers[:12] == old.answers[:12]
    branch.run([last, last])
    record = Record.parse(branch.record().to_text())
    assert record.fate["first"] == "12"
    promised = sum(step.by_fate and step.ply >= 12 for step in branch.history())
    assert verify_fate(record) == promised > 5
    record.fate["first"] = "0"
    with pytest.raises(FateTampered, match="not what the committed secret gives"):
        verify_fate(record)


@pytest.mark.parametrize("first", ["-1", "many", "99999", "²", ""])
def test_a_record_must_say_clearly_which_dice_it_promises(first: str) -> None:
    record = verified()
    record.fate["first"] = first
    with pytest.raises(FateTampered, match="does not say clearly"):
        verify_fate(record)


def test_the_salt_of_the_players_changes_the_dice() -> None:
    one, other = Verifiable(SECRET, "a"), Verifiable(SECRET, "b")
    assert [one.draw(1000, ply) for ply in range(9)] != [other.draw(1000, ply) for ply in range(9)]


def test_verifiable_dice_are_fair_and_within_the_options() -> None:
    fate = Verifiable(SECRET)
    counts = Counter(fate.draw(8, ply) for ply in range(8000))
    assert set(counts) == set(range(8))
    assert max(counts.values()) < 1150


def test_the_salt_that_the_players_noted_is_checked() -> None:
    match = Match.start("pig", fate=Verifiable(SECRET, salt="ours"))
    match.run([last, last])
    assert verify_fate(match.record(), salt="ours") > 10
    with pytest.raises(FateTampered, match="not the one that the players agreed on"):
        verify_fate(match.record(), salt="theirs")


def test_dice_of_a_running_match_cannot_be_verified() -> None:
    record = Match.start("pig", fate=Verifiable(SECRET)).record()
    record.fate["secret"] = SECRET.hex()
    with pytest.raises(FateTampered, match="not over"):
        verify_fate(record)
