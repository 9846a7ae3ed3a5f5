"""No single key discards a hand: a hand that was left can be restored."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.sizes import at_both_sizes, desk
from tests.browser.table import Table
from tests.browser.words import by, like, press, say

UNDO = "play.undo"


@pytest.fixture
def table(page: Page, site: str) -> Table:
    table = Table(page, site)
    page.goto(f"{site}#/play")
    table.wait_for_python()
    table.choose_typing()
    return table


@at_both_sizes()
def test_new_hand_is_undone_until_something_is_done_on_it(table: Table) -> None:
    page = table.page
    table.button("play.new").click()
    press(page, "play.hint")
    expect(page.locator(".hints")).to_contain_text(like("hint.technique"))
    before, hint = page.url, page.locator(".hints p").inner_text()
    table.answer.fill("1+")
    table.button("play.new").click()
    expect(page).not_to_have_url(before)
    expect(table.answer).to_have_value("")
    table.button(UNDO).click()
    expect(page).to_have_url(before)
    expect(table.answer).to_have_value("1+")
    expect(page.locator(".hints p")).to_have_text(hint)
    expect(table.button(UNDO)).to_have_count(0)

    table.button("play.new").click()
    expect(table.button(UNDO)).to_be_visible()
    table.answer.fill("1")
    expect(table.button(UNDO)).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [desk()], ids=["desk"])
def test_mode_and_link_are_undone_by_a_key_or_the_way_back(table: Table) -> None:
    page = table.page
    expect(page).to_have_url(re.compile("hand="))
    before = page.url
    table.answer.fill("1+")
    by(page, "button", "mode.label").click()
    page.locator(".mode-choice", has_text=say("mode.find")).click()
    expect(page).to_have_url(re.compile("find=all"))
    expect(table.button(UNDO)).to_be_visible()
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("u")
    expect(page).to_have_url(before)
    expect(table.answer).to_have_value("1+")

    table.open("3,3,8,8")
    expect(table.answer).to_have_value("")
    page.go_back()
    expect(table.answer).to_have_value("1+")
