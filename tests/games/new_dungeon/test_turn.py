"""The course of a turn. Rulebook, section 4."""

from __future__ import annotations

from oubliette.kernel import listen, play
from tests.games.new_dungeon.scenes import (
    asked,
    at,
    clear,
    held,
    hero,
    monsters_in,
    move_to,
    offered,
    put_monster,
    put_treasure,
    slugs,
    table,
    told,
    turn_of,
)


def test_we_play_one_after_another_and_then_a_new_round_begins() -> None:
    """[turn.order] In seat order."""
    scene = table(hero("warrior"), hero("dwarf"), hero("thief"))
    seats = []
    for _ in range(4):
        seats.append((scene.to_play, scene.round))
        play(turn_of(scene, scene.to_play), answers=["stop"])
    assert seats == [(0, 1), (1, 1), (2, 1), (0, 2)]


def test_a_round_ends_before_the_turn_of_the_first_player() -> None:
    """[turn.order] [setup.first_player]"""
    scene = table(hero("warrior"), hero("dwarf"))
    scene.first = 1
    play(turn_of(scene, 1), answers=["stop"])
    assert (scene.to_play, scene.round) == (0, 1)
    play(turn_of(scene, 0), answers=["stop"])
    assert (scene.to_play, scene.round) == (1, 2)


def test_first_i_move_then_i_fight() -> None:
    """[turn.sequence] Goblins fall to a warrior's 2."""
    scene = table(hero("warrior"))
    put_monster(scene, "R108", "goblins")
    put_treasure(scene, "R108", "sack_1000")
    events = listen(scene)

    play(turn_of(scene), dice=[1, 1], answers=["K114", "R108"])

    assert slugs(events).index("move.cost") < slugs(events).index("fight.hit")
    assert at(scene.heroes[0]) == "R108"
    assert held(scene.heroes[0]) == ["sack_1000"]


def test_i_cannot_walk_on_after_a_fight() -> None:
    """[turn.sequence] [move.monster_stops] Three spaces are left, and no further step is asked for."""
    scene = table(hero("warrior", at="K114"))
    put_monster(scene, "R108", "goblins")
    put_treasure(scene, "R108", "sack_250")

    play(turn_of(scene), dice=[3, 3], answers=["R108"])

    assert at(scene.heroes[0]) == "R108"
    assert scene.monsters[scene.heroes[0].at] == ()


def test_a_hero_who_has_fought_does_not_ambush_as_well() -> None:
    """[turn.one_action] [fight.one_per_turn] The rival who stands by keeps his ring."""
    rival = hero("warrior", at="C11", treasures=["gold_ring"])
    scene = table(hero("paladin", at="C11", came_from="K118"), rival)
    put_monster(scene, "C11", "goblins", "skeleton", "kobolds")

    play(turn_of(scene), dice=[6, 6], answers=["stop", "fight", "attack"])

    assert monsters_in(scene, "C11") == ["skeleton", "kobolds"]
    assert held(rival) == ["gold_ring"]
    assert scene.to_play == 1


def test_a_hero_who_has_ambushed_does_not_fight_as_well() -> None:
    """[turn.one_action] A failed ambush is an action too."""
    rival = hero("warrior", at="R108", treasures=["gold_ring"])
    scene = table(hero("dwarf", at="R108", came_from="K114"), rival)
    put_monster(scene, "R108", "goblins")

    play(turn_of(scene), dice=[1, 1], answers=["stop", ("ambush", rival.card)])

    assert monsters_in(scene, "R108") == ["goblins"]
    assert scene.to_play == 1


def test_a_hero_who_was_cured_does_nothing_else() -> None:
    """[turn.one_action] Demanding healing is the action of the turn."""
    paladin = hero("paladin", at="R108", treasures=["opal"])
    scene = table(hero("dwarf", at="R108", wounded=True, came_from="K114"), paladin)
    put_monster(scene, "R108", "goblins")

    play(turn_of(scene), answers=["stop", ("demand_healing", paladin.card)])

    assert not scene.heroes[0].wounded
    assert monsters_in(scene, "R108") == ["goblins"]
    assert held(paladin) == ["opal"]


def test_a_spell_from_outside_is_the_turns_fight() -> None:
    """[turn.one_action] No ambush after it, though a rival is here."""
    rival = hero("warrior", at="K114", treasures=["gold_ring"])
    scene = table(hero("wizard", at="K114", spells=["fireball"]), rival)
    put_monster(scene, "R108", "goblins")

    play(turn_of(scene), dice=[1, 1], answers=[("cast", "fireball", "R108"), "stay"])

    assert monsters_in(scene, "R108") == []
    assert held(rival) == ["gold_ring"]
    assert scene.to_play == 1


def test_i_may_do_nothing_at_all() -> None:
    """[turn.one_action] [ambush.when] At most one action."""
    rival = hero("warrior", at="K114", treasures=["gold_ring"])
    scene = table(hero("thief", at="K114"), rival)

    play(turn_of(scene), answers=["stop", "none"])

    assert held(rival) == ["gold_ring"]


# Lost turns


def test_a_hero_who_owes_turns_skips_them_one_by_one() -> None:
    """[turn.lost_turns]"""
    scene = table(hero("warrior", lost_turns=2), hero("dwarf"))
    events = listen(scene)

    play(turn_of(scene, 0))
    assert scene.heroes[0].lost_turns == 1
    assert scene.to_play == 1
    play(turn_of(scene, 0))
    assert scene.heroes[0].lost_turns == 0
    assert [event.facts["left"] for event in told(events, "turn.lost_turns")] == [1, 0]
    play(turn_of(scene, 0), answers=["K114", "stop"])
    assert at(scene.heroes[0]) == "K114"


# Must I fight?


def test_a_hero_who_walks_in_must_fight() -> None:
    """[ruling.compulsory_fight] Nobody asks him whether he wants to."""
    scene = table(hero("warrior", at="K114"))
    assert asked(turn_of(scene), "R108").prompt == "draw.monster"


def test_a_hero_who_teleports_in_must_fight() -> None:
    """[ruling.compulsory_fight] [spell.teleport_monsters] With the sword arm, if he likes."""
    scene = table(hero("wizard", at="C12", spells=["fireball", "teleport"]))
    clear(scene, "C12")
    put_monster(scene, "C11", "goblins")

    play(turn_of(scene), dice=[6, 6], answers=[("teleport", "C11"), "physical"])

    assert monsters_in(scene, "C11") == []
    assert scene.heroes[0].spells == ["fireball"]


def test_a_hero_who_stays_with_a_monster_must_fight_it() -> None:
    """[ruling.compulsory_fight] [fight.next_turn_choice] Leave or attack again; there is nothing else to do."""
    scene = table(hero("warrior", at="R108", came_from="K114"))
    put_monster(scene, "R108", "goblins")
    put_treasure(scene, "R108", "garnet")

    play(turn_of(scene), dice=[1, 1], answers=["stop"])

    assert monsters_in(scene, "R108") == []


def test_a_hero_who_began_with_a_monster_may_also_ambush_or_be_cured() -> None:
    """[ruling.compulsory_fight] But not do nothing."""
    rival, paladin = hero("warrior", at="R108", treasures=["opal"]), hero("paladin", at="R108")
    scene = table(hero("dwarf", at="R108", wounded=True), rival, paladin)
    put_monster(scene, "R108", "goblins")

    options = offered(turn_of(scene), "stop")

    assert options == ["fight", ("ambush", rival.card), ("demand_healing", paladin.card)]


def test_a_monster_does_not_attack_a_hero_who_looks_into_his_crystal_ball() -> None:
    """[ruling.compulsory_fight] Monsters never attack on their own; a whole-turn action is allowed before them."""
    scene = table(hero("warrior", at="R108", treasures=["crystal_ball"]))
    put_monster(scene, "R108", "goblins")
    put_monster(scene, "R605", "hydra")
    put_treasure(scene, "R605", "huge_ruby", known_to=[0])

    play(turn_of(scene), answers=["crystal_ball", "R605"])

    assert at(scene.heroes[0]) == "R108"
    assert monsters_in(scene, "R108") == ["goblins"]


def test_a_hero_who_has_just_come_in_cannot_ambush_or_ask_for_a_cure() -> None:
    """[ruling.no_ambush_on_entry] He fights; the others can only be invited to help."""
    rival, paladin = hero("warrior", at="R108", treasures=["opal"]), hero("paladin", at="R108")
    scene = table(hero("dwarf", at="K114", wounded=True), rival, paladin)
    put_monster(scene, "R108", "goblins")

    assert asked(turn_of(scene), "R108").prompt == "decide.coop_invite"


def test_on_his_next_turn_beside_the_monster_he_may_ambush_or_be_cured() -> None:
    """[ruling.no_ambush_on_entry] Only the turn of entry is a fight for sure."""
    rival = hero("warrior", at="R108", treasures=["opal"])
    scene = table(hero("dwarf", at="K114"), rival)
    put_monster(scene, "R108", "goblins")
    move_to(scene.heroes[0], "R108", "K114")

    assert ("ambush", rival.card) in offered(turn_of(scene), "stop")
