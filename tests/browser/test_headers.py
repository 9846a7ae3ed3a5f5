"""The headers in the site's `_headers`, for hosts that can send them."""

from playwright.sync_api import BrowserContext, expect

from tests.browser.host import Host
from tests.browser.table import Table
from twentyfour._page import HEADERS, carries_hash
from web.builder.paths import SITE

Rules = dict[str, dict[str, str]]


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
    }


def test_game_plays_with_these_headers_and_breaks_no_rule(
    visitor: BrowserContext, host: Host
) -> None:
    host.rules = rules()
    problems: list[str] = []
    visitor.on("console", lambda message: problems.append(message.text))
    visitor.on("weberror", lambda error: problems.append(str(error.error)))
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
    assert problems == []


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
