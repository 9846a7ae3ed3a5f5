"""Makes `build/site/` from the sources: `python -m web.build [--stock-runtime]`."""

import argparse
import json
import time

from web.builder.engine import build_wheel, write_facts
from web.builder.modules import find_modules
from web.builder.page import add_page, add_worker
from web.builder.paths import BUILD, CACHE, GENERATED, SITE, fresh
from web.builder.relink import relinked_runtime, stock_runtime
from web.builder.runtime import add_runtime
from web.builder.stdlib import build_stdlib


def main() -> None:
    """Build the site beside the old one, and put it in its place when it is whole."""
    parser = argparse.ArgumentParser(prog="python -m web.build")
    parser.add_argument("--stock-runtime", action="store_true", help="take Pyodide as it comes")
    options = parser.parse_args()
    start = time.perf_counter()
    CACHE.mkdir(parents=True, exist_ok=True)
    site = fresh(BUILD / "site.new")
    write_facts()
    wheel = build_wheel()
    modules = find_modules(wheel)
    unused = modules.builtin - modules.loaded
    runtime = stock_runtime() if options.stock_runtime else relinked_runtime(unused)
    assets = add_runtime(site, runtime, build_stdlib(modules.loaded), wheel)
    assets["worker"] = add_worker(site)
    (GENERATED / "assets.json").write_text(json.dumps(assets, indent=1) + "\n")
    add_page(site)
    fresh(SITE).rmdir()
    site.rename(SITE)
    size = sum(file.stat().st_size for file in SITE.rglob("*") if file.is_file()) / 1e6
    print(f"Built build/site/, {size:.1f} MB, in {time.perf_counter() - start:.1f} s")


if __name__ == "__main__":
    main()
