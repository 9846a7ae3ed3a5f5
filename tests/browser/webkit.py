"""Drives WebKitGTK without a screen, for the tests and the benchmarks."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from selenium import webdriver
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser import browsers

Driver = webdriver.WebKitGTK

TIMEOUT = 60  # seconds
PAUSE = 0.1  # seconds between two checks


@contextmanager
def screen(webkit: browsers.WebKit) -> Iterator[str]:
    """The name of a virtual screen; Xvfb chooses a free number and reports it."""
    reading, writing = os.pipe()
    command = [webkit.display, "-displayfd", str(writing), "-screen", "0", "1280x800x24"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as number:
            yield f":{number.readline().strip()}"
        server.terminate()


@contextmanager
def started(webkit: browsers.WebKit, display: str) -> Iterator[Driver]:
    """A window on that screen, with an empty profile."""
    options = webdriver.WebKitGTKOptions()
    options.binary_location = webkit.browser
    options.add_argument("--automation")
    environment = {**os.environ, "DISPLAY": display, "LC_ALL": "C.UTF-8"}
    service = webdriver.WebKitGTKService(webkit.driver, env=environment)
    with Driver(options, service) as driver:
        yield driver


def promised(driver: Driver, script: str) -> object:
    """Return the resolved value of an expression in the page, or the code of its error."""
    answer = f"{script}.catch((error) => error.code ?? error.name).then(arguments[0])"
    return driver.execute_async_script(answer)


def wait_until_kept(driver: Driver) -> None:
    """Wait until the whole site is stored on the device.

    The driver's windows are private. WebKit's private windows drop unfinished storage together with
    the page that began it.
    """
    state = "navigator.serviceWorker.getRegistration().then((it) => it?.active?.state)"
    WebDriverWait(driver, TIMEOUT, PAUSE).until(
        lambda driver: promised(driver, state) == "activated"
    )
