"""The OpenAPI document: valid, complete, and precise enough to generate a client's types."""

import json
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import jsonschema_rs
import msgspec
import pytest
from schemathesis.specs.openapi.definitions import OPENAPI_31_VALIDATOR

from oubliette.bots.findings import EXACT, ONLY, POLICY, SEARCH
from oubliette.kernel import Match, Record
from oubliette.kit.lattice import Lattice
from oubliette.server.api.openapi import whole_document
from oubliette.server.app import Application
from oubliette.server.config import Config
from oubliette.server.live.match import _question
from oubliette.server.wire.matches import AxisInfo, HintInfo, ShapeInfo, Stop
from oubliette.server.wire.problems import Refusal
from oubliette.server.wire.socket import ChatLine, ClientMessage, HereInfo, PongInfo, RefusedInfo
from oubliette.server.wire.tables import TableInfo
from oubliette.server.wire.values import OPTION_VALUE
from oubliette.table import Question
from oubliette.table.message import plain
from tests.records.golden import HERE, golden_records
from tests.server.serving import serving

TOLD = (Stop, TableInfo, ChatLine, RefusedInfo, HereInfo, HintInfo, PongInfo)


@pytest.fixture(scope="module")
def document() -> Any:
    application = Application(Config(database="sqlite:///nowhere.db"))
    return json.loads(msgspec.json.encode(whole_document(application.litestar.openapi_schema.to_schema())))


def operations(document: Any) -> list[tuple[str, str, Any]]:
    return [(path, method, one) for path, methods in document["paths"].items() for method, one in methods.items()]


def references(part: Any) -> Iterator[str]:
    """Every $ref in the document."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for value in part.values():
            yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def test_the_document_is_valid(document: Any) -> None:
    assert document["openapi"].startswith("3.1")
    faults = [f"{list(fault.instance_path)}: {fault.message}" for fault in OPENAPI_31_VALIDATOR.iter_errors(document)]
    assert not faults
    for name, schema in document["components"]["schemas"].items():
        assert jsonschema_rs.meta.is_valid(schema), name


def test_every_reference_leads_somewhere(document: Any) -> None:
    there = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    used = set(references(document))
    assert used <= there
    assert there - used == {"#/components/schemas/SocketSaid", "#/components/schemas/SocketTold"}


def reached(document: Any, *begin: Any) -> set[str]:
    """The names of all types that these parts use, directly or not."""
    schemas, found, due = document["components"]["schemas"], set(), list(begin)
    while due:
        for reference in references(due.pop()):
            name = reference.rpartition("/")[2]
            if name not in found:
                found.add(name)
                due.append(schemas[name])
    return found


def asked(document: Any) -> set[str]:
    bodies = [one.get("requestBody") for _, _, one in operations(document)]
    return reached(document, bodies, document["components"]["schemas"]["SocketSaid"])


def told(document: Any) -> set[str]:
    answers = [one["responses"] for _, _, one in operations(document)]
    return reached(document, answers, document["components"]["schemas"]["SocketTold"])


def parts(thing: Any) -> Iterator[Any]:
    if isinstance(thing, dict):
        yield thing
    for part in thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ():
        yield from parts(part)


def test_no_field_of_an_answer_may_be_missing(document: Any) -> None:
    """Otherwise the client's generated types would make it optional."""
    schemas = document["components"]["schemas"]
    for name in told(document) - asked(document) - {"OptionValue", "FateInfo"}:
        assert schemas[name]["required"] == list(schemas[name]["properties"]), name
    assert schemas["FateInfo"]["required"] == ["commitment", "salt"]
    assert schemas["FateInfo"]["properties"]["secret"]["type"] == "string"  # absent, never null
    assert schemas["MatchRecord"]["required"][-1] == "end"


def test_fields_of_a_request_may_be_left_out(document: Any) -> None:
    schemas = document["components"]["schemas"]
    assert told(document) & asked(document) == {
        "MatchRecord",
        "OptionValue",
    }  # all others go one way only
    assert schemas["PlanWish"]["required"] == ["game"] and schemas["ClockWish"]["required"] == ["bank"]
    for name, schema in schemas.items():
        assert not any("default" in part for part in schema.get("properties", {}).values()), name


def test_every_value_says_what_it_can_be(document: Any) -> None:
    for schema in parts(document["components"]["schemas"]):
        if schema.get("type") == "object":
            assert "properties" in schema or schema["additionalProperties"], schema
        if "enum" in schema:
            assert schema["type"] == "string", schema
    schemas = document["components"]["schemas"]
    assert set(schemas["HintInfo"]["properties"]["how"]["enum"]) == {ONLY, POLICY, SEARCH, EXACT}
    assert schemas["Stop"]["properties"]["view"]["additionalProperties"] is True


@pytest.mark.slow
def test_options_of_all_games_are_what_the_document_says() -> None:
    valid = jsonschema_rs.validator_for(OPTION_VALUE)
    for kept in golden_records():
        match = Match.replay(Record.parse((HERE / kept.file).read_text(encoding="utf-8")))
        seen = {json.dumps(plain(step.value)) for step in match.history()}
        assert all(valid.is_valid(json.loads(text)) for text in seen), kept.file


def test_a_shape_tells_where_an_option_stands() -> None:
    """With the formula in docs/online.md."""
    lattice = Lattice(("angle", range(0, 3600, 5)), ("strength", range(5, 101)))
    question = Question(0, "decide.aim", {}, lattice)
    shape = _question(question).shape
    assert shape is not None and shape.kind == "lattice" and [axis.name for axis in shape.axes] == list(lattice.names)
    for place in (0, 1, 95, 96, 12_345, len(lattice) - 1):
        index = 0
        for number, axis in zip(lattice[place], shape.axes, strict=True):
            numbers = range(axis.start, axis.stop, axis.step)
            index = index * len(numbers) + (number - axis.start) // axis.step
        assert index == place
    counted = _question(Question(0, "bid", {}, range(0, 2000, 2))).shape
    assert counted == ShapeInfo("range", [AxisInfo("", 0, 2000, 2)])
    assert _question(Question(0, "few", {}, ("a", "b"))).shape is None


def test_names_are_unique_and_plain(document: Any) -> None:
    names = [one["operationId"] for _, _, one in operations(document)]
    assert len(names) == len(set(names))
    assert all(name.isidentifier() for name in names)
    assert all(name.isidentifier() for name in document["components"]["schemas"])


def test_everything_is_explained(document: Any) -> None:
    for path, method, one in operations(document):
        assert one["summary"] and one["description"], (method, path)
        assert len(one["tags"]) == 1 and one["tags"][0] in {tag["name"] for tag in document["tags"]}, (method, path)
    for name, schema in document["components"]["schemas"].items():
        assert name.startswith("Socket") or schema["description"], name
    assert all(tag["description"] for tag in document["tags"])
    for word in ("/ws/tables/{table}", "/ws/matches/{match}", "rewinds", "SocketSaid", "4401", "1013"):
        assert word in document["info"]["description"]
    fields = document["components"]["schemas"]["Stop"]["properties"]
    assert all(fields[name]["description"] for name in ("seat", "ply", "since", "rewinds", "clocks", "autos", "reply"))


def test_fields_are_explained_where_their_names_do_not_say_it_all(document: Any) -> None:
    schemas = document["components"]["schemas"]
    silent = [f"{name}.{field}" for name, schema in schemas.items() for field in schema.get("properties", {})]
    silent = [one for one in silent if "description" not in _field(schemas, one)]
    assert len(silent) < 170  # id, name, game…
    for one in ("TableInfo.host", "TableInfo.commitment", "SeatInfo.shared", "MatchLine.table", "StepInfo.view"):
        assert one not in silent


def _field(schemas: Any, name: str) -> Any:
    kind, _, field = name.partition(".")
    return schemas[kind]["properties"][field]


BODIES: dict[str, Any] = {
    "NewTable": {"plan": {"game": "pig"}, "seats": [{}]},
    "ChatWish": {"text": "hello"},
    "AnswerGiven": {"ply": 0},
    "BranchWish": {"ply": 1},
    "HabitSet": {"prompt": "turn.choice"},
    "WindowsWish": {"which": "near"},
    "Credentials": {"login": "alice", "password": "correct horse"},
    "PasswordChange": {"old": "correct horse", "new": "battery staple"},
    "NewPerson": {"name": "Ada"},
    "MatchRecord": {},
}


@pytest.mark.asyncio
async def test_the_document_says_which_requests_need_a_person(sqlite_url: str, document: Any) -> None:
    assert document["components"]["securitySchemes"]["cookie"]["in"] == "cookie"
    named = {"game": "pig", "day": "2026-01-01", "slug": "turn.choice", "seat": "0", "table": "none", "match": "none"}
    named["request_id"] = "none"
    named["name"] = "tipped_over"
    async with serving(sqlite_url, rates=False) as server:
        for path, method, one in operations(document):
            async with server.visitor() as nobody:
                answer = await nobody.request(method, path.format(**named), json=_body(one))
            must = one["security"] == [{"cookie": []}]
            assert (answer.json()["slug"] == "no_person" if answer.status_code == 401 else False) == must or (
                one["operationId"] in ("find_matches", "log_in")  # `mine` is the default; a login is wrong
            ), (method, path, answer.text)


def _body(operation: Any) -> Any:
    if "requestBody" not in operation:
        return None
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    return BODIES.get(schema["$ref"].rpartition("/")[2], {})


@pytest.mark.asyncio
async def test_a_typing_error_is_noticed(sqlite_url: str, document: Any) -> None:
    """In every request and in nested objects."""
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        for path, method, one in operations(document):
            if "requestBody" in one and one["operationId"] != "upload_record":
                where = path.format(table="none", match="none", seat="0")
                answer = await ada.client.request(method, where, json=_body(one) | {"sead": 1})
                assert answer.status_code == 400 and "unknown field `sead`" in answer.text, (method, path, answer.text)
        table = {"plan": {"game": "pig"}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        for wrong in (
            {**table, "plan": {"game": "pig", "standin": "easy"}},
            {**table, "plan": {"game": "pig", "clock": {"bank": 60, "bonsu": 1}}},
            {**table, "seats": [{"kind": "me"}, {"kindd": "open"}]},
        ):
            assert "unknown field" in (await ada.post("/api/tables", wrong, status=400))["facts"]["what"]
        await ada.post("/api/tables", table, status=201)


def test_every_request_says_how_it_may_be_refused(document: Any) -> None:
    refusal = {"$ref": "#/components/schemas/Refusal"}
    for path, method, one in operations(document):
        failing = {code: answer for code, answer in one["responses"].items() if int(code) >= 400}
        assert {"400", "500", "503"} <= failing.keys(), (method, path)
        if one["tags"][0] not in ("games", "server"):
            assert {"401", "403", "409", "429"} <= failing.keys(), (method, path)
        if method in ("post", "patch"):
            assert {"404", "413", "415"} <= failing.keys(), (method, path)
        if "{" in path:
            assert "404" in failing, (method, path)
        for code, answer in failing.items():
            if path != "/health":
                assert answer["content"]["application/json"]["schema"] == refusal, (method, path, code)


def test_every_answer_has_a_shape(document: Any) -> None:
    for path, method, one in operations(document):
        for code, answer in one["responses"].items():
            if code in ("204", "304"):
                assert "content" not in answer, (method, path)
            else:
                assert all(content["schema"] for content in answer["content"].values()), (method, path, code)
        if method in ("post", "patch") and "requestBody" in one:
            assert all(content["schema"] for content in one["requestBody"]["content"].values()), (method, path)


def test_all_that_goes_over_the_socket_is_in_it(document: Any) -> None:
    schemas = document["components"]["schemas"]
    for whole, parts in (("SocketSaid", get_args(ClientMessage)), ("SocketTold", TOLD)):
        named = {part["$ref"].rpartition("/")[2] for part in schemas[whole]["anyOf"]}
        assert named == {part.__name__ for part in parts}
        tags = schemas[whole]["discriminator"]["mapping"]
        assert len(tags) == len(parts)
        for part in parts:
            assert "type" in schemas[part.__name__]["required"]
    assert schemas["Refusal"]["required"] == list(Refusal.__struct_fields__)


@pytest.mark.asyncio
async def test_it_is_served_to_everybody(sqlite_url: str, document: Any) -> None:
    async with serving(sqlite_url) as server, server.visitor() as nobody:
        served: httpx.Response = await nobody.get("/api/schema/openapi.json")
    assert served.status_code == 200
    assert served.headers["content-type"].startswith("application/json")
    assert served.json() == document
