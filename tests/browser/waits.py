"""Waits for a state that the page reaches by itself, and that no attribute tells of."""

from collections.abc import Callable

from playwright.sync_api import Page, Route

LOOKS = 1200
PAUSE = 50  # milliseconds between two looks


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


def wait_until_kept(page: Page) -> None:
    """Wait until the whole site is kept on the device."""
    wait_until(
        page,
        """() => navigator.serviceWorker.getRegistration()
            .then((it) => it?.active?.state === "activated")""",
    )


def hold_python(page: Page) -> Callable[[], None]:
    """Let Python sleep until what is returned is called, before or after its file is asked for."""
    held: list[Route] = []
    awake: list[bool] = []

    def hold(route: Route) -> None:
        if awake:
            route.continue_()
        else:
            held.append(route)

    def release() -> None:
        awake.append(True)
        for route in held:
            route.continue_()

    page.route("**/*.wasm", hold)
    return release
