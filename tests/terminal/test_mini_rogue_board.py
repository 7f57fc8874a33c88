"""The table of Mini Rogue in a plain terminal."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from oubliette.games.mini_rogue import GAME
from oubliette.games.mini_rogue.cards import ENEMIES, ROOMS
from oubliette.games.mini_rogue.encounters import TOMB, TRAPS, WEAPONS
from oubliette.games.mini_rogue.view import MiniRogueView
from oubliette.kernel import HIDDEN, Ask, Match, Seeded, set_up
from oubliette.terminal.plain.boards import draw, situation
from oubliette.terminal.plain.drawing import Pen
from oubliette.terminal.plain.screen import width_of
from oubliette.texts import GameTexts, ShellTexts, languages
from tests.games.mini_rogue.views import guardian_of

PLAYERS = ("Ada", "Chloé-Sérénissime de La Tour")
WIDTHS = (40, 60, 80, 120)
SEEDS = range(8)

# The words that only this board needs, besides the labels and names of the view.
LABELS = ("next_level", "card_used", "counted", "miss", "critical", "by_feat", "skull", "drop")
NAMES = (
    *("floor_1", "floor_2", "floor_3", "floor_4", "level_1", "level_2", "level_3"),
    *("exit", "taken", "blank"),
)


def a_pen(seats: int = 1, width: int = 80, lang: str = "en") -> Pen:
    return Pen(GameTexts("mini_rogue", lang), ShellTexts(lang), PLAYERS[:seats], width)


def plain(rows: list[str]) -> str:
    """The rows as one line with ordinary spaces: most tests do not care where lines are wrapped."""
    return " ".join(" ".join(rows).split())


@cache
def seen(seats: int) -> list[tuple[MiniRogueView, bool]]:
    """Views at the questions of some random matches, and at their ends."""
    found: list[tuple[MiniRogueView, bool]] = []
    for seed in SEEDS:
        luck = Random(seed)
        match = Match.start(set_up(GAME, seats, {"card_set": ("pnp", "pnp_plus")[seed % 2]}), fate=Seeded(seed))
        while match.ask is not None:
            found.append((GAME.view(match.table, 0), False))
            match.answer(luck.randrange(len(match.ask.options)))
        found.append((GAME.view(match.table, 0), True))
    return found


def cells(rows: list[str]) -> list[list[str]]:
    """The cards of the grid as they are drawn, row by row."""
    return [[cell.strip() for cell in row.split(" | ")] for row in rows if " | " in row]


def laid_out(seats: int) -> Iterator[MiniRogueView]:
    yield from (view for view, _ in seen(seats) if view["phase"] != "preparation")


def both(seats: int) -> Iterator[MiniRogueView]:
    """Views in which everybody has a character."""
    yield from (view for view, _ in seen(seats) if all(hero["character"] for hero in view["players"]))


def test_the_matches_of_these_tests_show_what_there_is_to_see() -> None:
    views = [view for seats in (1, 2) for view, _ in seen(seats)]

    assert any(view["enemy"] and view["dice"] and len(view["dice"]["adventurer"]) > 1 for view in views)
    assert {"curse", "poison", "blindness"} == {
        one for view in views for hero in view["players"] for one in hero["afflictions"]
    }
    assert any(view["guardian"] for view in views)
    assert any("taken" in row for view in views for row in view["grid"])
    assert any(hero["weapon"] for view in views for hero in view["players"])


@pytest.mark.parametrize("lang", languages())
def test_the_game_has_the_words_of_its_board(lang: str) -> None:
    texts = GameTexts("mini_rogue", lang, strict=True)

    assert [f"view-{label}" for label in LABELS if not texts.has_label(label)] == []
    assert [f"name-{name}" for name in NAMES if not texts.has_name(name)] == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", [1, 2])
def test_no_line_is_wider_than_the_screen(seats: int, width: int, lang: str) -> None:
    pen = a_pen(seats, width, lang)

    for view, over in seen(seats)[::-3]:  # every third question is enough, and the end
        for row in draw("mini_rogue", view, pen, over):
            assert width_of(row) <= width, row
            assert row == row.rstrip()


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("seats", "most"), [(1, 18), (2, 21)])
def test_it_leaves_room_for_the_question(seats: int, most: int, lang: str) -> None:
    """With two players, only the cards of the asked one are described."""
    asked = Ask(0, "decide.move", ("right", "down"))
    pen = Pen(GameTexts("mini_rogue", lang), ShellTexts(lang), PLAYERS[:seats], 80, seat=0, asked=asked)

    assert max(len(draw("mini_rogue", view, pen, over)) for view, over in seen(seats)) <= most


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_grid_shows_the_cards_that_lie_face_up_and_no_others(seats: int, width: int, lang: str) -> None:
    pen = a_pen(seats, width, lang)

    for view in laid_out(seats):
        drawn = cells(draw("mini_rogue", view, pen))
        for row, cards in enumerate(view["grid"]):
            for column, card in enumerate(cards):
                here = drawn[row][column]
                tokens = [word for word in here.split(" ") if word.startswith("@")]
                there = [
                    "@" if seats == 1 else f"@{seat + 1}"
                    for seat, hero in enumerate(view["players"])
                    if (hero["row"], hero["column"]) == (row + 1, column + 1)
                ]
                assert tokens == there
                shown = here.removeprefix(" ".join(tokens)).strip().replace("\u00a0", " ")
                name = f"({pen.texts.name(card)})" if card == "taken" else pen.texts.name(card)
                if card == HIDDEN:
                    assert shown == "?"
                elif shown.endswith("…"):
                    assert width < 100
                    assert name.startswith(shown[:-1]) or card == "exit"
                elif card == "exit" and view["guardian"]:
                    assert shown.endswith(pen.texts.name(view["guardian"]))
                else:
                    assert shown == name


@pytest.mark.parametrize("width", WIDTHS)
def test_the_guardian_is_named_in_full_on_any_screen(width: int) -> None:
    pen = a_pen(1, width)

    for view in laid_out(1):
        if view["guardian"]:
            assert f"{pen.label('guardian')}: {pen.texts.name(view['guardian'])}" in plain(
                draw("mini_rogue", view, pen)
            )


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2])
def test_the_possible_face_down_cards_are_listed_while_they_matter(seats: int) -> None:
    pen = a_pen(seats)

    for view in laid_out(seats):
        text = plain(draw("mini_rogue", view, pen))
        told = plain(situation("mini_rogue", view, pen))
        listed = pen.label("unseen_rooms") in text or pen.label("unseen_rooms") in told  # by `?` on a low screen
        assert listed == (view["enemy"] is None and any(HIDDEN in row for row in view["grid"]))
        if listed:
            text += told
            assert all(pen.texts.name(room) in text for room in view["unseen_rooms"])
            beside = len(view["unseen_rooms"]) - sum([row.count(HIDDEN) for row in view["grid"]])
            assert f"{pen.label('unused_rooms')}: {beside}" in text


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [1, 2])
def test_everybody_s_figures_can_be_read(seats: int, lang: str) -> None:
    pen = a_pen(seats, 120, lang)

    for view in both(seats):
        text = plain(draw("mini_rogue", view, pen))
        assert f"{pen.label('zone')} {view['zone']}/10" in text
        assert pen.texts.name(f"floor_{view['floor']}") in text
        assert f"{pen.label('gold')} {view['gold']}/10" in text
        assert f"{pen.label('food')} {view['food']}/4" in text
        for hero in view["players"]:
            assert f"{pen.label('hp')} {hero['hp']}/20, {pen.label('armor')} {hero['armor']}/4" in text
            level = pen.texts.name(f"level_{hero['level']}")
            assert f"{level}, {pen.label('xp')} {hero['xp']}/23" in text
            for thing in (*hero["afflictions"], *hero["potions"]):
                assert pen.texts.name(thing) in text
            if hero["weapon"]:
                feats = plain([f"{pen.label('free_feats')}{pen.shell.say('colon')} {hero['free_feats']}"])
                assert f"{pen.texts.name(hero['weapon'])} ({feats})" in text
            for flag in ("evading", "faced_danger"):
                assert not hero[flag] or pen.label(flag) in text
            assert pen.label("card_ready" if hero["card_ready"] else "card_used") in text
            if view["phase"] != "preparation":
                assert f"{pen.label('row')} {hero['row']}, {pen.label('column')} {hero['column']}" in text


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [1, 2])
def test_a_fight_shows_the_enemy_and_the_dice(seats: int, lang: str) -> None:
    pen = a_pen(seats, 120, lang)
    colon = pen.shell.say("colon")

    for view, over in seen(seats):
        rows = draw("mini_rogue", view, pen, over)
        text = plain(rows)
        enemy, dice = view["enemy"], view["dice"]
        if enemy is not None:
            called = pen.texts.name(enemy["enemy_id"] if enemy["name"] == "og_remains" else enemy["name"])
            head = plain([f"{called}{colon}"])
            assert (
                f"{head} {pen.label('hp')} {enemy['hp']}/{enemy['max_hp']}, {pen.label('damage')} {enemy['damage']}"
                in text
            )
            assert all(pen.texts.name(skill) in text for skill in enemy["skills"])
            assert all(pen.label(flag) in text for flag in ("frozen", "drained", "backstab") if enemy[flag])
        if dice is not None and dice["dungeon_die"]:
            assert f"{pen.label('dungeon_die')} {dice['dungeon_die']}" in text
        assert (pen.label("skull") in text) == (dice is not None and dice["curse_die"] == "symbol")
        assert (pen.label("drop") in text) == (dice is not None and dice["poison_die"] == "symbol")
        if enemy is None and dice is None:
            assert pen.label("dungeon_die") not in text


@pytest.mark.parametrize("lang", languages())
def test_the_words_about_a_place_fit_on_a_narrow_screen(lang: str) -> None:
    pen = a_pen(2, 40, lang)

    for view, _ in seen(2):
        for row in situation("mini_rogue", view, pen):
            assert width_of(row) <= 40, row


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("floor", [1, 4])
def test_every_card_can_be_read_in_full_before_it_is_entered(lang: str, floor: int) -> None:
    """All lines of its table, by name; for a monster, its figures on this floor."""
    texts = GameTexts("mini_rogue", lang, strict=True)
    pen = Pen(texts, ShellTexts(lang), PLAYERS[:1], 100)
    names = {
        "tomb": [f"tomb_{find.id}" for find in TOMB.values()],
        "arsenal": [weapon.id for weapon in WEAPONS.values()],
        "merchant": ["healing_herbs", "rosary", "medicinal_roots", "armor_piece", "potion"],
        "hunter": ["game_meat", "hunter_balm", "hunter_broth", "hunter_potion"],
        "rest": ["rest_train", "rest_forage", "rest_heal"],
        "treasure": ["fire", "life", "poison", "perception", "frost"],
        "shrine": ["curse", "poison"],
        "raven": [],
        "seer": [],
    }
    view = next(view for view in laid_out(1) if view["phase"] == "move" and view["players"][0]["column"] == 1)
    for room in ROOMS:
        row = view["players"][0]["row"] - 1
        grid = [list(cards) for cards in view["grid"]]
        grid[row][1] = room
        beside_it = view | {"grid": grid, "floor": floor, "guardian": "", "guardian_card": None}
        told = plain(situation("mini_rogue", beside_it, pen))
        assert texts.name(room) in told
        wanted = names.get(room, [trap.id for (card, _), trap in TRAPS.items() if card == room])
        assert [name for name in wanted if texts.name(name) not in told] == []
        if (room, floor) in ENEMIES:
            enemy = ENEMIES[room, floor]
            assert f"{texts.name(enemy.id)}" in told
            assert f"{pen.label('hp')} {enemy.hp[0]}, {pen.label('damage')} {enemy.damage}" in told


def test_the_guardian_s_figures_can_be_read_as_soon_as_it_is_face_up() -> None:
    """Alone and with two heroes: the figures for the party."""
    for seats in (1, 2):
        pen = a_pen(seats, 120)
        views = [view for view in laid_out(seats) if view["guardian"]]
        for view in views:
            card = guardian_of(view)
            figures = f"(HP {card['hp']}, Damage {card['damage']}"
            assert figures in plain(draw("mini_rogue", view, pen))
        assert views


def test_the_price_list_has_food_only_if_the_option_says_so() -> None:
    pen = a_pen()
    view = next(view for view in laid_out(1) if view["phase"] == "room" and view["enemy"] is None)
    hero = view["players"][0]
    grid = [list(cards) for cards in view["grid"]]
    grid[hero["row"] - 1][hero["column"] - 1] = "merchant"
    for sells in (False, True):
        told = plain(situation("mini_rogue", view | {"grid": grid, "sells_food": sells}, pen))
        assert (pen.texts.name("ration") in told) is sells
