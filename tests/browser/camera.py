"""A browser whose camera sees a film."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from tests.browser import browsers


@contextmanager
def camera_that_sees(film: Path, playwright: Playwright) -> Iterator[Browser]:
    """Start a Chromium with a camera that sees a film of JPEG pictures."""
    launch = browsers.required("chromium", playwright)
    camera = [
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={film}",
    ]
    launch["args"] = [*launch.get("args", []), *camera]
    browser = playwright.chromium.launch(**launch)
    yield browser
    browser.close()
