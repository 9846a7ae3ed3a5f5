"""Favourites and own lists: the star, typed hands, playing, links, backups and the second copy."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.histories import HEAR_OF_FILES, import_file, save
from tests.browser.table import Table, visit
from tests.browser.waits import wait_until

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
COPIED = """async () => {
    const opened = indexedDB.open("twentyfour-copy");
    opened.onupgradeneeded = () => opened.transaction.abort(); // the page creates it
    const database = await new Promise((done) => {
        opened.onsuccess = () => done(opened.result);
        opened.onerror = () => done(null);
    });
    if (!database) return false;
    const read = database.transaction("values").objectStore("values").get("twentyfour:lists");
    await new Promise((done) => { read.onsuccess = done; });
    database.close();
    return read.result?.includes("Monday");
}"""


def expect_favourites(page: Page, count: str) -> None:
    """Expect the number of the favourites on the page of all lists."""
    expect(page.get_by_role("listitem").filter(has_text="Favourites")).to_contain_text(count)


def add(page: Page, hands: str) -> None:
    """Type hands into the list that is open."""
    page.get_by_label("Type hands").fill(hands)
    page.get_by_role("button", name="Add").click()


def lose_and_find(page: Page) -> None:
    """Lose the lists, which come back from the copy in the other storage."""
    wait_until(page, COPIED)
    page.evaluate("localStorage.removeItem('twentyfour:lists')")
    page.reload()
    expect(page.get_by_text("They are back from a copy.").first).to_be_visible()


@pytest.mark.own_context
def test_hands_of_lists_are_kept_played_shared_and_brought_back(
    table: Table, visitor: BrowserContext, tmp_path: Path
) -> None:
    page = table.page
    page.add_init_script(f"{NO_CLIPBOARD}\n{HEAR_OF_FILES}")
    table.open("3,3,8,8")
    star = page.get_by_role("button", name="Favourite")
    expect(star).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("b")
    expect(star).to_have_attribute("aria-pressed", "true")

    visit(page, table.site, "#/me")
    page.get_by_role("link", name="My lists").click()
    expect_favourites(page, "1 hand")
    page.get_by_label("New list").fill("Monday")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Monday")
    add(page, "1 5 5 5\n1 1 1 1")
    expect(page.get_by_text("No solution: line 2.").first).to_be_visible()
    add(page, "1 5 5 5\n2 3 5 K\n5 1 5 5")
    hands = page.get_by_role("list", name="Monday").get_by_role("link")
    expect(hands).to_have_text([re.compile("1 5 5 5"), re.compile("2 3 5 13")])
    page.get_by_role("button", name="Favourite 2 3 5 13").click()

    page.get_by_role("link", name="Play in order").click()
    expect(page.locator("main")).to_contain_text("Monday 1 of 2")
    table.button("play.new").click()
    expect(page).to_have_url(re.compile(r"hand=2,3,5,13&list=.*&place=2"))
    page.reload()
    expect(page.locator("main")).to_contain_text("Monday 2 of 2")
    table.button("play.new").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Monday")

    page.get_by_role("button", name="Make the set").click()
    expect(page).to_have_url(re.compile(r"#/set\?hands=1,5,5,5_2,3,5,13&title=Monday"))
    page.go_back()
    page.get_by_role("button", name="Send the link").click()
    link = page.get_by_label("Text to share").input_value()
    friend = visitor.new_page()
    friend.goto(link)
    friend.get_by_role("button", name="Add").click()
    expect(friend.get_by_role("list", name="Monday").get_by_role("link")).to_have_count(2)
    friend.goto(link[:-3])
    expect(friend.get_by_text("The hands of this link cannot be read.").first).to_be_visible()

    visit(page, table.site, "#/stats")
    file = save(page, tmp_path / "hands.json.gz")
    friend.goto(f"{table.site}#/stats")
    import_file(friend, file)
    expect(friend.get_by_text("The lists are here too.").first).to_be_visible()
    friend.goto(f"{table.site}#/lists")
    expect_favourites(friend, "2 hands")
    lose_and_find(page)
    visit(page, table.site, "#/lists")
    expect_favourites(page, "2 hands")
