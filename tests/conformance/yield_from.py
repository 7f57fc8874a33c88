"""Finds rules that are called but not played. Without `yield from` a rule does nothing, and type checkers allow it."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

ASKS = frozenset({"Ask"})
_PLAYED = frozenset({"Ask", "Rule"})  # return types that the caller must play


def rules_of(trees: Iterable[ast.AST]) -> frozenset[str]:
    """The names of all functions and methods that return a Rule or an Ask."""
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return frozenset(function.name for function in functions if _is_rule(function))


def unplayed(tree: ast.AST, rules: frozenset[str]) -> list[tuple[int, str]]:
    """Line and name of each rule or question that is called outside a `yield from`.

    Passing a rule on is fine: `return fight(...)` in a function that returns a Rule and asks nothing itself, or a rule
    as the argument of a rule that is played, or of `play` in a scenario. A module may also make a question once and ask
    it often. A plain function may have the name of another module's rule.
    """
    known = rules - _plain_functions(tree) | ASKS
    played: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.YieldFrom):
            played |= _calls_in(node.value)
        elif isinstance(node, ast.Call) and _called(node) == "play":
            played |= {id(argument) for argument in node.args}
        elif isinstance(node, ast.FunctionDef) and _is_rule(node):
            played |= _handed_on(node)
    return [
        (node.lineno, _called(node))
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for node in _walk_own(function)
        if isinstance(node, ast.Call)
        and _called(node) in (known if isinstance(node.func, ast.Name) else rules)
        and id(node) not in played
    ]


def _plain_functions(tree: ast.AST) -> frozenset[str]:
    """The names of this module's functions that are not rules."""
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and not _is_rule(node))


def _is_rule(function: ast.FunctionDef) -> bool:
    return function.returns is not None and _names_rule(function.returns)


def faults(folders: Iterable[Path]) -> list[str]:
    """All unplayed rules below these folders, one line each."""
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    trees = {file: ast.parse(file.read_text(encoding="utf-8"), str(file)) for file in files}
    rules = rules_of(trees.values())
    return [
        f"{file}:{line}: {name}(...) is called but never played: write `yield from` before it"
        for file, tree in trees.items()
        for line, name in unplayed(tree, rules)
    ]


def _names_rule(annotation: ast.expr) -> bool:
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    if isinstance(annotation, ast.Attribute):
        return annotation.attr in _PLAYED
    return isinstance(annotation, ast.Name) and annotation.id in _PLAYED


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def _calls_in(played: ast.expr) -> set[int]:
    """The calls that a `yield from` plays: the outermost, both arms of a choice, and the Ask of `Ask(...).always()`."""
    if isinstance(played, ast.IfExp):
        return _calls_in(played.body) | _calls_in(played.orelse)
    if not isinstance(played, ast.Call):
        return set()
    found = {id(played), *[id(argument) for argument in played.args]}
    if isinstance(played.func, ast.Attribute):
        found |= _calls_in(played.func.value)
    return found


def _handed_on(function: ast.FunctionDef) -> set[int]:
    """The calls that a function returns to its caller to play, if it asks no question itself."""
    own = [node for node in _walk_own(function) if isinstance(node, ast.Yield | ast.YieldFrom)]
    if own:
        return set()
    returned = [node.value for node in _walk_own(function) if isinstance(node, ast.Return) and node.value is not None]
    return {call for value in returned for call in _calls_in(value)}


def _walk_own(function: ast.FunctionDef) -> Iterable[ast.AST]:
    """The nodes of a function without those of functions inside it."""
    todo: list[ast.AST] = list(function.body)
    while todo:
        node = todo.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            todo.extend(ast.iter_child_nodes(node))
