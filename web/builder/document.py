"""The document: the words, scripts and styles inside it, and the hashes of all other files."""

import json
import re
from pathlib import Path

from web.builder.archive import digest
from web.builder.names import integrity, without_hash
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
_RELEASE = re.compile(r' data-release="([^"]*)"')


def with_words(html: str) -> str:
    """Fill the elements that name a key of the locales with the English words."""
    words = json.loads((WEB / "locales" / f"{ENGLISH}.json").read_text())
    return _WORDS.sub(lambda found: found[0] + words[found[1]], html)


def with_integrity(html: str, site: Path, framed: bool = False) -> str:
    """Add the names and the hashes of all scripts and styles, so that no changed file is used.

    The import map of `index.html` has those of the scripts that another script names. That of
    `embed.html` has all scripts of the framed table, with the words. Call this again after any
    change.
    """
    html = _RELEASE.sub("", _MAP.sub("", _INTEGRITY.sub("", html)))
    html = _FILE.sub(lambda found: f'{found[0]} integrity="{_hash_of(site / found[1])}"', html)
    files = [file for file in site.glob("*.js") if file.name.startswith(OF_EMBED) == framed]
    imported = {name for file in files for name in _IMPORTED.findall(file.read_text())}
    lazy = sorted(file for file in files if framed or without_hash(file.name) in imported)
    names = {f"./{without_hash(file.name)}": f"./{file.name}" for file in lazy}
    hashes = {f"./{file.name}": _hash_of(file) for file in lazy}
    content = json.dumps({"imports": names, "integrity": hashes}, separators=(",", ":"))
    imports = f'    <script type="importmap">{content}</script>\n'
    html = html.replace("    <style>", f"{imports}    <style>", 1)
    return with_policy(html if framed else _with_release(html))


def _with_release(html: str) -> str:
    """Mark the page with a hash of itself, which differs in every build."""
    return html.replace("<html", f'<html data-release="{digest(html)}"', 1)


def release_of(html: str) -> str:
    """Return the hash with which a page is marked."""
    found = _RELEASE.search(html)
    assert found
    return found[1]


def _hash_of(file: Path) -> str:
    return integrity(file.read_bytes())


def with_policy(html: str) -> str:
    """Allow the document's own scripts and styles by their hashes."""
    html = _HASH.sub("", html)
    for directive, inline in _INLINE.items():
        hashes = "".join(f" '{integrity(text.encode())}'" for text in inline.findall(html))
        html = re.sub(rf"(?<={directive})(?=[ ;])", hashes, html, count=1)
    return html
