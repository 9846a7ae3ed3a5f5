"""The words of the texts that the page shares, in every language, so that a chat can be read."""

import json

from web.builder.paths import GENERATED, WEB

_KEYS = WEB / "app" / "player" / "friends" / "sentence-keys.json"


def write_sentences() -> None:
    """Write `sentences.json`: for each language, the words of the keys in `sentence-keys.json`."""
    keys = json.loads(_KEYS.read_text("utf-8"))
    entries = {
        tag: json.loads((WEB / "locales" / f"{tag}.json").read_text("utf-8"))
        for tag in json.loads((WEB / "languages.json").read_text("utf-8"))
    }
    words = {
        tag: {key: entries[tag].get(key, entries["en"][key]) for key in keys} for tag in entries
    }
    (GENERATED / "sentences.json").write_text(json.dumps(words, ensure_ascii=False))
