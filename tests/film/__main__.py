"""Films a hand for the README files: `make film`. Chromium's screencast gives the frames.

The hand is played slowly, and shown at its usual speed, so that a slow machine films it smoothly.
"""

import base64
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import (
    Browser,
    CDPSession,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser import browsers
from tests.browser.waits import settle, tick
from tests.browser.words import by, exactly, press, say, suited
from web.builder.paths import ROOT, SITE
from web.serve import serving

FILM = ROOT / "docs" / "film.webp"
SIZE: ViewportSize = {"width": 480, "height": 720}
SECONDS, RATE = 8, 12
SLOWER = 4
PAUSE = 130  # milliseconds between two taps
LEAVING = 0.2  # seconds in which the page before leaves, which the film leaves out


STEPS = (
    (suited(8, "clubs"), "key./", suited(3, "spades")),
    (suited(3, "hearts"), "key.-", "2 2/3"),
    (suited(8, "diamonds"), "key./", say("combine.card", value="1/3", expression="")),
)


def play(page: Page) -> None:
    """Combine the cards of 3 3 8 8 to 24, and look back."""
    expect(page.get_by_role("button", name=STEPS[0][0])).to_be_visible()
    wait(page, 400)
    cards = by(page, "toolbar", "play.hand")
    for left, sign, right in STEPS:
        cards.get_by_role("button", name=left).click()
        wait(page, PAUSE)
        press(page, sign)
        wait(page, PAUSE)
        cards.get_by_role("button", name=right).click()
        wait(page, 2 * PAUSE)
    expect(page.locator(".win-facts")).to_be_visible()
    wait(page, 1200)
    press(page, "play.look-back")


def wait(page: Page, milliseconds: int) -> None:
    """Wait for some milliseconds of the film."""
    page.wait_for_timeout(SLOWER * milliseconds)


def frames(browser: Browser, address: str) -> list[tuple[float, bytes]]:
    """Return the pictures of the hand, each with its second."""
    page = browser.new_page(viewport=SIZE, locale="en-US", is_mobile=True, has_touch=True)
    page.goto(f"{address}#/settings")
    tick(by(page, "radio", "settings.input.combine"))
    page.evaluate("location.hash = '#/learn'")
    expect(exactly(page, "heading", "nav.learn")).to_be_visible()
    page.wait_for_timeout(2000)  # Python starts
    settle(page)
    taken: list[tuple[float, bytes]] = []
    session = page.context.new_cdp_session(page)
    session.on("Page.screencastFrame", keep(session, taken))
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
    page.evaluate("location.hash = '#/play?hand=3s,3h,8c,8d'")
    session.send("Page.startScreencast", {"format": "png", "maxWidth": SIZE["width"]})
    play(page)
    wait(page, 2500)
    session.send("Page.stopScreencast")
    page.close()
    return taken


def keep(session: CDPSession, taken: list[tuple[float, bytes]]) -> Callable[[Any], None]:
    """Return what keeps a frame and asks for the next one."""

    def kept(frame: Any) -> None:
        taken.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    return kept


def write(taken: list[tuple[float, bytes]], file: Path) -> None:
    """Write the last frame before each twelfth of a second as a moving picture."""
    start = taken[0][0] + SLOWER * LEAVING
    pictures = []
    for number in range(SECONDS * RATE):
        shown = [data for second, data in taken if second - start <= SLOWER * number / RATE]
        pictures.append(Image.open(BytesIO(shown[-1])).convert("RGB"))
    first, *others = pictures
    first.save(file, save_all=True, append_images=others, duration=1000 // RATE, loop=0, quality=70)


def main() -> None:
    """Film the hand."""
    with sync_playwright() as playwright, serving(SITE) as address:
        browser = playwright.chromium.launch(**browsers.required("chromium", playwright))
        taken = frames(browser, address)
        browser.close()
    write(taken, FILM)
    print(f"Filmed {len(taken)} frames: docs/film.webp, {FILM.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
