"""The link between two pages in every pair of browsers, and what the camera reads."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from signal import SIGCONT, SIGSTOP

import pytest
from playwright.sync_api import Browser, Locator, Page, Playwright, expect

from tests.browser import browsers
from tests.browser.test_duel import (
    PEERS,
    be_ready,
    expect_score,
    invite,
    own_code,
    paste,
    play,
    score,
    shown,
)
from tests.browser.waits import let_pass
from tests.browser.words import by, like, press, say
from web.builder.paths import SINGLE

pytestmark = pytest.mark.thorough

Launch = Callable[..., Page]

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"

CHANNELS = """window.channels = [];
const { createDataChannel } = RTCPeerConnection.prototype;
RTCPeerConnection.prototype.createDataChannel = function (...options) {
    channels.push(createDataChannel.apply(this, options));
    return channels.at(-1);
};"""  # keeps the channels of a page

HOSTILE = """() => {
    const message = (fields) => JSON.stringify({ type: "reported", round: 0, hand: 0, ...fields });
    const [channel] = channels.filter(({ readyState }) => readyState === "open");
    for (const text of [
        "{", "null", '{"__proto__":{"type":"left"}}', message({}), message({ by: 0 }),
        message({ ending: "solved", tenths: -1, text: "" }), "9".repeat(10_000),
        message({ ending: "solved", tenths: 1, text: "<img src=x onerror=alert(1)>" }),
        '{"type":"left","round":0,"hand":0,"by":0}', '{"type":"spare","code":"x"}',
    ]) channel.send(text);
}"""  # ten messages that no page of ours sends


@pytest.fixture
def phone(playwright: Playwright) -> Iterator[Launch]:
    """Opens an empty page in a browser of its own, as on another device."""
    started: list[Browser] = []

    def open_phone(name: str, *args: str, camera: bool = False) -> Page:
        launch = browsers.required(name, playwright)
        if args:
            launch["args"] = [*launch["args"], *args]
        started.append(getattr(playwright, name).launch(**launch))
        context = started[-1].new_context(
            locale="en-US", reduced_motion="reduce", viewport={"width": 600, "height": 900}
        )
        if camera:
            context.grant_permissions(["camera"])
        page = context.new_page()
        for script in (NO_CLIPBOARD, PEERS, CHANNELS):
            page.add_init_script(script)
        return page

    yield open_phone
    for browser in started:
        browser.close()


def connect(ada: Page, ben: Page, site: str) -> None:
    """Connect two pages. A page in Firefox waits for a press until its code was read."""
    ben.goto(invite(ada, site))
    paste(ada, own_code(ben))
    if ben.context.browser and ben.context.browser.browser_type.name == "firefox":
        by(ben, "button", "duel.connect").first.click()
    for each in (ada, ben):
        expect_score(each, 0, 0)


@pytest.mark.parametrize("names", ["chromium firefox", "firefox chromium", "firefox firefox"])
def test_two_browsers_play_a_match(phone: Launch, site: str, names: str) -> None:
    ada, ben = map(phone, names.split())
    connect(ada, ben, site)
    play((ada, ben), 2)
    expect_score(ada, 1, 1)


def lossy(phones: tuple[Page, ...]) -> Callable[[int], None]:
    """Return a function that loses a share of the packets between pages in Chromium.

    Chromium loses those of connections that were made after the first call.
    """
    sessions = [each.context.new_cdp_session(each) for each in phones]
    unlimited = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}

    def lose(percent: int) -> None:
        condition = {"urlPattern": "", **unlimited, "packetLoss": percent}
        for session in sessions:
            session.send(
                "Network.emulateNetworkConditionsByRule",
                {"offline": False, "matchedNetworkConditions": [condition]},
            )

    for session in sessions:
        session.send("Network.enable")
    lose(0)
    return lose


@pytest.mark.parametrize("seconds", [8, 15])
def test_a_broken_link_comes_back(phone: Launch, site: str, seconds: int) -> None:
    phones = phone("chromium"), phone("chromium")
    lose = lossy(phones)
    connect(*phones, site)
    play(phones, 1)
    lose(100)
    let_pass(phones[0], 1000 * seconds)
    expect(shown(phones[0], "duel.broken")).to_be_visible()
    lose(0)
    for each in phones:
        expect(shown(each, "duel.broken")).to_be_hidden()
    play(phones, 2)
    expect_score(phones[0], 2, 1)


def test_a_link_that_is_cut_for_long_is_given_up(phone: Launch, site: str) -> None:
    phones = phone("chromium"), phone("chromium")
    lose = lossy(phones)
    connect(*phones, site)
    lose(100)
    for each in phones:
        expect(each.get_by_role("heading", level=1)).to_have_text(like("duel.gone"))


def test_a_page_that_has_slept_goes_on(phone: Launch, site: str) -> None:
    ada, ben = phone("chromium"), phone("chromium")
    connect(ada, ben, site)
    play((ada, ben), 1)
    session = ben.context.new_cdp_session(ben)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    be_ready(ada)
    let_pass(ada, 10_000)
    session.send("Page.setWebLifecycleState", {"state": "active"})
    be_ready(ben)
    for each in (ada, ben):
        expect(each.locator("[data-hand]")).to_be_visible()


def film(path: Path, page: Page) -> None:
    """Let the fake camera see a screen."""
    path.write_bytes(page.screenshot(type="jpeg", quality=60) * 5)


@pytest.mark.parametrize("edition", ["site", "file"])
def test_the_camera_reads_the_code_on_the_other_screen(
    phone: Launch, site: str, tmp_path: Path, edition: str
) -> None:
    place = site if edition == "site" else SINGLE.as_uri()
    ben = phone("chromium")
    seen = tmp_path / "seen.mjpeg"
    film(seen, ben)
    camera = ("--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={seen}")
    ada = phone("chromium", *camera, camera=True)
    digits = invite(ada, place).rpartition("code=")[2]
    ben.goto(f"{place}#/duel?code={digits}")
    expect(by(ben, "img", "duel.code")).to_be_visible()
    film(seen, ben)
    press(ada, "duel.scan")
    for each in (ada, ben):
        expect(score(each)).to_be_visible()
    play((ada, ben), 1)


def scan_fault(page: Page) -> Locator:
    expect(by(page, "img", "duel.code")).to_be_visible()
    press(page, "duel.scan")
    return page.locator(".failure")


def test_a_camera_that_is_missing_or_refused_is_named(phone: Launch, site: str) -> None:
    for args, key in (((), "scan.none"), (("--use-fake-device-for-media-stream",), "scan.refused")):
        page = phone("chromium", *args)
        page.goto(f"{site}#/duel")
        press(page, "duel.invite")
        expect(scan_fault(page)).to_have_text(say(key))
        press(page, "scan.stop")
        expect(by(page, "img", "duel.code")).to_be_visible()


def test_a_hostile_page_is_cut_off(phone: Launch, site: str) -> None:
    ada, ben = phone("chromium"), phone("chromium")
    connect(ada, ben, site)
    errors: list[str] = []
    ada.on("pageerror", lambda error: errors.append(str(error)))
    ben.evaluate(HOSTILE)
    expect(shown(ada, "duel.why.hostile")).to_be_visible()
    assert errors == []


def processes_of(mark: str) -> list[int]:
    """The processes of the browser that was started with this argument."""
    parents = {
        int(status.parent.name): int(status.read_text().rpartition(")")[2].split()[1])
        for status in Path("/proc").glob("[0-9]*/stat")
    }
    found = [pid for pid in parents if mark in Path(f"/proc/{pid}/cmdline").read_text()]
    for pid in found:
        found += [
            child for child, parent in parents.items() if parent == pid and child not in found
        ]
    return found


@pytest.mark.parametrize("seconds", [8, 15])
def test_a_phone_that_sleeps_comes_back(phone: Launch, site: str, seconds: int) -> None:
    mark = "--asleep"
    ada, ben = phone("chromium"), phone("chromium", mark)
    connect(ada, ben, site)
    play((ada, ben), 1)
    asleep = processes_of(mark)
    for pid in asleep:
        os.kill(pid, SIGSTOP)
    expect(shown(ada, "duel.broken")).to_be_visible()
    let_pass(ada, 1000 * (seconds - 6))
    for pid in asleep:
        os.kill(pid, SIGCONT)
    for each in (ada, ben):
        expect(shown(each, "duel.broken")).to_be_hidden()
    play((ada, ben), 2)
    expect_score(ada, 2, 1)
