"""Favourites and own lists: the star, typed hands, playing, links, backups and the second copy."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.histories import HEAR_OF_FILES, import_file, save
from tests.browser.table import Table, visit
from tests.browser.words import by, press, say

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"


def expect_favourites(page: Page, count: int) -> None:
    """Expect the number of the favourites on the page of all lists."""
    favourites = page.get_by_role("listitem").filter(has_text=say("lists.favourites"))
    expect(favourites).to_contain_text(say("review.count", count=count))


def add(page: Page, hands: str) -> None:
    """Type hands into the list that is open."""
    page.get_by_label(say("lists.type")).fill(hands)
    press(page, "lists.add")


LOSE_LISTS = """() => new Promise((done, failed) => {
    const opening = indexedDB.open("twentyfour-hands");
    opening.onerror = failed;
    opening.onsuccess = () => {
        const change = opening.result.transaction("values", "readwrite");
        change.objectStore("values").delete("lists");
        change.oncomplete = () => { opening.result.close(); done(); };
    };
})"""

FULL = """Storage.prototype.setItem = function (key, value) {
    if (this === localStorage) throw new DOMException("full", "QuotaExceededError");
    this[key] = value;
};"""
"""A script after which `localStorage` has no room, as if another project of the host filled it."""

FULL_DATABASE = """IDBObjectStore.prototype.put = function () {
    throw new DOMException("full", "QuotaExceededError");
};"""


def lose_and_find(page: Page) -> None:
    """Lose the lists, which come back from the copy in the other storage."""
    page.evaluate(LOSE_LISTS)
    page.reload()
    expect(page.get_by_text(say("data.settings-back")).first).to_be_visible()


@pytest.mark.own_context
def test_hands_of_lists_are_kept_played_shared_and_brought_back(
    table: Table, visitor: BrowserContext, tmp_path: Path
) -> None:
    page = table.page
    page.add_init_script(f"{NO_CLIPBOARD}\n{HEAR_OF_FILES}")
    table.open("3,3,8,8")
    star = by(page, "button", "lists.star")
    expect(star).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("b")
    expect(star).to_have_attribute("aria-pressed", "true")

    visit(page, table.site, "#/me")
    by(page, "link", "mode.list").click()
    expect_favourites(page, 1)
    page.get_by_label(say("lists.new")).fill("Monday")
    press(page, "lists.add")
    expect(page.get_by_role("heading", level=1)).to_have_text("Monday")
    add(page, "1 5 5 5\n1 1 1 1")
    expect(page.get_by_text(say("sets.fault.unsolvable", lines=2)).first).to_be_visible()
    add(page, "1 5 5 5\n2 3 5 K\n5 1 5 5")
    hands = page.get_by_role("list", name="Monday").get_by_role("link")
    expect(hands).to_have_text([re.compile("1 5 5 5"), re.compile("2 3 5 13")])
    page.get_by_role("button", name=f"{say('lists.star')} 2 3 5 13").click()

    by(page, "link", "lists.play").click()
    expect(page.locator("main")).to_contain_text(f"Monday {say('daily.place', place=1, count=2)}")
    table.button("play.new").click()
    expect(page).to_have_url(re.compile(r"hand=2,3,5,13&list=.*&place=2"))
    page.reload()
    expect(page.locator("main")).to_contain_text(f"Monday {say('daily.place', place=2, count=2)}")
    table.button("play.new").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Monday")

    press(page, "sets.make")
    expect(page).to_have_url(re.compile(r"#/set\?hands=1,5,5,5_2,3,5,13&title=Monday"))
    page.go_back()
    press(page, "sets.send-link")
    link = page.get_by_label(say("share.text")).input_value()
    friend = visitor.new_page()
    friend.goto(link)
    press(friend, "lists.add")
    expect(friend.get_by_role("list", name="Monday").get_by_role("link")).to_have_count(2)
    friend.goto(link[:-3])
    expect(friend.get_by_text(say("sets.bad-link")).first).to_be_visible()

    visit(page, table.site, "#/stats")
    file = save(page, tmp_path / "hands.json.gz")
    friend.goto(f"{table.site}#/stats")
    import_file(friend, file)
    expect(friend.get_by_text(say("data.lists")).first).to_be_visible()
    friend.goto(f"{table.site}#/lists")
    expect_favourites(friend, 2)
    lose_and_find(page)
    visit(page, table.site, "#/lists")
    expect_favourites(page, 2)


def test_lists_are_kept_if_local_storage_is_full(page: Page, site: str) -> None:
    page.add_init_script(FULL)
    table = Table(page, site)
    table.open("3,3,8,8")
    star = by(page, "button", "lists.star")
    expect(star).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("b")
    expect(star).to_have_attribute("aria-pressed", "true")
    visit(page, site, "#/lists")
    expect_favourites(page, 1)
    page.reload()
    expect_favourites(page, 1)
    expect(page.get_by_text(say("lists.unkept.full"))).to_have_count(0)


def test_two_tabs_keep_the_lists_of_both(page: Page, site: str) -> None:
    other = page.context.new_page()
    for tab, hand in ((page, "3,3,8,8"), (other, "1,5,5,5")):
        Table(tab, site).open(hand)
        expect(by(tab, "button", "lists.star")).to_have_attribute("aria-pressed", "false")
    for tab in (page, other):
        tab.keyboard.press("b")
        expect(by(tab, "button", "lists.star")).to_have_attribute("aria-pressed", "true")
    visit(page, site, "#/lists")
    expect_favourites(page, 2)
    page.reload()
    expect_favourites(page, 2)


def test_page_says_at_the_star_that_lists_cannot_be_kept(page: Page, site: str) -> None:
    page.add_init_script(f"{FULL}\n{FULL_DATABASE}")
    Table(page, site).open("3,3,8,8")
    star = by(page, "button", "lists.star")
    expect(star).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("b")
    expect(star).to_have_attribute("aria-pressed", "true")
    banner = by(page, "region", "data.title")
    expect(banner).to_contain_text(say("lists.unkept.full"))
    banner.get_by_role("button").click()
    expect(banner).to_contain_text(say("data.full"))
    banner.get_by_role("button").click()
    expect(banner).to_have_count(0)
    visit(page, site, "#/lists")
    expect_favourites(page, 1)
    expect(page.locator(".fault", has_text=say("lists.unkept.full"))).to_be_visible()
