"""Takes the pictures of README.md and the app manifest: `make picture`."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import browsers
from tests.browser.waits import settle, wait_until
from tests.browser.words import by, press
from web.builder.paths import SITE
from web.serve import serving

Take = Callable[[Browser, str, Path], None]

HOST = "https://24.example/"  # the address in the links on paper


def take_win(browser: Browser, address: str, picture: Path) -> None:
    """Solve 3 3 8 8 and take a picture of it."""
    page = browser.new_page(viewport={"width": 1000, "height": 700}, locale="en-US")
    page.goto(f"{address}#/play?hand=3s,3h,8c,8d")
    by(page, "textbox", "play.answer").fill("8/(3-8/3)")
    press(page, "play.check")
    expect(page.locator(".win-facts")).to_be_visible()
    wait_until(
        page, "() => document.getAnimations().every(({ playState }) => playState === 'finished')"
    )
    settle(page)
    page.screenshot(path=picture, quality=88)


def take_sheet(browser: Browser, address: str, picture: Path) -> None:
    """Take a picture of the fronts of twelve cards, as a host's page prints them."""
    page = browser.new_page(device_scale_factor=0.7, locale="en-US", service_workers="block")
    page.route(
        f"{HOST}**",
        lambda route: route.fulfill(
            response=route.fetch(url=route.request.url.replace(HOST, address))
        ),
    )
    page.goto(f"{HOST}#/print?seed=7&deck=10&backs=none")
    paper = page.locator(".paper").first
    expect(paper).to_be_visible(timeout=60_000)  # the route handles all requests
    page.emulate_media(media="print")
    settle(page)
    paper.screenshot(path=picture, quality=80)
    page.unroute_all(behavior="ignoreErrors")


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
    "docs/play.jpg": take_win,
    "docs/sheet.jpg": take_sheet,
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
