"""Pages become one another with motion, where the browser can and the player wants it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.doors import door
from tests.browser.table import Table
from tests.browser.waits import wait_until

WATCH = """
    window.moved = [];
    const start = document.startViewTransition;
    document.startViewTransition = function (update) {
        const transition = start.call(this, update);
        transition.ready.then(() => {
            const parts = document.getAnimations().map(({ effect }) => effect.pseudoElement);
            moved.push(new Set(parts).has("::view-transition-group(hand)") ? "hand" : "page");
        });
        return transition;
    };
"""

MOVES = """
    () => document.getAnimations().some(({ effect }) => effect.pseudoElement?.includes("view"))
"""


@pytest.mark.every_browser
@pytest.mark.parametrize(
    "context_options",
    [{"locale": "en-US", "reduced_motion": motion} for motion in ("no-preference", "reduce")],
    ids=["motion", "reduced"],
)
def test_pages_and_hands_move_unless_motion_is_reduced(page: Page, site: str) -> None:
    page.add_init_script(WATCH)
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    door(page, "nav.today").click()  # it may still be loaded, and appears at once
    door(page, "nav.learn").click()
    door(page, "nav.today").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.locator(".daily-hand a").first.click()
    expect(Table(page, site).cards).to_have_count(4)
    if page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches"):
        assert page.evaluate("moved") == []
    else:
        wait_until(page, "() => `${moved}`.endsWith('page,hand')")


@pytest.mark.parametrize(
    "context_options", [{"locale": "en-US", "reduced_motion": "no-preference"}]
)
def test_press_on_a_moving_page_counts(page: Page, site: str) -> None:
    page.goto(f"{site}#/learn")
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    page.evaluate("window.before = true")
    door(page, "nav.play").click()
    wait_until(page, MOVES)
    place = door(page, "nav.learn").bounding_box()
    assert place
    page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(page).to_have_url(f"{site}#/learn")
    assert page.evaluate("before"), "the page was loaded again"
