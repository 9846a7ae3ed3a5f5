"""A tournament: names make rounds, results make a ranking, and it goes on after a reload."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lessons import press_by_keys
from tests.browser.screen_reader import ScreenReader, has
from tests.browser.table import visit
from tests.browser.waits import tick, wait_until
from tests.browser.words import by, exactly, press, say

NAMES = ["Anna", "Ben", "小明", "Dora", "Emil", "Fatma", "Gil", "Hana", "Ivo", "Jana", "Kim", "Lea"]

pytestmark = pytest.mark.own_context


def begin(page: Page, site: str, form: str) -> None:
    """Begin a tournament of twelve names."""
    page.goto(f"{site}#/tournament")
    page.get_by_label(say("tournament.names")).fill("\n".join(NAMES))
    tick(by(page, "radio", form))
    press(page, "tournament.start")


def play_round(page: Page, count: int) -> None:
    """Let the first player of each match win."""
    matches = page.locator(".tournament-match")
    expect(matches).to_have_count(count)
    for at in range(count):
        first = matches.nth(at).get_by_role("button").first
        first.click()
        expect(first).to_have_attribute("aria-pressed", "true")


def test_knock_out_of_twelve_goes_on_after_a_reload(page: Page, site: str) -> None:
    begin(page, site, "tournament.form.knockout")
    title = page.get_by_role("heading", level=1)
    for place, matches in enumerate([4, 4, 2, 1], 1):
        expect(title).to_have_text(say("tournament.round", round=place, count=4))
        if place == 2:
            page.reload()
        play_round(page, matches)
        if place < 4:
            press(page, "tournament.next")
    expect(title).to_have_text(say("tournament.won", names="Anna"))
    page.evaluate(
        "() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }"
    )
    press(page, "school.table")
    wait_until(page, "() => window.copied")
    assert page.evaluate("() => copied").split("\n")[1] == "1\tAnna\t8"
    ranking = by(page, "table", "print.kit.ranking")
    expect(ranking.get_by_role("row").nth(1)).to_contain_text("Anna")


def leave(page: Page, names: list[str]) -> None:
    """Let players leave after a hand of a minute."""
    players = page.locator(".tournament-players")
    for name in names:
        player = players.get_by_role("button", name=name, exact=True)
        player.click()
        expect(player).to_have_attribute("aria-pressed", "true")
    press(page, "tournament.next-hand")


@pytest.mark.every_browser
def test_minute_a_hand_thins_out_brings_back_and_gives_prizes(page: Page, site: str) -> None:
    begin(page, site, "tournament.form.minute")
    title = page.get_by_role("heading", level=1)
    task = page.locator(".tournament-task")
    expect(page.locator(".tournament-cards .worked-card")).to_have_count(4)
    leave(page, NAMES[:8])
    expect(task).to_have_text(say("tournament.back", count=2))
    expect(title).to_have_text(say("tournament.hand", hand=2, count=8))
    leave(page, NAMES[2:8])
    expect(task).to_have_text(say("tournament.final"))
    expect(title).to_have_text(say("tournament.hand", hand=3, count=6))
    leave(page, ["Anna"])
    press(page, "tournament.undo")
    expect(title).to_have_text(say("tournament.hand", hand=3, count=6))
    leave(page, ["Anna", "Ben", "Ivo"])
    leave(page, ["Jana"])
    expect(title).to_have_text(say("tournament.won", names="Kim and Lea"))
    ranking = by(page, "table", "print.kit.ranking").get_by_role("row")
    expect(ranking.nth(1)).to_contain_text(say("tournament.prize.1"))
    expect(ranking.nth(3)).to_contain_text(say("tournament.prize.2"))
    expect(ranking.nth(4)).to_contain_text(say("tournament.prize.3"))


EIGHT_METRES = 0.065  # of the height of the screen, as tournament.css says


@pytest.mark.parametrize("context_options", [{"viewport": {"width": 1280, "height": 720}}])
def test_hand_and_its_instruction_are_legible_from_eight_metres(page: Page, site: str) -> None:
    begin(page, site, "tournament.form.minute")
    expect(page.locator(".tournament-cards .worked-card")).to_have_count(4)
    for part in ("h1", ".tournament-task", ".tournament-clock", ".tournament-players button"):
        size = page.locator(f".tournament {part}").first.evaluate(
            "it => parseFloat(getComputedStyle(it).fontSize)"
        )
        assert size + 0.01 >= EIGHT_METRES * 720
    box = page.locator(".tournament-task").bounding_box()
    assert box
    assert box["y"] + box["height"] <= 720


@pytest.mark.thorough
def test_keys_alone_play_a_hand_that_a_screen_reader_hears(
    page: Page, site: str, screen_reader: ScreenReader
) -> None:
    begin(page, site, "tournament.form.minute")
    expect(page.locator(".tournament-cards .worked-card")).to_have_count(4)
    screen_reader.listen()
    main = page.get_by_role("main")
    for name in NAMES[:6]:
        player = main.get_by_role("button", name=name, exact=True)
        player.focus()
        page.keyboard.press("Space")
        expect(player).to_have_attribute("aria-pressed", "true")
    press_by_keys(page, "tournament.next-hand")
    screen_reader.expect_last(has(say("tournament.final")))
    expect(by(page, "button", "tournament.next-hand")).to_be_focused()


@pytest.mark.thorough
def test_another_tab_follows_and_loses_nothing(page: Page, site: str) -> None:
    begin(page, site, "tournament.form.knockout")
    expect(page.locator(".tournament-match")).to_have_count(4)
    other = page.context.new_page()
    other.goto(f"{site}#/tournament")
    play_round(other, 4)
    pressed = page.locator(".tournament-result[aria-pressed=true]")
    expect(pressed).to_have_count(4)
    press(page, "tournament.next")
    expect(other.get_by_role("heading", level=1)).to_have_text(
        say("tournament.round", round=2, count=4)
    )


def test_papers_have_the_names_of_the_list(page: Page, site: str) -> None:
    page.goto(f"{site}#/tournament")
    page.get_by_label(say("tournament.names")).fill("\n".join(NAMES))
    tick(by(page, "radio", "tournament.where.paper"))
    expect(by(page, "radio", "tournament.form.swiss")).to_have_count(0)
    press(page, "tournament.print")
    names = page.locator('[data-part="ranking"]').get_by_role("rowheader")
    expect(names).to_have_text(NAMES)
    expect(page.locator(".table-number")).to_have_count(3)


@pytest.mark.thorough
def test_too_many_names_for_the_papers_are_said_so(page: Page, site: str) -> None:
    page.goto(f"{site}#/tournament")
    page.get_by_label(say("tournament.names")).fill("\n".join(map(str, range(49))))
    tick(by(page, "radio", "tournament.where.paper"))
    press(page, "tournament.print")
    expect(page.locator(".tournament-fault")).to_have_text(say("tournament.fault.paper", most=48))


@pytest.mark.thorough
def test_hands_of_a_match_open_as_a_set(page: Page, site: str) -> None:
    begin(page, site, "tournament.form.all")
    page.locator(".tournament-hands").first.click()
    expect(page.locator(".sets-link")).to_be_visible()
    assert "hands=" in page.url
    page.go_back()
    expect(page.locator(".tournament-match")).to_have_count(6)


@pytest.mark.thorough
def test_deleting_everything_deletes_the_tournament(page: Page, site: str) -> None:
    begin(page, site, "tournament.form.knockout")
    expect(page.locator(".tournament-match")).to_have_count(4)
    visit(page, site, "#/stats")
    press(page, "data.erase")
    dialog = by(page, "dialog", "data.erase.title", count=0)
    expect(dialog).to_contain_text(say("data.erase.boards"))
    exactly(dialog, "button", "data.erase.yes").click()
    expect(page.get_by_text(say("data.erased"))).to_be_visible()
    visit(page, site, "#/tournament")
    expect(page.get_by_label(say("tournament.names"))).to_have_value("")
