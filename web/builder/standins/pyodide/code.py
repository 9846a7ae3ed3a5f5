"""In place of ways to run code: the page calls functions alone."""
