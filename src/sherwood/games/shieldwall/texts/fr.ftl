### Normands, Saxons et Vikings, en français. Who, whom : une bande ou une figurine ; side : tous ceux d’un camp ; n : un nombre d’hommes.

game = Mur de boucliers

## Sides

seat-norman = Les Normands
seat-saxon = Les Saxons
seat-viking = Les Vikings
seat-attacker = Les assiégeants
side-norman = les Normands
side-saxon = les Saxons
side-viking = les Vikings
side-attacker = les assiégeants
nobody = personne
either = { $names } ou { $last }

## Lengths

point = ,
inches = { $n } po
degrees = { $n }°

## Troops (SHIELDWALL-D.2): all of a band, one man, so many

called = { $troop } { $name }
called-several = { $troop } { $names }
troop-NDUK = { $n ->
    [0] les ducs
    [1] le duc
   *[other] { $n } ducs
}
troop-NCAS = { $n ->
    [0] les châtelains
    [1] le châtelain
   *[other] { $n } châtelains
}
troop-NBGD = { $n ->
    [0] les gardes montés
    [1] le garde monté
   *[other] { $n } gardes montés
}
troop-NKNT = { $n ->
    [0] les chevaliers
    [1] le chevalier
   *[other] { $n } chevaliers
}
troop-NKNF = { $n ->
    [0] les chevaliers à pied
    [1] le chevalier à pied
   *[other] { $n } chevaliers à pied
}
troop-NARM = { $n ->
    [0] les sergents à lance
    [1] le sergent à lance
   *[other] { $n } sergents à lance
}
troop-NARS = { $n ->
    [0] les sergents à l’épée
    [1] le sergent à l’épée
   *[other] { $n } sergents à l’épée
}
troop-NUNA = { $n ->
    [0] les fantassins légers
    [1] le fantassin léger
   *[other] { $n } fantassins légers
}
troop-NARC = { $n ->
    [0] les archers
    [1] l’archer
   *[other] { $n } archers
}
troop-NXBW = { $n ->
    [0] les arbalétriers
    [1] l’arbalétrier
   *[other] { $n } arbalétriers
}
troop-SEAR = { $n ->
    [0] les comtes
    [1] le comte
   *[other] { $n } comtes
}
troop-SBGD = { $n ->
    [0] les gardes
    [1] le garde
   *[other] { $n } gardes
}
troop-SHSC = { $n ->
    [0] les housecarls
    [1] le housecarl
   *[other] { $n } housecarls
}
troop-SSWD = { $n ->
    [0] les housecarls à l’épée
    [1] le housecarl à l’épée
   *[other] { $n } housecarls à l’épée
}
troop-STHN = { $n ->
    [0] les thegns
    [1] le thegn
   *[other] { $n } thegns
}
troop-SSEL = { $n ->
    [0] les hommes du fyrd d’élite
    [1] l’homme du fyrd d’élite
   *[other] { $n } hommes du fyrd d’élite
}
troop-SGFS = { $n ->
    [0] les lanciers du fyrd
    [1] le lancier du fyrd
   *[other] { $n } lanciers du fyrd
}
troop-SGFY = { $n ->
    [0] les hommes à gourdin
    [1] l’homme à gourdin
   *[other] { $n } hommes à gourdin
}
troop-SARC = { $n ->
    [0] les archers
    [1] l’archer
   *[other] { $n } archers
}
troop-SSLG = { $n ->
    [0] les frondeurs
    [1] le frondeur
   *[other] { $n } frondeurs
}
troop-SCEO = { $n ->
    [0] les villageois
    [1] le villageois
   *[other] { $n } villageois
}
troop-VCHF = { $n ->
    [0] les chefs
    [1] le chef
   *[other] { $n } chefs
}
troop-VBGD = { $n ->
    [0] les gardes
    [1] le garde
   *[other] { $n } gardes
}
troop-VBER = { $n ->
    [0] les berserkers
    [1] le berserker
   *[other] { $n } berserkers
}
troop-VHSC = { $n ->
    [0] les housecarls
    [1] le housecarl
   *[other] { $n } housecarls
}
troop-VHSS = { $n ->
    [0] les housecarls à l’épée
    [1] le housecarl à l’épée
   *[other] { $n } housecarls à l’épée
}
troop-VBON = { $n ->
    [0] les bondi
    [1] le bondi
   *[other] { $n } bondi
}
troop-VBOS = { $n ->
    [0] les bondi à lance
    [1] le bondi à lance
   *[other] { $n } bondi à lance
}
troop-VUNA = { $n ->
    [0] les fantassins légers
    [1] le fantassin léger
   *[other] { $n } fantassins légers
}
troop-VARC = { $n ->
    [0] les archers
    [1] l’archer
   *[other] { $n } archers
}
troop-other = { $n ->
    [0] les { $code }
    [1] le { $code }
   *[other] { $n } { $code }
}
leader-lesson-S4 = le bailli
leader-hill-S8 = le roi
leader-ambush-N3 = le comte

## Turns and steps (SHIELDWALL-2.1)

stage = Tour { $turn } sur { $turns }, { $side } : { $step }
stage-setup = Déploiement
stage-over = Partie terminée
stage-initiative = Tour { $turn } sur { $turns } : qui bouge d’abord
step-movement = mouvement
step-fire = tir
step-melee = mêlée

## Orders (SHIELDWALL-0.4)

order-advance = avancer
order-about-face = demi-tour
order-charge = charger
order-assault = donner l’assaut
order-reform = se reformer
order-wall = former le mur de boucliers
order-ring = former le cercle
order-ring-move = avancer en cercle
order-open-order = quitter la formation
order-free-stand = rester libre
order-free-back = reculer
order-free-engage = engager un autre ennemi
order-take = prendre un butin
order-leave = quitter la table
order-post = prendre un poste
order-plant = dresser une échelle
order-breach = percer le mur
order-pass-gap = se glisser par la brèche
order-bridge-up = lever le pont-levis
order-bridge-down = baisser le pont-levis
order-force-bridge = forcer le pont-levis

## Places of a castle (SHIELDWALL-11)

spot-floor = l’étage de la porterie { $name }
spot-top = le sommet du donjon { $name }
spot-walk = le chemin de ronde { $name }
spot-foot = le sol en { $name }
spot-rung = les échelons { $name }
spot-indoors = la salle { $name }

## Ways to turn, spacings, places, modes, weapons

hand-left = gauche
hand-right = droite
how-each = sur place
how-on-left = sur l’homme de gauche
how-on-right = sur l’homme de droite
how-on-middle = sur le milieu
spacing-close = serrés
spacing-open = espacés
edge-front = devant
edge-right = à droite
edge-rear = derrière
edge-left = à gauche
slot-0 = { $edge }
slot-1 = { $edge }, à moitié vers la droite
slot-2 = { $edge }, à moitié vers la gauche
mode-direct = visé
mode-spread = réparti sur sa bande
mode-high-angle = en tir plongeant
mode-hurl = à la main
mode-lance = à la lance
mode-passing = à son passage
weapon-bare = mains nues
weapon-pole = lance d’infanterie
weapon-blunt = gourdin
weapon-edged = épée
weapon-lance = lance
weapon-axe = hache à deux mains

## The log: moves

sentence = { $said }.
told-deploy = { $plan ->
    [by-band] Les bandes se placent une à une.
   *[as-planned] Les bandes prennent leurs places selon le plan.
}
told-place = { $who } : en { $x }, { $y }
told-dress = face à { $facing }, { $files } de front, { $spacing }
told-roll = Initiative : { $one } font { $n }, { $other } font { $m }.
told-first = { $answer ->
    [yes] Les gagnants choisissent de bouger d’abord.
   *[no] Les gagnants laissent les autres bouger d’abord.
}
told-order = { $who } : { $order }
told-wall = { $who } : former le mur de boucliers, { $ranks ->
    [one] un rang
   *[other] { $ranks } rangs
}
told-post = { $who } : aller vers { $spot }
told-turn = { $angle } à { $hand }, { $how }
told-go = { $length } tout droit
told-sidestep = { $length } de côté à { $hand }
told-shift = { $length } vers { $facing }
told-strike = { $who } sur { $whom } ({ $place })
told-stand-fire = { $who } : { $answer ->
    [yes] tirer sur ceux qui viennent.
   *[no] retenir le tir.
}
told-shoot = { $who } : tirer sur { $whom }, { $mode }.
told-adjust = { $who } rejoint { $whom } ({ $place })
told-pair = { $who } contre { $whom }
told-disengage = { $who } : { $answer ->
    [yes] rompre le combat.
   *[no] continuer le combat.
}
told-consent = { $answer ->
    [yes] On les laisse partir.
   *[no] On ne les laisse pas partir.
}

## Buttons

label-deploy = { $plan ->
    [by-band] Placer les bandes une à une
   *[as-planned] Tous selon le plan
}
label-place = { $who } en { $x }, { $y }
label-dress = Face à { $facing }, { $files } de front, { $spacing }
label-roll = { $n } contre { $m }
label-first = { $answer ->
    [yes] Bouger d’abord
   *[no] Laisser les autres bouger d’abord
}
label-order = { $who } : { $order }
label-wall = { $who } : former le mur de boucliers, { $ranks ->
    [one] un rang
   *[other] { $ranks } rangs
}
label-post = { $who } : aller vers { $spot }
brief-order = { $order }
brief-wall = mur de boucliers, { $ranks ->
    [one] un rang
   *[other] { $ranks } rangs
}
brief-shoot = { $mode }
brief-disengage = { $answer ->
    [yes] rompre le combat
   *[no] continuer le combat
}
brief-strike = { $place }
brief-weapon = { $weapon }
brief-adjust = { $place }
brief-face = se tourner, { $edge }
label-end-movement = Finir le mouvement
label-turn = { $angle } à { $hand }, { $how }
label-go = { $length } tout droit
label-sidestep = { $length } de côté à { $hand }
label-shift = { $length } vers { $facing }
label-run = Courir
label-strike = { $who } sur { $whom } ({ $place })
label-done = C’est tout
done-advance = ne pas aller plus loin
done-charge = ne pas charger : l’ordre s’arrête là
done-strike = ne plus prendre de place
done-reform = garder les rangs
done-shift = rester sur place
done-adjust = personne d’autre ne vient
done-face = les autres se tournent comme proposé
done-break-off = tous les autres continuent
label-stand-fire = { $answer ->
    [yes] Tirer
   *[no] Retenir le tir
}
label-shoot = { $who } sur { $whom }, { $mode }
label-end-fire = Plus de tirs
label-weapon = { $who } : { $weapon }
label-weapons-done = Garder les armes en main
label-adjust = { $who } rejoint { $whom } ({ $place })
label-pair = { $who } contre { $whom }
label-pairs-auto = Les autres comme proposé
label-face = { $who } : se tourner, { $edge }
label-disengage = { $who } : { $answer ->
    [yes] rompre le combat
   *[no] continuer le combat
}
label-consent = { $answer ->
    [yes] Les laisser partir
   *[no] Les retenir
}
label-which = L’homme à la place { $n }
label-to-hit = { $n }
label-save = { $n }
label-save-two = { $n }
label-morale = { $n }
label-break-off = { $n } contre { $m }
label-dig = { $n }

## The log: what happens by the rules

event-deployed = { $side } sont en place.
event-turn = Tour { $n }.
event-first = { $side } bougent d’abord.
event-step = { $side } : mouvement.
event-ran = { $who } : la charge court { $length }{ $bonus ->
    [yes] , avec le bonus
   *[no] , sans le bonus
}.
event-squared = { $who } : le corps tourne de { $angle } à { $hand } et fait face.
event-took-load = { $who } prend un butin.
event-took-up = { $list } : { $weapon } en main.
event-faced = { $list } : tourné, { $edge }.
event-stepped-up = { $who } prend la place où était { $whom }.
event-banner-fell = La bannière que portaient { $who } est à terre.
event-banner-taken = { $whom } a la bannière que portaient { $who }.
event-planted = { $who } dresse une échelle contre { $spot }.
event-dug = { $who } fait { $n } : { $sum } en tout.
event-bridge-moved = Le pont-levis { $bridge } est { $state ->
    [0] levé
    [1] baissé
   *[2] baissé, et ne se lève plus
}.
event-breaks-out = { $who } : sans contrôle, { $order }.
event-checked = L’unité où se trouve { $who } teste son moral : { $roll }.
event-outcome = L’unité où se trouve { $who }, lue comme { $class } : { $result }.
event-morale = L’unité où se trouve { $who } teste son moral : { $roll }, lue comme { $class } : { $result }.
event-wrestled = Rompre : { $roll } contre { $other }, { $result ->
    [more] et ils s’échappent
    [same] égalité
   *[less] et on les retient
}.
class-elite = élite
class-veteran = vétérans
class-regular = réguliers
class-militia = milice
class-berserk = berserkers
result-OO = elle obéit
result-FB = elle recule
result-RT = elle est en déroute
result-UA = elle avancera sans contrôle

event-lost-killed = { $list } { $n ->
    [one] tombe
   *[other] tombent
}.
event-lost-routed = { $list } { $n ->
    [one] fuit
   *[other] fuient
} du champ de bataille.
event-lost-surrendered = { $list } se { $n ->
    [one] rend
   *[other] rendent
}.
event-lost-left = { $list } { $n ->
    [one] quitte
   *[other] quittent
} la table.

## Shots and blows: one by one, and summed up

try-shot = { $who } tire sur { $whom }
try-charged = { $who } tire sur { $whom }, qui charge
try-blow = { $who } frappe { $whom }
die-drawn = sur { $who }
die-wasted = { $who } est déjà perdu
die-stood-in = { $who } tombe pour { $whom }
die-hit = { $roll } contre { $need }, touché
die-missed = { $roll } contre { $need }, raté
die-hopeless = { $roll }, et rien ne touche
die-saved = sauvegarde { $roll } contre { $need }, sauvé
die-not-saved = sauvegarde { $roll } contre { $need }, manquée
dice = { $try } : { $list }.
sum-shot = { $men } { $n ->
    [one] tire
   *[other] tirent
} sur { $whom } : { $result }.
sum-charged = { $men } { $n ->
    [one] tire
   *[other] tirent
} sur { $whom }, qui chargent : { $result }.
sum-blow = { $men } { $n ->
    [one] frappe
   *[other] frappent
} { $whom } : { $result }.
sum-none = rien ne touche
sum-hits = { $hits ->
    [one] 1 touché
   *[other] { $hits } touchés
}, { $saved } { $saved ->
    [one] sauvé
   *[other] sauvés
}, { $fall ->
    [0] personne ne tombe
    [one] 1 tombe
   *[other] { $fall } tombent
}

## What is asked

wait = On attend { $side }.
chance = Les dés décident.
ask-deploy = { $placing ->
    [yes] Choisissez la bande suivante et sa place.
   *[no] Choisissez comment votre camp se déploie.
}
ask-dress = { $who } : choisissez l’orientation, combien d’hommes de front, et l’espacement.
ask-precede = L’initiative est à vous. Choisissez qui bouge d’abord.
ask-order = Choisissez une bande et son ordre, ou finissez le mouvement.
ask-advance = { $who } { $n ->
    [one] avance
   *[other] avancent
} : tourner, aller tout droit, ou les deux, chacun une fois. Ou glissez jusqu’à la place.
ask-charge = { $who } { $n ->
    [one] charge
   *[other] chargent
} : glissez vers l’avant pour une conversion ou un pivot, de côté pour un pas de côté ; puis la course.
ask-strike = { $who } { $n ->
    [one] va au contact : choisissez quelle place il prend.
   *[other] vont au contact : choisissez qui prend quelle place.
}
ask-reform = { $who } { $n ->
    [one] se reforme
   *[other] se reforment
} : choisissez l’orientation, combien d’hommes de front, et l’espacement.
ask-shift = { $who } avancent en cercle : choisissez la direction et la distance, ou glissez jusqu’à la place.
ask-stand-fire = { $who } { $n ->
    [one] subit
   *[other] subissent
} la charge : tirer, ou retenir le tir.
ask-shoot = Choisissez qui tire, et sur qui, ou finissez le tir.
ask-weapon = Choisissez les armes, ou gardez celles en main.
ask-adjust = Choisissez qui vient doubler contre un ennemi, ou que personne d’autre ne vient.
ask-face = Certains de vos hommes sont touchés de plusieurs côtés : choisissez qui se tourne, et vers où.
ask-pair = Certains de vos hommes touchent plusieurs ennemis : choisissez qui ils frappent, ou gardez la proposition.
ask-break-off = { $who } : rompre le combat, ou continuer.
ask-consent = { $who } { $n ->
    [one] veut rompre le combat : le laisser partir, ou le retenir.
   *[other] veulent rompre le combat : les laisser partir, ou les retenir.
}

## What is to be done with what is picked

pick-order = { $who } : choisissez un ordre, ou glissez jusqu’à la place.
pick-place = { $who } : choisissez une place du château, ou faites-y glisser.
pick-enemy = { $who } : choisissez l’ennemi.
pick-how = { $who } : choisissez comment.
forecast = { $said } : { $brings }.
advice = { $who } : { $order } : { $said }

## Endings

ending-none = Aucune condition du scénario n’est remplie.
ending-alone = { $side } sont seuls à avoir encore quelqu’un.
ending-other = La condition { $n } du scénario décide.
ending-lesson-1 = La plupart des Saxons sont hors de combat.
ending-lesson-2 = La plupart des Vikings sont hors de combat.
ending-lesson-3 = Les Vikings ont plus d’un homme d’avance.
ending-lesson-4 = Les Saxons ont plus d’un homme d’avance.
ending-hill-1 = Le roi est hors de combat, et la bannière saxonne est prise.
ending-hill-2 = Le duc est hors de combat, et il reste peu de Normands.
ending-hill-3 = Plus de Normands que de Saxons se tiennent sur la crête.
ending-hill-4 = Les Saxons tiennent la crête, mais l’ont payée trop cher.
ending-hill-5 = Les Saxons tiennent la crête.
ending-raid-1 = Les Vikings ont plus d’un homme d’avance.
ending-raid-2 = Les Saxons ont plus d’un homme d’avance.
ending-bridge-1 = Il ne reste aucun Viking.
ending-bridge-2 = Trop peu de Saxons ont passé la rivière.
ending-bridge-3 = Les Saxons au-delà de la rivière valent autant que les Vikings.
ending-ambush-1 = Les Normands sont passés, et le comte avec eux.
ending-ambush-2 = Les Normands sont passés, mais pas le comte.
ending-ambush-3 = Presque aucun Normand n’est passé, et le comte est hors de combat.
ending-ambush-4 = Presque aucun Normand n’est passé.
ending-motte-1 = Le châtelain est hors de combat, et aucun Normand ne tient le donjon.
ending-motte-2 = Il reste trop peu d’assiégeants.
ending-motte-3 = Les assiégeants sont dans le donjon.
ending-motte-4 = Les assiégeants tiennent les deux châtelets.
ending-motte-5 = Le château a tenu.
ending-field-1 = Les Vikings ont plus d’avance que la marge.
ending-field-2 = Les Saxons ont plus d’avance que la marge.
ending-muster-1 = Le premier camp l’emporte de plus que la marge.
ending-muster-2 = Le second camp l’emporte de plus que la marge.
won = { $grade ->
    [total] { $side } remportent une victoire totale.
   *[win] { $side } gagnent.
}
drawn = Match nul.

## Faults, by number

fault-1 = Ce n’est pas demandé maintenant. Répondez à la question posée.
fault-2 = Seules les bandes du camp interrogé le peuvent. Choisissez-en une.
fault-3 = Personne d’entre eux n’est sur la table pour le faire. Choisissez-en d’autres.
fault-4 = Ils ont déjà reçu leur ordre ou leur place. Choisissez-en d’autres.
fault-5 = Cette bande ne reçoit pas encore d’ordres : elle est surprise. Attendez un tour suivant.
fault-6 = Qui est engagé ne reçoit pas d’ordre et ne peut partir. Commandez ceux qui sont libres.
fault-7 = Une figurine libre reste, recule ou engage, et ne reçoit pas d’autre ordre. Choisissez l’un de ceux-là.
fault-8 = Un homme seul ne peut recevoir cet ordre. Commandez la bande, ou faites-le avancer, tourner ou donner l’assaut.
fault-9 = C’est trop loin sur le côté. Tournez moins, ou choisissez droit devant.
fault-10 = Ils ont déjà tourné dans cet ordre. Faites-les avancer, ou restez-en là.
fault-11 = Ils ont déjà avancé dans cet ordre. Faites-les tourner, ou restez-en là.
fault-12 = Les hommes de cette bande regardent de divers côtés. Reformez-la, ou commandez-les un à un.
fault-13 = C’est plus loin qu’ils ne vont dans ce demi-tour. Choisissez plus près.
fault-14 = Quelqu’un se tiendrait hors de la table, ou là où l’on ne peut se tenir. Choisissez une autre place.
fault-15 = Quelqu’un est en chemin, ou se tient là. Contournez, ou arrêtez-vous avant.
fault-16 = Il n’y a pas de passage pour eux. Contournez.
fault-17 = Un mouvement ordinaire s’arrête avant l’ennemi. Chargez, donnez l’assaut, ou arrêtez-vous plus loin.
fault-18 = Ils sont trop peu pour charger : il faut six hommes à pied, trois à cheval ou un berserker. Faites-leur donner l’assaut.
fault-19 = Après avoir rompu, on ne charge ni ne donne l’assaut au mouvement suivant. Choisissez un autre ordre.
fault-20 = Une charge ne tourne ni ne se décale plus souvent. Faites-la courir.
fault-21 = Il ne resterait pas de course assez longue en ligne droite. Faites-en moins avant, ou choisissez un autre ordre.
fault-22 = Une charge évite bois, marais et obstacles. Chargez ailleurs, ou faites donner l’assaut.
fault-23 = Il n’y a pas une telle place de contact à portée. Choisissez un autre ennemi ou une autre place.
fault-24 = D’où il est parti, il ne peut prendre ce côté. Choisissez un autre côté.
fault-25 = Cette place est prise, ou l’on ne peut s’y tenir. Choisissez-en une autre.
fault-26 = Ils sont trop peu pour un mur de boucliers, et ne se tiennent à côté d’aucun. Il en faut sept.
fault-27 = Un mur de boucliers demande des boucliers. Choisissez une bande qui en a.
fault-28 = On ne forme pas de cercle avec tant d’hommes. Choisissez une autre bande.
fault-29 = Une formation évite bois et obstacles. Formez-la en terrain ouvert.
fault-30 = La bande n’est pas dans la formation que demande cet ordre. Choisissez un autre ordre.
fault-31 = Tant d’hommes ne peuvent se tenir ainsi. Choisissez d’autres files ou un autre espacement.
fault-32 = Quelqu’un se tiendrait hors de votre zone. Choisissez une autre place.
fault-33 = Ce qui précède une charge est suivi de sa course. Faites-la courir.
fault-34 = À cheval on ne forme ni mur ni cercle. Choisissez un autre ordre.
fault-35 = Avant une charge une bande tourne d’un seul corps. Choisissez conversion ou pivot.
fault-36 = Il n’y a pas la place de se tenir ainsi. Choisissez une autre disposition ou une autre place.
fault-37 = On a fait trop de coups dans ce demi-tour. Finissez l’étape.
fault-38 = Aucun d’eux n’est libre : la mêlée n’a laissé personne des leurs sans ennemi. Choisissez un autre ordre.
fault-39 = Une figurine libre engage d’abord le plus proche ennemi que personne ne combat, puis le plus proche en mêlée. Choisissez celui-là.
fault-40 = Ils n’ont rien à tirer ou à jeter de cette façon. Choisissez d’autres hommes, ou une autre façon.
fault-41 = Ils ont déjà tiré. Choisissez-en d’autres.
fault-42 = Qui charge ou donne l’assaut ne tire pas dans le même demi-tour. Choisissez-en d’autres.
fault-43 = Qui a reculé ou rompu ne tire pas à l’étape de tir suivante. Choisissez-en d’autres.
fault-44 = Qui a bougé ne tire pas ainsi. Choisissez-en d’autres.
fault-45 = En mêlée on ne tire pas. Choisissez-en d’autres.
fault-46 = Ce n’est pas un ennemi sur la table. Choisissez-en un.
fault-47 = On ne tire pas sur qui est en mêlée. Choisissez une cible libre.
fault-48 = C’est trop de côté : on tire à 45 degrés au plus de chaque côté. Choisissez une cible devant eux.
fault-49 = C’est hors de portée. Choisissez une cible plus proche.
fault-50 = Aucun dé ne pourrait percer cette armure à cette distance. Choisissez une autre cible.
fault-51 = Bois, collines ou murs cachent cette cible. Choisissez-en une autre.
fault-52 = Quelqu’un se tient trop près de la ligne de tir. Choisissez une autre cible.
fault-53 = Seuls les archers font un tir plongeant, et seulement si c’est convenu. Choisissez-en d’autres, ou une autre façon.
fault-54 = Un tir plongeant passe par-dessus quelqu’un, et personne n’est en travers. Tirez droit.
fault-55 = Ils tireraient par-dessus des hommes trop proches d’eux, ou de la cible. Choisissez une autre cible.
fault-56 = Celui-là n’est pas passé par là dans ce demi-tour. Tirez où il se tient, ou choisissez-en un autre.
fault-57 = Qui porte un butin ne tire pas, ne charge pas et ne donne pas l’assaut. Choisissez-en d’autres.
fault-58 = Il n’y a pas de butin à portée qu’il puisse prendre. Choisissez-en d’autres, ou un autre ordre.
fault-59 = Un ennemi est trop proche pour prendre un butin. Chassez-le d’abord.
fault-60 = Ils ne se tiennent pas là où l’on peut quitter la table. Menez-les-y d’abord.
fault-61 = Cet ordre se donne à un homme à la fois. Nommez-en un, comme V1.3.
fault-62 = Cette bande arrive dans un tour suivant. Attendez-la.
fault-63 = Ces hommes ont perdu le contrôle : qui peut prendre une place le doit. Choisissez-en une pour l’un d’eux.
fault-64 = Il n’a pas une telle arme en plus de celle en main. Choisissez-en une autre, ou gardez-la.
fault-65 = Aucun ennemi ne le touche de ce côté. Choisissez un côté touché.
fault-66 = Un cavalier engagé ne fait pas demi-tour. Choisissez un autre côté.
fault-67 = Son front ne touche pas bien un tel ennemi. Choisissez-en un qu’il touche.
fault-68 = Il n’y a pas de chemin pour lui jusque-là dans sa vitesse. Choisissez une autre place.
fault-69 = Cette place est tenue. Choisissez-en une autre.
fault-70 = Il faut une bande qui porte une échelle, et un autre de ses hommes à côté de lui. Rassemblez-les.
fault-71 = Il n’y a pas de mur à portée de main où le faire. Menez-le jusqu’à sa face.
fault-72 = Cette brèche est faite. Passez par elle.
fault-73 = Un autre homme y travaille. Choisissez une autre place, ou attendez.
fault-74 = C’est trop près d’une autre brèche. Travaillez à celle-là, ou plus loin.
fault-75 = Il n’y a pas de brèche étroite dans le mur à côté de lui. Menez-le à l’une d’elles.
fault-76 = Il n’y a pas de pont-levis qu’il pourrait mouvoir ainsi d’où il se tient. Menez-le à l’un d’eux.
fault-77 = Un homme sur les places du château va de place en place, et ne reçoit pas d’autres ordres. Choisissez l’un de ceux-là.
fault-78 = On ne tire pas d’une échelle ni d’un escalier. Choisissez-en d’autres.
fault-79 = On ne tire vers le donjon ou hors de lui que par ses ouvertures. Choisissez une autre cible.

## Reading moves

unread = « { $line } » : { $said } Par exemple : { $example }
unread-nothing = rien n’est écrit. Écrivez un coup, comme : advance V1
unread-several-verbs = « { $word } » peut vouloir dire { $names }. Écrivez-le en entier, par exemple : { $example }
unread-no-verb = aucun coup ne commence par « { $word } ». Un coup commence par { $names }.
unread-more = rien de plus n’est attendu ensuite ; « { $words } » est de trop.
unread-which = dites lequel : { $names }.
unread-which-u = dites quelle bande, comme V1, ou quel homme, comme V1.3.
unread-which-b = dites quelle bande, comme V1.
unread-which-f = dites quel homme, comme V1.3.
unread-which-x = dites combien de pouces, comme 6,25.
unread-which-g = dites quelle direction, en degrés de 0, le nord, à 359.
unread-which-a = dites de quel côté, left ou right, et de combien de degrés.
unread-which-s = dites de quel côté, left ou right, et de combien de pouces.
unread-which-n = dites combien, ou quel nombre.
unread-which-i = dites quelle place dans la ligne, à partir de 1.
unread-which-z = dites quelle place du château, comme g1.
unread-which-man = dites quel homme de { $word }, de { $word }.1 à { $word }.{ $most }.
unread-nobody = personne ici ne s’appelle « { $word } ». Les bandes sont { $names }.
unread-no-band = « { $word } » est un seul homme. Nommez une bande.
unread-no-inches = « { $word } » n’est pas une longueur en pouces jusqu’à { $most }, avec deux décimales au plus.
unread-no-degrees = « { $word } » n’est pas un nombre de degrés jusqu’à { $most }.
unread-no-number = « { $word } » n’est pas un nombre de 1 à { $most }.
unread-several = « { $word } » peut être { $names }.
unread-no-such = « { $word } » n’est rien de { $names }.

## Options

value-off = non
value-on = oui
option-scenario = Scénario
option-scenario-about = Pour quoi l’on se bat, où, et qui.
value-lesson = Douze de chaque côté à Alder Brook
value-lesson-about = Un chef et un bailli, onze hommes chacun, se rencontrent près d’un ruisseau. Douze figurines par camp, un muret, un bois et une colline : la meilleure première bataille.
value-hill = La Crête
value-hill-about = Un roi saxon se tient sur une crête derrière ses boucliers. Un duc normand a des archers, des lances et des chevaliers, et doit avoir la crête avant la fin du jour.
value-raid = Fumée sur Thornham
value-raid-about = Des Vikings remontent la grève pour piller un village. Le fyrd est là, les thegns arrivent, et ce qui compte est ce que les Vikings emportent.
value-bridge = Le Pont de planches
value-bridge-about = Un berserker tient un pont large de deux hommes pendant que les Vikings derrière lui prennent leurs armes. Les Saxons doivent passer.
value-ambush = Le Chemin creux
value-ambush-about = Un comte normand et son escorte descendent un chemin entre des bois, et il y a des Saxons dans tous.
value-motte = Le Donjon de Hawkmound
value-motte-about = Saxons et Vikings, amis pour une fois, prennent d’assaut une motte normande : fossé, mur, deux châtelets, et le donjon sur sa butte.
value-field = Comte et jarl
value-field-about = Deux armées égales en terrain découvert, sans autre histoire que la vôtre.
value-muster = Une bataille à soi
value-muster-about = Deux armées du même prix, sur un terrain que deux dés désignent. Qui a mis hors de combat le plus de points d’ennemis à la fin l’emporte.
value-normans-200 = Normands, 200 points
value-normans-300 = Normands, 300 points
value-normans-500 = Normands, 500 points
value-saxons-200 = Saxons, 200 points
value-saxons-300 = Saxons, 300 points
value-saxons-500 = Saxons, 500 points
value-vikings-200 = Vikings, 200 points
value-vikings-300 = Vikings, 300 points
value-vikings-500 = Vikings, 500 points
option-muster-ground = Terrain
option-muster-ground-about = Jetez deux dés, ou convenez d’un des 36.
option-muster-one = La première armée
option-muster-one-about = Ce que le premier camp a acheté ; vos propres armées sont dans muster.toml.
option-muster-other = La seconde armée
option-muster-other-about = D’une autre nation, et pour autant de points que la première.
option-short = Partie courte
option-short-about = Chaque bande est réduite de moitié, et l’on joue deux tours de moins.
option-high-angle = Tir plongeant
option-high-angle-about = Les archers d’un second rang tirent par-dessus les leurs.
value-as-written = selon le scénario

## Variants (chapter V)

option-all-blows = Tous les coups
option-all-blows-about = Dos, flanc et charge comptent pour les coups des deux camps.
option-any-two = Murs de deux
option-any-two-about = Deux hommes suffisent pour un mur de boucliers.
option-attacker-only = L’attaquant seul
option-attacker-only-about = Aucun modificateur de coup ne compte pour le camp dont ce n’est pas le demi-tour.
option-back-shield-off = Pas de bouclier dans le dos
option-back-shield-off-about = Un bouclier dans le dos ne protège personne par derrière.
option-bands = L’unité est la bande
option-bands-about = Une unité est une bande, où que soient ses hommes, au lieu de ceux qui se tiennent à moins de deux pouces.
option-body-only = L’armure du corps seule
option-body-only-about = Les boucliers ne comptent pas comme armure.
option-eight-ways = Cerné de huit côtés
option-eight-ways-about = Pour être cerné, il faut l’être aussi aux coins.
option-fire-all-round = Tir tout autour
option-fire-all-round-about = Les tireurs visent dans toutes les directions.
option-free-after-melee = Libre après la mêlée
option-free-after-melee-about = Qui sort libre d’une mêlée peut aussi recevoir les ordres ordinaires.
option-half-move-shooters = Demi-mouvement des tireurs
option-half-move-shooters-about = Qui a fait plus de la moitié de sa vitesse ne tire pas.
option-initiative-fixed = Initiative fixe
option-initiative-fixed-about = Le camp qui bouge d’abord au tour 1 selon le scénario le fait à chaque tour.
option-initiative-kept = Initiative gardée
option-initiative-kept-about = On ne tire au sort qu’une fois qui bouge d’abord.
option-lasting-grief = Long deuil
option-lasting-grief-about = Un chef mort pèse sur son unité jusqu’à la fin.
option-leader-12 = Un chef vu de loin
option-leader-12-about = Quand un chef tombe, toute unité à 12 pouces au plus teste aussi son moral.
option-leader-either = Chefs : un dé des deux
option-leader-either-about = Un chef se sauve par le meilleur de ses deux dés, non par leur somme.
option-mixed-zone = Cibles mêlées
option-mixed-zone-about = Où les armures se mêlent, un tir touche n’importe qui dans sa zone.
option-no-interpenetration = Pas de passage à travers les siens
option-no-interpenetration-about = Personne ne traverse ses amis en ordre espacé.
option-no-rough-assault = Pas d’assaut en terrain difficile
option-no-rough-assault-about = Les assauts évitent bois, marais et obstacles, comme les charges.
option-passing-charge = Tir sur la charge qui passe
option-passing-charge-about = On peut tirer sur une charge en chemin, avant la mêlée.
option-quick-bows = Arcs rapides
option-quick-bows-about = Un archer immobile peut tirer deux fois dans une étape.
option-regular-nine = Les réguliers obéissent à 9
option-regular-nine-about = Les réguliers qui font 9 au moral obéissent.
option-right-only = Le flanc droit seul
option-right-only-about = Même sans bouclier, seul le flanc droit est découvert.
option-shield-slows = Le bouclier ralentit
option-shield-slows-about = Seuls les fantassins sans armure ni bouclier font 8 pouces.
option-six-hits = Le 6 touche
option-six-hits-about = Un 6 au dé touche toujours, sauf où rien ne peut toucher.
option-slings-too = Frondes en tir plongeant
option-slings-too-about = Les frondeurs aussi tirent par-dessus les leurs.
option-spears-front = Lances de face
option-spears-front-about = Une lance n’ôte le bonus de charge qu’à qui frappe de face.
option-spent-charge = Charges épuisées
option-spent-charge-about = Qui a chargé sans rencontrer personne ne charge pas au mouvement suivant.
option-step-up = Prendre la place
option-step-up-about = L’homme de derrière prend la place de qui tombe.
option-sure-things = Coups sûrs
option-sure-things-about = Un 1 au dé n’a pas de sens à part : ni raté, ni sauvegarde manquée.
option-throw-spears = Lances jetées
option-throw-spears-about = Les lanciers peuvent jeter leur lance.
option-ties-go = Égalité : on part
option-ties-go-about = À égalité, qui veut rompre s’en va.
option-two-at-the-gap = Deux à la brèche
option-two-at-the-gap-about = Deux hommes peuvent travailler à une brèche.
option-walk-counts-as-gatehouse = Portée des murs
option-walk-counts-as-gatehouse-about = Le chemin de ronde allonge les portées comme un châtelet.

## Titles of chapters, sections and clauses

clause-0 = Tours et décisions
clause-0-2 = Qui décide
clause-0-4 = Ordres
clause-0-5 = Ordre de résolution
clause-0-6 = Le hasard
clause-0-7 = Ce qu’est une figurine
clause-0-8 = La fin de la partie
clause-1 = Géométrie
clause-1-1 = Table, positions, orientation
clause-1-2 = Socles
clause-1-2c = Chevauchement
clause-1-3 = Contact
clause-1-4 = Angles
clause-1-4d = Champ de tir
clause-1-5 = Formations et places de contact
clause-1-5a = Files et rangs
clause-1-5b = Cercles
clause-1-5c = Places de contact
clause-1-5d = Quel côté l’on peut prendre
clause-1-6 = Unités
clause-1-7 = Terrain
clause-2 = Déroulement
clause-2-1a = Les sept étapes
clause-2-1b = Initiative
clause-2-1c = Attaquant et défenseur
clause-2-1d = L’étape de mouvement
clause-2-1e = L’étape de tir
clause-2-1f = L’étape de mêlée
clause-2-1g = La fin du tour
clause-3 = Mouvement
clause-3-1 = Vitesses
clause-3-1c = Ce que coûte un chemin
clause-3-1f = Les socles en chemin
clause-3-1g = Avant l’ennemi
clause-3-1h = Les engagés restent
clause-3-2 = Mouvements permis
clause-3-2a = Une chose, une fois
clause-3-2b = Avancer
clause-3-2c = Une bande qui regarde d’un côté
clause-3-3 = Charge
clause-3-3a = Qui peut charger
clause-3-3b = Conversions et pas de côté avant la charge
clause-3-3c = La course
clause-3-3d = Le terrain d’une charge
clause-3-3e = Faire face
clause-3-3g = Une charge manquée
clause-3-4 = Assaut
clause-3-4b = Les places prises une à une
clause-3-5 = Le terrain en mouvement
clause-3-5a = Cavalerie et murs
clause-3-5d = Formations et terrain
clause-3-6 = Se reformer
clause-3-6b = Figurines seules
clause-4 = Formations
clause-4-1 = Mur de boucliers
clause-4-1b = Qui forme un mur
clause-4-1d = Quitter un mur
clause-4-2 = Cercle
clause-4-2b = Qui forme un cercle
clause-5 = Tir
clause-5-1 = Table, portée, cadence
clause-5-2 = Résoudre les tirs
clause-5-3 = Qui ne tire pas et sur qui l’on ne tire pas
clause-5-4 = Tir sur une charge
clause-5-5 = Cibles et zones
clause-5-6 = Ligne de tir
clause-5-6e = Tir plongeant
clause-5-7 = Le jet et la lance
clause-5-8 = Tir au passage
clause-6 = Mêlée
clause-6-1 = Qui est en mêlée
clause-6-2 = Une étape de mêlée
clause-6-3 = Coups
clause-6-4 = Faire face pour répondre
clause-6-5 = Modificateurs
clause-6-6 = Armes
clause-6-7 = Chefs
clause-6-8 = Reddition
clause-6-9 = Bannières
clause-7 = Rompre, et figurines libres
clause-7-1 = Rompre le combat
clause-7-1e = Après avoir rompu
clause-7-2 = Nombres
clause-7-3 = Figurines libres
clause-8 = Sauvegardes
clause-8-1 = Les sauvegardes
clause-8-2 = Celles des chefs
clause-8-3 = Modificateurs des sauvegardes
clause-9 = Moral
clause-9-1 = Le test
clause-9-2 = Quand
clause-9-3 = La table
clause-9-4 = Résultats
clause-10 = Figurines et classes
clause-11 = Motte et basse-cour
clause-11-0 = Le château
clause-11-1 = Javelines
clause-11-2 = Arcs
clause-11-3 = Murs
clause-11-4 = Ponts-levis
clause-11-5 = Échelles et escaliers
clause-11-6 = À l’intérieur
clause-H = Information cachée
clause-T = Tables
clause-D = Données, effectifs, points
clause-S = Scénarios
clause-S-2 = Déploiement
clause-S-3 = Points des pertes
clause-S-4 = Victoire
clause-S-6 = La partie courte
clause-S1 = Douze de chaque côté à Alder Brook
clause-S2 = La Crête
clause-S3 = Fumée sur Thornham
clause-S4 = Le Pont de planches
clause-S4-3 = Surprise
clause-S5 = Le Chemin creux
clause-S6 = Le Donjon de Hawkmound
clause-S7 = Comte et jarl
clause-O = Probabilités
clause-B = Jeu de l’ordinateur
clause-X = Situations délicates
clause-V = Variantes
clause-L = Coquilles et liste de contrôle

## A first game

aim-lesson-viking = Vous menez les Vikings. Mettez neuf des douze Saxons hors de combat avant qu’ils n’en fassent autant, ou ayez plus d’un homme d’avance après huit tours. Vos deux berserkers peuvent charger seuls ; vos bondi ne chargent qu’à six ensemble.
aim-lesson-saxon = Vous menez les Saxons. Mettez neuf des douze Vikings hors de combat avant qu’ils n’en fassent autant, ou ayez plus d’un homme d’avance après huit tours. Vos sept hommes du fyrd font exactement un mur de boucliers, et un muret est devant vous.
coach-deploy = Le plus rapide est de laisser tous prendre place selon le plan. Plus tard vous pourrez placer chaque bande à votre gré dans votre zone.
coach-precede = Qui bouge d’abord agit d’abord ; qui vient ensuite voit ce que fait l’autre, puis bouge deux fois de suite s’il gagne l’initiative suivante. Laissez les autres commencer quand ils doivent venir à vous.
coach-order = Chaque bande reçoit un ordre dans chacun de vos demi-tours : désignez-la et choisissez, ou faites-la glisser où elle doit aller (d’un doigt : touchez-la d’abord, puis glissez). Avancer, c’est une rotation et un chemin droit ; une charge court à l’ennemi et frappe plus fort ; à l’assaut chacun prend une place pour lui-même. Qui est en mêlée y reste.
coach-advance = Un mouvement ordinaire est une rotation et un chemin droit, dans un ordre ou dans l’autre. Il s’arrête avant l’ennemi : le contact est pour les charges et les assauts.
coach-charge = Une charge est une longue course en ligne droite ; assez longue, elle vaut +1 au premier coup, mais pas contre des lances ni en montant. Ce qu’on tourne ou décale avant est pris sur la course.
coach-strike = Choisissez un homme et contre qui il va. Chaque ennemi a place pour deux hommes par côté au plus ; flanc et dos valent mieux que le front.
coach-stand-fire = On charge vos hommes, et ils peuvent tirer avant le choc, à courte portée quelle que soit la distance. C’est leur tir de ce demi-tour.
coach-shoot = Choisissez une bande, puis sur qui elle tire ; ce que cela peut donner est dit avant de confirmer. Les deux camps tirent en même temps, et les pertes sont retirées ensemble. Près, le dé gagne un ; loin, il perd un. Boucliers et mailles sauvent, un mur de boucliers plus que tout.
coach-weapon = Qui a deux armes choisit avant chaque mêlée. Les lances ôtent le bonus de charge à qui vient, et frappent sur deux rangs ; les haches ajoutent un, mais mettent le bouclier dans le dos.
coach-adjust = Avant vos coups, les hommes de cette bande que personne ne tient peuvent venir doubler contre un ennemi.
coach-face = On ne frappe que de face. Un homme touché de côté ou de dos peut se tourner, mais qui il a dans le dos le frappe d’autant mieux.
coach-pair = Un homme frappe un ennemi que touche son front. À deux contre un, on l’abat le plus sûrement.
coach-break-off = Qui perd peut tenter de rompre. Si l’autre camp ne le laisse pas partir, dés et nombres décident.
coach-consent = Ils veulent quitter la mêlée. Laissez-les partir, et vos hommes sont libres d’autre chose ; retenez-les, et les dés décident.

## Ce qu’un choix peut apporter

plan-answers = La riposte de { $n } hommes : { $falls }.
plan-drawn = Chaque tir touche au sort l’un des { $n } de la formation.
plan-falls = { $n } tombent en moyenne ({ $list })
plan-falls-one = { $who } tombe avec une chance de { $n } %.
plan-mean = { $n } tombent en moyenne
plan-melee = Les coups en l’état : { $ours } des leurs tombent en moyenne, { $theirs } des vôtres.
plan-no-contact = Personne ne touche l’ennemi de front : pas de coups.
plan-shots = { $n ->
    [one] Un tir.
   *[other] { $n } tirs.
}
plan-so-many = { $n } : { $chance } %
plan-strikes = Les coups de { $n } hommes : { $falls }.
plan-way = Prend { $n } ; il reste { $left }.
plan-way-last = L’ordre est exécuté ; son allure est de { $whole }.
range-short = { $n } courte
range-medium = { $n } moyenne
range-long = { $n } longue
ghost-assault = puis chacun prend une place
ghost-run = puis { $n } tout droit
ghost-way = { $n } sur { $all }
ghost-ground = dont { $n } pour le terrain
ghost-meets = au contact : { $men }
ghost-between = { " ; " }
ghost-near = à { $far } de : { $whom }
ghost-shot = à portée de tir de : { $bands }

## The table in words

board-side = { $yours ->
    [yes] { $side } (à vous)
   *[no] { $side }
}
board-band = { $who } : { $about }
board-between = { " ; " }
board-place = { $x } est, { $y } nord
board-at = à { $place }, { $facing }
board-facing = face au { $wind } ({ $degrees }°)
board-ways = tournés de divers côtés
board-engaged = { $all ->
    [yes] au contact
   *[no] { $n } au contact
}
board-against = au contact : { $men }
board-banner = porte la bannière
board-nearest = ennemi le plus proche : { $whom }, { $far } { $wind }
board-waiting = pas encore en place
board-to-come = { $n } arrivent au tour { $turn }
board-killed = { $n } { $n ->
    [one] tué
   *[other] tués
}
board-routed = { $n } en déroute
board-surrendered = { $n } { $n ->
    [one] prisonnier
   *[other] prisonniers
}
board-left = { $n } hors de la table
board-ground = La table, { $width } d’ouest en est et { $height } du sud au nord :
board-piece = { $what } { $name } : de { $start } à { $end }
board-scenario = Scénario : { $scenario }
board-variants = Variantes : { $variants }
around-here = { $place } : { $ground }
around-nobody = Personne à moins de { $far }.
around-man = { $who }, { $side } : { $where }
around-where = { $far } { $wind } ({ $degrees }°)
formation-wall = en mur de boucliers
formation-ring = en cercle
flag-ordered = a reçu son ordre
flag-charged = a chargé
flag-assaulted = a attaqué
flag-freed = libre
flag-no-charge = ne peut pas charger
flag-no-fire = ne peut pas tirer ensuite
flag-uncontrolled = avancera sans contrôle
flag-outnumbered = à un contre trois
flag-fired = a tiré
flag-spent = a lancé son arme
flag-loaded = porte un fardeau
flag-doomed = touché et perdu
wind-0 = nord
wind-1 = nord-est
wind-2 = est
wind-3 = sud-est
wind-4 = sud
wind-5 = sud-ouest
wind-6 = ouest
wind-7 = nord-ouest
terrain-clear = terrain dégagé
terrain-bridge = pont
terrain-road = route
terrain-light-wood = bois clair
terrain-heavy-wood = bois épais
terrain-marsh = marais
terrain-ford = gué
terrain-deep = eau profonde
terrain-low-wall = muret
terrain-hedge = haie
terrain-fence = clôture
terrain-hill1 = colline, première courbe
terrain-hill2 = colline, deuxième courbe
terrain-hill3 = colline, troisième courbe
terrain-building = bâtiment
terrain-ditch = fossé
terrain-castle-wall = muraille
terrain-gatehouse = porterie
terrain-drawbridge = pont-levis
terrain-keep = donjon
unread-not-there = personne de « { $word } » n’est sur la table.
unread-no-place = « { $word } » n’est ni une bande, ni un homme, ni un lieu. Écrivez V1, V1.3 ou un lieu en pouces, comme 18,24.5.
