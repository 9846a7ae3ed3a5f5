"""The site lists its components in the form of CycloneDX."""

import base64
import hashlib
import json

import pytest

from twentyfour import __version__
from web.builder.components import BILL, bill_of
from web.builder.paths import GENERATED, SITE, WEB

LOCKED = {"node_modules/@a/b": {"version": "1.2.3", "integrity": "sha512-AAEC"}}


def work(**facts):
    given = {
        "name": "b",
        "version": "1",
        "licence": "MIT",
        "source": "https://b.example",
        "text": "",
    }
    return {**given, **facts}


@pytest.fixture(scope="module")
def bill():
    return json.loads((SITE / BILL).read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def components(bill):
    return {component["bom-ref"]: component for component in bill["components"]}


def test_every_work_of_the_licences_is_a_component(components):
    works = json.loads((GENERATED / "licences.json").read_text(encoding="utf-8"))
    named = sorted((component["name"], component["version"]) for component in components.values())
    assert named == sorted((work["name"], work["version"]) for work in works)
    assert {"CPython", "Pyodide", "Zstandard", "preact", "qr"} <= {name for name, _ in named}


def test_packages_have_the_hashes_of_the_lock_file(components):
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    packages = [each for each in components.values() if each.get("purl", "").startswith("pkg:npm/")]
    assert len(packages) > 10
    for package in packages:
        (digest,) = package["hashes"]
        assert digest["alg"] == "SHA-512"
        content = base64.b64encode(bytes.fromhex(digest["content"])).decode()
        assert locked[f"node_modules/{package['name'].lower()}"]["integrity"] == f"sha512-{content}"


def test_every_other_file_of_the_site_is_listed_with_its_hash(bill):
    about = bill["metadata"]["component"]
    assert (about["name"], about["version"]) == ("twentyfour", __version__)
    assert {file["name"]: file["hashes"][0]["content"] for file in about["components"]} == {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest()
        for file in SITE.iterdir()
        if file.name != BILL
    }


def test_game_depends_on_every_component_and_each_has_a_name_of_its_own(bill, components):
    assert len(components) == len(bill["components"])
    assert bill["dependencies"] == [{"ref": "twentyfour", "dependsOn": [*components]}]


@pytest.mark.parametrize(
    ("facts", "address"),
    [
        ({"name": "@a/b", "version": "1.2.3"}, "pkg:npm/%40a/b@1.2.3"),
        ({"name": "@a/b", "version": "1.2.4"}, None),
        ({"source": "https://github.com/a/b/tree/v1"}, "pkg:github/a/b@v1"),
        ({}, None),
    ],
)
def test_component_has_the_address_of_its_package(facts, address):
    (component,) = bill_of([work(**facts)], LOCKED, {})["components"]
    assert component.get("purl") == address
    assert ("hashes" in component) == (address == "pkg:npm/%40a/b@1.2.3")


@pytest.mark.parametrize(
    ("licence", "form"),
    [
        ("MIT", {"license": {"id": "MIT"}}),
        ("MIT or NCSA", {"expression": "MIT OR NCSA"}),
        ("Apache-2.0 WITH LLVM-exception", {"expression": "Apache-2.0 WITH LLVM-exception"}),
        ("public domain", {"license": {"name": "public domain"}}),
    ],
)
def test_licence_is_an_identifier_an_expression_or_a_name(licence, form):
    (component,) = bill_of([work(licence=licence)], {}, {})["components"]
    assert component["licenses"] == [form]


@pytest.mark.thorough
def test_list_has_the_form_of_the_standard():
    validation = pytest.importorskip(
        "cyclonedx.validation.json", reason="`make test-thorough` gets it"
    )
    schema = pytest.importorskip("cyclonedx.schema")
    validator = validation.JsonStrictValidator(schema.SchemaVersion.V1_6)
    assert validator.validate_str((SITE / BILL).read_text(encoding="utf-8")) is None
