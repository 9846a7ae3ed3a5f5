"""The browsers of the tests: installed ones, else Playwright's own; run it to get missing ones."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Playwright, sync_playwright

NAMES = ("chromium", "firefox")

_COMMANDS = {
    "chromium": ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    "firefox": ("firefox-esr", "firefox"),
}
_DEBIAN = {"chromium": "chromium", "firefox": "firefox-esr"}


class Launch(TypedDict, total=False):
    """How Playwright starts a browser; nothing in it means its own."""

    executable_path: str
    channel: str
    args: list[str]


def find(name: str, playwright: Playwright) -> Launch | None:
    """Return how to start a browser, None where there is none."""
    command = next(filter(None, map(shutil.which, _COMMANDS[name])), None)
    if command is None:
        own = getattr(playwright, name).executable_path
        return Launch() if Path(own).exists() else None
    if name == "firefox":
        return Launch(executable_path=command, channel="moz-firefox")
    return Launch(executable_path=command, args=["--no-sandbox"] if os.getuid() == 0 else [])


def _ways_to_install(name: str) -> Iterator[list[str]]:
    playwright = [sys.executable, "-m", "playwright", "install"]
    if _may_be_root():
        yield [*playwright, "--with-deps", name]
    yield [*playwright, name]
    if _may_be_root() and shutil.which("apt-get"):
        apt = ["apt-get"] if os.getuid() == 0 else ["sudo", "apt-get"]
        yield [*apt, "update"]
        yield [*apt, "install", "--yes", _DEBIAN[name]]


def _may_be_root() -> bool:
    if os.getuid() == 0:
        return True
    ask = ["sudo", "--non-interactive", "true"]
    return bool(shutil.which("sudo")) and subprocess.run(ask, check=False).returncode == 0


def _install(name: str, playwright: Playwright) -> None:
    for command in _ways_to_install(name):
        if find(name, playwright) is not None:
            return
        print(f"No {name} here; trying {' '.join(command)}", flush=True)
        subprocess.run(command, check=False)


def main() -> None:
    """Install the browsers that are missing, one way after the other, or say what is missing."""
    with sync_playwright() as playwright:
        for name in NAMES:
            _install(name, playwright)
            if find(name, playwright) is None:
                sys.exit(missing(name))


def missing(name: str) -> str:
    """Say what to do about a browser that is not there."""
    commands = " or ".join(_COMMANDS[name])
    return f"The tests need {name}: install it, so that {commands} starts it, and try again."


if __name__ == "__main__":
    main()
