"""Event cards: traps, walls, finds and surprises. Trapdoor, monsters and nuisances have files of their own."""

from __future__ import annotations

import pytest

from oubliette.games.dungeon_pen.events import draw_event
from oubliette.kernel import SPECTATOR, listen, play
from oubliette.kit.deck import Deck
from tests.games.dungeon_pen.card_scenes import (
    BUMP,
    STEP,
    draw,
    drawing,
    facts,
    find,
    hp,
    nothing_is_lost,
    scene,
    travels,
    turn,
    waiting,
)
from tests.games.dungeon_pen.scenes import (
    CALM,
    NORTH,
    STILL,
    aim,
    asked,
    embody,
    give,
    next_fatras,
    put_on,
    slugs,
    told,
)

# Drawing


def test_after_a_flick_an_event_is_drawn_and_goes_to_the_discard_pile() -> None:
    """[event.after_each_flick] [turn.event] [hidden.decks] Everybody sees it."""
    table = scene()
    events = listen(table)
    play(draw_event(table, table.players[1]), dice=["masters_lunch"])
    for seat in (0, 1, SPECTATOR):
        assert facts(events, "turn.event", seat) == [{"seat": 1, "card": "masters_lunch"}]
    assert table.events.discards == ["masters_lunch"]
    assert len(table.events) == 39
    assert nothing_is_lost(table)


def test_any_of_the_cards_left_may_come() -> None:
    """[hidden.decks] Nobody knows which: fate says it when the card is turned."""
    table = scene()
    table.events = Deck(["net", "draught", "net"], discards=["trapdoor"])
    ask = asked(draw_event(table, table.players[0]))
    assert (ask.prompt, list(ask.options), ask.facts) == ("draw.event", ["draught", "net", "net"], {"seat": 0})


def test_when_all_events_are_used_up_the_discard_pile_is_shuffled() -> None:
    """[ruling.event_deck_empty] The card that is drawn then lies alone on the new pile."""
    table = scene()
    table.events = Deck(discards=["net", "masters_lunch", "trapdoor"])
    events = listen(table)
    play(draw_event(table, table.players[0]), dice=["masters_lunch"])
    assert slugs(events) == ["ruling.event_deck_empty", "turn.event"]
    assert (table.events.cards, table.events.discards) == (["net", "trapdoor"], ["masters_lunch"])


def test_the_last_event_is_drawn_before_the_pile_is_shuffled() -> None:
    """[ruling.event_deck_empty] Not before somebody needs a card."""
    table = scene()
    table.events = Deck(["masters_lunch"], discards=["net"])
    events = listen(table)
    play(draw_event(table, table.players[0]))
    assert slugs(events) == ["turn.event"]
    assert (len(table.events), table.events.discards) == (0, ["net", "masters_lunch"])


@pytest.mark.parametrize("card", ["trapped_slab", "net", "wrong_hand", "masters_lunch", "second_wind"])
def test_an_event_is_never_kept(card: str) -> None:
    """[ruling.bag_only_fatras] It is resolved at once, liked or not."""
    table = scene()
    flicked = card == "second_wind"
    draw(table, card, STILL if flicked else (), [STEP] if flicked else ())
    assert [player.objects for player in table.players] == [[], []]
    assert table.events.discards == [card]


# Traps


def test_the_trapped_slab_costs_a_hit_point() -> None:
    """[card.trapped_slab] Its drawer."""
    table = scene()
    draw(table, "trapped_slab", seat=1)
    assert (hp(table), waiting(table)) == ((15, 14), ([], []))


def test_the_arrow_costs_its_drawer_two_hit_points_and_half_the_strength() -> None:
    """[card.arrow_in_knee] At most 50 % counts on the drawer's own next flick, and on that one only."""
    table = scene()
    draw(table, "arrow_in_knee")
    assert (hp(table), waiting(table)) == ((13, 15), (["arrow_in_knee"], []))
    assert travels(table, percent=100) == (4.25, 0.0)
    assert travels(table, percent=100) == (8.0, 0.0)


def test_below_its_cap_the_arrow_does_not_show() -> None:
    """[card.arrow_in_knee]"""
    table = scene()
    draw(table, "arrow_in_knee")
    assert travels(table, percent=40) == (3.5, 0.0)


@pytest.mark.parametrize(("face", "loss"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_the_spike_pit_costs_five_less_the_die(face: int, loss: int) -> None:
    """[card.spike_pit] Nothing on 5 or 6."""
    table = scene()
    events = listen(table)
    draw(table, "spike_pit", [face])
    assert hp(table) == (15 - loss, 15)
    assert facts(events, "card.spike_pit", 1) == [{"seat": 0, "face": face, "loss": loss}]
    assert len(told(events, "hp.loss")) == (loss > 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_laughing_gas_costs_both_two(seat: int) -> None:
    """[card.laughing_gas] [ruling.simultaneous_loss]"""
    table = scene()
    events = listen(table)
    draw(table, "laughing_gas", seat=seat)
    assert hp(table) == (13, 13)
    assert [event.facts["seat"] for event in told(events, "hp.loss")] == [seat, 1 - seat]


def test_the_net_leaves_its_drawer_three_tenths_of_the_strength() -> None:
    """[card.net] It costs nothing else."""
    table = scene()
    draw(table, "net")
    assert (hp(table), waiting(table)) == ((15, 15), (["net"], []))
    assert travels(table, percent=100) == (2.75, 0.0)
    assert waiting(table) == ([], [])


# The low ceiling


def test_the_low_ceiling_hits_a_player_who_touched_a_wall_this_turn() -> None:
    """[card.low_ceiling] [ruling.low_ceiling_turn] One for the contact, and one more."""
    table = scene("croquis")
    turn(table, "low_ceiling", STILL, [BUMP])
    assert hp(table) == (13, 15)


def test_the_low_ceiling_spares_a_player_who_touched_none() -> None:
    """[card.low_ceiling]"""
    table = scene("croquis")
    events = turn(table, "low_ceiling", STILL, [STEP])
    assert hp(table) == (15, 15)
    assert "hp.loss" not in slugs(events)


def test_a_hard_hat_does_not_help_against_the_low_ceiling() -> None:
    """[ruling.low_ceiling_turn] The contact cost nothing, but it was one."""
    table = scene("croquis")
    give(table, table.players[0], "hard_hat")
    turn(table, "low_ceiling", STILL, ["aim", BUMP, "accept", "hard_hat"])
    assert hp(table) == (14, 15)


def test_the_luck_of_the_dwarf_does_not_help_against_the_low_ceiling() -> None:
    """[ruling.low_ceiling_turn] [character.dwarf]"""
    table = scene("croquis")
    embody(table.players[0], "dwarf")
    turn(table, "low_ceiling", [*STILL, 6], [BUMP])
    assert hp(table) == (14, 15)


def test_what_was_touched_on_the_turn_before_is_forgotten() -> None:
    """[ruling.low_ceiling_turn] And what the opponent touched is the opponent's affair."""
    table = scene("croquis")
    turn(table, CALM, STILL, [BUMP])
    put_on(table.players[1], "P4")
    turn(table, CALM, STILL, [aim(90, 10)])  # onto the wall in row 5
    assert hp(table) == (14, 14)
    turn(table, "low_ceiling", STILL, [aim(90, 5)])
    assert hp(table) == (14, 14)


# Walls


@pytest.mark.parametrize(("length", "end"), [(3, "L4"), (4, "M4"), (5, "N4"), (6, "O4")])
def test_a_sudden_wall_has_as_many_squares_as_its_card_says(length: int, end: str) -> None:
    """[card.sudden_wall] [wall.roll] [coord.roll] Red 4 and black 2 are J4 to L6; the drawer places it."""
    ask = asked(drawing(scene(), f"sudden_wall_{length}", seat=1), 4, 2)
    assert (ask.seat, ask.prompt, ask.facts) == (1, "decide.place_wall", {"squares": length, "red": 4, "black": 2})
    table = scene()
    events = listen(table)
    draw(table, f"sudden_wall_{length}", [4, 2], [("J4", end)], seat=1)
    assert [(built.ends, len(built.squares)) for built in table.sudden] == [(("J4", end), length)]
    assert facts(events, "wall.choose_orientation", 0) == [{"seat": 1, "start": "J4", "end": end, "squares": length}]


# Finds and surprises


@pytest.mark.parametrize("card", ["forgotten_corpse", "falling_chest"])
def test_an_event_that_says_chest_gives_a_fatras_card(card: str) -> None:
    """[event.chest_word] [card.forgotten_corpse] [card.falling_chest] [fatras.sources]"""
    table = scene()
    next_fatras(table, "ruler")
    draw(table, card)
    assert (table.players[0].objects, table.players[1].objects) == (["ruler"], [])
    assert nothing_is_lost(table)


def test_a_chest_may_hold_something_nasty() -> None:
    """[event.chest_word] It is resolved at once."""
    table = scene()
    next_fatras(table, "haunted_dentures")
    draw(table, "forgotten_corpse", seat=1)
    assert hp(table) == (15, 14)


@pytest.mark.parametrize(("face", "left"), [(1, 8), (2, 8), (3, 11), (4, 11), (5, 11), (6, 11)])
def test_the_dubious_fountain_costs_two_or_heals_one(face: int, left: int) -> None:
    """[card.dubious_fountain] 1 and 2 hurt, 3 to 6 heal."""
    table = scene()
    table.players[0].hp = 10
    events = listen(table)
    draw(table, "dubious_fountain", [face])
    assert hp(table) == (left, 15)
    assert facts(events, "card.dubious_fountain", 1) == [{"seat": 0, "face": face}]


def test_when_the_masters_have_lunch_nothing_happens() -> None:
    """[card.masters_lunch]"""
    table = scene()
    events = listen(table)
    draw(table, "masters_lunch")
    assert slugs(events) == ["turn.event"]
    assert (hp(table), waiting(table)) == ((15, 15), ([], []))


def test_a_flick_crosses_a_chest_and_an_event_brings_another() -> None:
    """[fatras.sources] Two sources, two cards."""
    table = scene()
    put_on(table.players[0], "F8")
    next_fatras(table, "ruler", "eraser")
    events = turn(table, "falling_chest", STILL, [aim(NORTH, 60)])
    assert table.players[0].objects == ["eraser", "ruler"]
    order = ["pickup.chest", "object.keep", "turn.event", "object.keep"]
    assert [slug for slug in slugs(events) if slug in order] == order
    find(table, "dust")
    assert nothing_is_lost(table)
