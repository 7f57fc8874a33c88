# Nos propres phrases : le terminal, la ligne de commande, les problèmes.
# Typographie : apostrophe courbe, espace fine insécable (U+202F) avant ; : ! ? et dans les guillemets.

language-name = français
list-and = et
decimal-mark = ,
date = { $day }/{ $month }/{ $year }
yes = oui
no = non
nothing = –
hidden = caché
colon =  :

## Les sièges

seat-human = Joueur { $number }
seat-bot = { $bot } { $number }

## Le nom de qui joue

# Des noms que nous proposons, épicènes, et qu’aucun « de » n’oblige à élider.
names = Camille Charlie Claude Lou Morgan Noa Robin Sacha
name-ask = Comment vous appelez-vous ? (Entrée : { $name })
name-kept = Bienvenue, { $name }. Votre nom est retenu ; --name le change.
name-not-kept = Votre nom ne sera pas retenu : { $reason }.
settings-ignored = On fait comme si rien n’y était noté.

## Le choix d’un jeu

menu-games = Les jeux de la maison
menu-samples = Pour s’échauffer
menu-question = À quoi jouez-vous ? Tapez un numéro ou un nom, ou « quitter ».
menu-unknown = Il n’y a pas de jeu « { $typed } » ici.
menu-bye = À bientôt.

## La partie

play-players = Autour de la table : { $players }.
play-you = { $player } (vous)
play-others = Pour changer de tablée : --seats { $seats }
play-person = { $player } (une personne)
play-bot = { $player } (un bot)
play-temper = { $player } : { $temper }
play-hint = Répondez par le numéro d’une réponse. « ? » explique la question, « conseil » propose une réponse, « aide » dit le reste.
play-resumed = { $answers ->
    [one] La partie reprend après une réponse.
   *[other] La partie reprend après { $answers } réponses.
}
play-nothing-yet = Rien ne s’est encore passé.
play-question = { $player } : { $question }
play-fate = { $question }
play-forced = { $question } { $answer } (la seule réponse possible).
play-many = { $count } réponses possibles, par exemple :
play-many-number = Tapez une réponse entière ({ $example }) ou son numéro, de 1 à { $count }.
play-many-words = Tapez quelques mots d’une réponse, comme « { $example } », ou son numéro, de 1 à { $count }.
play-many-whole = Tapez un nombre, par exemple { $example }.
play-not-an-answer = « { $typed } » n’est pas une réponse ici. Tapez un numéro ({ $numbers }), « ? » ou « aide ».
play-not-among-many = « { $typed } » n’est pas une réponse possible. Tapez-en une comme { $example }.
play-enter = { $option } (Entrée)
play-nothing-there = Il n’y a rien à voir sous « { $typed } ».
play-not-a-number = « { $typed } » n’est pas une réponse ici. Réponses possibles : { $allowed }. Sinon : « ? » ou « aide ».
play-ambiguous = « { $typed } » peut vouloir dire { $options }. Tapez le numéro.
play-matches = { $count } réponses correspondent à « { $typed } » :
play-matches-some = { $count } réponses correspondent à « { $typed } », par exemple :
play-matches-how = Tapez les mêmes mots et d’autres, ou un numéro.
play-undone = Réponse annulée.
play-undo-agree = Annuler la dernière réponse de { $player } ? Tout le monde doit être d’accord (oui, non).
play-undo-refused = La partie continue comme avant.
sure-how = Tapez « { $yes } » pour le faire ; tout le reste vaut non.
sure-not = Rien ne s’est passé : répondez de nouveau.
play-no-rule = Le livret ne dit rien de cette question.
play-no-rulebook = Ce jeu n’a pas encore de livret.
play-more-paragraphs = « règles » et un mot du titre montre l’un de ceux-ci :
play-no-paragraph = Le livret ne dit rien sur « { $typed } ».
play-pass = Passez le clavier à { $player }.
play-pass-ready = { $player }, appuyez sur Entrée quand personne d’autre ne regarde.
play-pass-done = Appuyez sur Entrée pour effacer l’écran et passer le clavier.
play-over = La partie est finie.
play-place = Place
play-player = Joueur
play-score = Score
play-date = Partie jouée le { $day }.
play-dates = Partie commencée le { $began }, terminée le { $ended }.

## Nouvelles de la table

table-expired = { $player } n’a plus de temps : un bot a répondu.
table-resigned = { $player } abandonne.
table-resigned-result = { $winners ->
    [0] La partie a été abandonnée.
   *[other] La partie a été abandonnée : { $player } gagne.
}
table-stand_in = { $player } est ailleurs : un bot joue en attendant.
table-back = { $player } est de retour.

## Plusieurs réponses sur une ligne

ahead-nothing = Rien sur cette ligne n’a été pris pour une réponse.
ahead-asked = Répondu : { $given }. Laissé de côté, car la question n’est plus la même : { $left }.
ahead-note = Répondu : { $given }. Laissé de côté, car il y a d’abord quelque chose à savoir : { $left }.
ahead-others = Répondu : { $given }. Laissé de côté, car les autres ont joué depuis : { $left }.
ahead-impossible = Répondu : { $given }. Laissé de côté, car « { $typed } » n’est pas une réponse ici : { $left }.
ahead-unclear = Répondu : { $given }. Laissé de côté, car « { $typed } » peut vouloir dire plusieurs choses : { $left }.
ahead-over = Répondu : { $given }. Laissé de côté, car la partie est finie : { $left }.

## Apprendre un jeu

overview-want = Le but : { $text }
overview-turn = Votre tour : { $text }
overview-danger = Ce qui tourne mal : { $text }
overview-end = La fin : { $text }
learn-offer = Ce jeu est nouveau pour vous ? { $command } montre comment on y joue, en { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} environ.
example-answer = { $player } : { $answer }
learn-suggested = { $option } (essayez)
learn-try = Essayez : { $answer }
learn-done = Vous avez déjà joué cette partie guidée jusqu’au bout. Elle recommence.
learn-anew = Ce qui restait de cette partie guidée ne peut pas continuer. Elle recommence.
learn-then-play = Jouer une vraie partie, au niveau facile :
learn-then-rules = Lire l’essentiel et le livret de règles :
learn-go-on = Vous pouvez jouer cette partie jusqu’au bout, ou la quitter avec « { $quit } ».

## Marcher vers un lieu en le nommant

walk-how = Ou le nom d’un lieu plus loin, comme { $place } : on y va d’une traite.
walk-many = « { $typed } » peut vouloir dire { $places }. Tapez le nom entier.
walk-nowhere = D’ici, aucun chemin connu ne mène à « { $typed } » avec le mouvement qui reste.
walk-asked = Marche vers { $to } arrêtée après { $at } : il se passe autre chose.
walk-note = Marche vers { $to } arrêtée après { $at } : il y a d’abord quelque chose à savoir.
walk-others = Marche vers { $to } arrêtée après { $at } : les autres ont joué depuis.
walk-impossible = Marche vers { $to } arrêtée après { $at } : on ne peut plus passer par { $typed }.
walk-over = Marche vers { $to } arrêtée après { $at } : la partie est finie.

## Les habitudes

habit-set = Désormais, on répond « { $answer } » à cette question partout où c’est permis. « { $command } » : me la poser de nouveau.
habit-line = { $question } – { $answer }
habit-end = On y répond pour vous, jusqu’à ce que vous quittiez la partie. « { $command } » : me poser ces questions de nouveau.
habit-ended = { $count ->
    [one] La question vous est posée de nouveau : l’habitude est finie.
   *[other] Tout vous est demandé de nouveau : { $count } habitudes sont finies.
}
habit-none = Vous n’avez pas d’habitude : tout vous est demandé. « { $command } RÉPONSE » à une question en crée une.
habit-dice = Ce que montrent les dés et les cartes se dit à chaque fois.
habit-gives_up = « { $answer } » ne devient jamais une habitude : dites-le à chaque fois.

## Les fenêtres : être sollicité pendant le tour des autres

windows-words-all = toutes,tout
windows-words-near = proches,près de moi,près
windows-words-mine = mon tour,mon tour seulement
windows-first = Trop de questions ? « { $command } { $near } » n’en pose que si quelque chose se passe près de vous, « { $command } { $mine } » jamais pendant le tour des autres, « { $command } { $all } » à chaque fois.
windows-all = On vous sollicite à chaque moment du tour des autres.
windows-near = Pendant le tour des autres, on ne vous sollicite que s’il se passe quelque chose près de vous ; sinon, vous passez.
windows-mine = On ne vous sollicite qu’à votre tour ; pendant celui des autres, vous passez.
windows-how = Pour changer : « { $command } { $all } », « { $command } { $near } » ou « { $command } { $mine } ».
windows-unknown = « { $typed } » n’est pas possible ici. Tapez « { $command } { $all } », « { $command } { $near } » ou « { $command } { $mine } ».

## Les conseils

hint-thinking = Laissez-moi réfléchir…
hint-only = Il n’y a rien à choisir.
hint-best = Je répondrais : { $answer }
hint-search = { $tries ->
    [one] J’ai joué la suite une fois dans ma tête.
   *[other] J’ai joué la suite { $tries } fois dans ma tête.
}
hint-exact = J’ai tout compté, jet par jet.
hint-policy = C’est une règle empirique : je n’ai rien compté.
hint-certain = J’en suis certain.
hint-quite = J’en suis assez sûr ({ $sure } %).
hint-rather = Je le crois ({ $sure } %).
hint-hardly = Les réponses se valent presque, je n’en suis pas sûr ({ $sure } %).
hint-thumb = C’est l’expérience qui parle : mes quelques essais préfèrent une autre réponse, mais pas assez nettement pour m’y fier.
hint-too-few = C’est trop peu pour comparer : laissez-moi plus de temps.
hint-row = { $answer } – { $facts }
hint-value = perspectives { $value } %, à { $error } près
hint-value-once = perspectives { $value } %, essayé une seule fois
hint-exact-value = perspectives { $value } %

## Les bots : le nom d’un niveau, et son caractère

bot-random = Papillon
    .temper = Va où le vent le porte : il répond au hasard.
bot-greedy = Briquet
    .temper = Vif, sans longue réflexion, prend ce qui brille le plus près.
bot-exact = Prisme
    .temper = Compte tout ce qui peut se compter, jet par jet.
bot-search = Loupe
    .temper = Joue la suite dans sa tête, autant de fois qu’on le lui dit.
bot-easy = Lumignon
    .temper = Gai et insouciant, suit la première idée qui lui plaît, et vous pardonne les vôtres.
bot-normal = Lanterne
    .temper = Tête froide, regarde derrière le prochain coin avant d’y aller.
bot-hard = Torche
    .temper = Tenace, pèse chaque pas, et n’oublie jamais ce que vous avez pris.
bot-expert = Fanal
    .temper = Patient et calme, voit loin, ne dit rien, et ne trébuche guère deux fois.

## Garder la partie

save-done = Partie enregistrée dans { $file }.
save-kept = La partie est gardée dans { $file }.
save-exists = { $file } existe déjà. Pour l’écraser : { $command } { $file }
save-failed = Impossible d’écrire { $file } : { $reason }.
save-auto-failed = Attention : la partie n’est pas gardée dans { $file } : { $reason }. On peut jouer quand même.
save-continue = Pour continuer cette partie : { $command }
save-lost = La partie n’a pas pu être gardée.
save-finished = La partie est gardée dans { $file }.

## Pourquoi un fichier ne peut être lu ou écrit : la raison par son nom, ou ce que dit le système

reason = { $reason ->
    [enoent] { reason-enoent }
    [eacces] { reason-eacces }
    [eperm] { reason-eperm }
    [erofs] { reason-erofs }
    [enospc] { reason-enospc }
    [eisdir] { reason-eisdir }
    [enotdir] { reason-enotdir }
    [enametoolong] { reason-enametoolong }
    [eexist] { reason-eexist }
    [eloop] { reason-eloop }
    [no_home] { reason-no_home }
    [bad_name] { reason-bad_name }
    [not_regular] { reason-not_regular }
   *[other] { $why }
}
reason-enoent = ce fichier ou ce dossier n’existe pas
reason-eacces = l’accès est refusé
reason-eperm = ce n’est pas permis
reason-erofs = le disque est en lecture seule
reason-enospc = le disque est plein
reason-eisdir = c’est un dossier
reason-enotdir = une partie du chemin n’est pas un dossier
reason-enametoolong = le nom est trop long
reason-eexist = ce nom est déjà pris
reason-eloop = ses liens tournent en rond
reason-no_home = ce dossier personnel est introuvable
reason-bad_name = aucun fichier ne peut porter ce nom
reason-not_regular = ce n’est pas un fichier ordinaire

## Les commandes, et toutes les façons de les taper

command-help = aide
command-why = pourquoi
command-rules = règles regles
command-log = journal
command-look = voir regarder
command-hint = conseil indice
command-undo = annuler
command-always = toujours
command-ask = demander
command-windows = fenêtres fenêtre
command-save = sauver
command-overwrite = sauver!
command-quit = quitter
help-answer = Une réponse : son numéro, ou le début de son texte s’il n’y a pas de doute.
help-words = Dans une longue liste : quelques mots de la réponse, dans n’importe quel ordre, ou leur début. Si plusieurs réponses les contiennent, elles sont montrées.
help-ahead = Plusieurs réponses : n, n, e les donne l’une après l’autre, tant que la même chose est demandée ; annuler les retire une par une.
help-walk = Un lieu plus loin, là où l’on marche : son nom, comme sur le plan (K117, D7d3) ; on y va pas à pas, jusqu’à ce que quelque chose arrive.
help-why = ?, pourquoi : la règle derrière la question et, dans les jeux qui en disent plus, ce qu’il y a là où l’on est.
help-hint = conseil : ce que je répondrais, et ce que promettent les autres réponses ; conseil 5s me laisse cinq secondes de réflexion.
help-rules = règles : le livret, ou son sommaire ; règles MOT : les paragraphes qui en parlent.
help-log = journal : tout ce qui s’est passé.
help-look = voir : la table et la question, encore une fois. Dans un jeu où il y a plus à voir, voir 7 montre la page 7, voir plan tout le plateau : la table dit ce qu’il y a.
help-undo = annuler : retirer la dernière réponse, si rien n’a été révélé depuis.
help-always = toujours RÉPONSE : répondre, et désormais donner cette réponse à cette question sans me la poser, partout où c’est permis ; toujours : ce à quoi on répond pour moi.
help-ask = demander : tout me demander de nouveau.
help-windows = fenêtres toutes, proches ou mon tour : pendant le tour des autres, me solliciter à chaque moment, seulement s’il se passe quelque chose près de moi, ou jamais ; fenêtres : ce qu’il en est.
help-save = sauver FICHIER : enregistrer la partie dans un fichier ; sauver! FICHIER l’écrase s’il existe.
help-quit = quitter : partir. La partie est gardée, et la commande pour la reprendre est affichée.

## Un serveur sans page pour les navigateurs

no-page-title = Ce serveur n’a pas encore de page pour les navigateurs
no-page-how = Il a démarré sans le client. Depuis une copie du dépôt, cette commande le construit et relance le serveur :
no-page-programs = Ce que les programmes peuvent demander est décrit ici :

## Les problèmes

problem-guided_alone = Une partie guidée se joue seul, à une table à part.
problem-no_example = Le livret de règles de { $game } n’a pas d’exemple « { $name } ».
problem-no_lesson = { $game } n’a pas encore de partie guidée.
problem-unknown_game = Aucun jeu ne s’appelle « { $game } ». Il y a : { $allowed }.
problem-unknown_language = Il n’y a pas de textes en « { $language } ». Il y a : { $allowed }.
problem-unknown_option = { $game } n’a pas d’option « { $option } ». Ses options : { $allowed }.
problem-option_value = { $game } : l’option « { $option } » ne peut pas être « { $value } ». Permis : { $allowed }.
problem-seats = { $game } se joue à { $allowed } personnes, pas à { $seats }.
problem-no_second_character = Qui joue seul n’a pas de second personnage : laissez cette option de côté, ou jouez à deux.
problem-sheet_rows = Une feuille a { $wanted } lignes ; celle-ci en a { $rows }.
problem-sheet_columns = Une feuille a { $wanted } colonnes ; celle-ci en a { $columns }.
problem-sheet_row_length = La ligne { $row } a { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} au lieu de { $wanted }.
problem-sheet_mark = { $square } porte le signe inconnu « { $mark } » ; les signes sont { $known }.
problem-sheet_cell = Il faut une cellule de 2 cases sur 2 marquée { $mark } (joueur { $player }) ; { $count ->
    [0] il n’y en a pas.
   *[other] cases marquées ainsi : { $squares }.
}
problem-sheet_treasure = Il faut un seul trésor marqué { $mark } (joueur { $player }) ; { $count ->
    [0] il n’y en a pas.
   *[other] cases marquées ainsi : { $squares }.
}
problem-sheet_chests = Il faut au moins { $wanted } coffres (F), et non { $count }.
problem-sheet_potions = Il faut au moins { $wanted } potions (P), et non { $count }.
problem-sheet_symmetry = Après un demi-tour, en échangeant les propriétaires, la feuille doit rester la même : { $square } porte « { $mark } », il faut donc « { $wanted } » en { $other }, et non « { $there } »{ $pairs ->
    [one] .
   *[other]  ; { $pairs } paires de cases diffèrent.
}
problem-sheet_connected = Toute case qui n’est pas un mur doit pouvoir être atteinte ; cases coupées du reste : { $squares }.
problem-sheet_full = Il n’y a que des murs.
problem-sheet_distance = D’une cellule au trésor adverse, il faut de { $nearest } à { $farthest } pas, et non { $steps }.
problem-handicap_nobody = Un handicap pour qui ? Réglez handicap sur seat1 ou seat2.
problem-handicap_nothing = Quel handicap ? Réglez handicap_profile ou handicap_hp.
problem-too_few_archetypes = À { $seats }, il faut autant de personnages différents, et { $allowed } seulement sont permis : admettez le troll, la liche ou le sherpa, ou jouez en plus petit comité.
problem-same_character = À deux, il faut deux personnages différents, pas deux fois { $character }.
problem-bots = { $bots ->
    [one] Un bot ne peut pas occuper
   *[other] { $bots } bots ne peuvent pas occuper
} { $seats ->
    [one] un siège.
   *[other] { $seats } sièges.
}
problem-unknown_bot = { $game } : personne n’y joue sous le nom « { $bot } ». Il y a : { $allowed }.
problem-bad_budget = « { $given } » n’est pas un temps de réflexion : écrivez un nombre d’essais (500) ou une durée (0.2s, 200ms), et si vous voulez sur combien de cœurs (1sx4, 1sxall).
problem-no_hint_for_dice = Les dés et les cartes montrent ce qu’ils montrent : il n’y a rien à conseiller.
problem-unlisted = { $game } n’est pas dans la liste des jeux : un seul processus peut y jouer.
problem-not_an_index = « { $given } » ne répond pas à { $prompt } : il faut un numéro de 0 à { $last }.
problem-not_an_option = « { $given } » ne répond pas à { $prompt }. Permis : { $allowed }.
problem-only_by_gesture = À ce siège, la pichenette se donne d’un geste : appuyez sur votre croix, glissez, lâchez.
problem-not_by_gesture = À ce siège, on ne joue pas d’un geste : visez, ou dites où le crayon s’est arrêté.
problem-no_gesture_in_terminal = Un terminal ne voit pas vos gestes : réglez { $option } sur aim, ou jouez dans le navigateur.
problem-no_gesture_on_load = Au siège { $seat } de cette partie, on joue d’un geste, qu’un terminal ne voit pas : continuez dans le navigateur, ou asseyez-y un bot avec --seats.
problem-no_gesture = Trop lent, trop court, ou parti d’ailleurs : rien ne s’est passé. Recommencez.
problem-match_over = La partie est finie : on ne demande plus rien.
problem-real_dice = Personne ne lance les dés pour { $prompt } ici.
problem-no_such_ply = La partie n’a pas de coup { $ply }.
problem-no_fate = Pour imaginer ce qu’un siège ne voit pas, il faut un sort à part.
problem-wrong_players = La partie a { $seats } sièges, pas { $given }.
problem-no_such_seat = Il n’y a pas de siège { $seat } : ils vont de 0 à { $last }.
problem-seat_taken = Le siège { $seat } est pris par { $name }.
problem-nobody_there = Personne n’est assis au siège { $seat }.
problem-no_bot_there = Aucun bot n’est assis au siège { $seat }.
problem-not_your_turn = Ce n’est pas au siège { $seat } de répondre.
problem-stale_answer = Cette réponse vient trop tard : la partie a déjà continué.
problem-needs_consent = Le siège { $seat } ne peut annuler sa réponse que si les autres sont d’accord.
problem-no_windows = Ici, on ne demande rien à personne pendant le tour des autres.
problem-no_proposal = Personne ne demande à annuler une réponse.
problem-nobody_rolls = Avec de vrais dés, il faut une personne à la table pour dire ce qu’ils montrent.
problem-not_a_name = « { $name } » n’est pas un nom : il y faut au moins une lettre, et { $longest } signes au plus.
problem-settings_damaged = { $file } est abîmé : on ne peut pas y lire vos réglages.
problem-which_game = À quel jeu voulez-vous jouer ?
problem-not_asked = Le siège { $seat } ne peut pas imaginer la partie pendant qu’un autre est interrogé.
problem-nothing_to_undo = Rien à annuler : aucune réponse n’a été donnée, ou des dés ou des cartes sont sortis depuis.
problem-empty = L’enregistrement est vide.
problem-not_a_record = Ce n’est pas un enregistrement d’Oubliette.
problem-truncated = L’enregistrement est tronqué : il manque la fin.
problem-damaged = L’enregistrement est endommagé : { $where ->
    [line] la ligne { $detail } n’a pas de sens
    [part] sa partie « { $detail } » manque ou n’a pas de sens
    [answer] la réponse { $detail } n’est pas possible
    [json] illisible à partir du caractère { $detail }
   *[end] il ne mène pas à la fin qu’il annonce
}.
problem-endless = { $game } n’est pas fini après { $answers } réponses : les joueurs tournent en rond.
problem-other_format = L’enregistrement est au format { $found }, ce programme lit le format { $known }.
problem-other_version = L’enregistrement suit la version { $found } des règles de { $game }, ce programme joue la version { $known } : la partie ne peut pas continuer ici, mais « oubliette replay » la raconte.
problem-imagined = Une partie imaginée n’a pas eu lieu : elle ne s’enregistre pas.
problem-file_missing = Il n’y a pas de fichier { $file }.
problem-file_is_folder = { $file } est un dossier, pas un fichier.
problem-file_not_text = { $file } ne peut pas être lu : ce n’est pas du texte UTF-8.
problem-file_unreadable = { $file } ne peut pas être lu : { reason }.
problem-file_unwritable = { $file } ne peut pas être écrit : { reason }.
problem-other_game = { $file } est une partie d’un autre jeu : { $found }, pas { $game }.
problem-no_commitment = Cette partie n’a pas été jouée avec des dés vérifiables.
problem-no_secret = Le secret de ces dés n’est révélé qu’à la fin de la partie.
problem-bad_secret = Le secret révélé n’en est pas un.
problem-bad_first = L’enregistrement ne dit pas clairement quels dés étaient promis.
problem-weak_secret = Le secret est trop court.
problem-other_secret = Le secret révélé n’est pas celui qui avait été engagé.
problem-other_salt = Le sel de ces dés n’est pas celui que les joueurs avaient convenu.
problem-not_over = La partie n’est pas finie : ses dés ne peuvent pas encore être révélés.
problem-other_die = La réponse { $number } ({ $prompt }) n’est pas celle que donne le secret engagé.
problem-script_short = Le scénario s’arrête avant la question { $prompt }.
problem-script_value = Une valeur du scénario ne répond pas à { $prompt }.
problem-script_spare = Il reste des valeurs dans le scénario.

# Qui est parti pour de bon
somebody-gone = Quelqu’un qui est parti

# Ce qu’un serveur refuse
problem-archived = Cette partie a été jouée avec d’anciennes règles : on peut en lire le récit, rien de plus.
problem-bad_login = Un identifiant a de 3 à 40 caractères : lettres de a à z, chiffres, points, tirets, tirets bas.
problem-bad_message = Ce message n’a pas de sens.
problem-bad_method = Cette adresse n’accepte pas une telle demande.
problem-bad_name = Un nom a de 1 à { $longest } caractères visibles.
problem-bad_password = Un mot de passe a de { $shortest } à { $longest } caractères.
problem-bad_request = Cette demande n’a pas de sens.
problem-busy = Il se passe trop de choses à la fois : réessayez dans un instant.
problem-daily_alone = Un essai du donjon du jour se joue seul.
problem-daily_played = Vous avez déjà joué au donjon du jour de { $game }. Demain il y en aura un autre.
problem-daily_secret = Les dés d’un donjon du jour sont révélés à la fin du lendemain.
problem-daily_open = Un donjon du jour peut se continuer quand sa journée est finie pour tout le monde.
problem-failed = Le serveur a commis une erreur. Elle a été notée.
problem-has_account = Vous avez déjà un identifiant.
problem-hint_refused = Pas de conseil dans le donjon du jour : chacun le joue seul.
problem-logged_out = Vous avez été déconnecté.
problem-login_taken = L’identifiant « { $login } » est déjà pris.
problem-no_account = Une personne invitée n’a pas de mot de passe.
problem-no_daily = { $game } n’a pas de donjon du jour. En ont un : { $allowed }.
problem-no_person = Dites-nous d’abord votre nom.
problem-no_rulebook = { $game } n’a pas encore de livret de règles.
problem-no_such_day = Aucun donjon du jour n’a été joué à cette date.
problem-no_such_match = Cette partie n’existe pas.
problem-no_such_table = Cette table n’existe pas.
problem-nobody_sent_away = Pendant une partie, on ne peut renvoyer personne.
problem-not_found = Il n’y a rien ici.
problem-not_host = Seul l’hôte de cette table peut faire cela.
problem-not_invited = Cette table demande une invitation.
problem-not_json = Ce qu’on envoie doit être du JSON.
problem-not_seated = Seules les personnes assises à cette table peuvent faire cela.
problem-not_your_seat = Le siège { $seat } n’est pas le vôtre.
problem-other_origin = Un autre site ne peut pas demander cela en votre nom.
problem-seated_already = Vous avez déjà un siège dans cette partie : un autre vous montrerait ses secrets.
problem-seats_free = Une partie commence quand tous les sièges sont pris, par une personne ou un bot.
problem-still_running = La partie n’est pas finie : attendez qu’elle le soit.
problem-store_down = Le serveur n’atteint pas ses données. Rien n’est perdu : réessayez dans un instant.
problem-table_busy = Une partie se joue ici : il faut d’abord qu’elle finisse.
problem-table_changed = Quelqu’un d’autre vient de changer cette table : regardez-la de nouveau.
problem-too_fast = Trop vite. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
problem-bots_stay = Plusieurs personnes jouent : les bots gardent leur siège jusqu’à la fin de la partie.
problem-ask_first = D’autres personnes sont assises ici : proposez de rejouer, et attendez leur accord.
problem-asked_enough = { $most } personnes demandent déjà un siège ici : réessayez plus tard.
problem-asked_no = On a décliné votre demande. Vous pourrez redemander quand la prochaine partie aura commencé.
problem-no_seat = Des personnes occupent tous les sièges : il faut d’abord qu’il s’en libère un.
problem-no_such_request = Cette demande n’existe plus : elle a été retirée, ou quelqu’un y a répondu.
problem-body_too_large = C’est plus de { $kilobytes } ko.
problem-no_such_rule = Le livret de { $game } n’a pas de règle « { $rule } ».
problem-record_too_long = Un enregistrement a ici au plus { $most } réponses.
problem-too_slow = Cette demande a mis trop de temps à arriver.
problem-too_many_sockets = Trop de fenêtres sont ouvertes : fermez-en.
problem-too_many_habits = Cela suffit : il y a au plus { $most } habitudes.
problem-wrong_login = Cet identifiant et ce mot de passe ne vont pas ensemble.
problem-wrong_password = L’ancien mot de passe n’est pas celui-là.

# Ce qui ne va pas dans les données d’un serveur
problem-no_port = Impossible de servir à { $where } : { $reason ->
    [eaddrinuse] un autre programme y écoute. Choisissez un autre --port.
    [eacces] ce port n’est pas ouvert à tous. Choisissez-en un à partir de 1024.
   *[other] { $why }.
}
problem-workers_need_postgresql = Plusieurs processus demandent PostgreSQL : un fichier SQLite n’en sert qu’un.
problem-bad_database = { $database } n’est pas l’adresse d’une base de données : { $reason ->
    [sqlite_slashes] un fichier SQLite s’écrit sqlite:///jeux.db, ou sqlite:////srv/jeux.db avec son chemin complet.
    [postgresql_slashes] une base PostgreSQL s’écrit postgresql://utilisateur@hôte/nom.
    [scheme] elle doit commencer par sqlite:/// ou postgresql://, ou être le nom d’un fichier.
    [file] elle doit être le nom d’un fichier.
    [signs] les signes spéciaux d’un mot de passe s’écrivent sous forme de pourcentage, comme %40 pour @.
   *[driver] { $why }.
}
problem-which_database = Quelle base de données ? Donnez le nom d’un fichier, ou postgresql://utilisateur@hôte/nom.
problem-database_is_folder = { $database } est un dossier : donnez le nom d’un fichier dans ce dossier.
problem-database_unreachable = La base de données { $database } est hors d’atteinte : { $why }
problem-database_refused = La base de données { $database } nous refuse l’entrée : { $why }
problem-database_unwritable = Impossible d’écrire dans la base de données { $database } : { $why }
problem-database_in_use = Un autre serveur ou programme utilise { $database } : arrêtez-le, ou prenez PostgreSQL, que plusieurs peuvent partager.
problem-database_not_empty = La base de données { $database } n’est pas vide : une sauvegarde ne se remet que dans une nouvelle.
problem-not_a_database = { $database } n’est pas une base de données, ou elle est endommagée.
problem-no_database = Il n’y a pas de base de données d’Oubliette à { $database }.
problem-other_database = La base de données { $database } appartient à un autre programme : elle a une table « { $table } » qui n’est pas la nôtre.
problem-newer_database = La base de données { $database } vient d’un programme plus récent : elle en est à la révision { $found }, celui-ci connaît { $known }.
problem-older_database = La base de données { $database } vient d’un programme plus ancien ({ $found }) : démarrez une fois le serveur, qui la met à jour ({ $known }).
problem-postgres_missing = Pour PostgreSQL, installez Oubliette avec son extra « postgres » (dans un dépôt cloné : ./run setup).
problem-backup_exists = { $file } existe déjà, et une sauvegarde n’écrase jamais rien : choisissez un autre nom.
problem-not_a_backup = { $file } n’est pas une sauvegarde d’Oubliette.
problem-backup_damaged = La sauvegarde { $file } est endommagée ou coupée : rien n’a été remis.
problem-newer_backup = { $file } vient d’un programme plus récent : elle est au format { $found }, celui-ci lit le format { $known }.
problem-stored_empty = elle n’a pas d’entrées.
problem-stored_gap = cette entrée manque.
problem-stored_begin = une partie commence par sa première entrée et aucune autre.
problem-stored_unreadable = illisible : { $why }
problem-stored_set_up = elle ne peut pas être installée ainsi : { $why }
problem-stored_rules = les règles échouent : { $why }
problem-stored_seat = le siège { $seat } n’avait pas à répondre.
problem-stored_answer = la réponse { $answer } n’est pas possible.
problem-stored_dice = la réponse { $answer } n’est pas ce que donne le secret des dés.
problem-stored_ply = elle suit { $ply } réponses, mais il y en a { $there }.
problem-stored_asked = elle dit que le siège { $said } répond ensuite, mais c’est { $asked }.
problem-stored_story = son récit n’est pas ce qui s’est passé.
problem-stored_status = elle est notée « { $status } », mais elle ne l’est pas.
problem-stored_digest = son empreinte est { $found }, mais elle mène à { $end }.
problem-stored_table = la partie { $match } de cette table manque.
