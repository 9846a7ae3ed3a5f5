"""The document: the words, scripts and styles inside it, and the hashes of all other files."""

import base64
import hashlib
import json
import re
from pathlib import Path

from web.builder.paths import WEB

LANGUAGES = json.loads((WEB / "languages.json").read_text())

ENGLISH = "en"  # the source of all translations
# The files of a language: the words of the first hand, what soon follows, and the pages.
WORDS = re.compile(rf"({'|'.join(LANGUAGES)})(-later|-pages)?-[A-Za-z0-9]+\.js")

OF_EMBED = "embed-"
"""The prefix of the names of the framed table's scripts and styles."""

_WORDS = re.compile(r' data-words="([^"]+)">')
_MAP = re.compile(r' *<script type="importmap">.*?</script>\n')
_INTEGRITY = re.compile(r' integrity="[^"]*"')
_FILE = re.compile(
    r'<(?:script|link rel="(?:stylesheet|(?:module)?preload)")[^>]* (?:src|href)="([^"]+)"'
)
_IMPORTED = re.compile(r'"\./([\w.-]+\.js)"')
_INLINE = {
    "script-src": re.compile(r'<script(?: type="importmap")?>(.*?)</script>', re.DOTALL),
    "style-src": re.compile(r"<style>(.*?)</style>", re.DOTALL),
}
_HASH = re.compile(r" 'sha256-[^']*'")


def with_words(html: str) -> str:
    """Fill the elements that name a key of the locales with the English words."""
    words = json.loads((WEB / "locales" / f"{ENGLISH}.json").read_text())
    return _WORDS.sub(lambda found: found[0] + words[found[1]], html)


def with_integrity(html: str, site: Path, framed: bool = False) -> str:
    """Add the hashes of all scripts and styles, so that the browser refuses changed files.

    The import map has the hashes of lazy scripts: in `index.html` those of the page, in
    `embed.html` those of the framed table. The words of the page's languages have theirs in a
    separate script. Call this again after any change.
    """
    html = _MAP.sub("", _INTEGRITY.sub("", html))
    html = _FILE.sub(lambda found: f'{found[0]} integrity="{integrity(site / found[1])}"', html)
    files = (file for file in site.glob("*.js") if file.name.startswith(OF_EMBED) == framed)
    scripts = " ".join(file.read_text() for file in files)
    later = sorted(name for name in set(_IMPORTED.findall(scripts)) if not WORDS.fullmatch(name))
    modules = {f"./{name}": integrity(site / name) for name in later}
    imports = f'    <script type="importmap">{json.dumps({"integrity": modules})}</script>\n'
    return with_policy(html.replace("    <style>", f"{imports}    <style>", 1))


def integrity(file: Path) -> str:
    """Return a file's hash in the format of `integrity`."""
    return _hash(file.read_bytes())


def with_policy(html: str) -> str:
    """Allow the document's own scripts and styles by their hashes."""
    html = _HASH.sub("", html)
    for directive, inline in _INLINE.items():
        hashes = "".join(f" '{_hash(text.encode())}'" for text in inline.findall(html))
        html = re.sub(rf"(?<={directive})(?=[ ;])", hashes, html, count=1)
    return html


def _hash(content: bytes) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"
