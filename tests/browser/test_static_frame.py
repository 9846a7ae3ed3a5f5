"""If a file of the page does not arrive intact, the page says so and recovers."""

import json
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.doors import go_to
from tests.browser.host import Host
from tests.browser.table import Table
from tests.browser.waits import PYTHON, delay_files, wait_until_kept
from tests.browser.words import by, press, say
from web.builder.paths import SITE, WEB

LOGIN = "<!doctype html><title>Log in to this network</title>"
LOCALES = {"en-US": "en", "zh-CN": "zh-Hans"}
STATISTICS = "**/stats-page-*.js"


def half(route: Route) -> None:
    body = route.fetch().body()
    route.fulfill(content_type="text/javascript", body=body[: len(body) // 2])


FAULTS: dict[str, tuple[str, Callable[[Route], None]]] = {
    "the script does not arrive": ("main-*.js", lambda route: route.abort()),
    "the script is gone": ("main-*.js", lambda route: route.fulfill(status=404)),
    "the script is cut": ("main-*.js", half),
    "a login page instead": ("main-*.js", lambda route: route.fulfill(body=LOGIN)),
    "another type": (
        "main-*.js",
        lambda route: route.fulfill(response=route.fetch(), content_type="text/plain"),
    ),
    "a chunk is gone": ("helpers-*.js", lambda route: route.fulfill(status=404)),
    "the list of words is gone": ("languages-*.js", lambda route: route.fulfill(status=404)),
    "the words do not arrive": ("en-*.js", lambda route: route.abort()),
    "the styles do not arrive": ("main-*.css", lambda route: route.abort()),
}


def words(locale: str) -> dict[str, str]:
    content: dict[str, str] = json.loads((WEB / "locales" / f"{locale}.json").read_text())
    return content


@pytest.mark.parametrize(("files", "fault"), FAULTS.values(), ids=FAULTS)
@pytest.mark.sample(1)
def test_page_names_the_missing_file_and_starts_after_a_reload(
    page: Page, site: str, problems: list[str], files: str, fault: Callable[[Route], None]
) -> None:
    page.route(f"**/{files}", fault)
    page.goto(site)
    frame = page.locator("#frame")
    expect(frame.get_by_role("alert")).to_contain_text(words("en")["start.failed"])
    page.unroute(f"**/{files}")
    press(frame, "start.reload")
    expect(Table(page, site).cards).to_have_count(4)
    expect(frame).to_have_count(0)
    problems.clear()


@pytest.mark.parametrize("name", ["", "embed.html"])
@pytest.mark.sample(1)
def test_old_browser_is_not_told_of_a_damaged_file(
    page: Page, site: str, problems: list[str], name: str
) -> None:
    page.add_init_script("delete HTMLScriptElement.supports;")
    page.route("**/*main-*.js", half)
    page.route("**/embed-embed-*.js", half)
    page.goto(site + name)
    alert = page.locator("#frame").get_by_role("alert")
    expect(alert.get_by_text(words("en")["start.old"])).to_be_visible()
    expect(alert.get_by_text(words("en")["start.failed"])).to_be_hidden()
    problems.clear()


@pytest.mark.own_context  # a clock belongs to a whole context
@pytest.mark.parametrize(("route", "files"), [("#/play", "main-*.js"), ("", "main-*.css")])
@pytest.mark.parametrize("context_options", [{"locale": name} for name in LOCALES], ids=LOCALES)
@pytest.mark.sample(1)
def test_slow_start_is_reported_in_the_players_language(
    page: Page, site: str, context_options: dict[str, Any], route: str, files: str
) -> None:
    sentences = words(LOCALES[context_options["locale"]])
    page.clock.install()
    delay_files(page, f"**/{files}", lambda: page.clock.fast_forward("00:11"))
    page.goto(site + route, wait_until="commit")
    alert = page.locator("#frame").get_by_role("alert")
    expect(alert.get_by_text(sentences["start.late"])).to_be_visible()
    expect(page.locator("#frame").get_by_text(sentences["help.goal.1"])).to_be_visible()


@pytest.mark.own_context
@pytest.mark.sample(1)
@pytest.mark.parametrize(("name", "script"), [("", "main"), ("embed.html", "embed")])
def test_frame_is_drawn_only_if_the_first_hand_is_late(
    page: Page, site: str, name: str, script: str
) -> None:
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    delay_files(page, f"**/{script}-*.js")
    page.goto(site + name, wait_until="commit")
    expect(page.locator("html")).to_have_attribute("data-waiting", "")
    title = by(page.locator("#frame"), "heading", "app.name")
    expect(title).to_be_hidden()
    page.clock.run_for(200)
    expect(title).to_be_visible()


@pytest.mark.own_context
@pytest.mark.parametrize("context_options", [{"java_script_enabled": False}])
def test_rules_are_shown_if_scripts_are_blocked(page: Page, site: str) -> None:
    page.goto(site)
    frame = page.locator("#frame")
    expect(frame.get_by_text(words("en")["help.goal.1"])).to_be_visible()
    expect(frame.locator("noscript p")).to_be_visible()


def test_reload_bypasses_the_browsers_cache(
    visitor: BrowserContext, host: Host, tmp_path: Path
) -> None:
    spoiled = copytree(SITE, tmp_path / "spoiled")
    (script,) = spoiled.glob("main-*.js")
    script.write_text(LOGIN)
    host.caching = "max-age=31536000"
    host.release(spoiled)
    page = visitor.new_page()
    page.goto(host.site)
    expect(page.locator("#frame").get_by_role("alert")).to_be_visible()
    host.release(SITE)
    press(page, "start.reload")
    expect(Table(page, host.site).cards).to_have_count(4)


@pytest.mark.thorough
def test_reload_repairs_the_service_workers_files(visitor: BrowserContext, host: Host) -> None:
    page = visitor.new_page()
    page.goto(host.site)
    wait_until_kept(page)
    page.evaluate(
        """async () => {
            const name = (await caches.keys()).find((name) => name.includes("precache"));
            const cache = await caches.open(name);
            const script = document.querySelector("script[src]").src;
            const headers = { "Content-Type": "text/javascript" };
            await cache.put(script, new Response("damaged", { headers }));
        }"""
    )
    page.reload()
    expect(page.locator("#frame").get_by_role("alert")).to_be_visible()
    press(page, "start.reload")
    expect(Table(page, host.site).cards).to_have_count(4)


@pytest.mark.sample(1)
@pytest.mark.parametrize("directly", [True, False], ids=["opened at it", "gone to"])
def test_missing_chunk_offers_a_reload(
    page: Page, site: str, problems: list[str], directly: bool
) -> None:
    delay_files(page, PYTHON)  # until it runs, parts are loaded only on demand
    page.route(STATISTICS, lambda route: route.fulfill(status=404))
    page.goto(f"{site}#/stats" if directly else site)
    if not directly:
        go_to(page, "nav.me", "nav.stats")
        expect(Table(page, site).cards).to_have_count(0)  # its chunks may be missing, too
    button = by(page.locator(".failure"), "button", "start.reload")
    expect(button).to_be_visible()
    page.route(site, lambda route: route.fulfill(status=503))
    with page.expect_response(site):
        button.click()
    page.unroute(site)
    page.unroute(STATISTICS)
    button.click()
    expect(page.locator(".failure")).to_have_count(0)
    expect(page.get_by_role("heading", level=1, name=say("statistics.title"))).to_be_visible()
    problems.clear()
