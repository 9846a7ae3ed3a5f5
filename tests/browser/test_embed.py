"""The framed table: two tables in a page of another origin."""

import re
from collections.abc import Iterator
from functools import partial
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Frame, FrameLocator, Page, expect

from tests.browser.host import Host
from tests.browser.sizes import at_both_sizes, on_a_phone
from tests.browser.table import visit
from tests.browser.test_headers import rules
from tests.browser.waits import wait_until_agreed
from tests.browser.words import by, exactly, press, say
from web.serve import serving

LISTEN = """
    const frames = [...document.querySelectorAll("iframe")];
    addEventListener("message", ({ source, data }) => {
        const frame = frames.find((it) => it.contentWindow === source);
        if (frame && data.type === "twentyfour:height") frame.height = data.height;
    });
"""

KEPT = """async () => [
    localStorage.length, sessionStorage.length,
    (await indexedDB.databases?.() ?? []).length, (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations()).length, window.opened ?? 0,
]"""

COUNT = """for (const [place, name] of [[IDBFactory, "open"], [Storage, "setItem"]]) {
    place.prototype[name] = () => { window.opened = (window.opened ?? 0) + 1; };
}"""


HEIGHT = "() => document.getElementById('app').offsetHeight"
FITS = "(height) => [...document.querySelectorAll('iframe')].some((it) => it.height == height)"
SHOWS_ALL = "() => document.documentElement.scrollHeight <= innerHeight"


class Blog:
    """A page of another origin with framed tables."""

    def __init__(self, folder: Path, address: str, page: Page, table: str) -> None:
        self.folder, self.address, self.page, self.table = folder, address, page, table

    def write(self, *links: str) -> None:
        frames = [f'<iframe src="{self.table}embed.html{link}"></iframe>' for link in links]
        text = f"<!doctype html><h1>A blog</h1>{''.join(frames)}<script>{LISTEN}</script>"
        (self.folder / "index.html").write_text(text)
        self.page.goto(self.address)

    def frame(self, place: int) -> FrameLocator:
        return self.page.frame_locator("iframe").nth(place)


@pytest.fixture
def blog(visitor: BrowserContext, host: Host, tmp_path: Path) -> Iterator[Blog]:
    host.rules = rules()
    visitor.add_init_script(COUNT)
    folder = tmp_path / "blog"
    folder.mkdir()
    with serving(folder) as address:
        yield Blog(folder, address, visitor.new_page(), host.site)


def answer(frame: FrameLocator, text: str) -> None:
    by(frame, "textbox", "play.answer").fill(text)
    by(frame, "textbox", "play.answer").press("Enter")


def fits(blog: Blog, frame: Frame) -> bool:
    """Whether the blog gives a framed table its height, and the table shows all of itself."""
    return bool(blog.page.evaluate(FITS, frame.evaluate(HEIGHT)) and frame.evaluate(SHOWS_ALL))


def reload(blog: Blog) -> None:
    """Reload the framed table, and wait until the old page has gone."""
    (frame,) = (frame for frame in blog.page.frames if "embed.html" in frame.url)
    with blog.page.expect_event("framenavigated", lambda it: it == frame):
        frame.evaluate("() => { setTimeout(() => location.reload()); }")


@pytest.mark.every_browser
def test_two_framed_tables_play_on_another_origin_and_store_nothing(blog: Blog) -> None:
    blog.write("#/play?hand=3,3,8,8", "#/challenge?hands=4,6,8,2_1,1,1,1")
    one, other = blog.frame(0), blog.frame(1)
    answer(one, "8/(3-8/3)")
    expect(one.get_by_role("status")).to_have_attribute("data-verdict", "right")
    answer(other, "4+6+8-2")
    expect(other.get_by_role("status")).to_have_attribute("data-verdict", "wrong-value")
    expect(other.get_by_text("1 of 2")).to_be_visible()
    by(other, "textbox", "play.answer").fill("8*6/(4-2)")
    by(other, "button", "play.check").press("Enter")
    expect(other.get_by_role("status")).to_have_attribute("data-verdict", "right")
    exactly(other, "button", "play.next").press("Enter")
    expect(other.get_by_text("2 of 2")).to_be_visible()
    by(other, "button", "play.none").press("Enter")
    expect(other.get_by_role("status")).to_have_attribute("data-verdict", "no-solution")
    expect(exactly(other, "button", "play.next")).to_have_count(0)
    expect(one.get_by_role("status")).to_have_attribute("data-verdict", "right")
    frames = [frame for frame in blog.page.frames if "embed.html" in frame.url]
    assert len(frames) == 2
    for frame in frames:
        assert frame.evaluate(KEPT) == [0] * 6
        assert wait_until_agreed(blog.page, partial(fits, blog, frame))
    assert blog.page.evaluate("() => history.length") <= 2


@pytest.mark.thorough
def test_a_reload_shows_the_same_hand_of_the_same_set_as_it_was_chosen(blog: Blog) -> None:
    blog.write("#/set?hands=1,2,3,4_3,3,8,8_4,6,8,2&theme=dark&language=de")
    table = blog.frame(0)
    table.get_by_role("button", name="Nächste Aufgabe").press("Enter")
    expect(table.get_by_role("navigation")).to_contain_text("2 von 3")
    reload(blog)
    expect(table.get_by_role("navigation")).to_contain_text("2 von 3")
    expect(table.locator("html")).to_have_attribute("data-theme", "dark")
    expect(table.get_by_role("button", name=re.compile(" 8$"))).to_have_count(2)
    table.get_by_role("button", name="Vorige Aufgabe").press("Enter")
    expect(table.get_by_role("navigation")).to_contain_text("1 von 3")
    reload(blog)
    expect(table.get_by_role("navigation")).to_contain_text("1 von 3")
    blog.page.locator("iframe").evaluate("it => { it.src = it.src.replace(/#.*/, '#/daily'); }")
    expect(table.get_by_role("button", name="Keine Lösung")).to_have_count(0)
    table.get_by_role("button", name="Nächste Aufgabe").press("Enter")
    reload(blog)
    expect(table.get_by_role("navigation")).to_contain_text("2 of 3")
    expect(by(table, "button", "play.none")).to_have_count(0)


def test_the_game_itself_is_framed_by_no_other_origin(blog: Blog) -> None:
    blog.write("#/daily")
    frame = blog.frame(0)
    expect(frame.get_by_text("1 of 3")).to_be_visible()
    expect(by(frame, "group", "play.hand").get_by_role("button")).to_have_count(4)
    expect(by(frame, "button", "play.none")).to_have_count(0)
    with blog.page.expect_event("framenavigated"):
        blog.page.locator("iframe").evaluate("(it, to) => { it.src = to; }", blog.table)
    expect(by(frame, "heading", "play.goal", target=24)).to_have_count(0)


@pytest.mark.thorough
@at_both_sizes()
def test_a_hand_is_played_by_the_keyboard_alone(page: Page, site: str) -> None:
    page.goto(f"{site}embed.html#/play?hand=3,3,8,8&input=type&theme=dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    box = by(page, "textbox", "play.answer")
    for _ in range(20):
        page.keyboard.press("Tab")
        if box.evaluate("it => it === document.activeElement"):
            break
    page.keyboard.type("3+3+8+8")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_attribute("data-verdict", "wrong-value")
    page.keyboard.press("Control+a")
    page.keyboard.type("8/(3-8/3)")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_attribute("data-verdict", "right")


@pytest.mark.thorough
@at_both_sizes(locale="zh-CN")
def test_table_speaks_the_language_of_the_device_or_of_the_link(page: Page, site: str) -> None:
    page.goto(f"{site}embed.html#/set?hands=1,2,3,4_3,3,8,8&input=type")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    expect(page.get_by_role("heading", name="算出 24")).to_be_visible()
    page.keyboard.type("1*2*3*4")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("答对了")
    page.keyboard.press("Enter")
    expect(page.get_by_role("navigation")).to_contain_text("第 2 题，共 2 题")
    page.goto("about:blank")
    page.goto(f"{site}embed.html#/play?hand=3,3,8,8&language=en")
    expect(by(page, "heading", "play.goal", target=24)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")


@on_a_phone
def test_the_code_of_an_iframe_is_copied_from_the_game(page: Page, site: str) -> None:
    visit(page, site, "#/play?hand=3,3,8,8&target=30")
    page.evaluate(
        "() => { navigator.clipboard.writeText = async (text) => { window.code = text; }; }"
    )
    page.get_by_role("button", name="Mode").click()
    press(page, "mode.choices", mode="mode.endless")
    press(page, "embed.copy")
    expect(page.get_by_role("dialog").get_by_text(say("solutions.copied"))).to_be_visible()
    code = page.evaluate("() => window.code")
    (address,) = re.findall(r'src="([^"]+)"', code)
    assert unescape(address) == f"{site}embed.html#/play?hand=3,3,8,8&target=30"
