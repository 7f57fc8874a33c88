# Préparer une partie.
setup-head = Préparer { $game }
setup-rules = Lire les règles
setup-back = Retour à la table
setup-changing = Vous changez ce qui se jouera ensuite à votre table. Tout le monde le verra quand vous aurez fini.
setup-other-game = Un autre jeu à cette table

setup-seats = Qui joue ?
setup-seats-number = Nombre de places
setup-seats-there = La place de chacun se décide à la table même.
setup-seat = Place { $number }
setup-seat-me = Vous
setup-seat-here = Sur cet écran
setup-seat-open = Ami, par lien
setup-seat-bot = Bot
setup-hero = Le nom de votre personnage
setup-hero-none = Votre propre nom
setup-one-screen = Plusieurs places sont à vous : vous jouez sur un seul écran, chacun son tour.
setup-together = Vous gagnez ou perdez ensemble.
setup-bot = Bot de la place { $number }
setup-bot-name = { $name } ({ $level })
setup-bots-more = Autres
bot-easy = facile
bot-normal = normal
bot-hard = difficile
bot-expert = expert
bot-greedy = Glouton : règles simples, rapide
bot-exact = Exact : calcule chaque lancer
bot-random = Hasard : tout ce qui est permis

setup-options = Que joue-t-on ?
setup-house = Règles maison ({ $count })
setup-changed = Inhabituel : rétablir
setup-different = { $count ->
    [0] Tout est comme d’habitude
    [one] Une chose change de l’ordinaire
   *[other] { $count } choses changent de l’ordinaire
}
setup-number = Un nombre :
setup-less = Un de moins
setup-more = Un de plus
setup-range = de { NUMBER($low, useGrouping: "false") } à { NUMBER($high, useGrouping: "false") }
setup-own = Ou dessiné par vous, une rangée par ligne :

setup-people = À la table
setup-listed = Annoncée sur la première page
setup-listed-on = N’importe qui peut s’asseoir.
setup-listed-off = Seuls ceux qui ont votre lien peuvent s’asseoir.
setup-clock = Avec une pendule
setup-clock-on = Quand votre temps est écoulé, on répond à votre place, question par question.
setup-clock-off = Prenez votre temps.
setup-clock-minutes = Minutes pour chacun
setup-clock-bonus = Secondes de plus par réponse
setup-away = Quand quelqu’un s’absente
setup-away-switch = Un bot joue à sa place
setup-away-on = Tant que d’autres attendent, et jusqu’à son retour.
setup-away-off = Tout le monde attend.
setup-away-after = Au bout de
setup-seconds = { $seconds ->
    [30] 30 secondes
    [60] une minute
   *[other] { NUMBER($seconds, maximumFractionDigits: 0) } secondes
}
setup-stand-in = Qui remplace les absents et ceux qui abandonnent

setup-dice = Les dés
setup-seed = Le numéro des dés
setup-seed-none = aucun
setup-seed-draw = En tirer un
setup-seed-about = Qui prépare la même partie avec le même numéro lance les mêmes dés. De tels dés ne sont pas secrets : qui connaît le numéro pourrait regarder plus loin. Sans numéro, personne ne les connaît.
setup-seed-bad = Un nombre entier, s’il vous plaît : de 0 à { NUMBER($highest, useGrouping: "false") }.

setup-begin = Commencer
setup-open = Ouvrir la table
setup-save = Changer la table
setup-reset = Tout rétablir
