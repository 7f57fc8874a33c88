"""Taking back, going back and branching off."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oubliette import IllegalAnswer, Match, Scripted, Seeded
from oubliette.kernel import FATE, SPECTATOR, BadRecord, NothingToUndo
from oubliette.kernel.digest import canonical
from tests.samples.duel import DUEL


def wander(match: Match, moves: list[int]) -> None:
    for move in moves:
        if match.ask is not None:
            match.answer(move % len(match.ask.options))


def position(match: Match) -> tuple[object, ...]:
    ask = match.ask
    pending = None if ask is None else (ask.seat, ask.prompt, list(ask.options), ask.facts)
    return canonical(match.table), pending, list(match.answers), match.result


MOVES = st.lists(st.integers(0, 60), max_size=30)


@given(st.integers(0, 99), MOVES, MOVES)
@settings(max_examples=60)
def test_a_fork_goes_on_like_the_match_itself(seed: int, before: list[int], after: list[int]) -> None:
    match = Match.start(DUEL, seats=3, fate=Seeded(seed))
    wander(match, before)
    here = position(match)
    fork = match.fork(fate=Seeded(seed), listen=True)
    assert position(fork) == here
    wander(fork, after)
    assert position(match) == here, "the fork must not touch the match"
    wander(match, after)
    assert position(fork) == position(match)
    assert fork.record().to_json() == match.record().to_json()


def test_a_fork_without_a_fate_leaves_the_dice_open() -> None:
    fork = Match.start("pig", fate=Scripted([4])).fork()
    fork.choose("roll")
    assert fork.ask is not None
    assert fork.ask.seat == FATE
    fork.choose(2)
    assert fork.view(0)["pot"] == 6


@given(st.integers(0, 99), MOVES, st.data())
@settings(max_examples=40)
def test_going_back_restores_position_and_events(seed: int, moves: list[int], data: st.DataObject) -> None:
    match = Match.start(DUEL, seats=2, fate=Seeded(seed))
    stops = [(len(match.answers), position(match), list(match.events))]
    for move in moves:
        wander(match, [move])
        stops.append((len(match.answers), position(match), list(match.events)))
    ply, here, events = data.draw(st.sampled_from(stops))
    match.rewind(ply)
    assert position(match) == here
    assert match.events == events


def test_an_answer_that_revealed_nothing_can_be_taken_back() -> None:
    match = Match.start(DUEL, fate=Seeded(1))
    here, events = position(match), list(match.events)
    match.answer(0)
    match.undo()
    assert position(match) == here
    assert match.events == events


def test_a_die_that_was_rolled_is_never_taken_back() -> None:
    match = Match.start("pig", fate=Scripted([4, 4]))
    with pytest.raises(NothingToUndo):
        match.undo()
    match.choose("roll")
    here = position(match)
    with pytest.raises(NothingToUndo, match="something was revealed since"):
        match.undo()
    assert position(match) == here


@pytest.mark.parametrize("listen", [True, False])
def test_a_card_that_was_shown_is_never_taken_back(listen: bool) -> None:
    """The guess shows the card. The deck is empty, so no die follows that would forbid the undo."""
    match = Match.start(DUEL, seats=4, fate=Seeded(3), listen=listen)
    for _ in range(40):
        if not len(match.table.deck) and match.ask is not None and match.ask.prompt == "turn.guess":
            break
        wander(match, [0])
    wander(match, [0])
    assert not match.over
    with pytest.raises(NothingToUndo):
        match.undo()


def test_a_seat_takes_back_its_own_last_answer() -> None:
    match = Match.start(DUEL, fate=Seeded(1))
    ply = len(match.answers)
    match.answer(0)
    with pytest.raises(NothingToUndo):
        match.undo(seat=1)
    match.undo(seat=0)
    assert len(match.answers) == ply


@pytest.mark.parametrize("ply", [-1, 999])
def test_rewinding_to_an_unknown_ply_is_refused(ply: int) -> None:
    with pytest.raises(IllegalAnswer, match=f"no ply {ply}"):
        Match.start("pig").rewind(ply)


def test_imagining_changes_only_what_the_seat_cannot_see() -> None:
    match = Match.start(DUEL, seats=3, fate=Seeded(5))
    hands = set()
    for seed in range(20):
        fork = match.fork(Seeded(seed), seat=0)
        assert fork.view(0) == match.view(0)
        hands.add(canonical(fork.view(1)["hands"][1]))
    assert len(hands) > 5
    assert canonical(match.fork(Seeded(3), seat=0).table) == canonical(match.fork(Seeded(3), seat=0).table)


def test_only_the_seat_that_is_asked_may_imagine() -> None:
    """The options of another seat's question are that seat's cards."""
    match = Match.start(DUEL, seats=3, fate=Seeded(5))
    for seat in (1, 2, SPECTATOR):
        with pytest.raises(IllegalAnswer, match=f"seat {seat} cannot imagine"):
            match.fork(Seeded(1), seat=seat)


@given(st.integers(0, 50), MOVES, MOVES)
@settings(max_examples=60)
def test_a_fork_of_an_imagined_fork_has_the_same_secrets(seed: int, before: list[int], after: list[int]) -> None:
    match = Match.start(DUEL, seats=3, fate=Seeded(seed))
    wander(match, before)
    if match.ask is None:
        return
    imagined = match.fork(Seeded(seed + 1), seat=match.ask.seat)
    wander(imagined, after)
    twin = imagined.fork(Seeded(7))
    assert position(twin) == position(imagined)


def test_an_imagined_fork_has_no_record() -> None:
    imagined = Match.start(DUEL, fate=Seeded(5)).fork(Seeded(1), seat=0, listen=True)
    with pytest.raises(BadRecord, match="has no record"):
        imagined.record()
    with pytest.raises(BadRecord, match="has no record"):
        imagined.undo()
    wander(imagined, [0] * 12)
    with pytest.raises(BadRecord, match="has no record"):
        imagined.rewind(0)


def test_imagining_needs_a_fate() -> None:
    with pytest.raises(IllegalAnswer, match="needs a fate of its own"):
        Match.start(DUEL, fate=Seeded(5)).fork(seat=0)


def test_the_history_tells_who_answered_what() -> None:
    match = Match.start("pig", fate=Scripted([5, 2, 3]))
    match.choose("hold")
    match.choose("roll")
    steps = [(step.ply, step.ask.seat, step.ask.prompt, step.value) for step in match.history()]
    assert steps == [
        (0, FATE, "roll.die", 5),
        (1, 0, "turn.choice", "hold"),
        (2, FATE, "roll.die", 2),
        (3, 1, "turn.choice", "roll"),
        (4, FATE, "roll.die", 3),
    ]


def test_a_fork_replays_only_the_latest_turns_of_a_long_match() -> None:
    """Count the replayed answers instead of measuring time."""
    given_again: list[int] = []
    match = Match.start("pig", options={"target": 1000}, fate=Seeded(2))
    while len(match.answers) < 900:
        match.choose("hold")
        given_again.append(len(match.answers) - match._base.ply)
    assert max(given_again) < 20


def test_a_play_out_copies_no_table_until_somebody_forks_it() -> None:
    match = Match.start("pig", options={"target": 1000}, fate=Seeded(2), listen=False)
    while len(match.answers) < 500:
        match.choose("hold")
    assert match._base.table is None
    twin = match.fork(Seeded(2))
    assert len(match.answers) - match._base.ply < 20, "the first fork finds a base for all later ones"
    assert position(match.fork()) == position(match)
    for _ in range(100):
        match.choose("hold")
        twin.choose("hold")
    assert len(match.answers) - match._base.ply < 20
    assert position(twin) == position(match)


def test_a_finished_match_can_be_forked_and_rewound() -> None:
    match = Match.start("pig", options={"target": 10}, fate=Seeded(2))
    match.run([lambda match, ask: 1] * 2)
    fork = match.fork()
    assert fork.over
    assert fork.result == match.result
    fork.rewind(1)
    assert not fork.over


def test_a_listening_fork_of_a_silent_match_has_all_events() -> None:
    match = Match.start(DUEL, seats=4, fate=Seeded(3), listen=False)
    loud = Match.start(DUEL, seats=4, fate=Seeded(3))
    for one in (match, loud):
        wander(one, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1])
    for _ in range(2):
        assert match.fork(listen=True).events == loud.events
    assert loud.fork().fork(listen=True).events == loud.events


@given(st.integers(0, 99), MOVES, st.integers(0, 60))
@settings(max_examples=40)
def test_a_branch_has_the_first_answers_and_other_dice_after_them(seed: int, moves: list[int], ply: int) -> None:
    match = Match.start(DUEL, fate=Seeded(seed))
    wander(match, moves)
    before = position(match)
    ply %= len(match.answers) + 1
    branch = match.branch(ply, Seeded(seed + 1))
    assert branch.answers[:ply] == match.answers[:ply]
    assert branch.ask is None or branch.ask.seat != FATE
    assert Match.replay(branch.record(), DUEL).events == branch.events
    assert position(match) == before, "the match itself does not change"


def test_a_branch_begins_within_the_match() -> None:
    match = Match.start(DUEL, fate=Seeded(1))
    with pytest.raises(IllegalAnswer, match="no ply"):
        match.branch(len(match.answers) + 1, Seeded(2))
