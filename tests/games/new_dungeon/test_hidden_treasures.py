"""Held treasures are secret, with `hidden_treasures`: who knows which card after it has moved."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.kernel import SPECTATOR, GameOver, listen, play
from tests.games.new_dungeon.flights import escape
from tests.games.new_dungeon.scenes import clear, held, hero, leave, put_monster, put_treasure, table, told, turn_of
from tests.games.new_dungeon.variants import FACE_DOWN, hand_seen, hands_seen, player, secret

CORRIDOR = "K106"


# Taking


def test_what_i_win_is_mine_to_know() -> None:
    """[fight.victory_loot] The others see that I hold a card more; nothing told betrays it, nor my gold."""
    warrior, elf = hero("warrior", "K318"), hero("elf")
    t = secret(warrior, elf)
    put_monster(t, "R301", "ogre")
    events = listen(t)

    play(turn_of(t), dice=[6, 6, "opal"], answers=["R301"])

    assert hands_seen(t, warrior) == [["opal"], [FACE_DOWN], [FACE_DOWN]]
    assert player(t, warrior, 0)["gold"] == 2000 and player(t, warrior, 1)["gold"] is None
    assert "opal" not in repr([event.seen_by(1) for event in events])
    assert "opal" in repr([event.seen_by(0) for event in events])


def test_without_the_option_everybody_sees_what_i_win() -> None:
    """[hidden_treasures] Off by default: held treasures are public."""
    warrior, elf = hero("warrior", "K318"), hero("elf")
    t = table(warrior, elf)
    put_monster(t, "R301", "ogre")

    play(turn_of(t), dice=[6, 6, "opal"], answers=["R301"])

    assert hands_seen(t, warrior) == [["opal"]] * 3 and player(t, warrior, SPECTATOR)["gold"] == 2000


def test_only_i_know_how_good_my_new_sword_is() -> None:
    """[ruling.sword_once] Its bonus is part of a secret card: level 4, dice 11, so +3."""
    warrior, elf = hero("warrior", "K401"), hero("elf")
    t = secret(warrior, elf)
    put_monster(t, "R401", "troll")
    events = listen(t)

    play(turn_of(t), dice=[6, 6, "magic_sword", 5, 6], answers=["R401"])

    assert hands_seen(t, warrior) == [["magic_sword_3"], [FACE_DOWN], [FACE_DOWN]]
    assert "sword" not in repr([event.seen_by(1) for event in events])


def test_what_i_find_under_a_slide_or_in_a_cage_is_secret_too() -> None:
    """[trap.slide] [trap.cage] Treasures like others."""
    warrior, elf = hero("warrior", "K401"), hero("elf", "R105", lost_turns=1, caged=True)
    t = secret(warrior, elf)
    put_monster(t, "R401", "slide")
    clear(t, "C51", "R105")
    put_treasure(t, "R105", "garnet")

    play(turn_of(t), dice=["jade_idol"], answers=["R401", "C51"])
    play(turn_of(t, 1))

    assert hands_seen(t, warrior) == [["jade_idol"], [FACE_DOWN], [FACE_DOWN]]
    assert hands_seen(t, elf) == [[FACE_DOWN], ["garnet"], [FACE_DOWN]]


# Leaving and picking up


def test_what_i_drop_only_i_remember() -> None:
    """[riposte.face_down] Left face down, out of a hand that nobody saw."""
    warrior, elf = hero("warrior", "R301", came_from="K318", treasures=["opal", "pearl"]), hero("elf")
    t = secret(warrior, elf)
    put_monster(t, "R301", "ogre")

    play(turn_of(t), dice=[1, 1, 4, 4], answers=["stop", "opal"])

    assert [GAME.view(t, seat)["spaces"]["R301"]["left"] for seat in (0, 1, SPECTATOR)] == [
        ["opal"],
        [FACE_DOWN],
        [FACE_DOWN],
    ]
    assert hands_seen(t, warrior) == [["pearl"], [FACE_DOWN], [FACE_DOWN]]


def test_the_finder_learns_what_another_left() -> None:
    """[move.pick_up] He who left it still knows it."""
    elf, warrior, thief = hero("elf", "K318"), hero("warrior"), hero("thief")
    t = secret(elf, warrior, thief)
    clear(t, "R301")
    leave(t, "R301", "opal", known_to=[1])

    play(turn_of(t), answers=["R301", ("pick_up", "face_down"), "stop"])

    assert hands_seen(t, elf) == [["opal"], ["opal"], [FACE_DOWN], [FACE_DOWN]]


def test_a_dead_heros_treasures_stay_secret() -> None:
    """[death.drop_all] Nobody has seen them but his player."""
    warrior, elf = hero("warrior", "R301", came_from="K318", treasures=["opal", "pearl"]), hero("elf")
    t = secret(warrior, elf)
    put_monster(t, "R301", "ogre")

    play(turn_of(t), dice=[1, 1, 1, 1, "hamar"], answers=["stop"])

    assert GAME.view(t, 0)["spaces"]["R301"]["left"] == ["opal", "pearl"]
    assert GAME.view(t, 1)["spaces"]["R301"]["left"] == [FACE_DOWN, FACE_DOWN]


# From hand to hand


def test_a_successful_ambusher_alone_sees_the_victims_cards() -> None:
    """[ruling.chooser_sees] [ambush.success] He chooses among them, so he has seen the rest as well."""
    thief, dwarf = hero("thief", CORRIDOR), hero("dwarf", CORRIDOR, treasures=["opal", "pearl"])
    t = secret(thief, dwarf, hero("elf"))
    events = listen(t)

    play(turn_of(t), dice=[6, 6], answers=["stop", ("ambush", dwarf.card), "opal", *escape(t, CORRIDOR)])

    assert hands_seen(t, thief) == [["opal"], ["opal"], [FACE_DOWN], [FACE_DOWN]]
    assert hands_seen(t, dwarf) == [["pearl"], ["pearl"], [FACE_DOWN], [FACE_DOWN]]
    assert "opal" not in repr([event.seen_by(2) for event in events])
    assert told(events, "ambush.success")[0].seen_by(2) is not None


def test_a_victim_who_takes_revenge_sees_the_ambushers_cards() -> None:
    """[ruling.chooser_sees] [ambush.failure] A player who chooses among another's treasures sees them."""
    thief, dwarf = hero("thief", CORRIDOR, treasures=["opal", "garnet"]), hero("dwarf", CORRIDOR, treasures=["pearl"])
    t = secret(thief, dwarf, hero("elf"))

    play(turn_of(t), dice=[1, 1], answers=["stop", ("ambush", dwarf.card), "garnet"])

    assert hands_seen(t, dwarf) == [
        [FACE_DOWN, "garnet"],
        ["pearl", "garnet"],
        [FACE_DOWN, FACE_DOWN],
        [FACE_DOWN, FACE_DOWN],
    ]
    assert hands_seen(t, thief) == [["opal"], ["opal"], [FACE_DOWN], [FACE_DOWN]]


def test_a_paladin_sees_his_fee_and_no_more() -> None:
    """[hero.paladin_fee] The cured hero chooses, so his other cards stay hidden."""
    dwarf, paladin = hero("dwarf", CORRIDOR, wounded=True, treasures=["opal", "pearl"]), hero("paladin", CORRIDOR)
    t = secret(dwarf, paladin, hero("elf"))

    play(turn_of(t), answers=["stop", ("demand_healing", paladin.card), "pearl"])

    assert hands_seen(t, paladin) == [["pearl"], ["pearl"], [FACE_DOWN], [FACE_DOWN]]
    assert hands_seen(t, dwarf) == [["opal"], [FACE_DOWN], [FACE_DOWN], [FACE_DOWN]]


def test_a_helper_sees_his_pay_and_no_more() -> None:
    """[ruling.coop_consent] [coop.not_binding] The rest of the loot stays with the winner."""
    dwarf, elf = hero("dwarf", "K318", treasures=["pearl"]), hero("elf", "R301")
    t = secret(dwarf, elf, hero("thief"))
    put_monster(t, "R301", "ogre")

    play(
        turn_of(t),
        dice=[6, 6, "opal"],
        answers=["R301", ("invite", elf.card, 1), "join", "pearl", "done"],
    )

    assert hands_seen(t, elf) == [["pearl"], ["pearl"], [FACE_DOWN], [FACE_DOWN]]
    assert hands_seen(t, dwarf) == [["opal"], [FACE_DOWN], [FACE_DOWN], [FACE_DOWN]]


def test_two_who_trade_know_what_changed_hands() -> None:
    """[free_trade] A card of his that I do not know I can only ask for as any card; he says which."""
    elf, dwarf = hero("elf", CORRIDOR, treasures=["opal"]), hero("dwarf", CORRIDOR, treasures=["pearl", "garnet"])
    t = secret(elf, dwarf, hero("thief"), free_trade=True)
    events = listen(t)

    play(turn_of(t), answers=["stop", ("trade", dwarf.card), "opal", "any_card", "garnet", "none"])

    assert hands_seen(t, elf) == [["garnet"], ["garnet"], [FACE_DOWN], [FACE_DOWN]]
    assert hands_seen(t, dwarf) == [
        [FACE_DOWN, "opal"],
        ["pearl", "opal"],
        [FACE_DOWN, FACE_DOWN],
        [FACE_DOWN, FACE_DOWN],
    ]
    said = repr([event.seen_by(2) for event in events])
    assert "trade.done" in said and "garnet" not in said and "opal" not in said


def test_the_spoils_of_a_duel_are_known_to_the_two() -> None:
    """[ruling.chooser_sees] [duel.margin_1_3] The winner chose, so he saw the rest."""
    elf, thief = hero("elf", CORRIDOR), hero("thief", CORRIDOR, treasures=["opal", "pearl"])
    t = secret(elf, thief, hero("dwarf"), hero_duel=True)

    play(turn_of(t), dice=[6, 6, 5, 5], answers=["stop", ("duel", thief.card), "pearl", "K107"])

    assert hands_seen(t, elf) == [["pearl"], ["pearl"], [FACE_DOWN], [FACE_DOWN]]
    assert hands_seen(t, thief) == [["opal"], ["opal"], [FACE_DOWN], [FACE_DOWN]]


# The end of secrecy


def test_a_hero_who_wins_shows_that_he_has_enough() -> None:
    """[goal.win] His gold is told to everybody."""
    elf, dwarf = hero("elf", "K117", treasures=["huge_diamond"]), hero("dwarf")
    t = secret(elf, dwarf)
    events = listen(t)

    with pytest.raises(GameOver):
        play(turn_of(t), answers=["MAIN"])

    seen = told(events, "goal.win")[0].seen_by(1)
    assert seen is not None and seen.facts["gold"] == 10000
    assert held(elf) == ["huge_diamond"]


def test_a_potion_that_is_drunk_was_a_potion() -> None:
    """[ruling.potion] Everybody sees the cure and that a card is gone; the rest of the hand stays hidden."""
    elf, dwarf = hero("elf", CORRIDOR, wounded=True, treasures=["healing_potion", "opal"]), hero("dwarf")
    t = secret(elf, dwarf)
    before = GAME.view(t, 1)["unseen_treasures"][1].count("healing_potion")

    play(turn_of(t), answers=["drink_potion", "stop"])

    assert hands_seen(t, elf) == [["opal"], [FACE_DOWN], [FACE_DOWN]]
    assert GAME.view(t, 1)["unseen_treasures"][1].count("healing_potion") == before - 1 == 0


# Marks that work by themselves


def test_a_hidden_ring_shows_itself_when_i_walk_further_than_my_card_says() -> None:
    """[house.move_bonus] Not before the sixth space; a double move that is long over stays hidden."""
    thief = hero("thief", CORRIDOR, treasures=["silver_ring_move_1", "sack_750_double_move"])
    t = secret(thief, hero("dwarf"), annotations=True)

    play(turn_of(t), answers=["K107", CORRIDOR, "K107", CORRIDOR, "K107", "stop"])
    assert hand_seen(t, thief, 1) == [FACE_DOWN, FACE_DOWN]
    play(turn_of(t), answers=[CORRIDOR, "K107"] * 3)

    assert hand_seen(t, thief, 1) == ["silver_ring_move_1", FACE_DOWN]


def test_a_hidden_curse_shows_itself_on_the_roll() -> None:
    """[house.attack_minus] Everybody can see that 6 was not enough against an Ogre."""
    warrior = hero("warrior", "K318", treasures=["jade_idol_attack_minus_1", "opal"])
    t = secret(warrior, hero("dwarf"), annotations=True)
    put_monster(t, "R301", "ogre")

    play(turn_of(t), dice=[3, 3, 6, 6], answers=["R301"])

    assert hand_seen(t, warrior, 1) == ["jade_idol_attack_minus_1", FACE_DOWN]


def test_a_seventh_spell_shows_the_card_that_allows_it() -> None:
    """[house.quota_seven] The number of spells is public, so the seventh tells why."""
    six = ["fireball", "fireball", "lightning", "lightning", "teleport", "teleport"]
    wizard = hero("wizard", spells=six, treasures=["silver_coffer_quota_seven", "opal"])
    t = secret(wizard, hero("dwarf"), annotations=True)

    play(turn_of(t), dice=["fireball"], answers=["stop", "done"])

    assert hand_seen(t, wizard, 1) == ["silver_coffer_quota_seven", FACE_DOWN]
