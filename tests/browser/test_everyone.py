"""The page for everyone: it fits every screen and every finger, and axe-core finds no fault."""

from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scenes import EVEN, ODD, Scene
from tests.browser.waits import settle
from web.builder.paths import WEB

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text()

SCREENS: dict[str, dict[tuple[int, int], Literal["light", "dark"] | None]] = {
    "en-US": {(320, 568): "light", (360, 640): None, (640, 360): None, (1280, 800): "dark"},
    "zh-CN": {(320, 568): None, (360, 640): "dark", (640, 360): "light", (1280, 800): None},
}
"""The sizes of screens, for each language; with a color scheme where axe-core looks as well."""

FINGER = 44


@pytest.fixture
def context_options(locale: str) -> dict[str, Any]:
    return {"locale": locale, "reduced_motion": "reduce"}


def too_small(page: Page) -> list[str]:
    """What can be pressed, and is smaller than a finger."""
    small: list[str] = page.evaluate(
        """(finger) =>
            [...document.querySelectorAll("button:not(.skip), a, input, summary")]
            .filter((it) => it.checkVisibility())
            .map((it) => [it.textContent || it.ariaLabel, it.getBoundingClientRect()])
            .filter(([, box]) => box.width < finger - 0.5 || box.height < finger - 0.5)
            .map(([name, box]) => `${name} ${box.width}x${box.height}`)""",
        FINGER,
    )
    return small


def faults_of(page: Page) -> list[str]:
    """What axe-core finds, one line for each fault with the parts that have it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {fault['help']}: {[node['target'] for node in fault['nodes']]}"
        for fault in found["violations"]
    ]


@pytest.mark.parametrize(
    ("locale", "scenes"),
    [
        pytest.param("en-US", EVEN, id="en-even"),
        pytest.param("zh-CN", ODD, id="zh-odd"),
        pytest.param("en-US", ODD, id="en-odd", marks=pytest.mark.thorough),
        pytest.param("zh-CN", EVEN, id="zh-even", marks=pytest.mark.thorough),
    ],
)
def test_every_scene_fits_every_screen_and_finger_and_has_no_fault(
    page: Page, site: str, locale: str, scenes: tuple[Scene, ...]
) -> None:
    for scene in scenes:
        scene.open(page, site)
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        for (width, height), scheme in SCREENS[locale].items():
            page.set_viewport_size({"width": width, "height": height})
            if scheme:
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                expect(page.locator("html")).to_have_attribute("data-theme", scheme)
                settle(page)
                assert faults_of(page) == [], (scene.name, width, scheme)
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, (scene.name, width)
            assert too_small(page) == [], (scene.name, width)
