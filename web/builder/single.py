"""The one-file edition: the page with all its files inside, for a double click."""

import base64
import json
import re
from collections.abc import Mapping

from twentyfour._cli.page import compressed
from twentyfour._cli.words import CLI
from web.builder.document import ENGLISH, LANGUAGES, with_policy
from web.builder.page import bundle, document
from web.builder.paths import CACHE, WEB, fresh

_REFERENCES = re.compile(r"\n *<(?:link|script) [^>]*>(?:</script>)?")
_POLICY = re.compile(r"default-src 'none'[^\"]*")
# Allow no fetches. The worker is made from a blob.
_POLICY_OF_ONE_FILE = (
    "default-src 'none'; script-src blob: 'wasm-unsafe-eval'; style-src; img-src data:; "
    "worker-src blob:; base-uri 'none'; form-action 'none'; "
    "require-trusted-types-for 'script'; trusted-types twentyfour"
)


def build_single(packed: Mapping[str, str]) -> str:
    """Return the document of `build/twentyfour.html`, with empty elements for the packed files.

    `packed` names files of the site. A page from disk may not fetch files, so each file is an
    element: base64 of gzip. `twentyfour._cli.page` fills the elements, for the build and for the
    wheel.
    """
    entries = ["app/main.tsx", "styles/main.css", "styles/pages.css"]
    directory = fresh(CACHE / "single")
    built = bundle(
        directory,
        entries,
        one_file=True,
        format="iife",
        loader={".svg": "dataurl"},
    )
    script, *styles = ((directory / built[entry]).read_text().strip() for entry in entries)
    html = _POLICY.sub(_POLICY_OF_ONE_FILE, _REFERENCES.sub("", document()))
    elements = [_element(name, file) for name, file in packed.items()]
    html = _before("</head>", html, _icon(), *(f"<style>{style}</style>" for style in styles))
    words = [_words(tag) for tag in LANGUAGES if tag != ENGLISH]
    html = _before("</body>", html, *words, f"<script>{script}</script>", *elements)
    return with_policy(html)


def _before(tag: str, html: str, *elements: str) -> str:
    return html.replace(tag, "\n".join([*elements, tag]))


def _icon() -> str:
    data = base64.b64encode((WEB / "icons" / "icon.svg").read_bytes()).decode()
    return f'<link rel="icon" href="data:image/svg+xml;base64,{data}" />'


def _words(tag: str) -> str:
    """Return an element with the page's words of a language: base64 of gzip.

    They have the order of the English ones, and null for words that are not translated yet.
    """
    english, words = (
        json.loads((WEB / "locales" / f"{name}.json").read_text(encoding="utf-8"))
        for name in (ENGLISH, tag)
    )
    entries = [words.get(key) for key in english if not key.startswith(CLI)]
    data = json.dumps(entries, ensure_ascii=False, separators=(",", ":")).encode()
    packed = base64.b64encode(compressed(data)).decode()
    return f'<template id="words-{tag}">{packed}</template>'


def _element(name: str, file: str) -> str:
    return f'<template id="packed-{name}" data-file="{file}"></template>'
