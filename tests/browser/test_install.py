"""The page as an app: the browser's conditions for offering an installation."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.browser import browsers
from tests.browser.doors import door
from tests.browser.host import Host
from tests.browser.pictures import png_size
from tests.browser.waits import tick, wait_until_kept
from tests.browser.words import by
from web.builder.document import LANGUAGES
from web.builder.paths import SITE, WEB

MANIFEST = json.loads((WEB / "manifest.webmanifest").read_text())
WORDS = json.loads((WEB / "locales/en.json").read_text())
TOKENS = (WEB / "styles/tokens.css").read_text()
FELTS = re.findall(r"--felt-deep: (#\w+);", TOKENS)


@pytest.mark.thorough
def test_chromium_would_install_it(playwright: Playwright, host: Host, tmp_path: Path) -> None:
    launch = browsers.required("chromium", playwright)
    context = playwright.chromium.launch_persistent_context(tmp_path / "profile", **launch)
    page = context.new_page()
    page.goto(host.site)
    wait_until_kept(page)
    devtools = context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["url"] == f"{host.site}manifest.webmanifest"
    assert manifest["errors"] == []
    assert devtools.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
    assert devtools.send("Page.getAppId")["appId"] == host.site
    context.close()


def test_icons_are_as_large_as_they_say() -> None:
    drawn = {icon["src"]: icon["sizes"] for icon in MANIFEST["icons"] if icon["sizes"] != "any"}
    assert {src: png_size(WEB / src) for src in drawn} == drawn
    assert sorted(drawn.values()) == ["192x192", "512x512", "512x512"]
    assert [icon.get("purpose") for icon in MANIFEST["icons"]].count("maskable") == 1
    assert png_size(WEB / "icons/apple-touch-icon.png") == "180x180"


def test_each_language_has_a_manifest_in_its_words() -> None:
    for tag, language in LANGUAGES.items():
        words = json.loads((WEB / f"locales/{tag}.json").read_text())
        name = "manifest.webmanifest" if tag == "en" else f"manifest-{tag}.webmanifest"
        manifest = json.loads((SITE / name).read_text())
        assert (manifest["lang"], manifest["dir"]) == (tag, language["direction"])
        assert [it["name"] for it in manifest["shortcuts"]] == [
            words[it["name"]] for it in MANIFEST["shortcuts"]
        ]
        assert all((SITE / it["src"]).is_file() for it in manifest["screenshots"])


def test_masked_icon_keeps_the_cards_inside_the_safe_zone(page: Page, site: str) -> None:
    """Outside the inner 80 %, which every mask shows, the icon has only its green ground."""
    page.goto(site)
    (masked,) = SITE.glob("maskable-*.png")
    outside = page.evaluate(
        """async (src) => {
            const picture = new Image();
            picture.src = src;
            await picture.decode();
            const canvas = new OffscreenCanvas(512, 512).getContext("2d");
            canvas.drawImage(picture, 0, 0);
            const { data } = canvas.getImageData(0, 0, 512, 512);
            const other = [];
            for (let at = 0; at < data.length; at += 4) {
                const [red, green, blue, alpha] = data.subarray(at, at + 4);
                const [x, y] = [(at / 4) % 512, Math.floor(at / 4 / 512)];
                const ground = alpha === 255 && green > red && green > blue;
                if (Math.hypot(x - 256, y - 256) > 205 && !ground) other.push([x, y]);
            }
            return other;
        }""",
        masked.name,
    )
    assert outside == []


def test_colors_equal_the_tables(page: Page, site: str) -> None:
    light, dark = FELTS[:2]
    assert MANIFEST["theme_color"] == MANIFEST["background_color"] == light
    html = (WEB / "index.html").read_text()
    assert re.findall(r'name="theme-color" content="(#\w+)" media="\(.*: (\w+)\)"', html) == [
        (light, "light"),
        (dark, "dark"),
    ]
    page.goto(f"{site}#/settings")
    tick(by(page, "radio", "settings.theme.dark"))
    for meta in page.locator("meta[name=theme-color]").all():
        expect(meta).to_have_attribute("content", dark)


@pytest.mark.parametrize("shortcut", MANIFEST["shortcuts"], ids=lambda it: it["url"])
@pytest.mark.sample(1)
def test_shortcuts_open_their_page(page: Page, site: str, shortcut: dict[str, str]) -> None:
    page.goto(site + shortcut["url"])
    key = shortcut["name"].replace("mode.sprint", "nav.play")
    expect(door(page, key)).to_have_attribute("aria-current", re.compile("page|true"))
