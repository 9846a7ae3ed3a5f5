"""Thousands of hands in one page need no more memory than a few. `HANDS=10000` deals that many."""

import os

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import Table
from tests.browser.words import say

HANDS = int(os.environ.get("HANDS", "300"))
PARTS = 5

NAMES = {
    "hand": [say("play.next"), say("play.new")],
    "solutions": [say("play.show"), say("play.again")],
}

# Deals hands, ends every second hand by showing its solutions, and leaves the others.
DEAL = """async ({ count, hand, solutions }) => {
    const frame = () => new Promise(requestAnimationFrame);
    const press = (...names) =>
        [...document.querySelectorAll("button")]
            .find(({ textContent }) => names.includes(textContent))
            ?.click();
    for (let place = 0; place < count; place++) {
        const before = location.hash;
        while (place % 2 && !document.querySelector(".solutions")) {
            press(...solutions);
            await frame();
        }
        press(...hand);
        while (location.hash === before) await frame();
    }
}"""


@pytest.mark.thorough
def test_memory_stays_level(page: Page, site: str) -> None:
    session = page.context.new_cdp_session(page)

    def megabytes() -> float:
        session.send("HeapProfiler.collectGarbage")
        used: float = session.send("Runtime.getHeapUsage")["usedSize"]
        return used / 1e6

    table = Table(page, site)
    page.goto(f"{site}#/play")
    table.wait_for_python()
    used = []
    for _ in range(PARTS):
        page.evaluate(DEAL, {"count": HANDS // PARTS, **NAMES})
        expect(table.cards).to_have_count(4)
        used.append(megabytes())
    grown = used[-1] - used[1]
    stored = 0.002 * HANDS  # megabytes of records, 2 kB each
    assert grown < stored + 1, used
