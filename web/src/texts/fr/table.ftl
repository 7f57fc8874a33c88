# Une table entre deux parties.
table-seats = Autour de la table
table-seat-free = La place { $number } est libre
table-seat-mine = C’est vous
table-seat-host = Hôte
table-seat-away = ailleurs
table-sit = S’asseoir
table-sit-as = S’asseoir sous le nom de { $name }
table-sit-too = Jouer aussi cette place
table-hero-another = Le nom de votre personnage à une autre place
table-sit-instead = Jouer à la place de { $name }
table-bot = Asseoir un bot
table-bot-level = De quelle force ?
table-leave = Partir
table-dismiss = Renvoyer
table-dismiss-who = Renvoyer { $name }

table-arrival = { $host } vous invite à une partie de { $title }
table-arrival-nobody = Une place est libre pour une partie de { $title }
table-arrival-name = Votre nom
table-full = Toutes les places sont prises. Vous pouvez regarder.

table-begin = Commencer
table-ready = Tout le monde est là.
table-missing = { $count ->
    [one] Une place est encore libre, pour un ami ou un bot.
   *[other] { $count } places sont encore libres, pour des amis ou des bots.
}
table-last-match = Regarder la dernière partie

table-invite = Inviter un ami
table-invite-how = Qui ouvre ce lien peut s’asseoir, sans compte.
table-invite-link = Le lien de l’invitation
table-invite-share = Partager…
table-invite-renew = Faire un nouveau lien
table-invite-renewed = Voici un nouveau lien ; l’ancien ne marche plus.
table-invite-text = Viens jouer avec moi : { $title } !

table-plan = Ce qu’on joue
table-plan-usual = Selon les règles habituelles.
table-change = Changer les réglages
table-rules = Le livret
table-clock = Temps de réflexion
table-clock-value = { $bonus ->
    [0] { $minutes } min chacun
   *[other] { $minutes } min chacun, et { $bonus } s de plus par réponse
}
table-seed = Le numéro des dés : qui le connaît pourrait les prévoir
table-on = oui
table-off = non

table-dice = Des dés honnêtes
table-dice-text = Tous les dés et cartes de la prochaine partie découlent d’un secret déjà fixé. Voici son empreinte (SHA-256) ; après la partie, le secret est révélé, et chaque dé peut être vérifié.

table-gone = Aucune table ici
table-gone-not_found = Cette table n’existe pas, ou elle n’est pas pour vous.
table-gone-no_such_table = Cette table n’existe pas. Une lettre du lien s’est peut-être perdue.
table-gone-no_such_match = Cette partie n’existe pas.
table-gone-bad_message = Le serveur n’a pas compris cette page. La recharger suffit souvent.
table-logged-out = Vous avez été déconnecté, peut-être depuis un autre appareil. Connectez-vous pour retrouver votre place.

## Une autre partie avec les mêmes personnes
again-mine = Vous aimeriez rejouer.
again-of = { $name } aimerait rejouer.
again-agreed = { $names } aussi.
again-agreed-mine = Vous aussi.
again-asked = On attend la réponse de { $names }.
again-away = { $count ->
    [one] { $names } est ailleurs.
   *[other] { $names } sont ailleurs.
}
again-agree = Oui, jouons
again-decline = Pas maintenant
again-withdraw = Tant pis
again-without = { $count ->
    [one] Commencer avec un bot à la place de { $names }
   *[other] Commencer avec des bots à la place de { $names }
}
again-declined = { $name } préfère ne pas rejouer maintenant.
again-declined-mine = Vous préférez ne pas rejouer maintenant.
again-at-once = Commencer sans demander

## Ceux qui demandent une place
request-of = { $name } aimerait s’asseoir et jouer.
request-later = Les bots gardent leur place tant que plusieurs personnes jouent : il y aura de la place à la fin de la partie.
request-full = Des personnes occupent toutes les places : il y en aura une si quelqu’un part.
request-accept = Accueillir { $name }
request-decline = Décliner
request-decline-who = Décliner : { $name }
ask-title = Envie de jouer ici ?
ask-how = Demandez une place à ceux de la table : ils le voient aussitôt.
ask-seat = Demander une place
ask-open = Vous avez demandé une place. Dès que quelqu’un de la table vous accueille, vous voilà assis ici.
ask-withdraw = Tant pis
ask-declined = On ne peut pas vous accueillir cette fois. Vous pourrez redemander quand la prochaine partie aura commencé.
table-state-running = Une partie se joue ici en ce moment.
table-state-over = La dernière partie ici est finie.
table-state-new = Aucune partie n’a encore commencé ici.
table-watch-match = Regarder la partie
