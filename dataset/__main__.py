"""Writes the data set into `build/data/` and `build/twentyfour-data.zip`: `make data`."""

import zipfile

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


def main() -> None:
    """Write the tables, their checksums, the data card and the licences."""
    files = data_files()
    card = with_facts(CARD.read_text(encoding="utf-8"), files)
    CARD.write_text(card, encoding="utf-8")
    files |= {"SHA256SUMS": checksums(files).encode(), "README.md": card.encode()}
    files |= {"LICENSE": b"\n".join(file.read_bytes() for file in LICENCES)}
    folder = fresh(BUILD / "data")
    for name, content in files.items():
        (folder / name).write_bytes(content)
    archive = pack(files, BUILD / "twentyfour-data.zip", zipfile.ZIP_DEFLATED)
    print(f"Built build/data/ and {archive.name}, {archive.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
