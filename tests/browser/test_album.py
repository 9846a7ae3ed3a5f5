"""The album shows every hand of a deck as a map, which the played hands fill."""

import re

import pytest
from playwright.sync_api import Page, expect

import twentyfour as tf
from tests.browser.sizes import at_both_sizes
from tests.browser.table import Table, visit
from tests.browser.waits import settle, tick
from tests.browser.words import by, exactly, say


def count(page: Page, solved: int, total: int) -> None:
    shown = page.locator(".album-count")
    expect(shown).to_have_attribute("data-solved", f"{solved}")
    expect(shown).to_have_attribute("data-total", f"{total}")
    expect(shown).to_have_text(say("album.count", count=solved, total=total))


def numbers_of(page: Page) -> tuple[int, ...]:
    name = page.locator(".album-chosen").get_attribute("aria-label")
    assert name
    return tuple(map(int, name.split()))


@at_both_sizes()
def test_played_hand_fills_the_map_and_a_tapped_hand_is_played(table: Table) -> None:
    page = table.page
    table.open("3,3,8,8")
    tick(by(page, "radio", "settings.input.type"))
    table.check("8/(3-8/3)")
    table.expect_verdict("right")
    visit(page, table.site, "#/album")
    count(page, 1, 1362)
    canvas = page.locator(".album-map")
    canvas.click(position={"x": 60, "y": 60})
    hand = numbers_of(page)
    assert tf.is_solvable(hand)
    expect(page.locator(".hand-facts")).to_contain_text(
        say("composer.ways", count=tf.count_solutions(hand))
    )
    canvas.press("ArrowRight")
    expect(page.locator(".album-chosen")).not_to_have_attribute(
        "aria-label", " ".join(map(str, hand))
    )
    other = numbers_of(page)
    by(page, "link", "solver.play").click()
    expect(page).to_have_url(re.compile("hand=" + ",".join(map(str, other))))


@pytest.mark.thorough
@pytest.mark.parametrize(("deck", "total"), [("to10", 566), ("make-ten", 552), ("ticket", 5878)])
def test_every_deck_has_its_map_and_deals_a_hand_that_is_lacking(
    page: Page, site: str, deck: str, total: int
) -> None:
    visit(page, site, f"#/album?deck={deck}")
    count(page, 0, total)
    by(page, "link", "album.lacking").click()
    expect(page).to_have_url(re.compile("#/play"))
    expect(page.locator(".hand .card")).to_have_count(4)


@pytest.mark.thorough
def test_list_names_every_hand_of_a_technique(page: Page, site: str) -> None:
    visit(page, site, "#/album")
    page.locator("summary", has_text=say("album.list")).click()
    technique = say("statistics.technique.fraction-divide")
    page.locator(".album-side .fold .fold summary", has_text=technique).click()
    hands = page.locator(".album-hands .hand-link")
    expect(hands.first).to_be_visible()
    links = hands.evaluate_all("links => links.map(link => link.hash)")
    assert "#/play?hand=3,3,8,8" in links
    for link in links:
        hand = [int(n) for n in re.findall(r"\d+", link)]
        assert tf.techniques(hand)


@pytest.mark.thorough
def test_keys_zoom_the_map_and_colors_change_it(page: Page, site: str) -> None:
    visit(page, site, "#/album")
    canvas = page.locator(".album-map")
    canvas.focus()
    pictures = [canvas.screenshot()]
    for key in "++":
        canvas.press(key)
        settle(page)
        pictures.append(canvas.screenshot())
    box = canvas.bounding_box()
    assert box
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    page.mouse.wheel(0, -600)
    settle(page)
    pictures.append(canvas.screenshot())
    for coloring in ("technique", "rating", "time"):
        page.get_by_label(say("album.by")).select_option(coloring)
        expect(page.locator(".album-legend [data-state=color]").first).to_be_visible()
        settle(page)
        pictures.append(canvas.screenshot())
    assert len(set(pictures)) == len(pictures)
    expect(exactly(page, "heading", "nav.album")).to_be_visible()
