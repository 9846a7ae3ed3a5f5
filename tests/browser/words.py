"""The words of the page by their keys, so that a test names none of them itself."""

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import FrameLocator, Locator, Page

from web.builder.paths import WEB

ANY = "\0"


@cache
def words(language: str) -> Callable[..., str]:
    """Return a function that formats the sentence of a key, as `t` in the page does.

    A parameter that is a key itself stands for its words.
    """
    entries = json.loads((WEB / "locales" / f"{language}.json").read_text("utf-8"))

    def say(key: str, missing: str | None = None, **params: object) -> str:
        entry = entries[key]
        if isinstance(entry, dict):
            count = params.get("count", 2)
            entry = entry.get(f"={count}") or entry.get("one" if count == 1 else "", entry["other"])
        said = {name: say(str(it)) if it in entries else it for name, it in params.items()}
        if missing:
            entry = re.sub(r"\{(\w+)\}", lambda it: str(said.get(it[1], missing)), entry)
        return str(entry).format_map(said)

    return say


say = words("en")
SAY_IN = {"en-US": say, "zh-CN": words("zh-Hans")}
"""`say` for each locale of a browser."""


def like(key: str, **params: object) -> re.Pattern[str]:
    """A pattern of a sentence. A parameter that is not given may be anything."""
    return re.compile(re.escape(say(key, ANY, **params)).replace(re.escape(ANY), ".*"))


def listed(*items: str) -> str:
    """Three items or more as part of an English sentence."""
    return f"{', '.join(items[:-1])}, and {items[-1]}"


def mode_named(name: str) -> str:
    """The name of the button that opens the choice of modes, in a mode."""
    return say("mode.label") + say(f"mode.{name}")


def suited(rank: int, suit: str) -> str:
    """The name of a card in English."""
    named = f"rank.{rank}" if rank in {1, 11, 12, 13} else rank
    return say("card.name", rank=named, suit=f"suit.{suit}")


def by(where: Page | Locator | FrameLocator, role: Any, key: str, **params: object) -> Locator:
    """The control whose name contains these words."""
    return where.get_by_role(role, name=say(key, **params))


def exactly(where: Page | Locator | FrameLocator, role: Any, key: str, **params: object) -> Locator:
    """The control whose name is these words."""
    return where.get_by_role(role, name=say(key, **params), exact=True)


def press(where: Page | Locator | FrameLocator, key: str, **params: object) -> None:
    """Press the button whose name contains these words."""
    by(where, "button", key, **params).click()


def unfold(page: Page, key: str = "start.choices") -> None:
    """Open the folded part with these words."""
    page.locator("summary").filter(has_text=say(key)).click()
