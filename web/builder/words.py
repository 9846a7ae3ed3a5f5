"""The words of each language in two files: those that the first script names, and the rest."""

import json
import re

from web.builder.page import FIRST, METAFILE, bundle
from web.builder.paths import CACHE, GENERATED, WEB, fresh

_QUOTED = re.compile(r"""["'`]([^"'`\s]+)["'`]""")
_FAMILY = re.compile(r"`([a-z][\w.-]*\.)\$\{[^`]*?\}([\w.-]*)`")  # such as `level.${name}`


def write_words() -> None:
    """Write `words/en.json` and `words/en-rest.json`, and so for each language."""
    source = "\n".join(_first_sources())
    quoted = set(_QUOTED.findall(source))
    families = set(_FAMILY.findall(source))
    folder = fresh(GENERATED / "words")
    for locale in (WEB / "locales").glob("*.json"):
        first: dict[str, object] = {}
        rest: dict[str, object] = {}
        for key, words in json.loads(locale.read_text()).items():
            named = key in quoted or any(key.startswith(a) and key.endswith(b) for a, b in families)
            (first if named else rest)[key] = words
        for name, part in ((locale.stem, first), (f"{locale.stem}-rest", rest)):
            (folder / f"{name}.json").write_text(json.dumps(part, ensure_ascii=False) + "\n")


def _first_sources() -> list[str]:
    """Return the sources of the first script, as a bundle with whole words tells them."""
    bundle(fresh(CACHE / "words"), [FIRST], split=True)
    outputs = json.loads(METAFILE.read_text())["outputs"].values()
    (first,) = (output["inputs"] for output in outputs if FIRST in output["inputs"])
    return [(WEB / name).read_text() for name in first if name.startswith("app/")]
