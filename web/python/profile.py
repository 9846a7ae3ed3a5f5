"""The profile: which functions of CPython's WebAssembly the calls of the page need.

`make profile` makes the calls of `calls.py` and writes the profile. A build removes all other
functions. If the engine has changed since, a call may need a removed function. The page then uses
the whole code, and is slower.
"""

import ast
import json
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from textwrap import wrap
from typing import TypedDict

from web.builder.archive import digest
from web.builder.paths import ROOT, WEB, ToolFailed

FILE = Path(__file__).with_name("profile.json")

_CALLS = ("calls.py", "samples.py", "train.mjs", "answer.mjs")
_LINE = 88


class Profile(TypedDict):
    """The contents of `profile.json`."""

    engine: str
    """A hash of the engine and of the calls for which the profile was made."""
    code: str
    """A hash of the code whose functions have these numbers."""
    functions: list[str]
    """The numbers of the functions that ran, as ranges."""


def kept_functions(whole: bytes) -> list[int]:
    """Return the numbers of the functions that the page needs of this code."""
    profile = read()
    if profile["code"] != digest(whole):
        raise ToolFailed("The profile is for another version of Pyodide. Run `make profile`.")
    return list(_numbers(profile["functions"]))


def faults() -> Iterator[str]:
    """Yield what is wrong with the profile."""
    if read()["engine"] != fingerprint():
        yield f"{FILE.relative_to(ROOT)} is for another engine: run `make profile`"


def read() -> Profile:
    """Return the profile of the repository."""
    profile: Profile = json.loads(FILE.read_text())
    return profile


def write(engine: str, whole: bytes, ran: Iterable[int]) -> None:
    """Store the numbers of the functions of this code that ran with an engine."""
    profile = Profile(engine=engine, code=digest(whole), functions=_ranges(ran))
    FILE.write_text(json.dumps(profile, indent=2) + "\n")


def fingerprint() -> str:
    """Return a hash of what decides which functions run, without comments and layout."""
    engine = [
        file
        for file in sorted((ROOT / "twentyfour").rglob("*.py"))
        if not {"contract", "_cli"} & set(file.relative_to(ROOT).parts)
    ]
    calls = [WEB / "python" / name for name in _CALLS]
    return digest(*(part for file in (*engine, *calls) for part in (file.name, _meaning(file))))


def _meaning(file: Path) -> str:
    text = file.read_text(encoding="utf-8")
    return str(_outline(ast.parse(text))) if file.suffix == ".py" else text


def _outline(node: object) -> object:
    """Return a syntax tree as lists without docstrings, the same in each version of Python."""
    if isinstance(node, list):
        return [_outline(part) for part in node if not _is_text(part)]
    if not isinstance(node, ast.AST):
        return repr(node)
    fields = [(name, value) for name, value in ast.iter_fields(node) if value not in (None, [])]
    return [type(node).__name__, *((name, _outline(value)) for name, value in fields)]


def _is_text(node: object) -> bool:
    """Return whether this is a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _ranges(numbers: Iterable[int]) -> list[str]:
    runs = [
        [number for _, number in run]
        for _, run in groupby(enumerate(sorted(numbers)), lambda pair: pair[1] - pair[0])
    ]
    text = " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)
    return wrap(text, _LINE, break_on_hyphens=False)


def _numbers(lines: Iterable[str]) -> Iterator[int]:
    for run in " ".join(lines).split():
        first, _, last = run.partition("-")
        yield from range(int(first), int(last or first) + 1)
