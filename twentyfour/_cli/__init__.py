"""What the command line prints, and how a terminal shows it."""
