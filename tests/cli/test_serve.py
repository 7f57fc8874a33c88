"""`oubliette serve`, up to the moment when it would accept connections."""

import socket
from pathlib import Path

import pytest

from tests.cli.conftest import Run

pytest.importorskip("uvicorn")

from oubliette.server.config import Config
from oubliette.server.serving import _bind


@pytest.fixture(autouse=True)
def accept_no_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OUBLIETTE_DATABASE", raising=False)
    monkeypatch.setattr("oubliette.server.serving.set_up_logs", lambda *_: None)  # keep the logging of the tests
    monkeypatch.setattr("oubliette.server.serving._serve", lambda *_: None)


def test_the_message_says_if_the_database_is_new(run: Run, tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    for lang, new in (("en", f"in {database}, a new and empty database."), ("fr", "une base nouvelle et vide.")):
        first = run("serve", "--port", "0", "--database", str(database), "--lang", lang)
        again = run("serve", "--port", "0", "--database", str(database), "--lang", lang)
        assert (first.code, first.err, again.code, again.err) == (0, "", 0, "")
        assert new in first.out and first.out.count("\n") == again.out.count("\n") == 1
        assert f"{database}." in again.out and new not in again.out
        database.unlink()


def test_if_the_port_is_taken_no_file_is_made(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        done = run("serve", "--port", port, "--database", str(tmp_path / "data" / "games.db"))
    assert done.code == 2 and done.out == "" and done.err.count("\n") == 1
    assert "another program listens there" in done.err and list(tmp_path.iterdir()) == []


def test_if_the_database_is_refused_the_port_is_freed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bound: list[socket.socket] = []

    def bind(config: Config) -> socket.socket:
        bound.append(_bind(config))
        return bound[-1]

    monkeypatch.setattr("oubliette.server.serving._bind", bind)
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    done = run("serve", "--port", "0", "--database", str(diary))
    assert done.code == 2 and done.out == "" and done.err.count("\n") == 1
    assert f"{diary} is not a database" in done.err and list(tmp_path.iterdir()) == [diary]
    assert [listener.fileno() for listener in bound] == [-1], "the socket is closed"


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (
            ("--log-format", "xml"),
            "--log-format must be one of text, json, not “xml”.",
            "--log-format doit être l’un de ceux-ci\u202f: text, json, pas «\u202fxml\u202f».",
        ),
        (
            ("--public-url", "games.example"),
            "--public-url must begin with http:// or https://, which “games.example” does not.",
            "--public-url doit commencer par http:// ou https://, ce que «\u202fgames.example\u202f» ne fait pas.",
        ),
        (
            ("--database", ""),
            "Which database? Give the name of a file, or postgresql://user@host/name.",
            "Quelle base de données\u202f? Donnez le nom d’un fichier, ou postgresql://utilisateur@hôte/nom.",
        ),
    ],
)
def test_illegal_values_are_refused(run: Run, arguments: tuple[str, ...], english: str, french: str) -> None:
    assert run("serve", *arguments).err == f"oubliette: {english}\n"
    assert run("serve", *arguments, "--lang", "fr").err == f"oubliette: {french}\n"


def test_the_help_says_what_all_addresses_are(run: Run) -> None:
    assert "0.0.0.0 for all addresses" in " ".join(run("serve", "--help").out.split())
    assert "0.0.0.0 pour toutes les adresses" in " ".join(run("serve", "--help", "--lang", "fr").out.split())
