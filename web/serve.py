"""Serves the built site, to this machine alone: `python -m web.serve`."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import socket
from threading import Thread

from web.builder.offline import carries_hash
from web.builder.paths import SITE

PORT = 2424  # the same address every time, so that the browser finds the player's things again
LASTING = "max-age=31536000, immutable"


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
        found = code in {HTTPStatus.OK, HTTPStatus.NOT_MODIFIED}
        return LASTING if found and carries_hash(self.path) else "no-cache"

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


@contextmanager
def serving(directory: Path, handler: type[Handler] = Handler) -> Iterator[str]:
    """Serve a directory in the background, for as long as the context lasts."""
    with make_server(directory, handler=handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield address(server)
        server.shutdown()


def main() -> None:
    """Serve until Ctrl-C."""
    with make_server(SITE, PORT) as server:
        print(f"Play at {address(server)}  (Ctrl-C ends it)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
