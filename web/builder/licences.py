"""The licences of the shipped works, for the page `#/licences`."""

import json
import re
import sys
from email.parser import Parser
from pathlib import Path

from web.builder.page import METAFILE, bundle
from web.builder.paths import CACHE, GENERATED, WEB, fresh

_PACKAGE = re.compile(r".*node_modules/(?:@[^/]+/)?[^/]+(?=/)")

_LICENCE = re.compile("licen[cs]e", re.IGNORECASE)
_FIELDS = ("Name", "Version", "Licence", "Source")

Work = dict[str, str]


def write_licences(*entries: str) -> None:
    """Write `licences.json`: the works and data in the bundles of these entries."""
    works = [work for package in _shipped(entries) for work in licences_of(package)]
    works += [_read(file) for file in (WEB / "licences" / "data").glob("*.txt")]
    works.sort(key=lambda work: work["name"].lstrip("@").lower())
    (GENERATED / "licences.json").write_text(json.dumps(works, indent=1) + "\n")


def licences_of(package: Path) -> list[Work]:
    """Return the work of a package, or the works that `web/licences/` lists for it."""
    about = json.loads((package / "package.json").read_text())
    name, version = about["name"], about["version"]
    listed = sorted((WEB / "licences").glob(f"{name}-{version}/*.txt"))
    if listed:
        return [_read(file) for file in listed]
    licence = next((file for file in package.iterdir() if _LICENCE.match(file.name)), None)
    if licence is None:
        sys.exit(f"{name} {version} is shipped, but has no licence text; add web/licences/{name}-…")
    source = f"https://www.npmjs.com/package/{name}/v/{version}"
    return [_work(name, version, about["license"], source, licence.read_text())]


def _shipped(entries: tuple[str, ...]) -> list[Path]:
    """Return the directories of the packages that the bundles include."""
    bundle(fresh(CACHE / "licences"), entries, format="esm", external=["*/licences.json"])
    outputs = json.loads(METAFILE.read_text())["outputs"].values()
    files = {
        file
        for output in outputs
        for file, part in output["inputs"].items()
        if part["bytesInOutput"] > 0
    }
    return sorted({WEB / match[0] for match in map(_PACKAGE.match, files) if match})


def _read(file: Path) -> Work:
    """Read a licence text that begins with header lines."""
    head, text = file.read_text().split("\n\n", 1)
    letter = Parser().parsestr(head)
    name, version, licence, source = (str(letter[field]) for field in _FIELDS)
    return _work(name, version, licence, source, text)


def _work(name: str, version: str, licence: str, source: str, text: str) -> Work:
    return {
        "name": name,
        "version": version,
        "licence": licence,
        "source": source,
        "text": text.strip("\n"),
    }
