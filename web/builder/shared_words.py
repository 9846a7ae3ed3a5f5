"""The words of the texts that the page shares, in every language, so that a chat can be read."""

import json

from web.builder.paths import GENERATED, WEB

_KEYS = WEB / "app" / "player" / "friends" / "sentences.json"


def write_shared_words() -> None:
    """Write `shared-words.json`: for each language, the words of the keys in `sentences.json`."""
    keys = json.loads(_KEYS.read_text("utf-8"))
    entries = {
        tag: json.loads((WEB / "locales" / f"{tag}.json").read_text("utf-8"))
        for tag in json.loads((WEB / "languages.json").read_text("utf-8"))
    }
    words = {
        tag: {key: entries[tag].get(key, entries["en"][key]) for key in keys} for tag in entries
    }
    (GENERATED / "shared-words.json").write_text(json.dumps(words, ensure_ascii=False))
