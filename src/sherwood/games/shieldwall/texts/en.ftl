### Normans, Saxons and Vikings, in English. Who, whom: a band or one figure; side: all who fight on it; n: a number of men.

game = Shieldwall

## Sides

seat-norman = The Normans
seat-saxon = The Saxons
seat-viking = The Vikings
seat-attacker = The besiegers
side-norman = the Normans
side-saxon = the Saxons
side-viking = the Vikings
side-attacker = the besiegers
nobody = nobody
either = { $names } or { $last }

## Lengths

point = .
inches = { $n }″
degrees = { $n }°

## Troops (SHIELDWALL-D.2): all of a band, one man, so many

called = { $troop } { $name }
called-several = { $troop } { $names }
troop-NDUK = { $n ->
    [0] the dukes
    [1] the duke
   *[other] { $n } dukes
}
troop-NCAS = { $n ->
    [0] the castellans
    [1] the castellan
   *[other] { $n } castellans
}
troop-NBGD = { $n ->
    [0] the mounted bodyguards
    [1] the mounted bodyguard
   *[other] { $n } mounted bodyguards
}
troop-NKNT = { $n ->
    [0] the knights
    [1] the knight
   *[other] { $n } knights
}
troop-NKNF = { $n ->
    [0] the knights on foot
    [1] the knight on foot
   *[other] { $n } knights on foot
}
troop-NARM = { $n ->
    [0] the spearmen
    [1] the spearman
   *[other] { $n } spearmen
}
troop-NARS = { $n ->
    [0] the swordsmen
    [1] the swordsman
   *[other] { $n } swordsmen
}
troop-NUNA = { $n ->
    [0] the light footmen
    [1] the light footman
   *[other] { $n } light footmen
}
troop-NARC = { $n ->
    [0] the archers
    [1] the archer
   *[other] { $n } archers
}
troop-NXBW = { $n ->
    [0] the crossbowmen
    [1] the crossbowman
   *[other] { $n } crossbowmen
}
troop-SEAR = { $n ->
    [0] the earls
    [1] the earl
   *[other] { $n } earls
}
troop-SBGD = { $n ->
    [0] the bodyguards
    [1] the bodyguard
   *[other] { $n } bodyguards
}
troop-SHSC = { $n ->
    [0] the houscarls
    [1] the houscarl
   *[other] { $n } houscarls
}
troop-SSWD = { $n ->
    [0] the houscarls with swords
    [1] the houscarl with a sword
   *[other] { $n } houscarls with swords
}
troop-STHN = { $n ->
    [0] the thegns
    [1] the thegn
   *[other] { $n } thegns
}
troop-SSEL = { $n ->
    [0] the select fyrdmen
    [1] the select fyrdman
   *[other] { $n } select fyrdmen
}
troop-SGFS = { $n ->
    [0] the fyrd spearmen
    [1] the fyrd spearman
   *[other] { $n } fyrd spearmen
}
troop-SGFY = { $n ->
    [0] the clubmen
    [1] the clubman
   *[other] { $n } clubmen
}
troop-SARC = { $n ->
    [0] the archers
    [1] the archer
   *[other] { $n } archers
}
troop-SSLG = { $n ->
    [0] the slingers
    [1] the slinger
   *[other] { $n } slingers
}
troop-SCEO = { $n ->
    [0] the villagers
    [1] the villager
   *[other] { $n } villagers
}
troop-VCHF = { $n ->
    [0] the chieftains
    [1] the chieftain
   *[other] { $n } chieftains
}
troop-VBGD = { $n ->
    [0] the bodyguards
    [1] the bodyguard
   *[other] { $n } bodyguards
}
troop-VBER = { $n ->
    [0] the berserkers
    [1] the berserker
   *[other] { $n } berserkers
}
troop-VHSC = { $n ->
    [0] the houscarls
    [1] the houscarl
   *[other] { $n } houscarls
}
troop-VHSS = { $n ->
    [0] the houscarls with swords
    [1] the houscarl with a sword
   *[other] { $n } houscarls with swords
}
troop-VBON = { $n ->
    [0] the bondi
    [1] the bondi
   *[other] { $n } bondi
}
troop-VBOS = { $n ->
    [0] the bondi with spears
    [1] the bondi with a spear
   *[other] { $n } bondi with spears
}
troop-VUNA = { $n ->
    [0] the light footmen
    [1] the light footman
   *[other] { $n } light footmen
}
troop-VARC = { $n ->
    [0] the archers
    [1] the archer
   *[other] { $n } archers
}
troop-other = { $n ->
    [0] the { $code }
    [1] the { $code }
   *[other] { $n } { $code }
}
leader-lesson-S4 = the reeve
leader-hill-S8 = the king
leader-ambush-N3 = the count

## Turns and steps (SHIELDWALL-2.1)

stage = Turn { $turn } of { $turns }, { $side }: { $step }
stage-setup = Deployment
stage-over = Game over
stage-initiative = Turn { $turn } of { $turns }: who moves first
step-movement = movement
step-fire = missile fire
step-melee = melee

## Orders (SHIELDWALL-0.4)

order-advance = advance
order-about-face = about face
order-charge = charge
order-assault = assault
order-reform = reform
order-wall = form a shield wall
order-ring = form a ring
order-ring-move = move as a ring
order-open-order = leave the formation
order-free-stand = stand free
order-free-back = fall back
order-free-engage = engage another enemy
order-take = take a load
order-leave = leave the table
order-post = take post
order-plant = plant a ladder
order-breach = break through the wall
order-pass-gap = squeeze through the gap
order-bridge-up = raise the drawbridge
order-bridge-down = lower the drawbridge
order-force-bridge = force the drawbridge down

## Places of a castle (SHIELDWALL-11)

spot-floor = the gatehouse floor { $name }
spot-top = the keep top { $name }
spot-walk = the wall-walk { $name }
spot-foot = the ground at { $name }
spot-rung = the steps { $name }
spot-indoors = the room { $name }

## Ways to turn, spacings, places, modes, weapons

hand-left = left
hand-right = right
how-each = in place
how-on-left = on the left man
how-on-right = on the right man
how-on-middle = on the middle
spacing-close = close
spacing-open = open
edge-front = front
edge-right = right
edge-rear = rear
edge-left = left
slot-0 = { $edge }
slot-1 = { $edge }, half to the right
slot-2 = { $edge }, half to the left
mode-direct = aimed
mode-spread = spread over his band
mode-high-angle = at a high angle
mode-hurl = by hand
mode-lance = with the lance
mode-passing = as he passed
weapon-bare = bare hands
weapon-pole = spear
weapon-blunt = club
weapon-edged = sword
weapon-lance = lance
weapon-axe = two-handed axe

## The log: moves

sentence = { $said }.
told-deploy = { $plan ->
    [by-band] The bands are placed one by one.
   *[as-planned] The bands take up their places by the plan.
}
told-place = { $who }: at { $x }, { $y }
told-dress = facing { $facing }, { $files } abreast, { $spacing }
told-roll = Initiative: { $one } roll { $n }, { $other } roll { $m }.
told-first = { $answer ->
    [yes] The winners choose to move first.
   *[no] The winners let the others move first.
}
told-order = { $who }: { $order }
told-wall = { $who }: form a shield wall, { $ranks ->
    [one] one rank
   *[other] { $ranks } ranks
}
told-post = { $who }: go to { $spot }
told-turn = { $angle } to the { $hand }, { $how }
told-go = { $length } ahead
told-sidestep = { $length } sideways to the { $hand }
told-shift = { $length } towards { $facing }
told-strike = { $who } on { $whom } ({ $place })
told-stand-fire = { $who }: { $answer ->
    [yes] shoot at those who come.
   *[no] hold.
}
told-shoot = { $who }: shoot at { $whom }, { $mode }.
told-adjust = { $who } moves up to { $whom } ({ $place })
told-pair = { $who } against { $whom }
told-disengage = { $who }: { $answer ->
    [yes] they wish to break off.
   *[no] fight on.
}
told-consent = { $answer ->
    [yes] They are let go.
   *[no] They are not let go.
}

## Buttons

label-deploy = { $plan ->
    [by-band] Place the bands one by one
   *[as-planned] All by the plan
}
label-place = { $who } at { $x }, { $y }
label-dress = Facing { $facing }, { $files } abreast, { $spacing }
label-roll = { $n } against { $m }
label-first = { $answer ->
    [yes] Move first
   *[no] Let the others move first
}
label-order = { $who }: { $order }
label-wall = { $who }: form a shield wall, { $ranks ->
    [one] one rank
   *[other] { $ranks } ranks
}
label-post = { $who }: go to { $spot }
brief-order = { $order }
brief-wall = shield wall, { $ranks ->
    [one] one rank
   *[other] { $ranks } ranks
}
brief-shoot = { $mode }
brief-disengage = { $answer ->
    [yes] break off
   *[no] fight on
}
brief-strike = { $place }
brief-weapon = { $weapon }
brief-adjust = { $place }
brief-face = turn, { $edge }
label-end-movement = End the movement
label-turn = { $angle } { $hand }, { $how }
label-go = { $length } ahead
label-sidestep = { $length } sideways to the { $hand }
label-shift = { $length } towards { $facing }
label-run = Run
label-strike = { $who } on { $whom } ({ $place })
label-done = That is all
done-advance = go no farther
done-charge = don't charge: the order ends here
done-strike = take no more places
done-reform = stay as they stand
done-shift = stay where they are
done-adjust = nobody else moves up
done-face = the others turn as proposed
done-break-off = all others fight on
label-stand-fire = { $answer ->
    [yes] Shoot
   *[no] Hold
}
label-shoot = { $who } at { $whom }, { $mode }
label-end-fire = No more shots
label-weapon = { $who }: { $weapon }
label-weapons-done = Weapons as they are
label-adjust = { $who } up to { $whom } ({ $place })
label-pair = { $who } against { $whom }
label-pairs-auto = Pair the others as proposed
label-face = { $who }: turn, { $edge }
label-disengage = { $who }: { $answer ->
    [yes] break off
   *[no] fight on
}
label-consent = { $answer ->
    [yes] Let them go
   *[no] Hold them
}
label-which = The man in place { $n }
label-to-hit = { $n }
label-save = { $n }
label-save-two = { $n }
label-morale = { $n }
label-break-off = { $n } against { $m }
label-dig = { $n }

## The log: what happens by the rules

event-deployed = { $side } stand ready.
event-turn = Turn { $n }.
event-first = { $side } move first.
event-step = { $side }: movement.
event-ran = { $who }: the charge runs { $length }{ $bonus ->
    [yes] , with the bonus
   *[no] , without the bonus
}.
event-squared = { $who }: the body turns { $angle } to the { $hand } and squares off.
event-took-load = { $who } takes a load.
event-took-up = { $list }: { $weapon } in hand.
event-faced = { $list }: turned, { $edge }.
event-stepped-up = { $who } steps into the place of { $whom }.
event-banner-fell = The banner of { $who } lies on the ground.
event-banner-taken = { $whom } has the banner of { $who }.
event-planted = { $who } plants a ladder against { $spot }.
event-dug = { $who } throws { $n }: { $sum } in all.
event-bridge-moved = The drawbridge { $bridge } is { $state ->
    [0] up
    [1] down
   *[2] down, and can't be raised again
}.
event-breaks-out = { $who }: out of control, { $order }.
event-checked = The unit of { $who } checks its morale: { $roll }.
event-outcome = The unit of { $who }, read as { $class }: { $result }.
event-morale = The unit of { $who } checks its morale: { $roll }, read as { $class }: { $result }.
event-wrestled = Breaking off: { $roll } against { $other }, { $result ->
    [more] and they get away
    [same] a tie
   *[less] and they are held
}.
class-elite = elite
class-veteran = veterans
class-regular = regulars
class-militia = militia
class-berserk = berserkers
result-OO = it obeys
result-FB = it falls back
result-RT = it routs
result-UA = it will advance uncontrolled

event-lost-killed = { $list } { $n ->
    [one] falls
   *[other] fall
}.
event-lost-routed = { $list } { $n ->
    [one] runs
   *[other] run
} from the field.
event-lost-surrendered = { $list } { $n ->
    [one] surrenders
   *[other] surrender
}.
event-lost-left = { $list } { $n ->
    [one] leaves
   *[other] leave
} the table.

## Shots and blows: one by one, and summed up

try-shot = { $who } shoots at { $whom }
try-charged = { $who } shoots at { $whom }, who charges
try-blow = { $who } strikes at { $whom }
die-drawn = it meets { $who }
die-wasted = { $who } is doomed already
die-stood-in = { $who } falls for { $whom }
die-hit = { $roll } against { $need }, a hit
die-missed = { $roll } against { $need }, a miss
die-hopeless = { $roll }, and nothing hits
die-saved = save { $roll } against { $need }, saved
die-not-saved = save { $roll } against { $need }, not saved
dice = { $try }: { $list }.
sum-shot = { $men } { $n ->
    [one] shoots
   *[other] shoot
} at { $whom }: { $result }.
sum-charged = { $men } { $n ->
    [one] shoots
   *[other] shoot
} at { $whom }, who charge: { $result }.
sum-blow = { $men } { $n ->
    [one] strikes
   *[other] strike
} at { $whom }: { $result }.
sum-none = no hit
sum-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $saved } saved, { $fall ->
    [0] nobody falls
    [one] 1 falls
   *[other] { $fall } fall
}

## What is asked

wait = Waiting for { $side }.
chance = The dice decide.
ask-deploy = { $placing ->
    [yes] Choose the next band, and where it is placed.
   *[no] Choose how your side is deployed.
}
ask-dress = { $who }: choose the facing, how many stand abreast, and the spacing.
ask-precede = The initiative is yours. Choose who moves first.
ask-order = Choose a band and its order, or end the movement.
ask-advance = { $who } { $n ->
    [one] advances
   *[other] advance
}: turn, go straight ahead, or both, each once. Or drag to the place.
ask-charge = { $who } { $n ->
    [one] charges
   *[other] charge
}: drag ahead to wheel or pivot, aside to sidestep; then run.
ask-strike = { $who } { $n ->
    [one] closes in: choose which place he takes.
   *[other] close in: choose who takes which place.
}
ask-reform = { $who } { $n ->
    [one] reforms
   *[other] reform
}: choose the facing, how many stand abreast, and the spacing.
ask-shift = { $who } move as a ring: choose the direction and how far, or drag to the place.
ask-stand-fire = { $who } { $n ->
    [one] is
   *[other] are
} charged: shoot, or hold.
ask-shoot = Choose who shoots, and at whom, or end the fire.
ask-weapon = Choose weapons, or go on with those in hand.
ask-adjust = Choose who moves up to double on an enemy, or that nobody else does.
ask-face = Some of your men are touched on more than one side: choose whom to turn, and where to.
ask-pair = Some of your men touch several enemies: choose whom they strike, or leave it as proposed.
ask-break-off = { $who }: break off, or fight on.
ask-consent = { $who } { $n ->
    [one] wishes to break off: let him go, or hold him.
   *[other] wish to break off: let them go, or hold them.
}

## What is to be done with what is picked

pick-order = { $who }: choose an order, or drag to the place.
pick-place = { $who }: choose a place of the castle, or drag to it.
pick-enemy = { $who }: pick the enemy.
pick-how = { $who }: choose how.
forecast = { $said }: { $brings }.
advice = { $who }: { $order }: { $said }

## Endings

ending-none = No condition of the scenario holds.
ending-alone = { $side } alone have anybody left.
ending-other = Condition { $n } of the scenario decides.
ending-lesson-1 = Most of the Saxons are gone.
ending-lesson-2 = Most of the Vikings are gone.
ending-lesson-3 = The Vikings are ahead by more than a man.
ending-lesson-4 = The Saxons are ahead by more than a man.
ending-hill-1 = The king is gone, and the Saxon banner is taken.
ending-hill-2 = The duke is gone, and few Normans are left.
ending-hill-3 = More Normans than Saxons stand on the crest.
ending-hill-4 = The Saxons hold the crest, but have lost too many for it.
ending-hill-5 = The Saxons hold the crest.
ending-raid-1 = The Vikings are ahead by more than a man.
ending-raid-2 = The Saxons are ahead by more than a man.
ending-bridge-1 = No Viking is left.
ending-bridge-2 = Too few Saxons are over the river.
ending-bridge-3 = The Saxons over the river are worth as much as the Vikings.
ending-ambush-1 = The Normans have got through, and the count with them.
ending-ambush-2 = The Normans have got through, but not the count.
ending-ambush-3 = Hardly a Norman has got through, and the count is gone.
ending-ambush-4 = Hardly a Norman has got through.
ending-motte-1 = The castellan is gone, and no Norman holds the keep.
ending-motte-2 = Too few besiegers are left.
ending-motte-3 = The besiegers are in the keep.
ending-motte-4 = The besiegers hold both gatehouses.
ending-motte-5 = The castle has held.
ending-field-1 = The Vikings are ahead by more than the margin.
ending-field-2 = The Saxons are ahead by more than the margin.
ending-muster-1 = The first side is ahead by more than the margin.
ending-muster-2 = The second side is ahead by more than the margin.
won = { $grade ->
    [total] { $side } win a total victory.
   *[win] { $side } win.
}
drawn = A draw.

## Faults, by number

fault-1 = That is not asked now. Answer what the prompt asks.
fault-2 = Only the bands of the side that is asked can do that. Choose one of them.
fault-3 = None of them is on the table to do that. Choose others.
fault-4 = They have had their order or their place already. Choose others.
fault-5 = This band takes no orders yet: it is surprised. Wait for a later turn.
fault-6 = Engaged men take no orders, nor can they leave. Order those who are free.
fault-7 = A free figure stands, falls back or engages, and takes no other order. Choose one of these.
fault-8 = One man alone can't be given that order. Order the band, or let him advance, face about or assault.
fault-9 = That is too far round. Turn less, or choose something ahead.
fault-10 = They have turned in this order. Go ahead, or leave it at that.
fault-11 = They have gone ahead in this order. Turn, or leave it at that.
fault-12 = The men of this band face different ways. Reform it, or order them singly.
fault-13 = That is farther than they get in this half-turn. Choose something nearer.
fault-14 = Somebody would stand off the table, or where nobody can stand. Choose another place.
fault-15 = Somebody is in the way, or stands there. Go round, or stop before.
fault-16 = There is no way across for them. Go round.
fault-17 = An ordinary move stops short of the enemy. Charge or assault, or stop farther off.
fault-18 = They are too few to charge: it takes six on foot, three on horseback or one berserker. Let them assault.
fault-19 = After breaking off they neither charge nor assault in their next movement. Choose another order.
fault-20 = A charge wheels and sidesteps no more often. Run.
fault-21 = No long enough straight run would be left. Do less before it, or choose another order.
fault-22 = A charge keeps off woods, marsh and obstacles. Charge another way, or let them assault.
fault-23 = There is no such place of contact in reach. Choose another enemy or another place.
fault-24 = From where he began he can't come at that side. Choose another side.
fault-25 = That place is taken, or can't be stood on. Choose another.
fault-26 = They are too few for a shield wall, and stand beside none. It takes seven.
fault-27 = A shield wall needs shields. Choose a band that has them.
fault-28 = With so many men no ring can be made. Choose another band.
fault-29 = A formation keeps off woods and obstacles. Form it on open ground.
fault-30 = The band isn't in the formation that this order needs. Choose another order.
fault-31 = So many men can't stand so. Choose other files or another spacing.
fault-32 = Somebody would stand outside your zone. Choose another place.
fault-33 = What comes before a charge is followed by its run. Run.
fault-34 = Riders form neither wall nor ring. Choose another order.
fault-35 = Before a charge a band turns as a body. Wheel or pivot.
fault-36 = There is no room to stand so. Choose another layout or another place.
fault-37 = Too many moves have been made in this half-turn. End the step.
fault-38 = None of them is free: nobody of theirs has been left without an enemy by a melee. Choose another order.
fault-39 = A free figure first engages the nearest enemy that nobody fights, then the nearest in a fight. Choose that one.
fault-40 = They have nothing to shoot or throw in that way. Choose other men, or another way.
fault-41 = They have shot already. Choose others.
fault-42 = Who charges or assaults doesn't shoot in the same half-turn. Choose others.
fault-43 = Who has fallen back or broken off doesn't shoot in the next fire step. Choose others.
fault-44 = Who has moved doesn't shoot so. Choose others.
fault-45 = Men in melee don't shoot. Choose others.
fault-46 = That is no enemy on the table. Choose one.
fault-47 = Nobody shoots at men in melee. Choose a target that is free.
fault-48 = That is too far to the side: they shoot up to 45 degrees to either side. Choose a target ahead.
fault-49 = That is out of range. Choose a nearer target.
fault-50 = No die could hit that armour at that range. Choose another target.
fault-51 = Woods, hills or walls hide that target. Choose another.
fault-52 = Somebody stands too near the line of fire. Choose another target.
fault-53 = Only archers shoot at a high angle, and only where it is agreed. Choose others, or another way.
fault-54 = A shot at a high angle goes over somebody, and nobody is in the way. Shoot straight.
fault-55 = They would shoot over men too near to them, or too near to the target. Choose another target.
fault-56 = That one has not passed by in this half-turn. Shoot where it stands, or choose another.
fault-57 = Who carries a load neither shoots, nor charges, nor assaults. Choose others.
fault-58 = There is no load in reach that he could take. Choose others, or another order.
fault-59 = An enemy is too near to take a load. Drive him off first.
fault-60 = They don't stand where they could leave the table. Bring them there first.
fault-61 = This order is for one man at a time. Name one, such as V1.3.
fault-62 = That band comes in a later turn. Wait for it.
fault-63 = These men have lost control: whoever can take a place must. Choose a place for one of them.
fault-64 = He has no such weapon besides that in his hand. Choose another, or keep it.
fault-65 = No enemy touches him on that side. Choose a side that is touched.
fault-66 = An engaged rider doesn't turn about. Choose another side.
fault-67 = His front touches no such enemy squarely. Choose one that it does.
fault-68 = There is no way for him to that place within his rate. Choose another.
fault-69 = That place is held. Choose another.
fault-70 = It takes a band that carries a ladder, and another of its men beside him. Bring them together.
fault-71 = There is no wall to hand that this could be done at. Bring him up to its face.
fault-72 = That gap is made. Go through it.
fault-73 = Another man is at work there. Choose another place, or wait.
fault-74 = That is too near to another gap. Work at that one, or farther off.
fault-75 = There is no narrow gap in the wall beside him. Bring him up to one.
fault-76 = There is no drawbridge that he could move so from where he stands. Bring him to one.
fault-77 = A man in the castle's places goes from place to place, and takes no other orders. Choose one of these.
fault-78 = Nobody shoots from a ladder or stairs. Choose others.
fault-79 = Nobody shoots into or out of the keep but through its openings. Choose another target.

## Reading moves

unread = '{ $line }': { $said } For example: { $example }
unread-nothing = nothing is written. Write a move, such as: advance V1
unread-several-verbs = '{ $word }' may mean { $names }. Write it out, for example: { $example }
unread-no-verb = no move begins with '{ $word }'. Moves begin with { $names }.
unread-more = nothing more is wanted after that; '{ $words }' is too much.
unread-which = say which: { $names }.
unread-which-u = say which band, such as V1, or which man, such as V1.3.
unread-which-b = say which band, such as V1.
unread-which-f = say which man, such as V1.3.
unread-which-x = say how many inches, such as 6.25.
unread-which-g = say which direction, in degrees from 0, north, to 359.
unread-which-a = say to which side, left or right, and by how many degrees.
unread-which-s = say to which side, left or right, and how many inches.
unread-which-n = say how many, or which number.
unread-which-i = say which place in line, from 1.
unread-which-z = say which place of the castle, such as g1.
unread-which-man = say which man of { $word }, from { $word }.1 to { $word }.{ $most }.
unread-nobody = nobody here is called '{ $word }'. The bands are { $names }.
unread-no-band = '{ $word }' is one man. Name a band.
unread-no-inches = '{ $word }' is no length in inches up to { $most }, with two decimals at the most.
unread-no-degrees = '{ $word }' is no number of degrees up to { $most }.
unread-no-number = '{ $word }' is no number from 1 to { $most }.
unread-several = '{ $word }' may be { $names }.
unread-no-such = '{ $word }' is none of { $names }.

## Options

value-off = off
value-on = on
option-scenario = Scenario
option-scenario-about = What is fought for, where and by whom.
value-lesson = Twelve a side at Alder Brook
value-lesson-about = A chieftain and a reeve, each with eleven men, meet at a brook. Twelve figures a side, a low wall, a wood and a hill: the best first battle.
value-hill = The Ridge
value-hill-about = A Saxon king stands on a ridge behind his shields. A Norman duke has archers, spearmen and knights, and must have the ridge before the day is out.
value-raid = Smoke over Thornham
value-raid-about = Vikings come up the strand to plunder a village. The fyrd is there, the thegns will be soon, and what counts is what the Vikings carry off.
value-bridge = The Plank Bridge
value-bridge-about = One berserker holds a bridge two men wide while the Vikings behind him take up their arms. The Saxons must get across.
value-ambush = The Hollow Road
value-ambush-about = A Norman count and his escort come down a road between woods, and there are Saxons in all of them.
value-motte = The Keep at Hawkmound
value-motte-about = Saxons and Vikings, friends for once, storm a Norman motte and bailey: ditch, wall, two gatehouses, and the keep on its mound.
value-field = Earl and Jarl
value-field-about = Two equal armies on an open field, with no story but the one you make.
value-muster = An own battle
value-muster-about = Two armies of one price, on a ground that two dice name. Whoever has more points of enemies gone at the end wins.
value-normans-200 = Normans, 200 points
value-normans-300 = Normans, 300 points
value-normans-500 = Normans, 500 points
value-saxons-200 = Saxons, 200 points
value-saxons-300 = Saxons, 300 points
value-saxons-500 = Saxons, 500 points
value-vikings-200 = Vikings, 200 points
value-vikings-300 = Vikings, 300 points
value-vikings-500 = Vikings, 500 points
option-muster-ground = Ground
option-muster-ground-about = Throw two dice, or agree upon one of the 36.
option-muster-one = The first army
option-muster-one-about = What the first side has bought; own armies stand in muster.toml.
option-muster-other = The second army
option-muster-other-about = Of another nation, and for as many points as the first.
option-short = A short game
option-short-about = Every band is halved, and two turns are taken off.
option-high-angle = High-angle fire
option-high-angle-about = Archers of a second rank shoot over their own men.
value-as-written = as the scenario says

## Variants (chapter V)

option-all-blows = Every blow counts
option-all-blows-about = Rear, flank and charge count for the blows of both sides.
option-any-two = Walls of two
option-any-two-about = Any two men can form a shield wall.
option-attacker-only = The attacker alone
option-attacker-only-about = No modifier of a blow counts for the side whose half-turn it isn't.
option-back-shield-off = No shield on the back
option-back-shield-off-about = A shield on the back protects nobody from behind.
option-bands = Units are bands
option-bands-about = A unit is a band, however its men stand, instead of whoever stands within two inches.
option-body-only = Armour of the body alone
option-body-only-about = Shields don't count as armour.
option-eight-ways = Shut in eight ways
option-eight-ways-about = Whoever is to be shut in must be so at the corners, too.
option-fire-all-round = Fire all round
option-fire-all-round-about = Shooters aim in every direction.
option-free-after-melee = Free after a melee
option-free-after-melee-about = Figures left free by a melee take ordinary orders, too.
option-half-move-shooters = Half a move for shooters
option-half-move-shooters-about = Who has moved more than half his rate can't shoot.
option-initiative-fixed = Initiative fixed
option-initiative-fixed-about = The side that moves first in turn 1 by the scenario does so in every turn.
option-initiative-kept = Initiative kept
option-initiative-kept-about = Who moves first is rolled for once.
option-lasting-grief = Lasting grief
option-lasting-grief-about = A dead leader weighs on his unit for the rest of the game.
option-leader-12 = A leader seen far
option-leader-12-about = When a leader falls, every unit within 12 inches checks, too.
option-leader-either = Leaders: either die
option-leader-either-about = A leader saves by the better of his two dice, not by their sum.
option-mixed-zone = Mixed targets
option-mixed-zone-about = Where armours are mixed, a shot meets anybody in its zone.
option-no-interpenetration = No passing through friends
option-no-interpenetration-about = Nobody passes through friends in open order.
option-no-rough-assault = No assaults over rough ground
option-no-rough-assault-about = Assaults keep off woods, marsh and obstacles, as charges do.
option-passing-charge = Fire at passing chargers
option-passing-charge-about = Chargers may be shot at on their way, before the melee.
option-quick-bows = Quick bows
option-quick-bows-about = An archer who hasn't moved may shoot twice in one step.
option-regular-nine = Regulars obey on 9
option-regular-nine-about = Regulars who score 9 for morale obey.
option-right-only = The right flank alone
option-right-only-about = Without a shield, too, only the right flank is unshielded.
option-shield-slows = Shields slow
option-shield-slows-about = Only foot without armour and shield move 8 inches.
option-six-hits = A 6 hits
option-six-hits-about = A 6 on the die always hits, but where nothing can.
option-slings-too = Slings at a high angle
option-slings-too-about = Slingers shoot at a high angle, too.
option-spears-front = Spears to the front
option-spears-front-about = A spear takes the charge bonus only from those who strike its front.
option-spent-charge = Spent charges
option-spent-charge-about = Who has charged and met nobody may not charge in his next movement.
option-step-up = Step up
option-step-up-about = The man behind takes the place of who falls.
option-sure-things = Sure things
option-sure-things-about = A 1 on the die has no meaning of its own: neither a miss nor a failed save.
option-throw-spears = Throw spears
option-throw-spears-about = Spearmen may throw their spears.
option-ties-go = Ties go
option-ties-go-about = A tie lets them go who wish to break off.
option-two-at-the-gap = Two at the gap
option-two-at-the-gap-about = Two men may work at one gap.
option-walk-counts-as-gatehouse = Range from the walls
option-walk-counts-as-gatehouse-about = The wall-walk adds to ranges as a gatehouse does.

## Titles of chapters, sections and clauses

clause-0 = Turns and decisions
clause-0-2 = Who decides
clause-0-4 = Orders
clause-0-5 = Order of resolution
clause-0-6 = Chance
clause-0-7 = What a figure is
clause-0-8 = The end of a game
clause-1 = Geometry
clause-1-1 = Table, positions, facing
clause-1-2 = Bases
clause-1-2c = Overlap
clause-1-3 = Contact
clause-1-4 = Arcs
clause-1-4d = Field of fire
clause-1-5 = Formations and contact places
clause-1-5a = Files and ranks
clause-1-5b = Rings
clause-1-5c = Contact places
clause-1-5d = Which side may be taken
clause-1-6 = Units
clause-1-7 = Terrain
clause-2 = Sequence of play
clause-2-1a = The seven steps
clause-2-1b = Initiative
clause-2-1c = Attacker and defender
clause-2-1d = The movement step
clause-2-1e = The fire step
clause-2-1f = The melee step
clause-2-1g = The end of a turn
clause-3 = Movement
clause-3-1 = Rates and allowances
clause-3-1c = What a way costs
clause-3-1f = Bases in the way
clause-3-1g = Short of the enemy
clause-3-1h = Engaged men stay
clause-3-2 = Allowed moves
clause-3-2a = One thing, once
clause-3-2b = Advance
clause-3-2c = A band that faces one way
clause-3-3 = Charge
clause-3-3a = Who may charge
clause-3-3b = Wheels and sidesteps before a charge
clause-3-3c = The run
clause-3-3d = Ground for a charge
clause-3-3e = Squaring off
clause-3-3g = A missed charge
clause-3-4 = Assault
clause-3-4b = Places taken one by one
clause-3-5 = Terrain in movement
clause-3-5a = Cavalry and walls
clause-3-5d = Formations and ground
clause-3-6 = Reforming
clause-3-6b = Single figures
clause-4 = Formations
clause-4-1 = Shield wall
clause-4-1b = Who forms a wall
clause-4-1d = Leaving a wall
clause-4-2 = Ring
clause-4-2b = Who forms a ring
clause-5 = Missile fire
clause-5-1 = Table, range, rate
clause-5-2 = Resolving shots
clause-5-3 = Who may not shoot or be shot at
clause-5-4 = Fire at chargers
clause-5-5 = Targets and hit zones
clause-5-6 = Line of fire
clause-5-6e = High-angle fire
clause-5-7 = Hurling and the lance
clause-5-8 = Passing fire
clause-6 = Melee
clause-6-1 = Who is in melee
clause-6-2 = A melee step
clause-6-3 = Blows
clause-6-4 = Facing to reply
clause-6-5 = Modifiers
clause-6-6 = Weapons
clause-6-7 = Leaders
clause-6-8 = Surrender
clause-6-9 = Banners
clause-7 = Breaking off and free figures
clause-7-1 = Breaking off
clause-7-1e = After breaking off
clause-7-2 = Numbers
clause-7-3 = Free figures
clause-8 = Saving throws
clause-8-1 = The saves
clause-8-2 = Leaders' saves
clause-8-3 = Modifiers of saves
clause-9 = Morale
clause-9-1 = The check
clause-9-2 = When
clause-9-3 = The table
clause-9-4 = Results
clause-10 = Figures and classes
clause-11 = Motte and bailey
clause-11-0 = The castle
clause-11-1 = Spears
clause-11-2 = Bows
clause-11-3 = Walls
clause-11-4 = Drawbridges
clause-11-5 = Ladders and stairs
clause-11-6 = Inside
clause-H = Hidden information
clause-T = Tables
clause-D = Data, roster, points
clause-S = Scenarios
clause-S-2 = Deployment
clause-S-3 = Gone points
clause-S-4 = Victory
clause-S-6 = The short game
clause-S1 = Twelve a side at Alder Brook
clause-S2 = The Ridge
clause-S3 = Smoke over Thornham
clause-S4 = The Plank Bridge
clause-S4-3 = Surprise
clause-S5 = The Hollow Road
clause-S6 = The Keep at Hawkmound
clause-S7 = Earl and Jarl
clause-O = Odds
clause-B = Computer play
clause-X = Tricky situations
clause-V = Variants
clause-L = Slips and checklist

## A first game

aim-lesson-viking = You lead the Vikings. Bring nine of the twelve Saxons down before they do the same to you, or be ahead by more than a man after eight turns. Your two berserkers may charge alone; your bondi charge only six together.
aim-lesson-saxon = You lead the Saxons. Bring nine of the twelve Vikings down before they do the same to you, or be ahead by more than a man after eight turns. Your seven fyrdmen can make exactly one shield wall, and a low wall lies before you.
coach-deploy = The quickest is to let all take their places by the plan. Later you may place every band as you like inside your zone.
coach-precede = Who moves first acts first; who comes second sees what the other does, and then moves twice running if he wins the next roll. Let the others go first when they must come to you.
coach-order = Each band takes one order in each of your half-turns: pick it and choose, or drag it to where it should go (a finger picks it first, then drags). An advance is one turn and one straight way; a charge runs at the enemy and strikes harder; in an assault each man takes a place for himself. Men in melee stay there.
coach-advance = An ordinary move is one turn and one straight way, in either order. It stops short of the enemy: contact is for charges and assaults.
coach-charge = A charge is a long straight run, and if it is long enough it earns +1 on the first blow, but not against spears nor uphill. What you turn or sidestep before it comes off the run.
coach-strike = Pick a man and whom he closes in on. Each enemy takes two men at the most on one side; flank and rear are worth more than the front.
coach-stand-fire = Your men are charged and can shoot before the blow falls, at short range however far it is. It is their shot of this half-turn.
coach-shoot = Pick a band, then whom it shoots at; what it may bring is told before you confirm. Both sides shoot at the same time, and losses come off together. Short range adds one to the die, long range takes one off. Shields and mail save, a shield wall best of all.
coach-weapon = A man with two weapons chooses before each melee. Spears take the charge bonus from whoever comes, and two ranks of them strike; axes add one, but put the shield on the back.
coach-adjust = Before your blows, men of this fight whom no enemy holds may step up beside an enemy and double on him.
coach-face = Only the front strikes. A man who is touched on his side or rear may turn, but what he turns his back to strikes him the better.
coach-pair = A man strikes one enemy whom his front touches. Two on one is the surest way to bring him down.
coach-break-off = Whoever is losing may try to break off. If the other side doesn't let him, dice and numbers decide.
coach-consent = They wish to leave the fight. Let them go, and your men are free to do something else; hold them, and the dice decide.

## What a choice may bring

plan-answers = The answer of { $n } men: { $falls }.
plan-drawn = Each shot meets one of { $n } in the formation, by lot.
plan-falls = { $n } fall on average ({ $list })
plan-falls-one = { $who } falls with a chance of { $n } %.
plan-mean = { $n } fall on average
plan-melee = Blows as they stand: { $ours } of theirs fall on average, { $theirs } of yours.
plan-no-contact = Nobody touches an enemy squarely: no blows.
plan-shots = { $n ->
    [one] One shot.
   *[other] { $n } shots.
}
plan-so-many = { $n }: { $chance } %
plan-strikes = The blows of { $n } men: { $falls }.
plan-way = Takes { $n }; { $left } are left.
plan-way-last = The order is carried out; its allowance is { $whole }.
range-short = { $n } short
range-medium = { $n } medium
range-long = { $n } long
ghost-assault = each man then takes a place
ghost-run = then { $n } straight on
ghost-way = { $n } of { $all }
ghost-ground = { $n } of it for the ground
ghost-meets = meets { $men }
ghost-between = { "; " }
ghost-near = { $far } from { $whom }
ghost-shot = within shot of { $bands }

## The table in words

board-side = { $yours ->
    [yes] { $side } (yours)
   *[no] { $side }
}
board-band = { $who }: { $about }
board-between = { "; " }
board-place = { $x } east, { $y } north
board-at = at { $place }, { $facing }
board-facing = facing { $wind } ({ $degrees }°)
board-ways = facing different ways
board-engaged = { $all ->
    [yes] engaged
   *[no] { $n } engaged
}
board-against = engaged with { $men }
board-banner = bears the banner
board-nearest = nearest enemy { $whom }, { $far } { $wind }
board-waiting = not deployed yet
board-to-come = { $n } come in turn { $turn }
board-killed = { $n } killed
board-routed = { $n } routed
board-surrendered = { $n } surrendered
board-left = { $n } off the table
board-ground = The table, { $width } from west to east and { $height } from south to north:
board-piece = { $what } { $name }: from { $start } to { $end }
board-scenario = Scenario: { $scenario }
board-variants = Variants: { $variants }
around-here = { $place }: { $ground }
around-nobody = Nobody is within { $far }.
around-man = { $who } of { $side }: { $where }
around-where = { $far } { $wind } ({ $degrees }°)
formation-wall = in shield wall
formation-ring = in a ring
flag-ordered = has had its order
flag-charged = charged
flag-assaulted = assaulted
flag-freed = free
flag-no-charge = may not charge
flag-no-fire = may not shoot next
flag-uncontrolled = will advance uncontrolled
flag-outnumbered = outnumbered three to one
flag-fired = has shot
flag-spent = has thrown its missile
flag-loaded = bears a load
flag-doomed = hit and lost
wind-0 = north
wind-1 = north-east
wind-2 = east
wind-3 = south-east
wind-4 = south
wind-5 = south-west
wind-6 = west
wind-7 = north-west
terrain-clear = clear ground
terrain-bridge = bridge
terrain-road = road
terrain-light-wood = light wood
terrain-heavy-wood = heavy wood
terrain-marsh = marsh
terrain-ford = ford
terrain-deep = deep water
terrain-low-wall = low wall
terrain-hedge = hedge
terrain-fence = fence
terrain-hill1 = hill, first contour
terrain-hill2 = hill, second contour
terrain-hill3 = hill, third contour
terrain-building = building
terrain-ditch = ditch
terrain-castle-wall = castle wall
terrain-gatehouse = gatehouse
terrain-drawbridge = drawbridge
terrain-keep = keep
unread-not-there = nobody of '{ $word }' is on the table.
unread-no-place = '{ $word }' is no band, man or place. Write V1, V1.3 or a place in inches, such as 18,24.5.
