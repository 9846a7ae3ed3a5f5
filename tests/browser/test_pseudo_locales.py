"""The page in pseudo-locales: with longer words, and from right to left."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests import pseudo
from tests.browser.scenes import SCENES, Scene
from tests.browser.table import visit
from tests.browser.test_everyone import too_small
from tests.browser.waits import settle, tick
from tests.variants import add_languages, build_variant
from web.serve import serving

pytestmark = pytest.mark.thorough  # the site with these languages takes long to build

SIZES = [(320, 568), (360, 640), (844, 390), (1280, 800)]

CUT = """() => [...document.querySelectorAll("button, a, label, h1, h2, th, td, p, li, summary")]
    .filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((it) => it.clientWidth > 1 && !it.closest("svg, .unseen, .session-line"))
    .filter((it) => {
        const { overflowX, overflowY } = getComputedStyle(it);
        const { left, right } = it.getBoundingClientRect();
        const wide = it.scrollWidth > it.clientWidth + 1;
        const high = overflowY === "hidden" && it.scrollHeight > it.clientHeight + 1;
        const beside = left < -1 || right > document.documentElement.clientWidth + 1;
        return high || (wide && (it.matches("button, .brand") || overflowX === "hidden"))
            || (beside && it.matches("button, a, label") && !it.closest(".wide-table"));
    })
    .map((it) => `${it.tagName} ${it.className} ${it.textContent.slice(0, 40)}`)"""
"""Elements that are cut off, overflow their parent, or leave the screen. A wide table scrolls."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with the pseudo-locales."""
    languages = {
        pseudo.LONGER: (_row("Longer", "ltr"), pseudo.longer()),
        pseudo.MIRRORED: (_row("Mirrored", "rtl"), pseudo.mirrored()),
    }
    root: Path = tmp_path_factory.mktemp("pseudo")
    site = build_variant(root, lambda web: add_languages(web, languages))
    with serving(site.parent) as address:
        yield f"{address}{site.name}/"


def _row(name: str, direction: str) -> dict[str, object]:
    return {"name": name, "direction": direction, "reviewed": False}


@pytest.fixture
def context_options() -> dict[str, Any]:
    return {"locale": "en-US", "reduced_motion": "reduce"}


def speak(page: Page, tag: str) -> None:
    """Choose a language, as the settings store it."""
    settings = json.dumps(json.dumps({"language": tag}))
    page.add_init_script(f"localStorage['twentyfour:settings'] ??= {settings}")


@pytest.mark.own_context  # in a shared one, the worker of another site may still fetch files
@pytest.mark.parametrize("tag", [pseudo.LONGER, pseudo.MIRRORED])
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_no_scene_overflows_is_cut_or_too_small(
    page: Page, site: str, scene: Scene, tag: str
) -> None:
    speak(page, tag)
    scene.open(page, site)
    expect(page.locator("html")).to_have_attribute("lang", tag)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, width
        assert page.evaluate(CUT) == [], width
        assert too_small(page) == [], width


def test_page_is_mirrored_but_cards_keys_and_formulas_are_not(page: Page, site: str) -> None:
    speak(page, pseudo.MIRRORED)
    visit(page, site, "#/play?hand=3,5,8,9")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    page.locator("#answer").fill("3+5-8")
    for parts in (".hand > *", ".keypad > *"):
        boxes = [part.bounding_box() for part in page.locator(parts).all()]
        places = [box["x"] for box in boxes if box and abs(box["y"] - (boxes[0] or box)["y"]) < 5]
        assert places == sorted(places), parts
    for part in ("#answer", ".keypad", ".hand"):
        expect(page.locator(part)).to_have_css("direction", "ltr")
    first, last = (page.locator(".nav-link").nth(place).bounding_box() for place in (0, 3))
    assert first
    assert last
    assert first["x"] > last["x"]


def test_new_language_is_in_the_settings_with_its_review(page: Page, site: str) -> None:
    page.goto(f"{site}#/settings")
    expect(page.locator("[data-language=unreviewed]")).to_have_count(0)
    tick(page.get_by_role("radio", name="Longer"))
    expect(page.get_by_role("heading", level=1)).to_have_text(
        str(pseudo.longer()["settings.title"])
    )
    expect(page.locator("html")).to_have_attribute("lang", pseudo.LONGER)
    expect(page.locator("[data-language=unreviewed]")).to_contain_text("web/locales/en-XA.json")
