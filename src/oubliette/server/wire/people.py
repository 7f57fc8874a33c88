"""People: who I am, and how I log in. Others see only the name in a seat.

The limits of texts are wide here, because handlers refuse a bad name, login or password with their own sentence.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oubliette.server.wire.about import about

Typed = Annotated[str, Meta(max_length=1000)]


class MeInfo(msgspec.Struct, frozen=True):
    """Who I am. Without a login I am a guest, known by this browser only."""

    name: str
    lang: Annotated[str, about("my language: en, fr")]
    login: Annotated[str | None, about("null: I am a guest")]


class NewPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new guest."""

    name: Annotated[Typed, about("1 to 40 characters")]
    lang: Annotated[Typed | None, about("the browser's if none is given")] = None


class PersonChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What I change about myself; fields left out stay."""

    name: Typed | None = None
    lang: Typed | None = None


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login and its password."""

    login: Annotated[Typed, about("3 to 40 of a-z, 0-9, dot, hyphen, underscore")]
    password: Annotated[Typed, about("8 to 200 characters")]


class PasswordChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new password, with the old one."""

    old: Typed
    new: Annotated[Typed, about("8 to 200 characters")]
