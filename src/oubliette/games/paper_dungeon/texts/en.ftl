# Paper App DUNGEON.
# Equipment has .a and .effect; headings have .to and .way, what dice are rolled for .for: a
# fact named $piece brings them as $piece_a and so on.

title = Paper App DUNGEON
tagline = One die, one pencil line, and a treasure that exists only once.
credits = By Tom Brinton. Gladden Design; French edition by Lucky Duck Games.
hint-facts = { $alive }% to leave this floor alive, { $hp } HP on average, { $turns } turns to go

## The set-up

option-notebook = The number of the notebook, from 0 to 16777215. The same number is the same dungeon.
    .number--1 = Any: chance draws one
    .number--2 = Sealed: chance draws one, and tells its number in the Treasure Room
    .number--3 = The first notebook: three small floors drawn by hand, to learn the game
option-profile = How rough the dungeon is.
    .standard = Standard: enemies up to strength 6; the HP limit is 10, and shops can raise it
    .zero = Zero: enemies up to strength 9, and more deaths; the HP limit is 25 and stays there
option-floors = How many floors lead down to the treasure.
option-corner_rule = Where a diagonal step fits through.
    .closed = Closed: past one wall, not between two
    .free = Free: even between two walls
    .strict = Strict: not even past one wall
option-trail_rule = What counts as going back over your own steps.
    .squares = Squares: any square of this move or of the one before
    .reverse = Reverse: only turning round on your last step
option-doubling_keeps_style = How a doubled odd result moves you.
    .on = Diagonally, like the die
    .off = Orthogonally: what is doubled is even
option-score = A score at the end.
    .on = HP × 5 + coins × 3 − deaths
    .off = No score: few deaths count most, then HP, then coins
option-peek_ahead = Leafing ahead through later pages.
    .on = Yes, as with paper
    .off = No, they stay hidden until you get there
option-abandon_floor = Giving up a floor.
    .on = Yes, at the price of a death
    .off = No
option-same_dice = What the dice show when several play.
    .on = The same for all, so each page is played in secret
    .off = Everybody’s own luck
option-scroll = When a Teleport Scroll may be read.
    .any_time = At any time: before the die is rolled or after it, and the turn goes on
    .instead_of_roll = Instead of rolling: then the turn is over
option-turn_cap = After how many turns a floor is given up for you, which counts as a death.
    .number-0 = Never

## The hero: names to propose, with commas between them

hero-names = Brunhild, Gawain, Melusine, Percival, Eleanor, Grimwald, Isolde, Barnaby, Clotilda, Theobald, Maud, Anselm, Guinevere, Wilfred, Sidony, Roland
hero-question = What is your hero called? (Enter: { $name })

## The questions: setting up and dice

draw-notebook = Which number is on the notebook?
roll-move = { $player } rolls to move. What does the die show?
roll-chest = { $player } opens a chest. What does the die show?
roll-enemy = { $player } meets a mystery enemy. What does the die show?
roll-heart = { $player } finds a mystery heart. What does the die show?
roll-web = { $player } is caught in a web. What does the die show?
roll-gambler = { $player } bets with the Gambler. What does the die show?
decide-reroll = { $face } { $purpose_for }. Keep it?
    .keep = Keep the { $face }
    .mulligan_scroll = Spend a Scroll of Mulligan: roll again
decide-double = { $face } { $purpose_for }. Double it?
    .keep = Keep the { $face }
    .doubling_potion = Drink a Doubling Potion: the { $face } becomes { face-twice }

## The questions: on a floor

decide-use_scroll_or_roll = Turn { $turn } on this floor. What now?
    .roll = Roll the die
    .teleport_scroll = Read a Teleport Scroll: go to any square
    .abandon = Give up this floor: counts as a death, and all coins are lost
    .abandon-sure = { "" }
    .enter = roll
decide-abandon = Give up floor { $floor }? A death, and all coins are lost.
    .go_on = No, play on
    .abandon = Yes, give it up
    .go_on-sure = { "" }
    .abandon-sure = { "" }
decide-heading = { step-count }. Which way?
    .stay = Stay here: no way is open, so the move is lost
    .teleport_scroll = Read a Teleport Scroll: start from any square
    .wall_pass = { $a_way }, through a wall to { $a_behind } and on: spend Break on Through
    .other = { line-ahead }
decide-wall_hit = A wall { $heading_to }, { steps-left }. Which way now?
    .stay = Stop here: no way is open, so the rest is lost
    .wall_pass = { $a_way }, straight through the wall to { $a_behind }: spend Break on Through
    .other = { line-ahead }
line-ahead = { $a_way }{ $a_finds_count ->
    [0] { "" }
   *[other] : { $a_finds }
}, { $a_left ->
    [0] ends on { $a_end }
    [one] wall after { $a_end }, 1 step left
   *[other] wall after { $a_end }, { $a_left } steps left
}
decide-scroll_target = To which square does the Teleport Scroll take you?
    .other = Square { $a }
decide-teleport_again = A teleporter you know. Jump again?
    .walk_on = Walk on
    .jump = Jump to the other one
decide-take_stairs = The stairs. Leave now, with { $hp } HP (limit { $limit }) and { coin-count }?
    .leave = Leave the floor{ $ending ->
        [death] : a death, and all coins are lost
       *[alive] { "" }
    }
    .remain = { $rest_id ->
        [none] Stay: the turn is over
        [roll] Stay, and roll the die
       *[steps] Walk on, { steps-left }
    }

## The questions: in a shop

decide-buy = { $purse ->
    [0] Your purse is empty.
    [one] You have 1 coin.
   *[other] You have { $purse } coins.
} What will it be?
    .other = { $a } for { $a_price } coins: { $a_effect }
    .leave = Leave the shop

## Parts of sentences

coin-count = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
death-count = { $deaths ->
    [0] no deaths
    [one] 1 death
   *[other] { $deaths } deaths
}
step-count = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
steps-left = { $steps ->
    [one] 1 step left
   *[other] { $steps } steps left
}
face-twice = { $face ->
    [1] 2
    [2] 4
    [3] 6
    [4] 8
    [5] 10
   *[6] 12
}
treasure-name = { $thing } of { $name }

## What happens: setting up and turning pages

setup-notebook = { $number ->
    [hidden] A sealed notebook
    [-3] The first notebook
   *[other] Notebook { NUMBER($number, useGrouping: 0) }
}, profile { $profile }: { $floors } floors to the treasure.
setup-hero = { $seats_count ->
    [1] The hero page reads “{ $players }”.
   *[other] The hero pages read: { $players }.
}
setup-first_entry = { $player } sets out with { $hp } HP (limit { $limit }) and { $coins ->
    [0] an empty purse.
   *[other] { coin-count }.
}
floor-start_square = Floor { $floor }. The start is on { $square }.
shop-places = A shop after floor { $floor }. On the counter: { $first } for { $first_price } coins, { $second } for { $second_price }, { $third } for { $third_price }.
shared-page = { $player } closes this page with { $hp } HP, { coin-count } and { death-count } so far.

## What happens: the die

roll-face = { $player } rolls { $face } { $purpose_for }.
item-mulligan = The { $face } does not count: once more.
item-doubling = { $face } becomes { $result }.
shop-used = { $player } uses up { $piece_a }, bought after floor { $floor }.

## What happens: moving

turn-odd_diagonal = { step-count }, diagonally.
turn-even_orthogonal = { step-count }, orthogonally.
turn-mark_path = { $player }’s line ends on { $square }.
move-choose_direction = Off { $heading_to }.
move-turn_only_at_wall = A wall: on { $heading_to }, { steps-left }.
move-forced_is_told = Off { $heading_to }, { $why_id ->
    [only_open] the only heading that is open
    [only_straight] the only straight line
    [only_off_the_trail] the only way off the trail
    [straight_and_off_the_trail] the only straight line off the trail
   *[back_either_way] the only straight line, as every way comes back over the trail
}{ forced-closed }{ forced-walls }{ forced-trail }.
move-forced_turn = { $why_id ->
    [only_back] A wall, and nothing else is open: back { $heading_to }
    [only_off_the_trail] A wall: on { $heading_to }, the only way off the trail
   *[only_open] A wall: on { $heading_to }, the only open side
}, { steps-left }{ forced-closed }{ forced-trail }.
forced-closed = { $closed_count ->
    [0] { "" }
   *[other] ; closed: { $closed }
}
forced-walls = { $walls_count ->
    [0] { "" }
   *[other] ; cut off by a wall: { $walls }
}
forced-trail = { $trail_count ->
    [0] { "" }
   *[other] ; back over the trail: { $trail }
}
move-lost = No way is open: { $player } stays put, and the move is lost.
move-shut_in = No way on, and none back: { $steps ->
    [one] 1 step is lost.
   *[other] { $steps } steps are lost.
}
item-wall_pass = { $player } walks { $heading }, through the wall. The wall has no comment.
item-teleport_scroll = { $player } reads, and stands on { $square }.

## What happens: finds

meet-coin = { $coins ->
    [1] A coin: +1.
   *[other] A coin under Coin Rush: +{ $coins }.
}
meet-chest = { $times ->
    [1] A chest: +{ coin-count }.
   *[other] A chest under Coin Rush: +{ coin-count }.
}
meet-enemy = { $hp ->
    [0] An enemy of strength { $strength } breaks its teeth on the Magic Shield: no HP lost.
    [1] { $strength ->
        [1] An enemy of strength 1: −1 HP.
       *[other] An enemy of strength { $strength }, now a weakling: −1 HP.
    }
   *[other] An enemy of strength { $strength }: −{ $hp } HP.
}
meet-mystery_enemy = { $hp ->
    [0] A mystery enemy breaks its teeth on the Magic Shield: no HP lost.
    [1] { $strength ->
        [0] A mystery enemy, now a weakling: −1 HP.
       *[other] A mystery enemy of strength 1: −1 HP.
    }
   *[other] A mystery enemy of strength { $strength }: −{ $hp } HP.
}
meet-heart = A heart: +{ $hp } HP.
meet-mystery_heart = A mystery heart: +{ $hp } HP.
meet-web = A web holds { $player }: −{ coin-count }, and the move ends here.
meet-key = The key! The locked door of this floor is open.
meet-teleporter_pair = A flash: { $player } steps out of the other teleporter.

## What happens: leaving

stairs-optional = { $player } takes the stairs.
abandon-floor = { $player } gives up this floor, which counts as a death.
abandon-turn_cap = After { $turns } turns the floor closes for { $player }: given up, which counts as a death.
exit-sum = { $page_id ->
    [shop] Shop
   *[floor] Floor
} ledger of { $player }. HP: entry { $entry_hp }, +{ $hp_plus }, −{ $hp_minus }, exit { $hp } (limit { $limit }). Coins: entry { $entry_coins }, +{ $coins_plus }, −{ $coins_minus }, exit { $coins }.
exit-death = A stroke on the tombstone for { $player }: { death-count } so far. { $hp ->
    [0] The treasure is reached with { $hp } HP and { coin-count }.
   *[other] The next page begins with { $hp } HP and { coin-count }.
}

## What happens: in a shop

shop-buy_any = { $player } buys { $piece_a } for { $price } coins ({ $purse } left).
shop-leave = { $player } leaves the shop.
item-food = Eaten on the spot: +{ $hp } HP.
item-elixir = From now on { $player } has an HP limit of { $limit }.
item-gambler = { $coins ->
    [0] With { $result } there is nothing to win. The Gambler thanks { $player } for the visit.
   *[other] With { $result } the Gambler must pay: +{ coin-count }.
}

## How it ends

end-treasure_room = The Treasure Room. Here it lies: the { treasure-name }.
end-summary = { $player }’s dungeon summary: { death-count }, { $hp } HP, { coin-count }.
end-summary_score = { $player }’s dungeon summary: { death-count }, { $hp } HP, { coin-count }. Score: { $hp } × 5 + { $coins } × 3 − { $deaths } = { $score }.
end-treasure_reached = { $winners ->
    [one] The treasure goes to { $player }.
   *[other] { $player } share the treasure.
} This notebook is full. There are sixteen million others.

## The table

view-notebook = Notebook
view-profile = Profile
view-page = Open page
view-floor = Floor
view-floors = of floors
view-to_play = To play
view-map = Map
view-offers = For sale
view-players = Heroes
view-later_pages = Later pages
view-treasure = Treasure
view-hidden = Hidden
view-done = done here
view-hp = HP
view-hp_plus = + HP
view-hp_minus = − HP
view-hp_exit = HP at the exit
view-hp_limit = HP limit
view-coins = Coins
view-coins_plus = + coins
view-coins_minus = − coins
view-coins_exit = Coins at the exit
view-dying = would die here
view-deaths = Deaths
view-inventory = Inventory
view-effects = On this floor
view-bought = Bought here
view-at = Square
view-taken = Used finds
view-has_key = Key
view-teleported = Teleporters used
view-lines = Lines drawn
view-line = Line of this move
view-turns = Turns
view-score = Score
view-piece = Equipment
view-shop_floor = Shop after floor
view-price = Price
view-thing = Thing
view-begins = Begins with
view-name = Name

## Names: equipment

name-snack = Light Snack
    .a = a Light Snack
    .effect = +3 HP
name-meal = Medium Snack
    .a = a Medium Snack
    .effect = +6 HP
name-feast = Hearty Snack
    .a = a Hearty Snack
    .effect = +9 HP
name-stamina_elixir = Stamina Elixir
    .a = a Stamina Elixir
    .effect = HP limit +1, for good
name-gambler = Gambler
    .a = a bet with the Gambler
    .for = for the Gambler
    .effect = a die decides, 4 or more wins 20 coins
name-coin_rush = Coin Rush
    .a = Coin Rush
    .effect = coins and chests pay double on the next floor
name-weaklings = Weaklings
    .a = Weaklings
    .effect = every enemy costs 1 HP on the next floor
name-magic_shield = Magic Shield
    .a = a Magic Shield
    .effect = no enemy costs HP on the next floor
name-wall_pass = Break on Through
    .a = Break on Through
    .effect = walk through a wall, once
name-teleport_scroll = Teleport Scroll
    .a = a Teleport Scroll
    .effect = go to any square, once
name-mulligan_scroll = Scroll of Mulligan
    .a = a Scroll of Mulligan
    .effect = roll the die again, once
name-doubling_potion = Doubling Potion
    .a = a Doubling Potion
    .effect = double what a die shows, once

## Names: headings

name-n = north
    .to = to the north
    .way = North
    .short = n
name-ne = north-east
    .to = to the north-east
    .way = North-east
    .short = ne
name-e = east
    .to = to the east
    .way = East
    .short = e
name-se = south-east
    .to = to the south-east
    .way = South-east
    .short = se
name-s = south
    .to = to the south
    .way = South
    .short = s
name-sw = south-west
    .to = to the south-west
    .way = South-west
    .short = sw
name-w = west
    .to = to the west
    .way = West
    .short = w
name-nw = north-west
    .to = to the north-west
    .way = North-west
    .short = nw

## Names: what dice are rolled for, and what else lies on a floor

name-move = move
    .for = to move
name-chest = chest
    .for = for the chest
name-enemy = enemy
    .for = for the mystery enemy
name-heart = heart
    .for = for the mystery heart
name-web = web
    .for = for the web
name-mystery_enemy = mystery enemy
name-enemy_1 = enemy 1
name-enemy_2 = enemy 2
name-enemy_3 = enemy 3
name-enemy_4 = enemy 4
name-enemy_5 = enemy 5
name-enemy_6 = enemy 6
name-enemy_7 = enemy 7
name-enemy_8 = enemy 8
name-enemy_9 = enemy 9
name-heart_1 = heart 1
name-heart_2 = heart 2
name-heart_3 = heart 3
name-heart_4 = heart 4
name-heart_5 = heart 5
name-heart_6 = heart 6
name-mystery_heart = mystery heart
name-coin = coin
name-key = key
name-lock = locked door
name-teleporter = teleporter
name-stairs = stairs
name-start = start
name-wall = wall

## Names: what else lies on a page

name-die = die
name-hero = hero
name-trail = your line
name-old_lines = older lines
name-ledger = ledger
name-give_up = giving up
name-tombstone = tombstone
name-treasure = treasure
name-summary = dungeon summary

## Names: pages, profiles, treasures

name-floor = floor
name-shop = shop
name-treasure_room = Treasure Room
name-standard = standard
name-zero = zero
name-emerald = Emerald
name-ruby = Ruby
name-sapphire = Sapphire
name-crown = Crown
name-chalice = Chalice
name-sceptre = Sceptre
name-amulet = Amulet
name-ring = Ring
name-sword = Sword
name-shield = Shield
name-mask = Mask
name-orb = Orb
name-grimoire = Grimoire
name-lyre = Lyre
name-statuette = Statuette
name-lantern = Lantern

# The board in the terminal. Short words: there is little room beside the plan of a floor.

board-floor = Floor { $floor } of { $floors }, { notebook-name }
board-shop = Shop after floor { $floor } of { $floors }, { notebook-name }
board-treasure_room = Treasure Room, { notebook-name }
notebook-name = { $notebook ->
    [first] the first notebook
   *[other] notebook { $notebook }
}
board-later_pages = You may leaf ahead: look { $floor } shows floor { $floor }.
board-profile = profile { $profile }
board-entry = Entry
board-exit = Exit
board-death = Leaving now would be a death!
board-piece = { $piece } (floor { $floor })
board-next_floor = On the next floor
board-playing = playing
board-sums_hidden = done here, sums still hidden
board-offer = { $piece }, { $price } coins: { $piece_effect }
board-bought = bought
board-too_dear = too dear
board-treasure = The { $thing } of { $name }
board-tombstone = R.I.P.
board-open_lock = open door
board-line = trail (avoided if possible)
board-old_line = older lines

# What “?” adds on a floor.

board-here = Still on this floor:
board-here_thing = { $thing } { $squares_id ->
    [none] × { $count }
   *[other] ({ $squares_id })
}
board-here_enemy = −{ $hp } HP
board-here_shielded = costs nothing, thanks to the Magic Shield
board-here_mystery_enemy = the die says how many HP are lost, 1 to 6
board-here_heart = +{ $hp } HP
board-here_mystery_heart = the die says how many HP are gained, 1 to 6
board-here_coin = +{ coin-count }
board-here_chest = the die says how many coins are gained, 1 to 6{ $times ->
    [1] { "" }
   *[other] , and they count double
}
board-here_web = stops the move; the die says how many coins are lost, 1 to 6
board-here_key = opens the locked door at once
board-here_lock = a wall, as long as the key is missing
board-here_open_lock = open
board-here_teleporter = leads to the other one; the first time it must be taken
board-here_known_teleporter = leads to the other one, if you like
board-here_stairs = the way out, in passing or when a turn ends on it or next to it
board-here_carried = In the inventory:
board-here_piece = { $piece }: { $piece_effect }

# The board in the browser: what is only said there.

board-plan = Plan of floor { $floor }.
board-plan_with_hero = Plan of floor { $floor }. { $who_id } stands on { $square_id }.
board-finds_left = Still to be found on this floor
board-found = { $thing }: { $squares }
board-touch_path = Touch the path you want to take.
board-touch_square = Touch the square you want to stand on.
board-steps = { step-count }
board-steps_left = { steps-left }
board-rolled = { $purpose_for }
board-ledger = Ledger of { $who_id }
board-deaths = { death-count }
board-price = { coin-count }
board-used = crossed out: used up
board-leaf = Leaf ahead
board-later_floor = Floor { $floor } of { $floors }, not open yet
board-later_shop = Shop after floor { $floor }, not open yet
board-previous = Previous page
board-next = Next page
board-summary = Dungeon summary
board-dead = { $who_id }: { death-count }
