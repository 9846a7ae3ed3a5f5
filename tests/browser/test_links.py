"""Any link shows a page, without an error. `LINKS=3000` tries more links."""

import os
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.links import links
from tests.browser.table import Table
from tests.browser.words import say

COUNT = int(os.environ.get("LINKS", "75"))

# Opens links in sequence, and waits for each page and Python's answers; returns the errors.
FOLLOW = """async (links) => {
    const wrong = [];
    const frame = () => new Promise(requestAnimationFrame);
    const hear = ({ error, message, reason }) =>
        wrong.push([location.hash, String(error ?? reason ?? message)]);
    addEventListener("error", hear);
    addEventListener("unhandledrejection", hear);
    for (const link of links) {
        location.hash = link;
        await frame();
        await twentyfour.read_target({ text: "24" });
        do await frame(); while (document.querySelector(".awaited"));
        const title = document.querySelector("main h1");
        if (!title?.checkVisibility() || !title.textContent) wrong.push([link, "no title"]);
        if (document.querySelector("[data-broken]")) wrong.push([link, "a part is broken"]);
    }
    removeEventListener("error", hear);
    removeEventListener("unhandledrejection", hear);
    return wrong;
}"""


@pytest.fixture
def table(page: Page, site: str) -> Table:
    table = Table(page, site)
    page.goto(site)
    table.wait_for_python()
    return table


def test_any_link_shows_a_page(table: Table) -> None:
    wrong: list[Any] = table.page.evaluate(FOLLOW, list(links(COUNT)))
    assert wrong == []


@pytest.mark.parametrize("route", ["#/play?hand=", "#/?hand", "#/play?hand=&find=all"])
@pytest.mark.sample(1)
def test_link_with_an_empty_hand_deals_one(page: Page, site: str, route: str) -> None:
    table = Table(page, site)
    page.goto(site + route)
    expect(table.cards).to_have_count(4)
    expect(page).to_have_url(re.compile(r"hand=\d"))


@pytest.mark.parametrize("route", ["#/play?target=7", "#/play?hand=&target=7"])
@pytest.mark.sample(1)
def test_link_with_only_a_target_deals_a_hand_for_it(page: Page, site: str, route: str) -> None:
    table = Table(page, site)
    page.goto(site + route)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("play.goal", target=7))
    expect(table.cards.first).to_be_enabled()
    expect(page).to_have_url(re.compile(r"hand=\d.*target=7"))


@pytest.mark.thorough
def test_invalid_target_is_reported(page: Page, site: str) -> None:
    page.goto(f"{site}#/play?target=abc")
    expect(page.locator(".failure")).to_contain_text("can't be a target")
