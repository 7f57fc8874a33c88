# Mini Rogue. Apostrophe courbe, espace fine insécable avant ; : ! ? et dans les guillemets.
# Pas de participe accordé avec $player, ni de « de $player » (l’élision dépendrait du nom).
# Les ennemis ont .the, .The, .a et .of ; les potions et objets .the ; potions, articles et armes .a et .effect : le fait
# $enemy les apporte sous les noms $enemy_the, etc.

title = Mini Rogue
tagline = Dix zones, une seule vie, et les Restes d’Og tout au fond.
credits = De Paolo Di Stefano et Gabriel Gendron ; illustrations et graphisme de Gabriel Gendron. Nuts! Publishing, 2020 ; copyright Mountain Gold Games.
hint-facts = au moins { $survive } % de chances de survivre à ce combat, avec { $hp } PV, en { $rounds } assauts

## La mise en place

option-character = Le premier personnage.
    .choose = À choisir au début de la partie
    .mage = Mage : Conjuration et Clairvoyance, une potion de Perception
    .rogue = Rogue : Poignarder et Évasion, une bourse mieux garnie
    .crusader = Croisé : Assommer et Veille, un point d’armure
    .priestess = Prêtresse : Miracle et Bénédiction, une Eau Bénite
    .random = Au hasard
option-second_character = Le second personnage, différent du premier.
    .choose = À choisir au début de la partie
    .mage = Mage : Conjuration et Clairvoyance, une potion de Perception
    .rogue = Rogue : Poignarder et Évasion, une bourse mieux garnie
    .crusader = Croisé : Assommer et Veille, un point d’armure
    .priestess = Prêtresse : Miracle et Bénédiction, une Eau Bénite
    .random = Au hasard
option-card_set = Les cartes du donjon.
    .pnp = De base : 11 salles, 3 gardiens et les Restes d’Og
    .pnp_plus = Étendu : avec le Chasseur, le Voyant, le piège aux nuées et la Goule
option-difficulty = Ce que vous avez au départ, par rapport à la carte Personnage.
    .casual = Tranquille : 2 pièces d’or et 1 point d’armure de plus
    .normal = Normale : les valeurs de la carte
    .hard = Difficile : 1 PV et 1 ration de moins
    .harder = Très difficile : 2 PV et 1 ration de moins
    .roguelike = Roguelike : 2 PV, 1 ration et 3 pièces d’or de moins
option-merchant_sells_food = Si le Marchand vend des vivres.
    .on = La ration coûte 2 pièces d’or
    .off = Pas de vivres à vendre, comme dans le livret
option-reward_table = Ce que vaut un gardien vaincu.
    .pnp = De base : un lancer sur la carte Récompense
    .published = Publiée : 2 pièces d’or avant le lancer, et plus d’or sur 2 et 5
option-treasure_bonus_gold = L’or en plus d’un Trésor, après un monstre ou un piège dans la même zone.
option-object_limit = Combien d’objets (le Corbeau, une arme) un personnage peut tenir.
option-coop_object = À deux, quand aucun test ne réussit à l’Arsenal.
    .decide = Vous décidez à qui va l’arme, comme dans le livret
    .needs_success = Personne n’a l’arme
option-fall_map = Où mène la fosse.
    .columns = À la verticale, dans la zone du dessous
    .next_floor_first_zone = Dans la première zone de l’étage suivant

## Les questions : mise en place

decide-choose_character = Qui descend ?
    .mage = Mage : { $mage_hp } PV, armure { $mage_armor }, vivres { $mage_food }, or { $mage_gold }, potion de Perception ; Conjuration (l’effet d’une potion au combat), Clairvoyance (voir des salles cachées)
    .rogue = Rogue : { $rogue_hp } PV, armure { $rogue_armor }, vivres { $rogue_food }, or { $rogue_gold } ; Poignarder (prochaine attaque doublée), Évasion (passer une salle)
    .crusader = Croisé : { $crusader_hp } PV, armure { $crusader_armor }, vivres { $crusader_food }, or { $crusader_gold } ; Assommer (meilleur dé et deux fois l’armure), Veille (+1 PV)
    .priestess = Prêtresse : { $priestess_hp } PV, armure { $priestess_armor }, vivres { $priestess_food }, or { $priestess_gold }, Eau Bénite ; Miracle (+4 PV), Bénédiction (guérit ses afflictions)
    .random = Laisser faire le hasard
draw-character = Quel personnage le hasard donne-t-il à { $player } ?
roll-leader = Que fait { $player } au dé pour mener le groupe ?

## Les questions : dés et cartes

roll-adventurer = Que montre le dé Aventurier numéro { $die }, pour { $player } ?
roll-curse = Que montre le dé Malédiction pour { $player } ?
    .number = { $a ->
        [1] crâne
        [2] crâne
        [3] crâne
       *[other] vierge
    }
roll-poison = Que montre le dé Poison pour { $player } ?
    .number = { $a ->
        [1] goutte
        [2] goutte
        [3] goutte
       *[other] vierge
    }
roll-dungeon = Que montre le dé Donjon ?
turn-room = Quelle salle se trouve en rangée { $row }, colonne { $column } ?
turn-guardian = Quel gardien est sur le dessus de la pile ?

## Des réponses communes à plusieurs questions

choice-drink = { $a_id ->
    [life] Boire la potion de Vie : +6 PV
    [holy_water] Boire l’Eau Bénite : guérit toutes vos afflictions
   *[other] Boire la potion de Perception : guérit votre aveuglement
}
choice-potion = { $a_held_id ->
    [yes] Boire { $a_the } que vous portez, et prendre celle-ci
   *[no] Prendre { $a_a } : { $a_effect }
}
choice-xp = Prendre { $a } XP
choice-gold = Prendre { $a ->
    [one] { $a } pièce d’or
   *[other] { $a } pièces d’or
}
choice-armor = Prendre { $a ->
    [one] { $a } point d’armure
   *[other] { $a } points d’armure
}
choice-refresh = Remettre votre carte Personnage face visible : une compétence utilisée redevient prête

## Les questions : en chemin

decide-raven_omen = Le Corbeau doit-il s’en aller et écarter une salle de cette zone ?
    .pass = Non, garder le Corbeau
    .other = Écarter : { $a }
decide-exploration_skill_before = { $room }. Résoudre la salle tout de suite ?
    .resolve = Résoudre la salle
    .skill = { $a_id ->
        [evasion] Évasion : passer sans résoudre la salle
       *[other] { $a } : { $a_effect }
    }
decide-exploration_skill_after = Quelque chose avant d’avancer ?
    .go_on = Avancer
    .skill = { $a_id ->
        [evasion] Évasion : la prochaine salle ne sera pas résolue
        [scout] Envoyer le Corbeau : voir jusqu’à 3 salles cachées, et le perdre
       *[other] { $a } : { $a_effect }
    }
decide-move = Par où continuer ?
    .right = À droite : { $right_id ->
        [hidden] une salle inconnue
       *[other] { $right }
    }
    .down = En bas : { $down_id ->
        [hidden] une salle inconnue
       *[other] { $down }
    }
    .skill = { $a_id ->
        [evasion] Évasion : la prochaine salle ne sera pas résolue
        [scout] Envoyer le Corbeau : voir jusqu’à 3 salles cachées, et le perdre
       *[other] { $a } : { $a_effect }
    }
decide-clairvoyance_targets = { $left ->
    [one] Encore une salle à voir.
   *[other] Jusqu’à { $left } salles à voir.
} Laquelle ?
    .number = Rangée { $a }, colonne { $b }
    .done = Cela suffit
decide-raven_scout = { $left ->
    [one] Le Corbeau peut voir encore une salle.
   *[other] Le Corbeau peut voir jusqu’à { $left } salles.
} Laquelle ?
    .number = Rangée { $a }, colonne { $b }
    .done = Cela suffit
decide-seer_gift = Le Voyant parle pour 1 pièce d’or. Vous en avez { $gold }.
    .pay = Payer 1 pièce d’or : voir jusqu’à 3 salles cachées
    .keep = Garder l’or
decide-seer_targets = { $left ->
    [one] Le Voyant voit encore une salle pour vous.
   *[other] Le Voyant voit jusqu’à { $left } salles pour vous.
} Laquelle ?
    .number = Rangée { $a }, colonne { $b }
    .done = Cela suffit

## Les questions : tests et potions

decide-cure_before_test = Un test de compétence : { $test }. Vous guérir d’abord ?
    .roll = Lancer les dés, afflictions comprises
decide-perception_after_test = { $test }{ $dungeon ->
    [0] {""}
   *[other] , dé Donjon { $dungeon }
}{ $line_id ->
    [none] {""}
   *[other] , { $line }
} : le test est manqué. Boire la Perception ?
    .perception = Boire la potion de Perception : le test est réussi
    .refuse = La garder, et échouer
decide-replace_potion = Vous portez déjà deux potions. Que faire de { $potion_the } ({ $potion_effect }) ?
    .replace = Jeter { $a_the } pour lui faire place
    .refuse = La laisser
decide-duplicate_potion = Vous portez déjà { $potion_a }, et deux fois la même, c’est une de trop. Boire la vôtre pour prendre la nouvelle ?
    .drink = { $a_twin_id ->
        [yes] Boire { $a_the } et prendre la nouvelle
       *[no] { choice-drink }
    }
    .refuse = Garder la vôtre et laisser la nouvelle
decide-life_interrupt = Cela coûte { $amount } PV, et vous en avez { $hp }. { $saves ->
    [yes] La potion de Vie vous sauverait. Boire tant qu’il est temps ?
   *[no] Même la potion de Vie ne vous sauverait plus. Boire quand même ?
}
    .refuse = Ne pas boire, et mourir

## Les questions : salles

decide-merchant_trade = { $room_id ->
    [hunter] Le Chasseur attend près de son ballot.
   *[other] Le Marchand attend derrière son étal.
} { $gold ->
    [0] Vous n’avez pas une pièce d’or.
    [one] Vous avez { $gold } pièce d’or.
   *[other] Vous avez { $gold } pièces d’or.
}
    .buy = { $a_id ->
        [potion] Acheter une potion au choix
        [hunter_potion] Acheter une potion au choix
       *[other] Acheter { $a_a } ({ $a_effect })
    } pour { $b ->
        [one] { $b } pièce d’or
       *[other] { $b } pièces d’or
    }
    .sell = Vendre 1 point d’armure pour { $b ->
        [one] { $b } pièce d’or
       *[other] { $b } pièces d’or
    }
    .sell_potion = Vendre { $a_the } pour { $b ->
        [one] { $b } pièce d’or
       *[other] { $b } pièces d’or
    }
    .leave = Passer son chemin
decide-buy_which_potion = Quelle potion, pour { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
} ?
    .other = { $a_potion } : { $a_held_id ->
        [yes] boire la vôtre et acheter celle-ci
       *[no] { $a_effect }
    }
decide-rest_action = Un coin tranquille. Qu’en faites-vous ?
    .rest_train = S’entraîner : +1 XP
    .rest_forage = Chercher des vivres : +1 ration
    .rest_heal = Se soigner : +2 PV
decide-feed_raven = Le Corbeau lorgne { $food ->
    [one] votre dernière ration.
   *[other] vos { $food } rations.
} Le nourrir ?
    .feed = Lui donner 1 ration : il vous suit, pour éclairer ou écarter une salle, une fois
    .pass = Le laisser sur sa faim
decide-open_chest = Un coffre, fermé à clef. Le forcer ?
    .open = Tenter de l’ouvrir, par un test de compétence
    .leave = Le laisser
decide-chest_option = Le coffre est ouvert. Prenez une seule chose :
decide-shrine_offering = Les dieux maudissent de 1 à 3, guérissent et soignent sur 4 et 5, donnent 1 PV sur 6. { $gold ->
    [0] Vous n’avez pas une pièce pour l’autel.
    [one] Vous avez { $gold } pièce d’or : la poser sur l’autel avant le lancer ?
   *[other] Vous avez { $gold } pièces d’or : en poser une sur l’autel avant le lancer ?
}
    .offer = Offrir 1 pièce d’or : +1 au résultat
    .keep = Ne rien offrir
decide-tomb_shift = Le test est réussi, le dé Donjon montre { $die }. Quelle ligne retenir ?
    .holy_water = 1, Eau Bénite : la potion
    .provisions = 2, Vivres : +1 ration
    .loot = 3, Butin : +1 pièce d’or
    .codex = 4, Codex : +1 XP
    .horde_of_rats = 5, Horde de rats : −1 ration, ou −3 PV sans vivres
    .ghost = 6, Fantôme : un combat
decide-take_arsenal = { $weapon_A }, bonne pour { $feats ->
    [one] une prouesse gratuite.
   *[other] { $feats } prouesses gratuites.
} La prendre ?
    .take = La prendre
    .leave = La laisser à son clou
decide-swap_object = Vos mains sont pleines. Abandonner quelque chose pour { $feats ->
    [0] { $card_the }
    [one] { $weapon_a } ({ $feats } prouesse gratuite)
   *[other] { $weapon_a } ({ $feats } prouesses gratuites)
} ?
    .swap = Abandonner { $a_the }
    .keep = Garder ce que vous avez
decide-reward_option = Le gardien laisse quelque chose. Prenez une seule chose :

## Les questions : combats

decide-attack_or_skill = Que faites-vous contre { $enemy_the } ({ $hp } PV) ?
    .attack = Attaquer
    .skill = { $a }, si le test réussit : { $a_effect }, et pas de riposte
decide-conjured_potion = Qu’invoquez-vous contre { $enemy_the } ({ $hp } PV) ?
    .fire = Feu : 7 dégâts
    .frost = Givre : sa prochaine riposte est annulée aussi
    .poison = Poison : 4 PV de moins à chacun de ses tours
decide-reroll = { hand-counts } pour l’instant. { $enemy } : { $hp } PV. Relancer ?
    .critical = Coup critique : relancer le dé { $a } (vaut { die-count }) et ajouter ; un raté annule le dé
    .feat = Prouesse : relancer le dé { $a } (vaut { die-count }) { $b_id ->
        [xp] pour 1 XP
        [hp] pour 2 PV
       *[other] avec votre arme, sans frais
    }
    .stop = S’arrêter là : { damage-figure }
decide-attack_potion = { damage-figure } pour l’instant. { $enemy } : { $hp } PV. Une potion en plus ?
    .fire = Potion de Feu : { $fire } dégâts de plus
    .frost = Potion de Givre : sa prochaine riposte est annulée
    .poison = Potion de Poison : 4 PV de moins à chacun de ses tours
    .keep = Pas de potion

## Les questions : à deux

decide-coop_object_owner = Tests à égalité. Qui prend { $card_the } ?
    .mine = Moi{ owner-weapon-1 }
    .partner = { $partner }{ owner-weapon-2 }
decide-coop_trade = Un échange avec { $partner } ?
    .give = Donner { $a_the }
    .give_armor = Donner { $a ->
        [one] { $a } point d’armure
       *[other] { $a } points d’armure
    }
    .swap = Échanger { $a_the } contre { $b_the }
    .nothing = Rien à proposer
decide-coop_answer = { $partner } propose { $offer_id ->
    [give_armor] { $things_1 ->
        [one] { $things_1 } point d’armure.
       *[other] { $things_1 } points d’armure.
    }
    [swap] { $things_1_the } contre { $things_2_the }.
   *[other] { $things_1_the }.
} D’accord ?
    .accept = D’accord
    .decline = Non merci

## Des morceaux de phrases

hand-dice = { $dice_count ->
    [1] { $dice_1 }
    [2] { $dice_1 } { $dice_2 }
   *[other] { $dice_1 } { $dice_2 } { $dice_3 }
}
hand-counts = { $counts_count ->
    [1] { damage-figure }
    [2] { hand-times }{ $counts_1 } + { $counts_2 }{ hand-times-end } : { damage-figure }
   *[other] { hand-times }{ $counts_1 } + { $counts_2 } + { $counts_3 }{ hand-times-end } : { damage-figure }
}
owner-weapon-1 = { $weapons_count ->
    [0] {""}
   *[other] {" "}({ $weapons_1 })
}
owner-weapon-2 = { $weapons_count ->
    [0] {""}
   *[other] {" "}({ $weapons_2 })
}
hand-times = { $times ->
    [1] {""}
   *[other] { $times } × ({""}
}
hand-times-end = { $times ->
    [1] {""}
   *[other] )
}
hand-others = { $curse_id ->
    [symbol] , dé Malédiction (crâne)
    [blank] , dé Malédiction (vierge)
   *[none] { "" }
}{ $poison_id ->
    [symbol] , dé Poison (goutte)
    [blank] , dé Poison (vierge)
   *[none] { "" }
}{ $dungeon ->
    [0] { "" }
   *[other] , dé Donjon { $dungeon }
}
die-count = { $a ->
    [1] { $counts_1 }
    [2] { $counts_2 }
   *[other] { $counts_3 }
}
damage-figure = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
floor-name = { $floor ->
    [1] { name-floor_1 }
    [2] { name-floor_2 }
    [3] { name-floor_3 }
   *[other] { name-floor_4 }
}
zones-behind = { $score ->
    [0] Défaite, sans une zone franchie.
    [one] Défaite, après une zone franchie.
   *[other] Défaite, après { $score } zones franchies.
}

## Ce qui arrive : mise en place

setup-choose_character = { $player } joue { $character_the }.
setup-starting_stats = { $player } : { $hp } PV, armure { $armor }{ $potions_count ->
    [0] { "" }
   *[other] , { $potions_1_a }
}.
stat-stock = Dans les sacs : { $gold ->
    [0] pas une pièce d’or
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, { $food ->
    [0] pas une ration.
    [one] { $food } ration.
   *[other] { $food } rations.
}
setup-guardian_pile = { $pile } gardiens attendent face cachée, et sous eux les Restes d’Og.
coop-leader_by_die = Les dés pour mener le groupe : { $dice_1 } et { $dice_2 }. Ce sera { $player }.
coop-leader_alternates = { $player } mène maintenant le groupe.

## Ce qui arrive : préparation et chemin

raven-preparation_window = Le Corbeau croasse « { $room } » et s’envole. Cette salle reste hors de la zone.
prep-reshuffle_every_zone = Zone { $zone }, étage { $floor } : { floor-name }.
prep-guardian_revealed_in_guardian_zone = À la Sortie : { $guardian_a }.
explore-reveal = Rangée { $row }, colonne { $column } : { $room }.
explore-enter = { $player } entre : { $room }.
explore-move = { $room_id ->
    [exit] { $player } va { $way } et atteint la Sortie.
   *[other] { $only_id ->
        [yes] { $player } va { $way }, par le seul chemin qui reste.
       *[no] { $player } va { $way }.
    }
}
raven-exploration_window = Le Corbeau part en éclaireur pour { $player }, sans promettre de revenir.
skill-mage_clairvoyance = { $player } utilise Clairvoyance.
skill-rogue_evasion = { $player } utilise Évasion.
skill-evaded = { $player } traverse la salle sans se faire voir.
skill-crusader_vigil = { $player } utilise Veille.
skill-priestess_blessing = { $player } utilise Bénédiction.
skill-refresh_moments = { $player } : carte Personnage de nouveau face visible.

## Ce qui arrive : statistiques

stat-hp = { $player } : { $change_id ->
    [gain] +{ $amount } PV (total { $now }).
   *[loss] −{ $amount } PV (reste { $now }).
}
stat-armor = { $player } : { $change_id ->
    [gain] +{ $amount } armure (total { $now }).
   *[loss] −{ $amount } armure (reste { $now }).
}
stat-food = { $change_id ->
    [gain] +{ $amount } { $amount ->
        [one] ration
       *[other] rations
    } (total { $now }).
   *[loss] −{ $amount } { $amount ->
        [one] ration
       *[other] rations
    } (reste { $now }).
}
stat-gold = { $change_id ->
    [gain] +{ $amount } { $amount ->
        [one] pièce d’or
       *[other] pièces d’or
    } (total { $now }).
   *[loss] −{ $amount } { $amount ->
        [one] pièce d’or
       *[other] pièces d’or
    } (reste { $now }).
}
stat-xp = { $player } : { $change_id ->
    [gain] +{ $amount } XP (total { $now }).
   *[loss] −{ $amount } XP (reste { $now }).
}
stat-capped_by_board = { $stat_id ->
    [hp] { $player } a déjà 20 PV, le maximum.
    [armor] { $player } a déjà 4 points d’armure, le maximum.
    [food] Les sacs sont pleins : les vivres restent là.
   *[other] La bourse est pleine : l’or reste là.
}
xp-gain_at_maximum_is_one_hp = { $player } n’a plus rien à apprendre : 1 PV au lieu de { $amount } XP.
level-follows_xp_both_ways = { $change_id ->
    [gain] { $player } passe au niveau { $level } : { $level } dés.
   *[loss] { $player } retombe au niveau { $level } : { $level ->
        [one] 1 dé.
       *[other] { $level } dés.
    }
}

## Ce qui arrive : afflictions et potions

affliction-sources = { $affliction_id ->
    [curse] La malédiction frappe { $player } : un dé Malédiction rejoint ses dés.
    [poison] Le poison gagne { $player } : un dé Poison rejoint ses dés.
   *[other] { $player } n’y voit plus : les prochaines salles restent dans le noir.
}
affliction-one_die_of_each = { $affliction_id ->
    [curse] La malédiction pèse déjà sur { $player } : rien ne change.
    [poison] Le poison ronge déjà { $player } : rien ne change.
   *[other] { $player } n’y voyait déjà plus : il ne fera pas plus noir.
}
affliction-lasts_until_cured = Plus aucune affliction pour { $player }.
affliction-curse_lowers_every_die = Le crâne ricane : pour { $player }, chaque dé compte 1 de moins.
affliction-poison_costs_one_hp = Le poison mord { $player }.
affliction-holy_water_cures_all = { $player } boit l’Eau Bénite.
affliction-perception_cures_blindness = { $player } boit la Perception et y voit de nouveau. C’était mieux avant.
potion-life_heals_six = { $player } boit la potion de Vie.
potion-gained = { $player } prend { $potion_a }.
potion-left = { $player } laisse { $potion_the }.
potion-may_discard_for_new = { $player } jette { $potion_the }.
ruling-duplicate_potion = { $player } porte déjà { $potion_a } : pas de place pour une seconde, qui reste là.
potion-perception_passes_test = { $player } boit la Perception : le test est réussi.
test-roll_all_dice = { $player } passe un test : { hand-dice }{ hand-others }.
test-success_on_a_star = { $passed ->
    [yes] Une étoile : test réussi.
   *[no] Pas d’étoile : test manqué.
}

## Ce qui arrive : salles

merchant-price_list = { $room_id ->
    [hunter] Les prix du Chasseur, en or : Gibier (+1 ration) { $game_meat }, Baume (guérit tout) { $hunter_balm }, Bouillon (+4 PV) { $hunter_broth }, potion au choix { $hunter_potion } ; il paie { $sell_armor } pour 1 armure, { $sell_potion } pour une potion.
   *[other] Les prix du Marchand, en or : Herbes curatives (+1 PV) { $healing_herbs }{ $ration ->
        [0] { "" }
       *[other] , Ration { $ration }
    }, Chapelet (guérit tout) { $rosary }, Racines médicinales (+4 PV) { $medicinal_roots }, Pièce d’armure { $armor_piece }, potion au choix { $potion } ; il paie { $sell_armor } pour 1 armure, { $sell_potion } pour une potion.
}
merchant-optional = Rien là-dedans que { $player } puisse payer ou qui serve, et rien à vendre : on passe son chemin.
merchant-bought = { $player } achète { $ware_a } pour { $price ->
    [one] { $price } pièce d’or.
   *[other] { $price } pièces d’or.
}
merchant-sold = { $player } vend { $ware_a } pour { $price ->
    [one] { $price } pièce d’or.
   *[other] { $price } pièces d’or.
}
seer-greets = { $player } entre, et le Voyant le savait depuis des jours.
rest-choose_exactly_one = { $action_id ->
    [rest_train] { $player } s’entraîne contre un mur, qui ne rend pas les coups.
    [rest_forage] { $player } cherche des vivres, sans trop regarder ce que c’est.
   *[other] { $player } se soigne, un œil ouvert.
}
raven-optional = Rien à donner au Corbeau. Il regarde { $player }, et attend.
raven-feed_one_ration = { $player } a désormais un Corbeau sur l’épaule.
treasure-one_gold = { $player } ramasse l’or qui traîne.
treasure-bonus_gold_after_danger = Après le danger, { $player } fouille mieux.
treasure-chest_test = Le coffre reste fermé, et semble content de lui.
treasure-choose_one_of_two = Le coffre s’ouvre devant { $player }.
shrine-no_offering = { $player } n’a pas une pièce à poser sur l’autel.
shrine-offering_adds_one = { $player } pose une pièce sur l’autel.
shrine-roll_and_consult = Dé Donjon { $die }{ $offering ->
    [0] {""}
   *[other] { $die ->
        [6] , et une pièce de trop
       *[other] , avec la pièce { $result }
    }
} : { $result ->
    [1] les dieux sont furieux.
    [2] les dieux sont vexés.
    [3] les dieux sont agacés.
    [4] les dieux sourient à { $player }.
    [5] les dieux sont de bonne humeur.
   *[other] les dieux hochent la tête et regardent ailleurs.
}
tomb-result_applies_either_way = { $find_id ->
    [tomb_holy_water] La dalle cède : un flacon d’Eau Bénite, d’un cru ancien.
    [tomb_provisions] La dalle cède : des vivres pour le dernier voyage. Le voyageur est parti sans.
    [tomb_loot] La dalle cède : il y avait une pièce sur chaque œil. Il en reste une.
    [tomb_codex] La dalle cède : un codex, lu jusqu’à ce que mort s’ensuive.
    [tomb_horde_of_rats] La dalle cède : une horde de rats, qui n’ont pas encore dîné.
   *[tomb_ghost] La dalle cède : quelqu’un dormait là-dedans.
}
tomb-rats_without_food = Pas de vivres : les rats se rabattent sur { $player }.
arsenal-test_and_roll = Les grilles de l’Arsenal tiennent bon, et tout ce qui vaut la peine est derrière.
arsenal-success_gives_weapon = { $player } prend { $weapon_a } : { $feats ->
    [one] une prouesse gratuite.
   *[other] { $feats } prouesses gratuites.
}
arsenal-discard_when_spent = { $weapon_The } a rendu à { $player } son dernier service.
ruling-object_limit_one = { $player } abandonne { $card_the }.
trap-success_gives_reward = { $trap } : { $player } évite le piège.
trap-failure_springs_it = { $trap } ! Le piège se referme sur { $player }.
trap-unpayable_penalty_two_hp = { $player } n’a pas de quoi payer, sinon de son sang.
trap-pit_on_last_floor = Sous l’étage 4, il n’y a rien où tomber. { $player } remonte.
trap-pit_removes_a_guardian = Le sol s’ouvre, et { $guardian_id ->
    [hidden] un gardien que personne n’a vu
   *[other] { $guardian_the }
} reste là-haut.
trap-pit_falls_to_zone_below = Chute jusqu’à la zone { $zone } : ni repas, ni repos.

## Ce qui arrive : combats

monster-must_fight = Combat : { $enemy_a }, { $hp } PV, dégâts { $damage }{ $skills_count ->
    [0] { "" }
   *[other] , { $skills }
}.
combat-roll_hand = { $player } attaque : { hand-dice }{ hand-others }.
combat-critical_reroll = { $total ->
    [0] Coup critique, dé { $die } : { $face }, raté. Le dé entier est perdu.
   *[other] Coup critique, dé { $die } : { $face }, vaut maintenant { $total }.
}
feat-reroll_any_die = { $payment_id ->
    [weapon] Prouesse gratuite
   *[other] Prouesse
}, dé { $die } : { $face }, { $total ->
    [0] raté.
   *[other] vaut { $total }.
}
combat-damage_is_the_sum = { $player } inflige { damage-figure }. { $enemy } : { $hp } PV.
combat-potion_step = { $player } lance { $potion_the } sur { $enemy_the }.
potion-poison_drains_four = Le poison prend 4 PV. { $enemy } : { $hp } PV.
potion-frost_skips_enemy_turn = Le givre retient { $enemy_the } : pas de riposte.
combat-counter_miss_on_one = { $enemy_The } { $enemy_id ->
    [og_remains] ratent
   *[other] rate
} { $player }.
combat-counter_hit_two_to_five = { $enemy_The } { $enemy_id ->
    [og_remains] touchent
   *[other] touche
} { $player } : { $damage ->
    [0] l’armure arrête tout.
   *[other] { damage-figure }{ $armor ->
        [0] { "" }
       *[other] , armure déduite
    }.
}
combat-counter_critical_on_six = Coup critique ! { $enemy_The } { $enemy_id ->
    [og_remains] touchent
   *[other] touche
} { $player } malgré toute armure : { damage-figure }.
combat-enemy_skill_after_hp_loss = Compétence { $enemy_of } : { $skill }.
skill-combat_in_attack_phase = { $player } tente { $skill }.
skill-failed = { $skill } échoue.
skill-combat_success_ignores_dungeon_die = { $enemy_The } ne { $enemy_id ->
    [og_remains] peuvent
   *[other] peut
} pas riposter cette fois.
skill-mage_conjuration = { $potion_id ->
    [fire] { $player } fait jaillir le Feu de nulle part.
    [frost] { $player } appelle le Givre : la riposte d’après ne viendra pas non plus.
   *[other] { $player } fait couler le Poison dans { $enemy_the }.
}
skill-rogue_backstab = { $player } passe derrière { $enemy_the } : la prochaine attaque compte double.
skill-crusader_bash = { $player } assomme { $enemy_the }.
skill-priestess_miracle = { $player } prie, et pour une fois quelqu’un écoute.
skill-damage = { damage-figure }. { $enemy } : { $hp } PV.
monster-reward_by_floor = { $enemy_The } { $enemy_id ->
    [og_remains] s’effondrent.
   *[other] s’effondre.
}
guardian-og_has_two_phases = Les os d’Og se rassemblent. Les morts ont la compréhension lente.
reward-roll_and_choose = La récompense du gardien pour { $player } : dé Donjon { $die }.
stat-hp_zero_is_death = { $cause_id ->
    [hunger] { $player } meurt de faim en zone { $zone }.
    [trap] { $player } meurt en zone { $zone }, un pas trop loin.
    [rats] { $player } disparaît sous les rats de la zone { $zone }.
    [monster] { $player } tombe en zone { $zone }, les armes à la main.
    [guardian] { $player } tombe à la Sortie de la zone { $zone }.
   *[other] Le poison arrête un cœur en zone { $zone } : adieu, { $player }.
}

## Ce qui arrive : descente

descent-eat_one_ration = Souper : une ration (reste { $food }).
descent-starve_three_hp = Souper : rien. La faim mord.
descent-move_to_next_zone = { $zone ->
    [3] Un escalier mène un étage plus bas.
    [5] Un escalier mène un étage plus bas.
    [8] Un escalier mène un étage plus bas.
   *[other] En route pour la zone suivante.
}

## Ce qui arrive : à deux

coop-object_test_decides_owner = { $card_The } va à { $player }.
coop-offer = { $offer_id ->
    [give_armor] { $player } propose { $things_1 ->
        [one] { $things_1 } point d’armure
       *[other] { $things_1 } points d’armure
    } à { $partner }.
    [swap] { $player } propose à { $partner } { $things_1_the } contre { $things_2_the }.
   *[other] { $player } propose { $things_1_the } à { $partner }.
}
coop-trade_after_room = { $offer_id ->
    [give_armor] D’accord : { $player } donne { $things_1 ->
        [one] { $things_1 } point d’armure
       *[other] { $things_1 } points d’armure
    } à { $partner }.
    [swap] D’accord : { $player } donne à { $partner } { $things_1_the } contre { $things_2_the }.
   *[other] D’accord : { $player } donne { $things_1_the } à { $partner }.
}
coop-declined = { $player } dit non.

## Comment cela finit

score-label = Zones franchies
end-victory = { $player } { $winners ->
    [one] prend le Sang d’Og et remonte
   *[other] prennent le Sang d’Og et remontent
} à la lumière. Dix zones franchies, et personne ne voudra y croire.
end-defeat_hunger = Ci-gît un estomac vide. Le donjon, lui, a bien mangé. { zones-behind }
end-defeat_trap = Le piège attendait depuis deux cents ans, et cela valait la peine d’attendre. { zones-behind }
end-defeat_rats = Les rats présentent leurs compliments et demandent la recette. { zones-behind }
end-defeat_monster = Un monstre dîne ce soir, et il y aura des restes. { zones-behind }
end-defeat_guardian = Le gardien balaie le seuil et reprend son poste. { zones-behind }
end-defeat_poison = Le poison a travaillé lentement, honnêtement, et jusqu’au bout. { zones-behind }

## La table

view-floor = Étage
view-zone = Zone
view-guardian_zone = Gardien ici
view-phase = Phase
view-leader_seat = Chef
view-gold = Or
view-food = Vivres
view-players = Groupe
view-grid = Salles
view-unused_rooms = dont hors zone
view-unseen_rooms = Pas encore vues
view-guardian = Gardien
view-guardian_card = Carte du gardien
view-guardians_left = Gardiens avant Og
view-enemy = Ennemi
view-dice = Dés
view-dead_seat = Mort
view-sells_food = Vivres à vendre
view-treasure_bonus = Or de plus au Trésor
view-falls_to = La fosse mène en zone
view-character = Personnage
view-level = Niveau
view-xp = XP
view-hp = PV
view-max_hp = sur PV
view-armor = Armure
view-potions = Potions
view-afflictions = Afflictions
view-objects = Objets
view-weapon = Arme
view-free_feats = Prouesses gratuites
view-card_ready = Compétence prête
view-evading = Évasion en cours
view-faced_danger = Danger rencontré
view-row = Rangée
view-column = Colonne
view-name = Nom
view-enemy_id = Carte
view-damage = Dégâts
view-skills = Compétences
view-drained = Sous poison
view-frozen = Sous givre
view-backstab = Attaque du Rogue doublée
view-seat = Lancés par
view-adventurer = Dés Aventurier
view-counts = Ils comptent
view-criticals = Critiques à prolonger
view-feats = Prouesses faites
view-curse_die = Dé Malédiction
view-poison_die = Dé Poison
view-dungeon_die = Dé Donjon
view-next_level = niveau suivant à
view-card_used = Compétence utilisée
view-counted = vaut
view-miss = raté
view-critical = critique
view-by_feat = relancé
view-skull = crâne
view-drop = goutte

## Noms : personnages et compétences

name-mage = Mage
    .the = le Mage
name-rogue = Rogue
    .the = le Rogue
name-crusader = Croisé
    .the = le Croisé
name-priestess = Prêtresse
    .the = la Prêtresse
name-conjuration = Conjuration
    .effect = l’effet d’une potion de Feu, de Givre ou de Poison
name-clairvoyance = Clairvoyance
    .effect = voir jusqu’à 3 salles cachées
name-backstab = Poignarder
    .effect = votre prochaine attaque compte double
name-evasion = Évasion
    .effect = une salle n’est pas résolue
name-bash = Assommer
    .effect = le meilleur dé et deux fois votre armure en dégâts
name-vigil = Veille
    .effect = +1 PV
name-miracle = Miracle
    .effect = +4 PV
name-blessing = Bénédiction
    .effect = guérit toutes vos afflictions
name-scout = Éclaireur
    .effect = voir jusqu’à 3 salles cachées
name-omen = Présage
    .effect = une salle reste hors de cette zone

## Noms : ennemis

name-giant_rat = Rat géant
    .the = le Rat géant
    .The = Le Rat géant
    .a = un Rat géant
    .of = du Rat géant
name-skeleton_soldier = Soldat squelette
    .the = le Soldat squelette
    .The = Le Soldat squelette
    .a = un Soldat squelette
    .of = du Soldat squelette
name-winged_serpent = Serpent ailé
    .the = le Serpent ailé
    .The = Le Serpent ailé
    .a = un Serpent ailé
    .of = du Serpent ailé
name-cursed_guard = Garde maudit
    .the = le Garde maudit
    .The = Le Garde maudit
    .a = un Garde maudit
    .of = du Garde maudit
name-giant_spider = Araignée géante
    .the = l’Araignée géante
    .The = L’Araignée géante
    .a = une Araignée géante
    .of = de l’Araignée géante
name-goblin = Gobelin
    .the = le Gobelin
    .The = Le Gobelin
    .a = un Gobelin
    .of = du Gobelin
name-crossbowman = Arbalétrier
    .the = l’Arbalétrier
    .The = L’Arbalétrier
    .a = un Arbalétrier
    .of = de l’Arbalétrier
name-kings_guard = Garde du roi
    .the = le Garde du roi
    .The = Le Garde du roi
    .a = un Garde du roi
    .of = du Garde du roi
name-apparition = Apparition
    .the = l’Apparition
    .The = L’Apparition
    .a = une Apparition
    .of = de l’Apparition
name-ghost = Fantôme
    .the = le Fantôme
    .The = Le Fantôme
    .a = un Fantôme
    .of = du Fantôme
name-spectre = Spectre
    .the = le Spectre
    .The = Le Spectre
    .a = un Spectre
    .of = du Spectre
name-revenant = Revenant
    .the = le Revenant
    .The = Le Revenant
    .a = un Revenant
    .of = du Revenant
name-kings_protector = Protecteur du roi
    .the = le Protecteur du roi
    .The = Le Protecteur du roi
    .a = le Protecteur du roi
    .of = du Protecteur du roi
name-cursed_dragon = Dragon maudit
    .the = le Dragon maudit
    .The = Le Dragon maudit
    .a = le Dragon maudit
    .of = du Dragon maudit
name-spider_queen = Reine araignée
    .the = la Reine araignée
    .The = La Reine araignée
    .a = la Reine araignée
    .of = de la Reine araignée
name-ghoul = Goule
    .the = la Goule
    .The = La Goule
    .a = la Goule
    .of = de la Goule
name-og_remains = Restes d’Og
    .the = les Restes d’Og
    .The = Les Restes d’Og
    .a = les Restes d’Og
    .of = des Restes d’Og
name-kings_protector_1 = Protecteur du roi, étage 1
name-kings_protector_2 = Protecteur du roi, étage 2
name-kings_protector_3 = Protecteur du roi, étage 3
name-cursed_dragon_1 = Dragon maudit, étage 1
name-cursed_dragon_2 = Dragon maudit, étage 2
name-cursed_dragon_3 = Dragon maudit, étage 3
name-spider_queen_1 = Reine araignée, étage 1
name-spider_queen_2 = Reine araignée, étage 2
name-spider_queen_3 = Reine araignée, étage 3
name-ghoul_1 = Goule, étage 1
name-ghoul_2 = Goule, étage 2
name-ghoul_3 = Goule, étage 3
name-og_remains_1 = Restes d’Og, première phase
name-og_remains_2 = Restes d’Og, seconde phase

## Noms : salles et objets

name-monster_undead = Monstre (mort-vivant)
name-monster_goblin = Monstre (gobelin)
name-merchant = Marchand
name-rest = Repos
name-raven = Corbeau
    .the = le Corbeau
    .The = Le Corbeau
name-treasure = Trésor
name-shrine = Sanctuaire
name-tomb = Sépulture
name-arsenal = Arsenal
    .the = l’arme de l’Arsenal
    .The = L’arme de l’Arsenal
name-trap_halls = Piège (rats, acide, haches)
name-trap_pit = Piège (pics, pieux, fosse)
name-hunter = Chasseur
name-trap_swarm = Piège (épines, toile, nuée)
name-seer = Voyant
name-empty = rien
name-taken = emportée
name-rusty_dagger = Dague rouillée
    .a = une Dague rouillée
    .A = Une Dague rouillée
    .The = La Dague rouillée
name-longsword = Épée longue
    .a = une Épée longue de bonne facture
    .A = Une Épée longue de bonne facture
    .The = L’Épée longue
name-battle_axe = Hache de guerre
    .a = une Hache de guerre intacte
    .A = Une Hache de guerre intacte
    .The = La Hache de guerre

## Noms : potions, afflictions, compétences des ennemis

name-fire = Feu
    .potion = Potion de Feu
    .the = la potion de Feu
    .a = une potion de Feu
    .effect = +7 dégâts dans une attaque
name-frost = Givre
    .potion = Potion de Givre
    .the = la potion de Givre
    .a = une potion de Givre
    .effect = annule une riposte
name-poison = Poison
    .potion = Potion de Poison
    .the = la potion de Poison
    .a = une potion de Poison
    .effect = −4 PV à chaque tour de l’ennemi
name-life = Vie
    .potion = Potion de Vie
    .the = la potion de Vie
    .a = une potion de Vie
    .effect = +6 PV
name-holy_water = Eau Bénite
    .potion = Eau Bénite
    .the = l’Eau Bénite
    .a = une Eau Bénite
    .effect = guérit toutes les afflictions
name-perception = Perception
    .potion = Potion de Perception
    .the = la potion de Perception
    .a = une potion de Perception
    .effect = réussit un test ou guérit l’aveuglement
name-curse = Malédiction
name-blindness = Aveuglement
name-weaken = Affaiblir
name-unstoppable = Inarrêtable

## Noms : articles, trouvailles, pièges, repos

name-healing_herbs = Herbes curatives
    .a = des Herbes curatives
    .effect = +1 PV
name-ration = Ration
    .a = une Ration de vivres
    .effect = +1 ration
name-rosary = Chapelet
    .a = un Chapelet
    .effect = guérit toutes vos afflictions
name-medicinal_roots = Racines médicinales
    .a = des Racines médicinales
    .effect = +4 PV
name-armor_piece = Pièce d’armure
    .a = une Pièce d’armure
    .effect = +1 armure
name-potion = Potion au choix
    .a = une potion au choix
    .effect = celle que vous voulez
name-game_meat = Gibier
    .a = du Gibier
    .effect = +1 ration
name-hunter_balm = Baume
    .a = un Baume
    .effect = guérit toutes vos afflictions
name-hunter_broth = Bouillon
    .a = un bol de Bouillon
    .effect = +4 PV
name-hunter_potion = Potion au choix
    .a = une potion au choix
    .effect = celle que vous voulez
name-hunter_armor = Pièce d’armure
    .a = une Pièce d’armure
    .effect = +1 armure
name-tomb_holy_water = Eau Bénite
name-tomb_provisions = Vivres
name-tomb_loot = Butin
name-tomb_codex = Codex
name-tomb_horde_of_rats = Horde de rats
name-tomb_ghost = Fantôme
name-provisions = Vivres
name-loot = Butin
name-codex = Codex
name-horde_of_rats = Horde de rats
name-hungry_rats = Rats affamés
name-acid_rain = Pluie d’acide
name-rusty_axes = Haches rouillées
name-poisoned_spikes = Pics empoisonnés
name-stakes = Pieux
name-pit = Fosse
name-tiny_thorns = Fines épines
name-thick_web = Toile épaisse
name-bat_swarm = Nuée de chauves-souris
name-rest_train = S’entraîner
name-rest_forage = Chercher des vivres
name-rest_heal = Se soigner

## Noms : tout le reste

name-hp = PV
name-xp = XP
name-armor = armure
name-food = vivres
name-gold = or
name-card = carte Personnage
name-face_down = carte face cachée
name-adventurer_die = dé Aventurier
name-poison_potion = potion de Poison
name-weapon = prouesse gratuite
name-none = pas lancé
name-blank = vierge
name-symbol = symbole
name-floor_1 = Les Égouts
name-floor_2 = Le Donjon
name-floor_3 = Les Catacombes
name-floor_4 = La Forteresse enfouie
name-level_1 = Niveau 1 (1 dé)
name-level_2 = Niveau 2 (2 dés)
name-level_3 = Niveau 3 (3 dés)
name-right = vers la droite
name-down = vers le bas
name-preparation = Préparation
name-room = Salle
name-move = Déplacement
name-exit = Sortie
name-descent = Descente
name-hunger = la faim
name-trap = un piège
name-rats = les rats
name-monster = un monstre
name-guardian = un gardien
name-give = don
name-give_armor = don d’armure
name-swap = échange

## Ce que seuls disent les plateaux à l’écran

board-card = Rangée { $row }, colonne { $column } : { $room }
board-here = ici : { $names }
board-face_down = face cachée
board-no_card = pas de carte
board-exit_guarded = { $exit } : { $guardian }
board-left_out = { $count ->
    [one] Une d’entre elles n’est pas dans cette zone.
   *[other] { $count } d’entre elles ne sont pas dans cette zone.
}
board-to_og = { $zones ->
    [0] Les Restes d’Og attendent ici
    [one] Une zone avant les Restes d’Og
   *[other] { $zones } zones avant les Restes d’Og
}
board-map = Zone { $zone } sur { $zones }, à l’étage { $floor }. Des gardiens attendent dans les zones { $guardians }.
board-dice_of = Les dés de { $player }
board-last_throw = Dernier jet
board-hit = { $damage ->
    [0] 0 dégât
    [one] 1 dégât
   *[other] { $damage } dégâts
}
board-again_feat = Relancer
board-again_critical = Prolonger
board-pay_critical = gratuit, s’ajoute
board-pay_xp = −1 XP
board-pay_hp = −2 PV
board-pay_weapon = sans frais
board-die = Dé { $die } : { $face }
board-for_sale = À vendre
board-to_sell = Ce que vous pourriez vendre
board-to_choose = Au choix
board-hinted = conseil

## Les cartes, lues avant qu’elles ne comptent

board-gain = { $kind_id ->
    [hp] +{ $amount } PV
    [xp] +{ $amount } XP
    [armor] +{ $amount } armure
    [food] +{ $amount } { $amount ->
        [one] ration
       *[other] rations
    }
   *[gold] +{ $amount } or
}
board-loss = { $kind_id ->
    [hp] −{ $amount } PV
    [armor] −{ $amount } armure
   *[food] −{ $amount } { $amount ->
        [one] ration
       *[other] rations
    }
}
board-cured = guérit tout
board-refreshed = carte Personnage face visible
board-either = { $one } ou { $two }
board-outcomes = raté { $loss }, réussi { $gain }
board-falls = chute à la zone { $zone }
board-after_danger = { $amount } de plus après un danger dans cette zone
board-rats = −{ $food } ration, ou −{ $hp } PV sans vivres
board-feats = { $feats ->
    [one] 1 prouesse gratuite
   *[other] { $feats } prouesses gratuites
}
board-hp_of_two = PV { $one } (à deux { $two })
board-price = { $ware } ({ $effect }) { $price }
board-pays = Il paie { $armor } pour 1 armure, { $potion } pour une potion
board-pays_short = paie { $armor } l’armure, { $potion } la potion
board-columns = raté / réussi
board-bonus = { $amount } de plus après un danger
board-raven = Nourri de { $food ->
    [one] 1 ration
   *[other] { $food } rations
}, il vous suit et sert une fois : voir jusqu’à 3 salles cachées après une salle, ou écarter une salle avant une zone.
board-raven_short = { $food ->
    [one] 1 ration
   *[other] { $food } rations
} pour voir 3 salles ou en écarter une, une fois
board-seer = La carte Personnage revient face visible ; pour { $gold } or, voir jusqu’à { $rooms } salles cachées.
board-seer_short = carte Personnage face visible ; { $rooms } salles à voir pour { $gold } or
board-note = { $kind_id ->
    [trap] Un test de compétence avec le dé Donjon. Vivres ou armure qui manquent coûtent { $hp } PV à la place.
    [tomb] Un test de compétence avec le dé Donjon ; s’il réussit, le résultat se décale de 1 si l’on veut.
    [shrine] Le dé Donjon, sans test. Une pièce d’or offerte avant le lancer ajoute 1.
    [treasure] L’or d’abord, puis le coffre si l’on veut : un test de compétence avec le dé Donjon, et une chose au choix.
    [arsenal] Un test de compétence avec le dé Donjon ; l’arme s’il réussit.
    [monster] Un combat à mort. Le dé Donjon riposte : 1 rate, 2 à 5 touche, 6 passe l’armure.
    [rest] Une chose au choix, et la carte Personnage revient face visible.
    [merchant] On achète et l’on vend à volonté, ou l’on passe ; les prix sont en or.
    [raven] Rien n’y oblige.
   *[seer] Le Voyant ne retient personne.
}
board-enemy_skill = { $skill_id ->
    [curse] Malédiction, après un coup qui coûte des PV : un dé Malédiction rejoint vos dés.
    [poison] Poison, après un coup qui coûte des PV : un dé Poison rejoint vos dés.
    [weaken] Affaiblir, après un coup qui coûte des PV : −1 XP.
    [blindness] Aveuglement, après un coup qui coûte des PV : vous ne voyez plus les salles suivantes.
   *[unstoppable] Inarrêtable : l’armure n’arrête rien.
}

## Noms : ce que le livret n’imprime pas

name-casual = Tranquille
name-normal = Normale
name-hard = Difficile
name-harder = Très difficile
name-roguelike = Roguelike
name-enemy_hp = PV de l’ennemi
name-zone = Zone
name-floor = étage
name-column = colonne
name-pit_to = fosse vers la zone
name-critical_on = coup critique sur
name-symbol_faces = faces à symbole
name-for_two = à deux
name-damage = dégâts
name-buy = achat
name-sell = vente
name-per_floor = par étage
name-any_potion = celle que l’on veut
name-published = dans l’édition publiée
name-skill_armor = dégâts par point d’armure
name-skill_dice = plus le meilleur dé du test
name-skill_rooms = salles à voir
name-skill_left_out = salle écartée
name-skill_times = attaque multipliée par
name-skill_cures = guérit toutes les afflictions
name-skill_potions = une potion offensive
name-skill_spends = sans posséder ni dépenser de potion
name-figure_object_limit = objets par personnage
name-figure_published_reward_gold = or avant la récompense de l’édition publiée
name-figure_seer_gold = prix du Voyant en or
name-figure_seer_rooms = salles que montre le Voyant
