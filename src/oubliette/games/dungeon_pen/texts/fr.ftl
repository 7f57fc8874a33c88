# Dungeon Pen. Apostrophe courbe, espace fine insécable avant ; : ! ? % et dans les guillemets.
# Pas de participe accordé avec $player, ni de « de $player » (l’élision dépendrait du nom).
# Les cartes ont .effect (ce qu’elles font, sans dire à qui), celles du fatras aussi .when (quand), les monstres .the ; ce
# qui attend une pichenette a .flick (ce que cela lui fait) ; les personnages ont .the, .about et .power (.about
# sans les PV), les donjons .about. Le fait $card les apporte sous les noms $card_effect, etc. Les cases (M7) n’ont pas
# d’autre nom que leur place. L’effet d’une carte n’est dit à la pioche que si la suite ne le dit pas.

title = Dungeon Pen
tagline = Deux captifs, deux crayons, et la pichenette pour tout moyen de transport.
credits = De Paul Sans ; illustrations de Vianney Carvalho ; univers d’Alexandre Weiss, d’après un monde de la Compagnie du Yucca. Yeast Games.

## La mise en place

option-sheet = Le donjon : croquis (ouvert, pour débuter), oubliettes (des salles et des portes), colimacon (un trésor au creux d’une boucle), random (au hasard), ou le fichier d’une feuille que vous avez dessinée.
    .allowed = croquis, oubliettes, colimacon, random ou un fichier
    .croquis = Le Croquis : ouvert, pour débuter ; 6 coffres, 2 potions
    .oubliettes = Les Oubliettes : des salles et des portes larges de deux cases ; 4 coffres, 2 potions
    .colimacon = Le Colimaçon : un trésor au creux d’une boucle, et une brèche pour les audacieux ; 4 coffres, 2 potions
    .random = Au hasard (random) : l’une des trois feuilles
option-mode = La sorte de partie.
    .normal = Normale (normal)
    .beginner = Débutant (beginner) : prendre le trésor adverse rend 5 PV
    .fun = Plus fun (fun) : chacun place un mur soudain avant le premier tour
    .beginner_fun = Débutant et plus fun (beginner_fun) : les deux
option-characters = Les personnages, qui ont chacun leurs PV et leur pouvoir.
    .off = Aucun (off) : 15 PV chacun, et pas d’histoires
    .choose = Au choix (choose) : chacun prend le sien, ou personne
    .random = Au hasard (random) : le sort les distribue
option-first_player = Qui commence.
    .lots = Le sort (lots)
    .seat1 = La première place (seat1), au bas de la feuille
    .seat2 = La seconde place (seat2), en haut
option-home = Quand le trésor adverse est chez vous.
    .passing = En passant (passing) : dès que votre trait touche votre cellule
    .ending = À l’arrêt (ending) : votre trait doit finir dans votre cellule, au besoin contre un mur
option-profile = À quel point les mains tremblent.
    .none = Pas du tout (none) : le trait va où l’on vise, sans échec, à moins qu’une carte ne s’en mêle
    .steady = Un peu (steady) : erreurs × 0,5
    .normal = Normalement (normal) : erreurs × 1
    .shaky = Beaucoup (shaky) : erreurs × 1,6
option-hand1 = Comment la première place donne sa pichenette : pendant toute la partie, et pas autrement.
    .aim = En visant (aim) : un angle et une force, avec toute l’erreur de la table
    .gesture = D’un geste à l’écran (gesture) : la main a déjà son erreur, et seule celle de gesture_profile s’y ajoute
    .pencil = Avec un vrai crayon, sur une vraie feuille (pencil) : vous dites où il s’est arrêté, sans autre erreur
option-hand2 = Comment la seconde place donne sa pichenette : pendant toute la partie, et pas autrement.
    .aim = En visant (aim) : un angle et une force, avec toute l’erreur de la table
    .gesture = D’un geste à l’écran (gesture) : la main a déjà son erreur, et seule celle de gesture_profile s’y ajoute
    .pencil = Avec un vrai crayon, sur une vraie feuille (pencil) : vous dites où il s’est arrêté, sans autre erreur
option-gesture_profile = À quel point le hasard ajoute du tremblement à un geste, qui a déjà le sien.
    .none = Pas du tout (none) : le trait suit le geste, sans échec, à moins qu’une carte ne s’en mêle
    .steady = Un peu (steady) : erreurs × 0,5
    .normal = Normalement (normal) : erreurs × 1
    .shaky = Beaucoup (shaky) : erreurs × 1,6
option-handicap = Qui joue avec un handicap, ou un coup de pouce : voir handicap_profile et handicap_hp.
    .none = Personne (none)
    .seat1 = La première place (seat1)
    .seat2 = La seconde place (seat2)
option-handicap_profile = Comment tremble la main de qui a le handicap.
    .same = Comme l’autre (same)
    .none = Pas du tout (none) : erreurs × 0
    .steady = Un peu (steady) : erreurs × 0,5
    .normal = Normalement (normal) : erreurs × 1
    .shaky = Beaucoup (shaky) : erreurs × 1,6
option-handicap_hp = Les PV de départ de qui a le handicap, qui sont aussi son maximum.
    .number-0 = Comme sans handicap
option-lenient = Qui l’on ménage : ses échecs complets se refont, et toucher un mur ne lui coûte aucun PV.
    .off = Personne (off)
    .seat1 = La première place (seat1)
    .seat2 = La seconde place (seat2)
    .both = Les deux (both)
option-bad_faith = La mauvaise foi : contester, une fois par partie, un trait adverse passé trop près d’un mur.
    .on = Oui : sur 4 ou plus au dé, il y a contact
    .off = Non, entre gens de bonne compagnie
option-wall_connectivity = Ce qui s’appelle enfermer quelqu’un derrière un mur soudain.
    .strict = Strict : chacun doit encore pouvoir gagner sa cellule et le trésor adverse
    .literal = À la lettre (literal) : il suffit que chacun puisse parcourir plus de 9 cases
option-chest_uses = Combien de fois un coffre se fouille dans la partie : 1, ou 0 pour des coffres inépuisables.
    .number-0 = Autant qu’on veut, une fois par pichenette
    .number-1 = Une fois, par qui arrive en premier
option-open_hands = Les objets que l’on garde.
    .on = Au vu de tous
    .off = Cachés : on en voit seulement le nombre
option-turn_limit = Après combien de tours chacun la partie s’arrête : gagne qui est seul à porter un trésor, sinon qui a le plus de PV.
    .number-0 = Jamais : on joue jusqu’au bout
option-sim_cap = Après combien de tours en tout une partie est abandonnée, sans vainqueur. Pour les simulations.

## Les questions : cartes et tirages

draw-sheet = Quel donjon le sort étale-t-il entre vous ?
    .other = { $a }
draw-character = Quel personnage le sort donne-t-il à { $player } ?
    .other = { $a } ({ $a_about })
draw-object = { $player } arrive en stage avec un cadeau de bienvenue. Lequel ?
    .other = { $a } ({ $a_effect })
draw-first_player = Qui commence ?
    .number-0 = La première place
    .number-1 = La seconde place
draw-fun_wall = Pour commencer, { $player } pioche un mur soudain. Lequel ?
    .other = { $a }
draw-event = { $player } pioche un événement. Lequel ?
    .other = { $a } ({ $a_effect })
draw-fatras = { $player } fouille dans le fatras. Quelle carte en sort ?
    .other = { $a } ({ $a_effect })

## Les questions : une main qui tremble

noise-miss = { $player } donne sa pichenette. Échec complet ? De 0 à 999 : c’en est un en dessous du risque en millièmes, d’ordinaire 30. Donc 999 pour aucun.
noise-direction = { $player } donne sa pichenette. Quelle erreur de direction ? De −500 (tout à gauche) à 500 (tout à droite), 0 pour aucune.
noise-distance = { $player } donne sa pichenette. Quelle erreur de distance ? De −500 (bien trop court) à 500 (bien trop long), 0 pour aucune.
noise-bend = { $player } donne sa pichenette. Quelle courbe ? De −500 (vers la gauche) à 500 (vers la droite), 0 pour aucune.
noise-eyes_shut = { $player } a les yeux fermés. Quel écart ? De −500 (15° à gauche) à 500 (15° à droite), 0 pour aucun.

## Les questions : les dés

roll-elbow_nudge = Un coup de coude pour { $player }. Impair : 20° à gauche ; pair : 20° à droite. Que montre le dé ?
roll-red = { $player } lance le dé rouge, celui des colonnes. Que montre-t-il ?
roll-black = { $player } lance le dé noir, celui des lignes. Que montre-t-il ?
roll-spike_pit = { $player } tombe dans la Fosse à pieux : 5 PV de perdus, moins le dé. Que montre-t-il ?
roll-monster = { $player } affronte { $monster_the }. Il faut { $strength } ou plus. Que montre le dé ?
roll-draught = { $player } ouvre une porte, et cela souffle. Impair : vers la gauche ; pair : vers la droite. Que montre le dé ?
roll-dubious_fountain = { $player } goûte l’eau de la fontaine. 1 ou 2 : 2 PV de moins ; 3 ou plus : 1 PV de plus. Que montre le dé ?
roll-dwarf = { $player } rentre dans un mur, la tête la première. 5 ou 6 : même pas mal. Que montre le dé ?
roll-contest = { $player } conteste, la main sur le cœur. 4 ou plus : il y a contact. Que montre le dé ?

## Les questions : la mise en place

decide-choose_character = Qui voulez-vous être ?
    .other = { $a } ({ $a_about })
    .none = Personne en particulier (15 PV, aucun pouvoir, aucune excuse)

## Les questions : la pichenette

decide-use_object = { $only ->
    [1] Aucun de vos objets ne sert avant cette pichenette.
   *[0] Un objet avant votre pichenette ?{ flick-told }
}
    .aim = Non : viser
    .enter = aim
    .eraser = Gomme (effacer le mur soudain de { $a } à { $b })
    .other = { $a } ({ $a_effect })
decide-aim = Votre croix est en { $square }.{ aim-told-1 } { $gesture ->
    [1] À vous la pichenette, d’un geste (5–{ $cap } % de force).
   *[0] Dans quelle direction, et avec quelle force (5–{ $cap } %) ?
}
    .how = Direction, puis force (5–{ $cap } %) : 270 30, N 25, M7 20. M7 seul va jusqu’à M7.
    .number = { $angle }° à { $strength } %
    .no_strength = Il manque à « { $typed } » une force en pour cent, comme dans 270 30 ou N 25. Seule une case peut aller sans force.
    .wrong_direction = « { $typed } » ne commence par aucune direction. Tapez un angle de 0 à 360, N, NE, E… ou une case de A1 à R18, puis une force : 270 30.
    .wrong_strength = La force de « { $typed } » est illisible : un nombre entier de 5 à { $cap }, comme dans 270 30.
    .too_strong = « { $typed } » pousse trop fort : { $cap } % au plus cette fois ({ $waiting }).
    .too_far = « { $typed } » est hors de portée cette fois ({ $waiting }). Tapez « { $typed } { $cap } » pour aller de ce côté, aussi loin que possible.
decide-pencil = Votre croix est en { $square } (x { $x } ; y { $y }).{ pencil-told-1 } Donnez votre pichenette : où le crayon s’est-il arrêté ?
    .how = Une case (M7 : son milieu), ou x et y comptés en cases depuis le coin en haut à gauche : 12,4 6,8. S’il n’a pas bougé : 0.
    .number = x { $x } ; y { $y }
    .wrong_point = « { $typed } » n’est pas un point de la feuille. Tapez une case de A1 à R18, deux nombres de 0 à 18 (12,4 6,8), ou 0 si le crayon n’a pas bougé.
decide-second_try = { $missed ->
    [1] Échec complet, mais rien n’est encore arrivé.
   *[0] { $contact ->
        [1] Votre trait (~) bute contre un mur, mais rien n’est encore arrivé.
       *[0] Votre trait (~) ne touche aucun mur, et rien n’est encore arrivé.
    }
} { $only ->
    [1] { no-object-helps }
   *[0] Il compte ?
}
    .accept = Oui, il compte
    .second_try = Jouer Deuxième essai : l’annuler, et recommencer du même point
    .enter = accept
decide-hard_hat = Votre trait touche un mur, ce qui coûte 1 PV. { $only ->
    [1] { no-object-helps }
   *[0] Vous encaissez ?
}
    .lose = Perdre 1 PV
    .hard_hat = Mettre le Casque de chantier : aucun PV de perdu, et le casque y passe
decide-contest = { $home ->
    [1] Ce trait rapporte le trésor, et vous avez perdu. À ceci près qu’il est passé à un cheveu d’un mur, en { $square }.
   *[0] Ce trait est passé à un cheveu d’un mur, en { $square }.
} Vous l’avez vu toucher, ou non ?
    .let_pass = Laisser passer, et garder votre réclamation
    .contest = Contester (la seule fois de la partie) : sur 4 ou plus au dé, il a touché

## Les questions : les cartes

decide-shield = « { $card } » va vous coûter { $amount } PV. { $only ->
    [1] { no-object-helps }
   *[0] Vous encaissez ?
}
    .lose = Perdre { $amount } PV
    .cardboard_shield = Brandir le Bouclier en carton : aucun PV de perdu, et le bouclier y passe
decide-thief_pick = Deux cartes dans vos doigts de fée. Laquelle prenez-vous ?
    .other = { $a } ({ $a_when } : { $a_effect })
decide-return_object = { $card_id ->
    [goblin_accountant] Le Gobelin comptable saisit un de vos objets. Lequel ?
   *[unpaid_bill] La facture se paie en nature. Quel objet rendez-vous ?
}
    .other = { $a } ({ $a_effect })
decide-change_dice = Rouge { $red }, noir { $black } pour un mur de { $squares } cases. Votre plan est formel : quels dés vouliez-vous dire ?
    .number = Rouge { $a }, noir { $b } : { block-columns }, { block-rows }
decide-place_wall = Un mur de { $squares } cases. De quelle case à quelle case gênera-t-il le mieux ?
    .other = De { $a } à { $b }
decide-trapdoor_square = Le sol s’ouvre sous { $victim }, et le choix vous revient. Où la chute finit-elle ?
    .other = { $a }

## Des morceaux de phrases

block-columns = colonnes { $a ->
    [1] A–C
    [2] D–F
    [3] G–I
    [4] J–L
    [5] M–O
   *[6] P–R
}
block-rows = lignes { $b ->
    [1] 1–3
    [2] 4–6
    [3] 7–9
    [4] 10–12
    [5] 13–15
   *[6] 16–18
}
event-effect = { $card_id ->
    [spike_pit]  : { $card_effect }
    [low_ceiling]  : { $card_effect }
    [second_wind]  : { $card_effect }
    [masters_lunch]  : { $card_effect }
    [cellar_rats] , un monstre de force 3
    [goblin_accountant] , un monstre de force 3
    [union_skeleton] , un monstre de force 4
    [lukewarm_jelly] , un monstre de force 3
    [mimic_chest] , un monstre de force 4
    [toll_troll] , un monstre de force 5
    [wheezing_dragonet] , un monstre de force 5
   *[other] {""}
}
event-flavour = { $card_id ->
    [trapped_slab] {" "}« Clic ? Clac. »
    [arrow_in_knee] {" "}« Avant, vous pichenettiez comme les autres. »
    [laughing_gas] {" "}« Très drôle. Vraiment. »
    [low_ceiling] {" "}« Attention à la t… trop tard. »
    [goblin_accountant] {" "}« Un justificatif, peut-être ? »
    [union_skeleton] {" "}« Il est en grève de chair. »
    [lukewarm_jelly] {" "}« Servie à la température de la cave. »
    [mimic_chest] {" "}« Il a de si belles dents. »
    [toll_troll] {" "}« Il ne rend pas la monnaie. »
    [wheezing_dragonet] {" "}« Il a oublié son inhalateur. »
    [forgotten_corpse] {" "}« Il n’en a plus l’usage. »
    [masters_lunch] {" "}« Le donjon rouvre à 14 heures. »
   *[other] {""}
}
fatras-effect = { $card_id ->
    [unpaid_bill]  : { $card_effect }
    [dust]  : { $card_effect }
   *[other] {""}
}
fatras-flavour = { $card_id ->
    [dubious_cheese] {" "}Ne lisez pas la date.
    [clean_bandage] {" "}Il n’a servi qu’une fois.
    [haunted_dentures] {" "}Il a encore faim.
    [unpaid_bill] {" "}Troisième relance.
    [singing_bone] {" "}Il ne connaît qu’une chanson.
    [scribbled_plan] {" "}Le nord y est facultatif.
    [dust] {" "}Atchoum.
   *[other] {""}
}
monster-sneeze = { $monster_id ->
    [wheezing_dragonet] , qui éternue sur l’adversaire
   *[other] {""}
}
object-count = { $objects ->
    [one] { $objects } objet
   *[other] { $objects } objets
}
no-object-helps = Aucun de vos objets n’y peut rien.
objects-left = { $objects ->
    [0] Son sac est vide.
   *[other] Il lui en reste { $objects }.
}

## Ce qui attend la pichenette, carte par carte

aim-told-1 = { $waiting_count ->
    [0] {""}
   *[other] {" "}{ $waiting_1 } : { $waiting_1_flick }.{ aim-told-2 }
}
aim-told-2 = { $waiting_count ->
    [1] {""}
   *[other] {" "}{ $waiting_2 } : { $waiting_2_flick }.{ aim-told-3 }
}
aim-told-3 = { $waiting_count ->
    [2] {""}
   *[other] {" "}{ $waiting_3 } : { $waiting_3_flick }.{ aim-told-4 }
}
aim-told-4 = { $waiting_count ->
    [3] {""}
   *[other] {" "}{ $waiting_4 } : { $waiting_4_flick }.{ aim-told-5 }
}
aim-told-5 = { $waiting_count ->
    [4] {""}
   *[other] {" "}{ $waiting_5 } : { $waiting_5_flick }.{ aim-told-6 }
}
aim-told-6 = { $waiting_count ->
    [5] {""}
   *[other] {" "}{ $waiting_6 } : { $waiting_6_flick }.{ aim-told-more }
}
aim-told-more = { $waiting_count ->
    [6] {""}
   *[other] {" "}Et d’autres cartes encore.
}
pencil-told-1 = { $waiting_count ->
    [0] {""}
   *[other] {" "}{ $waiting_1 } : { $waiting_1_pencil }.{ pencil-told-2 }
}
pencil-told-2 = { $waiting_count ->
    [1] {""}
   *[other] {" "}{ $waiting_2 } : { $waiting_2_pencil }.{ pencil-told-3 }
}
pencil-told-3 = { $waiting_count ->
    [2] {""}
   *[other] {" "}{ $waiting_3 } : { $waiting_3_pencil }.{ pencil-told-4 }
}
pencil-told-4 = { $waiting_count ->
    [3] {""}
   *[other] {" "}{ $waiting_4 } : { $waiting_4_pencil }.{ pencil-told-5 }
}
pencil-told-5 = { $waiting_count ->
    [4] {""}
   *[other] {" "}{ $waiting_5 } : { $waiting_5_pencil }.{ pencil-told-6 }
}
pencil-told-6 = { $waiting_count ->
    [5] {""}
   *[other] {" "}{ $waiting_6 } : { $waiting_6_pencil }.{ pencil-told-more }
}
pencil-told-more = { $waiting_count ->
    [6] {""}
   *[other] {" "}Et d’autres cartes encore.
}

flick-told = { $pencil ->
    [1] { pencil-told-1 }
   *[0] { aim-told-1 }
}
aim-cut = { $cut ->
    [1] , dont { $counted } % comptent
   *[0] {""}
}

## Ce qui arrive : la mise en place

setup-sheet = Les maîtres du Donjon déroulent la feuille : { $sheet }, { $sheet_about }.
setup-character_optional = { $character_id ->
    [none] { $player } n’incarne personne en particulier.
   *[other] { $player } incarne { $character_the } ({ $character_power }).
}
setup-hp = { $player } commence avec { $hp } PV.
setup-first_player = { $player } a la première pichenette.
mode-fun = Pour mettre de l’ambiance, { $player } pioche « { $card } ».

## Ce qui arrive : la pichenette

flick-failed = { $player } vise { $angle }° à { $strength } %, et le crayon tombe. Personne n’a rien vu, sauf tout le monde.
flick-lenient_for_children = Celle-là ne comptait pas : { $player } recommence.
flick-line = { $player } vise { $angle }° à { $strength } %{ aim-cut } (portée { $aimed }). Le trait part à { $real }°, longueur { $length }, { $contact ->
    [1] et bute contre un mur.
   *[0] sans toucher de mur.
}
flick-real_pencil = { $player } pousse un vrai crayon : un trait de longueur { $said }.{ $changed ->
    [1] {" "}Il en compte { $counted }.
   *[0] {""}
} { $contact ->
    [1] Un mur l’arrête à { $length }.
   *[0] Aucun mur en chemin.
}
flick-pencil_failed = { $player } pousse un vrai crayon, qui ne bouge pas. Personne n’a rien vu, sauf tout le monde.
flick-lenient_contact = Le mur ne coûte rien à { $player } : on ne gronde pas les petits.
flick-wall_contact = { $hp ->
    [0] Boum ! Le mur n’a pas bougé d’un pouce ; { $player } perd { $amount } PV, et n’en a plus.
   *[other] Boum ! Le mur n’a pas bougé d’un pouce ; { $player } perd { $amount } PV, il en reste { $hp }.
}
flick-new_position = Une croix en { $square } pour { $player }.
spirit-bad_faith = « Ça a touché ! » { $player } montre le trait en { $square }, et fait { $face } : { $success ->
    [1] contact, c’est le dé qui le dit.
   *[0] le trait est bon, et toute honte est bue.
}

## Ce qui arrive : en passant

pickup-treasure = { $player } rafle le trésor d’en face ! Reste à le rapporter dans sa cellule.
pickup-potion = { $player } boit à la potion en { $square }, qui { $left ->
    [0] est maintenant vide.
    [one] suffira pour { $left } gorgée encore.
   *[other] suffira pour { $left } gorgées encore.
}
pickup-chest = { $player } ouvre le coffre en { $square }.
ruling-cell_in_passing = { $player } est de retour dans sa cellule, le trésor d’en face sous le bras !
hp-gain = { $amount ->
    [0] { $player } est déjà au mieux de sa forme ({ $hp } PV), et n’y gagne rien.
   *[other] { $player } gagne { $amount } PV, et en a { $hp }.
}
hp-loss = { $hp ->
    [0] { $player } perd { $amount } PV, et n’en a plus. C’était le dernier trait.
   *[other] { $player } perd { $amount } PV ; il en reste { $hp }.
}

## Ce qui arrive : les cartes

turn-event = { $player } pioche « { $card } »{ event-effect }.{ event-flavour }
card-monster = { $beaten ->
    [1] Un { $face } au dé : { $player } bat { $monster_the }{ monster-sneeze }.
   *[0] Un { $face } au dé ne suffit pas : { $player } s’incline devant { $monster_the }.
}
card-spike_pit = { $loss ->
    [0] Un { $face } au dé : { $player } atterrit entre les pieux, sans une égratignure.
   *[other] Un { $face } au dé : { $player } atterrit sur les pieux.
}
card-dubious_fountain = { $face ->
    [1] Un 1 au dé : { $player } n’aurait pas dû boire.
    [2] Un 2 au dé : { $player } n’aurait pas dû boire.
   *[other] Un { $face } au dé : l’eau est un peu verte, mais { $player } s’en trouve bien.
}
card-draught = Un { $face } au dé : cela souffle vers la { $left ->
    [1] gauche.
   *[0] droite.
}
card-eyes_shut = { $degrees ->
    [0] Les yeux fermés, { $player } ne s’écarte pas d’un degré. Un coup de chance.
   *[other] Les yeux fermés, { $player } s’écarte de { $degrees }° vers la { $left ->
        [1] gauche.
       *[0] droite.
    }
}
card-elbow_nudge = Un { $face } au dé : le coude envoie { $player } { $degrees }° vers la { $left ->
    [1] gauche.
   *[0] droite.
}
character-dwarf = { $saved ->
    [1] Un { $face } au dé : { $player } n’a rien senti ; le mur, si. Aucun PV de perdu.
   *[0] Un { $face } au dé : cette fois, le mur était plus dur que le crâne. { $player } n’y coupe pas.
}
character-thief = { $player } a pioché deux cartes, en prend une et rend l’autre. Personne n’a rien vu.
character-wizard = { $player } corrige le plan : c’était rouge { $red }, noir { $black }, bien sûr.
ruling-effects_wait = { $pencil ->
    [1] Pour { $player }, à la prochaine pichenette : { $effect_pencil }.
   *[0] Pour { $player }, à la prochaine pichenette : { $effect_flick }.
}
coord-roll = { $player } lance les dés : rouge { $red }, noir { $black }, donc de { $start } à { $end }.
wall-choose_orientation = Un mur sort du sol de { $start } à { $end }.
ruling-wall_no_room = Pas de place pour un mur là où tombent les dés (rouge { $red }, noir { $black }), constate { $player }.
wall-given_up = Toujours pas de place : les maçons rentrent chez eux, et { $player } range les dés.
trapdoor-nowhere = La trappe donne sur du plein : { $player } reste sur place.
ruling-trapdoor = La trappe s’ouvre, { $opponent } tend le doigt, et { $player } tombe en { $square }.
fatras-sources = { $player } tire du fatras « { $card } »{ fatras-effect }.{ fatras-flavour }
object-keep = { $card ->
    [hidden] { $player } glisse quelque chose dans son sac ({ object-count } en tout).
   *[other] { $player } glisse dans son sac « { $card } » ({ $card_when } : { $card_effect }). Cela fait { object-count }.
}
object-discard = { $card_id ->
    [healing_vial] { $player } vide d’un trait une Fiole de soin.
    [ruler] { $player } sort une Règle graduée.
    [rubber_band] { $player } tend un Gros élastique.
    [sharpener] { $player } taille son crayon : plus aucune carte ne pèse sur sa pichenette.
    [eraser] { $player } sort une Gomme, et souffle déjà sur les miettes.
    [banana_peel] { $player } laisse traîner une Peau de banane.
    [hard_hat] Bong ! Le Casque de chantier encaisse pour { $player } : le mur ne coûte aucun PV.
    [cardboard_shield] { $player } brandit le Bouclier en carton : la carte ne lui coûte aucun PV.
    [second_try] « Ça ne comptait pas ! » { $player } joue Deuxième essai, et reprend du même point.
   *[other] { $player } emploie « { $card } » : { $card_effect }.
}
object-returned = { $card ->
    [hidden] { $player } rend un objet, face cachée. { objects-left }
   *[other] { $player } rend « { $card } ». { objects-left }
}
ruling-erase = { $player } gomme le mur de { $start } à { $end }. Il n’y a jamais eu de mur ici.
ruling-fatras_deck_empty = Il n’y a plus rien dans le fatras : { $player } repart les mains vides.
ruling-event_deck_empty = Les événements sont épuisés. Les maîtres du Donjon remélangent la défausse, avec un sourire.

## Comment cela finit

score-label = PV
win-treasure = { $player } a rapporté le trésor d’en face dans sa cellule, et gagne avec { $score } PV. C’est toujours une cellule, mais meublée.
win-opponent_dead = Il n’y a plus personne en face : { $player } gagne, avec { $score } PV.
win-double_defeat = Deux captifs, un seul dernier soupir : double défaite. Les maîtres du Donjon ont passé une bonne soirée.
limit-treasure = Plus de tours à jouer : { $player } porte l’unique trésor volé, et gagne.
limit-hp = Plus de tours à jouer : { $player } a le plus de PV ({ $score }), et gagne.
limit-draw = Plus de tours à jouer, et rien pour vous départager : partie nulle. Chacun reste dans sa cellule.
limit-unfinished = Les maîtres du Donjon se sont endormis : la partie s’arrête là, et personne ne gagne.

## Ce que comptent les simulations

count-lines = Traits par partie : { $mean }
count-contacts = Contacts avec un mur par partie : { $mean }
count-deaths = Morts par partie : { $mean }
count-walls = Murs soudains debout à la fin : { $mean }
count-unfinished = Abandonnées avant la fin : { $mean } des parties

## La table

view-sheet = Donjon
view-rows = Feuille
view-walls = Murs soudains
view-chests = Coffres
view-potions = Potions
view-strokes = Traits
view-shown = Trait qui ne compte pas encore
view-players = Captifs
view-first = A commencé
view-to_play = À qui le tour
view-turn = Tour
view-turn_limit = Tours chacun, au plus
view-beginner = Partie débutant
view-home = Le trésor est rentré
view-bad_faith = Mauvaise foi
view-event_deck = Événements dans le paquet
view-event_discard = Événements défaussés
view-fatras_deck = Cartes fatras dans le paquet
view-square = Case
view-closed = Encore à fouiller
view-covered = Sous un mur
view-left = Gorgées restantes
view-seat = Place
view-contact = Contact
view-points = Points
view-character = Personnage
view-hp = PV
view-start_hp = PV de départ
view-x = x
view-y = y
view-carrying = Porte le trésor
view-objects = Nombre d’objets
view-hand = Objets
view-waiting = Effets qui attendent
view-lenient = À ménager
view-contested = A déjà contesté
view-flick = Prochaine pichenette
view-profile = Tremblement
view-cap = Force au plus, en %
view-reach = Facteur de portée
view-angle = Facteur d’erreur de visée
view-miss = Risque d’échec, en millièmes
view-bend = Courbe, en degrés
view-blind = Écart au hasard, en degrés
view-nudge = Coup de coude, en degrés
view-way = Façon de lancer
view-spread = Dispersion du trait
view-distance_least = Distance la plus courte, en cases
view-distance_gain = Distance en plus à pleine force
view-angle_error_least = Erreur de visée minimale, en degrés
view-angle_error_gain = Erreur de visée en plus à pleine force
view-distance_error = Erreur de distance, en proportion
view-bend_error = Erreur de courbure, en degrés

## Noms : les donjons

name-croquis = Le Croquis
    .about = ouvert et doux aux débutants
name-oubliettes = Les Oubliettes
    .about = des salles, des portes et des courants d’air
name-colimacon = Le Colimaçon
    .about = avec le trésor au fond de la coquille
name-own = Un donjon dessiné à la main
    .about = à vos risques et périls

## Noms : les personnages

name-brute = Gertrude la Brute
    .the = Gertrude la Brute
    .about = 17 PV, erreur de visée × 1,2
    .power = erreur de visée × 1,2
name-elf = L’Elfe myope
    .the = l’Elfe myope
    .about = 13 PV, erreur de visée × 0,8
    .power = erreur de visée × 0,8
name-dwarf = Le Nain démolisseur
    .the = le Nain démolisseur
    .about = 15 PV, sur 5 ou 6 au dé un mur ne lui coûte rien, portée × 0,9
    .power = sur 5 ou 6 au dé un mur ne lui coûte rien, portée × 0,9
name-thief = La Voleuse aux doigts de fée
    .the = la Voleuse aux doigts de fée
    .about = 13 PV, pioche deux cartes fatras, en prend une et rend l’autre
    .power = pioche deux cartes fatras, en prend une et rend l’autre
name-wizard = Le Mage cartographe
    .the = le Mage cartographe
    .about = 13 PV, peut changer de 1 chaque dé de ses murs soudains
    .power = peut changer de 1 chaque dé de ses murs soudains
name-intern = Le Stagiaire
    .the = le Stagiaire
    .about = 15 PV, un objet au départ, risque d’échec +2 %
    .power = un objet au départ, risque d’échec +2 %
name-none = aucun
name-passing = dès que le trait touche la cellule
name-ending = quand le trait finit dans la cellule
name-first = en premier
name-second = en second

## Noms : les mains

name-aim = en visant
name-gesture = d’un geste
name-pencil = au vrai crayon
name-steady = léger
name-normal = normal
name-shaky = fort

## Noms : les événements

name-sudden_wall_3 = Mur soudain (3)
    .effect = placer un mur de 3 cases
name-sudden_wall_4 = Mur soudain (4)
    .effect = placer un mur de 4 cases
name-sudden_wall_5 = Mur soudain (5)
    .effect = placer un mur de 5 cases
name-sudden_wall_6 = Mur soudain (6)
    .effect = placer un mur de 6 cases
name-trapped_slab = Dalle piégée
    .effect = perdre 1 PV
name-arrow_in_knee = Flèche dans le genou
    .effect = perdre 2 PV, et 50 % de force au plus à sa propre prochaine pichenette
    .flick = 50 % de force au plus
    .pencil = 4,25 cases de trait au plus
name-spike_pit = Fosse à pieux
    .effect = perdre 5 PV moins le résultat d’un dé
name-laughing_gas = Gaz hilarant
    .effect = chacun perd 2 PV, au même instant
name-net = Filet à papillons géants
    .effect = 30 % de force au plus à sa propre prochaine pichenette
    .flick = 30 % de force au plus
    .pencil = 2,75 cases de trait au plus
name-trapdoor = Trappe
    .effect = deux dés, puis une chute dans ce bloc, là où l’adversaire le voudra
name-low_ceiling = Plafond bas
    .effect = perdre 1 PV de plus, si l’on a touché un mur ce tour-ci
name-cellar_rats = Rats du cellier
    .the = les Rats du cellier
    .effect = un monstre de force 3 ; défaite : perdre 1 PV
name-goblin_accountant = Gobelin comptable
    .the = le Gobelin comptable
    .effect = un monstre de force 3 ; défaite : rendre un objet ou, sans objet, perdre 1 PV
name-union_skeleton = Squelette syndiqué
    .the = le Squelette syndiqué
    .effect = un monstre de force 4 ; défaite : perdre 2 PV ; victoire : piocher une carte fatras
name-lukewarm_jelly = Gelée tiède
    .the = la Gelée tiède
    .effect = un monstre de force 3 ; défaite : perdre 1 PV, et demi-portée à sa propre prochaine pichenette
    .flick = portée × 0,5
    .pencil = le trait compte × 0,5
name-mimic_chest = Coffre mimique
    .the = le Coffre mimique
    .effect = un monstre de force 4 ; défaite : perdre 3 PV ; victoire : piocher une carte fatras
name-toll_troll = Troll de péage
    .the = le Troll de péage
    .effect = un monstre de force 5 ; défaite : perdre 3 PV ; victoire : piocher une carte fatras
name-wheezing_dragonet = Dragonnet asthmatique
    .the = le Dragonnet asthmatique
    .effect = un monstre de force 5 ; défaite : perdre 3 PV ; victoire : il éternue sur l’adversaire, qui perd 2 PV
name-wrong_hand = Mauvaise main
    .effect = erreur de visée doublée à la prochaine pichenette adverse
    .flick = erreur de visée × 2
    .pencil = de l’autre main
name-eyes_shut = Les yeux fermés
    .effect = la prochaine pichenette adverse s’écarte au hasard, jusqu’à 15° de chaque côté, sans ligne de visée
    .flick = jusqu’à 15° d’écart au hasard, sans ligne de visée
    .pencil = les yeux fermés
name-broken_lead = Mine cassée
    .effect = 40 % de force au plus à la prochaine pichenette adverse
    .flick = 40 % de force au plus
    .pencil = 3,5 cases de trait au plus
name-elbow_nudge = Coup de coude
    .effect = la prochaine pichenette adverse part 20° de côté, et un dé dira lequel
    .flick = 20° à gauche ou à droite, au dé, une fois la visée prise
    .pencil = pendant qu’on vous pousse le coude
name-butter_fingers = Doigts beurrés
    .effect = à la prochaine pichenette adverse, le risque d’échec complet monte de 25 %
    .flick = risque d’échec +25 %
    .pencil = du petit doigt
name-soapy_floor = Sol savonneux
    .effect = la prochaine pichenette adverse porte 1,5 fois plus loin
    .flick = portée × 1,5
    .pencil = le trait compte × 1,5
name-draught = Courant d’air
    .effect = la prochaine pichenette adverse s’incurve de 25°, et le dé dit tout de suite de quel côté
name-forgotten_corpse = Cadavre oublié
    .effect = il vaut un coffre, piocher une carte fatras
name-falling_chest = Coffre tombé du plafond
    .effect = piocher une carte fatras
name-second_wind = Second souffle
    .effect = une autre pichenette tout de suite, sans événement après
name-dubious_fountain = Fontaine douteuse
    .effect = un dé ; 1 ou 2 : perdre 2 PV ; 3 ou plus : gagner 1 PV
name-masters_lunch = Pause déjeuner des maîtres
    .effect = il ne se passe rien

## Noms : le fatras, tout de suite

name-dubious_cheese = Fromage douteux
    .effect = gagner 1 PV
    .when = tout de suite
name-clean_bandage = Bandage presque propre
    .effect = gagner 2 PV
    .when = tout de suite
name-haunted_dentures = Dentier hanté
    .effect = perdre 1 PV
    .when = tout de suite
name-unpaid_bill = Facture impayée
    .effect = rendre un objet ou, sans objet, perdre 1 PV
    .when = tout de suite
name-singing_bone = Os chantant
    .effect = à la prochaine pichenette adverse, le risque d’échec complet monte de 15 %
    .when = tout de suite
    .flick = risque d’échec +15 %
    .pencil = pendant qu’on chante à tue-tête
name-scribbled_plan = Plan griffonné
    .effect = placer un mur soudain de 3 cases
    .when = tout de suite
name-dust = Poussière d’époque
    .effect = rien
    .when = tout de suite

## Noms : les objets

name-healing_vial = Fiole de soin
    .effect = gagner 3 PV
    .when = à garder, avant une pichenette
name-ruler = Règle graduée
    .effect = erreur de visée × 0,5
    .when = à garder, avant une pichenette
    .flick = erreur de visée × 0,5
    .pencil = le long d’une règle
name-rubber_band = Gros élastique
    .effect = portée × 1,5
    .when = à garder, avant une pichenette
    .flick = portée × 1,5
    .pencil = le trait compte × 1,5
name-sharpener = Taille-crayon
    .effect = enlever tous les effets de cartes de cette pichenette, bons ou mauvais
    .when = à garder, avant une pichenette
name-eraser = Gomme
    .effect = effacer un mur soudain
    .when = à garder, avant une pichenette
name-banana_peel = Peau de banane
    .effect = portée et erreur de visée × 1,5 à la prochaine pichenette adverse
    .when = à garder, avant une pichenette
    .flick = portée × 1,5, erreur de visée × 1,5
    .pencil = le trait compte × 1,5
name-hard_hat = Casque de chantier
    .effect = ce contact ne coûte aucun PV
    .when = à garder, quand votre trait touche un mur
name-cardboard_shield = Bouclier en carton
    .effect = ignorer cette perte
    .when = à garder, quand une carte va vous coûter des PV
name-second_try = Deuxième essai
    .effect = annuler la pichenette et la refaire du même point
    .when = à garder, quand votre trait est sous vos yeux

## Noms : ce qui attend une pichenette

name-draught_odd = Courant d’air, vers la gauche
    .flick = le trait s’incurve de 25° à gauche
    .pencil = pendant qu’on souffle dessus, vers la gauche
name-draught_even = Courant d’air, vers la droite
    .flick = le trait s’incurve de 25° à droite
    .pencil = pendant qu’on souffle dessus, vers la droite

## Names: what lies on the sheet

name-treasure = Trésor
name-own_treasure = Votre trésor
name-enemy_treasure = Le trésor adverse
name-carrying = Un trésor volé
name-cell = Cellule
name-own_cell = Votre cellule
name-enemy_cell = La cellule adverse
name-cross = Croix
name-own_cross = Votre croix
name-enemy_cross = La croix adverse
name-chest = Coffre
name-potion = Potion
name-wall = Mur
name-sudden_wall = Mur soudain
name-new_wall = Le mur à tracer
name-line = Trait
name-contact = Contact avec un mur
name-miss = Échec complet
name-cone = Où votre trait peut finir
name-odds = Ce que risque votre visée
name-square = Cases
name-dice = Le dé rouge et le dé noir

# Le plateau dans le terminal. Des mots courts : à côté de la feuille, la place est comptée.

board-pages = Plus : voir objets, pichenette, cartes, traits, ou une case : voir M7.
board-beginner = débutants : le trésor rend { $hp } PV
board-home_ending = le trait doit finir dans la cellule
board-page_objects = objets
board-page_flick = pichenette
board-page_cards = cartes
board-page_lines = traits
board-set_up = Mise en place
board-turn = Tour { $turn }
board-turn_of = Tour { $turn } sur { $last }
board-to_play = à { $player } de jouer
board-decks = Cartes : { $events } événements, { $fatras } fatras
board-hp = { $hp } PV sur { $start }
board-place = { $square } (x { $x }, y { $y })
board-carries = porte le trésor
board-lenient = à ménager
board-may_contest = peut contester un trait
board-objects = { $count ->
    [0] aucun objet
    [one] 1 objet
   *[other] { $count } objets
}
board-object = { $card } ({ $card_when }) : { $card_effect }
board-waiting = Prochaine pichenette
board-waiting_card = { $card } : { $card_flick }
board-weighs = { $card } ({ $card_flick })
board-nothing_waits = aucune carte ne l’attend
board-power = Pouvoir : { $character_power }
board-event = { $card } ({ $card_effect })
board-reaches = portée { $reach }
board-errs = erreur ±{ $error }°
board-misses = échec { $percent } %
board-capped = force { $percent } % au plus
board-target_treasure = trésor { $square }, distance { $distance }
board-target_home = cellule { $square }, distance { $distance }
board-at_angle = { $angle }°
board-wall = mur
board-sudden_wall = mur soudain
board-target = votre but
board-treasure = trésor
board-cell = cellule
board-chest = coffre
board-potion = potion (n gorgées)
board-emptied = vidé
board-buried = enseveli
board-both = les deux joueurs
board-cross = les joueurs
board-wanted = cases possibles
board-line = dernier trait de { $cross }
board-shown_line = trait pas encore appliqué
board-old_line = traits anciens
board-dice = dés : rouge en haut, noir à gauche
board-red_die = en haut : le dé rouge
board-flick_of = Prochaine pichenette : { $player }, depuis { $square } (tremblement : { $profile })
board-strength = Force
board-percent = { $percent } %
board-reach = Portée
board-error = Erreur
board-miss = échec complet { $percent } %
board-length_error = erreur de longueur ±{ $percent } %
board-bend = courbure { $angle }° ±{ $error }°
board-errors = La portée est en cases ; deux pichenettes sur trois restent dans les marges d’erreur.
board-compass = Angles : 0° E, 90° S, 180° O, 270° N
board-square = { $square } (rouge { $red }, noir { $black })
board-floor = sol libre
board-sudden_wall_at = mur soudain { $start }–{ $end }
board-cell_of = cellule ({ $player })
board-treasure_of = trésor ({ $player })
board-treasure_taken = place du trésor, qui est pris ({ $player })
board-chest_closed = coffre fermé
board-chest_searched = coffre fouillé
board-potion_left = { $left ->
    [0] potion vide
    [one] potion, encore 1 gorgée
   *[other] potion, encore { $left } gorgées
}
board-stands = { $player } s’y trouve
board-from = Depuis { $square } ({ $player })
board-distance = distance { $distance }
board-aim_angle = angle { $angle }°
board-aim_strength = force { $percent } %
board-too_far = trop loin pour une pichenette, qui porte à { $reach }
board-bends = mais le trait s’incurvera de { $angle }°
board-wall_ahead = un mur en chemin à { $distance }
board-no_wall = aucun mur en chemin
board-no_aim = pas de ligne de visée, vos yeux sont fermés
board-discarded = Événements déjà piochés
board-from_to = { $start }–{ $end }
board-touched = a touché un mur
board-walls = Murs soudains
board-nothing_drawn = Rien n’a encore été tracé sur la feuille.
board-axis_angle = Direction, en degrés
board-axis_strength = Force, en pour cent

# Le plateau dans le navigateur.

board-plays = joue
board-gesture_how = Appuyez sur votre croix, glissez et lâchez en plein élan : plus c’est vif, plus ça va loin. De retour sur la croix, ou Échap : pas de pichenette.
board-aim_how = Touchez la feuille là où le trait doit finir, ou tirez la flèche.
board-aim_keys = Clavier : ← → la tournent, ↑ ↓ changent sa force (Maj : un peu), Entrée lance.
board-aim_handle = Votre visée
board-angle_short = Angle
board-strength_short = Force
board-flick = Pichenette : { $aim }
board-flick_here = Pichenette !
board-wall_risk = mur { $percent } %
board-swing_capped = { $percent } % (au plus)
board-pencil_how = Donnez votre pichenette sur la vraie feuille, puis touchez ici l’endroit où le crayon s’est arrêté.
board-pencil_keys = Clavier : les flèches déplacent le point d’une demi-case (Maj : d’un dixième), Entrée le donne.
board-pencil_handle = Où le crayon s’est arrêté
board-pencil_here = Il s’est arrêté là : { $point }
board-pencil_missed = Il n’a pas bougé : raté
board-longest = { $reach } cases de trait au plus
board-counts = le trait compte × { $reach }
board-waiting_pencil = { $card } : { $card_pencil }
board-cone = Au moins deux traits sur cinq finissent dans la zone sombre, et six sur sept dans la zone claire.
board-missed = Raté !
board-draw_wall = Tracer : { $wall }
board-draw_here = Tracer
board-turn_wall = Tourner (R)
board-wall_how = Montrez la feuille ou glissez dessus ; au doigt, touchez le mur une seconde fois pour le tracer. Les flèches vont de mur en mur.
board-last_event = Dernier événement
board-event_before = L’événement d’avant
board-face_to_face = Face à face sur cet écran
board-face_close = Retour à la table entière
board-peek = Objet { $number } sur { $count }, face cachée : maintenez pour regarder
board-peek_how = Maintenez une carte pour la regarder.
board-play_card = Jouer la carte regardée
board-rub_out = Touchez maintenant le mur sur la feuille.
board-no_gesture = Trop lent ou trop court, ce n’était pas une pichenette. Rien ne s’est passé : recommencez.
