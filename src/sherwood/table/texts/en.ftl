# What the web table says in its pages and scripts. In scripts' texts { $name } stays open until the script fills it.

tagline = Robin Hood’s tabletop games, by the full rules: against the computer, a friend by link, or across one screen.
promises = Every rule enforced and explained · exact odds · fair dice you can check · nothing to install, nobody tracked
skip = To the content
page-tools = Language and looks
language-en = English
language-fr = Français
theme = Light or dark
close = Close
network-lost = The table can’t be reached. Is it running? Try again in a moment.
refused = The table refused that. Load the page anew and try again.
problem-title = That didn’t work
to-home = To the start page

# home
play-at-once = Play at once, against the computer:
first-game = First game, led step by step
play-against-computer = { $seat } against the computer
play-against-computers = Play against computers
my-tables = My tables
resume = Resume
forget = Forget
table-mine = Your turn
table-waits = Waiting
table-over = Over

seats-count = { $counts } seats
seats-or = { $counts } or { $most }
read-rules = read the rules
rules-of = Rules: { $game }
set-the-table = Set the table your way
who-sits = Who sits where
my-name = Your name
guest = Guest
seat-who = { $seat }: who plays
who-me = Me
who-friend = A friend, by link
who-screen = Somebody at this screen
who-computer = Computer: { $strength }
strength-novice = novice
strength-seasoned = seasoned
strength-master = master
curtain = A curtain between turns
curtain-about = Hides each hand until its player is at the screen. Leave it out to play all seats openly by yourself.
options = Options
variants = Variants of the rules
variants-about = { $count } to choose from, none needed
variants-search = Search the variants
variants-chosen = { $count } chosen
clock = Clock
clock-kind = Kind of clock
clock-none = No clock
clock-move = So long for each choice
clock-days = By correspondence
clock-seconds = Time for a choice
clock-day-count = Days for a choice
seconds = { $count ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [600] 10 minutes
   *[other] { $count } seconds
}
days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
clock-out = When time runs out
clock-out-computer = a computer plays on
clock-out-forfeit = the game is lost (with three or more, a computer plays on)
start = Start the game

open-record = Open a record
open-record-about = Any Sherwood record replays here, move by move. You can go on playing from any moment of it.
open-record-drop = Choose a record, or drop it here
record-faults = Part of this record can’t be read:
record-open = Open what can be read

# table
table = Table
board = The table
text-board = Position as text
prompt = What you are asked
picks = What you can pick
moves = Moves
seats = Seats
table-tools = Tools
panel = Log and chat
loading = Laying the table …
undo = Undo
undo-keys = Undo (U or Ctrl+Z)
clear = Let go
coach = Lead me step by step
coach-heard = Got it
as-list = As a list
view = Look at the map
zoom-in = Closer
zoom-out = Farther
zoom-fit = The whole map
find-picks = What can be picked
bare = The map without pieces
hint = Hint
help = Help
more = More
place = Where it is set down
place-x = East
place-y = North
place-facing = Facing
place-there = Set down
place-nudge = Nudge
place-west = a little to the west
place-north = a little to the north
place-south = a little to the south
place-east = a little to the east
place-left = turn left
place-right = turn right
notation = Type a move
notation-label = Move in notation, several separated by ;
make-move = Make it
tell-me = Tell me when it’s my turn
tell-me-on = You will be told when it’s your turn, as long as this page is open.
tell-me-denied = Your browser doesn’t allow notifications from this page. Allow them in its settings first.
word = Send me word when it’s my turn
word-about = Word goes out when you are asked and away for half a minute. It goes to you alone; the address is shown to nobody, and you can take it back.
word-to = { $mails ->
    [True] { $calls ->
        [True] E-mail address, or URL of a webhook
       *[False] E-mail address
    }
   *[False] URL of a webhook
}
word-send = Send me word
word-stop = No more
word-on = Word will be sent when it’s your turn and you are away.
word-off = No word will be sent any more.
links = Links to this table
link-seat = { $seat }’s link: give it to the friend who plays that seat
link-watch = Watchers’ link: shows what is open to everybody
link-none = There is no other link: you hold every seat that a person plays.
copy = Copy
copied = Copied
replay = Replay
record = Download the record
rules = Rules
resign = Resign
resign-title = Resign this game?
resign-about = The game ends at once and the other side wins. This can’t be taken back.
resign-about-many = A computer plays on for you, and the others go on. You may take your seat back at any time.
play-on = Play on
log = Log
chat = Chat
chat-label = Say something
send = Send
panel-open = Log and more
panel-close = Back
lost = The line is cut. Trying again …
gone = There is no such table any more. Perhaps it was put away; look at your tables on the start page.
my-turn = Your turn

here = here
away = away
done = has chosen
computer = computer
points = points
clock-of = { $name }’s time left
my-clock = Your time left
if-confirmed = If you confirm now
hint-is = Suggestion: { $text }
rematch = Another game
rematch-asked = Another game: waiting for the others
next-table = To the next game
replay-from = Replay from step { $step }
log-in-full = in full
curtain-over = Pass the screen on. Nobody else looks, please.
curtain-title = { $name } is next
curtain-open = { $name }: open the curtain
arrive-title = Take your seat
sit-down = Sit down
sit-again = Take my seat back
whole-rules = Read it among the whole rules
help-title = Keys and fingers
help-pointer = Click a card to pick it or to let go of it; click anything else to hear why it can’t be picked. Rest on a card or a button, or hold a finger on it, to see what it costs, what may follow and which clause governs it; a card is shown large.
key-walk = walk among the cards you can pick
key-pick = pick a card, or let go of it
key-buttons = press the button with that number
key-confirm = confirm
key-clear = let go of everything
key-undo = take your last choice back
key-hint = ask for a hint
key-why = why can’t this one be picked?
key-rule = open the clause that governs this choice
key-notation = type a move
key-text = show the position as text
key-log = read the log
key-list = what can be picked as a list
key-zoom = look closer at a map, from farther, at the whole
key-pan = move a map
key-find = find on a map what can be picked
key-place = type where what you picked goes; up and down change a number
key-nudge = nudge by a tenth of an inch what is set down, with Shift by an inch; turn it
key-bare = show a map without pieces
key-help = this help
fair = Fair dice
fair-badge = Fair dice: sealed
fair-verified = Every draw checked: the dice were fair
fair-failed = A draw doesn’t match the sealed secret
fair-sealed = The secret is sealed until the game ends.
fair-open = sealed until the end
fair-about = Before the first card the table showed a fingerprint of its secret. Every draw follows from that secret and from a number that each player’s browser added, so nobody can choose the cards as the game goes on. At the end the secret is opened and your browser is shown whether each draw matches.
fair-limit = It shows that the table did not choose draws after seeing moves. It doesn’t bind a host who plays himself and looks at the secret.
fair-commitment = Fingerprint of the secret
fair-secret = Secret

# replay
replay-step = Step
replay-first = To the start
replay-back = One step back
replay-forward = One step on
replay-phase-back = To the phase before
replay-phase-forward = To the next phase
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-eyes = Seen by
replay-copy = Copy link
replay-count = { $step } of { $steps }
replay-start = The start of the game.
branch = Play on
branch-about = A new game begins at this moment, with dice of its own. This one stays as it is.

# rules and about
contents = Contents
about = About
about-what = Sherwood plays tabletop games about Robin Hood by their full rules: in the browser, at the command line, in a notebook. Each rule is enforced, and each refusal names the clause it rests on.
about-credits = Credits
about-designers = These games were designed by others, and all credit for them is theirs. The rules of the card game name neither author nor publisher; if you know who made it, please tell us, so that we can say so here.
about-none-held = Sherwood holds none of their texts and none of their art. The rules are retold clause by clause in our own words, and every picture is drawn by our own code.
about-private = Privacy
about-private-text = The table contacts no other host and keeps no account. The links to your tables, your name and your choice of language and looks are kept in this browser only. Whoever has the link of a seat can play it.
about-fair = Fair dice
about-licence = Licence
about-licence-text = Sherwood’s code and drawings are under the Apache License 2.0.

# said by the server
server-confirm = Confirm
server-waiting = The game begins as soon as everybody has sat down.
server-settled = You have settled this. Waiting for the other side.
server-sat = { $name } has sat down.
server-back = { $name } is back and plays on.
server-undone = { $name } took the last choice back.
server-resigned = { $name } resigned.
server-late = { $name } ran out of time, and has lost.
server-replaced = { $name } left; a computer plays on.
server-late-replaced = { $name } ran out of time; a computer plays on.
server-stood-in = A computer plays for you. You may take your seat back at any time.
server-asked = { $name } would like another game.
server-restarted = The rules of this game have been mended. It goes on from the position that was last stored; what came before can no longer be replayed.
server-wins = Victory: { $name }.
server-draw = Nobody wins alone.
server-score = { $score }.
server-your-turn = { $name }, it is your turn in { $game }.
server-not-now = That move doesn’t fit here: the turn isn’t at it. Look at what is asked, and choose again.
server-too-many = The last of these moves come too late: the turn passes on before them. Leave them out.
server-no-move = No move was given. Write one, such as the buttons show, or several with `;` between them.
server-unfinished = The choice isn’t complete yet. The line above the buttons says what is missing.
server-no-target = Nothing here can be picked by that name.
server-allowed = Nothing forbids it: it can be chosen now.
server-not-asked = It isn’t for you to choose just now. Wait for your turn.
server-overtaken = The table has moved on since. Look again, and choose anew.
server-is-over = The game is over.
server-not-over = The game isn’t over yet. Finish it, or resign, before another.
server-no-undo = There is nothing to take back: only own choices that nothing followed can be undone.
server-not-yours = This link doesn’t hold that seat.
server-watching = This is a watchers’ link: it looks on and doesn’t play. Use the link of your seat.
server-curtain = The curtain is closed. Open it for your seat first.
server-too-long-thought = That takes too long to work out. Try again later.
server-no-mail = This server sends no e-mail. Ask its owner to set up a mail server.
server-no-address = That is no e-mail address. Write one, such as me@example.org.
server-no-webhooks = This server calls no webhooks. Ask its owner to allow a host.
server-other-host = This server calls webhooks by http or https at these hosts only: { $hosts }.
server-no-odds = These odds can’t be told: too much may follow, or it hangs on what you don’t know.
server-title = { $game }: { $players }
server-other = Anything else
server-nothing-seen = Nothing that you would see at once
server-reloaded = The table was read anew. Load this page again.
server-no-key = There is no table by this link. Check that it was copied whole.
server-too-many-sockets = Too many connections from your address. Close some pages and try again.
server-too-fast = That was too fast. Wait a moment and try again.
server-flood = Too many messages too fast: the connection was closed.
server-too-long = The message is longer than { $limit } bytes, and was not read.
server-too-large = That is too large: more than 1 MB can’t be read. Is it the right file?
server-unreadable = The message could not be understood, and nothing was done. Load this page again.
server-replayed = This message was heard before, and nothing was done.
server-public = The public
server-no-page = There is no such page. Check that the link was copied whole.
server-over-then = The game is over at this moment. Choose an earlier one.
server-one-seat = This is one seat’s record: it doesn’t hold what was hidden from it, so it can’t be replayed at a table.
server-no-record = No move of this record can be read. { $faults }
server-no-clause = There is no clause “{ $clause }” in these rules.
server-many-tables = Many tables were opened from your address just now. Wait a minute and try again.
server-no-step = A step is a whole number from 0.
server-steps-so-far = The game has { $count ->
    [one] 1 step
   *[other] { $count } steps
} so far.
server-not-these-eyes = Through these eyes the game can be seen only when it is over.
server-closed = This table can’t be opened any more.
