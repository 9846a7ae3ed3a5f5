"""Builds Python for the page: unchanged, from a snapshot, or cut to what ran in training."""
