# Apprendre : survols, parties guidées, et ce que sont les choses sur un plateau.
teach-overview = Le jeu en une minute
teach-part-want = Ce que vous voulez
teach-part-turn = Votre tour
teach-part-danger = Ce qui tourne mal
teach-part-end = Comment cela finit

teach-guide = Le guide
teach-guided = Partie guidée
teach-go-on = Continuez à votre guise. Je reprendrai la parole dès qu’il y aura du nouveau.
teach-leave = Quitter la partie guidée ; vous pourrez la reprendre plus tard
teach-suggested = Essayez : { $answer }
teach-won = Bien joué
teach-lost = Voilà
teach-play = Jouer une vraie partie
teach-overview-again = Le jeu en une minute
teach-not-shown = Ce qui n’a pas été montré
teach-rulebook = Le reste est dans la règle : ici
teach-play-on = Continuer cette partie

teach-offer-title = Une partie guidée
teach-offer = { $minutes ->
    [one] Première fois ? Une partie guidée montre le jeu en une minute.
   *[other] Première fois ? Une partie guidée de { $minutes } minutes montre le jeu.
}
teach-offer-yes = Montrez-moi
teach-offer-no = Non, merci
teach-learn-long = { $minutes ->
    [one] Une partie guidée d’une minute
   *[other] Une partie guidée de { $minutes } minutes
}

teach-example = Exemple
teach-example-step = Étape { $step } sur { $steps }
teach-example-back = Une étape en arrière
teach-example-on = Une étape en avant

inspect-card = Qu’est-ce que c’est ? { $name }
inspect-title = Qu’est-ce que c’est ?
inspect-none = Il n’y a encore rien sur le plateau.
