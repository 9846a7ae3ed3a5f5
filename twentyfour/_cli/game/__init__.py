"""The game in a terminal: `twentyfour game`."""
