"""The hands played in a terminal, in the file format of the page, which can import them.

The format is that of `web/app/history/backup-file.ts`: lines of JSON, packed by gzip. The first is
the header; each other line has hands field by field, or records that the page has set aside.
"""

from __future__ import annotations

import gzip
import json
import os
import sys
import zlib
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NotRequired, TypedDict

from twentyfour._cli.words import translate
from twentyfour._files import replacing
from twentyfour.cards import PlainNumber

FORMAT, LAYOUT, VERSION = "twentyfour-history", 1, 3
"""`VERSION` is that of the records."""
GZIP = b"\x1f\x8b"
LINE = 1000
"""The number of hands in a line."""


_DAMAGE = (ValueError, TypeError, LookupError, AttributeError, EOFError, zlib.error)
"""What reading raises where a file is anything else."""


class Technique(TypedDict):
    """The technique of an answer."""

    code: str
    params: Mapping[str, str]


class Record(TypedDict):
    """A hand that was played, as the page stores it; `way` is how the answer was given.

    `operators` are those that are allowed, where not all are.
    """

    id: str
    at: int
    mode: str
    numbers: Sequence[PlainNumber]
    target: str
    operators: NotRequired[str]
    result: str
    milliseconds: int
    hints: int
    wrong: int
    way: str | None
    text: str | None
    level: str | None
    score: float | None
    technique: Technique | None
    date: str | None
    localDate: str
    rated: bool


class HistoryError(Exception):
    """A file that is no history which this version can read."""


def default_file() -> Path:
    """Where a history is kept unless another file is named."""
    return _data_folder() / "twentyfour" / "history.json.gz"


def _data_folder() -> Path:
    """The folder of the system for data of a user; on Unix that of the XDG specification."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    chosen = Path(os.environ.get("XDG_DATA_HOME", ""))
    return chosen if chosen.is_absolute() else Path.home() / ".local" / "share"


class History:
    """The records in a file; without a file, those of this run."""

    def __init__(self, file: Path | None) -> None:
        """Read the file, if there is one; raises HistoryError."""
        self.file = file
        self.hands: list[dict[str, object]] = []
        self._others: list[object] = []
        self._read()

    def add(self, record: Record) -> None:
        """Add a record to what is in the file by now; raises HistoryError, OSError."""
        self._read()
        self.hands.append({**record})
        if self.file:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with replacing(self.file) as place:
                place.write_bytes(gzip.compress("".join(self._lines()).encode(), mtime=0))

    def played_on(self, date: str) -> list[object]:
        """The sorted numbers of the hands of a day that were brought to an end."""
        return [
            sorted(hand["numbers"])
            for hand in self.hands
            if hand.get("date") == date
            and hand.get("result") != "left"
            and isinstance(hand["numbers"], list)
        ]

    def _read(self) -> None:
        if self.file is None or not self.file.exists():
            return
        hands: list[dict[str, object]] = []
        others: list[object] = []
        try:
            packed = self.file.read_bytes()
            lines = gzip.decompress(packed) if packed.startswith(GZIP) else packed
            header, *blocks = map(json.loads, lines.decode().splitlines())
            known = header["format"], header["layout"], header["version"]
            for block in blocks:
                others += block.get("others", [])
                hands += _records(block.get("hands", {}))
            complete = (header["hands"], header["others"]) == (len(hands), len(others))
        except OSError as error:
            message = translate("cli.history.unreadable", file=self.file, reason=error.strerror)
            raise HistoryError(message) from error
        except _DAMAGE as error:
            raise HistoryError(translate("cli.history.none", file=self.file)) from error
        if known != (FORMAT, LAYOUT, VERSION) or not complete:
            raise HistoryError(translate("cli.history.version", file=self.file))
        self.hands, self._others = hands, others

    def _lines(self) -> Iterator[str]:
        header = {
            "format": FORMAT,
            "layout": LAYOUT,
            "version": VERSION,
            "exported": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "hands": len(self.hands),
            "others": len(self._others),
        }
        yield _line(header)
        for at in range(0, len(self.hands), LINE):
            shapes: dict[tuple[str, ...], list[dict[str, object]]] = {}
            for hand in self.hands[at : at + LINE]:
                shapes.setdefault(tuple(sorted(hand)), []).append(hand)
            for names, hands in shapes.items():
                yield _line({"hands": {name: [hand[name] for hand in hands] for name in names}})
        if self._others:
            yield _line({"others": self._others})


def _records(columns: Mapping[str, Sequence[object]]) -> list[dict[str, object]]:
    rows = zip(*columns.values(), strict=True)
    return [dict(zip(columns, row, strict=True)) for row in rows]


def _line(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"
