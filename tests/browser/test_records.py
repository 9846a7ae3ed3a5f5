"""One bad record, or one part that fails to draw, does not hide the rest."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.doors import go_to
from tests.browser.histories import hand, import_file, read, save, write
from tests.browser.table import Table
from tests.browser.words import exactly, press, say

STORE = """(records) => new Promise((resolve, reject) => {
    const opening = indexedDB.open("twentyfour-hands");
    opening.onupgradeneeded = () => opening.result.createObjectStore("hands");
    opening.onsuccess = () => {
        const change = opening.result.transaction("hands", "readwrite");
        for (const record of records) change.objectStore("hands").put(record, record.id);
        change.oncomplete = () => { opening.result.close(); resolve(); };
        change.onerror = reject;
    };
})"""
BAD: dict[str, dict[str, Any]] = {
    "of the year 10000": {"at": 253402300800000},
    "of a technique without words": {"technique": {"code": "sum", "params": {"n": {}}}},
    "of a number that is none": {"numbers": ["1/0", 1, 2, 3]},
    "of a length that is none": {"milliseconds": 1e308},
}
PARTS = 2 * 4000
"""The hands in two parts of the page."""

NO_DATES = """
    Intl.DateTimeFormat.prototype.formatToParts = () => { throw new RangeError("no date"); };
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
        get: () => () => { throw new RangeError("no date"); },
    });
"""


def keep(page: Page, site: str, *records: dict[str, Any]) -> None:
    """Write records to the browser's database, as a damaged page might."""
    page.goto(f"{site}#/help")
    page.evaluate(STORE, list(records))


@pytest.mark.parametrize("fault", BAD.values(), ids=BAD)
@pytest.mark.sample(1)
def test_bad_record_is_set_aside_and_saved_as_it_is(
    page: Page, site: str, fault: dict[str, Any], tmp_path: Path
) -> None:
    bad = hand(2, **fault)
    keep(page, site, hand(1), bad)
    page.goto(f"{site}#/stats")
    page.reload()
    expect(page.locator("[data-total=played] dd")).to_have_text("1")
    expect(page.locator("[data-unreadable='1']")).to_be_visible()
    content = read(save(page, tmp_path / "saved.json.gz"))
    assert [one["id"] for one in content["hands"]] == ["hand-1"]
    assert content["others"] == [bad]
    table = Table(page, site)
    table.open("3,3,8,8")
    table.wait_for_python()
    table.button("play.new").click()
    expect(page).not_to_have_url(f"{site}#/play?hand=3,3,8,8")
    go_to(page, "nav.me", "nav.stats")
    press(page, "data.erase")
    exactly(page, "button", "data.erase.yes").click()
    expect(page.locator("[data-outcome=erased]")).to_be_visible()


@pytest.mark.thorough
def test_history_of_several_parts_is_read_whole(page: Page, site: str) -> None:
    keep(page, site, *[hand(number) for number in range(PARTS + 1)])
    page.goto(f"{site}#/stats")
    page.reload()
    expect(page.locator("[data-total=played] dd")).to_have_text(f"{PARTS + 1}")


def test_part_that_fails_to_draw_leaves_the_others(
    page: Page, site: str, problems: list[str], tmp_path: Path
) -> None:
    page.add_init_script(NO_DATES)
    page.goto(f"{site}#/stats")
    import_file(page, write(tmp_path / "history.json", [hand(1), hand(2)]))
    expect(page.locator("[data-broken]").first).to_contain_text("Your history is safe.")
    expect(page.locator("[data-total=played] dd")).to_have_text("2")
    assert len(read(save(page, tmp_path / "saved.json.gz"))["hands"]) == 2
    problems.clear()


@pytest.mark.thorough
def test_page_that_fails_to_draw_offers_ways_out_that_keep_the_hands(
    page: Page, site: str, problems: list[str], tmp_path: Path
) -> None:
    keep(page, site, hand(1))
    page.add_init_script(NO_DATES)
    page.goto(f"{site}#/daily")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("broken.page"))
    saved = read(save(page, tmp_path / "saved.json.gz"))
    assert [one["id"] for one in saved["hands"]] == ["hand-1"]
    press(page, "broken.without-history")
    page.goto(f"{site}#/stats")
    expect(page.get_by_text(say("data.without-history"))).to_be_visible()
    expect(page.locator("[data-total=played]")).to_have_count(0)
    press(page, "data.without-history.end")
    expect(page.locator("[data-total=played] dd")).to_have_text("1")
    problems.clear()
