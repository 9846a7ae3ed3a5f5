"""The page and the framed table: bundles their files under names with hashes."""

import json
import re
import shutil
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path

from web.builder.archive import digest
from web.builder.document import (
    ENGLISH,
    LANGUAGES,
    OF_EMBED,
    WORDS,
    integrity,
    with_integrity,
    with_words,
)
from web.builder.paths import CACHE, WEB, fresh, run

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
    built = bundle(site, scripts, format="esm", splitting=True, chunkNames=f"{prefix}[name]-[hash]")
    built[first] = _join_first(site, first, built[first])
    preloads = _preloads(site, scripts)
    if _LANGUAGES in references:
        references.remove(_LANGUAGES)
        words = json.dumps(_words(site))
        built |= _bundle_classic(site, [_LANGUAGES], {"WORDS": words})
    built |= {name: _add(site, name) for name in references if name not in scripts}
    html = _REFERENCE.sub(lambda found: built[found[0]], html)
    html = html.replace(_FIRST_SCRIPT, preloads + _FIRST_SCRIPT)
    (site / name).write_text(with_integrity(html, site, is_of_embed(name)))


def _words(site: Path) -> dict[str, tuple[str, list[tuple[str, str]]]]:
    """Return the direction of each language, and the files of its words with their hashes.

    The words of the first hand come first, then those that soon follow, then those of the pages.
    """
    found = [match for file in site.iterdir() if (match := WORDS.fullmatch(file.name))]
    found.sort(key=lambda match: match[2] or "")
    files = {tag: [match[0] for match in found if match[1] == tag] for tag in LANGUAGES}
    return {
        tag: (
            language["direction"],
            [(f"./{name}", integrity(site / name)) for name in files[tag]],
        )
        for tag, language in LANGUAGES.items()
    }


def _join_first(site: Path, entry: str, stub: str) -> str:
    """Replace the entry file, which only imports a chunk, with this chunk; return its name.

    The added comment makes Chromium compile all functions of the chunk while it arrives, in another
    thread.
    """
    outputs = json.loads(METAFILE.read_text())["outputs"]
    (chunk,) = (Path(name).name for name, output in outputs.items() if entry in output["inputs"])
    (site / stub).unlink()
    first = chunk.replace("chunk", Path(entry).stem)
    (site / chunk).rename(site / first)
    for file in (*site.glob("*.js"), METAFILE):
        file.write_text(file.read_text().replace(chunk, first))
    script = site / first
    script.write_text(f"//# allFunctionsCalledOnLoad\n{script.read_text()}")
    return first


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


def _preloads(site: Path, scripts: Iterable[str]) -> str:
    """Return preload links for scripts and their chunks, which should not wait for the styles."""
    outputs = json.loads(METAFILE.read_text())["outputs"]
    first = [name for name, output in outputs.items() if output.get("entryPoint") in scripts]
    chunks = [
        needed["path"]
        for name in first
        for needed in outputs[name]["imports"]
        if needed["kind"] == "import-statement" and not needed.get("external")
    ]
    files = {Path(name).name for name in (*first, *chunks) if name.endswith(".js")}
    there = sorted(name for name in files if (site / name).exists())
    return "".join(f'    <link rel="modulepreload" href="{name}" />\n' for name in there)


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
