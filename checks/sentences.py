"""The command line names every sentence that the locales have for it, and no other."""

import ast
import json
from collections.abc import Collection, Iterator

from checks.files import ROOT
from twentyfour._cli.commands import COMMANDS
from twentyfour._cli.game.session import HELP
from twentyfour._cli.words import CLI

_HELP = f"{CLI}help."
_OF_CODES = f"{CLI}error."
"""Keys that end with a code of the engine; `tests/contract/test_words.py` compares the codes."""
_OTHERS = {f"{CLI}plural", f"{CLI}verdict.empty"}
"""Keys that the code builds in other ways."""


def faults() -> Iterator[str]:
    """Yield the faults in the words of the command line."""
    package = ROOT / "twentyfour"
    files = [package / "cli.py", *(package / "_cli").rglob("*.py")]
    sources = [file.read_text(encoding="utf-8") for file in files]
    translated, described = (
        {key for source in sources for key in keys_in(source, function)}
        for function in ("translate", "describe")
    )
    english = json.loads((ROOT / "web/locales/en.json").read_text(encoding="utf-8"))
    named = {*translated, *HELP.values(), *(f"{_HELP}{key}" for key in described)}
    helps = {f"{_HELP}{command}" for command in COMMANDS}
    yield from faults_in(english, named, {*helps, *_OTHERS})


def faults_in(
    english: Collection[str], named: Collection[str], others: Collection[str]
) -> Iterator[str]:
    """Yield a line for each key that is named and missing, or that nothing names.

    :param named: the keys in the code; a key that ends with `*` names all keys that begin with it
    :param others: keys that need not be named
    """
    for name in sorted(named):
        start = name.removesuffix("*")
        if not (
            name in english or (start != name and any(key.startswith(start) for key in english))
        ):
            yield f"en.json: {name} is missing, but the command line names it"
    for key in english:
        if key.startswith(CLI) and not key.startswith(_OF_CODES) and key not in {*named, *others}:
            yield f"en.json: {key} is not used by the command line"


def keys_in(source: str, function: str) -> Iterator[str]:
    """Yield the first arguments of the calls of a function; `*` stands for the computed rest."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(name), args=[ast.Constant(str(key)), *_]) if (
                name == function
            ):
                yield key
            case ast.Call(
                func=ast.Name(name), args=[ast.JoinedStr([ast.Constant(str(start)), *_]), *_]
            ) if name == function:
                yield f"{start}*"
