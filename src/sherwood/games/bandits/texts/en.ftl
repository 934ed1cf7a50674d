### Sherwood Bandits, in English. Wagons, bushes and turns are numbers from 1; gangs, effects and tokens are said by these texts.

game = Sherwood Bandits

## Gangs

gang-blue = Blue
gang-red = Red
gang-yellow = Yellow
gang-purple = Purple
gang-green = Green
gang-will = Will Scarlet

## Merry Men and what they offer (BANDITS-D.4)

character-marion = Lady Marion
character-john = Little John
character-robin = Robin Hood
character-tuck = Friar Tuck
effect-gossip = Gossip
effect-gossip-does = Look at two wagons in secret.
effect-brotherhood = Brotherhood
effect-brotherhood-does = Place two of your bandits at once.
effect-spy = Spy
effect-spy-does = Send a covered wagon away, unseen; the top one of the deck takes its place.
effect-friendly-guards = Friendly Guards
effect-friendly-guards-does = Look at one covered wagon in secret, then raise or lower its defence by 2 if you like.
effect-insider = Insider
effect-insider-does = Let a bandit of yours change places with an enemy in the bush of the same number beside another wagon; yours lies down.
effect-shove = Shove
effect-shove-does = Let a bandit of yours change places with the one in the next bush; yours lies down.
effect-really-close = Really Close
effect-really-close-does = Move a bandit of yours one bush to the left, to lie beside the one there: their dice count as one, you get its token, the other gang its points.
effect-fast-work = Fast Work
effect-fast-work-does = Send a bandit of yours from his bush to an alley for a village coin, and leave a die behind that shows 2.
effect-down-the-head = Down the Head!
effect-down-the-head-does = Add 2 to a die of yours, or take 2 off.
effect-second-chance = Second Chance
effect-second-chance-does = Roll any die again; then it is marked.
effect-look-beyond = Look Beyond!
effect-look-beyond-does = Turn all unmarked dice to the left of any die to its value; then they are marked.
effect-look-here = Look Here!
effect-look-here-does = Turn all unmarked dice to the right of any die to its value; then they are marked.
effect-come-on-boy = Come on Boy!
effect-come-on-boy-does = Take one of your dice off the drawbridge.
effect-barter = Barter
effect-barter-does = Draw a loot token, then discard another one of this turn.
effect-market = Here We Go to the Market!
effect-market-does = Sell one of your tokens of this turn for 1 point.
effect-beer = Where's the Beer?
effect-beer-does = Raise a die of each opponent on the drawbridge by 2.

## Wagons (BANDITS-1.4, D.1)

range = { $low }–{ $high }
special-beer = the Beer Wagon
special-sheriff = the Sheriff's Wagon
special-festival = the Festival Wagon
special-royal = the Royal Wagon
special-war = the War Wagon
special-gypsy = the Gypsy Wagon
special-king-richard = King Richard's Wagon
special-king-john = King John's Wagon
special-alan = Alan-a-Dale's Wagon
special-beer-does = Its defence is the lowest of the others.
special-sheriff-does = It sends the leaders of all gangs that lie in wait for it to prison.
special-festival-does = It is assaulted first, and three dice are its defence.
special-royal-does = Each paid die brings two tokens.
special-war-does = It always escapes.
special-gypsy-does = Its defence is the highest of the others.
special-king-richard-does = It frees all prisoners, and nobody is arrested this turn.
special-king-john-does = Its loot is shared out in the open.
special-alan-does = It drives all wagons off; others take their places.
face-normal = defence { $value }
face-special = { $special }{ $value ->
    [0] {""}
   *[other] , defence { $value }
}
face-portrait = { $face }, with { $portrait }

## Loot (BANDITS-1.6, D.3)

token-ring = { $colour } ring
token-bracelet = { $colour } bracelet
token-necklace = { $colour } necklace
token-coin = coin
token-village-coin = village coin
colour-ruby = ruby
colour-emerald = emerald
colour-sapphire = sapphire
colour-pearl = pearl

## Small change

several = { $what } ×{ $n }
nothing = none
nobody = nobody
between = {"; "}
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
lying = { $who } lying
pair = { $one } and { $other }

## Options and variants (chapter V)

value-off = off
value-on = on
value-usual = with five players
value-player = player { $n }
value-lot = by lot
value-bands3 = three backs
value-bands6 = six backs that overlap
value-c4-442 = four colours, 4 rings, 4 bracelets and 2 necklaces of each, 13 coins
value-c4-542 = four colours, 5 rings, 4 bracelets and 2 necklaces of each, 9 coins
value-c4-443 = four colours, 4 rings, 4 bracelets and 3 necklaces of each, 9 coins
value-c3-544 = three colours, 5 rings, 4 bracelets and 4 necklaces of each, 14 coins
value-c3-554 = three colours, 5 rings, 5 bracelets and 4 necklaces of each, 11 coins
option-players = Players
option-players-about = How many people and computers play. Two of them play against each other and against Will Scarlet's gang, which nobody leads.
option-expansion = Three more wagons
option-expansion-about = King Richard, King John and Alan-a-Dale travel the road too.
option-first = First player
option-first-about = Who begins the first turn; later it is whoever has the fewest points.
option-deck = Wagons
option-deck-about = Which set of wagon cards is used.
option-loot = Loot
option-loot-about = How many loot tokens there are of each sort.
option-open-loot = Open loot
option-open-loot-about = Tokens lie face up before their owners until they go into the chests.
option-check-chest = Open own chest
option-check-chest-about = You may look at your own chest at any time; otherwise you must keep in mind what is in it.
option-coin-for-missing = Coins for missing loot
option-coin-for-missing-about = When the loot runs out, a village coin replaces each missing token.
option-coin-limit = Thirteen village coins
option-coin-limit-about = When all village coins are given out, alleys give nothing.
option-coin-not-loot = Village coins are only worth points
option-coin-not-loot-about = Village coins can't be paid, bartered or sold, and don't count in a tie.
option-covered-deck = Covered deck
option-covered-deck-about = Nobody sees which back the next wagon has.
option-fast-die-bridge = Fast Work off the road
option-fast-die-bridge-about = The die that Fast Work leaves takes no part in the assault and goes to the drawbridge.
option-fixed-at-reveal = Fixed defences
option-fixed-at-reveal-about = The Gypsy and the Beer Wagon count all wagons revealed this turn, whatever has become of them.
option-gaps-between-only = Only gaps in between
option-gaps-between-only-about = Bandits close up only where an empty bush lies between two of them.
option-guest-lying-vp = The guest's own point
option-guest-lying-vp-about = In a shared bush the point for lying goes to the one who lies.
option-keep-last = The last card stays
option-keep-last-about = When the deck of a character is used up, his card in play stays.
option-left-to-right = Guards in order
option-left-to-right-about = The Sheriff's Wagon and King Richard's act in the order of the roads.
option-left-to-right-assault = Wagons in order
option-left-to-right-assault-about = Wagons are assaulted from the left; only the Festival comes before.
option-many-bribes = Bribes without end
option-many-bribes-about = A gang may bribe as often as it can pay.
option-must-exceed = More than the defence
option-must-exceed-about = To beat a wagon the dice must come to more than its defence.
option-one-caller = One caller
option-one-caller-about = Each card serves only one leader a turn.
option-one-exchange = One exchange
option-one-exchange-about = Each character's card is exchanged at most once a turn, however many portraits appear.
option-open-discards = Open discards
option-open-discards-about = Tokens that are paid, bartered or sold are shown to all.
option-robin-anywhere = Robin anywhere
option-robin-anywhere-about = Robin Hood's effects may also touch the paid dice of wagons robbed earlier this turn.
option-royal-draft = Royal draft
option-royal-draft-about = The loot of the Royal Wagon is drawn at once; each taker keeps two tokens and passes the rest on.
option-royal-one-draft = Royal, once a gang
option-royal-one-draft-about = On the Royal Wagon each gang draws two tokens, however many dice it has there.
option-secret-bribes = Secret bribes
option-secret-bribes-about = All choose their bribes in secret and show them together.
option-sheriff-all = The Sheriff takes all
option-sheriff-all-about = The Sheriff's Wagon takes the leaders of all gangs that aren't on a card.
option-sheriff-next-turn = A long arrest
option-sheriff-next-turn-about = Leaders whom the Sheriff's Wagon took stay in prison through the next turn.
option-spy-shows = The spy shows
option-spy-shows-about = The wagon that Spy sends away is shown to all.
option-stop-when-met = Stop when met
option-stop-when-met-about = No more dice are rolled once the defence is reached; the bandits to the right go home.
option-war-apart = War apart
option-war-apart-about = The Gypsy Wagon doesn't count the War Wagon.
option-will-token = A token for Will
option-will-token-about = Will Scarlet's reward is a token, not a point.

## Buttons

label-place = { $where ->
    [alley] An alley
   *[bush] Bush { $bush } of wagon { $road }
}
label-pass = Pass
label-gossip = Gossip: look at wagons { $road } and { $other }
label-brotherhood = Brotherhood: place two at once
label-spy = Spy: send wagon { $road } away
label-guards = Friendly Guards: look at wagon { $road }
label-mark = { $mark ->
    [plus] Lay +2
    [minus] Lay −2
   *[none] Lay nothing
}
label-insider = Insider: change wagon { $road }, bush { $bush }, with wagon { $other }
label-shove = Shove: wagon { $road }, bush { $bush }, to the { $side ->
    [left] left
   *[right] right
}
label-close = Really Close: wagon { $road }, from bush { $bush } to the one on its left
label-fast = Fast Work: wagon { $road }, from bush { $bush } to an alley
label-wagon = Assault wagon { $road }
label-down = Down the Head! { $sign ->
    [plus] Add 2 to
   *[minus] Take 2 off
} die { $die }
label-again = Second Chance: roll die { $die } again
label-beyond = Look Beyond! Left of die { $die }
label-here = Look Here! Right of die { $die }
label-keep = Keep: { $token }
label-boy = Come on Boy! Take the { $n } away
label-barter = Barter: draw one, then discard another
label-market = Market: sell a token for 1 point
label-beer = Beer: raise the { $n } of { $gang }
label-discard = Discard: { $token }
label-bribe = { $n ->
    [0] No bribe
    [one] Pay 1 token: the lowest die goes
   *[other] Pay { $n } tokens: the two lowest dice go
}
label-reward = { $reward ->
    [point] Take 1 point
   *[token] Draw a token
}
label-first = { $gang } begins
label-merry = { $character }: { $effect }
label-back = Next wagon: { $back }
label-face = Wagon { $road }: { $face }
label-die = Die { $die }: { $n }
label-loot = { $token }
label-look = Wagon { $road }: { $face }
label-offer = { $gang }: { $n }
label-show = { $gang }: { $token }

## The log: moves as they are seen

told-first = The lot falls on { $gang }.
told-look = You look at wagon { $road }: { $face }.
told-keep = Kept: { $token }.
told-festival = The Festival's dice: { $dice }.
told-bribe = { $gang } offers { $n ->
    [0] no bribe
    [one] a bribe of 1 token
   *[other] a bribe of { $n } tokens
}.
told-loot = Drawn: { $tokens }.
told-discard = Discarded: { $tokens }.
told-show = Before { $gang }: { $tokens }.
told-turned-up = All tokens are turned up. { $list }.
turned-up-of = { $gang }: { $tokens }

## The log: what follows from the rules

event-turn = Turn { $turn }. { $gang } goes first.
event-laid = { $n ->
    [one] A wagon arrives
   *[other] Wagons arrive
}: { $list }.
laid = { $back } on road { $road }
event-placed = { $gang } hides in bush { $bush } of wagon { $road }.
event-placed-alley = { $gang } slips into an alley of the village.
event-closed-gaps = Beside wagon { $road } the bandits close up.
event-revealed = Wagon { $road }: { $face }.{ $does ->
    [none] {""}
   *[other] {" "}{ $does }
}
event-jailed = The Sheriff's Wagon sends { $n ->
    [one] the leader
   *[other] the leaders
} of { $list } to prison.
event-pardoned = King Richard sets { $n ->
    [one] the leader
   *[other] the leaders
} of { $list } free.
event-offered = On offer: { $list }.
offer = { $effect } ({ $character })
event-exchanged = { $character } now offers “{ $new }” instead of “{ $old }”.
event-driven-off = Alan-a-Dale sings on road { $road }: all wagons turn back, and others come.
event-called = { $gang } calls { $character }: “{ $effect }”.
event-swapped = The caller's bandit lies in bush { $bush } of wagon { $road } now; { $gang } stands in bush { $beside } of wagon { $other }.
event-joined = { $gang } creeps into bush { $bush } of wagon { $road } and lies down beside the one there.
event-slipped-off = { $gang } leaves bush { $bush } of wagon { $road }, and in it a die that shows 2.
event-assault = Assault on wagon { $road }: { $defence ->
    [0] the Festival's dice will say what must be reached
   *[other] { $defence } must be reached
}.
event-festival = The Festival's dice make { $sum } the defence of wagon { $road }.
event-rolled = Dice: { $list }.
gang-n = { $gang } { $n }
event-turned = Die { $die } of { $gang } becomes { $n }.
event-beaten = Wagon { $road } is beaten, { $total } against { $defence }!
event-escaped = { $total ->
    [0] Wagon { $road } rolls by: nobody stops it.
   *[other] Wagon { $road } escapes, { $total } against { $defence }.
}
event-scored = { $gang } gains { $points } { $why ->
    [market] at the market
   *[reward] as a reward
}.
event-gains = Points: { $list }.
gain = { $gang } { $n } ({ $why })
gain-paid = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
gain-last = the last one paid
gain-lying = a bandit lying there
event-kept = { $n ->
    [one] A loot token for { $list }.
   *[other] Loot tokens for { $list }.
}
event-drew = { $gang } draws { $n ->
    [one] a token
   *[other] { $n } tokens
}.
event-coin = { $gang } picks a village coin from a pocket.
event-column = On the drawbridge: { $list }.
event-bribed = { $gang } bribes the guards.
event-removed = A { $n } of { $gang } goes off the drawbridge.
event-raised = { $old ->
    [6] A 6 of { $gang } on the drawbridge stays a 6.
   *[other] A { $old } of { $gang } on the drawbridge becomes { $new }.
}
event-paid = { $gang } gives up { $n ->
    [one] 1 token
   *[other] { $n } tokens
}{ $coins ->
    [0] .
    [one] , 1 village coin among them.
   *[other] , { $coins } village coins among them.
}
event-freed = { $n ->
    [one] The leader of { $list } comes
   *[other] The leaders of { $list } come
} out of prison.
event-arrested = With { $sum } on the drawbridge, { $cost ->
    [0] the leader of { $gang } is arrested.
   *[other] an arrest costs { $gang } 1 point.
}
event-rewarded = With { $sum ->
    [0] nothing
   *[other] { $sum }
} on the drawbridge, { $gang } is rewarded.
event-stored = Into the chests: { $list }.
event-most = { $gang } { $tied ->
    [yes] shares the most
   *[no] has the most
} { $type ->
    [ring] rings
    [bracelet] bracelets
   *[necklace] necklaces
}: { $points }.
event-worth = The treasure of { $gang } is worth { $points }.
event-final = { $gang } ends with { $points }, { $track } of them from the track.
event-spied = { $gang } sends wagon { $road } away.
event-looked = { $gang } looks at wagon { $road }.
event-marked = { $gang } lays { $mark ->
    [plus] +2
   *[minus] −2
} on wagon { $road }.

## Where the game stands

stage = Turn { $turn } of { $turns }: { $stage }
stage-over = Game over
stage-first = who goes first
stage-merry = the Merry Men
stage-back = the wagons
stage-position = stakeout
stage-look = a secret look
stage-mark = Friendly Guards
stage-reveal = the guards
stage-john = Little John
stage-choose = which wagon next
stage-roll = assault on wagon { $road }
stage-robin = Robin Hood at wagon { $road }
stage-again = Robin Hood at wagon { $road }
stage-draw = loot of wagon { $road }
stage-show = loot of wagon { $road }
stage-keep = loot of wagon { $road }
stage-tuck = Friar Tuck
stage-barter = Barter
stage-discard = payment
stage-beer = Where's the Beer?
stage-bribe = bribes
stage-offers = bribes
stage-reward = rewards
stage-gift = rewards
stage-open = the chests are opened
stage-lot = the lot decides

## What is asked

ask-position = Place { $bandits ->
    [one] your last bandit
   *[other] one of your { $bandits } bandits
}: in a bush, or in an alley for a village coin.{ $effect ->
    [none] {""}
   *[other] {" "}Or first call Lady Marion: “{ $effect }”.
}
ask-second = Brotherhood: place the first of two bandits.
ask-mark = Wagon { $road }: { $face }. Lay +2 or −2 on it, or nothing.
ask-john = Little John offers “{ $effect }”. Call him, or pass.
ask-choose = Choose the wagon that is assaulted next.
ask-robin = The dice come to { $total } against { $defence }. Robin Hood offers “{ $effect }”. Call him, or pass.
ask-keep = Keep { $n ->
    [one] one
   *[other] { $n }
} of these tokens: { $tokens }.{ $next ->
    [none] {""}
    [you] {" "}You go on with the rest.
   *[other] {" "}The rest goes to { $next }.
}
ask-tuck = Your dice on the drawbridge come to { $sum }. Friar Tuck offers “{ $effect }”. Call him, or pass.
ask-discard = Discard { $n ->
    [one] one
   *[other] { $n }
} of your tokens of this turn: { $tokens }.
ask-beer = Raise a die of { $gang } by 2.
ask-bribe = Your dice on the drawbridge come to { $sum }: { $fate ->
    [arrest] above { $above }, so your leader will be arrested
    [reward] below { $below }, so you will be rewarded
   *[none] neither arrest nor reward
}. Pay one token to take away the lowest die, { $most ->
    [3] three for the two lowest, or nothing.
   *[other] or nothing.
}
ask-reward = Your reward: 1 point, or a loot token drawn blind.
wait = Waiting for { $gang } ({ $stage }).
chance = The table rolls, draws or turns up what comes next.
over-won = { $gang } wins with { $points }. { $ending }
over-won-you = You win with { $points }. { $ending }
over-lost-you = { $gang } wins with { $points }; you have { $yours }. { $ending }
over-lost-all = Nobody wins: Will Scarlet has { $points }. { $ending }
ending-1 = The highest score decides.
ending-2 = Scores are equal: the smaller treasure decides.
ending-3 = Scores and treasures are equal: the lot decides.
ending-4 = Will Scarlet has more than both players, and Robin Hood takes neither of them in.

## Why not

fault-1 = That is not asked now. Answer what the prompt asks.
fault-2 = That bush is taken. Choose a free one.
fault-3 = There is no wagon on that road. Choose a road with one.
fault-4 = All alleys are taken. Choose a bush.
fault-5 = Your leader is in prison, or has been used this turn. Do without.
fault-6 = That effect is not on offer now. Choose the one on the card in play.
fault-7 = A leader stands on this card already, and here each card serves one leader a turn. Do without.
fault-8 = Gossip needs two different wagons, the left one named first. Choose another.
fault-9 = You need two bandits left for that. Place the one you have.
fault-10 = This wagon was already sent by a spy this turn. Choose another.
fault-11 = You have bribed already this turn. One bribe is enough.
fault-12 = No bandit of yours is in that bush. Choose one of your own.
fault-13 = The other bandit must be of another gang and beside another wagon. Choose an enemy.
fault-14 = Nobody is in that bush. Choose a bush with a bandit.
fault-15 = A bandit who lies down stays where he is. Choose one who stands.
fault-16 = Two bandits share that bush, and neither can be moved. Choose another.
fault-17 = No bush is to the left of the first. Choose another bandit.
fault-18 = No alley is free. Choose something else.
fault-19 = That wagon can't be assaulted now. Choose one that is still to come.
fault-20 = The Festival Wagon must be assaulted first. Choose it.
fault-21 = That die is not yours. Choose one of your own.
fault-22 = No such die is there. Choose one that you see.
fault-23 = That would change nothing. Choose another die, or pass.
fault-24 = That die bears an X and can't be rolled again. Choose another.
fault-25 = You don't hold such a token. Choose one of yours.
fault-26 = The token just drawn must stay. Discard another.
fault-27 = Name the tokens in their order, and leave enough for the rest. Choose an earlier one.
fault-28 = No loot token is left. Choose something else.
fault-29 = You have too few dice or tokens for that. Choose less.
fault-30 = There is nobody to give a beer to there. Choose the next opponent with a die.

## What a choice brings, before it is made
target-alley = An alley
target-bush = Bush { $bush } of wagon { $road }
target-bridge = { $gang }'s { $value } on the drawbridge
target-die = The die at wagon { $road }, space { $space }
target-wagon = Wagon { $road }
plan-again = Rolled again, the wagon falls with a chance of { $n } %.
plan-alley = A village coin, to keep or to bribe with
plan-choose = One thing is left to choose.
plan-column = The column of { $gang } comes to { $then } instead of { $now }.
plan-falls = Falls with a chance of { $n } % to the bandits that stand there.
plan-paid = Paid with a chance of { $n } % as the row stands, of { $filled } % if it fills.
plan-paid-filled = If the row fills: the wagon falls { $falls } %, you are paid { $paid } %, as the last { $last } %.
plan-paid-now = As the row stands: the wagon falls { $falls } %, you are paid { $paid } %, as the last { $last } %.
plan-pay = { $n ->
    [one] Choose the token that goes.
   *[other] Choose the { $n } tokens that go.
}
plan-pays = Goes: { $tokens }.
plan-pick-more = Pick the other one.
plan-total = The row comes to { $total }; { $need } are needed.
plan-unbeatable = The War Wagon can't be beaten.

## The board in words

board-first = First player: { $gang }.
board-row = Road { $road }: { $wagon }
board-bare = no wagon.
board-gone = the wagon has escaped.
board-covered = covered, { $back }
board-open = { $face } ({ $back })
board-defence = defence now { $defence }
board-robbed = robbed
board-marker = marker { $marker }
board-spied = brought by a spy
board-lookers = looked at by { $gangs }
board-bushes = Bushes: { $bushes }.
board-bush = { $bush } { $who }
board-free = free
board-dice = Dice: { $dice }, together { $total }.
board-die = { $die } { $gang } { $n }
board-die-marked = { $die } { $gang } { $n } marked X
board-alleys = Alleys: { $alleys }.
board-merry = { $character }: { $effect }{ $leaders ->
    [none] {""}
   *[other] {" "}(called by { $leaders })
}
board-merry-left = Cards to come: { $effects }
board-gang = { $gang }: { $points }.
board-gang-you = You, { $gang }: { $points }.
board-bandits = { $n ->
    [0] all bandits placed
    [one] 1 bandit at home
   *[other] { $n } bandits at home
}
board-leader = { $where ->
    [free] leader free
    [prison] leader in prison
   *[other] leader with { $where }
}
board-now = Tokens of this turn: { $tokens }.
board-now-unseen = Tokens of this turn: { $n }{ $coins ->
    [0] .
    [one] , 1 of them a village coin.
   *[other] , { $coins } of them village coins.
}
board-chest = Chest: { $tokens }.
board-chest-unseen = Chest: { $n ->
    [one] 1 token
   *[other] { $n } tokens
}{ $coins ->
    [0] .
    [one] , 1 of them a village coin.
   *[other] , { $coins } of them village coins.
}
board-column = Drawbridge: { $dice }, together { $sum }.
board-bribe = Bribe: { $n }.
board-score = Score: { $n }.
board-pool = The loot in your hand: { $tokens }.
board-pool-unseen = Loot that is being shared: { $n ->
    [one] 1 token
   *[other] { $n } tokens
}.
board-line = It goes to { $gangs }.
board-deck = Wagons in the deck: { $n }{ $back ->
    [none] .
   *[other] , the next one { $back }.
}
board-seen = Wagons seen and gone: { $faces }.
board-spied-away = Wagons gone unseen: { $n }.
board-supply = Loot left: { $n }. Village coins out: { $coins }.
board-paid = Tokens given up: { $tokens }.
board-pardon = King Richard is here: nobody is arrested this turn.
board-variants = Variants: { $variants }

## A first game: what a beginner is told once

coach-aim = You lead the gang of { $gang }. Rob wagons for points and loot; after { $turns } turns the loot counts too. The highest score wins.
coach-position = Each turn every gang hides { $bandits } bandits. Later each of them rolls a die, from the left; the wagon falls as soon as the dice reach its defence, and only the dice up to there are paid. Left is safe, but the last one who is paid gains more. A wagon with high numbers needs many bandits.
coach-alley = A bandit in an alley rolls no die, but brings a village coin at once: { $coins } coins are worth { $points }, and a coin can pay a bribe.
coach-leader = Your leader may call one of the four Merry Men, once a turn, when that character's time comes. What each offers may change when the wagons are revealed.
coach-mark = You alone have seen this wagon. +2 makes it hard for those who lie there, −2 helps them; or lay nothing and keep quiet.
coach-john = All wagons are open now. Little John moves bandits: who is where decides who is paid. One who lies down gains 1 point more if he is the last one paid.
coach-choose = As first player you choose the order of the assaults. Take a wagon early while others still need their leaders, or late when you know what they did.
coach-robin = The dice lie, and Robin Hood can still change them. Count from the left: the dice up to the defence are paid, those to the right go home.
coach-keep = The last one paid chooses first and passes the rest to the left. { $rings } rings of one colour are worth { $ring_points } points, { $bracelets } bracelets { $bracelet_points }, a ring, a bracelet and a necklace of one colour { $trio_points }, a necklace alone { $necklace_points }; other jewels count as coins, and { $coins } coins are worth { $points }.
coach-tuck = Your paid dice are on the drawbridge now. Above { $above } in all, the Sheriff arrests your leader for the next turn; below { $below } you are rewarded. Friar Tuck can help.
coach-discard = Give up what fits your collection least: coins first, then single rings and bracelets.
coach-beer = Raise the die that brings this rival above { $above }, or takes the reward away.
coach-bribe = Only tokens of this turn can be paid. A bribe is worth it if it saves your leader, or brings the reward; in the last turn an arrest costs just 1 point.
coach-reward = A point is sure. A token may complete a set: worth it if you collect rings or bracelets.

## What is wrong with a line of notation

either = { $names } or { $last }
unread = '{ $line }': { $said } For example: { $example }
unread-nothing = nothing is written. Write a move, such as: place 2.3
unread-several-verbs = '{ $word }' may mean { $names }. Write it out, for example: { $example }
unread-no-verb = No move begins with '{ $word }'. Moves begin with { $names }.
unread-more = nothing more is wanted than what comes before '{ $words }'.
unread-which = say which: { $names }.
unread-which-s = say where: the wagon and the bush, or alley.
unread-which-b = say which bush: the wagon and the bush, both counted from the left.
unread-which-r = say which wagon, counted from the left.
unread-which-x = say which die, by its bush.
unread-which-n = say how many, or which number.
unread-no-wagon = '{ $word }' is no wagon; they are counted from 1 to { $most }.
unread-no-bush = '{ $word }' is no bush; they are counted from 1 to { $most }.
unread-no-number = '{ $word }' is no number up to { $most }.
unread-several = '{ $word }' may be { $names }.
unread-no-such = '{ $word }' is none of { $names }.
around-no-such = There is no '{ $word }' here. Write the number of a wagon, { $names }.

## Titles of chapters, sections and clauses

clause-0 = Turns and decisions
clause-0-1 = Stages of a turn
clause-0-2 = One pass from the first player
clause-0-3 = Moves
clause-0-4 = Places of dice
clause-0-5 = Weights of chance
clause-0-6 = Questions that are not asked
clause-0-7 = When a window is offered
clause-0-8 = What a position holds
clause-0-9 = Length of a game
clause-0-10 = Faults
clause-0-11 = Conservation
clause-1 = Components
clause-1-1 = What is in the box
clause-1-2 = Areas of the board
clause-1-3 = Roads, bushes and alleys
clause-1-4 = Wagon cards
clause-1-5 = Merry Men cards
clause-1-6 = Loot tokens
clause-1-7 = Markers never run out
clause-1-8 = When village coins run out
clause-1-9 = When the loot runs out
clause-1-10 = Tokens that are paid
clause-2 = Set-up
clause-2-1 = The first player
clause-2-2 = Colours
clause-2-3 = Loot lies face down
clause-2-4 = Decks, and the back of the top wagon
clause-2-5 = First scores and cards
clause-2-6 = Options
clause-3 = The Merry Men
clause-3-1 = Cards in play
clause-3-2 = A leader acts once a turn
clause-3-3 = Each at his own step
clause-3-4 = Several leaders on one card
clause-3-5 = Whose effects they are
clause-3-6 = An empty deck
clause-3-7 = One card a step
clause-4 = Stakeout
clause-4-1 = Wagons
clause-4-2 = Positioning
clause-4-2a = Placing in turn
clause-4-2b = One bandit a space
clause-4-2c = Bushes beside wagons
clause-4-2d = Alleys
clause-4-2e = Village coins
clause-4-2f = Calling Marion
clause-4-2h = Closing the gaps
clause-4-3 = Guards
clause-4-3c = Sheriff first, king last
clause-4-3e = Portraits
clause-4-4 = Little John's step
clause-5 = Ambush
clause-5-1 = Choice of a wagon
clause-5-2 = Assault
clause-5-3 = Robin Hood's step
clause-5-4 = Result
clause-5-4a = Reaching the defence
clause-5-4c = A wagon escapes
clause-5-5 = Victory points
clause-5-5b = The last paid die
clause-5-5c = A bandit who lies
clause-5-6 = Loot
clause-5-6f = Open loot
clause-6 = The Sheriff
clause-6-1 = Rumble
clause-6-2 = Friar Tuck's step
clause-6-3 = Release
clause-6-4 = Bribes
clause-6-4b = Secret bribes
clause-6-4d = One bribe a turn
clause-6-4f = Order of the tokens paid
clause-6-5 = Arrests and rewards
clause-6-5c = Arrest in the last turn
clause-6-5d = The reward
clause-6-6 = Riches
clause-6-6b = Looking into one's own chest
clause-6-7 = Clean-up
clause-7 = End and scoring
clause-7-1 = Opening the chests
clause-7-2 = Majorities
clause-7-3 = Combinations
clause-7-4 = The best use of tokens
clause-7-5 = The score
clause-7-6 = A tie
clause-7-7 = The end for two
clause-8 = Effects
clause-8-1 = Gossip
clause-8-2 = Brotherhood
clause-8-3 = Spy
clause-8-4 = Friendly Guards
clause-8-5 = Insider
clause-8-6 = Shove
clause-8-7 = Really Close
clause-8-8 = Fast Work
clause-8-9 = Down the Head!
clause-8-10 = Second Chance
clause-8-11 = Look Beyond!
clause-8-12 = Look Here!
clause-8-13 = Come on Boy!
clause-8-14 = Barter
clause-8-15 = Here We Go to the Market!
clause-8-16 = Where's the Beer?
clause-8-17 = Effects as printed
clause-9 = Special wagons
clause-9-1 = Six of them
clause-9-2 = War Wagon
clause-9-3 = Royal Wagon
clause-9-4 = Gypsy and Beer Wagon
clause-9-5 = Sheriff's Wagon
clause-9-6 = Festival Wagon
clause-9-7 = Only on the road
clause-10 = The fifth player
clause-10-1 = King John's Wagon
clause-10-2 = King Richard's Wagon
clause-10-3 = Alan-a-Dale's Wagon
clause-10-4 = The fifth gang
clause-10-5 = Three more wagons
clause-11 = Two players
clause-11-1 = Will Scarlet's gang
clause-11-2 = Where Will Scarlet hides
clause-11-3 = His dice
clause-11-4 = His loot
clause-11-5 = His reward and arrest
clause-11-6 = The first player alternates
clause-11-7 = The end for two
clause-H = Hidden information
clause-H-1 = What is open to all
clause-H-2 = What is private
clause-H-3 = What a draft teaches
clause-H-4 = Watchers
clause-H-5 = One's own chest
clause-H-6 = Positions that can be imagined
clause-H-7 = Leaks to guard
clause-H-8 = Legal moves are no secret
clause-D = Data
clause-O = Odds
clause-S = Scoring examples
clause-W = A worked turn
clause-X = Tricky situations
clause-V = Variants

## Pictures (what a card does stands on it in two short lines)

picture-robbed = robbed
picture-escaped = escaped
picture-wagon-beer = Beer
picture-wagon-sheriff = Sheriff
picture-wagon-festival = Festival
picture-wagon-royal = Royal
picture-wagon-war = War
picture-wagon-gypsy = Gypsy
picture-wagon-king-richard = King Richard
picture-wagon-king-john = King John
picture-wagon-alan = Alan-a-Dale
picture-motto-gossip =
    Look at two
    wagons
picture-motto-brotherhood =
    Place two
    bandits
picture-motto-spy =
    Change a
    wagon
picture-motto-friendly-guards =
    Look, then
    +2 or −2
picture-motto-insider =
    Swap with a foe
    elsewhere
picture-motto-shove =
    Swap with a
    neighbour
picture-motto-really-close =
    Share the bush
    to the left
picture-motto-fast-work =
    Off to an alley,
    leave a 2
picture-motto-down-the-head =
    Your own die
    +2 or −2
picture-motto-second-chance =
    Roll one die
    again
picture-motto-look-beyond =
    Copy a die to
    the left
picture-motto-look-here =
    Copy a die to
    the right
picture-motto-come-on-boy =
    Take back one
    die
picture-motto-barter =
    Draw a token,
    give another
picture-title-market = To the Market!
picture-motto-market =
    One token for
    one point
picture-motto-beer =
    Their dice
    go up by 2
picture-hidden = hidden loot
picture-chest = chest
picture-alt = { $stage }. { $scores }.
picture-turn = Turn { $turn }/{ $turns }
