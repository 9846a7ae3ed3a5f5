"""Builds `build/site/` and `build/twentyfour.html`: `python -m web.build`."""

import json
import os
import shutil
import time
from pathlib import Path

from twentyfour._cli.page import one_file
from web.builder.address import live
from web.builder.cage import add_cage
from web.builder.components import add_components
from web.builder.engine import write_facts
from web.builder.headers import add_headers
from web.builder.licences import write_licences
from web.builder.offline import add_service_worker
from web.builder.page import add_embed, add_page
from web.builder.patches import add_patches
from web.builder.paths import BUILD, CACHE, GENERATED, SINGLE, SINGLE_DOCUMENT, SITE, fresh
from web.builder.runtime import File, add_runtime
from web.builder.sentences import write_sentences
from web.builder.single import build_single
from web.builder.sources import write_sources
from web.python.build import Level, build_runtime, level_wanted


def main() -> None:
    """Build the site in a temporary directory, then replace the old site."""
    start = time.perf_counter()
    CACHE.mkdir(parents=True, exist_ok=True)
    site = fresh(BUILD / "site.new")
    level, assets = add_python(site, level_wanted())
    add_page(site, os.environ.get("SITE", live()))
    add_embed(site)
    packed = {name: file["url"] for name, file in assets.items() if name != "whole"}
    SINGLE_DOCUMENT.write_text(build_single(packed))
    shutil.copy(SINGLE_DOCUMENT, site / SINGLE.name)
    SINGLE.write_bytes(one_file(site))
    shutil.copy(SINGLE, site)
    if releases := os.environ.get("EARLIER"):
        add_patches(site, Path(releases))
    add_service_worker(site)
    add_headers(site)
    add_components(site)
    fresh(SITE).rmdir()
    site.rename(SITE)
    size = SINGLE.stat().st_size / 1e6
    seconds = time.perf_counter() - start
    print(
        f"Built build/site/ and build/twentyfour.html, {size:.1f} MB,",
        f"with Python at the level '{level}', in {seconds:.1f} s",
    )


def add_python(site: Path, wanted: Level) -> tuple[Level, dict[str, File]]:
    """Add Python and the engine to a site, and write the page's imports to `web/generated/`."""
    GENERATED.mkdir(exist_ok=True)
    level, runtime = build_runtime(wanted)
    assets = add_runtime(site, runtime)
    add_cage(site)
    write_facts()
    write_sources()
    write_sentences()
    (GENERATED / "assets.json").write_text(json.dumps(assets, indent=1))
    write_licences("app/main.tsx", "app/shell/embed/embed.tsx", "engine/worker.ts", "offline/sw.ts")
    return level, assets


if __name__ == "__main__":
    main()
