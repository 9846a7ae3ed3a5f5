"""The hands played in a terminal, in the file format of the page, which can import them.

`docs/formats.md` describes the format: lines of JSON, packed by gzip. The first line is the header,
and each other line is a record, or a value that the page has set aside.
"""

from __future__ import annotations

import gzip
import json
import os
import sys
import zlib
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NotRequired, TypedDict

from twentyfour._cli.files import locked, replacing
from twentyfour._cli.words import translate
from twentyfour.cards import PlainNumber

FORMAT, VERSION = "twentyfour-hands", 1
GZIP = b"\x1f\x8b"

_DAMAGE = (
    *(ValueError, TypeError, LookupError, AttributeError, RecursionError),
    *(EOFError, zlib.error, gzip.BadGzipFile),
)
"""The exceptions that a damaged file causes. BadGzipFile is an OSError, without a reason."""


class PlayedTechnique(TypedDict):
    """The technique of an answer."""

    code: str
    params: Mapping[str, str]


class Record(TypedDict):
    """A hand that was played, as the page stores it (`FIELDS` of `table/hand/played.ts`)."""

    id: str
    at: int
    localDate: str
    mode: str
    series: NotRequired[str]
    target: str
    operators: NotRequired[str]
    ordered: NotRequired[bool]
    input: NotRequired[str]
    result: str
    level: NotRequired[str]
    rated: bool
    hints: int
    wrong: int
    technique: NotRequired[PlayedTechnique]
    score: NotRequired[float]
    milliseconds: int
    numbers: Sequence[PlainNumber]
    text: NotRequired[str]


class HistoryError(Exception):
    """A file that this version cannot read as a history."""


def default_file() -> Path:
    """The default file of the history."""
    return _data_folder() / "twentyfour" / "history.json.gz"


def _data_folder() -> Path:
    """The system's folder for user data. On Unix it follows the XDG specification."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    chosen = Path(os.environ.get("XDG_DATA_HOME", ""))
    return chosen if chosen.is_absolute() else Path.home() / ".local" / "share"


class History:
    """The records in a file. Without a file, the records of this run.

    The lines of the file are kept as they are: a record may have values that Python would write in
    another way.
    """

    def __init__(self, file: Path | None) -> None:
        """Read the file if it exists. Raises HistoryError."""
        self.file = file
        self.hands: list[dict[str, object]] = []
        self._header: dict[str, object] = {"format": FORMAT, "version": VERSION}
        self._lines: list[str] = []
        self._read()

    def add(self, record: Record) -> None:
        """Add a record to the current content of the file. Raises HistoryError, OSError."""
        if self.file is None:
            self.hands.append({**record})
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with locked(self.file):
            self._read()
            self._lines.insert(len(self.hands), _line(record))
            self.hands.append({**record})
            with replacing(self.file) as place:
                place.write_bytes(gzip.compress(self._text().encode(), mtime=0))

    def played_on(self, date: str) -> list[object]:
        """The sorted numbers of the finished hands of a day."""
        return [
            sorted(numbers)
            for hand in self.hands
            if (hand.get("mode"), hand.get("series")) == ("daily", date)
            if hand.get("result") != "left"
            if isinstance(numbers := hand.get("numbers"), list)
        ]

    def _read(self) -> None:
        if self.file is None or not self.file.exists():
            return
        try:
            packed = self.file.read_bytes()
            text = gzip.decompress(packed) if packed.startswith(GZIP) else packed
            # JSON may contain other ends of lines, for example U+2028.
            first, *lines = text.decode().removesuffix("\n").split("\n")
            header, *values = map(json.loads, [first, *lines])
            known = header["format"], header["version"]
            hands, others = values[: header["hands"]], values[header["hands"] :]
            complete = (len(hands), len(others)) == (header["hands"], header["others"])
            complete &= all(isinstance(hand, dict) for hand in hands)
        except _DAMAGE as error:
            raise HistoryError(translate("cli.history.none", file=self.file)) from error
        except OSError as error:
            message = translate("cli.history.unreadable", file=self.file, reason=error.strerror)
            raise HistoryError(message) from error
        if known != (FORMAT, VERSION) or not complete:
            raise HistoryError(translate("cli.history.version", file=self.file))
        self.hands, self._header, self._lines = hands, header, lines

    def _text(self) -> str:
        counts = {"hands": len(self.hands), "others": len(self._lines) - len(self.hands)}
        exported = datetime.now(UTC).isoformat(timespec="milliseconds")
        header = {**self._header, "exported": exported, **counts}
        return "".join(f"{line}\n" for line in [_line(header), *self._lines])


def _line(data: Mapping[str, object]) -> str:
    return json.dumps(data, separators=(",", ":"))
