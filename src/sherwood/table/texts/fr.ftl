# Ce que dit la table en ligne. Dans les textes des scripts, { $name } reste ouvert jusqu’à ce que le script le remplisse.

tagline = Les jeux de plateau de Robin des Bois, selon toutes leurs règles : contre l’ordinateur, un ami par un lien, ou à deux devant l’écran.
promises = Chaque règle appliquée et expliquée · probabilités exactes · hasard loyal et vérifiable · rien à installer, personne n’est pisté
skip = Aller au contenu
page-tools = Langue et apparence
language-en = English
language-fr = Français
theme = Clair ou sombre
close = Fermer
network-lost = La table ne répond pas. Est-elle en marche ? Réessayez dans un instant.
refused = La table a refusé. Rechargez la page et réessayez.
problem-title = Cela n’a pas marché
to-home = À l’accueil

play-at-once = Jouer tout de suite, contre l’ordinateur :
first-game = Première partie, pas à pas
play-against-computer = { $seat } contre l’ordinateur
play-against-computers = Jouer contre des ordinateurs
my-tables = Mes tables
resume = Reprendre
forget = Oublier
table-mine = À vous
table-waits = En attente
table-over = Finie

seats-count = { $counts } places
seats-or = { $counts } ou { $most }
read-rules = lire les règles
rules-of = Règles : { $game }
set-the-table = Dressez la table à votre goût
who-sits = Qui joue quoi
my-name = Votre nom
guest = Invité
seat-who = { $seat } : qui joue
who-me = Moi
who-friend = Un ami, par un lien
who-screen = Quelqu’un devant cet écran
who-computer = Ordinateur : { $strength }
strength-novice = débutant
strength-seasoned = aguerri
strength-master = maître
curtain = Un rideau entre les tours
curtain-about = Cache chaque main jusqu’à ce que son joueur soit devant l’écran. Sans lui, on joue seul toutes les places à découvert.
options = Options
variants = Variantes des règles
variants-about = { $count } au choix, aucune nécessaire
variants-search = Chercher une variante
variants-chosen = { $count } choisies
clock = Horloge
clock-kind = Sorte d’horloge
clock-none = Sans horloge
clock-move = Un temps par choix
clock-days = Par correspondance
clock-seconds = Temps par choix
clock-day-count = Jours par choix
seconds = { $count ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [600] 10 minutes
   *[other] { $count } secondes
}
days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
clock-out = Quand le temps est écoulé
clock-out-computer = un ordinateur continue
clock-out-forfeit = la partie est perdue
start = Commencer la partie

open-record = Ouvrir une partie notée
open-record-about = Toute partie notée par Sherwood se rejoue ici, coup par coup. On peut la reprendre à n’importe quel moment.
open-record-drop = Choisissez un fichier, ou déposez-le ici
record-faults = Une partie de ce fichier est illisible :
record-open = Ouvrir ce qui est lisible

table = Table
board = La table
text-board = La position en texte
prompt = Ce qu’on vous demande
picks = Ce que vous pouvez prendre
moves = Coups
seats = Places
table-tools = Outils
panel = Journal et causerie
loading = On dresse la table …
undo = Annuler
undo-keys = Annuler (U ou Ctrl+Z)
coach = Me guider pas à pas
coach-heard = Compris
as-list = En liste
view = Regarder la carte
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Toute la carte
find-picks = Ce qui peut être choisi
bare = La carte sans pions
clear = Tout lâcher
hint = Conseil
help = Aide
more = Plus
place = Où c’est posé
place-x = Est
place-y = Nord
place-facing = Orientation
place-there = Poser
place-nudge = Décaler
place-west = un peu vers l’ouest
place-north = un peu vers le nord
place-south = un peu vers le sud
place-east = un peu vers l’est
place-left = tourner à gauche
place-right = tourner à droite
notation = Taper un coup
notation-label = Coup en notation, plusieurs séparés par ;
make-move = Jouer
tell-me = Me prévenir quand c’est à moi
tell-me-on = Vous serez prévenu quand ce sera à vous, tant que cette page reste ouverte.
tell-me-denied = Votre navigateur n’autorise pas les notifications de cette page. Autorisez-les d’abord dans ses réglages.
word = M’avertir par message quand c’est à moi
word-about = Un message part quand la question vous est posée et que vous êtes absent depuis une demi-minute. Il ne va qu’à vous ; l’adresse n’est montrée à personne, et vous pouvez la retirer.
word-to = { $mails ->
    [True] { $calls ->
        [True] Adresse électronique, ou URL d’un webhook
       *[False] Adresse électronique
    }
   *[False] URL d’un webhook
}
word-send = M’avertir
word-stop = Ne plus m’avertir
word-on = Un message partira quand ce sera à vous et que vous serez absent.
word-off = Plus aucun message ne partira.
links = Liens vers cette table
link-seat = Lien de { $seat } : à donner à l’ami qui joue cette place
link-watch = Lien des spectateurs : montre ce que tous peuvent voir
link-none = Il n’y a pas d’autre lien : vous tenez toutes les places humaines.
copy = Copier
copied = Copié
replay = Rejouer
record = Télécharger la partie
rules = Règles
resign = Abandonner
resign-title = Abandonner cette partie ?
resign-about = La partie s’arrête aussitôt et l’autre camp gagne. On ne peut pas revenir là-dessus.
play-on = Continuer
log = Journal
chat = Causerie
chat-label = Dire quelque chose
send = Envoyer
panel-open = Journal, etc.
panel-close = Retour
lost = La liaison est coupée. Nouvel essai …
gone = Cette table n’existe plus. Elle a peut-être été rangée ; voyez vos tables à l’accueil.
my-turn = À vous

here = présent
away = absent
done = a choisi
computer = ordinateur
points = points
clock-of = Temps restant à { $name }
if-confirmed = Si vous confirmez maintenant
hint-is = Conseil : { $text }
rematch = Une autre partie
next-table = À la partie suivante
replay-from = Rejouer à partir du coup { $step }
log-in-full = en détail
curtain-over = Passez l’écran. Que personne d’autre ne regarde !
curtain-title = C’est à { $name }
curtain-open = { $name } : ouvrir le rideau
arrive-title = Prenez place
sit-down = S’asseoir
whole-rules = Lire cet article parmi toutes les règles
help-title = Touches et doigts
help-pointer = Cliquez sur une carte pour la prendre ou la lâcher ; cliquez ailleurs pour savoir pourquoi on ne peut pas la prendre. Arrêtez-vous sur une carte ou un bouton, ou laissez le doigt dessus, pour savoir ce qu’il coûte, ce qui peut suivre et quel article le régit ; une carte se montre en grand.
key-walk = parcourir les cartes qu’on peut prendre
key-pick = prendre une carte, ou la lâcher
key-buttons = presser le bouton de ce numéro
key-confirm = confirmer
key-clear = tout lâcher
key-undo = revenir sur le dernier choix
key-hint = demander un conseil
key-why = pourquoi ne peut-on pas prendre celle-ci ?
key-rule = ouvrir l’article qui régit ce choix
key-notation = taper un coup
key-text = montrer la position en texte
key-log = lire le journal
key-list = ce qui peut être pris, en liste
key-zoom = voir une carte de plus près, de plus loin, en entier
key-pan = déplacer une carte
key-find = trouver sur une carte ce qui peut être pris
key-nudge = décaler d’un dixième de pouce ce qui est posé, avec Maj d’un pouce ; le tourner
key-bare = montrer une carte sans pions
key-help = cette aide
fair = Hasard loyal
fair-badge = Hasard loyal : scellé
fair-verified = Chaque tirage vérifié : le hasard était loyal
fair-failed = Un tirage ne correspond pas au secret scellé
fair-sealed = Le secret reste scellé jusqu’à la fin de la partie.
fair-open = scellé jusqu’à la fin
fair-about = Avant la première carte, la table a montré l’empreinte de son secret. Chaque tirage découle de ce secret et d’un nombre ajouté par le navigateur de chaque joueur : personne ne peut donc choisir les cartes en cours de partie. À la fin, le secret est ouvert et l’on voit si chaque tirage y correspond.
fair-limit = Cela montre que la table n’a pas choisi les tirages après avoir vu les coups. Cela ne lie pas un hôte qui joue lui-même et regarde le secret.
fair-commitment = Empreinte du secret
fair-secret = Secret

replay-step = Coup
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-phase-back = À la phase précédente
replay-phase-forward = À la phase suivante
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-eyes = Vu par
replay-copy = Copier le lien
replay-count = { $step } sur { $steps }
replay-start = Le début de la partie.
branch = Reprendre
branch-about = Une nouvelle partie commence à ce moment, avec son propre hasard. Celle-ci reste comme elle est.

contents = Sommaire
about = À propos
about-what = Sherwood fait jouer des jeux de plateau sur Robin des Bois selon toutes leurs règles : dans le navigateur, en ligne de commande, dans un carnet. Chaque règle est appliquée, et chaque refus cite l’article sur lequel il repose.
about-credits = Crédits
about-designers = Ces jeux ont été conçus par d’autres, à qui en revient tout le mérite. Les règles du jeu de cartes ne nomment ni auteur ni éditeur ; si vous savez qui l’a fait, dites-le-nous, pour que nous puissions l’écrire ici.
about-none-held = Sherwood ne contient aucun de leurs textes ni aucune de leurs images. Les règles sont redites article par article avec nos propres mots, et chaque image est dessinée par notre propre code.
about-private = Vie privée
about-private-text = La table ne contacte aucun autre hôte et ne tient aucun compte. Les liens de vos tables, votre nom et vos choix de langue et d’apparence restent dans ce navigateur. Quiconque a le lien d’une place peut la jouer.
about-fair = Hasard loyal
about-licence = Licence
about-licence-text = Le code et les dessins de Sherwood sont sous licence Apache 2.0.

# dit par le serveur
server-confirm = Confirmer
server-waiting = La partie commence dès que chacun a pris place.
server-settled = Votre choix est fait. On attend l’autre camp.
server-sat = { $name } a pris place.
server-back = { $name } est de retour et reprend le jeu.
server-undone = { $name } a repris son dernier choix.
server-resigned = { $name } abandonne.
server-late = { $name } a dépassé son temps et perd la partie.
server-replaced = { $name } est parti ; un ordinateur joue à sa place.
server-late-replaced = { $name } a dépassé son temps ; un ordinateur joue à sa place.
server-asked = { $name } voudrait une autre partie.
server-restarted = Les règles de ce jeu ont été corrigées. La partie reprend à la dernière position gardée ; ce qui précède ne peut plus être rejoué.
server-wins = Victoire : { $name }.
server-draw = Personne ne gagne seul.
server-score = { $score }.
server-your-turn = { $name }, c’est à vous de jouer à { $game }.
server-not-now = Ce coup ne convient pas ici : ce n’est pas ce qui est demandé. Regardez la question et choisissez de nouveau.
server-too-many = Les derniers de ces coups viennent trop tard : le tour passe avant eux. Retirez-les.
server-no-move = Aucun coup n’est donné. Écrivez-en un, comme sur les boutons, ou plusieurs séparés par `;`.
server-unfinished = Le choix n’est pas complet. La ligne au-dessus des boutons dit ce qui manque.
server-no-target = Rien ne peut être choisi ici sous ce nom.
server-allowed = Rien ne l’interdit : on peut le choisir maintenant.
server-not-asked = Ce n’est pas à vous de choisir. Attendez votre tour.
server-overtaken = La table a changé entre-temps. Regardez et choisissez de nouveau.
server-is-over = La partie est finie.
server-not-over = La partie n’est pas finie. Terminez-la, ou abandonnez, avant d’en commencer une autre.
server-no-undo = Il n’y a rien à reprendre : seuls vos choix que rien n’a suivis peuvent être repris.
server-not-yours = Ce lien ne tient pas cette place.
server-watching = C’est un lien de spectateur : il regarde et ne joue pas. Prenez le lien de votre place.
server-curtain = Le rideau est fermé. Ouvrez-le d’abord pour votre place.
server-too-long-thought = C’est trop long à calculer. Réessayez plus tard.
server-no-mail = Ce serveur n’envoie pas de courriel. Demandez à son propriétaire d’en régler un.
server-no-address = Ce n’est pas une adresse électronique. Écrivez-en une, comme moi@example.org.
server-no-webhooks = Ce serveur n’appelle aucun webhook. Demandez à son propriétaire d’autoriser un hôte.
server-other-host = Ce serveur n’appelle les webhooks, par http ou https, que chez ces hôtes : { $hosts }.
server-no-odds = On ne peut dire ces chances : trop de suites sont possibles, ou elles dépendent de ce que vous ignorez.
server-other = Autre chose
server-nothing-seen = Rien que vous verriez aussitôt
server-reloaded = La table a été relue. Rechargez cette page.
server-no-key = Aucune table ne répond à ce lien. Vérifiez qu’il a été copié en entier.
server-too-many-sockets = Trop de connexions depuis votre adresse. Fermez des pages et réessayez.
server-too-fast = C’était trop rapide. Attendez un instant et réessayez.
server-flood = Trop de messages trop vite : la connexion est fermée.
server-too-long = Le message dépasse { $limit } octets et n’a pas été lu.
server-unreadable = Le message n’a pas été compris et rien n’a été fait. Rechargez cette page.
server-replayed = Ce message a déjà été entendu ; rien n’a été fait.
server-public = Le public
server-no-page = Cette page n’existe pas. Vérifiez que le lien a été copié en entier.
server-over-then = La partie est finie à ce moment-là. Choisissez-en un plus tôt.
server-one-seat = Cette partie n’est notée que par une place : ce qui lui était caché y manque, elle ne peut donc pas se rejouer à une table.
server-no-record = Aucun coup de cette partie n’est lisible. { $faults }
server-no-clause = Il n’y a pas d’article « { $clause } » dans ces règles.
server-many-tables = Beaucoup de tables viennent d’être ouvertes depuis votre adresse. Attendez une minute et réessayez.
server-no-step = Une étape est un nombre entier à partir de 0.
server-steps-so-far = La partie compte { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
} jusqu’ici.
server-not-these-eyes = Par ces yeux-là, la partie ne se voit qu’une fois finie.
server-closed = Cette table ne peut plus être ouverte.
