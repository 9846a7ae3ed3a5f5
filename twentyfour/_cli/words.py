"""The words of the page, for sentences in the language of the terminal.

They are read from the page's own files, `web/locales/`, which the wheel brings as well. What the
page never says has keys that begin with `cli.`, which the build of the page leaves out. English
sentences stand in the sources, so that the command line works without any file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

Entry: TypeAlias = "str | dict[str, str]"
"""A sentence, or its plural forms; `=1` is the form for exactly one."""

_PACKAGE = Path(__file__).parents[1]
_FOLDERS = (_PACKAGE / "locales", _PACKAGE.parent / "web" / "locales")
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_PLAIN = ("", "C", "POSIX")
_TRADITIONAL = {"tw", "hk", "mo", "hant"}
_MILLION = 1_000_000
_SEPARATORS = {"de": ".", "es": ".", "fr": "\u202f", "pt": "."}

OWN = "cli."
"""The beginning of the keys of what the command line says and the page does not."""


def _one(count: int) -> str:
    return "one" if count == 1 else "other"


def _one_or_none(count: int) -> str:
    return "one" if count in (0, 1) else "many" if _millions(count) else "other"


def _one_or_many(count: int) -> str:
    return "one" if count == 1 else "many" if _millions(count) else "other"


def _millions(count: int) -> bool:
    return count != 0 and count % _MILLION == 0


PLURALS: Mapping[str, Callable[[int], str]] = {
    "de": _one,
    "en": _one,
    "es": _one_or_many,
    "fr": _one_or_none,
    "pt": _one_or_none,
    "ja": lambda _: "other",
    "zh": lambda _: "other",
}
"""The plural form of a whole number by language, as in Unicode's CLDR; else that of English."""


def said(key: str, english: str, params: Mapping[str, object]) -> str:
    """Return the words of a key with its parameters filled in.

    They are the English ones where the terminal's language is English, or is not known, or where
    its words for this key tell something that is not among the parameters.
    """
    tag = _language()
    entry = _entries(tag).get(key, english) if tag else english
    try:
        return _template(entry, tag, params).format_map(params)
    except LookupError:
        return english.format_map(params)


def told(english: str, /, **params: object) -> str:
    """Return a sentence that only the command line says, with its parameters filled in.

    It is found by its English words, which stand in `en.json` too; others stay as they are.
    """
    key = _own_keys().get(english, "") if _language() else ""
    return said(key, english, params)


def grouped(count: int) -> str:
    """A whole number with its digits in groups of three, as the language writes them."""
    separator = _SEPARATORS.get(_language().partition("-")[0], ",")
    return f"{count:,}".replace(",", separator)


def _template(entry: Entry, tag: str, params: Mapping[str, object]) -> str:
    if isinstance(entry, str):
        return entry
    count = int(str(params["count"]))
    form = PLURALS.get(tag.partition("-")[0], _one)(count)
    return entry.get(f"={count}") or entry.get(form) or entry["other"]


def _language() -> str:
    return language(os.environ, _tags())


def language(environment: Mapping[str, str], tags: Iterable[str]) -> str:
    """Return the best of some languages for the locale of a terminal; empty stands for English."""
    locale = next(filter(None, map(environment.get, _VARIABLES)), "")
    if locale.partition(".")[0] in _PLAIN:
        return ""
    known = list(tags)
    for wanted in [*environment.get("LANGUAGE", "").split(":"), locale]:
        parts = wanted.partition(".")[0].replace("@", "_").replace("-", "_").lower().split("_")
        if parts[0] == "en":
            return ""
        same = [tag for tag in known if tag.partition("-")[0] == parts[0]]
        script = "hant" if _TRADITIONAL & {*parts} else "hans"
        best = [tag for tag in same if {*tag.lower().split("-")[1:]} & {*parts[1:], script}]
        if same:
            return (best or same)[0]
    return ""


@cache
def _folder() -> Path | None:
    return next((folder for folder in _FOLDERS if folder.is_dir()), None)


@cache
def _tags() -> tuple[str, ...]:
    folder = _folder()
    return tuple(sorted(file.stem for file in folder.glob("*.json"))) if folder else ()


@cache
def _entries(tag: str) -> Mapping[str, Entry]:
    folder = _folder()
    assert folder
    entries: Mapping[str, Entry] = json.loads((folder / f"{tag}.json").read_text("utf-8"))
    return entries


@cache
def _own_keys() -> Mapping[str, str]:
    """The keys of the command line by their English words."""
    own = (item for item in _entries("en").items() if item[0].startswith(OWN))
    return {words: key for key, words in own if isinstance(words, str)}
