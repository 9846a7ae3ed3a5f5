"""The browsers of the tests: installed ones, else Playwright's. Run this module to install them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from signal import SIGKILL
from subprocess import DEVNULL, PIPE, STDOUT
from typing import TypedDict

from playwright.sync_api import Playwright, sync_playwright

MINUTES = 10  # how long a command may take that installs something

NAMES = ("chromium", "firefox")

_COMMANDS = {
    "chromium": ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    "firefox": ("firefox-esr", "firefox"),
}
_DEBIAN = {
    "chromium": ["chromium", "chromium-headless-shell"],
    "firefox": ["firefox-esr"],
    "webkit": ["webkit2gtk-driver", "xvfb"],
    "hosts": ["nginx-light", "caddy"],
}


class Launch(TypedDict, total=False):
    """Playwright's launch options; empty for Playwright's own browser."""

    executable_path: str
    channel: str
    args: list[str]
    firefox_user_prefs: dict[str, str | float | bool]


@dataclass(frozen=True, slots=True)
class WebKit:
    """The programs that run WebKitGTK without a screen."""

    driver: str
    browser: str
    display: str


def _installed(name: str) -> str | None:
    """Return the command of an installed browser."""
    return next(filter(None, map(shutil.which, _COMMANDS[name])), None)


def version(name: str) -> str:
    """Return the name and version of an installed browser, or that it is Playwright's."""
    command = _installed(name)
    if command is None:
        return f"Playwright's {name}"
    return subprocess.run(
        [command, "--version"], check=True, stdout=PIPE, stderr=DEVNULL, text=True
    ).stdout.strip()


def find(name: str, playwright: Playwright) -> Launch | None:
    """Return the launch options of a browser, or None if it is missing."""
    command = _installed(name)
    if command is None:
        bundled = getattr(playwright, name).executable_path
        return Launch() if Path(bundled).exists() else None
    if name == "firefox":
        return Launch(executable_path=command, channel="moz-firefox")
    return Launch(executable_path=command, args=["--no-sandbox"] if os.getuid() == 0 else [])


def required(name: str, playwright: Playwright) -> Launch:
    """Return the launch options of a browser, or end the program if it is missing."""
    found = find(name, playwright)
    if found is None:
        sys.exit(missing(name))
    return found


def low_load(name: str, launch: Launch) -> Launch:
    """Return launch options that use less processor time.

    Chromium uses its headless build if there is one, one process for the pages of a site, and one
    compiler for WebAssembly. Firefox starts no process ahead, and paints twenty times a second
    because there is no graphics card.
    """
    if name == "firefox":
        prefs: dict[str, str | float | bool] = {
            "dom.ipc.processPrelaunch.enabled": False,
            "layout.frame_rate": 20,
        }
        return {**launch, "firefox_user_prefs": prefs}
    if shell := shutil.which("chromium-headless-shell"):
        launch = {**launch, "executable_path": shell}
    flags = ["--process-per-site", "--js-flags=--liftoff-only"]
    return {**launch, "args": [*launch.get("args", []), *flags]}


def find_webkit() -> WebKit | None:
    """Return the programs for WebKitGTK, or None if one is missing."""
    driver, display = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browser = max(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), default=None)
    return WebKit(driver, str(browser), display) if driver and browser and display else None


def ways_to_install(name: str) -> Iterator[list[str]]:
    if name in NAMES:
        playwright = [sys.executable, "-m", "playwright", "install"]
        if _may_be_root():
            yield [*playwright, "--with-deps", name]
        yield [*playwright, name]
    if has_apt() and (name != "hosts" or not _has_services()):
        sudo = [] if os.getuid() == 0 else ["sudo", "timeout", f"{MINUTES - 1}m"]
        apt = [*sudo, "apt-get", "--option", "DPkg::Lock::Timeout=60"]
        yield [*apt, "update"]
        yield [*apt, "install", "--yes", *_DEBIAN[name]]


def has_apt() -> bool:
    """Whether Debian's packages are available; without them there is no WebKitGTK."""
    return bool(shutil.which("apt-get")) and _may_be_root()


def find_hosts() -> bool | None:
    """Return the programs nginx and Caddy, or None if one is missing."""
    return all(map(shutil.which, ("nginx", "caddy"))) or None


def _has_services() -> bool:
    """Whether installing a host's package would start it as a service."""
    return Path("/run/systemd/system").exists()


def _may_be_root() -> bool:
    if os.getuid() == 0:
        return True
    ask = ["sudo", "--non-interactive", "true"]
    return bool(shutil.which("sudo")) and not attempt(ask, minutes=1)


def install(name: str, found: Callable[[], object]) -> bool:
    """Try each command; return whether the browser is there afterwards."""
    told = ""
    for command in ways_to_install(name):
        if found() is not None:
            break
        if not told:
            print(f"Installing {name}, which takes some minutes.", flush=True)
        told = attempt(command, MINUTES) or told
    if found() is None:
        print(told, flush=True)
    elif told:
        print(f"{name} cannot be downloaded, so the system's is taken.", flush=True)
    return found() is not None


def attempt(command: list[str], minutes: float) -> str:
    """Run a command without its output. Return why it failed, or nothing."""
    shown = " ".join(command)
    with subprocess.Popen(
        command, stdout=PIPE, stderr=STDOUT, stdin=DEVNULL, text=True, start_new_session=True
    ) as process:
        try:
            output, _ = process.communicate(timeout=minutes * 60)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, SIGKILL)
            return f"{shown} had not ended after {minutes:g} minutes, so it was ended."
    return f"{shown} failed:\n{output}" if process.returncode else ""


def main() -> None:
    """Install the missing browsers, or print what is missing."""
    with sync_playwright() as playwright:
        for name in NAMES:
            if not install(name, partial(find, name, playwright)):
                sys.exit(missing(name))
    if not install("webkit", find_webkit):
        print(missing("webkit"))
    if not install("hosts", find_hosts):
        print(missing("hosts"))


def missing(name: str) -> str:
    """Return the message about a missing browser."""
    if name == "webkit":
        return f"For WebKitGTK the tests need Debian's {' and '.join(_DEBIAN[name])}."
    if name == "hosts":
        return f"The tests of real hosts need Debian's {' and '.join(_DEBIAN[name])}."
    commands = " or ".join(_COMMANDS[name])
    return f"The tests need {name}: install it, so that {commands} starts it, and try again."


if __name__ == "__main__":
    main()
