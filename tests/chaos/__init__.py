"""Random failures of network, host and installation: `make chaos`."""
