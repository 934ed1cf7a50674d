### What the command line says, in English.

## sherwood games

games-game = Game
games-title = Title
games-seats = Seats
games-options = Options
games-option = Option
games-about = What it means, and its values; the first is the default
games-clause = Clause
games-given = Only with { $option } { $values }.
games-more = `sherwood games GAME` explains the options of a game; `sherwood play GAME` begins one.

## sherwood play

play-you = You play { $seat }.
play-both = You play all seats.
play-bot = { $seat } is played by { $player }.
play-dice = Chance is drawn from a secret bound before the game: { $commitment }
play-help-first = Type a move, or `help` for all that can be typed.
play-seat = Now { $seat } chooses.
play-nothing = Nothing yet.
play-allowed = Nothing forbids `{ $move }`.
play-picks = You may name: { $picks }
play-undone = Taken back.
play-saved = Saved to { $file }.
play-saved-part = Saved to { $file } what you have seen. Once the game is over, save it again to keep it whole.
play-resigned = { $seat } resigns.
play-left = The game is left unfinished.
play-after = Type `save FILE` to keep the record, `log`, `board`, or `quit`.
play-over = The game is over. Only save, log, board, help and quit are left.
play-unknown-file = Write the name of a file after `save`, for example: save game.txt
play-need-move = Write a move after `{ $word }`, for example: { $word } { $example }
play-dropped = Something came in between, so this was not done: { $moves }
play-need-place = Write a place or a name after `around`, as the board writes them.
play-help-around =
    {"  "}around PLACE          what lies there and beside it; PLACE may be somebody who stands there
play-odds-rest = anything else
play-odds-next = the next question
play-help =
    Moves are typed in notation; case doesn't matter, beginnings of words do, and your own seat may be left out.
      { $example }
                            what you choose; what you don't name is none
      MOVE, CARD 2, CARD    several choices; the first word stands for all
      none                  nothing at all
    Words:
      board                 the position in words
      moves                 answers to choose from
      why MOVE              whether a rule forbids a move, and which
      odds MOVE             what may follow a move, and how likely it is
      hint                  what a strong computer player would do
      undo                  takes back your last moves, as long as nothing has followed them
      log                   what has happened so far
      save FILE             writes the record to a file
      resign                gives the game up
      quit                  leaves the game unfinished

## sherwood show

show-step = Step { $step } of { $steps }
show-seen-by = As { $reader } sees it
show-public = everybody
show-no-board = This record holds what one seat saw: its moves are all there is to show.
show-players = Players: { $players }
