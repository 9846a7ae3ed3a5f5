"""The parts of the build, in the order in which `web/build.py` uses them."""
