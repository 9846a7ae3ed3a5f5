"""A page that the browser translates shows what a page without a translator shows.

Two pages do the same, one of them with a translator. `web/testing/translator.ts` does what the
translators of browsers do to a page, and puts a mark in front of each text.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import twentyfour as tf
from tests.browser.conftest import FORGET, plain_context
from tests.browser.sizes import desk
from tests.browser.table import FOLLOW
from tests.browser.waits import settle, tick, wait_until_agreed
from twentyfour.puzzles import dailies
from web.builder.paths import NODE_MODULES, WEB, run

pytestmark = pytest.mark.own_context

TODAY = date(2026, 11, 20)
SET = tf.sheet(7, 3, level="easy", deck="10")

KINDS = ("font", "wrap", "text", "paragraph")

TRANSLATE = "addEventListener('DOMContentLoaded', () => tests.translate(document.body, '{kind}'));"

# All announcements to screen readers.
HEAR = """window.said = new Set();
new MutationObserver(() => {
    const announced = document.querySelectorAll(".unseen[aria-live] p");
    for (const { textContent } of announced) said.add(textContent);
}).observe(document, { subtree: true, childList: true });"""

# The visible texts in some elements, without marks and times.
TEXTS = r"""(scope) => tests.textsIn(document.body)
    .filter(({ parentElement: at }) => at.closest(scope) && at.checkVisibility())
    .filter(({ parentElement: at }) => !at.closest("[translate=no], .unseen[aria-live]"))
    .map(({ data }) => data.replaceAll(tests.MARK, "").replace(/\d+:\d\d(\.\d)?/g, "0:00").trim())
    .filter((text) => text !== "").join("\n")"""

ORIGINAL = "() => tests.textsIn(document.body).filter(tests.isOriginal).map(({ data }) => data)"

Step = Callable[[Page], object]


@cache
def script(name: str) -> str:
    """A script of `web/testing`, which defines `tests`."""
    options = ("--bundle", "--format=iife", "--global-name=tests", "--target=es2022")
    jsx = ("--jsx=automatic", "--jsx-import-source=preact")
    return run(NODE_MODULES / ".bin" / "esbuild", name, *options, *jsx, cwd=WEB / "testing")


@pytest.fixture
def context_options() -> dict[str, Any]:
    return desk(reduced_motion="reduce")


@pytest.fixture
def kind() -> str:
    return "font"


@pytest.fixture
def twins(
    page: Page, browser: Browser, kind: str, context_options: dict[str, Any]
) -> Iterator[tuple[Page, Page]]:
    """A page with a translator, and a page without."""
    context = plain_context(browser, context_options)
    plain = context.new_page()
    for twin in (page, plain):
        twin.add_init_script(FORGET)
        twin.add_init_script(f"{script('translator.ts')}\nwindow.tests = tests;")
        twin.add_init_script(HEAR)
        twin.clock.set_fixed_time(f"{TODAY}T12:00:00Z")
    page.add_init_script(TRANSLATE.format(kind=kind))
    yield page, plain
    context.close()


def play(
    site: str, twins: tuple[Page, Page], route: str, steps: Sequence[Step], scope: str = "body"
) -> None:
    """Open a route in both pages and take the steps. After each, both show the same words."""
    translated, plain = twins
    for twin in twins:
        twin.goto(site + route)
        expect(twin.locator("html")).to_have_attribute("data-engine", "ready")
    for step in (lambda _: None, *steps):
        for twin in twins:
            step(twin)
        agree(translated, plain, scope)


def agree(translated: Page, plain: Page, scope: str) -> None:
    """Wait until both pages show the same words, one of them all translated."""

    def difference() -> tuple[list[str], list[str], list[str]]:
        shown, wanted = (twin.evaluate(TEXTS, scope).splitlines() for twin in (translated, plain))
        return shown, wanted, translated.evaluate(ORIGINAL)

    def holds() -> bool:
        shown, wanted, original = difference()
        return shown == wanted and not original

    if not wait_until_agreed(translated, holds):
        shown, wanted, original = difference()
        assert shown == wanted
        assert original == []


def at(route: str) -> Step:
    """A step to another route."""
    return lambda page: page.evaluate(FOLLOW, route)


def press(selector: str) -> Step:
    return lambda page: page.locator(selector).first.click()


def check(text: str, until: str = "body") -> Step:
    """A step that types an answer, and hands it in, until a part of the page is visible."""

    def step(page: Page) -> None:
        page.locator("#answer").fill(text)
        page.locator("#answer").press("Enter")
        expect(page.locator(until)).to_be_visible()

    return step


def choose(selector: str) -> Step:
    return lambda page: tick(page.locator(selector))


def type_keys(keys: str) -> Step:
    return lambda page: page.keyboard.type(keys)


def hint(page: Page) -> None:
    """Ask for a hint, until it is there. Before, another press does nothing."""
    page.locator(".do-hint").click()
    expect(page.locator(".hints")).not_to_contain_text("…")


def enter_exercise(page: Page) -> None:
    """Step through the examples of a lesson, to its first hand."""
    while not page.locator(".path-play").count():
        page.locator(".path-lesson .primary").first.click()
        settle(page)


typing, combining = (choose(f"input[name=input][value={name}]") for name in ("type", "combine"))


def speak(tag: str) -> Step:
    """A step that chooses a language in the settings, until its words are there."""

    def step(page: Page) -> None:
        choose(f"input[name=language][value={tag}]")(page)
        expect(page.locator("html")).to_have_attribute("lang", tag)

    return step


PLAY = [
    typing,
    check("3+3+8+8", until=".astray"),
    hint,
    at("#/play?hand=1,2,3,4&target=36"),
    combining,
    type_keys("1+2"),
    type_keys("u"),
    at("#/settings"),
    speak("de"),
    at("#/play?hand=3,3,8,8"),
    typing,
    check("8/(3-8/3)"),
]

SPRINT_HANDS = ([3, 1, 9, 2], [6, 8, 4, 8])

MODES: dict[str, tuple[str, list[Step]]] = {
    "find": (
        "#/play?hand=2,4,8,10&find=all",
        [typing, check("10+8+4+2"), check("2+4+8+10"), press(".do-show")],
    ),
    "sprint": (
        "#/sprint?run=00002s1rp1",
        [
            press(".start-button"),
            typing,
            *(check(str(tf.solve(hand)[0])) for hand in SPRINT_HANDS),
            press(".do-skip"),
        ],
    ),
    "streak": (
        "#/streak?run=00002s",
        [
            press(".start-button"),
            typing,
            press(".do-hints"),
            check(str(tf.solve([2, 1, 1, 13])[0])),
            press(".do-next"),
            check("13+10+11+11"),
            press(".controls a.primary"),
        ],
    ),
    "set": (
        "#/set?seed=7&count=3&level=easy&deck=10",
        [
            press(".start-button"),
            check("1+1"),
            *(check(str(tf.solve(hand)[0])) for hand in SET),
        ],
    ),
    "lesson": (
        "#/learn?lesson=eight-three",
        [
            enter_exercise,
            hint,
            hint,
        ],
    ),
    "day": (
        "#/daily",
        [
            press(".daily-day .start-button"),
            typing,
            check("1+1"),
            hint,
            check(str(tf.solve(dailies(TODAY)["easy"].numbers)[0])),
            at("#/daily"),
        ],
    ),
    "closest": (
        "#/closest?kind=countdown&seed=00000x&whole=yes",
        [typing, check("1+1"), press(".do-give-up"), press(".do-press-again")],
    ),
}

# Each page deals other hands in a lesson.
SCOPES = {"lesson": "header, h1, .path-progress, .path-idea, .path-cue, .lead, .actions"}


def test_translated_page_stays_current(site: str, twins: tuple[Page, Page]) -> None:
    play(site, twins, "#/play?hand=3,3,8,8", PLAY)

    def missing() -> set[str]:
        """What only the plain page has announced so far, or that it has announced nothing."""
        translated, plain = [
            {re.sub(r"\d+:\d\d(\.\d)?", "0:00", words) for words in twin.evaluate("[...said]")}
            for twin in twins
        ]
        return {f"~{words}" for words in plain} - translated if plain else {"all"}

    assert wait_until_agreed(twins[0], lambda: not missing()), missing()  # the page delays them


@pytest.mark.thorough
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("mode", MODES)
def test_every_mode_stays_current(site: str, twins: tuple[Page, Page], mode: str) -> None:
    play(site, twins, *MODES[mode], scope=SCOPES.get(mode, "body"))


@pytest.mark.thorough
def test_translated_page_survives_random_updates(page: Page) -> None:
    page.goto("about:blank")
    page.evaluate(f"{script('translated-twins.tsx')}\nwindow.tests = tests;")
    page.evaluate("tests.compare(300)")
