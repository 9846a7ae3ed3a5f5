"""The page with more contrast, or with the system's colors."""

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scenes import EVEN, ODD, Scene
from tests.browser.table import Table
from tests.browser.waits import settle
from web.builder.paths import NODE_MODULES

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text()

ENHANCED = """() => axe.run({ runOnly: ["color-contrast-enhanced"],
        rules: { "color-contrast-enhanced": { enabled: true } } })
    .then(({ violations }) => violations.flatMap(({ nodes }) => nodes))
    .then((nodes) => nodes.map(({ html, any }) => `${html} ${any[0].message}`))"""
"""Text with a contrast below 7:1, or below 4.5:1 for large text."""

TRANSLUCENT = """() => [...document.querySelectorAll("body *")]
    .filter((it) => it.checkVisibility({ opacityProperty: true }) && !it.closest("svg, .unseen"))
    .filter((it) => {
        const { opacity, color, backgroundColor } = getComputedStyle(it);
        const alphas = [color, backgroundColor]
            .map((one) => one.match(/[\\d.]+/g).map(Number)[3] ?? 1);
        return Number(opacity) < 1 || alphas.some((alpha) => alpha > 0 && alpha < 1);
    })
    .filter((it) => !it.matches(".segment input, .tick input, .file input"))
    .map((it) => it.outerHTML.slice(0, 80))"""

BORDERLESS = """() => [...document.querySelectorAll(".button, .key, .box, .chip, .segments")]
    .filter((it) => it.checkVisibility())
    .filter((it) => Number.parseFloat(getComputedStyle(it).borderTopWidth) < 2)
    .map((it) => it.outerHTML.slice(0, 80))"""


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("scheme", "scenes"),
    [
        pytest.param("light", EVEN, id="light-even"),
        pytest.param("dark", ODD, id="dark-odd"),
        pytest.param("light", ODD, id="light-odd", marks=pytest.mark.thorough),
        pytest.param("dark", EVEN, id="dark-even", marks=pytest.mark.thorough),
    ],
)
def test_requested_contrast_is_met_in_every_scene(
    page: Page, site: str, scheme: Literal["light", "dark"], scenes: tuple[Scene, ...]
) -> None:
    page.emulate_media(contrast="more", color_scheme=scheme, reduced_motion="reduce")
    page.set_viewport_size({"width": 1280, "height": 800})
    for scene in scenes:
        scene.open(page, site)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE)
        settle(page)
        assert page.evaluate(ENHANCED) == [], scene.name
        assert page.evaluate(TRANSLUCENT) == [], scene.name
        assert page.evaluate(BORDERLESS) == [], scene.name


def test_who_does_not_ask_sees_the_usual_colors(page: Page, site: str) -> None:
    key = page.locator(".controls .key").first
    table = Table(page, site)
    table.open("3,3,8,8")
    usual = key.evaluate("key => getComputedStyle(key).backgroundColor")
    page.emulate_media(contrast="more")
    expect(key).not_to_have_css("background-color", usual)
    page.emulate_media(contrast="no-preference")
    expect(key).to_have_css("background-color", usual)


def test_system_colors_keep_all_borders(page: Page, site: str) -> None:
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    table = Table(page, site)
    table.open("1,5,5,5")
    table.wait_for_python()
    table.check("5*(5-1/5)")
    table.expect_verdict("right")
    table.open_more()
    expect(page.locator(".mastery-dot").first).to_be_visible()
    for part in (".notice", ".rating", ".button.primary", ".answer"):
        style = "it => getComputedStyle(it).borderTopStyle"
        assert page.locator(part).first.evaluate(style) == "solid", part
    dots = page.locator(".mastery-dot")
    colors = dots.evaluate_all("all => all.map((it) => getComputedStyle(it).backgroundColor)")
    assert len(set(colors)) == 2
