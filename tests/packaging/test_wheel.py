"""The wheel contains the page: `twentyfour play` serves it, and writes it as one file."""

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import contextmanager
from itertools import takewhile
from pathlib import Path
from queue import Queue
from threading import Thread
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.packaging.installation import build_plain_wheel
from twentyfour import __version__
from twentyfour._cli import page as wheel_page
from twentyfour.cli import main
from web.builder.archive import unpack
from web.builder.paths import SINGLE, SITE, WEB, run
from web.builder.wheel import build_page_wheel
from web.python.wheel import build_wheel

MEGABYTE = 1_000_000
LATER = "Wed, 01 Jan 2020 00:00:00 GMT"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    return build_page_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """The command of a new environment, in which Python finds only the wheel."""
    place = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", "--without-pip", place)
    pip = (sys.executable, "-m", "pip", "--python", place / "bin/python", "install", "--quiet")
    run(*pip, "--no-deps", "--no-index", wheel)
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("PYTHONPATH", raising=False)
        yield place / "bin" / "twentyfour"


@contextmanager
def playing(command: Path, *options: str):
    """Run `twentyfour play` until the test ends it as Ctrl-C does; yield its address.

    The process handles interrupts even if the shell makes the tests ignore them.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        [command, "play", "--no-browser", "--json", "--port", "0", *options],
        stdout=subprocess.PIPE,
        text=True,
        cwd=command.parent,
    ) as process:
        signal.signal(signal.SIGINT, before)
        try:
            assert process.stdout
            output = [*takewhile(lambda line: line != "}\n", process.stdout), "}"]
            yield json.loads("".join(output))["address"]
            process.send_signal(signal.SIGINT)
            assert process.wait(timeout=60) == 0
        finally:
            process.kill()


def test_wheel_is_at_most_fourteen_megabytes(wheel):
    assert wheel.stat().st_size <= 14 * MEGABYTE


def test_every_file_of_the_site_is_served_from_the_wheel(installed):
    names = sorted(file.name for file in SITE.iterdir())
    assert SINGLE.name in names
    with playing(installed) as address:
        for name in names:
            with urlopen(f"{address}{name}?from=wheel") as answer:
                assert answer.read() == (SITE / name).read_bytes(), name
        with urlopen(address) as answer:
            assert answer.read() == (SITE / "index.html").read_bytes()
        with pytest.raises(HTTPError, match="404"):
            urlopen(f"{address}none.html")


def test_one_file_is_written_as_it_was_built(installed, tmp_path):
    for place, file in (("24.html", "24.html"), (".", "twentyfour.html")):
        subprocess.run([installed, "play", "--file", place], cwd=tmp_path, check=True)
        assert (tmp_path / file).read_bytes() == SINGLE.read_bytes()


def test_engine_in_the_wheel_imports_nothing_of_the_page_and_reads_no_metadata(installed):
    slow = {"http.server", "importlib.metadata", "twentyfour._cli.page"}
    code = f"import sys, twentyfour.cli; print(*{slow} & {{*sys.modules}})"
    assert run(installed.parent / "python", "-c", code) == "\n"


def test_version_has_one_source(wheel, installed):
    assert wheel.name == f"twentyfour-{__version__}-py3-none-any.whl"
    assert run(installed, "--version") == f"{__version__}\n"


def test_wheel_in_the_page_does_not_contain_the_page_or_the_pictures_of_notebooks():
    names = unpack(build_wheel())
    assert "twentyfour/cli.pyc" in names
    assert not re.findall("page|locales|_pictures", " ".join(names))


@pytest.fixture(scope="module")
def plain_wheel(tmp_path_factory):
    """The wheel without the page, which `pip install .` builds in a clone."""
    return build_plain_wheel(tmp_path_factory.mktemp("plain"))


def test_wheel_without_the_page_has_the_words_of_the_command_line(plain_wheel):
    names = {f"twentyfour/locales/{file.name}" for file in (WEB / "locales").glob("*.json")}
    assert names <= unpack(plain_wheel).keys()


@pytest.mark.parametrize(
    ("language", "line"), [("C", "Expert: 98 of 100"), ("de_DE.UTF-8", "Experte: 98 von 100")]
)
def test_zip_of_the_wheel_speaks_the_language_of_the_terminal(plain_wheel, language, line):
    done = subprocess.run(
        [sys.executable, "-m", "twentyfour", "rate", "3", "3", "8", "8"],
        cwd=plain_wheel.parent,
        env={**os.environ, "PYTHONPATH": str(plain_wheel), "LANG": language},
        capture_output=True,
        check=True,
        text=True,
    )
    assert (done.stdout.splitlines()[0], done.stderr) == (line, "")


def test_plain_installation_speaks_the_language_of_the_terminal(installed, tmp_path):
    done = subprocess.run(
        [installed, "solve", "1", "1", "1", "1"],
        cwd=tmp_path,
        env={**os.environ, "LANG": "zh_CN.UTF-8", "PYTHONUTF8": "1"},
        capture_output=True,
        check=False,
    )
    words = json.loads((WEB / "locales" / "zh-Hans.json").read_text(encoding="utf-8"))
    assert done.stdout.decode().splitlines()[0] == words["solutions.none"]


@pytest.fixture
def without_page(monkeypatch, tmp_path):
    monkeypatch.setattr(wheel_page, "_PACKAGE", tmp_path / "twentyfour")
    return tmp_path


@pytest.mark.usefixtures("without_page")
@pytest.mark.parametrize("options", [[], ["--file"], ["--port", "0"]])
def test_checkout_without_a_build_shows_the_remedy(capsys, options):
    assert main(["play", "--no-browser", *options]) == 2
    assert "In a checkout, run `make site`" in capsys.readouterr().err


def test_checkout_with_a_build_plays_the_build(without_page):
    site = without_page / "build" / "site"
    site.mkdir(parents=True)
    (site / "index.html").touch()
    assert wheel_page.find_page() == site


def test_port_that_is_taken_is_bad_input(capsys):
    with wheel_page.make_page_server(0) as other:
        port = str(other.server_address[1])
        assert main(["play", "--no-browser", "--json", "--port", port]) == 2
    error = json.loads(capsys.readouterr().out)["error"]
    assert error["code"] == "bad-port"
    assert error["message"] == f"Port {port} cannot be used; choose another."


def test_older_file_of_another_build_is_sent(without_page):
    site = without_page / "build" / "site"
    site.mkdir(parents=True)
    (site / "index.html").write_text("another build")
    (site / "_headers").touch()
    os.utime(site / "index.html", (0, 0))
    with wheel_page.make_page_server(0) as server:
        Thread(target=server.handle_request, daemon=True).start()
        asked = Request(wheel_page.address(server), headers={"If-Modified-Since": LATER})
        with urlopen(asked) as answer:
            assert answer.read() == b"another build"


def test_file_that_cannot_be_written_is_bad_input(tmp_path, capsys):
    assert main(["play", "--file", str(tmp_path / "none" / "24.html")]) == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.fixture
def shown(monkeypatch):
    """The addresses that are opened in the browser; the server does not run."""
    opened = Queue()
    monkeypatch.setattr(wheel_page.webbrowser, "open", opened.put)
    monkeypatch.setattr(wheel_page.Server, "serve_forever", interrupted)
    return opened


def interrupted(_):
    raise KeyboardInterrupt


def test_browser_is_opened(shown, capsys):
    assert main(["play", "--port", "0"]) == 0
    output = capsys.readouterr().out
    assert output == f"Play at {shown.get(timeout=60)} (Ctrl-C ends it)\n\n"


def test_no_browser_is_opened_on_request(shown):
    assert main(["play", "--port", "0", "--no-browser"]) == 0
    assert shown.empty()
