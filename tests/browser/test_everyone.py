"""Accessibility: the page fits every screen and finger, and axe-core finds no fault."""

from collections.abc import Iterable
from dataclasses import astuple
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looks import EVERY, PAIRS, PLAIN, Look
from tests.browser.scenes import EVEN, ODD, Scene
from tests.browser.waits import settle
from web.builder.paths import WEB

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text()

SCREENS = ((320, 568), (360, 640), (640, 360), (1280, 800))

FINGER = 44

ONE = tuple((look,) for look in PAIRS)

HIDDEN_REGIONS = """() =>
    [...document.querySelectorAll(
        "[aria-live], [role=status], [role=alert], [role=log], output")]
    .filter((it) => !it.checkVisibility({ visibilityProperty: true }))
    .map((it) => it.outerHTML.slice(0, 80))"""

WATCHED = """
    const places = "[aria-live], [role=status], [role=alert], [role=log], output";
    const regions = new WeakSet();
    window.late = [];
    let first = true;
    new MutationObserver(() => {
        if (!document.getElementById("app")?.childElementCount) return;
        for (const region of document.querySelectorAll(places)) {
            if (!first && !regions.has(region) && region.ariaLive !== "off")
                window.late.push(region.outerHTML.slice(0, 80));
            regions.add(region);
        }
        first = false;
    }).observe(document, { childList: true, subtree: true });
"""


@pytest.fixture
def context_options(locale: str) -> dict[str, Any]:
    return {"locale": locale, "reduced_motion": "reduce"}


def test_looks_bring_every_two_choices_together() -> None:
    def pairs(looks: Iterable[Look]) -> set[object]:
        return {pair for look in looks for pair in combinations(enumerate(astuple(look)), 2)}

    assert pairs(PAIRS) == pairs(EVERY)


def too_small(page: Page) -> list[str]:
    """The controls that are smaller than a finger."""
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


def faults_of(page: Page, look: Look) -> list[str]:
    """The faults that axe-core finds, one line each, with their elements.

    Forced colors come from the system, but axe-core reads the page's colors. test_contrast.py tests
    those.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    rules = {
        "target-size": {"enabled": True},
        "color-contrast": {"enabled": look.forced == "none"},
    }
    report = page.evaluate("(rules) => axe.run({ resultTypes: ['violations'], rules })", rules)
    return [
        f"{fault['id']}: {fault['help']}: {[node['target'] for node in fault['nodes']]}"
        for fault in report["violations"]
    ]


@pytest.mark.parametrize(
    ("locale", "scenes", "looks"),
    [
        pytest.param("en-US", EVEN, ONE, id="en-even"),
        pytest.param("zh-CN", ODD, ONE, id="zh-odd"),
        pytest.param("en-US", ODD, (EVERY,), id="en-odd", marks=pytest.mark.thorough),
        pytest.param("zh-CN", EVEN, (EVERY,), id="zh-even", marks=pytest.mark.thorough),
    ],
)
def test_every_scene_fits_every_screen_and_finger_and_has_no_fault(
    page: Page,
    site: str,
    scenes: tuple[Scene, ...],
    looks: tuple[tuple[Look, ...], ...],
) -> None:
    page.add_init_script(WATCHED)
    for place, scene in enumerate(scenes):
        scene.open(page, site)
        assert page.evaluate(HIDDEN_REGIONS) == [], scene.name
        assert page.evaluate("late") == [], scene.name
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, (scene.name, width)
            assert too_small(page) == [], (scene.name, width)
        for look in looks[place % len(looks)]:
            look.apply(page)
            assert faults_of(page, look) == [], (scene.name, look)
        PLAIN.request(page)
