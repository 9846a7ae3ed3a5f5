"""The motion and sound after a win, and the settings for them."""

import re
from base64 import b64encode

import pytest
from playwright.sync_api import Page, expect

from tests.browser.doors import go_to
from tests.browser.sizes import desk
from tests.browser.table import Table
from tests.browser.waits import settle, wait_until
from tests.browser.words import by, say

HEAR = """
    window.notes = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...rest) {
        window.notes++;
        return start.apply(this, rest);
    };
"""


MOVES = """() => document.getAnimations()
    .filter(({ effect }) => effect.getTiming().duration > 120
        || effect.getKeyframes().some((frame) => "transform" in frame))
    .map(({ animationName }) => animationName)"""
"""The animations that are not short fades."""


def win(table: Table) -> None:
    table.open("3,3,8,8")
    table.check("8/(3-8/3)")
    table.expect_verdict("right")


@pytest.mark.thorough
def test_no_sound_is_played_until_it_is_turned_on(page: Page, site: str) -> None:
    page.add_init_script(HEAR)
    table = Table(page, site)
    win(table)
    assert page.evaluate("notes") == 0
    go_to(page, "nav.me", "nav.settings")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    settle(page)
    by(page, "group", "settings.sounds").get_by_label(say("settings.shortcuts.on")).check(
        force=True
    )
    table.open("1,2,3,4")
    win(table)
    wait_until(page, "() => notes > 0")


@pytest.mark.thorough
@pytest.mark.parametrize(
    "context_options",
    [{"locale": "en-US", "reduced_motion": motion} for motion in ("no-preference", "reduce")],
)
def test_suits_fly_unless_motion_is_reduced(page: Page, site: str) -> None:
    win(Table(page, site))
    # Not every browser supports Playwright's emulation of the preference.
    still = page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
    expect(page.locator(".burst")).to_be_visible(visible=not still)
    if still:
        assert page.evaluate(MOVES) == []


EDGE = """async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height);
    const pixels = canvas.getContext("2d", { willReadFrequently: true });
    pixels.drawImage(image, 0, 0);
    const rows = Array.from({ length: 9 }, (_, row) => Math.round(((row + 2) * height) / 12));
    const at = (x, y) => [...pixels.getImageData(x, y, 1, 1).data];
    return Math.max(...rows.map((y) =>
        Math.max(...Array.from({ length: 24 }, (_, x) =>
            Math.max(...at(width - 1 - x, y).map((value, part) =>
                Math.abs(value - at(width - 1, y)[part])))))));
}"""


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [desk(color_scheme="light")])
def test_felt_has_no_line_at_the_right_edge(page: Page, site: str) -> None:
    Table(page, site).open("3,3,8,8")
    settle(page)
    assert page.evaluate(EDGE, b64encode(page.screenshot()).decode()) <= 2


WINS = {
    "6,6,6,6": "6+6+6+6",
    "1,2,3,4": "1*2*3*4",
    "3,3,8,8": "8/(3-8/3)",
    "4,4,4,6": "4*6*4/4",
}


@pytest.mark.thorough
def test_sounds_are_offered_once_with_the_third_win(page: Page, site: str) -> None:
    table = Table(page, site)
    offer = page.get_by_role("button", name=re.compile(f"^{say('settings.sounds')}:"))
    for place, (hand, answer) in enumerate(WINS.items(), start=1):
        table.open(hand)
        table.choose_typing()
        table.check(answer)
        table.expect_verdict("right")
        expect(offer).to_have_count(1 if place == 3 else 0)
        if place == 3:
            offer.click()
            expect(offer).to_have_text(f"{say('settings.sounds')}: {say('settings.sounds.on')}")
