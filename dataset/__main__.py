"""Writes the data set into `build/data/` and `build/twentyfour-data.zip`: `make data`."""

import zipfile
from collections.abc import Mapping

from dataset.card import CARD, with_facts
from dataset.files import both_forms, checksums
from dataset.hands import all_hands, hand_rows
from dataset.states import state_rows
from web.builder.archive import pack
from web.builder.paths import BUILD, ROOT, fresh

LICENCES = (ROOT / "LICENSE", ROOT / "web/licences/data/tree-of-thought-llm.txt")


def data_files() -> dict[str, bytes]:
    """Return the tables by name."""
    hands = all_hands()
    return both_forms("hands", [*hand_rows(hands)]) | both_forms("states", [*state_rows(hands)])


def with_papers(tables: Mapping[str, bytes], card: str) -> dict[str, bytes]:
    """Return the tables with their checksums, the data card and the licences."""
    return {
        **tables,
        "SHA256SUMS": checksums(tables).encode(),
        "README.md": card.encode(),
        "LICENSE": b"\n".join(file.read_bytes() for file in LICENCES),
    }


def main() -> None:
    """Write the tables and their papers into a folder and an archive, and the facts of the card."""
    tables = data_files()
    card = with_facts(CARD.read_text(encoding="utf-8"), tables)
    CARD.write_text(card, encoding="utf-8")
    files = with_papers(tables, card)
    folder = fresh(BUILD / "data")
    for name, content in files.items():
        (folder / name).write_bytes(content)
    archive = pack(files, BUILD / "twentyfour-data.zip", zipfile.ZIP_DEFLATED)
    print(f"Built build/data/ and {archive.name}, {archive.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
