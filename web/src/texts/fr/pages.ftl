# Les règles, le donjon du jour, ma page, et à propos de tout cela.

rules-title = Les livrets de règles
rules-lead = Toutes les règles de tous les jeux, dans nos propres mots. Pendant une partie, chaque question et chaque événement mène à son paragraphe.
rules-head = Règles de { $game }
rules-play = Y jouer
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé
    [one] Un paragraphe
   *[other] { $count } paragraphes
}
rules-nothing = Aucun paragraphe ne contient tous ces mots.
rules-contents = Sommaire
rules-others = Les autres livrets

daily-lead = Le même donjon et les mêmes dés pour tout le monde, et un seul essai. Une fois la journée passée, on voit comment les autres s’y sont pris.
daily-how = Une journée commence et finit à minuit UTC. Un essai commencé peut être terminé jusqu’à la fin du lendemain ; d’ici là, personne ne voit la partie d’un autre, et il n’y a pas de conseils.
daily-players = { $count ->
    [0] Personne ne l’a encore commencé
    [one] Une personne l’a commencé
   *[other] { $count } personnes l’ont commencé
}
daily-as-usual = Tout est comme d’habitude.
daily-won = Gagné.
daily-lost = Perdu.
daily-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
daily-begin = Commencer
daily-continue = Reprendre
daily-watch = Regarder
daily-board = Le tableau
daily-yesterday = Celui d’hier
daily-board-head = { $game }, { $day }
daily-days = D’autres jours
daily-before = La veille
daily-after = Le lendemain
daily-begun = { $players ->
    [0] Personne ne l’a commencé.
    [one] Commencé par une personne, terminé à temps par { $finished }.
   *[other] Commencé par { $players } personnes, terminé à temps par { $finished }.
}
daily-closed = Le tableau est clos.
daily-closes = On peut le terminer jusqu’au { $at }.
daily-nobody = Personne ne l’a encore terminé.
daily-resigned = Abandon.
daily-you = (vous)
daily-guest = (invité)
daily-more = Plus bas
daily-first = Depuis le haut
daily-promise = La promesse sur les dés
daily-promise-text = Les dés de cette journée découlent d’un secret. Voici son SHA-256, connu dès le départ ; le secret lui-même est révélé quand le tableau est clos, pour que chacun puisse vérifier.
daily-secret = Le secret :

me-lead-nobody = Personne n’a besoin de dire qui il est avant de jouer. Un nom vous est donné quand il en faut un ; choisissez-en ici un meilleur.
me-lead-guest = Vous êtes un invité : seul ce navigateur vous connaît.
me-lead-account = Avec votre identifiant, vous pouvez revenir de n’importe où.
me-name = Votre nom
me-name-label = Celui que les autres voient à la table
me-save = Enregistrer
me-saved = Enregistré
me-account = Compte
me-account-why = Avec un identifiant et un mot de passe, vous retrouvez vos parties de n’importe où. Aucune adresse électronique n’est demandée : personne ne pourra donc vous renvoyer un mot de passe perdu.
me-account-make = Créer un compte
me-account-is = Vous êtes connecté sous le nom de { $login }.
me-login = Identifiant
me-login-form = De 3 à 40 signes parmi a–z, 0–9, point, tiret, souligné.
me-password = Mot de passe
me-password-form = Au moins 8 signes.
me-log-in = Se connecter
me-log-in-why = Vous avez déjà un compte ? Revenez.
me-log-in-guest = Vous avez déjà un compte ? L’invité que vous êtes garde ses places, mais vous ne serez plus cet invité.
me-log-out = Se déconnecter
me-log-out-everywhere = Se déconnecter partout
me-password-change = Changer de mot de passe
me-password-old = L’ancien mot de passe
me-password-new = Le nouveau
me-password-changed = C’est changé. Partout ailleurs, vous êtes déconnecté.
me-forget = Être oublié
me-forget-text = Votre identifiant et tout moyen de revenir disparaissent, vos places sont libérées, et les listes montrent un mot au lieu de votre nom. Les parties restent, avec ce qui s’y est dit. C’est sans retour.
me-forget-sure = Faut-il oublier { $name } ?
me-forget-type = Pour confirmer, écrivez « { $word } » :
me-forget-word = oublier
me-forget-now = Oubliez-moi

me-matches-playing = Parties en cours
me-matches-playing-none = Aucune. La trappe est par là.
me-matches-over = Parties terminées
me-matches-over-none = Pas encore.
me-matches-archived = Parties aux anciennes règles
me-matches-uploaded = Parties apportées
me-newer = Plus récentes
me-older = Plus anciennes
me-won = Gagné
me-lost = Perdu
me-place = Place { $place } sur { $of }
me-ended = Terminée
me-statistics = Statistiques
me-statistics-none = Elles commencent avec votre première partie terminée.
me-statistics-game = Jeu
me-statistics-played = Jouées
me-statistics-won = Gagnées
me-statistics-best = Meilleur score
me-statistics-place = Place moyenne
me-mean = { NUMBER($place, maximumFractionDigits: 1) }

about-title = À propos d’Oubliette
about-what = Une maison numérique pour des jeux de donjon sur table, en français et en anglais.
about-how = Chaque règle, chaque décision et chaque option de cinq livrets est là. On joue seul, contre des bots, sur un seul écran ou loin les uns des autres ; on reprend ce qui n’a rien révélé ; on demande pourquoi, et la règle s’ouvre ; on revoit n’importe quelle partie ; et l’on vérifie que les dés étaient bien ceux promis avant la partie.
about-authors = À qui sont ces jeux
about-authors-text = Nous nous appuyons sur le travail de celles et ceux qui ont inventé, dessiné et publié ces jeux. Si l’un d’eux vous plaît et qu’une boutique l’a, achetez-le.
about-owners = Leurs noms, livrets, images et cartes appartiennent à leurs propriétaires. Aucune page, image ou carte n’en est reprise ici : ce projet joue selon leurs règles et les raconte dans ses propres phrases. Aucune des personnes et sociétés ci-dessus n’y a pris part ni n’en répond. Pig, le petit jeu d’essai, est un jeu de dés populaire et n’appartient à personne.
about-icons = Icônes
about-icons-text = Beaucoup de signes des plateaux viennent du jeu d’icônes de Lorc, Delapouite et d’autres contributeurs :
about-icons-changed = Couleurs et tailles sont les nôtres. Tous les autres dessins sont de notre main.
about-fonts = Caractères
about-fonts-text = Tous sous la
about-font = { $name }, par { $by }
about-privacy = Vie privée
about-privacy-text = Nous gardons le nom et la langue que vous avez donnés, un identifiant et l’empreinte d’un mot de passe si vous avez créé un compte, vos parties et ce que vous avez dit aux tables, et quand. Aucune adresse n’est gardée ni notée, aucun courriel demandé, rien n’est chargé d’ailleurs. Il y a un seul cookie, qui dit qui vous êtes et rien d’autre, et qui veut être oublié peut l’être à tout moment.
about-privacy-me = Votre nom, votre compte, être oublié
about-code = Le code
about-code-text = Notre code, nos textes et nos dessins sont sous licence MIT.
about-licences = Les licences de tout ce qui compose cette page
about-api = La description de l’interface, pour les programmes (OpenAPI)
about-version = Version { $version }
