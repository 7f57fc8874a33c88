# Dungeon Looters.
# Archetypes have .the and .The, .sheet (their figures) and .about; tiles .a and .shape (which way they can be turned);
# Game-master cards .about and .aim (what they are aimed at), chests also .a, traps .a and .the; treasures .a, .the and
# .size (kind, squares, gold pieces); ways .way, .at and .toward. A fact named $trap brings them as $trap_a and so on. Rooms
# (E5), squares (E5c3) and doors between rooms (E5-F5) are called by their place on the table and have no other name.

title = Dungeon Looters
tagline = Build the dungeon, rob it, mind the bear traps, and be out before the doors shut.
credits = The rulebook that we read names neither author nor publisher.

## The set-up

option-archetype_choice = How the characters are handed out. There are never two alike.
    .random = Random: chance deals them
    .draft = Draft: each picks in turn, clockwise from a player drawn by lot
    .free = Free: each picks in turn, beginning with the first seat, so agree beforehand
option-preplaced_rooms = Rooms that are there before anybody comes in.
    .none = None: darkness
    .hub = Hub: a Great hall in the middle
    .cross = Cross: a Great hall in the middle and a Crossroads on each of its sides
option-neutral_sherpa = The sherpa, when nobody plays him.
    .auto = Auto: he is lost in here all the same, and picks up what others lose
    .off = Off: he stays in his mountains
option-tiles_per_player = Tiles in the stack per player: the more, the longer the game.
    .number-0 = As many as suit the number of players: 10 each, 9 with 5 or 6
option-countdown_turns = How many turns everybody still has once the last tile is drawn.
option-mj_hand_limit = How many game-master cards may be kept at the end of one’s turn.
    .number-0 = No limit
option-chest_supply = How many chests can turn up in a game.
option-reaction_windows = When the others may play game-master cards during your turn.
    .full = Full: after the tile, the face-up card, the move, the action, each card and each drain, and at the end
    .light = Light: after the face-up card and at the end only
    .own_turn = Own turn: never, everybody plays cards in their own turn
option-respawn_rooms = Where figures come back after a beating.
    .border = Border: in any room at the border
    .outer_door = Outer door: only in border rooms with a way out
option-door_picking = Who may pick the lock of a door again after failing.
    .one_attempt = One attempt: one roll each, until the door is locked anew
    .every_turn = Every turn: as often as you like, once a turn
option-traps_stay = Traps that somebody dodged.
    .on = They stay, face up, for the next one
    .off = They are discarded
option-figures_block = Other figures on your way.
    .on = They block it: fists or patience
    .off = You may walk past them, but not stop where they stand
option-open_inventories = What is in the bags.
    .on = Open to all
    .off = Secret: the others see only how many objects of each kind
option-allow_troll = The troll janitor, with 3 players or more.
    .on = He may be played
    .off = He is on holiday
option-allow_lich = The granny lich.
    .on = She may be played
    .off = She is having a nap
option-allow_sherpa = The sherpa, with 3 players or more.
    .on = He may be played
    .off = Nobody may play him

## The questions: cards and dice

draw-first_chooser = Who picks a character first?
    .number-0 = The first seat
    .number-1 = The second seat
    .number-2 = The third seat
    .number-3 = The fourth seat
    .number-4 = The fifth seat
    .number-5 = The sixth seat
draw-archetype = Which character does chance deal to { $player }?
    .other = { $a }
draw-tile = Which tile does { $player } draw?
    .other = { $a }
deal-mj_card = Which game-master card is dealt to { $player }?
    .other = { $a }
draw-mj_card = { $player } turns up a game-master card. Which one?
    .other = { $a }
draw-first_entry = { $player } takes the card that lay in the room. Which one?
    .other = { $a }
draw-treasure = { $player } draws a treasure. Which one?
    .other = { $a }
draw-sherpa_room = The sherpa runs away. To which room?
    .other = Room { $a }
roll-start_order = { $player } rolls for the order of the vestibules. What does the die show?
roll-first_player = { $player } rolls to begin. What does the die show?
roll-pick_chest = { $player } is poking about in the lock of a chest. What does the die show?
roll-force_chest = { $player } is hitting a chest. What does the die show?
roll-pick_door = { $player } is poking about in the lock of a door. What does the die show?
roll-force_door = { $player } is charging a door, shoulder first. What does the die show?
roll-attacker = { $player } swings. What does the die show?
roll-defender = And the one who was attacked? What does the die show?
roll-dodge = Something goes click under { $player }. What does the die show?
roll-disarm = { $player } cuts the red wire. Or the blue one. What does the die show?
roll-backfire = It goes off! Does { $player } jump aside in time? What does the die show?
roll-drain = { $player } smacks the dentures. What does the die show?
roll-sherpa_wander = Where does the sherpa stroll to? 1 north, 2 east, 3 south, 4 west; 5 or 6, he stays. What does the die show?

## The questions: setting up

decide-choose_archetype = Who do you want to be?
    .other = { $a } ({ $a_sheet }). { $a_about }
decide-place_start_tile = Where is your vestibule to be, and which way does its outer door face?
    .other = { $a }, way out { $b_at }
decide-place_sherpa = Where exactly did you lose your way?
    .other = { $a }

## The questions: a turn

decide-choose_respawn = You have got your breath back. In which room do you reappear?
    .other = Room { $a }
decide-lay_tile = Time to build. Which tile do you lay, and where?
    .other = { $a } on { $b }{ lay-turned }
decide-discard_tile = None of your tiles fits anywhere. Which one do you throw out of the game?
    .other = { $a }
decide-apply_face_up = { $card } ({ $card_about }). { $card_aim ->
    [chest] Which chest?
   *[room] In which room?
}
    .other = { $card_aim ->
        [chest] The chest on { $a }
       *[room] Room { $a }
    }
decide-square = On which square?
    .other = { $a }
    .back = On second thoughts, no
decide-main_choice = { $no_action ->
    [0] { "" }
   *[other] { "Your foot is in a bear trap: no action and no sprint this turn. " }
}{ $no_move ->
    [0] { "" }
   *[other] { "You are stuck: no more moving this turn. " }
}{ $lock_tried ->
    [1] { "This lock has had its one attempt from you: force it, or find a card. " }
   *[other] { "" }
}{ $moved ->
    [0] { $acted ->
        [0] What is it to be?
       *[other] You have had your action. What else?
    }
   *[other] { $acted ->
        [0] You have had your walk. What else?
       *[other] You have had your walk and your action. Anything else?
    }
}
    .move = Move: { $move_points ->
        [one] 1 point
       *[other] { $move_points } points
    }
    .sprint = Sprint: { $sprint_points ->
        [one] 1 point
       *[other] { $sprint_points } points
    }, no action this turn, −2 to dodge
    .pick_chest = Pick the chest on { $a } (DD { $a_dd }, { chest-holds }): { $a_pick }%
    .force_chest = Force the chest on { $a } (DD { $a_dd }, { chest-holds }): { $a_unharmed ->
        [1] with one finger, and nothing breaks
       *[other] { $a_force }%, and each point too many breaks one
    }
    .pick_door = Pick the lock of the door { $a }: { $a_pick }%
    .force_door = Break down the door { $a }: { $a_force }%
    .lock = Lock the door { $a }
    .fight = Pick a fight with { $a_the }: { $a_chance }%
    .disarm = Disarm what lies on { $a }: { $a_chance }%
    .tidy = Tidy up: put things back into the chest on { $a }
    .drain = Drain { $a_the }: costs no action, but no sprint this turn
    .play = Play { $a } ({ $a_about })
    .drop = Drop something
    .end_turn = Next!
decide-move_step = You are on { $square }, { $points ->
    [one] 1 point
   *[other] { $points } points
} left{ $sprinting ->
    [0] {""}
   *[other] {" "}in this sprint
}. Where to?
    .other = { $a_way } to { $a_square }
    .explore = Explore { $a_toward }: lay a tile of yours there, and go in
    .leave = { $loot ->
        [0] Leave empty-handed, for good
       *[other] Leave with your loot, for good
    }
    .leave-sure = { $loot ->
        [0] You carry no loot yet.
        [one] You take 1 object out, worth { $worth } GP.
       *[other] You take { $loot } objects out, worth { $worth } GP in all.
    }{" "}Whoever is out never comes back in. Leave now?
    .stop = Stop here
decide-explore_tile = Which of your tiles is behind this door, on { $room }?
    .other = { $a }{ explore-turned }
    .back = On second thoughts, none
decide-arrow_roll = A splendid roll, from { $square }! How far, and which way?
    .stay = Not an inch
    .other = { $a_way }, { $b ->
        [one] 1 square
       *[other] { $b } squares
    }
decide-hand_discard = { $left ->
    [one] One game-master card too many. Which one goes?
   *[other] { $left } game-master cards too many. Which one goes first?
}
    .other = { $a } ({ $a_about })

## The questions: cards

decide-react = { $moment_id ->
    [after_lay] { $active } has laid a tile.
    [after_draw] { $active } has dealt with the face-up card.
    [after_move] { $active } has moved.
    [after_action] { $active } has acted.
    [after_card] { $drained ->
        [1] { $active } has drained somebody.
       *[other] { $active } has played a card.
    }
   *[end_turn] { $active } is about to end the turn.
} Do you play a card?
    .pass = No, carry on
    .play = Play { $a } ({ $a_about })
    .enter = pass
decide-card_target = { $card } ({ $card_about }). { $card_aim ->
    [room] In which room?
    [door] Which door?
    [token] Which token?
    [chest] Which chest?
   *[figure] For whom?
}
    .other = { $card_aim ->
        [room] Room { $a }
        [door] Door { $a }
        [token] The token on { $a }
        [chest] The chest on { $a }
       *[figure] { $a_The }
    }
    .back = On second thoughts, no

## The questions: objects

decide-drop_object = What do you let go of? It is lost for you.
    .other = Drop { $a_the } ({ $a_size })
    .back = Nothing, after all
decide-keep_objects = { $new_count ->
    [0] {""}
   *[other] New: { $new }.{" "}
}{ $held_count ->
    [0] {""}
   *[other] In your bag: { $held }.{" "}
}{ $fits ->
    [0] All that does not fit. What do you part with?
   *[other] It fits, { $value } GP in all{ $overloaded ->
        [0] .
       *[other] , but you would be overloaded.
    } Keep it?
}
    .done = Keep all of it
    .leave = Part with { $a_the } ({ $a_size })
    .enter = done
decide-dwarf_discard = Your nose has found one too many. Which one do you throw back?
    .other = { $a }: { $a_size }
decide-pit_sacrifice = Something heavy goes down the hole so that you can come up. What?
    .other = { $a }: { $a_size }
decide-bribe = { $attacker } is coming at you with bad intentions. A little something to forget the matter?
    .other = Hand over { $a_the } ({ $a_size })
    .fight = Not a copper: fight
decide-spoils = To the winner the spoils. What do you take from { $loser_the }?
    .other = Take { $a_the } ({ $a_size })
    .purse = Take the purse, with all that is in it
    .nothing = Nothing, out of nobility
decide-drain_gift = { $lich } has you by the sleeve, dear. What do you give up?
    .other = { $a }: { $a_size }
decide-drain_choice = Come to granny! What do you take from { $target_the }?
    .other = { $a }: { $a_size }
decide-tidy_objects = What goes back into the chest? 1 to 5 objects, one at a time.
    .other = { $a }: { $a_size }
    .done = That is tidy enough
decide-sherpa_accept = { $loser } has lost { $object_a } ({ $object_size }). Yours, if you like?
    .accept = One should never waste anything: take it
    .refuse = Leave it

## Parts of sentences

chest-holds = { $a_treasures ->
    [one] 1 treasure
   *[other] { $a_treasures } treasures
}
lay-turned = { $a_shape ->
    [hall] { $c ->
        [0] , chest squares b2 and d4
       *[other] , chest squares d2 and b4
    }
    [pillars] { $c ->
        [0] , chest squares a1 and e5
       *[other] , chest squares e1 and a5
    }
    [wall] { $c ->
        [0] , wall north
        [1] , wall east
        [2] , wall south
       *[other] , wall west
    }
    [straight] { $c ->
        [0] , north to south
       *[other] , west to east
    }
    [corridor] { $c ->
        [0] , north to south, chest square d3
        [1] , west to east, chest square c4
        [2] , north to south, chest square b3
       *[other] , west to east, chest square c2
    }
    [corner] { $c ->
        [0] , doors north and east
        [1] , doors east and south
        [2] , doors south and west
       *[other] , doors west and north
    }
    [dead_end] { $c ->
        [0] , door south
        [1] , door west
        [2] , door north
       *[other] , door east
    }
    [exit] { $c ->
        [0] , way out north
        [1] , way out east
        [2] , way out south
       *[other] , way out west
    }
   *[same] {""}
}
explore-turned = { $a_shape ->
    [hall] { $b ->
        [0] , chest squares b2 and d4
       *[other] , chest squares d2 and b4
    }
    [pillars] { $b ->
        [0] , chest squares a1 and e5
       *[other] , chest squares e1 and a5
    }
    [wall] { $b ->
        [0] , wall north
        [1] , wall east
        [2] , wall south
       *[other] , wall west
    }
    [straight] { $b ->
        [0] , north to south
       *[other] , west to east
    }
    [corridor] { $b ->
        [0] , north to south, chest square d3
        [1] , west to east, chest square c4
        [2] , north to south, chest square b3
       *[other] , west to east, chest square c2
    }
    [corner] { $b ->
        [0] , doors north and east
        [1] , doors east and south
        [2] , doors south and west
       *[other] , doors west and north
    }
    [dead_end] { $b ->
        [0] , door south
        [1] , door west
        [2] , door north
       *[other] , door east
    }
    [exit] { $b ->
        [0] , way out north
        [1] , way out east
        [2] , way out south
       *[other] , way out west
    }
   *[same] {""}
}
the-objects = { $objects ->
    [hidden] { $count ->
        [one] an object
       *[other] { $count } objects
    }
   *[other] { object-list }
}
object-list = { $objects_count ->
    [1] { $objects_1_a }
    [2] { $objects_1_a } and { $objects_2_a }
    [3] { $objects_1_a }, { $objects_2_a } and { $objects_3_a }
    [4] { $objects_1_a }, { $objects_2_a }, { $objects_3_a } and { $objects_4_a }
    [5] { $objects_1_a }, { $objects_2_a }, { $objects_3_a }, { $objects_4_a } and { $objects_5_a }
    [6] { $objects_1_a }, { $objects_2_a }, { $objects_3_a }, { $objects_4_a }, { $objects_5_a } and { $objects_6_a }
   *[other] { $objects_count } objects ({ $objects })
}
one-object = { $object ->
    [hidden] something
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

## What happens: setting up

setup-archetypes = { $player } plays { $archetype_the }.
setup-preplace = Already there when you arrive: { $tile_a } on { $room }.
    .series = Already there when you arrive: { $tile_a } on { $rooms }, and another on { $room }.
setup-deal = { $player } is dealt { $cards } (game-master cards), and { $tiles } (tiles).
setup-start_order = The dice say who builds first: { $order }, in this order.
setup-start_tile = { $player } puts a vestibule on { $room }, way out { $heading_at }.
ability-sherpa_lost = { $player } has taken a wrong turn already, and stands on { $square }.
setup-neutral_sherpa = A sherpa is lost in { $room }. He asks nobody the way.
setup-first_player = { $player } begins. Tiles left in the stack: { $stack }.
setup-tile_stack = { $player } draws a tile: { $tile }.

## What happens: a turn

turn-sequence = Round { $round }, { $player } to play.{ $turns_left ->
    [-1] {""}
    [one] {" "}The very last turn!
   *[other] {" "}Countdown: { $turns_left } turns left for all of you together.
}
tile-lay = { $player } lays { $tile_a } on { $room }.
tile-no_legal_place = Nothing that { $player } holds fits anywhere: { $tile_a } goes back into the box.
tile-first_entry = { $player } is the first in { $room } and pockets the game-master card that lay there{ $card ->
    [hidden] .
   *[other] {" "}(“{ $card }”).
}
end-countdown_start = That was the last tile! After this turn everybody has { $turns } more, and { $player } goes last.
draw-face_up = { $player } turns up a game-master card: “{ $card }”.
draw-keep = { $player } turns up a game-master card and keeps it: “{ $card }” ({ $card_about }).
draw-mandatory = Nothing to be done, and nobody to do it to: the card is discarded with a shrug.
draw-reshuffle = The game-master deck is used up. Its discards are shuffled: { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
turn-au_suivant = { $player }: “Next!”
turn-hand_limit = { $player } discards { $cards } (too many cards for two hands).

## What happens: on the way

move-points = { $player } sets off{ $points ->
    [hidden] , who knows how far.
    [one] , with 1 point of movement.
   *[other] , with { $points } points of movement.
}
move-sprint = { $player } sprints, eyes on the horizon{ $points ->
    [hidden] , who knows how far.
    [one] : 1 point of movement.
   *[other] : { $points } points of movement.
}
move-enter_order = { $player } steps on to { $square }.
    .series = { $player } walks over { $squares } to { $square }.
move-swap_neutral_sherpa = The sherpa makes way for { $player }, apologising.
move-explore = { $player } opens a door on the unknown, towards { $room }.
exit-step = { $player } leaves the dungeon by the door of { $room }, { $count ->
    [0] with nothing but memories.
    [one] with one object under the arm.
   *[other] with { $count } objects in the bag.
}

## What happens: game-master cards

cards-any_time = { $player } plays “{ $card }”.
card-lock_door = Click: the door { $door } is locked. { $player } whistles.
door-pick_relock = { $doors_count ->
    [one] The door { $doors } is unlocked.
   *[other] These doors are unlocked: { $doors }.
}
ruling-pole_reveals = { $player } pokes at { $square } from a safe distance: it was { $trap_a }, laid by { $layer }. Gone.
card-secret_passage = A panel turns, and { $player } stumbles out on { $square }, dusty but pleased.
card-chest_dd_change = The chest on { $square } has a DD of { $dd } now.
card-roll_marker = { $amount ->
    [2] { $player } feels lucky
   *[other] { $player } has slippery hands
}: { marker-sum } in all to the next picking, forcing, fight or disarming.
card-move_marker = { $amount ->
    [2] { $player } has the jitters
   *[other] { $player } goes squelch, squelch
}: { marker-sum } in all to the next move.
card-least_valuable = { $player } feels something slide down a trouser leg: { $object_a }.
card-tax_collector = The tax collector has found { $player }, and will take { $object_the } in settlement.

## What happens: chests

chest-place_by_card = { $player } hides { $chest_a } on { $square }: DD { $dd }, { $treasures ->
    [one] 1 treasure.
   *[other] { $treasures } treasures.
}
chest-pick = { $player } picks the chest on { $chest }: { $face } on the die, { $total } against DD { $dd }. Click!
chest-pick_one = { $player } rolls a 1 and breaks the lock of the chest on { $chest }. From now on it is brute force only.
chest-pick_retry = The lock of the chest on { $chest } resists { $player }: { $face } on the die, { $total } against DD { $dd }.
chest-force_auto = { $player } gives the chest on { $chest } (DD { $dd }) a stern look. It opens.
chest-force_fail = The chest on { $chest } has seen worse than { $player }: { $total } against DD { $dd }.
chest-force_roll = { $player } smashes the chest on { $chest } open, { $total } against DD { $dd }: { $broken ->
    [0] not a scratch on the contents.
    [one] 1 treasure did not survive it.
   *[other] { $broken } treasures did not survive it.
}
chest-force_all_lost = There is nothing for { $player } in the chest on { $chest } but splinters and regrets.
chest-treasure_reshuffle = The chest on { $chest } is open, but not a single treasure card is left: { $player } finds dust.
chest-draw_treasures = { $player } finds { the-objects }.
ability-dwarf_nose = { $player } sniffs at { $object_the }, pulls a face, and throws the find back.

## What happens: doors

door-pick = { $player } picks the lock of the door { $door }: { $face } on the die, { $total } against { $dd }.
door-retry = The door { $door } does not give way to { $player }: { $face } on the die, { $total } against { $dd }.{ $once ->
    [0] { "" }
   *[other] { " " }That was the one attempt.
}
door-force = { $player } goes through the door { $door }, in the literal sense: { $total } against { $dd }. It will never lock again.
door-force_fail = { $player } bounces off the door { $door }: { $total } against { $dd }, and a sore shoulder.

## What happens: fights

fight-declare = { $player } picks a fight with { $target_the }.
fight-roll = { $player } rolls { $face }, { $total } in all; { $target_the } { $other_face }, { $other_total } in all.
fight-one_loses = Whoever rolls a 1 trips over their own feet and loses.
fight-tie = Neither has the better of it. Again!
merchant-bribe = { $player } would rather not, and slips { $attacker } { one-object }. What fight?
ability-barbarian_trophies = One more tooth on the necklace: { $player } has { $count ->
    [one] 1 trophy
   *[other] { $count } trophies
}.
fight-defeat = { $player } is beaten by { $winner_the }, sees stars, and leaves the board for now.
fight-spoils = To the winner the spoils: { $player } takes { the-objects }.
fight-neutral_sherpa_loses = The sherpa runs off to { $room }, hurt in his feelings.
fight-neutral_sherpa_wins = The sherpa has strong calves: he takes { $object_the } from { $player }, and says thank you.
fight-respawn = { $player } is back, on { $square }, a little queasy: −2 in fights this turn.
fight-respawn_none = There is nowhere for { $player } to come back to this turn.

## What happens: traps

trap-lay = { $trap ->
    [hidden] { $player } puts a token on { $square }, face down, and looks at the ceiling.
   *[other] { $face_up ->
        [0] { $player } lays { $trap_a } on { $square }, face down: nobody else knows.
       *[other] { $player } lays { $trap_a } on { $square }, for all to see.
    }
}
trap-trigger = Click! On { $square } { $player } sets off { $trap_a }, with the compliments of { $layer }.
trap-dodge = { $player } rolls { $face }, { $total } in all: { $dodged ->
    [0] it had to be more than { $dd }.
   *[other] dodged!
}
trap-bear_minor = { $player } steps over it with a wide, inelegant straddle: 1 movement point less.
trap-bear_major = Snap! The bear trap has { $player } by the foot. Next turn goes into getting it out: no action, no sprint.
trap-pit_minor = { $player } leaps over it like a gazelle.
trap-pit_major = { $player } drops like a piano. No move next turn{ $weighty ->
    [0] .
   *[other] , and something heavy or massive has to stay down there.
}
trap-arrow_minor = { $player } rolls away { $heading_toward }, { $squares ->
    [one] 1 square.
   *[other] { $squares } squares.
}
trap-arrow_major = { $arrows ->
    [one] An arrow in the backside of { $player }: −1 to the next fight.
   *[other] Another arrow in the backside of { $player }: −{ $arrows } to the next fight.
}
trap-decoy = Nothing happens to { $player }. Somebody giggles.
ability-goblin_vicious = { $player } giggles: that makes { $count ->
    [one] 1 victim
   *[other] { $count } victims
} in all, at 100 GP each.
ruling-disarm_reveals = { $player } turns over the token on { $square }, laid by { $layer }: { $trap_a }.
trap-disarm = { $face } on the die, { $total } in all, more than { $dd }: { $player } takes { $trap_the } apart.
trap-disarm_fail = { $face } on the die, { $total } in all, not more than { $dd }. “Oops”, says { $player }: here it comes.
trap-disarm_decoy = { $face } on the die, { $total } in all. { $player } has masterfully disarmed { $trap_a }.
ability-goblin_recycler = Waste not, want not: { $player } pockets { $trap_the }.
trap-disarm_major_move = The second die shows { $face }: { $trap_the } gets { $player } all the same.
ruling-disarm_away = The second die shows { $face }: it goes off and misses. { $player } says that this was the plan.

## What happens: bags

inventory-take_choice = { $player } packs { the-objects }.
inventory-drop = { $player } drops { $object_a }.
loss-to_sherpa = And who picks up { $object_the }? The sherpa, while { $player } is looking the other way.
loss-to_discard = { $player } will never see { $object_the } again.
loss-what_counts = Left behind: { object-list }.
ability-sherpa_scavenger = { $loser } loses, { $player } gathers: { $object_a }.
ruling-chooser_looks = { $player } looks into the bag of { $owner }: { object-list }.
ruling-used_is_shown = { $player } produces { $object_a }.

## What happens: those who live here

lich-drain = { $player } leans over to { $target_the }: { $face ->
    [1] a 1. The dentures slip, and nothing happens.
    [5] a 5. Granny chooses.
    [6] a 6. Granny chooses.
   *[other] a { $face }. The victim chooses what to give.
}
ability-lich_drain = { $player } takes { one-object } from { $target_the }, and pats a cheek.
troll-lock = { $player } rattles the keys: the door { $door } is locked.
troll-tidy = { $player } puts away, in the chest on { $chest } (DD { $dd }): { object-list }. Full again, and as good as new.
sherpa-wander = The sherpa strolls over to { $room }.

## How it ends

score-label = Gold (GP)
end-score = { $out ->
    [1] { $player } turns out the bag on the grass, and counts { $score } GP.
   *[0] { $stays ->
        [1] { $player } stays at home, and counts { $score } GP.
       *[other] { $player } is still inside, and counts the stones in the wall: { $carried ->
            [0] no loot, and no way out.
           *[other] { $carried } GP of loot, and none of it counts.
        }
    }
}
end-time_up = Time is up: the doors of the dungeon fall shut. { $player } has the most that counts, and wins.
end-all_out = Everybody who wanted to leave has left. { $player } has the most, and wins.
end-nobody = The doors fall shut, with all of you behind them. Nobody wins; the dungeon keeps the lot.

## What simulations count

count-apart = Parts of the dungeon that never met: { $mean } of the matches
count-chests = Chests per match: { $mean }
count-chests_full = Still full at the end: { $mean }
count-left_behind = Figures left behind: { $mean }

## The table

view-round = Round
view-to_play = To play
view-first = Began
view-turns_left = Turns left
view-radius = Places from the middle to the edge
view-rooms = Rooms
view-doors = Doors locked or broken
view-chests = Chests
view-traps = Tokens
view-players = Looters
view-tiles = Tiles
view-cards = Game-master cards
view-sherpa = The neutral sherpa
view-sherpa_objects = What he carries
view-stack = Tiles in the stack
view-mj_deck = Game-master cards in the deck
view-mj_discard = Game-master cards discarded
view-treasure_deck = Treasures in the deck
view-treasure_discard = Treasures discarded
view-chests_left = Chests to come
view-parts = Parts of the dungeon
view-room = Room
view-tile = Tile
view-quarters = Quarter turns
view-card = Game-master card lying there
view-door = Door
view-state = State
view-square = Square
view-chest = Chest
view-colour = Colour
view-dd = DD
view-treasures = Treasures
view-lock_broken = Lock broken
view-tidied = Put away by the troll
view-layer = Seat that laid it
view-trap = Trap
view-archetype = Character
view-seen = Game-master cards that everybody saw
view-objects = Objects
view-bag = Places in the bag
view-value = Value in GP
view-overloaded = Overloaded
view-movement = Movement
view-tried = Locks failed
view-roll_marker = Roll marker
view-move_marker = Move marker
view-arrows = Arrows in the backside
view-in_bear_trap = In a bear trap
view-in_pit = In a pit
view-sick = Respawn sickness
view-trophies = Trophies
view-bounties = Victims of traps
view-left_as = Left as number
view-score = Score

## Names: the looters

name-dwarf = Dwarf
    .the = the dwarf
    .The = The dwarf
    .sheet = movement 5, force 5, dexterity 6, reflexes 6, fight 4, forcing 4, picks locks, disarms 7, bag 5 × 4
    .about = A nose for treasure: draws one more from each chest and throws one back.
name-barbarian = Barbarian
    .the = the barbarian
    .The = The barbarian
    .sheet = movement 7, force 7, dexterity 6, reflexes 4, fight 6, forcing 3, bag 4 × 4
    .about = Came for the company: 400 GP for each fight won against a player.
name-goblin = Goblin
    .the = the goblin
    .The = The goblin
    .sheet = movement 8, force 3, dexterity 8, reflexes 8, fight 3, forcing 2, picks locks, disarms 8, bag 6 × 3
    .about = Finds one treasure more in chests he picks, keeps the traps he disarms, and earns 100 GP for each victim of those he lays.
name-merchant = Merchant
    .the = the merchant
    .The = The merchant
    .sheet = movement 6, force 4, dexterity 7, reflexes 7, fight 2, forcing 3, picks locks, disarms 6, bag 5 × 4
    .about = Buys off whoever attacks, and sells the loot at 110%.
name-sherpa = Sherpa
    .the = the sherpa
    .The = The sherpa
    .sheet = movement 5, force 6, dexterity 6, reflexes 5, fight 3, forcing 2, bag 5 × 4
    .about = Lost, but never empty-handed: is given what the others lose.
name-troll = Troll janitor
    .the = the troll janitor
    .The = The troll janitor
    .sheet = movement 7, force 8, dexterity 5, reflexes 4, fight 6, forcing 4, bag 6 × 4
    .about = Lives here and never leaves: has all the keys, tidies up, and counts visitors stuck inside, full chests and objects.
name-lich = Granny lich
    .the = the granny lich
    .The = The granny lich
    .sheet = movement 6, force 4, dexterity 7, reflexes 7, fight 3, forcing 1, picks locks, bag 5 × 4
    .about = Drains an object a turn from somebody nearby, dear.

## Names: rooms

name-great_hall = Great hall
    .a = a great hall
    .shape = hall
name-crossroads = Crossroads
    .a = a crossroads
    .shape = same
name-pillared_hall = Pillared hall
    .a = a pillared hall
    .shape = pillars
name-guardroom = Guardroom
    .a = a guardroom
    .shape = wall
name-t_corridor = T corridor
    .a = a T corridor
    .shape = wall
name-gallery = Gallery
    .a = a gallery
    .shape = straight
name-corridor = Corridor
    .a = a corridor
    .shape = corridor
name-bend = Bend
    .a = a bend
    .shape = corner
name-corner_room = Corner room
    .a = a corner room
    .shape = corner
name-vault = Treasure vault
    .a = a treasure vault
    .shape = dead_end
name-cell = Cell
    .a = a cell
    .shape = dead_end
name-emergency_exit = Emergency exit
    .a = an emergency exit
    .shape = exit
name-porters_lodge = Porter’s lodge
    .a = a porter’s lodge
    .shape = exit
name-vestibule = Vestibule
    .a = a vestibule
    .shape = exit

## Names: game-master cards

name-chest_shoebox = Padlocked shoebox
    .a = a padlocked shoebox
    .about = chest, DD 6, 1 treasure
    .aim = room
name-chest_jewel_case = Jewel case
    .a = a jewel case
    .about = chest, DD 8, 1 treasure
    .aim = room
name-chest_lunchbox = Guard’s lunchbox
    .a = a guard’s lunchbox
    .about = chest, DD 8, 2 treasures
    .aim = room
name-chest_sea_chest = Lost sailor’s trunk
    .a = a lost sailor’s trunk
    .about = chest, DD 9, 2 treasures
    .aim = room
name-chest_ironbound = Ironbound chest
    .a = an ironbound chest
    .about = chest, DD 10, 3 treasures
    .aim = room
name-chest_sealed = Sealed chest
    .a = a sealed chest
    .about = chest, DD 11, 3 treasures
    .aim = room
name-chest_big = Big chest
    .a = a big chest
    .about = chest, DD 10, 4 treasures
    .aim = room
name-chest_strongbox = Strongbox
    .a = a strongbox
    .about = chest, DD 12, 4 treasures
    .aim = room
name-chest_royal = Royal chest
    .a = a royal chest
    .about = chest, DD 12, 5 treasures
    .aim = room
name-chest_dragon = Dragon’s piggy bank
    .a = a dragon’s piggy bank
    .about = chest, DD 14, 5 treasures
    .aim = room
name-trap_bear = Bear trap
    .a = a bear trap
    .the = the bear trap
    .about = trap, holds a foot and costs the next action
    .aim = room
name-trap_pit = Trapdoor
    .a = a trapdoor
    .the = the trapdoor
    .about = trap, costs the next move and something heavy
    .aim = room
name-trap_arrow = Arrows
    .a = arrows
    .the = the arrows
    .about = trap, −1 to the next fight, and no sitting down
    .aim = room
name-decoy = Decoy
    .a = a decoy
    .the = the decoy
    .about = looks like a trap, does nothing
    .aim = room
name-lock_door = Locked!
    .about = locks a door, DD 10
    .aim = door
name-doormat_key = Key under the doormat
    .about = unlocks a door
    .aim = door
name-draught = Draught
    .about = unlocks all doors
    .aim = none
name-ten_foot_pole = Ten-foot pole
    .about = reveals a trap token and removes it
    .aim = token
name-secret_passage = Secret passage
    .about = takes you to a neighbouring room, through the wall
    .aim = room
name-stroke_of_luck = Stroke of luck
    .about = +2 to somebody’s next picking, forcing, fight or disarming
    .aim = figure
name-bar_of_soap = Bar of soap
    .about = −2 to somebody’s next picking, forcing, fight or disarming
    .aim = figure
name-strong_coffee = Strong coffee
    .about = +2 to somebody’s next move
    .aim = figure
name-wet_socks = Wet socks
    .about = −2 to somebody’s next move
    .aim = figure
name-hole_in_pocket = Hole in the pocket
    .about = somebody loses the least valuable object of the purse
    .aim = figure
name-tax_collector = Tax collector
    .about = the richest figure inside loses its least valuable object
    .aim = none
name-double_lock = Double-locked
    .about = DD +2 for a full chest
    .aim = chest
name-rust = Rust
    .about = DD −2 for a full chest
    .aim = chest

## Names: treasures

name-small_change = Fistful of small change
    .a = a fistful of small change
    .the = the fistful of small change
    .size = purse, 150 GP
name-chipped_gem = Chipped gem
    .a = a chipped gem
    .the = the chipped gem
    .size = purse, 250 GP
name-gold_tooth = Former customer’s gold tooth
    .a = a former customer’s gold tooth
    .the = the former customer’s gold tooth
    .size = purse, 300 GP
name-almost_ruby = Almost genuine ruby
    .a = an almost genuine ruby
    .the = the almost genuine ruby
    .size = purse, 400 GP
name-bald_comb = Bald princess’s comb
    .a = a bald princess’s comb
    .the = the bald princess’s comb
    .size = 1 × 1, 250 GP
name-chalice = Chalice of the holy hangover
    .a = a chalice of the holy hangover
    .the = the chalice of the holy hangover
    .size = 1 × 2, 300 GP
name-bent_candlestick = Bent candlestick
    .a = a bent candlestick
    .the = the bent candlestick
    .size = 1 × 3, 300 GP
name-unreadable_scroll = Unreadable scroll
    .a = an unreadable scroll
    .the = the unreadable scroll
    .size = 1 × 2, 250 GP
name-portrait = Mother-in-law’s portrait
    .a = a mother-in-law’s portrait
    .the = the mother-in-law’s portrait
    .size = 2 × 3, 550 GP
name-lost_crown = Absent-minded king’s crown
    .a = an absent-minded king’s crown
    .the = the absent-minded king’s crown
    .size = 2 × 2, 650 GP
name-tea_set = Ogre’s tea set
    .a = an ogre’s tea set
    .the = the ogre’s tea set
    .size = 2 × 2, 500 GP
name-golden_chicken = Golden chicken
    .a = a golden chicken
    .the = the golden chicken
    .size = 2 × 2, 700 GP
name-lockpicks = Lockpicks
    .a = a set of lockpicks
    .the = the lockpicks
    .size = 1 × 2, 250 GP, +1 to picking
name-crowbar = Crowbar
    .a = a crowbar
    .the = the crowbar
    .size = 1 × 3, 250 GP, +1 to forcing
name-trap_tongs = Trap tongs
    .a = a pair of trap tongs
    .the = the trap tongs
    .size = 1 × 2, 250 GP, +1 to disarming
name-nailed_club = Nailed club
    .a = a nailed club
    .the = the nailed club
    .size = 1 × 3, 250 GP, +1 in fights
name-league_boots = Second-hand seven-league boots
    .a = a pair of second-hand seven-league boots
    .the = the second-hand seven-league boots
    .size = 2 × 2, 250 GP, +1 movement
name-lucky_anvil = Lucky anvil
    .a = a lucky anvil
    .the = the lucky anvil
    .size = heavy, 2 × 2, 650 GP
name-parade_armour = Parade armour
    .a = a suit of parade armour
    .the = the parade armour
    .size = heavy, 2 × 3, 800 GP
name-gold_ingot = Gold ingot
    .a = a gold ingot
    .the = the gold ingot
    .size = heavy, 1 × 2, 800 GP
name-tyrant_bust = Tyrant’s bust
    .a = a tyrant’s bust
    .the = the tyrant’s bust
    .size = heavy, 2 × 2, 700 GP
name-vintage_barrel = Barrel of vintage ale
    .a = a barrel of vintage ale
    .the = the barrel of vintage ale
    .size = heavy, 2 × 2, 650 GP
name-statue = Statue of the Great Thingummy
    .a = a statue of the Great Thingummy
    .the = the statue of the Great Thingummy
    .size = massive, 2 × 3, 1,300 GP
name-portable_organ = Portable organ (takes four)
    .a = a portable organ
    .the = the portable organ
    .size = massive, 2 × 4, 1,450 GP
name-sarcophagus = Occupied sarcophagus
    .a = an occupied sarcophagus
    .the = the occupied sarcophagus
    .size = massive, 2 × 4, 1,350 GP
name-golden_throne = Solid gold throne
    .a = a solid gold throne
    .the = the solid gold throne
    .size = massive, 3 × 3, 1,600 GP
name-some_purse = purse object
name-some_normal = ordinary object
name-some_heavy = heavy object
name-some_massive = massive object

## Names: what else lies on the table, and what one can do

name-token = Face-down token
name-emptied_chest = Emptied chest
name-open_door = Open door
name-locked_door = Locked door
name-broken_door = Broken door
name-unexplored_door = Unexplored door
name-outer_door = Way out
name-lying_card = Face-down card
name-tile_stack = Tile stack
name-chest_supply = Chests left
name-countdown = Countdown
name-sick = Respawn sickness
name-roll_marker = Roll marker
name-move_marker = Move marker
name-bag = Bag
name-purse = Purse
name-move = Move
name-sprint = Sprint
name-drop = Drop an object
name-end_turn = End of the turn
name-pick_chest = Picking a chest
name-force_chest = Forcing a chest
name-pick_door = Picking a door
name-force_door = Forcing a door
name-lock = Locking a door
name-fight = Picking a fight
name-disarm = Disarming
name-tidy = Tidying up
name-drain = Draining
name-explore = Exploring
name-leave = Leaving

## Names: states, colours, ways

name-on_board = on the board
name-defeated = beaten
name-left = out
name-yellow = yellow
name-red = red
name-black = black
name-locked = locked
name-broken = broken
name-face_down = face down
name-n = north
    .way = North
    .at = to the north
    .toward = northwards
    .short = n
name-e = east
    .way = East
    .at = to the east
    .toward = eastwards
    .short = e
name-s = south
    .way = South
    .at = to the south
    .toward = southwards
    .short = s
name-w = west
    .way = West
    .at = to the west
    .toward = westwards
    .short = w

## Names: outer doors

# A door is called by its rooms (E5-F5); one that leads outside has no second room.
name-A1-out = A1-out
name-B1-out = B1-out
name-C1-out = C1-out
name-D1-out = D1-out
name-E1-out = E1-out
name-F1-out = F1-out
name-G1-out = G1-out
name-H1-out = H1-out
name-I1-out = I1-out
name-A2-out = A2-out
name-B2-out = B2-out
name-C2-out = C2-out
name-D2-out = D2-out
name-E2-out = E2-out
name-F2-out = F2-out
name-G2-out = G2-out
name-H2-out = H2-out
name-I2-out = I2-out
name-A3-out = A3-out
name-B3-out = B3-out
name-C3-out = C3-out
name-D3-out = D3-out
name-E3-out = E3-out
name-F3-out = F3-out
name-G3-out = G3-out
name-H3-out = H3-out
name-I3-out = I3-out
name-A4-out = A4-out
name-B4-out = B4-out
name-C4-out = C4-out
name-D4-out = D4-out
name-E4-out = E4-out
name-F4-out = F4-out
name-G4-out = G4-out
name-H4-out = H4-out
name-I4-out = I4-out
name-A5-out = A5-out
name-B5-out = B5-out
name-C5-out = C5-out
name-D5-out = D5-out
name-E5-out = E5-out
name-F5-out = F5-out
name-G5-out = G5-out
name-H5-out = H5-out
name-I5-out = I5-out
name-A6-out = A6-out
name-B6-out = B6-out
name-C6-out = C6-out
name-D6-out = D6-out
name-E6-out = E6-out
name-F6-out = F6-out
name-G6-out = G6-out
name-H6-out = H6-out
name-I6-out = I6-out
name-A7-out = A7-out
name-B7-out = B7-out
name-C7-out = C7-out
name-D7-out = D7-out
name-E7-out = E7-out
name-F7-out = F7-out
name-G7-out = G7-out
name-H7-out = H7-out
name-I7-out = I7-out
name-A8-out = A8-out
name-B8-out = B8-out
name-C8-out = C8-out
name-D8-out = D8-out
name-E8-out = E8-out
name-F8-out = F8-out
name-G8-out = G8-out
name-H8-out = H8-out
name-I8-out = I8-out
name-A9-out = A9-out
name-B9-out = B9-out
name-C9-out = C9-out
name-D9-out = D9-out
name-E9-out = E9-out
name-F9-out = F9-out
name-G9-out = G9-out
name-H9-out = H9-out
name-I9-out = I9-out

## The board

# The words of the board in the terminal, short ones: there is little space beside the plan.
board-round = Round { $round }.
board-set_up = Setting up.
board-deserted = Nobody is in the dungeon.
board-over = The match is over.
board-stack = { $count ->
    [0] The stack is empty.
    [one] 1 tile in the stack.
   *[other] { $count } tiles in the stack.
}
board-chests_left = { $count ->
    [0] No chests to come.
    [one] 1 chest to come.
   *[other] { $count } chests to come.
}
board-parts = The dungeon is in { $count } parts.
board-countdown = COUNTDOWN: { $turns ->
    [0] the doors shut
    [one] the last turn of all
   *[other] { $turns } turns left
}
board-own_countdown = COUNTDOWN: { $turns ->
    [1] the last turn of all, { $own ->
        [0] and not yours
       *[other] and it is yours
    }
   *[other] { $turns } turns left, { $own ->
        [0] none of them yours
        [one] 1 of them yours
       *[other] { $own } of them yours
    }
}
board-pages = More: look map, bag, tiles, cards, players, or a room: look E5.
board-room = Room { $room }
board-page_map = map
board-page_bag = bag
board-page_tiles = tiles
board-page_cards = cards
board-page_players = players
board-no_rooms = No rooms yet, or no space to draw them.
board-no_tiles = No tiles in hand.
board-sign_dwarf = D
board-sign_barbarian = B
board-sign_goblin = G
board-sign_merchant = M
board-sign_sherpa = S
board-sign_troll = T
board-sign_lich = L
board-wanted = possible
board-you = you
board-door = door
board-locked = locked
board-broken = broken
board-exit = way out
board-locked_exit = way out, locked
board-broken_exit = way out, broken
board-unexplored = unexplored
board-trap = known trap
board-token = unknown token
board-empty_chest = empty chest
board-full_chest = full chest
board-blackened = chest square
board-card = game-master card
board-chests = Chests
board-chest = Chest
board-known_traps = Known traps
board-token_on = Token
board-doors = Doors
board-figures = Here
board-card_lies = a game-master card lies here
board-turned = { $quarters ->
    [0] not turned (0)
   *[other] turned by { $quarters }
}
board-nowhere = nowhere
board-dd = DD { $dd }
board-treasures = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
board-lock_broken = lock broken
board-own_tiles = Your tiles
board-own_cards = Your game-master cards
board-seen_cards = { $player } was seen taking
board-mj_deck = Game-master cards in the deck
board-mj_discard = Game-master cards discarded
board-treasure_deck = Treasures in the deck
board-treasure_discard = Treasures discarded
board-bag = Bag { $width } × { $height }
board-empty_bag = empty
board-purse = Purse
board-po = { $po } GP
board-heavy = heavy { $count }/{ $limit }
board-massive = massive { $count }/{ $limit }
board-overloaded = OVERLOADED
board-no_archetype = no character yet
board-nowhere_yet = not inside yet
board-state_defeated = beaten, will be back
board-state_left = { $number ->
    [1] out, before everybody else
    [2] out, second
    [3] out, third
   *[other] out, number { $number }
}
board-inside = still inside, for good
board-stays = at home
board-objects = { $count ->
    [0] no loot
    [one] 1 object
   *[other] { $count } objects
}
board-objects_worth = { $count ->
    [one] 1 object
   *[other] { $count } objects
} ({ $po } GP)
board-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
board-moves = movement { $points }
board-roll_marker = rolls { $amount }
board-move_marker = next move { $amount }
board-move_counted = with { $amount } for one move
board-arrows = { $count ->
    [one] 1 arrow
   *[other] { $count } arrows
} (fight −{ $count })
board-in_bear_trap = in a bear trap: no action
board-in_pit = in a pit: no move
board-sick = respawn sickness: fight −2
board-tried = failed at the lock { $door }
board-trophies = { $count ->
    [one] 1 trophy
   *[other] { $count } trophies
}
board-bounties = { $count ->
    [one] 1 victim
   *[other] { $count } victims
}
board-carries = Loot
board-loot = loot
board-loot_worth = loot worth { $po } GP
board-here = You are on { $square }.
board-odds = Your odds
board-odds_pick = pick { $percent }%
board-odds_force = force { $percent }%
board-odds_force_chest = force { $percent }% (about { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
})
board-odds_unharmed = force without a die, and nothing breaks
board-odds_tried = your one attempt at the lock is spent
board-odds_fight = you win { $percent }%
board-odds_dodge = dodge { $percent }%, in a sprint { $sprint }%
board-odds_disarm = disarm { $percent }%
board-next_door = Next door, { $room }
board-tie = level, but left later
board-trophies_worth = { $count ->
    [one] 1 trophy
   *[other] { $count } trophies
} at { $po } GP
board-bounties_worth = { $count ->
    [one] 1 victim
   *[other] { $count } victims
} at { $po } GP
board-troll_visitors = { $count ->
    [one] 1 visitor kept in
   *[other] { $count } visitors kept in
} at { $po } GP
board-troll_chests = { $count ->
    [one] 1 full chest
   *[other] { $count } full chests
} at { $po } GP
board-troll_objects = { $count ->
    [one] 1 object
   *[other] { $count } objects
} at { $po } GP
board-loot_void = loot of { $po } GP that does not count
board-loot_marked_up = loot of { $po } GP, sold at { $percent }%
board-skill_movement = movement { $value }
board-skill_force = force { $value }
board-skill_dexterity = dexterity { $value }
board-skill_reflexes = reflexes { $value }
board-skill_fight = fight { $value }
board-skill_forcing = forcing { $value }
board-skill_unlocking = picks locks
board-skill_disarm = disarms { $value }

## The board in the browser

board-map = Map of the dungeon. Plus and minus zoom, 0 shows what matters, the arrow keys move it.
board-zoom_in = Closer
board-zoom_out = Further away
board-zoom_fit = Show what matters
board-walk_to = Walk to { $square }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-loads = Everybody’s load
board-own_things = What you have and may do
board-turn = Turn
board-turn_to_fit = { $room }: { $tile } fits there once it is turned
board-bag_place = column { $column }, row { $row }
board-beside_bag = beside the bag
board-left_out = Beside the bag
board-offered = Up for grabs
board-keep_packed = { $count ->
    [one] Keep what is packed, leave 1 thing
   *[other] Keep what is packed, leave { $count } things
}
board-bag_how = Drag things where you like, tap them (or press R) to turn them: packing is free.
board-passes_in = Unless you touch something, you pass in { $seconds } seconds.
board-wait = Let me think
board-waits = The clock stands still: take your time.
board-playable = { $count ->
    [0] None of your cards can be played now.
    [one] You could play 1 card.
   *[other] You could play { $count } cards.
}
board-windows = Cards in other players’ turns
board-windows_when = When to ask
board-windows_about = When you are asked whether to play a card while it is somebody else’s turn.
board-pass_at = In this match, pass
board-moment_after_lay = after the tile
board-moment_after_draw = after the face-up card
board-moment_after_move = after the move
board-moment_after_action = after the action
board-moment_after_card = after a card or a drain
board-moment_end_turn = at the end of the turn
board-pass_after = Pass automatically after
board-seconds = { $count ->
    [0] never
   *[other] { $count } s
}
