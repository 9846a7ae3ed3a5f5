"""The foot of help and settings: the licences of all shipped works, and the one-file edition."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import visit
from tests.browser.words import by, say
from web.builder import licences
from web.builder.paths import GENERATED, PYODIDE, SITE

SHIPPED = {
    "Pyodide": ("MPL-2.0", "Mozilla Public License Version 2.0"),
    "CPython": ("PSF-2.0", "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2"),
    "preact": ("MIT", "Jason Miller"),
    "@preact/signals": ("MIT", "Preact Team"),
    "comlink": ("Apache-2.0", "Apache License"),
}


@pytest.mark.every_browser
def test_licences_are_linked_and_show_every_text(page: Page, site: str) -> None:
    visit(page, site, "#/me")
    by(page, "link", "nav.licences").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("nav.licences"))
    works = by(page, "list", "nav.licences")
    for name, (licence, words) in SHIPPED.items():
        work = works.locator("details").filter(has=page.get_by_text(name, exact=True))
        expect(work.get_by_text(licence, exact=True)).to_be_visible()
        expect(work.get_by_text(words).first).to_be_hidden()
        work.locator("summary").click()
        expect(work.get_by_text(words).first).to_be_visible()


def test_pyodide_links_to_its_source(page: Page, site: str) -> None:
    visit(page, site, "#/licences")
    work = page.locator("details").filter(has=page.get_by_text("Pyodide", exact=True))
    work.locator("summary").click()
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    expect(by(work, "link", "licences.source")).to_have_attribute(
        "href", f"https://github.com/pyodide/pyodide/tree/{version}"
    )


@pytest.mark.thorough
def test_texts_are_loaded_when_they_are_wanted(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    assert not any("licences" in url for url in asked)
    visit(page, site, "#/licences")
    expect(page.locator("details").first).to_be_visible()
    assert any("licences" in url for url in asked)


def test_every_work_has_name_version_licence_source_and_text() -> None:
    works: list[dict[str, Any]] = json.loads((GENERATED / "licences.json").read_text())
    assert {"Pyodide", "CPython", "preact"} <= {work["name"] for work in works}
    for work in works:
        assert all(work[field] for field in ("name", "version", "licence", "source")), work
        assert len(work["text"]) > 500, work["name"]


def test_shipped_package_without_a_licence_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"name": "nameless", "version": "1.0.0"}')
    with pytest.raises(SystemExit, match=r"nameless 1\.0\.0 is shipped, but has no licence text"):
        licences.licences_of(tmp_path)


def test_new_pyodide_needs_its_licence_texts(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"name": "pyodide", "version": "99.0.0"}')
    with pytest.raises(SystemExit, match=r"pyodide 99\.0\.0 is shipped"):
        licences.licences_of(tmp_path)


def test_one_file_edition_is_offered(page: Page, site: str) -> None:
    link = by(page, "link", "edition.download")
    visit(page, site, "#/me")
    expect(link).to_have_attribute("download", "twentyfour.html")
    assert link.evaluate("link => link.href") == f"{site}twentyfour.html"
    offered = page.request.get(f"{site}twentyfour.html")
    assert offered.ok
    assert offered.body() == (SITE / "twentyfour.html").read_bytes()
