"""The server of `twentyfour play`, with a browser, other clients and broken connections."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPResponse
from threading import Thread
from urllib.parse import urlsplit

import pytest

from tests.browser.test_headers import rules
from twentyfour._cli import page
from web.builder.paths import ROOT


@pytest.fixture
def server() -> Iterator[page.Server]:
    with page.make_page_server(0) as server:
        Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield server
        server.shutdown()


def get(server: page.Server, path: str = "/", **headers: str) -> HTTPResponse:
    with closing(HTTPConnection("127.0.0.1", server.server_address[1])) as line:
        line.request("GET", path, headers={"Connection": "close", **headers})
        answer = line.getresponse()
        answer.read()
    return answer


def test_a_name_that_no_file_can_have_is_a_bad_request(server, capsys):
    assert get(server, "/%00").status == 400
    assert get(server, "/none").status == 404
    assert get(server, "/../../pyproject.toml").status == 404
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("host", ["localhost", "localhost:2424", "127.0.0.1:2424", "[::1]:2424"])
def test_this_machine_is_served_by_its_name_and_address(server, host):
    assert get(server, Host=host).status == 200


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example:2424", "[", ""])
def test_no_other_name_is_served(server, host):
    assert get(server, Host=host).status == 403
    assert get(server, "/twentyfour.html", Host=host).status == 403


def test_make_play_serves_no_other_name_either():
    with subprocess.Popen(
        [sys.executable, "-m", "web.serve"], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout
            port = urlsplit(process.stdout.readline().split()[2]).port
            with closing(HTTPConnection("127.0.0.1", port)) as line:
                line.request("GET", "/", headers={"Host": "evil.example"})
                assert line.getresponse().status == 403
        finally:
            process.terminate()


def test_the_headers_of_hosts_are_sent(server):
    headers = rules()
    page, script = get(server), next(path for path in headers if "/main-" in path)
    for name, value in {**headers["/*"], **headers["/"]}.items():
        assert page.headers.get_all(name) == [value]
    assert len(get(server, script).headers.get_all("Cache-Control")) == 1
    assert "Content-Security-Policy" not in get(server, script).headers


def test_a_silent_connection_is_closed(server, monkeypatch, capsys):
    monkeypatch.setattr(page.PageHandler, "timeout", 0.05)
    with socket.create_connection(server.server_address) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        assert line.recv(1) == b""
    assert capsys.readouterr().err == ""


def test_one_connection_too_many_is_closed_and_the_next_is_served(monkeypatch):
    monkeypatch.setattr(page, "CONNECTIONS", 1)
    with page.make_page_server(0) as server:
        Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        with socket.create_connection(server.server_address) as first:
            first.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert first.recv(12) == b"HTTP/1.1 200"
            with socket.create_connection(server.server_address) as second:
                assert second.recv(1) == b""
        while get_or_none(server) is None:
            pass
        server.shutdown()


def get_or_none(server: page.Server) -> HTTPResponse | None:
    try:
        return get(server)
    except ConnectionError:
        return None
