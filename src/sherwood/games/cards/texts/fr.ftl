### Robin des Bois contre le shérif, en français. $seat vaut « robin » ou « sheriff » partout où il figure.

game = Robin des Bois contre le shérif
seat-robin = Robin des Bois
seat-sheriff = Le shérif

## Cartes (CARDS-1.2, 1.3)

card-arrow = Flèches
card-woodsmen = Hommes des bois
card-merry-men = Joyeux Compagnons
card-yeomen = Francs-archers
card-friar-tuck = Frère Tuck
card-the-moor = Le Maure
card-little-john = Petit Jean
card-sir-ivanhoe = Sire Ivanhoé
card-robin-hood = Robin des Bois
card-heal-wounds = Guérison
card-bolt = Carreaux d'arbalète
card-shieldmen = Porte-boucliers
card-guards = Gardes
card-halberdiers = Hallebardiers
card-knights = Chevaliers
card-chevaliers = Preux
card-sheriff = Shérif de Nottingham
card-trap = Piège

## Butins (CARDS-1.1) : comme titre, puis dans une phrase

prize-peasants = Paysans
prize-fat-merchant = Gros Marchand
prize-tax-collector = Percepteur
prize-nobleman = Seigneur
prize-tournament = Tournoi
prize-kings-messenger = Messager du roi
prize-prisoners = Prisonniers
prize-maid-marion = Belle Marianne
the-peasants = les Paysans
the-fat-merchant = le Gros Marchand
the-tax-collector = le Percepteur
the-nobleman = le Seigneur
the-tournament = le Tournoi
the-kings-messenger = le Messager du roi
the-prisoners = les Prisonniers
the-maid-marion = la Belle Marianne

## Petite monnaie

several = { $what } ×{ $n }
with-force = { $what } ({ $force })
with-points = { $what } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
one-of = { $what }, { $i } sur { $n }
nobody = personne
none = aucune
no-prize = aucun

## Options et variantes (chapitre V)

value-off = non
value-on = oui
value-none = aucune
value-printed = imprimée : shérif 6, Robin 3
value-balanced = équilibrée : Robin 6, shérif 3
option-deal = Premières cartes
option-deal-about = Combien de cartes chaque camp reçoit avant le premier tour. La donne imprimée avantage nettement le shérif ; l'équilibrée est presque égale.
option-hand-limit = Limite de main
option-hand-limit-about = Après la pioche, qui tient plus de cartes que cela en défausse l'excédent.
option-bluff = Bluff
option-bluff-about = N'importe quelle carte peut se cacher derrière l'écran ; celle qui n'est pas un personnage ne compte pas et va à la défausse une fois révélée.
option-carry-over = Butins cumulés
option-carry-over-about = Un butin que personne ne gagne reste en jeu et revient au vainqueur du suivant.
option-closed-discards = Défausses fermées
option-closed-discards-about = On ne connaît des défausses que les cartes qui ont été visibles en jeu.
option-heal-after-tie = Guérir après une égalité
option-heal-after-tie-about = Robin peut jouer des Guérisons même s'il ne reste aucun combattant.
option-heal-once = Une guérison par tour
option-heal-once-about = Robin ne peut jouer qu'une seule Guérison par tour.
option-heal-winner = Guérir en vainqueur
option-heal-winner-about = Robin ne peut jouer de Guérison que s'il a pris le butin.
option-lone-trap = Piège seul
option-lone-trap-about = Le shérif peut tendre un Piège sans envoyer personne.
option-no-reshuffle = Pas de remélange
option-no-reshuffle-about = Quand une pioche est épuisée, on n'y pioche plus.
option-one-arrow-each = Une flèche chacun
option-one-arrow-each-about = Francs-archers et Robin des Bois tirent une seule flèche, comme tout le monde.
option-prize-first = Le butin d'abord
option-prize-first-about = Le butin est retourné avant la pioche.
option-rest-one-turn = Un tour de repos
option-rest-one-turn-about = Les survivants ne reviennent en main qu'à la fin du tour suivant.
option-robin-first = Robin tire le premier
option-robin-first-about = Robin choisit ses flèches à découvert, puis le shérif ses carreaux ; les tirs restent simultanés.
option-shield-self = À chacun son bouclier
option-shield-self-about = Un Porte-boucliers n'arrête que la flèche qui le tuerait.
option-shooter-picks = Le tireur choisit
option-shooter-picks-about = Celui qui tire désigne les ennemis qui tombent.
option-standoff = Face-à-face
option-standoff-about = À force égale, les deux camps reprennent leurs combattants en main.
option-tie-break-prizes = Départage aux butins
option-tie-break-prizes-about = À points égaux, le plus grand nombre de butins l'emporte, puis la Belle Marianne.
option-tournament-limit = Tournoi limité
option-tournament-limit-about = Au Tournoi, chaque camp mise au plus autant de tirs qu'il tient de personnages.

## Boutons

label-draw = Piocher : { $card }
label-drop = Défausser : { $cards }
label-drop-none = { $card } : n'en défausser aucune
label-add = Envoyer : { $cards }
label-add-none = { $card } : n'en envoyer aucune
label-trap = { $n ->
    [0] Sans Piège
   *[other] Tendre un Piège
}
label-pass = N'envoyer personne
label-shots = { $n ->
    [0] { $seat ->
        [robin] Aucune flèche
       *[sheriff] Aucun carreau
    }
    [one] { $seat ->
        [robin] { $n } flèche
       *[sheriff] { $n } carreau
    }
   *[other] { $seat ->
        [robin] { $n } flèches
       *[sheriff] { $n } carreaux
    }
}
label-lose = Perdre : { $cards }
label-lose-none = { $card } : n'en perdre aucune
label-keep = Garder : { $cards }
label-keep-none = { $card } : n'en garder aucune
label-alone = Ne garder que : { $card }
label-heal = Guérir : { $cards }
label-heal-none = { $card } : n'en guérir aucune

## Le journal : les coups tels qu'on les voit

told-draw = { $seat ->
    [robin] Robin des Bois
   *[sheriff] Le shérif
} pioche : { $card }.
told-draw-unseen = { $seat ->
    [robin] Robin des Bois
   *[sheriff] Le shérif
} pioche une carte.
told-drop = { $seat ->
    [robin] Robin des Bois
   *[sheriff] Le shérif
} écarte, face cachée : { $cards }.
told-dropped = { $seat ->
    [robin] Robin des Bois
   *[sheriff] Le shérif
} défausse : { $cards }.
told-dropped-unseen = { $seat ->
    [robin] Robin des Bois
   *[sheriff] Le shérif
} défausse face cachée.
told-prize = En jeu : { $prize }.
told-add = { $seat ->
    [robin] Robin des Bois
   *[sheriff] Le shérif
} place derrière l'écran : { $cards }.
told-trap = Le shérif tend un Piège derrière l'écran.
told-pass = { $seat ->
    [robin] Robin des Bois
   *[sheriff] Le shérif
} n'a personne à envoyer.
told-done = { $seat ->
    [robin] Robin des Bois
   *[sheriff] Le shérif
} est prêt.
told-reveal = { $seat ->
    [robin] Robin des Bois
   *[sheriff] Le shérif
} révèle : { $cards }, de force { $force }.
told-reveal-none = { $seat ->
    [robin] Robin des Bois
   *[sheriff] Le shérif
} n'a envoyé personne.
told-shots = { $seat ->
    [robin] Robin des Bois choisit { $n ->
        [0] de ne pas tirer de flèche
        [one] { $n } flèche
       *[other] { $n } flèches
    }.
   *[sheriff] Le shérif choisit { $n ->
        [0] de ne pas tirer de carreau
        [one] { $n } carreau
       *[other] { $n } carreaux
    }.
}
told-volley = Salve : Robin des Bois tire { $robin ->
    [0] zéro flèche
    [one] { $robin } flèche
   *[other] { $robin } flèches
}, le shérif { $sheriff ->
    [0] zéro carreau
    [one] { $sheriff } carreau
   *[other] { $sheriff } carreaux
}.
told-contest = Tournoi : Robin des Bois mise { $robin ->
    [0] zéro flèche
    [one] { $robin } flèche
   *[other] { $robin } flèches
}, le shérif { $sheriff ->
    [0] zéro carreau
    [one] { $sheriff } carreau
   *[other] { $sheriff } carreaux
}.
told-lose = Dans le camp { $seat ->
    [robin] de Robin des Bois
   *[sheriff] du shérif
} doivent tomber : { $cards }.
told-fallen = { $seat ->
    [robin] Robin des Bois
   *[sheriff] Le shérif
} perd : { $cards }.
told-keep = { $seat ->
    [robin] Robin des Bois
   *[sheriff] Le shérif
} garde : { $cards }.
told-alone = { $seat ->
    [robin] Robin des Bois
   *[sheriff] Le shérif
} ne garde que : { $card }.
told-heal = Robin des Bois guérit : { $cards }.

## Le journal : ce qui découle des règles

event-turn = Tour { $n }
event-reshuffled = La défausse { $seat ->
    [robin] de Robin des Bois
   *[sheriff] du shérif
} devient une nouvelle pioche de { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
event-stopped = { $n ->
    [one] Un Porte-boucliers arrête { $n } flèche.
   *[other] Les Porte-boucliers arrêtent { $n } flèches.
}
event-kills = { $seat ->
    [robin] Robin des Bois
   *[sheriff] Le shérif
} { $n ->
    [0] ne perd personne
    [one] doit perdre { $n } combattant
   *[other] doit perdre { $n } combattants
}{ $wasted ->
    [0] .
    [one] {" "}; { $wasted } tir est perdu.
   *[other] {" "}; { $wasted } tirs sont perdus.
}
event-melee = Mêlée : Robin des Bois { $robin }, le shérif { $sheriff }.
event-won = { $seat ->
    [robin] Robin des Bois
   *[sheriff] Le shérif
} prend { $prize } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-not-won = Personne ne gagne { $prize } ; ce butin est défaussé.
event-carried = Personne ne gagne { $prize } ; ce butin attend le prochain vainqueur.
event-returned = { $seat ->
    [robin] Robin des Bois
   *[sheriff] Le shérif
} reprend { $n ->
    [one] { $n } combattant
   *[other] { $n } combattants
} en main.
event-ended = La partie est finie : Robin des Bois { $robin }, le shérif { $sheriff }.

## Où en est la partie

stage = Tour { $turn } sur { $turns } : { $stage }
stage-over = Partie finie
stage-draw = pioche
stage-limit = limite de main
stage-dropped = défausse
stage-prize = butin
stage-ambush = embuscade
stage-reveal = révélation
stage-arrows = tirs
stage-volley = salve
stage-casualties = pertes
stage-fallen = les morts
stage-melee = mêlée
stage-recovery = récupération
stage-tournament = Tournoi
stage-contest = Tournoi, révélation

## Ce qui est demandé

ask-drop = Limite de main : choisissez { $need ->
    [one] { $need } carte
   *[other] { $need } cartes
} à défausser.
ask-add = Embuscade : choisissez qui part. En jeu : { $prize }.
ask-trap = Embuscade : tendez-vous un Piège ? Il empêche les deux camps de tirer. En jeu : { $prize }.
ask-pass = Embuscade : vous n'avez personne à envoyer. En jeu : { $prize }.
ask-shots = Tirs : choisissez combien de { $seat ->
    [robin] flèches
   *[sheriff] carreaux
} tirer. Face à vous : { $targets }.
ask-stake = Tournoi : choisissez combien de { $seat ->
    [robin] flèches
   *[sheriff] carreaux
} miser. Qui en mise le plus gagne { $prize }.
ask-lose = Pertes : choisissez { $need ->
    [one] { $need } de vos combattants
   *[other] { $need } de vos combattants
} à perdre.
ask-fell = Pertes : choisissez { $need ->
    [one] { $need } combattant ennemi
   *[other] { $need } combattants ennemis
} à abattre.
ask-keep = Vous avez gagné la mêlée. Choisissez qui garder : jusqu'à { $need } de force en tout, ou n'importe quel combattant seul.
ask-heal = Récupération : choisissez qui guérir{ $need ->
    [0] {" "}; vous n'avez aucune Guérison
    [one] {" "}avec votre Guérison
   *[other] {" "}avec vos { $need } Guérisons
}.
so-far = Choisi jusqu'ici : { $cards }.
wait = On attend { $seat ->
    [robin] Robin des Bois
   *[sheriff] le shérif
} ({ $stage }).
chance = La table dévoile la suite.
over-won = { $seat ->
    [robin] Robin des Bois gagne
   *[sheriff] Le shérif gagne
}, { $points } à { $other }. { $ending }
over-won-you = Vous gagnez, { $points } à { $other }. { $ending }
over-lost-you = Vous perdez, { $other } à { $points }. { $ending }
over-drawn = Partie nulle, { $points } à { $other }. { $ending }
ending-1 = Le plus grand nombre de points décide.
ending-2 = Points égaux : le plus grand nombre de butins décide.
ending-3 = Points et butins égaux : la Belle Marianne décide.
ending-4 = Personne n'est en tête.

## Pourquoi non

fault-1 = Ce n'est pas ce qui est demandé maintenant. Répondez à la question posée.
fault-2 = Seuls des personnages partent en embuscade. Choisissez des cartes qui ont une force.
fault-3 = Vous ne tenez pas cette carte, ou pas autant. Choisissez dans votre main.
fault-4 = Un Piège demande un de vos combattants à ses côtés. Envoyez quelqu'un, ou gardez le Piège.
fault-5 = Un seul Piège par tour suffit. N'en tendez qu'un.
fault-6 = C'est plus que vos combattants ne peuvent tirer, ou plus que vous n'en tenez. Choisissez-en moins.
fault-7 = Il doit en tomber exactement autant que de touchés. Choisissez un autre nombre.
fault-8 = Ensemble, ils sont plus forts que l'écart de la mêlée. Gardez-en moins, ou n'importe lequel seul.
fault-9 = Le vainqueur garde au moins un combattant. Choisissez-en un.
fault-10 = Seuls vos combattants défaussés pendant ce tour peuvent guérir. Choisissez parmi eux.
fault-11 = Chaque Guérison ramène un combattant, et vous ne pouvez pas en jouer autant. Choisissez-en moins.
fault-12 = Défaussez exactement jusqu'à la limite de main. Choisissez un autre nombre.
fault-13 = Nommez tout votre choix d'un coup, ou répondez sorte par sorte, dans l'ordre du paquet.
fault-14 = Ce combattant n'est pas là, ou pas en si grand nombre. Choisissez parmi ceux qui sont sur la table.
fault-15 = Vous ne tenez pas autant de tirs. Choisissez-en moins.
fault-16 = Dans ce Tournoi, vous ne pouvez pas miser plus de tirs que vous ne tenez de personnages. Choisissez-en moins.

## Le plateau en mots

board-prize = En jeu : { $prize }.
board-no-prize = Aucun butin n'est retourné.
board-carried = En attente dessous : { $prizes }.
board-left = Butins à venir : { $prizes }.
board-prizes-gone = Butins défaussés : { $prizes }.
board-side = { $seat ->
    [robin] Robin des Bois
   *[sheriff] Le shérif
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-side-you = Vous, { $seat ->
    [robin] Robin des Bois
   *[sheriff] le shérif
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-prizes = Butins gagnés : { $prizes }.
board-hand = En main ({ $n }) : { $cards }.
board-hand-unseen = En main : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
board-known = On sait qu'il s'y trouve : { $cards }.
board-known-you = L'autre camp sait que vous tenez : { $cards }.
board-hidden = Derrière l'écran : { $cards }.
board-combatants = Combattants : { $cards } ; force { $force }.
board-trap = Un Piège est révélé.
board-shots = Tirs choisis : { $n }.
board-dying = Désignés pour tomber : { $cards }.
board-resting = Au repos : { $cards }.
board-fallen = Tombés ce tour-ci : { $cards }.
board-deck = Pioche : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
board-discards = Défausse ({ $n }) : { $cards }.
board-put-away = Défaussées sans être vues : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
board-done = Prêt.
board-deal = Donne { $deal }.
board-limit = Limite de main : { $limit }.
board-variants = Variantes : { $variants }.

## Ce qui ne va pas dans une ligne de notation

either = { $names } ou { $last }
unread = « { $line } » : { $said } Par exemple : { $example }
unread-strange = « { $sign } » n'a pas de sens en notation. Écrivez des mots et des nombres, par exemple : { $example }
unread-nothing = Rien n'est écrit. Écrivez un coup, par exemple : { $example }
unread-several-verbs = « { $word } » peut vouloir dire { $names }. Écrivez-le en entier, par exemple : { $example }
unread-no-verb = Aucun coup ne commence par « { $word } ». Un coup commence par { $names }.
unread-whose = dites à qui, { $names }.
unread-numbers = il faut ici { $wanted ->
    [0] ne rien ajouter
    [1] un nombre
   *[2] deux nombres
}, et non « { $words } ».
unread-no-number = « { $word } » n'est pas un nombre.
unread-too-high = les nombres vont jusqu'à { $most }, { $word } est trop grand.
unread-one-kind = il faut une seule sorte de carte, et combien.
unread-which-card = dites quelle carte et combien.
unread-once = nommez chaque sorte de carte une seule fois, avec son nombre.
unread-cards-or-none = dites quelles cartes, ou none pour aucune.
unread-which = dites laquelle : { $names }.
unread-several = « { $word } » peut être { $names }.
unread-no-such = « { $word } » n'est aucun de ces noms : { $names }.

## Titres des articles

clause-0-1 = Les étapes d'un tour
clause-0-2 = Les choix se font sorte par sorte
clause-0-3 = Choix simultanés
clause-0-4 = Questions qu'on ne pose pas
clause-0-5 = Poids du hasard
clause-0-6 = Ce que contient une position
clause-0-7 = Conservation et durée
clause-0-8 = Fautes
clause-1-1 = Le paquet des butins
clause-1-2 = Le paquet de Robin
clause-1-3 = Le paquet du shérif
clause-1-4 = Personnages et défausses
clause-2-1 = Mélange et distribution
clause-2-2 = Donne imprimée ou équilibrée
clause-3-1 = Pioche
clause-3-2 = Butin
clause-3-3 = Embuscade
clause-3-4 = Piège
clause-3-5 = Tirs
clause-3-6 = Porte-boucliers
clause-3-7 = Pertes
clause-3-8 = Mêlée
clause-3-9 = Qui le vainqueur garde
clause-3-10 = Victoire
clause-3-11 = Récupération
clause-3-12 = Guérison
clause-3-13 = Quand une carte rejoint la défausse
clause-4-1 = Tournoi
clause-4-2 = Égalité au Tournoi
clause-5-1 = Fin de la partie
clause-6-1 = Ce que voit un joueur
clause-6-2 = Défausses
clause-6-3 = Cartes connues dans une main
clause-6-4 = Nombres de cartes
clause-6-5 = Positions qu'on peut imaginer
clause-6-6 = Défausses fermées
clause-6-7 = Spectateurs
clause-O-1 = La première main de Robin
clause-O-2 = La première main du shérif
clause-O-3 = Personnages de la première main de Robin
clause-O-4 = La prochaine carte piochée
clause-O-5 = L'ordre des butins
clause-O-6 = Le Tournoi comme premier butin
clause-O-7 = Les morts d'une salve
clause-X-1 = Les mains du premier tour
clause-X-2 = Le premier remélange
clause-X-3 = Une pioche vide sans remélange
clause-X-4 = Un remélange en pleine pioche
clause-X-5 = Pioche et défausse vides
clause-X-6 = Personne n'est envoyé
clause-X-7 = Robin part seul
clause-X-8 = Des cartes qui ne sont pas des personnages
clause-X-9 = Un Piège seul
clause-X-10 = Un second Piège
clause-X-11 = Le Piège empêche tous les tirs
clause-X-12 = Le shérif sans personnage
clause-X-13 = L'ordre des questions
clause-X-14 = Le second à choisir n'apprend rien
clause-X-15 = Combien de flèches on peut tirer
clause-X-16 = Des Porte-boucliers parmi les pertes
clause-X-17 = Les Porte-boucliers arrêtent toute la salve
clause-X-18 = Les deux combattants meurent
clause-X-19 = Des flèches perdues
clause-X-20 = Sans cible, pas de tir
clause-X-21 = Aucune flèche en main
clause-X-22 = Robin choisit à découvert
clause-X-23 = Pertes choisies en secret
clause-X-24 = Tous doivent tomber
clause-X-25 = Les morts ont tiré quand même
clause-X-26 = Garder vingt, ou n'importe qui
clause-X-27 = On n'en garde qu'un
clause-X-28 = Les plus forts à garder
clause-X-29 = Force égale
clause-X-30 = Le camp abattu perd tout
clause-X-31 = Tout garder
clause-X-32 = Les Paysans sont aussi un butin
clause-X-33 = Deux butins à la fois
clause-X-34 = Guérir après une défaite
clause-X-35 = Guérir après une victoire
clause-X-36 = Guérir un homme abattu
clause-X-37 = Ce qu'on ne peut pas guérir
clause-X-38 = Pas de guérison après une égalité
clause-X-39 = Quand la guérison est demandée
clause-X-40 = Un homme guéri est connu
clause-X-41 = Une carte connue derrière l'écran
clause-X-42 = Flèches contre carreaux
clause-X-43 = Autant de tirs de part et d'autre
clause-X-44 = Un Tournoi sans personnage
clause-X-45 = Rien d'autre au Tournoi
clause-X-46 = Le dernier butin
clause-X-47 = Points égaux
clause-X-48 = Des points que personne ne gagne

## Réponses rapides

quick-everybody = Envoyer tout le monde
quick-nobody = N'envoyer personne
quick-weakest = Perdre les plus faibles : { $cards }
quick-strongest = Abattre les plus forts : { $cards }
quick-keep = Garder les plus forts : { $cards }
quick-heal = Guérir les plus forts : { $cards }
quick-no-heal = Ne guérir personne

## Ce que valent les cartes choisies

hint-add = Choisissez ceux qui partent, dans n'importe quel ordre. Sans choix, personne ne part.
hint-force = Force { $force }{ $shots ->
    [0] .
    [one] {" "}; jusqu'à { $shots } tir.
   *[other] {" "}; jusqu'à { $shots } tirs.
}
hint-force-trap = Force { $force }, avec un Piège : personne ne tirera.
hint-shots = { $n ->
    [0] Choisissez-en jusqu'à { $most }, ou rien.
   *[other] Vous en avez choisi { $n }, { $most } au plus.
}
hint-missing = { $n ->
    [one] Choisissez-en encore { $n }.
   *[other] Choisissez-en encore { $n }.
}
hint-exact = Le compte est bon.
hint-keep-none = Choisissez-en au moins un.
hint-keep = Force { $force } gardée, sur { $most }.
hint-alone = { $card } seulement, de force { $force }.
hint-heal-none = Vous n'avez aucune Guérison à jouer.
hint-heal = { $n ->
    [0] Guérissez jusqu'à { $most } des morts, ou personne.
   *[other] Vous en guérissez { $n }, { $most } au plus.
}

## Ce qu'un choix coûte ou apporte

about-nobody = N'ajoute personne, ne coûte rien.
about-add = Apporte { $force } de force{ $shots ->
    [0] {""}
    [one] {" "}; permet { $shots } tir
   *[other] {" "}; permet { $shots } tirs
}{ $shields ->
    [0] {""}
    [one] {" "}; arrête { $shields } flèche
   *[other] {" "}; arrête { $shields } flèches
}.
about-bluff = Ne compte pas, et va à la défausse une fois révélée.
about-trap = { $n ->
    [0] Garde le Piège : les deux camps peuvent tirer.
   *[other] Dépense le Piège : personne ne tire ce tour-ci.
}{ $force ->
    [0] {""}
   *[other] {" "}Apporte { $force } de force.
}
about-shots = { $n ->
    [0] Ne dépense rien.
   *[other] Dépense { $n } de vos { $held } { $seat ->
        [robin] flèches
       *[sheriff] carreaux
    }.
}
about-lose = Coûte { $force } de vos { $total } de force.
about-fell = Enlève { $force } de leurs { $total } de force.
about-drop = { $n } sur { $need } à défausser.
about-keep = Prend { $force } des { $most } de force que vous pouvez garder.
about-alone = { $force } de force, plus que les { $most } permis : ne reste que si tous les autres partent.
about-heal = { $n ->
    [0] Ne dépense aucune Guérison.
    [one] Dépense une Guérison ; { $force } de force revient en main.
   *[other] Dépense { $n } Guérisons ; { $force } de force revient en main.
}

## L’image (chaque devise est imprimée sur sa carte, en une ou deux lignes)

picture-title-sheriff = Shérif
picture-points = { $points ->
    [0] aucun point
    [one] 1 point
   *[other] { $points } points
}
picture-motto-arrow =
    Une flèche, un
    ennemi de moins
picture-motto-woodsmen =
    Les hommes
    à la cognée
picture-motto-merry-men =
    Les enfants
    de Sherwood
picture-motto-yeomen =
    Peuvent tirer
    deux flèches
picture-motto-friar-tuck =
    Heureux
    les braves
picture-motto-the-moor =
    Une lame
    d’outre-mer
picture-motto-little-john =
    Grand comme
    un chêne
picture-motto-sir-ivanhoe =
    Chevalier
    du roi
picture-motto-robin-hood =
    Peut tirer
    trois flèches
picture-motto-heal-wounds =
    Reprenez un
    ami tombé
picture-motto-bolt =
    Un carreau, un
    brigand de moins
picture-motto-shieldmen =
    Arrête une
    flèche par volée
picture-motto-guards =
    Veillent à
    la porte
picture-motto-halberdiers =
    Gardent le
    château
picture-motto-knights =
    Liges
    du comté
picture-motto-chevaliers =
    Lances
    de France
picture-motto-sheriff =
    Maître de
    Nottingham
picture-motto-trap =
    Ni flèches ni
    carreaux ce tour
picture-deck = pioche { $n }
picture-discards = défausse { $n }
picture-prizes-left = { $n ->
    [one] { $n } butin restant
   *[other] { $n } butins restants
}
picture-prizes-discarded = écartés { $n }
picture-won = gagné : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
picture-points-short = { $points ->
    [one] point
   *[other] points
}
picture-in-hand = { $n } en main
picture-stand = { $fell ->
    [0] { $stand } debout
   *[other] { $stand } debout, { $fell } à terre
}
picture-arrows = { $n ->
    [one] { $n } flèche
   *[other] { $n } flèches
}
picture-bolts = { $n ->
    [one] { $n } carreau
   *[other] { $n } carreaux
}
picture-no-shots = aucun tir ce tour
picture-resting = au repos
picture-ready = prêt
picture-known = { $card }, connue de l’adversaire
picture-fallen = { $card }, à terre
picture-hidden = { $card }, derrière l’écran
picture-unseen = une carte cachée
picture-key = Lire une carte
picture-key-force-robin = force, Robin
picture-key-force-sheriff = force, shérif
picture-key-worth = points
picture-key-may-shoot = peut tirer
picture-key-stops = arrête un tir
