"""Real hosts: from each the page plays, stores itself, and plays offline."""

import gzip
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from http import HTTPStatus
from io import BytesIO
from pathlib import Path
from shutil import which
from socket import socket
from typing import BinaryIO
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser import browsers
from tests.browser.table import FOUND, Table
from tests.browser.test_headers import INTEGRITY, rules
from tests.browser.waits import wait_for_port, wait_until_kept
from twentyfour._cli.page import Handler
from web.builder.paths import ROOT, SITE
from web.serve import serving

OLD_TYPES = {
    ".bin": "text/plain",
    ".css": "text/css",
    ".html": "text/html",
    ".js": "application/x-javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}

NGINX = """
daemon off; pid {folder}/pid; error_log {folder}/errors; worker_processes 1;
events {{ }}
http {{
    include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
    client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
    uwsgi_temp_path {folder}; scgi_temp_path {folder};
    {documented}
}}
"""
CADDY = """
{{
    admin off
}}
{documented}
"""


class GitHubPages(Handler):
    """Compresses files, allows ten minutes of caching, and has a 404 page."""

    def caching(self, _: int) -> str:
        return "max-age=600"

    def send_head(self) -> BytesIO | BinaryIO | None:
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        found = file.exists()
        body = gzip.compress(file.read_bytes() if found else b"<!doctype html><h1>404</h1>")
        self.send_response(HTTPStatus.OK if found else HTTPStatus.NOT_FOUND)
        self.send_header("Content-Type", self.guess_type(str(file)) if found else "text/html")
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Access-Control-Allow-Origin", "*")
        self.end_headers()
        return BytesIO(body)


class Fallback(Handler):
    """Answers every address with the page, as hosts of single-page apps do."""

    def translate_path(self, path: str) -> str:
        file = super().translate_path(path)
        return file if Path(file).exists() else super().translate_path("/index.html")


class Plain(Handler):
    """Knows only old content types, and compresses nothing."""

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return OLD_TYPES.get(Path(path).suffix, "application/octet-stream")


@contextmanager
def running(port: int, *command: str) -> Iterator[str]:
    """Run a host's program, and yield its address when it answers."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as program:
        wait_for_port(port, program)
        yield f"http://127.0.0.1:{port}/"
        program.terminate()


def free_port() -> int:
    with closing(socket()) as finder:
        finder.bind(("127.0.0.1", 0))
        port: int = finder.getsockname()[1]
        return port


def program(name: str) -> str:
    path = which(name)
    if path is None:
        pytest.skip(browsers.missing("hosts"))
    return path


def documented(language: str, port: int) -> str:
    """Return a configuration of the documentation, for this site and port."""
    text = (ROOT / "docs" / "hosting.md").read_text()
    code = text.partition(f"```{language}\n")[2].partition("```")[0]
    code = code.replace("/srv/twentyfour", str(SITE)).replace("listen 80;", f"listen {port};")
    return code.replace(":80 {", f":{port} {{")


def nginx(folder: Path) -> AbstractContextManager[str]:
    port, file = free_port(), folder / "nginx.conf"
    file.write_text(NGINX.format(folder=folder, documented=documented("nginx", port)))
    return running(port, program("nginx"), "-c", str(file), "-e", str(folder / "errors"))


def caddy(folder: Path) -> AbstractContextManager[str]:
    port, file = free_port(), folder / "Caddyfile"
    file.write_text(CADDY.format(documented=documented("caddy", port)))
    command = [program("caddy"), "run", "--adapter", "caddyfile"]
    return running(port, *command, "--config", str(file))


HOSTS: dict[str, Callable[[Path], AbstractContextManager[str]]] = {
    "nginx": nginx,
    "old types, no compression": lambda _: serving(SITE, Plain),
    "Caddy": caddy,
    "GitHub Pages": lambda _: serving(SITE, GitHubPages),
    "a page for every address": lambda _: serving(SITE, Fallback),
}


@pytest.mark.parametrize("host", HOSTS.values(), ids=HOSTS)
@pytest.mark.sample(1)
def test_it_plays_from_any_host_and_then_without_it(
    visitor: BrowserContext, tmp_path: Path, host: Callable[[Path], AbstractContextManager[str]]
) -> None:
    with host(tmp_path) as address:
        page = visitor.new_page()
        table = Table(page, address)
        table.open("3,3,8,8")
        table.check("8/(3-8/3)")
        table.expect_verdict("right")
        wait_until_kept(page)
        page.close()
    page = visitor.new_page()
    page.goto(f"{address}#/solve")
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    assert page.evaluate(FOUND) == "8/(3-8/3)"


CHROME, FIREFOX, SAFARI = (
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0",
    "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
    "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Safari/604.1",
)


@pytest.mark.parametrize("host", [nginx, caddy])
def test_documented_hosts_send_the_headers_of_the_site(
    tmp_path: Path, host: Callable[[Path], AbstractContextManager[str]]
) -> None:
    site = rules()
    scripts = [path for path in site if path.startswith(("/main-", "/worker-"))]
    with host(tmp_path) as address:
        for path in ("/", "/index.html", "/embed.html", "/sw.js", *scripts):
            own = {"Cache-Control": "no-cache"} | site["/*"] | site.get(path, {})
            policy = own.pop("Content-Security-Policy", "")
            own.pop("Integrity-Policy-Report-Only", None)
            sent = headers(f"{address}{path[1:]}", SAFARI)
            assert own.items() <= sent.items()
            assert sent.get("Content-Security-Policy", "") == policy.rpartition("; ")[2]
        strict = {agent: headers(address, agent) for agent in (CHROME, FIREFOX, SAFARI)}
    enforced = {agent: sent.get("Integrity-Policy") for agent, sent in strict.items()}
    assert enforced == {CHROME: INTEGRITY, FIREFOX: INTEGRITY, SAFARI: None}
    assert all("User-Agent" in sent["Vary"] for sent in strict.values())


def headers(address: str, agent: str) -> dict[str, str]:
    with urlopen(Request(address, headers={"User-Agent": agent})) as answer:
        return dict(answer.headers)
