# Ce qui apprend Dungeon Looters.

goal = Remplissez votre sac, trouvez une sortie, et partez à temps avec plus d’or que quiconque.

overview-want = De l’or dehors. Seul compte ce que vous emportez par une sortie, et il doit valoir plus que le butin de chacun des autres.
overview-turn = Vous posez une pièce du donjon, retournez une carte et lui obéissez. Puis un déplacement et une action, dans l’ordre voulu : ouvrir un coffre, désamorcer un piège, chercher la bagarre. Les cartes en main se jouent quand vous voulez.
overview-danger = Les autres sont un peu maîtres du jeu, eux aussi : ils posent des pièges, verrouillent des portes, se battent. Personne ne meurt ; on perd des objets, des pas ou l’action d’un tour. Un sac trop lourd divise vos pas par deux.
overview-end = La dernière pièce lance le compte à rebours : quelques tours chacun, puis les portes se ferment. Qui est encore dedans n’a rien. Dehors, le plus riche gagne.

## La partie guidée

note-archetype = Qui descend ? Le nain est lent, mais il crochète et il a du flair. Survolez, maintenez le doigt ou touche i : chaque chose dit ce qu’elle est.
    .terminal = Qui descend ? Le nain est lent, mais il crochète et il a du flair. La commande rules explique tout ce que vous voyez.
note-start = Votre porte d’entrée : vous arrivez par là, et pouvez repartir par là. Choisissez la place, et le côté qui donne dehors.
note-goal = Sortez à temps avec un butin qui vaut plus que le leur ! Un tour commence par une pièce : posez-la contre une autre, porte contre porte, mur contre mur.
note-chest-square = Puis vous retournez une carte, et lui obéissez aussitôt. Un coffre ! Il se met sur une case noircie, et n’en bouge plus.
note-card = Les cartes se jouent quand vous voulez, autant que vous voulez. Le café donne deux pas de plus au prochain déplacement : buvez-le.
note-move = Un déplacement, maintenant. Arrêtez-vous contre un coffre, si possible. Un sprint double vos pas, mais prend l’action du tour.
note-walk = Touchez une case, et vous y allez. Les pas qui restent sont perdus, et pendant ce temps personne ne joue de carte.
    .terminal = Un pas à la fois, ou nommez une case pour y aller. Les pas qui restent sont perdus, et pendant ce temps personne ne joue de carte.
note-entered = La carte posée dans cette pièce est à vous : le premier entré la prend. Personne d’autre ne sait laquelle c’est.
note-chest = Une action, maintenant. Vos chances sont sur les boutons. Crocheter : dé plus talent atteint le DD, un 1 casse la serrure. Forcer peut écraser.
    .terminal = Une action, maintenant. Vos chances sont avec la question. Crocheter : dé plus talent atteint le DD, un 1 casse la serrure. Forcer peut écraser.
note-chest-force = Une action, maintenant. Vous ne crochetez pas, mais vous pouvez forcer : le bouton dit vos chances. Le surplus du dé écrase des trésors.
    .terminal = Une action, maintenant. Vous ne crochetez pas, mais vous pouvez forcer : voyez vos chances. Le surplus du dé écrase des trésors.
note-nose = Le flair du nain : un trésor de plus que le coffre n’en contient, et on en rend un. La menue monnaie ne manquera pas.
note-bag = Tout doit entrer dans le sac par sa forme ; on peut tourner les objets. Le poids compte aussi : trop d’objets lourds, moitié moins de pas.
note-end-turn = Un déplacement, une action : fini. Mauvais bouton ? « Reprendre » l’annule, tant qu’aucun dé ni carte n’est sorti depuis.
    .terminal = Un déplacement, une action : fini. Mauvaise réponse ? La commande undo la reprend, tant qu’aucun dé ni carte n’est sorti depuis.
note-window = Leur tour. Après certains de leurs gestes on vous demande : jouer une carte, ou laisser passer. Eux aussi, au vôtre. Le savon gâche leur prochain jet.
note-trap = Un jeton à eux, face cachée : un piège, ou un simple leurre. Marchez dessus, et un mauvais jet coûte l’action, le déplacement ou du butin.
note-second-tile = Nouveau tour, nouvelle pièce, où elle va. Et quand vous vous demandez : « Pourquoi ? » près de la question ouvre sa règle.
    .terminal = Nouveau tour, nouvelle pièce, où elle va. Et quand vous vous demandez : la commande why affiche la règle de la question.
note-disarm = De la case d’à côté, vous pouvez le désamorcer : c’est votre action, dé plus désamorçage au-dessus de 10. Sinon, il peut claquer.
note-move-again = L’action est faite, pas le déplacement : l’ordre est à vous. Derrière une porte sans pièce, il y a du nouveau.
note-explore = Rien derrière cette porte : explorez ! Vous y posez une pièce en marchant, et continuez.
note-explored = Tout ce qui va ici est proposé. Une grande salle se traverse facilement ; un couloir se barre facilement.
note-countdown = La dernière pièce est piochée : le compte à rebours ! Trois tours chacun, puis les portes se ferment. Qui est dedans n’aura rien.
note-trap-own = À vous de piéger : posez le piège face cachée, là où ils viendront. Ils voient un jeton, et vous seul savez lequel c’est.
note-trap-room = Quelle pièce ? Ils en veulent à votre butin : celle où vous êtes, sans doute.
note-trap-square = N’importe quelle case libre. Près de vous, par exemple : qui vient pour votre butin risque d’y marcher.
note-snap = Clac ! Leur jet était trop bas : le déplacement s’arrête là, et à leur prochain tour ils n’ont pas d’action.
note-caught = Clac ! Votre jet était trop bas : votre déplacement s’arrête là, et au prochain tour vous n’avez pas d’action.
note-beaten = Battu : ils peuvent vous prendre un objet. Vous revenez au bord à votre prochain tour, un peu sonné.
note-duel = Côte à côte ? Bagarre ! Chacun ajoute un dé à son combat, le plus haut gagne. Un 1 perd toujours : voyez vos chances.
note-spoils = Gagné ! Ils sont hors du plateau jusqu’à leur prochain tour. Prenez un de leurs objets, ou la bourse et tout son contenu.
note-weight = Surcharge : avec tout cela, vos pas sont divisés par deux. Laissez quelque chose ; de préférence lourd, et qui rapporte peu.
note-home = Assez riche ? Vers une sortie : votre porte ou une autre. Qui s’attarde laisse tout au donjon.
note-they-left = Ils sont dehors, et seul compte pour eux ce qu’ils ont emporté. Pour vous, rien ne compte tant que vous êtes dedans.
note-leave = La sortie ! C’est définitif, et l’on vous demande encore une fois. Ce que vous portez est votre score.

end-won = Dehors à temps, et plus riche. C’était tout : coffres, pièges, poings, et une porte au bon moment. Le reste est dans les règles.
end-lost = Cette fois, le donjon a gardé la meilleure part. Vous savez maintenant : l’or compte dehors, et seulement là.
not-shown =
    Les portes verrouillées : crochetez-les, forcez-les, ou trouvez la clé sous le paillasson.
    Sept personnages et leurs manies, du gobelin au troll qui ne sort jamais.
    Le sherpa neutre, qui ramasse ce que les autres perdent.
    Les bourses, les outils qui aident, et trente sortes de cartes.
