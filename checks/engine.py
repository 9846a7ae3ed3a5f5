"""The modules of the engine import only modules below them, and need no names of characters."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter

from checks.files import ROOT

PARTS = (
    *("_frozen", "_pictured", "_slices", "operators", "cards", "expression"),
    *("_algebraic", "_search", "_essential", "_parsing", "parser", "referee", "solver", "_closest"),
    *("_why", "equivalence", "comparison", "_rating", "_techniques", "rating", "teaching"),
    *("_pictures", "_coaching", "certificates", "dealing", "editions", "_sheets", "puzzles"),
    *("lessons", "quiz", "impossible", "methods", "_diagnosis", "diagnosis", "_reading"),
    *("__init__", "gauntlet", "contract", "_bridge", "bridge", "_cli", "cli"),
    "__main__",
)
"""The modules and packages of the engine, from the bottom to the top."""


def faults() -> Iterator[str]:
    """Yield the faults in the sources of the engine."""
    sources = {
        ".".join(file.relative_to(ROOT).with_suffix("").parts): file.read_text(encoding="utf-8")
        for file in (ROOT / "twentyfour").rglob("*.py")
    }
    yield from faults_in(sources, PARTS)


def faults_in(sources: Mapping[str, str], parts: Sequence[str]) -> Iterator[str]:
    """Yield a line for each fault.

    :param sources: by module, such as `twentyfour.cards`; a package is its `__init__`
    :param parts: the parts of the engine, from the bottom to the top
    """
    trees = {module: ast.parse(source) for module, source in sources.items()}
    imports = {module: set(_imported(tree, sources)) for module, tree in trees.items()}
    found = {_part(module) for module in sources}
    for part in sorted(found.symmetric_difference(parts)):
        fault = "has no place in" if part in found else "does not exist: remove it from"
        yield f"twentyfour/{part} {fault} PARTS of checks/engine.py"
    places = {part: place for place, part in enumerate(parts)}
    for module, others in imports.items():
        for other in sorted(others):
            if places.get(_part(other), 0) > places.get(_part(module), len(parts)):
                yield f"{module} imports {other}, which is above it in PARTS of checks/engine.py"
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        yield f"modules import each other: {', '.join(error.args[1])}"
    for module, tree in trees.items():
        if any(map(_needs_character_names, ast.walk(tree))):
            yield f"{module} needs names of characters, which the page's Python lacks"


def _part(module: str) -> str:
    return module.split(".")[1]


def _imported(tree: ast.AST, modules: Mapping[str, object]) -> Iterator[str]:
    """Yield the modules of the engine that a module imports, at any level, also for types."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            module = name if name in modules else name.rpartition(".")[0]
            if module.partition(".")[0] == "twentyfour":
                yield module if module in modules else f"{module}.__init__"


def _needs_character_names(node: ast.AST) -> bool:
    r"""Return whether a text is a pattern with `\N{...}` or the name of such an encoding.

    Ruff bans the functions of `unicodedata`. Python replaces `\N{...}` in other texts itself.
    """
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and (r"\N{" in node.value or node.value == "namereplace")
    )
