"""The table of friends: a pasted chat is read, stored and saved, and its names can be changed."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.histories import HEAR_OF_FILES, NOW, import_file, save
from tests.browser.sizes import at_both_sizes, phone
from tests.browser.table import visit
from tests.browser.waits import tick
from tests.browser.words import SAY_IN, by, exactly, press, say
from web.builder.paths import ROOT

CHAT = (ROOT / "tests" / "data" / "chats" / "twelve.txt").read_text("utf-8")
"""A week of a made-up group of twelve, who play in eight languages, as WhatsApp exports it."""

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"

pytestmark = pytest.mark.own_context


@pytest.fixture(autouse=True)
def of_then(page: Page) -> None:
    """Stop the clock on the last day of the chat, in a browser without a clipboard."""
    page.clock.set_fixed_time(NOW)
    page.add_init_script(f"{NO_CLIPBOARD}\n{HEAR_OF_FILES}")


def rows(page: Page) -> Locator:
    return by(page, "list", "nav.friends").get_by_role("listitem")


def paste(page: Page, text: str) -> None:
    """Paste a text into the field, which opens where the page may not read the clipboard."""
    press(page, "friends.paste")
    page.get_by_label(say("friends.field")).fill(text)
    press(page, "friends.read")


def open_table(page: Page, site: str) -> None:
    """Open the table of the chat."""
    page.goto(f"{site}#/friends")
    paste(page, CHAT)
    expect(rows(page)).to_have_count(12)


@at_both_sizes()
def test_pasted_chat_of_twelve_is_a_table_that_stays(page: Page, site: str) -> None:
    page.goto(f"{site}#/me")
    by(page, "link", "nav.friends").click()
    expect(page.locator(".help-text", has_text=say("friends.honest"))).to_be_visible()
    paste(page, CHAT)
    expect(rows(page)).to_have_count(12)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.locator("[data-news]")).to_have_text(say("friends.found", count=78))
    expect(rows(page).nth(0)).to_have_text(re.compile("^1李雷 0:54.*3 of 3$"))
    page.reload()
    expect(rows(page)).to_have_count(12)
    tick(page.get_by_role("radio", name=say("friends.ever")))
    expect(rows(page).nth(0)).to_have_text(re.compile("^1Jonas 10:38 · 3 hints20 of 21$"))
    tick(page.get_by_role("radio", name=say("mode.sprint")))
    expect(rows(page).nth(0)).to_contain_text("3 minutes · Rising · Plain")


@pytest.mark.thorough
def test_names_are_joined_separated_left_out_and_forgotten(page: Page, site: str) -> None:
    open_table(page, site)
    rows(page).filter(has_text="Mia").get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Mia")
    page.get_by_label(say("friends.same")).select_option(label="Grandma")
    press(page, "friends.join")
    expect(page.get_by_role("main").get_by_text("Mia, Grandma")).to_be_visible()
    exactly(page, "link", "nav.friends").click()
    expect(rows(page)).to_have_count(11)
    expect(rows(page).filter(has_text="Grandma")).to_have_count(0)

    rows(page).filter(has_text="Mia").get_by_role("link").click()
    press(page, "friends.separate")
    expect(page.get_by_role("main").get_by_text("Mia, Grandma")).to_have_count(0)
    press(page, "friends.leave")
    expect(by(page, "button", "friends.take")).to_be_visible()
    exactly(page, "link", "nav.friends").click()
    expect(rows(page)).to_have_count(11)
    expect(rows(page).filter(has_text="Mia")).to_have_count(0)

    page.locator("summary").filter(has_text=say("friends.out")).click()
    page.get_by_role("link", name="Mia").click()
    press(page, "friends.take")
    press(page, "friends.forget")
    page.get_by_role("dialog").get_by_role("button", name=say("friends.forget")).click()
    expect(rows(page)).to_have_count(11)
    page.reload()
    expect(rows(page)).to_have_count(11)
    expect(page.get_by_role("main").get_by_text("Mia")).to_have_count(0)


@pytest.mark.thorough
def test_friends_are_in_a_backup_and_are_deleted_with_everything(
    page: Page, site: str, tmp_path: Path
) -> None:
    open_table(page, site)
    visit(page, site, "#/stats")
    file = save(page, tmp_path / "hands.json.gz")
    press(page, "data.erase")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("data.erase.friends"))
    dialog.get_by_role("button", name=say("data.erase.yes")).click()
    expect(page.locator("[data-outcome=erased]")).to_be_visible()
    visit(page, site, "#/friends")
    expect(page.get_by_role("main").get_by_text(say("friends.intro"))).to_be_visible()

    visit(page, site, "#/stats")
    import_file(page, file)
    expect(page.get_by_role("main").get_by_text(say("data.friends")).first).to_be_visible()
    visit(page, site, "#/friends")
    expect(rows(page)).to_have_count(12)


@pytest.mark.thorough
def test_text_without_results_stays_in_the_field(page: Page, site: str) -> None:
    page.goto(f"{site}#/friends")
    paste(page, "Ann: not today")
    expect(page.get_by_role("main").get_by_text(say("friends.none")).first).to_be_visible()
    expect(page.get_by_label(say("friends.field"))).to_have_value("Ann: not today")
    page.get_by_label(say("friends.field")).fill("Twentyfour #325: a new form ·2")
    press(page, "friends.read")
    expect(
        page.get_by_role("main").get_by_text(say("friends.newer", count=1)).first
    ).to_be_visible()


@pytest.mark.thorough
def test_clipboard_is_read_if_the_player_allows_it(visitor: BrowserContext, site: str) -> None:
    visitor.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.new_page()
    page.clock.set_fixed_time(NOW)
    page.goto(f"{site}#/friends")
    by(page, "button", "friends.paste").wait_for()
    page.evaluate("text => navigator.clipboard.writeText(text)", CHAT)
    press(page, "friends.paste")
    expect(rows(page)).to_have_count(12)


@pytest.mark.thorough
@pytest.mark.parametrize("context_options", [phone(locale="zh-CN")], ids=["zh"])
def test_table_is_in_the_language_of_the_player(page: Page, site: str) -> None:
    chinese = SAY_IN["zh-CN"]
    page.goto(f"{site}#/friends")
    page.get_by_role("button", name=chinese("friends.paste")).click()
    page.get_by_label(chinese("friends.field")).fill(CHAT)
    page.get_by_role("button", name=chinese("friends.read")).click()
    table = page.get_by_role("list", name=chinese("nav.friends")).get_by_role("listitem")
    expect(table.first).to_contain_text(chinese("friends.solved", count=3, of=3))
