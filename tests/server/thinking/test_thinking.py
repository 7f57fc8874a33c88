"""Worker processes give the same answers, hints and problems as this process."""

import pytest

from oubliette.bots import UnknownBot, make_bot
from oubliette.bots.hints import NoHint, hint
from oubliette.bots.search import Budget
from oubliette.kernel import BadRecord, IllegalAnswer, Match, Seeded
from oubliette.server.thinking import Position, Thinkers
from oubliette.table.message import plain
from tests.samples.duel import DUEL
from tests.server.thinking.positions import here, in_play, position_of


@pytest.mark.slow
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
    """Compares exact hints: a search is random."""
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
