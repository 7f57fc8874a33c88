# Le Cochon. Apostrophe courbe, espace fine insécable avant ; : ! ? et dans les guillemets.

title = Le Cochon
tagline = Un dé, un peu de cran, et le 1 qui guette.

option-target = Le nombre de points qu’il faut pour gagner.

## Les questions

turn-choice = { $pot ->
    [one] Un point dans l’auge.
   *[other] { $pot } points dans l’auge.
} Encore un jet, ou est-ce assez ?
    .roll = Relancer le dé
    .hold = S’arrêter et mettre { $pot ->
        [one] le point
       *[other] les { $pot } points
    } à l’abri
roll-die = Que montre le dé ?

## Ce qui arrive

setup-order = { $player } commence. { $target ->
    [one] Un point suffit pour gagner.
   *[other] Il faut { $target } points pour gagner.
}
roll-face = { $player } fait { $face }. Dans l’auge : { $pot }.
roll-fatal = { $player } fait { $face }. Le cochon renverse l’auge, tout est perdu !
turn-end = { $gained ->
    [0] { $player } rentre bredouille, toujours à { $total }.
    [one] { $player } met un point à l’abri, total { $total }.
   *[other] { $player } met { $gained } points à l’abri, total { $total }.
}
win-target = { $player } gagne avec { $score ->
    [one] un point.
   *[other] { $score } points.
} Le cochon est gras.

## La table

view-points = Points
view-pot = Auge
view-target = But
view-to_play = Au tour de
