# Ce que dit la ligne de commande. Les problèmes du noyau, de la table et du terminal sont dans les textes de l’interface.
decimal-mark = ,
percent = { $number } %
did-you-mean = Vouliez-vous dire { $word } ?

# Aide
usage = usage :
usage-overview = oubliette [-h] [--version] [--lang en|fr] [COMMANDE …]
usage-play = oubliette play [options] [JEU]
usage-games = oubliette games [options] [JEU]
usage-rules = oubliette rules [options] JEU [RÈGLE]
usage-simulate = oubliette simulate [options] JEU
usage-replay = oubliette replay [options] FICHIER
usage-notebook = oubliette notebook [options] NUMÉRO
usage-sheet = oubliette sheet [options] check FICHIER | show FEUILLE
heading-arguments = arguments{ "\u202F" }
heading-commands = commandes{ "\u202F" }
heading-options = options{ "\u202F" }
about = Des jeux de donjon pour la table : y jouer, les regarder, les étudier.
more-help = Sans commande : comme play. Pour en savoir plus : oubliette COMMANDE --help
command-play = Jouer une partie dans le terminal.
command-games = Lister les jeux, ou dire ce qui se règle dans l’un d’eux.
command-rules = Montrer le livret d’un jeu, ou le paragraphe sur une règle.
command-simulate = Faire jouer de nombreuses parties à des bots et dire qui gagne combien de fois.
command-replay = Raconter une partie enregistrée, et la vérifier.
command-notebook = Imprimer un carnet de Paper App DUNGEON : étages, boutiques, trésor.
command-sheet = Vérifier une feuille dessinée pour Dungeon Pen, ou imprimer l’une des nôtres.
metavar-game = JEU
metavar-rule = RÈGLE
metavar-file = FICHIER
metavar-number = N
metavar-notebook = NUMÉRO
metavar-sheet = FICHIER
metavar-seats = SIÈGE,…
metavar-bots = BOT,…
metavar-setting = CLÉ=VALEUR
help-help = montrer cette aide et s’arrêter
help-lang = la langue ; sinon celle du système
help-version = montrer la version et s’arrêter
help-option = régler une option du jeu ; peut être répété (oubliette games JEU les liste)
help-games-game = le jeu à décrire
help-rules-game = le jeu
help-rules-slug = le nom d’une règle, comme turn.choice, ou un mot à chercher
help-play-game = le jeu ; sinon il vous est demandé
help-play-seats = qui s’assied où : human ou le nom d’un bot pour chaque siège, séparés par des virgules (sinon vous, et un bot à chaque autre siège) ; human:Ada donne un nom
help-play-seed = le même nombre donne les mêmes dés et les mêmes bots
help-play-load = reprendre une partie enregistrée
help-play-dice = fair : le programme lance et tire ; real : vous tapez ce que montrent vos propres dés et cartes
help-simulate-game = le jeu
help-simulate-matches = combien de parties (sinon { $default })
help-simulate-seed = le même nombre donne les mêmes parties, quel que soit --workers (sinon { $default })
help-simulate-bots = un bot par siège, séparés par des virgules ; un seul joue à tous les sièges. Les sièges restent tels quels : personne ne change de place d’une partie à l’autre
help-simulate-seats = combien de sièges, quand un seul bot les occupe tous (sinon le minimum que permet le jeu)
help-simulate-workers = combien de processus (sinon un seul si c’est court, tous les cœurs si c’est long) ; la vitesse annoncée est celle de l’ensemble
help-simulate-json = un objet JSON et rien d’autre ; « interrupted » dit s’il a été écourté (docs/simulating.md liste tous ses champs)
help-replay-file = l’enregistrement, en JSON ou en texte
help-replay-verify = dire ce qui a été vérifié : l’empreinte de l’enregistrement et, pour des dés vérifiables, chaque dé d’après l’engagement
help-notebook-number = le numéro du carnet, de 0 à { $highest } ; le même numéro donne partout les mêmes pages
help-notebook-profile = la difficulté de ses étages (sinon { $default })
help-notebook-corners = la règle des coins pour laquelle ses étages sont faits (sinon { $default })
help-notebook-floor = cet étage seulement, et la boutique qui le suit
help-notebook-floors = un carnet court : tant d’étages, de { $fewest } à { $most } (sinon { $most })
help-sheet-action = check vérifie un dessin, show montre une feuille imprimée
help-sheet-which = le fichier à vérifier, ou le nom de la feuille à montrer : { $sheets }

# oubliette games
games-line = { $title } : { $tagline }
sample = exemple
games-seats = Sièges : { $seats }
games-bots = Bots : { $bots }
games-option = --option { $name }=…  { $about } ({ $allowed } ; sinon { $default })
games-value = { $value } : { $about }
games-nothing = rien

# oubliette simulate
simulate-heading = { $game } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, graine { $seed }
simulate-columns = siège | bot | victoires | part | intervalle à 95 % | score moyen
simulate-role-columns = sièges | joué comme | victoires | part | intervalle à 95 %
simulate-endings = Comment les parties ont fini :
simulate-rounds = { $median } tours de table en médiane ; huit parties sur dix en ont pris de { $short } à { $long }
simulate-length = { $mean } décisions par partie, dés et cartes compris
simulate-speed = { $seconds } s dans { $workers ->
    [one] un processus
   *[other] { $workers } processus
} : { $matches } parties/s, { $decisions } décisions/s
simulate-progress = { $done } parties sur { $total } ({ $percent } %)
simulate-interrupted = oubliette: interrompu, voici ce qui a été joué jusque-là

# oubliette replay
replay-heading = { $game }, { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}
replay-answer = > { $player } : { $answer }
replay-unfinished = La partie n’est pas finie.
replay-score = { $player } : place { $place }, score { $score }
replay-score-shared = { $player } : score { $score }
verify-digest = Vérifié : { $answers ->
    [0] les 0 réponses mènent
    [one] la seule réponse mène
   *[other] les { $answers } réponses mènent
} à la fin que l’enregistrement annonce ({ $end }).
verify-fate = Vérifié : { $dice ->
    [0] les 0 réponses des dés et des cartes découlent
    [one] la seule réponse des dés et des cartes découle
   *[other] les { $dice } réponses des dés et des cartes découlent toutes
} du secret engagé. Comparez l’engagement à celui publié au début : { $commitment }
verify-salt = À comparer aussi : le mot convenu entre les joueurs était « { $salt } ».
verify-no-commitment = Non vérifié : ces dés n’étaient pas vérifiables.
verify-no-secret = Non vérifié : le secret des dés est révélé quand la partie est finie.

# oubliette sheet
sheet-good = { $file } est jouable : { $walls } cases de mur, { $chests } coffres, { $potions } potions, { $steps } pas d’une cellule au trésor adverse.
sheet-play = oubliette play dungeon_pen --option sheet={ $file }
sheet-bad = { $count ->
    [one] { $file } n’est pas encore jouable, pour une raison :
   *[other] { $file } n’est pas encore jouable, pour { $count } raisons :
}
sheet-marks = # mur, . sol, C c cellule des joueurs 1 et 2, T t trésor des joueurs 1 et 2, F coffre, P potion

# oubliette notebook
notebook-number = Le numéro du carnet
notebook-title = Carnet { $number }, { $floors } étages, profil { $profile }{ $corners ->
    [closed] { "" }
   *[other] , coins { $corners }
}, version { $version } du générateur
notebook-floor = Étage { $floor }
notebook-counts = Ennemis : { $enemies } (force { $strength } en tout) ; cœurs : { $hearts } ; pièces : { $coins } ; coffres : { $chests }
notebook-turns = Tours jusqu’à l’escalier en jouant au mieux : { $turns } en moyenne
notebook-shop = Boutique après l’étage { $floor }
notebook-offer = { $name }  { $price } ¢  { $effect }
notebook-treasure = Salle du Trésor : { $begins ->
    [vowel] { $thing } d’{ $name }
   *[other] { $thing } de { $name }
}
notebook-legend =
    Signes : # mur, @ départ, > escalier, o pièce, $ coffre au trésor, 1–9 ennemi de cette force, ? ennemi mystère,
    a–f cœur valant de 1 à 6, h cœur mystère, w toile d’araignée, k clef, L porte verrouillée, T Téléportail.
    Les comptes comprennent la chambre forte ; un ennemi mystère compte pour une force de 3,5.

# Problèmes
problem-system = { $what }
problem-usage = Mauvais usage : { $what }
problem-unknown_command = Il n’y a pas de commande « { $command } » ; il y a : { $allowed }.
problem-command_is_game = { $game } est un jeu ; pour y jouer : oubliette play { $game }
problem-unknown_flag = Il n’y a pas d’option { $flag } ici : voyez { $command } --help.
problem-value_missing = { $flag } attend une valeur.
problem-value_spare = { $flag } ne prend pas de valeur.
problem-spare_argument = Un argument de trop : « { $word } ».
problem-not_a_number = { $flag } doit être un nombre entier, pas « { $value } ».
problem-too_small = { $flag } doit être au moins { $low }, pas { $value }.
problem-too_large = { $flag } doit être au plus { $high }, pas { $value }.
problem-too_many_digits = { $flag } est trop grand : { $digits } chiffres au plus.
problem-option_form = Une option s’écrit clé=valeur, pas « { $given } ».
problem-game_missing = Quel jeu ? « oubliette games » les liste.
problem-no_rulebook = { $game } n’a pas encore de livret.
problem-unknown_rule = Le livret de { $game } n’a pas de règle « { $rule } » ; il y a : { $allowed }.
problem-unknown_dice = Il n’y a pas de dés « { $dice } » ; il y a : { $allowed }.
problem-match_failed = La partie { $number } a échoué : { $what } ; pour la revoir : { $command }
problem-workers_lost = Les processus se sont arrêtés à l’improviste ; essayez --workers 1.
problem-load_with_option = Une partie enregistrée garde ses options : retirez --option.
problem-file_wanted = Quel fichier ? Donnez l’enregistrement à rejouer.
problem-notebook_wanted = Quel carnet ? Donnez son numéro, de 0 à { $highest }.
problem-sheet_action = Que faire des feuilles ? « check FICHIER » ou « show FEUILLE ».
problem-sheet_wanted = Quel fichier ? Donnez la feuille à vérifier.
problem-unknown_sheet = Il n’y a pas de feuille « { $sheet } » ; il y a : { $allowed }.
