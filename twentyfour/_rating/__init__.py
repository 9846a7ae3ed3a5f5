"""What makes a hand hard: its difficulty, the reasons for it, and its school step."""
