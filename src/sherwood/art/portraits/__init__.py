"""Busts and emblems, drawn round (0, 0) in a box of about -62..62 by -56..56, built from parts.

`heads` and `dress` and `arms` are the parts; `outlaws`, `castle`, `folk` and `things` put them together, one function
a portrait. Each has its own silhouette, so that it can be told from the others at 50 pixels and without colour.
"""
