"""Generates the page's modules from Python: the types of `twentyfour.contract`, and the operators.

`python -m web.builder.contract` writes `web/engine/contract.d.ts` and
`web/app/base/cards/operators.ts`. A test fails if they are stale.
"""

import inspect
import json
from collections.abc import Iterator, Mapping, Sequence
from types import ModuleType, NoneType, UnionType
from typing import (
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from twentyfour import contract
from twentyfour.contract import game, laboratory, params, path
from twentyfour.operators import OPERATORS
from web.builder.paths import WEB

DECLARATION = WEB / "engine" / "contract.d.ts"
OPERATOR_TABLE = WEB / "app" / "base" / "cards" / "operators.ts"

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
_MODULES: tuple[ModuleType, ...] = (params, game, laboratory, path, contract)
_WIDTH = 100

_OPERATOR_MODULE = """\
import type { OperatorSymbol } from "../../../engine/contract.d.ts";
import { keysOf } from "../data/keys.ts";

type Operator = { sign: string; precedence: number; associative: boolean };

/**
 * The operators. `make fix` generates this table from `twentyfour/operators.py`; their spoken
 * names are in the locales.
 */
export const OPERATORS: Record<OperatorSymbol, Operator> = {
ROWS};

export const SYMBOLS = keysOf(OPERATORS);
"""


def declaration() -> str:
    """Return the text of the declaration file."""
    named = {value: name for name, value in _aliases()}
    parts = [
        "/** Every call to Python. `make fix` writes this from `twentyfour/contract`. */",
        *(_alias(name, value, named) for value, name in named.items()),
        *(_interface(value, named) for value in _interfaces()),
        _calls(named),
    ]
    return "\n\n".join(parts) + "\n"


def operator_table() -> str:
    """Return the text of the module of the operators."""
    rows = "".join(
        f'  "{row.symbol}": {{ sign: "{row.sign}", precedence: {row.precedence}, '
        f"associative: {str(row.associative).lower()} }},\n"
        for row in OPERATORS.values()
    )
    return _OPERATOR_MODULE.replace("ROWS", rows)


def _aliases() -> Iterator[tuple[str, object]]:
    """Return the names in the modules of the contract that are not classes."""
    seen: set[str] = set()
    for module in _MODULES:
        for name, value in vars(module).items():
            if name not in seen and get_origin(value) and not inspect.isclass(value):
                seen.add(name)
                yield name, value


def _interfaces() -> list[type]:
    """Return the shapes of all calls and facts, each after the shapes that it uses."""
    interfaces: list[type] = []

    def visit(hint: object) -> None:
        if isinstance(hint, type) and is_typeddict(hint) and hint not in [*interfaces, *open_]:
            open_.append(hint)
            for inner in get_type_hints(hint, include_extras=True).values():
                visit(inner)
            if hint not in (contract.Calls, contract.Facts):
                interfaces.append(hint)
        for inner in get_args(hint):
            visit(inner)

    open_: list[type] = []
    visit(contract.Calls)
    visit(contract.CallError)
    visit(contract.Facts)
    return interfaces


def _alias(name: str, value: object, named: Mapping[object, str]) -> str:
    others = {other: known for other, known in named.items() if known != name}
    start, text = f"export type {name} =", _written(value, others)
    return f"{start}{_broken(text, len(start))};"


def _broken(text: str, start: int) -> str:
    """Break a union that does not fit on the line."""
    if start + len(f" {text};") <= _WIDTH:
        return f" {text}"
    return "".join(f"\n  | {choice}" for choice in text.split(" | "))


def _interface(shape: type, named: Mapping[object, str]) -> str:
    about = f"/** {inspect.getdoc(shape)} */\nexport"
    fields = "".join(
        f"  {name}{'?' if get_origin(hint) is NotRequired else ''}: {_written(hint, named)};\n"
        for name, hint in get_type_hints(shape, include_extras=True).items()
    )
    if not fields:
        return f"{about} type {shape.__name__} = Record<string, never>;"
    return f"{about} interface {shape.__name__} {{\n{fields}}}"


def _calls(named: Mapping[object, str]) -> str:
    rows = []
    for name, call in get_type_hints(contract.Calls).items():
        takes, returns, reports = get_args(call)
        progress = "never" if reports is NoneType else _written(reports, named)
        rows.append(f"  {name}: {{")
        rows.append(f"    params: {_written(takes, named)};")
        rows.append(f"    result: {_written(returns, named)};")
        rows.append(f"    progress: {progress};")
        rows.append("  };")
    return "\n".join(
        [f"/** {inspect.getdoc(contract.Calls)} */", "export interface Calls {", *rows, "}"]
    )


def _written(hint: object, named: Mapping[object, str]) -> str:
    """Return a type in TypeScript."""
    if hint in named:
        return named[hint]
    if isinstance(hint, type) and hint in _PLAIN:
        return _PLAIN[hint]
    if isinstance(hint, type) and is_typeddict(hint):
        return hint.__name__
    origin, args = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return _written(args[0], named)
    if origin is Literal:
        return " | ".join(map(json.dumps, args))
    if origin in (Union, UnionType):
        return " | ".join(_written(arg, named) for arg in args)
    if origin is tuple:
        return f"[{', '.join(_written(arg, named) for arg in args)}]"
    if origin in (list, Sequence):
        inner = _written(args[0], named)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is Mapping:
        return f"Record<{', '.join(_written(arg, named) for arg in args)}>"
    raise TypeError(f"no TypeScript type is defined for {hint}")


if __name__ == "__main__":
    DECLARATION.write_text(declaration())
    OPERATOR_TABLE.write_text(operator_table())
