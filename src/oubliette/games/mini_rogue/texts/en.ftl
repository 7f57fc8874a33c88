# Mini Rogue.
# Enemies have .the, .The, .a and .of; potions and objects .the; potions, wares and weapons .a and .effect: a fact
# named $enemy brings them as $enemy_the and so on.

title = Mini Rogue
tagline = Ten zones down, one life, and Og’s Remains at the bottom.
credits = By Paolo Di Stefano and Gabriel Gendron; art and graphic design by Gabriel Gendron. Nuts! Publishing, 2020; copyright Mountain Gold Games.
hint-facts = at least { $survive }% to survive this fight, then { $hp } HP, after { $rounds } rounds

## The set-up

option-character = The character of the first player.
    .choose = To be chosen at the start
    .mage = Mage: Conjuration and Clairvoyance, a Perception potion
    .rogue = Rogue: Backstab and Evasion, a fuller purse
    .crusader = Crusader: Bash and Vigil, a point of armor
    .priestess = Priestess: Miracle and Blessing, a Holy Water
    .random = Chance decides
option-second_character = The character of the second player, different from the first.
    .choose = To be chosen at the start
    .mage = Mage: Conjuration and Clairvoyance, a Perception potion
    .rogue = Rogue: Backstab and Evasion, a fuller purse
    .crusader = Crusader: Bash and Vigil, a point of armor
    .priestess = Priestess: Miracle and Blessing, a Holy Water
    .random = Chance decides
option-card_set = The cards of the dungeon.
    .pnp = Basic: 11 rooms, 3 guardians and Og’s Remains
    .pnp_plus = Extended: with the Hunter, the Seer, the swarm trap and the Ghoul
option-difficulty = What you start with, compared with the Character card.
    .casual = Casual: 2 gold and 1 armor more
    .normal = Normal: the figures of the card
    .hard = Hard: 1 HP and 1 food less
    .harder = Harder: 2 HP and 1 food less
    .roguelike = Roguelike: 2 HP, 1 food and 3 gold less
option-merchant_sells_food = Whether the Merchant sells food.
    .on = A ration costs 2 gold
    .off = No rations for sale, as in the rulebook
option-reward_table = What a beaten guardian is worth.
    .pnp = Basic: one roll on the Reward card
    .published = Published: 2 gold before the roll, and more gold on 2 and 5
option-treasure_bonus_gold = The extra gold of a Treasure, after a monster or a trap in the same zone.
option-object_limit = How many objects (the Raven, a weapon) one character may hold.
option-coop_object = With two players, when nobody passes the test at the Arsenal.
    .decide = You decide who gets the weapon, as in the rulebook
    .needs_success = Nobody gets the weapon
option-fall_map = Where the pit leads.
    .columns = Straight down, to the zone below
    .next_floor_first_zone = To the first zone of the next floor

## The questions: setting up

decide-choose_character = Who goes down?
    .mage = Mage: { $mage_hp } HP, armor { $mage_armor }, { $mage_food } food, { $mage_gold } gold, Perception potion; Conjuration (a potion’s effect in a fight), Clairvoyance (see hidden rooms)
    .rogue = Rogue: { $rogue_hp } HP, armor { $rogue_armor }, { $rogue_food } food, { $rogue_gold } gold; Backstab (next attack doubled), Evasion (pass a room)
    .crusader = Crusader: { $crusader_hp } HP, armor { $crusader_armor }, { $crusader_food } food, { $crusader_gold } gold; Bash (highest die and twice the armor), Vigil (+1 HP)
    .priestess = Priestess: { $priestess_hp } HP, armor { $priestess_armor }, { $priestess_food } food, { $priestess_gold } gold, Holy Water; Miracle (+4 HP), Blessing (cures her afflictions)
    .random = Let chance decide
draw-character = Which character does chance deal to { $player }?
roll-leader = What does { $player } roll for the lead?

## The questions: dice and cards

roll-adventurer = What does { $player }’s adventurer die number { $die } show?
roll-curse = What does { $player }’s curse die show?
    .number = { $a ->
        [1] skull
        [2] skull
        [3] skull
       *[other] blank
    }
roll-poison = What does { $player }’s poison die show?
    .number = { $a ->
        [1] drop
        [2] drop
        [3] drop
       *[other] blank
    }
roll-dungeon = What does the dungeon die show?
turn-room = Which room lies in row { $row }, column { $column }?
turn-guardian = Which guardian is on top of the pile?

## Answers that several questions share

choice-drink = { $a_id ->
    [life] Drink the Life potion: +6 HP
    [holy_water] Drink the Holy Water: cures all your afflictions
   *[other] Drink the Perception potion: cures your blindness
}
choice-potion = { $a_held_id ->
    [yes] Drink { $a_the } that you carry, and take this one
   *[no] Take { $a_a }: { $a_effect }
}
choice-xp = Take { $a } XP
choice-gold = Take { $a } gold
choice-armor = Take { $a } armor
choice-refresh = Turn your Character card face up: a used skill is ready again

## The questions: on the way

decide-raven_omen = Shall the Raven fly off, and keep a room out of this zone?
    .pass = No, keep the Raven
    .other = Leave out: { $a }
decide-exploration_skill_before = { $room }. Resolve it right away?
    .resolve = Resolve the room
    .skill = { $a_id ->
        [evasion] Evasion: slip through, without resolving the room
       *[other] { $a }: { $a_effect }
    }
decide-exploration_skill_after = Anything before you go on?
    .go_on = Go on
    .skill = { $a_id ->
        [evasion] Evasion: the next room will not be resolved
        [scout] Send the Raven: see up to 3 hidden rooms, and lose it
       *[other] { $a }: { $a_effect }
    }
decide-move = Where to?
    .right = Right: { $right_id ->
        [hidden] an unknown room
       *[other] { $right }
    }
    .down = Down: { $down_id ->
        [hidden] an unknown room
       *[other] { $down }
    }
    .skill = { $a_id ->
        [evasion] Evasion: the next room will not be resolved
        [scout] Send the Raven: see up to 3 hidden rooms, and lose it
       *[other] { $a }: { $a_effect }
    }
decide-clairvoyance_targets = { $left ->
    [one] One more room to see.
   *[other] Up to { $left } rooms to see.
} Which?
    .number = Row { $a }, column { $b }
    .done = That is enough
decide-raven_scout = { $left ->
    [one] The Raven can see one more room.
   *[other] The Raven can see up to { $left } rooms.
} Which?
    .number = Row { $a }, column { $b }
    .done = That is enough
decide-seer_gift = The Seer will speak for 1 gold. You have { $gold }.
    .pay = Pay 1 gold: see up to 3 hidden rooms
    .keep = Keep the gold
decide-seer_targets = { $left ->
    [one] The Seer sees one more room for you.
   *[other] The Seer sees up to { $left } rooms for you.
} Which?
    .number = Row { $a }, column { $b }
    .done = That is enough

## The questions: skill tests and potions

decide-cure_before_test = A skill test: { $test }. A cure first?
    .roll = Roll the dice, afflictions included
decide-perception_after_test = { $test }{ $dungeon ->
    [0] {""}
   *[other] , dungeon die { $dungeon }
}{ $line_id ->
    [none] {""}
   *[other] , { $line }
}: the test has failed. Drink Perception?
    .perception = Drink the Perception potion: the test is passed
    .refuse = Keep it, and fail
decide-replace_potion = You carry two potions already. What about { $potion_the } ({ $potion_effect })?
    .replace = Throw away { $a_the } for it
    .refuse = Leave it
decide-duplicate_potion = You carry { $potion_a } already, and two of a kind is one too many. Drink yours and take the new one?
    .drink = { $a_twin_id ->
        [yes] Drink { $a_the } and take the new one
       *[no] { choice-drink }
    }
    .refuse = Keep yours and leave the new one
decide-life_interrupt = This costs { $amount } HP, and you have { $hp }. { $saves ->
    [yes] The Life potion would save you. Drink, while there is time?
   *[no] Not even the Life potion would save you now. Drink all the same?
}
    .refuse = Do not drink, and die

## The questions: rooms

decide-merchant_trade = { $room_id ->
    [hunter] The Hunter waits beside his bundle.
   *[other] The Merchant waits behind his wares.
} You have { $gold } gold.
    .buy = { $a_id ->
        [potion] Buy a potion of your choice for { $b } gold
        [hunter_potion] Buy a potion of your choice for { $b } gold
       *[other] Buy { $a_a } ({ $a_effect }) for { $b } gold
    }
    .sell = Sell 1 armor for { $b } gold
    .sell_potion = Sell { $a_the } for { $b } gold
    .leave = Move along
decide-buy_which_potion = Which potion, for { $price } gold?
    .other = { $a_potion }: { $a_held_id ->
        [yes] drink yours and buy this one
       *[no] { $a_effect }
    }
decide-rest_action = A quiet corner. What do you do with it?
    .rest_train = Train: +1 XP
    .rest_forage = Forage: +1 food
    .rest_heal = Heal: +2 HP
decide-feed_raven = The Raven eyes { $food ->
    [one] your last ration.
   *[other] your { $food } rations.
} Feed it?
    .feed = Give it 1 food: it comes along, to scout or to keep a room away, once
    .pass = Leave it hungry
decide-open_chest = A chest, locked. Try it?
    .open = Try to open it, with a skill test
    .leave = Leave it alone
decide-chest_option = The chest is open. Take one thing:
decide-shrine_offering = The gods curse on 1 to 3, cure and heal on 4 and 5, and give 1 HP on 6. { $gold ->
    [0] There is no gold for their altar.
   *[other] You have { $gold } gold: put a coin on the altar before the roll?
}
    .offer = Offer 1 gold: +1 to the result
    .keep = Offer nothing
decide-tomb_shift = The test is passed, the dungeon die shows { $die }. Which line shall it be?
    .holy_water = 1, Holy Water: the potion
    .provisions = 2, Provisions: +1 food
    .loot = 3, Loot: +1 gold
    .codex = 4, Codex: +1 XP
    .horde_of_rats = 5, Horde of Rats: −1 food, or −3 HP without food
    .ghost = 6, Ghost: a fight
decide-take_arsenal = { $weapon_A }, good for { $feats ->
    [one] one free feat.
   *[other] { $feats } free feats.
} Take it?
    .take = Take it
    .leave = Leave it on its hook
decide-swap_object = Your hands are full. Give something up for { $feats ->
    [0] { $card_the }
    [one] { $weapon_a } ({ $feats } free feat)
   *[other] { $weapon_a } ({ $feats } free feats)
}?
    .swap = Give up { $a_the }
    .keep = Keep what you have
decide-reward_option = The guardian leaves something behind. Take one thing:

## The questions: fights

decide-attack_or_skill = What do you do about { $enemy_the } ({ $hp } HP)?
    .attack = Attack
    .skill = { $a }, if a test is passed: { $a_effect }, and no counter-attack
decide-conjured_potion = What do you conjure against { $enemy_the } ({ $hp } HP)?
    .fire = Fire: 7 damage
    .frost = Frost: its next strike is cancelled too
    .poison = Poison: it loses 4 HP on each of its turns
decide-reroll = { hand-counts } so far. { $enemy }: { $hp } HP. Roll again?
    .critical = Critical: roll die { $a } again (now { die-count }) and add it; a miss loses the whole die
    .feat = Feat: reroll die { $a } (now { die-count }) { $b_id ->
        [xp] for 1 XP
        [hp] for 2 HP
       *[other] with your weapon, free
    }
    .stop = Stop: deal { damage-figure }
decide-attack_potion = { damage-figure } so far. { $enemy }: { $hp } HP. A potion on top?
    .fire = Fire potion: { $fire } more damage
    .frost = Frost potion: its next strike is cancelled
    .poison = Poison potion: it loses 4 HP on each of its turns
    .keep = No potion

## The questions: two players

decide-coop_object_owner = Equal tests. Who takes { $card_the }?
    .mine = I do{ owner-weapon-1 }
    .partner = { $partner } does{ owner-weapon-2 }
decide-coop_trade = Anything to trade with { $partner }?
    .give = Give { $a_the }
    .give_armor = Give { $a } armor
    .swap = Swap { $a_the } for { $b_the }
    .nothing = Nothing to propose
decide-coop_answer = { $partner } offers { $offer_id ->
    [give_armor] { $things_1 } armor.
    [swap] { $things_1_the } for { $things_2_the }.
   *[other] { $things_1_the }.
} Agreed?
    .accept = Agreed
    .decline = No, thank you

## Parts of sentences

hand-dice = { $dice_count ->
    [1] { $dice_1 }
    [2] { $dice_1 } { $dice_2 }
   *[other] { $dice_1 } { $dice_2 } { $dice_3 }
}
hand-counts = { $counts_count ->
    [1] { damage-figure }
    [2] { hand-times }{ $counts_1 } + { $counts_2 }{ hand-times-end }: { damage-figure }
   *[other] { hand-times }{ $counts_1 } + { $counts_2 } + { $counts_3 }{ hand-times-end }: { damage-figure }
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
    [symbol] , curse die (skull)
    [blank] , curse die (blank)
   *[none] { "" }
}{ $poison_id ->
    [symbol] , poison die (drop)
    [blank] , poison die (blank)
   *[none] { "" }
}{ $dungeon ->
    [0] { "" }
   *[other] , dungeon die { $dungeon }
}
die-count = { $a ->
    [1] { $counts_1 }
    [2] { $counts_2 }
   *[other] { $counts_3 }
}
damage-figure = { $damage } damage
floor-name = { $floor ->
    [1] { name-floor_1 }
    [2] { name-floor_2 }
    [3] { name-floor_3 }
   *[other] { name-floor_4 }
}
zones-behind = { $score ->
    [0] Defeat, with not one zone left behind.
    [one] Defeat, with one zone left behind.
   *[other] Defeat, with { $score } zones left behind.
}

## What happens: setting up

setup-choose_character = { $player } plays { $character_the }.
setup-starting_stats = { $player }: { $hp } HP, armor { $armor }{ $potions_count ->
    [0] { "" }
   *[other] , { $potions_1_potion }
}.
stat-stock = In the bags: { $gold } gold, { $food } food.
setup-guardian_pile = { $pile } guardians wait face down, and Og’s Remains beneath them.
coop-leader_by_die = Dice for the lead: { $dice_1 } and { $dice_2 }. { $player } leads.
coop-leader_alternates = { $player } takes the lead.

## What happens: preparation and way

raven-preparation_window = The Raven croaks “{ $room }” and flies off. That room stays out of this zone.
prep-reshuffle_every_zone = Zone { $zone }, floor { $floor }: { floor-name }.
prep-guardian_revealed_in_guardian_zone = At the Exit: { $guardian_a }.
explore-reveal = Row { $row }, column { $column }: { $room }.
explore-enter = { $player } enters: { $room }.
explore-move = { $room_id ->
    [exit] { $player } goes { $way } and stands at the Exit.
   *[other] { $only_id ->
        [yes] { $player } goes { $way }, the only way left.
       *[no] { $player } goes { $way }.
    }
}
raven-exploration_window = The Raven flies ahead for { $player }, and does not mean to come back.
skill-mage_clairvoyance = { $player } uses Clairvoyance.
skill-rogue_evasion = { $player } uses Evasion.
skill-evaded = { $player } slips through the room, unseen.
skill-crusader_vigil = { $player } keeps Vigil.
skill-priestess_blessing = { $player } speaks a Blessing.
skill-refresh_moments = { $player }: Character card face up again.

## What happens: stats

stat-hp = { $player }: { $change_id ->
    [gain] +{ $amount } HP (now { $now }).
   *[loss] −{ $amount } HP ({ $now } left).
}
stat-armor = { $player }: { $change_id ->
    [gain] +{ $amount } armor (now { $now }).
   *[loss] −{ $amount } armor ({ $now } left).
}
stat-food = { $change_id ->
    [gain] +{ $amount } food (now { $now }).
   *[loss] −{ $amount } food ({ $now } left).
}
stat-gold = { $change_id ->
    [gain] +{ $amount } gold (now { $now }).
   *[loss] −{ $amount } gold ({ $now } left).
}
stat-xp = { $player }: { $change_id ->
    [gain] +{ $amount } XP (now { $now }).
   *[loss] −{ $amount } XP ({ $now } left).
}
stat-capped_by_board = { $stat_id ->
    [hp] { $player } has 20 HP already, the most there is.
    [armor] { $player } has 4 armor already, the most there is.
    [food] The bags are full: the food stays here.
   *[other] The purse is full: the gold stays here.
}
xp-gain_at_maximum_is_one_hp = { $player } has nothing left to learn: 1 HP instead of { $amount } XP.
level-follows_xp_both_ways = { $change_id ->
    [gain] { $player } reaches level { $level }: { $level } dice.
   *[loss] { $player } sinks to level { $level }: { $level ->
        [one] 1 die.
       *[other] { $level } dice.
    }
}

## What happens: afflictions and potions

affliction-sources = { $affliction_id ->
    [curse] { $player } is cursed: the curse die joins the hand.
    [poison] { $player } is poisoned: the poison die joins the hand.
   *[other] { $player } is blind: the next rooms stay dark.
}
affliction-one_die_of_each = { $affliction_id ->
    [curse] { $player } is cursed already: nothing changes.
    [poison] { $player } is poisoned already: nothing changes.
   *[other] { $player } is blind already: it cannot get darker.
}
affliction-lasts_until_cured = { $player } is cured of everything.
affliction-curse_lowers_every_die = The skull grins: each of { $player }’s dice counts 1 less.
affliction-poison_costs_one_hp = The poison bites { $player }.
affliction-holy_water_cures_all = { $player } drinks the Holy Water.
affliction-perception_cures_blindness = { $player } drinks Perception, and sees again. It was prettier before.
potion-life_heals_six = { $player } drinks the Life potion.
potion-gained = { $player } takes { $potion_a }.
potion-left = { $player } leaves { $potion_the }.
potion-may_discard_for_new = { $player } throws away { $potion_the }.
ruling-duplicate_potion = { $player } carries { $potion_a } already: there is no room for a second one, which is left behind.
potion-perception_passes_test = { $player } drinks Perception: the test is passed.
test-roll_all_dice = { $player }’s test: { hand-dice }{ hand-others }.
test-success_on_a_star = { $passed ->
    [yes] A star: test passed.
   *[no] No star: test failed.
}

## What happens: rooms

merchant-price_list = { $room_id ->
    [hunter] The Hunter’s prices in gold: Venison (+1 food) { $game_meat }, Balm (cures everything) { $hunter_balm }, Broth (+4 HP) { $hunter_broth }, a potion of your choice { $hunter_potion }; he pays { $sell_armor } for 1 armor, { $sell_potion } for a potion.
   *[other] The Merchant’s prices in gold: Healing Herbs (+1 HP) { $healing_herbs }{ $ration ->
        [0] { "" }
       *[other] , Ration { $ration }
    }, Rosary (cures everything) { $rosary }, Medicinal Roots (+4 HP) { $medicinal_roots }, Piece of Armor { $armor_piece }, a potion of your choice { $potion }; he pays { $sell_armor } for 1 armor, { $sell_potion } for a potion.
}
merchant-optional = Nothing there that { $player } could afford or use, and nothing to sell: on we go.
merchant-bought = { $player } buys { $ware_a } for { $price } gold.
merchant-sold = { $player } sells { $ware_a } for { $price } gold.
seer-greets = The Seer has known for days that { $player } would come.
rest-choose_exactly_one = { $action_id ->
    [rest_train] { $player } trains, against a wall that does not hit back.
    [rest_forage] { $player } forages, and asks the food no questions.
   *[other] { $player } rests, with one eye open.
}
raven-optional = There is nothing to feed the Raven with. It looks at { $player }, and waits.
raven-feed_one_ration = The Raven settles on { $player }’s shoulder.
treasure-one_gold = { $player } gathers the gold that lies about.
treasure-bonus_gold_after_danger = After the danger, { $player } searches more thoroughly.
treasure-chest_test = The chest stays shut, and seems pleased about it.
treasure-choose_one_of_two = The chest opens for { $player }.
shrine-no_offering = { $player } has no coin to lay on the altar.
shrine-offering_adds_one = { $player } puts a coin on the altar.
shrine-roll_and_consult = Dungeon die { $die }{ $offering ->
    [0] {""}
   *[other] { $die ->
        [6] , and a coin too many
       *[other] , with the coin { $result }
    }
}: { $result ->
    [1] the gods are furious.
    [2] the gods are offended.
    [3] the gods are annoyed.
    [4] the gods smile on { $player }.
    [5] the gods are in a good mood.
   *[other] the gods nod, and look away.
}
tomb-result_applies_either_way = { $find_id ->
    [tomb_holy_water] The lid gives way: a flask of Holy Water, blessed by nobody living.
    [tomb_provisions] The lid gives way: provisions for the last journey. The owner has left without them.
    [tomb_loot] The lid gives way: there was a coin on each eye. One is left.
    [tomb_codex] The lid gives way: a codex, read to death.
    [tomb_horde_of_rats] The lid gives way: a horde of rats, and they have not eaten yet.
   *[tomb_ghost] The lid gives way: somebody was asleep in there.
}
tomb-rats_without_food = There is no food, so the rats make do with { $player }.
arsenal-test_and_roll = The racks of the Arsenal hold, and everything worth having is behind them.
arsenal-success_gives_weapon = { $player } takes { $weapon_a }: { $feats ->
    [one] one free feat.
   *[other] { $feats } free feats.
}
arsenal-discard_when_spent = { $player }’s { $weapon } has done its last service.
ruling-object_limit_one = { $player } gives up { $card_the }.
trap-success_gives_reward = { $trap }: { $player } avoids the trap.
trap-failure_springs_it = { $trap }! The trap springs on { $player }.
trap-unpayable_penalty_two_hp = { $player } does not have enough to give, and pays in blood.
trap-pit_on_last_floor = Below floor 4 there is nothing to fall into. { $player } climbs out again.
trap-pit_removes_a_guardian = The ground opens, and { $guardian_id ->
    [hidden] a guardian that nobody has seen
   *[other] { $guardian_the }
} is left behind, up there.
trap-pit_falls_to_zone_below = Down into zone { $zone }: no meal, no rest.

## What happens: fights

monster-must_fight = A fight: { $enemy_a }, { $hp } HP, damage { $damage }{ $skills_count ->
    [0] { "" }
   *[other] , { $skills }
}.
combat-roll_hand = { $player } attacks: { hand-dice }{ hand-others }.
combat-critical_reroll = { $total ->
    [0] Critical, die { $die }: { $face }, a miss. The whole die is lost.
   *[other] Critical, die { $die }: { $face }, now { $total }.
}
feat-reroll_any_die = { $payment_id ->
    [weapon] Free feat
   *[other] Feat
}, die { $die }: { $face }, { $total ->
    [0] a miss.
   *[other] counts { $total }.
}
combat-damage_is_the_sum = { $player } deals { $damage } damage. { $enemy }: { $hp } HP.
combat-potion_step = { $player } throws { $potion_the } at { $enemy_the }.
potion-poison_drains_four = The poison takes 4 HP. { $enemy }: { $hp } HP.
potion-frost_skips_enemy_turn = { $enemy_The } { $enemy_id ->
    [og_remains] stand
   *[other] stands
} frozen, and cannot strike.
combat-counter_miss_on_one = { $enemy_The } { $enemy_id ->
    [og_remains] miss
   *[other] misses
} { $player }.
combat-counter_hit_two_to_five = { $enemy_The } { $enemy_id ->
    [og_remains] hit
   *[other] hits
} { $player }: { $damage ->
    [0] the armor takes it all.
   *[other] { $armor ->
        [0] { damage-figure }.
       *[other] { damage-figure } after armor.
    }
}
combat-counter_critical_on_six = Critical! { $enemy_The } { $enemy_id ->
    [og_remains] strike
   *[other] strikes
} { $player } past all armor: { $damage } damage.
combat-enemy_skill_after_hp_loss = Skill { $enemy_of }: { $skill }.
skill-combat_in_attack_phase = { $player } tries { $skill }.
skill-failed = { $skill } fails.
skill-combat_success_ignores_dungeon_die = { $enemy_The } cannot strike back this time.
skill-mage_conjuration = { $potion_id ->
    [fire] { $player } conjures Fire out of thin air.
    [frost] { $player } conjures Frost: the strike after this one will not come either.
   *[other] { $player } conjures Poison into { $enemy_the }.
}
skill-rogue_backstab = { $player } is behind { $enemy_the }: the next attack counts double.
skill-crusader_bash = { $player } bashes { $enemy_the }.
skill-priestess_miracle = { $player } prays, and for once somebody listens.
skill-damage = { $damage } damage. { $enemy }: { $hp } HP.
monster-reward_by_floor = { $enemy_The } { $enemy_id ->
    [og_remains] fall.
   *[other] falls.
}
guardian-og_has_two_phases = The bones of Og draw together again. Dead things are slow to understand.
reward-roll_and_choose = The guardian’s reward for { $player }: dungeon die { $die }.
stat-hp_zero_is_death = { $cause_id ->
    [hunger] { $player } starves in zone { $zone }.
    [trap] { $player } dies in zone { $zone }, one step too far.
    [rats] { $player } disappears under the rats of zone { $zone }.
    [monster] { $player } falls in zone { $zone }, weapon in hand.
    [guardian] { $player } falls at the Exit of zone { $zone }.
   *[other] The poison stops { $player }’s heart in zone { $zone }.
}

## What happens: descent

descent-eat_one_ration = Supper: one ration ({ $food } left).
descent-starve_three_hp = Supper: nothing. Hunger bites.
descent-move_to_next_zone = { $zone ->
    [3] Stairs lead down, one floor deeper.
    [5] Stairs lead down, one floor deeper.
    [8] Stairs lead down, one floor deeper.
   *[other] On to the next zone.
}

## What happens: two players

coop-object_test_decides_owner = { $card_The } goes to { $player }.
coop-offer = { $offer_id ->
    [give_armor] { $player } offers { $things_1 } armor to { $partner }.
    [swap] { $player } offers { $partner } { $things_1_the } for { $things_2_the }.
   *[other] { $player } offers { $things_1_the } to { $partner }.
}
coop-trade_after_room = { $offer_id ->
    [give_armor] Agreed: { $player } gives { $things_1 } armor to { $partner }.
    [swap] Agreed: { $player } gives { $partner } { $things_1_the } for { $things_2_the }.
   *[other] Agreed: { $player } gives { $things_1_the } to { $partner }.
}
coop-declined = { $player } says no.

## How it ends

score-label = Zones left behind
end-victory = { $player } { $winners ->
    [one] takes Og’s Blood and climbs
   *[other] take Og’s Blood and climb
} back into the light. Ten zones left behind, and nobody will believe a word of it.
end-defeat_hunger = Here lies an empty stomach. The dungeon, at least, has eaten well. { zones-behind }
end-defeat_trap = The trap had waited for two hundred years, and it was worth the wait. { zones-behind }
end-defeat_rats = The rats send their compliments, and ask for the recipe. { zones-behind }
end-defeat_monster = A monster dines tonight, and there will be leftovers. { zones-behind }
end-defeat_guardian = The guardian sweeps the threshold and goes back to its post. { zones-behind }
end-defeat_poison = The poison worked slowly, honestly, and to the end. { zones-behind }

## The table

view-floor = Floor
view-zone = Zone
view-guardian_zone = Guardian here
view-phase = Phase
view-leader_seat = Leader
view-gold = Gold
view-food = Food
view-players = Party
view-grid = Rooms
view-unused_rooms = of which left out
view-unseen_rooms = Not seen yet
view-guardian = Guardian
view-guardian_card = Guardian card
view-guardians_left = Guardians before Og
view-enemy = Enemy
view-dice = Dice
view-dead_seat = Dead
view-sells_food = Food for sale
view-treasure_bonus = Extra gold of a Treasure
view-falls_to = The pit leads to zone
view-character = Character
view-level = Level
view-xp = XP
view-hp = HP
view-max_hp = of HP
view-armor = Armor
view-potions = Potions
view-afflictions = Afflictions
view-objects = Objects
view-weapon = Weapon
view-free_feats = Free feats
view-card_ready = Skill ready
view-evading = Evading
view-faced_danger = Danger faced
view-row = Row
view-column = Column
view-name = Name
view-enemy_id = Card
view-damage = Damage
view-skills = Skills
view-drained = Poisoned
view-frozen = Frozen
view-backstab = Rogue’s attack doubled
view-seat = Thrown by
view-adventurer = Adventurer dice
view-counts = They count
view-criticals = Open criticals
view-feats = Feats done
view-curse_die = Curse die
view-poison_die = Poison die
view-dungeon_die = Dungeon die
view-next_level = next level at
view-card_used = Skill used
view-counted = counts
view-miss = miss
view-critical = critical
view-by_feat = rerolled
view-skull = skull
view-drop = drop

## Names: characters and skills

name-mage = Mage
    .the = the Mage
name-rogue = Rogue
    .the = the Rogue
name-crusader = Crusader
    .the = the Crusader
name-priestess = Priestess
    .the = the Priestess
name-conjuration = Conjuration
    .effect = the effect of a Fire, Frost or Poison potion
name-clairvoyance = Clairvoyance
    .effect = see up to 3 hidden rooms
name-backstab = Backstab
    .effect = your next attack counts double
name-evasion = Evasion
    .effect = a room is not resolved
name-bash = Bash
    .effect = the highest die and twice your armor as damage
name-vigil = Vigil
    .effect = +1 HP
name-miracle = Miracle
    .effect = +4 HP
name-blessing = Blessing
    .effect = cures all your afflictions
name-scout = Scout
    .effect = see up to 3 hidden rooms
name-omen = Omen
    .effect = one room stays out of this zone

## Names: enemies

name-giant_rat = Giant Rat
    .the = the Giant Rat
    .The = The Giant Rat
    .a = a Giant Rat
    .of = of the Giant Rat
name-skeleton_soldier = Skeleton Soldier
    .the = the Skeleton Soldier
    .The = The Skeleton Soldier
    .a = a Skeleton Soldier
    .of = of the Skeleton Soldier
name-winged_serpent = Winged Serpent
    .the = the Winged Serpent
    .The = The Winged Serpent
    .a = a Winged Serpent
    .of = of the Winged Serpent
name-cursed_guard = Cursed Guard
    .the = the Cursed Guard
    .The = The Cursed Guard
    .a = a Cursed Guard
    .of = of the Cursed Guard
name-giant_spider = Giant Spider
    .the = the Giant Spider
    .The = The Giant Spider
    .a = a Giant Spider
    .of = of the Giant Spider
name-goblin = Goblin
    .the = the Goblin
    .The = The Goblin
    .a = a Goblin
    .of = of the Goblin
name-crossbowman = Crossbowman
    .the = the Crossbowman
    .The = The Crossbowman
    .a = a Crossbowman
    .of = of the Crossbowman
name-kings_guard = King’s Guard
    .the = the King’s Guard
    .The = The King’s Guard
    .a = a King’s Guard
    .of = of the King’s Guard
name-apparition = Apparition
    .the = the Apparition
    .The = The Apparition
    .a = an Apparition
    .of = of the Apparition
name-ghost = Ghost
    .the = the Ghost
    .The = The Ghost
    .a = a Ghost
    .of = of the Ghost
name-spectre = Spectre
    .the = the Spectre
    .The = The Spectre
    .a = a Spectre
    .of = of the Spectre
name-revenant = Revenant
    .the = the Revenant
    .The = The Revenant
    .a = a Revenant
    .of = of the Revenant
name-kings_protector = King’s Protector
    .the = the King’s Protector
    .The = The King’s Protector
    .a = the King’s Protector
    .of = of the King’s Protector
name-cursed_dragon = Cursed Dragon
    .the = the Cursed Dragon
    .The = The Cursed Dragon
    .a = the Cursed Dragon
    .of = of the Cursed Dragon
name-spider_queen = Spider Queen
    .the = the Spider Queen
    .The = The Spider Queen
    .a = the Spider Queen
    .of = of the Spider Queen
name-ghoul = Ghoul
    .the = the Ghoul
    .The = The Ghoul
    .a = the Ghoul
    .of = of the Ghoul
name-og_remains = Og’s Remains
    .the = Og’s Remains
    .The = Og’s Remains
    .a = Og’s Remains
    .of = of Og’s Remains
name-kings_protector_1 = King’s Protector, floor 1
name-kings_protector_2 = King’s Protector, floor 2
name-kings_protector_3 = King’s Protector, floor 3
name-cursed_dragon_1 = Cursed Dragon, floor 1
name-cursed_dragon_2 = Cursed Dragon, floor 2
name-cursed_dragon_3 = Cursed Dragon, floor 3
name-spider_queen_1 = Spider Queen, floor 1
name-spider_queen_2 = Spider Queen, floor 2
name-spider_queen_3 = Spider Queen, floor 3
name-ghoul_1 = Ghoul, floor 1
name-ghoul_2 = Ghoul, floor 2
name-ghoul_3 = Ghoul, floor 3
name-og_remains_1 = Og’s Remains, first phase
name-og_remains_2 = Og’s Remains, second phase

## Names: rooms and objects

name-monster_undead = Monster (undead)
name-monster_goblin = Monster (goblin)
name-merchant = Merchant
name-rest = Rest
name-raven = Raven
    .the = the Raven
    .The = The Raven
name-treasure = Treasure
name-shrine = Shrine
name-tomb = Tomb
name-arsenal = Arsenal
    .the = the Arsenal weapon
    .The = The Arsenal weapon
name-trap_halls = Trap (rats, acid, axes)
name-trap_pit = Trap (spikes, stakes, pit)
name-hunter = Hunter
name-trap_swarm = Trap (thorns, web, bats)
name-seer = Seer
name-empty = nothing
name-taken = taken
name-rusty_dagger = Rusty Dagger
    .a = a Rusty Dagger
    .A = A Rusty Dagger
name-longsword = Longsword
    .a = a well-made Longsword
    .A = A well-made Longsword
name-battle_axe = Battle Axe
    .a = an intact Battle Axe
    .A = An intact Battle Axe

## Names: potions, afflictions, enemy skills

name-fire = Fire
    .potion = Fire potion
    .the = the Fire potion
    .a = a Fire potion
    .effect = +7 damage in an attack
name-frost = Frost
    .potion = Frost potion
    .the = the Frost potion
    .a = a Frost potion
    .effect = cancels a strike
name-poison = Poison
    .potion = Poison potion
    .the = the Poison potion
    .a = a Poison potion
    .effect = −4 HP on each of the enemy’s turns
name-life = Life
    .potion = Life potion
    .the = the Life potion
    .a = a Life potion
    .effect = +6 HP
name-holy_water = Holy Water
    .potion = Holy Water
    .the = the Holy Water
    .a = a Holy Water
    .effect = cures all afflictions
name-perception = Perception
    .potion = Perception potion
    .the = the Perception potion
    .a = a Perception potion
    .effect = passes a test or cures blindness
name-curse = Curse
name-blindness = Blindness
name-weaken = Weaken
name-unstoppable = Unstoppable

## Names: wares, tomb finds, traps, rests

name-healing_herbs = Healing Herbs
    .a = Healing Herbs
    .effect = +1 HP
name-ration = Ration
    .a = a Ration
    .effect = +1 food
name-rosary = Rosary
    .a = a Rosary
    .effect = cures all your afflictions
name-medicinal_roots = Medicinal Roots
    .a = Medicinal Roots
    .effect = +4 HP
name-armor_piece = Piece of Armor
    .a = a Piece of Armor
    .effect = +1 armor
name-potion = Potion of choice
    .a = a potion of choice
    .effect = you choose which
name-game_meat = Venison
    .a = Venison
    .effect = +1 food
name-hunter_balm = Balm
    .a = a Balm
    .effect = cures all your afflictions
name-hunter_broth = Broth
    .a = a bowl of Broth
    .effect = +4 HP
name-hunter_potion = Potion of choice
    .a = a potion of choice
    .effect = you choose which
name-hunter_armor = Piece of Armor
    .a = a Piece of Armor
    .effect = +1 armor
name-tomb_holy_water = Holy Water
name-tomb_provisions = Provisions
name-tomb_loot = Loot
name-tomb_codex = Codex
name-tomb_horde_of_rats = Horde of Rats
name-tomb_ghost = Ghost
name-provisions = Provisions
name-loot = Loot
name-codex = Codex
name-horde_of_rats = Horde of Rats
name-hungry_rats = Hungry Rats
name-acid_rain = Acid Rain
name-rusty_axes = Rusty Axes
name-poisoned_spikes = Poisoned Spikes
name-stakes = Stakes
name-pit = Pit
name-tiny_thorns = Tiny Thorns
name-thick_web = Thick Web
name-bat_swarm = Bat Swarm
name-rest_train = Train
name-rest_forage = Forage
name-rest_heal = Heal

## Names: everything else

name-hp = HP
name-xp = XP
name-armor = armor
name-food = food
name-gold = gold
name-card = Character card
name-face_down = Face-down card
name-adventurer_die = Adventurer die
name-poison_potion = Poison potion
name-weapon = free feat
name-none = not thrown
name-blank = blank
name-symbol = symbol
name-floor_1 = The Sewers
name-floor_2 = The Dungeon
name-floor_3 = The Catacombs
name-floor_4 = The Buried Fortress
name-level_1 = Level 1 (1 die)
name-level_2 = Level 2 (2 dice)
name-level_3 = Level 3 (3 dice)
name-right = right
name-down = down
name-preparation = Preparation
name-room = Room
name-move = Move
name-exit = Exit
name-descent = Descent
name-hunger = hunger
name-trap = a trap
name-rats = rats
name-monster = a monster
name-guardian = a guardian
name-give = gift
name-give_armor = gift of armor
name-swap = exchange

## What only boards on a screen say

board-card = Row { $row }, column { $column }: { $room }
board-here = { $names } here
board-face_down = face down
board-no_card = no card
board-exit_guarded = { $exit }: { $guardian }
board-left_out = { $count ->
    [one] One of them is not in this zone.
   *[other] { $count } of them are not in this zone.
}
board-to_og = { $zones ->
    [0] Og’s Remains wait here
    [one] One zone to Og’s Remains
   *[other] { $zones } zones to Og’s Remains
}
board-map = Zone { $zone } of { $zones }, on floor { $floor }. Guardians wait in zones { $guardians }.
board-dice_of = { $player }’s dice
board-last_throw = Last throw
board-hit = { $damage } damage
board-again_feat = Reroll
board-again_critical = Roll on
board-pay_critical = free, adds
board-pay_xp = −1 XP
board-pay_hp = −2 HP
board-pay_weapon = free
board-die = Die { $die }: { $face }
board-for_sale = For sale
board-to_sell = What you could sell
board-to_choose = To choose from
board-hinted = hint

## The cards, to be read before they matter

board-gain = { $kind_id ->
    [hp] +{ $amount } HP
    [xp] +{ $amount } XP
    [armor] +{ $amount } armor
    [food] +{ $amount } food
   *[gold] +{ $amount } gold
}
board-loss = { $kind_id ->
    [hp] −{ $amount } HP
    [armor] −{ $amount } armor
   *[food] −{ $amount } food
}
board-cured = cures everything
board-refreshed = Character card face up
board-either = { $one } or { $two }
board-outcomes = failed { $loss }, passed { $gain }
board-falls = fall to zone { $zone }
board-after_danger = { $amount } more after a danger in this zone
board-rats = −{ $food } food, or −{ $hp } HP without food
board-feats = { $feats ->
    [one] 1 free feat
   *[other] { $feats } free feats
}
board-hp_of_two = HP { $one } (for two { $two })
board-price = { $ware } ({ $effect }) { $price }
board-pays = He pays { $armor } for 1 armor, { $potion } for a potion
board-pays_short = pays { $armor } for armor, { $potion } for potions
board-columns = failed / passed
board-bonus = { $amount } more after a danger
board-raven = Fed with { $food } food, it follows you and serves once: to see up to 3 hidden rooms after a room, or to leave out a room before a zone.
board-raven_short = { $food } food to see 3 rooms or leave one out, once
board-seer = The Character card is turned face up; for { $gold } gold, see up to { $rooms } hidden rooms.
board-seer_short = Character card face up; { $rooms } rooms to see for { $gold } gold
board-note = { $kind_id ->
    [trap] A skill test with the dungeon die. Food or armor that you lack costs { $hp } HP instead.
    [tomb] A skill test with the dungeon die; if it is passed, the result may be shifted by 1.
    [shrine] The dungeon die, without a test. A coin offered before the roll adds 1.
    [treasure] The gold first, then the chest if you like: a skill test with the dungeon die, and one thing to choose.
    [arsenal] A skill test with the dungeon die; the weapon if it is passed.
    [monster] A fight to the death. The dungeon die strikes back: 1 misses, 2 to 5 hits, 6 hits through armor.
    [rest] One thing to choose, and the Character card is turned face up.
    [merchant] Buy and sell as you like, or pass; prices are in gold.
    [raven] Nobody has to.
   *[seer] The Seer keeps nobody.
}
board-enemy_skill = { $skill_id ->
    [curse] Curse, after a hit that costs HP: a curse die joins your dice.
    [poison] Poison, after a hit that costs HP: a poison die joins your dice.
    [weaken] Weaken, after a hit that costs HP: −1 XP.
    [blindness] Blindness, after a hit that costs HP: you no longer see the next rooms.
   *[unstoppable] Unstoppable: armor stops nothing.
}

## Names: what the rulebook does not print

name-casual = Casual
name-normal = Normal
name-hard = Hard
name-harder = Harder
name-roguelike = Roguelike
name-enemy_hp = the enemy’s HP
name-zone = Zone
name-floor = floor
name-column = column
name-pit_to = pit to zone
name-critical_on = critical on
name-symbol_faces = faces with the symbol
name-for_two = for two
name-damage = damage
name-buy = buy
name-sell = sell
name-per_floor = per floor
name-any_potion = any you like
name-published = in the published game
name-skill_armor = damage per point of armor
name-skill_dice = plus the highest die of the test
name-skill_rooms = rooms to see
name-skill_left_out = room left out
name-skill_times = attack multiplied by
name-skill_cures = cures all afflictions
name-skill_potions = an offensive potion
name-skill_spends = without owning or spending a potion
name-figure_object_limit = objects per character
name-figure_published_reward_gold = gold before the reward in the published game
name-figure_seer_gold = the Seer’s price in gold
name-figure_seer_rooms = rooms that the Seer shows
