"""Pyodide without what the page has no use for: a smaller WebAssembly, and JavaScript to match.

README.md tells how.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from web.builder.archive import Entries, digest, pack, remembered, unpack
from web.builder.paths import NODE_MODULES, PYODIDE, WEB, run

_SCRIPT = "pyodide.asm.js"
_WASM = "pyodide.asm.wasm"
_HERE = Path(__file__).parent
_COMMAND = _HERE / "command.mjs"

# What LLVM has used in Pyodide; Binaryen must not use more.
_FEATURES = (
    "--enable-mutable-globals",
    "--enable-bulk-memory",
    "--enable-sign-ext",
    "--enable-nontrapping-float-to-int",
    "--enable-exception-handling",
    "--enable-multivalue",
    "--enable-reference-types",
)

# The addresses of `write.mjs`, as a module that wasm-merge can merge.
_BASE = """(module
  (global (export "__memory_base") i32 (i32.const 1024))
  (global (export "__table_base") i32 (i32.const 1)))
"""

_HEADER = 8  # bytes: magic number and version


def relinked_runtime(unused: Iterable[str]) -> Entries:
    """Return Pyodide's files without these builtin modules."""
    names = sorted(unused)
    inputs = [PYODIDE / name for name in (_SCRIPT, _WASM, "pyodide.mjs")]
    inputs += [WEB / "package-lock.json", *sorted(_HERE.glob("*.mjs")), Path(__file__)]
    key = digest(*(file.read_bytes() for file in inputs), *names)
    known = remembered("runtime", f"{key}.zip")
    if not known.exists():
        print("Taking out of Pyodide what the page does not need ...", flush=True)
        with TemporaryDirectory() as directory:
            pack(_relink(Path(directory), names), known)
    return unpack(known)


def _relink(directory: Path, names: Iterable[str]) -> Entries:
    linked, base, merged = (directory / f"{name}.wasm" for name in ("linked", "base", "merged"))
    tools = NODE_MODULES / ".bin"
    run("node", _COMMAND, "relink", PYODIDE, linked, *names)
    (directory / "base.wat").write_text(_BASE)
    run(tools / "wasm-as", directory / "base.wat", "-o", base)
    run(tools / "wasm-merge", *_FEATURES, base, "env", linked, "pyodide", "-o", merged)
    wasm = directory / _WASM
    wasm.write_bytes(with_first_section(merged.read_bytes(), linked.read_bytes()))
    script = directory / _SCRIPT
    run("node", _COMMAND, "slim", PYODIDE, wasm, script)
    return {_SCRIPT: script.read_bytes(), _WASM: wasm.read_bytes()}


def with_first_section(wasm: bytes, source: bytes) -> bytes:
    """Put `dylink.0` back, which Pyodide asks for and a merge leaves out."""
    size = source[_HEADER + 1]
    section = source[_HEADER : _HEADER + 2 + size]
    if section[0] != 0 or size > 127 or section[3:11] != b"dylink.0":
        sys.exit("Pyodide has changed: expected dylink.0 to come first in pyodide.asm.wasm.")
    return wasm[:_HEADER] + section + wasm[_HEADER:]
