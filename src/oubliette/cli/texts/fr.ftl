# Ce que dit la ligne de commande. Les problèmes du noyau, de la table et du terminal sont dans les textes de l’interface.
decimal-mark = ,
percent = { $number } %
did-you-mean = Vouliez-vous dire { $word } ?

# Aide
usage = usage :
usage-overview = oubliette [-h] [--version] [--lang en|fr] [COMMANDE …]
usage-play = oubliette play [options] [JEU]
usage-learn = oubliette learn [options] [JEU]
usage-games = oubliette games [options] [JEU]
usage-rules = oubliette rules [options] JEU [RÈGLE]
usage-simulate = oubliette simulate [options] JEU
usage-arena = oubliette arena [options] --bots BOT,… JEU
usage-replay = oubliette replay [options] FICHIER
usage-notebook = oubliette notebook [options] NUMÉRO
usage-sheet = oubliette sheet [options] check FICHIER | show FEUILLE
usage-serve = oubliette serve [options]
usage-admin = oubliette admin [options] backup FICHIER | restore FICHIER | check
heading-arguments = arguments{ "\u202F" }
heading-commands = commandes{ "\u202F" }
heading-options = options{ "\u202F" }
about = Des jeux de donjon sur table : y jouer, les regarder, les étudier.
more-help = Sans commande : les jeux s’ouvrent dans le navigateur, pour cette machine seulement (pour d’autres : oubliette serve) ; sans l’extra « server », comme play. Pour en savoir plus : oubliette COMMANDE --help
command-play = Jouer une partie dans le terminal.
command-learn = Apprendre un jeu dans le terminal, par une partie guidée de quelques minutes.
command-games = Lister les jeux, ou dire ce qui se règle dans l’un d’eux.
command-rules = Montrer le livret d’un jeu, ou le paragraphe sur une règle.
command-simulate = Faire jouer de nombreuses parties à des bots et dire qui gagne combien de fois.
command-arena = Opposer des bots jusqu’à savoir lequel est le meilleur, et les classer.
command-replay = Raconter une partie enregistrée, et la vérifier.
command-notebook = Imprimer un carnet de Paper App DUNGEON : étages, boutiques, trésor.
command-sheet = Vérifier une feuille dessinée pour Dungeon Pen, ou imprimer l’une des nôtres.
command-serve = Servir des parties aux navigateurs et aux programmes, pour jouer à distance.
command-admin = Copier les données d’un serveur, les remettre en place, ou vérifier qu’elles sont saines.
metavar-game = JEU
metavar-rule = RÈGLE
metavar-name = NOM
metavar-file = FICHIER
metavar-number = N
metavar-notebook = NUMÉRO
metavar-sheet = FICHIER
metavar-database = BASE
metavar-address = ADRESSE
metavar-seats = SIÈGE,…
metavar-bots = BOT,…
metavar-setting = CLÉ=VALEUR
metavar-values = CLÉ=VALEUR,…
help-help = montrer cette aide et s’arrêter
help-lang = la langue ; sinon celle du système
help-version = montrer la version et s’arrêter
help-option = régler une option du jeu ; peut être répété (oubliette games JEU les liste)
help-learn-again = recommencer la partie guidée ; sinon elle continue où vous l’avez laissée
help-games-game = le jeu à décrire
help-rules-game = le jeu
help-rules-slug = le nom d’une règle, comme turn.choice, ou un mot à chercher
help-play-game = le jeu ; sinon il vous est demandé
help-play-seats = qui s’assied où : human ou le nom d’un bot pour chaque siège, séparés par des virgules (sinon vous, et des bots aux autres sièges que le jeu compte d’habitude) ; human:Ada donne un nom
help-play-name = votre nom ; il est retenu pour les parties suivantes
help-play-seed = le même nombre donne les mêmes dés et les mêmes bots
help-play-load = reprendre une partie enregistrée
help-play-from = avec --load : une nouvelle partie, qui commence après autant de réponses de la partie enregistrée, avec de nouveaux dés
help-play-dice = fair : le programme lance et tire ; real : vous tapez ce que montrent vos propres dés et cartes
help-simulate-game = le jeu
help-simulate-matches = combien de parties (sinon { $default })
help-simulate-seed = le même nombre donne les mêmes parties, quel que soit --workers (sinon { $default })
help-simulate-bots = un bot par siège, séparés par des virgules ; un seul joue à tous les sièges. Les sièges restent tels quels : personne ne change de place d’une partie à l’autre
help-simulate-seats = combien de sièges, quand un seul bot les occupe tous (sinon le minimum que permet le jeu)
help-simulate-workers = combien de processus (sinon un seul si c’est court, tous les cœurs disponibles si c’est long) ; la vitesse annoncée est celle de l’ensemble
help-simulate-json = un objet JSON et rien d’autre ; « interrupted » dit si la série a été écourtée (docs/simulating.md liste tous ses champs)
help-arena-bots = les bots, séparés par des virgules, comme greedy,search:1s,hard ; chaque paire se rencontre
help-arena-matches = le nombre maximal de parties par rencontre, ou par bot qui joue seul (sinon { $default }) ; moins si le résultat est sûr plus tôt
help-arena-seed = le même nombre donne les mêmes parties, quel que soit --workers (sinon { $default }) ; les bots limités en secondes peuvent tout de même jouer autrement
help-arena-seats = combien de bots à une table : chaque groupe de cette taille se rencontre (sinon deux, ou un seul quand les bots ne jouent pas l’un contre l’autre)
help-arena-over = jouer tour à tour, et aussi souvent, avec chacune de ces valeurs d’une option ; peut être répété
help-arena-by = sur quoi comparer des bots qui jouent seuls (sinon wins, les victoires ; score dans Paper App DUNGEON)
help-arena-target = demander si le premier bot d’une rencontre dépasse ce pourcentage, au lieu de chercher lequel est le meilleur
help-arena-margin = s’arrêter aussi quand il est sûr qu’une rencontre est à moins de ce nombre de points de l’égalité, ou de --target
help-arena-no-early = jouer toutes les parties, et donner l’intervalle plus étroit d’un nombre fixé
help-arena-save = ajouter chaque partie à ce nouveau fichier, une par ligne, à mesure
help-arena-resume = reprendre là où s’est arrêtée la série de ce fichier ; ses parties ne sont pas rejouées
help-arena-json = écrire tous les chiffres en JSON dans ce fichier ; - les imprime, et rien d’autre (docs/arena.md liste les champs)
help-arena-plot = dessiner le résultat dans ce fichier : .svg, .png ou .html ; demande l’extra « lab »
help-replay-file = l’enregistrement, en JSON ou en texte
help-replay-verify = dire ce qui a été vérifié : l’empreinte de l’enregistrement et, pour des dés vérifiables, chaque dé d’après l’engagement
help-replay-plies = indiquer devant chaque réponse combien la précèdent : play --from reprend de là
help-notebook-number = le numéro du carnet, de 0 à { $highest }, ou first ; le même numéro donne partout les mêmes pages
help-notebook-profile = la difficulté de ses étages (sinon { $default })
help-notebook-corners = la règle des coins pour laquelle ses étages sont faits (sinon { $default })
help-notebook-floor = cet étage seulement, et la boutique qui le suit
help-notebook-floors = un carnet court : son nombre d’étages, de { $fewest } à { $most } (sinon { $most })
help-sheet-action = check vérifie un dessin, show montre une feuille imprimée
help-sheet-which = le fichier à vérifier, ou le nom de la feuille à montrer : { $sheets }
help-serve-host = l’adresse où écouter (sinon { $default } : cette machine seulement ; 0.0.0.0 pour toutes les adresses)
help-serve-port = le port (sinon { $default })
help-serve-database = un fichier, ou postgresql://utilisateur:motdepasse@hôte/nom ; sinon { $variable } dans l’environnement, ou un fichier parmi vos données
help-serve-workers = combien de processus servent ; plus d’un demande PostgreSQL (sinon { $default })
help-serve-public-url = comment on atteint le serveur s’il est derrière un autre, par exemple https://jeux.example
help-serve-open = le montrer dans votre navigateur dès qu’il est joignable
help-serve-thinkers = combien de processus réfléchissent pour les bots et les conseils, dans chaque processus de service (sinon un de moins que les cœurs disponibles)
help-serve-log-format = la forme du journal : texte, ou lignes JSON (sinon { $default })
help-serve-log-level = ce que dit le journal : debug, info, warning ou error (sinon { $default })
help-admin-action = backup copie tout dans un fichier, même pendant que le serveur tourne ; restore remplit une base vide depuis un tel fichier ; check rejoue chaque partie conservée
help-admin-file = la sauvegarde
help-admin-json = pour check seulement : un objet JSON et rien d’autre

# oubliette games
games-line = { $title } : { $tagline }
sample = exemple
games-seats = Sièges : { $seats } (d’habitude { $usual })
games-seats-exactly = Sièges : { $seats }
games-bots = Bots : { $bots }
games-level = { $level } : { $name }. { $temper }
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

# oubliette arena
arena-heading = { $game } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, graine { $seed }, au plus { $most } par { $kind ->
    [alone] bot
   *[together] rencontre
}
arena-columns-points = bot | cote | parties | points | intervalle 95 % | décision | partie
arena-columns-wins = bot | parties | gagnées | intervalle 95 % | score moyen | décision | partie
arena-columns-score = bot | parties | score moyen | intervalle 95 % | décision | partie
arena-value-columns-points = valeur | bot | parties | points | intervalle 95 %
arena-value-columns-wins = valeur | bot | parties | gagnées | intervalle 95 % | score moyen
arena-value-columns-score = valeur | bot | parties | score moyen | intervalle 95 %
arena-values = Par { $options } :
arena-pair-columns = rencontre | + = − | part | intervalle 95 % | le premier
arena-difference-columns = mêmes dés | + = − | écart | intervalle 95 % | le premier
arena-score-columns = mêmes dés | + = − | meilleur | intervalle 95 % | le premier
arena-target-columns = bot | + = − | gagnées | intervalle 95 % | il est
arena-better = meilleur
arena-worse = moins bon
arena-even = aussi bon
arena-above = > { $target }
arena-below = < { $target }
arena-near = ≈ { $target }
arena-unsure = pas sûr
arena-cross = Pourcentage du bot de la ligne contre celui de la colonne :
arena-measure-points = Part des points
arena-measure-wins = Part des parties gagnées
arena-measure-score = Score moyen
arena-plot-rating = Cote, deux écarts-types de chaque côté
arena-score-difference = Écart des scores moyens, { $first } – { $second } : { $difference } ({ $interval })
arena-note-points = Un point pour finir devant un autre bot, un demi-point pour la même place.
arena-note-rating = Cotes d’openskill, 25 au milieu, avec deux écarts-types.
arena-note-unrated = Pas de cotes : elles demandent l’extra « lab » (dans un dépôt cloné : ./run setup).
arena-note-alone = Pas de cotes : chacun joue pour soi. Tous les bots ont les mêmes dés.
arena-note-early = Les intervalles valent à tout arrêt : ils sont larges après peu de parties.
arena-note-fixed = Les intervalles valent pour ce nombre de parties, fixé d’avance.
arena-speed = { $seconds } s dans { $workers ->
    [one] un processus
   *[other] { $workers } processus
} ; temps processeur par décision et par partie
arena-progress = { $done } parties sur { $total } au plus ({ $percent } %), reste { $left } au plus
arena-seconds = { $number } s
arena-minutes = { $number } min

# oubliette replay
replay-heading = { $game }, { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}
replay-answer = > { $player } : { $answer }
replay-answer-at = { $ply } > { $player } : { $answer }
replay-unfinished = La partie n’est pas finie.
replay-score = { $player } : place { $place }, score { $score }
replay-score-shared = { $player } : score { $score }
replay-counted = { $player } : place { $place } ({ $label } : { $score })
replay-counted-shared = { $player } ({ $label } : { $score })
replay-other-rules = Règles, version { $found } ; ce programme joue la version { $known } : l’enregistrement est raconté, pas rejoué.
replay-players = Joueurs : { $players }. Réponses : { $answers }.
replay-began = Partie commencée le { $began }.
replay-dates = Partie commencée le { $began }, finie le { $ended }.
replay-setting = { $option } : { $value }
replay-no-story = Ce qui s’est passé n’est pas noté dans cet enregistrement : seul un programme qui joue la version { $found } peut le raconter.
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
verify-first = Non promis, car cela vient d’une autre partie : { $first ->
    [one] la première réponse
   *[other] les { $first } premières réponses
}.
verify-salt = À comparer aussi : le mot convenu entre les joueurs était « { $salt } ».
verify-rules = Non vérifié : seul un programme qui a la même version des règles peut rejouer l’enregistrement.
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

# oubliette serve
serve-ready = Oubliette est servi à l’adresse { $address }, ses données sont dans { $database }{ $age ->
    [new] , une base nouvelle et vide
   *[old] { "" }
}. Ctrl-C l’arrête.

serve-no-browser = Aucun navigateur ne peut s’ouvrir ici : ouvrez { $address } là où il y en a un.

# oubliette sans commande
start-ready = { $shown ->
    [yes] Oubliette s’ouvre dans votre navigateur, à l’adresse { $address }.
   *[no] Pour jouer, ouvrez { $address } dans un navigateur.
} Ctrl-C l’arrête.
start-running = Oubliette tourne déjà. { $shown ->
    [yes] Il s’ouvre dans votre navigateur, à l’adresse { $address }.
   *[no] Pour jouer, ouvrez { $address } dans un navigateur.
}
start-without-server = Pour jouer dans le navigateur, installez Oubliette avec son extra « server » (dans un dépôt cloné : ./run setup). Voici le terminal.

# oubliette admin
admin-progress-rows = { $done } lignes sur { $total } ({ $percent } %)
admin-progress-matches = { $done } parties sur { $total } ({ $percent } %)
admin-backup = { $rows ->
    [one] { $rows } ligne est maintenant
   *[other] { $rows } lignes sont maintenant
} dans { $file }.
admin-restored = { $rows ->
    [one] { $rows } ligne est maintenant
   *[other] { $rows } lignes sont maintenant
} dans { $database }.
admin-checked = Vérifié : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}{ $archived ->
    [0] .
    [one]  ; une partie a été jouée sous d’autres règles et seulement lue.
   *[other]  ; { $archived } parties ont été jouées sous d’autres règles et seulement lues.
}
admin-sound = Tout est sain.
admin-flaws = { $count ->
    [one] Un défaut a été trouvé.
   *[other] { $count } défauts ont été trouvés.
}
admin-flaw = { $id } : { $what }
admin-flaw-entry = { $id }, entrée { $number } : { $what }

# oubliette notebook
notebook-number = Le numéro du carnet
notebook-title = { $number ->
    [first] Le premier carnet
   *[other] Carnet { $number }
}, { $floors } étages, profil { $profile }{ $corners ->
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
problem-not_a_decimal = { $flag } doit être un nombre, pas « { $value } ».
problem-not_between = { $flag } doit être entre { $low } et { $high }, pas { $value }.
problem-option_form = Une option s’écrit clé=valeur, pas « { $given } ».
problem-game_missing = Quel jeu ? « oubliette games » les liste.
problem-unknown_rule = { $game } : le livret n’a pas de règle « { $rule } » ; il y a : { $allowed }.
problem-unknown_dice = Il n’y a pas de dés « { $dice } » ; il y a : { $allowed }.
problem-match_failed = La partie { $number } a échoué : { $what } ; pour la revoir : { $command }
problem-workers_lost = Les processus se sont arrêtés à l’improviste ; essayez --workers 1.
problem-load_with_option = Une partie enregistrée garde ses options : retirez --option.
problem-from_without_load = --from demande une partie enregistrée : donnez son fichier avec --load.
problem-file_wanted = Quel fichier ? Donnez l’enregistrement à rejouer.
problem-notebook_wanted = Quel carnet ? Donnez son numéro, de 0 à { $highest }.
problem-sheet_action = Que faire des feuilles ? Donnez « check FICHIER » ou « show FEUILLE ».
problem-sheet_wanted = Quel fichier ? Donnez la feuille à vérifier.
problem-unknown_sheet = Il n’y a pas de feuille « { $sheet } » ; il y a : { $allowed }.
problem-arena_who = Qui joue ? Nommez les bots : --bots greedy,random
problem-arena_twice = « { $bot } » est nommé deux fois : un bot ne peut pas se rencontrer.
problem-arena_bots = { $seats ->
    [one] Il faut au moins un bot.
   *[other] Une table de { $seats } demande { $least } bots différents, pas { $bots }.
}
problem-arena_matches = Une rencontre demande au moins { $least } parties, pas { $matches } : chaque ordre des sièges sous chaque valeur de --over.
problem-arena_by_points = Des bots qui jouent l’un contre l’autre ne se comparent qu’aux points : retirez --by.
problem-arena_no_points = Des bots qui jouent seuls ne gagnent pas de points : --by wins ou --by score.
problem-arena_target_score = Pour les scores, un but est une part de parties contre un second bot : nommez-en un autre, ou prenez --by wins.
problem-arena_fixed = « { $option } » ne peut pas être réglée avec --option et varier avec --over à la fois.
problem-arena_value_twice = --over nomme deux fois une valeur de « { $option } ».
problem-arena_save_or_resume = --save commence un fichier et --resume en reprend un : donnez l’un des deux.
problem-arena_file_exists = { $file } existe : reprenez-le avec --resume, ou choisissez un autre nom.
problem-arena_damaged = { $file } est abîmé à la ligne { $line } : il ne contient pas de parties d’arène.
problem-arena_other_run = { $file } vient d’une autre série, autre par { $what } : donnez les mêmes réglages, ou commencez un nouveau fichier avec --save.
problem-arena_plot_kind = { $file } n’est pas une image que l’on sait dessiner : choisissez un nom qui finit par { $allowed }.
problem-arena_plot_missing = Pour dessiner, installez Oubliette avec son extra « lab » (dans un dépôt cloné : ./run setup).
problem-over_form = --over s’écrit clé=valeur,valeur, pas « { $given } ».
problem-server_missing = Pour tenir un serveur, installez Oubliette avec son extra « server » (dans un dépôt cloné : ./run setup).
problem-bad_url = --public-url doit commencer par http:// ou https://, ce que « { $value } » ne fait pas.
problem-flag_value = { $flag } doit être l’un de ceux-ci : { $allowed }, pas « { $value } ».
problem-admin_action = Que faire des données ? Donnez « backup FICHIER », « restore FICHIER » ou « check ».
problem-admin_file = Quel fichier ? Donnez le nom de la sauvegarde.
problem-admin_json = --json est pour check seulement.
problem-unknown_by = Les bots ne se comparent pas par « { $by } » ; il y a : { $allowed }.
