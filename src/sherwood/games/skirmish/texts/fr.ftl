### Escarmouche à Sherwood, en français. Who, whom, third : pions ; where, rear : cases ; side : une faction ou un siège, au pluriel.

game = Escarmouche à Sherwood

## Seats: those who lead a side

seat-sheriff = Le shérif
seat-villagers = Le village
seat-bishop = L’évêque
seat-alan = Alan-a-Dale
seat-norman = Le camp normand
seat-saxon = Le camp saxon
seat-waleran = L’évêque
seat-robin = Robin des Bois
seat-william = Le shérif
seat-bandits = Hardouin
seat-king = Le roi Richard

## Sides: all of them several people

side-sheriff = les hommes du shérif
side-villagers = les villageois
side-bishop = les gens de l’évêque
side-alan = les amis d’Alan
side-free = la fiancée
side-norman = les Normands
side-saxon = les Saxons
side-neutral = personne
side-waleran = les gens de Waleran
side-robin = les hommes de Robin
side-william = les hommes de William
side-bandits = les bandits
side-king = les amis du roi

## Counters (SKIRMISH-D.7) whose names are more than their name

counter-brian = Messire Brian
counter-guy = Messire Guy
counter-roger = Messire Roger
counter-richard = le roi Richard
counter-william = Messire William
counter-wilfred = Messire Wilfred
counter-bartholome = Bartholomé
counter-gregoire = Grégoire
counter-marian = Belle Marianne
counter-robin = Robin des Bois
counter-will = Will l’Écarlate
counter-waleran = l’évêque Waleran
counter-little-john = Petit Jean
counter-tuck = frère Tuck
counter-alan = Alan-a-Dale
counter-cavalry-horse = le cheval
counter-draft-horse = le cheval de trait
counter-ox = le bœuf
counter-pig = le cochon
counter-deer = le cerf
counter-wolf = le loup
counter-cart = la charrette
counter-carriage = le carrosse
numbered = { $what } { $n }
nobody = personne
either = { $names } ou { $last }

## Places

map-inn = auberge
map-cottage = chaumière
map-gulch = ravin
map-woods = bois
title-inn = L’auberge
title-cottage = La chaumière du forestier
title-gulch = Le ravin
title-woods = La lisière
hideout-inn = l’auberge
hideout-forge = la forge
hideout-cottage = la chaumière
hideout-warehouse = l’entrepôt
tree = arbre { $letter }
edge = le côté { $side }, carte « { $map } »
top = { $hex }, dans l’arbre
terrain-flat = terrain découvert
terrain-road = chemin
terrain-gulch-floor = fond du ravin
terrain-courtyard = cour
terrain-scrub = broussailles
terrain-slope = pente
terrain-single-tree = un arbre
terrain-large-tree = un grand arbre
terrain-treetop = cime
terrain-floor = intérieur
terrain-core = massif
terrain-balcony = balcon
terrain-upper-stair = haut de l’escalier
terrain-lower-stair = bas de l’escalier
terrain-cart = une charrette
terrain-water = eau
hexside-wall = un mur entre les deux
hexside-door = par la porte
hexside-inner-door = par la porte intérieure
hexside-window = par la fenêtre
hexside-outer-window = par la fenêtre extérieure
hexside-open-front = par la façade ouverte
hexside-low-wall = par-dessus le muret
hexside-entrance = par l’entrée
hexside-lip = par le bord du ravin
hexside-step = par l’escalier
hexside-foot = par le pied de l’escalier
hexside-drop = une rambarde entre les deux
hexside-leap = un saut vers l’arbre voisin
hexside-edge = le bord de la carte
direction-n = Nord
direction-ne = Nord-est
direction-se = Sud-est
direction-s = Sud
direction-sw = Sud-ouest
direction-nw = Nord-ouest

## The picture: names on counters, and beside the map
short-bartholome = Bartholomé
short-gregoire = Grégoire
short-little-john = Petit Jean
short-wolf = Loup
short-pig = Cochon
short-deer = Cerf
tray-thrown = Désarçonné
tray-to-enter = À venir
tray-hidden = Cachés
tray-out = Hors jeu

## Turns and phases (SKIRMISH-2)

stage = Tour { $turn } sur { $turns }, { $side } : { $phase }
phase-setup = mise en place
phase-reveal = sortie des cachettes
phase-missile = tir
phase-movement = mouvement
phase-combat = combat
phase-recovery = rétablissement
phase-over = partie finie

## States (SKIRMISH-1.2a) and what has been done

state-stunned = sans connaissance
state-wounded = avec une blessure
state-dead = hors de combat
flag-captured = en captivité
flag-disarmed = sans arme
flag-fired = a tiré
flag-moved = a bougé
flag-attacked = a attaqué
flag-harnessing = attelle

## Results (SKIRMISH-6a), by number

result-0 = aucun effet
result-1 = les attaquants reculent d’une case
result-2 = recul d’une case
result-3 = recul de deux cases
result-4 = perte de connaissance
result-5 = chute de cheval et perte de connaissance
result-6 = mort du cheval et perte de connaissance
result-7 = blessure
result-8 = mort du cheval et blessure
result-9 = chute de cheval et blessure
result-10 = mort

## The log: moves

told-place = { $who } : en place, case { $where }{ $rear ->
    [none] {""}
   *[other] /{ $rear }
}.
told-hide = { $who } se cache{ $hideout ->
    [unknown] {""}
   *[other] {" "}: { $hideout }
}.
told-choose = { $edge ->
    [none] { $side } attendent encore dehors.
    [unknown] { $side } ont décidé par où entrer.
   *[other] { $side } entrent par { $edge }.
}
told-fire = { $who } tire sur { $whom }, { $where }.
told-step = { $who } va en { $where }.
told-climb = { $who } grimpe en { $where }.
told-jump = { $who } saute en bas, en { $where }.
told-leap = { $who } bondit en { $where }.
told-vault = { $who } saute sur { $whom }.
told-mount = { $who } enfourche { $whom }.
told-dismount = { $who } met pied à terre en { $where }.
told-about-face = { $who } fait demi-tour.
told-lead = { $who } prend par la bride { $whom }.
told-release = { $who } lâche { $whom }.
told-drive = { $who } conduit { $whom }.
told-harness = { $who } commence à atteler { $whom } ({ $third }).
told-unharness = { $who } commence à dételer { $whom } ({ $third }).
told-fall = { $who } tombe en { $where }.
told-attack = { $who } attaque { $whom }{ $rear ->
    [none] {""}
   *[other] {" "}d’un saut, en retombant en { $rear }
}.
told-join = { $who } attaque aussi { $whom }{ $rear ->
    [none] {""}
   *[other] {" "}d’un saut, en retombant en { $rear }
}.
told-blind = { $who } tente d’aveugler { $whom }.
told-accept = { $answer ->
    [yes] La reddition est acceptée.
   *[no] La reddition est refusée : le combat continue.
}
told-first = { $side } a le choix, et { $answer ->
    [yes] commence.
   *[no] laisse commencer les autres.
}
told-retreat = { $who } recule en { $where }.
told-place-rider = { $who } tombe en { $where }.
told-shift = { $who } se pousse en { $where } et fait place : { $whom }.
told-advance = { $who } avance en { $where }.
told-to-hit = { $who } tire sur { $whom } : le dé donne { $n }.
told-damage = { $who } a touché { $whom } : le dé des dégâts donne { $n }.
told-combat = { $who } contre { $whom } : le dé donne { $n }.
told-jump-roll = { $who } saute : le dé donne { $n }.
told-vault-roll = { $who } saute sur { $whom } : le dé donne { $n }.
told-initiative = Initiative : { $one }, { $n } ; { $other }, { $m }.
told-blinding = { $who } tente d’aveugler { $whom } : le dé donne { $n }.
told-found = On découvre { $who } : { $hideout }.
told-empty = Personne ne s’y cache : { $hideout }.

## Buttons

label-place = { $who } en { $where }{ $rear ->
    [none] {""}
   *[other] , arrière en { $rear }
}
label-hide = { $who } se cache : { $hideout }
label-choose = { $edge ->
    [none] Pas encore
   *[other] Entrer par { $edge }
}
label-reveal = { $who } se montre en { $where }
label-fire = { $who } tire sur { $whom }
label-pick = { $who }
label-step = Aller en { $where }
label-climb = Grimper en { $where }
label-jump = Sauter en bas, en { $where }
label-leap = Bondir en { $where }
label-vault = Sauter sur { $whom }
label-mount = Enfourcher { $whom }
label-dismount = Mettre pied à terre en { $where }
label-about-face = Faire demi-tour
label-lead = Prendre par la bride { $whom }
label-release = Lâcher { $whom }
label-drive = Conduire { $whom }
label-harness = Atteler { $whom } ({ $third })
label-unharness = Dételer { $whom } ({ $third })
label-exit = Quitter la carte
label-stop = S’arrêter ici
label-fall = Tomber en { $where }
label-spring = { $who } surgit en { $where }
label-attack = { $who } attaque { $whom }{ $rear ->
    [none] {""}
   *[other] {" "}d’un saut en { $rear }
}
label-join = { $who } attaque aussi{ $rear ->
    [none] {""}
   *[other] {" "}d’un saut en { $rear }
}
label-strike = Frapper { $who }
label-blind = Tenter d’aveugler { $whom }
label-accept = { $answer ->
    [yes] Accepter la reddition
   *[no] Continuer le combat
}
label-first = { $answer ->
    [yes] Commencer
   *[no] Laisser commencer les autres
}
label-retreat = Reculer en { $where }{ $end ->
    [rear] , l’arrière d’abord
   *[front] {""}
}
label-retreat-next = { $who } recule ensuite
label-place-rider = Tomber en { $where }
label-shift = { $who } se pousse en { $where }
label-advance = { $who } avance en { $where }
label-no = Personne
label-end = Finir cette phase

## The log: what happens by the rules

event-turn = Tour { $n }.
event-phase = { $side } : { $phase }.
event-first = { $side } commencent ce tour.
event-shot = { $changed ->
    [yes] Après modificateurs { $roll } ; touche à { $highest } ou moins
   *[no] Touche à { $highest } ou moins
} : { $hits ->
    [yes] touché
   *[no] manqué
}.
event-wounding = { $changed ->
    [yes] Après modificateurs { $roll }
   *[no] Sans modificateur
} : { $result }.
event-blow = Colonne { $column } : { $result }.
event-blow-for = Attaque moins défense { $difference } ; colonnes décalées : { $why ->
    [none] aucune
   *[other] { $why }
}.
event-plain-blow = Force contre défense { $difference } ; { $highest } ou moins touche : { $hits ->
    [yes] touché
   *[no] manqué
}.
event-jumped = { $changed ->
    [yes] Après modificateurs { $roll }
   *[no] Sans modificateur
} : { $result ->
    [0] bonne réception
    [4] chute et perte de connaissance
   *[7] chute et blessure
}.
for-cover = couvert { $n }
for-wounded = tireur blessé { $n }
for-treetop = dans l’arbre { $n }
for-weapon = arme { $n }
for-armour = armure { $n }
for-ambush = embuscade { $n }
for-terrain = terrain { $n }
for-joint = attaque commune { $n }
for-jump = saut { $n }
event-stunned = { $who } perd connaissance.
event-wounded = { $who } reçoit une blessure.
event-killed = { $who } meurt.
event-unhorsed = { $who } vide les étriers.
event-animal-killed = { $who } meurt.
event-held = { $who } ne peut reculer et en souffre.
event-surrendered = { $who } se rend.
event-freed = { $who } s’échappe et retrouve la liberté.
event-recovered = { $who } reprend connaissance.
event-left = { $who } quitte la carte.
event-unaffected = { $who } : rien ne se passe.
event-let-go = { $who } lâche { $whom }.
event-hitched = { $who } est à l’attelage ({ $whom }).
event-unhitched = { $who } n’est plus à l’attelage ({ $whom }).
event-uncovered = { $who } sort de sa cachette en { $where }.
event-blinded = { $who } ne voit plus rien.

## What is asked

wait = On attend { $side }.
chance = Les dés décident.
ask-setup = { $who ->
    [none] Choisissez qui mettre en place, et où.
   *[other] Choisissez où mettre en place { $who }.
}
ask-first = L'initiative est à vous. Choisissez qui commence.
ask-gate = Choisissez le côté de la carte par où entrent vos gens.
ask-reveal = Choisissez qui de vos gens cachés se montre, et où, ou continuez.
ask-missile = Choisissez qui tire, et sur qui, ou finissez la phase.
ask-movement = Choisissez qui bouge.
ask-step = { $where ->
    [to-enter] { $who } entre sur la carte. Choisissez une case du bord, ou restez dehors.
   *[other] { $who } : { $mps ->
        [0] plus aucun PM
        [one] encore 1 PM
       *[other] encore { $mps } PM
    }. Choisissez où aller, ou arrêtez-vous.
}
ask-ambush = { $who ->
    [none] Le mouvement ennemi commence ou finit.
   *[other] L’ennemi bouge : { $who }.
} Choisissez qui de vos gens cachés surgit, ou personne.
ask-ambush-attack = Sortis de leur cachette : { $men }. Choisissez sur qui ils tirent ou qui ils attaquent, ou personne.
ask-combat = Choisissez qui attaque, et qui, ou finissez la phase.
ask-join = { $men } contre { $whom } : choisissez qui attaque aussi, ou frappez.
ask-retreat = { $who } doit reculer de { $n ->
    [one] 1 case
   *[other] { $n } cases
} : choisissez où.
ask-retreat-order = Les attaquants doivent reculer : choisissez qui commence.
ask-place-rider = { $who } a vidé les étriers : choisissez une case à côté du cheval.
ask-fall = { $who } tombe, et la case au-dessous est prise : choisissez où.
ask-advance = Choisissez qui avance, et où, ou personne.
ask-surrender = { $who } veut se rendre. Acceptez, ou continuez le combat.
ask-place-found = On a découvert { $who } : choisissez où.
won = { $grade ->
    [total] { $side } remportent une victoire totale.
    [minor] { $side } remportent une petite victoire.
   *[plain] { $side } gagnent.
}
drawn = Partie nulle.

## Endings (SKIRMISH-0.7), by scenario and condition

ending-time = Tous les tours sont joués.
ending-none = Personne n’a fait ce qu’il fallait faire.
ending-other = Ce qui a décidé : { $condition }.
ending-s1-captured = Alan-a-Dale s’est rendu.
ending-s1-cornered = Un homme du shérif se tient à côté d’Alan-a-Dale, et aucun villageois à côté de cet homme.
ending-s1-fallen = Alan-a-Dale s’est blessé lui-même et se fait prendre.
ending-s1-down = Alan-a-Dale est blessé et se fait prendre.
ending-s1-end = Tous les tours sont joués, et Alan-a-Dale court toujours.
ending-s2-hurt-by-bishop = Les gens de l’évêque ont blessé Mildred.
ending-s2-hurt-by-alan = Les amis d’Alan ont blessé Mildred.
ending-s2-alan-married = Frère Tuck a marié Alan-a-Dale et Mildred.
ending-s2-martin-married = L’évêque a marié Martin et Mildred.
ending-s2-end = Tous les tours sont joués, et personne n’est marié.
ending-s3-rebecca-killed = Les Normands ont tué Rebecca.
ending-s3-both-left = Rebecca et Isaac se sont échappés.
ending-s3-isaac-killed = Les Normands ont tué Isaac.
ending-s3-isaac-killed-after = Les Normands ont tué Isaac, et Rebecca ne s’est pas échappée.
ending-s3-rebecca-left = Rebecca s’est échappée, mais pas Isaac.
ending-s3-end = Tous les tours sont joués, et Rebecca ne s’est pas échappée.
ending-s4-robin-down = Robin des Bois est mort ou captif, l’évêque est libre, et le trésor est sauf.
ending-s4-waleran-down = L’évêque est mort ou captif, Robin des Bois est libre, et le trésor est pris.
ending-s4-both-down = Robin des Bois et l’évêque sont tous deux morts ou captifs.
ending-s4-only-robin-down = Robin des Bois est mort ou captif.
ending-s4-treasure-taken = Les Saxons ont le trésor.
ending-s4-waleran-free = L’évêque est libre, et son trésor aussi.
ending-s4-end = Tous les tours sont joués, et aucun camp n’a ce qu’il voulait.
ending-s4-villagers = Les villageois ont tué ou pris l’évêque.
ending-s4-robin = Les hommes de Robin ont le trésor.
ending-s4-william = Les hommes de William ont tué ou pris Robin des Bois.
ending-s4-waleran = L’évêque est libre, et le trésor est à lui.
ending-s5-robin-down = Robin des Bois est mort ou captif.
ending-s5-marian-captured = Marianne est captive.
ending-s5-marian-dead = Marianne est morte.
ending-s5-end = Tous les tours sont joués, et Robin des Bois est libre.
ending-s6-villagers-out = Tous les villageois sont morts, blessés ou captifs.
ending-s6-villagers-felled = Tous les villageois sont morts ou blessés.
ending-s6-much-down = Much est mort ou captif.
ending-s6-hardouin-down = Hardouin est mort ou captif.
ending-s6-much-killed = Much est mort.
ending-s6-hardouin-killed = Hardouin est mort.
ending-s6-wolves-killed = Les deux loups sont morts.
ending-s6-all-down = Much, Hardouin et les deux loups sont morts ou captifs.
ending-s6-all-killed = Much, Hardouin et les deux loups sont morts.
ending-s6-hunt-over = Tous les tours sont joués, et la chasse a échoué.
ending-s6-end = Tous les tours sont joués, et aucun camp n’a ce qu’il voulait.
ending-s7-richard-down = Le roi Richard est mort ou captif.
ending-s7-end = Tous les tours sont joués, et le roi Richard est libre.
ending-s8-robin-killed = Un Normand a tué Robin des Bois.
ending-s8-both-captured = Robin des Bois et Rebecca sont captifs.
ending-s8-only-robin = Robin des Bois est captif, Rebecca est libre.
ending-s8-only-rebecca = Rebecca est captive, Robin des Bois est libre.
ending-s8-end = Tous les tours sont joués, et ni Robin des Bois ni Rebecca ne sont captifs.
ending-battle-norman-ahead = Tous les tours sont joués, et les Saxons ont perdu plus de points que les Normands.
ending-battle-saxon-ahead = Tous les tours sont joués, et les Normands ont perdu plus de points que les Saxons.
ending-battle-end = Tous les tours sont joués, et les deux camps ont perdu autant de points.

## Why not

fault-1 = Ce n’est pas demandé maintenant. Répondez à la question posée.
fault-2 = Seuls vos gens de cette faction agissent maintenant. Choisissez-en un.
fault-3 = Sans connaissance, captif ou aveuglé, on ne tire pas. Choisissez quelqu’un d’autre.
fault-4 = Ce tireur a déjà tiré dans cette phase. Choisissez-en un autre.
fault-5 = On ne tire qu’à l’arc, au javelot ou à l’arbalète. Choisissez qui en porte.
fault-6 = On ne tire pas à cheval. Mettez d’abord pied à terre, dans la phase de mouvement.
fault-7 = Un ennemi au contact empêche ce tir. Choisissez un autre tireur.
fault-8 = Dans un arbre on ne tire qu’à l’arc. Choisissez quelqu’un d’autre.
fault-9 = Ce n’est pas un ennemi sur qui tirer. Choisissez un ennemi.
fault-10 = La cible n’est pas dans cette case. Nommez une case où elle se tient.
fault-11 = On ne tire pas sur une case voisine. Choisissez une cible plus éloignée.
fault-12 = C’est hors de portée de cette arme. Choisissez une cible plus proche.
fault-13 = Un mur coupe la ligne de tir. Choisissez une autre cible.
fault-14 = On ne tire vers l’intérieur ou l’extérieur d’une maison que par la porte, la fenêtre ou la façade ouverte de la case même. Choisissez une autre cible.
fault-15 = Sur quelqu’un à l’intérieur on tire de deux cases au moins. Choisissez un autre tireur.
fault-16 = Un arbre coupe la ligne de tir. Choisissez une autre cible.
fault-17 = Quelqu’un se tient sur la ligne de tir. Choisissez une autre cible, ou un arc à longue portée.
fault-20 = Ce pion a déjà bougé dans cette phase. Choisissez-en un autre.
fault-21 = Un arbalétrier qui a tiré ne bouge pas de ce tour. Choisissez quelqu’un d’autre.
fault-22 = Sans connaissance, aveuglé ou hors de la carte, on ne bouge pas. Choisissez quelqu’un d’autre.
fault-23 = Un captif gardé ne bouge pas. Choisissez quelqu’un d’autre.
fault-24 = Il reste trop peu de PM. Choisissez plus près.
fault-25 = Ce n’est pas la case suivante, ou on n’entre pas par là. Allez case par case.
fault-26 = On ne passe pas par là à pied. Faites le tour.
fault-27 = Ni cavalier, ni animal, ni charrette ne passe par là. Faites le tour.
fault-28 = Un ennemi s’y trouve. Faites le tour, ou attaquez-le dans la phase de combat.
fault-29 = Un mouvement ne finit ni sur quelqu’un, ni à moitié hors de la carte. Continuez, ou arrêtez-vous avant.
fault-30 = De là, aucune case d’arrêt ne serait plus à portée. Choisissez une autre case.
fault-31 = L’arrière du cheval s’y trouve. Allez ailleurs.
fault-32 = Un cavalier ne fait demi-tour sur place que s’il n’a pas d’issue. Tournez en avançant.
fault-33 = Cela se fait au lieu de bouger, et ce pion a bougé. Choisissez autre chose.
fault-34 = Ce personnage ne monte pas à cheval. Choisissez-en un autre.
fault-35 = Ce n’est pas un cheval que l’on puisse enfourcher. Choisissez-en un libre.
fault-36 = Un ennemi tient ce cheval. Choisissez-en un autre.
fault-37 = Cette case ne touche pas les deux cases du cheval. Choisissez l’une des deux qui les touchent.
fault-38 = Cette case est prise. Choisissez-en une libre.
fault-39 = En armure on ne grimpe pas. Choisissez un autre chemin.
fault-40 = On grimpe au tronc d’un grand arbre, ou à une fenêtre extérieure ou au balcon de l’auberge. Allez-y d’abord.
fault-41 = On grimpe à pied, sans animal à la bride. Mettez pied à terre ou lâchez-le.
fault-42 = On saute d’une cime, d’un balcon ou d’une fenêtre extérieure, sur le sol voisin. Choisissez un autre chemin.
fault-43 = On ne peut y retomber. Choisissez un sol libre où l’on entre à pied.
fault-44 = On bondit de la cime d’un grand arbre à celle d’un arbre voisin. Choisissez une telle case.
fault-45 = Ce personnage ne peut quitter la carte ici. Restez-y.
fault-50 = Ce pion a tiré dans ce tour : il n’attaque pas. Choisissez-en un autre.
fault-51 = Ce pion a déjà attaqué. Choisissez-en un autre.
fault-52 = Sans connaissance, captif, aveuglé ou étranger au combat, on n’attaque pas. Choisissez quelqu’un d’autre.
fault-53 = Ce n’est pas quelqu’un que l’on attaque. Choisissez un ennemi.
fault-54 = Ils ne sont pas au contact. Choisissez un ennemi au contact.
fault-55 = Ce pion ne pourrait aller où se tient l’ennemi : il ne l’attaque pas là. Choisissez un autre attaquant ou une autre cible.
fault-56 = On saute sur un ennemi au sol depuis une cime, un balcon ou une fenêtre extérieure. Choisissez une autre attaque.
fault-57 = Aucune case libre au contact de la cible où retomber. Choisissez une autre case ou une autre cible.
fault-58 = Ceux qui se joignent à l’attaque sont nommés dans l’ordre. Choisissez-en un qui vienne après, ou frappez.
fault-59 = Ce pion ne peut se joindre à cette attaque. Choisissez-en un autre, ou frappez.
fault-60 = Chaque pas d’un recul éloigne des attaquants. Choisissez une autre case.
fault-61 = Le recul ne peut finir là. Choisissez une autre case.
fault-62 = Un ennemi touche cette case. Reculez ailleurs.
fault-63 = De là le recul ne pourrait finir. Choisissez une autre case.
fault-64 = Ce pion ne peut avancer maintenant. Choisissez-en un autre, ou restez.
fault-65 = On avance d’abord où l’ennemi a cédé. Choisissez cette case.
fault-66 = Ce pion n’est pas caché. Choisissez-en un qui le soit.
fault-67 = Cette case n’est pas dans cette cachette. Choisissez-en une qui y soit.
fault-100 = On ne mène qu’un animal domestique. Choisissez-en un.
fault-101 = Ce pion mène déjà un animal. Lâchez-le d’abord.
fault-102 = On prend la bride depuis une case devant la tête de l’animal, une fois par tour. Allez-y d’abord.
fault-103 = Un ennemi touche la tête de l’animal. Chassez-le d’abord.
fault-104 = Cet animal a déjà bougé dans ce tour. Attendez le suivant.
fault-105 = L’animal mené ne peut suivre par là. Allez ailleurs, ou lâchez-le.
fault-110 = C’est à un autre d’être mis en place. Placez celui que nomme la question.
fault-111 = C’est hors de la zone. Choisissez une case qui y soit.
fault-112 = Ce pion ne peut se tenir là. Choisissez un autre terrain.
fault-113 = L’animal et la charrette se suivent. Choisissez une autre case.
fault-114 = Ce personnage ne peut se cacher là. Choisissez une autre cachette.
fault-115 = Cette cachette est pleine. Choisissez-en une autre.
fault-116 = Cette cachette est nécessaire à quelqu’un qui ne peut se cacher ailleurs. Choisissez-en une autre.
fault-117 = On ne peut entrer par ce côté. Choisissez-en un autre.
fault-118 = Il faut entrer maintenant. Choisissez un côté de la carte.
fault-119 = Un ennemi est entré dans cette cachette. Choisissez-en une autre.
fault-120 = Ce personnage ne prend part à aucune attaque. Choisissez quelqu’un d’autre.
fault-121 = On n’attaque pas un prêtre avant que lui-même ne se batte. Choisissez quelqu’un d’autre.
fault-122 = Au tour 1 le carrosse avance vers le village autant qu’il peut. Avancez.
fault-130 = Une charrette s’y trouve, et l’on n’y monte qu’à pied. Faites le tour.
fault-131 = Une charrette et son animal restent en terrain découvert et ne dépassent personne. Choisissez un autre chemin.
fault-132 = L’animal attelé n’a plus de force pour ce tour. Arrêtez-vous.
fault-133 = L’animal et la charrette doivent entrer en entier tant que la voie est libre. Continuez.
fault-134 = Un cocher conduit cet animal. Choisissez-en un autre.
fault-135 = N’est cocher que celui qui se tient dans la charrette, près de l’animal, et n’a pas lâché les rênes. Choisissez quelqu’un d’autre.
fault-136 = On attelle et dételle à côté de l’animal et de la charrette, au lieu de bouger. Allez-y d’abord.
fault-137 = On n'aveugle qu'un ennemi assez proche, et en vue s'il le faut. Choisissez-en un.
fault-138 = Cela ne se fait pas au niveau d'initiation : on marche, on monte à cheval et on en descend. Choisissez autre chose.

## The board in words

board-mover = en marche : { $who }, { $mps ->
    [0] plus aucun PM
    [one] encore 1 PM
   *[other] encore { $mps } PM
}.
board-attack = { $men } contre { $whom }.
board-ambush = Sortis de leur cachette : { $men }.
board-side = { $side }{ $yours ->
    [yes] , les vôtres
   *[no] {""}
} (attaque/défense/PM) :
board-between = {" ; "}
board-where = { $who }, { $places }, { $terrain }
board-blinded = { $n ->
    [one] sans rien voir pendant 1 tour
   *[other] sans rien voir pendant { $n } tours
}
board-rides = monte { $horse }
board-leads = mène { $animal }
board-aboard = dans { $cart }
board-touches = touche { $men }
board-thrown = Ont vidé les étriers : { $men }.
board-to-enter = Encore à venir : { $men }.
board-hidden = Cachés : { $men }.
board-left = Ont quitté la carte : { $men }.
board-gone = Hors jeu : { $men }.
where-hidden = { $who } ({ $hideout })
where-edge = { $who } ({ $edge })
board-scenario = Scénario : { $scenario }.
board-aim = Votre but : { $aim }
board-options = Options et variantes : { $options }.
around-price = { $mps } PM à pied
around-closed = on ne passe pas à pied
around-near = À { $n } cases ou moins : { $men }.
around-far = { $who } ({ $n })

## What is wrong with a line of notation

unread = « { $line } » : { $said } Par exemple : { $example }
unread-nothing = rien n’est écrit. Écrivez un coup.
unread-several-verbs = « { $word } » peut vouloir dire { $names }. Écrivez-le en entier, par exemple : { $example }
unread-no-verb = aucun coup ne commence par « { $word } ». Un coup commence par le nom d’un pion, ou par { $names }.
unread-more = rien de plus n’est attendu ensuite ; « { $words } » est de trop.
unread-which-c = dites quel pion.
unread-which-p = dites quelle case.
unread-which-h = dites quelle cachette.
unread-which-e = dites quel côté de quelle carte.
unread-which-l = dites quel bout va devant, front ou rear.
unread-which-y = dites yes ou no.
unread-which-n = dites quel nombre.
unread-no-number = « { $word } » n’est pas un nombre jusqu’à { $most }.
unread-no-hex = « { $word } » n’est pas une case de cette carte. Les cases s’écrivent { $example }.
unread-no-top = il n’y a pas de cime en { $word }.
unread-several = « { $word } » peut être { $names }.
unread-no-such = « { $word } » n’est rien de { $names }.

## What each side is after, by scenario

aim-s1-sheriff = Vous menez les hommes du shérif. Alan-a-Dale a insulté le shérif, et vous le voulez : vous gagnez dès qu’un de vos hommes se tient à côté d’Alan sans qu’un villageois se tienne à côté de cet homme. Ici tout blessé quitte la partie : le nombre compte.
aim-s1-villagers = Vous menez les villageois. Tenez les hommes du shérif loin d’Alan-a-Dale pendant douze tours : un villageois à côté de chaque homme qui s’approche suffit. Ici tout blessé quitte la partie.
aim-s2-bishop = Vous menez les gens de l’évêque. Martin, Mildred et l’évêque doivent passer un tour entier ensemble dans la chapelle, Martin à côté de Mildred, sans que personne ne les dérange. Mildred marche avec vous tant qu’un des vôtres la touche. Qui la blesse a perdu.
aim-s2-alan = Vous menez Alan et ses amis. Alan, Mildred et frère Tuck doivent passer un tour entier ensemble dans la chapelle, Alan à côté de Mildred, sans que personne ne les dérange. Si personne n’est marié à la fin, c’est une petite victoire pour vous. Qui blesse Mildred a perdu.
aim-s3-norman = Vous menez les Normands. Retenez Rebecca et Isaac sur la carte pendant douze tours, mais ne tuez pas Rebecca : ce serait perdu sur-le-champ. Si Isaac meurt de votre main, personne ne gagne.
aim-s3-saxon = Vous menez les Saxons. Faites quitter la carte à Rebecca et à Isaac, par n’importe quel côté extérieur : tous deux pour une victoire totale, Rebecca seule pour une petite.
aim-s4-norman = Vous menez les gens de l’évêque et les hommes de William. Faites passer le carrosse et l’évêque avec le trésor, et tuez ou prenez Robin des Bois pour une victoire totale.
aim-s4-saxon = Vous menez les hommes de Robin et les villageois. Prenez le trésor, qui va avec le carrosse ; tuez ou prenez aussi l’évêque, Robin des Bois restant libre, pour une victoire totale.
aim-s4-waleran = Vous menez les gens de l’évêque. Vous gagnez si à la fin l’évêque est vivant et libre, et le trésor à lui.
aim-s4-robin = Vous menez les hommes de Robin. Vous gagnez si à la fin vous avez le trésor ; il va avec le carrosse.
aim-s4-william = Vous menez les hommes de William. Vous gagnez si vous tuez ou prenez Robin des Bois.
aim-s4-villagers = Vous menez les villageois. Vous gagnez si vous tuez ou prenez l’évêque.
aim-s5-norman = Vous menez les Normands. Tuez ou prenez Robin des Bois en quinze tours. Si vous ne prenez que Marianne, personne ne gagne.
aim-s5-saxon = Vous menez les Saxons. Gardez Robin des Bois vivant et libre pendant quinze tours, et Marianne hors de captivité. Robin ne peut grimper aux arbres ; tous les autres le peuvent, et la plupart y sont cachés.
aim-s6-bandits = Vous menez les bandits et les loups de Hardouin. Tuez, blessez ou prenez tous les villageois ; dans une chasse équilibrée il suffit de tenir jusqu’au bout.
aim-s6-villagers = Vous menez les villageois. Tuez ou prenez Much ou Hardouin, ou tuez les deux loups ; dans une chasse équilibrée, tout cela.
aim-s7-sheriff = Vous menez les hommes du shérif. Tuez ou prenez le roi Richard en douze tours.
aim-s7-king = Vous menez les amis du roi. Gardez vivant et libre pendant douze tours le roi Richard.
aim-s8-norman = Vous menez les Normands. Prenez Rebecca et Robin des Bois, tous deux en même temps, pour une victoire totale ; Robin des Bois seul à la fin, pour une petite. Les morts ne sont pas captifs.
aim-s8-saxon = Vous menez les Saxons. Qu’à la fin ni Robin des Bois ni Rebecca ne soient captifs, pour une victoire totale ; si Rebecca seule l’est, c’est une petite victoire.
aim-battle-norman = Vous menez les Normands. Tuez et prenez plus que vous ne perdez, en points ; les blessés comptent pour moitié.
aim-battle-saxon = Vous menez les Saxons. Tuez et prenez plus que vous ne perdez, en points ; les blessés comptent pour moitié.

## A first game: what a beginner is told once

coach-setup = Les cases marquées sont celles où ce pion peut se tenir. Choisissez-en une. Ce qu’elle apporte, le jeu le dit quand vous la pointez.
coach-gate = Vos gens entrent sur la carte par un côté. Choisissez celui d’où le chemin est le plus court, ou le plus discret.
coach-missile = Chaque tour a quatre phases ; voici la première. Un arc, un javelot ou une arbalète tire une fois : choisissez le tireur, puis la cible. Le pourcentage est la chance de toucher. Qui tire n’attaque pas à la main dans ce tour.
coach-movement = Mouvement : chacun de vos gens peut bouger une fois. Choisissez-en un, et chaque case à sa portée montre ce qu’elle coûte. Chacun a tant de points de mouvement (PM) ; les bois, les pentes et les murs coûtent plus, et aussi de se glisser d’un ennemi à l’autre.
coach-step = Choisissez une case pour y aller par le chemin le moins cher ; choisissez plus loin pour suivre votre propre chemin. Arrêtez-vous une fois arrivé.
coach-combat = Combat : qui touche un ennemi peut attaquer une fois. Choisissez les attaquants, puis leur cible ; à plusieurs ils ajoutent leurs forces. Pointez l’attaque pour voir ce qui peut en sortir, et pourquoi.
coach-join = D’autres qui touchent le même ennemi peuvent se joindre à l’attaque. À deux ou plus on frappe une colonne mieux.
coach-retreat = Le coup fait reculer ce pion. Choisissez où ; chaque case doit éloigner des attaquants, et aucune ne doit toucher un ennemi.
coach-advance = L’ennemi a cédé : l’un des vainqueurs peut suivre, avec la moitié de ses points de mouvement. C’est gratuit, donc rarement une erreur, à moins qu’on n’ait besoin de lui où il est.
coach-ambush = Vos gens cachés peuvent surgir dès qu’un ennemi bouge, chacun pour un tir ou une attaque avec avantage. Attendez que cela fasse mal.
coach-reveal = Au début de votre tour vos gens cachés peuvent se montrer et agir avec tous les autres.

## Options (chapters S and 0)

value-off = non
value-on = oui
option-scenario = Scénario
option-scenario-about = L’enjeu, le lieu et les adversaires.
value-s1 = L’insolent Alan-a-Dale
value-s1-about = Alan-a-Dale a chanté le shérif une fois de trop, et dans l’auberge même où boivent les hommes du shérif. Ils viennent le chercher ; les villageois préfèrent le garder. Une seule carte, peu de monde : la meilleure première partie.
value-s2 = Les noces d’Alan-a-Dale
value-s2-about = L’évêque doit marier Mildred à Martin. Mildred préfère Alan-a-Dale, et frère Tuck sait marier aussi. Qui se tient devant l’autel un tour durant sans être dérangé est marié.
value-s3 = Au secours de Rebecca
value-s3-about = Les Normands retiennent Rebecca et son père Isaac dans un entrepôt. Wilfred, Robin des Bois et leurs amis sortent du bois pour les faire quitter la carte vivants.
value-s4 = L’embuscade
value-s4-about = Un évêque, un carrosse plein d’argent et un chemin dans le ravin : Robin des Bois attend dans les arbres, les villageois chez eux, et le shérif n’est pas loin. À deux, ou à quatre qui se fient peu les uns aux autres.
value-s5 = Rencontre dans les bois
value-s5-about = Robin des Bois et Marianne ont une heure à eux dans une chaumière, les joyeux compagnons dans les arbres alentour. Tous les chevaliers du comté sont en route.
value-s6 = Le meneur de loups
value-s6-about = Hardouin, à qui les loups obéissent, pille les chaumières avec ses derniers amis, et Petit Jean mène les villageois qui le traquent. Les dés disent à chaque tour qui commence.
value-s7 = La taverne
value-s7-about = Le roi Richard est attablé sous un autre nom quand le shérif passe la tête. Personne ne doit apprendre ce que c’est que de prendre un roi.
value-s8 = L’appât
value-s8-about = Un petit convoi traverse le ravin, et les Normands y veulent prendre vivants Rebecca et Robin des Bois. À moins que le piège ne soit pour eux.
value-battle = Une bataille libre
value-battle-about = Deux troupes de même valeur, les cartes de votre choix, et pas d’autre histoire que la vôtre. Un camp tient la droite, l’autre arrive par la gauche ; gagne celui qui coûte le plus de points à l’ennemi.
option-seating = Sièges
option-seating-about = L’embuscade se joue à deux ou à quatre ; tous les autres scénarios, à deux.
value-two = deux
value-four = quatre
option-level = Niveau
option-level-about = Les règles normales, ou celles des débutants : ni perte de connaissance, ni recul, ni embuscade, ni escalade.
value-standard = normal
value-initiation = initiation
option-s4-roger = Messire Roger
option-s4-roger-about = Messire Roger chevauche avec les hommes de William.
option-s4-emeric = Emeric
option-s4-emeric-about = Un arbalétrier garde l’évêque.
option-s4-wolf = Le loup
option-s4-wolf-about = Les villageois ont un loup, qui obéit à Hardouin tant que celui-ci vit.
option-s4-robin-mounted = Robin des Bois à cheval
option-s4-robin-mounted-about = Robin des Bois commence à cheval et à découvert au lieu d’être caché dans un arbre.
option-s6-hige = Hige
option-s6-hige-about = Hige est parmi les villageois.
option-s6-blinding = Aveuglement
option-s6-blinding-about = Au lieu d’attaquer, Hardouin peut tenter d’aveugler pour deux tours un villageois proche.
option-s6-even-hunt = Chasse équilibrée
option-s6-even-hunt-about = Les villageois ne gagnent que si Much, Hardouin et les deux loups sont morts ou pris ; Gebbo et Arnold aident les bandits.
option-s7-reinforced-sheriff = Renforts du shérif
option-s7-reinforced-sheriff-about = Bero et l’arbalétrier Rudolf accompagnent le shérif.
option-s8-convoy-cart = Un carrosse dans le convoi
option-s8-convoy-cart-about = Rebecca voyage dans un carrosse, avec un cheval de trait.
option-battle-saxons-attack = Les Saxons attaquent
option-battle-saxons-attack-about = Les Normands se placent à droite du milieu et les Saxons arrivent par la gauche, au lieu du contraire.
option-battle-mosaic = Cartes
option-battle-mosaic-about = Où l’on se bat.
value-village = le village : bois, auberge, ravin et chaumière
value-inn = l’auberge
value-cottage = la chaumière
value-road-to-the-inn = la route de l’auberge : bois, chaumière et auberge
value-deep-woods = les bois profonds : bois, chaumière et ravin
value-wolf-country = le pays des loups : bois et chaumière
option-battle-norman = La troupe des Normands
option-battle-norman-about = Achetée pour autant de points que celle des Saxons ; ses pions doivent tous être différents.
value-guy-s-riders = les cavaliers de Guy : deux chevaliers et deux sergents à cheval
value-sheriff-s-foot = les fantassins du Shérif : mailles et lances
value-castle-bows = les arbalètes du château : trois arbalétriers et leur garde
option-battle-saxon = La troupe des Saxons
option-battle-saxon-about = Achetée pour autant de points que celle des Normands ; ses pions doivent tous être différents.
value-merry-men = les joyeux compagnons : Robin des Bois, ses amis et des archers
value-levy = la levée : beaucoup de paysans et tous les archers
value-wilfred-s-ride = la chevauchée de Wilfred : quatre cavaliers et quelques gens à pied
option-battle-turns = Tours
option-battle-turns-about = Combien de temps dure la bataille.
option-battle-first = Qui commence
option-battle-first-about = Le camp qui commence chaque tour ; par défaut les dés le disent une fois.
value-rolled = tiré une fois
value-norman = les Normands
value-saxon = les Saxons

## Variants (chapter V)

option-about-face = Demi-tour partout
option-about-face-about = Tout cavalier peut faire demi-tour sur place pour 4 PM, et pas seulement celui qui est coincé.
option-alan-down-is-captured = Alan blessé, Alan pris
option-alan-down-is-captured-about = De quelque façon qu’Alan-a-Dale soit blessé, il compte comme pris.
option-alan-fall-is-free = Les chutes d’Alan ne comptent pas
option-alan-fall-is-free-about = De quelque façon qu’Alan-a-Dale soit blessé, les villageois gagnent.
option-ambush-any-phase = Embuscade à toute phase
option-ambush-any-phase-about = Les cachés peuvent surgir aussi avant et après chaque tir et chaque combat.
option-ambush-hit-bonus = L’embuscade aide à viser
option-ambush-hit-bonus-about = Un tir d’embuscade a son avantage au jet pour toucher, et non aux dégâts.
option-balcony-shoots-in = Tirs du balcon
option-balcony-shoots-in-about = Du balcon de l’auberge on peut tirer à l’intérieur par la porte et la fenêtre.
option-blinding-los = Aveugler à vue
option-blinding-los-about = Hardouin n’aveugle que ceux qu’il voit.
option-bride-any-way = La fiancée enjambe
option-bride-any-way-about = Mildred peut passer par les fenêtres et les murets.
option-capture-optional = Prisonniers au choix
option-capture-optional-about = L’attaquant peut lancer le dé au lieu d’accepter une reddition.
option-cross-free = Le pied sûr dans les arbres
option-cross-free-about = Passer d’arbre en arbre ne demande pas de jet.
option-cumulative-terrain = Terrains cumulés
option-cumulative-terrain-about = Bon terrain pour le défenseur et mauvais pour l’attaquant font deux colonnes.
option-end-when-alone = Fin faute d’adversaires
option-end-when-alone-about = La partie finit dès qu’un camp n’a plus personne.
option-escort = Emmener les captifs
option-escort-about = Un gardien peut emmener son captif comme un animal à la bride.
option-exit-retreat = Reculer hors de la carte
option-exit-retreat-about = Un recul peut quitter la carte ; qui le fait est hors jeu.
option-foot-lead = La bride à pied
option-foot-lead-about = Il faut être à pied pour prendre un animal par la bride.
option-free-edges = Lignes libres entre deux cases
option-free-edges-about = Entre deux cases, seul un mur qui les sépare coupe une ligne de tir.
option-gulch-floor-cover = À couvert au fond du ravin
option-gulch-floor-cover-about = Au fond du ravin on est à couvert des tirs qui passent le bord.
option-half-up = Moitié arrondie en haut
option-half-up-about = La moitié des PM d’une avance s’arrondit vers le haut.
option-infiltration-everywhere = Infiltration partout
option-infiltration-everywhere-about = Grimper et sauter d’ennemi à ennemi coûte plus cher aussi.
option-initiation-adjacent-bar = Débutants : pas de tir près d’un ennemi
option-initiation-adjacent-bar-about = Au niveau d’initiation, un ennemi voisin empêche de tirer.
option-initiation-mounted-fire = Débutants : tirs à cheval
option-initiation-mounted-fire-about = Au niveau d’initiation, les cavaliers peuvent tirer.
option-initiative-choice = Au choix du gagnant
option-initiative-choice-about = Qui gagne l’initiative choisit qui commence.
option-initiative-low = Initiative basse
option-initiative-low-about = Le dé le plus bas commence.
option-isaac-after = Isaac après
option-isaac-after-about = Si Rebecca s’est échappée, la mort d’Isaac ne compte pas.
option-level-bar = Ennemis au-dessus et au-dessous
option-level-bar-about = Un ennemi voisin à un autre niveau empêche aussi de tirer.
option-marian-dead-draw = Nulle à la mort de Marianne
option-marian-dead-draw-about = Si Marianne meurt, personne ne gagne.
option-mildred-safe = Mildred épargnée
option-mildred-safe-about = Personne ne peut attaquer Mildred ni tirer sur elle.
option-minimum-move = Une case au moins
option-minimum-move-about = Qui n’a pas bougé peut toujours entrer dans une case qui lui est ouverte.
option-mount-ends-move = Débutants : monter finit le mouvement
option-mount-ends-move-about = Au niveau d’initiation, on ne continue pas après être monté à cheval.
option-narrow-openings = Ouvertures étroites
option-narrow-openings-about = Un tir vers l’intérieur va au milieu de la case, par l’ouverture.
option-no-joint-jump = Pas de sauts communs
option-no-joint-jump-about = On attaque seul d’un saut.
option-no-joint-on-riders = Cavaliers contre cavaliers
option-no-joint-on-riders-about = Contre un cavalier on n’ajoute les attaques que si deux cavaliers y prennent part.
option-own-tree-open = Vue libre depuis l’arbre
option-own-tree-open-about = Son propre grand arbre ne gêne pas un archer.
option-partial-retreat = Demi-recul
option-partial-retreat-about = Qui peut reculer d’une case sur deux le fait, sans dommage.
option-quick-mount = Monter vite
option-quick-mount-about = Monter et mettre pied à terre coûte 2 PM et ne finit pas le mouvement.
option-riders-strike-carts = Les cavaliers frappent les charrettes
option-riders-strike-carts-about = Les cavaliers peuvent attaquer les passagers d’une charrette.
option-robin-killed-loses = Robin des Bois vivant
option-robin-killed-loses-about = Si un Normand tue Robin des Bois, victoire totale des Saxons sur-le-champ.
option-shoot-any-animal = Tirs sur tout animal
option-shoot-any-animal-about = On peut tirer sur tout animal, même mené.
option-six-hexes = Six cases
option-six-hexes-about = N’est cerné que celui qui a un ennemi dans chaque case où il pourrait entrer.
option-strict-deaths = Seules comptent les morts
option-strict-deaths-about = Les captifs ne comptent pas dans la chasse.
option-strict-edges = Lignes coupées entre deux cases
option-strict-edges-about = Entre deux cases, il suffit que l’une gêne pour couper une ligne de tir.
option-stunned-bars-retreat = Sans connaissance, mais sur le chemin
option-stunned-bars-retreat-about = On ne recule pas à côté d’un ennemi sans connaissance.
option-stunned-guards = Sans connaissance, mais de garde
option-stunned-guards-about = Un ennemi sans connaissance garde un captif.
option-stunned-infiltration = Sans connaissance, mais gênant
option-stunned-infiltration-about = Les ennemis sans connaissance rendent aussi les pas plus chers.
option-stunned-present = Sans connaissance, mais présent
option-stunned-present-about = Un villageois sans connaissance protège Alan, et un homme de l’évêque sans connaissance retient Mildred.
option-stunned-repels = Sans connaissance, mais repoussant
option-stunned-repels-about = Même une cible sans connaissance fait reculer ses attaquants.
option-stunned-surrounds = Sans connaissance, mais dans le cercle
option-stunned-surrounds-about = Les ennemis sans connaissance aident à cerner.
option-tithe-draw = La dîme ne suffit pas
option-tithe-draw-about = Un évêque qui passe, sans plus, ne gagne rien.
option-wall-adjacency = Contact à travers les murs
option-wall-adjacency-about = Les murs n’empêchent pas le contact.
option-window-seats = Places près des fenêtres
option-window-seats-about = Les amis du roi peuvent s’asseoir à la porte et aux fenêtres de la taverne.

## Titles of chapters, sections and clauses

clause-0 = Tours et décisions
clause-0-3 = Ce qui est demandé
clause-0-6 = Ordre du jeu
clause-0-7 = Victoire
clause-0-14 = Recul permis
clause-0-15 = Pas permis
clause-1 = Personnages
clause-1-1 = Échelle et distance
clause-1-1b = Une case, un personnage
clause-1-1g = Contact
clause-1-2 = Pions et personnages
clause-1-2e = Codes : qui tire, qui monte
clause-2 = Déroulement
clause-2a = Tours
clause-2b = Phases
clause-2c = Seul le camp actif agit
clause-2d = L’un après l’autre
clause-3 = Tir
clause-3a = Un tir par phase
clause-3b = Personne à côté du tireur
clause-3c = Ennemis au contact du tireur
clause-3d = Dans l’arbre, l’arc seul
clause-3g = Qui ne tire pas
clause-3h = Tirer ou attaquer
clause-3i = Sur qui l’on tire
clause-3j = Cibles de deux cases
clause-3-1 = Ligne de tir
clause-3-1b = Portée
clause-3-1-1 = Bâtiments
clause-3-1-1a = Murs
clause-3-1-1b = Tirs de l’intérieur
clause-3-1-1c = Tirs vers l’intérieur
clause-3-1-2 = Autres terrains
clause-3-1-2a = Arbres
clause-3-1-3 = Autres personnages
clause-3-1-3a = Personnages sur la ligne
clause-3-1-4 = Couvert
clause-3-2 = Archers à cheval
clause-3-3 = Jet pour toucher
clause-3-3b = Modificateurs pour toucher
clause-3-4 = Dégâts
clause-4 = Mouvement
clause-4b = Prix
clause-4c = Qui ne bouge pas
clause-4d = Pas à pas
clause-4-1 = Restrictions
clause-4-1a = Ennemis sur le chemin
clause-4-1c = Où finit un mouvement
clause-4-1d = Murs et portes
clause-4-1g = Où un cavalier n’entre pas
clause-4-1j = Quitter la carte
clause-4-1k = Arbalètes qui ont tiré
clause-4-1l = Entrer sur la carte
clause-4-2 = Infiltration
clause-4-3 = Cavaliers et chevaux
clause-4-3b = Comment tourne un cheval
clause-4-3c = Cavaliers coincés
clause-4-3e = Monter et mettre pied à terre
clause-4-3f = Quel cheval
clause-4-4 = Escalade
clause-4-4a = Qui grimpe
clause-4-4b = Le long du tronc
clause-4-4d = D’arbre en arbre
clause-4-5 = Sauts
clause-4-5a = D’où l’on saute
clause-4-5b = Où l’on retombe
clause-4-5c = Le jet de saut
clause-5 = Combat
clause-5a = Une attaque, au contact
clause-5b = Où l’on n’attaque pas
clause-5d = Qui n’attaque pas
clause-5e = Le jet de combat
clause-5g = Colonnes décalées
clause-5i = Qui l’on attaque
clause-5-1 = Terrain au combat
clause-5-2 = Attaques communes
clause-5-2c = Attaques communes contre un cavalier
clause-5-3 = Attaque d’un saut
clause-5-3d = Où l’on retombe
clause-6 = Effets
clause-6-1 = Recul
clause-6-1f = Sans issue
clause-6-2 = Perte de connaissance, blessure, mort
clause-6-2b = Deux fois touché
clause-6-2c = Sans connaissance
clause-6-2i = Résultats selon l’état
clause-6-3 = Avance après combat
clause-6-3c = Par la case abandonnée
clause-6-4 = Cavaliers désarçonnés
clause-6-5 = Rétablissement
clause-6-6 = Capture
clause-6-6e = Gardiens
clause-6-6g = S’échapper
clause-7 = Animaux et charrettes
clause-7-1 = Mener
clause-7-1f = Lâcher la bride
clause-7-1g = Chevaux tenus
clause-7-2 = Charrettes et carrosses
clause-7-3 = Animaux et charrettes au combat
clause-7-4 = Animaux sauvages
clause-8 = Embuscade
clause-8-1 = Se cacher
clause-8-1b = Place dans les cachettes
clause-8-1c = Qui se cache où
clause-8-2 = Tendre l’embuscade
clause-8-2c = Surgir
clause-8-3 = Attaques d’embuscade
clause-8-4 = Fin de l’embuscade
clause-H = Informations cachées
clause-T = Tables
clause-T-1 = Tables de combat
clause-T-2 = Dégâts des tirs
clause-T-3 = Armes
clause-T-4 = Terrains
clause-T-5 = Jet de saut
clause-D = Cartes et pions
clause-D-1 = Quadrillage et assemblage
clause-D-2 = Légende
clause-D-3 = Les quatre cartes
clause-D-4 = Côtés de cases
clause-D-5 = Bâtiments
clause-D-6 = Grands arbres
clause-D-7 = Personnages
clause-S = Scénarios
clause-S-3 = Mise en place
clause-S1 = L’insolent Alan-a-Dale
clause-S2 = Les noces d’Alan-a-Dale
clause-S3 = Au secours de Rebecca
clause-S4 = L’embuscade
clause-S5 = Rencontre dans les bois
clause-S6 = Le meneur de loups
clause-S6-6 = Aveuglement
clause-S7 = La taverne
clause-S8 = L’appât
clause-P = Achats
clause-I = Initiation
clause-O = Probabilités
clause-X = Situations délicates
clause-V = Variantes

## Plans : ce qui manque encore, selon ce qui est demandé ; `-next` quand un choix est commencé

plan-hint-setup = Puis confirmez. De deux cases, l’avant d’abord.
plan-hint-setup-next = Où, maintenant ? De deux cases, l’avant d’abord.
plan-hint-gate = Tous entrent par là.
plan-hint-reveal = Qui et où ; ils peuvent agir à ce tour.
plan-hint-reveal-next = Où, maintenant ?
plan-hint-missile = Tireur et cible, dans l’ordre que vous voulez.
plan-hint-missile-next = L’autre des deux, maintenant.
plan-hint-movement = Les chiffres sont leurs PM.
plan-hint-step = Où, maintenant ? Les choix suivants continuent à partir de là.
plan-hint-step-next = La charrette, maintenant.
plan-hint-combat = Attaquants et cible, dans n’importe quel ordre : plusieurs peuvent frapper ensemble.
plan-hint-combat-next = L’autre camp, maintenant.
plan-hint-join = Ou frappez avec ceux qui y sont déjà.
plan-hint-join-next = Où retombe-t-il ?
plan-hint-ambush = Qui et où ; ils peuvent attaquer aussitôt.
plan-hint-ambush-next = Où, maintenant ?
plan-hint-ambush-attack = Attaquant et cible, dans l’ordre que vous voulez.
plan-hint-ambush-attack-next = L’autre des deux, maintenant.
plan-hint-retreat = Case par case, toujours plus loin de qui le repousse.
plan-hint-retreat-order = L’un après l’autre, d’une case chacun.
plan-hint-place-rider = À côté de son cheval.
plan-hint-place-rider-next = Où l’ami se pousse-t-il ?
plan-hint-fall = La case du dessous est prise : la plus proche qui soit libre.
plan-hint-advance = Les choix suivants continuent à partir de là, pour la moitié de ses PM.
plan-hint-advance-next = Où, maintenant ?
plan-hint-surrender = Le faire prisonnier sans lancer le dé, ou le lancer.
plan-hint-place-found = Dans sa cachette, ou à côté si elle est pleine.

## Plans : ce qu’un choix coûte ou rapporte

plan-about-pick = Dispose de { $n } PM.
plan-about-walk = Coûte { $n } PM sur { $mps }.
plan-about-hit = Touche dans { $n } % des cas.
plan-about-differential = Différence { $n }.
plan-about-end = { $n ->
    [0] Plus personne ne pourrait agir.
    [one] Un homme pourrait encore agir.
   *[other] { $n } hommes pourraient encore agir.
}
plan-quick-stay-hidden = Rester caché tant que rien n’arrive
plan-quick-set-up = Placer { $n } pions au hasard
plan-quick-go-on = Aller là, et plus loin ensuite

## Plans : ce qui peut en résulter, avec les chances

plan-results = { $list }.
plan-nothing = sans effet { $n } %
plan-missed = manqué { $n } %
plan-hit = touché { $n } %
plan-killed = tué { $n } %
plan-unhorsed = désarçonné { $n } %
plan-captured = capturé { $n } %
plan-stunned = assommé { $n } %
plan-wounded = blessé { $n } %
plan-blinded = aveuglé { $n } %
plan-back = repoussé { $n } %
plan-back-two = repoussé de deux cases { $n } %
plan-attackers-back = attaquants repoussés { $n } %
plan-landed = retombe sain et sauf { $n } %
plan-fell-killed = fait une chute mortelle { $n } %
plan-fell-stunned = tombe assommé { $n } %
plan-fell-wounded = tombe blessé { $n } %

## Plans : ce qui en décide

plan-range = { $highest } ou moins touche à cette distance
plan-to-hit = Pour toucher : { $why }
plan-damage = Dégâts : { $why }
plan-differential = Différence { $n } : colonne { $column }
plan-shift = Colonnes : { $why }
plan-plain-blow = Force contre défense { $n } : { $highest } ou moins touche
plan-column = Lu dans la colonne { $column }
plan-jump = Jet de saut : { $why }
plan-infiltration = { $step }, dont { $n } au contact de l’ennemi
plan-step = { $move } : { $n } PM
for-jumper = armure, ou un cheval où retomber { $n }
