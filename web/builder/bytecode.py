"""Python bytecode as small as it gets: what only a debugger or a reader of help would ask for goes.

Without asserts and docstrings (-OO); without line tables, so that a traceback names files and
functions but no lines. Bytecode belongs to one version of Python: Pyodide itself compiles, in Node,
so that the build runs on any Python and makes the same bytecode.
"""

import marshal
from importlib.util import MAGIC_NUMBER
from pathlib import Path, PurePath
from tempfile import TemporaryDirectory
from types import CodeType

from web.builder.archive import Entries, pack, unpack
from web.builder.paths import PYODIDE, ROOT, WEB, run

# What the bytecode depends on besides the sources.
COMPILER = (WEB / "builder" / "compile.mjs", Path(__file__), PYODIDE / "pyodide.asm.wasm")

# A pyc that is never checked against a source: flags 0b01, and no hash.
_HEADER = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

# In a line table: the next eight instructions come from no line (CPython, Objects/locations.md).
_NO_LINES = 0xFF
_INSTRUCTION = 2


def compiled(sources: Entries) -> Entries:
    """Return the Python files among these as bytecode."""
    with TemporaryDirectory() as directory:
        pack(sources, Path(directory, "sources.zip"))
        run("node", COMPILER[0], ROOT, directory)
        return unpack(Path(directory, "bytecode.zip"))


def compile_archive(sources: str, bytecode: str) -> None:
    """Compile a zip file of sources into one of bytecode: `compile.mjs` calls this in Pyodide."""
    files = unpack(Path(sources)).items()
    pack(
        {f"{name}c": _pyc(name, data) for name, data in files if name.endswith(".py")},
        Path(bytecode),
    )


def _pyc(name: str, source: bytes) -> bytes:
    code = compile(source, PurePath(name).as_posix(), "exec", dont_inherit=True, optimize=2)
    return _HEADER + marshal.dumps(_stripped(code))


def _stripped(code: CodeType) -> CodeType:
    """Return the code without its lines. Every instruction keeps an entry, for `co_positions`."""
    instructions = len(code.co_code) // _INSTRUCTION
    whole, rest = divmod(instructions, 8)
    table = bytes([_NO_LINES] * whole + ([_NO_LINES - 8 + rest] if rest else []))
    return code.replace(
        co_linetable=table,
        co_firstlineno=1,
        co_consts=tuple(
            _stripped(const) if isinstance(const, CodeType) else const for const in code.co_consts
        ),
    )
