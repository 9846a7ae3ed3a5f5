"""The facts that the data card, docs/data.md, states about the files."""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping

from web.builder.paths import ROOT

CARD = ROOT / "docs" / "data.md"
_PLACE = re.compile(r"(<!-- facts -->\n).*?(<!-- /facts -->)", re.DOTALL)


def with_facts(text: str, files: Mapping[str, bytes]) -> str:
    """Return the card with the counts and checksums of the files. It has one place for them."""
    facts = "\n".join(["", *_counts(files), "", *_checksums(files), "", ""])
    filled, places = _PLACE.subn(lambda place: f"{place[1]}{facts}{place[2]}", text)
    assert places == 1, "docs/data.md has no place for the facts"
    return filled


def _counts(files: Mapping[str, bytes]) -> Iterator[str]:
    hands = [json.loads(line) for line in files["hands.jsonl"].splitlines()]
    to_ten = [hand for hand in hands if hand["to_ten"]]
    states = [json.loads(line) for line in files["states.jsonl"].splitlines()]
    groups = {
        "hands of A to K": hands,
        "hands of 1 to 10, among them": to_ten,
        "states of three numbers": [each for each in states if len(each["numbers"]) == 3],
        "states of two numbers": [each for each in states if len(each["numbers"]) == 2],
    }
    yield "| rows | number | that can make 24 |"
    yield "|---|---|---|"
    for name, rows in groups.items():
        yield f"| {name} | {len(rows):,} | {sum(row['solvable'] for row in rows):,} |"
    timed = sum(hand["median_seconds"] is not None for hand in hands)
    yield ""
    yield f"The hands have {sum(hand['count'] for hand in hands):,} different solutions in all."
    yield f"People's times are known for {timed:,} hands."


def _checksums(files: Mapping[str, bytes]) -> Iterator[str]:
    yield "| file | bytes | SHA-256 |"
    yield "|---|---|---|"
    for name, content in files.items():
        yield f"| {name} | {len(content):,} | `{hashlib.sha256(content).hexdigest()}` |"
