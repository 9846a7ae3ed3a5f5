"""Pictures of values for notebooks, and formulas for documents. The page has none of these."""
