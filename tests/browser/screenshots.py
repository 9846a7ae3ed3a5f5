"""Takes a picture of every scene in both themes, at two sizes: `make screenshots`."""

from pathlib import Path
from typing import Literal

from playwright.sync_api import sync_playwright

from tests.browser import browsers
from tests.browser.scenes import SCENES
from web.builder.paths import BUILD, SITE, fresh
from web.serve import serving

PICTURES = BUILD / "screenshots"
SIZES = {"phone": (360, 640), "desk": (1280, 800)}
LOCALES: dict[Literal["light", "dark"], str] = {"light": "en-US", "dark": "zh-CN"}


def main() -> None:
    """Light pictures are in English, dark ones in Chinese, so a scene needs four pictures."""
    fresh(PICTURES)
    with sync_playwright() as playwright, serving(SITE) as address:
        browser = playwright.chromium.launch(**browsers.required("chromium", playwright))
        for theme, locale in LOCALES.items():
            for size, (width, height) in SIZES.items():
                page = browser.new_page(
                    viewport={"width": width, "height": height}, locale=locale, color_scheme=theme
                )
                for scene in SCENES:
                    scene.open(page, address)
                    page.screenshot(path=Path(PICTURES, f"{scene.name}-{size}-{theme}.png"))
                    print(".", end="", flush=True)
                page.close()
        browser.close()
    print(f"\n{PICTURES} has them all")


if __name__ == "__main__":
    main()
