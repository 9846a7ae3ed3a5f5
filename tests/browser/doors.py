"""The bar of doors, and the pages behind them."""

from playwright.sync_api import Locator, Page


def door(page: Page, name: str) -> Locator:
    return page.get_by_role("navigation", name="Pages").get_by_role("link", name=name)


def go_to(page: Page, door_name: str, name: str) -> None:
    """Open a page from the page of its door."""
    door(page, door_name).click()
    page.get_by_role("main").get_by_role("link", name=name, exact=True).click()
