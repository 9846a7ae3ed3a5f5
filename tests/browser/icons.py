"""Draws the app's icons from `icon.svg`, with the tests' browser: `make icons`."""

from playwright.sync_api import Page, sync_playwright

from tests.browser import browsers
from web.builder.paths import WEB

ICONS = WEB / "icons"
FULL = "#ground rect { rx: 0 }"  # for systems that cut the icon to their own shape
# Name: pixels, and changes to the drawing. A mask leaves at least the inner 80 % visible.
VARIANTS = {
    "icon-192": (192, ""),
    "icon-512": (512, ""),
    "apple-touch-icon": (180, FULL),
    "maskable-512": (512, f"{FULL} #cards {{ transform: scale(0.84); transform-origin: center }}"),
}


def draw(page: Page, name: str, pixels: int, style: str) -> None:
    page.set_viewport_size({"width": pixels, "height": pixels})
    page.set_content((ICONS / "icon.svg").read_text())
    page.add_style_tag(content=f"body {{ margin: 0 }} svg {{ display: block }} {style}")
    page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
    print(f"Drew {name}.png")


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**browsers.required("chromium", playwright))
        page = browser.new_page()
        for name, (pixels, style) in VARIANTS.items():
            draw(page, name, pixels, style)
        browser.close()


if __name__ == "__main__":
    main()
