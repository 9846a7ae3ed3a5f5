"""A Python that hangs or crashes is restarted, and its calls are repeated."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.table import Table
from tests.browser.words import by, press, say

pytestmark = [pytest.mark.own_context, pytest.mark.every_browser]

HANG = """
    const { stringify } = JSON;
    JSON.stringify = (value) => {
        while (value?.text === "(8-5)*8*3/3");
        return stringify(value);
    };
"""
KEEP = """
    window.workers = [];
    window.Worker = class extends Worker {
        constructor(...args) { super(...args); workers.push(this); }
    };
"""


def hang(page: Page) -> Callable[[], None]:
    def add_fault(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=HANG + answer.text())

    page.route("**/worker-*.js", add_fault, times=1)
    return lambda: None


def end(page: Page) -> Callable[[], None]:
    page.add_init_script(KEEP)
    return lambda: page.evaluate("workers[0].terminate()")


@pytest.mark.sample(1)
@pytest.mark.parametrize("prepare", [hang, end])
def test_python_that_does_not_answer_is_restarted(
    page: Page, site: str, prepare: Callable[[Page], Callable[[], None]]
) -> None:
    page.clock.install()
    fall_silent = prepare(page)
    table = Table(page, site)
    table.open("3,5,8,8")
    table.wait_for_python()
    fall_silent()
    table.check("(8-5)*8*3/3")
    page.clock.run_for(10_000)
    table.expect_verdict("overused")
    notice = by(page, "region", "engine.restarted.label")
    expect(notice).to_contain_text(say("engine.restarted"))
    press(notice, "dialog.close")
    expect(notice).to_have_count(0)
