"""The framed table in an isolated page of another origin, and in a frame without an origin."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Frame, FrameLocator, Page, expect

from tests.browser.host import Host
from tests.browser.test_headers import rules
from tests.browser.test_hosts import caddy, nginx
from tests.browser.words import by, say
from twentyfour._cli.page import Handler
from web.serve import serving

pytestmark = pytest.mark.every_browser

LINK = "embed.html#/play?hand=3,3,8,8&input=type"


class Isolated(Handler):
    """Sends the headers of a page that isolates itself, as JupyterLite does."""

    def end_headers(self) -> None:
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        super().end_headers()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of the page around the frame."""
    folder = tmp_path / "page"
    folder.mkdir()
    return folder


@contextmanager
def framed(visitor: BrowserContext, folder: Path, table: str, sandbox: str = "") -> Iterator[Page]:
    """Open an isolated page that frames the table at an address."""
    frame = f'<iframe src="{table}{LINK}"{sandbox} width="600" height="900"></iframe>'
    (folder / "index.html").write_text(f"<!doctype html><h1>A notebook</h1>{frame}")
    with serving(folder, Isolated) as address:
        page = visitor.new_page()
        page.goto(address)
        assert page.evaluate("crossOriginIsolated") is True
        yield page


def table_of(page: Page) -> FrameLocator:
    return page.frame_locator("iframe")


def frame_of(page: Page) -> Frame:
    (frame,) = page.frames[1:]
    return frame


def expect_a_game(page: Page) -> None:
    """Play a hand, with Python in a worker: its script is isolated too."""
    table = table_of(page)
    by(table, "textbox", "play.answer").fill("8/(3-8/3)")
    by(table, "textbox", "play.answer").press("Enter")
    expect(table.get_by_role("status")).to_have_attribute("data-verdict", "right")
    assert frame_of(page).evaluate("'engineHere' in window") is False


def test_an_isolated_page_frames_the_table(
    visitor: BrowserContext, host: Host, folder: Path
) -> None:
    host.rules = rules()
    with framed(visitor, folder, host.site) as page:
        expect_a_game(page)


def test_an_isolated_page_frames_no_table_without_the_headers(
    visitor: BrowserContext, host: Host, folder: Path
) -> None:
    host.rules = {
        path: {name: value for name, value in headers.items() if "Cross-Origin" not in name}
        for path, headers in rules().items()
    }
    with framed(visitor, folder, host.site) as page:
        page.wait_for_load_state()
        assert host.sent["embed.html"] > 0
        expect(table_of(page).get_by_role("main")).to_have_count(0)


@pytest.mark.parametrize("documented", [nginx, caddy])
@pytest.mark.thorough
def test_an_isolated_page_frames_the_table_of_documented_hosts(
    visitor: BrowserContext,
    tmp_path: Path,
    folder: Path,
    documented: Callable[[Path], AbstractContextManager[str]],
) -> None:
    with documented(tmp_path) as table, framed(visitor, folder, table) as page:
        expect_a_game(page)


def test_a_frame_without_an_origin_is_named_as_the_cause(
    visitor: BrowserContext, host: Host, folder: Path
) -> None:
    host.rules = rules()
    with framed(visitor, folder, host.site, ' sandbox="allow-scripts"') as page:
        table = table_of(page)
        expect(table.get_by_text(say("start.sandboxed"))).to_be_visible()
        expect(table.get_by_text(say("start.failed"))).to_be_hidden()
