# Ce qui apprend Mini Rogue.

goal = Descendez dix zones et tuez les Restes d’Og, qui gardent le Sang d’Og.

overview-want = Le Sang d’Og. Il repose dix zones plus bas, au fond de quatre étages, et les Restes d’Og le gardent. Chaque étage finit par un gardien qui ne laisse passer personne.
overview-turn = Une zone, ce sont neuf cartes. Vous entrez dans quatre salles, toujours à droite ou en bas, en choisissant entre deux salles visibles. Les dés disent ce qu’une salle donne ou prend : un 5 ou un 6 réussit son test.
overview-danger = Les ennemis rendent les coups, les pièges mordent, et chaque zone coûte une ration. L’expérience donne des dés, l’or des potions et de l’armure ; les points de vie, eux, reviennent lentement.
overview-end = Vous gagnez quand les Restes d’Og tombent pour la seconde fois. À 0 point de vie vous êtes mort, et les zones franchies font votre score. À deux, on gagne ou on meurt ensemble.

## The guided match

note-goal = Vous gagnez quand les Restes d’Og tombent, dix zones plus bas. Aujourd’hui : deux zones, et le premier gardien à battre.
note-table = Vous êtes sur une salle, un Trésor. Survolez ou maintenez la carte pour lire sa table, puis résolvez la salle.
    .terminal = Vous êtes sur une salle, un Trésor. Tapez ? pour lire sa table, puis résolvez la salle.
note-test = Un test de compétence : votre dé blanc le réussit sur 5 ou 6. Le dé noir choisit la ligne de la table. Raté, le coffre reste fermé.
note-line = Réussi. Le dé Donjon a choisi la ligne de la table ; de ses deux biens, vous en prenez un.
note-life = La potion de Vie donne 6 PV, une fois, quand vous voulez. On vous la propose aussi avant une perte mortelle.
note-ways = On va à droite ou en bas, jamais en arrière : quatre salles jusqu’à la Sortie. Les deux suivantes sont visibles : regardez leurs cartes, puis choisissez.
note-fight = Un combat, à mort. Votre dé blanc donne vos dégâts. Le dé Donjon, lancé avec lui, est le coup de l’ennemi.
note-critical = Un 6 est critique : relancez-le pour rien et ajoutez le nouveau jet. Mais un 1 perd tout le dé. Osez, ou arrêtez.
note-free-feat = Votre arme relance un dé pour rien. Le nouveau jet compte : gardez-la pour un dé faible.
note-feat = Trop peu ? Une prouesse relance un dé, pour 1 XP ou 2 PV, et le nouveau jet compte. Ou bien arrêtez, et infligez ceci.
note-counter = L’ennemi a riposté par le dé noir : de 2 à 5 il inflige ses dégâts, moins votre armure. Sur 6 tout, sur 1 rien.
note-bash = Votre carte a deux compétences : Veille rend 1 PV, Assommer remplace l’attaque par un test. Réussi : meilleur dé plus deux fois l’armure, sans riposte.
note-face-down = Assommer a servi, réussi ou non : votre carte est face cachée, comme après Veille, jusqu’à un Repos ou la descente.
note-face-down-vigil = Veille a servi, et votre carte est face cachée : plus de compétence avant un Repos ou la descente.
note-xp = XP veut dire expérience. À 6 XP vous passez au niveau 2 et lancez deux dés blancs au lieu d’un ; à 18, trois.
note-unseen = Sur onze salles, trois manquent dans cette zone. Sous les cartes, vous lisez lesquelles peuvent encore y être cachées.
    .terminal = Sur onze salles, trois manquent dans cette zone. À côté des cartes, vous lisez lesquelles peuvent encore y être cachées.
note-rest = Un Repos remet votre carte Personnage face visible. Et vous faites une chose : apprendre, glaner ou vous soigner.
note-why = Envie de connaître la règle ? « pourquoi ? », près d’une question, ouvre son paragraphe. La touche i dit tout ce qui est sur la table.
    .terminal = Envie de connaître la règle ? Tapez ? pour celle d’une question, et règles pour tout le livret.
note-merchant = Achetez et vendez tant que vous pouvez payer, puis passez votre chemin. Les Racines médicinales rendent 4 PV.
note-undo = Un regret ? « Reprendre » annule votre dernière réponse, tant que ni dé ni carte n’est apparu depuis.
    .terminal = Un regret ? annuler reprend votre dernière réponse, tant que ni dé ni carte n’est apparu depuis.
note-food = La descente : une ration mangée, et votre carte est face visible. Sans vivres, la faim aurait coûté 3 PV.
note-guardian = Un gardien attend à la Sortie de cette zone. Regardez ses chiffres dès maintenant : on ne passe pas sans le battre.
note-together = Personne ne joue contre vous ici : à deux, on gagne ensemble ou on meurt ensemble.
note-choice = L’Arsenal vous donne une arme si un test réussit ; le Marchand vend ce que l’or peut payer. Vous voyez les deux : choisissez.
note-weapon = Une arme a quelques prouesses gratuites : chacune relance un dé en combat, pour rien. On tient une arme ou le Corbeau.
note-trap-sprung = Le test a échoué, et le piège a pris son dû. Un test réussi vous aurait rapporté quelque chose.
note-trap-passed = Le test est réussi : le piège vous donne quelque chose. Un échec vous aurait coûté.
note-hp = Des points de vie perdus. À 0 PV vous êtes mort et la partie est finie ; votre score est le nombre de zones franchies.
note-odds = Le gardien. « Conseil » joue ce combat d’avance : vos chances d’y survivre, et ce que promet chaque réponse.
    .terminal = Le gardien. Tapez conseil : le combat est joué d’avance, et vous lisez vos chances d’y survivre.
note-unstoppable = Il est Inarrêtable : votre armure n’arrête aucun de ses coups. Un 1 du dé Donjon vous épargne, ou Assommer réussi.
note-raven = Contre une ration, le Corbeau vous suit et sert une fois : il montre des salles cachées, ou en écarte une.
note-tomb = Test réussi : vous pouvez décaler le résultat d’une ligne. La ligne choisie s’applique ensuite.
note-shrine = Pas de test ici : le dé Donjon décide seul, de 4 à 6 il est clément. Une pièce ajoute 1, et elle est perdue.
note-throw-potion = L’ennemi tient encore debout. Une potion ajoute maintenant son effet à cette attaque ; ensuite, elle n’est plus.
note-saved = Ceci vous tuerait. La potion de Vie donne d’abord 6 PV ; la perte vient après.
note-afflicted = Une affliction : son dé accompagne chaque jet, jusqu’à ce que quelque chose vous guérisse. Il mord une fois sur deux.
note-level = Un nouveau niveau : vous lancez un dé blanc de plus, dans les tests comme en combat.

end-won = Le gardien est tombé, et l’escalier continue. C’était tout : encore huit zones, et vous savez comment se joue chacune.
end-lost = Cette fois, le donjon vous garde. Vous avez vu comment il fonctionne ; le prochain héros en saura plus.
not-shown = Les autres personnages : Mage, Rogue et Prêtresse ont leurs propres compétences.
    Les afflictions : dés de malédiction et de poison, aveuglement, et ce qui les guérit.
    Les potions offensives : Feu, Givre et Poison, lancées à la fin d’une attaque.
    La fosse : une chute vers une zone plus profonde.
    Les étages suivants : ennemis plus forts, leurs compétences, fantômes, et les Restes d’Og qui doivent tomber deux fois.
    À deux : réserve commune, combats côte à côte, échanges.
