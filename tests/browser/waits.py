"""Waits for a state that the page reaches by itself, and that no attribute tells of."""

from playwright.sync_api import Page

LOOKS = 400
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
