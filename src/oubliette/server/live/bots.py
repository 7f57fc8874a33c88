"""Which bots may sit at a table, and their names."""

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
    """Refuse bots that may not play that game here, such as a search with its own budget: it would slow others down."""
    allowed = [known for known in bot_names(game) if known != SEARCH]
    if name not in allowed:
        names = ", ".join(allowed)
        raise UnknownBot(
            "unknown_bot", f"{game} has no bot {name!r} here; there are: {names}", game=game, bot=name, allowed=names
        )


def bot_plan(wish: BotWish, game: str, lang: str, taken: Iterable[str]) -> SeatPlan:
    """The plan of a bot's seat, under the requested name, or else under one that is not `taken`."""
    check_bot(wish.bot, game)
    name = clean_name(wish.name) if wish.name else _hero(game, lang, set(taken)) or _name(wish.bot, lang, set(taken))
    return SeatPlan(None, wish.bot, name)


async def stand_in_plan(store: Store, table: LiveTable, person: str) -> SeatPlan:
    """The plan for the bot that plays on for a person who gave up, named in that person's language."""
    known = await find_person(store, person)
    bot = table.stored.plan.stand_in
    return SeatPlan(
        None, bot, _name(bot, DEFAULT if known is None else known.lang, {plan.name for plan in table.seating})
    )


def _hero(game: str, lang: str, taken: set[str]) -> str:
    """A random hero name that is not taken; empty if the game has none."""
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
