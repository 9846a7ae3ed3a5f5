"""The looks of a page: screen sizes, and preferences of the player or the system."""

from dataclasses import dataclass
from itertools import product
from typing import Literal

from playwright.sync_api import Page, expect

from tests.browser.waits import settle

SIZES = ((320, 256), (360, 640), (1280, 800))

LARGE = "html { font-size: 200% !important; }"
SPACED = """* {
    line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }"""  # from success criterion 1.4.12

# What stays at a phone's foot covers a part of a control by chance, until the player scrolls.
UNCOVERED = ".header, .start-button { position: static !important; }"

STYLE = """(text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
}"""


Scheme = Literal["light", "dark"]
Forced = Literal["active", "none"]
Contrast = Literal["more", "no-preference"]

SCHEMES: tuple[Scheme, ...] = ("light", "dark")
FORCED: tuple[Forced, ...] = ("none", "active")
CONTRASTS: tuple[Contrast, ...] = ("no-preference", "more")


@dataclass(frozen=True, slots=True)
class Look:
    """One look of a page."""

    size: tuple[int, int] = (1280, 800)
    scheme: Scheme = "light"
    forced: Forced = "none"
    contrast: Contrast = "no-preference"
    large: bool = False
    spaced: bool = False

    def apply(self, page: Page) -> None:
        """Apply the look to the page, and wait until it is there."""
        self.request(page)
        expect(page.locator("html")).to_have_attribute("data-theme", self.scheme)
        settle(page)

    def request(self, page: Page) -> None:
        """Apply the look to the page, for a scene that is opened next."""
        page.set_viewport_size({"width": self.size[0], "height": self.size[1]})
        page.emulate_media(
            color_scheme=self.scheme,
            contrast=self.contrast,
            forced_colors=self.forced,
            reduced_motion="reduce",
        )
        page.evaluate(STYLE, UNCOVERED + LARGE * self.large + SPACED * self.spaced)


PLAIN = Look()

SMALL, PHONE, DESK = SIZES

PAIRS = (
    Look(SMALL, "light", "active", "more", large=True, spaced=False),
    Look(DESK, "dark", "none", "no-preference", large=False, spaced=True),
    Look(PHONE, "light", "none", "more", large=False, spaced=True),
    Look(SMALL, "dark", "active", "no-preference", large=True, spaced=False),
    Look(DESK, "dark", "active", "more", large=False, spaced=False),
    Look(PHONE, "light", "none", "no-preference", large=False, spaced=True),
    Look(SMALL, "dark", "none", "more", large=True, spaced=False),
    Look(DESK, "light", "active", "no-preference", large=True, spaced=False),
    Look(SMALL, "light", "none", "no-preference", large=False, spaced=False),
    Look(PHONE, "dark", "active", "more", large=True, spaced=False),
    Look(DESK, "light", "active", "more", large=False, spaced=True),
    Look(PHONE, "dark", "none", "no-preference", large=False, spaced=False),
    Look(SMALL, "light", "active", "no-preference", large=False, spaced=True),
    Look(PHONE, "light", "active", "more", large=False, spaced=False),
)
"""A look for a scene, in rotation; each pair of choices occurs in one look.

Text is either larger or further apart.
"""

EVERY = tuple(
    Look(size, scheme, forced, contrast, large, spaced)
    for size, scheme, forced, contrast, large, spaced in product(
        SIZES, SCHEMES, FORCED, CONTRASTS, (False, True), (False, True)
    )
    if not (large and spaced)
)
