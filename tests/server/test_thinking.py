"""Thinking in other processes: the same answers as here, and no process that dies takes anybody's match along."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from oubliette.bots import UnknownBot, make_bot
from oubliette.bots.hints import NoHint, hint
from oubliette.bots.search import Budget
from oubliette.games import find
from oubliette.kernel import (
    FATE,
    SPECTATOR,
    BadRecord,
    FateTampered,
    IllegalAnswer,
    Match,
    RealDice,
    Record,
    Seeded,
    Verifiable,
    verify_fate,
)
from oubliette.server.problems import Refused
from oubliette.server.thinking import Position, Thinkers
from oubliette.server.thinking.memory import Memory
from oubliette.table.message import plain
from tests.records.golden import HERE, golden_records
from tests.samples.duel import DUEL

LONG = 600.0  # seconds: nobody waits for such a hint


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    """One process for all these tests: it remembers what the ones before asked."""
    some = Thinkers(1, prepare="tests.server.sample_games:know_the_duel")
    yield some
    asyncio.run(some.close())


def position_of(match: Match, name: str = "m", seed: int = 11) -> Position:
    made = match.set_up
    game = match.game
    return Position(name, game.id, game.version, made.seats, dict(made.settings.values), list(match.answers), seed)


def in_play(game: str, seats: int, answers: int, seed: int = 3) -> Match:
    """A match of random players, some answers old."""
    match = Match.start(game, seats, fate=Seeded(seed))
    policies = [make_bot("random", match.game, seat, seed + seat) for seat in range(seats)]
    while match.ask is not None and len(match.answers) < answers:
        match.answer(policies[match.ask.seat](match, match.ask))
    return match


def golden(file: str) -> Record:
    return Record.parse((HERE / file).read_text(encoding="utf-8"))


def of_record(record: Record, name: str) -> Position:
    return Position(name, record.game, record.version, record.seats, record.options, record.answers)


def here(match: Match, bot: str, seed: int = 11) -> int:
    """What the same bot answers in this process."""
    assert match.ask is not None
    seat = match.ask.seat
    return make_bot(bot, match.game, seat, position_of(match, seed=seed).luck(seat))(match, match.ask)


@pytest.mark.asyncio
@pytest.mark.parametrize("bot", ["random", "greedy", "easy", "search:40"])
@pytest.mark.parametrize(("game", "seats"), [("pig", 2), ("new_dungeon", 2), ("dungeon_looters", 3)])
async def test_a_bot_answers_there_what_it_answers_here(thinkers: Thinkers, game: str, seats: int, bot: str) -> None:
    match = in_play(game, seats, 30)
    for _ in range(4):
        assert match.ask is not None
        index = await thinkers.answer(position_of(match, f"{game} {bot}"), bot, match.ask.seat)
        assert index == here(match, bot)
        match.answer(index)


@pytest.mark.asyncio
async def test_bots_with_time_to_think_answer_too(thinkers: Thinkers) -> None:
    match = in_play("mini_rogue", 1, 10)
    assert match.ask is not None
    for bot in ("exact", "normal", "search:5ms"):
        assert 0 <= await thinkers.answer(position_of(match), bot, match.ask.seat) < len(match.ask.options)


@pytest.mark.asyncio
async def test_a_random_bot_does_not_always_answer_the_same(thinkers: Thinkers) -> None:
    match = in_play("pig", 2, 0)
    chosen = set()
    for _ in range(40):
        assert match.ask is not None
        index = await thinkers.answer(position_of(match, "random"), "random", match.ask.seat)
        chosen.add(index)
        match.answer(index)
        if match.over:
            break
    assert chosen == {0, 1}


@pytest.mark.asyncio
async def test_what_was_taken_back_is_taken_back_there(thinkers: Thinkers) -> None:
    match = in_play("new_dungeon", 2, 60)
    assert match.ask is not None
    await thinkers.answer(position_of(match, "undo"), "greedy", match.ask.seat)
    match.rewind(25)
    policy = make_bot("random", match.game, 0, 99)
    for _ in range(5):
        assert match.ask is not None
        assert await thinkers.answer(position_of(match, "undo"), "search:20", match.ask.seat) == here(
            match, "search:20"
        )
        match.answer(policy(match, match.ask))


@pytest.mark.asyncio
async def test_a_worker_can_be_told_of_other_games(thinkers: Thinkers) -> None:
    match = Match.start(DUEL, 2, {"deck": "big"}, Seeded(4))
    assert match.ask is not None
    index = await thinkers.answer(position_of(match), "greedy", match.ask.seat)
    assert index == here(match, "greedy")


@pytest.mark.asyncio
async def test_a_hint_is_the_one_that_we_would_give(thinkers: Thinkers) -> None:
    """Where a solution is known: a search has other luck each time."""
    match = in_play("mini_rogue", 1, 0, seed=5)
    policy = make_bot("greedy", match.game, 0, 1)
    exact = 0
    while match.ask is not None and exact < 3:
        wanted = hint(match, 0, Budget(seconds=0.002)).to_data()
        given = await thinkers.hint(position_of(match, "hint"), 0, 0.002)
        for one in given["answers"]:
            assert one.pop("option") == plain(match.ask.options[one["index"]])
        parts = ("ply", "seat", "prompt", "how")
        assert [given[part] for part in parts] == [wanted[part] for part in parts]
        if wanted["how"] == "exact":
            assert given == wanted
            exact += 1
        match.answer(policy(match, match.ask))
    assert exact == 3


@pytest.mark.asyncio
async def test_problems_come_back_as_themselves(thinkers: Thinkers) -> None:
    match = in_play("pig", 2, 5)
    assert match.ask is not None
    seat = match.ask.seat
    position = position_of(match)
    with pytest.raises(NoHint) as caught:
        await thinkers.hint(position, 1 - seat, 0.01)
    assert (caught.value.slug, caught.value.facts) == ("not_your_turn", {"seat": 1 - seat})
    with pytest.raises(UnknownBot, match="pig has no bot 'deep'"):
        await thinkers.answer(position, "deep", seat)
    with pytest.raises(IllegalAnswer, match=f"seat {seat} is asked"):
        await thinkers.answer(position, "random", 1 - seat)
    with pytest.raises(BadRecord) as bad:
        await thinkers.check("oubliette-record 1\ngame pig 1\n")
    assert bad.value.slug == "truncated"


@pytest.mark.asyncio
@pytest.mark.parametrize("wrong", [-1, 9, 10**30])
async def test_damaged_answers_are_refused_and_forgotten(thinkers: Thinkers, wrong: int) -> None:
    match = in_play("pig", 2, 8)
    assert match.ask is not None
    good = position_of(match, "damaged")
    await thinkers.answer(good, "random", match.ask.seat)
    for ply in (3, len(good.answers)):
        answers = [*good.answers[:ply], wrong, 0, 0]
        damaged = Position("damaged", good.game, good.version, good.seats, good.options, answers)
        with pytest.raises(BadRecord, match=f"answer {ply + 1} is not possible"):
            await thinkers.answer(damaged, "random", match.ask.seat)
    assert await thinkers.answer(good, "search:20", match.ask.seat) == here(match, "search:20")


@pytest.mark.asyncio
async def test_a_match_of_other_rules_is_not_thought_about(thinkers: Thinkers) -> None:
    position = Position("old", "pig", 0, 2, {}, [])
    with pytest.raises(BadRecord) as caught:
        await thinkers.answer(position, "random", 0)
    assert caught.value.slug == "other_version"


def fully_replayed(record: Record, seat: int) -> list[dict[str, Any]]:
    """The steps of a match by the plain way: a replay up to each."""
    match = Match.replay(record)
    walk = Match.start(find(record.game), record.seats, record.options, RealDice())
    steps: list[tuple[Any, ...]] = [(-3, "", {}, None)]
    views = [(walk.ask is not None and walk.ask.seat == FATE, plain(walk.view(seat)))]
    for step in match.history():
        steps.append((step.ask.seat, step.ask.prompt, plain(step.ask.facts or {}), plain(step.value)))
        walk.play(step.index)
        views.append((walk.ask is not None and walk.ask.seat == FATE, plain(walk.view(seat))))
    told = [event.in_the_open() for event in match.events]
    return [
        {
            "ply": ply,
            "seat": by,
            "prompt": prompt,
            "facts": facts,
            "value": value,
            "events": [(event.slug, plain(event.facts)) for event in told if event.ply == ply],
            "hides_view": hides,
            "view": view,
        }
        for ply, ((by, prompt, facts, value), (hides, view)) in enumerate(zip(steps, views, strict=True))
    ]


def as_told(wanted: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A part of such steps: views are left out where dice follow, but never in the first step."""
    parts = [dict(step) for step in wanted]
    for number, part in enumerate(parts):
        if part.pop("hides_view") and number > 0:
            part["view"] = None
    return parts


@pytest.mark.asyncio
@pytest.mark.parametrize("file", ["pig/two-players.txt", "dungeon_looters/two-players.txt"])
@pytest.mark.parametrize("seat", [SPECTATOR, 0])
async def test_a_golden_match_is_told_step_by_step(thinkers: Thinkers, file: str, seat: int) -> None:
    record = golden(file)
    position = of_record(record, file)
    wanted = fully_replayed(record, seat)
    length = len(wanted)
    # In successive parts, then backwards, then all at once.
    parts = [*range(0, length, 50), *reversed(range(0, length, 90))]
    for first, count in [*[(first, 50) for first in parts], (0, length + 10)]:
        steps = await thinkers.steps(position, seat, first, count)
        told = [
            {
                "ply": step.ply,
                "seat": step.seat,
                "prompt": step.prompt,
                "facts": step.facts,
                "value": step.value,
                "events": [(event.slug, event.facts) for event in step.events],
                "view": step.view,
            }
            for step in steps
        ]
        assert told == as_told(wanted[first : first + count])
        assert all(event.ply == step.ply for step in steps for event in step.events)
    assert await thinkers.steps(position, seat, length, 5) == []
    assert await thinkers.steps(position, seat, -1, 5) == []


@pytest.mark.asyncio
@pytest.mark.parametrize("kept", golden_records(), ids=lambda kept: kept.file)
async def test_a_reader_may_begin_anywhere(thinkers: Thinkers, kept: Any) -> None:
    """In every game, and also in the middle of a turn."""
    record = golden(kept.file)
    position = of_record(record, kept.file)
    for first in range(0, len(record.answers), max(1, len(record.answers) // 15)):
        (step,) = await thinkers.steps(position, SPECTATOR, first, 1)
        assert step.ply == first and step.view


@pytest.mark.asyncio
async def test_nothing_is_hidden_in_a_replay(thinkers: Thinkers) -> None:
    match = Match.start(DUEL, 2, fate=Seeded(4))
    match.run([make_bot("random", DUEL, seat, seat) for seat in range(2)])
    steps = await thinkers.steps(position_of(match, "duel"), SPECTATOR, 0, 10_000)
    drawn = [event.facts["card"] for step in steps for event in step.events if event.slug == "draw.card"]
    assert drawn and all(isinstance(card, int) for card in drawn)
    assert steps[-1].view == plain(match.view(SPECTATOR))
    assert {step.view is None for step in steps} == {True, False}


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
    for record in (played(b"s" * 33, ""), played(b"s" * 32, "a\0b")):  # no store of ours has a place for these
        checked = await thinkers.check(record.to_json())
        assert (checked.fair, checked.secret, checked.salt) == (True, None, "")
    forged = played(b"s" * 32, "anna ben")
    for salt in ("other", "\ud800"):
        forged.fate["salt"] = salt
        checked = await thinkers.check(forged.to_json())
        assert (checked.fair, checked.secret) == (False, None)


def kill(thinkers: Thinkers) -> int:
    """Kill all of its processes, outright; returns how many there were."""
    alive = thinkers._pool.processes if thinkers._pool is not None else set()
    for process in alive:
        process.kill()
    return len(alive)


@pytest.mark.asyncio
async def test_a_killed_process_costs_nobody_an_answer() -> None:
    thinkers = Thinkers(2)
    match = in_play("new_dungeon", 2, 30)
    assert match.ask is not None
    wanted = here(match, "search:20")
    positions = [position_of(match, f"match {number}") for number in range(5)]
    for moment in ("while they start", "while they think"):
        jobs = [asyncio.create_task(thinkers.answer(one, "search:20", match.ask.seat)) for one in positions]
        await asyncio.sleep(0)
        assert kill(thinkers)
        assert await asyncio.gather(*jobs) == [wanted] * 5, moment
    assert kill(thinkers)  # while nobody asks them anything
    for position in positions:
        assert await thinkers.answer(position, "search:20", match.ask.seat) == wanted
    pool = thinkers._pool
    await thinkers.close()
    assert pool is not None and not pool.processes


@pytest.mark.asyncio
async def test_who_cannot_be_answered_twice_is_refused() -> None:
    thinkers = Thinkers(1)
    match = in_play("pig", 2, 3)
    assert match.ask is not None
    job = asyncio.create_task(thinkers.hint(position_of(match), match.ask.seat, LONG))
    while not job.done():
        kill(thinkers)
        await asyncio.sleep(0.001)
    with pytest.raises(Refused) as caught:
        await job
    assert caught.value.slug == "busy"
    assert await thinkers.answer(position_of(match), "random", match.ask.seat) in (0, 1)  # the next one is served
    await thinkers.close()


@pytest.mark.asyncio
async def test_too_many_questions_are_refused_and_closing_ends_those_in_work() -> None:
    thinkers = Thinkers(1, most=2)
    match = in_play("pig", 2, 3)
    assert match.ask is not None
    seat, position = match.ask.seat, position_of(match)
    jobs = [asyncio.create_task(thinkers.hint(position, seat, LONG)) for _ in range(3)]
    await asyncio.sleep(0)
    assert thinkers.waiting == 2
    with pytest.raises(Refused) as caught:
        await thinkers.answer(position, "random", seat)
    assert caught.value.slug == "busy"
    await thinkers.close()
    ends = await asyncio.gather(*jobs, return_exceptions=True)
    assert [isinstance(end, Refused) and end.slug for end in ends] == ["busy"] * 3
    assert thinkers.waiting == 0
    with pytest.raises(Refused):
        await thinkers.answer(position, "random", seat)


@pytest.mark.asyncio
async def test_who_does_not_wait_any_more_leaves_the_queue() -> None:
    """Also when the process that still thinks for them is killed then: the next one is served."""
    thinkers = Thinkers(1)
    match = in_play("pig", 2, 3)
    assert match.ask is not None
    seat, position = match.ask.seat, position_of(match)
    jobs = [asyncio.create_task(thinkers.hint(position, seat, LONG)) for _ in range(8)]
    await asyncio.sleep(0)
    assert thinkers.waiting == 7
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)
    assert thinkers.waiting == 0
    assert kill(thinkers)
    assert await thinkers.answer(position, "random", seat) in (0, 1)
    await thinkers.close()


def test_closing_what_never_began_is_easy() -> None:
    asyncio.run(Thinkers(1).close())


def test_a_worker_plays_only_what_is_new() -> None:
    memory = Memory()
    match = in_play("pig", 2, 20)
    first = memory.bring(position_of(match), 10)
    course = first.table
    assert memory.bring(position_of(match)) is first
    assert first.table is course  # it was played on, not set up again
    assert first.answers == match.answers
    assert memory.bring(position_of(match), 4).answers == match.answers[:4]
    other = position_of(in_play("pig", 3, 12), "m")
    assert memory.bring(other) is not first  # another match of the same name


def test_a_worker_forgets_the_oldest() -> None:
    memory = Memory(2)
    match = in_play("pig", 2, 6)
    kept = memory.bring(position_of(match, "a"))
    memory.bring(position_of(match, "b"))
    memory.bring(position_of(match, "a"))
    gone = memory.bring(position_of(match, "c"))
    assert memory.bring(position_of(match, "a")) is kept
    memory.bring(position_of(match, "b"))
    assert len(memory) == 2
    assert memory.bring(position_of(match, "c")) is not gone
