# La première page, et le cadre de toutes les autres.
menu = Menu et réglages
foot-motto = La trappe est ouverte.
foot-credits = Crédits
foot-privacy = Vie privée
foot-api = Pour les programmes

home-head = Oubliette : cinq donjons où jouer
home-title = Cinq façons de descendre. À vous de choisir.
home-lead = Des jeux de donjon venus de la table, ici dans le navigateur : seul, contre des bots, ou entre amis par un lien. Rien à installer, rien à demander.
home-games = Les jeux
home-seats = { $few } à { $many } joueurs
home-seats-exactly = { $count } joueurs
home-together = coopératif
home-has-daily = donjon du jour
home-play = Jouer
home-play-with = { $bots ->
    [0] en solo
    [one] contre un bot
   *[other] contre { $bots } bots
}
home-learn = Apprendre
home-learn-minutes = { $minutes } min
home-overview = En une minute
home-opening = On descend…
home-set-up = Préparer
home-rules = Règles

home-continue = Reprendre
home-continue-all = Toutes mes parties
home-alone = en solo
home-guided = partie guidée
home-state-my-turn = À vous de jouer
home-state-their-turn = Les autres réfléchissent
home-state-waiting = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}

home-daily-text = Les mêmes dés pour tout le monde, un essai par jour.
home-daily-go = Vers les donjons du jour
daily-state-new = pas encore tenté
daily-state-playing = en cours
daily-state-over = terminé
daily-state-archived = terminé
daily-left = { $hours ->
    [0] encore { $minutes } min
   *[other] encore { $hours } h { $minutes } min
}

home-join = On vous a invité ?
home-join-label = Collez le lien, ou l’identifiant de la table.
home-join-example = https://…/t/…
home-join-go = Rejoindre
home-join-wrong = Ce n’est ni un lien vers une table, ni l’identifiant d’une table. Copiez de nouveau le lien entier.

home-open = Tables où il reste une place
home-open-free = { $count ->
    [one] une place
   *[other] { $count } places
}
home-open-none = Aucune pour le moment. Ouvrez-en une : elle figurera ici si vous le souhaitez.
home-open-again = Regarder encore

home-watch = Regarder une partie enregistrée
home-watch-text = Choisissez le fichier d’une partie que quelqu’un a enregistrée, ou déposez-le ici.
home-watch-choose = Choisir un fichier

home-sample = Pour apprendre :
