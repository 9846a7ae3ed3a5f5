"""The page and the framed table: bundles their files under names with hashes."""

import json
import re
import shutil
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path

from web.builder.address import live
from web.builder.archive import digest
from web.builder.document import ENGLISH, LANGUAGES, OF_EMBED, with_integrity, with_words
from web.builder.names import integrity
from web.builder.paths import CACHE, WEB, fresh, run
from web.builder.scripts import add_scripts

_BUNDLER = Path(__file__).with_name("bundle.mjs")
METAFILE = CACHE / "esbuild.json"  # esbuild's metadata of the last bundle

_LANGUAGES = "frame/languages.ts"
_PREVIEW = WEB / "icons/preview.jpg"  # 1200×630
_DESCRIPTION = re.compile(r'name="description"\s+content="([^"]*)"')
_BUNDLED = {".ts", ".tsx", ".css"}
_REFERENCE = re.compile(r'(?:(?<= src=")|(?<= href="))(?![a-z]+:|#)[^"]+(?=")')
_FIRST_SCRIPT = '    <script type="module"'
_INLINE = re.compile(r' data-inline="([^"]+)">')


def add_page(site: Path, address: str = "") -> None:
    """Write `index.html`, with the built files in place of their sources.

    :param address: of the site; other sites then show a picture next to a link to it
    """
    _add_document(site, "index.html")
    if address:
        document = site / "index.html"
        document.write_text(with_preview(document.read_text(), address, _copy(site, _PREVIEW)))


def with_preview(html: str, address: str, picture: str) -> str:
    """Add what other sites show next to a link to the page (https://ogp.me).

    :param address: of the site
    :param picture: the name of a file of the site
    """
    found = _DESCRIPTION.search(html)
    assert found
    base = address.rstrip("/") + "/"
    facts = {
        'property="og:type"': "website",
        'property="og:title"': "Twentyfour",
        'property="og:description"': found[1],
        'property="og:url"': escape(base),
        'property="og:image"': escape(base + picture),
        'property="og:image:width"': "1200",
        'property="og:image:height"': "630",
        'name="twitter:card"': "summary_large_image",
    }
    tags = "".join(f'    <meta {name} content="{value}" />\n' for name, value in facts.items())
    return html.replace("  </head>", f"{tags}  </head>", 1)


def add_embed(site: Path) -> None:
    """Write `embed.html`; the names of its scripts and styles begin with `embed-`."""
    _add_document(site, "embed.html", OF_EMBED)


def is_of_embed(name: str) -> bool:
    """Return whether only the framed table needs this file."""
    return name == "embed.html" or name.startswith(OF_EMBED)


def _add_document(site: Path, name: str, prefix: str = "") -> None:
    html = document(name)
    references = sorted(set(_REFERENCE.findall(html)))
    scripts = [name for name in references if Path(name).suffix in _BUNDLED and name != _LANGUAGES]
    (first,) = (name for name in scripts if Path(name).suffix != ".css")
    directory = fresh(CACHE / "scripts")
    bundle(directory, scripts, format="esm", splitting=True)
    outputs = json.loads(METAFILE.read_text())["outputs"]
    built, preloaded = add_scripts(site, directory, outputs, first, prefix)
    if _LANGUAGES in references:
        references.remove(_LANGUAGES)
        words = json.dumps(_words(site, built))
        built |= _bundle_classic(site, [_LANGUAGES], {"WORDS": words})
    built |= {name: _add(site, name) for name in references if name not in scripts}
    html = _REFERENCE.sub(lambda found: built[found[0]], html)
    preloads = (f'    <link rel="modulepreload" href="{script}" />\n' for script in preloaded)
    html = html.replace(_FIRST_SCRIPT, "".join(preloads) + _FIRST_SCRIPT)
    (site / name).write_text(with_integrity(html, site, is_of_embed(name)))


def _words(site: Path, built: Mapping[str, str]) -> dict[str, tuple[str, list[tuple[str, str]]]]:
    """Return the direction of each language, and the files of its words with their hashes.

    The words of the first hand come first, then those that soon follow, then those of the pages.

    :param built: the files of the site by entry point
    """
    return {
        tag: (
            language["direction"],
            [
                (f"./{name}", integrity((site / name).read_bytes()))
                for name in (built[f"words:{tag}{part}"] for part in ("", "-later", "-pages"))
            ],
        )
        for tag, language in LANGUAGES.items()
    }


def document(name: str = "index.html") -> str:
    """Return a document with its words, inline style and inline script."""
    html = with_words((WEB / name).read_text())
    names = _INLINE.findall(html)
    directory = fresh(CACHE / "document")
    built = _bundle_classic(directory, names, {"TAGS": json.dumps(list(LANGUAGES))})
    return _INLINE.sub(lambda found: f">{(directory / built[found[1]]).read_text().strip()}", html)


def _bundle_classic(
    directory: Path, entries: Iterable[str], define: Mapping[str, str]
) -> dict[str, str]:
    """Bundle scripts that also run in old browsers, to show a message there."""
    # Every browser that reaches this code has dynamic imports.
    supported = {"dynamic-import": True}
    return bundle(
        directory, entries, define=define, format="iife", target="es2018", supported=supported
    )


def bundle(
    directory: Path,
    entries: Iterable[str],
    *,
    one_file: bool = False,
    define: Mapping[str, str] | None = None,
    **options: object,
) -> dict[str, str]:
    """Bundle the entry points by options of esbuild; return the name of each one's output."""
    settings = {
        **options,
        "entryPoints": list(entries),
        "outdir": str(directory),
        "define": {"ONE_FILE": str(one_file).lower(), **(define or {})},
    }
    run("node", _BUNDLER, json.dumps(settings), METAFILE, cwd=WEB)
    outputs = json.loads(METAFILE.read_text())["outputs"]
    return {
        output["entryPoint"]: Path(name).name
        for name, output in outputs.items()
        if "entryPoint" in output
    }


def _add(site: Path, name: str) -> str:
    source = WEB / name
    return _add_manifest(site, source) if source.suffix == ".webmanifest" else _copy(site, source)


def _add_manifest(site: Path, source: Path) -> str:
    """Write the app manifest of each language under a constant name.

    By this name a browser checks for a change. The English manifest has the name of the source.
    """
    manifest = json.loads(source.read_text())
    if address := live():  # so that the page of the address knows that the app is installed
        manifest["related_applications"] = [{"platform": "webapp", "url": address + source.name}]
    for picture in manifest["icons"] + manifest["screenshots"]:
        picture["src"] = _copy(site, WEB / picture["src"])
    for tag, language in LANGUAGES.items():
        words = json.loads((WEB / "locales" / f"{tag}.json").read_text())
        translated = manifest | {
            "lang": tag,
            "dir": language["direction"],
            "description": words[manifest["description"]],
            "shortcuts": [it | {"name": words[it["name"]]} for it in manifest["shortcuts"]],
        }
        name = source.name if tag == ENGLISH else f"{source.stem}-{tag}{source.suffix}"
        text = json.dumps(translated, ensure_ascii=False, indent=1) + "\n"
        (site / name).write_text(text)
    return source.name


def _copy(site: Path, source: Path) -> str:
    name = f"{source.stem}-{digest(source.read_bytes())}{source.suffix}"
    shutil.copyfile(source, site / name)
    return name
