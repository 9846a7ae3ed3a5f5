"""A mode of one file, with a puzzle of its own, appears in the menu, plays, and is stored."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import plain_context
from tests.browser.table import Table
from tests.browser.words import by, mode_named, press, say
from tests.variants import build_variant
from web.serve import serving

TOY = Path(__file__).with_name("toy-mode.tsx")


def add_toy(web: Path) -> None:
    """Add the toy mode to the sources: its file, and its row in the list of modes."""
    app = web / "app"
    folder = app / "play" / "modes" / "toy"
    folder.mkdir()
    shutil.copy(TOY, folder / "mode.tsx")
    modes = app / "play" / "modes.ts"
    text = modes.read_text().replace("= [\n  HOME,", "= [\n  HOME,\n  toy,")
    modes.write_text(f'import {{ toy }} from "./modes/toy/mode.tsx";\n{text}')


@pytest.fixture(scope="module")
def toy_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with the toy mode."""
    site = build_variant(tmp_path_factory.mktemp("toy"), add_toy)
    with serving(site.parent) as address:
        yield f"{address}{site.name}/"


@pytest.mark.thorough
def test_mode_of_one_file_is_played_to_its_own_ending(browser: Browser, toy_site: str) -> None:
    context = plain_context(browser, {"locale": "en-US"})
    page = context.new_page()
    errors: list[str] = []
    context.on("weberror", lambda error: errors.append(str(error.error)))
    table = Table(page, toy_site)
    table.open("3,3,8,8")
    table.wait_for_python()
    page.get_by_role("button", name=mode_named("endless")).click()
    page.locator(".mode-choice", has=page.locator("[data-toy=picture]")).click()
    expect(page.get_by_role("heading", name="Toy")).to_be_visible()
    press(page, "race.start")
    expect(page.get_by_role("button", name="Mode: Toy 1/2")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("play.goal", target=27))
    expect(table.button("play.none")).to_have_count(0)
    expect(table.button("play.new")).to_have_count(0)
    table.button("play.give-up").click()
    expect(table.button("play.press-again")).to_be_visible()
    table.choose_typing()
    table.check("3*9")
    table.button("play.next").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("play.goal", target="−3"))
    table.check("2-5")
    expect(page.locator("[data-toy=stars]")).to_have_text("2 stars")
    expect(page.locator(".controls")).to_have_count(1)

    page.goto(f"{toy_site}#/stats")
    recent = by(page, "list", "statistics.recent").get_by_role("listitem")
    for place, hand in enumerate(["Make −3", "Make 27"]):
        expect(recent.nth(place)).to_contain_text(hand)
        expect(recent.nth(place)).to_contain_text(say("mode.other"))
    page.goto(f"{toy_site}#/help")
    expect(page.locator("[data-toy=picture]")).to_be_attached()
    context.close()
    assert errors == []
