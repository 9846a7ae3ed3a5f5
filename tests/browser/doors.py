"""The bar of doors, and the pages behind them."""

from playwright.sync_api import Locator, Page

from tests.browser.words import by, exactly


def door(page: Page, key: str) -> Locator:
    return by(by(page, "navigation", "nav.label"), "link", key)


def go_to(page: Page, door_key: str, key: str) -> None:
    """Open a page from the page of its door."""
    door(page, door_key).click()
    exactly(page.get_by_role("main"), "link", key).click()
