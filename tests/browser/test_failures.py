"""A failed start shows the cause and a remedy, and offers a retry."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.table import FOUND
from tests.browser.test_languages import ENGLISH
from tests.browser.waits import delay_files, release_all
from web.builder.paths import WEB

pytestmark = pytest.mark.own_context

WORDS = ENGLISH
CODES = [
    *("no-webassembly", "no-memory", "download", "missing", "outdated", "forbidden", "corrupt"),
    *("refused", "too-many", "overloaded", "too-slow", "crashed"),
]

WASM = "**/*.wasm"
WORKER = "**/worker-*.js"
PAGE = "<!doctype html><h1>Not now</h1>"

# Without a worker Python runs in the page, where a test can remove features.
ON_THE_PAGE = "delete window.Worker;"
NO_MEMORY = """
    WebAssembly.Memory = class { constructor() { throw new RangeError("out of memory"); } };
"""


def forbid_webassembly(page: Page) -> None:
    page.add_init_script("delete window.WebAssembly")


def refuse_memory(page: Page) -> None:
    page.add_init_script(ON_THE_PAGE + NO_MEMORY)


def cut_the_line(page: Page) -> None:
    page.route(WASM, lambda route: route.abort())


def damage_a_file(page: Page) -> None:
    def turn_one_byte(route: Route) -> None:
        answer = route.fetch()
        body = bytearray(answer.body())
        body[len(body) * 9 // 10] ^= 0xFF  # in the data, so the code still compiles
        route.fulfill(response=answer, body=bytes(body))

    page.route(WASM, turn_one_byte)


def cut_a_file_short(page: Page) -> None:
    def halve(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.body()[: len(answer.body()) // 2])

    page.route(WASM, halve)


def hold_a_file_back(page: Page) -> None:
    page.add_init_script(ON_THE_PAGE)
    page.clock.install()
    delay_files(page, WASM, lambda: page.clock.fast_forward("02:00"))


def break_the_worker(page: Page) -> None:
    def add_fault(route: Route) -> None:
        answer = route.fetch()
        fault = ';setTimeout(() => { throw new Error("broken") }, 500)'
        route.fulfill(response=answer, body=answer.text() + fault)

    page.route(WORKER, add_fault)


@dataclass(frozen=True, slots=True)
class Failure:
    """The failure, its code on the page, and the delayed files, if any."""

    code: str
    provoke: Callable[[Page], None]
    files: str | None = None


def answer(files: str, **response: Any) -> Callable[[Page], None]:
    """Make a host send this response for these files."""
    return lambda page: page.route(files, lambda route: route.fulfill(**response))


def forbid(policy: str) -> Callable[[Page], None]:
    """Apply the host's policy to the worker."""
    headers = {"Content-Security-Policy": policy, "Content-Type": "text/javascript"}
    return lambda page: page.route(
        WORKER, lambda route: route.fulfill(response=route.fetch(), headers=headers)
    )


FAILURES = {
    "WebAssembly is forbidden": Failure("no-webassembly", forbid_webassembly),
    "memory is refused": Failure("no-memory", refuse_memory),
    "the line is cut": Failure("download", cut_the_line, WASM),
    "host forbids WebAssembly": Failure("forbidden", forbid("script-src 'self'"), WORKER),
    "host forbids to fetch": Failure("forbidden", forbid("connect-src 'none'"), WORKER),
    "script of the worker is damaged": Failure("corrupt", answer(WORKER, body="damaged"), WORKER),
    "host sends a page": Failure("corrupt", answer(WASM, body=PAGE), WASM),
    "host refuses a file": Failure("refused", answer(WASM, status=403, body=PAGE), WASM),
    "host wants fewer requests": Failure("too-many", answer(WASM, status=429, body=PAGE), WASM),
    "host is overloaded": Failure("overloaded", answer(WORKER, status=503, body=PAGE), WORKER),
    "a file is cut short": Failure("corrupt", cut_a_file_short, WASM),
    "a byte is wrong": Failure("corrupt", damage_a_file, WASM),
    "a file never arrives": Failure("too-slow", hold_a_file_back, WASM),
    "the worker breaks": Failure("crashed", break_the_worker, WORKER),
}

CUT = FAILURES["the line is cut"]

MISSING = {
    "CPython is missing": Failure("missing", answer(WASM, status=404), WASM),
    "script of the worker is missing": Failure("missing", answer(WORKER, status=404), WORKER),
}


@pytest.mark.every_browser
@pytest.mark.parametrize("failure", FAILURES.values(), ids=FAILURES)
@pytest.mark.sample(1)
def test_failed_start_shows_the_cause_and_can_be_retried(
    page: Page, browser: Browser, site: str, problems: list[str], failure: Failure
) -> None:
    expect_failure(page, site, failure)
    if browser.browser_type.name == "chromium" or failure is CUT:
        expect_recovery(page, failure)  # other browsers do this once
    problems.clear()


@pytest.mark.thorough
@pytest.mark.parametrize("failure", MISSING.values(), ids=MISSING)
def test_any_missing_file_is_reported_and_fetched_again(
    page: Page, site: str, problems: list[str], failure: Failure
) -> None:
    expect_failure(page, site, failure)
    expect_recovery(page, failure)
    problems.clear()


def expect_failure(page: Page, site: str, failure: Failure) -> None:
    alert = page.locator(".failure")
    failure.provoke(page)
    page.goto(site)
    expect(alert).to_contain_text(WORDS[f"engine.failed.{failure.code}"])
    expect(alert).to_contain_text(WORDS["engine.kept"])
    expect(alert.get_by_text(f"{failure.code}:")).to_be_hidden()
    alert.get_by_text(WORDS["engine.detail"]).click()
    expect(alert.get_by_text(f"{failure.code}:")).to_be_visible()
    asked = "twentyfour.read_target({ text: '24' }).catch((error) => error.code)"
    assert page.evaluate(asked) == "engine-failed"


def expect_recovery(page: Page, failure: Failure) -> None:
    root, alert = page.locator("html"), page.locator(".failure")
    retry = alert.get_by_role("button", name=WORDS["engine.retry"])
    expect(retry).to_be_visible()
    if failure.files:
        with page.expect_request(failure.files):
            retry.click()
        expect(root).to_have_attribute("data-engine", "failed")
        release_all(page)
        page.unroute(failure.files)
        retry.click()
        expect(root).to_have_attribute("data-engine", "ready")
        expect(alert).to_have_count(0)
        assert page.evaluate(FOUND) == "8/(3-8/3)"


def test_each_failure_has_a_sentence_of_its_own() -> None:
    for file in (WEB / "locales").glob("*.json"):
        words = json.loads(file.read_text())
        sentences = {words[f"engine.failed.{code}"] for code in CODES}
        assert len(sentences) == len(CODES)


@pytest.mark.thorough
def test_replaced_files_are_reported_and_a_reload_is_offered(
    page: Page, site: str, problems: list[str]
) -> None:
    def name_another_script(route: Route) -> None:
        if route.request.resource_type == "document":
            return route.continue_()
        body = re.sub(r"main-\w+\.js", "main-newer.js", route.fetch().text())
        return route.fulfill(content_type="text/html", body=body)

    page.route("**/twentyfour/", name_another_script)
    page.route(WASM, lambda route: route.fulfill(status=404))
    page.goto(site)
    alert = page.locator(".failure")
    expect(alert).to_contain_text(WORDS["engine.failed.outdated"])
    page.unroute(WASM)
    alert.get_by_role("button", name=WORDS["start.reload"]).click()
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    problems.clear()
