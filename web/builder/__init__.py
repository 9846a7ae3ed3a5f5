"""The steps of the build, in the order of `web/build.py`."""
