"""Setting up. Rulebook, section 2."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.heroes import new_hero
from oubliette.games.new_dungeon.state import Table
from oubliette.kernel import IllegalSetUp, Setting, listen, play, set_up
from tests.games.new_dungeon.scenes import asked, at, held, hero, put_monster, table, told, turn_of

FIRST_LEVEL = {"giant_rats", "hobgoblins", "goblins", "skeleton", "giant_lizard", "kobolds", "cage"}


def laid(seats: int, **options: Setting) -> Table:
    """The table before anybody has drawn a hero."""
    return GAME.table(seats, set_up(GAME, seats, options).settings)


def test_one_to_six_can_play() -> None:
    """[setup.heroes] Six figures in the box; one alone as in the old solo rules."""
    assert len(set_up(GAME, 1).game.seats) == 6
    assert set_up(GAME, 6).seats == 6
    with pytest.raises(IllegalSetUp):
        set_up(GAME, 7)


def test_every_room_has_a_monster_on_a_treasure() -> None:
    """[setup.deal_rooms] One of each, face down."""
    dealt = laid(2)
    for room in BOARD.rooms:
        own = dealt.own[room]
        assert dealt.monsters[room] == ("",)
        assert own is not None
        assert own.unseen
    assert len(BOARD.rooms) == 80


def test_every_chamber_has_three_monsters_and_no_treasure() -> None:
    """[setup.deal_chambers]"""
    dealt = laid(2)
    for chamber in BOARD.chambers:
        assert dealt.monsters[chamber] == ("", "", "")
        assert dealt.own[chamber] is None
        assert dealt.loot[chamber] == ()
    assert len(BOARD.chambers) == 12


def test_corridors_and_stairs_are_empty() -> None:
    """[setup.deal_rooms] Only rooms and chambers get cards."""
    dealt = laid(2)
    for space in BOARD.spaces:
        if space.kind in ("main", "corridor", "stairs"):
            assert (dealt.monsters[space.index], dealt.own[space.index], dealt.loot[space.index]) == ((), None, ())


def test_a_level_has_as_many_cards_as_places_and_none_is_left_over() -> None:
    """[setup.sort] [ruling.deal_equals_draw] Drawn on first entry, the odds are those of a dealt board."""
    dealt = laid(2)
    for level in range(1, 7):
        spaces = [space.index for space in BOARD.spaces if space.level == level]
        assert len(dealt.monster_decks[level - 1]) == sum(len(dealt.monsters[space]) for space in spaces)
        assert len(dealt.treasure_decks[level - 1]) == len([space for space in spaces if dealt.own[space] is not None])


def test_on_the_first_level_i_meet_the_first_levels_monsters() -> None:
    """[setup.level_decks] [setup.sort] A space holds only cards of its own level."""
    ask = asked(turn_of(table(hero("warrior", at="K114"))), "R108")
    assert ask.prompt == "draw.monster"
    assert set(ask.options) == FIRST_LEVEL


def test_what_was_turned_up_elsewhere_cannot_turn_up_here() -> None:
    """[ruling.deal_equals_draw] There is one lich in the game."""
    scene = table(hero("warrior", at="K606"))
    before = list(asked(turn_of(scene.clone()), "R602").options)
    put_monster(scene, "R610", "lich")

    after = list(asked(turn_of(scene), "R602").options)

    assert before.count("lich") == 1
    assert after.count("lich") == 0
    assert len(after) == len(before) - 1


def test_everybody_draws_a_hero_and_starts_on_the_main_staircase() -> None:
    """[setup.heroes] [setup.start] Sound, without treasure, and owing nothing."""
    scene = laid(3)

    play(GAME.set_up(scene), dice=[0, "aldric", "grunda", "silas"])

    assert [one.kind.id for one in scene.heroes] == ["warrior", "dwarf", "thief"]
    for one in scene.heroes:
        assert at(one) == "MAIN"
        assert (one.wounded, held(one), one.spells, one.lost_turns) == (False, [], [], 0)


def test_a_hero_card_that_is_drawn_is_not_in_the_deck_any_more() -> None:
    """[ruling.hero_draw] But its two sisters are: two players can have the same class."""
    scene = laid(2)

    play(GAME.set_up(scene), dice=[0, "aldric", "brunna"])

    assert [one.kind.id for one in scene.heroes] == ["warrior", "warrior"]
    assert len(scene.hero_deck) == 16
    assert not {"aldric", "brunna"} & set(scene.hero_deck.cards)


def test_a_lot_says_who_begins_and_then_it_goes_round() -> None:
    """[setup.first_player] [ruling.first_player] Fate draws the first player; the custom about cellars is not used."""
    scene = laid(3)
    events = listen(scene)

    play(GAME.set_up(scene), dice=[2, "aldric", "grunda", "silas"])

    assert scene.to_play == 2
    assert [one.card for one in scene.heroes] == ["grunda", "silas", "aldric"]
    assert told(events, "setup.first_player")[0].facts["seat"] == 2
    play(turn_of(scene, 2), answers=["stop"])
    assert scene.to_play == 0


def test_a_wizard_draws_six_spells_and_an_elf_one() -> None:
    """[setup.spells] [ruling.elf_quota] [hero.wizard_spells] [ruling.spells_random]"""
    scene = laid(3)
    hand = ["fireball", "fireball", "lightning", "lightning", "teleport", "teleport"]

    play(GAME.set_up(scene), dice=[0, "oswin", *hand, "ilsa", "teleport", "tarek"])

    assert [one.spells for one in scene.heroes] == [hand, ["teleport"], []]
    assert len(scene.spell_deck) == 29


def test_nobody_else_hears_which_spells_i_drew() -> None:
    """[setup.spells] Spec 7: the number is public, the cards are not."""
    scene = laid(2)
    events = listen(scene)
    play(GAME.set_up(scene), dice=[0, "ilsa", "teleport", "tarek"])

    drawn = told(events, "setup.spells")[0]

    mine, theirs = drawn.seen_by(0), drawn.seen_by(1)
    assert mine is not None
    assert theirs is not None
    assert mine.facts["spells"] == ("teleport",)
    assert (theirs.facts["count"], theirs.facts["spells"]) == (1, "hidden")


# Choosing heroes


def test_if_all_agree_i_choose_my_class() -> None:
    """[setup.heroes] hero_choice: the card of the class is still drawn."""
    scene = laid(2, hero_choice="choose")

    play(GAME.set_up(scene), dice=[1, "roland", "hamar"], answers=["paladin", "dwarf"])

    assert [one.card for one in scene.heroes] == ["hamar", "roland"]


def test_a_class_whose_three_cards_are_out_cannot_be_chosen() -> None:
    """[setup.heroes] [ruling.hero_draw] Three of a class, and no more."""
    scene = laid(4, hero_choice="choose", elf_spell_quota=0)
    rule = GAME.set_up(scene)
    # The last card of the class needs no draw.
    ask = asked(rule, 0, "elf", "eryn", "elf", "ilsa", "elf")
    assert ask.prompt == "decide.hero_class"
    assert list(ask.options) == ["warrior", "dwarf", "thief", "paladin", "wizard"]


def test_after_a_death_i_choose_again() -> None:
    """[setup.heroes] [death.new_hero] hero_choice holds at set-up and after a death."""
    scene = table(hero("warrior"), hero("elf"), hero_choice="choose")

    play(new_hero(scene, scene.heroes[0]), dice=["grunda"], answers=["dwarf"])

    assert scene.heroes[0].kind.id == "dwarf"


def test_with_unique_classes_no_two_living_heroes_are_alike() -> None:
    """[setup.heroes] unique_classes: a class that is taken is not in the draw."""
    scene = laid(3, unique_classes=True)
    ask = asked(GAME.set_up(scene), 0, "aldric", "grunda")
    assert ask.prompt == "draw.hero"
    assert not {"aldric", "brunna", "tarek", "grunda", "hamar", "odrik"} & set(ask.options)
    assert len(ask.options) == 12


def test_with_unique_classes_six_players_are_six_classes() -> None:
    """[setup.heroes] unique_classes, chosen: the last one has no choice."""
    scene = laid(6, unique_classes=True, hero_choice="choose", elf_spell_quota=0)
    cards = ["aldric", "ilsa", "grunda", "mouse", "roland", "zephyr"]

    play(
        GAME.set_up(scene),
        dice=[0, *cards, *["fireball"] * 6],
        answers=["warrior", "elf", "dwarf", "thief", "paladin"],
    )

    assert [one.card for one in scene.heroes] == cards


def test_with_unique_classes_the_class_of_the_dead_is_free_again() -> None:
    """[setup.heroes] [death.new_hero] Only living heroes count; and the dead one's own card is out."""
    scene = table(hero("warrior"), hero("elf"), unique_classes=True)
    ask = asked(new_hero(scene, scene.heroes[0]))
    assert {"brunna", "tarek"} <= set(ask.options)
    assert not {"aldric", "eryn", "faelar", "ilsa"} & set(ask.options)


def test_with_unique_classes_the_discards_come_back_while_a_class_is_unused() -> None:
    """[ruling.hero_draw] unique_classes: no two alike while an unused class remains."""
    scene = table(hero("warrior"), hero("elf"), unique_classes=True)
    scene.hero_deck.cards = ["brunna"]
    scene.hero_deck.discards = ["grunda", "silas"]

    play(new_hero(scene, scene.heroes[1]), dice=["silas"])

    assert [one.kind.id for one in scene.heroes] == ["warrior", "thief"]


def test_dead_heroes_are_shuffled_when_the_pile_is_empty() -> None:
    """[ruling.hero_draw] And not before."""
    scene = table(hero("warrior"), hero("dwarf"))
    scene.hero_deck.cards = ["mouse"]
    scene.hero_deck.discards = ["silas", "vesna"]

    play(new_hero(scene, scene.heroes[0]))
    assert scene.heroes[0].card == "mouse"
    assert sorted(scene.hero_deck.discards) == ["aldric", "silas", "vesna"]

    play(new_hero(scene, scene.heroes[1]), dice=["aldric"])
    assert scene.heroes[1].card == "aldric"
    assert sorted(scene.hero_deck.cards) == ["grunda", "silas", "vesna"]
    assert scene.hero_deck.discards == []
