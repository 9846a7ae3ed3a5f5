"""Takes the pictures of README.md and the app manifest: `make picture`."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect, sync_playwright

from tests.browser import browsers
from tests.browser.waits import settle
from tests.browser.words import by, press
from web.builder.paths import SITE
from web.serve import serving

Take = Callable[[Browser, str, Path], None]

OF_README = ViewportSize(width=800, height=600)


def take_scene(link: str, act: Callable[[Page], None]) -> Take:
    """Return what takes the picture of a page for a group of readers."""

    def take(browser: Browser, address: str, picture: Path) -> None:
        page = browser.new_page(viewport=OF_README, locale="en-US", reduced_motion="reduce")
        page.goto(f"{address}{link}")
        act(page)
        settle(page)
        page.screenshot(path=picture, quality=85)
        page.close()

    return take


def win(page: Page) -> None:
    """Solve 3 3 8 8."""
    by(page, "textbox", "play.answer").fill("8/(3-8/3)")
    press(page, "play.check")
    expect(page.locator(".win-facts")).to_be_visible()


def show_to_a_class(page: Page) -> None:
    """Show the hand of the big screen with its clock."""
    expect(page.locator(".big-screen-cards")).to_be_visible()


def solve(page: Page) -> None:
    """Show the different solutions of 2 4 8 10."""
    press(page, "solver.go")
    solutions = by(page, "list", "solutions.label")
    expect(solutions).to_be_visible()
    to_top(solutions)


def trace(page: Page) -> None:
    """Go to a turning point of a method that tries every pair."""
    for _ in range(4):
        press(page, "lab.trace.ahead")
    to_top(page.locator(".trace"))


def to_top(part: Locator) -> None:
    """Scroll a part to the top of the window."""
    part.evaluate("part => part.scrollIntoView({ block: 'start' })")


def take_screenshot(width: int, height: int, scale: int) -> Take:
    """Return what takes the screenshot of a size that browsers show before installing the app."""

    def take(browser: Browser, address: str, picture: Path) -> None:
        page = browser.new_page(
            viewport={"width": width, "height": height}, device_scale_factor=scale, locale="en-US"
        )
        page.goto(f"{address}#/play?hand=3s,3h,8c,8d")
        expect(by(page, "button", "play.hint")).to_be_enabled()
        settle(page)
        page.screenshot(path=picture, quality=80)
        page.close()

    return take


PICTURES: dict[str, Take] = {
    "docs/play.jpg": take_scene("#/play?hand=3s,3h,8c,8d", win),
    "docs/screen.jpg": take_scene("#/screen?hand=3s,3h,8c,8d", show_to_a_class),
    "docs/solutions.jpg": take_scene("#/solve?hand=2,4,8,10", solve),
    "docs/trace.jpg": take_scene("#/lab?trace=pick-two&hand=3,3,8,8", trace),
    "web/icons/preview.jpg": take_screenshot(1200, 630, 1),
    "web/icons/screenshot-wide.jpg": take_screenshot(1280, 800, 1),
    "web/icons/screenshot-narrow.jpg": take_screenshot(390, 844, 2),
}


def main() -> None:
    """Take every picture."""
    with sync_playwright() as playwright, serving(SITE) as address:
        browser = playwright.chromium.launch(**browsers.required("chromium", playwright))
        for name, take_picture in PICTURES.items():
            take_picture(browser, address, Path(name))
            print(f"Took {name}")
        browser.close()


if __name__ == "__main__":
    main()
