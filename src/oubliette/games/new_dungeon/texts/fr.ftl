# The New Dungeon. Apostrophe courbe, espace fine insécable avant ; : ! ? et dans les guillemets.
# Pas de participe accordé avec $player, ni de « de $player » (l’élision dépendrait du nom).
# Les monstres et les pièges ont .a, .the, .The et .number (one ou many, pour le verbe) ; les trésors et les sorts .a ;
# les classes .about ; les héros .kind, leur classe ; les directions .way : le fait $monster les apporte sous les noms
# $monster_the, etc. Les trésors montrent leur valeur dans leur nom, et leur marque ; les salles et chambres leur repère.

title = The New Dungeon
tagline = Chaque monstre couve un trésor. Il n’y a qu’une sortie, et vos rivaux la connaissent.
credits = De David R. Megarry ; développé par Jeff Grubb, Steve Winter, Michael Gray et Gary Gygax. TSR, 1989. Les règles françaises sont d’un traducteur qui ne donne pas son nom.

## La mise en place : les héros

option-gold_totals = L’or que chaque classe doit rapporter.
    .standard = Standard : 10 000 pour Elfe et Nain, 20 000 pour Guerrier et Voleur, 30 000 pour Paladin et Magicien
    .translator = Traducteur (translator) : 15 000 pour Elfe et Nain, 18 000 pour Guerrier, Voleur et Paladin, 25 000 pour le Magicien
    .short = Réduit (short) : 4 000 pour Elfe et Nain, 8 000 pour Guerrier et Voleur, 12 000 pour Paladin et Magicien
option-wizard_spell_quota = Combien de sorts peut avoir un Magicien.
option-elf_spell_quota = Combien de sorts peut avoir un Elfe.
option-dwarf_gem_bonus = Ce que valent les gemmes pour un Nain.
    .on = Une fois et demie ce que dit la carte
    .off = Ce que dit la carte
option-elf_move = De combien de cases un Elfe avance par tour.
option-thief_secret = Le plus haut résultat du dé avec lequel un Voleur trouve une porte secrète.

## La mise en place : la table

option-hero_duel = Les duels entre héros.
    .on = Oui, là où il n’y a pas de monstre
    .off = Non, entre héros on se vole, voilà tout
option-ambush = Les embuscades.
    .on = Oui : qui termine son déplacement sur la case d’un héros peut le voler
    .off = Non, pour une table paisible
option-hero_choice = D’où vient votre héros, au début et après une mort.
    .random = Hasard (random) : les cartes sont tirées
    .choose = Choix (choose) : chacun prend la classe qui lui plaît
option-unique_classes = Deux héros vivants de la même classe.
    .on = Pas tant qu’une autre classe est libre
    .off = C’est permis
option-spell_choice = Comment se tirent les sorts.
    .random = Hasard (random), du dessus de la pioche
    .choose = Choix (choose) : on les prend soi-même dans la pioche
option-spells_per_turn = Combien de sorts se lancent en un tour.
    .teleport_and_attack = Une Téléportation et un sort d’attaque (teleport_and_attack)
    .one = Un seul (one), comme en 1981
option-hidden_treasures = Les trésors que détiennent les héros.
    .on = Cachés, tant qu’ils ne servent pas
    .off = Au vu de tous
option-free_trade = L’échange de trésors entre héros d’une même case.
    .on = Oui, après le déplacement
    .off = Non
option-healing_potions = Les trois Potions de guérison.
    .on = En jeu
    .off = Remplacées par des Sacs d’or de 250
option-chamber_power_needs_empty = Quand agissent les chambres de guérison et le Grimoire.
    .on = Seulement s’il n’y reste aucun monstre
    .off = Aussi au tour où l’on y tue un monstre
option-memory_aid = Les cartes vues, puis retournées.
    .on = On vous les rappelle
    .off = À vous de vous en souvenir
option-max_rounds = La dernière manche ; ensuite gagne qui est le plus près du total de sa classe.
    .number-0 = Pas de limite
option-solo_par = Une limite de manches en solitaire, selon la classe du premier héros.
    .on = Oui, de 30 à 55 manches
    .off = Rien ne presse

## La mise en place : des marques sur les cartes

option-annotations = Des marques sur certaines cartes : les règles maison du traducteur.
    .on = Oui, toutes celles dont l’option est active
    .off = Non, des cartes sans marque
option-ann_move = S’il y a des marques : +1M et +2M.
    .on = Une ou deux cases de plus à chaque tour
    .off = Sans elles
option-ann_quota = S’il y a des marques : VII.
    .on = Un sort de plus pour un Magicien
    .off = Sans elle
option-ann_teleport = S’il y a des marques : T.
    .on = De chambre en chambre, pour un tour entier
    .off = Sans elle
option-ann_extra_spell = S’il y a des marques : 1L et 1F.
    .on = Un Éclair ou une Boule de Feu de plus, une fois, pour qui jette des sorts
    .off = Sans elles
option-ann_double_move = S’il y a des marques : ×2.
    .on = Un déplacement double au tour qui suit la trouvaille
    .off = Sans elle
option-ann_crystal = S’il y a des marques : Boule de Cristal.
    .on = Une Idole de jade qui sert aussi de Boule de Cristal
    .off = Sans elle
option-ann_attack_minus = S’il y a des marques : −1 et −2.
    .on = Des malédictions : les coups de qui les détient perdent autant
    .off = Sans elles
option-ann_star = S’il y a des marques : l’étoile.
    .on = Une Boule de Feu ou un Éclair pour toute classe, à recharger sur l’Escalier Principal
    .off = Sans elle
option-ann_secret = S’il y a des marques : −1S et −2S.
    .on = À retrancher du dé aux portes secrètes
    .off = Sans elles
option-ann_fireball = S’il y a des marques : +1F et +2F.
    .on = Quatre Boules de Feu frappent plus fort
    .off = Sans elles
option-ann_lightning = S’il y a des marques : +1L et +2L.
    .on = Quatre Éclairs frappent plus fort
    .off = Sans elles
option-ann_plus_two = S’il y a des marques : ce qu’ajoutent +2F et +2L.
    .on = 2, ce que beaucoup trouvent trop fort
    .off = 1 seulement

## Les questions : cartes et dés

draw-first_player = Qui a vu une cave le plus récemment ? Sa place commence.
    .number-0 = Place 1
    .number-1 = Place 2
    .number-2 = Place 3
    .number-3 = Place 4
    .number-4 = Place 5
    .number-5 = Place 6
draw-hero = Quelle carte Héros le hasard donne-t-il à { $player } ?
    .other = { $a } ({ $a_kind })
draw-monster = { $player } retourne la carte Monstre de niveau { $level } { at-space }. Qu’est-ce que c’est ?
    .other = { $a }
draw-treasure = { $player } retourne un trésor de niveau { $level }. Qu’est-ce que c’est ?
    .other = { $a }
draw-spell = Quel sort le hasard donne-t-il à { $player } ?
    .other = { $a }
roll-attack = { $player } attaque { $monster_the } ; il faut { $needed } avec deux dés{ bonus-note }. Que montre celui-ci ?
roll-counter_attack = { $monster_The } { $monster_number ->
    [many] ripostent
   *[one] riposte
} contre { $player }, avec deux dés. Que montre celui-ci ?
roll-secret_door = { $player } cherche à tâtons la porte secrète vers { the-space } ; il faut { $needed } au plus. Que montre le dé ?
roll-cage = La Cage tient { $player }. Que montre le dé ?
roll-sword = { $player } a trouvé une Épée magique de niveau { $level } : deux dés pour son bonus. Que montre celui-ci ?
roll-ambush = { $player } tend une embuscade à { $victim } ; il faut { $needed } avec deux dés{ bonus-note }. Que montre celui-ci ?
roll-duel = { $player } lance deux dés pour le duel{ bonus-note }. Que montre celui-ci ?

## Les questions : héros et sorts

decide-hero_class = De quelle classe sera votre héros ?
    .other = { $a } : chiffre { $a_colour }, { $a_move } cases, portes secrètes sur 1–{ $a_door }{ class-spells }, { $a_total } PO ({ $a_about })
decide-spell_cards = { $left ->
    [one] Un sort à choisir. Lequel ?
   *[other] { $left } sorts à choisir. Lequel d’abord ?
}
    .other = { $a }
decide-discard_spells = Votre main va être complétée. Défausser d’abord un sort ?
    .other = Défausser : { $a }
    .done = Garder le reste, et tirer
    .enter = done

## Les questions : un tour et son déplacement

decide-turn_plan = À vous, { $player }. Vous voilà { at-space }{ $monster_id ->
    [none] {""}
    [face_down] , avec on ne sait quoi
   *[other] , avec { $monster_a }
}. Que faire de ce tour ?
    .move = Vous déplacer, puis agir
    .cure_himself = Vous reposer tout le tour, et guérir votre blessure
    .crystal_ball = Consulter la Boule de Cristal tout le tour
    .chamber_teleport = Vous laisser emporter par cette chambre : { walk-to }{ walk-guard }
    .teleport_item = Vous téléporter par votre carte T, pour tout le tour : { walk-to }{ walk-guard }
    .enter = move
decide-step = Vous voilà { at-space }{ $monster_id ->
    [none] {""}
    [face_down] , avec on ne sait quoi
   *[other] , avec { $monster_a }
}, { $left ->
    [0] au bout de votre déplacement. Et maintenant ?
    [one] encore 1 case à parcourir. Par où ?
   *[other] encore { $left } cases à parcourir. Par où ?
}
    .other = { $a_way_way }{ walk-through } : { walk-to }{ walk-guard }
    .secret_try = { $a_way_way }, tenter la porte secrète ({ $door } au plus, sinon le tour finit) : { walk-to }{ walk-guard }
    .esp = Regarder dans la salle { $a_id } avec la Médaille d’ESP ({ $a_way })
    .cast = Lancer { $a_a } sur { cast-at } ({ $b_way }{ cast-needed })
    .teleport = Lancer Téléportation : { walk-to }{ walk-guard }
    .pick_up = Ramasser : { $a }
    .stop = { $monster_id ->
        [none] Faire halte
       *[other] Rester avec le monstre
    }
decide-pick_up = Il y a de quoi ramasser { at-space }. Que prenez-vous ?
    .other = Ramasser : { $a }
    .leave = Laisser le reste
decide-flight = { $left ->
    [0] Vous avez couru tout ce que vous pouviez. Vous voilà { at-space }.
    [one] Filez ! Vous voilà { at-space }, encore 1 case à courir, jamais deux fois la même.
   *[other] Filez ! Vous voilà { at-space }, encore { $left } cases à courir, jamais deux fois la même.
}
    .other = { $a_way_way }{ walk-through } : { walk-to }
    .pick_up = Ramasser au passage : { $a }
    .stop = Faire halte et souffler
decide-teleport_spell = Vous voilà dans la place, et pas sans compagnie. Vous téléporter avant le combat ?
    .stay = Rester et combattre
    .other = Lancer Téléportation : { walk-to }{ walk-guard }
decide-slide_chamber = Vous glissez vers le niveau { $level }. Pour atterrir où ?
    .other = { walk-to }{ walk-guard }
decide-crystal_room = Quelle salle la Boule de Cristal doit-elle montrer ?
    .other = Salle { $a_id }

## Les questions : les combats

decide-action = { $monster_id ->
    [none] Vous voilà { at-space }.
    [face_down] Quelque chose respire dans le noir, { at-space }.
   *[other] Vous voilà { at-space }, avec { $monster_a }.
} Que faites-vous ?
    .fight = Combattre{ hand-needed }
    .ambush = Tendre une embuscade à { hero-a } : { $a_ambush ->
        [3] 3 au moins, 97 %
        [4] 4 au moins, 92 %
        [5] 5 au moins, 83 %
        [6] 6 au moins, 72 %
        [7] 7 au moins, 58 %
        [8] 8 au moins, 42 %
        [9] 9 au moins, 28 %
        [10] 10 au moins, 17 %
        [11] 11 au moins, 8 %
        [12] 12 au moins, 3 %
       *[other] { $a_ambush } au moins
    }
    .demand_healing = Exiger la guérison : { hero-a }
    .duel = Défier en duel { hero-a }
    .trade = Proposer un échange à { hero-a }
    .none = Plus rien pour ce tour
    .enter = fight
decide-attack_mode = { $monster_id ->
    [face_down] Quelque chose attend { at-space }.
   *[other] Juste là, { at-space } : { $monster_a }.
} À la main ou par magie ?
    .physical = Frapper{ hand-needed }
    .other = Lancer { $a_a }{ walk-needed }
decide-enter_after_spell = Le sort a fait son œuvre { at-space }. Entrer ? Le tour finit de toute façon.
    .stay = Rester dehors
decide-coop_invite = Vous allez attaquer { $monster_the } : { need-alone }, { need-helped } avec une aide. Demander d’abord ?
    .attack = Attaquer maintenant
    .invite = Demander à { $a_of } ({ $a }, { $a_class }) son aide, { $b ->
        [0] sans rien promettre
        [one] en promettant 1 trésor
       *[other] en promettant { $b } trésors
    }
    .enter = attack
decide-coop_answer = { $asker } demande votre aide contre { $monster_the }, { with-promise } : { need-alone }, { need-helped } si vous aidez. Alors ?
    .join = Aider
    .decline = Regarder d’ici
decide-coop_pay = { $promised ->
    [0] Le combat est gagné. Vous n’aviez rien promis à { $helper }. Un cadeau ?
   *[other] Le combat est gagné. Votre promesse à { $helper } : { promised-count }. Que donnez-vous ?
}
    .other = Donner : { $a }
    .done = Rien de plus
decide-drop = { $left ->
    [one] Un trésor doit rester ici. Lequel ?
   *[other] { $left } trésors doivent rester ici. Lequel d’abord ?
}
    .other = Laisser : { $a }
decide-step_back = Vous reculez d’une case. Vers où ?
    .other = { $a_way_way }{ walk-through } : { walk-to }{ walk-guard }
decide-drink_potion = Vous avez une blessure, et une Potion de guérison. La boire ?
    .keep = La garder pour son or

## Les questions : entre héros

decide-steal = { $left ->
    [one] Un trésor est à vous. Que prenez-vous à { $victim } ?
   *[other] { $left } trésors sont à vous. Que prenez-vous à { $victim } ?
}
    .other = Prendre : { $a }
decide-take_revenge = { $ambusher } a raté son embuscade. Que prenez-vous pour la peine ?
    .other = Prendre : { $a }
decide-paladin_refuse = { $patient } s’en est pris à vous ici même, et veut maintenant vos soins. Soit ?
    .cure = Guérir, et y perdre un tour
    .refuse = Refuser
decide-healing_fee = Votre blessure est guérie. Que donnez-vous à { $paladin } ?
    .other = Donner : { $a }
decide-duel_spell = Un duel avec { $rival }. Brûler un sort pour +2 ?
    .no_spell = Pas de sort
    .other = Brûler { $a_a }
decide-trade_give = Qu’offrez-vous à { $partner } ?
    .other = Offrir : { $a }
    .nothing = Rien, seulement demander
decide-trade_ask = { $give_id ->
    [nothing] Vous n’offrez rien à { $partner }. Que demandez-vous ?
   *[other] Vous offrez à { $partner } { $give_a }. Que demandez-vous en échange ?
}
    .nothing = Rien, c’est un cadeau
    .any_card = Une carte quelconque, au choix de l’autre
    .other = Demander : { $a }
decide-trade_answer = { $give_id ->
    [nothing] { $asker } vous demande { $wanted_id ->
        [any_card] un trésor de votre choix
       *[other] { $wanted_a }
    }, et n’offre rien. D’accord ?
   *[other] { $asker } vous offre { $give_a }{ $wanted_id ->
        [nothing] , en cadeau
        [any_card] {" "}contre un trésor de votre choix
       *[other] {" "}contre { $wanted_a }
    }. D’accord ?
}
    .accept = D’accord
    .reject = Non merci
    .other = D’accord, contre : { $a }

## Des réponses à plusieurs questions

choice-drink_potion = Boire une Potion de guérison : la blessure guérit
choice-go_in = Entrer

## Des morceaux de phrases

the-space = { $space_id ->
    [MAIN] l’Escalier Principal
    [C11] la Salle des Gardes (C11)
    [C12] la Grande Cuisine (C12)
    [C21] la Caserne (C21)
    [C22] la Galerie des Miroirs (C22)
    [C31] l’Armurerie (C31)
    [C32] la Source de Guérison (C32)
    [C41] la Crypte (C41)
    [C42] la Bibliothèque du Grimoire (C42)
    [C51] la Chambre de Torture (C51)
    [C52] la Chapelle de la Fontaine (C52)
    [C61] la Salle du Vortex (C61)
    [C62] le Trône du Dragon (C62)
   *[other] { $space_id }
}
at-space = { $space_id ->
    [MAIN] sur l’Escalier Principal
    [C11] dans la Salle des Gardes (C11)
    [C12] dans la Grande Cuisine (C12)
    [C21] dans la Caserne (C21)
    [C22] dans la Galerie des Miroirs (C22)
    [C31] dans l’Armurerie (C31)
    [C32] à la Source de Guérison (C32)
    [C41] dans la Crypte (C41)
    [C42] dans la Bibliothèque du Grimoire (C42)
    [C51] dans la Chambre de Torture (C51)
    [C52] dans la Chapelle de la Fontaine (C52)
    [C61] dans la Salle du Vortex (C61)
    [C62] devant le Trône du Dragon (C62)
   *[other] en { $space }
}
walk-through = { $a_link_id ->
    [arch] , par l’arche
    [door] , par la porte
    [secret] , par la porte secrète
   *[open] {""}
}
walk-to = { $a_kind_id ->
    [main] l’Escalier Principal
    [stairs] escalier { $a_id }, niveau { $a_level }
    [room] salle { $a_id }
    [chamber] { $a }, niveau { $a_level }
   *[corridor] couloir { $a_id }
}
walk-guard = { $a_guard_id ->
    [none] { $a_kind_id ->
        [room] , sans monstre
        [chamber] , sans monstre
       *[other] {""}
    }
    [face_down] , avec on ne sait quoi
   *[other] , avec { $a_guard_a }{ walk-needed }
}
walk-needed = { $a_needed ->
    [0] {""}
    [2] {" "}(ne peut manquer)
    [13] {" "}(hors d’atteinte)
    [3] {" "}(il faut 3, 97 %)
    [4] {" "}(il faut 4, 92 %)
    [5] {" "}(il faut 5, 83 %)
    [6] {" "}(il faut 6, 72 %)
    [7] {" "}(il faut 7, 58 %)
    [8] {" "}(il faut 8, 42 %)
    [9] {" "}(il faut 9, 28 %)
    [10] {" "}(il faut 10, 17 %)
    [11] {" "}(il faut 11, 8 %)
    [12] {" "}(il faut 12, 3 %)
   *[other] {" "}(il faut { $a_needed })
}
hand-needed = { $needed ->
    [0] {""}
    [2] {" "}(ne peut manquer)
    [13] {" "}(hors d’atteinte)
    [3] {" "}(il faut 3, 97 %)
    [4] {" "}(il faut 4, 92 %)
    [5] {" "}(il faut 5, 83 %)
    [6] {" "}(il faut 6, 72 %)
    [7] {" "}(il faut 7, 58 %)
    [8] {" "}(il faut 8, 42 %)
    [9] {" "}(il faut 9, 28 %)
    [10] {" "}(il faut 10, 17 %)
    [11] {" "}(il faut 11, 8 %)
    [12] {" "}(il faut 12, 3 %)
   *[other] {" "}(il faut { $needed })
}
cast-needed = { $a_id ->
    [fireball] { need-fireball }
    [extra_fireball] { need-fireball }
    [star_fireball] { need-fireball }
    [fireball_1] { need-fireball_1 }
    [fireball_2] { need-fireball_2 }
    [lightning_1] { need-lightning_1 }
    [lightning_2] { need-lightning_2 }
   *[lightning] { need-lightning }
}
need-fireball = { $b_fireball ->
    [0] {""}
    [2] , ne peut manquer
    [13] , hors d’atteinte
   *[other] , il faut { $b_fireball }
}
need-fireball_1 = { $b_fireball_1 ->
    [0] {""}
    [2] , ne peut manquer
   *[other] , il faut { $b_fireball_1 }
}
need-fireball_2 = { $b_fireball_2 ->
    [0] {""}
    [2] , ne peut manquer
   *[other] , il faut { $b_fireball_2 }
}
need-lightning = { $b_lightning ->
    [0] {""}
    [2] , ne peut manquer
    [13] , hors d’atteinte
   *[other] , il faut { $b_lightning }
}
need-lightning_1 = { $b_lightning_1 ->
    [0] {""}
    [2] , ne peut manquer
   *[other] , il faut { $b_lightning_1 }
}
need-lightning_2 = { $b_lightning_2 ->
    [0] {""}
    [2] , ne peut manquer
   *[other] , il faut { $b_lightning_2 }
}
need-alone = { $needed ->
    [13] hors d’atteinte ainsi
   *[other] il faut { $needed }
}
need-helped = { $needed_with_help ->
    [13] toujours hors d’atteinte
   *[other] { $needed_with_help }
}
cast-at = { $b_guard_id ->
    [face_down] on ne sait quoi
   *[other] { $b_guard_a }
}, { $b_kind_id ->
    [room] salle { $b_id }
   *[chamber] { $b }
}
class-spells = { $a_quota ->
    [0] {""}
    [one] , 1 sort
   *[other] , { $a_quota } sorts
}
hero-a = { $a_of } ({ $a }, { $a_class }, { $a_treasures ->
    [0] sans trésor
    [one] 1 trésor
   *[other] { $a_treasures } trésors
})
bonus-note = { $bonus ->
    [0] {""}
    [-1] {" "}(−1)
    [-2] {" "}(−2)
    [-3] {" "}(−3)
    [-4] {" "}(−4)
   *[other] {" "}(+{ $bonus })
}
dice-sum = { $dice_1 } + { $dice_2 }{ $bonus ->
    [0] {""}
    [-1] {" "}− 1
    [-2] {" "}− 2
    [-3] {" "}− 3
    [-4] {" "}− 4
   *[other] {" "}+ { $bonus }
} = { $total }
needed-number = { $needed ->
    [13] 13 (un tiret : il y faut un bonus)
   *[other] { $needed } ({ $colour })
}
promised-count = { $promised ->
    [0] rien
    [one] 1 trésor
   *[other] { $promised } trésors
}
with-promise = { $promised ->
    [0] sans rien promettre
   *[other] en promettant { promised-count }
}
treasure-count = { $count ->
    [one] 1 trésor
   *[other] { $count } trésors
}
the-treasures = { $treasures ->
    [hidden] { treasure-count }
   *[other] { treasure-list }
}
treasure-list = { $treasures_count ->
    [1] { $treasures_1_a }
    [2] { $treasures_1_a } et { $treasures_2_a }
    [3] { $treasures_1_a }, { $treasures_2_a } et { $treasures_3_a }
    [4] { $treasures_1_a }, { $treasures_2_a }, { $treasures_3_a } et { $treasures_4_a }
   *[other] { $treasures_count } trésors : { $treasures }
}
the-treasure = { $treasure ->
    [hidden] un trésor caché
   *[other] { $treasure_a }
}
underground = { $score ->
    [0] sans une pièce à montrer
   *[other] avec { $score } PO encore sous terre
}

## Ce qui arrive : mise en place et manches

setup-heroes = { $player } joue { $hero } ({ $class_id }) : { $total } PO à rapporter sur l’Escalier Principal.
setup-spells = { $player } tire { spells-drawn }.
spells-drawn = { $count ->
    [one] 1 sort
   *[other] { $count } sorts
}{ $spells ->
    [hidden] {""}
   *[other]  : { $spells }
}
setup-first_player = { $players ->
    [1] { $player } descend en solitaire. Le donjon n’en est pas impressionné.{ par-note }
   *[other] Selon le hasard, { $player } sort à peine d’une cave, et commence.
}
par-note = { $par ->
    [0] {""}
   *[other] {" "}Il y a { $par } manches pour remonter avec l’or.
}
turn-order = Manche { $round }.
turn-lost_turns = { $player } passe un tour{ $caged ->
    [1] {" "}en cage
   *[0] {""}
}{ $left ->
    [0] {""}
   *[other] , et en doit encore { $left }
}.
ruling-chooser_sees = Vous regardez les trésors en face ({ $owner }) : { $treasures }.
ruling-used_is_shown = { $player } montre { $treasure_a }.
ruling-open_at_the_end = La manche { $round } était la dernière : chacun étale ses cartes.
goal-enough = { $player } a assez d’or, { $gold } PO sur { $total } : il ne reste qu’à rentrer par l’Escalier Principal{ $steps ->
    [0] .
    [one] , à 1 case.
   *[other] , à { $steps } cases.
}
ruling-places = { $player } avait plus d’or, { $gold } PO, mais { $timed ->
    [1] sur { $total } cela ne fait que { $percent } % du but.
   *[0] { $enough ->
        [1] n’était pas encore sur l’Escalier Principal.
       *[0] il en fallait { $total } : { $percent } % du but.
    }
}
goal-win = { $player } se tient sur l’Escalier Principal avec { $gold } PO. Il en fallait { $total }.

## Ce qui arrive : en chemin

move-cost = { $player } passe { at-space }.
    .series = { $player } avance : { $spaces }, puis arrêt { at-space }.
move-pick_up = { $player } ramasse { the-treasure }.
secret-roll = { $player } trouve la porte secrète vers { the-space } : { $die }, il fallait { $needed } au plus.
secret-fail_ends_turn = { $player } tâte en vain le mur vers { the-space } : { $die }, il fallait { $needed } au plus. Le tour est fini.
secret-third_failure = { $player } connaît maintenant ce mur par cœur : au prochain tour, la porte secrète vers { the-space } s’ouvrira sans lancer.
secret-follow = { $player } a vu le truc, et prend la porte secrète vers { the-space }.
ruling-third_failure_count = Enfin { $player } pousse la bonne pierre : la porte secrète vers { the-space } s’ouvre.
item-secret_door_card = { $player } montre une carte Porte Secrète, et le mur s’ouvre.
item-esp = La Médaille d’ESP montre à { $player }, et à tout le monde, ce qu’il y a { at-space } : { $monster_a }.
item-crystal_ball = La Boule de Cristal montre à { $player } ce qu’il y a { at-space } : { $monster_id ->
    [none] pas de monstre
   *[other] { $monster_a }
} et { $treasures ->
    [hidden] { $count ->
        [one] un trésor, dont { $player } garde le secret.
       *[other] { $count } trésors, dont { $player } garde le secret.
    }
   *[other] { $count ->
        [0] pas de trésor.
       *[other] { treasure-list }.
    }
}
spell-teleport = { $player } lance Téléportation, et se retrouve { at-space }.
chamber-teleport = Les murs tournent, et { $player } se retrouve { at-space }.
house-teleport_item = { $player } frotte une carte T, et se retrouve { at-space }.
chamber-healing = { $player } boit de l’eau claire { at-space } : la blessure guérit.
chamber-magical_tome = Le grand Grimoire est ouvert sur son pupitre ; { $player } y lit.
ruling-staircase_cure = L’air de l’Escalier Principal fait du bien à { $player } : la blessure guérit.
ruling-potion = { $player } boit une Potion de guérison : la blessure guérit.

## Ce qui arrive : les sorts

ruling-resupply_timing = { $player } défausse : { $spells }.
spell-resupply = { $player } tire { spells-drawn }.
ruling-spells_random = { $player } feuillette la pioche de sorts : { $spells_count ->
    [one] 1 carte.
   *[other] { $spells_count } cartes.
}
ruling-cast_inside = { $player } lance { $spell_a }, à bout portant.
spell-from_outside = { $player } lance { $spell_a } { at-space }.
ruling-cast_reach = Sans plus pouvoir avancer, { $player } reste dehors : le butin attend { at-space }.
ruling-spell_vs_trap = Tiens, c’est { $monster_a } : le sort est perdu, et le piège attend quelqu’un d’autre.
house-extra_spell = La marque d’un trésor s’embrase et s’efface pour { $player } : { $spell_a }.
house-star = L’étoile d’un collier s’embrase pour { $player } : { $spell_a }.
ruling-mark_star = L’étoile du collier brille de nouveau pour { $player }.

## Ce qui arrive : monstres et pièges

fight-reveal_then_fight = { $player } retourne la carte { at-space } : { $monster_a }.
fight-hit = { $player } terrasse { $monster_the } : { dice-sum }, il fallait { needed-number }.
fight-failure = { $player } échoue contre { $monster_the } : { dice-sum }, il fallait { needed-number }.
fight-victory_loot = { $player } prend { the-treasures }.
riposte-table = { $monster_The } { $monster_number ->
    [many] ripostent
   *[one] riposte
}, { $dice_1 } + { $dice_2 } = { $total } : { $result_id ->
    [killed] c’est la mort pour { $player }.
    [serious_wound] une blessure grave pour { $player }.
    [light_wound] une blessure légère pour { $player }.
    [stunned] { $player } voit trente-six chandelles.
   *[missed] manqué. { $player } respire.
}
riposte-owner_chooses = { $player } laisse sur place { the-treasures }.
wound-state = { $player } a maintenant une blessure. La seconde serait la dernière.
wound-second_kills = C’est une blessure de trop pour { $player }.
riposte-step_back = { $player } titube d’une case en arrière et se retrouve { at-space }.
death-drop_all = { $player } perd son héros { at-space }{ $count ->
    [0] . Il ne reste que des traces de pas.
   *[other] , et laisse au monstre { the-treasures }.
}
ruling-death_details = Les sorts du héros mort sont défaussés : { $spells }.
death-new_hero = { $hero } ({ $class_id }) descend l’Escalier Principal et prend la relève pour { $player } : { $total } PO à rapporter.
trap-slide = Le sol bascule : { $player } glisse au niveau { $level }, { at-space }, { $count ->
    [0] les mains vides.
   *[other] avec { the-treasures }.
}
trap-cage = Des barreaux s’abattent : voilà { $player } en cage, { at-space }. Le dé montre { $die } : { $turns ->
    [one] 1 tour à passer.
   *[other] { $turns } tours à passer.
}
ruling-cage_timing = { $player } se faufile hors de la Cage, { $count ->
    [0] les mains vides.
   *[other] avec { the-treasures }.
}
house-double_move = La carte porte ×2 : au prochain tour, { $player } peut aller deux fois plus loin.
item-sword = { $player } essaie l’Épée magique : { $dice_1 } et { $dice_2 }, c’est une lame +{ $bonus }.

## Ce qui arrive : entre héros

coop-deal = { $player } demande de l’aide à { $helper } contre { $monster_the }, { with-promise }.
coop-bonus = { $player } prête main-forte à { $asker } : +1.
ruling-coop_consent = { $player } préfère regarder. { $asker } fera sans.
coop-not_binding = { $count ->
    [0] { $promised ->
        [0] { $player } remercie { $helper } d’une chaude poignée de main.
       *[other] { $player } avait promis { promised-count } à { $helper }, et ne donne rien. On s’en souviendra.
    }
   *[other] { $player } donne à { $helper } { the-treasures } (promesse : { promised-count }).
}
ambush-roll = { $player } tend une embuscade à { $victim } : { dice-sum }, il fallait { $needed }.
ambush-success = { $player } vole à { $victim } { the-treasure }.
ambush-failure = L’embuscade échoue. { $victim } prend { the-treasure } à { $player }, qui passera aussi un tour.
ruling-ambush_fail_empty = L’embuscade échoue. { $victim } ne trouve rien à prendre, et { $player } passera un tour.
ruling-flight = Aucune issue : { $player } reste sur place.
ambush-flight = { $player } a fui sur { $steps ->
    [one] 1 case
   *[other] { $steps } cases
}{ $short ->
    [0] .
   *[other] , faute d’issue.
}
hero-paladin_self = { $player } se repose un tour, et la blessure se referme.
hero-paladin_duty = { $player } guérit { $patient }, et y perd un tour.
hero-paladin_fee = { $player } donne à { $paladin } { the-treasure } pour la guérison.
hero-paladin_refusal = { $player } n’a pas oublié ce qui s’est passé ici : pas de soins pour { $patient }.
trade-offer = { $give ->
    [hidden] { $player } murmure une offre à { $partner }.
   *[other] { $give_id ->
        [nothing] { $player } demande à { $partner } { $wanted_id ->
            [any_card] n’importe quel trésor.
           *[other] { $wanted_a }.
        }
       *[other] { $player } offre à { $partner } { $give_a }{ $wanted_id ->
            [nothing] {" "}en cadeau.
            [any_card] {" "}contre n’importe quel trésor.
           *[other] {" "}contre { $wanted_a }.
        }
    }
}
trade-done = { $back_count ->
    [0] { $player } donne à { $partner } { $treasures ->
        [hidden] un trésor caché.
       *[other] { treasure-list }.
    }
   *[other] { $treasures ->
        [hidden] { $player } donne à { $partner } un trésor caché et reçoit { trade-back }.
       *[other] { $treasures_count ->
            [0] { $partner } donne à { $player } { trade-back }, pour rien.
           *[other] { $player } donne à { $partner } { treasure-list } et reçoit { trade-back }.
        }
    }
}
trade-back = { $back ->
    [hidden] un trésor caché
   *[other] { $back_1_a }
}
trade-refused = { $player } refuse. { $asker } garde tout.

## Ce qui arrive : les duels

duel-when = { $player } défie { $rival } en duel, sur-le-champ.
duel-spell = { $player } brûle { $spell_a } pour +2.
duel-roll = { $player } : { dice-sum }.
duel-tie = { $player } et { $rival } se valent. On range les armes, et l’on n’en parle plus.
duel-margin_1_3 = { $player } gagne le duel, écart { $margin } : { $loser } cède du terrain.
duel-margin_4_6 = { $player } gagne le duel, écart { $margin } : { $loser } encaisse un coup.
duel-margin_7_up = { $player } gagne le duel, écart { $margin } : { $loser } encaisse un rude coup.
duel-spoils = { $player } prend à { $loser } { the-treasures }.
duel-death = C’était la seconde blessure : { $loser } perd son héros, { $count ->
    [0] qui n’avait rien à léguer.
   *[other] et { $player } prend { the-treasures }.
}

## Comment cela finit

score-label = Or (PO)
end-immediate = { $player } remonte au jour. C’est gagné.
end-max_rounds = { $winners ->
    [0] Le temps est écoulé, et le but n’est pas atteint. Le donjon garde ses secrets.
    [one] Le temps est écoulé. { $player } est au plus près du but, et gagne.
   *[other] Le temps est écoulé. { $player } sont à égale distance du but et se partagent la victoire.
}
end-solo_par = Le délai est passé, { underground }. La lumière du jour attendra.

## La table

view-round = Manche
view-last_round = Dernière manche
view-first_seat = Première place
view-turn_seat = Place dont c’est le tour
view-players = Héros
view-spaces = Salles et chambres
view-unseen_monsters = Monstres pas encore vus
view-unseen_treasures = Trésors pas encore vus
view-spells_left = Sorts dans la pioche
view-spells_discarded = Sorts défaussés
view-monsters = Monstres
view-treasure = Trésor
view-left = Laissé là
view-hero = Héros
view-class = Classe
view-space = Case
view-came_from = Venant de
view-wounded = Blessure
view-lost_turns = Tours à passer
view-caged = En cage
view-treasures = Trésors
view-gold = Or
view-total = Or à rapporter
view-colour = Couleur
view-spells = Sorts
view-quota = Quota de sorts
view-move = Déplacement
view-secret_door = Portes secrètes jusqu’à
view-ambushed_on = Embuscade sur
view-failures = Échecs aux portes secrètes
view-free_doors = Portes sans lancer
view-double_move = Déplacement double
view-door_card = Carte Porte Secrète

## Noms : classes et héros

name-warrior = Guerrier
    .about = un bras solide et pas de malice
name-elf = Elfe
    .about = rapide, du flair pour les portes secrètes, faible au combat
name-dwarf = Nain
    .about = de courtes jambes et une bonne hache
name-thief = Voleur
    .about = rusé en embuscade, brave en compagnie
name-paladin = Paladin
    .about = un bras solide qui sait aussi guérir
name-wizard = Magicien
    .about = une poignée de sorts et pas d’épée magique
name-aldric = Aldric
    .kind = Guerrier
name-brunna = Brunna
    .kind = Guerrier
name-tarek = Tarek
    .kind = Guerrier
name-eryn = Eryn
    .kind = Elfe
name-faelar = Faelar
    .kind = Elfe
name-ilsa = Ilsa
    .kind = Elfe
name-grunda = Grunda
    .kind = Nain
name-hamar = Hamar
    .kind = Nain
name-odrik = Odrik
    .kind = Nain
name-mouse = Mouse
    .kind = Voleur
name-silas = Silas
    .kind = Voleur
name-vesna = Vesna
    .kind = Voleur
name-galatea = Galatea
    .kind = Paladin
name-roland = Roland
    .kind = Paladin
name-ysolde = Ysolde
    .kind = Paladin
name-mirabel = Mirabel
    .kind = Magicien
name-oswin = Oswin
    .kind = Magicien
name-zephyr = Zephyr
    .kind = Magicien

## Noms : monstres et pièges

name-giant_rats = Rats géants
    .a = des Rats géants
    .the = les Rats géants
    .The = Les Rats géants
    .number = many
name-hobgoblins = Hobgobelins
    .a = des Hobgobelins
    .the = les Hobgobelins
    .The = Les Hobgobelins
    .number = many
name-goblins = Gobelins
    .a = des Gobelins
    .the = les Gobelins
    .The = Les Gobelins
    .number = many
name-skeleton = Squelette
    .a = un Squelette
    .the = le Squelette
    .The = Le Squelette
    .number = one
name-giant_lizard = Lézard géant
    .a = un Lézard géant
    .the = le Lézard géant
    .The = Le Lézard géant
    .number = one
name-kobolds = Kobolds
    .a = des Kobolds
    .the = les Kobolds
    .The = Les Kobolds
    .number = many
name-ghouls = Goules
    .a = des Goules
    .the = les Goules
    .The = Les Goules
    .number = many
name-giant_spider = Araignée géante
    .a = une Araignée géante
    .the = l’Araignée géante
    .The = L’Araignée géante
    .number = one
name-evil_hero = Héros maléfique
    .a = un Héros maléfique
    .the = le Héros maléfique
    .The = Le Héros maléfique
    .number = one
name-orcs = Orques
    .a = des Orques
    .the = les Orques
    .The = Les Orques
    .number = many
name-zombies = Zombies
    .a = des Zombies
    .the = les Zombies
    .The = Les Zombies
    .number = many
name-werewolf = Loup-garou
    .a = un Loup-garou
    .the = le Loup-garou
    .The = Le Loup-garou
    .number = one
name-ogre = Ogre
    .a = un Ogre
    .the = l’Ogre
    .The = L’Ogre
    .number = one
name-giant_snake = Serpent géant
    .a = un Serpent géant
    .the = le Serpent géant
    .The = Le Serpent géant
    .number = one
name-gargoyle = Gargouille
    .a = une Gargouille
    .the = la Gargouille
    .The = La Gargouille
    .number = one
name-mummy = Momie
    .a = une Momie
    .the = la Momie
    .The = La Momie
    .number = one
name-wight = Nécrophage
    .a = un Nécrophage
    .the = le Nécrophage
    .The = Le Nécrophage
    .number = one
name-giant = Géant
    .a = un Géant
    .the = le Géant
    .The = Le Géant
    .number = one
name-green_slime = Limon vert
    .a = un Limon vert
    .the = le Limon vert
    .The = Le Limon vert
    .number = one
name-troll = Troll
    .a = un Troll
    .the = le Troll
    .The = Le Troll
    .number = one
name-minotaur = Minotaure
    .a = un Minotaure
    .the = le Minotaure
    .The = Le Minotaure
    .number = one
name-wyvern = Vouivre
    .a = une Vouivre
    .the = la Vouivre
    .The = La Vouivre
    .number = one
name-black_pudding = Pouding noir
    .a = un Pouding noir
    .the = le Pouding noir
    .The = Le Pouding noir
    .number = one
name-purple_worm = Ver pourpre
    .a = un Ver pourpre
    .the = le Ver pourpre
    .The = Le Ver pourpre
    .number = one
name-witch = Sorcière
    .a = une Sorcière
    .the = la Sorcière
    .The = La Sorcière
    .number = one
name-vampire = Vampire
    .a = un Vampire
    .the = le Vampire
    .The = Le Vampire
    .number = one
name-stone_golem = Golem de pierre
    .a = un Golem de pierre
    .the = le Golem de pierre
    .The = Le Golem de pierre
    .number = one
name-evil_wizard = Magicien maléfique
    .a = un Magicien maléfique
    .the = le Magicien maléfique
    .The = Le Magicien maléfique
    .number = one
name-blue_dragon = Dragon bleu
    .a = un Dragon bleu
    .the = le Dragon bleu
    .The = Le Dragon bleu
    .number = one
name-red_dragon = Dragon rouge
    .a = un Dragon rouge
    .the = le Dragon rouge
    .The = Le Dragon rouge
    .number = one
name-hydra = Hydre
    .a = une Hydre
    .the = l’Hydre
    .The = L’Hydre
    .number = one
name-lich = Liche
    .a = une Liche
    .the = la Liche
    .The = La Liche
    .number = one
name-slide = Glissement (piège)
    .a = un Glissement (piège)
    .the = le Glissement (piège)
    .The = Le Glissement (piège)
    .number = one
name-cage = Cage (piège)
    .a = une Cage (piège)
    .the = la Cage (piège)
    .The = La Cage (piège)
    .number = one

## Noms : trésors

name-sack_250 = Sac d’or (250)
    .a = un Sac d’or (250)
name-sack_500 = Sac d’or (500)
    .a = un Sac d’or (500)
name-garnet = Grenat (500)
    .a = un Grenat (500)
name-sack_750 = Sac d’or (750)
    .a = un Sac d’or (750)
name-sack_1000 = Sac d’or (1 000)
    .a = un Sac d’or (1 000)
name-magic_sword = Épée magique (500)
    .a = une Épée magique (500)
name-magic_sword_1 = Épée magique +1 (500)
    .a = une Épée magique +1 (500)
name-magic_sword_2 = Épée magique +2 (500)
    .a = une Épée magique +2 (500)
name-magic_sword_3 = Épée magique +3 (500)
    .a = une Épée magique +3 (500)
name-magic_sword_4 = Épée magique +4 (500)
    .a = une Épée magique +4 (500)
name-magic_sword_5 = Épée magique +5 (500)
    .a = une Épée magique +5 (500)
name-magic_sword_6 = Épée magique +6 (500)
    .a = une Épée magique +6 (500)
name-secret_door_card = Carte Porte Secrète (0)
    .a = une carte Porte Secrète (0)
name-sack_750_double_move = Sac d’or ×2 (750)
    .a = un Sac d’or ×2 (750)
name-pearl = Perle (1 000)
    .a = une Perle (1 000)
name-silver_cup = Coupe d’argent (1 000)
    .a = une Coupe d’argent (1 000)
name-silver_cup_secret_1 = Coupe d’argent −1S (1 000)
    .a = une Coupe d’argent −1S (1 000)
name-silver_ring = Anneau d’argent (2 000)
    .a = un Anneau d’argent (2 000)
name-silver_ring_move_1 = Anneau d’argent +1M (2 000)
    .a = un Anneau d’argent +1M (2 000)
name-healing_potion = Potion de guérison (250)
    .a = une Potion de guérison (250)
name-sack_1000_double_move = Sac d’or ×2 (1 000)
    .a = un Sac d’or ×2 (1 000)
name-silver_ring_extra_lightning = Anneau d’argent 1L (2 000)
    .a = un Anneau d’argent 1L (2 000)
name-opal = Opale (2 000)
    .a = une Opale (2 000)
name-gold_cup = Coupe d’or (2 500)
    .a = une Coupe d’or (2 500)
name-gold_cup_extra_fireball = Coupe d’or 1F (2 500)
    .a = une Coupe d’or 1F (2 500)
name-gold_cup_secret_1 = Coupe d’or −1S (2 500)
    .a = une Coupe d’or −1S (2 500)
name-gold_ring = Anneau d’or (3 000)
    .a = un Anneau d’or (3 000)
name-gold_ring_move_1 = Anneau d’or +1M (3 000)
    .a = un Anneau d’or +1M (3 000)
name-esp_medallion = Médaille d’ESP (1 500)
    .a = une Médaille d’ESP (1 500)
name-gold_ring_move_2 = Anneau d’or +2M (3 000)
    .a = un Anneau d’or +2M (3 000)
name-silver_coffer = Coffret d’argent (4 000)
    .a = un Coffret d’argent (4 000)
name-silver_coffer_quota_seven = Coffret d’argent VII (4 000)
    .a = un Coffret d’argent VII (4 000)
name-silver_coffer_teleport_item = Coffret d’argent T (4 000)
    .a = un Coffret d’argent T (4 000)
name-jade_idol = Idole de jade (5 000)
    .a = une Idole de jade (5 000)
name-jade_idol_attack_minus_1 = Idole de jade −1 (5 000)
    .a = une Idole de jade −1 (5 000)
name-huge_emerald = Énorme émeraude (5 000)
    .a = une Énorme émeraude (5 000)
name-huge_sapphire = Énorme saphir (6 000)
    .a = un Énorme saphir (6 000)
name-crystal_ball = Boule de Cristal (1 000)
    .a = une Boule de Cristal (1 000)
name-gold_ring_secret_2 = Anneau d’or −2S (3 000)
    .a = un Anneau d’or −2S (3 000)
name-silver_coffer_double_move = Coffret d’argent ×2 (4 000)
    .a = un Coffret d’argent ×2 (4 000)
name-jade_idol_crystal_mark = Idole de jade, Boule de Cristal (5 000)
    .a = une Idole de jade, Boule de Cristal (5 000)
name-silver_necklace = Collier d’argent (7 000)
    .a = un Collier d’argent (7 000)
name-silver_necklace_attack_minus_1 = Collier d’argent −1 (7 000)
    .a = un Collier d’argent −1 (7 000)
name-huge_ruby = Énorme rubis (8 000)
    .a = un Énorme rubis (8 000)
name-silver_necklace_star_spell = Collier d’argent * (7 000)
    .a = un Collier d’argent * (7 000)
name-silver_necklace_star_spell_spent = Collier d’argent sans son étoile (7 000)
    .a = un Collier d’argent sans son étoile (7 000)
name-gold_necklace = Collier d’or (9 000)
    .a = un Collier d’or (9 000)
name-gold_necklace_teleport_item = Collier d’or T (9 000)
    .a = un Collier d’or T (9 000)
name-huge_diamond = Énorme diamant (10 000)
    .a = un Énorme diamant (10 000)
name-huge_diamond_attack_minus_2 = Énorme diamant −2 (10 000)
    .a = un Énorme diamant −2 (10 000)
name-face_down = une carte face cachée
name-nothing = rien
name-any_card = une carte quelconque

## Noms : sorts

name-fireball = Boule de Feu
    .a = une Boule de Feu
name-fireball_1 = Boule de Feu +1F
    .a = une Boule de Feu +1F
name-fireball_2 = Boule de Feu +2F
    .a = une Boule de Feu +2F
name-lightning = Éclair
    .a = un Éclair
name-lightning_1 = Éclair +1L
    .a = un Éclair +1L
name-lightning_2 = Éclair +2L
    .a = un Éclair +2L
name-teleport = Téléportation
    .a = une Téléportation
name-extra_fireball = Boule de Feu de la marque 1F
    .a = une Boule de Feu par la marque 1F
name-extra_lightning = Éclair de la marque 1L
    .a = un Éclair par la marque 1L
name-star_fireball = Boule de Feu de l’étoile
    .a = une Boule de Feu par l’étoile
name-star_lightning = Éclair de l’étoile
    .a = un Éclair par l’étoile

## Noms : blessures

name-killed = héros tué
name-serious_wound = blessure grave
name-light_wound = blessure légère
name-stunned = héros sonné
name-missed = manqué

## Noms : couleurs des chiffres

name-red = rouge
name-white = blanc
name-blue = bleu
name-green = vert
name-grey = gris
name-yellow = jaune

## Noms : cases

name-MAIN = Escalier Principal
    .place = Escalier
name-C11 = Salle des Gardes (C11)
name-C12 = Grande Cuisine (C12)
name-C21 = Caserne (C21)
name-C22 = Galerie des Miroirs (C22)
name-C31 = Armurerie (C31)
name-C32 = Source de Guérison (C32)
name-C41 = Crypte (C41)
name-C42 = Bibliothèque du Grimoire (C42)
name-C51 = Chambre de Torture (C51)
name-C52 = Chapelle de la Fontaine (C52)
name-C61 = Salle du Vortex (C61)
name-C62 = Trône du Dragon (C62)
name-main = Escalier Principal
name-corridor = couloir
name-stairs = escalier
name-room = salle
name-chamber = chambre
name-open = côté ouvert
name-arch = arche
name-door = porte
name-secret = porte secrète
name-healing = guérison
name-magical_tome = Grimoire
name-none = aucun
name-north = nord
    .way = Nord
name-east = est
    .way = Est
name-south = sud
    .way = Sud
name-west = ouest
    .way = Ouest
name-teleport_chamber = chambre de téléportation

## Les noms : autres signes

name-guard = monstre face cachée
name-monster = monstre
name-treasure = trésor
name-cleared = vidée
name-treasure_card = carte Trésor
name-wounded = blessé
name-caged = en cage
name-lost_turns = tours perdus
name-die = dé
name-counter_die = dé du monstre
name-R101 = salle R101
name-R102 = salle R102
name-R103 = salle R103
name-R104 = salle R104
name-R105 = salle R105
name-R106 = salle R106
name-R107 = salle R107
name-R108 = salle R108
name-R109 = salle R109
name-R110 = salle R110
name-R111 = salle R111
name-R112 = salle R112
name-R113 = salle R113
name-R114 = salle R114
name-R201 = salle R201
name-R202 = salle R202
name-R203 = salle R203
name-R204 = salle R204
name-R205 = salle R205
name-R206 = salle R206
name-R207 = salle R207
name-R208 = salle R208
name-R209 = salle R209
name-R210 = salle R210
name-R211 = salle R211
name-R212 = salle R212
name-R213 = salle R213
name-R214 = salle R214
name-R301 = salle R301
name-R302 = salle R302
name-R303 = salle R303
name-R304 = salle R304
name-R305 = salle R305
name-R306 = salle R306
name-R307 = salle R307
name-R308 = salle R308
name-R309 = salle R309
name-R310 = salle R310
name-R311 = salle R311
name-R312 = salle R312
name-R313 = salle R313
name-R314 = salle R314
name-R401 = salle R401
name-R402 = salle R402
name-R403 = salle R403
name-R404 = salle R404
name-R405 = salle R405
name-R406 = salle R406
name-R407 = salle R407
name-R408 = salle R408
name-R409 = salle R409
name-R410 = salle R410
name-R411 = salle R411
name-R412 = salle R412
name-R413 = salle R413
name-R414 = salle R414
name-R501 = salle R501
name-R502 = salle R502
name-R503 = salle R503
name-R504 = salle R504
name-R505 = salle R505
name-R506 = salle R506
name-R507 = salle R507
name-R508 = salle R508
name-R509 = salle R509
name-R510 = salle R510
name-R511 = salle R511
name-R512 = salle R512
name-R513 = salle R513
name-R514 = salle R514
name-R601 = salle R601
name-R602 = salle R602
name-R603 = salle R603
name-R604 = salle R604
name-R605 = salle R605
name-R606 = salle R606
name-R607 = salle R607
name-R608 = salle R608
name-R609 = salle R609
name-R610 = salle R610

## Le plateau

# Les mots du plateau dans le terminal : courts, car il y a peu de place à côté du plan.

board-round = Manche { $round }.
board-round_of = Manche { $round } sur { $last }.
board-pages = Plus : « voir plan » (ou héros, paquets, un niveau : 3, une case : R108).
board-page_map = plan
board-page_heroes = héros
board-page_decks = paquets
board-map_row = Plan { $row } sur 3 (du nord au sud) : niveaux { $levels }. Aussi : « voir plan { $other } » ou { $another }.
board-level = Niveau { $level }
board-hero = héros
board-door = porte
board-secret = p. secrète
board-stairs = escalier
board-guarded = monstre
board-known = connu
board-treasure = trésor
board-free = libre
board-healing = soigne
board-magical_tome = grimoire
board-teleport = téléport
board-no_hero = pas encore de héros
board-carries = { $count ->
    [one] 1 trésor
   *[other] { $count } trésors
}
board-spells = { $count ->
    [one] 1 sort
   *[other] { $count } sorts
}
board-among_them = dont { $cards }
board-unknown = { $count ->
    [one] 1 inconnu
   *[other] { $count } inconnus
}
board-unknown_monsters = { $count ->
    [one] 1 monstre inconnu
   *[other] { $count } monstres inconnus
}
board-unknown_treasures = { $count ->
    [one] 1 trésor inconnu
   *[other] { $count } trésors inconnus
}
board-known_cards = Connu dans les environs
board-begins = commence les manches
board-gold = Or { $gold }/{ $total }
board-share = { $percent } %
board-ambushed = Embuscade dès { $number }
board-numbers = chiffres { $colour_id ->
    [red] rouges
    [white] blancs
    [blue] bleus
   *[green] verts
}
board-number = { $colour } { $number }
board-main = Escalier
board-main_short = E.P.
board-go_home = { $steps ->
    [0] assez d’or : retour à l’Escalier Principal
    [one] assez d’or : retour à l’Escalier Principal (1 case)
   *[other] assez d’or : retour à l’Escalier Principal ({ $steps } cases)
}

# Ce que « ? » ajoute dans le terminal : la case où l’on est.

board-here = { $kind_id ->
    [main] Escalier Principal
    [stairs] Escalier { $space_id }
    [room] Salle { $space_id }
    [chamber] { $space }
   *[corridor] Couloir { $space_id }
}, niveau { $level }.
board-about_main = Y passer guérit, et fait gagner qui a assez d’or ; y terminer son déplacement renouvelle les sorts.
board-about_guarded = On y trouve { $guard_id ->
    [face_down] on ne sait quoi
   *[other] { $guard_a }
}{ $count ->
    [one] {""}
   *[other] , sur { $count } cartes Monstre
}{ $treasures ->
    [0] , et pas de trésor
    [one] , et 1 trésor
   *[other] , et { $treasures } trésors
}. Qui entre doit se battre ; on part par n’importe quelle issue.
board-about_free = Sans monstre, on traverse librement{ $treasures ->
    [0] .
    [one] ; 1 trésor est à qui le ramasse.
   *[other] ; { $treasures } trésors sont à qui les ramasse.
}
board-about_healing = À la fin du tour, la chambre guérit, si plus rien n’y vit ; d’ordinaire aussi si l’on vient d’y tuer un monstre.
board-about_magical_tome = À la fin du tour, le Grimoire complète les sorts, si plus rien n’y vit ; d’ordinaire aussi si l’on vient d’y tuer un monstre.
board-about_teleport = Qui commence son tour ici peut se laisser emporter vers une autre chambre, de ce niveau ou d’un niveau voisin.
board-about_slide = Un Glissement, { at-space } : qui entre prend le trésor et glisse dans une chambre du niveau d’en dessous.
board-about_cage = Une Cage, { at-space } : qui entre passe 1 à 3 tours, puis sort avec le trésor.
board-also_here = Aussi sur cette case : { $hero }.
board-exits = Issues :
board-exit = { $a_way_way }{ walk-through } : { walk-to }{ walk-guard }
board-you_need = Il vous faut
board-by_hand = à la main
board-need = { $how } { $number ->
    [13] hors d’atteinte
   *[other] { $number }
}
board-missing = Il vous manque { $gold } PO{ $steps ->
    [0] .
    [one] ; l’Escalier Principal est à 1 case.
   *[other] ; l’Escalier Principal est à { $steps } cases.
}

# Les mots du plateau dans le navigateur.

board-map = Plan du donjon : les flèches le déplacent, + et − l’agrandissent ou le réduisent, 0 retrouve votre héros
board-view = Ce que montre le plan
board-find_me = Où suis-je ?
board-whole_board = Tout le plateau
board-nearer = Plus près
board-farther = Plus loin
board-tap = Touchez une case marquée pour y aller.
board-tap_target = Touchez une des cases marquées.
board-go = J’y vais
board-walk = Aller plus loin ({ $steps ->
    [one] 1 case
   *[other] { $steps } cases
}) : { the-space }
board-walk_guarded = Aller plus loin ({ $steps ->
    [one] 1 case
   *[other] { $steps } cases
}) : { the-space }, avec { $guard } à l’intérieur
board-guard_unknown = quelque chose d’inconnu
board-gp = { $gold }
board-fight = Le combat
board-odds = { $needed } ou plus avec deux dés : { $percent } %
board-asks_help = { $asker } demande votre aide et promet { promised-count }.
board-help_odds = Sans vous : { $alone } %. Avec vous : { $together } %.
board-ask_help = Demander à { $helper } ({ $percent } % alors). Combien de trésors promettez-vous ?
board-moves = { $move ->
    [one] 1 case par tour
   *[other] { $move } cases par tour
}
board-finds_doors = portes secrètes sur 1–{ $door }
board-must_bring = { $total } PO à rapporter
board-scenes = Ce que les dés ont décidé
board-show_on_map = Montrer { $player } sur le plan
board-from_home = { $steps ->
    [0] à la sortie
    [one] à 1 case de la sortie
   *[other] à { $steps } cases de la sortie
}
board-gold_of = { $gold } PO sur { $total }
board-gold_hidden = ? PO sur { $total }
board-on_turn = joue
board-share_of_goal = { $percent } % du but
board-wounded = blessure
board-caged = en cage
board-loses_turns = { $count ->
    [one] passe 1 tour
   *[other] passe { $count } tours
}
board-stands = { at-space }
board-in_hand = Cartes au choix
board-may_be = { $count ->
    [one] La seule de son niveau encore jamais vue :
   *[other] Une des { $count } de son niveau encore jamais vues :
}
board-rooms = Salles et chambres
board-rooms_unknown = { $count ->
    [one] 1 gardée par quelque chose d’inconnu
   *[other] { $count } gardées par quelque chose d’inconnu
}
board-rooms_empty = { $count ->
    [one] 1 vidée
   *[other] { $count } vidées
}
board-room_treasure = { $space } : trésor sans gardien
board-room_known = { $space } : { $monster }
