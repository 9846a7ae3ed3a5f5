"""A visit is stored for offline use: every file, complete, and fetched only once."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, expect

from tests.browser import browsers
from tests.browser.host import KEPT, Host
from tests.browser.table import FOUND, Table
from tests.browser.waits import tick, wait_until, wait_until_all_kept, wait_until_kept
from tests.browser.words import say
from tests.built import only_cut
from web.builder.document import LANGUAGES
from web.builder.offline import is_of_bench, precache_list, rare_list
from web.builder.page import is_of_embed
from web.builder.paths import SITE
from web.serve import serving

LOGIN = b"<!doctype html><title>Log in to this network</title>"
MOMENTS = 12

pytestmark = pytest.mark.every_browser


def files(site: Path) -> set[str]:
    return {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}


TO_KEEP = {name for name in files(SITE) if not (is_of_embed(name) or is_of_bench(name))}
TO_INSTALL = {name for name in TO_KEEP if name.startswith(("manifest-", "screenshot-"))}
TO_KEEP -= {"sw.js", "twentyfour.html", "bom.json", "_headers", *TO_INSTALL}
RARE = {str(entry["url"]): entry.get("language") for entry in rare_list(SITE)}
AT_ONCE = {name for name in TO_KEEP if RARE.get(name, "en") == "en"}
SAVE_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"


def visit(context: BrowserContext, host: Host) -> Page:
    page = context.new_page()
    page.goto(host.site)
    wait_until_kept(page)
    return page


def expect_solving(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    assert page.evaluate(FOUND) == "8/(3-8/3)"


def test_every_file_is_listed_with_its_integrity() -> None:
    listed = [*precache_list(SITE), *rare_list(SITE)]
    assert {entry["url"] for entry in listed} == TO_KEEP
    assert len(listed) == len(TO_KEEP)
    unnamed = {entry["url"] for entry in listed if entry["revision"]}
    assert unnamed == {"index.html", "manifest.webmanifest"}
    assert all(entry["integrity"] for entry in listed)


@only_cut
def test_rarely_needed_files_come_last_the_whole_code_after_the_words() -> None:
    whole = list(RARE)[-1]
    assert whole.startswith("whole-")
    assert RARE.pop(whole) is None
    words = {language for name, language in RARE.items() if name.endswith(".js")}
    assert words == set(LANGUAGES)
    RARE[whole] = None


def test_every_file_is_stored_and_every_route_works_offline(
    visitor: BrowserContext, host: Host
) -> None:
    page = visit(visitor, host)
    wait_until_all_kept(page)
    assert set(page.evaluate(KEPT)) == TO_KEEP
    host.cut()
    page.close()
    page = visitor.new_page()
    for route, title in {
        "": say("play.goal", target=24),
        "index.html": say("play.goal", target=24),
        "?from=a-friend": say("play.goal", target=24),
        "index.html?a=1&b=2#/solve?hand=2,4,8,10": say("solver.title"),
        "#/help": say("help.title"),
        "#/settings": say("settings.title"),
    }.items():
        page.goto("about:blank")
        page.goto(host.site + route)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect_solving(page)
    tick(page.get_by_role("radio", name="简体中文"))
    expect(page.get_by_role("heading", level=1)).to_have_text("设置")
    page.goto("about:blank")
    page.goto(f"{host.site}#/play?hand=3,3,8,8")
    page.get_by_role("textbox", name="算式").fill("8/(3-8/3)")
    page.get_by_role("button", name="提交").click()
    expect(page.get_by_role("status")).to_have_attribute("data-verdict", "right")


EVICT = """async () => {
    for (const name of await caches.keys()) await caches.delete(name);
}"""


@pytest.mark.thorough
def test_evicted_files_are_fetched_again_and_the_settings_show_it(
    visitor: BrowserContext, host: Host
) -> None:
    host.caching = "no-store"  # else Firefox finds the deleted files in its own cache
    page = visit(visitor, host)
    wait_until_all_kept(page)
    page.evaluate("location.hash = '#/settings'")
    ready = page.locator("[data-offline=yes]")
    expect(ready).to_have_text(say("offline.yes"))
    page.evaluate(EVICT)
    host.cut()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator("[data-offline=no]")).to_contain_text(say("offline.no.more"))
    host.mend()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(ready).to_be_visible()
    assert set(page.evaluate(KEPT)) >= AT_ONCE - {list(RARE)[-1]}
    host.cut()
    page.goto("about:blank")
    page.goto(host.site)
    expect_solving(page)


@pytest.mark.thorough
def test_evicted_files_all_come_back_at_the_next_visit(visitor: BrowserContext, host: Host) -> None:
    page = visit(visitor, host)
    wait_until_all_kept(page)
    page.evaluate(EVICT)
    page.goto("about:blank")
    page.goto(host.site)
    wait_until_all_kept(page)
    assert set(page.evaluate(KEPT)) == TO_KEEP


@pytest.mark.thorough
@pytest.mark.parametrize("context_locale", ["en-US", "zh-CN"])
def test_device_that_saves_data_stores_only_what_its_player_needs(
    browser: Browser, host: Host, context_locale: str
) -> None:
    language = "en" if context_locale == "en-US" else "zh-Hans"
    context = browser.new_context(locale=context_locale)
    context.add_init_script(SAVE_DATA)
    page = visit(context, host)
    page.evaluate("twentyfour.read_target({ text: '24' })")
    page.evaluate("new Promise((done) => requestIdleCallback(() => setTimeout(done, 1000)))")
    needed = {name for name in TO_KEEP if RARE.get(name, language) == language}
    assert set(page.evaluate(KEPT)) == needed
    host.cut()
    page.reload()
    expect_solving(page)
    context.close()


@pytest.mark.thorough
def test_words_of_another_language_are_stored_once_chosen(
    visitor: BrowserContext, host: Host
) -> None:
    visitor.add_init_script(SAVE_DATA)
    page = visit(visitor, host)
    page.goto("about:blank")
    page.goto(f"{host.site}#/settings")
    tick(page.get_by_role("radio", name="简体中文"))
    expect(page.get_by_role("heading", level=1)).to_have_text("设置")
    host.cut()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("设置")
    assert "whole-" not in "".join(page.evaluate(KEPT))


@pytest.mark.thorough
def test_first_visit_outlives_the_network_without_a_reload(
    visitor: BrowserContext, host: Host
) -> None:
    page = visit(visitor, host)
    host.cut()
    table = Table(page, host.site)
    table.open("3,3,8,8")
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    script = "document.querySelector('script[src]').src"
    assert page.evaluate(f"fetch({script}, {{ cache: 'no-store' }}).then(({{ ok }}) => ok)")


@pytest.fixture
def keeping_visitor(
    browser: Browser, playwright: Playwright, tmp_path: Path
) -> Iterator[BrowserContext]:
    """A visitor with a normal profile: Chromium's private windows have no room for 8 MB."""
    if browser.browser_type.name == "chromium":
        launch = browsers.find("chromium", playwright) or browsers.Launch()
        context = playwright.chromium.launch_persistent_context(tmp_path / "profile", **launch)
    else:
        context = browser.new_context()
    yield context
    context.close()


READ_AFRESH = {"index.html", "manifest.webmanifest"}
"""The browser reads these, and the service worker reads them past the HTTP cache, which may have
those of an older build.
"""


@pytest.mark.thorough
@pytest.mark.parametrize("caching", [None, "max-age=600", "no-cache"])
def test_first_visit_moves_every_file_once(
    keeping_visitor: BrowserContext, host: Host, caching: str | None
) -> None:
    host.caching = caching
    asked: list[str] = []
    keeping_visitor.on("request", lambda request: asked.append(request.url))
    wait_until_all_kept(visit(keeping_visitor, host))
    headers = 2048
    twice = {
        name
        for name in files(SITE) - READ_AFRESH
        if host.sent[name] >= (SITE / name).stat().st_size + headers
    }
    assert twice == set()
    assert [url for url in asked if not url.startswith((host.site, "blob:", "data:"))] == []


@pytest.fixture(scope="module")
def moments(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> list[int]:
    """The byte counts at which to cut: half evenly spread, half at the start of a response.

    The browsers take turns, so that each moment comes once.
    """
    host = Host(tmp_path_factory.mktemp("host"), SITE)
    context = browser.new_context()
    visit(context, host)
    context.close()
    host.close()
    half = MOMENTS // 2
    along = [host.total * moment // half for moment in range(half)]
    begun = [host.begun[len(host.begun) * moment // half] + 1 for moment in range(half)]
    return (along + begun)[browsers.NAMES.index(browser.browser_type.name) :: len(browsers.NAMES)]


@pytest.mark.thorough
@pytest.mark.parametrize(
    "turn",
    [
        pytest.param(turn, marks=[pytest.mark.thorough] if turn % 3 else [])
        for turn in range(MOMENTS // len(browsers.NAMES))
    ],
)
def test_cut_at_any_moment_of_the_first_visit_is_recovered(
    visitor: BrowserContext, host: Host, moments: list[int], turn: int
) -> None:
    host.cut(after=moments[turn])
    page = visitor.new_page()
    try:
        page.goto(host.site, wait_until="commit")
    except Error:
        page = visitor.new_page()
    assert host.down.wait(20)
    host.mend()
    try:
        page.goto(host.site)
    except Error:  # Firefox was retrying by itself
        page = visitor.new_page()
        page.goto(host.site)
    expect_solving(page)
    wait_until_all_kept(page)
    assert set(page.evaluate(KEPT)) == TO_KEEP


@pytest.mark.parametrize(
    ("spoil", "caching"),
    [
        pytest.param(spoil, caching, id=name, marks=marks)
        for name, spoil, caching, marks in [
            ("login page", lambda _: LOGIN, "no-store", [pytest.mark.thorough]),
            ("login page for ever", lambda _: LOGIN, None, []),
            ("cut for ever", lambda content: content[:-1], None, [pytest.mark.thorough]),
        ]
    ],
)
def test_changed_file_is_not_stored_and_fetched_again_past_the_http_cache(
    visitor: BrowserContext,
    host: Host,
    tmp_path: Path,
    spoil: Callable[[bytes], bytes],
    caching: str | None,
) -> None:
    """Without another header the host lets browsers cache the file for ever."""
    spoiled = tmp_path / "spoiled"
    shutil.copytree(SITE, spoiled)
    (icon,) = spoiled.glob("icon-512-*.png")
    icon.write_bytes(spoil(icon.read_bytes()))
    host.caching = caching
    host.release(spoiled)
    page = visitor.new_page()
    page.goto(host.site)
    expect_solving(page)
    wait_until(
        page, "() => caches.keys().then((names) => names.some((name) => name.includes('precache')))"
    )
    wait_until(page, "() => navigator.serviceWorker.getRegistration().then((found) => !found)")
    assert host.sent[icon.name]
    host.release(SITE)
    page.reload()
    wait_until_kept(page)


def test_host_allows_caching_names_with_hashes_for_ever() -> None:
    with serving(SITE) as address, closing(HTTPConnection(urlsplit(address).netloc)) as line:

        def caching(name: str) -> str | None:
            line.request("GET", f"/{name}")
            answer = line.getresponse()
            answer.read()
            return answer.getheader("Cache-Control")

        lasting = {name for name in files(SITE) if "immutable" in (caching(name) or "")}
        documents = {"index.html", "embed.html", "twentyfour.html"}
        manifests = {name for name in files(SITE) if name.endswith(".webmanifest")}
        assert files(SITE) - lasting == {*documents, *manifests, "sw.js", "bom.json", "_headers"}
        assert caching("main-AAAAAAAA.js") == "no-cache"
