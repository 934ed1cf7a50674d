"""What the pictures of all games are drawn with: brush, paints, surfaces and portraits. Every function returns SVG text.

The light comes from the north-west everywhere: highlights up and left, shadows down and right.
"""
