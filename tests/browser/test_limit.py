"""A test that hangs is ended, with its pictures, and the tests after it run."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.browser import browsers
from web.builder.paths import ROOT

HANGING = """
import pytest

@pytest.mark.limit(3)
def test_page_that_hangs(page, site, problems):
    page.goto(site)
    page.evaluate("console.log('said before the end')")
    problems.clear()
    page.evaluate("() => { for (;;); }")

@pytest.mark.limit(3)
def test_page_that_never_answers(page, site):
    page.goto(site)
    page.evaluate("() => new Promise(() => {})")

@pytest.mark.limit(10)
def test_next(page, site):
    page.goto(site)
"""

ENDLESS = """#!/bin/sh
# A browser that ignores its end.
trap '' TERM
{browser} "$@"
sleep 1000
"""


@pytest.mark.thorough
def test_hanging_pages_and_browsers_are_ended(tmp_path: Path, playwright: Playwright) -> None:
    launch = browsers.required("chromium", playwright)
    real = browsers.low_load("chromium", launch).get("executable_path")
    for name in ("chromium", "chromium-headless-shell"):
        (tmp_path / name).write_text(ENDLESS.format(browser=real))
        (tmp_path / name).chmod(0o755)
    (tmp_path / "test_hanging.py").write_text(HANGING)
    plugins = ["-p", "tests.conftest", "-p", "tests.browser.conftest"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n0", "-vrA", *plugins, "-c", ROOT / "pyproject.toml",
         "--rootdir", tmp_path, tmp_path / "test_hanging.py"],
        cwd=ROOT,
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )  # fmt: skip
    summary = re.findall(r"^(\w+) \S+::test_(\w+)", done.stdout, re.MULTILINE)[-4:]
    assert sorted(summary) == [
        ("ERROR", "next"),  # by the browser, after its last test
        ("FAILED", "page_that_hangs"),
        ("FAILED", "page_that_never_answers"),
        ("PASSED", "next"),
    ]
    assert "EndedError: The test took more than 3 seconds" in done.stdout
    assert "EndedError: The test took more than 10 seconds" in done.stdout
    assert "console log: said before the end" in done.stdout
