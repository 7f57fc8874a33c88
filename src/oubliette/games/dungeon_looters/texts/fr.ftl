# Dungeon Looters. Apostrophe courbe, espace fine insécable avant ; : ! ? et dans les guillemets.
# Pas de participe accordé avec $player, ni de « de $player » (l’élision dépendrait du nom).
# Les personnages ont .the et .The, .sheet (leurs chiffres) et .about ; les pièces du donjon .a et .shape (comment elles
# se tournent) ; les cartes MJ .about et .aim (ce qu’elles visent), les coffres aussi .a, les pièges .a et .the ; les
# trésors .a, .the et .size (sorte, cases, pièces d’or) ; les directions .way, .at et .toward. Le fait $trap les apporte
# sous les noms $trap_a, etc. Salles (E5), cases (E5c3) et portes entre deux salles (E5-F5) n’ont pas d’autre nom que leur
# place.

title = Dungeon Looters
tagline = Bâtissez le donjon, pillez-le, gare aux pièges à ours, et soyez loin quand les portes se ferment.
credits = Le livret que nous avons lu ne nomme ni auteur ni éditeur.

## La mise en place

option-archetype_choice = Comment se distribuent les personnages. Jamais deux fois le même.
    .random = Hasard (random) : le sort les distribue
    .draft = À tour de rôle (draft) : chacun choisit, dans le sens horaire à partir d’une place tirée au sort
    .free = Libre (free) : chacun choisit, en commençant par la première place ; mettez-vous d’accord avant
option-preplaced_rooms = Les salles qui sont là avant tout le monde.
    .none = Aucune (none) : le noir
    .hub = Centre (hub) : une Grande salle au milieu
    .cross = Croix (cross) : une Grande salle au milieu et un Carrefour sur chacun de ses côtés
option-neutral_sherpa = Le sherpa, quand personne ne le joue.
    .auto = Présent (auto) : perdu quand même, il ramasse ce que les autres perdent
    .off = Absent (off) : il reste dans ses montagnes
option-tiles_per_player = Pièces du donjon par personne dans la pile : plus il y en a, plus la partie est longue.
    .number-0 = Selon le nombre de personnes : 10 chacun, 9 à cinq ou six
option-countdown_turns = Combien de tours il reste à chacun quand la dernière pièce du donjon est piochée.
option-mj_hand_limit = Combien de cartes MJ on peut garder à la fin de son tour.
    .number-0 = Pas de limite
option-chest_supply = Combien de coffres peuvent apparaître dans une partie.
option-reaction_windows = Quand les autres peuvent jouer des cartes MJ pendant votre tour.
    .full = Complet (full) : après la pièce posée, la carte face visible, le déplacement, l’action, chaque carte et chaque ponction, et à la fin
    .light = Léger (light) : après la carte face visible et à la fin seulement
    .own_turn = Chacun son tour (own_turn) : jamais, on joue ses cartes à son propre tour
option-respawn_rooms = Où reviennent les figurines après une raclée.
    .border = Bordure (border) : dans n’importe quelle salle de bordure
    .outer_door = Sortie (outer_door) : seulement dans une salle de bordure qui a une sortie
option-door_picking = Qui peut crocheter de nouveau une porte après avoir échoué.
    .one_attempt = Une seule tentative (one_attempt) : un jet chacun, tant que la porte n’est pas verrouillée de nouveau
    .every_turn = À chaque tour (every_turn) : aussi souvent qu’on veut, une fois par tour
option-traps_stay = Les pièges que l’on a esquivés.
    .on = Ils restent, face visible, pour les suivants
    .off = Ils sont défaussés
option-figures_block = Les autres figurines sur votre chemin.
    .on = Elles barrent le passage : les poings ou la patience
    .off = On peut les dépasser, mais pas s’arrêter sur leur case
option-open_inventories = Ce qu’il y a dans les sacs.
    .on = Au vu de tous
    .off = Secret : on voit seulement combien d’objets de chaque sorte
option-allow_troll = Le troll concierge, à partir de trois.
    .on = On peut le jouer
    .off = Il est en congé
option-allow_lich = La mamie liche.
    .on = On peut la jouer
    .off = Elle fait la sieste
option-allow_sherpa = Le sherpa, à partir de trois.
    .on = On peut le jouer
    .off = Personne ne peut le jouer

## Les questions : cartes et dés

draw-first_chooser = Qui choisit son personnage en premier ?
    .number-0 = La première place
    .number-1 = La deuxième place
    .number-2 = La troisième place
    .number-3 = La quatrième place
    .number-4 = La cinquième place
    .number-5 = La sixième place
draw-archetype = Quel personnage le sort donne-t-il à { $player } ?
    .other = { $a }
draw-tile = Quelle pièce du donjon pioche { $player } ?
    .other = { $a }
deal-mj_card = Quelle carte MJ reçoit { $player } ?
    .other = { $a }
draw-mj_card = { $player } retourne une carte MJ. Laquelle ?
    .other = { $a }
draw-first_entry = { $player } prend la carte qui attendait dans la salle. Laquelle ?
    .other = { $a }
draw-treasure = { $player } pioche un trésor. Lequel ?
    .other = { $a }
draw-sherpa_room = Le sherpa s’enfuit. Dans quelle salle ?
    .other = Salle { $a }
roll-start_order = { $player } lance pour l’ordre des vestibules. Que montre le dé ?
roll-first_player = { $player } lance pour commencer. Que montre le dé ?
roll-pick_chest = { $player } tripote la serrure d’un coffre. Que montre le dé ?
roll-force_chest = { $player } tape sur un coffre. Que montre le dé ?
roll-pick_door = { $player } tripote la serrure d’une porte. Que montre le dé ?
roll-force_door = { $player } fonce dans une porte, l’épaule la première. Que montre le dé ?
roll-attacker = { $player } cogne. Que montre le dé ?
roll-defender = Et en face, que montre le dé ?
roll-dodge = Quelque chose fait clic sous les pieds : à { $player } d’esquiver. Que montre le dé ?
roll-disarm = { $player } coupe le fil rouge. Ou le bleu. Que montre le dé ?
roll-backfire = Ça part ! Un bond de côté, et vite, { $player } ! Que montre le dé ?
roll-drain = { $player } fait claquer le dentier. Que montre le dé ?
roll-sherpa_wander = Où va se promener le sherpa ? 1 nord, 2 est, 3 sud, 4 ouest ; sur 5 ou 6, il reste. Que montre le dé ?

## Les questions : la mise en place

decide-choose_archetype = Qui voulez-vous être ?
    .other = { $a } ({ $a_sheet }). { $a_about }
decide-place_start_tile = Où sera votre vestibule, et vers où donne sa porte menant à l’extérieur ?
    .other = { $a }, sortie { $b_at }
decide-place_sherpa = Où avez-vous perdu votre chemin, au juste ?
    .other = { $a }

## Les questions : un tour

decide-choose_respawn = Vous avez repris votre souffle. Dans quelle salle revenez-vous ?
    .other = Salle { $a }
decide-lay_tile = Au chantier ! Quelle pièce posez-vous, et où ?
    .other = { $a } sur { $b }{ lay-turned }
decide-discard_tile = Aucune de vos pièces ne va nulle part. Laquelle retirez-vous de la partie ?
    .other = { $a }
decide-apply_face_up = { $card } ({ $card_about }). { $card_aim ->
    [chest] Quel coffre ?
   *[room] Dans quelle salle ?
}
    .other = { $card_aim ->
        [chest] Le coffre en { $a }
       *[room] Salle { $a }
    }
decide-square = Sur quelle case ?
    .other = { $a }
    .back = Réflexion faite, non
decide-main_choice = { $no_action ->
    [0] { "" }
   *[other] { "Vous avez le pied dans un piège à ours : ni action ni sprint ce tour-ci. " }
}{ $no_move ->
    [0] { "" }
   *[other] { "Pas moyen d’avancer : plus de déplacement ce tour-ci. " }
}{ $lock_tried ->
    [1] { "Cette serrure a déjà eu droit à votre seule tentative : il reste la force, ou une carte. " }
   *[other] { "" }
}{ $moved ->
    [0] { $acted ->
        [0] Que faites-vous ?
       *[other] Votre action est faite. Quoi d’autre ?
    }
   *[other] { $acted ->
        [0] Votre promenade est faite. Quoi d’autre ?
       *[other] Promenade et action sont faites. Autre chose ?
    }
}
    .move = Vous déplacer : { $move_points ->
        [one] { $move_points } point
       *[other] { $move_points } points
    }
    .sprint = Sprinter : { $sprint_points ->
        [one] { $sprint_points } point
       *[other] { $sprint_points } points
    }, pas d’action ce tour-ci, −2 pour esquiver
    .pick_chest = Crocheter le coffre en { $a } (DD { $a_dd }, { chest-holds }) : { $a_pick } %
    .force_chest = Forcer le coffre en { $a } (DD { $a_dd }, { chest-holds }) : { $a_unharmed ->
        [1] d’un doigt, et rien ne casse
       *[other] { $a_force } %, et chaque point de trop en casse un
    }
    .pick_door = Crocheter la porte { $a } : { $a_pick } %
    .force_door = Défoncer la porte { $a } : { $a_force } %
    .lock = Verrouiller la porte { $a }
    .fight = Chercher la bagarre avec { $a_the } : { $a_chance } %
    .disarm = Désamorcer ce qu’il y a en { $a } : { $a_chance } %
    .tidy = Ranger : remettre des affaires dans le coffre en { $a }
    .drain = Ponctionner { $a_the } : aucune action à dépenser, mais plus de sprint ce tour-ci
    .play = Jouer { $a } ({ $a_about })
    .drop = Lâcher quelque chose
    .end_turn = Au suivant !
decide-move_step = Vous êtes en { $square }, encore { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $sprinting ->
    [0] {""}
   *[other] {" "}pour ce sprint
}. Par où ?
    .other = { $a_way }, vers { $a_square }
    .explore = Explorer { $a_toward } : y poser une de vos pièces, et entrer
    .leave = { $loot ->
        [0] Sortir les mains vides, pour de bon
       *[other] Sortir avec votre butin, pour de bon
    }
    .leave-sure = { $loot ->
        [0] Vous ne portez encore aucun butin.
        [one] Vous emportez { $loot } objet, pour { $worth } PO.
       *[other] Vous emportez { $loot } objets, pour { $worth } PO en tout.
    }{" "}Une fois dehors, on ne rentre plus. Sortir maintenant ?
    .stop = Vous arrêter là
decide-explore_tile = Laquelle de vos pièces est derrière cette porte, en { $room } ?
    .other = { $a }{ explore-turned }
    .back = Réflexion faite, aucune
decide-arrow_roll = Une superbe roulade, depuis { $square } ! Jusqu’où, et par où ?
    .stay = Ne pas bouger d’un pouce
    .other = { $a_way }, { $b ->
        [one] { $b } case
       *[other] { $b } cases
    }
decide-hand_discard = { $left ->
    [one] Une carte MJ de trop. Laquelle part ?
   *[other] { $left } cartes MJ de trop. Laquelle part d’abord ?
}
    .other = { $a } ({ $a_about })

## Les questions : des cartes

decide-react = { $moment_id ->
    [after_lay] { $active } vient de poser une pièce du donjon.
    [after_draw] { $active } en a fini avec la carte face visible.
    [after_move] { $active } vient de se déplacer.
    [after_action] { $active } vient d’agir.
    [after_card] { $drained ->
        [1] { $active } vient de ponctionner quelqu’un.
       *[other] { $active } vient de jouer une carte.
    }
   *[end_turn] { $active } va finir son tour.
} Jouez-vous une carte ?
    .pass = Non, continuez
    .play = Jouer { $a } ({ $a_about })
    .enter = pass
decide-card_target = { $card } ({ $card_about }). { $card_aim ->
    [room] Dans quelle salle ?
    [door] Quelle porte ?
    [token] Quel jeton ?
    [chest] Quel coffre ?
   *[figure] Pour qui ?
}
    .other = { $card_aim ->
        [room] Salle { $a }
        [door] Porte { $a }
        [token] Le jeton en { $a }
        [chest] Le coffre en { $a }
       *[figure] { $a_The }
    }
    .back = Réflexion faite, non

## Les questions : des objets

decide-drop_object = Que lâchez-vous ? Ce sera perdu pour vous.
    .other = Lâcher { $a_the } ({ $a_size })
    .back = Rien, finalement
decide-keep_objects = { $new_count ->
    [0] {""}
   *[other] Nouveau : { $new }.{" "}
}{ $held_count ->
    [0] {""}
   *[other] Dans le sac : { $held }.{" "}
}{ $fits ->
    [0] Tout n’entre pas. À quoi renoncez-vous ?
   *[other] Cela entre, pour { $value } PO en tout{ $overloaded ->
        [0] .
       *[other] , mais vous seriez en surcharge.
    } Vous gardez ?
}
    .done = Tout garder
    .leave = Laisser { $a_the } ({ $a_size })
    .enter = done
decide-dwarf_discard = Votre flair en a trouvé un de trop. Lequel rejetez-vous ?
    .other = { $a } : { $a_size }
decide-pit_sacrifice = Pour remonter du trou, il faut y laisser quelque chose de lourd. Quoi ?
    .other = { $a } : { $a_size }
decide-bribe = { $attacker } s’approche avec de mauvaises intentions. Un petit quelque chose pour oublier l’affaire ?
    .other = Offrir { $a_the } ({ $a_size })
    .fight = Pas un sou : se battre
decide-spoils = Au vainqueur le butin, et c’est { $loser_the } qui paie. Que prenez-vous ?
    .other = Prendre { $a_the } ({ $a_size })
    .purse = Prendre la bourse, avec tout ce qu’elle contient
    .nothing = Rien, par grandeur d’âme
decide-drain_gift = { $lich } vous tient par la manche, mon petit. Que cédez-vous ?
    .other = { $a } : { $a_size }
decide-drain_choice = Viens voir mamie ! Votre victime : { $target_the }. Que prenez-vous ?
    .other = { $a } : { $a_size }
decide-tidy_objects = Que remettez-vous dans le coffre ? De 1 à 5 objets, un par un.
    .other = { $a } : { $a_size }
    .done = C’est assez rangé
decide-sherpa_accept = { $loser } a perdu { $object_a } ({ $object_size }). Voulez-vous ramasser ?
    .accept = Rien ne se perd : prendre
    .refuse = Laisser

## Des morceaux de phrases

chest-holds = { $a_treasures ->
    [one] { $a_treasures } trésor
   *[other] { $a_treasures } trésors
}
lay-turned = { $a_shape ->
    [hall] { $c ->
        [0] , cases à coffre b2 et d4
       *[other] , cases à coffre d2 et b4
    }
    [pillars] { $c ->
        [0] , cases à coffre a1 et e5
       *[other] , cases à coffre e1 et a5
    }
    [wall] { $c ->
        [0] , mur nord
        [1] , mur est
        [2] , mur sud
       *[other] , mur ouest
    }
    [straight] { $c ->
        [0] , du nord au sud
       *[other] , d’ouest en est
    }
    [corridor] { $c ->
        [0] , du nord au sud, case à coffre d3
        [1] , d’ouest en est, case à coffre c4
        [2] , du nord au sud, case à coffre b3
       *[other] , d’ouest en est, case à coffre c2
    }
    [corner] { $c ->
        [0] , portes nord et est
        [1] , portes est et sud
        [2] , portes sud et ouest
       *[other] , portes ouest et nord
    }
    [dead_end] { $c ->
        [0] , porte sud
        [1] , porte ouest
        [2] , porte nord
       *[other] , porte est
    }
    [exit] { $c ->
        [0] , sortie nord
        [1] , sortie est
        [2] , sortie sud
       *[other] , sortie ouest
    }
   *[same] {""}
}
explore-turned = { $a_shape ->
    [hall] { $b ->
        [0] , cases à coffre b2 et d4
       *[other] , cases à coffre d2 et b4
    }
    [pillars] { $b ->
        [0] , cases à coffre a1 et e5
       *[other] , cases à coffre e1 et a5
    }
    [wall] { $b ->
        [0] , mur nord
        [1] , mur est
        [2] , mur sud
       *[other] , mur ouest
    }
    [straight] { $b ->
        [0] , du nord au sud
       *[other] , d’ouest en est
    }
    [corridor] { $b ->
        [0] , du nord au sud, case à coffre d3
        [1] , d’ouest en est, case à coffre c4
        [2] , du nord au sud, case à coffre b3
       *[other] , d’ouest en est, case à coffre c2
    }
    [corner] { $b ->
        [0] , portes nord et est
        [1] , portes est et sud
        [2] , portes sud et ouest
       *[other] , portes ouest et nord
    }
    [dead_end] { $b ->
        [0] , porte sud
        [1] , porte ouest
        [2] , porte nord
       *[other] , porte est
    }
    [exit] { $b ->
        [0] , sortie nord
        [1] , sortie est
        [2] , sortie sud
       *[other] , sortie ouest
    }
   *[same] {""}
}
the-objects = { $objects ->
    [hidden] { $count ->
        [one] un objet
       *[other] { $count } objets
    }
   *[other] { object-list }
}
object-list = { $objects_count ->
    [1] { $objects_1_a }
    [2] { $objects_1_a } et { $objects_2_a }
    [3] { $objects_1_a }, { $objects_2_a } et { $objects_3_a }
    [4] { $objects_1_a }, { $objects_2_a }, { $objects_3_a } et { $objects_4_a }
    [5] { $objects_1_a }, { $objects_2_a }, { $objects_3_a }, { $objects_4_a } et { $objects_5_a }
    [6] { $objects_1_a }, { $objects_2_a }, { $objects_3_a }, { $objects_4_a }, { $objects_5_a } et { $objects_6_a }
   *[other] { $objects_count } objets ({ $objects })
}
one-object = { $object ->
    [hidden] quelque chose
   *[other] { $object_1_a }
}
marker-sum = { $marker ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $marker }
}

## Ce qui arrive : la mise en place

setup-archetypes = { $player } joue { $archetype_the }.
setup-preplace = Déjà là à votre arrivée : { $tile_a } sur { $room }.
    .series = Déjà là à votre arrivée : { $tile_a } sur { $rooms }, et encore sur { $room }.
setup-deal = { $player } reçoit { $cards } (cartes MJ), et { $tiles } (pièces du donjon).
setup-start_order = Les dés disent qui bâtit d’abord : { $order }, dans cet ordre.
setup-start_tile = { $player } pose un vestibule sur { $room }, sortie { $heading_at }.
ability-sherpa_lost = { $player } a déjà pris le mauvais chemin, et se retrouve en { $square }.
setup-neutral_sherpa = Un sherpa s’est perdu en { $room }. Il ne demande son chemin à personne.
setup-first_player = { $player } commence. Pièces dans la pile : { $stack }.
setup-tile_stack = { $player } pioche une pièce du donjon : { $tile }.

## Ce qui arrive : un tour

turn-sequence = Manche { $round }, à { $player } de jouer.{ $turns_left ->
    [-1] {""}
    [one] {" "}Le tout dernier tour !
   *[other] {" "}Décompte : encore { $turns_left } tours pour toute la tablée.
}
tile-lay = { $player } pose { $tile_a } sur { $room }.
tile-no_legal_place = Aucune de ses pièces ne va nulle part : { $player } remet { $tile_a } dans la boîte.
tile-first_entry = { $player } entre en premier dans la salle { $room } et empoche la carte MJ qui y attendait{ $card ->
    [hidden] .
   *[other] {" "}(« { $card } »).
}
end-countdown_start = C’était la dernière pièce ! Après ce tour, chacun en a encore { $turns }, et { $player } joue en dernier.
draw-face_up = { $player } retourne une carte MJ : « { $card } ».
draw-keep = { $player } retourne une carte MJ et la garde : « { $card } » ({ $card_about }).
draw-mandatory = Rien à faire, ni personne à qui le faire : on défausse la carte en haussant les épaules.
draw-reshuffle = La pioche MJ est vide. On mélange sa défausse : { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
turn-au_suivant = { $player } : « Au suivant ! »
turn-hand_limit = { $player } défausse { $cards } (trop de cartes pour deux mains).

## Ce qui arrive : en chemin

move-points = { $player } se met en route{ $points ->
    [hidden] , et nul ne sait jusqu’où.
    [one] , avec { $points } point de mouvement.
   *[other] , avec { $points } points de mouvement.
}
move-sprint = { $player } sprinte, les yeux sur l’horizon{ $points ->
    [hidden] , et nul ne sait jusqu’où.
    [one]  : { $points } point de mouvement.
   *[other]  : { $points } points de mouvement.
}
move-enter_order = { $player } avance en { $square }.
    .series = { $player } passe par { $squares }, et arrive en { $square }.
move-swap_neutral_sherpa = Le sherpa s’écarte devant { $player }, en s’excusant.
move-explore = { $player } ouvre une porte sur l’inconnu, vers { $room }.
exit-step = { $player } sort du donjon par la porte de la salle { $room }, { $count ->
    [0] avec des souvenirs pour tout bagage.
    [one] avec un objet sous le bras.
   *[other] avec { $count } objets dans le sac.
}

## Ce qui arrive : les cartes MJ

cards-any_time = { $player } joue « { $card } ».
card-lock_door = Clac : la porte { $door } est verrouillée. { $player } sifflote.
door-pick_relock = { $doors_count ->
    [one] La porte { $doors } est déverrouillée.
   *[other] Ces portes sont déverrouillées : { $doors }.
}
ruling-pole_reveals = { $player } tâte la case { $square } à bonne distance. Il y avait là { $trap_a }, une attention signée { $layer }. N’en parlons plus.
card-secret_passage = Un panneau pivote, et { $player } débouche en { $square }, poussière comprise.
card-chest_dd_change = Le coffre en { $square } a désormais une DD de { $dd }.
card-roll_marker = { $amount ->
    [2] { $player } a la main heureuse
   *[other] { $player } a les mains qui glissent
} : { marker-sum } en tout pour crocheter, forcer, se battre ou désamorcer, la prochaine fois.
card-move_marker = { $amount ->
    [2] { $player } ne tient plus en place
   *[other] { $player } fait floc, floc
} : { marker-sum } en tout au prochain déplacement.
card-least_valuable = { $player } sent quelque chose glisser le long de sa jambe : { $object_a }.
card-tax_collector = Le percepteur a trouvé { $player }, et emportera { $object_the } pour solde de tout compte.

## Ce qui arrive : les coffres

chest-place_by_card = { $player } cache { $chest_a } en { $square } : DD { $dd }, { $treasures ->
    [one] { $treasures } trésor.
   *[other] { $treasures } trésors.
}
chest-pick = { $player } crochète le coffre en { $chest } : { $face } au dé, { $total } contre DD { $dd }. Clic !
chest-pick_one = { $player } fait 1 et brise la serrure du coffre en { $chest }. Il ne reste que la manière forte.
chest-pick_retry = La serrure du coffre en { $chest } résiste à { $player } : { $face } au dé, { $total } contre DD { $dd }.
chest-force_auto = { $player } regarde sévèrement le coffre en { $chest } (DD { $dd }). Il s’ouvre.
chest-force_fail = Le coffre en { $chest } en a vu d’autres, et { $player } s’y fait mal au pied : { $total } contre DD { $dd }.
chest-force_roll = { $player } éventre le coffre en { $chest }, { $total } contre DD { $dd } : { $broken ->
    [0] pas une égratignure à l’intérieur.
    [one] { $broken } trésor n’y a pas survécu.
   *[other] { $broken } trésors n’y ont pas survécu.
}
chest-force_all_lost = Dans le coffre en { $chest }, il n’y a pour { $player } que des échardes et des regrets.
chest-treasure_reshuffle = Le coffre en { $chest } est ouvert, mais il ne reste pas une carte trésor : { $player } trouve de la poussière.
chest-draw_treasures = { $player } trouve { the-objects }.
ability-dwarf_nose = { $player } renifle { $object_the }, fait la moue, et rejette sa trouvaille.

## Ce qui arrive : les portes

door-pick = { $player } crochète la porte { $door } : { $face } au dé, { $total } contre { $dd }.
door-retry = La porte { $door } ne cède pas à { $player } : { $face } au dé, { $total } contre { $dd }.{ $once ->
    [0] { "" }
   *[other] { " " }C’était la seule tentative.
}
door-force = { $player } passe à travers la porte { $door }, au sens propre : { $total } contre { $dd }. Elle ne fermera plus jamais.
door-force_fail = { $player } rebondit sur la porte { $door } : { $total } contre { $dd }, et un bleu à l’épaule.

## Ce qui arrive : la bagarre

fight-declare = { $player } cherche la bagarre avec { $target_the }.
fight-roll = { $player } fait { $face }, soit { $total } ; { $target_the } fait { $other_face }, soit { $other_total }.
fight-one_loses = Qui fait 1 se prend les pieds dans ses propres bottes, et perd.
fight-tie = Match nul. On recommence !
merchant-bribe = { $player } préfère en rester là, et glisse à { $attacker } { one-object }. Quelle bagarre ?
ability-barbarian_trophies = Une dent de plus au collier : { $player } a { $count ->
    [one] { $count } trophée
   *[other] { $count } trophées
}.
fight-defeat = C’est { $winner_the } qui gagne : { $player } voit des étoiles, et quitte le plateau pour l’instant.
fight-spoils = { $player } se sert : { the-objects }.
fight-neutral_sherpa_loses = Le sherpa s’enfuit en { $room }, très peiné.
fight-neutral_sherpa_wins = Le sherpa a de solides mollets : il prend { $object_the } à { $player }, et dit merci.
fight-respawn = Revoilà { $player } en { $square }, avec la nausée : −2 en combat ce tour-ci.
fight-respawn_none = { $player } ne trouve nulle part où revenir ce tour-ci.

## Ce qui arrive : les pièges

trap-lay = { $trap ->
    [hidden] { $player } pose un jeton en { $square }, face cachée, et regarde le plafond.
   *[other] { $face_up ->
        [0] { $player } pose { $trap_a } en { $square }, face cachée : personne d’autre ne le sait.
       *[other] { $player } pose { $trap_a } en { $square }, aux yeux de tous.
    }
}
trap-trigger = Clic ! En { $square }, { $player } marche sur { $trap_a }, un cadeau signé { $layer }.
trap-dodge = { $player } fait { $face }, soit { $total } : { $dodged ->
    [0] il fallait plus de { $dd }.
   *[other] esquive !
}
trap-bear_minor = Une enjambée immense et sans grâce : { $player } y laisse 1 point de mouvement.
trap-bear_major = Clac ! Le piège à ours tient { $player } par le pied. Le prochain tour y passera : ni action ni sprint.
trap-pit_minor = { $player } s’envole d’un bond de gazelle.
trap-pit_major = { $player } tombe comme un piano. Pas de déplacement au prochain tour{ $weighty ->
    [0] .
   *[other] , et un objet lourd ou massif doit rester au fond.
}
trap-arrow_minor = { $player } roule { $heading_toward }, { $squares ->
    [one] { $squares } case.
   *[other] { $squares } cases.
}
trap-arrow_major = { $arrows ->
    [one] Une flèche dans l’arrière-train : { $player } aura −1 au prochain combat.
   *[other] Encore une flèche dans l’arrière-train : { $player } aura −{ $arrows } au prochain combat.
}
trap-decoy = Il n’arrive rien à { $player }. Quelqu’un ricane.
ability-goblin_vicious = { $player } ricane : cela fait { $count ->
    [one] { $count } victime
   *[other] { $count } victimes
} en tout, à 100 PO pièce.
ruling-disarm_reveals = { $player } retourne le jeton en { $square }, signé { $layer } : { $trap_a }.
trap-disarm = { $face } au dé, { $total } en tout, plus de { $dd } : { $player } démonte { $trap_the }.
trap-disarm_fail = { $face } au dé, { $total } en tout, pas plus de { $dd }. « Oups », dit { $player } : ça part.
trap-disarm_decoy = { $face } au dé, { $total } en tout. { $player } a désamorcé de main de maître { $trap_a }.
ability-goblin_recycler = Rien ne se perd : { $player } empoche { $trap_the }.
trap-disarm_major_move = Le second dé fait { $face } : { $player } n’échappe pas à l’effet majeur.
ruling-disarm_away = Le second dé fait { $face } : ça part à côté. { $player } affirme que c’était prévu.

## Ce qui arrive : les sacs

inventory-take_choice = { $player } range dans son sac { the-objects }.
inventory-drop = { $player } lâche { $object_a }.
loss-to_sherpa = Et qui ramasse { $object_the } ? Le sherpa, pendant que tout le monde regarde ailleurs, { $player } comme les autres.
loss-to_discard = { $player } ne reverra plus { $object_the }.
loss-what_counts = Laissé sur place : { object-list }.
ability-sherpa_scavenger = { $loser } perd, { $player } ramasse : { $object_a }.
ruling-chooser_looks = { $player } regarde dans le sac d’en face ({ $owner }) : { object-list }.
ruling-used_is_shown = { $player } sort de son sac { $object_a }.

## Ce qui arrive : les gens d’ici

lich-drain = { $player } se penche vers { $target_the } : { $face ->
    [1] 1. Le dentier glisse, et rien ne se passe.
    [5] 5. Mamie choisit.
    [6] 6. Mamie choisit.
   *[other] { $face }. La victime choisit ce qu’elle donne.
}
ability-lich_drain = { $player } soutire { one-object } ; la victime, { $target_the }, se fait aussi pincer la joue.
troll-lock = { $player } agite son trousseau : la porte { $door } est verrouillée.
troll-tidy = { $player } range dans le coffre en { $chest } (DD { $dd }) { object-list }. Le voilà plein, et comme neuf.
sherpa-wander = Le sherpa va se promener en { $room }.

## Comment cela finit

score-label = Or (PO)
end-score = { $out ->
    [1] { $player } vide son sac sur l’herbe, et compte { $score } PO.
   *[0] { $stays ->
        [1] { $player } reste à la maison, et compte { $score } PO.
       *[other] { $player } est encore à l’intérieur, et compte les pierres du mur : { $carried ->
            [0] pas de butin, et pas de sortie.
           *[other] { $carried } PO de butin, dont pas une ne compte.
        }
    }
}
end-time_up = L’heure a sonné : les portes du donjon se ferment. { $player } a le plus de PO qui comptent, et gagne.
end-all_out = Qui voulait sortir est sorti. { $player } a le plus de PO, et gagne.
end-nobody = Les portes se ferment, et tout le monde est derrière. Personne ne gagne ; le donjon garde tout.

## Ce que comptent les simulations

count-apart = Parties du donjon jamais réunies : { $mean } des parties
count-chests = Coffres par partie : { $mean }
count-chests_full = Encore pleins à la fin : { $mean }
count-left_behind = Personnages restés dedans : { $mean }

## La table

view-round = Manche
view-to_play = À qui le tour
view-first = A commencé
view-turns_left = Tours restants
view-radius = Emplacements du centre au bord
view-rooms = Salles
view-doors = Portes verrouillées ou défoncées
view-chests = Coffres
view-traps = Jetons
view-players = Pilleurs
view-tiles = Pièces du donjon
view-cards = Cartes MJ
view-sherpa = Le sherpa neutre
view-sherpa_objects = Ce qu’il porte
view-stack = Pièces dans la pile
view-mj_deck = Cartes MJ dans la pioche
view-mj_discard = Cartes MJ défaussées
view-treasure_deck = Trésors dans la pioche
view-treasure_discard = Trésors défaussés
view-chests_left = Coffres à venir
view-parts = Parties du donjon
view-room = Salle
view-tile = Pièce
view-quarters = Quarts de tour
view-card = Carte MJ qui y attend
view-door = Porte
view-state = État
view-square = Case
view-chest = Coffre
view-colour = Couleur
view-dd = DD
view-treasures = Trésors
view-lock_broken = Serrure brisée
view-tidied = Rangé par le troll
view-layer = Place qui l’a posé
view-trap = Piège
view-archetype = Personnage
view-seen = Cartes MJ vues de tous
view-objects = Objets
view-bag = Places dans le sac
view-value = Valeur en PO
view-overloaded = En surcharge
view-movement = Mouvement
view-tried = Serrures ratées
view-roll_marker = Jeton de jet
view-move_marker = Jeton de mouvement
view-arrows = Flèches dans l’arrière-train
view-in_bear_trap = Dans un piège à ours
view-in_pit = Dans une trappe
view-sick = Mal du respawn
view-trophies = Trophées
view-bounties = Victimes de ses pièges
view-left_as = Rang de sortie
view-score = Score

## Noms : les pilleurs

name-dwarf = Nain
    .the = le nain
    .The = Le nain
    .sheet = mouvement 5, force 5, dextérité 6, réflexes 6, se battre 4, forcer 4, crochète, désamorce 7, sac 5 × 4
    .about = Du flair pour les trésors : il en pioche un de plus par coffre, et en rejette un.
name-barbarian = Barbare
    .the = le barbare
    .The = Le barbare
    .sheet = mouvement 7, force 7, dextérité 6, réflexes 4, se battre 6, forcer 3, sac 4 × 4
    .about = Il est venu voir du monde : 400 PO par combat gagné contre quelqu’un de la tablée.
name-goblin = Goblin
    .the = le goblin
    .The = Le goblin
    .sheet = mouvement 8, force 3, dextérité 8, réflexes 8, se battre 3, forcer 2, crochète, désamorce 8, sac 6 × 3
    .about = Il trouve un trésor de plus en crochetant, garde les pièges désamorcés, et gagne 100 PO par victime de ceux qu’il pose.
name-merchant = Marchand
    .the = le marchand
    .The = Le marchand
    .sheet = mouvement 6, force 4, dextérité 7, réflexes 7, se battre 2, forcer 3, crochète, désamorce 6, sac 5 × 4
    .about = Il achète la paix quand on l’attaque, et revend son butin à 110 %.
name-sherpa = Sherpa
    .the = le sherpa
    .The = Le sherpa
    .sheet = mouvement 5, force 6, dextérité 6, réflexes 5, se battre 3, forcer 2, sac 5 × 4
    .about = Perdu, mais jamais les mains vides : on lui donne ce que les autres perdent.
name-troll = Troll concierge
    .the = le troll concierge
    .The = Le troll concierge
    .sheet = mouvement 7, force 8, dextérité 5, réflexes 4, se battre 6, forcer 4, sac 6 × 4
    .about = Il habite ici et ne sort jamais : il a toutes les clés, range, et compte les visiteurs coincés, les coffres pleins et ses objets.
name-lich = Mamie liche
    .the = la mamie liche
    .The = La mamie liche
    .sheet = mouvement 6, force 4, dextérité 7, réflexes 7, se battre 3, forcer 1, crochète, sac 5 × 4
    .about = Elle ponctionne un objet par tour dans le voisinage, mon petit.

## Noms : les salles

name-great_hall = Grande salle
    .a = une grande salle
    .shape = hall
name-crossroads = Carrefour
    .a = un carrefour
    .shape = same
name-pillared_hall = Salle aux piliers
    .a = une salle aux piliers
    .shape = pillars
name-guardroom = Salle de garde
    .a = une salle de garde
    .shape = wall
name-t_corridor = Couloir en T
    .a = un couloir en T
    .shape = wall
name-gallery = Galerie
    .a = une galerie
    .shape = straight
name-corridor = Couloir
    .a = un couloir
    .shape = corridor
name-bend = Coude
    .a = un coude
    .shape = corner
name-corner_room = Salle d’angle
    .a = une salle d’angle
    .shape = corner
name-vault = Salle au trésor
    .a = une salle au trésor
    .shape = dead_end
name-cell = Cellule
    .a = une cellule
    .shape = dead_end
name-emergency_exit = Issue de secours
    .a = une issue de secours
    .shape = exit
name-porters_lodge = Loge du concierge
    .a = une loge du concierge
    .shape = exit
name-vestibule = Vestibule
    .a = un vestibule
    .shape = exit

## Noms : les cartes MJ

name-chest_shoebox = Boîte à chaussures cadenassée
    .a = une boîte à chaussures cadenassée
    .about = coffre, DD 6, 1 trésor
    .aim = room
name-chest_jewel_case = Coffret à bijoux
    .a = un coffret à bijoux
    .about = coffre, DD 8, 1 trésor
    .aim = room
name-chest_lunchbox = Gamelle du garde
    .a = une gamelle de garde
    .about = coffre, DD 8, 2 trésors
    .aim = room
name-chest_sea_chest = Malle de marin perdu
    .a = une malle de marin perdu
    .about = coffre, DD 9, 2 trésors
    .aim = room
name-chest_ironbound = Coffre ferré
    .a = un coffre ferré
    .about = coffre, DD 10, 3 trésors
    .aim = room
name-chest_sealed = Coffre scellé
    .a = un coffre scellé
    .about = coffre, DD 11, 3 trésors
    .aim = room
name-chest_big = Gros coffre
    .a = un gros coffre
    .about = coffre, DD 10, 4 trésors
    .aim = room
name-chest_strongbox = Coffre-fort
    .a = un coffre-fort
    .about = coffre, DD 12, 4 trésors
    .aim = room
name-chest_royal = Coffre royal
    .a = un coffre royal
    .about = coffre, DD 12, 5 trésors
    .aim = room
name-chest_dragon = Tirelire du dragon
    .a = une tirelire de dragon
    .about = coffre, DD 14, 5 trésors
    .aim = room
name-trap_bear = Piège à ours
    .a = un piège à ours
    .the = le piège à ours
    .about = piège, retient un pied et coûte l’action suivante
    .aim = room
name-trap_pit = Trappe
    .a = une trappe
    .the = la trappe
    .about = piège, coûte le déplacement suivant et quelque chose de lourd
    .aim = room
name-trap_arrow = Flèches
    .a = des flèches
    .the = les flèches
    .about = piège, −1 au prochain combat, et plus moyen de s’asseoir
    .aim = room
name-decoy = Leurre
    .a = un leurre
    .the = le leurre
    .about = ressemble à un piège, ne fait rien
    .aim = room
name-lock_door = Porte close
    .about = verrouille une porte, DD 10
    .aim = door
name-doormat_key = Clé sous le paillasson
    .about = déverrouille une porte
    .aim = door
name-draught = Courant d’air
    .about = déverrouille toutes les portes
    .aim = none
name-ten_foot_pole = Perche de trois mètres
    .about = révèle un jeton piège et le retire
    .aim = token
name-secret_passage = Passage secret
    .about = vous emmène dans une salle voisine, à travers le mur
    .aim = room
name-stroke_of_luck = Coup de bol
    .about = +2 à quelqu’un pour crocheter, forcer, se battre ou désamorcer
    .aim = figure
name-bar_of_soap = Savonnette
    .about = −2 à quelqu’un pour crocheter, forcer, se battre ou désamorcer
    .aim = figure
name-strong_coffee = Café serré
    .about = +2 à quelqu’un pour son prochain déplacement
    .aim = figure
name-wet_socks = Chaussettes mouillées
    .about = −2 à quelqu’un pour son prochain déplacement
    .aim = figure
name-hole_in_pocket = Trou dans la poche
    .about = quelqu’un perd l’objet le moins précieux de sa bourse
    .aim = figure
name-tax_collector = Percepteur
    .about = la figurine la plus riche à l’intérieur perd son objet le moins précieux
    .aim = none
name-double_lock = Double tour
    .about = DD +2 pour un coffre plein
    .aim = chest
name-rust = Rouille
    .about = DD −2 pour un coffre plein
    .aim = chest

## Noms : les trésors

name-small_change = Poignée de piécettes
    .a = une poignée de piécettes
    .the = la poignée de piécettes
    .size = bourse, 150 PO
name-chipped_gem = Gemme ébréchée
    .a = une gemme ébréchée
    .the = la gemme ébréchée
    .size = bourse, 250 PO
name-gold_tooth = Dent en or d’un ancien client
    .a = la dent en or d’un ancien client
    .the = la dent en or d’un ancien client
    .size = bourse, 300 PO
name-almost_ruby = Rubis presque vrai
    .a = un rubis presque vrai
    .the = le rubis presque vrai
    .size = bourse, 400 PO
name-bald_comb = Peigne de la princesse chauve
    .a = un peigne de princesse chauve
    .the = le peigne de princesse chauve
    .size = 1 × 1, 250 PO
name-chalice = Calice de la sainte cuite
    .a = un calice de la sainte cuite
    .the = le calice de la sainte cuite
    .size = 1 × 2, 300 PO
name-bent_candlestick = Chandelier tordu
    .a = un chandelier tordu
    .the = le chandelier tordu
    .size = 1 × 3, 300 PO
name-unreadable_scroll = Parchemin illisible
    .a = un parchemin illisible
    .the = le parchemin illisible
    .size = 1 × 2, 250 PO
name-portrait = Portrait de belle-maman
    .a = un portrait de belle-maman
    .the = le portrait de belle-maman
    .size = 2 × 3, 550 PO
name-lost_crown = Couronne de roi distrait
    .a = une couronne de roi distrait
    .the = la couronne de roi distrait
    .size = 2 × 2, 650 PO
name-tea_set = Service à thé d’ogre
    .a = un service à thé d’ogre
    .the = le service à thé d’ogre
    .size = 2 × 2, 500 PO
name-golden_chicken = Poulet en or
    .a = un poulet en or
    .the = le poulet en or
    .size = 2 × 2, 700 PO
name-lockpicks = Trousseau de rossignols
    .a = un trousseau de rossignols
    .the = le trousseau de rossignols
    .size = 1 × 2, 250 PO, +1 pour crocheter
name-crowbar = Pied-de-biche
    .a = un pied-de-biche
    .the = le pied-de-biche
    .size = 1 × 3, 250 PO, +1 pour forcer
name-trap_tongs = Pince à pièges
    .a = une pince à pièges
    .the = la pince à pièges
    .size = 1 × 2, 250 PO, +1 pour désamorcer
name-nailed_club = Gourdin à clous
    .a = un gourdin à clous
    .the = le gourdin à clous
    .size = 1 × 3, 250 PO, +1 en combat
name-league_boots = Bottes de sept lieues (d’occasion)
    .a = des bottes de sept lieues d’occasion
    .the = les bottes de sept lieues d’occasion
    .size = 2 × 2, 250 PO, +1 en mouvement
name-lucky_anvil = Enclume porte-bonheur
    .a = une enclume porte-bonheur
    .the = l’enclume porte-bonheur
    .size = lourd, 2 × 2, 650 PO
name-parade_armour = Armure d’apparat
    .a = une armure d’apparat
    .the = l’armure d’apparat
    .size = lourd, 2 × 3, 800 PO
name-gold_ingot = Lingot d’or
    .a = un lingot d’or
    .the = le lingot d’or
    .size = lourd, 1 × 2, 800 PO
name-tyrant_bust = Buste du tyran
    .a = un buste du tyran
    .the = le buste du tyran
    .size = lourd, 2 × 2, 700 PO
name-vintage_barrel = Tonneau de bière millésimée
    .a = un tonneau de bière millésimée
    .the = le tonneau de bière millésimée
    .size = lourd, 2 × 2, 650 PO
name-statue = Statue du Grand Bidule
    .a = une statue du Grand Bidule
    .the = la statue du Grand Bidule
    .size = massif, 2 × 3, 1 300 PO
name-portable_organ = Orgue portatif (à quatre)
    .a = un orgue portatif
    .the = l’orgue portatif
    .size = massif, 2 × 4, 1 450 PO
name-sarcophagus = Sarcophage occupé
    .a = un sarcophage occupé
    .the = le sarcophage occupé
    .size = massif, 2 × 4, 1 350 PO
name-golden_throne = Trône en or massif
    .a = un trône en or massif
    .the = le trône en or massif
    .size = massif, 3 × 3, 1 600 PO
name-some_purse = objet de bourse
name-some_normal = objet ordinaire
name-some_heavy = objet lourd
name-some_massive = objet massif

## Noms : ce qu’il y a encore sur la table, et ce qu’on peut y faire

name-token = Jeton face cachée
name-emptied_chest = Coffre vidé
name-open_door = Porte ouverte
name-locked_door = Porte verrouillée
name-broken_door = Porte défoncée
name-unexplored_door = Porte inexplorée
name-outer_door = Sortie
name-lying_card = Carte face cachée
name-tile_stack = Pile des pièces
name-chest_supply = Coffres restants
name-countdown = Décompte
name-sick = Mal du respawn
name-roll_marker = Jeton de jet
name-move_marker = Jeton de mouvement
name-bag = Sac
name-purse = Bourse
name-move = Déplacement
name-sprint = Sprint
name-drop = Lâcher un objet
name-end_turn = Fin du tour
name-pick_chest = Crocheter un coffre
name-force_chest = Forcer un coffre
name-pick_door = Crocheter une porte
name-force_door = Forcer une porte
name-lock = Verrouiller une porte
name-fight = Chercher la bagarre
name-disarm = Désamorcer
name-tidy = Ranger
name-drain = Vider quelqu’un
name-explore = Explorer
name-leave = Sortir

## Noms : états, couleurs, directions

name-on_board = sur le plateau
name-defeated = hors de combat
name-left = dehors
name-yellow = jaune
name-red = rouge
name-black = noir
name-locked = verrouillée
name-broken = défoncée
name-face_down = face cachée
name-n = nord
    .way = Nord
    .at = au nord
    .toward = vers le nord
    .short = n
name-e = est
    .way = Est
    .at = à l’est
    .toward = vers l’est
    .short = e
name-s = sud
    .way = Sud
    .at = au sud
    .toward = vers le sud
    .short = s
name-w = ouest
    .way = Ouest
    .at = à l’ouest
    .toward = vers l’ouest
    .short = o

## Noms : les portes menant à l’extérieur

# Une porte s’appelle par ses deux salles (E5-F5) ; celle qui mène à l’extérieur n’en a qu’une.
name-A1-out = A1-sortie
name-B1-out = B1-sortie
name-C1-out = C1-sortie
name-D1-out = D1-sortie
name-E1-out = E1-sortie
name-F1-out = F1-sortie
name-G1-out = G1-sortie
name-H1-out = H1-sortie
name-I1-out = I1-sortie
name-A2-out = A2-sortie
name-B2-out = B2-sortie
name-C2-out = C2-sortie
name-D2-out = D2-sortie
name-E2-out = E2-sortie
name-F2-out = F2-sortie
name-G2-out = G2-sortie
name-H2-out = H2-sortie
name-I2-out = I2-sortie
name-A3-out = A3-sortie
name-B3-out = B3-sortie
name-C3-out = C3-sortie
name-D3-out = D3-sortie
name-E3-out = E3-sortie
name-F3-out = F3-sortie
name-G3-out = G3-sortie
name-H3-out = H3-sortie
name-I3-out = I3-sortie
name-A4-out = A4-sortie
name-B4-out = B4-sortie
name-C4-out = C4-sortie
name-D4-out = D4-sortie
name-E4-out = E4-sortie
name-F4-out = F4-sortie
name-G4-out = G4-sortie
name-H4-out = H4-sortie
name-I4-out = I4-sortie
name-A5-out = A5-sortie
name-B5-out = B5-sortie
name-C5-out = C5-sortie
name-D5-out = D5-sortie
name-E5-out = E5-sortie
name-F5-out = F5-sortie
name-G5-out = G5-sortie
name-H5-out = H5-sortie
name-I5-out = I5-sortie
name-A6-out = A6-sortie
name-B6-out = B6-sortie
name-C6-out = C6-sortie
name-D6-out = D6-sortie
name-E6-out = E6-sortie
name-F6-out = F6-sortie
name-G6-out = G6-sortie
name-H6-out = H6-sortie
name-I6-out = I6-sortie
name-A7-out = A7-sortie
name-B7-out = B7-sortie
name-C7-out = C7-sortie
name-D7-out = D7-sortie
name-E7-out = E7-sortie
name-F7-out = F7-sortie
name-G7-out = G7-sortie
name-H7-out = H7-sortie
name-I7-out = I7-sortie
name-A8-out = A8-sortie
name-B8-out = B8-sortie
name-C8-out = C8-sortie
name-D8-out = D8-sortie
name-E8-out = E8-sortie
name-F8-out = F8-sortie
name-G8-out = G8-sortie
name-H8-out = H8-sortie
name-I8-out = I8-sortie
name-A9-out = A9-sortie
name-B9-out = B9-sortie
name-C9-out = C9-sortie
name-D9-out = D9-sortie
name-E9-out = E9-sortie
name-F9-out = F9-sortie
name-G9-out = G9-sortie
name-H9-out = H9-sortie
name-I9-out = I9-sortie

## Le plateau

# Les mots du plateau dans le terminal : courts, car il y a peu de place à côté du plan.
board-round = Manche { $round }.
board-set_up = Mise en place.
board-deserted = Il n’y a personne dans le donjon.
board-over = La partie est finie.
board-stack = { $count ->
    [0] La pile est vide.
    [one] { $count } pièce dans la pile.
   *[other] { $count } pièces dans la pile.
}
board-chests_left = { $count ->
    [0] Plus de coffre à venir.
    [one] { $count } coffre à venir.
   *[other] { $count } coffres à venir.
}
board-parts = Le donjon est en { $count } morceaux.
board-countdown = DÉCOMPTE : { $turns ->
    [0] les portes se ferment
    [1] le tout dernier tour
   *[other] encore { $turns } tours
}
board-own_countdown = DÉCOMPTE : { $turns ->
    [1] le tout dernier tour, { $own ->
        [0] et pas le vôtre
       *[other] et c’est le vôtre
    }
   *[other] encore { $turns } tours, { $own ->
        [0] dont aucun pour vous
       *[other] dont { $own } pour vous
    }
}
board-pages = Plus : voir plan, sac, pièces, cartes, joueurs, ou une salle : voir E5.
board-room = Salle { $room }
board-page_map = plan
board-page_bag = sac
board-page_tiles = pièces
board-page_cards = cartes
board-page_players = joueurs
board-no_rooms = Pas encore de salles, ou pas la place de les dessiner.
board-no_tiles = Aucune pièce du donjon en main.
board-sign_dwarf = N
board-sign_barbarian = B
board-sign_goblin = G
board-sign_merchant = M
board-sign_sherpa = S
board-sign_troll = T
board-sign_lich = L
board-wanted = possible
board-you = vous
board-door = porte
board-locked = verrouillée
board-broken = défoncée
board-exit = sortie
board-locked_exit = sortie verrouillée
board-broken_exit = sortie défoncée
board-unexplored = inexploré
board-trap = piège connu
board-token = jeton inconnu
board-empty_chest = coffre vide
board-full_chest = coffre plein
board-blackened = case à coffre
board-card = carte MJ
board-chests = Coffres
board-chest = Coffre
board-known_traps = Pièges connus
board-token_on = Jeton
board-doors = Portes
board-figures = Ici
board-card_lies = une carte MJ attend ici
board-turned = { $quarters ->
    [0] non tournée (0)
   *[other] tournée de { $quarters }
}
board-nowhere = nulle part
board-dd = DD { $dd }
board-treasures = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
board-lock_broken = serrure cassée
board-own_tiles = Vos pièces du donjon
board-own_cards = Vos cartes MJ
board-seen_cards = { $player } a pris au vu de tous
board-mj_deck = Cartes MJ dans la pioche
board-mj_discard = Cartes MJ défaussées
board-treasure_deck = Trésors dans la pioche
board-treasure_discard = Trésors défaussés
board-bag = Sac { $width } × { $height }
board-empty_bag = vide
board-purse = Bourse
board-po = { $po } PO
board-heavy = lourds { $count }/{ $limit }
board-massive = massifs { $count }/{ $limit }
board-overloaded = SURCHARGE
board-no_archetype = pas encore de personnage
board-nowhere_yet = pas encore à l’intérieur
board-state_defeated = au tapis, de retour bientôt
board-state_left = { $number ->
    [1] dehors, avant tous les autres
   *[other] dehors, en { $number }e
}
board-inside = à l’intérieur pour toujours
board-stays = à la maison
board-objects = { $count ->
    [0] pas de butin
    [one] { $count } objet
   *[other] { $count } objets
}
board-objects_worth = { $count ->
    [one] { $count } objet
   *[other] { $count } objets
} ({ $po } PO)
board-cards = { $count ->
    [0] pas de carte
    [one] { $count } carte
   *[other] { $count } cartes
}
board-moves = mouvement { $points }
board-roll_marker = jets { $amount }
board-move_marker = prochain mouvement { $amount }
board-move_counted = dont { $amount } pour une fois
board-arrows = { $count ->
    [one] { $count } flèche
   *[other] { $count } flèches
} (combat −{ $count })
board-in_bear_trap = piège à ours : pas d’action
board-in_pit = dans une trappe : pas de mouvement
board-sick = mal du respawn : combat −2
board-tried = serrure { $door } ratée
board-trophies = { $count ->
    [one] { $count } trophée
   *[other] { $count } trophées
}
board-bounties = { $count ->
    [one] { $count } victime
   *[other] { $count } victimes
}
board-carries = Butin
board-loot = butin
board-loot_worth = butin de { $po } PO
board-here = Vous êtes en { $square }.
board-odds = Vos chances
board-odds_pick = crocheter { $percent } %
board-odds_force = forcer { $percent } %
board-odds_force_chest = forcer { $percent } % (environ { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
})
board-odds_unharmed = forcer d’un doigt, et rien ne casse
board-odds_tried = votre seule tentative de crochetage est passée
board-odds_fight = vous gagnez à { $percent } %
board-odds_dodge = esquiver { $percent } %, en sprintant { $sprint } %
board-odds_disarm = désamorcer { $percent } %
board-next_door = À côté, en { $room }
board-tie = à égalité, mais dehors plus tard
board-trophies_worth = { $count ->
    [one] { $count } trophée
   *[other] { $count } trophées
} à { $po } PO
board-bounties_worth = { $count ->
    [one] { $count } victime
   *[other] { $count } victimes
} à { $po } PO
board-troll_visitors = { $count ->
    [one] { $count } visite qui s’éternise
   *[other] { $count } visites qui s’éternisent
} à { $po } PO
board-troll_chests = { $count ->
    [one] { $count } coffre plein
   *[other] { $count } coffres pleins
} à { $po } PO
board-troll_objects = { $count ->
    [one] { $count } objet
   *[other] { $count } objets
} à { $po } PO
board-loot_void = butin de { $po } PO qui ne compte pas
board-loot_marked_up = butin de { $po } PO, revendu à { $percent } %
board-skill_movement = mouvement { $value }
board-skill_force = force { $value }
board-skill_dexterity = dextérité { $value }
board-skill_reflexes = réflexes { $value }
board-skill_fight = se battre { $value }
board-skill_forcing = forcer { $value }
board-skill_unlocking = crochète
board-skill_disarm = désamorce { $value }

## Le plateau dans le navigateur

board-map = Plan du donjon. Plus et moins agrandissent et réduisent, 0 montre l’essentiel, les flèches déplacent le plan.
board-zoom_in = Plus près
board-zoom_out = Plus loin
board-zoom_fit = Montrer l’essentiel
board-walk_to = Aller en { $square } : { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-loads = La charge de chacun
board-own_things = Ce que vous avez et pouvez faire
board-turn = Tourner
board-turn_to_fit = { $room } : { $tile }, à condition de tourner la pièce
board-bag_place = colonne { $column }, ligne { $row }
board-beside_bag = à côté du sac
board-left_out = À côté du sac
board-offered = À prendre
board-keep_packed = { $count ->
    [one] Garder ce qui est rangé, laisser 1 objet
   *[other] Garder ce qui est rangé, laisser { $count } objets
}
board-bag_how = Glissez les objets où vous voulez, touchez-les (ou tapez R) pour les tourner : ranger ne coûte rien.
board-passes_in = Si vous ne touchez à rien, vous passez dans { $seconds } secondes.
board-wait = Je réfléchis
board-waits = Le chrono est arrêté : prenez votre temps.
board-playable = { $count ->
    [0] Aucune de vos cartes ne peut être jouée maintenant.
    [one] Vous pourriez jouer 1 carte.
   *[other] Vous pourriez jouer { $count } cartes.
}
board-windows = Cartes pendant le tour des autres
board-windows_when = Quand demander
board-windows_about = Quand on vous demande si vous jouez une carte pendant que quelqu’un d’autre joue.
board-pass_at = Dans cette partie, passer
board-moment_after_lay = après la pose de la pièce
board-moment_after_draw = après la carte retournée
board-moment_after_move = après le déplacement
board-moment_after_action = après l’action
board-moment_after_card = après une carte ou une ponction
board-moment_end_turn = à la fin du tour
board-pass_after = Passer tout seul au bout de
board-seconds = { $count ->
    [0] jamais
   *[other] { $count } s
}
