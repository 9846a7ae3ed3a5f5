"""Algebraic forms: expressions up to commutativity, associativity and moved signs."""
