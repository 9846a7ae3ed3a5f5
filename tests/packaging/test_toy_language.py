"""A language needs only a file and a row of the table."""

import base64
import gzip
import json
import re

import pytest

from tests.pseudo import english
from tests.variants import add_languages, build_variant, run_in
from twentyfour._cli.words import CLI
from web.builder.document import LANGUAGES, WORDS
from web.builder.paths import ROOT, SINGLE, SITE

TOYS = [f"x{letter}" for letter in "abcdefgh"]
MISSING = ("play.check", "play.hint", "statistics.title", "help.title")
"""Keys that the toy languages lack."""
FACTS = """import json, sys
from tests.packaging.sizes import sizes
from web.builder.document import WORDS
from web.builder.offline import rare_list, precache_list
from web.builder.paths import SITE

print(json.dumps({
    "words": sorted(f[1] for f in map(WORDS.fullmatch, (it.name for it in SITE.iterdir())) if f),
    "kept": [entry["url"] for entry in precache_list(SITE)],
    "rare": [entry.get("language") for entry in rare_list(SITE)],
    "offline set": sizes()["offline set"],
}))"""

_BUILD_SINGLE = """from web.builder.single import build_single

print(build_single({}))"""


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    """A folder with a build of the page that has eight more languages."""
    words = {key: entry for key, entry in english().items() if key not in MISSING}
    words["app.name"] = "Toy"
    toys = {tag: ({"name": tag, "direction": "ltr", "reviewed": False}, words) for tag in TOYS}
    root = tmp_path_factory.mktemp("toys")
    build_variant(root, lambda web: add_languages(web, toys))
    (root / "build" / SINGLE.name).symlink_to(SINGLE)  # its size is measured too
    return root


@pytest.fixture(scope="module")
def facts(root):
    return json.loads(run_in(root, FACTS))


def test_document_is_as_large_with_ten_languages_as_with_two(root):
    grown = root / "build" / "site" / "index.html"
    assert grown.stat().st_size == (SITE / "index.html").stat().st_size


def test_every_language_has_a_file_that_is_stored_when_used(facts):
    known = {match[1] for file in SITE.iterdir() if (match := WORDS.fullmatch(file.name))}
    assert set(facts["words"]) == {*known, *TOYS}
    assert set(facts["rare"]) - {None} == {*known, *TOYS}
    assert not [name for name in facts["kept"] if name.startswith(tuple(f"{t}-" for t in TOYS))]


def test_one_file_has_the_words_of_every_language_packed(root):
    grown, known = (run_in(folder, _BUILD_SINGLE) for folder in (root, ROOT))
    assert all(f'id="words-{tag}"' in grown for tag in TOYS)
    assert len(grown) - len(known) < 40_000 * len(TOYS)


def test_words_that_are_not_translated_are_english(root):
    site = root / "build" / "site"
    files = {tag: "".join(file.read_text() for file in site.glob(f"{tag}-*.js")) for tag in TOYS}
    assert all(f'"{key}":"{english()[key]}"' in text for text in files.values() for key in MISSING)


def test_words_of_the_command_line_are_not_in_the_page():
    scripts = [file.read_text(encoding="utf-8") for file in SITE.glob("*.js")]
    one_file = SINGLE.read_text(encoding="utf-8")
    assert not [text for text in (*scripts, one_file) if f'"{CLI}' in text]
    keys = [key for key in english() if not key.startswith(CLI)]
    packed = re.findall(r'id="words-[\w-]+">([^<]+)<', one_file)
    assert [len(json.loads(gzip.decompress(base64.b64decode(each)))) for each in packed] == [
        len(keys)
    ] * (len(LANGUAGES) - 1)


def test_unused_language_costs_only_its_address_and_hash(facts):
    kept = run_in(ROOT, FACTS)
    assert facts["offline set"] - json.loads(kept)["offline set"] < 200 * len(TOYS)
