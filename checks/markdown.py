"""Links, anchors and paths in Markdown lead somewhere."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import pairwise
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urlsplit

from markdown_it import MarkdownIt
from markdown_it.token import Token

from checks.files import ROOT, repository_files

_PARSER = MarkdownIt("commonmark").enable("table")
_IN_HTML = re.compile(r'(?:href|src)="([^"]+)"')
_NOT_IN_ANCHORS = re.compile(r"[^\w\- ]")
_PATH = re.compile(r"[\w.@*<>-]+(?:/[\w.@*<>-]+)*/?")
_FILE = re.compile(r"[\w*-]+(?:\.d|\.test)?\.(?:py|tsx?|mjs|css)")
_MADE_BY_MAKE = (".venv/", "build/", "web/generated/", "web/node_modules/")
_HISTORY = "CHANGELOG.md"
"""Its paths are those of earlier versions."""


def faults() -> Iterator[str]:
    """Yield the faults in the Markdown files of the repository."""
    files = repository_files()
    names = [name for name in files if name.endswith(".md")]
    return faults_in({name: (ROOT / name).read_text(encoding="utf-8") for name in names}, files)


def faults_in(documents: Mapping[str, str], files: Iterable[str]) -> Iterator[str]:
    """Yield a line for each link, anchor and path that leads nowhere.

    :param documents: the texts of the documents by path
    :param files: the paths of all files of the repository
    """
    tree = _Tree(files)
    parsed = {name: _PARSER.parse(text) for name, text in documents.items()}
    anchors = {name: set(_anchors(blocks)) for name, blocks in parsed.items()}
    for name, blocks in parsed.items():
        for line, token in _inline(blocks):
            for target in _targets(token):
                if not _leads_somewhere(target, name, tree, anchors):
                    yield f"{name}:{line}: the link {target} leads nowhere"
            if token.type == "code_inline" and name != _HISTORY:
                for path in tree.paths_in(token.content):
                    if not tree.has(path, dirname(name)):
                        yield f"{name}:{line}: {path} does not exist"


class _Tree:
    """The files and folders of the repository."""

    def __init__(self, files: Iterable[str]) -> None:
        parts = [file.split("/") for file in files]
        self.paths = {"/".join(each[:end]) for each in parts for end in range(1, len(each) + 1)}
        self._folders = {folder for each in parts for folder in each[:-1]}
        self._lines = "\n".join(self.paths)

    def paths_in(self, code: str) -> Iterator[str]:
        """Yield what looks like a path: the whole code, or words that begin with a top folder."""
        words = code.split()
        for word in words:
            first, slash, rest = word.partition("/")
            if len(words) > 1:
                is_path = bool(rest) and first in self.paths
            else:
                is_known = first == ".." or first in self._folders or word.endswith("/")
                is_path = (bool(slash) and is_known) or bool(_FILE.fullmatch(word))
            if is_path and _PATH.fullmatch(word) and not word.startswith(_MADE_BY_MAKE):
                yield word

    def has(self, path: str, folder: str) -> bool:
        """Return whether a path ends like this. A path that begins with `..` is from the folder.

        `*` and placeholders such as `<mode>` stand for a name or a part of it, `**` for folders.
        """
        if path.startswith("../"):
            return normpath(join(folder, path)) in self.paths
        pattern = re.escape(re.sub(r"<\w+>", "*", path.rstrip("/")))
        pattern = pattern.replace(r"\*\*/", "(?:.+/)?").replace(r"\*", "[^/\n]*")
        return bool(re.search(rf"^(?:.+/)?{pattern}$", self._lines, re.MULTILINE))


def _inline(blocks: Iterable[Token]) -> Iterator[tuple[int, Token]]:
    """Yield the links, images, code and HTML, each with the first line of its block."""
    line = 0
    for block in blocks:
        line = block.map[0] if block.map else line
        for token in [block] if block.type == "html_block" else block.children or ():
            yield line + 1, token


def _targets(token: Token) -> list[str]:
    """Return what a link, an image or a piece of HTML leads to."""
    if token.type in ("html_block", "html_inline"):
        return _IN_HTML.findall(token.content)
    return [str(target) for target in map(token.attrGet, ("href", "src")) if target]


def _anchors(blocks: Iterable[Token]) -> Iterator[str]:
    """Yield the anchors that GitHub gives to the headings."""
    seen: Counter[str] = Counter()
    for opening, heading in pairwise(blocks):
        if opening.type == "heading_open":
            text = "".join(token.content for token in heading.children or ())
            anchor = _NOT_IN_ANCHORS.sub("", text.lower()).replace(" ", "-")
            yield f"{anchor}-{seen[anchor]}" if seen[anchor] else anchor
            seen[anchor] += 1


def _leads_somewhere(
    target: str, name: str, tree: _Tree, anchors: Mapping[str, Collection[str]]
) -> bool:
    link = urlsplit(target)
    if link.scheme or link.netloc:
        return True
    path = normpath(join(dirname(name), unquote(link.path))) if link.path else name
    has_anchor = not link.fragment or unquote(link.fragment) in anchors.get(path, ())
    return path in tree.paths and has_anchor
