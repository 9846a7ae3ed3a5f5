"""The address of the live game, which only `[project.urls]` of pyproject.toml states.

`python -m web.builder.address` writes it into the README files. As long as there is no address,
nothing shows a link.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping

from web.builder.paths import ROOT

READMES = {"README.md": "Play now", "README.zh-CN.md": "马上玩", "README.ja.md": "いますぐ遊ぶ"}
"""What the link says in each README file."""

_PLACE = re.compile(r"(<!-- live -->).*?(<!-- /live -->)", re.DOTALL)
_OWN = re.compile(r"https?://[^\s\"'<>)]*twentyfour[^\s\"'<>)]*", re.IGNORECASE)
_EXAMPLES = re.compile(r"https?://(?:[\w-]+\.)*(?:example(?:\.\w+)?|localhost|127\.0\.0\.1)[:/]")


def live() -> str:
    """Return the address of the game with a slash at its end, or an empty text."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    address = str(project["urls"].get("Homepage", ""))
    return f"{address.rstrip('/')}/" if address else ""


def with_link(text: str, words: str, address: str) -> str:
    """Return a README text with the link to the game, or without it if there is no address."""
    link = f"\n\n**[{words}]({address})**\n\n" if address else ""
    return _PLACE.sub(rf"\1{link}\2", text)


def faults() -> Iterator[str]:
    """Yield a line for each README without the address, and for each other address of the game."""
    address = live()
    for name, words in READMES.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        if not _PLACE.search(text):
            yield f"{name} has no place for the address of the game: <!-- live --><!-- /live -->"
        elif with_link(text, words, address) != text:
            yield f"{name} has not the address of pyproject.toml: run make fix"


def other_addresses(documents: Mapping[str, str], address: str) -> Iterator[str]:
    """Yield a line for each address that looks like the game's and is another one.

    :param documents: texts by name
    """
    for name, text in documents.items():
        for found in _OWN.findall(text):
            if not (_EXAMPLES.match(found) or (address and found.startswith(address))):
                yield f"{name} has an address of the game of its own: {found}"


def main() -> None:
    """Write the address into the README files."""
    for name, words in READMES.items():
        file = ROOT / name
        text = file.read_text(encoding="utf-8")
        file.write_text(with_link(text, words, live()), encoding="utf-8")


if __name__ == "__main__":
    main()
