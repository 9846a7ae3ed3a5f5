"""Scenarios with Orca and Firefox: `make listen`."""
