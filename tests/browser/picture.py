"""Takes the picture for README.md, with the tests' own browser: `make picture`."""

from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from tests.browser import browsers
from tests.browser.waits import settle
from web.builder.paths import SITE
from web.serve import serving

PICTURE = Path("docs/play.jpg")


def main() -> None:
    """Answer 3 3 8 8 wrongly and take a picture of it."""
    PICTURE.parent.mkdir(exist_ok=True)
    with sync_playwright() as playwright, serving(SITE) as address:
        launch = browsers.find("chromium", playwright)
        if launch is None:
            raise SystemExit(browsers.missing("chromium"))
        browser = playwright.chromium.launch(**launch)
        page = browser.new_page(viewport={"width": 1000, "height": 700}, locale="en-US")
        page.goto(f"{address}#/play?hand=3s,3h,8c,8d")
        page.get_by_role("textbox", name="Answer").fill("8*3*3/8")
        page.get_by_role("button", name="Check").click()
        expect(page.get_by_role("status")).to_have_attribute("data-verdict", "wrong-value")
        settle(page)
        page.screenshot(path=PICTURE, quality=88)
        browser.close()
    print(f"Took {PICTURE}")


if __name__ == "__main__":
    main()
