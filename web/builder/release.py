"""Cuts a release of the version in `twentyfour/__init__.py`: `python -m web.builder.release`.

It writes the heading of CHANGELOG.md and the date of CITATION.cff, and the notes of the release
into `build/notes.md`. It prints the version. The workflow commits the change and tags it.
"""

import re
import sys
from datetime import UTC, date, datetime

from twentyfour import __version__
from web.builder.paths import BUILD, ROOT

CHANGELOG = ROOT / "CHANGELOG.md"
CITATION = ROOT / "CITATION.cff"
NOTES = BUILD / "notes.md"

_UNRELEASED = "## Unreleased\n"
_SECTION = re.compile(r"^## .*\n", re.MULTILINE)
_WRAPPED = re.compile(r"\n +(?=\S)")  # GitHub shows the ends of lines in the notes of a release
_VERSION = re.compile(r"\d+\.\d+\.\d+")


class CannotRelease(SystemExit):
    """Why there can be no release, as a sentence."""


def cut(changelog: str, version: str, day: date) -> tuple[str, str]:
    """Return a change log whose unreleased changes belong to a version, and these changes.

    An empty section for the next changes remains. Raises CannotRelease for a version that is not
    like 1.2.3, for one that has a heading, and if there are no changes.
    """
    if not _VERSION.fullmatch(version):
        raise CannotRelease(f"{version} is not a version such as 1.2.3.")
    if re.search(rf"^## {re.escape(version)}\b", changelog, re.MULTILINE):
        raise CannotRelease(f"{version} has been released: raise twentyfour.__version__.")
    before, found, after = changelog.partition(_UNRELEASED)
    following = _SECTION.search(after)
    changes = (after[: following.start()] if following else after).strip("\n")
    if not found or not changes:
        raise CannotRelease("CHANGELOG.md has no changes under the heading Unreleased.")
    heading = f"{_UNRELEASED}\n## {version} - {day.isoformat()}\n"
    return f"{before}{heading}{after}", _WRAPPED.sub(" ", f"{changes}\n")


def cited(citation: str, version: str, day: date) -> str:
    """Return the citation file with a version and its date."""
    lines = [line for line in citation.splitlines() if not line.startswith("date-released:")]
    at = next(place for place, line in enumerate(lines) if line.startswith("version:"))
    lines[at : at + 1] = [f"version: {version}", f"date-released: {day.isoformat()}"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the files, or say why there can be no release."""
    day = datetime.now(UTC).date()
    changelog, notes = cut(CHANGELOG.read_text(encoding="utf-8"), __version__, day)
    NOTES.parent.mkdir(exist_ok=True)
    NOTES.write_text(notes, encoding="utf-8")
    CHANGELOG.write_text(changelog, encoding="utf-8")
    citation = cited(CITATION.read_text(encoding="utf-8"), __version__, day)
    CITATION.write_text(citation, encoding="utf-8")
    sys.stdout.write(f"{__version__}\n")


if __name__ == "__main__":
    main()
