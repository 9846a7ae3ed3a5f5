"""The check of the page's tests notices waits that cannot wait, and shared clocks."""

import ast

import pytest

from checks.waits import shared_clocks, timed_waits


@pytest.mark.parametrize(
    "call",
    [
        "time.sleep(1)",
        "from time import monotonic, sleep",
        "page.wait_for_timeout(9)",
        "page.wait_for_function('done')",
    ],
)
def test_wait_for_a_time_is_a_fault(call):
    assert [*timed_waits(ast.parse(f"wait_until(page, 'done')\n{call}"))] == [2]


@pytest.mark.parametrize(
    ("source", "functions"),
    [
        ("def test_a(page): page.clock.install()", ["test_a"]),
        ("def test_a(page): page.click()", []),
        ("@pytest.mark.own_context\ndef test_a(page): page.clock.install()", []),
        ("pytestmark = pytest.mark.own_context\ndef test_a(page): page.clock.install()", []),
        ("def test_a(visitor): visitor.new_page().clock.install()", []),
    ],
)
def test_clock_of_a_shared_context_is_a_fault(source, functions):
    assert [*shared_clocks(ast.parse(source))] == functions
