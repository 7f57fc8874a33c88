"""In random matches and crowded rooms the offered moves and actions equal the reference."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from oubliette.games.dungeon_looters import GAME
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import Ask, Event, listen
from tests.games.dungeon_looters.move_scenes import busy_answer, random_match
from tests.games.dungeon_looters.reference_dungeon import printed
from tests.games.dungeon_looters.reference_options import SeenTable
from tests.games.dungeon_looters.scenes import (
    Rooms,
    break_down,
    chest,
    give,
    lock,
    main_of,
    scene,
    tiles,
    trap,
)

MATCHES = range(24)
QUESTIONS = 120  # checked in each match, about steps and the main phase
CROWDS = range(150)
UNKNOWN = -1
NO_ACTIONS = ("play", "drain")


class TurnSoFar:
    """What happened on this turn, from events and answers."""

    def __init__(self) -> None:
        self.bear: set[int] = set()  # seats caught since their last turn
        self.pit: set[int] = set()
        self.done: list[Any] = []  # answers of the main phase
        self.no_action = self.no_move = False
        self.points = UNKNOWN

    def note_event(self, event: Event) -> None:
        seat = event.facts.get("seat")
        assert seat is None or isinstance(seat, int)
        if event.slug == "turn.sequence" and seat is not None:
            self.no_action, self.no_move = seat in self.bear, seat in self.pit
            self.bear.discard(seat)
            self.pit.discard(seat)
            self.done = []
        elif event.slug in ("trap.bear_major", "trap.pit_major") and seat is not None:
            (self.bear if event.slug == "trap.bear_major" else self.pit).add(seat)
            if isinstance(self.done[-1], tuple):  # while disarming [trap.disarm_major_move]
                self.no_move = True
        elif event.slug == "fight.defeat" and seat is not None:
            self.bear.discard(seat)  # [fight.clears_traps]
            self.pit.discard(seat)

    def expected(self, ask: Ask[Any], seen: SeenTable) -> set[Any]:
        """The expected options without cards and drains."""
        if ask.prompt == "decide.main_choice":
            return self.main_phase(seen)
        assert ask.facts is not None
        points = ask.facts["points"]
        assert isinstance(points, int)
        assert self.points in (UNKNOWN, points), (ask, self.points)
        return seen.ways_on(points)

    def note_answer(self, ask: Ask[Any], answer: Any, seen: SeenTable) -> None:
        """Remember the answer and, for a move, predict its points at the start."""
        self.points = UNKNOWN
        if ask.prompt == "decide.main_choice":
            self.done.append(answer)
            if answer in ("move", "sprint"):
                self.points = seen.points(sprinting=answer == "sprint")

    def main_phase(self, seen: SeenTable) -> set[Any]:
        """The expected options: moves, actions and dropping.

        [turn.main_phase] [move.sprint] [trap.bear_major] [trap.pit_major] [lich.drain] [inventory.drop]
        """
        if seen.me["state"] != "on_board":
            return set()
        acted = any(isinstance(one, tuple) and one[0] not in NO_ACTIONS for one in self.done)
        drained = any(isinstance(one, tuple) and one[0] == "drain" for one in self.done)
        moved = "move" in self.done or "sprint" in self.done
        found: set[Any] = set() if acted or self.no_action or "sprint" in self.done else seen.actions()
        if not moved and not self.no_move:
            found.add("move")
            if not (acted or self.no_action or drained):
                found.add("sprint")
        if seen.me["objects"]:
            found.add("drop")
        return found


def check(ask: Ask[Any], turn: TurnSoFar, seen: SeenTable, met: Counter[str]) -> None:
    """Check that exactly the expected options are offered, each once. Ignores cards and drains."""
    expected = turn.expected(ask, seen)
    offers = [one for one in ask.options if one != "end_turn" and one[0] not in NO_ACTIONS]
    assert sorted(map(str, offers)) == sorted(map(str, expected)), ask
    met.update([one[0] if isinstance(one, tuple) else one for one in expected])
    met["asked"] += 1
    met["past"] += int(ask.prompt == "decide.move_step" and "stop" not in expected)


def match_of(seed: int, questions: int) -> Counter[str]:
    """Check the questions about steps and the main phase in a random match."""
    met: Counter[str] = Counter()
    luck = Random(seed)
    match = random_match(luck)
    block = match.set_up.settings.flag("figures_block")
    turn = TurnSoFar()
    heard = 0
    while match.ask is not None and met["asked"] < questions:
        for event in match.events[heard:]:
            turn.note_event(event)
        heard = len(match.events)
        ask = match.ask
        index = busy_answer(luck, ask)
        if ask.prompt in ("decide.main_choice", "decide.move_step"):
            seen = SeenTable(GAME.view(match.table, ask.seat), ask.seat, block=block)
            check(ask, turn, seen, met)
            turn.note_answer(ask, ask.options[index], seen)
        match.answer(index)
    return met


@pytest.mark.slow
def test_in_random_matches_i_may_do_what_the_rules_say() -> None:
    """[move.explore] [move.explore_needs_tile] [move.compute] [exit.step] [move.sprint] [trap.bear_major]

    [trap.pit_major] [trap.disarm_major_move] [turn.main_phase] From the first turn on, with all kinds of options.
    """
    met: Counter[str] = Counter()
    for seed in MATCHES:
        met += match_of(seed, QUESTIONS)
    kinds = ("n", "e", "s", "w", "stop", "leave", "explore", "move", "sprint", "lock", "force_door", "force_chest")
    assert [kind for kind in kinds if not met[kind]] == []


# Crowds


def squares_of(rooms: Rooms, kind: str) -> list[str]:
    """The squares of these rooms, none of them turned, that are drawn so."""
    return [
        f"{room}{'abcde'[x]}{y + 1}"
        for room, (tile, _) in rooms.items()
        for y, row in enumerate(printed(tile).rows)
        for x, mark in enumerate(row)
        if mark == kind
    ]


def crowd(luck: Random) -> Table:
    """Everybody in two or three rooms, with chests, tokens, locked and broken doors all around."""
    kinds = ("great_hall", "crossroads", "crossroads", "pillared_hall")
    rooms: Rooms = {"E4": ("vestibule", 0), "E5": (luck.choice(kinds), 0), "F5": (luck.choice(kinds), 0)}
    names = luck.sample(["dwarf", "barbarian", "goblin", "merchant", "troll", "lich"], luck.randint(3, 6))
    if "troll" in names and luck.random() < 0.5:
        names.sort(key="troll".__ne__)  # it is his turn: nobody else locks and tidies
    floor = squares_of(rooms, ".")
    busy = ["E4a3", "E4c1", "E4c5", "E5c1", "E5c2", "E5b3", "E5c3", "E5d3", "E5e3", "F5a3", "F5b3", "F5c3"]
    places = dict(zip([*names, "sherpa"], luck.sample(busy, len(names) + 1), strict=True))
    if luck.random() < 0.5:
        del places["sherpa"]
    table = scene(names, rooms, places, figures_block=luck.random() < 0.3, traps_stay=luck.random() < 0.5)
    for square in squares_of(rooms, "c"):
        if luck.random() < 0.7:
            chest(table, square, "chest_big", luck.choice(["yellow", "red", "black"]), lock_broken=luck.random() < 0.3)
    for square in luck.sample(floor, 5):
        trap(table, square, luck.choice(["trap_bear", "trap_pit", "trap_arrow", "decoy"]), layer=names[0])
    for door in ("E5-F5", "E4-E5", "E4-out"):
        luck.choice([lock, break_down, leave_open])(table, door)
    for archetype in names:
        give(table, archetype, *luck.sample(["chalice", "gold_ingot", "statue"], luck.randint(0, 3)))
        tiles(table, archetype, luck.choice(["crossroads", "vault", "bend"]))
    return table


def leave_open(table: Table, *doors: str) -> None:
    """Leave the door as it is."""


def turn_in_a_crowd(seed: int) -> Counter[str]:
    """Play and check the main phase of the first player. Counts the options that came up."""
    met: Counter[str] = Counter()
    luck = Random(seed)
    table = crowd(luck)
    one = table.looters[0]
    one.move_marker = luck.randint(2, 6) - one.archetype.movement
    events = listen(table)
    turn = TurnSoFar()
    flow = main_of(table, one.archetype.id)
    ask: Ask[Any] = next(flow)
    heard = 0
    while met["asked"] < 20:
        for event in events[heard:]:
            turn.note_event(event)
        heard = len(events)
        index = busy_answer(luck, ask)
        answer = ask.options[index]
        if ask.prompt in ("decide.main_choice", "decide.move_step"):
            seen = SeenTable(GAME.view(table, ask.seat), ask.seat, block=table.house.figures_block)
            check(ask, turn, seen, met)
            turn.note_answer(ask, answer, seen)
            if answer == "end_turn":
                break
        ask = flow.send(answer)
    return met


def test_in_a_crowd_i_may_do_what_the_rules_say() -> None:
    """[move.blocked_by] [move.swap_neutral_sherpa] [chest.reach] [door.reach] [fight.declare] [trap.disarm]

    [troll.tidy] [troll.lock] [ruling.walking_past] [ruling.troll_doors] [ruling.figures_block] Every kind comes up.
    """
    met: Counter[str] = Counter()
    for seed in CROWDS:
        met += turn_in_a_crowd(seed)
    kinds = ["leave", "explore", "past", "move", "sprint", "fight", "disarm", "tidy", "lock"]
    kinds += ["pick_chest", "force_chest", "pick_door", "force_door"]
    assert [kind for kind in kinds if not met[kind]] == []
