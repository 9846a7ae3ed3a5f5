"""Copies of the site with less of Python's code than the build keeps."""

import shutil
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from web.builder.document import with_integrity
from web.builder.offline import add_service_worker
from web.builder.page import is_of_embed
from web.python import build
from web.python.training import functions_run_by


def untrained_code() -> bytes:
    """Return code in which every function traps that does not run at the start."""
    return build.cut(build.linked()[build.WHOLE], functions_run_by([]))


def with_code(site: Path, folder: Path, code: bytes) -> Path:
    """Return a copy of a site with this code, and its hash in the page's script."""
    shutil.copytree(site, folder)
    (wasm,) = folder.glob("pyodide.asm-*.wasm")
    built = _facts(wasm.read_bytes())
    scripts = (file for file in folder.glob("*.js") if not is_of_embed(file.name))
    (script,) = (file for file in scripts if built in file.read_bytes())
    script.write_bytes(script.read_bytes().replace(built, _facts(code)))
    wasm.write_bytes(code)
    page = folder / "index.html"
    page.write_text(with_integrity(page.read_text(), folder))
    add_service_worker(folder)
    return folder


def _facts(content: bytes) -> bytes:
    """Return the facts about a file's content in the page's script."""
    checked = b64encode(sha256(content).digest()).decode()
    return f'bytes:{len(content)},sha256:"{checked}"'.encode()
