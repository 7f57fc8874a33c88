"""Hidden information, and the tables that a seat can imagine instead. Rulebook: what you can see."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from oubliette.games.dungeon_pen import GAME
from oubliette.games.dungeon_pen.cards import FATRAS
from oubliette.games.dungeon_pen.fatras import draw_fatras
from oubliette.games.dungeon_pen.state import Table
from oubliette.kernel import SPECTATOR, Dealer, Match, NothingToUndo, RealDice, Scripted, Seeded, Setting, listen
from tests.conformance.secrets import play_side_by_side
from tests.games.dungeon_pen.card_scenes import (
    STEP,
    all_events,
    all_fatras,
    drawing,
    facts,
    find,
    finding,
    questions,
    scene,
    travels,
)
from tests.games.dungeon_pen.random_play import check_random_matches, goal_seeking_answer
from tests.games.dungeon_pen.scenes import STILL, asked, embody, flick_of, give, slugs, waits, wall

RICH: dict[str, Setting] = {"chest_uses": 0, "characters": "random", "profile": "steady"}  # many objects
OBJECTS = {card for card, row in FATRAS.items() if row.is_object}


def imagined_tables(table: Table, seat: int, count: int = 40) -> list[Table]:
    """Copies of the table as that seat, or the spectator, could imagine it."""
    found = []
    for seed in range(count):
        twin = table.clone()
        GAME.imagine(twin, seat, Dealer(Seeded(seed)))
        found.append(twin)
    return found


def hands(table: Table, seat: int) -> list[list[str]]:
    """The objects of both players as that seat sees them."""
    return [player["hand"] for player in GAME.view(table, seat)["players"]]


# Views and events


def test_of_the_opponent_s_objects_one_sees_the_number() -> None:
    """[hidden.objects] [ruling.object_hidden] One's own are in one's hand; the spectator sees no hand."""
    table = scene()
    give(table, table.players[0], "ruler", "eraser")
    give(table, table.players[1], "hard_hat")
    assert hands(table, 0) == [["eraser", "ruler"], []]
    assert hands(table, 1) == [[], ["hard_hat"]]
    assert hands(table, SPECTATOR) == [[], []]
    for seat in (0, 1, SPECTATOR):
        assert [player["objects"] for player in GAME.view(table, seat)["players"]] == [2, 1]


def test_with_open_hands_everybody_sees_everything() -> None:
    """[option.open_hands]"""
    table = scene(open_hands=True)
    give(table, table.players[0], "ruler", "eraser")
    give(table, table.players[1], "hard_hat")
    for seat in (0, 1, SPECTATOR):
        assert hands(table, seat) == [["eraser", "ruler"], ["hard_hat"]]


def test_of_a_kept_card_the_others_learn_that_it_is_an_object() -> None:
    """[ruling.object_hidden] [object.keep]"""
    table = scene()
    events = listen(table)
    find(table, "second_try", seat=1)
    assert slugs(events) == ["object.keep"]
    assert facts(events, "object.keep", 1) == [{"seat": 1, "card": "second_try", "objects": 1}]
    for seat in (0, SPECTATOR):
        assert facts(events, "object.keep", seat) == [{"seat": 1, "card": "hidden", "objects": 1}]


def test_with_open_hands_the_kept_card_is_told_to_all() -> None:
    """[option.open_hands]"""
    table = scene(open_hands=True)
    events = listen(table)
    find(table, "second_try", seat=1)
    for seat in (0, 1, SPECTATOR):
        assert facts(events, "object.keep", seat) == [{"seat": 1, "card": "second_try", "objects": 1}]


def test_the_order_of_the_decks_is_hidden_and_old_events_are_open() -> None:
    """[hidden.decks] Of both decks the number of cards is seen."""
    table = scene()
    table.events.take("net")
    table.events.discards.append("net")
    find(table, "ruler")
    for seat in (0, 1, SPECTATOR):
        view = GAME.view(table, seat)
        assert (view["event_deck"], view["event_discard"], view["fatras_deck"]) == (39, ["net"], 23)
        assert "trapdoor" not in repr(view) and "sharpener" not in repr(view)


def test_the_hand_shakes_after_the_aim() -> None:
    """[hidden.noise] Nothing of a flick is drawn before the aim is fixed, and nothing of it is in a view."""
    table = scene(profile="normal")
    embody(table.players[0], "elf")
    table.players[0].waiting = ["eyes_shut", "elbow_nudge"]
    asks = questions(flick_of(table), STEP, 999, 0, 0, 0, 0, 1)
    assert [ask.prompt.partition(".")[0] for ask in asks] == [
        "decide",
        "noise",
        "noise",
        "noise",
        "noise",
        "noise",
        "roll",
    ]


def test_waiting_effects_strokes_and_hit_points_are_open() -> None:
    """[hidden.open] Everybody sees the same, except the hands."""
    table = scene()
    give(table, table.players[0], "ruler")
    table.players[1].waiting = ["net"]
    wall(table, "J4", "L4")
    travels(table, 1)
    views = [GAME.view(table, seat) for seat in (0, 1, SPECTATOR)]
    for view in views:
        for player in view["players"]:
            player["hand"] = []
    assert views[0] == views[1] == views[2]


# Questions that reveal nothing


@pytest.mark.parametrize("card", sorted(OBJECTS))
def test_the_questions_of_a_turn_are_the_same_whatever_one_object_it_is(card: str) -> None:
    """[ruling.asked_with_objects] A turn with a contact and a loss, and nothing used: nobody else notices."""
    table = scene("croquis")
    give(table, table.players[0], card)
    asks = questions(flick_of(table), "aim", (540, 40), *STILL, "accept", "lose")
    asks += questions(drawing(table, "trapped_slab"), "lose")
    assert [ask.prompt for ask in asks if ask.seat == 0] == [
        "decide.use_object",
        "decide.aim",
        "decide.second_try",
        "decide.hard_hat",
        "decide.shield",
    ]


@pytest.mark.parametrize("card", sorted(OBJECTS))
def test_with_open_hands_there_is_no_question_without_a_choice(card: str) -> None:
    """[option.open_hands]"""
    table = scene("croquis", open_hands=True, profile="normal")
    table.players[0].hp = 10
    waits(table.players[0], "wrong_hand")
    give(table, table.players[0], card)
    expected = {"hard_hat": "decide.hard_hat", "second_try": "decide.second_try", "cardboard_shield": "decide.shield"}
    before = [] if card in expected or card == "eraser" else ["aim"]
    after = {"hard_hat": ["lose"], "second_try": ["accept"]}.get(card, [])
    asks = questions(flick_of(table), *before, (540, 40), *STILL, *after)
    asks += questions(drawing(table, "spike_pit"), 1, *(["lose"] if card == "cardboard_shield" else []))
    asked_of_seat = [ask for ask in asks if ask.seat == 0 and ask.prompt != "decide.aim"]
    assert all(len(ask.options) == 2 for ask in asked_of_seat)
    assert [ask.prompt for ask in asked_of_seat] == (
        [] if card == "eraser" else [expected.get(card, "decide.use_object")]
    )


def test_only_the_thief_sees_what_the_thief_was_offered() -> None:
    """[character.thief] [hidden.objects] The question has no facts that others could read."""
    table = scene()
    embody(table.players[0], "thief")
    find(table, "ruler", answers=["ruler"], dice=["eraser"])
    ask = asked(finding(table, "hard_hat"), "eraser")
    assert (ask.seat, ask.prompt, ask.facts) == (0, "decide.thief_pick", None)


def test_nobody_takes_back_what_showed_an_object() -> None:
    """[object.discard] An object that was used has been seen."""
    options = {"characters": "choose", "first_player": "seat1"}
    match = Match.start(GAME, 2, options, Scripted(["ruler"]))
    for answer in ("intern", "none"):
        match.choose(answer)
    match.choose("ruler")
    with pytest.raises(NothingToUndo):
        match.undo()


def test_the_thief_may_think_again_as_long_as_nobody_saw_a_card() -> None:
    """[character.thief] [hidden.objects] What is kept stays hidden; what is resolved has been seen."""
    options = {"characters": "choose", "first_player": "seat1", "profile": "none"}
    for pick, seen in (("ruler", False), ("dust", True)):
        match = Match.start(GAME, 2, options, Scripted([*STILL, "falling_chest", "dust", "ruler"]))
        for answer in ("thief", "none", STEP, pick):
            match.choose(answer)
        if seen:
            with pytest.raises(NothingToUndo):
                match.undo()
        else:
            match.undo()
            assert match.ask is not None
            assert match.ask.prompt == "decide.thief_pick"


# Imagining


def test_the_opponent_may_hold_any_other_objects() -> None:
    """[hidden.objects] As many as before; my own objects stay, and no card is made or lost."""
    table = scene()
    give(table, table.players[0], "ruler", "ruler")
    give(table, table.players[1], "hard_hat", "eraser", "healing_vial")
    seen: set[str] = set()
    different: set[tuple[str, ...]] = set()
    for twin in imagined_tables(table, 0):
        assert twin.players[0].objects == ["ruler", "ruler"]
        imagined = twin.players[1].objects
        assert len(imagined) == 3 and imagined == sorted(imagined)
        assert all_fatras(twin) == all_fatras(table)
        assert twin.fatras.cards == sorted(twin.fatras.cards)
        seen |= set(imagined)
        different.add(tuple(imagined))
    assert seen == OBJECTS - {"ruler"}  # both rulers are in my own hand
    assert len(different) > 20


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_nobody_imagines_a_card_without_a_bag_in_a_hand(seat: int) -> None:
    """[ruling.object_hidden] Nobody keeps a card without a bag."""
    table = scene()
    give(table, table.players[0], "ruler", "eraser", "hard_hat", "second_try")
    give(table, table.players[1], "ruler", "eraser", "hard_hat")
    for twin in imagined_tables(table, seat):
        for player in twin.players:
            assert set(player.objects) <= OBJECTS
        assert [len(player.objects) for player in twin.players] == [4, 3]


def test_the_spectator_imagines_both_hands() -> None:
    """[hidden.objects]"""
    table = scene()
    give(table, table.players[0], "ruler", "eraser")
    give(table, table.players[1], "hard_hat", "eraser")
    for place in (0, 1):
        assert len({tuple(twin.players[place].objects) for twin in imagined_tables(table, SPECTATOR)}) > 10


def test_with_open_hands_there_is_nothing_to_imagine() -> None:
    """[option.open_hands]"""
    table = scene(open_hands=True)
    give(table, table.players[1], "hard_hat", "eraser")
    for twin in imagined_tables(table, 0, 5):
        assert twin.players[1].objects == ["eraser", "hard_hat"]
        assert twin.fatras.cards == table.fatras.cards


def test_imagining_does_not_change_the_event_deck() -> None:
    """[hidden.decks] It has no order before fate draws a card, so there is nothing to imagine."""
    table = scene()
    give(table, table.players[1], "hard_hat")
    table.events.discards.append("net")
    for twin in imagined_tables(table, 0, 5):
        assert (twin.events.cards, twin.events.discards) == (table.events.cards, table.events.discards)


def test_a_pending_draw_sees_the_deck_that_was_imagined() -> None:
    """[hidden.objects] The question to fate about the deck stays true."""
    table = scene()
    give(table, table.players[1], "cardboard_shield", "second_try", "rubber_band")
    ask = asked(draw_fatras(table, table.players[0]))
    GAME.imagine(table, 0, Dealer(Seeded(3)))
    assert sorted(map(str, ask.options)) == table.fatras.cards


# In the course of matches


def test_nobody_sees_anything_change() -> None:
    """[hidden.objects] [hidden.open] Whatever happened before."""

    def look(match: Match, met: Counter[str]) -> None:
        table: Table = match.table
        met["looks"] += 1
        if met["looks"] % 5:
            return
        for seat in (0, 1, SPECTATOR):
            twin = table.clone()
            GAME.imagine(twin, seat, Dealer(Seeded(met["looks"])))
            assert GAME.view(twin, seat) == GAME.view(table, seat)
            assert (all_fatras(twin), all_events(twin)) == (all_fatras(table), all_events(table))
            met["imagined"] += [player.objects for player in twin.players] != [
                player.objects for player in table.players
            ]

    met = check_random_matches(look, range(5), **RICH)
    assert met["imagined"] > 20


@pytest.mark.slow
def test_two_worlds_that_look_alike_stay_alike() -> None:
    """[ruling.asked_with_objects] [ruling.returned_face_down] [ruling.object_hidden] Until an object is shown."""
    looked = 0
    for seed in range(5):
        luck = Random(seed)
        match = Match.start(GAME, 2, RICH, Seeded(seed))
        while match.ask is not None:
            ask = match.ask
            if match.table.players[1 - ask.seat].objects and luck.random() < 0.2:
                real = match.fork(listen=True)
                imagined = match.fork(Seeded(luck.getrandbits(32)), seat=ask.seat, listen=True)
                imagined.fate = RealDice()
                play_side_by_side(GAME, ask.seat, real, imagined, luck)
                looked += 1
            match.answer(goal_seeking_answer(luck, match.table, ask))
    assert looked > 5


def test_an_imagined_match_can_be_played_to_its_end() -> None:
    """[hidden.objects] From the middle of a turn, too; and no card is made or lost on the way."""

    def look(match: Match, met: Counter[str]) -> None:
        met["looks"] += 1
        if match.ask is None or met["looks"] % 11:
            return
        luck = Random(met["looks"])
        imagined = match.fork(Seeded(met["looks"]), seat=match.ask.seat)
        ask = imagined.ask
        assert ask is not None and list(ask.options[:20]) == list(match.ask.options[:20])
        while ask is not None:
            imagined.answer(goal_seeking_answer(luck, imagined.table, ask))
            ask = imagined.ask
        assert all_events(imagined.table).total() == 40
        assert all_fatras(imagined.table).total() in (23, 24)  # the card that somebody died of lies on the table
        met["imagined"] += 1

    assert check_random_matches(look, range(5), **RICH)["imagined"] > 10
