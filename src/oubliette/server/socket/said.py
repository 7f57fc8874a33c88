"""What a client says on the socket, and what is done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from oubliette.kernel import SPECTATOR
from oubliette.server.bus import Chatted
from oubliette.server.live import play
from oubliette.server.live.hall import no_such_match
from oubliette.server.live.hints import give_hint
from oubliette.server.live.listener import Listener
from oubliette.server.live.permits import not_seated
from oubliette.server.observe import metrics
from oubliette.server.people.asking import required
from oubliette.server.people.identity import Me
from oubliette.server.problems import Refused
from oubliette.server.store.chat import add_line
from oubliette.server.wire.socket import (
    PongInfo,
    Said,
    SayAgree,
    SayAnswer,
    SayChat,
    SayHabit,
    SayHint,
    SayPing,
    SayRefuse,
    SayResign,
    SayUndo,
    SayWindows,
)

if TYPE_CHECKING:
    from oubliette.server.house import House
    from oubliette.server.live.table import LiveTable

_UNSEEN: Final = "\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"


async def obey(house: House, table: LiveTable, listener: Listener, me: Me | None, said: Said) -> None:
    """Do it, or raise the Problem that says why not."""
    if isinstance(said, SayPing):
        listener.say(PongInfo(said.id))
        return
    if isinstance(said, SayChat):
        await talk(house, table, required(me), said.text)
        return
    live, seat, holder = table.live, listener.seat, listener.person
    if seat == SPECTATOR or holder is None:
        raise not_seated()
    if live is None:
        raise no_such_match()
    if said.seat is not None and said.seat != seat:
        seat = said.seat
        if seat not in live.seats_of(holder):
            raise Refused("not_your_seat", f"seat {seat} is not yours", seat=seat)

    def written() -> None:  # not sooner: stops of what others do meanwhile are no reply to this
        if said.id is not None:
            listener.replies.append(said.id)

    match said:
        case SayAnswer():
            await play.answer(house, table, live, seat, holder, said.ply, said.index, said.value, said.gesture, written)
        case SayUndo():
            await play.undo(house, table, live, seat, holder, written)
        case SayAgree():
            await play.agree(house, table, live, seat, holder, written)
        case SayRefuse():
            await play.refuse(house, table, live, seat, holder, written)
        case SayResign():
            await play.resign(house, table, live, seat, holder, written)
        case SayHabit():
            await play.habit(house, table, live, seat, holder, said.prompt, said.value, written)
        case SayWindows():
            await play.windows(house, table, live, seat, holder, said.which, written)
        case SayHint():
            found = await give_hint(house, live, required(me), seat, said.seconds)
            listener.say(msgspec.structs.replace(found, reply=said.id))


async def talk(house: House, table: LiveTable, me: Me, text: str) -> None:
    """Say something to everybody at the table."""
    if not table.sits(me.id):
        raise not_seated()
    said = "".join([sign for sign in text if (sign.isprintable() or sign == "\n") and sign not in _UNSEEN]).strip()
    if not said:
        raise Refused("bad_message", "there is nothing to say in this", what="empty")
    house.rates.take("chat", me.id)
    number, at = await add_line(house.store, table.id, me.id, me.name, said)
    metrics.chatted()
    table.tell_chat(number, me.id, me.name, said, at)
    house.bus.publish(Chatted(table.id, number))
