"""Text to tokens, and the numbers that they stand for."""
