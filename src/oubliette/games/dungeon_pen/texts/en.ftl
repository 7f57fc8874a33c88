# Dungeon Pen.
# Cards have .effect (what they do, without saying to whom), clutter cards also .when, monsters .the; what waits for a
# flick has .flick (what it does to it); characters have .the, .about and .power (.about without
# the HP), dungeons .about. A fact named $card brings them as $card_effect and so on. Squares (M7) are called by their
# place and have no other name. What a card does is told when it is drawn only if nothing that follows tells it.

title = Dungeon Pen
tagline = Two prisoners, two pencils, and no way to travel but the flick of a finger.
credits = By Paul Sans; art by Vianney Carvalho; setting by Alexandre Weiss, after a world of the Compagnie du Yucca. Yeast Games.

## The set-up

option-sheet = The dungeon: croquis (open, for beginners), oubliettes (rooms and doors), colimacon (a treasure in a curl), random (any of them), or the file of a sheet that you have drawn.
    .allowed = croquis, oubliettes, colimacon, random or a file
    .croquis = The Sketch: open, for beginners; 6 chests, 2 potions
    .oubliettes = The Dungeons: rooms, and doors two squares wide; 4 chests, 2 potions
    .colimacon = The Snail: a treasure in a curl, and a gap for the bold; 4 chests, 2 potions
    .random = Random: any of the three sheets
option-mode = The kind of game.
    .normal = Normal
    .beginner = Beginner: taking the enemy treasure gives 5 HP
    .fun = Fun: each places a sudden wall before the first turn
    .beginner_fun = Beginner and fun: both
option-characters = Characters, each with their own HP and power.
    .off = Off: 15 HP each, and no stories
    .choose = Choose: each takes one, or nobody
    .random = Random: chance deals them
option-first_player = Who begins.
    .lots = Drawn by lot
    .seat1 = The first seat, at the bottom of the sheet
    .seat2 = The second seat, at the top
option-home = When the enemy treasure is home.
    .passing = Passing: as soon as your line touches your own cell
    .ending = Ending: your line must end in your own cell, even if a wall stops it there
option-profile = How unsteady the hands are.
    .none = None: the line goes where you aim and never fails, unless a card has a say in it
    .steady = Steady: errors × 0.5
    .normal = Normal: errors × 1
    .shaky = Shaky: errors × 1.6
option-hand1 = How the first seat flicks: all through the match, and in no other way.
    .aim = By aim: an angle and a strength, with the full error of the table
    .gesture = By a gesture on the screen: the hand has its own error, and only that of gesture_profile comes on top
    .pencil = With a real pencil on a real sheet: you say where it stopped, and no error comes on top
option-hand2 = How the second seat flicks: all through the match, and in no other way.
    .aim = By aim: an angle and a strength, with the full error of the table
    .gesture = By a gesture on the screen: the hand has its own error, and only that of gesture_profile comes on top
    .pencil = With a real pencil on a real sheet: you say where it stopped, and no error comes on top
option-gesture_profile = How much error chance adds to a gesture, which has its own already.
    .none = None: the line follows the gesture and never fails, unless a card has a say in it
    .steady = Steady: errors × 0.5
    .normal = Normal: errors × 1
    .shaky = Shaky: errors × 1.6
option-handicap = Who plays with a handicap, or a helping hand: see handicap_profile and handicap_hp.
    .none = Nobody
    .seat1 = The first seat
    .seat2 = The second seat
option-handicap_profile = How unsteady a hand the player with the handicap has.
    .same = Same: like the other player’s
    .none = None: errors × 0
    .steady = Steady: errors × 0.5
    .normal = Normal: errors × 1
    .shaky = Shaky: errors × 1.6
option-handicap_hp = The HP that the player with the handicap starts with, and never exceeds.
    .number-0 = As without a handicap
option-lenient = Who is treated gently: complete misses are flicked again, and touching a wall costs no HP.
    .off = Nobody
    .seat1 = The first seat
    .seat2 = The second seat
    .both = Both
option-bad_faith = Bad faith: contesting, once per game, a line of the opponent’s that came too close to a wall.
    .on = Yes: with 4 or more on a die it is a contact
    .off = No, we are civilised people
option-wall_connectivity = What counts as shutting somebody in with a sudden wall.
    .strict = Strict: everybody must still be able to get to their own cell and to the enemy treasure
    .literal = Literal: it is enough that everybody can still walk about on more than 9 squares
option-chest_uses = How often a chest can be searched in the game: 1, or 0 for chests that never run out.
    .number-0 = As often as you like, once per flick
    .number-1 = Once, by whoever comes first
option-open_hands = The objects that players keep.
    .on = Open for all to see
    .off = Hidden: only their number is seen
option-turn_limit = After how many turns each the game stops: whoever alone carries a treasure wins, else whoever has more HP.
    .number-0 = Never: play to the end
option-sim_cap = After how many turns in all a game is given up, without a winner. For simulations.

## The questions: cards and lots

draw-sheet = Which dungeon does chance unroll between you?
    .other = { $a }
draw-character = Which character does chance deal to { $player }?
    .other = { $a } ({ $a_about })
draw-object = { $player } reports for the internship and gets a welcome gift. Which one?
    .other = { $a } ({ $a_effect })
draw-first_player = Who begins?
    .number-0 = The first seat
    .number-1 = The second seat
draw-fun_wall = To begin with, { $player } draws a sudden wall. Which one?
    .other = { $a }
draw-event = { $player } draws an event. Which one?
    .other = { $a } ({ $a_effect })
draw-fatras = { $player } rummages in the clutter. Which card comes out?
    .other = { $a } ({ $a_effect })

## The questions: an unsteady hand

noise-miss = { $player } flicks. A complete miss? From 0 to 999: a miss if it is below the risk in thousandths, 30 as a rule. So 999 for none.
noise-direction = { $player } flicks. How far off in direction? From −500 (far left) to 500 (far right), 0 for not at all.
noise-distance = { $player } flicks. How far off in distance? From −500 (much too short) to 500 (much too long), 0 for not at all.
noise-bend = { $player } flicks. Which way does it bend? From −500 (left) to 500 (right), 0 for not at all.
noise-eyes_shut = { $player } has both eyes shut. How far off? From −500 (15° to the left) to 500 (15° to the right), 0 for not at all.

## The questions: dice

roll-elbow_nudge = Somebody nudges { $player }. Odd: 20° to the left; even: 20° to the right. What does the die show?
roll-red = { $player } rolls the red die, for the columns. What does it show?
roll-black = { $player } rolls the black die, for the rows. What does it show?
roll-spike_pit = { $player } falls into the Spike Pit: 5 HP lost, less the die. What does it show?
roll-monster = { $player } faces { $monster_the } and needs { $strength } or more. What does the die show?
roll-draught = { $player } opens a door, and it blows. Odd: to the left; even: to the right. What does the die show?
roll-dubious_fountain = { $player } tastes the water of the fountain. 1 or 2: 2 HP less; 3 or more: 1 HP more. What does the die show?
roll-dwarf = { $player } meets a wall, head first. 5 or 6: did not feel a thing. What does the die show?
roll-contest = { $player } objects, hand on heart. 4 or more: it is a contact. What does the die show?

## The questions: setting up

decide-choose_character = Who do you want to be?
    .other = { $a } ({ $a_about })
    .none = Nobody in particular (15 HP, no power, no excuse)

## The questions: the flick

decide-use_object = { $only ->
    [1] None of your objects is of use before this flick.
   *[0] An object before your flick?{ flick-told }
}
    .aim = No: aim
    .enter = aim
    .eraser = Eraser (erase the sudden wall from { $a } to { $b })
    .other = { $a } ({ $a_effect })
decide-aim = Your cross is on { $square }.{ aim-told-1 } { $gesture ->
    [1] Flick, by a gesture (5–{ $cap }% of strength).
   *[0] Which way, and how hard (5–{ $cap }%)?
}
    .how = Direction, then strength (5–{ $cap }%): 270 30, N 25, M7 20. M7 alone goes to M7.
    .number = { $angle }° at { $strength }%
    .no_strength = “{ $typed }” lacks a strength in percent, as in 270 30 or N 25. Only a square may stand alone.
    .wrong_direction = “{ $typed }” begins with no direction. Type an angle from 0 to 360, N, NE, E… or a square from A1 to R18, then a strength: 270 30.
    .wrong_strength = The strength of “{ $typed }” cannot be read: a whole number from 5 to { $cap }, as in 270 30.
    .too_strong = “{ $typed }” pushes too hard: at most { $cap }% this time ({ $waiting }).
    .too_far = “{ $typed }” is out of reach this time ({ $waiting }). Type “{ $typed } { $cap }” to go that way as far as you can.
decide-pencil = Your cross is on { $square } (x { $x }, y { $y }).{ pencil-told-1 } Make your flick: where did the pencil stop?
    .how = A square (M7: its middle), or x and y counted in squares from the top left corner: 12.4 6.8. If it did not move: 0.
    .number = x { $x }, y { $y }
    .wrong_point = “{ $typed }” is no point of the sheet. Type a square from A1 to R18, two numbers from 0 to 18 (12.4 6.8), or 0 if the pencil did not move.
decide-second_try = { $missed ->
    [1] A complete miss, but nothing has come of it yet.
   *[0] { $contact ->
        [1] Your line (~) runs into a wall, but nothing has come of it yet.
       *[0] Your line (~) touches no wall, and nothing has come of it yet.
    }
} { $only ->
    [1] { no-object-helps }
   *[0] Does it count?
}
    .accept = Yes, it counts
    .second_try = Play Second Try: cancel it, and flick again from the same point
    .enter = accept
decide-hard_hat = Your line touches a wall, which costs 1 HP. { $only ->
    [1] { no-object-helps }
   *[0] Do you put up with it?
}
    .lose = Lose 1 HP
    .hard_hat = Put on the Hard Hat: no HP lost, but that is it for the hat
decide-contest = { $home ->
    [1] This line brings the treasure home, and you have lost. Except that it passed within a hair of a wall, on { $square }.
   *[0] This line passed within a hair of a wall, on { $square }.
} Did you see it touch, or did you not?
    .let_pass = Let it pass, and keep your one complaint
    .contest = Contest it (once per game): with 4 or more on a die it did touch

## The questions: cards

decide-shield = “{ $card }” is about to cost you { $amount } HP. { $only ->
    [1] { no-object-helps }
   *[0] Do you put up with it?
}
    .lose = Lose { $amount } HP
    .cardboard_shield = Hold up the Cardboard Shield: no HP lost, but that is it for the shield
decide-thief_pick = Two cards between your light fingers. Which one do you take?
    .other = { $a } ({ $a_when }: { $a_effect })
decide-return_object = { $card_id ->
    [goblin_accountant] The Goblin Accountant seizes one of your objects. Which one?
   *[unpaid_bill] The bill is payable in kind. Which object do you return?
}
    .other = { $a } ({ $a_effect })
decide-change_dice = Red { $red }, black { $black } for a wall of { $squares } squares. Your map begs to differ: which dice did you mean?
    .number = Red { $a }, black { $b }: { block-columns }, { block-rows }
decide-place_wall = A wall of { $squares } squares. From which square to which is it most in the way?
    .other = From { $a } to { $b }
decide-trapdoor_square = The floor opens under { $victim }, and the choice is yours. Where does the fall end?
    .other = { $a }

## Parts of sentences

block-columns = columns { $a ->
    [1] A–C
    [2] D–F
    [3] G–I
    [4] J–L
    [5] M–O
   *[6] P–R
}
block-rows = rows { $b ->
    [1] 1–3
    [2] 4–6
    [3] 7–9
    [4] 10–12
    [5] 13–15
   *[6] 16–18
}
event-effect = { $card_id ->
    [spike_pit] : { $card_effect }
    [low_ceiling] : { $card_effect }
    [second_wind] : { $card_effect }
    [masters_lunch] : { $card_effect }
    [cellar_rats] , a monster of strength 3
    [goblin_accountant] , a monster of strength 3
    [union_skeleton] , a monster of strength 4
    [lukewarm_jelly] , a monster of strength 3
    [mimic_chest] , a monster of strength 4
    [toll_troll] , a monster of strength 5
    [wheezing_dragonet] , a monster of strength 5
   *[other] {""}
}
event-flavour = { $card_id ->
    [trapped_slab] {" "}“Click? Clack.”
    [arrow_in_knee] {" "}“You used to flick like anyone.”
    [laughing_gas] {" "}“Hilarious. Really.”
    [low_ceiling] {" "}“Mind your h… too late.”
    [goblin_accountant] {" "}“Any receipts for that?”
    [union_skeleton] {" "}“He is on a flesh strike.”
    [lukewarm_jelly] {" "}“Served at cellar temperature.”
    [mimic_chest] {" "}“Such lovely teeth it has.”
    [toll_troll] {" "}“He gives no change.”
    [wheezing_dragonet] {" "}“It forgot its inhaler.”
    [forgotten_corpse] {" "}“He no longer needs it.”
    [masters_lunch] {" "}“The dungeon reopens at two.”
   *[other] {""}
}
fatras-effect = { $card_id ->
    [unpaid_bill] : { $card_effect }
    [dust] : { $card_effect }
   *[other] {""}
}
fatras-flavour = { $card_id ->
    [dubious_cheese] {" "}Do not read the date.
    [clean_bandage] {" "}Only one previous owner.
    [haunted_dentures] {" "}They are still hungry.
    [unpaid_bill] {" "}Third reminder.
    [singing_bone] {" "}It knows one song.
    [scribbled_plan] {" "}North is optional on it.
    [dust] {" "}Atishoo.
   *[other] {""}
}
monster-sneeze = { $monster_id ->
    [wheezing_dragonet] , which sneezes on the opponent
   *[other] {""}
}
object-count = { $objects ->
    [one] { $objects } object
   *[other] { $objects } objects
}
no-object-helps = None of your objects is of use here.
objects-left = { $objects ->
    [0] The bag is empty now.
   *[other] That leaves { $objects }.
}

## What waits for the flick, card by card

aim-told-1 = { $waiting_count ->
    [0] {""}
   *[other] {" "}{ $waiting_1 }: { $waiting_1_flick }.{ aim-told-2 }
}
aim-told-2 = { $waiting_count ->
    [1] {""}
   *[other] {" "}{ $waiting_2 }: { $waiting_2_flick }.{ aim-told-3 }
}
aim-told-3 = { $waiting_count ->
    [2] {""}
   *[other] {" "}{ $waiting_3 }: { $waiting_3_flick }.{ aim-told-4 }
}
aim-told-4 = { $waiting_count ->
    [3] {""}
   *[other] {" "}{ $waiting_4 }: { $waiting_4_flick }.{ aim-told-5 }
}
aim-told-5 = { $waiting_count ->
    [4] {""}
   *[other] {" "}{ $waiting_5 }: { $waiting_5_flick }.{ aim-told-6 }
}
aim-told-6 = { $waiting_count ->
    [5] {""}
   *[other] {" "}{ $waiting_6 }: { $waiting_6_flick }.{ aim-told-more }
}
aim-told-more = { $waiting_count ->
    [6] {""}
   *[other] {" "}And more cards still.
}
pencil-told-1 = { $waiting_count ->
    [0] {""}
   *[other] {" "}{ $waiting_1 }: { $waiting_1_pencil }.{ pencil-told-2 }
}
pencil-told-2 = { $waiting_count ->
    [1] {""}
   *[other] {" "}{ $waiting_2 }: { $waiting_2_pencil }.{ pencil-told-3 }
}
pencil-told-3 = { $waiting_count ->
    [2] {""}
   *[other] {" "}{ $waiting_3 }: { $waiting_3_pencil }.{ pencil-told-4 }
}
pencil-told-4 = { $waiting_count ->
    [3] {""}
   *[other] {" "}{ $waiting_4 }: { $waiting_4_pencil }.{ pencil-told-5 }
}
pencil-told-5 = { $waiting_count ->
    [4] {""}
   *[other] {" "}{ $waiting_5 }: { $waiting_5_pencil }.{ pencil-told-6 }
}
pencil-told-6 = { $waiting_count ->
    [5] {""}
   *[other] {" "}{ $waiting_6 }: { $waiting_6_pencil }.{ pencil-told-more }
}
pencil-told-more = { $waiting_count ->
    [6] {""}
   *[other] {" "}And more cards still.
}

flick-told = { $pencil ->
    [1] { pencil-told-1 }
   *[0] { aim-told-1 }
}
aim-cut = { $cut ->
    [1] , of which { $counted }% count
   *[0] {""}
}

## What happens: setting up

setup-sheet = The dungeon masters unroll the sheet: { $sheet }, { $sheet_about }.
setup-character_optional = { $character_id ->
    [none] { $player } plays nobody in particular.
   *[other] { $player } plays { $character_the } ({ $character_power }).
}
setup-hp = { $player } starts with { $hp } HP.
setup-first_player = { $player } has the first flick.
mode-fun = To liven things up, { $player } draws “{ $card }”.

## What happens: the flick

flick-failed = { $player } aims at { $angle }° with { $strength }%, and the pencil falls over. Nobody saw it, except everybody.
flick-lenient_for_children = That one did not count: { $player } flicks again.
flick-line = { $player } aims at { $angle }° with { $strength }%{ aim-cut } (reach { $aimed }). The line goes at { $real }°, length { $length }, { $contact ->
    [1] and runs into a wall.
   *[0] touching no wall.
}
flick-real_pencil = { $player } pushes a real pencil: a line of length { $said }.{ $changed ->
    [1] {" "}{ $counted } of it counts.
   *[0] {""}
} { $contact ->
    [1] A wall stops it at { $length }.
   *[0] No wall in the way.
}
flick-pencil_failed = { $player } pushes a real pencil, which does not move. Nobody saw it, except everybody.
flick-lenient_contact = The wall costs { $player } nothing: nobody scolds the little ones.
flick-wall_contact = { $hp ->
    [0] Bump! The wall has not moved an inch; { $player } loses { $amount } HP and has none left.
   *[other] Bump! The wall has not moved an inch; { $player } loses { $amount } HP, { $hp } left.
}
flick-new_position = A cross on { $square } for { $player }.
spirit-bad_faith = “It touched!” { $player } points at the line on { $square } and rolls a { $face }: { $success ->
    [1] a contact, the die says so.
   *[0] the line is good, and shame has left the room.
}

## What happens: in passing

pickup-treasure = { $player } grabs the enemy treasure! Now to flick it home to the cell.
pickup-potion = { $player } drinks from the potion on { $square }, which { $left ->
    [0] is empty now.
    [one] is good for { $left } more sip.
   *[other] is good for { $left } more sips.
}
pickup-chest = { $player } opens the chest on { $square }.
ruling-cell_in_passing = { $player } is back in the cell with the enemy treasure!
hp-gain = { $amount ->
    [0] { $player } could not be better ({ $hp } HP), and gains nothing.
   *[other] { $player } gains { $amount } HP and has { $hp }.
}
hp-loss = { $hp ->
    [0] { $player } loses { $amount } HP and has none left. That was the last stroke.
   *[other] { $player } loses { $amount } HP; { $hp } left.
}

## What happens: cards

turn-event = { $player } draws “{ $card }”{ event-effect }.{ event-flavour }
card-monster = { $beaten ->
    [1] A { $face } on the die: { $player } beats { $monster_the }{ monster-sneeze }.
   *[0] A { $face } on the die is not enough: { $player } yields to { $monster_the }.
}
card-spike_pit = { $loss ->
    [0] A { $face } on the die: { $player } lands between the spikes without a scratch.
   *[other] A { $face } on the die: { $player } lands on the spikes.
}
card-dubious_fountain = { $face ->
    [1] A 1 on the die: { $player } should not have drunk that.
    [2] A 2 on the die: { $player } should not have drunk that.
   *[other] A { $face } on the die: the water is a little green, but it does { $player } good.
}
card-draught = A { $face } on the die: it blows to the { $left ->
    [1] left.
   *[0] right.
}
card-eyes_shut = { $degrees ->
    [0] Eyes shut, and { $player } is not a degree off. Beginner’s luck.
   *[other] Eyes shut, { $player } is { $degrees }° off, to the { $left ->
        [1] left.
       *[0] right.
    }
}
card-elbow_nudge = A { $face } on the die: the elbow sends { $player } { $degrees }° to the { $left ->
    [1] left.
   *[0] right.
}
character-dwarf = { $saved ->
    [1] A { $face } on the die: { $player } did not feel a thing; the wall did. No HP lost.
   *[0] A { $face } on the die: this time the wall was harder than the skull. { $player } will feel it.
}
character-thief = { $player } has drawn two cards, takes one and returns the other. Nobody saw a thing.
character-wizard = { $player } corrects the map: it was red { $red }, black { $black }, of course.
ruling-effects_wait = { $pencil ->
    [1] On { $player }’s next flick: { $effect_pencil }.
   *[0] On { $player }’s next flick: { $effect_flick }.
}
coord-roll = { $player } rolls the dice: red { $red }, black { $black }, that is { $start } to { $end }.
wall-choose_orientation = A wall grows out of the floor from { $start } to { $end }.
ruling-wall_no_room = There is no room for a wall where the dice fell (red { $red }, black { $black }), { $player } finds.
wall-given_up = Still no room: the masons go home, and { $player } puts the dice away.
trapdoor-nowhere = The trapdoor opens onto solid rock: { $player } stays put.
ruling-trapdoor = The trapdoor opens, { $opponent } points, and { $player } drops onto { $square }.
fatras-sources = { $player } pulls “{ $card }” out of the clutter{ fatras-effect }.{ fatras-flavour }
object-keep = { $card ->
    [hidden] { $player } slips something into the bag ({ object-count } in all).
   *[other] { $player } slips “{ $card }” into the bag ({ $card_when }: { $card_effect }). That makes { object-count }.
}
object-discard = { $card_id ->
    [healing_vial] { $player } downs a Healing Vial in one.
    [ruler] { $player } gets out a Ruler.
    [rubber_band] { $player } stretches a Big Rubber Band.
    [sharpener] { $player } sharpens the pencil: no card weighs on this flick any more.
    [eraser] { $player } gets out an Eraser, already blowing the crumbs away.
    [banana_peel] { $player } leaves a Banana Peel lying about.
    [hard_hat] Bong! The Hard Hat takes it for { $player }: the wall costs no HP.
    [cardboard_shield] { $player } holds up the Cardboard Shield: the card costs no HP.
    [second_try] “That did not count!” { $player } plays Second Try, and flicks again from the same point.
   *[other] { $player } uses “{ $card }”: { $card_effect }.
}
object-returned = { $card ->
    [hidden] { $player } returns an object, face down. { objects-left }
   *[other] { $player } returns “{ $card }”. { objects-left }
}
ruling-erase = { $player } rubs out the wall from { $start } to { $end }. There never was a wall here.
ruling-fatras_deck_empty = There is no clutter left: { $player } goes away empty-handed.
ruling-event_deck_empty = The events have run out. The dungeon masters shuffle the discard, smiling.

## How it ends

score-label = HP
win-treasure = { $player } has brought the enemy treasure home and wins with { $score } HP. It is still a cell, but a furnished one.
win-opponent_dead = There is nobody left on the other side: { $player } wins with { $score } HP.
win-double_defeat = Two prisoners, one last breath: both lose. The dungeon masters call it a good evening.
limit-treasure = No turns left: { $player } carries the only stolen treasure, and wins.
limit-hp = No turns left: { $player } has more HP ({ $score }), and wins.
limit-draw = No turns left, and nothing to tell you apart: a draw. Both of you stay in.
limit-unfinished = The dungeon masters have fallen asleep: the game stops here, and nobody wins.

## What simulations count

count-lines = Lines per match: { $mean }
count-contacts = Wall contacts per match: { $mean }
count-deaths = Deaths per match: { $mean }
count-walls = Sudden walls standing at the end: { $mean }
count-unfinished = Given up before the end: { $mean } of the matches

## The table

view-sheet = Dungeon
view-rows = Sheet
view-walls = Sudden walls
view-chests = Chests
view-potions = Potions
view-strokes = Lines
view-shown = Line that does not count yet
view-players = Prisoners
view-first = Went first
view-to_play = To play
view-turn = Turn
view-turn_limit = Turns each, at most
view-beginner = Beginner game
view-home = The treasure is home
view-bad_faith = Bad faith
view-event_deck = Events in the deck
view-event_discard = Discarded events
view-fatras_deck = Clutter cards in the deck
view-square = Square
view-closed = Yet to be searched
view-covered = Under a wall
view-left = Sips left
view-seat = Seat
view-contact = Contact
view-points = Points
view-character = Character
view-hp = HP
view-start_hp = HP at the start
view-x = x
view-y = y
view-carrying = Carries the treasure
view-objects = Number of objects
view-hand = Objects
view-waiting = Effects waiting
view-lenient = Treated gently
view-contested = Has contested
view-flick = Next flick
view-profile = Tremor
view-cap = Greatest strength, in %
view-reach = Factor of reach
view-angle = Factor of aiming error
view-miss = Risk of a miss, in thousandths
view-bend = Bend, in degrees
view-blind = Random shift, in degrees
view-nudge = Elbow nudge, in degrees
view-way = Way of flicking
view-spread = How a line spreads
view-distance_least = Shortest distance, in squares
view-distance_gain = Extra distance at full strength
view-angle_error_least = Smallest aiming error, in degrees
view-angle_error_gain = Extra aiming error at full strength
view-distance_error = Distance error, as a share
view-bend_error = Bend error, in degrees

## Names: dungeons

name-croquis = The Sketch
    .about = open and kind to beginners
name-oubliettes = The Dungeons
    .about = all rooms, doors and draughts
name-colimacon = The Snail
    .about = with the treasure deep in its shell
name-own = A hand-drawn dungeon
    .about = at your own risk

## Names: characters

name-brute = Gertrude the Brute
    .the = Gertrude the Brute
    .about = 17 HP, aiming error × 1.2
    .power = aiming error × 1.2
name-elf = The Short-sighted Elf
    .the = the Short-sighted Elf
    .about = 13 HP, aiming error × 0.8
    .power = aiming error × 0.8
name-dwarf = The Demolition Dwarf
    .the = the Demolition Dwarf
    .about = 15 HP, a wall costs nothing on 5 or 6 of a die, reach × 0.9
    .power = a wall costs nothing on 5 or 6 of a die, reach × 0.9
name-thief = The Light-fingered Thief
    .the = the Light-fingered Thief
    .about = 13 HP, draws two clutter cards, takes one and returns the other
    .power = draws two clutter cards, takes one and returns the other
name-wizard = The Map Wizard
    .the = the Map Wizard
    .about = 13 HP, may change each die by 1 when placing a sudden wall
    .power = may change each die by 1 when placing a sudden wall
name-intern = The Intern
    .the = the Intern
    .about = 15 HP, an object to start with, risk of a miss +2%
    .power = an object to start with, risk of a miss +2%
name-none = none
name-passing = as soon as a line touches the cell
name-ending = when a line ends in the cell
name-first = the first player
name-second = the second player

## Names: hands

name-aim = by aim
name-gesture = by gesture
name-pencil = with a real pencil
name-steady = slight
name-normal = normal
name-shaky = strong

## Names: events

name-sudden_wall_3 = Sudden Wall (3)
    .effect = place a wall of 3 squares
name-sudden_wall_4 = Sudden Wall (4)
    .effect = place a wall of 4 squares
name-sudden_wall_5 = Sudden Wall (5)
    .effect = place a wall of 5 squares
name-sudden_wall_6 = Sudden Wall (6)
    .effect = place a wall of 6 squares
name-trapped_slab = Trapped Slab
    .effect = lose 1 HP
name-arrow_in_knee = Arrow in the Knee
    .effect = lose 2 HP, and at most 50% of strength on the drawer’s own next flick
    .flick = at most 50% of strength
    .pencil = at most 4.25 squares of line
name-spike_pit = Spike Pit
    .effect = lose 5 HP less the result of a die
name-laughing_gas = Laughing Gas
    .effect = both lose 2 HP at the same moment
name-net = Giant Butterfly Net
    .effect = at most 30% of strength on the drawer’s own next flick
    .flick = at most 30% of strength
    .pencil = at most 2.75 squares of line
name-trapdoor = Trapdoor
    .effect = two dice, then a fall into that block, wherever the opponent likes
name-low_ceiling = Low Ceiling
    .effect = lose 1 more HP after touching a wall this turn
name-cellar_rats = Cellar Rats
    .the = the Cellar Rats
    .effect = a monster of strength 3; defeat: lose 1 HP
name-goblin_accountant = Goblin Accountant
    .the = the Goblin Accountant
    .effect = a monster of strength 3; defeat: return an object or, with none, lose 1 HP
name-union_skeleton = Unionised Skeleton
    .the = the Unionised Skeleton
    .effect = a monster of strength 4; defeat: lose 2 HP; victory: draw a clutter card
name-lukewarm_jelly = Lukewarm Jelly
    .the = the Lukewarm Jelly
    .effect = a monster of strength 3; defeat: lose 1 HP, and half the reach on the drawer’s own next flick
    .flick = reach × 0.5
    .pencil = the line counts × 0.5
name-mimic_chest = Mimic Chest
    .the = the Mimic Chest
    .effect = a monster of strength 4; defeat: lose 3 HP; victory: draw a clutter card
name-toll_troll = Toll Troll
    .the = the Toll Troll
    .effect = a monster of strength 5; defeat: lose 3 HP; victory: draw a clutter card
name-wheezing_dragonet = Wheezing Dragonet
    .the = the Wheezing Dragonet
    .effect = a monster of strength 5; defeat: lose 3 HP; victory: it sneezes on the opponent, who loses 2 HP
name-wrong_hand = Wrong Hand
    .effect = the aiming error of the opponent’s next flick is doubled
    .flick = aiming error × 2
    .pencil = with the other hand
name-eyes_shut = Eyes Shut
    .effect = the opponent’s next flick goes up to 15° astray to either side, without an aiming line
    .flick = up to 15° astray at random, no aiming line
    .pencil = with your eyes shut
name-broken_lead = Broken Lead
    .effect = at most 40% of strength on the opponent’s next flick
    .flick = at most 40% of strength
    .pencil = at most 3.5 squares of line
name-elbow_nudge = Elbow Nudge
    .effect = the opponent’s next flick goes 20° to one side, and a die will say which
    .flick = 20° to the left or right: a die says which once you have aimed
    .pencil = while somebody nudges your elbow
name-butter_fingers = Butter Fingers
    .effect = on the opponent’s next flick the risk of a complete miss rises by 25%
    .flick = risk of a miss +25%
    .pencil = with your little finger
name-soapy_floor = Soapy Floor
    .effect = the opponent’s next flick reaches 1.5 times as far
    .flick = reach × 1.5
    .pencil = the line counts × 1.5
name-draught = Draught
    .effect = the opponent’s next flick bends by 25°, and the die says at once which way
name-forgotten_corpse = Forgotten Corpse
    .effect = it counts as a chest, draw a clutter card
name-falling_chest = Chest from the Ceiling
    .effect = draw a clutter card
name-second_wind = Second Wind
    .effect = flick again at once, with no event afterwards
name-dubious_fountain = Dubious Fountain
    .effect = a die; 1 or 2: lose 2 HP; 3 or more: gain 1 HP
name-masters_lunch = The Masters’ Lunch Break
    .effect = nothing happens

## Names: clutter, at once

name-dubious_cheese = Dubious Cheese
    .effect = gain 1 HP
    .when = at once
name-clean_bandage = Almost Clean Bandage
    .effect = gain 2 HP
    .when = at once
name-haunted_dentures = Haunted Dentures
    .effect = lose 1 HP
    .when = at once
name-unpaid_bill = Unpaid Bill
    .effect = return an object or, with none, lose 1 HP
    .when = at once
name-singing_bone = Singing Bone
    .effect = on the opponent’s next flick the risk of a complete miss rises by 15%
    .when = at once
    .flick = risk of a miss +15%
    .pencil = while somebody sings at the top of their voice
name-scribbled_plan = Scribbled Plan
    .effect = place a sudden wall of 3 squares
    .when = at once
name-dust = Vintage Dust
    .effect = nothing
    .when = at once

## Names: objects

name-healing_vial = Healing Vial
    .effect = gain 3 HP
    .when = to keep, before a flick
name-ruler = Ruler
    .effect = aiming error × 0.5
    .when = to keep, before a flick
    .flick = aiming error × 0.5
    .pencil = along a ruler
name-rubber_band = Big Rubber Band
    .effect = reach × 1.5
    .when = to keep, before a flick
    .flick = reach × 1.5
    .pencil = the line counts × 1.5
name-sharpener = Sharpener
    .effect = remove every card effect from this flick, good or bad
    .when = to keep, before a flick
name-eraser = Eraser
    .effect = erase a sudden wall
    .when = to keep, before a flick
name-banana_peel = Banana Peel
    .effect = reach and aiming error × 1.5 on the opponent’s next flick
    .when = to keep, before a flick
    .flick = reach × 1.5, aiming error × 1.5
    .pencil = the line counts × 1.5
name-hard_hat = Hard Hat
    .effect = that contact costs no HP
    .when = to keep, when your line touches a wall
name-cardboard_shield = Cardboard Shield
    .effect = ignore that loss
    .when = to keep, when a card is about to cost you HP
name-second_try = Second Try
    .effect = cancel the flick and make it again from the same point
    .when = to keep, when your line is shown

## Names: what waits for a flick

name-draught_odd = Draught, to the left
    .flick = the line bends by 25° to the left
    .pencil = while somebody blows on it, to the left
name-draught_even = Draught, to the right
    .flick = the line bends by 25° to the right
    .pencil = while somebody blows on it, to the right

## Names: what lies on the sheet

name-treasure = Treasure
name-own_treasure = Your treasure
name-enemy_treasure = Their treasure
name-carrying = A stolen treasure
name-cell = Cell
name-own_cell = Your cell
name-enemy_cell = Their cell
name-cross = Cross
name-own_cross = Your cross
name-enemy_cross = Their cross
name-chest = Chest
name-potion = Potion
name-wall = Wall
name-sudden_wall = Sudden wall
name-new_wall = The wall to draw
name-line = Line
name-contact = Wall contact
name-miss = Complete miss
name-cone = Where your line may end
name-odds = What your aim risks
name-square = Squares
name-dice = The red and the black die

# The board in the terminal. Short words: beside the sheet there is little room.

board-pages = More: look objects, flick, cards, lines, or a square: look M7.
board-beginner = beginners: the treasure gives { $hp } HP
board-home_ending = a line must end in the cell
board-page_objects = objects
board-page_flick = flick
board-page_cards = cards
board-page_lines = lines
board-set_up = Setting up
board-turn = Turn { $turn }
board-turn_of = Turn { $turn } of { $last }
board-to_play = { $player } plays
board-decks = Cards: { $events } events, { $fatras } clutter
board-hp = { $hp } of { $start } HP
board-place = { $square } (x { $x }, y { $y })
board-carries = has the treasure
board-lenient = treated gently
board-may_contest = may contest a line
board-objects = { $count ->
    [0] no object
    [one] 1 object
   *[other] { $count } objects
}
board-object = { $card } ({ $card_when }): { $card_effect }
board-waiting = Next flick
board-waiting_card = { $card }: { $card_flick }
board-weighs = { $card } ({ $card_flick })
board-nothing_waits = no card waits for it
board-power = Power: { $character_power }
board-event = { $card } ({ $card_effect })
board-reaches = reach { $reach }
board-errs = error ±{ $error }°
board-misses = miss { $percent }%
board-capped = strength at most { $percent }%
board-target_treasure = treasure { $square }, distance { $distance }
board-target_home = home { $square }, distance { $distance }
board-at_angle = { $angle }°
board-wall = wall
board-sudden_wall = sudden wall
board-target = your target
board-treasure = treasure
board-cell = cell
board-chest = chest
board-potion = potion (n sips)
board-emptied = emptied
board-buried = buried
board-both = both players
board-cross = the players
board-wanted = possible squares
board-line = last line of { $cross }
board-shown_line = line not applied yet
board-old_line = older lines
board-dice = dice: red above, black on the left
board-red_die = above: the red die
board-flick_of = The next flick of { $player }, from { $square } (tremor: { $profile })
board-strength = Strength
board-percent = { $percent }%
board-reach = Reach
board-error = Error
board-miss = complete miss { $percent }%
board-length_error = length error ±{ $percent }%
board-bend = bend { $angle }° ±{ $error }°
board-errors = Reach is in squares; two flicks in three stay within the errors.
board-compass = Angles: 0° E, 90° S, 180° W, 270° N
board-square = { $square } (red { $red }, black { $black })
board-floor = free floor
board-sudden_wall_at = sudden wall { $start }–{ $end }
board-cell_of = cell of { $player }
board-treasure_of = treasure of { $player }
board-treasure_taken = where the treasure of { $player } was
board-chest_closed = closed chest
board-chest_searched = searched chest
board-potion_left = { $left ->
    [0] empty potion
    [one] potion with 1 sip left
   *[other] potion with { $left } sips left
}
board-stands = { $player } stands here
board-from = From { $square } ({ $player })
board-distance = distance { $distance }
board-aim_angle = angle { $angle }°
board-aim_strength = strength { $percent }%
board-too_far = too far for one flick, which reaches { $reach }
board-bends = but the line will bend by { $angle }°
board-wall_ahead = a wall in the way after { $distance }
board-no_wall = no wall in the way
board-no_aim = no aiming line, your eyes are shut
board-discarded = Events already drawn
board-from_to = { $start }–{ $end }
board-touched = touched a wall
board-walls = Sudden walls
board-nothing_drawn = Nothing has been drawn on the sheet yet.
board-axis_angle = Direction, in degrees
board-axis_strength = Strength, in percent

# The board in the browser.

board-plays = plays
board-gesture_how = Press your cross, drag, and let go while still moving: the faster, the farther. Back on the cross, or Esc: no flick.
board-aim_how = Touch the sheet where the line should end, or drag the arrow.
board-aim_keys = Keys: ← → turn it, ↑ ↓ change its strength (Shift: a little), Enter flicks.
board-aim_handle = Your aim
board-angle_short = Angle
board-strength_short = Strength
board-flick = Flick: { $aim }
board-flick_here = Flick
board-wall_risk = wall { $percent }%
board-swing_capped = { $percent }% (at most)
board-pencil_how = Make your flick on the real sheet, then touch here the place where the pencil stopped.
board-pencil_keys = Keyboard: the arrows move the point by half a square (Shift: by a tenth), Enter gives it.
board-pencil_handle = Where the pencil stopped
board-pencil_here = It stopped there: { $point }
board-pencil_missed = It did not move: a miss
board-longest = at most { $reach } squares of line
board-counts = the line counts × { $reach }
board-waiting_pencil = { $card }: { $card_pencil }
board-cone = At least two lines in five end in the dark patch, and six in seven within the light one.
board-missed = Missed!
board-draw_wall = Draw it: { $wall }
board-draw_here = Draw it
board-turn_wall = Turn (R)
board-wall_how = Point at the sheet or drag across it; with a finger, touch the wall again to draw it. The arrow keys go from wall to wall.
board-last_event = Last event
board-event_before = The event before it
board-face_to_face = Face to face at this screen
board-face_close = Back to the whole table
board-peek = Object { $number } of { $count }, face down: hold it to look
board-peek_how = Hold a card to look at it.
board-play_card = Play the card you looked at
board-rub_out = Now touch the wall on the sheet.
board-no_gesture = Too slow or too short, that was no flick. Nothing has happened: try again.
