"""A static host whose network can be cut, and whose site can be replaced by a newer build."""

import shutil
from collections import Counter
from collections.abc import Callable
from fnmatch import fnmatchcase
from functools import partial
from http import HTTPStatus
from http.server import ThreadingHTTPServer
from io import BufferedIOBase, BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Lock, Thread
from typing import Any, BinaryIO

from twentyfour._cli.page import Handler
from web.builder.archive import digest
from web.builder.document import with_integrity
from web.builder.names import with_hash, without_hash
from web.builder.offline import add_service_worker
from web.builder.patches import add_patches

PATH = "/twentyfour/"
ENDLESS = 1 << 60
KEPT = """async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("workbox-"));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname.replace("/twentyfour/", ""));
}"""  # the file names of this host's builds


class Host:
    """Serves a site below `/twentyfour/`, and counts the bytes of every file."""

    def __init__(self, root: Path, site: Path) -> None:
        self.sent: Counter[str] = Counter()
        self.begun: list[int] = []  # the byte offset of each response
        self.down = Event()
        self.caching: str | None = None  # a response header of every file, if the host has one
        self.headers: dict[str, str] = {}  # further response headers of every file
        self.rules: dict[str, dict[str, str]] = {}  # and of the files at these paths
        self._left = ENDLESS
        self._moment: tuple[int, Callable[[], None]] = (ENDLESS, lambda: None)
        self._lock = Lock()
        self._link = root / PATH.strip("/")
        self.release(site)
        self._server = _Server(("127.0.0.1", 0), partial(_Handler, self, directory=root))
        Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()
        self.site = f"http://127.0.0.1:{self._server.server_address[1]}{PATH}"

    def release(self, site: Path) -> None:
        """Replace the build atomically."""
        link = self._link.with_name("next")
        link.symlink_to(site)
        link.replace(self._link)

    def cut(self, after: int = 0) -> None:
        """Cut the network after a number of further bytes."""
        self._left = after
        if after == 0:
            self.down.set()

    def mend(self) -> None:
        """Restore the network."""
        self.down.clear()
        self._left = ENDLESS

    def when(self, after: int, act: Callable[[], None]) -> None:
        """Call a function once, after a number of further bytes."""
        self._moment = (self.total + after, act)

    def begin(self) -> None:
        """Record the beginning of a response."""
        with self._lock:
            self.begun.append(self.total)

    @property
    def total(self) -> int:
        return self.sent.total()

    def spend(self, path: str, wanted: int) -> int:
        """Return the number of these bytes that may still be sent."""
        with self._lock:
            allowed = min(wanted, self._left)
            self._left -= allowed
            self.sent[path.partition("?")[0].removeprefix(PATH)] += allowed
            moment, act = self._moment
            if due := self.total >= moment:
                self._moment = (ENDLESS, act)
        if due:
            act()
        if allowed < wanted:
            self.down.set()
        return allowed

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class _Server(ThreadingHTTPServer):
    def handle_error(self, *_: object) -> None:
        """Log nothing: broken connections are intended."""


class _Handler(Handler):
    def __init__(self, host: Host, *args: Any, **options: Any) -> None:
        self.host = host
        super().__init__(*args, **options)

    def setup(self) -> None:
        super().setup()
        self.wfile = _Metered(self)

    def send_response(self, code: int, message: str | None = None) -> None:
        self.host.begin()
        super().send_response(code, message)

    def end_headers(self) -> None:
        path = self.path.partition("?")[0].removeprefix(PATH.rstrip("/"))
        for pattern, headers in {"*": self.host.headers, **self.host.rules}.items():
            if fnmatchcase(path, pattern):
                for name, value in headers.items():
                    self.send_header(name, value)
        if self.host.caching and self._tag:
            self.send_header("ETag", self._tag)
        super().end_headers()

    def caching(self, code: int) -> str:
        return self.host.caching or super().caching(code)

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Answer that a file has not changed, as every host does that wants to be asked again."""
        if self.host.caching and self.headers["If-None-Match"] == self._tag:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.end_headers()
            return None
        return super().send_head()

    @property
    def _tag(self) -> str:
        """What changes with the file."""
        file = Path(self.translate_path(self.path)).resolve()
        return f'"{digest(str(file.stat().st_mtime_ns) + file.name)}"' if file.is_file() else ""


class _Metered(BufferedIOBase):
    """The connection to a browser, which breaks when the host's byte limit is reached."""

    def __init__(self, handler: _Handler) -> None:
        self.handler = handler

    def write(self, data: Any) -> int:
        allowed = self.handler.host.spend(self.handler.path, len(data))
        self.handler.connection.sendall(data[:allowed])
        if allowed < len(data):
            raise ConnectionAbortedError
        return allowed


def newer_build(site: Path, folder: Path, scripts: str = "*") -> Path:
    """Return a copy of a site as another build.

    Its page shows `data-build` if the first script differs.

    :param scripts: which scripts of the page differ, as a pattern; the words never do
    """
    shutil.copytree(site, folder)
    page = folder / "index.html"
    html = page.read_text()
    for script in folder.glob(f"{scripts}-*.js"):
        if script.name not in html:
            continue
        content = f"{script.read_text()}\n// {folder.name}\n"
        if script.name.startswith("main-"):
            content += f"document.documentElement.dataset.build = {folder.name!r};\n"
        name = with_hash(without_hash(script.name), content.encode())
        script.unlink()
        (folder / name).write_text(content)
        html = html.replace(script.name, name)
    page.write_text(with_integrity(html, folder))
    add_service_worker(folder)
    return folder


def with_patches(site: Path, *earlier: Path) -> Path:
    """Add patches from earlier builds to a build."""
    with TemporaryDirectory() as releases:
        for place, release in enumerate(earlier):
            (Path(releases) / str(place)).symlink_to(release)
        add_patches(site, Path(releases))
    add_service_worker(site)
    return site
