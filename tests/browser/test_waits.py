"""Tests of the waits: `wait_until` accepts late conditions and promises, and no other code sleeps.

A test that sets the clock has its own context, because the pages of a context share one clock.
"""

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser import waits

TIMED = {"wait_for_function", "wait_for_timeout", "sleep"}
LATER = """() => {
    window.looks = 0;
    Object.defineProperty(window, "done", { get: () => ++looks > 3 });
}"""


@pytest.mark.every_browser
@pytest.mark.parametrize("condition", ["() => done", "async () => done"])
def test_wait_looks_until_it_is_true(page: Page, site: str, condition: str) -> None:
    page.goto(site)
    page.evaluate(LATER)
    waits.wait_until(page, condition)
    assert page.evaluate("looks") == 4


def test_no_other_code_sleeps_or_uses_a_wait_that_cannot_wait() -> None:
    """`wait_for_function` takes a promise for true, and evaluates strings, which is forbidden."""
    allowed = Path(waits.__file__)
    faults = [
        f"{file.name}:{node.lineno}"
        for file in allowed.parent.glob("*.py")
        if file != allowed
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Attribute) and node.attr in TIMED
    ]
    assert faults == []


def test_who_sets_the_clock_has_a_context_of_its_own() -> None:
    """A context has one clock, for the pages of all tests that share the context."""
    faults = [
        f"{file.name}: {test.name}"
        for file in Path(waits.__file__).parent.glob("test_*.py")
        for module in [ast.parse(file.read_text())]
        if not _is_own(node for node in module.body if isinstance(node, ast.Assign))
        for test in module.body
        if isinstance(test, ast.FunctionDef) and _sets_the_clock(test)
        if not _is_own(test.decorator_list) and "visitor" not in ast.unparse(test.args)
    ]
    assert faults == []


def _is_own(marks: Iterable[ast.AST]) -> bool:
    return any("own_context" in ast.unparse(mark) for mark in marks)


def _sets_the_clock(test: ast.FunctionDef) -> bool:
    return any(isinstance(node, ast.Attribute) and node.attr == "clock" for node in ast.walk(test))
