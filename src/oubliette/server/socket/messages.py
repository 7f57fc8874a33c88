"""Handles the messages that clients send on the socket."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from oubliette.kernel import SPECTATOR
from oubliette.server.bus import Chatted
from oubliette.server.live import play
from oubliette.server.live.actor import Actor
from oubliette.server.live.hints import give_hint
from oubliette.server.live.outbox import Outbox
from oubliette.server.live.permits import no_such_match, not_seated
from oubliette.server.observe import metrics
from oubliette.server.people.caller import require_person
from oubliette.server.people.identity import Me
from oubliette.server.problems import Refused
from oubliette.server.store.chat import add_line
from oubliette.server.wire.socket import (
    ClientMessage,
    PongInfo,
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
    from oubliette.server.live.table import LiveTable
    from oubliette.server.running_server import RunningServer

_UNSEEN: Final = "\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"


async def handle(server: RunningServer, outbox: Outbox, me: Me | None, message: ClientMessage) -> None:
    """Handle one message. Raises a Problem if it is refused."""
    if isinstance(message, SayPing):
        outbox.put(PongInfo(message.id))
        return
    if isinstance(message, SayChat):
        await chat(server, outbox.table, require_person(me), message.text)
        return
    actor = _actor(server, outbox, message)
    match message:
        case SayAnswer():
            await play.answer(actor, message.ply, message.index, message.value, message.gesture)
        case SayUndo():
            await play.undo(actor)
        case SayAgree():
            await play.agree(actor)
        case SayRefuse():
            await play.refuse(actor)
        case SayResign():
            await play.resign(actor)
        case SayHabit():
            await play.habit(actor, message.prompt, message.value)
        case SayWindows():
            await play.windows(actor, message.which)
        case SayHint():
            found = await give_hint(server, actor.match, require_person(me), actor.seat, message.seconds)
            outbox.put(msgspec.structs.replace(found, reply=message.id))


def _actor(server: RunningServer, outbox: Outbox, message: ClientMessage) -> Actor:
    """The actor for a message: in the seat that the client watches from, unless the message names another."""
    table, seat, person = outbox.table, outbox.seat, outbox.person
    match = table.match
    if seat == SPECTATOR or person is None:
        raise not_seated()
    if match is None:
        raise no_such_match()
    if message.seat is not None and message.seat != seat:
        seat = message.seat
        if seat not in match.seats_of(person):
            raise Refused("not_your_seat", f"seat {seat} is not yours", seat=seat)

    def written() -> None:  # only now: an earlier stop may be about somebody else's act
        if message.id is not None:
            outbox.replies.append(message.id)

    return Actor(server.tables, table, match, seat, person, written)


async def chat(server: RunningServer, table: LiveTable, me: Me, text: str) -> None:
    """Store a line of chat and send it to everybody at the table."""
    if not table.is_member(me.id):
        raise not_seated()
    line = "".join([sign for sign in text if (sign.isprintable() or sign == "\n") and sign not in _UNSEEN]).strip()
    if not line:
        raise Refused("bad_message", "this line of chat is empty", what="empty")
    server.rates.take("chat", me.id)
    number, at = await add_line(server.store, table.id, me.id, me.name, line)
    metrics.chatted()
    table.tell_chat(number, me.id, me.name, line, at)
    server.bus.publish(Chatted(table.id, number))
