"""The headers in the site's `_headers`, for hosts that can send them."""

import re

import pytest
from playwright.sync_api import BrowserContext, Route, expect

from tests.browser.conftest import note
from tests.browser.host import Host
from tests.browser.table import Table
from tests.browser.test_languages import ENGLISH
from tests.browser.waits import tick
from twentyfour._cli.page import HEADERS, carries_hash
from web.builder.headers import DENIED, USED
from web.builder.paths import SITE

Rules = dict[str, dict[str, str]]

INTEGRITY = "blocked-destinations=(script)"


def rules() -> Rules:
    """Parse `_headers` as a host does."""
    read: Rules = {}
    path = ""
    for line in (SITE / HEADERS).read_text().splitlines():
        if line.startswith(" "):
            name, _, value = line.strip().partition(": ")
            read[path][name] = value
        else:
            path = line
            read[path] = {}
    return read


def enforced() -> Rules:
    """The rules as nginx and Caddy send them to Chromium and Firefox."""
    return {
        path: {name.removesuffix("-Report-Only"): value for name, value in headers.items()}
        for path, headers in rules().items()
    }


def test_only_files_with_a_hash_may_be_cached_for_ever() -> None:
    lasting = {path for path, headers in rules().items() if "immutable" in str(headers)}
    assert lasting == {f"/{file.name}" for file in SITE.iterdir() if carries_hash(file.name)}


def test_only_the_table_may_be_framed_by_any_page() -> None:
    policies = {
        path: headers.get("Content-Security-Policy", "") for path, headers in rules().items()
    }
    framed = {path: policy.partition("frame-ancestors ")[2] for path, policy in policies.items()}
    assert {path: who for path, who in framed.items() if who} == {
        "/": "'self'",
        "/index.html": "'self'",
        "/embed.html": "*",
        **{f"/{cage.name}": "'self'" for cage in SITE.glob("cage-*.html")},
    }


@pytest.mark.every_browser
def test_game_plays_with_these_headers_and_breaks_no_rule(
    visitor: BrowserContext, host: Host
) -> None:
    host.rules = enforced()
    problems: list[str] = []
    visitor.on("console", lambda message: note(problems, message.text))
    visitor.on("weberror", lambda error: note(problems, str(error.error)))
    page = visitor.new_page()
    answer = page.goto(host.site)
    assert answer
    assert "frame-ancestors 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    table = Table(page, host.site)
    table.open("3,3,8,8")
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    for route in ("learn", "stats", "licences", "daily", "settings"):
        page.evaluate("(route) => { location.hash = `#/${route}`; }", route)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    tick(page.get_by_role("radio", name="简体中文"))
    expect(page.get_by_role("heading", level=1)).to_have_text("设置")
    page.goto(f"{host.site}embed.html")
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    assert problems == []


@pytest.mark.every_browser
def test_scripts_without_a_hash_and_changed_scripts_do_not_run(
    visitor: BrowserContext, host: Host, problems: list[str]
) -> None:
    def change(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"window.changed = true;{answer.text()}")

    host.rules = enforced()
    page = visitor.new_page()
    page.route(re.compile(r"/(sprint-page|fr)-\w+\.js"), change)
    page.goto(f"{host.site}#/settings")
    japanese = next(file.name for file in SITE.iterdir() if file.name.startswith("ja-"))
    refused = page.evaluate("(name) => import(`./${name}`).catch(({ name }) => name)", japanese)
    assert refused == "TypeError"
    tick(page.get_by_role("radio", name="Français"))
    expect(page.locator(".failure")).to_contain_text(ENGLISH["words.missing"])
    page.evaluate("location.hash = '#/sprint'")
    expect(page.locator(".awaited")).to_contain_text(ENGLISH["part.failed"])
    assert page.evaluate("window.changed") is None
    problems.clear()


def test_permissions_allow_only_what_the_page_uses() -> None:
    allowed = dict(part.split("=") for part in rules()["/*"]["Permissions-Policy"].split(", "))
    assert allowed == {**dict.fromkeys(USED, "(self)"), **dict.fromkeys(DENIED, "()")}


def test_no_other_text_becomes_the_address_of_a_script(visitor: BrowserContext, host: Host) -> None:
    page = visitor.new_page()
    page.goto(host.site)
    refused = page.evaluate(
        """() => [
            () => new Worker("data:text/javascript,0"),
            () => { document.createElement("script").src = "sw.js"; },
            () => { document.body.innerHTML = "<b>"; },
            () => trustedTypes.createPolicy("other", {}),
        ].map((act) => { try { act(); return "done"; } catch ({ name }) { return name; } })"""
    )
    assert refused == ["TypeError"] * 4
