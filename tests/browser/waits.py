"""Waits for a state that the page reaches by itself, and that no attribute tells of."""

from collections import defaultdict
from collections.abc import Callable

from playwright.sync_api import Error, Page, Route

from web.builder.offline import rare_list
from web.builder.paths import SITE

LOOKS = 1200
PAUSE = 50  # milliseconds between two looks
PYTHON = "**/*.wasm"

_releases: defaultdict[Page, list[Callable[[], None]]] = defaultdict(list)


def wait_until(page: Page, condition: str, argument: object = None) -> None:
    """Wait until a function of the page returns, or promises, something true.

    Playwright's own wait takes the promise itself for true, and evaluates a mere expression anew
    at every look, which the page's policy forbids.
    """
    for _ in range(LOOKS):
        if page.evaluate(condition, argument):
            return
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"Never came true: {condition}")


def let_pass(page: Page, milliseconds: int) -> None:
    """Let time pass, where a story shows that nothing more happens meanwhile."""
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


def wait_until_kept(page: Page) -> None:
    """Wait until all that the player needs is kept on the device."""
    wait_until(
        page,
        """() => navigator.serviceWorker.getRegistration()
            .then((it) => it?.active?.state === "activated")""",
    )


def wait_until_all_kept(page: Page) -> None:
    """Wait until what few need is kept as well."""
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


def settle(page: Page) -> None:
    """Wait until whatever moves once, and the page as it scrolls, has come to rest."""
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


def hold(
    page: Page, files: str, when_asked: Callable[[], object] = lambda: None
) -> Callable[[], None]:
    """Let files wait until what is returned is called, before or after they are asked for.

    Otherwise they wait until the test has ended.
    """
    held: list[Route] = []
    released: list[bool] = []

    def keep(route: Route) -> None:
        if released:
            route.continue_()
        else:
            held.append(route)
            when_asked()

    def release() -> None:
        released.append(True)
        while held:
            held.pop().continue_()

    _releases[page].append(release)
    page.route(files, keep)
    return release


def release_all(page: Page) -> None:
    """Let go what waits still: a route without an answer is an error of Playwright's."""
    for release in _releases.pop(page, []):
        release()
