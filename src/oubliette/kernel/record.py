"""Records: the set-up and all answers of a match, fate's included, with a digest that detects damage."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from oubliette.kernel.options import Setting
from oubliette.kernel.problems import BadRecord

FORMAT: Final = 1  # of the file; the rules have their own version
_MARK: Final = "oubliette-record"
_PER_LINE: Final = 30
_NAME: Final = re.compile(r"[\w.-]+")  # names of options and notes: the text form parts words by spaces


@final
class Record:
    """Everything needed to replay a match, and to notice when the replay differs."""

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        options: Mapping[str, Setting],
        answers: Sequence[int],
        end: str,
        fate: Mapping[str, str] | None = None,
        notes: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options: dict[str, Setting] = dict(options)
        self.answers: list[int] = list(answers)
        self.end = end  # digest of set-up, answers and last position
        self.fate: dict[str, str] = dict(fate or {})
        self.notes: dict[str, Any] = dict(notes or {})  # plain data that clients add; a replay ignores them
        for name in (*self.options, *self.fate, *self.notes):
            if not _NAME.fullmatch(name):
                raise BadRecord("damaged", f"the record is damaged: {name!r} is not a name", where="part", detail=name)

    def to_json(self) -> str:
        """The record as JSON on one line."""
        document: dict[str, object] = {
            _MARK: FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": self.options,
            "answers": self.answers,
            "end": self.end,
        }
        if self.fate:
            document["fate"] = self.fate
        if self.notes:
            document["notes"] = self.notes
        return json.dumps(document, ensure_ascii=False, separators=(",", ":"))

    def to_text(self) -> str:
        """The text form of golden files: one fact per line, the answers in numbered rows."""
        lines = [f"{_MARK} {FORMAT}", f"game {self.game} {self.version}", f"seats {self.seats}"]
        lines += [f"option {name} {json.dumps(value)}" for name, value in self.options.items()]
        lines += [f"fate {name} {json.dumps(value)}" for name, value in self.fate.items()]
        lines += [f"note {name} {json.dumps(note)}" for name, note in self.notes.items()]
        for first in range(0, len(self.answers), _PER_LINE):
            row = " ".join(map(str, self.answers[first : first + _PER_LINE]))
            lines.append(f"{first:>6}: {row}")
        lines.append(f"end {self.end}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> Record:
        """Read either form. Raises BadRecord, which says what is missing, cut off or garbled."""
        start = text.lstrip("\ufeff \t\r\n")
        if start.startswith("{"):
            return _from_json(start)
        if start.startswith(_MARK):
            return _from_text(start)
        if not start:
            raise BadRecord("empty", "the record is empty")
        raise BadRecord("not_a_record", "this is not a record of Oubliette")


def _from_json(text: str) -> Record:
    text = text.rstrip()
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        if not text.endswith("}") or getattr(error, "pos", 0) == len(text):  # cut off
            raise BadRecord("truncated", "the record is truncated: its end is missing") from None
        place = getattr(error, "pos", 0)
        raise BadRecord(
            "damaged", f"the record is damaged: it is not JSON ({error})", where="json", detail=str(place)
        ) from None
    if not isinstance(document, dict) or _MARK not in document:
        raise BadRecord("not_a_record", "this is not a record of Oubliette")
    _check_format(document[_MARK])
    return _checked(
        document.get("game"),
        document.get("version"),
        document.get("seats"),
        document.get("options", {}),
        document.get("answers"),
        document.get("end"),
        document.get("fate", {}),
        document.get("notes", {}),
    )


def _from_text(text: str) -> Record:
    game: object = None
    version: object = None
    seats: object = None
    end: object = None
    options: dict[str, object] = {}
    fate: dict[str, object] = {}
    notes: dict[str, object] = {}
    answers: list[object] = []
    for number, line in enumerate(text.split("\n"), 1):
        words = line.split()
        try:
            match words:
                case []:
                    continue
                case [mark, form] if mark == _MARK:
                    _check_format(int(form))
                case ["game", name, rules]:
                    game, version = name, int(rules)
                case ["seats", count]:
                    seats = int(count)
                case ["option", name, *_]:
                    options[name] = json.loads(line.split(maxsplit=2)[2])
                case ["fate", name, *_]:
                    fate[name] = json.loads(line.split(maxsplit=2)[2])
                case ["note", name, *_]:
                    notes[name] = json.loads(line.split(maxsplit=2)[2])
                case ["end", mark]:
                    end = mark
                case [first, *row] if first == f"{len(answers)}:":
                    answers += [int(word) for word in row]
                case _:
                    raise ValueError
        except (ValueError, IndexError):
            raise BadRecord(
                "damaged", f"the record is damaged: line {number} makes no sense", where="line", detail=str(number)
            ) from None
    if end is None:
        raise BadRecord("truncated", "the record is truncated: its end is missing")
    return _checked(game, version, seats, options, answers, end, fate, notes)


def _check_format(form: object) -> None:
    if form != FORMAT:
        raise BadRecord(
            "other_format",
            f"the record has file format {form}, this program reads format {FORMAT}",
            found=str(form),
            known=FORMAT,
        )


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _checked(
    game: object,
    version: object,
    seats: object,
    options: object,
    answers: object,
    end: object,
    fate: object,
    notes: object,
) -> Record:
    """Build a record from the parts of a file; refuse parts of a wrong type."""
    good: dict[str, bool] = {
        "game": isinstance(game, str),
        "version": _whole(version),
        "seats": _whole(seats),
        "options": isinstance(options, dict)
        and all(isinstance(name, str) and isinstance(value, str | int) for name, value in options.items()),
        "answers": isinstance(answers, list) and all(map(_whole, answers)),
        "end": isinstance(end, str),
        "fate": isinstance(fate, dict) and all(isinstance(part, str) for pair in fate.items() for part in pair),
        "notes": isinstance(notes, dict),
    }
    for part, fits in good.items():
        if not fits:
            raise BadRecord(
                "damaged", f"the record is damaged: its part {part!r} is missing or garbled", where="part", detail=part
            )
    assert isinstance(game, str)
    assert isinstance(version, int)
    assert isinstance(seats, int)
    assert isinstance(options, dict)
    assert isinstance(answers, list)
    assert isinstance(end, str)
    assert isinstance(fate, dict)
    assert isinstance(notes, dict)
    return Record(game, version, seats, options, answers, end, fate, notes)
