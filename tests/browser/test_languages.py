"""The page in English and in Simplified Chinese."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.waits import tick
from web.builder.paths import WEB

ENGLISH, CHINESE = (
    json.loads((WEB / "locales" / f"{name}.json").read_text()) for name in ("en", "zh-Hans")
)


@pytest.mark.parametrize("context_options", [{"locale": "zh-CN"}])
def test_chinese_player_plays_in_chinese(page: Page, site: str) -> None:
    page.goto(f"{site}#/play?hand=3,3,8,11")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    expect(page.get_by_role("button", name="梅花8")).to_be_visible()
    expect(page.get_by_role("button", name="方块J")).to_be_visible()
    verdict = page.get_by_role("status")
    page.get_by_role("textbox", name="算式").fill("8*3+(3")
    page.get_by_role("button", name="提交").click()
    expect(verdict).to_contain_text("“(”没有配对，请补上右括号。")
    page.get_by_role("textbox", name="算式").fill("8+3")
    page.get_by_role("button", name="提交").click()
    expect(verdict).to_contain_text("还有 3和11（J） 没有用上。")
    page.get_by_role("button", name="无解").click()
    expect(verdict).to_contain_text("答对了！这组牌确实无解。")


@pytest.mark.every_browser
def test_only_the_words_of_the_players_language_travel(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.goto(site)
    expect(page.locator("#frame")).to_have_count(0)
    words = {name.partition("-")[0] for name in asked if name.startswith(("en-", "zh-"))}
    assert words == {"en"}


@pytest.mark.thorough
def test_page_stays_in_its_language_while_the_other_does_not_arrive(
    page: Page, site: str, problems: list[str]
) -> None:
    page.route("**/zh-Hans-*.js", lambda route: route.abort())
    page.goto(f"{site}#/settings")
    tick(page.get_by_role("radio", name="简体中文"))
    notice = page.locator(".failure")
    expect(notice).to_contain_text(ENGLISH["words.missing"])
    expect(page.locator("html")).to_have_attribute("lang", "en")
    tick(page.get_by_role("radio", name="English"))
    expect(notice).to_have_count(0)
    tick(page.get_by_role("radio", name="简体中文"))
    page.unroute("**/zh-Hans-*.js")
    notice.get_by_role("button", name=ENGLISH["start.reload"]).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(CHINESE["settings.title"])
    problems.clear()


@pytest.mark.every_browser
def test_language_is_chosen_at_once_and_remembered(page: Page, site: str) -> None:
    page.goto(f"{site}#/settings")
    tick(page.get_by_role("radio", name="简体中文"))
    expect(page.get_by_role("heading", level=1)).to_have_text("设置")
    expect(page).to_have_title("设置 · 算24点")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    tick(page.get_by_role("radio", name="English"))
    expect(page.get_by_role("heading", level=1)).to_have_text(ENGLISH["settings.title"])


@pytest.mark.thorough
@pytest.mark.parametrize(
    "context_options", [{"locale": "de-DE", "viewport": {"width": 320, "height": 568}}]
)
def test_long_words_fit_next_to_the_room_for_a_scrollbar(page: Page, site: str) -> None:
    page.goto(f"{site}#/lab")
    expect(page.locator(".method").first).to_be_visible()
    wide = "document.documentElement.scrollWidth - document.body.clientWidth"
    assert page.evaluate(wide) == 0
