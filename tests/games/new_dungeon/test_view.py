"""What each seat and a spectator see. Specification, section 7."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.state import Hero, Table
from oubliette.games.new_dungeon.view import SpaceView
from oubliette.kernel import SPECTATOR, Dealer, Seeded, Value, listen, play
from tests.games.new_dungeon.scenes import clear, hero, put_monster, put_treasure, table, told, turn_of
from tests.games.new_dungeon.variants import (
    FACE_DOWN,
    hand_seen,
    player,
    random_match,
    random_options,
    treasures_by_level,
)

CORRIDOR = "K106"


def room(t: Table, seat: int, space: str) -> SpaceView:
    return GAME.view(t, seat)["spaces"][space]


# The board


def test_at_the_beginning_nobody_knows_a_card_but_all_can_count_them() -> None:
    """[setup.cleared_visible] One monster on one treasure in rooms, three monsters in chambers."""
    t = table(hero("warrior"), hero("elf"))
    clear(t, "R102")

    for seat in (0, 1, SPECTATOR):
        assert room(t, seat, "R101") == {"monsters": [FACE_DOWN], "treasure": FACE_DOWN, "left": []}
        assert room(t, seat, "C11") == {"monsters": [FACE_DOWN] * 3, "treasure": "", "left": []}
        assert room(t, seat, "R102") == {"monsters": [], "treasure": "", "left": []}
        assert len(GAME.view(t, seat)["spaces"]) == 92


def test_the_treasure_in_a_crystal_ball_is_for_one_pair_of_eyes() -> None:
    """[item.crystal_ball] The monster is shown to everyone, the treasure kept to himself; both lie face down again."""
    elf, dwarf = hero("elf", CORRIDOR, treasures=["crystal_ball"]), hero("dwarf")
    t = table(elf, dwarf)
    events = listen(t)

    play(turn_of(t), dice=["ogre", "opal"], answers=["crystal_ball", "R301"])

    assert [room(t, seat, "R301")["monsters"] for seat in (0, 1, SPECTATOR)] == [["ogre"]] * 3
    assert [room(t, seat, "R301")["treasure"] for seat in (0, 1, SPECTATOR)] == ["opal", FACE_DOWN, FACE_DOWN]
    assert "opal" not in repr([event.seen_by(1) for event in events])
    assert "opal" not in repr([event.seen_by(SPECTATOR) for event in events])
    assert "opal" in GAME.view(t, 1)["unseen_treasures"][2] and "opal" not in GAME.view(t, 0)["unseen_treasures"][2]


def test_a_fought_monster_is_remembered_by_all() -> None:
    """[fight.undefeated_stays] Seen by all, then turned down again: the memory aid shows it."""
    elf, dwarf = hero("elf", "K318"), hero("dwarf")
    t = table(elf, dwarf)

    play(turn_of(t), dice=["ogre", 1, 1, 6, 6], answers=["R301"])

    assert [room(t, seat, "R301")["monsters"] for seat in (0, 1, SPECTATOR)] == [["ogre"]] * 3


def test_without_the_memory_aid_players_must_remember_themselves() -> None:
    """[ruling.no_memory] [memory_aid] The interface shows neither monsters nor treasures that were seen."""
    elf, dwarf = hero("elf", "K318", treasures=["crystal_ball", "pearl"]), hero("dwarf")
    t = table(elf, dwarf, memory_aid=False)

    play(turn_of(t), dice=["orcs", "silver_cup"], answers=["crystal_ball", "R201"])
    play(turn_of(t), dice=["ogre", 1, 1, 3, 4], answers=["move", "R301", "pearl"])

    assert room(t, 0, "R201") == {"monsters": [FACE_DOWN], "treasure": FACE_DOWN, "left": []}
    assert room(t, 0, "R301") == {"monsters": [FACE_DOWN], "treasure": FACE_DOWN, "left": [FACE_DOWN]}
    assert hand_seen(t, elf, 1) == ["crystal_ball"]  # what is held lies open


def test_treasures_left_behind_were_public_when_they_were_held() -> None:
    """[riposte.face_down] They lie face down, but everybody remembers them."""
    elf, dwarf = hero("elf", "K318", treasures=["pearl"]), hero("dwarf")
    t = table(elf, dwarf)

    play(turn_of(t), dice=["ogre", 1, 1, 3, 4], answers=["R301"])

    assert [room(t, seat, "R301")["left"] for seat in (0, 1, SPECTATOR)] == [["pearl"]] * 3


# Heroes


def test_wounds_lost_turns_treasures_and_bonuses_are_public() -> None:
    """[wound.state] Section 7: held treasures, wounds, lost turns, sword bonuses and class data."""
    elf = hero("elf", CORRIDOR, wounded=True, lost_turns=2, treasures=["magic_sword_2", "pearl"])
    t = table(elf, hero("dwarf"))

    for seat in (0, 1, SPECTATOR):
        seen = player(t, elf, seat)
        assert (seen["class"], seen["space"], seen["wounded"], seen["lost_turns"]) == ("elf", CORRIDOR, True, 2)
        assert seen["treasures"] == ["magic_sword_2", "pearl"] and seen["gold"] == 1500 and seen["total"] == 10000


def test_spells_are_known_to_their_owner_only_and_counted_by_all() -> None:
    """[setup.spells] Section 7: the number is public."""
    wizard = hero("wizard", spells=["fireball", "teleport"])
    t = table(wizard, hero("elf", spells=["lightning"]))

    assert player(t, wizard, 0)["spells"] == ["fireball", "teleport"]
    assert player(t, wizard, 1)["spells"] == player(t, wizard, SPECTATOR)["spells"] == [FACE_DOWN] * 2
    assert player(t, t.heroes[1], 0)["spells"] == [FACE_DOWN]


def test_nobody_hears_which_spells_i_draw_but_all_see_what_i_throw_away() -> None:
    """[ruling.resupply_timing] Discarded spells are public."""
    elf, dwarf = hero("elf", spells=["teleport"]), hero("dwarf")
    t = table(elf, dwarf)
    events = listen(t)

    play(turn_of(t), dice=["lightning"], answers=["stop", "teleport"])

    assert "lightning" in repr([event.seen_by(0) for event in events])
    for seat in (1, SPECTATOR):
        assert "lightning" not in repr([event.seen_by(seat) for event in events])
        assert GAME.view(t, seat)["spells_discarded"] == ["teleport"] and GAME.view(t, seat)["spells_left"] == 34
        assert player(t, elf, seat)["spells"] == [FACE_DOWN]


def test_offers_and_answers_in_a_cooperation_are_public() -> None:
    """[coop.deal] Everybody hears what was promised, and who joined."""
    dwarf, elf = hero("dwarf", "K318"), hero("elf", "R301")
    t = table(dwarf, elf, hero("thief"))
    put_monster(t, "R301", "ogre")
    put_treasure(t, "R301", "opal")
    events = listen(t)

    play(turn_of(t), dice=[6, 6], answers=["R301", ("invite", elf.card, 1), "join", "done"])

    deal = told(events, "coop.deal")[0].seen_by(2)
    assert deal is not None and deal.facts["promised"] == 1
    assert told(events, "coop.bonus")[0].seen_by(2) is not None


# Using a hidden card shows it.

LOOK: list[Value] = ["crystal_ball", "R301"]


@pytest.mark.parametrize(
    ("card", "start", "dice", "answers"),
    [
        ("magic_sword_1", "K318", [6, 6, "gold_ring"], ["R301"]),
        ("esp_medallion", "K318", [], [("esp", "R301"), "stop"]),
        ("secret_door_card", "K208", [], ["R206", "stop"]),
        ("crystal_ball", "K318", ["gold_ring"], LOOK),
        ("jade_idol_crystal_mark", "K318", ["gold_ring"], LOOK),
        ("silver_coffer_teleport_item", "C11", [], [("teleport_item", "C12")]),
        ("silver_cup_secret_1", "K208", [3], [("secret_try", "R206"), "stop"]),
    ],
)
def test_a_hero_who_uses_a_hidden_card_shows_it(card: str, start: str, dice: list[Value], answers: list[Value]) -> None:
    """[ruling.used_is_shown] Everybody sees how he did it; what he did not use stays hidden."""
    warrior, dwarf = hero("warrior", start, treasures=[card, "opal"]), hero("dwarf")
    t = table(warrior, dwarf, hidden_treasures=True, annotations=True, memory_aid=card != "esp_medallion")
    put_monster(t, "R301", "ogre")
    clear(t, "R206", "C11", "C12")

    play(turn_of(t), dice=dice, answers=answers)

    for seat in (1, SPECTATOR):
        assert hand_seen(t, warrior, seat)[:2] == [card, FACE_DOWN]


@pytest.mark.parametrize(
    ("card", "spell", "used"),
    [
        ("silver_necklace_star_spell", "star_fireball", "silver_necklace_star_spell_spent"),
        ("gold_cup_extra_fireball", "extra_fireball", "gold_cup"),
    ],
)
def test_a_hero_who_casts_with_a_hidden_treasure_shows_it(card: str, spell: str, used: str) -> None:
    """[ruling.used_is_shown] [house.star] [house.extra_spell]"""
    elf, dwarf = hero("elf", "K318", treasures=[card, "opal"]), hero("dwarf")
    t = table(elf, dwarf, hidden_treasures=True, annotations=True)
    put_monster(t, "R301", "ogre")

    play(turn_of(t), dice=[6, 6], answers=[("cast", spell, "R301"), "stay"])

    assert hand_seen(t, elf, 1) == hand_seen(t, elf, SPECTATOR) == [used, FACE_DOWN]


def test_of_a_shown_and_a_hidden_card_nobody_knows_which_one_i_dropped() -> None:
    """[ruling.others_lose_track] [riposte.face_down] The sword was seen on the roll; then one of two cards is left."""
    warrior, dwarf = hero("warrior", "K318", treasures=["magic_sword_1", "opal"]), hero("dwarf")
    t = table(warrior, dwarf, hidden_treasures=True)
    put_monster(t, "R301", "ogre")

    play(turn_of(t), dice=[1, 1, 4, 4], answers=["R301", "magic_sword_1"])

    assert room(t, 1, "R301")["left"] == [FACE_DOWN] and hand_seen(t, warrior, 1) == [FACE_DOWN]
    assert room(t, 0, "R301")["left"] == ["magic_sword_1"]


def test_of_a_shown_and_a_hidden_card_only_the_two_know_which_one_was_the_fee() -> None:
    """[ruling.others_lose_track] [hero.paladin_fee] The paladin sees what he gets, a third player does not."""
    elf, paladin = hero("elf", CORRIDOR, wounded=True, treasures=["pearl", "opal"]), hero("paladin", CORRIDOR)
    t = table(elf, paladin, hero("dwarf"), hidden_treasures=True)
    elf.treasures[0] = elf.treasures[0].known_to(t.everybody)

    play(turn_of(t), answers=["stop", ("demand_healing", paladin.card), "pearl"])

    assert [hand_seen(t, paladin, seat) for seat in (0, 1, 2)] == [["pearl"], ["pearl"], [FACE_DOWN]]
    assert hand_seen(t, elf, 2) == [FACE_DOWN]


# Imagining


@settings(max_examples=15)
@given(seed=st.integers(0, 2**32))
def test_imagining_the_rest_keeps_what_a_seat_sees_and_every_card(seed: int) -> None:
    """[hidden_treasures] In random matches: views stay, levels keep their cards, known hands are not touched."""
    luck = Random(seed)
    match = random_match(luck, random_options(luck), answers=luck.randrange(2000))
    t: Table = match.table
    for seat in (*range(len(t.heroes)), SPECTATOR):
        twin = t.clone()
        GAME.imagine(twin, seat, Dealer(Seeded(luck.getrandbits(32))))
        assert GAME.view(twin, seat) == GAME.view(t, seat)
        assert treasures_by_level(twin) == treasures_by_level(t)
        assert sorted(all_spells(twin)) == sorted(all_spells(t))
        if seat >= 0:
            assert twin.heroes[seat].spells == t.heroes[seat].spells
            assert [one.card for one in twin.heroes[seat].treasures] == [one.card for one in t.heroes[seat].treasures]


def all_spells(t: Table) -> list[str]:
    return [*t.spell_deck.cards, *t.spell_deck.discards, *[spell for one in t.heroes for spell in one.spells]]


def imagined_hand(t: Table, seat: int, look: Hero) -> set[str]:
    """The cards that this seat imagines in a hero's hand, over forty tries."""
    found: set[str] = set()
    for seed in range(40):
        twin = t.clone()
        GAME.imagine(twin, seat, Dealer(Seeded(seed)))
        found.update([one.card.id for one in twin.heroes[look.seat].treasures])
        found.update(twin.heroes[look.seat].spells)
    return found


def test_imagining_deals_hidden_hands_again() -> None:
    """[hidden_treasures] [setup.spells] Other treasures of its level, other spells; not for the owner."""
    elf, dwarf = hero("elf", CORRIDOR, treasures=["opal"], spells=["teleport"]), hero("dwarf")
    t = table(elf, dwarf, hidden_treasures=True)

    assert imagined_hand(t, 0, elf) == {"opal", "teleport"}
    others = imagined_hand(t, 1, elf)
    assert {"fireball", "lightning", "teleport"} <= others and len(others) > 5
    assert others <= {*table().house.treasures[2], "fireball", "lightning", "teleport"}


def test_imagining_does_not_touch_open_treasures() -> None:
    """[memory_aid] Without hidden treasures only spells and unseen cards are dealt again."""
    elf, dwarf = hero("elf", CORRIDOR, treasures=["opal"]), hero("dwarf")
    t = table(elf, dwarf)

    assert imagined_hand(t, 1, elf) == {"opal"}


def test_a_star_that_is_used_up_is_not_imagined_back_into_the_deck() -> None:
    """[house.star] [hidden_treasures] Imagined decks hold cards as they were dealt."""
    elf = hero("elf", CORRIDOR, wounded=True, treasures=["silver_necklace_star_spell", "opal"])
    paladin, dwarf = hero("paladin", CORRIDOR), hero("dwarf")
    t = table(elf, paladin, dwarf, hidden_treasures=True, annotations=True)
    put_monster(t, "C11", "goblins", "", "")
    play(turn_of(t), dice=[6, 6], answers=[("cast", "star_fireball", "C11"), "stay"])
    play(turn_of(t), answers=["stop", ("demand_healing", paladin.card), "opal"])

    for seed in range(40):
        twin = t.clone()
        GAME.imagine(twin, dwarf.seat, Dealer(Seeded(seed)))
        assert set(twin.treasure_decks[5].cards) <= set(t.house.treasures[5])


def test_spells_that_were_drawn_cannot_be_taken_back() -> None:
    """[spell.resupply] [setup.spells] Drawing turns over something hidden: no undo goes back beyond it."""
    assert {"setup.spells", "spell.resupply"} <= GAME.reveals
