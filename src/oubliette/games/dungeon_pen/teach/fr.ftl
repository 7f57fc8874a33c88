# Ce qui apprend Dungeon Pen.

goal = D’une pichenette à l’autre, allez prendre le trésor adverse et rapportez-le dans votre cellule.

overview-want = Le trésor adverse. Il est quelque part sur la feuille entre vous : soyez le premier à le prendre et à le rapporter dans votre cellule. L’autre en veut au vôtre.
overview-turn = Visez, et donnez une pichenette au crayon : le trait montre jusqu’où vous êtes allé. Ce qu’il traverse est à vous. Puis tirez un événement, et c’est à l’autre.
overview-danger = Plus vous poussez fort, plus le trait s’égare. Les murs l’arrêtent et coûtent des points de vie, comme les monstres et les pièges. Des événements gâchent la pichenette de l’autre, ou dressent un mur.
overview-end = Qui rapporte chez soi le trésor adverse gagne aussitôt. À 0 point de vie vous êtes mort, et l’autre gagne. Si vous mourez ensemble, vous perdez tous les deux.

## The guided match

note-goal = Vous voulez le trésor adverse, là-haut : prenez-le et rapportez-le dans votre cellule, avant que l’autre n’en fasse autant du vôtre.
    .terminal = Vous voulez le trésor adverse, marqué ! sur la feuille : prenez-le et rapportez-le dans votre cellule (1), avant que l’autre n’en fasse autant.
note-flick = Votre tour, c’est une pichenette. La flèche en montre une bonne : pressez le bouton, ou tirez d’abord la pointe là où vous voulez aller.
    .terminal = Votre tour, c’est une pichenette. Tapez une direction et une force, ou la case où vous voulez aller. En voici une bonne.
note-event = Après chaque pichenette on tire un événement, puis c’est à l’autre. Le vôtre, une Dalle piégée, a coûté { $event_trapped_slab_loss } PV, point de vie. Sans PV, on est mort.
note-cone = Personne ne vise juste. Les zones ombrées montrent où votre trait peut finir ; plus vous poussez fort, plus elles sont larges.
    .terminal = Personne ne vise juste : plus vous poussez fort, plus le trait peut s’égarer. Tapez voir pichenette pour savoir de combien.
note-wall = Un mur arrête votre trait, et le toucher coûte { $wall_contact_damage } PV ; le bord de la feuille aussi. Mieux vaut le contourner.
note-odds = Au-dessus du bouton se lit ce que risque votre visée : un mur, ou un échec complet. « Conseil » essaie beaucoup de pichenettes et en recommande une.
    .terminal = Tapez voir pichenette pour lire ce que risque une pichenette. conseil en essaie beaucoup et en recommande une.
note-chest = Votre trait a traversé un coffre : passer dessus suffit. Un coffre donne une carte Fatras, une seule fois.
note-monster = Un monstre ! Le dé décide : avec sa force ou plus, ici { $event_cellar_rats_strength }, vous le battez. Sinon, il vous coûte des PV.
note-monster-lost = Un monstre vous a battu : votre dé montrait moins que sa force.
note-object = Une Règle graduée : un objet, que l’on garde et que l’on joue avant une pichenette. Elle réduit de moitié l’erreur de visée. Essayez.
note-potion = Vous êtes passé sur une potion : { $potion_gain } PV de plus, sans dépasser votre départ. Elle sert { $potion_uses } fois.
note-sudden-wall = Un Mur soudain. Les dés nomment neuf cases : le vôtre doit en couvrir une. Tracez-le sur le chemin de l’autre.
    .terminal = Un Mur soudain. Les dés nomment neuf cases : le vôtre doit en couvrir une. Choisissez le chemin de l’autre.
note-trick = L’événement de l’autre agit sur vous : Mauvaise main, erreur de visée × { $effect_wrong_hand_angle } pour une pichenette. Les vôtres lui jouent de tels tours.
note-miss = L’autre a raté : { $flick_miss } % des pichenettes échouent tout à fait. Le crayon reste sur place ; l’événement vient quand même.
note-treasure = Le trésor est à vous : on ne le reprend pas, et il rend jusqu’à { $beginner_treasure_gain } PV en partie débutant. Et maintenant, à la cellule !
note-their-wall = L’autre a dressé un Mur soudain contre vous. Contournez-le : il reste toujours un chemin vers votre cellule.
note-eraser = Une Gomme efface un mur soudain tout entier : touchez le mur sur la feuille. Ou gardez-la pour plus tard.
    .terminal = Une Gomme efface un mur soudain tout entier. Ou gardez-la pour plus tard.
note-things = Survolez une chose ou maintenez le doigt dessus : vous lirez ce que c’est ; la touche i en fait la liste. « pourquoi ? » ouvre la règle de la question.
    .terminal = Tapez voir et une case, comme voir M7, ou voir objets, pour lire ce que c’est, et ? pour la règle d’une question.
note-undo = Une pichenette est donnée. « Reprendre » ne marche que tant qu’aucun dé, aucune carte, aucun trait n’a suivi votre réponse.
    .terminal = Une pichenette est donnée. annuler ne marche que tant qu’aucun dé, aucune carte, aucun trait n’a suivi votre réponse.
note-home = Visez votre cellule. Le trait n’a pas besoin d’y finir : la toucher suffit, et vous avez gagné.
note-passing = Coffres et potions sont à vous si votre trait passe dessus : un coffre donne une carte, une potion des points de vie.
note-touched = Vous avez touché un mur : { $wall_contact_damage } PV perdu. Votre croix est juste devant ; visez ailleurs, maintenant.
note-second-wind = Second souffle : encore une pichenette, tout de suite. Celle-ci n’amène pas d’événement.
note-robbed = L’autre a pris votre trésor et n’a plus qu’à rentrer. Soyez plus rapide : pousser fort vaut maintenant le risque.

end-won = Rentré, et gagné. C’était tout : deux crayons, une feuille, et l’audace de pousser un peu plus fort.
end-lost = Cette fois, l’autre a été plus rapide. Vous avez vu comment cela se joue ; la revanche est à vous.
not-shown = La pichenette au doigt : c’est votre geste qui la donne. Et avec de vrais crayons, sur une feuille imprimée.
    Face à face : deux personnes devant un écran, qui se tourne vers qui joue.
    Des objets pour d’autres moments : Casque de chantier, Bouclier en carton, Deuxième essai.
    D’autres événements : trappes, courants d’air, un coude, et des monstres mieux dentés.
    Les personnages, avec leurs points de vie et leur pouvoir.
    Trois feuilles, et celles que vous dessinez ; la partie plus fun, qui commence par deux murs soudains.
    La mauvaise foi : contester un trait passé trop près d’un mur.
