"""Tokens of a text, and the readings of its numbers."""
