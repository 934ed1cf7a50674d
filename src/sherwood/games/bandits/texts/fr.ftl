### Les bandits de Sherwood, en français. Chariots, fourrés et tours sont comptés à partir de 1 ; bandes, effets et jetons sont dits par ces textes.

game = Les bandits de Sherwood

## Les bandes

gang-blue = Bleu
gang-red = Rouge
gang-yellow = Jaune
gang-purple = Violet
gang-green = Vert
gang-will = Will l'Écarlate

## Les joyeux compagnons et ce qu'ils offrent (BANDITS-D.4)

character-marion = Dame Marianne
character-john = Petit Jean
character-robin = Robin des Bois
character-tuck = Frère Tuck
effect-gossip = Commérages
effect-gossip-does = Regardez deux chariots en secret.
effect-brotherhood = Fraternité
effect-brotherhood-does = Placez deux de vos bandits d'un coup.
effect-spy = Espion
effect-spy-does = Renvoyez un chariot couvert sans le voir ; le premier de la pioche prend sa place.
effect-friendly-guards = Gardes complices
effect-friendly-guards-does = Regardez un chariot couvert en secret, puis augmentez ou baissez sa défense de 2 si vous voulez.
effect-insider = Infiltré
effect-insider-does = Échangez un de vos bandits avec un ennemi du fourré de même numéro près d'un autre chariot ; le vôtre se couche.
effect-shove = Bousculade
effect-shove-does = Échangez un de vos bandits avec celui du fourré voisin ; le vôtre se couche.
effect-really-close = Coude à coude
effect-really-close-does = Un de vos bandits se couche près de celui du fourré de gauche : leurs dés comptent pour un, à vous le jeton, à l'autre les points.
effect-fast-work = Vite fait
effect-fast-work-does = Envoyez un de vos bandits de son fourré dans une ruelle pour une pièce du village ; il laisse un dé sur 2.
effect-down-the-head = Tête baissée !
effect-down-the-head-does = Ajoutez ou retirez 2 à un de vos dés.
effect-second-chance = Seconde chance
effect-second-chance-does = Relancez n'importe quel dé ; il est ensuite marqué.
effect-look-beyond = Regardez là-bas !
effect-look-beyond-does = Tous les dés sans marque à gauche d'un dé prennent sa valeur ; ils sont ensuite marqués.
effect-look-here = Regardez ici !
effect-look-here-does = Tous les dés sans marque à droite d'un dé prennent sa valeur ; ils sont ensuite marqués.
effect-come-on-boy = Allez, mon garçon !
effect-come-on-boy-does = Retirez un de vos dés du pont-levis.
effect-barter = Troc
effect-barter-does = Piochez un jeton de butin, puis défaussez-en un autre de ce tour.
effect-market = Allons au marché !
effect-market-does = Vendez un de vos jetons de ce tour pour 1 point.
effect-beer = Où est la bière ?
effect-beer-does = Augmentez de 2 un dé de chaque adversaire sur le pont-levis.

## Chariots (BANDITS-1.4, D.1)

range = { $low }–{ $high }
special-beer = le chariot de bière
special-sheriff = le chariot du shérif
special-festival = le chariot de la fête
special-royal = le chariot royal
special-war = le chariot de guerre
special-gypsy = la roulotte
special-king-richard = le chariot du roi Richard
special-king-john = le chariot du roi Jean
special-alan = le chariot d'Alan-a-Dale
special-beer-does = Sa défense est la plus basse des autres.
special-sheriff-does = Il jette en prison les chefs de toutes les bandes qui le guettent.
special-festival-does = On l'attaque en premier, et trois dés font sa défense.
special-royal-does = Chaque dé payé rapporte deux jetons.
special-war-does = Il s'échappe toujours.
special-gypsy-does = Sa défense est la plus haute des autres.
special-king-richard-does = Il libère tous les prisonniers, et personne n'est arrêté ce tour-ci.
special-king-john-does = Son butin se partage à découvert.
special-alan-does = Il fait fuir tous les chariots ; d'autres prennent leur place.
face-normal = défense { $value }
face-special = { $special }{ $value ->
    [0] {""}
   *[other] , défense { $value }
}
face-portrait = { $face }, avec { $portrait }

## Butin (BANDITS-1.6, D.3)

token-ring = bague { $colour }
token-bracelet = bracelet { $colour }
token-necklace = collier { $colour }
token-coin = pièce
token-village-coin = pièce du village
colour-ruby = de rubis
colour-emerald = d'émeraude
colour-sapphire = de saphir
colour-pearl = de perles

## Petite monnaie

several = { $what } ×{ $n }
nothing = rien
nobody = personne
between = {" ; "}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
lying = { $who } couché
pair = { $one } et { $other }

## Options et variantes (chapitre V)

value-off = non
value-on = oui
value-usual = à cinq joueurs
value-player = joueur { $n }
value-lot = tiré au sort
value-bands3 = trois dos
value-bands6 = six dos qui se chevauchent
value-c4-442 = quatre couleurs de 4 bagues, 4 bracelets et 2 colliers, 13 pièces
value-c4-542 = quatre couleurs de 5 bagues, 4 bracelets et 2 colliers, 9 pièces
value-c4-443 = quatre couleurs de 4 bagues, 4 bracelets et 3 colliers, 9 pièces
value-c3-544 = trois couleurs de 5 bagues, 4 bracelets et 4 colliers, 14 pièces
value-c3-554 = trois couleurs de 5 bagues, 5 bracelets et 4 colliers, 11 pièces
option-players = Joueurs
option-players-about = Combien jouent, humains ou ordinateurs. À deux, ils jouent l'un contre l'autre et contre la bande de Will l'Écarlate, que personne ne mène.
option-expansion = Trois chariots de plus
option-expansion-about = Le roi Richard, le roi Jean et Alan-a-Dale prennent aussi la route.
option-first = Premier joueur
option-first-about = Qui commence le premier tour ; ensuite c'est celui qui a le moins de points.
option-deck = Chariots
option-deck-about = Quel jeu de cartes de chariots on utilise.
option-loot = Butin
option-loot-about = Combien il y a de jetons de butin de chaque sorte.
option-open-loot = Butin à découvert
option-open-loot-about = Les jetons restent face visible devant leur propriétaire jusqu'à ce qu'ils rejoignent les coffres.
option-check-chest = Coffre ouvert
option-check-chest-about = Vous pouvez toujours regarder dans votre propre coffre ; sinon il faut se souvenir de ce qu'il contient.
option-coin-for-missing = Des pièces à défaut de butin
option-coin-for-missing-about = Quand le butin est épuisé, une pièce du village remplace chaque jeton manquant.
option-coin-limit = Treize pièces du village
option-coin-limit-about = Quand toutes les pièces du village sont distribuées, les ruelles ne donnent plus rien.
option-coin-not-loot = Des pièces pour les points seulement
option-coin-not-loot-about = Les pièces du village ne peuvent être ni payées, ni troquées, ni vendues, et ne comptent pas pour départager.
option-covered-deck = Pioche couverte
option-covered-deck-about = Personne ne voit le dos du prochain chariot.
option-fast-die-bridge = Vite fait hors de la route
option-fast-die-bridge-about = Le dé que laisse Vite fait ne participe pas à l'assaut et va au pont-levis.
option-fixed-at-reveal = Défenses figées
option-fixed-at-reveal-about = La roulotte et le chariot de bière comptent tous les chariots révélés ce tour-ci, quoi qu'ils soient devenus.
option-gaps-between-only = Seulement les trous du milieu
option-gaps-between-only-about = Les bandits ne se resserrent que si un fourré vide se trouve entre deux d'entre eux.
option-guest-lying-vp = Le point de l'invité
option-guest-lying-vp-about = Dans un fourré partagé, le point du bandit couché revient à celui qui est couché.
option-keep-last = La dernière carte reste
option-keep-last-about = Quand le paquet d'un personnage est épuisé, sa carte en jeu reste.
option-left-to-right = Gardes dans l'ordre
option-left-to-right-about = Le chariot du shérif et celui du roi Richard agissent dans l'ordre des routes.
option-left-to-right-assault = Chariots dans l'ordre
option-left-to-right-assault-about = On attaque les chariots en commençant par la gauche ; seule la fête passe avant.
option-many-bribes = Pots-de-vin à volonté
option-many-bribes-about = Une bande peut soudoyer aussi souvent qu'elle a de quoi payer.
option-must-exceed = Plus que la défense
option-must-exceed-about = Pour vaincre un chariot, les dés doivent dépasser sa défense.
option-one-caller = Un seul appel
option-one-caller-about = Chaque carte ne sert qu'un chef par tour.
option-one-exchange = Un seul échange
option-one-exchange-about = La carte d'un personnage est échangée au plus une fois par tour, quel que soit le nombre de portraits.
option-open-discards = Défausses ouvertes
option-open-discards-about = Les jetons payés, troqués ou vendus sont montrés à tous.
option-robin-anywhere = Robin partout
option-robin-anywhere-about = Les effets de Robin des Bois peuvent aussi toucher les dés payés des chariots pillés plus tôt dans le tour.
option-royal-draft = Partage royal
option-royal-draft-about = Le butin du chariot royal est pioché d'un coup ; chacun garde deux jetons et passe le reste.
option-royal-one-draft = Royal, une fois par bande
option-royal-one-draft-about = Au chariot royal, chaque bande pioche deux jetons, quel que soit le nombre de ses dés.
option-secret-bribes = Pots-de-vin secrets
option-secret-bribes-about = Tous choisissent leur pot-de-vin en secret et le montrent ensemble.
option-sheriff-all = Le shérif prend tout
option-sheriff-all-about = Le chariot du shérif prend les chefs de toutes les bandes qui ne sont pas sur une carte.
option-sheriff-next-turn = Longue détention
option-sheriff-next-turn-about = Les chefs pris par le chariot du shérif restent en prison pendant le tour suivant.
option-spy-shows = L'espion montre
option-spy-shows-about = Le chariot que l'espion renvoie est montré à tous.
option-stop-when-met = Arrêt au but
option-stop-when-met-about = On ne lance plus de dés une fois la défense atteinte ; les bandits plus à droite rentrent.
option-war-apart = La guerre à part
option-war-apart-about = La roulotte ne compte pas le chariot de guerre.
option-will-token = Un jeton pour Will
option-will-token-about = La récompense de Will l'Écarlate est un jeton, non un point.

## Boutons

label-place = { $where ->
    [alley] Une ruelle
   *[bush] Fourré { $bush } du chariot { $road }
}
label-pass = Passer
label-gossip = Commérages : regarder les chariots { $road } et { $other }
label-brotherhood = Fraternité : en placer deux d'un coup
label-spy = Espion : renvoyer le chariot { $road }
label-guards = Gardes complices : regarder le chariot { $road }
label-mark = { $mark ->
    [plus] Poser +2
    [minus] Poser −2
   *[none] Ne rien poser
}
label-insider = Infiltré : chariot { $road }, fourré { $bush }, contre le chariot { $other }
label-shove = Bousculade : chariot { $road }, fourré { $bush }, vers la { $side ->
    [left] gauche
   *[right] droite
}
label-close = Coude à coude : chariot { $road }, du fourré { $bush } à celui de gauche
label-fast = Vite fait : chariot { $road }, du fourré { $bush } à une ruelle
label-wagon = Attaquer le chariot { $road }
label-down = Tête baissée ! { $sign ->
    [plus] Ajouter 2 au
   *[minus] Retirer 2 au
} dé { $die }
label-again = Seconde chance : relancer le dé { $die }
label-beyond = Regardez là-bas ! À gauche du dé { $die }
label-here = Regardez ici ! À droite du dé { $die }
label-keep = Garder : { $token }
label-boy = Allez, mon garçon ! Retirer le { $n }
label-barter = Troc : piocher un jeton, puis en défausser un autre
label-market = Marché : vendre un jeton pour 1 point
label-beer = Bière : augmenter le { $n } de { $gang }
label-discard = Défausser : { $token }
label-bribe = { $n ->
    [0] Pas de pot-de-vin
    [1] Payer 1 jeton : le dé le plus bas part
   *[other] Payer { $n } jetons : les deux dés les plus bas partent
}
label-reward = { $reward ->
    [point] Prendre 1 point
   *[token] Piocher un jeton
}
label-first = { $gang } commence
label-merry = { $character } : { $effect }
label-back = Prochain chariot : { $back }
label-face = Chariot { $road } : { $face }
label-die = Dé { $die } : { $n }
label-loot = { $token }
label-look = Chariot { $road } : { $face }
label-offer = { $gang } : { $n }
label-show = { $gang } : { $token }

## Le journal : les coups tels qu'on les voit

told-first = Le sort désigne { $gang }.
told-look = Vous regardez le chariot { $road } : { $face }.
told-keep = Gardé : { $token }.
told-festival = Les dés de la fête : { $dice }.
told-bribe = { $gang } { $n ->
    [0] n'offre rien
    [1] offre un pot-de-vin de 1 jeton
   *[other] offre un pot-de-vin de { $n } jetons
}.
told-loot = Pioché : { $tokens }.
told-discard = Défaussé : { $tokens }.
told-show = Devant { $gang } : { $tokens }.
told-turned-up = Tous les jetons sont retournés. { $list }.
turned-up-of = { $gang } : { $tokens }

## Le journal : ce qui découle des règles

event-turn = Tour { $turn }. { $gang } commence.
event-laid = { $n ->
    [one] Un chariot arrive
   *[other] Des chariots arrivent
} : { $list }.
laid = { $back } sur la route { $road }
event-placed = { $gang } se cache dans le fourré { $bush } du chariot { $road }.
event-placed-alley = { $gang } se glisse dans une ruelle du village.
event-closed-gaps = Près du chariot { $road }, les bandits se resserrent.
event-revealed = Chariot { $road } : { $face }.{ $does ->
    [none] {""}
   *[other] {" "}{ $does }
}
event-jailed = Le chariot du shérif jette en prison { $n ->
    [one] le chef de la bande
   *[other] les chefs des bandes
} { $list }.
event-pardoned = Le roi Richard libère { $n ->
    [one] le chef de la bande
   *[other] les chefs des bandes
} { $list }.
event-offered = Au choix : { $list }.
offer = { $effect } ({ $character })
event-exchanged = { $character } offre maintenant « { $new } » au lieu de « { $old } ».
event-driven-off = Alan-a-Dale chante sur la route { $road } : tous les chariots font demi-tour, d'autres arrivent.
event-called = { $gang } appelle { $character } : « { $effect } ».
event-swapped = Le bandit de l'appelant est couché dans le fourré { $bush } du chariot { $road } ; { $gang } est debout dans le fourré { $beside } du chariot { $other }.
event-joined = { $gang } rampe dans le fourré { $bush } du chariot { $road } et s'y couche à côté de l'autre.
event-slipped-off = { $gang } quitte le fourré { $bush } du chariot { $road } et y laisse un dé sur 2.
event-assault = Assaut du chariot { $road } : { $defence ->
    [0] les dés de la fête diront ce qu'il faut atteindre
   *[other] il faut atteindre { $defence }
}.
event-festival = Les dés de la fête portent à { $sum } la défense du chariot { $road }.
event-rolled = Dés : { $list }.
gang-n = { $gang } { $n }
event-turned = Le dé { $die } de { $gang } passe à { $n }.
event-beaten = Le chariot { $road } est vaincu, { $total } contre { $defence } !
event-escaped = { $total ->
    [0] Le chariot { $road } passe : personne ne l'arrête.
   *[other] Le chariot { $road } s'échappe, { $total } contre { $defence }.
}
event-scored = { $gang } gagne { $points } { $why ->
    [market] au marché
   *[reward] en récompense
}.
event-gains = Points : { $list }.
gain = { $gang } { $n } ({ $why })
gain-paid = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
gain-last = le dernier payé
gain-lying = un bandit couché là
event-kept = { $n ->
    [one] Un jeton de butin pour { $list }.
   *[other] Jetons de butin pour { $list }.
}
event-drew = { $gang } pioche { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}.
event-coin = { $gang } tire une pièce du village d'une poche.
event-column = Sur le pont-levis : { $list }.
event-bribed = { $gang } soudoie les gardes.
event-removed = Un { $n } de { $gang } quitte le pont-levis.
event-raised = { $old ->
    [6] Un 6 de { $gang } sur le pont-levis reste un 6.
   *[other] Un { $old } de { $gang } sur le pont-levis devient un { $new }.
}
event-paid = { $gang } cède { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}{ $coins ->
    [0] .
    [one] , dont { $coins } pièce du village.
   *[other] , dont { $coins } pièces du village.
}
event-freed = { $n ->
    [one] Le chef de la bande { $list } sort
   *[other] Les chefs des bandes { $list } sortent
} de prison.
event-arrested = Avec { $sum } sur le pont-levis, { $cost ->
    [0] le chef de { $gang } est arrêté.
   *[other] une arrestation coûte 1 point à { $gang }.
}
event-rewarded = { $sum ->
    [0] Sans rien
   *[other] Avec { $sum }
} sur le pont-levis, { $gang } est récompensé.
event-stored = Dans les coffres : { $list }.
event-most = { $gang } { $tied ->
    [yes] a, avec d'autres, le plus
   *[no] a le plus
} de { $type ->
    [ring] bagues
    [bracelet] bracelets
   *[necklace] colliers
} : { $points }.
event-worth = Le trésor de { $gang } vaut { $points }.
event-final = { $gang } finit avec { $points }, dont { $track } gagnés sur la piste.
event-spied = { $gang } renvoie le chariot { $road }.
event-looked = { $gang } regarde le chariot { $road }.
event-marked = { $gang } pose { $mark ->
    [plus] +2
   *[minus] −2
} sur le chariot { $road }.

## Où en est la partie

stage = Tour { $turn } sur { $turns } : { $stage }
stage-over = Partie finie
stage-first = qui commence
stage-merry = les joyeux compagnons
stage-back = les chariots
stage-position = guet
stage-look = un regard secret
stage-mark = Gardes complices
stage-reveal = les gardes
stage-john = Petit Jean
stage-choose = quel chariot ensuite
stage-roll = assaut du chariot { $road }
stage-robin = Robin des Bois au chariot { $road }
stage-again = Robin des Bois au chariot { $road }
stage-draw = butin du chariot { $road }
stage-show = butin du chariot { $road }
stage-keep = butin du chariot { $road }
stage-tuck = Frère Tuck
stage-barter = Troc
stage-discard = paiement
stage-beer = Où est la bière ?
stage-bribe = pots-de-vin
stage-offers = pots-de-vin
stage-reward = récompenses
stage-gift = récompenses
stage-open = on ouvre les coffres
stage-lot = le sort décide

## Ce qui est demandé

ask-position = Placez { $bandits ->
    [1] votre dernier bandit
   *[other] un de vos { $bandits } bandits
} : dans un fourré, ou dans une ruelle pour une pièce du village.{ $effect ->
    [none] {""}
   *[other] {" "}Ou appelez d'abord Dame Marianne : « { $effect } ».
}
ask-second = Fraternité : placez le premier de deux bandits.
ask-mark = Chariot { $road } : { $face }. Posez-y +2 ou −2, ou rien.
ask-john = Petit Jean offre « { $effect } ». Appelez-le, ou passez.
ask-choose = Choisissez le prochain chariot à attaquer.
ask-robin = Les dés font { $total } contre { $defence }. Robin des Bois offre « { $effect } ». Appelez-le, ou passez.
ask-keep = Gardez { $n ->
    [1] un
   *[other] { $n }
} de ces jetons : { $tokens }.{ $next ->
    [none] {""}
    [you] {" "}Vous continuez avec le reste.
   *[other] {" "}Le reste passe à { $next }.
}
ask-tuck = Vos dés sur le pont-levis font { $sum }. Frère Tuck offre « { $effect } ». Appelez-le, ou passez.
ask-discard = Défaussez { $n ->
    [1] un
   *[other] { $n }
} de vos jetons de ce tour : { $tokens }.
ask-beer = Augmentez de 2 un dé de { $gang }.
ask-bribe = Vos dés sur le pont-levis font { $sum } : { $fate ->
    [arrest] plus de { $above }, votre chef sera donc arrêté
    [reward] moins de { $below }, vous serez donc récompensé
   *[none] ni arrestation ni récompense
}. Payez un jeton pour retirer le dé le plus bas, { $most ->
    [3] trois pour les deux plus bas, ou rien.
   *[other] ou rien.
}
ask-reward = Votre récompense : 1 point, ou un jeton de butin pioché à l'aveugle.
wait = On attend { $gang } ({ $stage }).
chance = La table lance, pioche ou retourne la suite.
over-won = { $gang } gagne avec { $points }. { $ending }
over-won-you = Vous gagnez avec { $points }. { $ending }
over-lost-you = { $gang } gagne avec { $points } ; vous en avez { $yours }. { $ending }
over-lost-all = Personne ne gagne : Will l'Écarlate a { $points }. { $ending }
ending-1 = Le plus haut score décide.
ending-2 = Scores égaux : le plus petit trésor décide.
ending-3 = Scores et trésors égaux : le sort décide.
ending-4 = Will l'Écarlate dépasse les deux joueurs, et Robin des Bois n'engage personne.

## Pourquoi non

fault-1 = Ce n'est pas ce qui est demandé maintenant. Répondez à la question posée.
fault-2 = Ce fourré est pris. Choisissez-en un libre.
fault-3 = Il n'y a pas de chariot sur cette route. Choisissez une route qui en a un.
fault-4 = Toutes les ruelles sont prises. Choisissez un fourré.
fault-5 = Votre chef est en prison, ou a déjà servi ce tour-ci. Faites sans lui.
fault-6 = Cet effet n'est pas offert maintenant. Choisissez celui de la carte en jeu.
fault-7 = Un chef est déjà sur cette carte, et ici chaque carte ne sert qu'un chef par tour. Faites sans elle.
fault-8 = Commérages demande deux chariots différents, celui de gauche nommé d'abord. Choisissez-en un autre.
fault-9 = Il faut encore deux bandits pour cela. Placez celui que vous avez.
fault-10 = Un espion a déjà remplacé ce chariot ce tour-ci. Choisissez-en un autre.
fault-11 = Vous avez déjà payé un pot-de-vin ce tour-ci. Un seul suffit.
fault-12 = Aucun de vos bandits n'est dans ce fourré. Choisissez un des vôtres.
fault-13 = L'autre bandit doit être d'une autre bande et près d'un autre chariot. Choisissez un ennemi.
fault-14 = Il n'y a personne dans ce fourré. Choisissez un fourré occupé.
fault-15 = Un bandit couché reste où il est. Choisissez-en un debout.
fault-16 = Deux bandits partagent ce fourré, et aucun ne peut bouger. Choisissez-en un autre.
fault-17 = Il n'y a pas de fourré à gauche du premier. Choisissez un autre bandit.
fault-18 = Aucune ruelle n'est libre. Choisissez autre chose.
fault-19 = Ce chariot ne peut pas être attaqué maintenant. Choisissez-en un qui reste à attaquer.
fault-20 = Le chariot de la fête doit être attaqué en premier. Choisissez-le.
fault-21 = Ce dé n'est pas à vous. Choisissez un des vôtres.
fault-22 = Il n'y a pas de dé là. Choisissez un dé que vous voyez.
fault-23 = Cela ne changerait rien. Choisissez un autre dé, ou passez.
fault-24 = Ce dé porte un X et ne peut pas être relancé. Choisissez-en un autre.
fault-25 = Vous n'avez pas de tel jeton. Choisissez un des vôtres.
fault-26 = Le jeton pioché à l'instant doit rester. Défaussez-en un autre.
fault-27 = Nommez les jetons dans leur ordre, et laissez-en assez pour la suite. Choisissez-en un d'avant.
fault-28 = Il ne reste aucun jeton de butin. Choisissez autre chose.
fault-29 = Vous avez trop peu de dés ou de jetons pour cela. Choisissez moins.
fault-30 = Là, il n'y a personne à qui offrir une bière. Choisissez le prochain adversaire qui a un dé.

## Ce que rapporte un choix, avant qu'il soit fait
target-alley = Une ruelle
target-bush = Buisson { $bush } du chariot { $road }
target-bridge = Le { $value } de { $gang } sur le pont-levis
target-die = Le dé du chariot { $road }, case { $space }
target-wagon = Chariot { $road }
plan-again = Relancé, le chariot tombe avec { $n } % de chances.
plan-alley = Une pièce du village, à garder ou pour corrompre
plan-choose = Il reste un choix à faire.
plan-column = La colonne de { $gang } passe de { $now } à { $then }.
plan-falls = Tombe avec { $n } % de chances devant les bandits en place.
plan-paid = Payé avec { $n } % de chances dans l'état de la rangée, { $filled } % si elle se remplit.
plan-paid-filled = Si la rangée se remplit : le chariot tombe { $falls } %, vous êtes payé { $paid } %, en dernier { $last } %.
plan-paid-now = Dans l'état : le chariot tombe { $falls } %, vous êtes payé { $paid } %, en dernier { $last } %.
plan-pay = { $n ->
    [one] Choisissez le jeton qui part.
   *[other] Choisissez les { $n } jetons qui partent.
}
plan-pays = Partent : { $tokens }.
plan-pick-more = Choisissez l'autre.
plan-total = La rangée totalise { $total } ; il faut { $need }.
plan-unbeatable = Le chariot de guerre est imprenable.

## Le plateau en mots

board-first = Premier joueur : { $gang }.
board-row = Route { $road } : { $wagon }
board-bare = pas de chariot.
board-gone = le chariot s'est échappé.
board-covered = couvert, { $back }
board-open = { $face } ({ $back })
board-defence = défense actuelle { $defence }
board-robbed = pillé
board-marker = marque { $marker }
board-spied = venu par un espion
board-lookers = regardé par { $gangs }
board-bushes = Fourrés : { $bushes }.
board-bush = { $bush } { $who }
board-free = libre
board-dice = Dés : { $dice }, ensemble { $total }.
board-die = { $die } { $gang } { $n }
board-die-marked = { $die } { $gang } { $n } marqué X
board-alleys = Ruelles : { $alleys }.
board-merry = { $character } : { $effect }{ $leaders ->
    [none] {""}
   *[other] {" "}(appelé par { $leaders })
}
board-merry-left = Cartes à venir : { $effects }
board-gang = { $gang } : { $points }.
board-gang-you = Vous, { $gang } : { $points }.
board-bandits = { $n ->
    [0] tous les bandits placés
    [1] 1 bandit au camp
   *[other] { $n } bandits au camp
}
board-leader = { $where ->
    [free] chef libre
    [prison] chef en prison
   *[other] chef chez { $where }
}
board-now = Jetons de ce tour : { $tokens }.
board-now-unseen = Jetons de ce tour : { $n }{ $coins ->
    [0] .
    [one] , dont { $coins } pièce du village.
   *[other] , dont { $coins } pièces du village.
}
board-chest = Coffre : { $tokens }.
board-chest-unseen = Coffre : { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}{ $coins ->
    [0] .
    [one] , dont { $coins } pièce du village.
   *[other] , dont { $coins } pièces du village.
}
board-column = Pont-levis : { $dice }, ensemble { $sum }.
board-bribe = Pot-de-vin : { $n }.
board-score = Score : { $n }.
board-pool = Le butin que vous tenez : { $tokens }.
board-pool-unseen = Butin en cours de partage : { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}.
board-line = Il passe à { $gangs }.
board-deck = Chariots dans la pioche : { $n }{ $back ->
    [none] .
   *[other] , le prochain { $back }.
}
board-seen = Chariots vus et partis : { $faces }.
board-spied-away = Chariots partis sans être vus : { $n }.
board-supply = Butin restant : { $n }. Pièces du village distribuées : { $coins }.
board-paid = Jetons cédés : { $tokens }.
board-pardon = Le roi Richard est là : personne n'est arrêté ce tour-ci.
board-variants = Variantes : { $variants }

## Une première partie : ce qu'un débutant apprend une seule fois

coach-aim = Vous menez la bande de { $gang }. Pillez des chariots pour des points et du butin ; après { $turns } tours, le butin compte aussi. Le plus haut score gagne.
coach-position = À chaque tour, chaque bande cache { $bandits } bandits. Plus tard, chacun lance un dé, en commençant par la gauche ; le chariot tombe dès que les dés atteignent sa défense, et seuls les dés jusque-là sont payés. À gauche, c'est sûr, mais le dernier payé gagne davantage. Contre de gros nombres, il faut beaucoup de bandits.
coach-alley = Un bandit dans une ruelle ne lance pas de dé, mais rapporte aussitôt une pièce du village : { $coins } pièces valent { $points }, et une pièce peut payer un pot-de-vin.
coach-leader = Votre chef peut appeler un des quatre joyeux compagnons, une fois par tour, quand vient le moment de ce personnage. Ce que chacun offre peut changer quand les chariots sont révélés.
coach-mark = Vous seul avez vu ce chariot. +2 rend la tâche dure à ceux qui le guettent, −2 les aide ; ou ne posez rien et gardez le secret.
coach-john = Tous les chariots sont découverts. Petit Jean déplace des bandits : leur place décide qui est payé. Un bandit couché gagne 1 point de plus s'il est le dernier payé.
coach-choose = Premier joueur, vous choisissez l'ordre des assauts. Attaquez un chariot tôt, tant que les autres ont encore besoin de leur chef, ou tard, quand vous savez ce qu'ils en ont fait.
coach-robin = Les dés sont jetés, et Robin des Bois peut encore les changer. Comptez à partir de la gauche : les dés jusqu'à la défense sont payés, ceux de droite rentrent.
coach-keep = Le dernier payé choisit d'abord et passe le reste vers la gauche. { $rings } bagues d'une couleur valent { $ring_points } points, { $bracelets } bracelets { $bracelet_points }, une bague, un bracelet et un collier d'une couleur { $trio_points }, un collier seul { $necklace_points } ; les autres bijoux comptent comme des pièces, et { $coins } pièces valent { $points }.
coach-tuck = Vos dés payés sont maintenant sur le pont-levis. Au-dessus de { $above } en tout, le shérif arrête votre chef pour le tour suivant ; au-dessous de { $below }, vous êtes récompensé. Frère Tuck peut aider.
coach-discard = Cédez ce qui va le moins avec votre collection : d'abord des pièces, puis des bagues et bracelets isolés.
coach-beer = Augmentez le dé qui porte ce rival au-dessus de { $above }, ou qui lui ôte sa récompense.
coach-bribe = Seuls les jetons de ce tour peuvent payer. Un pot-de-vin vaut la peine s'il sauve votre chef ou apporte la récompense ; au dernier tour, une arrestation ne coûte que 1 point.
coach-reward = Un point est sûr. Un jeton peut compléter une série : cela vaut la peine si vous collectionnez bagues ou bracelets.

## Ce qui ne va pas dans une ligne de notation

either = { $names } ou { $last }
unread = « { $line } » : { $said } Par exemple : { $example }
unread-nothing = rien n'est écrit. Écrivez un coup, par exemple : place 2.3
unread-several-verbs = « { $word } » peut vouloir dire { $names }. Écrivez-le en entier, par exemple : { $example }
unread-no-verb = Aucun coup ne commence par « { $word } ». Un coup commence par { $names }.
unread-more = rien d'autre n'est attendu que ce qui précède « { $words } ».
unread-which = dites lequel : { $names }.
unread-which-s = dites où : le chariot et le fourré, ou alley pour une ruelle.
unread-which-b = dites quel fourré : le chariot et le fourré, comptés tous deux de gauche à droite.
unread-which-r = dites quel chariot, compté de gauche à droite.
unread-which-x = dites quel dé, par son fourré.
unread-which-n = dites combien, ou quel nombre.
unread-no-wagon = « { $word } » n'est pas un chariot ; on les compte de 1 à { $most }.
unread-no-bush = « { $word } » n'est pas un fourré ; on les compte de 1 à { $most }.
unread-no-number = « { $word } » n'est pas un nombre jusqu'à { $most }.
unread-several = « { $word } » peut être { $names }.
unread-no-such = « { $word } » n'est rien de tout cela : { $names }.
around-no-such = Il n'y a pas de « { $word } » ici. Écrivez le numéro d'un chariot, { $names }.

## Titres des chapitres, sections et clauses

clause-0 = Tours et décisions
clause-0-1 = Étapes d'un tour
clause-0-2 = Un passage à partir du premier joueur
clause-0-3 = Coups
clause-0-4 = Places des dés
clause-0-5 = Poids du hasard
clause-0-6 = Questions qu'on ne pose pas
clause-0-7 = Quand une fenêtre est offerte
clause-0-8 = Ce que contient une position
clause-0-9 = Durée d'une partie
clause-0-10 = Fautes
clause-0-11 = Conservation
clause-1 = Matériel
clause-1-1 = Ce que contient la boîte
clause-1-2 = Zones du plateau
clause-1-3 = Routes, fourrés et ruelles
clause-1-4 = Cartes de chariots
clause-1-5 = Cartes des joyeux compagnons
clause-1-6 = Jetons de butin
clause-1-7 = Les marques ne manquent jamais
clause-1-8 = Quand les pièces du village manquent
clause-1-9 = Quand le butin manque
clause-1-10 = Jetons payés
clause-2 = Mise en place
clause-2-1 = Le premier joueur
clause-2-2 = Couleurs
clause-2-3 = Le butin est face cachée
clause-2-4 = Paquets, et dos du premier chariot
clause-2-5 = Premiers scores et premières cartes
clause-2-6 = Options
clause-3 = Les joyeux compagnons
clause-3-1 = Cartes en jeu
clause-3-2 = Un chef agit une fois par tour
clause-3-3 = Chacun à son étape
clause-3-4 = Plusieurs chefs sur une carte
clause-3-5 = À qui sont les effets
clause-3-6 = Un paquet vide
clause-3-7 = Une carte par étape
clause-4 = Guet
clause-4-1 = Chariots
clause-4-2 = Placement
clause-4-2a = Placer à tour de rôle
clause-4-2b = Un bandit par place
clause-4-2c = Les fourrés des chariots
clause-4-2d = Ruelles
clause-4-2e = Pièces du village
clause-4-2f = Appeler Marianne
clause-4-2h = Resserrer les rangs
clause-4-3 = Gardes
clause-4-3c = Le shérif d'abord, le roi en dernier
clause-4-3e = Portraits
clause-4-4 = L'étape de Petit Jean
clause-5 = Embuscade
clause-5-1 = Choix d'un chariot
clause-5-2 = Assaut
clause-5-3 = L'étape de Robin des Bois
clause-5-4 = Résultat
clause-5-4a = Atteindre la défense
clause-5-4c = Un chariot s'échappe
clause-5-5 = Points de victoire
clause-5-5b = Le dernier dé payé
clause-5-5c = Un bandit couché
clause-5-6 = Butin
clause-5-6f = Butin à découvert
clause-6 = Le shérif
clause-6-1 = Remue-ménage
clause-6-2 = L'étape de Frère Tuck
clause-6-3 = Libération
clause-6-4 = Pots-de-vin
clause-6-4b = Pots-de-vin secrets
clause-6-4d = Un pot-de-vin par tour
clause-6-4f = Ordre des jetons payés
clause-6-5 = Arrestations et récompenses
clause-6-5c = Arrestation au dernier tour
clause-6-5d = La récompense
clause-6-6 = Richesses
clause-6-6b = Regarder dans son coffre
clause-6-7 = Rangement
clause-7 = Fin et décompte
clause-7-1 = Ouverture des coffres
clause-7-2 = Majorités
clause-7-3 = Combinaisons
clause-7-4 = Le meilleur emploi des jetons
clause-7-5 = Le score
clause-7-6 = Égalité
clause-7-7 = La fin à deux
clause-8 = Effets
clause-8-1 = Commérages
clause-8-2 = Fraternité
clause-8-3 = Espion
clause-8-4 = Gardes complices
clause-8-5 = Infiltré
clause-8-6 = Bousculade
clause-8-7 = Coude à coude
clause-8-8 = Vite fait
clause-8-9 = Tête baissée !
clause-8-10 = Seconde chance
clause-8-11 = Regardez là-bas !
clause-8-12 = Regardez ici !
clause-8-13 = Allez, mon garçon !
clause-8-14 = Troc
clause-8-15 = Allons au marché !
clause-8-16 = Où est la bière ?
clause-8-17 = Effets tels qu'imprimés
clause-9 = Chariots spéciaux
clause-9-1 = Il y en a six
clause-9-2 = Chariot de guerre
clause-9-3 = Chariot royal
clause-9-4 = Roulotte et chariot de bière
clause-9-5 = Chariot du shérif
clause-9-6 = Chariot de la fête
clause-9-7 = Seulement sur la route
clause-10 = Le cinquième joueur
clause-10-1 = Chariot du roi Jean
clause-10-2 = Chariot du roi Richard
clause-10-3 = Chariot d'Alan-a-Dale
clause-10-4 = La cinquième bande
clause-10-5 = Trois chariots de plus
clause-11 = Deux joueurs
clause-11-1 = La bande de Will l'Écarlate
clause-11-2 = Où se cache Will l'Écarlate
clause-11-3 = Ses dés
clause-11-4 = Son butin
clause-11-5 = Sa récompense et son arrestation
clause-11-6 = Le premier joueur alterne
clause-11-7 = La fin à deux
clause-H = Informations cachées
clause-H-1 = Ce que tous voient
clause-H-2 = Ce qui est privé
clause-H-3 = Ce qu'apprend un partage
clause-H-4 = Spectateurs
clause-H-5 = Son propre coffre
clause-H-6 = Positions qu'on peut imaginer
clause-H-7 = Fuites à éviter
clause-H-8 = Les coups permis ne sont pas un secret
clause-D = Données
clause-O = Chances
clause-S = Exemples de décompte
clause-W = Un tour complet
clause-X = Cas difficiles
clause-V = Variantes

## Images (ce que fait une carte y figure en deux lignes courtes)

picture-robbed = pillé
picture-escaped = échappé
picture-wagon-beer = Bière
picture-wagon-sheriff = Shérif
picture-wagon-festival = Fête
picture-wagon-royal = Royal
picture-wagon-war = Guerre
picture-wagon-gypsy = Roulotte
picture-wagon-king-richard = Roi Richard
picture-wagon-king-john = Roi Jean
picture-wagon-alan = Alan-a-Dale
picture-motto-gossip =
    Voir deux
    chariots
picture-motto-brotherhood =
    Placer deux
    bandits
picture-motto-spy =
    Changer un
    chariot
picture-motto-friendly-guards =
    Voir, puis
    +2 ou −2
picture-motto-insider =
    Échange avec un
    rival ailleurs
picture-motto-shove =
    Échange avec
    un voisin
picture-motto-really-close =
    Partager le
    buisson à gauche
picture-motto-fast-work =
    Dans une ruelle,
    laisse un 2
picture-motto-down-the-head =
    Votre dé
    +2 ou −2
picture-motto-second-chance =
    Relancer un
    dé
picture-motto-look-beyond =
    Copier un dé
    vers la gauche
picture-motto-look-here =
    Copier un dé
    vers la droite
picture-motto-come-on-boy =
    Reprendre un
    dé
picture-motto-barter =
    Piocher, puis
    défausser
picture-title-market = Au marché !
picture-motto-market =
    Un jeton pour
    un point
picture-motto-beer =
    Leurs dés
    montent de 2
picture-hidden = butin caché
picture-chest = coffre
picture-alt = { $stage }. { $scores }.
picture-turn = Tour { $turn }/{ $turns }
