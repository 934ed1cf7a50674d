### Ce que dit la ligne de commande, en français.

## sherwood games

games-game = Jeu
games-title = Titre
games-seats = Places
games-options = Options
games-option = Option
games-about = Ce que cela signifie, et ses valeurs ; la première vaut par défaut
games-clause = Article
games-given = Seulement avec { $option } { $values }.
games-more = `sherwood games JEU` explique les options d'un jeu ; `sherwood play JEU` en commence une partie.

## sherwood play

play-you = Vous jouez { $seat }.
play-both = Vous jouez toutes les places.
play-bot = { $seat } : joué par { $player }.
play-dice = Le hasard est tiré d'un secret engagé avant la partie : { $commitment }
play-help-first = Tapez un coup, ou `help` pour tout ce qui peut se taper.
play-seat = Au choix, maintenant : { $seat }.
play-nothing = Rien encore.
play-allowed = Rien n'interdit `{ $move }`.
play-picks = Vous pouvez nommer : { $picks }
play-undone = Repris.
play-saved = Enregistré dans { $file }.
play-saved-part = Ce que vous avez vu est enregistré dans { $file }. Une fois la partie finie, enregistrez-la de nouveau pour l'avoir entière.
play-resigned = Abandon : { $seat }.
play-left = La partie reste inachevée.
play-after = Tapez `save FICHIER` pour garder la partie, `log`, `board` ou `quit`.
play-over = La partie est finie. Il ne reste que save, log, board, help et quit.
play-unknown-file = Écrivez le nom d'un fichier après `save`, par exemple : save partie.txt
play-need-move = Écrivez un coup après `{ $word }`, par exemple : { $word } { $example }
play-dropped = Il s'est passé quelque chose entre-temps ; ceci n'a pas été fait : { $moves }
play-need-place = Écrivez un lieu ou un nom après `around`, comme les écrit le plateau.
play-help-around =
    {"  "}around LIEU           ce qui s'y trouve et à côté ; LIEU peut être quelqu'un qui s'y tient
play-odds-rest = tout le reste
play-odds-next = la question suivante
play-help =
    Les coups se tapent en notation (la même dans toutes les langues) ; les majuscules ne comptent pas, le début des mots suffit, et votre place peut s'omettre.
      { $example }
                            ce que vous choisissez ; ce que vous ne nommez pas vaut zéro
      COUP, CARTE 2, CARTE  plusieurs choix ; le premier mot vaut pour tous
      none                  rien du tout
    Mots :
      board                 la position en mots
      moves                 des réponses au choix
      why COUP              si une règle interdit un coup, et laquelle
      odds COUP             ce qui peut suivre un coup, et avec quelle probabilité
      hint                  ce que ferait un fort joueur artificiel
      undo                  reprend vos derniers coups, tant que rien ne les a suivis
      log                   ce qui s'est passé jusqu'ici
      save FICHIER          écrit la partie dans un fichier
      resign                abandonne la partie
      quit                  laisse la partie inachevée

## sherwood show

show-step = Étape { $step } sur { $steps }
show-seen-by = Vu par { $reader }
show-public = tout le monde
show-no-board = Cet enregistrement ne contient que ce qu'une place a vu ; il n'y a que ses coups à montrer.
show-players = Joueurs : { $players }
