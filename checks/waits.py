"""Tests wait and set the clock only in ways that work."""

import ast
from collections.abc import Iterable, Iterator

from checks.files import ROOT

_WAITS = ROOT / "tests/browser/waits.py"
"""The only file that may wait for a time."""
_TIMED = {"wait_for_function", "wait_for_timeout", "sleep"}
"""`wait_for_function` takes a promise for true, and evaluates strings, which the policy forbids."""


def faults() -> Iterator[str]:
    """Yield the faults in the tests, and in what the tests of the page share."""
    tests = set((ROOT / "tests").rglob("test_*.py"))
    for file in sorted(tests.union(_WAITS.parent.glob("*.py"))):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        name = file.relative_to(ROOT).as_posix()
        if file != _WAITS:
            for line in timed_waits(tree):
                yield f"{name}:{line}: wait for a state: use a function of tests/browser/waits.py"
        for function in shared_clocks(tree) if file in tests else ():
            yield f"{name}: {function} sets the clock, and needs the mark `own_context`"


def timed_waits(tree: ast.Module) -> Iterator[int]:
    """Yield the lines that wait for a time, or for what cannot be waited for."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            names = [node.attr]
        elif isinstance(node, ast.ImportFrom):
            names = [alias.name for alias in node.names]
        else:
            continue
        if not _TIMED.isdisjoint(names):
            yield node.lineno


def shared_clocks(tree: ast.Module) -> Iterator[str]:
    """Yield the functions that set the clock of a context that other tests share.

    A context has one clock, for the pages of all tests that share it.
    """
    if _is_own(node for node in tree.body if isinstance(node, ast.Assign)):
        return
    for function in tree.body:
        if isinstance(function, ast.FunctionDef):
            is_own = _is_own(function.decorator_list) or "visitor" in ast.unparse(function.args)
            if not is_own and _sets_the_clock(function):
                yield function.name


def _is_own(marks: Iterable[ast.AST]) -> bool:
    return any("own_context" in ast.unparse(mark) for mark in marks)


def _sets_the_clock(function: ast.FunctionDef) -> bool:
    nodes = ast.walk(function)
    return any(isinstance(node, ast.Attribute) and node.attr == "clock" for node in nodes)
