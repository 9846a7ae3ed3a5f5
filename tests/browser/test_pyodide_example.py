"""The example of `docs/pyodide` restores a snapshot with the engine."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from web.builder.paths import NODE_MODULES, ROOT, run
from web.python.wheel import build_wheel
from web.serve import serving


@pytest.mark.thorough
def test_example_restores_a_snapshot_with_a_package(browser: Browser, tmp_path: Path) -> None:
    folder = shutil.copytree(ROOT / "docs" / "pyodide", tmp_path / "example")
    (tmp_path / "node_modules").symlink_to(NODE_MODULES)
    run("node", "make-snapshot.mjs", build_wheel(), "twentyfour", cwd=folder)
    with serving(folder) as address, browser.new_context() as context:
        page = context.new_page()
        page.goto(f"{address}index.html")
        expect(page.locator("output")).to_contain_text("8/(3-8/3) after")
