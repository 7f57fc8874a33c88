"""What `?` says of the hero's space, the name of the way out, and the heroes with enough gold."""

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.view import NewDungeonView
from oubliette.terminal.plain.boards import situation
from oubliette.terminal.plain.drawing import Pen
from oubliette.terminal.plain.screen import width_of
from oubliette.texts import languages
from tests.games.new_dungeon.scenes import clear, hero, leave, put_monster, table
from tests.terminal.conftest import Player
from tests.terminal.new_dungeon_views import GAME_ID, WIDTHS, a_pen, drawn, page, plain, seen


def about(view: NewDungeonView, lang: str = "en", seats: int = 1, seat: int = 0) -> str:
    pen = a_pen(seats, 100, lang)
    return plain(situation(GAME_ID, view, Pen(pen.texts, pen.shell, pen.players, pen.width, seat=seat)))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "Room R301, level 3. There is an Ogre in it, and 2 treasures.",
                "East, through the door: corridor K318",
                "Ogre: red 6, white 8, blue 9, green 8, grey 5, yellow 4",
                "You need: by hand 8, Fireball 4, Lightning Bolt 5",
                "You still need 30,000 GP; the Main Staircase is 13 spaces away.",
            ],
        ),
        (
            "fr",
            [
                "Salle R301, niveau 3. On y trouve un Ogre, et 2 trésors.",
                "Est, par la porte : couloir K318",
                "Ogre : rouge 6, blanc 8, bleu 9, vert 8, gris 5, jaune 4",
                "Il vous faut : à la main 8, Boule de Feu 4, Éclair 5",
                "Il vous manque 30 000 PO ; l’Escalier Principal est à 13 cases.",
            ],
        ),
    ],
)
def test_a_room_with_a_known_monster_is_explained(lang: str, told: list[str]) -> None:
    laid = table(hero("wizard", "R301", spells=["lightning", "teleport", "fireball"], came_from="K318"))
    put_monster(laid, "R301", "ogre")
    leave(laid, "R301", "pearl")
    read = about(GAME.view(laid, 0), lang)
    for sentence in told:
        assert sentence in read


def test_a_monster_next_door_is_explained_before_one_goes_in() -> None:
    """It counts the sword in hand; a dash stays out of reach."""
    laid = table(hero("elf", "K318", treasures=["magic_sword_2"]))
    put_monster(laid, "R301", "mummy")
    assert "You need: by hand 9" in about(GAME.view(laid, 0))
    put_monster(laid, "R301", "black_pudding")
    laid.heroes[0].treasures.clear()
    assert "You need: by hand out of reach" in about(GAME.view(laid, 0))


def test_known_traps_chambers_and_company_are_explained() -> None:
    laid = table(hero("warrior", "C32"), hero("dwarf", "C32", treasures=["pearl"]))
    clear(laid, "C32")
    put_monster(laid, "R311", "slide")
    read = about(GAME.view(laid, 0), seats=2)
    assert "Healing Spring (C32), level 3. No monster: you may walk through." in read
    assert "the chamber heals" in read
    assert "A Slide, in room R311" in read
    assert "Also on this space: B Chloé-Sérénissi… (Grunda, Dwarf): 1 treasure, Ambushed on 9 or more." in read


def test_what_the_others_hold_in_hand_stays_hidden() -> None:
    """The asked seat may not be the current one: place and numbers are those of the reader."""
    laid = table(hero("wizard", "R301", spells=["fireball"]), hero("dwarf", "K318"))
    put_monster(laid, "R301", "ogre")
    assert "You need: by hand 8, Fireball 4" in about(GAME.view(laid, 0), seats=2)
    read = about(GAME.view(laid, 1), seats=2, seat=1)
    assert "Corridor K318" in read
    assert "You need: by hand 9 You" in read


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", WIDTHS)
def test_it_has_something_to_say_everywhere(width: int, lang: str) -> None:
    for view, _ in [*seen(3, True)[::3], *seen(6)[::3]]:
        rows = situation(GAME_ID, view, a_pen(len(view["players"]), width, lang))
        assert len(rows) > 2
        assert all(width_of(row) <= width for row in rows)


def test_it_follows_the_rule_of_the_question(play: Player) -> None:
    played = play("?\nquit", game_id=GAME_ID, seats=["human"], lang="fr", seed=2)
    assert "Escalier Principal, niveau 1." in played.screen
    assert "Issues" in played.screen


@pytest.mark.parametrize(("lang", "told"), [("en", "enough gold: back to the Main"), ("fr", "assez d’or : retour")])
def test_a_hero_with_enough_gold_gets_the_way_home(lang: str, told: str) -> None:
    """[goal.enough] As long as the hero has enough gold."""
    rich = table(hero("dwarf", "K318", treasures=["huge_diamond"]), hero("elf"))
    poor = table(hero("dwarf", "K318", treasures=["gold_necklace"]), hero("elf"))
    assert plain(drawn(GAME.view(rich, 0), a_pen(2, 100, lang))).count(told) == 1
    assert told in about(GAME.view(rich, 0), lang, 2)
    assert told not in plain(drawn(GAME.view(poor, 0), a_pen(2, 100, lang)))


def test_in_french_the_way_out_is_never_called_main() -> None:
    laid = table(hero("elf"), hero("dwarf", "K109", came_from="MAIN", treasures=["huge_diamond"]))
    view, words = GAME.view(laid, 0), ["plan", "héros", "paquets", "1", "k109", "main", "escalier", "E.P."]
    for width in WIDTHS:
        pen = a_pen(2, width, "fr")
        shown = [drawn(view, pen), drawn(view, pen, over=True), situation(GAME_ID, view, pen)]
        shown += [page(view, pen, word) for word in words]
        assert all(shown)
        assert not [row for rows in shown for row in rows if "MAIN" in row]
    assert "ESCALIER" in "\n".join(drawn(view, a_pen(2, 80, "fr")))
    assert "E.P. Escalier Principal" in plain(page(view, a_pen(2, 100, "fr"), "plan"))


def test_hands_are_sorted_by_the_names_of_the_language() -> None:
    """An Opal and a Silver Ring are worth the same: in French it is the ring that comes first."""
    for lang, order in (("en", ["Opal", "Silver Ring"]), ("fr", ["Anneau d’argent", "Opale"])):
        laid = table(hero("dwarf", treasures=["silver_ring", "opal"]))
        text = plain(drawn(GAME.view(laid, 0), a_pen(1, 100, lang)))
        assert text.index(order[0]) < text.index(order[1])
