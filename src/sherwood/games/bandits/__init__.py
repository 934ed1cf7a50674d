"""`bandits`: Sherwood Bandits, placement and dice. The rules are in `rules.md`; each module names the clauses it holds."""
