"""A call that needs removed code of Python is answered by the whole code."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.browser.conftest import plain_context
from tests.browser.cut import untrained_code, with_code
from tests.browser.host import Host
from tests.browser.table import Table
from tests.browser.test_languages import CHINESE, ENGLISH
from tests.browser.waits import wait_until_all_kept, wait_until_kept
from tests.built import only_cut
from twentyfour import bridge
from web.builder.paths import SITE
from web.python.samples import SAMPLES
from web.serve import serving

pytestmark = only_cut

WHOLE = "**/whole-*.wasm"
SAVE_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
TIMES = {"milliseconds", "first", "fastest", "slowest", "runs"}
ASK = """([name, params]) => twentyfour[name](params).then(
    (value) => ({ value }),
    ({ code, params, span }) => ({ error: { code, params, span } }),
)"""
QUICK = ("read_target", {"text": "24"})
TRAP = """
    const { parse } = JSON;
    JSON.parse = (text) => {
        const slice = parse(text);
        if (slice?.progress) throw new WebAssembly.RuntimeError("unreachable");
        return slice;
    };
"""


@pytest.fixture(scope="session")
def untrained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site whose Python can start, but answer no call."""
    directory = tmp_path_factory.mktemp("untrained")
    return with_code(SITE, directory / "site", untrained_code())


@pytest.fixture(scope="session")
def untrained_site(untrained: Path) -> Iterator[str]:
    with serving(untrained) as address:
        yield address


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of a site that stores nothing."""
    context = plain_context(browser, {"locale": "en-US"})
    yield context.new_page()
    context.close()


def answered(name: Any, params: object) -> dict[str, Any]:
    """Return the answer of Python's bridge in this process."""
    job = bridge.begin(name, json.dumps(params))
    while not (outcome := json.loads(bridge.advance(job, 1000)))["done"]:
        pass
    return {key: value for key, value in outcome.items() if key not in {"done", "progress"}}


def untimed(answer: Any) -> Any:
    """Remove the times that a method took, and how often it ran in the time for it."""
    if isinstance(answer, dict):
        return {key: untimed(it) for key, it in answer.items() if key not in TIMES}
    return [untimed(it) for it in answer] if isinstance(answer, list) else answer


def start(page: Page, site: str) -> None:
    """Open a page that makes no call."""
    page.goto("about:blank")
    page.goto(f"{site}#/help")
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(it, marks=[] if it in ("check", "survey") else [pytest.mark.thorough])
        for it in SAMPLES
    ],
)
@pytest.mark.sample(1)
def test_call_of_every_kind_is_answered(page: Page, untrained_site: str, name: str) -> None:
    params = SAMPLES[name][0]
    start(page, untrained_site)
    with page.expect_request(WHOLE):
        answer = page.evaluate(ASK, [name, params])
    assert untimed(answer) == untimed(answered(name, params))


@pytest.mark.thorough
def test_trap_in_the_middle_of_a_job_loses_no_call(page: Page, site: str) -> None:
    def add_trap(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=TRAP + answer.text())

    page.route("**/worker-*.js", add_trap, times=1)
    start(page, site)
    calls = [
        ["survey", {"method": "running-total", "low": 1, "high": 6}],
        ["check", SAMPLES["check"][0]],
        ["solve", {"numbers": [1, 2, 3, 4, 5, 6]}],
    ]
    with page.expect_request(WHOLE):
        answers = page.evaluate(f"(calls) => Promise.all(calls.map({ASK}))", calls)
    assert untimed(answers) == untimed([answered(name, params) for name, params in calls])


@pytest.mark.every_browser
def test_player_sees_no_fault(page: Page, untrained_site: str) -> None:
    table = Table(page, untrained_site)
    with page.expect_request(WHOLE):
        table.open("3,3,8,8")
        table.check("8/(3-8/3)")
        table.expect_verdict("right")
    expect(page.locator(".failure")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


@pytest.mark.thorough
def test_call_is_answered_without_a_worker(page: Page, untrained_site: str) -> None:
    page.add_init_script("delete window.Worker")
    start(page, untrained_site)
    answers = page.evaluate(
        f"([a, b]) => Promise.all([({ASK})(a), ({ASK})(b)])",
        [["solve", SAMPLES["solve"][0]], ["check", SAMPLES["check"][0]]],
    )
    expected = [answered(name, SAMPLES[name][0]) for name in ("solve", "check")]
    assert answers == expected


@pytest.mark.thorough
def test_without_the_whole_code_only_what_needs_it_fails(
    visitor: BrowserContext, host: Host, untrained: Path
) -> None:
    """Offline, on a device that saves data, the hand and the history remain."""
    visitor.add_init_script(SAVE_DATA)
    host.caching = "no-store"
    host.release(untrained)
    table = Table(visitor.new_page(), host.site)
    table.open("3,3,8,8")
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    wait_until_kept(table.page)
    start(table.page, host.site)
    host.cut()
    table.open("1,5,5,5")
    table.check("(5-1/5)*5")
    table.expect_verdict("part-missing", ENGLISH["verdict.part-missing"])
    expect(table.answer).to_have_value("(5-1/5)*5")
    expect(table.page.locator("html")).to_have_attribute("data-engine", "ready")
    start(table.page, host.site)
    table.page.goto(f"{host.site}#/stats")
    expect(table.page.locator("[data-total=played] dd")).not_to_have_text("0")


def test_sentence_is_printed_in_every_language() -> None:
    assert ENGLISH["verdict.part-missing"] != CHINESE["verdict.part-missing"]


@pytest.mark.thorough
def test_stored_whole_code_answers_offline(
    visitor: BrowserContext, host: Host, untrained: Path
) -> None:
    host.release(untrained)
    page = visitor.new_page()
    start(page, host.site)
    wait_until_kept(page)
    wait_until_all_kept(page)
    host.cut()
    start(page, host.site)
    assert page.evaluate(ASK, ["solve", SAMPLES["solve"][0]]) == answered(
        "solve", SAMPLES["solve"][0]
    )


@pytest.mark.thorough
def test_whole_code_is_stored_when_requested(
    visitor: BrowserContext, host: Host, untrained: Path
) -> None:
    visitor.add_init_script(SAVE_DATA)
    host.release(untrained)
    page = visitor.new_page()
    start(page, host.site)
    wait_until_kept(page)
    start(page, host.site)
    page.evaluate(ASK, QUICK)
    wait_until_all_kept(page)
    host.cut()
    start(page, host.site)
    assert page.evaluate(ASK, QUICK) == answered(*QUICK)


@pytest.mark.thorough
def test_damaged_whole_code_is_fetched_again(
    visitor: BrowserContext, host: Host, untrained: Path
) -> None:
    host.release(untrained)
    page = visitor.new_page()
    start(page, host.site)
    wait_until_all_kept(page)
    page.evaluate(
        """async () => {
            const name = (await caches.keys()).find((name) => name.includes("-rare-"));
            const cache = await caches.open(name);
            for (const request of await cache.keys())
                if (request.url.includes("/whole-"))
                    await cache.put(request, new Response("damaged"));
        }"""
    )
    start(page, host.site)
    assert page.evaluate(ASK, QUICK)["error"]["code"] == "part-missing"
    assert page.evaluate(ASK, QUICK) == answered(*QUICK)
