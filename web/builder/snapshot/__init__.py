"""The memory that every start in a page begins with."""
