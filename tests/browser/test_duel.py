"""Two phones with a direct connection: two codes, the same hands, fair times."""

import re
from collections.abc import Iterator
from socket import AF_INET, SOCK_DGRAM, socket
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import twentyfour as tf
from tests.browser.screen_reader import ScreenReader
from tests.browser.sizes import desk
from tests.browser.table import SUBMIT
from tests.browser.waits import wait_until_agreed
from tests.browser.words import by, like, press, say

HANDS = 5
NO_CLIPBOARD = """Object.defineProperty(navigator, "clipboard", {
    value: undefined, configurable: true,
});"""  # a text is shown instead of copied

PEERS = """window.peers = [];
window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(...options) { super(...options); peers.push(this); }
};"""  # keeps the connections of a page, whose statistics name all addresses

DELAY = """const { send } = RTCDataChannel.prototype;
RTCDataChannel.prototype.send = function (text) {
    setTimeout(() => this.readyState === "open" && send.call(this, text), 300);
};"""  # each message takes 300 ms

ADDRESSES = """async () => {
    const reports = await Promise.all(peers.map((peer) => peer.getStats()));
    const all = reports.flatMap((report) => [...report.values()]);
    return all.filter(({ type }) => type.endsWith("-candidate")).map((it) => [
        it.type, it.candidateType, it.address ?? "",
    ]);
}"""

pytestmark = pytest.mark.parametrize("context_options", [desk()], ids=["desk"])


def enter(page: Page) -> Page:
    for script in (NO_CLIPBOARD, PEERS):
        page.add_init_script(script)
    return page


def has_network() -> bool:
    """Whether this machine has an address besides its own loop. Nothing is sent."""
    with socket(AF_INET, SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return False
    return True


@pytest.fixture
def phones(page: Page, browser: Browser) -> Iterator[tuple[Page, Page]]:
    """The pages of two devices, which share no storage.

    The friend's page may use the camera. So its code has addresses in place of names, which not
    every network resolves.
    """
    if not has_network():
        pytest.skip("Browsers connect no pages on a machine without a network.")
    options: dict[str, Any] = {"locale": "en-US", "reduced_motion": "reduce"}
    friend = browser.new_context(permissions=["camera"], **options).new_page()
    yield enter(page), enter(friend)
    friend.context.close()


def own_code(page: Page) -> str:
    """The text with the own code that a player sends."""
    expect(by(page, "img", "duel.code")).to_be_visible()
    press(page, "duel.send")
    return by(page, "textbox", "share.text").input_value()


def paste(page: Page, text: str) -> None:
    page.get_by_text(say("duel.paste"), exact=True).click()
    by(page, "textbox", "duel.paste").fill(text)
    press(page, "duel.connect")


def invite(page: Page, site: str, name: str = "Ada", kind: str = "fastest") -> str:
    """Make the code of a duel, and return its link."""
    page.goto(f"{site}#/duel")
    by(page, "textbox", "challenge.name").fill(name)
    by(page, "radio", f"duel.kind.{kind}").check()
    press(page, "duel.invite")
    return own_code(page)


def shown(page: Page, key: str, **params: object) -> Locator:
    """A sentence on the page, not in what is announced."""
    return page.get_by_role("main").get_by_text(say(key, **params))


def score(page: Page) -> Locator:
    return page.locator(".duel-score")


def expect_score(page: Page, mine: int, theirs: int) -> None:
    expect(score(page)).to_contain_text(say("duel.score", mine=mine, theirs=theirs))


def expect_points(page: Page, mine: int, theirs: int) -> None:
    """The score at the end of a round."""
    points = page.locator(".match-score")
    expect(points).to_have_text([re.compile(f"^{mine}"), re.compile(f"^{theirs}")])


def meet(phones: tuple[Page, Page], site: str, **options: Any) -> None:
    """Connect two pages: the friend opens the link, and sends its own code back as a text."""
    ada, ben = phones
    ben.goto(invite(ada, site, **options))
    paste(ada, f"Here you are: {own_code(ben)} See you!")
    for each in phones:
        expect_score(each, 0, 0)


def be_ready(page: Page) -> None:
    button = page.locator(".start-button")
    expect(button).not_to_have_attribute("aria-disabled", "true")
    button.click()


def hand_on(page: Page) -> list[int]:
    numbers = page.locator("[data-hand]").get_attribute("data-hand") or ""
    return [int(number) for number in numbers.split(",")]


def answer(page: Page) -> None:
    by(page, "textbox", "play.answer").evaluate(SUBMIT, str(tf.solve(hand_on(page))[0]))


def give_up(page: Page) -> None:
    press(page, "play.give-up")
    press(page, "play.press-again")


def play(phones: tuple[Page, Page], hands: int = HANDS) -> None:
    """Play hands: one player solves a hand that the other gives up, each in turn."""
    for place in range(hands):
        for each in phones:
            be_ready(each)
        for each in phones:
            expect(each.locator("[data-hand]")).to_be_visible()
        assert hand_on(phones[0]) == hand_on(phones[1])
        winner, other = phones if place % 2 == 0 else reversed(phones)
        give_up(other)
        answer(winner)
        for each in phones:
            expect(each.locator(".start-button")).to_be_visible()


def test_two_pages_connect_without_a_server_and_play_five_hands(
    phones: tuple[Page, Page], site: str
) -> None:
    ada, ben = phones
    meet(phones, site)
    expect(shown(ben, "duel.here", name="Ada")).to_be_visible()
    play(phones)
    for each, won in zip(phones, (3, 2), strict=True):
        expect_points(each, won, HANDS - won)
        addresses = each.evaluate(ADDRESSES)
        assert addresses
        assert {kind for _, kind, _ in addresses} <= {"host", "prflx"}, "no server is asked"
    expect(ada.get_by_role("heading", level=1)).to_have_text(say("challenge.all.won"))
    expect(ben.get_by_role("heading", level=1)).to_have_text(
        say("challenge.all.lost", friend="Ada")
    )
    assert "code=" not in ben.url


@pytest.mark.thorough
def test_a_rematch_begins_at_nought_with_other_hands(phones: tuple[Page, Page], site: str) -> None:
    meet(phones, site)
    ada, _ = phones
    play(phones)
    before = ada.locator(".match-results .small-cards").all_inner_texts()
    play(phones)
    expect_points(ada, 3, 2)
    assert ada.locator(".match-results .small-cards").all_inner_texts() != before


@pytest.mark.thorough
def test_the_faster_player_wins_though_messages_take_long(
    phones: tuple[Page, Page], site: str
) -> None:
    for each in phones:
        each.add_init_script(DELAY)
    meet(phones, site)
    play(phones)
    expect_points(phones[0], 3, 2)
    expect_points(phones[1], 2, 3)


@pytest.mark.thorough
def test_at_their_own_pace_both_play_all_hands(phones: tuple[Page, Page], site: str) -> None:
    ada, ben = phones
    meet(phones, site, kind="own-pace")
    for each in phones:
        be_ready(each)
    for place in range(HANDS):
        expect(ada.locator(".score-pips").last.locator("[data-mark=won]")).to_have_count(place)
        answer(ada)
    expect(ada.locator(".duel-news")).to_have_text(like("duel.done", name="Your friend"))
    for place in range(HANDS):
        expect(ben.locator(".score-pips").last.locator("[data-mark=won]")).to_have_count(place)
        answer(ben)
    for each in phones:
        expect_points(each, HANDS, HANDS)


@pytest.mark.thorough
def test_after_a_reload_of_both_pages_two_new_codes_go_on_with_the_match(
    phones: tuple[Page, Page], site: str
) -> None:
    ada, ben = phones
    meet(phones, site)
    play(phones, 2)
    for each in phones:
        each.reload()
        expect(shown(each, "duel.resume")).to_be_visible()
    press(ada, "duel.invite")
    ben.goto(own_code(ada))
    paste(ada, own_code(ben))
    for each in phones:
        expect_score(each, 1, 1)
    play(phones, 1)
    expect_score(ada, 2, 1)


@pytest.mark.thorough
def test_a_player_who_goes_leaves_the_rest_as_a_challenge(
    phones: tuple[Page, Page], site: str
) -> None:
    ada, ben = phones
    meet(phones, site)
    play(phones, 2)
    ben.close()
    expect(ada.get_by_role("heading", level=1)).to_have_text(like("duel.gone"))
    by(ada, "link", "duel.rest").click()
    expect(shown(ada, "challenge.own", count=HANDS - 2)).to_be_visible()


@pytest.mark.thorough
def test_a_screen_reader_hears_what_the_other_does_in_few_sentences(
    phones: tuple[Page, Page], site: str
) -> None:
    ada, ben = phones
    meet(phones, site)
    reader = ScreenReader(ada)
    reader.listen()
    for each in phones:
        be_ready(each)
    for each in phones:
        expect(each.locator("[data-hand]")).to_be_visible()
    reader.expect(like("play.dealt"))
    by(ben, "textbox", "play.answer").evaluate(SUBMIT, "-".join(map(str, hand_on(ben))))
    expect(ada.locator(".seat-beads i")).to_have_count(1)
    answer(ben)
    expect(score(ada)).to_be_visible()
    reader.expect_last(like("duel.second", name=say("challenge.friend")))
    assert len(reader.announced()) <= 2, "no step is announced, but perhaps the time to beat"


@pytest.mark.thorough
def test_what_is_no_code_is_named(phones: tuple[Page, Page], site: str) -> None:
    ada, ben = phones
    ben.goto(invite(ada, site))
    code = own_code(ben)
    own = ada.locator(".share-text").first.input_value()
    for text, fault in {
        "hello": "none",
        code[:-30]: "cut",
        own: "own",
    }.items():
        paste_again(ada, text)
        expect(ada.locator(".fault")).to_have_text(say(f"duel.code.{fault}"))
    paste_again(ada, code)
    expect_score(ada, 0, 0)


def paste_again(page: Page, text: str) -> None:
    box = by(page, "textbox", "duel.paste")
    if not box.is_visible():
        page.get_by_text(say("duel.paste"), exact=True).click()
    box.fill(text)
    press(page, "duel.connect")


@pytest.mark.thorough
def test_the_link_of_a_camera_app_reaches_the_tab_that_waits(
    phones: tuple[Page, Page], site: str
) -> None:
    ada, ben = phones
    ben.goto(invite(ada, site))
    opened = ada.context.new_page()
    opened.goto(own_code(ben))
    expect(opened.get_by_role("heading", level=1)).to_have_text(say("duel.handed"))
    for each in phones:
        expect_score(each, 0, 0)


@pytest.mark.thorough
def test_the_page_says_what_this_browser_can_do(page: Page, site: str) -> None:
    page.goto(f"{site}#/duel?check")
    for name in ("webrtc", "network", "link"):
        expect(page.locator(f"[data-finding={name}]")).to_have_attribute("data-can", "true")


@pytest.mark.thorough
def test_two_hundred_connections_of_two_hundred(phones: tuple[Page, Page], site: str) -> None:
    ada, ben = phones
    for place in range(200):
        for each in phones:
            each.goto("about:blank")
        meet(phones, site)
        assert wait_until_agreed(ada, lambda: score(ben).is_visible()), place
