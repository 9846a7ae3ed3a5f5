"""The sentences of the command line, in the language of the terminal.

The page uses the same files, `web/locales/`, which are `twentyfour/locales/` in a wheel. Keys that
begin with `cli.` are for the command line only, and the page does not load them. A copy of the
package without these files answers in keys and numbers.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from gettext import c2py
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from twentyfour._cli.streams import can_write, complain

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Entry: TypeAlias = "str | dict[str, str]"
"""A sentence, or its plural forms in the order of CLDR. `=1` is the form for exactly one."""

CLI = "cli."
ENGLISH = "en"
_PACKAGE = Path(__file__).parents[1]
_FOLDERS = (_PACKAGE / "locales", _PACKAGE.parent / "web" / "locales")
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_PLAIN = ("", "C", "POSIX")
_TRADITIONAL = {"tw", "hk", "mo", "hant"}
_PUNCTUATION = {"cli.thousands": ",", "cli.usage": "usage: ", "win.comma": ", "}
"""The entries that are no sentences, for a package without words."""


def translate(key: str, /, **params: object) -> str:
    """Return the sentence of a key with its parameters filled in.

    A sentence that is missing in the language of the terminal is English. So is every sentence if
    the terminal cannot write this language.
    """
    if not _files():
        values = (f"{name}={value}" for name, value in params.items())
        return _PUNCTUATION.get(key) or " ".join([key, *values])
    tag = language(os.environ, _files())
    if not _is_writable(tag, sys.stdout.encoding) or key not in _entries(tag):
        tag = ENGLISH
    return _template(tag, key, params).format_map(params)


def grouped(count: int) -> str:
    """A whole number with its digits in groups of three, in the style of the language."""
    return f"{count:,}".replace(",", translate("cli.thousands"))


def _template(tag: str, key: str, params: Mapping[str, object]) -> str:
    entry = _entries(tag)[key]
    if isinstance(entry, str):
        return entry
    count = int(str(params["count"]))
    forms = [text for form, text in entry.items() if not form.startswith("=")]
    return entry.get(f"={count}") or forms[_plural(tag)(count)]


@cache
def _plural(tag: str) -> Callable[[int], int]:
    """The index of the plural form for a count, by the rule of a PO file."""
    return c2py(str(_entries(tag)["cli.plural"]))


def language(environment: Mapping[str, str], tags: Iterable[str]) -> str:
    """Return the best language for the locale of a terminal, else English."""
    locale = next(filter(None, map(environment.get, _VARIABLES)), "")
    if locale.partition(".")[0] in _PLAIN:
        return ENGLISH
    known = sorted(tags)
    for wanted in [*environment.get("LANGUAGE", "").split(":"), locale]:
        parts = wanted.partition(".")[0].replace("@", "_").replace("-", "_").lower().split("_")
        same = [tag for tag in known if tag.partition("-")[0] == parts[0]]
        script = "hant" if _TRADITIONAL & {*parts} else "hans"
        best = [tag for tag in same if {*tag.lower().split("-")[1:]} & {*parts[1:], script}]
        if same:
            return (best or same)[0]
    return ENGLISH


@cache
def _is_writable(tag: str, encoding: str | None) -> bool:
    return can_write(json.dumps(_entries(tag), ensure_ascii=False), encoding)


@cache
def _files() -> Mapping[str, Traversable]:
    """The files of the words by language. If there are none, one line on stderr says so."""
    folder: Traversable | None = next(filter(Path.is_dir, _FOLDERS), None)
    if folder is None:
        resources = import_module("importlib.resources")  # takes 10 ms; only a zip needs it
        packed: Traversable = resources.files("twentyfour") / "locales"
        if not packed.is_dir():
            words = "The package has no folder `locales`: the answers are keys and numbers."
            complain(f"twentyfour: {words}")
            return {}
        folder = packed
    return {file.name.removesuffix(".json"): file for file in folder.iterdir()}


@cache
def _entries(tag: str) -> Mapping[str, Entry]:
    entries: Mapping[str, Entry] = json.loads(_files()[tag].read_text("utf-8"))
    return entries
