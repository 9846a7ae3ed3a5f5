"""What people and language models write: whether an answer is right, where it is, and its steps."""
