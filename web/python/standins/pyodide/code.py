"""Replaces the functions that run code. The page only calls functions."""
