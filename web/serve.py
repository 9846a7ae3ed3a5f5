"""Serves the built site to this machine only: `python -m web.serve`."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from twentyfour._cli.page import PORT, Handler, PageHandler, address, make_server, serve
from web.builder.paths import SITE


@contextmanager
def serving(directory: Path, handler: type[Handler] = Handler) -> Iterator[str]:
    """Serve a directory in the background until the context ends."""
    with make_server(directory, handler=handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield address(server)
        server.shutdown()


def main() -> None:
    """Serve until Ctrl-C."""
    server = make_server(SITE, PORT, PageHandler)
    print(f"Play at {address(server)}  (Ctrl-C ends it)", flush=True)
    serve(server, browser=False)


if __name__ == "__main__":
    main()
