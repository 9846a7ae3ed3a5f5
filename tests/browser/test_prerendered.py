"""A newcomer finds the page in the document itself, before any script is there."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.sizes import desk, phone
from tests.browser.table import FOUND, Table
from tests.browser.test_static_frame import LOCALES, words
from tests.browser.waits import hold, settle, wait_until

SCRIPTS = "**/main-*.js"
PAGES = re.compile(r"<template data-prerendered=.*?</template>(?=<template|\s)", re.DOTALL)
SCREENS = {"desk": desk, "phone": phone}
NOTE_FIRST_DRAWN = """new MutationObserver((_, observer) => {
    const page = document.getElementById("app");
    if (!page?.hasChildNodes()) return;
    window.drawn = page.innerHTML;
    observer.disconnect();
}).observe(document, { childList: true, subtree: true });"""
TAG = re.compile(r"<(\w+)((?: [^<>]*)?)>")
ATTRIBUTE = re.compile(r' [\w-]+="[^"]*"')
ONLY_WRITTEN = {' value=""', ' checked=""'}  # a script sets the properties


@pytest.fixture
def table(page: Page, site: str) -> Table:
    return Table(page, site)


@pytest.fixture
def release(table: Table) -> Callable[[], None]:
    """Opens the page; its scripts come when this is called."""
    release = hold(table.page, SCRIPTS)
    table.page.goto(table.site, wait_until="commit")
    return release


def without_pages(route: Route) -> None:
    response = route.fetch()
    html, count = PAGES.subn("", response.text())
    assert count == len(LOCALES) * len(SCREENS)
    route.fulfill(response=response, body=html)


def drawn(page: Page) -> str:
    """Return what was drawn first, with the attributes of each element in order."""
    wait_until(page, "() => window.drawn")

    def in_order(tag: re.Match[str]) -> str:
        attributes = set(ATTRIBUTE.findall(tag[2])) - ONLY_WRITTEN
        return f"<{tag[1]}{''.join(sorted(attributes))}>"

    return TAG.sub(in_order, page.evaluate("window.drawn"))


@pytest.mark.parametrize(
    "context_options",
    [screen(locale=locale) for screen in SCREENS.values() for locale in LOCALES],
    ids=[f"{name} {locale}" for name in SCREENS for locale in LOCALES],
)
def test_it_is_the_page_that_the_scripts_would_draw(page: Page, site: str) -> None:
    page.add_init_script(NOTE_FIRST_DRAWN)
    page.goto(site)
    prerendered = drawn(page)
    page.evaluate("sessionStorage.clear()")  # so that nothing is known of the visit before
    page.route(site, without_pages)
    page.goto(site)
    assert drawn(page) == prerendered


@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_cards_that_are_tapped_are_combined_when_the_scripts_are_there(
    table: Table, release: Callable[[], None]
) -> None:
    first, second = table.cards.nth(0), table.cards.nth(1)
    first.tap()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(first).to_be_focused()
    table.page.get_by_role("button", name="plus").tap()
    second.tap()
    release()
    expect(table.cards).to_have_count(3)
    expect(first).to_have_accessible_name("9, made of 1 + 8")


@pytest.mark.parametrize("context_options", [phone()], ids=["phone"])
def test_card_that_is_no_longer_selected_looks_so(
    table: Table, release: Callable[[], None]
) -> None:
    first, second = table.cards.nth(0), table.cards.nth(1)
    first.tap()
    second.tap()
    release()
    expect(table.page.locator("#frame")).to_have_count(0)
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(first).to_have_attribute("aria-pressed", "false")


@pytest.mark.every_browser
def test_answer_that_is_typed_is_judged_when_python_is_there(
    table: Table, release: Callable[[], None]
) -> None:
    table.cards.nth(1).click()
    table.answer.press_sequentially("*3*1*")
    table.cards.nth(0).click()
    table.answer.press("Enter")
    release()
    expect(table.answer).to_have_value("8*3*1*1")
    table.expect_verdict("right")


def test_keys_go_to_the_answer_at_once(table: Table, release: Callable[[], None]) -> None:
    expect(table.answer).to_be_focused()
    table.page.keyboard.type("8")
    table.button("times ×").click()
    table.page.keyboard.type("(")
    release()
    expect(table.page.locator("#frame")).to_have_count(0)
    table.page.keyboard.type("3")
    expect(table.answer).to_have_value("8×(3")


def test_key_that_is_pressed_works_when_the_scripts_are_there(
    table: Table, release: Callable[[], None]
) -> None:
    table.button("Check").press("c")
    release()
    expect(table.page.get_by_role("radio", name="Combine cards")).to_be_checked()


def test_way_to_answer_that_is_chosen_is_kept(table: Table, release: Callable[[], None]) -> None:
    table.page.get_by_role("radio", name="Combine cards").check(force=True)
    release()
    expect(table.page.get_by_role("radio", name="Combine cards")).to_be_checked()
    expect(table.answer).to_have_count(0)


def test_cards_that_lie_there_are_not_dealt_again(
    table: Table, release: Callable[[], None]
) -> None:
    settle(table.page)
    release()
    expect(table.page.locator("#frame")).to_have_count(0)
    expect(table.page.locator(".hand")).not_to_have_attribute("data-fresh", "true")


@pytest.mark.every_browser
def test_calls_wait_for_the_scripts(table: Table, release: Callable[[], None]) -> None:
    expect(table.cards).to_have_count(4)
    table.page.evaluate(f"() => {{ window.found = {FOUND}; }}")
    release()
    assert table.page.evaluate("() => window.found") == "8/(3-8/3)"


def test_link_that_is_followed_leads_to_its_page(table: Table, release: Callable[[], None]) -> None:
    table.page.get_by_role("link", name="Daily").click()
    expect(table.cards).to_have_count(0)
    release()
    expect(table.page.get_by_role("heading", level=1)).to_have_text("Daily hands")
    expect(table.page.locator("nav [aria-current]")).to_have_text(re.compile("^Daily"))


@pytest.mark.every_browser
def test_nobody_else_finds_it(table: Table) -> None:
    page = table.page
    page.goto(table.site)
    expect(page.locator("#frame")).to_have_count(0)
    hold(page, SCRIPTS)
    for place, route in enumerate(("", "#/", "#/daily", "#/play?hand=3,3,8,8")):
        page.goto(f"{table.site}?{place}{route}", wait_until="commit")
        expect(page.locator(".frame-hand")).to_be_visible()
        expect(page.locator("#app")).to_be_empty()


@pytest.mark.parametrize("kept", [{"language": "zh-Hans"}, {"deck": "10"}])
def test_settings_from_an_earlier_visit_hold(table: Table, kept: dict[str, Any]) -> None:
    page = table.page
    page.goto(f"{table.site}#/settings")
    page.evaluate("kept => localStorage.setItem('twentyfour:settings', JSON.stringify(kept))", kept)
    page.goto("about:blank")
    hold(page, SCRIPTS)
    page.goto(table.site, wait_until="commit")
    expect(page.locator(".frame-hand")).to_be_visible()


@pytest.mark.own_context  # a clock is a whole context's
@pytest.mark.parametrize("context_options", [{"locale": name} for name in LOCALES], ids=LOCALES)
def test_late_scripts_are_told_above_the_hand(
    page: Page, site: str, context_options: dict[str, Any]
) -> None:
    page.clock.install()
    hold(page, SCRIPTS)
    page.goto(site, wait_until="commit")
    expect(page.locator(".card")).to_have_count(4)
    page.clock.fast_forward("00:11")
    told = words(LOCALES[context_options["locale"]])["start.late"]
    expect(page.get_by_role("alert").get_by_text(told)).to_be_visible()
    expect(page.locator(".card").first).to_be_visible()
    expect(page.locator(".frame-hand")).to_be_hidden()


@pytest.mark.own_context
def test_scripts_wait_for_the_hand_but_not_for_long(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.clock.install(time=0)
    page.clock.pause_at(1)
    hold(page, "**/main-*.css")
    page.goto(site, wait_until="commit")
    expect(page.locator(".frame-hand")).to_be_visible()
    assert not [url for url in asked if url.endswith(".js")]
    with page.expect_request(SCRIPTS):
        page.clock.run_for(100)


def test_hand_that_never_comes_to_life_is_not_shown(
    page: Page, site: str, problems: list[str]
) -> None:
    page.route(SCRIPTS, lambda route: route.abort())
    page.goto(site)
    expect(page.get_by_role("alert")).to_contain_text(words("en")["start.failed"])
    expect(page.locator(".frame-hand")).to_be_visible()
    expect(page.locator(".card").first).to_be_hidden()
    problems.clear()
