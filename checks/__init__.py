"""The project's own rules about its files: `python -m checks`, as part of `make check`."""
