"""`shieldwall`: Normans, Saxons and Vikings, miniatures in inches. The rules are in `rules.md`; each module names its clauses."""
