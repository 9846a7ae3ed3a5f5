"""A long history is stored in blocks: it opens at once, and each of its hands can be changed."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.histories import (
    HEAR_OF_FILES,
    Hand,
    hand,
    import_file,
    played,
    read,
    save,
    write,
)
from tests.browser.waits import wait_until

BLOCK = 1000
LAID = 2 * BLOCK + 1
PUT = """(entries) => new Promise((resolve, reject) => {
    const opening = indexedDB.open("twentyfour");
    opening.onupgradeneeded = () => opening.result.createObjectStore("hands");
    opening.onsuccess = () => {
        const change = opening.result.transaction("hands", "readwrite");
        for (const [key, value] of entries) change.objectStore("hands").put(value, key);
        change.oncomplete = () => { opening.result.close(); resolve(); };
        change.onabort = reject;
    };
})"""
IDS_IN_BLOCKS = """() => new Promise((resolve, reject) => {
    const opening = indexedDB.open("twentyfour");
    opening.onsuccess = () => {
        const hands = opening.result.transaction("hands").objectStore("hands");
        const asked = hands.getAll(IDBKeyRange.bound(0, Infinity));
        asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result.flatMap(({ columns }) => columns.id));
        };
    };
    opening.onerror = reject;
})"""
ARE_IN_BLOCKS = f"async (count) => (await ({IDS_IN_BLOCKS})()).length === count"


def record(one: Hand, version: int = 3) -> tuple[str, dict[str, Any]]:
    return one["id"], {"version": version, **one}


def block(hands: list[Hand], version: int = 3) -> dict[str, Any]:
    return {
        "version": version,
        "columns": {name: [one[name] for one in hands] for name in hands[0]},
    }


def lay(page: Page, site: str, entries: Sequence[tuple[str | int, dict[str, Any]]]) -> None:
    """Write values to the browser's database, as an earlier page has."""
    page.goto(f"{site}#/help")
    page.evaluate(PUT, entries)


def expect_hands(page: Page, count: int) -> None:
    """Reload the page, and expect the same number of hands."""
    page.evaluate("location.hash = '#/stats'")
    page.reload()
    expect(page.locator("[data-total=played] dd")).to_have_text(str(count))


@pytest.mark.thorough
@pytest.mark.every_browser
def test_records_of_an_older_build_are_put_into_blocks_and_each_hand_stays_as_it_was(
    page: Page, site: str, tmp_path: Path
) -> None:
    page.add_init_script(HEAR_OF_FILES)
    hands = [one for start in range(0, LAID, 100) for one in renamed(played(100), start)][:LAID]
    lay(page, site, [record(one) for one in hands])
    expect_hands(page, LAID)
    wait_until(page, ARE_IN_BLOCKS, 2 * BLOCK)
    expect_hands(page, LAID)
    saved = read(save(page, tmp_path / "saved.json.gz"))["hands"]
    by_id = {one["id"]: one for one in hands}
    assert {one["id"]: one for one in saved} == by_id


def renamed(hands: list[Hand], start: int) -> list[Hand]:
    return [{**one, "id": f"hand-{start + place}"} for place, one in enumerate(hands)]


@pytest.mark.thorough
@pytest.mark.every_browser
def test_two_tabs_that_pack_at_once_neither_lose_nor_double_hands(page: Page, site: str) -> None:
    tabs = [page, page.context.new_page()]
    tabs[1].goto(f"{site}#/help")
    lay(page, site, [record(hand(number)) for number in range(LAID)])
    for tab in tabs:
        tab.evaluate("location.hash = '#/stats'")
        tab.reload(wait_until="commit")
    wait_until(page, ARE_IN_BLOCKS, 2 * BLOCK)
    ids = page.evaluate(IDS_IN_BLOCKS)
    assert len(set(ids)) == len(ids)
    for tab in tabs:
        expect_hands(tab, LAID)


def test_single_record_overrides_the_record_in_a_block(page: Page, site: str) -> None:
    old, older = hand(1, result="shown"), hand(2, result="shown")
    lay(page, site, [(1, block([old, older])), (2, block([hand(2)])), record(hand(1))])
    expect_hands(page, 2)
    expect(page.locator("[data-total=solved] dd")).to_have_text("2")


@pytest.mark.thorough
def test_hands_in_a_block_get_new_techniques_and_are_removed_like_any_other(
    page: Page, site: str
) -> None:
    former = {"technique": {"code": "former-fraction", "params": {}}}
    hands = [hand(number, id=f"code-b-{number}", **former) for number in range(2)]
    lay(page, site, [(1, block([*hands, hand(9)])), (2, block([hand(10)]))])
    expect_hands(page, 4)
    techniques = page.get_by_role("table", name="By technique")
    expect(techniques).to_contain_text("Divide by a fraction4 of 4")
    wait_until(page, ARE_IN_BLOCKS, 2)
    expect_hands(page, 4)
    expect(techniques).to_contain_text("Divide by a fraction4 of 4")

    lay(page, site, [(3, block(hands))])
    page.evaluate("localStorage.setItem('twentyfour:travel', JSON.stringify({batch: 'code-b-'}))")
    page.goto(f"{site}#/travel")
    page.reload()
    page.get_by_role("button", name="Remove the 2 hands").click()
    expect(page.locator("[data-travel=undone]")).to_be_visible()
    expect_hands(page, 2)


def test_blocks_of_a_newer_version_are_set_aside_hand_by_hand(page: Page, site: str) -> None:
    lay(page, site, [(1, block([hand(1), hand(2)], 99)), (2, block([hand(3)]))])
    expect_hands(page, 1)
    expect(page.locator("[data-unreadable='2']")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.every_browser
def test_a_long_file_is_stored_in_blocks_and_deleted_with_them(
    page: Page, site: str, tmp_path: Path
) -> None:
    page.goto(f"{site}#/stats")
    import_file(page, write(tmp_path / "long.json", [hand(number) for number in range(LAID)]))
    assert len(page.evaluate(IDS_IN_BLOCKS)) == 2 * BLOCK
    expect_hands(page, LAID)
    page.get_by_role("button", name="Delete everything…").click()
    page.get_by_role("button", name="Delete everything", exact=True).click()
    expect(page.locator("[data-outcome=erased]")).to_be_visible()
    assert page.evaluate(IDS_IN_BLOCKS) == []
    page.reload()
    expect(page.get_by_role("link", name="Play a hand")).to_be_visible()
