"""The command line: one module a command, imported when the command is given."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from sherwood import __version__
from sherwood.kernel.game import Refusal

COMMANDS = {
    "games": "List the games, their seats and options.",
    "play": "Play in the terminal by typed notation.",
    "show": "Show a record at any moment, through any seat's eyes.",
    "odds": "What may follow a move of a record: exact odds.",
    "simulate": "Let computers play many games, and count.",
    "balance": "Find out how even a game is, and what its options change.",
    "verify": "Check a record against the rules and its fair dice.",
    "fuzz": "Play random games and check the kernel's promises.",
    "serve": "Open the table in the browser.",
    "scenario": "Check scenarios that you write, and buy forces for skirmish.",
}
OWN = "SHERWOOD_OWN"
"""The environment variable that tells games, and all processes they start, of the folder with data of one's own."""
REFUSED = 2
"""Exit code for what can't be done as asked."""
INTERRUPTED = 130

app = App(
    name="sherwood",
    help="Robin Hood's tabletop games with every rule enforced.",
    version=__version__,
    default_parameter=Parameter(negative=()),
)
for _place, (_name, _help) in enumerate(COMMANDS.items()):
    app.command(f"{__name__}.{_name}:{_name}", name=_name, help=_help, sort_key=_place)


@app.meta.default
def with_own(
    *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    own: Annotated[Path | None, Parameter(env_var=OWN)] = None,
) -> None:
    """Runs the command.

    Parameters
    ----------
    own
        A folder with scenarios, maps and figures of your own, laid over ours; goes with every command.
    """
    if own is not None:
        os.environ[OWN] = str(own.absolute())
    app(tokens, exit_on_error=False, print_error=False)


def main() -> None:
    """Runs the command given; what can't be done is told on one or two lines and ends with exit code 2."""
    try:
        app.meta(exit_on_error=False, print_error=False)
    except (CycloptsError, Refusal) as refusal:
        print(f"sherwood: {refusal}", file=sys.stderr)
        sys.exit(REFUSED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
