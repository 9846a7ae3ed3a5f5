"""A new player in an idle browser."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, Playwright

from tests.browser.browsers import Launch

REST = 1500  # milliseconds, for the browser's own work after its start
TIMEOUT = 120_000  # milliseconds


@contextmanager
def new_player(playwright: Playwright, name: str, launch: Launch) -> Iterator[BrowserContext]:
    """Start a browser with an empty profile.

    Chromium's profile is on disk, as a player's is: a private window has no process ready for its
    first page, and stores no compiled code. Firefox has a profile of Playwright.
    """
    starter = getattr(playwright, name)
    if name == "chromium":
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            context = starter.launch_persistent_context(profile, locale="en-US", **launch)
            yield _rested(context)
            context.close()
    else:
        browser = starter.launch(**launch)
        yield _rested(browser.new_context(locale="en-US"))
        browser.close()


def _rested(context: BrowserContext) -> BrowserContext:
    context.set_default_timeout(TIMEOUT)
    context.new_page().wait_for_timeout(REST)
    return context
