"""A court card says what it counts."""

from playwright.sync_api import expect

from tests.browser.table import Table


def test_court_cards_say_what_they_count(table: Table) -> None:
    table.open("11,12,13,1")
    for place, count in enumerate(("11", "12", "13")):
        counts = table.page.locator(f".hand [data-place='{place}'] [data-count='{count}']")
        expect(counts).to_have_count(2)
    expect(table.page.locator(".hand [data-place='3'] [data-count]")).to_have_count(0)
