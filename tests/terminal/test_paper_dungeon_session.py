"""Paper App DUNGEON at the plain terminal: whole matches through prepared lines."""

import re
from pathlib import Path

import pytest

from oubliette.games.paper_dungeon import GAME
from oubliette.games.paper_dungeon.notebook import Notebook
from oubliette.games.paper_dungeon.state import Table
from oubliette.kernel import Rule
from oubliette.terminal.plain.saving import read
from oubliette.texts import GameTexts
from tests.terminal.conftest import Player
from tests.terminal.paper_dungeon_views import plan
from tests.terminal.test_secrets import pages

SHORT = {"notebook": 42, "floors": 3}


@pytest.mark.parametrize(("lang", "seats"), [("en", ["human"]), ("fr", ["human", "human"])])
def test_a_match_can_be_played_to_its_end(play: Player, lang: str, seats: list[str]) -> None:
    """Always the first answer: roll, walk, buy, leave as soon as it is allowed."""
    options = {"notebook": 15, "floors": 3, "same_dice": len(seats) > 1}  # a short match
    played = play("", places=(0,), lines=500, game_id="paper_dungeon", seats=seats, lang=lang, options=options)

    assert played.code == 0
    assert "Telganika" in played.screen
    assert len(played.kept) == 1


@pytest.mark.parametrize("columns", ["40", "80"])
def test_the_plan_stands_right_above_the_question(play: Player, home: Path, columns: str) -> None:
    environ = {"OUBLIETTE_HOME": str(home), "COLUMNS": columns}
    played = play("1\n1\nquit", game_id="paper_dungeon", seats=["human:Ada"], options=SHORT, environ=environ)

    assert len(re.findall(r"^> ", played.screen, re.MULTILINE)) == 3
    assert len(re.findall(r"\n15 █+\n\n\S", played.screen)) == 2, "what the die shows changes nothing on it"


def test_on_a_narrow_screen_only_what_has_changed_is_drawn(play: Player, home: Path) -> None:
    environ = {"OUBLIETTE_HOME": str(home), "COLUMNS": "40"}
    wishes = {"game_id": "paper_dungeon", "seats": ["human:Ada"], "options": SHORT, "environ": environ}
    walked = play("1\n1\n1\n1\nquit", **wishes).screen
    looked = play("1\n1\n1\n1\nlook\nquit", **wishes).screen

    assert walked.count("   a b c") > 1
    assert walked.count("Floor 1 of 3") == 1
    assert looked.count("Floor 1 of 3") == 2


def test_with_the_same_dice_nobody_sees_another_on_the_page(play: Player) -> None:
    """Ada takes a step and gives the floor up; she is asked twice."""
    played = play(
        "\nroll\n1\ngive\nyes\n\n\nquit",
        game_id="paper_dungeon",
        seats=["human:Ada", "human:Bo"],
        options=SHORT | {"same_dice": True},
    )

    (ada, hers), (bo, his) = pages(played.screen)
    assert (ada, bo) == ("Ada", "Bo")
    assert {"*", "@"} < set("".join(plan(hers.split("\n"))))
    rows = his[his.index("   a b c") :].split("\n")[:16]
    assert "@" in "".join(plan(rows)) and not {"*", ":"} & set("".join(plan(rows)))
    adas = next(row for row in his.replace("\u00a0", " ").split("\n") if "Ada: " in row)
    assert adas.endswith("Ada: done here, sums still hidden")


def test_giving_a_floor_up_never_becomes_a_habit(play: Player) -> None:
    played = play(
        "always give\ngive\nalways yes\nalways no\nalways\nquit",
        game_id="paper_dungeon",
        seats=["human:Ada"],
        options=SHORT,
    )

    screen = " ".join(played.screen.split())
    assert screen.count("never becomes a habit: say it each time.") == 3
    assert "From now on" not in screen
    assert "You have no habits" in screen


# Enter


@pytest.mark.parametrize(
    ("lang", "line", "rolled"),
    [("en", "Roll the die (Enter)", "Ada rolls "), ("fr", "Lancer le dé (Entrée)", "Ada fait ")],
)
def test_enter_rolls_the_die(play: Player, lang: str, line: str, rolled: str) -> None:
    """The list says so. At the question for a heading, Enter has no answer."""
    played = play("\n\n\nquit", game_id="paper_dungeon", seats=["human:Ada"], options=SHORT, lang=lang)

    assert f"  1. {line}\n" in played.screen
    assert played.screen.count(rolled) == 1
    assert played.screen.count("(Ent") == 1
    assert read(played.kept[0])[0].answers == play_by_number(play, lang)


def play_by_number(play: Player, lang: str) -> list[int]:
    before = set(play("quit", game_id="paper_dungeon", seats=["human:Ada"], options=SHORT, lang=lang).kept)
    after = play("1\nquit", game_id="paper_dungeon", seats=["human:Ada"], options=SHORT, lang=lang).kept
    (path,) = set(after) - before
    return list(read(path)[0].answers)


def test_enter_never_gives_a_floor_up(play: Player) -> None:
    """The second question has no answer for Enter: it is asked until something is typed."""
    played = play("2\n\n\nquit", game_id="paper_dungeon", seats=["human:Ada"], options=SHORT)

    assert "Give up floor 1? A death, and all coins are lost." in played.screen
    assert "gives up this floor" not in played.screen
    assert "  1. No, play on\n  2. Yes, give it up\n" in played.screen


def test_giving_up_can_be_thought_over(play: Player) -> None:
    played = play("give\nno\ngive\nyes\nquit", game_id="paper_dungeon", seats=["human:Ada"], options=SHORT)

    assert played.screen.count("Turn 1 on this floor. What now?") == 3
    assert played.screen.count("Ada gives up this floor, which counts as a death.") == 1
    assert "Floor ledger" not in played.screen
    assert "Floor 2. The start is on" in played.screen


# Short names of headings


@pytest.mark.parametrize(
    ("lang", "typed", "went"),
    [
        ("fr", "so", "Cap au sud-ouest."),
        ("fr", "sw", "Cap au sud-ouest."),
        ("fr", "SO", "Cap au sud-ouest."),
        ("fr", "ne", "Cap au nord-est."),
        ("fr", "sud-o", "Cap au sud-ouest."),
        ("fr", "3", "Cap au sud-ouest."),
        ("en", "sw", "Off to the south-west."),
        ("en", "ne", "Off to the north-east."),
        ("en", "north", "Off to the north-east."),
    ],
)
def test_headings_have_short_names(play: Player, lang: str, typed: str, went: str) -> None:
    """From m7 of floor 1 north-east, south-east and south-west are open, as the die shows 1."""
    played = play(
        f"\n1\n{typed}\nquit", game_id="paper_dungeon", seats=["human:Ada"], options=SHORT, lang=lang, dice="real"
    )

    assert went in played.screen


@pytest.mark.parametrize("typed", ["no", "NO", "o", "so u", "su", "no."])
def test_a_short_name_that_is_not_open_goes_nowhere(play: Player, typed: str) -> None:
    """In French "no" is the north-west, which is shut there: nobody is sent to the north-east instead."""
    played = play(
        f"\n1\n{typed}\nquitter", game_id="paper_dungeon", seats=["human:Ada"], options=SHORT, lang="fr", dice="real"
    )

    assert "Nord-est, arrivée en n6" in played.screen
    assert f"«\u202f{typed}\u202f» n’est pas une réponse ici." in played.screen
    assert "Cap au" not in played.screen


# A hero's name


def test_a_hero_has_a_name_of_ours_where_nobody_can_be_asked(play: Player) -> None:
    """[hero.name] Over a pipe nothing is asked: a given name is taken, and the seed proposes the same one."""
    named = play("\nquit", game_id="paper_dungeon", seats=["human", "greedy"], options=SHORT).screen
    again = play("\nquit", game_id="paper_dungeon", seats=["human", "greedy"], options=SHORT).screen
    wished = play("\nquit", game_id="paper_dungeon", seats=["human:Ada", "greedy"], options=SHORT).screen

    heroes = GameTexts("paper_dungeon", "en").catalogue.text("hero-names").split(", ")
    found = re.search(r"Round the table: (\w+) \(you\) and (\w+) \(", named)
    assert found is not None and set(found.groups()) <= set(heroes) and len(set(found.groups())) == 2
    assert f"The hero pages read: {found[1]} and {found[2]}." in named
    assert found[0] in again
    assert "Round the table: Ada (you) and " in wished


def test_the_name_of_a_hero_is_kept_with_the_match(play: Player) -> None:
    """[hero.name] As the name of the seat."""
    (left,) = play("\nquit", game_id="paper_dungeon", seats=["human:Brunhild"], options=SHORT).kept

    assert "Round the table: Brunhild (you)." in play("quit", load=str(left), seed=None).screen


# What the floor holds


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Still on this floor:", "- enemy 1 (", ": −1 HP", "- chest (", "- stairs (", "- coin × "]),
        (
            "fr",
            ["Encore à cet étage", "- ennemi 1 (", "\u202f: −1 PV", "- coffre (", "- escalier (", "- pièce × "],
        ),
    ],
)
def test_what_lies_on_the_floor_is_explained(play: Player, lang: str, lines: list[str]) -> None:
    """A question mark explains each kind of find in advance."""
    played = play("?\nquit", game_id="paper_dungeon", seats=["human:Ada"], options=SHORT, lang=lang)

    for line in lines:
        assert line in played.screen.replace("\u00a0", " ")


def test_a_shop_is_shown_to_a_hero_without_coins(play: Player) -> None:
    """[ruling.shop_is_shown] Four floors given up: the page and its prices, and nothing to do but leave."""
    typed = "\n".join(["give", "yes"] * 4 + ["", "quit"])
    played = play(typed, game_id="paper_dungeon", seats=["human:Ada"], options={"notebook": 7, "floors": 5})

    assert "(too dear)" in played.screen
    assert "1. Leave the shop" in played.screen


# Leafing ahead


@pytest.mark.parametrize(
    ("lang", "typed", "title", "hint"),
    [
        ("en", "look 2", "Floor 2 of 5, notebook 42", "You may leaf ahead: look 2 shows floor 2."),
        ("fr", "voir 2", "Étage 2 sur 5, carnet 42", "Vous pouvez feuilleter\u202f: voir 2 montre"),
        ("fr", "look 2", "Étage 2 sur 5, carnet 42", "Vous pouvez feuilleter\u202f: voir 2 montre"),
    ],
)
def test_later_floors_can_be_looked_at(play: Player, lang: str, typed: str, title: str, hint: str) -> None:
    """As they will be, without the open one; and the question still waits."""
    options = {"notebook": 42, "floors": 5, "peek_ahead": True}
    played = play(f"{typed}\n\nquit", game_id="paper_dungeon", seats=["human:Ada"], options=options, lang=lang)

    assert hint in played.screen.replace("\u00a0", " ")
    shown = played.screen.split(f"> {typed}\n", 1)[1].split("\n> ", 1)[0].replace("\u00a0", " ")
    assert title in shown
    names = {"#": "██", "o": "¢ ", "h": "♥?", ".": "· ", **{mark: f"♥{worth}" for worth, mark in enumerate("abc", 1)}}
    floor = Notebook(42, floors=5).floor(2).rows()
    assert plan(shown.split("\n")) == ["".join(names.get(mark, f"{mark} ") for mark in row) for row in floor]
    assert ("rolls" if lang == "en" else "Ada fait") in played.screen


@pytest.mark.parametrize(
    ("lang", "typed", "title"),
    [("en", "look 4", "Shop after floor 4 of 5"), ("fr", "voir 4", "Boutique après l’étage 4 sur 5")],
)
def test_a_shop_can_be_looked_at_with_its_floor(play: Player, lang: str, typed: str, title: str) -> None:
    options = {"notebook": 42, "floors": 5, "peek_ahead": True}
    played = play(f"{typed}\nquit", game_id="paper_dungeon", seats=["human:Ada"], options=options, lang=lang)

    shown = played.screen.split(f"> {typed}\n", 1)[1].replace("\u00a0", " ")
    assert title in shown and shown.index(title) > shown.index("15 ███")
    texts = GameTexts("paper_dungeon", lang)
    for offer in Notebook(42, floors=5).shop_after(4):
        assert f"[ ] {texts.name(offer.piece)}, {offer.price} " in shown
    assert "too dear" not in shown and "trop cher" not in shown


@pytest.mark.parametrize("peek", [False, True])
@pytest.mark.parametrize(
    ("lang", "command", "message"),
    [
        ("en", "look", "There is nothing to look at under “{}”."),
        ("fr", "voir", "Il n’y a rien à voir sous «\u202f{}\u202f»."),
    ],
)
def test_a_page_that_cannot_be_seen_is_explained(
    play: Player, peek: bool, lang: str, command: str, message: str
) -> None:
    """Pages that do not exist, the open one, nonsense; and every page if looking ahead is not allowed."""
    words = ["9", "1", "x", *(() if peek else ("2", "3"))]
    typed = "\n".join([f"{command} {word}" for word in words])
    played = play(
        f"{typed}\nquit", game_id="paper_dungeon", seats=["human:Ada"], options=SHORT | {"peek_ahead": peek}, lang=lang
    )

    for word in words:
        assert message.format(word) in played.screen
    assert played.screen.count(" 15 ███".strip()) == 1


def test_a_game_without_pages_has_none_to_show(play: Player) -> None:
    assert "There is nothing to look at under “2”." in play("look 2\nquit").screen


# Real dice without a notebook


@pytest.mark.parametrize(
    ("lang", "asked", "look"), [("en", "Which number is on the notebook?", "look"), ("fr", "", "voir")]
)
def test_with_real_dice_the_notebook_is_asked_for_first(play: Player, lang: str, asked: str, look: str) -> None:
    """Until it is known there is no page to draw."""
    played = play(
        f"{look}\n{look} 2\n42\n\n1\nquit",
        game_id="paper_dungeon",
        seats=["human:Ada"],
        options={"floors": 3},
        dice="real",
        lang=lang,
    )

    before, after = played.screen.split("> 42\n", 1)
    assert asked in before and "███" not in before
    assert "notebook 42" in after or "carnet 42" in after
    assert plan(after.split("\n"))[:15] == plan(drawn_by_seed(play, lang).split("\n"))[:15]


def drawn_by_seed(play: Player, lang: str) -> str:
    return play("quit", game_id="paper_dungeon", seats=["human:Ada"], options=SHORT, lang=lang).screen


# A scroll


@pytest.fixture
def scroll(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hero starts with a Teleport Scroll."""
    begin = GAME.set_up

    def with_a_scroll(_game: object, table: Table) -> Rule[None]:
        yield from begin(table)
        for hero in table.heroes:
            hero.inventory.append(("teleport_scroll", 1))

    monkeypatch.setattr(type(GAME), "set_up", with_a_scroll)


@pytest.mark.usefixtures("scroll")
@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        *[("en", typed) for typed in ("f8", "F8", "Square f8", "square F8")],
        *[("fr", typed) for typed in ("F8", "case f8", "CASE F8")],
    ],
)
def test_any_square_of_a_page_can_be_typed(play: Player, lang: str, typed: str) -> None:
    """None of some 130 targets is listed; each can be typed by its name or its whole text, in any case."""
    played = play(f"2\n{typed}\nquit", game_id="paper_dungeon", seats=["human:Ada"], options=SHORT, lang=lang)

    assert re.search(r"1\d\d (possible answers|réponses possibles)", played.screen)
    message = {"en": "Ada reads, and stands on f8.", "fr": "Ada lit, et se retrouve en f8."}
    assert message[lang] in played.screen


@pytest.mark.usefixtures("scroll")
@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", r"“(.*)” is none of the answers\. Type one, such as ([a-n]\d+)\."),
        ("fr", r"«\u202f(.*)\u202f» n’est pas une réponse possible\. Tapez-en une comme ([a-n]\d+)\."),
    ],
)
def test_a_wrong_square_is_answered_with_a_right_one(play: Player, lang: str, message: str) -> None:
    """A wall, a square off the page, no square at all: each gets an example that is understood."""
    wrong = ["a1", "z99", "f99", "no idea"]
    typed = "\n".join(wrong)
    played = play(f"2\n{typed}\nquit", game_id="paper_dungeon", seats=["human:Ada"], options=SHORT, lang=lang)

    found = re.findall(message, " ".join(played.screen.split(" ")))
    assert [what for what, _ in found] == wrong
    (example,) = {square for _, square in found}
    right = play(f"2\n{example}\nquit", game_id="paper_dungeon", seats=["human:Ada"], options=SHORT, lang=lang).screen
    assert f"stands on {example}." in right or f"se retrouve en {example}." in right
