"""A reload in the middle of a hand brings back what was done on it, in every mode."""

import re
from datetime import date

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lessons import wait_for_cards
from tests.browser.table import Table, visit
from tests.browser.waits import tick
from tests.browser.words import by, exactly, press, say
from twentyfour.puzzles import dailies

DAY = date(2026, 11, 21)
RUN = "00002s1rp1"


def combine_first(page: Page) -> None:
    """Add the first two cards of the hand on the table."""
    tiles = page.locator(".card.tile")
    tiles.nth(0).click()
    press(page, "key.+")
    tiles.nth(1).click()


def expect_same_after_reload(page: Page) -> None:
    tiles = page.locator(".card.tile")
    expect(tiles.filter(has=page.locator(".combined-face"))).to_have_count(1)
    before = [tile.get_attribute("aria-label") for tile in tiles.all()]
    page.reload()
    expect(tiles).to_have_count(len(before))
    assert [tile.get_attribute("aria-label") for tile in tiles.all()] == before
    exactly(page, "button", "combine.undo").click()
    expect(tiles).to_have_count(len(before) + 1)


def choose_combining(page: Page) -> None:
    tick(by(page, "radio", "settings.input.combine"))


def test_steps_hints_and_verdict_come_back(table: Table) -> None:
    page = table.page
    table.open("3,3,8,8")
    table.wait_for_python()
    choose_combining(page)
    combine_first(page)
    table.button("play.hint").click()
    expect(page.locator(".hints p").first).to_have_text(re.compile(r"make 24"))
    hint = page.locator(".hints p").first.inner_text()
    table.choose_typing()
    table.check("3+3+8+8")
    table.expect_verdict("wrong-value")
    page.reload()
    table.expect_verdict("wrong-value")
    expect(table.answer).to_have_value("3+3+8+8")
    choose_combining(page)
    expect(page.locator(".hints p").first).to_have_text(hint)
    expect_same_after_reload(page)


@pytest.mark.own_context
def test_a_hand_of_the_day_comes_back_and_counts_the_time_without_a_page(
    page: Page, site: str
) -> None:
    page.clock.install(time=f"{DAY}T12:00:00Z")
    numbers = ",".join(map(str, dailies(DAY)["easy"].numbers))
    page.goto(f"{site}#/play?hand={numbers}&daily={DAY}")
    choose_combining(page)
    combine_first(page)
    clock = page.locator(".clock")
    page.goto("about:blank")
    page.clock.fast_forward(100_000)
    page.go_back()
    expect(page.locator(".combined-face")).to_have_count(1)
    expect(clock).to_have_text(re.compile("^1:4"))


@pytest.mark.thorough
def test_a_hand_of_a_sprint_comes_back(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#/sprint?run={RUN}")
    exactly(page, "button", "play.start").click()
    expect(page).to_have_url(re.compile(r"place=1$"))
    choose_combining(page)
    combine_first(page)
    expect_same_after_reload(page)


@pytest.mark.thorough
def test_a_hand_of_a_lesson_comes_back_with_the_place_in_the_lesson(table: Table) -> None:
    page = table.page
    visit(page, table.site, "#/learn?lesson=sum")
    wait_for_cards(page)
    while not page.locator(".path-play").count():
        page.locator(".path-lesson .primary").click()
    choose_combining(page)
    combine_first(page)
    press(page, "play.hint")
    expect(page.locator(".hints")).to_have_attribute("data-level", "1")
    expect_same_after_reload(page)
    expect(page.locator(".hints")).to_have_attribute("data-level", "1")


@pytest.mark.thorough
def test_numbers_of_closest_counts_come_back(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#/closest?kind=countdown&large=2&seed=00002s&whole=yes")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("play.goal", target=600))
    choose_combining(page)
    combine_first(page)
    expect_same_after_reload(page)
