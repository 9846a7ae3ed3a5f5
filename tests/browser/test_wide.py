"""Large screens, such as projectors: the table fills them, and text is readable from afar."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scenes import SCENES
from tests.browser.table import Table
from tests.browser.waits import settle

FULL_HD = (1920, 1080)
SCREENS = [FULL_HD, (2560, 1440), (3840, 2160)]

LINE = 90
"""The maximum characters of a readable line, with a margin."""

LONG_LINES = """(most) => [...document.querySelectorAll("main p, main li")]
    .filter((it) => it.checkVisibility() && !it.closest(".unseen, .paper") && !it.childElementCount)
    .filter((it) => it.clientWidth > (most / 2) * Number.parseFloat(getComputedStyle(it).fontSize))
    .filter((it) => it.textContent.length > most)
    .map((it) => it.textContent)"""


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    settle(page)


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_table_fills_a_large_screen(page: Page, site: str, width: int, height: int) -> None:
    resize(page, width, height)
    table = Table(page, site)
    table.open("1,3,4,6")
    table.wait_for_python()
    settle(page)

    def size(selector: str) -> float:
        pixels: float = page.locator(selector).first.evaluate(
            "it => Number.parseFloat(getComputedStyle(it).fontSize)"
        )
        return pixels / height

    boxes = [card.bounding_box() for card in table.cards.all()]
    first, last = boxes[0], boxes[-1]
    assert first
    assert last
    assert (last["x"] + last["width"] - first["x"]) / width > 0.54
    assert first["height"] / height > 0.31
    table.answer.fill("6/(1-3/4)")
    assert size(".goal") > 1 / 26
    assert size(".answer") > 1 / 40
    assert size(".do-hint") > 1 / 62
    table.button("play.check").click()
    table.expect_verdict("right")
    expect(page.locator(".win-facts")).to_be_visible()
    settle(page)
    assert size(".win-facts") > 1 / 40
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    for part in (*table.cards.all(), table.verdict, table.button("play.next")):
        part.click(trial=True)


@pytest.mark.thorough
def test_every_scene_fits_large_screens_and_has_readable_lines(page: Page, site: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    resize(page, *SCREENS[-1])
    for scene in SCENES:
        scene.open(page, site)
        for width, height in (SCREENS[-1], FULL_HD):
            resize(page, width, height)
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, (scene.name, width)
            assert page.evaluate(LONG_LINES, LINE) == [], (scene.name, width)


@pytest.mark.thorough
def test_a_screen_of_four_times_the_pixels_shows_the_same_larger(page: Page, site: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    widths = {}
    for scene in ("#/play?hand=1,3,4,6", "#/help", "#/stats"):
        for width, height in (FULL_HD, SCREENS[-1]):
            resize(page, width, height)
            page.goto(f"{site}{scene}")
            part = page.locator("main > :first-child > :last-child").first
            expect(part).to_be_visible()
            box = part.bounding_box()
            assert box
            widths[scene, width] = box["width"] / width
        assert abs(widths[scene, 3840] - widths[scene, 1920]) < 0.02, scene
