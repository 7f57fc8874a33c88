"""The server's refusals and their HTTP status."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oubliette.kernel import Problem


class Refused(Problem):
    """A request that the server refuses. The slug says why; `STATUS` gives the HTTP status."""


STATUS: Final[Mapping[str, int]] = {
    "bad_message": 400,
    "bad_request": 400,
    "logged_out": 401,
    "no_person": 401,
    "wrong_login": 401,
    "not_host": 403,
    "not_invited": 403,
    "not_seated": 403,
    "not_your_seat": 403,
    "other_origin": 403,
    "wrong_password": 403,
    "not_found": 404,
    "no_daily": 404,
    "no_rulebook": 404,
    "no_such_day": 404,
    "no_such_match": 404,
    "no_such_request": 404,
    "no_such_table": 404,
    "unknown_game": 404,
    "no_such_rule": 404,
    "bad_method": 405,
    "too_slow": 408,
    "archived": 409,
    "ask_first": 409,
    "asked_enough": 409,
    "asked_no": 409,
    "bots_stay": 409,
    "daily_alone": 409,
    "daily_open": 409,
    "daily_played": 409,
    "daily_secret": 409,
    "guided_alone": 409,
    "no_example": 404,
    "no_lesson": 404,
    "has_account": 409,
    "hint_refused": 409,
    "login_taken": 409,
    "match_over": 409,
    "no_account": 409,
    "no_bot_there": 409,
    "no_proposal": 409,
    "no_seat": 409,
    "no_windows": 409,
    "nobody_sent_away": 409,
    "nobody_there": 409,
    "not_your_turn": 409,
    "nothing_to_undo": 409,
    "seat_taken": 409,
    "seated_already": 409,
    "seats_free": 409,
    "stale_answer": 409,
    "still_running": 409,
    "table_busy": 409,
    "table_changed": 409,
    "body_too_large": 413,
    "record_too_long": 413,
    "not_json": 415,
    "too_fast": 429,
    "too_many_sockets": 429,
    "failed": 500,
    "busy": 503,
    "store_down": 503,
}


def status_of(problem: Problem) -> int:
    """The HTTP status of a problem; 400 for slugs that are not listed, such as those of the rules."""
    return STATUS.get(problem.slug, 400)
