"""The address of the live game stands in one place, and documents repeat no other."""

from collections.abc import Iterator

from checks.files import ROOT, repository_files
from web.builder import address

_DOCUMENTS = (".md", ".cff", ".html", ".webmanifest", ".ipynb")


def faults() -> Iterator[str]:
    """Yield the faults in the documents of the repository."""
    names = [name for name in repository_files() if name.endswith(_DOCUMENTS)]
    documents = {name: (ROOT / name).read_text(encoding="utf-8") for name in names}
    yield from address.faults()
    yield from address.other_addresses(documents, address.live())
