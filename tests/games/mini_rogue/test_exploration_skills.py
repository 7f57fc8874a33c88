"""Skills used before or after a room: Clairvoyance, Evasion, Vigil, Blessing."""

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.state import DESCENT, EXIT, MOVE, ROOM, Hero, Table
from oubliette.kernel import HIDDEN, Value, listen, play
from tests.games.mini_rogue.moments import questions, turns, waiting
from tests.games.mini_rogue.scenes import a_hero, a_table, slugs

CLAIRVOYANCE = ("skill", "clairvoyance")
EVASION = ("skill", "evasion")
VIGIL = ("skill", "vigil")
BLESSING = ("skill", "blessing")


def on_a_room(hero: Hero, room: str, phase: str = ROOM, at: int = 0) -> Table:
    """A hero on this room, face up, before or after resolving it; the other cards are face down."""
    table = a_table(hero)
    hero.at = at
    table.phase, table.grid[at] = phase, room
    return table


@pytest.mark.parametrize(
    ("character", "skill"),
    [("mage", CLAIRVOYANCE), ("rogue", EVASION), ("crusader", VIGIL), ("priestess", BLESSING)],
)
def test_exploration_skills_are_for_before_and_after_a_room_never_during(
    character: str, skill: tuple[str, str]
) -> None:
    """[skill.exploration_before_or_after_room]"""
    hero = a_hero(character)
    hero.poisoned = True
    table = on_a_room(hero, "shrine")
    table.gold = 1
    before = waiting(GAME.turn(table))
    assert (before.prompt, before.options) == ("decide.exploration_skill_before", ["resolve", skill])
    during = waiting(GAME.turn(table), answers=["resolve"])
    assert (during.prompt, list(during.options)) == ("decide.shrine_offering", ["offer", "keep"])
    table = on_a_room(hero, "shrine", phase=MOVE)
    after = waiting(GAME.turn(table), dice=["tomb", "rest"])
    assert (after.prompt, after.options) == ("decide.move", ["right", "down", skill])


@pytest.mark.parametrize(
    ("character", "skill"), [("rogue", EVASION), ("crusader", VIGIL), ("priestess", BLESSING), ("mage", CLAIRVOYANCE)]
)
def test_a_used_card_lies_face_down_until_the_descent(character: str, skill: tuple[str, str]) -> None:
    """[skill.card_turns_face_down] [descent.refresh_character_card] Neither skill can be used from it meanwhile."""
    hero = a_hero(character)
    hero.poisoned = True
    table = on_a_room(hero, "rest", phase=MOVE)
    seen: list[Value] = [(3, 1), "done"] if character == "mage" else []
    more = ["treasure"] if character == "mage" else []
    play(GAME.turn(table), dice=["tomb", "monster_goblin", *more], answers=[skill, *seen, "right"])
    assert not hero.ready
    hero.evading, hero.poisoned = False, True
    table.phase, hero.at = ROOM, 3
    assert waiting(GAME.turn(table)).prompt == "roll.adventurer"
    table.phase, table.food = DESCENT, 1
    play(GAME.turn(table))
    assert hero.ready


def test_a_mage_sees_up_to_three_rooms_anywhere_in_the_grid() -> None:
    """[skill.mage_clairvoyance] [ruling.clairvoyance_targets] [ruling.exploration_skill_needs_no_test]

    Any face-down room, adjacent or not, but not the Exit. [ruling.reveal_never_shows_the_exit]
    """
    hero = a_hero("mage")
    table = on_a_room(hero, "merchant")
    ask = waiting(GAME.turn(table), answers=[CLAIRVOYANCE])
    assert ask.prompt == "decide.clairvoyance_targets"
    assert ask.options == [(1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2)]
    hero.ready = True
    play(
        GAME.turn(table),
        dice=["tomb", "shrine", "raven"],
        answers=[CLAIRVOYANCE, (3, 2), (1, 3), (2, 2)],
    )
    assert table.grid == ["merchant", HIDDEN, "shrine", HIDDEN, "raven", HIDDEN, HIDDEN, "tomb", "exit"]
    assert not hero.ready


def test_a_mage_may_stop_after_one_room() -> None:
    """[skill.mage_clairvoyance] "Up to": fewer, at least one."""
    hero = a_hero("mage")
    table = on_a_room(hero, "rest")
    second = waiting(GAME.turn(table), dice=["tomb"], answers=[CLAIRVOYANCE, (1, 2)])
    assert second.options == [(1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), "done"]
    table, hero.ready = on_a_room(hero, "rest"), True
    play(GAME.turn(table), dice=["tomb"], answers=[CLAIRVOYANCE, (1, 2), "done", "rest_heal"])
    assert table.grid.count(HIDDEN) == 6


def test_a_blind_mage_foresees_what_the_eyes_do_not_see() -> None:
    """[ruling.clairvoyance_serves_the_blind] Before and after a room; blindness hides the next rooms only."""
    hero = a_hero("mage")
    hero.blind = True
    clairvoyance = ("skill", "clairvoyance")
    assert waiting(GAME.turn(on_a_room(hero, "rest"))).options == ["resolve", clairvoyance]
    table = on_a_room(hero, "rest", phase=MOVE)
    ask = waiting(GAME.turn(table), ["tomb"], [clairvoyance, (1, 2), "done"])
    assert (ask.prompt, ask.options, ask.facts) == ("decide.move", ["right", "down"], {"right": "tomb", "down": HIDDEN})


def test_there_is_nothing_to_foresee_when_all_is_seen() -> None:
    """[ruling.clairvoyance_targets] Face-down room cards only: the Exit is none."""
    hero = a_hero("mage")
    table = on_a_room(hero, "rest", phase=MOVE)
    table.grid[1:8] = ["tomb"] * 7
    assert waiting(GAME.turn(table)).options == ["right", "down"]


def test_a_rogue_slips_past_the_room_under_the_token() -> None:
    """[skill.rogue_evasion] [ruling.evasion_window] The Entrance too; then the next rooms are revealed as usual."""
    hero = a_hero("rogue")
    table = on_a_room(hero, "monster_undead")
    events = listen(table)
    play(GAME.turn(table), answers=[EVASION])
    assert slugs(events) == ["explore.enter", "skill.rogue_evasion", "skill.evaded"]
    assert (table.fight, hero.hp, hero.ready, hero.evading) == (None, 10, False, False)
    assert waiting(GAME.turn(table), dice=["tomb", "rest"]).facts == {"right": "tomb", "down": "rest"}


def test_a_rogue_slips_past_the_next_room() -> None:
    """[skill.rogue_evasion] [ruling.evasion_window] Declared after a room, it skips the next one, and only that."""
    hero = a_hero("rogue")
    table = on_a_room(hero, "rest", phase=MOVE)
    play(turns(table, 2), dice=["trap_pit", "monster_goblin"], answers=[EVASION, "down"])
    assert (hero.at, hero.hp, table.phase) == (3, 10, MOVE)
    asked = questions(turns(table, 2), ["tomb", "shrine", 6], ["down"])
    assert asked == ["turn.room", "turn.room", "decide.move", "roll.dungeon"]
    assert hero.hp == 11


def test_a_blind_rogue_slips_past_what_is_turned_on_entry() -> None:
    """[ruling.evasion_window] [ruling.blind_reveals_on_entry]"""
    hero = a_hero("rogue")
    hero.blind = True
    table = on_a_room(hero, "rest", phase=MOVE)
    play(turns(table, 2), dice=["trap_pit"], answers=[EVASION, "right"])
    assert (table.grid[1], table.phase, hero.hp) == ("trap_pit", MOVE, 10)


@pytest.mark.parametrize("at", [5, 7])
def test_nobody_evades_the_exit(at: int) -> None:
    """[ruling.evasion_window] Beside the Exit there is no next room, and the way on is not even asked."""
    hero = a_hero("rogue")
    table = on_a_room(hero, "rest", phase=MOVE, at=at)
    assert questions(GAME.turn(table)) == []
    assert (hero.at, hero.evading) == (8, False)


@pytest.mark.parametrize("at", [2, 4, 6])
def test_the_last_room_before_the_exit_can_be_evaded(at: int) -> None:
    """[ruling.evasion_window] One step further from the Exit."""
    hero = a_hero("rogue")
    table = on_a_room(hero, "rest", phase=MOVE, at=at)
    ask = waiting(GAME.turn(table), dice=["tomb", "shrine"] if at == 4 else ["tomb"])
    assert EVASION in ask.options


def test_nobody_evades_a_guardian() -> None:
    """[ruling.evasion_window] The room before it, yes; at the Exit the fight begins without another word."""
    hero = a_hero("rogue")
    table = on_a_room(hero, "rest", phase=MOVE, at=4)
    table.grid[5], table.grid[7] = "tomb", "trap_pit"
    table.zone_number, table.guardian = 2, "spider_queen"
    play(turns(table, 3), answers=[EVASION, "down"])
    assert (hero.at, table.phase) == (8, EXIT)
    hero.ready = True
    ask = waiting(GAME.turn(table))
    assert (ask.prompt, ask.options) == ("decide.attack_or_skill", ["attack", ("skill", "backstab")])


def test_alone_one_is_asked_once_between_two_rooms_unless_blind() -> None:
    """[ruling.one_window_between_rooms] [ruling.evasion_window] A second question comes only before an unseen room."""
    hero = a_hero("rogue")
    table = on_a_room(hero, "rest", phase=MOVE)
    seen = questions(turns(table, 2), ["shrine", "tomb", 6], ["right"])
    assert seen == ["turn.room", "turn.room", "decide.move", "roll.dungeon"]
    hero.blind = True
    table = on_a_room(hero, "rest", phase=MOVE)
    unseen = questions(turns(table, 2), ["trap_pit"], ["right", EVASION])
    assert unseen == ["decide.move", "turn.room", "decide.exploration_skill_before"]
    assert hero.hp == 11


@pytest.mark.parametrize("danger", ["monster_undead", "trap_halls"])
def test_a_danger_that_was_evaded_earns_nothing_at_the_treasure(danger: str) -> None:
    """[ruling.skipped_room_counts_as_not_faced] One gold, not two."""
    hero = a_hero("rogue")
    table = on_a_room(hero, danger)
    play(turns(table, 3), dice=["treasure", "tomb"], answers=[EVASION, "right", "leave"])
    assert (table.gold, hero.faced_danger) == (1, False)


def test_a_danger_that_was_faced_earns_one_more() -> None:
    """[ruling.skipped_room_counts_as_not_faced] The same way without Evasion."""
    hero = a_hero("rogue")
    table = on_a_room(hero, "trap_halls")
    play(turns(table, 3), dice=[5, 3, "treasure", "tomb"], answers=["resolve", "right", "leave"])
    assert table.gold == 2


def test_a_crusader_keeps_vigil() -> None:
    """[skill.crusader_vigil] [ruling.exploration_skill_needs_no_test] One HP, and no dice."""
    hero = a_hero("crusader")
    table = on_a_room(hero, "merchant")
    play(GAME.turn(table), answers=[VIGIL])
    assert (hero.hp, hero.ready) == (11, False)


def test_a_vigil_in_full_health_is_not_offered() -> None:
    """[skill.crusader_vigil] [stat.capped_by_board]"""
    hero = a_hero("crusader", hp=20)
    assert waiting(GAME.turn(on_a_room(hero, "rest"))).prompt == "decide.rest_action"


def test_a_priestess_blesses_herself() -> None:
    """[skill.priestess_blessing] [ruling.exploration_skill_needs_no_test] All her afflictions, and no dice."""
    hero = a_hero("priestess")
    hero.cursed = hero.poisoned = hero.blind = True
    table = on_a_room(hero, "merchant")
    play(GAME.turn(table), answers=[BLESSING])
    assert (hero.afflicted, hero.ready) == (False, False)


def test_a_priestess_who_sees_again_sees_the_next_rooms() -> None:
    """[skill.priestess_blessing] [explore.reveal_right_and_below] Blessed at the crossroads."""
    hero = a_hero("priestess")
    hero.blind = True
    table = on_a_room(hero, "rest", phase=MOVE)
    play(GAME.turn(table), dice=["tomb", "shrine"], answers=[BLESSING, "down"])
    assert (table.grid[1], table.grid[3], hero.at) == ("tomb", "shrine", 3)


def test_a_priestess_blesses_nobody_else() -> None:
    """[skill.priestess_blessing] Her own afflictions only."""
    priestess, rogue = a_hero("priestess"), a_hero("rogue", seat=1)
    priestess.poisoned = rogue.poisoned = True
    rogue.ready = False
    table = a_table(priestess, rogue)
    table.phase, table.grid[0] = ROOM, "rest"
    play(GAME.turn(table), answers=[BLESSING, "rest_train", "rest_train"])
    assert (priestess.poisoned, rogue.poisoned) == (False, True)
