"""`skirmish`: a man-to-man hex wargame in Sherwood. Each module names the clauses it holds."""
