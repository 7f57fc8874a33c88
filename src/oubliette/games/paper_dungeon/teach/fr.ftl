# Ce qui enseigne Paper App DUNGEON.

goal = Tracer une seule ligne à travers un carnet d’étages, et arriver au trésor en vie, la bourse pleine.

overview-want = Le trésor derrière le dernier étage et, en chemin, peu de morts, beaucoup de pièces et de santé. Chaque carnet est un autre donjon.
overview-turn = Lancez le dé et avancez d’autant de cases : un pair le long des lignes et des colonnes, un impair en diagonale. On ne tourne que contre un mur, et l’on prend tout ce qui est sur la ligne.
overview-danger = Les ennemis coûtent des PV, les toiles des pièces. On fait les comptes à l’escalier : au-dessous de 1 PV c’est la mort, qui coûte la bourse et un trait sur la pierre tombale.
overview-end = Trouvez l’escalier de chaque étage ; il y a des boutiques entre eux. Derrière le dernier attend la Salle du Trésor. On n’est jamais éliminé, et le score dit ce que cela valait.

## La partie guidée

note-goal = Voici votre personnage. Trois petits étages et, au troisième, un coffre : ouvrez-le. Chaque tour commence par le dé : lancez.
    .terminal = Le @ est votre personnage. Trois petits étages et, au troisième, un coffre : ouvrez-le. Chaque tour commence par le dé : lancez.
note-even = Un nombre pair : tout droit le long des cases, jusqu’au bout. Touchez un chemin ; celui-ci passe sur une pièce.
    .terminal = Un nombre pair : tout droit le long des cases, jusqu’au bout. Chaque ligne ci-dessous est un chemin et dit ce qu’il croise.
note-odd = Un nombre impair va en diagonale. Ce qui est sur le chemin vous attend : regardez avant de choisir.
note-odd-elsewhere = Un nombre impair va en diagonale. Ce qui est sur le chemin vous attend : regardez avant de choisir.
note-coin = Une pièce : elle est inscrite dans vos comptes. On ne contourne rien de ce qui est sur le chemin, bon ou mauvais.
note-heart = Un cœur ajoute son chiffre à vos points de vie, les PV. À l’escalier, ce qui dépasse la limite de 10 est perdu.
note-enemy = Un ennemi coûte son chiffre en PV, sans combat. Si un chemin va tout droit jusqu’au bout, il est obligatoire : pas d’écart.
note-too-long = Aucun chemin n’est assez long ici : vous buterez contre un mur et tournerez là. À l’est, il y a la clef.
note-key = La clef : la porte verrouillée de cet étage est aussitôt ouverte, même dans le même déplacement.
note-wall = Un mur, et il reste des pas : c’est là, et là seulement, que l’on tourne, à gauche ou à droite.
note-undo = Vous avez changé d’avis ? Reprendre annule votre dernière réponse, tant qu’aucun dé n’a roulé depuis.
    .terminal = Vous avez changé d’avis ? undo annule votre dernière réponse, tant qu’aucun dé n’a roulé depuis.
note-forced = Une seule voie était permise, on ne vous a donc rien demandé. Le récit de la partie dit pourquoi.
    .terminal = Une seule voie était permise, on ne vous a donc rien demandé. Les lignes ci-dessus disent pourquoi.
note-trail = Le trait appuyé est votre trace. On ne repasse dessus que s’il n’y a rien d’autre.
    .terminal = Les étoiles sont votre trace. On ne repasse dessus que s’il n’y a rien d’autre.
note-trail-elsewhere = Le trait appuyé est votre trace. On ne repasse dessus que s’il n’y a rien d’autre.
    .terminal = Les étoiles sont votre trace. On ne repasse dessus que s’il n’y a rien d’autre.
note-back-out = Encore un mur : choisissez un côté. Au sud, la porte que votre clé a ouverte mène hors de cette petite salle.
note-ledger = On ne meurt pas en route : les comptes se font en partant. Jusque-là, un cœur peut encore vous sauver.
note-odds = Un doute ? Un conseil propose une réponse et dit vos chances de quitter l’étage en vie.
    .terminal = Un doute ? hint propose une réponse et dit vos chances de quitter l’étage en vie.
note-inspect = Survolez un signe, ou appuyez longuement dessus : il dit ce qu’il est. La touche i les montre tous.
    .terminal = Tapez « ? » pour lire ce qui reste à cet étage et ce que fait chaque chose.
note-why = « pourquoi ? » à côté d’une question ouvre la règle ; le livret entier n’est pas loin.
    .terminal = Tapez « ? » pour la règle d’une question, et rules pour tout le livret.
note-stairs = L’escalier : on part quand un tour finit dessus ou tout contre, ou en passant dessus. On peut aussi rester.
note-exit = La sortie est devenue l’entrée. À un nouvel étage, tout est intact ; une vieille clef n’y ouvre rien.
note-death = Partir avec moins de 1 PV, c’est mourir : un trait sur la tombe, plus une pièce, et l’on repart avec 10 PV. Jamais éliminé.
note-alone = Seul l’étage peut vous nuire. À plusieurs, chacun parcourt le même carnet, et l’on compare les comptes.
note-web = Une toile : elle a arrêté le déplacement, et un dé a pris autant de pièces. Au tour suivant, vous êtes libre.
note-spiral = Une spirale est un Téléportail : entrez, et vous voilà sur l’autre. Le premier voyage ne se refuse pas.
    .terminal = Au sud-est, un Téléportail : entrez, et vous voilà sur l’autre. Le premier voyage ne se refuse pas.
note-teleporter = Vous êtes sur l’autre. Désormais, à chaque fois que vous entrez dans l’un, sauter est à votre choix.
note-new-half = Les pas ne se gardent pas : choisissez où ils rapportent le plus. Au nord, il y a deux pièces.
note-known = Encore le Téléportail, sur le chemin de l’ouest. Il est connu, on peut donc le refuser : essayez.
note-again = Vous êtes sur un Téléportail connu : sauter, ou passer votre chemin comme sur du sol.
note-shop-ahead = Derrière cet escalier attend une boutique. On n’y dépense que les pièces que l’on apporte.
note-shop = Une boutique : achetez ce que permet votre bourse. Passe-muraille traverse un mur : essayez-le.
note-poor = Une boutique : achetez ce que permet votre bourse, ou partez. Les pièces gardées comptent à la fin.
note-bought = Il reste dans l’inventaire jusqu’à ce qu’il serve. Un plat agit aussitôt, d’autres choses au prochain étage seulement.
note-chest = Voilà le coffre : dans l’autre moitié, derrière le mur. Par le long détour, ou à travers ?
note-die-says = Un point d’interrogation : le dé dira ce que donne ce cœur. Un ennemi qui en porte un coûte ce que montre le dé.
note-give-up = Avant un lancer, on peut abandonner un étage. Cela compte comme une mort : gardez-le pour le pire.
note-treasure = Derrière le dernier étage, d’ordinaire le 45e, la Salle du Trésor finit la partie : PV et pièces font le score, les morts le baissent.
note-through = Passe-muraille : chaque case de mur coûte un pas, et ce chemin finit sur le coffre. Allez-y !
note-other-wall = Passe-muraille ouvre d’autres chemins : tout droit à travers un mur, dont chaque case coûte un pas.
note-still-shut = Cet escalier finit la partie, et le coffre est encore fermé. Restez, si vous voulez l’ouvrir.
note-dying = Sortir maintenant serait mourir : voyez la sortie. Il est encore temps de trouver un cœur.
note-lost = Aucune case de cette sorte n’est ouverte ici : le déplacement est perdu, et le tour suivant vient.
note-died = C’était une mort : un trait sur la pierre tombale, la bourse vide, et 10 PV pour repartir.

end-won = Le coffre est ouvert : c’était votre premier petit donjon. L’escalier et la Salle du Trésor vous attendent, si vous continuez.
end-lost = Cette fois, le coffre est resté fermé. Ici on ne perd jamais pour de bon : le prochain carnet est un autre donjon.
not-shown =
    Un carnet entier a 45 étages et neuf boutiques.
    Neuf autres équipements, dont certains pour tout lancer du dé.
    Des ennemis mystère, et des ennemis de force 3 et plus.
    Un profil plus rude, et des options pour les coins, les parchemins et les pages suivantes.
    Jusqu’à quatre personnes dans le même carnet.
