"""`make dev` shows each change of the page and of the engine, and the errors of both."""

import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import TIMEOUT, plain_context
from tests.browser.waits import wait_through_reloads
from web.builder.paths import NODE_MODULES, ROOT

ENGINE_TIMEOUT = 3 * TIMEOUT  # a build of the engine takes seconds, on a busy machine a minute


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Return a copy of the sources, with the packages of this checkout."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    for name in names.splitlines():
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_file():
            shutil.copyfile(ROOT / name, target)
    (tmp_path / "web" / NODE_MODULES.name).symlink_to(NODE_MODULES)
    return tmp_path


def free_port() -> int:
    """Return an unused port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def dev(clone: Path, port: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        ["node", "builder/dev.mjs", sys.executable, str(port)],
        cwd=clone / "web",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


@pytest.fixture
def address(clone: Path) -> Iterator[str]:
    port = free_port()
    with dev(clone, port) as server:
        assert server.stdout
        for line in server.stdout:
            if "shows each change" in line:
                break
        yield f"http://127.0.0.1:{port}/"
        server.terminate()


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


@pytest.mark.thorough
def test_changes_and_errors_of_page_and_engine_are_shown(
    browser: Browser, clone: Path, address: str
) -> None:
    context = plain_context(browser, {"locale": "en-US"})
    page = context.new_page()
    page.goto(address)
    ready = page.locator("html[data-engine=ready]")
    expect(ready).to_be_attached()

    logo = clone / "web" / "app" / "shell" / "logo.tsx"
    edit(logo, "<svg", '<svg data-edited="1"')
    expect(page.locator("[data-edited]").first).to_be_attached()
    page.evaluate("window.stays = true")
    edit(clone / "web" / "styles" / "base.css", "body {", "body { outline: 3px solid red;")
    expect(page.locator("body")).to_have_css("outline-width", "3px")
    assert page.evaluate("window.stays"), "a change of styles loads nothing anew"
    edit(clone / "web" / "locales" / "en.json", '"play.check": "Check"', '"play.check": "Judge"')
    expect(page.get_by_role("button", name="Judge")).to_be_attached()

    overlay = page.locator("html > pre")
    edit(logo, "<svg", "<svg (")
    expect(overlay).to_contain_text("logo.tsx")
    edit(logo, "<svg (", "<svg")
    expect(overlay).to_have_count(0)

    engine = clone / "twentyfour" / "__init__.py"
    edit(engine, "__version__ =", "__version__ = (")
    expect(overlay).to_contain_text("SyntaxError")
    edit(engine, "__version__ = (", "__version__ =")
    expect(overlay).to_have_count(0, timeout=ENGINE_TIMEOUT)
    edit(clone / "twentyfour" / "referee.py", '(True, "right"', '(True, "rightly"')
    check = "twentyfour.check({text: '8/(3-8/3)', numbers: [3, 3, 8, 8], target: 24})"
    wait_through_reloads(page, f"() => {check}.then(({{code}}) => code === 'rightly')")
    context.close()


@pytest.mark.thorough
def test_used_port_is_one_sentence(clone: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with dev(clone, port) as server:
            output, _ = server.communicate(timeout=60)
    assert output == f"Port {port} is in use: make dev PORT=...\n"
    assert server.returncode == 1


def status(port: int, host: str, path: str) -> int:
    """Return the status of a request."""
    with closing(HTTPConnection("127.0.0.1", port)) as line:
        line.request("GET", path, headers={"Host": host})
        return line.getresponse().status


def test_only_the_name_of_this_machine_is_served(clone: Path) -> None:
    port = free_port()
    with dev(clone, port) as server:
        assert server.stdout
        assert server.stdout.readline() == "Building the engine ...\n", "the server listens"
        try:
            for path in ("/", "/dev"):
                assert status(port, "evil.example", path) == 403
            assert status(port, f"localhost:{port}", "/") == 503, "the engine is not built yet"
        finally:
            server.terminate()
