# Paper App DUNGEON. Apostrophe courbe, espace fine insécable avant ; : ! ? et dans les guillemets.
# Pas de participe accordé avec $player, ni de « de $player » (l’élision dépendrait du nom).
# L’équipement a .a et .effect ; les caps ont .to et .way, ce pour quoi on lance le dé .for, les trésors .the : le fait
# $piece les apporte sous les noms $piece_a, etc.

title = Paper App DUNGEON
tagline = Un dé, un trait de crayon, et un trésor qui n’existe qu’une fois.
credits = De Tom Brinton. Gladden Design ; édition française de Lucky Duck Games.
hint-facts = { $alive } % de chances de quitter l’étage en vie, { $hp } PV en moyenne, encore { $turns } tours

## La mise en place

option-notebook = Le numéro du carnet, de 0 à 16777215. Le même numéro donne le même donjon.
    .number--1 = N’importe lequel : tiré au sort
    .number--2 = Scellé : tiré au sort, son numéro n’est révélé que dans la Salle du Trésor
    .number--3 = Le premier carnet : trois petits étages dessinés à la main, pour apprendre
option-profile = La rudesse du donjon.
    .standard = Standard : des ennemis jusqu’à la force 6 ; la limite de PV est de 10, et les boutiques peuvent la relever
    .zero = Zéro : des ennemis jusqu’à la force 9, et plus de morts ; la limite de PV est de 25 et n’en bouge pas
option-floors = Le nombre d’étages jusqu’au trésor.
option-corner_rule = Où l’on se glisse en diagonale.
    .closed = Fermé (closed) : à côté d’un mur, pas entre deux
    .free = Libre (free) : même entre deux murs
    .strict = Strict : pas même à côté d’un seul mur
option-trail_rule = Ce que veut dire revenir sur ses pas.
    .squares = Cases (squares) : toute case de ce déplacement ou du précédent
    .reverse = Demi-tour (reverse) : seulement défaire son dernier pas
option-doubling_keeps_style = Comment se fait un déplacement impair doublé.
    .on = En diagonale, comme le dit le dé
    .off = Orthogonal : le double est pair
option-score = Un score à la fin.
    .on = PV × 5 + pièces × 3 − morts
    .off = Pas de score : peu de morts d’abord, puis les PV, puis les pièces
option-peek_ahead = Le droit de regarder les pages suivantes.
    .on = Oui, comme sur le papier
    .off = Non, chacune reste cachée jusqu’à son tour
option-abandon_floor = Le droit d’abandonner un étage.
    .on = Oui, au prix d’une mort
    .off = Non
option-same_dice = Ce que montrent les dés quand on joue à plusieurs.
    .on = La même chose pour tout le monde : chaque page se joue donc en secret
    .off = À chacun sa chance
option-scroll = Quand on peut lire un Téléparchemin.
    .any_time = Quand on veut (any_time) : avant de lancer le dé, ou après, et le tour continue
    .instead_of_roll = Au lieu de lancer le dé (instead_of_roll) : puis le tour est fini
option-turn_cap = Au bout de combien de tours un étage est abandonné d’office, ce qui compte comme une mort.
    .number-0 = Jamais

## Le personnage : des noms à proposer, séparés par des virgules

hero-names = Brunehilde, Gontran, Mélusine, Perceval, Aliénor, Grimoald, Ysolde, Barnabé, Clothilde, Théobald, Mahaut, Anselme, Guenièvre, Fulbert, Sidonie, Roland
hero-question = Comment s’appelle votre personnage ? (Entrée : { $name })

## Les questions : mise en place et dé

draw-notebook = Quel est le numéro du carnet ?
roll-move = { $player } lance le dé pour avancer. Que montre-t-il ?
roll-chest = { $player } ouvre un coffre. Que montre le dé ?
roll-enemy = { $player } croise un ennemi mystère. Que montre le dé ?
roll-heart = { $player } trouve un cœur mystère. Que montre le dé ?
roll-web = Une toile retient { $player }. Que montre le dé ?
roll-gambler = { $player } parie avec le Parieur. Que montre le dé ?
decide-reroll = { $face } { $purpose_for }. Le garder ?
    .keep = Garder le { $face }
    .mulligan_scroll = Dépenser un Parchemulligan : relancer
decide-double = { $face } { $purpose_for }. Le doubler ?
    .keep = Garder le { $face }
    .doubling_potion = Boire un Doublélixir : le { $face } devient { face-twice }

## Les questions : à un étage

decide-use_scroll_or_roll = Tour { $turn } à cet étage. Que faites-vous ?
    .roll = Lancer le dé
    .teleport_scroll = Lire un Téléparchemin : aller sur n’importe quelle case
    .abandon = Abandonner cet étage : compte comme une mort, et toutes les pièces sont perdues
    .abandon-sure = { "" }
    .enter = roll
decide-abandon = Abandonner l’étage { $floor } ? Une mort, et toutes les pièces perdues.
    .go_on = Non, continuer
    .abandon = Oui, l’abandonner
    .go_on-sure = { "" }
    .abandon-sure = { "" }
decide-heading = { step-count }. Vers où ?
    .stay = Rester là : rien n’est ouvert, le déplacement est perdu
    .teleport_scroll = Lire un Téléparchemin : partir de n’importe quelle case
    .wall_pass = { $a_way }, à travers un mur jusqu’en { $a_behind } et au-delà : dépenser un Passe-muraille
    .other = { line-ahead }
decide-wall_hit = Un mur { $heading_to }, { steps-left }. Vers où, maintenant ?
    .stay = S’arrêter là : rien n’est ouvert, le reste est perdu
    .wall_pass = { $a_way }, tout droit à travers le mur jusqu’en { $a_behind } : dépenser un Passe-muraille
    .other = { line-ahead }
line-ahead = { $a_way }{ $a_finds_count ->
    [0] { "" }
   *[other]  : { $a_finds }
}, { $a_left ->
    [0] arrivée en { $a_end }
    [one] mur après { $a_end }, encore 1 pas
   *[other] mur après { $a_end }, encore { $a_left } pas
}
decide-scroll_target = Sur quelle case le Téléparchemin vous mène-t-il ?
    .other = Case { $a }
decide-teleport_again = Un Téléportail que vous connaissez. Sauter encore ?
    .walk_on = Passer votre chemin
    .jump = Sauter vers l’autre
decide-take_stairs = L’escalier. Partir maintenant, avec { $hp } PV (limite { $limit }) et { coin-count } ?
    .leave = Quitter l’étage{ $ending ->
        [death]  : une mort, et toutes les pièces sont perdues
       *[alive] { "" }
    }
    .remain = { $rest_id ->
        [none] Rester : le tour est fini
        [roll] Rester, et lancer le dé
       *[steps] Continuer, { steps-left }
    }

## Les questions : dans une boutique

decide-buy = { $purse ->
    [0] Votre bourse est vide.
    [one] Vous avez 1 pièce.
   *[other] Vous avez { $purse } pièces.
} Que prenez-vous ?
    .other = { $a } pour { $a_price } pièces : { $a_effect }
    .leave = Quitter la boutique

## Des morceaux de phrases

coin-count = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
death-count = { $deaths ->
    [0] aucune mort
    [one] 1 mort
   *[other] { $deaths } morts
}
step-count = { $steps } pas
steps-left = { $steps ->
    [one] encore 1 pas
   *[other] encore { $steps } pas
}
face-twice = { $face ->
    [1] 2
    [2] 4
    [3] 6
    [4] 8
    [5] 10
   *[6] 12
}
treasure-name = { $thing_the } { $begins_id ->
    [vowel] d’{ $name }
   *[consonant] de { $name }
}

## Ce qui arrive : mise en place et pages

setup-notebook = { $number ->
    [hidden] Carnet scellé
    [-3] Le premier carnet
   *[other] Carnet { NUMBER($number, useGrouping: 0) }
}, profil { $profile } : { $floors } étages jusqu’au trésor.
setup-hero = { $seats_count ->
    [1] Sur la page du personnage, on lit « { $players } ».
   *[other] Sur les pages de personnage, on lit : { $players }.
}
setup-first_entry = { $player } part avec { $hp } PV (limite { $limit }) et { $coins ->
    [0] la bourse vide.
   *[other] { coin-count }.
}
floor-start_square = Étage { $floor }. Départ en { $square }.
shop-places = Une boutique après l’étage { $floor }. Au comptoir : { $first } pour { $first_price } pièces, { $second } pour { $second_price }, { $third } pour { $third_price }.
shared-page = { $player } referme cette page avec { $hp } PV, { coin-count } et, en tout, { death-count }.

## Ce qui arrive : le dé

roll-face = { $player } fait { $face } { $purpose_for }.
item-mulligan = Le { $face } ne compte pas : on relance.
item-doubling = { $face } devient { $result }.
shop-used = { $player } dépense { $piece_a }, acheté après l’étage { $floor }.

## Ce qui arrive : le déplacement

turn-odd_diagonal = { step-count } en diagonale.
turn-even_orthogonal = { $steps ->
    [one] 1 pas orthogonal.
   *[other] { $steps } pas orthogonaux.
}
turn-mark_path = { $player } arrête sa ligne en { $square }.
move-choose_direction = Cap { $heading_to }.
move-turn_only_at_wall = Un mur : cap { $heading_to }, { steps-left }.
move-forced_is_told = Cap { $heading_to }, { $why_id ->
    [only_open] seul cap ouvert
    [only_straight] seule ligne droite
    [only_off_the_trail] seul chemin qui évite la trace
    [straight_and_off_the_trail] seule ligne droite qui évite la trace
   *[back_either_way] seule ligne droite, tous les chemins revenant sur la trace
}{ forced-closed }{ forced-walls }{ forced-trail }.
move-forced_turn = { $why_id ->
    [only_back] Un mur, et rien d’autre n’est ouvert : demi-tour { $heading_to }
    [only_off_the_trail] Un mur : cap { $heading_to }, seul chemin qui évite la trace
   *[only_open] Un mur : cap { $heading_to }, seul côté ouvert
}, { steps-left }{ forced-closed }{ forced-trail }.
forced-closed = { $closed_count ->
    [0] { "" }
   *[other]  ; fermé : { $closed }
}
forced-walls = { $walls_count ->
    [0] { "" }
   *[other]  ; coupé par un mur : { $walls }
}
forced-trail = { $trail_count ->
    [0] { "" }
   *[other]  ; revient sur la trace : { $trail }
}
move-lost = Rien n’est ouvert : { $player } reste sur place, et le déplacement est perdu.
move-shut_in = Ni suite, ni retour : { $steps ->
    [one] 1 pas est perdu.
   *[other] { $steps } pas sont perdus.
}
item-wall_pass = { $player } passe { $heading_to }, à travers le mur. Le mur ne fait pas de commentaire.
item-teleport_scroll = { $player } lit, et se retrouve en { $square }.

## Ce qui arrive : Trouvailles

meet-coin = { $coins ->
    [1] Une pièce : +1.
   *[other] Une pièce, grâce à Crésus : +{ $coins }.
}
meet-chest = { $times ->
    [1] Un coffre : +{ coin-count }.
   *[other] Un coffre, grâce à Crésus : +{ coin-count }.
}
meet-enemy = { $hp ->
    [0] Un ennemi de force { $strength } se casse les dents sur le Bouclier magique : aucun PV perdu.
    [1] { $strength ->
        [1] Un ennemi de force 1 : −1 PV.
       *[other] Un ennemi de force { $strength }, devenu gringalet : −1 PV.
    }
   *[other] Un ennemi de force { $strength } : −{ $hp } PV.
}
meet-mystery_enemy = { $hp ->
    [0] Un ennemi mystère se casse les dents sur le Bouclier magique : aucun PV perdu.
    [1] { $strength ->
        [0] Un ennemi mystère, devenu gringalet : −1 PV.
       *[other] Un ennemi mystère de force 1 : −1 PV.
    }
   *[other] Un ennemi mystère de force { $strength } : −{ $hp } PV.
}
meet-heart = Un cœur : +{ $hp } PV.
meet-mystery_heart = Un cœur mystère : +{ $hp } PV.
meet-web = Une toile retient { $player } : −{ coin-count }, et le déplacement s’arrête là.
meet-key = La clef ! La porte verrouillée de cet étage est ouverte.
meet-teleporter_pair = Un éclair : { $player } sort de l’autre Téléportail.

## Ce qui arrive : la sortie

stairs-optional = { $player } prend l’escalier.
abandon-floor = { $player } abandonne cet étage, ce qui compte comme une mort.
abandon-turn_cap = Au bout de { $turns } tours, l’étage se ferme pour { $player } : abandonné, ce qui compte comme une mort.
exit-sum = Comptes { $page_id ->
    [shop] de la boutique
   *[floor] de l’étage
} pour { $player }. PV : entrée { $entry_hp }, +{ $hp_plus }, −{ $hp_minus }, sortie { $hp } (limite { $limit }). Pièces : entrée { $entry_coins }, +{ $coins_plus }, −{ $coins_minus }, sortie { $coins }.
exit-death = Un trait sur la pierre tombale pour { $player } : { death-count } en tout. { $hp ->
    [0] On arrive au trésor avec { $hp } PV et { coin-count }.
   *[other] La page suivante commence avec { $hp } PV et { coin-count }.
}

## Ce qui arrive : dans une boutique

shop-buy_any = { $player } achète { $piece_a } pour { $price } pièces (reste { $purse }).
shop-leave = { $player } quitte la boutique.
item-food = Aussitôt avalé : +{ $hp } PV.
item-elixir = Désormais, { $player } a une limite de { $limit } PV.
item-gambler = { $coins ->
    [0] Avec { $result }, rien à gagner. Le Parieur remercie { $player } de sa visite.
   *[other] Avec { $result }, le Parieur doit payer : +{ coin-count }.
}

## Comment cela finit

end-treasure_room = La Salle du Trésor. Au fond brille un trésor : { treasure-name }.
end-summary = Bilan du donjon pour { $player } : { death-count }, { $hp } PV, { coin-count }.
end-summary_score = Bilan du donjon pour { $player } : { death-count }, { $hp } PV, { coin-count }. Score : { $hp } × 5 + { $coins } × 3 − { $deaths } = { $score }.
end-treasure_reached = { $winners ->
    [one] Le trésor revient à { $player }.
   *[other] { $player } se partagent le trésor.
} Ce carnet est rempli. Il y en a seize millions d’autres.

## La table

view-notebook = Carnet
view-profile = Profil
view-page = Page ouverte
view-floor = Étage
view-floors = sur étages
view-to_play = Au tour de
view-map = Plan
view-offers = En vente
view-players = Personnages
view-later_pages = Pages suivantes
view-treasure = Trésor
view-hidden = Caché
view-done = a fini
view-hp = PV
view-hp_plus = + PV
view-hp_minus = − PV
view-hp_exit = PV à la sortie
view-hp_limit = Limite de PV
view-coins = Pièces
view-coins_plus = + pièces
view-coins_minus = − pièces
view-coins_exit = Pièces à la sortie
view-dying = mourrait ici
view-deaths = Morts
view-inventory = Inventaire
view-effects = À cet étage
view-bought = Acheté ici
view-at = Case
view-taken = Trouvailles utilisées
view-has_key = Clef
view-teleported = Téléportails utilisés
view-lines = Lignes tracées
view-line = Ligne de ce déplacement
view-turns = Tours
view-score = Score
view-piece = Équipement
view-shop_floor = Boutique après l’étage
view-price = Prix
view-thing = Objet
view-begins = Commence par
view-name = Nom

## Noms : équipement

name-snack = En-cas
    .a = un En-cas
    .effect = +3 PV
name-meal = Repas
    .a = un Repas
    .effect = +6 PV
name-feast = Festin
    .a = un Festin
    .effect = +9 PV
name-stamina_elixir = Élixir d’endurance
    .a = un Élixir d’endurance
    .effect = limite de PV +1, pour de bon
name-gambler = Parieur
    .a = un pari avec le Parieur
    .for = pour le Parieur
    .effect = le dé décide, 4 ou plus fait gagner 20 pièces
name-coin_rush = Crésus
    .a = Crésus
    .effect = pièces et coffres paient double au prochain étage
name-weaklings = Gringalets
    .a = Gringalets
    .effect = chaque ennemi coûte 1 PV au prochain étage
name-magic_shield = Bouclier magique
    .a = un Bouclier magique
    .effect = aucun ennemi ne coûte de PV au prochain étage
name-wall_pass = Passe-muraille
    .a = un Passe-muraille
    .effect = traverser un mur, une fois
name-teleport_scroll = Téléparchemin
    .a = un Téléparchemin
    .effect = aller sur n’importe quelle case, une fois
name-mulligan_scroll = Parchemulligan
    .a = un Parchemulligan
    .effect = relancer le dé, une fois
name-doubling_potion = Doublélixir
    .a = un Doublélixir
    .effect = doubler ce que montre le dé, une fois

## Noms : caps

name-n = nord
    .to = au nord
    .way = Nord
    .short = n
name-ne = nord-est
    .to = au nord-est
    .way = Nord-est
    .short = ne
name-e = est
    .to = à l’est
    .way = Est
    .short = e
name-se = sud-est
    .to = au sud-est
    .way = Sud-est
    .short = se
name-s = sud
    .to = au sud
    .way = Sud
    .short = s
name-sw = sud-ouest
    .to = au sud-ouest
    .way = Sud-ouest
    .short = so
name-w = ouest
    .to = à l’ouest
    .way = Ouest
    .short = o
name-nw = nord-ouest
    .to = au nord-ouest
    .way = Nord-ouest
    .short = no

## Noms : ce pour quoi on lance le dé, et ce qu’il y a d’autre à un étage

name-move = déplacement
    .for = pour avancer
name-chest = coffre
    .for = pour le coffre
name-enemy = ennemi
    .for = pour l’ennemi mystère
name-heart = cœur
    .for = pour le cœur mystère
name-web = toile d’araignée
    .for = pour la toile
name-mystery_enemy = ennemi mystère
name-enemy_1 = ennemi 1
name-enemy_2 = ennemi 2
name-enemy_3 = ennemi 3
name-enemy_4 = ennemi 4
name-enemy_5 = ennemi 5
name-enemy_6 = ennemi 6
name-enemy_7 = ennemi 7
name-enemy_8 = ennemi 8
name-enemy_9 = ennemi 9
name-heart_1 = cœur 1
name-heart_2 = cœur 2
name-heart_3 = cœur 3
name-heart_4 = cœur 4
name-heart_5 = cœur 5
name-heart_6 = cœur 6
name-mystery_heart = cœur mystère
name-coin = pièce
name-key = clef
name-lock = porte verrouillée
name-teleporter = Téléportail
name-stairs = escalier
name-start = départ
name-wall = mur

## Noms : ce qu’il y a d’autre sur une page

name-die = dé
name-hero = personnage
name-trail = votre ligne
name-old_lines = lignes plus anciennes
name-ledger = comptes
name-give_up = abandonner
name-tombstone = pierre tombale
name-treasure = trésor
name-summary = Bilan du donjon

## Noms : pages, profils, trésors

name-floor = étage
name-shop = boutique
name-treasure_room = Salle du Trésor
name-standard = standard
name-zero = zéro
name-emerald = Émeraude
    .the = l’Émeraude
name-ruby = Rubis
    .the = le Rubis
name-sapphire = Saphir
    .the = le Saphir
name-crown = Couronne
    .the = la Couronne
name-chalice = Calice
    .the = le Calice
name-sceptre = Sceptre
    .the = le Sceptre
name-amulet = Amulette
    .the = l’Amulette
name-ring = Anneau
    .the = l’Anneau
name-sword = Épée
    .the = l’Épée
name-shield = Bouclier
    .the = le Bouclier
name-mask = Masque
    .the = le Masque
name-orb = Orbe
    .the = l’Orbe
name-grimoire = Grimoire
    .the = le Grimoire
name-lyre = Lyre
    .the = la Lyre
name-statuette = Statuette
    .the = la Statuette
name-lantern = Lanterne
    .the = la Lanterne

# Le plateau dans le terminal. Des mots courts : à côté du plan d’un étage, la place est comptée.

board-floor = Étage { $floor } sur { $floors }, { notebook-name }
board-shop = Boutique après l’étage { $floor } sur { $floors }, { notebook-name }
board-treasure_room = Salle du Trésor, { notebook-name }
notebook-name = { $notebook ->
    [first] le premier carnet
   *[other] carnet { $notebook }
}
board-later_pages = Vous pouvez feuilleter : voir { $floor } montre l’étage { $floor }.
board-profile = profil { $profile }
board-entry = Entrée
board-exit = Sortie
board-death = Sortir maintenant serait mourir !
board-piece = { $piece } (étage { $floor })
board-next_floor = Au prochain étage
board-playing = joue
board-sums_hidden = a fini, comptes encore cachés
board-offer = { $piece }, { $price } pièces : { $piece_effect }
board-bought = acheté
board-too_dear = trop cher
board-treasure = { $thing } { $begins ->
    [vowel] d’{ $name }
   *[consonant] de { $name }
}
board-tombstone = R.I.P.
board-open_lock = porte ouverte
board-line = trace (à éviter)
board-old_line = lignes anciennes

# Ce que « ? » ajoute à un étage.

board-here = Encore à cet étage :
board-here_thing = { $thing } { $squares_id ->
    [none] × { $count }
   *[other] ({ $squares_id })
}
board-here_enemy = −{ $hp } PV
board-here_shielded = ne coûte rien, grâce au Bouclier magique
board-here_mystery_enemy = le dé dit combien de PV sont perdus, de 1 à 6
board-here_heart = +{ $hp } PV
board-here_mystery_heart = le dé dit combien de PV sont gagnés, de 1 à 6
board-here_coin = +{ coin-count }
board-here_chest = le dé dit combien de pièces sont gagnées, de 1 à 6{ $times ->
    [1] { "" }
   *[other] , et elles comptent double
}
board-here_web = arrête le déplacement ; le dé dit combien de pièces sont perdues, de 1 à 6
board-here_key = ouvre aussitôt la porte verrouillée
board-here_lock = un mur, tant que la clef manque
board-here_open_lock = ouverte
board-here_teleporter = mène à l’autre ; la première fois, il le faut
board-here_known_teleporter = mène à l’autre, si vous voulez
board-here_stairs = la sortie, en passant dessus ou en finissant un tour dessus ou tout contre
board-here_carried = Dans l’inventaire :
board-here_piece = { $piece } : { $piece_effect }

# Le plateau dans le navigateur : ce qui n’est dit que là.

board-plan = Plan de l’étage { $floor }.
board-plan_with_hero = Plan de l’étage { $floor }. { $who_id } se tient en { $square_id }.
board-finds_left = Encore à trouver à cet étage
board-found = { $thing } : { $squares }
board-touch_path = Touchez le chemin que vous voulez prendre.
board-touch_square = Touchez la case où vous voulez aller.
board-steps = { step-count }
board-steps_left = { steps-left }
board-rolled = { $purpose_for }
board-ledger = Comptes de { $who_id }
board-deaths = { death-count }
board-price = { coin-count }
board-used = barré : déjà utilisé
board-leaf = Feuilleter
board-later_floor = Étage { $floor } sur { $floors }, pas encore ouvert
board-later_shop = Boutique après l’étage { $floor }, pas encore ouverte
board-previous = Page précédente
board-next = Page suivante
board-summary = Bilan du donjon
board-dead = { $who_id } : { death-count }
