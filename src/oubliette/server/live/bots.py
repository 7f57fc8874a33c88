"""Which bots may sit at a table here, and what they are called."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from oubliette.bots import LEVELS, SEARCH, UnknownBot, bot_names
from oubliette.server.live.table import LiveTable
from oubliette.server.people.names import LONGEST_NAME, clean_name
from oubliette.server.store.people import find_person
from oubliette.server.store.store import Store
from oubliette.server.wire.tables import BotWish, SeatPlan
from oubliette.texts import DEFAULT, GameTexts, ShellTexts


def check_bot(name: str, game: str) -> None:
    """May a bot of that name play that game here? A search with a budget of its own would be everybody's time."""
    allowed = [known for known in bot_names(game) if known != SEARCH]
    if name not in allowed:
        names = ", ".join(allowed)
        raise UnknownBot(
            "unknown_bot", f"{game} has no bot {name!r} here; there are: {names}", game=game, bot=name, allowed=names
        )


def bot_plan(wish: BotWish, game: str, lang: str, taken: Iterable[str]) -> SeatPlan:
    """A seat for a bot of that game, by the name that was wished, or else by its own: no two are called the same."""
    check_bot(wish.bot, game)
    name = clean_name(wish.name) if wish.name else _hero(game, lang, set(taken)) or _name(wish.bot, lang, set(taken))
    return SeatPlan(None, wish.bot, name)


async def stand_in_plan(store: Store, table: LiveTable, person: str) -> SeatPlan:
    """A seat for the bot that plays on for who has given up, by its name in their language."""
    known = await find_person(store, person)
    bot = table.stored.plan.stand_in
    return SeatPlan(
        None, bot, _name(bot, DEFAULT if known is None else known.lang, {plan.name for plan in table.seating})
    )


def _hero(game: str, lang: str, taken: set[str]) -> str:
    """A name of ours that nobody has, any of them, where heroes have names."""
    free = [name for name in GameTexts(game, lang).hero_names() if name not in taken]
    return secrets.choice(free) if free else ""


def _name(bot: str, lang: str, taken: set[str]) -> str:
    shell = ShellTexts(lang)
    name = shell.say(f"bot-{bot}") if bot in LEVELS else bot
    called, number = name, 1
    while called in taken:
        number += 1
        called = shell.say("seat-bot", bot=name, number=number)
    return called[:LONGEST_NAME]
