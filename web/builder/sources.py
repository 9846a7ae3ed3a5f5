"""The source of the classic methods for the page, read from the functions that run."""

import ast
import inspect
import io
import json
import keyword
import token
import tokenize
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from pkgutil import resolve_name
from textwrap import dedent
from types import CodeType, FunctionType
from typing import TypedDict

import twentyfour as tf
from twentyfour.methods import trace
from web.builder.paths import GENERATED, ROOT

Span = tuple[str, str]
"""A kind (`keyword`, `text`, `number`, `comment`, or empty) and the text of that kind."""


class Part(TypedDict):
    """A function: its file, the number of its first line, and the spans of each line."""

    file: str
    first: int
    lines: list[list[Span]]


_KINDS = {token.STRING: "text", token.NUMBER: "number", tokenize.COMMENT: "comment"}
_KINDS |= {
    getattr(token, name): "text"
    for name in ("FSTRING_START", "FSTRING_MIDDLE", "FSTRING_END")
    if hasattr(token, name)
}

CHAPTERS = {
    "tables": (
        "_search.modular:residues",
        "_search.tables:values_with_inverses",
        "_search.tables:_pairs",
        "_search.values:combined",
    ),
    "backwards": ("_search.search:Search.solutions", "_search.search:Search._combined"),
    "sums": ("_search.parts:PartSearch._find", "_search.parts:PartSearch._sums_of"),
    "products": (
        "_search.parts:PartSearch._nonzero_products",
        "_search.parts:PartSearch._multiplied",
    ),
    "once": ("solver:found_in_slices", "_essential.reducer:arrangement_in_slices"),
}
"""The chapters of our own solver, as the functions of the engine that run."""
_EVENTS = {
    "start": "self.nodes.append(",
    "won": "node.state = 'won'",
    "dead": "node.state = 'open' if",
}
"""The beginning of the statement for each event of a trace at a position."""


def write_sources() -> None:
    """Write `sources.json`: each method's functions, and the lines that a trace highlights."""
    shown: dict[str, Part] = {}

    def named(functions: Iterable[Callable[..., object]]) -> list[str]:
        names = []
        for function in functions:
            name = f"{function.__module__}.{function.__qualname__}"
            shown[name] = part(function)
            names.append(name)
        return names

    methods = {name: named(functions_of(method.trying)) for name, method in tf.METHODS.items()}
    traces = {
        name: {"parts": named([moves, trace.Walk.visit]), "lines": lines_at_work(name)}
        for name, moves in trace.TRACED.items()
    }
    chapters = {name: named(map(function_at, places)) for name, places in CHAPTERS.items()}
    GENERATED.mkdir(exist_ok=True)
    sources = {"parts": shown, "methods": methods, "chapters": chapters, "traces": traces}
    text = json.dumps(sources, ensure_ascii=False, separators=(",", ":"))
    (GENERATED / "sources.json").write_text(text + "\n")


def function_at(place: str) -> FunctionType:
    """Return a function of the engine by its module and name."""
    return _plain(resolve_name(f"twentyfour.{place}"))


def functions_of(function: Callable[..., object]) -> list[FunctionType]:
    """Return a function and the functions of its module that it calls, nearest first."""
    functions = [_plain(function)]
    for reached in functions:
        names = [name for code in _codes(reached.__code__) for name in code.co_names]
        for name in names:
            value = reached.__globals__.get(name)
            near = inspect.unwrap(value) if callable(value) else None
            if (
                isinstance(near, FunctionType)
                and near.__module__ == function.__module__
                and near not in functions
            ):
                functions.append(near)
    return functions


def lines_at_work(name: trace.TracedName) -> dict[str, int]:
    """Return the line of each event of a trace: `start`, `push`, `step`, `won` or `dead`."""
    lines = {}
    moves, before = _tree(trace.TRACED[name])
    for made in [node for node in ast.walk(moves) if isinstance(node, ast.Yield)]:
        words = {word.arg for word in ast.walk(made) if isinstance(word, ast.keyword)}
        lines["push" if words == {"token"} else "step"] = before + made.lineno
    visit, before = _tree(trace.Walk.visit)
    for statement in [node for node in ast.walk(visit) if isinstance(node, ast.stmt)]:
        code = ast.unparse(statement)
        for event, text in _EVENTS.items():
            if code.startswith(text):
                lines[event] = before + statement.lineno
    return lines


def _plain(function: Callable[..., object]) -> FunctionType:
    plain = inspect.unwrap(function)
    assert isinstance(plain, FunctionType)
    return plain


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _tree(function: Callable[..., object]) -> tuple[ast.Module, int]:
    """Parse a function; also return the number of the line before it."""
    lines, first = inspect.getsourcelines(function)
    return ast.parse(dedent("".join(lines))), first - 1


def part(function: Callable[..., object]) -> Part:
    """Return a function's file, first line and lines."""
    lines, first = inspect.getsourcelines(function)
    file = inspect.getsourcefile(function)
    assert file
    return {
        "file": Path(file).relative_to(ROOT).as_posix(),
        "first": first,
        "lines": list(spans(dedent("".join(lines)))),
    }


def spans(source: str) -> Iterator[list[Span]]:
    """Yield the spans of each line of a function."""
    lines = source.splitlines()
    marks: list[list[tuple[int, int, str]]] = [[] for _ in lines]
    for kind, text, (row, start), (last, end), _ in tokenize.generate_tokens(
        io.StringIO(source).readline
    ):
        is_keyword = kind == token.NAME and keyword.iskeyword(text)
        name = "keyword" if is_keyword else _KINDS.get(kind)
        if name:
            for at in range(row, last + 1):
                left = start if at == row else 0
                right = end if at == last else len(lines[at - 1])
                marks[at - 1].append((left, right, name))
    for line, found in zip(lines, marks, strict=True):
        edges = sorted({0, len(line), *(edge for mark in found for edge in mark[:2])})
        yield [
            (next((name for a, b, name in found if a <= left < b), ""), line[left:right])
            for left, right in pairwise(edges)
        ]
