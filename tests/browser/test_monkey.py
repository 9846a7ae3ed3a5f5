"""Random input: the page survives any presses and typing. `ACTIONS=3000` makes more of it."""

import os
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.browser.waits import wait_until
from web.builder.paths import SINGLE

ACTIONS = int(os.environ.get("ACTIONS", "60"))
AT_ONCE = 20

# Presses visible controls, or types into the focused element; returns the errors. It skips controls
# that leave the page, open a window of the browser, or reload the page.
ACT = """async ({ seed, count }) => {
    const wrong = [];
    let state = seed;
    const random = (limit) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * limit);
    };
    const pick = (all) => all[random(all.length)];
    const frame = () => new Promise(requestAnimationFrame);
    let last = "";
    const hear = ({ error, message, reason }) =>
        wrong.push([location.hash, last, String(error ?? reason ?? message)]);
    addEventListener("error", hear);
    addEventListener("unhandledrejection", hear);
    const keys = [..."123456789+-*/() nuhsc?=.", "Enter", "Escape", "Backspace", "ArrowLeft"];
    const pressed = "button:not(:disabled), a[href^='#'], summary, input:not([type=file]), select";
    const apart = ".share *, [data-reload], [data-retry]";
    for (let act = 0; act < count; act++) {
        const open = document.querySelector("dialog[open]") ?? document;
        const seen = [...open.querySelectorAll(pressed)]
            .filter((it) => it.checkVisibility() && !it.matches(apart));
        if (random(3) && seen.length) {
            const one = pick(seen);
            last = `press ${one.textContent || one.ariaLabel || one.type}`;
            one.click();
        } else {
            const key = pick(keys);
            last = `type ${key}`;
            const field = document.activeElement;
            field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
            if (key.length === 1 && field.matches("input:not([type]), input[type=text], textarea"))
                document.execCommand("insertText", false, key);
        }
        await frame();
        for (let wait = 0; wait < 600 && !document.querySelector("main h1"); wait++) await frame();
        if (document.querySelector("[data-broken]")) wrong.push([location.hash, last, "broken"]);
        if (!document.querySelector("main h1")) wrong.push([location.hash, last, "no title"]);
    }
    removeEventListener("error", hear);
    removeEventListener("unhandledrejection", hear);
    return wrong;
}"""
READY = "() => document.documentElement.dataset.engine === 'ready'"


# Only a gesture of a player may fill the screen, so the button is not offered.
NEVER_FULL = "Object.defineProperty(document, 'fullscreenEnabled', { value: false });"


def let_loose(page: Page, address: str) -> None:
    """Make random input, and expect a page that still judges an answer."""
    page.add_init_script(NEVER_FULL)
    page.goto(address)
    wait_until(page, READY)
    for start in range(0, ACTIONS, AT_ONCE):
        try:
            wrong: list[Any] = page.evaluate(ACT, {"seed": start + 24, "count": AT_ONCE})
        except Error as error:
            if "context was destroyed" not in error.message:
                raise
            wrong = []  # the page was reloaded, as some buttons do
        assert wrong == []
        wait_until(page, READY)
    page.goto("about:blank")
    page.goto(f"{address}#/play?hand=3,3,8,8")
    wait_until(page, READY)
    page.evaluate("document.querySelector('dialog[open]')?.close()")
    assert page.evaluate("twentyfour.check({ text: '8/(3-8/3)', numbers: [3, 3, 8, 8] })")["ok"]
    expect(page.locator(".card").first).to_be_visible()


@pytest.mark.every_browser
@pytest.mark.own_context
def test_random_input_breaks_nothing(page: Page, site: str) -> None:
    let_loose(page, site)


@pytest.mark.thorough
def test_random_input_breaks_nothing_in_the_one_file_edition(browser: Browser) -> None:
    context = browser.new_context(locale="en-US")
    let_loose(context.new_page(), SINGLE.as_uri())
    context.close()
