# Ce qui apprend The New Dungeon : l’aperçu, et les notes de la partie guidée.

goal = Soyez le premier à sortir assez d’or du donjon, par l’escalier d’où vous êtes venu.

overview-want = Des trésors. Chaque classe doit rapporter sa propre somme, les plus faibles un peu moins. Seul compte ce que votre héros tient sur l’Escalier Principal.
overview-turn = Avancez, case par case, puis faites une seule chose : combattre, tendre une embuscade, ou rien. Dans chaque salle, un monstre couve un trésor : deux dés doivent atteindre son nombre de votre couleur. Plus bas, les deux sont plus gros.
overview-danger = Un monstre manqué riposte : vous laissez des trésors, vous voilà blessé et repoussé. Une seconde blessure tue ; un autre héros part de l’escalier, les mains vides. Et vos rivaux vous volent où ils vous trouvent.
overview-end = Dès que quelqu’un se tient sur l’Escalier Principal avec assez d’or, la partie est finie et il a gagné.

note-goal = Rapportez 4 000 pièces d’or à cet escalier avant que vos deux rivaux n’y rapportent les leurs, et vous avez gagné.
note-turn = Un tour : jusqu’à { $elf_move } cases, jamais à travers les murs ; puis combattre là où est un monstre, surprendre un héros, ou rien. Touchez une case éclairée.
    .terminal = Un tour : jusqu’à { $elf_move } cases, jamais à travers les murs ; puis combattre là où est un monstre, surprendre un héros, ou rien. R103 est une salle proche.
note-guard = Derrière chaque porte, un monstre, face cachée. Qui entre combat : deux dés doivent atteindre le nombre de votre couleur, blanc : de { $elf_level_1_least } à { $elf_level_1_most } ici.
note-won = Les dés ont atteint le nombre : plus de monstre, et ce qu’il couvait est à vous. Cela ne compte que tant que vous le tenez.
note-things = Qu’est-ce donc ? Laissez la souris sur n’importe quoi du plateau, ou tenez-y le doigt. « Examiner » donne la liste de tout ce qu’il y a.
    .terminal = Qu’est-ce donc ? « règles épée » cherche un mot dans les règles, « voir » remontre la table, « voir plan » tout le plateau.
note-why = « Pourquoi ? », près de la question, ouvre la règle qui est derrière. Chaque ligne du journal aussi.
    .terminal = « ? » donne la règle qui est derrière la question.
note-undo = Un pas de travers ? « Reprendre » l’efface, tant qu’aucun dé n’a roulé et qu’aucune carte n’a été retournée.
    .terminal = Un pas de travers ? « annuler » le reprend, tant qu’aucun dé n’a roulé et qu’aucune carte n’a été retournée.
note-sword = Une épée magique : son bonus s’ajoute à vos coups et à vos embuscades. Elle vaut de l’or, aussi.
note-drop = Manqué : le monstre riposte, et deux dés disent à quel point. Ce coup coûte un trésor, qui reste ici : choisissez-le.
note-wounded = Blessé aussi, et repoussé. Vous marchez aussi vite qu’avant, mais une seconde blessure tue, et tout est perdu. L’Escalier Principal guérit.
note-known = Un monstre vu reste connu. Montrez sa salle, et vous lisez le nombre qu’il vous faut et votre chance. On y retourne ?
    .terminal = Un monstre vu reste connu. La réponse qui y mène dit le nombre qu’il vous faut, et votre chance. On y retourne ?
note-back = Plus de monstre. Tout ce qui se trouvait sous lui est à vous, ce que vous aviez dû laisser aussi.
note-secret = Le trait pointillé est une porte secrète. Un Elfe la trouve avec un dé de { $elf_door } ou moins ; au-delà, votre tour est fini.
note-deeper = Niveau 2. Ici, votre nombre est de { $elf_level_2_least } à { $elf_level_2_most }, au lieu de { $elf_level_1_least } à { $elf_level_1_most }. Mais un trésor y vaut jusqu’à 2 000.
note-deeper-stairs = Cet escalier mène au niveau 2 : votre nombre y est de { $elf_level_2_least } à { $elf_level_2_most }, mais un trésor y vaut jusqu’à 2 000.
note-help = Un autre héros est ici. Chaque coopérant ajoute { $help } à votre coup : demandez, promettez un trésor en cas de victoire. Vous seul risquez gros.
note-pay = Gagné, à plusieurs. Donnez ce que vous avez promis, ou moins, ou rien : aucune promesse n’engage. On s’en souvient, voilà tout.
note-asked = On demande votre aide. Seul l’attaquant risque quelque chose ; ce qu’on vous promet sera payé, ou non.
note-north = En R214, un niveau plus bas, le Guerrier frappe en vain un Héros maléfique. Allez-y : R104 a une porte secrète qui y mène, et un escalier va au nord.
note-beside = Le Guerrier est toujours là, un trésor dans son sac. Finissez votre marche sur la case de quelqu’un, et vous pouvez lui tendre une embuscade.
note-ambush = Atteignez le nombre avec deux dés, et un trésor est à vous. Manquez, et vous en perdez un, et votre prochain tour. Votre chance est écrite à côté.
note-failed = Raté : un trésor de moins, et vous passez votre prochain tour. Ensuite, on continue ; les monstres ne poursuivent personne.
note-flight = Courez : { $flight } cases, jamais deux fois la même, ni chez un monstre. De quel côté est la sortie ?
note-enough = Assez d’or ! Il ne gagne que sur l’Escalier Principal. Vos rivaux l’ont entendu, eux aussi.
note-robbers = Qui finit sa marche sur votre case peut vous voler de même : { $elf_ambushed_on } ou plus avec deux dés, contre un Elfe. Rentrez donc.
note-healed = L’Escalier Principal vous guérit aussitôt, même si vous ne faites que le traverser.
note-died = Votre héros est mort, et tout gît où il est tombé. Un autre Elfe part de l’escalier, les mains vides.
note-caged = Un piège : une cage. Vous perdez des tours, mais nul ne peut vous voler, et le trésor de la salle est à vous en sortant.
note-slid = Un piège : le sol bascule. Vous gardez le trésor qui était là, et vous voici un niveau plus bas.

end-won = Vous voilà sur l’Escalier Principal avec l’or. C’était tout le jeu ; une vraie partie demande plus d’or, et attire plus bas.
end-lost = Un autre est sorti le premier, cette fois. Vous savez maintenant ce qu’il faut : de l’or en main, et le chemin du retour.
not-shown =
    Les six classes : chacune a sa couleur, son nombre de cases et son total d’or.
    Les sorts des Magiciens et des Elfes : Boule de Feu, Éclair, Téléportation.
    Les chambres : trois monstres et aucun trésor ; certaines guérissent, téléportent ou rendent des sorts.
    Les pièges parmi les monstres : la cage et le glissement.
    Le Paladin, qui guérit les autres contre un trésor.
    La Médaille d’ESP, la Boule de Cristal, la Potion de guérison et la carte Porte Secrète.
    Suivre un autre héros par une porte secrète, ou en trouver une au troisième échec.
    Duels, échanges, trésors cachés, marques sur les cartes : des options de la mise en place.
