"""The contract of page, worker and Python, independent of the page's look."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.table import FOUND

Open = Callable[[str], Page]
Wait = Callable[[Page], None]

pytestmark = pytest.mark.every_browser

# Begins a search of many seconds, and continues the script when it runs.
QUICK = 'twentyfour.read_target({ text: "24" })'
BEGIN_SEARCH = """
    const controller = new AbortController();
    let search;
    await new Promise((underWay) => {
      search = twentyfour.solve({ numbers: [1, 2, 3, 5, 7, 11, 13, 17], target: "9999991/7" },
                                { signal: controller.signal, onProgress: underWay });
    });
"""


@pytest.mark.firefox
def test_engine_becomes_ready_and_solves(open_page: Open, engine_ready: Wait) -> None:
    page = open_page("")
    engine_ready(page)
    assert page.evaluate(FOUND) == "8/(3-8/3)"
    assert page.evaluate("performance.getEntriesByName('twentyfour:engine-ready').length") == 1


@pytest.mark.thorough
def test_engine_becomes_ready_at_every_visit(open_page: Open, engine_ready: Wait) -> None:
    page = open_page("")
    for _ in range(4):
        engine_ready(page)
        page.reload()
    engine_ready(page)


@pytest.mark.thorough
def test_calls_wait_while_the_engine_loads(open_page: Open) -> None:
    page = open_page("")
    assert page.evaluate(FOUND) == "8/(3-8/3)"


def test_errors_of_python_come_with_code_params_and_span(open_page: Open) -> None:
    page = open_page("")
    caught = page.evaluate(
        "twentyfour.read_hand({ text: '3 $' }).catch(({ name, code, params, span }) =>"
        " ({ name, code, params, span }))"
    )
    assert caught == {
        "name": "EngineError",
        "code": "bad-hand-symbol",
        "params": {"symbol": "$"},
        "span": [2, 3],
    }


def test_other_calls_get_in_while_a_long_one_works(open_page: Open, engine_ready: Wait) -> None:
    page = open_page("")
    engine_ready(page)
    first = page.evaluate(
        f"""async () => {{
            {BEGIN_SEARCH}
            const first = await Promise.race([search, {QUICK}]);
            controller.abort();
            await search.catch(() => {{}});
            return first;
        }}"""
    )
    assert first == "24"


def test_cancelled_call_leaves_python_running(open_page: Open, engine_ready: Wait) -> None:
    page = open_page("")
    engine_ready(page)
    started: list[str] = []
    page.on("worker", lambda worker: started.append(worker.url))
    name = page.evaluate(
        f"""async () => {{
            {BEGIN_SEARCH}
            controller.abort();
            const name = await search.catch((error) => error.name);
            await {QUICK};
            return name;
        }}"""
    )
    assert name == "AbortError"
    assert started == []
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


@pytest.mark.firefox
def test_engine_runs_on_the_page_without_a_worker(page: Page, site: str) -> None:
    page.add_init_script("delete window.Worker")
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    assert page.evaluate(FOUND) == "8/(3-8/3)"


@pytest.mark.own_context
def test_engine_runs_on_the_page_when_the_host_forbids_workers(
    page: Page, site: str, problems: list[str]
) -> None:
    def forbid(route: Route) -> None:
        policy = {"Content-Security-Policy": "worker-src 'none'", "Content-Type": "text/html"}
        route.fulfill(response=route.fetch(), headers=policy)

    page.route("**/twentyfour/", forbid)
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    assert page.evaluate(FOUND) == "8/(3-8/3)"
    problems.clear()


@pytest.mark.thorough
@pytest.mark.own_context
def test_wasm_starts_under_any_media_type(page: Page, site: str) -> None:
    def plain(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={"Content-Type": "application/octet-stream"})

    page.route("**/*.wasm", plain)
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


def test_policy_allows_no_other_host_and_no_eval(open_page: Open) -> None:
    policy = open_page("").locator("meta[http-equiv='Content-Security-Policy']")
    content = policy.get_attribute("content") or ""
    assert "default-src 'none'" in content
    assert "'unsafe-eval'" not in content
    assert "'unsafe-inline'" not in content
    assert "http" not in content
