"""In place of Pyodide's evaluation of code, which wants the parser: the page only calls functions.

Pyodide's own start evaluates `{}`, and things such as `import builtins; builtins.__dict__`.
"""

__all__ = ["eval_code", "pyimport_impl"]


def eval_code(source: str, _globals: object = None) -> object:
    """Return an empty dict, or what is named last."""
    expression = source.rpartition(";")[2].strip()
    return {} if expression == "{}" else pyimport_impl(expression)


def pyimport_impl(path: str) -> object:
    """Import a module, or something of one."""
    stem, *name = path.rsplit(".", 1)
    found: object = __import__(stem, fromlist=name)
    return getattr(found, *name) if name else found
