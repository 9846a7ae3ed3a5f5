"""The page that comes with the wheel: served to this machine alone, or written as one file.

It is no part of the engine: nothing but the command `play` and the build import it.
"""

from __future__ import annotations

import base64
import gzip
import re
import sys
import webbrowser
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from socket import socket
from threading import Thread
from typing import BinaryIO

PORT = 2424  # the same address every time, so that the browser finds the player's things again
ONE_FILE = "twentyfour.html"

_LASTING = "max-age=31536000, immutable"
_HASH = re.compile(r"-(?:[A-Z2-7]{8}|[0-9a-f]{12})(?=[./])")  # as esbuild and the build write it
_PACKED = re.compile(
    r'(<script type="text/plain" id="packed-\w+" data-file="([^"]+)">)(?=</script>)'
)
_GZIP = b"\x1f\x8b"

_PACKAGE = Path(__file__).parent
_NO_PAGE = (
    "This installation has no page. In a checkout, `make site` builds it; otherwise install the "
    "wheel: pip install twentyfour."
)


class PageError(Exception):
    """There is nothing to serve, or no way to: `code` says which, the message what to do."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def find_page() -> Path:
    """Return the directory of the page: of the wheel, or of the build in a checkout."""
    for directory in (_PACKAGE / "page", _PACKAGE.parent / "build" / "site"):
        if (directory / "index.html").exists():
            return directory
    raise PageError("no-page", _NO_PAGE)


def one_file(page: Path) -> bytes:
    """Return the one-file edition: its document, with the page's files in elements left empty."""

    def fill(found: re.Match[str]) -> str:
        data = (page / found[2]).read_bytes()
        packed = data if data.startswith(_GZIP) else compressed(data)
        return found[1] + base64.b64encode(packed).decode()

    return _PACKED.sub(fill, (page / ONE_FILE).read_text(encoding="utf-8")).encode()


def compressed(data: bytes) -> bytes:
    """Compress with gzip. Its header names no time, and no system: Pythons name different ones."""
    made = bytearray(gzip.compress(data, mtime=0))
    made[9] = 255  # RFC 1952: unknown system
    return bytes(made)


def carries_hash(path: str) -> bool:
    """Tell whether a file's name, or its directory's, changes with its content."""
    return _HASH.search(path) is not None


class Handler(SimpleHTTPRequestHandler):
    """Knows the types of all our files, whatever the machine has in its tables, and keeps quiet."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # headers and content are two writes, and need not wait
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }

    def send_response(self, code: int, message: str | None = None) -> None:
        """Begin an answer; say how long it may be kept."""
        super().send_response(code, message)
        self.send_header("Cache-Control", self.caching(code))

    def caching(self, code: int) -> str:
        """Files with hashes may be kept for ever; errors and all other names are asked for anew."""
        return _LASTING if code == HTTPStatus.OK and carries_hash(self.path) else "no-cache"

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Begin an answer, whatever date the browser names: a newer build may have older files."""
        del self.headers["If-Modified-Since"]
        return super().send_head()

    def log_message(self, *_: object) -> None:
        """Keep quiet."""


class Server(ThreadingHTTPServer):
    """Serves many at once, quietly."""

    def handle_error(self, request: socket | tuple[bytes, socket], client_address: object) -> None:
        """Pass over a browser that has hung up."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def make_server(directory: Path, port: int = 0, handler: type[Handler] = Handler) -> Server:
    """Bind a server to that port of loopback, or to a free one where it is taken or 0."""
    answer = partial(handler, directory=directory)
    try:
        return Server(("127.0.0.1", port), answer)
    except OSError:
        return Server(("127.0.0.1", 0), answer)


def address(server: ThreadingHTTPServer) -> str:
    """Return where a browser finds the server."""
    return f"http://127.0.0.1:{server.server_address[1]}/"


def make_page_server(port: int | None) -> Server:
    """Bind a server of the page to a port; None takes the usual one, or where it is taken any."""
    page = find_page()
    if port is None:
        return make_server(page, PORT, PageHandler)
    try:
        return Server(("127.0.0.1", port), partial(PageHandler, directory=page))
    except (OSError, OverflowError):
        raise PageError("bad-port", f"Port {port} cannot be used; choose another.") from None


class PageHandler(Handler):
    """Makes the one-file edition when it is asked for."""

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Begin an answer, and return its content."""
        if self.path.partition("?")[0] != f"/{ONE_FILE}":
            return super().send_head()
        content = one_file(Path(self.directory))
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return BytesIO(content)


def serve(server: Server, *, browser: bool) -> None:
    """Serve until Ctrl-C; show the page in the browser, which may take its time to come."""
    if browser:
        Thread(target=webbrowser.open, args=(address(server),), daemon=True).start()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()


def write_one_file(file: Path) -> Path:
    """Write the one-file edition to a file, or into a directory; return where it is."""
    content = one_file(find_page())
    place = file / ONE_FILE if file.is_dir() else file
    place.write_bytes(content)
    return place
