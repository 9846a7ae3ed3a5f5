"""Pseudo-locales of the English words: one is 40 % longer, one is right-to-left."""

import json
import re
from collections.abc import Callable
from itertools import accumulate, pairwise
from typing import TypeAlias

from web.builder.paths import WEB

Words: TypeAlias = dict[str, str | dict[str, str]]

LONGER = "en-XA"
MIRRORED = "he-XB"
"""Tags of private regions, as CLDR uses for its pseudo-locales."""

_WORD = re.compile(r"\{\w+\}|[A-Za-z]{2,}")
_LONGER_BY = 0.4
# Letter by letter: nonsense of the same length.
_HEBREW = str.maketrans("abcdefghijklmnopqrstuvwxyz", "אבצדעפגהיחכלמנוקרשסטתוחזיט")


def english() -> Words:
    """Return the English words."""
    words: Words = json.loads((WEB / "locales" / "en.json").read_text(encoding="utf-8"))
    return words


def longer() -> Words:
    """Return words that are 40 % longer, as in languages with long compounds."""
    return _changed(lambda word: "".join(map(_repeated, word, _steps(len(word)))))


def mirrored() -> Words:
    """Return words in Hebrew letters, as long as the English ones."""
    return _changed(lambda word: word.lower().translate(_HEBREW))


def _steps(length: int) -> list[int]:
    """Return how often each letter of a word is written, for 40 % more letters."""
    ends = [0, *accumulate([1 + _LONGER_BY] * length)]
    return [round(end) - round(start) for start, end in pairwise(ends)]


def _repeated(letter: str, times: int) -> str:
    return letter + letter.lower() * (times - 1)


def _changed(change: Callable[[str], str]) -> Words:
    """Change the words of each sentence, but not parameters and letters of cards."""

    def sentence(text: str) -> str:
        return _WORD.sub(lambda word: word[0] if word[0][0] == "{" else change(word[0]), text)

    return {
        key: sentence(entry)
        if isinstance(entry, str)
        else {form: sentence(text) for form, text in entry.items()}
        for key, entry in english().items()
    }
