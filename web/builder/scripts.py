"""Adds the scripts of a bundle to the site, under names that do not change with other scripts."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from web.builder.names import with_hash

_IMPORTED = re.compile(r'(?<="\./)[\w.-]+\.js(?=")')
# The helpers of esbuild have no effects; this import would only cost a request.
_FOR_EFFECTS = re.compile(r'import"\./[\w-]*helpers\.js";')
_CHUNK = "-chunk."  # ends the name of a module that only lists what is in a chunk
# Makes Chromium compile all functions of a script while it arrives, in another thread.
_COMPILE = "//# allFunctionsCalledOnLoad\n"

Outputs = Mapping[str, Mapping[str, Any]]
"""The outputs in esbuild's metafile, by path."""


class Added(NamedTuple):
    """Files of the site: those of the entry points, and the scripts that run first."""

    entries: dict[str, str]
    first: list[str]


def add_scripts(site: Path, directory: Path, outputs: Outputs, entry: str, prefix: str) -> Added:
    """Move the files of a bundle into the site.

    esbuild splits the first script into its entry point, a file that only imports a chunk, and this
    chunk. The chunk takes the place of the entry point.

    :param directory: of the bundle
    :param entry: the entry point of the first script
    :param prefix: of the names of all scripts
    """
    names = {Path(path).name: f"{prefix}{name}.js" for path, name in _names(outputs, entry).items()}
    added = {}
    for path, output in outputs.items():
        file = directory / Path(path).name
        if file.name in names:
            text = _IMPORTED.sub(lambda found: names[found[0]], file.read_text())
            text = _FOR_EFFECTS.sub("", text)
            content = (_COMPILE * (entry in output["inputs"]) + text).encode()
            added[path] = with_hash(names[file.name], content)
            (site / added[path]).write_bytes(content)
        elif file.suffix != ".js":
            added[path] = file.rename(site / file.name).name
    (first,) = (path for path, output in outputs.items() if entry in output["inputs"])
    imports = [it["path"] for it in outputs[first]["imports"] if it["kind"] == "import-statement"]
    entries = {str(outputs[path].get("entryPoint")): name for path, name in added.items()}
    return Added({**entries, entry: added[first]}, sorted(added[it] for it in (first, *imports)))


def _names(outputs: Outputs, entry: str) -> dict[str, str]:
    """Name each script after an entry point, or after its largest module.

    The folders of the module tell scripts with the same name apart.
    """
    scripts = [
        ("entryPoint" not in output, _module(output, entry), path)
        for path, output in outputs.items()
        if path.endswith(".js") and (output.get("entryPoint") != entry or entry in output["inputs"])
    ]
    names: dict[str, str] = {}
    for _, module, path in sorted(scripts):
        *folders, name = Path(module).with_suffix("").parts
        while name in {"index", *names.values()}:
            name = f"{folders.pop()}-{name}"
        names[path] = name
    return names


def _module(output: Mapping[str, Any], entry: str) -> str:
    inputs = output["inputs"]
    if entry in inputs:
        return entry
    if "entryPoint" in output:
        return str(output["entryPoint"]).rpartition(":")[2]
    sizes = {module: (_CHUNK in module, part["bytesInOutput"]) for module, part in inputs.items()}
    return max(inputs, key=lambda module: (sizes[module], module), default="helpers")
