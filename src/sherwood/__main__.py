"""`python -m sherwood`: the command line."""

from sherwood.cli import main

main()
