"""Where the browser keeps nothing, the settings say so, and play goes on."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import Table, visit

REFUSALS = {
    "denied": """
        Object.defineProperty(window, "localStorage", {
          get() { throw new DOMException("denied", "SecurityError"); },
        });
    """,
    "missing": """Object.defineProperty(window, "localStorage", { value: undefined });""",
    "full": """
        Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    """,
}
UNKEPT = {
    "en-US": "This browser keeps nothing here",
    "zh-CN": "这个浏览器没有为本页保存数据",
}
KEPT = {"en-US": "Your choices stay on this device.", "zh-CN": "你的选择只保存在本设备上。"}

in_both_languages = pytest.mark.parametrize(
    "context_options", [{"locale": locale} for locale in UNKEPT], ids=UNKEPT
)
however_refused = pytest.mark.parametrize("refusal", REFUSALS.values(), ids=REFUSALS)


@in_both_languages
@however_refused
def test_settings_say_at_once_that_nothing_is_kept(
    page: Page, site: str, context_options: dict[str, Any], refusal: str
) -> None:
    page.add_init_script(refusal)
    page.goto(f"{site}#/settings")
    expect(page.get_by_text(UNKEPT[context_options["locale"]])).to_be_visible()
    expect(page.get_by_text(KEPT[context_options["locale"]])).to_have_count(0)


@in_both_languages
def test_settings_say_that_choices_are_kept_where_they_are(
    page: Page, site: str, context_options: dict[str, Any]
) -> None:
    page.goto(f"{site}#/settings")
    expect(page.get_by_text(KEPT[context_options["locale"]])).to_be_visible()


@however_refused
def test_choices_last_and_play_goes_on_without_storage(page: Page, site: str, refusal: str) -> None:
    page.add_init_script(refusal)
    page.goto(f"{site}#/settings")
    page.get_by_role("radio", name="1 11 12 13").check(force=True)
    visit(page, site, "#/play?hand=1,11,12,13")
    expect(page.get_by_role("button", name="11 of hearts")).to_be_visible()
    table = Table(page, site)
    table.lay("3,3,8,8")
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
