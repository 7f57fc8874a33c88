# Revoir une partie.
replay-title = { $title }, la partie revue
replay-controls = Au fil de la partie
replay-slider = Moment de la partie
replay-at = Réponse { $ply } sur { $plies }
replay-start = Au début
replay-before = À la question précédente
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Un pas en avant
replay-next = À la question suivante
replay-end = À la fin
replay-speed = Vitesse
replay-times = { NUMBER($speed) } ×

replay-told = Ce moment
replay-set-up = Tout est en place.
replay-log = Ce qui s’est passé
replay-eyes = Vu par
replay-spectator = un spectateur

replay-branch = Continuer à partir d’ici
replay-branch-how = { $ply ->
    [0] Une nouvelle partie commence comme celle-ci, avec de nouveaux dés.
    [one] Une nouvelle partie commence par la première réponse de celle-ci. À partir de là, ses dés sont nouveaux.
   *[other] Une nouvelle partie commence par les { $ply } premières réponses de celle-ci. À partir de là, ses dés sont nouveaux.
}
replay-branch-seat = Votre place
replay-branch-bots = Les bots aux autres places
replay-branch-begin = Commencer
replay-branched = { $ply ->
    [0] Cette partie a commencé comme une autre, avec de nouveaux dés.
    [one] Cette partie a quitté une autre partie après sa première réponse.
   *[other] Cette partie a quitté une autre partie après { $ply } réponses.
}
replay-branched-look = Voir ce moment
replay-branched-short = suite d’une autre

replay-about = À propos de cette partie
replay-place = Place
replay-player = Joueur
replay-score = Score
replay-options = Mise en place
replay-options-usual = Comme d’habitude : rien n’a été changé.
replay-share = Copier le lien vers ce moment
replay-record = Enregistrer la partie
replay-check = Les dés étaient-ils honnêtes ?
replay-fair = { $dice ->
    [0] Il n’a fallu aucun dé.
    [one] Le seul dé était celui promis avant le début de la partie.
   *[other] Les { $dice } dés et cartes étaient tous ceux promis avant le début de la partie.
}
replay-fair-first = { $first ->
    [one] La première réponse vient
   *[other] Les { $first } premières réponses viennent
} d’une autre partie : rien n’a été promis ici sur leurs dés.

replay-running-title = Cette partie se joue encore
replay-running = On pourra la revoir quand elle sera finie. D’ici là, on peut la regarder à sa table.
replay-to-table = À la table
replay-no-table = Sa table est introuvable : elle a peut-être été débarrassée.
replay-archived = Cette partie s’est jouée avec des règles plus anciennes. On ne peut plus en dessiner les positions, mais son récit a été noté.
replay-offline = Les parties sont gardées par le serveur : pour en revoir une, il faut le réseau.
