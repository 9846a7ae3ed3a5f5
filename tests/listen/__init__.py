"""Tests with Orca and Firefox: `make listen`."""
