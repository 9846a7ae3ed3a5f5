"""The page that a newcomer finds, drawn by its own components, to stand in the document."""

import json
from html import escape

from web.builder.page import bundle
from web.builder.paths import CACHE, WEB, fresh, run

_SCRIPT = WEB / "builder" / "prerender.mjs"
_ENTRY = "app/prerender.jsx"


def prerendered() -> str:
    """Return a template for each language and way to answer, named as `nameOfPage` does."""
    directory = fresh(CACHE / "prerender")
    built = bundle(directory, [_ENTRY], format="esm", entryNames="[name]")
    pages = json.loads(run("node", _SCRIPT, directory / built[_ENTRY]))
    return "".join(
        f'<template data-prerendered="{escape(page["name"])}">{page["html"]}</template>'
        for page in pages
    )
