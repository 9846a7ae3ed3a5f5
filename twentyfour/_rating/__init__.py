"""What makes a hand hard, and which technique a solution needs."""
