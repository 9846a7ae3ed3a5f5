"""The data set: every hand of A to K with what the engine knows of it, and every partial state."""
