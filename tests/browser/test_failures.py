"""A start that fails says what happened and what to do, in both languages, and offers again."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from web.builder.paths import WEB

pytestmark = pytest.mark.own_context

LOCALES = {"en-US": "en", "zh-CN": "zh-Hans"}
WORDS = {
    language: json.loads((WEB / "locales" / f"{name}.json").read_text())
    for language, name in LOCALES.items()
}
CODES = ["no-webassembly", "no-memory", "download", "corrupt", "too-slow", "crashed"]

# Without a worker the engine runs on the page, where a test can take things away.
ON_THE_PAGE = "delete window.Worker;"
NO_MEMORY = """
    WebAssembly.Memory = class { constructor() { throw new RangeError("out of memory"); } };
"""


def forbid_webassembly(page: Page) -> None:
    page.add_init_script("delete window.WebAssembly")


def refuse_memory(page: Page) -> None:
    page.add_init_script(ON_THE_PAGE + NO_MEMORY)


def cut_the_line(page: Page) -> None:
    page.route("**/*.wasm", lambda route: route.abort())


def lose_a_file(page: Page) -> None:
    page.route("**/*.wasm", lambda route: route.fulfill(status=404))


def send_another_page(page: Page) -> None:
    page.route("**/*.wasm", lambda route: route.fulfill(body="<!doctype html>"))


def damage_a_file(page: Page) -> None:
    def turn_one_byte(route: Route) -> None:
        answer = route.fetch()
        body = bytearray(answer.body())
        body[len(body) // 2] ^= 0xFF
        route.fulfill(response=answer, body=bytes(body))

    page.route("**/*.wasm", turn_one_byte)


def hold_a_file_back(page: Page) -> None:
    page.add_init_script(ON_THE_PAGE)
    page.clock.install()
    page.route("**/*.wasm", lambda _: page.clock.fast_forward("02:00"))


def break_the_worker(page: Page) -> None:
    def add_fault(route: Route) -> None:
        answer = route.fetch()
        fault = ';setTimeout(() => { throw new Error("broken") }, 500)'
        route.fulfill(response=answer, body=answer.text() + fault)

    page.route("**/worker-*.js", add_fault)


FAILURES: dict[str, tuple[str, Callable[[Page], None]]] = {
    "WebAssembly is forbidden": ("no-webassembly", forbid_webassembly),
    "memory is refused": ("no-memory", refuse_memory),
    "the line is cut": ("download", cut_the_line),
    "a file is missing": ("download", lose_a_file),
    "the host sends a page instead": ("corrupt", send_another_page),
    "a byte is wrong": ("corrupt", damage_a_file),
    "a file never arrives": ("too-slow", hold_a_file_back),
    "the worker breaks": ("crashed", break_the_worker),
}


@pytest.mark.parametrize("context_options", [{"locale": name} for name in LOCALES], ids=LOCALES)
@pytest.mark.parametrize(("code", "provoke"), FAILURES.values(), ids=FAILURES)
def test_failure_says_what_happened_and_what_to_do(
    page: Page,
    site: str,
    context_options: dict[str, Any],
    problems: list[str],
    code: str,
    provoke: Callable[[Page], None],
) -> None:
    words = WORDS[context_options["locale"]]
    provoke(page)
    page.goto(site)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(words[f"engine.failed.{code}"])
    expect(alert).to_contain_text(words["engine.kept"])
    expect(alert.get_by_role("button", name=words["engine.retry"])).to_be_visible()
    expect(alert.get_by_text(f"{code}:")).to_be_hidden()
    alert.get_by_text(words["engine.detail"]).click()
    expect(alert.get_by_text(f"{code}:")).to_be_visible()
    problems.clear()


MENDED: dict[str, tuple[Callable[[Page], None], str]] = {
    "the line is cut": (cut_the_line, "**/*.wasm"),
    "the host sends a page instead": (send_another_page, "**/*.wasm"),
    "the worker breaks": (break_the_worker, "**/worker-*.js"),
}


@pytest.mark.parametrize(("provoke", "files"), MENDED.values(), ids=MENDED)
def test_trying_again_is_offered_as_often_as_it_fails_and_works_when_all_is_well(
    page: Page, site: str, problems: list[str], provoke: Callable[[Page], None], files: str
) -> None:
    root = page.locator("html")
    provoke(page)
    page.goto(site)
    for _ in range(2):
        expect(root).to_have_attribute("data-engine", "failed")
        with page.expect_request(files):
            page.get_by_role("button", name="Try again").click()
    expect(root).to_have_attribute("data-engine", "failed")
    page.unroute(files)
    page.get_by_role("button", name="Try again").click()
    expect(root).to_have_attribute("data-engine", "ready")
    expect(page.get_by_role("alert")).to_have_count(0)
    problems.clear()


@pytest.mark.parametrize("words", WORDS.values(), ids=WORDS)
def test_each_failure_has_a_sentence_of_its_own(words: dict[str, str]) -> None:
    sentences = [words["engine.failed"], *(words[f"engine.failed.{code}"] for code in CODES)]
    assert len(set(sentences)) == len(CODES) + 1
