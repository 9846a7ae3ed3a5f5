"""Waits for states of the page that no attribute shows."""

import time
from collections import defaultdict
from collections.abc import Callable
from socket import create_connection
from subprocess import Popen

from playwright.sync_api import Error, Locator, Page, Route, expect

from web.builder.offline import rare_list
from web.builder.paths import SITE

LOOKS = 1200
PAUSE = 50  # milliseconds between two checks
PYTHON = "**/*.wasm"

_releases: defaultdict[Page, list[Callable[[], None]]] = defaultdict(list)


def wait_until(page: Page, condition: str, argument: object = None) -> None:
    """Wait until a function of the page returns or resolves to a true value.

    Playwright's own wait takes the promise itself for true, and evaluates an expression again at
    every check, which the page's policy forbids.
    """
    for _ in range(LOOKS):
        if page.evaluate(condition, argument):
            return
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"Never came true: {condition}")


def wait_for_port(port: int, program: Popen[str] | Popen[bytes]) -> None:
    """Wait until a program accepts connections, or has ended."""
    for _ in range(LOOKS):
        if program.poll() is not None:
            return
        try:
            create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            time.sleep(PAUSE / 1000)
        else:
            return
    raise AssertionError(f"Nothing listens at port {port}")


def let_pass(page: Page, milliseconds: int) -> None:
    """Let time pass, to show that nothing more happens."""
    page.wait_for_timeout(milliseconds)


def wait_through_reloads(page: Page, condition: str) -> None:
    """Wait until a function of the page returns something true, on this document or a later one."""
    for _ in range(LOOKS):
        try:
            if page.evaluate(condition):
                return
        except Error:
            page.wait_for_load_state()
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"Never came true: {condition}")


def wait_until_agreed(page: Page, agree: Callable[[], bool]) -> bool:
    """Wait until a condition about several pages holds; return whether it does."""
    for _ in range(LOOKS):
        if agree():
            return True
        page.wait_for_timeout(PAUSE)
    return False


def wait_until_kept(page: Page) -> None:
    """Wait until all files that the player needs are stored on the device."""
    wait_until(
        page,
        """() => navigator.serviceWorker.getRegistration()
            .then((it) => it?.active?.state === "activated")""",
    )


def wait_until_all_kept(page: Page) -> None:
    """Wait until rarely needed files are stored, too."""
    *_, last = rare_list(SITE)
    wait_until(
        page,
        """async (last) => {
            const name = (await caches.keys()).find((name) => name.includes("-rare-"));
            const kept = name ? await (await caches.open(name)).keys() : [];
            return kept.some(({ url }) => url.endsWith(last));
        }""",
        last["url"],
    )


def tick(box: Locator) -> None:
    """Choose a radio button or a checkbox, also while something that arrives moves it."""
    if not box.is_checked():
        box.dispatch_event("click")
    expect(box).to_be_checked()


def settle(page: Page) -> None:
    """Wait until animations and scrolling have ended."""
    page.evaluate(
        """async () => {
            const once = document.getAnimations()
                .filter((it) => it.effect.getComputedTiming().iterations === 1);
            await Promise.allSettled(once.map((it) => it.finished));
            for (let frames = 0, last; frames < 3; frames = scrollY === last ? frames + 1 : 0) {
                last = scrollY;
                await new Promise(requestAnimationFrame);
            }
        }"""
    )


def delay_files(
    page: Page, files: str, when_asked: Callable[[], object] = lambda: None
) -> Callable[[], None]:
    """Delay files until the returned function is called, before or after they are requested.

    Otherwise the files wait until the end of the test.
    """
    delayed: list[Route] = []
    released: list[bool] = []

    def delay(route: Route) -> None:
        if released:
            route.continue_()
        else:
            delayed.append(route)
            when_asked()

    def release() -> None:
        released.append(True)
        while delayed:
            delayed.pop().continue_()

    _releases[page].append(release)
    page.route(files, delay)
    return release


def release_all(page: Page) -> None:
    """Release the delayed files: Playwright reports a route without a response as an error."""
    for release in _releases.pop(page, []):
        release()
