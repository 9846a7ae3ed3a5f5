"""`bom.json`: which works the site consists of, in the form of CycloneDX 1.6.

The works are those of the page `#/licences`. The lock file has the hashes of the npm packages, as
they were downloaded. The hashes of the files are those of this build.
"""

import base64
import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypedDict
from urllib.parse import quote

from twentyfour import __version__
from web.builder.licences import Work
from web.builder.paths import GENERATED, WEB

BILL = "bom.json"

_GITHUB = re.compile(r"https://github\.com/([^/]+/[^/]+)/tree/(.+)")
_IDENTIFIER = re.compile(r"[A-Za-z0-9.+-]+")
_EXPRESSION = re.compile(rf"{_IDENTIFIER.pattern}( (WITH|AND|OR) {_IDENTIFIER.pattern})+")


class Locked(TypedDict):
    """A package in the lock file."""

    version: str
    integrity: str


def add_components(site: Path) -> None:
    """Write `bom.json` for the files of a site. Call this last."""
    works = json.loads((GENERATED / "licences.json").read_text())
    locked = json.loads((WEB / "package-lock.json").read_text())["packages"]
    files = {file.name: file.read_bytes() for file in sorted(site.iterdir()) if file.name != BILL}
    (site / BILL).write_text(json.dumps(bill_of(works, locked, files), indent=1) + "\n")


def bill_of(
    works: list[Work], locked: Mapping[str, Locked], files: Mapping[str, bytes]
) -> dict[str, object]:
    """Return the bill of materials.

    :param works: as in `licences.json`
    :param locked: the packages of the lock file by folder
    :param files: the files of the site by name
    """
    components = [_component(work, locked) for work in works]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "twentyfour",
                "name": "twentyfour",
                "version": __version__,
                "licenses": [{"license": {"id": "MIT"}}],
                "components": [*_files(files)],
            }
        },
        "components": components,
        "dependencies": [
            {"ref": "twentyfour", "dependsOn": [each["bom-ref"] for each in components]}
        ],
    }


def _files(files: Mapping[str, bytes]) -> Iterator[dict[str, object]]:
    for name, content in files.items():
        digest = hashlib.sha256(content).hexdigest()
        hashes = [{"alg": "SHA-256", "content": digest}]
        yield {"type": "file", "bom-ref": f"file:{name}", "name": name, "hashes": hashes}


def _component(work: Work, locked: Mapping[str, Locked]) -> dict[str, object]:
    name, version = work["name"], work["version"]
    package = locked.get(f"node_modules/{name.lower()}")
    from_npm = package is not None and package["version"] == version
    address = _npm(name.lower(), version) if from_npm else _github(work["source"])
    component: dict[str, object] = {
        "type": "library",
        "bom-ref": address or f"{name}@{version}",
        "name": name,
        "version": version,
        "licenses": [_licence(work["licence"])],
        "externalReferences": [{"type": "website", "url": work["source"]}],
    }
    if address:
        component["purl"] = address
    if package and from_npm:
        algorithm, _, digest = package["integrity"].partition("-")
        content = base64.b64decode(digest).hex()
        component["hashes"] = [
            {"alg": algorithm.upper().replace("SHA", "SHA-"), "content": content}
        ]
    return component


def _npm(name: str, version: str) -> str:
    return f"pkg:npm/{quote(name)}@{quote(version)}".replace("npm/@", "npm/%40")


def _github(source: str) -> str | None:
    found = _GITHUB.fullmatch(source)
    return f"pkg:github/{found[1]}@{found[2]}" if found else None


def _licence(licence: str) -> dict[str, object]:
    """An SPDX identifier or expression, or words such as `public domain`."""
    expression = licence.replace(" or ", " OR ")
    if _EXPRESSION.fullmatch(expression):
        return {"expression": expression}
    kind = "id" if _IDENTIFIER.fullmatch(licence) else "name"
    return {"license": {kind: licence}}
