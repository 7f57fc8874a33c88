"""The command `windows` at the plain terminal: in which turns of others people are asked."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.table.street import STREET
from tests.terminal.conftest import Player

STREET_OF_FOUR = {"game_id": "street", "seats": ["human:Ada", "human:Bo", "human:Cy", "human:Di"]}
LOOTERS = {"game_id": "dungeon_looters", "seats": ["human:Ada", "greedy:Bo", "greedy:Cy"], "seed": 1}
TO_A_WINDOW = ("1", "1", "1", "7")  # archetype, start, tile, end of the turn


def words(screen: str) -> str:
    return " ".join(screen.split())


def test_a_window_is_declined_at_once_and_the_others_go_on(play: Player, offer: Callable[[Any], None]) -> None:
    """[cards.asking_setting] Ada throws at her own house; Bo, next door, changes his mind about being asked."""
    offer(STREET)
    played = play("1\nwindows mine\nquit", **STREET_OF_FOUR)

    told, after = played.screen.split("\n> ")[2:4]
    assert "You are asked on your own turn only; in other players’ turns you pass." in words(told)
    assert "Bo: stone: shout" not in told
    assert "Cy: stone: shout" in told
    assert "quit" in after
    assert len(played.document()["answers"]) == 2  # the record has two answers: the stone, and Bo's pass


def test_near_me_leaves_the_question_where_it_is_near(play: Player, offer: Callable[[Any], None]) -> None:
    offer(STREET)
    played = play("1\nwindows near\nwindows\nquit", **STREET_OF_FOUR)

    assert "only where something happens near you; otherwise you pass." in words(played.screen)
    assert "To change it: “windows all”, “windows near” or “windows mine”." in words(played.screen)
    assert "Cy: stone: shout" not in played.screen  # Bo lives next door, and is still asked


def test_each_seat_has_a_setting_of_its_own(play: Player, offer: Callable[[Any], None]) -> None:
    offer(STREET)
    played = play("windows mine\n1\n1\nwindows\nquit", **STREET_OF_FOUR)

    assert "You are asked at every moment of other players’ turns." in words(played.screen.split("\n> ")[4])


def test_another_word_is_no_setting(play: Player, offer: Callable[[Any], None]) -> None:
    offer(STREET)
    played = play("windows far away\nquit", **STREET_OF_FOUR)

    assert "“far away” is none of these: “windows all”, “windows near”, “windows mine”." in words(played.screen)


def test_games_without_reactions_have_no_setting(play: Player) -> None:
    assert "Here nobody is asked anything in other players’ turns." in words(play("windows near\nquit").screen)


def test_the_first_window_offers_fewer_questions_to_company(play: Player, offer: Callable[[Any], None]) -> None:
    offer(STREET)
    played = play("1\nquiet\nquit", **STREET_OF_FOUR)
    assert words(played.screen).count("Too many questions? “windows near”") == 2  # Bo, then Cy


def test_the_first_window_tells_the_only_person_what_is_asked(play: Player, offer: Callable[[Any], None]) -> None:
    offer(STREET)
    played = play("1\nquiet\n1\nquiet\nquit", game_id="street", seats=["human:Ada", "greedy:Bo"])
    assert words(played.screen).count("you are asked only where something happens near you; otherwise you pass.") == 1
    assert "“windows all”" in words(played.screen)


def test_the_question_mark_explains_the_setting(play: Player) -> None:
    """[cards.asking_setting] In the French texts of Dungeon Looters."""
    typed = ["fenêtres toutes", *TO_A_WINDOW, "?", "fenêtres mon tour", "quitter"]
    played = play("\n".join(typed), lang="fr", **LOOTERS)
    explained, after = played.screen.split("\n> ?\n")[1].split("\n> fenêtres mon tour\n")

    assert "On vous sollicite à chaque moment du tour des autres." in words(explained)
    assert "« fenêtres mon tour »" in words(explained)
    assert "On ne vous sollicite qu’à votre tour" in words(after)
    assert "Jouez-vous une carte" not in after  # until her own turn
    assert "Au chantier" in after


@pytest.mark.parametrize("typed", ["fenêtre près de moi", "FENETRES PROCHES", "windows near"])
def test_it_is_typed_in_many_ways(play: Player, typed: str) -> None:
    played = play(f"{typed}\nquitter", lang="fr", **LOOTERS)
    assert "on ne vous sollicite que s’il se passe quelque chose près de vous" in words(played.screen)
