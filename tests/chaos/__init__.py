"""What can go wrong on the way to the page, at random moments: `make chaos`."""
