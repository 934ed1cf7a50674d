### Sherwood, a hex skirmish, in English. Who, whom, third: counters; where, rear: places; side: a faction or a seat.

game = Skirmish in Sherwood

## Seats: those who lead a side

seat-sheriff = The Sheriff
seat-villagers = The village
seat-bishop = The Bishop
seat-alan = Alan-a-Dale
seat-norman = The Norman side
seat-saxon = The Saxon side
seat-waleran = The Bishop
seat-robin = Robin Hood
seat-william = The Sheriff
seat-bandits = Hardouin
seat-king = King Richard

## Sides: all of them several people

side-sheriff = the Sheriff's men
side-villagers = the villagers
side-bishop = the Bishop's people
side-alan = Alan and his friends
side-free = the bride
side-norman = the Normans
side-saxon = the Saxons
side-neutral = nobody's
side-waleran = Waleran's people
side-robin = Robin's men
side-william = William's men
side-bandits = the bandits
side-king = the King's friends

## Counters (SKIRMISH-D.7) whose names are more than their name

counter-brian = Sir Brian
counter-guy = Sir Guy
counter-roger = Sir Roger
counter-richard = King Richard
counter-william = Sir William
counter-wilfred = Sir Wilfred
counter-bartholome = Bartholomé
counter-gregoire = Grégoire
counter-marian = Maid Marian
counter-robin = Robin Hood
counter-will = Will Scarlett
counter-waleran = Bishop Waleran
counter-little-john = Little John
counter-tuck = Friar Tuck
counter-alan = Alan-a-Dale
counter-cavalry-horse = the horse
counter-draft-horse = the draft horse
counter-ox = the ox
counter-pig = the pig
counter-deer = the deer
counter-wolf = the wolf
counter-cart = the cart
counter-carriage = the carriage
numbered = { $what } { $n }
nobody = nobody
either = { $names } or { $last }

## Places

map-inn = inn
map-cottage = cottage
map-gulch = gulch
map-woods = woods
title-inn = The Inn
title-cottage = The Forester's Cottage
title-gulch = The Gulch
title-woods = The Wood's Edge
hideout-inn = the inn
hideout-forge = the forge
hideout-cottage = the cottage
hideout-warehouse = the warehouse
tree = tree { $letter }
edge = side { $side } of the { $map }
top = { $hex }, Up the Tree
terrain-flat = open ground
terrain-road = road
terrain-gulch-floor = floor of the gulch
terrain-courtyard = yard
terrain-scrub = scrub
terrain-slope = slope
terrain-single-tree = a tree
terrain-large-tree = a large tree
terrain-treetop = treetop
terrain-floor = inside
terrain-core = solid
terrain-balcony = balcony
terrain-upper-stair = upper stair
terrain-lower-stair = lower stair
terrain-cart = a cart
terrain-water = water
hexside-wall = a wall between
hexside-door = through the door
hexside-inner-door = through the inner door
hexside-window = through the window
hexside-outer-window = through the outer window
hexside-open-front = through the open front
hexside-low-wall = over the low wall
hexside-entrance = through the entrance
hexside-lip = over the lip
hexside-step = by the stairs
hexside-foot = by the foot of the stairs
hexside-drop = a rail between
hexside-leap = a leap to the next tree
hexside-edge = the edge of the map
direction-n = North
direction-ne = North-east
direction-se = South-east
direction-s = South
direction-sw = South-west
direction-nw = North-west

## The picture: names on counters, and beside the map
short-bartholome = Bartholomé
short-gregoire = Grégoire
short-little-john = Little John
short-wolf = Wolf
short-pig = Pig
short-deer = Deer
tray-thrown = From the saddle
tray-to-enter = To come
tray-hidden = In hiding
tray-out = Out of it

## Turns and phases (SKIRMISH-2)

stage = Turn { $turn } of { $turns }, { $side }: { $phase }
phase-setup = set-up
phase-reveal = coming out of hiding
phase-missile = missile fire
phase-movement = movement
phase-combat = combat
phase-recovery = recovery
phase-over = game over

## States (SKIRMISH-1.2a) and what has been done

state-stunned = stunned
state-wounded = wounded
state-dead = dead
flag-captured = captive
flag-disarmed = disarmed
flag-fired = has shot
flag-moved = has moved
flag-attacked = has attacked
flag-harnessing = is harnessing

## Results (SKIRMISH-6a), by number

result-0 = no effect
result-1 = the attackers go back one hex
result-2 = back one hex
result-3 = back two hexes
result-4 = stunned
result-5 = thrown from the horse and stunned
result-6 = the horse is killed, the rider stunned
result-7 = wounded
result-8 = the horse is killed, the rider wounded
result-9 = thrown from the horse and wounded
result-10 = killed

## The log: moves

told-place = { $who } is set up at { $where }{ $rear ->
    [none] {""}
   *[other] /{ $rear }
}.
told-hide = { $who } hides{ $hideout ->
    [unknown] {""}
   *[other] : { $hideout }
}.
told-choose = { $edge ->
    [none] { $side } wait outside for now.
    [unknown] { $side } have settled where they will enter.
   *[other] { $side } enter over { $edge }.
}
told-fire = { $who } shoots at { $whom }, { $where }.
told-step = { $who } goes to { $where }.
told-climb = { $who } climbs to { $where }.
told-jump = { $who } jumps down to { $where }.
told-leap = { $who } leaps across to { $where }.
told-vault = { $who } jumps down onto { $whom }.
told-mount = { $who } mounts { $whom }.
told-dismount = { $who } dismounts to { $where }.
told-about-face = { $who } turns about.
told-lead = { $who } takes { $whom } by the bridle.
told-release = { $who } lets go of { $whom }.
told-drive = { $who } drives { $whom }.
told-harness = { $who } sets about harnessing { $whom } to { $third }.
told-unharness = { $who } sets about unharnessing { $whom } from { $third }.
told-fall = { $who } comes down at { $where }.
told-attack = { $who } attacks { $whom }{ $rear ->
    [none] {""}
   *[other] {" "}with a jump, coming down at { $rear }
}.
told-join = { $who } joins in against { $whom }{ $rear ->
    [none] {""}
   *[other] {" "}with a jump, coming down at { $rear }
}.
told-blind = { $who } tries to blind { $whom }.
told-accept = { $answer ->
    [yes] The surrender is accepted.
   *[no] The surrender is not accepted: the fight goes on.
}
told-first = { $side } has the choice, and { $answer ->
    [yes] goes first.
   *[no] lets the others go first.
}
told-retreat = { $who } falls back to { $where }.
told-place-rider = { $who } comes down at { $where }.
told-shift = { $who } moves over to { $where } and makes room for { $whom }.
told-advance = { $who } advances to { $where }.
told-to-hit = { $who } shoots at { $whom }: the die shows { $n }.
told-damage = { $who } has hit { $whom }: the die for damage shows { $n }.
told-combat = { $who } against { $whom }: the die shows { $n }.
told-jump-roll = { $who } jumps: the die shows { $n }.
told-vault-roll = { $who } jumps onto { $whom }: the die shows { $n }.
told-initiative = Initiative: { $one } roll { $n }, { $other } roll { $m }.
told-blinding = { $who } tries to blind { $whom }: the die shows { $n }.
told-found = { $who } is found in hiding: { $hideout }.
told-empty = Nobody is hidden there: { $hideout }.

## Buttons

label-place = { $who } at { $where }{ $rear ->
    [none] {""}
   *[other] , rear { $rear }
}
label-hide = { $who } hides: { $hideout }
label-choose = { $edge ->
    [none] Not yet
   *[other] Enter over { $edge }
}
label-reveal = { $who } comes out at { $where }
label-fire = { $who } shoots at { $whom }
label-pick = { $who }
label-step = Go to { $where }
label-climb = Climb to { $where }
label-jump = Jump down to { $where }
label-leap = Leap to { $where }
label-vault = Jump down onto { $whom }
label-mount = Mount { $whom }
label-dismount = Dismount to { $where }
label-about-face = Turn about
label-lead = Take { $whom } by the bridle
label-release = Let go of { $whom }
label-drive = Drive { $whom }
label-harness = Harness { $whom } to { $third }
label-unharness = Unharness { $whom } from { $third }
label-exit = Leave the map
label-stop = Stop here
label-fall = Come down at { $where }
label-spring = { $who } springs out at { $where }
label-attack = { $who } attacks { $whom }{ $rear ->
    [none] {""}
   *[other] {" "}with a jump to { $rear }
}
label-join = { $who } joins in{ $rear ->
    [none] {""}
   *[other] {" "}with a jump to { $rear }
}
label-strike = Strike { $who } now
label-blind = Try to blind { $whom }
label-accept = { $answer ->
    [yes] Accept the surrender
   *[no] Fight on
}
label-first = { $answer ->
    [yes] Go first
   *[no] Let the others go first
}
label-retreat = Fall back to { $where }{ $end ->
    [rear] , rear first
   *[front] {""}
}
label-retreat-next = { $who } goes back next
label-place-rider = Come down at { $where }
label-shift = { $who } moves over to { $where }
label-advance = { $who } advances to { $where }
label-no = Nobody
label-end = End this phase

## The log: what happens by the rules

event-turn = Turn { $n }.
event-phase = { $side }: { $phase }.
event-first = { $side } go first this turn.
event-shot = { $changed ->
    [yes] With modifiers { $roll }; { $highest } or less hits
   *[no] { $highest } or less hits
}: { $hits ->
    [yes] a hit
   *[no] a miss
}.
event-wounding = { $changed ->
    [yes] With modifiers { $roll }: { $result }
   *[no] Unmodified: { $result }
}.
event-blow = In column { $column }: { $result }.
event-blow-for = Strength against defence { $difference }; columns shifted: { $why ->
    [none] none
   *[other] { $why }
}.
event-plain-blow = Strength against defence { $difference }; { $highest } or less hits: { $hits ->
    [yes] a hit
   *[no] a miss
}.
event-jumped = { $changed ->
    [yes] With modifiers { $roll }
   *[no] Unmodified
}: { $result ->
    [0] a good landing
    [4] a fall, stunned
   *[7] a fall, wounded
}.
for-cover = cover { $n }
for-wounded = wounded shooter { $n }
for-treetop = Up the Tree { $n }
for-weapon = weapon { $n }
for-armour = armour { $n }
for-ambush = ambush { $n }
for-terrain = terrain { $n }
for-joint = joint attack { $n }
for-jump = jump { $n }
event-stunned = { $who } is stunned.
event-wounded = { $who } is wounded.
event-killed = { $who } is killed.
event-unhorsed = { $who } is thrown from the saddle.
event-animal-killed = { $who } is killed.
event-held = { $who } can't fall back and is hurt instead.
event-surrendered = { $who } surrenders.
event-freed = { $who } gets away and is free.
event-recovered = { $who } recovers.
event-left = { $who } leaves the map.
event-unaffected = { $who }: nothing happens.
event-let-go = { $who } lets go of { $whom }.
event-hitched = { $who } is harnessed to { $whom }.
event-unhitched = { $who } is unharnessed from { $whom }.
event-uncovered = { $who } comes out of hiding at { $where }.
event-blinded = { $who } is blinded.

## What is asked

wait = Waiting for { $side }.
chance = The dice decide.
ask-setup = { $who ->
    [none] Choose whom to set up, and where.
   *[other] Choose where { $who } is set up.
}
ask-first = The initiative is yours. Choose who goes first.
ask-gate = Choose the side of the map over which your people enter.
ask-reveal = Choose who of your hidden people comes out now, and where, or go on.
ask-missile = Choose who shoots, and at whom, or end the phase.
ask-movement = Choose who moves.
ask-step = { $where ->
    [to-enter] { $who } comes onto the map. Choose a hex at the edge, or stop outside.
   *[other] { $who } has { $mps ->
        [one] 1 MP
       *[other] { $mps } MPs
    } left. Choose where to go, or stop.
}
ask-ambush = { $who ->
    [none] The enemy's movement begins or ends.
   *[other] The enemy moves: { $who }.
} Choose who of your hidden people comes out, or nobody.
ask-ambush-attack = Out of hiding: { $men }. Choose whom they shoot at or attack, or nobody.
ask-combat = Choose who attacks, and whom, or end the phase.
ask-join = { $men } against { $whom }: choose who joins in, or strike.
ask-retreat = { $who } must fall back { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}: choose where to.
ask-retreat-order = The attackers must fall back: choose who goes first.
ask-place-rider = { $who } has lost the saddle: choose a hex beside the horse.
ask-fall = { $who } falls, and the hex below is taken: choose where to come down.
ask-advance = Choose who advances, and where, or nobody.
ask-surrender = { $who } would surrender. Accept it, or fight on.
ask-place-found = { $who } has been found: choose where to stand.
won = { $grade ->
    [total] { $side } win a total victory.
    [minor] { $side } win a minor victory.
   *[plain] { $side } win.
}
drawn = A draw.

## Endings (SKIRMISH-0.7), by scenario and condition

ending-time = All turns are over.
ending-none = Nobody has done what was to be done.
ending-other = What decided it: { $condition }.
ending-s1-captured = Alan-a-Dale has surrendered.
ending-s1-cornered = One of the Sheriff's men stands next to Alan-a-Dale, and no villager next to that man.
ending-s1-fallen = Alan-a-Dale has hurt himself and is taken.
ending-s1-down = Alan-a-Dale is hurt and is taken.
ending-s1-end = All turns are over, and Alan-a-Dale is still at large.
ending-s2-hurt-by-bishop = The Bishop's people have hurt Mildred.
ending-s2-hurt-by-alan = Alan's friends have hurt Mildred.
ending-s2-alan-married = Friar Tuck has married Alan-a-Dale and Mildred.
ending-s2-martin-married = The Bishop has married Martin and Mildred.
ending-s2-end = All turns are over, and nobody is married.
ending-s3-rebecca-killed = The Normans have killed Rebecca.
ending-s3-both-left = Rebecca and Isaac have got away.
ending-s3-isaac-killed = The Normans have killed Isaac.
ending-s3-rebecca-left = Rebecca has got away, Isaac hasn't.
ending-s3-isaac-killed-after = The Normans have killed Isaac, and Rebecca hasn't got away.
ending-s3-end = All turns are over, and Rebecca hasn't got away.
ending-s4-robin-down = Robin Hood is dead or captive, the Bishop is free, and the treasure is safe.
ending-s4-waleran-down = The Bishop is dead or captive, Robin Hood is free, and the treasure is taken.
ending-s4-both-down = Robin Hood and the Bishop are both dead or captive.
ending-s4-only-robin-down = Robin Hood is dead or captive.
ending-s4-treasure-taken = The Saxons have the treasure.
ending-s4-waleran-free = The Bishop is free, and so is his treasure.
ending-s4-end = All turns are over, and neither side has what it came for.
ending-s4-villagers = The villagers have killed or captured the Bishop.
ending-s4-robin = Robin Hood's men have the treasure.
ending-s4-william = William's men have killed or captured Robin Hood.
ending-s4-waleran = The Bishop is free, and the treasure is his.
ending-s5-robin-down = Robin Hood is dead or captive.
ending-s5-marian-captured = Maid Marian is a captive.
ending-s5-marian-dead = Maid Marian is dead.
ending-s5-end = All turns are over, and Robin Hood is free.
ending-s6-villagers-out = Every villager is dead, wounded or captive.
ending-s6-villagers-felled = Every villager is dead or wounded.
ending-s6-much-down = Much is dead or captive.
ending-s6-hardouin-down = Hardouin is dead or captive.
ending-s6-much-killed = Much is dead.
ending-s6-hardouin-killed = Hardouin is dead.
ending-s6-wolves-killed = Both wolves are dead.
ending-s6-all-down = Much, Hardouin and both wolves are dead or captive.
ending-s6-all-killed = Much, Hardouin and both wolves are dead.
ending-s6-hunt-over = All turns are over, and the hunt has failed.
ending-s6-end = All turns are over, and neither side has what it came for.
ending-s7-richard-down = King Richard is dead or captive.
ending-s7-end = All turns are over, and King Richard is free.
ending-s8-robin-killed = A Norman has killed Robin Hood.
ending-s8-both-captured = Robin Hood and Rebecca are captives.
ending-s8-only-robin = Robin Hood is a captive, Rebecca isn't.
ending-s8-only-rebecca = Rebecca is a captive, Robin Hood isn't.
ending-s8-end = All turns are over, and neither Robin Hood nor Rebecca is a captive.
ending-battle-norman-ahead = All turns are over, and the Saxons have lost more points than the Normans.
ending-battle-saxon-ahead = All turns are over, and the Normans have lost more points than the Saxons.
ending-battle-end = All turns are over, and both sides have lost as many points.

## Why not

fault-1 = That is not asked now. Answer what the prompt asks.
fault-2 = Only your own people of this side turn may do that. Choose one of them.
fault-3 = The stunned, captives and the blinded can't shoot. Choose somebody else.
fault-4 = He has shot in this phase. Choose another shooter.
fault-5 = Only a bow, a javelin or a crossbow shoots. Choose somebody who has one.
fault-6 = Nobody shoots from the saddle. Let him dismount first, in the movement phase.
fault-7 = An enemy in contact keeps him from shooting. Choose another shooter.
fault-8 = Up the Tree only a bow can be used. Choose somebody else.
fault-9 = That is no enemy to shoot at. Choose an enemy.
fault-10 = The target isn't in that hex. Name a hex where it stands.
fault-11 = A hex next to the shooter can't be shot at. Choose a target farther off.
fault-12 = That is farther than this weapon reaches. Choose a nearer target.
fault-13 = A wall is in the line of fire. Choose another target.
fault-14 = Into and out of a house one shoots only through the target's or shooter's own door, window or open front. Choose another target.
fault-15 = At somebody inside one shoots from two hexes away or more. Choose another shooter.
fault-16 = A tree is in the line of fire. Choose another target.
fault-17 = Somebody stands in the line of fire. Choose another target, or a bow at long range.
fault-20 = This one has moved in this phase. Choose somebody else.
fault-21 = A crossbowman who has shot can't move in the same side turn. Choose somebody else.
fault-22 = The stunned, the blinded and those off the map can't move. Choose somebody else.
fault-23 = A captive with a free guard beside him can't move. Choose somebody else.
fault-24 = Too few MPs are left for that. Choose something nearer.
fault-25 = That is not the next hex, or not one where this counter may come on. Go hex by hex.
fault-26 = There is no way through on foot. Go around.
fault-27 = There is no way through for a rider, an animal or a cart. Go around.
fault-28 = An enemy stands there. Go around, or attack him in the combat phase.
fault-29 = A move can't end on somebody else, nor half on the map. Go on, or stop before.
fault-30 = From there no place to stop could be reached any more. Choose another hex.
fault-31 = The horse's own rear is there. Go another way.
fault-32 = A rider turns about on the spot only where there is no way ahead. Wheel round instead.
fault-33 = That is done instead of moving, and he has moved. Choose something else.
fault-34 = This character can't ride. Choose one who can.
fault-35 = That is no horse that can be mounted now. Choose a free one.
fault-36 = An enemy holds the horse. Choose another.
fault-37 = That is not beside both hexes of the horse. Choose one of the two that are.
fault-38 = That place is taken. Choose a free one.
fault-39 = Nobody in armour climbs. Choose another way.
fault-40 = One climbs at the trunk of a large tree, or at an outer window or balcony of the inn. Go there first.
fault-41 = One climbs on foot, with no animal at the bridle. Dismount or let go first.
fault-42 = One jumps from a treetop, a balcony or an outer window, to the ground beside or below. Choose another way.
fault-43 = Nobody can land there. Choose free ground that can be entered on foot.
fault-44 = One leaps from the top of one large tree to the top of another beside it. Choose such a hex.
fault-45 = This character may not leave the map here. Stay on it.
fault-50 = He has shot in this side turn, so he can't attack. Choose somebody else.
fault-51 = This one has attacked already. Choose somebody else.
fault-52 = The stunned, captives, the blinded and bystanders don't attack. Choose somebody else.
fault-53 = That is nobody to attack. Choose an enemy.
fault-54 = They are not in contact. Choose an enemy in contact.
fault-55 = He couldn't go where the enemy stands, so he can't attack there. Choose another attacker or target.
fault-56 = One jumps at an enemy on the ground below from a treetop, a balcony or an outer window. Choose another attack.
fault-57 = There is no free hex in contact with the target to land on. Choose another hex, or another target.
fault-58 = Those who join in are named in rising order. Choose one who comes later, or strike.
fault-59 = This one can't join in this attack. Choose somebody else, or strike.
fault-60 = A retreat leads farther away from the attackers at every step. Choose another hex.
fault-61 = The retreat can't end there. Choose another hex.
fault-62 = An enemy touches that hex. Fall back elsewhere.
fault-63 = From there the retreat couldn't be finished. Choose another hex.
fault-64 = This one may not advance now. Choose somebody else, or stay.
fault-65 = The advance begins where the enemy gave way. Choose that hex.
fault-66 = This one isn't hidden. Choose one of the hidden.
fault-67 = That place is not in this hideout. Choose one that is.
fault-100 = Only a domestic animal can be led. Choose one.
fault-101 = He leads an animal already. Let go of it first.
fault-102 = One takes the bridle from a hex before the animal's head, once in a side turn. Go there first.
fault-103 = An enemy touches the animal's head. Drive him off first.
fault-104 = This animal has moved in this side turn. Wait for the next.
fault-105 = The animal at the bridle can't follow there. Go another way, or let go of it.
fault-110 = It is another's turn to be set up. Set up whom the prompt names.
fault-111 = That is outside the zone. Choose a hex in it.
fault-112 = This counter can't stand there. Choose other ground.
fault-113 = Animal and cart must stand one behind the other. Choose another hex.
fault-114 = This character can't hide there. Choose another hideout.
fault-115 = That hideout is full. Choose another.
fault-116 = That hideout is needed for somebody who can't hide elsewhere. Choose another.
fault-117 = Over that side they can't enter. Choose another.
fault-118 = They must enter now. Choose a side of the map.
fault-119 = An enemy has been in that hideout. Choose another.
fault-120 = This one takes no part in attacks. Choose somebody else.
fault-121 = A priest can't be attacked or shot at until he has fought himself. Choose somebody else.
fault-122 = In turn 1 the carriage goes on toward the village as far as it can. Go ahead.
fault-130 = A cart is there, and only somebody on foot climbs onto it. Go around.
fault-131 = A cart and its animal keep to open ground, and pass nobody. Choose another way.
fault-132 = The animal before the cart has no strength left in this turn. Stop.
fault-133 = Animal and cart must come onto the map whole while there is a way ahead. Go on.
fault-134 = A coachman drives this animal. Choose another.
fault-135 = Only who stands in the cart, next to the animal, is its coachman, and only if he has not given up the reins. Choose another.
fault-136 = One harnesses and unharnesses next to both animal and cart, instead of moving. Go there first.
fault-137 = Only an enemy who is near enough can be blinded, and in sight where that is asked. Choose another.
fault-138 = That is not done at the initiation level: one steps, mounts and dismounts. Choose something else.

## The board in words

board-mover = moving: { $who }, { $mps ->
    [one] 1 MP
   *[other] { $mps } MPs
} left.
board-attack = { $men } against { $whom }.
board-ambush = Out of hiding: { $men }.
board-side = { $side }{ $yours ->
    [yes] , yours
   *[no] {""}
} (attack/defence/MPs):
board-between = {"; "}
board-where = { $who }, { $places }, { $terrain }
board-blinded = { $n ->
    [one] blinded for 1 side turn
   *[other] blinded for { $n } side turns
}
board-rides = rides { $horse }
board-leads = leads { $animal }
board-aboard = in { $cart }
board-touches = touches { $men }
board-thrown = Thrown from the saddle: { $men }.
board-to-enter = Still to come: { $men }.
board-hidden = Hidden: { $men }.
board-left = Left the map: { $men }.
board-gone = Out of the game: { $men }.
where-hidden = { $who } ({ $hideout })
where-edge = { $who } ({ $edge })
board-scenario = Scenario: { $scenario }.
board-aim = What you are after: { $aim }
board-options = Options and variants: { $options }.
around-price = { $mps ->
    [one] 1 MP on foot
   *[other] { $mps } MPs on foot
}
around-closed = no way on foot
around-near = Within { $n } hexes: { $men }.
around-far = { $who } ({ $n })

## What is wrong with a line of notation

unread = '{ $line }': { $said } For example: { $example }
unread-nothing = nothing is written. Write a move.
unread-several-verbs = '{ $word }' may mean { $names }. Write it out, for example: { $example }
unread-no-verb = no move begins with '{ $word }'. Moves begin with the name of a counter, or with { $names }.
unread-more = nothing more is wanted after that; '{ $words }' is too much.
unread-which-c = say which counter.
unread-which-p = say which hex.
unread-which-h = say which hideout.
unread-which-e = say which side of which map.
unread-which-l = say which end goes first, front or rear.
unread-which-y = say yes or no.
unread-which-n = say which number.
unread-no-number = '{ $word }' is no number up to { $most }.
unread-no-hex = '{ $word }' is no hex of this map. Hexes are written { $example }.
unread-no-top = there is no treetop at { $word }.
unread-several = '{ $word }' may be { $names }.
unread-no-such = '{ $word }' is none of { $names }.

## What each side is after, by scenario

aim-s1-sheriff = You lead the Sheriff's men. Alan-a-Dale has insulted the Sheriff, and you want him: you win as soon as one of your men stands next to Alan and no villager stands next to that man. Whoever is wounded here leaves the game, so numbers count.
aim-s1-villagers = You lead the villagers. Keep the Sheriff's men away from Alan-a-Dale for twelve turns: a villager next to each man who comes close is enough. Whoever is wounded here leaves the game.
aim-s2-bishop = You lead the Bishop's people. Martin, Mildred and the Bishop must spend a whole turn together in the chapel, Martin next to Mildred, and nobody may disturb them. Mildred walks with you while one of your people touches her. Whoever hurts her has lost.
aim-s2-alan = You lead Alan and his friends. Alan, Mildred and Friar Tuck must spend a whole turn together in the chapel, Alan next to Mildred, and nobody may disturb them. If nobody is married in the end it is a minor victory for you. Whoever hurts Mildred has lost.
aim-s3-norman = You lead the Normans. Keep Rebecca and Isaac on the map for twelve turns, but don't kill Rebecca: that loses at once. If Isaac dies by your hand nobody wins.
aim-s3-saxon = You lead the Saxons. Get Rebecca and Isaac off the map, over any outer side: both for a total victory, Rebecca alone for a minor one.
aim-s4-norman = You lead the Bishop's people and William's men. Bring the carriage and the Bishop through with the treasure, and kill or capture Robin Hood for a total victory.
aim-s4-saxon = You lead Robin's men and the villagers. Take the treasure, which goes with the carriage; kill or capture the Bishop too, with Robin Hood free, for a total victory.
aim-s4-waleran = You lead the Bishop's people. You win if the Bishop is alive and free in the end, and the treasure his.
aim-s4-robin = You lead Robin's men. You win if you have the treasure in the end; it goes with the carriage.
aim-s4-william = You lead William's men. You win if you kill or capture Robin Hood.
aim-s4-villagers = You lead the villagers. You win if you kill or capture the Bishop.
aim-s5-norman = You lead the Normans. Kill or capture Robin Hood within fifteen turns. If you only capture Maid Marian nobody wins.
aim-s5-saxon = You lead the Saxons. Keep Robin Hood alive and free for fifteen turns, and Maid Marian from being captured. Robin may not climb into the trees; all others may, and most are hidden there.
aim-s6-bandits = You lead Hardouin's bandits and wolves. Kill, wound or capture every villager; in an even hunt it is enough to last to the end.
aim-s6-villagers = You lead the villagers. Kill or capture Much or Hardouin, or kill both wolves; in an even hunt all of that.
aim-s7-sheriff = You lead the Sheriff's men. Kill or capture King Richard within twelve turns.
aim-s7-king = You lead the King's friends. Keep King Richard alive and free for twelve turns.
aim-s8-norman = You lead the Normans. Capture Rebecca and Robin Hood, both at the same time, for a total victory; Robin Hood alone in the end for a minor one. The dead are no captives.
aim-s8-saxon = You lead the Saxons. Let neither Robin Hood nor Rebecca be a captive in the end for a total victory; if only Rebecca is, it is a minor one.
aim-battle-norman = You lead the Normans. Kill and capture more than you lose, by points; the wounded count half.
aim-battle-saxon = You lead the Saxons. Kill and capture more than you lose, by points; the wounded count half.

## A first game: what a beginner is told once

coach-setup = The marked hexes are where this one may stand. Pick one. What it will mean for you, the game tells you when you point at it.
coach-gate = Your people come onto the map over one side. Pick the side from which the way is shortest, or best hidden.
coach-missile = Every turn has four phases; this is the first. A bow, a javelin or a crossbow may shoot once: pick the shooter, then the target. The percentage is the chance to hit. Who shoots can't attack by hand in this turn.
coach-movement = Movement: each of your people may move once. Pick one, and every hex within reach shows what it costs. Each has so many movement points (MPs); woods, slopes and walls cost more, and so does slipping from one enemy to the next.
coach-step = Pick a hex to go there by the cheapest way; pick farther on to go by a way of your own. Stop when you are there.
coach-combat = Combat: whoever touches an enemy may attack once. Pick the attackers, then whom they attack; several together add their strength. Point at the attack to see what may come of it, and why.
coach-join = Others who touch the same enemy may join this attack. Two or more together strike one column better.
coach-retreat = The blow drives this one back. Pick where to go; every hex must lead away from the attackers, and none may touch an enemy.
coach-advance = The enemy has given way: one of the winners may follow, with half of his movement points. It is free, so it is seldom wrong, unless he is needed where he stands.
coach-ambush = Your hidden people may spring out whenever an enemy moves, each for one shot or one attack with an advantage. Wait until it hurts.
coach-reveal = At the start of your turn your hidden people may come out and act with all the others.

## Options (chapters S and 0)

value-off = off
value-on = on
option-scenario = Scenario
option-scenario-about = What is fought for, where and by whom.
value-s1 = A cheeky Alan-a-Dale
value-s1-about = Alan-a-Dale has sung about the Sheriff once too often, and in the very inn where the Sheriff's men drink. They have come to fetch him; the villagers would rather keep him. One map, few people: the best first game.
value-s2 = The wedding of Alan-a-Dale
value-s2-about = The Bishop is to marry Mildred to Martin. Mildred would have Alan-a-Dale, and Friar Tuck can marry people too. Whoever stands at the altar undisturbed for a turn is married.
value-s3 = Saving Rebecca
value-s3-about = The Normans hold Rebecca and her father Isaac in a warehouse. Wilfred, Robin Hood and their friends come through the woods to get both off the map alive.
value-s4 = The ambush
value-s4-about = A bishop, a carriage full of money and a road through the gulch: Robin Hood waits in the trees, the villagers in their houses, and the Sheriff is somewhere near. For two players, or for four who trust each other little.
value-s5 = Meeting in the woods
value-s5-about = Robin Hood and Maid Marian have an hour to themselves in a cottage, with the Merry Men in the trees around it. Every knight of the shire is on his way there.
value-s6 = The wolf leader
value-s6-about = Hardouin, whom wolves obey, raids the cottages with what friends he has left, and Little John leads the villagers who hunt him. Who goes first is rolled for in every turn.
value-s7 = The tavern
value-s7-about = King Richard sits in the tavern under another name when the Sheriff looks in. Nobody must learn what it is to capture a king.
value-s8 = The bait
value-s8-about = A small convoy crosses the gulch, and the Normans want Rebecca and Robin Hood out of it alive. Or is it they who are walking into something?
value-battle = A free battle
value-battle-about = Two forces of equal points, any maps, no story but the one you make. One side holds the right, the other comes from the left; whoever costs the enemy more points wins.
option-seating = Seats
option-seating-about = The ambush can be played by two or by four; all other scenarios are for two.
value-two = two
value-four = four
option-level = Level
option-level-about = The standard rules, or the short ones for beginners: no stun, no retreat, no ambush, no climbing.
value-standard = standard
value-initiation = initiation
option-s4-roger = Sir Roger
option-s4-roger-about = Sir Roger rides with William's men.
option-s4-emeric = Emeric
option-s4-emeric-about = A crossbowman guards the Bishop.
option-s4-wolf = The wolf
option-s4-wolf-about = The villagers have a wolf, which obeys Hardouin as long as he lives.
option-s4-robin-mounted = Robin Hood rides
option-s4-robin-mounted-about = Robin Hood starts on horseback in the open instead of hidden in a tree.
option-s6-hige = Hige
option-s6-hige-about = Hige is among the villagers.
option-s6-blinding = Blinding
option-s6-blinding-about = Instead of attacking, Hardouin may try to blind a villager near him for two turns.
option-s6-even-hunt = An even hunt
option-s6-even-hunt-about = The villagers win only if Much, Hardouin and both wolves are dead or taken, and Gebbo and Arnold help the bandits.
option-s7-reinforced-sheriff = A stronger Sheriff
option-s7-reinforced-sheriff-about = Bero and the crossbowman Rudolf come with the Sheriff.
option-s8-convoy-cart = A carriage in the convoy
option-s8-convoy-cart-about = Rebecca rides in a carriage with a draft horse.
option-battle-saxons-attack = The Saxons attack
option-battle-saxons-attack-about = The Normans set up right of the middle, and the Saxons come in from the left, instead of the other way round.
option-battle-mosaic = Maps
option-battle-mosaic-about = Where the battle is fought.
value-village = the village: woods, inn, gulch and cottage
value-inn = the inn
value-cottage = the cottage
value-road-to-the-inn = the road to the inn: woods, cottage and inn
value-deep-woods = the deep woods: woods, cottage and gulch
value-wolf-country = wolf country: woods and cottage
option-battle-norman = The Normans' force
option-battle-norman-about = Bought for as many points as the Saxons' force; its counters must all be others.
value-guy-s-riders = Guy's riders: two knights and two sergeants on horseback
value-sheriff-s-foot = the Sheriff's foot: mail and spears
value-castle-bows = castle bows: three crossbows and their guard
option-battle-saxon = The Saxons' force
option-battle-saxon-about = Bought for as many points as the Normans' force; its counters must all be others.
value-merry-men = the Merry Men: Robin Hood, his friends and archers
value-levy = the levy: many peasants and all the archers
value-wilfred-s-ride = Wilfred's ride: four riders and a few on foot
option-battle-turns = Turns
option-battle-turns-about = How long the battle lasts.
option-battle-first = Who goes first
option-battle-first-about = The side that begins every turn; by default dice say it once.
value-rolled = rolled once
value-norman = the Normans
value-saxon = the Saxons

## Variants (chapter V)

option-about-face = Turning about anywhere
option-about-face-about = Any rider may turn about on the spot for 4 MPs, not only one who is stuck.
option-alan-down-is-captured = Alan hurt is Alan taken
option-alan-down-is-captured-about = However Alan-a-Dale is hurt, he counts as captured.
option-alan-fall-is-free = Alan's own falls are free
option-alan-fall-is-free-about = However Alan-a-Dale is hurt, the villagers win.
option-ambush-any-phase = Ambush in any phase
option-ambush-any-phase-about = The hidden may come out before and after every shot and every combat too.
option-ambush-hit-bonus = Ambush helps the aim
option-ambush-hit-bonus-about = A shot from ambush has its bonus on the roll to hit, not on the damage.
option-balcony-shoots-in = Shots from the balcony
option-balcony-shoots-in-about = From the inn's balcony one may shoot inside through door and window.
option-blinding-los = Blinding needs sight
option-blinding-los-about = Hardouin can only blind whom he has in his line of sight.
option-bride-any-way = The bride climbs in
option-bride-any-way-about = Mildred may go through windows and over low walls.
option-capture-optional = Prisoners by choice
option-capture-optional-about = The attacker may roll instead of accepting a surrender.
option-cross-free = Sure feet in the trees
option-cross-free-about = Going from tree to tree needs no roll.
option-cumulative-terrain = Terrain adds up
option-cumulative-terrain-about = Good ground for the defender and bad ground for the attacker are two columns together.
option-end-when-alone = End when alone
option-end-when-alone-about = The game ends as soon as one side has nobody left.
option-escort = Leading captives away
option-escort-about = A guard may take his captive along like an animal at the bridle.
option-exit-retreat = Retreat off the map
option-exit-retreat-about = A retreat may leave the map; whoever does is out of the game.
option-foot-lead = Leading on foot only
option-foot-lead-about = Only somebody on foot takes an animal by the bridle.
option-free-edges = Lines between two hexes are free
option-free-edges-about = A line of fire between two hexes is blocked by a wall between them alone.
option-gulch-floor-cover = Cover down in the gulch
option-gulch-floor-cover-about = On the floor of the gulch one has cover from shots over a lip.
option-half-up = Half rounded up
option-half-up-about = Half the MPs of an advance are rounded up.
option-infiltration-everywhere = Infiltration everywhere
option-infiltration-everywhere-about = Climbing and jumping from enemy to enemy costs more too.
option-initiation-adjacent-bar = Beginners: no shots next to an enemy
option-initiation-adjacent-bar-about = At initiation level an enemy next to a shooter keeps him from shooting.
option-initiation-mounted-fire = Beginners: shots from the saddle
option-initiation-mounted-fire-about = At initiation level riders may shoot.
option-initiative-choice = Winner's choice
option-initiative-choice-about = Whoever wins the initiative chooses who goes first.
option-initiative-low = Low initiative
option-initiative-low-about = The lower die goes first.
option-isaac-after = Isaac comes last
option-isaac-after-about = If Rebecca has got away, Isaac's death doesn't matter.
option-level-bar = Enemies above and below
option-level-bar-about = An enemy in an adjacent hex on another level keeps from shooting too.
option-marian-dead-draw = Marian's death is a draw
option-marian-dead-draw-about = If Maid Marian dies, nobody wins.
option-mildred-safe = Mildred is safe
option-mildred-safe-about = Nobody can attack Mildred or shoot at her.
option-minimum-move = At least one hex
option-minimum-move-about = Whoever has not moved may always enter one hex that is open to him.
option-mount-ends-move = Beginners: mounting ends the move
option-mount-ends-move-about = At initiation level nobody goes on after mounting.
option-narrow-openings = Narrow openings
option-narrow-openings-about = A shot into a house goes to the middle of the hex, through the opening.
option-no-joint-jump = No joint jumps
option-no-joint-jump-about = A jump attack is made alone.
option-no-joint-on-riders = Riders only by riders
option-no-joint-on-riders-about = Strengths are added against a rider only if two riders take part.
option-own-tree-open = A clear view from the tree
option-own-tree-open-about = An archer's own large tree doesn't block his shots.
option-partial-retreat = Half a retreat
option-partial-retreat-about = Whoever can fall back one hex of two does so, and is not hurt.
option-quick-mount = Quick mounting
option-quick-mount-about = Mounting and dismounting cost 2 MPs and don't end the move.
option-riders-strike-carts = Riders strike at carts
option-riders-strike-carts-about = Riders may attack people in a cart.
option-robin-killed-loses = Robin Hood alive
option-robin-killed-loses-about = If a Norman kills Robin Hood, the Saxons win totally at once.
option-shoot-any-animal = Shots at all animals
option-shoot-any-animal-about = Any animal can be shot at, also one that is led.
option-six-hexes = Six hexes
option-six-hexes-about = Surrounded is only who has an enemy in every hex that he could enter.
option-strict-deaths = Only deaths count
option-strict-deaths-about = Captives count for nothing in the hunt.
option-strict-edges = Lines between two hexes are blocked
option-strict-edges-about = A line of fire between two hexes is blocked if one of them blocks.
option-stunned-bars-retreat = The stunned bar retreats
option-stunned-bars-retreat-about = Nobody falls back next to a stunned enemy.
option-stunned-guards = The stunned guard
option-stunned-guards-about = A stunned enemy guards a captive.
option-stunned-infiltration = The stunned hinder
option-stunned-infiltration-about = Stunned enemies make steps dearer too.
option-stunned-present = The stunned are there
option-stunned-present-about = A stunned villager protects Alan, and a stunned man of the Bishop's holds Mildred.
option-stunned-repels = The stunned repel
option-stunned-repels-about = Attackers are driven back even by a stunned target.
option-stunned-surrounds = The stunned surround
option-stunned-surrounds-about = Stunned enemies help to surround.
option-tithe-draw = The tithe is a draw
option-tithe-draw-about = A Bishop who merely gets through wins nothing.
option-wall-adjacency = Contact through walls
option-wall-adjacency-about = Walls don't break contact.
option-window-seats = Window seats
option-window-seats-about = The King's friends may sit at the door and the windows of the tavern.

## Titles of chapters, sections and clauses

clause-0 = Turns and decisions
clause-0-3 = What is asked
clause-0-6 = Order of play
clause-0-7 = Victory
clause-0-14 = A legal retreat
clause-0-15 = A legal step
clause-1 = Characters
clause-1-1 = Scale and distance
clause-1-1b = One hex, one character
clause-1-1g = Contact
clause-1-2 = Counters and characters
clause-1-2e = Codes: who shoots, who rides
clause-2 = Sequence of play
clause-2a = Turns
clause-2b = Phases
clause-2c = Only the active side acts
clause-2d = One after the other
clause-3 = Missile fire
clause-3a = One shot a phase
clause-3b = Nobody next to the shooter
clause-3c = Enemies in contact bar the shot
clause-3d = Up the Tree only bows
clause-3g = Who can't shoot
clause-3h = Shot or attack
clause-3i = Whom one may shoot at
clause-3j = Targets of two hexes
clause-3-1 = Line of fire
clause-3-1b = Range
clause-3-1-1 = Buildings
clause-3-1-1a = Walls
clause-3-1-1b = Shots out of a building
clause-3-1-1c = Shots into a building
clause-3-1-2 = Other terrain
clause-3-1-2a = Trees
clause-3-1-3 = Other characters
clause-3-1-3a = Characters in the line
clause-3-1-4 = Cover
clause-3-2 = Mounted archers
clause-3-3 = Roll to hit
clause-3-3b = Modifiers to hit
clause-3-4 = Damage
clause-4 = Movement
clause-4b = Prices
clause-4c = Who can't move
clause-4d = Step by step
clause-4-1 = Restrictions
clause-4-1a = Enemies in the way
clause-4-1c = Where a move may end
clause-4-1d = Walls and doors
clause-4-1g = Where riders can't go
clause-4-1j = Leaving the map
clause-4-1k = Crossbows that have shot
clause-4-1l = Entering the map
clause-4-2 = Infiltration
clause-4-3 = Riders and horses
clause-4-3b = How a horse turns
clause-4-3c = Stuck riders
clause-4-3e = Mounting and dismounting
clause-4-3f = Which horse
clause-4-4 = Climbing
clause-4-4a = Who climbs
clause-4-4b = Up and down the trunk
clause-4-4d = From tree to tree
clause-4-5 = Jumping
clause-4-5a = Whence one jumps
clause-4-5b = Where one lands
clause-4-5c = The jump roll
clause-5 = Combat
clause-5a = One attack on one in contact
clause-5b = Where one can't attack
clause-5d = Who can't attack
clause-5e = The combat roll
clause-5g = Column shifts
clause-5i = Whom one may attack
clause-5-1 = Terrain in combat
clause-5-2 = Joint attacks
clause-5-2c = Joint attacks on riders
clause-5-3 = Jump attack
clause-5-3d = Where the jumper lands
clause-6 = Effects
clause-6-1 = Retreat
clause-6-1f = When there is no way back
clause-6-2 = Stun, wound, death
clause-6-2b = Hurt twice
clause-6-2c = Stunned
clause-6-2i = Results by state
clause-6-3 = Advance after combat
clause-6-3c = Through the hex that was left
clause-6-4 = Unhorsed riders
clause-6-5 = Recovery
clause-6-6 = Capture
clause-6-6e = Guards
clause-6-6g = Getting away
clause-7 = Animals and carts
clause-7-1 = Leading
clause-7-1f = Letting go
clause-7-1g = Held horses
clause-7-2 = Carts and carriages
clause-7-3 = Animals and carts in combat
clause-7-4 = Wild animals
clause-8 = Ambush
clause-8-1 = Hiding
clause-8-1b = Room in hideouts
clause-8-1c = Who can hide where
clause-8-2 = Springing the ambush
clause-8-2c = Coming out
clause-8-3 = Attacks from ambush
clause-8-4 = The end of an ambush
clause-H = Hidden information
clause-T = Tables
clause-T-1 = Combat tables
clause-T-2 = Missile damage
clause-T-3 = Weapons
clause-T-4 = Terrain
clause-T-5 = Jump roll
clause-D = Maps and counters
clause-D-1 = Grid and mosaic
clause-D-2 = Legend
clause-D-3 = The four maps
clause-D-4 = Hexsides
clause-D-5 = Buildings
clause-D-6 = Large trees
clause-D-7 = Characters
clause-S = Scenarios
clause-S-3 = Set-up
clause-S1 = A cheeky Alan-a-Dale
clause-S2 = The wedding of Alan-a-Dale
clause-S3 = Saving Rebecca
clause-S4 = The ambush
clause-S5 = Meeting in the woods
clause-S6 = The wolf leader
clause-S6-6 = Blinding
clause-S7 = The tavern
clause-S8 = The bait
clause-P = Purchase
clause-I = Initiation
clause-O = Odds
clause-X = Tricky situations
clause-V = Variants

## Plans: hints, by what is asked; `-next` once something is picked

plan-hint-setup = Then confirm. Of two hexes, the front comes first.
plan-hint-setup-next = Now where. Of two hexes, the front comes first.
plan-hint-gate = All of them come in there.
plan-hint-reveal = Who and where; they may act in this turn.
plan-hint-reveal-next = Now where.
plan-hint-missile = Shooter and target, in either order.
plan-hint-missile-next = Now the other of the two.
plan-hint-movement = The numbers are their MPs.
plan-hint-step = Now where to; further picks go on from there.
plan-hint-step-next = Now the cart.
plan-hint-combat = Attackers and target, in any order: several may strike together.
plan-hint-combat-next = Now the other side.
plan-hint-join = Or strike with those who are in it already.
plan-hint-join-next = Now where he lands.
plan-hint-ambush = Who and where; they may attack at once.
plan-hint-ambush-next = Now where.
plan-hint-ambush-attack = Attacker and target, in either order.
plan-hint-ambush-attack-next = Now the other of the two.
plan-hint-retreat = Hex by hex, ever farther from whoever drives him back.
plan-hint-retreat-order = One after the other, a hex each.
plan-hint-place-rider = Next to his horse.
plan-hint-place-rider-next = Now where the friend makes room to.
plan-hint-fall = The hex below is taken: the nearest that is free.
plan-hint-advance = Further picks go on from there, for half his MPs.
plan-hint-advance-next = Now where to.
plan-hint-surrender = Take him captive without a roll, or roll.
plan-hint-place-found = In his hideout, or beside it if that is full.

## Plans: what a choice costs or brings

plan-about-pick = Has { $n } MPs.
plan-about-walk = Costs { $n } of { $mps } MPs.
plan-about-hit = Hits in { $n } % of cases.
plan-about-differential = Differential { $n }.
plan-about-end = { $n ->
    [0] Nobody could do anything more.
    [one] One man could still act.
   *[other] { $n } men could still act.
}
plan-quick-stay-hidden = Stay hidden while nothing happens
plan-quick-set-up = Place { $n } at random
plan-quick-go-on = Go there, and on from there

## Plans: what may come of it, with how likely that is

plan-results = { $list }.
plan-nothing = nothing { $n } %
plan-missed = missed { $n } %
plan-hit = hit { $n } %
plan-killed = killed { $n } %
plan-unhorsed = unhorsed { $n } %
plan-captured = captured { $n } %
plan-stunned = stunned { $n } %
plan-wounded = wounded { $n } %
plan-blinded = blinded { $n } %
plan-back = driven back { $n } %
plan-back-two = driven back two hexes { $n } %
plan-attackers-back = attackers driven back { $n } %
plan-landed = lands safely { $n } %
plan-fell-killed = falls to his death { $n } %
plan-fell-stunned = falls and is stunned { $n } %
plan-fell-wounded = falls and is wounded { $n } %

## Plans: what makes it so

plan-range = { $highest } or less hits at this range
plan-to-hit = To hit: { $why }
plan-damage = Damage: { $why }
plan-differential = Differential { $n }: column { $column }
plan-shift = Columns: { $why }
plan-plain-blow = Strength against defence { $n }: { $highest } or less hits
plan-column = Read in column { $column }
plan-jump = Jump roll: { $why }
plan-infiltration = { $step }, { $n } of them past an enemy
plan-step = { $move }: { $n } { $n ->
    [one] MP
   *[other] MPs
}
for-jumper = armour, or a horse to land on { $n }
