"""A new build is offered and never forced; builds are never mixed; hands survive."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.doors import go_to
from tests.browser.host import KEPT, PATH, Host, newer_build
from tests.browser.table import Table
from tests.browser.waits import settle, tick, wait_until, wait_until_kept
from tests.browser.words import by, exactly, say
from web.builder.offline import precache_list, rare_list
from web.builder.paths import SITE

TIDY = """() => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    navigator.serviceWorker.controller.postMessage("tidy");
    navigator.serviceWorker.controller.postMessage("repair", [port2]);
})"""  # the last and slowest request is answered

WAITS = f"() => navigator.serviceWorker.getRegistration({PATH!r}).then((it) => !!it.waiting)"
RUNS = f"() => navigator.serviceWorker.getRegistration({PATH!r}).then((it) => !it.waiting)"

ANSWERS = """() => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    navigator.serviceWorker.getRegistration().then(
        ({ active }) => active?.postMessage("complete", [port2]),
    );
    setTimeout(() => resolve(false), 1000); // an empty worker does not answer
})"""

JUST_KEPT = f"(files) => ({KEPT})().then((kept) => kept.sort().join() === files.join())"


def files(site: Path) -> list[str]:
    """Return the names of all stored files at the end."""
    return sorted(str(entry["url"]) for entry in (*precache_list(site), *rare_list(site)))


def banner(page: Page) -> Locator:
    return by(page, "region", "update.label")


def use(page: Page) -> None:
    by(banner(page), "button", "update.use").click()


def expect_build(page: Page, name: str | None) -> None:
    """The page runs the newer build, or for None the first build."""
    root = page.locator(f"html[data-build={name}]" if name else "html:not([data-build])")
    expect(root).to_have_attribute("data-engine", "ready")


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return newer_build(SITE, tmp_path_factory.mktemp("build") / "newer")


@pytest.fixture
def table(visitor: BrowserContext, host: Host) -> Table:
    """A table with a normal profile, where the current build is stored."""
    table = Table(visitor.new_page(), host.site)
    table.open("10,11,12,13")
    wait_until_kept(table.page)
    return table


@pytest.mark.every_browser
def test_newer_build_is_offered_and_keeps_the_hand(table: Table, host: Host, newer: Path) -> None:
    page = table.page
    host.release(newer)
    page.reload()
    expect(banner(page)).to_contain_text(say("update.waits"))
    expect_build(page, None)
    table.button("play.new").click()
    expect(page).not_to_have_url(re.compile("10,11,12,13"))
    table.answer.fill("1+2*(")
    names = [card.get_attribute("aria-label") for card in table.cards.all()]
    address = page.url
    use(page)
    expect_build(page, "newer")
    expect(table.answer).to_have_value("1+2*(")
    assert page.url == address
    assert [card.get_attribute("aria-label") for card in table.cards.all()] == names
    expect(banner(page)).to_be_hidden()


@pytest.mark.thorough
def test_offer_fits_and_covers_nothing_of_the_game(table: Table, host: Host, newer: Path) -> None:
    page = table.page
    host.release(newer)
    page.reload()
    for width in (800, 320):
        page.set_viewport_size({"width": width, "height": 568})
        expect(banner(page)).to_be_visible()
        settle(page)
        box = banner(page).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        for card in table.cards.all():
            place = card.bounding_box()
            assert place is not None
            ends = place["y"] + place["height"]
            assert ends <= box["y"] or box["y"] + box["height"] <= place["y"]
        for button in banner(page).get_by_role("button").all():
            finger = button.bounding_box()
            assert finger is not None
            assert finger["height"] >= 44


@pytest.mark.thorough
def test_hand_and_boxes_survive_a_visit_to_another_page(
    table: Table, host: Host, newer: Path
) -> None:
    page = table.page
    host.release(newer)
    page.reload()
    table.answer.fill("10*(")
    tick(by(page, "radio", "settings.input.combine"))
    page.keyboard.type("1+2")
    expect(table.cards).to_have_count(3)
    go_to(page, "nav.learn", "nav.solve")
    page.get_by_text(say("solver.more")).click()
    by(page, "textbox", "solver.cards").fill("1 5 5 5")
    by(page, "textbox", "solver.target").fill("25")
    go_to(page, "nav.learn", "nav.help")
    use(page)
    expect_build(page, "newer")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("help.title"))
    go_to(page, "nav.learn", "nav.solve")
    expect(by(page, "textbox", "solver.cards")).to_have_value("1 5 5 5")
    expect(by(page, "textbox", "solver.target")).to_have_value("25")
    exactly(page, "link", "nav.play").click()
    expect(page).to_have_url(f"{host.site}#/play?hand=10,11,12,13&target=24")
    expect(table.cards).to_have_count(3)
    tick(by(page, "radio", "settings.input.type"))
    expect(table.answer).to_have_value("10*(")


@pytest.mark.thorough
def test_player_may_say_later(
    table: Table, visitor: BrowserContext, host: Host, newer: Path
) -> None:
    host.release(newer)
    table.page.reload()
    by(banner(table.page), "button", "update.later").click()
    expect(banner(table.page)).to_be_hidden()
    table.check("(10*12)/(13-8)")
    table.expect_verdict("not-on-table")
    table.page.reload()
    expect(banner(table.page)).to_be_visible()
    expect_build(table.page, None)
    page = visitor.new_page()
    page.goto(f"{host.site}../no-page-of-the-game")
    table.page.close()
    wait_until(
        page,
        """() => navigator.serviceWorker.getRegistration("/twentyfour/")
            .then(({ waiting, active }) => !waiting && active.state === "activated")""",
    )
    page.goto(host.site)
    expect_build(page, "newer")


@pytest.mark.thorough
@pytest.mark.every_browser
def test_old_page_has_all_its_files_while_the_newer_build_waits(
    table: Table, host: Host, newer: Path
) -> None:
    host.release(newer)
    table.page.reload()
    expect(banner(table.page)).to_be_visible()
    host.cut()
    arrived = table.page.evaluate(
        """(files) => Promise.all(files.map(({ url, integrity, unpacked = integrity }) =>
            fetch(url, { integrity: unpacked, cache: "no-store" })
                .then(({ ok }) => ok, () => url)))""",
        precache_list(SITE),
    )
    assert set(arrived) == {True}
    host.mend()
    use(table.page)
    expect_build(table.page, "newer")
    wait_until(table.page, JUST_KEPT, files(newer))


@pytest.mark.thorough
@pytest.mark.every_browser
def test_newer_build_that_waits_keeps_its_files(table: Table, host: Host, newer: Path) -> None:
    host.release(newer)
    table.page.reload()
    expect(banner(table.page)).to_be_visible()
    table.page.evaluate(TIDY)
    assert set(table.page.evaluate(KEPT)) >= {entry["url"] for entry in precache_list(newer)}


@pytest.mark.thorough
@pytest.mark.every_browser
def test_other_tab_continues_and_is_informed(
    table: Table, visitor: BrowserContext, host: Host, newer: Path
) -> None:
    other = Table(visitor.new_page(), host.site)
    other.open("3,3,8,8")
    other.answer.fill("8/(3-")
    host.release(newer)
    table.page.reload()
    use(table.page)
    expect_build(table.page, "newer")
    expect(banner(other.page)).to_contain_text(say("update.runs"))
    expect_build(other.page, None)
    expect(other.answer).to_have_value("8/(3-")
    other.check("8/(3-8/3)")
    other.expect_verdict("right")
    use(other.page)
    expect_build(other.page, "newer")
    other.expect_verdict("right")
    expect(other.page.locator(".answer-picture")).to_be_visible()


@pytest.mark.thorough
def test_newer_build_is_found_on_coming_back_after_an_hour(
    visitor: BrowserContext, host: Host, newer: Path
) -> None:
    page = visitor.new_page()
    page.clock.install()
    page.goto(host.site)
    wait_until_kept(page)
    page.reload()
    expect_build(page, None)
    host.release(newer)
    asked = host.sent["sw.js"]
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.evaluate("fetch('sw.js')")
    page.clock.fast_forward("01:00:01")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(banner(page)).to_be_visible()
    assert host.sent["sw.js"] > asked


@pytest.mark.thorough
@pytest.mark.every_browser
def test_incomplete_newer_build_changes_nothing(table: Table, host: Host, newer: Path) -> None:
    host.release(newer)
    host.cut(after=30_000)
    table.page.reload()
    assert host.down.wait(20)
    expect_build(table.page, None)
    expect(banner(table.page)).to_be_hidden()
    host.mend()
    table.page.reload()
    use(table.page)
    expect_build(table.page, "newer")


@pytest.mark.thorough  # It waits twice for a worker that does not answer: 10 s each.
@pytest.mark.every_browser
def test_empty_worker_is_not_offered_and_is_replaced_by_the_games(
    table: Table, host: Host, tmp_path: Path
) -> None:
    emptied = shutil.copytree(SITE, tmp_path / "emptied")
    (emptied / "sw.js").write_text("")
    host.release(emptied)
    table.page.reload()
    wait_until(table.page, WAITS)
    page = table.page
    page.goto(host.site.removesuffix(PATH))
    wait_until(page, RUNS)
    page.goto(host.site)
    page.evaluate("location.hash = '#/settings'")
    expect(page.locator("[data-offline=no]")).to_be_visible()
    expect(banner(page)).to_be_hidden()
    host.release(SITE)
    page.reload()
    wait_until(page, ANSWERS)
    expect(banner(page)).to_be_hidden()
    host.cut()
    page.reload()
    expect_build(page, None)


@pytest.mark.thorough
def test_device_with_lost_files_plays_the_hosts_build(
    table: Table, host: Host, newer: Path
) -> None:
    host.release(newer)
    table.page.evaluate(
        """async () => {
            for (const name of await caches.keys()) await caches.delete(name);
        }"""
    )
    table.page.reload()
    expect_build(table.page, "newer")


@pytest.mark.thorough
def test_caches_of_others_stay(table: Table, host: Host, newer: Path) -> None:
    names = ["another-app", "twentyfour-snapshot-0", f"workbox-precache-v2-{host.site}other/"]
    fill = "(names) => Promise.all(names.map((name) => caches.open(name)))"
    table.page.evaluate(fill, names)
    host.release(newer)
    table.page.reload()
    use(table.page)
    expect_build(table.page, "newer")
    assert set(names) < set(table.page.evaluate("caches.keys()"))


@pytest.mark.thorough
def test_tab_of_the_older_build_can_open_every_page_until_it_is_closed(
    table: Table, visitor: BrowserContext, host: Host, newer: Path
) -> None:
    other = visitor.new_page()
    other.goto(host.site)
    host.release(newer)
    table.page.reload()
    use(table.page)
    expect_build(table.page, "newer")
    for route, title in {"learn": say("nav.learn"), "stats": say("statistics.title")}.items():
        other.evaluate("(route) => { location.hash = `#/${route}`; }", route)
        expect(other.get_by_role("heading", level=1)).to_have_text(title)
        expect(other.get_by_role("heading", level=2).first).to_be_visible()
    expect_build(other, None)
    other.close()
    wait_until(
        table.page,
        """() => navigator.locks.query().then(({ held }) =>
            held.filter(({ name }) => name.startsWith("twentyfour:build:")).length === 1)""",
    )
    table.page.reload()
    expect_build(table.page, "newer")
    wait_until(table.page, JUST_KEPT, files(newer))


def test_files_of_an_older_tab_stay_if_a_newer_build_has_the_same_first_script(
    table: Table, visitor: BrowserContext, host: Host, tmp_path: Path
) -> None:
    other = visitor.new_page()
    other.goto(host.site)
    host.release(newer_build(SITE, tmp_path / "newer", "help-page"))
    table.page.reload()
    use(table.page)
    expect(banner(other)).to_contain_text(say("update.runs"))
    expect(banner(table.page)).to_be_hidden()
    table.wait_for_python()
    table.page.evaluate(TIDY)
    assert set(table.page.evaluate(KEPT)) >= {entry["url"] for entry in precache_list(SITE)}
