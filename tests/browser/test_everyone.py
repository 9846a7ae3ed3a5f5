"""The page for everyone: axe-core finds nothing on any route, theme, language or size."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.scenes import SCENES
from web.builder.paths import WEB

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text()

LOOKS = [
    ("light", "en-US", 320, 568),
    ("dark", "zh-CN", 360, 640),
    ("dark", "en-US", 1280, 800),
    ("light", "zh-CN", 640, 360),
]
"""Color scheme, language, and size of the screen."""


@pytest.fixture(params=LOOKS, ids=lambda look: "-".join(map(str, look)))
def context_options(request: pytest.FixtureRequest) -> dict[str, Any]:
    scheme, locale, width, height = request.param
    return {
        "color_scheme": scheme,
        "locale": locale,
        "viewport": {"width": width, "height": height},
        "reduced_motion": "reduce",
    }


def faults_of(page: Page) -> list[str]:
    """What axe-core finds, one line for each fault with the parts that have it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {fault['help']}: {[node['target'] for node in fault['nodes']]}"
        for fault in found["violations"]
    ]


def test_no_scene_has_a_fault(page: Page, site: str) -> None:
    faults = {}
    for scene in SCENES:
        scene.open(page, site)
        faults[scene.name] = faults_of(page)
    assert not any(faults.values()), faults
