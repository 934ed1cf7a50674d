### Robin Hood against the Sheriff, in English. $seat is "robin" or "sheriff" wherever it stands.

game = Robin Hood against the Sheriff
seat-robin = Robin Hood
seat-sheriff = The Sheriff

## Cards (CARDS-1.2, 1.3)

card-arrow = Arrows
card-woodsmen = Woodsmen
card-merry-men = Merry Men
card-yeomen = Yeomen
card-friar-tuck = Friar Tuck
card-the-moor = The Moor
card-little-john = Little John
card-sir-ivanhoe = Sir Ivanhoe
card-robin-hood = Robin Hood
card-heal-wounds = Heal Wounds
card-bolt = Crossbow Bolts
card-shieldmen = Shieldmen
card-guards = Guards
card-halberdiers = Halberdiers
card-knights = Knights
card-chevaliers = Chevaliers
card-sheriff = Sheriff of Nottingham
card-trap = Trap

## Prizes (CARDS-1.1): as a heading, and within a sentence

prize-peasants = Peasants
prize-fat-merchant = Fat Merchant
prize-tax-collector = Tax Collector
prize-nobleman = Nobleman
prize-tournament = Tournament
prize-kings-messenger = King's Messenger
prize-prisoners = Prisoners
prize-maid-marion = Maid Marion
the-peasants = the Peasants
the-fat-merchant = the Fat Merchant
the-tax-collector = the Tax Collector
the-nobleman = the Nobleman
the-tournament = the Tournament
the-kings-messenger = the King's Messenger
the-prisoners = the Prisoners
the-maid-marion = Maid Marion

## Small change

several = { $what } ×{ $n }
with-force = { $what } ({ $force })
with-points = { $what } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
one-of = { $what }, { $i } of { $n }
nobody = nobody
none = none
no-prize = none

## Options and variants (chapter V)

value-off = off
value-on = on
value-none = none
value-printed = as printed: Sheriff 6, Robin 3
value-balanced = balanced: Robin 6, Sheriff 3
option-deal = First cards
option-deal-about = How many cards each side is dealt before the first turn. As printed the Sheriff is the favourite by far; balanced is nearly even.
option-hand-limit = Hand limit
option-hand-limit-about = After drawing, whoever holds more cards than this discards down to it.
option-bluff = Bluff
option-bluff-about = Any card may lie behind the barrier; what is no character counts for nothing and is discarded when revealed.
option-carry-over = Prizes pile up
option-carry-over-about = A prize that nobody wins stays and goes to the winner of the next one.
option-closed-discards = Closed discards
option-closed-discards-about = Discards are known only as far as the cards lay open in play.
option-heal-after-tie = Healing after a tie
option-heal-after-tie-about = Robin may use Heal Wounds even when no combatant is left on either side.
option-heal-once = One healing a turn
option-heal-once-about = Robin may use a single Heal Wounds in a turn.
option-heal-winner = Healing for the winner
option-heal-winner-about = Robin may use Heal Wounds only when he took the prize.
option-lone-trap = Lone Trap
option-lone-trap-about = The Sheriff may lay a Trap without sending anybody.
option-no-reshuffle = No reshuffle
option-no-reshuffle-about = When a deck is used up, nothing more is drawn from it.
option-one-arrow-each = One arrow each
option-one-arrow-each-about = Yeomen and Robin Hood shoot one arrow like everybody else.
option-prize-first = Prize first
option-prize-first-about = The prize is turned up before the cards are drawn.
option-rest-one-turn = Rest for a turn
option-rest-one-turn-about = Survivors come back to hand only at the end of the next turn.
option-robin-first = Robin shoots first
option-robin-first-about = Robin chooses his arrows openly, then the Sheriff his bolts; the shots still fall together.
option-shield-self = Shields for themselves
option-shield-self-about = A Shieldman wastes only the arrow that would kill him.
option-shooter-picks = The shooter picks
option-shooter-picks-about = Whoever shoots chooses which enemies fall.
option-standoff = Stand-off
option-standoff-about = On equal force both sides take their combatants back to hand.
option-tie-break-prizes = Prizes break ties
option-tie-break-prizes-about = On equal points the greater number of prizes wins, then Maid Marion.
option-tournament-limit = Tournament limit
option-tournament-limit-about = In the Tournament each side stakes at most as many shots as it holds characters.

## Buttons

label-draw = Draw { $card }
label-drop = Discard { $cards }
label-drop-none = Discard no { $card }
label-add = Send { $cards }
label-add-none = Send no { $card }
label-trap = { $n ->
    [0] Without a Trap
   *[other] Lay a Trap
}
label-pass = Send nobody
label-shots = { $n ->
    [0] { $seat ->
        [robin] No arrows
       *[sheriff] No bolts
    }
    [one] { $seat ->
        [robin] 1 arrow
       *[sheriff] 1 bolt
    }
   *[other] { $seat ->
        [robin] { $n } arrows
       *[sheriff] { $n } bolts
    }
}
label-lose = Lose { $cards }
label-lose-none = Lose no { $card }
label-keep = Keep { $cards }
label-keep-none = Keep no { $card }
label-alone = Keep only { $card }
label-heal = Heal { $cards }
label-heal-none = Heal no { $card }

## The log: moves as they are seen

told-draw = { $seat ->
    [robin] Robin Hood
   *[sheriff] The Sheriff
} draws { $card }.
told-draw-unseen = { $seat ->
    [robin] Robin Hood
   *[sheriff] The Sheriff
} draws a card.
told-drop = { $seat ->
    [robin] Robin Hood
   *[sheriff] The Sheriff
} lays aside { $cards }, face down.
told-dropped = { $seat ->
    [robin] Robin Hood
   *[sheriff] The Sheriff
} discards { $cards }.
told-dropped-unseen = { $seat ->
    [robin] Robin Hood
   *[sheriff] The Sheriff
} discards face down.
told-prize = At stake: { $prize }.
told-add = { $seat ->
    [robin] Robin Hood
   *[sheriff] The Sheriff
} places { $cards } behind the barrier.
told-trap = The Sheriff lays a Trap behind the barrier.
told-pass = { $seat ->
    [robin] Robin Hood
   *[sheriff] The Sheriff
} has nobody to send.
told-done = { $seat ->
    [robin] Robin Hood
   *[sheriff] The Sheriff
} is ready.
told-reveal = { $seat ->
    [robin] Robin Hood
   *[sheriff] The Sheriff
} reveals { $cards }: force { $force }.
told-reveal-none = { $seat ->
    [robin] Robin Hood
   *[sheriff] The Sheriff
} has sent nobody.
told-shots = { $seat ->
    [robin] Robin Hood chooses { $n ->
        [0] no arrows
        [one] 1 arrow
       *[other] { $n } arrows
    }.
   *[sheriff] The Sheriff chooses { $n ->
        [0] no bolts
        [one] 1 bolt
       *[other] { $n } bolts
    }.
}
told-volley = Volley: Robin Hood shoots { $robin ->
    [0] no arrows
    [one] 1 arrow
   *[other] { $robin } arrows
}, the Sheriff { $sheriff ->
    [0] no bolts
    [one] 1 bolt
   *[other] { $sheriff } bolts
}.
told-contest = Tournament: Robin Hood stakes { $robin ->
    [0] no arrows
    [one] 1 arrow
   *[other] { $robin } arrows
}, the Sheriff { $sheriff ->
    [0] no bolts
    [one] 1 bolt
   *[other] { $sheriff } bolts
}.
told-lose = { $seat ->
    [robin] Of Robin Hood's combatants,
   *[sheriff] Of the Sheriff's combatants,
} { $cards } must fall.
told-fallen = { $seat ->
    [robin] Robin Hood
   *[sheriff] The Sheriff
} loses { $cards }.
told-keep = { $seat ->
    [robin] Robin Hood
   *[sheriff] The Sheriff
} keeps { $cards }.
told-alone = { $seat ->
    [robin] Robin Hood
   *[sheriff] The Sheriff
} keeps only { $card }.
told-heal = Robin Hood heals { $cards }.

## The log: what follows from the rules

event-turn = Turn { $n }
event-reshuffled = { $seat ->
    [robin] Robin Hood's
   *[sheriff] The Sheriff's
} discards become a new deck of { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
event-stopped = { $n ->
    [one] A Shieldman stops 1 arrow.
   *[other] Shieldmen stop { $n } arrows.
}
event-kills = { $seat ->
    [robin] Robin Hood
   *[sheriff] The Sheriff
} must lose { $n ->
    [0] nobody
    [one] 1 combatant
   *[other] { $n } combatants
}{ $wasted ->
    [0] .
    [one] ; 1 shot is wasted.
   *[other] ; { $wasted } shots are wasted.
}
event-melee = Melee: Robin Hood { $robin }, the Sheriff { $sheriff }.
event-won = { $seat ->
    [robin] Robin Hood
   *[sheriff] The Sheriff
} takes { $prize }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-not-won = Nobody wins { $prize }; the prize is discarded.
event-carried = Nobody wins { $prize }; the prize waits for the next winner.
event-returned = { $seat ->
    [robin] Robin Hood
   *[sheriff] The Sheriff
} takes { $n ->
    [one] 1 combatant
   *[other] { $n } combatants
} back to hand.
event-ended = The game is over: Robin Hood { $robin }, the Sheriff { $sheriff }.

## Where the game stands

stage = Turn { $turn } of { $turns }: { $stage }
stage-over = Game over
stage-draw = draw
stage-limit = hand limit
stage-dropped = discards
stage-prize = prize
stage-ambush = ambush
stage-reveal = reveal
stage-arrows = arrows
stage-volley = volley
stage-casualties = casualties
stage-fallen = the fallen
stage-melee = melee
stage-recovery = recovery
stage-tournament = Tournament
stage-contest = Tournament, reveal

## What is asked

ask-drop = Hand limit: choose { $need ->
    [one] 1 card
   *[other] { $need } cards
} to discard.
ask-add = Ambush: choose who goes. At stake: { $prize }.
ask-trap = Ambush: do you lay a Trap? It keeps both sides from shooting. At stake: { $prize }.
ask-pass = Ambush: you hold nobody to send. At stake: { $prize }.
ask-shots = Arrows: choose how many { $seat ->
    [robin] arrows
   *[sheriff] bolts
} to shoot. Facing you: { $targets }.
ask-stake = Tournament: choose how many { $seat ->
    [robin] arrows
   *[sheriff] bolts
} to stake. More than the other side wins { $prize }.
ask-lose = Casualties: choose { $need ->
    [one] 1 of your combatants
   *[other] { $need } of your combatants
} to lose.
ask-fell = Casualties: choose { $need ->
    [one] 1 enemy combatant
   *[other] { $need } enemy combatants
} to fall.
ask-keep = You have won the melee. Choose whom to keep: up to force { $need } in all, or any one alone.
ask-heal = Recovery: choose whom to heal with { $need ->
    [0] Heal Wounds; you hold none
    [one] your Heal Wounds
   *[other] your { $need } Heal Wounds
}.
so-far = Chosen so far: { $cards }.
wait = Waiting for { $seat ->
    [robin] Robin Hood
   *[sheriff] the Sheriff
} ({ $stage }).
chance = The table turns up what comes next.
over-won = { $seat ->
    [robin] Robin Hood wins
   *[sheriff] The Sheriff wins
}, { $points } to { $other }. { $ending }
over-won-you = You win, { $points } to { $other }. { $ending }
over-lost-you = You lose, { $other } to { $points }. { $ending }
over-drawn = A draw, { $points } to { $other }. { $ending }
ending-1 = More victory points decide.
ending-2 = Points are equal: the greater number of prizes decides.
ending-3 = Points and prizes are equal: Maid Marion decides.
ending-4 = Nobody is ahead.

## Why not

fault-1 = That is not asked now. Answer what the prompt asks.
fault-2 = Only characters may go into the ambush. Choose cards with a force.
fault-3 = You don't hold this card, or not that many of it. Choose from your hand.
fault-4 = A Trap needs a combatant of yours beside it. Send somebody, or keep the Trap.
fault-5 = One Trap a turn is enough. Lay a single one.
fault-6 = That is more than your combatants can shoot or than you hold. Choose fewer.
fault-7 = Exactly as many must fall as were hit. Choose another number.
fault-8 = Together they are stronger than the difference of the melee. Keep fewer, or any one alone.
fault-9 = The winner keeps at least one combatant. Choose one.
fault-10 = Only combatants of yours that were discarded this turn can be healed. Choose among them.
fault-11 = Each Heal Wounds brings back one combatant, and you may not use that many. Choose fewer.
fault-12 = Discard exactly down to the hand limit. Choose another number.
fault-13 = Name your whole choice at once, or answer kind by kind in the order of the deck.
fault-14 = No such combatant is there, or not that many. Choose among those on the table.
fault-15 = You don't hold that many shots. Choose fewer.
fault-16 = In this Tournament you may stake at most as many shots as you hold characters. Choose fewer.

## The board in words

board-prize = At stake: { $prize }.
board-no-prize = No prize lies open.
board-carried = Waiting under it: { $prizes }.
board-left = Prizes to come: { $prizes }.
board-prizes-gone = Prizes discarded: { $prizes }.
board-side = { $seat ->
    [robin] Robin Hood
   *[sheriff] The Sheriff
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
board-side-you = You, { $seat ->
    [robin] Robin Hood
   *[sheriff] the Sheriff
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
board-prizes = Prizes won: { $prizes }.
board-hand = In hand ({ $n }): { $cards }.
board-hand-unseen = In hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
board-known = Known to be among them: { $cards }.
board-known-you = The other side knows that you hold: { $cards }.
board-hidden = Behind the barrier: { $cards }.
board-combatants = Combatants: { $cards }; force { $force }.
board-trap = A Trap lies open.
board-shots = Shots chosen: { $n }.
board-dying = Chosen to fall: { $cards }.
board-resting = Resting: { $cards }.
board-fallen = Fallen this turn: { $cards }.
board-deck = Deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
board-discards = Discards ({ $n }): { $cards }.
board-put-away = Discarded unseen: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
board-done = Ready.
board-deal = Deal: { $deal }.
board-limit = Hand limit: { $limit }.
board-variants = Variants: { $variants }.

## What is wrong with a line of notation

either = { $names } or { $last }
unread = '{ $line }': { $said } For example: { $example }
unread-strange = '{ $sign }' has no meaning in notation. Write words and numbers, for example: { $example }
unread-nothing = Nothing is written. Write a move, for example: { $example }
unread-several-verbs = '{ $word }' may mean { $names }. Write it out, for example: { $example }
unread-no-verb = No move begins with '{ $word }'. Moves begin with { $names }.
unread-whose = say whose it is, { $names }.
unread-numbers = { $wanted ->
    [0] nothing more is
    [1] one number is
   *[2] two numbers are
} wanted here, not '{ $words }'.
unread-no-number = '{ $word }' is no number.
unread-too-high = numbers go up to { $most }, { $word } is too high.
unread-one-kind = one kind of card and how many of it are wanted.
unread-which-card = say which card and how many.
unread-once = name each kind of card once, with how many of it.
unread-cards-or-none = say which cards, or none.
unread-which = say which: { $names }.
unread-several = '{ $word }' may be { $names }.
unread-no-such = '{ $word }' is none of { $names }.

## Titles of the clauses

clause-0-1 = Stages of a turn
clause-0-2 = Sets are chosen kind by kind
clause-0-3 = Simultaneous choices
clause-0-4 = Questions that are not asked
clause-0-5 = Weights of chance
clause-0-6 = What a position holds
clause-0-7 = Conservation and length
clause-0-8 = Faults
clause-1-1 = The prize deck
clause-1-2 = Robin's deck
clause-1-3 = The Sheriff's deck
clause-1-4 = Characters and discard piles
clause-2-1 = Shuffle and deal
clause-2-2 = Printed or balanced deal
clause-3-1 = Draw
clause-3-2 = Prize
clause-3-3 = Ambush
clause-3-4 = Trap
clause-3-5 = Arrows
clause-3-6 = Shieldmen
clause-3-7 = Casualties
clause-3-8 = Melee
clause-3-9 = Whom the winner keeps
clause-3-10 = Victory
clause-3-11 = Recovery
clause-3-12 = Heal Wounds
clause-3-13 = When discards reach their pile
clause-4-1 = Tournament
clause-4-2 = Ties in the Tournament
clause-5-1 = End of the game
clause-6-1 = What a player sees
clause-6-2 = Discard piles
clause-6-3 = Known cards in a hand
clause-6-4 = Numbers of cards
clause-6-5 = Positions that can be imagined
clause-6-6 = Closed discards
clause-6-7 = Watchers
clause-O-1 = Robin's first hand
clause-O-2 = The Sheriff's first hand
clause-O-3 = Characters in Robin's first hand
clause-O-4 = The next draw
clause-O-5 = Order of the prizes
clause-O-6 = The Tournament as first prize
clause-O-7 = Kills of a volley
clause-X-1 = Hands on the first turn
clause-X-2 = The first reshuffle
clause-X-3 = An empty deck without reshuffle
clause-X-4 = A reshuffle in the middle of a draw
clause-X-5 = Deck and discards both empty
clause-X-6 = Nobody sent by either side
clause-X-7 = Robin goes alone
clause-X-8 = Cards that are no characters
clause-X-9 = A Trap alone
clause-X-10 = A second Trap
clause-X-11 = The Trap stops all shots
clause-X-12 = The Sheriff without characters
clause-X-13 = Order of the questions
clause-X-14 = The second chooser learns nothing
clause-X-15 = How many arrows may be shot
clause-X-16 = Shieldmen among the casualties
clause-X-17 = Shieldmen stop a whole volley
clause-X-18 = Both combatants die
clause-X-19 = Wasted arrows
clause-X-20 = No target, no shot
clause-X-21 = No arrows in hand
clause-X-22 = Robin chooses openly
clause-X-23 = Casualties chosen in secret
clause-X-24 = All must fall
clause-X-25 = The dead have still shot
clause-X-26 = Keeping twenty or any one
clause-X-27 = Only one can be kept
clause-X-28 = The strongest set to keep
clause-X-29 = Equal force
clause-X-30 = The shot side loses everything
clause-X-31 = Keeping all
clause-X-32 = Peasants are a prize too
clause-X-33 = Two prizes at once
clause-X-34 = Healing after a defeat
clause-X-35 = Healing after a victory
clause-X-36 = Healing a man shot down
clause-X-37 = What can't be healed
clause-X-38 = No healing after a tie
clause-X-39 = When healing is asked for
clause-X-40 = A healed man is known
clause-X-41 = A known card behind the barrier
clause-X-42 = Arrows against bolts
clause-X-43 = An equal number of shots
clause-X-44 = A Tournament without characters
clause-X-45 = Nothing else in a Tournament
clause-X-46 = The last prize
clause-X-47 = Equal points
clause-X-48 = Points that nobody wins

## Quick answers

quick-everybody = Send everybody
quick-nobody = Send nobody
quick-weakest = Lose the weakest: { $cards }
quick-strongest = Shoot the strongest: { $cards }
quick-keep = Keep the strongest: { $cards }
quick-heal = Heal the strongest: { $cards }
quick-no-heal = Heal nobody

## What the picked cards amount to

hint-add = Choose the characters who go, in any order. Choosing none sends nobody.
hint-force = Force { $force }{ $shots ->
    [0] .
    [one] ; up to 1 shot.
   *[other] ; up to { $shots } shots.
}
hint-force-trap = Force { $force }, with a Trap: nobody will shoot.
hint-shots = { $n ->
    [0] Choose up to { $most }, or none.
   *[other] { $n } chosen, { $most } at most.
}
hint-missing = { $n ->
    [one] Choose 1 more.
   *[other] Choose { $n } more.
}
hint-exact = That is exactly right.
hint-keep-none = Choose at least one.
hint-keep = Force { $force } of { $most } kept.
hint-alone = Only { $card }, of force { $force }.
hint-heal-none = You hold no Heal Wounds that you may use.
hint-heal = { $n ->
    [0] Heal up to { $most } of the fallen, or nobody.
   *[other] { $n } healed, { $most } at most.
}

## What a choice costs or brings

about-nobody = Adds nobody, costs nothing.
about-add = Brings force { $force }{ $shots ->
    [0] {""}
    [one] ; may bear 1 shot
   *[other] ; may bear { $shots } shots
}{ $shields ->
    [0] {""}
    [one] ; stops 1 arrow
   *[other] ; stops { $shields } arrows
}.
about-bluff = Counts for nothing, and is discarded when it is revealed.
about-trap = { $n ->
    [0] Keeps the Trap: both sides may shoot.
   *[other] Spends the Trap: nobody shoots this turn.
}{ $force ->
    [0] {""}
   *[other] {" "}Brings force { $force }.
}
about-shots = { $n ->
    [0] Spends nothing.
   *[other] Spends { $n } of your { $held } { $seat ->
        [robin] arrows
       *[sheriff] bolts
    }.
}
about-lose = Costs { $force } of your force of { $total }.
about-fell = Takes { $force } of their force of { $total }.
about-drop = { $n } of the { $need } to discard.
about-keep = Uses { $force } of the { $most } you may keep.
about-alone = Force { $force }, above the { $most } you may keep: stays only if all others go.
about-heal = { $n ->
    [0] Spends no Heal Wounds.
    [one] Spends one Heal Wounds; force { $force } comes back to your hand.
   *[other] Spends { $n } Heal Wounds; force { $force } comes back to your hand.
}

## The picture (each motto is printed on its card in one or two lines)

picture-title-sheriff = Sheriff
picture-points = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
picture-motto-arrow =
    One arrow, one
    enemy the less
picture-motto-woodsmen =
    Men of
    the axe
picture-motto-merry-men =
    Sherwood’s
    own
picture-motto-yeomen =
    May shoot
    two arrows
picture-motto-friar-tuck =
    Blessed are
    the brave
picture-motto-the-moor =
    A blade
    from afar
picture-motto-little-john =
    As tall
    as an oak
picture-motto-sir-ivanhoe =
    The king’s
    own knight
picture-motto-robin-hood =
    May shoot
    three arrows
picture-motto-heal-wounds =
    Take back one
    fallen friend
picture-motto-bolt =
    One bolt, one
    outlaw the less
picture-motto-shieldmen =
    Stops one
    arrow a volley
picture-motto-guards =
    Keep the
    town gate
picture-motto-halberdiers =
    Keep the
    castle
picture-motto-knights =
    Sworn to
    the shire
picture-motto-chevaliers =
    Lances
    of France
picture-motto-sheriff =
    Lord of
    Nottingham
picture-motto-trap =
    No arrows and no
    bolts this turn
picture-deck = deck { $n }
picture-discards = discards { $n }
picture-prizes-left = { $n ->
    [one] 1 prize left
   *[other] { $n } prizes left
}
picture-prizes-discarded = discarded { $n }
picture-won = won: { $n ->
    [one] 1 point
   *[other] { $n } points
}
picture-points-short = { $points ->
    [one] point
   *[other] points
}
picture-in-hand = { $n } in hand
picture-stand = { $fell ->
    [0] { $stand } stand
   *[other] { $stand } stand, { $fell } fell
}
picture-arrows = { $n ->
    [one] 1 arrow
   *[other] { $n } arrows
}
picture-bolts = { $n ->
    [one] 1 bolt
   *[other] { $n } bolts
}
picture-no-shots = no shots this turn
picture-resting = resting
picture-ready = ready
picture-known = { $card }, known to the other side
picture-fallen = { $card }, fallen
picture-hidden = { $card }, behind the barrier
picture-unseen = a card face down
picture-key = Read a card
picture-key-force-robin = force, Robin
picture-key-force-sheriff = force, Sheriff
picture-key-worth = points
picture-key-may-shoot = may shoot
picture-key-stops = stops a shot
