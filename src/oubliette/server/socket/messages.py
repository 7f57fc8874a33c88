"""What a client says on the socket, and what is done about it."""

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


async def handle(server: RunningServer, outbox: Outbox, me: Me | None, said: ClientMessage) -> None:
    """Do it, or raise the Problem that says why not."""
    if isinstance(said, SayPing):
        outbox.put(PongInfo(said.id))
        return
    if isinstance(said, SayChat):
        await chat(server, outbox.table, require_person(me), said.text)
        return
    actor = _actor(server, outbox, said)
    match said:
        case SayAnswer():
            await play.answer(actor, said.ply, said.index, said.value, said.gesture)
        case SayUndo():
            await play.undo(actor)
        case SayAgree():
            await play.agree(actor)
        case SayRefuse():
            await play.refuse(actor)
        case SayResign():
            await play.resign(actor)
        case SayHabit():
            await play.habit(actor, said.prompt, said.value)
        case SayWindows():
            await play.windows(actor, said.which)
        case SayHint():
            found = await give_hint(server, actor.match, require_person(me), actor.seat, said.seconds)
            outbox.put(msgspec.structs.replace(found, reply=said.id))


def _actor(server: RunningServer, outbox: Outbox, said: ClientMessage) -> Actor:
    """Who says it, for the seat that is meant: the one they look from, unless they name another."""
    table, seat, person = outbox.table, outbox.seat, outbox.person
    match = table.match
    if seat == SPECTATOR or person is None:
        raise not_seated()
    if match is None:
        raise no_such_match()
    if said.seat is not None and said.seat != seat:
        seat = said.seat
        if seat not in match.seats_of(person):
            raise Refused("not_your_seat", f"seat {seat} is not yours", seat=seat)

    def written() -> None:  # not sooner: stops of what others do meanwhile are no reply to this
        if said.id is not None:
            outbox.replies.append(said.id)

    return Actor(server.tables, table, match, seat, person, written)


async def chat(server: RunningServer, table: LiveTable, me: Me, text: str) -> None:
    """Say something to everybody at the table."""
    if not table.sits(me.id):
        raise not_seated()
    said = "".join([sign for sign in text if (sign.isprintable() or sign == "\n") and sign not in _UNSEEN]).strip()
    if not said:
        raise Refused("bad_message", "there is nothing to say in this", what="empty")
    server.rates.take("chat", me.id)
    number, at = await add_line(server.store, table.id, me.id, me.name, said)
    metrics.chatted()
    table.tell_chat(number, me.id, me.name, said, at)
    server.bus.publish(Chatted(table.id, number))
