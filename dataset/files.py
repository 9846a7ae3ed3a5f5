"""The files of the data set: JSON Lines and CSV of the same rows, and their checksums."""

import csv
import hashlib
import io
import json
from collections.abc import Iterable, Mapping, Sequence

Row = Mapping[str, object]


def both_forms(name: str, rows: Sequence[Row]) -> dict[str, bytes]:
    """Return the files of some rows by name. All rows have the same columns."""
    return {
        f"{name}.jsonl": json_lines(rows).encode(),
        f"{name}.csv": comma_separated(rows).encode(),
    }


def json_lines(rows: Iterable[Row]) -> str:
    """Return a line of JSON for each row."""
    return "".join(f"{_json(row)}\n" for row in rows)


def comma_separated(rows: Sequence[Row]) -> str:
    """Return a table with a line for the names of the columns, in the form of RFC 4180."""
    file = io.StringIO()
    table = csv.DictWriter(file, rows[0].keys())
    table.writeheader()
    table.writerows({name: _cell(value) for name, value in row.items()} for row in rows)
    return file.getvalue()


def checksums(files: Mapping[str, bytes]) -> str:
    """Return the SHA-256 of each file, as `sha256sum --check` reads them."""
    return "".join(f"{hashlib.sha256(files[name]).hexdigest()}  {name}\n" for name in sorted(files))


def _cell(value: object) -> str:
    """A list of plain values is separated by spaces. None is empty. Other structures are JSON."""
    if value is None:
        return ""
    if isinstance(value, list):
        return " ".join(map(str, value))
    return value if isinstance(value, str) else _json(value)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
