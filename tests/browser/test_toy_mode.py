"""A mode of one file, with a puzzle of its own, is in the menu, is played, and is kept."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import plain_context
from tests.browser.table import Table
from web.builder.paths import NODE_MODULES, SITE, WEB
from web.serve import serving

TOY = Path(__file__).with_name("toy-mode.jsx")
ADD_PAGE = """import sys
from pathlib import Path
from web.builder.page import add_page

add_page(Path(sys.argv[1]))"""


@pytest.fixture(scope="module")
def toy_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site whose page has the toy besides: its file, and its line in the list of modes."""
    root = tmp_path_factory.mktemp("toy")
    web = shutil.copytree(WEB, root / "web", ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(NODE_MODULES)
    modes = web / "app" / "modes"
    (modes / "toy").mkdir()
    shutil.copy(TOY, modes / "toy")
    table = modes / "modes.js"
    text = table.read_text().replace("MODES = [HOME,", "MODES = [HOME, toy,")
    table.write_text(f'import {{ toy }} from "./toy/toy-mode.jsx";\n{text}')
    scripts = shutil.ignore_patterns("*-????????.js", "sw.js")
    site = shutil.copytree(SITE, root / "host" / "twentyfour", ignore=scripts)
    (root / "build" / "cache").mkdir(parents=True)
    subprocess.run([sys.executable, "-c", ADD_PAGE, site], cwd=root, check=True)
    with serving(root / "host") as address:
        yield f"{address}twentyfour/"


def test_mode_of_one_file_is_played_to_its_own_ending(browser: Browser, toy_site: str) -> None:
    context = plain_context(browser, {"locale": "en-US"})
    page = context.new_page()
    errors: list[str] = []
    context.on("weberror", lambda error: errors.append(str(error.error)))
    table = Table(page, toy_site)
    table.lay("3,3,8,8")
    table.wake()
    page.get_by_role("button", name="Mode: Endless").click()
    page.locator(".mode-choice", has=page.locator("[data-toy=picture]")).click()
    expect(page.get_by_role("heading", name="Toy")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name="Mode: Toy 1/2")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Make 27")
    expect(table.button("No solution")).to_have_count(0)
    expect(table.button("New hand")).to_have_count(0)
    table.choose_typing()
    table.check("3*9")
    table.button("Next hand").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Make −3")
    table.check("2-5")
    expect(page.locator("[data-toy=stars]")).to_have_text("3 stars")
    expect(page.locator(".controls")).to_have_count(1)

    page.goto(f"{toy_site}#/stats")
    recent = page.get_by_role("list", name="Latest hands").get_by_role("listitem")
    for place, hand in enumerate(["Make −3", "Make 27"]):
        expect(recent.nth(place)).to_contain_text(hand)
        expect(recent.nth(place)).to_contain_text("Other")
    page.goto(f"{toy_site}#/help")
    expect(page.locator("[data-toy=picture]")).to_be_attached()
    context.close()
    assert errors == []
