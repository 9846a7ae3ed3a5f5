"""Makes a started Python forget how it was loaded. No module is imported afterwards.

`snapshot.mjs` calls this in Pyodide. Importing a loaded module needs none of the removed objects.
"""

import gc
import sys
from types import ModuleType

_LOADERS = (
    *("importlib._bootstrap_external", "_frozen_importlib_external", "zipimport"),
    *("importlib.abc", "importlib._abc", "importlib.machinery", "importlib.util"),
    *("site", "_sitebuiltins"),
)


_MAKERS = ("annotationlib", "dataclasses", "typing")  # they create classes


def release() -> None:
    """Forget the modules that find and load others, and their caches."""
    for noted in (sys.meta_path, sys.path_hooks, sys.path, sys.path_importer_cache):
        noted.clear()
    loaders = [vars(sys.modules.pop(name)) for name in _LOADERS]
    makers = [vars(sys.modules[name]) for name in _MAKERS]
    for module in sys.modules.values():
        if isinstance(module, ModuleType):  # modules of JavaScript have no such names
            vars(module).update(__spec__=None, __loader__=None)
    for names in (*loaders, *makers):
        names.clear()
    del sys.modules[__name__]
    gc.collect()
