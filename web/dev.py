"""Builds Python for `make dev` at a level that is ready in seconds: `python -m web.dev`."""

from web.build import add_python
from web.builder.paths import BUILD, CACHE


def main() -> None:
    """Write Python to `build/dev/`, which `builder/dev.mjs` serves."""
    CACHE.mkdir(parents=True, exist_ok=True)
    site = BUILD / "dev"
    site.mkdir(parents=True, exist_ok=True)
    add_python(site, "snapshot")


if __name__ == "__main__":
    main()
