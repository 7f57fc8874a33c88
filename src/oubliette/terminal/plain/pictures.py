"""The pictures of a rulebook in words: captions, and worked examples told answer by answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oubliette.kernel import Event
from oubliette.teaching.examples import NoExample, play_example
from oubliette.texts import GameTexts, Picture, ShellTexts
from oubliette.texts.rulebook import bracketed

if TYPE_CHECKING:
    from oubliette.texts.rulebook import Teller


def teller(game_id: str, lang: str) -> Teller:
    """Tells the pictures of a game's rulebook."""

    def tell(picture: Picture) -> str:
        steps = _steps(game_id, picture.name, lang) if picture.kind == "example" else []
        if not steps:
            return bracketed(picture)
        return "\n".join([picture.caption, "", *[f"- {step}" for step in steps]])

    return tell


def _steps(game_id: str, name: str, lang: str) -> list[str]:
    """What is answered and what happens, in sentences; nothing if there is no such example."""
    try:
        played = play_example(game_id, name)
    except NoExample:
        return []
    texts, shell = GameTexts(game_id, lang), ShellTexts(lang)
    players = texts.example_players(played.match.set_up.seats)
    sentences: list[str] = []
    events: dict[int, list[Event]] = {}
    for event in played.events():
        events.setdefault(event.ply, []).append(event)
    waiting: list[Event] = events.get(played.first, [])
    for step in played.match.history():
        if not played.first <= step.ply < played.last:
            continue
        if not step.by_fate and len(step.ask.options) > 1:
            sentences += texts.events(waiting, players)
            waiting = []
            answer = texts.option_text(step.ask, step.value, players)
            sentences.append(shell.say("example-answer", player=players[step.ask.seat], answer=answer))
        waiting = [*waiting, *events.get(step.ply + 1, [])]
    return [*sentences, *texts.events(waiting, players)]
