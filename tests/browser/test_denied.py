"""The game works if the browser denies all storage, and in a frame without an origin."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.doors import go_to
from tests.browser.host import Host
from tests.browser.table import Table
from tests.browser.words import say

pytestmark = [pytest.mark.own_context, pytest.mark.every_browser]

DENIED = """
    const deny = () => { throw new DOMException("denied", "SecurityError"); };
    for (const name of ["caches", "localStorage", "sessionStorage", "indexedDB"]) {
        Object.defineProperty(window, name, { get: deny });
    }
    for (const name of ["serviceWorker", "storage", "locks"]) {
        Object.defineProperty(navigator, name, { get: deny });
    }
    window.BroadcastChannel = function () { deny(); };
"""


def test_page_plays_without_any_storage(page: Page, site: str) -> None:
    page.add_init_script(DENIED)
    table = Table(page, site)
    table.open("3,3,8,8")
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    table.button("play.next").click()
    go_to(page, "nav.me", "nav.stats")
    expect(page.locator("[data-can-save=denied]")).to_be_visible()
    expect(page.locator("[data-total=played] dd")).to_have_text("1")


@pytest.mark.thorough
def test_page_plays_in_a_sandboxed_frame(visitor: BrowserContext, host: Host) -> None:
    """The frame has no origin, so its host must allow all origins, as GitHub Pages does."""
    host.headers["Access-Control-Allow-Origin"] = "*"
    page = visitor.new_page()
    link = f"{host.site}#/play?hand=3,3,8,8"
    page.set_content(f'<iframe sandbox="allow-scripts" src="{link}" width="600" height="900">')
    frame = page.frame_locator("iframe")
    root = frame.locator("html")
    expect(root).to_have_attribute("data-engine", "ready")
    # Through the page itself: Playwright's clicks do not reach such a frame in Firefox.
    root.evaluate("document.querySelector('.do-none').click()")
    expect(frame.get_by_role("status")).to_have_attribute("data-verdict", "has-solution")
    root.evaluate("document.querySelector('.do-new').click()")
    expect(frame.get_by_role("status")).to_be_empty()
    root.evaluate("location.hash = '#/settings'")
    expect(frame.get_by_role("heading", level=1)).to_have_text(say("settings.title"))
