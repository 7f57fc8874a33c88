# The New Dungeon.
# Monsters and traps have .a, .the, .The and .number (one or many, for the verb); treasures and spells .a;
# classes .about; heroes .kind, their class; ways .way: a fact named $monster brings them as $monster_the and so on.
# Treasures show their value in their names, marked ones their mark; rooms and chambers their id.

title = The New Dungeon
tagline = Every monster sits on a treasure. There is one way out, and your rivals know it.
credits = By David R. Megarry; developed by Jeff Grubb, Steve Winter, Michael Gray and Gary Gygax. TSR, 1989. The French rules by a translator who gives no name.

## The set-up: heroes

option-gold_totals = How much gold each class must carry out.
    .standard = Standard: 10,000 for Elf and Dwarf, 20,000 for Warrior and Thief, 30,000 for Paladin and Wizard
    .translator = Translator: 15,000 for Elf and Dwarf, 18,000 for Warrior, Thief and Paladin, 25,000 for the Wizard
    .short = Short: 4,000 for Elf and Dwarf, 8,000 for Warrior and Thief, 12,000 for Paladin and Wizard
option-wizard_spell_quota = How many spells a Wizard may hold.
option-elf_spell_quota = How many spells an Elf may hold.
option-dwarf_gem_bonus = What gems are worth to a Dwarf.
    .on = Half as much again as the card says
    .off = What the card says
option-elf_move = How many spaces an Elf moves on a turn.
option-thief_secret = The highest die with which a Thief finds a secret door.

## The set-up: the table

option-hero_duel = Duels between heroes.
    .on = Yes, where there is no monster
    .off = No, heroes only rob each other
option-ambush = Ambushes.
    .on = Yes: whoever ends a move in a hero’s space may rob that hero
    .off = No, for a peaceful table
option-hero_choice = How you come by your hero, at the start and after a death.
    .random = Random: chance deals the cards
    .choose = Choose: everybody picks a class
option-unique_classes = Two living heroes of the same class.
    .on = Not while another class is free
    .off = Allowed
option-spell_choice = How spells are drawn.
    .random = Random, from the top of the deck
    .choose = Choose: the caster picks them from the deck
option-spells_per_turn = How many spells can be cast in one turn.
    .teleport_and_attack = A Teleport and an attack spell
    .one = One, as in 1981
option-hidden_treasures = The treasures that heroes hold.
    .on = Hidden, unless they are used
    .off = Open for all to see
option-free_trade = Trading treasures with heroes in the same space.
    .on = Yes, after the move
    .off = No
option-healing_potions = The three Healing Potions.
    .on = In the game
    .off = Replaced by Sacks of Gold worth 250
option-chamber_power_needs_empty = When healing chambers and the Tome work.
    .on = Only when no monster is left in them
    .off = Also on the turn in which you kill one there
option-memory_aid = Cards that were seen and lie face down again.
    .on = Are remembered for you
    .off = Are yours to remember
option-max_rounds = The last round; after it, whoever is nearest to the total of their class wins.
    .number-0 = No limit
option-solo_par = A limit of rounds for whoever plays alone, by the first hero’s class.
    .on = Yes, from 30 to 55 rounds
    .off = No hurry

## The set-up: marks on the cards

option-annotations = Marks on some of the cards: the translator’s house rules.
    .on = Yes, all those whose own switch is on
    .off = No, plain cards
option-ann_move = If there are marks: +1M and +2M.
    .on = One or two more spaces on every turn
    .off = Without them
option-ann_quota = If there are marks: VII.
    .on = One more spell for a Wizard
    .off = Without it
option-ann_teleport = If there are marks: T.
    .on = From chamber to chamber, for a whole turn
    .off = Without it
option-ann_extra_spell = If there are marks: 1L and 1F.
    .on = One more Lightning Bolt or Fireball, once, for whoever casts spells
    .off = Without them
option-ann_double_move = If there are marks: ×2.
    .on = Twice the move on the turn after the card is found
    .off = Without it
option-ann_crystal = If there are marks: Crystal Ball.
    .on = A Jade Idol that works as a Crystal Ball too
    .off = Without it
option-ann_attack_minus = If there are marks: −1 and −2.
    .on = Curses: their holder’s blows are that much weaker
    .off = Without them
option-ann_star = If there are marks: the star.
    .on = A Fireball or Lightning Bolt for any class, charged again on the Main Staircase
    .off = Without it
option-ann_secret = If there are marks: −1S and −2S.
    .on = Taken off the die at secret doors
    .off = Without them
option-ann_fireball = If there are marks: +1F and +2F.
    .on = Four of the Fireballs hit harder
    .off = Without them
option-ann_lightning = If there are marks: +1L and +2L.
    .on = Four of the Lightning Bolts hit harder
    .off = Without them
option-ann_plus_two = If there are marks: what +2F and +2L add.
    .on = 2, which many find too strong
    .off = 1 only

## The questions: cards and dice

draw-first_player = Who was last down in a cellar? That seat begins.
    .number-0 = Seat 1
    .number-1 = Seat 2
    .number-2 = Seat 3
    .number-3 = Seat 4
    .number-4 = Seat 5
    .number-5 = Seat 6
draw-hero = Which hero card does { $player } draw?
    .other = { $a } ({ $a_kind })
draw-monster = { $player } turns up the monster card of level { $level } { at-space }. What is it?
    .other = { $a }
draw-treasure = { $player } turns over a treasure of level { $level }. What is it?
    .other = { $a }
draw-spell = Which spell does { $player } draw?
    .other = { $a }
roll-attack = { $player } attacks { $monster_the } and needs { $needed } with two dice{ bonus-note }. What does this one show?
roll-counter_attack = { $monster_The } { $monster_number ->
    [many] strike
   *[one] strikes
} back at { $player } with two dice. What does this one show?
roll-secret_door = { $player } feels for the secret door to { the-space } and needs { $needed } or less. What does the die show?
roll-cage = The Cage has { $player }. What does the die show?
roll-sword = { $player } has found a Magic Sword of level { $level }: two dice for its bonus. What does this one show?
roll-ambush = { $player } ambushes { $victim } and needs { $needed } with two dice{ bonus-note }. What does this one show?
roll-duel = { $player } rolls two dice in the duel{ bonus-note }. What does this one show?

## The questions: heroes and spells

decide-hero_class = Which class shall your hero be?
    .other = { $a }: { $a_colour } numbers, { $a_move } spaces, secret doors on 1–{ $a_door }{ class-spells }, { $a_total } GP ({ $a_about })
decide-spell_cards = { $left ->
    [one] One spell to choose. Which one?
   *[other] { $left } spells to choose. Which one first?
}
    .other = { $a }
decide-discard_spells = Your hand is about to be refilled. Throw a spell away first?
    .other = Throw away: { $a }
    .done = Keep the rest, and draw
    .enter = done

## The questions: a turn and its move

decide-turn_plan = Your turn, { $player }. You are { at-space }{ $monster_id ->
    [none] {""}
    [face_down] , with something unknown
   *[other] , with { $monster_a }
}. What is it to be?
    .move = Move, and then act
    .cure_himself = Rest for the whole turn, and heal your wound
    .crystal_ball = Gaze into the Crystal Ball for the whole turn
    .chamber_teleport = Let this chamber carry you: { walk-to }{ walk-guard }
    .teleport_item = Teleport with your T card for the whole turn: { walk-to }{ walk-guard }
    .enter = move
decide-step = Where to from { the-space }{ $monster_id ->
    [none] {""}
    [face_down] , with something unknown in it
   *[other] , with { $monster_a } in it
}? { $left ->
    [0] No spaces left.
    [one] 1 space left.
   *[other] { $left } spaces left.
}
    .other = { $a_way_way }{ walk-through }: { walk-to }{ walk-guard }
    .secret_try = { $a_way_way }, try the secret door ({ $door } or less, or the turn ends): { walk-to }{ walk-guard }
    .esp = Peer into room { $a_id } with the ESP Medallion ({ $a_way })
    .cast = Cast { $a_a } at { cast-at } ({ $b_way }{ cast-needed })
    .teleport = Cast Teleport: { walk-to }{ walk-guard }
    .pick_up = Pick up: { $a }
    .stop = { $monster_id ->
        [none] Halt here
       *[other] Remain here, with the monster
    }
decide-pick_up = There is treasure to pick up { at-space }. What do you take?
    .other = Pick up: { $a }
    .leave = Leave the rest
decide-flight = { $left ->
    [0] You have run as far as you can, to { the-space }.
    [one] Run! From { the-space } you have 1 space to go, not one you have crossed already.
   *[other] Run! From { the-space } you have { $left } spaces to go, none of them twice.
}
    .other = { $a_way_way }{ walk-through }: { walk-to }
    .pick_up = Pick up in passing: { $a }
    .stop = Halt here and breathe
decide-teleport_spell = You are in, and not alone. Teleport away before the fight?
    .stay = Stay and fight
    .other = Cast Teleport: { walk-to }{ walk-guard }
decide-slide_chamber = Down you slide, to level { $level }. Where do you land?
    .other = { walk-to }{ walk-guard }
decide-crystal_room = Which room shall the Crystal Ball show you?
    .other = Room { $a_id }

## The questions: fights

decide-action = { $monster_id ->
    [none] You are { at-space }.
    [face_down] Something breathes in the dark of { the-space }.
   *[other] You share { the-space } with { $monster_a }.
} What do you do?
    .fight = Fight{ hand-needed }
    .ambush = Ambush { hero-a }: { $a_ambush ->
        [3] 3 or more, 97%
        [4] 4 or more, 92%
        [5] 5 or more, 83%
        [6] 6 or more, 72%
        [7] 7 or more, 58%
        [8] 8 or more, 42%
        [9] 9 or more, 28%
        [10] 10 or more, 17%
        [11] 11 or more, 8%
        [12] 12 or more, 3%
       *[other] { $a_ambush } or more
    }
    .demand_healing = Demand healing from { hero-a }
    .duel = Challenge { hero-a } to a duel
    .trade = Offer a trade to { hero-a }
    .none = Nothing more this turn
    .enter = fight
decide-attack_mode = { $monster_id ->
    [face_down] Something waits { at-space }.
   *[other] { $monster_The } { $monster_number ->
        [many] wait
       *[one] waits
    } { at-space }.
} By hand or by magic?
    .physical = Strike by hand{ hand-needed }
    .other = Cast { $a_a }{ walk-needed }
decide-enter_after_spell = The spell has done its work { at-space }. Go in? Your turn ends either way.
    .stay = Stay outside
decide-coop_invite = You are about to attack { $monster_the }: { need-alone }, { need-helped } with help. Ask for some first?
    .attack = Attack now
    .invite = Ask { $a_of } ({ $a }, { $a_class }) for help, and promise { $b ->
        [0] nothing
        [one] 1 treasure
       *[other] { $b } treasures
    }
    .enter = attack
decide-coop_answer = { $asker } wants your help against { $monster_the }, { with-promise }: { need-alone }, { need-helped } if you help. Well?
    .join = Help
    .decline = Watch from here
decide-coop_pay = { $promised ->
    [0] The fight is won. You promised { $helper } nothing. A present?
   *[other] The fight is won. You promised { $helper } { promised-count }. What do you hand over?
}
    .other = Hand over: { $a }
    .done = Nothing more
decide-drop = { $left ->
    [one] One treasure must stay behind. Which one?
   *[other] { $left } treasures must stay behind. Which one first?
}
    .other = Leave: { $a }
decide-step_back = You are driven back one space. Where to?
    .other = { $a_way_way }{ walk-through }: { walk-to }{ walk-guard }
decide-drink_potion = You are wounded, and you have a Healing Potion. Drink it?
    .keep = Keep it for its gold

## The questions: between heroes

decide-steal = { $left ->
    [one] One treasure is yours. What do you take from { $victim }?
   *[other] { $left } treasures are yours. What do you take from { $victim }?
}
    .other = Take: { $a }
decide-take_revenge = { $ambusher } has bungled the ambush. What do you take for your trouble?
    .other = Take: { $a }
decide-paladin_refuse = { $patient } has attacked you on this very spot, and now wants to be healed. Will you?
    .cure = Heal, and lose a turn for it
    .refuse = Refuse
decide-healing_fee = You are healed. What do you give { $paladin } for it?
    .other = Give: { $a }
decide-duel_spell = A duel with { $rival }. Burn a spell for +2?
    .no_spell = No spell
    .other = Burn { $a_a }
decide-trade_give = What do you offer { $partner }?
    .other = Offer: { $a }
    .nothing = Nothing, only ask
decide-trade_ask = { $give_id ->
    [nothing] You offer { $partner } nothing. What do you ask for?
   *[other] You offer { $partner } { $give_a }. What do you ask in return?
}
    .nothing = Nothing, it is a present
    .any_card = Any one card of { $partner }’s choice
    .other = Ask for: { $a }
decide-trade_answer = { $give_id ->
    [nothing] { $asker } asks you for { $wanted_id ->
        [any_card] a treasure of your choice
       *[other] your { $wanted }
    }, and offers nothing. Agreed?
   *[other] { $asker } offers you { $give_a }{ $wanted_id ->
        [nothing] , as a present
        [any_card] {" "}for a treasure of your choice
       *[other] {" "}for your { $wanted }
    }. Agreed?
}
    .accept = Agreed
    .reject = No, thank you
    .other = Agreed, for: { $a }

## Answers to several questions

choice-drink_potion = Drink a Healing Potion: the wound is healed
choice-go_in = Go in

## Parts of sentences

the-space = { $space_id ->
    [MAIN] the Main Staircase
    [C11] the Guard Hall (C11)
    [C12] the Great Kitchen (C12)
    [C21] the Barracks (C21)
    [C22] the Hall of Mirrors (C22)
    [C31] the Armoury (C31)
    [C32] the Healing Spring (C32)
    [C41] the Crypt (C41)
    [C42] the Library of the Tome (C42)
    [C51] the Torture Chamber (C51)
    [C52] the Chapel of the Fountain (C52)
    [C61] the Vortex Hall (C61)
    [C62] the Dragon Throne (C62)
   *[other] { $space }
}
at-space = { $space_id ->
    [MAIN] on the Main Staircase
    [C32] at the Healing Spring (C32)
    [C62] at the Dragon Throne (C62)
   *[other] in { the-space }
}
walk-through = { $a_link_id ->
    [arch] , through the arch
    [door] , through the door
    [secret] , through the secret door
   *[open] {""}
}
walk-to = { $a_kind_id ->
    [main] the Main Staircase
    [stairs] stairs { $a_id }, level { $a_level }
    [room] room { $a_id }
    [chamber] { $a }, level { $a_level }
   *[corridor] corridor { $a_id }
}
walk-guard = { $a_guard_id ->
    [none] { $a_kind_id ->
        [room] , no monster
        [chamber] , no monster
       *[other] {""}
    }
    [face_down] , something unknown inside
   *[other] , { $a_guard_a } inside{ walk-needed }
}
walk-needed = { $a_needed ->
    [0] {""}
    [2] {" "}(cannot miss)
    [13] {" "}(out of reach)
    [3] {" "}(you need 3, 97%)
    [4] {" "}(you need 4, 92%)
    [5] {" "}(you need 5, 83%)
    [6] {" "}(you need 6, 72%)
    [7] {" "}(you need 7, 58%)
    [8] {" "}(you need 8, 42%)
    [9] {" "}(you need 9, 28%)
    [10] {" "}(you need 10, 17%)
    [11] {" "}(you need 11, 8%)
    [12] {" "}(you need 12, 3%)
   *[other] {" "}(you need { $a_needed })
}
hand-needed = { $needed ->
    [0] {""}
    [2] {" "}(cannot miss)
    [13] {" "}(out of reach)
    [3] {" "}(you need 3, 97%)
    [4] {" "}(you need 4, 92%)
    [5] {" "}(you need 5, 83%)
    [6] {" "}(you need 6, 72%)
    [7] {" "}(you need 7, 58%)
    [8] {" "}(you need 8, 42%)
    [9] {" "}(you need 9, 28%)
    [10] {" "}(you need 10, 17%)
    [11] {" "}(you need 11, 8%)
    [12] {" "}(you need 12, 3%)
   *[other] {" "}(you need { $needed })
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
    [2] , cannot miss
    [13] , out of reach
   *[other] , you need { $b_fireball }
}
need-fireball_1 = { $b_fireball_1 ->
    [0] {""}
    [2] , cannot miss
   *[other] , you need { $b_fireball_1 }
}
need-fireball_2 = { $b_fireball_2 ->
    [0] {""}
    [2] , cannot miss
   *[other] , you need { $b_fireball_2 }
}
need-lightning = { $b_lightning ->
    [0] {""}
    [2] , cannot miss
    [13] , out of reach
   *[other] , you need { $b_lightning }
}
need-lightning_1 = { $b_lightning_1 ->
    [0] {""}
    [2] , cannot miss
   *[other] , you need { $b_lightning_1 }
}
need-lightning_2 = { $b_lightning_2 ->
    [0] {""}
    [2] , cannot miss
   *[other] , you need { $b_lightning_2 }
}
need-alone = { $needed ->
    [13] out of reach as it is
   *[other] you need { $needed }
}
need-helped = { $needed_with_help ->
    [13] still out of reach
   *[other] { $needed_with_help }
}
cast-at = { $b_guard_id ->
    [face_down] something unknown
   *[other] { $b_guard_a }
}, { $b_kind_id ->
    [room] room { $b_id }
   *[chamber] { $b }
}
class-spells = { $a_quota ->
    [0] {""}
    [one] , 1 spell
   *[other] , { $a_quota } spells
}
hero-a = { $a_of } ({ $a }, { $a_class }, { $a_treasures ->
    [0] no treasure
    [one] 1 treasure
   *[other] { $a_treasures } treasures
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
    [13] 13 (a dash: only a bonus helps)
   *[other] { $needed } ({ $colour })
}
promised-count = { $promised ->
    [0] nothing
    [one] 1 treasure
   *[other] { $promised } treasures
}
with-promise = { $promised ->
    [0] without promising anything
   *[other] promising { promised-count }
}
treasure-count = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
the-treasures = { $treasures ->
    [hidden] { treasure-count }
   *[other] { treasure-list }
}
treasure-list = { $treasures_count ->
    [1] { $treasures_1_a }
    [2] { $treasures_1_a } and { $treasures_2_a }
    [3] { $treasures_1_a }, { $treasures_2_a } and { $treasures_3_a }
    [4] { $treasures_1_a }, { $treasures_2_a }, { $treasures_3_a } and { $treasures_4_a }
   *[other] { $treasures_count } treasures: { $treasures }
}
the-treasure = { $treasure ->
    [hidden] a hidden treasure
   *[other] { $treasure_a }
}
underground = { $score ->
    [0] with not a coin to show for it
   *[other] with { $score } GP still underground
}

## What happens: setting up and rounds

setup-heroes = { $player } plays { $hero } ({ $class_id }): { $total } GP to bring back to the Main Staircase.
setup-spells = { $player } draws { spells-drawn }.
spells-drawn = { $count ->
    [one] 1 spell
   *[other] { $count } spells
}{ $spells ->
    [hidden] {""}
   *[other] : { $spells }
}
setup-first_player = { $players ->
    [1] { $player } goes down alone. The dungeon is not impressed.{ par-note }
   *[other] { $player } was last down in a cellar, says chance, and begins.
}
par-note = { $par ->
    [0] {""}
   *[other] {" "}There are { $par } rounds to be back with the gold.
}
turn-order = Round { $round }.
turn-lost_turns = { $player } loses a turn{ $caged ->
    [1] {" "}in the cage
   *[0] {""}
}{ $left ->
    [0] {""}
   *[other] , and owes { $left } more
}.
ruling-chooser_sees = You look at what { $owner } holds: { $treasures }.
ruling-used_is_shown = { $player } shows { $treasure_a }.
ruling-open_at_the_end = Round { $round } was the last: everybody lays their cards on the table.
goal-enough = { $player } has enough gold, { $gold } of { $total } GP, and only has to go home to the Main Staircase{ $steps ->
    [0] .
    [one] , 1 space away.
   *[other] , { $steps } spaces away.
}
ruling-places = { $player } had more gold, { $gold } GP, but { $timed ->
    [1] of { $total } that is only { $percent }% of the goal.
   *[0] { $enough ->
        [1] was not back on the Main Staircase yet.
       *[0] needed { $total }: that is { $percent }% of the goal.
    }
}
goal-win = { $player } stands on the Main Staircase with { $gold } GP. { $total } were needed.

## What happens: on the way

move-cost = { $player } goes to { the-space }.
    .series = { $player } goes by { $spaces } to { the-space }.
move-pick_up = { $player } picks up { the-treasure }.
secret-roll = { $player } finds the secret door to { the-space }: { $die }, needed { $needed } or less.
secret-fail_ends_turn = { $player } taps the wall for a door to { the-space } in vain: { $die }, needed { $needed } or less. The turn is over.
secret-third_failure = Now { $player } knows that wall by heart: next turn the secret door to { the-space } opens without a roll.
secret-follow = { $player } has seen how it is done, and goes through the secret door to { the-space }.
ruling-third_failure_count = At last { $player } pushes the right stone: the secret door to { the-space } is open.
item-secret_door_card = { $player } shows a Secret Door card, and the wall opens.
item-esp = The ESP Medallion shows { $player } and everyone else what is { at-space }: { $monster_a }.
item-crystal_ball = The Crystal Ball shows { the-space } to { $player }: { $monster_id ->
    [none] no monster
   *[other] { $monster_a }
} and { $treasures ->
    [hidden] { $count ->
        [one] a treasure that { $player } alone has seen.
       *[other] { $count } treasures that { $player } alone has seen.
    }
   *[other] { $count ->
        [0] no treasure.
       *[other] { treasure-list }.
    }
}
spell-teleport = { $player } casts Teleport, and is { at-space }.
chamber-teleport = The walls turn, and { $player } is { at-space }.
house-teleport_item = { $player } rubs a T card, and is { at-space }.
chamber-healing = { $player } drinks clear water { at-space }: the wound is healed.
chamber-magical_tome = The great Tome lies open on its desk, and { $player } reads.
ruling-staircase_cure = The air of the Main Staircase does { $player } good: the wound is healed.
ruling-potion = { $player } drinks a Healing Potion: the wound is healed.

## What happens: spells

ruling-resupply_timing = { $player } throws away: { $spells }.
spell-resupply = { $player } draws { spells-drawn }.
ruling-spells_random = { $player } leafs through the spell deck: { $spells_count ->
    [one] 1 card.
   *[other] { $spells_count } cards.
}
ruling-cast_inside = { $player } casts { $spell_a }, at very close range.
spell-from_outside = { $player } casts { $spell_a } into { the-space }.
ruling-cast_reach = With no movement left { $player } stays outside: the loot waits { at-space }.
ruling-spell_vs_trap = Only { $monster_a }: the spell is wasted, and the trap waits for somebody else.
house-extra_spell = The mark on { $player }’s treasure flares up and fades: { $spell_a }.
house-star = The star on { $player }’s necklace flares up: { $spell_a }.
ruling-mark_star = The star on { $player }’s necklace shines again.

## What happens: monsters and traps

fight-reveal_then_fight = { $player } turns up the card { at-space }: { $monster_a }.
fight-hit = { $player } slays { $monster_the }: { dice-sum }, needed { needed-number }.
fight-failure = { $player } fails against { $monster_the }: { dice-sum }, needed { needed-number }.
fight-victory_loot = { $player } takes { the-treasures }.
riposte-table = { $monster_The } { $monster_number ->
    [many] strike
   *[one] strikes
} back, { $dice_1 } + { $dice_2 } = { $total }: { $result_id ->
    [killed] { $player } is killed.
    [serious_wound] a serious wound for { $player }.
    [light_wound] a light wound for { $player }.
    [stunned] { $player } is stunned.
   *[missed] missed. { $player } breathes again.
}
riposte-owner_chooses = { $player } leaves behind { the-treasures }.
wound-state = { $player } is wounded. A second wound would be the last.
wound-second_kills = The second wound is one too many for { $player }.
riposte-step_back = { $player } staggers back to { the-space }.
death-drop_all = { $player }’s hero dies { at-space } { $count ->
    [0] and leaves nothing but footprints.
   *[other] and leaves the monster { the-treasures }.
}
ruling-death_details = The dead hero’s spells are discarded: { $spells }.
death-new_hero = Down the Main Staircase comes { $hero } ({ $class_id }), to carry on for { $player }: { $total } GP to bring back.
trap-slide = The floor tips: { $player } slides down to level { $level } and lands { at-space }, { $count ->
    [0] with empty hands.
   *[other] with { the-treasures }.
}
trap-cage = Bars crash down round { $player } { at-space }. The die shows { $die }: { $turns ->
    [one] 1 turn is lost.
   *[other] { $turns } turns are lost.
}
ruling-cage_timing = { $player } squeezes out of the Cage, { $count ->
    [0] with empty hands.
   *[other] with { the-treasures }.
}
house-double_move = The card is marked ×2: on the next turn { $player } may move twice as far.
item-sword = { $player } tries the Magic Sword: { $dice_1 } and { $dice_2 } make it a +{ $bonus } blade.

## What happens: between heroes

coop-deal = { $player } asks { $helper } for help against { $monster_the }, { with-promise }.
coop-bonus = { $player } stands by { $asker }: +1.
ruling-coop_consent = { $player } would rather watch. { $asker } must do without.
coop-not_binding = { $count ->
    [0] { $promised ->
        [0] { $player } thanks { $helper } with a warm handshake.
       *[other] { $player } had promised { $helper } { promised-count }, and pays nothing. People do remember.
    }
   *[other] { $player } hands { $helper } { the-treasures } ({ promised-count } promised).
}
ambush-roll = { $player } ambushes { $victim }: { dice-sum }, needed { $needed }.
ambush-success = { $player } robs { $victim } of { the-treasure }.
ambush-failure = The ambush fails. { $victim } takes { the-treasure } from { $player }, who loses a turn as well.
ruling-ambush_fail_empty = The ambush fails. { $player } has nothing that { $victim } could take, and loses a turn.
ruling-flight = There is nowhere to run: { $player } stays.
ambush-flight = { $player } has run { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}{ $short ->
    [0] .
   *[other] : there is no way on.
}
hero-paladin_self = { $player } rests for a turn, and the wound closes.
hero-paladin_duty = { $player } heals { $patient }, and loses a turn for it.
hero-paladin_fee = { $player } gives { $paladin } { the-treasure } for the cure.
hero-paladin_refusal = { $player } has not forgotten what happened here: no healing for { $patient }.
trade-offer = { $give ->
    [hidden] { $player } whispers an offer to { $partner }.
   *[other] { $give_id ->
        [nothing] { $player } asks { $partner } for { $wanted_id ->
            [any_card] any one treasure.
           *[other] { $wanted_a }.
        }
       *[other] { $player } offers { $partner } { $give_a }{ $wanted_id ->
            [nothing] {" "}as a present.
            [any_card] {" "}for any one treasure.
           *[other] {" "}for { $wanted_a }.
        }
    }
}
trade-done = { $back_count ->
    [0] { $player } gives { $partner } { $treasures ->
        [hidden] a hidden treasure.
       *[other] { treasure-list }.
    }
   *[other] { $treasures ->
        [hidden] { $player } gives a hidden treasure and gets { trade-back } from { $partner }.
       *[other] { $treasures_count ->
            [0] { $partner } gives { $player } { trade-back }, for nothing.
           *[other] { $player } gives { treasure-list } and gets { trade-back } from { $partner }.
        }
    }
}
trade-back = { $back ->
    [hidden] a hidden treasure
   *[other] { $back_1_a }
}
trade-refused = { $player } declines. { $asker } keeps everything.

## What happens: duels

duel-when = { $player } challenges { $rival } to a duel, here and now.
duel-spell = { $player } burns { $spell_a } for +2.
duel-roll = { $player }: { dice-sum }.
duel-tie = { $player } and { $rival } are evenly matched. They put up their weapons and say no more about it.
duel-margin_1_3 = { $player } wins the duel by { $margin }: { $loser } gives ground.
duel-margin_4_6 = { $player } wins the duel by { $margin }: { $loser } is hit.
duel-margin_7_up = { $player } wins the duel by { $margin }: { $loser } is hit hard.
duel-spoils = { $player } relieves { $loser } of { the-treasures }.
duel-death = It was the second wound: { $loser }’s hero is dead{ $count ->
    [0] , and had nothing to leave.
   *[other] , and { $player } takes { the-treasures }.
}

## How it ends

score-label = Gold (GP)
end-immediate = { $player } climbs into the daylight, and has won.
end-max_rounds = { $winners ->
    [0] Time is up, and the goal was not reached. The dungeon keeps its secrets.
    [one] Time is up. { $player } came nearest to the goal and wins.
   *[other] Time is up. { $player } came equally near to the goal and share the victory.
}
end-solo_par = The time allowed is over, { underground }. The daylight will have to wait.

## The table

view-round = Round
view-last_round = Last round
view-first_seat = First seat
view-turn_seat = Seat to play
view-players = Heroes
view-spaces = Rooms and chambers
view-unseen_monsters = Monsters not seen yet
view-unseen_treasures = Treasures not seen yet
view-spells_left = Spells in the deck
view-spells_discarded = Spells discarded
view-monsters = Monsters
view-treasure = Treasure
view-left = Left there
view-hero = Hero
view-class = Class
view-space = Space
view-came_from = Came from
view-wounded = Wounded
view-lost_turns = Turns to lose
view-caged = In a Cage
view-treasures = Treasures
view-gold = Gold
view-total = Gold needed
view-colour = Colour
view-spells = Spells
view-quota = Spell quota
view-move = Move
view-secret_door = Secret doors up to
view-ambushed_on = Ambushed on
view-failures = Failures at secret doors
view-free_doors = Doors without a roll
view-double_move = Double move
view-door_card = Secret Door card

## Names: classes and heroes

name-warrior = Warrior
    .about = a strong arm and no tricks
name-elf = Elf
    .about = quick, a nose for secret doors, weak in a fight
name-dwarf = Dwarf
    .about = short legs and a good axe
name-thief = Thief
    .about = cunning in ambushes, brave in company
name-paladin = Paladin
    .about = a strong arm that also heals
name-wizard = Wizard
    .about = a handful of spells and no magic swords
name-aldric = Aldric
    .kind = Warrior
name-brunna = Brunna
    .kind = Warrior
name-tarek = Tarek
    .kind = Warrior
name-eryn = Eryn
    .kind = Elf
name-faelar = Faelar
    .kind = Elf
name-ilsa = Ilsa
    .kind = Elf
name-grunda = Grunda
    .kind = Dwarf
name-hamar = Hamar
    .kind = Dwarf
name-odrik = Odrik
    .kind = Dwarf
name-mouse = Mouse
    .kind = Thief
name-silas = Silas
    .kind = Thief
name-vesna = Vesna
    .kind = Thief
name-galatea = Galatea
    .kind = Paladin
name-roland = Roland
    .kind = Paladin
name-ysolde = Ysolde
    .kind = Paladin
name-mirabel = Mirabel
    .kind = Wizard
name-oswin = Oswin
    .kind = Wizard
name-zephyr = Zephyr
    .kind = Wizard

## Names: monsters and traps

name-giant_rats = Giant Rats
    .a = Giant Rats
    .the = the Giant Rats
    .The = The Giant Rats
    .number = many
name-hobgoblins = Hobgoblins
    .a = Hobgoblins
    .the = the Hobgoblins
    .The = The Hobgoblins
    .number = many
name-goblins = Goblins
    .a = Goblins
    .the = the Goblins
    .The = The Goblins
    .number = many
name-skeleton = Skeleton
    .a = a Skeleton
    .the = the Skeleton
    .The = The Skeleton
    .number = one
name-giant_lizard = Giant Lizard
    .a = a Giant Lizard
    .the = the Giant Lizard
    .The = The Giant Lizard
    .number = one
name-kobolds = Kobolds
    .a = Kobolds
    .the = the Kobolds
    .The = The Kobolds
    .number = many
name-ghouls = Ghouls
    .a = Ghouls
    .the = the Ghouls
    .The = The Ghouls
    .number = many
name-giant_spider = Giant Spider
    .a = a Giant Spider
    .the = the Giant Spider
    .The = The Giant Spider
    .number = one
name-evil_hero = Evil Hero
    .a = an Evil Hero
    .the = the Evil Hero
    .The = The Evil Hero
    .number = one
name-orcs = Orcs
    .a = Orcs
    .the = the Orcs
    .The = The Orcs
    .number = many
name-zombies = Zombies
    .a = Zombies
    .the = the Zombies
    .The = The Zombies
    .number = many
name-werewolf = Werewolf
    .a = a Werewolf
    .the = the Werewolf
    .The = The Werewolf
    .number = one
name-ogre = Ogre
    .a = an Ogre
    .the = the Ogre
    .The = The Ogre
    .number = one
name-giant_snake = Giant Snake
    .a = a Giant Snake
    .the = the Giant Snake
    .The = The Giant Snake
    .number = one
name-gargoyle = Gargoyle
    .a = a Gargoyle
    .the = the Gargoyle
    .The = The Gargoyle
    .number = one
name-mummy = Mummy
    .a = a Mummy
    .the = the Mummy
    .The = The Mummy
    .number = one
name-wight = Wight
    .a = a Wight
    .the = the Wight
    .The = The Wight
    .number = one
name-giant = Giant
    .a = a Giant
    .the = the Giant
    .The = The Giant
    .number = one
name-green_slime = Green Slime
    .a = a Green Slime
    .the = the Green Slime
    .The = The Green Slime
    .number = one
name-troll = Troll
    .a = a Troll
    .the = the Troll
    .The = The Troll
    .number = one
name-minotaur = Minotaur
    .a = a Minotaur
    .the = the Minotaur
    .The = The Minotaur
    .number = one
name-wyvern = Wyvern
    .a = a Wyvern
    .the = the Wyvern
    .The = The Wyvern
    .number = one
name-black_pudding = Black Pudding
    .a = a Black Pudding
    .the = the Black Pudding
    .The = The Black Pudding
    .number = one
name-purple_worm = Purple Worm
    .a = a Purple Worm
    .the = the Purple Worm
    .The = The Purple Worm
    .number = one
name-witch = Witch
    .a = a Witch
    .the = the Witch
    .The = The Witch
    .number = one
name-vampire = Vampire
    .a = a Vampire
    .the = the Vampire
    .The = The Vampire
    .number = one
name-stone_golem = Stone Golem
    .a = a Stone Golem
    .the = the Stone Golem
    .The = The Stone Golem
    .number = one
name-evil_wizard = Evil Wizard
    .a = an Evil Wizard
    .the = the Evil Wizard
    .The = The Evil Wizard
    .number = one
name-blue_dragon = Blue Dragon
    .a = a Blue Dragon
    .the = the Blue Dragon
    .The = The Blue Dragon
    .number = one
name-red_dragon = Red Dragon
    .a = a Red Dragon
    .the = the Red Dragon
    .The = The Red Dragon
    .number = one
name-hydra = Hydra
    .a = a Hydra
    .the = the Hydra
    .The = The Hydra
    .number = one
name-lich = Lich
    .a = a Lich
    .the = the Lich
    .The = The Lich
    .number = one
name-slide = Slide (trap)
    .a = a Slide (trap)
    .the = the Slide (trap)
    .The = The Slide (trap)
    .number = one
name-cage = Cage (trap)
    .a = a Cage (trap)
    .the = the Cage (trap)
    .The = The Cage (trap)
    .number = one

## Names: treasures

name-sack_250 = Sack of Gold (250)
    .a = a Sack of Gold (250)
name-sack_500 = Sack of Gold (500)
    .a = a Sack of Gold (500)
name-garnet = Garnet (500)
    .a = a Garnet (500)
name-sack_750 = Sack of Gold (750)
    .a = a Sack of Gold (750)
name-sack_1000 = Sack of Gold (1,000)
    .a = a Sack of Gold (1,000)
name-magic_sword = Magic Sword (500)
    .a = a Magic Sword (500)
name-magic_sword_1 = Magic Sword +1 (500)
    .a = a Magic Sword +1 (500)
name-magic_sword_2 = Magic Sword +2 (500)
    .a = a Magic Sword +2 (500)
name-magic_sword_3 = Magic Sword +3 (500)
    .a = a Magic Sword +3 (500)
name-magic_sword_4 = Magic Sword +4 (500)
    .a = a Magic Sword +4 (500)
name-magic_sword_5 = Magic Sword +5 (500)
    .a = a Magic Sword +5 (500)
name-magic_sword_6 = Magic Sword +6 (500)
    .a = a Magic Sword +6 (500)
name-secret_door_card = Secret Door card (0)
    .a = a Secret Door card (0)
name-sack_750_double_move = Sack of Gold ×2 (750)
    .a = a Sack of Gold ×2 (750)
name-pearl = Pearl (1,000)
    .a = a Pearl (1,000)
name-silver_cup = Silver Cup (1,000)
    .a = a Silver Cup (1,000)
name-silver_cup_secret_1 = Silver Cup −1S (1,000)
    .a = a Silver Cup −1S (1,000)
name-silver_ring = Silver Ring (2,000)
    .a = a Silver Ring (2,000)
name-silver_ring_move_1 = Silver Ring +1M (2,000)
    .a = a Silver Ring +1M (2,000)
name-healing_potion = Healing Potion (250)
    .a = a Healing Potion (250)
name-sack_1000_double_move = Sack of Gold ×2 (1,000)
    .a = a Sack of Gold ×2 (1,000)
name-silver_ring_extra_lightning = Silver Ring 1L (2,000)
    .a = a Silver Ring 1L (2,000)
name-opal = Opal (2,000)
    .a = an Opal (2,000)
name-gold_cup = Gold Cup (2,500)
    .a = a Gold Cup (2,500)
name-gold_cup_extra_fireball = Gold Cup 1F (2,500)
    .a = a Gold Cup 1F (2,500)
name-gold_cup_secret_1 = Gold Cup −1S (2,500)
    .a = a Gold Cup −1S (2,500)
name-gold_ring = Gold Ring (3,000)
    .a = a Gold Ring (3,000)
name-gold_ring_move_1 = Gold Ring +1M (3,000)
    .a = a Gold Ring +1M (3,000)
name-esp_medallion = ESP Medallion (1,500)
    .a = an ESP Medallion (1,500)
name-gold_ring_move_2 = Gold Ring +2M (3,000)
    .a = a Gold Ring +2M (3,000)
name-silver_coffer = Silver Coffer (4,000)
    .a = a Silver Coffer (4,000)
name-silver_coffer_quota_seven = Silver Coffer VII (4,000)
    .a = a Silver Coffer VII (4,000)
name-silver_coffer_teleport_item = Silver Coffer T (4,000)
    .a = a Silver Coffer T (4,000)
name-jade_idol = Jade Idol (5,000)
    .a = a Jade Idol (5,000)
name-jade_idol_attack_minus_1 = Jade Idol −1 (5,000)
    .a = a Jade Idol −1 (5,000)
name-huge_emerald = Huge Emerald (5,000)
    .a = a Huge Emerald (5,000)
name-huge_sapphire = Huge Sapphire (6,000)
    .a = a Huge Sapphire (6,000)
name-crystal_ball = Crystal Ball (1,000)
    .a = a Crystal Ball (1,000)
name-gold_ring_secret_2 = Gold Ring −2S (3,000)
    .a = a Gold Ring −2S (3,000)
name-silver_coffer_double_move = Silver Coffer ×2 (4,000)
    .a = a Silver Coffer ×2 (4,000)
name-jade_idol_crystal_mark = Jade Idol, Crystal Ball (5,000)
    .a = a Jade Idol, Crystal Ball (5,000)
name-silver_necklace = Silver Necklace (7,000)
    .a = a Silver Necklace (7,000)
name-silver_necklace_attack_minus_1 = Silver Necklace −1 (7,000)
    .a = a Silver Necklace −1 (7,000)
name-huge_ruby = Huge Ruby (8,000)
    .a = a Huge Ruby (8,000)
name-silver_necklace_star_spell = Silver Necklace * (7,000)
    .a = a Silver Necklace * (7,000)
name-silver_necklace_star_spell_spent = Silver Necklace without its star (7,000)
    .a = a Silver Necklace without its star (7,000)
name-gold_necklace = Gold Necklace (9,000)
    .a = a Gold Necklace (9,000)
name-gold_necklace_teleport_item = Gold Necklace T (9,000)
    .a = a Gold Necklace T (9,000)
name-huge_diamond = Huge Diamond (10,000)
    .a = a Huge Diamond (10,000)
name-huge_diamond_attack_minus_2 = Huge Diamond −2 (10,000)
    .a = a Huge Diamond −2 (10,000)
name-face_down = a face-down card
name-nothing = nothing
name-any_card = any card

## Names: spells

name-fireball = Fireball
    .a = a Fireball
name-fireball_1 = Fireball +1F
    .a = a Fireball +1F
name-fireball_2 = Fireball +2F
    .a = a Fireball +2F
name-lightning = Lightning Bolt
    .a = a Lightning Bolt
name-lightning_1 = Lightning Bolt +1L
    .a = a Lightning Bolt +1L
name-lightning_2 = Lightning Bolt +2L
    .a = a Lightning Bolt +2L
name-teleport = Teleport
    .a = a Teleport
name-extra_fireball = Fireball of the mark 1F
    .a = a Fireball with the mark 1F
name-extra_lightning = Lightning Bolt of the mark 1L
    .a = a Lightning Bolt with the mark 1L
name-star_fireball = Fireball of the star
    .a = a Fireball with the star
name-star_lightning = Lightning Bolt of the star
    .a = a Lightning Bolt with the star

## Names: wounds

name-killed = killed
name-serious_wound = serious wound
name-light_wound = light wound
name-stunned = stunned
name-missed = missed

## Names: colours of the numbers

name-red = red
name-white = white
name-blue = blue
name-green = green
name-grey = grey
name-yellow = yellow

## Names: spaces

name-MAIN = Main Staircase
    .place = MAIN
name-C11 = Guard Hall (C11)
name-C12 = Great Kitchen (C12)
name-C21 = Barracks (C21)
name-C22 = Hall of Mirrors (C22)
name-C31 = Armoury (C31)
name-C32 = Healing Spring (C32)
name-C41 = Crypt (C41)
name-C42 = Library of the Tome (C42)
name-C51 = Torture Chamber (C51)
name-C52 = Chapel of the Fountain (C52)
name-C61 = Vortex Hall (C61)
name-C62 = Dragon Throne (C62)
name-main = Main Staircase
name-corridor = corridor
name-stairs = stairs
name-room = room
name-chamber = chamber
name-open = open side
name-arch = arch
name-door = door
name-secret = secret door
name-healing = healing
name-magical_tome = Magical Tome
name-none = none
name-north = north
    .way = North
name-east = east
    .way = East
name-south = south
    .way = South
name-west = west
    .way = West
name-teleport_chamber = teleport chamber

## Names: other signs

name-guard = face-down monster
name-monster = monster
name-treasure = treasure
name-cleared = cleared
name-treasure_card = treasure card
name-wounded = wounded
name-caged = in a cage
name-lost_turns = lost turns
name-die = die
name-counter_die = the monster’s die
name-R101 = room R101
name-R102 = room R102
name-R103 = room R103
name-R104 = room R104
name-R105 = room R105
name-R106 = room R106
name-R107 = room R107
name-R108 = room R108
name-R109 = room R109
name-R110 = room R110
name-R111 = room R111
name-R112 = room R112
name-R113 = room R113
name-R114 = room R114
name-R201 = room R201
name-R202 = room R202
name-R203 = room R203
name-R204 = room R204
name-R205 = room R205
name-R206 = room R206
name-R207 = room R207
name-R208 = room R208
name-R209 = room R209
name-R210 = room R210
name-R211 = room R211
name-R212 = room R212
name-R213 = room R213
name-R214 = room R214
name-R301 = room R301
name-R302 = room R302
name-R303 = room R303
name-R304 = room R304
name-R305 = room R305
name-R306 = room R306
name-R307 = room R307
name-R308 = room R308
name-R309 = room R309
name-R310 = room R310
name-R311 = room R311
name-R312 = room R312
name-R313 = room R313
name-R314 = room R314
name-R401 = room R401
name-R402 = room R402
name-R403 = room R403
name-R404 = room R404
name-R405 = room R405
name-R406 = room R406
name-R407 = room R407
name-R408 = room R408
name-R409 = room R409
name-R410 = room R410
name-R411 = room R411
name-R412 = room R412
name-R413 = room R413
name-R414 = room R414
name-R501 = room R501
name-R502 = room R502
name-R503 = room R503
name-R504 = room R504
name-R505 = room R505
name-R506 = room R506
name-R507 = room R507
name-R508 = room R508
name-R509 = room R509
name-R510 = room R510
name-R511 = room R511
name-R512 = room R512
name-R513 = room R513
name-R514 = room R514
name-R601 = room R601
name-R602 = room R602
name-R603 = room R603
name-R604 = room R604
name-R605 = room R605
name-R606 = room R606
name-R607 = room R607
name-R608 = room R608
name-R609 = room R609
name-R610 = room R610

## The board

# Words of the board in the terminal: short ones, there is little room beside the plan.

board-round = Round { $round }.
board-round_of = Round { $round } of { $last }.
board-pages = More: “look map” (or heroes, decks, a level such as 3, a space such as R108).
board-page_map = map
board-page_heroes = heroes
board-page_decks = decks
board-map_row = Map { $row } of 3 (north to south): levels { $levels }. Also: “look map { $other }”, “look map { $another }”.
board-level = Level { $level }
board-hero = hero
board-door = door
board-secret = secret door
board-stairs = stairs
board-guarded = monster
board-known = known one
board-treasure = treasure
board-free = free
board-healing = heals
board-magical_tome = tome
board-teleport = teleport
board-no_hero = no hero yet
board-carries = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
board-spells = { $count ->
    [one] 1 spell
   *[other] { $count } spells
}
board-among_them = with { $cards }
board-unknown = { $count } unknown
board-unknown_monsters = { $count ->
    [one] 1 unknown monster
   *[other] { $count } unknown monsters
}
board-unknown_treasures = { $count ->
    [one] 1 unknown treasure
   *[other] { $count } unknown treasures
}
board-known_cards = Known around here
board-begins = begins the rounds
board-gold = Gold { $gold }/{ $total }
board-share = { $percent }%
board-ambushed = Ambushed on { $number } or more
board-numbers = { $colour } numbers
board-number = { $colour } { $number }
board-main = MAIN
board-main_short = MAIN
board-go_home = { $steps ->
    [0] enough gold: back to the Main Staircase
    [one] enough gold: back to the Main Staircase (1 space)
   *[other] enough gold: back to the Main Staircase ({ $steps } spaces)
}

# What “?” adds in the terminal: the space where one stands.

board-here = { $kind_id ->
    [main] Main Staircase
    [stairs] Stairs { $space_id }
    [room] Room { $space_id }
    [chamber] { $space }
   *[corridor] Corridor { $space_id }
}, level { $level }.
board-about_main = Whoever comes here is cured, and wins with enough gold; ending a move here renews spells.
board-about_guarded = There is { $guard_id ->
    [face_down] something unknown
   *[other] { $guard_a }
} in it{ $count ->
    [one] {""}
   *[other] , on top of { $count } monster cards
}{ $treasures ->
    [0] , and no treasure
    [one] , and 1 treasure
   *[other] , and { $treasures } treasures
}. Whoever comes in has to fight; you may leave by any exit.
board-about_free = No monster: you may walk through{ $treasures ->
    [0] .
    [one] ; 1 treasure is there for anyone to take.
   *[other] ; { $treasures } treasures are there for anyone to take.
}
board-about_healing = At the end of a turn the chamber heals, if nothing lives in it; usually also if you have just killed a monster there.
board-about_magical_tome = At the end of a turn the Tome renews spells, if nothing lives there; usually also if you have just killed a monster there.
board-about_teleport = Whoever starts a turn here may be carried to another chamber, of this level or the next one up or down.
board-about_slide = A Slide, { at-space }: whoever comes in takes the treasure and slides into a chamber one level below.
board-about_cage = A Cage, { at-space }: whoever comes in loses 1 to 3 turns, and leaves with the treasure.
board-also_here = Also on this space: { $hero }.
board-exits = Exits:
board-exit = { $a_way_way }{ walk-through }: { walk-to }{ walk-guard }
board-you_need = You need
board-by_hand = by hand
board-need = { $how } { $number ->
    [13] out of reach
   *[other] { $number }
}
board-missing = You still need { $gold } GP{ $steps ->
    [0] .
    [one] ; the Main Staircase is 1 space away.
   *[other] ; the Main Staircase is { $steps } spaces away.
}

# Words of the board in the browser.

board-map = Map of the dungeon: arrow keys move it, + and − zoom, 0 finds your hero
board-view = What the map shows
board-find_me = Find me
board-whole_board = Whole board
board-nearer = Nearer
board-farther = Farther
board-tap = Touch a marked space to walk there.
board-tap_target = Touch one of the marked spaces.
board-go = Go
board-walk = Walk { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} to { the-space }
board-walk_guarded = Walk { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} to { the-space }, with { $guard } inside
board-guard_unknown = something unknown
board-gp = { $gold }
board-fight = The fight
board-odds = { $needed } or more with two dice: { $percent }%
board-asks_help = { $asker } asks for your help, and promises { promised-count }.
board-help_odds = Alone: { $alone }%. With you: { $together }%.
board-ask_help = Ask { $helper } ({ $percent }% then). How many treasures do you promise?
board-moves = { $move ->
    [one] 1 space a turn
   *[other] { $move } spaces a turn
}
board-finds_doors = secret doors on 1–{ $door }
board-must_bring = { $total } GP to bring back
board-scenes = What the dice decided
board-show_on_map = Show { $player } on the map
board-from_home = { $steps ->
    [0] at home
   *[other] { $steps } from home
}
board-gold_of = { $gold } of { $total } GP
board-gold_hidden = ? of { $total } GP
board-on_turn = playing now
board-share_of_goal = { $percent }% of the goal
board-wounded = wounded
board-caged = caged
board-loses_turns = { $count ->
    [one] loses 1 turn
   *[other] loses { $count } turns
}
board-stands = { at-space }
board-in_hand = Cards to choose from
board-may_be = { $count ->
    [one] The only one of its level not seen yet:
   *[other] One of { $count } of its level not seen yet:
}
board-rooms = Rooms and chambers
board-rooms_unknown = { $count ->
    [one] 1 guarded by something unknown
   *[other] { $count } guarded by something unknown
}
board-rooms_empty = { $count ->
    [one] 1 cleared
   *[other] { $count } cleared
}
board-room_treasure = { $space }: unguarded treasure
board-room_known = { $space }: { $monster }
