# Une partie : tout ce qui entoure le plateau.
match-title = { $title } · Oubliette
match-title-turn = ● À vous · { $title }

## À qui de jouer, et qui joue
match-turn-mine = À vous de jouer
match-turn-of = C’est le tour de { $name }
match-turn-waiting = On attend { $names }
match-turn-thinking = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
match-turn-away = { $count ->
    [one] On attend { $names }, qui est ailleurs
   *[other] On attend { $names }, qui sont ailleurs
}
match-turn-stand-in = { $count ->
    [one] Un bot joue pour { $names } en attendant son retour
   *[other] Des bots jouent pour { $names } en attendant leur retour
}
match-turn-free = Une place est libre : la partie attend
match-turn-moment = Un instant…
match-turn-over = La partie est finie
match-players = Joueurs
match-player-bot = Bot
match-player-waited = (à jouer)
match-player-away = ailleurs
match-player-stand-in = ailleurs, un bot joue en attendant
match-player-nobody = Place { $number }
match-player-numbered = { $name } ({ $number })
match-clock = Temps restant
match-watching = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
match-seat-free = Quelqu’un est parti, et la partie attend que sa place soit prise. Un ami ou un bot peut s’y asseoir.
match-away-since = { $name } est ailleurs depuis { $span }.
match-away-stand-in = Dans { $span }, un bot jouera jusqu’au retour de { $name }.
match-away-never = À cette table, aucun bot ne joue pour { $name } : la partie attend.
match-away-leave = Vous pouvez partir aussi : votre place vous reste.
span-minutes = { $count ->
    [0] moins d’une minute
    [one] une minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
span-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}

## La liaison avec le serveur
match-line-open = Connecté
match-line-connecting = Connexion…
match-line-lost = La liaison est coupée, on la rétablit… Rien n’est perdu.
match-line-retry = Essayer maintenant

## La question
match-board = Sur la table
match-bar = La question
match-fold = Replier, pour mieux voir le plateau
match-unfold = Déplier
match-why = pourquoi ?
match-why-question = Pourquoi cette question ? La règle
match-why-of = Pourquoi ? La règle derrière : { $sentence }
match-why-title = La règle
match-why-none = Le livret n’en dit rien de particulier.
match-why-book = Ouvrir tout le livret
match-always = Désormais, toujours répondre ainsi
match-recommended = conseillé
match-not-asked = On ne vous demande rien pour l’instant.
match-board-broken = Ce plateau ne peut pas être dessiné pour l’instant. La partie n’a rien : « Options » permet toujours de répondre.

match-options = Toutes les options
match-options-search = Chercher parmi les options
match-options-found = { $found } options sur { $count }
match-options-more = { $count ->
    [one] En montrer une de plus
   *[other] En montrer { $count } de plus
}
match-options-rest = { $count ->
    [one] Encore une…
   *[other] Encore { $count }…
}
match-shape-hinted = Comme conseillé : { $option }

## Les outils
match-tools = Outils
match-tool-options = Options
match-tool-hint = Conseil
match-tool-undo = Reprendre
match-tool-rules = Règles
match-tool-things = Examiner
match-tool-more = Plus
match-more-habits = Ce qu’on répond pour moi
match-more-table = La table et ses places
match-more-help = Aide et touches
match-more-resign = Abandonner…

match-hint = Conseil
match-hint-thinking = Je réfléchis…
match-hint-stop = Ne plus attendre
match-hint-longer = Réfléchir plus longtemps

match-undo-no = Rien ne peut être repris : aucune réponse n’a été donnée, ou des dés ou des cartes sont tombés depuis.
match-undo-waiting = Vous voulez reprendre votre réponse. On demande aux autres.
match-undo-withdraw = Tant pis
match-undo-asked = { $name } voudrait reprendre sa dernière réponse.
match-undo-agree = D’accord
match-undo-refuse = Refuser
match-undo-agreed = Vous êtes d’accord. On attend encore les autres.

match-habits = Ce qu’on répond pour moi
match-habits-none = Tout vous est demandé. Quand une question n’a que quelques réponses simples, une case à cocher fait de la vôtre une habitude.
match-habit-forget = Me le redemander
match-windows = Pendant le tour des autres, me solliciter
match-windows-all = à chaque fois
match-windows-near = quand il se passe quelque chose près de moi
match-windows-mine = jamais
match-windows-all-about = On vous sollicite à chaque moment où vous pouvez agir.
match-windows-near-about = C’est-à-dire dans votre salle ou à côté, à vous-même, ou à ce que vous avez posé. Sinon, vous passez en silence.
match-windows-mine-about = Vous passez en silence pendant tous les tours sauf le vôtre.

match-rules = Livret de règles
match-rules-search = Chercher dans les règles
match-rules-none = Ce mot n’est pas dans le livret.

match-resign-title = Abandonner ?
match-resign-text = À deux, l’autre gagne ; si personne d’autre ne joue, la partie est finie ; à plusieurs, un bot continue à votre place. Cela ne se reprend pas.
match-resign-no = Continuer
match-resign-yes = Abandonner
match-sure-title = Vraiment ?
match-sure-no = Pas encore

match-help = Aide
match-help-text = Touchez ce qui est éclairé sur le plateau, ou un bouton au-dessous, pour répondre à la question. « pourquoi ? » montre la règle derrière une question ou un événement. Tout ce qu’on peut répondre est aussi dans « Options », en toutes lettres.
match-key-o = Toutes les options en toutes lettres
match-key-h = Un conseil
match-key-u = Reprendre
match-key-i = Ce que sont les choses sur le plateau
match-key-r = Le livret de règles
match-key-w = La règle derrière la question
match-key-l = Ce qui s’est passé
match-key-c = La discussion
match-key-m = Plus
match-key-help = Cette aide
match-key-esc = Fermer ce qui est ouvert
    .name = Échap
match-key-digits = Dans la liste des options : en choisir une

## Journal et discussion
match-side = Ce qui s’est passé, et ce qui se dit
match-log = Journal
match-log-empty = Rien ne s’est encore passé.
match-log-earlier = Ce qui s’est passé avant
match-chat = Discussion
match-chat-unread = { $count ->
    [one] une ligne non lue
   *[other] { $count } lignes non lues
}
match-chat-empty = Personne n’a encore rien dit.
match-chat-field = Dire quelque chose
match-chat-say = Dire
match-chat-seated = Seuls ceux qui sont assis à la table peuvent parler ici.

## Plusieurs personnes au même écran
match-hand-over = Passer l’écran à { $name }
match-curtain-title = Passez l’écran à { $name }
match-curtain-text = Personne d’autre ne devrait regarder maintenant.
match-curtain-ready = Je suis { $name } : continuer
match-curtain-bare = Pas de rideau dans cette partie

## La fin
match-result = Résultat
match-result-place = Place
match-result-player = Joueur
match-result-score = Score
match-result-alone = { $label } : { $score }
match-rematch = Rejouer
match-replay = Revoir la partie
match-replay-copy = Copier le lien de la partie
match-record = Enregistrer la partie
match-to-table = Vers la table
match-to-games = Vers les jeux
match-daily = Le classement du jour
