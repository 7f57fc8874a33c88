"""Builds, checks and serves the client for browsers. `web/build.py` does the building."""

from collections.abc import Iterable
from typing import Final

from tooling.children import call, quiet
from tooling.fetching import find_node
from tooling.messages import Missing, say
from web import build

GENERATED: Final = "generated types"  # of the protocol and of the games' views


def build_client() -> bool:
    """Build the client, unless it is up to date. Return whether there is one, even an older one.

    If the build fails, say why and go on: everything else works without the client.
    """
    try:
        if not build.is_built():
            say("building the page for browsers, under a minute the first time")
            find_node()
            build.build()
    except (Missing, build.ClientFailed) as failed:
        say(f"the page for browsers is {'an older one' if build.is_there() else 'missing'}: {failed}")
    return build.is_there()


def client_complaints(python: str, scripts: dict[str, str]) -> dict[str, str]:
    """Build the client, compare its generated types with ours and run these scripts of web/package.json.

    Returns what each complains of, by its name here; an empty text where all is well.
    """
    complaints = {"client": ""}
    try:
        node = find_node()
        build.install(node)
    except (Missing, build.ClientFailed) as failed:
        return {"client": str(failed), **dict.fromkeys((GENERATED, *scripts), "not tried, see client")}
    try:
        build.build()
    except build.ClientFailed as failed:
        complaints["client"] = str(failed)
    code, output = quiet("generated", [python, "-m", "web.protocol", "--check"])
    complaints[GENERATED] = output if code else ""
    for name, script in scripts.items():
        code, output = build.npm(script, node)
        complaints[name] = f"npm run {script}\n{output}" if code else ""
    return complaints


def serve_edits(arguments: Iterable[str]) -> int:
    """Start Vite's own server, which shows every edit and passes requests for data on to `./run serve`."""
    node = find_node()
    build.install(node)
    words = [*build.command("dev", node), "--", *arguments]
    return call(words, cwd=build.WEB, env=build.environment(node))
