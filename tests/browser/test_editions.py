"""An edition is a setting: it decides which hands are dealt on the table and in a race."""

import re
from fractions import Fraction

from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser.table import Table, visit


def choose(page: Page, site: str, edition: str) -> Table:
    """Choose an edition, and go to a new hand."""
    visit(page, site, "#/settings")
    page.get_by_role("radio", name=edition).check(force=True)
    visit(page, site, "#/play")
    table = Table(page, site)
    table.wake()
    return table


def test_edition_decides_which_hands_are_dealt(page: Page, site: str) -> None:
    table = choose(page, site, "Three cards")
    expect(table.cards).to_have_count(3)
    expect(page.get_by_role("group", name="Deck")).to_have_count(0)
    before = page.url
    table.button("New hand").click()
    expect(page).not_to_have_url(before)
    expect(table.cards).to_have_count(3)
    visit(page, site, "#/race")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".race-half").first.locator(".race-card")).to_have_count(3)


def solve(table: Table) -> None:
    """Answer the hand of the address with a solution of Python's."""
    expect(table.cards.first).to_be_visible()
    expect(table.page).to_have_url(re.compile("hand="))
    query = dict(part.split("=") for part in table.page.url.rpartition("?")[2].split("&"))
    numbers = map(Fraction, query["hand"].split(","))
    puzzle = tf.Puzzle(numbers, Fraction(query.get("target", "24")))
    table.check(str(tf.solve(puzzle)[0]))
    table.expect_verdict("right")


def test_other_targets_and_decimals_are_played(page: Page, site: str) -> None:
    solve(table := choose(page, site, "Other targets"))
    assert "target=" in page.url
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Make 24")
    solve(choose(page, site, "Decimals as cards"))
    solve(choose(page, site, "Fractions as cards"))
    solve(choose(page, site, "Integers, with negative cards"))
    expect(table.cards).to_have_count(4)
