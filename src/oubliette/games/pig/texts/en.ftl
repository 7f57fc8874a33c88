# Pig.

title = Pig
tagline = One die, a little nerve, and the 1 that lies in wait.

option-target = The number of points that wins the match.

## The questions

turn-choice = { $pot ->
    [one] One point in the trough.
   *[other] { $pot } points in the trough.
} Another roll, or is that enough?
    .roll = Roll the die again
    .hold = Hold, and bring { $pot ->
        [one] the point
       *[other] the { $pot } points
    } home
roll-die = What does the die show?

## What happens

setup-order = { $player } begins. { $target ->
    [one] One point wins.
   *[other] { $target } points win.
}
roll-face = { $player } rolls { $face }. In the trough: { $pot }.
roll-fatal = { $player } rolls { $face }. The pig tips the trough over, and all is lost!
turn-end = { $gained ->
    [0] { $player } goes home hungry, still at { $total }.
    [one] { $player } brings one point home, { $total } in all.
   *[other] { $player } brings { $gained } points home, { $total } in all.
}
win-target = { $player } wins with { $score ->
    [one] one point.
   *[other] { $score } points.
} A fat pig indeed.

## The table

view-points = Points
view-pot = Trough
view-target = Target
view-to_play = To play
