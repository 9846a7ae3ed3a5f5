"""The page of the wheel: served to this machine only, or written as one file.

Only the command `play` and the build import this module. The engine does not.
"""

from __future__ import annotations

import base64
import gzip
import re
import sys
import webbrowser
from collections.abc import Callable
from fnmatch import fnmatchcase
from functools import cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from ipaddress import ip_address
from pathlib import Path
from socket import socket
from threading import BoundedSemaphore, Thread
from typing import BinaryIO
from urllib.parse import urlsplit

from twentyfour._cli.files import replacing

PORT = 2424  # a fixed address, because the browser stores the player's data by address
ONE_FILE = "twentyfour.html"
HEADERS = "_headers"  # the headers of each file, in the format of Netlify

CONNECTIONS = 256  # connections at a time; a browser opens six
SILENCE = 60  # seconds until an idle connection is closed

_LASTING = "max-age=31536000, immutable"
# The hash of a script or a style, or of another file.
_HASH = re.compile(r"-(?:[A-Za-z0-9]{8}\.(?:js|css)|[0-9a-f]{12}\.)")
_PACKED = re.compile(r'(<template id="packed-\w+" data-file="([^"]+)">)(?=</template>)')
_GZIP = b"\x1f\x8b"

_PACKAGE = Path(__file__).parents[1]


class PageError(Exception):
    """The page is missing or cannot be served: a code with the parameters of its sentence."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code, self.params = code, params


def find_page() -> Path:
    """Return the directory of the page, in the wheel or in the build of a checkout."""
    for directory in (_PACKAGE / "page", _PACKAGE.parent / "build" / "site"):
        if (directory / "index.html").exists():
            return directory
    raise PageError("no-page")


def one_file(page: Path) -> bytes:
    """Return the one-file edition: its document, with the page's files in its empty elements."""

    def fill(found: re.Match[str]) -> str:
        data = (page / found[2]).read_bytes()
        packed = data if data.startswith(_GZIP) else compressed(data)
        return found[1] + base64.b64encode(packed).decode()

    return _PACKED.sub(fill, (page / ONE_FILE).read_text(encoding="utf-8")).encode()


def compressed(data: bytes) -> bytes:
    """Compress with gzip. The header has no time and no system, so that the result is the same."""
    made = bytearray(gzip.compress(data, mtime=0))
    made[9] = 255  # RFC 1952: unknown system
    return bytes(made)


def carries_hash(path: str) -> bool:
    """Tell whether the name of a file contains a hash."""
    return _HASH.search(path) is not None


class Handler(SimpleHTTPRequestHandler):
    """Knows the MIME types of the files, independently of the system, and writes no log."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # the content must not wait for the headers
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }

    def send_response(self, code: int, message: str | None = None) -> None:
        """Begin a response, with its Cache-Control header."""
        super().send_response(code, message)
        self.send_header("Cache-Control", self.caching(code))

    def caching(self, code: int) -> str:
        """Cache files with hashes for ever. Revalidate errors and all other files."""
        return _LASTING if code == HTTPStatus.OK and carries_hash(self.path) else "no-cache"

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Ignore If-Modified-Since: a newer build can contain older files."""
        del self.headers["If-Modified-Since"]
        try:
            return super().send_head()
        except ValueError:  # no file has this name
            self.send_error(HTTPStatus.BAD_REQUEST)
            return None

    def log_message(self, *_: object) -> None:
        """Write no log."""


class Server(ThreadingHTTPServer):
    """Serves many connections at once, without a log. Refuses connections above the limit."""

    def __init__(self, place: tuple[str, int], handler: Callable[..., Handler]) -> None:
        super().__init__(place, handler)
        self._free = BoundedSemaphore(CONNECTIONS)

    def process_request(
        self, request: socket | tuple[bytes, socket], client_address: object
    ) -> None:
        """Answer in a thread, below the limit of connections."""
        if self._free.acquire(blocking=False):
            super().process_request(request, client_address)
        else:
            self.shutdown_request(request)

    def process_request_thread(
        self, request: socket | tuple[bytes, socket], client_address: object
    ) -> None:
        """Answer, and free the place of the connection."""
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._free.release()

    def handle_error(self, request: socket | tuple[bytes, socket], client_address: object) -> None:
        """Ignore a browser that closed its connection."""
        if not isinstance(sys.exception(), (ConnectionError, TimeoutError)):
            super().handle_error(request, client_address)


def make_server(directory: Path, port: int = 0, handler: type[Handler] = Handler) -> Server:
    """Bind a server to a port of loopback, or to a free port if the port is in use or 0."""
    answer = partial(handler, directory=directory)
    try:
        return Server(("127.0.0.1", port), answer)
    except OSError:
        return Server(("127.0.0.1", 0), answer)


def address(server: ThreadingHTTPServer) -> str:
    """Return the URL of a server."""
    return f"http://127.0.0.1:{server.server_address[1]}/"


def make_page_server(port: int | None) -> Server:
    """Bind a server of the page to a port. None means the default port, or any free port."""
    page = find_page()
    if port is None:
        return make_server(page, PORT, PageHandler)
    try:
        return Server(("127.0.0.1", port), partial(PageHandler, directory=page))
    except (OSError, OverflowError):
        raise PageError("bad-port", port=port) from None


class PageHandler(Handler):
    """Serves the page to browsers of this machine, and makes the one-file edition on request.

    It refuses requests with the host name of another site (DNS rebinding).
    """

    timeout = SILENCE

    def end_headers(self) -> None:
        """Send the headers of `_headers` for a file, except Cache-Control."""
        path = getattr(self, "path", "").partition("?")[0]
        for pattern, name, value in _rules(Path(self.directory)):
            if name != "Cache-Control" and fnmatchcase(path, pattern):
                self.send_header(name, value)
        super().end_headers()

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Begin a response, and return its content."""
        if not _names_this_machine(self.headers.get("Host", "localhost")):
            self.send_error(HTTPStatus.FORBIDDEN)
            return None
        if self.path.partition("?")[0] != f"/{ONE_FILE}":
            return super().send_head()
        content = one_file(Path(self.directory))
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return BytesIO(content)


def _names_this_machine(host: str) -> bool:
    """Tell whether a host is `localhost` or an address: other names can belong to other sites."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name == "localhost" or bool(ip_address(name))
    except ValueError:
        return False


@cache
def _rules(page: Path) -> list[tuple[str, str, str]]:
    """Read `_headers`: patterns of paths, each with the names and values of headers."""
    rules, path = [], ""
    for line in (page / HEADERS).read_text(encoding="utf-8").split("\n"):
        if line.startswith(" "):
            name, _, value = line.strip().partition(": ")
            rules.append((path, name, value))
        else:
            path = line
    return rules


def serve(server: Server, *, browser: bool) -> None:
    """Serve until Ctrl-C, and open the page in a browser."""
    if browser:
        Thread(target=webbrowser.open, args=(address(server),), daemon=True).start()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()


def write_one_file(file: Path) -> Path:
    """Write the one-file edition to a file or into a directory, and return its path."""
    content = one_file(find_page())
    place = file / ONE_FILE if file.is_dir() else file
    with replacing(place) as temporary:
        temporary.write_bytes(content)
    return place
